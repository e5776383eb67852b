//! `#[derive(DialectDef)]`: a unit struct as a dialect.
//!
//! The keys of `#[dialect(…)]` are the fields of `Dialect` in snake case, and
//! lists of Rust paths: `ops`, `types`, `attributes` and `dependent_dialects`.
//! What a dialect consists of is listed there and nowhere else: there is no
//! registry that fills itself.

use ods_lookup::LookupSet;
use proc_macro2::Span;
use quote::ToTokens as _;
use syn::{Data, DeriveInput, Fields};

use super::args::{Code, Flag, ListedPaths, RustPath, RustPaths, Text, Value, doc_lines};
use super::door::{DerivedStruct, DialectStruct, Item, Shared};
use super::items::{keyword, metas};
use super::keys::{Keys as _, keys, read_keys};
use super::mistakes::Mistakes;
use super::write::shown;
use crate::rust_tokens::{Pieces, pieces};

keys! {
    /// `#[dialect(…)]`
    struct DialectArgs {
        #[set(name)] name: Option<Text>,
        ops: Option<ListedPaths>,
        types: Option<ListedPaths>,
        attributes: Option<ListedPaths>,
        dependent_dialects: Option<ListedPaths>,
        #[set(summary)] summary: Option<Text>,
        #[set(description)] description: Option<Text>,
        #[set(discardableAttrs)] discardable_attrs: Option<Value>,
        #[set(extraClassDeclaration)] extra_class_declaration: Option<Code>,
        #[set(hasConstantMaterializer)] has_constant_materializer: Option<Flag>,
        #[set(hasOperationAttrVerify)] has_operation_attr_verify: Option<Flag>,
        #[set(hasRegionArgAttrVerify)] has_region_arg_attr_verify: Option<Flag>,
        #[set(hasRegionResultAttrVerify)] has_region_result_attr_verify: Option<Flag>,
        #[set(hasCanonicalizer)] has_canonicalizer: Option<Flag>,
        #[set(hasOperationInterfaceFallback)] has_operation_interface_fallback: Option<Flag>,
        #[set(hasNonDefaultDestructor)] has_non_default_destructor: Option<Flag>,
        #[set(isExtensible)] is_extensible: Option<Flag>,
        #[set(usePropertiesForAttributes)] use_properties_for_attributes: Option<Flag>,
        #[set(useStrictPropertiesInAssemblyFormat)] use_strict_properties_in_assembly_format: Option<Flag>,
        #[set(useDefaultTypePrinterParser)] use_default_type_printer_parser: Option<Flag>,
        #[set(useDefaultAttributePrinterParser)] use_default_attribute_printer_parser: Option<Flag>,
        import: Vec<RustPaths>,
        krate: Option<RustPath>,
    }
}

/// Reads the struct.
pub(super) fn read(input: &DeriveInput) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    let metas = metas(&input.attrs, "dialect", &mut mistakes);
    let mut args: DialectArgs = read_keys(&metas, "dialect", &mut mistakes);
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
    let paths = |list: &mut Option<ListedPaths>| list.take().unwrap_or_default().0;
    let dialect = DialectStruct {
        name: input.ident.clone(),
        ops: paths(&mut args.ops),
        types: paths(&mut args.types),
        attributes: paths(&mut args.attributes),
        dependents: paths(&mut args.dependent_dialects),
        is_generic: !input.generics.params.is_empty(),
    };
    DerivedStruct::new(input, mistakes, shared, definition, Item::Dialect(dialect))
}

/// Nothing is listed twice.
fn check_list(list: Option<&ListedPaths>, mistakes: &mut Mistakes) {
    let mut seen = LookupSet::default();
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
        self.set_fields(out);
        out.text("}", here);
    }
}
