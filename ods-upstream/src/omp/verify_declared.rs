//! Checks of declarations: private variables, reductions and mappers.

use super::map::verify_maps;
use super::{
    DataSharingClauseType, DataSharingClauseTypeAttr, DeclareMapperInfoOp, DeclareMapperOp,
    DeclareReductionOp, PointerLikeType, PrivateClauseOp, YieldOp, fail_plainly, inherent,
    operations,
};
use crate::accomp::pointee;
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;

/// The arguments of the first block.
fn arguments(ir: &Ir, region: Region) -> &[Value] {
    let entry = region.entry_block(ir);
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// The only type of values, if there is only one value.
fn only_type<'ir>(ir: &'ir Ir, values: &[Value]) -> Option<&'ir Type> {
    match values {
        [value] => Some(value.ty(ir)),
        _ => None,
    }
}

impl PrivateClauseOp {
    /// Whether variables are copies of others.
    pub fn is_firstprivate(self, ir: &Ir) -> bool {
        let kind = inherent(self.operation(), ir, "data_sharing_type");
        let kind = kind.and_then(Attribute::downcast::<DataSharingClauseTypeAttr>);
        kind.is_some_and(|kind| kind.value() == DataSharingClauseType::FirstPrivate)
    }

    /// The type of the arguments of the regions; `None` if there are none.
    pub fn argument_type(self, ir: &Ir) -> Option<&Type> {
        let regions = self.operation().regions(ir).iter();
        let mut all = regions.flat_map(|region| arguments(ir, *region));
        all.next().map(|argument| argument.ty(ir))
    }

    /// Checks the end of a block that ends the region.
    fn verify_exit(self, ir: &Ir, block: Block, yields: bool) -> VerifyResult {
        let Some(last) = block.last_op(ir) else {
            return Ok(());
        };
        if !block.successors(ir).is_empty() {
            return Ok(());
        }
        let Some(last) = YieldOp::cast(last, ir) else {
            let message = "expected exit block terminator to be an `omp.yield` op.";
            return fail_plainly(last, ir, message);
        };
        let values = last.operation().operands(ir);
        if !yields {
            if values.is_empty() {
                return Ok(());
            }
            let message = "Did not expect any values to be yielded.";
            return fail_plainly(last.operation(), ir, message);
        }
        let expected = self.argument_type(ir);
        if expected.is_some() && only_type(ir, values) == expected {
            return Ok(());
        }
        let expected = expected.map_or(String::new(), Type::to_string);
        let found = values.iter().map(|value| format!("'{}'", value.ty(ir)));
        let mut found = found.collect::<Vec<_>>().join(", ");
        if found.is_empty() {
            "None".clone_into(&mut found);
        }
        let message = format!("Invalid yielded value. Expected type: '{expected}', got: {found}");
        fail_plainly(last.operation(), ir, message)
    }

    fn verify_region(
        self,
        ir: &Ir,
        region: Region,
        (name, count, yields): (&str, usize, bool),
    ) -> VerifyResult {
        let found = arguments(ir, region).len();
        if found != count {
            let message = format!("`{name}`: expected {count} region arguments, got: {found}");
            return fail_plainly(self.operation(), ir, message);
        }
        let mut blocks = region.blocks(ir);
        blocks.try_for_each(|block| self.verify_exit(ir, block, yields))
    }
}

impl VerifyRegions for PrivateClauseOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let all = op
            .regions(ir)
            .iter()
            .flat_map(|region| arguments(ir, *region));
        if let Some(expected) = self.argument_type(ir) {
            let mut types = all.map(|argument| argument.ty(ir));
            if let Some(found) = types.find(|found| *found != expected) {
                let message =
                    format!("Region argument type mismatch: got '{found}' expected '{expected}'.");
                return fail_plainly(op, ir, message);
            }
        }
        let (init, copy) = (self.init_region(ir), self.copy_region(ir));
        let dealloc = self.dealloc_region(ir);
        if !init.is_empty(ir) {
            self.verify_region(ir, init, ("init", 2, true))?;
        }
        let copies = self.is_firstprivate(ir);
        if copies == copy.is_empty(ir) {
            let message = if copies {
                "`firstprivate` clauses require at least a `copy` region."
            } else {
                "`private` clauses do not require a `copy` region."
            };
            return fail_plainly(op, ir, message);
        }
        if copies {
            self.verify_region(ir, copy, ("copy", 2, true))?;
        }
        if !dealloc.is_empty(ir) {
            self.verify_region(ir, dealloc, ("dealloc", 1, false))?;
        }
        Ok(())
    }
}

impl DeclareReductionOp {
    /// The type of accumulators, if the declaration says it.
    pub fn accumulator_type(self, ir: &Ir) -> Option<&Type> {
        // The regions are `alloc`, `init`, `combiner`, `atomic`, …
        let region = self.operation().regions(ir).get(3)?;
        let argument = arguments(ir, *region).first()?;
        Some(argument.ty(ir))
    }

    /// Whether all that a region yields are single values of the type.
    fn yields_type(self, ir: &Ir, region: Region) -> bool {
        let mut yields = operations(ir, region).filter(|op| op.is::<YieldOp>(ir));
        yields.all(|op| only_type(ir, op.operands(ir)) == Some(self.r#type(ir)))
    }

    fn verify_init(self, ir: &Ir) -> Result<(), &'static str> {
        let (alloc, init) = (self.alloc_region(ir), self.initializer_region(ir));
        let ty = self.r#type(ir);
        if !self.yields_type(ir, alloc) {
            return Err("expects alloc region to yield a value of the reduction type");
        }
        if init.is_empty(ir) {
            return Err("expects non-empty initializer region");
        }
        let arguments = arguments(ir, init);
        match (arguments.len(), alloc.is_empty(ir)) {
            (1, true) | (2, false) => {}
            (1, false) => {
                return Err(
                    "expects two arguments to the initializer region when an allocation region is used",
                );
            }
            (2, true) => {
                return Err(
                    "expects one argument to the initializer region when no allocation region is used",
                );
            }
            _ => return Err("expects one or two arguments to the initializer region"),
        }
        if arguments.iter().any(|argument| argument.ty(ir) != ty) {
            return Err("expects initializer region argument to match the reduction type");
        }
        if !self.yields_type(ir, init) {
            return Err("expects initializer region to yield a value of the reduction type");
        }
        Ok(())
    }

    fn verify_atomic(self, ir: &Ir) -> Result<(), &'static str> {
        let region = self.atomic_reduction_region(ir);
        if region.is_empty(ir) {
            return Ok(());
        }
        let accumulator = match arguments(ir, region) {
            [first, second] if first.ty(ir) == second.ty(ir) => first.ty(ir),
            _ => {
                return Err("expects atomic reduction region with two arguments of the same type");
            }
        };
        let pointee = pointee(accumulator);
        if PointerLikeType::contains(accumulator)
            && pointee.is_none_or(|pointee| pointee == self.r#type(ir))
        {
            return Ok(());
        }
        Err(
            "expects atomic reduction region arguments to be accumulators containing the reduction type",
        )
    }

    fn verify_parts(self, ir: &Ir) -> Result<(), &'static str> {
        self.verify_init(ir)?;
        let (reduction, cleanup) = (self.reduction_region(ir), self.cleanup_region(ir));
        let ty = self.r#type(ir);
        if reduction.is_empty(ir) {
            return Err("expects non-empty reduction region");
        }
        let arguments_of = |region| arguments(ir, region).iter().map(|argument| argument.ty(ir));
        if !arguments_of(reduction).eq([ty, ty]) {
            return Err("expects reduction region with two arguments of the reduction type");
        }
        if !self.yields_type(ir, reduction) {
            return Err("expects reduction region to yield a value of the reduction type");
        }
        self.verify_atomic(ir)?;
        if !cleanup.is_empty(ir) && !arguments_of(cleanup).eq([ty]) {
            return Err("expects cleanup region with one argument of the reduction type");
        }
        Ok(())
    }
}

impl VerifyRegions for DeclareReductionOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let verified = self.verify_parts(ir);
        verified.map_err(|message| self.emit_error(ir, message))
    }
}

impl Verify for DeclareMapperInfoOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_maps(self.operation(), ir)
    }
}

impl VerifyRegions for DeclareMapperOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let region = self.operation().regions(ir).first();
        let entry = region.and_then(|region| region.entry_block(ir));
        let last = entry.and_then(|entry| entry.last_op(ir));
        if last.is_some_and(|last| last.is::<DeclareMapperInfoOp>(ir)) {
            return Ok(());
        }
        let message = "expected terminator to be a DeclareMapperInfoOp";
        Err(self.emit_error(ir, message))
    }
}
