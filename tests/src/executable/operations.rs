//! Operations without regions.

use super::{Program, SEEN, TYPES, element, is_float};

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

/// The type with other elements.
fn with_element(ty: &str, new: &str) -> String {
    ty.replace(element(ty), new)
}

impl Program<'_> {
    pub(super) fn arithmetic(&mut self) {
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

    pub(super) fn division(&mut self) {
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

    pub(super) fn shift(&mut self) {
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

    pub(super) fn compare(&mut self) {
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

    pub(super) fn cast(&mut self) {
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

    pub(super) fn select(&mut self) {
        let ty = self.ty();
        let (c, a, b) = (self.value("i1"), self.value(ty), self.value(ty));
        self.define(ty, &format!("arith.select {c}, {a}, {b} : {ty}"));
    }

    /// Shows a value to the host.
    pub(super) fn see(&mut self) {
        if !self.has_host || !self.may_call {
            return self.arithmetic();
        }
        let ty = *self.random.pick(SEEN);
        let value = self.value(ty);
        self.line(&format!("func.call @see_{ty}({value}) : ({ty}) -> ()"));
    }

    pub(super) fn call(&mut self) {
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
    pub(super) fn rare(&mut self) {
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
}
