//! Words, numbers, attributes, types and operands.

use super::{TryOp, attribute, check, read, shown, types};
use expect_test::expect;
use ods_runtime::op::class::{DenseI32ArrayAttr, FlatSymbolRefAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{IntegerType, VectorType};

/// The text of the value that `method` parses.
fn parse_by(method: &str, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<String> {
    let i32 = Type::i32();
    Ok(match method {
        "arrow" => {
            p.parse_arrow()?;
            read()
        }
        "optional_ellipsis" => shown(&p.parse_optional_ellipsis()),
        "vertical_bar" => {
            p.parse_vertical_bar()?;
            read()
        }
        "string" => shown(&p.parse_string()?.as_str()),
        "base64" => shown(&p.parse_base64_bytes()?),
        "float" => shown(&p.parse_float()?),
        "integer" => shown(&p.parse_integer()?),
        "optional_integer" => shown(&p.parse_optional_integer()?),
        "decimal" => shown(&p.parse_decimal_integer()?),
        "optional_decimal" => shown(&p.parse_optional_decimal_integer()?),
        "keyword" => {
            p.parse_keyword_with_context("here", " before the end")?;
            read()
        }
        "any_keyword" => shown(&p.parse_any_keyword()?),
        "keyword_of" => shown(&p.parse_keyword_of(&["one", "two"])?),
        "optional_keyword_of" => shown(&p.parse_optional_keyword_of(&["one", "two"])),
        "keyword_or_string" => shown(&p.parse_keyword_or_string()?.as_str()),
        "symbol_name" => shown(&p.parse_symbol_name()?.as_str()),
        "symbol_name_into" => {
            let is_there = p.parse_optional_symbol_name_into("name", state);
            format!("{is_there} {}", attribute(state.attribute("name").cloned()))
        }
        "list" => {
            let mut count = 0;
            p.parse_list_in(Delimiter::OptionalBraces, " in a list", |p| {
                count += 1;
                p.parse_integer().map(drop)
            })?;
            shown(&count)
        }
        "attribute" => p.parse_attribute(Some(&i32))?.to_string(),
        "attribute_of" => p.parse_attribute_of::<FlatSymbolRefAttr>(None)?.to_string(),
        "stripped_attribute" => {
            let attr = p.parse_custom_attribute_with_fallback::<DenseI32ArrayAttr>(None)?;
            attr.to_string()
        }
        "optional_attribute" => attribute(p.parse_optional_attribute(Some(&i32))?),
        "optional_array" => attribute(p.parse_optional_array()?),
        "optional_string" => attribute(p.parse_optional_string_attribute(None)?),
        "optional_symbol" => attribute(p.parse_optional_symbol_reference()?),
        "type" => p.parse_type()?.to_string(),
        "type_of" => p.parse_type_of::<IntegerType>()?.to_string(),
        "stripped_type" => p
            .parse_custom_type_with_fallback::<VectorType>()?
            .to_string(),
        "colon_type" => p.parse_colon_type_of::<IntegerType>()?.to_string(),
        "keyword_type" => p.parse_keyword_type("to")?.to_string(),
        "colon_types" => types(&p.parse_colon_type_list()?),
        "optional_colon_types" => types(&p.parse_optional_colon_type_list()?),
        "arrow_types" => types(&p.parse_arrow_type_list()?),
        "optional_arrow_types" => types(&p.parse_optional_arrow_type_list()?),
        "operands" => shown(&p.parse_operands(Delimiter::Paren, 2)?.len()),
        "region" => {
            let argument = p.parse_argument(true, false)?;
            let region = p.parse_optional_region_with(&[argument], false)?;
            state.regions.extend(region);
            shown(&region.is_some())
        }
        "names" => {
            let names = (0..=p.result_count()).map(|number| p.result_name(number));
            let names = shown(&names.collect::<Vec<_>>());
            let types = std::iter::repeat_n(i32, p.result_count());
            state.result_types.extend(types);
            names
        }
        other => panic!("no method {other}"),
    })
}

impl CustomAssembly for TryOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let method = p.parse_any_keyword()?;
        let got = parse_by(method, p, state)?;
        state.set_attribute("got", Attribute::string(&*got));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_byte(b' ');
        let got = self.got(p.ir());
        p.print_string(got);
    }
}

#[test]
fn tokens_and_numbers() {
    check(
        r#"
        api.try arrow ->
        api.try arrow -
        api.try optional_ellipsis ...
        api.try optional_ellipsis
        api.try vertical_bar |
        api.try vertical_bar :
        api.try string "a\0Ab"
        api.try string a
        api.try base64 "AAEC"
        api.try base64 "A"
        api.try base64 3
        api.try float 1.5
        api.try float -2.0e3
        api.try float 1
        api.try float x
        api.try integer 0x1F
        api.try integer -7
        api.try integer x
        api.try integer -
        api.try integer 99999999999999999999
        api.try optional_integer
        api.try decimal 12
        api.try decimal -12
        api.try decimal x
        api.try decimal 99999999999999999999
        api.try optional_decimal
        api.try optional_decimal -x
        "#,
        &expect![[r#"
            api.try arrow ->  => read
            api.try arrow -  => error: expected '->'
            api.try optional_ellipsis ...  => true
            api.try optional_ellipsis  => false
            api.try vertical_bar |  => read
            api.try vertical_bar :  => error: expected '|'
            api.try string "a\0Ab"  => "a\\nb"
            api.try string a  => error: custom op 'api.try' expected string
            api.try base64 "AAEC"  => [0, 1, 2]
            api.try base64 "A"  => error: custom op 'api.try' Base64 encoded strings must be a multiple of 4 bytes in length
            api.try base64 3  => error: custom op 'api.try' expected string
            api.try float 1.5  => 1.5
            api.try float -2.0e3  => -2000.0
            api.try float 1  => error: unexpected decimal integer literal for a floating point value
            api.try float x  => error: expected floating point literal
            api.try integer 0x1F  => 31
            api.try integer -7  => -7
            api.try integer x  => error: custom op 'api.try' expected integer value
            api.try integer -  => error: expected integer value
            api.try integer 99999999999999999999  => error: custom op 'api.try' integer value too large
            api.try optional_integer  => None
            api.try decimal 12  => 12
            api.try decimal -12  => -12
            api.try decimal x  => error: custom op 'api.try' expected decimal integer value
            api.try decimal 99999999999999999999  => error: custom op 'api.try' integer value too large
            api.try optional_decimal  => None
            api.try optional_decimal -x  => error: expected integer value
        "#]],
    );
}

#[test]
fn words() {
    check(
        r#"
        api.try keyword here
        api.try keyword there
        api.try any_keyword i32
        api.try any_keyword "i32"
        api.try keyword_of two
        api.try keyword_of three
        api.try keyword_of 3
        api.try optional_keyword_of one
        api.try optional_keyword_of
        api.try keyword_or_string "a b"
        api.try keyword_or_string 3
        api.try symbol_name @a
        api.try symbol_name a
        api.try symbol_name_into @"a b"
        api.try symbol_name_into
        api.try list {1, 2}
        api.try list {}
        api.try list
        api.try list {1 2}
        "#,
        &expect![[r#"
            api.try keyword here  => read
            api.try keyword there  => error: custom op 'api.try' expected 'here' before the end
            api.try any_keyword i32  => "i32"
            api.try any_keyword "i32"  => error: custom op 'api.try' expected valid keyword
            api.try keyword_of two  => "two"
            api.try keyword_of three  => error: custom op 'api.try' unexpected keyword: three
            api.try keyword_of 3  => error: custom op 'api.try' expected valid keyword
            api.try optional_keyword_of one  => Some("one")
            api.try optional_keyword_of  => None
            api.try keyword_or_string "a b"  => "a b"
            api.try keyword_or_string 3  => error: custom op 'api.try' expected valid keyword or string
            api.try symbol_name @a  => "a"
            api.try symbol_name a  => error: custom op 'api.try' expected valid '@'-identifier for symbol name
            api.try symbol_name_into @"a b"  => true "a b"
            api.try symbol_name_into  => false nothing
            api.try list {1, 2}  => 2
            api.try list {}  => 0
            api.try list  => 0
            api.try list {1 2}  => error: expected '}' in a list
        "#]],
    );
}

#[test]
fn attributes() {
    check(
        r#"
        api.try attribute 3
        api.try attribute )
        api.try attribute_of @a
        api.try attribute_of @a::@b
        api.try stripped_attribute [1, 2]
        api.try stripped_attribute 1
        api.try optional_attribute 3
        api.try optional_attribute
        api.try optional_array [1]
        api.try optional_array
        api.try optional_string "a"
        api.try optional_string
        api.try optional_symbol @a::@b
        api.try optional_symbol
        "#,
        &expect![[r#"
            api.try attribute 3  => 3 : i32
            api.try attribute )  => error: expected attribute value
            api.try attribute_of @a  => @a
            api.try attribute_of @a::@b  => error: custom op 'api.try' invalid kind of attribute specified
            api.try stripped_attribute [1, 2]  => array<i32: 1, 2>
            api.try stripped_attribute 1  => error: expected '['
            api.try optional_attribute 3  => 3 : i32
            api.try optional_attribute  => nothing
            api.try optional_array [1]  => [1]
            api.try optional_array  => nothing
            api.try optional_string "a"  => "a"
            api.try optional_string  => nothing
            api.try optional_symbol @a::@b  => @a::@b
            api.try optional_symbol  => nothing
        "#]],
    );
}

#[test]
fn types_of_all_kinds() {
    check(
        r"
        api.try type i32
        api.try type )
        api.try type_of i32
        api.try type_of f32
        api.try stripped_type vector<2xf32>
        api.try stripped_type i1
        api.try colon_type : i32
        api.try colon_type : f32
        api.try colon_type i32
        api.try keyword_type to i32
        api.try keyword_type i32
        api.try colon_types : i1, i2
        api.try colon_types :
        api.try optional_colon_types : i1, i2
        api.try optional_colon_types
        api.try arrow_types -> i1
        api.try arrow_types -> (i1, i2)
        api.try arrow_types i1
        api.try optional_arrow_types -> ()
        api.try optional_arrow_types
        ",
        &expect![[r#"
            api.try type i32  => i32
            api.try type )  => error: expected non-function type
            api.try type_of i32  => i32
            api.try type_of f32  => error: custom op 'api.try' invalid kind of type specified: expected builtin.integer, but found 'f32'
            api.try stripped_type vector<2xf32>  => vector<2xf32>
            api.try stripped_type i1  => error: custom op 'api.try' invalid kind of type specified: expected builtin.vector, but found 'i1'
            api.try colon_type : i32  => i32
            api.try colon_type : f32  => error: custom op 'api.try' invalid kind of type specified: expected builtin.integer, but found 'f32'
            api.try colon_type i32  => error: expected ':'
            api.try keyword_type to i32  => i32
            api.try keyword_type i32  => error: custom op 'api.try' expected 'to'
            api.try colon_types : i1, i2  => ["i1", "i2"]
            api.try colon_types :  => error: expected non-function type
            api.try optional_colon_types : i1, i2  => ["i1", "i2"]
            api.try optional_colon_types  => []
            api.try arrow_types -> i1  => ["i1"]
            api.try arrow_types -> (i1, i2)  => ["i1", "i2"]
            api.try arrow_types i1  => error: expected '->'
            api.try optional_arrow_types -> ()  => []
            api.try optional_arrow_types  => []
        "#]],
    );
}

#[test]
fn operands_regions_and_names() {
    check(
        r"
        api.try operands (%a)
        api.try operands (%a, %b
        api.try operands %a
        api.try region %a: i32 { }
        api.try region %a: i32
        api.try region %a { }
        api.try region i32
        %a, %b:2 = api.try names
        %0 = api.try names
        api.try names
        ",
        &expect![[r#"
            api.try operands (%a)  => error: custom op 'api.try' expected 2 operands
            api.try operands (%a, %b  => error: expected ')' in operand list
            api.try operands %a  => error: expected '(' in operand list
            api.try region %a: i32 { }  => true
            api.try region %a: i32  => false
            api.try region %a { }  => error: expected ':'
            api.try region i32  => error: expected SSA operand
            %a, %b:2 = api.try names  => [("a", 0), ("b", 0), ("b", 1), ("", 0)]
            %0 = api.try names  => [("0", 0), ("", 0)]
            api.try names  => [("", 0)]
        "#]],
    );
}
