//! Which dimensions a shape joins to become another one.

use super::compose::Groups;
use ods_runtime::types::DYNAMIC;
use std::ops::Range;

/// The groups that collapse `source` to `target`, if there is one way only but for dimensions of size 1: MLIR's
/// `getReassociationIndicesForCollapse`.
pub(super) fn groups_for_collapse(source: &[i64], target: &[i64]) -> Option<Groups> {
    if source.len() <= target.len() {
        return None;
    }
    if target.is_empty() {
        let may_be_one = |size: &i64| *size == 1 || *size == DYNAMIC;
        return source.iter().all(may_be_one).then(Vec::new);
    }
    let forward = ranges(source, target)?;
    let reversed = |shape: &[i64]| shape.iter().rev().copied().collect::<Vec<i64>>();
    let backward = ranges(&reversed(source), &reversed(target))?;
    // The ways from the front and from the back may only differ in dimensions of size 1.
    for (one, other) in forward.iter().zip(backward.iter().rev()) {
        let other = source.len() - other.end..source.len() - other.start;
        let is_in_one_only = |dim: &usize| one.contains(dim) != other.contains(dim);
        let mut either = one.start.min(other.start)..one.end.max(other.end);
        if either.any(|dim| is_in_one_only(&dim) && source[dim] != 1) {
            return None;
        }
    }
    let group = |range: Range<usize>| (0..).take(range.end).skip(range.start).collect();
    Some(forward.into_iter().map(group).collect())
}

/// The dimensions of `source` for each of `target`, from the front, as few as possible for all but the last one.
fn ranges(source: &[i64], target: &[i64]) -> Option<Vec<Range<usize>>> {
    let mut ranges: Vec<Range<usize>> = Vec::with_capacity(target.len());
    let (mut next, mut is_after_dynamic) = (0, false);
    for (at, size) in target.iter().enumerate() {
        let is_last = at + 1 == target.len();
        let range = if *size == DYNAMIC {
            dynamic_range(source, next, is_last)?
        } else {
            static_range(source, next, *size, is_last)?
        };
        if range.start > next {
            // What is left out belongs to a dynamic dimension before it.
            let before = ranges.last_mut().filter(|_| is_after_dynamic)?;
            before.end = range.start;
        }
        is_after_dynamic = *size == DYNAMIC;
        next = range.end;
        ranges.push(range);
    }
    (next == source.len()).then_some(ranges)
}

/// The dimensions from `from` to the first dynamic one, or to the end.
fn dynamic_range(source: &[i64], from: usize, to_the_end: bool) -> Option<Range<usize>> {
    let rest = source.get(from..)?;
    let first = rest.iter().position(|size| *size == DYNAMIC)?;
    let end = if to_the_end {
        source.len()
    } else {
        from + first + 1
    };
    Some(from..end)
}

/// The first static dimensions from `from` on whose product is `size`, with those of size 1 after them if
/// `with_ones`.
fn static_range(source: &[i64], from: usize, size: i64, with_ones: bool) -> Option<Range<usize>> {
    let size = i128::from(size);
    let (mut start, mut product) = (from, 1_i128);
    for (end, found) in (from + 1..).zip(source.get(from..)?) {
        if *found == DYNAMIC {
            (start, product) = (end, 1);
            continue;
        }
        product *= i128::from(*found);
        while product > size && start + 1 < end {
            product /= i128::from(source[start]);
            start += 1;
        }
        if product == size {
            let ones = source[end..].iter().take_while(|size| **size == 1).count();
            return Some(start..end + if with_ones { ones } else { 0 });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way() {
        let groups = |source: &[i64], target: &[i64]| groups_for_collapse(source, target);
        assert_eq!(groups(&[2, 3, 4], &[6, 4]), Some(vec![vec![0, 1], vec![2]]));
        // A dimension of size 1 may go to either side, and goes to the right.
        assert_eq!(
            groups(&[3, 3, 1, 3], &[9, 3]),
            Some(vec![vec![0, 1], vec![2, 3]])
        );
        assert_eq!(
            groups(&[DYNAMIC, 2, 3, 4], &[DYNAMIC, 12]),
            Some(vec![vec![0, 1], vec![2, 3]])
        );
        assert_eq!(groups(&[1, 1, 1], &[1, 1]), Some(vec![vec![0], vec![1, 2]]));
        assert_eq!(groups(&[1, 1], &[]), Some(vec![]));
    }

    #[test]
    fn there_is_none_or_more_than_one() {
        for (source, target) in [
            (&[DYNAMIC, DYNAMIC, DYNAMIC][..], &[DYNAMIC, DYNAMIC][..]),
            (&[DYNAMIC, 4, 4, 3], &[DYNAMIC, 4, 3]),
            (&[2, 2], &[4, 1]),
            (&[2, 3], &[5]),
            (&[2], &[]),
            (&[i64::MAX, i64::MAX, i64::MAX], &[i64::MAX, 1]),
        ] {
            assert_eq!(groups_for_collapse(source, target), None, "{source:?}");
        }
    }
}
