//! The pass `lift-cf-to-scf`: MLIR's `transformCFGToSCF` for the operations of `cf`.
//!
//! The algorithm is that of Bahmann et al., "Perfect Reconstructability of Control Flow from Demand
//! Dependence Graphs". All blocks that end with the same kind of return are made to branch to one
//! ([`exits`]). Then, from the first block on: each cycle of blocks gets one entry and one block at its
//! end, from which it repeats or is left, and becomes an `scf.while` ([`cycles`]); the first branch
//! with several successors becomes an `scf.if` or `scf.index_switch`, whose regions are the blocks
//! that only one successor leads to, and what follows becomes part of the first block ([`branches`]).
//! Where control may come to several blocks, a block in front of them, with the number of the one that
//! is meant as an argument, branches on by `cf.switch` ([`multiplexer`]).

mod branches;
mod cycles;
mod exits;
mod graph;
mod multiplexer;
mod tree;

use crate::arith::{ArithDialect, ConstantOp};
use crate::func::{FuncDialect, FuncOp};
use crate::scf::SCFDialect;
use crate::ub::{PoisonOp, UBDialect};
use graph::Edge;
use ods_runtime::Dominance;
use ods_runtime::interfaces::BranchOpInterface;
use ods_runtime::prelude::*;
use tree::Trees;

/// Turns blocks and branches into structured control flow.
///
/// If the blocks of a region end with several kinds of returns, the branch that decides which one is
/// taken stays.
///
/// ```
/// use ods_runtime::prelude::*;
/// use std::sync::Arc;
/// let mut ir = Ir::with_registry(Arc::new(ods_dialects::all()));
/// let text = "func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
///     cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
///   ^end(%x: i32):
///     return %x : i32
///   }";
/// let module = parse_source(&mut ir, "f.mlir", text, ParseOptions::default()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(ods_dialects::cf::passes::LiftControlFlowToSCFPass);
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.display(&ir).to_string().contains("scf.if %arg0 -> (i32)"));
/// ```
#[derive(Debug, Pass)]
#[pass(
    name = "lift-cf-to-scf",
    summary = "Lift ControlFlow dialect to SCF dialect",
    dependent = [SCFDialect, ArithDialect, UBDialect, FuncDialect]
)]
pub struct LiftControlFlowToSCFPass;

impl RunPass for LiftControlFlowToSCFPass {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut functions = Vec::new();
        op.walk(cx, |op| functions.extend(op.cast::<FuncOp>(cx)));
        for function in functions {
            let mut regions = Vec::new();
            if function.body(cx).is_empty(cx) {
                continue;
            }
            function.walk(cx, |op| regions.extend_from_slice(op.regions(cx)));
            for region in regions {
                Lift::new(cx.rewriter(), region).run()?;
            }
        }
        Ok(())
    }
}

/// The work on one region.
struct Lift<'ir> {
    b: OpBuilder<'ir>,
    /// The region whose blocks are lifted.
    top: Region,
    trees: Trees,
    /// The poison values made so far.
    undefined: Vec<(Type, Value)>,
    /// The numbers made so far, of type `i32`.
    numbers: Vec<Option<Value>>,
    /// Operations that end the region, one of each kind, and their blocks.
    exits: Vec<(Operation, Block)>,
}

/// The outcome of a step; the error says what cannot be lifted.
type Lifted<T> = Result<T, Diagnostic>;

impl<'ir> Lift<'ir> {
    fn new(b: OpBuilder<'ir>, top: Region) -> Self {
        Self {
            b,
            top,
            trees: Trees::default(),
            undefined: Vec::new(),
            numbers: Vec::new(),
            exits: Vec::new(),
        }
    }

    fn run(mut self) -> Lifted<()> {
        let Some(entry) = self.top.entry_block(&self.b) else {
            return Ok(());
        };
        if self.top.has_one_block(&self.b) {
            return Ok(());
        }
        self.check()?;
        self.combine_exits();
        self.trees.invalidate(&self.b, self.top);
        let mut pending = vec![entry];
        while let Some(block) = pending.pop() {
            let bodies = self.lift_cycles(block)?;
            if !bodies.is_empty()
                && let Some(region) = block.parent_region(&self.b)
            {
                self.trees.invalidate(&self.b, region);
            }
            pending.extend(bodies);
            pending.extend(self.lift_branch(block)?);
        }
        Ok(())
    }

    /// Checks that all blocks are reachable and that all branches can be replaced.
    fn check(&self) -> Lifted<()> {
        let ir = &*self.b;
        // As in MLIR, the first block without predecessors is named. Unlike MLIR, loops that are not
        // reachable are refused, too.
        let lonely = |block: &Block| block.has_no_predecessors(ir) && !block.is_entry(ir);
        let mut dominance = Dominance::new();
        let unreachable = self.top.blocks(ir).find(lonely).or_else(|| {
            let mut blocks = self.top.blocks(ir);
            blocks.find(|block| !dominance.is_reachable(ir, *block))
        });
        if let Some(first) = unreachable.and_then(|block| block.first_op(ir)) {
            let message = "transformation does not support unreachable blocks";
            return Err(first.emit_error(ir, message));
        }
        let mut mistake = None;
        for op in self.top.operations(ir) {
            op.walk_with(ir, WalkOrder::PostOrder, |op| match check_branch(ir, op) {
                Ok(()) => WalkResult::Advance,
                Err(message) => {
                    mistake = Some(op.emit_error(ir, message));
                    WalkResult::Interrupt
                }
            });
            if let Some(mistake) = mistake {
                return Err(mistake);
            }
        }
        Ok(())
    }

    /// The constant with this value, at the start of the region.
    fn number(&mut self, value: usize) -> Value {
        if let Some(Some(known)) = self.numbers.get(value) {
            return *known;
        }
        if self.numbers.len() <= value {
            self.numbers.resize(value + 1, None);
        }
        let location = self.go_to_start();
        let constant = Attribute::i32(value as i32);
        let made = ConstantOp::build(&mut self.b, location, constant).result(&self.b);
        self.numbers[value] = Some(made);
        made
    }

    /// A value of this type that is not used, at the start of the region.
    fn undefined(&mut self, ty: &Type) -> Value {
        let known = self.undefined.iter().find(|(known, _)| known == ty);
        if let Some((_, value)) = known {
            return *value;
        }
        let location = self.go_to_start();
        let made = PoisonOp::build(&mut self.b, location, ty.clone(), None).result(&self.b);
        self.undefined.push((ty.clone(), made));
        made
    }

    /// Moves the insertion point to the start of the region. Returns the location of the region.
    fn go_to_start(&mut self) -> Location {
        if let Some(entry) = self.top.entry_block(&self.b) {
            self.b.set_insert_point_to_start(entry);
        }
        let around = self.top.parent_op(&self.b);
        around.map_or(Location::UNKNOWN, |op| op.location(&self.b))
    }

    /// The location of the terminator of a block.
    fn end_location(&self, block: Block) -> Location {
        let end = block.last_op(&self.b);
        end.map_or(Location::UNKNOWN, |end| end.location(&self.b))
    }

    /// The values passed along an edge.
    fn passed(&self, edge: Edge) -> Vec<Value> {
        edge.operands(&self.b)
    }
}

/// Why a branch cannot be replaced, if so.
fn check_branch(ir: &Ir, op: Operation) -> Result<(), &'static str> {
    if op.successors(ir).is_empty() {
        return Ok(());
    }
    let Some(branch) = op.interface::<dyn BranchOpInterface>(ir) else {
        return Err(
            "transformation does not support terminators with successors not implementing BranchOpInterface",
        );
    };
    if !op.is_memory_effect_free(ir) {
        return Err("transformation does not support terminators with side effects");
    }
    for number in 0..op.successors(ir).len() {
        if branch.get_successor_operands(ir, number).produced() != 0 {
            return Err(
                "transformation does not support operations with operation-produced successor operands",
            );
        }
    }
    Ok(())
}
