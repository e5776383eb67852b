//! Mistakes in single elements, one each, with the place that the caret shows.

use super::*;
use expect_test::expect;

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
            note: punctuation is written in backquotes: `` `#` ``
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
            note: punctuation is written in backquotes: `` `#` ``
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
            note: a word is written in backquotes: `` `foo` ``
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
