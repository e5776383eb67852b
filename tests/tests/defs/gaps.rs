//! Definitions that other modules import, and rarely used features: optional types and
//! attributes, functions of enums under other names, deprecated definitions.

use expect_test::expect;
use ods_runtime::prelude::*;

/// A dialect whose items are in the scope of the macro.
mod base {
    use ods_runtime::prelude::*;

    ods! {
        #![export(base_td in crate::gaps::base)]

        def Base : Dialect { let name = "base"; }

        def Unit : TypeDef<Base, "Unit"> {
            let mnemonic = "unit";
            let parameters = (ins "i64":$number);
            let assemblyFormat = "`<` $number `>`";
        }

        def Label : AttrDef<Base, "Label"> {
            let mnemonic = "label";
            let parameters = (ins StringRefParameter<>:$text);
            let assemblyFormat = "`<` $text `>`";
        }

        def Tone : I32Enum<"Tone", "a tone", [I32EnumCase<"Low", 0, "low">, I32EnumCase<"High", 1, "high">]>;
        def ToneAttr : EnumAttr<Base, Tone, "tone"> { let assemblyFormat = "`<` $value `>`"; }
    }
}

/// Uses them.
mod user {
    use ods_runtime::prelude::*;

    ods! {
        #![import(crate::gaps::base::base_td)]

        def User : Dialect { let name = "user"; let dependentDialects = ["super::base::Base"]; }

        def Box : TypeDef<User, "Box"> {
            let mnemonic = "box";
            let parameters = (ins Unit:$unit, OptionalParameter<"Attribute">:$attr,
                                  OptionalParameter<"Type">:$ty, EnumParameter<Tone>:$tone);
            let assemblyFormat = "`<` $unit (`with` $attr^)? (`of` $ty^)? `,` $tone `>`";
        }

        def PackOp : Op<User, "pack"> {
            let arguments = (ins Unit:$unit, Label:$label, OptionalAttr<ToneAttr>:$tone,
                                 DefaultValuedAttr<ToneAttr, "Tone::High">:$other);
            let results = (outs Box:$box);
            let assemblyFormat = "$unit `,` $label (`tone` $tone^)? (`or` $other^)? attr-dict `:` type($unit) `->` type($box)";
        }
    }
}

/// Cases with names that are keywords, and everything that is outdated.
mod old {
    use ods_runtime::prelude::*;

    ods! {
        def Old : Dialect { let name = "old"; }

        def InCase : I32EnumAttrCase<"in", 0, "in">;
        def DigitCase : I32EnumAttrCase<"2d", 1, "2d">;
        def SelfCase : I32EnumAttrCase<"Self", 2, "self">;
        def Ways : I32EnumAttr<"Ways", "a way", [InCase, DigitCase, SelfCase]> {
            let cppNamespace = "old::ways";
            let underlyingToSymbolFnName = "wayOfNumber";
            let stringToSymbolFnName = "wayOf";
            let symbolToStringFnName = "nameOf";
            let maxEnumValFnName = "lastWay";
        }

        // Names that Rust's traits have for something else.
        def Names : I32EnumAttr<"Names", "a name", [
            I32EnumAttrCase<"Error", 1>, I32EnumAttrCase<"Err", 2>, I32EnumAttrCase<"Ok", 3>,
            I32EnumAttrCase<"Output", 4>, I32EnumAttrCase<"None", 5>, I32EnumAttrCase<"Some", 6>,
            I32EnumAttrCase<"TABLE", 7>, I32EnumAttrCase<"MAX", 8>, I32EnumAttrCase<"Arg", 9>
        ]>;

        def GoOp : Op<Old, "go"> {
            let arguments = (ins DefaultValuedEnumAttr<Ways, InCase>:$first,
                                 DefaultValuedEnumAttr<Ways, DigitCase>:$second,
                                 DefaultValuedEnumAttr<Ways, SelfCase>:$third);
            let assemblyFormat = "(`a` $first^)? (`b` $second^)? (`c` $third^)? attr-dict";
        }

        def Worn : TypeDef<Old, "Worn">, CppDeprecated<"there is `new`"> { let mnemonic = "worn"; }
        def Torn : AttrDef<Old, "Torn">, CppDeprecated<"there is `new`"> { let mnemonic = "torn"; }
        def Gone : I32Enum<"Gone", "gone", [I32EnumCase<"A", 0>]>, CppDeprecated<"there is `new`">;
        def Bits : I32BitEnum<"Bits", "bits", [I32BitEnumCaseBit<"A", 0>]>, CppDeprecated<"there is `new`">;
    }
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    super::check::<user::User>(text, expected);
}

#[test]
fn imported_definitions_are_parameters() {
    check("!user.box<<5>, low>", &expect!["!user.box<<5>, low>"]);
    check(
        "!user.box<!base.unit<5> with #base.label<\"a\"> of i8, high>",
        &expect![[r#"!user.box<<5> with #base.label<"a"> of i8, high>"#]],
    );
    check(
        "!user.box<<5> of !base.unit<1>, high>",
        &expect!["!user.box<<5> of !base.unit<1>, high>"],
    );
    check(
        "!user.box<<5>, middle>",
        &expect![[r#"
        15: expected one of [low, high] for a tone, got: middle
        21: failed to parse Box parameter 'tone' which is to be a `Tone`"#]],
    );
    let ty = user::BoxType::get(
        base::UnitType::get(5),
        None,
        Some(Type::i8()),
        base::Tone::Low,
    );
    assert_eq!((ty.attr(), ty.ty()), (&None, &Some(Type::i8())));
    assert_eq!(ty.to_string(), "!user.box<<5> of i8, low>");
}

#[test]
fn imported_definitions_are_arguments() {
    let registry = DialectRegistry::new().with::<user::User>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let text = "%0 = builtin.unrealized_conversion_cast to !base.unit<1>\n\
                %1 = user.pack %0, <\"a\"> tone <low> : <1> -> <<5>, low>\n\
                %2 = user.pack %0, #base.label<\"b\"> or <low> : !base.unit<1> -> !user.box<<5>, low>";
    let module = parse_source(&mut ir, "t", text.as_bytes(), ParseOptions::default());
    let module = module.expect("it is well-formed");
    verify(module, &ir).expect("it is valid");
    expect![[r#"
        module {
          %0 = unrealized_conversion_cast to !base.unit<1>
          %1 = user.pack %0, <"a"> tone <low> : <1> -> <<5>, low>
          %2 = user.pack %0, <"b"> or <low> : <1> -> <<5>, low>
        }"#]]
    .assert_eq(&module.display(&ir).to_string());
}

#[test]
fn cases_are_called_as_in_rust() {
    use old::Ways;
    assert_eq!(Ways::way_of("2d"), Some(Ways::_2d));
    assert_eq!(Ways::way_of_number(2), Some(Ways::Self_));
    assert_eq!(Ways::r#in.name_of(), "in");
    assert_eq!(Ways::last_way(), 2);
    assert_eq!(old::Names::try_from(1).ok(), Some(old::Names::Error));
    assert_eq!("Err".parse(), Ok(old::Names::Err));
    assert_eq!(old::Names::MAX.to_string(), "MAX");
    let registry = DialectRegistry::new().with::<old::Old>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let mut b = ir.builder();
    let go = old::GoOp::build(&mut b, Location::UNKNOWN, None, None, None);
    assert_eq!(
        (go.first(&ir), go.second(&ir), go.third(&ir)),
        (Ways::r#in, Ways::_2d, Ways::Self_)
    );
    assert_eq!(go.operation().display(&ir).to_string(), "old.go");
}

#[test]
#[expect(deprecated, reason = "they say so")]
fn outdated_definitions_say_so() {
    assert_eq!(old::WornType::get().to_string(), "!old.worn");
    assert_eq!(old::TornAttr::get().to_string(), "#old.torn");
    assert_eq!(
        (old::Gone::A.stringify(), old::Bits::A.stringify()),
        ("A".into(), "A".into())
    );
}
