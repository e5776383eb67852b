//! Formats of a made-up definition with parameters `a` and `b`, which must be
//! written, `x` and `y`, which have defaults, and a self type `t`.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`expect-test` writes them"
)]

use super::*;
use expect_test::{Expect, expect};
use ods_table::{Tree, read_program, write_program};

fn parameter(name: &str, optional: bool) -> ParameterInfo<'_> {
    ParameterInfo {
        name,
        optional,
        self_type: name == "t",
        ..ParameterInfo::default()
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
        is_verified: false,
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
        is_verified: false,
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
                let mut number = |_: &CustomDirective, _| {
                    count += 1;
                    count - 1
                };
                let program = encode(&parsed, &mut number);
                let text = write_program(&program);
                let read = read_program(&text, &mut |space, node| Ok(Tree { space, node }));
                assert_eq!(read, Ok(program));
                lines.push(text.clone());
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

/// Formats of integers `a` and `b`, of which `b` may be missing, of lists `l` and `m`, of
/// which `m` may be missing, and of `s`, a string that may be missing.
fn of_known_types() -> DefContext<'static> {
    let parameter = |name, ty: &str, optional| ParameterInfo {
        name,
        optional,
        self_type: false,
        syntax: ParameterSyntax::of_type(ty),
    };
    DefContext {
        name: "Known",
        parameters: vec![
            parameter("a", "i64", true),
            parameter("b", "i64", true),
            parameter("l", "Vec<i64>", true),
            parameter("m", "::std::vec::Vec<Type>", true),
            parameter("s", "String", true),
        ],
        is_verified: false,
    }
}

/// The warnings of each format.
#[track_caller]
fn check_warnings(context: &DefContext<'_>, formats: &[&str], expected: &Expect) {
    let mut lines = Vec::new();
    for format in formats {
        let parsed = parse_def_format(format, context)
            .unwrap_or_else(|errors| panic!("{format}: {errors:?}"));
        let warnings = crate::lint::def::find_defects(context, &parsed.elements);
        if warnings.is_empty() {
            lines.push(format!("{format}\nreads back"));
        }
        let shown = warnings.iter();
        lines.extend(shown.map(|warning| warning.message_with_caret(format)));
    }
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn what_may_be_missing_is_told_apart() {
    check_warnings(
        &of_known_types(),
        &[
            "$a $b",
            "$a $s",
            "$a `,` $b",
            "params",
            "struct(params)",
            "struct($a, $l, $b)",
            "struct($a, $b, $l)",
            "struct($a, $b) `x`",
            "(`,` $a^)? `,` $b",
            "(`:` $a^)? `,` $b",
            "(`x` $a^)? struct($b)",
        ],
        &expect![[r#"
            `$a` may be missing: then the text after it is read as its value; put it in an optional group that begins with a literal, or in `struct`
            $a $b
            ^
            $a $s
            reads back
            $a `,` $b
            reads back
            the list `$m` reads the comma after it as part of the list
            params
            ^
            the list `$l` reads the comma after it as part of the list
            params
            ^
            `$b` may be missing: then the text after it is read as its value; put it in an optional group that begins with a literal, or in `struct`
            params
            ^
            `$a` may be missing: then the text after it is read as its value; put it in an optional group that begins with a literal, or in `struct`
            params
            ^
            the list `$l` reads the comma after it as part of the list: put it last in the `struct`
            struct(params)
                   ^
            the list `$m` reads the comma after it as part of the list: put it last in the `struct`
            struct(params)
                   ^
            the list `$l` reads the comma after it as part of the list: put it last in the `struct`
            struct($a, $l, $b)
                       ^
            struct($a, $b, $l)
            reads back
            this `struct` may be empty: then the text after it is read as the name of a parameter
            struct($a, $b) `x`
            ^
            if this group is absent, the text after it is read as its beginning
            (`,` $a^)? `,` $b
            ^
            (`:` $a^)? `,` $b
            reads back
            (`x` $a^)? struct($b)
            reads back"#]],
    );
}

#[test]
fn lists_end_where_no_comma_follows() {
    check_warnings(
        &of_known_types(),
        &[
            "$l `,` $s",
            "`[` $l `]` `,` $s",
            "$l (`,` $s^)?",
            "(`[` $l^ `]`)? `,` $s",
            "$m $l",
        ],
        &expect![[r#"
            the list `$l` reads the comma after it as part of the list
            $l `,` $s
            ^
            `[` $l `]` `,` $s
            reads back
            the list `$l` reads the comma after it as part of the list
            $l (`,` $s^)?
            ^
            (`[` $l^ `]`)? `,` $s
            reads back
            $m $l
            reads back"#]],
    );
}

#[test]
fn groups_hold_what_belongs_together() {
    check_warnings(
        &of_known_types(),
        &[
            "($a^ `,` $b)?",
            "(`x` $a `,` $b^)?",
            "($s $b^)?",
            "(`<` struct($a, $b)^ `>`)?",
            "($s^) : (`x` $b)?",
            "(`x`) : ($s^)?",
        ],
        &expect![[r#"
            `$b` is lost where the anchor keeps this branch of the group from being printed
            ($a^ `,` $b)?
                     ^
            `$a` is lost where the anchor keeps this branch of the group from being printed
            (`x` $a `,` $b^)?
                 ^
            `$s` begins the group, but may be missing when the rest of it is present: begin with the anchor or with a literal
            ($s $b^)?
             ^
            (`<` struct($a, $b)^ `>`)?
            reads back
            `$b` is lost where the anchor keeps this branch of the group from being printed
            ($s^) : (`x` $b)?
                         ^
            (`x`) : ($s^)?
            reads back"#]],
    );
    let verified = DefContext {
        is_verified: true,
        ..of_known_types()
    };
    check_warnings(
        &verified,
        &["(`x` $a^ `,` $b)?"],
        &expect![[r#"
        (`x` $a^ `,` $b)?
        reads back"#]],
    );
}

#[test]
fn required_lists_and_integers_of_any_width() {
    let parameter = |name, ty: &str| ParameterInfo {
        name,
        syntax: ParameterSyntax::of_type(ty),
        ..ParameterInfo::default()
    };
    let context = |is_verified| DefContext {
        name: "Known",
        parameters: vec![
            parameter("l", "Vec<i64>"),
            parameter("n", "::ods_runtime::attributes::ApInt"),
        ],
        is_verified,
    };
    check_warnings(
        &context(false),
        &["$n `,` $l", "params", "struct($n, $l)"],
        &expect![[r#"
            `$n` is read back with another width: its text does not contain the width
            $n `,` $l
            ^
            the list `$l` prints nothing if it is empty, which cannot be read back: use an `OptionalArrayRefParameter` in an optional group, or `genVerifyDecl`
            $n `,` $l
                   ^
            `$n` is read back with another width: its text does not contain the width
            params
            ^
            the list `$l` prints nothing if it is empty, which cannot be read back: use an `OptionalArrayRefParameter` in an optional group, or `genVerifyDecl`
            params
            ^
            the list `$l` reads the comma after it as part of the list
            params
            ^
            `$n` is read back with another width: its text does not contain the width
            struct($n, $l)
                   ^
            the list `$l` prints nothing if it is empty, which cannot be read back: use an `OptionalArrayRefParameter` in an optional group, or `genVerifyDecl`
            struct($n, $l)
                       ^"#]],
    );
    check_warnings(
        &context(true),
        &["$n `,` $l"],
        &expect![[r#"
        `$n` is read back with another width: its text does not contain the width
        $n `,` $l
        ^"#]],
    );
}
