//! MLIR's interfaces of types.
//!
//! Builtin types implement the same interfaces as in MLIR; types of dialects list them.
//! The runtime uses them, for example to find the valid element types of vectors and the
//! element type of a shaped type.

use super::OpAsmAliasResult;
use crate::attributes::Attribute;
use crate::type_interface;
use crate::types::{self, Type};

/// A type that can be the element type of a vector.
#[type_interface]
pub trait VectorElementTypeInterface {}

/// A dialect type that can be the element type of a memref.
#[type_interface]
pub trait MemRefElementTypeInterface {}

/// A floating point type.
#[type_interface]
pub trait FloatType: VectorElementTypeInterface {
    /// The format of the values.
    fn get_float_semantics(&self) -> types::FloatType;

    /// The type with `scale` times the width, if it exists.
    fn scale_element_bitwidth(&self, scale: u32) -> Option<Type> {
        let _ = scale;
        None
    }

    /// The number of bits.
    fn get_width(&self) -> u32 {
        self.get_float_semantics().width()
    }
}

/// A type with an element type and a shape.
#[type_interface]
pub trait ShapedType {
    /// This type with another element type and, if given, another shape.
    fn clone_with(&self, shape: Option<&[i64]>, element_type: Type) -> Type;

    /// The element type.
    fn get_element_type(&self) -> &Type;

    /// Whether the number of dimensions is known.
    fn has_rank(&self) -> bool;

    /// The sizes of the dimensions, [`DYNAMIC`](types::DYNAMIC) where unknown; empty if
    /// unranked.
    fn get_shape(&self) -> &[i64];
}

/// A pointer type.
#[type_interface]
pub trait PtrLikeTypeInterface {
    /// The memory space.
    fn get_memory_space(&self) -> Option<Attribute>;

    /// The type pointed to, if known.
    fn get_element_type(&self) -> Option<Type>;

    /// Whether a pointer has metadata besides its address.
    fn has_ptr_metadata(&self) -> bool;

    /// This type with another memory space and element type, if such a type exists.
    fn clone_ptr_with(
        &self,
        memory_space: Option<Attribute>,
        element_type: Option<Type>,
    ) -> Option<Type>;
}

/// A type with hooks for printing.
#[type_interface]
pub trait OpAsmTypeInterface {
    /// Suggests a name for values of this type.
    fn get_asm_name(&self, set_name: &mut dyn FnMut(&str)) {
        let _ = set_name;
    }

    /// Writes the name of the alias of this type, without `!` and number, to `os`, and
    /// returns the strength of the request.
    fn get_alias(&self, os: &mut String) -> OpAsmAliasResult {
        let _ = os;
        OpAsmAliasResult::NoAlias
    }
}
