//! The keys of `#[op(…)]` and `#[dialect(…)]`: every field of the classes `Op` and
//! `Dialect` has one, the documentation names them all and no others, and what a key says
//! of a dialect is what the field says.

use std::collections::BTreeSet;
use std::path::Path;

use ods_codegen::derive::{Derive, derive_with};
use ods_codegen::{Includes, expand_with};
use ods_tablegen::Diagnostics;
use proc_macro2::TokenStream;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The fields of the receiver `name` in `source`, as they are written.
fn keys_of(source: &str, name: &str) -> BTreeSet<String> {
    let file = syn::parse_file(&read(source)).expect("the source is Rust");
    let mut structs = file.items.into_iter().filter_map(|item| match item {
        syn::Item::Macro(item) if item.mac.path.is_ident("keys") => {
            let item: syn::ItemStruct = item.mac.parse_body().ok()?;
            (item.ident == name).then_some(item)
        }
        _ => None,
    });
    let fields = structs.next().expect("the receiver is there").fields;
    let names = fields.into_iter().filter_map(|field| field.ident);
    names
        .map(|name| match name.to_string() {
            krate if krate == "krate" => "crate".to_owned(),
            name => name,
        })
        .collect()
}

/// The texts between backquotes in the paragraph of the documentation that begins so.
fn documented(start: &str) -> BTreeSet<String> {
    let text = read("docs/DERIVE.md");
    let (_, text) = text.split_once(start).expect("the paragraph is there");
    let (paragraph, _) = text.split_once("\n\n").expect("it ends");
    let words = paragraph.split('`').skip(1).step_by(2);
    words.map(ToOwned::to_owned).collect()
}

/// The fields that the class declares in the prelude.
fn fields_of(file: &str, class: &str) -> BTreeSet<String> {
    let text = read(&format!("ods-codegen/prelude/mlir/IR/{file}"));
    let (_, text) = text.split_once(class).expect("the class is there");
    let (_, text) = text.split_once("{\n").expect("it has fields");
    let (body, _) = text.split_once("\n}").expect("it ends");
    let fields = body.lines().filter_map(|line| {
        let declaration = line.split_once(" = ")?.0.trim();
        declaration.split_once(' ').map(|(_, name)| name.to_owned())
    });
    fields.collect()
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for char in name.chars() {
        if char.is_uppercase() {
            snake.push('_');
        }
        snake.extend(char.to_lowercase());
    }
    snake
}

/// The fields that have no key of their name.
fn without_key(fields: &BTreeSet<String>, keys: &BTreeSet<String>) -> Vec<String> {
    let without = fields
        .iter()
        .filter(|field| !keys.contains(&snake_case(field)));
    without.cloned().collect()
}

#[test]
fn keys_of_ops() {
    let keys = keys_of("ods-codegen/src/derive/op.rs", "OpArgs");
    assert_eq!(keys, documented("The keys of `#[op(…)]`:"));
    let fields = fields_of("OpBase.td", "class Op<");
    // The lists are the struct's fields; the dialect and the name have shorter keys; the
    // others are documented not to be.
    assert_eq!(
        without_key(&fields, &keys),
        [
            "arguments",
            "cppNamespace",
            "opDialect",
            "opDocGroup",
            "opName",
            "regions",
            "results",
            "successors",
            "useCustomPropertiesEncoding",
        ]
    );
}

#[test]
fn keys_of_dialects() {
    let keys = keys_of("ods-codegen/src/derive/dialect.rs", "DialectArgs");
    assert_eq!(keys, documented("The keys of `#[dialect(…)]`:"));
    let fields = fields_of("DialectBase.td", "class Dialect");
    assert_eq!(without_key(&fields, &keys), ["cppNamespace"]);
}

/// A field of `Dialect`, and the key that says the same. `dependent_dialects` gives a
/// list of the same entries that may have a `#[cfg]` each.
const SAME: [(&str, &str); 18] = [
    ("", ""),
    ("let summary = \"it\";", "summary = \"it\""),
    ("let description = \"It is.\";", "description = \"It is.\""),
    (
        "let discardableAttrs = (ins I64Attr:$shelf, UnitAttr:$fragile);",
        "discardable_attrs = (ins I64Attr:$shelf, UnitAttr:$fragile)",
    ),
    (
        "let extraClassDeclaration = [{ pub const VERSION: u32 = 3; }];",
        "extra_class_declaration = { pub const VERSION: u32 = 3; }",
    ),
    (
        "let hasConstantMaterializer = 1;",
        "has_constant_materializer",
    ),
    (
        "let hasNonDefaultDestructor = 1;",
        "has_non_default_destructor",
    ),
    (
        "let hasOperationAttrVerify = 1;",
        "has_operation_attr_verify",
    ),
    (
        "let hasRegionArgAttrVerify = 1;",
        "has_region_arg_attr_verify",
    ),
    (
        "let hasRegionResultAttrVerify = 1;",
        "has_region_result_attr_verify",
    ),
    (
        "let hasOperationInterfaceFallback = 1;",
        "has_operation_interface_fallback",
    ),
    (
        "let useDefaultAttributePrinterParser = 1;",
        "use_default_attribute_printer_parser",
    ),
    (
        "let useDefaultTypePrinterParser = 1;",
        "use_default_type_printer_parser",
    ),
    ("let hasCanonicalizer = 1;", "has_canonicalizer"),
    ("let isExtensible = 1;", "is_extensible"),
    (
        "let usePropertiesForAttributes = 0;",
        "use_properties_for_attributes = false",
    ),
    (
        "let useStrictPropertiesInAssemblyFormat = 1;",
        "use_strict_properties_in_assembly_format",
    ),
    (
        "let hasCanonicalizer = 0; let usePropertiesForAttributes = 1;",
        "has_canonicalizer = false, use_properties_for_attributes = true",
    ),
];

/// What is generated besides the struct itself, and what is said.
fn expanded(expand: impl FnOnce(&mut Diagnostics) -> TokenStream) -> (String, Vec<String>) {
    let mut diags = Diagnostics::new();
    let tokens = expand(&mut diags);
    let messages = diags
        .iter()
        .map(ods_tablegen::Diagnostic::message)
        .collect();
    let text = tokens.to_string();
    let at = text
        .find("const _")
        .expect("all of it is in a scope of its own");
    // A derived dialect has lists instead.
    let no_lists: TokenStream = "impl<__T> __rt::ListsOp<__T> for StoreDialect {} \
                                 impl<__T> __rt::ListsValue<__T> for StoreDialect {}"
        .parse()
        .unwrap();
    (text[at..].replace(&format!("{no_lists} "), ""), messages)
}

#[test]
fn dialects_are_the_same() {
    let mut seen = BTreeSet::new();
    let mut silent = Vec::new();
    for (field, key) in SAME {
        let includes = || Includes::new(None, None);
        let ods =
            format!("/// One.\n def StoreDialect : Dialect {{ let name = \"store\"; {field} }}");
        let ods = expanded(|diags| expand_with(ods.parse().unwrap(), includes(), diags).tokens);
        let item =
            format!("/// One.\n #[dialect(name = \"store\", {key})] pub struct StoreDialect;");
        let item: TokenStream = item.parse().unwrap();
        let derived =
            expanded(|diags| derive_with(Derive::Dialect, item, includes(), diags).tokens);
        assert_eq!(ods, derived, "{key}");
        if !seen.insert(ods.0) {
            silent.push(key);
        }
    }
    // The others mean something.
    let expected = [
        "has_non_default_destructor",
        "use_default_attribute_printer_parser",
        "use_default_type_printer_parser",
        "has_canonicalizer = false, use_properties_for_attributes = true",
    ];
    assert_eq!(silent, expected);
}
