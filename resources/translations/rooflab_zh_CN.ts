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
</context>
<context>
    <name>ChartText</name>
    <message>
        <source>points: %1 time</source>
        <translation>工作点：时间取%1</translation>
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
        <source>min</source>
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
        <source>p95</source>
        <translation>95 分位数</translation>
    </message>
    <message>
        <source>knee %1</source>
        <translation>拐点 %1</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <source>%1 more in Details</source>
        <translation>详情中还有 %1 项</translation>
    </message>
</context>
<context>
    <name>LegendItem</name>
    <message>
        <source>hollow: not fully validated</source>
        <translation>空心：未全量验证</translation>
    </message>
    <message>
        <source>validation failed</source>
        <translation>验证失败</translation>
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
        <translation>另有 %1 项</translation>
    </message>
</context>
<context>
    <name>rooflab::RooflineView</name>
    <message>
        <source>Roofline chart</source>
        <translation>屋顶线图</translation>
    </message>
</context>
<context>
    <name>TextsItem</name>
    <message>
        <source>Sample for learning, not measured on this machine</source>
        <translation>教学样例，并非在本机测得</translation>
    </message>
    <message>
        <source>1 point outside: fit</source>
        <translation>1 个点在图外：显示全部</translation>
    </message>
    <message>
        <source>1 point outside the frame</source>
        <translation>1 个点在图外</translation>
    </message>
    <message>
        <source>%1 points outside: fit</source>
        <translation>%1 个点在图外：显示全部</translation>
    </message>
    <message>
        <source>%1 points outside the frame</source>
        <translation>%1 个点在图外</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>还没有可画的内容</translation>
    </message>
    <message>
        <source>Measure this machine, or open results: each measurement becomes a point, each reference a line.</source>
        <translation>测量本机，或打开结果：每次测量成为一个点，每条参考成为一条线。</translation>
    </message>
</context>
</TS>
