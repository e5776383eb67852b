//! The operands that the attribute `image_operands` of an operation asks for, in the order of its bits.

use super::{fail_unnamed, operand_type, vector_size};
use crate::spirv::{
    Dim, ImageArrayedInfo, ImageFetchOp, ImageOperands, ImageOperandsAttr,
    ImageSampleExplicitLodOp, ImageSampleImplicitLodOp, ImageSampleProjDrefImplicitLodOp,
    ImageSamplingInfo, ImageType, image_type,
};
use ods_runtime::prelude::*;

/// Checks the operands of an image after the first `fixed` operands.
pub(super) fn verify_image_operands(op: Operation, ir: &Ir, fixed: usize) -> VerifyResult {
    let rest = op.operands(ir).get(fixed..).unwrap_or_default();
    let operands = op.attribute(ir, "image_operands");
    let Some(operands) = operands.and_then(|attr| attr.downcast::<ImageOperandsAttr>()) else {
        if rest.is_empty() {
            return Ok(());
        }
        let message =
            "the Image Operands should encode what operands follow, as per Image Operands";
        return fail_unnamed(op, ir, message);
    };
    let mut checker = Checker {
        op,
        ir,
        rest,
        image: image_type(operand_type(op, ir, 0)).downcast(),
    };
    let operands = operands.value();
    if operands.contains_any(ImageOperands::Bias) {
        checker.bias()?;
    }
    if operands.contains_any(ImageOperands::Lod) {
        checker.lod(operands.contains_any(ImageOperands::Grad))?;
    }
    if operands.contains_any(ImageOperands::Grad) {
        checker.grad()?;
    }
    Ok(())
}

struct Checker<'a> {
    op: Operation,
    ir: &'a Ir,
    /// The operands that no bit has asked for.
    rest: &'a [Value],
    image: Option<&'a ImageType>,
}

impl<'a> Checker<'a> {
    fn fail<T>(&self, message: &str) -> Result<T, Diagnostic> {
        Err(Diagnostic::error(self.op.location(self.ir), message))
    }

    fn is_implicit(&self) -> bool {
        ImageSampleImplicitLodOp::cast(self.op, self.ir).is_some()
            || ImageSampleProjDrefImplicitLodOp::cast(self.op, self.ir).is_some()
    }

    fn is_explicit(&self) -> bool {
        ImageSampleExplicitLodOp::cast(self.op, self.ir).is_some()
    }

    fn is_fetch(&self) -> bool {
        ImageFetchOp::cast(self.op, self.ir).is_some()
    }

    /// The types of the next operands.
    fn take<const COUNT: usize>(&mut self, missing: &str) -> Result<[&'a Type; COUNT], Diagnostic> {
        let Some((first, rest)) = self.rest.split_first_chunk::<COUNT>() else {
            return self.fail(missing);
        };
        self.rest = rest;
        let ir = self.ir;
        Ok(first.map(|operand| operand.ty(ir)))
    }

    /// The image has a level of detail, and one sample.
    fn verify_dim(&self, what: &str) -> VerifyResult {
        let dims = [Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Cube];
        if self.image.is_some_and(|image| !dims.contains(&image.dim())) {
            let message = format!(
                "{what} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube"
            );
            return self.fail(&message);
        }
        self.verify_sampling(what)
    }

    fn verify_sampling(&self, what: &str) -> VerifyResult {
        let is_single = |image: &ImageType| image.sampling() == ImageSamplingInfo::SingleSampled;
        if self.image.is_some_and(|image| !is_single(image)) {
            let message =
                format!("{what} must only be used with an image type that has a MS operand of 0");
            return self.fail(&message);
        }
        Ok(())
    }

    fn bias(&mut self) -> VerifyResult {
        if !self.is_implicit() {
            return self.fail("Bias is only valid with implicit-lod instructions");
        }
        let [ty] = self.take("Bias operand requires 1 argument")?;
        if !matches!(ty, Type::Float(_)) {
            return self.fail("Bias must be a floating-point type scalar");
        }
        self.verify_dim("Bias")
    }

    fn lod(&mut self, has_grad: bool) -> VerifyResult {
        if !self.is_explicit() && !self.is_fetch() {
            return self.fail("Lod is only valid with explicit-lod and fetch instructions");
        }
        if has_grad {
            return self.fail("it is invalid to set both the Lod and Grad bits");
        }
        let [ty] = self.take("Lod operand requires 1 argument")?;
        if self.is_explicit() && !matches!(ty, Type::Float(_)) {
            return self.fail("for sampling operations, Lod must be a floating-point type scalar");
        }
        if self.is_fetch() && !ty.is_integer() {
            return self.fail("for fetch operations, Lod must be an integer type scalar");
        }
        self.verify_dim("Lod")
    }

    fn grad(&mut self) -> VerifyResult {
        if !self.is_explicit() {
            return self.fail("Grad is only valid with explicit-lod instructions");
        }
        let types = self.take::<2>("Grad operand requires 2 arguments (scalars or vectors)")?;
        self.verify_sampling("Grad")?;
        let coordinate = operand_type(self.op, self.ir, 1);
        let mut count = vector_size(coordinate);
        let is_arrayed = |image: &ImageType| image.arrayed() == ImageArrayedInfo::Arrayed;
        if matches!(coordinate, Type::Vector(_)) && self.image.is_some_and(is_arrayed) {
            count -= 1;
        }
        let is_vector = types.iter().all(|ty| matches!(ty, Type::Vector(_)));
        let is_scalar = types.iter().all(|ty| matches!(ty, Type::Float(_)));
        if !is_vector && !is_scalar {
            let message = "Grad arguments must be a scalar or vector of floating-point type";
            return self.fail(message);
        }
        if types.iter().any(|ty| vector_size(ty) != count) {
            let message = "number of components of each Grad argument must equal the number of components in \
                           coordinate, minus the array layer component, if present";
            return self.fail(message);
        }
        let is_float = |ty: &&Type| matches!(ty.element_type(), Some(Type::Float(_)));
        if is_vector && !types.iter().all(is_float) {
            return self.fail("Grad arguments must be a vector of floating-point type");
        }
        Ok(())
    }
}
