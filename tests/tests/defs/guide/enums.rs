//! Enums: `MyIntEnum` and `MyBitEnum` of the specification, and all functions that it
//! describes for them.

use std::hash::BuildHasher as _;

use ods_runtime::prelude::*;

ods! {
    def Case15: I32EnumAttrCase<"Case15", 15>;
    def Case20: I32EnumAttrCase<"Case20", 20>;

    def MyIntEnum: I32EnumAttr<"MyIntEnum", "An example int enum",
                               [Case15, Case20]> {
      let cppNamespace = "Outer::Inner";
      let stringToSymbolFnName = "ConvertToEnum";
      let symbolToStringFnName = "ConvertToString";
    }

    def None: I32BitEnumAttrCaseNone<"None">;
    def Bit0: I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
    def Bit1: I32BitEnumAttrCaseBit<"Bit1", 1>;
    def Bit2: I32BitEnumAttrCaseBit<"Bit2", 2>;
    def Bit3: I32BitEnumAttrCaseBit<"Bit3", 3>;

    // The specification still has `BitEnumAttr<…>` here, which takes the integer type as well
    // in newer versions.
    def MyBitEnum: I32BitEnumAttr<"MyBitEnum", "An example bit enum",
                                  [None, Bit0, Bit1, Bit2, Bit3]>;
}

#[test]
fn integer_enum() {
    // enum class MyIntEnum : uint32_t { Case15 = 15, Case20 = 20 }
    assert_eq!(MyIntEnum::Case15 as u32, 15);
    assert_eq!(MyIntEnum::Case20 as u32, 20);
    // symbolizeMyIntEnum(uint32_t)
    assert_eq!(MyIntEnum::try_from(15).ok(), Some(MyIntEnum::Case15));
    assert_eq!(MyIntEnum::try_from(20).ok(), Some(MyIntEnum::Case20));
    assert_eq!(MyIntEnum::try_from(16).ok(), None);
    // ConvertToString(MyIntEnum)
    assert_eq!(MyIntEnum::Case15.convert_to_string(), "Case15");
    assert_eq!(MyIntEnum::Case20.convert_to_string(), "Case20");
    // ConvertToEnum(StringRef)
    assert_eq!(
        MyIntEnum::convert_to_enum("Case15"),
        Some(MyIntEnum::Case15)
    );
    assert_eq!(
        MyIntEnum::convert_to_enum("Case20"),
        Some(MyIntEnum::Case20)
    );
    assert_eq!(MyIntEnum::convert_to_enum("Case16"), None);
    // getMaxEnumValForMyIntEnum()
    assert_eq!(MyIntEnum::MAX, 20);
    // DenseMapInfo<MyIntEnum>
    let builder = std::hash::RandomState::new();
    let hash = |value: MyIntEnum| builder.hash_one(value);
    assert_eq!(hash(MyIntEnum::Case15), hash(MyIntEnum::Case15));
    assert_ne!(hash(MyIntEnum::Case15), hash(MyIntEnum::Case20));
    // Rust's own.
    assert_eq!("Case20".parse(), Ok(MyIntEnum::Case20));
    assert_eq!(MyIntEnum::Case20.to_string(), "Case20");
    let number = match MyIntEnum::Case20 {
        MyIntEnum::Case15 => 15,
        MyIntEnum::Case20 => 20,
    };
    assert_eq!(number, 20);
}

#[test]
fn bit_enum() {
    let values = [
        MyBitEnum::None,
        MyBitEnum::Bit0,
        MyBitEnum::Bit1,
        MyBitEnum::Bit2,
        MyBitEnum::Bit3,
    ];
    assert_eq!(values.map(MyBitEnum::bits), [0, 1, 2, 4, 8]);
    let (bit0, bit1, bit3) = (MyBitEnum::Bit0, MyBitEnum::Bit1, MyBitEnum::Bit3);
    // operator| & ^ ~, the last of which yields valid bits only.
    assert_eq!((bit0 | bit1).bits(), 3);
    assert_eq!((bit0 | bit1) & bit1, bit1);
    assert_eq!((bit0 | bit1) ^ bit1, bit0);
    assert_eq!((!bit0).bits(), 14);
    // bitEnumContainsAll, bitEnumContainsAny, bitEnumClear
    assert!((bit0 | bit1).contains_all(bit0) && !bit0.contains_all(bit0 | bit1));
    assert!(bit0.contains_any(bit0 | bit1) && !bit0.contains_any(bit1));
    assert_eq!((bit0 | bit1).clear(bit1), bit0);
    // stringifyMyBitEnum
    assert_eq!(MyBitEnum::None.stringify(), "None");
    assert_eq!(bit0.stringify(), "tagged");
    assert_eq!((bit3 | bit1 | bit0).stringify(), "tagged|Bit1|Bit3");
    // symbolizeMyBitEnum(StringRef)
    assert_eq!(MyBitEnum::symbolize("None"), Some(MyBitEnum::None));
    assert_eq!(MyBitEnum::symbolize("tagged|Bit1"), Some(bit0 | bit1));
    assert_eq!(MyBitEnum::symbolize("Bit0"), None);
    assert_eq!(MyBitEnum::symbolize("tagged|None"), None);
    assert_eq!(MyBitEnum::symbolize(""), None);
    // symbolizeMyBitEnum(uint32_t)
    assert_eq!(MyBitEnum::try_from(0).ok(), Some(MyBitEnum::None));
    assert_eq!(MyBitEnum::try_from(9).ok(), Some(bit0 | bit3));
    assert_eq!(MyBitEnum::try_from(16).ok(), None);
}
