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

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::ext::IdentExt as _;
use syn::{DeriveInput, LitStr, Variant};

use super::args::{
    ExportName, Flag, Name, Number, RustPath, RustPaths, Text, doc_lines, is_listed, value,
};
use super::door::{DefItem, DerivedStruct, Item, Shared};
use super::items::{keyword, metas, reject_generics};
use super::keys::{Keys as _, keys, read_keys};
use super::mistakes::{Mistakes, ends};
use super::write::doc_text;
use crate::rust_tokens::{Pieces, pieces};

keys! {
    /// `#[enum_attr(…)]`
    struct EnumArgs {
        dialect: Option<RustPath>,
        mnemonic: Option<Text>,
        /// The name of the attribute; else that of the enum and `Attr`.
        attr: Option<Name>,
        assembly_format: Option<Text>,
        width: Option<Number>,
        /// The name of the set whose bits the variants are.
        bits: Option<Name>,
        #[set(separator)] separator: Option<Text>,
        #[set(printBitEnumPrimaryGroups)] print_groups: Option<Flag>,
        #[set(printBitEnumQuoted)] print_quoted: Option<Flag>,
        summary: Option<Text>,
        #[set(description)] description: Option<Text>,
        unlisted: Option<Flag>,
        krate: Option<RustPath>,
        import: Vec<RustPaths>,
        export: Option<ExportName>,
    }
}

/// A variant as a case.
struct Case<'i> {
    variant: &'i Variant,
    text: Option<LitStr>,
    value: i128,
}

/// Reads the enum.
pub(super) fn read(input: &DeriveInput) -> DerivedStruct {
    let mut mistakes = Mistakes::default();
    reject_generics(input, &mut mistakes);
    let metas = metas(&input.attrs, "enum_attr", &mut mistakes);
    let mut args: EnumArgs = read_keys(&metas, "enum_attr", &mut mistakes);
    let cases = cases(input, &mut mistakes);
    check_width(&mut args, &mut mistakes);
    check_attribute(input, &args, &mut mistakes);
    check_bits(input, &mut args, &cases, &mut mistakes);
    let mut definition = Pieces::default();
    let writer = Writer {
        input,
        width: args.width.as_ref().map_or(32, |Number(width, _)| *width),
        cases: &cases,
        args: &args,
    };
    for case in &cases {
        writer.write_case(case, &mut definition);
    }
    writer.write_enum(&mut definition);
    if args.dialect.is_some() {
        writer.write_attribute(&mut definition);
    }
    let item = Item::Def(DefItem {
        name: input.ident.clone(),
        dialect: args.dialect.map(|RustPath(path)| path),
        is_listed: is_listed(args.unlisted),
        is_generic: !input.generics.params.is_empty(),
        kind: None,
    });
    let shared = Shared {
        imports: &args.import,
        krate: args.krate.as_ref(),
        export: args.export.map(|ExportName(export)| export),
    };
    DerivedStruct::new(input, mistakes, shared, definition, item)
}

/// Rejects a width that no integer type has; the enum then has 32 bits.
fn check_width(args: &mut EnumArgs, mistakes: &mut Mistakes) {
    let is_wrong = |width: &mut Number| !matches!(width.0, 8 | 16 | 32 | 64);
    if let Some(Number(width, span)) = args.width.take_if(is_wrong) {
        let message = format!("an enum has 8, 16, 32 or 64 bits, not {width}");
        mistakes.add_at((span, span), message);
    }
}

/// An enum with a dialect has an attribute of its own, with a mnemonic.
fn check_attribute(item: &DeriveInput, args: &EnumArgs, mistakes: &mut Mistakes) {
    match (&args.dialect, &args.mnemonic) {
        (Some(RustPath(dialect)), None) => {
            mistakes
                .add(
                    dialect,
                    format!("the attribute of `{}` has no mnemonic", item.ident),
                )
                .help("add `mnemonic = \"…\"`; without a dialect the enum is kept in an integer");
        }
        (None, Some(Text(mnemonic))) => {
            mistakes
                .add(
                    mnemonic,
                    format!("the attribute of `{}` has no dialect", item.ident),
                )
                .help("add `dialect = …`");
        }
        _ => {}
    }
    if args.dialect.is_none() {
        let attr = args.attr.as_ref().map(|Name(name)| name.span());
        let format = args.assembly_format.as_ref();
        let format = format.map(|Text(format)| format.span());
        for span in attr.into_iter().chain(format) {
            let message = "an enum without a dialect cannot have an attribute of its own";
            mistakes.add_at((span, span), message);
        }
    }
}

/// Rules of `bits` and the keys about text; keys that break one are ignored.
fn check_bits(
    item: &DeriveInput,
    args: &mut EnumArgs,
    cases: &[Case<'_>],
    mistakes: &mut Mistakes,
) {
    let Some(Name(bits)) = &args.bits else {
        let separator = args.separator.take();
        let separator = separator.map(|Text(separator)| separator.span());
        let flags = [args.print_groups.take(), args.print_quoted.take()];
        let flags = flags.into_iter().flatten().map(|Flag(_, span)| span);
        for span in separator.into_iter().chain(flags) {
            mistakes
                .add_at(
                    (span, span),
                    "only a set of bits is printed with a separator",
                )
                .help("`bits = Name` defines one");
        }
        return;
    };
    let is_wrong = |text: &mut Text| !value(&text.0).contains(['|', ',']);
    if let Some(Text(separator)) = args.separator.take_if(is_wrong) {
        mistakes.add(
            &separator,
            "separator must contain '|' or ',' for parameter parsing",
        );
    }
    let is_same = bits.unraw() == item.ident.unraw();
    if is_same {
        mistakes.add(
            bits,
            "the set of bits and the enum of its bits must have different names",
        );
    }
    for case in cases.iter().filter(|case| case.value < 0) {
        mistakes.add(
            &case.variant.ident,
            "the value of a case in a set of bits cannot be negative",
        );
    }
    if is_same {
        args.bits = None;
    }
}

/// The variants, each without fields, and their values.
fn cases<'i>(item: &'i DeriveInput, mistakes: &mut Mistakes) -> Vec<Case<'i>> {
    let syn::Data::Enum(data) = &item.data else {
        mistakes.add(
            &keyword(&item.data),
            format!("`{}` is not an enum", item.ident),
        );
        return Vec::new();
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
        mistakes.add(again, "the text of a case is given more than once");
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

impl Case<'_> {
    /// The name of the variant, which may be a keyword.
    fn symbol(&self) -> String {
        self.variant.ident.unraw().to_string()
    }

    fn span(&self) -> Span {
        self.variant.ident.span()
    }

    /// `, "text"`
    fn write_text(&self, out: &mut Pieces) {
        out.text(",", self.span());
        match &self.text {
            Some(text) => out.string(&text.value(), text.span()),
            None => out.string(&self.symbol(), self.span()),
        }
    }

    /// `, value`, as TableGen's integer of 64 bits.
    fn write_value(&self, out: &mut Pieces) {
        let value = i64::try_from(self.value)
            .or_else(|_| u64::try_from(self.value).map(u64::cast_signed))
            .unwrap_or_default();
        let expression = self.variant.discriminant.as_ref();
        let span = expression.map_or(self.span(), |(_, expression)| ends(expression).0);
        out.text(",", self.span());
        out.int(value, span);
    }

    fn is_bit(&self) -> bool {
        self.value.count_ones() == 1
    }
}

/// Writes the definitions of an enum.
struct Writer<'a> {
    input: &'a DeriveInput,
    args: &'a EnumArgs,
    cases: &'a [Case<'a>],
    width: u32,
}

impl Writer<'_> {
    /// The classes of an enum in an integer have `Attr` in their names.
    fn kind(&self) -> &'static str {
        match self.args.dialect {
            Some(_) => "",
            None => "Attr",
        }
    }

    /// The name of the definition of a case.
    fn case_name(&self, case: &Case<'_>) -> Ident {
        let (item, variant) = (&self.input.ident, &case.variant.ident);
        format_ident!("__{}_{}", item, variant, span = case.span())
    }

    /// `[case, …]`
    fn write_cases<'c>(&self, cases: impl Iterator<Item = &'c Case<'c>>, out: &mut Pieces) {
        let here = Span::call_site();
        out.text("[", here);
        for (number, case) in cases.enumerate() {
            out.text(if number == 0 { "" } else { "," }, here);
            out.ident(self.case_name(case));
        }
        out.text("]", here);
    }

    /// `def __Size_Small : Class<…>;`
    fn write_case(&self, case: &Case<'_>, out: &mut Pieces) {
        let span = case.span();
        let docs = doc_text(&case.variant.attrs);
        if !docs.is_empty() {
            out.doc(docs);
        }
        pieces!(out, span => "def" [ident self.case_name(case)] ":");
        match self.args.bits {
            Some(_) => self.write_bit_class(case, out),
            None => self.write_value_class(case, out),
        }
        out.text(">;", span);
    }

    fn write_value_class(&self, case: &Case<'_>, out: &mut Pieces) {
        let (span, symbol) = (case.span(), case.symbol());
        if self.args.dialect.is_some() {
            pieces!(out, span => "EnumCase<" [string &symbol, span]);
            case.write_value(out);
            case.write_text(out);
            pieces!(out, span => "," [int self.width.into(), span]);
        } else {
            let int = format!("I{}", self.width);
            pieces!(out, span => "IntEnumAttrCaseBase<" [name &int, span] "," [string &symbol, span]);
            case.write_text(out);
            case.write_value(out);
        }
    }

    fn write_bit_class(&self, case: &Case<'_>, out: &mut Pieces) {
        let (span, kind) = (case.span(), self.kind());
        let start = |which: &str, out: &mut Pieces| {
            let class = match (which, kind) {
                ("Group", "") => "BitEnumCaseGroup".to_owned(),
                _ => format!("I{}BitEnum{kind}Case{which}", self.width),
            };
            pieces!(out, span => [name &class, span] "<" [string &case.symbol(), span]);
        };
        let members = self.cases.iter();
        let members = members.filter(|other| other.is_bit() && other.value & case.value != 0);
        let all = members.clone().fold(0, |all, member| all | member.value);
        if case.value == 0 {
            start("None", out);
        } else if case.is_bit() {
            start("Bit", out);
            pieces!(out, span => "," [int case.value.trailing_zeros().into(), span]);
        } else if all == case.value {
            start("Group", out);
            out.text(",", span);
            self.write_cases(members, out);
        } else {
            start("", out);
            case.write_value(out);
        }
        case.write_text(out);
    }

    /// The name of the enum: that of the set, if the variants are its bits.
    fn name(&self) -> &Ident {
        let bits = self.args.bits.as_ref();
        bits.map_or(&self.input.ident, |Name(name)| name)
    }

    /// `def Size : Class<"Size", "summary", [cases]> { … }`
    fn write_enum(&self, out: &mut Pieces) {
        let (here, name, width) = (Span::call_site(), self.name(), self.width);
        let (span, kind) = (name.span(), self.kind());
        let class = match (&self.args.bits, &self.args.dialect) {
            (Some(_), _) => format!("I{width}BitEnum{kind}"),
            (None, None) => "IntEnumAttr".to_owned(),
            (None, Some(_)) => "IntEnum".to_owned(),
        };
        self.write_docs(out);
        pieces!(out, here => "def" [ident name.clone()] ":" [name &class, span] "<");
        if class == "IntEnumAttr" {
            pieces!(out, here => [name &format!("I{width}"), span] ",");
        }
        pieces!(out, here => [string &name.unraw().to_string(), span] ",");
        match &self.args.summary {
            Some(Text(summary)) => out.string(&value(summary), summary.span()),
            None => out.string("", span),
        }
        out.text(",", here);
        self.write_cases(self.cases.iter(), out);
        if class == "IntEnum" {
            pieces!(out, here => "," [int width.into(), span]);
        }
        out.text("> {", here);
        if name.unraw() != *name {
            out.set_string("cppType", &name.to_string(), span);
        }
        self.args.set_fields(out);
        out.text("}", here);
    }

    /// `def SizeAttr : EnumAttr<Dialect, Size, "size"> { … }`
    fn write_attribute(&self, out: &mut Pieces) {
        let (here, of, args) = (Span::call_site(), self.name(), self.args);
        let name = match &args.attr {
            Some(Name(name)) => name.clone(),
            None => format_ident!("{}Attr", of),
        };
        self.write_docs(out);
        pieces!(out, here =>
            "def" [ident name.clone()] ":" [name "EnumAttr", name.span()]
            "<__DerivedDialect," [ident of.clone()] ","
        );
        match &args.mnemonic {
            Some(Text(mnemonic)) => out.string(&value(mnemonic), mnemonic.span()),
            None => out.string("", of.span()),
        }
        out.text("> {", here);
        out.set_string("cppClassName", &name.to_string(), name.span());
        out.set_string("cppType", &name.to_string(), name.span());
        out.set_value("assemblyFormat", args.assembly_format.as_ref());
        out.set_value("summary", args.summary.as_ref());
        out.set_value("description", args.description.as_ref());
        out.text("}", here);
    }

    /// Documents the next definition as the enum is.
    fn write_docs(&self, out: &mut Pieces) {
        if let Some(docs) = doc_lines(&self.input.attrs) {
            out.doc(docs);
        }
    }
}
