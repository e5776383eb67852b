//! What the driver does with each operation.
//!
//! **Invariant:** the worklist has no erased operation while a pattern runs: the log of changes is
//! read after each one.

use super::checks::{Fingerprint, verify_around};
use super::config::{GreedyConfig, GreedyError, GreedyOutcome, RegionSimplification, Strictness};
use super::near::Near;
use super::worklist::Worklist;
use crate::constants::Constants;
use crate::frozen::{Candidate, Candidates, FrozenPatterns};
use crate::limits::{MIN_STEPS, STEPS_PER_OPERATION};
use crate::listener::{DebugRewrites, RewriteListener};
use crate::panics::{Doing, watch};
use crate::region::{erase_unreachable_blocks_in, simplify_regions};
use ods_ir::ir::{
    Block, Change, InsertPoint, Ir, MatchFailure, OpBuilder, Operation, Region, WalkOrder,
    WalkResult,
};
use ods_ir::op::{FoldResult, Folded};
use ods_lookup::{LookupMap, LookupSet};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::cmp::Reverse;

/// What happened to one operation.
enum Step {
    Nothing,
    Changed,
    Rewritten,
}

pub(super) struct Driver<'a> {
    config: &'a GreedyConfig,
    patterns: Candidates<'a>,
    scope: Region,
    listener: &'a mut dyn RewriteListener,
    worklist: Worklist,
    /// The operations that may be rewritten, unless all may.
    filtered: LookupSet<Operation>,
    near: Near,
    /// Whether the listener ignores all that it is told.
    is_idle: bool,
    /// Whether operations that fold may become constants, and unused ones are erased at once, because
    /// nobody asks which operations are new, or what was done before a limit.
    converts: bool,
    buffer: Vec<Change>,
    outcome: GreedyOutcome,
    /// How often each pattern was applied to operations of each name in this iteration, while that
    /// is counted. Folding has the number `u32::MAX`.
    applied: Option<Applied>,
    /// What is done now, for the note about a panic in it.
    doing: Option<Doing>,
    /// Whether a pattern changed something in this step, and said that it did not match.
    changed_without_match: bool,
}

thread_local! {
    /// The memory for the operations of a region, kept for the next one on the same thread.
    static WALKED: RefCell<Vec<Operation>> = const { RefCell::new(Vec::new()) };
}

/// By the number of the pattern and of the name: both as text, and how often.
type Applied = LookupMap<(u32, usize), (String, String, u64)>;

/// The number of folding in [`Driver::applied`].
const FOLD: u32 = u32::MAX;

/// Added to the number of a pattern that changed something without a match.
const UNMATCHED: u32 = 1 << 31;

impl<'a> Driver<'a> {
    pub(super) fn new(
        patterns: &'a FrozenPatterns,
        config: &'a GreedyConfig,
        scope: Region,
        listener: &'a mut dyn RewriteListener,
    ) -> Self {
        Self {
            config,
            patterns: Candidates::new(patterns),
            scope,
            listener,
            worklist: Worklist::new(),
            filtered: LookupSet::default(),
            near: Near::default(),
            is_idle: false,
            converts: false,
            buffer: Vec::new(),
            outcome: GreedyOutcome::default(),
            applied: None,
            doing: None,
            changed_without_match: false,
        }
    }

    pub(super) fn run(
        self,
        ir: &mut Ir,
        work: impl FnOnce(&mut Driver<'_>, &mut Ir) -> Result<(), GreedyError>,
    ) -> Result<GreedyOutcome, GreedyError> {
        if ir.traces_rewrites() {
            let mut both = (DebugRewrites::new(std::io::stderr()), self.listener);
            let listener: &mut dyn RewriteListener = &mut both;
            return Driver { listener, ..self }.run_quietly(ir, work);
        }
        self.run_quietly(ir, work)
    }

    fn run_quietly(
        mut self,
        ir: &mut Ir,
        work: impl FnOnce(&mut Driver<'_>, &mut Ir) -> Result<(), GreedyError>,
    ) -> Result<GreedyOutcome, GreedyError> {
        self.is_idle = self.listener.is_idle();
        self.converts = self.is_idle
            && !ir.is_logging()
            && self.config.strictness == Strictness::AnyOp
            && self.config.max_rewrites.is_none();
        ir.push_change_log();
        if self.listener.wants_failures() {
            ir.log_match_failures();
        }
        let done = watch(&mut self, ir, work, |driver| {
            (driver.doing, &driver.patterns)
        });
        self.read_log(ir);
        ir.pop_change_log();
        done.map(|()| self.outcome)
    }

    pub(super) fn simplify_region(
        &mut self,
        ir: &mut Ir,
        region: Region,
    ) -> Result<(), GreedyError> {
        let config = self.config;
        if config.max_iterations == Some(0) {
            return Ok(());
        }
        loop {
            self.outcome.iterations += 1;
            if config.max_iterations == Some(self.outcome.iterations) {
                self.applied = Some(LookupMap::default());
            }
            let mut again = false;
            if let Some(holders) = self.fill(ir, region) {
                // Operations that are not reachable may use each other in circles, so patterns do
                // not see them. As in MLIR, constants among them are unified before.
                again |= erase_unreachable_blocks_in(ir, &[region], &holders);
                self.read_log(ir);
            }
            again |= self.work(ir)?;
            self.doing = None;
            if config.region_simplification != RegionSimplification::Disabled {
                let merge = config.region_simplification == RegionSimplification::Aggressive;
                again |= simplify_regions(ir, &[region], merge);
                // What lost its last user is not erased at once: it waits for the next iteration,
                // where an equal constant is unified with it.
                let converts = std::mem::take(&mut self.converts);
                self.read_log(ir);
                self.converts = converts;
            }
            if !again {
                return Ok(());
            }
            self.outcome.changed = true;
            if config.max_iterations == Some(self.outcome.iterations) {
                return Err(self.not_converged());
            }
        }
    }

    #[inline]
    pub(super) fn simplify_ops(
        &mut self,
        ir: &mut Ir,
        ops: &[Operation],
    ) -> Result<(), GreedyError> {
        self.outcome.iterations = 1;
        let is_inside = |op: &&Operation| op.parent_region(ir).is_some();
        for op in ops.iter().filter(is_inside) {
            self.filtered.insert(*op);
            self.worklist.push(*op);
        }
        self.outcome.changed = self.work(ir)?;
        if self.worklist.pop().is_some() {
            return Err(self.not_converged());
        }
        Ok(())
    }

    /// Fills the worklist with the operations of a region, and unifies the constants among them.
    /// Returns the operations with regions, if the region, or one nested in it, has several blocks.
    fn fill(&mut self, ir: &mut Ir, region: Region) -> Option<Vec<Operation>> {
        self.worklist.clear();
        let order = if self.config.top_down {
            WalkOrder::PreOrder
        } else {
            WalkOrder::PostOrder
        };
        let mut ops = WALKED.take();
        let has_several = |region: &Region| !region.is_empty(ir) && !region.has_one_block(ir);
        let mut has_several_blocks = has_several(&region);
        let mut holders = Vec::new();
        for block in region.blocks(ir) {
            for op in block.operations(ir) {
                if op.is_leaf(ir) {
                    ops.push(op);
                    continue;
                }
                op.walk_with(ir, order, |op| {
                    if !op.is_leaf(ir) {
                        has_several_blocks |= op.regions(ir).iter().any(has_several);
                        holders.push(op);
                    }
                    ops.push(op);
                    WalkResult::Advance
                });
            }
        }
        if self.config.strictness != Strictness::AnyOp && self.outcome.iterations == 1 {
            self.filtered.extend(ops.iter().copied());
        }
        // Operations around others are in the list before these, and all are in the scope.
        let adds_alone = self.config.top_down
            && self.config.strictness == Strictness::AnyOp
            && self.scope == region;
        let mut constants = Constants::new();
        // Those to add at once, while that is the order in which they come.
        let (mut at_once, mut count) = (adds_alone, 0);
        for at in 0..ops.len() {
            let op = ops[at];
            if !op.is_alive(ir) {
                continue;
            }
            let flags = self.patterns.flags(ir, op, op.name_number(ir));
            if self.config.unify_constants
                && flags.is_constant
                && let Some(is_kept) = constants.insert_constant(ir, op)
            {
                if !is_kept {
                    // What used it is next.
                    if std::mem::take(&mut at_once) {
                        for op in &ops[..count] {
                            self.worklist.push(*op);
                        }
                    }
                    self.read_log(ir);
                    continue;
                }
                // Nothing but the place of a constant changed.
                ir.take_changes(&mut self.buffer);
                self.buffer.clear();
            }
            if !adds_alone {
                self.add(ir, op);
            } else if flags.may_change && at_once {
                ops[count] = op;
                count += 1;
            } else if flags.may_change {
                self.worklist.push(op);
            }
        }
        if at_once {
            self.worklist.fill(&ops[..count]);
        } else if self.config.top_down {
            self.worklist.reverse();
        }
        ops.clear();
        WALKED.set(ops);
        has_several_blocks.then_some(holders)
    }

    /// Adds an operation and those around it, if it is in the scope.
    fn add(&mut self, ir: &Ir, op: Operation) {
        let (block, name) = op.block_and_name(ir);
        if !self.is_inside(ir, block) {
            return;
        }
        if self.patterns.flags(ir, op, name).may_change {
            self.add_one(op);
        }
        for at in 0..self.near.around().len() {
            self.add_one(self.near.around()[at]);
        }
    }

    /// Looks around a block. Returns whether it is in the scope.
    #[inline]
    fn is_inside(&mut self, ir: &Ir, block: Option<Block>) -> bool {
        let patterns = &mut self.patterns;
        self.near.is_inside(ir, block, self.scope, |op| {
            patterns.flags(ir, op, op.name_number(ir)).may_change
        })
    }

    /// Adds an operation that lost a user. An unused one without operands, as constants are, is
    /// erased at once: nothing can use it again, and nothing else changes by it.
    fn add_or_erase(&mut self, ir: &mut Ir, op: Operation) {
        if self.converts && op.operands(ir).is_empty() && op.is_unused(ir) {
            let (block, name) = op.block_and_name(ir);
            if self.patterns.flags(ir, op, name).is_always_dead
                && self.is_inside(ir, block)
                && self.near.around().is_empty()
            {
                self.worklist.remove(op);
                op.erase(ir);
                return;
            }
        }
        self.add(ir, op);
    }

    fn add_one(&mut self, op: Operation) {
        if self.config.strictness == Strictness::AnyOp || self.filtered.contains(&op) {
            self.worklist.push(op);
        }
    }

    /// Reads what was logged since the last time. Returns whether it is anything.
    fn read_log(&mut self, ir: &mut Ir) -> bool {
        let mut buffer = std::mem::take(&mut self.buffer);
        ir.take_changes(&mut buffer);
        let is_changed = !buffer.is_empty();
        for change in &buffer {
            match *change {
                Change::BlockInserted(_) | Change::BlockErased(_) => self.near.forget(),
                Change::Inserted(op) if op.is_alive(ir) => {
                    if !op.regions(ir).is_empty() {
                        self.near.forget();
                    }
                    if self.config.strictness == Strictness::ExistingAndNewOps {
                        self.filtered.insert(op);
                    }
                    self.add(ir, op);
                }
                Change::LosesUser(op) if op.is_alive(ir) => {
                    self.add_or_erase(ir, op);
                }
                Change::Modified(op) if op.is_alive(ir) => self.add(ir, op),
                Change::Erased(op) => {
                    self.worklist.remove(op);
                    if self.config.strictness != Strictness::AnyOp {
                        self.filtered.remove(&op);
                    }
                }
                _ => {}
            }
            if !self.is_idle {
                self.listener.changed(ir, *change);
            }
        }
        buffer.clear();
        self.buffer = buffer;
        is_changed
    }

    /// Works until the worklist is empty. Returns whether anything changed.
    fn work(&mut self, ir: &mut Ir) -> Result<bool, GreedyError> {
        let mut changed = false;
        let (mut rewrites, mut steps) = (0, 0);
        let max_steps = MIN_STEPS + STEPS_PER_OPERATION * self.worklist.len() as u64;
        while self.config.max_rewrites.is_none_or(|max| rewrites < max) {
            let Some(op) = self.worklist.pop() else {
                break;
            };
            self.changed_without_match = false;
            let step = self.step(ir, op)?;
            if let Step::Nothing = step {
                // It is no progress, but may go on for ever.
                if !self.changed_without_match {
                    continue;
                }
                self.outcome.changed = true;
            } else {
                changed = true;
            }
            rewrites += u64::from(matches!(step, Step::Rewritten));
            steps += 1;
            if steps == max_steps / 2 {
                self.applied.get_or_insert_default();
            } else if steps == max_steps {
                self.outcome.changed = true;
                self.outcome.rewrites += rewrites;
                return Err(self.not_converged());
            }
        }
        self.outcome.rewrites += rewrites;
        Ok(changed)
    }

    /// Erases, folds or rewrites one operation.
    fn step(&mut self, ir: &mut Ir, op: Operation) -> Result<Step, GreedyError> {
        self.doing = None;
        let flags = self.patterns.flags(ir, op, op.name_number(ir));
        if op.is_unused(ir) && (flags.is_always_dead || op.would_be_trivially_dead(ir)) {
            op.erase(ir);
            self.read_log(ir);
            return Ok(Step::Changed);
        }
        if self.config.fold && flags.folds && self.fold(ir, op) {
            return Ok(Step::Changed);
        }
        if flags.has_patterns {
            for candidate in self.patterns.of(ir, op) {
                if self.apply(ir, op, candidate)? {
                    return Ok(Step::Rewritten);
                }
            }
        }
        Ok(Step::Nothing)
    }

    /// Folds an operation. Returns whether anything changed.
    fn fold(&mut self, ir: &mut Ir, op: Operation) -> bool {
        self.doing = Some(Doing::folding(ir, op));
        let in_place = match op.fold_constants(ir) {
            Folded::No => return false,
            Folded::InPlace => true,
            Folded::To(found) => {
                if self.applied.is_some() {
                    self.count(ir, FOLD, op, "fold");
                }
                if !self.replace(ir, op, found) {
                    self.uncount(ir, FOLD, op);
                    self.read_log(ir);
                    self.not_materialized(ir, op);
                    return false;
                }
                false
            }
        };
        self.outcome.folds += 1;
        if !self.is_idle {
            self.listener.folded(ir, op, in_place);
        }
        self.read_log(ir);
        if in_place {
            self.count(ir, FOLD, op, "fold");
            self.add(ir, op);
        }
        true
    }

    /// Replaces an operation by what it folds to. Returns false, with nothing changed, if its dialect
    /// builds no operation for a constant.
    fn replace(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        mut found: SmallVec<[FoldResult; 1]>,
    ) -> bool {
        if self.converts && found.len() == 1 {
            match found.pop() {
                Some(FoldResult::Attr(value)) => match op.become_constant(ir, value) {
                    Ok(()) => return true,
                    Err(value) => found.push(FoldResult::Attr(value)),
                },
                Some(FoldResult::Value(value)) => {
                    if op.replace_leaf(ir, value) {
                        return true;
                    }
                    found.push(FoldResult::Value(value));
                }
                None => {}
            }
        }
        let mut b = OpBuilder::new(ir);
        b.set_insert_point(InsertPoint::Before(op));
        let Some(values) = b.materialize(op, found) else {
            return false;
        };
        b.replace_by(op, &values);
        true
    }

    /// Tells a listener that asks for failures that folding `op` came to nothing.
    fn not_materialized(&mut self, ir: &Ir, op: Operation) {
        if self.listener.wants_failures() {
            let (name, dialect) = (op.name(ir).as_str(), op.name(ir).dialect());
            let reason = format!(
                "`{name}` folds to a constant that the dialect `{dialect}` cannot materialize"
            );
            self.listener.match_failed(ir, &MatchFailure { op, reason });
        }
    }

    /// Tries one pattern. Returns whether it matched.
    fn apply(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        candidate: Candidate,
    ) -> Result<bool, GreedyError> {
        let config = self.config;
        let (number, pattern) = (candidate.number, self.patterns.get(candidate));
        let checks = config.expensive_checks || ir.checks_rewrites();
        let before = checks.then(|| {
            let name = op.name(ir).as_str().to_owned();
            (name, op.location(ir), Fingerprint::of(ir, self.scope))
        });
        if self.applied.is_some() {
            self.count(ir, number, op, pattern.name());
        }
        self.doing = Some(Doing::applying(ir, op, candidate));
        self.listener.pattern_began(ir, pattern, op);
        let was_changed = ir.has_logged_changes();
        let matched = self.patterns.apply(candidate, op, &mut OpBuilder::new(ir));
        let matched = matched.is_some();
        if self.listener.wants_failures() {
            for failure in ir.take_match_failures() {
                self.listener.match_failed(ir, &failure);
            }
        }
        let is_changed = self.read_log(ir) && !was_changed;
        if !matched {
            self.uncount(ir, number, op);
        }
        if !matched && is_changed {
            self.changed_without_match = true;
            if self.applied.is_some() && op.is_alive(ir) {
                let name = format!("{}, returning None", pattern.name());
                self.count(ir, number | UNMATCHED, op, &name);
            }
        }
        self.listener.pattern_ended(ir, pattern, op, matched);
        if let Some((op, location, before)) = before {
            let pattern = pattern.name().to_owned();
            if !matched && before != Fingerprint::of(ir, self.scope) {
                return Err(GreedyError::ChangedWithoutMatch {
                    pattern,
                    op,
                    location,
                });
            }
            if matched && let Err(diagnostics) = verify_around(ir, self.scope) {
                return Err(GreedyError::Invalid {
                    pattern,
                    op,
                    location,
                    diagnostics,
                });
            }
        }
        Ok(matched)
    }

    /// Counts that a pattern, or folding, is applied to `op`.
    fn count(&mut self, ir: &Ir, number: u32, op: Operation, what: &str) {
        if let Some(applied) = &mut self.applied {
            let name = op.name(ir).as_str();
            let key = (number, op.name_number(ir));
            let entry = applied.entry(key);
            let entry = entry.or_insert_with(|| (what.to_owned(), name.to_owned(), 0));
            entry.2 += 1;
        }
    }

    /// Takes back the last [`count`](Self::count), after which nothing changed.
    fn uncount(&mut self, ir: &Ir, number: u32, op: Operation) {
        if let Some(applied) = &mut self.applied
            && op.is_alive(ir)
            && let Some(entry) = applied.get_mut(&(number, op.name_number(ir)))
        {
            entry.2 -= 1;
        }
    }

    fn not_converged(&mut self) -> GreedyError {
        let applied = self.applied.take().unwrap_or_default();
        let mut list = applied.sorted(|_, (what, name, count)| {
            (*count > 0).then(|| (Reverse(*count), what.clone(), name.clone()))
        });
        GreedyError::NotConverged {
            outcome: self.outcome,
            applied: list
                .drain(..)
                .map(|(count, what, name)| (what, name, count.0))
                .collect(),
        }
    }
}
