//! Which values are needed: MLIR's `RunLivenessAnalysis`.

use super::backward::{BackwardTransfer, SparseBackward};
use super::lattice::{Lattice, Values};
use super::solver::{Solver, Visited};
use crate::limits::MAX_RUNS;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::RegionBranchTerminatorOpInterface;
use ods_ir::ir::{Ir, OpOperand, Operation, Value};

/// Whether a value is needed, as far as known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Live(pub bool);

impl Lattice for Live {
    #[inline]
    fn join(&mut self, other: &Self) -> bool {
        let changed = other.0 && !self.0;
        self.0 |= other.0;
        changed
    }
}

/// The values that are needed: an operation with effects uses them, a public function returns them,
/// they decide what is executed, or a value that is needed is computed from them.
///
/// Unlike [`Liveness`](crate::analysis::Liveness), this is about whole values, not about the points
/// where they are still used.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::dataflow::LiveValues;
/// let text = br#"
///     %a = "t.make"() : () -> i32
///     %b = "t.make"() : () -> i32
///     "t.use"(%a) : (i32) -> ()
/// "#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a", text.as_slice(), options).unwrap();
/// let block = module.regions(&ir)[0].entry_block(&ir).unwrap();
/// let values: Vec<Value> = block.operations(&ir).flat_map(|op| op.results(&ir).to_vec()).collect();
/// let live = LiveValues::new(&mut ir, module).unwrap();
/// assert_eq!(values.iter().map(|value| live.is_live(*value)).collect::<Vec<_>>(), [true, false]);
/// ```
#[derive(Debug)]
pub struct LiveValues {
    solver: Solver,
    values: Values<Live>,
}

impl LiveValues {
    /// Analyzes the values in `op`.
    ///
    /// # Errors
    ///
    /// As [`Solver::run`]; also if folders make operations each of [`MAX_RUNS`] times that they are asked.
    #[inline]
    pub fn new(ir: &mut Ir, op: Operation) -> Result<Self, Diagnostic> {
        for _ in 0..MAX_RUNS {
            let count = ir.operation_count();
            let mut solver = Solver::new();
            let values = solver.load_backward(LivenessAnalysis);
            solver.run(ir, op)?;
            // Some folders replace uses of results by constants that they make, when the analysis
            // of constants asks them: about these it knows nothing. The next time they make none.
            if ir.operation_count() == count {
                return Ok(Self { solver, values });
            }
        }
        let message = "folders make operations whenever an analysis asks them for constants";
        Err(Diagnostic::error(op.location(ir), message).resolved(ir))
    }

    /// Whether a value in the operation is needed.
    #[inline]
    pub fn is_live(&self, value: Value) -> bool {
        self.solver.get(self.values, value).0
    }
}

struct LivenessAnalysis;

impl SparseBackward for LivenessAnalysis {
    type Lattice = Live;

    #[inline]
    fn exit_state(&self, _: &Ir, _: Value) -> Live {
        Live(true)
    }

    #[inline]
    fn visit_operation(
        &mut self,
        op: Operation,
        cx: &mut BackwardTransfer<'_, '_, Live>,
    ) -> Visited {
        if is_needed(op, cx) {
            for number in 0..op.operands(cx.ir()).len() {
                let operand = op.operand(cx.ir(), number);
                cx.join(operand, &Live(true));
            }
        }
        Ok(())
    }

    #[inline]
    fn visit_branch_operand(
        &mut self,
        operand: OpOperand,
        cx: &mut BackwardTransfer<'_, '_, Live>,
    ) -> Visited {
        let owner = operand.owner;
        // What decides where control goes is needed if the operation around is.
        let decides_for_parent =
            owner.has_interface::<dyn RegionBranchTerminatorOpInterface>(cx.ir());
        let decided = match owner.parent_op(cx.ir()) {
            Some(parent) if decides_for_parent => parent,
            _ => owner,
        };
        if is_needed(decided, cx) {
            let value = owner.operand(cx.ir(), operand.number);
            cx.join(value, &Live(true));
        }
        Ok(())
    }

    #[inline]
    fn visit_other_arguments(
        &mut self,
        op: Operation,
        arguments: &[Value],
        cx: &mut BackwardTransfer<'_, '_, Live>,
    ) -> Visited {
        if is_needed(op, cx) {
            for argument in arguments {
                cx.join(*argument, &Live(true));
            }
        }
        Ok(())
    }
}

/// Whether the operation does something, or has a result that is needed.
#[inline]
fn is_needed(op: Operation, cx: &mut BackwardTransfer<'_, '_, Live>) -> bool {
    let mut needed = !op.would_be_trivially_dead(cx.ir());
    for number in 0..op.results(cx.ir()).len() {
        let result = op.result(cx.ir(), number);
        needed |= cx.get_for(result).0;
    }
    needed
}
