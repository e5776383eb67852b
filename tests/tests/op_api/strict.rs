//! `useStrictPropertiesInAssemblyFormat`: `attr-dict` holds discardable
//! attributes only.

use super::{error, parse};
use ods_runtime::prelude::*;

ods! {
    def Strict_Dialect : Dialect {
        let name = "strict";
        let useStrictPropertiesInAssemblyFormat = 1;
    }

    class StrictOp<string mnemonic> : Op<Strict_Dialect, mnemonic> {
        let arguments = (ins I64Attr:$a, OptionalAttr<StrAttr>:$b, DefaultValuedProp<I64Prop, "7">:$c);
    }

    def DictOp : StrictOp<"dict"> { let assemblyFormat = "$a prop-dict attr-dict"; }

    def BoundOp : StrictOp<"bound"> { let assemblyFormat = "$a (`b` $b^)? $c attr-dict-with-keyword"; }

    def SizesOp : Op<Strict_Dialect, "sizes", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
        let assemblyFormat = "$x `:` $y attr-dict";
    }

    // Its attributes are not properties.
    def Lenient_Dialect : Dialect {
        let name = "lenient";
        let usePropertiesForAttributes = 0;
        let useStrictPropertiesInAssemblyFormat = 1;
    }

    def LenientOp : Op<Lenient_Dialect, "op"> {
        let arguments = (ins I64Attr:$a);
        let assemblyFormat = "attr-dict";
    }
}

/// The single operation in `text`, as it prints.
#[track_caller]
fn reprinted<D: Dialect>(text: &str) -> String {
    let (ir, module) = parse::<D>(text);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let op = body.operations(&ir).next().expect("an operation");
    op.display(&ir).to_string()
}

#[test]
fn discardable_attributes_stand_in_the_dictionary() {
    for text in [
        "strict.dict 1 <{b = \"x\", c = 8 : i64}> {d = 1 : i32}",
        "strict.bound 1 b \"x\" 7 attributes {d}",
        "strict.sizes  :  {d}",
    ] {
        assert_eq!(reprinted::<StrictDialect>(text), text);
    }
}

#[test]
fn inherent_attributes_do_not() {
    for (text, message) in [
        (
            "strict.dict 1 {b = \"x\"}",
            "custom op 'strict.dict' inherent attribute 'b' cannot be written in the attribute dictionary",
        ),
        (
            "strict.bound 1 7 attributes {a = 2}",
            "custom op 'strict.bound' inherent attribute 'a' cannot be written in the attribute dictionary",
        ),
        (
            "strict.bound 1 7 attributes {c = 2}",
            "custom op 'strict.bound' inherent property 'c' cannot be written in the attribute dictionary",
        ),
        (
            "strict.sizes : {operand_segment_sizes = array<i32: 0, 0>}",
            "custom op 'strict.sizes' inherent attribute 'operand_segment_sizes' cannot be written in the attribute \
             dictionary",
        ),
    ] {
        assert_eq!(error::<StrictDialect>(text), message);
    }
}

#[test]
fn properties_have_their_own_dictionary() {
    for (text, message) in [
        (
            "strict.dict 1 <{x = 1}>",
            "invalid properties {x = 1 : i64} for op strict.dict: unknown key '\"x\"' when parsing properties dictionary",
        ),
        (
            "strict.dict 1 <{a = 2}>",
            "invalid properties {a = 2 : i64} for op strict.dict: unknown key '\"a\"' when parsing properties dictionary",
        ),
        (
            "strict.dict 1 <{c = \"x\"}>",
            "invalid properties {c = \"x\"} for op strict.dict: expected IntegerAttr for key `value`",
        ),
    ] {
        assert_eq!(error::<StrictDialect>(text), message);
    }
}

/// The generic form is the same with and without strict properties, with the same errors.
#[test]
fn generic_forms_stay() {
    let generic =
        r#""strict.dict"() <{a = 1 : i64, b = "x", c = 8 : i64}> {d = 1 : i32} : () -> ()"#;
    let custom = r#"strict.dict 1 <{b = "x", c = 8 : i64}> {d = 1 : i32}"#;
    assert_eq!(reprinted::<StrictDialect>(generic), custom);
    let (ir, module) = parse::<StrictDialect>(custom);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let op = body.operations(&ir).next().expect("an operation");
    assert_eq!(op.display_generic(&ir).to_string(), generic);
}

#[test]
fn attributes_that_are_no_properties_stay() {
    let text = "lenient.op {a = 1 : i64}";
    assert_eq!(reprinted::<LenientDialect>(text), text);
}
