//! A hash that agrees with structural equivalence.

use super::equivalence::{EquivalenceFlags, filled};
use super::{Block, Ir, Operation, Region, Value};
use crate::location::Location;
use ods_lookup::LookupMap;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

impl Operation {
    /// Returns a hash that is equal for operations that are equivalent under the same flags, if no
    /// values defined outside were declared equal. It may differ between runs of the program.
    #[inline]
    #[track_caller]
    pub fn structural_hash(self, ir: &Ir, flags: EquivalenceFlags) -> u64 {
        self.structural_hash_with(ir, flags, |value| {
            let mut hasher = FxHasher::default();
            value.hash(&mut hasher);
            hasher.finish()
        })
    }

    /// As [`structural_hash`](Self::structural_hash). `outside` returns the hash of a value defined
    /// outside; it must be equal for values that
    /// [`values_outside`](super::Equivalence::values_outside) declares equal.
    #[track_caller]
    pub fn structural_hash_with(
        self,
        ir: &Ir,
        flags: EquivalenceFlags,
        mut outside: impl FnMut(Value) -> u64,
    ) -> u64 {
        let mut pass = HashPass {
            ir,
            flags,
            hasher: FxHasher::default(),
            ops: Vec::new(),
            pending: Vec::new(),
            values: LookupMap::default(),
            blocks: LookupMap::default(),
        };
        pass.operation(self);
        while let Some(region) = pass.pending.pop() {
            pass.region(region);
        }
        pass.finish(&mut outside)
    }
}

/// Hashes everything except uses, and numbers definitions.
struct HashPass<'a> {
    ir: &'a Ir,
    flags: EquivalenceFlags,
    hasher: FxHasher,
    ops: Vec<Operation>,
    pending: Vec<Region>,
    values: LookupMap<Value, usize>,
    blocks: LookupMap<Block, usize>,
}

impl HashPass<'_> {
    #[inline]
    #[track_caller]
    fn operation(&mut self, op: Operation) {
        let ir = self.ir;
        let data = ir.ops.get(op);
        op.name(ir).as_str().hash(&mut self.hasher);
        filled(op.slots(ir)).hash(&mut self.hasher);
        if !self.flags.ignore_discardable_attributes {
            op.discardable_attributes(ir).hash(&mut self.hasher);
        }
        self.location(data.location);
        (
            data.operands.len(),
            op.successors(ir).len(),
            op.regions(ir).len(),
        )
            .hash(&mut self.hasher);
        self.define(op.results(ir));
        self.ops.push(op);
        self.pending.extend(op.regions(ir).iter().rev());
    }

    #[inline]
    #[track_caller]
    fn define(&mut self, values: &[Value]) {
        values.len().hash(&mut self.hasher);
        for value in values {
            value.ty(self.ir).hash(&mut self.hasher);
            let number = self.values.len();
            self.values.insert(*value, number);
        }
    }

    #[inline]
    fn location(&mut self, location: Location) {
        if !self.flags.ignore_locations {
            self.ir.location_attr(location).hash(&mut self.hasher);
        }
    }

    #[inline]
    #[track_caller]
    fn region(&mut self, region: Region) {
        let ir = self.ir;
        for block in region.blocks(ir) {
            let number = self.blocks.len();
            self.blocks.insert(block, number);
            number.hash(&mut self.hasher);
            self.define(block.arguments(ir));
            for argument in 0..block.arguments(ir).len() {
                self.location(block.argument_location(ir, argument));
            }
            for op in block.operations(ir) {
                self.operation(op);
            }
        }
    }

    /// Adds the uses. All blocks outside hash the same.
    fn finish(mut self, outside: &mut impl FnMut(Value) -> u64) -> u64 {
        for op in &self.ops {
            for operand in op.operands(self.ir) {
                match self.values.get(operand) {
                    Some(number) => number.hash(&mut self.hasher),
                    None => outside(*operand).hash(&mut self.hasher),
                }
            }
            for successor in op.successors(self.ir) {
                self.blocks.get(successor).hash(&mut self.hasher);
            }
        }
        self.hasher.finish()
    }
}
