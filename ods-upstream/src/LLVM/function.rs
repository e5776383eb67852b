//! The text of functions.

use super::keywords::{
    parse_linkage, parse_optional_comdat, parse_optional_word, parse_unnamed_addr,
    parse_visibility, print_optional_comdat, print_word,
};
use super::{
    CConv, CConvAttr, LLVMFuncOp, LLVMFunctionType, LLVMVoidType, Linkage, VScaleRangeAttr,
    compatible::is_compatible_type,
};
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::interfaces::{
    CallableOpInterface, FunctionOpInterface, SymbolOpInterface, verify_function_signature,
};
use ods_runtime::prelude::*;

/// Makes the type of a function, or says why there is none.
fn function_type(
    inputs: &[Type],
    results: &[Type],
    is_variadic: bool,
) -> Result<LLVMFunctionType, String> {
    let failed = |reason: &str| Err(format!("failed to construct function type: {reason}"));
    let result = match results {
        [] => LLVMVoidType::get().into(),
        [result] => result.clone(),
        _ => return failed("expected zero or one function result"),
    };
    if !inputs.iter().all(is_compatible_type) {
        return failed("expected LLVM type for function arguments");
    }
    if !is_compatible_type(&result) {
        return failed(&format!(
            "expected LLVM type for function results'{result}'"
        ));
    }
    LLVMFunctionType::get_checked(Location::UNKNOWN, result, inputs, is_variadic)
        .map_err(|wrong| wrong.message)
}

impl CustomAssembly for LLVMFuncOp {
    // func ::= linkage? visibility? unnamed-addr? cconv? symbol-name signature vscale-range? comdat? attributes region?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_linkage(p, state);
        parse_visibility(p, state);
        parse_unnamed_addr(p, state);
        let convention = parse_optional_word(p).unwrap_or(CConv::C);
        state.set_attribute("CConv", CConvAttr::get(convention).into());
        let offset = p.offset();
        p.parse_symbol_name_into("sym_name", state)?;
        let signature = p.parse_function_signature(true)?;
        let arguments = &signature.arguments;
        let inputs: Vec<Type> = arguments
            .iter()
            .map(|argument| argument.ty.clone())
            .collect();
        let ty = function_type(&inputs, &signature.result_types, signature.is_variadic)
            .map_err(|message| p.emit_error(offset, message))?;
        state.set_attribute("function_type", Attribute::ty(ty));
        if p.parse_optional_keyword("vscale_range") {
            p.parse_l_paren()?;
            let least = p.parse_integer()?;
            p.parse_comma()?;
            let most = p.parse_integer()?;
            p.parse_r_paren()?;
            let number = |value| IntegerAttr::new(&Type::i32(), value);
            let range = VScaleRangeAttr::get(number(least), number(most));
            state.set_attribute("vscale_range", range.into());
        }
        parse_optional_comdat(p, state)?;
        p.parse_optional_attr_dict_with_keyword(state)?;
        let lists = arguments.iter().map(|argument| &argument.attributes);
        p.set_attribute_lists(state, "arg_attrs", lists)?;
        p.set_attribute_lists(state, "res_attrs", signature.result_attributes.iter())?;
        let body = p.parse_optional_region_with(arguments, false)?;
        let body = match body {
            Some(body) => body,
            None => p.ir().create_region(),
        };
        state.regions.push(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        p.write(" ");
        let linkage = self.linkage(ir);
        if linkage != Linkage::External {
            print_word(p, linkage);
        }
        print_word(p, self.visibility_(ir));
        if let Some(unnamed) = self.unnamed_addr(ir) {
            print_word(p, unnamed);
        }
        let convention = self.c_conv(ir);
        if convention != CConv::C {
            print_word(p, convention);
        }
        let name = self.sym_name(ir).to_string();
        p.print_symbol_name(name.as_bytes());
        let ty = self.function_type(ir);
        let result = ty.return_type();
        let is_void = result.is::<LLVMVoidType>();
        let results = if is_void {
            &[]
        } else {
            std::slice::from_ref(result)
        };
        p.print_function_signature(op, ty.params(), ty.var_arg(), results);
        if let Some(range) = self.vscale_range(ir) {
            let number = |bound: &IntegerAttr| bound.to_i64().unwrap_or_default();
            let (least, most) = (number(range.min_range()), number(range.max_range()));
            p.write(&format!(" vscale_range({least}, {most})"));
        }
        print_optional_comdat(p, op);
        let elided = [
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "linkage",
            "CConv",
            "visibility_",
            "comdat",
            "unnamed_addr",
            "vscale_range",
        ];
        p.print_optional_attr_dict_with_keyword(op, &elided);
        let body = self.body(ir);
        if !body.is_empty(ir) {
            p.write(" ");
            let style = RegionStyle {
                entry_arguments: false,
                ..RegionStyle::default()
            };
            p.print_region(body, style);
        }
    }
}

impl LLVMFuncOp {
    /// Returns the types of the results: none for `void`.
    fn results_of_type(self, ir: &Ir) -> &[Type] {
        let result = self.function_type(ir).return_type();
        if result.is::<LLVMVoidType>() {
            &[]
        } else {
            std::slice::from_ref(result)
        }
    }
}

impl SymbolOpInterface for LLVMFuncOp {
    /// As in C++: one without a body may be public.
    fn is_declaration(self, _: &Ir) -> bool {
        false
    }
}

impl CallableOpInterface for LLVMFuncOp {
    fn get_argument_types(self, ir: &Ir) -> &[Type] {
        self.function_type(ir).params()
    }

    fn get_result_types(self, ir: &Ir) -> &[Type] {
        self.results_of_type(ir)
    }
}

impl FunctionOpInterface for LLVMFuncOp {
    fn clone_type_with(self, ir: &Ir, inputs: &[Type], results: &[Type]) -> Type {
        let result = results.first().cloned();
        let result = result.unwrap_or_else(|| LLVMVoidType::get().into());
        LLVMFunctionType::get(result, inputs, self.function_type(ir).var_arg()).into()
    }

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        match Self::cast(op, ir) {
            Some(this) => {
                let inputs = this.function_type(ir).params();
                verify_function_signature(op, ir, inputs, this.results_of_type(ir).len())
            }
            None => Ok(()),
        }
    }
}
