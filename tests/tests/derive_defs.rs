//! Types, attributes and enums that are Rust items with a derive.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`UPDATE_EXPECT=1` writes them"
)]

use std::sync::Arc;

use expect_test::{Expect, expect};
use ods_runtime::prelude::*;

ods! {
    #![import(self::size_td)]
    #![import(self::price_td)]

    def Shop_Dialect : Dialect { let name = "shop"; }

    def SellOp : Op<Shop_Dialect, "sell"> {
        let arguments = (ins Price:$price, SizeAttr:$size, OptionalAttr<Level>:$level);
        let assemblyFormat = "$price $size (`at` $level^)? attr-dict `:` type($price)";
    }
}

/// A price.
///
/// It is in some currency.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(
    dialect = ShopDialect,
    mnemonic = "price",
    assembly_format = "`<` struct(params) `>`",
    verify,
    export = price_td
)]
pub struct Price {
    /// What it is paid in.
    currency: String,
    #[param(default = 0)]
    cents: i64,
    #[param(optional)]
    of: Option<Type>,
}

impl VerifyParameters for Price {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.cents < 0 {
            return Err("a price is not negative".to_owned());
        }
        Ok(())
    }
}

/// A type without parameters.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = ShopDialect, mnemonic = "item", mnemonic_alias)]
pub struct Item;

/// How large something is.
#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[enum_attr(
    dialect = ShopDialect,
    mnemonic = "size",
    assembly_format = "`<` $value `>`",
    export = size_td,
    import = self::level_td
)]
pub enum Size {
    /// Fits everywhere.
    #[case("small")]
    Small,
    /// Does not.
    #[case("large")]
    Large = 5,
    /// Larger than that.
    Huge,
}

/// A level that is kept in an integer.
#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(export = level_td, width = 8)]
pub enum Level {
    /// The lower one.
    #[case("low")]
    Low = -1,
    /// The upper one.
    r#Move = 1,
}

/// What may be done.
#[derive(EnumAttr)]
#[enum_attr(dialect = ShopDialect, mnemonic = "access", bits = AccessSet, separator = ", ", print_groups)]
#[expect(dead_code, reason = "the set has the bits")]
enum Access {
    None = 0,
    #[case("read")]
    Read = 1,
    #[case("write")]
    Write = 1 << 1,
    #[case("exec")]
    Exec = 0x80,
    #[case("rw")]
    ReadWrite = 1 | 2,
}

/// Has parameters of all kinds.
#[derive(AttrDef, Clone, Debug)]
#[attr_def(
    dialect = ShopDialect,
    mnemonic = "all",
    assembly_format = "`<` $first (`[` $sizes^ `]`)? (`of` $ty^)? `,` $near `,` $range `,` $loop `,` $Named `>`",
    traits = [TypedAttrInterface],
    builders(AttrBuilder<(ins "i64":$only), [{ $_get(only, Vec::from([1]), None, Near(0), Range(1, 2), false, 1.5, Type::i32()) }]>)
)]
pub struct AllAttr {
    first: i64,
    #[param(default([$first, 2]))]
    sizes: Vec<i64>,
    #[param(optional)]
    ty: Option<Type>,
    #[param(comparator = is_near)]
    near: Near,
    #[param(parser = parse_range, printer = print_range)]
    range: Range,
    r#loop: bool,
    #[param(name = "Named")]
    named: f64,
    #[param(self_type)]
    behind: Type,
}

/// A number that is compared roughly.
#[derive(Clone, Debug)]
pub struct Near(i64);

fn is_near(left: &Near, right: &Near) -> bool {
    left.0 / 10 == right.0 / 10
}

impl FieldParser for Near {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        Ok(Self(p.parse_integer()?))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write_integer(self.0);
    }
}

/// Two numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Range(i64, i64);

fn parse_range(p: &mut AsmParser<'_>) -> Parsed<Range> {
    let low = p.parse_integer()?;
    p.parse_colon()?;
    Ok(Range(low, p.parse_integer()?))
}

fn print_range(p: &mut AsmPrinter<'_>, range: &Range) {
    p.write_integer(range.0);
    p.write(":");
    p.write_integer(range.1);
}

/// Takes its parameters from TableGen.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = ShopDialect, mnemonic = "kinds", assembly_format = "`<` params `>`")]
pub struct Kinds {
    #[param(kind(StringRefParameter<"the name", "\"none\"">))]
    name: String,
    #[param(kind(AnyInteger))]
    ty: ods_runtime::types::IntegerType,
}

/// Is written by hand.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = ShopDialect, mnemonic = "custom", custom_assembly_format, skip_accessors, skip_default_builders)]
pub struct Custom {
    low: i64,
}

impl CustomTypeAssembly for Custom {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let low = p.parse_integer()?;
        p.parse_greater()?;
        Ok(Self { low })
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.write_integer(self.low);
        p.write(">");
    }
}

/// Shadowed names do not affect the generated code.
mod hygiene {
    #![allow(dead_code, reason = "they are in the way")]

    struct Option;
    struct Result;
    struct Vec;
    struct String;
    struct Some;
    struct Ok;
    trait From {}
    trait Into {}
    trait Clone {}

    #[derive(ods_runtime::TypeDef, ::core::clone::Clone, PartialEq, Eq, Hash, Debug)]
    #[type_def(
        dialect = super::ShopDialect,
        mnemonic = "hygiene",
        assembly_format = "`<` $text `,` $list (`,` $more^)? `>`"
    )]
    pub(super) struct Hygiene {
        text: ::std::string::String,
        list: std::vec::Vec<i64>,
        #[param(optional)]
        more: ::core::option::Option<i64>,
    }

    #[derive(ods_runtime::EnumAttr, ::core::clone::Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[enum_attr(dialect = super::ShopDialect, mnemonic = "kind")]
    pub(super) enum Kind {
        Some,
        None,
        Ok,
    }
}

fn ir() -> Ir {
    let registry = DialectRegistry::new()
        .with::<ShopDialect>()
        .with_type::<Price>()
        .with_type::<Item>()
        .with_type::<Kinds>()
        .with_type::<Custom>()
        .with_type::<hygiene::Hygiene>()
        .with_attribute::<SizeAttr>()
        .with_attribute::<AccessSetAttr>()
        .with_attribute::<AllAttr>()
        .with_attribute::<hygiene::KindAttr>();
    Ir::with_registry(Arc::new(registry))
}

fn run(text: &str) -> String {
    let mut ir = ir();
    let parsed = parse_source(&mut ir, "t", text.as_bytes(), ParseOptions::default());
    match parsed.and_then(|module| verify(module, &ir).map(|()| module)) {
        Ok(module) => module.display(&ir).to_string(),
        Err(errors) => {
            let mut text = String::new();
            for error in errors {
                error.render(&ir, &mut text).expect("writing to a string");
            }
            text
        }
    }
}

/// The text of an attribute or a type, after a check that it reads back.
fn round_trip(text: &str) -> String {
    let ir = ir();
    let parsed = if text.starts_with('!') {
        ir.parse_type(text).map(Attribute::ty)
    } else {
        let config = ods_runtime::text::parser::ParserConfig {
            registry: ir.registry(),
            allow_unregistered_dialects: false,
        };
        ods_runtime::text::parser::parse_attribute(text.as_bytes(), config)
    };
    match parsed {
        Ok(attr) => attr.to_string(),
        Err(errors) => {
            let messages: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
            messages.join("\n")
        }
    }
}

#[track_caller]
fn check(text: &str, expected: &Expect) {
    let printed = round_trip(text);
    if printed.starts_with(['!', '#']) {
        assert_eq!(round_trip(&printed), printed);
    }
    expected.assert_eq(&printed);
}

#[test]
fn types_in_text() {
    check(
        r#"!shop.price<currency = "EUR">"#,
        &expect![[r#"!shop.price<currency = "EUR">"#]],
    );
    check(
        r#"!shop.price<of = i8, cents = 5, currency = "EUR">"#,
        &expect![[r#"!shop.price<currency = "EUR", cents = 5, of = i8>"#]],
    );
    check(
        r#"!shop.price<cents = -5, currency = "EUR">"#,
        &expect!["a price is not negative"],
    );
    check(
        r#"!shop.price<cents = 5>"#,
        &expect!["struct is missing required parameter: currency"],
    );
    check(
        r#"!shop.price<currency = EUR>"#,
        &expect![[r#"
        expected string
        failed to parse Price parameter 'currency' which is to be a `String`"#]],
    );
    check("!shop.item", &expect!["!shop.item"]);
    check(
        r#"!shop.kinds<"x", i8>"#,
        &expect![[r#"!shop.kinds<"x", i8>"#]],
    );
    check(
        r#"!shop.kinds<"x", f32>"#,
        &expect![[r#"
            invalid kind of type specified: expected builtin.integer, but found 'f32'
            failed to parse Kinds parameter 'ty' which is to be a `::ods_runtime::types::IntegerType`"#]],
    );
    check("!shop.custom<7>", &expect!["!shop.custom<7>"]);
    check(
        r#"!shop.hygiene<"a", 1, 2>"#,
        &expect![[r#"!shop.hygiene<"a", 1, 2>"#]],
    );
}

#[test]
fn attributes_in_text() {
    check("#shop.size<large>", &expect!["#shop.size<large>"]);
    check(
        "#shop.size<vast>",
        &expect![[r#"
        expected one of [small, large, Huge] for allowed i32 cases: 0, 5, 6, got: vast
        failed to parse SizeAttr parameter 'value' which is to be a `Size`"#]],
    );
    check(
        "#shop<access read, write, exec>",
        &expect!["#shop<access rw, exec>"],
    );
    check("#shop<access None>", &expect!["#shop<access None>"]);
    check("#shop<kind Some>", &expect!["#shop<kind Some>"]);
    check(
        "#shop<all<1[2, 3] of i8, 4, 5:6, true, 1.5>> : i8",
        &expect!["#shop.all<1[2, 3] of i8, 4, 5:6, true, 1.500000e+00> : i8"],
    );
    check(
        "#shop.all<1, 4, 5:6, true, 1.5>",
        &expect!["#shop.all<1, 4, 5:6, true, 1.500000e+00>"],
    );
    check(
        "#shop.all<1[1, 2], 4, 5:6, true, 1.5>",
        &expect!["#shop.all<1, 4, 5:6, true, 1.500000e+00>"],
    );
    check(
        "#shop.all<1[1, 2, 3], 4, 5, true, 1.5>",
        &expect![[r#"
            expected ':'
            failed to parse AllAttr parameter 'range' which is to be a `Range`"#]],
    );
}

#[test]
fn ops_use_what_is_derived() {
    let text = r#"
    %0 = "builtin.unrealized_conversion_cast"() : () -> !shop.price<currency = "EUR">
    shop.sell %0 <small> at low : <currency = "EUR">
    shop.sell %0 <Huge> at Move : <currency = "EUR">
    "#;
    expect![[r#"
        module {
          %0 = unrealized_conversion_cast to !shop.price<currency = "EUR">
          shop.sell %0 <small> at low : <currency = "EUR">
          shop.sell %0 <Huge> at Move : <currency = "EUR">
        }"#]]
    .assert_eq(&run(text));
    expect![[r#"
        t:1:24: error: custom op 'shop.sell' expected string or keyword containing one of the following enum values for attribute 'level' [low, Move]
        shop.sell %0 <Huge> at high : <currency = "EUR">
                               ^
    "#]].assert_eq(&run("shop.sell %0 <Huge> at high : <currency = \"EUR\">"));
}

#[test]
fn values_are_made_and_read() {
    let price = Price::get("EUR", 5, None);
    assert_eq!((price.currency().as_str(), price.cents()), ("EUR", 5));
    assert_eq!(price.of(), &None);
    let error = Price::get_checked(Location::UNKNOWN, String::from("EUR"), -5, None);
    assert_eq!(error.unwrap_err().message, "a price is not negative");
    assert_eq!(Price::MNEMONIC, "price");
    assert_eq!(Type::from(price.clone()).downcast::<Price>(), Some(&price));
    let all = |near| {
        AllAttr::get(
            1,
            [2, 3],
            None,
            Near(near),
            Range(1, 2),
            true,
            f64::NAN,
            Type::i32(),
        )
    };
    assert_eq!(all(11), all(19));
    assert_ne!(all(11), all(21));
    assert_eq!(AllAttr::get_with_only(3).first(), 3);
    assert_eq!(Attribute::from(all(1)).value_type(), Some(Type::i32()));
}

#[test]
fn enums_have_the_functions_of_ods() {
    assert_eq!(Size::symbolize("large"), Some(Size::Large));
    assert_eq!(Size::try_from(6), Ok(Size::Huge));
    assert_eq!("small".parse(), Ok(Size::Small));
    assert_eq!((Size::MAX, Size::Huge.to_string()), (6, "Huge".to_owned()));
    assert_eq!(SizeAttr::get(Size::Small).value(), Size::Small);
    assert_eq!(Level::Low.to_bits(), 255);
    assert_eq!(Level::from_bits(255), Some(Level::Low));
    let all = AccessSet::Read | AccessSet::Write | AccessSet::Exec;
    assert_eq!(all.stringify(), "rw, exec");
    assert_eq!(AccessSet::ReadWrite.bits(), 3);
    assert_eq!(AccessSet::symbolize("None"), Some(AccessSet::empty()));
}

/// An attribute with a rate.
#[attr_interface]
pub trait Rated {
    /// In hundredths.
    fn rate(&self) -> i64;
}

/// A tax, asked for its rate through the interface.
#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(
    dialect = ShopDialect,
    mnemonic = "tax",
    assembly_format = "`<` $hundredths `>`",
    interfaces = [Rated]
)]
pub struct TaxAttr {
    hundredths: i64,
}

impl Rated for TaxAttr {
    fn rate(&self) -> i64 {
        self.hundredths
    }
}

#[test]
fn an_attribute_is_asked_through_its_interface() {
    let tax = TaxAttr::get(19);
    let attribute = Attribute::from(tax);
    let ir = Ir::new();
    let rated = attribute.interface::<dyn Rated>(&ir);
    assert_eq!(rated.map(DynRated::rate), Some(19));
    assert!(Attribute::unit().interface::<dyn Rated>(&ir).is_none());
}
