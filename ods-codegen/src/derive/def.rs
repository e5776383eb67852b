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

use ods_lookup::LookupSet;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use syn::ext::IdentExt as _;
use syn::{Data, DeriveInput, Field, Fields, Type};

use super::args::{
    ExportName, Flag, RustPath, RustPaths, Text, Value, doc_lines, is_listed, value,
};
use super::door::{DefItem, DerivedStruct, Item, Shared};
use super::items::{keyword, last_attribute, metas, reject_generics};
use super::keys::{Keys as _, keys, read_keys};
use super::mistakes::Mistakes;
use super::write::doc_text;
use crate::model::{DefKind, names};
use crate::rust_tokens::{Pieces, pieces};

keys! {
    /// `#[type_def(…)]` and `#[attr_def(…)]`
    struct DefArgs {
        dialect: Option<RustPath>,
        #[set(mnemonic)] mnemonic: Option<Text>,
        #[set(assemblyFormat)] assembly_format: Option<Text>,
        #[set(hasCustomAssemblyFormat)] custom_assembly_format: Option<Flag>,
        #[set(genVerifyDecl)] verify: Option<Flag>,
        #[set(genMnemonicAlias)] mnemonic_alias: Option<Flag>,
        #[set(skipDefaultBuilders)] skip_default_builders: Option<Flag>,
        skip_accessors: Option<Flag>,
        summary: Option<Text>,
        description: Option<Text>,
        traits: Option<Value>,
        /// Interfaces, as paths of Rust traits.
        interfaces: Option<RustPaths>,
        builders: Option<Value>,
        unlisted: Option<Flag>,
        krate: Option<RustPath>,
        import: Vec<RustPaths>,
        export: Option<ExportName>,
    }
}

keys! {
    /// `#[param(…)]`
    struct ParamArgs {
        /// The name in the format, if it is not the field's.
        name: Option<Text>,
        optional: Option<Flag>,
        default: Option<Value>,
        self_type: Option<Flag>,
        parser: Option<RustPath>,
        printer: Option<RustPath>,
        comparator: Option<RustPath>,
        summary: Option<Text>,
        /// A parameter or a constraint, in TableGen.
        kind: Option<Value>,
    }
}

/// Reads the struct.
pub(super) fn read(input: &DeriveInput, kind: DefKind) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    reject_generics(input, &mut mistakes);
    let attr = match kind {
        DefKind::Type => "type_def",
        DefKind::Attr => "attr_def",
    };
    let metas = metas(&input.attrs, attr, &mut mistakes);
    let args: DefArgs = read_keys(&metas, attr, &mut mistakes);
    match last_attribute(&input.attrs, attr) {
        Some(last) if args.dialect.is_none() => mistakes.lacks("dialect", &metas, attr, last),
        None if mistakes.is_empty() => {
            mistakes
                .add(&input.ident, format!("`{}` has no dialect", input.ident))
                .help(format!("add `#[{attr}(dialect = …, mnemonic = \"…\")]`"));
        }
        _ => {}
    }
    let has_format =
        args.assembly_format.is_some() || set_at(args.custom_assembly_format).is_some();
    if args.mnemonic.is_none() && !has_format && !mistakes.lacks_parts {
        mistakes
            .add(
                &input.ident,
                format!(
                    "`{}` has no mnemonic, which is its name in the dialect",
                    input.ident
                ),
            )
            .help("add `mnemonic = \"…\"`");
    }
    let mut definition = Pieces::default();
    let parameters = write_parameters(input, kind, &mut definition, &mut mistakes);
    args.write_definition(input, kind, parameters, &mut definition);
    let dialect = args.dialect.map(|RustPath(path)| path);
    let shared = Shared {
        imports: &args.import,
        krate: args.krate.as_ref(),
        export: args.export.map(|ExportName(export)| export),
    };
    let item = Item::Def(DefItem {
        name: input.ident.clone(),
        dialect,
        is_listed: args.mnemonic.is_some() && is_listed(args.unlisted),
        is_generic: !input.generics.params.is_empty(),
        kind: Some(kind),
    });
    DerivedStruct::new(input, mistakes, shared, definition, item)
}

/// The place of a flag that is set.
fn set_at(flag: Option<Flag>) -> Option<Span> {
    flag.filter(|flag| flag.0).map(|flag| flag.1)
}

impl DefArgs {
    /// `def Price : TypeDef<Dialect, "Price"> { … }`, with a definition of the prelude in
    /// place of the dialect, of which only the Rust type is known.
    fn write_definition(
        &self,
        input: &DeriveInput,
        kind: DefKind,
        parameters: Vec<Parameter>,
        out: &mut Pieces,
    ) {
        let (name, here) = (&input.ident, Span::call_site());
        let text = name.unraw().to_string();
        let (class, full_name) = match kind {
            DefKind::Type => ("TypeDef", "typeName"),
            DefKind::Attr => ("AttrDef", "attrName"),
        };
        if let Some(docs) = doc_lines(&input.attrs) {
            out.doc(docs);
        }
        pieces!(out, here =>
            "def" [ident name.clone()] ":" [name class, name.span()]
            "<__DerivedDialect," [string &text, name.span()] "> {"
        );
        out.set_string("cppClassName", &text, name.span());
        // A part of Rust code, where a keyword is raw.
        out.set_string("cppType", &name.to_string(), name.span());
        out.text("let parameters = (ins", here);
        for (number, parameter) in parameters.into_iter().enumerate() {
            out.text(if number == 0 { "" } else { "," }, here);
            match parameter.class {
                Class::Own(name) => out.ident(name),
                Class::Given(kind) => out.tokens(kind),
            }
            out.variable(&parameter.name, parameter.span);
        }
        out.text(");", here);
        out.set_value("summary", self.summary.as_ref());
        out.set_value("description", self.description.as_ref());
        if self.mnemonic.is_none() {
            // The full name cannot be put together.
            out.set_string(full_name, "", here);
        }
        self.set_fields(out);
        let accessors = self.skip_accessors;
        let accessors = accessors.map(|Flag(skips, span)| Flag(!skips, span));
        out.set_value("genAccessors", accessors.as_ref());
        self.write_traits(out);
        if let Some(Value(builders)) = &self.builders {
            pieces!(out, here => "let builders = [" [tokens list_elements(builders)] "];");
        }
        out.text("}", here);
    }

    /// `let traits = [traits, InterfaceTrait<"path">, …];`
    fn write_traits(&self, out: &mut Pieces) {
        let here = Span::call_site();
        let interfaces = self.interfaces.as_ref();
        let interfaces = interfaces.map_or(&[][..], |RustPaths(paths)| paths);
        if self.traits.is_none() && interfaces.is_empty() {
            return;
        }
        let traits = self.traits.as_ref();
        let traits = traits.map_or_else(TokenStream::new, |Value(traits)| list_elements(traits));
        let needs_comma = !traits.is_empty() && !interfaces.is_empty();
        let comma = if needs_comma { "," } else { "" };
        pieces!(out, here =>
            "let traits = [" [tokens traits] comma [interfaces "InterfaceTrait", interfaces] "];"
        );
    }
}

/// The elements of a list in TableGen, which may lack its brackets.
fn list_elements(tokens: &TokenStream) -> TokenStream {
    match syn::parse2::<Group>(tokens.clone()) {
        Ok(group) if group.delimiter() == Delimiter::Bracket => group.stream(),
        _ => tokens.clone(),
    }
}

/// The fields of a struct that has names for them, or none at all.
fn fields<'i>(item: &'i DeriveInput, mistakes: &mut Mistakes) -> Vec<&'i Field> {
    let name = &item.ident;
    let Data::Struct(data) = &item.data else {
        let message =
            format!("`{name}` is not a struct: the fields of a struct are the parameters");
        let mistake = mistakes.add(&keyword(&item.data), message);
        if let Data::Enum(_) = item.data {
            mistake.help("for an enum there is `#[derive(EnumAttr)]`");
        }
        return Vec::new();
    };
    if let Fields::Unnamed(fields) = &data.fields
        && !fields.unnamed.is_empty()
    {
        mistakes
            .add(
                fields,
                format!("the fields of `{name}` have no names: each parameter needs the name of its field"),
            )
            .help(format!("write `struct {name} {{ name: … }}`"));
        return Vec::new();
    }
    data.fields.iter().collect()
}

/// Whether the last segment of the path `ty` is `name`.
fn is_named(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(path) if path.qself.is_none()
        && path.path.segments.last().is_some_and(|last| last.ident == name))
}

/// An argument of `ins`.
struct Parameter {
    class: Class,
    name: String,
    span: Span,
}

/// What a parameter is.
enum Class {
    /// A definition of its own.
    Own(Ident),
    /// What `kind = …` says.
    Given(TokenStream),
}

/// Writes a definition for each field that does not say its `kind`.
fn write_parameters(
    input: &DeriveInput,
    kind: DefKind,
    out: &mut Pieces,
    mistakes: &mut Mistakes,
) -> Vec<Parameter> {
    let (mut parameters, mut seen) = (Vec::new(), LookupSet::new());
    for field in fields(input, mistakes) {
        let Some(ident) = &field.ident else { continue };
        if !seen.insert(ident) {
            // rustc reports a field that is declared twice.
            continue;
        }
        let metas = metas(&field.attrs, "param", mistakes);
        // A field with a wrong key is a parameter nevertheless.
        let args: ParamArgs = read_keys(&metas, "param", mistakes);
        check_field(field, ident, &args, kind, mistakes);
        let (name, span) = match &args.name {
            Some(Text(name)) => (value(name), name.span()),
            None => (ident.unraw().to_string(), ident.span()),
        };
        let class = if let Some(Value(kind)) = &args.kind {
            Class::Given(kind.clone())
        } else {
            let own = format_ident!("__{}_{}", input.ident, ident, span = ident.span());
            args.write_definition(field, own.clone(), kind, out);
            Class::Own(own)
        };
        parameters.push(Parameter { class, name, span });
    }
    parameters
}

/// Rules of a field and its keys.
fn check_field(
    field: &Field,
    ident: &Ident,
    args: &ParamArgs,
    kind: DefKind,
    mistakes: &mut Mistakes,
) {
    let name = ident.unraw().to_string();
    if !names::is_identifier(&name) {
        mistakes
            .add(ident, format!("`{name}` is not a TableGen name"))
            .help("names consist of ASCII letters, digits and `_`");
    }
    if names::snake_case(&name) != name {
        mistakes
            .add(
                ident,
                format!("the field `{name}` must be in snake case, like its accessor"),
            )
            .help(format!("call it `{}`", names::snake_case(&name)));
    }
    if let Some(Text(own)) = &args.name {
        let text = value(own);
        if !names::is_identifier(&text) {
            mistakes.add(own, format!("`{text}` is not a valid parameter name"));
        } else if names::snake_case(&text) != name {
            mistakes.add(
                own,
                format!("the accessor of the parameter `{text}` is `{}`, which does not match the field `{name}`", names::snake_case(&text)),
            );
        }
    }
    if let Type::Reference(reference) = &field.ty {
        mistakes
            .add(
                reference,
                "a parameter must have an owned type, not a reference",
            )
            .help("write the owned type, such as `String` or `Vec<…>`");
    }
    if let Some(span) = set_at(args.self_type).filter(|_| kind == DefKind::Type) {
        mistakes.add_at(
            (span, span),
            "only an attribute can have a self type parameter",
        );
    }
    check_keys(args, mistakes);
}

/// Rules of the keys of a field.
fn check_keys(args: &ParamArgs, mistakes: &mut Mistakes) {
    let optional = set_at(args.optional).is_some();
    if let Some(Value(default)) = args.default.as_ref().filter(|_| optional) {
        mistakes.add(
            default,
            "an `optional` parameter always has the default of its Rust type",
        );
    }
    if let Some(Value(kind)) = &args.kind {
        let others = [
            ("optional", optional),
            ("default", args.default.is_some()),
            ("self_type", set_at(args.self_type).is_some()),
            ("parser", args.parser.is_some()),
            ("printer", args.printer.is_some()),
            ("comparator", args.comparator.is_some()),
            ("summary", args.summary.is_some()),
        ];
        if let Some((other, _)) = others.iter().find(|(_, is_there)| *is_there) {
            mistakes.add(
                kind,
                format!(
                    "the `kind` of a parameter determines everything about it: remove `{other}`"
                ),
            );
        }
    }
    if args.parser.is_some() != args.printer.is_some() {
        let (there, missing) = if args.parser.is_some() {
            ("parser", "printer")
        } else {
            ("printer", "parser")
        };
        let path = args.parser.as_ref().or(args.printer.as_ref());
        mistakes.add(
            &path.map(|RustPath(path)| path),
            format!(
                "a parameter with a `{there}` needs a `{missing}`: otherwise the printed text cannot be read back"
            ),
        );
    }
}

impl ParamArgs {
    /// `def __Price_currency : TypeParameter<[{ type }], "docs"> { … }`
    fn write_definition(&self, field: &Field, name: Ident, kind: DefKind, out: &mut Pieces) {
        let (ty, span) = (&field.ty, name.span());
        let write_docs = |out: &mut Pieces| match &self.summary {
            Some(Text(summary)) => out.string(&value(summary), summary.span()),
            None => out.string(&doc_text(&field.attrs), span),
        };
        out.text("def", span);
        out.ident(name);
        let default = self.default.as_ref().map(|Value(default)| default.clone());
        if set_at(self.self_type).is_some() {
            out.text(": AttributeSelfTypeParameter<", span);
            write_docs(out);
            pieces!(out, span => "," [code ty]);
            if let Some(builder) = default {
                pieces!(out, span => "," [code builder]);
            }
            return out.text(">;", span);
        }
        // Values are taken as whatever converts to these.
        let converts = is_named(ty, "String") || is_named(ty, "Vec");
        out.text(
            match kind {
                DefKind::Type => ": TypeParameter<",
                DefKind::Attr => ": AttrParameter<",
            },
            span,
        );
        if converts {
            out.code(quote! { impl ::core::convert::Into<#ty> });
        } else {
            out.code(ty);
        }
        out.text(",", span);
        write_docs(out);
        out.text("> {", span);
        let stored = converts.then(|| ty.to_token_stream());
        let convert = converts.then(|| quote! { ::core::convert::Into::<#ty>::into($_self) });
        let is_optional = set_at(self.optional).is_some();
        let none = || is_optional.then(|| quote! { <#ty as ::core::default::Default>::default() });
        let call = |path: &Option<RustPath>, arguments: TokenStream| {
            let RustPath(path) = path.as_ref()?;
            Some(quote! { #path(#arguments) })
        };
        for (field, code) in [
            ("cppStorageType", stored.clone()),
            ("cppAccessorType", stored),
            ("allocator", convert),
            ("defaultValue", default.or_else(none)),
            ("parser", call(&self.parser, quote! { $_parser })),
            ("printer", call(&self.printer, quote! { $_printer, $_self })),
            (
                "comparator",
                call(&self.comparator, quote! { $_lhs, $_rhs }),
            ),
        ] {
            if let Some(code) = code {
                pieces!(out, span => [set field, span] [code code] ";");
            }
        }
        out.text("}", span);
    }
}
