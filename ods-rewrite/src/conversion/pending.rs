//! What a conversion did so far: what is replaced at the end, and what can be undone.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::ir::{Change, Ir, Operation, Replacement, Value, WalkOrder, WalkResult};
use ods_lookup::{LookupMap, LookupSet};

/// What was done so far.
#[derive(Default)]
pub(super) struct Pending {
    /// What is replaced and erased at the end.
    replaced: Vec<Replacement>,
    /// The operations in [`replaced`](Self::replaced), with true, and those nested in them.
    is_replaced: LookupMap<Operation, bool>,
    /// The changes of [`is_replaced`](Self::is_replaced), each with what was there before.
    journal: Vec<(Operation, Option<bool>)>,
    created: Vec<Operation>,
    /// How often something changed that cannot be undone.
    permanent: usize,
}

/// How much was done at some time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    replaced: usize,
    journal: usize,
    created: usize,
    permanent: usize,
}

impl Pending {
    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark {
            replaced: self.replaced.len(),
            journal: self.journal.len(),
            created: self.created.len(),
            permanent: self.permanent,
        }
    }

    /// Whether an operation is replaced or erased at the end.
    #[inline]
    pub(super) fn is_replaced(&self, op: Operation) -> bool {
        self.is_replaced.contains_key(&op)
    }

    /// Whether something was done since `mark` that cannot be undone.
    #[inline]
    pub(super) fn is_permanent(&self, mark: Mark) -> bool {
        self.permanent != mark.permanent
    }

    /// Takes over what was done since the last call. Returns the operations that were created and
    /// are still there.
    ///
    /// # Panics
    ///
    /// If an operation was replaced or erased that is in the list already.
    #[inline]
    pub(super) fn note(&mut self, ir: &mut Ir) -> Vec<Operation> {
        let mut changes = Vec::new();
        ir.take_changes(&mut changes);
        let mut created: Vec<Operation> = Vec::new();
        let mut is_own = LookupSet::default();
        for change in changes {
            self.permanent += match change {
                Change::Created(op) => {
                    is_own.insert(op);
                    created.push(op);
                    0
                }
                Change::Replaced { .. } | Change::LosesUser(_) => 0,
                Change::Inserted(op) | Change::Modified(op) | Change::Erased(op) => {
                    usize::from(!is_own.contains(&op))
                }
                Change::BlockInserted(block) if block.is_alive(ir) => {
                    let around = block.parent_op(ir);
                    usize::from(!around.is_some_and(|op| is_own.contains(&op)))
                }
                _ => 1,
            };
        }
        created.retain(|op| op.is_alive(ir));
        self.created.extend(&created);
        for replacement in ir.take_replacements() {
            let op = replacement.op;
            if !op.is_alive(ir) {
                continue;
            }
            let is_known = self.is_replaced.get(&op) == Some(&true);
            assert!(!is_known, "`{}` was replaced before", op.name(ir).as_str());
            op.walk_with(ir, WalkOrder::PreOrder, |nested| {
                let known = self.is_replaced.get(&nested).copied();
                self.journal.push((nested, known));
                self.is_replaced
                    .insert(nested, known == Some(true) || nested == op);
                WalkResult::Advance
            });
            self.replaced.push(replacement);
        }
        created
    }

    /// Undoes what a pattern did that did not match, as far as possible.
    #[inline]
    pub(super) fn forget(&mut self, ir: &mut Ir, mark: Mark) {
        self.permanent = mark.permanent;
        self.undo(ir, mark);
    }

    /// Undoes what was done since `mark`, if all of it can be undone. Returns whether it did.
    #[inline]
    pub(super) fn undo(&mut self, ir: &mut Ir, mark: Mark) -> bool {
        if self.is_permanent(mark) {
            return false;
        }
        self.replaced.truncate(mark.replaced);
        for (op, before) in self.journal.drain(mark.journal..).rev() {
            match before {
                Some(before) => self.is_replaced.insert(op, before),
                None => self.is_replaced.remove(&op),
            };
        }
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
        true
    }

    /// Replaces and erases what was converted. `renamed` are values whose uses were replaced before,
    /// with the new ones.
    #[inline]
    pub(super) fn finish(
        &mut self,
        ir: &mut Ir,
        renamed: impl IntoIterator<Item = (Value, Value)>,
    ) -> Result<(), Diagnostic> {
        self.replaced.retain(|replaced| replaced.op.is_alive(ir));
        let mut values: LookupMap<Value, Value> = LookupMap::default();
        values.extend(renamed.into_iter().filter(|(old, _)| !old.is_alive(ir)));
        for Replacement { op, values: new } in &self.replaced {
            values.extend(op.results(ir).iter().copied().zip(new.iter().copied()));
        }
        for Replacement { op, values: new } in &self.replaced {
            for (number, new) in new.iter().enumerate() {
                let mut last = *new;
                // No chain is longer than there are values.
                for _ in 0..values.len() {
                    match values.get(&last) {
                        Some(next) => last = *next,
                        None => break,
                    }
                }
                if last.is_alive(ir) {
                    op.result(ir, number).replace_all_uses_with(ir, last);
                }
            }
        }
        let kept = self.take_used(ir);
        for Replacement { op, .. } in &self.replaced {
            op.drop_all_references(ir);
        }
        for Replacement { op, .. } in self.replaced.drain(..) {
            // It may have been nested in another one.
            if op.is_alive(ir) {
                op.erase(ir);
            }
        }
        kept.map_or(Ok(()), |Replacement { op, values }| {
            let name = op.name(ir).as_str().to_owned();
            let message = if values.is_empty() {
                format!("the pattern for '{name}' erased it, but it is used")
            } else {
                format!("what replaces '{name}' was erased, but it is used")
            };
            Err(Diagnostic::error(op.location(ir), message))
        })
    }

    /// Takes out the operations that are still used by others than those that go. Returns the first
    /// one.
    #[inline]
    fn take_used(&mut self, ir: &Ir) -> Option<Replacement> {
        let mut first = None;
        loop {
            let is_used = |replaced: &Replacement| {
                let goes = |user: Operation| self.is_replaced.contains_key(&user);
                is_used_by_others(ir, replaced.op, goes)
            };
            let Some(at) = self.replaced.iter().position(is_used) else {
                return first;
            };
            let used = self.replaced.remove(at);
            used.op.walk_with(ir, WalkOrder::PreOrder, |op| {
                self.is_replaced.remove(&op);
                WalkResult::Advance
            });
            first.get_or_insert(used);
        }
    }
}

/// Whether a value of `top`, or one nested in it, is used by an operation that does not go.
#[inline]
fn is_used_by_others(ir: &Ir, top: Operation, goes: impl Fn(Operation) -> bool) -> bool {
    let are_used = |values: &[Value]| {
        let mut uses = values.iter().flat_map(|value| value.uses(ir));
        uses.any(|operand| !goes(operand.owner))
    };
    let mut is_used = false;
    top.walk_with(ir, WalkOrder::PreOrder, |op| {
        is_used = are_used(op.results(ir));
        for region in op.regions(ir) {
            is_used |= { region.blocks(ir) }.any(|block| are_used(block.arguments(ir)));
        }
        if is_used {
            WalkResult::Interrupt
        } else {
            WalkResult::Advance
        }
    });
    is_used
}
