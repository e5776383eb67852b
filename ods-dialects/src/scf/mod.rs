//! `scf`: loops and conditions whose bodies are regions.

mod additional_yields;
mod build;
mod canonicalize;
mod condition;
mod forall;
mod forloop;
mod index_switch;
mod loops;
mod parallel;
pub mod passes;
mod regions;
mod whileloop;

pub use index_switch::{parse_switch_cases, print_switch_cases, verify_switch};
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
pub use regions::{at_most_once, known_bool};

ods! {
    #![export(scf_td)]
    #![emit("Ops.td")]
}

/// The role of an attribute in the mapping of a loop to a device.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DeviceMapping {
    /// It names the threads that execute a dimension of the grid.
    Mapping,
    /// It selects the threads that take part.
    Masking,
}

/// The role of `attr` in the mapping of a loop to a device, if it is a mapping attribute of `gpu`, which may be registered
/// or not.
fn device_mapping(attr: &Attribute) -> Option<DeviceMapping> {
    if !matches!(attr, Attribute::Opaque(_) | Attribute::Dialect(_)) {
        return None;
    }
    let text = attr.to_string();
    let body = text
        .strip_prefix("#gpu.")
        .or_else(|| text.strip_prefix("#gpu<"))?;
    let end = body.find(['<', '>']).unwrap_or(body.len());
    match &body[..end] {
        "block" | "lane" | "loop_dim_map" | "memory_space" | "thread" | "warp" | "warpgroup" => {
            Some(DeviceMapping::Mapping)
        }
        "mask" => Some(DeviceMapping::Masking),
        _ => None,
    }
}

/// Whether `attr` maps a loop to a device.
pub fn is_device_mapping(attr: &Attribute) -> bool {
    device_mapping(attr).is_some()
}

/// The arguments of a region's entry block; none without a block.
fn entry_arguments(ir: &Ir, region: Region) -> &[Value] {
    let entry = region.entry_block(ir);
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// Whether both lists have as many values, of the same types in the same order.
fn have_same_types(ir: &Ir, one: &[Value], other: &[Value]) -> bool {
    let mut pairs = one.iter().zip(other);
    one.len() == other.len() && pairs.all(|(a, b)| a.type_number(ir) == b.type_number(ir))
}

/// Whether a region is one block that ends with a `yield` of values with the types of `receivers`.
fn yields_types_of(ir: &Ir, region: Region, receivers: &[Value]) -> bool {
    let last = region.entry_block(ir).and_then(|entry| entry.last_op(ir));
    region.has_one_block(ir)
        && last.is_some_and(|last| {
            YieldOp::cast(last, ir).is_some() && have_same_types(ir, last.operands(ir), receivers)
        })
}

/// `{ … }` without the arguments of the entry block.
pub fn print_body(p: &mut OpPrinter<'_>, region: Region, terminators: bool) {
    let style = RegionStyle {
        entry_arguments: false,
        terminators,
        empty_block: false,
    };
    p.print_region(region, style);
}

/// ` iter_args(%a = %b, …)`; nothing without arguments.
fn print_initialization_list(
    p: &mut OpPrinter<'_>,
    arguments: &[Value],
    inits: &[Value],
    prefix: &str,
) {
    if !arguments.is_empty() {
        p.write(prefix);
        p.print_assignments(arguments, inits);
    }
}

// arrow-type-list ::= (`->` function-result-types)?
fn parse_optional_arrow_type_list(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<()> {
    if p.parse_optional_arrow() {
        state.result_types.extend(p.parse_function_result_types()?);
    }
    Ok(())
}

/// ` -> (types)`
fn print_arrow_type_list(p: &mut OpPrinter<'_>, values: &[Value]) {
    p.write(" -> (");
    p.print_types_of(values);
    p.write_byte(b')');
}

/// ` -> type`, ` -> (types)`; nothing without values.
fn print_optional_arrow_type_list(p: &mut OpPrinter<'_>, values: &[Value]) {
    let ir = p.ir();
    match values {
        [] => {}
        [one] if !one.ty(ir).is_function() => {
            p.write(" -> ");
            p.print_type(one.ty(ir));
        }
        _ => print_arrow_type_list(p, values),
    }
}

/// Adds the implicit terminator to a parsed region.
fn ensure_terminator<O: Op>(p: &mut OpParser<'_, '_>, region: Region, location: Location) {
    region.ensure_terminator(p.ir(), O::INFO, location);
}

/// The integer value of a constant, of any dialect.
fn constant_int_value(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    constant.attribute(ir, "value")?.as_i64()
}

/// The terminator of a region's only block, if it is a `T`.
///
/// # Errors
///
/// `message`, with a note at the present terminator.
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
    let mut error = op.emit_error(ir, message);
    if let Some(last) = last {
        error = error.with_note(last.location(ir), "terminator here");
    }
    Err(error)
}
