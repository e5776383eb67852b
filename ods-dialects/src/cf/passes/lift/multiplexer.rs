//! A block through which edges to several blocks go.

use super::Lift;
use super::graph::Edge;
use crate::cf::SwitchOp;
use ods_runtime::prelude::*;

/// A block that has the arguments of all blocks that it stands for.
pub(super) struct Multiplexer {
    pub(super) block: Block,
    /// The blocks that it stands for, and the place of their arguments among its own.
    targets: Vec<(Block, usize)>,
    /// The argument that says which block is meant, if there are several.
    chosen: Option<Value>,
}

impl Multiplexer {
    /// Builds the switch to the blocks at the end of `block`, except to `excluded`.
    pub(super) fn build_switch(
        &self,
        lift: &mut Lift<'_>,
        location: Location,
        block: Block,
        excluded: Option<Block>,
    ) {
        let arguments = self.block.arguments(&lift.b).to_vec();
        let targets = self.targets.iter().enumerate();
        let targets = targets.filter(|(_, (target, _))| Some(*target) != excluded);
        let mut cases: Vec<(Attribute, Block, &[Value])> = targets
            .map(|(number, (target, offset))| {
                let count = target.arguments(&lift.b).len();
                let values = &arguments[*offset..offset + count];
                (Attribute::i32(number as i32), *target, values)
            })
            .collect();
        let flag = match self.chosen {
            Some(chosen) if cases.len() != 1 => chosen,
            _ => lift.number(0),
        };
        let Some((_, default, values)) = cases.pop() else {
            return;
        };
        lift.b.set_insert_point_to_end(block);
        SwitchOp::build_with_cases(&mut lift.b, location, flag, (default, values), &cases);
    }
}

impl Lift<'_> {
    /// Makes a block that stands for others, with one more argument for each of `more`.
    pub(super) fn multiplexer(
        &mut self,
        location: Location,
        blocks: &[Block],
        more: &[Type],
    ) -> Multiplexer {
        let block = self.new_block_after(blocks[0]);
        let mut targets: Vec<(Block, usize)> = Vec::new();
        for target in blocks {
            if targets.iter().any(|(known, _)| known == target) {
                continue;
            }
            targets.push((*target, block.arguments(&self.b).len()));
            self.add_arguments_of(block, *target);
        }
        let chosen = (targets.len() > 1).then(|| {
            let ty = self.number(0).ty(&self.b).clone();
            block.add_argument(&mut self.b, &ty, location)
        });
        for ty in more {
            block.add_argument(&mut self.b, ty, location);
        }
        Multiplexer {
            block,
            targets,
            chosen,
        }
    }

    /// A new block after another one.
    pub(super) fn new_block_after(&mut self, after: Block) -> Block {
        let block = self.b.create_block(&[]);
        if let Some(region) = after.parent_region(&self.b) {
            let next = after.next(&self.b);
            block.insert(&mut self.b, region, next);
        }
        block
    }

    /// Adds arguments like those of `other` to a block.
    pub(super) fn add_arguments_of(&mut self, block: Block, other: Block) {
        for number in 0..other.arguments(&self.b).len() {
            let ty = other.argument(&self.b, number).ty(&self.b).clone();
            let location = other.argument_location(&self.b, number);
            block.add_argument(&mut self.b, &ty, location);
        }
    }

    /// Makes an edge to one of the blocks go to the multiplexer.
    pub(super) fn redirect(&mut self, multiplexer: &Multiplexer, edge: Edge, more: &[Value]) {
        let to = edge.to(&self.b);
        let targets = multiplexer.targets.iter();
        let place = { targets }.position(|(target, _)| *target == to);
        let place = place.expect("the multiplexer was made for all targets");
        let start = multiplexer.targets[place].1;
        let old = self.passed(edge);
        let arguments = multiplexer.block.arguments(&self.b).to_vec();
        let more_start = arguments.len() - more.len();
        let mut values = Vec::new();
        for (number, argument) in arguments.iter().enumerate() {
            let value = if number >= start && number < start + old.len() {
                old[number - start]
            } else if multiplexer.chosen == Some(*argument) {
                self.number(place)
            } else if number >= more_start {
                more[number - more_start]
            } else {
                let ty = argument.ty(&self.b).clone();
                self.undefined(&ty)
            };
            values.push(value);
        }
        edge.set_to(&mut self.b, multiplexer.block);
        edge.set_operands(&mut self.b, &values);
    }

    /// Makes all edges go to one new block, which switches to where they went.
    pub(super) fn single_entry(&mut self, location: Location, edges: &[Edge]) -> Block {
        let targets: Vec<Block> = edges.iter().map(|edge| edge.to(&self.b)).collect();
        let multiplexer = self.multiplexer(location, &targets, &[]);
        for edge in edges {
            self.redirect(&multiplexer, *edge, &[]);
        }
        let block = multiplexer.block;
        multiplexer.build_switch(self, location, block, None);
        block
    }
}
