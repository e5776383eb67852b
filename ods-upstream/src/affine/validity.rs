//! Which values are dimensions and symbols of affine expressions.

use super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineParallelOp,
};
use crate::memref::{AllocOp, CastOp, SubViewOp, ViewOp};
use ods_lookup::{LookupMap, LookupSet};
use ods_runtime::interfaces::ShapedDimOpInterface;
use ods_runtime::ir::ValueDefinition;
use ods_runtime::prelude::*;
use ods_runtime::traits::{AffineScope, ConstantLike, IsIsolatedFromAbove};

/// The closest region around `op` whose owner is an affine scope: `getAffineScope`.
pub fn affine_scope(ir: &Ir, op: Operation) -> Option<Region> {
    let mut inner = op;
    while let Some(parent) = inner.parent_op(ir) {
        if parent.has_trait::<AffineScope>(ir) {
            return inner.parent_region(ir);
        }
        inner = parent;
    }
    None
}

/// Whether `value` can be a symbol for operations in the affine scope `region`: `isValidSymbol`.
///
/// It is an index that is known before the scope is entered or at its top level, a constant, a pure operation on
/// symbols, or a size that is a symbol.
pub fn is_valid_symbol(ir: &Ir, value: Value, region: Option<Region>) -> bool {
    Symbols::new(ir, region).contain(value)
}

/// Whether `value` can be a dimension for operations in the affine scope `region`: `isValidDim`.
///
/// It is an index that is a symbol, an induction variable of a loop of this dialect, or computed of dimensions by an
/// operation of this dialect.
pub fn is_valid_dim(ir: &Ir, value: Value, region: Option<Region>) -> bool {
    let mut symbols = Symbols::new(ir, region);
    let mut seen = LookupSet::default();
    let mut pending = vec![value];
    while let Some(value) = pending.pop() {
        if symbols.contain(value) || !seen.insert(value) {
            continue;
        }
        let Some(op) = value.defining_op(ir) else {
            if value.ty(ir).is_index() && is_induction_variable(ir, value) {
                continue;
            }
            return false;
        };
        if is_index_computation(ir, op) {
            pending.extend_from_slice(op.operands(ir));
        } else if !shaped_value(ir, op).is_some_and(|shaped| is_top_level(ir, shaped)) {
            return false;
        }
    }
    true
}

/// Whether `value` can be a symbol in the affine scope in which it is defined: `isValidSymbol` without a region.
pub(super) fn is_symbol(ir: &Ir, value: Value) -> bool {
    if !value.ty(ir).is_index() {
        return false;
    }
    is_top_level(ir, value)
        || value
            .defining_op(ir)
            .is_some_and(|op| is_valid_symbol(ir, value, affine_scope(ir, op)))
}

/// Whether `value` can be a dimension in the affine scope in which it is defined: `isValidDim` without a region.
pub(super) fn is_dim(ir: &Ir, value: Value) -> bool {
    if !value.ty(ir).is_index() {
        return false;
    }
    match value.defining_op(ir) {
        Some(op) => is_valid_dim(ir, value, affine_scope(ir, op)),
        None => is_top_level(ir, value) || is_induction_variable(ir, value),
    }
}

fn is_index_computation(ir: &Ir, op: Operation) -> bool {
    AffineApplyOp::cast(op, ir).is_some()
        || AffineDelinearizeIndexOp::cast(op, ir).is_some()
        || AffineLinearizeIndexOp::cast(op, ir).is_some()
}

/// The shaped value, if the operation returns one of its sizes.
fn shaped_value(ir: &Ir, op: Operation) -> Option<Value> {
    let dim = op.interface::<dyn ShapedDimOpInterface>(ir)?;
    Some(dim.get_shaped_value(ir))
}

/// Whether the operation returns a size of a shaped value.
pub(super) fn is_size(ir: &Ir, op: Operation) -> bool {
    op.has_interface::<dyn ShapedDimOpInterface>(ir)
}

fn is_induction_variable(ir: &Ir, value: Value) -> bool {
    let ValueDefinition::Argument(block, number) = value.definition(ir) else {
        return false;
    };
    block.parent_op(ir).is_some_and(|owner| {
        AffineParallelOp::cast(owner, ir).is_some()
            || (AffineForOp::cast(owner, ir).is_some() && number == 0)
    })
}

fn parent_region(ir: &Ir, value: Value) -> Option<Region> {
    value.parent_block(ir)?.parent_region(ir)
}

/// Whether the owner of the region around `value` is an affine scope.
fn is_top_level(ir: &Ir, value: Value) -> bool {
    let owner = value.parent_block(ir).and_then(|block| block.parent_op(ir));
    owner.is_some_and(|owner| owner.has_trait::<AffineScope>(ir))
}

/// Whether `value` is defined at the top level of `region` or in a region around it.
fn is_top_level_or_above(ir: &Ir, value: Value, region: Region) -> bool {
    let of_value = parent_region(ir, value);
    let mut region = region;
    loop {
        if of_value == Some(region) {
            return true;
        }
        let Some(owner) = region.parent_op(ir) else {
            return false;
        };
        if owner.has_trait::<IsIsolatedFromAbove>(ir) {
            return false;
        }
        match owner.parent_region(ir) {
            Some(outer) => region = outer,
            None => return false,
        }
    }
}

/// The symbols of a scope, as far as they were asked for.
struct Symbols<'ir> {
    ir: &'ir Ir,
    scope: Option<Region>,
    /// Whether the results of pure operations are symbols; `None` while that is being found out.
    known: LookupMap<Value, Option<bool>>,
}

/// What a value needs to be a symbol.
enum Needs<'ir> {
    /// Nothing more, or it cannot be one.
    Known(bool),
    /// All these are symbols.
    Symbols(&'ir [Value]),
}

impl<'ir> Symbols<'ir> {
    fn new(ir: &'ir Ir, scope: Option<Region>) -> Self {
        Self {
            ir,
            scope,
            known: LookupMap::default(),
        }
    }

    /// Whether `value` is a symbol. A list in place of recursion: computations may be long.
    fn contain(&mut self, value: Value) -> bool {
        if let Needs::Known(is_symbol) = self.needs(value) {
            return is_symbol;
        }
        let mut pending = vec![value];
        while let Some(&value) = pending.last() {
            let is_symbol = match (self.known.get(&value), self.needs(value)) {
                (Some(Some(_)), _) => {
                    pending.pop();
                    continue;
                }
                (_, Needs::Known(is_symbol)) => is_symbol,
                (Some(None), Needs::Symbols(parts)) => {
                    // A value that depends on itself, in unreachable code, is not a symbol.
                    let is_symbol = |part: &Value| self.known.get(part) == Some(&Some(true));
                    parts.iter().all(is_symbol)
                }
                (None, Needs::Symbols(parts)) => {
                    self.known.insert(value, None);
                    let is_new = |part: &&Value| !self.known.contains_key(*part);
                    pending.extend(parts.iter().filter(is_new));
                    continue;
                }
            };
            self.known.insert(value, Some(is_symbol));
        }
        self.known.get(&value) == Some(&Some(true))
    }

    fn needs(&self, value: Value) -> Needs<'ir> {
        let ir = self.ir;
        if !value.ty(ir).is_index() {
            return Needs::Known(false);
        }
        let is_outer = |scope| is_top_level_or_above(ir, value, scope);
        if self.scope.is_some_and(is_outer) {
            return Needs::Known(true);
        }
        let Some(op) = value.defining_op(ir) else {
            return Needs::Known(false);
        };
        if op.has_trait::<ConstantLike>(ir) {
            return Needs::Known(true);
        }
        if let Some(shaped) = shaped_value(ir, op) {
            return self.size_needs(op, shaped);
        }
        if op.is_pure(ir) {
            return Needs::Symbols(op.operands(ir));
        }
        Needs::Known(false)
    }

    /// What the size that `dim` returns needs to be a symbol.
    fn size_needs(&self, dim: Operation, shaped: Value) -> Needs<'ir> {
        let ir = self.ir;
        if is_top_level(ir, shaped) {
            return Needs::Known(true);
        }
        let number = dim.interface::<dyn ShapedDimOpInterface>(ir);
        let number = number.map(|dim| dim.get_dimension(ir));
        let number = number.and_then(|dim| constant_integer(ir, dim));
        let number = number.and_then(|number| usize::try_from(number).ok());
        let (Some(number), Some(source)) = (number, behind_casts(ir, shaped)) else {
            return Needs::Known(false);
        };
        let sizes = if let Some(op) = ViewOp::cast(source, ir) {
            op.sizes(ir)
        } else if let Some(op) = SubViewOp::cast(source, ir) {
            op.sizes(ir)
        } else if let Some(op) = AllocOp::cast(source, ir) {
            op.dynamic_sizes(ir)
        } else {
            return Needs::Known(false);
        };
        let shape = source.results(ir)[0].ty(ir).shape().unwrap_or_default();
        let Some(size) = shape.get(number) else {
            return Needs::Known(false);
        };
        let is_dynamic = |size: &i64| *size == ods_runtime::types::DYNAMIC;
        if !is_dynamic(size) {
            return Needs::Known(true);
        }
        let before = shape[..number].iter().filter(|it| is_dynamic(it)).count();
        match sizes.get(before..=before) {
            Some(size) => Needs::Symbols(size),
            None => Needs::Known(false),
        }
    }
}

/// The number that a value is, if it is an integer constant.
pub(super) fn constant_integer(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    if !op.has_trait::<ConstantLike>(ir) {
        return None;
    }
    op.attribute(ir, "value")?.as_i64()
}

/// The operation that defines a memref, looking through casts of ranked memrefs.
fn behind_casts(ir: &Ir, value: Value) -> Option<Operation> {
    let mut op = value.defining_op(ir)?;
    while let Some(cast) = CastOp::cast(op, ir) {
        let source = cast.source(ir);
        source.ty(ir).shape()?;
        op = source.defining_op(ir)?;
    }
    Some(op)
}
