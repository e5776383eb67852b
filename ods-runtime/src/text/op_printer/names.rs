//! How SSA values and blocks are called: MLIR's `SSANameState`.
//!
//! Values of a region are numbered first, in order; the regions nested in it
//! each go on from there, so that siblings share numbers. In generic form
//! numbers are unique: every region goes on from the one numbered before it.

use crate::ir::{Block, Ir, Operation, Region, Value, ValueDefinition};

/// The names of everything that is printed.
#[derive(Debug, Default)]
pub(super) struct Names {
    values: Vec<ValueName>,
    blocks: Vec<u32>,
}

/// What stands after the `%`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum ValueName {
    /// Nothing printed defines it.
    #[default]
    Unknown,
    /// A number.
    Number(u32),
    /// `arg` and a number.
    Argument(u32),
}

/// Counters that go on in nested regions.
#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
}

impl Names {
    /// Names everything in and below `op`; with `unique`, no number twice.
    pub(super) fn new(ir: &Ir, op: Operation, unique: bool) -> Self {
        let mut names = Self {
            values: vec![ValueName::Unknown; ir.value_capacity()],
            blocks: vec![u32::MAX; ir.block_capacity()],
        };
        let mut counters = Counters::default();
        names.number_results(ir, op, &mut counters);
        let mut pending: Vec<(Region, Counters)> = op
            .regions(ir)
            .iter()
            .map(|region| (*region, counters))
            .collect();
        while let Some((region, outer)) = pending.pop() {
            if !unique {
                counters = outer;
            }
            names.number_region(ir, region, &mut counters);
            for nested in region.blocks(ir).flat_map(|block| block.operations(ir)) {
                pending.extend(nested.regions(ir).iter().map(|region| (*region, counters)));
            }
        }
        names
    }

    fn number_region(&mut self, ir: &Ir, region: Region, counters: &mut Counters) {
        for (number, block) in region.blocks(ir).enumerate() {
            self.blocks[block.index_in()] = number as u32;
            for argument in block.arguments(ir) {
                self.values[argument.index_in()] = if number == 0 {
                    counters.argument += 1;
                    ValueName::Argument(counters.argument - 1)
                } else {
                    counters.value += 1;
                    ValueName::Number(counters.value - 1)
                };
            }
            for op in block.operations(ir) {
                self.number_results(ir, op, counters);
            }
        }
    }

    /// The first result names them all.
    fn number_results(&mut self, ir: &Ir, op: Operation, counters: &mut Counters) {
        if let Some(first) = op.results(ir).first() {
            self.values[first.index_in()] = ValueName::Number(counters.value);
            counters.value += 1;
        }
    }

    /// The name of the value, and which result of a group it is.
    pub(super) fn value(&self, ir: &Ir, value: Value) -> (ValueName, Option<usize>) {
        match value.definition(ir) {
            ValueDefinition::Result(op, number) => {
                let results = op.results(ir);
                let group = (results.len() > 1).then_some(number);
                (self.value_name(results[0]), group)
            }
            ValueDefinition::Argument(..) => (self.value_name(value), None),
        }
    }

    /// The number of the block in its region; `None` if nothing printed holds
    /// it.
    pub(super) fn block(&self, block: Block) -> Option<u32> {
        let number = self.blocks.get(block.index_in()).copied();
        number.filter(|number| *number != u32::MAX)
    }

    fn value_name(&self, value: Value) -> ValueName {
        let name = self.values.get(value.index_in());
        name.copied().unwrap_or_default()
    }
}
