//! The parser and the printer for hand-written forms, method by method: the text that each
//! parsing method accepts, its message if that is missing, and the text that each printing
//! method writes.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod listed;
mod lists;
mod operations;
mod parser;
mod printer;

use expect_test::Expect;
use ods_runtime::prelude::*;
use std::fmt::Debug;
use std::sync::Arc;

ods! {
    def Api_Dialect : Dialect {
        let name = "api";
        let useDefaultAttributePrinterParser = 1;
        let useDefaultTypePrinterParser = 1;
    }

    def Api_Pair : AttrDef<Api_Dialect, "Pair"> {
        let mnemonic = "pair";
        let parameters = (ins "i64":$x, "i64":$y);
        let assemblyFormat = "`<` $x `,` $y `>`";
    }
    def Api_Unit : TypeDef<Api_Dialect, "Unit"> {
        let mnemonic = "unit";
        let genMnemonicAlias = 1;
        let parameters = (ins "i64":$power);
        let assemblyFormat = "`<` $power `>`";
    }

    /// Parses the name of a method, and then what that method parses.
    class MethodOp<string mnemonic> : Op<Api_Dialect, mnemonic> {
        let arguments = (ins StrAttr:$got, Variadic<AnyType>:$operands);
        let results = (outs Variadic<I32>:$results);
        let regions = (region VariadicRegion<AnyRegion>:$regions);
        let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
        let hasCustomAssemblyFormat = 1;
    }
    def TryOp : MethodOp<"try">;
    def ListOp : MethodOp<"list">;

    /// Prints with the method that its attribute names.
    class ShowsOp<string mnemonic, Trait kind> : Op<Api_Dialect, mnemonic, [kind, NoTerminator]> {
        let arguments = (ins StrAttr:$method, OptionalAttr<AnyAttr>:$attr, Variadic<AnyType>:$inputs);
        let results = (outs Variadic<AnyType>:$outputs);
        let regions = (region VariadicRegion<AnyRegion>:$bodies);
        let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
        let hasCustomAssemblyFormat = 1;
    }
    def ShowOp : ShowsOp<"show", NoTerminator>;
    def JumpOp : ShowsOp<"jump", Terminator>;

    def ValueOp : Op<Api_Dialect, "value"> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }
}

fn shown(value: &impl Debug) -> String {
    format!("{value:?}")
}

fn read() -> String {
    "read".to_owned()
}

fn types<'t>(types: impl IntoIterator<Item = &'t Type>) -> String {
    let types = types.into_iter().map(ToString::to_string);
    shown(&types.collect::<Vec<_>>())
}

fn attribute(attr: Option<Attribute>) -> String {
    attr.map_or_else(|| "nothing".to_owned(), |attr| attr.to_string())
}

/// The module in `text`, or its error messages.
fn parse(text: &str) -> Result<(Ir, Operation), String> {
    let registry = Arc::new(DialectRegistry::new().with::<ApiDialect>());
    let mut ir = Ir::with_registry(registry);
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    match parse_source(&mut ir, "api.mlir", text.as_bytes(), options) {
        Ok(module) => Ok((ir, module)),
        Err(errors) => {
            let errors = errors
                .iter()
                .map(|error| format!("error: {}", error.message));
            Err(errors.collect::<Vec<_>>().join("; "))
        }
    }
}

/// Parses each line: the operands of its last operation, or the errors.
#[track_caller]
fn check(lines: &str, expected: &Expect) {
    let mut all = String::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let outcome = match parse(line) {
            Ok((ir, module)) => got(&ir, module),
            Err(errors) => errors,
        };
        all.extend([line, "  => ", &outcome, "\n"]);
    }
    expected.assert_eq(&all);
}

fn got(ir: &Ir, module: Operation) -> String {
    let mut last = String::new();
    module.walk(ir, |op| {
        if let Some(attr) = op.attribute(ir, "got") {
            last = attr.to_string().trim_matches('"').replace("\\22", "\"");
        }
    });
    last
}
