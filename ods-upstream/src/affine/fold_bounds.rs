//! Folders of loops and conditions: their maps and sets are composed, and empty loops have the values that they began with.

use super::bounds::{simplify_min_or_max, single_constant};
use super::compose::{Application, is_applied};
use super::evaluate::Evaluator;
use super::validity::constant_integer;
use super::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use ods_runtime::__private::OperandsMut;
use ods_runtime::affine::{AffineMap, IntegerSet};
use ods_runtime::prelude::*;

/// One of the bounds of a loop.
#[derive(Clone, Copy)]
enum Bound {
    Lower,
    Upper,
}

impl AffineForOp {
    fn bound(self, ir: &Ir, bound: Bound) -> (&AffineMap, &[Value]) {
        match bound {
            Bound::Lower => (self.lower_bound_map(ir), self.lower_bound_operands(ir)),
            Bound::Upper => (self.upper_bound_map(ir), self.upper_bound_operands(ir)),
        }
    }

    fn set_bound(self, ir: &mut Ir, bound: Bound, map: AffineMap, operands: &[Value]) {
        let (group, name) = match bound {
            Bound::Lower => (0, "lowerBoundMap"),
            Bound::Upper => (1, "upperBoundMap"),
        };
        let op = self.operation();
        OperandsMut::new(op, ir, group).assign(operands);
        op.set_attribute(ir, name, Some(Attribute::AffineMap(map)));
    }

    /// Makes a bound a constant if its operands are constants: `foldLoopBounds`.
    fn fold_bound(self, ir: &mut Ir, bound: Bound) -> bool {
        let (map, operands) = self.bound(ir, bound);
        if single_constant(map).is_some() {
            return false;
        }
        let constants = operands.iter().map(|operand| {
            let number = constant_integer(ir, *operand);
            number.map(Attribute::index)
        });
        let constants: Vec<Option<Attribute>> = constants.collect();
        let constants: Vec<Option<&Attribute>> = constants.iter().map(Option::as_ref).collect();
        let evaluator = Evaluator::new(map.num_dims(), &constants);
        let values = map.results().iter().map(|it| evaluator.evaluate(it).ok());
        let values: Option<Vec<i64>> = values.collect();
        let value = values.and_then(|values| match bound {
            Bound::Lower => values.into_iter().max(),
            Bound::Upper => values.into_iter().min(),
        });
        let Some(value) = value else {
            return false;
        };
        self.set_bound(ir, bound, AffineMap::constant(value), &[]);
        true
    }

    /// The bound without `affine.apply` and without results that others make redundant; `None` if nothing changes.
    fn composed_bound(self, ir: &Ir, bound: Bound) -> Option<Application> {
        let (map, operands) = self.bound(ir, bound);
        let mut new = Application::new(map, operands)?;
        // As in MLIR, the order differs.
        match bound {
            Bound::Lower => {
                new.compose(ir)?;
                new.canonicalize(ir)?;
                simplify_min_or_max(ir, &mut new, true);
            }
            Bound::Upper => {
                simplify_min_or_max(ir, &mut new, false);
                new.compose(ir)?;
                new.canonicalize(ir)?;
            }
        }
        new.results.dedup();
        (new.map() != *map).then_some(new)
    }

    /// The results of a loop whose body only yields, or which has no iterations: `AffineForEmptyLoopFolder`.
    fn known_results(self, ir: &Ir) -> Option<Vec<Value>> {
        let inits = self.inits(ir);
        let count = self.constant_trip_count(ir);
        if inits.is_empty() || inits.len() != self.operation().results(ir).len() {
            return None;
        }
        if count == Some(0) {
            return Some(inits.to_vec());
        }
        let last = self.region(ir).entry_block(ir)?.last_op(ir)?;
        if last.prev(ir).is_some() {
            return None;
        }
        AffineYieldOp::cast(last, ir)?;
        let (variable, carried) = self.body_arguments(ir).split_first()?;
        let (mut is_in_order, mut are_carried) = (true, true);
        let mut results = Vec::new();
        for (at, value) in last.operands(ir).iter().enumerate() {
            if value == variable {
                return None;
            }
            if let Some(position) = carried.iter().position(|it| it == value) {
                is_in_order &= position == at;
                results.push(*inits.get(position)?);
            } else {
                are_carried = false;
                results.push(*value);
            }
        }
        let is_known = match count {
            None => is_in_order && are_carried,
            Some(count) => count < 2 || is_in_order,
        };
        (is_known && results.len() == inits.len()).then_some(results)
    }
}

impl Fold for AffineForOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let mut is_folded = false;
        for bound in [Bound::Lower, Bound::Upper] {
            is_folded |= self.fold_bound(ir, bound);
        }
        let new = [Bound::Lower, Bound::Upper]
            .map(|bound| self.composed_bound(ir, bound).map(|new| (bound, new)));
        for (bound, new) in new.into_iter().flatten() {
            self.set_bound(ir, bound, new.map(), &new.operands());
            is_folded = true;
        }
        match self.known_results(ir) {
            Some(results) => Folded::To(results.into_iter().map(FoldResult::Value).collect()),
            None if is_folded => Folded::InPlace,
            None => Folded::No,
        }
    }
}

impl Fold for AffineParallelOp {
    /// Composes the maps of the bounds.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let op = self.operation();
        let (lower, upper) = self.bound_operands(ir);
        let bounds = [
            ("lowerBoundsMap", self.lower_bounds_map(ir), lower),
            ("upperBoundsMap", self.upper_bounds_map(ir), upper),
        ];
        let mut operands = Vec::new();
        let mut maps = Vec::new();
        for (name, map, values) in bounds {
            match composed(ir, map, values) {
                Some(new) => {
                    operands.extend(new.operands());
                    maps.push((name, new.map()));
                }
                None => operands.extend_from_slice(values),
            }
        }
        if maps.is_empty() {
            return Folded::No;
        }
        op.set_operands(ir, &operands);
        for (name, map) in maps {
            op.set_attribute(ir, name, Some(Attribute::AffineMap(map)));
        }
        Folded::InPlace
    }
}

/// The composed application of a map, if it is another one.
fn composed(ir: &Ir, map: &AffineMap, operands: &[Value]) -> Option<Application> {
    let old = Application::new(map, operands)?;
    let mut new = old.clone();
    new.compose(ir)?;
    (new != old).then_some(new)
}

impl AffineIfOp {
    /// The condition and its operands without `affine.apply`, if they change.
    fn composed_condition(self, ir: &Ir) -> Option<(IntegerSet, Vec<Value>)> {
        let old = self.integer_set(ir)?;
        let operands = self.operation().operands(ir);
        let mut new = Application::of_set(old, operands)?;
        if operands.iter().any(|operand| is_applied(ir, *operand)) {
            new.compose(ir)?;
        }
        new.canonicalize(ir)?;
        let constraints = new.results.iter().zip(old.constraints());
        let constraints = constraints.map(|(expr, (_, is_equality))| (expr.clone(), *is_equality));
        let set = IntegerSet::new(new.num_dims(), new.num_symbols(), constraints);
        let new_operands = new.operands();
        (set != *old || new_operands != operands).then_some((set, new_operands))
    }
}

impl Fold for AffineIfOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let Some((set, operands)) = self.composed_condition(ir) else {
            return Folded::No;
        };
        let op = self.operation();
        op.set_attribute(ir, "condition", Some(Attribute::IntegerSet(set)));
        op.set_operands(ir, &operands);
        Folded::InPlace
    }
}
