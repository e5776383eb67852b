//! The vocabulary: from C++ snippets in MLIR's `.td` files to Rust.
//!
//! It is a table of patterns with holes, which one engine interprets. A file of entries has sections:
//!
//! ```text
//! # a comment
//! [expressions]
//! isa<$T>($x) => ::ods_runtime::__private::cpp::isa::<$T>($x)
//! isa<$T, $R__>($x) ~> isa<$T>($x) || isa<$R__>($x)
//! [types]
//! uint64_t => u64
//! [items]
//! ::mlir::arith::ArithFastMathInterface
//! ```
//!
//! `$x` stands for an expression, `$T` for a type, and `$R__` for any tokens; placeholders of ODS, such as `$_self`, stand
//! for themselves, and names on the right that are not holes for the parts of an operation (`getLhs() => $lhs`). The
//! translation is Rust after `=>`, and C++ that is translated further after `~>`. A pattern matches
//! a whole snippet, or a whole hole of another pattern; the first entry that leads to Rust is taken. The namespaces
//! `mlir`, `llvm` and `std` may be left out. Names with another namespace are Rust paths below `::mlir`. `[items]` lists
//! the interfaces, traits and dialects of other files that exist in Rust. `[parameters]` has types as `[types]`, which go
//! before those for the parameters of types and attributes, and for a hole with the name `$Parameter`.

use std::sync::OnceLock;

use crate::limits::{MAX_SNIPPET_TOKENS, MAX_TRANSLATION_DEPTH};
use crate::model::names::is_raw_keyword;

mod entry;
mod file;
mod tokens;

use entry::{Entry, HoleKind};
pub(crate) use file::BadLine;
use file::Entries;
use tokens::tokens;

/// The entries for MLIR's own snippets.
const MLIR: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/vocabulary/mlir.txt"));

/// What kind of snippet is translated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Section {
    /// An expression.
    Expressions,
    /// A type.
    Types,
    /// The type of a parameter: as `Types`, but some classes of C++ are no types of values in Rust.
    Parameters,
}

/// The tables by which snippets are translated: those of the user, and MLIR's.
#[derive(Default)]
pub(crate) struct Vocabulary {
    own: Vec<Entries>,
    /// Whether entries are missing because their lines or files are wrong.
    pub(crate) is_partial: bool,
}

impl Vocabulary {
    /// Adds the entries of a file, which go before those of MLIR and after those of the files before. Returns the lines
    /// that are wrong.
    pub(crate) fn add(&mut self, text: &str) -> Vec<BadLine> {
        let (entries, mut bad) = Entries::read(text);
        bad.extend(entries.wrong_outputs());
        ods_lookup::sort_by_key(&mut bad, |bad| bad.line);
        self.is_partial |= !bad.is_empty();
        self.own.push(entries);
        bad
    }

    /// Translates a snippet; `None` if no entry leads to Rust. `type_named` knows types by their bare C++ names.
    pub(crate) fn translate(
        &self,
        text: &str,
        section: Section,
        type_named: &dyn Fn(&str) -> Option<String>,
    ) -> Option<String> {
        let tokens = tokens(text)?;
        let translator = Translator {
            tables: self.tables(),
            type_named,
        };
        translator.translate(&tokens, section, 0)
    }

    /// Translates the types of numbers in code of the prelude, such as `int16_t`; `None` if there are none.
    pub(crate) fn translate_numbers(&self, code: &str) -> Option<String> {
        let is_of_word = |char: char| char.is_alphanumeric() || char == '_';
        let mut changed = false;
        let mut output = String::new();
        let mut rest = code;
        while !rest.is_empty() {
            let end = rest.find(|char| !is_of_word(char)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            let is_number = word.ends_with("_t") && word.contains("int");
            let translated = if is_number {
                self.translate(word, Section::Types, &|_| None)
            } else {
                None
            };
            changed |= translated.is_some();
            output += translated.as_deref().unwrap_or(word);
            let next = after.chars().next();
            output.extend(next);
            rest = &after[next.map_or(0, char::len_utf8)..];
        }
        changed.then_some(output)
    }

    /// Whether an interface, trait or dialect of another file exists in Rust.
    pub(crate) fn has_item(&self, path: &str) -> bool {
        let path = in_mlir(path);
        let mut items = self.tables().into_iter().flat_map(|table| &table.items);
        items.any(|item| in_mlir(item) == path)
    }

    fn tables(&self) -> Vec<&Entries> {
        static TABLE: OnceLock<Entries> = OnceLock::new();
        let mlir = TABLE.get_or_init(|| Entries::read(MLIR).0);
        self.own.iter().chain([mlir]).collect()
    }
}

struct Translator<'v> {
    tables: Vec<&'v Entries>,
    type_named: &'v dyn Fn(&str) -> Option<String>,
}

impl Translator<'_> {
    fn translate(&self, tokens: &[&str], section: Section, depth: usize) -> Option<String> {
        if depth > MAX_TRANSLATION_DEPTH || tokens.len() > MAX_SNIPPET_TOKENS {
            return None;
        }
        let none: &[Entry] = &[];
        let entries = self.tables.iter().flat_map(|table| {
            let (first, second) = match section {
                Section::Expressions => (none, &table.expressions),
                Section::Types => (none, &table.types),
                Section::Parameters => (table.parameters.as_slice(), &table.types),
            };
            first.iter().chain(second)
        });
        let mut found = entries.filter_map(|entry| {
            entry.find(tokens, &mut |bindings| {
                let mut values = Vec::with_capacity(bindings.len());
                for (hole, bound) in bindings {
                    let text = match hole.kind {
                        _ if entry.is_cpp => bound.join(" "),
                        HoleKind::Tokens => bound.join(" "),
                        HoleKind::Type => {
                            let of_type = match section {
                                Section::Parameters => Section::Parameters,
                                _ if hole.name == "Parameter" => Section::Parameters,
                                Section::Expressions | Section::Types => Section::Types,
                            };
                            self.translate(bound, of_type, depth + 1)?
                        }
                        HoleKind::Expression => {
                            self.translate(bound, Section::Expressions, depth + 1)?
                        }
                    };
                    values.push((hole.name.as_str(), text));
                }
                let output = fill(&entry.output, &values);
                if entry.is_cpp {
                    let tokens = self::tokens(&output)?;
                    return self.translate(&tokens, section, depth + 1);
                }
                Some(output)
            })
        });
        found
            .next()
            .or_else(|| self.translate_name(tokens, section))
    }

    /// What needs no entry: numbers, strings, placeholders, and names with a namespace.
    fn translate_name(&self, tokens: &[&str], section: Section) -> Option<String> {
        if let [one] = tokens {
            let first = one.chars().next()?;
            return match section {
                Section::Types | Section::Parameters => (self.type_named)(one),
                Section::Expressions => (matches!(first, '"' | '$' | '0'..='9')
                    || matches!(*one, "true" | "false"))
                .then(|| (*one).to_owned()),
            };
        }
        let is_name = |token: &str| {
            let mut chars = token.chars();
            chars
                .next()
                .is_some_and(|first| first.is_alphabetic() || first == '_')
                && chars.all(|char| char.is_alphanumeric() || char == '_')
        };
        let is_path = tokens.len() % 2 == 1
            && tokens.iter().enumerate().all(|(at, token)| match at % 2 {
                0 => is_name(token),
                _ => *token == "::",
            });
        if !is_path {
            return None;
        }
        let escaped = |token: &&str| {
            let raw = if is_raw_keyword(token) { "r#" } else { "" };
            format!("{raw}{token}")
        };
        let names = tokens.len().div_ceil(2);
        let own = (1..=names).find_map(|count| {
            let (path, behind) = tokens.split_at(count * 2 - 1);
            let known = (self.type_named)(path[path.len() - 1])?;
            // A bare name, or the whole path of a type with a namespace that is not below `mlir`.
            let is_it = count == 1 || known.trim_start_matches("::") == path.concat();
            is_it.then_some((known, behind))
        });
        let (start, rest) = own.unwrap_or_else(|| {
            let first = escaped(&tokens[0]);
            (format!("::mlir::{first}"), &tokens[1..])
        });
        Some(start + &rest.iter().map(escaped).collect::<String>())
    }
}

/// A path of C++ below the namespace `mlir`, which definitions may leave out.
pub(crate) fn in_mlir(path: &str) -> &str {
    let path = path.trim_start_matches("::");
    path.strip_prefix("mlir::").unwrap_or(path)
}

/// Replaces the holes in `text` by their values; other names after a `$` stay.
fn fill(text: &str, values: &[(&str, String)]) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('$') {
        let end = after.find(|char: char| !char.is_alphanumeric() && char != '_');
        let (name, after) = after.split_at(end.unwrap_or(after.len()));
        filled += before;
        match values.iter().find(|(hole, _)| *hole == name) {
            Some((_, value)) => filled += value,
            None => filled.extend(["$", name]),
        }
        rest = after;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translated(text: &str, section: Section) -> Option<String> {
        let mut vocabulary = Vocabulary::default();
        let entries = "[expressions]
            $a || $b => ($a) || ($b)
            $a && $b => ($a) && ($b)
            $a - $b => ($a) - ($b)
            cast<$T>($x) => $x
            is_it<$T>($x) => f::<$T>($x)
            is_it<$T, $R__>($x) ~> is_it<$T>($x) || is_it<$R__>($x)
            $x.getRank() => rank($x)
            $_builder.getType<$T>() => <$T>::new()
            [types]
            Mine => crate::Mine
            ArrayRef<$T> => Vec<$T>
            [parameters]
            Mine => Of<crate::Mine>
            [items]
            ::mlir::x::Known";
        assert_eq!(vocabulary.add(entries), []);
        assert!(
            vocabulary.has_item("::mlir::x::Known") && !vocabulary.has_item("::mlir::x::Other")
        );
        assert!(vocabulary.has_item("x::Known") && !vocabulary.has_item("Known"));
        vocabulary.translate(text, section, &|name| {
            (name == "Own").then(|| "Own".to_owned())
        })
    }

    fn expression(text: &str) -> Option<String> {
        translated(text, Section::Expressions)
    }

    #[test]
    fn holes_are_translated() {
        assert_eq!(
            expression("::llvm::cast<::mlir::Mine>($_self).getRank() - 1 - 2").unwrap(),
            "((rank($_self)) - (1)) - (2)"
        );
        assert_eq!(
            expression("is_it<Mine>($_self) && is_it<x::Y>($_self) || true").unwrap(),
            "((f::<crate::Mine>($_self)) && (f::<::mlir::x::Y>($_self))) || (true)"
        );
        assert_eq!(
            expression("is_it<Mine, Own, ArrayRef<Mine>>($0)").unwrap(),
            "((f::<crate::Mine>($0)) || (f::<Own>($0))) || (f::<Vec<crate::Mine>>($0))"
        );
        assert_eq!(
            expression("$_builder.getType<Own>()").unwrap(),
            "<Own>::new()"
        );
    }

    #[test]
    fn members_bind_tighter_than_operators() {
        let mut vocabulary = Vocabulary::default();
        let own = "[expressions]
            $a && $b => ($a) && ($b)
            $a + $b => ($a) + ($b)
            $a - $b => ($a) - ($b)
            $x.abs() => abs($x)
            value($x) => value($x)";
        assert_eq!(vocabulary.add(own), []);
        let translate = |text: &str| vocabulary.translate(text, Section::Expressions, &|_| None);
        for (cpp, rust) in [
            ("10 - value($_self).abs()", "(10) - (abs(value($_self)))"),
            (
                "!value($_self).abs() && 1",
                "(!(abs(value($_self)))) && (1)",
            ),
            ("(1 + 2).abs().abs()", "abs(abs(((1) + (2))))"),
        ] {
            assert_eq!(translate(cpp).as_deref(), Some(rust), "{cpp}");
        }
    }

    #[test]
    fn operators_associate_as_in_cpp() {
        let translate = |text: &str| {
            let translated = Vocabulary::default().translate(text, Section::Expressions, &|_| None);
            translated.map(|code| {
                code.replace("::ods_runtime::__private::cpp::", "")
                    .replace("Number::", "")
                    .replace("Integer::", "")
            })
        };
        for (cpp, rust) in [
            ("7 * 3 / 2", "div(mul(7, 3), 2)"),
            ("7 / 3 * 2", "mul(div(7, 3), 2)"),
            ("7 % 3 * 2 / 4", "div(mul(rem(7, 3), 2), 4)"),
            ("1 + 2 - 3 + 4", "add(sub(add(1, 2), 3), 4)"),
            ("1 - 2 * -3", "sub(1, mul(2, neg(3)))"),
            ("1 - -2 - 3", "sub(sub(1, neg(2)), 3)"),
            ("-1 % 2 == 0", "(rem(neg(1), 2)) == (0)"),
            ("1 << 2 + 3 << 4", "shl(shl(1, add(2, 3)), 4)"),
            (
                "1 + 2 < 3 && 4 > 5 - 6",
                "((add(1, 2)) < (3)) && ((4) > (sub(5, 6)))",
            ),
            (
                "llvm::isa<mlir::VectorType>($_self) && 1 > 0",
                "(isa::<::ods_runtime::types::VectorType, _>($_self)) && ((1) > (0))",
            ),
            (
                "true ? 1 : false ? 2 : 3",
                "(if true { 1 } else { (if false { 2 } else { 3 }) })",
            ),
        ] {
            assert_eq!(translate(cpp).as_deref(), Some(rust), "{cpp}");
        }
        let ty = |text| Vocabulary::default().translate(text, Section::Types, &|_| None);
        assert_eq!(ty("unsigned long long").as_deref(), Some("u64"));
    }

    #[test]
    fn keywords_in_namespaces_are_escaped() {
        let translated = translated("::mlir::type::async::LevelAttr", Section::Types);
        assert_eq!(
            translated.as_deref(),
            Some("::mlir::r#type::r#async::LevelAttr")
        );
    }

    #[test]
    fn what_has_no_entry_is_not_translated() {
        for text in [
            "is_it<Other>($_self)",
            "is_it<Other>($_self) > 1",
            "f(x)",
            "Mine",
            "x &",
            "is_it<Mine>($_self",
            "",
        ] {
            assert_eq!(expression(text), None, "{text}");
        }
        assert_eq!(translated("Other", Section::Types), None);
        assert_eq!(
            expression("::mlir::arith::E::none").unwrap(),
            "::mlir::arith::E::none"
        );
        assert_eq!(expression("Own::none").unwrap(), "Own::none");
        let own = |name: &str| (name == "A").then(|| "::circt::comb::A".to_owned());
        let ty = |text| Vocabulary::default().translate(text, Section::Types, &own);
        assert_eq!(ty("circt::comb::A").as_deref(), Some("::circt::comb::A"));
        assert_eq!(
            ty("::circt::hw::A").as_deref(),
            Some("::mlir::circt::hw::A")
        );
        assert_eq!(expression("\"a b\"").unwrap(), "\"a b\"");
    }

    #[test]
    fn elements_of_lists_are_translated() {
        let ty = |text| Vocabulary::default().translate(text, Section::Types, &|_| None);
        assert_eq!(ty("&[int16_t]").as_deref(), Some("&[i16]"));
        let list = ty("::std::vec::Vec<int64_t>");
        assert_eq!(list.as_deref(), Some("::std::vec::Vec<i64>"));
        let option = ty("::core::option::Option<::std::vec::Vec<unsigned>>");
        assert_eq!(
            option.as_deref(),
            Some("::core::option::Option<::std::vec::Vec<u32>>")
        );
        assert_eq!(ty("&[i16]"), None);
    }

    #[test]
    fn parameters_have_types_of_their_own() {
        let translated = |text, section| translated(text, section).unwrap();
        assert_eq!(translated("Mine", Section::Types), "crate::Mine");
        assert_eq!(translated("Mine", Section::Parameters), "Of<crate::Mine>");
        let list = translated("ArrayRef<Mine>", Section::Parameters);
        assert_eq!(list, "Vec<Of<crate::Mine>>");
    }

    #[test]
    fn values_are_not_filled_again() {
        let mut vocabulary = Vocabulary::default();
        let entries = "[expressions]\n$a + $_b => ($a) + ($_b)\ngetB() => $_b\ngetC() => $_c";
        assert_eq!(vocabulary.add(entries), []);
        let translated = vocabulary.translate("getC() + $_b", Section::Expressions, &|_| None);
        assert_eq!(translated.unwrap(), "($_c) + ($_b)");
    }

    #[test]
    fn nesting_is_bounded() {
        assert_eq!(
            expression(&("cast<Mine>(".repeat(100) + "$_self" + &")".repeat(100))),
            None
        );
        let mut vocabulary = Vocabulary::default();
        assert_eq!(vocabulary.add("[expressions]\nf($x) ~> f($x)"), []);
        assert_eq!(
            vocabulary.translate("f(1)", Section::Expressions, &|_| None),
            None
        );
    }
}
