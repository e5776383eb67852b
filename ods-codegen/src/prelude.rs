//! The bundled prelude: MLIR's common `.td` files, with Rust in place of C++.
//!
//! It is the base library of every evaluation: parsed once per process, and
//! evaluated only as far as definitions refer to it.

use crate::limits::MAX_WRONG_LETTERS;
use std::sync::OnceLock;

use ods_tablegen::BaseLibrary;

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// The include names and texts of all files; the last one is not MLIR's.
        const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/prelude/", $name))),)*];
    };
}

files![
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinAttributes.td",
    "mlir/IR/BuiltinDialect.td",
    "mlir/IR/BuiltinLocationAttributes.td",
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/BuiltinTypes.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/Constraints.td",
    "mlir/IR/DialectBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/Interfaces.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/OpBase.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/TensorEncoding.td",
    "mlir/IR/Traits.td",
    "mlir/IR/Utils.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/CastInterfaces.td",
    "mlir/Interfaces/ControlFlowInterfaces.td",
    "mlir/Interfaces/DataLayoutInterfaces.td",
    "mlir/Interfaces/DerivedAttributeOpInterface.td",
    "mlir/Interfaces/DestinationStyleOpInterface.td",
    "mlir/Interfaces/FunctionInterfaces.td",
    "mlir/Interfaces/IndexingMapOpInterface.td",
    "mlir/Interfaces/InferIntRangeInterface.td",
    "mlir/Interfaces/InferStridedMetadataInterface.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/MemOpInterfaces.td",
    "mlir/Interfaces/MemorySlotInterfaces.td",
    "mlir/Interfaces/ParallelCombiningOpInterface.td",
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td",
    "mlir/Interfaces/ShapedOpInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/SubsetOpInterface.td",
    "mlir/Interfaces/TilingInterface.td",
    "mlir/Interfaces/ValueBoundsOpInterface.td",
    "mlir/Interfaces/VectorInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
    "mlir/Pass/PassBase.td",
    "ods/Derive.td",
];

/// The prelude, parsed once per process. An evaluation with this base has its
/// definitions without an `include`, and evaluates only those that are referred to;
/// an `include` of its files reads as empty.
pub fn library() -> &'static BaseLibrary {
    static LIBRARY: OnceLock<BaseLibrary> = OnceLock::new();
    LIBRARY.get_or_init(|| BaseLibrary::by_lines(FILES.iter().copied()))
}

/// Definitions that most ops refer to: a derive finds them evaluated, because there is one
/// for each op.
pub(crate) const OF_OPS: &[&str] = &[
    "Op",
    "__DerivedDialect",
    "Pure",
    "Terminator",
    "SameOperandsAndResultType",
    "AnyType",
    "AnyInteger",
    "AnyFloat",
    "AnyTensor",
    "Index",
    "I1",
    "I32",
    "I64",
    "F32",
    "F64",
    "F64Tensor",
    "Optional",
    "Variadic",
    "AnyAttr",
    "BoolAttr",
    "I32Attr",
    "I64Attr",
    "F64Attr",
    "StrAttr",
    "UnitAttr",
    "OptionalAttr",
    "DefaultValuedAttr",
    "AnyRegion",
    "AnySuccessor",
];

/// The definitions that every derived type refers to.
pub(crate) const OF_TYPES: &[&str] = &["__DerivedDialect", "TypeDef", "TypeParameter"];

/// The definitions that every derived attribute refers to.
pub(crate) const OF_ATTRS: &[&str] = &["__DerivedDialect", "AttrDef", "AttrParameter"];

/// The text of the prelude's file with the include name `name`.
///
/// ```
/// assert!(ods_codegen::prelude_file("mlir/IR/OpBase.td").is_some());
/// assert!(ods_codegen::prelude_file("OpBase.td").is_none());
/// ```
pub fn prelude_file(name: &str) -> Option<&'static str> {
    let file = FILES.iter().find(|(file, _)| *file == name);
    file.map(|(_, text)| *text)
}

/// The file of the prelude with nearly this include name.
pub(crate) fn nearest_file(name: &str) -> Option<&'static str> {
    let distance = |file: &str| strsim::osa_distance(file, name);
    let names = FILES.iter().map(|(file, _)| (distance(file), *file));
    let (distance, near) = names.min()?;
    (distance <= MAX_WRONG_LETTERS).then_some(near)
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;

    fn files_below(dir: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(dir)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        entries
            .flat_map(|path| {
                if path.is_dir() {
                    files_below(&path)
                } else {
                    vec![path]
                }
            })
            .collect()
    }

    #[test]
    fn the_prelude_can_be_cut_by_lines() {
        let library = BaseLibrary::new(FILES.iter().copied());
        let by_lines = BaseLibrary::by_lines(FILES.iter().copied());
        assert!(format!("{by_lines:?}") == format!("{library:?}"));
    }

    #[test]
    fn every_file_is_bundled() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("prelude");
        for path in files_below(&root)
            .iter()
            .filter(|path| path.extension().is_some_and(|end| end == "td"))
        {
            let name = path.strip_prefix(&root).unwrap().to_str().unwrap();
            assert!(prelude_file(name).is_some(), "{name} is missing in FILES");
        }
    }
}
