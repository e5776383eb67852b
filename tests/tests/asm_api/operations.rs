//! The methods of `lists.rs` that parse parts of operations: operands, arguments, blocks,
//! regions, locations.

use super::check;
use expect_test::expect;

#[test]
fn operands_and_arguments() {
    check(
        "
        %a = api.value api.list operand %a
        api.list operand %a %a = api.value
        api.list operand %a
        api.list operand %a#
        %a = api.value api.list operand %a#1
        api.list operand a
        api.list optional_operand %a
        api.list optional_operand
        %a = api.value api.list operand_list [%a, %a]
        api.list operand_list
        api.list operand_list [%a
        api.list operand_list []
        api.list without_numbers %a, %b
        api.list without_numbers %a#1
        api.list without_numbers
        %a = api.value api.list operands_and_types %a, %a : i32, i32
        %a = api.value api.list operands_and_types %a, %a : i32
        %a = api.value api.list operands_and_types %a : i1
        api.list argument %x: i1 {api.a}
        api.list argument %x
        api.list argument x
        api.list optional_argument %x
        api.list optional_argument
        api.list argument_list (%x: i1, %y: i2)
        api.list argument_list ()
        api.list argument_list (%x: i1
        api.list argument_list %x: i1
        api.list assignments (%x = %a, %y = %b)
        api.list assignments ()
        api.list assignments
        api.list assignments (%x)
        api.list assignments (%x = %a
        api.list optional_assignments (%x = %a)
        api.list optional_assignments
        ",
        &expect![[r#"
            %a = api.value api.list operand %a  => ["i32"]
            api.list operand %a %a = api.value  => ["i32"]
            api.list operand %a  => error: use of undeclared SSA value name
            api.list operand %a#  => error: invalid attribute name
            %a = api.value api.list operand %a#1  => error: reference to invalid result number
            api.list operand a  => error: expected SSA operand
            api.list optional_operand %a  => true
            api.list optional_operand  => false
            %a = api.value api.list operand_list [%a, %a]  => 2
            api.list operand_list  => 0
            api.list operand_list [%a  => error: expected ']' in operand list
            api.list operand_list []  => 0
            api.list without_numbers %a, %b  => 2
            api.list without_numbers %a#1  => error: result number not allowed in argument list
            api.list without_numbers  => 0
            %a = api.value api.list operands_and_types %a, %a : i32, i32  => 2
            %a = api.value api.list operands_and_types %a, %a : i32  => error: custom op 'api.list' number of operands and types do not match: got 2 operands and 1 types
            %a = api.value api.list operands_and_types %a : i1  => error: use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
            api.list argument %x: i1 {api.a}  => i1 1
            api.list argument %x  => error: expected ':'
            api.list argument x  => error: expected SSA operand
            api.list optional_argument %x  => true
            api.list optional_argument  => false
            api.list argument_list (%x: i1, %y: i2)  => 2
            api.list argument_list ()  => 0
            api.list argument_list (%x: i1  => error: expected ')' in argument list
            api.list argument_list %x: i1  => error: expected '(' in argument list
            api.list assignments (%x = %a, %y = %b)  => 2
            api.list assignments ()  => 0
            api.list assignments  => error: custom op 'api.list' expected '('
            api.list assignments (%x)  => error: expected '='
            api.list assignments (%x = %a  => error: expected ',' or ')'
            api.list optional_assignments (%x = %a)  => 1
            api.list optional_assignments  => 0
        "#]],
    );
}

#[test]
fn blocks_and_regions() {
    check(
        r#"
        "x.f"() ({ api.list successor ^a ^a: }) : () -> ()
        "x.f"() ({ api.list successor ^a }) : () -> ()
        "x.f"() ({ api.list successor a }) : () -> ()
        "x.f"() ({ api.list optional_successor ^a ^a: }) : () -> ()
        api.list optional_successor
        "x.f"() ({ %v = api.value api.list successor_and_uses ^a(%v : i32) ^a(%x: i32): }) : () -> ()
        "x.f"() ({ api.list successor_and_uses ^a ^a: }) : () -> ()
        "x.f"() ({ %v = api.value api.list successor_and_uses ^a(%v : i32, i32) ^a: }) : () -> ()
        "x.f"() ({ %v = api.value api.list successor_and_uses ^a(%v) ^a: }) : () -> ()
        api.list region { %v = api.value }
        api.list region
        api.list region { ^a
        api.list optional_region {}
        api.list optional_region
        api.list optional_region_with {}
        api.list optional_region_with
        %x = api.value api.list shadowing_region %x: i32 { "x.y"(%x) : (i32) -> () }
        %v = api.value api.list shadowing_region %x: i32 { "x.y"(%v) : (i32) -> () }
        api.list shadowing_region %x: i32
        "#,
        &expect![[r#"
            "x.f"() ({ api.list successor ^a ^a: }) : () -> ()  => read
            "x.f"() ({ api.list successor ^a }) : () -> ()  => error: reference to an undefined block
            "x.f"() ({ api.list successor a }) : () -> ()  => error: expected block name
            "x.f"() ({ api.list optional_successor ^a ^a: }) : () -> ()  => true
            api.list optional_successor  => false
            "x.f"() ({ %v = api.value api.list successor_and_uses ^a(%v : i32) ^a(%x: i32): }) : () -> ()  => ["i32"]
            "x.f"() ({ api.list successor_and_uses ^a ^a: }) : () -> ()  => []
            "x.f"() ({ %v = api.value api.list successor_and_uses ^a(%v : i32, i32) ^a: }) : () -> ()  => error: custom op 'api.list' number of operands and types do not match: got 1 operands and 2 types
            "x.f"() ({ %v = api.value api.list successor_and_uses ^a(%v) ^a: }) : () -> ()  => error: expected ':'
            api.list region { %v = api.value }  => read
            api.list region  => error: expected '{' to begin a region
            api.list region { ^a  => error: expected ':' after block name
            api.list optional_region {}  => true
            api.list optional_region  => false
            api.list optional_region_with {}  => true
            api.list optional_region_with  => false
            %x = api.value api.list shadowing_region %x: i32 { "x.y"(%x) : (i32) -> () }  => read
            %v = api.value api.list shadowing_region %x: i32 { "x.y"(%v) : (i32) -> () }  => error: use of undeclared SSA value name
            api.list shadowing_region %x: i32  => error: expected '{' to begin a region
        "#]],
    );
}

#[test]
fn locations_and_operations() {
    check(
        r#"
        api.list location loc("a":1:2)
        api.list location
        api.list location loc(
        api.list generic "x.y"() : () -> ()
        api.list generic api.value
        api.list generic "x.y"() :
        api.list custom_name api.value
        api.list custom_name x.y
        api.list custom_name "x"
        %a = api.value api.list after_name (%a) {b} : (i32) -> ()
        api.list after_name () : () -> i32
        api.list after_name () : i32
        api.list after_name (%a) : () -> ()
        "x.before"() : () -> () api.list places
        api.list own_error 1
        api.list error_here , 1
        api.list part_error 1
        "#,
        &expect![[r#"
            api.list location loc("a":1:2)  => loc("a":1:2)
            api.list location  => none
            api.list location loc(  => error: expected location instance
            api.list generic "x.y"() : () -> ()  => x.y
            api.list generic api.value  => error: expected operation name in quotes
            api.list generic "x.y"() :  => error: expected non-function type
            api.list custom_name api.value  => api.value
            api.list custom_name x.y  => x.y
            api.list custom_name "x"  => error: expected operation name
            %a = api.value api.list after_name (%a) {b} : (i32) -> ()  => 1
            api.list after_name () : () -> i32  => 0
            api.list after_name () : i32  => error: custom op 'api.list' expected function type
            api.list after_name (%a) : () -> ()  => error: custom op 'api.list' number of operands and types do not match: got 1 operands and 0 types
            "x.before"() : () -> () api.list places  => 0 loc("api.mlir":1:25)
            api.list own_error 1  => error: custom op 'api.list' is refused
            api.list error_here , 1  => error: custom op 'api.list' is refused here
            api.list part_error 1  => error: custom op 'api.list' is refused in part
        "#]],
    );
}
