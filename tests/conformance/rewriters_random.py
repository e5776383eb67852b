"""Rewrite patterns made at random: right ones, and ones with a mistake."""

import random

PRELUDE = """include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class O<string name, dag args, dag outs, list<Trait> traits = []> : Op<D, name, traits> {
  let arguments = args;
  let results = outs;
}
def CaseA : I32EnumAttrCase<"A", 0>;
def CaseB : I32EnumAttrCase<"B", 1>;
def Kind : I32EnumAttr<"Kind", "", [CaseA, CaseB]> { let cppNamespace = "::d"; }
def Leaf : O<"leaf", (ins), (outs AnyType:$r)>;
def Int : O<"int", (ins), (outs I32:$r)>;
def One : O<"one", (ins AnyType:$x), (outs AnyType:$r)>;
def Two : O<"two", (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def Three : O<"three", (ins AnyType:$x, I32:$y, AnyType:$z), (outs AnyType:$r)>;
def Same : O<"same", (ins AnyType:$x), (outs AnyType:$r), [SameOperandsAndResultType]>;
def Tag : O<"tag", (ins AnyType:$x, I32Attr:$a), (outs AnyType:$r)>;
def OptTag : O<"opt_tag", (ins OptionalAttr<I32Attr>:$a, AnyType:$x), (outs AnyType:$r)>;
def DefTag : O<"def_tag", (ins DefaultValuedAttr<I32Attr, "3">:$a, UnitAttr:$u), (outs AnyType:$r)>;
def Name : O<"name", (ins StrAttr:$s, AnyType:$x), (outs AnyType:$r)>;
def OfKind : O<"of_kind", (ins Kind:$k, AnyType:$x), (outs AnyType:$r)>;
def First : O<"first", (ins TypeAttr:$t), (outs AnyType:$r), [FirstAttrDerivedResultType]>;
def Many : O<"many", (ins Variadic<AnyType>:$x), (outs AnyType:$r)>;
def Maybe : O<"maybe", (ins AnyType:$x, Optional<AnyType>:$o), (outs AnyType:$r)>;
def Lists : O<"lists", (ins Variadic<I32>:$x, AnyType:$y, Variadic<AnyType>:$z), (outs AnyType:$r),
  [AttrSizedOperandSegments]>;
def Equal : O<"equal", (ins Variadic<I32>:$x, Variadic<AnyType>:$z), (outs AnyType:$r),
  [SameVariadicOperandSize]>;
def Pair : O<"pair", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s)>;
def Triple : O<"triple", (ins), (outs AnyType:$r, AnyType:$s, AnyType:$t)>;
def Rest : O<"rest", (ins AnyType:$x), (outs Variadic<AnyType>:$r)>;
def Sink : O<"sink", (ins AnyType:$x), (outs)>;
def Props : O<"props", (ins IntProp<"int64_t">:$n, StringProp:$t, AnyType:$x), (outs AnyType:$r)>;
def Flag : O<"flag", (ins BoolProp:$f), (outs AnyType:$r)>;
def Region : O<"region", (ins AnyType:$x), (outs AnyType:$r)> { let regions = (region AnyRegion:$b); }
def Call : NativeCodeCall<"call($_builder, $0)">;
def Leafy : NativeCodeCall<"leafy($_self)">;
def Calls : NativeCodeCall<"calls($0, $1)">;
def Zero : NativeCodeCall<"zero($_loc)">;
def AttrCall : NativeCodeCall<"attr_call($0)">;
def AttrZero : NativeCodeCall<"attr_zero()">;
def TypeCall : NativeCodeCall<"type_call($0)">;
def TypeZero : NativeCodeCall<"type_zero()">;
def Both : NativeCodeCall<"both($0)", 2>;
def Void : NativeCodeCallVoid<"void_($0)">;
def Match : NativeCodeCall<"match($_self, $0)">;
def Match2 : NativeCodeCall<"match2($_self, $0, $1)">;
def Match0 : NativeCodeCall<"match0($_self)">;
def Blind : NativeCodeCall<"blind($0)">;
def Check : Constraint<CPred<"check($0)">, "checked">;
def Check2 : Constraint<CPred<"check($0, $1)">, "checked">;
def Self : Constraint<CPred<"check($_self)">, "checked">;
def Small : AttrConstraint<CPred<"small($_self)">, "small">;
def Positive : PropConstraint<CPred<"$_self > 0">, "positive">;
def Thing;
// Patterns
"""

# The arguments of each op and the number of its results.  `o` is an operand, `i` one of type `i32`,
# `v` and `w` variadic ones, `p` an optional one; `a` an integer attribute, `b` an optional one, `d` one with
# a default, `u` a unit attribute, `s` a string, `k` an enum, `t` a type; `n`, `m` and `f` are properties.
OPS = {
    "Leaf": ("", 1), "Int": ("", 1), "One": ("o", 1), "Two": ("oo", 1), "Three": ("oio", 1),
    "Same": ("o", 1), "Tag": ("oa", 1), "OptTag": ("bo", 1), "DefTag": ("du", 1), "Name": ("so", 1),
    "OfKind": ("ko", 1), "First": ("t", 1), "Many": ("v", 1), "Maybe": ("op", 1), "Lists": ("vow", 1),
    "Equal": ("vw", 1), "Pair": ("o", 2), "Triple": ("", 3), "Rest": ("o", 1), "Sink": ("o", 0),
    "Props": ("nmo", 1), "Flag": ("f", 1), "Region": ("o", 1),
}
OPERANDS = "oivwp"
ATTRIBUTES = "abduskt"
PROPERTIES = "nmf"
CONSTANTS = {
    "a": 'ConstantAttr<I32Attr, "1">', "b": 'ConstantAttr<I32Attr, "2">', "d": 'ConstantAttr<I32Attr, "4">',
    "u": "ConstUnitAttr", "s": 'ConstantStrAttr<StrAttr, "s">', "k": "CaseB",
    "t": 'ConstantAttr<TypeAttr, "t()">', "n": 'ConstantProp<IntProp<"int64_t">, "5">',
    "m": 'ConstantProp<StringProp, "\\"x\\"">', "f": 'ConstantProp<BoolProp, "true">',
}
CONSTRAINTS = {
    "o": ["I32", "AnyType", "F32", "AnyTypeOf<[I32, F32]>", "AnyInteger"], "i": ["I32", "AnyInteger"],
    "v": ["Variadic<I32>"], "w": [], "p": [], "a": ["I32Attr", "Small", "AnyAttr"], "b": ["I32Attr", "Small"],
    "d": ["Small"], "u": [], "s": ["StrAttr", "AnyAttr"], "k": ["CaseA", "Kind"], "t": ["TypeAttr"],
    "n": ["Positive", 'IntProp<"int64_t">'], "m": ["StringProp"], "f": ["BoolProp"],
}


class Random(random.Random):
    def chance(self, probability):
        return self.random() < probability


class Pattern:
    """One pattern; `mistakes` is how many places get something wrong."""

    def __init__(self, rng, mistakes):
        self.rng = rng
        self.rate = 0.12 if mistakes else 0.0
        self.count = 0
        # What each name stands for: a letter of `OPS`, `e` for an element, or the number of results.
        self.names = {}
        self.later = []

    def wrong(self, scale=1.0):
        return self.rate and self.rng.chance(self.rate * scale)

    def fresh(self):
        self.count += 1
        return f"x{self.count}"

    def named(self, kinds):
        """A bound name of one of these kinds, if there is one."""
        found = [name for name, kind in self.names.items() if isinstance(kind, str) and kind in kinds]
        return self.rng.choice(found) if found else None

    def any_name(self):
        return self.rng.choice([*self.names, "nowhere", "x1__0", "x1__2", "_", "", "p1__9", "x1__0x1", "x1__1b",
                                "p1__0o1", "x1__2147483648"])

    # Source patterns.

    def bind(self, kind):
        """A name in a source pattern."""
        if self.wrong():
            return self.any_name()
        if kind in OPERANDS and self.rng.chance(0.1):
            again = self.named("oie" if kind in "oie" else kind)
            if again:
                return again
        if self.rng.chance(0.15):
            return "_"
        name = self.fresh()
        self.names[name] = "e" if kind == "e" else kind
        return name

    def source_leaf(self, kind):
        rng = self.rng
        if self.wrong(0.5):
            return rng.choice(['"text"', "5", "Thing", "One", "I32", "I32Attr", "Positive", "CaseA",
                               'ConstantAttr<I32Attr, "1">', "Small", "?", "Variadic<AnyType>"])
        if kind in CONSTANTS and rng.chance(0.2):
            return CONSTANTS[kind] + (f":${self.bind(kind)}" if rng.chance(0.3) else "")
        constraints = CONSTRAINTS.get(kind, [])
        if constraints and rng.chance(0.25):
            constraint = rng.choice(constraints)
            return constraint if rng.chance(0.3) else f"{constraint}:${self.bind(kind)}"
        return f"${self.bind(kind)}"

    def source_native(self):
        rng = self.rng
        name, kinds = rng.choice([("Match", "x"), ("Match2", "xx"), ("Match0", "")])
        if self.wrong():
            name = rng.choice(["Blind", "Call", "Zero"])
        args = []
        for _ in kinds:
            if self.wrong():
                args.append(rng.choice(["(Leaf)", "(either $q1, $q2)", "(variadic $q1)", "(Match0)",
                                        "StringProp:$q1", "Positive", 'Property<"", "">:$q1', 'Positive:$q1']))
            elif rng.chance(0.3):
                args.append(f"I32Attr:${self.bind('a')}")
            elif rng.chance(0.3):
                args.append(f"I32:${self.bind('o')}")
            else:
                args.append(f"${self.bind('o1'[0])}")
        symbol = ":$native" if self.wrong(0.5) else ""
        return f"({name}{symbol} {', '.join(args)})"

    def source_argument(self, kind, depth):
        rng = self.rng
        if kind in "vw" and rng.chance(0.35) or self.wrong(0.3):
            items = []
            for _ in range(rng.randrange(3)):
                if depth < 2 and rng.chance(0.2):
                    items.append(self.source(depth + 1))
                elif self.wrong():
                    items.append(rng.choice(["(Match $q3)", "I32:$q4", "(variadic $q5)", "AnyType:$q4"]))
                else:
                    items.append(f"${self.bind('e')}")
            symbol = f":${self.bind(kind)}" if rng.chance(0.3) else ""
            return f"(variadic{symbol} {', '.join(items)})"
        if depth < 2 and (kind in "oi" and rng.chance(0.35) or self.wrong(0.3)):
            return self.source_native() if rng.chance(0.25) else self.source(depth + 1)
        if self.wrong(0.3):
            return rng.choice(["(replaceWithValue $x1)", '(location "l")', "(returnType $x1)",
                               "(Check $x1)", "(either $q8, $q9)", "(Thing)"])
        return self.source_leaf(kind)

    def source(self, depth=0):
        rng = self.rng
        op = rng.choice(list(OPS))
        kinds, results = OPS[op]
        if depth and results == 0:
            op, kinds, results = "One", "o", 1
        symbol = ""
        if rng.chance(0.25):
            pack = f"p{len(self.names)}"
            symbol = f":${pack}"
            if self.wrong():
                symbol = f":${self.any_name()}"
            elif results > 1 and rng.chance(0.2):
                symbol += "__1"
            self.names[pack] = (results, op == "Rest")
        args = [self.source_argument(kind, depth) for kind in kinds]
        for at in range(len(kinds) - 1):
            if kinds[at] in "oi" and kinds[at + 1] in "oi" and rng.chance(0.3):
                label = ":$both" if self.wrong() else ""
                args[at:at + 2] = [f"(either{label} {args[at]}, {args[at + 1]})"]
                break
        return self.finish(op + symbol, args)

    def finish(self, head, args):
        if self.wrong(0.5) and args:
            args.pop()
        elif self.wrong(0.3):
            args.append(self.rng.choice(["$extra", '(location "l")', "(returnType $x1)", "$x1", "(either $x1, $x2)"]))
        elif self.wrong(0.2):
            head = self.rng.choice(["Thing", "Check", "either", "variadic", "replaceWithValue", "location", "Call"])
        return f"({head} {', '.join(args)})"

    # Result patterns.

    def packs(self, count=None):
        return [name for name, kind in self.names.items()
                if isinstance(kind, tuple) and (count is None or kind[0] == count)]

    def value(self):
        """A name that stands for one value."""
        rng = self.rng
        options = []
        name = self.named("oie")
        if name:
            options += [name] * 3
        options += [name for name in self.packs(1) if not self.names[name][1]]
        options += [f"{name}__{rng.randrange(self.names[name][0])}" for name in self.packs()
                    if self.names[name][0] > 0]
        return rng.choice(options) if options else None

    def result_argument(self, kind, depth):
        rng = self.rng
        if self.wrong(0.6):
            return rng.choice([
                f"${self.any_name()}", '"text"', "I32:$x1", "I32Attr:$x1", 'ConstantAttr<I32Attr, "1">', "CaseA",
                "Thing", "Small:$x1", "(either $x1, $x2)", '(location "l")', "(returnType $x1)", "?", "5",
                "(variadic $x1)", "(Leaf)", "(Call $x1)", "Leafy:$x1", 'ConstantProp<BoolProp, "true">',
                "(replaceWithValue $x1)", "(replaceWithValue:$v $x1)", "(Void $x1)", "(Both $x1)", "(Both:$y1__1 $x1)",
                "(location:$l1 $x1)", "(Call (location $x1))", "(Call (Void $x1))", "(Thing)", "AnyType", "I32Attr", "$",
                'ConstantAttr<AnyAttr, "1">', "(Check $x1)", "5:$x1", "[1]:$x1", "Thing:$x1", "One:$x1", "?:$x1",
                "Check:$x1", "(Call 5:$x1)", "(Call I32Attr:$x1)"])
        if kind in OPERANDS:
            if kind in "vw" and rng.chance(0.4):
                items = [self.result_argument("o", 3) for _ in range(rng.randrange(3))]
                return f"(variadic {', '.join(items)})"
            if kind in "vwp":
                name = self.named(kind)
                if name and rng.chance(0.7):
                    return f"${name}"
                if kind in "vw":
                    return self.native(depth)
            if depth < 2 and rng.chance(0.35):
                return self.result(depth + 1)
            if rng.chance(0.12):
                return self.native(depth)
            name = self.value()
            if not name:
                return "(Leaf)" if rng.chance(0.7) else "(Zero)"
            pick = rng.random()
            return (f"(replaceWithValue ${name})" if pick < 0.1 else f"Leafy:${name}" if pick < 0.18 else
                    f"I32:${name}" if pick < 0.22 else f"${name}")
        name = self.named(kind)
        if name and rng.chance(0.7):
            return f"${name}" if kind in PROPERTIES or rng.chance(0.8) else f"(AttrCall ${name})"
        return CONSTANTS[kind] if kind in PROPERTIES or rng.chance(0.9) else "(AttrZero)"

    def native(self, depth):
        rng = self.rng
        name, count = rng.choice([("Call", 1), ("Calls", 2), ("Zero", 0)])
        args = []
        for _ in range(count):
            if depth < 3 and rng.chance(0.2):
                args.append(self.native(depth + 1))
            else:
                bound = self.value() or self.named("abduskt")
                args.append(f"${bound}" if bound else CONSTANTS["a"])
        symbol = self.announce(1) if rng.chance(0.15) else ""
        if rng.chance(0.1):
            args.append('(location "native")')
        if self.wrong(0.5):
            args.append(rng.choice([
                "(returnType $x1)", "(location $nowhere), (returnType $x1)", "(location), (returnType $x1)",
                '(returnType $x1), (location "a", "b")', "(returnType $x1), (returnType $nowhere)"]))
        return f"({name}{symbol} {', '.join(args)})"

    def announce(self, results, is_range=False):
        if self.wrong():
            return f":${self.any_name()}"
        self.count += 1
        pack = f"r{self.count}"
        self.later.append((pack, (results, is_range)))
        if results > 1 and self.rng.chance(0.3):
            return f":${pack}__{self.rng.randrange(results)}"
        return f":${pack}"

    def types(self, count):
        rng = self.rng
        if self.wrong():
            return rng.choice(["(returnType (Leaf))", "(returnType $nowhere)", "(returnType 5)", "(returnType)",
                               "(returnType I32)", "(returnType $x1), (returnType $x1)", "(returnType I32:$x1)",
                               "(returnType I32Attr:$x1)", "(returnType 5:$x1)", "(returnType Check:$x1)",
                               "(returnType TypeZero:$x1)"])
        types = []
        for _ in range(count):
            name = self.value()
            types.append(rng.choice(['"type_zero()"', "(TypeZero)", f"${name}" if name else '"type_zero()"',
                                     f"(TypeCall ${name})" if name else "(TypeZero)"]))
        return f"(returnType {', '.join(types)})"

    def result(self, depth=0, results=None, is_root=False):
        rng = self.rng
        ops = [op for op, (_, count) in OPS.items() if (count == results if results is not None else count == 1)]
        if depth and results is None:
            ops = [op for op in ops if op != "Rest"]
        op = rng.choice(ops)
        kinds, results = OPS[op]
        args = [self.result_argument(kind, depth) for kind in kinds]
        directives = []
        if not is_root and rng.chance(0.35) or self.wrong(0.3):
            directives.append(self.types(results))
        if rng.chance(0.12):
            name = self.value()
            places = ['"here"'] if rng.chance(0.5) or not name else [f"${name}"]
            if name and rng.chance(0.3):
                places.append(f"${name}")
            if self.wrong():
                places = rng.choice([[], ['"a"', '"b"'], ["$nowhere"], ["I32:$x1"], ["5"]])
            directives.append(f"(location {', '.join(places)})")
        rng.shuffle(directives)
        if self.wrong(0.3) and directives:
            directive = directives.pop()
            # mlir-tblgen binds what is in a `variadic` behind it to an argument beyond the last one, of which
            # it reads whatever is in memory.
            if not any(arg.startswith("(variadic") for arg in args):
                args.insert(0, directive)
        symbol = self.announce(results, op == "Rest") if rng.chance(0.2) or (depth and results > 1) else ""
        if depth and results > 1 and "__" not in symbol:
            symbol += "__0"
        return self.finish(op + symbol, args + directives)

    def made(self):
        """The names of a finished result pattern may be used from now on."""
        self.names.update(self.later)
        self.later.clear()

    def results(self, count):
        """Result patterns for a root with this number of results."""
        rng = self.rng
        made = []
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            if rng.chance(0.25):
                name = self.value()
                made.append(f"(Void ${name})" if name else "(Sink (Leaf))")
            else:
                made.append(self.result(0, rng.choice([0, 1, 1, 2])))
            self.made()
        if count == 0:
            if not made:
                made.append(self.result(0, 0))
                self.made()
            return made
        if self.wrong():
            count = rng.choice([0, count - 1, count + 1, count + 2])
        while count > 0:
            take = rng.choice([n for n in (1, 2, 3) if n <= count])
            name = self.value()
            pick = rng.random()
            if take == 1 and pick < 0.15 and name:
                made.append(f"(replaceWithValue ${name})")
            elif take == 1 and pick < 0.25:
                made.append(self.native(0))
            elif take == 2 and pick < 0.2 and name:
                symbol = self.announce(2) if rng.chance(0.3) else ""
                made.append(f"(Both{symbol} ${name})")
            else:
                made.append(self.result(0, take, is_root=True))
            self.made()
            count -= take
        return made

    def constraint(self):
        rng = self.rng
        name = self.named("".join(set("".join(kinds for kinds, _ in OPS.values()))) + "e") or "x1"
        if self.wrong(1.5):
            return rng.choice([f"(Check I32)", "(Small $x1)", "(I32 $x1, $x2)", "(Check $nowhere)", "(I32)",
                               "(Check $a, $b, $c, $d, $e)", "(Thing $x1)", "(One $x1)", "(Check:$nowhere $x1)",
                               "(CaseA $x1)", "(Check (One $x1))", '(Check "text":$x1)'])
        value = self.value()
        options = [f"(Check ${name})", f"(Check2 ${name}, ${name})", f"(Self:${name})", f"(Check:${name} ${name})",
                   f'(Constraint<CPred<"p($0)">> ${name})']
        if value:
            options += [f"(I32 ${value})", f"(AnyInteger I32:${value})", f"(I32:$free ${value})", f"(I32:$_ ${value})"]
        return rng.choice(options)

    def text(self):
        rng = self.rng
        root_text = self.source()
        head = root_text[1:].split(" ")[0].split(":")[0].rstrip(")")
        results = OPS.get(head, ("", 1))[1]
        # Constraints see names of the source only.
        constraints = [self.constraint() for _ in range(rng.choice([0, 0, 0, 1, 2]))]
        made = self.results(results)
        supplemental = []
        if rng.chance(0.12):
            name = self.value()
            supplemental.append(f"(Void ${name})" if name else "(Zero)")
        if self.wrong(0.5):
            supplemental.append(rng.choice(["(location $x1)", "(replaceWithValue:$x $x1)", "(One)", "(One $x1, $x1)",
                                            "(either $x1, $x2)", "(One $nowhere)", "(returnType $x1)"]))
        benefit = rng.choice([0, 0, 0, 1])
        benefit = ", (addBenefit " + rng.choice(["2", "10", "-1"]) + ")" if benefit else ""
        if self.wrong():
            benefit = rng.choice([", (addBenefit)", ", (addBenefit 1, 2)", ', (addBenefit "1")', ", (Thing 1)"])
        parts = [root_text, f"[{', '.join(made)}]", f"[{', '.join(constraints)}]", f"[{', '.join(supplemental)}]"]
        return f"Pattern<{', '.join(parts)}{benefit}>"


def file_of_patterns(rng):
    """The text of a file with a few patterns, half of the files without mistakes."""
    is_wrong = rng.chance(0.5)
    patterns = []
    for number in range(rng.choice([1, 1, 1, 2])):
        name = "" if rng.chance(0.3) else f" {rng.choice('PQ')}{number}"
        patterns.append(f"def{name} : {Pattern(rng, is_wrong).text()};")
    return PRELUDE + "\n".join(patterns) + "\n"
