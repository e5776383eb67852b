#!/usr/bin/env python3
"""Unsets each field of each kind of definition, and compares the verdicts with mlir-tblgen.

usage: unset_mlir.py ODS-TBLGEN

For every field of MLIR's classes for dialects, ops, interfaces, their methods, types and attributes
there is one definition with `let field = ?`. Prints the number of cases; ends with an error if
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
FILES = "".join(f'include "mlir/IR/{name}.td"\n' for name in ["OpBase", "AttrTypeBase"])
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


def run(tool, *options):
    return subprocess.run([tool, "-I", INCLUDE, *options], capture_output=True, text=True)


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
    assert len(cases) > 100, len(cases)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        different = [found for found in pool.map(compare, cases) if found]
    print(f"unset fields: {len(cases)} definitions, {len(different)} different verdicts")
    print("\n".join(different))
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
