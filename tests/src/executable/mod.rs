//! Random programs of `arith`, `cf`, `func`, `scf` and `ub` that can be executed: every loop ends,
//! and most operands are such that results are defined.
//!
//! Functions `@f0`, `@f1`, … call those before them, and the functions `@see_TYPE` of the host, whose
//! calls are what can be observed of a program besides its results.

mod operations;
mod regions;

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
}
