//! Folders, and the canonicalization of loops.

use super::iterate::{body_arguments, is_in};
use super::shape::lvl_shape;
use super::{
    ConvertOp, CrdTransDirectionKind, CrdTranslateOp, ExtractIterSpaceOp, GetStorageSpecifierOp,
    IterSpaceType, IterateOp, LvlOp, ReinterpretMapOp, ReorderCOOOp, SetStorageSpecifierOp,
    SparseTensorDialect, YieldOp, constant_index, encoding_of,
};
use ods_dialects::arith::ArithDialect;
use ods_runtime::affine::AffineExpr;
use ods_runtime::interfaces::{
    ConditionallySpeculatable, LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionSuccessor, RegionSuccessors, Speculatability, operand_numbers,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;
use std::ops::Range;

impl MaterializeConstant for SparseTensorDialect {
    /// Constants are those of `arith`.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ArithDialect::constant_op(value, ty)
    }
}

impl Fold for ConvertOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        let is_same = source.ty(ir) == self.dest(ir).ty(ir);
        is_same.then_some(FoldResult::Value(source)).into()
    }
}

impl Fold for ReinterpretMapOp {
    /// There and back again.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.dest(ir).ty(ir));
        if source.ty(ir) == ty {
            return source.into();
        }
        let inner = source.defining::<Self>(ir);
        let first = inner.map(|inner| inner.source(ir));
        let first = first.filter(|first| first.ty(ir) == ty);
        first.map(FoldResult::Value).into()
    }
}

impl Fold for ReorderCOOOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let [input, result] = [self.input_coo(ir), self.result_coo(ir)];
        let is_same = encoding_of(input.ty(ir)) == encoding_of(result.ty(ir));
        is_same.then_some(FoldResult::Value(input)).into()
    }
}

impl Fold for LvlOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let level = constants.index.and_then(Attribute::as_i64);
        let level = level.and_then(|level| usize::try_from(level).ok());
        let shape = lvl_shape(self.source(ir).ty(ir));
        let size = level.and_then(|level| shape.get(level).copied());
        let size = size.filter(|size| *size != DYNAMIC);
        size.map(|size| FoldResult::Attr(Attribute::index(size)))
            .into()
    }
}

impl ConditionallySpeculatable for LvlOp {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        match constant_index(ir, self.index(ir)) {
            Some(_) => Speculatability::Speculatable,
            None => Speculatability::NotSpeculatable,
        }
    }
}

impl Fold for GetStorageSpecifierOp {
    /// What was set before.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let wanted = (self.specifier_kind(ir), self.level(ir));
        let mut specifier = self.specifier(ir);
        // A cycle of operations, as code that is not reached may have, would not end.
        let mut left = 1 << 16;
        while let Some(set) = specifier.defining::<SetStorageSpecifierOp>(ir) {
            if (set.specifier_kind(ir), set.level(ir)) == wanted {
                return set.value(ir).into();
            }
            left -= 1;
            if left == 0 {
                break;
            }
            specifier = set.specifier(ir);
        }
        Folded::No
    }
}

impl Fold for CrdTranslateOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let inputs = self.in_crds(ir);
        let encoder = self.encoder(ir);
        let map = encoder.map();
        let all = |values: &[Value]| {
            let results = values.iter().copied().map(FoldResult::Value);
            Folded::To(results.collect())
        };
        if map.is_identity() {
            return all(inputs);
        }
        if map.is_permutation() {
            let map = match self.direction(ir) {
                CrdTransDirectionKind::dim2lvl => Some(&map),
                CrdTransDirectionKind::lvl2dim => encoder.lvl_to_dim().as_ref(),
            };
            let value = |expr: &AffineExpr| match expr {
                AffineExpr::Dim(dim) => inputs.get(*dim as usize).copied(),
                _ => None,
            };
            let values = map.and_then(|map| map.results().iter().map(value).collect());
            let values: Option<Vec<Value>> = values;
            return values.map_or(Folded::No, |values| all(&values));
        }
        // There and back again.
        let before = inputs.first().and_then(|first| first.defining::<Self>(ir));
        let Some(before) = before else {
            return Folded::No;
        };
        let is_inverse = before.direction(ir) != self.direction(ir)
            && before.encoder(ir).dim_to_lvl() == encoder.dim_to_lvl()
            && before.out_crds(ir) == inputs;
        if is_inverse {
            all(before.in_crds(ir))
        } else {
            Folded::No
        }
    }
}

impl InferTypes for ExtractIterSpaceOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let level = |name| {
            let level = state.attribute(name).and_then(Attribute::as_i64);
            level.map(|level| level as u64)
        };
        let tensor = state.operands.first();
        let encoding = tensor.and_then(|tensor| encoding_of(tensor.ty(ir)));
        let (Some(encoding), Some(low), Some(high)) = (encoding, level("loLvl"), level("hiLvl"))
        else {
            let message = "failed to infer returned types";
            return Err(Diagnostic::error(state.location, message));
        };
        Ok(vec![IterSpaceType::get(encoding.clone(), low, high).into()])
    }
}

impl CanonicalizationPatterns for IterateOp {
    fn patterns(set: &mut PatternSet) {
        set.add(remove_unused_coordinates);
    }
}

/// Coordinates that nobody uses are not arguments.
fn remove_unused_coordinates(op: IterateOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = op.region(rw).entry_block(rw)?;
    let set = op.crd_used_lvls(rw);
    let levels = usize::try_from(op.space_type(rw)?.space_dim()).ok()?;
    let first = op.carried(rw).len();
    let used = (0..levels.min(64)).filter(|level| is_in(set, *level));
    let (mut kept, mut removed) = (0_i64, Vec::new());
    for (level, number) in used.zip(first..) {
        let argument = *body_arguments(rw, op.region(rw)).get(number)?;
        if argument.is_unused(rw) {
            removed.push(number);
        } else {
            kept |= 1 << level;
        }
    }
    if removed.is_empty() {
        return None;
    }
    rw.modify(op.operation(), |rw| {
        op.operation()
            .set_attribute(rw, "crdUsedLvls", Some(Attribute::i64(kept)));
        block.erase_arguments(rw, |number| removed.contains(&number));
    });
    Some(())
}

impl LoopLikeOpInterface for IterateOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        self.operation().regions(ir)
    }

    fn get_inits(self, ir: &Ir) -> Range<usize> {
        operand_numbers(self, ir, self.init_args(ir))
    }

    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        self.carried(ir)
    }

    fn get_yielded_values(self, ir: &Ir) -> Option<(Operation, Range<usize>)> {
        let last = self.region(ir).entry_block(ir)?.last_op(ir)?;
        YieldOp::cast(last, ir).map(|_| (last, 0..last.operands(ir).len()))
    }

    fn get_loop_results(self, ir: &Ir) -> Option<&[Value]> {
        Some(self.operation().results(ir))
    }
}

impl RegionBranchOpInterface for IterateOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.init_args(ir))
    }

    /// Control enters the body, executes it again, or leaves the loop.
    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> RegionSuccessors<'_> {
        let body = RegionSuccessor::region(self.region(ir), self.carried(ir));
        [body, RegionSuccessor::parent(self.operation().results(ir))].into()
    }
}
