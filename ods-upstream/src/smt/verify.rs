//! The verifiers of regions: of solvers, checks and quantifiers.

use super::{BoolType, CheckOp, ExistsOp, ForallOp, SolverOp, is_non_func_value};
use ods_runtime::prelude::*;
use ods_runtime::{WalkOrder, WalkResult};

/// The values that a region yields.
fn yielded(ir: &Ir, region: Region) -> &[Value] {
    let last = region.entry_block(ir).and_then(|entry| entry.last_op(ir));
    last.map_or(&[], |last| last.operands(ir))
}

/// The arguments of a region.
fn arguments(ir: &Ir, region: Region) -> &[Value] {
    let entry = region.entry_block(ir);
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// Whether values have the types of others.
fn have_same_types(ir: &Ir, values: &[Value], others: &[Value]) -> bool {
    let types = values.iter().map(|value| value.ty(ir));
    types.eq(others.iter().map(|value| value.ty(ir)))
}

impl VerifyRegions for SolverOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (results, body) = (self.operation().results(ir), self.body_region(ir));
        if !have_same_types(ir, yielded(ir, body), results) {
            let message = "types of yielded values must match return values";
            return Err(self.emit_error(ir, message));
        }
        if !have_same_types(ir, arguments(ir, body), self.inputs(ir)) {
            let message = "block argument types must match the types of the 'inputs'";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl VerifyRegions for CheckOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let results = self.operation().results(ir);
        let regions = [
            ("sat", self.sat_region(ir)),
            ("unknown", self.unknown_region(ir)),
            ("unsat", self.unsat_region(ir)),
        ];
        let differs = |region| !have_same_types(ir, yielded(ir, region), results);
        let Some((name, _)) = regions.into_iter().find(|(_, region)| differs(*region)) else {
            return Ok(());
        };
        let message =
            format!("types of yielded values in '{name}' region must match return values");
        Err(self.emit_error(ir, message))
    }
}

macro_rules! quantifiers {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                if self.patterns(ir).is_empty() || !self.no_pattern(ir) {
                    return Ok(());
                }
                let message =
                    "patterns and the no_pattern attribute must not be specified at the same time";
                Err(self.emit_error(ir, message))
            }
        }

        impl VerifyRegions for $op {
            fn verify_regions(self, ir: &Ir) -> VerifyResult {
                verify_quantifier(self.operation(), ir, self.body(ir), self.patterns(ir))
            }
        }
    )*};
}

quantifiers! { ExistsOp ForallOp }

/// The body yields whether the formula holds for its arguments, and patterns yield terms over the same arguments.
fn verify_quantifier(op: Operation, ir: &Ir, body: Region, patterns: &[Region]) -> VerifyResult {
    let fail = |message: &str| Err(op.emit_error(ir, message));
    let bound = arguments(ir, body);
    let names = op
        .attribute(ir, "boundVarNames")
        .and_then(Attribute::as_array);
    if names.is_some_and(|names| names.len() != bound.len()) {
        return fail("number of bound variable names must match number of block arguments");
    }
    if !bound.iter().all(|value| is_non_func_value(value.ty(ir))) {
        return fail("bound variables must by any non-function SMT value");
    }
    let [result] = yielded(ir, body) else {
        return fail("must have exactly one yielded value");
    };
    if !result.ty(ir).is::<BoolType>() {
        return fail("yielded value must be of '!smt.bool' type");
    }
    for (at, pattern) in patterns.iter().enumerate() {
        if !have_same_types(ir, arguments(ir, *pattern), bound) {
            return fail(&format!(
                "block argument number and types of the 'body' and 'patterns' region #{at} must match"
            ));
        }
        if yielded(ir, *pattern).is_empty() {
            return fail(&format!(
                "'patterns' region #{at} must have at least one yielded value"
            ));
        }
        verify_pattern(op, ir, *pattern, at)?;
    }
    Ok(())
}

/// A pattern has operations of `smt` only, and binds no variables.
fn verify_pattern(op: Operation, ir: &Ir, pattern: Region, at: usize) -> VerifyResult {
    let mut wrong = None;
    for part in pattern.operations(ir) {
        let found = part.walk_with(ir, WalkOrder::PostOrder, |part| {
            let problem = if part.name(ir).dialect() != "smt" {
                Problem::OtherDialect
            } else if part.is::<ForallOp>(ir) || part.is::<ExistsOp>(ir) {
                Problem::Quantifier
            } else {
                return WalkResult::Advance;
            };
            wrong = Some((problem, part));
            WalkResult::Interrupt
        });
        if found == WalkResult::Interrupt {
            break;
        }
    }
    let Some((problem, part)) = wrong else {
        return Ok(());
    };
    let (rule, note) = match problem {
        Problem::OtherDialect => (
            "may only contain SMT dialect operations",
            "first non-SMT operation here",
        ),
        Problem::Quantifier => (
            "must not contain any variable binding operations",
            "first violating operation here",
        ),
    };
    let error = op.emit_error(ir, format!("the 'patterns' region #{at} {rule}"));
    Err(error.with_note(part.location(ir), note))
}

/// Why an operation may not be in a pattern.
enum Problem {
    OtherDialect,
    Quantifier,
}
