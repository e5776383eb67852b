#!/usr/bin/env python3
"""What mlir-tblgen says of each case in cases.td.

`record.py` writes it into the first columns of expected.tsv; the last ones, what
ods-tblgen says, are written by `UPDATE_EXPECT=1 cargo test -p ods-tools --test definitions`.
`record.py --check` compares, and fails if something differs.

The tool is that of MLIR_PREFIX, or of /usr/lib/llvm-22.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
PREFIX = Path(os.environ.get("MLIR_PREFIX", "/usr/lib/llvm-22"))


def cases():
    header, *parts = re.split(r"^//# ", (HERE / "cases.td").read_text(), flags=re.M)
    for part in parts:
        first, body = part.split("\n", 1)
        name, *actions = first.split()
        yield name, actions, header + body


def outcome(case):
    name, actions, text = case
    for action in actions:
        command = [PREFIX / "bin/mlir-tblgen", *action.split(","), "-I", PREFIX / "include", "-"]
        done = subprocess.run(command, input=text.encode(), capture_output=True)
        errors = done.stderr.decode(errors="replace")
        if done.returncode < 0 or "LLVM ERROR" in errors:
            return name, "crash", ""
        if done.returncode:
            # `file:line:column: error: text`, or only the text.
            found = re.search(r"error: (.*)", errors)
            message = found.group(1) if found else errors.strip().split("\n")[0]
            return name, "error", re.sub(r" \(from line \d+\)", "", message).strip()
    return name, "ok", ""


def version():
    text = subprocess.run([PREFIX / "bin/mlir-tblgen", "--version"], capture_output=True, text=True).stdout
    return re.search(r"version (\S+)", text).group(1)


def main():
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows = list(pool.map(outcome, cases()))
    path = HERE / "expected.tsv"
    old = [line.split("\t") for line in path.read_text().splitlines()[1:]] if path.exists() else []
    ours = {row[0]: row[3:] for row in old}
    # On some cases the tool reads memory that it freed, and crashes in some runs only.
    known = {row[0]: tuple(row[:3]) for row in old}
    rows = [known.get(row[0], row) if row[1] == "crash" else row for row in rows]
    lines = [f"case\tmlir-tblgen {version()}\tits message\tods-tblgen\tits message"]
    lines += ["\t".join([*row, *ours.get(row[0], ["", ""])]) for row in rows]
    text = "\n".join(lines) + "\n"
    counts = {verdict: sum(row[1] == verdict for row in rows) for verdict in ("ok", "error", "crash")}
    print(f"{len(rows)} cases: {counts}")
    if "--check" not in sys.argv:
        path.write_text(text)
    elif text != path.read_text():
        new = text.splitlines()
        for line in set(path.read_text().splitlines()) ^ set(new):
            print(("+" if line in new else "-"), line)
        sys.exit("expected.tsv is not what mlir-tblgen says: run record.py")


main()
