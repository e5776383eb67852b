//! Help for the mistakes that evaluation finds: what to write instead.
//!
//! It depends on the kind of the mistake, on the macro and on all definitions, those further down included.

use ods_tablegen::{Diagnostics, Kind, RecordKeeper, UnresolvedField};

use crate::older::help_with_older_spellings;

/// Adds help to mistakes in `ods!` or in a derive. General help is given once per invocation.
pub(super) fn add_help(diags: &mut Diagnostics, keeper: &RecordKeeper, is_derive: bool) {
    let mut how_to_share = Some(if is_derive {
        "to use definitions of an `ods!` or another derive, export them there with `#![export(name)]` or `export = name` and import them here with `import = path::name`"
    } else {
        "to use definitions of another `ods!`, export them there with `#![export(name)]` and import them here with `#![import(path::name)]`, or include one `.td` file in both"
    });
    let mut at_top_level = Some(
        "only TableGen definitions (`def Name : Class<…>;`, `class`, `let … in`, …) are allowed here; move Rust items outside of the macro",
    );
    for diagnostic in diags {
        if let Some(help) = help_with_older_spellings(&diagnostic.kind) {
            diagnostic.help(help);
        }
        if diagnostic.help.is_some() {
            continue;
        }
        diagnostic.help = match &diagnostic.kind {
            Kind::UnknownVariable { name } | Kind::UnknownClass { name, .. } => {
                if keeper.def(name).is_some() || keeper.class(name).is_some() {
                    Some(format!(
                        "`{name}` is defined further down: definitions must come before their uses"
                    ))
                } else if name.ends_with("Dialect") {
                    Some(help_with_dialect(name, is_derive))
                } else {
                    how_to_share.take().map(str::to_owned)
                }
            }
            Kind::TopLevelToken => at_top_level.take().map(str::to_owned),
            Kind::UnresolvedField(unresolved) => help_with_unresolved(unresolved),
            _ => None,
        };
    }
}

/// The help for a name that is probably that of a dialect.
fn help_with_dialect(name: &str, is_derive: bool) -> String {
    let import = if is_derive {
        "`import = path::name` imports"
    } else {
        "`#![import(path::name)]` imports"
    };
    format!(
        "`def {name} : Dialect {{ let name = \"…\"; }}` defines a dialect; {import} one that another `ods!` exports"
    )
}

/// The help for a field that the user should have set.
fn help_with_unresolved(unresolved: &UnresolvedField) -> Option<String> {
    let field = &unresolved.field;
    let noun = match field.as_str() {
        _ if unresolved.is_bit => return Some("a bit is 0 or 1".to_owned()),
        "attrName" => "attribute",
        "typeName" => "type",
        _ => return None,
    };
    let lacks_mnemonic = unresolved.variable.as_deref() == Some("mnemonic");
    lacks_mnemonic.then(|| {
        format!(
            "`let mnemonic = \"…\";` names the {noun} in text; one without text has `let {field} = \"…\";`"
        )
    })
}
