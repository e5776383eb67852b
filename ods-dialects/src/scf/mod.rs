//! `scf`: loops and conditions, whose bodies are regions of ops.

mod condition;
mod forall;
mod forloop;
mod index_switch;
mod loops;
mod parallel;
mod regions;
mod whileloop;

use index_switch::{parse_switch_cases, print_switch_cases};
use ods_runtime::prelude::*;

ods! {
    #![export(scf_td)]
    #![emit("Ops.td")]
}

/// What an attribute says about the mapping of a loop to a device.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DeviceMapping {
    /// Which threads execute a dimension of the grid.
    Mapping,
    /// Which of them take part.
    Masking,
}

/// What `attr` says about the mapping of a loop to a device, if it is one of
/// those attributes of `gpu`.
fn device_mapping(attr: &Attribute) -> Option<DeviceMapping> {
    let Attribute::Opaque(attr) = attr else {
        return None;
    };
    if attr.dialect().bytes() != b"gpu" {
        return None;
    }
    let body = attr.body();
    let end = body.iter().position(|byte| *byte == b'<');
    match &body[..end.unwrap_or(body.len())] {
        b"block" | b"lane" | b"loop_dim_map" | b"memory_space" | b"thread" | b"warp"
        | b"warpgroup" => Some(DeviceMapping::Mapping),
        b"mask" => Some(DeviceMapping::Masking),
        _ => None,
    }
}

/// Whether `attr` maps a loop to a device.
pub fn is_device_mapping(attr: &Attribute) -> bool {
    device_mapping(attr).is_some()
}

/// `{ … }` without the arguments of the entry block.
fn print_body(p: &mut OpPrinter<'_>, region: Region, terminators: bool) {
    let style = RegionStyle {
        entry_arguments: false,
        terminators,
        empty_block: false,
    };
    p.print_region(region, style);
}

/// ` iter_args(%a = %b, …)`; nothing if there are no arguments.
fn print_initialization_list(
    p: &mut OpPrinter<'_>,
    arguments: &[Value],
    inits: &[Value],
    prefix: &str,
) {
    if arguments.is_empty() {
        return;
    }
    p.write(prefix);
    p.print_assignments(arguments, inits);
}

// arrow-type-list ::= (`->` function-result-types)?
fn parse_optional_arrow_type_list(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<()> {
    if p.parse_optional_arrow() {
        let types = p.parse_function_result_types()?;
        state.result_types.extend(types);
    }
    Ok(())
}

/// ` -> type`, ` -> (types)`; nothing if there are none.
fn print_optional_arrow_type_list(p: &mut OpPrinter<'_>, values: &[Value]) {
    let ir = p.ir();
    match values {
        [] => {}
        [one] if !one.ty(ir).is_function() => {
            p.write(" -> ");
            p.print_type(one.ty(ir));
        }
        _ => {
            p.write(" -> (");
            p.print_types_of(values);
            p.write_byte(b')');
        }
    }
}

/// Gives a region that was parsed the terminator that may be left out.
fn ensure_terminator<O: Op>(p: &mut OpParser<'_, '_>, region: Region, location: Location) {
    region.ensure_terminator(p.ir(), O::INFO, location);
}

/// The integer that a value is a constant of.
fn constant_int_value(ir: &Ir, value: Value) -> Option<i64> {
    let constant = crate::arith::ConstantOp::cast(value.defining_op(ir)?, ir)?;
    constant.value(ir).as_i64()
}

/// The terminator of the only block of a region, if it is a `T`.
///
/// # Errors
///
/// `message`, with a note at what is there.
fn expect_terminator<T: Op>(
    op: impl Op,
    ir: &Ir,
    region: Region,
    message: &str,
) -> Result<T, Diagnostic> {
    let last = region.entry_block(ir).and_then(|entry| entry.last_op(ir));
    if let Some(terminator) = last.and_then(|last| T::cast(last, ir)) {
        return Ok(terminator);
    }
    let error = op.emit_error(ir, message);
    Err(match last {
        Some(last) => error.with_note(last.location(ir), "terminator here"),
        None => error,
    })
}
