//! Block arguments that get the same value from every branch.

use super::all_regions;
use ods_ir::interfaces::{BranchOpInterface, DynBranchOpInterface};
use ods_ir::ir::{Block, Ir, Operation, Region, Value};
use ods_ir::op::OpHandle as _;

/// Drops the block arguments, in these regions and in those nested in them, that get the same value
/// from every branch, and uses this value instead. Returns whether there were any.
///
/// ```
/// use ods_runtime::interfaces::{BranchOpInterface, SuccessorOperands};
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::region::drop_redundant_arguments;
/// # ods! {
/// #     def B_Dialect : Dialect { let name = "b"; }
/// #     def BrOp : Op<B_Dialect, "br", [BranchOpInterface, Pure, Terminator]> {
/// #         let arguments = (ins Variadic<AnyType>:$operands_of);
/// #         let successors = (successor AnySuccessor:$dest);
/// #         let assemblyFormat = "$dest (`(` $operands_of^ `:` type($operands_of) `)`)? attr-dict";
/// #     }
/// # }
/// # impl BranchOpInterface for BrOp {
/// #     fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
/// #         SuccessorOperands::of(self, ir, self.operands_of(ir))
/// #     }
/// # }
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<BDialect>().into());
/// let text = r#"
///     "t.f"() ({
///       %a = "t.a"() : () -> i32
///       b.br ^next(%a : i32)
///     ^next(%b: i32):
///       "t.end"(%b) : (i32) -> ()
///     }) : () -> ()"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let regions = module.regions(&ir).to_vec();
/// assert!(drop_redundant_arguments(&mut ir, &regions));
/// assert!(module.display(&ir).to_string().contains(r#""t.end"(%0)"#));
/// ```
pub fn drop_redundant_arguments(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut changed = false;
    for region in all_regions(ir, regions) {
        let blocks: Vec<Block> = region.blocks(ir).collect();
        for block in blocks {
            if !block.arguments(ir).is_empty() && !block.has_no_predecessors(ir) {
                changed |= drop_in(ir, block);
            }
        }
    }
    changed
}

/// The branches to a block, each with the number of the successor that the block is; `None` if an
/// operation branches to it that does not tell its operands.
pub(super) fn branches_to(ir: &Ir, block: Block) -> Option<Vec<(DynBranchOpInterface, usize)>> {
    let mut branches = Vec::new();
    let mut seen: Vec<Operation> = Vec::new();
    for op in block.successor_uses(ir) {
        if seen.contains(&op) {
            continue;
        }
        seen.push(op);
        let branch = op.interface::<dyn BranchOpInterface>(ir)?;
        for (number, successor) in op.successors(ir).iter().enumerate() {
            if *successor == block {
                branches.push((branch, number));
            }
        }
    }
    Some(branches)
}

fn drop_in(ir: &mut Ir, block: Block) -> bool {
    let Some(branches) = branches_to(ir, block) else {
        return false;
    };
    let mut dropped = false;
    for number in (0..block.arguments(ir).len()).rev() {
        let Some(value) = common_value(ir, &branches, number) else {
            continue;
        };
        let argument = block.argument(ir, number);
        if value == argument || !is_a_list_item(ir, &branches, number) {
            continue;
        }
        argument.replace_all_uses_with(ir, value);
        for (branch, successor) in &branches {
            branch.erase_successor_operand(ir, *successor, number);
        }
        block.erase_argument(ir, number);
        dropped = true;
    }
    dropped
}

/// The value that all branches forward to an argument.
fn common_value(
    ir: &Ir,
    branches: &[(DynBranchOpInterface, usize)],
    argument: usize,
) -> Option<Value> {
    let mut common = None;
    for (branch, successor) in branches {
        let operands = branch.get_successor_operands(ir, *successor);
        let value = operands.operand(branch.operation(), ir, argument)?;
        if *common.get_or_insert(value) != value {
            return None;
        }
    }
    common
}

/// Whether all branches can stop forwarding the value.
fn is_a_list_item(
    ir: &mut Ir,
    branches: &[(DynBranchOpInterface, usize)],
    argument: usize,
) -> bool {
    branches.iter().all(|(branch, successor)| {
        let operands = branch.get_successor_operands(ir, *successor);
        let number = operands.operand_number(argument);
        number.is_some_and(|number| {
            ods_ir::op::OperandsMut::containing(branch.operation(), ir, number).is_some()
        })
    })
}
