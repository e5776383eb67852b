//! Groups of values: their number is preserved, also for empty groups.

use super::{parse, printed};
use ods_runtime::prelude::*;

ods! {
    def Groups_Dialect : Dialect { let name = "groups"; }

    class GroupsOp<string mnemonic, string format> : Op<Groups_Dialect, mnemonic> {
        let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$v, DenseI32ArrayAttr:$sizes);
        let assemblyFormat = format;
    }
    def PlainOp : GroupsOp<"plain", "$v attr-dict `:` type($v)">;
    def WordOp : GroupsOp<"word", "(`n` $v^ `:` type($v))? attr-dict">;
    def FirstOp : GroupsOp<"first", "($v^ `:` type($v))? attr-dict">;
    def TypesOp : GroupsOp<"types", "(`n` type($v)^ `:` $v)? attr-dict">;
    def ClauseOp : GroupsOp<"clause", "oilist(`n` $v `:` type($v)) attr-dict">;
}

/// As MLIR prints it: groups are printed if there are any, even without values.
#[test]
fn groups_without_values_are_printed() {
    for (text, sizes) in [
        ("groups.plain () : ()", "0"),
        ("groups.word n () : ()", "0"),
        ("groups.word n (), () : (), ()", "0, 0"),
        ("groups.first () : ()", "0"),
        ("groups.types n () : ()", "0"),
        ("groups.clause n (), () : (), ()", "0, 0"),
    ] {
        let (ir, module) = parse::<GroupsDialect>(text);
        let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
        let op = body.operations(&ir).next().expect("an operation");
        let name = op.name(&ir).as_str();
        let generic = format!("\"{name}\"() <{{sizes = array<i32: {sizes}>}}> : () -> ()");
        assert_eq!(printed(&ir, op), [text.to_owned(), generic]);
    }
    for text in [
        "groups.word",
        "groups.first",
        "groups.types",
        "groups.clause",
    ] {
        let (ir, module) = parse::<GroupsDialect>(text);
        let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
        let op = body.operations(&ir).next().expect("an operation");
        assert_eq!(printed(&ir, op)[0], text);
        assert!(printed(&ir, op)[1].contains("sizes = array<i32>"));
    }
}
