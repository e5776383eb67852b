#!/usr/bin/env python3
"""Holds `ods-tblgen --check` and `--dump-formats` against MLIR's own .td files.

usage: definitions_mlir.py ODS-TBLGEN

Every installed file is accepted or rejected as mlir-tblgen's generators for ops,
attributes, types, enums and passes do, and each format in format_spacing.tsv prints the
spaces and literals that are recorded there. Documentation is equal line by line.
"""
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

PREFIX = Path(os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22"))
INCLUDE = PREFIX / "include"
GENERATORS = ["-gen-op-defs", "-gen-enum-decls", "-gen-pass-decls"]


def run(tool, action, file, *options):
    command = [tool, action, *options, "-I", INCLUDE, "-I", file.parent, file]
    return subprocess.run(command, capture_output=True, text=True)


def theirs(file):
    """Whether mlir-tblgen accepts the file. One without ops, enums and so on is none of its business."""
    for action in GENERATORS:
        done = run(PREFIX / "bin/mlir-tblgen", action, file, "-o", "/dev/null")
        is_other = "Couldn't find the" in done.stderr or "is not defined" in done.stderr
        if done.returncode and not is_other:
            return False
    return True


def compare(tool, file):
    ours = run(tool, "--dump-formats", file, "--on-deprecated=none")
    return file, theirs(file), ours, doc_difference(tool, file)


def doc_difference(tool, file):
    """What the documentation of the ops, or passes, differs in; `None` if mlir-tblgen gives none."""
    if file.name.endswith("Passes.td"):
        return text_difference(tool, file, "-gen-pass-doc")
    # Here `///` comments stand for summaries, which MLIR does not look at.
    if "Ops" not in file.name or file.name in ("LLVMIntrinsicOps.td", "LLVMOps.td"):
        return None
    return text_difference(tool, file, "-gen-op-doc")


def text_difference(tool, file, action):
    expected = run(PREFIX / "bin/mlir-tblgen", action, file)
    if expected.returncode:
        return None
    actual = run(tool, action, file, "--on-deprecated=none").stdout.splitlines()[1:]
    pairs = zip_longest(expected.stdout.splitlines()[1:], actual)
    return next((f"expected {a!r}, got {b!r}" for a, b in pairs if a != b), "")


def main():
    tool = sys.argv[1]
    files = sorted((INCLUDE / "mlir").rglob("*.td"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda file: compare(tool, file), files))
    wrong, accepted, sequences = 0, 0, {}
    docs = 0
    for file, is_right, ours, doc in results:
        docs += doc == ""
        if doc:
            wrong += 1
            print(f"{file}: documentation: {doc}")
        accepted += is_right
        if is_right != (ours.returncode == 0):
            wrong += 1
            print(f"{file}: mlir-tblgen {'accepts' if is_right else 'rejects'} it; ods-tblgen:\n{ours.stderr[:2000]}")
        for line in ours.stdout.splitlines():
            name, sequence = line.split("\t")
            sequences.setdefault(name, {})[file.name] = sequence
    rows = [line.split("\t") for line in (Path(__file__).parent / "format_spacing.tsv").read_text().splitlines()[1:]]
    for file, name, sequence in rows:
        if sequences.get(name, {}).get(file) != sequence:
            wrong += 1
            print(f"{file}: {name}: expected {sequence}, got {sequences.get(name, {}).get(file)}")
    formats = {(name, sequence) for name, files in sequences.items() for sequence in files.values()}
    print(f"{len(files)} files, {accepted} of them accepted by both, {len(formats)} formats, {len(rows)} recorded ones, {docs} equal documents, {wrong} differences")
    if wrong or len(rows) < 1400 or accepted < 200 or docs < 115:
        sys.exit(1)


main()
