#!/usr/bin/env python3
"""Records what mlir-opt makes of the snippets in the golden files.

usage: record.py MLIR_OPT FILE...

A golden file is a list of snippets, each a line `> TEXT` followed by the
recorded lines: `= TEXT` is what prints, `! COLUMN MESSAGE` an error, both for
the dictionary `{a = TEXT}`. Recorded lines are replaced, all others stay.
"""

import re
import subprocess
import sys

PREFIX = '"t.op"() '
SUFFIX = " : () -> ()"
FLAGS = [
    "--allow-unregistered-dialect",
    "--mlir-print-op-generic",
    "--mlir-print-local-scope",
    "--split-input-file",
]


def record(mlir_opt, snippets):
    """Gives the recorded lines of each snippet."""
    text = "\n// -----\n".join(PREFIX + "{a = " + s + "}" + SUFFIX for s in snippets)
    run = subprocess.run([mlir_opt, *FLAGS], input=text.encode(), capture_output=True)
    printed = run.stdout.decode().split("// -----\n")
    errors = {}
    for line in run.stderr.decode().splitlines():
        match = re.match(r"<stdin>:(\d+):(\d+): (error|note): (.*)", line)
        if match:
            number, column, kind, message = match.groups()
            at = (int(number) - 1) // 2
            # Compilers know of no column before the first one.
            column = int(column) - len(PREFIX)
            errors.setdefault(at, []).append(f"! {column} {'note: ' * (kind == 'note')}{message}")
    recorded = []
    for at, out in enumerate(printed):
        ops = [line.strip() for line in out.splitlines() if PREFIX in line]
        if at in errors:
            recorded.append(errors[at])
        elif ops:
            recorded.append(["= " + ops[0][len(PREFIX) : -len(SUFFIX)]])
        else:
            recorded.append(["! mlir-opt failed"])
    assert len(recorded) == len(snippets), (len(recorded), len(snippets))
    return recorded


def main():
    mlir_opt, *paths = sys.argv[1:]
    for path in paths:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        lines = [line for line in lines if not line.startswith(("= ", "! "))]
        snippets = [line[2:] for line in lines if line.startswith("> ")]
        recorded = iter(record(mlir_opt, snippets))
        with open(path, "w", encoding="utf-8") as file:
            for line in lines:
                print(line, file=file)
                if line.startswith("> "):
                    print("\n".join(next(recorded)), file=file)


if __name__ == "__main__":
    main()
