//! MLIR's interfaces of attributes.
//!
//! Attributes of dialects list them, and the runtime asks: what type a constant
//! has, whether an attribute lays out a memref, and so on.

use super::OpAsmAliasResult;
use crate::affine::AffineMap;
use crate::attr_interface;
use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::symbols::SymbolTableCollection;
use crate::types::Type;

/// Has a type, often that of a value that is the attribute: `TypedAttrInterface` in
/// ODS.
///
/// An attribute with a parameter for the type has the `impl` by itself.
#[attr_interface]
pub trait TypedAttr {
    /// The type.
    fn get_type(&self) -> Type;
}

/// Lends its bytes: `BlobAttrInterface` in ODS.
#[attr_interface]
pub trait BlobAttr {
    /// The bytes.
    fn get_data(&self) -> &[u8];
}

/// Has the elements of a tensor or vector: `ElementsAttrInterface` in ODS.
#[attr_interface]
pub trait ElementsAttr: TypedAttr {
    /// Whether all elements are the same one.
    fn is_splat(&self) -> bool {
        self.get_shaped_type().num_elements() == Some(1)
    }

    /// The type of tensor or vector.
    fn get_shaped_type(&self) -> Type {
        self.get_type()
    }
}

/// Lays out the elements of a memref.
#[attr_interface]
pub trait MemRefLayoutAttrInterface {
    /// From indices to the place in memory.
    fn get_affine_map(&self) -> AffineMap;

    /// Whether the place is the indices themselves.
    fn is_identity(&self) -> bool {
        self.get_affine_map().is_identity()
    }
}

/// Refers to symbols, and verifies that they are there.
///
/// The verifier asks the discardable attributes of each operation in a symbol
/// table; inherent ones are the operation's own matter, as in MLIR.
#[attr_interface]
pub trait SymbolUserAttrInterface {
    /// Verifies what the attribute of `op` refers to, once the symbol table around
    /// and everything in it was verified.
    ///
    /// # Errors
    ///
    /// What is missing, or of the wrong kind.
    fn verify_symbol_uses(
        &self,
        op: Operation,
        ir: &Ir,
        symbol_table: &mut SymbolTableCollection,
    ) -> VerifyResult;
}

/// Has a say in how the attribute is printed.
#[attr_interface]
pub trait OpAsmAttrInterface {
    /// Writes the name of the alias of this attribute to `os`, without `#` and
    /// number, and says whether there is one.
    fn get_alias(&self, os: &mut String) -> OpAsmAliasResult {
        let _ = os;
        OpAsmAliasResult::NoAlias
    }
}
