//! Long blocks on all cores: every thread prints a part of the operations into
//! a buffer of its own, and the buffers stand one behind the other in the end.
//!
//! Names and aliases are chosen before anything is printed, so that parts do not
//! depend on each other, but for two things that are numbered or listed in the
//! order in which they are met: distinct attributes and resources. Where a part
//! meets one, the block is printed again, in order.

use super::OpPrinter;
use super::body::Frame;
use crate::ir::Operation;
use crate::text::printer::AsmPrinter;
use rayon::prelude::*;

/// Shorter blocks are printed in order; those inside their operations may be
/// long.
const LONG: usize = 64;

/// Parts for each thread: some take longer than others.
const PARTS: usize = 8;

impl OpPrinter<'_> {
    /// Prints the operations from `first` to the end of its block but
    /// `omitted`, if they are many; says whether it did.
    pub(super) fn print_in_parallel(
        &mut self,
        first: Operation,
        omitted: Option<Operation>,
    ) -> bool {
        if !self.flags().parallel || self.asm.is_collecting_aliases() {
            return false;
        }
        let ir = self.ir;
        let operations = std::iter::successors(Some(first), |op| op.next(ir));
        if operations.clone().nth(LONG).is_none() {
            return false;
        }
        let operations: Vec<Operation> = operations.filter(|op| Some(*op) != omitted).collect();
        let parts = rayon::current_num_threads() * PARTS;
        let texts: Option<Vec<Vec<u8>>> = operations
            .par_chunks(operations.len().div_ceil(parts))
            .map(|part| self.part_printer().print_part(part))
            .collect();
        let Some(texts) = texts else {
            self.asm.flags_mut().parallel = false;
            return false;
        };
        let buffer = self.asm.buffer();
        buffer.reserve(texts.iter().map(Vec::len).sum());
        for text in texts {
            buffer.extend_from_slice(&text);
        }
        true
    }

    /// A printer in the same place, with an empty buffer.
    fn part_printer(&self) -> Self {
        let mut flags = self.flags().clone();
        flags.parallel = false;
        let mut asm = AsmPrinter::new(flags);
        asm.set_aliases(self.asm.aliases());
        Self {
            indent: self.indent,
            default_dialects: self.default_dialects.clone(),
            too_deep: self.too_deep,
            ..Self::with_asm(self.ir, self.names.clone(), asm)
        }
    }

    /// The text of operations of a block; `None` if it depends on what stands
    /// before.
    fn print_part(mut self, part: &[Operation]) -> Option<Vec<u8>> {
        let here = 0_u8;
        self.stack_base = std::ptr::from_ref(&here).addr();
        self.frames.push(Frame::Region {
            block: None,
            op: None,
            omitted: None,
        });
        for op in part {
            self.print_in_block(*op);
            self.run(1);
        }
        self.asm.is_independent().then(|| self.asm.into_bytes())
    }
}
