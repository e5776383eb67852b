"""Compares `ods-test-opt --test-greedy-patterns` with `mlir-opt --test-greedy-patterns`.

usage: greedy_mlir.py ODS_TEST_OPT MLIR_OPT [--modules=N] [--seed=N] [--record=yes] [FOLDER]

On modules made at random of the ops that the patterns match, and on those of FOLDER, whose `RUN:` lines
give the options, and whose expected outputs are beside them (`.expected`); `--record=yes` writes these.
"""

import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TYPES = ["i32", "i16", "i8", "i64", "f32", "index"]

# Operand types, attributes and result types.  `*` is any type, `+` any integer, `i32*` any number of
# values; in attributes `{n}` is a small number.  A result `=` has the type of the first operand.
OPS = [
    ("op_a", ["i32"], "attr = {n} : i32", ["i32"]), ("op_c", ["i32"], "", ["i32"]),
    ("op_d", ["i32"], "", ["i32"]), ("op_g", ["i32"], "", ["i32"]), ("op_h", ["i32"], "", []),
    ("op_j", [], "", ["i32"]), ("rewrite", ["*"], "", ["="]), ("op_n", ["i32", "i32"], "", ["i32"]),
    ("op_p", ["i32"] * 6, "", ["i32"]), ("op_q", ["*", "="], "", ["="]), ("op_r", ["+", "+"], "", ["="]),
    ("op_m", ["i32"], "?optional_attr = {n} : i32", ["i32"]),
    ("interleaved_operand_attr1", ["i32", "i32"], "attr1 = {n} : i64, attr2 = {n} : i64", []),
    ("ignore_arg_match_src", ["*", "*", "*"], "d = {n} : i64, e = {n} : i32, f = {n} : i8", []),
    ("native_code_call1", ["i32", "i32"], "choice = {b}, attr1 = {n} : i64, attr2 = {n} : i64", ["i32"]),
    ("native_code_call3", ["i32"], "", ["i32"]), ("native_code_call4", ["*"], "", ["i32", "i32"]),
    ("native_code_call6", ["i32", "i32"], "", ["i32", "i32"]),
    ("constant", [], "value = {n} : i32", ["i32"]), ("constant", [], "value = {n} : i64", ["i64"]),
    ("op_in_place_self_fold", [], "?folded", ["i32"]),
    ("all_attr_constraint_of1", [], "attr = [{b0} : i64, {b0} : i64]", ["i32"]),
    ("match_op_attribute1", [], "required_attr = {n} : i32, more_attr = {four} : i32", ["i32"]),
    ("match_op_attribute1", [],
     "required_attr = {n} : i32, optional_attr = {n} : i32, default_valued_attr = {n} : i32, more_attr = {four} : i32",
     ["i32"]),
    ("match_op_attribute3", [], "?attr", ["i32"]),
    ("i32_enum_attr", [], "attr = {enum} : i32", ["i32"]), ("i64_enum_attr", [], "attr = {enum} : i64", ["i32"]),
    ("op_with_enum", [], "value = #test<enum {case}>, tag = {b0} : i32", []),
    ("op_with_bit_enum", [], "value = #test.bit_enum<{bits}>, tag = {b0} : i32", []),
    ("no_str_value", [], 'value = "{n}"', []),
    ("symbol_binding_a", ["i32"], "attr = {n} : i64", ["i32"]), ("symbol_binding_no_result", ["i32"], "", []),
    ("three_result", [], "kind = {kind} : i64", ["i32", "f32", "f32"]),
    ("two_result", [], "kind = {kind} : i64", ["i32", "f32"]),
    ("one_variadic_out_one_variadic_in1", ["i32*"], "", ["i32", "i32"]),
    ("mixed_variadic_in1", ["i32", "i32", "f32", "i32", "i32"], "", []),
    ("mixed_variadic_out1", [], "", ["i32", "f32", "i32"]), ("one_i32_out", [], "", ["i32"]),
    ("mixed_variadic_in4", ["i32*", "i32"], "attr1 = {n} : i32", []),
    ("mixed_variadic_in_out_i32", ["i32"], "", ["i32"]),
    ("mixed_variadic_in5", ["i32"] * 3, 'attr1 = {n} : i32, pattern_name = "{inverse}"', []),
    ("mixed_variadic_in6", ["i32"] * 4, "attr1 = {n} : i32", []),
    ("mixed_variadic_in6", ["i32"] * 2, "attr1 = {n} : i32", []),
    ("mixed_variadic_optional_in7", ["i32"] * 2, "attr1 = {n} : i32, operandSegmentSizes = array<i32: 1, 1>", []),
    ("mixed_variadic_optional_in7", ["i32"] * 2, "attr1 = {n} : i32, operandSegmentSizes = array<i32: 2, 0>", []),
    ("variadic_rewrite_src_op", ["i32", "i64", "f32"], "operandSegmentSizes = array<i32: 1, 1, 1>", []),
    ("variadic_rewrite_src_op", ["i64", "f32", "f32"], "operandSegmentSizes = array<i32: 0, 1, 2>", []),
    ("either_op_a", ["+", "+", "+"], "", ["i32"]), ("either_op_b", ["+", "+"], "", ["i32"]),
    ("either_op_c", ["+", "+"], "attr = {b0} : i32", ["i32"]),
    ("either_helper_op_a", ["i32"], "", ["i32"]), ("either_helper_op_b", ["i32"], "", ["i32"]),
    ("loc_src", ["i32"], "", ["i32"]), ("loc_src_no_res", ["i32"], "", []),
    ("source_op", ["i32"], "tag = {tag} : i32", ["i32"]), ("source_op", ["+"], "tag = {tag} : i32", ["i64"]),
    ("prop_pattern_op_1", [], 'cond = {b}, tag = "{word}", val = {signed} : i64', ["i32"]),
    ("prop_pattern_op_2", ["i32"], 'tag = "{word}"', []),
    ("illegal_op_a", [], "", ["i32"]), ("illegal_op_b", [], "", ["i32"]), ("illegal_op_c", [], "", ["i32"]),
    ("unknown", ["*"], "x = {n} : i32", ["*"]),
]
# Ops whose matches are nested: what they use was most often made by one of these.
NESTED = {
    "op_a": ["op_a"], "op_g": ["op_g"], "op_n": ["op_n", "op_p"], "op_r": ["constant"],
    "native_code_call4": ["op_j", "two_result"], "mixed_variadic_in4": ["mixed_variadic_in_out_i32"],
    "either_op_a": ["either_op_b"], "either_op_b": ["either_helper_op_a", "either_helper_op_b"],
    "loc_src": ["loc_src"], "loc_src_no_res": ["loc_src"], "prop_pattern_op_2": ["prop_pattern_op_1"],
}


class Module:
    def __init__(self, rng):
        self.rng = rng
        self.values = [(f"%arg{n}", ty, "") for n, ty in enumerate(TYPES * 2)]
        self.lines = []
        self.count = 0

    def value(self, ty, user):
        rng = self.rng
        fits = [it for it in self.values if ty == "*" or it[1] == ty or ty == "+" and it[1][0] == "i" and it[1] != "index"]
        near = [it for it in fits if it[2] in NESTED.get(user, [])]
        if near and rng.random() < 0.7:
            return rng.choice(near[-3:])
        return rng.choice(fits if rng.random() < 0.5 else fits[-4:])

    def op(self, indent):
        rng = self.rng
        name, operand_types, attrs, results = rng.choice(OPS)
        operands = []
        for ty in operand_types:
            if ty == "=":
                ty = operands[0][1]
            if ty == "i32*":
                operands += [self.value("i32", name) for _ in range(rng.randrange(4))]
            elif operands and rng.random() < 0.3 and (ty == operands[-1][1] or ty == "*"):
                operands.append(operands[-1])
            else:
                operands.append(self.value(ty, name))
        if attrs.startswith("?"):
            attrs = attrs[1:] if rng.random() < 0.5 else ""
        number = lambda: str(rng.randrange(4))
        while "{" in attrs:
            attrs = attrs.replace("{n}", number(), 1)
            attrs = attrs.replace("{b}", rng.choice(["true", "false"]), 1)
            attrs = attrs.replace("{b0}", rng.choice(["0", "0", "1"]), 1)
            attrs = attrs.replace("{four}", rng.choice(["4", "5"]), 1)
            attrs = attrs.replace("{enum}", rng.choice(["5", "10"]), 1)
            attrs = attrs.replace("{case}", rng.choice(["first", "second"]), 1)
            attrs = attrs.replace("{bits}", rng.choice(["write, execute", "read"]), 1)
            attrs = attrs.replace("{kind}", rng.choice("123456"), 1)
            attrs = attrs.replace("{tag}", rng.choice(["11", "22", "33", "44", "55", "66", "7"]), 1)
            attrs = attrs.replace("{word}", rng.choice(["", "s", "t"]), 1)
            attrs = attrs.replace("{signed}", str(rng.randrange(-3, 4)), 1)
            attrs = attrs.replace("{inverse}", rng.choice(["MatchInverseVariadic", "other"]), 1)
        types = []
        for ty in results:
            types.append(operands[0][1] if ty == "=" else rng.choice(TYPES) if ty == "*" else ty)
        head = ""
        if types:
            head = f"%{self.count}:{len(types)} = " if len(types) > 1 else f"%{self.count} = "
        props = f" <{{{attrs}}}>" if attrs and name != "unknown" else f" {{{attrs}}}" if attrs else ""
        op_types = ", ".join(it[1] for it in operands)
        out = types[0] if len(types) == 1 else f"({', '.join(types)})"
        prefix = "test." if name != "unknown" else "test.unknown_"
        op_name = prefix + ("op" if name == "unknown" else name)
        location = f' loc("{name}{self.count}")' if rng.random() < 0.6 else ""
        operand_text = ", ".join(it[0] for it in operands)
        self.lines.append(f'{indent}{head}"{op_name}"({operand_text}){props} : ({op_types}) -> {out}{location}')
        for at, ty in enumerate(types):
            text = f"%{self.count}#{at}" if len(types) > 1 else f"%{self.count}"
            self.values.append((text, ty, name))
        self.count += bool(types)

    def text(self):
        rng = self.rng
        arguments = ", ".join(f"{text}: {ty}" for text, ty, _ in self.values)
        types = ", ".join(ty for _, ty, _ in self.values)
        nests = rng.random() < 0.1
        for _ in range(rng.randrange(3, 25)):
            if nests and rng.random() < 0.2:
                known = list(self.values)
                self.lines.append('    "test.one_region_op"() ({')
                for _ in range(rng.randrange(1, 5)):
                    self.op("      ")
                self.lines += ['      "test.return"() : () -> ()', "    }) : () -> ()"]
                self.values = known
            else:
                self.op("    ")
        used = rng.sample(self.values, min(3, len(self.values)))
        used_types = ", ".join(it[1] for it in used)
        return "\n".join([
            '"builtin.module"() ({',
            f'  "func.func"() <{{function_type = ({types}) -> ({used_types}), sym_name = "f"}}> ({{',
            f"  ^bb0({arguments}):",
            *self.lines,
            f'    "func.return"({", ".join(it[0] for it in used)}) : ({used_types}) -> ()',
            "  }) : () -> ()",
            "}) : () -> ()",
            "",
        ])


def run(tool, flags, path):
    done = subprocess.run([tool, *flags, path], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def main():
    options = dict(arg[2:].split("=") for arg in sys.argv[3:] if arg.startswith("--"))
    folders = [arg for arg in sys.argv[3:] if not arg.startswith("--")]
    ours, mlir = sys.argv[1:3]
    rng = random.Random(int(options.get("seed", 1)))
    jobs = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(int(options.get("modules", 100))):
            path = Path(folder, f"{number}.mlir")
            path.write_text(Module(rng).text())
            greedy = "--test-greedy-patterns" + ("=top-down=true" if rng.random() < 0.3 else "")
            places = ["--mlir-print-debuginfo", "--mlir-print-local-scope"] if rng.random() < 0.5 else []
            jobs.append((path, [greedy, "--mlir-print-op-generic", *places], None))
        for path in sorted(file for folder in folders for file in Path(folder).glob("*.mlir")):
            line = next(line for line in path.read_text().splitlines() if "RUN:" in line)
            flags = [word for word in line.split() if word.startswith("-")]
            flags = ["--" + flag.lstrip("-") for flag in flags]
            expected = path.with_suffix(".expected")
            if "record" in options:
                expected.write_text(run(mlir, flags, path)[1])
            jobs.append((path, flags, expected))

        def compare(job):
            path, flags, expected = job
            theirs = (0, expected.read_text(), "") if expected else run(mlir, flags, path)
            mine = run(ours, flags, path)
            # A crash says nothing.
            return theirs[0] < 0 or theirs[:2] == mine[:2], job, theirs, mine

        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(compare, jobs))
        invalid = crashes = 0
        for same, (path, flags, _), theirs, mine in found:
            invalid += theirs[0] > 0
            crashes += theirs[0] < 0
            if same:
                continue
            pairs = zip(theirs[1].splitlines(), mine[1].splitlines())
            first = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
            print(f"{path} {flags}\n  mlir-opt: {theirs[0]} {theirs[2][:300]}\n  ours: {mine[0]} {mine[2][:300]}")
            print(f"  - {first[0]}\n  + {first[1]}")
            if path.parent == Path(folder):
                print(path.read_text())
    different = sum(not same for same, *_ in found)
    print({"modules": len(found), "rejected": invalid, "crashes of mlir-opt": crashes, "different": different})
    sys.exit(different > 0)


if __name__ == "__main__":
    main()
