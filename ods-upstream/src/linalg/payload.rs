//! The text of `linalg.map` and `linalg.reduce`, whose body may be written as the one operation that it has.

use super::assembly::{element_or_self, parse_common, print_common};
use super::destination_style::{parse_integers, print_integers};
use super::{GenericOp, MapOp, ReduceOp, YieldOp};
use ods_dialects::arith::{FastMathFlags, FastMathFlagsAttr};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::op::fill_defaults;
use ods_runtime::prelude::*;

// (`{` name attr-dict `}`)?
fn parse_payload(p: &mut OpParser<'_, '_>) -> Parsed<Option<OperationState>> {
    if !p.parse_optional_l_brace() {
        return Ok(None);
    }
    let mut payload = p.parse_custom_operation_name()?;
    p.parse_optional_attr_dict(&mut payload)?;
    p.parse_r_brace()?;
    Ok(Some(payload))
}

/// Parses the arguments and the body, or builds them around an operation.
fn parse_body(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    payload: Option<OperationState>,
    is_reduction: bool,
) -> Parsed<()> {
    let Some(mut payload) = payload else {
        let arguments = p.parse_argument_list(Delimiter::Paren, true, true)?;
        let region = p.parse_region_with(&arguments, false)?;
        state.regions.push(region);
        return Ok(());
    };
    let location = state.location;
    let ir = p.ir();
    let region = ir.create_region();
    state.regions.push(region);
    let types: Vec<Type> = state
        .operands
        .iter()
        .map(|value| element_or_self(value.ty(ir)))
        .collect();
    let Some(result) = types.last() else {
        return Ok(());
    };
    let block = region.add_block(ir, &types);
    if let Some((init, inputs)) = block.arguments(ir).split_last() {
        if is_reduction {
            payload.operands.push(*init);
        }
        payload.operands.extend(inputs.iter().copied());
    }
    payload.result_types.push(result.clone());
    payload.location = location;
    if let Some(info) = payload.info() {
        fill_defaults(&mut payload, info.spec());
    }
    let payload = OpBuilder::at_end(ir, block).create_operation(payload);
    let mut end = OperationState::new(YieldOp::INFO, location);
    end.operands.extend(payload.results(ir).iter().copied());
    OpBuilder::at_end(ir, block).create_operation(end);
    Ok(())
}

/// The operation that a body is built around, if it is built like that.
fn payload_of(ir: &Ir, region: Region, is_reduction: bool) -> Option<Operation> {
    let block = region.entry_block(ir)?;
    let ops: Vec<Operation> = block.operations(ir).collect();
    let [payload, end] = ops[..] else {
        return None;
    };
    let (init, inputs) = block.arguments(ir).split_last()?;
    let mut expected = Vec::new();
    if is_reduction {
        expected.push(*init);
    }
    expected.extend(inputs.iter().copied());
    let operands = payload.operands(ir);
    let is_payload = !operands.is_empty()
        && operands == expected
        && YieldOp::cast(end, ir).is_some()
        && end.operands(ir) == payload.results(ir)
        && payload.regions(ir).is_empty();
    is_payload.then_some(payload)
}

fn print_payload(p: &mut OpPrinter<'_>, payload: Operation) {
    let ir = p.ir();
    p.write(" { ");
    p.write(payload.name(ir).as_str());
    let attributes = payload.attributes(ir);
    let is_none = |value: &Attribute| {
        let flags = value.downcast::<FastMathFlagsAttr>();
        flags.is_some_and(|flags| flags.value() == FastMathFlags::none)
    };
    let elided = attributes.iter().find(|entry| is_none(&entry.value));
    let elided: Vec<&str> = elided.iter().map(|entry| entry.name.as_str()).collect();
    p.print_optional_attr_dict_with_defaults(payload, &elided);
    p.write(" }");
}

/// Prints arguments and body on lines of their own.
fn print_body(p: &mut OpPrinter<'_>, region: Region) {
    let ir = p.ir();
    p.increase_indent();
    p.print_newline();
    p.write("(");
    if let Some(block) = region.entry_block(ir) {
        for number in 0..block.arguments(ir).len() {
            if number > 0 {
                p.write(", ");
            }
            p.print_region_argument(block, number, &[], true);
        }
    }
    p.write(") ");
    let style = RegionStyle {
        entry_arguments: false,
        terminators: true,
        empty_block: false,
    };
    p.print_region(region, style);
    p.decrease_indent();
}

fn add_results(state: &mut OperationState, outputs: &[Type]) {
    let tensors = outputs
        .iter()
        .filter(|ty| matches!(ty, Type::RankedTensor(_)));
    state.result_types.extend(tensors.cloned());
}

impl CustomAssembly for MapOp {
    // payload? operands attr-dict (arguments region)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let payload = parse_payload(p)?;
        let header = parse_common(p, state, false, &[])?;
        add_results(state, &header.types[1]);
        p.parse_optional_attr_dict(state)?;
        parse_body(p, state, payload, false)?;
        header.set_properties(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir, region) = (self.operation(), p.ir(), self.mapper(p.ir()));
        let payload = payload_of(ir, region, false);
        if let Some(payload) = payload {
            print_payload(p, payload);
        }
        let operands = op.operands(ir);
        let (inputs, inits) = operands.split_at(self.inputs(ir).len().min(operands.len()));
        print_common(p, [inputs, inits]);
        p.print_optional_attr_dict(op, &[]);
        if payload.is_none() {
            print_body(p, region);
        }
    }
}

impl CustomAssembly for ReduceOp {
    // payload? operands `dimensions` `=` `[` integers `]` attr-dict (arguments region)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let payload = parse_payload(p)?;
        let header = parse_common(p, state, false, &[])?;
        add_results(state, &header.types[1]);
        p.parse_keyword("dimensions")?;
        p.parse_equal()?;
        let numbers = parse_integers(p)?;
        state.set_attribute("dimensions", DenseArrayAttr::from_i64s(&numbers).into());
        p.parse_optional_attr_dict(state)?;
        parse_body(p, state, payload, true)?;
        header.set_properties(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir, region) = (self.operation(), p.ir(), self.combiner(p.ir()));
        let payload = payload_of(ir, region, true);
        if let Some(payload) = payload {
            print_payload(p, payload);
        }
        print_common(p, [self.inputs(ir), self.inits(ir)]);
        print_integers(p, op, "dimensions");
        p.print_optional_attr_dict(op, &["dimensions"]);
        if payload.is_none() {
            print_body(p, region);
        }
    }
}

/// The names of a result and of the arguments of the body.
macro_rules! names {
    ($($op:ident, $name:literal;)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                if let [first, ..] = self.operation().results(ir) {
                    set_name_fn(*first, $name);
                }
            }

            fn get_asm_block_argument_names(self, ir: &Ir, region: Region, set_name_fn: &mut dyn FnMut(Value, &str)) {
                let inputs = self.inputs(ir).len();
                name_arguments(ir, region, inputs, ["in", "init"], set_name_fn);
            }
        }
    )*};
}

names! {
    MapOp, "mapped";
    ReduceOp, "reduced";
}

impl OpAsmOpInterface for GenericOp {
    fn get_asm_block_argument_names(
        self,
        ir: &Ir,
        region: Region,
        set_name_fn: &mut dyn FnMut(Value, &str),
    ) {
        let inputs = self.inputs(ir).len();
        name_arguments(ir, region, inputs, ["in", "out"], set_name_fn);
    }
}

fn name_arguments(
    ir: &Ir,
    region: Region,
    inputs: usize,
    names: [&str; 2],
    set_name_fn: &mut dyn FnMut(Value, &str),
) {
    let Some(block) = region.entry_block(ir) else {
        return;
    };
    for (number, argument) in block.arguments(ir).iter().enumerate() {
        set_name_fn(*argument, names[usize::from(number >= inputs)]);
    }
}
