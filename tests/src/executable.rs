//! Random programs of `arith`, `cf`, `func`, `scf` and `ub` that can be executed: every loop ends,
//! and most operands are such that results are defined.
//!
//! Functions `@f0`, `@f1`, … call those before them, and the functions `@see_TYPE` of the host, whose
//! calls are what can be observed of a program besides its results.

use crate::generate::Random;
use std::fmt::Write;

/// The types of values.
pub const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "i67",
    "index",
    "f32",
    "f64",
    "vector<4xi32>",
    "vector<2xf32>",
];

/// The types that the functions of the host take.
pub const SEEN: &[&str] = &["i1", "i8", "i32", "index", "f32", "f64"];

const SAFE: &[&str] = &[
    "addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui",
];
const DIVISIONS: &[&str] = &[
    "divui",
    "divsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
    "remui",
    "remsi",
];
const SHIFTS: &[&str] = &["shli", "shrui", "shrsi"];
const FLOATS: &[&str] = &[
    "addf", "subf", "mulf", "divf", "remf", "maximumf", "maxnumf", "minimumf", "minnumf",
];
const INTEGER_PREDICATES: &[&str] = &[
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
];
const FLOAT_PREDICATES: &[&str] = &[
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
    "une", "uno", "true",
];

/// The maximum depth of nested regions.
const DEPTH: usize = 2;

fn is_float(ty: &str) -> bool {
    ty.contains('f')
}

/// The type of the elements.
fn element(ty: &str) -> &str {
    let inside = ty
        .strip_prefix("vector<")
        .and_then(|ty| ty.strip_suffix('>'));
    inside
        .and_then(|inside| inside.split_once('x'))
        .map_or(ty, |(_, element)| element)
}

/// The number of bits of the elements.
fn width(ty: &str) -> u32 {
    match element(ty) {
        "index" => 64,
        element => element[1..]
            .parse()
            .expect("a type is a letter and its width"),
    }
}

/// The type with other elements.
fn with_element(ty: &str, new: &str) -> String {
    ty.replace(element(ty), new)
}

struct Program<'r> {
    random: &'r mut Random,
    text: String,
    indent: usize,
    /// The values in scope, with their types.
    values: Vec<(String, String)>,
    next: usize,
    /// The types of the parameters and the results of the functions so far.
    functions: Vec<(Vec<&'static str>, Vec<&'static str>)>,
    /// Whether there are functions of the host.
    has_host: bool,
    /// Whether calls may be here: not in loops whose order is open.
    may_call: bool,
}

/// A random program, and the number of its functions; with calls of the host, or without.
pub fn program(random: &mut Random, has_host: bool) -> (String, usize) {
    let count = 1 + random.below(3);
    let mut program = Program {
        random,
        text: String::new(),
        indent: 0,
        values: Vec::new(),
        next: 0,
        functions: Vec::new(),
        has_host,
        may_call: true,
    };
    for ty in if has_host { SEEN } else { &[] } {
        program.line(&format!("func.func private @see_{ty}({ty})"));
    }
    for number in 0..count {
        program.function(number, number + 1 == count);
    }
    (program.text, count)
}

impl Program<'_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.indent);
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn names(&mut self, count: usize) -> Vec<String> {
        (0..count).map(|_| self.name()).collect()
    }

    /// Writes `text` and indents the following lines. Returns what [`close`](Self::close) needs.
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

    fn define(&mut self, ty: &str, text: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        self.values.push((name.clone(), ty.to_owned()));
        name
    }

    /// The text of a number of the type of elements `ty`.
    fn number(&mut self, ty: &str) -> String {
        let width = width(ty);
        if is_float(ty) {
            let numbers = [
                "0.0", "-0.0", "1.0", "-1.5", "2.0", "1.0e10", "0.1", "-3.25",
            ];
            return (*self.random.pick(&numbers)).to_owned();
        }
        let most = (1_i128 << (width - 1)) - 1;
        let edges = [
            0,
            1,
            -1,
            2,
            3,
            7,
            most,
            -most - 1,
            most - 1,
            i128::from(width),
        ];
        let number = if self.random.once_in(3) {
            self.random.below(200) as i128 - 100
        } else {
            *self.random.pick(&edges)
        };
        if width == 1 {
            return (if number % 2 == 0 { "false" } else { "true" }).to_owned();
        }
        number.clamp(-most - 1, most).to_string()
    }

    fn constant(&mut self, ty: &str) -> String {
        let of = element(ty).to_owned();
        let text = if of.len() == ty.len() {
            let number = self.number(ty);
            if ty == "i1" {
                number
            } else {
                format!("{number} : {ty}")
            }
        } else if self.random.once_in(2) {
            format!("dense<{}> : {ty}", self.number(&of))
        } else {
            let count = if ty.starts_with("vector<4") { 4 } else { 2 };
            let numbers: Vec<String> = (0..count).map(|_| self.number(&of)).collect();
            format!("dense<[{}]> : {ty}", numbers.join(", "))
        };
        self.define(ty, &format!("arith.constant {text}"))
    }

    /// A constant that is the same in all elements.
    fn small(&mut self, ty: &str, number: &str) -> String {
        let text = if element(ty).len() == ty.len() {
            format!("{number} : {ty}")
        } else {
            format!("dense<{number}> : {ty}")
        };
        self.define(ty, &format!("arith.constant {text}"))
    }

    /// A value of the type: one in scope, rather a late one, or a new constant.
    fn value(&mut self, ty: &str) -> String {
        let found: Vec<usize> = (0..self.values.len())
            .filter(|at| self.values[*at].1 == ty)
            .collect();
        if found.is_empty() || self.random.once_in(5) {
            return self.constant(ty);
        }
        let at = self
            .random
            .below(found.len())
            .max(self.random.below(found.len()));
        self.values[found[at]].0.clone()
    }

    fn ty(&mut self) -> &'static str {
        self.random.pick::<&str>(TYPES)
    }

    fn types(&mut self, most: usize) -> Vec<&'static str> {
        (0..self.random.below(most + 1))
            .map(|_| self.ty())
            .collect()
    }

    fn function(&mut self, number: usize, is_last: bool) {
        let (inputs, results) = (self.types(4), self.types(3));
        let names = self.names(inputs.len());
        let pairs = names.iter().zip(&inputs);
        let parameters: Vec<String> = pairs.map(|(name, ty)| format!("{name}: {ty}")).collect();
        let visibility = if !is_last && self.random.once_in(2) {
            "private "
        } else {
            ""
        };
        let values = self.open(&format!(
            "func.func {visibility}@f{number}({}) -> ({}) {{",
            parameters.join(", "),
            results.join(", ")
        ));
        let pairs = names.into_iter().zip(&inputs);
        self.values
            .extend(pairs.map(|(name, ty)| (name, (*ty).to_owned())));
        self.statements(DEPTH);
        if self.random.once_in(2) {
            self.blocks(&results);
        } else {
            self.leave("return", &results);
        }
        self.close(values, "}");
        self.functions.push((inputs, results));
    }

    /// Ends a region with values of these types.
    fn leave(&mut self, terminator: &str, types: &[&str]) {
        let values: Vec<String> = types.iter().map(|ty| self.value(ty)).collect();
        let behind = if types.is_empty() {
            String::new()
        } else {
            format!(" {} : {}", values.join(", "), types.join(", "))
        };
        self.line(&format!("{terminator}{behind}"));
    }

    /// `^block(values : types)`
    fn target(&mut self, block: usize, types: &[&str], fuel: &str) -> String {
        let mut values = vec![fuel.to_owned()];
        for ty in types {
            // The default of `cf.switch` accepts no `%0#1`.
            let value = self.value(ty);
            let is_plain = !value.contains('#');
            values.push(if is_plain { value } else { self.constant(ty) });
        }
        let types = [&["i8"], types].concat();
        format!("^bb{block}({} : {})", values.join(", "), types.join(", "))
    }

    /// Blocks that branch to each other; each branch takes one from the fuel, and without any
    /// control goes to the last one, which returns.
    fn blocks(&mut self, results: &[&'static str]) {
        let count = 2 + self.random.below(3);
        let types: Vec<Vec<&'static str>> = (0..count).map(|_| self.types(2)).collect();
        let start = self.small("i8", "6");
        let first = self.target(0, &types[0].clone(), &start);
        self.line(&format!("cf.br {first}"));
        for block in 0..count {
            let known = self.values.len();
            let (fuel, names) = (self.name(), self.names(types[block].len()));
            let pairs = names.iter().zip(&types[block]);
            let mut arguments = vec![format!("{fuel}: i8")];
            arguments.extend(pairs.map(|(name, ty)| format!("{name}: {ty}")));
            self.line(&format!("^bb{block}({}):", arguments.join(", ")));
            let pairs = names.into_iter().zip(&types[block]);
            self.values
                .extend(pairs.map(|(name, ty)| (name, (*ty).to_owned())));
            self.statements(1);
            if block + 1 == count {
                self.leave("return", results);
            } else {
                self.branch(&types, &fuel, block);
            }
            self.values.truncate(known);
        }
    }

    fn branch(&mut self, types: &[Vec<&'static str>], fuel: &str, block: usize) {
        let last = types.len() - 1;
        let one = self.small("i8", "1");
        let less = self.define("i8", &format!("arith.subi {fuel}, {one} : i8"));
        let goes_on = self.define("i1", &format!("arith.cmpi sgt, {less}, {one} : i8"));
        let (mut to, other) = (self.random.below(last + 1), self.random.below(last + 1));
        if !self.has_host {
            // MLIR does not translate blocks that cannot be reached.
            to = block + 1;
        }
        match self.random.below(4) {
            0 => {
                let [a, b] = [to, last].map(|to| self.target(to, &types[to].clone(), &less));
                self.line(&format!("cf.cond_br {goes_on}, {a}, {b}"));
            }
            1 => {
                let condition = self.value("i1");
                let both = self.define("i1", &format!("arith.andi {goes_on}, {condition} : i1"));
                let [a, b] = [to, last].map(|to| self.target(to, &types[to].clone(), &less));
                self.line(&format!("cf.cond_br {both}, {a}, {b}"));
            }
            2 => {
                let flag = self.value("i32");
                let zero = self.small("i32", "99");
                let flag = self.define(
                    "i32",
                    &format!("arith.select {goes_on}, {flag}, {zero} : i32"),
                );
                let [a, b, c] =
                    [last, to, other].map(|to| self.target(to, &types[to].clone(), &less));
                self.line(&format!("cf.switch {flag} : i32, ["));
                self.line(&format!("  default: {a},"));
                self.line(&format!("  1: {b},"));
                self.line(&format!("  7: {c}"));
                self.line("]");
            }
            _ => {
                let to = if self.has_host { last } else { to };
                let to = self.target(to, &types[to].clone(), &less);
                self.line(&format!("cf.br {to}"));
            }
        }
    }

    fn statements(&mut self, depth: usize) {
        for _ in 0..=self.random.below(if depth == DEPTH { 7 } else { 4 }) {
            match self.random.below(if depth == 0 { 12 } else { 20 }) {
                0..=2 => self.arithmetic(),
                3 => self.division(),
                4 => self.shift(),
                5 => self.compare(),
                6 | 7 => self.cast(),
                8 => self.select(),
                9 => self.see(),
                10 => self.call(),
                11 => self.rare(),
                12 | 13 => self.condition(depth - 1),
                14 | 15 => self.for_loop(depth - 1),
                16 => self.while_loop(depth - 1),
                17 => self.switch(depth - 1),
                18 => self.execute_region(depth - 1),
                _ => self.parallel(depth - 1),
            }
        }
    }

    fn arithmetic(&mut self) {
        let ty = self.ty();
        let (a, b) = (self.value(ty), self.value(ty));
        if is_float(ty) {
            if self.random.once_in(6) {
                self.define(ty, &format!("arith.negf {a} : {ty}"));
                return;
            }
            let op = self.random.pick(FLOATS);
            let flags = if self.random.once_in(8) {
                " fastmath<nnan>"
            } else {
                ""
            };
            self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
            return;
        }
        // MLIR does not lower sums of indices with a carry.
        if self.random.once_in(10) && (self.has_host || ty != "index") {
            let op = *self
                .random
                .pick(&["addui_extended", "mulsi_extended", "mului_extended"]);
            let name = self.name();
            let bits = with_element(ty, "i1");
            let (more, second) = match op {
                "addui_extended" => (format!(", {bits}"), bits),
                _ => (String::new(), ty.to_owned()),
            };
            self.line(&format!("{name}:2 = arith.{op} {a}, {b} : {ty}{more}"));
            self.values.push((format!("{name}#0"), ty.to_owned()));
            if second != "vector<4xi1>" {
                self.values.push((format!("{name}#1"), second));
            }
            return;
        }
        let op = *self.random.pick(SAFE);
        let has_flags = matches!(op, "addi" | "subi" | "muli") && self.random.once_in(8);
        let flags = if has_flags {
            format!(
                " overflow<{}>",
                self.random.pick(&["nsw", "nuw", "nsw, nuw"])
            )
        } else {
            String::new()
        };
        self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
    }

    /// An integer type of more than one bit.
    fn integer(&mut self) -> &'static str {
        self.random
            .pick::<&str>(&["i8", "i32", "i64", "i67", "index", "vector<4xi32>"])
    }

    fn division(&mut self) {
        let ty = self.integer();
        let (a, mut b) = (self.value(ty), self.value(ty));
        if !self.random.once_in(12) {
            // From 1 to 7, or the negative of that and 1.
            let (seven, one) = (self.small(ty, "7"), self.small(ty, "1"));
            b = self.define(ty, &format!("arith.andi {b}, {seven} : {ty}"));
            b = self.define(ty, &format!("arith.maxui {b}, {one} : {ty}"));
            if self.random.once_in(3) {
                let minus = self.small(ty, "-2");
                b = self.define(ty, &format!("arith.muli {b}, {minus} : {ty}"));
            }
        }
        let op = *self.random.pick(DIVISIONS);
        let can_be_exact = matches!(op, "divui" | "divsi") && self.random.once_in(8);
        let exact = if can_be_exact { " exact" } else { "" };
        self.define(ty, &format!("arith.{op} {a}, {b}{exact} : {ty}"));
    }

    fn shift(&mut self) {
        let ty = self.integer();
        let (a, mut b) = (self.value(ty), self.value(ty));
        if !self.random.once_in(12) {
            let seven = self.small(ty, "7");
            b = self.define(ty, &format!("arith.andi {b}, {seven} : {ty}"));
        }
        let op = *self.random.pick(SHIFTS);
        let flags = match op {
            _ if !self.random.once_in(8) => "",
            "shli" => *self.random.pick(&[" overflow<nsw>", " overflow<nuw>"]),
            _ => " exact",
        };
        self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
    }

    fn compare(&mut self) {
        let ty = self.random.pick(&TYPES[..8]);
        let (a, b) = (self.value(ty), self.value(ty));
        let (op, predicates) = if is_float(ty) {
            ("cmpf", FLOAT_PREDICATES)
        } else {
            ("cmpi", INTEGER_PREDICATES)
        };
        let predicate = self.random.pick(predicates);
        self.define("i1", &format!("arith.{op} {predicate}, {a}, {b} : {ty}"));
    }

    fn cast(&mut self) {
        let (op, from, to) = *self.random.pick(&[
            ("extsi", "i8", "i32"),
            ("extsi", "i1", "i8"),
            ("extsi", "i64", "i67"),
            ("extui", "i1", "i64"),
            ("extui", "i8", "i64"),
            ("extui", "i32", "i67"),
            ("trunci", "i64", "i8"),
            ("trunci", "i67", "i64"),
            ("trunci", "i32", "i1"),
            ("trunci", "i32", "i8"),
            ("extf", "f32", "f64"),
            ("truncf", "f64", "f32"),
            ("sitofp", "i32", "f64"),
            ("sitofp", "i64", "f32"),
            ("uitofp", "i8", "f32"),
            ("uitofp", "i67", "f64"),
            ("fptosi", "f32", "i64"),
            ("fptosi", "f64", "i8"),
            ("fptoui", "f64", "i32"),
            ("index_cast", "index", "i32"),
            ("index_cast", "i32", "index"),
            ("index_cast", "i8", "index"),
            ("index_castui", "i8", "index"),
            ("index_castui", "index", "i64"),
            ("bitcast", "i32", "f32"),
            ("bitcast", "i64", "f64"),
        ]);
        let mut value = self.value(from);
        if op.starts_with("fpto") && !self.random.once_in(12) {
            let least = self.small(from, if op == "fptosi" { "-99.5" } else { "0.0" });
            let most = self.small(from, "99.5");
            value = self.define(from, &format!("arith.maxnumf {value}, {least} : {from}"));
            value = self.define(from, &format!("arith.minnumf {value}, {most} : {from}"));
        }
        let flags = match op {
            "trunci" if self.random.once_in(10) => " overflow<nsw>",
            "truncf" if self.random.once_in(3) => " toward_zero",
            _ => "",
        };
        self.define(to, &format!("arith.{op} {value}{flags} : {from} to {to}"));
    }

    fn select(&mut self) {
        let ty = self.ty();
        let (c, a, b) = (self.value("i1"), self.value(ty), self.value(ty));
        self.define(ty, &format!("arith.select {c}, {a}, {b} : {ty}"));
    }

    /// Shows a value to the host.
    fn see(&mut self) {
        if !self.has_host || !self.may_call {
            return self.arithmetic();
        }
        let ty = *self.random.pick(SEEN);
        let value = self.value(ty);
        self.line(&format!("func.call @see_{ty}({value}) : ({ty}) -> ()"));
    }

    fn call(&mut self) {
        if self.functions.is_empty() || !self.may_call {
            return self.select();
        }
        let at = self.random.below(self.functions.len());
        let (inputs, results) = self.functions[at].clone();
        let values: Vec<String> = inputs.iter().map(|ty| self.value(ty)).collect();
        let name = self.name();
        let bound = match results.len() {
            0 => String::new(),
            count => format!("{name}:{count} = "),
        };
        let (values, inputs) = (values.join(", "), inputs.join(", "));
        let types = results.join(", ");
        self.line(&format!(
            "{bound}func.call @f{at}({values}) : ({inputs}) -> ({types})"
        ));
        for (number, ty) in results.iter().enumerate() {
            self.values
                .push((format!("{name}#{number}"), (*ty).to_owned()));
        }
    }

    /// Assertions that hold, and poison that may not be used.
    fn rare(&mut self) {
        match self.random.below(3) {
            0 => {
                let (value, seven) = (self.value("i32"), self.small("i32", "7"));
                let low = self.define("i32", &format!("arith.andi {value}, {seven} : i32"));
                let text = format!("arith.cmpi ule, {low}, {seven} : i32");
                let holds = self.define("i1", &text);
                self.line(&format!("cf.assert {holds}, \"it is small\""));
            }
            1 => {
                let ty = self.ty();
                let (condition, value) = (self.value("i1"), self.value(ty));
                let poison = self.name();
                self.line(&format!("{poison} = ub.poison : {ty}"));
                let frozen = self.define("i1", &format!("arith.ori {condition}, {condition} : i1"));
                let text = format!("scf.if {frozen} -> ({ty}) {{");
                let name = self.name();
                let values = self.open(&format!("{name} = {text}"));
                self.line(&format!("scf.yield {value} : {ty}"));
                self.close(values, "} else {");
                self.indent += 2;
                self.line(&format!("scf.yield {poison} : {ty}"));
                self.close(values, "}");
                let chosen = format!("arith.select {frozen}, {name}, {value} : {ty}");
                self.define(ty, &chosen);
            }
            _ => {
                let value = self.value("i32");
                let text = format!("arith.cmpi eq, {value}, {value} : i32");
                let same = self.define("i1", &text);
                let values = self.open(&format!("scf.if {same} {{"));
                self.see();
                self.close(values, "}");
            }
        }
    }

    /// The head of an operation with results of these types.
    fn head(&mut self, types: &[&str]) -> (String, String) {
        let name = self.name();
        let bound = match types.len() {
            0 => String::new(),
            count => format!("{name}:{count} = "),
        };
        (bound, name)
    }

    fn results(&mut self, name: &str, types: &[&str]) {
        for (number, ty) in types.iter().enumerate() {
            self.values
                .push((format!("{name}#{number}"), (*ty).to_owned()));
        }
    }

    fn arrow(types: &[&str]) -> String {
        if types.is_empty() {
            String::new()
        } else {
            format!(" -> ({})", types.join(", "))
        }
    }

    fn condition(&mut self, depth: usize) {
        let condition = self.value("i1");
        let types = self.types(2);
        let (bound, name) = self.head(&types);
        let values = self.open(&format!(
            "{bound}scf.if {condition}{} {{",
            Self::arrow(&types)
        ));
        self.statements(depth);
        self.leave("scf.yield", &types);
        if !types.is_empty() || self.random.once_in(2) {
            self.close(values, "} else {");
            self.indent += 2;
            self.statements(depth);
            self.leave("scf.yield", &types);
        }
        self.close(values, "}");
        self.results(&name, &types);
    }

    /// Bounds of few iterations, of type `ty`.
    fn bounds(&mut self, ty: &str) -> [String; 3] {
        let [from, to, step] = [3, 6, 3].map(|below| self.random.below(below).to_string());
        let lower = self.small(ty, &from);
        let mut upper = self.small(ty, &to);
        if self.random.once_in(3) {
            let (seven, value) = (self.small(ty, "7"), self.value(ty));
            upper = self.define(ty, &format!("arith.andi {value}, {seven} : {ty}"));
        }
        let step = self.small(ty, if step == "0" { "1" } else { &step });
        [lower, upper, step]
    }

    fn for_loop(&mut self, depth: usize) {
        let ty = *self.random.pick(&["index", "index", "i32", "i8"]);
        let [from, to, step] = self.bounds(ty);
        let types = self.types(2);
        let (bound, name) = self.head(&types);
        let inits: Vec<String> = types.iter().map(|ty| self.value(ty)).collect();
        let (variable, carried) = (self.name(), self.names(types.len()));
        let pairs = carried.iter().zip(&inits);
        let pairs: Vec<String> = pairs
            .map(|(name, init)| format!("{name} = {init}"))
            .collect();
        let iter_args = if types.is_empty() {
            String::new()
        } else {
            format!(" iter_args({}){}", pairs.join(", "), Self::arrow(&types))
        };
        let unsigned = if self.random.once_in(4) {
            "unsigned "
        } else {
            ""
        };
        let behind = if ty == "index" {
            String::new()
        } else {
            format!(" : {ty}")
        };
        let values = self.open(&format!(
            "{bound}scf.for {unsigned}{variable} = {from} to {to} step {step}{iter_args}{behind} {{"
        ));
        self.values.push((variable, ty.to_owned()));
        let pairs = carried.into_iter().zip(&types);
        self.values
            .extend(pairs.map(|(name, ty)| (name, (*ty).to_owned())));
        self.statements(depth);
        self.leave("scf.yield", &types);
        self.close(values, "}");
        self.results(&name, &types);
    }

    /// A loop that counts down, or ends early.
    fn while_loop(&mut self, depth: usize) {
        let ty = self.ty();
        let (start, init) = (self.small("i8", "5"), self.value(ty));
        let (name, fuel, carried) = (self.name(), self.name(), self.name());
        let values = self.open(&format!(
            "{name}:2 = scf.while ({fuel} = {start}, {carried} = {init}) : (i8, {ty}) -> (i8, {ty}) {{"
        ));
        self.values.push((carried, ty.to_owned()));
        self.statements(depth);
        let one = self.small("i8", "1");
        let less = self.define("i8", &format!("arith.subi {fuel}, {one} : i8"));
        let mut goes_on = self.define("i1", &format!("arith.cmpi sgt, {less}, {one} : i8"));
        if self.random.once_in(2) {
            let condition = self.value("i1");
            goes_on = self.define("i1", &format!("arith.andi {goes_on}, {condition} : i1"));
        }
        let value = self.value(ty);
        self.line(&format!(
            "scf.condition({goes_on}) {less}, {value} : i8, {ty}"
        ));
        self.close(values, "} do {");
        let (fuel, argument) = (self.name(), self.name());
        self.line(&format!("^bb0({fuel}: i8, {argument}: {ty}):"));
        self.indent += 2;
        self.values.push((argument, ty.to_owned()));
        self.statements(depth);
        let value = self.value(ty);
        self.line(&format!("scf.yield {fuel}, {value} : i8, {ty}"));
        self.close(values, "}");
        self.values.push((format!("{name}#0"), "i8".to_owned()));
        self.values.push((format!("{name}#1"), ty.to_owned()));
    }

    fn switch(&mut self, depth: usize) {
        let index = self.value("index");
        let types = self.types(2);
        let (bound, name) = self.head(&types);
        let cases = self.random.below(3);
        let arrow = Self::arrow(&types).replace(['(', ')'], "");
        self.line(&format!("{bound}scf.index_switch {index}{arrow}"));
        for case in 0..=cases {
            let head = if case == cases {
                "default".to_owned()
            } else {
                format!("case {case}")
            };
            let values = self.open(&format!("{head} {{"));
            self.statements(depth);
            self.leave("scf.yield", &types);
            self.close(values, "}");
        }
        self.results(&name, &types);
    }

    fn execute_region(&mut self, depth: usize) {
        let types = self.types(2);
        let (bound, name) = self.head(&types);
        let values = self.open(&format!(
            "{bound}scf.execute_region{} {{",
            Self::arrow(&types)
        ));
        self.statements(depth);
        if self.random.once_in(2) {
            let condition = self.value("i1");
            let next = self.next;
            self.line(&format!("cf.cond_br {condition}, ^a{next}, ^b{next}"));
            let known = self.values.len();
            self.line(&format!("^a{next}:"));
            self.statements(0);
            self.leave("scf.yield", &types);
            self.values.truncate(known);
            self.line(&format!("^b{next}:"));
        }
        self.leave("scf.yield", &types);
        self.close(values, "}");
        self.results(&name, &types);
    }

    /// A parallel loop with one reduction of integers, which any order gives the same.
    fn parallel(&mut self, depth: usize) {
        let [from, to, step] = self.bounds("index");
        let (init, name, variable) = (self.value("i32"), self.name(), self.name());
        let values = self.open(&format!(
            "{name} = scf.parallel ({variable}) = ({from}) to ({to}) step ({step}) init ({init}) -> i32 {{"
        ));
        let outside = std::mem::replace(&mut self.may_call, false);
        self.values.push((variable, "index".to_owned()));
        self.statements(depth);
        let value = self.value("i32");
        let op = *self.random.pick(&["addi", "xori", "maxsi", "muli"]);
        let inner = self.open(&format!("scf.reduce({value} : i32) {{"));
        let [a, b, c] = [self.name(), self.name(), self.name()];
        self.line(&format!("^bb0({a}: i32, {b}: i32):"));
        self.line(&format!("{c} = arith.{op} {a}, {b} : i32"));
        self.line(&format!("scf.reduce.return {c} : i32"));
        self.close(inner, "}");
        self.may_call = outside;
        self.close(values, "}");
        self.values.push((name, "i32".to_owned()));
    }
}
