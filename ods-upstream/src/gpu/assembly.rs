//! Custom directives.

use super::{AllReduceOperationAttr, AsyncTokenType, BinaryOp, LaunchFuncOp, SelectObjectAttr};
use ods_runtime::prelude::*;

// `async`? (`[` operands `]`)?
/// Parses the operations that one waits for, and whether one is waited for itself.
pub(super) fn parse_async_dependencies(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Option<Type>, Vec<UnresolvedOperand>)> {
    let offset = p.offset();
    let mut token = None;
    if p.parse_optional_keyword("async") {
        if p.result_count() == 0 {
            return Err(p.emit_error(offset, "needs to be named when marked 'async'"));
        }
        token = Some(AsyncTokenType::get().into());
    }
    Ok((token, p.parse_operand_list(Delimiter::OptionalSquare)?))
}

pub(super) fn print_async_dependencies(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    token: Option<&Type>,
    dependencies: &[Value],
) {
    if token.is_some() {
        p.write("async");
    }
    if dependencies.is_empty() {
        return;
    }
    if token.is_some() {
        p.write(" ");
    }
    p.write("[");
    p.print_operands(dependencies);
    p.write("]");
}

// `add`
/// Parses the kind of a reduction, which may have a region instead.
pub(super) fn parse_all_reduce_operation(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    let Some(word) = p.parse_optional_any_keyword().map(str::to_owned) else {
        return Ok(None);
    };
    match word.parse() {
        Ok(kind) => Ok(Some(AllReduceOperationAttr::get(kind).into())),
        Err(_) => Err(p.emit_error(p.offset(), "invalid op kind")),
    }
}

pub(super) fn print_all_reduce_operation<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    kind: impl Into<Option<&'a Attribute>>,
) {
    let kind = kind
        .into()
        .and_then(Attribute::downcast::<AllReduceOperationAttr>);
    if let Some(kind) = kind {
        // The blank is MLIR's.
        p.write(" ");
        p.write(&kind.value().to_string());
    }
}

// (`:` type)?
/// Parses the type of all sizes of a launch, which is `index` by default.
#[expect(clippy::type_complexity, reason = "the types of the directive")]
pub(super) fn parse_launch_dim_type(
    p: &mut OpParser<'_, '_>,
    cluster_size: Option<UnresolvedOperand>,
) -> Parsed<(Type, Option<Type>, Option<Type>, Option<Type>)> {
    let ty = if p.parse_optional_colon() {
        p.parse_type()?
    } else {
        Type::index()
    };
    let of_clusters = cluster_size.map(|_| ty.clone());
    Ok((ty, of_clusters.clone(), of_clusters.clone(), of_clusters))
}

pub(super) fn print_launch_dim_type(
    p: &mut OpPrinter<'_>,
    _: LaunchFuncOp,
    ty: &Type,
    _: Option<Value>,
    _: Option<&Type>,
    _: Option<&Type>,
    _: Option<&Type>,
) {
    if !ty.is_index() {
        p.write(": ");
        p.print_type(ty);
    }
}

// (`args` `(` operand `:` type (`,` operand `:` type)* `)`)?
pub(super) fn parse_launch_func_operands(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>)> {
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    if p.parse_optional_keyword("args") {
        p.parse_list_in(Delimiter::Paren, " in argument list", |p| {
            operands.push(p.parse_operand()?);
            types.push(p.parse_colon_type()?);
            Ok(())
        })?;
    }
    Ok((operands, types))
}

pub(super) fn print_launch_func_operands<'a>(
    p: &mut OpPrinter<'_>,
    _: LaunchFuncOp,
    operands: &[Value],
    _: impl Iterator<Item = &'a Type>,
) {
    if operands.is_empty() {
        return;
    }
    p.write("args(");
    p.print_list(operands, |p, operand| {
        p.print_operand(*operand);
        p.write(" : ");
        p.print_type_of(*operand);
    });
    p.write(")");
}

// (`<` attribute `>`)?
/// Parses what is done with the objects of a binary; by default the first one is taken.
pub(super) fn parse_offloading_handler(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    if !p.parse_optional_less() {
        return Ok(Some(SelectObjectAttr::get(None).into()));
    }
    let handler = p.parse_attribute(None)?;
    p.parse_greater()?;
    Ok(Some(handler))
}

pub(super) fn print_offloading_handler(
    p: &mut OpPrinter<'_>,
    _: BinaryOp,
    handler: Option<&Attribute>,
) {
    let default = Attribute::from(SelectObjectAttr::get(None));
    if let Some(handler) = handler.filter(|handler| **handler != default) {
        p.write("<");
        p.print_attribute(handler);
        p.write(">");
    }
}
