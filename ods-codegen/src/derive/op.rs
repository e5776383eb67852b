//! `#[derive(OpDef)]`: a struct as the definition of an op.
//!
//! | key of `#[op(…)]` | in `ods!` |
//! |---|---|
//! | `dialect`, `name`, `traits` | the arguments of `Op<…>` |
//! | `interfaces` | an `OpInterfaceTrait<…>` in the traits, for each path |
//! | `handle` | the name of the `def` |
//! | `import`, `crate` | `#![import(…)]`, `#![crate(…)]` |
//! | `deprecated` | `CppDeprecated<…>` |
//! | every other | the field of that name, in snake case |

use darling::FromMeta;
use darling::ast::NestedMeta;
use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote};
use syn::{Attribute, Data, DeriveInput, GenericParam, Generics};

use super::args::{
    Code, Flag, List, RustPath, RustPaths, Text, deprecation, doc_lines, passed_on, value,
};
use super::fields::{FieldKind, ReadField, read_fields, write_list};
use super::items::metas;
use super::mistakes::{Mistakes, ends};
use super::stand_in::stand_in;
use super::structs::{DerivedStruct, Item, header};
use crate::rust_tokens::Pieces;

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
    /// Whether the struct has the name of a handle by mistake.
    pub(crate) is_named_like_handle: bool,
    /// The types of all fields.
    pub(crate) types: Vec<syn::Type>,
    /// Whether the struct has generic parameters that an op cannot have.
    pub(crate) is_generic: bool,
    /// The fields, in order.
    pub(crate) fields: Vec<ReadField>,
}

/// `#[op(…)]`
#[derive(FromMeta)]
struct OpArgs {
    dialect: Option<RustPath>,
    name: Option<Text>,
    handle: Option<RustPath>,
    traits: Option<List>,
    interfaces: Option<RustPaths>,
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

/// Reads the struct; the constraints of the fields `lost` are replaced.
pub(super) fn read(input: &DeriveInput, lost: &[Ident]) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    let metas = metas(&input.attrs, "op", &mut mistakes);
    let args = mistakes.take::<OpArgs>(&metas, "op", &input.ident);
    let lifetime = read_generics(input, &mut mistakes);
    if args.as_ref().is_none_or(|args| args.dialect.is_none()) {
        mistakes.lacks("dialect", &metas, "op", &input.ident);
    }
    if args.as_ref().is_none_or(|args| args.name.is_none()) {
        mistakes.lacks("name", &metas, "op", &input.ident);
    }
    if let Some(args) = &args {
        check_repeated(args, &input.attrs, &mut mistakes);
    }
    let mut fields = read_fields(input, &mut mistakes);
    for field in fields.iter_mut().filter(|field| lost.contains(&field.name)) {
        field.constraint = stand_in(field.kind, &field.ty);
    }
    let handle = handle(&input.ident, args.as_ref(), &metas, &mut mistakes);
    let is_named_like_handle = handle.is_none();
    let imports: Vec<syn::Path> = args.iter().flat_map(OpArgs::imports).cloned().collect();
    let krate = args.as_ref().and_then(|args| args.krate.clone());
    let krate = krate.map(|RustPath(path)| path);
    let op = OpStruct {
        name: input.ident.clone(),
        handle: handle.unwrap_or_else(|| suffixed(&input.ident)),
        is_named_like_handle,
        types: types(input),
        is_generic: input.generics.params.len() > usize::from(lifetime.is_some()),
        lifetime,
        dialect: args.as_ref().and_then(|args| Some(args.dialect.clone()?.0)),
        fields,
    };
    let mut definition = Pieces::from(header(krate.as_ref(), &imports));
    write_definition(input, args.as_ref(), &op, &mut definition);
    DerivedStruct {
        definition,
        imports,
        krate: krate.map_or_else(|| quote! { ::ods_runtime }, |path| path.to_token_stream()),
        mistakes,
        vis: input.vis.to_token_stream(),
        attrs: passed_on(&input.attrs),
        item: Item::Op(op),
    }
}

impl OpArgs {
    /// `, [traits]`, and where it ends.
    fn write_traits(&self, out: &mut Pieces) -> Span {
        let here = Span::call_site();
        let traits = self.traits.as_ref().map(|List(traits)| traits);
        let interfaces = self.interfaces.as_ref();
        let interfaces = interfaces.filter(|RustPaths(paths)| !paths.is_empty());
        if traits.is_some() || interfaces.is_some() {
            out.text(",", here);
        }
        if let (Some(_), Some(_)) = (traits, interfaces) {
            out.text("!listconcat(", here);
        }
        out.tokens(traits.cloned().unwrap_or_default());
        if let Some(RustPaths(paths)) = interfaces {
            let mut between = if traits.is_some() { ", [" } else { "[" };
            for path in paths {
                let (span, _) = ends(path);
                out.text(between, span);
                out.text("OpInterfaceTrait<", span);
                out.string(&shown(path), span);
                out.text(">", span);
                between = ",";
            }
            out.text(if traits.is_some() { "])" } else { "]" }, here);
        }
        traits.map_or(here, |traits| ends(traits).1)
    }

    fn imports(&self) -> impl Iterator<Item = &syn::Path> {
        self.import.iter().flat_map(|RustPaths(paths)| paths)
    }

    /// Writes everything that is a field of `Op`, each where its value ends: there what
    /// follows from it is reported.
    fn write_fields(&self, out: &mut Pieces) {
        let texts = [
            ("summary", &self.summary),
            ("description", &self.description),
            ("assemblyFormat", &self.assembly_format),
        ];
        for (field, text) in texts {
            if let Some(Text(text)) = text {
                let span = text.span();
                out.set(field, span);
                out.string(&value(text), span);
                out.text(";", span);
            }
        }
        let bits = [
            ("hasCustomAssemblyFormat", self.has_custom_assembly_format),
            ("hasVerifier", self.has_verifier),
            ("hasRegionVerifier", self.has_region_verifier),
            ("hasFolder", self.has_folder),
            ("hasCanonicalizer", self.has_canonicalizer),
            ("hasCanonicalizeMethod", self.has_canonicalize_method),
            ("skipDefaultBuilders", self.skip_default_builders),
        ];
        for (field, flag) in bits {
            if let Some(Flag(flag, span)) = flag {
                out.set(field, span);
                out.text(if flag { "1;" } else { "0;" }, span);
            }
        }
        let tokens = [
            (
                "extraClassDeclaration",
                self.extra_class_declaration.as_ref().map(|Code(code)| code),
            ),
            (
                "extraClassDefinition",
                self.extra_class_definition.as_ref().map(|Code(code)| code),
            ),
            ("builders", self.builders.as_ref().map(|List(list)| list)),
        ];
        for (field, value) in tokens {
            if let Some(value) = value {
                let (_, span) = ends(value);
                out.set(field, span);
                out.tokens(value.clone());
                out.text(";", span);
            }
        }
    }
}

/// Rejects what is said twice in two ways.
fn check_repeated(args: &OpArgs, attrs: &[Attribute], mistakes: &mut Mistakes) {
    let imports: Vec<&syn::Path> = args.imports().collect();
    let interfaces = args.interfaces.iter().flat_map(|RustPaths(paths)| paths);
    let interfaces: Vec<&syn::Path> = interfaces.collect();
    for (paths, said) in [(imports, "imported already"), (interfaces, "listed twice")] {
        for (number, path) in paths.iter().enumerate() {
            if paths[..number].contains(path) {
                mistakes.add(path, format!("`{}` is {said}", shown(path)));
            }
        }
    }
    if let (Some(Text(text)), true) = (&args.deprecated, deprecation(attrs).is_some()) {
        mistakes.add(text, "the struct says why it is deprecated already");
    }
}

/// A path as it is written.
fn shown(path: &syn::Path) -> String {
    path.to_token_stream().to_string().replace(' ', "")
}

/// `AddOp` for `Add`, or what `handle` says; nothing where that is the struct, which is
/// named like a handle.
fn handle(
    name: &Ident,
    args: Option<&OpArgs>,
    metas: &[NestedMeta],
    mistakes: &mut Mistakes,
) -> Option<Ident> {
    let given = args.and_then(|args| args.handle.as_ref());
    if let Some(RustPath(path)) = given {
        match path.get_ident() {
            Some(handle) if handle == name => {
                mistakes
                    .add(path, format!("the handle and the struct are both called `{name}`"))
                    .help("the struct is for reading; the handle is the op itself, and needs a name of its own");
                return None;
            }
            Some(handle)
                if ["Self", "self", "super", "crate"]
                    .iter()
                    .any(|word| handle == word) =>
            {
                mistakes.add(path, format!("`{handle}` is no name of a type"));
            }
            Some(handle) => return Some(handle.clone()),
            None => {
                mistakes.add(path, "`handle` takes a name, not a path");
            }
        }
        return Some(suffixed(name));
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
        return None;
    }
    Some(suffixed(name))
}

/// The types of the fields.
fn types(input: &DeriveInput) -> Vec<syn::Type> {
    match &input.data {
        Data::Struct(data) => data.fields.iter().map(|field| field.ty.clone()).collect(),
        _ => Vec::new(),
    }
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

/// What stands before the name of the handle in that of its definition.
pub(crate) const PREFIX: &str = "Derived_";

/// The name of the definition, which no other one has: `op_name` takes off what
/// stands before the first `_`.
pub(super) fn def_name(handle: &Ident) -> Ident {
    let text = handle.to_string();
    let text = text.strip_prefix("r#").unwrap_or(&text);
    Ident::new(&format!("{PREFIX}{text}"), handle.span())
}

/// `def AddOp : Op<Dialect, "add", [traits]> { … }`, with a definition of the prelude that
/// stands for the dialect, of which nothing is known here.
fn write_definition(input: &DeriveInput, args: Option<&OpArgs>, op: &OpStruct, out: &mut Pieces) {
    let here = Span::call_site();
    if let Some(docs) = doc_lines(&input.attrs) {
        out.doc(docs);
    }
    out.text("def", here);
    out.ident(def_name(&op.handle));
    out.text(": Op<__DerivedDialect,", here);
    match args.and_then(|args| args.name.as_ref()) {
        Some(Text(name)) => out.string(&value(name), name.span()),
        // No other op has that name.
        None => out.string(&op.handle.to_string(), here),
    }
    // A list that is wrong as a whole is reported at what follows it.
    let end = args.map_or(here, |args| args.write_traits(out));
    out.text(">", end);
    let given = args.and_then(|args| args.deprecated.clone());
    let given = given.map(|Text(reason)| reason);
    if let Some(reason) = given.or_else(|| deprecation(&input.attrs)) {
        out.text(", CppDeprecated<", here);
        out.string(&reason.value(), reason.span());
        out.text(">", here);
    }
    out.text("{", here);
    let lists: [(&str, &[FieldKind]); 4] = [
        (
            "let arguments = (ins",
            &[FieldKind::Operand, FieldKind::Attr, FieldKind::Prop],
        ),
        ("let results = (outs", &[FieldKind::Result]),
        ("let regions = (region", &[FieldKind::Region]),
        ("let successors = (successor", &[FieldKind::Successor]),
    ];
    for (start, kinds) in lists {
        write_list(start, &op.fields, kinds, out);
    }
    for field in &op.fields {
        if field.kind == FieldKind::Derived {
            out.text("DerivedAttr", here);
            out.ident(Ident::new(&field.ods_name, field.span));
            out.text("=", here);
            out.tokens(field.constraint.clone());
            out.text(";", here);
        }
    }
    if let Some(args) = args {
        args.write_fields(out);
    }
    out.text("}", here);
}
