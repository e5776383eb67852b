#!/usr/bin/env python3
"""Unsets each field of each kind of definition, and compares the verdicts with mlir-tblgen.

usage: unset_mlir.py ODS-TBLGEN

For every field of MLIR's classes for dialects, ops and their parts, interfaces, their methods, types,
attributes and enums there is one definition with `let field = ?`, and for every argument of the classes of
constraints, predicates and traits one with `?` for it. Prints the number of cases; ends with an error if
`ods-tblgen --check` accepts one that a generator of mlir-tblgen rejects, or the other way round.
"""
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PREFIX = Path(os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22"))
INCLUDE = PREFIX / "include"
FILES = "".join(f'include "mlir/{name}.td"\n' for name in [
    "IR/OpBase", "IR/AttrTypeBase", "IR/EnumAttr", "Interfaces/SideEffectInterfaces"])
DIALECT = 'def D : Dialect { let name = "d"; let cppNamespace = "::d"; }\n'
METHOD = 'InterfaceMethod<"d", "int", "f", (ins)>'
# By class: a definition with a hole, and the generators that read it.
KINDS = {
    "Dialect": (DIALECT.replace("}", "{} }}").replace("{ let name", "{{ let name") + 'def A : Op<D, "a">;',
                ["dialect-decls", "dialect-defs", "op-defs"]),
    "Op": (DIALECT.replace("{", "{{").replace("}", "}}") + 'def A : Op<D, "a"> {{ {} }}',
           ["op-decls", "op-defs"]),
    "OpInterface": (f'def I : OpInterface<"I"> {{{{ let methods = [{METHOD}]; {{}} }}}}',
                    ["op-interface-decls", "op-interface-defs"]),
    "InterfaceMethod": (f'def M : {METHOD} {{{{ {{}} }}}}\n'
                        'def I : OpInterface<"I"> {{ let methods = [M]; }}',
                        ["op-interface-decls", "op-interface-defs"]),
    "TypeDef": (DIALECT.replace("{", "{{").replace("}", "}}")
                + 'def T : TypeDef<D, "T"> {{ let mnemonic = "t"; {} }}',
                ["typedef-decls", "typedef-defs"]),
    "AttrDef": (DIALECT.replace("{", "{{").replace("}", "}}")
                + 'def T : AttrDef<D, "T"> {{ let mnemonic = "t"; {} }}',
                ["attrdef-decls", "attrdef-defs"]),
}
OP = ["op-decls", "op-defs"]
ENUM = ["enum-decls", "enum-defs"]
ESCAPED = DIALECT.replace("{", "{{").replace("}", "}}")


def part(parent, arguments="(ins AnyType:$x, AnyType:$y)", results="(outs AnyType:$z)", traits=""):
    """A part of an op."""
    return (f"{ESCAPED}def T : {parent} {{{{ {{}} }}}}\n"
            f'def A : Op<D, "a", [{traits}]> {{{{ let arguments = {arguments}; let results = {results}; }}}}', OP)


def predicate(parent):
    return part(parent, '(ins Type<T, "t">:$x)')


# The same by class, for the parts of ops and for enums.
KINDS |= {
    "Type": part('Type<CPred<"a">, "t">', "(ins T:$x)"),
    "Variadic": part("Variadic<I32>", "(ins T:$x)"),
    "Attr": part('Attr<CPred<"a">, "t">', "(ins T:$x)"),
    "OptionalAttr": part("OptionalAttr<I32Attr>", "(ins T:$x)"),
    "OpVariable": part("Arg<AnyType>", "(ins T:$x)"),
    "CPred": predicate('CPred<"a">'),
    "CombinedPred": predicate('And<[CPred<"a">]>'),
    "SubstLeaves": predicate('SubstLeaves<"a", "b", CPred<"a">>'),
    "Concat": predicate('Concat<"a", CPred<"b">, "c">'),
    "NativeOpTrait": part('NativeOpTrait<"X">', traits="T"),
    "GenInternalOpTrait": part('GenInternalOpTrait<"X">', traits="T"),
    "PredOpTrait": part('PredOpTrait<"t", CPred<"a">>', traits="T"),
    "TraitList": part("TraitList<[Pure]>", traits="T"),
    "AllTypesMatch": part('AllTypesMatch<["x", "y"]>', traits="T"),
    "TypesMatchWith": part('TypesMatchWith<"t", "x", "y", "$_self">', traits="T"),
    "MemoryEffects": part("MemoryEffects<[MemRead]>", traits="T"),
    "MemoryEffect": part('MemoryEffect<"X", DefaultResource, 0, FullEffect>', "(ins Arg<AnyMemRef, \"\", [T]>:$x)"),
    "IntEnum": ('def T : I32Enum<"T", "t", [I32EnumCase<"A", 0>]> {{ {} }}', ENUM),
    "IntEnumAttr": ('def T : I32EnumAttr<"T", "t", [I32EnumAttrCase<"A", 0>]> {{ {} }}', ENUM),
    "BitEnum": ('def T : I32BitEnum<"T", "t", [I32BitEnumCaseBit<"A", 0>]> {{ {} }}', ENUM),
    "BitEnumAttr": ('def T : I32BitEnumAttr<"T", "t", [I32BitEnumAttrCaseBit<"A", 0>]> {{ {} }}', ENUM),
}


# An argument of each type, for the classes that take it.
VALUES = {
    "string": '"x"', "code": '"x"', "int": "1", "bit": "1", "dag": "(ins)", "Pred": 'CPred<"a">', "Type": "I32",
    "Attr": "I32Attr", "Property": "I32Prop", "AttrConstraint": "ArrayMinCount<1>",
    "TypeConstraint": "I32", "Region": "AnyRegion", "Successor": "AnySuccessor", "Dialect": "D", "I": "I32",
    "Interface": "O", "OpInterface": "O", "Trait": "Pure", "Constraint": "I32",
}
# Where a part stands, by class.
PLACES = {
    "TypeConstraint": "let arguments = (ins {}:$x);",
    "Attr": "let arguments = (ins {}:$x);",
    "Property": "let arguments = (ins {}:$x);",
    "AttrConstraint": "let arguments = (ins ConfinedAttr<AnyAttr, [{}]>:$x);",
    "Pred": 'let arguments = (ins Type<{}, "t">:$x);',
    "Region": "let regions = (region {}:$x);",
    "Successor": "let successors = (successor {}:$x);",
}
# Classes of definitions, which generators of their own read.
SKIPPED = {"AttrDef", "TypeDef", "AttrInterface", "TypeInterface", "OpInterface", "ArrayOfAttr", "LocationAttrDef"}


def value_of(ty):
    """An argument of type `ty`, or nothing if there is none here."""
    if element := re.fullmatch(r"list<(.*)>", ty):
        inner = value_of(element[1])
        return inner and f"[{inner}]"
    return VALUES.get(ty)


def instances(records):
    """Each class of parts of ops, with each of its arguments unset, alone and in a list."""
    found = re.findall(r"^class (\w+)<(.*)> \{\t// (.*)$", records, re.M)
    for name, parameters, parents in found:
        place = next((place for parent, place in PLACES.items() if parent in parents.split()), None)
        if "Trait" in parents.split():
            place = "traits"
        types = re.findall(rf"([\w<>]+) {name}:\w+ =", parameters)
        values = [value_of(ty) for ty in types]
        if place is None or name in SKIPPED or None in values:
            continue
        for index, ty in enumerate(types):
            for hole in ["?", "[?]"][:1 + ty.startswith("list<")]:
                part = f"{name}<{', '.join(values[:index] + [hole] + values[index + 1:])}>"
                if place == "traits":
                    body = f'[{part}]> {{ let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }}'
                else:
                    body = f"[]> {{ {place.format(part)} }}"
                yield part, f'{DIALECT}def O : OpInterface<"O">;\ndef A : Op<D, "a", {body}'


def run(tool, *options):
    """What the tool says; one that does not end, as mlir-tblgen does at some holes, counts as a crash."""
    try:
        return subprocess.run([tool, "-I", INCLUDE, *options], capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess([], -1)


def fields(records, name):
    body = re.search(rf"^class {name}(<.*?)? \{{(.*?)^\}}", records, re.S | re.M)[2]
    return re.findall(r"^  \S.*? (\w+) = ", body, re.M)


def compare(case):
    tool, what, text, generators = case
    with tempfile.NamedTemporaryFile("w", suffix=".td") as file:
        file.write(text)
        file.flush()
        done = [run(PREFIX / "bin/mlir-tblgen", f"-gen-{name}", file.name, "-o", "/dev/null")
                for name in generators]
        ours = run(tool, "--check", file.name)
    if any(one.returncode < 0 for one in done):
        return None  # mlir-tblgen crashes.
    if ours.returncode < 0:
        return f"{what}: ods-tblgen does not end"
    theirs = all(one.returncode == 0 for one in done)
    return None if theirs == (ours.returncode == 0) else f"{what}: mlir-tblgen {theirs}, {ours.stderr}"


def main():
    tool = Path(sys.argv[1]).resolve()
    with tempfile.NamedTemporaryFile("w", suffix=".td") as file:
        file.write(FILES)
        file.flush()
        records = run(PREFIX / "bin/llvm-tblgen", "--print-records", file.name).stdout
    cases = [(tool, f"{name}.{field}", FILES + text.format(f"let {field} = ?;"), generators)
             for name, (text, generators) in KINDS.items() for field in fields(records, name)]
    cases += [(tool, part, FILES + text, ["op-defs"]) for part, text in instances(records)]
    assert len(cases) > 100, len(cases)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        different = [found for found in pool.map(compare, cases) if found]
    print(f"unset fields: {len(cases)} definitions, {len(different)} different verdicts")
    print("\n".join(different))
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
