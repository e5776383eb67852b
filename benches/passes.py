#!/usr/bin/env python3
"""Times passes of ods-opt and mlir-opt on the same modules, in turns.

usage: benches/passes.py [--sizes N,…] [--rounds N] [--threads]

Each tool runs one pass on one thread and reports its wall time by --mlir-timing; the table has the
medians, in ns per operation of the input. MLIR 22 has no pass `trivial-dce`: its time is that of
`transform.apply_dce`, which does the same. `custom-real` and `custom-distinct` are the modules of
`gen-ir`, which repeat nothing. ods-opt is built in the release profile; mlir-opt is
$MLIR_OPT, or mlir-opt-22 of the search path. A row whose outputs differ gets no time.

With --threads, the table is of ods-opt alone: pipelines for functions on one thread and on all, in
turns, in ms; what is not parsing or printing.
"""
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target"))
LENGTH = 100


def functions(count, body):
    """Functions of LENGTH operations each, about `count` operations in all."""
    out = ["module {"]
    for number in range(max(1, count // LENGTH)):
        out.append(f"  func.func @f{number}(%a: i32, %b: i32) -> i32 {{")
        out += body(number)
        out.append("  }")
    return "\n".join(out + ["}"]) + "\n"


def constants(number):
    """A chain of sums of constants, which folds to one constant."""
    lines, last = [f"    %0 = arith.constant {number} : i32"], "%0"
    for at in range(1, LENGTH // 2):
        lines.append(f"    %c{at} = arith.constant {number * 31 + at} : i32")
        lines.append(f"    %{at} = arith.addi {last}, %c{at} : i32")
        last = f"%{at}"
    return lines + [f"    return {last} : i32"]


def zeros(number):
    """A chain of sums with zero, which folds to its start."""
    lines, last = ["    %z = arith.constant 0 : i32"], "%a"
    for at in range(LENGTH - 2):
        lines.append(f"    %{at} = arith.addi {last}, %z : i32")
        last = f"%{at}"
    return lines + [f"    return {last} : i32"]


def mixed(number):
    """Operations at random, some of which repeat others, and some of which are not used."""
    choose, values, lines = random.Random(number), ["%a", "%b"], []
    for at in range(LENGTH - 1):
        op = choose.choice(["muli", "subi", "andi", "ori", "xori"])
        near = values[-6:]
        lines.append(f"    %{at} = arith.{op} {choose.choice(near)}, {choose.choice(near)} : i32")
        values.append(f"%{at}")
    return lines + [f"    return {values[-1]} : i32"]


def dead(number):
    """Operations at random, about half of which are dead, in chains of up to eight."""
    choose, values, lines, last = random.Random(number), ["%a", "%b"], [], "%b"
    while len(lines) < LENGTH - 1:
        is_dead = choose.random() < 0.18
        at = last
        for _ in range(min(choose.randint(1, 8), LENGTH - 1 - len(lines)) if is_dead else 1):
            op = choose.choice(["muli", "subi", "andi", "ori", "xori"])
            lines.append(f"    %{len(lines)} = arith.{op} {at}, {choose.choice(values[-6:])} : i32")
            at = f"%{len(lines) - 1}"
        if not is_dead:
            last = at
            values.append(at)
    return lines + [f"    return {last} : i32"]


def calls(number):
    """Calls of small functions, which call each other."""
    lines, last = [], "%a"
    for at in range(LENGTH // 10):
        lines.append(f"    %{at} = func.call @small{(number + at) % 8}({last}, %b) : (i32, i32) -> i32")
        last = f"%{at}"
    return lines + [f"    return {last} : i32"]


def with_small_functions(count, body):
    """Functions with calls; inlined, each call becomes about ten operations."""
    out = functions(count, body).splitlines()[:-1]
    for number in range(8):
        out.append(f"  func.func private @small{number}(%a: i32, %b: i32) -> i32 {{")
        last = "%a"
        for at in range(8):
            op = ["muli", "xori", "addi", "subi"][(number + at) % 4]
            out.append(f"    %{at} = arith.{op} {last}, %b : i32")
            last = f"%{at}"
        if number < 4:
            out.append(f"    %r = func.call @small{number + 4}({last}, %b) : (i32, i32) -> i32")
            last = "%r"
        out += [f"    return {last} : i32", "  }"]
    return "\n".join(out + ["}"]) + "\n"


def branches(number):
    """Calls of functions of several blocks."""
    lines, last = [], "%a"
    for at in range(LENGTH // 10):
        lines.append(f"    %{at} = func.call @choose({last}, %b) : (i32, i32) -> i32")
        last = f"%{at}"
    return lines + [f"    return {last} : i32"]


def with_choice(count, body):
    return functions(count, body)[:-2] + """
  func.func private @choose(%a: i32, %b: i32) -> i32 {
    %c = arith.cmpi slt, %a, %b : i32
    cf.cond_br %c, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %d = arith.muli %a, %a : i32
    cf.br ^bb2(%d : i32)
  ^bb2(%e: i32):
    return %e : i32
  }
}
"""


def loops(number):
    """Nests of loops, in which some operations do not depend on the loops around them."""
    lines = ["    %i0 = arith.index_cast %a : i32 to index"]
    for depth in range(1, 5):
        pad = "  " * (depth + 1)
        lines.append(f"{pad}scf.for %i{depth} = %i0 to %i0 step %i0 {{")
        for at in range((LENGTH - 12) // 8):
            lines.append(f"{pad}  %v{depth}_{at} = arith.addi %i{at % (depth + 1)}, %i0 : index")
            lines.append(f"{pad}  %w{depth}_{at} = arith.muli %v{depth}_{at}, %i0 : index")
    lines += ["  " * (depth + 1) + "}" for depth in range(4, 0, -1)]
    return lines + ["    return %a : i32"]


def deep(number):
    """A nest of many loops, out of which one operation comes."""
    lines = ["    %i = arith.index_cast %a : i32 to index"]
    lines += [f"    scf.for %x{at} = %i to %i step %i {{" for at in range(LENGTH // 3)]
    lines.append("    %v = arith.addi %i, %i : index")
    return lines + ["    }"] * (LENGTH // 3) + ["    return %a : i32"]


def constant_branches(number):
    """Blocks that pass a constant on, half of which are never executed."""
    lines, last = ["    %true = arith.constant true", f"    %0 = arith.constant {number} : i32"], "%0"
    count = (LENGTH - 3) // 5
    for at in range(1, count + 1):
        lines.append(f"    %c{at} = arith.constant {at} : i32")
        lines.append(f"    cf.cond_br %true, ^next{at}({last} : i32), ^dead{at}")
        lines.append(f"  ^dead{at}:")
        lines.append(f"    cf.br ^next{at}(%a : i32)")
        lines.append(f"  ^next{at}(%x{at}: i32):")
        lines.append(f"    %{at} = arith.addi %x{at}, %c{at} : i32")
        last = f"%{at}"
    return lines + [f"    return {last} : i32"]


def constant_loops(number):
    """Loops in each other that carry a constant around."""
    depth = LENGTH // 3
    lines = ["    %zero = arith.constant 0 : index", "    %one = arith.constant 1 : index",
             "    %n = arith.index_cast %b : i32 to index", f"    %x0 = arith.constant {number} : i32"]
    for at in range(1, depth + 1):
        lines.append(f"    %r{at} = scf.for %i{at} = %zero to %n step %one iter_args(%x{at} = %x{at - 1}) -> (i32) {{")
    lines.append(f"    %y{depth + 1} = arith.maxsi %x{depth}, %x{depth} : i32")
    for at in range(depth, 0, -1):
        inner = f"%r{at + 1}" if at < depth else f"%y{depth + 1}"
        lines += [f"    scf.yield {inner} : i32", "    }"]
    return lines + ["    return %r1 : i32"]


def constant_calls(number):
    """Calls of the function before, always with the same constants."""
    lines = ["    %c = arith.constant 1 : i32", "    %d = arith.constant 2 : i32"]
    if number == 0:
        return lines + ["    %0 = arith.addi %a, %b : i32", "    return %0 : i32"]
    for at in range(LENGTH - 3):
        lines.append(f"    %{at} = func.call @f{number - 1}(%c, %d) : (i32, i32) -> i32")
    return lines + [f"    return %{LENGTH - 4} : i32"]


PIPELINE = "pass-pipeline=builtin.module(func.func({}))"
ROWS = [
    ("sums of constants", constants, "canonicalize", "Canonicalizer"),
    ("sums with zero", zeros, "canonicalize", "Canonicalizer"),
    ("at random", mixed, PIPELINE.format("canonicalize,cse"), "'func.func' Pipeline"),
    ("sums of constants", constants, PIPELINE.format("canonicalize,cse"), "'func.func' Pipeline"),
    ("sums with zero", zeros, PIPELINE.format("canonicalize,cse"), "'func.func' Pipeline"),
    ("custom-real", "custom-real", "canonicalize", "Canonicalizer"),
    ("custom-real", "custom-real", PIPELINE.format("canonicalize,cse"), "'func.func' Pipeline"),
    ("custom-distinct", "custom-distinct", "canonicalize", "Canonicalizer"),
    ("custom-distinct", "custom-distinct", PIPELINE.format("canonicalize,cse"), "'func.func' Pipeline"),
    ("custom-real", "custom-real", "cse", "CSE"),
    ("custom-distinct", "custom-distinct", "cse", "CSE"),
    ("at random", mixed, "cse", "CSE"),
    ("sums of constants", constants, "cse", "CSE"),
    ("half of it dead", dead, "cse", "CSE"),
    ("half of it dead", dead, "trivial-dce", "TrivialDCE"),
    ("calls", calls, "inline=default-pipeline=", "Inliner"),
    ("calls", calls, "inline", "Inliner"),
    ("calls of several blocks", branches, "inline=default-pipeline=", "Inliner"),
    ("loops", loops, "loop-invariant-code-motion", "LoopInvariantCodeMotion"),
    ("deep loops", deep, "loop-invariant-code-motion", "LoopInvariantCodeMotion"),
    ("sums of constants", constants, "sccp", "SCCP"),
    ("at random", mixed, "sccp", "SCCP"),
    ("branches on constants", constant_branches, "sccp", "SCCP"),
    ("loops with constants", constant_loops, "sccp", "SCCP"),
    ("calls with constants", constant_calls, "sccp", "SCCP"),
]
# What MLIR 22 has instead of a pass: the option, with a file, and the row of its time.
INSTEAD = {
    "trivial-dce": (
        "--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=FILE},"
        "transform-interpreter)", "InterpreterPass", """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%all: !transform.any_op {transform.readonly}) {
    transform.apply_dce to %all : !transform.any_op
    transform.yield
  }
}
"""),
}


def generated(count, workload):
    """A module of gen-ir."""
    tool = os.path.join(TARGET, "release", "gen-ir")
    return subprocess.run([tool, workload, str(count)], capture_output=True, check=True, text=True).stdout


MODULES = {calls: with_small_functions, branches: with_choice,
           "custom-real": generated, "custom-distinct": generated}


THREADED = [
    ("at random", mixed, "canonicalize,cse"),
    ("at random", mixed, "canonicalize,cse,sccp,canonicalize,cse"),
    ("sums of constants", constants, "canonicalize,cse"),
    ("sums of constants", constants, "canonicalize,cse,sccp,canonicalize,cse"),
]


def run(tool, option, file, *options):
    """The output, and the time of each pass in seconds."""
    options = options or ("--mlir-disable-threading",)
    done = subprocess.run([tool, file, option, *options, "--allow-unregistered-dialect", "--mlir-timing",
                           "--mlir-output-format=json"], capture_output=True, check=True)
    times = json.loads(done.stderr)
    return done.stdout, {row["name"]: row["wall"]["duration"] for row in times}


def threads(tool, sizes, rounds, file):
    """The table of --threads."""
    print("| module | operations | passes of `func.func` | one thread | all | |")
    print("|---|---:|---|---:|---:|---:|")
    for size in sizes:
        for name, body, passes in THREADED:
            with open(file, "w") as out:
                out.write(functions(size, body))
            option, times, outputs = f"--{PIPELINE.format(passes)}", [[], []], []
            for _ in range(rounds):
                for side, options in enumerate((["--mlir-disable-threading"], ["--verify-each=true"])):
                    output, found = run(tool, option, file, *options)
                    outputs.append(output)
                    times[side].append(found["Total"] - found["Parser"] - found["Output"])
            assert all(output == outputs[0] for output in outputs)
            one, all_ = (statistics.median(side) * 1e3 for side in times)
            print(f"| {name} | {size} | `{passes}` | {one:.1f} | {all_:.1f} | **{one / all_:.2f}×** |")


def main():
    sizes, rounds = [100_000], 5
    options = [option for option in sys.argv[1:] if option != "--threads"]
    for option, value in zip(options[::2], options[1::2]):
        if option == "--sizes":
            sizes = [int(size) for size in value.split(",")]
        elif option == "--rounds":
            rounds = int(value)
        else:
            sys.exit(__doc__)
    subprocess.run(["cargo", "build", "--quiet", "--release", "-p", "ods-tools", "--bin", "ods-opt",
                    "-p", "ods-benches", "--bin", "gen-ir"], cwd=ROOT, check=True)
    tools = [os.path.join(TARGET, "release", "ods-opt"), os.environ.get("MLIR_OPT", "mlir-opt-22")]
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "module.mlir")
        if "--threads" in sys.argv:
            threads(tools[0], sizes, rounds, file)
            return
        print("| module | operations | pass | ours | MLIR | |\n|---|---:|---|---:|---:|---:|")
        for size in sizes:
            for name, body, flag, row in ROWS:
                with open(file, "w") as out:
                    out.write(MODULES.get(body, functions)(size, body))
                sides = [(tools[0], f"--{flag}", row), (tools[1], f"--{flag}", row)]
                if flag in INSTEAD:
                    option, their_row, text = INSTEAD[flag]
                    library = os.path.join(folder, "library.mlir")
                    with open(library, "w") as out:
                        out.write(text)
                    sides[1] = (tools[1], option.replace("FILE", library), their_row)
                outputs = [run(tool, option, file)[0] for tool, option, _ in sides]
                shown = flag.removeprefix("pass-pipeline=")
                if outputs[0] != outputs[1]:
                    print(f"| {name} | {size} | `{shown}` | outputs differ | | |")
                    continue
                times = [[], []]
                for _ in range(rounds):
                    for side, (tool, option, name_of_row) in enumerate(sides):
                        times[side].append(run(tool, option, file)[1][name_of_row])
                ours, mlir = (statistics.median(side) * 1e9 / size for side in times)
                print(f"| {name} | {size} | `{shown}` | {ours:.0f} | {mlir:.0f} | **{mlir / ours:.1f}×** |")


if __name__ == "__main__":
    main()
