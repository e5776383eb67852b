#!/usr/bin/env python3
"""Writes formats of ops that nobody thought of: `generate.py SEED COUNT`.

`generated.td` is the output for seed 22 and 700 formats. Formats are put
together from the grammar, with every part of the op in its place, and then
damaged: something is left out, doubled, swapped or put where it may not be.
"""
import random
import sys

HEADER = """\
// Formats put together at random, right and wrong ones: what mlir-tblgen says of
// each is what ods says. Written by generate.py; do not edit.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def G_Dialect : Dialect {
  let name = "g";
  let cppNamespace = "::g";
}
def G_Enum : I32EnumAttr<"Mode", "a mode", [
  I32EnumAttrCase<"A", 0, "a">, I32EnumAttrCase<"B", 1, "b">
]> { let cppNamespace = "::g"; }

class G_Op<string mnemonic, string format, list<Trait> traits = []>
    : Op<G_Dialect, mnemonic, traits> {
  let assemblyFormat = format;
}
"""

# name, traits, arguments, results, regions, successors; each part: (name, kind, has to be there, type may be written)
SHAPES = [
    ("Plain", "", [("lhs", "AnyType", "operand"), ("rhs", "I32", "operand")], [("res", "AnyType")], [], []),
    ("Same", "SameOperandsAndResultType", [("lhs", "AnyType", "operand"), ("rhs", "AnyType", "operand")], [("res", "AnyType")], [], []),
    ("SameOps", "SameTypeOperands", [("lhs", "AnyType", "operand"), ("rhs", "AnyType", "operand"), ("a", "I64Attr", "attr")], [("res", "I32")], [], []),
    ("Match", "AllTypesMatch<[\"lhs\", \"res\"]>", [("lhs", "AnyType", "operand"), ("v", "TypedAttrInterface", "attr")], [("res", "AnyType")], [], []),
    ("MatchAttr", "AllTypesMatch<[\"v\", \"res\"]>", [("v", "TypedAttrInterface", "attr")], [("res", "AnyType")], [], []),
    ("With", "TypesMatchWith<\"s\", \"lhs\", \"rhs\", \"$_self\">", [("lhs", "AnyType", "operand"), ("rhs", "AnyType", "operand")], [], [], []),
    ("Infer", "InferTypeOpInterface", [("lhs", "AnyType", "operand"), ("rest", "Variadic<AnyType>", "varoperand")], [("res", "AnyType")], [], []),
    ("Segments", "AttrSizedOperandSegments", [("one", "AnyType", "operand"), ("opt", "Optional<AnyType>", "varoperand"), ("rest", "Variadic<I32>", "varoperand"), ("u", "UnitAttr", "optattr")], [], [], []),
    ("Groups", "AttrSizedOperandSegments", [("vv", "VariadicOfVariadic<AnyType, \"sizes\">", "varoperand"), ("w", "Variadic<Index>", "varoperand"), ("sizes", "DenseI32ArrayAttr", "attr")], [], [], []),
    ("Attrs", "", [("any", "AnyAttr", "attr"), ("oany", "OptionalAttr<AnyAttr>", "optattr"), ("i", "OptionalAttr<I64Attr>", "optattr"), ("d", "DefaultValuedAttr<I32Attr, \"1\">", "optattr"), ("u", "UnitAttr", "optattr")], [], [], []),
    ("More", "", [("m", "G_Enum", "attr"), ("om", "OptionalAttr<G_Enum>", "optattr"), ("sym", "SymbolNameAttr", "attr"), ("str", "DefaultValuedOptionalAttr<StrAttr, \"x\">", "optattr")], [("res", "Variadic<AnyType>")], [], []),
    ("Props", "", [("p", "I64Prop", "prop"), ("q", "DefaultValuedProp<StringProp, \"\\\"x\\\"\">", "optprop"), ("up", "UnitProp", "optprop"), ("o", "OptionalProp<I64Prop>", "optprop"), ("a", "OptionalAttr<StrAttr>", "optattr")], [("res", "Index")], [], []),
    ("Region", "", [("a", "OptionalAttr<AnyAttr>", "optattr")], [("res", "Optional<I32>")], [("body", "AnyRegion"), ("more", "VariadicRegion<AnyRegion>")], []),
    ("Branch", "", [("c", "I1", "operand"), ("args", "Variadic<AnyType>", "varoperand")], [], [], [("to", "AnySuccessor"), ("others", "VariadicSuccessor<AnySuccessor>")]),
    ("Results", "AttrSizedResultSegments", [], [("x", "Variadic<AnyType>"), ("y", "Optional<I32>"), ("z", "AnyType")], [], []),
    ("Shaped", "ShapedTypeMatchesElementCountAndTypes<\"agg\", \"els\">", [("els", "Variadic<AnyType>", "varoperand")], [("agg", "AnyTensor")], [], []),
]

WORDS = ["`,`", "`:`", "`->`", "`kw`", "`(`", "`)`", "`[`", "`]`", "`=`", "`<`", "`>`", "`|`", "`*`", "`+`", "`...`", "``", "` `", "`\\n`", "`a.b`", "`{`", "`}`"]
BAD_WORDS = ["`1`", "`==`", "`a b`", "`@`", "`-x`", "`a-b`", "` : `", "`", "$", "#", "\\\"s\\\"", "foo", "^", "?", "params", "struct($x)", "results", "()", "(`a`)?", "custom<F>()", "oilist()", "$1", "$no_such", "attr_dict"]


def shape_class(shape):
    name, traits, arguments, results, regions, successors = shape
    lines = [f"class G_{name}<string format> : G_Op<\"{name.lower()}\", format, [{traits}]> {{"]
    if arguments:
        lines.append("  let arguments = (ins " + ", ".join(f"{ty}:${n}" for n, ty, _ in arguments) + ");")
    if results:
        lines.append("  let results = (outs " + ", ".join(f"{ty}:${n}" for n, ty in results) + ");")
    if regions:
        lines.append("  let regions = (region " + ", ".join(f"{ty}:${n}" for n, ty in regions) + ");")
    if successors:
        lines.append("  let successors = (successor " + ", ".join(f"{ty}:${n}" for n, ty in successors) + ");")
    return "\n".join(lines + ["}"])


class Generator:
    def __init__(self, rng):
        self.rng = rng

    def chance(self, p):
        return self.rng.random() < p

    def parts(self, shape):
        """The elements of a format that is likely to be right."""
        _, traits, arguments, results, regions, successors = shape
        rng, elements = self.rng, []
        operands = [a for a in arguments if "operand" in a[2]]
        others = [a for a in arguments if "operand" not in a[2]]
        if operands and self.chance(0.2):
            elements.append("operands")
            operands_done = True
        else:
            operands_done = False
        typed = []
        for n, ty, kind in operands:
            if operands_done:
                break
            text = f"${n}"
            with_type = self.chance(0.6)
            if kind == "varoperand" and self.chance(0.6):
                inner = f"{text}^" + (f" `:` type({text})" if with_type else "")
                group = f"(`{n}` `(` {inner} `)`)?" if self.chance(0.5) else f"({inner})?"
                if self.chance(0.2):
                    group = group[:-1] + f" : (`no_{n}`)?"
                elements.append(group)
            elif self.chance(0.1):
                elements.append(f"custom<C{n}>({text}" + (f", type({text})" if with_type else "") + ")")
            else:
                elements.append(text)
                if with_type:
                    typed.append(f"type({text})")
        for n, ty, kind in others:
            r = rng.random()
            if r < 0.3 or n == "sizes":
                continue
            text = f"qualified(${n})" if self.chance(0.1) and kind.endswith("attr") else f"${n}"
            if kind.startswith("opt") and r < 0.75:
                anchor = f"({text}^)?" if self.chance(0.3) else f"(`{n}` `=` {text}^)?"
                if self.chance(0.15):
                    anchor = f"(`{n}`) : ({text}^)?"
                if self.chance(0.15):
                    anchor = f"({text}^) : (`none`)?"
                elements.append(anchor)
            elif r < 0.85:
                elements.append(text)
            else:
                elements.append(f"custom<C{n}>({text})")
        optional = [n for n, _, kind in others if kind.startswith("opt") and not any(f"${n}" in e for e in elements)]
        if optional and self.chance(0.4):
            clauses = [f"`k{n}` `(` ${n} `)`" if self.chance(0.6) else f"`k{n}` ${n}" for n in optional]
            elements.append("oilist(" + " | ".join(clauses) + ")")
        for n, ty in regions:
            elements.append(f"${n}" if self.chance(0.8) else f"(`{n}` ${n}^)?")
        if len(regions) > 1 and self.chance(0.2):
            elements = [e for e in elements if not any(f"${n}" in e for n, _ in regions)] + ["regions"]
        for n, ty in successors:
            elements.append(f"${n}")
        if successors and self.chance(0.2):
            elements = [e for e in elements if not any(f"${n}" in e for n, _ in successors)] + ["successors"]
        if self.chance(0.3):
            rng.shuffle(elements)
        tail = []
        if operands and (operands_done or typed) and results and self.chance(0.2):
            tail.append("functional-type(operands, results)")
        else:
            if operands_done and self.chance(0.7):
                tail.append("type(operands)")
            tail += typed
            if results and self.chance(0.3):
                tail.append("type(results)")
            else:
                tail += [f"qualified(type(${n}))" if self.chance(0.1) else f"type(${n})" for n, _ in results if self.chance(0.7)]
        dictionary = rng.choice(["attr-dict", "attr-dict", "attr-dict", "attr-dict-with-keyword", "prop-dict attr-dict"])
        place = len(elements) if self.chance(0.7) else rng.randrange(len(elements) + 1)
        elements.insert(place, dictionary)
        if tail:
            elements += [self.rng.choice(["`:`", "`:`", "`->`"])] + [x for t in tail for x in (t, "`,`")][:-1]
        # Literals between.
        for _ in range(rng.randrange(3)):
            elements.insert(rng.randrange(len(elements) + 1), rng.choice(WORDS))
        return elements

    def damage(self, elements, shape):
        rng = self.rng
        names = [a[0] for a in shape[2]] + [r[0] for r in shape[3]] + [r[0] for r in shape[4]] + [s[0] for s in shape[5]]
        elements = list(elements)
        where = rng.randrange(len(elements) + 1)
        some = f"${rng.choice(names)}"
        kind = rng.randrange(13)
        if kind == 0 and elements:
            elements.pop(rng.randrange(len(elements)))
        elif kind == 1 and elements:
            elements.insert(where, rng.choice(elements))
        elif kind == 2:
            elements.insert(where, rng.choice(BAD_WORDS))
        elif kind == 3:
            elements.insert(where, some)
        elif kind == 4:
            elements.insert(where, f"type({rng.choice([some, 'operands', 'results', 'regions', 'successors', 'attr-dict', f'type({some})', '`x`', 'custom<X>(' + some + ')', f'qualified({some})', 'prop-dict'])})")
        elif kind == 5:
            inner = rng.choice([some, f"type({some})", "operands", "attr-dict", "regions", "successors", "type(operands)", "type(results)", "results", "`x`", "\\\"s\\\""])
            elements.insert(where, f"custom<Bar>({rng.choice([inner, f'ref({inner})', f'{some}, ref({inner})', f'{inner} {inner}', f'{inner},'])})")
        elif kind == 6:
            inner = rng.choice([some, f"{some}^", f"`a` {some}^", f"{some} `b`^", f"attr-dict", f"type({some})^", f"`c` type({some})^", f"{some}^ {some}^", f"` ` {some}^", f"custom<Z>({some})^", f"functional-type({some}, {some})^ `x`", f"operands^", f"(`n` {some}^)?", f"`x`^", f"oilist(`x` {some})"])
            elements.insert(where, f"({inner}){rng.choice(['?', '?', '?', '', ' : (`e`)?', ' : ' + some, f' : ({some}^)?', f' : (`e` {some}^)?'])}")
        elif kind == 7:
            clause = rng.choice([f"`o` {some}", some, "`o`", f"`o` attr-dict", f"`o` type({some})", f"`o` ({some}^)?", f"`o` custom<Y>({some})", "`o` operands", f"`o` `p` {some} | `q`", f"`o` {some} | `o` {some}", "`:` `x`", "`1` `x`"])
            elements.insert(where, f"oilist({clause}")
            elements[where] += rng.choice([")", ")", ")", "", " |)"])
        elif kind == 8:
            a, b = rng.choice(["operands", some, "results", "`x`"]), rng.choice(["results", some, "operands", ""])
            elements.insert(where, rng.choice([f"functional-type({a}, {b})", f"functional-type({a} {b})", f"functional-type({a}", "functional-type"]))
        elif kind == 9:
            elements.insert(where, rng.choice([f"qualified({some})", f"qualified({some}, {some})", "qualified", "qualified(attr-dict)", f"qualified(type({some}))", f"qualified(qualified({some}))", f"qualified({some}"]))
        elif kind == 10 and len(elements) > 1:
            i, j = rng.randrange(len(elements)), rng.randrange(len(elements))
            elements[i], elements[j] = elements[j], elements[i]
        elif kind == 11:
            text = " ".join(elements)
            cut = rng.randrange(len(text) + 1)
            return [text[:cut] + text[cut + rng.randrange(1, 4):]]
        else:
            elements.insert(where, rng.choice(["attr-dict", "operands", "regions", "successors", "prop-dict", "attr-dict-with-keyword", "ref($x)", f"ref({some})"]))
        return elements

    def format(self, shape):
        elements = self.parts(shape)
        if self.chance(0.6):
            for _ in range(self.rng.choice([1, 1, 1, 2])):
                elements = self.damage(elements, shape)
        separator = self.rng.choice([" ", " ", " ", "  ", "\\n  "])
        text = separator.join(elements)
        # An escape that was cut in half would end the string.
        return text if valid_string(text) else self.format(shape)


def valid_string(text):
    i = 0
    while i < len(text):
        if text[i] == '"':
            return False
        if text[i] == "\\":
            if i + 1 >= len(text) or text[i + 1] not in "n\"\\t":
                return False
            i += 1
        i += 1
    return True


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    generator = Generator(random.Random(seed))
    print(HEADER)
    for shape in SHAPES:
        print(shape_class(shape))
    print()
    for number in range(count):
        shape = SHAPES[number % len(SHAPES)]
        print(f"def G{number:04} : G_{shape[0]}<\"{generator.format(shape)}\">;")


main()
