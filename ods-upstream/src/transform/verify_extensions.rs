//! What operations that other dialects inject have to be.

use super::assembly::operand_of;
use super::traits::PossibleTopLevelTransformOpTrait;
use super::{
    ApplyRegisteredPassOp, ApplyToLLVMConversionPatternsOp, CastOp, ConstrainParamsOp,
    IRDLCollectMatchingOp, MapForallToBlocks, MergeHandlesOp, PadTilingInterfaceOp,
    SimplifyBoundedAffineOpsOp, WithPDLPatternsOp,
};
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;

impl CastOpInterface for CastOp {
    fn are_cast_compatible(_: &[Type], _: &[Type]) -> bool {
        true
    }
}

impl Fold for MergeHandlesOp {
    /// One handle is merged with nothing.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let only = match self.operation().operands(ir) {
            [only] => Some(FoldResult::Value(*only)),
            _ => None,
        };
        only.into()
    }
}

impl OpAsmOpInterface for WithPDLPatternsOp {
    fn get_default_dialect() -> &'static str {
        "transform"
    }
}

/// Counts how often the options refer to each of the operands.
fn count_uses(attr: &Attribute, uses: &mut [usize]) -> Result<(), String> {
    if let Some(index) = operand_of(attr) {
        let index = index.to_i64().unwrap_or(-1);
        let count = uses.len();
        let slot = usize::try_from(index)
            .ok()
            .and_then(|index| uses.get_mut(index));
        return match slot {
            None => Err(format!(
                "dynamic option index {index} is out of bounds for the number of dynamic options: {count}"
            )),
            Some(0) => {
                if let Ok(index) = usize::try_from(index) {
                    uses[index] = 1;
                }
                Ok(())
            }
            Some(_) => Err(format!(
                "dynamic option index {index} is already used in options"
            )),
        };
    }
    let elements = attr.as_array().unwrap_or_default();
    elements
        .iter()
        .try_for_each(|element| count_uses(element, uses))
}

impl Verify for ApplyRegisteredPassOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let mut uses = vec![0; self.dynamic_options(ir).len()];
        if let Some(Attribute::Dictionary(options)) = self.operation().attribute(ir, "options") {
            for option in options.entries() {
                let counted = count_uses(&option.value, &mut uses);
                counted.map_err(|message| self.emit_error(ir, message))?;
            }
        }
        if uses.contains(&0) {
            let message = "a param operand does not have a corresponding param_operand attr in the options dict";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

/// The dialects whose operations MLIR converts to LLVM by an interface.
const WITH_CONVERSION_TO_LLVM: [&str; 15] = [
    "arith", "cf", "complex", "func", "gpu", "index", "math", "memref", "mpi", "nvvm", "omp",
    "ptr", "ub", "vector", "xevm",
];

impl Verify for ApplyToLLVMConversionPatternsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let name = self.operation().attribute(ir, "dialect_name");
        let name = name.and_then(Attribute::as_str).unwrap_or_default();
        if WITH_CONVERSION_TO_LLVM.contains(&name) {
            return Ok(());
        }
        let problem = if ir.registry().dialect(name).is_some() {
            "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded"
        } else {
            "unknown dialect or dialect not loaded"
        };
        Err(self.emit_error(ir, format!("{problem}: {name}")))
    }
}

impl Verify for MapForallToBlocks {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let dims = self.operation().attribute(ir, "grid_dims");
        match dims.and_then(Attribute::as_i64s).unwrap_or_default().len() {
            0 | 3 => Ok(()),
            _ => Err(self.emit_error(ir, "transform requires empty or size-3 grid_dims")),
        }
    }
}

impl Verify for PadTilingInterfaceOp {
    fn verify(self, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

impl Verify for SimplifyBoundedAffineOpsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let expected = self.bounded_values(ir).len();
        for (name, what) in [("lower_bounds", "lower"), ("upper_bounds", "upper")] {
            let bounds = self.operation().attribute(ir, name);
            let found = bounds
                .and_then(Attribute::as_i64s)
                .unwrap_or_default()
                .len();
            if found != expected {
                let message = format!(
                    "incorrect number of {what} bounds, expected {expected} but found {found}"
                );
                return Err(self.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

/// The operations of the first block.
fn nested(op: Operation, ir: &Ir) -> Vec<Operation> {
    let entry = op
        .regions(ir)
        .first()
        .and_then(|region| region.entry_block(ir));
    entry
        .map(|entry| entry.operations(ir).collect())
        .unwrap_or_default()
}

fn is_named(op: Operation, ir: &Ir, name: &str) -> bool {
    op.name(ir).as_str() == name
}

impl Verify for IRDLCollectMatchingOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let body = nested(self.operation(), ir);
        let [dialect] = body.as_slice() else {
            return fail("expects a single operation in the body");
        };
        if !is_named(*dialect, ir, "irdl.dialect") {
            return fail("expects the body operation to be irdl.dialect");
        }
        let definitions = nested(*dialect, ir);
        let count = |name: &str| {
            definitions
                .iter()
                .filter(|op| is_named(**op, ir, name))
                .count()
        };
        if count("irdl.operation") != 1 {
            return fail("expects IRDL to contain exactly one operation");
        }
        if count("irdl.type") != 0 || count("irdl.attribute") != 0 {
            return fail("IRDL types and attributes are not yet supported");
        }
        Ok(())
    }
}

impl Verify for WithPDLPatternsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let mut found: Option<Operation> = None;
        for nested in nested(op, ir) {
            if is_named(nested, ir, "pdl.pattern") {
                continue;
            }
            if !nested.has_trait::<PossibleTopLevelTransformOpTrait>(ir) {
                let message = "expects only pattern and top-level transform ops in its body";
                let error = self.emit_error(ir, message);
                return Err(error.with_note(nested.location(ir), "offending op"));
            }
            if let Some(first) = found {
                let error = self.emit_error(ir, "expects only one non-pattern op in its body");
                let error = error.with_note(first.location(ir), "first non-pattern op");
                return Err(error.with_note(nested.location(ir), "second non-pattern op"));
            }
            found = Some(nested);
        }
        if let Some(parent) = op.parent_of_type::<Self>(ir) {
            let error = self.emit_error(ir, "cannot be nested");
            return Err(error.with_note(parent.location(ir), "parent operation"));
        }
        if found.is_none() {
            return Err(self.emit_error(ir, "expects at least one non-pattern op"));
        }
        Ok(())
    }
}

impl Verify for ConstrainParamsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let entry = op
            .regions(ir)
            .first()
            .and_then(|region| region.entry_block(ir));
        let arguments = entry.map_or(0, |entry| entry.arguments(ir).len());
        if op.operands(ir).len() != arguments {
            let message = "must have the same number of block arguments as operands";
            return Err(self.emit_error(ir, message));
        }
        let is_foreign = |op: &Operation| !op.name(ir).as_str().starts_with("smt.");
        if nested(op, ir).iter().any(is_foreign) {
            let message = "ops contained in region should belong to SMT-dialect";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}
