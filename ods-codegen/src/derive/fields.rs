//! The fields of a derived op: each is a part of it, and says which.

use ods_tablegen::{RecordKeeper, Value};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens as _;
use strsim::osa_distance;
use syn::ext::IdentExt as _;
use syn::{Attribute, Data, DeriveInput, Field, Fields};

use super::args::{Flag, Text, doc_lines, value, word};
use super::items::{is_comma, keyword, parse_meta, split_items};
use super::keys::{keys, read_keys};
use super::mistakes::Mistakes;
use super::op::OpStruct;
use super::stand_in::stand_in;
use crate::model::names;
use crate::rust_tokens::Pieces;

/// A field of the struct, which is read from an operation.
pub(crate) struct ReadField {
    pub(crate) name: Ident,
    pub(crate) ty: TokenStream,
    pub(crate) kind: FieldKind,
    /// The ODS name; empty if it has none.
    pub(crate) ods_name: String,
    /// The constraint.
    pub(crate) constraint: TokenStream,
    docs: Option<String>,
    /// The place of the ODS name.
    pub(super) span: Span,
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
        let word = word(attr);
        Self::ALL.into_iter().find(|(name, _)| word == *name)
    }

    /// The kind whose name is like that of an unknown attribute, which the compiler
    /// reports.
    fn meant(attr: &Attribute) -> Option<(&'static str, Self)> {
        let word = word(attr);
        let mut all = Self::ALL.into_iter();
        all.find(|(name, _)| osa_distance(&word, name) <= word.len().min(name.len()) / 3)
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

keys! {
    /// The keys after the constraint of a field.
    struct FieldArgs {
        name: Option<Text>,
        unnamed: Option<Flag>,
    }
}

/// Reads the fields of the struct.
pub(super) fn read_fields(input: &DeriveInput, mistakes: &mut Mistakes) -> Vec<ReadField> {
    let Data::Struct(data) = &input.data else {
        let mistake = mistakes.add(
            &keyword(&input.data),
            "`#[derive(OpDef)]` needs a struct, whose fields are the parts of the op",
        );
        if let Data::Enum(_) = input.data {
            mistake.help("an enum is `#[derive(EnumAttr)]`");
        }
        return Vec::new();
    };
    let fields = &data.fields;
    for attr in &input.attrs {
        if let Some((word, _)) = FieldKind::of(attr) {
            mistakes.add(
                attr,
                format!("`#[{word}(…)]` belongs to a field, which is that part of the op"),
            );
        }
    }
    for field in fields {
        for attr in &field.attrs {
            if attr.path().is_ident("op") {
                mistakes.add(attr, "`#[op(…)]` belongs to the struct, not to a field");
            }
        }
    }
    match fields {
        Fields::Named(fields) => {
            let mut read = Vec::new();
            for field in &fields.named {
                if let Some(field) = read_field(field, mistakes) {
                    read.push(field);
                }
            }
            read
        }
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => {
            mistakes
                .add(fields, "the fields of an op need names")
                .help("write `struct Name { #[operand(Constraint)] name: Value }`");
            Vec::new()
        }
    }
}

const KINDS: &str = "a field is one of `#[operand(…)]`, `#[attr(…)]`, `#[prop(…)]`, `#[derived(…)]`, `#[result(…)]`, `#[region(…)]` and `#[successor(…)]`";

/// Reads a field; nothing if it is not a part of the op, or has no name.
fn read_field(field: &Field, mistakes: &mut Mistakes) -> Option<ReadField> {
    let name = field.ident.clone()?;
    let (attr, word, kind) = kind_of(field, &name, mistakes)?;
    let mut trees: Vec<TokenTree> = Vec::new();
    if let syn::Meta::List(list) = &attr.meta {
        trees.extend(list.tokens.clone());
    }
    if let Some(comma) = trees.first().filter(|tree| is_comma(tree)) {
        mistakes.add(comma, "expected a constraint before `,`");
    }
    let (items, _) = split_items(trees);
    let mut items = items.into_iter();
    let constraint = check_constraint(items.next(), attr, word, kind, mistakes);
    let mut metas = Vec::new();
    for item in items {
        metas.extend(parse_meta(&item, mistakes));
    }
    let args = read_keys::<FieldArgs>(&metas, word, mistakes);
    let (ods_name, span) = ods_name(&name, kind, &args, mistakes)?;
    let ty = field.ty.to_token_stream();
    Some(ReadField {
        name,
        kind,
        ods_name,
        constraint: constraint.unwrap_or_else(|| stand_in(kind, &ty)),
        ty,
        docs: doc_lines(&field.attrs),
        span,
    })
}

/// The attribute of the field that says what part of the op it is.
fn kind_of<'f>(
    field: &'f Field,
    name: &Ident,
    mistakes: &mut Mistakes,
) -> Option<(&'f Attribute, &'static str, FieldKind)> {
    let find = |find: fn(&Attribute) -> Option<(&'static str, FieldKind)>| {
        let attrs = field.attrs.iter();
        attrs.filter_map(move |attr| find(attr).map(|(word, kind)| (attr, word, kind)))
    };
    let mut kinds = find(FieldKind::of);
    let Some((attr, word, kind)) = kinds.next().or_else(|| find(FieldKind::meant).next()) else {
        let message =
            format!("field `{name}` has no attribute that says which part of the op it is");
        mistakes.add(name, message).help(KINDS);
        return None;
    };
    for (other, second, _) in kinds {
        mistakes.add(
            other,
            format!(
                "field `{name}` is already `#[{word}(…)]`, and cannot also be `#[{second}(…)]`"
            ),
        );
    }
    Some((attr, word, kind))
}

/// The constraint of a field; nothing if it is missing or wrong.
fn check_constraint(
    constraint: Option<Vec<TokenTree>>,
    attr: &Attribute,
    word: &str,
    kind: FieldKind,
    mistakes: &mut Mistakes,
) -> Option<TokenStream> {
    let help = || format!("write `#[{word}({})]`", example(kind));
    let Some(constraint) = constraint else {
        mistakes
            .add(&attr.meta, format!("`#[{word}(…)]` needs a constraint"))
            .help(help());
        return None;
    };
    // A group without delimiters is what a `macro_rules!` passes on.
    if let Some(list @ TokenTree::Group(group)) = constraint.first()
        && group.delimiter() != Delimiter::None
    {
        mistakes
            .add(list, "expected a constraint, found a list")
            .help(help());
        return None;
    }
    if let Some(open) = unclosed(&constraint) {
        mistakes.add(open, "this `<` is never closed: add a `>`");
        return None;
    }
    Some(constraint.into_iter().collect())
}

/// The last `<` that no `>` closes.
fn unclosed(constraint: &[TokenTree]) -> Option<&TokenTree> {
    let mut open = Vec::new();
    for tree in constraint {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '<' => open.push(tree),
            TokenTree::Punct(punct) if punct.as_char() == '>' => drop(open.pop()),
            _ => {}
        }
    }
    open.pop()
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
    let (value, span) = match &args.name {
        Some(Text(name)) => (value(name), name.span()),
        None => (field.unraw().to_string(), field.span()),
    };
    let is_name = names::is_identifier(&value) && !value.bytes().all(|byte| byte == b'_');
    if !is_name {
        let mistake = mistakes.add_at(
            (span, span),
            format!(
                "`{value}` is not a valid name: a name consists of ASCII letters, digits and `_`"
            ),
        );
        if args.name.is_none() {
            mistake.help("give its name in text with `name = \"…\"` after the constraint");
        }
        return None;
    }
    Some((value, span))
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

/// The lists of an op, what each begins with, and the fields in it.
pub(super) const LISTS: [(&str, &str, &[FieldKind]); 4] = [
    (
        "arguments",
        "let arguments = (ins",
        &[FieldKind::Operand, FieldKind::Attr, FieldKind::Prop],
    ),
    ("results", "let results = (outs", &[FieldKind::Result]),
    ("regions", "let regions = (region", &[FieldKind::Region]),
    (
        "successors",
        "let successors = (successor",
        &[FieldKind::Successor],
    ),
];

/// The fields whose constraints could not be evaluated.
pub(super) fn lost_fields(op: &OpStruct, keeper: &RecordKeeper) -> Vec<Ident> {
    let record = keeper.def(&op.definition.to_string());
    let is_lost = |field: &&ReadField| {
        let mut lists = LISTS.iter();
        let Some((list, ..)) = lists.find(|(.., kinds)| kinds.contains(&field.kind)) else {
            return false;
        };
        let dag = record.and_then(|record| record.dag(list).ok());
        !dag.is_some_and(|dag| {
            dag.args().any(|arg| {
                arg.name == Some(field.ods_name.as_str()) && matches!(arg.value, Value::Record(_))
            })
        })
    };
    let named = op.fields.iter().filter(|field| !field.ods_name.is_empty());
    let lost = named.filter(is_lost);
    lost.map(|field| field.name.clone()).collect()
}

/// The fields of these kinds, `Constraint:$name` each; nothing if there are none, which
/// says the same.
pub(super) fn write_list(
    start: &'static str,
    fields: &[ReadField],
    kinds: &[FieldKind],
    out: &mut Pieces,
) {
    let here = Span::call_site();
    let mut between = start;
    for field in fields {
        if !kinds.contains(&field.kind) {
            continue;
        }
        out.text(between, here);
        between = ",";
        if let Some(docs) = &field.docs {
            out.doc(docs.clone());
        }
        out.tokens(field.constraint.clone());
        if !field.ods_name.is_empty() {
            out.variable(&field.ods_name, field.span);
        }
    }
    if between == "," {
        out.text(");", here);
    }
}
