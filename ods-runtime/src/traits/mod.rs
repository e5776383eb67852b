//! The native traits of MLIR's operations, with their verifiers.
//!
//! Each is a `static` that definitions refer to; its name is the C++ trait's in
//! upper snake case. A trait that only says something is a marker.

mod elementwise;
mod function;
mod infer;
mod same_type;
mod structure;
mod symbol;

use crate::ir::{Ir, Operation};
use crate::op::{OpInfo, VerifyResult};
pub use crate::verify::SymbolTable;
use crate::verify::{isolated_from_above, symbol_table};
use std::fmt;

/// When the verifier of a trait runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the generated checks: the trait says what the op consists of.
    Structural,
    /// After the generated checks.
    Native,
    /// After everything nested was verified.
    Region,
    /// Together with the symbol table around: the trait refers to symbols.
    SymbolUser,
}

/// Verifies what an operation refers to in the symbol table around it.
pub type VerifySymbolUses = fn(Operation, &Ir, &SymbolTable<'_>) -> VerifyResult;

/// A trait of operations, as `mlir::OpTrait`.
pub struct TraitInfo {
    name: &'static str,
    phase: Phase,
    verifier: Verifier,
}

enum Verifier {
    None,
    Function(fn(Operation, &Ir) -> VerifyResult),
    SymbolUser(VerifySymbolUses),
    Parents(fn() -> &'static [&'static OpInfo]),
}

impl TraitInfo {
    /// A trait that says something and checks nothing.
    pub const fn marker(name: &'static str) -> Self {
        Self {
            name,
            phase: Phase::Native,
            verifier: Verifier::None,
        }
    }

    /// A trait whose verifier runs before the generated checks.
    pub const fn structural(
        name: &'static str,
        verify: fn(Operation, &Ir) -> VerifyResult,
    ) -> Self {
        Self {
            name,
            phase: Phase::Structural,
            verifier: Verifier::Function(verify),
        }
    }

    /// A trait whose verifier runs after the generated checks.
    pub const fn native(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        Self {
            name,
            phase: Phase::Native,
            verifier: Verifier::Function(verify),
        }
    }

    /// A trait whose verifier runs after everything nested was verified.
    pub const fn region(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        Self {
            name,
            phase: Phase::Region,
            verifier: Verifier::Function(verify),
        }
    }

    /// A trait of operations that refer to symbols, as MLIR's
    /// `SymbolUserOpInterface`: its verifier runs once the symbol table around
    /// and everything in it was verified.
    pub const fn symbol_user(name: &'static str, verify: VerifySymbolUses) -> Self {
        Self {
            name,
            phase: Phase::SymbolUser,
            verifier: Verifier::SymbolUser(verify),
        }
    }

    /// `HasParent<"A">` and `ParentOneOf<["A", "B"]>`.
    pub const fn parents(parents: fn() -> &'static [&'static OpInfo]) -> Self {
        Self {
            name: "HasParent",
            phase: Phase::Structural,
            verifier: Verifier::Parents(parents),
        }
    }

    /// The name of the C++ trait.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// When its verifier runs.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Runs its verifier.
    ///
    /// # Errors
    ///
    /// What the trait forbids.
    pub fn verify(&self, op: Operation, ir: &Ir) -> VerifyResult {
        match self.verifier {
            Verifier::None | Verifier::SymbolUser(_) => Ok(()),
            Verifier::Function(verify) => verify(op, ir),
            Verifier::Parents(parents) => structure::parents(op, ir, parents()),
        }
    }

    /// The verifier of what the operation refers to.
    pub(crate) fn symbol_uses(&self) -> Option<VerifySymbolUses> {
        match self.verifier {
            Verifier::SymbolUser(verify) => Some(verify),
            _ => None,
        }
    }
}

impl fmt::Debug for TraitInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TraitInfo({})", self.name)
    }
}

macro_rules! traits {
    ($($(#[$doc:meta])* $id:ident = $kind:ident($name:literal $(, $verify:path)?);)*) => {$(
        $(#[$doc])*
        pub static $id: TraitInfo = TraitInfo::$kind($name $(, $verify)?);
    )*};
}

traits! {
    /// Regions are scopes of affine symbols.
    AFFINE_SCOPE = marker("AffineScope");
    /// Speculating the operation is always safe.
    ALWAYS_SPECULATABLE_IMPL_TRAIT = marker("AlwaysSpeculatableImplTrait");
    /// Stack allocations live as long as the region.
    AUTOMATIC_ALLOCATION_SCOPE = marker("AutomaticAllocationScope");
    /// The result does not depend on the order of the operands.
    IS_COMMUTATIVE = marker("IsCommutative");
    /// Applying the operation twice is applying it once.
    IS_IDEMPOTENT = marker("IsIdempotent");
    /// Applying the operation twice does nothing.
    IS_INVOLUTION = marker("IsInvolution");
    /// The operation is a constant.
    CONSTANT_LIKE = marker("ConstantLike");
    /// Memory effects are those of the nested operations.
    HAS_RECURSIVE_MEMORY_EFFECTS = marker("HasRecursiveMemoryEffects");
    /// Speculating is safe if it is for the nested operations.
    RECURSIVELY_SPECULATABLE_IMPL_TRAIT = marker("RecursivelySpeculatableImplTrait");
    /// Memory references may be normalised.
    MEM_REFS_NORMALIZABLE = marker("MemRefsNormalizable");
    /// Works on scalars where it works on containers.
    SCALARIZABLE = marker("Scalarizable");
    /// Works on tensors where it works on scalars.
    TENSORIZABLE = marker("Tensorizable");
    /// Works on vectors where it works on scalars.
    VECTORIZABLE = marker("Vectorizable");
    /// The iterations of the region are independent.
    HAS_PARALLEL_REGION = marker("HasParallelRegion");
    /// No two results alias.
    DISTINCT_OBJECTS_TRAIT = marker("DistinctObjectsTrait");
    /// Hands its operands to what comes after the region that it ends.
    RETURN_LIKE = marker("ReturnLike");
    /// Result types follow from the parts of the operation by name.
    INFER_TYPE_OP_ADAPTOR = marker("InferTypeOpAdaptor");
    /// Result types follow from the shapes that are inferred.
    INFER_TENSOR_TYPE = marker("InferTensorType");
    /// Result shapes follow from the parts of the operation by name.
    INFER_SHAPED_TYPE_OP_ADAPTOR = marker("InferShapedTypeOpAdaptor");
    /// Nothing nested uses a value from outside.
    IS_ISOLATED_FROM_ABOVE = region("IsIsolatedFromAbove", isolated_from_above);
    /// Ends its block.
    IS_TERMINATOR = native("IsTerminator", structure::is_terminator);
    /// Every region has at most one block.
    SINGLE_BLOCK = structural("SingleBlock", structure::single_block);
    /// Blocks need no terminator.
    NO_TERMINATOR = marker("NoTerminator");
    /// Entry blocks have no arguments.
    NO_REGION_ARGUMENTS = structural("NoRegionArguments", structure::no_region_arguments);
    /// Regions are graphs: values may be used before they are defined.
    HAS_ONLY_GRAPH_REGION = marker("HasOnlyGraphRegion");
    /// Defines the scope of symbols.
    SYMBOL_TABLE = region("SymbolTable", symbol_table);
    /// Ops of the same dialect stand in its regions without the dialect's name:
    /// `OpAsmOpInterface::getDefaultDialect`.
    DEFAULT_DIALECT_SCOPE = marker("DefaultDialectScope");
    /// Result types are those that the op infers: `InferTypeOpInterface`.
    INFER_TYPE_OP_INTERFACE = region("InferTypeOpInterface", infer::verify);
    /// Is a symbol: `SymbolOpInterface`.
    SYMBOL = native("Symbol", symbol::verify);
    /// Is a function: `FunctionOpInterface`.
    FUNCTION_OP_INTERFACE = native("FunctionOpInterface", function::verify);
    /// All operands have one type.
    SAME_TYPE_OPERANDS = native("SameTypeOperands", same_type::same_type_operands);
    /// All operands have one shape.
    SAME_OPERANDS_SHAPE = native("SameOperandsShape", same_type::same_operands_shape);
    /// All operands and results have one shape.
    SAME_OPERANDS_AND_RESULT_SHAPE = native("SameOperandsAndResultShape", same_type::same_operands_and_result_shape);
    /// All operands have one element type.
    SAME_OPERANDS_ELEMENT_TYPE = native("SameOperandsElementType", same_type::same_operands_element_type);
    /// All operands and results have one element type.
    SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE =
        native("SameOperandsAndResultElementType", same_type::same_operands_and_result_element_type);
    /// All operands and results have one type.
    SAME_OPERANDS_AND_RESULT_TYPE = native("SameOperandsAndResultType", same_type::same_operands_and_result_type);
    /// All operands and results have one rank.
    SAME_OPERANDS_AND_RESULT_RANK = native("SameOperandsAndResultRank", same_type::same_operands_and_result_rank);
    /// Results are floats, or containers of them.
    RESULTS_ARE_FLOAT_LIKE = native("ResultsAreFloatLike", elementwise::results_are_float_like);
    /// Operands broadcast to the results.
    RESULTS_BROADCASTABLE_SHAPE = native("ResultsBroadcastableShape", elementwise::results_broadcastable_shape);
    /// Works element by element.
    ELEMENTWISE = native("Elementwise", elementwise::elementwise);
}
