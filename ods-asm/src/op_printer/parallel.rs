//! Prints long blocks on all cores: each thread prints parts of the operations into buffers of their
//! own, whose text is taken over while the next parts are printed.
//!
//! Names and aliases are chosen before anything is printed, so that parts are independent, except
//! for distinct attributes and resources, which are numbered or listed in order of appearance. From
//! the first part with one on, the block is printed sequentially.

use super::OpPrinter;
use super::body::Frame;
use ods_ir::ir::Operation;
use ods_ir::limits::MIN_PARALLEL_OPERATIONS;
use ods_ir::stack::Stack;
use ods_ir::text::printer::AsmPrinter;
use rayon::prelude::*;

/// Shorter blocks are printed sequentially; blocks nested in their operations may be long.
const LONG: usize = 64;

/// The number of parts per thread. Several parts balance the load.
const PARTS: usize = 32;

/// The number of parts per thread whose text is taken over together.
const WAVE: usize = 4;

impl OpPrinter<'_> {
    /// Prints operations from `first` on except `omitted`, if there are many up to the end of the
    /// block. Returns the first one that must be printed sequentially.
    pub(super) fn print_in_parallel(
        &mut self,
        first: Operation,
        omitted: Option<Operation>,
    ) -> Option<Operation> {
        let ir = self.ir;
        if !self.flags().parallel
            || self.asm.is_collecting_aliases()
            || ir.operation_count() < MIN_PARALLEL_OPERATIONS
        {
            return Some(first);
        }
        let operations = std::iter::successors(Some(first), |op| op.next(ir));
        if operations.clone().nth(LONG).is_none() {
            return Some(first);
        }
        let threads = rayon::current_num_threads();
        if threads == 1 {
            return Some(first);
        }
        let operations: Vec<Operation> = operations.filter(|op| Some(*op) != omitted).collect();
        let len = operations.len().div_ceil(threads * PARTS);
        // Printers with text, and those whose text was taken over.
        let (mut printed, mut idle) = (Vec::new(), Vec::new());
        for wave in operations.chunks(len * threads * WAVE) {
            let parts: Vec<_> = wave.chunks(len).collect();
            while idle.len() < parts.len() {
                idle.push(self.part_printer());
            }
            let mut printers = idle.split_off(idle.len() - parts.len());
            let ((), are_independent) = rayon::join(
                || self.take_over(&mut printed),
                || {
                    let parts = printers.par_iter_mut().zip(parts);
                    parts.all(|(printer, part)| printer.print_part(part))
                },
            );
            idle.append(&mut printed);
            if !are_independent {
                self.asm.flags_mut().parallel = false;
                return wave.first().copied();
            }
            printed = printers;
        }
        self.take_over(&mut printed);
        None
    }

    /// Adds or writes the text of printers, in their order.
    fn take_over(&mut self, printed: &mut [Self]) {
        let is_written = self.hand_on();
        for printer in printed {
            let text = printer.asm.buffer();
            match &mut self.sink {
                Some(sink) if is_written => sink.write(text),
                _ => self.asm.buffer().extend_from_slice(text),
            }
            text.clear();
        }
    }

    /// Returns a printer with the same state and an empty buffer.
    fn part_printer(&self) -> Self {
        let mut flags = self.flags().clone();
        flags.parallel = false;
        let mut asm = AsmPrinter::new(flags);
        asm.set_aliases(self.asm.aliases());
        Self {
            indent: self.indent,
            default_dialects: self.default_dialects.clone(),
            custom_forms: self.custom_forms,
            too_deep: self.too_deep,
            ..Self::with_asm(self.ir, self.names.clone(), asm)
        }
    }

    /// Prints a part of a block. Returns whether the text depends on nothing before it.
    fn print_part(&mut self, part: &[Operation]) -> bool {
        self.stack = Stack::here();
        self.frames.push(Frame::Region {
            block: None,
            op: None,
            omitted: None,
        });
        for op in part {
            self.print_in_block(*op);
            self.run(1);
        }
        self.frames.clear();
        self.asm.is_independent()
    }
}

#[cfg(test)]
mod tests {
    use super::MIN_PARALLEL_OPERATIONS;
    use crate::op_parser::{ParseOptions, parse_source};
    use crate::op_printer::OperationText as _;
    use ods_ir::ir::Ir;
    use ods_ir::text::printer::PrintFlags;

    fn check(operation: &str) {
        let mut text = String::from("module {\n");
        for number in 0..MIN_PARALLEL_OPERATIONS / 2 {
            text += "  \"t.outer\"() ({\n  ^bb0(%arg0: i32):\n";
            text += &["    %", &number.to_string(), " = ", operation, "\n"].concat();
            text += "    \"t.end\"() : () -> ()\n  }) : () -> ()\n";
        }
        text += "}\n";
        let mut ir = Ir::new();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let Ok(module) = parse_source(&mut ir, "a.mlir", text.as_bytes(), options) else {
            panic!("{operation} is not right");
        };
        for generic in [false, true] {
            let mut flags = PrintFlags::new().generic(generic).debug_info(true);
            let in_order = module.to_text(&ir, flags.clone());
            flags.parallel = true;
            assert!(module.to_text(&ir, flags) == in_order);
        }
    }

    #[test]
    fn parts_make_the_text_of_the_whole() {
        check(r#""t.op"(%arg0) {map = affine_map<(d0) -> (d0)>, b = [i32, "x"]} : (i32) -> i64"#);
    }

    #[test]
    fn numbers_given_in_order_are_those_of_one_printer() {
        check(r#""t.op"() {a = distinct[0]<1 : i32>, b = distinct[7]<@x>} : () -> i64"#);
        check(r#""t.op"() {a = dense_resource<key> : tensor<2xi32>} : () -> i64"#);
    }
}
