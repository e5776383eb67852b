//! The text of functions, globals and orderings.

use super::{FuncOp, GlobalOp, SubgraphOp};
use ods_runtime::prelude::*;

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

impl CustomAssembly for SubgraphOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

const VISIBILITIES: [&str; 3] = ["public", "private", "nested"];

// symbol-visibility ::= `public` | `private` | `nested`
pub(super) fn parse_symbol_visibility(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    if let Some(visibility) = p.parse_optional_keyword_of(&VISIBILITIES) {
        return Ok(Some(Attribute::string(visibility)));
    }
    let offset = p.offset();
    Err(p.emit_error(offset, "expected 'public', 'private', or 'nested'"))
}

pub(super) fn print_symbol_visibility(
    p: &mut OpPrinter<'_>,
    _: GlobalOp,
    visibility: Option<&Attribute>,
) {
    match visibility.and_then(Attribute::as_str) {
        Some(visibility) => p.write(visibility),
        None => p.write("public"),
    }
}

// typed-initial-value ::= (`(` attribute `)`)? `:` type
pub(super) fn parse_typed_initial_value(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Option<Attribute>)> {
    let mut value = None;
    if p.parse_optional_l_paren() {
        value = Some(p.parse_attribute(None)?);
        p.parse_r_paren()?;
    }
    p.parse_colon()?;
    let ty = p.parse_type()?;
    Ok((Attribute::from(ty), value))
}

pub(super) fn print_typed_initial_value(
    p: &mut OpPrinter<'_>,
    _: GlobalOp,
    ty: &Attribute,
    value: Option<&Attribute>,
) {
    if let Some(value) = value {
        p.write("(");
        p.print_attribute(value);
        p.write(")");
    }
    p.write(" : ");
    p.print_attribute(ty);
}

// token-ordering ::= `ordering` `(` (`(` `)` | operands)? `->` type `)`
//
// Without it `mlir-opt` crashes, for the result has no type.
pub(super) fn parse_token_ordering(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Type)> {
    p.parse_keyword("ordering")?;
    p.parse_l_paren()?;
    let tokens = if p.parse_optional_l_paren() {
        p.parse_r_paren()?;
        Vec::new()
    } else {
        p.parse_operand_list(Delimiter::None)?
    };
    p.parse_arrow()?;
    let ty = p.parse_type()?;
    p.parse_r_paren()?;
    Ok((tokens, ty))
}

pub(super) fn print_token_ordering(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    tokens: &[Value],
    ty: &Type,
) {
    p.write(" ordering(");
    if tokens.is_empty() {
        p.write("()");
    } else {
        p.print_operands(tokens);
    }
    p.write(" -> ");
    p.print_type(ty);
    p.write(")");
}
