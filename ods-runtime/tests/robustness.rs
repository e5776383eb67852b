//! What nobody should write: it is refused or handled, and never panics,
//! overflows the stack or takes forever.

use ods_runtime::attributes::Attribute;
use ods_runtime::location::SourceFiles;
use ods_runtime::registry::DialectRegistry;
use ods_runtime::text::lexer::TokenKind;
use ods_runtime::text::parser::{AsmParser, ParserConfig};
use ods_runtime::text::printer::{AsmPrinter, PrintFlags};
use ods_runtime::types::{MAX_NESTING, TupleType, Type};
use std::fmt::Write as _;

/// Runs on half the stack that programs give to threads.
fn on_small_stack(run: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(1 << 20)
            .spawn_scoped(scope, run)
            .unwrap()
            .join()
            .unwrap();
    });
}

/// Attributes that nest: what repeats before, the middle, what repeats behind,
/// and what encloses the whole.
const NESTED: [(&str, &str, &str, [&str; 2]); 13] = [
    ("tuple<", "i32", ">", ["", ""]),
    ("() -> (", "i32", ")", ["", ""]),
    ("(", "i32", ") -> ()", ["", ""]),
    ("memref<1x", "i32", ">", ["", ""]),
    ("[", "1", "]", ["", ""]),
    ("{a = ", "1", "}", ["", ""]),
    ("memref<1xi32, {a = ", "1", "}>", ["", ""]),
    ("tensor<1xi32, [", "1", "]>", ["", ""]),
    ("callsite(\"a\" at ", "\"b\"", ")", ["loc(", ")"]),
    ("fused<loc(", "\"b\"", ")>[\"a\"]", ["loc(", ")"]),
    ("\"a\"(", "\"b\"", ")", ["loc(", ")"]),
    ("-", "d0", " + 1", ["affine_map<(d0) -> (", ")>"]),
    ("(", "d0", ") mod 7", ["affine_map<(d0) -> (", ")>"]),
];

fn nest((open, middle, close, around): (&str, &str, &str, [&str; 2]), levels: usize) -> String {
    let (open, close) = (open.repeat(levels), close.repeat(levels));
    format!("{}{open}{middle}{close}{}", around[0], around[1])
}

#[test]
fn deep_nesting_is_an_error() {
    on_small_stack(|| {
        for nested in NESTED {
            let errors = Attribute::parse(&nest(nested, 100_000)).unwrap_err();
            let message = &errors[0].message;
            assert!(
                message.contains("cannot nest deeper"),
                "{nested:?}: {message}"
            );
        }
        for list in ["dense<", "sparse<", "distinct[0]<"] {
            let text = format!("{list}{}", "[".repeat(100_000));
            assert!(Attribute::parse(&text).is_err());
            let text = format!("{list}{}", "(".repeat(100_000));
            assert!(Attribute::parse(&text).is_err());
        }
        let unclosed = format!("!t.foo{}", "<".repeat(100_000));
        assert!(Type::parse(&unclosed).is_err());
    });
}

#[test]
fn nesting_up_to_the_limit_works() {
    on_small_stack(|| {
        for nested in NESTED {
            let text = nest(nested, MAX_NESTING as usize / 2 - 4);
            let attribute = Attribute::parse(&text).unwrap();
            let printed = attribute.to_string();
            assert_eq!(Attribute::parse(&printed).unwrap(), attribute);
            assert_eq!(format!("{attribute:?}"), printed);
        }
    });
}

#[test]
fn long_lists_are_no_nesting() {
    let count = 100_000;
    let lists = [
        ("[", "1", "]"),
        ("tuple<", "i32", ">"),
        ("array<i8: ", "1", ">"),
        ("loc(fused[", "\"a\"", "])"),
        ("dense<[", "1", "]> : tensor<100000xi32>"),
    ];
    for (open, element, close) in lists {
        let text = format!(
            "{open}{element}{}{close}",
            format!(", {element}").repeat(count - 1)
        );
        Attribute::parse(&text).unwrap();
    }
    let dims = "1x".repeat(count);
    let ty = Type::parse(&format!("tensor<{dims}f32>")).unwrap();
    assert_eq!(ty.rank(), Some(count));
    let names: Vec<String> = (0..count).map(|at| format!("x{at}")).collect();
    let names = names.join(", ");
    Attribute::parse(&format!("affine_map<({names}) -> ({names})>")).unwrap();
    let entries: Vec<String> = (0..count).map(|at| format!("x{at} = {at}")).collect();
    let text = format!("{{{}}}", entries.join(", "));
    let dictionary = Attribute::parse(&text).unwrap();
    assert_eq!(
        dictionary.get("x77777").and_then(Attribute::as_i64),
        Some(77_777)
    );
}

/// The tuple of twice the tuple of twice … forty times over: a million million
/// types when written out.
fn doubled() -> Type {
    (0..40).fold(Type::i32(), |ty, _| TupleType::new([ty.clone(), ty]).into())
}

#[test]
fn sharing_costs_nothing() {
    let (left, right) = (doubled(), doubled());
    assert_eq!(left, right);
    assert_ne!(left, Type::tuple([left.clone(), left.clone()]));
    let different = (0..39).fold(Type::tuple([Type::i32(), Type::i64()]), |ty, _| {
        Type::tuple([ty.clone(), ty])
    });
    assert_ne!(left, different);
    let nested = Attribute::array([
        Attribute::ty(left.clone()),
        Attribute::ty(right),
        Attribute::ty(different),
    ]);
    // What cannot be written out prints through aliases, and in part without.
    assert_eq!(left.to_string(), "tuple<..., ...>");
    assert_eq!(nested.to_string(), "[..., ..., ...]");
    let mut collector = AsmPrinter::collecting_aliases(PrintFlags::default());
    collector.print_attribute(&nested);
    let aliases = collector.into_aliases();
    assert_eq!(aliases.of_type(&left), Some("!huge48"));
    assert_eq!(aliases.of_attribute(&nested), Some("#huge50"));
    let mut printer = AsmPrinter::default();
    printer.set_aliases(Some(&aliases));
    printer.print_attribute(&nested);
    assert_eq!(printer.bytes(), b"#huge50");
}

fn parser<'a>(text: &'a [u8], registry: &'a DialectRegistry) -> AsmParser<'a> {
    let config = ParserConfig {
        registry,
        allow_unregistered_dialects: true,
    };
    let file = SourceFiles::default().add("text", text, 0);
    AsmParser::new(text, file, config)
}

#[test]
fn aliases_share_what_they_name() {
    let mut text = String::from("!t0 = i32\n");
    for at in 1..=40 {
        writeln!(text, "!t{at} = tuple<!t{0}, !t{0}>", at - 1).unwrap();
    }
    let registry = DialectRegistry::new();
    let mut parser = parser(text.as_bytes(), &registry);
    while parser.at(TokenKind::ExclamationIdentifier) {
        parser.parse_type_alias_definition().unwrap();
    }
    assert!(parser.diagnostics().is_empty());
}

#[test]
fn huge_numbers_and_words() {
    let digits = "9".repeat(100_000);
    assert!(Attribute::parse(&digits).is_err());
    assert!(Attribute::parse(&format!("{digits} : i32")).is_err());
    let wide = Attribute::parse(&format!("{digits} : i1000000")).unwrap();
    assert_eq!(wide.to_string(), format!("{digits} : i1000000"));
    let negative = Attribute::parse(&format!("-{digits} : i1000000")).unwrap();
    assert_eq!(negative.to_string(), format!("-{digits} : i1000000"));
    let hex = format!("0x{} : i400000", "F".repeat(100_000));
    let value = Attribute::parse(&hex).unwrap();
    assert_eq!(Attribute::parse(&value.to_string()).unwrap(), value);
    assert!(Type::parse(&format!("i{digits}")).is_err());
    assert!(Type::parse(&format!("tensor<{digits}xf32>")).is_err());
    let float = Attribute::parse(&format!("0.{digits}e-{digits}")).unwrap();
    assert_eq!(float.as_f64(), Some(0.0));
    assert!(Attribute::parse(&format!("array<i64: {digits}>")).is_err());
    assert!(Attribute::parse(&format!("loc(\"a\":{digits}:1)")).is_err());
    assert!(Attribute::parse(&format!("strided<[{digits}]>")).is_err());
    assert!(Attribute::parse(&format!("affine_map<() -> ({digits})>")).is_err());
    let word = "a".repeat(1_000_000);
    assert!(Attribute::parse(&word).is_err());
    let string = Attribute::parse(&format!("\"{word}\"")).unwrap();
    assert_eq!(string.as_str(), Some(&*word));
}

#[test]
fn elements_of_impossible_size() {
    let huge = "9223372036854775807x9223372036854775807";
    let splat = Attribute::parse(&format!("dense<1> : tensor<{huge}xi32>")).unwrap();
    assert_eq!(splat.to_string(), format!("dense<1> : tensor<{huge}xi32>"));
    let count = "4611686018427387904";
    assert!(Attribute::parse(&format!("dense<[1, 2]> : tensor<{count}xi32>")).is_err());
    assert!(Attribute::parse(&format!("dense<\"0x01\"> : tensor<{count}xi64>")).is_err());
    assert!(Attribute::parse(&format!("dense<(1, 2)> : tensor<{huge}xi64>")).is_err());
    assert!(Attribute::parse("dense<(1, 2)> : tensor<3xi64>").is_err());
    assert!(Attribute::parse("dense<> : tensor<2xi0>").is_err());
    Attribute::parse("dense<0> : tensor<2xi0>").unwrap();
    Attribute::parse("dense<[0, 0]> : tensor<2xi0>").unwrap();
    Attribute::parse("array<i0: 0, 0>").unwrap();
}

/// A small generator of numbers, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below as u64) as usize
    }
}

#[test]
fn any_bytes_and_any_tokens() {
    let registry = DialectRegistry::new();
    let parse = |text: &[u8]| {
        for allow_unregistered_dialects in [false, true] {
            let config = ParserConfig {
                registry: &registry,
                allow_unregistered_dialects,
            };
            let parsed = ods_runtime::text::parser::parse_attribute(text, config);
            if let Err(errors) = &parsed {
                assert!(!errors.is_empty(), "{}", String::from_utf8_lossy(text));
            }
            let file = SourceFiles::default().add("bytes", text, 0);
            let mut parser = AsmParser::new(text, file, config);
            _ = parser.parse_file_metadata();
            _ = parser.parse_attribute_alias_definition();
            _ = parser.parse_type_alias_definition();
        }
    };
    let words: Vec<&[u8]> = [
        "tensor",
        "<",
        ">",
        "2",
        "x",
        "?",
        "*",
        "f32",
        "i1",
        "i32",
        "memref",
        "vector",
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        "->",
        "-",
        ",",
        ":",
        "=",
        "\"a\"",
        "\"0x00\"",
        "dense",
        "sparse",
        "array",
        "affine_map",
        "affine_set",
        "d0",
        "+",
        "mod",
        "floordiv",
        "loc",
        "fused",
        "callsite",
        "at",
        "unknown",
        "distinct",
        "dense_resource",
        "strided",
        "offset",
        "!t",
        "!t.a",
        "#t",
        "#t.a",
        "@a",
        "::",
        "unit",
        "true",
        "1.5",
        "0x1F",
        "complex",
        "tuple",
        "{-#",
        "#-}",
        "dialect_resources",
        "builtin",
        " ",
        "\n",
        "//",
        "\0",
        "\u{e9}",
        "%a",
        "^b",
        "...",
        "/",
        "|",
        "index",
        "none",
        "to",
        "symbol",
        "f80",
        "==",
        ">=",
        "9999999999999999999999",
    ]
    .iter()
    .map(|word| word.as_bytes())
    .collect();
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    for round in 0..20_000 {
        let mut text = Vec::new();
        for _ in 0..numbers.next(24) {
            if round % 4 == 0 {
                text.push(numbers.next(256) as u8);
            } else {
                text.extend_from_slice(words[numbers.next(words.len())]);
            }
        }
        parse(&text);
    }
}

#[test]
fn golden_snippets_with_a_hole() {
    let config = |registry| ParserConfig {
        registry,
        allow_unregistered_dialects: true,
    };
    let registry = DialectRegistry::new();
    let mut numbers = Numbers(42);
    for name in ["types", "attributes", "elements", "affine", "locations"] {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let golden = std::fs::read_to_string(path).unwrap();
        for snippet in golden.lines().filter_map(|line| line.strip_prefix("> ")) {
            let bytes = snippet.as_bytes();
            for _ in 0..8 {
                let mut text = bytes.to_vec();
                let at = numbers.next(text.len());
                match numbers.next(3) {
                    0 => text.truncate(at),
                    1 => _ = text.remove(at),
                    _ => text[at] = bytes[numbers.next(bytes.len())],
                }
                if let Ok(attribute) =
                    ods_runtime::text::parser::parse_attribute(&text, config(&registry))
                {
                    assert!(!attribute.to_string().is_empty());
                }
            }
        }
    }
}
