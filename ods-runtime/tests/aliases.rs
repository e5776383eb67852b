//! Which types and attributes get aliases, in which order, under which names.
//! What is expected is what `mlir-opt` prints for operations with these
//! attributes, results and locations.

use expect_test::{Expect, expect};
use ods_runtime::attributes::{Attribute, LocationAttr};
use ods_runtime::text::printer::{AsmPrinter, PrintFlags};
use ods_runtime::types::Type;

/// What is visited in place of an operation.
enum Visit<'t> {
    Type(&'t str),
    Attribute(&'t str),
    OperationLocation(&'t str),
}

use Visit::{Attribute as A, OperationLocation as L, Type as T};

fn location(text: &str) -> LocationAttr {
    match Attribute::parse(text).unwrap() {
        Attribute::Location(location) => location,
        other => panic!("{other} is no location"),
    }
}

/// Prints the definitions before, the things visited, and the definitions after.
#[track_caller]
fn check(visits: &[Visit<'_>], expected: &Expect) {
    let mut collector = AsmPrinter::collecting_aliases(PrintFlags::default());
    let print = |p: &mut AsmPrinter<'_>| {
        for visit in visits {
            match visit {
                T(text) => p.print_type(&Type::parse(text).unwrap()),
                A(text) => p.print_attribute(&Attribute::parse(text).unwrap()),
                L(text) if p.is_collecting_aliases() => p.visit_location(&location(text), true),
                L(text) => p.print_location(&location(text)),
            }
            p.write("\n");
        }
    };
    print(&mut collector);
    let aliases = collector.into_aliases();
    let mut printer = AsmPrinter::new(PrintFlags::default());
    printer.set_aliases(Some(&aliases));
    printer.print_alias_definitions(false);
    printer.write("---\n");
    print(&mut printer);
    printer.write("---\n");
    printer.print_alias_definitions(true);
    expected.assert_eq(&printer.into_string());
}

#[test]
fn definitions_stand_before_their_uses_and_sorted_by_name() {
    check(
        &[
            A("affine_map<(d0) -> (d0)>"),
            A("[affine_map<(d0) -> (d0 + 1)>, tuple<memref<2xf32, affine_map<(d0) -> (d0 + 2)>>>]"),
            A("affine_set<(d0) : (d0 == 0)>"),
            T("tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>"),
            T("tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16>"),
            A("distinct[3]<>"),
            A("loc(\"a\"(\"f\":1:2))"),
        ],
        &expect![[r#"
            !tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
            #loc = loc("f":1:2)
            #map = affine_map<(d0) -> (d0)>
            #map1 = affine_map<(d0) -> (d0 + 1)>
            #map2 = affine_map<(d0) -> (d0 + 2)>
            #set = affine_set<(d0) : (d0 == 0)>
            #loc1 = loc("a"(#loc))
            ---
            #map
            [#map1, tuple<memref<2xf32, #map2>>]
            #set
            !tuple
            tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16>
            distinct[0]<>
            #loc1
            ---
        "#]],
    );
}

#[test]
fn locations_of_operations_are_defined_at_the_end_unless_used_elsewhere() {
    check(
        &[
            L(r#"loc("file":0:0)"#),
            L(
                r#"loc(callsite("a"("f":1:2) at fused<{x = affine_map<(d0) -> (d0 + 7)>}>["b", "c":3:4]))"#,
            ),
            A("affine_map<(d0) -> (d0)>"),
            L(r#"loc("f":10:2)"#),
            L("loc(unknown)"),
            A(r#"loc("arg")"#),
            L(r#"loc(callsite(callsite("x":1:2 at "q") at "y":2:3))"#),
            A(r#"loc("a"("f":1:2))"#),
        ],
        &expect![[r#"
            #loc1 = loc("f":1:2)
            #loc6 = loc("arg")
            #map1 = affine_map<(d0) -> (d0)>
            #loc10 = loc("a"(#loc1))
            ---
            loc(#loc)
            loc(#loc14)
            #map1
            loc(#loc4)
            loc(#loc5)
            #loc6
            loc(#loc13)
            #loc10
            ---
            #loc = loc("file":0:0)
            #loc2 = loc("b")
            #loc3 = loc("c":3:4)
            #loc4 = loc("f":10:2)
            #loc5 = loc(unknown)
            #loc7 = loc("x":1:2)
            #loc8 = loc("q")
            #loc9 = loc("y":2:3)
            #map = affine_map<(d0) -> (d0 + 7)>
            #loc11 = loc(callsite(#loc7 at #loc8))
            #loc12 = loc(fused<{x = #map}>[#loc2, #loc3])
            #loc13 = loc(callsite(#loc11 at #loc9))
            #loc14 = loc(callsite(#loc10 at #loc12))
        "#]],
    );
}

#[test]
fn what_an_earlier_location_uses_within_other_attributes_is_defined_before() {
    check(
        &[
            L(r#"loc(fused<{k = affine_set<(d0) : (d0 == 0)>}>["a", "b"])"#),
            A(r#"loc(fused<{k = affine_set<(d0) : (d0 == 0)>}>["c", "d"])"#),
        ],
        &expect![[r#"
            #loc2 = loc("c")
            #loc3 = loc("d")
            #set = affine_set<(d0) : (d0 == 0)>
            #loc5 = loc(fused<{k = #set}>[#loc2, #loc3])
            ---
            loc(#loc4)
            #loc5
            ---
            #loc = loc("a")
            #loc1 = loc("b")
            #loc4 = loc(fused<{k = #set}>[#loc, #loc1])
        "#]],
    );
}

#[test]
fn nothing_gets_an_alias_without_need() {
    check(
        &[
            A("[1, {a = \"b\"}]"),
            T("tensor<2xf32>"),
            A("distinct[0]<>"),
        ],
        &expect![[r#"
            ---
            [1, {a = "b"}]
            tensor<2xf32>
            distinct[0]<>
            ---
        "#]],
    );
}
