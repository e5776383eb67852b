//! The printer of operations, regions and blocks. It builds on the printer of types and attributes.
//!
//! Hand-written op printers also use [`OpPrinter`]: it derefs to [`AsmPrinter`] and adds operands,
//! regions, successors and signatures.
//!
//! If a part may have an alias, everything is printed twice: first without output, to collect the
//! aliases, then to the output.

mod body;
mod custom;
mod display;
mod format;
mod function;
mod generic;
mod names;
mod one_line;
#[cfg(feature = "rayon")]
mod parallel;
mod parts;
mod sink;
mod texts;
mod users;
mod value_names;

use body::Frame;
pub use body::RegionStyle;
use custom::Form;
pub use display::{DisplayOperation, OperationPlace, OperationText};
use names::{Names, ValueName};
use ods_ir::attributes::LocationAttr;
use ods_ir::ir::{Block, Ir, Operation, PartsWithAliases, Value};
use ods_ir::limits;
use ods_ir::location::Location;
use ods_ir::stack::Stack;
use ods_ir::text::printer::{AliasState, AsmPrinter, PrintFlags};
use ods_ir::types::Type;
use sink::Sink;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use texts::Texts;
pub use value_names::ValueNames;

/// The printer of operations, as `mlir::OpAsmPrinter`.
pub struct OpPrinter<'ir> {
    asm: AsmPrinter<'ir>,
    ir: &'ir Ir,
    names: Arc<Names>,
    indent: usize,
    default_dialects: Vec<&'static str>,
    /// The constructs being printed, outermost first.
    frames: Vec<Frame>,
    /// The printed types of values, by number.
    types: Texts,
    /// The quoted names of operations, by number.
    op_names: Texts,
    /// How operations are printed, by number of the name, if that is known.
    forms: Vec<Option<Form>>,
    /// The receiver of the text, if it is not kept.
    sink: Option<Sink<'ir>>,
    /// The number of active op printers, which may look back at their output.
    held: u32,
    /// While aliases are collected: the parts that may have aliases, if known.
    parts_with_aliases: Option<PartsWithAliases>,
    /// The number of open regions of custom forms.
    custom_forms: u32,
    stack: Stack,
    /// Custom forms nest too deeply: the rest is printed in generic form.
    too_deep: bool,
    /// Where in the output each operation on its own line starts, if that is asked for.
    starts: Option<Vec<(Operation, usize)>>,
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

impl<'ir> OpPrinter<'ir> {
    fn new(ir: &'ir Ir, names: Names, flags: PrintFlags, aliases: Option<&'ir AliasState>) -> Self {
        let mut asm = AsmPrinter::new(flags);
        asm.set_aliases(aliases);
        Self::with_asm(ir, Arc::new(names), asm)
    }

    fn with_asm(ir: &'ir Ir, names: Arc<Names>, asm: AsmPrinter<'ir>) -> Self {
        Self {
            asm,
            ir,
            names,
            indent: 0,
            default_dialects: vec!["builtin"],
            frames: Vec::new(),
            types: Texts::default(),
            op_names: Texts::default(),
            forms: Vec::new(),
            sink: None,
            held: 0,
            parts_with_aliases: None,
            custom_forms: 0,
            stack: Stack::here(),
            too_deep: false,
            starts: None,
        }
    }

    /// Collects the aliases of printing `op` at top level.
    fn collect_aliases(ir: &'ir Ir, op: Operation, flags: &PrintFlags) -> AliasState {
        let hooks = ir.registry().alias_hooks();
        if flags.local_scope {
            return AliasState::default();
        }
        let mut parts = None;
        if !flags.debug_info && hooks.is_empty() {
            let found = ir.parts_with_aliases();
            if found.is_empty() {
                return AliasState::default();
            }
            parts = Some(found);
        }
        let mut asm = AsmPrinter::collecting_aliases(flags.clone());
        asm.ask_dialects_for_aliases(hooks);
        let mut collector = Self::with_asm(ir, Arc::default(), asm);
        collector.parts_with_aliases = parts;
        collector.print_full_operation(op);
        collector.asm.into_aliases()
    }

    /// The IR being printed.
    pub fn ir(&self) -> &'ir Ir {
        self.ir
    }

    /// Prints a value: `%0`, `%0#1`, `%arg0`.
    pub fn print_operand(&mut self, value: Value) {
        print_value(&mut self.asm, self.ir, &self.names, value);
    }

    /// Calls `print` for each item and writes `, ` between items.
    pub fn print_list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        for (at, item) in items.into_iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            print(self, item);
        }
    }

    /// Prints values separated by commas.
    pub fn print_operands(&mut self, values: &[Value]) {
        if let [value] = values {
            return self.print_operand(*value);
        }
        self.print_list(values, |p, value| p.print_operand(*value));
    }

    /// Prints the types of values separated by commas.
    pub fn print_types_of(&mut self, values: &[Value]) {
        self.print_list(values, |p, value| p.print_type_of(*value));
    }

    /// Prints the type of a value.
    pub fn print_type_of(&mut self, value: Value) {
        let number = value.type_number(self.ir) as usize;
        if let Some(text) = self.types.get(number) {
            return self.asm.write_bytes(text);
        }
        let start = self.asm.bytes().len();
        self.asm.print_type(value.ty(self.ir));
        if !self.asm.is_collecting_aliases() {
            self.types.keep(number, &self.asm.bytes()[start..]);
        }
    }

    /// Prints the quoted name of an operation.
    fn print_quoted_name(&mut self, op: Operation) {
        let number = op.name_number(self.ir);
        if let Some(text) = self.op_names.get(number) {
            return self.asm.write_bytes(text);
        }
        let start = self.asm.bytes().len();
        self.asm.print_string(op.name(self.ir).bytes());
        self.op_names.keep(number, &self.asm.bytes()[start..]);
    }

    /// Prints a successor: `^bb1`.
    pub fn print_successor(&mut self, block: Block) {
        self.ir.expect_block(block);
        if let Some(name) = self.names.block_text(block) {
            self.asm.write_byte(b'^');
            return self.asm.write(name);
        }
        match self.names.block(block) {
            Some(number) => {
                self.write("^bb");
                self.write_integer(number);
            }
            None => self.write("<<UNKNOWN BLOCK>>"),
        }
    }

    /// Prints successors separated by commas.
    pub fn print_successors(&mut self, blocks: &[Block]) {
        self.print_list(blocks, |p, block| p.print_successor(*block));
    }

    /// Prints a line break and the current indentation.
    pub fn print_newline(&mut self) {
        self.write("\n");
        self.print_indent();
    }

    fn print_indent(&mut self) {
        let indent = self.indent.min(limits::MAX_INDENTATION);
        let buffer = self.asm.buffer();
        buffer.resize(buffer.len() + indent, b' ');
    }

    /// Prints ` loc(…)`, if locations are printed.
    pub fn print_optional_location(&mut self, location: &LocationAttr) {
        if self.asm.is_collecting_aliases() {
            // As in MLIR, the location is collected even if it is not printed.
            return self.asm.visit_location(location, false);
        }
        if self.flags().debug_info {
            self.write_byte(b' ');
            self.asm.print_location(location);
        }
    }

    /// Prints ` loc(…)` of a block argument, if locations are printed. As in MLIR, without an
    /// alias.
    fn print_argument_location(&mut self, location: Location) {
        if self.flags().debug_info {
            let attr = self.ir.location_attr(location);
            if self.asm.is_collecting_aliases() {
                return self.asm.visit_location(&attr, false);
            }
            self.write_byte(b' ');
            self.asm.print_location_without_alias(&attr);
        }
    }

    /// Prints `(A, B) -> C`.
    pub fn print_functional_type(&mut self, inputs: &[Value], results: &[Value]) {
        self.write_byte(b'(');
        self.print_types_of(inputs);
        self.write(") -> ");
        let ir = self.ir;
        match results {
            [one] if !matches!(one.ty(ir), Type::Function(_)) => self.print_type_of(*one),
            _ => {
                self.write_byte(b'(');
                self.print_types_of(results);
                self.write_byte(b')');
            }
        }
    }
}

/// Prints a value: `%0`, `%0#1`, `%arg0`.
fn print_value(p: &mut AsmPrinter<'_>, ir: &Ir, names: &Names, value: Value) {
    // Panics on a value of another IR, which has no name.
    ir.expect_value(value);
    let (name, result) = names.value(value);
    print_name(p, names, name, result);
}

/// Prints the name of a value, and its result number within a group.
fn print_name(p: &mut AsmPrinter<'_>, names: &Names, name: ValueName, result: Option<u32>) {
    match name {
        ValueName::Unknown | ValueName::Member(_) => return p.write("<<UNKNOWN SSA VALUE>>"),
        ValueName::Number(number) => p.write_numbered(b'%', number),
        ValueName::Argument(number) => {
            p.write("%arg");
            p.write_integer(number);
        }
        ValueName::Text(number) => {
            p.write_byte(b'%');
            p.write(names.text(number));
        }
    }
    if let Some(result) = result {
        p.write_byte(b'#');
        p.write_integer(result);
    }
}
