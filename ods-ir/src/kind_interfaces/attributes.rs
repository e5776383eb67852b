//! MLIR's interfaces of attributes.
//!
//! Attributes of dialects list them. The runtime uses them, for example to find the type
//! of a constant and to recognize memref layouts.

use super::OpAsmAliasResult;
use crate::affine::AffineMap;
use crate::attr_interface;
use crate::types::Type;

/// An attribute with a type, often that of the value that it denotes:
/// `TypedAttrInterface` in ODS.
///
/// The `impl` is generated for an attribute with a parameter for the type.
#[attr_interface]
pub trait TypedAttr {
    /// The type.
    fn get_type(&self) -> Type;
}

/// An attribute with access to its bytes: `BlobAttrInterface` in ODS.
#[attr_interface]
pub trait BlobAttr {
    /// The bytes.
    fn get_data(&self) -> &[u8];
}

/// The elements of a tensor or vector: `ElementsAttrInterface` in ODS.
#[attr_interface]
pub trait ElementsAttr: TypedAttr {
    /// Whether all elements are equal.
    fn is_splat(&self) -> bool {
        self.get_shaped_type().num_elements() == Some(1)
    }

    /// The type of the tensor or vector.
    fn get_shaped_type(&self) -> Type {
        self.get_type()
    }
}

/// A layout of the elements of a memref.
#[attr_interface]
pub trait MemRefLayoutAttrInterface {
    /// The map from indices to the position in memory.
    fn get_affine_map(&self) -> AffineMap;

    /// Whether the map is the identity.
    fn is_identity(&self) -> bool {
        self.get_affine_map().is_identity()
    }
}

/// An attribute that can be the encoding of a tensor, and does not fit every tensor.
///
/// The parser asks it; constructors of types do not.
#[attr_interface]
pub trait VerifiableTensorEncoding {
    /// Verifies that it fits a tensor of this shape and type of elements.
    ///
    /// # Errors
    ///
    /// If it does not: the message.
    fn verify_encoding(&self, shape: &[i64], element_type: &Type) -> Result<(), String>;
}

/// An attribute with hooks for printing.
#[attr_interface]
pub trait OpAsmAttrInterface {
    /// Writes the name of the alias of this attribute, without `#` and number, to `os`,
    /// and returns the strength of the request.
    fn get_alias(&self, os: &mut String) -> OpAsmAliasResult {
        let _ = os;
        OpAsmAliasResult::NoAlias
    }
}
