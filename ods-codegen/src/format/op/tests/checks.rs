//! Mistakes in groups, clauses and the format as a whole, with the place that the caret shows.

use super::*;
use expect_test::expect;

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
            note: `^` marks the element whose presence decides whether the group is printed: `$name^`
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
            note: this '(' is not closed: ($y^
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
                           ^
            note: `^` marks the element whose presence decides whether the group is printed: `$name^`"#]],
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
            [ a0 _'a u0 ] dict _'a
            warning: where this clause is absent, `a` may follow, and is taken for its beginning
            oilist(`a` $a) attr-dict `a`
                   ^"#]],
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
            warning: property `p` is not printed, so it is lost: add `$p`, or `prop-dict` for all properties that the format does not name
            $v $x ($t^ `:`)? attr-dict
            ^
            warning: where this group is absent, `{` may follow, and is taken for its beginning
            $v $x ($t^ `:`)? attr-dict
                   ^
            error: format ambiguity caused by `:` literal found after attribute `k` which does not have a buildable type
            $v qualified($k) `:` attr-dict
            ^
            _o0 _a3:p _': dict
            resolve o0 build
            warning: property `p` is not printed, so it is lost: add `$p`, or `prop-dict` for all properties that the format does not name
            $v $k `:` attr-dict
            ^"#]],
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
            warning: where this list is absent, the `%` of the next operation is taken for its beginning
            $v attr-dict (`a` $g^)?
            ^
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

#[test]
fn strict_properties_are_bound() {
    let mut context = op("i:a i:sizes p:b! o:v*=");
    context.strict_properties = true;
    context.attributes[1].inferred = true;
    check_all(
        &context,
        &[
            "$v attr-dict",
            "$v $a attr-dict",
            "$v custom<F>($b) attr-dict",
            "$v $a attr-dict `b` $b",
            "$v prop-dict attr-dict",
        ],
        &expect![[r#"
            error: attribute 'a' must be bound or left to 'prop-dict': the dialect has strict properties
            $v attr-dict
            ^
            error: property 'b' must be bound or left to 'prop-dict': the dialect has strict properties
            $v $a attr-dict
            ^
            error: attribute 'a' must be bound or left to 'prop-dict': the dialect has strict properties
            $v custom<F>($b) attr-dict
            ^
            _o0 _a0:t dict _'b _p0
            resolve o0 build
            _o0 propdict dict
            resolve o0 build
            warning: where this list is absent, the `%` of the next operation is taken for its beginning
            $v prop-dict attr-dict
            ^"#]],
    );
}
