//! Messages about text that does not match a format, with types and properties of several
//! kinds.

use super::error;
use ods_runtime::prelude::*;
use ods_runtime::types::RankedTensorType;

ods! {
    def Wrong_Dialect : Dialect {
        let name = "wrong";
        let useDefaultTypePrinterParser = 1;
    }

    def Wrong_Toy : TypeDef<Wrong_Dialect, "Toy"> { let mnemonic = "toy"; }

    def Wrong_Box : TypeDef<Wrong_Dialect, "Box"> {
        let mnemonic = "box";
        let parameters = (ins "RankedTensorType":$shape, OptionalParameter<"Option<ToyType>">:$toy);
        let assemblyFormat = "`<` $shape (`,` $toy^)? `>`";
    }

    class WrongOp<string mnemonic, Type type> : Op<Wrong_Dialect, mnemonic> {
        let results = (outs type:$r);
        let assemblyFormat = "type($r) attr-dict";
    }
    def BoxOp : WrongOp<"box", Wrong_Box>;
    def VectorOp : WrongOp<"vector", AnyVectorOfAnyRank>;
    // Classes of several kinds have no name in MLIR, nor does `FloatType`.
    def TensorOp : WrongOp<"tensor", AnyTensor>;
    def ShapedOp : WrongOp<"shaped", AnyShaped>;
    def FloatOp : WrongOp<"float", AnyFloat>;

    def Percent : Property<"i64"> {
        let parser = "parse_percent($_parser)";
        let printer = "print_percent($_printer, $_storage)";
    }
    def NamedPercent : Property<"i64", "a percentage"> {
        let parser = "parse_percent($_parser)";
        let printer = "print_percent($_printer, $_storage)";
    }
    class PercentOp<string mnemonic, Property property> : Op<Wrong_Dialect, mnemonic> {
        let arguments = (ins property:$p);
        let assemblyFormat = "$p attr-dict";
    }
    def UnnamedOp : PercentOp<"unnamed", Percent>;
    def NamedOp : PercentOp<"named", NamedPercent>;
}

fn parse_percent(p: &mut AsmParser<'_>) -> Parsed<i64> {
    let offset = p.offset();
    match p.parse_integer()? {
        percent @ 0..=100 => Ok(percent),
        _ => Err(p.emit_op_error(offset, "more than all")),
    }
}

fn print_percent(p: &mut AsmPrinter<'_>, percent: i64) {
    p.write_integer(percent);
}

#[test]
fn types_of_another_kind() {
    for (text, message) in [
        (
            "%0 = wrong.box !wrong.toy",
            "custom op 'wrong.box' invalid kind of type specified: expected wrong.box, but found '!wrong.toy'",
        ),
        (
            "%0 = wrong.vector i32",
            "custom op 'wrong.vector' invalid kind of type specified: expected builtin.vector, but found 'i32'",
        ),
        (
            "%0 = wrong.tensor vector<1xi32>",
            "custom op 'wrong.tensor' invalid kind of type specified",
        ),
        (
            "%0 = wrong.shaped i32",
            "custom op 'wrong.shaped' invalid kind of type specified",
        ),
        (
            "%0 = wrong.float i32",
            "custom op 'wrong.float' invalid kind of type specified",
        ),
    ] {
        assert_eq!(error::<WrongDialect>(text), message);
    }
}

#[test]
fn parameters_of_another_kind() {
    for (text, message) in [
        (
            "%0 = wrong.box <tensor<*xf32>>",
            "custom op 'wrong.box' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'",
        ),
        (
            "%0 = wrong.box <tensor<f32>, !wrong.box<tensor<f32>>>",
            "custom op 'wrong.box' invalid kind of type specified: expected wrong.toy, but found '!wrong.box<tensor<f32>>'",
        ),
    ] {
        assert_eq!(error::<WrongDialect>(text), message);
    }
}

/// All messages about `text`, which is invalid.
fn errors(text: &str) -> Vec<String> {
    let registry = DialectRegistry::new().with::<WrongDialect>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let parsed = parse_source(&mut ir, "t", text.as_bytes(), ParseOptions::default());
    let errors = parsed.expect_err("the text is wrong");
    errors.into_iter().map(|error| error.message).collect()
}

#[test]
fn properties_of_another_kind() {
    assert_eq!(
        errors("wrong.named 101"),
        [
            "custom op 'wrong.named' more than all",
            "custom op 'wrong.named' invalid value for property p, expected a percentage",
        ]
    );
    // Without a summary, nothing is added to the parser's message.
    assert_eq!(
        errors("wrong.unnamed 101"),
        ["custom op 'wrong.unnamed' more than all"]
    );
}
