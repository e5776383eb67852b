//! Text that is written by hand.

use super::{
    AssumingOp, AssumingYieldOp, ConstShapeOp, FuncOp, FunctionLibraryOp, ReduceOp, WitnessType,
};
use ods_runtime::attributes::{DenseElementsAttr, DictionaryAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::RankedTensorType;

/// `dense<[…]> : tensor<Nxindex>`
pub(super) fn extents(values: &[i64]) -> Option<Attribute> {
    let ty = RankedTensorType::new([values.len() as i64], Type::index());
    DenseElementsAttr::from_i64s(ty.into(), values).map(Attribute::from)
}

/// The elements of such an attribute.
pub(super) fn extents_of(attribute: Option<&Attribute>) -> Option<Vec<i64>> {
    match attribute? {
        Attribute::DenseElements(elements) => {
            elements.values().map(|value| value.as_i64()).collect()
        }
        _ => None,
    }
}

/// Sets an attribute that may not be in the dictionary, too.
fn set_once(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    name: &str,
    value: Attribute,
) -> Parsed<()> {
    if state.attribute(name).is_some() {
        let message = format!("attribute '{name}' occurs more than once in the attribute list");
        return Err(p.emit_error(p.name_offset(), message));
    }
    state.set_attribute(name, value);
    Ok(())
}

fn print_body(p: &mut OpPrinter<'_>, region: Region, entry_arguments: bool, terminators: bool) {
    let style = RegionStyle {
        entry_arguments,
        terminators,
        empty_block: false,
    };
    p.print_region(region, style);
}

impl CustomAssembly for AssumingOp {
    // operand (`->` types)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let witness = p.parse_operand()?;
        let ty = Type::from(WitnessType);
        p.resolve_operands_of_type(&[witness], &ty, &mut state.operands)?;
        state
            .result_types
            .extend(p.parse_optional_arrow_type_list()?);
        let region = p.parse_region()?;
        region.ensure_terminator(p.ir(), AssumingYieldOp::INFO, state.location);
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let results = op.results(ir);
        p.write(" ");
        p.print_operand(self.witness(ir));
        if !results.is_empty() {
            p.write(" -> (");
            p.print_types_of(results);
            p.write(")");
        }
        p.write(" ");
        print_body(p, self.do_region(ir), false, !results.is_empty());
        p.print_optional_attr_dict(op, &[]);
    }
}

impl CustomAssembly for ConstShapeOp {
    // attr-dict `[` (integer (`,` integer)*)? `]` `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_optional_attr_dict(state)?;
        let start = p.offset();
        let attribute = p.parse_attribute(None)?;
        let numbers = match &attribute {
            Attribute::Array(array) => array
                .iter()
                .map(|element| match element {
                    Attribute::Integer(_) => element.as_i64(),
                    _ => None,
                })
                .collect::<Option<Vec<i64>>>(),
            _ => None,
        };
        let Some(shape) = numbers.and_then(|numbers| extents(&numbers)) else {
            // `mlir-opt` fails without a message here.
            return Err(p.emit_error(start, "expected a list of integers"));
        };
        let ty = p.parse_colon_type()?;
        set_once(p, state, "shape", shape)?;
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_optional_attr_dict(op, &["shape"]);
        p.write("[");
        let numbers = extents_of(op.attribute(ir, "shape")).unwrap_or_default();
        p.print_comma_separated(&numbers, |p, number| p.write_integer(*number));
        p.write("] : ");
        p.print_type_of(self.result(ir));
    }
}

impl CustomAssembly for FunctionLibraryOp {
    // symbol-name attr-dict-with-keyword region `mapping` dictionary
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        p.parse_optional_attr_dict_with_keyword(state)?;
        let region = p.parse_region()?;
        state.regions.push(region);
        p.parse_keyword("mapping")?;
        let mapping = p.parse_attribute_of::<DictionaryAttr>(None)?;
        set_once(p, state, "mapping", mapping)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        p.print_optional_attr_dict_with_keyword(op, &["sym_name", "mapping"]);
        p.write(" ");
        print_body(p, self.body(ir), false, false);
        p.write(" mapping ");
        if let Some(mapping) = op.attribute(ir, "mapping") {
            p.print_attribute_without_type(mapping);
        }
    }
}

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

impl CustomAssembly for ReduceOp {
    // `(` operands `)` `:` type (`->` types)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operands = p.parse_operand_list(Delimiter::Paren)?;
        let ty = p.parse_colon_type()?;
        let types = p.parse_optional_arrow_type_list()?.to_vec();
        let [shape, inits @ ..] = operands.as_slice() else {
            // `mlir-opt` crashes here.
            let message = "expected the shape, then the initial values";
            return Err(p.emit_error(p.name_offset(), message));
        };
        p.resolve_operands_of_type(&[*shape], &ty, &mut state.operands)?;
        let offset = p.name_offset();
        p.resolve_operands(inits, &types, offset, &mut state.operands)?;
        state.result_types.extend(types);
        let region = p.parse_region()?;
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write("(");
        p.print_operand(self.shape(ir));
        p.write(", ");
        p.print_operands(self.init_vals(ir));
        p.write(") : ");
        p.print_type_of(self.shape(ir));
        p.print_optional_arrow_type_list(op.result_types(ir));
        p.write(" ");
        print_body(p, self.region(ir), true, true);
        p.print_optional_attr_dict(op, &[]);
    }
}
