//! The worklist of the greedy driver: last in, first out, each operation once.

use ods_ir::ir::Operation;
use std::cell::RefCell;

/// Operations to look at.
///
/// A table maps the index of an operation to its place in the list. An entry is only valid if the
/// list has the operation there, so the table is never cleared. The memory of both is kept for the
/// next list on the same thread.
#[derive(Debug)]
pub(super) struct Worklist {
    /// `None` where an operation was removed.
    list: Vec<Option<Operation>>,
    places: Vec<u32>,
}

thread_local! {
    static SPARE: RefCell<(Vec<Option<Operation>>, Vec<u32>)> =
        const { RefCell::new((Vec::new(), Vec::new())) };
}

impl Worklist {
    pub(super) fn new() -> Self {
        let (list, places) = SPARE.take();
        Self { list, places }
    }

    pub(super) fn clear(&mut self) {
        self.list.clear();
    }

    /// Fills the list, which is empty, with different operations. The first one is on top.
    pub(super) fn fill(&mut self, ops: &[Operation]) {
        for (place, op) in (0..).zip(ops.iter().rev()) {
            let index = op.index_in();
            if index >= self.places.len() {
                self.grow(index);
            }
            self.places[index] = place;
        }
        self.list.extend(ops.iter().rev().copied().map(Some));
    }

    #[cold]
    fn grow(&mut self, index: usize) {
        self.places.resize((index + 1).next_power_of_two(), 0);
    }

    fn place(&self, op: Operation) -> Option<usize> {
        let place = *self.places.get(op.index_in())? as usize;
        (*self.list.get(place)? == Some(op)).then_some(place)
    }

    /// Adds an operation on top, unless it is in the list already.
    pub(super) fn push(&mut self, op: Operation) {
        let index = op.index_in();
        if index >= self.places.len() {
            self.grow(index);
        }
        let place = &mut self.places[index];
        if let Some(entry) = self.list.get_mut(*place as usize)
            && let Some(old) = *entry
            && old.index_in() == index
        {
            if old == op {
                return;
            }
            // An erased operation may still have an entry when a new one gets its index: changes
            // are read after both happened, and what is around an operation is that of the end.
            *entry = None;
        }
        *place = self.list.len() as u32;
        self.list.push(Some(op));
    }

    /// Takes the operation on top.
    pub(super) fn pop(&mut self) -> Option<Operation> {
        while let Some(top) = self.list.pop() {
            if top.is_some() {
                return top;
            }
        }
        None
    }

    /// Removes an operation.
    pub(super) fn remove(&mut self, op: Operation) {
        if let Some(place) = self.place(op) {
            self.list[place] = None;
        }
    }

    /// Turns the list upside down.
    pub(super) fn reverse(&mut self) {
        self.list.reverse();
        for (place, op) in (0..).zip(&self.list) {
            if let Some(op) = op {
                self.places[op.index_in()] = place;
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }
}

impl Drop for Worklist {
    fn drop(&mut self) {
        self.clear();
        let Self { list, places } = self;
        // While the thread ends there is nothing to keep.
        let _ = SPARE.try_with(|spare| {
            *spare.borrow_mut() = (std::mem::take(list), std::mem::take(places));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::Worklist;
    use ods_ir::ir::{Ir, OperationState};
    use ods_ir::location::Location;

    #[test]
    fn operations_are_in_the_list_once() {
        let mut ir = Ir::new();
        let mut make = || ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
        let [a, b, c] = [make(), make(), make()];
        let mut list = Worklist::new();
        for op in [a, b, a, c] {
            list.push(op);
        }
        list.remove(b);
        list.remove(b);
        list.reverse();
        assert_eq!(list.pop(), Some(a));
        list.push(b);
        assert_eq!(
            [list.pop(), list.pop(), list.pop()],
            [Some(b), Some(c), None]
        );
        list.push(a);
        list.clear();
        assert_eq!(list.pop(), None);
    }
    #[test]
    fn an_operation_takes_the_place_of_an_erased_one() {
        let mut ir = Ir::new();
        let make = |ir: &mut Ir| ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
        let mut list = Worklist::new();
        let old = make(&mut ir);
        list.push(old);
        old.erase(&mut ir);
        let new = make(&mut ir);
        assert_eq!(new.index_in(), old.index_in());
        list.push(new);
        list.remove(old);
        assert_eq!([list.pop(), list.pop()], [Some(new), None]);
    }
}
