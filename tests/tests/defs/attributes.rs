//! Attributes: self types, enums, parameters of all kinds.

use expect_test::expect;
use ods_runtime::attributes::{ApInt, FloatAttr, IntegerAttr};
use ods_runtime::prelude::*;

ods! {
    def Attrs_Dialect : Dialect { let name = "attrs"; }

    class Case<string name, string attrMnemonic, list<Trait> traits = []>
        : AttrDef<Attrs_Dialect, name, traits> {
        let mnemonic = attrMnemonic;
    }

    def Big : Case<"Big", "int", [TypedAttrInterface]> {
        let summary = "An Attribute containing a integer value";
        let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
        let builders = [
            AttrBuilderWithInferredContext<(ins "Type":$type, "ApInt":$value), [{ $_get(r#type, value) }]>
        ];
        let assemblyFormat = "`<` $value `>`";
        let genVerifyDecl = 1;
        let skipDefaultBuilders = 1;
    }

    def Extern : Case<"MyExtern", "extern", [TypedAttrInterface]> {
        let parameters = (ins AttributeSelfTypeParameter<"">:$type);
        let assemblyFormat = "";
    }

    def IntSelf : Case<"IntSelf", "int_self", [TypedAttrInterface]> {
        let parameters = (ins
            AttributeSelfTypeParameter<"", "::ods_runtime::types::IntegerType">:$type,
            "i64":$value
        );
        let assemblyFormat = "$value";
    }

    def DerivedType : Case<"DerivedType", "derived", [TypedAttrInterface]> {
        let parameters = (ins
            "IntegerAttr":$value,
            DefaultValuedParameter<"Type", "$value.ty()">:$type
        );
        let assemblyFormat = "`<` $value (`as` $type^)? `>`";
    }

    def Low : I32EnumAttrCase<"Low", 0, "low">;
    def High : I32EnumAttrCase<"High", 1, "high">;
    def Level : I32EnumAttr<"Level", "a level", [Low, High]> {
        let genSpecializedAttr = 0;
        let cppNamespace = "some::where";
    }
    def LevelAttr : EnumAttr<Attrs_Dialect, Level, "level"> {
        let assemblyFormat = "`<` $value `>`";
    }
    def PlainLevel : EnumAttr<Attrs_Dialect, Level, "plain_level"> { let cppClassName = "PlainLevelAttr"; }

    def Read : I8BitEnumCaseBit<"read", 0>;
    def Write : I8BitEnumCaseBit<"write", 1>;
    def Access : I8BitEnum<"Access", "an access", [Read, Write]>;
    def AccessAttr : EnumAttr<Attrs_Dialect, Access, "access"> {
        let assemblyFormat = "`<` $value `>`";
    }

    def Kinds : Case<"Kinds", "kinds"> {
        let parameters = (ins
            APFloatParameter<"a float">:$real,
            "bool":$flag,
            "Option<i64>":$maybe,
            ArrayRefParameter<"Type", "types">:$types
        );
        let assemblyFormat = "`<` $real `,` $flag `,` $maybe `,` $types `>`";
    }

    def Near : Case<"Near", "near"> {
        let parameters = (ins AttrParameter<"i64", "a number, roughly">:$value, "f64":$exact);
        let assemblyFormat = "`<` $value $exact `>`";
    }

    def Rough : AttrParameter<"i64", "a number, roughly"> {
        let comparator = [{ *$_lhs / 10 == *$_rhs / 10 }];
        let parser = [{ { $_parser.parse_star()?; $_parser.parse_integer() } }];
        let printer = [{ { $_printer.write("*"); $_printer.write_integer($_self) } }];
    }

    def Compared : Case<"Compared", "compared"> {
        let parameters = (ins Rough:$value, LevelAttr:$level, EnumParameter<Level>:$other);
        let assemblyFormat = "`<` params `>`";
    }

    def Range : Case<"Range", "range"> {
        let parameters = (ins "Bounds":$bounds, "Attribute":$attr, "Vec<Bounds>":$more);
        let assemblyFormat = "`<` $bounds `:` $attr `->` $more `>`";
    }

    def List : ArrayOfAttr<Attrs_Dialect, "List", "list", "Attribute">;

    def CustomAttr : Case<"Custom", "custom"> {
        let parameters = (ins "Type":$ty);
        let hasCustomAssemblyFormat = 1;
    }
}

impl VerifyParameters for BigAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.r#type.is_none() {
            return Err("expected a type".to_owned());
        }
        Ok(())
    }
}

/// A user-defined Rust type as a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bounds(pub(crate) i64, pub(crate) i64);

impl FieldParser for Bounds {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let low = p.parse_integer()?;
        p.parse_star()?;
        Ok(Self(low, p.parse_integer()?))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write_integer(self.0);
        p.write(" * ");
        p.write_integer(self.1);
    }
}

impl CustomAttrAssembly for CustomAttr {
    fn parse(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        p.parse_greater()?;
        Ok(Self::get(ty.cloned().unwrap_or(Type::index())))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<>");
    }
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    super::check::<AttrsDialect>(text, expected);
}

#[test]
fn texts() {
    check("#attrs.int<50> : i32", &expect!["#attrs.int<50> : i32"]);
    check(
        "[#attrs.extern, #attrs.extern : i32]",
        &expect!["[#attrs.extern, #attrs.extern : i32]"],
    );
    check(
        "#attrs<int_self 5> : si8",
        &expect!["#attrs<int_self 5> : si8"],
    );
    check(
        "#attrs.derived<5 : i8>",
        &expect!["#attrs.derived<5 : i8> : i8"],
    );
    check(
        "#attrs.derived<5 : i8 as i16>",
        &expect!["#attrs.derived<5 : i8 as i16> : i16"],
    );
    check("#attrs.level<high>", &expect!["#attrs.level<high>"]);
    check(
        "#attrs<plain_level low>",
        &expect!["#attrs<plain_level low>"],
    );
    check(
        "#attrs.access<read|write>",
        &expect!["#attrs.access<read|write>"],
    );
    check(
        "#attrs.kinds<1.5 : f32, true, , i8, i16>",
        &expect!["#attrs.kinds<1.500000e+00 : f32, true, , i8, i16>"],
    );
    check(
        "#attrs.kinds<1.5 : f32, 0, 7, i8>",
        &expect!["#attrs.kinds<1.500000e+00 : f32, false, 7, i8>"],
    );
    check(
        "#attrs.near<1 1.5>",
        &expect!["#attrs.near<1 1.500000e+00>"],
    );
    check(
        "#attrs.compared<*15, <low>, high>",
        &expect!["#attrs.compared<*15, <low>, high>"],
    );
    check(
        "#attrs.range<1 * 2 : [unit, 5] -> 3*4, 5*6>",
        &expect!["#attrs.range<1 * 2 : [unit, 5] -> 3 * 4, 5 * 6>"],
    );
    check("#attrs.list<[1, 2]>", &expect!["11: expected '['"]);
    check(
        "#attrs.list[]",
        &expect!["11: found trailing characters: '[]'"],
    );
    check("#attrs<list[unit]>", &expect!["#attrs<list[unit]>"]);
    check("#attrs<list[]>", &expect!["#attrs<list[]>"]);
    check("#attrs.custom<>", &expect!["#attrs.custom<>"]);
}

#[test]
fn mistakes_in_texts() {
    check("#attrs.int<50>", &expect!["10: expected a type"]);
    check(
        "#attrs<int_self 5> : f32",
        &expect!["16: invalid kind of type specified"],
    );
    check(
        "#attrs<int_self 5>",
        &expect!["16: expected a trailing type"],
    );
    check(
        "#attrs.level<medium>",
        &expect![[r#"
        13: expected some::where::Level to be one of: low, high
        19: failed to parse LevelAttr parameter 'value' which is to be a `some::where::Level`"#]],
    );
    check(
        "#attrs.level<5>",
        &expect![[r#"
        13: expected valid keyword or string
        13: failed to parse LevelAttr parameter 'value' which is to be a `some::where::Level`"#]],
    );
    check(
        "#attrs.access<read|exec>",
        &expect![[r#"
        19: expected one of [read, write] for an access, got: exec
        23: failed to parse AccessAttr parameter 'value' which is to be a `Access`"#]],
    );
    check(
        "#attrs.access<read|>",
        &expect![[r#"
            19: expected keyword for an access
            19: failed to parse AccessAttr parameter 'value' which is to be a `Access`"#]],
    );
    check(
        "#attrs.compared<15, <low>, high>",
        &expect![[r#"
        16: expected '*'
        16: failed to parse Compared parameter 'value' which is to be a `i64`"#]],
    );
    check(
        "#attrs.compared<*1, #attrs.extern, high>",
        &expect![[r#"
        20: invalid kind of attribute specified
        33: failed to parse Compared parameter 'level' which is to be a `LevelAttr`"#]],
    );
    check(
        "#attrs.range<1 * x : unit -> 1 * 2>",
        &expect![[r#"
        17: expected integer value
        17: failed to parse Range parameter 'bounds' which is to be a `Bounds`"#]],
    );
    check(
        "#attrs.nothing",
        &expect!["7: unknown attribute `nothing` in dialect `attrs`"],
    );
    check(
        "!attrs.int",
        &expect!["7: dialect 'attrs' provides no type parsing hook"],
    );
}

#[test]
fn values_are_made_and_read() {
    let attr = BigAttr::get(Type::i32(), ApInt::from_i64(32, 5));
    assert_eq!(attr.to_string(), "#attrs.int<5> : i32");
    assert_eq!(Attribute::from(attr).value_type(), Some(Type::i32()));
    let level = LevelAttr::get(Level::High);
    assert_eq!(level.value(), Level::High);
    assert_eq!(
        Attribute::from(level.clone()).downcast::<LevelAttr>(),
        Some(&level)
    );
    let real = FloatAttr::new(ods_runtime::types::FloatType::F32, 1.5);
    let kinds = KindsAttr::get(real.clone(), true, Some(3), &[Type::i8()]);
    assert_eq!(kinds.real(), &real);
    assert_eq!((kinds.flag(), kinds.types().len()), (true, 1));
    assert_eq!(
        ListAttr::get(&[Attribute::unit()]).value(),
        [Attribute::unit()]
    );
    assert_ne!(NearAttr::get(1, 0.0), NearAttr::get(1, -0.0));
    assert_eq!(NearAttr::get(1, f64::NAN), NearAttr::get(1, f64::NAN));
    let derived = DerivedTypeAttr::get(IntegerAttr::new(&Type::i8(), 1), Type::i16());
    assert_eq!(derived.r#type(), &Type::i16());
}

#[test]
fn comparators_decide_what_is_equal() {
    let compared = |value| ComparedAttr::get(value, LevelAttr::get(Level::Low), Level::High);
    assert_eq!(compared(11), compared(19));
    assert_ne!(compared(11), compared(20));
    assert_eq!(Attribute::from(compared(11)), Attribute::from(compared(19)));
}
