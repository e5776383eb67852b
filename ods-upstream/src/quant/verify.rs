//! The verifiers and the folders of casts.

use super::{
    DequantizeCastOp, QuantizeCastOp, Scheme, StorageCastOp, UniformQuantizedType, expressed_type,
    storage,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// The type of the elements, or of a scalar itself.
fn element(ty: &Type) -> &Type {
    ty.element_type().unwrap_or(ty)
}

/// Checks that the scales of a quantized type are those of a tensor.
fn verify_scheme(quantized: &Type, tensor: &Type) -> Result<(), String> {
    let uniform = quantized.downcast::<UniformQuantizedType>();
    match uniform.map(UniformQuantizedType::scheme) {
        Some(Scheme::PerAxis { axis, parameters }) => {
            if !tensor.is_tensor() {
                return Err("scalar types may not use per-axis quantization".to_owned());
            }
            let Some(shape) = tensor.shape() else {
                return Ok(());
            };
            let axis = usize::try_from(*axis).ok();
            let Some(size) = axis.and_then(|axis| shape.get(axis)) else {
                return Err("quantized dimension must be less than tensor rank".to_owned());
            };
            if *size != DYNAMIC && usize::try_from(*size) != Ok(parameters.len()) {
                let message = "quantized dimension size does not match number of scales";
                return Err(message.to_owned());
            }
            Ok(())
        }
        Some(Scheme::SubChannel { blocks, shape, .. }) => verify_blocks(blocks, shape, tensor),
        _ => Ok(()),
    }
}

/// Checks that there is a scale for each block of a tensor.
fn verify_blocks(blocks: &[(i32, i64)], scales: &[i64], tensor: &Type) -> Result<(), String> {
    if !tensor.is_tensor() {
        return Err("scalar types may not use sub-channel quantization".to_owned());
    }
    let Some(shape) = tensor.shape() else {
        let message = "tensor containing the sub-channel quantized type must be ranked";
        return Err(message.to_owned());
    };
    let rank = shape.len();
    let mut expected = vec![1; rank];
    for (axis, block) in blocks {
        let at = usize::try_from(*axis).ok();
        let Some(at) = at.filter(|at| *at < rank) else {
            return Err(format!(
                "quantized dimension {axis} must be less than tensor rank {rank}"
            ));
        };
        let size = shape[at];
        if size != DYNAMIC && size % block != 0 {
            return Err(format!(
                "tensor dimension size {size} at axis {axis} must be divisible by the corresponding block size {block}"
            ));
        }
        expected[at] = if size == DYNAMIC {
            DYNAMIC
        } else {
            size / block
        };
    }
    if shape.contains(&0) {
        let message = "tensor dimension size of zero is not allowed with sub-channel quantization";
        return Err(message.to_owned());
    }
    if scales.len() != rank {
        let found = scales.len();
        return Err(format!(
            "Rank of scales {found} must match the rank of the tensor {rank}"
        ));
    }
    for (axis, (expected, found)) in expected.iter().zip(scales).enumerate() {
        if *expected != DYNAMIC && expected != found {
            return Err(format!(
                "dimension size {expected} of scales tensor at axis {axis} should match (tensor dimension at axis / block sizes at axis) = {expected}"
            ));
        }
    }
    Ok(())
}

/// Checks a cast between numbers and quantized ones.
fn verify_cast(quantized: &Type, number: &Type, tensor: &Type) -> Result<(), String> {
    if expressed_type(quantized) != Some(number) {
        return Err("expressed type in quantized type expected to match float type".to_owned());
    }
    verify_scheme(quantized, tensor)
}

/// The error of an operation, without its name.
fn report(op: Operation, ir: &Ir, result: Result<(), String>) -> VerifyResult {
    result.map_err(|message| Diagnostic::error(op.location(ir), message))
}

impl Verify for DequantizeCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, result) = (self.input(ir).ty(ir), self.result(ir).ty(ir));
        let verified = verify_cast(element(input), element(result), input);
        report(self.operation(), ir, verified)
    }
}

impl Verify for QuantizeCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, result) = (self.input(ir).ty(ir), self.result(ir).ty(ir));
        let verified = verify_cast(element(result), element(input), input);
        report(self.operation(), ir, verified)
    }
}

impl Verify for StorageCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let input = self.input(ir).ty(ir);
        let types = [element(input), element(self.result(ir).ty(ir))];
        let (quantized, integer) = match types {
            [integer, quantized] if integer.is_integer() => (quantized, integer),
            [quantized, integer] => (quantized, integer),
        };
        let is_stored = storage(quantized).is_some_and(|storage| storage.ty() == integer);
        let verified = if is_stored {
            verify_scheme(quantized, input)
        } else {
            Err("storage type in quantized type expected to match integer type".to_owned())
        };
        report(self.operation(), ir, verified)
    }
}

/// The operand of the operation that defines a value, if it is of type `ty`.
fn source<O: OpHandle>(ir: &Ir, value: Value, ty: &Type) -> Option<Value> {
    let op = value.defining_op(ir)?;
    O::cast(op, ir)?;
    let source = *op.operands(ir).first()?;
    (source.ty(ir) == ty).then_some(source)
}

/// A cast of what another operation cast is what that one had.
macro_rules! folds {
    ($($op:ident $inverse:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                source::<$inverse>(ir, self.input(ir), self.result(ir).ty(ir)).into()
            }
        }
    )*};
}

folds! {
    DequantizeCastOp QuantizeCastOp;
    QuantizeCastOp DequantizeCastOp;
    StorageCastOp StorageCastOp;
}
