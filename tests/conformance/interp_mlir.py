#!/usr/bin/env python3
"""Executes programs with ods-opt --run and with mlir-runner, and compares the results.

usage: interp_mlir.py ODS_OPT EXECUTABLE MLIR_PREFIX [--programs=N] [--seed=N] [FILE…]

EXECUTABLE is the program of ods-tests that makes random programs. Files hold programs in the same form:
separated by lines `// -----`, with lines `// CALL function<TAB>argument…` for the calls. mlir-opt lowers
many programs at once, and mlir-runner prints their results as integers: floats as their bits, all NaNs as
one. A call whose result is undefined or poison, as ods-opt says, is not compared.
"""
import re
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The second conversion of arith is for what is expanded. Expanded earlier, `maximumf` would lose signs of zeros.
LOWERING = ["--convert-complex-to-standard", "--convert-complex-to-llvm", "--convert-math-to-funcs=convert-ctlz=0",
            "--convert-scf-to-cf", "--convert-math-to-llvm", "--convert-math-to-libm", "--convert-arith-to-llvm",
            "--arith-expand", "--convert-arith-to-llvm", "--convert-index-to-llvm", "--convert-vector-to-llvm",
            "--convert-ub-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm",
            "--reconcile-unrealized-casts"]
NAN = {"f32": 0x7FC00000, "f64": 0x7FF8000000000000}
# Calls in one run of mlir-runner.
BATCH = 60


def split_types(text):
    """The types in a list."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char in "<(") - (char in ">)")
        if char == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in [*parts, text[start:].strip()] if part]


class Call:
    def __init__(self, program, text, function, arguments):
        self.program, self.text, self.function, self.arguments = program, text, function, arguments
        head = re.search(rf"func\.func @{function}\((.*?)\)(?: -> (.*?))? (?:attributes .*)?\{{\n", text)
        self.inputs = [re.sub(r"^%\w+: ", "", part) for part in split_types(head[1])]
        results = head[2] or "()"
        self.results = split_types(results[1:-1] if results.startswith("(") else results)
        self.ours = None


def read(text):
    """The calls of all programs in a file."""
    calls = []
    for number, part in enumerate(re.split(r"^// -----\n", text, flags=re.M)):
        for line in re.findall(r"^// CALL (.*)$", part, flags=re.M):
            function, *arguments = line.split("\t")
            calls.append(Call(number, part, function, arguments))
    return calls


def element_of(ty):
    found = re.fullmatch(r"vector<(\d+)x(\w+)>", ty)
    return (int(found[1]), found[2]) if found else (None, ty)


def bits_of_float(text, ty):
    if text.startswith("0x"):
        bits = int(text, 16)
    else:
        value = float(text)
        bits = struct.unpack("<I", struct.pack("<f", value))[0] if ty == "f32" else \
            struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent = 0x7F800000 if ty == "f32" else 0x7FF0000000000000
    is_nan = bits & exponent == exponent and bits & ((exponent & -exponent) - 1)
    return NAN[ty] if is_nan else bits


def signed(bits, width=64):
    bits &= (1 << width) - 1
    return bits - (1 << width) if bits >> (width - 1) else bits


def numbers(text, ty):
    """The integers that the wrapper prints for a value of ods-opt."""
    count, element = element_of(ty)
    if count is not None:
        inside = re.fullmatch(r"dense<(.*)>", text)[1]
        parts = inside.strip("[]").split(", ") if inside.startswith("[") else [inside] * count
        return [number for part in parts for number in numbers(part, element)]
    if element in NAN:
        return [signed(bits_of_float(text, element))]
    value = {"true": 1, "false": 0}.get(text)
    value = int(text) if value is None else value
    width = 64 if element == "index" else int(element[1:])
    if width == 1:
        return [value & 1]
    if width <= 64:
        return [value]
    return [signed(value), signed(value >> 64)]


def run_ours(ods_opt, call, folder):
    path = folder / f"ours{call.program}.mlir"
    command = [ods_opt, path, f"--run=@{call.function}", "--args=" + ",".join(call.arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        message = done.stderr.splitlines()[0] if done.stderr else "no message"
        is_undefined = "undefined behavior: " in message or " is poison" in message
        call.ours = ("undefined" if is_undefined else "error", message)
        return
    lines = done.stdout.splitlines()
    values = [line.rsplit(" : ", 1)[0] for line in lines]
    call.ours = ("values", [number for text, ty in zip(values, call.results) for number in numbers(text, ty)])


class Wrapper:
    """The function that calls functions and prints their results."""

    def __init__(self):
        self.lines, self.count = [], 0

    def new(self, text):
        self.count += 1
        self.lines.append(f"  %w{self.count} = {text}")
        return f"%w{self.count}"

    def constant(self, text, ty):
        count, element = element_of(ty)
        if count is not None:
            return self.new(f"arith.constant dense<{text}> : {ty}")
        if element == "i1":
            text = {"1": "true", "0": "false"}.get(text, text)
            return self.new(f"arith.constant {text}")
        if element == "index":
            text = signed(int(text))
        return self.new(f"arith.constant {text} : {ty}")

    def show(self, value, ty):
        count, element = element_of(ty)
        if count is not None:
            for at in range(count):
                self.show(self.new(f"vector.extract {value}[{at}] : {element} from {ty}"), element)
            return
        if element in NAN:
            bits = "i" + element[1:]
            is_nan = self.new(f"arith.cmpf uno, {value}, {value} : {element}")
            nan = self.new(f"arith.constant {NAN[element]} : {bits}")
            value = self.new(f"arith.bitcast {value} : {element} to {bits}")
            value = self.new(f"arith.select {is_nan}, {nan}, {value} : {bits}")
            if bits == "i32":
                value = self.new(f"arith.extui {value} : i32 to i64")
        elif element == "index":
            value = self.new(f"arith.index_cast {value} : index to i64")
        elif element == "i1":
            value = self.new(f"arith.extui {value} : i1 to i64")
        elif int(element[1:]) < 64:
            value = self.new(f"arith.extsi {value} : {element} to i64")
        elif int(element[1:]) > 64:
            width = self.new(f"arith.constant 64 : {element}")
            high = self.new(f"arith.shrsi {value}, {width} : {element}")
            self.lines.append(f"  vector.print {self.new(f'arith.trunci {value} : {element} to i64')} : i64")
            value = self.new(f"arith.trunci {high} : {element} to i64")
        self.lines.append(f"  vector.print {value} : i64")

    def call(self, call):
        arguments = [self.constant(text, ty) for text, ty in zip(call.arguments, call.inputs)]
        self.count += 1
        name = f"%w{self.count}"
        bound = f"{name}:{len(call.results)} = " if call.results else ""
        types = f"({', '.join(call.inputs)}) -> ({', '.join(call.results)})"
        self.lines.append(f"  {bound}func.call @p{call.program}_{call.function}({', '.join(arguments)}) : {types}")
        for number, ty in enumerate(call.results):
            self.show(f"{name}#{number}", ty)


def run_mlir(prefix, calls, folder, number):
    """The integers that mlir-runner prints, or an error."""
    texts, wrapper = {}, Wrapper()
    for call in calls:
        renamed = re.sub(r"@(\w+)(?=\()|@(\w+)(?= :)", lambda found: f"@p{call.program}_{found[1] or found[2]}", call.text)
        texts[call.program] = renamed
        wrapper.call(call)
    path = folder / f"batch{number}.mlir"
    main = ["func.func @main() attributes {llvm.emit_c_interface} {", *wrapper.lines, "  return", "}"]
    path.write_text("\n".join([*texts.values(), *main]) + "\n")
    lowered = subprocess.run([f"{prefix}/bin/mlir-opt", path, *LOWERING], capture_output=True, text=True)
    if lowered.returncode != 0:
        return None, lowered.stderr[:2000]
    libraries = [f"{prefix}/lib/libmlir_{name}.so" for name in ["c_runner_utils", "runner_utils"]]
    command = [f"{prefix}/bin/mlir-runner", "-e", "main", "-entry-point-result=void", "-O0",
               "-shared-libs=" + ",".join(libraries)]
    done = subprocess.run(command, input=lowered.stdout, capture_output=True, text=True)
    if done.returncode != 0:
        return None, f"mlir-runner ends with {done.returncode}: {done.stderr[:2000]}"
    return [int(line) for line in done.stdout.split()], None


def compare(batch):
    prefix, calls, folder, number, details = batch
    found, error = run_mlir(prefix, calls, folder, number)
    if error:
        if len(calls) > 1:
            # One program at a time shows which one it is.
            parts = [compare((prefix, [call], folder, f"{number}-{at}", details)) for at, call in enumerate(calls)]
            return [same for part in parts for same in part]
        print(f"{calls[0].function}: {error}\n{calls[0].text if details else ''}")
        return [False]
    same = []
    for call in calls:
        own = call.ours[1]
        theirs, found = found[:len(own)], found[len(own):]
        same.append(own == theirs)
        if own != theirs:
            arguments = ", ".join(call.arguments)
            print(f"program {call.program}: @{call.function}({arguments}) is {own}, but {theirs} with mlir-runner")
            if details:
                print(call.text)
    return same


def main():
    options = dict(arg[2:].split("=", 1) for arg in sys.argv[1:] if arg.startswith("--"))
    ods_opt, executable, prefix, *files = [arg for arg in sys.argv[1:] if not arg.startswith("--")]
    count, seed = options.get("programs", "150"), options.get("seed", "1")
    texts = [Path(file).read_text() for file in files]
    if count != "0":
        made = subprocess.run([executable, count, seed], capture_output=True, text=True, check=True)
        texts.append(made.stdout)
    calls = read("// -----\n".join(texts))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as threads:
        folder = Path(folder)
        for call in calls:
            (folder / f"ours{call.program}.mlir").write_text(call.text)
        list(threads.map(lambda call: run_ours(ods_opt, call, folder), calls))
        for call in calls:
            if call.ours[0] == "error":
                print(f"program {call.program}: @{call.function}: {call.ours[1]}")
        kept = [call for call in calls if call.ours[0] == "values"]
        batches = [(prefix, kept[at:at + BATCH], folder, at, "details" in options) for at in range(0, len(kept), BATCH)]
        same = [same for part in threads.map(compare, batches) for same in part]
    undefined = sum(call.ours[0] == "undefined" for call in calls)
    errors = sum(call.ours[0] == "error" for call in calls)
    programs = len({call.program for call in kept})
    print(f"{programs} programs, {len(kept)} calls: {sum(same)} with the results of mlir-runner, "
          f"{len(same) - sum(same)} with others; {undefined} undefined, {errors} errors")
    return 0 if all(same) and not errors else 1


sys.exit(main())
