//! `usePropertiesForAttributes = 0`: attributes are in the attribute dictionary, unless the op
//! has a property. The expectations are the behaviour of the C++ code that mlir-tblgen 22
//! generates from the same definitions.

use super::{error, first, parse, printed};
use ods_runtime::prelude::*;

ods! {
    def Plain_Dialect : Dialect { let name = "np"; let usePropertiesForAttributes = 0; }
    class PlainOp<string mnemonic, list<Trait> traits = []> : Op<Plain_Dialect, mnemonic, traits>;

    def SegmentsOp : PlainOp<"a", [AttrSizedOperandSegments]> {
        let arguments = (ins I32Attr:$x, Optional<I32>:$o, Variadic<I32>:$v, OptionalAttr<StrAttr>:$s, DefaultValuedAttr<I32Attr, "4">:$d);
    }
    def PropOp : PlainOp<"b"> { let arguments = (ins I32Attr:$x, I32Prop:$p); }
    def ResultsOp : PlainOp<"c", [AttrSizedResultSegments]> {
        let results = (outs Optional<I32>:$o, Variadic<I32>:$v);
    }
    def GroupsOp : PlainOp<"vv"> { let arguments = (ins VariadicOfVariadic<I32, "s">:$v, DenseI32ArrayAttr:$s); }
}

/// Reads a text, and prints the result.
#[test]
fn what_is_valid() {
    for (text, expected) in [
        (
            "\"np.a\"() {x = 1 : i32, operandSegmentSizes = array<i32: 0, 0>} : () -> ()",
            "\"np.a\"() {d = 4 : i32, operandSegmentSizes = array<i32: 0, 0>, x = 1 : i32} : () -> ()",
        ),
        (
            "\"np.b\"() {x = 1 : i32} : () -> ()",
            "\"np.b\"() <{p = 0 : i32, x = 1 : i32}> : () -> ()",
        ),
        (
            "\"np.b\"() <{p = 3 : i32}> {x = 1 : i32} : () -> ()",
            "\"np.b\"() <{p = 3 : i32, x = 1 : i32}> : () -> ()",
        ),
        (
            "\"np.b\"() <{p = 3 : i32, x = 1 : i32}> : () -> ()",
            "\"np.b\"() <{p = 3 : i32, x = 1 : i32}> : () -> ()",
        ),
        (
            "\"np.b\"() <{x = 1 : i32}> {p = 3 : i32} : () -> ()",
            "\"np.b\"() <{p = 0 : i32, x = 1 : i32}> {p = 3 : i32} : () -> ()",
        ),
        (
            "\"np.vv\"() {s = array<i32>} : () -> ()",
            "\"np.vv\"() {s = array<i32>} : () -> ()",
        ),
    ] {
        let (ir, module) = parse::<PlainDialect>(text);
        let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
        let op = body.operations(&ir).next().expect("an operation");
        assert_eq!(printed(&ir, op)[1], expected);
    }
}

#[test]
fn what_is_wrong() {
    let no_sizes = "requires dense i32 array attribute 'operandSegmentSizes'";
    for (attributes, expected) in [
        ("", no_sizes),
        ("{x = 1 : i32}", no_sizes),
        ("{x = 1 : i32, operandSegmentSizes = 3 : i32}", no_sizes),
        (
            "{x = 1 : i32, operand_segment_sizes = array<i32: 0, 0>}",
            no_sizes,
        ),
        (
            "{x = 1 : i32, operandSegmentSizes = array<i32: 0>}",
            "'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1",
        ),
        (
            "{x = 1 : i32, operandSegmentSizes = array<i32: 1, -1>}",
            "'operandSegmentSizes' attribute cannot have negative elements",
        ),
        (
            "{operandSegmentSizes = array<i32: 0, 0>}",
            "requires attribute 'x'",
        ),
        (
            "{x = 1 : i32, d = \"x\", operandSegmentSizes = array<i32: 0, 0>}",
            "attribute 'd' failed to satisfy constraint: 32-bit signless integer attribute",
        ),
    ] {
        let text = format!("\"np.a\"() {attributes} : () -> ()");
        assert_eq!(
            error::<PlainDialect>(&text),
            format!("'np.a' op {expected}")
        );
    }
    let no_sizes = "'np.c' op requires dense i32 array attribute 'resultSegmentSizes'";
    for text in ["\"np.c\"() : () -> ()", "%0 = \"np.c\"() : () -> i32"] {
        assert_eq!(error::<PlainDialect>(text), no_sizes);
    }
    let text = "\"np.b\"() <{p = 3 : i32}> : () -> ()";
    assert_eq!(
        error::<PlainDialect>(text),
        "'np.b' op requires attribute 'x'"
    );
}

#[test]
fn builders_fill_sizes_in() {
    let (mut ir, module) = parse::<PlainDialect>("");
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    SegmentsOp::build(&mut b, Location::UNKNOWN, 1, None, &[], None, None);
    verify(module, &ir).expect("it is valid");
    let op: SegmentsOp = first(&ir, module);
    assert_eq!((op.x(&ir), op.d(&ir), op.v(&ir).len()), (1, 4, 0));
}
