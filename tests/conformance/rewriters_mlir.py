"""Compares `ods-tblgen --gen-rewriters --check` with `mlir-tblgen --gen-rewriters`.

usage: rewriters_mlir.py ODS_TBLGEN MLIR_TBLGEN INCLUDE_DIR [COUNT [SEED]]

Generates COUNT patterns, right and wrong ones, from SEED, and compares for each the verdict and the
first error.  A crash of mlir-tblgen says nothing about the pattern and is skipped.
"""

import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PRELUDE = """include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class O<string name, dag args, dag outs, list<Trait> traits = []> : Op<D, name, traits> {
  let arguments = args;
  let results = outs;
}
def Leaf : O<"leaf", (ins), (outs AnyType:$r)>;
def One : O<"one", (ins AnyType:$x), (outs AnyType:$r)>;
def Two : O<"two", (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def Same : O<"same", (ins AnyType:$x), (outs AnyType:$r), [SameOperandsAndResultType]>;
def Tag : O<"tag", (ins AnyType:$x, I32Attr:$a), (outs AnyType:$r)>;
def Many : O<"many", (ins Variadic<AnyType>:$x), (outs AnyType:$r)>;
def Pair : O<"pair", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s)>;
def Sink : O<"sink", (ins AnyType:$x), (outs)>;
def Call : NativeCodeCall<"call($_builder, $0)">;
def Match : NativeCodeCall<"match($_self, $0)">;
def Check : Constraint<CPred<"check($0)">, "checked">;
"""
OPS = [("Leaf", ""), ("One", "o"), ("Two", "oo"), ("Same", "o"), ("Tag", "oa"), ("Many", "v"),
       ("Pair", "o"), ("Sink", "o")]
NAMES = ["x", "y", "z", "w"]


def name(rng):
    return "$" + (rng.choice(NAMES) if rng.random() < 0.95 else rng.choice(["_", "x__0", "p__1"]))


def operand(rng, depth, source, kind):
    pick = rng.random()
    if kind == "v" and pick < 0.3:
        items = ", ".join(operand(rng, 3, source, "o") for _ in range(rng.randrange(3)))
        return f"(variadic {items})"
    if depth < 2 and pick < (0.1 if kind == "v" else 0.35):
        return node(rng, depth + 1, source)
    if pick < 0.42:
        return f"({'Match' if source else 'Call'} {name(rng)})"
    if source and pick < 0.5:
        return f"I32:{name(rng)}"
    if pick < 0.53:
        return 'ConstantAttr<I32Attr, "1">'
    if not source and pick < 0.57:
        return f"(replaceWithValue {name(rng)})"
    return name(rng)


def attribute(rng):
    pick = rng.random()
    if pick < 0.2:
        return 'ConstantAttr<I32Attr, "1">'
    if pick < 0.3:
        return f"I32Attr:{name(rng)}"
    return "$a" if pick < 0.9 else name(rng)


def node(rng, depth, source):
    op, kinds = rng.choice(OPS)
    args = [attribute(rng) if kind == "a" else operand(rng, depth, source, kind) for kind in kinds]
    if kinds == "oo" and source and rng.random() < 0.2:
        args = [f"(either {args[0]}, {args[1]})"]
    if rng.random() < 0.05:
        args = args[:-1] if rng.random() < 0.5 else [*args, name(rng)]
    if not source and rng.random() < 0.1:
        args.append(rng.choice([f"(location {name(rng)})", '(location "l")', f"(returnType {name(rng)})"]))
    symbol = ":$" + rng.choice(["p", "q", "x"]) if rng.random() < 0.15 else ""
    return f"({op}{symbol} {', '.join(args)})"


def pattern(rng):
    results = ", ".join(node(rng, 0, False) for _ in range(rng.choice([1, 1, 1, 2])))
    checks = f"[(Check {name(rng)})]" if rng.random() < 0.2 else "[]"
    benefit = rng.choice(["", "", ", [], (addBenefit 2)", ", [], (addBenefit)"])
    return f"def P : Pattern<{node(rng, 0, True)}, [{results}], {checks}{benefit}>;"


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    error = re.search(r"(\d+:\d+: )?error: (.*)", done.stderr)
    return done.returncode, error and error.group(0)


def main():
    ours, mlir, include = sys.argv[1:4]
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
    rng = random.Random(int(sys.argv[5]) if len(sys.argv) > 5 else 1)
    patterns = [pattern(rng) for _ in range(count)]
    with tempfile.TemporaryDirectory() as folder:

        def compare(numbered):
            number, text = numbered
            path = Path(folder, f"{number}.td")
            path.write_text(PRELUDE + text + "\n")
            theirs = run([mlir, "--gen-rewriters", path, "-I", include])
            if theirs[0] < 0 or (theirs[0] and not theirs[1]):
                return "skipped", text, theirs, None
            mine = run([ours, path, "--gen-rewriters", "--check"])
            same = (mine[0] == 0, mine[1]) == (theirs[0] == 0, theirs[1])
            if theirs[0] == 0 and mine[1] and "has an index beyond" in mine[1]:
                # The C++ that mlir-tblgen generates then does not compile.
                return "refused", text, theirs, mine
            verdict = "accepted" if theirs[0] == 0 else "rejected"
            return verdict if same else "different", text, theirs, mine

        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(compare, enumerate(patterns)))
    for kind, text, theirs, mine in found:
        if kind == "different":
            print(f"{text}\n  mlir-tblgen: {theirs}\n  ods-tblgen:  {mine}")
    kinds = [kind for kind, *_ in found]
    print({kind: kinds.count(kind) for kind in ("accepted", "rejected", "refused", "skipped", "different")})
    sys.exit("different" in kinds)


if __name__ == "__main__":
    main()
