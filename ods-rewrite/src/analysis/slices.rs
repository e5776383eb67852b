//! Slices: what an operation needs, and what needs it.

use ods_ir::ir::{Ir, Operation, Value, ValueDefinition};
use ods_lookup::LookupSet;

/// What belongs to a backward slice: MLIR's `BackwardSliceOptions`.
///
/// ```
/// use ods_runtime::rewrite::analysis::BackwardSlice;
/// let all = BackwardSlice::new();
/// assert!(all.inclusive(true) != all);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BackwardSlice {
    inclusive: bool,
    omit_block_arguments: bool,
    omit_uses_from_above: bool,
}

impl BackwardSlice {
    /// Follows operands, values from above that are used in regions, and arguments of blocks that
    /// are alone in their operation.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the operation itself belongs to the slice.
    #[must_use]
    #[inline]
    pub fn inclusive(mut self, on: bool) -> Self {
        self.inclusive = on;
        self
    }

    /// Whether slices end at block arguments.
    #[must_use]
    #[inline]
    pub fn omit_block_arguments(mut self, on: bool) -> Self {
        self.omit_block_arguments = on;
        self
    }

    /// Whether values that regions use from above are not followed.
    #[must_use]
    #[inline]
    pub fn omit_uses_from_above(mut self, on: bool) -> Self {
        self.omit_uses_from_above = on;
        self
    }

    /// The operations that `op` needs and that `filter` accepts, each after those that it needs
    /// itself: MLIR's `getBackwardSlice`. What the filter refuses is not followed.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::rewrite::analysis::BackwardSlice;
    /// let mut ir = Ir::new();
    /// let text = r#"%a = "t.a"() : () -> i32
    ///               %b = "t.b"(%a) : (i32) -> i32
    ///               %c = "t.c"() : () -> i32
    ///               "t.end"(%b) : (i32) -> ()"#;
    /// let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let ops = module.nested::<Operation>(&ir);
    /// let slice = BackwardSlice::new().of(&ir, ops[4], |_| true);
    /// assert_eq!(slice, [ops[1], ops[2]]);
    /// ```
    pub fn of(
        self,
        ir: &Ir,
        op: Operation,
        filter: impl FnMut(Operation) -> bool,
    ) -> Vec<Operation> {
        let mut slice = in_post_order([op], filter, |op, next| self.needs(ir, op, next));
        if !self.inclusive {
            slice.retain(|other| *other != op);
        }
        slice
    }

    #[inline]
    fn needs(self, ir: &Ir, op: Operation, next: &mut Vec<Operation>) {
        if op.spec(ir).is_some_and(|spec| spec.is_isolated) {
            return;
        }
        if !self.omit_uses_from_above && !op.regions(ir).is_empty() {
            op.walk(ir, |nested| {
                if nested == op {
                    return;
                }
                for operand in nested.operands(ir) {
                    let block = operand.parent_block(ir);
                    let inside = block.and_then(|block| block.parent_op(ir));
                    if !inside.is_some_and(|inside| op.is_ancestor_of(ir, inside)) {
                        self.add(ir, *operand, next);
                    }
                }
            });
        }
        for operand in op.operands(ir) {
            self.add(ir, *operand, next);
        }
    }

    #[inline]
    fn add(self, ir: &Ir, value: Value, next: &mut Vec<Operation>) {
        match value.definition(ir) {
            ValueDefinition::Argument(block, _) => {
                let parent = block.parent_op(ir);
                let is_alone = |parent: &Operation| match parent.regions(ir) {
                    [region] => region.has_one_block(ir),
                    _ => false,
                };
                if !self.omit_block_arguments {
                    next.extend(parent.filter(is_alone));
                }
            }
            ValueDefinition::Result(op, _) => next.push(op),
        }
    }
}

/// The operations that need one of the values, directly or not, and that `filter` accepts, each
/// before those that need it itself: MLIR's `getForwardSlice`. Operations in the regions of a user
/// belong to the slice, too.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::analysis::forward_slice;
/// let mut ir = Ir::new();
/// let text = r#"%a = "t.a"() : () -> i32
///               %b = "t.b"(%a) : (i32) -> i32
///               "t.end"(%b, %a) : (i32, i32) -> ()"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let ops = module.nested::<Operation>(&ir);
/// assert_eq!(forward_slice(&ir, ops[1].results(&ir), |_| true), [ops[2], ops[3]]);
/// ```
pub fn forward_slice(
    ir: &Ir,
    values: &[Value],
    filter: impl FnMut(Operation) -> bool,
) -> Vec<Operation> {
    let users = values.iter().flat_map(|value| value.uses(ir));
    let users: Vec<Operation> = users.map(|operand| operand.owner).collect();
    let mut slice = in_post_order(users, filter, |op, next| {
        next.extend(op.child_operations(ir));
        let uses = op.results(ir).iter().flat_map(|result| result.uses(ir));
        next.extend(uses.map(|operand| operand.owner));
    });
    slice.reverse();
    slice
}

/// The operations that `roots` lead to, and the roots, each after those that it leads to, as far as
/// there are no cycles.
fn in_post_order(
    roots: impl IntoIterator<Item = Operation>,
    mut filter: impl FnMut(Operation) -> bool,
    mut leads_to: impl FnMut(Operation, &mut Vec<Operation>),
) -> Vec<Operation> {
    let mut order = Vec::new();
    let mut seen = LookupSet::default();
    // Operations, and whether all that they lead to is in the order.
    let mut pending: Vec<(Operation, bool)> = Vec::new();
    let mut next = Vec::new();
    for root in roots {
        pending.push((root, false));
        while let Some((op, is_done)) = pending.pop() {
            if is_done {
                order.push(op);
                continue;
            }
            if seen.contains(&op) || !filter(op) {
                continue;
            }
            seen.insert(op);
            pending.push((op, true));
            leads_to(op, &mut next);
            pending.extend(next.drain(..).rev().map(|op| (op, false)));
        }
    }
    order
}
