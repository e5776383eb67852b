//! `xegpu`: operations of Intel's GPUs on tiles.
//!
//! A descriptor says what a tile is, and a layout how it is distributed: see [`Distribution`].

mod attributes;
mod layout;
mod lists;
mod types;
mod verify;
mod verify_matrix;
mod verify_nd;
mod verify_scatter;

pub use layout::Distribution;

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use lists::{parse_optional_dynamic_index_list, print_optional_dynamic_index_list};
use ods_runtime::AttrOf;
use ods_runtime::constraint::class::{AttrClassKind, BoolAttr};
use ods_runtime::interfaces::ViewLikeOpInterface;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/XeGPU/IR/XeGPU.td")]
    #![dialect("xegpu")]
    #![vocabulary("vocabulary.txt")]
}

/// The class of attributes that distribute a tile.
#[derive(Clone, Copy, Debug)]
pub enum DistributeLayoutAttr {}

impl AttrClassKind for DistributeLayoutAttr {
    fn contains(attr: &Attribute) -> bool {
        attr.is::<LayoutAttr>() || attr.is::<SliceAttr>()
    }
}

/// `true`, as a parameter.
fn yes() -> AttrOf<BoolAttr> {
    match AttrOf::new(Attribute::bool(true)) {
        Some(yes) => yes,
        None => unreachable!("`true` is a boolean"),
    }
}

/// Whether a memref is in memory that a workgroup shares.
fn is_shared_memory(ty: &Type) -> bool {
    let Some(space) = memory_space(ty) else {
        return false;
    };
    if let Attribute::Integer(space) = space {
        return space.to_i64() == Some(3);
    }
    if let Some(space) = space.downcast::<MemorySpaceAttr>() {
        return space.value() == MemorySpace::SLM;
    }
    // Attributes of other dialects.
    let text = space.to_string();
    text == "#gpu.address_space<workgroup>" || text == "#xevm.addr_space<shared>"
}

/// The memory space of a memref.
fn memory_space(ty: &Type) -> Option<&Attribute> {
    match ty {
        Type::MemRef(memref) => memref.memory_space(),
        _ => None,
    }
}

impl Fold for ConvertLayoutOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let op = self.operation();
        let [from, to] = ["input_layout", "target_layout"].map(|name| op.attribute(ir, name));
        let is_same = from.is_some() && from == to;
        let source = self.source(ir);
        is_same.then_some(FoldResult::Value(source)).into()
    }
}

impl CanonicalizationPatterns for ConvertLayoutOp {
    /// The folder does what MLIR's pattern does.
    fn patterns(_: &mut PatternSet) {}
}

impl ViewLikeOpInterface for CreateNdDescOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl ViewLikeOpInterface for CreateDescOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.source(ir)
    }
}
