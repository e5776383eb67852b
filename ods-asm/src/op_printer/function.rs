//! Prints function-like ops and their signatures.

use super::{OpPrinter, RegionStyle};
use ods_ir::attributes::Attribute;
use ods_ir::ir::Operation;
use ods_ir::types::Type;

impl OpPrinter<'_> {
    /// Prints the form that [`OpParser::parse_function_op`] parses: visibility, symbol name,
    /// signature, attributes and body.
    ///
    /// [`OpParser::parse_function_op`]: crate::op_parser::OpParser::parse_function_op
    pub fn print_function_op(&mut self, op: Operation) {
        let signature = op.function_type(self.ir);
        let signature = signature.map(|ty| (ty.inputs(), ty.results()));
        self.print_function_op_with(op, signature, &["function_type"]);
    }

    /// As [`Self::print_function_op`], with the types of the arguments and results; `elided` are the attributes that
    /// they, or what was printed before, stand for.
    pub fn print_function_op_with(
        &mut self,
        op: Operation,
        signature: Option<(&[Type], &[Type])>,
        elided: &[&str],
    ) {
        let ir = self.ir;
        self.write_byte(b' ');
        let visibility = op.attribute(ir, "sym_visibility");
        if let Some(visibility) = visibility.and_then(Attribute::as_str) {
            self.write(visibility);
            self.write_byte(b' ');
        }
        match op.attribute(ir, "sym_name") {
            Some(Attribute::String(name)) => self.asm.print_symbol_name(name.bytes()),
            _ => self.write("@<<INVALID EMPTY SYMBOL>>"),
        }
        if let Some((inputs, results)) = signature {
            self.print_function_signature(op, inputs, false, results);
        }
        let mut elided = elided.to_vec();
        elided.extend(["sym_visibility", "sym_name", "arg_attrs", "res_attrs"]);
        self.print_optional_attr_dict_with_keyword(op, &elided);
        if let Some(body) = op.regions(ir).first()
            && !body.is_empty(ir)
        {
            self.write_byte(b' ');
            let style = RegionStyle {
                entry_arguments: false,
                ..RegionStyle::default()
            };
            self.print_region(*body, style);
        }
    }

    /// Prints `(%arg0: i32 {…}, …) -> (i32 {…}, …)`; only the types if the function has no body. The attributes are
    /// those in `arg_attrs` and `res_attrs`.
    pub fn print_function_signature(
        &mut self,
        op: Operation,
        inputs: &[Type],
        is_variadic: bool,
        results: &[Type],
    ) {
        let ir = self.ir;
        let entry = op.regions(ir).first().and_then(|body| body.entry_block(ir));
        let dictionaries = |name: &str| {
            let array = op.attribute(ir, name).and_then(Attribute::as_array);
            array.unwrap_or_default()
        };
        let (argument_attrs, result_attrs) = (dictionaries("arg_attrs"), dictionaries("res_attrs"));
        self.write_byte(b'(');
        self.print_list(inputs.iter().enumerate(), |p, (number, input)| {
            let argument = entry.and_then(|entry| entry.arguments(ir).get(number));
            if let Some(argument) = argument {
                p.print_operand(*argument);
                p.write(": ");
            }
            p.asm.print_type(input);
            // As in MLIR, attributes of arguments of a body ask for no aliases.
            if argument.is_none() || !p.asm.is_collecting_aliases() {
                p.print_argument_dict(argument_attrs.get(number));
            }
            if let (Some(entry), Some(_)) = (entry, argument) {
                p.print_argument_location(entry.argument_location(ir, number));
            }
        });
        if is_variadic {
            self.write(if inputs.is_empty() { "..." } else { ", ..." });
        }
        self.write_byte(b')');
        if results.is_empty() {
            return;
        }
        self.write(" -> ");
        let has_dict = |attr: Option<&Attribute>| matches!(attr, Some(Attribute::Dictionary(dict)) if !dict.is_empty());
        let bare =
            results.len() == 1 && !results[0].is_function() && !has_dict(result_attrs.first());
        if bare {
            return self.asm.print_type(&results[0]);
        }
        self.write_byte(b'(');
        self.print_list(results.iter().enumerate(), |p, (number, result)| {
            p.asm.print_type(result);
            p.print_argument_dict(result_attrs.get(number));
        });
        self.write_byte(b')');
    }

    fn print_argument_dict(&mut self, attr: Option<&Attribute>) {
        if let Some(Attribute::Dictionary(dictionary)) = attr {
            self.print_attribute_list(dictionary.entries());
        }
    }
}
