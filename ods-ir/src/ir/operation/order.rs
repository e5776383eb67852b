//! Order numbers, which decide in one comparison which of two operations of a block comes first.
//!
//! Numbers increase along the block, with gaps. When a gap is used up, as many of the following
//! operations as necessary are renumbered (Dietz and Sleator, "Two Algorithms for Maintaining Order
//! in a List"); the amortized cost is logarithmic in the length of the block. If there is no room
//! up to the end, the whole block is renumbered.

use crate::ir::Ir;
use crate::ir::ids::NIL;

/// The distance between appended neighbours; room for 2^32 of them.
const STRIDE: u64 = 1 << 32;

/// The maximum part of a gap that one insertion uses: often many operations are inserted before the
/// same one.
const STEP: u64 = 1 << 16;

/// An order number as unaligned bytes, which avoids padding in an operation.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Order([u8; 8]);

impl Order {
    #[inline]
    pub(crate) const fn new(number: u64) -> Self {
        Self(number.to_le_bytes())
    }

    #[inline]
    pub(crate) const fn get(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
}

impl Ir {
    /// Returns a number between those of operations `prev` and `next`, which are neighbours in a
    /// block.
    #[inline]
    pub(super) fn order_between(&mut self, prev: u32, next: u32) -> u64 {
        let low = self.order_of(prev, 0);
        if next == NIL {
            if low <= u64::MAX - 2 * STRIDE {
                return low + STRIDE;
            }
        } else {
            let high = self.ops.at(next).order.get();
            if high - low >= 2 * STEP {
                return if prev == NIL { high - STEP } else { low + STEP };
            }
        }
        self.crowded_order_between(prev, next)
    }

    /// The slow path of [`Self::order_between`], with any distance between the two.
    #[inline(never)]
    fn crowded_order_between(&mut self, prev: u32, next: u32) -> u64 {
        let step = if next == NIL { STRIDE } else { STEP };
        loop {
            let low = self.order_of(prev, 0);
            let gap = self.order_of(next, u64::MAX) - low;
            if gap > 1 {
                let step = step.min(gap / 2);
                // Many operations are inserted at the start one after the other, each before the
                // one before it.
                return if prev == NIL {
                    low + gap - step
                } else {
                    low + step
                };
            }
            if !self.make_room(low, next) {
                self.renumber(if prev == NIL { next } else { prev });
            }
        }
    }

    /// Numbers the operations from `first` to `last`, which were linked into block `parent`.
    #[inline]
    pub(super) fn number_run(&mut self, first: u32, last: u32, parent: u32) {
        let mut count = 1;
        let mut at = first;
        while at != last {
            at = self.ops.at(at).next;
            count += 1;
        }
        let (prev, next) = (self.ops.at(first).prev, self.ops.at(last).next);
        let low = self.order_of(prev, 0);
        let step = if next == NIL { STRIDE } else { STEP };
        let gap = self.order_of(next, u64::MAX) - low;
        // Half of the gap stays for insertions after the run.
        let step = step.min(gap / (2 * count));
        let (mut at, mut order) = (first, low);
        loop {
            order += step;
            let data = self.ops.at_mut(at);
            (data.parent, data.order) = (parent, Order::new(order));
            if at == last {
                break;
            }
            at = data.next;
        }
        if step == 0 {
            self.renumber(first);
        }
    }

    #[inline]
    fn order_of(&self, op: u32, end: u64) -> u64 {
        if op == NIL {
            end
        } else {
            self.ops.at(op).order.get()
        }
    }

    /// Renumbers as many operations from `first` on as necessary, with numbers above `low`. Returns
    /// false if there is no room up to the end of the block.
    fn make_room(&mut self, low: u64, first: u32) -> bool {
        let (mut end, mut count) = (first, 0_u64);
        let room = loop {
            let room = self.order_of(end, u64::MAX) - low;
            if room > (count + 1) * (count + 1) {
                break room;
            }
            if end == NIL {
                return false;
            }
            end = self.ops.at(end).next;
            count += 1;
        };
        let mut at = first;
        for number in 1..=count {
            let data = self.ops.at_mut(at);
            let share = u128::from(room) * u128::from(number) / u128::from(count + 1);
            data.order = Order::new(low + share as u64);
            at = data.next;
        }
        true
    }

    /// Renumbers the whole block of operation `any`.
    fn renumber(&mut self, any: u32) {
        let mut first = any;
        while self.ops.at(first).prev != NIL {
            first = self.ops.at(first).prev;
        }
        // Even 2^32 operations, the maximum, are as far apart as appended ones; the last one keeps
        // its distance from the end.
        let (mut at, mut count) = (first, 1);
        while at != NIL {
            count += 1;
            at = self.ops.at(at).next;
        }
        let (mut at, mut order) = (first, 0);
        while at != NIL {
            order += u64::MAX / count;
            let data = self.ops.at_mut(at);
            data.order = Order::new(order);
            at = data.next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Order;
    use crate::ir::{Ir, Operation, OperationState};
    use crate::location::Location;

    fn op(ir: &mut Ir) -> Operation {
        ir.create(OperationState::unregistered("t.op", Location::UNKNOWN))
    }

    fn check(ir: &Ir, first: Operation) {
        let block = first.parent_block(ir).unwrap();
        let ops: Vec<Operation> = block.operations(ir).collect();
        for pair in ops.windows(2) {
            assert!(pair[0].is_before_in_block(ir, pair[1]));
            assert!(!pair[1].is_before_in_block(ir, pair[0]));
        }
    }

    #[test]
    fn inserting_anywhere_keeps_the_order() {
        let mut ir = Ir::new();
        let block = ir.create_block(&[]);
        let last = op(&mut ir);
        block.append(&mut ir, last);
        let first = op(&mut ir);
        first.move_before(&mut ir, last);
        // Insert before the last, after the first, and in the middle.
        let mut middle = first;
        for number in 0..3_000_u32 {
            let new = op(&mut ir);
            match number % 3 {
                0 => new.move_before(&mut ir, last),
                1 => new.move_after(&mut ir, first),
                _ => new.move_after(&mut ir, middle),
            }
            if number % 100 == 2 {
                middle = new;
            }
        }
        check(&ir, first);
    }

    #[test]
    fn a_full_gap_is_widened() {
        let mut ir = Ir::new();
        let block = ir.create_block(&[]);
        let anchor = op(&mut ir);
        block.append(&mut ir, anchor);
        // Each is inserted directly after the anchor, so the gap halves every time.
        for _ in 0..20_000 {
            let new = op(&mut ir);
            new.move_after(&mut ir, anchor);
        }
        check(&ir, anchor);
        // Numbers at the upper end make room downwards.
        let last = block.last_op(&ir).unwrap();
        ir.ops.get_mut(last).order = Order::new(u64::MAX - 1);
        for _ in 0..100 {
            let new = op(&mut ir);
            block.append(&mut ir, new);
        }
        check(&ir, anchor);
    }
}
