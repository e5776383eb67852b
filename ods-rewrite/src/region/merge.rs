//! Blocks that do the same become one; what they do it with becomes block arguments.

use super::all_regions;
use super::arguments::branches_to;
use ods_ir::ir::ValueDefinition;
use ods_ir::ir::{Block, Equivalence, EquivalenceFlags, Ir, Operation, Region, Value};
use ods_lookup::LookupMap;

/// Merges blocks of these regions, and of those nested in them, that have the same operations and
/// the same successors: MLIR's `mergeIdenticalBlocks`. Where they use different values from
/// outside, the merged block gets arguments. Returns whether any were merged.
///
/// The first block of a region is never merged, nor are blocks with nested blocks, or whose values
/// are used in other blocks.
///
/// ```
/// use ods_runtime::interfaces::{BranchOpInterface, SuccessorOperands};
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::region::merge_identical_blocks;
/// # ods! {
/// #     def B_Dialect : Dialect { let name = "b"; }
/// #     def BrOp : Op<B_Dialect, "br", [BranchOpInterface, Pure, Terminator]> {
/// #         let arguments = (ins Variadic<AnyType>:$operands_of);
/// #         let successors = (successor AnySuccessor:$dest);
/// #         let assemblyFormat = "$dest (`(` $operands_of^ `:` type($operands_of) `)`)? attr-dict";
/// #     }
/// # }
/// # impl BranchOpInterface for BrOp {
/// #     fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
/// #         SuccessorOperands::of(self, ir, self.operands_of(ir))
/// #     }
/// # }
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<BDialect>().into());
/// let text = r#"
///     "t.f"() ({
///       "t.either"() [^one, ^other] : () -> ()
///     ^one:
///       "t.work"() : () -> ()
///       b.br ^end
///     ^other:
///       "t.work"() : () -> ()
///       b.br ^end
///     ^end:
///       "t.end"() : () -> ()
///     }) : () -> ()"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let regions = module.regions(&ir).to_vec();
/// assert!(merge_identical_blocks(&mut ir, &regions));
/// assert_eq!(module.display(&ir).to_string().matches("t.work").count(), 1);
/// ```
pub fn merge_identical_blocks(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut changed = false;
    for region in all_regions(ir, regions) {
        while region.is_alive(ir) && merge_in(ir, region) {
            changed = true;
        }
    }
    changed
}

fn merge_in(ir: &mut Ir, region: Region) -> bool {
    if region.is_empty(ir) || region.has_one_block(ir) {
        return false;
    }
    // Blocks with the same successors, in the order in which these appear.
    let mut groups: Vec<Vec<Block>> = Vec::new();
    let mut group_of: LookupMap<Vec<Block>, usize> = LookupMap::default();
    for block in region.blocks(ir).skip(1) {
        let next = groups.len();
        let group = *group_of
            .entry(block.successors(ir).to_vec())
            .or_insert(next);
        if group == next {
            groups.push(Vec::new());
        }
        groups[group].push(block);
    }
    let mut changed = false;
    for blocks in groups.into_iter().filter(|blocks| blocks.len() > 1) {
        let mut clusters: Vec<Cluster> = Vec::new();
        for block in blocks {
            if !may_merge(ir, block) {
                continue;
            }
            let found = clusters.iter_mut().any(|cluster| cluster.add(ir, block));
            if !found {
                clusters.push(Cluster::new(ir, block));
            }
        }
        for cluster in clusters {
            changed |= cluster.merge(ir);
        }
    }
    changed
}

fn may_merge(ir: &Ir, block: Block) -> bool {
    let mut regions = block.operations(ir).flat_map(|op| op.regions(ir));
    regions.all(|region| region.is_empty(ir))
        && !(block.arguments(ir).iter()).any(|argument| is_used_elsewhere(ir, *argument, block))
}

fn is_used_elsewhere(ir: &Ir, value: Value, block: Block) -> bool {
    let mut uses = value.uses(ir);
    uses.any(|operand| operand.owner.parent_block(ir) != Some(block))
}

/// The operations of a block, and the place of each in it.
struct Content {
    block: Block,
    ops: Vec<Operation>,
    places: LookupMap<Operation, usize>,
}

impl Content {
    fn of(ir: &Ir, block: Block) -> Self {
        let ops: Vec<Operation> = block.operations(ir).collect();
        let places = ops.iter().copied().zip(0..).collect();
        Self { block, ops, places }
    }

    /// Where the block defines a value: the operation's place, none for an argument, and the number.
    fn place(&self, ir: &Ir, value: Value) -> Option<(Option<usize>, usize)> {
        match value.definition(ir) {
            ValueDefinition::Argument(block, number) => {
                (block == self.block).then_some((None, number))
            }
            ValueDefinition::Result(op, number) => Some((Some(*self.places.get(&op)?), number)),
        }
    }
}

/// Blocks to be merged.
struct Cluster {
    leader: Content,
    others: Vec<Content>,
    /// The operands, by place of the operation and number, that become arguments; sorted.
    operands: Vec<(usize, usize)>,
}

impl Cluster {
    fn new(ir: &Ir, block: Block) -> Self {
        Self {
            leader: Content::of(ir, block),
            others: Vec::new(),
            operands: Vec::new(),
        }
    }

    /// Adds a block if it does the same as the first one. Returns whether it does.
    fn add(&mut self, ir: &Ir, block: Block) -> bool {
        let other = Content::of(ir, block);
        let Some(mut operands) = self.differences(ir, &other) else {
            return false;
        };
        self.operands.append(&mut operands);
        ods_lookup::sort(&mut self.operands);
        self.operands.dedup();
        self.others.push(other);
        true
    }

    /// The operands in which another block differs; `None` if it does something else.
    fn differences(&self, ir: &Ir, other: &Content) -> Option<Vec<(usize, usize)>> {
        let leader = &self.leader;
        let types = |block: Block| block.arguments(ir).iter().map(|value| value.ty(ir));
        if leader.ops.len() != other.ops.len() || !types(leader.block).eq(types(other.block)) {
            return None;
        }
        let mut differing = Vec::new();
        for (place, (left, right)) in leader.ops.iter().zip(&other.ops).enumerate() {
            let flags = EquivalenceFlags::new().ignore_locations(true);
            let same = Equivalence::new(ir, flags)
                .values_outside(|_, _| true)
                .operations(*left, *right);
            if !same {
                return None;
            }
            let pairs = left.operands(ir).iter().zip(right.operands(ir));
            for (number, (lhs, rhs)) in pairs.enumerate() {
                if lhs == rhs {
                    continue;
                }
                match (leader.place(ir, *lhs), other.place(ir, *rhs)) {
                    (None, None) => {
                        if !may_forward(ir, leader.block, *lhs)
                            || !may_forward(ir, other.block, *rhs)
                        {
                            return None;
                        }
                        differing.push((place, number));
                    }
                    (Some(lhs), Some(rhs)) if lhs == rhs => {}
                    _ => return None,
                }
            }
            let leaks = |op: Operation, block: Block| {
                let mut results = op.results(ir).iter();
                results.any(|result| is_used_elsewhere(ir, *result, block))
            };
            if leaks(*left, leader.block) || leaks(*right, other.block) {
                return None;
            }
        }
        Some(differing)
    }

    /// Merges the blocks into the first one. Returns whether there were any, and could be.
    fn merge(self, ir: &mut Ir) -> bool {
        if self.others.is_empty() {
            return false;
        }
        if !self.operands.is_empty() {
            let mut blocks = std::iter::once(&self.leader).chain(&self.others);
            if !blocks.all(|content| branches_to(ir, content.block).is_some()) {
                return false;
            }
            self.forward_operands(ir);
        }
        for other in &self.others {
            other.block.replace_all_uses_with(ir, self.leader.block);
            other.block.erase(ir);
        }
        true
    }

    /// Makes differing operands arguments of the first block. Operands that are the same value in
    /// each block share an argument.
    fn forward_operands(&self, ir: &mut Ir) {
        let contents = || std::iter::once(&self.leader).chain(&self.others);
        let operand = |ir: &Ir, content: &Content, (place, number): (usize, usize)| {
            content.ops[place].operand(ir, number)
        };
        // The values that each block forwards, and the argument for each operand.
        let mut columns: Vec<Vec<Value>> = Vec::new();
        let mut argument_of = Vec::new();
        // As in MLIR, only the first column with a value in the first block is compared.
        let mut first_with: LookupMap<Value, usize> = LookupMap::default();
        for at in &self.operands {
            let column: Vec<Value> = contents()
                .map(|content| operand(ir, content, *at))
                .collect();
            let known = *first_with.entry(column[0]).or_insert(columns.len());
            if columns.get(known) == Some(&column) {
                argument_of.push(known);
            } else {
                argument_of.push(columns.len());
                columns.push(column);
            }
        }
        let mut arguments = Vec::new();
        for column in &columns {
            let ty = column[0].ty(ir).clone();
            let location = match column[0].definition(ir) {
                ValueDefinition::Result(op, _) => op.location(ir),
                ValueDefinition::Argument(block, number) => block.argument_location(ir, number),
            };
            arguments.push(self.leader.block.add_argument(ir, &ty, location));
        }
        for ((place, number), argument) in self.operands.iter().zip(argument_of) {
            self.leader.ops[*place].set_operand(ir, *number, arguments[argument]);
        }
        for (row, content) in contents().enumerate() {
            for (branch, successor) in branches_to(ir, content.block).unwrap_or_default() {
                for column in &columns {
                    branch.append_successor_operand(ir, successor, column[row]);
                }
            }
        }
    }
}

/// Whether branches to `block` can forward a value: not if the branch itself defines it.
fn may_forward(ir: &Ir, block: Block, value: Value) -> bool {
    let Some(op) = value.defining_op(ir) else {
        return true;
    };
    !block.successor_uses(ir).any(|branch| branch == op)
}
