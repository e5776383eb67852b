#!/usr/bin/env python3
"""Compares what the flags about passes do with mlir-opt: exit status, output, messages and files.

usage: command_line_mlir.py ODS_OPT MLIR_PREFIX

Each case is a module, the flags, and the files that the tools write. Texts of the messages about wrong
pipelines are our own, so of these only the exit status is compared. Ends with an error if there is a
difference.
"""
import os
import subprocess
import sys
import tempfile

PLAIN = """module @top {
  func.func private @h(%a: i32) -> i32 {
    %c = arith.constant 1 : i32
    %0 = arith.addi %a, %c : i32
    %1 = arith.addi %a, %c : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
  func.func @f(%a: i32) -> i32 {
    %0 = call @h(%a) : (i32) -> i32
    return %0 : i32
  }
  module @in { func.func @g() { return } }
}
"""
# Operations that are not isolated from above, or not registered, at the top and in functions.
OPEN = """%c = "u.c"() : () -> i1
scf.if %c { "u.x"() : () -> () }
func.func @f(%c: i1) {
  scf.if %c { "u.y"() : () -> () }
  return
}
func.func @g() {
  "u.c"() ({ "u.z"() : () -> () }) : () -> ()
  return
}
"""
# `lift-cf-to-scf` fails on what is unreachable.
UNREACHABLE = """module {
  func.func @a() { return }
  func.func @b(%x: i32) {
    %0 = arith.constant 1 : i32
    %1 = arith.constant 1 : i32
    return
  ^bb1:
    "u.x"() {a = dense_resource<blob1> : tensor<1xi8>} : () -> ()
    return
  }
}
{-#
  dialect_resources: { builtin: { blob1: "0x0400000001" } },
  external_resources: { other: { key: true } }
#-}
"""
SERIAL = "--mlir-disable-threading"
DUMP = "--dump-pass-pipeline"
BEFORE = ["--mlir-print-ir-before-all", SERIAL]


def pipeline(text, *flags):
    return [f"--pass-pipeline=builtin.module({text})", *flags]


def dumped(*texts):
    return [(PLAIN, pipeline(text, DUMP), []) for text in texts]


CASES = [
    # Passes run on operations that are registered and isolated.
    *[(OPEN, pipeline(text), []) for text in (
        "scf.if(cse)", "u.c(cse)", "func.func(scf.if(cse))", "func.func(u.c(cse))", "any(scf.if(cse))",
        "scf.if(any(cse))", "any(any(cse))", "func.func(cse),scf.if(cse)", "builtin.module(scf.if(cse))")],
    (OPEN, ["--pass-pipeline=scf.if(cse)"], []),
    ('"u.c"() : () -> ()', ["--no-implicit-module", "--cse"], []),
    ('"u.c"() : () -> ()', ["--no-implicit-module", "--pass-pipeline=any(cse)"], []),
    # Lists that are given twice, numbers in other bases, and values without names.
    *dumped(
        "symbol-privatize{exclude=f exclude=h}", "symbol-privatize{exclude=f exclude=}",
        "symbol-privatize{exclude={f,g} exclude={h}}", "symbol-privatize{exclude={a b,c}}",
        "symbol-privatize{exclude=\"a b\",c}",
        "arith-int-range-narrowing{int-bitwidths-supported=8,16 int-bitwidths-supported=32}",
        "arith-int-range-narrowing{int-bitwidths-supported=0x8,0b10000}",
        "inline{op-pipelines=func.func(cse) op-pipelines=func.func(canonicalize)}",
        "canonicalize{max-iterations=0x3}", "canonicalize{max-iterations=0b11 max-num-rewrites=0o17}",
        "canonicalize{max-iterations=017 max-num-rewrites=-0x5}", "canonicalize{max-iterations=00012}",
        "canonicalize{max-iterations=3 max-iterations=4}", "inline{inlining-threshold=0X10}",
        "cse{=}", "cse{=5}", "canonicalize{= top-down=false =x}"),
    *[(PLAIN, pipeline(text), "status") for text in (
        "canonicalize{max-iterations=+3}", "canonicalize{max-iterations=08}", "canonicalize{max-iterations=0o8}",
        "canonicalize{max-iterations=0O7}", "canonicalize{max-iterations=0x}", "canonicalize{max-iterations=0x-3}",
        "canonicalize{max-iterations=}", "inline{inlining-threshold=-1}")],
    # Pipelines as text.
    (PLAIN, [DUMP], []),
    ("func.func private @f()", ["--no-implicit-module", DUMP], []),
    *dumped(
        "", "cse", "canonicalize", "func.func(canonicalize,cse),canonicalize", "print-op-stats{json}",
        "print-ir{label=}", "print-ir{label=a(b)}", "print-ir{label='a b'}", "snapshot-op-locations",
        "scf-parallel-loop-tiling", "scf-parallel-loop-tiling{parallel-loop-tile-sizes=1,2}",
        "canonicalize{disable-patterns={a b},c}", "canonicalize{enable-patterns=x,y}", "inline",
        "inline{default-pipeline=}", "inline{default-pipeline=any(cse)}",
        "inline{default-pipeline=canonicalize{top-down=false}}", "inline{default-pipeline=cse,canonicalize}",
        "inline{op-pipelines=func.func(canonicalize{max-iterations=3},cse)}",
        "composite-fixed-point-pass{pipeline=any(cse) name=Foo}",
        "composite-fixed-point-pass{pipeline=cse,canonicalize{top-down=false}}",
        "composite-fixed-point-pass{pipeline='cse, cse'}"),
    # Switches.
    *[(PLAIN, ["--cse", "--mlir-print-ir-module-scope", *flags], []) for flags in (
        [], ["--mlir-print-ir-after-all"], ["--mlir-print-ir-after-all", SERIAL], ["--mlir-print-ir-after-failure"])],
    *[(PLAIN, [flag], []) for flag in (
        "--mlir-print-stacktrace-on-diagnostic=0", "--mlir-print-stacktrace-on-diagnostic=false",
        "--emit-bytecode=0", "--emit-bytecode=false", "--irdl-file=")],
    # Printing.
    *[(PLAIN, [*passes, *flags.split(), SERIAL], [])
      for passes in (["--print-ir"], pipeline("func.func(print-ir{label=x})"), ["--cse", *BEFORE],
                     pipeline("func.func(cse),builtin.module(func.func(cse),symbol-dce),canonicalize", *BEFORE))
      for flags in ("", "--mlir-print-debuginfo", "--mlir-print-op-generic", "--mlir-print-skip-regions",
                    "--mlir-print-value-users", "--mlir-print-unique-ssa-ids", "--mlir-print-local-scope",
                    "--mlir-print-debuginfo --mlir-pretty-debuginfo",
                    "--mlir-print-debuginfo --mlir-print-local-scope")],
    (UNREACHABLE, ["--print-ir"], []),
    (PLAIN, pipeline("composite-fixed-point-pass{name=Foo pipeline=any(cse)}", *BEFORE), []),
    # mlir-opt repeats the edges of earlier graphs.
    (PLAIN, pipeline("func.func(view-op-graph{print-data-flow-edges=false})", SERIAL), []),
    (PLAIN, pipeline("view-op-graph,view-op-graph"), []),
    # Files.
    *[(PLAIN, pipeline(text, *BEFORE, "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=tree"), ["tree"])
      for text in ("inline", "cse,inline", "func.func(cse),cse", "cse,func.func(cse,cse),symbol-dce,any(cse)",
                   "builtin.module(func.func(cse)),func.func(cse)")],
    *[(UNREACHABLE, [*passes, *flags.split(), "--mlir-pass-pipeline-crash-reproducer=file"], "files")
      for passes in (["--cse", "--lift-cf-to-scf"], ["--pass-pipeline=any(cse,lift-cf-to-scf)"],
                     pipeline("cse,func.func(cse,lift-cf-to-scf),canonicalize"))
      for flags in ("", "--mlir-print-debuginfo", "--mlir-print-op-generic", f"{SERIAL} --verify-each=0")],
    *[(UNREACHABLE, [*passes, *flags.split(), "--mlir-generate-reproducer=file"], ["file"])
      for passes in ([], ["--cse"], ["--pass-pipeline=any(cse,func.func(cse))"])
      for flags in ("", "--mlir-print-debuginfo", f"{SERIAL} --verify-each=0")],
    (UNREACHABLE, ["--lift-cf-to-scf", "--mlir-generate-reproducer=file"], []),
]


def contents(folder):
    """The files in a folder, but for the input."""
    found = {}
    for where, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(where, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    found.pop("input.mlir")
    return found


def run(tool, text, flags):
    """The exit status, the output, the messages and the files."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "input.mlir"), "w") as file:
            file.write(text)
        done = subprocess.run(
            [tool, "input.mlir", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=0", *flags],
            cwd=folder, capture_output=True, timeout=120)
        # mlir-opt ends with an empty line after a message without a place.
        return done.returncode, done.stdout, done.stderr.rstrip(b"\n"), contents(folder)


def main():
    tool, prefix = sys.argv[1:]
    tool, mlir = os.path.abspath(tool), os.path.join(prefix, "bin", "mlir-opt")
    different = 0
    for text, flags, what in CASES:
        theirs, ours = run(mlir, text, flags), run(tool, text, flags)
        if what == "status":
            theirs, ours = theirs[:1], ours[:1]
        elif what == "files":
            theirs, ours = (theirs[0], theirs[3]), (ours[0], ours[3])
        elif set(what) - {name.split(os.sep)[0] for name in theirs[3]}:
            sys.exit(f"mlir-opt writes no {what}: {' '.join(flags)}")
        if theirs != ours:
            different += 1
            print(f"different: {' '.join(flags)}\n  mlir-opt: {theirs}\n  ods-opt: {ours}")
    print(f"{len(CASES) - different} equal, {different} different")
    sys.exit(different != 0)


if __name__ == "__main__":
    main()
