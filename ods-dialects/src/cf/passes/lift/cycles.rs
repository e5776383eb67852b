//! Cycles of blocks become `scf.while`.

use super::graph::{BlockSet, Components, Edge, edges_from, edges_to};
use super::{Lift, Lifted};
use crate::arith::TruncIOp;
use crate::cf::SwitchOp;
use crate::func::{FuncOp, ReturnOp};
use crate::scf::{ConditionOp, WhileOp, YieldOp};
use crate::ub::PoisonOp;
use ods_runtime::prelude::*;

/// The edges of a cycle: into it, out of it, and from it to one of the blocks by which it is entered.
#[derive(Default)]
struct CycleEdges {
    entry: Vec<Edge>,
    exit: Vec<Edge>,
    back: Vec<Edge>,
}

impl CycleEdges {
    fn of(ir: &Ir, cycle: &BlockSet) -> Self {
        let mut edges = Self::default();
        let mut entries = BlockSet::default();
        for block in &cycle.list {
            for edge in edges_to(ir, *block) {
                if !cycle.contains(edge.from) {
                    edges.entry.push(edge);
                    entries.insert(*block);
                }
            }
            let from = edges_from(ir, *block);
            edges
                .exit
                .extend(from.filter(|edge| !cycle.contains(edge.to(ir))));
        }
        for block in &cycle.list {
            let from = edges_from(ir, *block);
            edges
                .back
                .extend(from.filter(|edge| entries.contains(edge.to(ir))));
        }
        edges
    }
}

/// A cycle with one entry, which repeats or ends at one block.
struct Loop {
    header: Block,
    latch: Block,
    /// The argument of the latch that says whether the loop is repeated: 1, or else 0.
    repeats: Value,
    exit: Block,
}

impl Lift<'_> {
    /// Replaces the outermost cycles that `entry` leads to by loops. Returns the first blocks of the
    /// loops' bodies.
    pub(super) fn lift_cycles(&mut self, entry: Block) -> Lifted<Vec<Block>> {
        let mut bodies = Vec::new();
        let mut components = Components::new(entry);
        let mut next = components.next(&self.b);
        while let Some(found) = next {
            let is_cycle = match found[..] {
                [only] => only.successors(&self.b).contains(&only),
                _ => true,
            };
            // What follows is found before the graph changes.
            next = components.next(&self.b);
            if is_cycle {
                bodies.push(self.lift_cycle(entry, found.into_iter().collect())?);
            }
        }
        Ok(bodies)
    }

    fn lift_cycle(&mut self, entry: Block, mut cycle: BlockSet) -> Lifted<Block> {
        let edges = CycleEdges::of(&self.b, &cycle);
        let mut header = edges.entry[0].to(&self.b);
        if edges.entry.len() > 1 {
            let location = self.end_location(header);
            let entering = [&edges.entry[..], &edges.back[..]].concat();
            header = self.single_entry(location, &entering);
        }
        cycle.insert(header);
        let location = self.end_location(edges.back[0].from);
        let found = self.single_latch(location, header, &edges)?;
        cycle.insert(found.latch);
        cycle.insert(header);
        let repeated = self.carry_values(&found, &cycle);
        self.build_while(entry, &cycle, &found, &repeated);
        Ok(header)
    }

    /// Makes all edges back and out of the cycle go to one block.
    fn single_latch(
        &mut self,
        location: Location,
        header: Block,
        edges: &CycleEdges,
    ) -> Lifted<Loop> {
        let targets = edges.back.iter().chain(&edges.exit);
        let targets: Vec<Block> = targets.map(|edge| edge.to(&self.b)).collect();
        let flag = self.number(0).ty(&self.b).clone();
        let multiplexer = self.multiplexer(location, &targets, &[flag]);
        let latch = multiplexer.block;
        let exit = self.new_block_after(latch);
        for edge in &edges.back {
            let repeats = self.number(1);
            self.redirect(&multiplexer, *edge, &[repeats]);
        }
        for edge in &edges.exit {
            let ends = self.number(0);
            self.redirect(&multiplexer, *edge, &[ends]);
        }
        let arguments = latch.arguments(&self.b).to_vec();
        let repeats = arguments[arguments.len() - 1];
        let carried = &arguments[..header.arguments(&self.b).len()];
        let (repeated, left) = ((header, carried), (Attribute::i32(0), exit, &[][..]));
        self.b.set_insert_point_to_end(latch);
        SwitchOp::build_with_cases(&mut self.b, location, repeats, repeated, &[left]);
        if edges.exit.is_empty() {
            let end = self.build_unreachable(location, latch, exit)?;
            self.combine_exit(end);
        } else {
            multiplexer.build_switch(self, location, exit, Some(header));
        }
        Ok(Loop {
            header,
            latch,
            repeats,
            exit,
        })
    }

    /// Builds the end of a block that is never reached, after an endless loop.
    fn build_unreachable(
        &mut self,
        location: Location,
        latch: Block,
        block: Block,
    ) -> Lifted<Operation> {
        let around = latch.parent_op(&self.b);
        let Some(function) = around.and_then(|op| FuncOp::cast(op, &self.b)) else {
            let name = around.map_or("", |op| op.name(&self.b).as_str());
            let message = format!("Cannot create unreachable terminator for '{name}'");
            return Err(Diagnostic::error(location, message));
        };
        let types = function.function_type(&self.b).results().to_vec();
        self.b.set_insert_point_to_end(block);
        let mut values = Vec::new();
        for ty in types {
            values.push(PoisonOp::build(&mut self.b, location, ty, None).result(&self.b));
        }
        let end = ReturnOp::build(&mut self.b, location, &values);
        Ok(end.operation())
    }

    /// Makes what is defined in the loop and used after it arguments of the exit, and of the header
    /// too. Returns the values that are passed to both.
    fn carry_values(&mut self, found: &Loop, cycle: &BlockSet) -> Vec<Value> {
        let to_header = edges_from(&self.b, found.latch);
        let (to_header, to_exit): (Vec<Edge>, Vec<Edge>) =
            to_header.partition(|edge| edge.to(&self.b) == found.header);
        let mut repeated = self.passed(to_header[0]);
        for value in repeated.clone() {
            let argument = self.add_argument_like(found.exit, value);
            to_exit[0].add_operand(&mut self.b, value);
            value.replace_uses_if(&mut self.b, argument, |ir, operand| {
                !cycle.holds(ir, operand.owner)
            });
        }
        let latch_arguments = found.latch.arguments(&self.b).to_vec();
        let header_arguments = found.header.arguments(&self.b).to_vec();
        for block in &cycle.list {
            let mut values = if *block == found.latch {
                latch_arguments.clone()
            } else if *block == found.header {
                header_arguments.clone()
            } else {
                block.arguments(&self.b).to_vec()
            };
            for op in block.operations(&self.b) {
                values.extend_from_slice(op.results(&self.b));
            }
            for value in values {
                let uses = value.uses(&self.b);
                let uses = uses.filter(|operand| !cycle.holds(&self.b, operand.owner));
                let uses: Vec<_> = uses.collect();
                if uses.is_empty() {
                    continue;
                }
                let argument = self.add_argument_like(found.exit, value);
                self.add_argument_like(found.header, value);
                let passed = self.value_at_latch(*block, value, found.latch);
                repeated.push(passed);
                for edge in edges_from(&self.b, found.latch) {
                    edge.add_operand(&mut self.b, passed);
                }
                for operand in uses {
                    operand
                        .owner
                        .set_operand(&mut self.b, operand.number, argument);
                }
            }
        }
        self.pass_undefined(found);
        repeated
    }

    fn add_argument_like(&mut self, block: Block, value: Value) -> Value {
        let (ty, location) = (value.ty(&self.b).clone(), value.location(&self.b));
        block.add_argument(&mut self.b, &ty, location)
    }

    /// A value of a block, or if it is not defined on each way to the latch, an argument of the latch.
    fn value_at_latch(&mut self, block: Block, value: Value, latch: Block) -> Value {
        if block == latch {
            return value;
        }
        let edges = edges_to(&self.b, latch);
        let is_defined: Vec<bool> = { edges.iter() }
            .map(|edge| self.trees.dominates(&self.b, block, edge.from))
            .collect();
        if is_defined.iter().all(|is_defined| *is_defined) {
            return value;
        }
        let argument = self.add_argument_like(latch, value);
        for (edge, is_defined) in edges.into_iter().zip(is_defined) {
            let ty = value.ty(&self.b).clone();
            let passed = if is_defined {
                value
            } else {
                self.undefined(&ty)
            };
            edge.add_operand(&mut self.b, passed);
        }
        argument
    }

    /// Passes undefined values to arguments that were added to the header.
    fn pass_undefined(&mut self, found: &Loop) {
        for edge in edges_to(&self.b, found.header) {
            if edge.from == found.latch {
                continue;
            }
            let count = self.passed(edge).len();
            let added = found.header.arguments(&self.b)[count..].to_vec();
            for argument in added {
                let ty = argument.ty(&self.b).clone();
                let value = self.undefined(&ty);
                edge.add_operand(&mut self.b, value);
            }
        }
    }

    /// Moves the blocks of a cycle into an `scf.while`, in a new block in place of the header.
    fn build_while(&mut self, entry: Block, cycle: &BlockSet, found: &Loop, repeated: &[Value]) {
        let Some(region) = entry.parent_region(&self.b) else {
            return;
        };
        let outside = self.b.create_block(&[]);
        outside.insert(&mut self.b, region, Some(found.header));
        self.add_arguments_of(outside, found.header);
        let inits = outside.arguments(&self.b).to_vec();
        let location = self.end_location(found.latch);
        if let Some(end) = found.latch.last_op(&self.b) {
            end.erase(&mut self.b);
        }
        let mut state = OperationState::new(WhileOp::INFO, location);
        let types: Vec<Type> = inits.iter().map(|init| init.ty(&self.b).clone()).collect();
        state.operands.extend_from_slice(&inits);
        state.result_types.extend(types.iter().cloned());
        state.new_regions = 2;
        self.b.set_insert_point_to_end(outside);
        let op = self.b.create_operation(state);
        let [before, after] = [0, 1].map(|number: usize| op.regions(&self.b)[number]);
        let inner = cycle.list.iter().copied();
        let inner = inner.filter(|block| *block != found.header && *block != found.latch);
        let blocks = std::iter::once(found.header)
            .chain(inner)
            .chain([found.latch]);
        for block in blocks {
            block.insert(&mut self.b, before, None);
        }
        self.b.set_insert_point_to_end(found.latch);
        let b = &mut self.b;
        let goes_on = TruncIOp::build(b, location, Type::i1(), found.repeats, None).out(b);
        ConditionOp::build(b, location, goes_on, repeated);
        let body = after.add_block(b, &types);
        for number in 0..types.len() {
            body.set_argument_location(b, number, location);
        }
        let values = body.arguments(b).to_vec();
        b.set_insert_point_to_end(body);
        YieldOp::build(b, location, &values);
        let arguments = found.exit.arguments(b).to_vec();
        for (number, argument) in arguments.into_iter().enumerate() {
            let result = op.result(b, number);
            argument.replace_all_uses_with(b, result);
        }
        found.header.replace_all_uses_with(b, outside);
        self.append_block(outside, found.exit);
    }

    /// Moves the operations of `block` to the end of another one, and erases it.
    pub(super) fn append_block(&mut self, to: Block, block: Block) {
        while let Some(op) = block.first_op(&self.b) {
            op.detach(&mut self.b);
            to.append(&mut self.b, op);
        }
        block.erase(&mut self.b);
    }
}
