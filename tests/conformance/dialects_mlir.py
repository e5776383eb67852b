#!/usr/bin/env python3
"""Compares the definitions of ods-dialects with MLIR's own: which operations there
are, and of each its arguments, results, regions, successors, format and traits,
with their names in the order of their definition.

usage: dialects_mlir.py ODS_TBLGEN MLIR_PREFIX
"""

import json
import re
import subprocess
import sys

TBLGEN, PREFIX = sys.argv[1], sys.argv[2]
INCLUDE = f"{PREFIX}/include"

DIALECTS = {
    "arith": ("Arith/IR/ArithOps.td", ["Ops.td", "Casts.td"]),
    "cf": ("ControlFlow/IR/ControlFlowOps.td", ["Ops.td"]),
    "complex": ("Complex/IR/ComplexOps.td", ["Ops.td"]),
    "func": ("Func/IR/FuncOps.td", ["Ops.td"]),
    "index": ("Index/IR/IndexOps.td", ["Ops.td"]),
    "math": ("Math/IR/MathOps.td", ["Ops.td"]),
    "scf": ("SCF/IR/SCFOps.td", ["Ops.td"]),
    "ub": ("UB/IR/UBOps.td", ["Ops.td"]),
}

# What a program has no use for: serialized forms and analyses that are not here.
MISSING = {
    "BytecodeOpInterface", "InferIntRangeInterface", "InferTypeOpInterface",
    "ValueBoundsOpInterface", "RuntimeVerifiableOpInterface",
}


def records(folders, file):
    command = [TBLGEN, "--dump-json"]
    for folder in folders:
        command += ["-I", folder]
    done = subprocess.run(command + [file], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout)


def ops(files, folders):
    found = {}
    for file in files:
        keeper = records(folders, file)
        for name in keeper["!instanceof"].get("Op", []):
            record = keeper[name]
            dialect = keeper[record["opDialect"]["def"]]
            found[f"{dialect['name']}.{record['opName']}"] = describe(keeper, record)
    return found


def names(dag):
    return [name for _, name in dag["args"]]


def trait_name(record):
    name = record.get("trait")
    if not name:
        return None
    name = re.sub(r"<.*", "", name, flags=re.DOTALL)
    return re.sub(r"(::Trait|::Impl)$", "", name).split("::")[-1]


def traits(keeper, list_):
    found = set()
    for entry in list_:
        record = keeper.get(entry["def"], {})
        if "traits" in record and "TraitList" in str(record.get("!superclasses")):
            found |= traits(keeper, record["traits"])
        elif name := trait_name(record):
            found.add(name)
        elif record.get("summary"):
            found.add(record["summary"])
    return found


def describe(keeper, record):
    format_ = record.get("assemblyFormat")
    return {
        "arguments": names(record["arguments"]),
        "results": names(record["results"]),
        "regions": names(record["regions"]),
        "successors": names(record["successors"]),
        "format": re.sub(r"\s+", "", format_) if format_ else None,
        "custom format": record["hasCustomAssemblyFormat"],
        "traits": sorted(traits(keeper, record["traits"]) - MISSING),
    }


def main():
    count, failed = 0, False
    for dialect, (theirs, ours) in DIALECTS.items():
        theirs = ops([f"{INCLUDE}/mlir/Dialect/{theirs}"], [INCLUDE])
        theirs = {name: op for name, op in theirs.items() if name.startswith(f"{dialect}.")}
        folder = f"ods-dialects/src/{dialect}"
        ours = ops([f"{folder}/{file}" for file in ours], [folder, "ods-dialects/src/arith", "ods-codegen/prelude"])
        for name in sorted(theirs.keys() | ours.keys()):
            count += 1
            if name not in ours or name not in theirs:
                print(f"{name}: {'missing' if name not in ours else 'MLIR has no such op'}")
                failed = True
                continue
            for what, expected in theirs[name].items():
                if ours[name][what] != expected:
                    print(f"{name}: {what}\n  MLIR {expected}\n  ours {ours[name][what]}")
                    failed = True
    print(f"{count} operations compared")
    sys.exit(failed)


main()
