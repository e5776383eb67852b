//! The custom form of `vector.contract`.

use super::masked::bits_of;
use super::outerproduct::complete_kind;
use super::{ContractionOp, IteratorType, IteratorTypeAttr};
use ods_runtime::prelude::*;

/// The attributes in front of the operands.
const TRAIT: [&str; 3] = ["indexing_maps", "iterator_types", "kind"];

impl CustomAssembly for ContractionOp {
    // dictionary operand `,` operand `,` operand (`,` operands)? attr-dict `:` type `,` type `into` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let start = p.offset();
        let dictionary = p.parse_attribute(None)?;
        let Some(entries) = dictionary.as_dictionary() else {
            return Err(p.emit_error(start, "invalid kind of attribute specified"));
        };
        let lhs = p.parse_operand()?;
        p.parse_comma()?;
        let rhs = p.parse_operand()?;
        p.parse_comma()?;
        let acc = p.parse_operand()?;
        // Nothing may follow the comma.
        let masks = if p.parse_optional_comma() {
            p.parse_operand_list(Delimiter::None)?
        } else {
            Vec::new()
        };
        p.parse_optional_attr_dict(state)?;
        let types_offset = p.offset();
        let types = p.parse_colon_type_list()?.to_vec();
        p.parse_keyword("into")?;
        let result = p.parse_type()?;
        // As in `mlir-opt`, further types are not read.
        let [left, right, ..] = types.as_slice() else {
            return Err(p.emit_error(types_offset, "expected two types"));
        };
        for (operand, ty) in [(lhs, left), (rhs, right), (acc, &result)] {
            state.operands.push(p.resolve_operand(operand, ty)?);
        }
        state.result_types.push(result);
        for entry in entries {
            state.set_attribute(entry.name.as_str(), entry.value.clone());
        }
        let iterators = state
            .attribute("iterator_types")
            .and_then(Attribute::as_array);
        let Some(iterators) = iterators.map(<[Attribute]>::to_vec) else {
            return Err(p.emit_error(start, "expected \"iterator_types\" array attribute"));
        };
        let mut types = Vec::new();
        for name in iterators.iter().filter_map(Attribute::as_str) {
            let ty = match name {
                "parallel" => IteratorType::parallel,
                "reduction" => IteratorType::reduction,
                _ => {
                    let message = format!("unexpected iterator_type ({name})");
                    return Err(p.emit_error(start, message));
                }
            };
            types.push(Attribute::from(IteratorTypeAttr::get(ty)));
        }
        state.set_attribute("iterator_types", Attribute::array(types));
        complete_kind(p, state)?;
        parse_masks(p, state, &masks, [left, right])
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        let mut entries = Vec::new();
        for name in TRAIT {
            let Some(value) = op.attribute(ir, name) else {
                continue;
            };
            let value = match name {
                "iterator_types" => iterator_names(value),
                _ => value.clone(),
            };
            entries.push(NamedAttribute::new(name, value));
        }
        p.write_byte(b' ');
        p.print_attribute(&Attribute::from(DictionaryAttr::new(entries)));
        p.write_byte(b' ');
        p.print_operands(op.operands(ir));
        p.print_optional_attr_dict(op, &TRAIT);
        p.write(" : ");
        p.print_types_of(&[self.lhs(ir), self.rhs(ir)]);
        p.write(" into ");
        p.print_type_of(op.result(ir, 0));
    }
}

/// Resolves the masks of old versions, a vector of bits for each factor. The op has no operands for them, as its verifier
/// says.
fn parse_masks(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    masks: &[UnresolvedOperand],
    factors: [&Type; 2],
) -> Parsed<()> {
    if !matches!(masks.len(), 0 | 2) {
        let message = "expected zero or exactly 2 vector mask operands";
        return Err(p.emit_error(p.name_offset(), message));
    }
    for (mask, factor) in masks.iter().zip(factors) {
        let Some(ty) = bits_of(factor) else {
            return Err(p.emit_error(p.name_offset(), "expected vectors to mask"));
        };
        state.operands.push(p.resolve_operand(*mask, &ty)?);
    }
    Ok(())
}

/// The names of iterator types.
fn iterator_names(types: &Attribute) -> Attribute {
    let name = |ty: &Attribute| {
        let ty = ty.downcast::<IteratorTypeAttr>()?.value();
        Some(Attribute::string(match ty {
            IteratorType::parallel => "parallel",
            IteratorType::reduction => "reduction",
        }))
    };
    let types = types.as_array().unwrap_or_default();
    Attribute::array(types.iter().filter_map(name).collect::<Vec<_>>())
}
