//! Formats of a made-up definition with parameters `a` and `b`, which must be
//! written, `x` and `y`, which have defaults, and a self type `t`.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`expect-test` writes them"
)]

use super::*;
use expect_test::{Expect, expect};

fn parameter(name: &str, optional: bool) -> ParameterInfo<'_> {
    ParameterInfo {
        name,
        optional,
        self_type: name == "t",
    }
}

fn full() -> DefContext<'static> {
    let parameters = vec![
        parameter("a", false),
        parameter("b", false),
        parameter("x", true),
        parameter("y", true),
        parameter("t", false),
    ];
    DefContext {
        name: "Pair",
        parameters,
    }
}

fn optional() -> DefContext<'static> {
    DefContext {
        name: "Pair",
        parameters: vec![
            parameter("x", true),
            parameter("y", true),
            parameter("z", true),
        ],
    }
}

/// Encodes each format, or shows what is wrong with it.
#[track_caller]
fn check(context: &DefContext<'_>, formats: &[&str], expected: &Expect) {
    let mut lines = Vec::new();
    for format in formats {
        match parse_def_format(format, context) {
            Ok(parsed) => {
                let mut count = 0;
                let mut number = |_: &CustomDirective| {
                    count += 1;
                    count - 1
                };
                lines.push(encode(&parsed, &mut number));
            }
            Err(errors) => lines.extend(
                errors
                    .iter()
                    .map(|error| format!("error: {}", error.message_with_caret(format))),
            ),
        }
    }
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn parameters_in_sequence() {
    check(
        &full(),
        &[
            "`<` $a `,` $b `>`",
            "$a `x` qualified($b)",
            "params",
            "`<` params `>`",
            "`<` struct(params) `>`",
        ],
        &expect![[r#"
            '< $0 ', _$1 '>
            _$0 _'x _$1q
            _params($0,$1,$2,$3)
            '< params($0,$1,$2,$3) '>
            '< struct($0,$1,$2,$3) '>"#]],
    );
}

#[test]
fn structs_hold_parameters_and_custom_directives() {
    check(
        &full(),
        &[
            "`<` struct($b, qualified($x), custom<F>($a)) `>`",
            "`<` $a `,` struct($b, $x) `>`",
            "struct($a, $b) `,` $x",
        ],
        &expect![[r#"
            '< struct($1,$2q,c0($0)) '>
            '< $0 ', _struct($1,$2) '>
            _struct($0,$1) ', _$2"#]],
    );
}

#[test]
fn custom_directives() {
    check(
        &full(),
        &["custom<F>($a, ref($t), \"$_ctxt\") custom<G>(qualified($b), ref($a))"],
        &expect![[r#"_c0($0,&$4,") _c1($1q,&$0)"#]],
    );
}

#[test]
fn groups_restore_the_spacing() {
    check(
        &optional(),
        &[
            "(`(` $x^ `)`)? `->` $y",
            "`<` ($x^ `,` $y) : (`none` $z)? `>`",
            "(`a`) : (`<` struct($x, $y)^ `>`)?",
            "(`(` params^ `)`)?",
            "(custom<F>($x, $y)^ `x`)?",
        ],
        &expect![[r#"
            ($0 '( $0 ') ) _'-> _$1
            '< ($0 $0 ', _$1 | 'none _$2 ) '>
            (!$0,$1 _'a | '< struct($0,$1) '> )
            ($0,$1,$2 '( params($0,$1,$2) ') )
            ($0,$1 _c0($0,$1) _'x )"#]],
    );
}

#[test]
fn whitespace() {
    check(
        &full(),
        &[
            "`<` `` $a ` ` `x` `\\n` `` $b `\\n` `>`",
            "`x` ` ` $a `(` `\\n` $b",
        ],
        &expect![[r#"
            '< $0 .sp 'x .nl $1 .nl '>
            _'x .sp _$0 '( .nl $1"#]],
    );
}

#[test]
fn parameters_that_are_missing_or_there_twice() {
    check(
        &full(),
        &[
            "$a",
            "$nope",
            "$a $a",
            "params $a",
            "$a params",
            "$a $b $t",
            "custom<F>(ref($a))",
        ],
        &expect![[r#"
            error: format is missing reference to parameter: b
            $a
            ^
            error: Pair has no parameter named 'nope'
            $nope
            ^
            error: duplicate parameter 'a'
            $a $a
               ^
            error: duplicate parameter 'a'
            params $a
                   ^
            error: `params` captures duplicate parameter: a
            $a params
               ^
            error: unexpected self type parameter in assembly format
            $a $b $t
            ^
            error: parameter 'a' must be bound before it is referenced
            custom<F>(ref($a))
                          ^"#]],
    );
}

#[test]
fn directives_in_the_wrong_place() {
    check(
        &full(),
        &[
            "attr-dict",
            "ref($a)",
            "custom<F>(params)",
            "custom<F>(struct($a))",
            "struct $a",
            "struct($a $b)",
            "struct()",
            "struct($a, `x`)",
            "struct($a, params)",
            "struct(custom<F>($a, $b))",
            "struct(custom<F>(ref($t)))",
            "qualified(params)",
            "qualified($a",
        ],
        &expect![[r#"
            error: unsupported directive kind
            attr-dict
            ^
            error: 'ref' is only valid within a `custom` directive
            ref($a)
            ^
            error: `params` can only be used at the top-level context or within a `struct` directive
            custom<F>(params)
                      ^
            error: `struct` can only be used at the top-level context
            custom<F>(struct($a))
                      ^
            error: expected '(' before `struct` argument list
            struct $a
                   ^
            error: expected ')' at the end of an argument list
            struct($a $b)
                      ^
            error: expected literal, variable, directive, or optional group
            struct()
                   ^
            error: `struct` argument list expected a parameter or directive
            struct()
            ^
            error: literals may only be used in the top-level section of the format
            struct($a, `x`)
                       ^
            error: expected a parameter or `custom` directive in `struct` argument list
            struct($a, `x`)
            ^
            error: `params` captures duplicate parameter: a
            struct($a, params)
                       ^
            error: expected a parameter or `custom` directive in `struct` argument list
            struct($a, params)
            ^
            error: `struct` can only contain `custom` directives with a single argument
            struct(custom<F>($a, $b))
            ^
            error: a `custom` directive nested within a `struct` must be passed a parameter
            struct(custom<F>(ref($t)))
            ^
            error: `qualified` argument list expected a variable
            qualified(params)
            ^
            error: expected ')' after argument list
            qualified($a
                        ^"#]],
    );
}

#[test]
fn groups_of_required_parameters() {
    check(
        &full(),
        &[
            "(`(` $a^ `)`)?",
            "(`(` params^ `)`)?",
            "(`(` struct($a)^ `)`)?",
            "(`(` custom<F>($a)^ `)`)?",
            "(`(` $x `)`^)?",
            "(`(`) : (`)`^)?",
            "(`(` custom<F>(ref($t))^ `)`)?",
            "(params^)?",
            "(struct($x)^)?",
        ],
        &expect![[r#"
            error: parameters in an optional group must be optional
            (`(` $a^ `)`)?
            ^
            error: `params` directive allowed in optional group only if all parameters are optional
            (`(` params^ `)`)?
            ^
            error: `struct` is only allowed in an optional group if all captured parameters are optional
            (`(` struct($a)^ `)`)?
            ^
            error: `custom` is only allowed in an optional group if all captured parameters are optional
            (`(` custom<F>($a)^ `)`)?
            ^
            error: optional group anchor must be a parameter or directive
            (`(` $x `)`^)?
            ^
            error: optional group anchor must be a parameter or directive
            (`(`) : (`)`^)?
            ^
            error: `custom` directive with no bound parameters cannot be used as optional group anchor
            (`(` custom<F>(ref($t))^ `)`)?
            ^
            error: `params` directive allowed in optional group only if all parameters are optional
            (params^)?
            ^
            error: first parsable element of an optional group must be a literal, variable, or custom directive
            (struct($x)^)?
            ^"#]],
    );
}

#[test]
fn a_comma_after_an_open_ended_struct() {
    check(
        &full(),
        &["struct($a, $x) `,` $b", "struct($a, $x) `` `,` $b"],
        &expect![[r#"
            error: `struct` directive with optional parameters cannot be followed by a comma literal
            struct($a, $x) `,` $b
            ^
            _struct($0,$2) ', _$1"#]],
    );
}

#[test]
fn the_dump_shows_spaces_and_literals() {
    let format = parse_def_format("`<` $a `,` struct($b, $x) `>` `\\n` `x`", &full()).unwrap();
    assert_eq!(format.dump(), r#""<" "," S ">" NL "x""#);
}
