//! `#[derive(DialectDef)]`: a unit struct as a dialect.
//!
//! The keys of `#[dialect(…)]` are the fields of `Dialect` in snake case, and
//! lists of Rust paths: `ops`, `types`, `attributes` and `dependent_dialects`.
//! What a dialect consists of is listed there and nowhere else: there is no
//! registry that fills itself.

use proc_macro2::Span;
use quote::ToTokens as _;
use rustc_hash::FxHashSet;
use syn::{Data, DeriveInput, Fields};

use super::args::{Code, Flag, ListedPaths, RustPath, RustPaths, Text, Value, doc_lines};
use super::door::{DerivedStruct, DialectStruct, Item, Shared};
use super::items::{keyword, metas};
use super::keys::{keys, read_keys};
use super::mistakes::Mistakes;
use super::write::shown;
use crate::rust_tokens::{Pieces, pieces};

keys! {
    /// `#[dialect(…)]`
    struct DialectArgs {
        name: Option<Text>,
        ops: Option<ListedPaths>,
        types: Option<ListedPaths>,
        attributes: Option<ListedPaths>,
        dependent_dialects: Option<ListedPaths>,
        summary: Option<Text>,
        description: Option<Text>,
        discardable_attrs: Option<Value>,
        extra_class_declaration: Option<Code>,
        has_constant_materializer: Option<Flag>,
        has_operation_attr_verify: Option<Flag>,
        has_region_arg_attr_verify: Option<Flag>,
        has_region_result_attr_verify: Option<Flag>,
        has_canonicalizer: Option<Flag>,
        has_operation_interface_fallback: Option<Flag>,
        has_non_default_destructor: Option<Flag>,
        is_extensible: Option<Flag>,
        use_properties_for_attributes: Option<Flag>,
        use_strict_properties_in_assembly_format: Option<Flag>,
        use_default_type_printer_parser: Option<Flag>,
        use_default_attribute_printer_parser: Option<Flag>,
        import: Vec<RustPaths>,
        krate: Option<RustPath>,
    }
}

/// Reads the struct.
pub(super) fn read(input: &DeriveInput) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    let metas = metas(&input.attrs, "dialect", &mut mistakes);
    let args: DialectArgs = read_keys(&metas, "dialect", &mut mistakes);
    if args.name.is_none() {
        mistakes.lacks("name", &metas, "dialect", &input.ident);
    }
    check_shape(input, &mut mistakes);
    for list in [
        &args.ops,
        &args.types,
        &args.attributes,
        &args.dependent_dialects,
    ] {
        check_list(list.as_ref(), &mut mistakes);
    }
    let shared = Shared {
        imports: &args.import,
        krate: args.krate.as_ref(),
        export: None,
    };
    let mut definition = Pieces::default();
    args.write_definition(input, &mut definition);
    let paths = |list: &Option<ListedPaths>| list.clone().unwrap_or_default().0;
    let dialect = DialectStruct {
        name: input.ident.clone(),
        ops: paths(&args.ops),
        types: paths(&args.types),
        attributes: paths(&args.attributes),
        dependents: paths(&args.dependent_dialects),
        is_generic: !input.generics.params.is_empty(),
    };
    DerivedStruct::new(input, mistakes, shared, definition, Item::Dialect(dialect))
}

/// Nothing is listed twice.
fn check_list(list: Option<&ListedPaths>, mistakes: &mut Mistakes) {
    let mut seen = FxHashSet::default();
    for listed in list.iter().flat_map(|ListedPaths(listed)| listed) {
        let path = &listed.path;
        if !seen.insert(listed.to_token_stream().to_string()) {
            mistakes.add(path, format!("`{}` is listed twice", shown(path)));
        }
    }
}

/// A dialect has no fields and no parameters.
fn check_shape(input: &DeriveInput, mistakes: &mut Mistakes) {
    if !input.generics.params.is_empty() {
        mistakes.add(
            &input.generics,
            "a dialect cannot be generic: it has one name and one list of ops",
        );
    }
    if let Some(clause) = &input.generics.where_clause {
        mistakes.add(clause, "a dialect has no `where` clause: it is one type");
    }
    let help =
        "write `struct Name;`; ops and types are listed in `#[dialect(ops = […], types = […])]`";
    match &input.data {
        Data::Struct(data) if matches!(data.fields, Fields::Unit) => {}
        Data::Struct(data) => mistakes
            .add(&data.fields, "a dialect has no fields")
            .help(help),
        data => mistakes
            .add(
                &keyword(data),
                "`#[derive(DialectDef)]` needs a struct without fields",
            )
            .help(help),
    }
}

impl DialectArgs {
    /// `def ToyDialect : Dialect { … }`
    fn write_definition(&self, input: &DeriveInput, out: &mut Pieces) {
        let here = Span::call_site();
        if let Some(docs) = doc_lines(&input.attrs) {
            out.doc(docs);
        }
        pieces!(out, here => "def" [ident input.ident.clone()] ": Dialect {");
        for (field, text) in [
            ("name", &self.name),
            ("summary", &self.summary),
            ("description", &self.description),
        ] {
            out.set_text(field, text.as_ref());
        }
        for (field, flag) in [
            ("hasConstantMaterializer", self.has_constant_materializer),
            ("hasOperationAttrVerify", self.has_operation_attr_verify),
            ("hasRegionArgAttrVerify", self.has_region_arg_attr_verify),
            (
                "hasRegionResultAttrVerify",
                self.has_region_result_attr_verify,
            ),
            ("hasCanonicalizer", self.has_canonicalizer),
            (
                "hasOperationInterfaceFallback",
                self.has_operation_interface_fallback,
            ),
            ("hasNonDefaultDestructor", self.has_non_default_destructor),
            ("isExtensible", self.is_extensible),
            (
                "usePropertiesForAttributes",
                self.use_properties_for_attributes,
            ),
            (
                "useStrictPropertiesInAssemblyFormat",
                self.use_strict_properties_in_assembly_format,
            ),
            (
                "useDefaultTypePrinterParser",
                self.use_default_type_printer_parser,
            ),
            (
                "useDefaultAttributePrinterParser",
                self.use_default_attribute_printer_parser,
            ),
        ] {
            out.set_flag(field, flag);
        }
        let attrs = self.discardable_attrs.as_ref();
        out.set_value("discardableAttrs", attrs.map(|Value(attrs)| attrs));
        out.set_code(
            "extraClassDeclaration",
            self.extra_class_declaration.as_ref(),
        );
        out.text("}", here);
    }
}
