#!/usr/bin/env python3
"""Folds operations of a dialect with ods-opt and with mlir-opt, and compares the text byte for byte.

usage: folding_mlir.py ODS_OPT MLIR_PREFIX [--dialect=NAME] [--modules=N] [--seed=N] [--patterns=on]

The dialects are arith, which is the default, complex, index and math.

Each module is made at random: functions of one operation, or two, on arguments and constants, among
them the least and the largest numbers of a type, splats and other elements. Only folders are compared, unless patterns are switched on: then also
functions with chains of operations are made, on which canonicalization patterns apply. Modules on
which mlir-opt crashes, or does not end, are counted apart, and may be at most one in twenty.
"""
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from folding_functions import FORMATS, WITHOUT_NAN, ComplexFunction, IndexFunction, MathFunction, float_bits

WIDTHS = [1, 2, 7, 8, 16, 32, 64, 65, 128]
BINARY = ["addi", "subi", "muli", "divui", "divsi", "ceildivui", "ceildivsi", "floordivsi", "remui", "remsi",
          "andi", "ori", "xori", "shli", "shrui", "shrsi", "maxsi", "maxui", "minsi", "minui"]
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


class Function:
    def __init__(self, choose, name):
        self.choose, self.name, self.lines, self.count = choose, name, [], 0
        self.arguments = []
        # With poison mlir-opt does not survive an addui_extended.
        self.poison = 0.1 if choose.random() < 0.2 else 0
        width = choose.choice(WIDTHS)
        self.element = "index" if choose.random() < 0.1 else f"i{width}"
        self.width = 64 if self.element == "index" else width
        self.shape = choose.choice(["", "", "", "vector<4x{}>", "tensor<4x{}>", "vector<2x2x{}>"])

    def type(self, element):
        return self.shape.format(element) if self.shape else element

    def new(self):
        self.count += 1
        return f"%{self.count}"

    def number(self, width):
        least, most = -(1 << (width - 1)), (1 << (width - 1)) - 1
        edges = [0, 1, -1, 2, least, most, least + 1, most - 1, width, width - 1]
        value = self.choose.choice(edges) if self.choose.random() < 0.7 else self.choose.randint(least, most)
        return min(max(value, least), most) if width > 1 else self.choose.choice([0, -1])

    def constant(self, element, width):
        name, ty = self.new(), self.type(element)
        if self.choose.random() < self.poison:
            self.lines.append(f"{name} = ub.poison : {ty}")
            return name
        text = lambda: ("true" if self.number(1) else "false") if element == "i1" else str(self.number(width))
        if not self.shape:
            value = text() if element == "i1" else f"{text()} : {ty}"
        # mlir-opt reads the zeros of sparse indices from memory that nothing wrote.
        elif self.shape.startswith("tensor") and self.choose.random() < 0.1 and element != "index":
            value = f"sparse<[[{self.choose.randint(0, 3)}], [{self.choose.randint(0, 3)}]], [{text()}, {text()}]> : {ty}"
        elif self.choose.random() < 0.5:
            value = f"dense<{text()}> : {ty}"
        else:
            items = [text() for _ in range(4)]
            rows = f"[[{items[0]}, {items[1]}], [{items[2]}, {items[3]}]]"
            flat = f"[{', '.join(items)}]"
            value = f"dense<{rows if '2x2' in self.shape else flat}> : {ty}"
        self.lines.append(f"{name} = arith.constant {value}")
        return name

    def argument(self, ty):
        name = f"%a{len(self.arguments)}"
        self.arguments.append(f"{name}: {ty}")
        return name

    def operand(self, element, width, known):
        kind = self.choose.random()
        if kind < 0.25 and known:
            return self.choose.choice(known)
        if kind < 0.75:
            return self.constant(element, width)
        return self.argument(self.type(element))

    def body(self):
        known, results = [], []
        element, width, ty = self.element, self.width, self.type(self.element)
        for _ in range(self.choose.choice([1, 1, 2])):
            kind = self.choose.random()
            if kind < 0.65:
                a = self.operand(element, width, known)
                b = self.operand(element, width, [*known, a])
                out = self.new()
                self.lines.append(f"{out} = arith.{self.choose.choice(BINARY)} {a}, {b} : {ty}")
                known += [a, b, out]
                results.append((out, ty))
            elif kind < 0.72:
                a = self.operand(element, width, known)
                b = self.operand(element, width, [*known, a])
                out = self.new()
                # mlir-opt makes an invalid extsi of the product of indices.
                products = ["mului_extended"] if element == "index" else ["mulsi_extended", "mului_extended"]
                op = self.choose.choice([*products, *([] if self.poison else ["addui_extended"])])
                second = self.type("i1") if op == "addui_extended" else ty
                types = f"{ty}, {second}" if op == "addui_extended" else ty
                self.lines.append(f"{out}:2 = arith.{op} {a}, {b} : {types}")
                results += [(f"{out}#0", ty), (f"{out}#1", second)]
            elif kind < 0.8:
                a = self.operand(element, width, known)
                b = self.operand(element, width, [*known, a])
                out = self.new()
                self.lines.append(f"{out} = arith.cmpi {self.choose.choice(PREDICATES)}, {a}, {b} : {ty}")
                results.append((out, self.type("i1")))
                if self.choose.random() < 0.3:
                    chosen = self.new()
                    condition = "" if not self.shape else f"{self.type('i1')}, "
                    self.lines.append(f"{chosen} = arith.select {out}, {a}, {b} : {condition}{ty}")
                    results.append((chosen, ty))
            elif kind < 0.9:
                condition = self.operand("i1", 1, [])
                a = self.operand(element, width, known)
                b = self.operand(element, width, [*known, a])
                out = self.new()
                types = ty if not self.shape else f"{self.type('i1')}, {ty}"
                self.lines.append(f"{out} = arith.select {condition}, {a}, {b} : {types}")
                results.append((out, ty))
            elif element != "index":
                self.casts(results)
            else:
                a = self.operand(element, width, known)
                out = self.new()
                op, to = self.choose.choice(["index_cast", "index_castui"]), self.type("i32")
                self.lines.append(f"{out} = arith.{op} {a} : {ty} to {to}")
                results.append((out, to))
        return results

    def casts(self, results):
        width = self.width
        value = self.operand(self.element, width, [])
        for _ in range(self.choose.choice([1, 2])):
            wider = [other for other in WIDTHS if other > width]
            narrower = [other for other in WIDTHS if other < width]
            if wider and (not narrower or self.choose.random() < 0.6):
                op, to = self.choose.choice(["extui", "extsi"]), self.choose.choice(wider)
            else:
                op, to = "trunci", self.choose.choice(narrower)
            out = self.new()
            self.lines.append(f"{out} = arith.{op} {value} : {self.type(f'i{width}')} to {self.type(f'i{to}')}")
            value, width = out, to
            results.append((out, self.type(f"i{to}")))

    def text(self):
        results = self.body()
        types = ", ".join(ty for _, ty in results)
        lines = "".join(f"    {line}\n" for line in self.lines)
        values = ", ".join(value for value, _ in results)
        end = f"    return {values} : {types}\n" if results else "    return\n"
        return f"  func.func @{self.name}({', '.join(self.arguments)}) -> ({types}) {{\n{lines}{end}  }}\n"


COMMON = ["f16", "bf16", "f32", "f64"]
FLOAT_BINARY = ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"]
FLOAT_PREDICATES = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                    "uno", "true"]
FLAGS = ["", "", "", " fastmath<nnan>", " fastmath<nnan,nsz>", " fastmath<contract>", " fastmath<fast>"]


class FloatFunction(Function):
    def __init__(self, choose, name):
        super().__init__(choose, name)
        self.element = choose.choice(COMMON if choose.random() < 0.6 else list(FORMATS))

    def number(self, element):
        return float_bits(self.choose, element)

    def constant(self, element, width=0):
        name, ty = self.new(), self.type(element)
        if self.choose.random() < self.poison:
            self.lines.append(f"{name} = ub.poison : {ty}")
            return name
        if not self.shape:
            value = f"{self.number(element)} : {ty}"
        elif self.shape.startswith("tensor") and self.choose.random() < 0.1:
            value = f"sparse<[[0], [{self.choose.randint(1, 3)}]], [{self.number(element)}, {self.number(element)}]> : {ty}"
        elif self.choose.random() < 0.5:
            value = f"dense<{self.number(element)}> : {ty}"
        else:
            items = [self.number(element) for _ in range(4)]
            rows = f"[[{items[0]}, {items[1]}], [{items[2]}, {items[3]}]]"
            value = f"dense<{rows if '2x2' in self.shape else '[' + ', '.join(items) + ']'}> : {ty}"
        self.lines.append(f"{name} = arith.constant {value}")
        return name

    def body(self):
        known, results = [], []
        element, ty = self.element, self.type(self.element)
        for _ in range(self.choose.choice([1, 1, 2])):
            kind, flags = self.choose.random(), self.choose.choice(FLAGS)
            a = self.operand(element, 0, known)
            b = self.operand(element, 0, [*known, a])
            out = self.new()
            if kind < 0.6:
                op = self.choose.choice(FLOAT_BINARY)
                if op in ["divf", "remf"] and element in WITHOUT_NAN:
                    # mlir-opt makes NaN of a division by zero, which it prints as another zero.
                    op = "mulf"
                self.lines.append(f"{out} = arith.{op} {a}, {b}{flags} : {ty}")
                known += [a, b, out]
                results.append((out, ty))
            elif kind < 0.7:
                self.lines.append(f"{out} = arith.negf {a}{flags} : {ty}")
                known.append(out)
                results.append((out, ty))
            elif kind < 0.8:
                predicate = self.choose.choice(FLOAT_PREDICATES)
                self.lines.append(f"{out} = arith.cmpf {predicate}, {a}, {b}{flags} : {ty}")
                results.append((out, self.type("i1")))
            elif kind < 0.88:
                self.float_casts(a, results)
            elif kind < 0.92:
                to = self.type(f"i{1 + sum(FORMATS[element])}")
                back = self.new()
                self.lines.append(f"{out} = arith.bitcast {a} : {ty} to {to}")
                self.lines.append(f"{back} = arith.bitcast {out} : {to} to {ty}")
                results += [(out, to), (back, ty)]
            else:
                width = self.choose.choice([1, 8, 32, 64, 128])
                to, op = self.type(f"i{width}"), self.choose.choice(["fptosi", "fptoui"])
                self.lines.append(f"{out} = arith.{op} {a} : {ty} to {to}")
                back, op = self.new(), self.choose.choice(["sitofp", "uitofp"])
                self.lines.append(f"{back} = arith.{op} {out} : {to} to {ty}")
                results += [(out, to), (back, ty)]
        return results

    def float_casts(self, value, results):
        element = self.element
        width = lambda ty: sum(FORMATS[ty])
        for _ in range(self.choose.choice([1, 2])):
            wider = [ty for ty in FORMATS if width(ty) > width(element)]
            narrower = [ty for ty in FORMATS if width(ty) < width(element) and ty not in WITHOUT_NAN]
            widens = wider and (not narrower or self.choose.random() < 0.5)
            if not widens and not narrower:
                return
            to = self.choose.choice(wider if widens else narrower)
            out, op, flags = self.new(), "extf" if widens else "truncf", self.choose.choice(FLAGS)
            self.lines.append(f"{out} = arith.{op} {value}{flags} : {self.type(element)} to {self.type(to)}")
            results.append((out, self.type(to)))
            value, element = out, to


OVERFLOW = ["", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"]


class ChainFunction(Function):
    """Operations on the results of others, with small constants."""

    def __init__(self, choose, name):
        super().__init__(choose, name)
        self.values = {}
        for width in [1, 8, 32, 64]:
            self.values[f"i{width}"] = [self.argument(self.type(f"i{width}")) for _ in range(2)]
        self.values["index"] = [self.argument(self.type("index"))]
        self.values["f32"] = [self.argument(self.type("f32")) for _ in range(2)]
        self.values["f16"] = [self.argument(self.type("f16"))]

    def constant(self, element, _=0):
        name, ty = self.new(), self.type(element)
        numbers = ["true", "false", "true"] if element == "i1" else ["0", "1", "-1", "2", "5", "8", "32", "24"]
        value = self.choose.choice(numbers)
        if self.shape:
            value = f"dense<{value}>"
        self.lines.append(f"{name} = arith.constant {value}" + (f" : {ty}" if self.shape or element != "i1" else ""))
        return name

    def value(self, element, constants=0.3):
        if element[0] != "f" and self.choose.random() < constants:
            return self.constant(element)
        return self.choose.choice(self.values[element][-4:])

    def add(self, element, text):
        out = self.new()
        self.lines.append(f"{out} = arith.{text}")
        self.values[element].append(out)

    def body(self):
        for _ in range(self.choose.randint(3, 9)):
            self.choose.choice([self.integers, self.integers, self.integers, self.wide, self.compared, self.selected,
                                self.resized, self.resized, self.resized, self.indices, self.floats, self.bits,
                                self.converted, self.quotient, self.extended_bit, self.upper_half])()
        used = [(value, self.type(element)) for element, values in self.values.items() for value in values[-2:]]
        return [entry for entry in used if not entry[0].startswith("%a")]

    def integers(self):
        element = self.choose.choice(["i8", "i32", "i32", "i64", "index", "i1"])
        op = self.choose.choice(["addi", "addi", "subi", "subi", "muli", "andi", "ori", "xori"])
        flags = self.choose.choice(OVERFLOW) if op in ["addi", "subi", "muli"] else ""
        self.add(element, f"{op} {self.value(element)}, {self.value(element, 0.5)}{flags} : {self.type(element)}")

    def bits(self):
        element, op = self.choose.choice(["i32", "i64"]), self.choose.choice(["shrsi", "shrui", "shrsi", "shli"])
        exact = self.choose.choice(["", "", " exact"]) if op != "shli" else ""
        self.add(element, f"{op} {self.value(element, 0.1)}, {self.value(element, 0.9)}{exact} : {self.type(element)}")

    def converted(self):
        """A comparison of an integer, as a float, with a constant."""
        element, to = self.choose.choice(["i1", "i8", "i32", "i64"]), self.choose.choice(["f16", "f32", "f64"])
        conversion = self.choose.choice(["sitofp", "uitofp"])
        ty, float_ty, out = self.type(element), self.type(to), self.new()
        self.lines.append(f"{out} = arith.{conversion} {self.value(element, 0.05)} : {ty} to {float_ty}")
        numbers = ["0.0", "-0.0", "1.0", "-1.0", "3.5", "-3.5", "127.0", "127.5", "-128.5", "255.5", "4.0e3", "6.0e4",
                   "2147483647.0", "4294967296.0", "-2147483649.0", "1.0e12", "9.3e18", "-9.3e18", "1.9e19",
                   "1.0e30", "0.25", "-0.25"]
        value, constant = self.choose.choice(numbers), self.new()
        if self.choose.random() < 0.1:
            infinity = {"f16": "0x7C00", "f32": "0x7F800000", "f64": "0xFFF0000000000000"}
            value = infinity[to]
        value = f"dense<{value}>" if self.shape else value
        self.lines.append(f"{constant} = arith.constant {value} : {float_ty}")
        # mlir-opt crashes on the others here.
        predicate = self.choose.choice([name for name in FLOAT_PREDICATES if name not in ["false", "true"]])
        operands = [out, constant] if self.choose.random() < 0.9 else [constant, out]
        self.add("i1", f"cmpf {predicate}, {', '.join(operands)}{self.choose.choice(FLAGS)} : {float_ty}")

    def quotient(self):
        """The quotient of a product and a factor, or something else."""
        element = self.choose.choice(["i8", "i32", "index"])
        ty, factors = self.type(element), [self.value(element, 0.1) for _ in range(2)]
        self.add(element, f"muli {', '.join(factors)}{self.choose.choice(OVERFLOW)} : {ty}")
        divisor = self.choose.choice([*factors, *factors, self.value(element)])
        op = self.choose.choice(["divui", "divsi", "divui", "divsi", "ceildivui", "remui"])
        self.add(element, f"{op} {self.values[element][-1]}, {divisor} : {ty}")

    def extended_bit(self):
        """A comparison of an extended bit with zero or one."""
        element, op = self.choose.choice(["i8", "i32", "i64"]), self.choose.choice(["extui", "extsi"])
        self.add(element, f"{op} {self.value('i1', 0.05)} : {self.type('i1')} to {self.type(element)}")
        value, predicate = self.values[element][-1], self.choose.choice(["ne", "ne", "eq", *PREDICATES])
        self.add("i1", f"cmpi {predicate}, {value}, {self.constant(element)} : {self.type(element)}")

    def upper_half(self):
        """The upper bits of an integer."""
        small, large = self.choose.choice([("i32", "i64"), ("i8", "i32"), ("i8", "i64")])
        bits = self.choose.choice([int(large[1:]) - int(small[1:]), int(small[1:]), int(small[1:]) + 1])
        count, ty = self.new(), self.type(large)
        value = f"dense<{bits}>" if self.shape else str(bits)
        self.lines.append(f"{count} = arith.constant {value} : {ty}")
        exact = self.choose.choice(["", "", " exact"])
        self.add(large, f"{self.choose.choice(['shrsi', 'shrsi', 'shrui'])} {self.value(large)}, {count}{exact} : {ty}")
        flags = self.choose.choice(OVERFLOW)
        self.add(small, f"trunci {self.values[large][-1]}{flags} : {ty} to {self.type(small)}")

    def wide(self):
        element, op = self.choose.choice(["i8", "i32", "index"]), self.choose.choice(["addui", "mulsi", "mului"])
        # mlir-opt makes an invalid extsi of indices.
        element = "i8" if op == "mulsi" else element
        ty, out = self.type(element), self.new()
        types = f"{ty}, {self.type('i1')}" if op == "addui" else ty
        operands = f"{self.value(element)}, {self.value(element, 0.5)}"
        self.lines.append(f"{out}:2 = arith.{op}_extended {operands} : {types}")
        self.values[element].append(f"{out}#0")
        if self.choose.random() < 0.4:
            self.values["i1" if op == "addui" else element].append(f"{out}#1")

    def compared(self):
        element = self.choose.choice(["i8", "i32", "i64", "index", "i1"])
        predicate = self.choose.choice(PREDICATES)
        self.add("i1", f"cmpi {predicate}, {self.value(element)}, {self.value(element)} : {self.type(element)}")
        if self.choose.random() < 0.4:
            self.values["i1"].append(self.values["i1"][-1])
            self.add("i1", f"xori {self.values['i1'][-1]}, {self.constant('i1')} : {self.type('i1')}")

    def selected(self):
        element = self.choose.choice(["i8", "i32", "i32", "i1", "f32"])
        ty = self.type(element)
        types = f"{self.type('i1')}, {ty}" if self.shape else ty
        operands = f"{self.value('i1', 0.05)}, {self.value(element, 0.4)}, {self.value(element, 0.4)}"
        self.add(element, f"select {operands} : {types}")

    def resized(self):
        small, large = self.choose.choice([("i1", "i8"), ("i8", "i32"), ("i8", "i32"), ("i32", "i64"), ("i8", "i64")])
        if self.choose.random() < 0.65:
            op = self.choose.choice(["extui", "extsi"])
            self.add(large, f"{op} {self.value(small, 0.05)} : {self.type(small)} to {self.type(large)}")
            return
        flags = self.choose.choice(OVERFLOW)
        self.add(small, f"trunci {self.value(large, 0.05)}{flags} : {self.type(large)} to {self.type(small)}")

    def indices(self):
        element, op = self.choose.choice(["i8", "i32", "i64"]), self.choose.choice(["index_cast", "index_castui"])
        source, to = (element, "index") if self.choose.random() < 0.5 else ("index", element)
        self.add(to, f"{op} {self.value(source, 0.05)} : {self.type(source)} to {self.type(to)}")

    def floats(self):
        flags, ty = self.choose.choice(FLAGS), self.type("f32")
        kind = self.choose.choice(["binary", "negf", "negf", "sitofp", "uitofp", "truncf", "bitcast", "bitcast"])
        if kind == "binary":
            op = self.choose.choice(["mulf", "divf", "addf"])
            self.add("f32", f"{op} {self.value('f32')}, {self.value('f32')}{flags} : {ty}")
        elif kind == "negf":
            self.add("f32", f"negf {self.value('f32')}{flags} : {ty}")
        elif kind == "truncf":
            rounding = self.choose.choice(["", "", " to_nearest_even", " downward"])
            self.add("f16", f"truncf {self.value('f32')}{rounding}{flags} : {ty} to {self.type('f16')}")
        elif kind == "bitcast" and self.choose.random() < 0.5:
            self.add("i32", f"bitcast {self.value('f32')} : {ty} to {self.type('i32')}")
        elif kind == "bitcast":
            self.add("f32", f"bitcast {self.value('i32', 0.1)} : {self.type('i32')} to {ty}")
        else:
            element = self.choose.choice(["i8", "i32"])
            self.add("f32", f"{kind} {self.value(element, 0.1)} : {self.type(element)} to {ty}")


# A tool that takes longer for one module does not end.
SECONDS = 60

OTHERS = {"complex": ComplexFunction, "index": IndexFunction, "math": MathFunction}


def module(seed, dialect, patterns):
    choose = random.Random(seed)
    if dialect in OTHERS:
        kinds = [OTHERS[dialect]]
    else:
        kinds = [ChainFunction, ChainFunction, Function, FloatFunction] if patterns else [Function, FloatFunction]
    functions = (choose.choice(kinds)(choose, f"f{number}").text() for number in range(40))
    return "module {\n" + "".join(functions) + "}\n"


def run(tool, file, patterns):
    disabled = "" if patterns else "=enable-patterns=none region-simplify=disabled"
    command = [tool, file, f"--canonicalize{disabled}"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode < 0 or done.returncode > 128:
        return None
    return done.stdout if done.returncode == 0 else f"{tool} fails: {done.stderr[:400]}"


def main():
    tool, prefix = sys.argv[1], Path(sys.argv[2])
    options = dict(option.lstrip("-").split("=", 1) for option in sys.argv[3:])
    count, seed = int(options.get("modules", 200)), int(options.get("seed", 1))
    dialect, patterns = options.get("dialect", "arith"), "patterns" in options

    def compare(number):
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(module(number, dialect, patterns))
            file.flush()
            return number, run(prefix / "bin/mlir-opt", file.name, patterns), run(tool, file.name, patterns)

    different, crashes = 0, 0
    with ThreadPoolExecutor() as pool:
        for number, expected, found in pool.map(compare, range(seed * 1_000_000, seed * 1_000_000 + count)):
            if expected is None:
                crashes += 1
                continue
            if expected == found:
                continue
            different += 1
            found = found or "crashes or does not end"
            lines = zip(expected.splitlines(), found.splitlines())
            place = next(((a, b) for a, b in lines if a != b), ("", "the end"))
            if different <= 5:
                print(f"module {number}:\n  mlir-opt: {place[0]}\n  ods-opt:  {place[1]}")
    what = "canonicalization" if patterns else "folding"
    print(f"{what} of {dialect}: {count} modules of 40 functions, {different} different, mlir-opt crashes on {crashes}")
    if different or crashes > count // 20:
        sys.exit(1)


main()
