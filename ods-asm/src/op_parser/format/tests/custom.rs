//! Tests of custom directives: their arguments and their results.

use super::FMT;
use super::check;
use crate::custom_form::{CustomDirective, OptionalCustomDirective};
use expect_test::expect;
use ods_ir::attributes::{Attribute, NamedAttribute};
use ods_ir::op::TextItem;
use ods_ir::op::{
    AttrConstraint, OpInfo, PropDef, Ref, RegionConstraint, TypeConstraint, attr_dictionary,
    property,
};
use ods_ir::property::prop;
use ods_ir::types::Type;

static ANY_TYPE: TypeConstraint = TypeConstraint::new("any type").always();
static ANY_ATTR: AttrConstraint = AttrConstraint::new("any attribute").always();
static REGION: RegionConstraint = RegionConstraint::new("any region");
static I64: PropDef<i64> = PropDef::new(
    "int64_t",
    prop::to_attribute,
    prop::from_attribute,
    prop::parse,
    prop::print,
);

/// `type($b)`, written after `as`. By default it equals the type of `ref($a)`.
static LIKE: CustomDirective = CustomDirective {
    parse: |p, state| {
        let like = state.operand_types(0)[0].clone();
        let ty = if p.parse_optional_keyword("as") {
            p.parse_type()?
        } else {
            like
        };
        state.set_operand_types(1, [ty]);
        Ok(())
    },
    print: |p, op| {
        let ir = p.ir();
        let types = [0, 1].map(|number| op.operand(ir, number).ty(ir));
        if types[0] != types[1] {
            p.write("as ");
            p.print_type(types[1]);
        }
    },
};

pub(super) static REFS: OpInfo = OpInfo::new(
    "fmt.refs",
    &FMT,
    "operand a 1 0\noperand b 1 0\nformat _o0 _', _o1 _': _to0 _c1(to1,&to0) dict",
    &[Ref::Type(&ANY_TYPE), Ref::Custom(TextItem::new(&LIKE))],
);

#[test]
fn directives_see_what_was_parsed() {
    check(
        "%a:2 = \"t.v\"() : () -> (i8, i16)\nfmt.refs %a#0, %a#1 : i8 as i16\nfmt.refs %a#0, %a#0 : i8",
        &expect![[r#"
            fmt.refs %0#0 , %0#1 : i8 as i16
            fmt.refs %0#0 , %0#0 : i8 
            "fmt.refs"(%0#0, %0#1) : (i8, i16) -> ()
            "fmt.refs"(%0#0, %0#0) : (i8, i8) -> ()
        "#]],
    );
}

/// `[ attribute ]`, optional.
static BRACKETS: OptionalCustomDirective = OptionalCustomDirective {
    parse: |p, state| {
        if !p.parse_optional_l_square() {
            return Ok(false);
        }
        let attr = p.parse_attribute(None)?;
        p.parse_r_square()?;
        state.set_attr(0, attr);
        Ok(true)
    },
    print: |p, op| {
        let ir = p.ir();
        p.write("[");
        if let Some(attr) = ods_ir::op::optional_attr(op, ir, 0) {
            p.print_attribute(attr);
        }
        p.write("]");
    },
};

pub(super) static GUARD: OpInfo = OpInfo::new(
    "fmt.guard",
    &FMT,
    "attr a optional 0\nformat (a0 _c1(a0) _'end | _'else ) dict",
    &[
        Ref::Attr(&ANY_ATTR),
        Ref::OptionalCustom(TextItem::new(&BRACKETS)),
    ],
);

#[test]
fn directives_start_groups() {
    check(
        "fmt.guard [5] end\nfmt.guard else {a = 6}",
        &expect![[r#"
            fmt.guard [5 : i64] end
            fmt.guard [6 : i64] end
            "fmt.guard"() <{a = 5 : i64}> : () -> ()
            "fmt.guard"() <{a = 6 : i64}> : () -> ()
        "#]],
    );
    check(
        "fmt.guard [5] else",
        &expect![[r"
            1:15: custom op 'fmt.guard' expected 'end'
        "]],
    );
}

/// A directive that takes every kind of argument.
static EVERYTHING: CustomDirective = CustomDirective {
    parse: |p, state| {
        let operands = p.parse_operand_list(ods_ir::text::parser::Delimiter::Paren)?;
        let count = operands.len();
        state.set_operand_groups(0, &[operands, Vec::new()]);
        assert_eq!(state.operand_groups(0)[0].len(), count);
        assert_eq!(state.all_operands().len(), count);
        let types = vec![Type::i8(); count];
        state.set_operand_type_groups(0, vec![types, Vec::new()]);
        assert_eq!(state.all_operand_types().len(), count);
        state.set_result_types(0, state.operand_types(0).to_vec());
        assert_eq!(state.all_result_types(), state.result_types(0));
        let number = p.parse_integer()?;
        state.set_property(0, number);
        assert_eq!(state.property(0), Some(&number));
        let region = p.parse_region()?;
        state.set_regions(0, [region]);
        assert_eq!(state.all_regions(), [region]);
        state.set_attributes([
            NamedAttribute::new("inherent", Attribute::i64(1)),
            NamedAttribute::new("discardable", Attribute::i64(2)),
        ]);
        // One slot holds the group sizes, which are not yet known.
        assert_eq!(state.attributes().len(), 2);
        assert_eq!(state.attr(1), Some(&Attribute::i64(1)));
        assert!(state.successors(0).is_empty() && state.all_successors().is_empty());
        state.operation().location = ods_ir::Location::UNKNOWN;
        Ok(())
    },
    print: |p, op| {
        let ir = p.ir();
        p.write("(");
        p.print_operands(op.operands(ir));
        p.write(") ");
        p.write_integer(*property::<i64>(op, ir, 0));
        p.write(" ");
        p.print_region(op.regions(ir)[0], crate::op_printer::RegionStyle::default());
        p.write(" // ");
        p.print_attribute_dict(attr_dictionary(op, ir).iter());
    },
};

pub(super) static ALL: OpInfo = OpInfo::new(
    "fmt.everything",
    &FMT,
    "operand a ** 0 0\nattr sizes required 1\nattr inherent required 1\nprop p 2\nresult r * 0\nregion g 1 3\nsuccessor s *\nformat _c4(o0,to0,tr0,a1,p0,G0,s0)",
    &[
        Ref::Type(&ANY_TYPE),
        Ref::Attr(&ANY_ATTR),
        Ref::Prop(&I64),
        Ref::Region(&REGION),
        Ref::Custom(TextItem::new(&EVERYTHING)),
    ],
);

#[test]
fn directives_set_everything() {
    check(
        "%a = \"t.v\"() : () -> i8\n%0 = fmt.everything (%a) 7 {}",
        &expect![[r#"
            %1 = fmt.everything (%0) 7 {
            } // {discardable = 2 : i64, inherent = 1 : i64, sizes = array<i32: 1, 0>}
            %1 = "fmt.everything"(%0) <{inherent = 1 : i64, p = 7 : i64, sizes = array<i32: 1, 0>}> ({
            }) {discardable = 2 : i64} : (i8) -> i8
        "#]],
    );
}
