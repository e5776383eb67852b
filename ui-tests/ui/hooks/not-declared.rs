//! Functions that are written for an op or a dialect whose definition does not declare them.

use ods_runtime::interfaces::{InterfaceEntry, InterfaceRequest};
use ods_runtime::prelude::*;
use ods_runtime::text::parser::Parsed;

ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def AOp : Op<My_Dialect, "a"> { let results = (outs I32:$result); }
}

impl Verify for AOp {
    fn verify(self, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

impl VerifyRegions for AOp {
    fn verify_regions(self, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

impl Fold for AOp {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Folded::No
    }
}

impl Canonicalize for AOp {
    fn canonicalize(self, _: &mut Rewriter<'_>) -> Option<()> {
        None
    }
}

impl CanonicalizationPatterns for AOp {
    fn patterns(_: &mut PatternSet) {}
}

impl CustomAssembly for AOp {
    fn parse(_: &mut OpParser<'_, '_>, _: &mut OperationState) -> Parsed<()> {
        Ok(())
    }

    fn print(self, _: &mut OpPrinter<'_>) {}
}

impl InferTypes for AOp {
    fn infer_types(_: &Ir, _: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        Ok(Vec::new())
    }
}

impl MaterializeConstant for MyDialect {
    fn materialize_constant(
        _: &mut OpBuilder<'_>,
        _: &Attribute,
        _: &Type,
        _: Location,
    ) -> Option<Operation> {
        None
    }
}

impl OperationInterfaceFallback for MyDialect {
    fn interface_of(_: InterfaceRequest<'_>) -> Option<&'static InterfaceEntry> {
        None
    }
}

#[derive(DialectDef)]
#[dialect(name = "derived", ops = [SubOp])]
pub struct DerivedDialect;

/// An op by derive.
#[derive(OpDef)]
#[op(dialect = DerivedDialect, name = "sub")]
pub struct Sub {
    #[result(I32)]
    result: Value,
}

impl Verify for SubOp {
    fn verify(self, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

fn main() {}
