//! Prints operations, regions and blocks.
//!
//! **Invariant:** the printer does not recurse over nested operations in generic form: depth costs
//! heap, not stack. Printers of custom forms recurse, and continue on another thread when they have
//! used up their share of the stack. Operations nested deeper than the parser accepts are printed
//! in generic form.

use super::{OpPrinter, print_name};
use crate::op_parser::default_dialect;
use ods_ir::ir::{Block, Operation, Region};
use ods_ir::limits::MAX_CUSTOM_FORMS;
use ods_ir::stack;

/// Selects the optional parts of a region to print.
#[derive(Clone, Copy, Debug)]
pub struct RegionStyle {
    /// Print the arguments of the entry block.
    pub entry_arguments: bool,
    /// Print terminators.
    pub terminators: bool,
    /// Print the label of an empty entry block.
    pub empty_block: bool,
}

impl Default for RegionStyle {
    fn default() -> Self {
        Self {
            entry_arguments: true,
            terminators: true,
            empty_block: false,
        }
    }
}

/// A construct that is partly printed.
pub(super) enum Frame {
    /// An operation in generic form, with the number of regions begun. With `full`, its location
    /// follows.
    Generic {
        op: Operation,
        regions: usize,
        full: bool,
    },
    /// A region: what to print next, and the operation to omit.
    Region {
        block: Option<Block>,
        op: Option<Operation>,
        omitted: Option<Operation>,
    },
}

impl OpPrinter<'_> {
    /// Prints the operation with its results and location.
    pub(super) fn print_full_operation(&mut self, op: Operation) {
        let base = self.frames.len();
        self.note_start(op);
        self.begin_operation(op);
        self.run(base);
    }

    fn note_start(&mut self, op: Operation) {
        if let Some(starts) = &mut self.starts {
            starts.push((op, self.asm.bytes().len()));
        }
    }

    /// Prints the generic form: `"name"(operands) … : type`.
    #[inline]
    pub fn print_generic_operation(&mut self, op: Operation) {
        self.print_generic_operation_with(op, true);
    }

    #[inline]
    pub(super) fn print_generic_operation_with(&mut self, op: Operation, named: bool) {
        let base = self.frames.len();
        self.begin_generic_operation(op, false, named);
        self.run(base);
    }

    /// Prints a region: `{ … }`.
    pub fn print_region(&mut self, region: Region, style: RegionStyle) {
        let (outer, stack) = (self.too_deep, self.stack);
        self.custom_forms += 1;
        // The parser accepts the same number.
        self.too_deep |= self.custom_forms == MAX_CUSTOM_FORMS;
        let is_printed = !self.too_deep
            && stack.is_used_up()
            && stack::go_on(|stack| {
                self.stack = stack;
                self.print_region_here(region, style);
            })
            .is_some();
        self.stack = stack;
        if !is_printed {
            // No thread could be spawned: use the generic form, which needs no stack.
            self.too_deep |= stack.is_used_up();
            self.print_region_here(region, style);
        }
        self.custom_forms -= 1;
        self.too_deep = outer;
    }

    fn print_region_here(&mut self, region: Region, style: RegionStyle) {
        let base = self.frames.len();
        self.begin_region(region, style);
        self.run(base);
    }

    /// Prints until everything begun above `base` is complete.
    pub(super) fn run(&mut self, base: usize) {
        while self.frames.len() > base {
            match self.frames.last_mut() {
                Some(Frame::Generic { op, regions, full }) => {
                    let (op, full) = (*op, *full);
                    if let Some(region) = op.regions(self.ir).get(*regions) {
                        let first = *regions == 0;
                        *regions += 1;
                        self.write(if first { " (" } else { ", " });
                        let style = RegionStyle {
                            empty_block: true,
                            ..RegionStyle::default()
                        };
                        self.begin_region(*region, style);
                    } else {
                        self.frames.pop();
                        self.print_generic_tail(op);
                        if full {
                            self.end_operation(op);
                        }
                    }
                }
                Some(Frame::Region { block, op, omitted }) => {
                    if let Some(next) = *op {
                        *op = next.next(self.ir);
                        if *omitted != Some(next) {
                            self.print_in_block(next);
                        }
                    } else if let Some(next) = *block {
                        *block = next.next(self.ir);
                        *omitted = None;
                        self.print_block_label(next);
                        let rest = self.print_long_block(next.first_op(self.ir), None);
                        if let Some(Frame::Region { op, .. }) = self.frames.last_mut() {
                            *op = rest;
                        }
                        self.print_users_of_arguments(next);
                    } else {
                        self.frames.pop();
                        self.default_dialects.pop();
                        self.print_indent();
                        self.write_byte(b'}');
                    }
                }
                None => return,
            }
        }
    }

    /// Prints the operations of a long block in parallel, if that is faster. Returns the first
    /// operation still to be printed.
    fn print_long_block(
        &mut self,
        first: Option<Operation>,
        omitted: Option<Operation>,
    ) -> Option<Operation> {
        #[cfg(feature = "rayon")]
        let first = first.and_then(|first| self.print_in_parallel(first, omitted));
        #[cfg(not(feature = "rayon"))]
        let _ = (omitted, &self);
        first
    }

    /// Begins an operation on its own line.
    #[inline]
    pub(super) fn print_in_block(&mut self, op: Operation) {
        if let Some(parts) = &self.parts_with_aliases
            && !self.ir.has_part_of(op, parts)
            && self.custom_form_of(op).is_none()
        {
            return;
        }
        self.hand_on_pieces();
        self.indent += 2;
        self.print_indent();
        self.note_start(op);
        self.begin_operation(op);
    }

    /// Collects the location of an operation. As in MLIR, also if only its form is printed.
    pub(super) fn collect_location(&mut self, op: Operation) {
        if self.asm.is_collecting_aliases() && self.flags().debug_info {
            let location = self.ir.location_attr(op.location(self.ir));
            self.asm.visit_location(&location, true);
        }
    }

    /// Prints an operation in generic form up to its regions, or in custom form completely.
    fn begin_operation(&mut self, op: Operation) {
        let ir = self.ir;
        self.collect_location(op);
        if !self.asm.is_collecting_aliases() && !op.results(ir).is_empty() {
            self.print_result_names(op);
        }
        if let Some(form) = self.custom_form_of(op) {
            self.print_custom_operation(op, &form);
            self.end_operation(op);
        } else {
            self.begin_generic_operation(op, true, true);
        }
    }

    // %0:2, %head =
    fn print_result_names(&mut self, op: Operation) {
        let results = op.results(self.ir);
        if let [result] = results {
            let (name, _) = self.names.value(*result);
            print_name(&mut self.asm, &self.names, name, None);
            return self.write(" = ");
        }
        let mut start = 0;
        while start < results.len() {
            if start != 0 {
                self.write(", ");
            }
            let groups = self.names.groups(op).unwrap_or_default();
            let next = groups.iter().find(|group| **group as usize > start);
            let end = next.map_or(results.len(), |next| *next as usize);
            let (name, _) = self.names.value(results[start]);
            print_name(&mut self.asm, &self.names, name, None);
            if end - start > 1 {
                self.write_byte(b':');
                self.write_integer(end - start);
            }
            start = end;
        }
        self.write(" = ");
    }

    /// Prints the text after an operation: up to the end of the line if its block is being printed.
    fn end_operation(&mut self, op: Operation) {
        if self.asm.is_collecting_aliases() {
            // The output of custom printers is not needed.
            self.asm.buffer().clear();
        } else {
            if self.flags().debug_info {
                let location = self.ir.location_attr(op.location(self.ir));
                self.print_optional_location(&location);
            }
            self.print_users_of(op);
        }
        if let Some(Frame::Region { .. }) = self.frames.last() {
            self.indent -= 2;
            self.write_byte(b'\n');
        }
    }

    fn begin_generic_operation(&mut self, op: Operation, full: bool, named: bool) {
        self.print_generic_head(op, named);
        if op.regions(self.ir).is_empty() || self.flags().skip_regions {
            for at in 0..op.regions(self.ir).len() {
                self.write(if at == 0 { " ({...}" } else { ", {...}" });
            }
            self.print_generic_tail(op);
            if full {
                self.end_operation(op);
            }
        } else {
            let regions = 0;
            self.frames.push(Frame::Generic { op, regions, full });
        }
    }

    /// Prints the start of a region, including its first label if there is one.
    fn begin_region(&mut self, region: Region, style: RegionStyle) {
        let ir = self.ir;
        if self.flags().skip_regions {
            return self.write("{...}");
        }
        self.write("{\n");
        let parent = region.parent_op(ir).and_then(|op| op.info(ir));
        (self.default_dialects).push(parent.map_or("", default_dialect));
        let mut frame = Frame::Region {
            block: None,
            op: None,
            omitted: None,
        };
        if let Some(entry) = region.entry_block(ir) {
            if (style.empty_block && entry.is_empty(ir))
                || (style.entry_arguments && !entry.arguments(ir).is_empty())
            {
                self.print_block_label(entry);
            }
            self.print_users_of_arguments(entry);
            let omitted = entry.last_op(ir).filter(|last| {
                !style.terminators && last.spec(ir).is_some_and(|spec| spec.is_terminator)
            });
            frame = Frame::Region {
                block: entry.next(ir),
                op: self.print_long_block(entry.first_op(ir), omitted),
                omitted,
            };
        }
        self.frames.push(frame);
    }

    // ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
    fn print_block_label(&mut self, block: Block) {
        let ir = self.ir;
        let arguments = block.arguments(ir);
        if self.asm.is_collecting_aliases() {
            for (number, argument) in arguments.iter().enumerate() {
                self.asm.print_type(argument.ty(ir));
                self.print_argument_location(block.argument_location(ir, number));
            }
            return;
        }
        self.print_indent();
        self.print_successor(block);
        if !arguments.is_empty() {
            self.write_byte(b'(');
            self.print_list(arguments.iter().enumerate(), |p, (number, argument)| {
                p.print_operand(*argument);
                p.write(": ");
                p.print_type_of(*argument);
                p.print_argument_location(block.argument_location(ir, number));
            });
            self.write_byte(b')');
        }
        self.write_byte(b':');
        self.print_predecessors(block);
        self.write_byte(b'\n');
    }

    fn print_predecessors(&mut self, block: Block) {
        let ir = self.ir;
        if self.flags().one_line {
            return;
        }
        let mut predecessors = block.predecessors(ir);
        let Some(first) = predecessors.next() else {
            if !block.is_entry(ir) {
                self.write("  // no predecessors");
            }
            return;
        };
        let Some(second) = predecessors.next() else {
            self.write("  // pred: ");
            return self.print_successor(first);
        };
        let mut all: Vec<Block> = [first, second].into_iter().chain(predecessors).collect();
        ods_lookup::sort_by_key(&mut all, |block| self.names.block(*block));
        self.write("  // ");
        self.write_integer(all.len());
        self.write(" preds: ");
        self.print_successors(&all);
    }
}
