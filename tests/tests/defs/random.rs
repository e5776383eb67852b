//! Definitions with parameters of every kind, and random values of them: printed values read
//! as the same value, for every order of the entries of a `struct`.

use ods_runtime::affine::{AffineMap, IntegerSet};
use ods_runtime::attributes::{FloatAttr, IntegerAttr, SymbolRefAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{FloatType, IntegerType, Signedness};
use ods_tests::generate::Random;

ods! {
    def Rnd_Dialect : Dialect { let name = "rnd"; }

    class Rnd_Type<string name, string typeMnemonic> : TypeDef<Rnd_Dialect, name> {
        let mnemonic = typeMnemonic;
    }
    class Rnd_Attr<string name, string attrMnemonic, list<Trait> traits = []>
        : AttrDef<Rnd_Dialect, name, traits> {
        let mnemonic = attrMnemonic;
    }

    def Numbers : Rnd_Type<"Numbers", "numbers"> {
        let parameters = (ins "i8":$a, "i16":$b, "i32":$c, "i64":$d, "u8":$e, "u16":$f,
                              "u32":$g, "u64":$h, "bool":$i, "f32":$j, "f64":$k);
        let assemblyFormat = "`<` params `>`";
    }
    def Fields : Rnd_Type<"Fields", "fields"> {
        let parameters = (ins "i64":$first, OptionalParameter<"Option<i64>">:$second,
                              StringRefParameter<>:$third, DefaultValuedParameter<"Type", "Type::i32()">:$fourth,
                              OptionalArrayRefParameter<"i64">:$fifth);
        let assemblyFormat = "`<` struct($third, $first, $second, $fourth) (`:` $fifth^)? `>`";
    }
    def Lists : Rnd_Type<"Lists", "lists"> {
        let parameters = (ins ArrayRefParameter<"i64">:$numbers, ArrayRefParameter<"String">:$texts,
                              OptionalArrayRefParameter<"Type">:$types, "Vec<Attribute>":$attrs);
        let assemblyFormat = "`<` $numbers `:` $texts `:` `[` (`]`) : ($types^ `]`)? `=` $attrs `>`";
    }
    def Kinds : Rnd_Attr<"Kinds", "kinds"> {
        let parameters = (ins APFloatParameter<"">:$real, "IntegerAttr":$int, "SymbolRefAttr":$symbol,
                              "AffineMap":$map, "IntegerSet":$set, I32:$word, AnyInteger:$any,
                              "Attribute":$attr, "Type":$ty);
        let assemblyFormat = "`<` params `>`";
    }
    def Big : Rnd_Attr<"Big", "big"> {
        let parameters = (ins APIntParameter<"">:$value);
        let assemblyFormat = "`<` $value `>`";
    }
    def Typed : Rnd_Attr<"Typed", "typed", [TypedAttrInterface]> {
        let parameters = (ins AttributeSelfTypeParameter<"">:$type, OptionalParameter<"Attribute">:$attr,
                              DefaultValuedParameter<"i64", "7">:$number);
        let assemblyFormat = "(`<` $attr^ `>`)? (`[` $number^ `]`)?";
    }

    def Bits0 : I16BitEnumCaseNone<"None">;
    def Bits1 : I16BitEnumCaseBit<"read", 0>;
    def Bits2 : I16BitEnumCaseBit<"write", 3>;
    def Bits3 : I16BitEnumCaseBit<"run", 15>;
    def Bits4 : BitEnumCaseGroup<"rw", [Bits1, Bits2]>;
    def Bits5 : BitEnumCaseGroup<"all", [Bits1, Bits2, Bits3]>;
    class Set<string name> : I16BitEnum<name, "a set", [Bits0, Bits1, Bits2, Bits3, Bits4, Bits5]>;
    def Plain : Set<"Plain">;
    def Primary : Set<"Primary"> { let printBitEnumPrimaryGroups = 1; let separator = ", "; }
    def Quoted : Set<"Quoted"> { let printBitEnumQuoted = 1; let separator = " | "; }
    def Word : I64EnumAttr<"Word", "a word", [
        I64EnumAttrCase<"Low", -5, "low">, I64EnumAttrCase<"High", 5>, I64EnumAttrCase<"Sign", 6, "<=">
    ]>;
    def PlainAttr : EnumAttr<Rnd_Dialect, Plain, "plain"> { let assemblyFormat = "`<` $value `>`"; }
    def WordAttr : EnumAttr<Rnd_Dialect, Word, "word">;
    def Enums : Rnd_Attr<"Enums", "enums"> {
        let parameters = (ins EnumParameter<Plain>:$plain, EnumParameter<Primary>:$primary,
                              EnumParameter<Quoted>:$quoted, EnumParameter<Word>:$word,
                              PlainAttr:$attr, WordAttr:$other, Numbers:$numbers);
        let assemblyFormat = "`<` $plain `:` $primary `:` struct($quoted, $word, $attr, $other) `->` qualified($numbers) `>`";
    }
}

fn text(random: &mut Random) -> String {
    let chars = [
        'a',
        'Z',
        '"',
        '\\',
        '\n',
        '\t',
        '\0',
        ' ',
        '<',
        '>',
        '[',
        ',',
        'é',
        '0',
        '\u{1F600}',
    ];
    (0..random.below(7)).map(|_| *random.pick(&chars)).collect()
}

fn bits(random: &mut Random) -> u64 {
    match random.below(4) {
        0 => *random.pick(&[0, 1, u64::MAX, 1 << 63, (1 << 63) - 1, 1 << 31, 255, 128]),
        _ => (random.below(usize::MAX) as u64) >> random.below(64),
    }
}

fn number(random: &mut Random) -> i64 {
    bits(random).cast_signed()
}

fn list<T>(random: &mut Random, least: usize, mut value: impl FnMut(&mut Random) -> T) -> Vec<T> {
    (0..least + random.below(3))
        .map(|_| value(random))
        .collect()
}

fn numbers(random: &mut Random) -> NumbersType {
    let (a, b) = (bits(random), bits(random));
    NumbersType::get(
        a as i8,
        b as i16,
        a as i32,
        b as i64,
        b as u8,
        a as u16,
        b as u32,
        a,
        random.once_in(2),
        f32::from_bits(a as u32),
        f64::from_bits(b),
    )
}

fn ty(random: &mut Random, depth: usize) -> Type {
    match random.below(if depth == 0 { 4 } else { 8 }) {
        0 => Type::index(),
        1 => Type::f32(),
        2 => numbers(random).into(),
        3 => Type::int(1 + random.below(128) as u32),
        4 => Type::tuple(list(random, 0, |random| ty(random, depth - 1))),
        5 => fields(random, depth - 1).into(),
        _ => ListsType::get(
            &list(random, 1, number),
            &list(random, 1, text),
            &list(random, 0, |random| ty(random, depth - 1)),
            list(random, 1, |random| attribute(random, depth - 1)),
        )
        .into(),
    }
}

fn fields(random: &mut Random, depth: usize) -> FieldsType {
    let second = random.once_in(2).then(|| number(random));
    let fourth = if random.once_in(2) {
        Type::i32()
    } else {
        ty(random, depth)
    };
    FieldsType::get(
        number(random),
        second,
        &text(random),
        fourth,
        &list(random, 0, number),
    )
}

fn real(random: &mut Random) -> FloatAttr {
    let ty = *random.pick(&[
        FloatType::F16,
        FloatType::BF16,
        FloatType::F32,
        FloatType::F64,
    ]);
    let value = f64::from_bits(bits(random));
    // Of the values that are not numbers, only one comes from a Rust number.
    FloatAttr::new(ty, if value.is_nan() { 0.1 } else { value })
}

/// A number with the width of its text, which does not contain the original width.
fn big(random: &mut Random) -> Attribute {
    let text = format!("#rnd.big<{}{}>", number(random), random.below(usize::MAX));
    super::parse::<RndDialect>(&text).expect("it is a number")
}

fn attribute(random: &mut Random, depth: usize) -> Attribute {
    match random.below(if depth == 0 { 6 } else { 10 }) {
        0 => Attribute::unit(),
        1 => Attribute::string(text(random).as_str()),
        2 => PlainAttr::get(set(random, PLAIN)).into(),
        3 => WordAttr::get(word(random)).into(),
        4 => big(random),
        5 => enums(random).into(),
        6 => Attribute::array(list(random, 0, |random| attribute(random, depth - 1))),
        7 => Attribute::ty(ty(random, depth - 1)),
        8 => {
            let attr = random.once_in(2).then(|| attribute(random, depth - 1));
            let number = if random.once_in(2) { 7 } else { number(random) };
            TypedAttr::get(ty(random, depth - 1), attr, number).into()
        }
        _ => {
            let int = IntegerAttr::new(&Type::i64(), number(random));
            let map = AffineMap::multi_dim_identity(random.below(4) as u32);
            let width = 1 + random.below(64) as u32;
            let signedness = *random.pick(&[
                Signedness::Signless,
                Signedness::Signed,
                Signedness::Unsigned,
            ]);
            KindsAttr::get(
                real(random),
                int,
                SymbolRefAttr::nested("a b", ["c".into()]),
                map,
                IntegerSet::empty(1, 0),
                IntegerType::new(32, Signedness::Signless),
                IntegerType::new(width, signedness),
                attribute(random, depth - 1),
                ty(random, depth - 1),
            )
            .into()
        }
    }
}

const PLAIN: [Plain; 3] = [Plain::read, Plain::write, Plain::run];
const PRIMARY: [Primary; 3] = [Primary::read, Primary::write, Primary::run];
const QUOTED: [Quoted; 3] = [Quoted::read, Quoted::write, Quoted::run];

/// A random subset of the bits.
fn set<S: Copy + Default + std::ops::BitOr<Output = S>>(random: &mut Random, bits: [S; 3]) -> S {
    bits.into_iter()
        .filter(|_| random.once_in(2))
        .fold(S::default(), |all, bit| all | bit)
}

fn word(random: &mut Random) -> Word {
    *random.pick(&[Word::Low, Word::High, Word::Sign])
}

fn enums(random: &mut Random) -> EnumsAttr {
    EnumsAttr::get(
        set(random, PLAIN),
        set(random, PRIMARY),
        set(random, QUOTED),
        word(random),
        PlainAttr::get(set(random, PLAIN)),
        WordAttr::get(word(random)),
        numbers(random),
    )
}

#[track_caller]
fn check(value: &Attribute) {
    let printed = value.to_string();
    let parsed = super::parse::<RndDialect>(&printed);
    assert_eq!(parsed.as_ref(), Ok(value), "{printed}");
    let again = parsed.map(|parsed| parsed.to_string());
    assert_eq!(again.as_ref(), Ok(&printed));
}

#[test]
fn printed_values_read_as_themselves() {
    let mut random = Random::new(1);
    for _ in 0..400 {
        // Small ones first, which gives readable messages.
        check(&Attribute::ty(numbers(&mut random)));
        check(&enums(&mut random).into());
        check(&attribute(&mut random, 1));
        check(&attribute(&mut random, 4));
        check(&Attribute::ty(ty(&mut random, 4)));
    }
}

/// A random order of the `entries`.
fn shuffled(random: &mut Random, mut entries: Vec<String>) -> String {
    for last in (1..entries.len()).rev() {
        entries.swap(last, random.below(last + 1));
    }
    entries.join(", ")
}

#[test]
fn structs_are_read_in_any_order() {
    let mut random = Random::new(2);
    for _ in 0..1000 {
        let value = fields(&mut random, 2);
        let mut entries = vec![
            format!("first = {}", value.first()),
            format!("third = {}", Attribute::string(value.third())),
        ];
        entries.extend(value.second().map(|second| format!("second = {second}")));
        if value.fourth() != Type::i32() || random.once_in(2) {
            entries.push(format!("fourth = {}", value.fourth()));
        }
        let fifth: Vec<String> = value.fifth().iter().map(ToString::to_string).collect();
        let fifth = if fifth.is_empty() {
            String::new()
        } else {
            format!(" : {}", fifth.join(", "))
        };
        let text = format!("!rnd.fields<{}{fifth}>", shuffled(&mut random, entries));
        let expected = Attribute::ty(value);
        assert_eq!(super::parse::<RndDialect>(&text), Ok(expected), "{text}");
    }
}

#[test]
fn sets_are_read_in_any_order_and_groups_stand_for_their_members() {
    let mut random = Random::new(3);
    let names = [
        ("read", Plain::read),
        ("write", Plain::write),
        ("run", Plain::run),
        ("rw", Plain::rw),
        ("all", Plain::all),
    ];
    for _ in 0..500 {
        let picked = list(&mut random, 1, |random| *random.pick(&names));
        let expected = picked
            .iter()
            .fold(Plain::None, |all, (_, bits)| all | *bits);
        let text: Vec<&str> = picked.iter().map(|(name, _)| *name).collect();
        assert_eq!(Plain::symbolize(&text.join("|")), Some(expected));
        assert_eq!(
            Primary::symbolize(&text.join(" ,")).map(Primary::bits),
            Some(expected.bits())
        );
        let text = format!("#rnd.plain<{}>", text.join("|"));
        assert_eq!(
            super::parse::<RndDialect>(&text),
            Ok(PlainAttr::get(expected).into()),
            "{text}"
        );
    }
}

/// Random changes of a text give either an error or a value.
#[test]
fn damaged_texts_are_refused_or_read() {
    let mut random = Random::new(4);
    let signs = [
        "<", ">", ",", "=", ":", "\"", "#rnd.", "!rnd.", "[", "]", "0x", "-", " ", "third", "|",
    ];
    for _ in 0..400 {
        let mut text = attribute(&mut random, 2).to_string();
        for _ in 0..=random.below(2) {
            let mut at = random.below(text.len() + 1);
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            if random.once_in(2) {
                text.insert_str(at, random.pick::<&str>(&signs));
            } else {
                text.truncate(at);
            }
        }
        if let Ok(value) = super::parse::<RndDialect>(&text) {
            // Leading zeros made the number wider.
            let printed = value.to_string();
            let again = super::parse::<RndDialect>(&printed).map(|value| value.to_string());
            assert_eq!(again.as_ref(), Ok(&printed), "{text}");
        }
    }
}
