//! Derives in scopes where names have other meanings, and with private items.

use ods_runtime::prelude::Ir as TheIr;

/// Shadows every name that generated code uses.
mod shadowed {
    #![allow(
        dead_code,
        non_camel_case_types,
        reason = "names that must not be found"
    )]

    struct Result;
    struct Option;
    struct Vec;
    struct String;
    struct Type;
    struct Attribute;
    struct Operation;
    struct Ir;
    struct Value;
    fn drop() {}
    struct i64;
    struct usize;
    struct bool;
    struct str;
    struct u8;

    #[derive(ods_runtime::DialectDef)]
    #[dialect(name = "shadowed", ops = [EverythingOp])]
    pub(super) struct MyDialect;

    #[derive(ods_runtime::OpDef)]
    #[op(
        dialect = MyDialect,
        name = "everything",
        traits = [Pure],
        assembly_format = "$one (`,` $rest^)? ($maybe^)? attr-dict `:` type($one) (`,` type($rest)^)? $bodies"
    )]
    pub(super) struct Everything<'a> {
        #[operand(AnyType)]
        pub(super) one: ods_runtime::Value,
        #[operand(Variadic<AnyType>)]
        rest: &'a [ods_runtime::Value],
        #[attr(OptionalAttr<StrAttr>)]
        maybe: ::core::option::Option<&'a ::core::primitive::str>,
        #[attr(DefaultValuedAttr<I64Attr, "7">)]
        pub(super) count: ::core::primitive::i64,
        #[attr(OptionalAttr<DenseI64ArrayAttr>)]
        shape: ::core::option::Option<&'a [::core::primitive::i64]>,
        #[attr(UnitAttr)]
        exact: ::core::primitive::bool,
        #[region(VariadicRegion<AnyRegion>)]
        bodies: ::std::vec::Vec<ods_runtime::Region>,
    }
}

/// A private op with fields that are never read.
mod private {
    use ods_runtime::prelude::*;

    #[derive(DialectDef)]
    #[dialect(name = "private", ops = [Hidden])]
    pub(super) struct PrivateDialect;

    #[derive(OpDef)]
    #[op(dialect = PrivateDialect, name = "hidden", handle = Hidden)]
    struct HiddenParts {
        #[operand(AnyType, unnamed)]
        first: Value,
        #[region(AnyRegion)]
        body: Region,
    }
}

#[test]
fn names_are_as_the_compiler_knows_them() {
    use ods_runtime::prelude::*;
    let registry = DialectRegistry::new().with::<shadowed::MyDialect>();
    let mut ir = TheIr::with_registry(registry.into());
    let block = ir.create_block(&[Type::i32()]);
    let value = block.arguments(&ir)[0];
    let mut b = OpBuilder::at_end(&mut ir, block);
    let op = shadowed::EverythingOp::build(
        &mut b,
        Location::UNKNOWN,
        value,
        &[],
        None,
        None,
        None,
        false,
        0,
    );
    let shadowed::Everything { one, count, .. } = op.fields(&ir);
    assert_eq!((one, count), (value, 7));
    assert_eq!(shadowed::EverythingOp::INFO.name(), "shadowed.everything");
    assert_eq!(private::PrivateDialect::INFO.operations().count(), 1);
}

/// Types, paths and expressions that a macro passes on.
mod passed_on {
    use ods_runtime::prelude::*;

    #[derive(DialectDef)]
    #[dialect(name = "passed", ops = [PairOp])]
    pub(super) struct PassedDialect;

    macro_rules! op {
        ($dialect:path, $constraint:ty, $default:expr, $traits:tt) => {
            #[derive(OpDef)]
            #[op(dialect = $dialect, name = "pair", traits = $traits)]
            pub(super) struct Pair {
                #[operand($constraint)]
                one: Value,
                #[operand(Variadic<$constraint>)]
                rest: Vec<Value>,
                #[attr(DefaultValuedAttr<I64Attr, $default>)]
                count: i64,
                #[result($constraint)]
                result: Value,
            }
        };
    }
    op!(PassedDialect, I64, "7", [Pure]);
}

#[test]
fn macros_pass_constraints_on() {
    use ods_runtime::prelude::*;
    let spec = passed_on::PairOp::INFO.spec();
    let constraints = spec.operands.iter().chain(&spec.results);
    for value in constraints {
        assert_eq!(value.constraint.summary, "64-bit signless integer");
    }
}
