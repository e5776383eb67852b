//! The types: how they are written inside each other, and which are well-formed.

use super::compatible::is_compatible_type;
use super::detail::{LLVMStructTypeStorage, LLVMStructTypeStorageKey};
use super::{
    LLVMArrayType, LLVMDialect, LLVMFunctionType, LLVMLabelType, LLVMMetadataType,
    LLVMPPCFP128Type, LLVMStructType, LLVMTokenType, LLVMVoidType,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::def::{DialectTypeParser, parse_generated_type, print_generated_type};
use ods_runtime::interfaces;
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

/// The mnemonics of the types, which stand for them inside other types.
const MNEMONICS: &[&str] = &[
    "void",
    "ppc_fp128",
    "token",
    "label",
    "metadata",
    "func",
    "ptr",
    "array",
    "struct",
    "target",
    "x86_amx",
];

// type-in-llvm ::= type | mnemonic parameters
/// Parses a type inside one of `llvm`, where those of `llvm` need no prefix.
pub(super) fn parse_pretty_llvm_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
    if let Some(ty) = p.parse_optional_type()? {
        return Ok(ty);
    }
    parse_type_by_keyword(p)
}

impl DialectTypeParser for LLVMDialect {
    fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
        let offset = p.offset();
        if p.parse_optional_type()?.is_some() {
            return Err(p.emit_op_error(offset, "unexpected type, expected keyword"));
        }
        parse_type_by_keyword(p)
    }
}

/// Parses a type of `llvm` without its prefix.
fn parse_type_by_keyword(p: &mut AsmParser<'_>) -> Parsed<Type> {
    let (offset, token) = (p.offset(), p.token());
    let is_known = MNEMONICS
        .iter()
        .any(|word| p.spelling(token) == word.as_bytes());
    if is_known {
        return parse_generated_type::<LLVMDialect>(p);
    }
    let word = p.parse_any_keyword()?;
    let message = format!("unknown LLVM type: {word}");
    Err(p.emit_op_error(offset, message))
}

/// Prints a type inside one of `llvm`.
pub(super) fn print_pretty_llvm_type(p: &mut AsmPrinter<'_>, ty: &Type) {
    let is_full = matches!(ty, Type::Integer(_) | Type::Float(_) | Type::Vector(_))
        || ty.is::<LLVMPPCFP128Type>();
    if !is_full && is_compatible_type(ty) {
        print_generated_type(ty, p);
    } else {
        p.print_type(ty);
    }
}

// function-types ::= (`...` | type (`,` type)* (`,` `...`)?)? `)`
pub(super) fn parse_function_types(p: &mut AsmParser<'_>) -> Parsed<(Vec<Type>, bool)> {
    let mut params = Vec::new();
    if p.parse_optional_r_paren() {
        return Ok((params, false));
    }
    loop {
        if p.parse_optional_ellipsis() {
            p.parse_r_paren()?;
            return Ok((params, true));
        }
        params.push(parse_pretty_llvm_type(p)?);
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_paren()?;
    Ok((params, false))
}

pub(super) fn print_function_types(p: &mut AsmPrinter<'_>, params: &[Type], is_var_arg: bool) {
    p.print_comma_separated(params, print_pretty_llvm_type);
    if is_var_arg {
        p.write(if params.is_empty() { "..." } else { ", ..." });
    }
    p.write(")");
}

// ext-type-params ::= (type | integer) (`,` (type | integer))*, no type after an integer
pub(super) fn parse_ext_type_params(p: &mut AsmParser<'_>) -> Parsed<(Vec<Type>, Vec<u32>)> {
    let (mut types, mut numbers) = (Vec::new(), Vec::new());
    loop {
        if let Some(number) = <u32 as FieldParser>::parse_optional(p)? {
            numbers.push(number);
        } else if numbers.is_empty() {
            types.push(parse_pretty_llvm_type(p)?);
        } else {
            let message = "failed to parse parameter list for target extension type";
            return Err(p.emit_op_error(p.offset(), message));
        }
        if !p.parse_optional_comma() {
            return Ok((types, numbers));
        }
    }
}

pub(super) fn print_ext_type_params(p: &mut AsmPrinter<'_>, types: &[Type], numbers: &[u32]) {
    p.print_comma_separated(types, AsmPrinter::print_type);
    if !types.is_empty() && !numbers.is_empty() {
        p.write(", ");
    }
    p.print_comma_separated(numbers, |p, number| p.write(&number.to_string()));
}

/// Whether this type has values of a size that is known.
fn has_size(ty: &Type) -> bool {
    !(ty.is::<LLVMVoidType>()
        || ty.is::<LLVMLabelType>()
        || ty.is::<LLVMMetadataType>()
        || ty.is::<LLVMFunctionType>()
        || ty.is::<LLVMTokenType>())
}

/// The class of types of elements of pointers; no type of MLIR is one.
#[derive(Clone, Copy, Debug)]
pub enum PointerElementTypeInterface {}

impl TypeClassKind for PointerElementTypeInterface {
    const NAME: &'static str = "";

    fn contains(_: &Type) -> bool {
        false
    }
}

impl interfaces::FloatType for LLVMPPCFP128Type {
    /// A pair of doubles is not a format of the runtime: this is the one of the same width.
    fn get_float_semantics(&self) -> FloatType {
        FloatType::F128
    }
}

impl VerifyParameters for LLVMArrayType {
    fn verify_parameters(&self) -> Result<(), String> {
        let element = self.element_type();
        if has_size(element) {
            return Ok(());
        }
        Err(format!("invalid array element type: '{element}'"))
    }
}

impl VerifyParameters for LLVMFunctionType {
    fn verify_parameters(&self) -> Result<(), String> {
        let result = self.return_type();
        if result.is::<Self>() || result.is::<LLVMMetadataType>() || result.is::<LLVMLabelType>() {
            return Err(format!("invalid function result type: '{result}'"));
        }
        for param in self.params() {
            if param.is::<LLVMVoidType>() || param.is::<Self>() {
                return Err(format!("invalid function argument type: '{param}'"));
            }
        }
        Ok(())
    }
}

impl LLVMStructType {
    /// Returns the types of the elements; of an opaque structure there are none.
    pub fn elements(&self) -> Vec<Type> {
        match self.name() {
            LLVMStructTypeStorageKey::Literal { elements, .. } => elements.clone(),
            LLVMStructTypeStorageKey::Identified(_) => match self.body().as_deref() {
                Some(LLVMStructTypeStorage::Elements { elements, .. }) => elements.clone(),
                _ => Vec::new(),
            },
        }
    }

    /// Returns whether nobody knows the elements.
    pub fn is_opaque(&self) -> bool {
        let is_literal = matches!(self.name(), LLVMStructTypeStorageKey::Literal { .. });
        let body = self.body();
        let has_elements = matches!(
            body.as_deref(),
            Some(LLVMStructTypeStorage::Elements { .. })
        );
        !is_literal && !has_elements
    }
}

/// The reason why types cannot be those of the elements of a structure, if there is one.
fn wrong_element(elements: &[Type]) -> Option<String> {
    let wrong = elements.iter().find(|ty| !has_size(ty))?;
    Some(format!("invalid LLVM structure element type: '{wrong}'"))
}

// elements ::= `packed`? `(` (type (`,` type)*)? `)`
/// Parses elements, and where they begin.
fn parse_elements(p: &mut AsmParser<'_>) -> Parsed<(Vec<Type>, bool, u32)> {
    let start = p.offset();
    let is_packed = p.parse_optional_keyword("packed");
    let mut elements = Vec::new();
    p.parse_l_paren()?;
    let offset = p.offset();
    if p.parse_optional_r_paren() {
        return Ok((elements, is_packed, start));
    }
    loop {
        elements.push(parse_pretty_llvm_type(p)?);
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_paren()?;
    Ok((elements, is_packed, offset))
}

impl CustomTypeAssembly for LLVMStructType {
    // `<` (string `,`)? (`opaque` | elements) `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let start = p.offset();
        p.parse_less()?;
        let Some(name) = p.parse_optional_string() else {
            return parse_literal(p, start);
        };
        let ty = Self::get_in(p, LLVMStructTypeStorageKey::Identified(name.to_string()))?;
        let parsed = p.parse_cyclic(ty.body_place(), |p| {
            let offset = p.offset();
            if p.parse_optional_greater() {
                let message = "struct without a body only allowed in a recursive struct";
                return Err(p.emit_op_error(offset, message));
            }
            p.parse_comma()?;
            let offset = p.offset();
            let (offset, body) = if p.parse_optional_keyword("opaque") {
                if ty
                    .body()
                    .is_some_and(|body| *body != LLVMStructTypeStorage::Opaque)
                {
                    return Err(p.emit_op_error(offset, "redeclaring defined struct as opaque"));
                }
                (offset, LLVMStructTypeStorage::Opaque)
            } else {
                let (elements, is_packed, offset) = parse_elements(p)?;
                if let Some(message) = wrong_element(&elements) {
                    return Err(p.emit_op_error(offset, message));
                }
                let body = LLVMStructTypeStorage::Elements {
                    elements,
                    is_packed,
                };
                (offset, body)
            };
            p.set_body(offset, ty.body_place(), body)
        })?;
        // A structure inside itself has a name only.
        if parsed.is_none() && p.parse_optional_comma() {
            let offset = p.offset();
            if !p.parse_optional_keyword("opaque") {
                let message = "identifier already used for an enclosing struct";
                return Err(p.emit_op_error(offset, message));
            }
        }
        p.parse_greater()?;
        Ok(ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        match self.name() {
            LLVMStructTypeStorageKey::Literal {
                elements,
                is_packed,
            } => print_elements(p, elements, *is_packed),
            LLVMStructTypeStorageKey::Identified(name) => {
                p.print_string(name.as_bytes());
                p.print_cyclic(self.body_place(), |p, body| {
                    p.write(", ");
                    match body {
                        LLVMStructTypeStorage::Opaque => p.write("opaque"),
                        LLVMStructTypeStorage::Elements {
                            elements,
                            is_packed,
                        } => print_elements(p, elements, *is_packed),
                    }
                });
            }
        }
        p.write(">");
    }
}

/// Parses a structure without a name, after `<`.
fn parse_literal(p: &mut AsmParser<'_>, start: u32) -> Parsed<LLVMStructType> {
    let offset = p.offset();
    if p.parse_optional_keyword("opaque") {
        return Err(p.emit_op_error(offset, "only identified structs can be opaque"));
    }
    let (elements, is_packed, _) = parse_elements(p)?;
    p.parse_greater()?;
    if let Some(message) = wrong_element(&elements) {
        return Err(p.emit_op_error(start, message));
    }
    Ok(LLVMStructType::literal(&elements, is_packed))
}

fn print_elements(p: &mut AsmPrinter<'_>, elements: &[Type], is_packed: bool) {
    p.write(if is_packed { "packed (" } else { "(" });
    p.print_comma_separated(elements, print_pretty_llvm_type);
    p.write(")");
}
