//! Items of a dialect besides its ops: typed helpers for discardable attributes, the user's
//! code, attributes in the dictionary.

use super::{error, first, parse, printed};
use ods_runtime::prelude::*;

ods! {
    def Plain_Dialect : Dialect {
        let name = "plain";
        let discardableAttrs = (ins
            I64Attr:$stride, UnitAttr:$hot, StrAttr:$sourceName, TypeAttr:$type, AnyAttr:$any,
            OptionalAttr<DenseI64ArrayAttr>:$dims);
        let dependentDialects = ["OldDialect"];
        let extraClassDeclaration = [{
            pub(crate) const VERSION: u32 = 3;
        }];
    }

    def NopOp : Op<Plain_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }

    // Inherent attributes among the others.
    def Old_Dialect : Dialect {
        let name = "old";
        let usePropertiesForAttributes = 0;
        let dependentDialects = ["NewDialect"];
    }

    def OldOp : Op<Old_Dialect, "op", [AttrSizedOperandSegments]> {
        let arguments = (ins
            Variadic<AnyType>:$a, Variadic<AnyType>:$b, I64Attr:$number,
            DefaultValuedAttr<StrAttr, "\"x\"">:$label, OptionalAttr<UnitAttr>:$flag);
    }

    def MixedOp : Op<Old_Dialect, "mixed"> {
        let arguments = (ins I64Attr:$number, I64Prop:$prop);
    }

    def New_Dialect : Dialect { let name = "new"; }

    def SmallInt : Type<CPred<"matches!($_self, ::ods_runtime::Type::Integer(ty) if ty.width() < 32)">, "small integer"> {
        let cppFunctionName = "isSmallInt";
    }
    def EvenAttr : AttrConstraint<CPred<"matches!($_self, ::ods_runtime::Attribute::Integer(v) if v.value().to_i64().is_some_and(|v| v % 2 == 0))">, "even"> {
        let cppFunctionName = "is_even";
    }
}

#[test]
fn discardable_attributes_have_types() {
    let text = "plain.nop {plain.stride = 4 : i64, plain.hot, plain.type = i32, plain.dims = array<i64: 1, 2>}";
    let (mut ir, module) = parse::<PlainDialect>(text);
    let op: NopOp = first(&ir, module);
    assert_eq!(PlainDialect::stride(op, &ir), Some(4));
    assert!(PlainDialect::hot(op, &ir));
    assert_eq!(PlainDialect::r#type(op, &ir), Some(&Type::i32()));
    assert_eq!(PlainDialect::dims(op, &ir), Some([1, 2].as_slice()));
    assert_eq!(PlainDialect::source_name(op, &ir), None);
    PlainDialect::SOURCE_NAME.set(op, &mut ir, "s");
    PlainDialect::STRIDE.set(op, &mut ir, 8);
    PlainDialect::ANY.set(op, &mut ir, Attribute::i32(1));
    assert_eq!(PlainDialect::source_name(op, &ir), Some("s"));
    assert_eq!(PlainDialect::any(op, &ir), Some(&Attribute::i32(1)));
    let removed = PlainDialect::HOT.remove(op, &mut ir);
    assert_eq!(removed, Some(Attribute::unit()));
    assert!(!PlainDialect::HOT.is_present(op, &ir));
    PlainDialect::TYPE.remove(op.operation(), &mut ir);
    PlainDialect::DIMS.remove(op, &mut ir);
    assert_eq!(
        op.operation().display(&ir).to_string(),
        "plain.nop {plain.any = 1 : i32, plain.sourceName = \"s\", plain.stride = 8 : i64}"
    );
    // With another kind of value it is present, but violates the constraint.
    op.operation().set_attribute(
        &mut ir,
        PlainDialect::STRIDE.name(),
        Some(Attribute::i32(1)),
    );
    assert_eq!(PlainDialect::stride(op, &ir), None);
    assert!(PlainDialect::STRIDE.is_present(op, &ir));
}

#[test]
fn dependent_dialects_come_along() {
    let registry = DialectRegistry::new().with::<PlainDialect>();
    assert_eq!(registry.dialect_names(), ["builtin", "new", "old", "plain"]);
    assert_eq!(PlainDialect::VERSION, 3);
}

#[test]
fn attributes_in_the_dictionary() {
    assert_eq!(
        error::<OldDialect>(
            "\"old.op\"() {number = 1 : i64, operandSegmentSizes = array<i32: 0>} : () -> ()"
        ),
        "'old.op' op 'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1"
    );
    let text =
        "\"old.op\"() {number = 1 : i64, operandSegmentSizes = array<i32: 0, 0>, other} : () -> ()";
    let (mut ir, module) = parse::<OldDialect>(text);
    let op: OldOp = first(&ir, module);
    assert_eq!((op.number(&ir), op.label(&ir)), (1, "x"));
    op.set(&mut ir, OldOp::NUMBER, 2);
    assert_eq!(
        printed(&ir, op.operation())[1],
        "\"old.op\"() {label = \"x\", number = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, other} : () -> ()"
    );
    let text = "\"old.mixed\"() <{prop = 3 : i64}> {number = 4 : i64} : () -> ()";
    let (ir, module) = parse::<OldDialect>(text);
    let op: MixedOp = first(&ir, module);
    assert_eq!((op.number(&ir), op.prop(&ir)), (4, 3));
    // An op with properties stores its attributes there, too.
    assert_eq!(
        printed(&ir, op.operation())[1],
        "\"old.mixed\"() <{number = 4 : i64, prop = 3 : i64}> : () -> ()"
    );
    assert_eq!(
        error::<OldDialect>("\"old.op\"() <{number = 1}> : () -> ()"),
        "invalid properties {number = 1 : i64} for op old.op: this operation does not support properties"
    );
    assert_eq!(
        error::<OldDialect>("\"old.mixed\"() {number = 1 : i32} : () -> ()"),
        "'old.mixed' op attribute 'number' failed to satisfy constraint: 64-bit signless integer attribute"
    );
}

#[test]
fn constraints_are_functions() {
    assert!(is_small_int(&Type::int(8)) && !is_small_int(&Type::i64()));
    assert!(is_even(&Attribute::i64(2)) && !is_even(&Attribute::i64(3)));
    assert!(!is_even(&Attribute::unit()));
}
