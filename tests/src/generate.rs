//! Random modules: valid ones from a small grammar, and damaged ones made from any module by
//! changes of tokens.

use std::fmt::Write;

/// Random numbers: splitmix64, the same for the same seed everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Makes the generator for a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.next()
    }

    /// A number below `limit`, which must not be 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of `choices`, which must not be empty.
    pub fn pick<'c, T>(&mut self, choices: &'c [T]) -> &'c T {
        &choices[self.below(choices.len())]
    }
}

const TYPES: &[&str] = &[
    "i1",
    "i32",
    "si8",
    "ui16",
    "index",
    "f32",
    "bf16",
    "none",
    "tensor<4x?xf32>",
    "tensor<*xi8>",
    "vector<4x[2]xi32>",
    "memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>",
    "memref<?xi8, strided<[2], offset: ?>, 3>",
    "tuple<i32, tuple<>>",
    "complex<f64>",
    "!t.handle",
    "!t.list<i32, \"x\">",
    "!t<odd one>",
];

const ATTRIBUTES: &[&str] = &[
    "1",
    "-7 : i8",
    "true",
    "2.5",
    "0x7F : i16",
    "1.0e-3 : f32",
    "\"text\"",
    "\"esc\\22\\0A\"",
    "unit",
    "i32",
    "(i32) -> f32",
    "[]",
    "[1, \"a\", [true]]",
    "{}",
    "{x, y = 1 : i8}",
    "@sym",
    "@sym::@nested",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<(d0, d1) -> (d0 floordiv 2, d1 mod 3)>",
    "affine_set<(d0) : (d0 - 3 >= 0)>",
    "dense<[1, 2]> : tensor<2xi8>",
    "dense<1.5> : vector<3xf32>",
    "array<i64: 1, -2>",
    "#t.attr",
    "#t.attr<1, [2]>",
    "#t<any thing>",
    "loc(\"somewhere\":1:2)",
    "loc(callsite(\"a\" at \"b\"))",
    "distinct[0]<\"d\">",
    "tensor<4xi32>",
    "strided<[1, ?]>",
];

const LOCATIONS: &[&str] = &[
    "unknown",
    "\"name\"",
    "\"file\":3:4",
    "\"name\"(\"file\":3:4)",
    "callsite(\"f\":1:2 at \"g\":3:4)",
    "fused[\"a\", \"b\":5:6]",
    "fused<\"m\">[\"a\"]",
    "#later",
    "#later2",
];

/// A value that is in scope.
#[derive(Clone)]
struct Value {
    name: String,
    ty: &'static str,
}

/// A valid module in generic form.
pub fn module(random: &mut Random) -> String {
    let mut writer = Writer {
        random,
        text: String::new(),
        indent: 0,
        next_name: 0,
        budget: 60,
        visible: Vec::new(),
    };
    writer.operations(0, true);
    if writer.text.contains("#later") {
        let text = "#later = loc(\"late\":7:8)\n#later2 = loc(\"named\"(#later))\n";
        writer.text.push_str(text);
    }
    writer.text
}

struct Writer<'r> {
    random: &'r mut Random,
    text: String,
    indent: usize,
    next_name: usize,
    /// The number of operations still to be generated.
    budget: usize,
    /// The values that are in scope.
    visible: Vec<Value>,
}

impl Writer<'_> {
    fn fresh(&mut self) -> String {
        self.next_name += 1;
        let number = self.next_name;
        match self.random.below(5) {
            0 => format!("v{number}"),
            1 => format!("_x-{number}"),
            2 => format!("a.b${number}"),
            _ => format!("{number}"),
        }
    }

    fn ty(&mut self) -> &'static str {
        TYPES[self.random.below(TYPES.len())]
    }

    fn line(&mut self) {
        self.text.push('\n');
        let indent = self.indent;
        self.text.extend(std::iter::repeat_n(' ', indent));
    }

    /// Writes the operations of a block; with `graph` some results are used before they are
    /// defined.
    fn operations(&mut self, depth: usize, graph: bool) {
        let mut promised = Vec::new();
        let count = 1 + self.random.below(6);
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            if graph && self.random.once_in(6) {
                let value = Value {
                    name: self.fresh(),
                    ty: self.ty(),
                };
                promised.push(value.clone());
                self.visible.push(value);
            }
            self.operation(depth, &[], None);
        }
        for value in promised {
            self.operation(depth, &[], Some(value));
        }
    }

    fn operation(&mut self, depth: usize, successors: &[String], promised: Option<Value>) {
        self.line();
        let results = self.results(promised);
        let operands: Vec<Value> = {
            let count = self.random.below(4).min(self.visible.len());
            (0..count)
                .map(|_| self.random.pick(&self.visible).clone())
                .collect()
        };
        let number = self.random.below(9);
        let names: Vec<&str> = operands.iter().map(|value| &*value.name).collect();
        let names: Vec<String> = names.iter().map(|name| format!("%{name}")).collect();
        let _ = write!(self.text, "\"t.op{number}\"({})", names.join(", "));
        if !successors.is_empty() {
            let _ = write!(self.text, "[{}]", successors.join(", "));
        }
        if self.random.once_in(6) {
            self.text.push_str(" <");
            self.dictionary();
            self.text.push('>');
        }
        if depth < 4 && self.random.once_in(4) {
            self.text.push_str(" (");
            for at in 0..=self.random.below(2) {
                if at != 0 {
                    self.text.push_str(", ");
                }
                self.region(depth + 1);
            }
            self.text.push(')');
        }
        if self.random.once_in(3) {
            self.text.push(' ');
            self.dictionary();
        }
        let inputs: Vec<&str> = operands.iter().map(|value| value.ty).collect();
        let outputs: Vec<&str> = results.iter().map(|value| value.ty).collect();
        let _ = write!(
            self.text,
            " : ({}) -> ({})",
            inputs.join(", "),
            outputs.join(", ")
        );
        self.location();
        self.visible.extend(results);
    }

    /// Writes the names of results; returns them in the form in which they are used.
    fn results(&mut self, promised: Option<Value>) -> Vec<Value> {
        if let Some(value) = promised {
            let _ = write!(self.text, "%{} = ", value.name);
            return vec![value];
        }
        let count = self.random.below(3);
        if count == 0 {
            return Vec::new();
        }
        let grouped = count > 1 && self.random.once_in(2);
        if grouped {
            let name = self.fresh();
            let _ = write!(self.text, "%{name}:{count} = ");
            return (0..count)
                .map(|number| Value {
                    name: format!("{name}#{number}"),
                    ty: self.ty(),
                })
                .collect();
        }
        let values: Vec<Value> = (0..count)
            .map(|_| Value {
                name: self.fresh(),
                ty: self.ty(),
            })
            .collect();
        let names: Vec<String> = values
            .iter()
            .map(|value| format!("%{}", value.name))
            .collect();
        let _ = write!(self.text, "{} = ", names.join(", "));
        values
    }

    fn region(&mut self, depth: usize) {
        let outside = self.visible.len();
        self.text.push('{');
        self.indent += 2;
        match self.random.below(5) {
            0 => {}
            1 => self.control_flow(depth),
            kind => {
                if kind == 2 {
                    self.label("^entry");
                }
                self.operations(depth, true);
            }
        }
        self.indent -= 2;
        self.line();
        self.text.push('}');
        self.visible.truncate(outside);
    }

    /// Writes several blocks; values of one are not used in another.
    fn control_flow(&mut self, depth: usize) {
        let count = 1 + self.random.below(4);
        let labels: Vec<String> = (0..count).map(|at| format!("^b{at}")).collect();
        let outside = self.visible.len();
        self.operations(depth, false);
        let successors = |random: &mut Random| -> Vec<String> {
            (0..random.below(3))
                .map(|_| random.pick(&labels).clone())
                .collect()
        };
        let chosen = successors(self.random);
        self.operation(depth, &chosen, None);
        for label in &labels {
            self.visible.truncate(outside);
            self.label(label);
            self.operations(depth, false);
            let chosen = successors(self.random);
            self.operation(depth, &chosen, None);
        }
        self.visible.truncate(outside);
    }

    fn label(&mut self, name: &str) {
        self.indent -= 2;
        self.line();
        self.indent += 2;
        self.text.push_str(name);
        let count = self.random.below(3);
        if count > 0 {
            self.text.push('(');
            for at in 0..count {
                if at != 0 {
                    self.text.push_str(", ");
                }
                let value = Value {
                    name: self.fresh(),
                    ty: self.ty(),
                };
                let _ = write!(self.text, "%{}: {}", value.name, value.ty);
                self.location();
                self.visible.push(value);
            }
            self.text.push(')');
        }
        self.text.push(':');
    }

    fn dictionary(&mut self) {
        const KEYS: &[&str] = &["a", "b", "c.d", "\"quo ted\"", "zz", "A", "i32"];
        self.text.push('{');
        let skip = self.random.below(KEYS.len());
        let count = self.random.below(4);
        for (at, key) in KEYS.iter().cycle().skip(skip).take(count).enumerate() {
            if at != 0 {
                self.text.push_str(", ");
            }
            self.text.push_str(key);
            let value = *self.random.pick(ATTRIBUTES);
            if value != "unit" {
                let _ = write!(self.text, " = {value}");
            }
        }
        self.text.push('}');
    }

    fn location(&mut self) {
        if self.random.once_in(4) {
            let location = *self.random.pick(LOCATIONS);
            let _ = write!(self.text, " loc({location})");
        }
    }
}

/// The tokens of a module, approximately: words, numbers, strings, punctuation, and the blanks
/// between them.
pub fn tokens(text: &str) -> Vec<&str> {
    let class = |c: char| match c {
        ' ' | '\n' | '\t' | '\r' => 0,
        _ if c.is_alphanumeric() || c == '_' => 1,
        _ => 2,
    };
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = match class(first) {
            2 if first == '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            2 => first.len_utf8(),
            kind => rest.find(|c: char| class(c) != kind).unwrap_or(rest.len()),
        };
        let (token, after) = rest.split_at(end);
        tokens.push(token);
        rest = after;
    }
    tokens
}

/// Damages a module: a few tokens are removed, duplicated, exchanged, or taken from `others`.
pub fn damage(text: &str, others: &[&str], random: &mut Random) -> String {
    let mut tokens = tokens(text);
    for _ in 0..=random.below(3) {
        if tokens.is_empty() {
            break;
        }
        let at = random.below(tokens.len());
        match random.below(5) {
            0 => _ = tokens.remove(at),
            1 => tokens.insert(at, tokens[at]),
            2 => {
                let other = random.below(tokens.len());
                tokens.swap(at, other);
            }
            3 => tokens[at] = *random.pick(others),
            _ => tokens.insert(at, *random.pick(others)),
        }
    }
    tokens.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_right() {
        for seed in 0..50 {
            let text = module(&mut Random::new(seed));
            let result = crate::ods_opt(&["--allow-unregistered-dialect"], "m", text.as_bytes());
            let result = result.unwrap();
            assert!(
                !result.failed,
                "{text}{}",
                String::from_utf8_lossy(&result.errors)
            );
        }
    }

    #[test]
    fn tokens_cover_the_text() {
        let text = "%0 = \"t.op\"() {a = 1.5} : () -> i32 // ü\n\"open";
        assert_eq!(tokens(text).concat(), text);
        assert!(tokens(text).contains(&"\"t.op\""));
    }
}
