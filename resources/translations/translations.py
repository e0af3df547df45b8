#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 rooflab contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the .ts files in step with the sources: see README.md beside this file."""
import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

sys.dont_write_bytecode = True
from core_texts import core_texts, helper_texts  # noqa: E402 (beside this file)

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LUPDATE = "/usr/lib/qt6/bin/lupdate"
LICENSE = ("<!-- SPDX-FileCopyrightText: 2026 rooflab contributors -->\n"
           "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n")

# Qt's own texts that the window shows, for systems without Qt's translations.
QT_TEXTS = {
    "QPlatformTheme": ["OK", "Save", "Open", "&Yes", "&No", "Abort", "Retry", "Ignore", "Close",
                       "Cancel", "Discard", "Help", "Apply", "Reset", "Restore Defaults"],
    "QLineEdit": ["&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All"],
    "QWidgetTextControl": ["&Undo", "&Redo", "Cu&t", "&Copy", "Copy &Link Location", "&Paste",
                           "Delete", "Select All"],
    "QUndoStack": ["Undo %1", "Undo", "Redo %1", "Redo"],
}


def c_literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def collected_source(root):
    """What lupdate cannot see by itself, as source that it reads."""
    entries = [(context, text) for context, texts in QT_TEXTS.items() for text in texts]
    entries += [("core", text) for text in core_texts(root)]
    for file in sorted((root / "app").rglob("*.cpp")):
        entries += helper_texts(file.read_text(encoding="utf-8"))
    lines = [f"QT_TRANSLATE_NOOP({c_literal(context)}, {c_literal(text)})," for context, text in entries]
    return "const char* texts[] = {\n" + "\n".join(lines) + "\n};\n"


def update(ts_file):
    """Brings one .ts up to date: new texts come unfinished, texts that are gone are dropped."""
    if not pathlib.Path(LUPDATE).exists():
        raise SystemExit(f"{LUPDATE} is missing: install qt6-l10n-tools")
    with tempfile.TemporaryDirectory() as folder:
        collected = pathlib.Path(folder) / "core_texts.cpp"
        collected.write_text(collected_source(ROOT), encoding="utf-8")
        sources = sorted(p for p in (ROOT / "app").rglob("*") if p.suffix in (".cpp", ".h"))
        listing = pathlib.Path(folder) / "sources.lst"
        listing.write_text("\n".join(map(str, [*sources, collected])), encoding="utf-8")
        run = subprocess.run(
            [LUPDATE, f"@{listing}", "-I", str(ROOT), "-locations", "none", "-no-obsolete",
             "-disable-heuristic", "similartext", "-disable-heuristic", "sametext", "-target-language", ts_file.stem.split("_", 1)[1],
             "-ts", str(ts_file)], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise SystemExit(f"lupdate failed: {run.stderr}")
    text = ts_file.read_text(encoding="utf-8").replace(LICENSE, "")
    ts_file.write_text(text.replace("<!DOCTYPE TS>\n", "<!DOCTYPE TS>\n" + LICENSE), encoding="utf-8")


def messages_of(ts_file):
    """(context, source, comment) -> the <message> elements."""
    found = collections.OrderedDict()
    for context in ElementTree.parse(ts_file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source") or "",
                   message.findtext("comment") or "")
            found.setdefault(key, []).append(message)
    return found


def forms_of(message):
    translation = message.find("translation")
    numerus = translation.findall("numerusform")
    return [form.text or "" for form in numerus] if numerus else [translation.text or ""]


def accelerators(text):
    return re.findall(r"&(?!&|\w+;|\s)(\S)", text.replace("&&", ""))


def blanks(text):
    return text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]


def faults_of(source, form):
    """What is wrong with one translation, in words."""
    for what in (r"%n", r"%L?[1-9]"):
        if sorted(set(re.findall(what, source))) != sorted(set(re.findall(what, form))):
            yield "the placeholders differ"
    if len(accelerators(form)) != len(accelerators(source)):
        yield "an accelerator is lost or doubled"
    if blanks(source) != blanks(form):
        yield "the blanks at an end differ"
    if re.findall(r"</?\w+", source) != re.findall(r"</?\w+", form):
        yield "the markup differs"
    if re.search("�|\\?\\?", form):
        yield "a character is broken"


def faults_in(ts_file):
    """Every fault of a .ts as a sentence. The file is not changed."""
    known = messages_of(ts_file)
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / ts_file.name
        update(fresh)
        wanted = messages_of(fresh)
    for key in wanted.keys() - known.keys():
        yield f"{key[0]}: not in the file: {key[1]!r}"
    for key, messages in known.items():
        name = f"{key[0]}: {key[1]!r}"
        if key not in wanted:
            yield f"{name}: no longer in the sources"
        if len(messages) > 1:
            yield f"{name}: stands in the file twice"
        kind = messages[0].find("translation").get("type")
        forms = forms_of(messages[0])
        if kind is not None or not all(forms):
            yield f"{name}: {kind or 'untranslated'}"
            continue
        for fault in (fault for form in forms for fault in faults_of(key[1], form)):
            yield f"{name}: {fault}: {forms[0]!r}"


def self_test():
    """The check finds each kind of fault."""
    wrong = [("%1 of %2", "%1"), ("%n runs", "次"), ("&Open", "打开"), ("&Open", "打开(&O)(&P)"),
             ("a ", "甲"), ("<b>a</b>", "甲")]
    right = [("%1 of %2", "%2 中的 %1"), ("&Open", "打开(&O)"), ("A && B", "甲 && 乙"), ("a ", "甲 ")]
    assert all(list(faults_of(*pair)) for pair in wrong)
    assert not any(list(faults_of(*pair)) for pair in right)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["update", "check"])
    arguments = parser.parse_args()
    status = 0
    self_test()
    for ts_file in sorted(HERE.glob("rooflab_*.ts")):
        if arguments.what == "update":
            update(ts_file)
        for fault in sorted(faults_in(ts_file)):
            print(f"{ts_file.name}: {fault}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
