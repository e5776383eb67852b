//! Modules as diverse as real ones, in custom form, of `arith`, `cf`, `func` and `scf`.

use super::Writer;
use super::real::pick;

const INTEGERS: [&str; 5] = ["i1", "i8", "i16", "i32", "i64"];
const FLOATS: [&str; 3] = ["f16", "f32", "f64"];

const INTEGER_OPS: [&str; 14] = [
    "addi",
    "subi",
    "muli",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrsi",
    "shrui",
    "maxsi",
    "minsi",
    "maxui",
    "minui",
    "ceildivsi",
];
const FLOAT_OPS: [&str; 9] = [
    "addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf",
];
const PREDICATES: [&str; 8] = ["eq", "ne", "slt", "sle", "sgt", "ult", "ule", "uge"];
const ORDERED: [&str; 8] = ["oeq", "ogt", "olt", "one", "ord", "ueq", "ult", "uno"];
const FAST: [&str; 4] = ["", "", " fastmath<fast>", " fastmath<nnan,contract>"];
const WORDS: [&str; 16] = [
    "acc", "base", "cond", "delta", "end", "factor", "gain", "high", "idx", "left", "mid", "next",
    "offset", "pos", "ratio", "sum",
];

/// A type: an element, alone or in a shape.
#[derive(Clone, PartialEq)]
struct Ty {
    element: &'static str,
    /// The text before and after the element.
    shape: (String, &'static str),
}

impl Ty {
    fn scalar(element: &'static str) -> Self {
        let shape = (String::new(), "");
        Self { element, shape }
    }

    /// The type of the same shape with another element.
    fn of(&self, element: &'static str) -> Self {
        let shape = self.shape.clone();
        Self { element, shape }
    }

    fn is_scalar(&self) -> bool {
        self.shape.1.is_empty()
    }

    fn text(&self) -> String {
        format!("{}{}{}", self.shape.0, self.element, self.shape.1)
    }
}

struct Function<'w> {
    w: &'w mut Writer,
    scope: Vec<(String, Ty)>,
    left: usize,
    label: usize,
}

pub(super) fn custom_real(w: &mut Writer, ops: usize) {
    let mut left = ops;
    // Names and types of the functions so far.
    let mut known: Vec<(String, Vec<Ty>)> = Vec::new();
    while left > 0 {
        let scope = Vec::new();
        let mut function = Function {
            w,
            scope,
            left,
            label: 0,
        };
        let signature = function.write(&known);
        left = function.left;
        known.push(signature);
    }
}

impl Function<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.w.random.below(bound)
    }

    fn one_of<T: Copy>(&mut self, entries: &[T]) -> T {
        entries[self.w.random.below(entries.len())]
    }

    fn ty(&mut self) -> Ty {
        let elements = [
            (26, "i32"),
            (15, "f32"),
            (13, "i64"),
            (12, "index"),
            (8, "i1"),
            (4, "i8"),
            (3, "i16"),
            (4, "f64"),
            (3, "f16"),
        ];
        let element = pick(&mut self.w.random, &elements);
        let (a, b) = (1 + self.below(32), 1 + self.below(300));
        let shape = match self.below(100) {
            0..10 => (format!("tensor<{a}x{b}x"), ">"),
            10..14 => (format!("tensor<{b}x"), ">"),
            14..22 => (format!("vector<{a}x"), ">"),
            _ => Ty::scalar(element).shape,
        };
        Ty { element, shape }
    }

    fn name(&mut self) -> String {
        let number = self.w.fresh();
        match number % 3 {
            0 => format!("%{number}"),
            1 => format!("%c{number}"),
            _ => format!("%{}_{number}", WORDS[number / 3 % WORDS.len()]),
        }
    }

    fn location(&mut self) -> String {
        if self.below(6) != 0 {
            return String::new();
        }
        let (line, column) = (self.below(5000), self.below(90));
        format!(" loc(\"{}.c\":{line}:{column})", self.one_of(&WORDS))
    }

    /// Writes an operation that ends on its line.
    fn op(&mut self, text: &str) {
        self.left = self.left.saturating_sub(1);
        let location = self.location();
        self.w.line(&format!("{text}{location}"));
    }

    /// Writes an operation with a result.
    fn define(&mut self, text: &str, ty: Ty) -> String {
        let name = self.name();
        self.op(&format!("{name} = {text}"));
        self.scope.push((name.clone(), ty));
        name
    }

    /// A value of this type: one of the newest, or a new constant.
    fn value(&mut self, ty: &Ty) -> String {
        let skip = self.below(3);
        let newest = self
            .scope
            .iter()
            .rev()
            .take(40)
            .filter(|(_, known)| known == ty);
        if let Some((name, _)) = newest.clone().nth(skip).or(newest.clone().next()) {
            return name.clone();
        }
        let (number, fraction) = (self.below(100_000), self.below(100));
        let number = match ty.element {
            "i1" => ["true", "false"][number % 2].to_owned(),
            "i8" => (number % 100).to_string(),
            "i16" => (number % 30_000).to_string(),
            "f16" => format!("{}.5", number % 500),
            "f32" | "f64" => format!("{number}.{fraction}"),
            _ => number.to_string(),
        };
        let constant = match ty.text() {
            _ if ty.element == "i1" && ty.is_scalar() => format!("arith.constant {number}"),
            text if ty.is_scalar() => format!("arith.constant {number} : {text}"),
            text => format!("arith.constant dense<{number}> : {text}"),
        };
        self.define(&constant, ty.clone())
    }

    fn write(&mut self, known: &[(String, Vec<Ty>)]) -> (String, Vec<Ty>) {
        let number = self.w.function;
        self.w.function += 1;
        let name = format!("{}_{}_{number}", self.one_of(&WORDS), self.one_of(&WORDS));
        let inputs: Vec<Ty> = (0..self.below(6)).map(|_| self.ty()).collect();
        let mut arguments = Vec::new();
        for ty in &inputs {
            let name = self.name();
            arguments.push(format!("{name}: {}", ty.text()));
            self.scope.push((name, ty.clone()));
        }
        let result = self.ty();
        let visibility = self.one_of(&["", "", "private "]);
        self.w.line(&format!(
            "func.func {visibility}@{name}({}) -> {} {{",
            arguments.join(", "),
            result.text()
        ));
        self.w.depth += 1;
        self.left = self.left.saturating_sub(1);
        for _ in 0..8 + self.below(50) {
            match self.below(40) {
                0 => self.diamond(),
                1 if !known.is_empty() => {
                    let newest = self.below(known.len().min(50));
                    self.call(&known[known.len() - 1 - newest]);
                }
                _ => self.step(0),
            }
        }
        let value = self.value(&result);
        self.op(&format!("return {value} : {}", result.text()));
        self.w.depth -= 1;
        let location = self.location();
        self.w.line(&format!("}}{location}"));
        (format!("@{name}"), [vec![result], inputs].concat())
    }

    fn call(&mut self, (callee, types): &(String, Vec<Ty>)) {
        let inputs = &types[1..];
        let values: Vec<_> = inputs.iter().map(|ty| self.value(ty)).collect();
        let inputs: Vec<_> = inputs.iter().map(Ty::text).collect();
        let (values, inputs) = (values.join(", "), inputs.join(", "));
        let text = format!(
            "func.call {callee}({values}) : ({inputs}) -> {}",
            types[0].text()
        );
        self.define(&text, types[0].clone());
    }

    /// Two ways from here to a new block.
    fn diamond(&mut self) {
        let condition = self.value(&Ty::scalar("i1"));
        let ty = self.ty();
        let first = self.value(&ty);
        let (side, join) = (self.label, self.label + 1);
        self.label += 2;
        let text = ty.text();
        self.op(&format!(
            "cf.cond_br {condition}, ^bb{side}, ^bb{join}({first} : {text})"
        ));
        self.w.label(&format!("^bb{side}:"));
        let visible = self.scope.len();
        for _ in 0..self.below(5) {
            self.step(0);
        }
        let second = self.value(&ty);
        self.op(&format!("cf.br ^bb{join}({second} : {text})"));
        self.scope.truncate(visible);
        let argument = self.name();
        self.w.label(&format!("^bb{join}({argument}: {text}):"));
        self.scope.push((argument, ty));
    }

    /// One operation, and the constants that it needs.
    fn step(&mut self, depth: usize) {
        if depth < 4 && self.below(12) == 0 {
            return self.region(depth);
        }
        let ty = match self.scope.len() {
            0 => self.ty(),
            len => {
                let at = len - 1 - self.below(len.min(12));
                let known = self.scope[at].1.clone();
                if self.below(4) == 0 { self.ty() } else { known }
            }
        };
        let lhs = self.value(&ty);
        let text = ty.text();
        let is_float = FLOATS.contains(&ty.element);
        match self.below(12) {
            0 | 1 if is_float => {
                let (rhs, predicate) = (self.value(&ty), self.one_of(&ORDERED));
                self.define(
                    &format!("arith.cmpf {predicate}, {lhs}, {rhs} : {text}"),
                    ty.of("i1"),
                );
            }
            0 | 1 => {
                let (rhs, predicate) = (self.value(&ty), self.one_of(&PREDICATES));
                self.define(
                    &format!("arith.cmpi {predicate}, {lhs}, {rhs} : {text}"),
                    ty.of("i1"),
                );
            }
            2 => {
                let (rhs, condition) = (self.value(&ty), self.value(&Ty::scalar("i1")));
                self.define(
                    &format!("arith.select {condition}, {lhs}, {rhs} : {text}"),
                    ty,
                );
            }
            3 | 4 => self.cast(&lhs, &ty),
            5 if is_float => {
                self.define(&format!("arith.negf {lhs} : {text}"), ty);
            }
            _ if is_float => {
                let (rhs, name, flags) =
                    (self.value(&ty), self.one_of(&FLOAT_OPS), self.one_of(&FAST));
                self.define(&format!("arith.{name} {lhs}, {rhs}{flags} : {text}"), ty);
            }
            turn => {
                let (rhs, name) = (self.value(&ty), self.one_of(&INTEGER_OPS));
                let flags = match name {
                    "addi" | "subi" | "muli" | "shli" if turn == 6 => " overflow<nsw>",
                    _ => "",
                };
                self.define(&format!("arith.{name} {lhs}, {rhs}{flags} : {text}"), ty);
            }
        }
    }

    fn cast(&mut self, value: &str, ty: &Ty) {
        let place = |list: &[&str]| list.iter().position(|element| *element == ty.element);
        let (name, element) = if ty.element == "index" {
            ("index_cast", "i64")
        } else if let Some(width) = place(&FLOATS) {
            match self.below(3) {
                0 if width > 0 => ("truncf", FLOATS[width - 1]),
                1 if width < 2 => ("extf", FLOATS[width + 1]),
                _ => ("fptosi", "i32"),
            }
        } else {
            let width = place(&INTEGERS).unwrap_or(0);
            match self.below(4) {
                0 if width > 0 => ("trunci", INTEGERS[width - 1]),
                1 if width < 4 => ("extsi", INTEGERS[width + 1]),
                2 if width < 4 => ("extui", INTEGERS[4]),
                _ => ("sitofp", "f32"),
            }
        };
        let to = ty.of(element);
        let text = format!("arith.{name} {value} : {} to {}", ty.text(), to.text());
        self.define(&text, to);
    }

    /// A loop or a branch with a region.
    fn region(&mut self, depth: usize) {
        let (visible, size) = (self.scope.len(), 1 + self.below(6));
        let ty = self.ty();
        let text = ty.text();
        let result = self.name();
        if self.below(2) == 0 {
            let index = Ty::scalar("index");
            let [low, high, step] = [0; 3].map(|_| self.value(&index));
            let (first, counter, carried) = (self.value(&ty), self.name(), self.name());
            self.w.line(&format!(
                "{result} = scf.for {counter} = {low} to {high} step {step} iter_args({carried} = {first}) -> ({text}) {{"
            ));
            self.scope.extend([(counter, index), (carried, ty.clone())]);
            self.nested(size, depth, &ty);
        } else {
            let condition = self.value(&Ty::scalar("i1"));
            self.w
                .line(&format!("{result} = scf.if {condition} -> ({text}) {{"));
            let visible = self.scope.len();
            self.nested(size, depth, &ty);
            self.scope.truncate(visible);
            self.w.line("} else {");
            self.nested(1, depth, &ty);
        }
        self.left = self.left.saturating_sub(1);
        // Constants before the operation stay visible, and are not used again.
        self.scope.truncate(visible);
        let location = self.location();
        self.w.line(&format!("}}{location}"));
        self.scope.push((result, ty));
    }

    /// The operations of a region, which ends with a value of this type.
    fn nested(&mut self, size: usize, depth: usize, ty: &Ty) {
        self.w.depth += 1;
        for _ in 0..size {
            self.step(depth + 1);
        }
        let value = self.value(ty);
        self.op(&format!("scf.yield {value} : {}", ty.text()));
        self.w.depth -= 1;
    }
}
