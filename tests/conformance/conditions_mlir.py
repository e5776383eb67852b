#!/usr/bin/env python3
"""What mlir-tblgen says of each case in ui-tests/conditions.tsv.

usage: conditions_mlir.py [--record]

The table has a row for each condition that definitions of types, attributes and enums
have to satisfy: the message, the case that violates it, and what mlir-tblgen does
about that case: `error` with the same message, `ok`, or `crash`. `--record` writes the
last column. That ods says the message is tested by `ui-tests/tests/messages.rs`.

Of what mlir-tblgen has, three conditions are not there. `Using a raw APInt parameter …`
is about C++: Rust compares numbers of any width. `defs belonging to more than one
dialect` is about a tool that writes the definitions of one. No text leads to ``expected
a parameter, custom directive or params directive in `struct` arguments list``.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2] / "ui-tests"
PREFIX = Path(os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22"))
INCLUDES = 'include "mlir/IR/AttrTypeBase.td"\ninclude "mlir/IR/EnumAttr.td"\ninclude "mlir/IR/BuiltinAttributeInterfaces.td"\n'
ACTIONS = ["-gen-attrdef-defs", "-gen-typedef-defs", "-gen-enum-decls", "-gen-enum-defs"]


def definitions(path):
    """What stands between the braces of `ods! { … }`."""
    text = path.read_text()
    start = text.index("ods! {") + len("ods! {")
    lines = text[start : text.index("\n}\n", start)].splitlines()
    # Attributes of the invocation are Rust.
    return INCLUDES + "\n".join(line for line in lines if not line.lstrip().startswith("#!["))


def verdict(row):
    message, case, _ = row
    text = definitions(ROOT / case).encode()
    for action in ACTIONS:
        command = [PREFIX / "bin/mlir-tblgen", action, "-I", PREFIX / "include", "-"]
        done = subprocess.run(command, input=text, capture_output=True)
        errors = done.stderr.decode(errors="replace")
        if done.returncode < 0 or "LLVM ERROR" in errors:
            return "crash"
        # A mistake in a format is an error whatever the exit status.
        found = re.findall(r"error: (.*)", errors)
        # One apostrophe at the end of a line is lost there.
        if any(message.rstrip("'") in line.replace("::E ", "E ") for line in found):
            return "error"
        if found or done.returncode:
            return "another error: " + " / ".join(found or [errors.strip()])
    return "ok"


def main():
    path = ROOT / "conditions.tsv"
    header, *lines = path.read_text().splitlines()
    rows = [line.split("\t") for line in lines]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = list(pool.map(verdict, rows))
    if "--record" in sys.argv:
        lines = ["\t".join([*row[:2], theirs]) for row, theirs in zip(rows, verdicts)]
        path.write_text("\n".join([header, *lines]) + "\n")
    wrong = [(row, theirs) for row, theirs in zip(rows, verdicts) if row[2] != theirs]
    if "--record" not in sys.argv:
        for row, theirs in wrong:
            print(f"{row[1]}: recorded {row[2]}, mlir-tblgen: {theirs}")
    print(f"{len(rows)} conditions, of which mlir-tblgen has {verdicts.count('error')}")
    sys.exit(1 if wrong and "--record" not in sys.argv else 0)


if __name__ == "__main__":
    main()
