//! `#[derive(EnumAttr)]`: a Rust enum as an enum of ODS, with its attribute.
//!
//! ```text
//! #[enum_attr(dialect = Shop, mnemonic = "size")]
//! enum Size { #[case("small")] Small, Large }
//! ```
//!
//! becomes
//!
//! ```text
//! def __Size_Small : I32EnumCase<"Small", 0, "small">;
//! def __Size_Large : I32EnumCase<"Large", 1>;
//! def Size : I32Enum<"Size", "", [__Size_Small, __Size_Large]>;
//! def SizeAttr : EnumAttr<…, Size, "size">;
//! ```
//!
//! Without a dialect the enum is kept in an integer attribute. With `bits = Name`
//! the variants name the bits of a set, which is generated under that name.

use darling::FromMeta;
use darling::util::{Flag, SpannedValue};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{DeriveInput, LitStr, Variant};

use super::door::{
    Derived, Door, Export, Path, doc_text, parse_item, read_options, reject_generics, set,
    set_docs, set_flag, span_of, string,
};
use super::mistakes::Mistakes;

/// What `#[enum_attr(…)]` says.
#[derive(FromMeta)]
struct Options {
    dialect: Option<Path>,
    mnemonic: Option<LitStr>,
    /// The name of the attribute; else that of the enum and `Attr`.
    attr: Option<Ident>,
    assembly_format: Option<LitStr>,
    width: Option<SpannedValue<u32>>,
    /// The name of the set whose bits the variants are.
    bits: Option<Ident>,
    separator: Option<LitStr>,
    print_groups: Flag,
    print_quoted: Flag,
    summary: Option<LitStr>,
    description: Option<LitStr>,
    #[darling(rename = "crate")]
    krate: Option<syn::Path>,
    #[darling(multiple)]
    import: Vec<syn::Path>,
    export: Option<Export>,
}

/// A variant as a case.
struct Case<'i> {
    variant: &'i Variant,
    text: Option<LitStr>,
    value: i128,
}

/// `#[derive(EnumAttr)]` as an invocation of `ods!`.
pub fn enum_attr(input: TokenStream) -> Derived {
    let mut mistakes = Mistakes::default();
    let invocation = parse_item(input, &mut mistakes)
        .map(|item| invocation(&item, &mut mistakes))
        .unwrap_or_default();
    Derived {
        invocation,
        mistakes: mistakes.list,
    }
}

fn invocation(item: &DeriveInput, mistakes: &mut Mistakes) -> TokenStream {
    reject_generics(item, mistakes);
    let has_options = item
        .attrs
        .iter()
        .any(|attr| attr.path().is_ident("enum_attr"));
    let options = if has_options {
        read_options(&item.attrs, "enum_attr", mistakes)
    } else {
        Options::from_list(&[]).ok()
    };
    let cases = cases(item, mistakes);
    let Some(options) = options else {
        return TokenStream::new();
    };
    check_options(item, &options, &cases, mistakes);
    let width = options.width.as_ref().map_or(32, |width| **width);
    let gen_case = match &options.bits {
        Some(_) => gen_bit_case,
        None => gen_value_case,
    };
    let definitions: Vec<_> = cases
        .iter()
        .map(|case| gen_case(item, case, &cases, width, options.dialect.is_some()))
        .collect();
    let door = Door {
        item: &item.ident,
        dialect: options.dialect.as_ref().map(AsRef::as_ref),
        krate: options.krate.as_ref(),
        imports: &options.import,
        export: options.export.as_ref(),
    };
    let header = door.header(!mistakes.is_empty());
    let definition = gen_enum(item, &options, &cases, width);
    let attribute = options
        .dialect
        .is_some()
        .then(|| gen_attribute(item, &options, &door));
    quote! { #header #(#definitions)* #definition #attribute }
}

/// Rules of the options together.
fn check_options(
    item: &DeriveInput,
    options: &Options,
    cases: &[Case<'_>],
    mistakes: &mut Mistakes,
) {
    if let Some(width) = options.width.as_ref()
        && !matches!(**width, 8 | 16 | 32 | 64)
    {
        let place = quote_spanned! { width.span()=> width };
        mistakes.add(
            &place,
            format!("an enum has 8, 16, 32 or 64 bits, not {}", **width),
        );
    }
    match (&options.dialect, &options.mnemonic) {
        (Some(dialect), None) => {
            mistakes
                .add(
                    dialect.as_ref(),
                    format!("the attribute of `{}` has no mnemonic", item.ident),
                )
                .help("add `mnemonic = \"…\"`; without a dialect the enum is kept in an integer");
        }
        (None, Some(mnemonic)) => {
            mistakes
                .add(
                    mnemonic,
                    format!(
                        "nothing says what dialect the attribute of `{}` is of",
                        item.ident
                    ),
                )
                .help("add `dialect = …`");
        }
        _ => {}
    }
    if options.dialect.is_none() {
        let attr = options.attr.as_ref().map(ToTokens::to_token_stream);
        let format = options
            .assembly_format
            .as_ref()
            .map(ToTokens::to_token_stream);
        for place in attr.into_iter().chain(format) {
            mistakes.add(
                &place,
                "an enum without a dialect has no attribute of its own",
            );
        }
    }
    if options.bits.is_none() {
        let separator = options.separator.as_ref().map(LitStr::span);
        let flags = [&options.print_groups, &options.print_quoted];
        let flags = flags
            .into_iter()
            .filter(|flag| flag.is_present())
            .map(Flag::span);
        for span in separator.into_iter().chain(flags) {
            let place = quote_spanned! { span=> here };
            mistakes
                .add(&place, "only a set of bits is printed with a separator")
                .help("`bits = Name` makes one");
        }
    }
    if let Some(separator) = options.separator.as_ref()
        && !separator.value().contains(['|', ','])
    {
        mistakes.add(
            separator,
            "separator must contain '|' or ',' for parameter parsing",
        );
    }
    if let Some(bits) = options.bits.as_ref().filter(|bits| **bits == item.ident) {
        mistakes.add(
            bits,
            "the set of bits and the enum of its bits need two names",
        );
    }
    if options.bits.is_some() {
        for case in cases.iter().filter(|case| case.value < 0) {
            mistakes.add(
                &case.variant.ident,
                "the bits of a set are not a negative number",
            );
        }
    }
}

/// The variants, each without fields, and their values.
fn cases<'i>(item: &'i DeriveInput, mistakes: &mut Mistakes) -> Vec<Case<'i>> {
    let data = match &item.data {
        syn::Data::Enum(data) => data,
        syn::Data::Struct(data) => {
            mistakes.add(&data.struct_token, format!("`{}` is no enum", item.ident));
            return Vec::new();
        }
        syn::Data::Union(data) => {
            mistakes.add(&data.union_token, format!("`{}` is no enum", item.ident));
            return Vec::new();
        }
    };
    if data.variants.is_empty() {
        mistakes.add(&item.ident, format!("enum `{}` has no cases", item.ident));
    }
    let mut next = 0;
    let mut cases = Vec::new();
    for variant in &data.variants {
        if !variant.fields.is_empty() {
            mistakes
                .add(
                    &variant.fields,
                    format!(
                        "the case `{}` has fields, but is a number in the IR",
                        variant.ident
                    ),
                )
                .help("for values with parts there is `#[derive(AttrDef)]`");
        }
        let value = match &variant.discriminant {
            Some((_, expression)) => discriminant(expression).unwrap_or_else(|| {
                mistakes
                    .add(
                        expression,
                        "the value of a case has to be known to the macro",
                    )
                    .help("write it as a literal, such as `5`, `-1`, `0xFF` or `1 << 3`");
                next
            }),
            None => next,
        };
        next = value + 1;
        let text = case_text(variant, mistakes);
        cases.push(Case {
            variant,
            text,
            value,
        });
    }
    cases
}

/// The text in `#[case("text")]`.
fn case_text(variant: &Variant, mistakes: &mut Mistakes) -> Option<LitStr> {
    let mut attrs = variant
        .attrs
        .iter()
        .filter(|attr| attr.path().is_ident("case"));
    let attr = attrs.next()?;
    for again in attrs {
        mistakes.add(again, "the text of a case is given once");
    }
    let text = attr.parse_args().ok();
    if text.is_none() {
        let message = "`case` takes the text of the case: `#[case(\"text\")]`";
        mistakes.add(attr, message);
    }
    text
}

/// The value of a literal, with a sign or shifted.
fn discriminant(expression: &syn::Expr) -> Option<i128> {
    match expression {
        syn::Expr::Lit(literal) => match &literal.lit {
            syn::Lit::Int(int) => int.base10_parse().ok(),
            syn::Lit::Byte(byte) => Some(byte.value().into()),
            _ => None,
        },
        syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
            discriminant(&unary.expr)?.checked_neg()
        }
        syn::Expr::Binary(binary) => {
            let (left, right) = (discriminant(&binary.left)?, discriminant(&binary.right)?);
            match binary.op {
                syn::BinOp::Shl(_) => {
                    left.checked_shl(u32::try_from(right).ok().filter(|by| *by < 64)?)
                }
                syn::BinOp::BitOr(_) => Some(left | right),
                _ => None,
            }
        }
        syn::Expr::Paren(inner) => discriminant(&inner.expr),
        syn::Expr::Group(inner) => discriminant(&inner.expr),
        _ => None,
    }
}

/// The name of the definition of a case.
fn case_name(item: &DeriveInput, case: &Case<'_>) -> Ident {
    let name = case_symbol(case);
    Ident::new(
        &format!("__{}_{name}", item.ident),
        case.variant.ident.span(),
    )
}

/// The name of a variant, which may be a keyword.
fn case_symbol(case: &Case<'_>) -> String {
    let name = case.variant.ident.to_string();
    name.strip_prefix("r#").unwrap_or(&name).to_owned()
}

/// The name and the text of a case, as template arguments.
fn case_texts(case: &Case<'_>) -> (Literal, Literal) {
    let span = case.variant.ident.span();
    let symbol = string(&case_symbol(case), span);
    let text = case
        .text
        .as_ref()
        .map_or_else(|| symbol.clone(), LitStr::token);
    (symbol, text)
}

/// The value of a case as TableGen's integer, which has 64 bits.
fn value(case: &Case<'_>) -> TokenStream {
    let value = i64::try_from(case.value)
        .or_else(|_| u64::try_from(case.value).map(u64::cast_signed))
        .unwrap_or_default();
    let span = case.variant.discriminant.as_ref().map_or_else(
        || case.variant.ident.span(),
        |(_, expression)| span_of(expression),
    );
    integer(value, span)
}

/// An integer, which TableGen has the sign with.
fn integer(value: i64, span: Span) -> TokenStream {
    let mut literal = Literal::u64_unsuffixed(value.unsigned_abs());
    literal.set_span(span);
    let minus = (value < 0).then(|| quote_spanned! { span=> - });
    quote! { #minus #literal }
}

/// A documented definition of a case.
fn case_docs(case: &Case<'_>) -> Option<TokenStream> {
    let docs = doc_text(&case.variant.attrs);
    (!docs.is_empty()).then(|| quote! { #[doc = #docs] })
}

fn gen_value_case(
    item: &DeriveInput,
    case: &Case<'_>,
    _: &[Case<'_>],
    width: u32,
    has_attribute: bool,
) -> TokenStream {
    let (name, docs) = (case_name(item, case), case_docs(case));
    let (symbol, text) = case_texts(case);
    let value = value(case);
    let span = name.span();
    if has_attribute {
        let width = Literal::u32_unsuffixed(width);
        let class = Ident::new("EnumCase", span);
        return quote_spanned! { span=> #docs def #name : #class<#symbol, #value, #text, #width>; };
    }
    let int = Ident::new(&format!("I{width}"), span);
    let class = match width {
        32 | 64 => Ident::new(&format!("I{width}EnumAttrCase"), span),
        _ => {
            let class = Ident::new("IntEnumAttrCaseBase", span);
            return quote_spanned! { span=> #docs def #name : #class<#int, #symbol, #text, #value>; };
        }
    };
    quote_spanned! { span=> #docs def #name : #class<#symbol, #value, #text>; }
}

fn gen_bit_case(
    item: &DeriveInput,
    case: &Case<'_>,
    cases: &[Case<'_>],
    width: u32,
    has_attribute: bool,
) -> TokenStream {
    let (name, docs) = (case_name(item, case), case_docs(case));
    let (symbol, text) = case_texts(case);
    let span = name.span();
    let kind = if has_attribute { "" } else { "Attr" };
    let class = |which: &str| Ident::new(&format!("I{width}BitEnum{kind}Case{which}"), span);
    let is_bit = |case: &Case<'_>| case.value.count_ones() == 1;
    if case.value == 0 {
        let class = class("None");
        return quote_spanned! { span=> #docs def #name : #class<#symbol, #text>; };
    }
    if is_bit(case) {
        let class = class("Bit");
        let position = Literal::u32_unsuffixed(case.value.trailing_zeros());
        return quote_spanned! { span=> #docs def #name : #class<#symbol, #position, #text>; };
    }
    let members = cases
        .iter()
        .filter(|other| is_bit(other) && other.value & case.value != 0);
    let all = members.clone().fold(0, |all, member| all | member.value);
    if all == case.value {
        let members = members.map(|member| case_name(item, member));
        let group = if has_attribute {
            Ident::new("BitEnumCaseGroup", span)
        } else {
            class("Group")
        };
        return quote_spanned! { span=> #docs def #name : #group<#symbol, [#(#members),*], #text>; };
    }
    let (class, value) = (class(""), value(case));
    quote_spanned! { span=> #docs def #name : #class<#symbol, #value, #text>; }
}

fn gen_enum(item: &DeriveInput, options: &Options, cases: &[Case<'_>], width: u32) -> TokenStream {
    let name = options.bits.as_ref().unwrap_or(&item.ident);
    let span = name.span();
    let text = string(&name.to_string(), span);
    let docs = doc_text(&item.attrs);
    let first = docs.lines().next().unwrap_or_default().trim();
    let summary = options
        .summary
        .as_ref()
        .map_or_else(|| string(first, span), LitStr::token);
    let members = cases.iter().map(|case| case_name(item, case));
    let members = quote! { [#(#members),*] };
    let has_attribute = options.dialect.is_some();
    let description = options
        .description
        .as_ref()
        .map(|text| set("description", text));
    let separator = options
        .separator
        .as_ref()
        .map(|text| set("separator", text));
    let groups = set_flag("printBitEnumPrimaryGroups", &options.print_groups);
    let quoted = set_flag("printBitEnumQuoted", &options.print_quoted);
    let kind = if has_attribute { "" } else { "Attr" };
    let class = if options.bits.is_some() {
        let class = Ident::new(&format!("I{width}BitEnum{kind}"), span);
        quote! { #class<#text, #summary, #members> }
    } else if has_attribute {
        let (class, width) = (Ident::new("IntEnum", span), Literal::u32_unsuffixed(width));
        quote! { #class<#text, #summary, #members, #width> }
    } else {
        let (class, int) = (
            Ident::new("IntEnumAttr", span),
            Ident::new(&format!("I{width}"), span),
        );
        match width {
            32 | 64 => {
                let class = Ident::new(&format!("I{width}EnumAttr"), span);
                quote! { #class<#text, #summary, #members> }
            }
            _ => quote! { #class<#int, #text, #summary, #members> },
        }
    };
    quote! { def #name : #class { #description #separator #groups #quoted } }
}

/// The attribute around the enum.
fn gen_attribute(item: &DeriveInput, options: &Options, door: &Door<'_>) -> TokenStream {
    let of = options.bits.as_ref().unwrap_or(&item.ident);
    let name = options
        .attr
        .clone()
        .unwrap_or_else(|| Ident::new(&format!("{of}Attr"), of.span()));
    let (dialect, dialect_name) = door.dialect();
    let text = string(&name.to_string(), name.span());
    let mnemonic = options
        .mnemonic
        .as_ref()
        .map_or_else(|| string("", of.span()), LitStr::token);
    let format = options
        .assembly_format
        .as_ref()
        .map(|text| set("assemblyFormat", text));
    let docs = set_docs(
        &item.attrs,
        options.summary.as_ref(),
        options.description.as_ref(),
        item.ident.span(),
    );
    let class = Ident::new("EnumAttr", name.span());
    quote! {
        #dialect
        def #name : #class<#dialect_name, #of, #mnemonic> {
            let cppClassName = #text;
            let cppType = #text;
            #format
            #docs
        }
    }
}
