//! What is known of the values of affine expressions, because induction variables have bounds.

use super::AffineForOp;
use super::compose::Application;
use ods_runtime::affine::{AffineBinaryExpr, AffineBinaryOp, AffineExpr, AffineMap};
use ods_runtime::ir::ValueDefinition;
use ods_runtime::prelude::*;

/// The loop whose induction variable a value is.
fn owner(ir: &Ir, value: Value) -> Option<AffineForOp> {
    match value.definition(ir) {
        ValueDefinition::Argument(block, 0) => AffineForOp::cast(block.parent_op(ir)?, ir),
        _ => None,
    }
}

/// The result of a map that is one constant.
pub(super) fn single_constant(map: &AffineMap) -> Option<i64> {
    match map.results() {
        [AffineExpr::Constant(value)] => Some(*value),
        _ => None,
    }
}

/// The constant bounds of values, both of which belong to them.
struct Bounds {
    lower: Vec<Option<i64>>,
    upper: Vec<Option<i64>>,
}

impl Bounds {
    fn new(ir: &Ir, application: &Application) -> Self {
        let operands = application.dims.iter().chain(&application.symbols);
        let bounds = operands.map(|value| match owner(ir, *value) {
            Some(owner) => bounds_of(ir, owner),
            None => (None, None),
        });
        let (lower, upper) = bounds.unzip();
        Self { lower, upper }
    }
}

/// The least and the greatest value of an induction variable.
fn bounds_of(ir: &Ir, owner: AffineForOp) -> (Option<i64>, Option<i64>) {
    let lower = single_constant(owner.lower_bound_map(ir));
    let upper = single_constant(owner.upper_bound_map(ir));
    let last = upper.and_then(|upper| {
        let last = upper.wrapping_sub(1);
        let Some(lower) = lower else {
            return Some(last);
        };
        let rest = last
            .wrapping_sub(lower)
            .checked_rem(owner.step_as_int(ir))?;
        Some(last.wrapping_sub(rest))
    });
    (lower, last)
}

/// Simplifies expressions by the bounds of their operands.
struct Simplifier<'a> {
    ir: &'a Ir,
    application: &'a Application,
    bounds: Bounds,
}

/// Simplifies quotients and remainders by the bounds of induction variables: MLIR's `simplifyMapWithOperands`.
pub(super) fn simplify(ir: &Ir, application: &mut Application) -> Option<()> {
    let simplifier = Simplifier {
        ir,
        bounds: Bounds::new(ir, application),
        application,
    };
    let results = application.results.iter();
    let results: Option<Vec<AffineExpr>> =
        results.map(|result| simplifier.simplify(result)).collect();
    application.results = results?;
    Some(())
}

fn quotient(op: AffineBinaryOp, number: i64, divisor: i64) -> i64 {
    let is_rounded = op == AffineBinaryOp::CeilDiv && number.rem_euclid(divisor) != 0;
    number.div_euclid(divisor) + i64::from(is_rounded)
}

impl Simplifier<'_> {
    fn bound(&self, expr: &AffineExpr, is_upper: bool) -> Option<i64> {
        expr.bound(
            self.application.num_dims(),
            self.application.num_symbols(),
            &self.bounds.lower,
            &self.bounds.upper,
            is_upper,
        )
    }

    fn owner(&self, expr: &AffineExpr) -> Option<AffineForOp> {
        match expr {
            AffineExpr::Dim(position) => {
                owner(self.ir, *self.application.dims.get(*position as usize)?)
            }
            _ => None,
        }
    }

    /// A number that divides the value.
    fn known_divisor(&self, expr: &AffineExpr) -> i64 {
        let Some(owner) = self.owner(expr) else {
            return expr.largest_known_divisor();
        };
        let lower = owner.lower_bound_map(self.ir);
        let step = owner.step_as_int(self.ir);
        if single_constant(lower) == Some(0) {
            return step;
        }
        let divisors = lower.results().iter();
        let divisors = divisors.map(|it| it.largest_known_divisor().unsigned_abs());
        let divisor = match divisors.fold(0, common_divisor) {
            0 => u64::MAX,
            divisor => divisor,
        };
        common_divisor(divisor, step.unsigned_abs()).cast_signed()
    }

    /// Whether the value is at least 0 and less than `limit`.
    fn is_within(&self, expr: &AffineExpr, limit: i64) -> bool {
        if let AffineExpr::Constant(value) = expr {
            return (0..limit).contains(value);
        }
        self.owner(expr).is_some_and(|owner| {
            let lower = single_constant(owner.lower_bound_map(self.ir));
            let upper = single_constant(owner.upper_bound_map(self.ir));
            lower.is_some_and(|lower| lower >= 0) && upper.is_some_and(|upper| upper <= limit)
        })
    }

    /// Divides a sum into a multiple of a number and a rest that is less than it.
    fn split<'e>(&self, expr: &'e AffineExpr) -> Option<(i64, &'e AffineExpr, &'e AffineExpr)> {
        let AffineExpr::Binary(sum) = expr else {
            return None;
        };
        if sum.op() != AffineBinaryOp::Add {
            return None;
        }
        let sides = [(sum.lhs(), sum.rhs()), (sum.rhs(), sum.lhs())];
        sides.into_iter().find_map(|(multiple, rest)| {
            let divisor = self.known_divisor(multiple);
            self.is_within(rest, divisor)
                .then_some((divisor, multiple, rest))
        })
    }

    fn simplify(&self, expr: &AffineExpr) -> Option<AffineExpr> {
        // Sums are left-associated, and may be long.
        let mut terms = Vec::new();
        let mut first = expr;
        while let AffineExpr::Binary(binary) = first
            && binary.op() == AffineBinaryOp::Add
        {
            terms.push(binary.rhs());
            first = binary.lhs();
        }
        let mut new = match first {
            AffineExpr::Binary(binary) => {
                let lhs = self.simplify(binary.lhs())?;
                let rhs = self.simplify(binary.rhs())?;
                let built = AffineExpr::checked_binary(binary.op(), lhs, rhs)?;
                self.simplify_quotient(built)?
            }
            leaf => leaf.clone(),
        };
        for term in terms.into_iter().rev() {
            let term = self.simplify(term)?;
            new = AffineExpr::checked_binary(AffineBinaryOp::Add, new, term)?;
            new = self.simplify_quotient(new)?;
        }
        Some(new)
    }

    /// Simplifies the expression if it is a quotient or a remainder by a positive constant.
    fn simplify_quotient(&self, expr: AffineExpr) -> Option<AffineExpr> {
        let AffineExpr::Binary(binary) = &expr else {
            return Some(expr);
        };
        let divisor = match (binary.op(), binary.rhs()) {
            (AffineBinaryOp::Add | AffineBinaryOp::Mul, _) => return Some(expr),
            (_, AffineExpr::Constant(divisor)) if *divisor > 0 => *divisor,
            _ => return Some(expr),
        };
        if let Some(simple) = self.by_bounds(binary, divisor) {
            return Some(simple);
        }
        let (op, lhs) = (binary.op(), binary.lhs());
        let divides = |number: i64, by: i64| number.checked_rem(by) == Some(0);
        if let Some((part, multiple, rest)) = self.split(lhs) {
            let kept = match op {
                AffineBinaryOp::FloorDiv if divides(divisor, part) => multiple,
                AffineBinaryOp::Mod if divides(part, divisor) => rest,
                _ => return Some(expr),
            };
            return AffineExpr::checked_binary(op, kept.clone(), AffineExpr::Constant(divisor));
        }
        let is_zero = match op {
            AffineBinaryOp::FloorDiv => self.is_within(lhs, divisor),
            AffineBinaryOp::Mod => divides(self.known_divisor(lhs), divisor),
            _ => false,
        };
        Some(if is_zero {
            AffineExpr::Constant(0)
        } else {
            expr
        })
    }

    /// The value of a quotient that is the same between the bounds, or of a remainder that is the dividend.
    fn by_bounds(&self, binary: &AffineBinaryExpr, divisor: i64) -> Option<AffineExpr> {
        let (op, lhs) = (binary.op(), binary.lhs());
        let (lower, upper) = (self.bound(lhs, false)?, self.bound(lhs, true)?);
        if op == AffineBinaryOp::Mod {
            let is_within = (0..divisor).contains(&lower) && upper < divisor;
            return is_within.then(|| lhs.clone());
        }
        let value = quotient(op, lower, divisor);
        (value == quotient(op, upper, divisor)).then_some(AffineExpr::Constant(value))
    }
}

fn common_divisor(mut left: u64, mut right: u64) -> u64 {
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

/// Leaves out results that cannot be the least, or the greatest if `is_max`, and makes constants of those that have one
/// value only: MLIR's `simplifyMinOrMaxExprWithOperands`.
pub(super) fn simplify_min_or_max(ir: &Ir, application: &mut Application, is_max: bool) {
    if application.dims.is_empty() && application.symbols.is_empty() {
        return;
    }
    let simplifier = Simplifier {
        ir,
        bounds: Bounds::new(ir, application),
        application,
    };
    let ranges: Vec<(Option<i64>, Option<i64>)> = (application.results.iter())
        .map(|result| {
            (
                simplifier.bound(result, false),
                simplifier.bound(result, true),
            )
        })
        .collect();
    // For the greatest, a result is left out if its upper bound is at most another's lower bound. For the least, it is the
    // other way round, with the order reversed.
    let ends = |(lower, upper): (Option<i64>, Option<i64>)| {
        let reversed = |bound: Option<i64>| bound.map(|bound| !bound);
        if is_max {
            (lower, upper)
        } else {
            (reversed(upper), reversed(lower))
        }
    };
    let is_redundant = |at: usize| {
        let (lower, Some(upper)) = ends(ranges[at]) else {
            return false;
        };
        (0..ranges.len()).any(|other| {
            let (Some(other_lower), other_upper) = ends(ranges[other]) else {
                return false;
            };
            if other == at || other_lower < upper {
                return false;
            }
            // Of equal constants, the first one stays.
            let are_equal = lower == Some(upper) && other_upper == Some(other_lower);
            !(other_lower == upper && are_equal && at < other)
        })
    };
    let results: Vec<AffineExpr> = (0..ranges.len())
        .filter(|at| !is_redundant(*at))
        .map(|at| match ranges[at] {
            (Some(lower), Some(upper)) if lower == upper => AffineExpr::Constant(lower),
            _ => application.results[at].clone(),
        })
        .collect();
    // The bounds of a loop that has no iterations contradict each other.
    if !results.is_empty() {
        application.results = results;
    }
}
