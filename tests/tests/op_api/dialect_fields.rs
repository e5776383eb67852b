//! The fields of `Dialect`, one by one.
//!
//! | field | tested in |
//! |---|---|
//! | `name`, `summary`, `description`, `cppNamespace`, `hasNonDefaultDestructor` | here |
//! | `dependentDialects` | here, and for one level in `dialects.rs` |
//! | `discardableAttrs`, `extraClassDeclaration`, `usePropertiesForAttributes` | `dialects.rs` |
//! | `hasConstantMaterializer`, `hasCanonicalizer`, `hasOperationAttrVerify`, `hasRegionArgAttrVerify`, `hasRegionResultAttrVerify` | `hooks.rs` |
//! | `hasOperationInterfaceFallback` | `effects.rs` |
//! | `useDefaultTypePrinterParser`, `useDefaultAttributePrinterParser` | here; unset, with functions of the user's: `own_text.rs` |
//! | `useStrictPropertiesInAssemblyFormat` | `strict.rs` |
//! | `isExtensible` | an error: `ui-tests/ui/dialects/several-errors.rs` |

use super::{error, parse};
use ods_runtime::prelude::*;

ods! {
    def Whole_Dialect : Dialect {
        let name = "whole";
        let summary = "a dialect";
        let description = [{ It has everything. }];
        // A C++ path does not name a Rust module.
        let cppNamespace = "::whole::ir";
        let hasNonDefaultDestructor = 1;
        let useDefaultTypePrinterParser = 1;
        let useDefaultAttributePrinterParser = 1;
        let dependentDialects = ["MiddleDialect"];
    }

    def Middle_Dialect : Dialect {
        let name = "middle";
        let dependentDialects = ["LastDialect", "WholeDialect"];
    }
    def Last_Dialect : Dialect { let name = "last"; }
    def LastOp : Op<Last_Dialect, "op">;

    def Sized : TypeDef<Whole_Dialect, "Sized"> {
        let mnemonic = "sized";
        let parameters = (ins "u32":$size);
        let assemblyFormat = "`<` $size `>`";
    }
    def Plain : TypeDef<Whole_Dialect, "Plain"> { let mnemonic = "plain"; }
    def Note : AttrDef<Whole_Dialect, "Note"> {
        let mnemonic = "note";
        let parameters = (ins "i64":$number);
        let assemblyFormat = "`<` $number `>`";
    }
    def WholeOp : Op<Whole_Dialect, "op"> {
        let arguments = (ins Note:$note);
        let results = (outs AnyTypeOf<[Sized, Plain]>:$result);
    }
}

#[test]
fn names_and_texts() {
    let info = WholeDialect::INFO;
    assert_eq!(info.name(), "whole");
    assert_eq!(info.summary_text(), "a dialect");
    assert_eq!(info.description_text().trim(), "It has everything.");
    assert_eq!(LastDialect::INFO.summary_text(), "");
    assert_eq!(WholeOp::INFO.name(), "whole.op");
}

/// Dependent dialects are registered transitively; they may depend on each other.
#[test]
fn dependent_dialects_are_loaded_with_theirs() {
    let registry = DialectRegistry::new().with::<WholeDialect>();
    assert_eq!(
        registry.dialect_names(),
        ["builtin", "last", "middle", "whole"]
    );
    assert!(registry.op("last.op").is_some());
    parse::<WholeDialect>("\"last.op\"() : () -> ()");
    let registry = DialectRegistry::new().with::<LastDialect>();
    assert_eq!(registry.dialect_names(), ["builtin", "last"]);
}

#[test]
fn types_and_attributes_are_found_by_their_mnemonics() {
    let text = "%0 = \"whole.op\"() <{note = #whole.note<3>}> : () -> !whole.sized<4>\n\
                %1 = \"whole.op\"() <{note = #whole.note<-1>}> : () -> !whole.plain";
    let (ir, module) = parse::<WholeDialect>(text);
    let printed = module.display_generic(&ir).to_string();
    for part in [
        "#whole.note<3>",
        "!whole.sized<4>",
        "#whole.note<-1>",
        "!whole.plain",
    ] {
        assert!(printed.contains(part), "{printed}");
    }
    assert_eq!(
        error::<WholeDialect>("\"whole.op\"() : () -> !whole.other"),
        "unknown  type `other` in dialect `whole`"
    );
    assert_eq!(
        error::<WholeDialect>("\"whole.op\"() <{note = #whole.other}> : () -> !whole.plain"),
        "unknown attribute `other` in dialect `whole`"
    );
}
