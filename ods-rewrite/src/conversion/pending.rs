//! What a conversion did so far: what is replaced at the end, and what can be undone.

use crate::frozen::Candidate;
use ods_ir::ir::{Change, Ir, OpBuilder, Operation, Replacement, Value, WalkOrder, WalkResult};
use ods_lookup::{LookupMap, LookupSet};

/// What was done so far.
#[derive(Default)]
pub(super) struct Pending {
    /// What is replaced and erased at the end.
    replaced: Vec<Replacement>,
    /// The pattern that replaced each of them; `None` if it was folded.
    by: Vec<Option<Candidate>>,
    /// The operations in [`replaced`](Self::replaced), and those nested in them.
    is_replaced: LookupSet<Operation>,
    /// What was added to [`is_replaced`](Self::is_replaced).
    journal: Vec<Operation>,
    /// What was moved out of operations that wait.
    freed: Vec<Operation>,
    /// The values all of whose uses were replaced at once, each with the new one.
    renamed: Vec<(Value, Value)>,
    created: Vec<Operation>,
    /// The place of each operation in [`created`](Self::created).
    places: LookupMap<Operation, usize>,
    /// The operations that changed; `None` for changes of others. What was created goes if it is
    /// undone, so that its changes need not be.
    changed: Vec<Option<Operation>>,
}

/// How much was done at some time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    replaced: usize,
    journal: usize,
    created: usize,
    changed: usize,
    renamed: usize,
}

impl Pending {
    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark {
            replaced: self.replaced.len(),
            journal: self.journal.len(),
            created: self.created.len(),
            changed: self.changed.len(),
            renamed: self.renamed.len(),
        }
    }

    /// Whether an operation is replaced or erased at the end.
    #[inline]
    pub(super) fn is_replaced(&self, op: Operation) -> bool {
        self.is_replaced.contains(&op)
    }

    /// Whether something was done since `mark` that cannot be undone.
    #[inline]
    pub(super) fn is_permanent(&self, mark: Mark) -> bool {
        let is_new = |op: &Operation| {
            let place = self.places.get(op);
            place.is_some_and(|place| *place >= mark.created)
        };
        let mut changed = self.changed[mark.changed..].iter();
        changed.any(|op| !op.as_ref().is_some_and(is_new))
    }

    /// Takes over what was done since the last call, by a pattern or by folding. Returns the operations
    /// that were created and are still there.
    #[inline]
    pub(super) fn note(&mut self, ir: &mut Ir, by: Option<Candidate>) -> Vec<Operation> {
        let first = self.created.len();
        let mut moved = Vec::new();
        let mut changes = Vec::new();
        ir.take_changes(&mut changes);
        let deferred = ir.take_deferred();
        for change in changes {
            match change {
                Change::Created(op) => {
                    self.places.insert(op, self.created.len());
                    self.created.push(op);
                }
                Change::Inserted(op) => {
                    self.changed.push(Some(op));
                    moved.push(op);
                }
                Change::Modified(op) | Change::Erased(op) => self.changed.push(Some(op)),
                // Taking a block out of another operation, also to erase it, is noted as a change of
                // that.
                Change::BlockInserted(block) if block.is_alive(ir) => {
                    self.changed.push(block.parent_op(ir));
                    // Those in a block wait together, or none does.
                    let around = block
                        .parent_op(ir)
                        .filter(|around| self.is_replaced(*around));
                    let mut ends = block.first_op(ir).into_iter().chain(block.last_op(ir));
                    if around.is_some() || ends.any(|op| self.is_replaced(op)) {
                        moved.extend(block.operations(ir));
                    }
                }
                Change::Replaced { .. }
                | Change::LosesUser(_)
                | Change::BlockInserted(_)
                | Change::BlockErased(_) => {}
                _ => self.changed.push(None),
            }
        }
        let is_detached = |op: &Operation| op.is_alive(ir) && op.parent_block(ir).is_none();
        moved.extend(deferred.touched.iter().copied().filter(is_detached));
        self.changed.extend(deferred.touched.into_iter().map(Some));
        self.renamed.extend(deferred.renamed);
        for replacement in deferred.replaced {
            let op = replacement.op;
            if !op.is_alive(ir) {
                continue;
            }
            op.walk_with(ir, WalkOrder::PreOrder, |nested| {
                if self.is_replaced.insert(nested) {
                    self.journal.push(nested);
                }
                WalkResult::Advance
            });
            self.by.push(by);
            self.replaced.push(replacement);
        }
        for op in moved {
            if op.is_alive(ir) {
                self.note_moved(ir, op);
            }
        }
        let created = self.created[first..].iter().copied();
        created.filter(|op| op.is_alive(ir)).collect()
    }

    /// Takes over what a folder did: it stays, also if patterns are undone.
    #[inline]
    pub(super) fn note_folded(&mut self, ir: &mut Ir) {
        let mark = self.mark();
        self.note(ir, None);
        self.changed.truncate(mark.changed);
        for op in self.created.drain(mark.created..) {
            self.places.remove(&op);
        }
    }

    /// Takes over that an operation was moved, perhaps into one that waits, or out of it.
    #[inline]
    fn note_moved(&mut self, ir: &mut Ir, op: Operation) {
        if self.goes(&OpBuilder::new(ir), op) != self.is_replaced(op) {
            self.look_again(ir, op);
        }
    }

    /// Whether an operation waits, or is directly in one that goes.
    #[inline]
    fn goes(&self, b: &OpBuilder<'_>, op: Operation) -> bool {
        let around = op.parent_op(b);
        b.is_replaced(op) || around.is_some_and(|around| self.is_replaced(around))
    }

    /// Finds out which operations go, of this one and those nested in it.
    #[inline]
    fn look_again(&mut self, ir: &mut Ir, op: Operation) {
        let b = OpBuilder::new(ir);
        let mut is_free = false;
        op.walk_with(&b, WalkOrder::PreOrder, |nested| {
            if self.goes(&b, nested) {
                if self.is_replaced.insert(nested) {
                    self.journal.push(nested);
                }
            } else {
                is_free |= self.is_replaced.remove(&nested);
            }
            WalkResult::Advance
        });
        if is_free {
            self.freed.push(op);
        }
    }

    /// Returns the operations that were moved out of ones that wait since the last call.
    #[inline]
    pub(super) fn take_freed(&mut self) -> Vec<Operation> {
        std::mem::take(&mut self.freed)
    }

    /// Forgets what waits since `mark`, and returns it.
    #[inline]
    fn keep(&mut self, ir: &mut Ir, mark: Mark) -> Vec<Replacement> {
        ir.keep_deferred(&self.replaced[mark.replaced..]);
        let kept = self.replaced.split_off(mark.replaced);
        self.by.truncate(mark.replaced);
        for op in self.journal.drain(mark.journal..) {
            self.is_replaced.remove(&op);
        }
        kept
    }

    /// Undoes what a pattern did that did not match. Returns whether all of it could be undone; else
    /// only what waits is forgotten.
    #[inline]
    pub(super) fn forget(&mut self, ir: &mut Ir, mark: Mark) -> bool {
        let is_undone = self.undo(ir, mark);
        if !is_undone {
            // Something may have been moved into what waited, or out of it.
            for Replacement { op, .. } in self.keep(ir, mark) {
                if op.is_alive(ir) {
                    self.look_again(ir, op);
                }
            }
            for at in mark.changed..self.changed.len() {
                if let Some(op) = self.changed[at].filter(|op| op.is_alive(ir)) {
                    self.note_moved(ir, op);
                }
            }
        }
        is_undone
    }

    /// Undoes what was done since `mark`, if all of it can be undone. Returns whether it did.
    #[inline]
    pub(super) fn undo(&mut self, ir: &mut Ir, mark: Mark) -> bool {
        if self.is_permanent(mark) {
            return false;
        }
        self.keep(ir, mark);
        self.changed.truncate(mark.changed);
        self.renamed.truncate(mark.renamed);
        let created: Vec<_> = self.created.drain(mark.created..).collect();
        for op in &created {
            if op.is_alive(ir) {
                op.drop_all_references(ir);
            }
        }
        for op in created.into_iter().rev() {
            // It may have been nested in another one.
            if op.is_alive(ir) {
                op.erase(ir);
            }
        }
        ir.take_changes(&mut Vec::new());
        ir.take_deferred();
        true
    }

    /// Replaces and erases what was converted.
    ///
    /// # Errors
    ///
    /// If something is still used by an operation that does not go. It stays.
    #[inline]
    pub(super) fn finish(&mut self, ir: &mut Ir) -> Result<(), Wrong> {
        let erased = { self.replaced.iter() }.filter(|replaced| replaced.values.is_empty());
        let erased: LookupSet<Operation> = erased.map(|replaced| replaced.op).collect();
        let is_gone = |value: &Value| {
            let op = value.is_alive(ir).then(|| value.defining_op(ir));
            op.is_none_or(|op| op.is_some_and(|op| erased.contains(&op)))
        };
        let mut values: LookupMap<Value, Value> = LookupMap::default();
        values.extend({ self.renamed.drain(..) }.filter(|(old, _)| is_gone(old)));
        for Replacement { op, values: new } in &self.replaced {
            if !op.is_alive(ir) {
                continue;
            }
            values.extend(op.results(ir).iter().copied().zip(new.iter().copied()));
        }
        for Replacement { op, values: new } in &self.replaced {
            if !op.is_alive(ir) {
                continue;
            }
            for (number, new) in new.iter().enumerate() {
                let last = last_of(&mut values, *new);
                if last.is_alive(ir) {
                    op.result(ir, number).replace_all_uses_with(ir, last);
                }
            }
        }
        let wrong = self.take_used(ir);
        for Replacement { op, .. } in &self.replaced {
            if op.is_alive(ir) {
                op.drop_all_references(ir);
            }
        }
        for Replacement { op, .. } in self.replaced.drain(..) {
            // It may have been nested in another one.
            if op.is_alive(ir) {
                op.erase(ir);
            }
        }
        wrong.map_or(Ok(()), Err)
    }

    /// Takes out the operations that are still used by others than those that go. Returns the first
    /// one.
    #[inline]
    fn take_used(&mut self, ir: &Ir) -> Option<Wrong> {
        let mut first: Option<(usize, Operation)> = None;
        let numbers = self.replaced.iter().zip(0..);
        let numbers: LookupMap<Operation, usize> =
            numbers.map(|(replaced, at)| (replaced.op, at)).collect();
        let mut pending: Vec<usize> = (0..self.replaced.len()).collect();
        while let Some(at) = pending.pop() {
            let op = self.replaced[at].op;
            let goes = |user: Operation| self.is_replaced.contains(&user);
            if !op.is_alive(ir) || !goes(op) {
                continue;
            }
            let Some(user) = user_that_stays(ir, op, goes) else {
                continue;
            };
            op.walk_with(ir, WalkOrder::PreOrder, |nested| {
                self.is_replaced.remove(&nested);
                // What it uses stays, too.
                for operand in nested.operands(ir) {
                    let mut around = operand.defining_op(ir);
                    while let Some(op) = around {
                        pending.extend(numbers.get(&op).copied());
                        around = op.parent_op(ir);
                    }
                }
                WalkResult::Advance
            });
            if first.is_none_or(|(first, _)| at < first) {
                first = Some((at, user));
            }
        }
        let wrong = first.map(|(at, user)| Wrong {
            op: self.replaced[at].op,
            is_erased: self.replaced[at].values.is_empty(),
            by: self.by[at],
            user,
        });
        let is_replaced = &self.is_replaced;
        self.replaced.retain(|it| is_replaced.contains(&it.op));
        wrong
    }
}

/// What cannot go at the end.
pub(super) struct Wrong {
    pub(super) op: Operation,
    /// Whether it was erased; else what replaces it was.
    pub(super) is_erased: bool,
    pub(super) by: Option<Candidate>,
    /// Who uses it.
    pub(super) user: Operation,
}

/// The value at the end of a chain of replacements, which becomes the next one of all in the chain.
#[inline]
fn last_of(values: &mut LookupMap<Value, Value>, value: Value) -> Value {
    let (mut last, mut chain) = (value, Vec::new());
    let (mut anchor, mut limit) = (value, 16);
    while let Some(next) = values.get(&last).copied() {
        chain.push(last);
        last = next;
        if last == anchor {
            // Values that replace each other.
            values.remove(&last);
            break;
        }
        if chain.len() == limit {
            (anchor, limit) = (last, 2 * limit);
        }
    }
    for inner in chain {
        if inner != last {
            values.insert(inner, last);
        }
    }
    last
}

/// The first operation that does not go and uses a value of `top`, or one nested in it.
#[inline]
fn user_that_stays(ir: &Ir, top: Operation, goes: impl Fn(Operation) -> bool) -> Option<Operation> {
    let user_of = |values: &[Value]| {
        let users = values.iter().flat_map(|value| value.uses(ir));
        { users }
            .map(|operand| operand.owner)
            .find(|user| !goes(*user))
    };
    let mut found = None;
    top.walk_with(ir, WalkOrder::PreOrder, |op| {
        found = user_of(op.results(ir));
        for region in op.regions(ir) {
            found = found.or_else(|| region.blocks(ir).find_map(|it| user_of(it.arguments(ir))));
        }
        if found.is_some() {
            WalkResult::Interrupt
        } else {
            WalkResult::Advance
        }
    });
    found
}
