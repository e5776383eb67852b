//! MLIR's interfaces of types.
//!
//! The builtin types that have them in MLIR have them here; types of dialects list
//! them, and the runtime asks: whether a vector may hold a type, what the element
//! type of a shaped one is, and so on.

use super::OpAsmAliasResult;
use crate::attributes::Attribute;
use crate::type_interface;
use crate::types::{self, Type};

/// A vector may hold elements of this type.
#[type_interface]
pub trait VectorElementTypeInterface {}

/// A memref may hold elements of this type, which is of a dialect.
#[type_interface]
pub trait MemRefElementTypeInterface {}

/// Is a floating point type.
#[type_interface]
pub trait FloatType: VectorElementTypeInterface {
    /// The format of the values.
    fn get_float_semantics(&self) -> types::FloatType;

    /// The type that is so many times as wide, if there is one.
    fn scale_element_bitwidth(&self, scale: u32) -> Option<Type> {
        let _ = scale;
        None
    }

    /// Number of bits.
    fn get_width(&self) -> u32 {
        self.get_float_semantics().width()
    }
}

/// Has an element type and a shape.
#[type_interface]
pub trait ShapedType {
    /// The same with another element type, and another shape if there is one.
    fn clone_with(&self, shape: Option<&[i64]>, element_type: Type) -> Type;

    /// The element type.
    fn get_element_type(&self) -> &Type;

    /// Whether the number of dimensions is known.
    fn has_rank(&self) -> bool;

    /// The sizes of the dimensions, [`DYNAMIC`](types::DYNAMIC) where they are not
    /// known; nothing without a rank.
    fn get_shape(&self) -> &[i64];
}

/// Points to memory.
#[type_interface]
pub trait PtrLikeTypeInterface {
    /// The memory space.
    fn get_memory_space(&self) -> Option<Attribute>;

    /// What it points to.
    fn get_element_type(&self) -> Option<Type>;

    /// Whether it has more than an address.
    fn has_ptr_metadata(&self) -> bool;

    /// The same with another memory space and element type, if there is such a type.
    fn clone_ptr_with(
        &self,
        memory_space: Option<Attribute>,
        element_type: Option<Type>,
    ) -> Option<Type>;
}

/// Has a say in how the type is printed.
#[type_interface]
pub trait OpAsmTypeInterface {
    /// Names values of this type.
    fn get_asm_name(&self, set_name: &mut dyn FnMut(&str)) {
        let _ = set_name;
    }

    /// Writes the name of the alias of this type to `os`, without `!` and number, and
    /// says whether there is one.
    fn get_alias(&self, os: &mut String) -> OpAsmAliasResult {
        let _ = os;
        OpAsmAliasResult::NoAlias
    }
}
