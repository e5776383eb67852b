//! The native traits of MLIR's operations, with their verifiers.
//!
//! Each is a type with the name of the C++ trait, by which operations are asked
//! ([`Operation::has_trait`]), and a `static` with that name in upper snake case,
//! which says how it is verified. A trait that only says something is a marker.
//! Users' traits are types that implement [`OpTrait`].

mod elementwise;
mod function;
mod infer;
mod same_type;
mod structure;
mod symbol;

pub(crate) use infer::verify_inferred_from_first_operand;

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
    /// Before the generated checks: the trait says what the op consists of.
    Structural,
    /// After the generated checks.
    Native,
    /// After everything nested was verified.
    Region,
}

/// A trait of operations, as `mlir::OpTrait`.
pub struct TraitInfo {
    name: &'static str,
    phase: Phase,
    verifier: Verifier,
    /// What runs after everything nested was verified, besides.
    region_verifier: Option<fn(Operation, &Ir) -> VerifyResult>,
    /// The verifier asks for nothing but the types of operands and results.
    asks_types_only: bool,
    key: Option<fn() -> (TypeId, &'static str)>,
    /// [`OpTrait::BIT`].
    pub(crate) bit: u64,
}

/// A trait of operations that a user defines: what `def MyTrait :
/// NativeOpTrait<"MyTrait">` names. MLIR's `OpTrait::TraitBase`.
///
/// A type without values is enough. A parametric trait, `def …:
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
    message = "`{Self}` is no trait of operations",
    label = "not a trait of operations",
    note = "what `NativeOpTrait<\"…\">` names is a type that implements `OpTrait`",
    note = "an interface is asked for by `op.interface::<dyn I>(ir)`"
)]
pub trait OpTrait: 'static {
    /// The name of the trait.
    const NAME: &'static str;

    /// What the traits of this crate are asked for by; no bit of others.
    #[doc(hidden)]
    const BIT: u64 = 0;

    /// Checks an operation: after its operands and attributes, or before if the
    /// trait is a `StructuralOpTrait`.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let _ = (op, ir);
        Ok(())
    }

    /// Checks an operation after everything nested in it was verified.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let _ = (op, ir);
        Ok(())
    }
}

/// An op that lists the trait `T`, for code that takes any such op.
#[diagnostic::on_unimplemented(message = "`{Self}` does not list the trait `{T}`")]
pub trait Has<T: OpTrait> {}

/// The description of a user's trait, for the table of an op.
pub const fn trait_info<T: OpTrait>() -> &'static TraitInfo {
    const { &TraitInfo::of::<T>(Phase::Native) }
}

/// The same for a `StructuralOpTrait`.
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
    fn has_trait<T: OpTrait>(&self) -> bool {
        if T::BIT != 0 {
            return self.trait_bits & T::BIT != 0;
        }
        self.trait_keys.get(TypeId::of::<T>()).is_some()
    }
}

/// Stands directly in an operation `P`: `HasParent<"P">` in ODS. For
/// `ParentOneOf<["A", "B"]>` it is `HasParent<(A, B)>`.
#[derive(Debug)]
pub struct HasParent<P>(PhantomData<fn() -> P>);

impl<P: 'static> OpTrait for HasParent<P> {
    const NAME: &'static str = "HasParent";
}

/// Each block ends with an operation `T`, which the text leaves out.
#[derive(Debug)]
pub struct SingleBlockImplicitTerminator<T>(PhantomData<fn() -> T>);

impl<T: 'static> OpTrait for SingleBlockImplicitTerminator<T> {
    const NAME: &'static str = "SingleBlockImplicitTerminator";
}

/// An attribute says how many values each operand has.
#[derive(Clone, Copy, Debug)]
pub struct AttrSizedOperandSegments;

impl OpTrait for AttrSizedOperandSegments {
    const NAME: &'static str = "AttrSizedOperandSegments";
}

/// An attribute says how many values each result has.
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
    /// A trait that says something and checks nothing.
    pub const fn marker(name: &'static str) -> Self {
        Self {
            name,
            phase: Phase::Native,
            verifier: Verifier::None,
            region_verifier: None,
            asks_types_only: false,
            key: None,
            bit: 0,
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
            region_verifier: None,
            asks_types_only: false,
            key: None,
            bit: 0,
        }
    }

    /// A trait whose verifier runs after the generated checks.
    pub const fn native(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        Self {
            name,
            phase: Phase::Native,
            verifier: Verifier::Function(verify),
            region_verifier: None,
            asks_types_only: false,
            key: None,
            bit: 0,
        }
    }

    /// The same, where the verifier asks for nothing but the types of operands and
    /// results, and how many there are.
    const fn on_types(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        let mut info = Self::native(name, verify);
        info.asks_types_only = true;
        info
    }

    /// A trait whose verifier runs after everything nested was verified.
    pub const fn region(name: &'static str, verify: fn(Operation, &Ir) -> VerifyResult) -> Self {
        Self {
            name,
            phase: Phase::Region,
            verifier: Verifier::Function(verify),
            region_verifier: None,
            asks_types_only: false,
            key: None,
            bit: 0,
        }
    }

    /// `HasParent<"A">` and `ParentOneOf<["A", "B"]>`, as the trait `T`.
    pub const fn parents<T: OpTrait>(parents: fn() -> &'static [&'static OpInfo]) -> Self {
        Self {
            name: "HasParent",
            phase: Phase::Structural,
            verifier: Verifier::Parents(parents),
            region_verifier: None,
            asks_types_only: false,
            key: Some(key_of::<T>),
            bit: T::BIT,
        }
    }

    const fn of<T: OpTrait>(phase: Phase) -> Self {
        Self {
            name: T::NAME,
            phase,
            verifier: Verifier::Function(T::verify_trait),
            region_verifier: Some(T::verify_region_trait),
            asks_types_only: false,
            key: Some(key_of::<T>),
            bit: T::BIT,
        }
    }

    /// With the type by which operations are asked for the trait.
    #[must_use]
    const fn keyed<T: OpTrait>(mut self) -> Self {
        self.key = Some(key_of::<T>);
        self.bit = T::BIT;
        self
    }

    /// The type by which operations are asked for the trait.
    pub(crate) fn key(&self) -> Option<TypeId> {
        self.key.map(|key| key().0)
    }

    /// The name of the C++ trait.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// When its verifier runs.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether it has one.
    pub(crate) const fn has_verifier(&self) -> bool {
        !matches!(self.verifier, Verifier::None)
    }

    /// Whether its verifier says the same of all operations whose operands and
    /// results have these types.
    pub(crate) const fn asks_types_only(&self) -> bool {
        self.asks_types_only
    }

    /// Whether it checks what is nested.
    pub(crate) fn looks_into_regions(&self) -> bool {
        self.phase == Phase::Region && self.has_verifier() || self.region_verifier.is_some()
    }

    /// Runs its verifier.
    ///
    /// # Errors
    ///
    /// What the trait forbids.
    pub fn verify(&self, op: Operation, ir: &Ir) -> VerifyResult {
        match self.verifier {
            Verifier::None => Ok(()),
            Verifier::Function(verify) => verify(op, ir),
            Verifier::Parents(parents) => structure::parents(op, ir, parents()),
        }
    }

    /// Runs the verifier that looks at what is nested.
    pub(crate) fn verify_regions(&self, op: Operation, ir: &Ir) -> VerifyResult {
        if self.phase == Phase::Region {
            self.verify(op, ir)?;
        }
        self.region_verifier.map_or(Ok(()), |verify| verify(op, ir))
    }
}

/// What operations are asked by, and its name, which says what its parameters are.
fn key_of<T: OpTrait>() -> (TypeId, &'static str) {
    (TypeId::of::<T>(), std::any::type_name::<T>())
}

/// The name, the type, and what is verified: a function, or which ops may be the parent.
impl fmt::Debug for TraitInfo {
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
            // There are fewer than 64: the shift would not compile.
            const BIT: u64 = 1 << Number::$tag as u32;

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
    /// Applying the operation twice is applying it once.
    IS_IDEMPOTENT IsIdempotent = marker("IsIdempotent");
    /// Applying the operation twice does nothing.
    IS_INVOLUTION IsInvolution = marker("IsInvolution");
    /// The operation is a constant.
    CONSTANT_LIKE ConstantLike = marker("ConstantLike");
    /// Memory effects are those of the nested operations.
    HAS_RECURSIVE_MEMORY_EFFECTS HasRecursiveMemoryEffects = marker("HasRecursiveMemoryEffects");
    /// Speculating is safe if it is for the nested operations.
    RECURSIVELY_SPECULATABLE_IMPL_TRAIT RecursivelySpeculatableImplTrait = marker("RecursivelySpeculatableImplTrait");
    /// Memory references may be normalised.
    MEM_REFS_NORMALIZABLE MemRefsNormalizable = marker("MemRefsNormalizable");
    /// Works on scalars where it works on containers.
    SCALARIZABLE Scalarizable = marker("Scalarizable");
    /// Works on tensors where it works on scalars.
    TENSORIZABLE Tensorizable = marker("Tensorizable");
    /// Works on vectors where it works on scalars.
    VECTORIZABLE Vectorizable = marker("Vectorizable");
    /// The iterations of the region are independent.
    HAS_PARALLEL_REGION HasParallelRegion = marker("HasParallelRegion");
    /// No two results alias.
    DISTINCT_OBJECTS_TRAIT DistinctObjectsTrait = marker("DistinctObjectsTrait");
    /// Hands its operands to what comes after the region that it ends.
    RETURN_LIKE ReturnLike = marker("ReturnLike");
    /// Result types follow from the parts of the operation by name.
    INFER_TYPE_OP_ADAPTOR InferTypeOpAdaptor = marker("InferTypeOpAdaptor");
    /// Result types follow from the shapes that are inferred.
    INFER_TENSOR_TYPE InferTensorType = marker("InferTensorType");
    /// Result shapes follow from the parts of the operation by name.
    INFER_SHAPED_TYPE_OP_ADAPTOR InferShapedTypeOpAdaptor = marker("InferShapedTypeOpAdaptor");
    /// Nothing nested uses a value from outside.
    IS_ISOLATED_FROM_ABOVE IsIsolatedFromAbove = region("IsIsolatedFromAbove", isolated_from_above);
    /// Ends its block.
    IS_TERMINATOR IsTerminator = native("IsTerminator", structure::is_terminator);
    /// Every region has at most one block.
    SINGLE_BLOCK SingleBlock = structural("SingleBlock", structure::single_block);
    /// Blocks need no terminator.
    NO_TERMINATOR NoTerminator = marker("NoTerminator");
    /// Entry blocks have no arguments.
    NO_REGION_ARGUMENTS NoRegionArguments = structural("NoRegionArguments", structure::no_region_arguments);
    /// Regions are graphs: values may be used before they are defined.
    HAS_ONLY_GRAPH_REGION HasOnlyGraphRegion = marker("HasOnlyGraphRegion");
    /// Defines the scope of symbols.
    SYMBOL_TABLE SymbolTable = region("SymbolTable", symbol_table);
    /// Ops of the same dialect stand in its regions without the dialect's name:
    /// `OpAsmOpInterface::getDefaultDialect`.
    DEFAULT_DIALECT_SCOPE DefaultDialectScope = marker("DefaultDialectScope");
    /// Result types are those that the op infers: `InferTypeOpInterface`.
    INFER_TYPE_OP_INTERFACE InferTypeOpInterface = region("InferTypeOpInterface", infer::verify);
    /// Is a function: `FunctionOpInterface`.
    FUNCTION_OP_INTERFACE FunctionOpInterface = native("FunctionOpInterface", function::verify);
    /// All operands have one type.
    SAME_TYPE_OPERANDS SameTypeOperands = on_types("SameTypeOperands", same_type::same_type_operands);
    /// All operands have one shape.
    SAME_OPERANDS_SHAPE SameOperandsShape = on_types("SameOperandsShape", same_type::same_operands_shape);
    /// All operands and results have one shape.
    SAME_OPERANDS_AND_RESULT_SHAPE SameOperandsAndResultShape = on_types("SameOperandsAndResultShape", same_type::same_operands_and_result_shape);
    /// All operands have one element type.
    SAME_OPERANDS_ELEMENT_TYPE SameOperandsElementType = on_types("SameOperandsElementType", same_type::same_operands_element_type);
    /// All operands and results have one element type.
    SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE SameOperandsAndResultElementType = on_types("SameOperandsAndResultElementType", same_type::same_operands_and_result_element_type);
    /// All operands and results have one type.
    SAME_OPERANDS_AND_RESULT_TYPE SameOperandsAndResultType = on_types("SameOperandsAndResultType", same_type::same_operands_and_result_type);
    /// All operands and results have one rank.
    SAME_OPERANDS_AND_RESULT_RANK SameOperandsAndResultRank = on_types("SameOperandsAndResultRank", same_type::same_operands_and_result_rank);
    /// Results are floats, or containers of them.
    RESULTS_ARE_FLOAT_LIKE ResultsAreFloatLike = on_types("ResultsAreFloatLike", elementwise::results_are_float_like);
    /// Operands broadcast to the results.
    RESULTS_BROADCASTABLE_SHAPE ResultsBroadcastableShape = on_types("ResultsBroadcastableShape", elementwise::results_broadcastable_shape);
    /// Works element by element.
    ELEMENTWISE Elementwise = on_types("Elementwise", elementwise::elementwise);
}
