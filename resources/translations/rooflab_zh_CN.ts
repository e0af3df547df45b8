<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 rooflab contributors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="zh_CN">
<context>
    <name>AxisItem</name>
    <message>
        <source>Arithmetic intensity (FLOP/Byte)</source>
        <translation>算术强度（FLOP/Byte）</translation>
    </message>
    <message>
        <source>Performance (FLOPS)</source>
        <translation>性能（FLOPS）</translation>
    </message>
    <message>
        <source>Performance (%1)</source>
        <translation>性能（%1）</translation>
    </message>
</context>
<context>
    <name>ChartText</name>
    <message>
        <source>knee %1</source>
        <translation>拐点 %1</translation>
    </message>
    <message>
        <source>imagined knee %1</source>
        <translation>设想的拐点 %1</translation>
    </message>
    <message>
        <source>%1× (%2 decades)</source>
        <translation>%1×（%2 个数量级）</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>斜率 %1</translation>
    </message>
    <message>
        <source>No bandwidth line crosses this part of the plane.</source>
        <translation>图中的这一部分没有带宽线穿过。</translation>
    </message>
    <message>
        <source>The slope is that of a bandwidth line, and the chart shows no bandwidth reference.</source>
        <translation>斜率指带宽线的斜率，而图中没有带宽参考线。</translation>
    </message>
    <message>
        <source>BW × AI_min = %1</source>
        <translation>BW × AI_min = %1</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>kept as text</source>
        <translation>按文本保留</translation>
    </message>
    <message>
        <source>name of the run</source>
        <translation>运行的名称</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>correct or not</source>
        <translation>正确与否</translation>
    </message>
    <message>
        <source>N, in elements</source>
        <translation>N（元素个数）</translation>
    </message>
    <message>
        <source>warm-up launches</source>
        <translation>预热启动次数</translation>
    </message>
    <message>
        <source>timed launches</source>
        <translation>计时启动次数</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>time of a launch</source>
        <translation>单次启动的时间</translation>
    </message>
    <message>
        <source>longest time</source>
        <translation>最长时间</translation>
    </message>
    <message>
        <source>standard deviation of the time</source>
        <translation>时间的标准差</translation>
    </message>
    <message>
        <source>FLOPs of a launch</source>
        <translation>单次启动的 FLOP 数</translation>
    </message>
    <message>
        <source>bytes of a launch</source>
        <translation>单次启动的字节数</translation>
    </message>
    <message>
        <source>performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>“%1” needs a unit: choose one, none is guessed</source>
        <translation>“%1”需要单位：请选择一个，程序不会猜测</translation>
    </message>
    <message>
        <source>“%1” has no unit in this meaning</source>
        <translation>“%1”在这个含义下没有单位</translation>
    </message>
    <message>
        <source>“%1” is no unit of this meaning; units are %2</source>
        <translation>“%1”不是这个含义的单位；可用单位：%2</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Different conditions, derived from the parameters</source>
        <translation>不同的条件（由参数推出）</translation>
    </message>
    <message>
        <source>Different conditions, as recorded</source>
        <translation>不同的条件（按记录）</translation>
    </message>
    <message>
        <source>Different results</source>
        <translation>不同的结果</translation>
    </message>
    <message>
        <source>Different origin</source>
        <translation>不同的来源</translation>
    </message>
    <message>
        <source>Ratios to %1 (%2 time)</source>
        <translation>相对于 %1 的比值（时间取%2）</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>FLOPS</source>
        <translation>FLOPS</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What %1 against %2 says</source>
        <translation>%1 与 %2 的比较说明了什么</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Not known to be the same</source>
        <translation>无法确定是否相同</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source> (medians %1 to %2)</source>
        <translation> （中位数之比 %1 至 %2）</translation>
    </message>
    <message>
        <source>, not distinguishable</source>
        <translation>，无法区分</translation>
    </message>
</context>
<context>
    <name>CoreText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>an error and its place</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>DescribeDevicesCommand</name>
    <message>
        <source>describe devices</source>
        <translation>补充设备说明</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>%1 selected</source>
        <translation>已选中 %1 项</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 项</translation>
    </message>
</context>
<context>
    <name>FileReport</name>
    <message>
        <source>%1 measurements, %2 ceilings</source>
        <translation>%1 条测量记录，%2 条上限线</translation>
    </message>
    <message>
        <source>; already open: %1</source>
        <translation>；已经打开：%1</translation>
    </message>
    <message>
        <source>cancelled, not loaded</source>
        <translation>已取消，未载入</translation>
    </message>
</context>
<context>
    <name>GhostsItem</name>
    <message>
        <source>What-if is shown: not data (its point is outside)</source>
        <translation>正在显示假设推演：不是数据（其工作点在图外）</translation>
    </message>
    <message>
        <source>What-if is shown: not data</source>
        <translation>正在显示假设推演：不是数据</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>&lt;h3&gt;Axes&lt;/h3&gt;&lt;p&gt;Across: arithmetic intensity AI = F / Q, the floating-point operations done for each byte moved. Up: performance P = F / t. Q is counted from the algorithm unless a record says otherwise; it is not what the memory really moved.&lt;/p&gt;&lt;h3&gt;Lines&lt;/h3&gt;&lt;p&gt;A slanted line is a bandwidth: P = BW &amp;middot; AI. A level line is a compute rate. Each is a &lt;b&gt;reference&lt;/b&gt; that was measured or stated, not a hardware peak: a point above one is possible, because the reference moved other data in another way. Where the lines meet is the knee, P / BW.&lt;/p&gt;&lt;h3&gt;Points&lt;/h3&gt;&lt;p&gt;Colour and name: the variant. Shape: the device. Hollow: the output was not checked in full. A measurement whose check failed is never drawn like a good one. Time, FLOPS and bandwidth of a point are one measurement shown three ways, not three pieces of evidence.&lt;/p&gt;&lt;h3&gt;Reading&lt;/h3&gt;&lt;p&gt;Left of the knee the bandwidth line is the lower one, right of it the compute line. &amp;quot;% of reference&amp;quot; compares a point with the lower of the two at its own AI. The vertical gap on the log scale is that ratio. A low AI suggests a bandwidth limit; it does not prove one: latency, too few threads, extra traffic or an uneven clock look the same. Compare only what has the same precision, device and statistic.&lt;/p&gt;&lt;h3&gt;Statistic&lt;/h3&gt;&lt;p&gt;Minimum: the least disturbed launch. Median: the usual launch. Mean: includes every disturbance. A file may record only some; a point then says which one it uses.&lt;/p&gt;&lt;h3&gt;In the window&lt;/h3&gt;&lt;p&gt;Wheel: zoom at the pointer. Drag: move. Double click: back to the home frame. Arrow keys on the chart walk from point to point. A copy does no arithmetic (F = 0), so it has no place on a log axis: it is listed under &lt;i&gt;Not plotted&lt;/i&gt;, and its bandwidth makes a line.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;坐标轴&lt;/h3&gt;&lt;p&gt;横轴：算术强度 AI = F / Q，即每搬运 1 Byte 完成的浮点运算次数。纵轴：性能 P = F / t。除非记录另有说明，Q 按算法计数，并不是内存实际传输的字节数。&lt;/p&gt;&lt;h3&gt;线&lt;/h3&gt;&lt;p&gt;斜线是带宽：P = BW &amp;middot; AI。水平线是算力。每条线都是实测或给定的&lt;b&gt;参考线&lt;/b&gt;，不是硬件峰值：工作点可以高于参考线，因为参考测试以另一种方式搬运了另外的数据。两线相交处是拐点 P / BW。&lt;/p&gt;&lt;h3&gt;工作点&lt;/h3&gt;&lt;p&gt;颜色和名称：实现。形状：设备。空心：输出未全量校验。校验失败的测量绝不会画得与正确的一样。一个工作点的时间、FLOPS 和带宽是同一次测量的三种表示，不是三份证据。&lt;/p&gt;&lt;h3&gt;解读&lt;/h3&gt;&lt;p&gt;拐点左侧较低的是带宽线，右侧较低的是算力线。&amp;quot;占参考线的百分比&amp;quot;把工作点与它自己的 AI 处两者中较低的一条比较。对数坐标上的垂直距离就是这个比值。AI 低提示带宽受限，但不能证明：延迟、线程太少、额外的数据搬运或不稳定的频率看上去都一样。只比较精度、设备和统计量都相同的结果。&lt;/p&gt;&lt;h3&gt;统计量&lt;/h3&gt;&lt;p&gt;最小值：受干扰最少的一次启动。中位数：通常的一次启动。平均值：包含全部干扰。文件可能只记录了其中几个；这时工作点会说明用的是哪一个。&lt;/p&gt;&lt;h3&gt;在窗口中&lt;/h3&gt;&lt;p&gt;滚轮：以指针为中心缩放。拖动：平移。双击：回到初始范围。在图上按方向键可逐个走过工作点。copy 不做运算（F = 0），在对数轴上没有位置：它列在&lt;i&gt;未绘制&lt;/i&gt;之下，它的带宽画成一条线。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How to read this chart</source>
        <translation>如何读这张图</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>修订</translation>
    </message>
    <message>
        <source>Measures vector-add kernels and reads them on a roofline.</source>
        <translation>测量向量加法 kernel，并在屋顶线图上解读。</translation>
    </message>
    <message>
        <source>Copyright 2026 rooflab contributors. Licence: GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>版权所有 2026 rooflab 贡献者。许可证：GNU 通用公共许可证第 3 版或更新版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>Built with Qt %1.</source>
        <translation>使用 Qt %1 构建。</translation>
    </message>
    <message>
        <source>About rooflab</source>
        <translation>关于 rooflab</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <source>%1 more in Details</source>
        <translation>详情中还有 %1 项</translation>
    </message>
    <message>
        <source>Slowest to fastest sample</source>
        <translation>最慢到最快的样本</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>中位数的 95 % 区间</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <translation>1 / %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来历</translation>
    </message>
</context>
<context>
    <name>InsertCeilingCommand</name>
    <message>
        <source>add ceiling</source>
        <translation>添加上限线</translation>
    </message>
</context>
<context>
    <name>LegendItem</name>
    <message>
        <source>hollow: not fully validated</source>
        <translation>空心：未全量校验</translation>
    </message>
    <message>
        <source>validation failed</source>
        <translation>校验失败</translation>
    </message>
    <message>
        <source>measured reference</source>
        <translation>实测参考线</translation>
    </message>
    <message>
        <source>theoretical reference</source>
        <translation>理论参考线</translation>
    </message>
    <message>
        <source>imported reference</source>
        <translation>导入的参考线</translation>
    </message>
    <message>
        <source>manual reference</source>
        <translation>手工参考线</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 项</translation>
    </message>
</context>
<context>
    <name>MatchDialog</name>
    <message>
        <source>Choose a file or a device for each side.</source>
        <translation>请为每一侧选择文件或设备。</translation>
    </message>
    <message>
        <source>Both sides are the same: choose another file or device for one of them.</source>
        <translation>两侧相同：请为其中一侧另选文件或设备。</translation>
    </message>
    <message>
        <source>Side A has no record: no record has this file and this device.</source>
        <translation>A 侧没有记录：没有一条记录同时属于这个文件和这个设备。</translation>
    </message>
    <message>
        <source>Side B has no record: no record has this file and this device.</source>
        <translation>B 侧没有记录：没有一条记录同时属于这个文件和这个设备。</translation>
    </message>
    <message>
        <source>%1 records are on both sides: choose sides that have none in common.</source>
        <translation>有 %1 条记录同时在两侧：请选择没有共同记录的两侧。</translation>
    </message>
</context>
<context>
    <name>OpenSummary</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not loaded: %1</source>
        <translation>未载入：%1</translation>
    </message>
    <message>
        <source>%1 files were not loaded. First: %2</source>
        <translation>%1 个文件未载入。第一个：%2</translation>
    </message>
    <message>
        <source>Records that were not taken: %1. The import report says why.</source>
        <translation>未采用的记录：%1。导入报告说明了原因。</translation>
    </message>
    <message>
        <source>Loaded %1.</source>
        <translation>已载入 %1。</translation>
    </message>
    <message>
        <source>Loaded %1 of %2 files.</source>
        <translation>已载入 %1 个文件，共 %2 个。</translation>
    </message>
    <message>
        <source>In the import preview: %1.</source>
        <translation>在导入预览中：%1。</translation>
    </message>
    <message>
        <source>Cancelled, not loaded: %1.</source>
        <translation>已取消，未载入：%1。</translation>
    </message>
    <message>
        <source>Notes in the import report: %1.</source>
        <translation>导入报告中的备注：%1。</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Undo %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>复制链接地址(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>RecordNotesCommand</name>
    <message>
        <source>edit the record&apos;s notes</source>
        <translation>编辑记录的笔记</translation>
    </message>
</context>
<context>
    <name>RemoveCeilingsCommand</name>
    <message>
        <source>remove ceilings</source>
        <translation>移除上限线</translation>
    </message>
</context>
<context>
    <name>RemoveMeasurementsCommand</name>
    <message>
        <source>remove measurements</source>
        <translation>移除测量记录</translation>
    </message>
</context>
<context>
    <name>SetHiddenCommand</name>
    <message>
        <source>hide measurements</source>
        <translation>隐藏测量记录</translation>
    </message>
    <message>
        <source>show measurements</source>
        <translation>显示测量记录</translation>
    </message>
</context>
<context>
    <name>SweepPanel</name>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1, %2 = %3</source>
        <translation>%1，%2 = %3</translation>
    </message>
    <message>
        <source>min %1, median %2</source>
        <translation>最小值 %1，中位数 %2</translation>
    </message>
    <message>
        <source>its validation failed</source>
        <translation>它的校验失败</translation>
    </message>
    <message>
        <source>not fully validated</source>
        <translation>未全量校验</translation>
    </message>
    <message>
        <source>%1 stands beside %2 because it is its controlled twin: same grid, same loop steps, same elements of a wavefront; the access pattern alone differs</source>
        <translation>%1 列在 %2 旁边，因为它是后者的受控对照：网格相同、循环步数相同、一个 wavefront 的元素相同；只有访存模式不同</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 records have no such value and are not drawn</source>
        <translation>%1：%2 条记录没有这个值，未绘制</translation>
    </message>
</context>
<context>
    <name>TextsItem</name>
    <message>
        <source>Sample for learning, not measured on this machine</source>
        <translation>学习示例，不是在本机测量的</translation>
    </message>
    <message>
        <source>1 point outside: fit</source>
        <translation>1 个工作点在图外：显示全部</translation>
    </message>
    <message>
        <source>1 point outside the frame</source>
        <translation>1 个工作点在图外</translation>
    </message>
    <message>
        <source>%1 points outside: fit</source>
        <translation>%1 个工作点在图外：显示全部</translation>
    </message>
    <message>
        <source>%1 points outside the frame</source>
        <translation>%1 个工作点在图外</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>还没有可画的内容</translation>
    </message>
    <message>
        <source>Measure this machine, or open results: each measurement becomes a point, each reference a line.</source>
        <translation>测量本机，或打开结果：每次测量成为一个工作点，每条参考成为一条线。</translation>
    </message>
</context>
<context>
    <name>UpdateCeilingCommand</name>
    <message>
        <source>change ceiling</source>
        <translation>修改上限线</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>FLOPS</source>
        <translation>FLOPS</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>what if: %1</source>
        <translation>假如：%1</translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>N %1</source>
        <translation>N %1</translation>
    </message>
    <message>
        <source>%1 B an element</source>
        <translation>每个元素 %1 B</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>时间 %1</translation>
    </message>
    <message>
        <source>time follows N</source>
        <translation>时间随 N 变化</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>没有参考线</translation>
    </message>
    <message>
        <source>No reference is recorded that could be multiplied: type a value</source>
        <translation>没有记录可以相乘的参考线：请输入数值</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>% of roof</source>
        <translation>占屋顶线 %</translation>
    </message>
</context>
<context>
    <name>WorkDraft</name>
    <message>
        <source>write the number without thousands separators</source>
        <translation>书写数字时不要用千位分隔符</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>elements of each array</source>
        <translation>每个数组的元素个数</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>threads of a block (work-group)</source>
        <translation>每个块（工作组）的线程数</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>步长（stride）</translation>
    </message>
    <message>
        <source>elements a lane works on, or the distance between lanes</source>
        <translation>每个 lane 处理的元素个数，或 lane 之间的距离</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>the three matrices are n × n</source>
        <translation>三个矩阵都是 n × n</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>存储方式</translation>
    </message>
    <message>
        <source>streaming stores bypass the cache and save reading the output</source>
        <translation>流式存储绕过缓存，省去先读输出</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>fused multiply-adds on each element, one after the other</source>
        <translation>对每个元素依次进行的融合乘加次数</translation>
    </message>
    <message>
        <source>independent chains a lane works on at the same time</source>
        <translation>每个 lane 同时处理的独立链数</translation>
    </message>
    <message>
        <source>F = 2·n³, Q = 3·n²·sizeof(T)</source>
        <translation>F = 2·n³，Q = 3·n²·sizeof(T)</translation>
    </message>
    <message>
        <source>Copy, library</source>
        <translation>copy（库）</translation>
    </message>
    <message>
        <source>b[i] = a[i] by the platform&apos;s own copy: memcpy, or the GPU runtime&apos;s device-to-device copy</source>
        <translation>b[i] = a[i]，用平台自带的复制：memcpy，或 GPU 运行时的设备到设备复制</translation>
    </message>
    <message>
        <source>Copy, regular stores</source>
        <translation>copy（普通存储）</translation>
    </message>
    <message>
        <source>b[i] = a[i] with ordinary stores</source>
        <translation>b[i] = a[i]，用普通存储</translation>
    </message>
    <message>
        <source>Copy, streaming stores</source>
        <translation>copy（流式存储）</translation>
    </message>
    <message>
        <source>b[i] = a[i] with stores that bypass the cache</source>
        <translation>b[i] = a[i]，用绕过缓存的存储</translation>
    </message>
    <message>
        <source>GEMM (BLAS library)</source>
        <translation>GEMM（BLAS 库）</translation>
    </message>
    <message>
        <source>C = A·B of square matrices by the BLAS library</source>
        <translation>方阵 C = A·B，用 BLAS 库</translation>
    </message>
    <message>
        <source>GEMM (tiled kernel)</source>
        <translation>GEMM（分块 kernel）</translation>
    </message>
    <message>
        <source>C = A·B of square matrices by rooflab&apos;s own tiled kernel: a lower reference for machines without a BLAS</source>
        <translation>方阵 C = A·B，用 rooflab 自己的分块 kernel：在没有 BLAS 的机器上作为较低的参考</translation>
    </message>
    <message>
        <source>Coalesced</source>
        <translation>Coalesced（连续）</translation>
    </message>
    <message>
        <source>neighbouring lanes take neighbouring elements</source>
        <translation>相邻 lane 处理相邻元素</translation>
    </message>
    <message>
        <source>Vectorized</source>
        <translation>Vectorized（向量化）</translation>
    </message>
    <message>
        <source>as coalesced, with accesses of 16 bytes or more</source>
        <translation>同 coalesced，每次访问 16 Byte 或更多</translation>
    </message>
    <message>
        <source>Linecross</source>
        <translation>Linecross（跨步）</translation>
    </message>
    <message>
        <source>each lane walks its own run of `stride` elements, so neighbouring lanes are `stride` apart; the grid shrinks by the same factor</source>
        <translation>每个 lane 走自己的一段 `stride` 个元素，因此相邻 lane 相距 `stride`；网格按同一倍数缩小</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>Interleaved（交错）</translation>
    </message>
    <message>
        <source>linecross&apos;s grid and loop count, but neighbouring lanes take neighbouring elements: its controlled twin</source>
        <translation>网格和循环次数与 linecross 相同，但相邻 lane 处理相邻元素：它的受控对照</translation>
    </message>
    <message>
        <source>Strided</source>
        <translation>Strided（重排）</translation>
    </message>
    <message>
        <source>coalesced, with the lanes of each wavefront permuted by `stride`</source>
        <translation>同 coalesced，但每个 wavefront 内的 lane 按 `stride` 重排</translation>
    </message>
    <message>
        <source>K fused multiply-adds on each element between one load and one store, in `ilp` independent chains: arithmetic intensity is set by K</source>
        <translation>在一次读取和一次写入之间，对每个元素做 K 次融合乘加，分成 `ilp` 条独立的链：算术强度由 K 决定</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation>%1 必须是 %2，而不是 %3</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not %4</source>
        <translation>%1 必须是 %2 到 %3 的整数，而不是 %4</translation>
    </message>
    <message>
        <source>%1 has no parameter called %2</source>
        <translation>%1 没有名为 %2 的参数</translation>
    </message>
    <message>
        <source>the probe %1 failed its validation, so it is no reference</source>
        <translation>参考测试 %1 校验失败，因此不能作为参考线</translation>
    </message>
    <message>
        <source>the probe %1 has no time</source>
        <translation>参考测试 %1 没有时间</translation>
    </message>
    <message>
        <source>the probe %1 has no byte count</source>
        <translation>参考测试 %1 没有字节数</translation>
    </message>
    <message>
        <source>the probe %1 has no FLOP count</source>
        <translation>参考测试 %1 没有 FLOP 数</translation>
    </message>
    <message>
        <source>a ceiling needs a label</source>
        <translation>上限线需要标签</translation>
    </message>
    <message>
        <source>a ceiling must be a positive, finite number</source>
        <translation>上限线必须是有限的正数</translation>
    </message>
    <message>
        <source>the low end of a ceiling must be positive and not above its value</source>
        <translation>上限线的下端必须为正，且不高于其数值</translation>
    </message>
    <message>
        <source>the high end of a ceiling must be finite and not below its value</source>
        <translation>上限线的上端必须有限，且不低于其数值</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>手工</translation>
    </message>
    <message>
        <source>device not recorded</source>
        <translation>设备未记录</translation>
    </message>
    <message>
        <source>points: %1 time</source>
        <translation>工作点：时间取%1</translation>
    </message>
    <message>
        <source>whiskers: slowest to fastest sample</source>
        <translation>须线：最慢到最快的样本</translation>
    </message>
    <message>
        <source>whiskers: 95 % interval of the median</source>
        <translation>须线：中位数的 95 % 区间</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>记录于 %1</translation>
    </message>
    <message>
        <source>measured references, not hardware peaks</source>
        <translation>实测参考线，不是硬件峰值</translation>
    </message>
    <message>
        <source>references, not limits that every kernel must obey</source>
        <translation>参考线，不是所有 kernel 都必须遵守的上限</translation>
    </message>
    <message>
        <source>Q = algorithmic bytes</source>
        <translation>Q 为算法有效字节</translation>
    </message>
    <message>
        <source>Q partly from counters</source>
        <translation>部分 Q 来自计数器</translation>
    </message>
    <message>
        <source>low arithmetic intensity suggests a bandwidth limit, it does not prove one</source>
        <translation>低算术强度提示带宽受限，但不能证明</translation>
    </message>
    <message>
        <source>scope not recorded</source>
        <translation>计时范围未记录</translation>
    </message>
    <message>
        <source>batch total divided by count</source>
        <translation>整批总时间除以次数</translation>
    </message>
    <message>
        <source>method not recorded, %1</source>
        <translation>计时方法未记录，%1</translation>
    </message>
    <message>
        <source>method not recorded</source>
        <translation>计时方法未记录</translation>
    </message>
    <message>
        <source>State before → after</source>
        <translation>运行前 → 运行后的状态</translation>
    </message>
    <message>
        <source>Clock before → after</source>
        <translation>运行前 → 运行后的频率</translation>
    </message>
    <message>
        <source>Memory clock before → after</source>
        <translation>运行前 → 运行后的显存频率</translation>
    </message>
    <message>
        <source>Temperature before → after</source>
        <translation>运行前 → 运行后的温度</translation>
    </message>
    <message>
        <source>Power before → after</source>
        <translation>运行前 → 运行后的功率</translation>
    </message>
    <message>
        <source>Other processes before → after</source>
        <translation>运行前 → 运行后的其他进程</translation>
    </message>
    <message>
        <source>HIP event</source>
        <translation>HIP 事件</translation>
    </message>
    <message>
        <source>CUDA event</source>
        <translation>CUDA 事件</translation>
    </message>
    <message>
        <source>steady clock</source>
        <translation>单调时钟</translation>
    </message>
    <message>
        <source>kernel trace</source>
        <translation>kernel trace</translation>
    </message>
    <message>
        <source>as reported</source>
        <translation>按文件所报告</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Warm-up / repeat</source>
        <translation>预热 / 重复</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Samples kept</source>
        <translation>保留的样本数</translation>
    </message>
    <message>
        <source>Launches of a sample</source>
        <translation>每个样本的启动次数</translation>
    </message>
    <message>
        <source>Cache before each launch</source>
        <translation>每次启动前的缓存状态</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>工作集</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止原因</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>How</source>
        <translation>校验方式</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Device index</source>
        <translation>设备编号</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Cores / compute units</source>
        <translation>核心 / 计算单元</translation>
    </message>
    <message>
        <source>Threads used</source>
        <translation>使用的线程数</translation>
    </message>
    <message>
        <source>Lanes of a wavefront</source>
        <translation>每个 wavefront 的 lane 数</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>显存频率</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Host CPU</source>
        <translation>主机 CPU</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Place in the file</source>
        <translation>文件中的位置</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>修订</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 lies log10(%3) = %4 decades above %2: the gap is a ratio, not a difference</source>
        <translation>%1 比 %2 高 log10(%3) = %4 个数量级：这个间距是比值，不是差值</translation>
    </message>
    <message>
        <source>at the left edge %1 × %2 = %3: a height in FLOPS, not the bandwidth itself</source>
        <translation>在左边缘 %1 × %2 = %3：这是以 FLOPS 表示的高度，不是带宽本身</translation>
    </message>
    <message>
        <source>on linear axes the slope is the bandwidth: each FLOP/Byte more allows %1 GFLOPS more, and that is %2 GB/s</source>
        <translation>在线性坐标中斜率就是带宽：AI 每增加 1 FLOP/Byte，就多允许 %1 GFLOPS，也就是 %2 GB/s</translation>
    </message>
    <message>
        <source>on log axes ten times the arithmetic intensity allows ten times the FLOPS: the slope is 1, and %1 is the height of the line: %2 at 1 FLOP/Byte</source>
        <translation>在双对数坐标中，算术强度增大到十倍，允许的 FLOPS 也增大到十倍：斜率是 1，%1 体现为线的高度：在 1 FLOP/Byte 处为 %2</translation>
    </message>
    <message>
        <source>%1 failed its validation: the time of a wrong result is no result</source>
        <translation>%1 校验失败：错误结果的时间不是结果</translation>
    </message>
    <message>
        <source>%1 reaches %2 × the FLOPS of %3</source>
        <translation>%1 的 FLOPS 是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>%1 reaches %2 × the effective bandwidth of %3</source>
        <translation>%1 的有效带宽是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>%1 takes %2 × the time of %3</source>
        <translation>%1 的时间是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>F and Q are the same in both: time, FLOPS and bandwidth are one measurement shown three ways</source>
        <translation>两者的 F 和 Q 相同：时间、FLOPS 和带宽是同一次测量的三种表示</translation>
    </message>
    <message>
        <source>F or Q differ: the ratio of the times compares different amounts of work</source>
        <translation>F 或 Q 不同：时间之比比较的是不同的工作量</translation>
    </message>
    <message>
        <source>there is no ratio: a time is not recorded</source>
        <translation>没有比值：有一个时间未记录</translation>
    </message>
    <message>
        <source>the ratio of the medians is %1, between %2 and %3 (from the 95 % intervals of both medians)</source>
        <translation>中位数之比为 %1，在 %2 和 %3 之间（由两个中位数的 95 % 区间得出）</translation>
    </message>
    <message>
        <source>not distinguishable: the 95 % intervals of the medians overlap</source>
        <translation>无法区分：两个中位数的 95 % 区间重叠</translation>
    </message>
    <message>
        <source>no interval: %1 keeps fewer than 6 samples</source>
        <translation>没有区间：%1 保留的样本少于 6 个</translation>
    </message>
    <message>
        <source>%1 uses the %2, %3 the %4</source>
        <translation>%1 取%2，%3 取%4</translation>
    </message>
    <message>
        <source>%1 is timed in batches, %2 per launch: a batch average and a time per launch are different things</source>
        <translation>%1 按批计时，%2 按次计时：整批平均和单次启动的时间不是一回事</translation>
    </message>
    <message>
        <source>the elements of a lane and the lanes of the grid differ as well as the access pattern: the ratio belongs to all of them together</source>
        <translation>除访存模式外，每个 lane 的元素数和网格的 lane 数也不同：这个比值属于它们全体</translation>
    </message>
    <message>
        <source>another stride also changes the elements of a lane, the lanes of the grid and the distance between neighbouring lanes: the ratio belongs to all of them together</source>
        <translation>改变 stride 还会改变每个 lane 的元素数、网格的 lane 数和相邻 lane 之间的距离：这个比值属于它们全体</translation>
    </message>
    <message>
        <source>another stride also changes the elements of a lane and the lanes of the grid: the ratio belongs to both together</source>
        <translation>改变 stride 还会改变每个 lane 的元素数和网格的 lane 数：这个比值属于两者</translation>
    </message>
    <message>
        <source>%1 conditions differ or are not recorded on both: none of them alone is shown to be the cause</source>
        <translation>有 %1 个条件不同，或没有在两边都记录：不能说明其中任何一个单独就是原因</translation>
    </message>
    <message>
        <source>a comparison needs at least two measurements</source>
        <translation>比较至少需要两条测量记录</translation>
    </message>
    <message>
        <source>Elements of a lane</source>
        <translation>每个 lane 的元素数</translation>
    </message>
    <message>
        <source>Blocks of the grid</source>
        <translation>网格的块数</translation>
    </message>
    <message>
        <source>Lanes of the grid</source>
        <translation>网格的 lane 数</translation>
    </message>
    <message>
        <source>Distance between neighbouring lanes</source>
        <translation>相邻 lane 之间的距离</translation>
    </message>
    <message>
        <source>%1 does not follow from the record of %2</source>
        <translation>%1 无法由 %2 的记录推出</translation>
    </message>
    <message>
        <source>%1 is not recorded on %2</source>
        <translation>%2 没有记录%1</translation>
    </message>
    <message>
        <source>the byte count is not recorded, so nothing can be computed from it</source>
        <translation>没有记录字节数，因此无法由它计算</translation>
    </message>
    <message>
        <source>the FLOP count is not recorded, so nothing can be computed from it</source>
        <translation>没有记录 FLOP 数，因此无法由它计算</translation>
    </message>
    <message>
        <source>give either N or a factor of N, not both</source>
        <translation>只能给出 N 或 N 的倍数之一，不能同时给出</translation>
    </message>
    <message>
        <source>the factor of N must be a positive, finite number</source>
        <translation>N 的倍数必须是有限的正数</translation>
    </message>
    <message>
        <source>N must be at least 1</source>
        <translation>N 至少为 1</translation>
    </message>
    <message>
        <source>N is not recorded: it can only be changed by a factor</source>
        <translation>N 未记录：只能按倍数改变</translation>
    </message>
    <message>
        <source>N is too large</source>
        <translation>N 太大</translation>
    </message>
    <message>
        <source>N is rounded to the whole number %1</source>
        <translation>N 取整为 %1</translation>
    </message>
    <message>
        <source>N goes from %1 to %2; with %3, F goes from %4 to %5 and Q from %6 to %7</source>
        <translation>N 从 %1 变为 %2；按 %3，F 从 %4 变为 %5，Q 从 %6 变为 %7</translation>
    </message>
    <message>
        <source>N times %1: F goes to %2 and Q to %3</source>
        <translation>N 乘以 %1：F 变为 %2，Q 变为 %3</translation>
    </message>
    <message>
        <source>the catalog has no accounting for this record: the recorded F and Q are taken to grow in proportion to N</source>
        <translation>目录中没有这条记录的计数方法：假定记录的 F 和 Q 与 N 成正比</translation>
    </message>
    <message>
        <source>the bytes of an element must be a positive number</source>
        <translation>每个元素的字节数必须是正数</translation>
    </message>
    <message>
        <source>the precision is not recorded, so the share of an element in Q is unknown</source>
        <translation>精度未记录，因此不知道每个元素在 Q 中的份额</translation>
    </message>
    <message>
        <source>an element has %1 B instead of %2 B: Q goes from %3 to %4 and F stays</source>
        <translation>每个元素从 %2 B 变为 %1 B：Q 从 %3 变为 %4，F 不变</translation>
    </message>
    <message>
        <source>the bytes are counted, not measured: how the time changes with them is not known before a run</source>
        <translation>字节数是计数得出的，不是测量的：时间如何随之变化，运行之前并不知道</translation>
    </message>
    <message>
        <source>all of Q is taken to consist of elements of this size</source>
        <translation>假定 Q 全部由这种大小的元素组成</translation>
    </message>
    <message>
        <source>rooflab cannot measure %1 in %2: this is accounting only</source>
        <translation>rooflab 不能以 %2 测量 %1：这里只是计数</translation>
    </message>
    <message>
        <source>several runs are equally near; choose the pair yourself</source>
        <translation>有几次运行同样接近；请自行选择配对</translation>
    </message>
    <message>
        <source>%1 and %2 runs have the same settings; choose the pair yourself</source>
        <translation>%1 次和 %2 次运行的设置相同；请自行选择配对</translation>
    </message>
    <message>
        <source>the other side has no run of this kernel and variant</source>
        <translation>另一侧没有这个 kernel 和实现的运行</translation>
    </message>
    <message>
        <source>no run of this variant is left on the other side that is alone the nearest in one setting</source>
        <translation>另一侧没有剩下只在一个设置上单独最接近的同一实现的运行</translation>
    </message>
    <message>
        <source>it is the probe of a reference itself</source>
        <translation>它本身就是某条参考线的参考测试</translation>
    </message>
    <message>
        <source>none of the chosen ceilings can be compared with this run</source>
        <translation>所选的上限线中没有可以与这次运行比较的</translation>
    </message>
    <message>
        <source>F (work)</source>
        <translation>F（工作量）</translation>
    </message>
    <message>
        <source>Q (traffic)</source>
        <translation>Q（数据量）</translation>
    </message>
    <message>
        <source>Byte basis</source>
        <translation>字节口径</translation>
    </message>
    <message>
        <source>Memory level of the bytes</source>
        <translation>字节所属的存储层级</translation>
    </message>
    <message>
        <source>Accounting</source>
        <translation>计数方法</translation>
    </message>
    <message>
        <source>Accounting assumed by rooflab</source>
        <translation>计数方法由 rooflab 假定</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>计时方法</translation>
    </message>
    <message>
        <source>Timing scope</source>
        <translation>计时范围</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Reported min</source>
        <translation>报告的最小值</translation>
    </message>
    <message>
        <source>Reported median</source>
        <translation>报告的中位数</translation>
    </message>
    <message>
        <source>Reported mean</source>
        <translation>报告的平均值</translation>
    </message>
    <message>
        <source>Reported p95</source>
        <translation>报告的 p95</translation>
    </message>
    <message>
        <source>Reported max</source>
        <translation>报告的最大值</translation>
    </message>
    <message>
        <source>Reported standard deviation</source>
        <translation>报告的标准差</translation>
    </message>
    <message>
        <source>Elements checked</source>
        <translation>已检查的元素数</translation>
    </message>
    <message>
        <source>Elements in all</source>
        <translation>元素总数</translation>
    </message>
    <message>
        <source>Validation method</source>
        <translation>校验方法</translation>
    </message>
    <message>
        <source>Error bound</source>
        <translation>误差界</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>不一致的元素数</translation>
    </message>
    <message>
        <source>Non-finite values</source>
        <translation>非有限值</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>设备内存</translation>
    </message>
    <message>
        <source>Memory clock %1</source>
        <translation>显存频率 %1</translation>
    </message>
    <message>
        <source>Other processes %1</source>
        <translation>其他进程 %1</translation>
    </message>
    <message>
        <source>version not recorded</source>
        <translation>版本未记录</translation>
    </message>
    <message>
        <source>Operating system kernel</source>
        <translation>操作系统内核</translation>
    </message>
    <message>
        <source>Program version</source>
        <translation>程序版本</translation>
    </message>
    <message>
        <source>Program revision</source>
        <translation>程序修订</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>实现</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Keys of a newer version</source>
        <translation>较新版本的键</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>%1 records at %2 = %3</source>
        <translation>有 %1 条记录的 %2 = %3</translation>
    </message>
    <message>
        <source>the warm-up is not the same in all records</source>
        <translation>各记录的预热次数不全相同</translation>
    </message>
    <message>
        <source>the repeat is not the same in all records</source>
        <translation>各记录的重复次数不全相同</translation>
    </message>
    <message>
        <source>the backend is not the same in all records</source>
        <translation>各记录的后端不全相同</translation>
    </message>
    <message>
        <source>%1 changes with %2</source>
        <translation>%1 随 %2 变化</translation>
    </message>
    <message>
        <source>stride also changes the loop steps of a lane and the lanes of the grid; the controlled twin %1 changes them alike</source>
        <translation>stride 还会改变每个 lane 的循环步数和网格的 lane 数；受控对照 %1 同样改变它们</translation>
    </message>
    <message>
        <source>from %1 files</source>
        <translation>来自 %1 个文件</translation>
    </message>
    <message>
        <source>give one of a time, a factor of it, or that it grows with N</source>
        <translation>只能给出时间、时间的倍数、或时间随 N 增长之一</translation>
    </message>
    <message>
        <source>the factor of the time must be a positive, finite number</source>
        <translation>时间的倍数必须是有限的正数</translation>
    </message>
    <message>
        <source>the time must be a positive, finite number</source>
        <translation>时间必须是有限的正数</translation>
    </message>
    <message>
        <source>the time of %1 is assumed, not measured (recorded: %2)</source>
        <translation>时间 %1 是假定的，未经测量（记录值：%2）</translation>
    </message>
    <message>
        <source>the time is assumed to grow with N, by %1 to %2</source>
        <translation>假定时间随 N 增长，乘以 %1，变为 %2</translation>
    </message>
    <message>
        <source>the time is assumed to change by %1 to %2</source>
        <translation>假定时间乘以 %1，变为 %2</translation>
    </message>
    <message>
        <source>the time is assumed to stay %1</source>
        <translation>假定时间保持 %1</translation>
    </message>
    <message>
        <source>F and Q change by the same factor: the arithmetic intensity stays %1</source>
        <translation>F 和 Q 按同一倍数变化：算术强度保持 %1</translation>
    </message>
    <message>
        <source>the arithmetic intensity goes from %1 to %2</source>
        <translation>算术强度从 %1 变为 %2</translation>
    </message>
    <message>
        <source>F = 0: no place on log axes; the effective bandwidth goes from %1 to %2</source>
        <translation>F = 0：在对数轴上没有位置；有效带宽从 %1 变为 %2</translation>
    </message>
    <message>
        <source>F, Q and the time change by the same factor: the point stays where it is</source>
        <translation>F、Q 和时间按同一倍数变化：工作点不动</translation>
    </message>
    <message>
        <source>F and the time change by the same factor: the FLOPS stay %1</source>
        <translation>F 和时间按同一倍数变化：FLOPS 保持 %1</translation>
    </message>
    <message>
        <source>the point moves up: from %1 to %2, %3 × as many FLOPS</source>
        <translation>工作点上移：从 %1 到 %2，FLOPS 变为 %3 倍</translation>
    </message>
    <message>
        <source>the point moves down: from %1 to %2, %3 × as many FLOPS</source>
        <translation>工作点下移：从 %1 到 %2，FLOPS 变为 %3 倍</translation>
    </message>
    <message>
        <source>the effective bandwidth goes from %1 to %2: one time, shown another way</source>
        <translation>有效带宽从 %1 变为 %2：同一个时间，换一种表示</translation>
    </message>
    <message>
        <source>a bandwidth must be a positive, finite number</source>
        <translation>带宽必须是有限的正数</translation>
    </message>
    <message>
        <source>a compute ceiling must be a positive, finite number</source>
        <translation>算力上限必须是有限的正数</translation>
    </message>
    <message>
        <source>the compute reference is for %1 and is not compared with %2</source>
        <translation>算力参考线的精度是 %1，不与 %2 比较</translation>
    </message>
    <message>
        <source>the imagined bandwidth goes from %1 to %2, %3 × as high</source>
        <translation>设想的带宽从 %1 变为 %2，为 %3 倍</translation>
    </message>
    <message>
        <source>the imagined bandwidth of %1 stands beside no reference</source>
        <translation>设想的带宽 %1 没有可对照的参考线</translation>
    </message>
    <message>
        <source>the imagined compute ceiling goes from %1 to %2, %3 × as high</source>
        <translation>设想的算力上限从 %1 变为 %2，为 %3 倍</translation>
    </message>
    <message>
        <source>the imagined compute ceiling of %1 stands beside no reference</source>
        <translation>设想的算力上限 %1 没有可对照的参考线</translation>
    </message>
    <message>
        <source>the knee is at %1</source>
        <translation>拐点在 %1</translation>
    </message>
    <message>
        <source>no time is recorded, so nothing can be computed from it</source>
        <translation>没有记录时间，因此无法由它计算</translation>
    </message>
    <message>
        <source>distinguishable</source>
        <translation>可以区分</translation>
    </message>
    <message>
        <source>not distinguishable</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>its header has Node_Id, Agent_Type, Cu_Count and Wave_Front_Size</source>
        <translation>其表头含有 Node_Id、Agent_Type、Cu_Count 和 Wave_Front_Size</translation>
    </message>
    <message>
        <source>no header with Node_Id, Agent_Type, Cu_Count and Wave_Front_Size</source>
        <translation>没有含 Node_Id、Agent_Type、Cu_Count 和 Wave_Front_Size 的表头</translation>
    </message>
    <message>
        <source>the row has no Node_Id</source>
        <translation>该行没有 Node_Id</translation>
    </message>
    <message>
        <source>the file describes devices and has no results; the traces of the same run gain their device from it</source>
        <translation>该文件描述设备，不含结果；同一次运行的 trace 由它得到设备信息</translation>
    </message>
    <message>
        <source>device in the trace</source>
        <translation>trace 中的设备</translation>
    </message>
    <message>
        <source>min_runtime, max_runtime, avg_runtime</source>
        <translation>min_runtime, max_runtime, avg_runtime</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>the unit of &quot;%1&quot; is not known; the rates follow from time and work anyway</source>
        <translation>“%1”的单位未知；速率仍由时间和工作量得出</translation>
    </message>
    <message>
        <source>the precision follows from sizeof: 4 is fp32 and 8 is fp64, the only types of BabelStream</source>
        <translation>精度由 sizeof 得出：4 是 fp32，8 是 fp64，BabelStream 只有这两种类型</translation>
    </message>
    <message>
        <source>its header has function, num_times, n_elements and sizeof</source>
        <translation>其表头含有 function、num_times、n_elements 和 sizeof</translation>
    </message>
    <message>
        <source>no header with function, num_times, n_elements and sizeof</source>
        <translation>没有含 function、num_times、n_elements 和 sizeof 的表头</translation>
    </message>
    <message>
        <source>the header has neither min_runtime nor avg_runtime, so there is no time</source>
        <translation>表头既没有 min_runtime 也没有 avg_runtime，因此没有时间</translation>
    </message>
    <message>
        <source>sum of a·b: F = 2·N, Q = 2·N·sizeof(T)</source>
        <translation>a·b 求和：F = 2·N，Q = 2·N·sizeof(T)</translation>
    </message>
    <message>
        <source>the times are printed with few digits; where the rate agrees with the minimum within its rounding, the minimum is taken from bytes and rate</source>
        <translation>打印的时间位数很少；速率在舍入范围内与最小值一致时，最小值由字节数和速率得出</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no function of BabelStream</source>
        <translation>“%1”不是 BabelStream 的函数</translation>
    </message>
    <message>
        <source>the number of elements and their size must be at least 1</source>
        <translation>元素个数和元素大小至少为 1</translation>
    </message>
    <message>
        <source>the number of elements is too large</source>
        <translation>元素个数太大</translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>元素个数</translation>
    </message>
    <message>
        <source>the file states neither FLOPs nor bytes: those of BabelStream&apos;s functions are used (Copy 0 FLOP and 2 arrays, Mul 1 and 2, Add 1 and 3, Triad 2 and 3, Nstream 3 and 4, Dot 2 and 2, each per element)</source>
        <translation>文件既没有说明 FLOP 数也没有说明字节数：采用 BabelStream 各函数的数值（每个元素 Copy 0 FLOP、2 个数组，Mul 1 和 2，Add 1 和 3，Triad 2 和 3，Nstream 3 和 4，Dot 2 和 2）</translation>
    </message>
    <message>
        <source>BabelStream leaves the first run out of its minimum, average and maximum</source>
        <translation>BabelStream 的最小值、平均值和最大值不含第一次运行</translation>
    </message>
    <message>
        <source>the file does not name its device</source>
        <translation>文件没有说明它的设备</translation>
    </message>
    <message>
        <source>the file does not state the number of elements: %1 follows from the array size %2, which is rounded</source>
        <translation>文件没有说明元素个数：%1 由数组大小 %2 得出，而后者经过舍入</translation>
    </message>
    <message>
        <source>the row has %1 cells where the header has %2</source>
        <translation>该行有 %1 个单元格，而表头有 %2 个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no positive rate</source>
        <translation>“%1”不是正的速率</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no positive time</source>
        <translation>“%1”不是正的时间</translation>
    </message>
    <message>
        <source>it has the line &quot;Function … Min (sec) Max Average&quot;</source>
        <translation>它有 &quot;Function … Min (sec) Max Average&quot; 这一行</translation>
    </message>
    <message>
        <source>there is no line &quot;Function … Min (sec) Max Average&quot;</source>
        <translation>没有 &quot;Function … Min (sec) Max Average&quot; 这一行</translation>
    </message>
    <message>
        <source>Min, Max, Average</source>
        <translation>Min, Max, Average</translation>
    </message>
    <message>
        <source>not known, not used</source>
        <translation>未知，未采用</translation>
    </message>
    <message>
        <source>the lines &quot;Precision:&quot; and &quot;Number of elements:&quot; or &quot;Array size:&quot; are missing, so the traffic is not known</source>
        <translation>缺少 &quot;Precision:&quot; 以及 &quot;Number of elements:&quot; 或 &quot;Array size:&quot; 这些行，因此不知道数据量</translation>
    </message>
    <message>
        <source>the table has a header and no row below it</source>
        <translation>表格有表头，但下面没有任何行</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no positive number</source>
        <translation>“%1”不是正数</translation>
    </message>
    <message>
        <source>F from Gflops and Time of the file, Q from F and its AI; counted by %1</source>
        <translation>F 由文件的 Gflops 和 Time 得出，Q 由 F 和它的 AI 得出；计数方式：%1</translation>
    </message>
    <message>
        <source>a method that is not recorded</source>
        <translation>未记录的方法</translation>
    </message>
    <message>
        <source>its header has Method, Name, ISA, AI, Gflops, Bandwidth, Time</source>
        <translation>其表头含有 Method、Name、ISA、AI、Gflops、Bandwidth、Time</translation>
    </message>
    <message>
        <source>no header with Method, Name, ISA, Precision, AI, Gflops, Bandwidth and Time</source>
        <translation>没有含 Method、Name、ISA、Precision、AI、Gflops、Bandwidth 和 Time 的表头</translation>
    </message>
    <message>
        <source>s (not written in the file)</source>
        <translation>s（文件中未写明）</translation>
    </message>
    <message>
        <source>GB/s (not written in the file)</source>
        <translation>GB/s（文件中未写明）</translation>
    </message>
    <message>
        <source>the CARM tool writes Time in seconds and Bandwidth in GB/s</source>
        <translation>CARM 工具的 Time 以秒为单位，Bandwidth 以 GB/s 为单位</translation>
    </message>
    <message>
        <source>there are more columns &quot;%1&quot; than CARM writes</source>
        <translation>“%1”列比 CARM 写出的多</translation>
    </message>
    <message>
        <source>column %1 should be %2 and the line above the header says &quot;%3&quot;</source>
        <translation>第 %1 列应为 %2，而表头上方的一行写的是“%3”</translation>
    </message>
    <message>
        <source>the header has %1 columns GB/s and %2 Gflop/s where CARM writes 4 and 2</source>
        <translation>表头有 %1 个 GB/s 列和 %2 个 Gflop/s 列，而 CARM 写出 4 个和 2 个</translation>
    </message>
    <message>
        <source>%1 is 0 or empty: the machine has no such level or it was not measured</source>
        <translation>%1 为 0 或为空：机器没有这一层级，或没有测量</translation>
    </message>
    <message>
        <source>the row has no rate</source>
        <translation>该行没有速率</translation>
    </message>
    <message>
        <source>its header has Date, ISA, Precision, Loads, Stores, GB/s and Gflop/s</source>
        <translation>其表头含有 Date、ISA、Precision、Loads、Stores、GB/s 和 Gflop/s</translation>
    </message>
    <message>
        <source>no header with Date, ISA, Precision, Loads, Stores and GB/s</source>
        <translation>没有含 Date、ISA、Precision、Loads、Stores 和 GB/s 的表头</translation>
    </message>
    <message>
        <source>the line above the header is missing: the columns are taken in CARM&apos;s order, L1, L2, L3, DRAM, FP, FP FMA</source>
        <translation>缺少表头上方的一行：按 CARM 的顺序理解各列，即 L1、L2、L3、DRAM、FP、FP FMA</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no &quot;column = role [statistic] [unit]&quot;</source>
        <translation>“%1”不符合 &quot;column = role [statistic] [unit]&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for the column &quot;%2&quot; is neither a role (%3) nor its statistic or unit</source>
        <translation>列“%2”的“%1”既不是角色（%3），也不是它的统计量或单位</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; needs a unit, as in &quot;%2 = %3 ms&quot;</source>
        <translation>列“%1”需要单位，例如“%2 = %3 ms”</translation>
    </message>
    <message>
        <source>the file states %1, the work model %2 (%3 of it); the point uses the work model</source>
        <translation>文件说明 %1，工作量模型给出 %2（为其 %3）；工作点采用工作量模型</translation>
    </message>
    <message>
        <source>the file&apos;s bytes are not the work model&apos;s</source>
        <translation>文件的字节数与工作量模型的不同</translation>
    </message>
    <message>
        <source>the file states FLOPs and bytes; the work model given is not used</source>
        <translation>文件说明了 FLOP 数和字节数；不采用给出的工作量模型</translation>
    </message>
    <message>
        <source>bytes but no FLOPs</source>
        <translation>字节数，但没有 FLOP 数</translation>
    </message>
    <message>
        <source>FLOPs but no bytes</source>
        <translation>FLOP 数，但没有字节数</translation>
    </message>
    <message>
        <source>the file states %1: pick a work model (--work) to place its runs on the roofline</source>
        <translation>文件说明%1：请选择工作量模型（--work），才能把它的运行放到屋顶线图上</translation>
    </message>
    <message>
        <source>the file states %1; the work model given is used: %2</source>
        <translation>文件说明%1；采用给出的工作量模型：%2</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; is of a precision that rooflab does not know and is not taken</source>
        <translation>列“%1”的精度是 rooflab 不认识的，不予采用</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; counts integer operations, which are no FLOPs, and is not taken</source>
        <translation>列“%1”计的是整数运算，不是 FLOP，不予采用</translation>
    </message>
    <message>
        <source>the row names no device</source>
        <translation>该行没有设备名称</translation>
    </message>
    <message>
        <source>the device %1 stands here again</source>
        <translation>设备 %1 在这里重复出现</translation>
    </message>
    <message>
        <source>the file has the ceilings of several devices (%1): choose one with --device</source>
        <translation>文件含有几个设备的上限线（%1）：用 --device 选择一个</translation>
    </message>
    <message>
        <source>the file has no device %1</source>
        <translation>文件中没有设备 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no positive value</source>
        <translation>“%1”没有正的值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value</source>
        <translation>“%1”没有值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no interval (low = high): it may not have been measured</source>
        <translation>“%1”没有区间（下端 = 上端）：可能没有测量</translation>
    </message>
    <message>
        <source>ceilings without an interval of their own</source>
        <translation>没有自己区间的上限线</translation>
    </message>
    <message>
        <source>its header has device (or devID) and HBMBw</source>
        <translation>其表头含有 device（或 devID）和 HBMBw</translation>
    </message>
    <message>
        <source>no header with device (or devID) and HBMBw</source>
        <translation>没有含 device（或 devID）和 HBMBw 的表头</translation>
    </message>
    <message>
        <source>a value with the ends of its interval</source>
        <translation>一个值及其区间的两端</translation>
    </message>
    <message>
        <source>not available (all 0)</source>
        <translation>不可用（全为 0）</translation>
    </message>
    <message>
        <source>the counter %1 of %2 is not available (all 0); it is not used</source>
        <translation>%2 的计数器 %1 不可用（全为 0）；不予采用</translation>
    </message>
    <message>
        <source>Q = fetched + written, by the counters</source>
        <translation>Q = 读取 + 写入（按计数器）</translation>
    </message>
    <message>
        <source>FETCH_SIZE, WRITE_SIZE</source>
        <translation>FETCH_SIZE, WRITE_SIZE</translation>
    </message>
    <message>
        <source>the row is longer than %1 cells or %2 bytes</source>
        <translation>该行超过 %1 个单元格或 %2 字节</translation>
    </message>
    <message>
        <source>a cell is longer than %1 bytes; a quote may be missing its end</source>
        <translation>某个单元格超过 %1 字节；可能缺少结束的引号</translation>
    </message>
    <message>
        <source>a quote that begins here never ends</source>
        <translation>从这里开始的引号没有结束</translation>
    </message>
    <message>
        <source>the compressed data holds more than the %1 bytes that are read</source>
        <translation>压缩数据超过可读取的 %1 字节</translation>
    </message>
    <message>
        <source>the compressed data is damaged or cut</source>
        <translation>压缩数据损坏或被截断</translation>
    </message>
    <message>
        <source>the file names the device of its records; the device name given is not used</source>
        <translation>文件已说明其记录的设备；不采用给出的设备名称</translation>
    </message>
    <message>
        <source>one without a number</source>
        <translation>没有编号的设备</translation>
    </message>
    <message>
        <source>the records without a device name belong to several devices (%1): choose one with --device, so that &quot;%2&quot; can name it</source>
        <translation>没有设备名称的记录属于几个设备（%1）：用 --device 选择一个，才能用“%2”命名</translation>
    </message>
    <message>
        <source>the file names no device for %1 of its records; the device name given is used: %2</source>
        <translation>文件没有说明其中 %1 条记录的设备；采用给出的设备名称：%2</translation>
    </message>
    <message>
        <source>Empirical Roofline Toolkit</source>
        <translation>Empirical Roofline Toolkit</translation>
    </message>
    <message>
        <source>there is no list of %1</source>
        <translation>没有 %1 的列表</translation>
    </message>
    <message>
        <source>a label and a number are expected here</source>
        <translation>这里应有标签和数字</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>没有值</translation>
    </message>
    <message>
        <source>the specification&apos;s figures are imported hidden, beside the measured ones</source>
        <translation>规格中的数值以隐藏方式导入，列在实测值旁边</translation>
    </message>
    <message>
        <source>the precision of &quot;%1&quot; is not recorded</source>
        <translation>“%1”的精度未记录</translation>
    </message>
    <message>
        <source>it has the keys &quot;empirical&quot; and &quot;gbytes&quot;</source>
        <translation>它有键 &quot;empirical&quot; 和 &quot;gbytes&quot;</translation>
    </message>
    <message>
        <source>there are no reference values</source>
        <translation>没有参考值</translation>
    </message>
    <message>
        <source>the file names its host but not its device</source>
        <translation>文件说明了主机，但没有说明设备</translation>
    </message>
    <message>
        <source>the line has %1 columns; 5 of a try or 11 of a summary of tries are expected</source>
        <translation>该行有 %1 列；应为 5 列（单次尝试）或 11 列（多次尝试的汇总）</translation>
    </message>
    <message>
        <source>the bytes are no whole number of passes over the working set</source>
        <translation>字节数不是工作集的整数遍</translation>
    </message>
    <message>
        <source>minimum, median and maximum are not in order</source>
        <translation>最小值、中位数和最大值的次序不对</translation>
    </message>
    <message>
        <source>working set %1 B, %2 trials</source>
        <translation>工作集 %1 B，%2 次尝试</translation>
    </message>
    <message>
        <source>FLOPs and bytes as the file states them, divided by the trials</source>
        <translation>文件所说明的 FLOP 数和字节数，除以尝试次数</translation>
    </message>
    <message>
        <source>the file&apos;s highest rates × its shortest time, divided by the trials</source>
        <translation>文件的最高速率 × 最短时间，除以尝试次数</translation>
    </message>
    <message>
        <source>times, FLOPs and bytes are those of one trial: the row&apos;s, divided by its number of trials</source>
        <translation>时间、FLOP 数和字节数是单次尝试的：该行的数值除以尝试次数</translation>
    </message>
    <message>
        <source>working set, bytes</source>
        <translation>工作集、字节</translation>
    </message>
    <message>
        <source>µs (not written in the file)</source>
        <translation>µs（文件中未写明）</translation>
    </message>
    <message>
        <source>GB/s, GFLOP/s (not written in the file)</source>
        <translation>GB/s、GFLOP/s（文件中未写明）</translation>
    </message>
    <message>
        <source>the file has no header: its columns are those that the Empirical Roofline Toolkit writes</source>
        <translation>文件没有表头：各列按 Empirical Roofline Toolkit 的写法理解</translation>
    </message>
    <message>
        <source>the file names neither its device nor the precision</source>
        <translation>文件既没有说明设备也没有说明精度</translation>
    </message>
    <message>
        <source>its lines are working set, trials, time, bytes and FLOPs, and the bytes are whole passes over the working set</source>
        <translation>各行是工作集、尝试次数、时间、字节数和 FLOP 数，且字节数是工作集的整数遍</translation>
    </message>
    <message>
        <source>its lines are working set, trials and three ordered statistics each of time, GB/s and GFLOP/s</source>
        <translation>各行是工作集、尝试次数，以及时间、GB/s、GFLOP/s 各三个有序的统计量</translation>
    </message>
    <message>
        <source>mean of the trials</source>
        <translation>各次尝试的平均值</translation>
    </message>
    <message>
        <source>there are no runs</source>
        <translation>没有运行</translation>
    </message>
    <message>
        <source>the toolkit writes its bandwidths in GB/s of 1e9 bytes</source>
        <translation>该工具的带宽以 1e9 字节的 GB/s 书写</translation>
    </message>
    <message>
        <source>its lines are a number and GFLOPs or a memory level</source>
        <translation>各行是一个数字加 GFLOPs 或存储层级</translation>
    </message>
    <message>
        <source>the line is no number with a label</source>
        <translation>该行不是带标签的数字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither GFLOPs nor a memory level and is set aside</source>
        <translation>“%1”既不是 GFLOPs 也不是存储层级，予以搁置</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no event</source>
        <translation>“%1”不是事件</translation>
    </message>
    <message>
        <source>line %1 is not an event: %2: %3</source>
        <translation>第 %1 行不是事件：%2：%3</translation>
    </message>
    <message>
        <source>%1 was skipped: %2</source>
        <translation>已跳过 %1：%2</translation>
    </message>
    <message>
        <source>the last line is cut off and was not read: %1</source>
        <translation>最后一行被截断，没有读取：%1</translation>
    </message>
    <message>
        <source>the run stopped before its end; what it had measured is here</source>
        <translation>运行在结束之前停止；它已测量的内容在这里</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no expression: %2</source>
        <translation>“%1”不是表达式：%2</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <translation>表达式为空</translation>
    </message>
    <message>
        <source>the expression is longer than %1 characters</source>
        <translation>表达式超过 %1 个字符</translation>
    </message>
    <message>
        <source>an expression holds no quotes or control characters</source>
        <translation>表达式不能含有引号或控制字符</translation>
    </message>
    <message>
        <source>is no expression</source>
        <translation>不是表达式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs &quot;%2&quot;, which has no value here</source>
        <translation>“%1”需要“%2”，而后者在这里没有值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives no finite number here</source>
        <translation>“%1”在这里得不出有限的数</translation>
    </message>
    <message>
        <source>the figure was drawn with options that are not recorded</source>
        <translation>图是用未记录的选项绘制的</translation>
    </message>
    <message>
        <source>the figure was drawn with %1</source>
        <translation>图是用 %1 绘制的</translation>
    </message>
    <message>
        <source>options that are not recorded</source>
        <translation>未记录的选项</translation>
    </message>
    <message>
        <source>&quot;format&quot; must be &quot;rooflab-figure&quot;</source>
        <translation>&quot;format&quot; 必须是 &quot;rooflab-figure&quot;</translation>
    </message>
    <message>
        <source>the figure&apos;s data has &quot;%1&quot; for a version number</source>
        <translation>图中数据的版本号是“%1”</translation>
    </message>
    <message>
        <source>the figure&apos;s data has version %1, and this program reads version %2.x only; a newer rooflab is needed</source>
        <translation>图中数据的版本是 %1，而本程序只读取版本 %2.x；需要更新的 rooflab</translation>
    </message>
    <message>
        <source>the figure&apos;s data cannot be read: %1</source>
        <translation>无法读取图中的数据：%1</translation>
    </message>
    <message>
        <source>it begins as a PNG picture</source>
        <translation>它以 PNG 图片开头</translation>
    </message>
    <message>
        <source>it begins with %PDF-</source>
        <translation>它以 %PDF- 开头</translation>
    </message>
    <message>
        <source>its first element is svg</source>
        <translation>它的第一个元素是 svg</translation>
    </message>
    <message>
        <source>this is no PNG, SVG or PDF file</source>
        <translation>这不是 PNG、SVG 或 PDF 文件</translation>
    </message>
    <message>
        <source>this is a picture without rooflab data; open the results that it was drawn from instead</source>
        <translation>这张图片不含 rooflab 数据；请改为打开绘制它所用的结果</translation>
    </message>
    <message>
        <source>the figure&apos;s data is longer than the %1 bytes that are read</source>
        <translation>图中数据超过可读取的 %1 字节</translation>
    </message>
    <message>
        <source>the figure&apos;s data is there twice</source>
        <translation>图中数据出现了两次</translation>
    </message>
    <message>
        <source>this is not a PNG file</source>
        <translation>这不是 PNG 文件</translation>
    </message>
    <message>
        <source>the PNG file ends before its last chunk</source>
        <translation>PNG 文件在最后一个数据块之前结束</translation>
    </message>
    <message>
        <source>the PNG file ends inside a chunk that declares %1 bytes</source>
        <translation>PNG 文件在一个声明为 %1 字节的数据块中间结束</translation>
    </message>
    <message>
        <source>a part of the figure&apos;s data is cut</source>
        <translation>图中数据的一部分被截断</translation>
    </message>
    <message>
        <source>a part of the figure&apos;s data is compressed in an unknown way</source>
        <translation>图中数据的一部分以未知方式压缩</translation>
    </message>
    <message>
        <source>the parts of the figure&apos;s data do not belong together</source>
        <translation>图中数据的各部分不属于同一份</translation>
    </message>
    <message>
        <source>a part of the figure&apos;s data is damaged: its checksum is wrong</source>
        <translation>图中数据的一部分已损坏：校验和不对</translation>
    </message>
    <message>
        <source>a part of the figure&apos;s data is there twice</source>
        <translation>图中数据的一部分出现了两次</translation>
    </message>
    <message>
        <source>a part of the figure&apos;s data is missing</source>
        <translation>图中数据缺少一部分</translation>
    </message>
    <message>
        <source>the figure&apos;s data uses an entity that XML itself does not have</source>
        <translation>图中数据使用了 XML 本身没有的实体</translation>
    </message>
    <message>
        <source>this is not an SVG document</source>
        <translation>这不是 SVG 文档</translation>
    </message>
    <message>
        <source>the element with the figure&apos;s data is cut or holds more than text</source>
        <translation>含有图中数据的元素被截断，或含有文本以外的内容</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>无法检查文件</translation>
    </message>
    <message>
        <source>this is a directory, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than the %2 that are read</source>
        <translation>文件有 %1 字节，超过可读取的 %2</translation>
    </message>
    <message>
        <source>the file grew while it was read</source>
        <translation>文件在读取时变大了</translation>
    </message>
    <message>
        <source>the file cannot be written: it is a directory</source>
        <translation>无法写入文件：它是文件夹</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>&quot;time_unit&quot; is missing, so the time has no unit</source>
        <translation>缺少 &quot;time_unit&quot;，因此时间没有单位</translation>
    </message>
    <message>
        <source>the time unit &quot;%1&quot; is not known</source>
        <translation>时间单位“%1”未知</translation>
    </message>
    <message>
        <source>&quot;real_time&quot; is missing</source>
        <translation>缺少 &quot;real_time&quot;</translation>
    </message>
    <message>
        <source>&quot;bytes_per_second&quot; is no positive rate</source>
        <translation>&quot;bytes_per_second&quot; 不是正的速率</translation>
    </message>
    <message>
        <source>an object is expected here</source>
        <translation>这里应有对象</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing</source>
        <translation>缺少 &quot;name&quot;</translation>
    </message>
    <message>
        <source>the counter &quot;AI&quot; states %1 FLOP/Byte, its rates give %2; the point uses the rates</source>
        <translation>计数器 &quot;AI&quot; 说明 %1 FLOP/Byte，而速率给出 %2；工作点采用速率</translation>
    </message>
    <message>
        <source>Q per iteration from bytes_per_second</source>
        <translation>每次迭代的 Q 来自 bytes_per_second</translation>
    </message>
    <message>
        <source>F per iteration from the counter &quot;%1&quot;</source>
        <translation>每次迭代的 F 来自计数器“%1”</translation>
    </message>
    <message>
        <source>the counter &quot;%1&quot; is taken as a FLOP rate</source>
        <translation>计数器“%1”按 FLOP 速率理解</translation>
    </message>
    <message>
        <source>the counter &quot;AI&quot; is taken as FLOP per byte</source>
        <translation>计数器 &quot;AI&quot; 按每字节 FLOP 理解</translation>
    </message>
    <message>
        <source>the file states %1 GB/s, bytes over real_time give %2 GB/s (google-benchmark divides by the CPU time unless told otherwise); the point comes from real_time</source>
        <translation>文件说明 %1 GB/s，而字节数除以 real_time 得出 %2 GB/s（google-benchmark 默认除以 CPU 时间）；工作点来自 real_time</translation>
    </message>
    <message>
        <source>bytes_per_second is not over real_time</source>
        <translation>bytes_per_second 不是按 real_time 计算的</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says neither OK nor FAIL</source>
        <translation>“%1”既不是 OK 也不是 FAIL</translation>
    </message>
    <message>
        <source>reported by the file, coverage not recorded</source>
        <translation>由文件报告，覆盖范围未记录</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large</source>
        <translation>“%1”太大</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be negative</source>
        <translation>“%1”不能为负</translation>
    </message>
    <message>
        <source>FLOPs and bytes as the file states them</source>
        <translation>按文件说明的 FLOP 数和字节数</translation>
    </message>
    <message>
        <source>F = stated rate × time</source>
        <translation>F = 所述速率 × 时间</translation>
    </message>
    <message>
        <source>Q = stated bandwidth × time</source>
        <translation>Q = 所述带宽 × 时间</translation>
    </message>
    <message>
        <source>integer operations are no FLOPs: F = 0, so the row has a bandwidth and no place on the roofline</source>
        <translation>整数运算不是 FLOP：F = 0，因此该行有带宽，但在屋顶线图上没有位置</translation>
    </message>
    <message>
        <source>the file does not state all of F and Q; used: %1</source>
        <translation>文件没有说明全部的 F 和 Q；采用：%1</translation>
    </message>
    <message>
        <source>the file has no column &quot;%1&quot;; its columns cannot be mapped so</source>
        <translation>文件没有列“%1”；不能这样指定它的列</translation>
    </message>
    <message>
        <source>it is a table with a header: %1</source>
        <translation>它是有表头的表格：%1</translation>
    </message>
    <message>
        <source>there is no header with two or more columns</source>
        <translation>没有两列或更多列的表头</translation>
    </message>
    <message>
        <source>the columns mean, as chosen: %1</source>
        <translation>按选择，各列的含义：%1</translation>
    </message>
    <message>
        <source>what the columns mean is guessed from their names: %1</source>
        <translation>各列的含义由列名猜测：%1</translation>
    </message>
    <message>
        <source>no column is known as a time with its unit; name one, as in --columns &quot;duration = time ms&quot;</source>
        <translation>没有已知的带单位的时间列；请指定一个，例如 --columns &quot;duration = time ms&quot;</translation>
    </message>
    <message>
        <source>the table has more than %1 rows, each of which would be a record of its own</source>
        <translation>表格超过 %1 行，而每一行都会成为一条记录</translation>
    </message>
    <message>
        <source>its header has label, peak_flops and peak_bandwidth</source>
        <translation>其表头含有 label、peak_flops 和 peak_bandwidth</translation>
    </message>
    <message>
        <source>no header with label, peak_flops and peak_bandwidth</source>
        <translation>没有含 label、peak_flops 和 peak_bandwidth 的表头</translation>
    </message>
    <message>
        <source>the header names no unit: FLOP/s and B/s are taken, as the writer of such files uses them</source>
        <translation>表头没有说明单位：按此类文件的写法取 FLOP/s 和 B/s</translation>
    </message>
    <message>
        <source>%1 build of the library</source>
        <translation>库的 %1 构建</translation>
    </message>
    <message>
        <source>the benchmark library was built for debugging; that says nothing about the measured code, but its overhead is larger</source>
        <translation>benchmark 库是调试构建；这与被测代码无关，但它自身的开销更大</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled</source>
        <translation>启用了 CPU 频率调节</translation>
    </message>
    <message>
        <source>the benchmark reports an error: &quot;%1&quot;</source>
        <translation>benchmark 报告错误：“%1”</translation>
    </message>
    <message>
        <source>skipped by the benchmark: %1</source>
        <translation>被 benchmark 跳过：%1</translation>
    </message>
    <message>
        <source>skipped by the benchmark</source>
        <translation>被 benchmark 跳过</translation>
    </message>
    <message>
        <source>%1 aggregate rows (mean, median, stddev, cv …) are set aside: they are no runs, and statistics follow from the repetitions</source>
        <translation>%1 个汇总行（mean、median、stddev、cv …）予以搁置：它们不是运行，统计量由各次重复得出</translation>
    </message>
    <message>
        <source>it has the key &quot;context&quot; with google-benchmark&apos;s description of the host</source>
        <translation>它有键 &quot;context&quot;，其中是 google-benchmark 对主机的描述</translation>
    </message>
    <message>
        <source>there is no list &quot;benchmarks&quot;</source>
        <translation>没有列表 &quot;benchmarks&quot;</translation>
    </message>
    <message>
        <source>the list &quot;benchmarks&quot; is empty</source>
        <translation>列表 &quot;benchmarks&quot; 为空</translation>
    </message>
    <message>
        <source>the row&apos;s time_unit</source>
        <translation>该行的 time_unit</translation>
    </message>
    <message>
        <source>each repetition (the mean of its iterations)</source>
        <translation>每次重复（其各次迭代的平均值）</translation>
    </message>
    <message>
        <source>the file does not name the device that was measured</source>
        <translation>文件没有说明被测的设备</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>导入已取消</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than the %2 that this format is read with</source>
        <translation>文件有 %1 字节，超过读取这种格式的上限 %2</translation>
    </message>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>%1: %2 more rows</source>
        <translation>%1：还有 %2 行</translation>
    </message>
    <message>
        <source>%1 read, %2 used, %3 refused</source>
        <translation>读取 %1，采用 %2，拒绝 %3</translation>
    </message>
    <message>
        <source>%1 of %2, grid %3, workgroup %4, %5: helper kernel, set apart</source>
        <translation>%1：%2，网格 %3，工作组 %4，%5：辅助 kernel，另行搁置</translation>
    </message>
    <message>
        <source>%1 of %2, grid %3, workgroup %4, %5: %6 left out as warm-up (proposed %7)</source>
        <translation>%1：%2，网格 %3，工作组 %4，%5：其中 %6 次作为预热略去（建议 %7）</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>%1 measurements, %2 ceilings; already read: %3</source>
        <translation>%1 条测量记录，%2 条上限线；已读过：%3</translation>
    </message>
    <message>
        <source>%1 measurements, %2 ceilings%3</source>
        <translation>%1 条测量记录，%2 条上限线%3</translation>
    </message>
    <message>
        <source>statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>its first line is a JSON object with the key &quot;event&quot;</source>
        <translation>它的第一行是含键 &quot;event&quot; 的 JSON 对象</translation>
    </message>
    <message>
        <source>it says &quot;format&quot;: &quot;rooflab&quot;</source>
        <translation>它写有 &quot;format&quot;: &quot;rooflab&quot;</translation>
    </message>
    <message>
        <source>it has the keys &quot;gpu&quot; and &quot;kernel&quot;</source>
        <translation>它有键 &quot;gpu&quot; 和 &quot;kernel&quot;</translation>
    </message>
    <message>
        <source>rooflab run log (JSON Lines)</source>
        <translation>rooflab 运行日志（JSON Lines）</translation>
    </message>
    <message>
        <source>a first line with the key &quot;event&quot;</source>
        <translation>第一行含有键 &quot;event&quot;</translation>
    </message>
    <message>
        <source>rooflab session</source>
        <translation>rooflab 会话</translation>
    </message>
    <message>
        <source>&quot;format&quot;: &quot;rooflab&quot;</source>
        <translation>&quot;format&quot;: &quot;rooflab&quot;</translation>
    </message>
    <message>
        <source>figure that rooflab drew (PNG, SVG, PDF)</source>
        <translation>rooflab 绘制的图（PNG、SVG、PDF）</translation>
    </message>
    <message>
        <source>a PNG signature, %PDF- or the element svg at the start</source>
        <translation>开头是 PNG 签名、%PDF- 或元素 svg</translation>
    </message>
    <message>
        <source>vector_add result of the tutorial (JSON)</source>
        <translation>教程的 vector_add 结果（JSON）</translation>
    </message>
    <message>
        <source>the keys &quot;gpu&quot; and &quot;kernel&quot;</source>
        <translation>键 &quot;gpu&quot; 和 &quot;kernel&quot;</translation>
    </message>
    <message>
        <source>summary.json of the tutorial&apos;s part 2</source>
        <translation>教程第 2 部分的 summary.json</translation>
    </message>
    <message>
        <source>&quot;records&quot; with &quot;implementation&quot; and &quot;median_ms&quot;</source>
        <translation>&quot;records&quot;，其中含 &quot;implementation&quot; 和 &quot;median_ms&quot;</translation>
    </message>
    <message>
        <source>summary.csv of the tutorial&apos;s part 2</source>
        <translation>教程第 2 部分的 summary.csv</translation>
    </message>
    <message>
        <source>a header with implementation, runtime, shape, dtype and median_ms</source>
        <translation>含 implementation、runtime、shape、dtype 和 median_ms 的表头</translation>
    </message>
    <message>
        <source>ENV and RESULT lines of the tutorial&apos;s part 2</source>
        <translation>教程第 2 部分的 ENV 和 RESULT 行</translation>
    </message>
    <message>
        <source>a line RESULT with …_ms=…</source>
        <translation>含 …_ms=… 的 RESULT 行</translation>
    </message>
    <message>
        <source>rocprofv3 kernel_stats.csv</source>
        <translation>rocprofv3 kernel_stats.csv</translation>
    </message>
    <message>
        <source>a header with Name, Calls, TotalDurationNs and MinNs</source>
        <translation>含 Name、Calls、TotalDurationNs 和 MinNs 的表头</translation>
    </message>
    <message>
        <source>BabelStream csv</source>
        <translation>BabelStream csv</translation>
    </message>
    <message>
        <source>a header with function, num_times, n_elements and sizeof</source>
        <translation>含 function、num_times、n_elements 和 sizeof 的表头</translation>
    </message>
    <message>
        <source>BabelStream text</source>
        <translation>BabelStream 文本</translation>
    </message>
    <message>
        <source>the line &quot;Function … Min (sec) Max Average&quot;</source>
        <translation>&quot;Function … Min (sec) Max Average&quot; 这一行</translation>
    </message>
    <message>
        <source>CARM tool applications csv</source>
        <translation>CARM 工具的 applications csv</translation>
    </message>
    <message>
        <source>a header with Method, Name, ISA, AI, Gflops, Bandwidth and Time</source>
        <translation>含 Method、Name、ISA、AI、Gflops、Bandwidth 和 Time 的表头</translation>
    </message>
    <message>
        <source>CARM tool roofline csv</source>
        <translation>CARM 工具的 roofline csv</translation>
    </message>
    <message>
        <source>a header with Date, ISA, Precision, Loads, Stores, GB/s and Gflop/s</source>
        <translation>含 Date、ISA、Precision、Loads、Stores、GB/s 和 Gflop/s 的表头</translation>
    </message>
    <message>
        <source>Empirical Roofline Toolkit (JSON)</source>
        <translation>Empirical Roofline Toolkit（JSON）</translation>
    </message>
    <message>
        <source>the keys &quot;empirical&quot; and &quot;gbytes&quot;</source>
        <translation>键 &quot;empirical&quot; 和 &quot;gbytes&quot;</translation>
    </message>
    <message>
        <source>Empirical Roofline Toolkit try, pre and max (text)</source>
        <translation>Empirical Roofline Toolkit 的 try、pre 和 max（文本）</translation>
    </message>
    <message>
        <source>lines of 5 or 11 numbers: working set, trials, time, then bytes and FLOPs or rates</source>
        <translation>5 个或 11 个数字的行：工作集、尝试次数、时间，然后是字节数和 FLOP 数，或速率</translation>
    </message>
    <message>
        <source>Empirical Roofline Toolkit sum (text)</source>
        <translation>Empirical Roofline Toolkit 的 sum（文本）</translation>
    </message>
    <message>
        <source>lines of a number and GFLOPs, L1, L2 … DRAM</source>
        <translation>一个数字加 GFLOPs、L1、L2 … DRAM 的行</translation>
    </message>
    <message>
        <source>google-benchmark (JSON)</source>
        <translation>google-benchmark（JSON）</translation>
    </message>
    <message>
        <source>the key &quot;context&quot; with a description of the host</source>
        <translation>键 &quot;context&quot;，其中是对主机的描述</translation>
    </message>
    <message>
        <source>likwid-bench text</source>
        <translation>likwid-bench 文本</translation>
    </message>
    <message>
        <source>the line &quot;LIKWID MICRO BENCHMARK&quot;</source>
        <translation>&quot;LIKWID MICRO BENCHMARK&quot; 这一行</translation>
    </message>
    <message>
        <source>mixbench text</source>
        <translation>mixbench 文本</translation>
    </message>
    <message>
        <source>a header with Compute iters, Flops/byte, ex.time and GB/sec</source>
        <translation>含 Compute iters、Flops/byte、ex.time 和 GB/sec 的表头</translation>
    </message>
    <message>
        <source>Nsight Compute csv, one row a metric</source>
        <translation>Nsight Compute csv，每个指标一行</translation>
    </message>
    <message>
        <source>a header with ID, Kernel Name, Metric Name, Metric Unit and Metric Value</source>
        <translation>含 ID、Kernel Name、Metric Name、Metric Unit 和 Metric Value 的表头</translation>
    </message>
    <message>
        <source>Nsight Compute csv, raw page</source>
        <translation>Nsight Compute csv，raw 页</translation>
    </message>
    <message>
        <source>a header with ID, Kernel Name and metrics</source>
        <translation>含 ID、Kernel Name 和各指标的表头</translation>
    </message>
    <message>
        <source>nvbandwidth (JSON)</source>
        <translation>nvbandwidth（JSON）</translation>
    </message>
    <message>
        <source>the key &quot;nvbandwidth&quot;</source>
        <translation>键 &quot;nvbandwidth&quot;</translation>
    </message>
    <message>
        <source>nvbench csv</source>
        <translation>nvbench csv</translation>
    </message>
    <message>
        <source>a header with Benchmark, Device, Device Name, Samples and a time in (sec)</source>
        <translation>含 Benchmark、Device、Device Name、Samples 和以 (sec) 计的时间的表头</translation>
    </message>
    <message>
        <source>nvbench (JSON)</source>
        <translation>nvbench（JSON）</translation>
    </message>
    <message>
        <source>the keys &quot;meta&quot; and &quot;nvbench&quot;</source>
        <translation>键 &quot;meta&quot; 和 &quot;nvbench&quot;</translation>
    </message>
    <message>
        <source>rocprofv3 kernel_trace.csv</source>
        <translation>rocprofv3 kernel_trace.csv</translation>
    </message>
    <message>
        <source>a header with Kind, Kernel_Name, Start_Timestamp and End_Timestamp</source>
        <translation>含 Kind、Kernel_Name、Start_Timestamp 和 End_Timestamp 的表头</translation>
    </message>
    <message>
        <source>rocprof (v1) results.csv</source>
        <translation>rocprof（v1）results.csv</translation>
    </message>
    <message>
        <source>a header with KernelName, BeginNs and EndNs</source>
        <translation>含 KernelName、BeginNs 和 EndNs 的表头</translation>
    </message>
    <message>
        <source>rocprofv3 agent_info.csv</source>
        <translation>rocprofv3 agent_info.csv</translation>
    </message>
    <message>
        <source>a header with Node_Id, Agent_Type, Cu_Count and Wave_Front_Size</source>
        <translation>含 Node_Id、Agent_Type、Cu_Count 和 Wave_Front_Size 的表头</translation>
    </message>
    <message>
        <source>rocprofv3 counter_collection.csv</source>
        <translation>rocprofv3 counter_collection.csv</translation>
    </message>
    <message>
        <source>a header with Dispatch_Id, Kernel_Name, Counter_Name and Counter_Value</source>
        <translation>含 Dispatch_Id、Kernel_Name、Counter_Name 和 Counter_Value 的表头</translation>
    </message>
    <message>
        <source>rocprof-compute roofline.csv</source>
        <translation>rocprof-compute roofline.csv</translation>
    </message>
    <message>
        <source>a header with device (or devID) and HBMBw</source>
        <translation>含 device（或 devID）和 HBMBw 的表头</translation>
    </message>
    <message>
        <source>rocprof-compute sysinfo.csv</source>
        <translation>rocprof-compute sysinfo.csv</translation>
    </message>
    <message>
        <source>a header with workload_name, gpu_arch and hostname</source>
        <translation>含 workload_name、gpu_arch 和 hostname 的表头</translation>
    </message>
    <message>
        <source>table of peaks</source>
        <translation>峰值表</translation>
    </message>
    <message>
        <source>a header with label, peak_flops and peak_bandwidth</source>
        <translation>含 label、peak_flops 和 peak_bandwidth 的表头</translation>
    </message>
    <message>
        <source>table with a header (CSV, TSV, semicolons)</source>
        <translation>有表头的表格（CSV、TSV、分号）</translation>
    </message>
    <message>
        <source>a header in which a time, a count or a rate is recognised</source>
        <translation>其中能认出时间、计数或速率的表头</translation>
    </message>
    <message>
        <source>no known format: looked for %1</source>
        <translation>没有已知的格式：查找过 %1</translation>
    </message>
    <message>
        <source>more than one format fits: %1; name one with --format</source>
        <translation>符合不止一种格式：%1；请用 --format 指定一种</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no format; the formats are %2</source>
        <translation>“%1”不是格式；可用的格式：%2</translation>
    </message>
    <message>
        <source>it was asked for; the content does not show it</source>
        <translation>按要求使用；内容本身并未显示是这种格式</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>数字 %1 太大</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>键“%1”出现了两次</translation>
    </message>
    <message>
        <source>a number is too large for a double</source>
        <translation>数字超出 double 的范围</translation>
    </message>
    <message>
        <source>unexpected end of input</source>
        <translation>输入意外结束</translation>
    </message>
    <message>
        <source>ill-formed UTF-8</source>
        <translation>UTF-8 不合规</translation>
    </message>
    <message>
        <source>the JSON text ends too early</source>
        <translation>JSON 文本过早结束</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>这不是有效的 JSON</translation>
    </message>
    <message>
        <source>the JSON text is nested more than %1 levels deep</source>
        <translation>JSON 文本嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>there is no JSON text</source>
        <translation>没有 JSON 文本</translation>
    </message>
    <message>
        <source>a text is expected here</source>
        <translation>这里应有文本</translation>
    </message>
    <message>
        <source>a number is expected here</source>
        <translation>这里应有数字</translation>
    </message>
    <message>
        <source>LIKWID MICRO BENCHMARK</source>
        <translation>LIKWID MICRO BENCHMARK</translation>
    </message>
    <message>
        <source>&quot;Test&quot; is missing</source>
        <translation>缺少 &quot;Test&quot;</translation>
    </message>
    <message>
        <source>there is no positive &quot;Time&quot;</source>
        <translation>没有正的 &quot;Time&quot;</translation>
    </message>
    <message>
        <source>Number of Flops</source>
        <translation>Number of Flops</translation>
    </message>
    <message>
        <source>Iterations per thread</source>
        <translation>Iterations per thread</translation>
    </message>
    <message>
        <source>Data volume (Byte)</source>
        <translation>Data volume (Byte)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is negative</source>
        <translation>“%1”为负</translation>
    </message>
    <message>
        <source>mean (all iterations are timed together)</source>
        <translation>平均值（所有迭代一起计时）</translation>
    </message>
    <message>
        <source>Number of Flops and Data volume of the file over its iterations per thread</source>
        <translation>文件的 Number of Flops 和 Data volume 除以每线程的迭代次数</translation>
    </message>
    <message>
        <source>Number of Flops and Data volume of the file</source>
        <translation>文件的 Number of Flops 和 Data volume</translation>
    </message>
    <message>
        <source>a peakflops test is a reference and no point: its data volume is not that of its loop</source>
        <translation>peakflops 测试是参考测试，不是工作点：它的数据量不是其循环的数据量</translation>
    </message>
    <message>
        <source>peakflops tests are references</source>
        <translation>peakflops 测试是参考测试</translation>
    </message>
    <message>
        <source>it has the line &quot;LIKWID MICRO BENCHMARK&quot;</source>
        <translation>它有 &quot;LIKWID MICRO BENCHMARK&quot; 这一行</translation>
    </message>
    <message>
        <source>there is no line &quot;LIKWID MICRO BENCHMARK&quot;</source>
        <translation>没有 &quot;LIKWID MICRO BENCHMARK&quot; 这一行</translation>
    </message>
    <message>
        <source>× 1e6 FLOP/s, only compared</source>
        <translation>× 1e6 FLOP/s，只用于比较</translation>
    </message>
    <message>
        <source>the file writes NaN or infinity %1 times, which is no JSON; only what holds them is refused</source>
        <translation>文件写了 %1 次 NaN 或无穷大，这不是 JSON；只拒绝含有它们的部分</translation>
    </message>
    <message>
        <source>environment from manifest.json beside the file</source>
        <translation>环境信息来自文件旁边的 manifest.json</translation>
    </message>
    <message>
        <source>the row has %1 cells and none for the whole group &quot;%2&quot;</source>
        <translation>该行有 %1 个单元格，整组“%2”都没有单元格</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time 0 and infinite rates</source>
        <translation>“%1”：时间为 0，速率为无穷大</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; is skipped: all its %2 rows have time 0 and infinite rates, so the device does not support it</source>
        <translation>跳过“%1”组：其 %2 行的时间都是 0、速率都是无穷大，因此设备不支持它</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no positive number</source>
        <translation>%1：“%2”不是正数</translation>
    </message>
    <message>
        <source>rows of the CPU are not from the device that the file names</source>
        <translation>CPU 的行不属于文件所说明的设备</translation>
    </message>
    <message>
        <source>integer operations, no FLOPs; Q from GB/sec and ex.time of the file</source>
        <translation>整数运算，没有 FLOP；Q 由文件的 GB/sec 和 ex.time 得出</translation>
    </message>
    <message>
        <source>F from GFLOPS and ex.time of the file, Q from F and its Flops/byte</source>
        <translation>F 由文件的 GFLOPS 和 ex.time 得出，Q 由 F 和它的 Flops/byte 得出</translation>
    </message>
    <message>
        <source>its header has Compute iters, Flops/byte, ex.time and GB/sec</source>
        <translation>其表头含有 Compute iters、Flops/byte、ex.time 和 GB/sec</translation>
    </message>
    <message>
        <source>there is no header with Compute iters, Flops/byte, ex.time and GB/sec</source>
        <translation>没有含 Compute iters、Flops/byte、ex.time 和 GB/sec 的表头</translation>
    </message>
    <message>
        <source>ms (not written in the file)</source>
        <translation>ms（文件中未写明）</translation>
    </message>
    <message>
        <source>mixbench writes ex.time in milliseconds</source>
        <translation>mixbench 的 ex.time 以毫秒书写</translation>
    </message>
    <message>
        <source>the columns from &quot;%1&quot; on are no group of intensity, time, rate and GB/sec</source>
        <translation>从“%1”开始的列不是由强度、时间、速率和 GB/sec 组成的组</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; belongs to no group of intensity, time, rate and GB/sec</source>
        <translation>列“%1”不属于由强度、时间、速率和 GB/sec 组成的组</translation>
    </message>
    <message>
        <source>the header has no group of columns</source>
        <translation>表头没有列组</translation>
    </message>
    <message>
        <source>gpu clock rate</source>
        <translation>gpu clock rate</translation>
    </message>
    <message>
        <source>memory clock rate</source>
        <translation>memory clock rate</translation>
    </message>
    <message>
        <source>launches of other devices than the one asked for are set aside</source>
        <translation>指定设备以外的设备的启动予以搁置</translation>
    </message>
    <message>
        <source>the launch has none of the metrics that a roofline needs (gpu__time_duration, dram__bytes, executed FLOP instructions)</source>
        <translation>该启动没有屋顶线所需的任何指标（gpu__time_duration、dram__bytes、已执行的 FLOP 指令）</translation>
    </message>
    <message>
        <source>the file names the device&apos;s number and compute capability, not its name</source>
        <translation>文件说明了设备编号和计算能力，没有说明名称</translation>
    </message>
    <message>
        <source>the bytes are those that DRAM moved while the launch ran; what a cache still holds afterwards is not in them, so they may be fewer than the algorithm&apos;s</source>
        <translation>字节数是启动期间 DRAM 搬运的字节；之后仍留在缓存中的不包括在内，因此可能少于算法的字节数</translation>
    </message>
    <message>
        <source>its header has ID, Kernel Name, Metric Name, Metric Unit and Metric Value</source>
        <translation>其表头含有 ID、Kernel Name、Metric Name、Metric Unit 和 Metric Value</translation>
    </message>
    <message>
        <source>no header with ID, Kernel Name, Metric Name, Metric Unit and Metric Value</source>
        <translation>没有含 ID、Kernel Name、Metric Name、Metric Unit 和 Metric Value 的表头</translation>
    </message>
    <message>
        <source>the row&apos;s Metric Unit</source>
        <translation>该行的 Metric Unit</translation>
    </message>
    <message>
        <source>to s, B and counts</source>
        <translation>换算为 s、B 和计数</translation>
    </message>
    <message>
        <source>the row names no kernel</source>
        <translation>该行没有 kernel 名称</translation>
    </message>
    <message>
        <source>%1 rows without a metric (rules) are set aside</source>
        <translation>%1 个没有指标的行（规则）予以搁置</translation>
    </message>
    <message>
        <source>%1&quot;%2&quot; is ambiguous: a decimal or a thousands separator</source>
        <translation>%1“%2”有歧义：是小数点还是千位分隔符</translation>
    </message>
    <message>
        <source>%1the unit &quot;%2&quot; is not known</source>
        <translation>%1单位“%2”未知</translation>
    </message>
    <message>
        <source>%1it must not be negative</source>
        <translation>%1不能为负</translation>
    </message>
    <message>
        <source>the duration is no positive time</source>
        <translation>持续时间不是正的时间</translation>
    </message>
    <message>
        <source>Q: dram__bytes.sum</source>
        <translation>Q: dram__bytes.sum</translation>
    </message>
    <message>
        <source>Q: DRAM bytes read and written</source>
        <translation>Q：DRAM 读取和写入的字节</translation>
    </message>
    <message>
        <source>only one of DRAM reads and writes was counted, so the traffic is not known</source>
        <translation>DRAM 的读取和写入只计了一个，因此不知道数据量</translation>
    </message>
    <message>
        <source>Q: %1 times the duration</source>
        <translation>Q：%1 乘以持续时间</translation>
    </message>
    <message>
        <source>F: executed add + mul + 2·fma instructions</source>
        <translation>F：已执行的 add + mul + 2·fma 指令</translation>
    </message>
    <message>
        <source>F: executed add + mul + 2·fma instructions; %1</source>
        <translation>F：已执行的 add + mul + 2·fma 指令；%1</translation>
    </message>
    <message>
        <source>operations of tensor cores are not among the counted FLOPs</source>
        <translation>张量核心的运算不在所计的 FLOP 之内</translation>
    </message>
    <message>
        <source>its header has ID, Kernel Name and metrics of Nsight Compute</source>
        <translation>其表头含有 ID、Kernel Name 和 Nsight Compute 的指标</translation>
    </message>
    <message>
        <source>no header with ID, Kernel Name and metrics of Nsight Compute</source>
        <translation>没有含 ID、Kernel Name 和 Nsight Compute 指标的表头</translation>
    </message>
    <message>
        <source>of the line of units below the header</source>
        <translation>来自表头下方的单位行</translation>
    </message>
    <message>
        <source>the line of units below the header is missing, so no metric has a unit</source>
        <translation>缺少表头下方的单位行，因此没有一个指标有单位</translation>
    </message>
    <message>
        <source>the table has a line of units and no row below it</source>
        <translation>表格有单位行，但下面没有任何行</translation>
    </message>
    <message>
        <source>%1 is ambiguous: a decimal comma or a thousands separator</source>
        <translation>%1 有歧义：是小数逗号还是千位分隔符</translation>
    </message>
    <message>
        <source>%1 is a percentage, not a plain number</source>
        <translation>%1 是百分数，不是普通数字</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 不是数字</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 不是有限的数</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to 18446744073709551615</source>
        <translation>%1 不是 0 到 18446744073709551615 的整数</translation>
    </message>
    <message>
        <source>CUDA Runtime Version</source>
        <translation>CUDA Runtime Version</translation>
    </message>
    <message>
        <source>GPU Device list</source>
        <translation>GPU Device list</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the status &quot;%2&quot;</source>
        <translation>“%1”的状态是“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bandwidth in GB/s: &quot;%2&quot;</source>
        <translation>“%1”不是以 GB/s 计的带宽：“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was waived: not measured</source>
        <translation>“%1”被免除：未测量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no matrix (status &quot;%2&quot;)</source>
        <translation>“%1”没有矩阵（状态“%2”）</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 cells have no value (N/A)</source>
        <translation>“%1”：%2 个单元格没有值（N/A）</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the stated sum %2 is not that of its cells, %3</source>
        <translation>“%1”：所述的总和 %2 不是其单元格之和 %3</translation>
    </message>
    <message>
        <source>figures of other GPUs than the one asked for are set aside</source>
        <translation>指定 GPU 以外的 GPU 的数值予以搁置</translation>
    </message>
    <message>
        <source>it counts the copied size once; memory reads and writes each byte, which is %1 GB/s of traffic</source>
        <translation>它只计一次被复制的大小；内存对每个字节既读又写，数据量为 %1 GB/s</translation>
    </message>
    <message>
        <source>device_local_copy of GPU %1 stays %2 GB/s as the file states it: %3, so it is no reference for traffic counted both ways</source>
        <translation>GPU %1 的 device_local_copy 按文件说明保持为 %2 GB/s：%3，因此不能作为读写都计的数据量的参考线</translation>
    </message>
    <message>
        <source>it has the key &quot;nvbandwidth&quot;</source>
        <translation>它有键 &quot;nvbandwidth&quot;</translation>
    </message>
    <message>
        <source>there is no list &quot;testcases&quot;</source>
        <translation>没有列表 &quot;testcases&quot;</translation>
    </message>
    <message>
        <source>nvbandwidth reports &quot;%1&quot; and no testcases</source>
        <translation>nvbandwidth 报告“%1”，没有 testcases</translation>
    </message>
    <message>
        <source>the list &quot;testcases&quot; is empty</source>
        <translation>列表 &quot;testcases&quot; 为空</translation>
    </message>
    <message>
        <source>bandwidths between devices and host are imported hidden: they are no references for kernels that work in device memory</source>
        <translation>设备与主机之间的带宽以隐藏方式导入：它们不是在设备内存中工作的 kernel 的参考线</translation>
    </message>
    <message>
        <source>GPU Time (sec)</source>
        <translation>GPU Time (sec)</translation>
    </message>
    <message>
        <source>GlobalMem BW (bytes/sec)</source>
        <translation>GlobalMem BW (bytes/sec)</translation>
    </message>
    <message>
        <source>Batch GPU (sec)</source>
        <translation>Batch GPU (sec)</translation>
    </message>
    <message>
        <source>CPU Time (sec)</source>
        <translation>CPU Time (sec)</translation>
    </message>
    <message>
        <source>its header has Benchmark, Device Name, Samples and a time in (sec)</source>
        <translation>其表头含有 Benchmark、Device Name、Samples 和以 (sec) 计的时间</translation>
    </message>
    <message>
        <source>no header with Benchmark, Device, Device Name and Samples</source>
        <translation>没有含 Benchmark、Device、Device Name 和 Samples 的表头</translation>
    </message>
    <message>
        <source>the header has neither GPU Time (sec) nor Batch GPU (sec)</source>
        <translation>表头既没有 GPU Time (sec) 也没有 Batch GPU (sec)</translation>
    </message>
    <message>
        <source>GPU Time, Batch GPU</source>
        <translation>GPU Time, Batch GPU</translation>
    </message>
    <message>
        <source>the state belongs to another device</source>
        <translation>该状态属于另一个设备</translation>
    </message>
    <message>
        <source>%1 is no positive time</source>
        <translation>%1 不是正的时间</translation>
    </message>
    <message>
        <source>%1 is no positive rate</source>
        <translation>%1 不是正的速率</translation>
    </message>
    <message>
        <source>the state has no summaries</source>
        <translation>该状态没有汇总</translation>
    </message>
    <message>
        <source>states of other devices than the one asked for are set aside</source>
        <translation>指定设备以外的设备的状态予以搁置</translation>
    </message>
    <message>
        <source>the file does not describe the device of every state</source>
        <translation>文件没有描述每个状态的设备</translation>
    </message>
    <message>
        <source>it has the keys &quot;meta&quot; and &quot;nvbench&quot;</source>
        <translation>它有键 &quot;meta&quot; 和 &quot;nvbench&quot;</translation>
    </message>
    <message>
        <source>no benchmark has a state</source>
        <translation>没有一个 benchmark 含有状态</translation>
    </message>
    <message>
        <source>nv/cold/time, nv/batch/time</source>
        <translation>nv/cold/time, nv/batch/time</translation>
    </message>
    <message>
        <source>Q: bytes read and written that the benchmark declares (its bandwidth times its mean cold time)</source>
        <translation>Q：benchmark 声明的读写字节数（其带宽乘以平均冷启动时间）</translation>
    </message>
    <message>
        <source>there is no GPU time</source>
        <translation>没有 GPU 时间</translation>
    </message>
    <message>
        <source>%1 states N = %2 for %3: --work &apos;%4&apos;</source>
        <translation>%1 说明 %3 的 N = %2：--work &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 states N = %2 for %3 on %4</source>
        <translation>%1 说明 %3 的 N = %2，设备 %4</translation>
    </message>
    <message>
        <source>%1 states N = %2 for %3 on %4: --work &apos;%5&apos;</source>
        <translation>%1 说明 %3 的 N = %2，设备 %4：--work &apos;%5&apos;</translation>
    </message>
    <message>
        <source>&quot;format&quot; must be &quot;rooflab-plan&quot;</source>
        <translation>&quot;format&quot; 必须是 &quot;rooflab-plan&quot;</translation>
    </message>
    <message>
        <source>this program reads plans of version 1.x only</source>
        <translation>本程序只读取版本 1.x 的方案</translation>
    </message>
    <message>
        <source>the plan has keys that mean nothing: %1</source>
        <translation>方案中有没有意义的键：%1</translation>
    </message>
    <message>
        <source>the plan has no runs</source>
        <translation>方案中没有运行</translation>
    </message>
    <message>
        <source>it is MiB/ms called GB/s (1/1.049)</source>
        <translation>它是被称为 GB/s 的 MiB/ms（1/1.049）</translation>
    </message>
    <message>
        <source>it is MB taken for MiB (1.049)</source>
        <translation>它是被当作 MiB 的 MB（1.049）</translation>
    </message>
    <message>
        <source>it is GiB/s called GB/s (1/1.074)</source>
        <translation>它是被称为 GB/s 的 GiB/s（1/1.074）</translation>
    </message>
    <message>
        <source>it is GB taken for GiB (1.074)</source>
        <translation>它是被当作 GiB 的 GB（1.074）</translation>
    </message>
    <message>
        <source>it counts one buffer instead of both (0.5)</source>
        <translation>它只计了两个缓冲区中的一个（0.5）</translation>
    </message>
    <message>
        <source>it counts a fused multiply-add once (0.5)</source>
        <translation>它把融合乘加计为一次（0.5）</translation>
    </message>
    <message>
        <source>it counts the traffic twice (2)</source>
        <translation>它把数据量计了两次（2）</translation>
    </message>
    <message>
        <source>it counts the operations twice (2)</source>
        <translation>它把运算计了两次（2）</translation>
    </message>
    <message>
        <source>it counts one of three arrays (1/3)</source>
        <translation>它只计了三个数组中的一个（1/3）</translation>
    </message>
    <message>
        <source>it counts two of three arrays (2/3)</source>
        <translation>它只计了三个数组中的两个（2/3）</translation>
    </message>
    <message>
        <source>its unit is 1,000 times too large</source>
        <translation>它的单位大了 1,000 倍</translation>
    </message>
    <message>
        <source>its unit is 1,000 times too small</source>
        <translation>它的单位小了 1,000 倍</translation>
    </message>
    <message>
        <source>it follows from the %1 time</source>
        <translation>它由%1时间得出</translation>
    </message>
    <message>
        <source>%1, from the %2 time</source>
        <translation>%1，由%2时间得出</translation>
    </message>
    <message>
        <source>no one factor explains the difference</source>
        <translation>没有一个因子能解释这个差异</translation>
    </message>
    <message>
        <source>the file states %1, its %2 time gives %3 (%4); the point comes from the time</source>
        <translation>文件说明 %1，其%2时间给出 %3（%4）；工作点来自时间</translation>
    </message>
    <message>
        <source>the file does not say which statistic its time is; the one time of a run stands for it whichever is asked for</source>
        <translation>文件没有说明其时间是哪个统计量；一次运行的这一个时间代表它，无论要求的是哪个统计量</translation>
    </message>
    <message>
        <source>a parameter must be a number or a text</source>
        <translation>参数必须是数字或文本</translation>
    </message>
    <message>
        <source>&quot;kind&quot; is missing</source>
        <translation>缺少 &quot;kind&quot;</translation>
    </message>
    <message>
        <source>the statistics are over all launches, warm-ups included; the kernel trace of the same run can tell them apart</source>
        <translation>统计量涵盖全部启动，包括预热；同一次运行的 kernel trace 可以把它们分开</translation>
    </message>
    <message>
        <source>its header has Name, Calls, TotalDurationNs and AverageNs</source>
        <translation>其表头含有 Name、Calls、TotalDurationNs 和 AverageNs</translation>
    </message>
    <message>
        <source>no header with Name, Calls, TotalDurationNs and AverageNs</source>
        <translation>没有含 Name、Calls、TotalDurationNs 和 AverageNs 的表头</translation>
    </message>
    <message>
        <source>helper kernel set apart: %1</source>
        <translation>辅助 kernel，另行搁置：%1</translation>
    </message>
    <message>
        <source>its header has Kind, Kernel_Name, Start_Timestamp and End_Timestamp</source>
        <translation>其表头含有 Kind、Kernel_Name、Start_Timestamp 和 End_Timestamp</translation>
    </message>
    <message>
        <source>no header with Kind, Kernel_Name, Start_Timestamp and End_Timestamp</source>
        <translation>没有含 Kind、Kernel_Name、Start_Timestamp 和 End_Timestamp 的表头</translation>
    </message>
    <message>
        <source>its header has Dispatch_Id, Kernel_Name, Counter_Name and Counter_Value</source>
        <translation>其表头含有 Dispatch_Id、Kernel_Name、Counter_Name 和 Counter_Value</translation>
    </message>
    <message>
        <source>no header with Dispatch_Id, Kernel_Name, Counter_Name and Counter_Value</source>
        <translation>没有含 Dispatch_Id、Kernel_Name、Counter_Name 和 Counter_Value 的表头</translation>
    </message>
    <message>
        <source>the launches were measured while counters were collected, which may make them slower than a plain trace shows</source>
        <translation>这些启动是在采集计数器时测量的，可能比普通 trace 显示的慢</translation>
    </message>
    <message>
        <source>its header has KernelName, BeginNs and EndNs</source>
        <translation>其表头含有 KernelName、BeginNs 和 EndNs</translation>
    </message>
    <message>
        <source>no header with KernelName, BeginNs and EndNs</source>
        <translation>没有含 KernelName、BeginNs 和 EndNs 的表头</translation>
    </message>
    <message>
        <source>the frame is not inside the axes&apos; limits</source>
        <translation>坐标范围不在坐标轴的限制之内</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no version number</source>
        <translation>“%1”不是版本号</translation>
    </message>
    <message>
        <source>the file has format version %1, and this program reads version %2.x only; a newer rooflab is needed</source>
        <translation>文件的格式版本是 %1，而本程序只读取版本 %2.x；需要更新的 rooflab</translation>
    </message>
    <message>
        <source>the ceiling &quot;%1&quot; states another value than its own probe gives; the probe&apos;s time and work are used</source>
        <translation>上限线“%1”说明的值与它自己的参考测试给出的不同；采用参考测试的时间和工作量</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is used twice; this record is now &quot;%2&quot;</source>
        <translation>标识“%1”使用了两次；这条记录现在是“%2”</translation>
    </message>
    <message>
        <source>&quot;format&quot; must be &quot;rooflab&quot;</source>
        <translation>&quot;format&quot; 必须是 &quot;rooflab&quot;</translation>
    </message>
    <message>
        <source>it has &quot;records&quot; with &quot;implementation&quot; and &quot;median_ms&quot;</source>
        <translation>它有 &quot;records&quot;，其中含 &quot;implementation&quot; 和 &quot;median_ms&quot;</translation>
    </message>
    <message>
        <source>&quot;records&quot; must be a list</source>
        <translation>&quot;records&quot; 必须是列表</translation>
    </message>
    <message>
        <source>a record must be an object</source>
        <translation>记录必须是对象</translation>
    </message>
    <message>
        <source>there are no records</source>
        <translation>没有记录</translation>
    </message>
    <message>
        <source>its header has implementation, runtime, shape, dtype and median_ms</source>
        <translation>其表头含有 implementation、runtime、shape、dtype 和 median_ms</translation>
    </message>
    <message>
        <source>no header with implementation, runtime, shape, dtype and median_ms</source>
        <translation>没有含 implementation、runtime、shape、dtype 和 median_ms 的表头</translation>
    </message>
    <message>
        <source>it has a line RESULT with …_ms=…</source>
        <translation>它有含 …_ms=… 的 RESULT 行</translation>
    </message>
    <message>
        <source>there is no line that begins with RESULT</source>
        <translation>没有以 RESULT 开头的行</translation>
    </message>
    <message>
        <source>%1 lines are neither ENV nor RESULT and are skipped</source>
        <translation>%1 行既不是 ENV 也不是 RESULT，予以跳过</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a positive time</source>
        <translation>“%1”必须是正的时间</translation>
    </message>
    <message>
        <source>there is no time: none of min_ms, median_ms and mean_ms is present</source>
        <translation>没有时间：min_ms、median_ms 和 mean_ms 都不存在</translation>
    </message>
    <message>
        <source>&quot;correct&quot; must be OK or FAIL, not &quot;%1&quot;</source>
        <translation>&quot;correct&quot; 必须是 OK 或 FAIL，而不是“%1”</translation>
    </message>
    <message>
        <source>reported OK by the program, coverage not recorded</source>
        <translation>程序报告 OK，覆盖范围未记录</translation>
    </message>
    <message>
        <source>reported FAIL by the program, coverage not recorded</source>
        <translation>程序报告 FAIL，覆盖范围未记录</translation>
    </message>
    <message>
        <source>the rates that the file states × its %1 time</source>
        <translation>文件说明的速率 × 其%1时间</translation>
    </message>
    <message>
        <source>the file states rates but neither FLOPs nor bytes: they follow from %1</source>
        <translation>文件说明了速率，但没有 FLOP 数和字节数：它们由%1得出</translation>
    </message>
    <message>
        <source>the file states no FLOP or byte count: F = N and Q = 3·N·sizeof(T) of a vector add are used, as its operator says</source>
        <translation>文件没有说明 FLOP 数和字节数：按其算子所示，采用向量加法的 F = N 和 Q = 3·N·sizeof(T)</translation>
    </message>
    <message>
        <source>no header with workload_name, gpu_arch and hostname</source>
        <translation>没有含 workload_name、gpu_arch 和 hostname 的表头</translation>
    </message>
    <message>
        <source>no row can be read</source>
        <translation>没有一行可以读取</translation>
    </message>
    <message>
        <source>its header has workload_name, gpu_arch and hostname</source>
        <translation>其表头含有 workload_name、gpu_arch 和 hostname</translation>
    </message>
    <message>
        <source>the file describes a system and has no results; a roofline.csv beside it gains its device from it</source>
        <translation>该文件描述系统，不含结果；旁边的 roofline.csv 由它得到设备信息</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is no positive time</source>
        <translation>“%1”：%2 不是正的时间</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; stands in the header twice</source>
        <translation>列“%1”在表头中出现了两次</translation>
    </message>
    <message>
        <source>%1 lines before the header are skipped</source>
        <translation>表头之前的 %1 行予以跳过</translation>
    </message>
    <message>
        <source>the header stands here again and is skipped</source>
        <translation>表头在这里重复出现，予以跳过</translation>
    </message>
    <message>
        <source>the file is UTF-32 text; save it as UTF-8</source>
        <translation>文件是 UTF-32 文本；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>the file looks like UTF-16 text without a byte-order mark; save it as UTF-8</source>
        <translation>文件像是没有字节顺序标记的 UTF-16 文本；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>this is a binary file, not a result that rooflab reads</source>
        <translation>这是二进制文件，不是 rooflab 能读取的结果</translation>
    </message>
    <message>
        <source>the trace has more than %1 different kernels, grids and workgroups</source>
        <translation>trace 中不同的 kernel、网格和工作组超过 %1 个</translation>
    </message>
    <message>
        <source>are left out as warm-up</source>
        <translation>作为预热略去</translation>
    </message>
    <message>
        <source>%1 of %2 launches of %3 %4, as proposed: %5; --warmup chooses another boundary</source>
        <translation>%3 %4 的 %2 次启动中的 %1 次，按建议：%5；--warmup 可选择另一个界限</translation>
    </message>
    <message>
        <source>%1 of %2 launches of %3 %4, as chosen</source>
        <translation>%3 %4 的 %2 次启动中的 %1 次，按选择</translation>
    </message>
    <message>
        <source>none is left out</source>
        <translation>没有略去任何一次</translation>
    </message>
    <message>
        <source>the first %1 are left out</source>
        <translation>略去前 %1 次</translation>
    </message>
    <message>
        <source>leading launches longer than the median of the second half by over 1 % and by over three scaled median absolute deviations are warm-up, at most three quarters</source>
        <translation>开头的启动若比后一半的中位数长 1 % 以上，且超出三倍缩放后的中位数绝对偏差，即为预热，最多四分之三</translation>
    </message>
    <message>
        <source>a launch of %1 took %2, over ten times the median of its group; it is kept</source>
        <translation>%1 的一次启动用了 %2，超过该组中位数的十倍；予以保留</translation>
    </message>
    <message>
        <source>a launch of %1 took %2, under a tenth of the median of its group; it is kept</source>
        <translation>%1 的一次启动用了 %2，不到该组中位数的十分之一；予以保留</translation>
    </message>
    <message>
        <source>over ten times</source>
        <translation>超过十倍</translation>
    </message>
    <message>
        <source>under a tenth of</source>
        <translation>不到十分之一</translation>
    </message>
    <message>
        <source>%1 more launches of %2 lie that far from their median; they are kept</source>
        <translation>%2 还有 %1 次启动与中位数相差这么多；予以保留</translation>
    </message>
    <message>
        <source>%1 is described by %2 beside the trace: %3</source>
        <translation>%1 由 trace 旁边的 %2 描述：%3</translation>
    </message>
    <message>
        <source>a device without a name</source>
        <translation>没有名称的设备</translation>
    </message>
    <message>
        <source>N is taken from manifest.json beside the trace</source>
        <translation>N 取自 trace 旁边的 manifest.json</translation>
    </message>
    <message>
        <source>%1 launches of other devices than the one asked for (%2) are set aside</source>
        <translation>指定设备（%2）以外的设备的 %1 次启动予以搁置</translation>
    </message>
    <message>
        <source>the file has no device %1; it has %2</source>
        <translation>文件中没有设备 %1；它有 %2</translation>
    </message>
    <message>
        <source>helper kernel set apart: %1, %2 launches</source>
        <translation>辅助 kernel，另行搁置：%1，%2 次启动</translation>
    </message>
    <message>
        <source>the row has no %1 time</source>
        <translation>该行没有%1时间</translation>
    </message>
    <message>
        <source>both timestamps are 0: the time was not recorded</source>
        <translation>两个时间戳都是 0：时间没有记录</translation>
    </message>
    <message>
        <source>the end lies %1 ns before the start</source>
        <translation>结束比开始早 %1 ns</translation>
    </message>
    <message>
        <source>start and end are the same: 0 ns is no duration</source>
        <translation>开始和结束相同：0 ns 不是持续时间</translation>
    </message>
    <message>
        <source>rows of the kind &quot;%1&quot; are no kernel launches and are set aside</source>
        <translation>类型为“%1”的行不是 kernel 启动，予以搁置</translation>
    </message>
    <message>
        <source>the counter has no value</source>
        <translation>计数器没有值</translation>
    </message>
    <message>
        <source>end - start in whole nanoseconds, ÷ 1e9 s</source>
        <translation>结束 - 开始，以整数纳秒计，÷ 1e9 s</translation>
    </message>
    <message>
        <source>reported FAIL by the program</source>
        <translation>程序报告 FAIL</translation>
    </message>
    <message>
        <source>&quot;correctness&quot; must be &quot;OK&quot; or &quot;FAIL&quot;</source>
        <translation>&quot;correctness&quot; 必须是 &quot;OK&quot; 或 &quot;FAIL&quot;</translation>
    </message>
    <message>
        <source>F = N and Q = 3·N·sizeof(T) of a vector add</source>
        <translation>向量加法的 F = N 和 Q = 3·N·sizeof(T)</translation>
    </message>
    <message>
        <source>the file states no FLOP or byte count: %1 is used</source>
        <translation>文件没有说明 FLOP 数和字节数：采用 %1</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; is not known to be a vector add: %2 is assumed</source>
        <translation>不知道 kernel“%1”是不是向量加法：假定 %2</translation>
    </message>
    <message>
        <source>&quot;size&quot; must be at least 1 element</source>
        <translation>&quot;size&quot; 至少为 1 个元素</translation>
    </message>
    <message>
        <source>there is no time: none of min_ms, median_ms and avg_ms is present</source>
        <translation>没有时间：min_ms、median_ms 和 avg_ms 都不存在</translation>
    </message>
    <message>
        <source>the list has no results</source>
        <translation>列表中没有结果</translation>
    </message>
    <message>
        <source>vector add</source>
        <translation>向量加法</translation>
    </message>
    <message>
        <source>F = N, Q = 3·N·sizeof(T): two reads, one write</source>
        <translation>F = N，Q = 3·N·sizeof(T)：两次读取，一次写入</translation>
    </message>
    <message>
        <source>F = 0, Q = 2·N·sizeof(T): one read, one write</source>
        <translation>F = 0，Q = 2·N·sizeof(T)：一次读取，一次写入</translation>
    </message>
    <message>
        <source>F = 2·N, Q = 3·N·sizeof(T): two reads, one write</source>
        <translation>F = 2·N，Q = 3·N·sizeof(T)：两次读取，一次写入</translation>
    </message>
    <message>
        <source>F = 2·N, Q = 3·N·sizeof(T): y is read and written</source>
        <translation>F = 2·N，Q = 3·N·sizeof(T)：y 既读又写</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>gemm</source>
        <translation>gemm</translation>
    </message>
    <message>
        <source>F = 2·m·n·k, Q = (m·k + k·n + m·n)·sizeof(T): each matrix moved once</source>
        <translation>F = 2·m·n·k，Q = (m·k + k·n + m·n)·sizeof(T)：每个矩阵搬运一次</translation>
    </message>
    <message>
        <source>FMA sweep</source>
        <translation>FMA 扫描</translation>
    </message>
    <message>
        <source>fma</source>
        <translation>fma</translation>
    </message>
    <message>
        <source>F = 2·K·N, Q = 2·N·sizeof(T): one read, one write</source>
        <translation>F = 2·K·N，Q = 2·N·sizeof(T)：一次读取，一次写入</translation>
    </message>
    <message>
        <source>%1; a work model is one of %2as in &quot;vector_add fp32 n=16777216&quot;, or &quot;flops = …; bytes = …&quot;</source>
        <translation>%1；工作量模型是 %2之一，例如 &quot;vector_add fp32 n=16777216&quot;，或 &quot;flops = …; bytes = …&quot;</translation>
    </message>
    <message>
        <source>no kernels stand behind &quot;for&quot;</source>
        <translation>&quot;for&quot; 后面没有 kernel</translation>
    </message>
    <message>
        <source>the file does not state %1; give it, as in &quot;%2 %3=16777216&quot;</source>
        <translation>文件没有说明 %1；请给出，例如“%2 %3=16777216”</translation>
    </message>
    <message>
        <source>%1 = %2 is no count of elements</source>
        <translation>%1 = %2 不是元素个数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a negative count here</source>
        <translation>“%1”在这里得出负的计数</translation>
    </message>
    <message>
        <source>no work model given is for %1</source>
        <translation>给出的工作量模型没有一个适用于 %1</translation>
    </message>
    <message>
        <source>no work model given is for this kernel</source>
        <translation>给出的工作量模型没有一个适用于这个 kernel</translation>
    </message>
    <message>
        <source>the file states neither FLOPs nor bytes: pick a work model (--work) to place its runs on the roofline; those given are not for all of its kernels</source>
        <translation>文件既没有说明 FLOP 数也没有说明字节数：请选择工作量模型（--work），才能把它的运行放到屋顶线图上；给出的模型没有涵盖它的全部 kernel</translation>
    </message>
    <message>
        <source>the file states neither FLOPs nor bytes: pick a work model (--work) to place its runs on the roofline</source>
        <translation>文件既没有说明 FLOP 数也没有说明字节数：请选择工作量模型（--work），才能把它的运行放到屋顶线图上</translation>
    </message>
    <message>
        <source>the work model &quot;%1&quot; fits no kernel of this file</source>
        <translation>工作量模型“%1”不适用于该文件的任何 kernel</translation>
    </message>
    <message>
        <source>the file does not state the precision; give it, as in &quot;%1 fp32&quot;</source>
        <translation>文件没有说明精度；请给出，例如“%1 fp32”</translation>
    </message>
    <message>
        <source>the file states neither FLOPs nor bytes; the work model given is used: %1</source>
        <translation>文件既没有说明 FLOP 数也没有说明字节数；采用给出的工作量模型：%1</translation>
    </message>
    <message>
        <source>the %1 time must be a positive, finite number</source>
        <translation>%1时间必须是有限的正数</translation>
    </message>
    <message>
        <source>%1 must be a finite number that is not negative</source>
        <translation>%1 必须是不为负的有限数</translation>
    </message>
    <message>
        <source>a count must not be negative</source>
        <translation>计数不能为负</translation>
    </message>
    <message>
        <source>the kernel&apos;s name is empty</source>
        <translation>kernel 的名称为空</translation>
    </message>
    <message>
        <source>the standard deviation must not be negative</source>
        <translation>标准差不能为负</translation>
    </message>
    <message>
        <source>a sample must be a positive, finite time</source>
        <translation>样本必须是有限的正时间</translation>
    </message>
    <message>
        <source>the size must be at least 1 element</source>
        <translation>大小至少为 1 个元素</translation>
    </message>
    <message>
        <source>there is no bandwidth reference: this backend has no copy</source>
        <translation>没有带宽参考线：该后端没有 copy</translation>
    </message>
    <message>
        <source>there is no compute reference: this backend has no matrix product here</source>
        <translation>没有算力参考线：该后端在这里没有矩阵乘</translation>
    </message>
    <message>
        <source>this backend has no %1 in %2, so it is left out</source>
        <translation>该后端没有 %2 的 %1，因此略去</translation>
    </message>
    <message>
        <source>Roofline, quick</source>
        <translation>Roofline，快速</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Stride scan</source>
        <translation>stride 扫描</translation>
    </message>
    <message>
        <source>Size scan</source>
        <translation>大小扫描</translation>
    </message>
    <message>
        <source>sizes from %1 to %2, the power of two that fills at most a quarter of the %3 of memory</source>
        <translation>大小从 %1 到 %2，后者是最多占满 %3 内存四分之一的 2 的幂</translation>
    </message>
    <message>
        <source>sizes from %1 to %2, the power of two chosen for the device, because its memory is not known</source>
        <translation>大小从 %1 到 %2，后者是为该设备选择的 2 的幂，因为其内存大小未知</translation>
    </message>
    <message>
        <source>chosen for the device, because its memory is not known</source>
        <translation>为该设备选择，因为其内存大小未知</translation>
    </message>
    <message>
        <source>sizes up to %1 are timed in batches, because a launch is too short to be timed alone</source>
        <translation>大小不超过 %1 时按批计时，因为单次启动太短，无法单独计时</translation>
    </message>
    <message>
        <source>N = %1: three %2 arrays hold %3</source>
        <translation>N = %1：三个 %2 数组共 %3</translation>
    </message>
    <message>
        <source>n = %1: three %2 matrices hold %3, capped at a quarter of the %4 of memory</source>
        <translation>n = %1：三个 %2 矩阵共 %3，以 %4 内存的四分之一为限</translation>
    </message>
    <message>
        <source>n = %1: three %2 matrices hold %3, enough to keep the device busy</source>
        <translation>n = %1：三个 %2 矩阵共 %3，足以让设备保持忙碌</translation>
    </message>
    <message>
        <source>no time is recorded</source>
        <translation>没有记录时间</translation>
    </message>
    <message>
        <source>the time is not a positive, finite number</source>
        <translation>时间不是有限的正数</translation>
    </message>
    <message>
        <source>the FLOP count is not recorded</source>
        <translation>FLOP 数未记录</translation>
    </message>
    <message>
        <source>the byte count is not recorded</source>
        <translation>字节数未记录</translation>
    </message>
    <message>
        <source>F = 0: no floating-point operation, so there is no place on these axes; read its bandwidth instead</source>
        <translation>F = 0：没有浮点运算，因此在这些坐标轴上没有位置；请看它的带宽</translation>
    </message>
    <message>
        <source>Q = 0: the arithmetic intensity is undefined</source>
        <translation>Q = 0：算术强度未定义</translation>
    </message>
    <message>
        <source>arithmetic intensity or performance is not a positive, finite number</source>
        <translation>算术强度或性能不是有限的正数</translation>
    </message>
    <message>
        <source>validation %1: the time of a wrong result is no result</source>
        <translation>校验%1：错误结果的时间不是结果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Static resources (from the compiler; not utilisation)</source>
        <translation>静态资源（来自编译器；不是利用率）</translation>
    </message>
    <message>
        <source>Software and host</source>
        <translation>软件与主机</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来历</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>按文件的说明</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>Effective bandwidth</source>
        <translation>有效带宽</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>performance and bandwidth are this one time, shown three ways</source>
        <translation>性能和带宽都来自这一个时间，是同一次测量的三种表示</translation>
    </message>
    <message>
        <source>Of the reference</source>
        <translation>占参考线</translation>
    </message>
    <message>
        <source>no comparable reference</source>
        <translation>没有可比较的参考线</translation>
    </message>
    <message>
        <source>Bandwidth reference</source>
        <translation>带宽参考线</translation>
    </message>
    <message>
        <source>Compute reference</source>
        <translation>算力参考线</translation>
    </message>
    <message>
        <source>Knee of the references</source>
        <translation>参考线的拐点</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Not plotted</source>
        <translation>未绘制</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Memory level</source>
        <translation>存储层级</translation>
    </message>
    <message>
        <source>Read it as</source>
        <translation>解读为</translation>
    </message>
    <message>
        <source>a reference, not a hardware peak: a point above it is legal</source>
        <translation>参考线，不是硬件峰值：工作点可以高于它</translation>
    </message>
    <message>
        <source>%1 reaches %2, %3 times the reference %4 of %5.</source>
        <translation>%1 达到 %2，是 %5 的参考线 %4 的 %3 倍。</translation>
    </message>
    <message>
        <source>A point above a reference is legal: the reference is what another test reached, not a limit of the hardware. It is not proof of a cache hit. The point is drawn where it was measured.</source>
        <translation>工作点可以高于参考线：参考线是另一个测试达到的水平，不是硬件的上限。这不能证明缓存命中。工作点画在它实测的位置。</translation>
    </message>
    <message>
        <source>applies</source>
        <translation>适用</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>cannot tell from the record</source>
        <translation>无法由记录判断</translation>
    </message>
    <message>
        <source>Bandwidth bound at this AI</source>
        <translation>该 AI 处的带宽上限</translation>
    </message>
    <message>
        <source>Roof from the references</source>
        <translation>由参考线得出的屋顶线</translation>
    </message>
    <message>
        <source>min(BW·AI, P_ref)</source>
        <translation>min(BW·AI, P_ref)</translation>
    </message>
    <message>
        <source>there is no comparable reference</source>
        <translation>没有可比较的参考线</translation>
    </message>
    <message>
        <source>references, not hardware peaks</source>
        <translation>参考线，不是硬件峰值</translation>
    </message>
    <message>
        <source>Share of the roof</source>
        <translation>占屋顶线的比例</translation>
    </message>
    <message>
        <source>a point above a reference is legal</source>
        <translation>工作点可以高于参考线</translation>
    </message>
    <message>
        <source>Share of the bandwidth reference</source>
        <translation>占带宽参考线的比例</translation>
    </message>
    <message>
        <source>left of the knee this is the same comparison as the share of the roof</source>
        <translation>在拐点左侧，这与占屋顶线的比例是同一个比较</translation>
    </message>
    <message>
        <source>%1: the %2, timed: %3</source>
        <translation>%1：取%2，计时方式：%3</translation>
    </message>
    <message>
        <source>F = 0: zero has no place on logarithmic axes; read the bandwidth instead</source>
        <translation>F = 0：零在对数轴上没有位置；请看带宽</translation>
    </message>
    <message>
        <source>F = 0: there is no arithmetic to compare; read the bandwidth instead</source>
        <translation>F = 0：没有可比较的运算；请看带宽</translation>
    </message>
    <message>
        <source>the byte count or a positive time is not recorded</source>
        <translation>没有记录字节数或正的时间</translation>
    </message>
    <message>
        <source>there is no comparable bandwidth reference</source>
        <translation>没有可比较的带宽参考线</translation>
    </message>
    <message>
        <source>there is no compute reference of the same precision, %1</source>
        <translation>没有相同精度（%1）的算力参考线</translation>
    </message>
    <message>
        <source>there is no comparable compute reference</source>
        <translation>没有可比较的算力参考线</translation>
    </message>
    <message>
        <source>Time, FLOPS and bandwidth are one measurement shown three ways, not three pieces of evidence: with F and Q fixed, each follows from t.</source>
        <translation>时间、FLOPS 和带宽是同一次测量的三种表示，不是三份证据：F 和 Q 固定时，每一个都由 t 得出。</translation>
    </message>
    <message>
        <source>how it was counted is not recorded</source>
        <translation>计数方法未记录</translation>
    </message>
    <message>
        <source>accounting: %1</source>
        <translation>计数方法：%1</translation>
    </message>
    <message>
        <source>an assumption of rooflab: the file does not state it</source>
        <translation>rooflab 的假定：文件没有说明</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>数据量</translation>
    </message>
    <message>
        <source>algorithmic bytes: counted from the algorithm, not what the memory really transferred</source>
        <translation>算法有效字节：按算法计数，不是内存实际传输的字节</translation>
    </message>
    <message>
        <source>bytes from hardware counters, memory level: %1</source>
        <translation>来自硬件计数器的字节，存储层级：%1</translation>
    </message>
    <message>
        <source>the %1; timed launches: %2</source>
        <translation>取%1；计时启动次数：%2</translation>
    </message>
    <message>
        <source>the %1 was asked for and is not recorded</source>
        <translation>要求取%1，但没有记录</translation>
    </message>
    <message>
        <source>timed by: %1; scope: %2</source>
        <translation>计时方法：%1；计时范围：%2</translation>
    </message>
    <message>
        <source>Mind: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The session has no timed run without arithmetic, such as a copy.</source>
        <translation>会话中没有不做运算的计时运行，例如 copy。</translation>
    </message>
    <message>
        <source>%1 moves %2 in %3 and does no arithmetic. Where does it stand on the logarithmic axes?</source>
        <translation>%1 用 %3 搬运 %2，不做运算。它在双对数坐标中的什么位置？</translation>
    </message>
    <message>
        <source>Nowhere: zero has no place on a logarithmic axis.</source>
        <translation>没有位置：零在对数轴上没有位置。</translation>
    </message>
    <message>
        <source>At the left edge, at the smallest AI.</source>
        <translation>在左边缘，AI 最小处。</translation>
    </message>
    <message>
        <source>On the bandwidth line, where it meets the left edge.</source>
        <translation>在带宽线上，它与左边缘相交处。</translation>
    </message>
    <message>
        <source>F = 0, so AI and P are 0. It is judged by Q/t = %1 and can serve as a bandwidth reference, which is drawn as a line.</source>
        <translation>F = 0，所以 AI 和 P 都是 0。它用 Q/t = %1 来评价，可以作为带宽参考，画成一条线。</translation>
    </message>
    <message>
        <source>No point of the session lies above one of its references.</source>
        <translation>会话中没有高于其参考线的工作点。</translation>
    </message>
    <message>
        <source>%1 reaches %2, the reference %3 is at %4. What does that show?</source>
        <translation>%1 达到 %2，参考线 %3 在 %4。这说明什么？</translation>
    </message>
    <message>
        <source>That it differs from the reference&apos;s test; what differs must be checked.</source>
        <translation>它与参考测试有所不同；哪里不同必须检查。</translation>
    </message>
    <message>
        <source>That its data came from a cache.</source>
        <translation>它的数据来自缓存。</translation>
    </message>
    <message>
        <source>That it is faster than the hardware allows.</source>
        <translation>它比硬件允许的更快。</translation>
    </message>
    <message>
        <source>That the measurement is wrong.</source>
        <translation>测量有错误。</translation>
    </message>
    <message>
        <source>The ratio is %1. Of %2 checks %3 apply and %4 cannot be told from the record; none of them is direct evidence of a cache hit.</source>
        <translation>比值为 %1。%2 项检查中，%3 项适用，%4 项无法由记录判断；没有一项是缓存命中的直接证据。</translation>
    </message>
    <message>
        <source>The session has no two runs with the same F, Q, precision and device.</source>
        <translation>会话中没有 F、Q、精度和设备都相同的两次运行。</translation>
    </message>
    <message>
        <source>%1 takes %2 and %3 takes %4 for the same F and Q. How do their points stand?</source>
        <translation>F 和 Q 相同，%1 用了 %2，%3 用了 %4。它们的工作点位置关系如何？</translation>
    </message>
    <message>
        <source>Above one another, %1 higher by the factor %2.</source>
        <translation>上下对齐，%1 更高，相差 %2 倍。</translation>
    </message>
    <message>
        <source>At the same height, because the work is the same.</source>
        <translation>高度相同，因为工作量相同。</translation>
    </message>
    <message>
        <source>AI is the same; P = F/t is %1 against %2. The factor %3 comes from the unrounded times.</source>
        <translation>AI 相同；P = F/t 分别为 %1 和 %2。倍数 %3 由未取整的时间得出。</translation>
    </message>
    <message>
        <source>This run is the one behind its own reference: it is drawn as that line.</source>
        <translation>这次运行就是它自己参考线背后的运行：它画成那条线。</translation>
    </message>
    <message>
        <source>A comparison with itself can show nothing about the device.</source>
        <translation>与自己比较不能说明设备的任何情况。</translation>
    </message>
    <message>
        <source>Compare it with the references of other tests, or with a theoretical value.</source>
        <translation>把它与其他测试的参考线或理论值比较。</translation>
    </message>
    <message>
        <source>a second reference of the same device</source>
        <translation>同一设备的第二条参考线</translation>
    </message>
    <message>
        <source>The point stands at %1 and %2 without a comparable reference.</source>
        <translation>工作点位于 %1、%2，没有可比较的参考线。</translation>
    </message>
    <message>
        <source>Whether the number is high or low cannot be said: a reference of the same device might lie just above it or far above.</source>
        <translation>无法说这个数值是高还是低：同一设备的参考线可能就在它上方，也可能远在上方。</translation>
    </message>
    <message>
        <source>Measure a copy and a matrix product on the same device, in the same precision, statistic and scope.</source>
        <translation>在同一设备上，以相同的精度、统计量和计时范围测量 copy 和矩阵乘。</translation>
    </message>
    <message>
        <source>Enter a theoretical value by hand; it is then marked as theoretical.</source>
        <translation>手工输入一个理论值；它会标为理论值。</translation>
    </message>
    <message>
        <source>a bandwidth or compute reference of this device</source>
        <translation>该设备的带宽或算力参考线</translation>
    </message>
    <message>
        <source>the measurement does not name its device</source>
        <translation>测量记录没有说明它的设备</translation>
    </message>
    <message>
        <source>The point is %1, and no compute reference has this precision.</source>
        <translation>工作点是 %1，而没有这个精度的算力参考线。</translation>
    </message>
    <message>
        <source>Precision of the point: %1; of the compute reference %2: %3.</source>
        <translation>工作点的精度：%1；算力参考线 %2 的精度：%3。</translation>
    </message>
    <message>
        <source>Units for another precision may be several times faster or slower, so a share of that reference might say nothing about this kernel.</source>
        <translation>另一精度的计算单元可能快几倍或慢几倍，所以占那条参考线的比例可能与这个 kernel 无关。</translation>
    </message>
    <message>
        <source>Measure a compute reference in the point&apos;s own precision and compare with that.</source>
        <translation>以工作点自己的精度测量算力参考线，再与它比较。</translation>
    </message>
    <message>
        <source>a compute reference whose precision is recorded and the same</source>
        <translation>精度已记录且相同的算力参考线</translation>
    </message>
    <message>
        <source>The point uses the %1, the reference %2 the %3.</source>
        <translation>工作点取%1，参考线 %2 取%3。</translation>
    </message>
    <message>
        <source>The minimum time gives a higher point than the mean of the same launches, so part of the difference to the reference may come from the statistic alone.</source>
        <translation>取最小时间的工作点高于同一批启动取平均值的工作点，所以与参考线的差异可能有一部分只来自统计量。</translation>
    </message>
    <message>
        <source>Choose a statistic that both record, or measure both again with all samples kept.</source>
        <translation>选择两者都记录了的统计量，或保留全部样本重新测量两者。</translation>
    </message>
    <message>
        <source>Timing scope of the point: %1; of the reference %2: %3.</source>
        <translation>工作点的计时范围：%1；参考线 %2 的计时范围：%3。</translation>
    </message>
    <message>
        <source>A batch can include the gaps between launches, and it may also hide the cost of starting each of them; both shift the comparison.</source>
        <translation>按批计时可能包含启动之间的间隙，也可能掩盖每次启动的开销；两者都会使比较偏移。</translation>
    </message>
    <message>
        <source>Measure point and reference in the same scope.</source>
        <translation>以相同的计时范围测量工作点和参考线。</translation>
    </message>
    <message>
        <source>Cache %1: data left by the launch before</source>
        <translation>缓存 %1：上一次启动留下的数据</translation>
    </message>
    <message>
        <source>The caches were flushed before each launch; working set %1, cache %2%3.</source>
        <translation>每次启动前都清空了缓存；工作集 %1，缓存 %2%3。</translation>
    </message>
    <message>
        <source>The working set of %1 is not larger than this cache of %2%3: it may have stayed there, which the record does not show.</source>
        <translation>工作集 %1 不大于这个 %2%3 的缓存：它可能留在其中，而记录没有显示。</translation>
    </message>
    <message>
        <source>The working set of %1 is %2 times this cache of %3%4: a part may have stayed there.</source>
        <translation>工作集 %1 是这个 %3%4 缓存的 %2 倍：可能有一部分留在其中。</translation>
    </message>
    <message>
        <source>The working set of %1 is %2 times one such cache of %3; how many there are is not recorded.</source>
        <translation>工作集 %1 是一个这样的 %3 缓存的 %2 倍；有多少个这样的缓存没有记录。</translation>
    </message>
    <message>
        <source>The working set of %1 is %2 times this cache of %3: it cannot stay there as a whole, at most %4 of it.</source>
        <translation>工作集 %1 是这个 %3 缓存的 %2 倍：它不可能全部留在其中，最多留下 %4。</translation>
    </message>
    <message>
        <source>Caches: data left by the launch before</source>
        <translation>缓存：上一次启动留下的数据</translation>
    </message>
    <message>
        <source>The working set of the point is not recorded.</source>
        <translation>工作点的工作集未记录。</translation>
    </message>
    <message>
        <source>The cache sizes of the device are not recorded.</source>
        <translation>设备的缓存大小未记录。</translation>
    </message>
    <message>
        <source>Point: %1; reference: %2.</source>
        <translation>工作点：%1；参考线：%2。</translation>
    </message>
    <message>
        <source>Clocks before and after</source>
        <translation>运行前后的频率</translation>
    </message>
    <message>
        <source>Point: %1; reference: %2. Between these moments the clocks are not recorded.</source>
        <translation>工作点：%1；参考线：%2。这些时刻之间的频率没有记录。</translation>
    </message>
    <message>
        <source>Other processes on the device</source>
        <translation>设备上的其他进程</translation>
    </message>
    <message>
        <source>Before the run of the point: %1; of the reference: %2.</source>
        <translation>工作点运行之前：%1；参考线运行之前：%2。</translation>
    </message>
    <message>
        <source>The point uses the %1 time, the reference %2 the %3: they are not the same kind of number.</source>
        <translation>工作点取%1时间，参考线 %2 取%3：它们不是同一种数。</translation>
    </message>
    <message>
        <source>The statistic of the reference %1 is not recorded.</source>
        <translation>参考线 %1 的统计量未记录。</translation>
    </message>
    <message>
        <source>The timing scope of the reference %1 is not recorded.</source>
        <translation>参考线 %1 的计时范围未记录。</translation>
    </message>
    <message>
        <source>%1 has not enough samples, or not the work, for an interval, so whether the two differ cannot be told from the record.</source>
        <translation>%1 的样本或工作量不足以给出区间，因此无法由记录判断两者是否不同。</translation>
    </message>
    <message>
        <source>The intervals overlap (%1 and %2): the two are not distinguishable.</source>
        <translation>区间重叠（%1 与 %2）：两者无法区分。</translation>
    </message>
    <message>
        <source>The intervals do not overlap (%1 and %2): the two runs differ; the record does not say why.</source>
        <translation>区间不重叠（%1 与 %2）：两次运行不同；记录没有说明原因。</translation>
    </message>
    <message>
        <source>The timing scope of the point is not recorded.</source>
        <translation>工作点的计时范围未记录。</translation>
    </message>
    <message>
        <source>The session has no linecross run with N, block and stride recorded.</source>
        <translation>会话中没有记录了 N、块大小和 stride 的 linecross 运行。</translation>
    </message>
    <message>
        <source>No run of the session keeps the times of its single launches.</source>
        <translation>会话中没有一次运行保留了每次启动的时间。</translation>
    </message>
    <message>
        <source>The first timed launch of %1 took %2. May it be compared with the minimum of another run&apos;s launches?</source>
        <translation>%1 的第一次计时启动用了 %2。可以拿它与另一次运行各次启动的最小值比较吗？</translation>
    </message>
    <message>
        <source>No: one launch carries its own disturbance; both must use the same statistic.</source>
        <translation>不可以：单次启动带有它自己的干扰；两者必须取相同的统计量。</translation>
    </message>
    <message>
        <source>Yes: a launch is a launch.</source>
        <translation>可以：一次启动就是一次启动。</translation>
    </message>
    <message>
        <source>The launches of this run lie between %1 and %2, median %3; the first is %4 times the minimum.</source>
        <translation>这次运行的各次启动在 %1 和 %2 之间，中位数 %3；第一次是最小值的 %4 倍。</translation>
    </message>
    <message>
        <source>linecross adds N = %1 elements with blocks of %2 threads and stride %3. How many blocks does it start?</source>
        <translation>linecross 以每块 %2 个线程、stride %3 对 N = %1 个元素做加法。它启动多少个块？</translation>
    </message>
    <message>
        <source>A block covers %1 × %2 elements, so there are %3 blocks; with stride 1 there would be %4. A trace shows the threads of the grid, %5, not the blocks.</source>
        <translation>一个块覆盖 %1 × %2 个元素，所以有 %3 个块；stride 为 1 时有 %4 个。trace 显示的是网格的线程数 %5，不是块数。</translation>
    </message>
    <message>
        <source>Stride %1, %2 lanes in a wavefront, tile_base = 0. Which element does lane 1 of linecross take in step j = 2?</source>
        <translation>stride %1，一个 wavefront 有 %2 个 lane，tile_base = 0。linecross 的 lane 1 在 j = 2 步取哪个元素？</translation>
    </message>
    <message>
        <source>tile_base + lane·stride + j = %1. Its controlled twin, interleaved, takes tile_base + j·W + lane = %2: same grid and loop count, neighbouring lanes on neighbouring elements.</source>
        <translation>tile_base + lane·stride + j = %1。它的受控对照 interleaved 取 tile_base + j·W + lane = %2：网格和循环次数相同，相邻 lane 处理相邻元素。</translation>
    </message>
    <message>
        <source>The session has no point on the axes in this statistic: measure something or open a result with F, Q and a time.</source>
        <translation>在这个统计量下，会话中没有位于坐标轴上的工作点：请测量，或打开含 F、Q 和时间的结果。</translation>
    </message>
    <message>
        <source>First the horizontal axis</source>
        <translation>先看横轴</translation>
    </message>
    <message>
        <source>AI = F/Q says how many operations are done for each byte. %1 stands at %2.</source>
        <translation>AI = F/Q 说明每搬运一个字节做多少次运算。%1 位于 %2。</translation>
    </message>
    <message>
        <source>%1 and %2 do the same work, so they stand above one another.</source>
        <translation>%1 和 %2 的工作量相同，所以上下对齐。</translation>
    </message>
    <message>
        <source>Without a bandwidth and a compute reference there is no knee to compare with.</source>
        <translation>没有带宽参考线和算力参考线，就没有可比较的拐点。</translation>
    </message>
    <message>
        <source>The knee of the references is at %1, %2 times further right: to study the movement of data first is a sensible start, not a proof.</source>
        <translation>参考线的拐点在 %1，再往右 %2 倍：先研究数据搬运是合理的开始，但不是证明。</translation>
    </message>
    <message>
        <source>The knee of the references is at %1; the point is at %2 times that: to study the arithmetic first is a sensible start, not a proof.</source>
        <translation>参考线的拐点在 %1；工作点在其 %2 倍处：先研究运算是合理的开始，但不是证明。</translation>
    </message>
    <message>
        <source>Then the vertical axis</source>
        <translation>再看纵轴</translation>
    </message>
    <message>
        <source>P = F/t: %1 does %2 in %3, that is %4.</source>
        <translation>P = F/t：%1 用 %3 完成 %2，即 %4。</translation>
    </message>
    <message>
        <source>Their distance in height is the ratio of their times, %1.</source>
        <translation>它们的高度差就是时间之比 %1。</translation>
    </message>
    <message>
        <source>Both axes are logarithmic: equal distances are equal factors. From 0.01 to 0.1 is as far as from 0.1 to 1.</source>
        <translation>两个坐标轴都是对数轴：距离相等就是倍数相等。从 0.01 到 0.1 与从 0.1 到 1 一样远。</translation>
    </message>
    <message>
        <source>%1 is at %2 of the roof. That is no contradiction: the reference is another test with its own size, mix of reads and writes, and timing. It does not prove a cache hit.</source>
        <translation>%1 为屋顶线的 %2。这并不矛盾：参考线是另一个测试，有它自己的大小、读写比例和计时方式。这不能证明缓存命中。</translation>
    </message>
    <message>
        <source>%1 is at %2 of the roof, near the references.</source>
        <translation>%1 为屋顶线的 %2，接近参考线。</translation>
    </message>
    <message>
        <source>%1 is at %2 of the roof: it is worth looking for the extra cost in its implementation.</source>
        <translation>%1 为屋顶线的 %2：值得在它的实现中寻找额外的开销。</translation>
    </message>
    <message>
        <source>Last the reference lines</source>
        <translation>最后看参考线</translation>
    </message>
    <message>
        <source>The session has no reference that can be compared with %1: measure a copy and a matrix product on its device.</source>
        <translation>会话中没有可与 %1 比较的参考线：请在它的设备上测量 copy 和矩阵乘。</translation>
    </message>
    <message>
        <source>%1: %2. What this test reached, not a hardware peak.</source>
        <translation>%1：%2。这是该测试达到的水平，不是硬件峰值。</translation>
    </message>
    <message>
        <source>%1: %2, %3. A reference, not a limit that every kernel must obey.</source>
        <translation>%1：%2，%3。这是参考线，不是所有 kernel 都必须遵守的上限。</translation>
    </message>
    <message>
        <source>Compare the two points</source>
        <translation>比较两个工作点</translation>
    </message>
    <message>
        <source>%1 takes %2 times as long as %3 for the same F and Q.</source>
        <translation>F 和 Q 相同，%1 的时间是 %3 的 %2 倍。</translation>
    </message>
    <message>
        <source>Settings of the first: %1; of the second: %2.</source>
        <translation>第一个的设置：%1；第二个的设置：%2。</translation>
    </message>
    <message>
        <source>Time, FLOPS and bandwidth of a point are one measurement: they are not three proofs of the difference.</source>
        <translation>一个工作点的时间、FLOPS 和带宽是同一次测量：它们不是差异的三份证明。</translation>
    </message>
    <message>
        <source>The record shows that the two differ, not why.</source>
        <translation>记录说明两者不同，没有说明为什么。</translation>
    </message>
    <message>
        <source>Plan the next experiment</source>
        <translation>计划下一轮实验</translation>
    </message>
    <message>
        <source>No row of the table of readings applies to %1.</source>
        <translation>解读表中没有适用于 %1 的行。</translation>
    </message>
    <message>
        <source>The session has no point on the axes to ask about.</source>
        <translation>会话中没有位于坐标轴上、可以提问的工作点。</translation>
    </message>
    <message>
        <source>traffic measured by hardware counters: the bytes are counted from the algorithm</source>
        <translation>硬件计数器测得的数据量：字节数是按算法计的</translation>
    </message>
    <message>
        <source>the times of the single launches are not recorded</source>
        <translation>每次启动的时间没有记录</translation>
    </message>
    <message>
        <source>the device&apos;s cache sizes are not recorded</source>
        <translation>设备的缓存大小没有记录</translation>
    </message>
    <message>
        <source>the working set is not recorded</source>
        <translation>工作集没有记录</translation>
    </message>
    <message>
        <source>the state of the caches before each launch is not recorded</source>
        <translation>每次启动前的缓存状态没有记录</translation>
    </message>
    <message>
        <source>the clocks before and after the run are not recorded</source>
        <translation>运行前后的频率没有记录</translation>
    </message>
    <message>
        <source>whether another process used the device is not recorded</source>
        <translation>是否有其他进程使用该设备没有记录</translation>
    </message>
    <message>
        <source>the block size is not recorded</source>
        <translation>块大小没有记录</translation>
    </message>
    <message>
        <source>how much of the output was checked is not recorded</source>
        <translation>检查了输出的多少没有记录</translation>
    </message>
    <message>
        <source>whether the output was searched for NaN and Inf is not recorded</source>
        <translation>是否在输出中查找过 NaN 和 Inf 没有记录</translation>
    </message>
    <message>
        <source>the instructions that were really executed: a record of times does not hold them</source>
        <translation>实际执行的指令：时间记录中没有这些</translation>
    </message>
    <message>
        <source>the timeline of the whole program with its gaps and data dependencies: a record of one kernel does not hold it</source>
        <translation>整个程序的时间线，包括间隙和数据依赖：单个 kernel 的记录中没有这些</translation>
    </message>
    <message>
        <source>The point reaches %1, %2 of the roof from the references at this AI, %3. A point above a reference is legal.</source>
        <translation>工作点达到 %1，为该 AI 处由参考线得出的屋顶线 %3 的 %2。工作点可以高于参考线。</translation>
    </message>
    <message>
        <source>The reference is another measurement: its workload, size, ratio of reads to writes, statistic or timing may differ. It is no proof of a cache hit.</source>
        <translation>参考线是另一次测量：它的工作负载、大小、读写比例、统计量或计时方式可能不同。这不能证明缓存命中。</translation>
    </message>
    <message>
        <source>Go through the list of checks: workload, size, statistic, scope, cache sizes, units, device, precision, clocks.</source>
        <translation>逐项检查：工作负载、大小、统计量、计时范围、缓存大小、单位、设备、精度、频率。</translation>
    </message>
    <message>
        <source>Measure the reference again with the point&apos;s size and statistic.</source>
        <translation>以工作点的大小和统计量重新测量参考线。</translation>
    </message>
    <message>
        <source>The working set of %1 is not larger than the %2 of %3 (%4 of it).</source>
        <translation>%1 的工作集不大于 %3 的 %2（为其 %4）。</translation>
    </message>
    <message>
        <source>Part of the traffic may be served by that cache instead of main memory, so a main-memory reference might be the wrong one to compare with.</source>
        <translation>部分数据可能由该缓存而不是主存提供，所以主存的参考线可能不是合适的比较对象。</translation>
    </message>
    <message>
        <source>Grow N until the working set is several times the last cache and see whether the bandwidth falls.</source>
        <translation>增大 N，直到工作集是最后一级缓存的几倍，看带宽是否下降。</translation>
    </message>
    <message>
        <source>Flush the caches before each launch and compare.</source>
        <translation>每次启动前清空缓存，再比较。</translation>
    </message>
    <message>
        <source>Compare with a reference that was measured in the same cache level.</source>
        <translation>与在同一缓存层级测得的参考线比较。</translation>
    </message>
    <message>
        <source>The run takes %1 at %2 of the roof. N is %3 times that of a smaller run of the session, the time only %4 times.</source>
        <translation>这次运行用了 %1，为屋顶线的 %2。N 是会话中一次较小运行的 %3 倍，而时间只是 %4 倍。</translation>
    </message>
    <message>
        <source>The run takes only %1, at %2 of the roof.</source>
        <translation>这次运行只用了 %1，为屋顶线的 %2。</translation>
    </message>
    <message>
        <source>Starting the kernel and other fixed costs may be a large share of so short a time, and too few lanes may be in flight to use the device.</source>
        <translation>对这么短的时间，启动 kernel 和其他固定开销可能占很大的份额，同时活动的 lane 也可能太少，用不满设备。</translation>
    </message>
    <message>
        <source>Grow N step by step and watch time and throughput: with a fixed cost the time stays flat at first, then grows with N.</source>
        <translation>逐步增大 N，观察时间和吞吐：有固定开销时，时间起初不变，之后随 N 增长。</translation>
    </message>
    <message>
        <source>Time an empty kernel in the same way and compare.</source>
        <translation>用同样的方式给空 kernel 计时，再比较。</translation>
    </message>
    <message>
        <source>Compare with the kernel times of a trace.</source>
        <translation>与 trace 中的 kernel 时间比较。</translation>
    </message>
    <message>
        <source>AI is %1 and the effective bandwidth %2: %3 of the bandwidth reference %4.</source>
        <translation>AI 为 %1，有效带宽为 %2：是带宽参考线 %4 的 %3。</translation>
    </message>
    <message>
        <source>The way in which the data are accessed may cost extra traffic or waiting. A low AI alone does not show it.</source>
        <translation>访问数据的方式可能带来额外的数据搬运或等待。仅凭 AI 低不能说明这一点。</translation>
    </message>
    <message>
        <source>Keep the division of work fixed and change only the mapping of addresses, then compare the times.</source>
        <translation>保持工作划分不变，只改变地址映射，再比较时间。</translation>
    </message>
    <message>
        <source>Where the counters work, compare the measured traffic with the algorithmic bytes.</source>
        <translation>在计数器可用的地方，把测得的数据量与算法有效字节比较。</translation>
    </message>
    <message>
        <source>The run takes %1, and the same trace holds other kernels below %2: %3.</source>
        <translation>这次运行用了 %1，同一 trace 中还有其他短于 %2 的 kernel：%3。</translation>
    </message>
    <message>
        <source>Writing and reading intermediate results, or starting several kernels, may cost more than their arithmetic.</source>
        <translation>写出和读入中间结果，或启动多个 kernel，可能比它们的运算更费时间。</translation>
    </message>
    <message>
        <source>Check the data dependencies and estimate which kernels could be fused.</source>
        <translation>检查数据依赖，估计哪些 kernel 可以融合。</translation>
    </message>
    <message>
        <source>Compare the time of the complete path before and after, not of one kernel alone.</source>
        <translation>比较完整路径改动前后的时间，而不是单个 kernel 的时间。</translation>
    </message>
    <message>
        <source>AI is %1 and the performance %2: %3 of the %4 compute reference %5.</source>
        <translation>AI 为 %1，性能为 %2：是 %4 算力参考线 %5 的 %3。</translation>
    </message>
    <message>
        <source>The instructions used, chains of dependent operations or too little parallel work may hold it back.</source>
        <translation>所用的指令、依赖的运算链或并行工作太少，可能限制了它。</translation>
    </message>
    <message>
        <source>Look at the instructions that were really generated and at the division of work first.</source>
        <translation>先看实际生成的指令和工作的划分。</translation>
    </message>
    <message>
        <source>Raise the number of independent chains in each lane and compare.</source>
        <translation>增加每个 lane 中独立链的条数，再比较。</translation>
    </message>
    <message>
        <source>Stride %1 changes three things at once: neighbouring lanes are %1 elements apart, each lane loops %1 times, and the grid has 1/%1 of the lanes.</source>
        <translation>stride %1 同时改变三件事：相邻 lane 相距 %1 个元素，每个 lane 循环 %1 次，网格的 lane 数变为 1/%1。</translation>
    </message>
    <message>
        <source>Each of the three may contribute to the time; this record alone cannot divide it among them.</source>
        <translation>三者都可能影响时间；仅凭这条记录不能把时间分摊给它们。</translation>
    </message>
    <message>
        <source>Measure interleaved with the same N, block and stride: same grid and loop count, only the index differs.</source>
        <translation>以相同的 N、块大小和 stride 测量 interleaved：网格和循环次数相同，只有下标不同。</translation>
    </message>
    <message>
        <source>Scan the stride from 1 on for both and compare the curves.</source>
        <translation>对两者都从 1 开始扫描 stride，再比较曲线。</translation>
    </message>
    <message>
        <source>It stays where it is.</source>
        <translation>它不动。</translation>
    </message>
    <message>
        <source>It moves straight up.</source>
        <translation>它垂直上移。</translation>
    </message>
    <message>
        <source>It moves straight down.</source>
        <translation>它垂直下移。</translation>
    </message>
    <message>
        <source>It moves to the right.</source>
        <translation>它向右移。</translation>
    </message>
    <message>
        <source>%1 does %2 on %3 in %4. N is doubled, F and Q double with it, and the time doubles too. Where does its point go?</source>
        <translation>%1 以 %3 的 %2 完成，用时 %4。N 加倍，F 和 Q 随之加倍，时间也加倍。它的工作点到哪里去？</translation>
    </message>
    <message>
        <source>F and Q double, so AI = F/Q does not change; F/t does not either: %1 before, %2 after.</source>
        <translation>F 和 Q 都加倍，所以 AI = F/Q 不变；F/t 也不变：之前为 %1，之后为 %2。</translation>
    </message>
    <message>
        <source>N of %1 is doubled, but the time grows only from %2 to %3. Where does its point go?</source>
        <translation>%1 的 N 加倍，但时间只从 %2 增加到 %3。它的工作点到哪里去？</translation>
    </message>
    <message>
        <source>AI stays, and P grows by the factor %1: %2 before, %3 after.</source>
        <translation>AI 不变，P 增大到 %1 倍：之前为 %2，之后为 %3。</translation>
    </message>
    <message>
        <source>The precision of %1 is not recorded.</source>
        <translation>%1 的精度未记录。</translation>
    </message>
    <message>
        <source>All arrays of %1 are changed to %2, with the same operations for each element. Its AI is %3 now. What is it then, by the algorithm?</source>
        <translation>%1 的所有数组都改为 %2，每个元素的运算不变。它的 AI 现在是 %3。按算法，之后是多少？</translation>
    </message>
    <message>
        <source>An element has %1 B instead of %2 B, so Q is %3 instead of %4 and AI is %5. That does not promise that the time follows: the implementation, fixed costs and the reachable throughput decide, so it must be timed again.</source>
        <translation>每个元素从 %2 B 变为 %1 B，所以 Q 从 %4 变为 %3，AI 为 %5。这不保证时间随之变化：它取决于实现、固定开销和可达到的吞吐，因此必须重新计时。</translation>
    </message>
    <message>
        <source>The same work of %1 takes twice the time. By which factor do P and Q/t change?</source>
        <translation>%1 的同样工作用了两倍的时间。P 和 Q/t 变为几倍？</translation>
    </message>
    <message>
        <source>P goes from %1 to %2 and Q/t from %3 to %4, both from the one time: they are one measurement shown in several ways, not two pieces of evidence.</source>
        <translation>P 从 %1 变为 %2，Q/t 从 %3 变为 %4，都来自同一个时间：它们是同一次测量的几种表示，不是两份证据。</translation>
    </message>
    <message>
        <source>AI is %1, %2 of the knee at %3: left of it, the bandwidth bound is the tighter one. P is %4 of the roof.</source>
        <translation>AI 为 %1，是拐点 %3 的 %2：在拐点左侧，带宽上限更紧。P 为屋顶线的 %4。</translation>
    </message>
    <message>
        <source>AI is %1, %2 times the knee at %3: right of it, the compute bound is the tighter one. P is %4 of the roof.</source>
        <translation>AI 为 %1，是拐点 %3 的 %2 倍：在拐点右侧，算力上限更紧。P 为屋顶线的 %4。</translation>
    </message>
    <message>
        <source>The memory&apos;s bandwidth may be what limits it; then faster arithmetic might change little.</source>
        <translation>内存带宽可能是限制因素；那么更快的运算可能改变不了多少。</translation>
    </message>
    <message>
        <source>Move fewer bytes for the same result, by fusion, reuse, layout or a smaller type, and see whether the time follows.</source>
        <translation>通过融合、复用、布局或更小的类型，为同样的结果搬运更少的字节，看时间是否随之减少。</translation>
    </message>
    <message>
        <source>Change the arithmetic alone: if the time stays, that supports the bandwidth as the limit.</source>
        <translation>只改变运算：如果时间不变，就支持带宽是限制因素。</translation>
    </message>
    <message>
        <source>The point stays well below the bandwidth bound, so something else may limit: the access pattern, bank conflicts, too few lanes in flight, or a fixed cost.</source>
        <translation>工作点远低于带宽上限，所以限制可能来自别处：访存模式、存储体冲突、同时活动的 lane 太少，或固定开销。</translation>
    </message>
    <message>
        <source>Change one of them at a time, with the others held fixed, and compare.</source>
        <translation>每次只改变其中一个，其他保持不变，再比较。</translation>
    </message>
    <message>
        <source>Study the movement of data before the arithmetic.</source>
        <translation>先研究数据的搬运，再研究运算。</translation>
    </message>
    <message>
        <source>The arithmetic rate may be what limits it, and little may be left to gain with the same instructions.</source>
        <translation>运算速率可能是限制因素，用同样的指令可能没有多少提升空间。</translation>
    </message>
    <message>
        <source>Try instructions with a higher rate, such as matrix units, if the result allows their precision; compare with a reference of that precision.</source>
        <translation>如果结果允许其精度，尝试速率更高的指令，例如矩阵单元；并与该精度的参考线比较。</translation>
    </message>
    <message>
        <source>Look for an algorithm with fewer operations.</source>
        <translation>寻找运算更少的算法。</translation>
    </message>
    <message>
        <source>Too little parallelism between instructions, diverging branches, or a special unit that is not used may hold it back.</source>
        <translation>指令之间的并行太少、分支发散，或没有用到专用单元，可能限制了它。</translation>
    </message>
    <message>
        <source>Vary the number of independent operations in each lane.</source>
        <translation>改变每个 lane 中独立运算的个数。</translation>
    </message>
    <message>
        <source>Look at the generated instructions and at the branches.</source>
        <translation>查看生成的指令和分支。</translation>
    </message>
    <message>
        <source>AI is %1 times the knee at %2: both references bound it about equally.</source>
        <translation>AI 是拐点 %2 的 %1 倍：两条参考线的限制大致相同。</translation>
    </message>
    <message>
        <source>Bandwidth and arithmetic may limit together here, and real programs often stay below the corner.</source>
        <translation>在这里带宽和运算可能同时起限制作用，实际程序往往低于这个拐角。</translation>
    </message>
    <message>
        <source>Vary AI to both sides, as a sweep of K does, and see where the curve bends.</source>
        <translation>像扫描 K 那样向两侧改变 AI，看曲线在哪里弯折。</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95 分位数</translation>
    </message>
    <message>
        <source>batch total divided by its count</source>
        <translation>整批总时间除以次数</translation>
    </message>
    <message>
        <source>The output was wrong: validation %1.</source>
        <translation>输出有错误：校验%1。</translation>
    </message>
    <message>
        <source>The time may belong to work that was left out or done wrongly, so it cannot be read as a result.</source>
        <translation>这个时间可能对应被略去或做错的工作，因此不能当作结果解读。</translation>
    </message>
    <message>
        <source>Correct the kernel, check the whole output outside the timed region, and measure again.</source>
        <translation>改正 kernel，在计时区间之外检查全部输出，再重新测量。</translation>
    </message>
    <message>
        <source>Look at the first elements that differ: their index may show which lanes or blocks are affected.</source>
        <translation>查看最先不同的元素：它们的下标可能说明哪些 lane 或块受到影响。</translation>
    </message>
    <message>
        <source>%1 of %2 elements of the output were checked (%3); validation: %4.</source>
        <translation>检查了输出 %2 个元素中的 %1 个（%3）；校验：%4。</translation>
    </message>
    <message>
        <source>The output is not known to be fully right; validation: %1.</source>
        <translation>不能确定输出完全正确；校验：%1。</translation>
    </message>
    <message>
        <source>The unchecked part may be wrong, and a kernel that leaves work out can be faster than one that does it.</source>
        <translation>未检查的部分可能有错误，而略去部分工作的 kernel 可能比全部做完的更快。</translation>
    </message>
    <message>
        <source>Check every element and reject NaN and Inf, outside the timed region, and measure again.</source>
        <translation>在计时区间之外检查每个元素并拒绝 NaN 和 Inf，再重新测量。</translation>
    </message>
    <message>
        <source>F = 0: there is no place on logarithmic axes. The effective bandwidth is %1, %2 of the bandwidth reference.</source>
        <translation>F = 0：在对数轴上没有位置。有效带宽为 %1，是带宽参考线的 %2。</translation>
    </message>
    <message>
        <source>F = 0: there is no place on logarithmic axes. The effective bandwidth is %1.</source>
        <translation>F = 0：在对数轴上没有位置。有效带宽为 %1。</translation>
    </message>
    <message>
        <source>There is no place on the axes (%1). Its effective bandwidth is %2.</source>
        <translation>在坐标轴上没有位置（%1）。它的有效带宽为 %2。</translation>
    </message>
    <message>
        <source>There is no place on the axes: %1.</source>
        <translation>在坐标轴上没有位置：%1。</translation>
    </message>
    <message>
        <source>It may still serve as a bandwidth reference, or as a measurement of time, where those are recorded.</source>
        <translation>在有记录的范围内，它仍可以作为带宽参考，或作为时间的测量。</translation>
    </message>
    <message>
        <source>Compare it with runs of the same work by time or by GB/s, in the same statistic and scope.</source>
        <translation>以相同的统计量和计时范围，按时间或 GB/s 与同样工作的运行比较。</translation>
    </message>
    <message>
        <source>The mean time is %1 and the median %2: a factor of %3.</source>
        <translation>平均时间为 %1，中位数为 %2：相差 %3 倍。</translation>
    </message>
    <message>
        <source>A few launches differ much from the others: launches before the device was warm, a changing clock or another process may have made them.</source>
        <translation>少数启动与其他的相差很大：可能是设备尚未热起来时的启动、变化的频率或其他进程造成的。</translation>
    </message>
    <message>
        <source>Look at the samples in run order: slow ones at the start hint at too short a warm-up, scattered ones at disturbances.</source>
        <translation>按运行顺序查看样本：慢样本集中在开头提示预热太短，零散分布提示有干扰。</translation>
    </message>
    <message>
        <source>Repeat with a longer warm-up and an idle device, and compare the same statistic.</source>
        <translation>用更长的预热和空闲的设备重复，并比较相同的统计量。</translation>
    </message>
    <message>
        <source>The clock was %1 before the run and %2 after it.</source>
        <translation>运行前的频率为 %1，运行后为 %2。</translation>
    </message>
    <message>
        <source>The launches may have run at different clocks; power or temperature limits might be behind it.</source>
        <translation>各次启动可能运行在不同的频率；背后可能是功率或温度限制。</translation>
    </message>
    <message>
        <source>Look at the samples in run order for a drift.</source>
        <translation>按运行顺序查看样本，看是否有漂移。</translation>
    </message>
    <message>
        <source>Repeat with the clocks fixed where the device allows it, or after a pause.</source>
        <translation>在设备允许的情况下固定频率，或间隔一段时间后重复。</translation>
    </message>
    <message>
        <source>Experiment record</source>
        <translation>实验记录</translation>
    </message>
    <message>
        <source>A sample shipped for learning, not measured on this machine.</source>
        <translation>随程序提供的学习示例，不是在本机测量的。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>本次记录</translation>
    </message>
    <message>
        <source>Further runs that are not listed here: %1.</source>
        <translation>此处未列出的其他运行：%1。</translation>
    </message>
    <message>
        <source>architecture: %1</source>
        <translation>架构：%1</translation>
    </message>
    <message>
        <source>working set %1</source>
        <translation>工作集 %1</translation>
    </message>
    <message>
        <source>warm-up: %1, timed launches: %2</source>
        <translation>预热：%1，计时启动次数：%2</translation>
    </message>
    <message>
        <source>caches: %1</source>
        <translation>缓存：%1</translation>
    </message>
    <message>
        <source>statistic: %1</source>
        <translation>统计量：%1</translation>
    </message>
    <message>
        <source>%1: %2, that is %3 and %4 at AI %5 (one measurement)</source>
        <translation>%1：%2，即 %3 和 %4，AI 为 %5（同一次测量）</translation>
    </message>
    <message>
        <source>%1: %2, that is %3</source>
        <translation>%1：%2，即 %3</translation>
    </message>
    <message>
        <source>95 % interval of the median of %1: %2 – %3</source>
        <translation>%1 的中位数的 95 % 区间：%2 – %3</translation>
    </message>
    <message>
        <source>%1: %2 of the roof from the references</source>
        <translation>%1：为由参考线得出的屋顶线的 %2</translation>
    </message>
    <message>
        <source>validation of %1: %2</source>
        <translation>%1 的校验：%2</translation>
    </message>
    <message>
        <source>%1, version: %2, revision: %3</source>
        <translation>%1，版本：%2，修订：%3</translation>
    </message>
    <message>
        <source>before: %1, after: %2</source>
        <translation>运行前：%1，运行后：%2</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Evidence that is missing</source>
        <translation>缺少的证据</translation>
    </message>
    <message>
        <source>Effects not yet separated</source>
        <translation>尚未分离的影响</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Program and revision</source>
        <translation>程序与修订</translation>
    </message>
    <message>
        <source>Complete command</source>
        <translation>完整命令</translation>
    </message>
    <message>
        <source>Raw log</source>
        <translation>原始日志</translation>
    </message>
    <message>
        <source>The point has no time.</source>
        <translation>工作点没有时间。</translation>
    </message>
    <message>
        <source>The point uses the %1, the reference: %2. No other statistic of the point is recorded.</source>
        <translation>工作点取%1，参考线取%2。工作点没有记录其他统计量。</translation>
    </message>
    <message>
        <source>The point uses the %1, the reference: %2. The statistic alone moves the point across the reference: %3.</source>
        <translation>工作点取%1，参考线取%2。仅统计量就会使工作点越过参考线：%3。</translation>
    </message>
    <message>
        <source>The point uses the %1, the reference: %2. In its other statistics the point stays on the same side: %3.</source>
        <translation>工作点取%1，参考线取%2。换用其他统计量，工作点仍在同一侧：%3。</translation>
    </message>
    <message>
        <source>Timing scope and method</source>
        <translation>计时范围和方法</translation>
    </message>
    <message>
        <source>Point: %1, %2; reference: %3, %4.</source>
        <translation>工作点：%1，%2；参考线：%3，%4。</translation>
    </message>
    <message>
        <source>Workload and ratio of reads to writes</source>
        <translation>工作负载与读写比例</translation>
    </message>
    <message>
        <source>The reference %1 has no run behind it in the record, so its workload is unknown.</source>
        <translation>参考线 %1 在记录中没有对应的运行，因此不知道它的工作负载。</translation>
    </message>
    <message>
        <source>Both ran %1.</source>
        <translation>两者都运行 %1。</translation>
    </message>
    <message>
        <source>The point is %1 with reads to writes %2, the reference %3 with %4.</source>
        <translation>工作点是 %1，读写比例 %2；参考线是 %3，读写比例 %4。</translation>
    </message>
    <message>
        <source>The point is %1, the reference another workload, %2.</source>
        <translation>工作点是 %1，参考线是另一种工作负载 %2。</translation>
    </message>
    <message>
        <source>Input size</source>
        <translation>输入大小</translation>
    </message>
    <message>
        <source>Working set of the point: %1; of the reference: %2.</source>
        <translation>工作点的工作集：%1；参考线的工作集：%2。</translation>
    </message>
    <message>
        <source>Algorithmic or physical bytes</source>
        <translation>算法有效字节或物理字节</translation>
    </message>
    <message>
        <source>The point&apos;s bytes are %1; how the reference %2 counts is not recorded.</source>
        <translation>工作点的字节口径为%1；参考线 %2 的口径未记录。</translation>
    </message>
    <message>
        <source>The point&apos;s bytes are %1, the reference&apos;s are %2.</source>
        <translation>工作点的字节口径为%1，参考线的为%2。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 1.049: MiB may be taken for MB. Check the units of both.</source>
        <translation>比值 %1 与 1.049 相差不到 1 %：可能把 MiB 当作了 MB。请检查两者的单位。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 1.074: GiB may be taken for GB. Check the units of both.</source>
        <translation>比值 %1 与 1.074 相差不到 1 %：可能把 GiB 当作了 GB。请检查两者的单位。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 1.5: three arrays may be counted against two. Check what both count.</source>
        <translation>比值 %1 与 1.5 相差不到 1 %：可能一边计三个数组，另一边计两个。请检查两者计的是什么。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 2 or 1/2: read and write may be counted against one buffer, or a fused multiply-add as two against one. Check what both count.</source>
        <translation>比值 %1 与 2 或 1/2 相差不到 1 %：可能一边计读和写，另一边只计一个缓冲区；或者融合乘加一边计两次，另一边计一次。请检查两者计的是什么。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 3 or 1/3: three arrays may be counted against one. Check what both count.</source>
        <translation>比值 %1 与 3 或 1/3 相差不到 1 %：可能一边计三个数组，另一边计一个。请检查两者计的是什么。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 8 or 1/8: bits may be taken for bytes. Check the units of both.</source>
        <translation>比值 %1 与 8 或 1/8 相差不到 1 %：可能把比特当作了字节。请检查两者的单位。</translation>
    </message>
    <message>
        <source>The ratio %1 is within 1 % of 1000 or 1/1000: a prefix may be wrong. Check the units of both.</source>
        <translation>比值 %1 与 1000 或 1/1000 相差不到 1 %：词头可能有误。请检查两者的单位。</translation>
    </message>
    <message>
        <source>Units and counted buffers</source>
        <translation>单位与所计的缓冲区</translation>
    </message>
    <message>
        <source>The ratio %1 is not within 1 % of any of the known factors 1.049, 1.074, 1.5, 2, 3, 8 and 1000 or their inverses.</source>
        <translation>比值 %1 与任何已知因子 1.049、1.074、1.5、2、3、8、1000 或其倒数都相差 1 % 以上。</translation>
    </message>
    <message>
        <source>Validation of the output</source>
        <translation>输出的校验</translation>
    </message>
    <message>
        <source>Validation %1: the work may not have been done.</source>
        <translation>校验%1：工作可能没有做完。</translation>
    </message>
    <message>
        <source>Validation %1.</source>
        <translation>校验%1。</translation>
    </message>
    <message>
        <source>Validation %1: whether all work was done is not shown.</source>
        <translation>校验%1：不能说明全部工作都已完成。</translation>
    </message>
    <message>
        <source>the reference does not name its device</source>
        <translation>参考线没有说明它的设备</translation>
    </message>
    <message>
        <source>the ceilings belong to another device and are not compared</source>
        <translation>上限线属于另一个设备，不作比较</translation>
    </message>
    <message>
        <source>the compute reference does not name its precision</source>
        <translation>算力参考线没有说明它的精度</translation>
    </message>
    <message>
        <source>the measurement does not name its precision</source>
        <translation>测量记录没有说明它的精度</translation>
    </message>
    <message>
        <source>Vector registers (VGPR)</source>
        <translation>向量寄存器（VGPR）</translation>
    </message>
    <message>
        <source>Scalar registers (SGPR)</source>
        <translation>标量寄存器（SGPR）</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>未清空（热）</translation>
    </message>
    <message>
        <source>flushed</source>
        <translation>已清空</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未进行</translation>
    </message>
    <message>
        <source>algorithmic</source>
        <translation>算法口径</translation>
    </message>
    <message>
        <source>The list has no &quot;kernels&quot;</source>
        <translation>列表中没有 &quot;kernels&quot;</translation>
    </message>
    <message>
        <source>A figure is 1 to %1 pixels wide and high, not %2x%3.</source>
        <translation>图的宽和高为 1 到 %1 像素，而不是 %2x%3。</translation>
    </message>
    <message>
        <source>The resolution of a figure is 10 to 10000 dpi.</source>
        <translation>图的分辨率为 10 到 10000 dpi。</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>内存不足，无法生成这个大小的图片。</translation>
    </message>
    <message>
        <source>The SVG picture could not be drawn.</source>
        <translation>无法绘制 SVG 图片。</translation>
    </message>
    <message>
        <source>The PDF page could not be drawn.</source>
        <translation>无法绘制 PDF 页面。</translation>
    </message>
    <message>
        <source>A figure is written as .png, .svg or .pdf.</source>
        <translation>图写为 .png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>文件夹 %1 不存在</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>无法写入文件夹 %1</translation>
    </message>
    <message>
        <source>the reading was cancelled</source>
        <translation>读取已取消</translation>
    </message>
    <message>
        <source>there is not enough memory to read this file</source>
        <translation>内存不足，无法读取该文件</translation>
    </message>
    <message>
        <source>the file could not be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>Type a number and a unit, for example 535 GB/s</source>
        <translation>请输入数字和单位，例如 535 GB/s</translation>
    </message>
    <message>
        <source>Type a number and a unit, for example 10.6 TFLOPS</source>
        <translation>请输入数字和单位，例如 10.6 TFLOPS</translation>
    </message>
    <message>
        <source>The value must be greater than zero</source>
        <translation>数值必须大于零</translation>
    </message>
    <message>
        <source>The unit must be %1</source>
        <translation>单位必须是 %1</translation>
    </message>
    <message>
        <source>%1: %2, separated by commas</source>
        <translation>%1：%2，以逗号分隔</translation>
    </message>
    <message>
        <source>%1: choose at least one</source>
        <translation>%1：至少选择一个</translation>
    </message>
    <message>
        <source>These are more than %1 runs</source>
        <translation>这超过了 %1 次运行</translation>
    </message>
    <message>
        <source>Choose at least one probe or variant</source>
        <translation>请至少选择一个参考测试或实现</translation>
    </message>
    <message>
        <source>Choose at least one precision</source>
        <translation>请至少选择一种精度</translation>
    </message>
    <message>
        <source>None of the chosen kernels has a chosen precision</source>
        <translation>所选的 kernel 都没有所选的精度</translation>
    </message>
    <message>
        <source>Type a whole number of elements, for example 33554432, or a factor, for example ×2</source>
        <translation>请输入元素个数（整数），例如 33554432，或倍数，例如 ×2</translation>
    </message>
    <message>
        <source>Type a time with its unit, for example 0.5 ms, or a factor, for example ×2</source>
        <translation>请输入带单位的时间，例如 0.5 ms，或倍数，例如 ×2</translation>
    </message>
    <message>
        <source>Type a number of bytes, for example 2</source>
        <translation>请输入字节数，例如 2</translation>
    </message>
    <message>
        <source>Cache %1</source>
        <translation>缓存 %1</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>频率 %1</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>Power %1</source>
        <translation>功率 %1</translation>
    </message>
    <message>
        <source>%1, detail</source>
        <translation>%1，详情</translation>
    </message>
    <message>
        <source>Q = F/AI with the counter &quot;AI&quot;</source>
        <translation>Q = F/AI，用计数器 &quot;AI&quot;</translation>
    </message>
    <message>
        <source>F = AI·Q with the counter &quot;AI&quot;</source>
        <translation>F = AI·Q，用计数器 &quot;AI&quot;</translation>
    </message>
    <message>
        <source>host names, user names, paths and command lines with paths were left out</source>
        <translation>主机名、用户名、路径和含路径的命令行已略去</translation>
    </message>
    <message>
        <source>(path left out)</source>
        <translation>（路径已略去）</translation>
    </message>
    <message>
        <source>(name left out)</source>
        <translation>（名称已略去）</translation>
    </message>
    <message>
        <source>capped at a quarter of the %1 of memory</source>
        <translation>以 %1 内存的四分之一为限</translation>
    </message>
    <message>
        <source>less than 4 × the last-level cache of %1</source>
        <translation>小于最后一级缓存 %1 的 4 倍</translation>
    </message>
    <message>
        <source>at least 4 × the last-level cache of %1</source>
        <translation>至少是最后一级缓存 %1 的 4 倍</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 to ?</source>
        <translation>%1 至 ?</translation>
    </message>
    <message>
        <source>? to %1</source>
        <translation>? 至 %1</translation>
    </message>
    <message>
        <source>? to ?</source>
        <translation>? 至 ?</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>all %1 checked</source>
        <translation>全部 %1 个已检查</translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <translation>%2 个中检查了 %1 个</translation>
    </message>
    <message>
        <source>%1 checked</source>
        <translation>已检查 %1 个</translation>
    </message>
    <message>
        <source>coverage not recorded</source>
        <translation>覆盖范围未记录</translation>
    </message>
    <message>
        <source>%1 mismatch</source>
        <translation>%1 个不一致</translation>
    </message>
    <message>
        <source>%1 mismatches</source>
        <translation>%1 个不一致</translation>
    </message>
    <message>
        <source>%1 non-finite</source>
        <translation>%1 个非有限值</translation>
    </message>
    <message>
        <source>NaN and Inf not looked for</source>
        <translation>未查找 NaN 和 Inf</translation>
    </message>
    <message>
        <source>relative error %1</source>
        <translation>相对误差 %1</translation>
    </message>
    <message>
        <source>The figure&apos;s data does not read back as it was written.</source>
        <translation>图中数据读回后与写入时不同。</translation>
    </message>
    <message>
        <source>whole numbers from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>the figure shows %1 runs and carries the data of at most %2</source>
        <translation>图中显示 %1 次运行，而最多携带 %2 次的数据</translation>
    </message>
    <message>
        <source>the figure&apos;s data has %1 bytes and a figure carries at most %2: draw fewer runs</source>
        <translation>图中数据有 %1 字节，而一张图最多携带 %2：请少画一些运行</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>95 分位数</translation>
    </message>
    <message>
        <source>timed otherwise than the points: %1</source>
        <translation>计时方式与工作点不同：%1</translation>
    </message>
    <message>
        <source>the figure&apos;s data holds no session</source>
        <translation>图中数据不含会话</translation>
    </message>
    <message>
        <source>per launch</source>
        <translation>按次</translation>
    </message>
    <message>
        <source>%1 × the %2 of %3</source>
        <translation>%3 的 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>%1, %2 set aside</source>
        <translation>%1，搁置 %2</translation>
    </message>
    <message>
        <source>copied size once</source>
        <translation>只计一次被复制的大小</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>above a reference is legal</source>
        <translation>工作点可以高于参考线</translation>
    </message>
    <message>
        <source>how many there are is not recorded</source>
        <translation>有多少个没有记录</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>误差界 %1</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>按批</translation>
    </message>
    <message>
        <source>single launches</source>
        <translation>按次</translation>
    </message>
    <message>
        <source>the last-level cache is not known</source>
        <translation>最后一级缓存大小未知</translation>
    </message>
    <message>
        <source>the last-level cache is not known, so this is the default</source>
        <translation>最后一级缓存大小未知，因此采用默认值</translation>
    </message>
</context>
<context>
    <name>rooflab::Actions</name>
    <message>
        <source>Open results</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.json);;All files (*)</source>
        <translation>会话 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>会话未保存。</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed on disk.</source>
        <translation>%1：%2。磁盘上没有任何改动。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was opened. Replace it?</source>
        <translation>%1 打开之后在磁盘上已被改动。要替换它吗？</translation>
    </message>
    <message>
        <source>What somebody else wrote there would be lost. Use Save As to keep both.</source>
        <translation>别人写入的内容会丢失。使用“另存为”可以两者都保留。</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>已导出 %1。</translation>
    </message>
    <message>
        <source>The figure was not written.</source>
        <translation>图未写出。</translation>
    </message>
    <message>
        <source>Go on without these files?</source>
        <translation>不带这些文件继续吗？</translation>
    </message>
    <message>
        <source>Measurements and edits since the last save are lost otherwise.</source>
        <translation>否则，上次保存之后的测量和修改会丢失。</translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>保存对此会话的修改吗？</translation>
    </message>
</context>
<context>
    <name>rooflab::BackendPicker</name>
    <message>
        <source>&amp;Device</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation>线程(&amp;R)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Asking what it can do…</source>
        <translation>正在询问它能做什么…</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>什么也没有找到</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>%1 内存</translation>
    </message>
</context>
<context>
    <name>rooflab::BackendSearch</name>
    <message>
        <source>not installed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>there is nothing to measure with (%1)</source>
        <translation>没有可用于测量的程序（%1）</translation>
    </message>
    <message>
        <source>measuring with %1</source>
        <translation>使用 %1 测量</translation>
    </message>
    <message>
        <source>no GPU backend found (%1), %2</source>
        <translation>没有找到 GPU 后端（%1），%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rooflab::BenchList</name>
    <message>
        <source>It could not be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>It does not say what it can do.</source>
        <translation>它没有说明自己能做什么。</translation>
    </message>
</context>
<context>
    <name>rooflab::BenchProcess</name>
    <message>
        <source>There is no measuring program to start.</source>
        <translation>没有可以启动的测量程序。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>%1 无法启动：%2。</translation>
    </message>
    <message>
        <source>Cancelled. %1</source>
        <translation>已取消。%1</translation>
    </message>
    <message>
        <source>%1 said nothing for %2 s and was stopped. %3</source>
        <translation>%1 在 %2 s 内没有任何输出，已被终止。%3</translation>
    </message>
    <message>
        <source>%1 printed something that is no result and was stopped. %2</source>
        <translation>%1 输出了不是结果的内容，已被终止。%2</translation>
    </message>
    <message>
        <source>%1 was ended by a signal (crash or kill). %2</source>
        <translation>%1 被信号结束（崩溃或被杀死）。%2</translation>
    </message>
    <message>
        <source>Measured. %1</source>
        <translation>测量完成。%1</translation>
    </message>
    <message>
        <source>Measured, but not everything (problems: %1). %2</source>
        <translation>已测量，但不完整（问题数：%1）。%2</translation>
    </message>
    <message>
        <source>%1 ended before its plan was done (exit code %2). %3</source>
        <translation>%1 在方案完成之前结束（退出码 %2）。%3</translation>
    </message>
    <message>
        <source>%1 ended before its plan was done: %2. %3</source>
        <translation>%1 在方案完成之前结束：%2。%3</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>没有测量到任何结果。</translation>
    </message>
    <message>
        <source>Measurements kept: %1.</source>
        <translation>保留的测量记录：%1。</translation>
    </message>
</context>
<context>
    <name>rooflab::CalculationPage</name>
    <message>
        <source>Mind:</source>
        <translation>注意：</translation>
    </message>
    <message>
        <source>Calculation of the selected point</source>
        <translation>所选工作点的计算</translation>
    </message>
    <message>
        <source>Copy as Mark&amp;down</source>
        <translation>复制为 Markdown(&amp;D)</translation>
    </message>
    <message>
        <source>Select a point or a table row to see how its number follows from the operations F, the bytes Q and the time t.</source>
        <translation>选择一个工作点或表格中的一行，查看它的数值如何由运算次数 F、字节数 Q 和时间 t 得出。</translation>
    </message>
</context>
<context>
    <name>rooflab::CeilingDialog</name>
    <message>
        <source>Add ceiling</source>
        <translation>添加上限线</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Theoretical (data sheet)</source>
        <translation>理论值（数据手册）</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手工输入</translation>
    </message>
    <message>
        <source>for example: GDDR6 peak</source>
        <translation>例如：GDDR6 峰值</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>标签(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>数值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精度(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Memory level</source>
        <translation>存储层级(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Origin</source>
        <translation>来历(&amp;O)</translation>
    </message>
</context>
<context>
    <name>rooflab::CeilingsModel</name>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>手工</translation>
    </message>
    <message>
        <source>Double-click or press F2 to edit</source>
        <translation>双击或按 F2 编辑</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>上限线</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Memory level</source>
        <translation>存储层级</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来历</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>any</source>
        <comment>precision of a bandwidth ceiling</comment>
        <translation>任意</translation>
    </message>
</context>
<context>
    <name>rooflab::CeilingsPanel</name>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation>上限线</translation>
    </message>
    <message>
        <source>Add &amp;ceiling…</source>
        <translation>添加上限线(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>rooflab::ChoiceList</name>
    <message>
        <source>right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>your answer: %1</source>
        <translation>你的回答：%1</translation>
    </message>
</context>
<context>
    <name>rooflab::ChoiceTree</name>
    <message>
        <source>A check box or Space switches one value; a click on its name or Enter shows it alone, with Ctrl beside the others</source>
        <translation>复选框或空格键切换一个值；单击名称或按 Enter 只显示它，按住 Ctrl 则加入其他已选的值</translation>
    </message>
</context>
<context>
    <name>rooflab::ChoicesPage</name>
    <message>
        <source>First record, %1: F = %2, Q = %3, AI = %4, by %5</source>
        <translation>第一条记录 %1：F = %2，Q = %3，AI = %4，依据 %5</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>as proposed for each group</source>
        <translation>按每组的建议</translation>
    </message>
    <message>
        <source>FLOPs and bytes of a launch</source>
        <translation>单次启动的 FLOP 数和字节数</translation>
    </message>
    <message>
        <source>recognised by its content</source>
        <translation>按内容识别</translation>
    </message>
    <message>
        <source>not recorded in the file</source>
        <translation>文件中未记录</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Device number</source>
        <translation>设备编号(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;vice name</source>
        <translation>设备名称(&amp;V)</translation>
    </message>
    <message>
        <source>War&amp;m-up launches</source>
        <translation>预热启动次数(&amp;M)</translation>
    </message>
    <message>
        <source>recognised: %1</source>
        <translation>识别为：%1</translation>
    </message>
</context>
<context>
    <name>rooflab::ColumnEditor</name>
    <message>
        <source>Columns of the table</source>
        <translation>表格的列</translation>
    </message>
    <message>
        <source>Reset to &amp;guess</source>
        <translation>恢复为猜测(&amp;G)</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>&amp;Meaning</source>
        <translation>含义(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Statistic</source>
        <translation>统计量(&amp;S)</translation>
    </message>
    <message>
        <source>U&amp;nit</source>
        <translation>单位(&amp;N)</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>列“%1”</translation>
    </message>
</context>
<context>
    <name>rooflab::ColumnsModel</name>
    <message>
        <source>changed</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>第一行</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来历</translation>
    </message>
</context>
<context>
    <name>rooflab::ComparePage</name>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Base of the comparison</source>
        <translation>比较的基准</translation>
    </message>
    <message>
        <source>Comparison of the selected runs</source>
        <translation>所选运行的比较</translation>
    </message>
    <message>
        <source>&amp;Base</source>
        <translation>基准(&amp;B)</translation>
    </message>
    <message>
        <source>Select two or more measurements in the chart (Ctrl+click) or in a table to compare them.</source>
        <translation>在图中（Ctrl+单击）或表格中选择两条或更多测量记录进行比较。</translation>
    </message>
    <message>
        <source>%1 records are selected; the first %2 are compared.</source>
        <translation>选中了 %1 条记录；比较其中前 %2 条。</translation>
    </message>
    <message>
        <source>Clear the arrows of the match</source>
        <translation>清除配对的箭头</translation>
    </message>
    <message>
        <source>The chart shows the arrows of &quot;Compare files or devices&quot;</source>
        <translation>图中显示“比较文件或设备”的箭头</translation>
    </message>
</context>
<context>
    <name>rooflab::DetailsPanel</name>
    <message>
        <source>What to show of the selection</source>
        <translation>显示所选内容的哪一方面</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>rooflab::DurationStrip</name>
    <message>
        <source>Durations of the launches, with the end of the warm-up</source>
        <translation>各次启动的持续时间，以及预热的结束位置</translation>
    </message>
    <message>
        <source>Left and Right move the end of the warm-up by one launch, Page Up and Page Down by ten, Home and End to the ends; R goes back to the proposal</source>
        <translation>左右键把预热的结束位置移动一次启动，Page Up 和 Page Down 移动十次，Home 和 End 移到两端；R 恢复为建议值</translation>
    </message>
    <message>
        <source>%1 of %2 launches are warm-up</source>
        <translation>%2 次启动中有 %1 次是预热</translation>
    </message>
    <message>
        <source>launch %1 of %2: %3</source>
        <translation>第 %1 次启动，共 %2 次：%3</translation>
    </message>
    <message>
        <source>%1, warm-up</source>
        <translation>%1，预热</translation>
    </message>
    <message>
        <source>launch, in dispatch order</source>
        <translation>启动（按派发顺序）</translation>
    </message>
    <message>
        <source>No launches are selected</source>
        <translation>没有选中任何启动</translation>
    </message>
</context>
<context>
    <name>rooflab::ExploreFeatures</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>Own roof</source>
        <translation>自身屋顶线</translation>
    </message>
</context>
<context>
    <name>rooflab::ExportDialog</name>
    <message>
        <source>Slide, 1920 × 1080</source>
        <translation>幻灯片，1920 × 1080</translation>
    </message>
    <message>
        <source>Slide, 3840 × 2160</source>
        <translation>幻灯片，3840 × 2160</translation>
    </message>
    <message>
        <source>Small, 1280 × 720</source>
        <translation>小图，1280 × 720</translation>
    </message>
    <message>
        <source>Print 3:2, 2400 × 1600</source>
        <translation>印刷 3:2，2400 × 1600</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定大小</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pixels</source>
        <translation>像素(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Figures (*.png *.svg *.pdf)</source>
        <translation>图 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选择文件。</translation>
    </message>
    <message>
        <source>The name must end in .png, .svg or .pdf.</source>
        <translation>文件名必须以 .png、.svg 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>该文件已存在，将被替换。</translation>
    </message>
    <message>
        <source>Embed the &amp;data</source>
        <translation>嵌入数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Leave out host names and paths</source>
        <translation>略去主机名和路径(&amp;L)</translation>
    </message>
    <message>
        <source>Also user names and command lines with paths; the picture itself stays as it is.</source>
        <translation>同时略去用户名和含路径的命令行；图片本身保持不变。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>The file is a picture only; rooflab cannot open it again.</source>
        <translation>文件只是图片；rooflab 不能重新打开它。</translation>
    </message>
    <message>
        <source>without host names, user names, paths and command lines with paths</source>
        <translation>不含主机名、用户名、路径和含路径的命令行</translation>
    </message>
    <message>
        <source>The figure shows more runs than a file can carry (%1); it is a picture only.</source>
        <translation>图中显示的运行多于文件可携带的次数（%1）；它只是图片。</translation>
    </message>
    <message>
        <source>host names and command lines included</source>
        <translation>包括主机名和命令行</translation>
    </message>
    <message>
        <source>rooflab can open the file again: it carries the drawn runs (%1) and references (%2) with their samples, conditions and notes, %3.</source>
        <translation>rooflab 可以重新打开这个文件：它携带所画的运行（%1）和参考线（%2），以及它们的样本、条件和备注，%3。</translation>
    </message>
    <message>
        <source>With the &amp;what-if, marked as not data</source>
        <translation>包含假设推演(&amp;W)，标明不是数据</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
</context>
<context>
    <name>rooflab::FileIntake</name>
    <message>
        <source>set aside, not loaded</source>
        <translation>已搁置，未载入</translation>
    </message>
    <message>
        <source>%1 records that name an agent of this file gain their device from it</source>
        <translation>%1 条提到该文件中代理（agent）的记录由此得到设备信息</translation>
    </message>
    <message>
        <source>open files</source>
        <translation>打开文件</translation>
    </message>
</context>
<context>
    <name>rooflab::FilePage</name>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choices of last time are applied.</source>
        <translation>已应用上次的选择。</translation>
    </message>
    <message>
        <source>Read wi&amp;thout them</source>
        <translation>不用它们重新读取(&amp;T)</translation>
    </message>
    <message>
        <source>Forget t&amp;hem</source>
        <translation>忘记它们(&amp;H)</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读到的内容</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>Remarks on the file</source>
        <translation>关于文件的备注</translation>
    </message>
    <message>
        <source>Records that would be added</source>
        <translation>将要添加的记录</translation>
    </message>
    <message>
        <source>Details of the file</source>
        <translation>文件的详情</translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
    <message>
        <source>La&amp;unches</source>
        <translation>启动(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remarks</source>
        <translation>备注(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;ecords</source>
        <translation>记录(&amp;E)</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Remarks (%1)</source>
        <translation>备注(&amp;R)（%1）</translation>
    </message>
    <message>
        <source>R&amp;ecords (%1)</source>
        <translation>记录(&amp;E)（%1）</translation>
    </message>
    <message>
        <source>The file is read again with these choices.</source>
        <translation>正在按这些选择重新读取文件。</translation>
    </message>
    <message>
        <source>The file cannot be read so: choose another format, or skip it.</source>
        <translation>文件不能这样读取：请选择另一种格式，或跳过它。</translation>
    </message>
    <message>
        <source>There is nothing in the file that can be added.</source>
        <translation>文件中没有可以添加的内容。</translation>
    </message>
    <message>
        <source>Nothing can be added before the question above is answered.</source>
        <translation>回答上面的问题之前，不能添加任何内容。</translation>
    </message>
    <message>
        <source>1 record has no FLOPs and bytes yet: it will be listed as not plotted.</source>
        <translation>1 条记录还没有 FLOP 数和字节数：它将列为未绘制。</translation>
    </message>
    <message>
        <source>%1 records have no FLOPs and bytes yet: they will be listed as not plotted.</source>
        <translation>%1 条记录还没有 FLOP 数和字节数：它们将列为未绘制。</translation>
    </message>
    <message>
        <source>1 record has no place on the axes: it will be listed as not plotted.</source>
        <translation>1 条记录在坐标轴上没有位置：它将列为未绘制。</translation>
    </message>
    <message>
        <source>%1 records have no place on the axes: they will be listed as not plotted.</source>
        <translation>%1 条记录在坐标轴上没有位置：它们将列为未绘制。</translation>
    </message>
</context>
<context>
    <name>rooflab::FilterPanel</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>实现</translation>
    </message>
    <message>
        <source>Precisions</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and number of records</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 at least %2</source>
        <translation>%1 不小于 %2</translation>
    </message>
    <message>
        <source>%1 at most %2</source>
        <translation>%1 不大于 %2</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Find records</source>
        <translation>查找记录</translation>
    </message>
    <message>
        <source>Words that the records must hold</source>
        <translation>记录必须包含的词</translation>
    </message>
    <message>
        <source>Words that must all occur in label, kernel, variant, precision, device, file or notes (Ctrl+F)</source>
        <translation>必须全部出现在标签、kernel、实现、精度、设备、文件或备注中的词（Ctrl+F）</translation>
    </message>
    <message>
        <source>Show all records again</source>
        <translation>重新显示全部记录</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Parameter of the range</source>
        <translation>范围所用的参数</translation>
    </message>
    <message>
        <source>Smallest value</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>From the legend</source>
        <translation>来自图例</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>rooflab::FilterState</name>
    <message>
        <source>Shown %1 of %2</source>
        <translation>显示 %1 条，共 %2 条</translation>
    </message>
    <message>
        <source>Filter: %1 records not shown</source>
        <translation>筛选：%1 条记录未显示</translation>
    </message>
    <message>
        <source>Filter: %1 records and %2 references not shown</source>
        <translation>筛选：%1 条记录和 %2 条参考线未显示</translation>
    </message>
</context>
<context>
    <name>rooflab::ImaginedField</name>
    <message>
        <source>%1, factor of the recorded value</source>
        <translation>%1，相对于记录值的倍数</translation>
    </message>
    <message>
        <source>From 1/16 to 16 times the recorded value</source>
        <translation>记录值的 1/16 到 16 倍</translation>
    </message>
</context>
<context>
    <name>rooflab::ImportPreview</name>
    <message>
        <source>Apply a&amp;ll (%1)</source>
        <translation>全部应用(&amp;L)（%1）</translation>
    </message>
    <message>
        <source>Apply a&amp;ll</source>
        <translation>全部应用(&amp;L)</translation>
    </message>
    <message>
        <source>Import preview</source>
        <translation>导入预览</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Files that wait</source>
        <translation>等待处理的文件</translation>
    </message>
    <message>
        <source>No file waits. Files that leave something open are shown here before they join the session.</source>
        <translation>没有等待的文件。留有待定问题的文件在加入会话之前会显示在这里。</translation>
    </message>
    <message>
        <source>Add this file&apos;s records to the session</source>
        <translation>把该文件的记录加入会话</translation>
    </message>
    <message>
        <source>Add the records of every file that can be added as it is shown</source>
        <translation>加入所有可以按显示内容添加的文件的记录</translation>
    </message>
    <message>
        <source>Set this file aside; nothing of it is added</source>
        <translation>搁置该文件；其中的内容一概不添加</translation>
    </message>
    <message>
        <source>work model must be chosen</source>
        <translation>必须选择工作量模型</translation>
    </message>
    <message>
        <source>size or precision missing</source>
        <translation>缺少大小或精度</translation>
    </message>
    <message>
        <source>device must be chosen</source>
        <translation>必须选择设备</translation>
    </message>
    <message>
        <source>columns must be chosen</source>
        <translation>必须选择列</translation>
    </message>
    <message>
        <source>is read again …</source>
        <translation>正在重新读取 …</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>columns guessed</source>
        <translation>列为猜测</translation>
    </message>
    <message>
        <source>warm-up proposed</source>
        <translation>预热为建议</translation>
    </message>
    <message>
        <source>with assumptions</source>
        <translation>含有假定</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
</context>
<context>
    <name>rooflab::ImportReportModel</name>
    <message>
        <source>loaded</source>
        <translation>已载入</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未载入</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>rooflab::ImportReportPanel</name>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Filter by file, message or place</source>
        <translation>按文件、消息或位置筛选</translation>
    </message>
    <message>
        <source>Filter the import report</source>
        <translation>筛选导入报告</translation>
    </message>
    <message>
        <source>Lines of the import report</source>
        <translation>导入报告的各行</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Assumed, refused, missing</source>
        <translation>假定、拒绝、缺失</translation>
    </message>
    <message>
        <source>One line a file</source>
        <translation>每个文件一行</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>复制报告(&amp;Y)</translation>
    </message>
    <message>
        <source>The whole report as text, as the command line prints it</source>
        <translation>以文本形式复制整份报告，与命令行打印的相同</translation>
    </message>
    <message>
        <source>&amp;Copy selected lines</source>
        <translation>复制选中的行(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;whole report</source>
        <translation>复制整份报告(&amp;W)</translation>
    </message>
    <message>
        <source>Choose how to &amp;read this file…</source>
        <translation>选择如何读取该文件(&amp;R)…</translation>
    </message>
    <message>
        <source>No file has been opened yet. What each file gave, and what was assumed or refused, is listed here.</source>
        <translation>还没有打开任何文件。每个文件给出了什么、假定或拒绝了什么，都会列在这里。</translation>
    </message>
    <message>
        <source>No line of the report fits the filter.</source>
        <translation>报告中没有符合筛选条件的行。</translation>
    </message>
</context>
<context>
    <name>rooflab::ImportSummary</name>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>1 measurement</source>
        <translation>1 条测量记录</translation>
    </message>
    <message>
        <source>%1 measurements</source>
        <translation>%1 条测量记录</translation>
    </message>
    <message>
        <source>1 reference line</source>
        <translation>1 条参考线</translation>
    </message>
    <message>
        <source>%1 reference lines</source>
        <translation>%1 条参考线</translation>
    </message>
    <message>
        <source>%1; of %2 rows read %3 are used, %4 set aside, %5 refused</source>
        <translation>%1；读取的 %2 行中，采用 %3 行，搁置 %4 行，拒绝 %5 行</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
</context>
<context>
    <name>rooflab::LaunchesPage</name>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>Groups of launches</source>
        <translation>启动分组</translation>
    </message>
    <message>
        <source>Lo&amp;g scale</source>
        <translation>对数刻度(&amp;G)</translation>
    </message>
    <message>
        <source>Back to &amp;proposal</source>
        <translation>恢复为建议值(&amp;P)</translation>
    </message>
    <message>
        <source>Drag the mark or use the arrow keys.</source>
        <translation>拖动标记或使用方向键。</translation>
    </message>
    <message>
        <source>The runtime launched this kernel by itself: no record is made of these.</source>
        <translation>这个 kernel 是运行时自己启动的：不为它们生成记录。</translation>
    </message>
    <message>
        <source>No record is made of these launches.</source>
        <translation>不为这些启动生成记录。</translation>
    </message>
    <message>
        <source>proposed by: %1</source>
        <translation>建议依据：%1</translation>
    </message>
    <message>
        <source>chosen; %1 were proposed</source>
        <translation>已选定；建议值为 %1</translation>
    </message>
    <message>
        <source>%1 of %2 launches are warm-up (%3). Min / median / mean of the other %4: %5 / %6 / %7.</source>
        <translation>%2 次启动中有 %1 次是预热（%3）。其余 %4 次的最小值 / 中位数 / 平均值：%5 / %6 / %7。</translation>
    </message>
    <message>
        <source>Static resources, not utilisation: %1</source>
        <translation>静态资源，不是利用率：%1</translation>
    </message>
</context>
<context>
    <name>rooflab::LessonPanel</name>
    <message>
        <source>&amp;Reveal</source>
        <translation>揭晓(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>Lesson: read the chart</source>
        <translation>课程：读图</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>离开课程（Esc）</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>完成(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>This step cannot be shown. %1</source>
        <translation>这一步无法显示。%1</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>This question cannot be asked. %1</source>
        <translation>这个问题无法提出。%1</translation>
    </message>
    <message>
        <source>Predict, then reveal</source>
        <translation>先预测，再揭晓</translation>
    </message>
    <message>
        <source>Choose an answer first</source>
        <translation>请先选择答案</translation>
    </message>
    <message>
        <source>Your prediction holds.</source>
        <translation>你的预测成立。</translation>
    </message>
    <message>
        <source>Not so. The answer is: %1</source>
        <translation>不对。答案是：%1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>rooflab::LoadStatus</name>
    <message>
        <source>Progress of the reading</source>
        <translation>读取进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop reading; what was read already stays</source>
        <translation>停止读取；已读取的内容保留</translation>
    </message>
    <message>
        <source>Reading %1 of %2: %3</source>
        <translation>正在读取第 %1 个，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1 of %2 MB</source>
        <translation>%1 / %2 MB</translation>
    </message>
</context>
<context>
    <name>rooflab::MainWindow</name>
    <message>
        <source>remove selected</source>
        <translation>移除所选</translation>
    </message>
    <message>
        <source>&amp;Import preview (%1)…</source>
        <translation>导入预览(&amp;I)（%1）…</translation>
    </message>
    <message>
        <source>&amp;Import preview…</source>
        <translation>导入预览(&amp;I)…</translation>
    </message>
    <message>
        <source>The sample cannot be read: %1</source>
        <translation>无法读取示例：%1</translation>
    </message>
    <message>
        <source>One file has not joined the session: it is being read or waits in the import preview. It is left out.</source>
        <translation>有一个文件还没有加入会话：它正在读取，或在导入预览中等待。它不会包括在内。</translation>
    </message>
    <message>
        <source>%1 files have not joined the session: they are being read or wait in the import preview. They are left out.</source>
        <translation>有 %1 个文件还没有加入会话：它们正在读取，或在导入预览中等待。它们不会包括在内。</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>%1[*] — rooflab</source>
        <translation>%1[*] — rooflab</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>只能打开本机上的文件。</translation>
    </message>
    <message>
        <source>This is a sample from the tutorial, not a measurement of this machine.</source>
        <translation>这是教程中的示例，不是本机的测量结果。</translation>
    </message>
    <message>
        <source>Measure this machine</source>
        <translation>测量本机</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>打开结果…</translation>
    </message>
    <message>
        <source>Take the lesson</source>
        <translation>开始课程</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation>上限线</translation>
    </message>
    <message>
        <source>Not plotted</source>
        <translation>未绘制</translation>
    </message>
    <message>
        <source>Sources and filter</source>
        <translation>来源与筛选</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tab title and count</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Measurements (%1 of %2)</source>
        <translation>测量记录（%1 / %2）</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>正在启动 %1…</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>进行测量</translation>
    </message>
</context>
<context>
    <name>rooflab::MatchDialog</name>
    <message>
        <source>Show &amp;arrows on the chart</source>
        <translation>在图中显示箭头(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;lear arrows</source>
        <translation>清除箭头(&amp;L)</translation>
    </message>
    <message>
        <source>Copy as &amp;TSV</source>
        <translation>复制为 TSV(&amp;T)</translation>
    </message>
    <message>
        <source>Compare files or devices</source>
        <translation>比较文件或设备</translation>
    </message>
    <message>
        <source>Pairs of the two sides</source>
        <translation>两侧的配对</translation>
    </message>
    <message>
        <source>Records without a partner</source>
        <translation>没有配对的记录</translation>
    </message>
    <message>
        <source>All pairs and all records without a partner, with exact numbers</source>
        <translation>全部配对和全部没有配对的记录，数值精确</translation>
    </message>
    <message>
        <source>There is no measurement to compare. Open two files of results.</source>
        <translation>没有可比较的测量记录。请打开两个结果文件。</translation>
    </message>
    <message>
        <source>All measurements have the same file and the same device. Open another file, or measure on another device, to compare.</source>
        <translation>所有测量记录都属于同一文件和同一设备。要比较，请打开另一个文件，或在另一设备上测量。</translation>
    </message>
    <message>
        <source>Pairs (%1)</source>
        <translation>配对（%1）</translation>
    </message>
    <message>
        <source>Without a partner (%1)</source>
        <translation>没有配对（%1）</translation>
    </message>
    <message>
        <source>%1 records of A and %2 of B: %3 pairs, %4 records without a partner.</source>
        <translation>A 的 %1 条记录和 B 的 %2 条记录：%3 个配对，%4 条记录没有配对。</translation>
    </message>
    <message>
        <source>The filter keeps out %1 records.</source>
        <translation>筛选排除了 %1 条记录。</translation>
    </message>
</context>
<context>
    <name>rooflab::MatchLeftModel</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>Why it has no partner</source>
        <translation>为什么没有配对</translation>
    </message>
</context>
<context>
    <name>rooflab::MatchPairsModel</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>distinguishable</source>
        <translation>可以区分</translation>
    </message>
    <message>
        <source>not distinguishable</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>cannot tell: fewer than 6 samples</source>
        <translation>无法判断：样本少于 6 个</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>A (base)</source>
        <translation>A（基准）</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>FLOPS, B / A</source>
        <translation>FLOPS，B / A</translation>
    </message>
    <message>
        <source>Bandwidth, B / A</source>
        <translation>带宽，B / A</translation>
    </message>
    <message>
        <source>Time, B / A</source>
        <translation>时间，B / A</translation>
    </message>
    <message>
        <source>Medians, B / A</source>
        <translation>中位数，B / A</translation>
    </message>
    <message>
        <source>Distinguishable?</source>
        <translation>能否区分</translation>
    </message>
    <message>
        <source>Different settings</source>
        <translation>不同的设置</translation>
    </message>
    <message>
        <source>Ratio of the medians in FLOPS (without FLOPS in bandwidth), from the 95 % intervals of both medians</source>
        <translation>以 FLOPS 计的中位数之比（没有 FLOPS 时以带宽计），由两个中位数的 95 % 区间得出</translation>
    </message>
</context>
<context>
    <name>rooflab::MatchSides</name>
    <message>
        <source>Side A</source>
        <translation>A 侧</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 侧</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>交换 A 和 B(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;A (base)</source>
        <translation>A（基准）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation>B(&amp;B)</translation>
    </message>
    <message>
        <source>%1, file</source>
        <translation>%1，文件</translation>
    </message>
    <message>
        <source>%1, device</source>
        <translation>%1，设备</translation>
    </message>
    <message>
        <source>any file</source>
        <translation>任意文件</translation>
    </message>
    <message>
        <source>any device</source>
        <translation>任意设备</translation>
    </message>
</context>
<context>
    <name>rooflab::MeasureFields</name>
    <message>
        <source>Settings; a list of numbers makes a run of each</source>
        <translation>设置；给出一列数字时，每个数字运行一次</translation>
    </message>
    <message>
        <source>Precisions</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>&amp;Warm-up launches</source>
        <translation>预热启动次数(&amp;W)</translation>
    </message>
    <message>
        <source>References (ceilings)</source>
        <translation>参考测试（上限线）</translation>
    </message>
    <message>
        <source>Variants (points)</source>
        <translation>实现（工作点）</translation>
    </message>
    <message>
        <source>This backend does not have it</source>
        <translation>该后端没有它</translation>
    </message>
</context>
<context>
    <name>rooflab::MeasureForm</name>
    <message>
        <source>Roofline: references and variants in every precision</source>
        <translation>Roofline：所有精度的参考测试和各种实现</translation>
    </message>
    <message>
        <source>Quick: the roofline in fp32, with few launches</source>
        <translation>快速：fp32 的 Roofline，启动次数少</translation>
    </message>
    <message>
        <source>Stride scan: linecross and interleaved, strides 1 to 256</source>
        <translation>stride 扫描：linecross 与 interleaved，stride 1 到 256</translation>
    </message>
    <message>
        <source>Size scan: coalesced, from 1024 elements up</source>
        <translation>大小扫描：coalesced，从 1024 个元素起</translation>
    </message>
    <message>
        <source>FMA sweep: K from 1 to 4096, with 1, 4 and 8 chains</source>
        <translation>FMA 扫描：K 从 1 到 4096，1、4、8 条链</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>Custom: as filled in below</source>
        <translation>自定义：按下面填写的内容</translation>
    </message>
    <message>
        <source>&amp;Backend</source>
        <translation>后端(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>方案(&amp;P)</translation>
    </message>
    <message>
        <source>There is no measuring program: rooflab-bench-cpu is neither beside rooflab nor on PATH, and ROOFLAB_BENCH_DIR does not name its folder.</source>
        <translation>没有测量程序：rooflab-bench-cpu 既不在 rooflab 旁边也不在 PATH 中，ROOFLAB_BENCH_DIR 也没有给出它所在的文件夹。</translation>
    </message>
    <message>
        <source>This backend can run nothing of this plan.</source>
        <translation>该后端不能运行这个方案中的任何一项。</translation>
    </message>
    <message>
        <source>%1 runs; the largest works on %2.</source>
        <translation>%1 次运行；最大的一次处理 %2。</translation>
    </message>
    <message>
        <source>That is more than the memory of %1: such runs will be skipped.</source>
        <translation>这超过了 %1 的内存：这样的运行会被跳过。</translation>
    </message>
    <message>
        <source>The program chooses sizes that suit the device.</source>
        <translation>程序会选择适合该设备的大小。</translation>
    </message>
    <message>
        <source>What to measure</source>
        <translation>测量内容</translation>
    </message>
</context>
<context>
    <name>rooflab::MeasurementsModel</name>
    <message>
        <source>Measurement</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>实现</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Time (%1)</source>
        <translation>时间（%1）</translation>
    </message>
    <message>
        <source>AI, FLOP/Byte</source>
        <translation>AI，FLOP/Byte</translation>
    </message>
    <message>
        <source>FLOPS</source>
        <translation>FLOPS</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>% of reference</source>
        <translation>占参考线 %</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>time and the statistic that it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>rooflab::MeasurementsPanel</name>
    <message>
        <source>Measurements</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>&amp;Show on the chart</source>
        <translation>在图中显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide from the chart</source>
        <translation>在图中隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Remove from the session</source>
        <translation>从会话中移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>rooflab::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>rooflab::NewRecordsModel</name>
    <message>
        <source>not plotted: %1</source>
        <translation>未绘制：%1</translation>
    </message>
    <message>
        <source>at the %1</source>
        <translation>取%1</translation>
    </message>
    <message>
        <source>reference line, %1</source>
        <translation>参考线，%1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>AI (FLOP/Byte)</source>
        <translation>AI（FLOP/Byte）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>GFLOPS</source>
        <translation>GFLOPS</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>rooflab::NotPlottedModel</name>
    <message>
        <source>what was run and where; no time is recorded</source>
        <translation>运行了什么、在哪里运行；没有记录时间</translation>
    </message>
    <message>
        <source>its time alone: the result is wrong</source>
        <translation>只有它的时间：结果是错误的</translation>
    </message>
    <message>
        <source>its time and its bandwidth Q/t</source>
        <translation>它的时间和带宽 Q/t</translation>
    </message>
    <message>
        <source>its time and its FLOPS F/t</source>
        <translation>它的时间和 FLOPS F/t</translation>
    </message>
    <message>
        <source>its time</source>
        <translation>它的时间</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>time and the statistic that it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>Why it is not on the chart</source>
        <translation>为什么不在图中</translation>
    </message>
    <message>
        <source>What still holds</source>
        <translation>仍然成立的内容</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>rooflab::OwnRoofModel</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>% of own roof</source>
        <translation>占自身屋顶线 %</translation>
    </message>
    <message>
        <source>FLOPS</source>
        <translation>FLOPS</translation>
    </message>
    <message>
        <source>Roof at its AI</source>
        <translation>该 AI 处的屋顶线</translation>
    </message>
    <message>
        <source>% of bandwidth</source>
        <translation>占带宽 %</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>rooflab::OwnRoofPanel</name>
    <message>
        <source>Share of the own roof</source>
        <translation>占自身屋顶线的比例</translation>
    </message>
    <message>
        <source>Ceilings that count</source>
        <translation>参与计算的上限线</translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation>上限线</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>label and value of a ceiling</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Precisions of compute ceilings</source>
        <translation>算力上限线的精度</translation>
    </message>
    <message>
        <source>Memory levels</source>
        <translation>存储层级</translation>
    </message>
</context>
<context>
    <name>rooflab::ReadingFeatures</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>rooflab::ReadingPage</name>
    <message>
        <source>Settle this first</source>
        <translation>先解决这个问题</translation>
    </message>
    <message>
        <source>What may lie behind the time</source>
        <translation>时间背后可能的原因</translation>
    </message>
    <message>
        <source>Where the point stands</source>
        <translation>工作点的位置</translation>
    </message>
    <message>
        <source>Hypothesis:</source>
        <translation>假设：</translation>
    </message>
    <message>
        <source>To tell it apart:</source>
        <translation>如何区分：</translation>
    </message>
    <message>
        <source>Evidence that is missing:</source>
        <translation>缺少的证据：</translation>
    </message>
    <message>
        <source>applies</source>
        <translation>适用</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>cannot tell from the record</source>
        <translation>无法由记录判断</translation>
    </message>
    <message>
        <source>%1 checks: %2 apply, %3 cannot be told from the record, %4 are ruled out.</source>
        <translation>%1 项检查：%2 项适用，%3 项无法由记录判断，%4 项已排除。</translation>
    </message>
    <message>
        <source>Above a reference: what to check</source>
        <translation>高于参考线：应检查什么</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>ratio and name of a reference</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>How to read the selected point</source>
        <translation>如何解读所选工作点</translation>
    </message>
    <message>
        <source>Select a point or a table row to see what it may mean, what would tell the possibilities apart, and which evidence is missing.</source>
        <translation>选择一个工作点或表格中的一行，查看它可能意味着什么、如何区分各种可能，以及缺少哪些证据。</translation>
    </message>
    <message>
        <source>The table of readings has no row for this record: it has too little to compare, or no reference to compare with.</source>
        <translation>解读表中没有适用于这条记录的行：可比较的内容太少，或没有可比较的参考线。</translation>
    </message>
</context>
<context>
    <name>rooflab::RecordDialog</name>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>A sample shipped for learning, not measured on this machine.</source>
        <translation>随程序提供的学习示例，不是在本机测量的。</translation>
    </message>
    <message>
        <source>%1 more runs are not listed: a record takes the first %2.</source>
        <translation>还有 %1 次运行未列出：一份记录只取前 %2 次。</translation>
    </message>
    <message>
        <source>Experiment record</source>
        <translation>实验记录</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>你的笔记</translation>
    </message>
    <message>
        <source>What you changed, what you expect, what to try next</source>
        <translation>改动了什么、预期什么、接下来尝试什么</translation>
    </message>
    <message>
        <source>Your &amp;notes, saved in the session</source>
        <translation>你的笔记(&amp;N)，保存在会话中</translation>
    </message>
    <message>
        <source>Copy as Mark&amp;down</source>
        <translation>复制为 Markdown(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export Markdown…</source>
        <translation>导出 Markdown(&amp;E)…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>All visible runs of the session</source>
        <translation>会话中所有可见的运行</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>所选的运行</translation>
    </message>
    <message>
        <source>The %1 selected runs</source>
        <translation>所选的 %1 次运行</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Export the experiment record</source>
        <translation>导出实验记录</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>rooflab::RecordPage</name>
    <message>
        <source>Details of the selection</source>
        <translation>所选内容的详情</translation>
    </message>
    <message>
        <source>Select a point, a ceiling or a table row to see where its number comes from: the calculation, the run, the device and the file.</source>
        <translation>选择一个工作点、一条上限线或表格中的一行，查看它的数值从何而来：计算、运行、设备和文件。</translation>
    </message>
</context>
<context>
    <name>rooflab::RemarksModel</name>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>rooflab::RooflineView</name>
    <message>
        <source>Roofline chart</source>
        <translation>屋顶线图</translation>
    </message>
    <message>
        <source>Click: show only this series, click again: all. Ctrl+click: add it.</source>
        <translation>单击：只显示这个系列，再次单击：显示全部。Ctrl+单击：加入它。</translation>
    </message>
</context>
<context>
    <name>rooflab::RunOrderStrip</name>
    <message>
        <source>Samples in run order</source>
        <translation>按运行顺序的样本</translation>
    </message>
    <message>
        <source>sample %1 of %2: %3</source>
        <translation>第 %1 个样本，共 %2 个：%3</translation>
    </message>
    <message>
        <source>samples %1 to %2 of %3: %4 to %5</source>
        <translation>第 %1 至 %2 个样本，共 %3 个：%4 至 %5</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>时间，%1</translation>
    </message>
    <message>
        <source>sample, in run order</source>
        <translation>样本（按运行顺序）</translation>
    </message>
</context>
<context>
    <name>rooflab::RunStatus</name>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Cancel run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>Stop measuring; what is done stays</source>
        <translation>停止测量；已完成的保留</translation>
    </message>
    <message>
        <source>Measuring, %1 of %2</source>
        <translation>正在测量，%1 / %2</translation>
    </message>
    <message>
        <source>Measuring %1 of %2: %3</source>
        <translation>正在测量 %1 / %2：%3</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>大约还需 %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>大约还需 %1 s</translation>
    </message>
    <message>
        <source>nearly done</source>
        <translation>即将完成</translation>
    </message>
</context>
<context>
    <name>rooflab::SampleHistogram</name>
    <message>
        <source>Histogram of the samples</source>
        <translation>样本的直方图</translation>
    </message>
    <message>
        <source>%1 to %2: %3 of %4 samples</source>
        <translation>%1 至 %2：%4 个样本中的 %3 个</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>时间，%1</translation>
    </message>
</context>
<context>
    <name>rooflab::SamplesPage</name>
    <message>
        <source>%1 samples: min %2, median %3, mean %4, p95 %5, max %6</source>
        <translation>%1 个样本：最小值 %2，中位数 %3，平均值 %4，p95 %5，最大值 %6</translation>
    </message>
    <message>
        <source>95 % interval of the median: %1 to %2</source>
        <translation>中位数的 95 % 区间：%1 至 %2</translation>
    </message>
    <message>
        <source>Each sample is the mean of a batch of launches.</source>
        <translation>每个样本是一批启动的平均值。</translation>
    </message>
    <message>
        <source>No samples are recorded for %1: only a summary of its launches is, so spread, drift and outliers cannot be seen.</source>
        <translation>%1 没有记录样本：只有各次启动的汇总，因此看不到离散、漂移和离群值。</translation>
    </message>
    <message>
        <source>No samples are recorded for %1, and no time.</source>
        <translation>%1 没有记录样本，也没有时间。</translation>
    </message>
    <message>
        <source>Select a point or a table row to see the times of its single launches.</source>
        <translation>选择一个工作点或表格中的一行，查看其每次启动的时间。</translation>
    </message>
    <message>
        <source>Dashed: the %1, %2, which the point uses.</source>
        <translation>虚线：工作点所用的%1，%2。</translation>
    </message>
</context>
<context>
    <name>rooflab::SourcesModel</name>
    <message>
        <source>Tutorial sample</source>
        <translation>教程示例</translation>
    </message>
    <message>
        <source>Measured here</source>
        <translation>在本机测量</translation>
    </message>
    <message>
        <source>Device not recorded</source>
        <translation>设备未记录</translation>
    </message>
    <message>
        <source>Files, devices, variants</source>
        <translation>文件、设备、实现</translation>
    </message>
</context>
<context>
    <name>rooflab::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Sources and filter</source>
        <translation>来源与筛选</translation>
    </message>
</context>
<context>
    <name>rooflab::SweepPanel</name>
    <message>
        <source>Sweeps</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>There is no sweep here. A sweep is two or more records of one kernel, variant, device, precision and timing that differ in one parameter, for example stride, size or k. The plan &quot;stride-scan&quot; measures one.</source>
        <translation>这里没有扫描。扫描是指 kernel、实现、设备、精度和计时方式都相同、只有一个参数（例如 stride、size 或 k）不同的两条或更多记录。方案 &quot;stride-scan&quot; 会测量一组扫描。</translation>
    </message>
    <message>
        <source>Parameter of the sweep</source>
        <translation>扫描的参数</translation>
    </message>
    <message>
        <source>What is shown over the parameter</source>
        <translation>随参数显示的量</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>FLOPS</source>
        <translation>FLOPS</translation>
    </message>
    <message>
        <source>&amp;Log scale</source>
        <translation>对数刻度(&amp;L)</translation>
    </message>
    <message>
        <source>Logarithmic value axis</source>
        <translation>数值轴用对数刻度</translation>
    </message>
    <message>
        <source>Min–median &amp;band</source>
        <translation>最小值–中位数区间带(&amp;B)</translation>
    </message>
    <message>
        <source>Band from the min to the median</source>
        <translation>从最小值到中位数的区间带</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the numbers as CSV</source>
        <translation>把数值复制为 CSV</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>随参数</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>parameter and number of sweeps</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Show in the c&amp;hart</source>
        <translation>在图中显示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the sweeps as paths in the chart</source>
        <translation>在图中把扫描显示为路径</translation>
    </message>
    <message>
        <source>Remarks on the sweeps</source>
        <translation>参数扫描的说明</translation>
    </message>
</context>
<context>
    <name>rooflab::SweepPlot</name>
    <message>
        <source>Sweep over a parameter</source>
        <translation>随参数的扫描</translation>
    </message>
    <message>
        <source>Left and Right walk along a curve, Up and Down change it, Enter selects the record</source>
        <translation>左右键沿曲线移动，上下键切换曲线，Enter 选中记录</translation>
    </message>
    <message>
        <source>%1 (log axis)</source>
        <translation>%1（对数轴）</translation>
    </message>
</context>
<context>
    <name>rooflab::SweepsModel</name>
    <message>
        <source>nothing else</source>
        <translation>没有其他</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Held the same</source>
        <translation>保持不变的条件</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>rooflab::TextPage</name>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>复制为文本(&amp;X)</translation>
    </message>
</context>
<context>
    <name>rooflab::TimingFields</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>A run ends when its timed launches have taken this, but not before three of them</source>
        <translation>计时启动达到这个时间后运行结束，但至少进行三次</translation>
    </message>
    <message>
        <source>Timed &amp;launches</source>
        <translation>计时启动次数(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Time limit of a run</source>
        <translation>单次运行的时限(&amp;T)</translation>
    </message>
    <message>
        <source>Warm-up launches</source>
        <translation>预热启动次数</translation>
    </message>
</context>
<context>
    <name>rooflab::TraceGroupsModel</name>
    <message>
        <source>no record</source>
        <translation>不生成记录</translation>
    </message>
    <message>
        <source>%1, proposed</source>
        <translation>%1，建议</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选定</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Grid (threads)</source>
        <translation>网格（线程数）</translation>
    </message>
    <message>
        <source>Workgroup</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
</context>
<context>
    <name>rooflab::ViewChoices</name>
    <message>
        <source>&amp;Whiskers</source>
        <translation>须线(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>单位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Mi&amp;nimum</source>
        <translation>最小值(&amp;N)</translation>
    </message>
    <message>
        <source>Points and references from the shortest launch</source>
        <translation>工作点和参考线取最短的一次启动</translation>
    </message>
    <message>
        <source>Me&amp;dian</source>
        <translation>中位数(&amp;D)</translation>
    </message>
    <message>
        <source>Points and references from the median launch</source>
        <translation>工作点和参考线取各次启动的中位数</translation>
    </message>
    <message>
        <source>&amp;Mean</source>
        <translation>平均值(&amp;M)</translation>
    </message>
    <message>
        <source>Points and references from the mean of all launches</source>
        <translation>工作点和参考线取全部启动的平均值</translation>
    </message>
    <message>
        <source>&amp;95th percentile</source>
        <comment>of the times</comment>
        <translation>95 分位数(&amp;9)</translation>
    </message>
    <message>
        <source>Points and references from the time that 95 % of the launches stay below</source>
        <translation>工作点和参考线取 95 % 的启动不超过的时间</translation>
    </message>
    <message>
        <source>p95</source>
        <comment>95th percentile of the times</comment>
        <translation>p95</translation>
    </message>
    <message>
        <source>&amp;Slowest to fastest sample</source>
        <translation>最慢到最快的样本(&amp;S)</translation>
    </message>
    <message>
        <source>The range of all recorded samples</source>
        <translation>所有已记录样本的范围</translation>
    </message>
    <message>
        <source>&amp;95 % interval of the median</source>
        <translation>中位数的 95 % 区间(&amp;9)</translation>
    </message>
    <message>
        <source>Where the median of more runs would probably fall; from 6 samples on</source>
        <translation>更多次运行的中位数可能落在的范围；至少需要 6 个样本</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <comment>whiskers</comment>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>Points alone</source>
        <translation>只有工作点</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>对数(&amp;L)</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>对数坐标轴</translation>
    </message>
    <message>
        <source>L&amp;inear</source>
        <translation>线性(&amp;I)</translation>
    </message>
    <message>
        <source>Linear axes: the slope is the bandwidth</source>
        <translation>线性坐标轴：斜率就是带宽</translation>
    </message>
    <message>
        <source>The prefix follows each value</source>
        <translation>词头随数值变化</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <comment>unit of performance</comment>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>A&amp;utomatic</source>
        <comment>unit of bandwidth</comment>
        <translation>自动(&amp;U)</translation>
    </message>
    <message>
        <source>Li&amp;ght</source>
        <translation>浅色(&amp;G)</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色配色</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色配色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
</context>
<context>
    <name>rooflab::WhatIfFeatures</name>
    <message>
        <source>What if</source>
        <translation>假设推演</translation>
    </message>
    <message>
        <source>What-if is shown: not data</source>
        <translation>正在显示假设推演：不是数据</translation>
    </message>
</context>
<context>
    <name>rooflab::WhatIfForm</name>
    <message>
        <source>N, the number of elements</source>
        <translation>元素个数 N</translation>
    </message>
    <message>
        <source>Time of a launch</source>
        <translation>单次启动的时间</translation>
    </message>
    <message>
        <source>Time f&amp;ollows N</source>
        <translation>时间随 N 变化(&amp;O)</translation>
    </message>
    <message>
        <source>Bandwidth ceiling</source>
        <translation>带宽上限</translation>
    </message>
    <message>
        <source>Compute ceiling</source>
        <translation>算力上限</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Bytes of an element</source>
        <translation>每个元素的字节数</translation>
    </message>
    <message>
        <source>The time changes by the same factor as N</source>
        <translation>时间与 N 按同一倍数变化</translation>
    </message>
    <message>
        <source>&amp;N</source>
        <translation>N(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精度(&amp;P)</translation>
    </message>
    <message>
        <source>B&amp;ytes/element</source>
        <translation>字节/元素(&amp;Y)</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>时间(&amp;I)</translation>
    </message>
    <message>
        <source>Ban&amp;dwidth</source>
        <translation>带宽(&amp;D)</translation>
    </message>
    <message>
        <source>Comp&amp;ute</source>
        <translation>算力(&amp;U)</translation>
    </message>
    <message>
        <source>as recorded (%1)</source>
        <translation>按记录（%1）</translation>
    </message>
</context>
<context>
    <name>rooflab::WhatIfPanel</name>
    <message>
        <source>Rese&amp;t</source>
        <translation>重置(&amp;T)</translation>
    </message>
    <message>
        <source>What-if: nothing of it is data</source>
        <translation>假设推演：其中没有任何数据</translation>
    </message>
    <message>
        <source>Everything as recorded</source>
        <translation>全部恢复为记录值</translation>
    </message>
    <message>
        <source>Select one measurement in the chart or in a table to imagine it with another N, precision, time or ceiling.</source>
        <translation>在图中或表格中选择一条测量记录，设想换一个 N、精度、时间或上限线会怎样。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设推演</translation>
    </message>
</context>
<context>
    <name>rooflab::WhatIfReport</name>
    <message>
        <source>How it follows</source>
        <translation>推导过程</translation>
    </message>
    <message>
        <source>Assumed, not measured</source>
        <translation>属于假定，未经测量</translation>
    </message>
    <message>
        <source>Recorded → imagined</source>
        <translation>记录值 → 设想值</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>rooflab::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>新建会话(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open results; they join what is open</source>
        <translation>打开结果；它们会加入已打开的内容</translation>
    </message>
    <message>
        <source>&amp;Import preview…</source>
        <translation>导入预览(&amp;I)…</translation>
    </message>
    <message>
        <source>Files that wait for a choice before they join the session</source>
        <translation>加入会话之前等待选择的文件</translation>
    </message>
    <message>
        <source>Sam&amp;ples</source>
        <translation>示例(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Vector add on a Radeon RX 9070 XT</source>
        <translation>Radeon RX 9070 XT 上的向量加法(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Two bandwidths, one compute ceiling</source>
        <translation>两条带宽线，一条算力线(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图(&amp;E)…</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy details as text</source>
        <translation>以文本复制详情(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hide selected</source>
        <translation>隐藏所选(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>全部显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove selected</source>
        <translation>移除所选(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add ceiling…</source>
        <translation>添加上限线(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Find records…</source>
        <translation>查找记录(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Experiment record…</source>
        <translation>实验记录(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Home frame</source>
        <translation>初始范围(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fit all points</source>
        <translation>显示全部工作点(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous frame</source>
        <translation>上一个范围(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt frame</source>
        <translation>下一个范围(&amp;X)</translation>
    </message>
    <message>
        <source>Why &amp;slope 1</source>
        <translation>为什么斜率为 1(&amp;S)</translation>
    </message>
    <message>
        <source>A ruler of decades on the bandwidth line, where it meets the left edge, and the gap between two ceilings</source>
        <translation>带宽线上的数量级标尺、带宽线与左边缘的交点，以及两条上限线之间的间距</translation>
    </message>
    <message>
        <source>What &amp;if…</source>
        <translation>假设推演(&amp;I)…</translation>
    </message>
    <message>
        <source>Imagine another N, precision, time or ceiling; nothing of it is data</source>
        <translation>设想换一个 N、精度、时间或上限线；其中没有任何数据</translation>
    </message>
    <message>
        <source>&amp;Compare files or devices…</source>
        <translation>比较文件或设备(&amp;C)…</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Measure this machine…</source>
        <translation>测量本机(&amp;M)…</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>取消运行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lesson: read the chart</source>
        <translation>课程：读图(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;How to read this chart</source>
        <translation>如何读这张图(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About rooflab</source>
        <translation>关于 rooflab(&amp;A)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>rooflab::WorkEditor</name>
    <message>
        <source>none: as the file states it</source>
        <translation>无：按文件的说明</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>as the file states it</source>
        <translation>按文件的说明</translation>
    </message>
    <message>
        <source>For ker&amp;nel</source>
        <translation>用于 kernel(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Work of a launch</source>
        <translation>单次启动的工作量(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精度(&amp;P)</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>FLO&amp;Ps =</source>
        <translation>FLOP 数(&amp;P) =</translation>
    </message>
    <message>
        <source>&amp;Bytes =</source>
        <translation>字节数(&amp;B) =</translation>
    </message>
    <message>
        <source>number or column</source>
        <translation>数值或列</translation>
    </message>
    <message>
        <source>Size %1</source>
        <translation>大小 %1</translation>
    </message>
    <message>
        <source>for example 2 * n</source>
        <translation>例如 2 * n</translation>
    </message>
    <message>
        <source>every kernel</source>
        <translation>所有 kernel</translation>
    </message>
    <message>
        <source>Grid_Size counts threads, not elements: it is N only where each thread handles one element.</source>
        <translation>Grid_Size 计的是线程，不是元素：只有每个线程处理一个元素时它才等于 N。</translation>
    </message>
    <message>
        <source>Columns that can be used: %1%2</source>
        <translation>可用的列：%1%2</translation>
    </message>
    <message>
        <source>Models given:</source>
        <translation>给出的模型：</translation>
    </message>
</context>
</TS>
