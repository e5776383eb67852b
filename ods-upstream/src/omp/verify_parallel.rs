//! Checks of constructs that run on several threads: `omp.parallel`, `omp.teams`, and the wrappers of loops.

use super::interfaces::is_in_wrapper;
use super::verify::{
    count, has_duplicate, verify_allocate, verify_linear, verify_private, verify_reduction,
    with_symbols,
};
use super::{
    ComposableOpInterface, DistributeOp, LoopOp, LoopWrapperInterface, ParallelOp, PrivateClauseOp,
    SectionOp, SectionsOp, SimdOp, SingleOp, TargetOp, TeamsOp, TerminatorOp,
    WorkshareLoopWrapperOp, WorkshareOp, WsloopOp, fail_plainly, group, inherent, is_omp, lookup,
    operations,
};
use ods_dialects::func::FuncOp;
use ods_runtime::prelude::*;
use ods_runtime::symbols;
use ods_runtime::traits::IsTerminator;

pub(super) const COMPOSITE_MISSING: &str =
    "'omp.composite' attribute missing from composite wrapper";
pub(super) const COMPOSITE_PRESENT: &str =
    "'omp.composite' attribute present in non-composite wrapper";

impl Verify for ParallelOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_allocate(op, ir)?;
        verify_private(op, ir)?;
        verify_reduction(op, ir, "reduction")
    }
}

impl VerifyRegions for ParallelOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, is_composite) = (self.operation(), self.is_composite(ir));
        let nested: Vec<Operation> = operations(ir, self.region(ir)).collect();
        let distribute = nested.iter().filter(|op| op.is::<DistributeOp>(ir));
        let distribute: Vec<_> = distribute.collect();
        if distribute.len() > 1 {
            let message = "multiple 'omp.distribute' nested inside of 'omp.parallel'";
            return fail_plainly(op, ir, message);
        }
        if distribute.is_empty() {
            if is_composite {
                let message = "'omp.composite' attribute present in non-composite operation";
                return fail_plainly(op, ir, message);
            }
            return Ok(());
        }
        if !is_composite {
            let message = "'omp.composite' attribute missing from composite operation";
            return fail_plainly(op, ir, message);
        }
        let is_unexpected = |op: &&Operation| {
            is_omp(**op, ir) && !op.is::<DistributeOp>(ir) && !op.has_trait::<IsTerminator>(ir)
        };
        let Some(other) = nested.iter().find(is_unexpected) else {
            return Ok(());
        };
        let name = other.name(ir).as_str();
        let message =
            format!("unexpected OpenMP operation inside of composite 'omp.parallel': {name}");
        fail_plainly(op, ir, message)
    }
}

impl Verify for TeamsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let parents = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
        let is_in_target = op
            .parent_op(ir)
            .is_some_and(|parent| parent.is::<TargetOp>(ir));
        if !is_in_target && parents.into_iter().any(|parent| is_omp(parent, ir)) {
            let message = "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations";
            return fail_plainly(op, ir, message);
        }
        if let Some(lower) = self.num_teams_lower(ir) {
            let Some(upper) = self.num_teams_upper(ir) else {
                let message =
                    "expected num_teams upper bound to be defined if the lower bound is defined";
                return fail_plainly(op, ir, message);
            };
            if lower.ty(ir) != upper.ty(ir) {
                let message = "expected num_teams upper bound and lower bound to be the same type";
                return fail_plainly(op, ir, message);
            }
        }
        verify_allocate(op, ir)?;
        verify_reduction(op, ir, "reduction")
    }
}

impl Verify for SectionsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_allocate(self.operation(), ir)?;
        verify_reduction(self.operation(), ir, "reduction")
    }
}

impl VerifyRegions for SectionsOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let is_expected = |op: Operation| op.is::<SectionOp>(ir) || op.is::<TerminatorOp>(ir);
        let entry = self.region(ir).entry_block(ir);
        if entry.is_none_or(|entry| entry.operations(ir).all(is_expected)) {
            return Ok(());
        }
        let message = "expected omp.section op or terminator op inside region";
        Err(self.emit_error(ir, message))
    }
}

/// The types of the arguments of a function that copies, if the symbol is one of a function.
fn copy_function(ir: &Ir, op: Operation) -> Option<&[Type]> {
    #[cfg(feature = "llvm")]
    if op.is::<crate::LLVM::LLVMFuncOp>(ir) {
        let ty = op.attribute(ir, "function_type")?.as_type()?;
        return Some(ty.downcast::<crate::LLVM::LLVMFunctionType>()?.params());
    }
    let function = FuncOp::cast(op, ir)?;
    Some(function.operation().signature(ir)?.0)
}

/// Checks that each variable has a function that copies such variables.
fn verify_copyprivate(op: Operation, ir: &Ir) -> VerifyResult {
    let fail = |message: String| Err(op.emit_error(ir, message));
    let values = group(op, ir, "copyprivate_vars").len();
    let functions = count(inherent(op, ir, "copyprivate_syms")).unwrap_or(0);
    if values != functions {
        return fail(format!(
            "inconsistent number of copyprivate vars (= {values}) and functions (= {functions}), both must be equal"
        ));
    }
    for (value, symbol) in with_symbols(op, ir, "copyprivate") {
        let function = symbols::lookup_nearest(ir, op, symbol);
        let Some(arguments) = function.and_then(|function| copy_function(ir, function)) else {
            return fail(format!(
                "expected symbol reference {symbol} to point to a copy function"
            ));
        };
        let [first, second] = arguments else {
            return fail(format!(
                "expected copy function {symbol} to have 2 operands"
            ));
        };
        if first != second {
            return fail(format!(
                "expected copy function {symbol} arguments to have the same type"
            ));
        }
        let ty = value.ty(ir);
        if first != ty {
            return fail(format!(
                "expected copy function arguments' type ('{first}') to be the same as copyprivate variable's type ('{ty}')"
            ));
        }
    }
    Ok(())
}

impl Verify for SingleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_allocate(self.operation(), ir)?;
        verify_copyprivate(self.operation(), ir)
    }
}

/// Checks that a wrapper is neither in another one nor around one.
fn verify_standalone(op: impl LoopWrapperInterface + Op, ir: &Ir) -> VerifyResult {
    if !is_in_wrapper(op.operation(), ir) && op.get_nested_wrapper(ir).is_none() {
        return Ok(());
    }
    Err(op.emit_error(ir, "expected to be a standalone loop wrapper"))
}

impl Verify for WorkshareLoopWrapperOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.operation().parent_of_type::<WorkshareOp>(ir).is_some() {
            return Ok(());
        }
        Err(self.emit_error(ir, "must be nested in an omp.workshare"))
    }
}

impl VerifyRegions for WorkshareLoopWrapperOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        verify_standalone(self, ir)
    }
}

impl Verify for LoopOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_reduction(self.operation(), ir, "reduction")
    }
}

impl VerifyRegions for LoopOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        verify_standalone(self, ir)
    }
}

impl Verify for WsloopOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_linear(self.operation(), ir)?;
        verify_reduction(self.operation(), ir, "reduction")
    }
}

impl VerifyRegions for WsloopOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, is_composite) = (self.operation(), self.is_composite(ir));
        let is_part = is_in_wrapper(op, ir);
        let message = match self.get_nested_wrapper(ir) {
            Some(_) if !is_composite => COMPOSITE_MISSING,
            Some(nested) if !nested.is::<SimdOp>(ir) => {
                "only supported nested wrapper is 'omp.simd'"
            }
            None if is_composite && !is_part => COMPOSITE_PRESENT,
            None if !is_composite && is_part => COMPOSITE_MISSING,
            _ => return Ok(()),
        };
        fail_plainly(op, ir, message)
    }
}

/// Checks the values and numbers of `aligned`.
fn verify_aligned(op: Operation, ir: &Ir) -> Result<(), &'static str> {
    let values = group(op, ir, "aligned_vars");
    let alignments = inherent(op, ir, "alignments").and_then(Attribute::as_array);
    if values.is_empty() {
        return match alignments {
            Some(_) => Err("unexpected alignment values attribute"),
            None => Ok(()),
        };
    }
    let Some(alignments) = alignments.filter(|found| found.len() == values.len()) else {
        return Err("expected as many alignment values as aligned variables");
    };
    if has_duplicate(values.iter().copied()) {
        return Err("aligned variable used more than once");
    }
    for alignment in alignments {
        match alignment.as_i64() {
            None => return Err("expected integer alignment"),
            Some(..=0) => return Err("alignment should be greater than 0"),
            Some(_) => {}
        }
    }
    Ok(())
}

impl SimdOp {
    fn verify_clauses(self, ir: &Ir) -> Result<(), &'static str> {
        let op = self.operation();
        let number = |name: &str| inherent(op, ir, name).and_then(Attribute::as_i64);
        let lengths = number("simdlen").zip(number("safelen"));
        if lengths.is_some_and(|(simd, safe)| simd as u64 > safe as u64) {
            return Err(
                "simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value",
            );
        }
        verify_aligned(op, ir)?;
        if has_duplicate(self.nontemporal_vars(ir).iter().copied()) {
            return Err("nontemporal variable used more than once");
        }
        Ok(())
    }
}

impl Verify for SimdOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (op, is_composite) = (self.operation(), self.is_composite(ir));
        let verified = self.verify_clauses(ir);
        verified.map_err(|message| self.emit_error(ir, message))?;
        let is_part = is_in_wrapper(op, ir);
        if !is_composite && is_part {
            return fail_plainly(op, ir, COMPOSITE_MISSING);
        }
        if is_composite && !is_part {
            return fail_plainly(op, ir, COMPOSITE_PRESENT);
        }
        let symbols = inherent(op, ir, "private_syms").and_then(Attribute::as_array);
        for symbol in symbols.unwrap_or_default() {
            let Attribute::SymbolRef(symbol) = symbol else {
                continue;
            };
            let Some(privatizer) = lookup::<PrivateClauseOp>(op, ir, symbol) else {
                return fail_plainly(op, ir, format!("Cannot find privatizer '{symbol}'"));
            };
            if privatizer.is_firstprivate(ir) {
                return fail_plainly(op, ir, "FIRSTPRIVATE cannot be used with SIMD");
            }
        }
        verify_linear(op, ir)
    }
}

impl VerifyRegions for SimdOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        if self.get_nested_wrapper(ir).is_none() {
            return Ok(());
        }
        Err(self.emit_error(ir, "must wrap an 'omp.loop_nest' directly"))
    }
}

impl Verify for DistributeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let is_static = inherent(op, ir, "dist_schedule_static").is_some();
        if self.dist_schedule_chunk_size(ir).is_some() && !is_static {
            let message = "chunk size set without dist_schedule_static being present";
            return Err(self.emit_error(ir, message));
        }
        verify_allocate(op, ir)
    }
}

impl VerifyRegions for DistributeOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, is_composite) = (self.operation(), self.is_composite(ir));
        let parent = op
            .parent_op(ir)
            .and_then(|parent| ParallelOp::cast(parent, ir));
        let is_in_composite = parent.is_some_and(|parent| parent.is_composite(ir));
        let message = match self.get_nested_wrapper(ir) {
            Some(_) if !is_composite => COMPOSITE_MISSING,
            Some(nested) if nested.is::<WsloopOp>(ir) && !is_in_composite => {
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent"
            }
            Some(nested) if !nested.is::<WsloopOp>(ir) && !nested.is::<SimdOp>(ir) => {
                "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"
            }
            None if is_composite => COMPOSITE_PRESENT,
            _ => return Ok(()),
        };
        fail_plainly(op, ir, message)
    }
}
