//! Parts of ops for hand-written printers: successors with values, region arguments, nested
//! operations, affine maps over values, indentation.

use super::{OpPrinter, print_value};
use ods_ir::affine::{AffineExpr, AffineMap};
use ods_ir::attributes::NamedAttribute;
use ods_ir::ir::{Block, Operation, Region, Value};
use ods_ir::text::printer::AsmPrinter;
use std::sync::Arc;

impl OpPrinter<'_> {
    /// Prints the form that [`OpParser::parse_successor_and_uses`] parses: `^bb1(%0, %1 : i32,
    /// f32)`.
    ///
    /// [`OpParser::parse_successor_and_uses`]: crate::op_parser::OpParser::parse_successor_and_uses
    #[inline]
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

    /// Prints a region argument as it is written outside the region: `%arg0: i32 {attributes}`. The
    /// type may be omitted.
    #[inline]
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
        let is_collecting = self.asm.is_collecting_aliases();
        if with_type || is_collecting {
            self.write(": ");
            self.print_type_of(argument);
        }
        // As in MLIR, these attributes ask for no aliases.
        if !is_collecting {
            self.print_attribute_list(attributes);
        }
        self.print_argument_location(block.argument_location(ir, number));
    }

    /// Prints the form that [`OpParser::parse_assignments`] parses: `(%arg0 = %0)`.
    ///
    /// [`OpParser::parse_assignments`]: crate::op_parser::OpParser::parse_assignments
    #[inline]
    pub fn print_assignments(&mut self, arguments: &[Value], operands: &[Value]) {
        self.write_byte(b'(');
        self.print_list(arguments.iter().zip(operands), |p, (argument, operand)| {
            p.print_operand(*argument);
            p.write(" = ");
            p.print_operand(*operand);
        });
        self.write_byte(b')');
    }

    /// Prints ` {…}` with these attributes, or nothing if there are none.
    pub fn print_attribute_list(&mut self, attributes: &[NamedAttribute]) {
        if !attributes.is_empty() {
            self.write_byte(b' ');
            self.asm.print_attribute_dict(attributes.iter());
        }
    }

    /// Prints an operation in custom form if it has one and the flags allow it, otherwise in
    /// generic form. Omits results, location and line break.
    #[inline]
    pub fn print_custom_or_generic_operation(&mut self, op: Operation) {
        self.collect_location(op);
        if let Some(form) = self.custom_form_of(op) {
            self.print_custom_operation(op, &form);
        } else {
            self.print_generic_operation(op);
        }
    }

    /// Prints an operation in generic form after its name, which the printer of a custom form has
    /// already printed.
    #[inline]
    pub fn print_generic_operation_after_op_name(&mut self, op: Operation) {
        self.print_generic_operation_with(op, false);
    }

    /// Returns the printed name of a value: `%0`, `%0#1`, `%arg0`.
    #[inline]
    pub fn operand_name(&self, value: Value) -> String {
        let mut p = AsmPrinter::new(self.flags().clone());
        print_value(&mut p, self.ir, &self.names, value);
        p.into_string()
    }

    /// Prints `(A, B) -> C` with the types of the operands and results.
    #[inline]
    pub fn print_functional_type_of(&mut self, op: Operation) {
        self.print_functional_type(op.operands(self.ir), op.results(self.ir));
    }

    /// Prints the results of a map. `values` are those of its dimensions, then those of its
    /// symbols: `%0 + 1, symbol(%1)`.
    ///
    /// # Panics
    ///
    /// If there are not enough values.
    #[inline]
    pub fn print_affine_map_of_ssa_ids(&mut self, map: &AffineMap, values: &[Value]) {
        let (dims, symbols) = values.split_at(map.num_dims() as usize);
        self.print_list(map.results(), |p, expr| {
            p.print_affine_expr_of_ssa_ids(expr, dims, symbols);
        });
    }

    /// Prints an expression with values in place of dimensions and symbols.
    ///
    /// # Panics
    ///
    /// If there are not enough values.
    #[inline]
    pub fn print_affine_expr_of_ssa_ids(
        &mut self,
        expr: &AffineExpr,
        dims: &[Value],
        symbols: &[Value],
    ) {
        let (ir, names) = (self.ir, &self.names);
        let mut print_name = |p: &mut AsmPrinter<'_>, at: u32, is_symbol: bool| {
            if !is_symbol {
                return print_value(p, ir, names, dims[at as usize]);
            }
            p.write("symbol(");
            print_value(p, ir, names, symbols[at as usize]);
            p.write_byte(b')');
        };
        self.asm.print_affine_expr_with(expr, &mut print_name);
    }

    /// Increases the indentation by two spaces.
    #[inline]
    pub fn increase_indent(&mut self) {
        self.indent += 2;
    }

    /// Decreases the indentation by two spaces.
    #[inline]
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(2);
    }

    /// From now on, prints the arguments of the entry block of `region` under the names of these
    /// values, which they shadow in the region.
    #[inline]
    pub fn shadow_region_arguments(&mut self, region: Region, names: &[Value]) {
        let ir = self.ir;
        for name in names {
            ir.expect_value(*name);
        }
        let Some(entry) = region.entry_block(ir) else {
            return;
        };
        for (argument, value) in entry.arguments(ir).iter().zip(names) {
            Arc::make_mut(&mut self.names).shadow(*argument, *value);
        }
    }
}
