//! Properties: every kind in `Properties.td`, and a user-defined one.

use super::{error, first, parse, printed};
use ods_runtime::op::{Property, RawAdaptor, Slot};
use ods_runtime::prelude::*;

/// Stored by value; has no default.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Range {
    first: i64,
    last: i64,
}

impl Range {
    fn to_attribute(&self) -> Attribute {
        Attribute::array([Attribute::i64(self.first), Attribute::i64(self.last)])
    }

    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        match attr.as_array() {
            Some([Attribute::Integer(first), Attribute::Integer(last)]) => Ok(Self {
                first: first.value().to_i64().unwrap_or_default(),
                last: last.value().to_i64().unwrap_or_default(),
            }),
            _ => Err("expected two integers".to_owned()),
        }
    }
}

ods! {
    def Props : Dialect { let name = "props"; }

    class PropsOp<string mnemonic, list<Trait> traits = []> : Op<Props, mnemonic, traits>;

    def PlainOp : PropsOp<"plain"> {
        let arguments = (ins I64Prop:$wide, I32Prop:$narrow, StringProp:$text, BoolProp:$yes);
        let assemblyFormat = "$wide $narrow $text $yes attr-dict";
    }

    def DefaultsOp : PropsOp<"defaults"> {
        let arguments = (ins
            UnitProp:$flag,
            DefaultValuedProp<I64Prop, "7">:$number,
            DefaultValuedProp<StringProp, "\"none\"">:$name,
            DefaultValuedProp<StringProp, "\"\"", "::std::string::String::from(\"stored\")">:$stored,
            OptionalProp<I64Prop>:$maybe,
            OptionalProp<StringProp>:$label,
            OptionalProp<I64Prop, 0>:$wrapped);
        let assemblyFormat = "(`flag` $flag^)? (`number` $number^)? (`maybe` $maybe^)? prop-dict attr-dict";
    }

    def ArraysOp : PropsOp<"arrays"> {
        let arguments = (ins
            ArrayProp<StringProp>:$names,
            IntArrayProp<I32Prop>:$numbers,
            ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">>:$positive,
            OptionalProp<ArrayProp<I64Prop>>:$maybe,
            DefaultValuedProp<IntArrayProp<I64Prop>, "&[1, 2]">:$defaulted);
        let assemblyFormat = "$names $numbers $positive ($maybe^)? prop-dict attr-dict";
    }

    def ConfinedOp : PropsOp<"confined", [PredOpTrait<"first is less than second", CPred<"*$first < *$second">>]> {
        let arguments = (ins
            ConfinedProp<I64Prop, CPred<"$_self >= 0 && $_self < 10">, "a digit">:$first,
            I64Prop:$second,
            ConstantProp<I64Prop, "3">:$three);
    }

    def RangeProp : Property<"Range", "a range", "&Range"> {
        let convertToAttribute = "$_storage.to_attribute()";
        let convertFromAttribute = "Range::from_attribute($_attr)";
        let parser = [{
            (|| {
                let first = ::ods_runtime::__private::prop::parse($_parser)?;
                $_parser.parse_colon()?;
                let last = ::ods_runtime::__private::prop::parse($_parser)?;
                Ok(Range { first, last })
            })()
        }];
        let printer = [{ $_printer.write(&format!("{}:{}", $_storage.first, $_storage.last)) }];
        let predicate = CPred<"$_self.first <= $_self.last">;
    }

    def RangeOp : PropsOp<"range"> {
        let arguments = (ins AnyType:$value, RangeProp:$range, StrAttr:$attr, I64Prop:$type);
        let assemblyFormat = "$value `in` $range $attr $type attr-dict `:` type($value)";
    }

    def CustomOp : PropsOp<"custom"> {
        let arguments = (ins I64Prop:$number);
        let assemblyFormat = "custom<Number>($number) attr-dict";
    }
}

fn parse_number(p: &mut OpParser<'_, '_>) -> Parsed<i64> {
    p.parse_keyword("number")?;
    p.parse_integer()
}

fn print_number(p: &mut OpPrinter<'_>, _: CustomOp, number: i64) {
    p.write("number ");
    p.write(&number.to_string());
}

#[test]
fn plain_values() {
    let (mut ir, module) = parse::<Props>(r#"props.plain -3 4 "a" true"#);
    let op: PlainOp = first(&ir, module);
    assert_eq!(
        (op.wide(&ir), op.narrow(&ir), op.text(&ir), op.yes(&ir)),
        (-3, 4, "a", true)
    );
    op.set_text(&mut ir, "b");
    op.set(&mut ir, PlainOp::WIDE, 9);
    op.set_yes(&mut ir, false);
    assert_eq!(op.property(&ir, PlainOp::WIDE), Some(&9));
    let PlainOpAdaptor { wide, text, .. } = op.fields(&ir);
    assert_eq!((wide, text), (9, "b"));
    assert_eq!(
        printed(&ir, op.operation()),
        [
            r#"props.plain 9 4 "b" false"#,
            r#""props.plain"() <{narrow = 4 : i32, text = "b", wide = 9 : i64, yes = false}> : () -> ()"#
        ]
    );
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let built = PlainOp::build(&mut b, Location::UNKNOWN, 1, 2, "c", true);
    let fluent = PlainOp::builder(1, 2, "c", true).build(&mut b, Location::UNKNOWN);
    for op in [built, fluent] {
        assert_eq!(
            op.operation().display(&b).to_string(),
            r#"props.plain 1 2 "c" true"#
        );
    }
}

#[test]
fn defaults() {
    let (mut ir, module) = parse::<Props>("props.defaults");
    let op: DefaultsOp = first(&ir, module);
    assert_eq!(
        (op.flag(&ir), op.number(&ir), op.name(&ir), op.stored(&ir)),
        (false, 7, "none", "stored")
    );
    assert_eq!(
        (op.maybe(&ir), op.label(&ir), op.wrapped(&ir)),
        (None, None, None)
    );
    assert_eq!(
        printed(&ir, op.operation())[1],
        r#""props.defaults"() <{flag = false, label = [], maybe = [], name = "none", number = 7 : i64, stored = "stored", wrapped = []}> : () -> ()"#
    );
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let unknown = Location::UNKNOWN;
    let op = DefaultsOp::build(
        &mut b,
        unknown,
        true,
        Some(1),
        None,
        Some("s"),
        Some(2),
        Some("l"),
        None,
    );
    assert_eq!(
        (op.number(&b), op.name(&b), op.stored(&b)),
        (1, "none", "s")
    );
    assert_eq!(
        (op.maybe(&b), op.label(&b), op.wrapped(&b)),
        (Some(2), Some("l"), None)
    );
    assert_eq!(
        printed(&b, op.operation())[0],
        r#"props.defaults flag number 1 maybe 2 <{label = ["l"], stored = "s"}>"#
    );
    let op = DefaultsOp::builder()
        .with(DefaultsOp::FLAG, true)
        .with(DefaultsOp::LABEL, Some("l".to_owned()))
        .build(&mut b, unknown);
    op.set(&mut b, DefaultsOp::NAME, "borrowed");
    op.set(&mut b, DefaultsOp::NUMBER, Some(8));
    op.set(&mut b, DefaultsOp::LABEL, None);
    op.set_stored(&mut b, Some("s"));
    assert_eq!(
        (op.number(&b), op.name(&b), op.stored(&b), op.label(&b)),
        (8, "borrowed", "s", None)
    );
    op.set(&mut b, DefaultsOp::NUMBER, None);
    op.set_name(&mut b, None);
    op.set_stored(&mut b, None);
    op.set_maybe(&mut b, Some(3));
    assert_eq!(
        printed(&b, op.operation())[0],
        "props.defaults flag maybe 3 "
    );
}

#[test]
fn arrays() {
    let (mut ir, module) = parse::<Props>(r#"props.arrays ["a", "b"] [1, 2] [3] [5]"#);
    let op: ArraysOp = first(&ir, module);
    assert_eq!(op.names(&ir), ["a", "b"]);
    assert_eq!(op.numbers(&ir), [1_i32, 2]);
    assert_eq!(op.maybe(&ir), Some([5_i64].as_slice()));
    assert_eq!(op.defaulted(&ir), [1_i64, 2]);
    op.set_numbers(&mut ir, &[7]);
    op.set_maybe(&mut ir, None);
    op.set_defaulted(&mut ir, &[8]);
    assert_eq!(
        printed(&ir, op.operation()),
        [
            r#"props.arrays ["a", "b"] [7] [3] <{defaulted = array<i64: 8>}>"#,
            r#""props.arrays"() <{defaulted = array<i64: 8>, maybe = [], names = ["a", "b"], numbers = array<i32: 7>, positive = [3]}> : () -> ()"#
        ]
    );
    assert_eq!(
        error::<Props>("props.arrays [] [] [0]"),
        "'props.arrays' op property 'positive' failed to satisfy constraint: array of positive"
    );
}

#[test]
fn predicates() {
    let op = |first: i64, second: i64, three: i64| {
        format!(
            r#""props.confined"() <{{first = {first}, second = {second}, three = {three}}}> : () -> ()"#
        )
    };
    parse::<Props>(&op(1, 2, 3));
    assert_eq!(
        error::<Props>(&op(10, 20, 3)),
        "'props.confined' op property 'first' failed to satisfy constraint: a digit"
    );
    assert_eq!(
        error::<Props>(&op(1, 2, 4)),
        "'props.confined' op property 'three' failed to satisfy constraint: constant 'int64_t': 3"
    );
    assert_eq!(
        error::<Props>(&op(3, 2, 3)),
        "'props.confined' op failed to verify that first is less than second"
    );
}

#[test]
fn types_of_the_user() {
    let text =
        "%0 = builtin.unrealized_conversion_cast to i32\nprops.range %0 in 1:5 \"x\" 4 : i32";
    let (mut ir, module) = parse::<Props>(text);
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let op = body
        .operations(&ir)
        .nth(1)
        .unwrap()
        .cast::<RangeOp>(&ir)
        .unwrap();
    assert_eq!(op.range(&ir), &Range { first: 1, last: 5 });
    assert_eq!(op.r#type(&ir), 4);
    op.set_range(&mut ir, &Range { first: 2, last: 3 });
    assert_eq!(
        printed(&ir, op.operation())[1],
        r#""props.range"(%0) <{attr = "x", range = [2, 3], type = 4 : i64}> : (i32) -> ()"#
    );
    let value = op.value(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let range = Range { first: 0, last: 0 };
    let built = RangeOp::build(&mut b, Location::UNKNOWN, value, &range, "y", 1);
    assert_eq!(built.range(&b), &range);
    assert_eq!(
        error::<Props>(&text.replace("1:5", "5:1")),
        "'props.range' op property 'range' failed to satisfy constraint: a range"
    );
    assert_eq!(
        error::<Props>(r#""props.range"() <{range = 1}> : () -> ()"#),
        "invalid properties {range = 1 : i64} for op props.range: expected two integers"
    );
}

#[test]
fn custom_directives() {
    let (ir, module) = parse::<Props>("props.custom number 3");
    let op: CustomOp = first(&ir, module);
    assert_eq!(op.number(&ir), 3);
    assert_eq!(printed(&ir, op.operation())[0], "props.custom number 3");
}

#[test]
fn adaptors_over_other_values() {
    let slots = [
        Slot::from(Property::new(-3_i64)),
        Slot::from(Property::new(4_i32)),
        Slot::from(Property::new("a".to_owned())),
        Slot::from(Property::new(true)),
    ];
    let raw = RawAdaptor::<Option<&Attribute>>::new(PlainOp::INFO, &[], &slots, &[]);
    let fields = PlainOp::read(raw);
    assert_eq!((fields.wide, fields.text), (-3, "a"));
}
