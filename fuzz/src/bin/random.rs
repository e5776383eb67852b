//! Runs the checks of a fuzz target on random input for some seconds:
//! `random TARGET [SECONDS] [SEED]`, where TARGET is one of `fuzz/README.md`, or `td`.
//! The input under way is in `ods-fuzz-TARGET`, in the folder for temporary files.

use std::time::{Duration, Instant};

use ods_fuzz::mutate::Corpus;
use ods_fuzz::{definitions, ir, pipeline, tablegen, values};

/// Inputs that take longer are reported.
const SLOW: Duration = Duration::from_secs(5);

/// A target: what files it starts from, words for nonsense, and what it checks.
struct Target {
    name: &'static str,
    /// Without files, all inputs are words.
    corpus: Option<fn() -> Corpus>,
    words: &'static [&'static str],
    check: fn(&str),
}

const TARGETS: [Target; 7] = [
    Target {
        name: "td",
        corpus: Some(tablegen::corpus),
        words: TD_WORDS,
        check: tablegen::check,
    },
    Target {
        name: "ir_parse",
        corpus: Some(ir::corpus),
        words: IR_WORDS,
        check: |text| ir::check_parse(text.as_bytes()),
    },
    Target {
        name: "ir_roundtrip",
        corpus: Some(ir::corpus),
        words: IR_WORDS,
        check: |text| ir::check_round_trip(text.as_bytes()),
    },
    Target {
        name: "td_expand",
        corpus: Some(definitions::corpus),
        words: TD_WORDS,
        check: definitions::check,
    },
    Target {
        name: "op_format",
        corpus: None,
        words: definitions::FORMAT_WORDS,
        check: definitions::check_format,
    },
    Target {
        name: "values",
        corpus: None,
        words: IR_WORDS,
        check: |text| values::check(text.as_bytes()),
    },
    Target {
        name: "pipeline",
        corpus: None,
        words: pipeline::WORDS,
        check: pipeline::check,
    },
];

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let target = TARGETS.iter().find(|target| target.name == name);
    let target = target.expect("a target: see `fuzz/README.md`");
    let mut numbers = args.map(|arg| arg.parse::<u64>().expect("a number"));
    let seconds = numbers.next().unwrap_or(60);
    let first_seed = numbers.next().unwrap_or(1);
    let corpus = target.corpus.map(|corpus| corpus());
    let file = std::env::temp_dir().join(format!("ods-fuzz-{name}"));
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut seed = first_seed;
    let mut slow = 0;
    while Instant::now() < end {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let text = match &corpus {
            Some(corpus) if !seed.is_multiple_of(5) => corpus.mutate(&mut random),
            Some(_) => random.text(target.words, 510),
            None => random.text(target.words, 24),
        };
        std::fs::write(&file, &text).expect("the temporary folder is writable");
        let start = Instant::now();
        (target.check)(&text);
        if start.elapsed() > SLOW {
            slow += 1;
            println!("seed {seed}: {:?}\n{text}", start.elapsed());
        }
        seed += 1;
    }
    println!("{} inputs, {slow} slow", seed - first_seed);
    assert_eq!(slow, 0);
}

/// A small generator of pseudo-random bytes (xorshift).
struct Random(u64);

/// Characters that mean something to the lexer of TableGen.
#[rustfmt::skip]
const TD_WORDS: &[&str] = &[
    "def", "class", "let", " ", "\n", "{", "}", "<", ">", "[", "]", "(", ")", "[{", "}]", "\"", "#", "$a", "!if", "a",
    "1", "0b1", "-", "...", ".", ",", ";", ":", "=", "?", "int", "in", "foreach", "#ifdef A\n", "#else\n", "#endif\n",
    "/*", "*/", "//", "é", "\\", "\0", "multiclass", "defm", "NAME", "!foldl",
];

/// Characters that mean something to the parser of the IR.
#[rustfmt::skip]
const IR_WORDS: &[&str] = &[
    "\"t.op\"", "()", "({", "})", " : ", "() -> ()", "(", ")", "{", "}", "[", "]", "<", ">", "<{", "}>", ",", " = ",
    "%0", "%a", "%a#1", "%a:2", "^bb0", "^a:", "#t", "#t.a", "!t", "!t.a", "@a", "@a::@b", "-> ", "i32", "f32",
    "index", "tensor", "4x?x", "memref", "vector", "tuple", "complex", "none", "dense", "sparse", "array", "1", "-1",
    "1.5", "0x7F", "true", "unit", "\"a\"", "\"0x00\"", "affine_map<(d0) -> (", "affine_set<(d0) : (", "d0", " + ",
    " mod ", " floordiv ", "loc(", "fused", "callsite", " at ", "unknown", "distinct[0]", "dense_resource", "strided",
    "{-#", "#-}", "builtin", "dialect_resources", "module", "func.func", "@f", "return", "attributes", "private",
    " ", "\n", "//", "\0", "é", "\\", "...", "?", "*", "::", "-", "99999999999999999999",
];

impl Random {
    /// Words that mean something.
    fn text(&mut self, words: &[&str], most: usize) -> String {
        let len = usize::from(self.byte()) * 2 % (most + 1);
        (0..len)
            .map(|_| words[usize::from(self.byte()) % words.len()])
            .collect()
    }

    fn byte(&mut self) -> u8 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u8
    }
}

impl Iterator for Random {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        Some(self.byte())
    }
}
