//! Verifiers of operations of images.

use super::image_operands::verify_image_operands;
use super::{fail_unnamed, operand_type, result_type, vector_size, verifiers};
use crate::spirv::{
    Dim, ImageArrayedInfo, ImageDrefGatherOp, ImageFetchOp, ImageQuerySizeOp, ImageReadOp,
    ImageSampleExplicitLodOp, ImageSampleImplicitLodOp, ImageSampleProjDrefImplicitLodOp,
    ImageSamplerUseInfo, ImageSamplingInfo, ImageType, ImageWriteOp,
};
use ods_runtime::prelude::*;

verifiers! {
    |op, ir| verify_image_operands(op, ir, 2) => ImageFetchOp ImageReadOp ImageSampleExplicitLodOp
        ImageSampleImplicitLodOp;
    |op, ir| verify_image_operands(op, ir, 3) => ImageDrefGatherOp ImageSampleProjDrefImplicitLodOp ImageWriteOp;
    verify_query_size => ImageQuerySizeOp;
}

fn verify_query_size(op: Operation, ir: &Ir) -> VerifyResult {
    let Some(image) = operand_type(op, ir, 0).downcast::<ImageType>() else {
        return Ok(());
    };
    let mut expected = match image.dim() {
        Dim::Dim1D | Dim::Buffer => 1,
        Dim::Dim2D | Dim::Cube | Dim::Rect => 2,
        Dim::Dim3D => 3,
        Dim::SubpassData => {
            let message =
                "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect";
            return fail_unnamed(op, ir, message);
        }
    };
    let has_levels = !matches!(image.dim(), Dim::Buffer | Dim::Rect);
    let is_sampled = image.sampling() != ImageSamplingInfo::MultiSampled
        && image.sampler_use() == ImageSamplerUseInfo::NeedSampler;
    if has_levels && is_sampled {
        let message = "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2";
        return fail_unnamed(op, ir, message);
    }
    if image.arrayed() == ImageArrayedInfo::Arrayed {
        expected += 1;
    }
    let found = vector_size(result_type(op, ir));
    if expected != found {
        let message = format!(
            "expected the result to have {expected} component(s), but found {found} component(s)"
        );
        return fail_unnamed(op, ir, message);
    }
    Ok(())
}
