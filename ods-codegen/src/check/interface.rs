//! Rules of interfaces.

use ods_tablegen::{Diagnostics, Record, Value};

use crate::model::Stricter as _;
use crate::model::fields::Fields;

/// The methods of an interface have parameters with types, and none of them is
/// the one that verifies.
pub(super) fn check_interface(record: Record<'_>, diags: &mut Diagnostics) {
    for method in record.defs("methods") {
        let span = if method.is_anonymous() {
            record.span()
        } else {
            method.span()
        };
        if method.text("name") == Some("verifyTrait") {
            let name = record.text("cppInterfaceName").unwrap_or_default();
            let message = format!(
                "'verifyTrait' method cannot be specified as interface method for '{name}'; use the 'verify' field instead"
            );
            diags.error(span, message);
        }
        let Some(Value::Dag(arguments)) = method.value("arguments") else {
            continue;
        };
        for argument in arguments.args() {
            let at = argument.span.unwrap_or(span);
            if !matches!(argument.value, Value::String(_)) {
                diags.error(
                    at,
                    "the type of an interface method's parameter is a string",
                );
            } else if argument.name.is_none() {
                let message = "a parameter of an interface method must be named";
                diags.error(at, message).stricter();
            }
        }
    }
}
