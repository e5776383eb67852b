#!/usr/bin/env python3
"""Compares passes that stand on data-flow analyses with mlir-opt: the same modules, the same text.

usage: dataflow_mlir.py ODS_OPT MLIR_PREFIX [--modules=N] [--seed=N] [--only=PASS] [FOLDER...]

Modules are those in the folders that mlir-opt accepts, and N made at random for each pass: public and
private functions that call each other, blocks and branches, loops and conditions of scf, constants,
integers of several widths, and operations of unknown dialects. Prints a count for each pass; ends with
an error at the first three differences of each.
"""
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

PASSES = {
    "sccp": ["--sccp"],
    "sccp by function": ["--pass-pipeline=builtin.module(func.func(sccp))"],
    "sccp with locations": ["--sccp", "--mlir-print-debuginfo"],
    "remove-dead-values": ["--remove-dead-values"],
    "remove-dead-values without canonicalization": ["--remove-dead-values=canonicalize=false"],
    "int-range-optimizations": ["--int-range-optimizations"],
    "arith-unsigned-when-equivalent": ["--arith-unsigned-when-equivalent"],
    "arith-int-range-narrowing": ["--arith-int-range-narrowing=int-bitwidths-supported=1,8,16,24,32"],
    "arith-int-range-narrowing to 32": ["--arith-int-range-narrowing=int-bitwidths-supported=32"],
}
BINARY = ["addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrui", "shrsi", "maxsi", "maxui", "minsi",
          "minui", "divui", "divsi", "remui", "remsi", "ceildivui", "ceildivsi", "floordivsi"]
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
TYPES = ["i32", "i32", "i32", "index", "index", "i64", "i8", "i1"]
WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}


class Program:
    """A module made at random.

    remove-dead-values of mlir-opt crashes on much code that is never executed. Mild modules have little
    of it: fewer constants that decide branches, fewer blocks, and calls of all functions.
    """

    def __init__(self, seed, is_mild=False):
        self.random = random.Random(seed)
        self.is_mild = is_mild
        self.number = 0
        self.lines = []
        self.functions = []

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def emit(self, indent, text):
        self.lines.append("  " * indent + text)

    def constant(self, indent, values, ty):
        r, name = self.random, self.fresh()
        if self.is_mild and (ty in ("i1", "index") or r.random() < 0.5):
            self.emit(indent, f'{name} = "t.make"() : () -> {ty}')
        elif ty == "i1":
            value = r.choice(["true", "false"])
            self.emit(indent, f"{name} = arith.constant {value}")
        else:
            value = r.choice([0, 1, 2, 3, 7, 10, 100, -1, -8, 127] + ([300, -200, 70000] if WIDTH[ty] > 16 else []))
            self.emit(indent, f"{name} = arith.constant {value} : {ty}")
        values.append((name, ty))
        return name

    def pick(self, indent, values, ty):
        found = [name for name, of in values if of == ty]
        # Values that are near are taken more often.
        if found and self.random.random() < 0.9:
            return self.random.choice(found[-6:] if self.random.random() < 0.6 else found)
        return self.constant(indent, values, ty)

    def picks(self, indent, values, types):
        return [self.pick(indent, values, ty) for ty in types]

    def ops(self, indent, values, depth, count):
        for _ in range(count):
            self.op(indent, values, depth)

    def op(self, indent, values, depth):
        r = self.random
        kind = r.randrange(30)
        ty = r.choice(TYPES)
        if kind < 4:
            self.constant(indent, values, ty)
        elif kind < 12:
            op = r.choice(BINARY if ty != "i1" else BINARY[:6])
            a, b = self.picks(indent, values, [ty, ty])
            flags = ""
            if op in ("addi", "subi", "muli", "shli") and r.random() < 0.3:
                flags = r.choice([" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"])
            name = self.fresh()
            self.emit(indent, f"{name} = arith.{op} {a}, {b}{flags} : {ty}")
            values.append((name, ty))
        elif kind < 14:
            a, b = self.picks(indent, values, [ty, ty])
            name = self.fresh()
            self.emit(indent, f"{name} = arith.cmpi {r.choice(PREDICATES)}, {a}, {b} : {ty}")
            values.append((name, "i1"))
        elif kind == 14:
            c, a, b = self.picks(indent, values, ["i1", ty, ty])
            name = self.fresh()
            self.emit(indent, f"{name} = arith.select {c}, {a}, {b} : {ty}")
            values.append((name, ty))
        elif kind < 17:
            to = r.choice(TYPES)
            self.cast(indent, values, ty, to)
        elif kind == 17:
            a = self.pick(indent, values, ty)
            name = self.fresh()
            self.emit(indent, f'{name} = "t.op"({a}) : ({ty}) -> {ty}')
            values.append((name, ty))
        elif kind == 18:
            a = self.pick(indent, values, ty)
            self.emit(indent, f'"t.use"({a}) : ({ty}) -> ()')
        elif kind < 21 and self.functions:
            self.call(indent, values)
        elif kind == 21 and depth < 2 and r.random() < 0.5:
            self.emit(indent, '"t.region"() ({')
            self.ops(indent + 1, list(values), depth + 1, r.randrange(4))
            # With one region it might be a symbol table, in which calls find nothing.
            self.emit(indent, "}, {}) : () -> ()")
        elif depth < 3:
            r.choice([self.scf_if, self.scf_if, self.scf_for, self.scf_for, self.scf_while, self.scf_switch,
                      self.scf_execute, self.scf_parallel, self.scf_forall])(indent, values, depth)

    def cast(self, indent, values, ty, to):
        r = self.random
        if ty == to:
            return
        a, name = self.pick(indent, values, ty), self.fresh()
        if "index" in (ty, to):
            op = r.choice(["index_cast", "index_castui"])
        elif WIDTH[ty] < WIDTH[to]:
            op = r.choice(["extsi", "extui"])
        else:
            op = "trunci"
        self.emit(indent, f"{name} = arith.{op} {a} : {ty} to {to}")
        values.append((name, to))

    def call(self, indent, values):
        name, inputs, results, _ = self.random.choice(self.functions)
        given = self.picks(indent, values, inputs)
        call = f"func.call @{name}({', '.join(given)}) : ({', '.join(inputs)}) -> "
        self.define(indent, values, results, call + (f"({', '.join(results)})" if len(results) != 1 else results[0]))

    def define(self, indent, values, types, text):
        """Emits an operation with results; the values come after its text."""
        if not types:
            self.emit(indent, text)
            return
        name = self.fresh()
        self.emit(indent, f"{name}{f':{len(types)}' if len(types) > 1 else ''} = {text}")
        self.add_results(values, name, types)

    def add_results(self, values, name, types):
        for at, ty in enumerate(types):
            values.append((f"{name}#{at}" if len(types) > 1 else name, ty))

    def result_prefix(self, types):
        name = self.fresh()
        if not types:
            return name, ""
        return name, f"{name}{f':{len(types)}' if len(types) > 1 else ''} = "

    def some_types(self, most):
        return [self.random.choice(TYPES) for _ in range(self.random.randrange(most + 1))]

    def yields(self, indent, values, types, op="scf.yield"):
        given = self.picks(indent, values, types)
        self.emit(indent, op + (f" {', '.join(given)} : {', '.join(types)}" if types else ""))

    def body(self, indent, values, depth, types, op="scf.yield"):
        inner = list(values)
        self.ops(indent, inner, depth + 1, self.random.randrange(4))
        self.yields(indent, inner, types, op)

    def scf_if(self, indent, values, depth):
        types = self.some_types(2)
        condition = self.pick(indent, values, "i1")
        name, prefix = self.result_prefix(types)
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.emit(indent, f"{prefix}scf.if {condition}{arrow} {{")
        self.body(indent + 1, values, depth, types)
        if types or self.random.random() < 0.4:
            self.emit(indent, "} else {")
            self.body(indent + 1, values, depth, types)
        self.emit(indent, "}")
        self.add_results(values, name, types)

    def scf_for(self, indent, values, depth):
        types = self.some_types(2)
        ty = self.random.choice(["index", "index", "i32"])
        low, high = self.picks(indent, values, [ty, ty])
        step = self.fresh()
        self.emit(indent, f"{step} = arith.constant {self.random.choice([1, 1, 2, 4])} : {ty}")
        inits = self.picks(indent, values, types)
        name, prefix = self.result_prefix(types)
        arguments = [self.fresh() for _ in types]
        carried = ""
        if types:
            carried = f" iter_args({', '.join(f'{a} = {i}' for a, i in zip(arguments, inits))}) -> ({', '.join(types)})"
        variable = self.fresh()
        of = "" if ty == "index" else f" : {ty}"
        self.emit(indent, f"{prefix}scf.for {variable} = {low} to {high} step {step}{carried}{of} {{")
        self.body(indent + 1, values + [(variable, ty)] + list(zip(arguments, types)), depth, types)
        self.emit(indent, "}")
        self.add_results(values, name, types)

    def scf_while(self, indent, values, depth):
        before, after = self.some_types(2), self.some_types(2)
        inits = self.picks(indent, values, before)
        name, prefix = self.result_prefix(after)
        arguments = [self.fresh() for _ in before]
        given = f"({', '.join(f'{a} = {i}' for a, i in zip(arguments, inits))})" if before else ""
        self.emit(indent, f"{prefix}scf.while{' ' if given else ''}{given} : ({', '.join(before)}) -> "
                  f"{after[0] if len(after) == 1 else '(' + ', '.join(after) + ')'} {{")
        inner = values + list(zip(arguments, before))
        self.ops(indent + 1, inner, depth + 1, self.random.randrange(4))
        condition = self.pick(indent + 1, inner, "i1")
        passed = self.picks(indent + 1, inner, after)
        self.emit(indent + 1, f"scf.condition({condition})" +
                  (f" {', '.join(passed)} : {', '.join(after)}" if after else ""))
        self.emit(indent, "} do {")
        arguments = [self.fresh() for _ in after]
        if after:
            self.emit(indent, f"^bb0({', '.join(f'{a}: {t}' for a, t in zip(arguments, after))}):")
        self.body(indent + 1, values + list(zip(arguments, after)), depth, before)
        self.emit(indent, "}")
        self.add_results(values, name, after)

    def scf_switch(self, indent, values, depth):
        types = self.some_types(2)
        on = self.pick(indent, values, "index")
        name, prefix = self.result_prefix(types)
        self.emit(indent, f"{prefix}scf.index_switch {on}{' -> ' + ', '.join(types) if types else ''}")
        for case in self.random.sample([0, 1, 2, 3, 7, -1], self.random.randrange(3)):
            self.emit(indent, f"case {case} {{")
            self.body(indent + 1, values, depth, types)
            self.emit(indent, "}")
        self.emit(indent, "default {")
        self.body(indent + 1, values, depth, types)
        self.emit(indent, "}")
        self.add_results(values, name, types)

    def scf_execute(self, indent, values, depth):
        types = self.some_types(2)
        name, prefix = self.result_prefix(types)
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.emit(indent, f"{prefix}scf.execute_region{arrow} {{")
        self.body(indent + 1, values, depth, types)
        self.emit(indent, "}")
        self.add_results(values, name, types)

    def bounds(self, indent, values):
        low, high = self.picks(indent, values, ["index", "index"])
        step = self.fresh()
        self.emit(indent, f"{step} = arith.constant {self.random.choice([1, 2])} : index")
        return low, high, step

    def scf_parallel(self, indent, values, depth):
        low, high, step = self.bounds(indent, values)
        variable = self.fresh()
        self.emit(indent, f"scf.parallel ({variable}) = ({low}) to ({high}) step ({step}) {{")
        self.ops(indent + 1, values + [(variable, "index")], depth + 1, self.random.randrange(4))
        self.emit(indent, "}")

    def scf_forall(self, indent, values, depth):
        (a, b, c), (d, e, f) = self.bounds(indent, values), self.bounds(indent, values)
        x, y = self.fresh(), self.fresh()
        self.emit(indent, f"scf.forall ({x}, {y}) = ({a}, {d}) to ({b}, {e}) step ({c}, {f}) {{")
        self.ops(indent + 1, values + [(x, "index"), (y, "index")], depth + 1, self.random.randrange(4))
        self.emit(indent, "}")

    def function(self, name, inputs, results, visibility):
        r = self.random
        arguments = [(f"%a{at}", ty) for at, ty in enumerate(inputs)]
        shown = ", ".join(f"{name}: {ty}" for name, ty in arguments)
        arrow = f" -> ({', '.join(results)})" if results else ""
        self.emit(1, f"func.func {visibility}@{name}({shown}){arrow} {{")
        blocks = r.choice([1, 1, 1, 1, 1, 2] if self.is_mild else [1, 1, 1, 2, 3, 4])
        signatures = [[]] + [[r.choice(TYPES) for _ in range(r.randrange(3))] for _ in range(blocks - 1)]
        common = list(arguments)
        for number in range(blocks):
            values = list(common)
            if number:
                names = [(f"%x{number}_{at}", ty) for at, ty in enumerate(signatures[number])]
                shown = ", ".join(f"{name}: {ty}" for name, ty in names)
                self.emit(1, f"^bb{number}" + (f"({shown})" if names else "") + ":")
                values += names
            self.ops(2, values, 0, r.randrange(2, 8) if number == 0 else r.randrange(5))
            if number == 0:
                common = list(values)
            self.terminator(number, blocks, signatures, values, results)
        self.emit(1, "}")

    def target(self, number, signatures, values):
        types = signatures[number]
        given = self.picks(2, values, types)
        return f"^bb{number}" + (f"({', '.join(given)} : {', '.join(types)})" if types else "")

    def terminator(self, number, blocks, signatures, values, results):
        r = self.random
        kind = r.randrange(5) if blocks > 1 else 0
        if kind == 0:
            given = self.picks(2, values, results)
            self.emit(2, "return" + (f" {', '.join(given)} : {', '.join(results)}" if results else ""))
        elif kind == 1:
            target = self.target(r.randrange(1, blocks), signatures, values)
            self.emit(2, f"cf.br {target}")
        elif kind < 4:
            condition = self.pick(2, values, "i1")
            targets = [self.target(r.randrange(1, blocks), signatures, values) for _ in range(2)]
            self.emit(2, f"cf.cond_br {condition}, {', '.join(targets)}")
        else:
            # The syntax of the operation has no results with numbers.
            values = [value for value in values if "#" not in value[0]]
            flag = self.pick(2, values, "i32")
            targets = [self.target(r.randrange(1, blocks), signatures, values) for _ in range(3)]
            cases = ",".join(f"{case}: {target}" for case, target in zip([1, 7], targets[1:]))
            self.emit(2, f"cf.switch {flag} : i32, [default: {targets[0]},{cases}]")

    def text(self):
        r = self.random
        self.emit(0, "module {")
        self.emit(1, "func.func private @outside(i32) -> (i32, i1)")
        self.functions = [("outside", ["i32"], ["i32", "i1"], "private ")]
        for number in range(r.randrange(1, 5)):
            visibility = r.choice(["", "private ", "private ", "private "])
            self.functions.append((f"f{number}", self.some_types(3), self.some_types(2), visibility))
        known = self.functions[1:]
        for name, inputs, results, visibility in known:
            self.function(name, inputs, results, visibility)
        self.function("main", ["i32", "index", "i1", "i64"], ["i32"], "")
        if self.is_mild:
            self.call_all()
        if r.random() < 0.15:
            # A name that is used otherwise than by a call.
            name, inputs, results, _ = r.choice(known)
            self.emit(1, "func.func @taker() {")
            self.emit(2, f"%f = func.constant @{name} : ({', '.join(inputs)}) -> ({', '.join(results)})")
            self.emit(2, "return")
            self.emit(1, "}")
        self.emit(0, "}")
        return "\n".join(self.lines) + "\n"

    def call_all(self):
        self.emit(1, "func.func @all() {")
        values = []
        for name, inputs, results, _ in self.functions:
            given, result = self.picks(2, values, inputs), self.fresh()
            prefix = f"{result}:{len(results)} = " if results else ""
            self.emit(2, f"{prefix}func.call @{name}({', '.join(given)}) : ({', '.join(inputs)}) -> "
                      f"({', '.join(results)})")
            if results and self.random.random() < 0.5:
                self.emit(2, f'"t.use"({result}#0) : ({results[0]}) -> ()')
        self.emit(2, "return")
        self.emit(1, "}")


def run(tool, flags, file):
    try:
        done = subprocess.run([tool, "--allow-unregistered-dialect", *flags, file],
                              capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return 124, b"", b""
    return done.returncode, done.stdout, done.stderr


def main():
    tool, prefix, *rest = sys.argv[1:]
    count, seed, folders, only = 300, 1, [], None
    for arg in rest:
        if arg.startswith("--modules="):
            count = int(arg.split("=")[1])
        elif arg.startswith("--seed="):
            seed = int(arg.split("=")[1])
        elif arg.startswith("--only="):
            only = arg.split("=")[1].split(",")
        else:
            folders.append(arg)
    mlir = os.path.join(prefix, "bin", "mlir-opt")
    corpus = []
    for folder in folders:
        for where, _, names in sorted(os.walk(folder)):
            corpus += [os.path.join(where, name) for name in sorted(names) if name.endswith(".mlir")]
    scratch = tempfile.mkdtemp()


    def make(name, is_mild):
        made = []
        for number in range(count):
            file = os.path.join(scratch, f"{name}{number}.mlir")
            with open(file, "w") as out:
                out.write(Program(seed * 1000003 + number, is_mild).text())
            made.append(file)
        return made

    wild, mild = make("module", False), make("mild", True)

    def accepted(file):
        """Whether both read the file, and print it the same."""
        theirs = run(mlir, [], file)
        return theirs[0] == 0 and run(tool, [], file) == theirs

    failed = False
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        corpus = [file for file, ok in zip(corpus, pool.map(accepted, corpus)) if ok]
        for name, flags in PASSES.items():
            if only and name not in only:
                continue
            files = (mild if "dead" in name else wild) + corpus

            def compare(file):
                theirs = run(mlir, flags, file)
                if theirs[0] != 0:
                    return None
                ours = run(tool, flags, file)
                return ours[0] == 0 and ours[1] == theirs[1]

            results = list(pool.map(compare, files))
            different = [file for file, result in zip(files, results) if result is False]
            print(f"{name}: {results.count(True)} equal, {len(different)} different, "
                  f"{results.count(None)} not accepted by mlir-opt", flush=True)
            for file in different[:3]:
                failed = True
                print(f"  {file}: {' '.join(flags)}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
