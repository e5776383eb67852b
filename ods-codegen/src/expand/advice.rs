//! What the macros add to the mistakes that TableGen finds: what to write instead.

use ods_tablegen::{Advice, Help, Kind};

use crate::older::help_with_older_spellings;

/// The advice for `ods!`, or for a derive.
pub(super) fn advice(is_derive: bool) -> Advice {
    Advice {
        on: Some(help),
        on_unknown_name: Some(if is_derive {
            "what an `ods!` or another derive defines is known here by `#![export(name)]` or `export = name` there and `import = path::name` here"
        } else {
            "what another `ods!` defines is known here by `#![export(name)]` there and `#![import(path::name)]` here, or by a `.td` file that both include"
        }),
    }
}

fn help(kind: &Kind) -> Option<Help> {
    match kind {
        Kind::TopLevelToken => Some(Help::once(
            "here stand TableGen's definitions (`def Name : Class<…>;`, `class`, `let … in`, …); items of Rust stand outside of the macro",
        )),
        Kind::UnresolvedField {
            field,
            variable: Some(variable),
            ..
        } if variable == "mnemonic" => {
            let noun = match field.as_str() {
                "attrName" => "attribute",
                "typeName" => "type",
                _ => return None,
            };
            Some(Help::new(format!(
                "`let mnemonic = \"…\";` names the {noun} in text; one without text has `let {field} = \"…\";`"
            )))
        }
        Kind::UnresolvedField { is_bit: true, .. } => Some(Help::new("a bit is 0 or 1")),
        _ => help_with_older_spellings(kind),
    }
}
