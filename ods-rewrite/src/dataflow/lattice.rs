//! What analyses know: lattices, and tables of them by the numbers of values, operations or blocks.

use ods_ir::ir::{Ir, Operation, Region};
use std::marker::PhantomData;
use std::ops::Range;

/// What an analysis knows about one value, or about one point of the program.
///
/// The default says that nothing is known yet, because control has not been seen to get here. What
/// is known only grows, from there towards the element that allows everything; the number of steps
/// must be finite, or the analysis ends with an error.
///
/// ```
/// use ods_runtime::rewrite::dataflow::Lattice;
///
/// /// Whether a number is even, as far as known.
/// #[derive(Clone, PartialEq, Debug, Default)]
/// enum Parity {
///     #[default]
///     Unvisited,
///     Known { is_even: bool },
///     Any,
/// }
///
/// impl Lattice for Parity {
///     fn join(&mut self, other: &Self) -> bool {
///         let joined = match (&*self, other) {
///             (_, Parity::Unvisited) => return false,
///             (Parity::Unvisited, other) => other.clone(),
///             (a, b) if a == b => return false,
///             _ => Parity::Any,
///         };
///         let changed = *self != joined;
///         *self = joined;
///         changed
///     }
/// }
///
/// let mut parity = Parity::Unvisited;
/// assert!(parity.join(&Parity::Known { is_even: true }));
/// assert!(parity.join(&Parity::Known { is_even: false }));
/// assert_eq!(parity, Parity::Any);
/// ```
pub trait Lattice: Clone + Default + 'static {
    /// Adds what `other` knows, for a point that is reached in both ways. Returns whether this
    /// changes anything.
    fn join(&mut self, other: &Self) -> bool;
}

/// What an analysis knows about values: the name of a table of a solver.
pub struct Values<L>(pub(super) u32, PhantomData<fn() -> L>);

/// What an analysis knows about points: the name of two tables of a solver.
pub struct Points<L> {
    pub(super) after: u32,
    pub(super) start: u32,
    marker: PhantomData<fn() -> L>,
}

impl<L> Values<L> {
    pub(super) fn new(number: u32) -> Self {
        Self(number, PhantomData)
    }
}

impl<L> Points<L> {
    pub(super) fn new(after: u32, start: u32) -> Self {
        Self {
            after,
            start,
            marker: PhantomData,
        }
    }
}

impl<L> Clone for Values<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L> Copy for Values<L> {}

impl<L> Clone for Points<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L> Copy for Points<L> {}

impl<L> std::fmt::Debug for Values<L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Values({})", self.0)
    }
}

impl<L> std::fmt::Debug for Points<L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Points({}, {})", self.after, self.start)
    }
}

/// What is known about one anchor, and who wants to know of changes.
#[derive(Clone, Debug, Default)]
pub(super) struct Fact<L> {
    pub(super) lattice: L,
    /// The analyses, as bits, that visit the users of the value after a change.
    pub(super) subscribers: u32,
    /// The number of the list of dependents; 0 if there are none.
    pub(super) dependents: u32,
}

/// A table by numbers that are close to each other.
#[derive(Clone, Debug)]
pub(super) struct Table<T> {
    base: usize,
    items: Vec<T>,
    /// Stands for what is outside.
    outside: T,
}

impl<T: Clone + Default> Table<T> {
    pub(super) fn new(range: &Range<usize>) -> Self {
        Self {
            base: range.start,
            items: vec![T::default(); range.len()],
            outside: T::default(),
        }
    }

    #[inline]
    pub(super) fn get(&self, number: usize) -> &T {
        self.items
            .get(number.wrapping_sub(self.base))
            .unwrap_or(&self.outside)
    }

    /// The item, unless it is outside.
    #[inline]
    pub(super) fn get_mut(&mut self, number: usize) -> Option<&mut T> {
        self.items.get_mut(number.wrapping_sub(self.base))
    }
}

/// The numbers of what is in an operation, which is mostly close to each other.
#[derive(Clone, Debug, Default)]
pub(super) struct Space {
    pub(super) ops: Range<usize>,
    pub(super) blocks: Range<usize>,
    pub(super) values: Range<usize>,
    /// The number of operations and blocks.
    pub(super) points: u64,
}

#[inline]
fn include(range: &mut Range<usize>, number: usize) {
    if range.start == range.end {
        *range = number..number + 1;
    } else {
        *range = range.start.min(number)..range.end.max(number + 1);
    }
}

impl Space {
    #[inline]
    pub(super) fn of(ir: &Ir, top: Operation) -> Self {
        let mut space = Self::default();
        let mut pending = Vec::new();
        space.add(ir, top, &mut pending);
        while let Some(region) = pending.pop() {
            for block in region.blocks(ir) {
                space.points += 1;
                include(&mut space.blocks, block.index_in());
                for argument in block.arguments(ir) {
                    include(&mut space.values, argument.index_in());
                }
                for op in block.operations(ir) {
                    space.add(ir, op, &mut pending);
                }
            }
        }
        space
    }

    #[inline]
    fn add(&mut self, ir: &Ir, op: Operation, pending: &mut Vec<Region>) {
        self.points += 1;
        include(&mut self.ops, op.index_in());
        for result in op.results(ir) {
            include(&mut self.values, result.index_in());
        }
        if !op.is_leaf(ir) {
            pending.extend_from_slice(op.regions(ir));
        }
    }
}
