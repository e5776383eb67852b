//! Rules of dialects.

use ods_tablegen::Diagnostics;

use crate::model::Dialect;

/// Each discardable attribute has a name, for its helper's sake.
pub(super) fn check_discardable_attrs(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let Some(attrs) = dialect.discardable_attrs() else {
        return;
    };
    for attr in attrs.args().filter(|attr| attr.name.is_none()) {
        let span = attr.span.unwrap_or(dialect.record().span());
        diags.error(span, "discardable attributes must be named");
    }
}
