//! What formats become.

use super::*;
use expect_test::expect;

#[test]
fn operands_types_and_literals() {
    check(
        &op("o:lhs o:rhs= r:sum"),
        "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type(results)",
        &expect![[r#"
            _o0 ', _o1 dict _': _to0 _'-> _*tr
            resolve o1 build"#]],
    );
    check(
        &op("o:in* r:out*"),
        "operands attr-dict `:` functional-type(operands, results)",
        &expect!["_*o dict _': _fn(*o,*r)"],
    );
    check(
        &op("o:in* r:out="),
        "`(` $in `)` `(` qualified(type($in)) `)` attr-dict",
        &expect![[r#"
            '( o0 ') _'( to0q ') dict
            resolve r0 build
            warning: prints nothing when there are no values, which does not parse: put it in an optional group
            `(` $in `)` `(` qualified(type($in)) `)` attr-dict
                                      ^"#]],
    );
}

#[test]
fn attributes_by_their_syntax() {
    check(
        &op("i:typed a:any k:own n:name e:mode"),
        "$typed $any $own $name $mode attr-dict",
        &expect![[r#"
            _a0:t _a1:g _a2:p _a3:s _a4:e0 dict
            refs: enum 4"#]],
    );
    check(
        &op("i:typed a:any k:own"),
        "qualified($typed) qualified($any) qualified($own) attr-dict",
        &expect!["_a0:t _a1:g _a2:g dict"],
    );
}

#[test]
fn optional_attributes_outside_of_groups() {
    check(
        &op("i:x? i:y! i:z?!"),
        "$x $y ($z^)? attr-dict",
        &expect![[r#"
            _a0:t? _a1:t (a2 _a2:t ) dict
            warning: `$x` may be missing: put it in an optional group, `($x^)?`
            $x $y ($z^)? attr-dict
            ^
            warning: where this group is absent, `{` may follow, and is taken for its beginning
            $x $y ($z^)? attr-dict
                   ^"#]],
    );
}

#[test]
fn groups_with_their_anchors() {
    check(
        &op("o:v*="),
        "(`(` $v^ `)`)? attr-dict",
        &expect![[r#"
        (o0 '( o0 ') ) dict
        resolve o0 build"#]],
    );
    check(
        &op("r:v* r:w?"),
        "(`->` type($v)^)? (`:` qualified(type($w))^)? attr-dict",
        &expect!["(r0 _'-> _tr0 ) (r1 _': _tr1q ) dict"],
    );
    check(
        &op("o:v* r:w*"),
        "operands (`:` functional-type($v, $w)^)? attr-dict",
        &expect![[r#"
            _*o (o0 _': _fn(o0,r0) ) dict
            warning: the type of `$w` is printed only if `$v` is present, so it is lost without it
            operands (`:` functional-type($v, $w)^)? attr-dict
                          ^
            warning: where this list is absent, the `%` of the next operation is taken for its beginning
            operands (`:` functional-type($v, $w)^)? attr-dict
            ^"#]],
    );
    check(
        &op("g:body g:more*"),
        "($body^)? (`more` $more^)? attr-dict-with-keyword",
        &expect!["(G0 _r0 ) (G1 _'more _r1 ) dictkw"],
    );
    check(
        &op("p:x! i:y!"),
        "($x^ `and` $y)? attr-dict prop-dict",
        &expect![[r#"
            (p0 _p0 _'and _a0:t ) dict propdict
            warning: `$y` is printed only if `$x` is present, so it is lost without it
            ($x^ `and` $y)? attr-dict prop-dict
                       ^"#]],
    );
}

#[test]
fn unit_anchors_are_elided_unless_they_come_first() {
    check(
        &op("u:fast"),
        "(`fast` $fast^)? attr-dict",
        &expect!["(a0 _'fast u0 ) dict"],
    );
    check(
        &op("u:fast"),
        "($fast^ `=`)? attr-dict",
        &expect![[r#"
            (a0 _a0:t _'= ) dict
            warning: where this group is absent, `{` may follow, and is taken for its beginning
            ($fast^ `=`)? attr-dict
             ^"#]],
    );
    check(
        &op("up:fast"),
        "(`slow`) : (`fast` $fast^)? attr-dict",
        &expect!["(!p0 _'slow | _'fast up0 ) dict"],
    );
    check(
        &op("u:fast"),
        "(`` $fast^ `x`)? attr-dict",
        &expect![[r#"
            (a0 a0:t _'x ) dict
            warning: MLIR parses this unit anchor but does not print it, because white space precedes it; here it is printed
            (`` $fast^ `x`)? attr-dict
                ^
            warning: where this group is absent, `{` may follow, and is taken for its beginning
            (`` $fast^ `x`)? attr-dict
                ^"#]],
    );
}

#[test]
fn else_branches() {
    check(
        &op("o:v?="),
        "($v^) : (`none`)? attr-dict",
        &expect![[r#"
        (o0 _o0 | _'none ) dict
        resolve o0 build"#]],
    );
    check(
        &op("o:v?="),
        "(`?`) : (`` $v^ `:` type($v))? attr-dict",
        &expect!["(!o0 _'? | o0 _': _to0 ) dict"],
    );
}

#[test]
fn groups_nest() {
    check(
        &op("i:x? o:v*="),
        "(`a` ($x^ `b`)? `c` $v^)? attr-dict",
        &expect![[r#"
            (o0 _'a (a0 _a0:t _'b ) _'c _o0 ) dict
            resolve o0 build
            warning: `$x` is printed only if `$v` is present, so it is lost without it
            (`a` ($x^ `b`)? `c` $v^)? attr-dict
                  ^"#]],
    );
}

#[test]
fn custom_directives_tell_what_they_bind() {
    check(
        &op("o:a o:v* i:x p:y g:body s:next r:out"),
        "custom<First>($a, type($a), \"$_builder\", $x, $y, attr-dict) \
         custom<Second>(ref($a), ref(type($a)), $body, $next, $v, type($v), type($out), prop-dict)",
        &expect![[r#"
            _c0(o0,to0,$,a0,p0,dict) _c1(&o0,&to0,G0,s0,o1,to1,tr0,propdict)
            refs: First; Second"#]],
    );
    check(
        &op("i:x? i:y!"),
        "(custom<F>($x, $y)^)? attr-dict custom<G>(ref(attr-dict))",
        &expect![[r#"
            (a0,a1 _c0(a0,a1) ) dict _c1(&dict)
            refs: F?; G"#]],
    );
}

#[test]
fn oilists() {
    check(
        &op("u:a i:b? o:v*= g:body*"),
        "oilist(`a` $a | `b` `(` $b `)` | `v` $v `:` type($v) | `body` $body) attr-dict",
        &expect!["[ a0 _'a u0 ; a1 _'b '( a1:t? ') ; o0 _'v _o0 _': _to0 ; G0 _'body _r0 ] dict"],
    );
    check(
        &op("i:b? o:v*= r:w*"),
        "oilist(`x` ($b^)? custom<F>($v) | `w` functional-type($v, $w)) attr-dict",
        &expect![[r#"
            [ a0,o0 _'x (a0 _a0:t ) _c0(o0) ; o0,r0 _'w _fn(o0,r0) ] dict
            refs: F"#]],
    );
    check(
        &op("o:v*= u:a"),
        "$v oilist(`t` type($v) | `n` oilist(`a` $a)) attr-dict",
        &expect![[r#"
            _o0 [ - _'t _to0 ; a0 _'n [ a0 _'a u0 ] ] dict
            warning: clause `t` is parsed but never printed, because it holds no variable
            $v oilist(`t` type($v) | `n` oilist(`a` $a)) attr-dict
                      ^
            warning: prints nothing when there are no values, which does not parse: put it in an optional group
            $v oilist(`t` type($v) | `n` oilist(`a` $a)) attr-dict
                          ^
            warning: where this list is absent, the `%` of the next operation is taken for its beginning
            $v oilist(`t` type($v) | `n` oilist(`a` $a)) attr-dict
            ^"#]],
    );
}

#[test]
fn regions_and_successors() {
    check(
        &op("g:a g:b* s:x s:y*"),
        "$x `,` $y attr-dict-with-keyword $a $b",
        &expect!["_s0 ', _s1 dictkw _r0 _r1"],
    );
    check(
        &op("g:a s:x"),
        "successors regions attr-dict",
        &expect!["_*s _*r dict"],
    );
}

#[test]
fn whitespace() {
    check(
        &op("o:v= o:w="),
        "`a` ` ` `b` `` `c` `\\n` $v `` $w attr-dict",
        &expect![[r#"
            _'a .sp 'b 'c .nl _o0 o1 dict
            resolve o0 build
            resolve o1 build
            warning: no space is printed before this, so it is read as part of the word before it
            `a` ` ` `b` `` `c` `\n` $v `` $w attr-dict
                           ^"#]],
    );
    check(
        &op("o:v="),
        "`a` ` ` `b` `` `c` `\\n` `` $v attr-dict",
        &expect![[r#"
            _'a .sp 'b 'c .nl o0 dict
            resolve o0 build
            warning: no space is printed before this, so it is read as part of the word before it
            `a` ` ` `b` `` `c` `\n` `` $v attr-dict
                           ^"#]],
    );
}

#[test]
fn types_through_traits() {
    let all_match = || vec![TypeTrait::AllTypesMatch(vec!["a", "b", "x", "r"])];
    check(
        &with_traits("o:a o:b i:x r:r", all_match()),
        "operands attr-dict `:` type($b)",
        &expect![[r#"
            _*o dict _': _to1
            resolve o0 same o1
            resolve r0 same o1"#]],
    );
    check(
        &with_traits("o:a o:b i:x r:r", all_match()),
        "operands $x attr-dict",
        &expect![[r#"
            _*o _a0:t dict
            resolve o0 attr 0
            resolve o1 attr 0
            resolve r0 attr 0"#]],
    );
    check(
        &with_traits("o:a o:b r:r=", vec![TypeTrait::SameTypeOperands]),
        "$a $b attr-dict type($a)",
        &expect![[r#"
            _o0 _o1 dict _to0
            resolve o1 same o0
            resolve r0 build"#]],
    );
    check(
        &with_traits("o:a o:b r:r", vec![TypeTrait::SameOperandsAndResultType]),
        "$a $b attr-dict type($r)",
        &expect![[r#"
            _o0 _o1 dict _tr0
            resolve o0 same r0
            resolve o1 same r0"#]],
    );
    let matches = |lhs, rhs| {
        vec![TypeTrait::TypesMatchWith {
            lhs,
            rhs,
            transformer: "f($_self)",
        }]
    };
    check(
        &with_traits("o:a r:r", matches("a", "r")),
        "$a attr-dict type($a)",
        &expect![[r#"
            _o0 dict _to0
            resolve r0 via 0 o0
            refs: f($_self) -> "#]],
    );
    check(
        &with_traits("o:a* r:r*", matches("a", "r")),
        "($a^ `:` type($a))? attr-dict",
        &expect![[r#"
            (o0 _o0 _': _to0 ) dict
            resolve r0 via 0 o0
            refs: f($_self)[] -> []
            warning: where this group is absent, the `%` of the next operation is taken for its beginning
            ($a^ `:` type($a))? attr-dict
             ^"#]],
    );
    check(
        &with_traits("a:x r:r", matches("x", "r")),
        "$x attr-dict",
        &expect![[r#"
            _a0:g dict
            resolve r0 via 0 a0
            refs: f($_self) -> "#]],
    );
    let elements = vec![TypeTrait::ShapedTypeMatchesElementCountAndTypes {
        shaped: "r",
        elements: "e",
    }];
    check(
        &with_traits("o:e* r:r", elements),
        "$e attr-dict `:` type($r)",
        &expect![[r#"
            _o0 dict _': _tr0
            resolve o0 elements r0"#]],
    );
}

#[test]
fn types_that_the_op_infers() {
    check(
        &with_traits("o:a= r:r", vec![TypeTrait::InferTypeOpInterface]),
        "$a attr-dict",
        &expect![[r#"
            _o0 dict
            resolve o0 build
            resolve r0 infer"#]],
    );
    check(
        &with_traits("o:a= r:r r:s", vec![TypeTrait::InferTypeOpInterface]),
        "$a attr-dict type($r)",
        &expect![[r#"
            error: type of result #1, named 's', is not buildable and a buildable type cannot be inferred
            $a attr-dict type($r)
            ^
            note: suggest adding a type constraint to the operation or adding a 'type($s)' directive to the custom assembly format"#]],
    );
}

#[test]
fn the_last_trait_overrules() {
    let traits = vec![
        TypeTrait::AllTypesMatch(vec!["a", "r"]),
        TypeTrait::TypesMatchWith {
            lhs: "b",
            rhs: "r",
            transformer: "f($_self)",
        },
    ];
    check(
        &with_traits("o:a o:b r:r", traits),
        "$a $b attr-dict type($a) type($b)",
        &expect![[r#"
            _o0 _o1 dict _to0 _to1
            resolve r0 via 0 o1
            refs: f($_self) -> "#]],
    );
}

#[test]
fn warnings() {
    check(
        &op("o:v* r:r*"),
        "$v attr-dict `:` type($v) type(results)",
        &expect![[r#"
            _o0 dict _': _to0 _*tr
            warning: prints nothing when there are no values, which does not parse: put it in an optional group
            $v attr-dict `:` type($v) type(results)
                             ^
            warning: prints nothing when there are no values, which does not parse: put it in an optional group
            $v attr-dict `:` type($v) type(results)
                                      ^"#]],
    );
    check(
        &op("o:v*= r:r="),
        "$v oilist(`kw` | `t` type($r)) attr-dict",
        &expect![[r#"
            _o0 [ - _'kw ; - _'t _tr0 ] dict
            resolve o0 build
            warning: clause `kw` is parsed but never printed, because it holds no variable
            $v oilist(`kw` | `t` type($r)) attr-dict
                      ^
            warning: clause `t` is parsed but never printed, because it holds no variable
            $v oilist(`kw` | `t` type($r)) attr-dict
                             ^
            warning: this type is required, but is missing when the clause is absent
            $v oilist(`kw` | `t` type($r)) attr-dict
                                 ^
            warning: where this list is absent, the `%` of the next operation is taken for its beginning
            $v oilist(`kw` | `t` type($r)) attr-dict
            ^"#]],
    );
}

#[test]
fn the_dump_shows_spaces_and_literals() {
    let context = op("u:fast o:v*= p:x");
    let text =
        "` ` `(` $v `)` (`fast` $fast^) : (`slow`)? oilist(`a` | `b`) `\\n` $x prop-dict attr-dict";
    let format = parse_op_format(text, &context).unwrap();
    let expected = r#"S "(" ")" S"fast" S"slow" S"a" S"b" NL S " ""#;
    assert_eq!(dump(&format, &context), expected);
}
