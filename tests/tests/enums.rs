//! Enums: the generated items, and their attributes in operations.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`UPDATE_EXPECT=1` writes them"
)]

use std::str::FromStr;
use std::sync::Arc;

use expect_test::{Expect, expect};
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;

ods! {
    def Enums_Dialect : Dialect { let name = "enums"; }

    /// The first one.
    def Case15 : I32EnumAttrCase<"Case15", 15>;
    def Case20 : I32EnumAttrCase<"Case20", 20>;

    def MyIntEnum : I32EnumAttr<"MyIntEnum", "An example int enum", [Case15, Case20]> {
        let cppNamespace = "Outer::Inner";
        let stringToSymbolFnName = "ConvertToEnum";
        let symbolToStringFnName = "ConvertToString";
    }

    def Bits0 : I32BitEnumAttrCaseNone<"None">;
    def Bits1 : I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
    def Bits2 : I32BitEnumAttrCaseBit<"Bit1", 1>;
    def Bits3 : I32BitEnumAttrCaseBit<"Bit2", 2>;
    def Bits4 : I32BitEnumAttrCaseBit<"Bit3", 3>;

    def MyBitEnum : I32BitEnumAttr<"MyBitEnum", "An example bit enum",
                                   [Bits0, Bits1, Bits2, Bits3, Bits4]>;

    def Small : I8BitEnum<"Small", "a small set", [
        I8BitEnumCaseBit<"read", 0>, I8BitEnumCaseBit<"write", 1>, I8BitEnumCaseBit<"exec", 7>,
        BitEnumCaseGroup<"rw", [I8BitEnumCaseBit<"read", 0>, I8BitEnumCaseBit<"write", 1>]>
    ]> {
        let separator = ", ";
        let printBitEnumPrimaryGroups = 1;
    }

    def Wide : I64EnumAttr<"Wide", "", [
        I64EnumAttrCase<"in", -1, "in">, I64EnumAttrCase<"MAX", 0, "max">, I64EnumAttrCase<"2d", 5, "<=">
    ]>;

    def Short : IntEnumAttr<I16, "Short", "a short one", [
        IntEnumAttrCaseBase<I16, "A", "a", 1>, IntEnumAttrCaseBase<I16, "B", "b", 40000>
    ]>;

    def Plain : I32EnumAttr<"Plain", "a plain one", [
        I32EnumAttrCase<"One", 1>
    ]> { let genSpecializedAttr = 0; }

    def TestOp : Op<Enums_Dialect, "test"> {
        let arguments = (ins
            MyIntEnum:$value,
            DefaultValuedEnumAttr<MyIntEnum, Case20>:$default,
            OptionalAttr<MyBitEnum>:$flags,
            DefaultValuedAttr<Wide, "Wide::r#in">:$wide
        );
        let assemblyFormat = "$value (`default` $default^)? ($flags^)? (`wide` $wide^)? attr-dict";
    }

    def GenericOp : Op<Enums_Dialect, "generic"> {
        let arguments = (ins Short:$short, Plain:$plain, ConfinedAttr<Wide, [AttrConstraint<CPred<"true">, "ok">]>:$wide);
    }
}

/// C++ has these in the namespace; here they are in the module of the macro.
fn name(value: MyIntEnum) -> &'static str {
    match value {
        MyIntEnum::Case15 => "fifteen",
        MyIntEnum::Case20 => "twenty",
    }
}

#[test]
fn values_have_numbers_and_texts() {
    assert_eq!(MyIntEnum::symbolize("Case15"), Some(MyIntEnum::Case15));
    assert_eq!(MyIntEnum::symbolize("case15"), None);
    assert_eq!(
        MyIntEnum::convert_to_enum("Case20"),
        Some(MyIntEnum::Case20)
    );
    assert_eq!(MyIntEnum::Case20.convert_to_string(), "Case20");
    assert_eq!(MyIntEnum::Case15.stringify(), "Case15");
    assert_eq!(MyIntEnum::from_bits(15), Some(MyIntEnum::Case15));
    assert_eq!(MyIntEnum::try_from(20), Ok(MyIntEnum::Case20));
    assert_eq!(
        MyIntEnum::try_from(16).unwrap_err().to_string(),
        "not a value of the enum Outer::Inner::MyIntEnum (An example int enum)"
    );
    assert_eq!(MyIntEnum::from_str("Case15"), Ok(MyIntEnum::Case15));
    assert_eq!("none".parse::<MyIntEnum>().map_err(|_| ()), Err(()));
    assert_eq!(format!("{:>8}", MyIntEnum::Case15), "  Case15");
    assert_eq!(MyIntEnum::MAX, 20);
    assert_eq!(u32::from(MyIntEnum::Case20), 20);
    assert_eq!(name(MyIntEnum::Case20), "twenty");
}

#[test]
fn names_may_be_keywords_and_values_negative() {
    assert_eq!(Wide::r#in.to_bits(), u64::MAX);
    assert_eq!(Wide::from_bits(u64::MAX), Some(Wide::r#in));
    assert_eq!(Wide::MAX.stringify(), "max");
    assert_eq!(Wide::symbolize("<="), Some(Wide::_2d));
    assert_eq!(Wide::default(), Wide::MAX);
    assert_eq!(Short::try_from(40_000_u16), Ok(Short::B));
}

const BOTH: MyBitEnum = MyBitEnum::Bit0.union(MyBitEnum::Bit1);

#[test]
fn bits_are_sets() {
    let set = MyBitEnum::Bit0 | MyBitEnum::Bit2;
    assert_eq!(set.bits(), 5);
    assert_eq!(set.stringify(), "tagged|Bit2");
    assert_eq!(
        format!("{set} {set:?}"),
        "tagged|Bit2 MyBitEnum(tagged|Bit2)"
    );
    assert_eq!("tagged|Bit2".parse(), Ok(set));
    assert_eq!(MyBitEnum::symbolize("None"), Some(MyBitEnum::empty()));
    assert_eq!(MyBitEnum::symbolize("tagged|None"), None);
    assert_eq!(MyBitEnum::None, MyBitEnum::default());
    assert_eq!(MyBitEnum::None.stringify(), "None");
    assert!(set.contains_any(MyBitEnum::Bit0 | MyBitEnum::Bit1));
    assert!(!set.contains_all(MyBitEnum::Bit0 | MyBitEnum::Bit1));
    assert_eq!(set.clear(MyBitEnum::Bit0), MyBitEnum::Bit2);
    assert_eq!(set.set(MyBitEnum::Bit3, true).bits(), 13);
    assert_eq!(set.set(MyBitEnum::Bit0, false), MyBitEnum::Bit2);
    assert_eq!(!set, MyBitEnum::Bit1 | MyBitEnum::Bit3);
    assert_eq!(set ^ MyBitEnum::all(), !set);
    assert_eq!(MyBitEnum::all().bits(), 15);
    assert_eq!(MyBitEnum::try_from(16).ok(), None);
    let mut more = set & MyBitEnum::Bit2;
    more |= MyBitEnum::Bit1;
    assert_eq!(more.bits(), 6);
    assert_eq!(BOTH.bits(), 3);
}

#[test]
fn groups_are_printed_first() {
    assert_eq!((Small::read | Small::write).stringify(), "rw");
    assert_eq!((Small::rw | Small::exec).stringify(), "rw, exec");
    assert_eq!(Small::symbolize("exec,read").map(Small::bits), Some(129));
    assert_eq!(Small::empty().stringify(), "");
}

fn ir() -> Ir {
    Ir::with_registry(Arc::new(DialectRegistry::new().with::<EnumsDialect>()))
}

/// The printed form of a text, or the error.
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

const PROGRAM: &str = r#"enums.test Case15
enums.test "Case20" default Case15 tagged wide "<="
enums.test Case15 "tagged|Bit2" wide max {x}"#;

#[test]
fn enums_are_words_or_strings_in_formats() {
    check(
        PROGRAM,
        &expect![[r#"
        module {
          enums.test Case15
          enums.test Case20 default Case15 tagged wide "<="
          enums.test Case15 "tagged|Bit2" wide max {x}
        }"#]],
    );
    let custom = run(PROGRAM, false);
    assert_eq!(run(&custom, false), custom);
    assert_eq!(run(&run(PROGRAM, true), false), custom);
}

#[test]
fn enums_are_integers_in_generic_form() {
    expect![[r#"
        "builtin.module"() ({
          "enums.test"() <{default = 20 : i32, value = 15 : i32, wide = -1 : i64}> : () -> ()
          "enums.test"() <{default = 15 : i32, flags = 1 : i32, value = 20 : i32, wide = 5 : i64}> : () -> ()
          "enums.test"() <{default = 20 : i32, flags = 5 : i32, value = 15 : i32, wide = 0 : i64}> {x} : () -> ()
        }) : () -> ()"#]].assert_eq(&run(PROGRAM, true));
}

#[test]
fn what_is_no_case() {
    check(
        "enums.test Case16",
        &expect![[r#"
        t:1:12: error: custom op 'enums.test' expected string or keyword containing one of the following enum values for attribute 'value' [Case15, Case20]
        enums.test Case16
                   ^
    "#]],
    );
    check(
        "enums.test \"tagged\"",
        &expect![[r#"
        t:1:12: error: custom op 'enums.test' invalid value attribute specification: "tagged"
        enums.test "tagged"
                   ^
    "#]],
    );
    check(
        "\"enums.test\"() <{value = 16 : i32}> : () -> ()",
        &expect![[r#"
            t:1:1: error: invalid properties {value = 16 : i32} for op enums.test: Invalid attribute `value` in property conversion: 16 : i32
            "enums.test"() <{value = 16 : i32}> : () -> ()
            ^
        "#]],
    );
    check(
        "\"enums.test\"() {value = 16 : i32} : () -> ()",
        &expect![[r#"
            t:1:1: error: 'enums.test' op attribute 'value' failed to satisfy constraint: An example int enum
            "enums.test"() {value = 16 : i32} : () -> ()
            ^
        "#]],
    );
    check(
        "\"enums.test\"() {value = 15 : i32, flags = 16 : i32} : () -> ()",
        &expect![[r#"
            t:1:1: error: 'enums.test' op attribute 'flags' failed to satisfy constraint: An example bit enum
            "enums.test"() {value = 15 : i32, flags = 16 : i32} : () -> ()
            ^
        "#]],
    );
    check(
        "\"enums.generic\"() {short = 2 : i16, plain = 1 : i32, wide = 0} : () -> ()",
        &expect![[r#"
            t:1:1: error: 'enums.generic' op attribute 'short' failed to satisfy constraint: a short one
            "enums.generic"() {short = 2 : i16, plain = 1 : i32, wide = 0} : () -> ()
            ^
        "#]],
    );
    check(
        "\"enums.generic\"() {short = 1 : i16, plain = 2 : i32, wide = 0} : () -> ()",
        &expect![[r#"
            t:1:1: error: 'enums.generic' op attribute 'plain' failed to satisfy constraint: a plain one
            "enums.generic"() {short = 1 : i16, plain = 2 : i32, wide = 0} : () -> ()
            ^
        "#]],
    );
}

#[test]
fn arguments_are_the_rust_enum() {
    let mut ir = ir();
    let mut b = ir.builder();
    let op = TestOp::build(
        &mut b,
        Location::UNKNOWN,
        MyIntEnum::Case15,
        None,
        None,
        None,
    );
    assert_eq!(op.value(&ir), MyIntEnum::Case15);
    assert_eq!(op.default(&ir), MyIntEnum::Case20);
    assert_eq!(op.flags(&ir), None);
    assert_eq!(op.wide(&ir), Wide::r#in);
    op.set(&mut ir, TestOp::FLAGS, MyBitEnum::Bit0 | MyBitEnum::Bit3);
    op.set(&mut ir, TestOp::DEFAULT, MyIntEnum::Case15);
    assert_eq!(op.flags(&ir).map(MyBitEnum::bits), Some(9));
    assert_eq!(op.fields(&ir).default, MyIntEnum::Case15);
    let plain = IntegerAttr::new(&Type::int(32), 1);
    let generic = GenericOp::builder(Short::B, plain, Wide::_2d);
    let generic = generic.build(&mut ir.builder(), Location::UNKNOWN);
    assert_eq!(generic.short(&ir), Short::B);
    assert_eq!(generic.plain(&ir).to_i64(), Some(1));
    verify(generic.operation(), &ir).expect("it is valid");
}
