//! Lists made of lists, with little machine code: a chain of iterators is ten functions more for each place, all of which
//! a derive runs once and without optimisation.

/// What `of` makes of each item.
pub(crate) fn each<T, U>(items: &[T], of: &mut dyn FnMut(&T) -> U) -> Vec<U> {
    let mut made = Vec::new();
    for item in items {
        made.push(of(item));
    }
    made
}

/// What `of` makes of those items of which it makes something.
pub(crate) fn some<T, U>(items: &[T], of: &mut dyn FnMut(&T) -> Option<U>) -> Vec<U> {
    let mut made = Vec::new();
    for item in items {
        if let Some(item) = of(item) {
            made.push(item);
        }
    }
    made
}
