//! Folders and canonicalization of `index`. The texts are those of `mlir-opt-22 --canonicalize`.

use crate::support::{canonical, constant};
use expect_test::expect;

/// What an operation on two constants becomes.
fn binary(op: &str, a: &str, b: &str) -> String {
    let text = format!("%a = index.constant {a}\n%b = index.constant {b}\n%c = index.{op} %a, %b");
    constant(&text, "%c", "index", "index.constant ")
}

/// What a comparison of two constants becomes.
fn compared(predicate: &str, a: &str, b: &str) -> String {
    let text = format!(
        "%a = index.constant {a}\n%b = index.constant {b}\n%c = index.cmp {predicate}(%a, %b)"
    );
    constant(&text, "%c", "i1", "index.bool.constant ")
}

#[test]
fn constants_fold_if_both_widths_agree() {
    assert_eq!(
        binary("add", "9223372036854775807", "1"),
        "-9223372036854775808"
    );
    assert_eq!(binary("divu", "8589934594", "2"), "4294967297");
    // With 32 bits this is 2 / 2.
    assert_eq!(binary("divu", "4294967298", "2"), "not folded");
    assert_eq!(binary("divs", "-7", "2"), "-3");
    assert_eq!(binary("ceildivs", "-7", "2"), "-3");
    assert_eq!(binary("floordivs", "-7", "2"), "-4");
    assert_eq!(binary("ceildivu", "7", "2"), "4");
    assert_eq!(binary("rems", "-7", "4"), "-3");
    assert_eq!(binary("shru", "-1", "1"), "not folded");
    assert_eq!(binary("shl", "3", "31"), "6442450944");
    assert_eq!(binary("maxu", "-1", "5"), "-1");
    assert_eq!(binary("maxs", "4294967296", "1"), "not folded");
}

#[test]
fn undefined_results_stay() {
    for op in [
        "divs",
        "divu",
        "ceildivs",
        "ceildivu",
        "floordivs",
        "rems",
        "remu",
    ] {
        assert_eq!(binary(op, "5", "0"), "not folded", "{op}");
    }
    for op in ["shl", "shrs", "shru"] {
        for count in ["32", "64", "-1", "4294967296"] {
            assert_eq!(binary(op, "1", count), "not folded", "{op} by {count}");
        }
    }
}

#[test]
fn comparisons_fold_if_both_widths_agree() {
    assert_eq!(compared("slt", "-1", "1"), "true");
    assert_eq!(compared("ult", "-1", "1"), "false");
    assert_eq!(compared("ne", "4294967296", "0"), "not folded");
}

#[test]
fn bounded_values_are_compared() {
    let text = canonical(
        "func.func @f(%x: index, %y: index) -> (i1, i1, i1, i1, i1) {
            %c3 = index.constant 3
            %c5 = index.constant 5
            %c0 = index.constant 0
            %least = index.maxs %c5, %x
            %0 = index.cmp slt(%least, %c3)
            %most = index.minu %x, %c3
            %1 = index.cmp ule(%most, %c5)
            %2 = index.cmp slt(%most, %c5)
            %difference = index.sub %x, %y
            %3 = index.cmp ugt(%c0, %difference)
            %4 = index.cmp uge(%x, %x)
            return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1) {
            %false = index.bool.constant false
            %true = index.bool.constant true
            %0 = index.cmp ugt(%arg1, %arg0)
            return %false, %true, %true, %0, %true : i1, i1, i1, i1, i1
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn constants_of_chains_are_combined() {
    let text = canonical(
        "func.func @f(%x: index) -> (index, index, index, index) {
            %c3 = index.constant 3
            %c5 = index.constant 5
            %a = index.add %x, %c3
            %0 = index.add %c5, %a
            %b = index.mul %x, %c3
            %1 = index.mul %b, %c5
            %c = index.minu %x, %c3
            %2 = index.minu %c, %c5
            %d = index.sub %x, %c3
            %3 = index.sub %d, %c5
            return %0, %1, %2, %3 : index, index, index, index
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: index) -> (index, index, index, index) {
            %idx15 = index.constant 15
            %idx3 = index.constant 3
            %idx5 = index.constant 5
            %idx8 = index.constant 8
            %0 = index.add %arg0, %idx8
            %1 = index.mul %arg0, %idx15
            %2 = index.minu %arg0, %idx3
            %3 = index.sub %arg0, %idx3
            %4 = index.sub %3, %idx5
            return %0, %1, %2, %4 : index, index, index, index
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn casts_to_indices_fold_and_others_have_no_constant() {
    let text = canonical(
        "func.func @f() -> (index, index, i1, i32) {
            %m = arith.constant -1 : i8
            %w = arith.constant 18446744073709551621 : i128
            %i = index.constant 7
            %0 = index.castu %m : i8 to index
            %1 = index.casts %w : i128 to index
            %2 = index.castu %i : index to i1
            %3 = index.castu %i : index to i32
            return %0, %1, %2, %3 : index, index, i1, i32
        }",
    );
    expect![[r"
        module {
          func.func @f() -> (index, index, i1, i32) {
            %idx7 = index.constant 7
            %idx255 = index.constant 255
            %idx5 = index.constant 5
            %true = index.bool.constant true
            %0 = index.castu %idx7 : index to i32
            return %idx255, %idx5, %true, %0 : index, index, i1, i32
          }
        }
    "]]
    .assert_eq(&text);
}
