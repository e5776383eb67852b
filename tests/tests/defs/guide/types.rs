//! Definitions and their parameters.

use expect_test::expect;
use ods_runtime::attributes::{ApInt, FloatAttr};
use ods_runtime::prelude::*;

ods! {
    // Include the definition of the necessary constructs.
    include "mlir/IR/AttrTypeBase.td"

    def My_Dialect : Dialect { let name = "my"; }

    class MyDialect_Type<string name, string typeMnemonic, list<Trait> traits = []>
        : TypeDef<My_Dialect, name, traits> {
      let mnemonic = typeMnemonic;
    }

    def My_IntegerType : MyDialect_Type<"Integer", "int"> {
      let summary = "Integer type with arbitrary precision up to a fixed limit";
      let description = [{
        Integer types have a designated bit width.
      }];
      /// Here we define a single parameter for the type, which is the width.
      let parameters = (ins "u32":$width);

      let assemblyFormat = "`<` $width `>`";

      let genVerifyDecl = 1;
    }

    class MyDialect_Attr<string name, string attrMnemonic, list<Trait> traits = []>
        : AttrDef<My_Dialect, name, traits> {
      let mnemonic = attrMnemonic;
    }

    // MLIR prints the type behind it only with the interface.
    def My_IntegerAttr : MyDialect_Attr<"Integer", "int", [TypedAttrInterface]> {
      let summary = "An Attribute containing a integer value";
      let description = [{
        An integer attribute is a literal attribute that represents an integral
        value of the specified integer type.
      }];
      let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);

      let builders = [
        AttrBuilderWithInferredContext<(ins "Type":$type,
                                            "ApInt":$value), [{
          return $_get(r#type, value);
        }]>
      ];

      let assemblyFormat = "`<` $value `>`";
      let genVerifyDecl = 1;
      let skipDefaultBuilders = 1;
    }

    def Renamed : MyDialect_Type<"Renamed", "renamed"> {
      let summary = "a type with a name of its own";
      let cppClassName = "SomethingElse";
    }

    def ArrayRefIntParam : TypeParameter<"&[i32]", "Array of int"> {
      let cppStorageType = "Vec<i32>";
      let allocator = "$_self.to_vec()";
      let comparator = "$_lhs == $_rhs";
    }

    def My_DimsType : MyDialect_Type<"Dims", "dims"> {
      let parameters = (ins ArrayRefIntParam:$dims);
      let assemblyFormat = "`<` $dims `>`";
    }

    def My_ClassesAttr : MyDialect_Attr<"Classes", "classes", [TypedAttrInterface]> {
      let parameters = (ins
        APFloatParameter<"a float">:$real,
        StringRefParameter<"a string">:$text,
        ArrayRefParameter<"i64", "numbers">:$numbers,
        SelfAllocationParameter<"Shape", "allocates itself">:$shape,
        ArrayRefOfSelfAllocationParameter<"Shape", "so does each">:$shapes,
        AttributeSelfTypeParameter<"">:$type
      );
      let assemblyFormat = "`<` $real `,` $text `,` $numbers `:` $shape `:` $shapes `>`";
    }

    def LowerParameter : TypeParameter<"&str", "text in lower case"> {
      let cppStorageType = "String";
      let allocator = "$_self.to_ascii_lowercase()";
      let convertFromStorage = "$_self.as_str()";
    }

    def My_LowerType : MyDialect_Type<"Lower", "lower"> {
      let parameters = (ins LowerParameter:$text);
      let assemblyFormat = "`<` $text `>`";
    }
}

impl VerifyParameters for IntegerType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.width > 64 {
            return Err(format!("integers have at most 64 bits, not {}", self.width));
        }
        Ok(())
    }
}

impl VerifyParameters for IntegerAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.r#type.downcast::<IntegerType>().is_none() {
            return Err(format!("`{}` is no integer type", self.r#type));
        }
        Ok(())
    }
}

/// A parameter that owns its elements.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape(Vec<i64>);

impl FieldParser for Shape {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let mut sizes = Vec::new();
        p.parse_comma_separated_list(Delimiter::Square, |p| {
            sizes.push(p.parse_integer()?);
            Ok(())
        })?;
        Ok(Self(sizes))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("[");
        p.print_comma_separated(&self.0, |p, size| p.write_integer(*size));
        p.write("]");
    }
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    crate::check::<MyDialect>(text, expected);
}

#[test]
fn integer_type() {
    check("!my.int<10>", &expect!["!my.int<10>"]);
    check("!my.int", &expect!["6: expected '<'"]);
    check(
        "!my.int<100>",
        &expect!["7: integers have at most 64 bits, not 100"],
    );
    let error = IntegerType::get_checked(Location::UNKNOWN, 100).unwrap_err();
    assert_eq!(error.message, "integers have at most 64 bits, not 100");
    assert_eq!(IntegerType::get(10).width(), 10);
}

#[test]
fn integer_attribute() {
    check(
        "#my.int<50> : !my.int<32>",
        &expect!["#my.int<50> : !my.int<32>"],
    );
    check("#my.int<50> : i32", &expect!["7: `i32` is no integer type"]);
    let value = IntegerAttr::get(Type::from(IntegerType::get(32)), ApInt::from_i64(32, 50));
    assert_eq!(value.to_string(), "#my.int<50> : !my.int<32>");
    assert_eq!(value.r#type().to_string(), "!my.int<32>");
}

#[test]
fn class_names() {
    check("!my.renamed", &expect!["!my.renamed"]);
    assert_eq!(SomethingElse::MNEMONIC, "renamed");
    assert_eq!(
        Type::from(SomethingElse::get()),
        Type::from(SomethingElse::get())
    );
}

#[test]
fn lists_are_copied() {
    check("!my.dims<1, -2, 3>", &expect!["!my.dims<1, -2, 3>"]);
    let dims = DimsType::get(&[1, 2].map(|size| size + 1));
    assert_eq!(dims.to_string(), "!my.dims<2, 3>");
}

#[test]
fn parameter_classes() {
    let text = r#"#my.classes<1.5 : f32, "a\"b", 1, 2 : [3] : [], [4, 5]> : i8"#;
    check(
        text,
        &expect![[r##"#my.classes<1.500000e+00 : f32, "a\22b", 1, 2 : [3] : [], [4, 5]> : i8"##]],
    );
    let real = FloatAttr::new(ods_runtime::types::FloatType::F64, 0.5);
    let shape = Shape(vec![1]);
    let value = ClassesAttr::get(
        real,
        "text",
        &[7],
        shape.clone(),
        &[shape, Shape(Vec::new())],
        Type::none(),
    );
    assert_eq!((value.text(), value.numbers()), ("text", &[7_i64][..]));
    assert_eq!(
        value.to_string(),
        r#"#my.classes<5.000000e-01 : f64, "text", 7 : [1] : [1], []>"#
    );
}

#[test]
fn storage_of_another_type() {
    check(r#"!my.lower<"ab">"#, &expect![[r#"!my.lower<"ab">"#]]);
    check(r#"!my.lower<"AB">"#, &expect![[r#"!my.lower<"ab">"#]]);
    assert_eq!(LowerType::get("AB").text(), "ab");
}
