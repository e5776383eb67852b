//! Structural equivalence of operations, regions and blocks.
//!
//! The first pass compares everything except operands and successors, and records which values and
//! blocks correspond. The second pass compares uses, which may precede their definitions. Nesting
//! costs heap, not stack.

use super::{Block, Ir, Operation, Region, Value};
use crate::accessors::option_setters;
use crate::location::Location;
use crate::op::Slot;
use ods_lookup::LookupMap;
use std::hash::Hash;

/// The parts that a comparison or structural hash ignores.
///
/// ```
/// use ods_runtime::EquivalenceFlags;
/// let flags = EquivalenceFlags::new().ignore_locations(true);
/// assert_eq!(flags, EquivalenceFlags::IGNORE_LOCATIONS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EquivalenceFlags {
    /// Ignore locations of operations and block arguments.
    pub ignore_locations: bool,
    /// Ignore discardable attributes. Inherent attributes and properties are always compared.
    pub ignore_discardable_attributes: bool,
}

impl EquivalenceFlags {
    /// Ignores locations, as most users want.
    pub const IGNORE_LOCATIONS: Self = Self {
        ignore_locations: true,
        ignore_discardable_attributes: false,
    };

    /// The default flags: nothing is ignored.
    pub fn new() -> Self {
        Self::default()
    }

    option_setters! {
        ignore_locations: bool,
        ignore_discardable_attributes: bool,
    }
}

/// Structural comparison, as `mlir::OperationEquivalence`.
///
/// Two operations are equivalent if they have the same name, inherent and discardable attributes,
/// properties, types and locations, equivalent regions, and operands and successors that
/// correspond. Values and blocks defined inside correspond by the position of their definitions.
/// Values defined outside correspond if they are the same value or declared equal. Operands of
/// commutative operations are compared in order. Operations of the same name are never equivalent
/// if their definitions differ or only one of them is registered.
///
/// ```
/// use ods_runtime::{Equivalence, EquivalenceFlags, Ir, Location, OperationState, Type};
/// let make = |ir: &mut Ir| {
///     let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
///     state.result_types.push(Type::i32());
///     ir.create(state)
/// };
/// let (mut a, mut b) = (Ir::new(), Ir::new());
/// let (left, right) = (make(&mut a), make(&mut b));
/// let flags = EquivalenceFlags::default();
/// assert!(Equivalence::between(&a, &b, flags).operations(left, right));
/// assert_eq!(left.structural_hash(&a, flags), right.structural_hash(&b, flags));
/// right.set_attribute(&mut b, "t.mark", Some(ods_runtime::Attribute::unit()));
/// assert!(!Equivalence::between(&a, &b, flags).operations(left, right));
/// ```
pub struct Equivalence<'a> {
    left: &'a Ir,
    right: &'a Ir,
    flags: EquivalenceFlags,
    same: Box<OutsideTest<'a>>,
    outside_blocks: LookupMap<Block, Block>,
}

/// Decides whether two values defined outside correspond.
type OutsideTest<'a> = dyn FnMut(Value, Value) -> bool + 'a;

impl<'a> Equivalence<'a> {
    /// Creates a comparison of parts of one `Ir`.
    pub fn new(ir: &'a Ir, flags: EquivalenceFlags) -> Self {
        Self::between(ir, ir, flags)
    }

    /// Creates a comparison of parts of `left` with parts of `right`. Values defined outside are
    /// the same only if one `Ir` is a copy of the other.
    pub fn between(left: &'a Ir, right: &'a Ir, flags: EquivalenceFlags) -> Self {
        Self {
            left,
            right,
            flags,
            same: Box::new(|left, right| left == right),
            outside_blocks: LookupMap::default(),
        }
    }

    /// Sets the function that decides whether two values defined outside correspond, left and
    /// right. It is called once per use, with values of equal types.
    ///
    /// ```
    /// use ods_runtime::{Equivalence, EquivalenceFlags, Ir, Location, OperationState, Type};
    /// let mut ir = Ir::new();
    /// let block = ir.create_block(&[Type::i32(), Type::i32()]);
    /// let [a, b] = [0, 1].map(|number| {
    ///     let mut state = OperationState::unregistered("t.use", Location::UNKNOWN);
    ///     state.operands.push(block.argument(&ir, number));
    ///     ir.create(state)
    /// });
    /// let flags = EquivalenceFlags::default();
    /// assert!(!Equivalence::new(&ir, flags).operations(a, b));
    /// assert!(Equivalence::new(&ir, flags).values_outside(|_, _| true).operations(a, b));
    /// ```
    #[must_use]
    pub fn values_outside(mut self, same: impl FnMut(Value, Value) -> bool + 'a) -> Self {
        self.same = Box::new(same);
        self
    }

    /// Declares that `left` and `right`, both outside of the compared parts, correspond as
    /// successors.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn blocks_outside(mut self, left: Block, right: Block) -> Self {
        self.left.blocks.get(left);
        self.right.blocks.get(right);
        self.outside_blocks.insert(left, right);
        self
    }

    /// Whether the operations and everything nested in them are equivalent.
    #[track_caller]
    pub fn operations(&mut self, left: Operation, right: Operation) -> bool {
        self.compare(|pass| pass.operations(left, right))
    }

    /// Whether the regions have equivalent blocks in the same order.
    #[inline]
    #[track_caller]
    pub fn regions(&mut self, left: Region, right: Region) -> bool {
        self.compare(|pass| pass.regions(left, right))
    }

    /// Whether the blocks have arguments of the same types and equivalent
    /// operations in the same order.
    #[inline]
    #[track_caller]
    pub fn blocks(&mut self, left: Block, right: Block) -> bool {
        self.compare(|pass| pass.blocks(left, right))
    }

    fn compare(&mut self, start: impl FnOnce(&mut Pass<'_>) -> bool) -> bool {
        let mut pass = Pass {
            left: self.left,
            right: self.right,
            is_one: std::ptr::eq(self.left, self.right),
            flags: self.flags,
            ops: Vec::new(),
            pending: Vec::new(),
            values: Inside::default(),
            blocks: Inside::default(),
        };
        if !start(&mut pass) {
            return false;
        }
        while let Some((left, right)) = pass.pending.pop() {
            if !pass.regions(left, right) {
                return false;
            }
        }
        pass.ops
            .iter()
            .all(|(left, right)| self.uses(&pass, *left, *right))
    }

    /// Whether operands and successors correspond. Their numbers must be equal.
    #[track_caller]
    fn uses(&mut self, pass: &Pass<'_>, left: Operation, right: Operation) -> bool {
        let operands = left.operands(self.left).iter();
        let successors = left.successors(self.left).iter();
        operands
            .zip(right.operands(self.right))
            .all(|(left, right)| {
                pass.values
                    .compare(*left, *right)
                    .unwrap_or_else(|| pass.same_type(*left, *right) && (self.same)(*left, *right))
            })
            && successors
                .zip(right.successors(self.right))
                .all(|(left, right)| {
                    pass.blocks
                        .compare(*left, *right)
                        .unwrap_or_else(|| self.outside_blocks.get(left).unwrap_or(left) == right)
                })
    }
}

impl std::fmt::Debug for Equivalence<'_> {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Equivalence")
            .field("flags", &self.flags)
            .finish_non_exhaustive()
    }
}

/// The values or blocks defined inside, each with its counterpart.
struct Inside<T> {
    rights: LookupMap<T, T>,
    lefts: LookupMap<T, T>,
}

impl<T> Default for Inside<T> {
    fn default() -> Self {
        Self {
            rights: LookupMap::default(),
            lefts: LookupMap::default(),
        }
    }
}

impl<T: Copy + Eq + Hash> Inside<T> {
    fn insert(&mut self, left: T, right: T) {
        self.rights.insert(left, right);
        self.lefts.insert(right, left);
    }

    /// Whether they correspond; `None` if both are defined outside.
    fn compare(&self, left: T, right: T) -> Option<bool> {
        match self.rights.get(&left) {
            Some(expected) => Some(*expected == right),
            None if self.lefts.contains_key(&right) => Some(false),
            None => None,
        }
    }
}

/// The state of the first pass.
struct Pass<'a> {
    left: &'a Ir,
    right: &'a Ir,
    /// Whether both are the same `Ir`, so that table numbers are comparable.
    is_one: bool,
    flags: EquivalenceFlags,
    /// The operations whose uses must still be compared.
    ops: Vec<(Operation, Operation)>,
    pending: Vec<(Region, Region)>,
    values: Inside<Value>,
    blocks: Inside<Block>,
}

impl Pass<'_> {
    #[track_caller]
    fn operations(&mut self, left: Operation, right: Operation) -> bool {
        let (a, b) = (self.left.ops.get(left), self.right.ops.get(right));
        let is_same = self.same_name(left, right)
            && a.operands.len() == b.operands.len()
            && a.results.len() == b.results.len()
            && left.regions(self.left).len() == right.regions(self.right).len()
            && left.successors(self.left).len() == right.successors(self.right).len()
            && self.same_attributes(left, right)
            && self.same_location(a.location, b.location);
        if !is_same {
            return false;
        }
        let (regions, others) = (left.regions(self.left), right.regions(self.right));
        let pairs = regions.iter().copied().zip(others.iter().copied());
        self.pending.extend(pairs.rev());
        self.ops.push((left, right));
        self.define(left.results(self.left), right.results(self.right))
    }

    /// Records that the values correspond, if their types are equal.
    #[track_caller]
    fn define(&mut self, left: &[Value], right: &[Value]) -> bool {
        left.len() == right.len()
            && left.iter().zip(right).all(|(left, right)| {
                self.values.insert(*left, *right);
                self.same_type(*left, *right)
            })
    }

    #[track_caller]
    fn same_type(&self, left: Value, right: Value) -> bool {
        (self.is_one && left.type_number(self.left) == right.type_number(self.right))
            || left.ty(self.left) == right.ty(self.right)
    }

    #[track_caller]
    fn same_name(&self, left: Operation, right: Operation) -> bool {
        match (left.info(self.left), right.info(self.right)) {
            (Some(left), Some(right)) => std::ptr::eq(left, right),
            (None, None) => left.name(self.left).as_str() == right.name(self.right).as_str(),
            _ => false,
        }
    }

    #[track_caller]
    fn same_attributes(&self, left: Operation, right: Operation) -> bool {
        let (a, b) = (self.left.ops.get(left), self.right.ops.get(right));
        let same_slots = (self.is_one && a.inherent == b.inherent)
            || filled(left.slots(self.left)) == filled(right.slots(self.right));
        same_slots
            && (self.flags.ignore_discardable_attributes
                || (self.is_one && a.discardable == b.discardable)
                || left.discardable_attributes(self.left)
                    == right.discardable_attributes(self.right))
    }

    fn same_location(&self, left: Location, right: Location) -> bool {
        self.flags.ignore_locations
            || (self.is_one && left == right)
            || self.left.location_attr(left) == self.right.location_attr(right)
    }

    #[track_caller]
    fn regions(&mut self, left: Region, right: Region) -> bool {
        let (mut a, mut b) = (left.entry_block(self.left), right.entry_block(self.right));
        while let (Some(left), Some(right)) = (a, b) {
            if !self.blocks(left, right) {
                return false;
            }
            (a, b) = (left.next(self.left), right.next(self.right));
        }
        a.is_none() && b.is_none()
    }

    #[track_caller]
    fn blocks(&mut self, left: Block, right: Block) -> bool {
        self.blocks.insert(left, right);
        let (arguments, others) = (left.arguments(self.left), right.arguments(self.right));
        if !self.define(arguments, others) {
            return false;
        }
        let mut numbers = 0..arguments.len();
        let same_locations = numbers.all(|number| {
            self.same_location(
                left.argument_location(self.left, number),
                right.argument_location(self.right, number),
            )
        });
        let (mut a, mut b) = (left.first_op(self.left), right.first_op(self.right));
        while let (Some(left), Some(right)) = (a, b) {
            if !self.operations(left, right) {
                return false;
            }
            (a, b) = (left.next(self.left), right.next(self.right));
        }
        same_locations && a.is_none() && b.is_none()
    }
}

/// Returns the slots without trailing empty ones, which are optional.
pub(super) fn filled(slots: &[Slot]) -> &[Slot] {
    let empty = slots.iter().rev();
    let count = empty.take_while(|slot| **slot == Slot::Empty).count();
    &slots[..slots.len() - count]
}

impl Operation {
    /// Whether this operation and `other`, including everything nested in them, are equivalent. See
    /// [`Equivalence`], which can also compare across two `Ir`s.
    ///
    /// ```
    /// use ods_runtime::{EquivalenceFlags, Ir, Location, OperationState};
    /// let mut ir = Ir::new();
    /// let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
    /// let copy = op.clone_op(&mut ir);
    /// assert!(op.is_equivalent_to(&ir, copy, EquivalenceFlags::default()));
    /// ```
    #[track_caller]
    pub fn is_equivalent_to(self, ir: &Ir, other: Operation, flags: EquivalenceFlags) -> bool {
        Equivalence::new(ir, flags).operations(self, other)
    }
}
