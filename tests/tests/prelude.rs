//! The values that every constraint of the bundled prelude accepts.
//!
//! The test compiles only if the code in the prelude is Rust and the runtime has all functions
//! that it calls. No predicate panics on any value. `UPDATE_EXPECT=1` writes the expected
//! files; read the difference.

use expect_test::expect_file;
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::{DenseArrayAttr, StridedLayoutAttr, StringAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{
    DYNAMIC, MemRefType, OpaqueType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use std::fmt::Display;

mod constraints {
    ods_runtime::ods! {
        #![emit("../ods-codegen/tests/prelude/constraints.td")]
    }
}

/// Types of every kind.
fn types() -> Vec<Type> {
    let mut types = vec![
        Type::i1(),
        Type::i8(),
        Type::i16(),
        Type::int(24),
        Type::i32(),
        Type::i64(),
        Type::int(128),
        Type::signed(32),
        Type::unsigned(8),
        Type::index(),
        Type::none(),
        Type::f16(),
        Type::bf16(),
        Type::tf32(),
        Type::f32(),
        Type::f64(),
        Type::f80(),
        Type::f128(),
        Type::f8e5m2(),
        Type::complex(Type::f32()),
        Type::complex(Type::f64()),
        Type::tuple([]),
        Type::tuple([Type::i32(), Type::f32()]),
        Type::tuple([Type::tuple([Type::i32()])]),
        Type::function([Type::i32()], []),
        OpaqueType::new("d", b"n".as_slice()).into(),
        OpaqueType::new("d", b"m".as_slice()).into(),
    ];
    let (i32, f32) = (Type::i32, Type::f32);
    types.extend([
        VectorType::new([], i32()).into(),
        VectorType::new([4], i32()).into(),
        VectorType::new([2, 2], i32()).into(),
        VectorType::new([8], f32()).into(),
        VectorType::with_scalable_dims([4], i32(), [true]).into(),
        VectorType::with_scalable_dims([2, 4], i32(), [false, true]).into(),
        VectorType::with_scalable_dims([4, 2], i32(), [true, true]).into(),
    ]);
    types.extend([
        UnrankedTensorType::new(f32()).into(),
        RankedTensorType::new([], f32()).into(),
        RankedTensorType::new([4], i32()).into(),
        RankedTensorType::new([DYNAMIC], Type::i1()).into(),
        RankedTensorType::new([2, 3], Type::index()).into(),
        RankedTensorType::new([1, 2], Type::complex(f32())).into(),
    ]);
    let memref = |layout: Attribute| -> Type {
        MemRefType::with_layout([2, 4], i32(), Some(layout), None).into()
    };
    let (d0, d1) = (AffineExpr::Dim(0), AffineExpr::Dim(1));
    let swapped = AffineMap::new(2, 0, vec![d1, d0.clone()]);
    let halved = AffineMap::new(2, 0, vec![d0.floor_div(2)]);
    types.extend([
        UnrankedMemRefType::new(i32(), None).into(),
        MemRefType::new([], f32()).into(),
        MemRefType::new([4], Type::f64()).into(),
        MemRefType::new([DYNAMIC, 2], i32()).into(),
        memref(StridedLayoutAttr::new(0, [8, 2]).into()),
        memref(swapped.into()),
        memref(halved.into()),
    ]);
    types
}

/// Attributes of every kind.
fn attributes() -> Vec<Attribute> {
    let integer = |ty: Type, value| Attribute::integer(&ty, value);
    let elements = |shape: &[i64], ty: Type, text: &str| -> Attribute {
        let ty: Type = RankedTensorType::new(shape, ty).into();
        let value = match text {
            "strings" => DenseElementsAttr::from_strings(ty, ["a".into()]),
            _ if ty.element_type().is_some_and(Type::is_float) => {
                DenseElementsAttr::from_f64s(ty, &[1.0])
            }
            _ => DenseElementsAttr::from_i64s(ty, &[1]),
        };
        value.expect("a value for each element").into()
    };
    let i64s = |values: &[i64]| {
        Attribute::array(
            values
                .iter()
                .map(|v| Attribute::i64(*v))
                .collect::<Vec<_>>(),
        )
    };
    let mut attributes = vec![
        Attribute::bool(true),
        Attribute::bool(false),
        integer(Type::i8(), -1),
        integer(Type::i16(), 4),
        integer(Type::i32(), 3),
        integer(Type::i32(), 6),
        Attribute::i64(0),
        Attribute::i64(8),
        integer(Type::int(128), 5),
        integer(Type::signed(8), -4),
        integer(Type::signed(64), 1),
        integer(Type::unsigned(8), 200),
        integer(Type::unsigned(64), -1),
        Attribute::index(2),
        Attribute::f32(1.0),
        Attribute::f64(0.5),
        Attribute::float(ods_runtime::types::FloatType::F16, 2.0),
        Attribute::string("abc"),
        StringAttr::with_type("abc", Type::i32()).into(),
        Attribute::unit(),
        Attribute::ty(Type::i32()),
        Attribute::ty(Type::function([], [])),
        Attribute::symbol_ref("f"),
        ods_runtime::attributes::SymbolRefAttr::nested("f", ["g".into()]).into(),
        Attribute::dictionary([("a", Attribute::unit()).into()]),
    ];
    attributes.extend([
        Attribute::array([]),
        i64s(&[4]),
        i64s(&[0, 1, 2, 3]),
        Attribute::array([i64s(&[1]), Attribute::array([])]),
        Attribute::array([Attribute::bool(true)]),
        Attribute::array([integer(Type::i32(), 1)]),
        Attribute::array([Attribute::f32(1.0)]),
        Attribute::array([Attribute::string("a"), Attribute::unit()]),
        Attribute::array([Attribute::ty(Type::i1())]),
        Attribute::array([Attribute::symbol_ref("f")]),
        Attribute::array([Attribute::dictionary([])]),
        Attribute::array([AffineMap::multi_dim_identity(1).into()]),
        AffineMap::multi_dim_identity(2).into(),
        ods_runtime::affine::IntegerSet::empty(0, 0).into(),
        ods_runtime::attributes::LocationAttr::file_line_col("f", 1, 2).into(),
        DenseArrayAttr::from_bools(&[true]).into(),
        DenseArrayAttr::from_i8s(&[1]).into(),
        DenseArrayAttr::from_i16s(&[1]).into(),
        DenseArrayAttr::from_i32s(&[]).into(),
        DenseArrayAttr::from_i32s(&[1, 1, 2]).into(),
        DenseArrayAttr::from_i64s(&[3, -1, 4, 5]).into(),
        DenseArrayAttr::from_f32s(&[1.0, 2.0]).into(),
        DenseArrayAttr::from_f64s(&[f64::NAN]).into(),
        elements(&[1], Type::i32(), ""),
        elements(&[2, 3], Type::i32(), ""),
        elements(&[1], Type::i64(), ""),
        elements(&[1], Type::index(), ""),
        elements(&[1], Type::f32(), ""),
        elements(&[2, 3], Type::f32(), ""),
        elements(&[], Type::f64(), ""),
        elements(
            &[1],
            OpaqueType::new("d", b"text".as_slice()).into(),
            "strings",
        ),
    ]);
    attributes
}

/// `summary: accepted values` for each constraint.
fn table<'c, C: 'c, T: Display>(
    constraints: impl Iterator<Item = (&'static str, &'c C)>,
    samples: &[T],
    accepts: impl Fn(&C, &T) -> bool,
) -> String {
    let mut lines: Vec<String> = constraints
        .map(|(summary, constraint)| {
            let accepted: Vec<String> = samples
                .iter()
                .filter(|sample| accepts(constraint, sample))
                .map(ToString::to_string)
                .collect();
            let what = match accepted.len() {
                len if len == samples.len() => "everything".to_owned(),
                _ => accepted.join("  "),
            };
            format!("{summary}: {what}\n")
        })
        .collect();
    lines.sort();
    lines.dedup();
    lines.concat()
}

#[test]
fn type_constraints() {
    let spec = constraints::TypesOp::INFO.spec();
    let operands = spec.operands.iter();
    let constraints = operands.map(|operand| (operand.constraint.summary, operand.constraint));
    let table = table(constraints, &types(), |constraint, ty| {
        constraint.accepts(ty)
    });
    expect_file!["prelude/types.txt"].assert_eq(&table);
}

#[test]
fn attribute_constraints() {
    let spec = constraints::AttributesOp::INFO.spec();
    let slots = spec.slots.iter();
    let constraints = slots.map(|slot| (slot.constraint.summary, slot.constraint));
    let table = table(constraints, &attributes(), |constraint, attr| {
        constraint.accepts(attr)
    });
    expect_file!["prelude/attributes.txt"].assert_eq(&table);
}

#[test]
fn conditions_on_attributes() {
    let spec = constraints::ConfinedOp::INFO.spec();
    let slots = spec.slots.iter();
    let constraints = slots.map(|slot| (slot.constraint.summary, slot.constraint));
    let table = table(constraints, &attributes(), |constraint, attr| {
        constraint.accepts(attr)
    });
    expect_file!["prelude/conditions.txt"].assert_eq(&table);
}
