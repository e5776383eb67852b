//! `#[derive(TypeDef)]` and `#[derive(AttrDef)]`: a struct whose fields are the
//! parameters.
//!
//! ```text
//! #[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
//! struct Price { currency: String, #[param(default = 0)] cents: i64 }
//! ```
//!
//! becomes
//!
//! ```text
//! def __Price_currency : TypeParameter<"impl Into<String>", ""> { … }
//! def Price : TypeDef<…, "Price"> {
//!     let parameters = (ins __Price_currency:$currency, …);
//!     let mnemonic = "price"; …
//! }
//! ```

use darling::FromMeta;
use darling::util::{Flag, SpannedValue};
use proc_macro2::{Delimiter, Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{DeriveInput, Field, Fields, LitStr};

use super::args::RustPaths;
use super::door::{
    Derived, Door, Export, Path, Tokens, code_block, doc_text, parse_item, read_options,
    reject_generics, set, set_docs, set_flag, span_of, string,
};
use super::mistakes::Mistakes;
use crate::model::{DefKind, names};

/// What `#[type_def(…)]` and `#[attr_def(…)]` say.
#[derive(FromMeta)]
struct Options {
    dialect: Path,
    mnemonic: Option<LitStr>,
    assembly_format: Option<LitStr>,
    custom_assembly_format: Flag,
    verify: Flag,
    mnemonic_alias: Flag,
    skip_default_builders: Flag,
    skip_accessors: Flag,
    summary: Option<LitStr>,
    description: Option<LitStr>,
    traits: Option<Tokens>,
    /// Interfaces, as paths of Rust traits.
    interfaces: Option<RustPaths>,
    builders: Option<Tokens>,
    #[darling(rename = "crate")]
    krate: Option<syn::Path>,
    #[darling(multiple)]
    import: Vec<syn::Path>,
    export: Option<Export>,
}

/// What `#[param(…)]` says.
#[derive(FromMeta, Default)]
struct ParamOptions {
    /// The name in the format, if it is not the field's.
    name: Option<LitStr>,
    optional: Flag,
    default: Option<Tokens>,
    self_type: Flag,
    parser: Option<syn::Path>,
    printer: Option<syn::Path>,
    comparator: Option<syn::Path>,
    summary: Option<LitStr>,
    /// A parameter or a constraint, in TableGen.
    kind: Option<SpannedValue<Tokens>>,
}

/// `#[derive(TypeDef)]` as an invocation of `ods!`.
pub fn type_def(input: TokenStream) -> Derived {
    derive(input, DefKind::Type)
}

/// `#[derive(AttrDef)]` as an invocation of `ods!`.
pub fn attr_def(input: TokenStream) -> Derived {
    derive(input, DefKind::Attr)
}

fn derive(input: TokenStream, kind: DefKind) -> Derived {
    let mut mistakes = Mistakes::default();
    let invocation = parse_item(input, &mut mistakes)
        .map(|item| invocation(&item, kind, &mut mistakes))
        .unwrap_or_default();
    Derived {
        invocation,
        mistakes: mistakes.list,
    }
}

/// The name of the attribute with the options.
fn attribute(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Type => "type_def",
        DefKind::Attr => "attr_def",
    }
}

fn invocation(item: &DeriveInput, kind: DefKind, mistakes: &mut Mistakes) -> TokenStream {
    reject_generics(item, mistakes);
    let options: Option<Options> = read_options(&item.attrs, attribute(kind), mistakes);
    if options.is_none() && mistakes.is_empty() {
        let attribute = attribute(kind);
        mistakes
            .add(
                &item.ident,
                format!("nothing says what dialect `{}` is of", item.ident),
            )
            .help(format!(
                "add `#[{attribute}(dialect = …, mnemonic = \"…\")]`"
            ));
    }
    let lacks_mnemonic = |options: &Options| {
        let written =
            options.assembly_format.is_some() || options.custom_assembly_format.is_present();
        options.mnemonic.is_none() && !written
    };
    if options.as_ref().is_some_and(lacks_mnemonic) && !mistakes.lacks_parts {
        mistakes
            .add(
                &item.ident,
                format!(
                    "`{}` has no mnemonic, which is its name in the dialect",
                    item.ident
                ),
            )
            .help("add `mnemonic = \"…\"`".to_owned());
    }
    let mut definitions = TokenStream::new();
    let mut parameters = Vec::new();
    for field in fields(item, mistakes) {
        if let Some((definition, parameter)) = gen_parameter(item, field, kind, mistakes) {
            definitions.extend(definition);
            parameters.push(parameter);
        }
    }
    let door = Door {
        item: &item.ident,
        dialect: options.as_ref().map(|options| options.dialect.as_ref()),
        krate: options.as_ref().and_then(|options| options.krate.as_ref()),
        imports: options.as_ref().map_or(&[], |options| &options.import),
        export: options.as_ref().and_then(|options| options.export.as_ref()),
    };
    let (dialect, dialect_name) = door.dialect();
    let name = &item.ident;
    let (class, full_name) = match kind {
        DefKind::Type => ("TypeDef", "typeName"),
        DefKind::Attr => ("AttrDef", "attrName"),
    };
    let class = Ident::new(class, name.span());
    let text = string(&name.to_string(), name.span());
    let interfaces = options
        .as_ref()
        .and_then(|options| options.interfaces.as_ref());
    let interfaces = interfaces.map_or(&[][..], |RustPaths(paths)| paths);
    let (further, interfaces) = gen_interfaces(item, interfaces);
    definitions.extend(further);
    let fields = options.as_ref();
    let fields = fields.map(|options| gen_fields(item, options, full_name, &interfaces));
    let header = door.header(!mistakes.is_empty());
    quote! {
        #header
        #dialect
        #definitions
        def #name : #class<#dialect_name, #text> {
            let cppClassName = #text;
            let cppType = #text;
            let parameters = (ins #(#parameters),*);
            #fields
        }
    }
}

/// The definitions that name the Rust traits `paths`, and their names.
fn gen_interfaces(item: &DeriveInput, paths: &[syn::Path]) -> (TokenStream, Vec<Ident>) {
    let (mut definitions, mut names) = (TokenStream::new(), Vec::new());
    for (number, path) in paths.iter().enumerate() {
        let span = span_of(path);
        let text = path.to_token_stream().to_string().replace(' ', "");
        let (class, text) = (
            Ident::new("InterfaceTrait", Span::call_site()),
            string(&text, span),
        );
        let definition = Ident::new(&format!("__{}_interface_{number}", item.ident), span);
        definitions.extend(quote! { def #definition : #class<#text>; });
        names.push(definition);
    }
    (definitions, names)
}

/// The `let`s for what the attribute says; `full_name` is the field with the name
/// that text has.
fn gen_fields(
    item: &DeriveInput,
    options: &Options,
    full_name: &str,
    interfaces: &[Ident],
) -> TokenStream {
    let docs = set_docs(
        &item.attrs,
        options.summary.as_ref(),
        options.description.as_ref(),
        item.ident.span(),
    );
    let mut out = docs;
    if let Some(mnemonic) = &options.mnemonic {
        out.extend(set("mnemonic", mnemonic));
    } else {
        // Without one there is no name that could be put together.
        let name = Ident::new(full_name, Span::call_site());
        out.extend(quote! { let #name = ""; });
    }
    let format = options.assembly_format.as_ref();
    out.extend(format.map(|text| set("assemblyFormat", text)));
    let list = |name, tokens: &Option<Tokens>| {
        let Tokens(tokens) = tokens.as_ref()?;
        let name = Ident::new(name, Span::call_site());
        let elements = list_elements(tokens);
        Some(quote! { let #name = [#elements]; })
    };
    if interfaces.is_empty() {
        out.extend(list("traits", &options.traits));
    } else {
        let traits = options.traits.as_ref();
        let traits = traits.map(|Tokens(traits)| list_elements(traits));
        let traits = traits.filter(|traits| !traits.is_empty());
        let comma = traits.as_ref().map(|_| quote! { , });
        out.extend(quote! { let traits = [#traits #comma #(#interfaces),*]; });
    }
    out.extend(list("builders", &options.builders));
    for (name, flag) in [
        ("hasCustomAssemblyFormat", &options.custom_assembly_format),
        ("genVerifyDecl", &options.verify),
        ("genMnemonicAlias", &options.mnemonic_alias),
        ("skipDefaultBuilders", &options.skip_default_builders),
    ] {
        out.extend(set_flag(name, flag));
    }
    if options.skip_accessors.is_present() {
        let span = options.skip_accessors.span();
        out.extend(quote_spanned! { span=> let genAccessors = 0; });
    }
    out
}

/// What a list in TableGen holds, with brackets or without.
fn list_elements(tokens: &TokenStream) -> TokenStream {
    match syn::parse2::<proc_macro2::Group>(tokens.clone()) {
        Ok(group) if group.delimiter() == Delimiter::Bracket => group.stream(),
        _ => tokens.clone(),
    }
}

/// The fields of a struct that has names for them, or none at all.
fn fields<'i>(item: &'i DeriveInput, mistakes: &mut Mistakes) -> Vec<&'i Field> {
    match &item.data {
        syn::Data::Struct(data) => {
            match &data.fields {
                Fields::Named(fields) => fields.named.iter().collect(),
                Fields::Unit => Vec::new(),
                Fields::Unnamed(fields) if fields.unnamed.is_empty() => Vec::new(),
                Fields::Unnamed(fields) => {
                    mistakes.add(fields, format!(
                        "the fields of `{}` have no names, which are those of the parameters",
                        item.ident
                    )).help(format!("write `struct {} {{ name: … }}`", item.ident));
                    Vec::new()
                }
            }
        }
        syn::Data::Enum(data) => {
            mistakes
                .add(
                    &data.enum_token,
                    format!(
                        "`{}` is no struct, whose fields would be the parameters",
                        item.ident
                    ),
                )
                .help("for an enum there is `#[derive(EnumAttr)]`");
            Vec::new()
        }
        syn::Data::Union(data) => {
            mistakes.add(
                &data.union_token,
                format!(
                    "`{}` is no struct, whose fields would be the parameters",
                    item.ident
                ),
            );
            Vec::new()
        }
    }
}

/// Whether the last segment of the path `ty` is `name`.
fn is_named(ty: &syn::Type, name: &str) -> bool {
    matches!(ty, syn::Type::Path(path) if path.qself.is_none()
        && path.path.segments.last().is_some_and(|last| last.ident == name))
}

/// The definition of a parameter, if it needs one, and the argument of `ins`.
fn gen_parameter(
    item: &DeriveInput,
    field: &Field,
    kind: DefKind,
    mistakes: &mut Mistakes,
) -> Option<(TokenStream, TokenStream)> {
    let ident = field.ident.as_ref()?;
    let has_options = field.attrs.iter().any(|attr| attr.path().is_ident("param"));
    // After a mistake in them the field still is a parameter.
    let options: ParamOptions = has_options
        .then(|| read_options(&field.attrs, "param", mistakes))
        .flatten()
        .unwrap_or_default();
    check_field(field, ident, &options, kind, mistakes);
    let rust_name = ident.to_string();
    let rust_name = rust_name.strip_prefix("r#").unwrap_or(&rust_name);
    let name = options.name.as_ref().map_or_else(
        || Ident::new_raw_or_plain(rust_name, ident.span()),
        |name| Ident::new_raw_or_plain(&name.value(), name.span()),
    );
    if let Some(kind) = &options.kind {
        let Tokens(kind) = kind.as_ref();
        return Some((TokenStream::new(), quote! { #kind : $ #name }));
    }
    let definition_name = Ident::new(&format!("__{}_{rust_name}", item.ident), ident.span());
    let definition = gen_parameter_definition(field, &definition_name, &options, kind);
    Some((definition, quote! { #definition_name : $ #name }))
}

/// An identifier for TableGen, where Rust's keywords are names like others.
trait NewIdent {
    /// The name as a token; a keyword as a raw one.
    fn new_raw_or_plain(name: &str, span: Span) -> Ident;
}

impl NewIdent for Ident {
    fn new_raw_or_plain(name: &str, span: Span) -> Ident {
        if names::is_raw_keyword(name) {
            Ident::new_raw(name, span)
        } else if names::is_identifier(name) {
            Ident::new(name, span)
        } else {
            // `check_field` has reported it.
            Ident::new("__invalid", span)
        }
    }
}

/// Rules of a field and its options.
fn check_field(
    field: &Field,
    ident: &Ident,
    options: &ParamOptions,
    kind: DefKind,
    mistakes: &mut Mistakes,
) {
    let name = ident.to_string();
    let name = name.strip_prefix("r#").unwrap_or(&name);
    if names::snake_case(name) != name {
        mistakes
            .add(
                ident,
                format!("the field `{name}` is not named as its accessor is"),
            )
            .help(format!("call it `{}`", names::snake_case(name)));
    }
    if let Some(own) = &options.name {
        let text = own.value();
        if !names::is_identifier(&text) {
            mistakes.add(own, format!("`{text}` is not a name of a parameter"));
        } else if names::snake_case(&text) != name {
            mistakes.add(
                own,
                format!("the parameter `{text}` has the accessor `{}`, and so is not the field `{name}`", names::snake_case(&text)),
            );
        }
    }
    if let syn::Type::Reference(reference) = &field.ty {
        mistakes
            .add(
                reference,
                "a parameter is owned by the value that it is part of",
            )
            .help("write the owned type, such as `String` or `Vec<…>`");
    }
    if options.self_type.is_present() && kind == DefKind::Type {
        let place = quote_spanned! { options.self_type.span()=> self_type };
        mistakes.add(&place, "only an attribute has a type behind it");
    }
    let optional = options.optional.is_present();
    if let Some(default) = options.default.as_ref().filter(|_| optional) {
        mistakes.add(
            &default.0,
            "an `optional` parameter has the default of its Rust type: there is no other",
        );
    }
    if let Some(kind) = &options.kind {
        let others = [
            ("optional", optional),
            ("default", options.default.is_some()),
            ("self_type", options.self_type.is_present()),
            ("parser", options.parser.is_some()),
            ("printer", options.printer.is_some()),
            ("comparator", options.comparator.is_some()),
            ("summary", options.summary.is_some()),
        ];
        if let Some((other, _)) = others.iter().find(|(_, is_there)| *is_there) {
            mistakes.add(
                &kind.as_ref().0,
                format!(
                    "the `kind` of a parameter says everything about it: `{other}` is too much"
                ),
            );
        }
    }
    if options.parser.is_some() != options.printer.is_some() {
        let (there, missing) = if options.parser.is_some() {
            ("parser", "printer")
        } else {
            ("printer", "parser")
        };
        let path = options.parser.as_ref().or(options.printer.as_ref());
        mistakes.add(
            &path,
            format!(
                "a parameter with a `{there}` needs a `{missing}`, or what is printed is not read"
            ),
        );
    }
}

fn gen_parameter_definition(
    field: &Field,
    name: &Ident,
    options: &ParamOptions,
    kind: DefKind,
) -> TokenStream {
    let span = name.span();
    let ty = &field.ty;
    let stored = code_block(ty.to_token_stream());
    let docs = match &options.summary {
        Some(summary) => summary.token(),
        None => string(&doc_text(&field.attrs), span),
    };
    if options.self_type.is_present() {
        let class = Ident::new("AttributeSelfTypeParameter", span);
        let builder = options.default.as_ref().map(|Tokens(tokens)| {
            let builder = code_block(tokens.clone());
            quote_spanned! { span=> , #builder }
        });
        return quote_spanned! { span=> def #name : #class<#docs, #stored #builder>; };
    }
    let class = Ident::new(
        match kind {
            DefKind::Type => "TypeParameter",
            DefKind::Attr => "AttrParameter",
        },
        span,
    );
    // What is easily written where a value is made.
    let converts = is_named(ty, "String") || is_named(ty, "Vec");
    let (taken, convert) = if converts {
        let into = code_block(quote! { impl ::core::convert::Into<#ty> });
        let allocator = code_block(quote! { ::core::convert::Into::<#ty>::into($_self) });
        let convert = quote_spanned! { span=>
            let cppStorageType = #stored;
            let cppAccessorType = #stored;
            let allocator = #allocator;
        };
        (into, Some(convert))
    } else {
        (stored, None)
    };
    let default = match &options.default {
        Some(Tokens(tokens)) => Some(code_block(tokens.clone())),
        None if options.optional.is_present() => Some(code_block(
            quote! { <#ty as ::core::default::Default>::default() },
        )),
        None => None,
    };
    let default = default.map(|code| quote_spanned! { span=> let defaultValue = #code; });
    let parser = options.parser.as_ref().map(|path| {
        let code = code_block(quote! { #path($_parser) });
        quote_spanned! { span=> let parser = #code; }
    });
    let printer = options.printer.as_ref().map(|path| {
        let code = code_block(quote! { #path($_printer, $_self) });
        quote_spanned! { span=> let printer = #code; }
    });
    let comparator = options.comparator.as_ref().map(|path| {
        let code = code_block(quote! { #path($_lhs, $_rhs) });
        quote_spanned! { span=> let comparator = #code; }
    });
    quote_spanned! { span=>
        def #name : #class<#taken, #docs> { #convert #default #parser #printer #comparator }
    }
}
