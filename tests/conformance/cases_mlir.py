#!/usr/bin/env python3
"""Runs ods-opt and mlir-opt on small modules, each with flags of its own, and compares the text byte
for byte, and the verdict.

usage: cases_mlir.py ODS_OPT MLIR_PREFIX [FOLDER]

Modules are between lines `// -----` in the files of the folder, tests/conformance/cases by default.
Lines `// FLAGS: …` before a module say with which flags it is read, once for each line. If mlir-opt
reports an error, the first one must be the same, at the same place. Prints the number of equal
results for each file.
"""
import os
import re
import shlex
import subprocess
import sys
import tempfile

FLAGS = "// FLAGS:"
SEPARATOR = "// -----\n"


def run(tool, flags, file):
    """The verdict, and the output or the first error."""
    done = subprocess.run([tool, file, "--allow-unregistered-dialect", *flags], capture_output=True, text=True,
                          timeout=60)
    if done.returncode == 0:
        return 0, done.stdout
    error = re.search(r"\d+:\d+: error: .*", done.stderr)
    return done.returncode, error.group() if error else done.stderr


def main():
    tool, prefix, *rest = sys.argv[1:]
    folder = rest[0] if rest else os.path.join(os.path.dirname(__file__), "cases")
    mlir = os.path.join(prefix, "bin", "mlir-opt")
    failed = False
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name)) as file:
            modules = file.read().split(SEPARATOR)
        equal = 0
        for number, module in enumerate(modules):
            lines = [line for line in module.splitlines() if line.startswith(FLAGS)]
            if not lines:
                sys.exit(f"{name}: module {number} has no flags")
            with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
                file.write(module)
                file.flush()
                for line in lines:
                    flags = shlex.split(line.removeprefix(FLAGS))
                    theirs, ours = run(mlir, flags, file.name), run(tool, flags, file.name)
                    if theirs == ours:
                        equal += 1
                        continue
                    failed = True
                    print(f"{name}, module {number}, {' '.join(flags)}\n  mlir-opt: {theirs}\n  ods-opt:  {ours}")
        print(f"{name}: {equal} equal", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
