//! Types and attributes of a dialect in its ops.

use std::sync::Arc;

use expect_test::{Expect, expect};
use ods_runtime::prelude::*;

ods! {
    def Shop_Dialect : Dialect { let name = "shop"; }

    def Price : TypeDef<Shop_Dialect, "Price"> {
        let summary = "a price";
        let mnemonic = "price";
        let parameters = (ins StringRefParameter<>:$currency);
        let assemblyFormat = "`<` $currency `>`";
    }

    def Item : TypeDef<Shop_Dialect, "Item"> { let mnemonic = "item"; }

    def Tag : AttrDef<Shop_Dialect, "Tag"> {
        let summary = "a tag";
        let mnemonic = "tag";
        let parameters = (ins "i64":$number);
        let assemblyFormat = "`<` $number `>`";
    }

    def Small : I32EnumCase<"Small", 0, "small">;
    def Large : I32EnumCase<"Large", 1, "large">;
    def Size : I32Enum<"Size", "a size", [Small, Large]>;
    def SizeAttr : EnumAttr<Shop_Dialect, Size, "size">;

    def SellOp : Op<Shop_Dialect, "sell"> {
        let arguments = (ins Item:$item, Variadic<Price>:$prices, Tag:$tag, OptionalAttr<Tag>:$other,
                             SizeAttr:$size, DefaultValuedAttr<SizeAttr, "Size::Large">:$max);
        let results = (outs Price:$total);
        let assemblyFormat = "$item `for` $prices `tagged` $tag (`or` $other^)? $size (`max` $max^)? attr-dict `:` type($prices) `->` type($total)";
    }

    def QuoteOp : Op<Shop_Dialect, "quote"> {
        let results = (outs Price:$price);
        let assemblyFormat = "attr-dict `:` type($price)";
    }

    def FindOp : Op<Shop_Dialect, "find"> {
        let arguments = (ins EnumProp<Size>:$size, NamedEnumProp<Size, "max">:$max);
        let results = (outs Item:$item);
        let assemblyFormat = "$size $max attr-dict";
    }

    def OwnSize : EnumPropWithAttrForm<Size, SizeAttr> { let storeInCustomAttribute = 1; }

    def PackOp : Op<Shop_Dialect, "pack"> {
        let arguments = (ins
            EnumPropWithAttrForm<Size, SizeAttr>:$size,
            OwnSize:$own,
            NamedEnumPropWithAttrForm<Size, "max", SizeAttr>:$max
        );
        let assemblyFormat = "$size $own $max attr-dict";
    }
}

fn ir() -> Ir {
    Ir::with_registry(Arc::new(DialectRegistry::new().with::<ShopDialect>()))
}

fn run(text: &str, is_generic: bool) -> String {
    let mut ir = ir();
    let parsed = parse_source(&mut ir, "t", text.as_bytes(), ParseOptions::default());
    match parsed.and_then(|module| verify(module, &ir).map(|()| module)) {
        Ok(module) if is_generic => module.display_generic(&ir).to_string(),
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

#[track_caller]
fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&run(text, false));
}

const PROGRAM: &str = r#"
%item = shop.find small max<large>
%0 = shop.quote : <"EUR">
%1 = shop.sell %item for %0, %0 tagged <5> small : !shop.price<"EUR">, !shop.price<"EUR"> -> !shop.price<"USD">
%2 = shop.sell %item for %1 tagged #shop.tag<6> or #shop.tag<7> large max small : !shop.price<"USD"> -> <"">
"#;

#[test]
fn programs_round_trip() {
    let custom = run(PROGRAM, false);
    expect![[r#"
        module {
          %0 = shop.find small max<large>
          %1 = shop.quote : <"EUR">
          %2 = shop.sell %0 for %1, %1 tagged <5>  small : !shop.price<"EUR">, !shop.price<"EUR"> -> <"USD">
          %3 = shop.sell %0 for %2 tagged <6> or <7>  large max  small : !shop.price<"USD"> -> <"">
        }"#]].assert_eq(&custom);
    assert_eq!(run(&custom, false), custom);
    let generic = run(PROGRAM, true);
    expect![[r#"
        "builtin.module"() ({
          %0 = "shop.find"() <{max = 1 : i32, size = 0 : i32}> : () -> !shop.item
          %1 = "shop.quote"() : () -> !shop.price<"EUR">
          %2 = "shop.sell"(%0, %1, %1) <{max = #shop<size large>, size = #shop<size small>, tag = #shop.tag<5>}> : (!shop.item, !shop.price<"EUR">, !shop.price<"EUR">) -> !shop.price<"USD">
          %3 = "shop.sell"(%0, %2) <{max = #shop<size small>, other = #shop.tag<7>, size = #shop<size large>, tag = #shop.tag<6>}> : (!shop.item, !shop.price<"USD">) -> !shop.price<"">
        }) : () -> ()"#]].assert_eq(&generic);
    assert_eq!(run(&generic, false), custom);
}

#[test]
fn constraints_of_ops() {
    check(
        "%0 = shop.find small max<large>\n%1 = \"shop.sell\"(%0, %0) <{tag = #shop.tag<1>, size = #shop<size small>}> : (!shop.item, !shop.item) -> !shop.price<\"\">",
        &expect![[r#"
            t:2:6: error: 'shop.sell' op operand #1 must be variadic of a price, but got '!shop.item'
            %1 = "shop.sell"(%0, %0) <{tag = #shop.tag<1>, size = #shop<size small>}> : (!shop.item, !shop.item) -> !shop.price<"">
                 ^
        "#]],
    );
    check(
        "%0 = shop.find small max<large>\n%1 = \"shop.sell\"(%0) <{tag = 1, size = #shop<size small>}> : (!shop.item) -> !shop.price<\"\">",
        &expect![[r#"
            t:2:6: error: invalid properties {size = #shop<size small>, tag = 1 : i64} for op shop.sell: Invalid attribute `tag` in property conversion: 1 : i64
            %1 = "shop.sell"(%0) <{tag = 1, size = #shop<size small>}> : (!shop.item) -> !shop.price<"">
                 ^
        "#]],
    );
    check(
        "%0 = shop.find small max<large>\n%1 = \"shop.sell\"(%0) {tag = #shop<size small>, size = #shop<size small>} : (!shop.item) -> !shop.price<\"\">",
        &expect![[r#"
            t:2:6: error: 'shop.sell' op attribute 'tag' failed to satisfy constraint: a tag
            %1 = "shop.sell"(%0) {tag = #shop<size small>, size = #shop<size small>} : (!shop.item) -> !shop.price<"">
                 ^
        "#]],
    );
    check(
        "%0 = shop.find tiny max<large>",
        &expect![[r#"
        t:1:16: error: custom op 'shop.find' expected one of [small, large] for a size, got: tiny
        %0 = shop.find tiny max<large>
                       ^
        t:1:16: error: custom op 'shop.find' invalid value for property size, expected a size
        %0 = shop.find tiny max<large>
                       ^
    "#]],
    );
    check(
        "%0 = shop.find small max<huge>",
        &expect![[r#"
        t:1:26: error: custom op 'shop.find' expected one of [small, large] for a size, got: huge
        %0 = shop.find small max<huge>
                                 ^
        t:1:22: error: custom op 'shop.find' invalid value for property max, expected a size
        %0 = shop.find small max<huge>
                             ^
    "#]],
    );
    check(
        "%0 = shop.find small max<large>\n%1 = shop.sell %0 for tagged <x> small : -> <\"\">",
        &expect![[r#"
            t:2:31: error: custom op 'shop.sell' expected integer value
            %1 = shop.sell %0 for tagged <x> small : -> <"">
                                          ^
            t:2:31: error: custom op 'shop.sell' failed to parse Tag parameter 'number' which is to be a `i64`
            %1 = shop.sell %0 for tagged <x> small : -> <"">
                                          ^
        "#]],
    );
}

#[test]
fn properties_are_read_of_both_forms_of_an_enum() {
    let program = "shop.pack small large max<small>";
    expect![[r#"
        "builtin.module"() ({
          "shop.pack"() <{max = 0 : i32, own = #shop<size large>, size = 0 : i32}> : () -> ()
        }) : () -> ()"#]]
    .assert_eq(&run(program, true));
    check(
        "\"shop.pack\"() <{size = #shop<size large>, own = 1 : i32, max = #shop<size large>}> : () -> ()",
        &expect![[r#"
            module {
              shop.pack large large max<large>
            }"#]],
    );
    check(
        "\"shop.pack\"() <{size = \"x\", own = 1 : i32, max = 1 : i32}> : () -> ()",
        &expect![[r#"
            t:1:1: error: invalid properties {max = 1 : i32, own = 1 : i32, size = "x"} for op shop.pack: expected SizeAttr or IntegerAttr storage for Size
            "shop.pack"() <{size = "x", own = 1 : i32, max = 1 : i32}> : () -> ()
            ^
        "#]],
    );
    check(
        "\"shop.pack\"() <{size = #shop.tag<1>, own = 1 : i32, max = 1 : i32}> : () -> ()",
        &expect![[r#"
            t:1:1: error: invalid properties {max = 1 : i32, own = 1 : i32, size = #shop.tag<1>} for op shop.pack: expected SizeAttr or IntegerAttr storage for Size
            "shop.pack"() <{size = #shop.tag<1>, own = 1 : i32, max = 1 : i32}> : () -> ()
            ^
        "#]],
    );
    let mut ir = ir();
    let mut b = ir.builder();
    let pack = PackOp::build(
        &mut b,
        Location::UNKNOWN,
        Size::Small,
        Size::Large,
        Size::Large,
    );
    assert_eq!((pack.size(&ir), pack.own(&ir)), (Size::Small, Size::Large));
}

#[test]
fn arguments_are_rust_values() {
    let mut ir = ir();
    let mut b = ir.builder();
    let item = FindOp::build(&mut b, Location::UNKNOWN, Size::Small, Size::Large);
    let item = item.item(&b);
    let euro = Type::from(PriceType::get("EUR"));
    let sell = SellOp::build(
        &mut b,
        Location::UNKNOWN,
        euro.clone(),
        item,
        &[],
        TagAttr::get(5),
        None,
        Size::Small,
        None,
    );
    assert_eq!(sell.tag(&ir).number(), 5);
    assert_eq!(sell.size(&ir), Size::Small);
    assert_eq!(sell.max(&ir), Size::Large);
    assert_eq!(sell.total(&ir).ty(&ir), &euro);
    sell.set(&mut ir, SellOp::OTHER, TagAttr::get(6));
    assert_eq!(sell.other(&ir).map(TagAttr::number), Some(6));
    sell.set(&mut ir, SellOp::MAX, Size::Small);
    assert_eq!(sell.max(&ir), Size::Small);
    verify(sell.operation(), &ir).expect("it is valid");
}
