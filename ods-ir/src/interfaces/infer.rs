//! Inference of result types and result shapes.

use super::defined::AsDefined;
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, OpBuilder, OperationState, Value};
use crate::op::spec::ResultInference;
use crate::op::{infer_result_types, inference_failed};
use crate::op_interface;
use crate::types::{DYNAMIC, RankedTensorType, Type, UnrankedTensorType};
use smallvec::SmallVec;

/// An operation that infers its result types: MLIR's `InferTypeOpInterface`.
///
/// An op has it if its definition determines the types, or if it lists the interface;
/// then its author implements [`InferTypes`](crate::op::InferTypes).
///
/// ```
/// use ods_runtime::interfaces::InferTypeOpInterface;
/// use ods_runtime::prelude::*;
///
/// ods! {
///     def Same_Dialect : Dialect { let name = "same"; }
///     def Same_NotOp : Op<Same_Dialect, "not", [SameOperandsAndResultType]> {
///         let arguments = (ins AnyType:$input);
///         let results = (outs AnyType:$result);
///     }
/// }
///
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<SameDialect>().into());
/// let text = r#"%0 = "test.a"() : () -> f32  %1 = "same.not"(%0) : (f32) -> f32"#;
/// let mut options = ParseOptions::default();
/// options.allow_unregistered_dialects = true;
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
/// let op = module.regions(&ir)[0].entry_block(&ir).unwrap().last_op(&ir).unwrap();
/// let interface = op.interface::<dyn InferTypeOpInterface>(&ir).unwrap();
/// let types = interface.infer_return_types(&ir, &OperationState::of(op, &ir)).unwrap();
/// assert_eq!(types, [Type::f32()]);
/// assert!(!interface.is_compatible_return_types(&ir, &types, &[Type::i32()]));
/// ```
#[op_interface]
pub trait InferTypeOpInterface {
    /// Infers the result types of an operation with the operands, attributes, properties
    /// and regions in `state`, which may differ from those of this operation.
    ///
    /// # Errors
    ///
    /// If the op's inference fails, or if `state` lacks a part that it needs.
    fn infer_return_types(self, ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic>;

    /// Whether the types `found` are valid results of an operation whose inferred types
    /// are `inferred`.
    fn is_compatible_return_types(self, ir: &Ir, inferred: &[Type], found: &[Type]) -> bool {
        let _ = ir;
        inferred == found
    }
}

impl InferTypeOpInterface for AsDefined {
    fn infer_return_types(self, ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        match self.spec(ir) {
            Some(spec) => infer_result_types(ir, spec, state).map(SmallVec::into_vec),
            None => Err(inference_failed(state)),
        }
    }

    fn is_compatible_return_types(self, ir: &Ir, inferred: &[Type], found: &[Type]) -> bool {
        match self.spec(ir).map(|spec| &spec.inference) {
            Some(ResultInference::Function(hooks)) => (hooks.is_compatible)(inferred, found),
            _ => inferred == found,
        }
    }
}

/// The known components of a result type before it is built: MLIR's
/// `ShapedTypeComponents`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShapedTypeComponents {
    /// The extents, [`DYNAMIC`](crate::types::DYNAMIC) where unknown; `None` for an
    /// unranked type.
    pub dims: Option<Vec<i64>>,
    /// The element type, if known.
    pub element_type: Option<Type>,
    /// A further component of the type, such as the encoding of a tensor.
    pub attribute: Option<Attribute>,
}

impl ShapedTypeComponents {
    /// The components of a shape with an element type.
    pub fn ranked(dims: impl Into<Vec<i64>>, element_type: Type) -> Self {
        Self {
            dims: Some(dims.into()),
            element_type: Some(element_type),
            attribute: None,
        }
    }

    /// The tensor type with these components; `None` if the element type is unknown or
    /// not valid for a tensor.
    #[inline]
    pub fn tensor(&self) -> Option<Type> {
        let element_type = self.element_type.clone()?;
        if !RankedTensorType::is_valid_element_type(&element_type) {
            return None;
        }
        let Some(dims) = &self.dims else {
            return UnrankedTensorType::try_new(element_type)
                .ok()
                .map(Type::UnrankedTensor);
        };
        let is_extent = |extent: &i64| *extent >= 0 || *extent == DYNAMIC;
        if !dims.iter().all(is_extent) {
            return None;
        }
        let tensor = RankedTensorType::from_parts(dims, element_type, self.attribute.clone());
        tensor.ok().map(Type::RankedTensor)
    }
}

/// An operation that infers components of its result types: MLIR's
/// `InferShapedTypeOpInterface`.
///
/// With `InferTensorType` the result types of the op are the tensors of these shapes.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait InferShapedTypeOpInterface {
    /// Infers the components of the result types of an operation with the operands,
    /// attributes, properties and regions in `state`; unknown components stay open.
    ///
    /// # Errors
    ///
    /// If the components cannot be inferred.
    fn infer_return_type_components(
        ir: &Ir,
        state: &OperationState,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        Err(inference_failed(state))
    }

    /// With `InferTensorType`, whether the types `found` are valid results of an operation whose
    /// inferred types are `inferred`; by default if they are equal.
    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        inferred == found
    }

    /// Builds operations that compute the shapes of the results, with `operands` in place
    /// of the operation's own. Returns `None`, and builds nothing, if that is not
    /// possible.
    fn reify_return_type_shapes(
        self,
        builder: &mut OpBuilder<'_>,
        operands: &[Value],
    ) -> Option<Vec<Value>> {
        None
    }
}
