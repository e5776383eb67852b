//! Adaptors over parts without an operation, verified before they are read, as by MLIR's
//! `OpAdaptor::verify`.

use ods_runtime::op::{Property, RawAdaptor, Slot};
use ods_runtime::prelude::*;

ods! {
    def Adapted_Dialect : Dialect { let name = "adapted"; }

    def PartsOp : Op<Adapted_Dialect, "parts", [AttrSizedOperandSegments]> {
        let arguments = (ins
            VariadicOfVariadic<AnyType, "sizes">:$groups, Variadic<I32>:$values, DenseI32ArrayAttr:$sizes,
            I32Attr:$number, OptionalAttr<StrAttr>:$maybe, DefaultValuedAttr<I32Attr, "3">:$filled,
            ConfinedAttr<I64Attr, [IntPositive]>:$count, IntProp<"i64">:$prop,
            ConfinedProp<I32Prop, CPred<"$_self > 3">, "more than three">:$large);
    }
    def NoneOp : Op<Adapted_Dialect, "none">;
}

const HERE: Location = Location::UNKNOWN;

/// Valid parts.
fn parts() -> OperationState {
    let mut state = OperationState::new(PartsOp::INFO, HERE);
    for (name, text) in [
        ("sizes", "array<i32>"),
        ("number", "1 : i32"),
        ("count", "2 : i64"),
        ("operandSegmentSizes", "array<i32: 0, 0>"),
    ] {
        set(&mut state, name, text);
    }
    state.set_property_named("prop", 5_i64);
    state.set_property_named("large", 4_i32);
    state
}

fn set(state: &mut OperationState, name: &str, text: &str) {
    state.set_attribute(name, Attribute::parse(text).expect("an attribute"));
}

#[track_caller]
fn message(state: &OperationState) -> String {
    match PartsOp::verified_fields_of(state) {
        Ok(_) => panic!("the parts are valid"),
        Err(error) => error.message,
    }
}

#[test]
fn parts_are_read_once_they_are_valid() {
    let state = parts();
    let fields = PartsOp::verified_fields_of(&state).expect("the parts are valid");
    assert_eq!((fields.number, fields.count, fields.filled), (1, 2, 3));
    assert_eq!((fields.maybe, fields.prop, fields.large), (None, 5, 4));
    assert!(fields.groups.is_empty() && fields.values.is_empty());
    let none = OperationState::new(NoneOp::INFO, HERE);
    NoneOp::verified_fields_of(&none).expect("there are none");
}

/// The messages of `AOpAdaptor::verify` that mlir-tblgen 22 generates, in its order:
/// properties, missing attributes by name, then constraints in the order of declaration.
#[test]
fn the_first_mistake_is_reported() {
    let mut state = OperationState::new(PartsOp::INFO, HERE);
    state.set_property_named("prop", 5_i64);
    state.set_property_named("large", 3_i32);
    let steps: [(&str, &str, &str); 7] = [
        (
            "",
            "",
            "property 'large' failed to satisfy constraint: more than three",
        ),
        ("large", "", "requires attribute 'count'"),
        ("count", "0 : i64", "requires attribute 'number'"),
        ("number", "1 : i8", "requires attribute 'sizes'"),
        (
            "sizes",
            "array<i32>",
            "attribute 'number' failed to satisfy constraint: 32-bit signless integer attribute",
        ),
        (
            "number",
            "1 : i32",
            "attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive",
        ),
        (
            "maybe",
            "1 : i32",
            "attribute 'maybe' failed to satisfy constraint: string attribute",
        ),
    ];
    for (name, text, expected) in steps {
        match name {
            "" => {}
            "large" => state.set_property_named("large", 4_i32),
            name => set(&mut state, name, text),
        }
        assert_eq!(message(&state), format!("'adapted.parts' op {expected}"));
    }
}

#[test]
fn sizes_of_segments_are_checked() {
    for (sizes, expected) in [
        (
            "array<i32: 1, 0>",
            "operand count (0) does not match with the total size (1) specified in attribute 'operandSegmentSizes'",
        ),
        (
            "array<i32: 0>",
            "'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1",
        ),
        (
            "array<i32: 1, -1>",
            "'operandSegmentSizes' attribute cannot have negative elements",
        ),
    ] {
        let mut state = parts();
        set(&mut state, "operandSegmentSizes", sizes);
        assert_eq!(message(&state), format!("'adapted.parts' op {expected}"));
    }
}

/// Over substitutes for values, and at another location.
#[test]
fn adaptors_of_other_values() {
    let slots = |number: &str| {
        let text = ["array<i32: 1>", number, "\"m\"", "3 : i32", "2 : i64"];
        let mut slots: Vec<Slot> = text
            .map(|text| Attribute::parse(text).expect("an attribute").into())
            .into();
        slots.push(Attribute::parse("array<i32: 1, 2>").expect("sizes").into());
        slots.push(Property::new(1_i64).into());
        slots.push(Property::new(9_i32).into());
        slots
    };
    let slots_of = slots("1 : i32");
    let raw = RawAdaptor::new(PartsOp::INFO, &["a", "b", "c"], &slots_of, &[]);
    raw.verify(HERE).expect("the parts are valid");
    let fields = PartsOp::read(raw);
    assert_eq!(
        (fields.groups, fields.values),
        (vec![["a"].as_slice()], ["b", "c"].as_slice())
    );
    assert_eq!(fields.large, 9);
    let slots_of = slots("1 : i8");
    let raw = RawAdaptor::new(PartsOp::INFO, &["a", "b", "c"], &slots_of, &[]);
    let error = raw.verify(HERE).expect_err("`number` is wrong");
    assert!(
        error
            .message
            .starts_with("'adapted.parts' op attribute 'number' failed")
    );
}

#[test]
fn parts_of_another_op() {
    let state = OperationState::new(NoneOp::INFO, HERE);
    assert_eq!(
        message(&state),
        "expected the parts of `adapted.parts`, found those of `adapted.none`"
    );
}
