//! The verifier: MLIR's checks, in MLIR's order, with MLIR's messages.
//!
//! For every operation, outermost first (`mlir::verify`):
//! 1. on entry: the invariants of registered ops (`invariants.rs`), then for each region
//!    the rules of graph regions and entry blocks;
//! 2. blocks and nested operations; isolated operations are deferred;
//! 3. on exit: the isolated operations, each with its own dominance check, then traits
//!    and hooks that check regions; unregistered operations;
//! 4. dominance of operands, once for the whole isolated operation.
//!
//! The first error ends the check of its innermost isolated operation; siblings of that
//! operation are still checked, so that every function of a module reports its own first
//! error.
//!
//! **Invariant:** no recursion over nesting: depth costs heap, never stack.

mod blocks;
mod dominance;
mod invariants;
mod known;
mod plain;
mod region_invariants;
mod unregistered;

use crate::accessors::option_setters;
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::ir::{EntityId, Ir, NIL, NestedNumber, OpData, Operation, Region, UseCheck};
use crate::op::VerifyResult;
use crate::op::spec::OpSpec;
pub(crate) use invariants::{is_well_formed, wrong_attribute, wrong_segments};
pub(crate) use plain::Checks;
pub(crate) use region_invariants::{isolated_from_above, symbol_table};
use std::cell::RefCell;
use std::sync::OnceLock;

/// Options of verification.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::verify::{VerifyOptions, verify_with};
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut OpBuilder::new(&mut ir), Location::UNKNOWN);
/// let options = VerifyOptions::new().debug_info(true);
/// assert!(verify_with(module.operation(), &ir, options).is_ok());
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// Accept operations of dialects that are not registered.
    pub allow_unregistered_dialects: bool,
    /// Verify isolated operations on all cores, if the feature `rayon` is enabled; the
    /// result is the same.
    pub parallel: bool,
    /// Print locations in messages that contain a whole operation.
    pub debug_info: bool,
}

impl VerifyOptions {
    /// The default options.
    pub fn new() -> Self {
        Self::default()
    }

    option_setters! {
        allow_unregistered_dialects: bool,
        parallel: bool,
        debug_info: bool,
    }
}

/// How an operation is printed in a message, with locations or without. The printer is not in this
/// crate: the caller that verifies provides it.
pub type OpText = fn(Operation, &Ir, bool) -> String;

/// Whether `op` and everything nested in it is valid, operations of unregistered dialects included.
#[doc(hidden)]
pub fn is_valid(op: Operation, ir: &Ir) -> bool {
    let options = VerifyOptions::new().allow_unregistered_dialects(true);
    verify_with(op, ir, options, |_, _, _| String::new()).is_ok()
}

/// Verifies `op` and everything nested in it. Messages have operations as `text` prints them.
///
/// # Errors
///
/// All errors, at most one for each isolated operation.
pub fn verify_with(
    op: Operation,
    ir: &Ir,
    options: VerifyOptions,
    text: OpText,
) -> Result<(), Vec<Diagnostic>> {
    let facts = Facts {
        ir,
        verifies_attributes: ir.registry().verifies_attributes(),
        options,
        accepted: OnceLock::new(),
        text,
    };
    let mut verifier = Verifier::new(&facts);
    #[cfg(feature = "rayon")]
    if options.parallel && ir.operation_count() >= crate::limits::MIN_PARALLEL_OPERATIONS {
        verifier.levels = crate::limits::MAX_PARALLEL_LEVELS;
    }
    let errors = verifier.verify(op);
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// Classifies the errors of one group of rules.
trait OfKind {
    /// Gives an error this kind, unless it has one.
    fn of_kind(self, kind: DiagnosticKind) -> Self;
}

impl OfKind for VerifyResult {
    #[inline]
    fn of_kind(self, kind: DiagnosticKind) -> Self {
        self.map_err(|error| error.of_kind(kind))
    }
}

/// The context shared by the whole verification.
struct Facts<'ir> {
    ir: &'ir Ir,
    /// Whether a dialect verifies discardable attributes.
    verifies_attributes: bool,
    /// By number of the name: whether an operation without a definition may have it.
    accepted: OnceLock<Vec<bool>>,
    options: VerifyOptions,
    /// How operations are printed in messages.
    text: OpText,
}

impl Facts<'_> {
    /// By number of the name: whether an operation without a definition may have it. Found out when
    /// the first one is verified.
    fn accepted(&self) -> &[bool] {
        let names = || unregistered::accepted_names(self.ir, self.options);
        self.accepted.get_or_init(names)
    }
}

/// A pending step; the last one runs first.
#[derive(Clone, Copy)]
enum Task {
    /// Checks an isolated operation with everything nested in it.
    EnterScope(Operation),
    EnterBlock(u32),
    /// Checks the rest of a block from this operation on.
    Rest(u32),
    /// Everything in the block is checked.
    ExitBlock(u32),
    /// Checks the isolated operations directly inside: those added to their list since it
    /// had this length.
    ExitOp(Operation, usize),
    /// Everything inside is checked.
    FinishOp(Operation),
    /// Ends an isolated operation with its dominance check.
    CloseScope(Operation),
}

/// An isolated operation that is being checked.
struct Scope {
    /// Length of the task list below it.
    base: usize,
    /// Length of the list of isolated operations below it.
    isolated_base: usize,
    /// A nested check failed, so the rest is skipped.
    failed: bool,
    /// Whether every operand checked so far is defined before its use, and inside.
    uses_are_right: bool,
    /// A unique number.
    number: u32,
}

thread_local! {
    /// Addresses of the `Ir`s that this thread is verifying.
    static UNDER_WAY: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// Whether this thread is verifying `ir`, so that the call comes from a hook.
#[doc(hidden)]
pub fn is_under_way(ir: &Ir) -> bool {
    let address = std::ptr::from_ref(ir).addr();
    UNDER_WAY.with_borrow(|all| all.contains(&address))
}

/// Registers the verification of an `Ir` while it exists.
struct UnderWay;

impl UnderWay {
    fn begin(ir: &Ir) -> Self {
        UNDER_WAY.with_borrow_mut(|all| all.push(std::ptr::from_ref(ir).addr()));
        Self
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        UNDER_WAY.with_borrow_mut(Vec::pop);
    }
}

struct Verifier<'a> {
    facts: &'a Facts<'a>,
    /// Levels of isolated operations that may still start threads.
    #[cfg(feature = "rayon")]
    levels: usize,
    tasks: Vec<Task>,
    /// Isolated operations in entered operations, in program order.
    isolated: Vec<Operation>,
    scopes: Vec<Scope>,
    /// The number of scopes opened so far.
    scope_count: u32,
    uses: UseCheck,
    known: known::Known,
    errors: Vec<Diagnostic>,
}

impl<'a> Verifier<'a> {
    /// A verifier that starts no threads.
    fn new(facts: &'a Facts<'a>) -> Self {
        Self {
            facts,
            #[cfg(feature = "rayon")]
            levels: 0,
            tasks: Vec::new(),
            isolated: Vec::new(),
            scopes: Vec::new(),
            scope_count: 0,
            uses: UseCheck::default(),
            known: known::Known::default(),
            errors: Vec::new(),
        }
    }

    /// All errors in `op` as an isolated operation.
    fn verify(&mut self, op: Operation) -> Vec<Diagnostic> {
        self.open_scope(op);
        self.run();
        std::mem::take(&mut self.errors)
    }

    fn open_scope(&mut self, op: Operation) {
        self.tasks.push(Task::CloseScope(op));
        self.tasks.push(Task::EnterScope(op));
    }

    fn run(&mut self) {
        let _under_way = UnderWay::begin(self.facts.ir);
        while let Some(task) = self.tasks.pop() {
            if let Err(error) = self.step(task) {
                self.errors.push(error);
                self.fail();
            }
        }
    }

    /// Ends the check of the innermost isolated operation.
    fn fail(&mut self) {
        if let Some(scope) = self.scopes.pop() {
            self.tasks.truncate(scope.base);
            self.isolated.truncate(scope.isolated_base);
        }
        if let Some(outer) = self.scopes.last_mut() {
            outer.failed = true;
        }
    }

    fn step(&mut self, task: Task) -> VerifyResult {
        let ir = self.facts.ir;
        match task {
            Task::EnterScope(op) => {
                self.scope_count += 1;
                self.scopes.push(Scope {
                    base: self.tasks.len() - 1,
                    isolated_base: self.isolated.len(),
                    failed: false,
                    uses_are_right: true,
                    number: self.scope_count,
                });
                let data = ir.ops.get(op);
                let is_like = self.known.contains(ir, data);
                return self.enter_op(op, data, is_like);
            }
            Task::EnterBlock(block) => {
                let first = ir.blocks.at(block).first_op;
                if first == NIL {
                    let entered = blocks::enter_empty_block(ir, ir.blocks.id(block));
                    return entered.of_kind(DiagnosticKind::Structure);
                }
                let is_registered = ir.spec_of(ir.ops.at(first)).is_some();
                let rest = if is_registered {
                    Some(first)
                } else {
                    self.skip_accepted(ir.ops.id(first)).map(EntityId::index)
                };
                if let Some(rest) = rest {
                    blocks::check_successors(ir, rest).of_kind(DiagnosticKind::Structure)?;
                    return self.verify_rest(block, rest);
                }
                return self.exit_block(block);
            }
            Task::Rest(op) => return self.verify_rest(ir.ops.at(op).parent, op),
            Task::ExitBlock(block) => return self.exit_block(block),
            Task::ExitOp(op, first) => {
                if self.isolated.len() == first {
                    return self.leave_op(op);
                }
                self.tasks.push(Task::FinishOp(op));
                #[cfg(feature = "rayon")]
                if self.levels > 0 {
                    let isolated = self.isolated.split_off(first);
                    self.verify_in_parallel(&isolated);
                    return Ok(());
                }
                while self.isolated.len() > first
                    && let Some(nested) = self.isolated.pop()
                {
                    self.open_scope(nested);
                }
            }
            Task::FinishOp(op) => return self.leave_op(op),
            Task::CloseScope(op) => {
                let failed = match self.scopes.pop() {
                    Some(scope) if scope.failed => true,
                    Some(scope) if scope.uses_are_right => false,
                    _ => match dominance::verify(ir, op).of_kind(DiagnosticKind::Dominance) {
                        Ok(()) => false,
                        Err(error) => {
                            self.errors.push(error);
                            true
                        }
                    },
                };
                if failed && let Some(outer) = self.scopes.last_mut() {
                    outer.failed = true;
                }
            }
        }
        Ok(())
    }

    /// Verifies isolated operations separately; reports their errors in order.
    #[cfg(feature = "rayon")]
    fn verify_in_parallel(&mut self, ops: &[Operation]) {
        use rayon::prelude::*;
        if let [op] = ops {
            return self.open_scope(*op);
        }
        let (facts, levels) = (self.facts, self.levels - 1);
        let make = || Verifier {
            levels,
            ..Verifier::new(facts)
        };
        let verify = |verifier: &mut Verifier<'_>, op: &Operation| verifier.verify(*op);
        let errors: Vec<Diagnostic> = ops.par_iter().map_init(make, verify).flatten().collect();
        if let (Some(scope), false) = (self.scopes.last_mut(), errors.is_empty()) {
            scope.failed = true;
        }
        self.errors.extend(errors);
    }

    /// The first operation from `first` on that needs a check; most operations without a
    /// definition need none.
    fn skip_accepted(&mut self, first: Operation) -> Option<Operation> {
        let Facts {
            ir,
            verifies_attributes,
            ..
        } = *self.facts;
        if verifies_attributes {
            return Some(first);
        }
        let accepted = self.facts.accepted();
        let mut scope = self.scopes.last_mut();
        let uses = &mut self.uses;
        ir.find_in_block(first, |op, is_last| {
            if !accepted[op.name as usize] {
                return true;
            }
            let nested = ir.nested_of(op);
            if !nested.regions.is_empty() || !(nested.successors.is_empty() || is_last) {
                return true;
            }
            note_uses(ir, uses, scope.as_deref_mut(), op);
            false
        })
    }

    /// Checks the operations of `block` from `first` on, up to one with regions, which is entered;
    /// the rest of the block becomes a task.
    fn verify_rest(&mut self, block: u32, first: u32) -> VerifyResult {
        let ir = self.facts.ir;
        let mut next = first;
        let scope = self.scopes.last();
        let scope = scope.map_or((false, 0), |scope| (scope.uses_are_right, scope.number));
        let (mut uses_are_right, scope) = scope;
        while next != NIL {
            let data = ir.ops.at(next);
            let number = std::mem::replace(&mut next, data.next);
            let spec = ir.spec_of(data);
            // The type of all values, as long as they have one.
            let (mut one_type, mut has_one_type) = (None, true);
            for operand in ir.operand_lists.get(data.operands) {
                let (number, operand) = (operand.index(), ir.values.at(operand.index()));
                has_one_type &= *one_type.get_or_insert(operand.ty) == operand.ty;
                if uses_are_right && !self.uses.is_right(ir, (number, operand), data, scope) {
                    uses_are_right = false;
                    if let Some(scope) = self.scopes.last_mut() {
                        scope.uses_are_right = false;
                    }
                }
            }
            let has_nested = data.nested != NestedNumber::NONE;
            let suffices = !has_nested && !self.facts.verifies_attributes;
            if suffices
                && let Some(ty) = one_type.filter(|_| has_one_type)
                && spec.is_some_and(|spec| self.known.is_valid_with(ir, data, spec, ty))
            {
                continue;
            }
            let is_like = spec.is_some() && self.known.contains(ir, data);
            // It equals a verified operation, and no other part needs a check.
            if is_like && suffices && spec.is_some_and(|spec| spec.checks.asks_types_only) {
                continue;
            }
            if has_nested && !ir.nested_of(data).regions.is_empty() {
                let op = ir.ops.id(number);
                if spec.is_some_and(|spec| spec.is_isolated) {
                    self.isolated.push(op);
                    continue;
                }
                self.tasks.push(match next {
                    NIL => Task::ExitBlock(block),
                    next => Task::Rest(next),
                });
                return self.enter_op(op, data, is_like);
            }
            self.verify_leaf(ir.ops.id(number), data, spec, is_like)?;
        }
        self.exit_block(block)
    }

    fn exit_block(&self, block: u32) -> VerifyResult {
        blocks::exit_block(self.facts, block).of_kind(DiagnosticKind::Structure)
    }

    /// Checks an operation without regions; `is_like` means that an equal one was
    /// verified.
    fn verify_leaf(
        &mut self,
        op: Operation,
        data: &OpData,
        spec: Option<&'static OpSpec>,
        is_like: bool,
    ) -> VerifyResult {
        self.verify_op(op, data, spec, is_like)?;
        match spec {
            Some(spec) if !spec.checks.looks_at_regions => Ok(()),
            None if self.facts.accepted()[data.name as usize] => Ok(()),
            _ => self.finish_op(op, spec),
        }
    }

    /// Checks an operation except for its regions; `is_like` means that an equal one was
    /// verified.
    #[inline]
    fn verify_op(
        &mut self,
        op: Operation,
        data: &OpData,
        spec: Option<&'static OpSpec>,
        is_like: bool,
    ) -> VerifyResult {
        let ir = self.facts.ir;
        if self.facts.verifies_attributes {
            verify_attributes(ir, op)?;
        }
        if let Some(spec) = spec {
            invariants::verify(ir, op, data, spec, is_like)?;
            if !is_like {
                self.known.insert(ir, data);
            }
        }
        Ok(())
    }

    /// Checks an operation, and adds the tasks for what is in its regions; `is_like` means that an
    /// equal one was verified.
    fn enter_op(&mut self, op: Operation, data: &OpData, is_like: bool) -> VerifyResult {
        let ir = self.facts.ir;
        let spec = ir.spec_of(data);
        self.verify_op(op, data, spec, is_like)?;
        let nested = ir.nested_of(data);
        for (number, region) in ir.regions_of(nested).enumerate() {
            if region.first_block == NIL {
                continue;
            }
            if region.first_block != region.last_block
                && spec.is_some_and(|spec| spec.has_graph_regions)
            {
                let message = format_args!("expects graph region #{number} to have 0 or 1 blocks");
                return Err(op
                    .emit_error(ir, message)
                    .of_kind(DiagnosticKind::Structure));
            }
            if ir.blocks.at(region.first_block).first_use != NIL {
                let message = "entry block of region may not have predecessors";
                let error = Diagnostic::error(op.location(ir), message);
                return Err(error.of_kind(DiagnosticKind::Structure));
            }
        }
        if nested.regions.is_empty() {
            return self.finish_op(op, spec);
        }
        if let Some(scope) = self.scopes.last()
            && self.tasks.len() != scope.base + 1
        {
            self.uses.enter(ir, op, data, scope.number);
        }
        self.tasks.push(Task::ExitOp(op, self.isolated.len()));
        // Pushed in reverse, so that the first block is checked first.
        for region in ir.regions_of(nested).rev() {
            let mut at = region.last_block;
            while at != NIL {
                self.tasks.push(Task::EnterBlock(at));
                at = ir.blocks.at(at).prev;
            }
        }
        Ok(())
    }

    /// Checks an operation after what is in its regions.
    fn leave_op(&mut self, op: Operation) -> VerifyResult {
        if self.scopes.last().is_some_and(|scope| scope.failed) {
            self.fail();
            return Ok(());
        }
        let ir = self.facts.ir;
        let data = ir.ops.get(op);
        self.uses.leave(ir, data);
        self.finish_op(op, ir.spec_of(data))
    }

    fn finish_op(&self, op: Operation, spec: Option<&'static OpSpec>) -> VerifyResult {
        let ir = self.facts.ir;
        if let Some(spec) = spec {
            if !spec.checks.looks_at_regions {
                return Ok(());
            }
            let uses_are_right = || self.scopes.last().is_some_and(|scope| scope.uses_are_right);
            return region_invariants::verify(ir, op, spec, uses_are_right);
        }
        if self.facts.accepted()[op.name_number(ir)] {
            return Ok(());
        }
        Err(unregistered::error(ir, op))
    }
}

/// Records for the enclosing isolated operation whether the uses of `op` are valid.
#[inline]
fn note_uses(ir: &Ir, uses: &mut UseCheck, scope: Option<&mut Scope>, op: &OpData) {
    if let Some(scope) = scope
        && scope.uses_are_right
    {
        scope.uses_are_right = uses.are_right(ir, op, scope.number);
    }
}

fn is_isolated(ir: &Ir, op: Operation) -> bool {
    op.spec(ir).is_some_and(|spec| spec.is_isolated)
}

/// Whether values of `region` may be used before they are defined: true in graph regions and in
/// regions of unregistered operations, if they have one block.
#[inline]
pub(crate) fn has_graph_region(ir: &Ir, region: Region) -> bool {
    region.parent_op(ir).is_some_and(|op| {
        op.spec(ir).is_none_or(|spec| spec.has_graph_regions) && region.has_one_block(ir)
    })
}

/// Runs the dialects' verifiers of discardable attributes.
fn verify_attributes(ir: &Ir, op: Operation) -> VerifyResult {
    for entry in op.discardable_attributes(ir).iter() {
        if let Some((dialect, _)) = entry.name.split_once('.')
            && let Some(dialect) = ir.registry().dialect(dialect)
            && let Some(verify) = dialect.verify_operation_attribute()
        {
            verify(op, ir, entry).of_kind(DiagnosticKind::Hook)?;
        }
    }
    Ok(())
}
