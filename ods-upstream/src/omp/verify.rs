//! Checks that several operations share.

use super::{
    CriticalDeclareOp, CriticalOp, DeclareReductionOp, MapBoundsOp, PrivateClauseOp, fail_plainly,
    group, inherent, lookup,
};
use ods_lookup::LookupSet;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

/// The values and the symbols of a clause, in pairs.
pub(super) fn with_symbols<'ir>(
    op: Operation,
    ir: &'ir Ir,
    clause: &str,
) -> Vec<(Value, &'ir SymbolRefAttr)> {
    let symbols = inherent(op, ir, &format!("{clause}_syms"));
    let symbols = symbols.and_then(Attribute::as_array).unwrap_or_default();
    let values = group(op, ir, &format!("{clause}_vars")).iter().copied();
    let pairs = values
        .zip(symbols)
        .filter_map(|(value, symbol)| match symbol {
            Attribute::SymbolRef(symbol) => Some((value, symbol)),
            _ => None,
        });
    pairs.collect()
}

/// The number of elements of an array.
pub(super) fn count(array: Option<&Attribute>) -> Option<usize> {
    array.and_then(Attribute::as_array).map(<[_]>::len)
}

/// Whether a value is there twice.
pub(super) fn has_duplicate(values: impl IntoIterator<Item = Value>) -> bool {
    let mut seen = LookupSet::default();
    values.into_iter().any(|value| !seen.insert(value))
}

/// Checks that there is an allocator for each variable.
pub(super) fn verify_allocate(op: Operation, ir: &Ir) -> VerifyResult {
    if group(op, ir, "allocate_vars").len() == group(op, ir, "allocator_vars").len() {
        return Ok(());
    }
    let message = "expected equal sizes for allocate and allocator variables";
    fail_plainly(op, ir, message)
}

/// Checks that there is a type for each linear variable.
pub(super) fn verify_linear(op: Operation, ir: &Ir) -> VerifyResult {
    let values = group(op, ir, "linear_vars");
    let types = count(inherent(op, ir, "linear_var_types"));
    // MLIR ends with an assertion if there are no types.
    if values.is_empty() || types == Some(values.len()) {
        return Ok(());
    }
    fail_plainly(op, ir, "Ill-formed type attributes for linear variables")
}

/// Checks the values, flags and symbols of `reduction`, `in_reduction` or `task_reduction`.
pub(super) fn verify_reduction(op: Operation, ir: &Ir, clause: &str) -> VerifyResult {
    let fail = |message: String| Err(op.emit_error(ir, message));
    let values = group(op, ir, &format!("{clause}_vars"));
    let symbols = count(inherent(op, ir, &format!("{clause}_syms")));
    if values.is_empty() {
        if symbols.is_some() {
            return fail("unexpected reduction symbol references".to_owned());
        }
        return Ok(());
    }
    if symbols != Some(values.len()) {
        let message =
            "expected as many reduction symbol references as reduction variables".to_owned();
        return fail(message);
    }
    let flags = inherent(op, ir, &format!("{clause}_byref"));
    let flags = flags.and_then(Attribute::as_dense_array::<bool>);
    if flags.is_some_and(|flags| flags.len() != values.len()) {
        let message =
            "expected as many reduction variable by reference attributes as reduction variables";
        return fail_plainly(op, ir, message);
    }
    let mut seen = LookupSet::default();
    for (value, symbol) in with_symbols(op, ir, clause) {
        if !seen.insert(value) {
            return fail("accumulator variable used more than once".to_owned());
        }
        let Some(declared) = lookup::<DeclareReductionOp>(op, ir, symbol) else {
            let message =
                format!("expected symbol reference {symbol} to point to a reduction declaration");
            return fail(message);
        };
        let (ty, expected) = (value.ty(ir), declared.accumulator_type(ir));
        if let Some(expected) = expected.filter(|expected| *expected != ty) {
            let message = format!(
                "expected accumulator ('{ty}') to be the same type as reduction declaration ('{expected}')"
            );
            return fail(message);
        }
    }
    Ok(())
}

/// Checks the values and symbols of `private`.
pub(super) fn verify_private(op: Operation, ir: &Ir) -> VerifyResult {
    let values = group(op, ir, "private_vars").len();
    let symbols = count(inherent(op, ir, "private_syms")).unwrap_or(0);
    if values != symbols {
        let message = format!(
            "inconsistent number of private variables and privatizer op symbols, private vars: {values} vs. privatizer op symbols: {symbols}"
        );
        return fail_plainly(op, ir, message);
    }
    for (value, symbol) in with_symbols(op, ir, "private") {
        let Some(privatizer) = lookup::<PrivateClauseOp>(op, ir, symbol) else {
            let message = format!("failed to lookup privatizer op with symbol: '{symbol}'");
            return fail_plainly(op, ir, message);
        };
        let (ty, expected) = (value.ty(ir), privatizer.argument_type(ir));
        if let Some(expected) = expected.filter(|expected| *expected != ty) {
            let is_first = privatizer.is_firstprivate(ir);
            let kind = if is_first { "firstprivate" } else { "private" };
            let message = format!(
                "type mismatch between a {kind} variable and its privatizer op, var type: '{ty}' vs. privatizer op type: '{expected}'"
            );
            return fail_plainly(op, ir, message);
        }
    }
    Ok(())
}

/// Checks that there is a kind for each variable of `depend`.
pub(super) fn verify_depend(op: Operation, ir: &Ir) -> VerifyResult {
    let values = group(op, ir, "depend_vars").len();
    let kinds = count(inherent(op, ir, "depend_kinds"));
    let message = match kinds {
        Some(kinds) if values == 0 && kinds != 0 => "unexpected depend values",
        _ if values != 0 && kinds != Some(values) => {
            "expected as many depend values as depend variables"
        }
        _ => return Ok(()),
    };
    Err(op.emit_error(ir, message))
}

/// Checks that no two hints exclude each other.
pub(super) fn verify_hint(op: Operation, ir: &Ir) -> VerifyResult {
    let hints = inherent(op, ir, "hint");
    let hints = hints.and_then(Attribute::as_i64).unwrap_or(0);
    let message = if hints & 0b11 == 0b11 {
        "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"
    } else if hints & 0b1100 == 0b1100 {
        "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."
    } else {
        return Ok(());
    };
    Err(op.emit_error(ir, message))
}

impl Verify for CriticalDeclareOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_hint(self.operation(), ir)
    }
}

impl SymbolUserOpInterface for CriticalOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let Some(Attribute::SymbolRef(name)) = op.attribute(ir, "name") else {
            return Ok(());
        };
        if tables
            .lookup_nearest_as::<CriticalDeclareOp>(ir, op, name)
            .is_some()
        {
            return Ok(());
        }
        let message =
            format!("expected symbol reference {name} to point to a critical declaration");
        Err(self.emit_error(ir, message))
    }
}

impl Verify for MapBoundsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.extent(ir).is_some() || self.upper_bound(ir).is_some() {
            return Ok(());
        }
        fail_plainly(self.operation(), ir, "expected extent or upperbound.")
    }
}
