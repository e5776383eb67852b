//! `llvm`: the types and instructions of LLVM IR.
//!
//! Without the feature `llvm` the types are opaque, and other dialects have only conditions on them.

mod compatible;

#[cfg(feature = "llvm")]
mod aggregates;
#[cfg(feature = "llvm")]
mod attributes;
#[cfg(feature = "llvm")]
mod branch;
#[cfg(feature = "llvm")]
mod call;
#[cfg(feature = "llvm")]
mod classes;
#[cfg(feature = "llvm")]
mod compare;
#[cfg(feature = "llvm")]
mod constant;
#[cfg(feature = "llvm")]
mod data_layout;
#[cfg(feature = "llvm")]
pub mod detail;
#[cfg(feature = "llvm")]
mod dialect;
#[cfg(feature = "llvm")]
pub mod dwarf;
#[cfg(feature = "llvm")]
mod exceptions;
#[cfg(feature = "llvm")]
mod fold;
#[cfg(feature = "llvm")]
mod function;
#[cfg(feature = "llvm")]
mod global;
#[cfg(feature = "llvm")]
mod interfaces;
#[cfg(feature = "llvm")]
mod keywords;
#[cfg(feature = "llvm")]
mod layout;
#[cfg(all(feature = "llvm", feature = "dlti"))]
mod layout_entries;
#[cfg(feature = "llvm")]
mod parameters;
#[cfg(feature = "llvm")]
mod slots;
#[cfg(feature = "llvm")]
mod symbol_uses;
#[cfg(feature = "llvm")]
mod types;
#[cfg(feature = "llvm")]
mod vectors;
#[cfg(feature = "llvm")]
mod verify;
#[cfg(feature = "llvm")]
mod verify_memory;
#[cfg(feature = "llvm")]
mod verify_others;
#[cfg(feature = "llvm")]
mod verify_symbols;

pub use compatible::*;
#[cfg(all(feature = "llvm", feature = "dlti"))]
pub(crate) use layout_entries::verify_layout_entry;
#[cfg(feature = "llvm")]
pub use {attributes::*, classes::*, dialect::*, types::PointerElementTypeInterface, vectors::*};

/// Namespaces of C++ with an enum each.
macro_rules! namespaces {
    ($($name:ident: $item:ident, $doc:literal;)*) => {$(
        #[cfg(feature = "llvm")]
        #[doc = $doc]
        #[allow(non_snake_case, reason = "the namespace of C++")]
        pub mod $name {
            pub use super::dialect::$item;
        }
    )*};
}

namespaces! {
    cconv: CConv, "Calling conventions.";
    comdat: Comdat, "Kinds of sections that linkers choose among.";
    framePointerKind: FramePointerKind, "Kinds of frame pointers.";
    linkage: Linkage, "Kinds of linkage.";
    tailcallkind: TailCallKind, "Kinds of tail calls.";
    uwtable: UWTableKind, "Kinds of tables for unwinding.";
}
