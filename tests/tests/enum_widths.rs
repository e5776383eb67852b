//! Enums and bit sets of each width: all functions, at the limits.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use ods_runtime::prelude::*;
use ods_runtime::{BitEnum, EnumInfo, NotACase};

ods! {
    class Ends<int width> {
        int low = !sub(0, !shl(1, !sub(width, 1)));
        int high = !sub(!shl(1, !sub(width, 1)), 1);
    }

    def Int8 : IntEnum<"Int8", "8 bits", [
        EnumCase<"Low", Ends<8>.low, "low", 8>, EnumCase<"High", Ends<8>.high, "high", 8>,
        EnumCase<"One", 1, "+", 8>, EnumCase<"Zero", 0, "zero", 8>
    ], 8> {
        let stringToSymbolFnName = "int8FromText";
        let underlyingToSymbolFnName = "int8FromNumber";
        let symbolToStringFnName = "int8ToText";
        let maxEnumValFnName = "int8Max";
    }
    def Int16 : IntEnum<"Int16", "16 bits", [
        EnumCase<"Low", Ends<16>.low, "low", 16>, EnumCase<"High", Ends<16>.high, "high", 16>,
        EnumCase<"One", 1, "+", 16>, EnumCase<"Zero", 0, "zero", 16>
    ], 16>;
    def Int32 : IntEnum<"Int32", "32 bits", [
        EnumCase<"Low", Ends<32>.low, "low", 32>, EnumCase<"High", Ends<32>.high, "high", 32>,
        EnumCase<"One", 1, "+", 32>, EnumCase<"Zero", 0, "zero", 32>
    ], 32>;
    def Int64 : IntEnum<"Int64", "64 bits", [
        EnumCase<"Low", Ends<64>.low, "low", 64>, EnumCase<"High", Ends<64>.high, "high", 64>,
        EnumCase<"One", 1, "+", 64>, EnumCase<"Zero", 0, "zero", 64>
    ], 64> {
        let stringToSymbolFnName = "convert";
        let underlyingToSymbolFnName = "convert";
    }

    def First8 : I8BitEnumCaseBit<"first", 0>;
    def Last8 : I8BitEnumCaseBit<"last", 7>;
    def Bits8 : I8BitEnum<"Bits8", "8 bits", [
        I8BitEnumCaseNone<"none">, First8, Last8, BitEnumCaseGroup<"ends", [First8, Last8]>
    ]>;
    def First16 : I16BitEnumCaseBit<"first", 0>;
    def Last16 : I16BitEnumCaseBit<"last", 15>;
    def Bits16 : I16BitEnum<"Bits16", "16 bits", [
        I16BitEnumCaseNone<"none">, First16, Last16, BitEnumCaseGroup<"ends", [First16, Last16]>
    ]>;
    def First32 : I32BitEnumCaseBit<"first", 0>;
    def Last32 : I32BitEnumCaseBit<"last", 31>;
    def Bits32 : I32BitEnum<"Bits32", "32 bits", [
        I32BitEnumCaseNone<"none">, First32, Last32, BitEnumCaseGroup<"ends", [First32, Last32]>
    ]>;
    def First64 : I64BitEnumCaseBit<"first", 0>;
    def Last64 : I64BitEnumCaseBit<"last", 63>;
    def Bits64 : I64BitEnum<"Bits64", "64 bits", [
        I64BitEnumCaseNone<"none">, First64, Last64, BitEnumCaseGroup<"ends", [First64, Last64]>
    ]>;

    // All 64 bits have names.
    defvar names = !foreach(at, !range(64), "b" # at);
    def Full : I64BitEnum<"Full", "", !foreach(at, !range(64), I64BitEnumCaseBit<"b" # at, at>)> {
        let separator = ",";
    }
}

/// Checks an enum with these values, numbers and texts; `none` is a number without a case.
#[track_caller]
fn check_values<E, R>(cases: &[(E, R, &str)], max: R, none: R)
where
    E: EnumInfo + TryFrom<R, Error = NotACase> + FromStr<Err = NotACase> + Display,
    R: Copy + PartialEq + Debug + From<E> + Into<u64>,
{
    for &(value, number, text) in cases {
        assert_eq!(R::from(value), number);
        assert_eq!(value.to_bits(), number.into());
        assert_eq!(E::try_from(number), Ok(value));
        assert_eq!(E::from_bits(number.into()), Some(value));
        assert_eq!(value.stringify(), text);
        assert_eq!(value.to_string(), text);
        assert_eq!(E::symbolize(text), Some(value));
        assert_eq!(text.parse(), Ok(value));
    }
    assert_eq!(E::TABLE.max_value(), max.into());
    let error = format!(
        "not a value of the enum {} ({})",
        E::TABLE.name(),
        E::TABLE.summary()
    );
    assert_eq!(
        E::try_from(none).map_err(|error| error.to_string()),
        Err(error)
    );
    assert_eq!(E::from_bits(none.into()), None);
    for text in ["", "Low", " low", "low ", "low|high", "-1", "1"] {
        assert_eq!(E::symbolize(text), None, "{text:?}");
        assert!(text.parse::<E>().is_err(), "{text:?}");
    }
    for wider in [1 << E::TABLE.width().min(63), u64::MAX] {
        assert!(
            E::from_bits(wider).is_none() || E::TABLE.width() == 64,
            "{wider}"
        );
    }
}

#[test]
fn values_of_each_width() {
    use {Int8 as A, Int16 as B, Int32 as C, Int64 as D};
    check_values::<A, u8>(
        &[
            (A::Low, 0x80, "low"),
            (A::High, 0x7F, "high"),
            (A::One, 1, "+"),
            (A::Zero, 0, "zero"),
        ],
        0x80,
        2,
    );
    check_values::<B, u16>(
        &[
            (B::Low, 0x8000, "low"),
            (B::High, 0x7FFF, "high"),
            (B::One, 1, "+"),
            (B::Zero, 0, "zero"),
        ],
        0x8000,
        0x80,
    );
    check_values::<C, u32>(
        &[
            (C::Low, 1 << 31, "low"),
            (C::High, (1 << 31) - 1, "high"),
            (C::One, 1, "+"),
            (C::Zero, 0, "zero"),
        ],
        1 << 31,
        u32::MAX,
    );
    check_values::<D, u64>(
        &[
            (D::Low, 1 << 63, "low"),
            (D::High, (1 << 63) - 1, "high"),
            (D::One, 1, "+"),
            (D::Zero, 0, "zero"),
        ],
        1 << 63,
        u64::MAX,
    );
    assert_eq!(
        (A::MAX, B::MAX, C::MAX, D::MAX),
        (0x80, 0x8000, 1 << 31, 1 << 63)
    );
    // The case with value zero.
    assert_eq!((A::default(), D::default()), (A::Zero, D::Zero));
}

#[test]
fn functions_have_their_own_names() {
    assert_eq!(Int8::int8_from_text("+"), Some(Int8::One));
    assert_eq!(Int8::int8_from_text("-"), None);
    assert_eq!(Int8::int8_from_number(0x80), Some(Int8::Low));
    assert_eq!(Int8::int8_from_number(2), None);
    assert_eq!(Int8::High.int8_to_text(), "high");
    assert_eq!(Int8::int8_max(), 0x80);
    // C++ has two overloads of this function.
    assert_eq!(Int64::convert("low"), Some(Int64::Low));
    assert_eq!(Int64::convert_value(1 << 63), Some(Int64::Low));
}

/// A set of which the first and the last bit have names.
#[track_caller]
fn check_bits<E, R>(first: E, last: E, ends: E, none: E, hole: R)
where
    E: BitEnum + TryFrom<R, Error = NotACase> + FromStr<Err = NotACase> + Display + Default,
    R: Copy + PartialEq + Debug + From<E> + Into<u64>,
{
    let width = E::TABLE.width();
    assert_eq!((first.to_bits(), last.to_bits()), (1, 1 << (width - 1)));
    assert_eq!(first | last, ends);
    assert_eq!((ends & last, ends ^ last, !first), (last, first, last));
    assert_eq!(
        (!ends, first & last, E::empty(), E::default()),
        (none, none, none, none)
    );
    assert_eq!((E::all(), E::TABLE.max_value()), (ends, ends.to_bits()));
    assert!(ends.contains_all(last) && ends.contains_any(last) && !last.contains_all(ends));
    assert!(last.contains_any(ends) && !last.contains_any(first) && none.is_empty());
    assert!(first.contains_all(none) && !first.contains_any(none) && !ends.is_empty());
    assert_eq!(
        (
            ends.clear(first),
            none.set(last, true),
            ends.set(last, false)
        ),
        (last, last, first)
    );

    let number = R::from(ends);
    assert_eq!(number.into(), ends.to_bits());
    assert_eq!(
        (E::try_from(number), E::from_bits(ends.to_bits())),
        (Ok(ends), Some(ends))
    );
    assert_eq!(E::try_from(hole), Err(NotACase::of::<E>()));
    assert_eq!(E::from_bits(hole.into()), None);

    assert_eq!(
        (first.to_string(), none.to_string()),
        ("first".to_owned(), "none".to_owned())
    );
    assert_eq!(ends.stringify(), "first|last|ends");
    for (text, value) in [
        ("none", none),
        ("last", last),
        ("last|first", ends),
        ("first | last", ends),
        ("ends", ends),
        ("first|ends|last", ends),
    ] {
        assert_eq!(E::symbolize(text), Some(value), "{text:?}");
        assert_eq!(text.parse(), Ok(value), "{text:?}");
    }
    for text in [
        "",
        "|",
        "first|",
        "|first",
        "first||last",
        "First",
        "first,last",
        "first|none",
    ] {
        assert_eq!(E::symbolize(text), None, "{text:?}");
        assert!(text.parse::<E>().is_err(), "{text:?}");
    }
}

const BOTH: Bits64 = Bits64::first.union(Bits64::last);

#[test]
fn bits_of_each_width() {
    use {Bits8 as A, Bits16 as B, Bits32 as C, Bits64 as D};
    check_bits::<A, u8>(A::first, A::last, A::ends, A::none, 0x40);
    check_bits::<B, u16>(B::first, B::last, B::ends, B::none, 0x80);
    check_bits::<C, u32>(C::first, C::last, C::ends, C::none, 1 << 30);
    check_bits::<D, u64>(D::first, D::last, D::ends, D::none, 2);
    let mut set = D::first;
    set |= D::last;
    assert_eq!(set.bits(), (1 << 63) | 1);
    set &= D::last;
    set ^= D::ends;
    assert_eq!(set, D::first);
    assert_eq!(BOTH, D::ends);
    assert_eq!(format!("{BOTH:?}"), "Bits64(first|last|ends)");
}

#[test]
fn all_64_bits() {
    assert_eq!(
        (Full::all().bits(), !Full::empty()),
        (u64::MAX, Full::all())
    );
    assert_eq!(Full::try_from(u64::MAX), Ok(Full::all()));
    assert_eq!(Full::TABLE.max_value(), u64::MAX);
    let text = Full::all().to_string();
    assert!(
        text.starts_with("b0,b1,") && text.ends_with(",b63"),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(Full::all()));
    assert_eq!((!Full::b63).bits(), u64::MAX >> 1);
}
