#!/usr/bin/env python3
"""Times ods-upstream-opt and mlir-opt on the modules of MLIR's own dialects, in turns.

usage: benches/upstream.py [--rounds N] [--repeat N] [DIALECT…]

For each dialect, the valid parts of tests/conformance/upstream-dialects/DIALECT that both tools
print alike become one file in custom form, --repeat times one after the other: once, most of the
time is that of the first use of each operation, on both sides. Each tool reads, verifies and
prints it on one thread and reports its wall times by --mlir-timing; the table has the medians, in
ns per operation (that of parsing includes verification on both sides), and the CPU time of the
whole processes in ms. ods-upstream-opt is built in the release profile with all features; MLIR is
$MLIR_PREFIX.
"""
import argparse
import json
import os
import pathlib
import re
import resource
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PREFIX = os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22")
MLIR = f"{PREFIX}/bin/mlir-opt"
OURS = str(ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release" / "ods-upstream-opt")
MODULES = ROOT / "tests" / "conformance" / "upstream-dialects"
# Those that are whole, with enough modules to be timed.
DIALECTS = "acc affine bufferization linalg llvm memref omp spirv tensor tosa vector".split()
FLAGS = ["--mlir-disable-threading", "--allow-unregistered-dialect"]
PHASES = ["Parser", "Output"]


def run(tool, text, *flags):
    done = subprocess.run([tool, *FLAGS, *flags, "-"], input=text.encode(), capture_output=True)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def parts(dialect):
    """The valid parts without aliases and structs with names, which are names of a whole file."""
    for file in sorted((MODULES / dialect).glob("*.mlir")):
        for part in re.split(r"(?m)^// -----.*$", file.read_text()):
            if re.search(r'(?m)^[#!{]|struct<("|[a-z]\w*[,>])', part):
                continue
            theirs = run(MLIR, part)
            if theirs[0] == 0 and theirs[1].strip() and theirs[:2] == run(OURS, part)[:2]:
                yield part


def times(stderr):
    """The wall times that --mlir-timing reports, in seconds."""
    return {row["name"]: row["wall"]["duration"] for row in json.loads(stderr)}


def cpu(tool, text):
    """The CPU time of a process, in seconds, and what it says."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = run(tool, text, "--mlir-timing", "--mlir-output-format=json")[2]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, times(said)


def row(dialect, rounds, repeat):
    modules = ["module {\n" + part + "\n}\n" for part in parts(dialect)]
    text = "".join(modules * repeat)
    theirs, ours = run(MLIR, text), run(OURS, text)
    if theirs[:2] != ours[:2] or theirs[0] != 0:
        return f"| {dialect} | outputs differ | | | |"
    generic = run(MLIR, text, "--mlir-print-op-generic")[1]
    ops = len(re.findall(r'(?m)^[^"]*"[A-Za-z_0-9.]+"\(', generic))
    seen = {tool: [] for tool in (OURS, MLIR)}
    for _ in range(rounds):
        for tool in seen:
            seen[tool].append(cpu(tool, text))
    cells = [dialect, f"{ops}"]
    for phase in PHASES:
        of = [statistics.median(each[1][phase] for each in seen[tool]) for tool in (OURS, MLIR)]
        cells.append(cell(of[0] / ops * 1e9, of[1] / ops * 1e9, 0))
    of = [statistics.median(each[0] for each in seen[tool]) * 1e3 for tool in (OURS, MLIR)]
    cells.append(cell(of[0], of[1], 1))
    return "| " + " | ".join(cells) + " |"


def cell(ours, theirs, digits):
    return f"{ours:.{digits}f} / {theirs:.{digits}f} = **{theirs / ours:.1f}×**"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("dialects", nargs="*", default=DIALECTS)
    arguments = parser.parse_args()
    build = ["cargo", "build", "--release", "-p", "ods-upstream", "--all-features"]
    subprocess.run([*build, "--bin", "ods-upstream-opt"], check=True, cwd=ROOT)
    print("| dialect | operations | parse | print | process, CPU |\n|---|---:|---:|---:|---:|")
    for dialect in arguments.dialects:
        print(row(dialect, arguments.rounds, arguments.repeat), flush=True)


if __name__ == "__main__":
    main()
