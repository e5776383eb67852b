//! Creates operations at an insertion point: [`OpBuilder`], which rewrite patterns see as
//! [`Rewriter`].

use super::{Block, Ir, Operation, OperationState, Region};
use crate::diagnostics::Diagnostic;
use crate::types::Type;
use std::ops::{Deref, DerefMut};

/// The position at which new operations are inserted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InsertPoint {
    /// New operations stay detached.
    #[default]
    Detached,
    /// Before this operation.
    Before(Operation),
    /// At the end of this block.
    End(Block),
}

/// Creates operations and inserts them at an insertion point that moves along, as
/// `mlir::OpBuilder`. Derefs to the [`Ir`].
#[derive(Debug)]
pub struct OpBuilder<'ir> {
    ir: &'ir mut Ir,
    point: InsertPoint,
}

/// The builder for rewrite patterns, as `mlir::PatternRewriter`. The `Ir` logs changes for the
/// driver.
pub type Rewriter<'ir> = OpBuilder<'ir>;

/// Types that give mutable access to an [`Ir`]: `Ir` itself, [`OpBuilder`].
///
/// Generated setters take `&mut impl IrMut`, so that `add.set_lhs(rw, add.rhs(rw))` passes the
/// borrow checker.
pub trait IrMut {
    /// The `Ir`.
    fn ir_mut(&mut self) -> &mut Ir;
}

impl IrMut for Ir {
    fn ir_mut(&mut self) -> &mut Ir {
        self
    }
}

impl IrMut for OpBuilder<'_> {
    #[inline]
    fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }
}

impl Deref for OpBuilder<'_> {
    type Target = Ir;

    fn deref(&self) -> &Ir {
        self.ir
    }
}

impl DerefMut for OpBuilder<'_> {
    fn deref_mut(&mut self) -> &mut Ir {
        self.ir
    }
}

impl<'ir> OpBuilder<'ir> {
    /// Creates a builder without insertion point.
    pub fn new(ir: &'ir mut Ir) -> Self {
        Self {
            ir,
            point: InsertPoint::Detached,
        }
    }

    /// Creates a builder that inserts at the end of `block`.
    #[inline]
    #[track_caller]
    pub fn at_end(ir: &'ir mut Ir, block: Block) -> Self {
        Self::at(ir, InsertPoint::End(block))
    }

    /// Creates a builder that inserts before `op`.
    #[inline]
    #[track_caller]
    pub fn before(ir: &'ir mut Ir, op: Operation) -> Self {
        Self::at(ir, InsertPoint::Before(op))
    }

    #[inline]
    #[track_caller]
    fn at(ir: &'ir mut Ir, point: InsertPoint) -> Self {
        let mut builder = Self::new(ir);
        builder.set_insert_point(point);
        builder
    }

    /// The current insertion point.
    pub fn insert_point(&self) -> InsertPoint {
        self.point
    }

    /// Restores an insertion point from [`Self::insert_point`].
    #[inline]
    #[track_caller]
    pub fn set_insert_point(&mut self, point: InsertPoint) {
        match point {
            InsertPoint::Detached => {}
            InsertPoint::Before(op) => _ = self.ir.ops.get(op),
            InsertPoint::End(block) => _ = self.ir.blocks.get(block),
        }
        self.point = point;
    }

    /// Moves the insertion point to the end of `block`.
    #[inline]
    #[track_caller]
    pub fn set_insert_point_to_end(&mut self, block: Block) {
        self.set_insert_point(InsertPoint::End(block));
    }

    /// Moves the insertion point to the start of `block`.
    #[inline]
    #[track_caller]
    pub fn set_insert_point_to_start(&mut self, block: Block) {
        self.point = block
            .first_op(self.ir)
            .map_or(InsertPoint::End(block), InsertPoint::Before);
    }

    /// Moves the insertion point before `op`.
    #[track_caller]
    pub fn set_insert_point_before(&mut self, op: Operation) {
        self.set_insert_point(InsertPoint::Before(op));
    }

    /// Moves the insertion point after `op`.
    ///
    /// # Panics
    ///
    /// If `op` is not in a block.
    #[track_caller]
    pub fn set_insert_point_after(&mut self, op: Operation) {
        self.point = match (op.next(self.ir), op.parent_block(self.ir)) {
            (Some(next), _) => InsertPoint::Before(next),
            (None, Some(block)) => InsertPoint::End(block),
            (None, None) => panic!("the operation is not in a block"),
        };
    }

    /// Creates an operation at the insertion point.
    ///
    /// # Panics
    ///
    /// As [`Ir::create`].
    #[inline]
    #[track_caller]
    pub fn create_operation(&mut self, state: OperationState) -> Operation {
        let place = self.place_for(&state.regions);
        let op = self.ir.create(state);
        self.insert_new(op, place)
    }

    /// As [`create_operation`](Self::create_operation), with an error for a definition that is not
    /// registered.
    pub(crate) fn try_create_operation(
        &mut self,
        state: &mut OperationState,
    ) -> Result<Operation, Diagnostic> {
        let place = self.place_for(&state.regions);
        let op = self.ir.try_create(state)?;
        Ok(self.insert_new(op, place))
    }

    /// The place of a new operation: a block, and the operation that it comes before. Panics if an
    /// operation with these regions cannot be inserted here, before anything is created.
    pub(crate) fn place_for(&self, regions: &[Region]) -> Option<(Block, Option<Operation>)> {
        let (block, before) = match self.point {
            InsertPoint::Detached => return None,
            InsertPoint::Before(anchor) => (anchor.parent_block(self.ir), Some(anchor)),
            InsertPoint::End(block) => (Some(block), None),
        };
        let block = block.unwrap_or_else(|| panic!("the anchor is not in a block"));
        self.ir.blocks.get(block);
        if regions.is_empty() {
            return Some((block, before));
        }
        let around = block.parent_region(self.ir);
        let contains =
            |region: &Region| around.is_some_and(|around| region.is_ancestor_of(self.ir, around));
        assert!(
            !regions.iter().any(contains),
            "an operation cannot be moved into itself"
        );
        Some((block, before))
    }

    /// Inserts an operation that was just created for this place.
    #[inline]
    #[track_caller]
    pub(crate) fn insert_new(
        &mut self,
        op: Operation,
        place: Option<(Block, Option<Operation>)>,
    ) -> Operation {
        if let Some((block, before)) = place {
            op.place(self.ir, block, before);
        }
        op
    }

    /// Inserts a detached operation at the insertion point.
    #[track_caller]
    pub fn insert(&mut self, op: Operation) -> Operation {
        match self.point {
            InsertPoint::Detached => _ = self.ir.ops.get(op),
            InsertPoint::Before(anchor) => op.move_before(self.ir, anchor),
            InsertPoint::End(block) => block.append(self.ir, op),
        }
        op
    }

    /// Appends a block to `region` and moves the insertion point to its end.
    #[inline]
    #[track_caller]
    pub fn create_block_in(&mut self, region: Region, argument_types: &[Type]) -> Block {
        let block = region.add_block(self.ir, argument_types);
        self.set_insert_point_to_end(block);
        block
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::location::Location;

    fn state(results: usize) -> OperationState {
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.result_types.extend(vec![Type::i32(); results]);
        state
    }

    #[test]
    fn operations_go_where_the_builder_stands() {
        let mut ir = Ir::new();
        let block = ir.create_block(&[]);
        let mut b = OpBuilder::at_end(&mut ir, block);
        let first = b.create_operation(state(0));
        let third = b.create_operation(state(0));
        b.set_insert_point_before(third);
        let second = b.create_operation(state(0));
        b.set_insert_point_to_start(block);
        let zeroth = b.create_operation(state(0));
        b.set_insert_point_after(third);
        assert_eq!(b.insert_point(), InsertPoint::End(block));
        let fourth = b.create_operation(state(0));
        let all: Vec<Operation> = block.operations(&b).collect();
        assert_eq!(all, [zeroth, first, second, third, fourth]);
        b.set_insert_point(InsertPoint::Detached);
        assert_eq!(b.create_operation(state(0)).parent_block(&b), None);
    }

    #[test]
    fn replacing_moves_uses_and_the_builder() {
        let mut ir = Ir::new();
        let block = ir.create_block(&[]);
        let mut b = OpBuilder::at_end(&mut ir, block);
        let old = b.create_operation(state(2));
        let new = b.create_operation(state(2));
        let mut user = state(0);
        user.operands.extend_from_slice(old.results(&b));
        let user = b.create_operation(user);
        b.set_insert_point_before(old);
        let values = new.results(&b).to_vec();
        b.replace(old, values.clone());
        assert_eq!(user.operands(&b), values);
        assert!(!old.is_alive(&b));
        assert_eq!(b.insert_point(), InsertPoint::Before(new));
    }
}
