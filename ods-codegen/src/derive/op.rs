//! `#[derive(OpDef)]`: a struct as the definition of an op.
//!
//! | key of `#[op(…)]` | in `ods!` |
//! |---|---|
//! | `dialect`, `name`, `traits` | the arguments of `Op<…>` |
//! | `handle` | the name of the `def` |
//! | `import`, `crate` | `#![import(…)]`, `#![crate(…)]` |
//! | `deprecated` | `CppDeprecated<…>` |
//! | every other | the field of that name, in snake case |

use darling::FromMeta;
use darling::ast::NestedMeta;
use ods_tablegen::{RecordKeeper, Value};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{Attribute, Data, DeriveInput, Field, Fields, GenericParam, Generics};

use super::args::{
    Code, Flag, List, RustPath, RustPaths, Text, deprecation, doc_comments, gen_bit, gen_let,
    metas, parse_metas, passed_on, split_at_commas, string,
};
use super::mistakes::{Mistakes, ends};
use super::stand_in::stand_in;
use super::structs::{DerivedStruct, Item, header};
use crate::model::names;

/// The struct of a derived op.
pub(crate) struct OpStruct {
    /// Its name.
    pub(crate) name: Ident,
    /// The name of the handle; that of the definition ends with it.
    pub(crate) handle: Ident,
    /// The lifetime of what its fields borrow from the IR.
    pub(crate) lifetime: Option<syn::Lifetime>,
    /// The Rust path of the dialect.
    pub(crate) dialect: Option<syn::Path>,
    /// Whether the struct has generic parameters that an op cannot have.
    pub(crate) is_generic: bool,
    /// The fields, in order.
    pub(crate) fields: Vec<ReadField>,
}

/// A field of the struct, which is read from an operation.
pub(crate) struct ReadField {
    pub(crate) name: Ident,
    pub(crate) ty: syn::Type,
    pub(crate) kind: FieldKind,
    /// The ODS name; empty if it has none.
    pub(crate) ods_name: String,
    /// The constraint.
    pub(crate) constraint: TokenStream,
    docs: TokenStream,
    /// The place of the ODS name.
    span: Span,
}

/// What a field stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    Operand,
    Attr,
    Prop,
    Derived,
    Result,
    Region,
    Successor,
}

impl FieldKind {
    const ALL: [(&'static str, Self); 7] = [
        ("operand", Self::Operand),
        ("attr", Self::Attr),
        ("prop", Self::Prop),
        ("derived", Self::Derived),
        ("result", Self::Result),
        ("region", Self::Region),
        ("successor", Self::Successor),
    ];

    fn of(attr: &Attribute) -> Option<(&'static str, Self)> {
        let mut all = Self::ALL.into_iter();
        all.find(|(name, _)| attr.path().is_ident(name))
    }

    /// The attribute that says so.
    pub(crate) fn word(self) -> &'static str {
        let found = Self::ALL.into_iter().find(|(_, kind)| *kind == self);
        found.map_or("", |(word, _)| word)
    }

    /// Whether ODS knows it without a name.
    fn may_be_unnamed(self) -> bool {
        !matches!(self, Self::Attr | Self::Prop | Self::Derived)
    }
}

/// `#[op(…)]`
#[derive(FromMeta)]
struct OpArgs {
    dialect: RustPath,
    name: Text,
    handle: Option<RustPath>,
    traits: Option<List>,
    summary: Option<Text>,
    description: Option<Text>,
    assembly_format: Option<Text>,
    has_custom_assembly_format: Option<Flag>,
    has_verifier: Option<Flag>,
    has_region_verifier: Option<Flag>,
    has_folder: Option<Flag>,
    has_canonicalizer: Option<Flag>,
    has_canonicalize_method: Option<Flag>,
    skip_default_builders: Option<Flag>,
    builders: Option<List>,
    extra_class_declaration: Option<Code>,
    extra_class_definition: Option<Code>,
    deprecated: Option<Text>,
    #[darling(multiple)]
    import: Vec<RustPaths>,
    #[darling(rename = "crate")]
    krate: Option<RustPath>,
}

/// What may stand behind the constraint of a field.
#[derive(FromMeta)]
struct FieldArgs {
    name: Option<Text>,
    unnamed: Option<Flag>,
}

/// Reads the struct; the constraints of the fields `lost` are replaced.
pub(super) fn read(input: &DeriveInput, lost: &[Ident]) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    let metas = metas(&input.attrs, "op", &mut mistakes);
    let args = mistakes.take::<OpArgs>(&metas, "op", &input.ident);
    let lifetime = read_generics(input, &mut mistakes);
    if let Some(args) = &args {
        check_repeated(args, &input.attrs, &mut mistakes);
    }
    let mut fields = read_fields(input, &mut mistakes);
    for field in fields.iter_mut().filter(|field| lost.contains(&field.name)) {
        field.constraint = stand_in(field.kind, &field.ty);
    }
    let handle = handle(&input.ident, args.as_ref(), &metas, &mut mistakes);
    let imports: Vec<syn::Path> = args.iter().flat_map(OpArgs::imports).cloned().collect();
    let krate = args.as_ref().and_then(|args| args.krate.clone());
    let krate = krate.map(|RustPath(path)| path);
    let op = OpStruct {
        name: input.ident.clone(),
        handle,
        is_generic: input.generics.params.len() > usize::from(lifetime.is_some()),
        lifetime,
        dialect: args.as_ref().map(|args| args.dialect.0.clone()),
        fields,
    };
    let header = header(krate.as_ref(), &imports);
    let definition = gen_definition(input, args.as_ref(), &op);
    DerivedStruct {
        definition: quote! { #header #definition },
        imports,
        krate: krate.map_or_else(|| quote! { ::ods_runtime }, |path| path.to_token_stream()),
        mistakes,
        vis: input.vis.to_token_stream(),
        attrs: passed_on(&input.attrs),
        item: Item::Op(op),
    }
}

impl OpArgs {
    fn imports(&self) -> impl Iterator<Item = &syn::Path> {
        self.import.iter().flat_map(|RustPaths(paths)| paths)
    }

    /// Everything that is a field of `Op`, as `let` statements.
    fn lets(&self) -> TokenStream {
        let texts = [
            ("summary", &self.summary),
            ("description", &self.description),
            ("assemblyFormat", &self.assembly_format),
        ];
        let texts = texts
            .into_iter()
            .filter_map(|(field, text)| Some(gen_let(field, &string(&text.as_ref()?.0))));
        let bits = [
            ("hasCustomAssemblyFormat", self.has_custom_assembly_format),
            ("hasVerifier", self.has_verifier),
            ("hasRegionVerifier", self.has_region_verifier),
            ("hasFolder", self.has_folder),
            ("hasCanonicalizer", self.has_canonicalizer),
            ("hasCanonicalizeMethod", self.has_canonicalize_method),
            ("skipDefaultBuilders", self.skip_default_builders),
        ];
        let bits = bits
            .into_iter()
            .filter_map(|(field, flag)| gen_bit(field, flag));
        let codes = [
            ("extraClassDeclaration", &self.extra_class_declaration),
            ("extraClassDefinition", &self.extra_class_definition),
        ];
        let codes = codes
            .into_iter()
            .filter_map(|(field, code)| Some(gen_let(field, &code.as_ref()?.0)));
        let builders = self.builders.as_ref();
        let builders = builders.map(|List(list)| gen_let("builders", list));
        texts.chain(bits).chain(codes).chain(builders).collect()
    }
}

/// Rejects what is said twice in two ways.
fn check_repeated(args: &OpArgs, attrs: &[Attribute], mistakes: &mut Mistakes) {
    let imports: Vec<&syn::Path> = args.imports().collect();
    for (number, path) in imports.iter().enumerate() {
        if imports[..number].contains(path) {
            let path = path.to_token_stream();
            let text = path.to_string().replace(' ', "");
            mistakes.add(&path, format!("`{text}` is imported already"));
        }
    }
    if let (Some(Text(text)), true) = (&args.deprecated, deprecation(attrs).is_some()) {
        mistakes.add(text, "the struct says why it is deprecated already");
    }
}

/// `AddOp` for `Add`, or what `handle` says.
fn handle(
    name: &Ident,
    args: Option<&OpArgs>,
    metas: &[NestedMeta],
    mistakes: &mut Mistakes,
) -> Ident {
    let given = args.and_then(|args| args.handle.as_ref());
    if let Some(RustPath(path)) = given {
        match path.get_ident() {
            Some(handle) if handle == name => {
                mistakes
                    .add(path, format!("the handle and the struct are both called `{name}`"))
                    .help("the struct is for reading; the handle is the op itself, and needs a name of its own");
            }
            Some(handle)
                if ["Self", "self", "super", "crate"]
                    .iter()
                    .any(|word| handle == word) =>
            {
                mistakes.add(path, format!("`{handle}` is no name of a type"));
            }
            Some(handle) => return handle.clone(),
            None => {
                mistakes.add(path, "`handle` takes a name, not a path");
            }
        }
        return suffixed(name);
    }
    let text = name.to_string();
    // Without `#[op(…)]` there is more to say first.
    if text.ends_with("Op") && !metas.is_empty() && args.is_some() {
        mistakes
            .add(
                name,
                format!(
                    "the handle of `{name}` needs a name of its own: `{name}Op` says `Op` twice"
                ),
            )
            .help(match text.trim_end_matches("Op") {
                "" => "call the struct something else, or write `handle = Name`".to_owned(),
                short => format!(
                    "call the struct `{short}`, which gives the handle `{name}`, or write `handle = Name`"
                ),
            });
    }
    suffixed(name)
}

fn suffixed(name: &Ident) -> Ident {
    let text = name.to_string();
    let text = text.strip_prefix("r#").unwrap_or(&text);
    Ident::new(&format!("{text}Op"), name.span())
}

/// Rejects type and const parameters: an operation is one type. One lifetime
/// is for fields that borrow from the IR.
fn read_generics(input: &DeriveInput, mistakes: &mut Mistakes) -> Option<syn::Lifetime> {
    let Generics {
        params,
        where_clause,
        ..
    } = &input.generics;
    if let Some(clause) = where_clause {
        mistakes.add(clause, "an op has no `where` clause: it is one type");
    }
    let mut lifetime = None;
    for param in params {
        match param {
            GenericParam::Lifetime(param) if lifetime.is_none() => {
                if let Some(bound) = param.bounds.first() {
                    mistakes.add(
                        bound,
                        "the lifetime of an op's fields is that of the IR, and has no bounds",
                    );
                }
                lifetime = Some(param.lifetime.clone());
            }
            GenericParam::Lifetime(param) => {
                mistakes.add(
                    param,
                    "an op has one lifetime at most: that of the IR, from which its fields borrow",
                );
            }
            GenericParam::Type(param) => {
                mistakes
                    .add(param, format!("an op cannot be generic over `{}`: it has one name, one table and one handle", param.ident))
                    .help("write an op for each type, or say with a constraint which types its operands have");
            }
            GenericParam::Const(param) => {
                mistakes
                    .add(param, format!("an op cannot be generic over `{}`: it has one name, one table and one handle", param.ident))
                    .help("a number that differs from operation to operation is an attribute or a property");
            }
        }
    }
    lifetime
}

fn read_fields(input: &DeriveInput, mistakes: &mut Mistakes) -> Vec<ReadField> {
    let fields = match &input.data {
        Data::Struct(data) => &data.fields,
        Data::Enum(data) => {
            mistakes
                .add(
                    &data.enum_token,
                    "`#[derive(OpDef)]` needs a struct, whose fields are the parts of the op",
                )
                .help("an enum is `#[derive(EnumAttr)]`");
            return Vec::new();
        }
        Data::Union(data) => {
            mistakes.add(
                &data.union_token,
                "`#[derive(OpDef)]` needs a struct, whose fields are the parts of the op",
            );
            return Vec::new();
        }
    };
    match fields {
        Fields::Named(fields) => {
            let fields = fields.named.iter();
            fields
                .filter_map(|field| read_field(field, mistakes))
                .collect()
        }
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => {
            mistakes
                .add(
                    fields,
                    "the fields of an op need names, by which they are read and built",
                )
                .help("write `struct Name { #[operand(Constraint)] name: Value }`");
            Vec::new()
        }
    }
}

const KINDS: &str = "a field is one of `#[operand(…)]`, `#[attr(…)]`, `#[prop(…)]`, `#[derived(…)]`, `#[result(…)]`, `#[region(…)]` and `#[successor(…)]`";

fn read_field(field: &Field, mistakes: &mut Mistakes) -> Option<ReadField> {
    let name = field.ident.clone()?;
    let mut kinds = field
        .attrs
        .iter()
        .filter_map(|attr| Some((attr, FieldKind::of(attr)?)));
    let Some((attr, (word, kind))) = kinds.next() else {
        mistakes
            .add(
                &name,
                format!("field `{name}` does not say what part of the op it is"),
            )
            .help(KINDS);
        return None;
    };
    for (other, (second, _)) in kinds {
        mistakes.add(
            other,
            format!("field `{name}` is `#[{word}(…)]` already, and cannot be `#[{second}(…)]` too"),
        );
    }
    let tokens = match &attr.meta {
        syn::Meta::List(list) => list.tokens.clone(),
        _ => TokenStream::new(),
    };
    let leading = tokens.clone().into_iter().next();
    if let Some(comma) = leading.filter(|tree| tree.to_string() == ",") {
        mistakes.add(&comma, "expected a constraint before `,`");
    }
    let mut items = split_at_commas(tokens).into_iter();
    let constraint = items.next().unwrap_or_else(|| {
        mistakes
            .add(&attr.meta, format!("`#[{word}(…)]` needs a constraint"))
            .help(format!("write `#[{word}({})]`", example(kind)));
        stand_in(kind, &field.ty)
    });
    let rest: Vec<TokenStream> = items.collect();
    let metas = parse_metas(quote! { #(#rest),* }, mistakes);
    let args = mistakes.take::<FieldArgs>(&metas, word, attr)?;
    let (ods_name, span) = ods_name(&name, kind, &args, mistakes)?;
    Some(ReadField {
        name,
        ty: field.ty.clone(),
        kind,
        ods_name,
        constraint,
        docs: doc_comments(&field.attrs),
        span,
    })
}

/// The name in ODS, and its place: that of the field, unless it says another.
fn ods_name(
    field: &Ident,
    kind: FieldKind,
    args: &FieldArgs,
    mistakes: &mut Mistakes,
) -> Option<(String, Span)> {
    if args.unnamed.is_some_and(|flag| flag.0) {
        if kind.may_be_unnamed() && args.name.is_none() {
            return Some((String::new(), field.span()));
        }
        let message = if args.name.is_some() {
            format!("field `{field}` cannot have a name and be `unnamed`")
        } else {
            format!("field `{field}` needs its name: attributes and properties are stored by name")
        };
        mistakes.add(field, message);
        return None;
    }
    let text = field.to_string();
    let (value, place) = match &args.name {
        Some(Text(name)) => (name.value(), name.to_token_stream()),
        None => (
            text.strip_prefix("r#").unwrap_or(&text).to_owned(),
            field.to_token_stream(),
        ),
    };
    let is_name = names::is_identifier(&value) && !value.bytes().all(|byte| byte == b'_');
    if !is_name {
        let mistake = mistakes.add(
            &place,
            format!("`{value}` is no name: it consists of ASCII letters, digits and `_`"),
        );
        if args.name.is_none() {
            mistake.help("say what it is called in text with `name = \"…\"` behind the constraint");
        }
        return None;
    }
    if names::snake_case(&value) == "fields" {
        mistakes.add(
            &place,
            "`fields` reads all parts of an op, and no part of it can have that name",
        );
        return None;
    }
    Some((value, place.span()))
}

fn example(kind: FieldKind) -> &'static str {
    match kind {
        FieldKind::Operand => "Variadic<AnyType>",
        FieldKind::Attr => "I64Attr",
        FieldKind::Prop => "I64Prop",
        FieldKind::Derived => "DerivedAttr<\"i64\", [{ … }]>",
        FieldKind::Result => "AnyType",
        FieldKind::Region => "AnyRegion",
        FieldKind::Successor => "AnySuccessor",
    }
}

/// The fields whose constraints came to nothing.
pub(super) fn lost_fields(op: &OpStruct, keeper: &RecordKeeper) -> Vec<Ident> {
    let record = keeper.def(&def_name(&op.handle).to_string());
    let is_there = |field: &&ReadField| {
        let list = match field.kind {
            FieldKind::Operand | FieldKind::Attr | FieldKind::Prop => "arguments",
            FieldKind::Result => "results",
            FieldKind::Region => "regions",
            FieldKind::Successor => "successors",
            FieldKind::Derived => return true,
        };
        let dag = record.and_then(|record| record.dag(list).ok());
        dag.is_some_and(|dag| {
            dag.args().any(|arg| {
                arg.name == Some(field.ods_name.as_str()) && matches!(arg.value, Value::Record(_))
            })
        })
    };
    let named = op.fields.iter().filter(|field| !field.ods_name.is_empty());
    let lost = named.filter(|field| !is_there(field));
    lost.map(|field| field.name.clone()).collect()
}

/// The name of the definition, which no other one has: `op_name` takes off what
/// stands before the first `_`.
pub(super) fn def_name(handle: &Ident) -> Ident {
    let text = handle.to_string();
    let text = text.strip_prefix("r#").unwrap_or(&text);
    Ident::new(&format!("Derived_{text}"), handle.span())
}

/// `def AddOp : Op<Dialect, "add", [traits]> { … }`, and a definition that stands
/// for the dialect, of which nothing is known here.
fn gen_definition(input: &DeriveInput, args: Option<&OpArgs>, op: &OpStruct) -> TokenStream {
    let def = def_name(&op.handle);
    let docs = doc_comments(&input.attrs);
    let name = args.map(|args| string(&args.name.0));
    let name = name.unwrap_or_else(|| quote! { "broken" });
    let traits = args.and_then(|args| args.traits.as_ref());
    // A list that is wrong as a whole is reported at what follows it.
    let end = traits.map_or_else(Span::call_site, |List(traits)| ends(traits).1);
    let close = quote_spanned! { end=> > };
    let traits = traits.map(|List(traits)| quote! { , #traits });
    let deprecated = args.and_then(|args| args.deprecated.as_ref());
    let deprecated = deprecated.map(|Text(text)| text.clone());
    let deprecated = deprecated.or_else(|| deprecation(&input.attrs));
    let deprecated = deprecated.map(|reason| {
        let reason = string(&reason);
        quote! { , CppDeprecated<#reason> }
    });
    let lets = args.map(OpArgs::lets);
    let of = |kinds: &'static [FieldKind]| {
        let fields = op.fields.iter();
        fields
            .filter(move |field| kinds.contains(&field.kind))
            .map(gen_entry)
    };
    let arguments = of(&[FieldKind::Operand, FieldKind::Attr, FieldKind::Prop]);
    let results = of(&[FieldKind::Result]);
    let regions = of(&[FieldKind::Region]);
    let successors = of(&[FieldKind::Successor]);
    let derived = op
        .fields
        .iter()
        .filter(|field| field.kind == FieldKind::Derived)
        .map(|field| {
            let constraint = &field.constraint;
            let name = Ident::new(&field.ods_name, field.span);
            quote! { DerivedAttr #name = #constraint; }
        });
    quote! {
        def DerivedDialect : Dialect { let name = ""; }
        #docs
        def #def : Op<DerivedDialect, #name #traits #close #deprecated {
            let arguments = (ins #(#arguments),*);
            let results = (outs #(#results),*);
            let regions = (region #(#regions),*);
            let successors = (successor #(#successors),*);
            #(#derived)*
            #lets
        }
    }
}

/// `Constraint:$name`
fn gen_entry(field: &ReadField) -> TokenStream {
    let ReadField {
        constraint,
        docs,
        ods_name,
        span,
        ..
    } = field;
    let name = (!ods_name.is_empty()).then(|| {
        let name = Ident::new(ods_name, *span);
        quote_spanned! { *span=> :$#name }
    });
    quote! { #docs #constraint #name }
}
