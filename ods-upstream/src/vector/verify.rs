//! Verifiers on shapes: broadcasts, shuffles, reductions, casts and masks.

use super::{
    BitCastOp, BroadcastOp, CombiningKind, ConstantMaskOp, CreateMaskOp, MultiDimReductionOp,
    ReductionOp, ScanOp, ShapeCastOp, ShuffleOp, TransposeOp,
};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// The sizes of a vector, or none.
pub(super) fn shape(ty: &Type) -> &[i64] {
    ty.shape().unwrap_or_default()
}

/// The sizes of a vector with whether each is scalable.
pub(super) fn dims(ty: &Type) -> Vec<(i64, bool)> {
    match ty {
        Type::Vector(vector) => {
            let sizes = vector.shape().iter().copied();
            sizes.zip(vector.scalable_dims()).collect()
        }
        _ => Vec::new(),
    }
}

/// Why a value of type `from` cannot be repeated to become one of type `to`: MLIR's `isBroadcastableTo`.
fn broadcast_mismatch(from: &Type, to: &Type) -> Option<String> {
    if Some(from) == to.element_type() {
        return None;
    }
    if !matches!(from, Type::Vector(_)) {
        return Some("source type is not a vector".to_owned());
    }
    let (from, to) = (dims(from), dims(to));
    let Some(lead) = to.len().checked_sub(from.len()) else {
        return Some("source rank higher than destination rank".to_owned());
    };
    let is_other =
        |((size, is_scalable), (other, other_scalable)): &(&(i64, bool), &(i64, bool))| {
            (*size != 1 && size != other)
                || (*size == 1 && *is_scalable && *other != 1)
                || (is_scalable != other_scalable && (*size != 1 || *is_scalable))
        };
    let (from, to) = from.iter().zip(&to[lead..]).find(is_other)?;
    let text = |(size, is_scalable): (i64, bool)| {
        if is_scalable {
            format!("[{size}]")
        } else {
            size.to_string()
        }
    };
    Some(format!(
        "dimension mismatch ({} vs. {})",
        text(*from),
        text(*to)
    ))
}

/// Whether a value of type `from` can be repeated to become one of type `to`.
pub(super) fn is_broadcastable(from: &Type, to: &Type) -> bool {
    broadcast_mismatch(from, to).is_none()
}

impl Verify for BroadcastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, vector) = (self.source(ir).ty(ir), self.vector(ir).ty(ir));
        match broadcast_mismatch(source, vector) {
            None => Ok(()),
            Some(message) => Err(self.emit_error(ir, message)),
        }
    }
}

impl Verify for ShuffleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [first, second, result] =
            [self.v1(ir), self.v2(ir), self.vector(ir)].map(|value| shape(value.ty(ir)));
        let mask = self.mask(ir);
        let ranks = [first, second, result].map(<[i64]>::len);
        let count = [first, second].map(|shape| shape.first().copied().unwrap_or(1));
        let count = count[0].saturating_add(count[1]);
        let is_wrong = |index: &i64| *index != -1 && !(0..count).contains(index);
        let message = if ranks != [0, 0, 1] && ranks != [ranks[2]; 3] {
            "rank mismatch".to_owned()
        } else if first.iter().skip(1).ne(second.iter().skip(1))
            || (ranks[0] != 0 && first[1..] != result[1..])
        {
            "dimension mismatch".to_owned()
        } else if mask.is_empty() {
            "invalid mask length".to_owned()
        } else if result.first() != Some(&(mask.len() as i64)) {
            "mask length mismatch".to_owned()
        } else if let Some(at) = mask.iter().position(is_wrong) {
            format!("mask index #{} out of range", at + 1)
        } else {
            return Ok(());
        };
        Err(self.emit_error(ir, message))
    }
}

/// Whether elements of this type can be combined so.
pub(super) fn is_supported(kind: CombiningKind, ty: &Type) -> bool {
    match kind {
        CombiningKind::ADD | CombiningKind::MUL => {
            ty.is_integer() || ty.is_index() || matches!(ty, Type::Float(_))
        }
        CombiningKind::MINNUMF
        | CombiningKind::MAXNUMF
        | CombiningKind::MINIMUMF
        | CombiningKind::MAXIMUMF => matches!(ty, Type::Float(_)),
        _ => ty.is_integer() || ty.is_index(),
    }
}

impl Verify for ReductionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let rank = shape(self.vector(ir).ty(ir)).len();
        if rank > 1 {
            let message = format!("unsupported reduction rank: {rank}");
            return Err(self.emit_error(ir, message));
        }
        let (kind, ty) = (self.kind(ir), self.dest(ir).ty(ir));
        if is_supported(kind, ty) {
            return Ok(());
        }
        let message = format!("unsupported reduction type ''{ty}'' for kind '{kind}'");
        Err(self.emit_error(ir, message))
    }
}

/// The type of what is left of a vector without the dimensions `reduced`.
pub(super) fn reduced_type(vector: &VectorType, reduced: &[i64]) -> Type {
    let dims = vector
        .shape()
        .iter()
        .zip(vector.scalable_dims())
        .enumerate();
    let kept = dims.filter(|(dim, _)| !reduced.contains(&(*dim as i64)));
    let (shape, scalable): (Vec<i64>, Vec<bool>) =
        kept.map(|(_, (size, scalable))| (*size, scalable)).unzip();
    let element = vector.element_type().clone();
    if shape.is_empty() {
        return element;
    }
    VectorType::with_scalable_dims(shape, element, scalable).into()
}

impl Verify for MultiDimReductionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, dest) = (self.source(ir).ty(ir), self.dest(ir).ty(ir));
        let Type::Vector(vector) = source else {
            return Ok(());
        };
        if reduced_type(vector, self.reduction_dims(ir)) == *dest {
            return Ok(());
        }
        let message =
            format!("destination type '{dest}' is incompatible with source type '{source}'");
        Err(self.emit_error(ir, message))
    }
}

impl Verify for ScanOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let source = self.source(ir).ty(ir);
        let (from, initial) = (shape(source), shape(self.initial_value(ir).ty(ir)));
        let (reduced, rank) = (self.reduction_dim(ir), from.len());
        let fail = |message: String| Err(self.emit_error(ir, message));
        if reduced >= rank as i64 {
            return fail(format!(
                "reduction dimension {reduced} has to be less than {rank}"
            ));
        }
        let (count, expected) = (initial.len(), rank.saturating_sub(1));
        if count != expected {
            return fail(format!(
                "initial value rank {count} has to be equal to {expected}"
            ));
        }
        // A negative dimension leaves out none, so that the numbers of sizes differ.
        let kept = (0..).zip(from).filter(|(dim, _)| *dim != reduced);
        if kept.map(|(_, size)| size).ne(initial) {
            return fail("incompatible input/initial value shapes".to_owned());
        }
        let kind = self.kind(ir);
        match source.element_type() {
            Some(element) if !is_supported(kind, element) => fail(format!(
                "unsupported reduction type '{element}' for kind '{kind}'"
            )),
            _ => Ok(()),
        }
    }
}

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, result) = (self.vector(ir).ty(ir), self.result(ir).ty(ir));
        let (from, to, order) = (shape(source), shape(result), self.permutation(ir));
        let fail = |message: String| Err(self.emit_error(ir, message));
        if from.len() != to.len() {
            return fail(format!("vector result rank mismatch: {}", to.len()));
        }
        if order.len() != to.len() {
            return fail(format!("transposition length mismatch: {}", order.len()));
        }
        let mut seen = vec![false; to.len()];
        for (dim, size) in order.iter().zip(to) {
            let Some(at) = usize::try_from(*dim).ok().filter(|at| *at < to.len()) else {
                return fail(format!("transposition index out of range: {dim}"));
            };
            if std::mem::replace(&mut seen[at], true) {
                return fail(format!("duplicate position index: {dim}"));
            }
            if from[at] != *size {
                return fail(format!("dimension size mismatch at: {dim}"));
            }
        }
        Ok(())
    }
}

impl Verify for ShapeCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let types = [self.source(ir), self.result(ir)].map(|value| value.ty(ir));
        let [from, to] = types;
        let different = |what: &str, [from, to]: [i64; 2]| {
            let message =
                format!("has different number of {what} at source ({from}) and result ({to})");
            Err(self.emit_error(ir, message))
        };
        if from.element_type() != to.element_type() {
            let message = "has different source and result element types";
            return Err(self.emit_error(ir, message));
        }
        let counts = types.map(|ty| shape(ty).iter().product());
        if counts[0] != counts[1] {
            return different("elements", counts);
        }
        let scalable = |ty: &Type| dims(ty).iter().filter(|(_, scalable)| *scalable).count();
        let counts = types.map(|ty| scalable(ty) as i64);
        if counts[0] != counts[1] {
            return different("scalable dims", counts);
        }
        Ok(())
    }
}

impl Verify for BitCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let types = [self.source(ir), self.result(ir)].map(|value| value.ty(ir));
        let [from, to] = types.map(shape);
        let width = |ty: &Type| match ty.element_type() {
            Some(element) if element.is_index() => 64,
            Some(element) => element.int_or_float_bit_width().map_or(0, i64::from),
            None => 0,
        };
        let [one, other] = types.map(width);
        let (Some((from, leading)), Some((to, others))) = (from.split_last(), to.split_last())
        else {
            if one == other {
                return Ok(());
            }
            let message = "source/result bitwidth of the 0-D vector element types must be equal";
            return Err(self.emit_error(ir, message));
        };
        let pairs = leading.iter().zip(others);
        if let Some(at) = pairs.into_iter().position(|(from, to)| from != to) {
            return Err(self.emit_error(ir, format!("dimension size mismatch at: {at}")));
        }
        if one.checked_mul(*from) == other.checked_mul(*to) {
            return Ok(());
        }
        let message = "source/result bitwidth of the minor 1-D vectors must be equal";
        Err(self.emit_error(ir, message))
    }
}

impl Verify for ConstantMaskOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let dims = dims(self.operation().result(ir, 0).ty(ir));
        let sizes = self.mask_dim_sizes(ir);
        let at_op = |message: &str| Err(self.emit_error(ir, message));
        if dims.is_empty() {
            let message = match sizes {
                [0 | 1] => return Ok(()),
                [_] => "mask dim size must be either 0 or 1 for 0-D vectors",
                _ => "array attr must have length 1 for 0-D vectors",
            };
            return Err(Diagnostic::error(self.location(ir), message));
        }
        if sizes.len() != dims.len() {
            return at_op("must specify array attr of size equal vector result rank");
        }
        for (size, (extent, is_scalable)) in sizes.iter().zip(&dims) {
            if size < &0 || size > extent {
                return at_op("array attr of size out of bounds of vector result dimension size");
            }
            if *is_scalable && *size != 0 && size != extent {
                return at_op("only supports 'none set' or 'all set' scalable dimensions");
            }
        }
        if sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
            return at_op(
                "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim",
            );
        }
        Ok(())
    }
}

impl Verify for CreateMaskOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (rank, count) = (shape(op.result(ir, 0).ty(ir)).len(), op.operands(ir).len());
        let message = match (rank, count) {
            (0, 1) => return Ok(()),
            (0, _) => "must specify exactly one operand for 0-D create_mask",
            (rank, count) if rank == count => return Ok(()),
            _ => "must specify an operand for each result vector dimension",
        };
        Err(self.emit_error(ir, message))
    }
}
