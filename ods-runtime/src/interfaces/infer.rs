//! Result types, and shapes of results, that follow from the rest of an operation.

use super::defined::AsDefined;
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, OpBuilder, OperationState, Value};
use crate::op::spec::ResultInference;
use crate::op::{infer_result_types, inference_failed};
use crate::op_interface;
use crate::types::{DYNAMIC, RankedTensorType, Type, UnrankedTensorType};
use smallvec::SmallVec;

/// Infers result types: MLIR's `InferTypeOpInterface`.
///
/// An op has it if the types follow from its definition, or if it lists the interface; then
/// [`InferTypes`](crate::op::InferTypes) is what its author writes.
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
    /// The result types of an operation with the operands, attributes, properties and
    /// regions in `state`, which need not be those of this one.
    ///
    /// # Errors
    ///
    /// If there are none: the op's inference failed, or something that it needs is missing.
    fn infer_return_types(self, ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic>;

    /// Whether an operation whose inferred types are `inferred` may have results of the
    /// types `found`.
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

/// What is known about the type of a result before it is made: MLIR's
/// `ShapedTypeComponents`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShapedTypeComponents {
    /// The extents, [`DYNAMIC`](crate::types::DYNAMIC) where they are not known; `None` for
    /// any number of dimensions.
    pub dims: Option<Vec<i64>>,
    /// The type of the elements, if it is known.
    pub element_type: Option<Type>,
    /// What else the type says, such as the encoding of a tensor.
    pub attribute: Option<Attribute>,
}

impl ShapedTypeComponents {
    /// A shape with elements of a type.
    pub fn ranked(dims: impl Into<Vec<i64>>, element_type: Type) -> Self {
        Self {
            dims: Some(dims.into()),
            element_type: Some(element_type),
            attribute: None,
        }
    }

    /// The tensor of that shape; `None` if the type of the elements is not known, or
    /// there is no such tensor.
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

/// Infers what is known about the types of results: MLIR's `InferShapedTypeOpInterface`.
///
/// With `InferTensorType` the result types of the op are the tensors of these shapes.
#[op_interface]
pub trait InferShapedTypeOpInterface {
    /// What is known about the results of an operation with the operands, attributes,
    /// properties and regions in `state`; parts of a type that are not known stay open.
    ///
    /// # Errors
    ///
    /// If nothing can be said.
    fn infer_return_type_components(
        ir: &Ir,
        state: &OperationState,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let _ = ir;
        Err(inference_failed(state))
    }

    /// Builds operations that compute the shapes of the results, with these operands in
    /// place of the operation's own; `None` if that is not possible, and then nothing was
    /// built.
    fn reify_return_type_shapes(
        self,
        builder: &mut OpBuilder<'_>,
        operands: &[Value],
    ) -> Option<Vec<Value>> {
        let _ = (builder, operands);
        None
    }
}
