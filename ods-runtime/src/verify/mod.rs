//! The verifier: MLIR's checks, in MLIR's order, with MLIR's words.
//!
//! For every operation, outermost first (`mlir::verify`):
//! 1. on entrance: registered ops' invariants (`invariants.rs`), then per region
//!    the rules of graph regions and entry blocks;
//! 2. blocks and nested operations; isolated operations are put off;
//! 3. on exit: the isolated operations, each with its own dominance check, then
//!    traits and hooks that look into regions; unregistered operations;
//! 4. dominance of operands, once for the whole isolated operation.
//!
//! The first failure ends the check of the isolated operation it is in; its
//! siblings are still checked, so that every function of a module reports its
//! own first error.
//!
//! **Invariant:** no recursion over nesting: depth costs heap, never stack.

mod dominance;
mod invariants;
mod region_invariants;

use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, Operation, Region};
use crate::op::VerifyResult;
pub(crate) use region_invariants::{isolated_from_above, symbol_table};

/// What the caller of [`verify_with`] allows.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// Accept operations of dialects that the registry does not know.
    pub allow_unregistered_dialects: bool,
}

/// Verifies `op` and everything nested in it; unregistered dialects are
/// accepted.
///
/// # Errors
///
/// Everything that is wrong, at most one error for each isolated operation.
pub fn verify(op: Operation, ir: &Ir) -> Result<(), Vec<Diagnostic>> {
    verify_with(
        op,
        ir,
        VerifyOptions {
            allow_unregistered_dialects: true,
        },
    )
}

/// Verifies `op` and everything nested in it.
///
/// # Errors
///
/// Everything that is wrong, at most one error for each isolated operation.
pub fn verify_with(op: Operation, ir: &Ir, options: VerifyOptions) -> Result<(), Vec<Diagnostic>> {
    let mut verifier = Verifier {
        ir,
        options,
        tasks: Vec::new(),
        scopes: Vec::new(),
        errors: Vec::new(),
    };
    verifier.open_scope(op);
    verifier.run();
    if verifier.errors.is_empty() {
        Ok(())
    } else {
        Err(verifier.errors)
    }
}

/// What is still to be done, last first.
#[derive(Clone, Copy)]
enum Task {
    EnterOp(Operation),
    EnterBlock(Block),
    ExitBlock(Block),
    /// The isolated operations directly inside are next.
    ExitOp(Operation),
    /// Everything inside was checked.
    FinishOp(Operation),
    /// The end of an isolated operation: its dominance check.
    CloseScope(Operation),
}

/// An isolated operation that is being checked.
struct Scope {
    /// Length of the task list below it.
    base: usize,
    /// Something nested failed: what comes after is not checked.
    failed: bool,
}

struct Verifier<'ir> {
    ir: &'ir Ir,
    options: VerifyOptions,
    tasks: Vec<Task>,
    scopes: Vec<Scope>,
    errors: Vec<Diagnostic>,
}

impl Verifier<'_> {
    fn open_scope(&mut self, op: Operation) {
        self.tasks.push(Task::CloseScope(op));
        self.tasks.push(Task::EnterOp(op));
    }

    fn run(&mut self) {
        while let Some(task) = self.tasks.pop() {
            // A scope starts when its first task is reached.
            if let Task::EnterOp(op) = task
                && matches!(self.tasks.last(), Some(Task::CloseScope(closing)) if *closing == op)
            {
                self.scopes.push(Scope {
                    base: self.tasks.len() - 1,
                    failed: false,
                });
            }
            if let Err(error) = self.step(task) {
                self.errors.push(error);
                self.fail();
            }
        }
    }

    /// Gives up on the innermost isolated operation.
    fn fail(&mut self) {
        if let Some(scope) = self.scopes.pop() {
            self.tasks.truncate(scope.base);
        }
        if let Some(outer) = self.scopes.last_mut() {
            outer.failed = true;
        }
    }

    fn step(&mut self, task: Task) -> VerifyResult {
        let ir = self.ir;
        match task {
            Task::EnterOp(op) => {
                enter_op(ir, op)?;
                if !op.regions(ir).is_empty() {
                    self.tasks.push(Task::ExitOp(op));
                    let start = self.tasks.len();
                    let blocks = op.regions(ir).iter().flat_map(|region| region.blocks(ir));
                    self.tasks.extend(blocks.map(Task::EnterBlock));
                    self.tasks[start..].reverse();
                } else {
                    self.finish_op(op)?;
                }
            }
            Task::EnterBlock(block) => {
                enter_block(ir, block)?;
                self.tasks.push(Task::ExitBlock(block));
                let start = self.tasks.len();
                for op in block.operations(ir) {
                    if op.regions(ir).is_empty() || !is_isolated(ir, op) {
                        self.tasks.push(Task::EnterOp(op));
                    }
                }
                self.tasks[start..].reverse();
            }
            Task::ExitBlock(block) => exit_block(ir, block)?,
            Task::ExitOp(op) => {
                self.tasks.push(Task::FinishOp(op));
                let start = self.tasks.len();
                for block in op.regions(ir).iter().flat_map(|region| region.blocks(ir)) {
                    for nested in block.operations(ir) {
                        if !nested.regions(ir).is_empty() && is_isolated(ir, nested) {
                            self.tasks.push(Task::EnterOp(nested));
                            self.tasks.push(Task::CloseScope(nested));
                        }
                    }
                }
                self.tasks[start..].reverse();
            }
            Task::FinishOp(op) => {
                if self.scopes.last().is_some_and(|scope| scope.failed) {
                    self.fail();
                } else {
                    self.finish_op(op)?;
                }
            }
            Task::CloseScope(op) => {
                let scope = self.scopes.pop();
                if scope.is_some_and(|scope| scope.failed) {
                    if let Some(outer) = self.scopes.last_mut() {
                        outer.failed = true;
                    }
                } else if let Err(error) = dominance::verify(ir, op) {
                    self.errors.push(error);
                    if let Some(outer) = self.scopes.last_mut() {
                        outer.failed = true;
                    }
                }
            }
        }
        Ok(())
    }

    fn finish_op(&self, op: Operation) -> VerifyResult {
        let ir = self.ir;
        if let Some(info) = op.info(ir) {
            return region_invariants::verify(ir, op, info.spec());
        }
        let name = op.name(ir);
        match ir.registry().dialect(name.dialect()) {
            Some(dialect) if name.as_str().contains('.') => {
                let (name, dialect) = (name.as_str(), dialect.name());
                Err(Diagnostic::error(
                    op.location(ir),
                    format!(
                        "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown \
                         operations"
                    ),
                ))
            }
            _ if self.options.allow_unregistered_dialects => Ok(()),
            _ => Err(op.emit_error(
                ir,
                "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on \
                 the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
            )),
        }
    }
}

fn is_isolated(ir: &Ir, op: Operation) -> bool {
    op.info(ir).is_some_and(|info| info.spec().is_isolated)
}

/// Whether values of `region` may be used before they are defined: graph
/// regions, and regions of operations that nobody knows.
pub(crate) fn has_graph_region(ir: &Ir, region: Region) -> bool {
    region
        .parent_op(ir)
        .is_some_and(|op| op.info(ir).is_none_or(|info| info.spec().has_graph_regions))
}

fn enter_op(ir: &Ir, op: Operation) -> VerifyResult {
    for entry in op.discardable_attributes(ir).iter() {
        if let Some((dialect, _)) = entry.name.split_once('.')
            && let Some(dialect) = ir.registry().dialect(dialect)
            && let Some(verify) = dialect.verify_operation_attribute()
        {
            verify(op, ir, entry)?;
        }
    }
    let info = op.info(ir);
    if let Some(info) = info {
        invariants::verify(ir, op, info.spec())?;
    }
    for (number, region) in op.regions(ir).iter().enumerate() {
        let Some(entry) = region.entry_block(ir) else {
            continue;
        };
        if info.is_some_and(|info| info.spec().has_graph_regions) && !region.has_one_block(ir) {
            return Err(op.emit_error(
                ir,
                format_args!("expects graph region #{number} to have 0 or 1 blocks"),
            ));
        }
        if !entry.has_no_predecessors(ir) {
            return Err(Diagnostic::error(
                op.location(ir),
                "entry block of region may not have predecessors",
            ));
        }
    }
    Ok(())
}

/// Whether a block may end without a terminator.
fn may_lack_terminator(ir: &Ir, block: Block) -> bool {
    let Some(region) = block.parent_region(ir) else {
        return true;
    };
    if !region.has_one_block(ir) {
        return false;
    }
    let parent = region.parent_op(ir).and_then(|op| op.info(ir));
    parent.is_none_or(|info| info.spec().has_no_terminator)
}

fn enter_block(ir: &Ir, block: Block) -> VerifyResult {
    if block.is_empty(ir) {
        if may_lack_terminator(ir, block) {
            return Ok(());
        }
        let location = block
            .parent_op(ir)
            .map(|op| op.location(ir))
            .unwrap_or_default();
        return Err(Diagnostic::error(
            location,
            "empty block: expect at least a terminator",
        ));
    }
    let last = block.last_op(ir);
    for op in block.operations(ir) {
        if !op.successors(ir).is_empty() && Some(op) != last {
            let message = "operation with block successors must terminate its parent block";
            return Err(Diagnostic::error(op.location(ir), message));
        }
    }
    Ok(())
}

fn exit_block(ir: &Ir, block: Block) -> VerifyResult {
    let Some(last) = block.last_op(ir) else {
        return Ok(());
    };
    let region = block.parent_region(ir);
    if last
        .successors(ir)
        .iter()
        .any(|successor| successor.parent_region(ir) != region)
    {
        return Err(last.emit_error(ir, "branching to block of a different region"));
    }
    if may_lack_terminator(ir, block) || last.info(ir).is_none_or(|info| info.spec().is_terminator)
    {
        return Ok(());
    }
    let message = format!("block with no terminator, has {}", last.display_generic(ir));
    Err(Diagnostic::error(last.location(ir), message))
}
