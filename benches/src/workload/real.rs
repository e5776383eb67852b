//! Modules as diverse as real ones, in generic form.
//!
//! How many operands, results, attributes, regions and successors an operation has, and how often
//! each kind of type and attribute occurs, is taken from the modules of `tests/conformance/corpus`.
//! As in real modules there are hundreds of kinds of operations, few of them frequent, and those of
//! one kind have the same parts.

use super::Writer;
use super::random::Random;
use std::fmt::Write as _;

/// The number of kinds of operations.
const KINDS: usize = 600;

const DIALECTS: [&str; 12] = [
    "ax", "cir", "flow", "gx", "hal", "ints", "lin", "mem", "nn", "tile", "util", "vect",
];
const VERBS: [&str; 25] = [
    "add",
    "alloc",
    "apply",
    "broadcast",
    "call",
    "cast",
    "cmp",
    "constant",
    "copy",
    "extract",
    "fill",
    "fma",
    "get",
    "insert",
    "load",
    "map",
    "mul",
    "pack",
    "reduce",
    "reshape",
    "select",
    "shuffle",
    "store",
    "transpose",
    "update",
];
const NOUNS: [&str; 20] = [
    "align",
    "axis",
    "begin",
    "callee",
    "dims",
    "encoding",
    "fastmath",
    "flags",
    "kind",
    "layout",
    "map",
    "mask",
    "name",
    "offset",
    "order",
    "predicate",
    "shape",
    "sizes",
    "strides",
    "value",
];

/// What a type is made of, with its frequency in percent.
const TYPES: [(usize, &str); 14] = [
    (30, "i32"),
    (16, "f32"),
    (10, "i64"),
    (8, "index"),
    (7, "i1"),
    (2, "i8"),
    (2, "f64"),
    (2, "f16"),
    (10, "tensor"),
    (6, "vector"),
    (2, "memref"),
    (2, "complex<f32>"),
    (1, "tuple"),
    (2, "dialect"),
];

/// A kind of attribute.
#[derive(Clone, Copy)]
enum Attr {
    Dialect,
    Text,
    Array,
    Function,
    List,
    Integer,
    Float,
    Dense,
    Symbol,
    Unit,
    Map,
    Nested,
    Type,
}

const ATTRS: [(usize, Attr); 13] = [
    (22, Attr::Dialect),
    (18, Attr::Text),
    (12, Attr::Array),
    (8, Attr::Function),
    (6, Attr::List),
    (14, Attr::Integer),
    (3, Attr::Float),
    (4, Attr::Dense),
    (3, Attr::Symbol),
    (4, Attr::Unit),
    (2, Attr::Map),
    (2, Attr::Nested),
    (2, Attr::Type),
];

/// Picks an entry by its frequency in percent.
pub(super) fn pick<T: Copy>(random: &mut Random, entries: &[(usize, T)]) -> T {
    let mut at = random.below(entries.iter().map(|(share, _)| share).sum());
    for (share, entry) in entries {
        if at < *share {
            return *entry;
        }
        at -= share;
    }
    entries[0].1
}

/// What operations of one kind have in common.
struct Kind {
    name: String,
    operands: usize,
    results: usize,
    properties: Vec<(&'static str, Attr)>,
    attributes: Vec<(&'static str, Attr)>,
    regions: usize,
}

impl Kind {
    fn new(random: &mut Random, number: usize) -> Self {
        let dialect = DIALECTS[number % DIALECTS.len()];
        let verb = VERBS[number / DIALECTS.len() % VERBS.len()];
        let noun = NOUNS[random.below(NOUNS.len())];
        let name = match number / (DIALECTS.len() * VERBS.len()) {
            0 => format!("{dialect}.{verb}"),
            turn => format!("{dialect}.{verb}_{noun}{turn}"),
        };
        let mut named = |count: usize| {
            let start = random.below(NOUNS.len());
            let names = (0..count).map(|at| NOUNS[(start + at * 3) % NOUNS.len()]);
            let mut names: Vec<_> = names.map(|name| (name, pick(random, &ATTRS))).collect();
            names.sort_by_key(|(name, _)| *name);
            names
        };
        let properties = named([0, 0, 0, 1, 1, 1, 2, 2, 3, 4][number * 7 % 10]);
        let attributes = named([0, 0, 0, 0, 0, 1, 0, 2, 0, 0][number * 3 % 10]);
        Self {
            name,
            operands: pick(random, &[(20, 0), (30, 1), (32, 2), (11, 3), (7, 5)]),
            results: pick(random, &[(30, 0), (62, 1), (6, 2), (2, 4)]),
            properties,
            attributes,
            regions: pick(random, &[(92, 0), (6, 1), (2, 2)]),
        }
    }
}

/// A value that can be used, with its type.
type Named = (String, String);

struct Module<'w> {
    w: &'w mut Writer,
    kinds: Vec<Kind>,
    /// The values that can be used.
    scope: Vec<Named>,
    /// Operations yet to be written.
    left: usize,
    label: usize,
}

pub(super) fn real(w: &mut Writer, ops: usize) {
    let kinds = (0..KINDS).map(|number| Kind::new(&mut w.random, number));
    let mut module = Module {
        kinds: kinds.collect(),
        scope: Vec::new(),
        left: ops,
        label: 0,
        w,
    };
    while module.left > 0 {
        module.function();
    }
}

impl Module<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.w.random.below(bound)
    }

    fn ty(&mut self) -> String {
        let simple = pick(&mut self.w.random, &TYPES);
        let (a, b) = (1 + self.below(64), 1 + self.below(512));
        let element = ["f32", "i8", "f16", "i32", "i64", "bf16"][self.below(6)];
        match simple {
            "tensor" if a < 20 => format!("tensor<?x{b}x{element}>"),
            "tensor" => format!("tensor<{a}x{b}x{element}>"),
            "vector" => format!("vector<{a}x{element}>"),
            "memref" => {
                format!(
                    "memref<{a}x{b}x{element}, strided<[{b}, 1], offset: ?>, {}>",
                    a % 4
                )
            }
            "tuple" => format!("tuple<i{a}, vector<{b}x{element}>>"),
            "dialect" => format!("!{}.buffer<{b}, {element}>", DIALECTS[a % DIALECTS.len()]),
            simple => simple.to_owned(),
        }
    }

    fn attribute(&mut self, name: &str, kind: Attr) -> String {
        let number = self.below(10_000);
        let small = self.below(8);
        let value = match kind {
            Attr::Dialect => {
                let (dialect, noun) = (DIALECTS[number % 12], NOUNS[number / 12 % 20]);
                match small {
                    0..4 => format!("#{dialect}<{noun} {}>", VERBS[number % 25]),
                    _ => format!("#{dialect}.{noun}<size = {number}, {}>", VERBS[small]),
                }
            }
            Attr::Text => format!("\"{}_{}{number}\"", VERBS[number % 25], NOUNS[small]),
            Attr::Array => {
                let numbers: Vec<_> = (0..=small)
                    .map(|at| (number + at * at).to_string())
                    .collect();
                format!("array<i{}: {}>", [32, 64][number % 2], numbers.join(", "))
            }
            Attr::Function => format!("({}, {}) -> {}", self.ty(), self.ty(), self.ty()),
            Attr::List => format!("[{number}, \"{}\", {} : i32]", NOUNS[small], number % 100),
            Attr::Integer => format!("{number} : i{}", [32, 64, 16 + number % 50][small % 3]),
            Attr::Float => format!("{number}.{small} : f{}", [32, 64][number % 2]),
            Attr::Dense => format!(
                "dense<[{number}, {small}, -3]> : tensor<3xi{}>",
                [32, 64][small % 2]
            ),
            Attr::Symbol => format!("@{}_{number}", VERBS[small]),
            Attr::Unit => return name.to_owned(),
            Attr::Map => format!("affine_map<(d0, d1) -> (d{}, d0 + {number})>", small % 2),
            Attr::Nested => format!("{{line = {number} : i32, {} = unit}}", NOUNS[small + 2]),
            Attr::Type => self.ty(),
        };
        format!("{name} = {value}")
    }

    fn dictionary(&mut self, attributes: &[(&'static str, Attr)]) -> String {
        let entries = attributes
            .iter()
            .map(|(name, kind)| self.attribute(name, *kind));
        entries.collect::<Vec<_>>().join(", ")
    }

    /// A new name: one of four is a word.
    fn fresh(&mut self) -> String {
        let number = self.w.fresh();
        match number % 4 {
            0 => format!("%{}_{number}", NOUNS[number / 4 % NOUNS.len()]),
            _ => format!("%{number}"),
        }
    }

    /// The end of a line: one of six operations has a location.
    fn location(&mut self) -> String {
        if self.below(6) != 0 {
            return String::new();
        }
        let (file, line, column) = (self.below(20), self.below(5000), self.below(90));
        format!(
            " loc(\"{}/{}.c\":{line}:{column})",
            VERBS[file], NOUNS[file]
        )
    }

    fn function(&mut self) {
        let inputs: Vec<_> = (0..self.below(6)).map(|_| self.ty()).collect();
        let number = self.w.function;
        self.w.function += 1;
        let name = format!("{}_{}_{number}", VERBS[number % 25], NOUNS[number % 20]);
        let visibility = ["", ", sym_visibility = \"private\""][self.below(2)];
        self.w.line(&format!(
            "\"fn.func\"() <{{function_type = ({}) -> (), sym_name = \"{name}\"{visibility}}}> ({{",
            inputs.join(", ")
        ));
        self.scope.clear();
        self.left = self.left.saturating_sub(2);
        self.w.depth += 1;
        self.label(inputs);
        let size = 8 + self.below(60);
        self.body(size, 1);
        self.w.line("\"fn.return\"() : () -> ()");
        self.w.depth -= 1;
        let location = self.location();
        self.w.line(&format!("}}) : () -> (){location}"));
    }

    /// Starts a block with arguments of these types.
    fn label(&mut self, types: Vec<String>) {
        let mut arguments = Vec::new();
        for ty in types {
            let name = self.fresh();
            arguments.push(format!("{name}: {ty}"));
            self.scope.push((name, ty));
        }
        let label = self.label;
        self.label += 1;
        self.w
            .label(&format!("^bb{label}({}):", arguments.join(", ")));
    }

    fn body(&mut self, size: usize, depth: usize) {
        for _ in 0..size {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            if self.below(25) == 0 {
                self.branch();
            } else {
                self.operation(depth);
            }
        }
    }

    /// Operands and their types, from the newest values.
    fn operands(&mut self, count: usize) -> (String, String) {
        let reach = self.scope.len().min(24);
        let count = if reach == 0 { 0 } else { count };
        let chosen: Vec<Named> = (0..count)
            .map(|_| self.scope[self.scope.len() - 1 - self.w.random.below(reach)].clone())
            .collect();
        let (names, types): (Vec<_>, Vec<_>) = chosen.into_iter().unzip();
        (names.join(", "), types.join(", "))
    }

    /// Ends a block and starts the next one.
    fn branch(&mut self) {
        let ty = self.ty();
        let (operands, types) = self.operands(2);
        let next = self.label;
        self.w.line(&format!(
            "\"fn.branch\"({operands})[^bb{next}] : ({types}) -> ()"
        ));
        self.label(vec![ty]);
    }

    fn operation(&mut self, depth: usize) {
        // The square of a number below one is small more often than not.
        let at = self.below(KINDS) * self.below(KINDS) / KINDS;
        let kind = std::mem::take(&mut self.kinds[at].name);
        let Kind {
            operands,
            results,
            regions,
            ..
        } = self.kinds[at];
        let properties = self.kinds[at].properties.clone();
        let attributes = self.kinds[at].attributes.clone();

        let (operands, inputs) = self.operands(operands);
        let mut line = String::new();
        let types: Vec<String> = (0..results).map(|_| self.ty()).collect();
        let names: Vec<String> = (0..results).map(|_| self.fresh()).collect();
        if results > 0 {
            let _ = write!(line, "{} = ", names.join(", "));
        }
        let _ = write!(line, "\"{kind}\"({operands})");
        self.kinds[at].name = kind;
        if !properties.is_empty() {
            let _ = write!(line, " <{{{}}}>", self.dictionary(&properties));
        }
        let regions = if depth < 4 { regions } else { 0 };
        for region in 0..regions {
            self.w
                .line(&format!("{line}{}", [" ({", "}, {"][region.min(1)]));
            line.clear();
            let (visible, size) = (self.scope.len(), 1 + self.below(8));
            self.w.depth += 1;
            self.body(size, depth + 1);
            self.w.line("\"fn.yield\"() : () -> ()");
            self.left = self.left.saturating_sub(1);
            self.w.depth -= 1;
            self.scope.truncate(visible);
        }
        if regions > 0 {
            line += "})";
        }
        if !attributes.is_empty() {
            let _ = write!(line, " {{{}}}", self.dictionary(&attributes));
        }
        let results = match &types[..] {
            [ty] if !ty.starts_with('(') => ty.clone(),
            types => format!("({})", types.join(", ")),
        };
        let _ = write!(line, " : ({inputs}) -> {results}{}", self.location());
        self.w.line(&line);
        self.scope.extend(names.into_iter().zip(types));
    }
}
