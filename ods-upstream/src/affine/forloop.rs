//! `affine.for`.

use super::{
    AffineForOp, AffineYieldOp, parse_dims_and_symbols, print_body, print_dims_and_symbols,
    verify_dims_and_symbols,
};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::{DenseArrayAttr, IntegerAttr};
use ods_runtime::prelude::*;

/// The attributes that the custom form expresses in other ways.
const ELIDED: [&str; 4] = [
    "lowerBoundMap",
    "upperBoundMap",
    "step",
    "operandSegmentSizes",
];

/// One of the two bounds.
struct Bound {
    /// The name of its map.
    attribute: &'static str,
    /// How several results of the map become one number.
    prefix: &'static str,
    /// What a map with several results gets without the prefix.
    message: &'static str,
}

const LOWER: Bound = Bound {
    attribute: "lowerBoundMap",
    prefix: "max",
    message: "lower loop bound affine map with multiple results requires 'max' prefix",
};

const UPPER: Bound = Bound {
    attribute: "upperBoundMap",
    prefix: "min",
    message: "upper loop bound affine map with multiple results requires 'min' prefix",
};

impl Bound {
    // bound ::= prefix? (operand | integer | affine-map dims-and-symbols)
    /// Parses a bound. Returns the number of its operands.
    fn parse(&self, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<i32> {
        let has_prefix = p.parse_optional_keyword(self.prefix);
        let operands = p.parse_operand_list(Delimiter::None)?;
        if !operands.is_empty() {
            if operands.len() > 1 {
                let message = "expected only one loop bound operand";
                return Err(p.emit_error(p.name_offset(), message));
            }
            p.resolve_operands_of_type(&operands, &Type::index(), &mut state.operands)?;
            let identity = AffineMap::new(0, 1, [AffineExpr::symbol(0)]);
            state.set_attribute(self.attribute, Attribute::AffineMap(identity));
            return Ok(1);
        }
        let start = p.offset();
        let map = match p.parse_attribute(Some(&Type::index()))? {
            Attribute::AffineMap(map) => map,
            Attribute::Integer(value) => {
                let map = AffineMap::constant(value.to_i64().unwrap_or_default());
                state.set_attribute(self.attribute, Attribute::AffineMap(map));
                return Ok(0);
            }
            _ => {
                let message = "expected valid affine map representation for loop bounds";
                return Err(p.emit_error(p.name_offset(), message));
            }
        };
        let (dims, symbols) = parse_dims_and_symbols(p, state)?;
        let (offset, message) = if dims != map.num_dims() as usize {
            let message = "dim operand count and affine map dim count must match";
            (p.name_offset(), message)
        } else if symbols != map.num_symbols() as usize {
            let message = "symbol operand count and affine map symbol count must match";
            (p.name_offset(), message)
        } else if map.results().len() > 1 && !has_prefix {
            (start, self.message)
        } else {
            state.set_attribute(self.attribute, Attribute::AffineMap(map));
            return Ok(i32::try_from(dims + symbols).unwrap_or(i32::MAX));
        };
        Err(p.emit_error(offset, message))
    }

    fn print(&self, p: &mut OpPrinter<'_>, attribute: &AffineMap, operands: &[Value]) {
        // The map decides, and not how many operands there are.
        let (dims, symbols) = (attribute.num_dims(), attribute.num_symbols());
        match (attribute.results(), operands) {
            ([AffineExpr::Constant(value)], _) if dims == 0 && symbols == 0 => {
                return p.write_integer(*value);
            }
            ([AffineExpr::Symbol(_)], [operand, ..]) if dims == 0 && symbols == 1 => {
                return p.print_operand(*operand);
            }
            ([_], _) => {}
            _ => {
                p.write(self.prefix);
                p.write(" ");
            }
        }
        p.print_attribute(&Attribute::AffineMap(attribute.clone()));
        print_dims_and_symbols(p, operands, attribute.num_dims());
    }
}

impl AffineForOp {
    /// The arguments of the body: the induction variable, then the loop-carried values.
    pub(super) fn body_arguments(self, ir: &Ir) -> &[Value] {
        let entry = self.region(ir).entry_block(ir);
        entry.map_or(&[], |entry| entry.arguments(ir))
    }

    /// The step.
    pub fn step_as_int(self, ir: &Ir) -> i64 {
        let step = self.operation().attribute(ir, "step");
        step.and_then(Attribute::as_i64).unwrap_or_default()
    }

    /// The number of iterations, if both bounds are constants.
    pub(super) fn constant_trip_count(self, ir: &Ir) -> Option<u64> {
        let constant = |map: &AffineMap| match map.results() {
            [AffineExpr::Constant(value)] => Some(*value),
            _ => None,
        };
        let lower = constant(self.lower_bound_map(ir))?;
        let upper = constant(self.upper_bound_map(ir))?;
        let step = u64::try_from(self.step_as_int(ir))
            .ok()
            .filter(|step| *step != 0)?;
        let distance = i128::from(upper) - i128::from(lower);
        Some(u64::try_from(distance).map_or(0, |distance| distance.div_ceil(step)))
    }
}

impl CustomAssembly for AffineForOp {
    // argument `=` bound `to` bound (`step` integer)? (`iter_args` assignments `->` types)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut variable = p.parse_argument(false, false)?;
        variable.ty = Type::index();
        p.parse_equal()?;
        let lower = LOWER.parse(p, state)?;
        p.parse_keyword_with_context("to", " between bounds")?;
        let upper = UPPER.parse(p, state)?;
        let mut step = Attribute::index(1);
        if p.parse_optional_keyword("step") {
            let start = p.offset();
            step = p.parse_attribute_of::<IntegerAttr>(Some(&Type::index()))?;
            if step.as_i64().is_none_or(i64::is_negative) {
                let message = "expected step to be representable as a positive signed integer";
                return Err(p.emit_error(start, message));
            }
        }
        state.set_attribute("step", step);
        let mut arguments = vec![variable];
        let mut inits = 0;
        if p.parse_optional_keyword("iter_args") {
            let assignments = p.parse_assignments()?;
            inits = i32::try_from(assignments.len()).unwrap_or(i32::MAX);
            state.result_types.extend(p.parse_arrow_type_list()?);
            let mut types = state.result_types.clone().into_iter();
            for (mut argument, init) in assignments {
                if let Some(ty) = types.next() {
                    p.resolve_operands_of_type(&[init], &ty, &mut state.operands)?;
                    argument.ty = ty;
                }
                arguments.push(argument);
            }
        }
        let segments = DenseArrayAttr::from_i32s(&[lower, upper, inits]);
        state.set_attribute("operandSegmentSizes", segments.into());
        if arguments.len() != state.result_types.len() + 1 {
            let message = "mismatch between the number of loop-carried values and results";
            return Err(p.emit_error(p.name_offset(), message));
        }
        let region = p.parse_region_with(&arguments, false)?;
        region.ensure_terminator(p.ir(), AffineYieldOp::INFO, state.location);
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let carried = self.body_arguments(ir).get(1..).unwrap_or_default();
        p.write(" ");
        let entry = self.region(ir).entry_block(ir);
        if let Some(entry) = entry.filter(|entry| !entry.arguments(ir).is_empty()) {
            p.print_region_argument(entry, 0, &[], false);
        }
        p.write(" = ");
        LOWER.print(p, self.lower_bound_map(ir), self.lower_bound_operands(ir));
        p.write(" to ");
        UPPER.print(p, self.upper_bound_map(ir), self.upper_bound_operands(ir));
        let step = self.step_as_int(ir);
        if step != 1 {
            p.write(" step ");
            p.write_integer(step);
        }
        let inits = self.inits(ir);
        let bounds = self.lower_bound_map(ir).num_inputs() + self.upper_bound_map(ir).num_inputs();
        let is_carrying = op.operands(ir).len() != bounds as usize;
        if is_carrying {
            p.write(" iter_args");
            p.print_assignments(carried, inits);
            p.write(" -> (");
            p.print_types_of(op.results(ir));
            p.write(")");
        }
        p.write(" ");
        print_body(p, self.region(ir), is_carrying);
        p.print_optional_attr_dict(op, &ELIDED);
    }
}

impl VerifyRegions for AffineForOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let op = self.operation();
        let arguments = self.body_arguments(ir);
        if arguments.is_empty() {
            // The number is MLIR's, which computes 0 - 1 in unsigned arithmetic.
            let inits = self.inits(ir).len();
            let missing = u64::MAX;
            return fail(&format!(
                "different number of inits and region iter_args: {inits} != {missing}"
            ));
        }
        if !arguments
            .first()
            .is_some_and(|first| first.ty(ir).is_index())
        {
            return fail(
                "expected body to have a single index argument for the induction variable",
            );
        }
        let (lower, upper) = (self.lower_bound_map(ir), self.upper_bound_map(ir));
        if lower.num_inputs() > 0 {
            let operands = self.lower_bound_operands(ir);
            verify_dims_and_symbols(op, ir, operands, lower.num_dims())?;
        }
        if upper.num_inputs() > 0 {
            let operands = self.upper_bound_operands(ir);
            verify_dims_and_symbols(op, ir, operands, upper.num_dims())?;
        }
        if lower.results().is_empty() {
            return fail("expected lower bound map to have at least one result");
        }
        if upper.results().is_empty() {
            return fail("expected upper bound map to have at least one result");
        }
        let results = op.results(ir).len();
        if results == 0 {
            return Ok(());
        }
        let bounds = (lower.num_inputs() + upper.num_inputs()) as usize;
        if op.operands(ir).len().checked_sub(bounds) != Some(results) {
            return fail("mismatch between the number of loop-carried values and results");
        }
        if arguments.len() - 1 != results {
            return fail("mismatch between the number of basic block args and results");
        }
        Ok(())
    }
}
