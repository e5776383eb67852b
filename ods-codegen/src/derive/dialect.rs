//! `#[derive(DialectDef)]`: a unit struct as a dialect.
//!
//! The keys of `#[dialect(…)]` are the fields of `Dialect` in snake case, and
//! lists of Rust paths: `ops`, `types`, `attributes` and `dependent_dialects`.
//! What a dialect consists of is listed there and nowhere else: there is no
//! registry that fills itself.

use darling::FromMeta;
use ods_lookup::LookupSet;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{Data, DeriveInput, Fields};

use super::args::{
    Code, Flag, ListedPaths, RustPath, RustPaths, Text, Value, doc_comments, gen_bit, gen_let,
    passed_on, string,
};
use super::items::metas;
use super::mistakes::Mistakes;
use super::structs::{DerivedStruct, DialectStruct, Item, header};

/// `#[dialect(…)]`
#[derive(FromMeta)]
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
    #[darling(multiple)]
    import: Vec<RustPaths>,
    #[darling(rename = "crate")]
    krate: Option<RustPath>,
}

/// Reads the struct.
pub(super) fn read(input: &DeriveInput) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    let metas = metas(&input.attrs, "dialect", &mut mistakes);
    let args = mistakes.take::<DialectArgs>(&metas, "dialect", &input.ident);
    if args.as_ref().is_none_or(|args| args.name.is_none()) {
        mistakes.lacks("name", &metas, "dialect", &input.ident);
    }
    check_shape(input, &mut mistakes);
    if let Some(args) = &args {
        for list in [
            &args.ops,
            &args.types,
            &args.attributes,
            &args.dependent_dialects,
        ] {
            check_list(list.as_ref(), &mut mistakes);
        }
    }
    let paths = |list: fn(&DialectArgs) -> &Option<ListedPaths>| {
        let list = args.as_ref().and_then(|args| list(args).clone());
        list.unwrap_or_default().0
    };
    let imports = args.iter().flat_map(|args| &args.import);
    let imports: Vec<syn::Path> = imports
        .flat_map(|RustPaths(paths)| paths)
        .cloned()
        .collect();
    let krate = args.as_ref().and_then(|args| args.krate.clone());
    let krate = krate.map(|RustPath(path)| path);
    let header = header(krate.as_ref(), &imports);
    let definition = gen_definition(input, args.as_ref());
    DerivedStruct {
        definition: quote! { #header #definition }.into(),
        imports,
        krate: krate.map_or_else(|| quote! { ::ods_runtime }, |path| path.to_token_stream()),
        mistakes,
        vis: input.vis.to_token_stream(),
        attrs: passed_on(&input.attrs),
        item: Item::Dialect(DialectStruct {
            name: input.ident.clone(),
            ops: paths(|args| &args.ops),
            types: paths(|args| &args.types),
            attributes: paths(|args| &args.attributes),
            dependents: paths(|args| &args.dependent_dialects),
            is_generic: !input.generics.params.is_empty(),
        }),
    }
}

/// Nothing is listed twice.
fn check_list(list: Option<&ListedPaths>, mistakes: &mut Mistakes) {
    let mut seen = LookupSet::default();
    for listed in list.iter().flat_map(|ListedPaths(listed)| listed) {
        let path = &listed.path;
        let text = path.to_token_stream().to_string();
        if !seen.insert(listed.to_token_stream().to_string()) {
            mistakes.add(path, format!("`{}` is listed twice", text.replace(' ', "")));
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
        Data::Struct(data) => {
            if !matches!(data.fields, Fields::Unit) {
                mistakes
                    .add(&data.fields, "a dialect has no fields")
                    .help(help);
            }
        }
        Data::Enum(data) => {
            mistakes
                .add(
                    &data.enum_token,
                    "`#[derive(DialectDef)]` needs a struct without fields",
                )
                .help(help);
        }
        Data::Union(data) => {
            mistakes
                .add(
                    &data.union_token,
                    "`#[derive(DialectDef)]` needs a struct without fields",
                )
                .help(help);
        }
    }
}

/// `def ToyDialect : Dialect { … }`
fn gen_definition(input: &DeriveInput, args: Option<&DialectArgs>) -> TokenStream {
    let docs = doc_comments(&input.attrs);
    let text = input.ident.to_string();
    let def = Ident::new(text.strip_prefix("r#").unwrap_or(&text), input.ident.span());
    let lets = args.map(DialectArgs::lets);
    quote! { #docs def #def : Dialect { #lets } }
}

impl DialectArgs {
    fn lets(&self) -> TokenStream {
        let texts = [
            ("name", &self.name),
            ("summary", &self.summary),
            ("description", &self.description),
        ];
        let texts = texts
            .into_iter()
            .filter_map(|(field, text)| Some(gen_let(field, &string(&text.as_ref()?.0))));
        let bits = [
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
        ];
        let bits = bits
            .into_iter()
            .filter_map(|(field, flag)| gen_bit(field, flag));
        let attrs = self.discardable_attrs.as_ref();
        let attrs = attrs.map(|Value(attrs)| gen_let("discardableAttrs", attrs));
        let code = self.extra_class_declaration.as_ref();
        let code = code.map(|Code(code)| gen_let("extraClassDeclaration", code));
        texts.chain(bits).chain(attrs).chain(code).collect()
    }
}
