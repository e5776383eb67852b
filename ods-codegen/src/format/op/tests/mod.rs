//! Formats of made-up ops, checked and encoded.
//!
//! An op is written as words: `o:` operand, `r:` result (with `*` variadic, `?`
//! optional, `**` variadic of variadic, `=` buildable), `i:` attribute whose
//! type is known, `a:` any attribute, `k:` attribute of one class, `u:` unit
//! attribute, `n:` symbol name, `e:` enum (with `?` optional, `!` defaulted),
//! `p:` property (with `!` defaulted), `up:` unit property, `g:` region, `s:`
//! successor (with `*` variadic).

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`expect-test` writes them"
)]

mod accepted;
mod checks;
mod rejected;

use super::*;
use crate::format::element::CustomDirective;
use expect_test::Expect;
use ods_table::{Line, Ref, Tree, read_program, write_program};

fn op(words: &'static str) -> FormatContext<'static> {
    let mut context = FormatContext::default();
    for word in words.split(' ').filter(|word| !word.is_empty()) {
        let (kind, word) = word.split_once(':').unwrap();
        let name = word.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '_');
        let marks = &word[name.len()..];
        let value = ValueInfo {
            name,
            arity: match marks.trim_end_matches('=') {
                "" => Arity::One,
                "?" => Arity::Optional,
                "*" => Arity::Variadic,
                _ => Arity::VariadicOfVariadic,
            },
            buildable: marks.ends_with('='),
            any_type: true,
        };
        let presence = match marks {
            "" if kind == "u" => Presence::Optional,
            "" => Presence::Required,
            "?" => Presence::Optional,
            "!" => Presence::Default,
            _ => Presence::OptionalDefault,
        };
        let syntax = match kind {
            "n" => AttributeSyntax::SymbolName,
            "e" => AttributeSyntax::EnumKeyword,
            "a" => AttributeSyntax::Any,
            _ => AttributeSyntax::Own,
        };
        let variadic = marks == "*";
        match kind {
            "o" => context.operands.push(value),
            "r" => context.results.push(value),
            "p" | "up" => {
                let optional = kind == "up" || marks == "!";
                context.properties.push(PropertyInfo {
                    name,
                    has_default: optional,
                    has_optional_parser: optional,
                    unit: kind == "up",
                });
            }
            "g" => context.regions.push(PartInfo { name, variadic }),
            "s" => context.successors.push(PartInfo { name, variadic }),
            _ => {
                let typed = matches!(kind, "i" | "u" | "n" | "e");
                context.attributes.push(AttributeInfo {
                    name,
                    presence,
                    unit: kind == "u",
                    typed,
                    syntax,
                    class: match kind {
                        "i" => "IntegerAttr",
                        "u" => "UnitAttr",
                        "n" => "StringAttr",
                        _ => "Attribute",
                    },
                    enum_text: EnumText::default(),
                    inferred: false,
                });
            }
        }
    }
    context
}

fn with_traits(
    words: &'static str,
    type_traits: Vec<TypeTrait<'static>>,
) -> FormatContext<'static> {
    FormatContext {
        type_traits,
        ..op(words)
    }
}

/// Counts references from 0.
#[derive(Default)]
struct Refs(Vec<String>);

impl Refs {
    fn add(&mut self, entry: String) -> Ref<'static> {
        self.0.push(entry);
        Ref::Shared(self.0.len() - 1)
    }
}

impl FormatRefs for Refs {
    fn custom(&mut self, directive: &CustomDirective, is_guard: bool) -> Ref<'static> {
        let optional = if is_guard { "?" } else { "" };
        self.add(format!("{}{optional}", directive.name))
    }

    fn enum_keywords(&mut self, attribute: usize) -> Ref<'static> {
        self.add(format!("enum {attribute}"))
    }

    fn transform(&mut self, transform: &Transform<'_>) -> Ref<'static> {
        let range = |is_range| if is_range { "[]" } else { "" };
        self.add(format!(
            "{}{} -> {}",
            transform.code,
            range(transform.from_range),
            range(transform.to_range)
        ))
    }
}

/// Encodes `format`, or shows what is wrong with it; notes and warnings below.
fn render(context: &FormatContext<'_>, format: &str) -> String {
    let mut lines = Vec::new();
    match parse_op_format(format, context) {
        Ok(parsed) => {
            let mut refs = Refs::default();
            let encoded = encode(&parsed, context, &mut refs);
            let program = write_program(&encoded.program);
            let read = read_program(&program, &mut |space, node| Ok(Tree { space, node }));
            assert_eq!(read, Ok(encoded.program));
            lines.push(program.clone());
            for (target, source) in encoded.resolve {
                let mut line = String::new();
                Line::Resolve { target, source }.write(&mut line);
                lines.push(line);
            }
            if !refs.0.is_empty() {
                lines.push(format!("refs: {}", refs.0.join("; ")));
            }
            for warning in &crate::lint::op::find_defects(context, &parsed) {
                lines.push(format!("warning: {}", warning.message_with_caret(format)));
            }
        }
        Err(errors) => {
            for error in &errors {
                lines.push(format!("error: {}", error.message_with_caret(format)));
                lines.extend(error.notes.iter().map(|note| format!("note: {note}")));
            }
        }
    }
    lines.join("\n")
}

#[track_caller]
fn check(context: &FormatContext<'_>, format: &str, expected: &Expect) {
    expected.assert_eq(&render(context, format));
}

/// Checks several formats of one op.
#[track_caller]
fn check_all(context: &FormatContext<'_>, formats: &[&str], expected: &Expect) {
    let rendered: Vec<_> = formats
        .iter()
        .map(|format| render(context, format))
        .collect();
    expected.assert_eq(&rendered.join("\n"));
}
