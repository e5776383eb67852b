//! What may be inlined of the dialects: all operations.

use crate::arith::ArithDialect;
use crate::cf::{BranchOp, ControlFlowDialect};
use crate::complex::ComplexDialect;
use crate::func::{CallOp, FuncDialect, FuncOp, ReturnOp};
use crate::index::IndexDialect;
use crate::math::MathDialect;
use crate::scf::{SCFDialect, YieldOp};
use crate::ub::UBDialect;
use ods_runtime::interfaces::DialectInlinerInterface;
use ods_runtime::prelude::*;
use ods_runtime::{DialectRegistry, IrMapping};

/// Attaches the inliner interfaces of all dialects of this crate to a registry, which need not have
/// all of the dialects. [`all`](crate::all) does this, too.
///
/// ```
/// use ods_dialects::cf::ControlFlowDialect;
/// use ods_dialects::func::FuncDialect;
/// use ods_runtime::prelude::*;
/// use ods_runtime::interfaces::DialectInlinerInterface;
/// let registry = DialectRegistry::new().with::<FuncDialect>().with::<ControlFlowDialect>();
/// let registry = ods_dialects::with_inlining(registry);
/// assert!(registry.dialect_interface::<dyn DialectInlinerInterface>("func").is_some());
/// ```
#[must_use]
pub fn with_inlining(registry: DialectRegistry) -> DialectRegistry {
    registry
        .attach_to_dialect::<ArithDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<ControlFlowDialect, dyn DialectInlinerInterface>(&Branches)
        .attach_to_dialect::<ComplexDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<FuncDialect, dyn DialectInlinerInterface>(&Functions)
        .attach_to_dialect::<IndexDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<MathDialect, dyn DialectInlinerInterface>(&Operations)
        .attach_to_dialect::<SCFDialect, dyn DialectInlinerInterface>(&Structured)
        .attach_to_dialect::<UBDialect, dyn DialectInlinerInterface>(&Operations)
}

/// For `arith`, `complex`, `index`, `math` and `ub`.
struct Operations;

impl DialectInlinerInterface for Operations {
    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }
}

/// For `cf`.
struct Branches;

impl DialectInlinerInterface for Branches {
    fn is_call_legal(&self, _: &Ir, _: Operation, _: Operation, _: bool) -> bool {
        true
    }

    fn is_region_legal(&self, _: &Ir, _: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    /// Branches stay.
    fn handle_terminator_of_blocks(
        &self,
        _: &mut OpBuilder<'_>,
        _: Operation,
        _: Block,
    ) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// For `func`.
struct Functions;

impl DialectInlinerInterface for Functions {
    fn is_call_legal(&self, ir: &Ir, call: Operation, callable: Operation, _: bool) -> bool {
        let call = CallOp::cast(call, ir);
        let callee = FuncOp::cast(callable, ir);
        !call.is_some_and(|call| call.no_inline(ir))
            && !callee.is_some_and(|callee| callee.no_inline(ir))
    }

    fn is_region_legal(&self, ir: &Ir, _: Region, src: Region, _: bool, _: &IrMapping) -> bool {
        // Returns in several blocks become branches.
        let has_several = src.entry_block(ir) != src.last_block(ir);
        !has_several || ir.registry().dialect("cf").is_some()
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn handle_terminator_of_blocks(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        dest: Block,
    ) -> Result<(), Diagnostic> {
        let Some(op) = ReturnOp::cast(op, b) else {
            return Ok(());
        };
        if op.operation().become_branch(b, BranchOp::INFO, dest) {
            return Ok(());
        }
        let (location, branch) = (op.location(b), BranchOp::builder(op.operands(b), dest));
        branch.build(b, location);
        op.erase(b);
        Ok(())
    }

    fn handle_terminator(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        results: &[Value],
    ) -> Result<(), Diagnostic> {
        if ReturnOp::cast(op, b).is_some() {
            replace_by_operands(b, op, results);
        }
        Ok(())
    }
}

/// For `scf`.
struct Structured;

impl DialectInlinerInterface for Structured {
    fn is_region_legal(&self, _: &Ir, _: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn handle_terminator(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        results: &[Value],
    ) -> Result<(), Diagnostic> {
        if YieldOp::cast(op, b).is_some() {
            replace_by_operands(b, op, results);
        }
        Ok(())
    }
}

fn replace_by_operands(b: &mut OpBuilder<'_>, op: Operation, results: &[Value]) {
    let values = op.operands(b).to_vec();
    for (result, value) in results.iter().zip(values) {
        b.replace_all_uses_with(*result, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The blocks of a function whose first block ends with a return of its arguments.
    fn parts(ir: &mut Ir) -> (Operation, Block, Operation) {
        let text = "func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
            %c = arith.addi %a, %b : i32
            return {t.seen} %c, %a, %c : i32, i32, i32
          ^next(%x: i32, %y: i32, %z: i32):
            return %x, %y, %z : i32, i32, i32
          }";
        let module = parse_source(ir, "a.mlir", text, ParseOptions::new()).unwrap();
        let body = module.nested::<FuncOp>(ir)[0].operation().regions(ir)[0];
        let entry = body.entry_block(ir).unwrap();
        (module, entry.next(ir).unwrap(), entry.last_op(ir).unwrap())
    }

    /// The text, and for each value of the first block the users, newest first.
    fn outcome(ir: &Ir, module: Operation) -> (String, Vec<Vec<String>>) {
        let op = module.nested::<FuncOp>(ir)[0].operation();
        let entry = op.regions(ir)[0].entry_block(ir).unwrap();
        let sum = entry.first_op(ir).unwrap().result(ir, 0);
        let values = entry.arguments(ir).iter().copied().chain([sum]);
        let users = values.map(|value| {
            let users = value.uses(ir);
            users.map(|used| format!("{} {}", used.owner.name(ir).as_str(), used.number))
        });
        (
            module.display(ir).to_string(),
            users.map(Iterator::collect).collect(),
        )
    }

    #[test]
    fn a_return_that_becomes_a_branch_is_as_a_new_branch() {
        let run = |turns: bool| {
            let mut ir = Ir::with_registry(crate::all().into());
            let (module, dest, end) = parts(&mut ir);
            if turns {
                assert!(end.become_branch(&mut ir, BranchOp::INFO, dest));
                assert!(
                    !end.become_branch(&mut ir, BranchOp::INFO, dest),
                    "it is one"
                );
            } else {
                let mut b = OpBuilder::before(&mut ir, end);
                let (location, operands) = (end.location(&b), end.operands(&b).to_vec());
                BranchOp::builder(operands, dest).build(&mut b, location);
                end.erase(&mut b);
            }
            verify(module, &ir).unwrap();
            outcome(&ir, module)
        };
        let (text, users) = run(true);
        assert!(
            text.contains("cf.br ^bb1(%0, %arg0, %0 : i32, i32, i32)\n"),
            "{text}"
        );
        assert_eq!((text, users), run(false));
    }

    #[test]
    fn only_plain_ends_become_branches() {
        let mut ir = Ir::with_registry(crate::all().into());
        let (_, dest, end) = parts(&mut ir);
        assert!(!end.become_branch(&mut ir, CallOp::INFO, dest), "no branch");
        let sum = end.prev(&ir).unwrap();
        assert!(
            !sum.become_branch(&mut ir, BranchOp::INFO, dest),
            "it has a result"
        );
        ir.log_changes(true);
        assert!(
            !end.become_branch(&mut ir, BranchOp::INFO, dest),
            "somebody looks"
        );
        ir.log_changes(false);
        let registry = DialectRegistry::new()
            .with::<FuncDialect>()
            .with::<ArithDialect>();
        let mut ir = Ir::with_registry(registry.into());
        let (_, dest, end) = parts(&mut ir);
        assert!(
            !end.become_branch(&mut ir, BranchOp::INFO, dest),
            "there is no `cf`"
        );
        assert_eq!(end.name(&ir).as_str(), "func.return");
    }
}
