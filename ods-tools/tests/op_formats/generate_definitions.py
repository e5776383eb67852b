#!/usr/bin/env python3
"""Writes attributes and types whose formats are put together at random.

    generate_definitions.py SEED COUNT > FILE.td

`generated-definitions.td` is the output for seed 1 and 450 definitions.
Many formats are wrong, in every way that there is; the others hold all that formats
of attributes and types may.
"""
import random
import sys

HEAD = """// Formats of attributes and types put together at random. Written by generate_definitions.py; do not edit.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Random_Dialect : Dialect {
  let name = "random";
  let cppNamespace = "::random";
}
def Inner : AttrDef<Random_Dialect, "Inner"> {
  let mnemonic = "inner";
  let parameters = (ins "int":$x);
  let assemblyFormat = "`<` $x `>`";
}
"""

PARAMETERS = [
    '"int"', '"int"', 'OptionalParameter<"int">', 'DefaultValuedParameter<"int", "3">', 'StringRefParameter<"s">',
    'ArrayRefParameter<"int">', 'OptionalArrayRefParameter<"int">', "Inner", '"::mlir::Type"', '"::mlir::Attribute"',
    'OptionalParameter<"::mlir::Type">', 'APFloatParameter<"d">',
]
SELF_TYPE = 'AttributeSelfTypeParameter<"d">'
LITERALS = ["a", ",", ":", "(", ")", "[", "]", "->", "<", ">", "=", "", " ", "\\\\n", "kw", "..."]
MISTAKES = [
    "attr-dict", "operands", "regions", "foo", "#", '"str"', "`1`", "`a-b`", "ref($a)", "type($a)", "oilist(`a` $a)",
    "functional-type($a, $b)", "$nope", "struct()", "struct(`x`)", 'struct(custom<F>("s"))', "custom<F>(params)",
    "qualified(`a`)", "qualified(params)", "struct(params, $a)", "params",
]


# How deep groups nest.
TOP = 2


class Formats:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = []
        self.unused = []

    def often(self, probability):
        return self.random.random() < probability

    def variable(self):
        """A parameter, nearly always one that is not written yet."""
        if self.unused and self.often(0.97):
            return "$" + self.unused.pop(0)
        return "$" + self.random.choice(self.names or ["nope"])

    def list_of(self, element, most):
        return ", ".join(element() for _ in range(self.random.randint(1, most)))

    def argument(self, depth):
        bound = set(self.names) - set(self.unused)
        if bound and self.often(0.4):
            return "ref($" + self.random.choice(sorted(bound)) + ")"
        # A string in a directive that anchors a group crashes mlir-tblgen.
        return '"1"' if depth == TOP and self.often(0.2) else self.variable()

    def element(self, depth):
        choice = self.random.random()
        if choice < 0.02:
            return self.random.choice(MISTAKES)
        if choice < 0.3 or not self.unused:
            return "`" + self.random.choice(LITERALS) + "`"
        if choice < 0.55:
            return self.variable()
        if choice < 0.63:
            return f"qualified({self.variable()})"
        if choice < 0.73:
            return f"struct({self.list_of(self.variable, 2)})"
        if choice < 0.85 or depth == 0:
            return f"custom<F>({self.list_of(lambda: self.argument(depth), 3)})"
        return self.group(depth - 1)

    def group(self, depth):
        then = [self.element(depth) for _ in range(self.random.randint(1, 3))]
        if self.often(0.4):
            then.insert(0, self.random.choice(["`(`", "`a`", "` `"]))
        branches = [then]
        if self.often(0.3):
            branches.append([self.element(depth) for _ in range(self.random.randint(1, 2))])
        if self.often(0.96):
            anchored = branches[0 if self.often(0.75) else -1]
            variables = [at for at, element in enumerate(anchored) if "$" in element]
            anchored[self.random.choice(variables or [0])] += "^"
        return " : ".join("(" + " ".join(branch) + ")" for branch in branches) + "?"

    def definition(self, number):
        self.names = list("abcd"[: self.random.randint(1, 4)])
        self.unused = list(self.names)
        # Groups want parameters that may be missing.
        kinds = PARAMETERS if self.often(0.5) else [kind for kind in PARAMETERS if "Optional" in kind or "Default" in kind]
        parameters = [f"{self.random.choice(kinds)}:${name}" for name in self.names]
        kind = self.random.choice(["Attr", "Type"])
        if kind == "Attr" and self.often(0.1):
            parameters.append(f"{SELF_TYPE}:$self")
        if self.often(0.08):
            self.unused = []
            elements = [self.random.choice(["params", "struct(params)", "`<` params `>`", "(`(` params^ `)`)?"])]
        else:
            elements = [self.element(TOP) for _ in range(self.random.randint(1, 5))]
            if self.often(0.95):
                elements += ["$" + name for name in self.unused]
        text = " ".join(elements).replace('"', '\\"')
        return (
            f"def X{number} : {kind}Def<Random_Dialect, \"X{number}\"> {{\n"
            f"  let mnemonic = \"x{number}\";\n"
            f"  let parameters = (ins {', '.join(parameters)});\n"
            f"  let assemblyFormat = \"{text}\";\n}}"
        )


def main():
    seed, count = map(int, sys.argv[1:])
    formats = Formats(seed)
    print(HEAD)
    for number in range(count):
        print(formats.definition(number))


main()
