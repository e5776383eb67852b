//! Attributes of each kind: read, changed, removed, in adaptors, built, parsed and
//! printed.

use super::{error, first, parse, printed};
use ods_runtime::op::{RawAdaptor, Slot};
use ods_runtime::prelude::*;

ods! {
    def Attrs_Dialect : Dialect { let name = "attrs"; }

    def Low : I32EnumAttrCase<"Low", 0, "low">;
    def High : I32EnumAttrCase<"High", 1, "high">;
    def Level : I32EnumAttr<"Level", "a level", [Low, High]>;

    def KindsOp : Op<Attrs_Dialect, "kinds"> {
        let arguments = (ins
            I64Attr:$plain,
            ConfinedAttr<I32Attr, [IntPositive]>:$positive,
            Level:$level,
            AnyAttr:$raw,
            TypedAttrInterface:$typed,
            OptionalAttr<StrAttr>:$maybe,
            UnitAttr:$flag,
            DefaultValuedAttr<I64Attr, "5">:$filled,
            DefaultValuedStrAttr<StrAttr, "none">:$text,
            DefaultValuedEnumAttr<Level, High>:$limit,
            DefaultValuedOptionalAttr<I64Attr, "6">:$either);
        let assemblyFormat = r"
            $plain $positive $level $raw $typed (`maybe` $maybe^)? (`flag` $flag^)?
            (`filled` $filled^)? (`text` $text^)? (`limit` $limit^)? (`either` $either^)? attr-dict";
    }
    def WideOp : Op<Attrs_Dialect, "wide"> {
        let arguments = (ins DefaultValuedAttr<IndexAttr, "5000000000">:$size);
        let assemblyFormat = "attr-dict";
    }
}

const LEAST: &str = "attrs.kinds 1 2 low [3] 4 : i8";
const ALL: &str =
    "attrs.kinds 1 2 low [3] 4 : i8 maybe \"m\" flag filled 7 text \"t\" limit low either 8";

/// The attribute with this name, as text.
fn stored(ir: &Ir, op: KindsOp, name: &str) -> Option<String> {
    op.operation().attribute(ir, name).map(Attribute::to_string)
}

#[test]
fn a_default_index_has_64_bits() {
    let (ir, module) = parse::<AttrsDialect>("attrs.wide");
    let op: WideOp = first(&ir, module);
    assert_eq!(op.size(&ir), 5_000_000_000);
}

#[test]
fn are_read() {
    let (ir, module) = parse::<AttrsDialect>(ALL);
    let op: KindsOp = first(&ir, module);
    assert_eq!((op.plain(&ir), op.positive(&ir)), (1, 2));
    assert_eq!((op.level(&ir), op.limit(&ir)), (Level::Low, Level::Low));
    assert_eq!(op.raw(&ir).to_string(), "[3]");
    assert_eq!(op.typed(&ir).to_string(), "4 : i8");
    assert_eq!((op.maybe(&ir), op.flag(&ir)), (Some("m"), true));
    assert_eq!((op.filled(&ir), op.text(&ir), op.either(&ir)), (7, "t", 8));
}

/// A default is filled in, unless the attribute is optional too: then only its accessor
/// returns the default.
#[test]
fn may_be_absent() {
    let (ir, module) = parse::<AttrsDialect>(LEAST);
    let op: KindsOp = first(&ir, module);
    assert_eq!((op.maybe(&ir), op.flag(&ir)), (None, false));
    assert_eq!(
        (op.filled(&ir), op.text(&ir), op.either(&ir)),
        (5, "none", 6)
    );
    assert_eq!(op.limit(&ir), Level::High);
    assert_eq!(op.attr(&ir, KindsOp::FILLED), Some(&Attribute::i64(5)));
    assert_eq!(op.attr(&ir, KindsOp::EITHER), None);
    assert_eq!(op.attr(&ir, KindsOp::MAYBE), None);
    assert_eq!(op.attr(&ir, KindsOp::FLAG), None);
    assert_eq!(
        printed(&ir, op.operation()),
        [
            LEAST,
            "\"attrs.kinds\"() <{filled = 5 : i64, level = 0 : i32, limit = 1 : i32, plain = 1 : i64, positive = 2 : \
             i32, raw = [3], text = \"none\", typed = 4 : i8}> : () -> ()"
        ]
    );
}

/// `set` and `with` take what `build` takes, and what setters take.
#[test]
fn slots_take_what_build_takes() {
    let (mut ir, module) = parse::<AttrsDialect>(LEAST);
    let op: KindsOp = first(&ir, module);
    let text = String::from("other");
    op.set(&mut ir, KindsOp::MAYBE, Some("new"));
    op.set(&mut ir, KindsOp::FLAG, true);
    op.set(&mut ir, KindsOp::FILLED, Some(30));
    op.set(&mut ir, KindsOp::TEXT, &text);
    op.set(&mut ir, KindsOp::LIMIT, Some(Level::Low));
    let all =
        "attrs.kinds 1 2 low [3] 4 : i8 maybe \"new\" flag filled 30 text \"other\" limit low";
    assert_eq!(printed(&ir, op.operation())[0], all);
    op.set(&mut ir, KindsOp::MAYBE, None);
    op.set(&mut ir, KindsOp::FLAG, false);
    op.set(&mut ir, KindsOp::FILLED, None);
    op.set(&mut ir, KindsOp::TEXT, None);
    op.set(&mut ir, KindsOp::LIMIT, None);
    assert_eq!(printed(&ir, op.operation())[0], LEAST);
    let (raw, typed) = (op.raw(&ir).clone(), op.typed(&ir).clone());
    let mut b = OpBuilder::new(&mut ir);
    let built = KindsOp::builder(1, 2, Level::Low, raw, typed)
        .with(KindsOp::MAYBE, None)
        .with(KindsOp::FLAG, true)
        .with(KindsOp::FILLED, Some(7))
        .with(KindsOp::TEXT, None)
        .build(&mut b, Location::UNKNOWN);
    let text = "attrs.kinds 1 2 low [3] 4 : i8 flag filled 7";
    assert_eq!(printed(&ir, built.operation())[0], text);
}

/// Setters take what `build` takes; for a part that may be left out also the plain value.
#[test]
fn have_setters() {
    let (mut ir, module) = parse::<AttrsDialect>(LEAST);
    let op: KindsOp = first(&ir, module);
    op.set_plain(&mut ir, 10);
    op.set_positive(&mut ir, 20);
    op.set_level(&mut ir, Level::High);
    op.set_raw(&mut ir, Attribute::unit());
    op.set_typed(&mut ir, Attribute::i32(9));
    op.set_maybe(&mut ir, "new");
    op.set_flag(&mut ir, true);
    op.set_filled(&mut ir, 30);
    op.set_text(&mut ir, Some("other"));
    op.set_limit(&mut ir, Level::Low);
    op.set_either(&mut ir, Some(40));
    let text = "attrs.kinds 10 20 high unit 9 : i32 maybe \"new\" flag filled 30 text \"other\" limit low either 40";
    assert_eq!(printed(&ir, op.operation())[0], text);
    verify(module, &ir).expect("it is valid");
    op.set_maybe(&mut ir, None);
    op.set_flag(&mut ir, false);
    op.set_filled(&mut ir, None);
    op.set_text(&mut ir, None);
    op.set_limit(&mut ir, None);
    op.set_either(&mut ir, None);
    assert_eq!((op.maybe(&ir), op.flag(&ir)), (None, false));
    assert_eq!(op.attr(&ir, KindsOp::FILLED), Some(&Attribute::i64(5)));
    assert_eq!(op.attr(&ir, KindsOp::EITHER), None);
    let text = "attrs.kinds 10 20 high unit 9 : i32";
    assert_eq!(printed(&ir, op.operation())[0], text);
}

#[test]
fn are_set_and_removed() {
    let (mut ir, module) = parse::<AttrsDialect>(LEAST);
    let op: KindsOp = first(&ir, module);
    op.set(&mut ir, KindsOp::PLAIN, 10);
    op.set(&mut ir, KindsOp::POSITIVE, 20);
    op.set(&mut ir, KindsOp::LEVEL, Level::High);
    op.set(&mut ir, KindsOp::RAW, Attribute::unit());
    op.set(&mut ir, KindsOp::TYPED, Attribute::i32(9));
    op.set(&mut ir, KindsOp::MAYBE, "new");
    op.set(&mut ir, KindsOp::FLAG, ());
    op.set(&mut ir, KindsOp::FILLED, 30);
    op.set(&mut ir, KindsOp::TEXT, "other");
    op.set(&mut ir, KindsOp::LIMIT, Level::Low);
    op.set(&mut ir, KindsOp::EITHER, 40);
    let text = "attrs.kinds 10 20 high unit 9 : i32 maybe \"new\" flag filled 30 text \"other\" limit low either 40";
    assert_eq!(printed(&ir, op.operation())[0], text);
    verify(module, &ir).expect("it is valid");
    assert_eq!(
        op.remove(&mut ir, KindsOp::MAYBE),
        Some(Attribute::string("new"))
    );
    assert_eq!(op.remove(&mut ir, KindsOp::MAYBE), None);
    assert_eq!(op.remove(&mut ir, KindsOp::FLAG), Some(Attribute::unit()));
    assert_eq!(
        op.remove(&mut ir, KindsOp::EITHER),
        Some(Attribute::i64(40))
    );
    assert_eq!(
        (op.maybe(&ir), op.flag(&ir), op.either(&ir)),
        (None, false, 6)
    );
    verify(module, &ir).expect("it is valid");
    // A missing required attribute is an error.
    op.remove(&mut ir, KindsOp::PLAIN);
    let errors = verify(module, &ir).expect_err("an attribute is missing");
    assert_eq!(
        errors[0].message,
        "'attrs.kinds' op requires attribute 'plain'"
    );
}

#[test]
fn are_in_adaptors() {
    let (ir, module) = parse::<AttrsDialect>(ALL);
    let op: KindsOp = first(&ir, module);
    let KindsOpAdaptor {
        plain,
        level,
        maybe,
        flag,
        either,
        raw,
        ..
    } = op.fields(&ir);
    assert_eq!(
        (plain, level, maybe, flag, either),
        (1, Level::Low, Some("m"), true, 8)
    );
    assert_eq!(raw.to_string(), "[3]");
    // Without an operation, the slots are in the order of the definition.
    let attrs = [
        Some(Attribute::i64(1)),
        Some(Attribute::i32(2)),
        Some(Attribute::i32(1)),
        Some(Attribute::unit()),
        Some(Attribute::i32(4)),
    ];
    let slots = attrs.map(Slot::from);
    let raw = RawAdaptor::<Option<&Attribute>>::new(KindsOp::INFO, &[], &slots, &[]);
    let KindsOpAdaptor {
        positive,
        level,
        maybe,
        flag,
        filled,
        text,
        limit,
        either,
        ..
    } = KindsOp::read(raw);
    assert_eq!(
        (positive, level, maybe, flag),
        (2, Level::High, None, false)
    );
    assert_eq!((filled, text, limit, either), (5, "none", Level::High, 6));
}

#[test]
fn have_names() {
    let slots = [
        (KindsOp::PLAIN.name(), KindsOp::PLAIN.index()),
        (KindsOp::MAYBE.name(), KindsOp::MAYBE.index()),
        (KindsOp::EITHER.name(), KindsOp::EITHER.index()),
    ];
    assert_eq!(slots, [("plain", 0), ("maybe", 5), ("either", 10)]);
    // Sorted, as MLIR lists them.
    let names: Vec<&str> = KindsOp::INFO.attribute_names().collect();
    assert_eq!(
        names,
        [
            "either", "filled", "flag", "level", "limit", "maybe", "plain", "positive", "raw",
            "text", "typed"
        ]
    );
}

#[test]
fn are_built() {
    let (mut ir, module) = parse::<AttrsDialect>("");
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let raw = Attribute::array([Attribute::i64(3)]);
    let typed = Attribute::parse("4 : i8").expect("an attribute");
    let all = KindsOp::build(
        &mut b,
        Location::UNKNOWN,
        1,
        2,
        Level::Low,
        raw.clone(),
        typed.clone(),
        Some("m"),
        true,
        Some(7),
        Some("t"),
        Some(Level::Low),
        Some(8),
    );
    let least = KindsOp::builder(1, 2, Level::Low, raw.clone(), typed.clone())
        .build(&mut b, Location::UNKNOWN);
    let fluent = KindsOp::builder(1, 2, Level::Low, raw, typed)
        .with(KindsOp::MAYBE, "m")
        .with(KindsOp::FLAG, ())
        .with(KindsOp::FILLED, 7)
        .with(KindsOp::TEXT, "t")
        .with(KindsOp::LIMIT, Level::Low)
        .with(KindsOp::EITHER, 8)
        .build(&mut b, Location::UNKNOWN);
    for (op, text) in [(all, ALL), (least, LEAST), (fluent, ALL)] {
        assert_eq!(op.operation().display(&b).to_string(), text);
    }
    assert_eq!(stored(&b, least, "filled").as_deref(), Some("5 : i64"));
    assert_eq!(stored(&b, least, "either"), None);
    verify(module, &b).expect("it is valid");
}

/// A default is printed if the attribute is set explicitly, and omitted otherwise.
#[test]
fn are_parsed_and_printed() {
    for (text, again) in [
        (LEAST, LEAST),
        (ALL, ALL),
        ("attrs.kinds 1 2 low [3] 4 : i8 filled 5", LEAST),
        (
            "attrs.kinds 1 2 low [3] 4 : i8 {either = 8 : i64}",
            "attrs.kinds 1 2 low [3] 4 : i8 either 8",
        ),
    ] {
        let (ir, module) = parse::<AttrsDialect>(text);
        let op: KindsOp = first(&ir, module);
        let [custom, generic] = printed(&ir, op.operation());
        assert_eq!(custom, again);
        let (ir, module) = parse::<AttrsDialect>(&generic);
        let op: KindsOp = first(&ir, module);
        assert_eq!(printed(&ir, op.operation()), [custom, generic]);
    }
    assert_eq!(
        error::<AttrsDialect>("attrs.kinds 1 -2 low [3] 4 : i8"),
        "'attrs.kinds' op attribute 'positive' failed to satisfy constraint: 32-bit signless integer attribute whose \
         value is positive"
    );
}
