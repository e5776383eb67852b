//! Every public function over an `Ir` says so, in a panic that is understood,
//! when an id is stale or belongs to another `Ir`.

use ods_runtime::prelude::*;
use ods_runtime::{
    CloneTable, Dominance, Equivalence, EquivalenceFlags, InsertPoint, IrMapping, Location,
    NamedAttribute, OperationState, WalkOrder, WalkResult,
};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

/// One id of each kind.
#[derive(Clone, Copy)]
struct Ids {
    op: Operation,
    block: Block,
    region: Region,
    value: Value,
}

/// A module with an operation that has a bit of everything.
fn make(ir: &mut Ir) -> Ids {
    let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    state.result_types.push(Type::i32());
    state.new_regions = 1;
    let op = ir.create(state);
    let top = ir.create_block(&[]);
    top.append(ir, op);
    let region = op.regions(ir)[0];
    let block = region.add_block(ir, &[Type::i32()]);
    let value = block.argument(ir, 0);
    Ids {
        op,
        block,
        region,
        value,
    }
}

fn state(value: Option<Value>, block: Option<Block>, region: Option<Region>) -> OperationState {
    let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    state.operands.extend(value);
    state.successors.extend(block);
    state.regions.extend(region);
    state
}

/// A call of the function with that name; the first ids are wrong, the second
/// ones right.
type Call = (&'static str, fn(&mut Ir, Ids, Ids));

/// All public functions of `src/ir` that take an id, some several times.
#[rustfmt::skip]
const CALLS: &[Call] = &[
    // Operations.
    ("name", |ir, bad, _| _ = bad.op.name(ir)),
    ("info", |ir, bad, _| _ = bad.op.info(ir)),
    ("location", |ir, bad, _| _ = bad.op.location(ir)),
    ("set_location", |ir, bad, _| bad.op.set_location(ir, Location::UNKNOWN)),
    ("cast", |ir, bad, _| _ = bad.op.cast::<ModuleOp>(ir)),
    ("is", |ir, bad, _| _ = bad.op.is::<ModuleOp>(ir)),
    ("operands", |ir, bad, _| _ = bad.op.operands(ir)),
    ("operand", |ir, bad, _| _ = bad.op.operand(ir, 0)),
    ("results", |ir, bad, _| _ = bad.op.results(ir)),
    ("result", |ir, bad, _| _ = bad.op.result(ir, 0)),
    ("result_types", |ir, bad, _| _ = bad.op.result_types(ir)),
    ("regions", |ir, bad, _| _ = bad.op.regions(ir)),
    ("child_blocks", |ir, bad, _| _ = bad.op.child_blocks(ir).count()),
    ("child_operations", |ir, bad, _| _ = bad.op.child_operations(ir).count()),
    ("successors", |ir, bad, _| _ = bad.op.successors(ir)),
    ("emit_error", |ir, bad, _| _ = bad.op.emit_error(ir, "")),
    ("unregistered_properties", |ir, bad, _| _ = bad.op.unregistered_properties(ir)),
    ("discardable_attributes", |ir, bad, _| _ = bad.op.discardable_attributes(ir)),
    ("set_discardable_attributes", |ir, bad, good| {
        let attributes = good.op.discardable_attributes(ir).clone();
        bad.op.set_discardable_attributes(ir, &attributes);
    }),
    ("attributes", |ir, bad, _| _ = bad.op.attributes(ir)),
    ("attribute", |ir, bad, _| _ = bad.op.attribute(ir, "a")),
    ("set_attribute", |ir, bad, _| bad.op.set_attribute(ir, "a", None)),
    ("set_discardable_attribute", |ir, bad, _| {
        bad.op.set_discardable_attribute(ir, "a", None);
    }),
    ("set_operand", |ir, bad, _| bad.op.set_operand(ir, 0, bad.value)),
    ("set_operand", |ir, bad, good| {
        good.op.set_operands(ir, &[good.value]);
        good.op.set_operand(ir, 0, bad.value);
    }),
    ("set_operands", |ir, bad, good| bad.op.set_operands(ir, &[good.value])),
    ("set_operands", |ir, bad, good| good.op.set_operands(ir, &[good.value, bad.value])),
    ("set_successor", |ir, bad, good| bad.op.set_successor(ir, 0, good.block)),
    ("successor_slots", |ir, bad, _| _ = bad.block.successor_slots(ir).count()),
    ("erase_results", |ir, bad, _| _ = ir.builder().erase_results(bad.op, &[true])),
    ("set_successor", |ir, bad, good| {
        let op = ir.create(state(None, Some(good.block), None));
        op.set_successor(ir, 0, bad.block);
    }),
    ("of", |ir, bad, _| _ = OperationState::of(bad.op, ir)),
    ("create", |ir, bad, good| {
        let mut state = state(Some(good.value), None, None);
        state.operands.push(bad.value);
        ir.create(state);
    }),
    ("create", |ir, bad, _| _ = ir.create(state(None, Some(bad.block), None))),
    ("create", |ir, bad, _| _ = ir.create(state(None, None, Some(bad.region)))),
    ("erase", |ir, bad, _| bad.op.erase(ir)),
    ("parent_block", |ir, bad, _| _ = bad.op.parent_block(ir)),
    ("parent_region", |ir, bad, _| _ = bad.op.parent_region(ir)),
    ("parent_op", |ir, bad, _| _ = bad.op.parent_op(ir)),
    ("parent_of_type", |ir, bad, _| _ = bad.op.parent_of_type::<ModuleOp>(ir)),
    ("next", |ir, bad, _| _ = bad.op.next(ir)),
    ("prev", |ir, bad, _| _ = bad.op.prev(ir)),
    ("is_before_in_block", |ir, bad, good| _ = bad.op.is_before_in_block(ir, good.op)),
    ("is_before_in_block", |ir, bad, good| _ = good.op.is_before_in_block(ir, bad.op)),
    ("is_ancestor_of", |ir, bad, good| _ = bad.op.is_ancestor_of(ir, good.op)),
    ("is_ancestor_of", |ir, bad, good| _ = good.op.is_ancestor_of(ir, bad.op)),
    ("detach", |ir, bad, _| bad.op.detach(ir)),
    ("move_before", |ir, bad, good| bad.op.move_before(ir, good.op)),
    ("move_before", |ir, bad, good| good.op.move_before(ir, bad.op)),
    ("move_after", |ir, bad, good| bad.op.move_after(ir, good.op)),
    ("move_after", |ir, bad, good| good.op.move_after(ir, bad.op)),
    ("walk", |ir, bad, _| bad.op.walk(ir, |_| ())),
    ("walk_with", |ir, bad, _| _ = bad.op.walk_with(ir, WalkOrder::PreOrder, |_| WalkResult::Interrupt)),
    ("walk_around", |ir, bad, _| bad.op.walk_around(ir, |_| ())),
    ("nested", |ir, bad, _| _ = bad.op.nested::<ModuleOp>(ir)),
    ("clone_with", |ir, bad, _| _ = bad.op.clone_with(ir, &mut IrMapping::new())),
    ("clone_op", |ir, bad, _| _ = bad.op.clone_op(ir)),
    ("split", |ir, bad, _| _ = ir.split(bad.op)),
    ("for_each_isolated", |ir, bad, _| _ = ir.for_each_isolated(bad.op, |_, _| Vec::new())),
    #[cfg(feature = "rayon")]
    ("par_for_each_isolated", |ir, bad, _| _ = ir.par_for_each_isolated(bad.op, |_, _| Vec::new())),
    // Blocks.
    ("arguments", |ir, bad, _| _ = bad.block.arguments(ir)),
    ("argument", |ir, bad, _| _ = bad.block.argument(ir, 0)),
    ("argument_location", |ir, bad, _| _ = bad.block.argument_location(ir, 0)),
    ("set_argument_location", |ir, bad, _| bad.block.set_argument_location(ir, 0, Location::UNKNOWN)),
    ("add_argument", |ir, bad, _| _ = bad.block.add_argument(ir, &Type::i32(), Location::UNKNOWN)),
    ("erase_argument", |ir, bad, _| bad.block.erase_argument(ir, 0)),
    ("erase_arguments", |ir, bad, _| bad.block.erase_arguments(ir, |_| true)),
    ("parent_region", |ir, bad, _| _ = bad.block.parent_region(ir)),
    ("parent_op", |ir, bad, _| _ = bad.block.parent_op(ir)),
    ("first_op", |ir, bad, _| _ = bad.block.first_op(ir)),
    ("last_op", |ir, bad, _| _ = bad.block.last_op(ir)),
    ("is_empty", |ir, bad, _| _ = bad.block.is_empty(ir)),
    ("operations", |ir, bad, _| _ = bad.block.operations(ir).count()),
    ("terminator", |ir, bad, _| _ = bad.block.terminator(ir)),
    ("next", |ir, bad, _| _ = bad.block.next(ir)),
    ("prev", |ir, bad, _| _ = bad.block.prev(ir)),
    ("is_entry", |ir, bad, _| _ = bad.block.is_entry(ir)),
    ("successors", |ir, bad, _| _ = bad.block.successors(ir)),
    ("predecessors", |ir, bad, _| _ = bad.block.predecessors(ir).count()),
    ("append", |ir, bad, good| bad.block.append(ir, good.op)),
    ("append", |ir, bad, good| good.block.append(ir, bad.op)),
    ("detach", |ir, bad, _| bad.block.detach(ir)),
    ("insert", |ir, bad, good| bad.block.insert(ir, good.region, None)),
    ("insert", |ir, bad, good| good.block.insert(ir, bad.region, None)),
    ("insert", |ir, bad, good| {
        let block = ir.create_block(&[]);
        block.insert(ir, good.region, Some(bad.block));
    }),
    ("split_before", |ir, bad, good| _ = bad.block.split_before(ir, good.op)),
    ("split_before", |ir, bad, good| _ = good.block.split_before(ir, bad.op)),
    ("erase", |ir, bad, _| bad.block.erase(ir)),
    ("successor_uses", |ir, bad, _| _ = bad.block.successor_uses(ir).count()),
    ("replace_all_uses_with", |ir, bad, good| bad.block.replace_all_uses_with(ir, good.block)),
    ("replace_all_uses_with", |ir, bad, good| good.block.replace_all_uses_with(ir, bad.block)),
    ("replace_all_uses_with", |ir, bad, _| bad.block.replace_all_uses_with(ir, bad.block)),
    ("has_no_predecessors", |ir, bad, _| _ = bad.block.has_no_predecessors(ir)),
    // Regions.
    ("parent_op", |ir, bad, _| _ = bad.region.parent_op(ir)),
    ("parent_region", |ir, bad, _| _ = bad.region.parent_region(ir)),
    ("number", |ir, bad, _| _ = bad.region.number(ir)),
    ("entry_block", |ir, bad, _| _ = bad.region.entry_block(ir)),
    ("last_block", |ir, bad, _| _ = bad.region.last_block(ir)),
    ("is_empty", |ir, bad, _| _ = bad.region.is_empty(ir)),
    ("has_one_block", |ir, bad, _| _ = bad.region.has_one_block(ir)),
    ("blocks", |ir, bad, _| _ = bad.region.blocks(ir).count()),
    ("operations", |ir, bad, _| _ = bad.region.operations(ir).count()),
    ("add_block", |ir, bad, _| _ = bad.region.add_block(ir, &[])),
    ("is_ancestor_of", |ir, bad, good| _ = bad.region.is_ancestor_of(ir, good.region)),
    ("is_ancestor_of", |ir, bad, good| _ = good.region.is_ancestor_of(ir, bad.region)),
    ("take_body", |ir, bad, good| bad.region.take_body(ir, good.region)),
    ("clone_called_at", |ir, bad, good| {
        let mut table = CloneTable::default();
        bad.region.clone_called_at(ir, good.region, None, &mut table, Location::UNKNOWN);
    }),
    ("clone_called_at", |ir, bad, good| {
        let mut table = CloneTable::default();
        good.region.clone_called_at(ir, bad.region, None, &mut table, Location::UNKNOWN);
    }),
    ("move_operations", |ir, bad, good| bad.block.move_operations(ir, good.block, None)),
    ("move_operations", |ir, bad, good| good.block.move_operations(ir, bad.block, None)),
    ("move_operations", |ir, bad, good| good.block.move_operations(ir, good.block, Some(bad.op))),
    ("is_defined_in", |ir, bad, good| _ = bad.value.is_defined_in(ir, good.op)),
    ("is_defined_in", |ir, bad, good| _ = good.value.is_defined_in(ir, bad.op)),
    ("clone_into", |ir, bad, good| bad.region.clone_into(ir, good.region, None, &mut IrMapping::new())),
    ("clone_into", |ir, bad, good| good.region.clone_into(ir, bad.region, None, &mut IrMapping::new())),
    ("clone_into", |ir, bad, good| {
        let empty = ir.create_region();
        good.region.clone_into(ir, empty, Some(bad.block), &mut IrMapping::new());
    }),
    ("take_body", |ir, bad, _| {
        let empty = ir.create_region();
        empty.take_body(ir, bad.region);
    }),
    ("ensure_terminator", |ir, bad, _| bad.region.ensure_terminator(ir, ModuleOp::INFO, Location::UNKNOWN)),
    // Values.
    ("ty", |ir, bad, _| _ = bad.value.ty(ir)),
    ("set_type", |ir, bad, _| bad.value.set_type(ir, &Type::i32())),
    ("definition", |ir, bad, _| _ = bad.value.definition(ir)),
    ("defining_op", |ir, bad, _| _ = bad.value.defining_op(ir)),
    ("defining", |ir, bad, _| _ = bad.value.defining::<ModuleOp>(ir)),
    ("parent_block", |ir, bad, _| _ = bad.value.parent_block(ir)),
    ("uses", |ir, bad, _| _ = bad.value.uses(ir).count()),
    ("is_unused", |ir, bad, _| _ = bad.value.is_unused(ir)),
    ("has_one_use", |ir, bad, _| _ = bad.value.has_one_use(ir)),
    ("replace_all_uses_with", |ir, bad, good| bad.value.replace_all_uses_with(ir, good.value)),
    ("replace_all_uses_with", |ir, bad, good| good.value.replace_all_uses_with(ir, bad.value)),
    ("replace_all_uses_with", |ir, bad, _| bad.value.replace_all_uses_with(ir, bad.value)),
    // Builders.
    ("at_end", |ir, bad, _| _ = OpBuilder::at_end(ir, bad.block)),
    ("before", |ir, bad, _| _ = OpBuilder::before(ir, bad.op)),
    ("set_insert_point", |ir, bad, _| ir.builder().set_insert_point(InsertPoint::End(bad.block))),
    ("set_insert_point", |ir, bad, _| ir.builder().set_insert_point(InsertPoint::Before(bad.op))),
    ("set_insert_point_to_end", |ir, bad, _| ir.builder().set_insert_point_to_end(bad.block)),
    ("set_insert_point_to_start", |ir, bad, _| ir.builder().set_insert_point_to_start(bad.block)),
    ("set_insert_point_before", |ir, bad, _| ir.builder().set_insert_point_before(bad.op)),
    ("set_insert_point_after", |ir, bad, _| ir.builder().set_insert_point_after(bad.op)),
    ("create_operation", |ir, bad, _| _ = ir.builder().create_operation(state(Some(bad.value), None, None))),
    ("insert", |ir, bad, _| _ = ir.builder().insert(bad.op)),
    ("create_block_in", |ir, bad, _| _ = ir.builder().create_block_in(bad.region, &[])),
    ("replace", |ir, bad, good| ir.builder().replace(bad.op, [good.value])),
    ("replace", |ir, bad, good| ir.builder().replace(good.op, [bad.value])),
    ("erase", |ir, bad, _| ir.builder().erase(bad.op)),
    // Rewriting.
    ("with_insert_point", |ir, bad, _| ir.builder().with_insert_point(InsertPoint::Before(bad.op), |_| ())),
    ("replace_with", |ir, bad, good| ir.builder().replace_with(bad.op, good.op)),
    ("replace_with", |ir, bad, good| ir.builder().replace_with(good.op, bad.op)),
    ("is_replaced", |ir, bad, _| _ = ir.builder().is_replaced(bad.op)),
    ("remapped", |ir, bad, _| _ = ir.builder().remapped(bad.value)),
    ("replace_if", |ir, bad, good| _ = ir.builder().replace_if(bad.op, [good.value], |_, _| true)),
    ("replace_if", |ir, bad, good| _ = ir.builder().replace_if(good.op, [bad.value], |_, _| true)),
    ("replace_all_uses_except", |ir, bad, good| ir.builder().replace_all_uses_except(bad.value, good.value, good.op)),
    ("replace_all_uses_except", |ir, bad, good| ir.builder().replace_all_uses_except(good.value, bad.value, good.op)),
    ("erase_block", |ir, bad, _| ir.builder().erase_block(bad.block)),
    ("modify", |ir, bad, _| ir.builder().modify(bad.op, |_| ())),
    ("clone_op_with", |ir, bad, _| _ = ir.builder().clone_op_with(bad.op, &mut IrMapping::new())),
    ("create_block_before", |ir, bad, _| _ = ir.builder().create_block_before(bad.block, &[])),
    ("split_block", |ir, bad, _| _ = ir.builder().split_block(bad.op)),
    ("merge_blocks", |ir, bad, good| ir.builder().merge_blocks(bad.block, good.block, [good.value])),
    ("merge_blocks", |ir, bad, good| ir.builder().merge_blocks(good.block, bad.block, [good.value])),
    ("inline_block", |ir, bad, good| ir.builder().inline_block(bad.block, InsertPoint::Before(good.op), [good.value])),
    ("inline_block", |ir, bad, good| ir.builder().inline_block(good.block, InsertPoint::Before(bad.op), [good.value])),
    ("inline_block", |ir, bad, good| ir.builder().inline_block(good.block, InsertPoint::Before(good.op), [bad.value])),
    ("inline_region_before", |ir, bad, good| ir.builder().inline_region_before(bad.region, good.block)),
    ("inline_region_before", |ir, bad, good| ir.builder().inline_region_before(good.region, bad.block)),
    ("inline_region_at_end", |ir, bad, good| ir.builder().inline_region_at_end(bad.region, good.region)),
    ("inline_region_at_end", |ir, bad, good| ir.builder().inline_region_at_end(good.region, bad.region)),
    ("move_block_before", |ir, bad, good| ir.builder().move_block_before(bad.block, good.block)),
    ("move_block_before", |ir, bad, good| ir.builder().move_block_before(good.block, bad.block)),
    ("has_ssa_dominance", |ir, bad, _| _ = bad.region.has_ssa_dominance(ir)),
    ("drop_all_references", |ir, bad, _| bad.op.drop_all_references(ir)),
    ("drop_all_references", |ir, bad, _| bad.block.drop_all_references(ir)),
    ("drop_all_references", |ir, bad, _| bad.region.drop_all_references(ir)),
    ("drop_all_uses", |ir, bad, _| bad.op.drop_all_uses(ir)),
    ("drop_all_uses", |ir, bad, _| bad.value.drop_all_uses(ir)),
    ("replace_uses_if", |ir, bad, good| bad.value.replace_uses_if(ir, good.value, |_, _| true)),
    ("replace_uses_if", |ir, bad, good| good.value.replace_uses_if(ir, bad.value, |_, _| true)),
    ("replace_uses_of_with", |ir, bad, good| bad.op.replace_uses_of_with(ir, good.value, good.value)),
    ("replace_uses_of_with", |ir, bad, good| good.op.replace_uses_of_with(ir, bad.value, good.value)),
    ("replace_uses_of_with", |ir, bad, good| good.op.replace_uses_of_with(ir, good.value, bad.value)),
    ("replace_uses_inside", |ir, bad, good| bad.region.replace_uses_inside(ir, good.value, good.value)),
    ("replace_uses_inside", |ir, bad, good| good.region.replace_uses_inside(ir, bad.value, good.value)),
    ("replace_uses_inside", |ir, bad, good| good.region.replace_uses_inside(ir, good.value, bad.value)),
    // Equivalence.
    ("is_equivalent_to", |ir, bad, good| _ = bad.op.is_equivalent_to(ir, good.op, EquivalenceFlags::default())),
    ("is_equivalent_to", |ir, bad, good| _ = good.op.is_equivalent_to(ir, bad.op, EquivalenceFlags::default())),
    ("structural_hash", |ir, bad, _| _ = bad.op.structural_hash(ir, EquivalenceFlags::default())),
    ("structural_hash_with", |ir, bad, _| _ = bad.op.structural_hash_with(ir, EquivalenceFlags::default(), |_| 0)),
    ("operations", |ir, bad, good| _ = Equivalence::new(ir, EquivalenceFlags::default()).operations(bad.op, good.op)),
    ("regions", |ir, bad, good| _ = Equivalence::new(ir, EquivalenceFlags::default()).regions(good.region, bad.region)),
    ("blocks", |ir, bad, good| _ = Equivalence::new(ir, EquivalenceFlags::default()).blocks(bad.block, good.block)),
    ("blocks", |ir, bad, good| _ = Equivalence::new(ir, EquivalenceFlags::default()).blocks(good.block, bad.block)),
    ("blocks_outside", |ir, bad, good| _ = Equivalence::new(ir, EquivalenceFlags::default()).blocks_outside(bad.block, good.block)),
    // Dominance.
    ("block_properly_dominates", |ir, bad, good| _ = Dominance::new().block_properly_dominates(ir, bad.block, good.block)),
    ("block_properly_dominates", |ir, bad, good| _ = Dominance::new().block_properly_dominates(ir, good.block, bad.block)),
    ("immediate_dominator", |ir, bad, _| _ = Dominance::new().immediate_dominator(ir, bad.block)),
    ("nearest_common_dominator", |ir, bad, good| _ = Dominance::new().nearest_common_dominator(ir, bad.block, good.block)),
    ("nearest_common_dominator", |ir, bad, good| _ = Dominance::new().nearest_common_dominator(ir, good.block, bad.block)),
    ("dominates", |ir, bad, good| _ = Dominance::new().dominates(ir, bad.value, good.op)),
    ("dominates", |ir, bad, good| _ = Dominance::new().dominates(ir, good.value, bad.op)),
    ("op_dominates", |ir, bad, good| _ = Dominance::new().op_dominates(ir, bad.op, good.op)),
    ("op_dominates", |ir, bad, good| _ = Dominance::new().op_dominates(ir, good.op, bad.op)),
    ("block_dominates", |ir, bad, good| _ = Dominance::new().block_dominates(ir, bad.block, good.block)),
    ("block_dominates", |ir, bad, good| _ = Dominance::new().block_dominates(ir, good.block, bad.block)),
    ("block_dominates", |ir, bad, _| _ = Dominance::new().block_dominates(ir, bad.block, bad.block)),
    ("is_reachable", |ir, bad, _| _ = Dominance::new().is_reachable(ir, bad.block)),
    ("properly_dominates", |ir, bad, good| _ = Dominance::new().properly_dominates(ir, bad.value, good.op)),
    ("properly_dominates", |ir, bad, good| _ = Dominance::new().properly_dominates(ir, good.value, bad.op)),
    ("op_properly_dominates", |ir, bad, good| _ = Dominance::new().op_properly_dominates(ir, bad.op, good.op)),
    ("op_properly_dominates", |ir, bad, good| _ = Dominance::new().op_properly_dominates(ir, good.op, bad.op)),
    // Elsewhere.
    ("to_text", |ir, bad, _| _ = bad.op.to_text(ir, PrintFlags::default())),
    ("write_text", |ir, bad, _| _ = bad.op.write_text(ir, PrintFlags::default(), &mut Vec::new())),
    ("display", |ir, bad, _| _ = bad.op.display(ir).to_string()),
    ("display_generic", |ir, bad, _| _ = bad.op.display_generic(ir).to_string()),
    ("verify", |ir, bad, _| _ = verify(bad.op, ir)),
    ("symbol_name", |ir, bad, _| _ = bad.op.symbol_name(ir)),
    ("symbol_bytes", |ir, bad, _| _ = bad.op.symbol_bytes(ir)),
];

/// Functions of `src/ir` that take no id, or take any.
const WITHOUT_IDS: &[&str] = &[
    // What drivers of rewrites set and ask. A reason may be about any operation.
    "check_rewrites",
    "checks_rewrites",
    "trace_rewrites",
    "traces_rewrites",
    "take_changes",
    "has_logged_changes",
    "log_match_failures",
    "take_match_failures",
    "match_failure",
    "defer_replacements",
    "take_deferred",
    "push_change_log",
    "pop_change_log",
    // With the feature `rayon`; as `par_for_each_isolated`.
    "par_for_each_of",
    // Of locations, and of a table that is kept for the next copy.
    "called_at",
    "fused_location",
    "clear",
    // Asks whether it is stale.
    "is_alive",
    // Of names, states, and maps.
    "as_str",
    "bytes",
    "dialect",
    "mnemonic",
    "new",
    "unregistered",
    "value",
    "block",
    "map_value",
    "map_block",
    "map_operation",
    "get_value",
    "get_block",
    "get_operation",
    "contains_value",
    "contains_block",
    "contains_operation",
    "between",
    "values_outside",
    "invalidate",
    "property_named",
    "set_property_named",
    "operation",
    "region",
    // Of the whole.
    "with_registry",
    "registry",
    "files",
    "external_resources",
    "take_external_resources",
    "operation_count",
    "log_changes",
    "builder",
    "location_attr",
    "create_block",
    "create_block_at",
    "create_region",
    "insert_point",
    // Of what was split off; `graft` is tested with it.
    "ir",
    "ir_mut",
    "ids",
    "graft",
    "render",
    "resolved",
    "type_scope",
    "parse_type",
    "parse_attribute",
    "import_type",
    "import_attribute",
];

/// The functions that use ids only far inside, or that are methods of traits.
const PANICS_INSIDE: &[&str] = &[
    "cast",
    "is",
    "attributes",
    "of",
    "create",
    "clone_with",
    "clone_op",
    "for_each_isolated",
    "add_block",
    "move_operations",
    "clone_into",
    "create_operation",
    "create_block_in",
    "clone_op_with",
    "create_block_before",
    "inline_region_before",
    "move_block_before",
    "has_ssa_dominance",
    "drop_all_references",
    "drop_all_uses",
    "is_equivalent_to",
    "operations",
    "regions",
    "blocks",
    "nearest_common_dominator",
    "to_text",
    "write_text",
    "display",
    "display_generic",
    "verify",
    "symbol_name",
    "symbol_bytes",
];

fn message(run: impl FnOnce()) -> String {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(()) => "no panic".to_owned(),
        Err(panic) => match panic.downcast::<String>() {
            Ok(text) => *text,
            Err(panic) => panic
                .downcast_ref::<&str>()
                .copied()
                .unwrap_or("?")
                .to_owned(),
        },
    }
}

/// What is wrong with how a call fails.
fn check(call: fn(&mut Ir, Ids, Ids), bad: Ids, good: Ids, ir: &mut Ir) -> Option<String> {
    let before = good.op.display_generic(ir).to_string();
    let message = message(|| call(ir, bad, good));
    if !message.ends_with("was erased, or belongs to another `Ir`") {
        return Some(message);
    }
    // What could not be done was not done by half.
    let changed =
        good.op.operands(ir).is_empty() && good.op.display_generic(ir).to_string() != before;
    changed.then(|| "half done".to_owned())
}

#[test]
fn wrong_ids_are_told() {
    let mut wrong = Vec::new();
    for (name, call) in CALLS {
        let mut note = |kind: &str, found: Option<String>| {
            wrong.extend(found.map(|found| format!("`{name}` of {kind}: {found}")));
        };
        // Erased; the places may have been taken again.
        for taken in [false, true] {
            let mut ir = Ir::new();
            let good = make(&mut ir);
            let bad = make(&mut ir);
            bad.op.erase(&mut ir);
            if taken {
                make(&mut ir);
            }
            note("stale ids", check(*call, bad, good, &mut ir));
        }
        // Of another `Ir`.
        let (mut ir, mut other) = (Ir::new(), Ir::new());
        let (good, bad) = (make(&mut ir), make(&mut other));
        note("foreign ids", check(*call, bad, good, &mut ir));
        // Made in a copy, at places that are taken here too, in the one or the
        // other way.
        let mut ir = Ir::new();
        let erased = make(&mut ir);
        erased.op.erase(&mut ir);
        let mut copy = ir.clone();
        let (good, bad) = (make(&mut ir), make(&mut copy));
        note("ids of a copy", check(*call, bad, good, &mut ir));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Ids of before mean the same in a copy.
#[test]
fn copies_share_what_was_before() {
    let mut ir = Ir::new();
    let ids = make(&mut ir);
    let mut copy = ir.clone();
    assert_eq!(ids.value.ty(&copy), ids.value.ty(&ir));
    ids.op.erase(&mut copy);
    assert!(ids.op.is_alive(&ir) && !ids.op.is_alive(&copy));
    let entry = NamedAttribute::new("a", Attribute::unit());
    assert_eq!(entry.value, Attribute::unit());
}

/// A panic about an id is where the user's code calls a function, not inside of `ods`.
#[test]
fn panics_are_at_the_call() {
    thread_local! {
        static FILE: RefCell<String> = const { RefCell::new(String::new()) };
    }
    let (usual, here) = (take_hook(), std::thread::current().id());
    set_hook(Box::new(move |info| {
        if std::thread::current().id() != here {
            return usual(info);
        }
        FILE.set(info.location().map_or("", |place| place.file()).to_owned());
    }));
    let mut inside = Vec::new();
    for (name, call) in CALLS {
        let mut ir = Ir::new();
        let (good, bad) = (make(&mut ir), make(&mut ir));
        bad.op.erase(&mut ir);
        message(|| call(&mut ir, bad, good));
        if FILE.take() != file!() {
            inside.push(*name);
        }
    }
    drop(take_hook());
    inside.dedup();
    // It is there with the feature `rayon` only.
    inside.retain(|name| *name != "par_for_each_isolated");
    assert_eq!(inside, PANICS_INSIDE);
}

/// Whoever adds a function that takes an id adds it to the list.
#[test]
fn nothing_is_left_out() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../ods-ir/src/ir");
    let mut pending = vec![std::path::PathBuf::from(root)];
    let mut missing = Vec::new();
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(
                std::fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let mut is_hidden = false;
        for line in text.lines() {
            if ["#[inline]", "#[track_caller]"].contains(&line.trim()) {
                continue;
            }
            // What the crates of the runtime share is not for users.
            if std::mem::replace(&mut is_hidden, line.trim() == "#[doc(hidden)]")
                || path.ends_with("text.rs")
            {
                continue;
            }
            let Some(rest) = line.trim_start().strip_prefix("pub fn ") else {
                continue;
            };
            let name = rest.split(['(', '<']).next().unwrap_or_default();
            let is_known =
                CALLS.iter().any(|(known, _)| *known == name) || WITHOUT_IDS.contains(&name);
            if !is_known && name != "par_for_each_isolated" {
                missing.push(name.to_owned());
            }
        }
    }
    assert_eq!(missing, [""; 0]);
}
