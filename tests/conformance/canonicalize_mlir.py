#!/usr/bin/env python3
"""Canonicalizes modules with ods-opt and with mlir-opt, and compares the text byte for byte.

usage: canonicalize_mlir.py ODS_OPT MLIR_PREFIX [--modules=N] [--seed=N] [--only=ROW] [--show=N]
                             [--disable=NAME,...] [FOLDER...]

For each row, N modules are made at random: graphs of blocks with branches of cf, and regions of scf
in each other, on arguments, constants, and results of operations that no dialect defines. Arithmetic
is limited to what folds the same without arith's own patterns. A last row has the modules of the
folders that consist of these dialects and that mlir-opt accepts. Prints the number of equal modules
for each row; ends with an error after the first differences. A module on which mlir-opt does not end
within ten seconds, or crashes, is counted apart.
"""
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FLAGS = ["-allow-unregistered-dialect", "--split-input-file"]
SEPARATOR = "// -----\n"
BATCH = 50
TYPES = ["i32", "i32", "i1", "index"]


class Function:
    """A function made at random."""

    def __init__(self, choose, kinds, with_blocks):
        self.choose, self.kinds, self.with_blocks = choose, kinds, with_blocks
        self.number, self.blocks, self.lines = 0, 0, []

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def line(self, depth, text):
        self.lines.append("  " * depth + text)

    def maybe(self, chance):
        return self.choose.random() < chance

    # Values are pairs of name and type, and a word on how they are defined.

    def pick(self, depth, scope, ty, plain=False):
        """A value of the type: one in the scope, or a new constant or result."""
        found = [name for name, of, kind in scope if of == ty and (not plain or kind == "plain")]
        if found and self.maybe(0.85):
            return self.choose.choice(found)
        if plain or self.maybe(0.4):
            return self.opaque(depth, scope, ty)
        return self.constant(depth, scope, ty)

    def opaque(self, depth, scope, ty):
        name = self.fresh()
        self.line(depth, f'{name} = "t.make"() : () -> {ty}')
        scope.append((name, ty, "plain"))
        return name

    def constant(self, depth, scope, ty, value=None):
        name = self.fresh()
        if ty == "i1":
            self.line(depth, f"{name} = arith.constant {self.choose.choice(['true', 'false'])}")
        else:
            value = self.choose.choice([-1, 0, 0, 1, 1, 2, 3, 10]) if value is None else value
            self.line(depth, f"{name} = arith.constant {value} : {ty}")
        scope.append((name, ty, "constant"))
        return name

    def condition(self, depth, scope):
        if self.maybe(0.12):
            return self.constant(depth, scope, "i1")
        found = [name for name, of, kind in scope if of == "i1" and kind != "constant"]
        name = self.choose.choice(found) if found and self.maybe(0.9) else self.opaque(depth, scope, "i1")
        plain = [value for value, of, kind in scope if value == name and kind == "plain"]
        if plain and self.maybe(0.2):
            true, negated = self.fresh(), self.fresh()
            self.line(depth, f"{true} = arith.constant true")
            self.line(depth, f"{negated} = arith.xori {name}, {true} : i1")
            scope.append((negated, "i1", "not"))
            return negated
        return name

    def use(self, depth, scope):
        values = [self.choose.choice(scope) for _ in range(self.choose.randrange(4))] if scope else []
        results = [self.choose.choice(TYPES) for _ in range(self.choose.choice([0, 0, 1, 1, 2]))]
        name = self.fresh()
        names = ", ".join(value for value, _, _ in values)
        types = ", ".join(ty for _, ty, _ in values)
        define = "" if not results else f"{name} = " if len(results) == 1 else f"{name}:{len(results)} = "
        self.line(depth, f'{define}"t.use"({names}) : ({types}) -> ({", ".join(results)})')
        self.define(scope, name, results)

    @staticmethod
    def define(scope, name, types):
        if len(types) == 1:
            scope.append((name, types[0], "plain"))
        else:
            scope += [(f"{name}#{number}", ty, "plain") for number, ty in enumerate(types)]

    def start(self, depth, types, text):
        """Opens an operation with results; the caller defines them after its regions."""
        name = self.fresh()
        define = "" if not types else f"{name} = " if len(types) == 1 else f"{name}:{len(types)} = "
        self.line(depth, define + text)
        return name

    def values(self, depth, scope, types):
        return [self.pick(depth, scope, ty) for ty in types]

    def end(self, depth, op, values, types):
        self.line(depth, f"{op} {', '.join(values)} : {', '.join(types)}" if types else op)

    def results(self):
        return [self.choose.choice(["i32", "i32", "i32", "index", "i1"])
                for _ in range(self.choose.choice([0, 0, 1, 1, 2, 3]))]

    def body(self, depth, scope, nesting):
        for _ in range(self.choose.choice([0, 1, 1, 2, 2, 3]) if nesting else self.choose.choice([2, 3, 4, 5])):
            kind = self.choose.random()
            if kind < 0.3:
                self.use(depth, scope)
            elif kind < 0.4:
                self.constant(depth, scope, self.choose.choice(TYPES))
            elif nesting < 3 and self.kinds:
                getattr(self, self.choose.choice(self.kinds))(depth, scope, nesting + 1)

    def region(self, depth, scope, nesting, types):
        """The contents of a region that yields values."""
        inner = list(scope)
        self.body(depth, inner, nesting)
        self.end(depth, "scf.yield", self.values(depth, inner, types), types)

    def arrow(self, types, always_list=False):
        if not types:
            return ""
        return f" -> ({', '.join(types)})" if always_list or len(types) > 1 else f" -> {types[0]}"

    def if_(self, depth, scope, nesting):
        types, condition = self.results(), self.condition(depth, scope)
        for _ in range(self.choose.choice([1, 1, 1, 2])):
            name = self.start(depth, types, f"scf.if {condition}{self.arrow(types, True)} {{")
            inner = list(scope)
            if nesting < 4 and self.maybe(0.25):
                self.if_(depth + 1, inner, nesting + 1)
            else:
                self.body(depth + 1, inner, nesting)
            self.end(depth + 1, "scf.yield", self.values(depth + 1, inner, types) if types else [], types)
            if types or self.maybe(0.5):
                self.line(depth, "} else {")
                if self.maybe(0.4):
                    self.end(depth + 1, "scf.yield", self.values(depth + 1, list(scope), types), types)
                else:
                    self.region(depth + 1, scope, nesting, types)
            self.line(depth, "}")
            self.define(scope, name, types)
            types = self.results()

    def bounds(self, depth, scope, ty, positive):
        kind = self.choose.random()
        step = self.constant(depth, scope, ty, self.choose.choice([1, 2, 3] if positive else [1, 1, 2, 3, -1, 0]))
        if kind < 0.5:
            lower = self.constant(depth, scope, ty, self.choose.choice([0, 0, 1, -2]))
            return lower, self.constant(depth, scope, ty, self.choose.choice([0, 1, 1, 2, 3, 10])), step
        lower = self.pick(depth, scope, ty, plain=True)
        if kind < 0.6:
            return lower, lower, step
        if kind < 0.75:
            by, upper = self.constant(depth, scope, ty, self.choose.choice([1, 2, 5])), self.fresh()
            self.line(depth, f"{upper} = arith.addi {lower}, {by} overflow<nsw> : {ty}")
            return lower, upper, step
        upper = self.pick(depth, scope, ty, plain=True)
        return lower, upper, self.pick(depth, scope, ty, plain=True) if self.maybe(0.5) else step

    def for_(self, depth, scope, nesting):
        types, ty = self.results(), self.choose.choice(["index", "index", "i32"])
        lower, upper, step = self.bounds(depth, scope, ty, False)
        inits = self.values(depth, scope, types)
        if len(set(types)) < len(types) and self.maybe(0.4):
            inits = [inits[types.index(of)] for of in types]
        variable, carried = self.fresh(), [self.fresh() for _ in types]
        pairs = ", ".join(f"{a} = {b}" for a, b in zip(carried, inits))
        iter_args = f" iter_args({pairs}){self.arrow(types, True)}" if types else ""
        suffix = "" if ty == "index" else f" : {ty}"
        unsigned = "unsigned " if self.maybe(0.15) else ""
        name = self.start(depth, types, f"scf.for {unsigned}{variable} = {lower} to {upper} step {step}{iter_args}{suffix} {{")
        inner = [*scope, (variable, ty, "plain"), *((a, of, "plain") for a, of in zip(carried, types))]
        self.body(depth + 1, inner, nesting)
        self.carry(depth + 1, inner, carried, types, "scf.yield")
        self.line(depth, "}")
        self.define(scope, name, types)

    def carry(self, depth, scope, carried, types, op):
        """Yields values of which some are those that the loop carries."""
        values = []
        for own, ty in zip(carried, types):
            same = [value for value, of in zip(carried, types) if of == ty]
            values.append(own if self.maybe(0.25) else self.choose.choice(same) if self.maybe(0.2) else
                          self.pick(depth, scope, ty))
        if len(set(types)) < len(types) and self.maybe(0.3):
            values = [values[types.index(ty)] for ty in types]
        self.end(depth, op, values, types)

    def while_(self, depth, scope, nesting):
        types = self.results()
        inits = self.values(depth, scope, types)
        arguments = [self.fresh() for _ in types]
        before = [*scope, *((a, of, "plain") for a, of in zip(arguments, types))]
        mark = len(self.lines)
        name = self.fresh()
        self.lines.append("")
        self.body(depth + 1, before, nesting)
        compared = None
        if self.maybe(0.4):
            a, b = self.pick(depth + 1, before, "i32", True), self.pick(depth + 1, list(scope), "i32", True)
            if a != b:
                predicate = self.choose.choice(["eq", "slt", "ult", "sge"])
                condition = self.fresh()
                self.line(depth + 1, f"{condition} = arith.cmpi {predicate}, {a}, {b} : i32")
                compared = (predicate, a, b)
                before.append((condition, "i1", "compared"))
        if compared is None:
            condition = self.condition(depth + 1, before)
        if self.maybe(0.3):
            self.trailing_if(depth + 1, before, condition, nesting)
        kind = self.choose.random()
        if kind < 0.25:
            passed = list(zip(arguments, types))
            self.choose.shuffle(passed)
        elif kind < 0.4:
            passed = list(zip(arguments, types))
        else:
            passed = [(self.pick(depth + 1, before, ty), ty) for ty in self.results()]
        # What is passed on must be there before the operation that comes directly before the end.
        if compared and self.maybe(0.6):
            passed.append((compared[1], "i32"))
        if self.maybe(0.2):
            passed.append((condition, "i1"))
        names, passed_types = [value for value, _ in passed], [ty for _, ty in passed]
        tail = f" {', '.join(names)} : {', '.join(passed_types)}" if passed else ""
        self.line(depth + 1, f"scf.condition({condition}){tail}")
        pairs = f" ({', '.join(f'{a} = {b}' for a, b in zip(arguments, inits))})" if types else ""
        count = len(passed)
        define = "" if not count else f"{name} = " if count == 1 else f"{name}:{count} = "
        self.lines[mark] = "  " * depth + (
            f"{define}scf.while{pairs} : ({', '.join(types)}) -> ({', '.join(passed_types)}) {{")
        self.line(depth, "} do {")
        after_arguments = [self.fresh() for _ in passed]
        shown = ", ".join(f"{a}: {ty}" for a, ty in zip(after_arguments, passed_types))
        self.line(depth, f"^bb0({shown}):" if shown else "^bb0:")
        after = [*scope, *((a, ty, "plain") for a, ty in zip(after_arguments, passed_types))]
        if compared:
            self.compare_again(depth + 1, after, after_arguments, names, compared, scope)
        self.body(depth + 1, after, nesting)
        values = self.values(depth + 1, after, types)
        for number, ty in enumerate(types):
            if self.maybe(0.3) and ty in passed_types:
                values[number] = after_arguments[passed_types.index(ty)]
        self.end(depth + 1, "scf.yield", values, types)
        self.line(depth, "}")
        self.define(scope, name, passed_types)

    def compare_again(self, depth, after, arguments, names, compared, outer):
        predicate, a, b = compared
        if a not in names or not any(value == b for value, _, _ in outer):
            return
        again, inverse = self.fresh(), {"eq": "ne", "slt": "sge", "ult": "uge", "sge": "slt"}
        predicate = self.choose.choice([predicate, inverse[predicate]])
        self.line(depth, f"{again} = arith.cmpi {predicate}, {arguments[names.index(a)]}, {b} : i32")
        self.line(depth, f'"t.use"({again}) : (i1) -> ()')

    def trailing_if(self, depth, before, condition, nesting):
        types = [ty for ty in self.results() if ty != "i1"]
        outer = list(before)
        values = self.values(depth, outer, types)
        before += [value for value in outer if value not in before]
        name = self.start(depth, types, f"scf.if {condition}{self.arrow(types, True)} {{")
        self.region(depth + 1, before, max(nesting, 2), types)
        if types:
            self.line(depth, "} else {")
            self.end(depth + 1, "scf.yield", values, types)
        self.line(depth, "}")
        self.define(before, name, types)

    def execute_region(self, depth, scope, nesting):
        types = self.results()
        no_inline = " no_inline" if self.maybe(0.3) else ""
        name = self.start(depth, types, f"scf.execute_region{self.arrow(types)}{no_inline} {{")
        if self.maybe(0.5):
            self.region(depth + 1, scope, nesting, types)
        else:
            self.graph(depth + 1, scope, nesting, types, "scf.yield", None)
        self.line(depth, "}")
        self.define(scope, name, types)

    def index_switch(self, depth, scope, nesting):
        types = self.results()
        value = self.constant(depth, scope, "index") if self.maybe(0.2) else self.pick(depth, scope, "index")
        name = self.start(depth, types, f"scf.index_switch {value}" + (f" -> {', '.join(types)}" if types else ""))
        for case in self.choose.sample([0, 1, 2, 3, -1], self.choose.randrange(4)):
            self.line(depth, f"case {case} {{")
            self.region(depth + 1, scope, nesting, types)
            self.line(depth, "}")
        self.line(depth, "default {")
        self.region(depth + 1, scope, nesting, types)
        self.line(depth, "}")
        self.define(scope, name, types)

    def parallel(self, depth, scope, nesting):
        rank = self.choose.choice([1, 2, 2, 3])
        bounds = [self.bounds(depth, scope, "index", True) for _ in range(rank)]
        types = ["i32"] * self.choose.choice([0, 0, 1, 2])
        inits = self.values(depth, scope, types)
        variables = [self.fresh() for _ in range(rank)]
        lists = [", ".join(bound[number] for bound in bounds) for number in range(3)]
        init = f" init ({', '.join(inits)})" if types else ""
        text = f"scf.parallel ({', '.join(variables)}) = ({lists[0]}) to ({lists[1]}) step ({lists[2]}){init}"
        name = self.start(depth, types, f"{text}{self.arrow(types)} {{")
        inner = [*scope, *((variable, "index", "plain") for variable in variables)]
        if not types and nesting < 3 and self.maybe(0.4):
            # Bounds and all else of the inner loop come from outside.
            mark = len(self.lines) - 1
            opening = self.lines.pop()
            held, self.lines = self.lines, []
            self.parallel(depth + 1, outer := list(scope), nesting + 1)
            inside = self.lines
            at = next(number for number, line in enumerate(inside) if "scf.parallel" in line
                      and line.startswith("  " * (depth + 1) + "scf") or "= scf.parallel" in line)
            self.lines = held + inside[:at] + [opening] + inside[at:]
            scope += [value for value in outer if value not in scope and not value[0].startswith("%p")
                      and any(line.strip().startswith(f"{value[0]} =") for line in inside[:at])]
            del mark
        else:
            self.body(depth + 1, inner, nesting)
        if types:
            values = self.values(depth + 1, inner, types)
            self.line(depth + 1, f"scf.reduce({', '.join(values)} : {', '.join(types)}) {{")
            for number in range(len(types)):
                a, b, made = self.fresh(), self.fresh(), self.fresh()
                self.line(depth + 1, ("}, {" if number else "") + f"^bb0({a}: i32, {b}: i32):")
                self.line(depth + 2, f'{made} = "t.reduce"({a}, {b}) : (i32, i32) -> i32')
                self.line(depth + 2, f"scf.reduce.return {self.choose.choice([a, b, made, made])} : i32")
            self.line(depth + 1, "}")
        self.line(depth, "}")
        self.define(scope, name, types)

    def forall(self, depth, scope, nesting):
        rank = self.choose.choice([1, 2, 2, 3])
        bounds = [[bound if self.maybe(0.5) else str(self.choose.choice([1, 1, 2] if at == 2 else [0, 1, 1, 5]))
                   for at, bound in enumerate(self.bounds(depth, scope, "index", True))] for _ in range(rank)]
        variables = [self.fresh() for _ in range(rank)]
        outputs = [self.fresh() for _ in range(self.choose.choice([0, 0, 1, 2]))]
        tensors = [name for name, ty, _ in scope if ty == "tensor<4xi32>"]
        outputs = outputs if tensors else []
        lists = ["(" + ", ".join(bound[number] for bound in bounds) + ")" for number in range(3)]
        types = ["tensor<4xi32>"] * len(outputs)
        pairs = ", ".join(f"{output} = {self.choose.choice(tensors)}" for output in outputs)
        shared = f" shared_outs({pairs}){self.arrow(types, True)}" if outputs else ""
        name = self.start(
            depth, types,
            f"scf.forall ({', '.join(variables)}) = {lists[0]} to {lists[1]} step {lists[2]}{shared} {{")
        inner = [*scope, *((variable, "index", "plain") for variable in variables),
                 *((output, "tensor<4xi32>", "plain") for output in outputs)]
        self.body(depth + 1, inner, nesting)
        self.line(depth, "}" + (" {t.note}" if self.maybe(0.2) else ""))
        self.define(scope, name, types)

    def call_indirect(self, depth, scope, _):
        function, name = self.fresh(), self.fresh()
        if self.maybe(0.7):
            self.line(depth, f"{function} = func.constant @callee : (i32) -> i32")
        else:
            self.line(depth, f'{function} = "t.make"() : () -> ((i32) -> i32)')
        value = self.pick(depth, scope, "i32")
        note = " {t.note}" if self.maybe(0.2) else ""
        self.line(depth, f"{name} = func.call_indirect {function}({value}){note} : (i32) -> i32")
        scope.append((name, "i32", "plain"))

    def poison(self, depth, scope, _):
        name, ty = self.fresh(), self.choose.choice(TYPES)
        self.line(depth, f"{name} = ub.poison : {ty}")
        self.line(depth, f'"t.use"({name}) : ({ty}) -> ()')

    def assert_(self, depth, scope, _):
        self.line(depth, f'cf.assert {self.condition(depth, scope)}, "message"')

    # Graphs of blocks.

    def graph(self, depth, scope, nesting, types, end, last):
        """Blocks that branch to each other; values of the first one are seen everywhere."""
        count = self.choose.choice([2, 3, 4, 5, 6, 8])
        labels = [f"^bb{self.blocks + number}" for number in range(1, count)]
        self.blocks += count
        arguments = {label: [(self.fresh(), self.choose.choice(["i32", "i32", "i1"]))
                             for _ in range(self.choose.choice([0, 0, 1, 2]))] for label in labels}
        outer = list(scope)
        self.body(depth, outer, nesting)
        flag = self.pick(depth, outer, "i32", plain=True)
        for number in range(count):
            inner = list(outer)
            if number:
                label = labels[number - 1]
                shown = ", ".join(f"{name}: {ty}" for name, ty in arguments[label])
                self.line(depth - 1, f"{label}({shown}):" if shown else f"{label}:")
                inner += [(name, ty, "plain") for name, ty in arguments[label]]
                if self.maybe(0.45):
                    self.body(depth, inner, max(nesting, 2))
            # Forward branches are likely, so that not everything is unreachable or endless.
            following = labels[number:] or labels
            self.branch(depth, inner, labels, following, arguments, flag, number == count - 1, types, end)

    def successor(self, depth, scope, labels, following, arguments):
        # The default of a switch takes no `%a#0`.
        scope = [value for value in scope if "#" not in value[0]]
        label = self.choose.choice(labels if self.maybe(0.12) else following)
        values, types = [], []
        for _, ty in arguments[label]:
            values.append(self.pick(depth, scope, ty))
            types.append(ty)
        return f"{label}({', '.join(values)} : {', '.join(types)})" if values else label

    def branch(self, depth, scope, labels, following, arguments, flag, is_last, types, end):
        kind = self.choose.random()
        if is_last and kind < 0.85 or kind < 0.08:
            if self.maybe(0.1):
                return self.line(depth, "ub.unreachable")
            return self.end(depth, end, self.values(depth, scope, types), types)
        successor = lambda: self.successor(depth, scope, labels, following, arguments)
        if kind < 0.45:
            return self.line(depth, f"cf.br {successor()}")
        if kind < 0.85:
            condition, first = self.condition(depth, scope), successor()
            second = successor() if self.maybe(0.8) else first
            weights = " weights([1, 2])" if self.maybe(0.1) else ""
            return self.line(depth, f"cf.cond_br {condition}{weights}, {first}, {second}")
        value = flag if self.maybe(0.7) else self.pick(depth, scope, "i32")
        cases = self.choose.sample([0, 1, 2, 3, -1, 10], self.choose.choice([0, 1, 2, 3, 4]))
        targets = [f"default: {successor()}", *(f"{case}: {successor()}" for case in cases)]
        self.line(depth, f"cf.switch {value} : i32, [" + ", ".join(targets) + "]")

    def text(self):
        scope = [(f"%a{number}", ty, "plain")
                 for number, ty in enumerate(["i1", "i1", "i32", "i32", "index", "index", "tensor<4xi32>"])]
        header = ", ".join(f"{name}: {ty}" for name, ty, _ in scope)
        types = [self.choose.choice(["i32", "i1", "index"]) for _ in range(self.choose.choice([0, 1, 2]))]
        if self.with_blocks:
            self.graph(2, scope, 1, types, "return", None)
        else:
            self.body(2, scope, 0)
            self.end(2, "return", self.values(2, scope, types), types)
        lines = "".join(f"{line}\n" for line in self.lines)
        callee = "  func.func private @callee(i32) -> i32\n" if "call_indirect" in self.kinds else ""
        return (f"module {{\n{callee}  func.func @f({header}) -> ({', '.join(types)}) {{\n{lines}  }}\n}}\n")


ALL = ["if_", "for_", "while_", "execute_region", "index_switch", "parallel", "forall"]
ROWS = {
    "cf": ([], True),
    "cf around scf": (ALL, True),
    "cf.assert": (["assert_", "if_"], False),
    "scf.if": (["if_"], False),
    "scf.for": (["for_"], False),
    "scf.while": (["while_"], False),
    "scf.execute_region": (["execute_region"], False),
    "scf.index_switch": (["index_switch"], False),
    "scf.parallel": (["parallel"], False),
    "scf.forall": (["forall"], False),
    "scf": (ALL, False),
    "func and ub": (["call_indirect", "poison", "if_"], False),
}
DIALECTS = ("cf.", "scf.", "func.", "ub.", "arith.constant", "return", "module", "builtin.module")


def run(command, text):
    """The modules in the output, or none if the tool fails."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        try:
            done = subprocess.run([*command, *FLAGS, file.name], capture_output=True, text=True, timeout=10, check=False)
        except subprocess.TimeoutExpired:
            return None, "no end"
    if done.returncode:
        return None, done.stderr
    # Locations name the file.
    return done.stdout.replace(file.name, "input.mlir").split(SEPARATOR), done.stderr


def compare(ods, mlir, modules):
    """The modules that differ, and the number of those on which mlir-opt fails."""
    text = SEPARATOR.join(modules)
    expected, found = run(mlir, text)[0], run(ods, text)[0]
    if expected is not None and found == expected:
        return [], 0
    if len(modules) > 1 and (expected is None or found is None or len(found) != len(expected)):
        halves = [compare(ods, mlir, part) for part in (modules[:len(modules) // 2], modules[len(modules) // 2:])]
        return halves[0][0] + halves[1][0], halves[0][1] + halves[1][1]
    if expected is None:
        return [], 1
    if found is None:
        return [(modules[0], expected[0], run(ods, text)[1])], 0
    pairs = zip(modules, expected, found)
    return [(module, a, b) for module, a, b in pairs if a.strip() != b.strip()], 0


def corpus(folders):
    """The modules of the folders that only have operations of these dialects."""
    for folder in folders:
        for path in sorted(Path(folder).rglob("*.mlir")):
            for module in path.read_text(errors="replace").split(SEPARATOR):
                names = [word.strip('"(') for word in module.replace("=", " ").split() if "." in word]
                names = [name for name in names if name.split(".")[0].isalpha() and name[0].islower()]
                if names and all(name.startswith(DIALECTS) for name in names):
                    yield module.rstrip() + "\n"


def main():
    options = dict(word[2:].split("=") for word in sys.argv[3:] if word.startswith("--"))
    folders = [word for word in sys.argv[3:] if not word.startswith("--")]
    disabled = options.get("disable", "").split(",") if options.get("disable") else []
    disabled = ",".join(f"(anonymous namespace)::{name}" for name in disabled)
    ods = [sys.argv[1], "--canonicalize"]
    mlir = [f"{sys.argv[2]}/bin/mlir-opt", f"--canonicalize=disable-patterns={{{disabled}}}" if disabled else "--canonicalize"]
    count, seed = int(options.get("modules", 100)), options.get("seed", "1")
    rows = {}
    for name, (kinds, with_blocks) in ROWS.items():
        choose = random.Random(f"{name} {seed}")
        rows[name] = [Function(choose, kinds, with_blocks).text() for _ in range(count)]
    rows["corpus"] = list(corpus(folders))
    failed = 0
    for name, modules in rows.items():
        if options.get("only", name) != name:
            continue
        batches = [modules[at:at + BATCH] for at in range(0, len(modules), BATCH)]
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda batch: compare(ods, mlir, batch), batches))
        differing = [case for cases, _ in results for case in cases]
        skipped = sum(number for _, number in results)
        equal = len(modules) - skipped - len(differing)
        print(f"{name}: {equal} of {len(modules) - skipped} equal, {skipped} that mlir-opt does not take")
        for module, expected, found in differing[:int(options.get("show", 1))]:
            print(f"--- input\n{module}--- mlir-opt\n{expected}--- ods-opt\n{found}")
        failed += len(differing)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
