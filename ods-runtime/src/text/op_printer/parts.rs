//! Parts of ops for hand-written printers: successors with values, arguments of
//! regions, nested operations, affine maps over values, indentation.

use super::OpPrinter;
use crate::affine::{AffineExpr, AffineMap};
use crate::attributes::NamedAttribute;
use crate::ir::{Block, Operation, Region, Value};
use std::sync::Arc;

impl OpPrinter<'_> {
    /// Prints what [`OpParser::parse_successor_and_uses`] parses:
    /// `^bb1(%0, %1 : i32, f32)`.
    ///
    /// [`OpParser::parse_successor_and_uses`]: crate::text::op_parser::OpParser::parse_successor_and_uses
    pub fn print_successor_and_uses(&mut self, block: Block, values: &[Value]) {
        self.print_successor(block);
        if values.is_empty() {
            return;
        }
        self.write_byte(b'(');
        self.print_operands(values);
        self.write(" : ");
        self.print_types_of(values);
        self.write_byte(b')');
    }

    /// Prints an argument of a region as it stands outside of it:
    /// `%arg0: i32 {attributes}`, without the type if it is left out.
    pub fn print_region_argument(
        &mut self,
        block: Block,
        number: usize,
        attributes: &[NamedAttribute],
        with_type: bool,
    ) {
        let ir = self.ir;
        let argument = block.arguments(ir)[number];
        self.print_operand(argument);
        if with_type {
            self.write(": ");
            self.print_type_of(argument);
        }
        self.print_attribute_list(attributes);
        self.print_argument_location(block.argument_location(ir, number));
    }

    /// Prints what [`OpParser::parse_assignments`] parses: `(%arg0 = %0)`.
    ///
    /// [`OpParser::parse_assignments`]: crate::text::op_parser::OpParser::parse_assignments
    pub fn print_assignments(&mut self, arguments: &[Value], operands: &[Value]) {
        self.write_byte(b'(');
        for (at, (argument, operand)) in arguments.iter().zip(operands).enumerate() {
            if at != 0 {
                self.write(", ");
            }
            self.print_operand(*argument);
            self.write(" = ");
            self.print_operand(*operand);
        }
        self.write_byte(b')');
    }

    /// Prints ` {…}` with these attributes; nothing if there are none.
    pub fn print_attribute_list(&mut self, attributes: &[NamedAttribute]) {
        if !attributes.is_empty() {
            self.write_byte(b' ');
            self.asm.print_attribute_dict(attributes.iter());
        }
    }

    /// Prints an operation in the form that it has: the custom one, if there is
    /// one and the flags allow it. Results, location and line break are left
    /// out.
    pub fn print_custom_or_generic_operation(&mut self, op: Operation) {
        let generic = self.flags().generic || self.too_deep;
        let has_custom_form = op.info(self.ir).is_some_and(|info| {
            let spec = info.spec();
            spec.format.is_some() || spec.print.is_some()
        });
        if has_custom_form && !generic {
            self.print_custom_operation(op);
        } else {
            self.print_generic_operation(op);
        }
    }

    /// Prints an operation in generic form behind its name, which the printer of
    /// a custom form has printed already.
    pub fn print_generic_operation_after_op_name(&mut self, op: Operation) {
        self.print_generic_operation_with(op, false);
    }

    /// The name of a value as it is printed: `%0`, `%0#1`, `%arg0`.
    pub fn operand_name(&self, value: Value) -> String {
        self.ir.values.get(value);
        let (name, result) = self.names.value(value);
        let mut p = crate::text::printer::AsmPrinter::new(self.flags().clone());
        super::print_name(&mut p, &self.names, name, result);
        p.into_string()
    }

    /// Prints `(A, B) -> C` with the types of the operands and results.
    pub fn print_functional_type_of(&mut self, op: Operation) {
        self.print_functional_type(op.operands(self.ir), op.results(self.ir));
    }

    /// Prints the results of a map with values for its dimensions, and then
    /// for its symbols: `%0 + 1, symbol(%1)`.
    ///
    /// # Panics
    ///
    /// If there are not enough values.
    pub fn print_affine_map_of_ssa_ids(&mut self, map: &AffineMap, values: &[Value]) {
        let (dims, symbols) = values.split_at(map.num_dims() as usize);
        for (at, expr) in map.results().iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            self.print_affine_expr_of_ssa_ids(expr, dims, symbols);
        }
    }

    /// Prints an expression with values for dimensions and symbols.
    ///
    /// # Panics
    ///
    /// If there are not enough values.
    pub fn print_affine_expr_of_ssa_ids(
        &mut self,
        expr: &AffineExpr,
        dims: &[Value],
        symbols: &[Value],
    ) {
        let names = &self.names;
        let ir = self.ir;
        let mut print_name = |p: &mut crate::text::printer::AsmPrinter<'_>, at: u32, is_symbol| {
            let value = if is_symbol { symbols } else { dims }[at as usize];
            ir.values.get(value);
            let (name, result) = names.value(value);
            if is_symbol {
                p.write("symbol(");
            }
            super::print_name(p, names, name, result);
            if is_symbol {
                p.write_byte(b')');
            }
        };
        self.asm.print_affine_expr_with(expr, &mut print_name);
    }

    /// Lines begin two blanks further right from now on.
    pub fn increase_indent(&mut self) {
        self.indent += 2;
    }

    /// Lines begin two blanks further left from now on.
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(2);
    }

    /// Prints the arguments of the entry block of `region` under the names of
    /// these values from now on: inside, they stand for them.
    pub fn shadow_region_arguments(&mut self, region: Region, names: &[Value]) {
        let ir = self.ir;
        for name in names {
            ir.values.get(*name);
        }
        let Some(entry) = region.entry_block(ir) else {
            return;
        };
        for (argument, value) in entry.arguments(ir).iter().zip(names) {
            Arc::make_mut(&mut self.names).shadow(*argument, *value);
        }
    }
}
