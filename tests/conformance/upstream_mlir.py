#!/usr/bin/env python3
"""Compares ods-upstream-opt with mlir-opt: for each part of the modules of a dialect the custom and the generic form, the
verdict, and the first line with an error.

usage: upstream_mlir.py ODS_UPSTREAM_OPT MLIR_PREFIX [--show] [DIALECT…]

A folder of modules has the name of its dialect, and its files have parts, separated by `// -----`. Both tools get the flags
of a first line `// with: --inline`. EXPECTED has the
counts of equal parts, which may only rise. `--show` prints what differs.
"""

import concurrent.futures
import itertools
import os
import pathlib
import re
import subprocess
import sys

FLAGS = [argument for argument in sys.argv[1:] if argument.startswith("--")]
OWN, PREFIX, *NAMES = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
MLIR = f"{PREFIX}/bin/mlir-opt"
CORPUS = pathlib.Path(__file__).parent / "corpus"
ASPECTS = ["custom", "generic", "verdict", "error"]

# The dialects, and how many of their parts are equal in all aspects. mlir-opt does not register `vcix`.
EXPECTED = {
    "acc": 592,
    "affine": 269,
    "amdgpu": 226,
    "amx": 29,
    "arm_neon": 9,
    "arm_sme": 11,
    "arm_sve": 10,
    "async": 37,
    "bufferization": 76,
    "complex": 60,
    "dlti": 31,
    "emitc": 170,
    "gpu": 367,
    "index": 44,
    "irdl": 22,
    "linalg": 345,
    "llvm": 774,
    "math": 33,
    "memref": 325,
    "ml_program": 45,
    "mpi": 13,
    "nvgpu": 100,
    "nvvm": 498,
    "omp": 349,
    "pdl": 36,
    "pdl_interp": 20,
    "ptr": 52,
    "quant": 226,
    "rocdl": 42,
    "shape": 489,
    "shard": 63,
    "smt": 64,
    "sparse_tensor": 227,
    "spirv": 520,
    "tensor": 264,
    "tosa": 868,
    "transform": 165,
    "vcix": 1,
    "vector": 922,
    "wasmssa": 53,
    "x86vector": 9,
    "xegpu": 165,
    "xevm": 169,
}


def run(tool, text, *flags):
    """Whether the tool accepts a text, what it prints, and the lines with errors."""
    command = [tool, "--allow-unregistered-dialect", *flags, "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=300)
    errors = [re.sub(r"^[^:]*:", "", line) for line in done.stderr.splitlines() if ": error: " in line]
    return done.returncode == 0, done.stdout, errors


def compare(flags, text):
    """The aspects of a module that are equal, and what both tools say."""
    ours, theirs = (run(tool, text, *flags) for tool in (OWN, MLIR))
    verdict = ours[0] == theirs[0]
    equal = {"verdict": verdict, "error": verdict and ours[2][:1] == theirs[2][:1]}
    equal["custom"] = verdict and ours[1] == theirs[1]
    equal["generic"] = verdict
    if verdict and ours[0]:
        generic = [run(tool, text, *flags, "--mlir-print-op-generic") for tool in (OWN, MLIR)]
        equal["generic"] = generic[0][1] == generic[1][1]
    return equal, ours, theirs


def are_equal(flags, modules):
    """Whether both tools say the same of all modules, in both forms: one process for many modules."""
    text = "\n// -----\n".join(modules)
    for form in ([], ["--mlir-print-op-generic"]):
        ours, theirs = (run(tool, text, "--split-input-file", *flags, *form) for tool in (OWN, MLIR))
        if ours != theirs:
            return False
    return True


def compare_all(flags, modules):
    """What `compare` gives for some modules. Those that differ are looked for in halves."""
    if len(modules) < 2:
        return [compare(flags, text) for text in modules]
    if are_equal(flags, modules):
        return [(dict.fromkeys(ASPECTS, True), None, None)] * len(modules)
    middle = len(modules) // 2
    return compare_all(flags, modules[:middle]) + compare_all(flags, modules[middle:])


def compare_file(file):
    _, flags, modules = file
    return compare_all(flags, modules)


def files(dialect):
    for folder in (CORPUS.parent / "upstream-dialects" / dialect, CORPUS / "dialects" / dialect):
        for file in sorted(folder.glob("*.mlir")):
            text = file.read_text()
            with_flags = re.match("// with: (.*)", text)
            flags = with_flags[1].split() if with_flags else []
            modules = re.split(r"^// -----.*\n", text, flags=re.MULTILINE)
            yield file.name, flags, [module for module in modules if module.strip()]


def main():
    wrong = False
    pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
    dialects = {dialect: list(files(dialect)) for dialect in NAMES or EXPECTED}
    compared_files = {dialect: pool.map(compare_file, all_files) for dialect, all_files in dialects.items()}
    for dialect, all_files in dialects.items():
        expected = EXPECTED[dialect]
        modules = [(name, text) for name, _, modules in all_files for text in modules]
        compared = itertools.chain.from_iterable(compared_files[dialect])
        counts = dict.fromkeys(ASPECTS, 0)
        for (file, text), (equal, ours, theirs) in zip(modules, compared):
            for aspect in ASPECTS:
                counts[aspect] += equal[aspect]
            if not all(equal.values()) and "--show" in FLAGS:
                different = ", ".join(aspect for aspect in ASPECTS if not equal[aspect])
                print(f"== {dialect}/{file}: {different}\n{text.strip()}")
                for name, said in (("ours", ours), ("mlir", theirs)):
                    print(f"-- {name}: {said[2][:1]}\n{said[1].strip()}")
        least = min(counts.values())
        text = ", ".join(f"{aspect} {count}" for aspect, count in counts.items())
        print(f"{dialect}: {len(modules)} parts; equal: {text}")
        if least < expected:
            print(f"{dialect}: {expected} parts were equal before")
            wrong = True
    sys.exit(wrong)


main()
