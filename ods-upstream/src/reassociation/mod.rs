//! Groups of dimensions that reshaping joins or splits: `[[0, 1], [2]]`.

mod compose;
mod infer;
mod patterns;

use compose::{Groups, Joined, compose, compose_collapse_of_expand, compose_expand_of_collapse};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;
pub(crate) use patterns::{
    collapse, collapse_collapsed, collapse_expanded, expand_collapsed, expand_expanded, groups_of,
};
#[cfg(feature = "tensor")]
pub(crate) use patterns::{expand, sizes_of};

/// The groups in an attribute of lists of integers.
pub(crate) fn groups(attribute: Option<&Attribute>) -> Vec<Vec<i64>> {
    let group = |group: &Attribute| {
        let numbers = group.as_array().unwrap_or_default().iter();
        numbers.filter_map(Attribute::as_i64).collect()
    };
    let groups = attribute.and_then(Attribute::as_array).unwrap_or_default();
    groups.iter().map(group).collect()
}

/// The attribute of groups.
pub(crate) fn groups_attribute(groups: &[Vec<i64>]) -> Attribute {
    let group = |group: &Vec<i64>| {
        let dims: Vec<Attribute> = group.iter().map(|dim| Attribute::i64(*dim)).collect();
        Attribute::array(dims)
    };
    Attribute::array(groups.iter().map(group).collect::<Vec<Attribute>>())
}

/// Checks that `groups` joins the dimensions of `expanded` to those of `collapsed`: MLIR's `verifyReshapeLikeTypes`.
///
/// Both types have a rank.
pub(crate) fn verify_reshape(
    groups: &[Vec<i64>],
    expanded: &Type,
    collapsed: &Type,
) -> Result<(), String> {
    let (sizes, joined) = (
        expanded.shape().unwrap_or_default(),
        collapsed.shape().unwrap_or_default(),
    );
    if sizes.len() < joined.len() {
        return Err(format!(
            "expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed type, '{collapsed}'."
        ));
    }
    if joined.len() != groups.len() {
        return Err(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            joined.len(),
            groups.len()
        ));
    }
    let all = || groups.iter().flatten();
    // Dimensions are numbers of 32 bits in MLIR, without a sign.
    let largest = all().map(|dim| *dim as u32).max();
    let count = i64::from(largest.map_or(0, |max| max.wrapping_add(1)));
    if !groups.is_empty() && count != sizes.len() as i64 {
        return Err(format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({}), but it is  {count}.",
            sizes.len()
        ));
    }
    if let Some(at) = first_invalid(groups, count) {
        return Err(format!(
            "expected reassociation map #{at} to be valid and contiguous."
        ));
    }
    verify_sizes(groups, sizes, joined)
}

/// The first group that does not go on with the next dimensions, or the last one if dimensions are missing.
fn first_invalid(groups: &[Vec<i64>], count: i64) -> Option<usize> {
    let mut dims = 0..;
    let is_wrong = |group: &Vec<i64>| !group.iter().all(|dim| dims.next() == Some(*dim));
    let wrong = groups.iter().position(is_wrong);
    let is_short = || dims.start != count && !groups.is_empty();
    wrong.or_else(|| is_short().then(|| groups.len() - 1))
}

/// The size of a group of dimensions, dynamic if one is.
pub(crate) fn joined_size(sizes: &[i64]) -> i64 {
    if sizes.contains(&DYNAMIC) {
        return DYNAMIC;
    }
    sizes
        .iter()
        .fold(1, |product: i64, size| product.wrapping_mul(*size))
}

/// The sizes of joined dimensions.
pub(crate) fn joined_sizes(groups: &Groups, sizes: &[i64]) -> Option<Vec<i64>> {
    let size = |dim: &i64| sizes.get(usize::try_from(*dim).ok()?).copied();
    let joined = |group: &Vec<i64>| {
        Some(joined_size(
            &group.iter().map(size).collect::<Option<Vec<i64>>>()?,
        ))
    };
    groups.iter().map(joined).collect()
}

/// Checks that each size of `joined` is that of its group.
fn verify_sizes(groups: &[Vec<i64>], mut sizes: &[i64], joined: &[i64]) -> Result<(), String> {
    for (at, (group, found)) in groups.iter().zip(joined).enumerate() {
        let (these, rest) = sizes.split_at(group.len().min(sizes.len()));
        sizes = rest;
        let expected = joined_size(these);
        if expected == *found {
            continue;
        }
        return Err(if expected == DYNAMIC {
            format!(
                "expected dimension {at} of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic"
            )
        } else {
            format!("expected dimension {at} of collapsed type to be static value of {expected}")
        });
    }
    Ok(())
}

/// What a reshape of `source` that gives `ty` is, if `inner` is the source of the reshape before it and its groups.
pub(crate) fn fold_reshape(
    ir: &Ir,
    (source, ty, own_groups): (Value, &Type, Option<&Attribute>),
    inner: Option<(Value, Option<&Attribute>)>,
) -> Folded {
    if source.ty(ir) == ty {
        return source.into();
    }
    let Some((inner, inner_groups)) = inner else {
        return Folded::No;
    };
    let shape = inner.ty(ir).shape().unwrap_or_default();
    if inner.ty(ir) != ty {
        return Folded::No;
    }
    let dynamic = |sizes: &[i64]| sizes.iter().filter(|size| **size == DYNAMIC).count();
    let rank_between = source.ty(ir).shape().map_or(0, <[i64]>::len);
    let is_inverse = dynamic(shape) < 2
        || (own_groups == inner_groups
            && (shape.len() < rank_between
                || groups(own_groups).iter().all(|group| {
                    let sizes = group
                        .iter()
                        .filter_map(|at| shape.get(usize::try_from(*at).ok()?));
                    sizes.filter(|size| **size == DYNAMIC).count() < 2
                })));
    is_inverse.then_some(FoldResult::Value(inner)).into()
}
