//! Punctuation, lists, operands, successors, regions, locations and whole operations.

use super::{ListOp, PairAttr, UnitType, attribute, check, read, shown, types};
use expect_test::expect;
use ods_runtime::affine::AffineExpr;
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

/// The types of the values.
fn of_types(values: &[Value], p: &mut OpParser<'_, '_>) -> String {
    let ir = p.ir();
    types(values.iter().map(|value| value.ty(ir)))
}

/// The text of the value that `method` parses.
fn parse_by(method: &str, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<String> {
    let i32 = Type::i32();
    let start = p.offset();
    Ok(match method {
        "float_of" => shown(&p.parse_float_of(FloatType::F32)?.to_f64()),
        "big_integer" => p.parse_optional_big_integer()?.map_or_else(
            || "none".to_owned(),
            |integer| format!("{integer} {:?}", integer.to_i64()),
        ),
        "keyword" => {
            p.parse_keyword("here")?;
            read()
        }
        "optional_keyword" => shown(&p.parse_optional_keyword("here")),
        "optional_any_keyword" => shown(&p.parse_optional_any_keyword()),
        "optional_keyword_or_string" => shown(&p.parse_optional_keyword_or_string().is_some()),
        "optional_string" => shown(&p.parse_optional_string().is_some()),
        "optional_symbol_name" => shown(&p.parse_optional_symbol_name().is_some()),
        "symbol_name_into" => {
            p.parse_symbol_name_into("name", state)?;
            attribute(state.attribute("name").cloned())
        }
        "comma_separated" => {
            let mut all = Vec::new();
            p.parse_comma_separated_list(Delimiter::Square, |p| {
                all.push(p.parse_integer()?);
                Ok(())
            })?;
            shown(&all)
        }
        "comma_separated_in" => {
            let mut all = Vec::new();
            let asm: &mut AsmParser<'_> = p;
            asm.parse_comma_separated_list_in(Delimiter::OptionalLessGreater, " of sizes", |p| {
                all.push(p.parse_integer()?);
                Ok(())
            })?;
            shown(&all)
        }
        "list" => {
            let mut all = Vec::new();
            p.parse_list(Delimiter::Paren, |p| {
                all.push(p.parse_integer()?);
                Ok(())
            })?;
            shown(&all)
        }
        "dimensions" => shown(&p.parse_dimension_list(true, true)?),
        "static_dimensions" => shown(&p.parse_dimension_list(false, false)?),
        "x" => {
            p.parse_x_in_dimension_list()?;
            shown(&p.parse_dimension_list(true, false)?)
        }
        "affine_map" => p.parse_affine_map()?.to_string(),
        "integer_set" => p.parse_integer_set()?.to_string(),
        "affine_expr" => {
            let symbols = [("i", AffineExpr::dim(0)), ("n", AffineExpr::symbol(0))];
            p.parse_affine_expr(&symbols)?.to_string()
        }
        "map_of_ids" => {
            let (map, operands) = p.parse_affine_map_of_ssa_ids(Delimiter::Square)?;
            format!("{map} of {}", operands.len())
        }
        "expr_of_ids" => {
            let (map, operands) = p.parse_affine_expr_of_ssa_ids()?;
            format!("{map} of {}", operands.len())
        }
        "resource" => shown(&p.parse_resource_handle()?.key()),
        "attribute_into" => {
            p.parse_attribute_into("a", Some(&i32), state)?;
            attribute(state.attribute("a").cloned())
        }
        "optional_attribute_into" => shown(&p.parse_optional_attribute_into("a", None, state)?),
        "optional_type" => p
            .parse_optional_type()?
            .map_or_else(|| "none".to_owned(), |ty| ty.to_string()),
        "type_list" => types(&p.parse_type_list_no_parens()?),
        "colon_type" => p.parse_colon_type()?.to_string(),
        "stripped_pair" => p
            .parse_custom_attribute_with_fallback::<PairAttr>(None)?
            .to_string(),
        "stripped_unit" => p.parse_custom_type_with_fallback::<UnitType>()?.to_string(),
        "dictionary" => shown(&p.parse_optional_attribute_dict()?.len()),
        "attr_dict" => {
            p.parse_optional_attr_dict(state)?;
            attribute(state.attribute("a").cloned())
        }
        "attr_dict_with_keyword" => {
            p.parse_optional_attr_dict_with_keyword(state)?;
            attribute(state.attribute("a").cloned())
        }
        "operand" => {
            let operand = p.parse_operand()?;
            let value = p.resolve_operand(operand, &i32)?;
            of_types(&[value], p)
        }
        "optional_operand" => shown(&p.parse_optional_operand()?.is_some()),
        "operand_list" => {
            let operands = p.parse_operand_list(Delimiter::OptionalSquare)?;
            p.resolve_operands_of_type(&operands, &i32, &mut state.operands)?;
            shown(&operands.len())
        }
        "without_numbers" => shown(&p.parse_operand_list_without_numbers(Delimiter::None)?.len()),
        "operands_and_types" => {
            let operands = p.parse_operand_list(Delimiter::None)?;
            let types = p.parse_colon_type_list()?;
            p.resolve_operands(&operands, &types, start, &mut state.operands)?;
            shown(&state.operands.len())
        }
        "argument" => {
            let argument = p.parse_argument(true, true)?;
            format!("{} {}", argument.ty, argument.attributes.len())
        }
        "optional_argument" => shown(&p.parse_optional_argument(false, false)?.is_some()),
        "argument_list" => shown(&p.parse_argument_list(Delimiter::Paren, true, false)?.len()),
        "assignments" => shown(&p.parse_assignments()?.len()),
        "optional_assignments" => shown(&p.parse_optional_assignments()?.len()),
        "successor" => {
            let block = p.parse_successor()?;
            state.successors.push(block);
            read()
        }
        "optional_successor" => shown(&p.parse_optional_successor()?.is_some()),
        "successor_and_uses" => {
            let (block, values) = p.parse_successor_and_uses()?;
            state.successors.push(block);
            of_types(&values, p)
        }
        "region" => {
            let region = p.parse_region()?;
            state.regions.push(region);
            read()
        }
        "optional_region" => {
            let region = p.parse_optional_region()?;
            state.regions.extend(region);
            shown(&region.is_some())
        }
        // An isolated region may reuse names of values around it for its arguments.
        "shadowing_region" => {
            let argument = p.parse_argument(true, false)?;
            let region = p.parse_region_with(&[argument], true)?;
            state.regions.push(region);
            read()
        }
        "optional_region_with" => {
            let region = p.parse_optional_region_with(&[], false)?;
            state.regions.extend(region);
            shown(&region.is_some())
        }
        "location" => p.parse_optional_location()?.map_or_else(
            || "none".to_owned(),
            |location| p.ir().location_attr(location).to_string(),
        ),
        "generic" => {
            let region = p.ir().create_region();
            let block = region.add_block(p.ir(), &[]);
            state.regions.push(region);
            let op = p.parse_generic_operation(block)?;
            op.name(p.ir()).as_str().to_owned()
        }
        "custom_name" => p.parse_custom_operation_name()?.name().to_string(),
        "after_name" => {
            p.parse_generic_operation_after_op_name(state, None)?;
            shown(&state.operands.len())
        }
        "places" => {
            let location = p.location_at(p.name_offset());
            format!("{} {}", p.offset() - start, p.ir().location_attr(location))
        }
        "required" => {
            let number = p.parse_integer()? as usize;
            (PUNCTUATION[number].0)(p)?;
            read()
        }
        "optional" => {
            let number = p.parse_integer()? as usize;
            let optional = PUNCTUATION[number].1;
            shown(&(optional(p), optional(p)))
        }
        "own_error" => return Err(p.emit_error(start, "is refused")),
        "error_here" => {
            p.parse_comma()?;
            return Err(p.emit_error_here("is refused here"));
        }
        "part_error" => return Err(p.emit_op_error(start, "is refused in part")),
        other => panic!("no method {other}"),
    })
}

impl CustomAssembly for ListOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let method = p.parse_any_keyword()?;
        let got = parse_by(method, p, state)?;
        state.set_attribute("got", Attribute::string(&*got));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write(" printed");
    }
}

type Punctuation = (
    fn(&mut AsmParser<'_>) -> Parsed<()>,
    fn(&mut AsmParser<'_>) -> bool,
    &'static str,
);

/// Each punctuation token, required and optional.
const PUNCTUATION: [Punctuation; 19] = [
    (|p| p.parse_arrow(), |p| p.parse_optional_arrow(), "->"),
    (|p| p.parse_colon(), |p| p.parse_optional_colon(), ":"),
    (|p| p.parse_comma(), |p| p.parse_optional_comma(), ","),
    (
        |p| p.parse_ellipsis(),
        |p| p.parse_optional_ellipsis(),
        "...",
    ),
    (|p| p.parse_equal(), |p| p.parse_optional_equal(), "="),
    (|p| p.parse_greater(), |p| p.parse_optional_greater(), ">"),
    (|p| p.parse_l_brace(), |p| p.parse_optional_l_brace(), "{"),
    (|p| p.parse_l_paren(), |p| p.parse_optional_l_paren(), "("),
    (|p| p.parse_l_square(), |p| p.parse_optional_l_square(), "["),
    (|p| p.parse_less(), |p| p.parse_optional_less(), "<"),
    (|p| p.parse_minus(), |p| p.parse_optional_minus(), "-"),
    (|p| p.parse_plus(), |p| p.parse_optional_plus(), "+"),
    (|p| p.parse_question(), |p| p.parse_optional_question(), "?"),
    (|p| p.parse_r_brace(), |p| p.parse_optional_r_brace(), "}"),
    (|p| p.parse_r_paren(), |p| p.parse_optional_r_paren(), ")"),
    (|p| p.parse_r_square(), |p| p.parse_optional_r_square(), "]"),
    (|p| p.parse_slash(), |p| p.parse_optional_slash(), "/"),
    (|p| p.parse_star(), |p| p.parse_optional_star(), "*"),
    (
        |p| p.parse_vertical_bar(),
        |p| p.parse_optional_vertical_bar(),
        "|",
    ),
];

#[test]
fn punctuation() {
    for (number, (.., text)) in PUNCTUATION.iter().enumerate() {
        let parsed = |line: String| super::parse(&line).map(|(ir, module)| super::got(&ir, module));
        let read = parsed(format!("api.list required {number} {text}"));
        assert_eq!(read.as_deref(), Ok("read"), "{text}");
        let missing = parsed(format!("api.list required {number} word"));
        assert_eq!(missing, Err(format!("error: expected '{text}'")));
        let read = parsed(format!("api.list optional {number} {text}"));
        assert_eq!(read.as_deref(), Ok("(true, false)"), "{text}");
        let missing = parsed(format!("api.list optional {number}"));
        assert_eq!(missing.as_deref(), Ok("(false, false)"), "{text}");
    }
}

#[test]
fn numbers_and_words() {
    check(
        r#"
        api.list float_of 0.1
        api.list float_of 0x3F800000
        api.list float_of 0x13F800000
        api.list float_of
        api.list big_integer 123456789012345678901234567890
        api.list big_integer -0xFF
        api.list big_integer
        api.list big_integer -x
        api.list keyword here
        api.list keyword there
        api.list optional_keyword here
        api.list optional_keyword
        api.list optional_any_keyword there
        api.list optional_any_keyword
        api.list optional_keyword_or_string "a b"
        api.list optional_keyword_or_string
        api.list optional_string "a b"
        api.list optional_string
        api.list optional_symbol_name @a
        api.list optional_symbol_name
        api.list symbol_name_into @"a b"
        api.list symbol_name_into a
        api.list resource blob
        api.list resource "a blob"
        api.list resource 3
        "#,
        &expect![[r#"
            api.list float_of 0.1  => 0.10000000149011612
            api.list float_of 0x3F800000  => 1.0
            api.list float_of 0x13F800000  => error: hexadecimal float constant out of range for type
            api.list float_of  => error: expected floating point literal
            api.list big_integer 123456789012345678901234567890  => 123456789012345678901234567890 None
            api.list big_integer -0xFF  => 257 Some(-255)
            api.list big_integer  => none
            api.list big_integer -x  => error: expected integer value
            api.list keyword here  => read
            api.list keyword there  => error: custom op 'api.list' expected 'here'
            api.list optional_keyword here  => true
            api.list optional_keyword  => false
            api.list optional_any_keyword there  => Some("there")
            api.list optional_any_keyword  => None
            api.list optional_keyword_or_string "a b"  => true
            api.list optional_keyword_or_string  => false
            api.list optional_string "a b"  => true
            api.list optional_string  => false
            api.list optional_symbol_name @a  => true
            api.list optional_symbol_name  => false
            api.list symbol_name_into @"a b"  => "a b"
            api.list symbol_name_into a  => error: custom op 'api.list' expected valid '@'-identifier for symbol name
            api.list resource blob  => "blob"
            api.list resource "a blob"  => "a blob"
            api.list resource 3  => error: expected identifier key for 'resource' entry
        "#]],
    );
}

#[test]
fn lists_and_shapes() {
    check(
        "
        api.list comma_separated [1, 2]
        api.list comma_separated []
        api.list comma_separated 1
        api.list comma_separated [1 2]
        api.list comma_separated [1, x]
        api.list comma_separated_in <1>
        api.list comma_separated_in
        api.list comma_separated_in <1
        api.list list (1, 2)
        api.list list 1
        api.list dimensions 2x?x3x
        api.list dimensions
        api.list dimensions 2x-
        api.list static_dimensions 2x3
        api.list static_dimensions 2x?
        api.list static_dimensions x
        api.list x x2x?
        api.list x 2
        api.list affine_map (d0)[s0] -> (d0 + s0, 2)
        api.list affine_map (d0)
        api.list affine_map (d0) -> (d1)
        api.list integer_set (d0) : (d0 - 1 >= 0)
        api.list integer_set (d0) -> (d0)
        api.list affine_expr i + n * 2
        api.list affine_expr j
        api.list map_of_ids [%i + 1, symbol(%n), %i]
        api.list map_of_ids []
        api.list map_of_ids [1 +]
        api.list map_of_ids %i
        api.list expr_of_ids %i + symbol(%n)
        api.list expr_of_ids +
        ",
        &expect![[r#"
            api.list comma_separated [1, 2]  => [1, 2]
            api.list comma_separated []  => []
            api.list comma_separated 1  => error: expected '['
            api.list comma_separated [1 2]  => error: expected ']'
            api.list comma_separated [1, x]  => error: custom op 'api.list' expected integer value
            api.list comma_separated_in <1>  => [1]
            api.list comma_separated_in  => []
            api.list comma_separated_in <1  => error: expected '>' of sizes
            api.list list (1, 2)  => [1, 2]
            api.list list 1  => error: expected '('
            api.list dimensions 2x?x3x  => [2, -9223372036854775808, 3]
            api.list dimensions  => []
            api.list dimensions 2x-  => error: expected operation name in quotes
            api.list static_dimensions 2x3  => [2, 3]
            api.list static_dimensions 2x?  => error: expected static shape
            api.list static_dimensions x  => error: custom op 'x' is unknown (tried 'builtin.x' as well)
            api.list x x2x?  => [2, -9223372036854775808]
            api.list x 2  => error: expected 'x' in dimension list
            api.list affine_map (d0)[s0] -> (d0 + s0, 2)  => (d0)[s0] -> (d0 + s0, 2)
            api.list affine_map (d0)  => error: expected '->' or ':'
            api.list affine_map (d0) -> (d1)  => error: use of undeclared identifier
            api.list integer_set (d0) : (d0 - 1 >= 0)  => (d0) : (d0 - 1 >= 0)
            api.list integer_set (d0) -> (d0)  => error: expected IntegerSet, but got AffineMap
            api.list affine_expr i + n * 2  => d0 + s0 * 2
            api.list affine_expr j  => error: use of undeclared identifier
            api.list map_of_ids [%i + 1, symbol(%n), %i]  => (d0)[s0] -> (d0 + 1, s0, d0) of 2
            api.list map_of_ids []  => () -> () of 0
            api.list map_of_ids [1 +]  => error: missing right operand of binary operator
            api.list map_of_ids %i  => error: expected '[' in affine map
            api.list expr_of_ids %i + symbol(%n)  => (d0)[s0] -> (d0 + s0) of 2
            api.list expr_of_ids +  => error: missing left operand of binary operator
        "#]],
    );
}

#[test]
fn attributes_and_types() {
    check(
        r#"
        api.list attribute_into 3
        api.list attribute_into )
        api.list optional_attribute_into "s"
        api.list optional_attribute_into
        api.list optional_attribute_into [1
        api.list optional_type i1
        api.list optional_type
        api.list optional_type !api.no
        api.list type_list i1, i2
        api.list type_list
        api.list colon_type : i1
        api.list colon_type i1
        api.list stripped_pair <1, 2>
        api.list stripped_pair #api.pair<1, 2>
        api.list stripped_pair 1
        api.list stripped_pair #api.no
        api.list stripped_unit <1>
        api.list stripped_unit !api.unit<1>
        api.list stripped_unit tuple<>
        api.list stripped_unit !api
        api.list dictionary {a, b = 1}
        api.list dictionary
        api.list dictionary {a, a}
        api.list attr_dict {a = 1 : i8}
        api.list attr_dict
        api.list attr_dict {a =}
        api.list attr_dict_with_keyword attributes {a}
        api.list attr_dict_with_keyword
        api.list attr_dict_with_keyword attributes
        "#,
        &expect![[r#"
            api.list attribute_into 3  => 3 : i32
            api.list attribute_into )  => error: expected attribute value
            api.list optional_attribute_into "s"  => true
            api.list optional_attribute_into  => false
            api.list optional_attribute_into [1  => error: expected ',' or ']'
            api.list optional_type i1  => i1
            api.list optional_type  => none
            api.list optional_type !api.no  => error: unknown  type `no` in dialect `api`
            api.list type_list i1, i2  => ["i1", "i2"]
            api.list type_list  => error: expected non-function type
            api.list colon_type : i1  => i1
            api.list colon_type i1  => error: expected ':'
            api.list stripped_pair <1, 2>  => #api.pair<1, 2>
            api.list stripped_pair #api.pair<1, 2>  => #api.pair<1, 2>
            api.list stripped_pair 1  => error: expected '<'
            api.list stripped_pair #api.no  => error: unknown attribute `no` in dialect `api`
            api.list stripped_unit <1>  => !api.unit<1>
            api.list stripped_unit !api.unit<1>  => !api.unit<1>
            api.list stripped_unit tuple<>  => error: expected '<'
            api.list stripped_unit !api  => error: undefined symbol alias id 'api'
            api.list dictionary {a, b = 1}  => 2
            api.list dictionary  => 0
            api.list dictionary {a, a}  => error: duplicate key 'a' in dictionary attribute
            api.list attr_dict {a = 1 : i8}  => 1 : i8
            api.list attr_dict  => nothing
            api.list attr_dict {a =}  => error: expected attribute value
            api.list attr_dict_with_keyword attributes {a}  => unit
            api.list attr_dict_with_keyword  => nothing
            api.list attr_dict_with_keyword attributes  => error: expected '{' in attribute dictionary
        "#]],
    );
}
