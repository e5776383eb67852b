#!/usr/bin/env python3
"""Compares passes with mlir-opt: the same modules, the same flags, the same text.

usage: passes_mlir.py ODS_OPT MLIR_PREFIX [--modules=N] [--seed=N] [FOLDER...]

Modules are those in the folders that mlir-opt accepts, and N made at random from operations of
builtin, func, arith, cf and scf, and unregistered ones. Canonicalization runs without patterns,
because those of MLIR's own dialects are not the driver's: what is compared is folding, the order of
constants, dead code and the simplification of regions. Prints a count for each pass; ends with an
error at the first three differences of each.
"""
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

NO_PATTERNS = "enable-patterns=none"
PASSES = {
    "cse": ["--pass-pipeline=any(cse)"],
    "cse by function": ["--pass-pipeline=builtin.module(func.func(cse))"],
    "symbol-dce": ["--symbol-dce"],
    "strip-debuginfo": ["--strip-debuginfo", "--mlir-print-debuginfo"],
    "print-op-stats": ["--print-op-stats"],
    "print-op-stats json": ["--print-op-stats=json"],
    "print-ir": ["--print-ir=label=here"],
    "canonicalize": [f"--canonicalize={NO_PATTERNS}"],
    "canonicalize bottom-up": [f"--canonicalize={NO_PATTERNS} top-down=false"],
    "canonicalize aggressive": [f"--canonicalize={NO_PATTERNS} region-simplify=aggressive"],
    "canonicalize disabled": [f"--canonicalize={NO_PATTERNS} region-simplify=disabled"],
    "canonicalize with locations": [f"--canonicalize={NO_PATTERNS}", "--mlir-print-debuginfo"],
    "canonicalize by function": [
        f"--pass-pipeline=builtin.module(func.func(canonicalize{{{NO_PATTERNS}}},cse))"],
    "fixed point": [
        "--pass-pipeline=builtin.module(composite-fixed-point-pass{pipeline=cse,func.func(cse)})"],
    "printing after change": [
        "--pass-pipeline=builtin.module(cse,symbol-dce,func.func(cse))", "--mlir-disable-threading",
        "--mlir-print-ir-after-all", "--mlir-print-ir-after-change"],
    "printing before and after": [
        "--pass-pipeline=builtin.module(func.func(cse),symbol-dce)", "--mlir-disable-threading",
        "--mlir-print-ir-before-all", "--mlir-print-ir-after=cse", "--mlir-print-ir-module-scope"],
}
# Operations whose folders are not the subject here: modules with them are only for the other passes.
UNFOLDED = ("arith.", "scf.", "cf.switch", "cf.assert", "builtin.unrealized", "test.", "bufferization.",
            "tensor.", "vector.", "memref.", "affine.", "llvm.", "index.", "math.", "linalg.", "shape.",
            "complex.", "spirv.", "ub.", "emitc.", "transform.", "pdl", "gpu.", "acc.", "omp.", "quant.")
FOLDED = ("arith.constant", "arith.addi")


class Program:
    """A module made at random."""

    def __init__(self, seed, all_ops):
        self.random = random.Random(seed)
        self.all_ops = all_ops
        self.number = 0
        self.lines = []

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def pick(self, values, ty="i32"):
        found = [name for name, of in values if of == ty]
        return self.random.choice(found) if found else None

    def op(self, indent, values, depth):
        """Adds an operation; returns the values it defines."""
        r, pad = self.random, "  " * indent
        kind = r.randrange(13)
        a, b = self.pick(values), self.pick(values)
        name = self.fresh()
        if kind < 3 or a is None:
            value, ty = r.randrange(-1, 3), r.choice(["i32", "i32", "i64"])
            self.lines.append(f"{pad}{name} = arith.constant {value} : {ty}")
            return [(name, ty)]
        if kind < 5:
            self.lines.append(f"{pad}{name} = arith.addi {a}, {b} : i32")
            return [(name, "i32")]
        if kind == 5 and self.all_ops:
            op = r.choice(["muli", "subi", "andi", "ori", "xori", "maxsi"])
            self.lines.append(f"{pad}{name} = arith.{op} {a}, {b} : i32")
            return [(name, "i32")]
        if kind == 6 and self.all_ops:
            self.lines.append(f"{pad}{name} = arith.cmpi slt, {a}, {b} : i32")
            return [(name, "i1")]
        if kind == 7:
            self.lines.append(f'{pad}{name} = "t.op"({a}) {{n = {r.randrange(2)}}} : (i32) -> i32')
            return [(name, "i32")]
        if kind == 8:
            self.lines.append(f'{pad}"t.use"({a}, {b}) : (i32, i32) -> ()')
            return []
        if kind == 9 and depth == 0:
            self.lines.append(f"{pad}{name}:2 = call @callee({a}) : (i32) -> (i32, i1)")
            return [(f"{name}#0", "i32"), (f"{name}#1", "i1")]
        if kind == 10 and depth == 0:
            self.lines.append(f"{pad}{name} = func.constant @callee : (i32) -> (i32, i1)")
            self.lines.append(f'{pad}"t.use"({name}) : ((i32) -> (i32, i1)) -> ()')
            return []
        if kind == 11 and depth < 2:
            self.lines.append(f'{pad}"t.region"() ({{')
            inner = list(values)
            for _ in range(r.randrange(5)):
                inner += self.op(indent + 1, inner, depth + 1)
            self.lines.append(f'{pad}  "t.end"() : () -> ()')
            self.lines.append(f"{pad}}}) : () -> ()")
            return []
        condition = self.pick(values, "i1")
        if kind == 12 and depth < 2 and condition and self.all_ops:
            self.lines.append(f"{pad}{name} = scf.if {condition} -> (i32) {{")
            for side in ("} else {", "}"):
                inner = list(values)
                for _ in range(r.randrange(4)):
                    inner += self.op(indent + 1, inner, depth + 1)
                self.lines.append(f"{pad}  scf.yield {self.pick(inner)} : i32")
                self.lines.append(f"{pad}{side}")
            return [(name, "i32")]
        self.lines.append(f'{pad}{name} = "t.op"() : () -> i32')
        return [(name, "i32")]

    def function(self, name, visibility):
        r = self.random
        self.lines.append(f"  func.func {visibility}@{name}(%a: i32, %b: i32, %c: i1) -> i32 {{")
        arguments = [("%a", "i32"), ("%b", "i32"), ("%c", "i1")]
        blocks = r.choice([1, 1, 2, 3, 4, 6])
        # The arguments of each block; the values of the first block are visible everywhere.
        signatures = [[]] + [[("i32" if r.random() < 0.8 else "i64") for _ in range(r.randrange(3))]
                             for _ in range(blocks - 1)]
        common = list(arguments)
        for number in range(blocks):
            values = list(common)
            if number:
                names = [(f"%x{number}_{at}", ty) for at, ty in enumerate(signatures[number])]
                shown = ", ".join(f"{name}: {ty}" for name, ty in names)
                self.lines.append(f"  ^bb{number}" + (f"({shown})" if names else "") + ":")
                values += names
            for _ in range(r.randrange(2, 9) if number == 0 or r.random() < 0.6 else r.randrange(2)):
                values += self.op(2, values, 0)
            if number == 0:
                # Each block can be branched to with values of both types.
                for ty in ("i32", "i64"):
                    name = self.fresh()
                    self.lines.append(f"    {name} = arith.constant {r.randrange(3)} : {ty}")
                    values.append((name, ty))
                common = list(values)
            self.terminator(number, blocks, signatures, values)
        self.lines.append("  }")

    def branch(self, target, signatures, values):
        given = [(self.pick(values, ty), ty) for ty in signatures[target]]
        shown = ", ".join(name for name, _ in given), ", ".join(ty for _, ty in given)
        return f"^bb{target}" + (f"({shown[0]} : {shown[1]})" if given else "")

    def terminator(self, number, blocks, signatures, values):
        r = self.random
        kind = r.randrange(4) if blocks > 1 else 0
        if kind == 0:
            self.lines.append(f"    return {self.pick(values)} : i32")
        elif kind == 1:
            target = r.randrange(1, blocks)
            self.lines.append(f"    cf.br {self.branch(target, signatures, values)}")
        else:
            condition = self.pick(values, "i1")
            targets = [self.branch(r.randrange(1, blocks), signatures, values) for _ in range(2)]
            self.lines.append(f"    cf.cond_br {condition}, {', '.join(targets)}")

    def text(self):
        r = self.random
        self.lines.append("module {")
        self.lines.append("  func.func private @callee(i32) -> (i32, i1)")
        for number in range(r.randrange(1, 4)):
            self.function(f"f{number}", r.choice(["", "", "private ", "nested "]))
        if r.random() < 0.5:
            self.lines.append("  func.func private @unused()")
            self.lines.append("  module @inner attributes {sym_visibility = \"private\"} {")
            self.lines.append("    func.func nested @g()")
            self.lines.append("    func.func private @h()")
            if r.random() < 0.5:
                self.lines.append("    \"t.use\"() {s = @h} : () -> ()")
            self.lines.append("  }")
            if r.random() < 0.5:
                self.lines.append("  \"t.use\"() {s = @inner::@g} : () -> ()")
        self.lines.append("}")
        return "\n".join(self.lines) + "\n"


def run(tool, flags, file):
    done = subprocess.run([tool, "--allow-unregistered-dialect", *flags, file],
                          capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def main():
    tool, prefix, *rest = sys.argv[1:]
    count, seed, folders = 300, 1, []
    for arg in rest:
        if arg.startswith("--modules="):
            count = int(arg.split("=")[1])
        elif arg.startswith("--seed="):
            seed = int(arg.split("=")[1])
        else:
            folders.append(arg)
    mlir = os.path.join(prefix, "bin", "mlir-opt")
    files = []
    for folder in folders:
        for where, _, names in sorted(os.walk(folder)):
            files += [os.path.join(where, name) for name in sorted(names) if name.endswith(".mlir")]
    scratch = tempfile.mkdtemp()
    for number in range(count):
        for all_ops in (False, True):
            file = os.path.join(scratch, f"{'all' if all_ops else 'few'}{number}.mlir")
            with open(file, "w") as out:
                out.write(Program(seed * 1000003 + number, all_ops).text())
            files.append(file)

    def accepted(file):
        """Whether both read the file, and print it the same."""
        theirs = run(mlir, ["--mlir-print-debuginfo"], file)
        return theirs[0] == 0 and run(tool, ["--mlir-print-debuginfo"], file) == theirs

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        files = [file for file, ok in zip(files, pool.map(accepted, files)) if ok]
        texts = {file: open(file, errors="replace").read() for file in files}

        def folds_elsewhere(file):
            text = texts[file]
            for name in FOLDED:
                text = text.replace(name, "")
            return any(name in text for name in UNFOLDED)

        failed = False
        for name, flags in PASSES.items():
            chosen = [file for file in files
                      if "canonicalize" not in name or not folds_elsewhere(file)]

            def compare(file):
                theirs = run(mlir, flags, file)
                if theirs[0] != 0:
                    return None
                ours = run(tool, flags, file)
                same = ours[0] == 0 and ours[1] == theirs[1]
                if name.startswith("print"):
                    same = same and ours[2] == theirs[2]
                return same

            results = list(pool.map(compare, chosen))
            same = results.count(True)
            different = [file for file, result in zip(chosen, results) if result is False]
            print(f"{name}: {same} equal, {len(different)} different, "
                  f"{results.count(None)} not accepted by mlir-opt")
            for file in different[:3]:
                failed = True
                print(f"  {file}: {' '.join(flags)}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
