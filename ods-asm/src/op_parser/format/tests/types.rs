//! Tests of derived types, operand lists and segment sizes.

use super::FMT;
use super::check;
use super::dialect::MAYBE;
use expect_test::expect;
use ods_ir::__private::preds::types;
use ods_ir::op::{OpInfo, Ref, TypeClass, TypeConstraint};
use ods_ir::types::{RankedTensorType, Type};

static ANY: TypeConstraint = TypeConstraint::new("any type").always();
static I32: TypeConstraint = TypeConstraint::new("i32")
    .test(|ty| *ty == Type::i32())
    .build(Type::i32);
static TENSOR: TypeConstraint = TypeConstraint::new("static tensor")
    .test(|ty| ty.is::<RankedTensorType>() && ty.has_static_shape())
    .class(TypeClass::of::<RankedTensorType>());
static TUPLE: TypeConstraint = TypeConstraint::new("tuple of two or more")
    .test(|ty| matches!(ty, Type::Tuple(tuple) if tuple.types().len() > 1));

pub(super) static ELEMENTS: OpInfo = OpInfo::new(
    "fmt.elements",
    &FMT,
    "operand elements * 0\nresult result 1 1\nresolve o0 elements r0\nformat _o0 _': _tr0 dict",
    &[Ref::Type(&ANY), Ref::Type(&TENSOR)],
);

#[test]
fn elements_of_a_shaped_type() {
    check(
        "%a:2 = \"t.v\"() : () -> (i8, i8)\n%0 = fmt.elements %a#0, %a#1 : tensor<2xi8>",
        &expect![[r#"
            %1 = fmt.elements %0#0, %0#1 : tensor<2xi8>
            %1 = "fmt.elements"(%0#0, %0#1) : (i8, i8) -> tensor<2xi8>
        "#]],
    );
    check(
        "%a = \"t.v\"() : () -> i8\n%0 = fmt.elements %a : tensor<1000000x1000000xi8>",
        &expect![[r"
            2:19: custom op 'fmt.elements' number of operands and types do not match: got 1 operands and 1000000000000 types
        "]],
    );
    check(
        "%0 = fmt.elements : tensor<?xi8>",
        &expect![[r"
            1:6: custom op 'fmt.elements' 'result' must be static tensor, but got 'tensor<?xi8>'
        "]],
    );
    check(
        "%0 = fmt.elements : i8",
        &expect![[r"
            1:21: custom op 'fmt.elements' invalid kind of type specified: expected builtin.tensor, but found 'i8'
        "]],
    );
}

pub(super) static TRANSFORM: OpInfo = OpInfo::new(
    "fmt.transform",
    &FMT,
    "operand all 1 0\noperand parts * 1\noperand first 1 1\nresult rest * 1\nresolve o1 via 2 o0\nresolve o2 via 3 o0\nresolve r0 via 2 o1\nformat _o0 _'( o1 ') _o2 _': _to0 dict",
    &[
        Ref::Type(&TUPLE),
        Ref::Type(&ANY),
        Ref::TransformTypes(|ty| match ty {
            Type::Tuple(tuple) => types(tuple.types()),
            ty => types(ty),
        }),
        Ref::Transform(|ty| match ty {
            Type::Tuple(tuple) => tuple.types().first().cloned(),
            _ => None,
        }),
    ],
);

#[test]
fn transformers_apply_to_types() {
    check(
        "%a:3 = \"t.v\"() : () -> (tuple<i8, i16>, i8, i16)\nfmt.transform %a#0 (%a#1, %a#2) %a#1 : tuple<i8, i16>",
        &expect![[r#"
            fmt.transform %0#0 (%0#1, %0#2) %0#1 : tuple<i8, i16>
            "fmt.transform"(%0#0, %0#1, %0#2, %0#1) : (tuple<i8, i16>, i8, i16, i8) -> ()
        "#]],
    );
    check(
        "%a:2 = \"t.v\"() : () -> (tuple<i8>, i8)\nfmt.transform %a#0 (%a#1) %a#1 : tuple<i8>",
        &expect![[r"
            2:1: custom op 'fmt.transform' 'all' must be tuple of two or more, but got 'tuple<i8>'
        "]],
    );
    check(
        "%a:2 = \"t.v\"() : () -> (tuple<i8, i16>, i8)\nfmt.transform %a#0 (%a#1) %a#1 : tuple<i8, i16>",
        &expect![[r"
            2:21: custom op 'fmt.transform' number of operands and types do not match: got 1 operands and 2 types
        "]],
    );
}

pub(super) static SPREAD: OpInfo = OpInfo::new(
    "fmt.spread",
    &FMT,
    "operand x 1 0\noperand y 1 1\noperand z * 1\nresolve o0 build\nresolve o2 same o1\nformat _*o _': _to1 dict",
    &[Ref::Type(&I32), Ref::Type(&ANY)],
);

pub(super) static ALL: OpInfo = OpInfo::new(
    "fmt.all",
    &FMT,
    "operand x 1 0\noperand y * 1\nresult r * 1\nformat _o0 _', _o1 _': _*to _'-> _*tr dict",
    &[Ref::Type(&I32), Ref::Type(&ANY)],
);

#[test]
fn all_operands_together() {
    let values = "%a:2 = \"t.v\"() : () -> (i32, i8)\n";
    check(
        &format!("{values}fmt.spread %a#0, %a#1, %a#1 : i8"),
        &expect![[r#"
            fmt.spread %0#0, %0#1, %0#1 : i8
            "fmt.spread"(%0#0, %0#1, %0#1) : (i32, i8, i8) -> ()
        "#]],
    );
    check(
        &format!("{values}fmt.spread %a#0, %a#1 : i8"),
        &expect![[r"
            2:12: custom op 'fmt.spread' number of operands and types do not match: got 2 operands and 3 types
        "]],
    );
    check(
        &format!("{values}%0:2 = fmt.all %a#0, %a#1 : i32, i8 -> i1, i2"),
        &expect![[r#"
            %1:2 = fmt.all %0#0 , %0#1 : i32, i8 -> i1, i2
            %1:2 = "fmt.all"(%0#0, %0#1) : (i32, i8) -> (i1, i2)
        "#]],
    );
    check(
        &format!("{values}%0:2 = fmt.all %a#0, %a#1 : i32 -> i1, i2"),
        &expect![[r"
            2:8: custom op 'fmt.all' number of operands and types do not match: got 2 operands and 1 types
        "]],
    );
}

pub(super) static STRIPPED: OpInfo = OpInfo::new(
    "fmt.stripped",
    &FMT,
    "result a 1 0\nresult b 1 0\nresult c ? 0\nformat _tr0 _', _tr1q _', _tr2 dict",
    &[Ref::Type(&MAYBE)],
);

#[test]
fn types_lose_their_mnemonic() {
    check(
        "%0:3 = fmt.stripped <3>, !fmt.maybe<4>, !fmt.maybe<5>\n%1:2 = fmt.stripped !fmt.maybe, !fmt.maybe,\n%2:2 = fmt.stripped , !fmt.maybe,",
        &expect![[r#"
            %a, %b, %c = fmt.stripped <3> , !fmt.maybe<4> , !fmt.maybe<5>
            %a_0, %b_1 = fmt.stripped !fmt.maybe , !fmt.maybe , 
            %a_2, %b_3 = fmt.stripped !fmt.maybe , !fmt.maybe , 
            %0:3 = "fmt.stripped"() : () -> (!fmt.maybe<3>, !fmt.maybe<4>, !fmt.maybe<5>)
            %1:2 = "fmt.stripped"() : () -> (!fmt.maybe, !fmt.maybe)
            %2:2 = "fmt.stripped"() : () -> (!fmt.maybe, !fmt.maybe)
        "#]],
    );
    check(
        "%0:2 = fmt.stripped <x>",
        &expect![[r"
            1:22: custom op 'fmt.stripped' expected integer value
        "]],
    );
    check(
        "%0:2 = fmt.stripped !fmt.maybe<x>",
        &expect![[r"
            1:32: expected integer value
        "]],
    );
    check(
        "%0:2 = fmt.stripped !t.x, i8,",
        &expect![[r"
            1:21: custom op 'fmt.stripped' invalid kind of type specified: expected fmt.maybe, but found '!t.x'
        "]],
    );
}

pub(super) static SEGMENTS: OpInfo = OpInfo::new(
    "fmt.segments",
    &FMT,
    "operand a * 0\noperand b ? 0\noperand c ** 0 0\nattr sizes required 1\noperand_segments\nresolve o0 build\nresolve o1 build\nformat (o1 _'b _o1 ) _'( o0 ') (o2 _o2 _to2 ) dict",
    &[Ref::Type(&I32), Ref::Attr(&SIZES)],
);

static SIZES: ods_ir::op::AttrConstraint =
    ods_ir::op::AttrConstraint::new("sizes").test(|attr| attr.as_i32s().is_some());

#[test]
fn sizes_of_segments() {
    let values = "%a:2 = \"t.v\"() : () -> (i32, i32)\n";
    check(
        &format!(
            "{values}fmt.segments b %a#0 (%a#0, %a#1) (%a#1), (), (%a#0, %a#0) (i32), (), (i32, i32)\nfmt.segments ()"
        ),
        &expect![[r#"
            fmt.segments b %0#0 (%0#0, %0#1) (%0#1), (), (%0#0, %0#0) (i32), (), (i32, i32)
            fmt.segments ()
            "fmt.segments"(%0#0, %0#1, %0#0, %0#1, %0#0, %0#0) <{operandSegmentSizes = array<i32: 2, 1, 3>, sizes = array<i32: 1, 0, 2>}> : (i32, i32, i32, i32, i32, i32) -> ()
            "fmt.segments"() <{operandSegmentSizes = array<i32: 0, 0, 0>, sizes = array<i32>}> : () -> ()
        "#]],
    );
}
