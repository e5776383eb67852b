//! Constraints on attributes.

use ods_runtime::affine::{AffineMap, IntegerSet};
use ods_runtime::attributes::{
    Attribute, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr, SymbolRefAttr,
};
use ods_runtime::types::{FloatType, IntegerType, Type};
use ods_runtime::{Dialect, DialectRegistry, Ir, Location, Op as _};

ods_runtime::ods! { #![emit("tests/prelude_ops/attributes.td")] }

#[test]
fn accept_what_they_should() {
    super::check::<Attributes>(|info, text| {
        let attr = Attribute::parse(text).expect(text);
        info.spec().slots[0].constraint.accepts(&attr)
    });
}

#[test]
fn accept_their_defaults() {
    let mut count = 0;
    for info in Attributes::INFO.operations() {
        let spec = info.spec();
        if let Some(default) = spec.default_attr(0) {
            let constraint = spec.slots[0].constraint;
            assert!(constraint.accepts(default), "{}: {default}", info.name());
            assert!(
                constraint
                    .class
                    .is_none_or(|class| (class.contains)(default))
            );
            count += 1;
        }
    }
    assert!(count > 15, "only {count}");
}

/// Builds an op with a value, and checks the attribute and the result of the accessor.
macro_rules! check_value {
    ($op:ident, $value:expr, $text:literal, |$read:ident| $is_right:expr) => {{
        let registry = DialectRegistry::new().with::<Attributes>();
        let mut ir = Ir::with_registry(registry.into());
        let op = $op::build(&mut ir.builder(), Location::UNKNOWN, $value);
        let attr = op.attr(&ir, $op::VALUE).expect("the attribute is there");
        assert_eq!(attr.to_string(), $text);
        let constraint = $op::INFO.spec().slots[0].constraint;
        assert!(constraint.accepts(attr));
        let $read = op.value(&ir);
        assert!($is_right, "{}: {:?}", stringify!($op), $read);
    }};
    ($op:ident, $value:expr, $text:literal) => {
        check_value!($op, $value, $text, |read| read == $value)
    };
}

#[test]
fn numbers_are_read_as_they_were_built() {
    check_value!(BoolOp, true, "true");
    check_value!(IndexOp, -5, "-5 : index");
    check_value!(I1Op, false, "false");
    check_value!(I8Op, -128, "-128 : i8");
    check_value!(I64Op, i64::MIN, "-9223372036854775808 : i64");
    check_value!(SI1Op, true, "-1 : si1");
    check_value!(SI16Op, -5, "-5 : si16");
    check_value!(UI1Op, true, "1 : ui1");
    check_value!(UI8Op, 255, "255 : ui8");
    check_value!(UI64Op, u64::MAX, "18446744073709551615 : ui64");
    check_value!(F32Op, 0.1, "1.000000e-01 : f32");
    check_value!(F64Op, -0.5, "-5.000000e-01 : f64");
    let wide = IntegerAttr::new(&Type::int(24), -7);
    check_value!(SignlessBaseOp, wide.clone(), "-7 : i24", |read| *read
        == wide);
    let half = FloatAttr::new(FloatType::F16, 1.5);
    check_value!(
        FloatBaseOp,
        half.clone(),
        "1.500000e+00 : f16",
        |read| *read == half
    );
}

#[test]
fn other_values_are_read_as_they_were_built() {
    check_value!(StrOp, "a\"b", "\"a\\22b\"");
    check_value!(FlatSymbolRefOp, "f", "@f");
    let nested = SymbolRefAttr::nested("a", ["b".into()]);
    check_value!(SymbolRefOp, nested.clone(), "@a::@b", |read| *read
        == nested);
    check_value!(TypeOp, Type::f32(), "f32", |read| *read == Type::f32());
    let integer = IntegerType::signless(32);
    check_value!(TypeOfOp, integer, "i32", |read| *read == integer);
    let tensor = Type::parse("tensor<*xf32>").expect("a type");
    check_value!(
        TypeOfTensorOp,
        tensor.clone(),
        "tensor<*xf32>",
        |read| *read == tensor
    );
    let entries = DictionaryAttr::new([("a", 1_i64).into()]);
    check_value!(DictionaryOp, entries.clone(), "{a = 1 : i64}", |read| *read
        == entries);
    let map = AffineMap::multi_dim_identity(1);
    check_value!(
        AffineMapOp,
        map.clone(),
        "affine_map<(d0) -> (d0)>",
        |read| *read == map
    );
    let set = IntegerSet::empty(0, 0);
    check_value!(
        IntegerSetOp,
        set.clone(),
        "affine_set<() : (1 == 0)>",
        |read| *read == set
    );
    check_value!(UnitOp, true, "unit");
    check_value!(AnyOp, Attribute::from("a"), "\"a\"", |read| read.as_str()
        == Some("a"));
}

#[test]
fn lists_are_read_as_they_were_built() {
    check_value!(DenseI64ArrayOp, &[1, -2], "array<i64: 1, -2>");
    check_value!(DenseBoolArrayOp, &[true, false], "array<i1: true, false>");
    check_value!(DenseF32ArrayOp, &[1.5], "array<f32: 1.500000e+00>");
    check_value!(I64SmallVectorArrayOp, vec![1, 2], "[1, 2]");
    let numbers = [Attribute::i64(1), Attribute::i64(2)];
    check_value!(I64ArrayOp, &numbers, "[1, 2]");
    check_value!(ArrayOp, &numbers, "[1, 2]");
    check_value!(NthEqOp, &[Attribute::i64(4)], "[4]");
    check_value!(TypedArrayBaseOp, <&[Attribute]>::default(), "[]");
    let elements = Attribute::parse("dense<[1, 2]> : tensor<2xi32>").expect("elements");
    let elements: &DenseElementsAttr = elements.downcast().expect("elements");
    check_value!(
        RankedI32ElementsOp,
        elements.clone(),
        "dense<[1, 2]> : tensor<2xi32>",
        |read| read == elements
    );
}

#[test]
fn are_all_here() {
    let text = include_str!("attributes.td");
    let missing = super::missing("mlir/IR/CommonAttrConstraints.td", text);
    assert_eq!(missing, ["DerivedAttr", "DerivedTypeAttr"]);
}
