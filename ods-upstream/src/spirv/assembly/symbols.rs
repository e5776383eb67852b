//! The text of global variables and specialization constants.

use super::super::{
    EXTSpecConstantCompositeReplicateOp, GlobalVariableOp, PointerType, SpecConstantCompositeOp,
    SpecConstantOp, SpecConstantOperationOp, YieldOp,
};
use super::memory::{parse_variable_decorations, print_variable_decorations};
use ods_runtime::attributes::{ArrayAttr, IntegerAttr};
use ods_runtime::constraint::class::FlatSymbolRefAttr;
use ods_runtime::prelude::*;

impl CustomAssembly for GlobalVariableOp {
    // symbol-name (`initializer` `(` symbol-reference `)`)? decorations `:` pointer-type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        if p.parse_optional_keyword("initializer") {
            p.parse_l_paren()?;
            let initializer = p.parse_attribute_of::<FlatSymbolRefAttr>(None)?;
            state.set_attribute("initializer", initializer);
            p.parse_r_paren()?;
        }
        parse_variable_decorations(p, state)?;
        let offset = p.offset();
        let ty = p.parse_colon_type()?;
        if !ty.is::<PointerType>() {
            return Err(p.emit_error(offset, "expected spirv.ptr type"));
        }
        state.set_attribute("type", Attribute::ty(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let mut elided = vec!["storage_class", "sym_name", "type"];
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        if let Some(initializer) = op.attribute(ir, "initializer") {
            p.write(" initializer(");
            p.print_attribute(initializer);
            p.write(")");
            elided.push("initializer");
        }
        print_variable_decorations(p, op, elided);
        print_type_attribute(p, op);
    }
}

/// ` : ` and the type that an operation has as an attribute.
fn print_type_attribute(p: &mut OpPrinter<'_>, op: Operation) {
    p.write(" : ");
    if let Some(ty) = op.attribute(p.ir(), "type").and_then(Attribute::as_type) {
        p.print_type(ty);
    }
}

impl CustomAssembly for SpecConstantOp {
    // symbol-name (`spec_id` `(` integer `)`)? `=` attribute
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        if p.parse_optional_keyword("spec_id") {
            p.parse_l_paren()?;
            let number = p.parse_attribute_of::<IntegerAttr>(None)?;
            state.set_attribute("spec_id", number);
            p.parse_r_paren()?;
        }
        p.parse_equal()?;
        p.parse_attribute_into("default_value", None, state)?;
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        if let Some(Attribute::Integer(number)) = op.attribute(ir, "spec_id") {
            p.write(" spec_id(");
            p.write_integer(number.to_i64().unwrap_or(0));
            p.write(")");
        }
        p.write(" = ");
        if let Some(value) = op.attribute(ir, "default_value") {
            p.print_attribute(value);
        }
    }
}

impl CustomAssembly for SpecConstantCompositeOp {
    // symbol-name `(` symbol-reference (`,` symbol-reference)* `)` `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        p.parse_l_paren()?;
        let mut parts = vec![p.parse_attribute_of::<FlatSymbolRefAttr>(None)?];
        while p.parse_optional_comma() {
            parts.push(p.parse_attribute_of::<FlatSymbolRefAttr>(None)?);
        }
        p.parse_r_paren()?;
        state.set_attribute("constituents", ArrayAttr::new(parts).into());
        let ty = p.parse_colon_type()?;
        state.set_attribute("type", Attribute::ty(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        p.write(" (");
        let parts = op
            .attribute(ir, "constituents")
            .and_then(Attribute::as_array);
        p.print_comma_separated(parts.unwrap_or_default(), AsmPrinter::print_attribute);
        p.write(")");
        print_type_attribute(p, op);
    }
}

impl CustomAssembly for EXTSpecConstantCompositeReplicateOp {
    // symbol-name `(` symbol-reference `)` `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        p.parse_l_paren()?;
        let part = p.parse_attribute_of::<FlatSymbolRefAttr>(None)?;
        state.set_attribute("constituent", part);
        p.parse_r_paren()?;
        let ty = p.parse_colon_type()?;
        state.set_attribute("type", Attribute::ty(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        p.write(" (");
        if let Some(part) = op.attribute(ir, "constituent") {
            p.print_attribute(part);
        }
        p.write(")");
        print_type_attribute(p, op);
    }
}

impl CustomAssembly for SpecConstantOperationOp {
    // `wraps` generic-operation attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_keyword("wraps")?;
        let region = p.ir().create_region();
        let block = region.add_block(p.ir(), &[]);
        state.regions.push(region);
        let offset = p.offset();
        let wrapped = p.parse_generic_operation(block)?;
        let location = wrapped.location(p.ir());
        let Some(&result) = wrapped.results(p.ir()).first() else {
            // `mlir-opt` crashes here.
            return Err(p.emit_error(offset, "expected an operation with a result"));
        };
        let ty = result.ty(p.ir()).clone();
        let mut end = OperationState::new(YieldOp::INFO, location);
        end.operands.push(result);
        let end = p.ir().create(end);
        block.append(p.ir(), end);
        state.location = location;
        state.result_types.push(ty);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" wraps ");
        let block = op.regions(ir)[0].entry_block(ir);
        if let Some(wrapped) = block.and_then(|block| block.first_op(ir)) {
            p.print_generic_operation(wrapped);
        }
    }
}
