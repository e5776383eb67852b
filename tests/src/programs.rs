//! Random programs of the dialects in `ods-dialects`, in custom form. They are valid: every
//! value is defined before it is used.

use crate::generate::Random;
use std::fmt::Write;

const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "index",
    "f32",
    "f64",
    "vector<4xi32>",
    "vector<4xf32>",
];

const INTEGERS: &[&str] = &[
    "addi",
    "subi",
    "muli",
    "divui",
    "divsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
    "remui",
    "remsi",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrui",
    "shrsi",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
];

const FLOATS: &[&str] = &[
    "addf", "subf", "mulf", "divf", "remf", "maximumf", "maxnumf", "minimumf", "minnumf",
];

const INDICES: &[&str] = &[
    "add",
    "sub",
    "mul",
    "divs",
    "divu",
    "ceildivs",
    "ceildivu",
    "floordivs",
    "rems",
    "remu",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "shl",
    "shrs",
    "shru",
    "and",
    "or",
    "xor",
];

const FUNCTIONS: &[&str] = &[
    "absf",
    "acos",
    "cbrt",
    "ceil",
    "erf",
    "exp",
    "expm1",
    "log2",
    "roundeven",
    "rsqrt",
    "sin",
    "tanh",
];

const FAST_MATH: &[&str] = &[
    "none",
    "fast",
    "nnan",
    "reassoc,nsz",
    "ninf,arcp,afn,contract",
];

/// The maximum depth of nested regions.
const DEPTH: usize = 3;

fn is_float(ty: &str) -> bool {
    ty.contains('f')
}

fn bit_of(ty: &str) -> &'static str {
    if ty.starts_with("vector") {
        "vector<4xi1>"
    } else {
        "i1"
    }
}

/// The state of the generator of one program.
struct Program<'r> {
    random: &'r mut Random,
    text: String,
    indent: usize,
    /// The values in scope, with their types.
    values: Vec<(String, &'static str)>,
    next: usize,
}

/// Generates a program of some functions.
pub fn program(random: &mut Random) -> String {
    let functions = 1 + random.below(3);
    let mut program = Program {
        random,
        text: String::new(),
        indent: 0,
        values: Vec::new(),
        next: 0,
    };
    program.line("func.func private @other(i32, f32) -> (f32, i32)");
    for number in 0..functions {
        program.function(number);
    }
    program.text
}

impl Program<'_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.indent);
    }

    /// A new name.
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// Writes `text` and indents the following lines.
    fn open(&mut self, text: &str) -> usize {
        self.line(text);
        self.indent += 2;
        self.values.len()
    }

    /// Ends the indented lines; their values go out of scope.
    fn close(&mut self, values: usize, text: &str) {
        self.values.truncate(values);
        self.indent -= 2;
        self.line(text);
    }

    /// A value of the type: one in scope, or a new constant.
    fn value(&mut self, ty: &'static str) -> String {
        let found: Vec<usize> = (0..self.values.len())
            .filter(|at| self.values[*at].1 == ty)
            .collect();
        if !found.is_empty() && !self.random.once_in(6) {
            let at = *self.random.pick(&found);
            return self.values[at].0.clone();
        }
        let name = self.name();
        let number = self.random.below(200).cast_signed() - 100;
        let attribute = match ty {
            "i1" => (*self.random.pick(&["true", "false"])).to_owned(),
            "vector<4xi32>" => format!("dense<{number}> : {ty}"),
            "vector<4xf32>" => format!("dense<[1.0, {number}.5, -0.0, 2.0]> : {ty}"),
            _ if is_float(ty) => format!("{number}.25 : {ty}"),
            _ => format!("{number} : {ty}"),
        };
        self.line(&format!("{name} = arith.constant {attribute}"));
        self.values.push((name.clone(), ty));
        name
    }

    fn define(&mut self, ty: &'static str, text: &str) {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        self.values.push((name, ty));
    }

    fn function(&mut self, number: usize) {
        let (input, result) = (*self.random.pick(TYPES), *self.random.pick(TYPES));
        let argument = self.name();
        let values = self.open(&format!(
            "func.func @f{number}({argument}: {input}, %c: i1, %n: index) -> {result} {{"
        ));
        let outer = [
            (argument, input),
            ("%c".to_owned(), "i1"),
            ("%n".to_owned(), "index"),
        ];
        self.values.extend(outer);
        self.statements(DEPTH);
        if self.random.once_in(2) {
            self.blocks(result);
        } else {
            let value = self.value(result);
            self.line(&format!("return {value} : {result}"));
        }
        self.close(values, "}");
    }

    /// Branches to some blocks, one of which returns.
    fn blocks(&mut self, result: &'static str) {
        let (condition, value) = (self.value("i1"), self.value(result));
        let flag = self.value("i32");
        match self.random.below(3) {
            0 => self.line(&format!(
                "cf.cond_br {condition}, ^a({value} : {result}), ^b"
            )),
            1 => self.line(&format!(
                "cf.cond_br {condition} weights([3, 4]), ^b, ^a({value} : {result})"
            )),
            _ => {
                self.line(&format!("cf.switch {flag} : i32, ["));
                self.line(&format!("  default: ^a({value} : {result}),"));
                self.line("  7: ^b,");
                self.line(&format!("  -1: ^a({value} : {result})"));
                self.line("]");
            }
        }
        let known = self.values.len();
        let argument = self.name();
        self.line(&format!("^a({argument}: {result}):"));
        self.values.push((argument, result));
        self.statements(1);
        let value = self.value(result);
        self.line(&format!("return {value} : {result}"));
        self.values.truncate(known);
        self.line("^b:");
        self.statements(1);
        let condition = self.value("i1");
        self.line(&format!("cf.assert {condition}, \"it holds\""));
        let value = self.value(result);
        self.line(&format!("cf.br ^a({value} : {result})"));
        self.values.truncate(known);
    }

    fn statements(&mut self, depth: usize) {
        for _ in 0..=self.random.below(5) {
            match self.random.below(if depth == 0 { 9 } else { 15 }) {
                0..=2 => self.binary(),
                3 => self.compare(),
                4 => self.cast(),
                5 => self.select_or_call(),
                6 => self.index(),
                7 => self.math(),
                8 => self.complex(),
                9 | 10 => self.condition(depth - 1),
                11 | 12 => self.for_loop(depth - 1),
                13 => self.while_loop(depth - 1),
                _ => self.switch(depth - 1),
            }
        }
    }

    fn binary(&mut self) {
        let ty = *self.random.pick(TYPES);
        let (a, b) = (self.value(ty), self.value(ty));
        let (op, mut flags);
        if is_float(ty) {
            op = *self.random.pick(FLOATS);
            flags = format!(" fastmath<{}>", self.random.pick(FAST_MATH));
        } else {
            op = *self.random.pick(INTEGERS);
            flags = match op {
                "addi" | "subi" | "muli" | "shli" => {
                    format!(
                        " overflow<{}>",
                        self.random.pick(&["none", "nsw", "nuw", "nsw, nuw"])
                    )
                }
                "divui" | "divsi" | "shrui" | "shrsi" => " exact".to_owned(),
                _ => String::new(),
            };
        }
        if self.random.once_in(2) {
            flags.clear();
        }
        self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
    }

    fn compare(&mut self) {
        let ty = *self.random.pick(TYPES);
        let (a, b) = (self.value(ty), self.value(ty));
        let text = if is_float(ty) {
            let predicate = self.random.pick(&["false", "oeq", "ult", "uno", "true"]);
            format!("arith.cmpf {predicate}, {a}, {b} : {ty}")
        } else {
            let predicate = self.random.pick(&["eq", "ne", "slt", "sge", "ult", "uge"]);
            format!("arith.cmpi {predicate}, {a}, {b} : {ty}")
        };
        self.define(bit_of(ty), &text);
    }

    fn cast(&mut self) {
        let (op, from, to) = *self.random.pick(&[
            ("extsi", "i8", "i32"),
            ("extui", "i1", "i64"),
            ("trunci", "i64", "i8"),
            ("extf", "f32", "f64"),
            ("truncf", "f64", "f32"),
            ("sitofp", "i32", "f64"),
            ("uitofp", "vector<4xi32>", "vector<4xf32>"),
            ("fptosi", "f32", "i64"),
            ("fptoui", "vector<4xf32>", "vector<4xi32>"),
            ("index_cast", "index", "i32"),
            ("index_castui", "i64", "index"),
            ("bitcast", "i32", "f32"),
        ]);
        let value = self.value(from);
        self.define(to, &format!("arith.{op} {value} : {from} to {to}"));
    }

    fn index(&mut self) {
        let (a, b) = (self.value("index"), self.value("index"));
        let (ty, text) = match self.random.below(6) {
            0 => ("index", "index.constant -7".to_owned()),
            1 => ("index", "index.sizeof".to_owned()),
            2 => {
                let predicate = self.random.pick(&["eq", "ne", "slt", "sge", "ult", "uge"]);
                ("i1", format!("index.cmp {predicate}({a}, {b})"))
            }
            3 => ("i64", format!("index.castu {a} : index to i64")),
            _ => {
                let op = self.random.pick(INDICES);
                ("index", format!("index.{op} {a}, {b}"))
            }
        };
        self.define(ty, &text);
    }

    fn math(&mut self) {
        let ty = *self.random.pick(&["f32", "f64", "vector<4xf32>"]);
        let (a, b) = (self.value(ty), self.value(ty));
        let flags = format!(" fastmath<{}>", self.random.pick(FAST_MATH));
        let text = match self.random.below(5) {
            0 => format!("math.powf {a}, {b}{flags} : {ty}"),
            1 => format!("math.fma {a}, {b}, {a}{flags} : {ty}"),
            2 => format!("math.clampf {a} to [{b}, {a}] : {ty}"),
            3 => format!("ub.poison : {ty}"),
            _ => format!("math.{} {a}{flags} : {ty}", self.random.pick(FUNCTIONS)),
        };
        self.define(ty, &text);
        if self.random.once_in(3) {
            self.define(bit_of(ty), &format!("math.isnan {a} : {ty}"));
        }
        if self.random.once_in(3) {
            let number = self.value("i32");
            self.define("i32", &format!("math.ipowi {number}, {number} : i32"));
        }
    }

    /// A complex number, and a part of what is computed from it.
    fn complex(&mut self) {
        let ty = "complex<f32>";
        let (real, imaginary) = (self.value("f32"), self.value("f32"));
        let (made, constant, computed) = (self.name(), self.name(), self.name());
        self.line(&format!(
            "{made} = complex.create {real}, {imaginary} : {ty}"
        ));
        self.line(&format!(
            "{constant} = complex.constant [1.5 : f32, -0.0 : f32] : {ty}"
        ));
        let op = *self
            .random
            .pick(&["add", "sub", "mul", "div", "pow", "atan2"]);
        self.line(&format!(
            "{computed} = complex.{op} {made}, {constant} : {ty}"
        ));
        let part = *self.random.pick(&["re", "im", "abs", "angle"]);
        self.define("f32", &format!("complex.{part} {computed} : {ty}"));
    }

    fn select_or_call(&mut self) {
        if self.random.once_in(4) {
            let (a, b) = (self.value("i32"), self.value("f32"));
            let name = self.name();
            self.line(&format!(
                "{name}:2 = func.call @other({a}, {b}) : (i32, f32) -> (f32, i32)"
            ));
            self.values.push((format!("{name}#0"), "f32"));
            self.values.push((format!("{name}#1"), "i32"));
            return;
        }
        let ty = *self.random.pick(TYPES);
        let (c, a, b) = (self.value("i1"), self.value(ty), self.value(ty));
        self.define(ty, &format!("arith.select {c}, {a}, {b} : {ty}"));
    }

    fn condition(&mut self, depth: usize) {
        let condition = self.value("i1");
        if self.random.once_in(2) {
            let values = self.open(&format!("scf.if {condition} {{"));
            self.statements(depth);
            if self.random.once_in(2) {
                self.close(values, "} else {");
                self.indent += 2;
                self.statements(depth);
            }
            return self.close(values, "}");
        }
        let ty = *self.random.pick(TYPES);
        let name = self.name();
        let values = self.open(&format!("{name} = scf.if {condition} -> ({ty}) {{"));
        self.statements(depth);
        self.give(ty);
        self.close(values, "} else {");
        self.indent += 2;
        self.give(ty);
        self.close(values, "}");
        self.values.push((name, ty));
    }

    /// Yields a value.
    fn give(&mut self, ty: &'static str) {
        let value = self.value(ty);
        self.line(&format!("scf.yield {value} : {ty}"));
    }

    fn for_loop(&mut self, depth: usize) {
        let bound = *self.random.pick(&["index", "i32"]);
        let (from, to, step) = (self.value(bound), self.value(bound), self.value(bound));
        let variable = self.name();
        let range = format!("{variable} = {from} to {to} step {step}");
        let behind = if bound == "index" { "" } else { " : i32" };
        if self.random.once_in(2) {
            let values = self.open(&format!("scf.for {range}{behind} {{"));
            self.values.push((variable, bound));
            self.statements(depth);
            return self.close(values, "}");
        }
        let ty = *self.random.pick(TYPES);
        let (init, name, carried) = (self.value(ty), self.name(), self.name());
        let unsigned = if self.random.once_in(3) {
            "unsigned "
        } else {
            ""
        };
        let values = self.open(&format!(
            "{name} = scf.for {unsigned}{range} iter_args({carried} = {init}) -> ({ty}){behind} {{"
        ));
        self.values.push((variable, bound));
        self.values.push((carried, ty));
        self.statements(depth);
        self.give(ty);
        self.close(values, "}");
        self.values.push((name, ty));
    }

    fn while_loop(&mut self, depth: usize) {
        let ty = *self.random.pick(TYPES);
        let (init, name, carried) = (self.value(ty), self.name(), self.name());
        let values = self.open(&format!(
            "{name} = scf.while ({carried} = {init}) : ({ty}) -> {ty} {{"
        ));
        self.values.push((carried.clone(), ty));
        self.statements(depth);
        let condition = self.value("i1");
        self.line(&format!("scf.condition({condition}) {carried} : {ty}"));
        self.close(values, "} do {");
        let argument = self.name();
        self.line(&format!("^bb0({argument}: {ty}):"));
        self.indent += 2;
        self.values.push((argument, ty));
        self.statements(depth);
        self.give(ty);
        self.close(values, "}");
        self.values.push((name, ty));
    }

    fn switch(&mut self, depth: usize) {
        let (index, name) = (self.value("index"), self.name());
        let ty = *self.random.pick(TYPES);
        self.line(&format!("{name} = scf.index_switch {index} -> {ty}"));
        for case in 0..self.random.below(3) {
            let values = self.open(&format!("case {case} {{"));
            self.statements(depth);
            self.give(ty);
            self.close(values, "}");
        }
        let values = self.open("default {");
        self.give(ty);
        self.close(values, "}");
        self.values.push((name, ty));
    }
}
