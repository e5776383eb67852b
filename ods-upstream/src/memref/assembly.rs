//! Hand-written custom forms.

use super::{AllocaScopeOp, AllocaScopeReturnOp, GenericAtomicRMWOp, PrefetchOp, TransposeOp};
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

impl CustomAssembly for PrefetchOp {
    // operand `[` operands `]` `,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`) `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let memref = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let access = p.parse_any_keyword()?;
        p.parse_comma()?;
        p.parse_keyword("locality")?;
        p.parse_less()?;
        let locality = p.parse_attribute(Some(&Type::i32()))?;
        p.parse_greater()?;
        p.parse_comma()?;
        let cache = p.parse_any_keyword()?;
        p.parse_colon()?;
        let ty = p.parse_type()?;
        let memref = p.resolve_operand(memref, &ty)?;
        state.operands.push(memref);
        p.resolve_operands_of_type(&indices, &Type::index(), &mut state.operands)?;
        if !matches!(access, "read" | "write") {
            let message = "rw specifier has to be 'read' or 'write'";
            return Err(p.emit_error(p.name_offset(), message));
        }
        if !matches!(cache, "data" | "instr") {
            let message = "cache type has to be 'data' or 'instr'";
            return Err(p.emit_error(p.name_offset(), message));
        }
        state.set_attribute("localityHint", locality);
        state.set_attribute("isWrite", (access == "write").into());
        state.set_attribute("isDataCache", (cache == "data").into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operand(self.memref(ir));
        p.write("[");
        p.print_operands(self.indices(ir));
        p.write(if self.is_write(ir) {
            "], write"
        } else {
            "], read"
        });
        p.write(", locality<");
        p.write_integer(self.locality_hint(ir));
        p.write(if self.is_data_cache(ir) {
            ">, data"
        } else {
            ">, instr"
        });
        let elided = ["localityHint", "isWrite", "isDataCache"];
        p.print_optional_attr_dict(self.operation(), &elided);
        p.write(" : ");
        p.print_type_of(self.memref(ir));
    }
}

impl CustomAssembly for TransposeOp {
    // operand affine-map attr-dict `:` type `to` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operand = p.parse_operand()?;
        let permutation = p.parse_affine_map()?;
        p.parse_optional_attr_dict(state)?;
        let offset = p.offset();
        p.parse_colon()?;
        let source = p.parse_type()?;
        if !matches!(source, Type::MemRef(_)) {
            let message = format!(
                "invalid kind of type specified: expected builtin.memref, but found '{source}'"
            );
            return Err(p.emit_error(offset, message));
        }
        let operand = p.resolve_operand(operand, &source)?;
        state.operands.push(operand);
        p.parse_keyword("to")?;
        state.result_types.push(p.parse_type()?);
        state.set_attribute("permutation", permutation.into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operand(self.r#in(ir));
        p.write(" ");
        p.print_affine_map(self.permutation(ir));
        p.print_optional_attr_dict(self.operation(), &["permutation"]);
        p.write(" : ");
        p.print_type_of(self.r#in(ir));
        p.write(" to ");
        p.print_type_of(self.operation().result(ir, 0));
    }
}

impl CustomAssembly for AllocaScopeOp {
    // (`->` types)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        if p.parse_optional_arrow() {
            state.result_types.extend(p.parse_function_result_types()?);
        }
        let region = p.parse_region()?;
        region.ensure_terminator(p.ir(), AllocaScopeReturnOp::INFO, state.location);
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let results = self.operation().results(ir);
        p.write(" ");
        if !results.is_empty() {
            p.write(" -> (");
            p.print_types_of(results);
            p.write(")");
        }
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: false,
            terminators: !results.is_empty(),
            empty_block: false,
        };
        p.print_region(self.body_region(ir), style);
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl CustomAssembly for GenericAtomicRMWOp {
    // operand `[` operands `]` `:` type region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let memref = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_colon()?;
        let ty = p.parse_type_of::<MemRefType>()?;
        let memref = p.resolve_operand(memref, &ty)?;
        state.operands.push(memref);
        p.resolve_operands_of_type(&indices, &Type::index(), &mut state.operands)?;
        let region = p.parse_region()?;
        state.regions.push(region);
        p.parse_optional_attr_dict(state)?;
        state.result_types.extend(ty.element_type().cloned());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operand(self.memref(ir));
        p.write("[");
        p.print_operands(self.indices(ir));
        p.write("] : ");
        p.print_type_of(self.memref(ir));
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: true,
            terminators: true,
            empty_block: false,
        };
        p.print_region(self.atomic_body(ir), style);
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}
