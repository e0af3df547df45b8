#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 rooflab contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What each file of a folder gave, against what it must give, as a Markdown table.

    tests/import_table.py PROGRAM EXPECTATIONS FOLDER

PROGRAM is rooflab. EXPECTATIONS is a JSON file: {"companion": FILE, "complete": [SUBFOLDER, ...],
"rows": [ROW, ...]}, its file names relative to FOLDER; every file right in a complete subfolder must
have a row. A ROW has

    file            what is imported (or "stdout_of": [SCRIPT, ARGUMENT...], a Python script in FOLDER
                    that prints it)
    options         further options of rooflab, such as ["--work", "copy fp32 n=1000"]
    read            false: the file is refused as a whole; then the companion, given in the same
                    call, must still load
    exit            exit code of `rooflab import`; absent: 0, or 1 where nothing is read
    format          as the report names it
    rows            {"read": N, "used": N, "set_aside": N, "refused": N}, any of them
    measurements, ceilings, devices, needed     as the report counts or names them
    points          [{"statistic": S, "where": {...}, "is": {...}, "within": 0.001}]: the one point
                    whose fields equal `where` has the fields `is`; numbers within 0.1 % unless told
    references      the same for the ceilings of `rooflab ceilings`
    knees           [{"where": {"bandwidth": ID, "compute": ID}, "is": {...}}]
    record          [{"at": JSON POINTER into the imported session, "is": VALUE}]
    says, never     words that the report must, must not contain

The exit code is 1 if any row is wrong or its file is missing.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

TOLERANCE = 0.001


def run(program, arguments):
    """Exit code, standard output and standard error of the program."""
    done = subprocess.run([program, *arguments], capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


def parsed(text):
    """The JSON in a text; None if it is none."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def matches(value, wanted, within):
    """True if a value is what is wanted; numbers may differ by the fraction `within`."""
    is_number = isinstance(wanted, (int, float)) and not isinstance(wanted, bool)
    if not is_number:
        return value == wanted
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return False
    return abs(value - wanted) <= within * abs(wanted)


def at_pointer(document, pointer):
    """What stands at a JSON pointer; None if nothing does."""
    for part in pointer.strip("/").split("/"):
        try:
            document = document[int(part)] if isinstance(document, list) else document[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return document


def check_one(kind, found, expected, problems):
    """The one of `found` that is asked for has the fields it must have."""
    where = expected.get("where", {})
    hits = [each for each in found
            if all(matches(at_pointer(each, key), value, 0.0) for key, value in where.items())]
    if len(hits) != 1:
        problems.append(f"{len(hits)} {kind} with {json.dumps(where, ensure_ascii=False)}")
        return
    within = expected.get("within", TOLERANCE)
    for key, wanted in expected["is"].items():
        value = at_pointer(hits[0], key)
        if not matches(value, wanted, within):
            problems.append(f"{kind} {key} is {value}, not {wanted}")


class Checker:
    """Runs the program on the files of one folder."""

    def __init__(self, program, folder, companion):
        self.program = program
        self.folder = folder
        self.companion = companion
        self.temporary = tempfile.TemporaryDirectory()

    def path_of(self, row):
        """The file of a row, made if a script prints it."""
        if "stdout_of" not in row:
            return self.folder / row["file"]
        script, *arguments = row["stdout_of"]
        made = pathlib.Path(self.temporary.name) / row["file"]
        with open(made, "wb") as output:
            subprocess.run([sys.executable, self.folder / script, *arguments], stdout=output,
                           check=True)
        return made

    def check(self, row):
        """What the file gave in a few words, and what of it is wrong."""
        path = self.path_of(row)
        if not path.is_file():
            return "", ["the file is missing"]
        options = [str(path), *row.get("options", [])]
        session = pathlib.Path(self.temporary.name) / "session.json"
        session.unlink(missing_ok=True)
        code, out, errors = run(
            self.program, ["import", *options, "--report", "--json", "-o", str(session)])
        report = (parsed(out) or [{}])[0]
        problems = []
        if report.get("read") != row.get("read", True):
            problems.append(f"read is {report.get('read')}: {errors.strip()}")
            return "", problems
        expected_code = row.get("exit", 0 if row.get("read", True) else 1)
        if code != expected_code:
            problems.append(f"exit code {code}, not {expected_code}")
        self.check_report(report, row, problems)
        if report["read"]:
            self.check_records(options, session, row, problems)
            return self.summary(options, report), problems
        self.check_companion(str(path), problems)
        error = report["error"]
        return f"refused: {error['message']} ({error['where']})", problems

    @staticmethod
    def check_report(report, row, problems):
        for key in ("format", "measurements", "ceilings", "devices"):
            if key in row and report.get(key) != row[key]:
                problems.append(f"{key} is {report.get(key)}, not {row[key]}")
        for key, wanted in row.get("rows", {}).items():
            if report.get("rows", {}).get(key) != wanted:
                problems.append(f"rows {key} is {report.get('rows', {}).get(key)}, not {wanted}")
        needed = [each["kind"] for each in report.get("needed", [])]
        if "needed" in row and needed != row["needed"]:
            problems.append(f"needed is {needed}, not {row['needed']}")
        text = json.dumps(report, ensure_ascii=False)
        text = text.replace('\\"', '"')
        problems += [f"it does not say \"{words}\"" for words in row.get("says", [])
                     if words not in text]
        problems += [f"it says \"{words}\"" for words in row.get("never", []) if words in text]

    def check_records(self, options, session, row, problems):
        for expected in row.get("points", []):
            _, out, _ = run(self.program, ["points", *options, "--json", "--statistic",
                                           expected.get("statistic", "min")])
            check_one("point", parsed(out) or [], expected, problems)
        _, out, _ = run(self.program, ["ceilings", *options, "--json"])
        ceilings = parsed(out) or {"ceilings": [], "knees": []}
        for expected in row.get("references", []):
            check_one("ceiling", ceilings["ceilings"], expected, problems)
        for expected in row.get("knees", []):
            check_one("knee", ceilings["knees"], expected, problems)
        document = parsed(session.read_text(encoding="utf-8")) if session.is_file() else None
        for expected in row.get("record", []):
            value = at_pointer(document, expected["at"])
            if not matches(value, expected["is"], expected.get("within", TOLERANCE)):
                problems.append(f"{expected['at']} is {value}, not {expected['is']}")

    def check_companion(self, path, problems):
        """A file that is refused must not keep the others of the same call from loading."""
        _, out, _ = run(self.program, ["points", path, str(self.folder / self.companion), "--json"])
        if not parsed(out):
            problems.append("the other file of the same call is lost")

    def summary(self, options, report):
        """The counts and the first point of a file."""
        rows = report["rows"]
        text = (f"{report['measurements']} measurements, {report['ceilings']} ceilings; "
                f"{rows['refused']} of {rows['read']} rows refused")
        _, out, _ = run(self.program, ["points", *options, "--json"])
        points = parsed(out) or []
        rates = [("ai_flop_per_byte", 1.0, "FLOP/Byte"), ("flops_per_s", 1e9, "GFLOPS"),
                 ("bytes_per_s", 1e9, "GB/s")]
        first = [f"{points[0][key] / unit:.6g} {name}" for key, unit, name in rates
                 if points and points[0][key] is not None]
        return text + (f"; first: {', '.join(first)}" if first else "")


def without_row(folder, subfolders, files):
    """The files of the subfolders that no row names."""
    found = [f"{subfolder}/{path.name}" for subfolder in subfolders
             for path in sorted((folder / subfolder).iterdir()) if path.is_file()]
    return [name for name in found if name not in files]


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def main():
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    program, expectations, folder = sys.argv[1:]
    wanted = json.loads(pathlib.Path(expectations).read_text(encoding="utf-8"))
    checker = Checker(program, pathlib.Path(folder), wanted["companion"])
    print("| file | format | what it gave | verdict |\n|---|---|---|---|")
    wrong = 0
    for row in wanted["rows"]:
        gave, problems = checker.check(row)
        wrong += 1 if problems else 0
        name = " ".join([row["file"], *row.get("options", [])])
        verdict = "WRONG: " + "; ".join(problems) if problems else "right"
        print(f"| {cell(name)} | {row.get('format', '')} | {cell(gave)} | {cell(verdict)} |",
              flush=True)
    files = {row["file"] for row in wanted["rows"]}
    for path in without_row(checker.folder, wanted.get("complete", []), files):
        wrong += 1
        print(f"| {cell(path)} | | | WRONG: no row says what it must give |")
    print(f"\n{len(wanted['rows'])} rows of {len(files)} files; {wrong} wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
