#!/usr/bin/env python3
"""Random modules of ods-opt through mlir-opt: it accepts them, and prints the same.

usage: random_modules_mlir.py ODS-OPT MLIR-PREFIX [--modules=N] [--size=N] [--seed=N] [DIALECT…]

For each seed there is one module, of all dialects that both tools know, or of those that are named.
Each is compared in custom form, in generic form and with locations. Prints the number of modules;
ends with an error if one differs, and shows the first lines that do.
"""
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

SHARED = ["arith", "builtin", "cf", "complex", "func", "index", "math", "scf", "ub"]
FORMS = [[], ["--mlir-print-op-generic"], ["--mlir-print-debuginfo"]]


def run(command, text=None):
    return subprocess.run(command, input=text, capture_output=True)


def check(ods, mlir, seed, size, dialects):
    """What is wrong with the module of a seed, or nothing."""
    wanted = ",".join([str(seed), str(size), *dialects])
    for form in FORMS:
        ours = run([ods, f"--random-module={wanted}", *form])
        if ours.returncode:
            return f"seed {seed}: ods-opt fails: {ours.stderr.decode()[:600]}"
        theirs = run([mlir, *form], ours.stdout)
        if theirs.returncode:
            return f"seed {seed}: mlir-opt refuses it: {theirs.stderr.decode()[:600]}"
        if theirs.stdout != ours.stdout:
            lines = zip(ours.stdout.decode().splitlines(), theirs.stdout.decode().splitlines())
            first = next(((a, b) for a, b in lines if a != b), ("", ""))
            return f"seed {seed} {form}: printed differently:\n  ods:  {first[0]}\n  mlir: {first[1]}"
    return None


def main(args):
    options = {"modules": 40, "size": 60, "seed": 1}
    names = []
    for arg in args:
        if arg.startswith("--"):
            name, _, value = arg[2:].partition("=")
            options[name] = int(value)
        else:
            names.append(arg)
    ods, prefix, *dialects = names
    mlir = os.path.join(prefix, "bin", "mlir-opt")
    seeds = range(options["seed"], options["seed"] + options["modules"])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(
            lambda seed: check(ods, mlir, seed, options["size"], dialects or SHARED), seeds))
    wrong = [text for text in found if text]
    for text in wrong[:20]:
        print(text)
    print(f"random modules: {len(found)}, {len(wrong)} different")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
