//! Hand-written code for the definitions, for the handles of either spelling.

use super::*;
use ods_runtime::interfaces::{
    BranchOpInterface, ConditionallySpeculatable, OpAsmOpInterface, Speculatability,
    SuccessorOperands,
};

pub(super) fn parse_number(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    p.parse_attribute(None)
}

pub(super) fn print_number(p: &mut OpPrinter<'_>, _: FormatCustomOp, n: &Attribute) {
    p.print_attribute(n);
}

impl CustomAssembly for CustomFormOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operand = p.parse_operand()?;
        state.result_types.push(Type::i64());
        p.resolve_operands_of_type(&[operand], &Type::i64(), &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let operand = self.a(p.ir());
        p.write(" ");
        p.print_operand(operand);
    }
}

impl Verify for VerifiedOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.a(ir).defining_op(ir) {
            Some(_) => Ok(()),
            None => Err(self.emit_error(ir, "wants a result")),
        }
    }
}

impl VerifyRegions for VerifiedAfterOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        match self.body(ir).entry_block(ir) {
            Some(_) => Ok(()),
            None => Err(self.emit_error(ir, "wants a block")),
        }
    }
}

impl Fold for FoldableOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.a(ir).into()
    }
}

impl CanonicalizationPatterns for CanonicalizedOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw| op.a(rw).defining::<Self>(rw).map(|_| ()));
    }
}

impl Canonicalize for CanonicalizedByMethodOp {
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        self.a(rw).defining::<Self>(rw).map(|_| ())
    }
}

impl BuiltElsewhereOp {
    /// An op like that which makes `twin`.
    pub fn build_with_twin(b: &mut OpBuilder<'_>, loc: Location, twin: Value) -> Self {
        Self::build(b, loc, twin)
    }
}

impl InferTypes for TraitInfersOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        Ok(vec![state.operands[0].ty(ir).clone()])
    }
}

impl ConditionallySpeculatable for TraitSpeculatesOp {
    fn get_speculatability(self, _: &Ir) -> Speculatability {
        Speculatability::Speculatable
    }
}

impl OpAsmOpInterface for TraitNamesOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.result(ir), "named");
    }
}

impl BranchOpInterface for TraitBranchesOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::of(self, ir, self.a(ir))
    }
}

impl Weighed for TraitOwnInterfaceOp {
    fn weight(self, _: &Ir) -> i64 {
        3
    }
}
