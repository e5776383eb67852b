//! Help for the mistakes that evaluation finds: what to write instead.
//!
//! It depends on the kind of the mistake, on the macro and on all definitions, those further down included.

use ods_tablegen::{ArgumentType, Diagnostics, Kind, RecordKeeper, UnresolvedField};

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
        let is_class = matches!(diagnostic.kind, Kind::UnknownClass { .. });
        diagnostic.help = match &diagnostic.kind {
            Kind::UnknownVariable { name } | Kind::UnknownClass { name, .. } => {
                if keeper.def(name).is_some() || keeper.class(name).is_some() {
                    Some(format!(
                        "`{name}` is defined further down: definitions must come before their uses"
                    ))
                } else if name.ends_with("Dialect") {
                    Some(help_with_dialect(name, is_derive))
                } else if let Some(help) = help_with_rust_type(name) {
                    Some(help.to_owned())
                } else if keeper.def(&format!("{name}Op")).is_some() {
                    Some(format!("`{name}Op` is defined"))
                } else if !is_class && name.starts_with(|char: char| char.is_ascii_lowercase()) {
                    Some(format!(
                        "in a dag, a name that is bound elsewhere is `${name}`"
                    ))
                } else if is_class && name.starts_with(|char: char| char.is_ascii_lowercase()) {
                    Some(format!("a field is set by `let {name} = …;`"))
                } else {
                    how_to_share.take().map(str::to_owned)
                }
            }
            Kind::TopLevelToken => at_top_level.take().map(str::to_owned),
            Kind::UnresolvedField(unresolved) => help_with_unresolved(unresolved),
            Kind::NotAClass { name } => help_with_rust_type(name).map(str::to_owned),
            Kind::NameOfArgument => Some("a name begins with `$`: `I32:$name`".to_owned()),
            Kind::ArgumentType(of) => help_with_argument(of, keeper),
            Kind::ElementType(of) if of.found == "string" => help_with_string_in_list(&of.expected),
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

/// The constraint for what is a type of Rust.
fn help_with_rust_type(name: &str) -> Option<&'static str> {
    Some(match name {
        "Vec" => {
            "any number of operands or results is `Variadic<…>`; an array of attributes is `ArrayAttr`"
        }
        "Option" => {
            "an operand or a result that may be missing is `Optional<…>`, an attribute `OptionalAttr<…>`"
        }
        "String" | "str" => "an attribute that is a string is `StrAttr`",
        "bool" => "an attribute that is a bool is `BoolAttr`, a type of one bit `I1`",
        _ => return None,
    })
}

/// The help for a template argument of another type.
fn help_with_argument(of: &ArgumentType, keeper: &RecordKeeper) -> Option<String> {
    let is = |class: &str| {
        keeper
            .def(&of.value)
            .is_some_and(|def| def.is_subclass_of(class))
    };
    let (class, value) = (of.argument.split(':').next()?, &of.value);
    Some(match (of.expected.as_str(), of.found.as_str()) {
        ("Type", _) if is("AttrConstraint") && matches!(class, "Optional" | "Variadic") => format!(
            "`{class}` is for operands and results; an attribute that may be missing is `OptionalAttr<{value}>`, any number of them `TypedArrayAttrBase<{value}, \"…\">`"
        ),
        ("Attr", _) if is("TypeConstraint") => format!(
            "`{value}` is a type, for operands and results: one that may be missing is `Optional<{value}>`"
        ),
        ("Dialect", _) if class == "Op" => {
            "`Op` begins with its dialect: `Op<My_Dialect, \"name\">`".to_owned()
        }
        ("string", "int" | "bit") => format!("write it in a string: `\"{value}\"`"),
        ("string", _) if is("Op") => format!("write the name in a string: `\"{value}\"`"),
        (_, _) if class == "Option" => help_with_rust_type("Option")?.to_owned(),
        _ => return None,
    })
}

/// The help for a string in a list of definitions.
fn help_with_string_in_list(expected: &str) -> Option<String> {
    match expected {
        "Trait" => Some("traits are definitions, without quotes: `[Pure]`".to_owned()),
        _ if expected.contains("Case") => {
            Some(format!("a case is a definition: `{expected}<\"Name\", 0>`"))
        }
        _ => None,
    }
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
