#!/usr/bin/env python3
"""Compares general transformations with mlir-opt: the same modules, the same flags, the same text.

usage: transforms_mlir.py ODS_OPT MLIR_PREFIX [--modules=N] [--seed=N] [--only=PASS] [FOLDER...]

Modules are those in the folders that both tools read and print the same, and N made at random from
operations of builtin, func, arith, cf and scf, and unregistered ones. Prints a count for each pass;
ends with an error at the first three differences of each.
"""
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

# Name: flags, and whether modules may have unregistered operations with regions, which may be symbol
# tables: mlir-opt's inliner crashes on them.
PASSES = {
    "inline": (["--inline"], False),
    "inline, no passes": (["--inline=default-pipeline="], False),
    "inline, locations": (["--inline=default-pipeline=", "--mlir-print-debuginfo"], False),
    "inline, op pipelines": (
        ["--inline=max-iterations=2 op-pipelines=func.func(cse,canonicalize)"], False),
    "inline, threshold": (["--inline=inlining-threshold=150 default-pipeline=cse"], False),
    "inline, one round": (["--inline=max-iterations=1", "--mlir-print-debuginfo"], False),
    "loop-invariant-code-motion": (["--loop-invariant-code-motion"], True),
    "loop-invariant-code-motion by function": (
        ["--pass-pipeline=builtin.module(func.func(loop-invariant-code-motion,cse))"], True),
    "loop-invariant-subset-hoisting": (["--loop-invariant-subset-hoisting"], True),
    "control-flow-sink": (["--control-flow-sink"], True),
    "control-flow-sink by function": (
        ["--pass-pipeline=builtin.module(func.func(cse,control-flow-sink))"], True),
    "symbol-privatize": (["--symbol-privatize"], True),
    "symbol-privatize, exclude": (["--symbol-privatize=exclude=f0,f2"], True),
    "topological-sort": (["--topological-sort"], True),
    "snapshot-op-locations": (
        ["--snapshot-op-locations=filename=FILE", "--mlir-print-debuginfo"], True),
    "snapshot-op-locations, tag": (
        ["--snapshot-op-locations=filename=FILE tag=seen", "--mlir-print-debuginfo"], True),
    "view-op-graph": (["--view-op-graph"], True),
    "view-op-graph, control flow": (
        ["--view-op-graph=print-control-flow-edges=true print-data-flow-edges=false"
         " max-label-len=8"], True),
    "view-op-graph, plain": (
        ["--view-op-graph=print-attrs=false print-result-types=false"], True),
    "mem2reg": (["--mem2reg"], True),
    "sroa": (["--sroa"], True),
    "generate-runtime-verification": (["--generate-runtime-verification"], True),
    "bubble-down-memory-space-casts": (["--bubble-down-memory-space-casts"], True),
}


class Program:
    """A module made at random."""

    def __init__(self, seed, regions):
        self.random = random.Random(seed)
        self.regions = regions
        self.number = 0
        self.lines = []
        self.functions = []

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def pick(self, values, ty="i32"):
        # Late values are more likely, so that chains become long.
        found = [name for name, of in values if of == ty]
        if not found:
            return None
        return found[-1 - min(int(self.random.expovariate(0.3)), len(found) - 1)]

    def add(self, indent, text):
        self.lines.append("  " * indent + text)

    def body(self, indent, values, depth, count):
        inner = list(values)
        for _ in range(count):
            inner += self.op(indent, inner, depth)
        return inner

    def op(self, indent, values, depth):
        """Adds an operation; returns the values that it defines."""
        r = self.random
        a, b, c = self.pick(values), self.pick(values), self.pick(values, "i1")
        i, j = self.pick(values, "index"), self.pick(values, "index")
        name = self.fresh()
        kinds = ["constant"] * 2 + ["binary"] * 5 + ["compare", "division", "unknown", "use", "select"]
        kinds += ["call"] * 3 + ["cast", "index", "load"]
        if depth < 3:
            kinds += ["if", "for", "for", "while", "switch", "execute"]
            if self.regions:
                kinds += ["region", "parallel", "module"]
        kind = r.choice(kinds)
        if kind == "constant" or a is None:
            self.add(indent, f"{name} = arith.constant {r.randrange(-2, 5)} : i32")
            return [(name, "i32")]
        if kind == "binary":
            op = r.choice(["addi", "muli", "subi", "andi", "xori", "maxsi"])
            self.add(indent, f"{name} = arith.{op} {a}, {b} : i32")
            return [(name, "i32")]
        if kind == "division":
            op = r.choice(["divsi", "divui", "remsi"])
            if r.random() < 0.5:
                b = self.fresh()
                self.add(indent, f"{b} = arith.constant {r.randrange(1, 9)} : i32")
            self.add(indent, f"{name} = arith.{op} {a}, {b} : i32")
            return [(name, "i32")]
        if kind == "compare":
            self.add(indent, f"{name} = arith.cmpi {r.choice(['slt', 'eq', 'ne'])}, {a}, {b} : i32")
            return [(name, "i1")]
        if kind == "select" and c:
            self.add(indent, f"{name} = arith.select {c}, {a}, {b} : i32")
            return [(name, "i32")]
        if kind == "unknown":
            self.add(indent, f'{name} = "t.op"({a}) {{n = {r.randrange(2)}}} : (i32) -> i32')
            return [(name, "i32")]
        if kind == "use":
            self.add(indent, f'"t.use"({a}, {b}) : (i32, i32) -> ()')
            return []
        if kind == "index":
            self.add(indent, f"{name} = arith.index_cast {a} : i32 to index")
            return [(name, "index")]
        if kind == "cast" and i:
            self.add(indent, f"{name} = arith.index_cast {i} : index to i32")
            return [(name, "i32")]
        if kind == "call" and self.functions:
            callee = r.choice(self.functions)
            given = f"({a}, {b})" if callee != "e0" else f"({a})"
            of = "(i32, i32) -> i32" if callee != "e0" else "(i32) -> i32"
            way = r.random()
            if way < 0.1:
                target = self.fresh()
                self.add(indent, f"{target} = func.constant @{callee} : {of}")
                self.add(indent, f"{name} = func.call_indirect {target}{given} : {of}")
            else:
                attrs = " {no_inline}" if way > 0.95 else ""
                self.add(indent, f"{name} = func.call @{callee}{given}{attrs} : {of}")
            return [(name, "i32")]
        if kind == "if" and c:
            results = r.randrange(3)
            if results:
                types = ", ".join(["i32"] * results)
                shown = name if results == 1 else f"{name}:{results}"
                self.add(indent, f"{shown} = scf.if {c} -> ({types}) {{")
            else:
                self.add(indent, f"scf.if {c} {{")
            sides = ["} else {", "}"] if results or r.random() < 0.5 else ["}"]
            for side in sides:
                inner = self.body(indent + 1, values, depth + 1, r.randrange(5))
                if results:
                    given = ", ".join(self.pick(inner) for _ in range(results))
                    types = ", ".join(["i32"] * results)
                    self.add(indent + 1, f"scf.yield {given} : {types}")
                self.add(indent, side)
            return [(name if results == 1 else f"{name}#{at}", "i32") for at in range(results)]
        if kind == "for" and i:
            step = self.fresh()
            self.add(indent, f"{step} = arith.constant {r.randrange(1, 3)} : index")
            carried, variable = self.fresh(), self.fresh()
            if r.random() < 0.6:
                self.add(indent, f"{name} = scf.for {variable} = {i} to {j} step {step} "
                                 f"iter_args({carried} = {a}) -> (i32) {{")
                inner = values + [(variable, "index"), (carried, "i32")]
                inner = self.body(indent + 1, inner, depth + 1, r.randrange(1, 7))
                self.add(indent + 1, f"scf.yield {self.pick(inner)} : i32")
                self.add(indent, "}")
                return [(name, "i32")]
            self.add(indent, f"scf.for {variable} = {i} to {j} step {step} {{")
            self.body(indent + 1, values + [(variable, "index")], depth + 1, r.randrange(1, 7))
            self.add(indent, "}")
            return []
        if kind == "while":
            first, second = self.fresh(), self.fresh()
            self.add(indent, f"{name} = scf.while ({first} = {a}) : (i32) -> i32 {{")
            inner = self.body(indent + 1, values + [(first, "i32")], depth + 1, r.randrange(4))
            condition = self.fresh()
            self.add(indent + 1, f"{condition} = arith.cmpi slt, {self.pick(inner)}, {b} : i32")
            self.add(indent + 1, f"scf.condition({condition}) {self.pick(inner)} : i32")
            self.add(indent, "} do {")
            self.add(indent, f"^bb0({second}: i32):")
            inner = self.body(indent + 1, values + [(second, "i32")], depth + 1, r.randrange(4))
            self.add(indent + 1, f"scf.yield {self.pick(inner)} : i32")
            self.add(indent, "}")
            return [(name, "i32")]
        if kind == "switch" and i:
            self.add(indent, f"{name} = scf.index_switch {i} -> i32")
            for case in ("case 0", "case 7", "default"):
                self.add(indent, case + " {")
                inner = self.body(indent + 1, values, depth + 1, r.randrange(4))
                self.add(indent + 1, f"scf.yield {self.pick(inner)} : i32")
                self.add(indent, "}")
            return [(name, "i32")]
        if kind == "execute":
            self.add(indent, f"{name} = scf.execute_region -> i32 {{")
            inner = self.body(indent + 1, values, depth + 1, r.randrange(4))
            if r.random() < 0.5:
                self.add(indent + 1, f"scf.yield {self.pick(inner)} : i32")
            else:
                argument = self.fresh()
                self.add(indent + 1, f"cf.br ^bb1({self.pick(inner)} : i32)")
                self.add(indent, f"^bb1({argument}: i32):")
                inner = self.body(indent + 1, inner + [(argument, "i32")], depth + 1, r.randrange(4))
                self.add(indent + 1, f"scf.yield {self.pick(inner)} : i32")
            self.add(indent, "}")
            return [(name, "i32")]
        if kind == "parallel" and i:
            variable = self.fresh()
            self.add(indent, f"scf.parallel ({variable}) = ({i}) to ({j}) step ({i}) {{")
            self.body(indent + 1, values + [(variable, "index")], depth + 1, r.randrange(1, 6))
            self.add(indent, "}")
            return []
        if kind == "region":
            # It may be a symbol table, in which no function is found.
            functions, self.functions = self.functions, []
            self.add(indent, '"t.region"() ({')
            self.body(indent + 1, values, depth + 1, r.randrange(5))
            self.functions = functions
            self.add(indent + 1, '"t.end"() : () -> ()')
            self.add(indent, "}) : () -> ()")
            return []
        if kind == "module" and depth == 0:
            self.graph(indent)
            return []
        self.add(indent, f'{name} = "t.op"() : () -> i32')
        return [(name, "i32")]

    def graph(self, indent):
        """A module with operations in any order."""
        r = self.random
        names = [self.fresh() for _ in range(r.randrange(2, 8))]
        self.add(indent, "builtin.module {")
        for at, name in enumerate(names):
            given = [r.choice(names) for _ in range(r.randrange(3))]
            types = ", ".join(["i32"] * len(given))
            if r.random() < 0.2 and given:
                self.add(indent + 1, f'{name} = "t.region"() ({{')
                self.add(indent + 2, f'"t.use"({", ".join(given)}) : ({types}) -> ()')
                self.add(indent + 1, "}) : () -> i32")
            else:
                self.add(indent + 1, f'{name} = "t.op"({", ".join(given)}) : ({types}) -> i32')
        self.add(indent, "}")

    def function(self, name, visibility):
        r = self.random
        attrs = r.choice([""] * 9 + [" attributes {no_inline}"])
        self.add(1, f"func.func {visibility}@{name}(%a: i32, %b: i32) -> i32{attrs} {{")
        values = [("%a", "i32"), ("%b", "i32")]
        blocks = r.choice([1, 1, 1, 2, 3, 4])
        arguments = [0] + [r.randrange(3) for _ in range(blocks - 1)]
        common = []
        for number in range(blocks):
            if number:
                names = [f"%x{number}_{at}" for at in range(arguments[number])]
                shown = ", ".join(f"{name}: i32" for name in names)
                self.add(1, f"^bb{number}" + (f"({shown})" if names else "") + ":")
                values = common + [(name, "i32") for name in names]
            values = self.body(2, values, 0, r.randrange(1, 9))
            if number == 0:
                condition = self.fresh()
                self.add(2, f"{condition} = arith.cmpi ne, {self.pick(values)}, %a : i32")
                values.append((condition, "i1"))
                common = list(values)

            def target():
                block = r.randrange(1, blocks)
                given = [self.pick(values) for _ in range(arguments[block])]
                types = ", ".join(["i32"] * len(given))
                return f"^bb{block}" + (f"({', '.join(given)} : {types})" if given else "")

            kind = r.randrange(4) if blocks > 1 else 0
            if number == blocks - 1 and r.random() < 0.7:
                kind = 0
            if kind == 0:
                self.add(2, f"return {self.pick(values)} : i32")
            elif kind == 1:
                self.add(2, f"cf.br {target()}")
            else:
                self.add(2, f"cf.cond_br {self.pick(values, 'i1')}, {target()}, {target()}")
        self.add(1, "}")

    def text(self):
        r = self.random
        self.add(0, "module {")
        count = r.randrange(1, 6)
        names = [f"f{number}" for number in range(count)]
        self.add(1, "func.func private @e0(i32) -> i32")
        order = list(range(count))
        r.shuffle(order)
        for number in order:
            # Mostly calls of later functions, so that recursion is rare.
            later = names[number + 1:]
            self.functions = later + (["e0"] if r.random() < 0.3 else [])
            if r.random() < 0.1:
                self.functions = names
            visibility = r.choice(["", "private ", "private ", "nested "])
            self.function(names[number], visibility)
        if r.random() < 0.3:
            self.add(1, "module @inner attributes {sym_visibility = \"private\"} {")
            self.add(2, "func.func nested @g() {")
            self.add(3, "return")
            self.add(2, "}")
            self.add(2, "func.func private @h() {")
            self.add(3, "func.call @g() : () -> ()")
            self.add(3, "return")
            self.add(2, "}")
            self.add(1, "}")
            if r.random() < 0.5:
                self.add(1, f'"t.use"() {{s = @inner::@g, t = [@{r.choice(names)}]}} : () -> ()')
        if self.regions and r.random() < 0.5:
            self.graph(1)
        self.add(0, "}")
        return "\n".join(self.lines) + "\n"


def run(tool, flags, file, scratch=None):
    """Status, outputs, and the text of the file that the pass wrote."""
    written = None
    if scratch:
        # The name is part of the output, so it is the same for both tools.
        flags = [flag.replace("FILE", "snapshot.mlir") for flag in flags]
        os.makedirs(scratch, exist_ok=True)
    done = subprocess.run([tool, "--allow-unregistered-dialect", *flags, file],
                          capture_output=True, timeout=300, cwd=scratch)
    if scratch and os.path.exists(os.path.join(scratch, "snapshot.mlir")):
        with open(os.path.join(scratch, "snapshot.mlir"), "rb") as snapshot:
            written = snapshot.read()
    return done.returncode, done.stdout, done.stderr, written


def main():
    tool, prefix, *rest = sys.argv[1:]
    tool = os.path.abspath(tool)
    count, seed, only, folders = 300, 1, None, []
    for arg in rest:
        if arg.startswith("--modules="):
            count = int(arg.split("=")[1])
        elif arg.startswith("--seed="):
            seed = int(arg.split("=")[1])
        elif arg.startswith("--only="):
            only = arg.split("=")[1]
        else:
            folders.append(arg)
    mlir = os.path.join(prefix, "bin", "mlir-opt")
    files = []
    for folder in folders:
        for where, _, names in sorted(os.walk(folder)):
            files += [os.path.abspath(os.path.join(where, name))
                      for name in sorted(names) if name.endswith(".mlir")]
    scratch = tempfile.mkdtemp()
    for number in range(count):
        for regions in (False, True):
            file = os.path.join(scratch, f"{'regions' if regions else 'plain'}{number}.mlir")
            with open(file, "w") as out:
                out.write(Program(seed * 1000003 + number, regions).text())
            files.append(file)

    def accepted(file):
        """Whether both read the file, and print it the same."""
        theirs = run(mlir, ["--mlir-print-debuginfo"], file)
        return theirs[0] == 0 and run(tool, ["--mlir-print-debuginfo"], file) == theirs

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        kept = [file for file, ok in zip(files, pool.map(accepted, files)) if ok]
        print(f"{len(kept)} modules of {len(files)}")
        failed = False
        for name, (flags, with_regions) in PASSES.items():
            if only and not name.startswith(only):
                continue
            chosen = [file for file in kept if os.path.dirname(file) != scratch
                      or os.path.basename(file).startswith("regions") == with_regions]

            def compare(file):
                own = None
                if any("FILE" in flag for flag in flags):
                    own = os.path.join(scratch, os.path.basename(file) + ".folder")
                theirs = run(mlir, flags, file, own)
                if theirs[0] != 0:
                    return None
                ours = run(tool, flags, file, own)
                same = ours[0] == 0 and ours[1] == theirs[1] and ours[3] == theirs[3]
                if name.startswith("view"):
                    same = same and ours[2] == theirs[2]
                return same

            results = list(pool.map(compare, chosen))
            different = [file for file, result in zip(chosen, results) if result is False]
            print(f"{name}: {results.count(True)} equal, {len(different)} different, "
                  f"{results.count(None)} not accepted by mlir-opt", flush=True)
            for file in different[:3]:
                failed = True
                print(f"  {file}: {' '.join(flags)}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
