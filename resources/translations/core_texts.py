# SPDX-FileCopyrightText: 2026 rooflab contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the texts of core that people read. core has no Qt, so lupdate cannot see them.

A text is fixed ("N is too large"), a sentence with placeholders of its own ("recorded %1"), or put
together in the source ("the probe " + name + " has no time"), which is collected with its changing
parts as %1 … %9 ("the probe %1 has no time").
"""
import itertools
import re

# Which argument of which call or constructor is shown to people.
SHOWN_ARGUMENTS = {
    "say": [0], "fail": [1], "Error": [1], "ImportNote": [1],
    "note": [0, 1], "noteOnce": [1], "noteRow": [2], "refuse": [0], "ask": [1],
    "KernelSpec": [3, 4], "ParameterSpec": [1, 2, 3, 4, 5, 6, 7, 8],
    "Importer": [1, 2], "NamedWork": [1, 2], "PlanBuilder": [1],
}
# Calls that fill a table of labels, in these files alone.
LABEL_CALLS = {
    "core/detail_rows.cpp": {"add": [1], "addCount": [1], "addBytes": [1]},
    "core/point_details.cpp": {"add": [1, 2], "addCount": [1], "addBytes": [1]},
    "core/explore/recorded_fields.cpp": {"add": [1], "addWord": [1], "addCount": [1], "addEnum": [2]},
    "core/explore/field_differences.cpp": {"add": [1], "addCount": [1], "addWord": [1]},
    "core/explore/comparison.cpp": {"FieldDifference": [1]},
    "core/io/import_report.cpp": {"add": [0, 1]},
}
# Files whose functions return words for people.
WORD_FILES = {"core/detail_rows.cpp", "core/point_details.cpp", "core/reading/reading_words.cpp",
              "core/chart_content.cpp", "core/plan.cpp", "core/validation.cpp", "core/plot_point.cpp", "core/io/import_outcome.cpp",
              "core/io/import_report.cpp"}
# Files of app that word their errors as core does.
PLAIN_APP_FILES = {"app/panels/measure_plan.cpp"}
# Tables whose spelling in files is also the word that people read.
WORD_TABLES = {"statisticTexts", "ceilingOriginTexts", "ceilingKindTexts", "cacheStateTexts",
               "checkStatusTexts", "byteBasisTexts", "distinctionTexts", "sweepQuantityTexts",
               "sizeUnits"}
# Names that stay as they are, and what only the compiler says.
NOT_SHOWN = {"copy", "triad", "axpy", "vector_add", "place", "kind", "kernel",
             "a placeholder has one digit", "the placeholders do not match the arguments"}

TOKEN = re.compile(r'''(?P<skip>//[^\n]*|/\*.*?\*/|^[ \t]*\#[^\n]*|\s+)|R"\((?P<raw>.*?)\)"'''
                   r'''|"(?P<text>(?:[^"\\\n]|\\.)*)"|(?P<char>'(?:[^'\\]|\\.)+')'''
                   r'''|(?P<word>[A-Za-z_0-9.]+)|(?P<mark>::|->|.)''', re.S | re.M)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}


def unescaped(match):
    if match.group(1):
        return chr(int(match.group(1), 16))
    return ESCAPES.get(match.group(2), match.group(2))


def tokens_of(source):
    """(kind, value) pairs: "text" for a literal (neighbours joined), "word", "mark"."""
    found = []
    for match in TOKEN.finditer(source):
        if match.lastgroup == "skip":
            continue
        kind, value = match.lastgroup, match.group(match.lastgroup)
        if kind == "text":
            value = re.sub(r"\\u([0-9a-fA-F]{4})|\\(.)", unescaped, value)
        kind = {"raw": "text", "char": "word"}.get(kind, kind)
        if kind == "text" and found and found[-1][0] == "text":
            found[-1] = ("text", found[-1][1] + value)
        else:
            found.append((kind, value))
    return found


def split(tokens, marks):
    """The tokens between the given marks, outside brackets. Template arguments are not brackets."""
    parts, depth = [[]], 0
    for token in tokens:
        if token[0] == "mark":
            depth += (token[1] in "([{") - (token[1] in ")]}")
            if depth == 0 and token[1] in marks:
                parts.append([])
                continue
        parts[-1].append(token)
    return parts


def bracketed(tokens, start):
    """The tokens inside the bracket that opens at start."""
    depth = 0
    for end in range(start, len(tokens)):
        if tokens[end][0] == "mark":
            depth += (tokens[end][1] in "([{") - (tokens[end][1] in ")]}")
            if depth == 0:
                return tokens[start + 1:end]
    return tokens[start + 1:]


def unwrapped(tokens):
    """Without the brackets or the std::string(…) around the whole."""
    while tokens:
        marks = [i for i, token in enumerate(tokens) if token in (("mark", "("), ("mark", "{"))]
        head = [token[1] for token in tokens[:marks[0]]] if marks else None
        if head not in ([], ["std", "::", "string"], ["std", "::", "string_view"], ["Sentence"]):
            return tokens
        inner = bracketed(tokens, marks[0])
        if len(inner) + marks[0] + 2 != len(tokens):
            return tokens
        tokens = split(inner, ",")[0]
    return tokens


def variants(tokens):
    """What an expression can give: lists of pieces, each a literal or None for a changing part."""
    tokens = unwrapped(tokens)
    if len(tokens) == 1 and tokens[0][0] == "text":
        return [[tokens[0][1]]]
    question = split(tokens, "?")
    if len(question) > 1:
        rest = tokens[len(question[0]) + 1:]
        branches = split(rest, ":")
        if len(question) == 2 and len(branches) == 2:
            return variants(branches[0]) + variants(branches[1])
        first = branches[0]
        return variants(first) + variants(rest[len(first) + 1:])
    parts = split(tokens, "+")
    if len(parts) == 1:
        return [[None]]
    choices = [variants(part) for part in parts]
    combined = [sum(each, []) for each in itertools.islice(itertools.product(*choices), 64)]
    return combined


def spelled(pieces):
    """The pieces as one text with placeholders; empty if there is nothing fixed to say."""
    if len(pieces) == 1:
        return pieces[0] or ""
    text, count = "", 0
    for piece in pieces:
        if piece is None:
            if text.endswith(f"%{count}") and count:
                continue
            count += 1
        text += f"%{count}" if piece is None else piece
    return text if count <= 9 and word_count(text) >= 1 else ""


def arguments_shown(tokens, at, shown):
    arguments = split(bracketed(tokens, at), ",")
    for number in shown:
        if number < len(arguments):
            yield from map(spelled, variants(arguments[number]))


def called_name(tokens, at):
    """The function, or the type of the variable, before the bracket at the place."""
    name = tokens[at - 1][1].rsplit(".", 1)[-1]
    if at > 1 and tokens[at - 2][0] == "word" and tokens[at - 2][1] != "return":
        return tokens[at - 2][1]
    return name


def word_count(text):
    return len(re.findall(r"[^\W\d_]{2,}", text))


def literal_texts(path, tokens, at):
    """A literal that stands alone and is a sentence, or a word that a file of words returns."""
    value, before, after = tokens[at][1], tokens[at - 1:at], tokens[at + 1:at + 2]
    plus = [("mark", "+")]
    isAdded = before == [("mark", "=")] and tokens[at - 2:at - 1] == plus
    if before == [("word", "return")] and path in WORD_FILES:
        yield value
    elif plus not in (before, after) and not isAdded:
        if (word_count(value) >= 3 and " " in value) or re.search(r"%[1-9]", value):
            yield value


def expression_texts(tokens, at, least_words):
    """What a return, or an assignment, puts together as a sentence or as a part of a list."""
    end = next((i for i in range(at, len(tokens)) if tokens[i] == ("mark", ";")), len(tokens))
    expression = tokens[at + 1:end]
    if ("mark", "{") not in expression and any(kind == "text" for kind, _ in expression):
        for text in map(spelled, variants(expression)):
            if word_count(text) >= least_words:
                yield re.sub(r"^ \((.*)\)$", r"\1", re.sub(r"^[,;] ", "", text))


def texts_in(path, source):
    tokens = tokens_of(source)
    labels = LABEL_CALLS.get(path, {})
    for at, (kind, value) in enumerate(tokens):
        if kind == "text":
            yield from literal_texts(path, tokens, at)
        elif (kind, value) == ("word", "return") or (kind, value) == ("mark", "="):
            yield from expression_texts(tokens, at, 1 if path in WORD_FILES else 3)
        elif value in ("(", "{") and tokens[at - 1][0] == "word":
            name = called_name(tokens, at)
            short = tokens[at - 1][1].rsplit(".", 1)[-1]
            if short in WORD_TABLES:
                yield from (word for what, word in bracketed(tokens, at) if what == "text")
            shown = labels.get(short) or SHOWN_ARGUMENTS.get(short) or SHOWN_ARGUMENTS.get(name, [])
            yield from arguments_shown(tokens, at, shown)
        elif value == "{" and tokens[at + 1:at + 3] == [("word", "NoteKind"), ("mark", "::")]:
            yield from arguments_shown(tokens, at, [1])


def is_whole(text):
    """Not a fragment that is added to something else."""
    if re.fullmatch(r"\S*[_./:]\S*|[A-Z0-9/.-]+|\{.*", text, re.S):
        return False  # a key, a unit, a file or its beginning
    return (re.search(r"[^\W\d_]{2,}|p95", text) and text == text.strip()
            and not re.match(r"[,;:.)]", text) and not re.search(r"(^| )(\(|\")$", text)
            and text not in NOT_SHOWN)


def core_texts(root):
    """Every text once, in the order of the sorted files."""
    found = {}
    files = sorted(p for p in (root / "core").rglob("*") if p.suffix in (".cpp", ".h"))
    files += sorted((root / "app").rglob("*.cpp"))
    for file in files:
        path = file.relative_to(root).as_posix()
        source = file.read_text(encoding="utf-8")
        speaks_plainly = path.startswith("core/") or path in PLAIN_APP_FILES
        texts = texts_in(path, source) if speaks_plainly else app_errors(source)
        for text in texts:
            if is_whole(text):
                found.setdefault(text, path)
    return found


def app_errors(source):
    """Errors that app makes in plain English, as core does."""
    tokens = tokens_of(source)
    for at, token in enumerate(tokens):
        if token == ("word", "fail") and tokens[at + 1:at + 2] == [("mark", "(")]:
            arguments = split(bracketed(tokens, at + 1), ",")
            if len(arguments) > 1:
                yield from map(spelled, variants(arguments[1]))


def helper_texts(source):
    """(context, text) of calls of a file's own shorthand for QCoreApplication::translate."""
    shorthand = re.search(r"QString (\w+)\(const char\* (\w+)\)\s*\{\s*return QCoreApplication::"
                          r'translate\("([\w:]+)", \2\);', source)
    if shorthand is None or shorthand.group(1) == "tr":
        return
    tokens = tokens_of(source)
    for at, token in enumerate(tokens):
        if token == ("word", shorthand.group(1)) and tokens[at + 1:at + 2] == [("mark", "(")]:
            for pieces in variants(bracketed(tokens, at + 1)):
                if pieces != [None] and len(pieces) == 1:
                    yield shorthand.group(3), pieces[0]
