//! Formats: groups, lists, structs and custom directives.

use expect_test::expect;
use ods_runtime::prelude::*;

ods! {
    def F_Dialect : Dialect { let name = "f"; }

    class Case<string name, string typeMnemonic> : TypeDef<F_Dialect, name> {
        let mnemonic = typeMnemonic;
    }

    def Group : Case<"Group", "group"> {
        let parameters = (ins
            OptionalParameter<"Option<i64>">:$a,
            DefaultValuedParameter<"i64", "7">:$b,
            OptionalArrayRefParameter<"Type">:$c
        );
        let assemblyFormat = "`<` (`(` $a^ `)`) : (`x`)? (`,` $b^ `:` `b`)? ($c^)? `>`";
    }

    def Inverted : Case<"Inverted", "inverted"> {
        let parameters = (ins OptionalParameter<"Option<i64>">:$a);
        let assemblyFormat = "`<` (`none`) : (`some` $a^)? `>`";
    }

    def Tail : Case<"Tail", "tail"> {
        let parameters = (ins "i64":$a, OptionalParameter<"Option<Type>">:$b,
                              DefaultValuedParameter<"Option<i64>", "Some($a)">:$c);
        let assemblyFormat = "`<` params `>`";
    }

    def AllOptional : Case<"AllOptional", "all_optional"> {
        let parameters = (ins OptionalParameter<"Option<i64>">:$a, OptionalParameter<"i64">:$b);
        let assemblyFormat = "`<` struct(params) `>`";
    }

    def Mixed : Case<"Mixed", "mixed"> {
        let parameters = (ins "i64":$a, OptionalParameter<"Option<i64>">:$b, "i64":$c);
        let assemblyFormat = "`<` struct($c, custom<Hex>($a), $b) `>`";
    }

    def Custom : Case<"Custom", "custom"> {
        let parameters = (ins "i64":$low, "i64":$high, OptionalParameter<"Option<Type>">:$ty,
                              StringRefParameter<>:$name);
        let assemblyFormat = "`<` $low custom<Above>($high, ref($low), \"2\") (custom<Of>($ty)^ `?`) : (`-`)? `:` custom<Two>($name) `>`";
    }

    def Spaces : Case<"Spaces", "spaces"> {
        let parameters = (ins "i64":$a, "i64":$b);
        let assemblyFormat = "`<` ` ` $a `` `:` `` $b `\\n` `end` `>`";
    }
}

fn parse_hex(p: &mut AsmParser<'_>) -> Parsed<i64> {
    p.parse_keyword("hex")?;
    p.parse_integer()
}

fn print_hex(p: &mut AsmPrinter<'_>, value: i64) {
    p.write(&format!("hex 0x{value:X}"));
}

fn parse_above(p: &mut AsmParser<'_>, low: i64, factor: i64) -> Parsed<i64> {
    p.parse_plus()?;
    Ok(low + factor * p.parse_integer()?)
}

fn print_above(p: &mut AsmPrinter<'_>, high: i64, low: i64, factor: i64) {
    p.write("+");
    p.write_integer((high - low) / factor);
}

#[expect(
    clippy::option_option,
    reason = "a parameter that is an option, in a group"
)]
fn parse_of(p: &mut AsmParser<'_>) -> Parsed<Option<Option<Type>>> {
    if !p.parse_optional_keyword("of") {
        return Ok(None);
    }
    p.parse_type().map(|ty| Some(Some(ty)))
}

#[expect(clippy::ref_option, reason = "what the accessor returns")]
fn print_of(p: &mut AsmPrinter<'_>, ty: &Option<Type>) {
    p.write("of ");
    if let Some(ty) = ty {
        p.print_type(ty);
    }
}

fn parse_two(p: &mut AsmParser<'_>) -> Parsed<String> {
    let (first, second) = (p.parse_any_keyword()?, p.parse_any_keyword()?);
    Ok(format!("{first} {second}"))
}

fn print_two(p: &mut AsmPrinter<'_>, name: &str) {
    p.write(name);
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    super::check::<FDialect>(text, expected);
}

#[test]
fn optional_groups() {
    check("!f.group<x>", &expect!["!f.group<x>"]);
    check("!f.group<(5)>", &expect!["!f.group<(5)>"]);
    check("!f.group<x, 7 : b>", &expect!["!f.group<x>"]);
    check(
        "!f.group<(1), 8 : b i8, i16>",
        &expect!["!f.group<(1), 8 : b i8, i16>"],
    );
    check("!f.group<>", &expect!["9: expected 'x'"]);
    check(
        "!f.group<(5>",
        &expect!["8: unbalanced '(' character in pretty dialect name"],
    );
    check("!f.inverted<none>", &expect!["!f.inverted<none>"]);
    check("!f.inverted<some 5>", &expect!["!f.inverted<some 5>"]);
}

#[test]
fn lists_and_structs() {
    check("!f.tail<1>", &expect!["!f.tail<1>"]);
    check("!f.tail<1, i8>", &expect!["!f.tail<1, i8>"]);
    check("!f.tail<1, i8, 2>", &expect!["!f.tail<1, i8, 2>"]);
    check("!f.tail<1, 2>", &expect!["!f.tail<1, 2>"]);
    check("!f.tail<1, i8, 1>", &expect!["!f.tail<1, i8>"]);
    check(
        "!f.tail<1, >",
        &expect![[r#"
            10: expected non-function type
            11: failed to parse Tail parameter 'b' which is to be a `Type`"#]],
    );
    check("!f.all_optional<>", &expect!["!f.all_optional<>"]);
    check("!f.all_optional<b = 1>", &expect!["!f.all_optional<b = 1>"]);
    check(
        "!f.all_optional<b = 0, a = 2>",
        &expect!["!f.all_optional<a = 2>"],
    );
    check("!f.all_optional<a>", &expect!["17: expected '='"]);
    check(
        "!f.mixed<a = hex 255, c = 2>",
        &expect!["!f.mixed<c = 2, a = hex 0xFF>"],
    );
    check(
        "!f.mixed<b = 3, c = 2, a = hex 0xA>",
        &expect!["!f.mixed<c = 2, a = hex 0xA, b = 3>"],
    );
    check(
        "!f.mixed<b = 3, c = 2, a = 5>",
        &expect!["27: expected 'hex'"],
    );
}

#[test]
fn custom_directives() {
    check(
        "!f.custom<1 + 2 - : a b>",
        &expect!["!f.custom<1 +2 - : a b>"],
    );
    check(
        "!f.custom<1 + 2 of i8 ? : a b>",
        &expect!["!f.custom<1 +2 of i8 ? : a b>"],
    );
    check(
        "!f.custom<1 + 2 of x ? : a b>",
        &expect!["18: expected non-function type"],
    );
    check("!f.custom<1 2>", &expect!["11: expected '+'"]);
}

#[test]
fn white_space() {
    check(
        "!f.spaces<1 : 2 end>",
        &expect![[r#"
        !f.spaces< 1:2
        end>"#]],
    );
}
