//! Mistakes, one each, with the place that the caret shows.

use super::*;
use expect_test::expect;

/// Checks a list of formats of one op; a caret in the expectation stands under the place.
#[track_caller]
fn check_all(context: &FormatContext<'_>, formats: &[&str], expected: &Expect) {
    let rendered: Vec<_> = formats
        .iter()
        .map(|format| render(context, format))
        .collect();
    expected.assert_eq(&rendered.join("\n"));
}

#[test]
fn lexical_errors_come_with_what_was_expected() {
    check_all(
        &op(""),
        &[
            "attr-dict #",
            "attr-dict $1",
            "attr-dict `a",
            "attr-dict \"a",
        ],
        &expect![[r#"
            error: unexpected character
            attr-dict #
                      ^
            error: expected literal, variable, directive, or optional group
            attr-dict #
                      ^
            error: expected variable name
            attr-dict $1
                      ^
            error: expected literal, variable, directive, or optional group
            attr-dict $1
                      ^
            error: unexpected end of file in literal
            attr-dict `a
                        ^
            error: expected literal, variable, directive, or optional group
            attr-dict `a
                        ^
            error: unexpected end of file in string
            attr-dict "a
                        ^
            error: expected literal, variable, directive, or optional group
            attr-dict "a
                        ^"#]],
    );
}

#[test]
fn a_lexical_error_ahead_comes_first() {
    check(
        &op(""),
        "ref(",
        &expect![[r#"
        error: 'ref' is only valid within a `custom` directive
        ref(
        ^"#]],
    );
    check(
        &op("o:a"),
        "type(`x` #",
        &expect![[r#"
        error: unexpected character
        type(`x` #
                 ^
        error: literals may only be used in the top-level section of the format
        type(`x` #
             ^"#]],
    );
}

#[test]
fn elements() {
    check_all(
        &op(""),
        &[
            "attr-dict foo",
            "attr-dict params",
            "attr-dict struct",
            "attr-dict \"s\"",
            "attr-dict )",
            "`/` attr-dict",
            "`a b` attr-dict",
            "`=:`",
        ],
        &expect![[r#"
            error: expected literal, variable, directive, or optional group
            attr-dict foo
                      ^
            error: unsupported directive kind
            attr-dict params
                      ^
            error: unsupported directive kind
            attr-dict struct
                      ^
            error: strings may only be used as 'custom' directive arguments
            attr-dict "s"
                      ^
            error: expected literal, variable, directive, or optional group
            attr-dict )
                      ^
            error: expected valid literal but got '/': single character literal must be a letter or one of '_:,=<>()[]{}?+-*'
            `/` attr-dict
            ^
            error: expected valid literal but got 'a b': keywords should contain only alphanum, '_', '$', or '.' characters
            `a b` attr-dict
            ^
            error: expected valid literal but got '=:': valid keyword starts with a letter or '_'
            `=:`
            ^"#]],
    );
}

#[test]
fn variables() {
    check_all(
        &op("o:a= r:r= i:x p:y g:g s:s"),
        &[
            "$nope",
            "$a $a",
            "$x $x",
            "$y $y",
            "$g $g",
            "$s $s",
            "$r",
            "type($x)",
            "type($y)",
            "type($g)",
            "type($s)",
            "operands $a",
        ],
        &expect![[r#"
            error: expected variable to refer to an argument, region, result, or successor
            $nope
            ^
            error: operand 'a' is already bound
            $a $a
               ^
            error: attribute 'x' is already bound
            $x $x
               ^
            error: property 'y' is already bound
            $y $y
               ^
            error: region 'g' is already bound
            $g $g
               ^
            error: successor 's' is already bound
            $s $s
               ^
            error: result variables can only be used as a child to a 'type' directive
            $r
            ^
            error: attributes cannot be used as children to a `type` directive
            type($x)
                 ^
            error: properties cannot be used as children to a `type` directive
            type($y)
                 ^
            error: regions can only be used at the top level or in a ref directive
            type($g)
                 ^
            error: successors can only be used at the top level or in a ref directive
            type($s)
                 ^
            error: operand 'a' is already bound
            operands $a
                     ^"#]],
    );
}

#[test]
fn directives_that_bind_twice() {
    check_all(
        &op("o:a= r:r= g:g s:s"),
        &[
            "attr-dict attr-dict-with-keyword",
            "prop-dict prop-dict",
            "$a operands",
            "$g regions",
            "successors successors",
            "type($a) type(operands)",
            "type(results) functional-type(operands, $r)",
        ],
        &expect![[r#"
            error: 'attr-dict' directive has already been seen
            attr-dict attr-dict-with-keyword
                      ^
            error: 'prop-dict' directive has already been seen
            prop-dict prop-dict
                      ^
            error: 'operands' directive creates overlap in format
            $a operands
               ^
            error: 'regions' directive creates overlap in format
            $g regions
               ^
            error: 'successors' directive creates overlap in format
            successors successors
                       ^
            error: 'operands' 'type' is already bound
            type($a) type(operands)
                     ^
            error: 'type' of 'r' is already bound
            type(results) functional-type(operands, $r)
                          ^"#]],
    );
}

#[test]
fn directives_in_the_wrong_place() {
    check_all(
        &op("o:a= r:r= g:g s:s i:x"),
        &[
            "results",
            "type(attr-dict)",
            "type(prop-dict)",
            "type(regions)",
            "type(successors)",
            "type(type($a))",
            "type(functional-type($a, $r))",
            "type(($x^)?)",
            "type(`a`)",
            "type(custom<F>($a))",
            "ref($a)",
            "qualified($a)",
            "custom<F>(operands)",
            "custom<F>(type(results))",
            "custom<F>(custom<G>($a))",
            "custom<F>(functional-type($a, $r))",
        ],
        &expect![[r#"
            error: 'results' directive can only be used as a child to a 'type' directive
            results
            ^
            error: 'attr-dict' directive can only be used as a top-level directive
            type(attr-dict)
                 ^
            error: 'prop-dict' directive can only be used as a top-level directive
            type(prop-dict)
                 ^
            error: 'regions' is only valid as a top-level directive
            type(regions)
                 ^
            error: 'successors' is only valid as a top-level directive
            type(successors)
                 ^
            error: 'type' cannot be used as a child of another `type`
            type(type($a))
                 ^
            error: 'functional-type' is only valid as a top-level directive
            type(functional-type($a, $r))
                 ^
            error: optional groups can only be used as top-level elements
            type(($x^)?)
                 ^
            error: literals may only be used in the top-level section of the format
            type(`a`)
                 ^
            error: `custom` can only be used at the top-level context or within a `struct` directive
            type(custom<F>($a))
                 ^
            error: 'ref' is only valid within a `custom` directive
            ref($a)
            ^
            error: 'qualified' directive expects an attribute or a `type` directive
            qualified($a)
            ^
            error: only variables and types may be used as parameters to a custom directive
            custom<F>(operands)
            ^
            error: type directives within a custom directive may only refer to variables
            custom<F>(type(results))
            ^
            error: `custom` can only be used at the top-level context or within a `struct` directive
            custom<F>(custom<G>($a))
                      ^
            error: 'functional-type' is only valid as a top-level directive
            custom<F>(functional-type($a, $r))
                      ^"#]],
    );
}

#[test]
fn punctuation_of_directives() {
    check_all(
        &op("o:a= r:r= i:x"),
        &[
            "type $a",
            "type($a",
            "functional-type $a",
            "functional-type($a)",
            "functional-type($a, $r",
            "qualified $x",
            "qualified($x $a)",
            "custom(",
            "custom<>",
            "custom<F($a)",
            "custom<F>$a",
            "custom<F>()",
            "custom<F>($a $x)",
            "oilist",
            "oilist()",
            "oilist($x)",
            "oilist(``)",
            "oilist(`a`",
        ],
        &expect![[r#"
            error: expected '(' before argument list
            type $a
                 ^
            error: expected ')' after argument list
            type($a
                   ^
            error: expected '(' before argument list
            functional-type $a
                            ^
            error: expected ',' after inputs argument
            functional-type($a)
                              ^
            error: expected ')' after argument list
            functional-type($a, $r
                                  ^
            error: expected '(' before argument list
            qualified $x
                      ^
            error: expected ')' after argument list
            qualified($x $a)
                         ^
            error: expected '<' before custom directive name
            custom(
                  ^
            error: expected custom directive name identifier
            custom<>
                   ^
            error: expected '>' after custom directive name
            custom<F($a)
                    ^
            error: expected '(' before custom directive parameters
            custom<F>$a
                     ^
            error: expected literal, variable, directive, or optional group
            custom<F>()
                      ^
            error: expected ')' after custom directive parameters
            custom<F>($a $x)
                         ^
            error: expected '(' before oilist argument list
            oilist
                  ^
            error: expected literal, but got ')'
            oilist()
                   ^
            error: expected literal, but got '$x'
            oilist($x)
                   ^
            error: expected literal, but got whitespace
            oilist(``)
                   ^
            error: expected literal, variable, directive, or optional group
            oilist(`a`
                      ^"#]],
    );
}

#[test]
fn references() {
    check_all(
        &op("o:a= r:r= g:g s:s i:x p:y"),
        &[
            "custom<F>(ref($a))",
            "custom<F>(ref($g))",
            "custom<F>(ref($s))",
            "custom<F>(ref($x))",
            "custom<F>(ref($y))",
            "custom<F>(ref(attr-dict))",
            "custom<F>(ref(operands))",
            "custom<F>(ref(regions))",
            "custom<F>(ref(successors))",
            "custom<F>(ref(type($a)))",
            "custom<F>(ref(type(results)))",
            "custom<F>(ref(prop-dict))",
            "custom<F>(ref(\"s\"))",
        ],
        &expect![[r#"
            error: operand 'a' must be bound before it is referenced
            custom<F>(ref($a))
                          ^
            error: region 'g' must be bound before it is referenced
            custom<F>(ref($g))
                          ^
            error: successor 's' must be bound before it is referenced
            custom<F>(ref($s))
                          ^
            error: attribute 'x' must be bound before it is referenced
            custom<F>(ref($x))
                          ^
            error: property 'y' must be bound before it is referenced
            custom<F>(ref($y))
                          ^
            error: 'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive
            custom<F>(ref(attr-dict))
                          ^
            error: 'ref' of 'operands' is not bound by a prior 'operands' directive
            custom<F>(ref(operands))
                          ^
            error: 'ref' of 'regions' is not bound by a prior 'regions' directive
            custom<F>(ref(regions))
                          ^
            error: 'ref' of 'successors' is not bound by a prior 'successors' directive
            custom<F>(ref(successors))
                          ^
            error: 'ref' of 'type($a)' is not bound by a prior 'type' directive
            custom<F>(ref(type($a)))
                          ^
            error: 'ref' of 'type(results)' is not bound by a prior 'type' directive
            custom<F>(ref(type(results)))
                          ^
            error: 'ref' of 'prop-dict' is not supported
            custom<F>(ref(prop-dict))
                          ^
            error: strings may only be used as 'custom' directive arguments
            custom<F>(ref("s"))
                          ^"#]],
    );
}

#[test]
fn groups() {
    check_all(
        &op("o:a= o:v*= r:r= i:x i:y? p:z s:s u:u"),
        &[
            "(`a`)? attr-dict",
            "($y^ $u^)? attr-dict",
            "($y^) (`a`)?",
            "($y^) : `a`?",
            "($y^ ",
            "()?",
            "(type($v)^ `a`)?",
            "(``) : ($y^)?",
            "($x^)?",
            "(`a` $z^)?",
            "(`a` $a $v^)?",
            "(`a` type($r) $v^)?",
            "(`a`^)?",
            "(`a` attr-dict $v^)?",
            "(`a` $s $v^)?",
            "(`a` custom<F>($x)^)?",
        ],
        &expect![[r#"
            error: optional group has no anchor element
            (`a`)? attr-dict
            ^
            error: only one element can be marked as the anchor of an optional group
            ($y^ $u^)? attr-dict
                   ^
            error: expected '?' after optional group
            ($y^) (`a`)?
                  ^
            error: expected '(' to start else branch of optional group
            ($y^) : `a`?
                    ^
            error: expected literal, variable, directive, or optional group
            ($y^ 
                 ^
            error: expected literal, variable, directive, or optional group
            ()?
             ^
            error: first parsable element of an optional group must be a literal, variable, or custom directive
            (type($v)^ `a`)?
            ^
            error: first parsable element of an optional group must be a literal, variable, or custom directive
            (``) : ($y^)?
            ^
            error: only optional or default-valued attributes can be used to anchor an optional group
            ($x^)?
            ^
            error: only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group
            (`a` $z^)?
            ^
            error: only variable length operands can be used within an optional group
            (`a` $a $v^)?
            ^
            error: only variable length results can be used within an optional group
            (`a` type($r) $v^)?
            ^
            error: only variables and types can be used to anchor an optional group
            (`a`^)?
            ^
            error: only literals, types, and variables can be used within an optional group
            (`a` attr-dict $v^)?
            ^
            error: only literals, types, and variables can be used within an optional group
            (`a` $s $v^)?
            ^
            error: only optional or default-valued attributes can be used to anchor an optional group
            (`a` custom<F>($x)^)?
            ^"#]],
    );
}

#[test]
fn anchors_that_are_always_there() {
    check_all(
        &op("i:x i:y? o:v*= p:z"),
        &[
            "$v (`a`) : (`b` $x^)? attr-dict",
            "$v (`a`) : (`b`^)? attr-dict",
            "$v (`a`) : (`b` $z^)? attr-dict",
            "$v (`a`) : (`b` custom<F>($x, $y)^)? attr-dict",
            "$v (custom<F>(ref($v))^)? attr-dict",
        ],
        &expect![[r#"
            error: the anchor of an optional group must be something that can be absent: an optional or defaulted attribute, a property with a default, a variable length operand or result, or a region
            $v (`a`) : (`b` $x^)? attr-dict
                            ^
            error: the anchor of an optional group must be something that can be absent: an optional or defaulted attribute, a property with a default, a variable length operand or result, or a region
            $v (`a`) : (`b`^)? attr-dict
                        ^
            error: the anchor of an optional group must be something that can be absent: an optional or defaulted attribute, a property with a default, a variable length operand or result, or a region
            $v (`a`) : (`b` $z^)? attr-dict
                            ^
            error: the anchor of an optional group must be something that can be absent: an optional or defaulted attribute, a property with a default, a variable length operand or result, or a region
            $v (`a`) : (`b` custom<F>($x, $y)^)? attr-dict
                            ^
            error: the anchor of an optional group must be something that can be absent: an optional or defaulted attribute, a property with a default, a variable length operand or result, or a region
            $v (custom<F>(ref($v))^)? attr-dict
                ^"#]],
    );
}

#[test]
fn oilist_clauses() {
    check_all(
        &op("o:a= r:r= i:x p:z s:s"),
        &[
            "oilist(`a` $x)",
            "oilist(`a` $z)",
            "oilist(`a` $a)",
            "oilist(`a` functional-type($r, $r))",
            "oilist(`a` $s)",
            "oilist(`a` `b` (`c` $x)?)",
        ],
        &expect![[r#"
            error: only optional attributes can be used in an oilist parsing group
            oilist(`a` $x)
            ^
            error: only default-valued or optional properties can be used in an oilist parsing group
            oilist(`a` $z)
            ^
            error: only variable length operands can be used within an oilist parsing group
            oilist(`a` $a)
            ^
            error: 'type' of 'r' is already bound
            oilist(`a` functional-type($r, $r))
                       ^
            error: only literals, types, and variables can be used within an oilist group
            oilist(`a` $s)
            ^
            error: optional group has no anchor element
            oilist(`a` `b` (`c` $x)?)
                           ^"#]],
    );
    check_all(
        &op("u:a u:b"),
        &[
            "oilist(`a` $a) oilist(`b` | `a` $b) attr-dict",
            "oilist(`a` $a) `a` attr-dict",
            "oilist(`a` $a) attr-dict `a`",
        ],
        &expect![[r#"
            error: format ambiguity because a is used in two adjacent oilist elements.
            oilist(`a` $a) oilist(`b` | `a` $b) attr-dict
            ^
            error: format ambiguity because a is used both in oilist element and the adjacent literal.
            oilist(`a` $a) `a` attr-dict
            ^
            [ a0 _'a u0 ] dict _'a"#]],
    );
}

#[test]
fn what_must_be_there() {
    check_all(
        &op("o:a o:b r:r r:s= g:g s:s"),
        &[
            "$a",
            "$a attr-dict",
            "attr-dict type($r)",
            "attr-dict $a $b type($r)",
            "attr-dict $a $b type(operands) type($r)",
            "attr-dict operands type(operands) type(results) regions",
        ],
        &expect![[r#"
            error: 'attr-dict' directive not found in custom assembly format
            $a
            ^
            error: type of result #0, named 'r', is not buildable and a buildable type cannot be inferred
            $a attr-dict
            ^
            note: suggest adding a type constraint to the operation or adding a 'type($r)' directive to the custom assembly format
            error: operand #0, named 'a', not found
            attr-dict type($r)
            ^
            note: suggest adding a '$a' directive to the custom assembly format
            error: type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred
            attr-dict $a $b type($r)
            ^
            note: suggest adding a type constraint to the operation or adding a 'type($a)' directive to the custom assembly format
            error: region #0, named 'g', not found
            attr-dict $a $b type(operands) type($r)
            ^
            note: suggest adding a '$g' directive to the custom assembly format
            error: successor #0, named 's', not found
            attr-dict operands type(operands) type(results) regions
            ^
            note: suggest adding a '$s' directive to the custom assembly format"#]],
    );
    check(
        &op("o:v*="),
        "operands attr-dict",
        &expect![[r#"
        error: type of operand #0, named 'v', is not buildable and a buildable type cannot be inferred
        operands attr-dict
        ^
        note: suggest adding a type constraint to the operation or adding a 'type($v)' directive to the custom assembly format"#]],
    );
    check(
        &op("r:v*="),
        "attr-dict",
        &expect![[r#"
        error: type of result #0, named 'v', is not buildable and a buildable type cannot be inferred
        attr-dict
        ^
        note: suggest adding a type constraint to the operation or adding a 'type($v)' directive to the custom assembly format"#]],
    );
}

#[test]
fn ambiguities() {
    check_all(
        &op("a:x a:o? i:t? o:v*= up:p k:k"),
        &[
            "$v $x `:` attr-dict",
            "$v $x ` ` attr-dict ($t^)? $p `:`",
            "$v ($o^)? `:` attr-dict",
            "$v $x (`:` $t^)? attr-dict",
            "$v $x (`a`) : (`:` $t^)? attr-dict",
            "$v $x ($t^ `:`)? attr-dict",
            "$v qualified($k) `:` attr-dict",
            "$v $k `:` attr-dict",
        ],
        &expect![[r#"
            error: format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type
            $v $x `:` attr-dict
            ^
            error: format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type
            $v $x ` ` attr-dict ($t^)? $p `:`
            ^
            error: format ambiguity caused by `:` literal found after attribute `o` which does not have a buildable type
            $v ($o^)? `:` attr-dict
            ^
            error: format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type
            $v $x (`:` $t^)? attr-dict
            ^
            error: format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type
            $v $x (`a`) : (`:` $t^)? attr-dict
            ^
            _o0 _a0:g (a2 _a2:t _': ) dict
            resolve o0 build
            error: format ambiguity caused by `:` literal found after attribute `k` which does not have a buildable type
            $v qualified($k) `:` attr-dict
            ^
            _o0 _a3:p _': dict
            resolve o0 build"#]],
    );
    check_all(
        &op("g:g o:v*="),
        &[
            "$v attr-dict $g",
            "attr-dict $v $g",
            "$v attr-dict (`a` $g^)?",
            "$v attr-dict-with-keyword $g",
        ],
        &expect![[r#"
            error: format ambiguity caused by `attr-dict` directive followed by region `g`
            $v attr-dict $g
            ^
            note: try using `attr-dict-with-keyword` instead
            error: format ambiguity caused by `attr-dict` directive followed by region `g`
            attr-dict $v $g
            ^
            note: try using `attr-dict-with-keyword` instead
            _o0 dict (G0 _'a _r0 )
            resolve o0 build
            _o0 dictkw _r0
            resolve o0 build"#]],
    );
}

#[test]
fn depth_is_limited() {
    let deep = format!("{}$x^{}", "(`a` ".repeat(500), ")?".repeat(500));
    let errors = parse_op_format(&deep, &op("i:x?")).unwrap_err();
    assert_eq!(errors[0].message, "elements are nested more than 100 deep");
}
