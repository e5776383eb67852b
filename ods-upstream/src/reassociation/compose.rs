//! Two reshapes after each other as one.

use super::infer::groups_for_collapse;
use ods_runtime::types::DYNAMIC;
use std::cmp::Ordering;

/// Groups of dimensions.
pub(super) type Groups = Vec<Vec<i64>>;

/// The groups of two reshapes in the same direction: MLIR's `composeReassociationIndices`. `None` if neither reshape
/// changes the rank that the other one leaves.
pub(super) fn compose(one: Groups, other: Groups) -> Option<Groups> {
    let (inner, outer) = match one.len().cmp(&other.len()) {
        Ordering::Equal => return None,
        Ordering::Greater => (one, other),
        Ordering::Less => (other, one),
    };
    if outer.is_empty() {
        return Some(Vec::new());
    }
    if inner.len() != outer.iter().map(Vec::len).sum::<usize>() {
        return None;
    }
    let join = |group: Vec<i64>| {
        let parts = group
            .into_iter()
            .map(|at| inner.get(usize::try_from(at).ok()?));
        let parts: Option<Vec<&Vec<i64>>> = parts.collect();
        Some(parts?.into_iter().flatten().copied().collect())
    };
    outer.into_iter().map(join).collect()
}

/// A reshape that does what two did.
pub(super) enum Joined {
    Collapse(Groups),
    Expand(Groups),
}

/// The reshape from rank `from` to rank `to` that expanding and then collapsing is: MLIR's `ComposeCollapseOfExpandOp`.
///
/// There is one if each group of one reshape holds whole groups of the other.
pub(super) fn compose_collapse_of_expand(
    (expanded, from): (Groups, usize),
    (collapsed, to): (Groups, usize),
) -> Option<Joined> {
    let (outer, inner, wrap): (_, _, fn(Groups) -> Joined) = match from.cmp(&to) {
        Ordering::Equal => return None,
        Ordering::Greater => (collapsed, expanded, Joined::Collapse),
        Ordering::Less => (expanded, collapsed, Joined::Expand),
    };
    let mut rest = (0..).zip(&inner).peekable();
    let mut groups = Vec::with_capacity(outer.len());
    for group in &outer {
        let last = group.last()?;
        let mut parts = Vec::new();
        while let Some((at, part)) = rest.peek() {
            match part.last()?.cmp(last) {
                Ordering::Greater => return None,
                order => {
                    parts.push(*at);
                    rest.next();
                    if order == Ordering::Equal {
                        break;
                    }
                }
            }
        }
        groups.push(parts);
    }
    Some(wrap(groups))
}

/// The reshape from the shape `from` to the shape `to` that collapsing and then expanding is: MLIR's
/// `ComposeExpandOfCollapseOp`.
pub(super) fn compose_expand_of_collapse(
    (collapsed, from): (&Groups, &[i64]),
    (expanded, to): (&Groups, &[i64]),
) -> Option<Joined> {
    match from.len().cmp(&to.len()) {
        Ordering::Equal => None,
        Ordering::Greater => regroup((collapsed, from), (expanded, to)).map(Joined::Collapse),
        Ordering::Less => regroup((expanded, to), (collapsed, from)).map(Joined::Expand),
    }
}

/// How the dimensions of a shape collapse to those of a smaller one, if both are grouped alike.
fn regroup(
    (groups, shape): (&Groups, &[i64]),
    (smaller_groups, smaller): (&Groups, &[i64]),
) -> Option<Groups> {
    if groups.is_empty() {
        return groups_for_collapse(shape, smaller);
    }
    let part = |group: &[i64], shape: &[i64]| {
        let first = usize::try_from(*group.first()?).ok()?;
        Some((first, shape.get(first..first + group.len())?.to_vec()))
    };
    let mut all = Vec::new();
    for (group, smaller_group) in groups.iter().zip(smaller_groups) {
        let (first, sizes) = part(group, shape)?;
        let (_, smaller_sizes) = part(smaller_group, smaller)?;
        let is_ambiguous = |sizes: &[i64]| sizes.iter().filter(|it| **it == DYNAMIC).count() > 1;
        if is_ambiguous(&sizes) && is_ambiguous(&smaller_sizes) {
            return None;
        }
        if sizes.len() == smaller_sizes.len() {
            if sizes != smaller_sizes {
                return None;
            }
            all.extend(group.iter().map(|dim| vec![*dim]));
            continue;
        }
        let first = i64::try_from(first).ok()?;
        let inner = groups_for_collapse(&sizes, &smaller_sizes)?;
        all.extend(
            inner
                .into_iter()
                .map(|part| part.iter().map(|dim| dim + first).collect()),
        );
    }
    Some(all)
}
