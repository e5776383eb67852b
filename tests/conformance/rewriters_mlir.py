"""Compares `ods-tblgen --gen-rewriters --check` with `mlir-tblgen --gen-rewriters`.

usage: rewriters_mlir.py ODS_TBLGEN MLIR_TBLGEN INCLUDE_DIR [COUNT [SEED]]
       rewriters_mlir.py ODS_TBLGEN MLIR_TBLGEN INCLUDE_DIR FILE.td...

Generates COUNT files of patterns from SEED, and compares for each the verdict and the first error.
About half of the files have a mistake.  A crash of mlir-tblgen, or one that does not end, says nothing
about a pattern and is skipped.  With files, compares on those.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rewriters_random import Random, file_of_patterns


# What mlir-tblgen accepts although the C++ that it generates does not compile.
REFUSED = ["has an index beyond", "`returnType` takes types, but this is a constant"]
WITHOUT_VALUE = "native code without a value "


def run(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return -1, "does not end within 60 seconds"
    error = re.search(r"(\d+:\d+: )?error: (.*)", done.stderr)
    return done.returncode, error and error.group(0)


def main():
    ours, mlir, include = sys.argv[1:4]
    rest = sys.argv[4:]
    with tempfile.TemporaryDirectory() as folder:
        if rest and rest[0].endswith(".td"):
            paths = [Path(path) for path in rest]
        else:
            rng = Random(int(rest[1]) if len(rest) > 1 else 1)
            paths = []
            for number in range(int(rest[0]) if rest else 1000):
                path = Path(folder, f"{number}.td")
                path.write_text(file_of_patterns(rng))
                paths.append(path)

        def compare(path):
            includes = ["-I", include, "-I", path.parent]
            theirs = run([mlir, "--gen-rewriters", path, *includes])
            if theirs[0] < 0 or (theirs[0] and not theirs[1]):
                return "skipped", path, theirs, None
            mine = run([ours, path, "--gen-rewriters", "--check", *includes])
            same = (mine[0] == 0, mine[1]) == (theirs[0] == 0, theirs[1])
            # mlir-tblgen takes what it prints for the call as a symbol.
            if theirs[1] and re.search(r"unbound symbol '.*\(", theirs[1]) and mine[1] and WITHOUT_VALUE in mine[1]:
                same = True
            if theirs[0] == 0 and mine[1] and any(text in mine[1] for text in REFUSED):
                return "refused", path, theirs, mine
            verdict = "accepted" if theirs[0] == 0 else "rejected"
            return verdict if same else "different", path, theirs, mine

        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(compare, paths))
        for kind, path, theirs, mine in found:
            if kind == "different":
                text = path.read_text().split("// Patterns\n")[-1] if path.parent == Path(folder) else path
                print(f"{text}\n  mlir-tblgen: {theirs}\n  ods-tblgen:  {mine}")
    kinds = [kind for kind, *_ in found]
    print({kind: kinds.count(kind) for kind in ("accepted", "rejected", "refused", "skipped", "different")})
    sys.exit("different" in kinds)


if __name__ == "__main__":
    main()
