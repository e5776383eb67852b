//! Custom directives.

use super::{AllReduceOperationAttr, AsyncTokenType};
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
