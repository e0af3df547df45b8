// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/retranslate.h"

#include "app/core_message.h"
#include "app/translated_texts.h"

#include <QAction>
#include <QComboBox>
#include <QMetaProperty>
#include <QMultiHash>
#include <QTabWidget>
#include <QWidget>

namespace rooflab {

namespace {

/// A text with placeholders, known by its fixed parts.
struct Message {
    QString context;
    CoreMessage text;
};

/// Finds what a shown text is in the other language.
class Retranslator {
public:
    Retranslator(const QString& from, const QString& to)
    {
        const bool fromEnglish = translatedTexts(from).empty();
        for (const TranslatedText& text : translatedTexts(fromEnglish ? to : from)) {
            const QString& shown = fromEnglish ? text.english : text.translation;
            const QString& wanted = fromEnglish ? text.translation : text.english;
            if (CoreMessage::hasChangingParts(shown)) {
                CoreMessage message(shown, wanted);
                if (message.fixedLetters() > 0) { // "%1 (%2)" would fit anything
                    m_messages.push_back({text.context, std::move(message)});
                }
            } else {
                m_fixed.insert(shown, {text.context, wanted});
            }
        }
    }

    [[nodiscard]] QString translated(const QString& shown, const QObject& object) const
    {
        const QStringList contexts = contextsOf(object);
        const QString fixed = fixedText(shown, contexts);
        if (!fixed.isNull()) {
            return fixed;
        }
        QString elsewhere;
        for (const Message& message : m_messages) {
            const bool isMeant = contexts.contains(message.context);
            const std::optional<QStringList> parts
                = isMeant || elsewhere.isNull() ? message.text.changingParts(shown) : std::nullopt;
            if (parts && isMeant) {
                return said(message.text, *parts, contexts);
            }
            if (parts && message.text.isSure(*parts)) {
                elsewhere = said(message.text, *parts, contexts);
            }
        }
        return elsewhere.isNull() ? shown : elsewhere;
    }

private:
    struct Wanted {
        QString context;
        QString text;
    };

    /// The classes of the object and of what it stands in: their texts are meant first.
    static QStringList contextsOf(const QObject& object)
    {
        QStringList contexts;
        for (const QObject* each = &object; each != nullptr; each = each->parent()) {
            for (const QMetaObject* meta = each->metaObject(); meta != nullptr;
                 meta = meta->superClass()) {
                contexts.append(QString::fromLatin1(meta->className()));
            }
        }
        return contexts;
    }

    [[nodiscard]] QString fixedText(const QString& shown, const QStringList& contexts) const
    {
        QString elsewhere;
        bool isElsewhereCore = true; // core's words are many and stand mostly in models
        const auto [begin, end] = m_fixed.equal_range(shown);
        for (auto each = begin; each != end; ++each) {
            if (contexts.contains(each->context)) {
                return each->text;
            }
            if (elsewhere.isNull() || isElsewhereCore) {
                elsewhere = each->text;
                isElsewhereCore = each->context == QLatin1String("core");
            }
        }
        return elsewhere;
    }

    [[nodiscard]] QString said(const CoreMessage& message, QStringList parts,
                               const QStringList& contexts) const
    {
        for (QString& part : parts) {
            const QString fixed = fixedText(part, contexts);
            part = fixed.isNull() ? part : fixed;
        }
        return message.translated(parts);
    }

    QMultiHash<QString, Wanted> m_fixed;
    std::vector<Message> m_messages;
};

/// Where an object keeps what it said before: two texts of one language may be the same in the
/// other.
QByteArray keyOf(const QString& property)
{
    return QByteArrayLiteral("rooflab_before_") + property.toLatin1();
}

QString restoredText(const QObject& object, const QString& property, const QString& shown,
                     const Retranslator& words)
{
    const QStringList before = object.property(keyOf(property).constData()).toStringList();
    return !before.isEmpty() && before.value(0) == shown ? before.value(1)
                                                         : words.translated(shown, object);
}

void retranslateProperties(QObject& object, const Retranslator& words)
{
    static const QStringList names{QStringLiteral("text"),
                                   QStringLiteral("iconText"),
                                   QStringLiteral("title"),
                                   QStringLiteral("windowTitle"),
                                   QStringLiteral("toolTip"),
                                   QStringLiteral("statusTip"),
                                   QStringLiteral("accessibleName"),
                                   QStringLiteral("placeholderText"),
                                   QStringLiteral("accessibleDescription"),
                                   QStringLiteral("suffix"),
                                   QStringLiteral("specialValueText")};
    for (const QString& name : names) {
        const int index = object.metaObject()->indexOfProperty(name.toLatin1().constData());
        const QMetaProperty property = object.metaObject()->property(index);
        // What somebody may have typed is no text of the program.
        const bool isInput = property.isUser() && name == QLatin1String("text");
        if (index < 0 || !property.isWritable() || isInput) {
            continue;
        }
        const QString shown = property.read(&object).toString();
        const QString wanted = shown.isEmpty() ? shown : restoredText(object, name, shown, words);
        if (wanted != shown) {
            property.write(&object, wanted);
            object.setProperty(keyOf(name).constData(), QStringList{wanted, shown});
        }
    }
}

/// "保存(&S)" without its accelerator.
QString bareText(QString text)
{
    static const QRegularExpression mark(QStringLiteral("\\(&.\\)"));
    return text.remove(mark);
}

/// As Qt makes it from an action's text where nothing else is set.
QString derivedText(QString text)
{
    return text.remove(QStringLiteral("...")).remove(QLatin1Char('&')).trimmed();
}

bool isDerived(const QString& shown, const QString& text)
{
    return shown == derivedText(text) || shown == bareText(text);
}

void hideAcceleratorMark(QAction& action)
{
    const QString bare = bareText(action.text());
    if (bare == action.text()) {
        return;
    }
    if (isDerived(action.iconText(), action.text())) {
        action.setIconText(bare);
    }
    if (isDerived(action.toolTip(), action.text())) {
        action.setToolTip(bare);
    }
}

/// Qt makes the texts of the new language itself, where it made those of the old one.
void forgetDerivedTexts(QAction& action)
{
    if (isDerived(action.iconText(), action.text())) {
        action.setIconText(QString());
    }
    if (isDerived(action.toolTip(), action.text())) {
        action.setToolTip(QString());
    }
}

void retranslateAction(QAction& action, const Retranslator& words)
{
    forgetDerivedTexts(action);
    retranslateProperties(action, words);
    hideAcceleratorMark(action);
}

void retranslateTabs(QTabWidget& tabs, const Retranslator& words)
{
    for (int i = 0; i < tabs.count(); ++i) {
        tabs.setTabText(i, words.translated(tabs.tabText(i), tabs));
        tabs.setTabToolTip(i, words.translated(tabs.tabToolTip(i), tabs));
    }
}

void retranslateChoices(QComboBox& choices, const Retranslator& words)
{
    if (choices.isEditable()) {
        return;
    }
    for (int i = 0; i < choices.count(); ++i) {
        const QString wanted = words.translated(choices.itemText(i), choices);
        if (wanted != choices.itemText(i)) {
            choices.setItemText(i, wanted);
        }
    }
}

} // namespace

void retranslate(QObject& root, const QString& from, const QString& to)
{
    const Retranslator words(from, to);
    // Actions first: the title of a menu is the text of its action.
    for (QAction* action : root.findChildren<QAction*>()) {
        retranslateAction(*action, words);
    }
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    if (root.isWidgetType()) {
        widgets.prepend(static_cast<QWidget*>(&root));
    }
    for (QWidget* widget : widgets) {
        if (widget->objectName().startsWith(QLatin1String("qt_"))) {
            continue; // Qt's own, with Qt's own texts
        }
        retranslateProperties(*widget, words);
        if (auto* tabs = qobject_cast<QTabWidget*>(widget)) {
            retranslateTabs(*tabs, words);
        } else if (auto* choices = qobject_cast<QComboBox*>(widget)) {
            retranslateChoices(*choices, words);
        }
    }
}

void hideAcceleratorMarks(QObject& root)
{
    for (QAction* action : root.findChildren<QAction*>()) {
        hideAcceleratorMark(*action);
    }
}

} // namespace rooflab
