//! The printer of operations, regions and blocks, over the printer of types and
//! attributes.
//!
//! [`OpPrinter`] is also what hand-written printers of ops get: it derefs to
//! [`AsmPrinter`] and adds operands, regions, successors and signatures.

mod custom;
mod format;
mod function;
mod names;

use crate::attributes::NamedAttribute;
use crate::ir::{Block, Ir, Operation, Region, Value};
use crate::location::Location;
use crate::op::spec::{OpSpec, Presence};
use crate::text::printer::{AliasState, AsmPrinter, PrintFlags};
use crate::types::Type;
use names::{Names, ValueName};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// The printer of operations, as `mlir::OpAsmPrinter`.
pub struct OpPrinter<'ir> {
    asm: AsmPrinter<'ir>,
    ir: &'ir Ir,
    names: Names,
    indent: usize,
    default_dialects: Vec<&'static str>,
}

impl<'ir> Deref for OpPrinter<'ir> {
    type Target = AsmPrinter<'ir>;

    fn deref(&self) -> &AsmPrinter<'ir> {
        &self.asm
    }
}

impl<'ir> DerefMut for OpPrinter<'ir> {
    fn deref_mut(&mut self) -> &mut AsmPrinter<'ir> {
        &mut self.asm
    }
}

/// Whether parts of a region that may be left out are printed.
#[derive(Clone, Copy, Debug)]
pub struct RegionStyle {
    /// Print the arguments of the entry block.
    pub entry_arguments: bool,
    /// Print terminators.
    pub terminators: bool,
    /// Print the label of an entry block that is empty.
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

impl<'ir> OpPrinter<'ir> {
    fn new(
        ir: &'ir Ir,
        op: Operation,
        flags: PrintFlags,
        aliases: Option<&'ir AliasState>,
    ) -> Self {
        let names = Names::new(ir, op, flags.generic);
        let mut asm = AsmPrinter::new(flags);
        asm.set_aliases(aliases);
        Self {
            asm,
            ir,
            names,
            indent: 0,
            default_dialects: vec!["builtin"],
        }
    }

    /// The IR that is being printed.
    pub fn ir(&self) -> &'ir Ir {
        self.ir
    }

    /// Prints a value: `%0`, `%0#1`, `%arg0`.
    pub fn print_operand(&mut self, value: Value) {
        let (name, result) = self.names.value(self.ir, value);
        self.print_value_name(name);
        if let Some(result) = result
            && name != ValueName::Unknown
        {
            self.write_byte(b'#');
            self.write_integer(result);
        }
    }

    fn print_value_name(&mut self, name: ValueName) {
        match name {
            ValueName::Unknown => self.write("<<UNKNOWN SSA VALUE>>"),
            ValueName::Number(number) => {
                self.write_byte(b'%');
                self.write_integer(number);
            }
            ValueName::Argument(number) => {
                self.write("%arg");
                self.write_integer(number);
            }
        }
    }

    /// Prints values with commas between.
    pub fn print_operands(&mut self, values: &[Value]) {
        for (at, value) in values.iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            self.print_operand(*value);
        }
    }

    /// Prints the types of values with commas between.
    pub fn print_types_of(&mut self, values: &[Value]) {
        let ir = self.ir;
        for (at, value) in values.iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            self.asm.print_type(value.ty(ir));
        }
    }

    /// Prints a successor: `^bb1`.
    pub fn print_successor(&mut self, block: Block) {
        match self.names.block(block) {
            Some(number) => {
                self.write("^bb");
                self.write_integer(number);
            }
            None => self.write("<<UNKNOWN BLOCK>>"),
        }
    }

    /// Prints successors with commas between.
    pub fn print_successors(&mut self, blocks: &[Block]) {
        for (at, block) in blocks.iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            self.print_successor(*block);
        }
    }

    /// Prints a line break and the current indentation.
    pub fn print_newline(&mut self) {
        self.write("\n");
        self.print_indent();
    }

    fn print_indent(&mut self) {
        let indent = self.indent;
        let buffer = self.asm.buffer();
        buffer.resize(buffer.len() + indent, b' ');
    }

    /// Prints the operation with its results and location.
    fn print_full_operation(&mut self, op: Operation) {
        let ir = self.ir;
        if let Some(first) = op.results(ir).first() {
            let (name, _) = self.names.value(ir, *first);
            self.print_value_name(name);
            if op.results(ir).len() > 1 {
                self.write_byte(b':');
                self.write_integer(op.results(ir).len());
            }
            self.write(" = ");
        }
        let has_custom_form = op.info(ir).is_some_and(|info| {
            let spec = info.spec();
            spec.format.is_some() || spec.print.is_some()
        });
        if has_custom_form && !self.flags().generic {
            self.print_custom_operation(op);
        } else {
            self.print_generic_operation(op);
        }
        self.print_trailing_location(op.location(ir));
    }

    fn print_trailing_location(&mut self, location: Location) {
        if self.flags().debug_info {
            let attr = self.ir.location_attr(location);
            self.write_byte(b' ');
            self.asm.print_location(&attr);
        }
    }

    /// Prints the generic form: `"name"(operands) … : type`.
    pub fn print_generic_operation(&mut self, op: Operation) {
        let ir = self.ir;
        self.asm.print_string(op.name(ir).as_str().as_bytes());
        self.write_byte(b'(');
        self.print_operands(op.operands(ir));
        self.write_byte(b')');
        if !op.successors(ir).is_empty() {
            self.write_byte(b'[');
            self.print_successors(op.successors(ir));
            self.write_byte(b']');
        }
        self.print_properties(op);
        if !op.regions(ir).is_empty() {
            self.write(" (");
            let style = RegionStyle {
                empty_block: true,
                ..RegionStyle::default()
            };
            for (at, region) in op.regions(ir).iter().enumerate() {
                if at != 0 {
                    self.write(", ");
                }
                self.print_region(*region, style);
            }
            self.write_byte(b')');
        }
        let discardable = op.discardable_attributes(ir);
        if !discardable.is_empty() {
            self.write_byte(b' ');
            self.asm.print_attribute_dict(discardable.iter());
        }
        self.write(" : ");
        self.print_functional_type(op.operands(ir), op.results(ir));
    }

    /// `<{…}>`, unless there are none.
    fn print_properties(&mut self, op: Operation) {
        let ir = self.ir;
        let Some(info) = op.info(ir) else {
            if let Some(properties) = op.unregistered_properties(ir) {
                self.write(" <");
                self.asm.print_attribute(properties);
                self.write_byte(b'>');
            }
            return;
        };
        let spec = info.spec();
        let entries = inherent_entries(op, ir, spec, |_| true);
        if entries.is_empty() {
            return;
        }
        self.write(" <");
        self.asm.print_attribute_dict(entries.iter());
        self.write_byte(b'>');
    }

    /// Prints `(A, B) -> C`.
    pub fn print_functional_type(&mut self, inputs: &[Value], results: &[Value]) {
        self.write_byte(b'(');
        self.print_types_of(inputs);
        self.write(") -> ");
        let ir = self.ir;
        match results {
            [one] if !matches!(one.ty(ir), Type::Function(_)) => self.asm.print_type(one.ty(ir)),
            _ => {
                self.write_byte(b'(');
                self.print_types_of(results);
                self.write_byte(b')');
            }
        }
    }

    /// Prints a region: `{ … }`.
    pub fn print_region(&mut self, region: Region, style: RegionStyle) {
        if self.flags().skip_regions {
            return self.write("{...}");
        }
        let ir = self.ir;
        self.write("{\n");
        let scope = region
            .parent_op(ir)
            .and_then(|op| op.info(ir))
            .map_or("", crate::text::op_parser::default_dialect);
        self.default_dialects.push(scope);
        if let Some(entry) = region.entry_block(ir) {
            let label = (style.empty_block && entry.is_empty(ir))
                || (style.entry_arguments && !entry.arguments(ir).is_empty());
            self.print_block(entry, label, style.terminators);
            let mut next = entry.next(ir);
            while let Some(block) = next {
                self.print_block(block, true, true);
                next = block.next(ir);
            }
        }
        self.default_dialects.pop();
        self.print_indent();
        self.write_byte(b'}');
    }

    fn print_block(&mut self, block: Block, label: bool, terminator: bool) {
        let ir = self.ir;
        if label {
            self.print_block_label(block);
        }
        self.indent += 2;
        let last = block.last_op(ir).filter(|last| {
            !terminator && last.info(ir).is_some_and(|info| info.spec().is_terminator)
        });
        for op in block.operations(ir) {
            if Some(op) != last {
                self.print_indent();
                self.print_full_operation(op);
                self.write_byte(b'\n');
            }
        }
        self.indent -= 2;
    }

    // ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
    fn print_block_label(&mut self, block: Block) {
        let ir = self.ir;
        self.print_indent();
        self.print_successor(block);
        let arguments = block.arguments(ir);
        if !arguments.is_empty() {
            self.write_byte(b'(');
            for (number, argument) in arguments.iter().enumerate() {
                if number != 0 {
                    self.write(", ");
                }
                self.print_operand(*argument);
                self.write(": ");
                self.asm.print_type(argument.ty(ir));
                self.print_trailing_location(block.argument_location(ir, number));
            }
            self.write_byte(b')');
        }
        self.write_byte(b':');
        let mut predecessors: Vec<Block> = block.predecessors(ir).collect();
        match predecessors[..] {
            [] => {
                if !block.is_entry(ir) {
                    self.write("  // no predecessors");
                }
            }
            [one] => {
                self.write("  // pred: ");
                self.print_successor(one);
            }
            _ => {
                predecessors.sort_by_key(|block| self.names.block(*block));
                self.write("  // ");
                self.write_integer(predecessors.len());
                self.write(" preds: ");
                self.print_successors(&predecessors);
            }
        }
        self.write_byte(b'\n');
    }
}

/// The inherent attributes of `op` that are set and that `keep` keeps, sorted
/// by name.
fn inherent_entries(
    op: Operation,
    ir: &Ir,
    spec: &OpSpec,
    keep: impl Fn(usize) -> bool,
) -> Vec<NamedAttribute> {
    let mut entries = Vec::new();
    for slot in &spec.sorted_slots {
        if !keep(*slot) {
            continue;
        }
        let declared = &spec.slots[*slot];
        if let Some(attr) = op.slot(ir, *slot) {
            entries.push(NamedAttribute::new(declared.name, attr.clone()));
        } else if matches!(declared.presence, Presence::Segments) {
            // Segment sizes that were never set are all zero.
            let groups = if declared.name == "operandSegmentSizes" {
                spec.operands.len()
            } else {
                spec.results.len()
            };
            entries.push(NamedAttribute::new(
                declared.name,
                crate::op::spec::segment_attr(&vec![0; groups]),
            ));
        }
    }
    entries
}

impl Operation {
    /// The operation as text; `flags` say in which form.
    pub fn to_text(self, ir: &Ir, flags: PrintFlags) -> Vec<u8> {
        let aliases = AliasState::default();
        let mut printer = OpPrinter::new(ir, self, flags, Some(&aliases));
        printer.print_full_operation(self);
        printer.write_byte(b'\n');
        printer.asm.into_bytes()
    }

    /// The operation in custom form, for `{}`.
    pub fn display(self, ir: &Ir) -> DisplayOperation<'_> {
        DisplayOperation {
            op: self,
            ir,
            flags: PrintFlags::default(),
        }
    }

    /// The operation in generic form, for `{}`.
    pub fn display_generic(self, ir: &Ir) -> DisplayOperation<'_> {
        let flags = PrintFlags {
            generic: true,
            local_scope: true,
            ..PrintFlags::default()
        };
        DisplayOperation {
            op: self,
            ir,
            flags,
        }
    }
}

/// An operation that prints itself through `{}`.
#[derive(Debug)]
pub struct DisplayOperation<'ir> {
    op: Operation,
    ir: &'ir Ir,
    flags: PrintFlags,
}

impl fmt::Display for DisplayOperation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.op.to_text(self.ir, self.flags.clone());
        f.write_str(String::from_utf8_lossy(&text).trim_end_matches('\n'))
    }
}
