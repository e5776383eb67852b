//! Parses function-like ops and their signatures: `@name(%a: i32 {d.x}, %b: f32) -> (i32 {d.y})
//! attributes {…} { body }`.

use super::api::{Argument, OpParser};
use ods_ir::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use ods_ir::ir::OperationState;
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Delimiter, Parsed};
use ods_ir::types::Type;

/// A parsed signature.
#[derive(Clone, Debug, Default)]
pub struct FunctionSignature {
    /// The arguments, with or without names.
    pub arguments: Vec<Argument>,
    /// Whether the signature ends with `...`.
    pub is_variadic: bool,
    /// The types of the results.
    pub result_types: Vec<Type>,
    /// The attributes of the results.
    pub result_attributes: Vec<Vec<NamedAttribute>>,
}

impl OpParser<'_, '_> {
    /// Parses the arguments and results of a function: `(%a: i32, …) -> (i32, …)`.
    ///
    /// # Errors
    ///
    /// If the signature is malformed, or if `...` is used but not allowed.
    pub fn parse_function_signature(&mut self, allow_variadic: bool) -> Parsed<FunctionSignature> {
        let mut signature = FunctionSignature::default();
        self.parse_list(Delimiter::Paren, |p| {
            p.parse_signature_argument(&mut signature, allow_variadic)
        })?;
        if self.parse_optional_arrow() {
            self.parse_signature_results(&mut signature)?;
        }
        Ok(signature)
    }

    fn parse_signature_argument(
        &mut self,
        signature: &mut FunctionSignature,
        allow_variadic: bool,
    ) -> Parsed<()> {
        let offset = self.offset();
        if signature.is_variadic {
            let message = "variadic arguments must be in the end of the argument list";
            return Err(self.emit_error(offset, message));
        }
        if allow_variadic && self.parse_optional_ellipsis() {
            signature.is_variadic = true;
            return Ok(());
        }
        let is_after = |named: bool| {
            let first = signature.arguments.first();
            first.is_some_and(|first| first.name.is_some() == named)
        };
        let argument = if self.at(TokenKind::PercentIdentifier) {
            let argument = self.parse_argument(true, true)?;
            if is_after(false) {
                let message = "expected type instead of SSA identifier";
                return Err(self.emit_error(offset, message));
            }
            argument
        } else {
            if is_after(true) {
                return Err(self.emit_error(offset, "expected SSA identifier"));
            }
            let ty = self.parse_type()?;
            self.finish_argument(None, ty, offset, true)?
        };
        signature.arguments.push(argument);
        Ok(())
    }

    fn parse_signature_results(&mut self, signature: &mut FunctionSignature) -> Parsed<()> {
        if !self.at(TokenKind::LParen) {
            let ty = self.parse_non_function_type()?;
            signature.result_types.push(ty);
            signature.result_attributes.push(Vec::new());
            return Ok(());
        }
        self.parse_list(Delimiter::Paren, |p| {
            let ty = p.parse_type()?;
            signature.result_types.push(ty);
            (signature.result_attributes).push(p.parse_optional_attribute_dict()?);
            Ok(())
        })
    }

    /// Parses a whole function after the op's name: visibility, symbol name, signature, `attributes
    /// {…}`, and the optional body. Sets the attributes `sym_visibility`, `sym_name`,
    /// `function_type`, `arg_attrs` and `res_attrs`.
    ///
    /// # Errors
    ///
    /// If a part is missing or malformed.
    pub fn parse_function_op(
        &mut self,
        state: &mut OperationState,
        allow_variadic: bool,
    ) -> Parsed<()> {
        self.parse_function_op_with(state, allow_variadic, "function_type", |_, signature| {
            let inputs = signature.arguments.iter();
            let inputs: Vec<Type> = inputs.map(|argument| argument.ty.clone()).collect();
            Ok(Type::function(
                inputs,
                signature.result_types.iter().cloned(),
            ))
        })
    }

    /// As [`Self::parse_function_op`], for a function whose type has another attribute, or is made in another way.
    ///
    /// # Errors
    ///
    /// If a part is missing or malformed, or there is no type.
    pub fn parse_function_op_with(
        &mut self,
        state: &mut OperationState,
        allow_variadic: bool,
        type_name: &str,
        make_type: impl FnOnce(&mut Self, &FunctionSignature) -> Parsed<Type>,
    ) -> Parsed<()> {
        let visibilities = ["public", "private", "nested"];
        if let Some(visibility) = self.parse_optional_keyword_of(&visibilities) {
            state.set_attribute("sym_visibility", Attribute::string(visibility));
        }
        self.parse_symbol_name_into("sym_name", state)?;
        let signature = self.parse_function_signature(allow_variadic)?;
        let ty = make_type(self, &signature)?;
        state.set_attribute(type_name, Attribute::ty(ty));
        let offset = self.offset();
        let entries = self.parse_optional_attribute_dict_with_keyword()?;
        for reserved in ["sym_visibility", "sym_name", type_name] {
            if entries.iter().any(|entry| &*entry.name == reserved) {
                let message = format!(
                    "'{reserved}' is an inferred attribute and should not be specified in the explicit attribute \
                     dictionary"
                );
                return Err(self.emit_error(offset, message));
            }
        }
        self.set_attributes(state, entries)?;
        let body_offset = self.offset();
        let body = if self.at(TokenKind::LBrace) {
            let region = self.parse_region_with(&signature.arguments, false)?;
            if region.is_empty(self.ir) {
                return Err(self.emit_error(body_offset, "expected non-empty function body"));
            }
            region
        } else {
            self.ir.create_region()
        };
        state.regions.push(body);
        self.add_arg_and_result_attrs(state, &signature)
    }

    /// Sets the attributes `arg_attrs` and `res_attrs` to those of a signature; each unless it has none.
    ///
    /// # Errors
    ///
    /// If a name occurs twice in a dictionary.
    pub fn add_arg_and_result_attrs(
        &mut self,
        state: &mut OperationState,
        signature: &FunctionSignature,
    ) -> Parsed<()> {
        let arguments = signature.arguments.iter();
        let of_arguments = arguments.map(|argument| &argument.attributes);
        self.set_attribute_lists(state, "arg_attrs", of_arguments)?;
        self.set_attribute_lists(state, "res_attrs", signature.result_attributes.iter())
    }

    /// Sets an array of dictionaries, unless all are empty: the attributes of arguments or of results.
    ///
    /// # Errors
    ///
    /// If the attribute is set already.
    pub fn set_attribute_lists<'l>(
        &mut self,
        state: &mut OperationState,
        name: &str,
        lists: impl Iterator<Item = &'l Vec<NamedAttribute>> + Clone,
    ) -> Parsed<()> {
        if lists.clone().all(Vec::is_empty) {
            return Ok(());
        }
        if state.attribute(name).is_some() {
            return Err(self.emit_duplicate_attribute(name));
        }
        let dictionaries: Vec<Attribute> =
            (lists.map(|list| DictionaryAttr::new(list.clone()).into())).collect();
        state.set_attribute(name, Attribute::array(dictionaries));
        Ok(())
    }
}
