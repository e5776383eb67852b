//! Values: results of operations and arguments of blocks.

use super::ids::{EntityId, NIL};
use super::{ARGUMENT, Block, Ir, Operation, Value};
use crate::location::Location;
use crate::op::OpHandle;
use crate::types::Type;

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDefinition {
    /// A result of an operation, by number.
    Result(Operation, usize),
    /// An argument of a block, by number.
    Argument(Block, usize),
}

/// A value is a list of one value, where builders and [`OpBuilder::replace`](super::OpBuilder::replace)
/// take a list.
impl IntoIterator for Value {
    type Item = Self;
    type IntoIter = std::iter::Once<Self>;

    fn into_iter(self) -> Self::IntoIter {
        std::iter::once(self)
    }
}

impl Value {
    /// The type of the value.
    #[inline]
    #[track_caller]
    pub fn ty(self, ir: &Ir) -> &Type {
        ir.types.get(ir.values.get(self).ty)
    }

    /// The number of the type in the table of `ir`; equal numbers mean equal types.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn type_number(self, ir: &Ir) -> u32 {
        ir.values.get(self).ty
    }

    /// Changes the type of the value.
    #[track_caller]
    pub fn set_type(self, ir: &mut Ir, ty: &Type) {
        let number = ir.type_number(ty);
        if ir.values.get(self).ty == number {
            return;
        }
        ir.values.get_mut(self).ty = number;
        match self.definition(ir) {
            ValueDefinition::Result(op, _) => ir.note_touched(op),
            ValueDefinition::Argument(block, _) => ir.note_changed_block(block),
        }
    }

    /// The definition of the value.
    #[track_caller]
    pub fn definition(self, ir: &Ir) -> ValueDefinition {
        let data = ir.values.get(self);
        let number = (data.number & !ARGUMENT) as usize;
        if data.number & ARGUMENT == 0 {
            ValueDefinition::Result(ir.ops.id(data.owner), number)
        } else {
            ValueDefinition::Argument(ir.blocks.id(data.owner), number)
        }
    }

    /// The operation that defines the value, unless it is a block argument.
    #[inline]
    #[track_caller]
    pub fn defining_op(self, ir: &Ir) -> Option<Operation> {
        let data = ir.values.get(self);
        (data.number & ARGUMENT == 0).then(|| ir.ops.id(data.owner))
    }

    /// Whether the value is a result of an operation that is not in the block of `op`, or not before
    /// `op` there.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn is_defined_elsewhere(self, ir: &Ir, op: Operation) -> bool {
        let (data, op) = (ir.values.get(self), ir.ops.get(op));
        data.number & ARGUMENT == 0 && {
            let defining = ir.ops.at(data.owner);
            defining.parent != op.parent || defining.order.get() >= op.order.get()
        }
    }

    /// The location of the defining operation, or of the block argument: MLIR's `getLoc`.
    #[track_caller]
    pub fn location(self, ir: &Ir) -> Location {
        match self.definition(ir) {
            ValueDefinition::Result(op, _) => op.location(ir),
            ValueDefinition::Argument(block, number) => block.argument_location(ir, number),
        }
    }

    /// The defining operation as an `O`, if it is one.
    #[track_caller]
    pub fn defining<O: OpHandle>(self, ir: &Ir) -> Option<O> {
        O::cast(self.defining_op(ir)?, ir)
    }

    /// The block that defines the value; `None` for a result of a detached operation.
    #[inline]
    #[track_caller]
    pub fn parent_block(self, ir: &Ir) -> Option<Block> {
        let data = ir.values.get(self);
        let block = if data.number & ARGUMENT == 0 {
            ir.ops.at(data.owner).parent
        } else {
            data.owner
        };
        ir.blocks.link(block)
    }

    /// Whether the value is defined in a region of `op`, at any depth.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState, Type};
    /// let mut ir = Ir::new();
    /// let [inner, outer] = ["t.inner", "t.outer"].map(|name| {
    ///     let mut state = OperationState::unregistered(name, Location::UNKNOWN);
    ///     state.regions.push(ir.create_region());
    ///     ir.create(state)
    /// });
    /// outer.regions(&ir)[0].add_block(&mut ir, &[]).append(&mut ir, inner);
    /// let block = inner.regions(&ir)[0].add_block(&mut ir, &[Type::i32()]);
    /// let argument = block.argument(&ir, 0);
    /// assert!(argument.is_defined_in(&ir, inner) && argument.is_defined_in(&ir, outer));
    /// ```
    #[inline]
    #[track_caller]
    pub fn is_defined_in(self, ir: &Ir, op: Operation) -> bool {
        let (data, this) = (ir.values.get(self), ir.ops.get(op));
        let mut block = if data.number & ARGUMENT == 0 {
            ir.ops.at(data.owner).parent
        } else {
            data.owner
        };
        // Links lead to operations that exist, so their numbers tell them apart.
        while block != NIL && block != this.parent {
            let region = ir.blocks.at(block).parent;
            if region == NIL {
                return false;
            }
            let parent = ir.regions.at(region).parent;
            if parent == NIL {
                return false;
            }
            if parent == op.index() {
                return true;
            }
            block = ir.ops.at(parent).parent;
        }
        false
    }

    /// Whether the value exists in `ir`.
    pub fn is_alive(self, ir: &Ir) -> bool {
        ir.values.contains(self)
    }

    /// An index below the capacity of the table of values, for side tables.
    #[doc(hidden)]
    pub fn index_in(self) -> usize {
        self.index() as usize
    }
}
