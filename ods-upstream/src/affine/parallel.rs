//! `affine.parallel`.

use super::{AffineParallelOp, AffineYieldOp, print_body, verify_dims_and_symbols};
use crate::arith::AtomicRMWKind as Kind;
use ods_runtime::affine::{AffineBinaryOp, AffineExpr, AffineMap};
use ods_runtime::attributes::{DenseElementsAttr, StringAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{IntegerType, RankedTensorType};

/// The attributes that the custom form expresses in other ways.
const ELIDED: [&str; 6] = [
    "reductions",
    "lowerBoundsMap",
    "lowerBoundsGroups",
    "upperBoundsMap",
    "upperBoundsGroups",
    "steps",
];

/// The lower or the upper bounds.
struct Bounds {
    map: &'static str,
    groups: &'static str,
    keyword: &'static str,
}

const LOWER: Bounds = Bounds {
    map: "lowerBoundsMap",
    groups: "lowerBoundsGroups",
    keyword: "max",
};

const UPPER: Bounds = Bounds {
    map: "upperBoundsMap",
    groups: "upperBoundsGroups",
    keyword: "min",
};

/// Adds the values that are not in `all` yet. Returns the places of all.
fn deduplicate(all: &mut Vec<Value>, values: &[Value]) -> Vec<u32> {
    let place = |value: &Value| {
        let at = all.iter().position(|it| it == value).unwrap_or_else(|| {
            all.push(*value);
            all.len() - 1
        });
        u32::try_from(at).unwrap_or(u32::MAX)
    };
    values.iter().map(place).collect()
}

/// Replaces the dimensions and symbols of an expression by those with the given numbers.
fn renumber(expr: &AffineExpr, dims: &[u32], symbols: &[u32]) -> AffineExpr {
    let at = |numbers: &[u32], position: u32| {
        let number = numbers.get(position as usize);
        number.copied().unwrap_or(position)
    };
    match expr {
        AffineExpr::Dim(position) => AffineExpr::Dim(at(dims, *position)),
        AffineExpr::Symbol(position) => AffineExpr::Symbol(at(symbols, *position)),
        AffineExpr::Constant(value) => AffineExpr::Constant(*value),
        AffineExpr::Binary(binary) => {
            let lhs = renumber(binary.lhs(), dims, symbols);
            let rhs = renumber(binary.rhs(), dims, symbols);
            let op: AffineBinaryOp = binary.op();
            AffineExpr::binary(op, lhs, rhs)
        }
    }
}

impl Bounds {
    // bounds ::= `(` (group (`,` group)*)? `)`
    // group ::= affine-expr | keyword `(` affine-exprs `)`
    fn parse(&self, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        // Each group: its map, and the operands of the map.
        let mut groups = Vec::new();
        p.parse_list_in(Delimiter::Paren, "", |p| {
            groups.push(if p.parse_optional_keyword(self.keyword) {
                p.parse_affine_map_of_ssa_ids(Delimiter::Paren)?
            } else {
                p.parse_affine_expr_of_ssa_ids()?
            });
            Ok(())
        })?;
        // Dimensions of all groups are resolved before symbols.
        let (mut dims, mut symbols) = (Vec::new(), Vec::new());
        let (mut dim_numbers, mut symbol_numbers) = (Vec::new(), Vec::new());
        for (all, numbers, is_symbol) in [
            (&mut dims, &mut dim_numbers, false),
            (&mut symbols, &mut symbol_numbers, true),
        ] {
            for (map, operands) in &groups {
                let (first, second) = operands.split_at(map.num_dims() as usize);
                let operands = if is_symbol { second } else { first };
                let mut values = Vec::new();
                p.resolve_operands_of_type(operands, &Type::index(), &mut values)?;
                numbers.push(deduplicate(all, &values));
            }
        }
        let numbers = dim_numbers.iter().zip(&symbol_numbers);
        let results = groups
            .iter()
            .zip(numbers)
            .flat_map(|((map, _), (dims, symbols))| {
                map.results()
                    .iter()
                    .map(|expr| renumber(expr, dims, symbols))
            });
        let count = |values: &[Value]| u32::try_from(values.len()).unwrap_or(u32::MAX);
        let map = AffineMap::new(count(&dims), count(&symbols), results);
        state.set_attribute(self.map, Attribute::AffineMap(map));
        let sizes = groups.iter().map(|(map, _)| map.results().len() as i64);
        let sizes: Vec<i64> = sizes.collect();
        let ty = RankedTensorType::new([sizes.len() as i64], Type::int(32));
        let sizes = DenseElementsAttr::from_i64s(ty.into(), &sizes);
        state.set_attribute(self.groups, sizes.expect("sizes fit the type").into());
        state.operands.extend(dims);
        state.operands.extend(symbols);
        Ok(())
    }

    fn print(&self, p: &mut OpPrinter<'_>, map: &AffineMap, groups: &[i64], operands: &[Value]) {
        let (dims, symbols) = operands.split_at(map.num_dims() as usize);
        let mut results = map.results();
        p.write("(");
        for (at, size) in groups.iter().enumerate() {
            if at != 0 {
                p.write(", ");
            }
            let size = usize::try_from(*size).unwrap_or_default();
            let (group, rest) = results.split_at(size.min(results.len()));
            results = rest;
            if let [one] = group {
                p.print_affine_expr_of_ssa_ids(one, dims, symbols);
                continue;
            }
            p.write(self.keyword);
            p.write("(");
            let part = AffineMap::new(map.num_dims(), map.num_symbols(), group.iter().cloned());
            p.print_affine_map_of_ssa_ids(&part, operands);
            p.write(")");
        }
        p.write(")");
    }
}

/// The integers of an array or of dense elements.
fn integers(op: Operation, ir: &Ir, name: &str) -> Vec<i64> {
    match op.attribute(ir, name) {
        Some(Attribute::Array(array)) => array.iter().filter_map(Attribute::as_i64).collect(),
        Some(Attribute::DenseElements(elements)) => {
            elements.values().filter_map(|it| it.as_i64()).collect()
        }
        _ => Vec::new(),
    }
}

// steps ::= `step` `(` integers `)`
fn parse_steps(p: &mut OpParser<'_, '_>, count: usize) -> Parsed<Vec<i64>> {
    if !p.parse_optional_keyword("step") {
        return Ok(vec![1; count]);
    }
    let (map, _) = p.parse_affine_map_of_ssa_ids(Delimiter::Paren)?;
    let steps = map.results().iter().map(|step| match step {
        AffineExpr::Constant(step) => Some(*step),
        _ => None,
    });
    let steps: Option<Vec<i64>> = steps.collect();
    steps.ok_or_else(|| p.emit_error(p.name_offset(), "steps must be constant integers"))
}

// reductions ::= `reduce` `(` string (`,` string)* `)`
fn parse_reductions(p: &mut OpParser<'_, '_>) -> Parsed<Vec<Attribute>> {
    let mut reductions = Vec::new();
    if !p.parse_optional_keyword("reduce") {
        return Ok(reductions);
    }
    p.parse_l_paren()?;
    p.parse_list(Delimiter::None, |p| {
        let start = p.offset();
        let name = p.parse_attribute_of::<StringAttr>(None)?;
        let kind = name.as_str().and_then(|name| name.parse::<Kind>().ok());
        let Some(kind) = kind else {
            let message = format!("invalid reduction value: {name}");
            return Err(p.emit_error(start, message));
        };
        reductions.push(Attribute::i64(kind as i64));
        Ok(())
    })?;
    p.parse_r_paren()?;
    Ok(reductions)
}

impl CustomAssembly for AffineParallelOp {
    // arguments `=` bounds `to` bounds steps? reductions? (`->` types)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut variables = p.parse_argument_list(Delimiter::Paren, false, false)?;
        p.parse_equal()?;
        LOWER.parse(p, state)?;
        p.parse_keyword("to")?;
        UPPER.parse(p, state)?;
        let steps = parse_steps(p, variables.len())?;
        let steps: Vec<Attribute> = steps.into_iter().map(Attribute::i64).collect();
        state.set_attribute("steps", Attribute::array(steps));
        let reductions = parse_reductions(p)?;
        state.set_attribute("reductions", Attribute::array(reductions));
        state
            .result_types
            .extend(p.parse_optional_arrow_type_list()?);
        for variable in &mut variables {
            variable.ty = Type::index();
        }
        let region = p.parse_region_with(&variables, false)?;
        p.parse_optional_attr_dict(state)?;
        region.ensure_terminator(p.ir(), AffineYieldOp::INFO, state.location);
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let (lower, upper) = self.bound_operands(ir);
        p.write(" (");
        p.print_operands(self.variables(ir));
        p.write(") = ");
        LOWER.print(
            p,
            self.lower_bounds_map(ir),
            &integers(op, ir, LOWER.groups),
            lower,
        );
        p.write(" to ");
        UPPER.print(
            p,
            self.upper_bounds_map(ir),
            &integers(op, ir, UPPER.groups),
            upper,
        );
        let steps = integers(op, ir, "steps");
        if steps.iter().any(|step| *step != 1) {
            p.write(" step (");
            p.print_comma_separated(&steps, |p, step| p.write_integer(*step));
            p.write(")");
        }
        let results = op.results(ir);
        if !results.is_empty() {
            p.write(" reduce (");
            let kinds = integers(op, ir, "reductions");
            p.print_comma_separated(&kinds, |p, kind| {
                let kind = u64::try_from(*kind)
                    .ok()
                    .and_then(|kind| Kind::try_from(kind).ok());
                p.print_string(kind.map(|kind| kind.to_string()).unwrap_or_default());
            });
            p.write(") -> (");
            p.print_types_of(results);
            p.write(")");
        }
        p.write(" ");
        print_body(p, self.region(ir), !results.is_empty());
        p.print_optional_attr_dict(op, &ELIDED);
    }
}

/// Whether values of a type can be reduced so: `isResultTypeMatchAtomicRMWKind`.
fn reduces(kind: Kind, ty: &Type) -> bool {
    let signed = |expected: fn(&IntegerType) -> bool| match ty {
        Type::Integer(ty) => expected(ty),
        _ => false,
    };
    match kind {
        Kind::addf | Kind::mulf | Kind::maximumf | Kind::minimumf => ty.is_float(),
        Kind::addi | Kind::muli | Kind::ori | Kind::andi => signed(|_| true),
        Kind::assign => true,
        Kind::maxs | Kind::mins => signed(|ty| ty.is_signed()),
        Kind::maxu | Kind::minu => signed(|ty| ty.is_unsigned()),
        _ => false,
    }
}

impl AffineParallelOp {
    /// The induction variables.
    pub fn variables(self, ir: &Ir) -> &[Value] {
        let entry = self.region(ir).entry_block(ir);
        entry.map_or(&[], |entry| entry.arguments(ir))
    }

    /// The operands of the lower and of the upper bounds.
    pub(super) fn bound_operands(self, ir: &Ir) -> (&[Value], &[Value]) {
        let operands = self.operation().operands(ir);
        let lower = self.lower_bounds_map(ir).num_inputs() as usize;
        operands.split_at(lower.min(operands.len()))
    }

    fn verify_groups(self, ir: &Ir, groups: &[i64], name: &str, map: &AffineMap) -> VerifyResult {
        if groups.contains(&0) {
            let message = format!("expected {name} bound map to have at least one result");
            return Err(self.emit_error(ir, message));
        }
        // 32-bit, as in MLIR.
        let sum = groups
            .iter()
            .fold(0_u32, |sum, size| sum.wrapping_add(*size as u32));
        if sum as usize != map.results().len() {
            let message = format!("expected {name} bounds map to have {sum} results");
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for AffineParallelOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (lower, upper) = (
            integers(op, ir, LOWER.groups),
            integers(op, ir, UPPER.groups),
        );
        let (steps, variables) = (integers(op, ir, "steps").len(), self.variables(ir).len());
        if [lower.len(), upper.len(), variables]
            .iter()
            .any(|it| *it != steps)
        {
            let message = format!(
                "the number of region arguments ({variables}) and the number of map groups for lower ({}) and upper \
                 bound ({}), and the number of steps ({steps}) must all match",
                lower.len(),
                upper.len()
            );
            return Err(self.emit_error(ir, message));
        }
        let (lower_map, upper_map) = (self.lower_bounds_map(ir), self.upper_bounds_map(ir));
        self.verify_groups(ir, &lower, "lower", lower_map)?;
        self.verify_groups(ir, &upper, "upper", upper_map)?;
        let results = op.results(ir);
        let reductions = match op.attribute(ir, "reductions") {
            Some(Attribute::Array(array)) => array.iter().collect(),
            _ => Vec::new(),
        };
        if reductions.len() != results.len() {
            let message = "a reduction must be specified for each output";
            return Err(self.emit_error(ir, message));
        }
        for (reduction, result) in reductions.iter().zip(results) {
            let kind = reduction.as_i64().and_then(|kind| u64::try_from(kind).ok());
            let Some(kind) = kind.and_then(|kind| Kind::try_from(kind).ok()) else {
                return Err(self.emit_error(ir, "invalid reduction attribute"));
            };
            if !reduces(kind, result.ty(ir)) {
                let message = "result type cannot match reduction attribute";
                return Err(self.emit_error(ir, message));
            }
        }
        let (lower, upper) = self.bound_operands(ir);
        verify_dims_and_symbols(op, ir, lower, lower_map.num_dims())?;
        verify_dims_and_symbols(op, ir, upper, upper_map.num_dims())
    }
}
