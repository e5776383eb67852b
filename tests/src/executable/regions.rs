//! Operations of `scf`.

use super::Program;

impl Program<'_> {
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

    pub(super) fn condition(&mut self, depth: usize) {
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

    pub(super) fn for_loop(&mut self, depth: usize) {
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
    pub(super) fn while_loop(&mut self, depth: usize) {
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

    pub(super) fn switch(&mut self, depth: usize) {
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

    pub(super) fn execute_region(&mut self, depth: usize) {
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
    pub(super) fn parallel(&mut self, depth: usize) {
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
