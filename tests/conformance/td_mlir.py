#!/usr/bin/env python3
"""Compares ods-tblgen with the installed llvm-tblgen on all of MLIR's .td files.

  td_mlir.py [ODS_TBLGEN] [--bench N] [FILE...]

Every .td file under $MLIR_PREFIX/include/mlir (default /usr/lib/llvm-22) that llvm-tblgen accepts on its own is dumped
as JSON by both tools; the dumps must be the same, byte for byte, apart from `!locs` (llvm-tblgen gives an anonymous
record the place of the first equal `C<...>` it ever saw, ours the place of use). What llvm-tblgen rejects, ours must
reject with the first error in the same place. With --bench the CPU time of both tools over all accepted files is
measured N times in turn, and the ratio of the best is printed. Exit status 0 if everything is equal."""

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile

LOCS = re.compile(rb'"!locs":\[(?:"[^"]*",?)*\],')
ERROR = re.compile(r"^(.*?:\d+:\d+): error: (.*)$", re.M)


def dump(tool, include, name, output):
    command = [tool, "--dump-json", "-I", include, name, "-o", output]
    return subprocess.run(command, cwd=include, capture_output=True, text=True, errors="replace")


def first_error(process):
    found = ERROR.search(process.stderr)
    return found.groups() if found else process.stderr[:200]


def compare(ours, theirs, include, name, folder):
    """Whether llvm-tblgen accepts the file, and what is different, if anything."""
    a, b = os.path.join(folder, "a.json"), os.path.join(folder, "b.json")
    expected, found = dump(theirs, include, name, a), dump(ours, include, name, b)
    accepted = expected.returncode == 0
    if accepted != (found.returncode == 0):
        return accepted, f"llvm-tblgen {'accepts' if accepted else 'rejects'}: {first_error(found)}"
    if not accepted:
        expected, found = first_error(expected), first_error(found)
        return accepted, None if expected == found else f"{expected} but {found}"
    with open(a, "rb") as expected, open(b, "rb") as found:
        expected, found = LOCS.sub(b"", expected.read()), LOCS.sub(b"", found.read())
    if expected == found:
        return accepted, None
    at = next((i for i, (x, y) in enumerate(zip(expected, found)) if x != y), min(len(expected), len(found)))
    return accepted, f"at byte {at}: {expected[at - 60:at + 60]!r} but {found[at - 60:at + 60]!r}"


def cpu_seconds(tool, include, names):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for name in names:
        dump(tool, include, name, os.devnull)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def bench(ours, theirs, include, names, rounds):
    best = [float("inf"), float("inf")]
    for _ in range(rounds):
        best = [min(old, cpu_seconds(tool, include, names)) for old, tool in zip(best, (ours, theirs))]
    print(f"CPU seconds over {len(names)} files: ods-tblgen {best[0]:.2f}, llvm-tblgen {best[1]:.2f}")
    print(f"ratio {best[0] / best[1]:.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", nargs="?", default="target/release/ods-tblgen", help="the ods-tblgen to test")
    parser.add_argument("files", nargs="*", help="only these files, relative to the include folder")
    parser.add_argument("--bench", type=int, metavar="N", help="also measure, N rounds")
    options = parser.parse_args()
    prefix = os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22")
    include, theirs = os.path.join(prefix, "include"), os.path.join(prefix, "bin/llvm-tblgen")
    ours = os.path.abspath(options.tool)
    names = options.files
    if not names:
        root = os.path.join(include, "mlir")
        found = (os.path.join(folder, name) for folder, _, names in os.walk(root) for name in names)
        names = sorted(os.path.relpath(path, include) for path in found if path.endswith(".td"))
    accepted, different = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            is_accepted, problem = compare(ours, theirs, include, name, folder)
            accepted += [name] if is_accepted else []
            if problem:
                different += 1
                print(f"{name}: {problem}")
    print(f"{len(names)} files, {len(accepted)} accepted by llvm-tblgen, {different} different")
    if options.bench:
        bench(ours, theirs, include, accepted, options.bench)
    return 1 if different or not names else 0


if __name__ == "__main__":
    sys.exit(main())
