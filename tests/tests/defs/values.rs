//! Random values of parameters: printed values read as the same value.

use ods_runtime::attributes::{Attribute, FloatAttr, StringAttr, UnitAttr};
use ods_runtime::types::{FloatType, IndexType, IntegerType, Type};
use ods_tests::generate::Random;

use super::attributes::{
    Access, AccessAttr, AttrsDialect, Bounds, ComparedAttr, KindsAttr, Level, LevelAttr, ListAttr,
    NearAttr, RangeAttr,
};
use super::formats::{
    AllOptionalType, CustomType, FDialect, GroupType, InvertedType, MixedType, TailType,
};
use super::parse;
use super::types::{MyDialect, MyOuterQualifiedType, MyOuterType, MyPairType, NamedType};

fn text(random: &mut Random) -> String {
    let chars = [
        'a',
        'Z',
        '"',
        '\\',
        '\n',
        ' ',
        '<',
        '>',
        ',',
        'é',
        '0',
        '\u{1F600}',
    ];
    (0..random.below(6)).map(|_| *random.pick(&chars)).collect()
}

fn number(random: &mut Random) -> i64 {
    match random.below(4) {
        0 => i64::MIN,
        1 => i64::MAX,
        2 => -(random.below(1000) as i64),
        _ => random.below(1000) as i64,
    }
}

fn maybe<T>(random: &mut Random, value: impl FnOnce(&mut Random) -> T) -> Option<T> {
    (random.below(2) == 0).then(|| value(random))
}

fn ty(random: &mut Random) -> Type {
    match random.below(5) {
        0 => Type::index(),
        1 => Type::f32(),
        2 => Type::tuple([ty(random), ty(random)]),
        _ => Type::int(1 + random.below(128) as u32),
    }
}

fn attribute(random: &mut Random) -> Attribute {
    match random.below(4) {
        0 => Attribute::unit(),
        1 => Attribute::string(text(random).as_str()),
        2 => Attribute::array([attribute(random), Attribute::i64(number(random))]),
        _ => Attribute::ty(ty(random)),
    }
}

fn level(random: &mut Random) -> Level {
    *random.pick(&[Level::Low, Level::High])
}

fn random_attr(random: &mut Random) -> Attribute {
    let bounds = |random: &mut Random| Bounds(number(random), number(random));
    match random.below(7) {
        0 => LevelAttr::get(level(random)).into(),
        1 => {
            let bits = [Access::read, Access::write, Access::read | Access::write];
            AccessAttr::get(*random.pick(&bits)).into()
        }
        2 => {
            let types: Vec<Type> = (0..=random.below(3)).map(|_| ty(random)).collect();
            let real = FloatAttr::new(FloatType::F32, f64::from(random.below(9000) as u32) / 8.0);
            KindsAttr::get(real, random.below(2) == 0, maybe(random, number), &types).into()
        }
        3 => NearAttr::get(
            number(random),
            f64::from_bits(random.below(usize::MAX) as u64),
        )
        .into(),
        4 => ComparedAttr::get(number(random), LevelAttr::get(level(random)), level(random)).into(),
        5 => {
            let more = (0..=random.below(3)).map(|_| bounds(random)).collect();
            RangeAttr::get(bounds(random), attribute(random), more).into()
        }
        // The text of an `APInt` does not contain its width, so it is excluded.
        _ => {
            let values: Vec<Attribute> = (0..random.below(4)).map(|_| attribute(random)).collect();
            ListAttr::get(&values).into()
        }
    }
}

fn random_f_type(random: &mut Random) -> Type {
    match random.below(6) {
        0 => {
            let types: Vec<Type> = (0..random.below(3)).map(|_| ty(random)).collect();
            GroupType::get(maybe(random, number), number(random), &types).into()
        }
        1 => InvertedType::get(maybe(random, number)).into(),
        2 => TailType::get(number(random), maybe(random, ty), maybe(random, number)).into(),
        3 => AllOptionalType::get(maybe(random, number), number(random)).into(),
        4 => {
            let hex = random.below(1 << 40) as i64;
            MixedType::get(hex, maybe(random, number), number(random)).into()
        }
        _ => {
            let low = random.below(1000) as i64;
            let high = low + 2 * random.below(1000) as i64;
            CustomType::get(low, high, maybe(random, ty), "two words").into()
        }
    }
}

fn random_my_type(random: &mut Random) -> Type {
    let pair = |random: &mut Random| MyPairType::get(number(random), number(random));
    match random.below(3) {
        0 => MyOuterType::get(pair(random)).into(),
        1 => MyOuterQualifiedType::get(pair(random)).into(),
        _ => NamedType::get(&text(random), random.below(9) as i32, -1, i32::MIN).into(),
    }
}

#[test]
fn printed_values_read_as_themselves() {
    let mut random = Random::new(8);
    for _ in 0..500 {
        let attr = random_attr(&mut random);
        let printed = attr.to_string();
        assert_eq!(
            parse::<AttrsDialect>(&printed).as_ref(),
            Ok(&attr),
            "{printed}"
        );
        let ty = Attribute::ty(random_f_type(&mut random));
        let printed = ty.to_string();
        // An absent optional value with a present default.
        if !printed.starts_with("!f.tail") {
            assert_eq!(parse::<FDialect>(&printed).as_ref(), Ok(&ty), "{printed}");
        }
        let ty = Attribute::ty(random_my_type(&mut random));
        let printed = ty.to_string();
        assert_eq!(parse::<MyDialect>(&printed).as_ref(), Ok(&ty), "{printed}");
    }
}

/// Types and attributes equal their untyped forms, from both sides.
#[test]
fn typed_and_untyped_forms_are_equal() {
    let (low, high) = (LevelAttr::get(Level::Low), LevelAttr::get(Level::High));
    let untyped = Attribute::from(low.clone());
    assert!(low == untyped);
    assert!(untyped == low);
    assert!(high != untyped);
    assert!(untyped != high);
    assert!(Attribute::unit() != low);

    let (one, two) = (TailType::get(1, None, None), TailType::get(2, None, None));
    let untyped = Type::from(one.clone());
    assert!(one == untyped);
    assert!(untyped == one);
    assert!(two != untyped);
    assert!(untyped != two);

    let (int, float) = (IntegerType::signless(32), FloatType::F32);
    assert!(int == Type::i32());
    assert!(Type::i32() == int);
    assert!(int != Type::i64());
    assert!(Type::i64() != int);
    assert!(float == Type::f32());
    assert!(Type::i32() != float);
    assert!(IndexType == Type::index());
    assert!(Type::none() != IndexType);
    let text = StringAttr::new("a");
    assert!(text == Attribute::string("a"));
    assert!(Attribute::string("b") != text);
    assert!(UnitAttr == Attribute::unit());
    assert!(Attribute::bool(true) != UnitAttr);
}
