//! Result types in the fluent builder of ops with several variable results.

use ods_runtime::prelude::*;
use ods_runtime::types::IntegerType;

ods! {
    def Res_Dialect : Dialect { let name = "res"; }
    def SplitOp : Op<Res_Dialect, "split", [AttrSizedResultSegments]> {
        let results = (outs Variadic<AnyType>:$low, AnyType:$middle, Optional<AnyType>:$high);
    }
    def AnyOp : Op<Res_Dialect, "any"> {
        let results = (outs Variadic<AnyType>:$all);
    }
}

fn body() -> (Ir, Block) {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<ResDialect>().into());
    let module = ModuleOp::build(&mut OpBuilder::new(&mut ir), Location::UNKNOWN);
    let body = module.body(&ir);
    (ir, body)
}

#[test]
fn each_result_has_its_types() {
    let (mut ir, body) = body();
    let mut b = OpBuilder::at_end(&mut ir, body);
    let split = SplitOp::builder()
        .result_types([Type::i8(), Type::i16()])
        .result_type(Type::i32())
        .result_types([])
        .build(&mut b, Location::UNKNOWN);
    let other = SplitOp::builder()
        .result_types([])
        .result_type(Type::i32())
        .result_type(Type::i64())
        .try_build(&mut b, Location::UNKNOWN)
        .expect("all types are there");
    let any = AnyOp::builder()
        .result_type(Type::i8())
        .result_types([Type::i8(), Type::i8()])
        .build(&mut b, Location::UNKNOWN);
    assert_eq!(split.low(&ir).len(), 2);
    assert_eq!(split.middle(&ir).ty(&ir), &Type::i32());
    assert_eq!(split.high(&ir), None);
    assert_eq!(other.low(&ir).len(), 0);
    assert_eq!(other.high(&ir).map(|high| high.ty(&ir)), Some(&Type::i64()));
    assert_eq!(any.all(&ir).len(), 3);
    for op in body.operations(&ir).collect::<Vec<_>>() {
        verify(op, &ir).unwrap_or_else(|errors| panic!("{errors:?}"));
    }
}

/// `result_type` takes what `build` takes for a result.
#[test]
fn result_types_are_given_as_to_build() {
    let (mut ir, body) = body();
    let mut b = OpBuilder::at_end(&mut ir, body);
    let low = [Type::i8(), Type::i16()];
    let built = SplitOp::build(
        &mut b,
        Location::UNKNOWN,
        &low,
        IntegerType::signless(32),
        None,
    );
    let fluent = SplitOp::builder()
        .result_type(&low)
        .result_type(built.middle(&b))
        .result_type(None)
        .build(&mut b, Location::UNKNOWN);
    let types = |op: SplitOp| op.result_types(&b).cloned().collect::<Vec<Type>>();
    assert_eq!(types(fluent), types(built));
    let last = SplitOp::builder()
        .result_type(&[])
        .result_type(Type::i32())
        .result_type(Some(Type::i64()))
        .build(&mut b, Location::UNKNOWN);
    assert_eq!(last.high(&b).map(|high| high.ty(&b)), Some(&Type::i64()));
    for op in body.operations(&ir).collect::<Vec<_>>() {
        verify(op, &ir).unwrap_or_else(|errors| panic!("{errors:?}"));
    }
}

#[test]
fn types_of_some_results_are_not_enough() {
    let (mut ir, body) = body();
    let mut b = OpBuilder::at_end(&mut ir, body);
    let error = SplitOp::builder()
        .result_types([Type::i8(), Type::i16(), Type::i32()])
        .try_build(&mut b, Location::UNKNOWN)
        .expect_err("these could be of any result");
    assert_eq!(
        error.message,
        "'res.split' op has 3 results in its definition, but the types of 1 were given"
    );
}
