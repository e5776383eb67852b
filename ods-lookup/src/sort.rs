//! Sorting with little machine code: a dev build compiles the sort of the standard library, three
//! thousand statements, again for each type and each comparison.

use std::cmp::Ordering;

/// Lists of this length are sorted by insertion.
const SHORT: usize = 20;

/// Sorts a list and keeps the order of equal items.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    sort_dyn(list, &compare);
}

/// Sorts a list by a key and keeps the order of items with the same key.
pub fn sort_by_key<'a, T, K: Ord>(list: &'a mut [T], key: impl Fn(&T) -> K + 'a) {
    sort_dyn(list, &move |a: &T, b: &T| key(a).cmp(&key(b)));
}

/// Sorts a list and keeps the order of equal items.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_dyn(list, &T::cmp);
}

fn sort_dyn<T>(list: &mut [T], compare: &dyn Fn(&T, &T) -> Ordering) {
    if list.len() > SHORT {
        let order = sorted_order(list.len(), &|a, b| compare(&list[a], &list[b]));
        return permute(order, &mut |a, b| list.swap(a, b));
    }
    let mut end = 1;
    while end < list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]).is_lt() {
            list.swap(at, at - 1);
            at -= 1;
        }
        end += 1;
    }
}

/// The places of items in the order in which they come when they are sorted. It is the only copy of
/// the sort of the standard library.
fn sorted_order(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|a, b| compare(*a, *b));
    order
}

/// Moves to each place the item of the place that `order` says, by swaps.
fn permute(mut order: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..order.len() {
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut order[at], at);
            if from == start || from == at {
                break;
            }
            swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers with many equal ones, in no order.
    fn numbers(len: usize) -> Vec<(usize, usize)> {
        let number = |at: usize| (at.wrapping_mul(0x9E37_79B9) >> 3) % (len / 2 + 1);
        (0..len).map(|at| (number(at), at)).collect()
    }

    #[test]
    fn as_the_standard_library() {
        for len in (0..70).chain([1000]) {
            let mut expected = numbers(len);
            expected.sort_by_key(|(number, _)| *number);
            let mut list = numbers(len);
            sort_by_key(&mut list, |(number, _)| *number);
            assert_eq!(list, expected);
            sort_by(&mut list, |a, b| b.cmp(a));
            expected.sort_by(|a, b| b.cmp(a));
            assert_eq!(list, expected);
            sort(&mut list);
            expected.sort_unstable();
            assert_eq!(list, expected);
        }
    }
}
