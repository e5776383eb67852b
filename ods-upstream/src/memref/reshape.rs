//! The verifiers of `memref.expand_shape` and `memref.collapse_shape`.

use super::{CollapseShapeOp, ExpandShapeOp};
use crate::layout::{Layout, is_identity, times, with_layout, with_strides};
use crate::reassociation::{groups, joined_size};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

/// Checks that `groups` joins the dimensions of `expanded`, in order, to those of `collapsed`.
fn verify_groups(collapsed: &[i64], expanded: &[i64], groups: &[Vec<i64>]) -> Result<(), String> {
    if collapsed.len() != groups.len() {
        return Err(format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        ));
    }
    let mut next = 0;
    for (at, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let mut sizes = Vec::with_capacity(group.len());
        for dim in group {
            if usize::try_from(*dim) != Ok(next) {
                return Err("reassociation indices must be contiguous".to_owned());
            }
            let Some(size) = expanded.get(next) else {
                return Err(format!("reassociation index {dim} is out of bounds"));
            };
            sizes.push(*size);
            next += 1;
        }
        verify_size(at, *size, &sizes)?;
    }
    if collapsed.is_empty() {
        if expanded.iter().any(|size| *size != 1) {
            let message = "rank 0 memrefs can only be extended/collapsed with/from ones";
            return Err(message.to_owned());
        }
    } else if next != expanded.len() {
        return Err(format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        ));
    }
    Ok(())
}

/// Checks the size of a collapsed dimension.
fn verify_size(at: usize, collapsed: i64, group: &[i64]) -> Result<(), String> {
    let expected = joined_size(group);
    if (collapsed == DYNAMIC) != (expected == DYNAMIC) {
        return Err(format!(
            "collapsed dim ({at}) must be dynamic if and only if reassociation group is dynamic"
        ));
    }
    if expected != collapsed {
        return Err(format!(
            "collapsed dim size ({collapsed}) must equal reassociation group size ({expected})"
        ));
    }
    Ok(())
}

/// The type of `source` with the dimensions of `shape`; `None` if its layout is not strided.
fn expanded_type(source: &MemRefType, shape: &[i64], groups: &[Vec<i64>]) -> Option<MemRefType> {
    if is_identity(source) {
        return Some(with_layout(source, shape, None));
    }
    let layout = Layout::of(source)?;
    let mut strides = vec![1; shape.len()];
    let mut dims = shape.len();
    for (group, stride) in groups.iter().zip(layout.strides()).rev() {
        let mut stride = stride;
        for _ in group {
            // The groups have been checked: each dimension is in one.
            dims -= 1;
            strides[dims] = stride;
            stride = times(stride, shape[dims]);
        }
    }
    Some(with_strides(source, shape, layout.offset(), &strides))
}

/// The type of `source` with joined dimensions; `None` if its layout is not strided, or if dimensions that are joined are
/// known not to be contiguous.
pub(super) fn collapsed_type(
    source: &MemRefType,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<MemRefType> {
    if is_identity(source) {
        return Some(with_layout(source, shape, None));
    }
    let layout = Layout::of(source)?;
    let (mut sizes, all_strides) = (source.shape(), layout.strides());
    let mut strides = all_strides.as_slice();
    let mut joined = Vec::with_capacity(groups.len());
    for group in groups {
        let (these, rest) = sizes.split_at(group.len());
        let (own, others) = strides.split_at(group.len());
        joined.push(joined_stride(these, own)?);
        (sizes, strides) = (rest, others);
    }
    Some(with_strides(source, shape, layout.offset(), &joined))
}

/// The stride of dimensions that are joined. Those of size 1 do not count: their strides have no meaning.
fn joined_stride(sizes: &[i64], strides: &[i64]) -> Option<i64> {
    let last = sizes.iter().rposition(|size| *size != 1).unwrap_or(0);
    let stride = match sizes.get(last)? {
        // The dimension may turn out to have size 1.
        &DYNAMIC if last != 0 => DYNAMIC,
        _ => strides[last],
    };
    let mut expected = stride;
    for dim in (1..sizes.len()).rev() {
        expected = times(expected, sizes[dim]);
        let found = strides[dim - 1];
        let are_known = expected != DYNAMIC && found != DYNAMIC;
        if sizes[dim - 1] != 1 && are_known && expected != found {
            return None;
        }
    }
    Some(stride)
}

/// Checks that the type of the result is the expected one.
fn verify_type(what: &str, expected: MemRefType, found: &MemRefType) -> Result<(), String> {
    if expected == *found {
        return Ok(());
    }
    let (expected, found) = (Type::from(expected), Type::from(found.clone()));
    Err(format!(
        "expected {what} type to be '{expected}' but found '{found}'"
    ))
}

fn verify_expansion(op: ExpandShapeOp, ir: &Ir) -> Result<(), String> {
    let (Type::MemRef(source), Type::MemRef(result)) = (op.src(ir).ty(ir), op.result(ir).ty(ir))
    else {
        return Ok(());
    };
    let (from, to) = (source.shape().len(), result.shape().len());
    if from > to {
        return Err(format!(
            "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
        ));
    }
    let groups = groups(op.operation().attribute(ir, "reassociation"));
    verify_groups(source.shape(), result.shape(), &groups)?;
    let expected = expanded_type(source, result.shape(), &groups)
        .ok_or_else(|| "invalid source layout map".to_owned())?;
    verify_type("expanded", expected, result)?;
    let (sizes, values) = (op.static_output_shape(ir), op.output_shape(ir).len());
    if sizes.len() != to {
        return Err(format!(
            "expected number of static shape bounds to be equal to the output rank ({to}) but found {} inputs instead",
            sizes.len()
        ));
    }
    let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
    if values != dynamic {
        return Err(format!(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} dynamic dims while output_shape has {values} values"
        ));
    }
    let mut pairs = result.shape().iter().zip(sizes);
    let wrong = pairs.position(|(size, given)| *size != DYNAMIC && size != given);
    wrong.map_or(Ok(()), |at| {
        Err(format!("invalid output shape provided at pos {at}"))
    })
}

impl Verify for ExpandShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_expansion(self, ir).map_err(|message| self.emit_error(ir, message))
    }
}

fn verify_collapse(op: CollapseShapeOp, ir: &Ir) -> Result<(), String> {
    let (Type::MemRef(source), Type::MemRef(result)) = (op.src(ir).ty(ir), op.result(ir).ty(ir))
    else {
        return Ok(());
    };
    let (from, to) = (source.shape().len(), result.shape().len());
    if from < to {
        return Err(format!(
            "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
        ));
    }
    let groups = groups(op.operation().attribute(ir, "reassociation"));
    verify_groups(result.shape(), source.shape(), &groups)?;
    let expected = collapsed_type(source, result.shape(), &groups)
        .ok_or_else(|| "invalid source layout map or collapsing non-contiguous dims".to_owned())?;
    verify_type("collapsed", expected, result)
}

impl Verify for CollapseShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_collapse(self, ir).map_err(|message| self.emit_error(ir, message))
    }
}
