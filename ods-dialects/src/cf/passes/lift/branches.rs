//! Branches with several successors become `scf.if` and `scf.index_switch`.

use super::graph::{BlockSet, Edge, edges_from, edges_to};
use super::{Lift, Lifted};
use crate::arith::IndexCastUIOp;
use crate::cf::{CondBranchOp, SwitchOp};
use crate::scf::{IfOp, IndexSwitchOp, YieldOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

/// Blocks that were made to hold nothing but a terminator, and the values that it yields.
type EmptyBlocks = Vec<(Block, Vec<Value>)>;

/// Where control goes on after the regions of a branch.
struct Continuation {
    edges: Vec<Edge>,
    /// Whether no region has an edge out of it, other than by ending everything.
    is_never_reached: bool,
    /// Whether all regions lead to it.
    is_always_reached: bool,
}

impl Lift<'_> {
    /// Replaces the branch at the end of a block. Returns the blocks to go on with.
    pub(super) fn lift_branch(&mut self, entry: Block) -> Lifted<Vec<Block>> {
        match entry.successors(&self.b)[..] {
            [] => Ok(Vec::new()),
            [successor] => {
                self.merge_with(entry, successor);
                Ok(vec![entry])
            }
            _ => self.lift_branches(entry),
        }
    }

    /// Appends the only successor of a block.
    fn merge_with(&mut self, entry: Block, successor: Block) {
        let values = self.passed(Edge {
            from: entry,
            number: 0,
        });
        let arguments = successor.arguments(&self.b).to_vec();
        for (argument, value) in arguments.into_iter().zip(values) {
            argument.replace_all_uses_with(&mut self.b, value);
        }
        if let Some(end) = entry.last_op(&self.b) {
            end.erase(&mut self.b);
        }
        self.append_block(entry, successor);
    }

    fn lift_branches(&mut self, entry: Block) -> Lifted<Vec<Block>> {
        let edges: Vec<Edge> = edges_from(&self.b, entry).collect();
        let regions: Vec<Vec<Block>> = edges.iter().map(|edge| self.region_of(*edge)).collect();
        let continuation = self.continuation(entry, &edges, &regions);
        if continuation.is_never_reached {
            return Ok(entry.successors(&self.b).to_vec());
        }
        let first = continuation.edges[0];
        let mut target = first.to(&self.b);
        let is_single = { continuation.edges.iter() }.all(|edge| edge.to(&self.b) == target);
        if !is_single || !continuation.is_always_reached {
            let location = self.end_location(first.from);
            target = self.single_entry(location, &continuation.edges);
        }
        if !continuation.is_always_reached {
            if let Some(region) = entry.parent_region(&self.b) {
                self.trees.invalidate(&self.b, region);
            }
            return Ok(vec![entry]);
        }
        self.build_regions(entry, &edges, &regions, target)
    }

    /// The blocks that control comes to by this edge only.
    fn region_of(&mut self, edge: Edge) -> Vec<Block> {
        let to = edge.to(&self.b);
        match edges_to(&self.b, to)[..] {
            [only] if only == edge => self.trees.dominated(&self.b, to),
            _ => Vec::new(),
        }
    }

    fn continuation(&self, entry: Block, edges: &[Edge], regions: &[Vec<Block>]) -> Continuation {
        let ir = &*self.b;
        let inside: BlockSet = { regions.iter().flatten().copied() }
            .chain([entry])
            .collect();
        let mut found = Continuation {
            edges: Vec::new(),
            is_never_reached: true,
            is_always_reached: true,
        };
        for (edge, region) in edges.iter().zip(regions) {
            if region.is_empty() {
                found.edges.push(*edge);
                found.is_never_reached = false;
            }
            for block in region {
                if block.successors(ir).is_empty() {
                    found.is_always_reached = false;
                    found.edges.extend(edges_to(ir, *block));
                    continue;
                }
                let out = edges_from(ir, *block).filter(|edge| !inside.contains(edge.to(ir)));
                let before = found.edges.len();
                found.edges.extend(out);
                found.is_never_reached &= found.edges.len() == before;
            }
        }
        found
    }

    /// Moves the blocks of each successor into a region of an operation in place of the branch, and
    /// what follows it.
    fn build_regions(
        &mut self,
        entry: Block,
        edges: &[Edge],
        regions: &[Vec<Block>],
        target: Block,
    ) -> Lifted<Vec<Block>> {
        let Some(branch) = entry.last_op(&self.b) else {
            return Ok(Vec::new());
        };
        let op = self.build_conditional(branch, target)?;
        let mut pending = Vec::new();
        let mut empty = EmptyBlocks::new();
        for (number, (edge, blocks)) in edges.iter().zip(regions).enumerate() {
            let region = op.regions(&self.b)[number];
            let values = self.passed(*edge);
            let Some(first) = blocks.first() else {
                let block = region.add_block(&mut self.b, &[]);
                empty.push((block, values));
                continue;
            };
            self.move_blocks(blocks, target, region, &mut empty);
            for (number, value) in values.into_iter().enumerate() {
                let argument = first.argument(&self.b, number);
                argument.replace_all_uses_with(&mut self.b, value);
            }
            for number in (0..first.arguments(&self.b).len()).rev() {
                first.erase_argument(&mut self.b, number);
            }
            pending.push(*first);
        }
        branch.erase(&mut self.b);
        let location = op.location(&self.b);
        for (block, values) in empty {
            self.b.set_insert_point_to_end(block);
            YieldOp::build(&mut self.b, location, &values);
        }
        let users: Vec<Operation> = target.successor_uses(&self.b).collect();
        for user in users {
            self.replace_by_yield(user);
        }
        let arguments = target.arguments(&self.b).to_vec();
        for (number, argument) in arguments.into_iter().enumerate() {
            let result = op.result(&self.b, number);
            argument.replace_all_uses_with(&mut self.b, result);
        }
        self.append_block(entry, target);
        pending.push(entry);
        Ok(pending)
    }

    /// Replaces a branch out of a region by its terminator.
    fn replace_by_yield(&mut self, branch: Operation) {
        let Some(from) = branch.parent_block(&self.b) else {
            return;
        };
        let values = self.passed(Edge { from, number: 0 });
        let location = branch.location(&self.b);
        self.b.set_insert_point_before(branch);
        YieldOp::build(&mut self.b, location, &values);
        branch.erase(&mut self.b);
    }

    /// Moves blocks into a region. If several edges lead out of it, they go to one new block there.
    fn move_blocks(
        &mut self,
        blocks: &[Block],
        target: Block,
        region: Region,
        empty: &mut EmptyBlocks,
    ) {
        let out = blocks.iter().flat_map(|block| edges_from(&self.b, *block));
        let out: Vec<Edge> = out.filter(|edge| edge.to(&self.b) == target).collect();
        for block in blocks {
            block.insert(&mut self.b, region, None);
        }
        if out.len() > 1 {
            let exit = region.add_block(&mut self.b, &[]);
            self.add_arguments_of(exit, target);
            empty.push((exit, exit.arguments(&self.b).to_vec()));
            for edge in out {
                edge.set_to(&mut self.b, exit);
            }
        }
    }

    /// Builds the operation in place of a branch, with empty regions.
    fn build_conditional(&mut self, branch: Operation, target: Block) -> Lifted<Operation> {
        let location = branch.location(&self.b);
        let arguments = target.arguments(&self.b).iter();
        let types: Vec<Type> = arguments.map(|value| value.ty(&self.b).clone()).collect();
        self.b.set_insert_point_before(branch);
        let mut state = if let Some(branch) = CondBranchOp::cast(branch, &self.b) {
            let mut state = OperationState::new(IfOp::INFO, location);
            state.operands.push(branch.condition(&self.b));
            state
        } else if let Some(branch) = SwitchOp::cast(branch, &self.b) {
            let flag = branch.flag(&self.b);
            let index = IndexCastUIOp::build(&mut self.b, location, Type::index(), flag);
            let index = index.out(&self.b);
            let mut state = OperationState::new(IndexSwitchOp::INFO, location);
            state.operands.push(index);
            let cases = branch.case_numbers(&self.b);
            state.set_attribute("cases", DenseArrayAttr::from_i64s(&cases).into());
            state
        } else {
            let message = "Cannot convert unknown control flow op to structured control flow";
            return Err(branch.emit_error(&self.b, message));
        };
        state.result_types.extend(types);
        state.new_regions = branch.successors(&self.b).len();
        Ok(self.b.create_operation(state))
    }
}
