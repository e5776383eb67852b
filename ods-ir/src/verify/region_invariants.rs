//! Rules of a registered operation that depend on verified nested operations: traits that
//! check regions, implicit terminators, and the op's own region verifier
//! (`verifyRegionInvariants`).

use super::OfKind as _;
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::interfaces::{SymbolUserAttrInterface, SymbolUserOpInterface};
use crate::ir::{Ir, NIL, NestedNumber, OpData, Operation, Region, WalkOrder, WalkResult};
use crate::op::spec::OpSpec;
use crate::op::{OpInfo, VerifyResult};
use crate::symbols::{self, SymbolTable, SymbolTableCollection};
use ods_lookup::LookupSet;

/// Checks the regions of `op`; `uses_are_right` returns whether it is known that nothing
/// in them uses a value from outside.
pub(super) fn verify(
    ir: &Ir,
    op: Operation,
    spec: &OpSpec,
    uses_are_right: impl Fn() -> bool,
) -> VerifyResult {
    if let Some(terminator) = spec.implicit_terminator {
        implicit_terminator(ir, op, terminator()).of_kind(DiagnosticKind::Structure)?;
    }
    for check in &spec.checks.regions {
        if check.is_isolation && uses_are_right() {
            continue;
        }
        (check.verify)(op, ir).of_kind(DiagnosticKind::Trait)?;
    }
    match spec.verify_regions {
        Some(verify) => verify(op, ir).of_kind(DiagnosticKind::Hook),
        None => Ok(()),
    }
}

/// `SingleBlockImplicitTerminator`: every block ends with the implicit terminator.
fn implicit_terminator(ir: &Ir, op: Operation, info: &'static OpInfo) -> VerifyResult {
    for region in ir.regions_of(ir.nested_of(ir.ops.get(op))) {
        if region.first_block == NIL {
            continue;
        }
        let last = ir.blocks.at(region.first_block).last_op;
        if last != NIL && ir.info_of(ir.ops.at(last)) != Some(info) {
            ends_otherwise(ir, op, ir.ops.id(last), info)?;
        }
    }
    Ok(())
}

#[cold]
fn ends_otherwise(ir: &Ir, op: Operation, last: Operation, info: &OpInfo) -> VerifyResult {
    let (found, expected) = (last.name(ir).as_str(), info.name());
    if found == expected {
        return Ok(());
    }
    let message = format!("expects regions to end with '{expected}', found '{found}'");
    let note = format!("in custom textual format, the absence of terminator implies '{expected}'");
    Err(op.emit_error(ir, message).with_note(op.location(ir), note))
}

/// `IsIsolatedFromAbove`: nothing in a region uses a value from outside of it.
pub(crate) fn isolated_from_above(op: Operation, ir: &Ir) -> VerifyResult {
    for region in op.regions(ir) {
        let mut inside = LookupSet::default();
        inside.insert(*region);
        for nested in region.operations(ir) {
            check_values_inside(ir, op, nested, &mut inside)?;
        }
    }
    Ok(())
}

/// Checks the operands of `nested`, and of what is nested in it, for the operation `isolated`.
fn check_values_inside(
    ir: &Ir,
    isolated: Operation,
    nested: Operation,
    inside: &mut LookupSet<Region>,
) -> VerifyResult {
    let mut outcome = Ok(());
    nested.walk_with(ir, WalkOrder::PreOrder, |user| {
        for operand in user.operands(ir) {
            let block = operand.parent_block(ir);
            let region = block.and_then(|block| block.parent_region(ir));
            if !is_inside(ir, region, inside) {
                let note = "required by region isolation constraints";
                let error = user.emit_error(ir, "using value defined outside the region");
                outcome = Err(error.with_note(isolated.location(ir), note));
                return WalkResult::Interrupt;
            }
        }
        // Isolated operations are checked by their own verifiers.
        if super::is_isolated(ir, user) {
            WalkResult::Skip
        } else {
            WalkResult::Advance
        }
    });
    outcome
}

/// Whether `region` is nested in one of `inside`. Adds the visited regions to `inside`,
/// so that each is visited once, at any depth.
fn is_inside(ir: &Ir, region: Option<Region>, inside: &mut LookupSet<Region>) -> bool {
    let mut climbed = Vec::new();
    let mut at = region;
    while let Some(region) = at {
        if inside.contains(&region) {
            inside.extend(climbed);
            return true;
        }
        climbed.push(region);
        at = region.parent_region(ir);
    }
    false
}

/// `SymbolTable`: one region with one block, and no name defined twice.
pub(crate) fn symbol_table(op: Operation, ir: &Ir) -> VerifyResult {
    let fail = |part| {
        let message = format!("Operations with a 'SymbolTable' must have exactly one {part}");
        Err(op.emit_error(ir, message))
    };
    let [region] = op.regions(ir) else {
        return fail("region");
    };
    if !region.has_one_block(ir) {
        return fail("block");
    }
    let mut table = SymbolTable::empty(op);
    for symbol in region.operations(ir) {
        let Some(name) = symbol.symbol_bytes(ir) else {
            continue;
        };
        if let Some(first) = table.add(ir, name, symbol) {
            let name = String::from_utf8_lossy(name);
            let message = format!("redefinition of symbol named '{name}'");
            return Err(Diagnostic::error(symbol.location(ir), message)
                .with_note(first.location(ir), "see existing symbol definition here"));
        }
    }
    match ir.symbol_users() {
        None if !ir.registry().has_symbol_user_attributes => Ok(()),
        users => symbol_uses(op, ir, table, &users.unwrap_or_default()),
    }
}

/// Verifies the symbol references of the operations in a symbol table, except for those
/// in nested symbol tables. `users` has [`Ir::symbol_users`].
fn symbol_uses(table_op: Operation, ir: &Ir, table: SymbolTable, users: &[bool]) -> VerifyResult {
    let mut tables = SymbolTableCollection::new();
    tables.insert(table);
    let asks_attributes = ir.registry().has_symbol_user_attributes;
    let mut outcome = Ok(());
    let is_user = |op: &OpData| users.get(op.name as usize) == Some(&true);
    let is_visited =
        |op: &OpData| asks_attributes || op.nested != NestedNumber::NONE || is_user(op);
    table_op.walk_among(ir, WalkOrder::PreOrder, is_visited, |op| {
        let data = ir.ops.get(op);
        if is_user(data)
            && let Some(user) = op.interface::<dyn SymbolUserOpInterface>(ir)
        {
            outcome = user.verify_symbol_uses(ir, &mut tables);
        }
        if outcome.is_ok() && asks_attributes {
            outcome = attribute_uses(op, ir, &mut tables);
        }
        match outcome {
            Err(_) => WalkResult::Interrupt,
            Ok(()) if data.nested == NestedNumber::NONE => WalkResult::Advance,
            Ok(()) if op != table_op && symbols::is_table(ir, op) => WalkResult::Skip,
            Ok(()) => WalkResult::Advance,
        }
    });
    outcome
}

/// Verifies the symbol references in the discardable attributes of an operation.
fn attribute_uses(op: Operation, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
    for attribute in op.discardable_attributes(ir).entries() {
        let user = attribute.value.interface::<dyn SymbolUserAttrInterface>(ir);
        if let Some(user) = user {
            user.verify_symbol_uses(op, ir, tables)?;
        }
    }
    Ok(())
}
