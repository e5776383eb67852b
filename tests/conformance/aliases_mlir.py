#!/usr/bin/env python3
"""Prints modules with ods-opt and with mlir-opt, and compares names, order and places of aliases.

usage: aliases_mlir.py ODS_OPT MLIR_PREFIX [--modules=N] [--seed=N]

Each module is made at random: unregistered operations whose attributes, types and locations have
affine maps, integer sets and locations in them, alone and within each other, some more than once. It
is printed without locations, with them, and with them in generic form. What ods-opt prints must be
what mlir-opt prints, also when it is read again: locations that are unknown may then be gone.
"""
import random
import subprocess
import sys
import tempfile
from pathlib import Path

FLAGS = [[], ["--mlir-print-debuginfo"], ["--mlir-print-debuginfo", "--mlir-print-op-generic"]]
# From this depth on, what is inside of others is simple.
MAX_DEPTH = 2


class Module:
    def __init__(self, seed):
        self.choose = random.Random(seed)

    def number(self, most):
        return self.choose.randint(0, most)

    def affine_map(self):
        dims = [f"d{at}" for at in range(self.choose.randint(1, 3))]
        forms = ["{}", "{} + 1", "{} + 5", "{} mod 3", "{} floordiv 4", "{} * 2 + d0"]
        results = [self.choose.choice(forms).format(self.choose.choice(dims)) for _ in range(self.number(2) + 1)]
        return f"affine_map<({', '.join(dims)}) -> ({', '.join(results)})>"

    def affine_set(self):
        return f"affine_set<(d0, d1) : (d0 - {self.number(4)} >= 0, d1 == {self.number(3)})>"

    def location(self, depth=0):
        kind = self.choose.random()
        if depth > MAX_DEPTH + 1 or kind < 0.3:
            place = f'"a.mlir":{self.number(2) + 1}:{self.number(2) + 1}'
            return self.choose.choice([place, '"b":1:2', "unknown", '"name"'])
        if kind < 0.5:
            return f'"n{self.number(3)}"({self.location(depth + 1)})'
        first, second = self.location(depth + 1), self.location(depth + 1)
        if kind < 0.75:
            return f"callsite({first} at {second})"
        inner = self.attribute(MAX_DEPTH + 1)
        metadata = self.choose.choice(["", '<"meta">', f"<{self.affine_map()}>", f"<{{k = {inner}}}>"])
        return f"fused{metadata}[{first}, {second}]"

    def type(self, depth=0):
        kind = self.choose.random()
        if depth > MAX_DEPTH or kind < 0.3:
            return self.choose.choice(["i32", "f32", "index"])
        if kind < 0.5:
            return f"memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0 + {self.number(3)})>>"
        if kind < 0.7:
            return f"tuple<{self.type(depth + 1)}, {self.type(depth + 1)}>"
        if kind < 0.85:
            return f"tensor<4xf32, {self.attribute(MAX_DEPTH + 1)}>"
        return f"({self.type(depth + 1)}) -> {self.choose.choice(['i32', '()'])}"

    def attribute(self, depth=0):
        kind = self.choose.random()
        if kind < 0.35:
            return self.affine_map()
        if kind < 0.5:
            return self.affine_set()
        if depth > MAX_DEPTH:
            return self.choose.choice(["1 : i32", '"s"', "unit"])
        count = self.choose.randint(1, 3)
        if kind < 0.65:
            return f"[{', '.join(self.attribute(depth + 1) for _ in range(count))}]"
        if kind < 0.8:
            names = self.choose.sample("abcxyz", count)
            return f"{{{', '.join(f'{name} = {self.attribute(depth + 1)}' for name in names)}}}"
        return f"loc({self.location(MAX_DEPTH)})" if kind < 0.9 else self.type(depth)

    def text(self):
        lines = []
        for at in range(self.choose.randint(2, 12)):
            names = self.choose.sample("pqamz", self.choose.randint(1, 3))
            attributes = ", ".join(f"{name} = {self.attribute()}" for name in names)
            lines.append(f'"t.op{at}"() {{{attributes}}} : () -> () loc({self.location()})')
        for at in range(self.number(3)):
            lines.append(f'%v{at} = "t.v"() : () -> ({self.type()}) loc({self.location()})')
            argument = f"%x{at}: {self.type()} loc({self.location()})"
            inner = f'"t.e"() : () -> () loc({self.location()})'
            lines.append(f'"t.r"() ({{\n^bb0({argument}):\n{inner}\n}}) : () -> () loc({self.location()})')
        return "module {\n" + "\n".join(lines) + f"\n}} loc({self.location()})\n"


def run(tool, file, flags):
    command = [tool, "--allow-unregistered-dialect", file, *flags]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else f"fails: {done.stderr[:400]}"


def main():
    tool, mlir_opt = sys.argv[1], Path(sys.argv[2]) / "bin/mlir-opt"
    options = dict(option.lstrip("-").split("=", 1) for option in sys.argv[3:])
    count, seed = int(options.get("modules", 100)), int(options.get("seed", 1))
    equal, different, not_taken = 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        file, again = Path(folder) / "a.mlir", Path(folder) / "again.mlir"
        for number in range(seed * 1_000_000, seed * 1_000_000 + count):
            file.write_text(Module(number).text())
            for flags in FLAGS:
                expected, found = run(mlir_opt, file, flags), run(tool, file, flags)
                if expected.startswith("fails: "):
                    not_taken += 1
                    continue
                again.write_text(found)
                if found == expected and run(tool, again, flags) == run(mlir_opt, again, flags):
                    equal += 1
                    continue
                different += 1
                print(f"module {number} with {' '.join(flags) or 'no flags'} is printed in another way")
    print(f"aliases: {equal} equal, {different} different, {not_taken} not accepted by mlir-opt")
    if different or not equal:
        sys.exit(1)


main()
