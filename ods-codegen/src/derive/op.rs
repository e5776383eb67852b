//! `#[derive(OpDef)]`: a struct as the definition of an op.
//!
//! | key of `#[op(…)]` | in `ods!` |
//! |---|---|
//! | `dialect`, `name`, `traits` | the arguments of `Op<…>` |
//! | `interfaces` | an `OpInterfaceTrait<…>` in the traits, for each path |
//! | `handle` | the name of the `def` |
//! | `import`, `export`, `crate` | `#![import(…)]`, `#![export(…)]`, `#![crate(…)]` |
//! | `deprecated` | `CppDeprecated<…>` |
//! | every other | the field of that name, in snake case |

use std::rc::Rc;

use proc_macro2::{Ident, Span};
use quote::{ToTokens as _, format_ident};
use syn::{Attribute, Data, DeriveInput, GenericParam, Generics, Meta};

use super::args::{
    Code, ExportName, Flag, List, RustPath, RustPaths, Text, deprecation, doc_lines, is_listed,
    value,
};
use super::door::{DerivedStruct, Item, Shared};
use super::fields::{FieldKind, LISTS, ReadField, read_fields, write_list};
use super::items::metas;
use super::keys::{Keys as _, keys, read_keys};
use super::mistakes::{Mistakes, ends};
use super::stand_in::stand_in;
use super::write::shown;
use crate::rust_tokens::{Pieces, pieces};

/// The struct of a derived op.
pub(crate) struct OpStruct {
    /// Its name.
    pub(crate) name: Ident,
    /// The name of the handle; that of the definition ends with it.
    pub(crate) handle: Ident,
    /// The name of the definition: others name an exported op by its handle.
    pub(crate) definition: Ident,
    /// The lifetime of what its fields borrow from the IR.
    pub(crate) lifetime: Option<syn::Lifetime>,
    /// The Rust path of the dialect.
    pub(crate) dialect: Option<Rc<syn::Path>>,
    /// Whether the list of its dialect has it.
    pub(crate) is_listed: bool,
    /// Whether the struct has the name of a handle by mistake.
    pub(crate) is_named_like_handle: bool,
    /// The types of all fields, if the struct has the name of a handle.
    pub(crate) types: Vec<syn::Type>,
    /// Whether the struct has generic parameters that an op cannot have.
    pub(crate) is_generic: bool,
    /// The fields, in order.
    pub(crate) fields: Vec<ReadField>,
}

keys! {
    /// `#[op(…)]`
    struct OpArgs {
        dialect: Option<RustPath>,
        name: Option<Text>,
        handle: Option<RustPath>,
        traits: Option<List>,
        interfaces: Option<RustPaths>,
        #[set(summary)] summary: Option<Text>,
        #[set(description)] description: Option<Text>,
        #[set(assemblyFormat)] assembly_format: Option<Text>,
        #[set(hasCustomAssemblyFormat)] has_custom_assembly_format: Option<Flag>,
        #[set(hasVerifier)] has_verifier: Option<Flag>,
        #[set(hasRegionVerifier)] has_region_verifier: Option<Flag>,
        #[set(hasFolder)] has_folder: Option<Flag>,
        #[set(hasCanonicalizer)] has_canonicalizer: Option<Flag>,
        #[set(hasCanonicalizeMethod)] has_canonicalize_method: Option<Flag>,
        #[set(skipDefaultBuilders)] skip_default_builders: Option<Flag>,
        #[set(builders)] builders: Option<List>,
        #[set(extraClassDeclaration)] extra_class_declaration: Option<Code>,
        #[set(extraClassDefinition)] extra_class_definition: Option<Code>,
        deprecated: Option<Text>,
        unlisted: Option<Flag>,
        import: Vec<RustPaths>,
        export: Option<ExportName>,
        krate: Option<RustPath>,
    }
}

/// Reads the struct; the constraints of the fields `lost` are replaced.
pub(super) fn read(input: &DeriveInput, lost: &[Ident]) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    let metas = metas(&input.attrs, "op", &mut mistakes);
    let args: OpArgs = read_keys(&metas, "op", &mut mistakes);
    let lifetime = read_generics(input, &mut mistakes);
    for (key, is_missing) in [
        ("dialect", args.dialect.is_none()),
        ("name", args.name.is_none()),
    ] {
        if is_missing {
            mistakes.lacks(key, &metas, "op", &input.ident);
        }
    }
    check_repeated(&args, &input.attrs, &mut mistakes);
    let mut fields = read_fields(input, &mut mistakes);
    for field in fields.iter_mut().filter(|field| lost.contains(&field.name)) {
        field.constraint = stand_in(field.kind, &field.ty);
    }
    let handle = handle(&input.ident, &args, &metas, &mut mistakes);
    let is_named_like_handle = handle.is_none();
    let handle = handle.unwrap_or_else(|| suffixed(&input.ident));
    let op = OpStruct {
        name: input.ident.clone(),
        is_named_like_handle,
        definition: match args.export {
            Some(_) => handle.clone(),
            None => def_name(&handle),
        },
        handle,
        types: if is_named_like_handle {
            types(input)
        } else {
            Vec::new()
        },
        is_generic: input.generics.params.len() > usize::from(lifetime.is_some()),
        lifetime,
        dialect: args.dialect.as_ref().map(|RustPath(path)| path.clone()),
        is_listed: is_listed(args.unlisted),
        fields,
    };
    let mut definition = Pieces::default();
    args.write_definition(input, &op, &mut definition);
    let shared = Shared {
        imports: &args.import,
        krate: args.krate.as_ref(),
        export: args.export.map(|ExportName(export)| export),
    };
    DerivedStruct::new(input, mistakes, shared, definition, Item::Op(op))
}

impl OpArgs {
    /// `, [traits]`, and where it ends.
    fn write_traits(&self, out: &mut Pieces) -> Span {
        let here = Span::call_site();
        let traits = self.traits.as_ref().map(|List(traits)| traits);
        let interfaces = self.interfaces.as_ref();
        let interfaces = interfaces.filter(|RustPaths(paths)| !paths.is_empty());
        let (start, between, end) = match (traits, interfaces) {
            (Some(_), Some(_)) => (", !listconcat(", ", [", "])"),
            (None, Some(_)) => (", [", "", "]"),
            (Some(_), None) => (",", "", ""),
            (None, None) => ("", "", ""),
        };
        out.text(start, here);
        out.tokens(traits.cloned().unwrap_or_default());
        if let Some(RustPaths(paths)) = interfaces {
            out.text(between, ends(&paths[0]).0);
            out.interfaces("OpInterfaceTrait", paths);
        }
        out.text(end, here);
        traits.map_or(here, |traits| ends(traits).1)
    }

    /// `def AddOp : Op<Dialect, "add", [traits]> { … }`, with a definition of the prelude in
    /// place of the dialect, of which only the Rust type is known.
    fn write_definition(&self, input: &DeriveInput, op: &OpStruct, out: &mut Pieces) {
        let here = Span::call_site();
        if let Some(docs) = doc_lines(&input.attrs) {
            out.doc(docs);
        }
        pieces!(out, here => "def" [ident op.definition.clone()] ": Op<__DerivedDialect,");
        match &self.name {
            Some(Text(name)) => out.string(&value(name), name.span()),
            // No other op has that name.
            None => out.string(&op.handle.to_string(), here),
        }
        // A list that is wrong as a whole is reported at what follows it.
        let end = self.write_traits(out);
        out.text(">", end);
        let given = self.deprecated.as_ref();
        let given = given.map(|Text(reason)| (value(reason), reason.span()));
        let on_struct = || deprecation(&input.attrs).map(|reason| (reason.value(), reason.span()));
        if let Some((reason, span)) = given.or_else(on_struct) {
            pieces!(out, here => ", CppDeprecated<" [string &reason, span] ">");
        }
        out.text("{", here);
        for (_, start, kinds) in LISTS {
            write_list(start, &op.fields, kinds, out);
        }
        for field in &op.fields {
            if field.kind == FieldKind::Derived {
                let name = Ident::new(&field.ods_name, field.span);
                pieces!(out, here => "DerivedAttr" [ident name] "=" [tokens field.constraint.clone()] ";");
            }
        }
        self.set_fields(out);
        out.text("}", here);
    }
}

/// Rejects what two different keys or attributes both specify.
fn check_repeated(args: &OpArgs, attrs: &[Attribute], mistakes: &mut Mistakes) {
    let interfaces = args.interfaces.as_slice();
    for (lists, said) in [
        (args.import.as_slice(), "imported already"),
        (interfaces, "listed twice"),
    ] {
        let mut texts: Vec<String> = Vec::new();
        for RustPaths(paths) in lists {
            for path in paths {
                let text = shown(path);
                if texts.contains(&text) {
                    mistakes.add(path, format!("`{text}` is {said}"));
                }
                texts.push(text);
            }
        }
    }
    if let (Some(Text(text)), true) = (&args.deprecated, deprecation(attrs).is_some()) {
        mistakes.add(text, "the struct already has a `deprecated` attribute");
    }
}

/// `AddOp` for `Add`, or what `handle` says; nothing where that is the struct, which is
/// named like a handle.
fn handle(name: &Ident, args: &OpArgs, metas: &[Meta], mistakes: &mut Mistakes) -> Option<Ident> {
    if let Some(RustPath(path)) = &args.handle {
        match path.get_ident() {
            Some(handle) if handle == name => {
                mistakes
                    .add(path, format!("the handle and the struct are both called `{name}`"))
                    .help("the struct is for reading and the handle is the op itself, so they need different names");
                return None;
            }
            Some(handle)
                if ["Self", "self", "super", "crate"]
                    .iter()
                    .any(|word| handle == word) =>
            {
                mistakes.add(path, format!("`{handle}` is not a valid name of a type"));
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
    if text.ends_with("Op") && !metas.is_empty() {
        mistakes
            .add(
                name,
                format!(
                    "the handle of `{name}` would be called `{name}Op`, which repeats `Op`"
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
        Data::Struct(data) => {
            let types = data.fields.iter().map(|field| &field.ty);
            let parsed = types.map(|ty| syn::parse2(ty.to_token_stream()));
            parsed.filter_map(Result::ok).collect()
        }
        _ => Vec::new(),
    }
}

fn suffixed(name: &Ident) -> Ident {
    format_ident!("{}Op", name)
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
                    .help("define an op for each type, or restrict the types of its operands with a constraint");
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

/// The prefix of the definition's name before the name of the handle.
pub(crate) const PREFIX: &str = "Derived_";

/// The name of the definition, which no other one has: `op_name` takes off what
/// is before the first `_`.
fn def_name(handle: &Ident) -> Ident {
    format_ident!("{}{}", PREFIX, handle)
}
