#!/usr/bin/env python3
"""Runs the passes of arith, cf, func and scf with ods-opt and with mlir-opt, and compares the text
byte for byte.

usage: dialect_passes_mlir.py ODS_OPT MLIR_PREFIX [--modules=N] [--seed=N] [--only=ROW] [--show=N]
                              [--debuginfo=1] [FOLDER...]

For each pass, N modules are made at random, and the modules of the folders that consist of these
dialects are taken. Prints the number of equal modules for each pass; ends with an error after the
first differences. Where mlir-opt reports an error, ods-opt must fail too. A module on which mlir-opt
does not end within ten seconds, or crashes, is counted apart.
"""
import random
import sys
from concurrent.futures import ThreadPoolExecutor

import canonicalize_mlir as modules
from canonicalize_mlir import ALL, BATCH, SEPARATOR, Function, corpus, run
from dialect_programs import arithmetic, duplicates, fusible, graph, ranges, tiled


def scf(choose, kinds=None, with_blocks=None):
    """Loops and conditions in each other."""
    with_blocks = choose.random() < 0.3 if with_blocks is None else with_blocks
    while True:
        text = Function(choose, kinds or ALL, with_blocks).text()
        # Loops with outputs are refused.
        if "shared_outs" not in text or choose.random() < 0.1:
            return text


def without_outputs(choose, kinds=("forall", "forall", "for_", "if_", "parallel")):
    """A module whose scf.forall loops have no outputs: mlir-opt crashes on those."""
    while True:
        text = scf(choose, list(kinds))
        if "shared_outs" not in text:
            return text


def loops(*kinds):
    return lambda choose: scf(choose, list(kinds))


ROWS = {
    "convert-scf-to-cf": (["--convert-scf-to-cf"], scf),
    "convert-scf-to-cf without rollback": (
        ["--convert-scf-to-cf=allow-pattern-rollback=0"], lambda choose: without_outputs(choose, ALL)),
    "scf-for-to-while": (["--scf-for-to-while"], loops("for_", "for_", "if_", "while_", "parallel")),
    "scf-forall-to-for": (["--scf-forall-to-for"], without_outputs),
    "scf-forall-to-parallel": (["--scf-forall-to-parallel"], loops("forall", "forall", "for_", "if_")),
    "scf-parallel-for-to-nested-fors": (["--scf-parallel-for-to-nested-fors"], loops("parallel", "if_")),
    "scf-parallel-loop-fusion": (["--scf-parallel-loop-fusion"], fusible),
    "scf-parallel-loop-tiling": (
        ["--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3 no-min-max-bounds"], tiled),
    "scf-for-loop-range-folding": (["--scf-for-loop-range-folding"], ranges),
    "scf-for-loop-canonicalization": (["--scf-for-loop-canonicalization"], scf),
    "lift-cf-to-scf": (["--lift-cf-to-scf"], graph),
    "arith-expand": (["--arith-expand"], arithmetic),
    "arith-expand with formats": (
        ["--arith-expand=include-bf16 include-f8e8m0 include-f4e2m1"], arithmetic),
    "duplicate-function-elimination": (["--duplicate-function-elimination"], duplicates),
}


def compare(ods, mlir, texts):
    """The modules that differ, and the numbers of those that are refused and that crash mlir-opt."""
    text = SEPARATOR.join(texts)
    expected, found = run(mlir, text)[0], run(ods, text)[0]
    if expected is not None and found == expected:
        return [], 0, 0
    if len(texts) > 1 and (expected is None or found is None or len(found) != len(expected)):
        halves = [compare(ods, mlir, part) for part in (texts[:len(texts) // 2], texts[len(texts) // 2:])]
        return tuple(a + b for a, b in zip(*halves))
    if expected is None:
        error = run(mlir, text)[1]
        if error == "no end" or "Stack dump" in error:
            return [], 0, 1
        if found is None:
            return [], 1, 0
        return [(texts[0], error, found[0])], 0, 0
    if found is None:
        return [(texts[0], expected[0], run(ods, text)[1])], 0, 0
    pairs = zip(texts, expected, found)
    return [(module, a, b) for module, a, b in pairs if a.strip() != b.strip()], 0, 0


def main():
    options = dict(word[2:].split("=") for word in sys.argv[3:] if word.startswith("--"))
    folders = [word for word in sys.argv[3:] if not word.startswith("--")]
    count, seed = int(options.get("modules", 100)), options.get("seed", "1")
    more = ["--mlir-print-debuginfo", "--mlir-print-local-scope"] if "debuginfo" in options else []
    modules.DIALECTS = (*modules.DIALECTS, "arith.")
    fixed = list(corpus(folders))
    failed = 0
    for name, (flags, make) in ROWS.items():
        if options.get("only", name) != name:
            continue
        choose = random.Random(f"{name} {seed}")
        texts = [make(choose) for _ in range(count)] + fixed
        ods = [sys.argv[1], *flags, *more]
        mlir = [f"{sys.argv[2]}/bin/mlir-opt", *flags, *more]
        batches = [texts[at:at + BATCH] for at in range(0, len(texts), BATCH)]
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda batch: compare(ods, mlir, batch), batches))
        differing = [case for cases, _, _ in results for case in cases]
        refused = sum(number for _, number, _ in results)
        crashed = sum(number for _, _, number in results)
        equal = len(texts) - refused - crashed - len(differing)
        print(f"{name}: {equal} equal, {len(differing)} different, {refused} refused by both, "
              f"{crashed} on which mlir-opt crashes")
        for module, expected, found in differing[:int(options.get("show", 1))]:
            print(f"--- input\n{module}--- mlir-opt\n{expected}--- ods-opt\n{found}")
        failed += len(differing)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
