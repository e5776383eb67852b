//! Types and attributes of dialects: objects of registered ones with their own
//! text, and what happens without registration.

use expect_test::{Expect, expect};
use ods_runtime::attributes::{Attribute, AttributeObject, DialectAttribute};
use ods_runtime::location::{LocationKind, SourceFiles};
use ods_runtime::registry::{Dialect, DialectInfo, DialectRegistry};
use ods_runtime::text::lexer::TokenKind;
use ods_runtime::text::parser::{self, AsmParser, Parsed, ParserConfig};
use ods_runtime::text::printer::{AsmPrinter, PrintFlags};
use ods_runtime::types::{
    DialectType, MemRefType, SubElement, TensorType, Type, TypeObject, VectorType,
};
use std::any::Any;
use std::hash::{Hash, Hasher};

/// `!shop.shelf<TYPE>` and `!shop.item`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum ShopType {
    Shelf(Type),
    Item,
}

impl TypeObject for ShopType {
    fn dialect(&self) -> &'static str {
        "shop"
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        match self {
            Self::Item => p.write("item"),
            Self::Shelf(ty) => {
                p.write("shelf<");
                p.print_type(ty);
                p.write(">");
            }
        }
    }

    fn dyn_eq(&self, other: &dyn TypeObject) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if let Self::Shelf(ty) = self {
            visit(SubElement::Type(ty));
        }
    }

    fn is_vector_element(&self) -> bool {
        *self == Self::Item
    }

    fn alias(&self) -> Option<String> {
        matches!(self, Self::Shelf(_)).then(|| "shelf 2".into())
    }
}

/// `#shop<price 5 of TYPE>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Price {
    value: i64,
    ty: Type,
}

impl AttributeObject for Price {
    fn dialect(&self) -> &'static str {
        "shop"
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("price ");
        p.write_integer(self.value);
        p.write(" of ");
        p.print_type(&self.ty);
    }

    fn dyn_eq(&self, other: &dyn AttributeObject) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.ty));
    }
}

fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
    let offset = p.offset();
    match p.parse_any_keyword()? {
        "item" => Ok(Type::dialect(ShopType::Item)),
        "shelf" => {
            p.parse_less()?;
            let ty = p.parse_type()?;
            p.parse_greater()?;
            DialectType::try_new(ShopType::Shelf(ty))
                .map(Type::from)
                .map_err(|error| p.emit_error(offset, error.to_string()))
        }
        other => Err(p.emit_error(offset, format!("unknown shop type `{other}`"))),
    }
}

fn parse_attribute(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Attribute> {
    p.parse_keyword("price")?;
    let value = p.parse_integer()?;
    p.parse_keyword_with_context("of", " before what it costs")?;
    let ty = p.parse_type()?;
    Ok(DialectAttribute::new(Price { value, ty }).into())
}

struct Shop;

impl Dialect for Shop {
    const INFO: &'static DialectInfo = &DialectInfo::new("shop")
        .parse_type(parse_type)
        .parse_attribute(parse_attribute);
}

/// A dialect without types and attributes.
struct Bare;

impl Dialect for Bare {
    const INFO: &'static DialectInfo = &DialectInfo::new("bare");
}

#[track_caller]
fn check(text: &str, expected: &Expect) {
    let registry = DialectRegistry::new().with::<Shop>().with::<Bare>();
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: false,
    };
    let shown = match parser::parse_attribute(text.as_bytes(), config) {
        Ok(attribute) => {
            let printed = attribute.to_string();
            let again = parser::parse_attribute(printed.as_bytes(), config);
            assert_eq!(again.as_ref(), Ok(&attribute));
            printed
        }
        Err(errors) => {
            let LocationKind::Source { offset, .. } = errors[0].location.kind() else {
                panic!("an error of the parser has a place");
            };
            format!("{offset}: {}", errors[0].message)
        }
    };
    expected.assert_eq(&shown);
}

#[test]
fn objects_print_behind_the_dot_or_in_brackets() {
    check("!shop.item", &expect!["!shop.item"]);
    check("!shop<item>", &expect!["!shop.item"]);
    check("!shop.shelf<i32>", &expect!["!shop.shelf<i32>"]);
    check("!shop<shelf< i32 >>", &expect!["!shop.shelf<i32>"]);
    check(
        "!shop.shelf<() -> !shop.item>",
        &expect!["!shop.shelf<() -> !shop.item>"],
    );
    check("#shop<price 5 of i32>", &expect!["#shop<price 5 of i32>"]);
    check(
        "[#shop<price -1 of !shop.item>]",
        &expect!["[#shop<price -1 of !shop.item>]"],
    );
    check("vector<4x!shop.item>", &expect!["vector<4x!shop.item>"]);
    check(
        "tensor<4x!shop.shelf<i1>>",
        &expect!["tensor<4x!shop.shelf<i1>>"],
    );
    check(
        "memref<4xi32, #shop<price 1 of i8>>",
        &expect!["memref<4xi32, #shop<price 1 of i8>>"],
    );
}

#[test]
fn errors_stand_inside_the_body() {
    check("!shop.box", &expect!["6: unknown shop type `box`"]);
    check(
        "!shop.shelf<foo>",
        &expect!["12: expected non-function type"],
    );
    check("[!shop.shelf]", &expect!["12: expected '<'"]);
    check(
        "#shop<price x of i32>",
        &expect!["12: expected integer value"],
    );
    check(
        "#shop<price 1 for i32>",
        &expect!["14: expected 'of' before what it costs"],
    );
    check("#shop<cost 1>", &expect!["6: expected 'price'"]);
    check(
        "!shop.shelf<i32",
        &expect!["11: unbalanced '<' character in pretty dialect name"],
    );
    check(
        "vector<4x!shop.shelf<i1>>",
        &expect!["0: failed to verify 'elementType': VectorElementTypeInterface instance"],
    );
    check(
        "memref<4x!shop.item>",
        &expect!["9: invalid memref element type"],
    );
    check(
        "#shop<price 1 of i8> : i8",
        &expect!["#shop<price 1 of i8>"],
    );
}

#[test]
fn dialects_without_hooks_and_unknown_ones() {
    check(
        "!bare.x",
        &expect!["6: dialect 'bare' provides no type parsing hook"],
    );
    check(
        "#bare<x>",
        &expect!["6: dialect 'bare' provides no attribute parsing hook"],
    );
    check(
        "!other.x<y>",
        &expect![[r#"
        7: `!"other"<"x<y>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"#]],
    );
    check(
        "#other<x> : i32",
        &expect![[r#"
        0: #"other"<"x"> : 'i32' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"#]],
    );
}

#[test]
fn objects_are_values() {
    let shelf = |ty| Type::dialect(ShopType::Shelf(ty));
    assert_eq!(shelf(Type::i32()), shelf(Type::i32()));
    assert_ne!(shelf(Type::i32()), shelf(Type::i64()));
    assert!(shelf(Type::i32()).is::<ShopType>());
    let item = Type::dialect(ShopType::Item);
    assert_eq!(item.downcast::<ShopType>(), Some(&ShopType::Item));
    assert_eq!(VectorType::new([2], item.clone()).element_type(), &item);
    assert_eq!(
        TensorType::new([2], item).to_string(),
        "tensor<2x!shop.item>"
    );
    assert!(!MemRefType::is_valid_element_type(&shelf(Type::i32())));
}

#[test]
fn objects_may_have_aliases() {
    let registry = DialectRegistry::new().with::<Shop>();
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: false,
    };
    let text = "[!shop.shelf<!shop.shelf<i32>>, #shop<price 1 of !shop.shelf<i8>>]";
    let attribute = parser::parse_attribute(text.as_bytes(), config).unwrap();
    let mut collector = AsmPrinter::collecting_aliases(PrintFlags::default());
    collector.print_attribute(&attribute);
    let aliases = collector.into_aliases();
    let mut printer = AsmPrinter::default();
    printer.set_aliases(Some(&aliases));
    printer.print_alias_definitions(false);
    printer.print_attribute(&attribute);
    let printed = printer.into_string();
    expect![[r"
        !shelf_2_ = !shop.shelf<i32>
        !shelf_2_1 = !shop.shelf<i8>
        !shelf_2_2 = !shop.shelf<!shelf_2_>
        [!shelf_2_2, #shop<price 1 of !shelf_2_1>]"]]
    .assert_eq(&printed);
    let file = SourceFiles::default().add("aliases", printed.as_bytes(), 0);
    let mut parser = AsmParser::new(printed.as_bytes(), file, config);
    while parser.at(TokenKind::ExclamationIdentifier) {
        parser.parse_type_alias_definition().unwrap();
    }
    assert_eq!(parser.parse_attribute(None), Ok(attribute));
}
