#!/usr/bin/env python3
"""Generates Rust and documentation from all of MLIR's .td files.

  generate_mlir.py [ODS_TBLGEN] [FILE...]

Every .td file under $MLIR_PREFIX/include/mlir (default /usr/lib/llvm-22) goes through every part that ods-tblgen
generates. Their code strings are C++, so for many there are errors; each must be one of those that docs/TBLGEN.md
lists, and have a place. What does not evaluate may be said of it, too. There must be no panic, and no file may take
longer than 20 seconds. `--gen-dialect-doc` needs no code: it must accept what mlir-tblgen accepts. Exit status 0 if all
of that holds."""

import collections
import os
import re
import subprocess
import sys

PARTS = ["op", "dialect", "type-constraint", "attr-constraint", "typedef", "attrdef", "enum"]
ACTIONS = [f"--gen-{part}-defs" for part in PARTS]
SECONDS = 20
ERROR = re.compile(r"^(?:(\S+:\d+:\d+): )?error: (.*)$", re.M)
# What comes of code in C++, and of interfaces that are not here.
LISTED = [re.compile(pattern) for pattern in (
    r"this is not valid as .*: .*",
    r"`[\w:]+` is a type of C\+\+",
    r"unknown placeholder `\$_\w+`",
    r"declaring the methods of `\w+` is not supported yet",
    r"the interface `\w+` has no method `\w+`",
    r"two builders define the Rust function `\w+`",
    r"a discardable attribute must be an attribute constraint",
    r"builder `\w+` conflicts with an existing builder\.",
    r"a mutable type is created only by `get`, which takes the IR that its body belongs to",
    r"`body` is reserved for the body of a mutable type; it cannot be a parameter",
)]


def run(command, include):
    try:
        return subprocess.run(command, cwd=include, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None


def wrong_end(process):
    """What no input must lead to."""
    if process is None:
        return f"takes longer than {SECONDS} s"
    if process.returncode not in (0, 1) or "panicked" in process.stderr:
        return f"ends with status {process.returncode}: {process.stderr[-300:]}"
    if (process.returncode == 1) != bool(ERROR.search(process.stderr)):
        return f"ends with status {process.returncode}, and says {process.stderr[-300:]!r}"
    return None


def check_generated(process, evaluates, counts):
    if problem := wrong_end(process):
        return problem
    if not evaluates:
        return None
    for place, message in ERROR.findall(process.stderr):
        listed = next((pattern for pattern in LISTED if pattern.fullmatch(message)), None)
        if listed is None or not place:
            return f"says {message!r} at {place or 'no place'}"
        counts[listed.pattern] += 1
    return None


def check_documented(process, theirs):
    if problem := wrong_end(process):
        return problem
    if process.returncode != theirs.returncode and "Couldn't find the 'Op' class!" not in theirs.stderr:
        return f"ends with status {process.returncode}, but mlir-tblgen with {theirs.returncode}: {theirs.stderr[:300]}"
    return None


def main():
    tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "target/release/ods-tblgen")
    prefix = os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22")
    include, theirs = os.path.join(prefix, "include"), os.path.join(prefix, "bin/mlir-tblgen")
    names = sys.argv[2:]
    if not names:
        root = os.path.join(include, "mlir")
        found = (os.path.join(folder, name) for folder, _, names in os.walk(root) for name in names)
        names = sorted(os.path.relpath(path, include) for path in found if path.endswith(".td"))
    problems, accepted, counts = 0, collections.Counter(), collections.Counter()

    def report(action, name, process, problem):
        nonlocal problems
        accepted[action] += process is not None and process.returncode == 0
        if problem:
            problems += 1
            print(f"{action} {name}: {problem}")

    for name in names:
        evaluated = run([tool, "--null-backend", "-I", ".", name], include)
        evaluates = evaluated is not None and evaluated.returncode == 0
        for action in ACTIONS:
            process = run([tool, action, "-I", ".", name, "-o", os.devnull], include)
            report(action, name, process, check_generated(process, evaluates, counts))
        command = ["--gen-dialect-doc", "-I", ".", name, "-o", os.devnull]
        process, expected = run([tool, *command], include), run([theirs, *command], include)
        report(command[0], name, process, check_documented(process, expected))
    print(f"{len(names)} files, {problems} problems; generated:")
    for action, count in accepted.items():
        print(f"  {action}: {count}")
    for pattern, count in counts.most_common():
        print(f"  {count} × {pattern}")
    return 1 if problems or not names else 0


if __name__ == "__main__":
    sys.exit(main())
