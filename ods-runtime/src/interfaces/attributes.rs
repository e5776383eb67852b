//! MLIR's interfaces of attributes.
//!
//! Attributes of dialects list them. The runtime uses them, for example to find the type
//! of a constant and to recognize memref layouts.

use super::OpAsmAliasResult;
use crate::affine::AffineMap;
use crate::attr_interface;
use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::symbols::SymbolTableCollection;
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

/// An attribute that refers to symbols and verifies the references.
///
/// The verifier calls it for the discardable attributes of each operation in a symbol
/// table; operations verify their inherent attributes themselves, as in MLIR.
#[attr_interface]
pub trait SymbolUserAttrInterface {
    /// Verifies the references of the attribute of `op`. It runs after the verification
    /// of the enclosing symbol table and everything in it.
    ///
    /// # Errors
    ///
    /// If a symbol is missing or of the wrong kind.
    fn verify_symbol_uses(
        &self,
        op: Operation,
        ir: &Ir,
        symbol_table: &mut SymbolTableCollection,
    ) -> VerifyResult;
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
