//! `omp.map.info`: the text of its clauses, and what the operations that own maps check.

use super::{
    ClauseMapFlags, ClauseMapFlagsAttr, DeclareMapperInfoOp, DeclareMapperOp, MapInfoOp,
    TargetDataOp, TargetEnterDataOp, TargetExitDataOp, TargetOp, TargetUpdateOp,
    VariableCaptureKind, VariableCaptureKindAttr, fail_plainly, group, inherent,
};
use ods_runtime::prelude::*;
use ods_runtime::symbols;

/// The words for the bits of a map type that have one each, in the order of the text; those of [`MOTIONS`] follow the
/// first five.
const FLAGS: [(&str, u64); 18] = [
    ("always", 1 << 3),
    ("implicit", 1 << 8),
    ("ompx_hold", 1 << 11),
    ("close", 1 << 9),
    ("present", 1 << 10),
    ("delete", DELETE),
    ("return_param", 1 << 5),
    ("storage", 1 << 0),
    ("private", 1 << 6),
    ("literal", 1 << 7),
    ("attach", 1 << 12),
    ("attach_always", 1 << 13),
    ("attach_none", 1 << 14),
    ("attach_auto", 1 << 15),
    ("ref_ptr", 1 << 16),
    ("ref_ptee", 1 << 17),
    ("ref_ptr_ptee", 1 << 18),
    ("is_device_ptr", 1 << 19),
];

/// The number of [`FLAGS`] before the motion.
const IN_FRONT: usize = 5;

const TO: u64 = 1 << 1;
const FROM: u64 = 1 << 2;
const DELETE: u64 = 1 << 4;
/// The flags `always`, `implicit` and `close`.
const MODIFIERS: u64 = 1 << 3 | 1 << 8 | 1 << 9;

/// The words for motions.
const MOTIONS: [(&str, u64); 3] = [("tofrom", TO | FROM), ("from", FROM), ("to", TO)];

// word (`,` word)*
/// Parses the flags of a map type; words that are none of them are ignored, as in MLIR.
pub(super) fn parse_map_clause(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    let mut bits = 0;
    p.parse_list(Delimiter::None, |p| {
        let word = p.parse_any_keyword()?;
        let mut known = FLAGS.iter().chain(&MOTIONS);
        if let Some((_, flag)) = known.find(|(name, _)| *name == word) {
            bits |= flag;
        }
        Ok(())
    })?;
    match ClauseMapFlags::from_bits(bits) {
        Some(flags) => Ok(ClauseMapFlagsAttr::get(flags).into()),
        None => Err(p.emit_error_here("invalid map type")),
    }
}

pub(super) fn print_map_clause(p: &mut OpPrinter<'_>, _: MapInfoOp, flags: &Attribute) {
    let bits = flags.downcast::<ClauseMapFlagsAttr>();
    let bits = bits.map_or(0, |flags| flags.value().to_bits());
    let (first, last) = FLAGS.split_at(IN_FRONT);
    let is_set = |(_, flag): &&(&str, u64)| bits & flag == *flag;
    let motion = MOTIONS.iter().find(is_set);
    let flags = first.iter().filter(is_set).chain(motion);
    let words = flags
        .chain(last.iter().filter(is_set))
        .map(|(name, _)| *name);
    let mut words: Vec<&str> = words.collect();
    if words.is_empty() {
        words.push("none");
    }
    p.write(&words.join(", "));
}

// `This` | `ByRef` | `ByCopy` | `VLAType`
/// Parses how a variable is captured. Without a known word the attribute is left out, as in MLIR, and the verifier of the
/// operation reports that.
pub(super) fn parse_capture_type(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    let word = p.parse_any_keyword()?;
    let kind = VariableCaptureKind::symbolize(word);
    Ok(kind.map(|kind| VariableCaptureKindAttr::get(kind).into()))
}

pub(super) fn print_capture_type(p: &mut OpPrinter<'_>, _: MapInfoOp, kind: &Attribute) {
    if let Some(kind) = kind.downcast::<VariableCaptureKindAttr>() {
        p.write(&kind.value().to_string());
    }
}

// index-list (`,` index-list)*
// index-list ::= `[` integer (`,` integer)* `]`
pub(super) fn parse_members_index(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    let mut lists = Vec::new();
    loop {
        p.parse_l_square()?;
        let mut numbers = Vec::new();
        p.parse_list(Delimiter::None, |p| {
            numbers.push(Attribute::i64(p.parse_integer()?));
            Ok(())
        })?;
        p.parse_r_square()?;
        lists.push(Attribute::array(numbers));
        if !p.parse_optional_comma() {
            return Ok(Some(Attribute::array(lists)));
        }
    }
}

pub(super) fn print_members_index(p: &mut OpPrinter<'_>, _: MapInfoOp, lists: Option<&Attribute>) {
    let lists = lists.and_then(Attribute::as_array).unwrap_or_default();
    for (number, list) in lists.iter().enumerate() {
        p.write(if number == 0 { "[" } else { ", [" });
        let numbers = list.as_array().unwrap_or_default().iter();
        let numbers = numbers.filter_map(Attribute::as_i64);
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        p.write(&numbers.join(", "));
        p.write("]");
    }
}

/// Checks that values are results of `omp.map.info`.
pub(super) fn verify_defined_by_maps(
    op: Operation,
    ir: &Ir,
    clause: &str,
    values: &[Value],
) -> VerifyResult {
    let is_map = |value: &Value| value.defining::<MapInfoOp>(ir).is_some();
    if values.iter().all(is_map) {
        return Ok(());
    }
    let message = format!("'{clause}' arguments must be defined by 'omp.map.info' ops");
    Err(op.emit_error(ir, message))
}

impl MapInfoOp {
    /// The bits of the type of the map; none if the operation is not valid.
    fn flags(self, ir: &Ir) -> u64 {
        let flags = inherent(self.operation(), ir, "map_type");
        let flags = flags.and_then(Attribute::downcast::<ClauseMapFlagsAttr>);
        flags.map_or(0, |flags| flags.value().to_bits())
    }
}

impl Verify for MapInfoOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if let Some(Attribute::SymbolRef(name)) = op.attribute(ir, "mapper_id") {
            let mapper = symbols::lookup_nearest(ir, op, name);
            if !mapper.is_some_and(|mapper| mapper.is::<DeclareMapperOp>(ir)) {
                return fail_plainly(op, ir, "invalid mapper id");
            }
        }
        verify_defined_by_maps(op, ir, "members", self.members(ir))
    }
}

/// What an operation demands of a map with the flags `bits`.
fn map_error(op: Operation, ir: &Ir, bits: u64) -> Option<&'static str> {
    let has = |flags: u64| bits & flags != 0;
    if (op.is::<TargetDataOp>(ir) || op.is::<TargetOp>(ir)) && has(DELETE) {
        return Some("to, from, tofrom and alloc map types are permitted");
    }
    if op.is::<TargetEnterDataOp>(ir) && has(FROM | DELETE) {
        return Some("to and alloc map types are permitted");
    }
    if op.is::<TargetExitDataOp>(ir) && has(TO) {
        return Some("from, release and delete map types are permitted");
    }
    let is_motion = has(TO | FROM) && !has(DELETE);
    (op.is::<TargetUpdateOp>(ir) && !is_motion).then_some(
        "at least one of to or from map types must be specified, other map types are not permitted",
    )
}

/// Checks the maps that an operation owns.
pub(super) fn verify_maps(op: Operation, ir: &Ir) -> VerifyResult {
    let (mut to_device, mut from_device) = (Vec::new(), Vec::new());
    for map in group(op, ir, "map_vars") {
        let Some(definition) = map.defining_op(ir) else {
            return fail_plainly(op, ir, "missing map operation");
        };
        let Some(map) = MapInfoOp::cast(definition, ir) else {
            if op.is::<DeclareMapperInfoOp>(ir) {
                continue;
            }
            return fail_plainly(op, ir, "map argument is not a map entry operation");
        };
        let bits = map.flags(ir);
        if let Some(message) = map_error(op, ir, bits) {
            return fail_plainly(op, ir, message);
        }
        if !op.is::<TargetUpdateOp>(ir) {
            continue;
        }
        let variable = group(definition, ir, "var_ptr").first().copied();
        let (to, from) = (bits & TO != 0, bits & FROM != 0);
        let is_other_way =
            to && from_device.contains(&variable) || from && to_device.contains(&variable);
        if to && from || is_other_way {
            let message = "either to or from map types can be specified, not both";
            return fail_plainly(op, ir, message);
        }
        if bits & MODIFIERS != 0 {
            let message = "present, mapper and iterator map type modifiers are permitted";
            return fail_plainly(op, ir, message);
        }
        if to { &mut to_device } else { &mut from_device }.push(variable);
    }
    Ok(())
}
