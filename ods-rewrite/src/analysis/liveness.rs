//! Where values are live: MLIR's `Liveness`.

use crate::pass::Analysis;
use ods_ir::ir::{Block, Ir, Operation, Value, ValueDefinition};
use ods_lookup::LookupMap;
use std::collections::BTreeSet;

/// The live values of the blocks in an operation: MLIR's `Liveness`.
///
/// A value is live from its definition to its last use. A use by a nested operation counts as one
/// by the operation around it in the same block. The analysis holds until operations, blocks or
/// uses change.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::analysis::Liveness;
/// let text = br#"
///     %a = "t.make"() : () -> i32
///     %b = "t.use"(%a) : (i32) -> i32
///     "t.end"(%b) : (i32) -> ()
/// "#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a", text.as_slice(), options).unwrap();
/// let ops: Vec<Operation> = module.regions(&ir)[0].entry_block(&ir).unwrap().operations(&ir).collect();
/// let a = ops[0].result(&ir, 0);
/// let liveness = Liveness::new(&ir, module);
/// assert_eq!(liveness.live_operations(&ir, a), &ops[..2]);
/// assert!(liveness.is_dead_after(&ir, a, ops[1]));
/// assert!(!liveness.is_dead_after(&ir, a, ops[0]));
/// ```
#[derive(Clone, Debug)]
pub struct Liveness {
    /// The values, in the order in which they are defined.
    values: Vec<Value>,
    numbers: LookupMap<Value, u32>,
    blocks: LookupMap<Block, LiveBlock>,
}

/// The sets of a block, by the numbers of the values.
#[derive(Clone, Debug, Default)]
struct LiveBlock {
    /// Live where the block begins.
    live_in: BTreeSet<u32>,
    /// Live where the block ends, because other blocks of the region use them.
    live_out: BTreeSet<u32>,
    /// Used in the block or deeper, and defined outside.
    used: BTreeSet<u32>,
    /// Defined in the block or deeper.
    defined: BTreeSet<u32>,
}

impl LiveBlock {
    /// Computes the values that are live at the beginning from those at the end. Returns whether
    /// there are more than before.
    #[inline]
    fn update_live_in(&mut self) -> bool {
        let before = self.live_in.len();
        let live = self.used.union(&self.live_out);
        self.live_in = live
            .copied()
            .filter(|n| !self.defined.contains(n))
            .collect();
        self.live_in.len() != before
    }
}

impl Analysis for Liveness {
    #[inline]
    fn compute(ir: &Ir, op: Operation) -> Self {
        Self::new(ir, op)
    }
}

impl Liveness {
    /// Analyses all blocks in `op`.
    ///
    /// # Panics
    ///
    /// If `op` was erased or belongs to another `Ir`.
    #[inline]
    pub fn new(ir: &Ir, op: Operation) -> Self {
        let mut made = Self {
            values: Vec::new(),
            numbers: LookupMap::default(),
            blocks: LookupMap::default(),
        };
        let mut blocks = Vec::new();
        op.walk(ir, |op| {
            for block in op.child_blocks(ir) {
                blocks.push(block);
            }
        });
        let mut pending = Vec::new();
        for block in &blocks {
            let mut live = made.local(ir, *block);
            if live.update_live_in() {
                pending.extend(block.predecessors(ir));
            }
            made.blocks.insert(*block, live);
        }
        while let Some(block) = pending.pop() {
            let mut live_out: BTreeSet<u32> = BTreeSet::new();
            for successor in block.successors(ir) {
                if let Some(next) = made.blocks.get(successor) {
                    live_out.extend(&next.live_in);
                }
            }
            let Some(live) = made.blocks.get_mut(&block) else {
                continue;
            };
            live.live_out.extend(live_out);
            if live.update_live_in() {
                pending.extend(block.predecessors(ir));
            }
        }
        made
    }

    #[inline]
    fn number(&mut self, value: Value) -> u32 {
        let next = self.values.len() as u32;
        let number = *self.numbers.entry(value).or_insert(next);
        if number == next {
            self.values.push(value);
        }
        number
    }

    /// What is known of a block from its own operations.
    #[inline]
    fn local(&mut self, ir: &Ir, block: Block) -> LiveBlock {
        let mut live = LiveBlock::default();
        let region = block.parent_region(ir);
        let own = block.operations(ir).flat_map(|op| op.results(ir));
        for value in block.arguments(ir).iter().chain(own) {
            let number = self.number(*value);
            live.defined.insert(number);
            let escapes = |user: Operation| {
                let mut around = std::iter::successors(user.parent_block(ir), |block| {
                    block.parent_op(ir)?.parent_block(ir)
                });
                around.find(|block| block.parent_region(ir) == region) != Some(block)
            };
            if value.uses(ir).any(|used| escapes(used.owner)) {
                live.live_out.insert(number);
            }
        }
        for op in block.operations(ir) {
            op.walk(ir, |inner| {
                for operand in inner.operands(ir) {
                    let number = self.number(*operand);
                    live.used.insert(number);
                }
                for result in inner.results(ir) {
                    let number = self.number(*result);
                    live.defined.insert(number);
                }
                for nested in inner.child_blocks(ir) {
                    for argument in nested.arguments(ir) {
                        let number = self.number(*argument);
                        live.defined.insert(number);
                    }
                }
            });
        }
        live.used.retain(|number| !live.defined.contains(number));
        live
    }

    fn listed(&self, block: Block, set: impl Fn(&LiveBlock) -> &BTreeSet<u32>) -> Vec<Value> {
        let numbers = self.blocks.get(&block).into_iter().flat_map(set);
        numbers
            .map(|number| self.values[*number as usize])
            .collect()
    }

    fn is_in(
        &self,
        block: Block,
        value: Value,
        set: impl Fn(&LiveBlock) -> &BTreeSet<u32>,
    ) -> bool {
        let found = self.blocks.get(&block).zip(self.numbers.get(&value));
        found.is_some_and(|(live, number)| set(live).contains(number))
    }

    /// The values from outside that are live where `block` begins. Its arguments are not among
    /// them. Empty for a block that is not in the operation analysed.
    #[inline]
    pub fn live_in(&self, block: Block) -> Vec<Value> {
        self.listed(block, |live| &live.live_in)
    }

    /// The values that are live where `block` ends.
    #[inline]
    pub fn live_out(&self, block: Block) -> Vec<Value> {
        self.listed(block, |live| &live.live_out)
    }

    /// Whether `value` is live where `block` begins, and defined outside.
    #[inline]
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        self.is_in(block, value, |live| &live.live_in)
    }

    /// Whether `value` is live where `block` ends.
    #[inline]
    pub fn is_live_out(&self, block: Block, value: Value) -> bool {
        self.is_in(block, value, |live| &live.live_out)
    }

    /// Whether `value`, which is live at `op`, is not used after it: MLIR's `isDeadAfter`.
    ///
    /// # Panics
    ///
    /// If `op` is not in a block.
    #[inline]
    pub fn is_dead_after(&self, ir: &Ir, value: Value, op: Operation) -> bool {
        let Some(block) = op.parent_block(ir) else {
            panic!("the operation is not in a block");
        };
        !self.is_live_out(block, value) && {
            let end = self.end(ir, block, value, op);
            end == op || end.is_before_in_block(ir, op)
        }
    }

    /// The operations between the definition of `value` and its last uses, block by block: MLIR's
    /// `resolveLiveness`.
    #[inline]
    pub fn live_operations(&self, ir: &Ir, value: Value) -> Vec<Operation> {
        let mut found = Vec::new();
        let users = value
            .uses(ir)
            .filter_map(|used| used.owner.parent_block(ir));
        let mut seen: Vec<Block> = value.parent_block(ir).into_iter().collect();
        for block in users {
            if !seen.contains(&block) {
                seen.push(block);
            }
        }
        let mut pending = seen.clone();
        while let Some(block) = pending.pop() {
            let Some((start, end)) = self.range(ir, block, value) else {
                continue;
            };
            let mut at = Some(start);
            while let Some(op) = at {
                found.push(op);
                at = if op == end { None } else { op.next(ir) };
            }
            for next in block.successors(ir) {
                if self.is_live_in(*next, value) && !seen.contains(next) {
                    seen.push(*next);
                    pending.push(*next);
                }
            }
        }
        found
    }

    /// The values that are live at `op`, in the order in which they are defined: MLIR's
    /// `currentlyLiveValues`. A value is live at the operation that defines it.
    #[inline]
    pub fn live_at(&self, ir: &Ir, op: Operation) -> Vec<Value> {
        let Some(block) = op.parent_block(ir) else {
            return Vec::new();
        };
        let is_live = |value: &Value| {
            self.range(ir, block, *value).is_some_and(|(start, end)| {
                !op.is_before_in_block(ir, start) && !end.is_before_in_block(ir, op)
            })
        };
        let until = std::iter::successors(Some(op), |op| op.prev(ir));
        let own = until.flat_map(|op| op.results(ir)).copied();
        let all = block.arguments(ir).iter().copied().chain(own);
        let all = all.chain(self.live_in(block)).filter(is_live);
        let numbers: BTreeSet<u32> = all
            .filter_map(|value| self.numbers.get(&value).copied())
            .collect();
        let values = numbers.into_iter();
        values.map(|number| self.values[number as usize]).collect()
    }

    /// The first and the last operation of `block` at which `value` is live.
    #[inline]
    fn range(&self, ir: &Ir, block: Block, value: Value) -> Option<(Operation, Operation)> {
        let start = match value.definition(ir) {
            ValueDefinition::Result(op, _) if !self.is_live_in(block, value) => {
                ancestor_in_block(ir, op, block)
            }
            _ => None,
        };
        let start = start.or_else(|| block.first_op(ir))?;
        Some((start, self.end(ir, block, value, start)))
    }

    /// The last operation of `block` at which `value` is live, if it is live at `from`.
    #[inline]
    fn end(&self, ir: &Ir, block: Block, value: Value, from: Operation) -> Operation {
        if self.is_live_out(block, value) {
            return block.last_op(ir).unwrap_or(from);
        }
        let users = value.uses(ir);
        let users = users.filter_map(|used| ancestor_in_block(ir, used.owner, block));
        users.fold(from, |end, user| {
            if end.is_before_in_block(ir, user) {
                user
            } else {
                end
            }
        })
    }
}

/// The operation of `block` that is `op` or encloses it.
#[inline]
fn ancestor_in_block(ir: &Ir, op: Operation, block: Block) -> Option<Operation> {
    std::iter::successors(Some(op), |op| op.parent_op(ir))
        .find(|op| op.parent_block(ir) == Some(block))
}
