//! Runs the checks of the fuzz targets on random input for some seconds: `random [SECONDS] [SEED]`.

use std::time::{Duration, Instant};

use ods_fuzz::tablegen::{Corpus, check};

/// Inputs that take longer are reported.
const SLOW: Duration = Duration::from_secs(5);

fn main() {
    let mut args = std::env::args()
        .skip(1)
        .map(|arg| arg.parse::<u64>().expect("a number"));
    let seconds = args.next().unwrap_or(60);
    let first_seed = args.next().unwrap_or(1);
    let corpus = Corpus::load();
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut seed = first_seed;
    let mut slow = 0;
    while Instant::now() < end {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let text = if seed % 5 == 0 {
            random.text()
        } else {
            corpus.mutate(&mut random)
        };
        let file = std::env::temp_dir().join("ods-fuzz-last.td");
        std::fs::write(&file, &text).expect("the temporary folder is writable");
        let start = Instant::now();
        check(&text);
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

impl Random {
    /// Characters that mean something to the lexer.
    fn text(&mut self) -> String {
        const PARTS: &[&str] = &[
            "def",
            "class",
            "let",
            " ",
            "\n",
            "{",
            "}",
            "<",
            ">",
            "[",
            "]",
            "(",
            ")",
            "[{",
            "}]",
            "\"",
            "#",
            "$a",
            "!if",
            "a",
            "1",
            "0b1",
            "-",
            "...",
            ".",
            ",",
            ";",
            ":",
            "=",
            "?",
            "int",
            "in",
            "foreach",
            "#ifdef A\n",
            "#else\n",
            "#endif\n",
            "/*",
            "*/",
            "//",
            "é",
            "\\",
            "\0",
            "multiclass",
            "defm",
            "NAME",
            "!foldl",
        ];
        let len = usize::from(self.byte()) * 2;
        (0..len)
            .map(|_| PARTS[usize::from(self.byte()) % PARTS.len()])
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
