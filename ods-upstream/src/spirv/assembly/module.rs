//! The text of modules, functions, graphs and entry points.

use super::super::{
    AddressingModel, AddressingModelAttr, EntryPointOp, ExecutionMode, ExecutionModeAttr,
    ExecutionModeOp, ExecutionModel, ExecutionModelAttr, FuncOp, FunctionControl,
    FunctionControlAttr, GraphARMOp, GraphEntryPointARMOp, MemoryModel, MemoryModelAttr, ModuleOp,
    VerCapExtAttr,
};
use super::{parse_case_keyword, parse_case_string, print_case_string};
use crate::spirv::types::print_case;
use ods_runtime::attributes::{ArrayAttr, IntegerAttr};
use ods_runtime::constraint::class::FlatSymbolRefAttr;
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::FunctionSignature;
use ods_runtime::types::GraphType;

impl CustomAssembly for ModuleOp {
    // symbol-name? keyword keyword (`requires` attribute)? attr-dict-with-keyword region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_optional_symbol_name_into("sym_name", state);
        let model: AddressingModel = parse_case_keyword(p, "addressing_model")?;
        state.set_attribute("addressing_model", AddressingModelAttr::get(model).into());
        let model: MemoryModel = parse_case_keyword(p, "memory_model")?;
        state.set_attribute("memory_model", MemoryModelAttr::get(model).into());
        if p.parse_optional_keyword("requires") {
            let offset = p.offset();
            let triple = p.parse_attribute(None)?;
            if !triple.is::<VerCapExtAttr>() {
                return Err(p.emit_error(offset, "invalid kind of attribute specified"));
            }
            state.set_attribute("vce_triple", triple);
        }
        p.parse_optional_attr_dict_with_keyword(state)?;
        let region = p.parse_region()?;
        if region.is_empty(p.ir()) {
            region.add_block(p.ir(), &[]);
        }
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        if let Some(Attribute::String(name)) = op.attribute(ir, "sym_name") {
            p.write(" ");
            p.print_symbol_name(name.bytes());
        }
        p.write(" ");
        print_case(p, self.addressing_model(ir));
        p.write(" ");
        print_case(p, self.memory_model(ir));
        if let Some(triple) = self.vce_triple(ir) {
            p.write(" requires ");
            p.print_attribute(triple);
        }
        let elided = ["addressing_model", "memory_model", "sym_name", "vce_triple"];
        p.print_optional_attr_dict_with_keyword(op, &elided);
        p.write(" ");
        p.print_region(op.regions(ir)[0], RegionStyle::default());
    }
}

/// A region with the arguments of a function, if there is one.
fn parse_body(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    signature: &FunctionSignature,
) -> Parsed<()> {
    let body = p.parse_optional_region_with(&signature.arguments, false)?;
    let body = body.unwrap_or_else(|| p.ir().create_region());
    state.regions.push(body);
    Ok(())
}

fn print_body(p: &mut OpPrinter<'_>, op: Operation) {
    let ir = p.ir();
    let body = op.regions(ir)[0];
    if !body.is_empty(ir) {
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: false,
            ..RegionStyle::default()
        };
        p.print_region(body, style);
    }
}

/// The types of the arguments of a signature.
fn argument_types(signature: &FunctionSignature) -> Vec<Type> {
    let arguments = signature.arguments.iter();
    arguments.map(|argument| argument.ty.clone()).collect()
}

impl CustomAssembly for FuncOp {
    // symbol-name signature string attr-dict-with-keyword region?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        let signature = p.parse_function_signature(false)?;
        let inputs = argument_types(&signature);
        let ty = Type::function(inputs, signature.result_types.iter().cloned());
        state.set_attribute("function_type", Attribute::ty(ty));
        let control: FunctionControl = parse_case_string(p, "function_control")?;
        state.set_attribute("function_control", FunctionControlAttr::get(control).into());
        p.parse_optional_attr_dict_with_keyword(state)?;
        p.add_arg_and_result_attrs(state, &signature)?;
        parse_body(p, state, &signature)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        if let Some(ty) = op.function_type(ir) {
            p.print_function_signature(op, ty.inputs(), false, ty.results());
        }
        p.write(" ");
        print_case_string(p, self.function_control(ir));
        let elided = [
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "function_control",
        ];
        p.print_optional_attr_dict_with_keyword(op, &elided);
        print_body(p, op);
    }
}

impl CustomAssembly for GraphARMOp {
    // symbol-name signature attr-dict-with-keyword region?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_symbol_name_into("sym_name", state)?;
        let signature = p.parse_function_signature(false)?;
        let inputs = argument_types(&signature);
        let ty = GraphType::new(inputs, signature.result_types.iter().cloned());
        state.set_attribute("function_type", Attribute::ty(Type::from(ty)));
        p.parse_optional_attr_dict_with_keyword(state)?;
        p.add_arg_and_result_attrs(state, &signature)?;
        parse_body(p, state, &signature)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        if let Some(Type::Graph(ty)) = op
            .attribute(ir, "function_type")
            .and_then(Attribute::as_type)
        {
            p.print_function_signature(op, ty.inputs(), false, ty.results());
        }
        let elided = ["sym_name", "function_type", "arg_attrs", "res_attrs"];
        p.print_optional_attr_dict_with_keyword(op, &elided);
        print_body(p, op);
    }
}

// symbols ::= (`,` symbol-reference (`,` symbol-reference)*)?
fn parse_interface(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    let mut variables = Vec::new();
    while p.parse_optional_comma() {
        variables.push(p.parse_attribute_of::<FlatSymbolRefAttr>(None)?);
    }
    state.set_attribute("interface", ArrayAttr::new(variables).into());
    Ok(())
}

fn print_interface(p: &mut OpPrinter<'_>, op: Operation) {
    let variables = op.attribute(p.ir(), "interface");
    let variables = variables.and_then(Attribute::as_array).unwrap_or_default();
    for variable in variables {
        p.write(", ");
        p.print_attribute(variable);
    }
}

fn print_function_name(p: &mut OpPrinter<'_>, op: Operation) {
    if let Some(name) = op.attribute(p.ir(), "fn") {
        p.print_attribute(name);
    }
}

impl CustomAssembly for EntryPointOp {
    // string symbol-reference symbols
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let model: ExecutionModel = parse_case_string(p, "execution_model")?;
        state.set_attribute("execution_model", ExecutionModelAttr::get(model).into());
        let function = p.parse_attribute_of::<FlatSymbolRefAttr>(None)?;
        state.set_attribute("fn", function);
        parse_interface(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write(" ");
        print_case_string(p, self.execution_model(p.ir()));
        p.write(" ");
        print_function_name(p, self.operation());
        print_interface(p, self.operation());
    }
}

impl CustomAssembly for GraphEntryPointARMOp {
    // symbol-reference symbols
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let function = p.parse_attribute_of::<FlatSymbolRefAttr>(None)?;
        state.set_attribute("fn", function);
        parse_interface(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write(" ");
        print_function_name(p, self.operation());
        print_interface(p, self.operation());
    }
}

impl CustomAssembly for ExecutionModeOp {
    // symbol-reference string (`,` integer)*
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_attribute_into("fn", None, state)?;
        let mode: ExecutionMode = parse_case_string(p, "execution_mode")?;
        state.set_attribute("execution_mode", ExecutionModeAttr::get(mode).into());
        let mut values = Vec::new();
        while p.parse_optional_comma() {
            values.push(p.parse_attribute_of::<IntegerAttr>(Some(&Type::i32()))?);
        }
        state.set_attribute("values", ArrayAttr::new(values).into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        print_function_name(p, op);
        p.write(" ");
        print_case_string(p, self.execution_mode(ir));
        let values = op.attribute(ir, "values").and_then(Attribute::as_array);
        for value in values.unwrap_or_default() {
            p.write(", ");
            p.write_integer(value.as_i64().unwrap_or(0));
        }
    }
}
