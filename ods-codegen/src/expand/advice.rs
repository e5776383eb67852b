//! What the macros add to the mistakes that TableGen finds: what to write instead.

use ods_tablegen::{Advice, Help, Kind, UnresolvedField};

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
        Kind::UnresolvedField(unresolved) => help_with_unresolved(unresolved),
        _ => help_with_older_spellings(kind),
    }
}

/// The help for a field that lacks what the user should have set.
fn help_with_unresolved(unresolved: &UnresolvedField) -> Option<Help> {
    let field = &unresolved.field;
    let noun = match field.as_str() {
        _ if unresolved.is_bit => return Some(Help::new("a bit is 0 or 1")),
        "attrName" => "attribute",
        "typeName" => "type",
        _ => return None,
    };
    let lacks_mnemonic = unresolved.variable.as_deref() == Some("mnemonic");
    lacks_mnemonic.then(|| {
        Help::new(format!(
            "`let mnemonic = \"…\";` names the {noun} in text; one without text has `let {field} = \"…\";`"
        ))
    })
}
