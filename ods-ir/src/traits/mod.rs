//! The native traits of MLIR's operations, with their verifiers.
//!
//! Each is a type with the name of the C++ trait, for queries ([`Operation::has_trait`]),
//! and a `static` with that name in upper snake case, which holds its verifier. A marker
//! has no verifier. Users' traits are types that implement [`OpTrait`].

mod elementwise;
mod function;
pub use function::verify_function_signature;
pub(crate) use function::{verify_function_attributes, verify_function_entry};
mod infer;
mod same_type;
mod structure;
mod symbol;

pub(crate) use infer::verify_inferred_from_first_operand;

use crate::accessors::getters;
use crate::ir::{Ir, Operation};
use crate::op::spec::OpSpec;
use crate::op::{OpInfo, Ref, VerifyResult};
use crate::verify::{isolated_from_above, symbol_table};
use std::any::TypeId;
use std::fmt;
use std::marker::PhantomData;
pub(crate) use symbol::verify_symbol;

/// When the verifier of a trait runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the generated checks: the trait determines the structure of the op.
    Structural,
    /// After the generated checks.
    Native,
    /// After everything nested is verified.
    Region,
}

/// A trait of operations, as `mlir::OpTrait`.
pub struct TraitInfo {
    name: &'static str,
    phase: Phase,
    verifier: Verifier,
    /// An additional verifier that runs after everything nested is verified.
    region_verifier: Option<fn(Operation, &Ir) -> VerifyResult>,
    /// The verifier depends only on the types of operands and results.
    asks_types_only: bool,
    /// The verifier accepts all operations with an operand and a result whose operands and results
    /// have one type.
    accepts_one_type: bool,
    key: Option<fn() -> (TypeId, &'static str)>,
    /// [`OpTrait::BIT`].
    pub(crate) bit: u64,
}

/// A user-defined trait of operations, named by `def MyTrait : NativeOpTrait<"MyTrait">`:
/// MLIR's `OpTrait::TraitBase`.
///
/// A type without values suffices. A parametric trait, `def …:
/// ParamNativeOpTrait<"AtMost", "3">`, is a generic type, `AtMost<3>`.
///
/// ```
/// use ods_runtime::prelude::*;
///
/// pub struct AtMost<const N: usize>;
/// impl<const N: usize> OpTrait for AtMost<N> {
///     const NAME: &'static str = "AtMost";
///     fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
///         match op.operands(ir).len() {
///             n if n > N => Err(op.emit_error(ir, format!("has {n} operands"))),
///             _ => Ok(()),
///         }
///     }
/// }
///
/// ods! {
///     def Few_Dialect : Dialect { let name = "few"; }
///     class AtMost<int n> : ParamNativeOpTrait<"AtMost", !cast<string>(n)>;
///     def FewOp : Op<Few_Dialect, "op", [AtMost<2>, Commutative]> {
///         let arguments = (ins Variadic<AnyType>:$values);
///     }
/// }
///
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<FewDialect>().into());
/// let text = r#"%0 = "test.a"() : () -> i1 "few.op"(%0, %0, %0) : (i1, i1, i1) -> ()"#;
/// let mut options = ParseOptions::default();
/// options.allow_unregistered_dialects = true;
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
/// let op = module.regions(&ir)[0].entry_block(&ir).unwrap().last_op(&ir).unwrap();
/// assert!(op.has_trait::<AtMost<2>>(&ir) && !op.has_trait::<AtMost<3>>(&ir));
/// assert!(op.has_trait::<ods_runtime::traits::IsCommutative>(&ir));
/// let errors = verify(module, &ir).unwrap_err();
/// assert_eq!(errors[0].message, "'few.op' op has 3 operands");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a trait of operations",
    label = "not a trait of operations",
    note = "`NativeOpTrait<\"…\">` must name a type that implements `OpTrait`",
    note = "use `op.interface::<dyn I>(ir)` to query an interface"
)]
pub trait OpTrait: 'static {
    /// The name of the trait.
    const NAME: &'static str;

    /// The query bit of a trait of this crate; zero for other traits.
    #[doc(hidden)]
    const BIT: u64 = 0;

    /// Checks an operation: after its operands and attributes, or before them if the
    /// trait is a `StructuralOpTrait`.
    ///
    /// # Errors
    ///
    /// The first violation.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let _ = (op, ir);
        Ok(())
    }

    /// Checks an operation after everything nested in it is verified.
    ///
    /// # Errors
    ///
    /// The first violation.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let _ = (op, ir);
        Ok(())
    }
}

/// An op that lists the trait `T`, as a bound for generic code.
#[diagnostic::on_unimplemented(message = "`{Self}` does not list the trait `{T}`")]
pub trait Has<T: OpTrait> {}

/// The description of a user's trait, for an op's table.
pub const fn trait_info<T: OpTrait>() -> &'static TraitInfo {
    const { &TraitInfo::of::<T>(Phase::Native) }
}

/// The description of a user's `StructuralOpTrait`, for an op's table.
pub const fn structural_trait_info<T: OpTrait>() -> &'static TraitInfo {
    const { &TraitInfo::of::<T>(Phase::Structural) }
}

impl Operation {
    /// Whether the operation is registered and lists the trait `T`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::traits::{IsTerminator, SymbolTable};
    ///
    /// let mut ir = Ir::new();
    /// let module = parse_source(&mut ir, "a.mlir", "module {}".as_bytes(), ParseOptions::default());
    /// let module = module.unwrap();
    /// assert!(module.has_trait::<SymbolTable>(&ir) && !module.has_trait::<IsTerminator>(&ir));
    /// ```
    #[inline]
    pub fn has_trait<T: OpTrait>(self, ir: &Ir) -> bool {
        self.spec(ir).is_some_and(OpSpec::has_trait::<T>)
    }
}

impl OpInfo {
    /// Whether the op lists the trait `T`.
    #[inline]
    pub fn has_trait<T: OpTrait>(&self) -> bool {
        self.spec().has_trait::<T>()
    }
}

impl OpSpec {
    #[inline]
    pub(crate) fn has_trait<T: OpTrait>(&self) -> bool {
        if T::BIT != 0 {
            return self.trait_bits & T::BIT != 0;
        }
        self.trait_keys.get(TypeId::of::<T>()).is_some()
    }
}

/// The parent operation must be a `P`: `HasParent<"P">` in ODS. `ParentOneOf<["A", "B"]>`
/// is `HasParent<(A, B)>`.
#[derive(Debug)]
pub struct HasParent<P>(PhantomData<fn() -> P>);

impl<P: 'static> OpTrait for HasParent<P> {
    const NAME: &'static str = "HasParent";
}

/// Each block ends with an operation `T`, which the text omits.
#[derive(Debug)]
pub struct SingleBlockImplicitTerminator<T>(PhantomData<fn() -> T>);

impl<T: 'static> OpTrait for SingleBlockImplicitTerminator<T> {
    const NAME: &'static str = "SingleBlockImplicitTerminator";
}

/// An attribute holds the number of values of each operand group.
#[derive(Clone, Copy, Debug)]
pub struct AttrSizedOperandSegments;

impl OpTrait for AttrSizedOperandSegments {
    const NAME: &'static str = "AttrSizedOperandSegments";
}

/// An attribute holds the number of values of each result group.
#[derive(Clone, Copy, Debug)]
pub struct AttrSizedResultSegments;

impl OpTrait for AttrSizedResultSegments {
    const NAME: &'static str = "AttrSizedResultSegments";
}

enum Verifier {
    None,
    Function(fn(Operation, &Ir) -> VerifyResult),
    Parents(fn() -> &'static [&'static OpInfo]),
}

impl TraitInfo {
    #[inline]
    const fn new(name: &'static str, phase: Phase, verifier: Verifier) -> Self {
        Self {
            name,
            phase,
            verifier,
            region_verifier: None,
            asks_types_only: false,
            accepts_one_type: false,
            key: None,
            bit: 0,
        }
    }

    /// A trait without a verifier.
    #[inline]
    pub const fn marker(name: &'static str) -> Self {
        Self::new(name, Phase::Native, Verifier::None)
    }

    /// A trait whose verifier runs before the generated checks.
    #[inline]
    pub const fn structural(
        name: &'static str,
        verify: fn(Operation, &Ir) -> VerifyResult,
    ) -> Self {
        Self::new(name, Phase::Structural, Verifier::Function(verify))
    }

    /// A trait whose verifier runs after the generated checks.
    #[inline]
    pub const fn native(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        Self::new(name, Phase::Native, Verifier::Function(verify))
    }

    /// Makes a native trait whose verifier depends only on the number and the types of
    /// operands and results.
    const fn on_types(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        let mut info = Self::native(name, verify);
        info.asks_types_only = true;
        info
    }

    /// As [`Self::on_types`], for a verifier that accepts all operations with an operand and a
    /// result whose operands and results have one type.
    const fn relates_types(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        let mut info = Self::on_types(name, verify);
        info.accepts_one_type = true;
        info
    }

    /// A trait whose verifier runs after everything nested is verified.
    #[inline]
    pub const fn region(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        Self::new(name, Phase::Region, Verifier::Function(verify))
    }

    /// `HasParent<"A">` and `ParentOneOf<["A", "B"]>`, as the trait `T`.
    pub const fn parents<T: OpTrait>(parents: fn() -> &'static [&'static OpInfo]) -> Self {
        Self::new("HasParent", Phase::Structural, Verifier::Parents(parents)).keyed::<T>()
    }

    const fn of<T: OpTrait>(phase: Phase) -> Self {
        let mut info = Self::new(T::NAME, phase, Verifier::Function(T::verify_trait));
        info.region_verifier = Some(T::verify_region_trait);
        info.keyed::<T>()
    }

    /// Sets the type by which the trait is queried.
    #[must_use]
    const fn keyed<T: OpTrait>(mut self) -> Self {
        self.key = Some(key_of::<T>);
        self.bit = T::BIT;
        self
    }

    /// The type by which the trait is queried.
    pub(crate) fn key(&self) -> Option<TypeId> {
        self.key.map(|key| key().0)
    }

    getters! {
        /// The name of the C++ trait.
        pub name() -> &'static str = name;

        /// When the verifier runs.
        pub phase() -> Phase = phase;

        /// Whether the verifier gives the same result for all operations whose operands and
        /// results have the same types.
        pub(crate) asks_types_only() -> bool = asks_types_only;

        /// Whether the verifier accepts all operations with an operand and a result whose operands
        /// and results have one type.
        pub(crate) accepts_one_type() -> bool = accepts_one_type;
    }

    /// Whether the trait has a verifier.
    pub(crate) const fn has_verifier(&self) -> bool {
        !matches!(self.verifier, Verifier::None)
    }

    /// Runs the verifier.
    ///
    /// # Errors
    ///
    /// If the operation violates the trait.
    #[inline]
    pub fn verify(&self, op: Operation, ir: &Ir) -> VerifyResult {
        match self.verifier {
            Verifier::None => Ok(()),
            Verifier::Function(verify) => verify(op, ir),
            Verifier::Parents(parents) => structure::parents(op, ir, parents()),
        }
    }

    /// The verifiers that check nested operations.
    pub(crate) fn region_verifiers(
        &self,
    ) -> impl Iterator<Item = fn(Operation, &Ir) -> VerifyResult> {
        let own = match self.verifier {
            Verifier::Function(verify) if self.phase == Phase::Region => Some(verify),
            _ => None,
        };
        own.into_iter().chain(self.region_verifier)
    }
}

/// The type for queries, and its name, which includes the parameters.
fn key_of<T: OpTrait>() -> (TypeId, &'static str) {
    (TypeId::of::<T>(), std::any::type_name::<T>())
}

/// Shows the name, the type, and the check: a function, or the ops allowed as parents.
impl fmt::Debug for TraitInfo {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TraitInfo({}", self.name)?;
        if let Some(key) = self.key {
            write!(f, ", {}", key().1)?;
        }
        match self.verifier {
            Verifier::None => {}
            Verifier::Function(verify) => write!(f, ", {:?}: {verify:?}", self.phase)?,
            Verifier::Parents(parents) => write!(f, ", {:?}", parents())?,
        }
        f.write_str(")")
    }
}

macro_rules! traits {
    ($($(#[$doc:meta])* $id:ident $tag:ident = $kind:ident($name:literal $(, $verify:path)?);)*) => {
        /// Numbers the traits.
        enum Number { $($tag),* }
        $(
        $(#[$doc])*
        pub static $id: TraitInfo = TraitInfo::$kind($name $(, $verify)?).keyed::<$tag>();

        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $tag;

        impl OpTrait for $tag {
            const NAME: &'static str = $name;
            // There are fewer than 64 traits; otherwise the shift would not compile.
            const BIT: u64 = 1 << Number::$tag as u32;

            #[inline]
            fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
                $id.verify(op, ir)
            }
        }
        )*

        /// The traits, by the names that tables of ops use.
        pub(crate) static REFS: &[(&str, Ref)] = &[$((stringify!($id), Ref::Trait(&$id))),*];
    };
}

traits! {
    /// Regions are scopes of affine symbols.
    AFFINE_SCOPE AffineScope = marker("AffineScope");
    /// Speculating the operation is always safe.
    ALWAYS_SPECULATABLE_IMPL_TRAIT AlwaysSpeculatableImplTrait = marker("AlwaysSpeculatableImplTrait");
    /// Stack allocations live as long as the region.
    AUTOMATIC_ALLOCATION_SCOPE AutomaticAllocationScope = marker("AutomaticAllocationScope");
    /// The result does not depend on the order of the operands.
    IS_COMMUTATIVE IsCommutative = marker("IsCommutative");
    /// Applying the operation twice equals applying it once.
    IS_IDEMPOTENT IsIdempotent = marker("IsIdempotent");
    /// The operation is its own inverse.
    IS_INVOLUTION IsInvolution = marker("IsInvolution");
    /// The operation is a constant.
    CONSTANT_LIKE ConstantLike = marker("ConstantLike");
    /// Memory effects are those of the nested operations.
    HAS_RECURSIVE_MEMORY_EFFECTS HasRecursiveMemoryEffects = marker("HasRecursiveMemoryEffects");
    /// Speculation is safe if it is safe for the nested operations.
    RECURSIVELY_SPECULATABLE_IMPL_TRAIT RecursivelySpeculatableImplTrait = marker("RecursivelySpeculatableImplTrait");
    /// Memory references may be normalised.
    MEM_REFS_NORMALIZABLE MemRefsNormalizable = marker("MemRefsNormalizable");
    /// The operation on containers can be replaced by one on scalars.
    SCALARIZABLE Scalarizable = marker("Scalarizable");
    /// The operation on scalars can be replaced by one on tensors.
    TENSORIZABLE Tensorizable = marker("Tensorizable");
    /// The operation on scalars can be replaced by one on vectors.
    VECTORIZABLE Vectorizable = marker("Vectorizable");
    /// The iterations of the region are independent.
    HAS_PARALLEL_REGION HasParallelRegion = marker("HasParallelRegion");
    /// No two results alias.
    DISTINCT_OBJECTS_TRAIT DistinctObjectsTrait = marker("DistinctObjectsTrait");
    /// A terminator that forwards its operands to the successors of its region.
    RETURN_LIKE ReturnLike = marker("ReturnLike");
    /// The op infers its result types from an adaptor.
    INFER_TYPE_OP_ADAPTOR InferTypeOpAdaptor = marker("InferTypeOpAdaptor");
    /// The op infers the shapes of its tensor results.
    INFER_TENSOR_TYPE InferTensorType = marker("InferTensorType");
    /// The op infers its result shapes from an adaptor.
    INFER_SHAPED_TYPE_OP_ADAPTOR InferShapedTypeOpAdaptor = marker("InferShapedTypeOpAdaptor");
    /// Nested operations use no values from outside.
    IS_ISOLATED_FROM_ABOVE IsIsolatedFromAbove = region("IsIsolatedFromAbove", isolated_from_above);
    /// The operation ends its block.
    IS_TERMINATOR IsTerminator = native("IsTerminator", structure::is_terminator);
    /// Every region has at most one block.
    SINGLE_BLOCK SingleBlock = structural("SingleBlock", structure::single_block);
    /// Blocks need no terminator.
    NO_TERMINATOR NoTerminator = marker("NoTerminator");
    /// Entry blocks have no arguments.
    NO_REGION_ARGUMENTS NoRegionArguments = structural("NoRegionArguments", structure::no_region_arguments);
    /// Regions are graphs: values may be used before they are defined.
    HAS_ONLY_GRAPH_REGION HasOnlyGraphRegion = marker("HasOnlyGraphRegion");
    /// The operation defines a scope for symbols.
    SYMBOL_TABLE SymbolTable = region("SymbolTable", symbol_table);
    /// In the regions of the operation, ops of its dialect may omit the dialect's name:
    /// `OpAsmOpInterface::getDefaultDialect`.
    DEFAULT_DIALECT_SCOPE DefaultDialectScope = marker("DefaultDialectScope");
    /// The op infers its result types: `InferTypeOpInterface`.
    INFER_TYPE_OP_INTERFACE InferTypeOpInterface = region("InferTypeOpInterface", infer::verify);
    /// All operands have the same type.
    SAME_TYPE_OPERANDS SameTypeOperands = relates_types("SameTypeOperands", same_type::same_type_operands);
    /// All operands have the same shape.
    SAME_OPERANDS_SHAPE SameOperandsShape = relates_types("SameOperandsShape", same_type::same_operands_shape);
    /// All operands and results have the same shape.
    SAME_OPERANDS_AND_RESULT_SHAPE SameOperandsAndResultShape = relates_types("SameOperandsAndResultShape", same_type::same_operands_and_result_shape);
    /// All operands have the same element type.
    SAME_OPERANDS_ELEMENT_TYPE SameOperandsElementType = relates_types("SameOperandsElementType", same_type::same_operands_element_type);
    /// All operands and results have the same element type.
    SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE SameOperandsAndResultElementType = relates_types("SameOperandsAndResultElementType", same_type::same_operands_and_result_element_type);
    /// All operands and results have the same type.
    SAME_OPERANDS_AND_RESULT_TYPE SameOperandsAndResultType = relates_types("SameOperandsAndResultType", same_type::same_operands_and_result_type);
    /// All operands and results have the same rank.
    SAME_OPERANDS_AND_RESULT_RANK SameOperandsAndResultRank = relates_types("SameOperandsAndResultRank", same_type::same_operands_and_result_rank);
    /// Results are floats, or containers of them.
    RESULTS_ARE_FLOAT_LIKE ResultsAreFloatLike = on_types("ResultsAreFloatLike", elementwise::results_are_float_like);
    /// Operands broadcast to the results.
    RESULTS_BROADCASTABLE_SHAPE ResultsBroadcastableShape = relates_types("ResultsBroadcastableShape", elementwise::results_broadcastable_shape);
    /// The operation works element by element.
    ELEMENTWISE Elementwise = relates_types("Elementwise", elementwise::elementwise);
}
