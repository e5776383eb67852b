#!/usr/bin/env python3
"""Records what mlir-opt prints of its analyses, in the short form of analyses.rs.

usage: record.py [MODULE] > expected.txt

Recorded with mlir-opt of LLVM 22.1; $MLIR_OPT, or mlir-opt-22 of the search path.
"""
import os
import re
import subprocess
import sys
from pathlib import Path

MODULE = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent / "module.mlir"


def run(pipeline):
    command = [os.environ.get("MLIR_OPT", "mlir-opt-22"), MODULE, f"--pass-pipeline=builtin.module({pipeline})",
               "--mlir-disable-threading", "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return (done.stdout + done.stderr).splitlines()


def liveness():
    intervals = False
    for line in run("func.func(test-print-liveness)"):
        if line.startswith("Testing"):
            yield f"liveness {line.split()[-1]}"
        elif "Block:" in line:
            yield "block " + line.split()[-1]
        elif "LiveIn" in line or "LiveOut" in line:
            yield " ".join(line.split()[2:])
        elif "LivenessIntervals" in line:
            intervals = "Begin" in line
        elif intervals and re.match(r"// val_\d+ :", line):
            yield f"{line.split()[1]} at"
        elif intervals and line.startswith("//     "):
            yield "  op"
        elif match := re.search(r" \[([^]\b]*)\x08\]$", line):
            yield "live " + match[1].strip()


def dominance():
    for line in run("func.func(test-print-dominance)"):
        if line.startswith("Testing"):
            yield f"dominance {line.split()[-1]}"
        elif line.startswith(("Nearest", "dominates", "postdominates", "---")):
            yield line


def call_graph():
    name = lambda text: (re.findall(r'sym_name = "(\w+)"', text) or re.findall(r"<(\S+)>", text))[0]
    for line in run("test-print-callgraph"):
        if " Node :" in line or "Edge" in line:
            yield f"{line.split()[2].rstrip(':') if 'Edge' in line else 'node'} {name(line.split(':', 1)[1])}"
        elif "SCC :" in line:
            yield "component"


def merged(lines):
    """Counts operations instead of repeating them."""
    count, out = 0, []
    for line in [*lines, ""]:
        if line == "  op":
            count += 1
            continue
        if count:
            out[-1] += f" {count} operations"
            count = 0
        out.append(line.rstrip())
    return out[:-1]


print("\n".join([*merged(liveness()), *dominance(), *call_graph()]))
