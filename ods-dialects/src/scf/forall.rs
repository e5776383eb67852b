//! `scf.forall` and `scf.forall.in_parallel`.

use super::{
    DeviceMapping, ForallOp, InParallelOp, constant_int_value, device_mapping, entry_arguments,
    parse_optional_arrow_type_list, print_arrow_type_list, print_body, print_initialization_list,
};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::ParallelCombiningOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// The attributes that the custom form expresses in other ways.
const ELIDED: [&str; 4] = [
    "staticLowerBound",
    "staticUpperBound",
    "staticStep",
    "operandSegmentSizes",
];

/// Bounds, and the values for those that are `DYNAMIC`, in order.
type Bounds = (DenseArrayAttr, Vec<UnresolvedOperand>);

// bounds ::= `(` (bound (`,` bound)*)? `)`
// bound ::= operand | integer | `[` integer `]`
fn parse_bounds(p: &mut OpParser<'_, '_>) -> Parsed<Bounds> {
    let (mut numbers, mut operands) = (Vec::new(), Vec::new());
    p.parse_list_in(Delimiter::Paren, " in dynamic index list", |p| {
        if let Some(operand) = p.parse_optional_operand()? {
            operands.push(operand);
            numbers.push(DYNAMIC);
            return Ok(());
        }
        let in_brackets = p.parse_optional_l_square();
        numbers.push(p.parse_integer()?);
        if in_brackets {
            p.parse_r_square()?;
        }
        Ok(())
    })?;
    Ok((DenseArrayAttr::from_i64s(&numbers), operands))
}

fn print_bounds(p: &mut OpPrinter<'_>, numbers: &[i64], values: &[Value]) {
    let mut values = values.iter();
    p.write_byte(b'(');
    for (at, number) in numbers.iter().enumerate() {
        if at != 0 {
            p.write(", ");
        }
        match values.as_slice() {
            [value, ..] if *number == DYNAMIC => {
                p.print_operand(*value);
                values.next();
            }
            _ => p.write_integer(*number),
        }
    }
    p.write_byte(b')');
}

/// Whether all bounds are `expected`, as numbers or as constant values.
fn all_are(ir: &Ir, numbers: &[i64], values: &[Value], expected: i64) -> bool {
    let mut values = values.iter();
    numbers.iter().all(|number| {
        if *number == DYNAMIC {
            let value = values.next();
            value.and_then(|value| constant_int_value(ir, *value)) == Some(expected)
        } else {
            *number == expected
        }
    })
}

impl ForallOp {
    /// The number of dimensions of the grid.
    pub fn rank(self, ir: &Ir) -> usize {
        self.static_lower_bound(ir).len()
    }

    /// Whether all dimensions start at zero and have a step of one.
    pub fn is_normalized(self, ir: &Ir) -> bool {
        let lower = (self.static_lower_bound(ir), self.dynamic_lower_bound(ir));
        all_are(ir, lower.0, lower.1, 0)
            && all_are(ir, self.static_step(ir), self.dynamic_step(ir), 1)
    }

    /// The arguments of the body: the induction variables, then the outputs.
    fn arguments(self, ir: &Ir) -> &[Value] {
        entry_arguments(ir, self.region(ir))
    }
}

impl CustomAssembly for ForallOp {
    // arguments (`in` bounds | `=` bounds `to` bounds `step` bounds)
    // (`shared_outs` assignments arrow-type-list?)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut arguments = p.parse_argument_list(Delimiter::Paren, false, false)?;
        let count = arguments.len();
        let mut segments = [0; 4];
        let mut bounds = |p: &mut OpParser<'_, '_>, at: usize, state: &mut OperationState| {
            let (numbers, operands) = parse_bounds(p)?;
            segments[at] = operands.len() as i32;
            p.resolve_operands_of_type(&operands, &Type::index(), &mut state.operands)?;
            Ok(numbers)
        };
        let (lower, upper, step);
        if p.parse_optional_keyword("in") {
            upper = bounds(p, 1, state)?;
            lower = DenseArrayAttr::from_i64s(&vec![0; count]);
            step = DenseArrayAttr::from_i64s(&vec![1; count]);
        } else {
            p.parse_equal()?;
            lower = bounds(p, 0, state)?;
            p.parse_keyword("to")?;
            upper = bounds(p, 1, state)?;
            p.parse_keyword("step")?;
            step = bounds(p, 2, state)?;
        }
        let offset = p.offset();
        let mut outputs = Vec::new();
        if p.parse_optional_keyword("shared_outs") {
            outputs = p.parse_assignments()?;
            parse_optional_arrow_type_list(p, state)?;
        }
        let inits: Vec<UnresolvedOperand> = outputs.iter().map(|(_, init)| *init).collect();
        p.resolve_operands(&inits, &state.result_types, offset, &mut state.operands)?;
        segments[3] = inits.len() as i32;
        for argument in &mut arguments {
            argument.ty = Type::index();
        }
        for ((mut argument, _), ty) in outputs.into_iter().zip(&state.result_types) {
            argument.ty = ty.clone();
            arguments.push(argument);
        }
        let region = p.parse_region_with(&arguments, false)?;
        ensure_in_parallel(p, region, state.location);
        state.regions.push(region);
        let segments = DenseArrayAttr::from_i32s(&segments);
        for (name, value) in ELIDED.into_iter().zip([lower, upper, step, segments]) {
            state.set_attribute(name, value.into());
        }
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let arguments = self.arguments(ir);
        let (variables, outputs) = arguments.split_at(self.rank(ir).min(arguments.len()));
        p.write(" (");
        p.print_operands(variables);
        let (upper, dynamic_upper) = (self.static_upper_bound(ir), self.dynamic_upper_bound(ir));
        if self.is_normalized(ir) {
            p.write(") in ");
            print_bounds(p, upper, dynamic_upper);
        } else {
            p.write(") = ");
            print_bounds(p, self.static_lower_bound(ir), self.dynamic_lower_bound(ir));
            p.write(" to ");
            print_bounds(p, upper, dynamic_upper);
            p.write(" step ");
            print_bounds(p, self.static_step(ir), self.dynamic_step(ir));
        }
        print_initialization_list(p, outputs, self.outputs(ir), " shared_outs");
        if !outputs.is_empty() {
            print_arrow_type_list(p, self.results(ir));
        }
        p.write_byte(b' ');
        print_body(p, self.region(ir), !self.results(ir).is_empty());
        p.print_optional_attr_dict(self.operation(), &ELIDED);
    }
}

impl Verify for ForallOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let (rank, arguments) = (self.rank(ir), self.arguments(ir));
        let (outputs, results) = (self.outputs(ir), self.results(ir).len());
        let count = outputs.len();
        if results != count {
            let message = format!("produces {results} results, but has only {count} outputs");
            return fail(message);
        }
        if arguments.len() != rank + count {
            return fail(format!("region expects {rank} arguments"));
        }
        let (variables, block_outputs) = arguments.split_at(rank);
        if let Some(at) = variables.iter().position(|it| !it.ty(ir).is_index()) {
            return fail(format!("expects {at}-th block argument to be an index"));
        }
        let mut pairs = block_outputs.iter().zip(outputs);
        if let Some(at) = pairs.position(|(argument, output)| argument.ty(ir) != output.ty(ir)) {
            let message =
                format!("type mismatch between {at}-th output and corresponding block argument");
            return fail(message);
        }
        self.verify_mapping(ir, rank)?;
        let (lower, dynamic_lower) = (self.static_lower_bound(ir), self.dynamic_lower_bound(ir));
        let (upper, dynamic_upper) = (self.static_upper_bound(ir), self.dynamic_upper_bound(ir));
        self.verify_bounds(ir, "lower bound", lower, dynamic_lower)?;
        self.verify_bounds(ir, "upper bound", upper, dynamic_upper)?;
        self.verify_bounds(ir, "step", self.static_step(ir), self.dynamic_step(ir))
    }
}

impl ForallOp {
    fn verify_mapping(self, ir: &Ir, rank: usize) -> VerifyResult {
        let mapping = self.mapping(ir).unwrap_or_default();
        if mapping.is_empty() {
            return Ok(());
        }
        let is = |kind| move |attr: &&Attribute| device_mapping(attr) == Some(kind);
        if mapping.iter().filter(is(DeviceMapping::Mapping)).count() != rank {
            return Err(self.emit_error(ir, "mapping attribute size must match op rank"));
        }
        if mapping.iter().filter(is(DeviceMapping::Masking)).count() > 1 {
            let message = "\"mapping\" supports at most one device masking attribute";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }

    fn verify_bounds(self, ir: &Ir, name: &str, numbers: &[i64], values: &[Value]) -> VerifyResult {
        let (rank, count) = (self.rank(ir), numbers.len());
        let dynamic = numbers.iter().filter(|number| **number == DYNAMIC).count();
        let message = if count != rank {
            format!("expected {rank} {name} values, got {count}")
        } else if dynamic != values.len() {
            format!("expected {dynamic} dynamic {name} values")
        } else {
            return Ok(());
        };
        Err(Diagnostic::error(self.location(ir), message))
    }
}

/// Adds the implicit terminator, which has a region with a block, to the body of a
/// `forall`.
fn ensure_in_parallel(p: &mut OpParser<'_, '_>, body: Region, location: Location) {
    let ir = p.ir();
    let last = body.last_block(ir);
    let block = last.unwrap_or_else(|| body.add_block(ir, &[]));
    let terminator = block.terminator(ir);
    if terminator.is_some_and(|op| op.info(ir).is_some()) {
        return;
    }
    let region = ir.create_region();
    region.add_block(ir, &[]);
    let mut terminator = OperationState::new(InParallelOp::INFO, location);
    terminator.regions.push(region);
    OpBuilder::at_end(ir, block).create_operation(terminator);
}

impl CustomAssembly for InParallelOp {
    // region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let region = p.parse_region()?;
        if region.is_empty(p.ir()) {
            region.add_block(p.ir(), &[]);
        }
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_byte(b' ');
        print_body(p, self.region(p.ir()), false);
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl Verify for InParallelOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.parent_op(ir);
        let Some(forall) = parent.and_then(|parent| ForallOp::cast(parent, ir)) else {
            return Err(self.emit_error(ir, "expected forall op parent"));
        };
        let outputs = forall.arguments(ir).get(forall.rank(ir)..);
        let outputs = outputs.unwrap_or_default();
        let entry = self.region(ir).entry_block(ir);
        for op in entry.into_iter().flat_map(|entry| entry.operations(ir)) {
            // MLIR has only this combining op; it may be unregistered here.
            let contributes = op.has_interface::<dyn ParallelCombiningOpInterface>(ir);
            if !contributes && op.name(ir).as_str() != "tensor.parallel_insert_slice" {
                let message = "expected only ParallelCombiningOpInterface ops";
                return Err(self.emit_error(ir, message));
            }
            let output = op.operands(ir).get(1);
            if output.is_some_and(|output| !outputs.contains(output)) {
                let message = "may only insert into an output block argument";
                return Err(op.emit_error(ir, message));
            }
        }
        Ok(())
    }
}
