//! Parsing and printing.

use expect_test::expect;
use ods_runtime::affine::AffineMap;
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::{IntegerType, Signedness};

ods! {
    def My_Dialect : Dialect {
        let name = "my_dialect";
        let useDefaultTypePrinterParser = 1;
        let useDefaultAttributePrinterParser = 1;
    }

    class My_Type<string name, string typeMnemonic> : TypeDef<My_Dialect, name> {
        let mnemonic = typeMnemonic;
    }

    def HandWritten : My_Type<"HandWritten", "hand"> {
        let parameters = (ins "i64":$number);
        let hasCustomAssemblyFormat = 1;
    }

    def HandWrittenAttr : AttrDef<My_Dialect, "HandWritten"> {
        let mnemonic = "hand";
        let parameters = (ins "Type":$type);
        let hasCustomAssemblyFormat = 1;
    }

    // An example type with an assembly format.
    def MyType : My_Type<"My", "my_type"> {
        // Define two parameters whose types are indicated in string literals.
        let parameters = (ins "i32":$count, "AffineMap":$map);
        let assemblyFormat = "`<` $count `,` `map` `=` $map `>`";
    }

    def Overloaded : My_Type<"Overloaded", "overloaded"> {
        let parameters = (ins "MyPair":$myParam);
        let assemblyFormat = "`<` $myParam `>`";
    }

    def MyParameter : TypeParameter<"(i64, i64)", "pair of ints"> {
        let printer = [{
            $_printer.write_integer($_self.0);
            $_printer.write(" * ");
            $_printer.write_integer($_self.1)
        }];
        let parser = [{
            let a = $_parser.parse_integer()?;
            $_parser.parse_star()?;
            Ok((a, $_parser.parse_integer()?))
        }];
    }

    def OfClass : My_Type<"OfClass", "of_class"> {
        let parameters = (ins MyParameter:$myParam);
        let assemblyFormat = "`<` $myParam `>`";
    }

    def Group : My_Type<"Group", "group"> {
        let parameters = (ins OptionalParameter<"IntegerAttr">:$a);
        let assemblyFormat = "( `(` $a^ `)` ) : (`x`)?";
    }

    def DefaultValued : My_Type<"DefaultValued", "default_valued"> {
        let parameters = (ins DefaultValuedParameter<"Option<i32>", "Some(5)">:$a);
        let assemblyFormat = "(`<` $a^ `>`)?";
    }

    def Computed : AttrDef<My_Dialect, "Computed"> {
        let mnemonic = "computed";
        let parameters = (ins
            DefaultValuedParameter<"IntegerType", "IntegerType::new(32, Signedness::Signless)">:$width,
            "IntegerAttr":$value,
            DefaultValuedParameter<"Type", "$value.ty()">:$type
        );
        let assemblyFormat = "`<` ($width^ `,`)? $value (`as` $type^)? `>`";
    }

    def MyExternAttr : AttrDef<My_Dialect, "MyExtern", [TypedAttrInterface]> {
        let parameters = (ins AttributeSelfTypeParameter<"">:$type);
        let mnemonic = "extern";
        let assemblyFormat = "";
    }

    def MyPairType : TypeDef<My_Dialect, "MyPairType"> {
        let parameters = (ins "i32":$a, "i32":$b);
        let mnemonic = "pair";
        let assemblyFormat = "`<` params `>`";
    }

    def OuterType : TypeDef<My_Dialect, "MyOuterType"> {
        let parameters = (ins MyPairType:$inner);
        let mnemonic = "outer";
        let assemblyFormat = "`<` `pair` `:` $inner `>`";
    }
    def OuterQualifiedType : TypeDef<My_Dialect, "MyOuterQualifiedType"> {
        let parameters = (ins MyPairType:$inner);
        let mnemonic = "outer_qual";
        let assemblyFormat = "`<` `pair` `:` qualified($inner) `>`";
    }

    def MyStructType : TypeDef<My_Dialect, "MyStructType"> {
        let parameters = (ins StringRefParameter<>:$sym_name,
                              "i32":$a, "i32":$b, "i32":$c);
        let mnemonic = "struct";
        let assemblyFormat = "`<` $sym_name `->` struct($a, $b, $c) `>`";
    }

    def MyWholeStructType : TypeDef<My_Dialect, "MyWholeStructType"> {
        let parameters = (ins StringRefParameter<>:$sym_name,
                              "i32":$a, "i32":$b, "i32":$c);
        let mnemonic = "whole_struct";
        let assemblyFormat = "`<` struct(params) `>`";
    }

    def Customs : My_Type<"Customs", "customs"> {
        let parameters = (ins "i64":$foo, "i64":$bar);
        let assemblyFormat = "`<` custom<Foo>($foo) custom<Bar>($bar, ref($foo)) `>`";
    }

    def Fizz : My_Type<"Fizz", "fizz"> {
        let parameters = (ins "NotDefaultConstructible":$foobar);
        let assemblyFormat = "`<` custom<Fizz>($foobar) `>`";
    }

    def Strings : My_Type<"Strings", "strings"> {
        let parameters = (ins StringRefParameter<>:$value, "i64":$bar);
        let assemblyFormat = "`<` custom<StringParam>($value) `,` custom<Bar>($bar, \"1\") `>`";
    }

    // In a block, as in the guide.
    def Block : My_Type<"Block", "block"> {
        let parameters = (ins "i64":$bar);
        let assemblyFormat = [{ custom<Bar>($bar, "1") }];
    }
}

impl CustomTypeAssembly for HandWrittenType {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let number = p.parse_integer()?;
        p.parse_greater()?;
        Ok(Self::get(number))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.write_integer(self.number());
        p.write(">");
    }
}

impl CustomAttrAssembly for HandWrittenAttr {
    fn parse(_: &mut AsmParser<'_>, attr_type: Option<&Type>) -> Parsed<Self> {
        Ok(Self::get(attr_type.cloned().unwrap_or(Type::none())))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        // An attribute without `TypedAttrInterface` prints its type itself, or not at all.
        let _ = p;
    }
}

/// A user-defined type as a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MyPair(i64, i64);

impl FieldParser for MyPair {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let a = p.parse_integer()?;
        p.parse_star()?;
        Ok(Self(a, p.parse_integer()?))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write_integer(self.0);
        p.write(" * ");
        p.write_integer(self.1);
    }
}

/// A type without a default.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NotDefaultConstructible(std::num::NonZeroI64);

fn parse_foo(p: &mut AsmParser<'_>) -> Parsed<i64> {
    p.parse_integer()
}

fn print_foo(p: &mut AsmPrinter<'_>, low: i64) {
    p.write_integer(low);
}

fn parse_bar(p: &mut AsmParser<'_>, low: i64) -> Parsed<i64> {
    p.parse_plus()?;
    Ok(low + p.parse_integer()?)
}

fn print_bar(p: &mut AsmPrinter<'_>, bar: i64, low: i64) {
    p.write("+");
    p.write_integer(bar - low);
}

fn parse_fizz(p: &mut AsmParser<'_>) -> Parsed<NotDefaultConstructible> {
    let offset = p.offset();
    let number = std::num::NonZeroI64::new(p.parse_integer()?);
    let number = number.map(NotDefaultConstructible);
    number.ok_or_else(|| p.emit_error(offset, "expected a number that is not zero"))
}

fn print_fizz(p: &mut AsmPrinter<'_>, foobar: &NotDefaultConstructible) {
    p.write_integer(foobar.0.get());
}

fn parse_string_param(p: &mut AsmParser<'_>) -> Parsed<String> {
    Ok(p.parse_any_keyword()?.to_owned())
}

fn print_string_param(p: &mut AsmPrinter<'_>, value: &str) {
    p.write(value);
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    crate::check::<MyDialect>(text, expected);
}

#[test]
fn hand_written() {
    check("!my_dialect.hand<5>", &expect!["!my_dialect.hand<5>"]);
    check(
        "!my_dialect.hand<x>",
        &expect!["17: expected integer value"],
    );
    check("#my_dialect.hand", &expect!["#my_dialect.hand"]);
}

#[test]
fn literals_and_variables() {
    // The guide writes `affine_map<…>`, which is how an `AffineMapAttr` prints.
    check(
        "!my_dialect.my_type<42, map = affine_map<(i, j) -> (j, i)>>",
        &expect!["!my_dialect.my_type<42, map = (d0, d1) -> (d1, d0)>"],
    );
    check(
        "!my_dialect.my_type<42, map = (i, j) -> (j, i)>",
        &expect!["!my_dialect.my_type<42, map = (d0, d1) -> (d1, d0)>"],
    );
    check(
        "!my_dialect.my_type<42, map (i) -> (i)>",
        &expect!["27: expected '='"],
    );
}

#[test]
fn parameters_of_own_types() {
    check(
        "!my_dialect.overloaded<42 * 24>",
        &expect!["!my_dialect.overloaded<42 * 24>"],
    );
    check(
        "!my_dialect.of_class<42 * 24>",
        &expect!["!my_dialect.of_class<42 * 24>"],
    );
    check(
        "!my_dialect.overloaded<42 + 24>",
        &expect![[r#"
        25: expected '*'
        26: failed to parse Overloaded parameter 'myParam' which is to be a `MyPair`"#]],
    );
    check(
        "!my_dialect.of_class<42, 24>",
        &expect![[r#"
        23: expected '*'
        23: failed to parse OfClass parameter 'myParam' which is to be a `(i64, i64)`"#]],
    );
    assert_eq!(OfClassType::get((1, 2)).my_param(), &(1, 2));
}

#[test]
fn optional_group() {
    check(
        "!my_dialect<group(5 : i32)>",
        &expect!["!my_dialect<group(5 : i32)>"],
    );
    check("!my_dialect<group x>", &expect!["!my_dialect<group x>"]);
    check("!my_dialect<group>", &expect!["17: expected 'x'"]);
    assert_eq!(GroupType::get(None).to_string(), "!my_dialect<group x>");
}

#[test]
fn default_valued() {
    check(
        "!my_dialect.default_valued",
        &expect!["!my_dialect.default_valued"],
    );
    check(
        "!my_dialect.default_valued<10>",
        &expect!["!my_dialect.default_valued<10>"],
    );
    assert_eq!(
        DefaultValuedType::get(Some(5)).to_string(),
        "!my_dialect.default_valued"
    );
}

#[test]
fn defaults_are_expressions() {
    check(
        "#my_dialect.computed<5 : i8>",
        &expect!["#my_dialect.computed<5 : i8>"],
    );
    check(
        "#my_dialect.computed<i16, 5 : i8 as f32>",
        &expect!["#my_dialect.computed<i16,5 : i8 as f32>"],
    );
    check(
        "#my_dialect.computed<i32, 5 : i8 as i8>",
        &expect!["#my_dialect.computed<5 : i8>"],
    );
    let value = IntegerAttr::new(&Type::i8(), 5);
    let computed = ComputedAttr::get(
        IntegerType::new(32, Signedness::Signless),
        value,
        Type::i8(),
    );
    assert_eq!(computed.to_string(), "#my_dialect.computed<5 : i8>");
}

#[test]
fn self_type() {
    check("#my_dialect.extern", &expect!["#my_dialect.extern"]);
    check(
        "#my_dialect.extern : i32",
        &expect!["#my_dialect.extern : i32"],
    );
    check(
        "#my_dialect.extern : tensor<4xi32>",
        &expect!["#my_dialect.extern : tensor<4xi32>"],
    );
    check(
        "#my_dialect.extern : !my_dialect.my_type<1, map = () -> ()>",
        &expect!["#my_dialect.extern : !my_dialect.my_type<1, map = () -> ()>"],
    );
    assert_eq!(MyExternAttr::get(Type::none()).r#type(), &Type::none());
}

#[test]
fn params() {
    check(
        "!my_dialect.pair<42, 24>",
        &expect!["!my_dialect.pair<42, 24>"],
    );
    check("!my_dialect.pair<42>", &expect!["19: expected ','"]);
}

#[test]
fn qualified() {
    check(
        "!my_dialect.outer<pair : <42, 24>>",
        &expect!["!my_dialect.outer<pair : <42, 24>>"],
    );
    check(
        "!my_dialect.outer_qual<pair : !my_dialect.pair<42, 24>>",
        &expect!["!my_dialect.outer_qual<pair : !my_dialect.pair<42, 24>>"],
    );
    // The guide has a typing mistake in the name of the dialect.
    check(
        "!my_dialect.outer_qual<pair : !mydialect.pair<42, 24>>",
        &expect![[r#"
            41: `!"mydialect"<"pair<42, 24>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
            53: failed to parse OuterQualifiedType parameter 'inner' which is to be a `MyPairTypeType`"#]],
    );
}

#[test]
fn structs() {
    check(
        r#"!my_dialect.struct<"foo" -> a = 1, b = 2, c = 3>"#,
        &expect![[r#"!my_dialect.struct<"foo" -> a = 1, b = 2, c = 3>"#]],
    );
    check(
        r#"!my_dialect.struct<"foo" -> b = 2, c = 3, a = 1>"#,
        &expect![[r#"!my_dialect.struct<"foo" -> a = 1, b = 2, c = 3>"#]],
    );
    check(
        r#"!my_dialect.whole_struct<b = 2, sym_name = "foo", c = 3, a = 1>"#,
        &expect![[r#"!my_dialect.whole_struct<sym_name = "foo", a = 1, b = 2, c = 3>"#]],
    );
}

#[test]
fn custom_directives() {
    check(
        "!my_dialect.customs<3 + 4>",
        &expect!["!my_dialect.customs<3 +4>"],
    );
    check("!my_dialect.customs<3>", &expect!["21: expected '+'"]);
    check("!my_dialect.fizz<5>", &expect!["!my_dialect.fizz<5>"]);
    check(
        "!my_dialect.fizz<0>",
        &expect!["17: expected a number that is not zero"],
    );
    check(
        "!my_dialect.strings<word, +4>",
        &expect!["!my_dialect.strings<word, +4>"],
    );
    assert_eq!(StringsType::get("word", 5).bar(), 5);
    check("!my_dialect<block +4>", &expect!["!my_dialect<block +4>"]);
    assert!(
        MyType::get(1, AffineMap::multi_dim_identity(1))
            .to_string()
            .ends_with("(d0)>")
    );
}
