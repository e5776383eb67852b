//! The text of clauses: lists of values with what belongs to them, and enums with modifiers.

use super::{
    ClauseBindKind, ClauseBindKindAttr, ClauseCancellationConstructType,
    ClauseCancellationConstructTypeAttr, ClauseMemoryOrderKind, ClauseMemoryOrderKindAttr,
    ClauseOrderKind, ClauseOrderKindAttr, ClauseProcBindKind, ClauseProcBindKindAttr,
    ClauseScheduleKind, ClauseScheduleKindAttr, ClauseTaskDepend, ClauseTaskDependAttr,
    OrderModifier, OrderModifierAttr, ScheduleModifier, ScheduleModifierAttr, TileOp,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

/// Operands, and their types.
type Typed = (Vec<UnresolvedOperand>, Vec<Type>);

/// Writes `, ` between the elements of a list.
fn separate(p: &mut OpPrinter<'_>, number: usize) {
    if number != 0 {
        p.write(", ");
    }
}

/// Writes `value : type`.
fn print_typed(p: &mut OpPrinter<'_>, value: Value) {
    p.print_operand(value);
    p.write(" : ");
    p.print_type_of(value);
}

// allocator `:` type `->` operand `:` type (`,` …)*
#[allow(clippy::type_complexity, reason = "the parts of a directive")]
pub(super) fn parse_allocate_and_allocator(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Vec<UnresolvedOperand>,
    Vec<Type>,
)> {
    let (mut values, mut types) = Typed::default();
    let (mut allocators, mut allocator_types) = Typed::default();
    p.parse_list(Delimiter::None, |p| {
        allocators.push(p.parse_operand()?);
        allocator_types.push(p.parse_colon_type()?);
        p.parse_arrow()?;
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok((values, types, allocators, allocator_types))
}

pub(super) fn print_allocate_and_allocator<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    allocators: &[Value],
    _: impl Iterator<Item = &'a Type>,
) {
    for (number, (value, allocator)) in values.iter().zip(allocators).enumerate() {
        separate(p, number);
        print_typed(p, *allocator);
        p.write(" -> ");
        print_typed(p, *value);
    }
}

/// An enum that is the only word of a clause.
struct WordClause {
    /// The name of the attribute.
    slot: &'static str,
    symbolize: fn(&str) -> Option<Attribute>,
    stringify: fn(&Attribute) -> Option<String>,
}

macro_rules! word_clauses {
    ($($slot:literal $kind:ident $attr:ident;)*) => {
        [$(WordClause {
            slot: $slot,
            symbolize: |word| Some($attr::get($kind::symbolize(word)?).into()),
            stringify: |attr| Some(attr.downcast::<$attr>()?.value().to_string()),
        }),*]
    };
}

const WORD_CLAUSES: [WordClause; 4] = word_clauses! {
    "bind_kind" ClauseBindKind ClauseBindKindAttr;
    "cancel_directive" ClauseCancellationConstructType ClauseCancellationConstructTypeAttr;
    "memory_order" ClauseMemoryOrderKind ClauseMemoryOrderKindAttr;
    "proc_bind_kind" ClauseProcBindKind ClauseProcBindKindAttr;
};

/// Parses the enum of the only such clause that the op has.
pub(super) fn parse_clause_attr(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    let offset = p.offset();
    let word = p.parse_any_keyword()?;
    let spec = p.op_info().map(OpInfo::spec);
    let has = |clause: &&WordClause| spec.is_some_and(|spec| spec.slot(clause.slot).is_some());
    let clause = WORD_CLAUSES.iter().find(has);
    match clause.and_then(|clause| (clause.symbolize)(word)) {
        Some(attr) => Ok(Some(attr)),
        None => Err(invalid_value(p, offset, word)),
    }
}

fn invalid_value(p: &mut OpParser<'_, '_>, offset: u32, word: &str) -> ParseFailed {
    p.emit_error(offset, format!("invalid clause value: '{word}'"))
}

pub(super) fn print_clause_attr<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    attr: impl Into<Option<&'a Attribute>>,
) {
    let Some(attr) = attr.into() else {
        return;
    };
    let mut clauses = WORD_CLAUSES.iter();
    if let Some(word) = clauses.find_map(|clause| (clause.stringify)(attr)) {
        p.write(&word);
    }
}

// operand `=` operand `:` type (`,` …)*
pub(super) fn parse_linear_clause(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Vec<UnresolvedOperand>)> {
    let (mut values, mut types) = Typed::default();
    let mut steps = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        p.parse_equal()?;
        steps.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok((values, types, steps))
}

pub(super) fn print_linear_clause<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    steps: &[Value],
) {
    for (number, value) in values.iter().enumerate() {
        separate(p, number);
        p.print_operand(*value);
        if let Some(step) = steps.get(number) {
            p.write(" = ");
            p.print_operand(*step);
        }
        p.write(" : ");
        p.print_type_of(*value);
    }
}

// operand `:` type `->` attribute (`,` …)*
pub(super) fn parse_aligned_clause(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Option<Attribute>)> {
    let (mut values, mut types) = Typed::default();
    let mut alignments = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        p.parse_arrow()?;
        alignments.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    Ok((values, types, Some(Attribute::array(alignments))))
}

pub(super) fn print_aligned_clause<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    alignments: Option<&Attribute>,
) {
    let alignments = alignments.and_then(Attribute::as_array).unwrap_or_default();
    for (number, (value, alignment)) in values.iter().zip(alignments).enumerate() {
        separate(p, number);
        print_typed(p, *value);
        p.write(" -> ");
        p.print_attribute(alignment);
    }
}

/// The parts of a schedule: kind, modifier, `simd`, chunk and its type.
type Schedule = (
    Option<Attribute>,
    Option<Attribute>,
    Option<Attribute>,
    Option<UnresolvedOperand>,
    Option<Type>,
);

// kind (`=` operand `:` type)? (`,` modifier)*
pub(super) fn parse_schedule_clause(p: &mut OpParser<'_, '_>) -> Parsed<Schedule> {
    let word = p.parse_any_keyword()?;
    let Some(kind) = ClauseScheduleKind::symbolize(word) else {
        return Err(p.emit_error(p.name_offset(), " expected schedule kind"));
    };
    let has_chunk = matches!(
        kind,
        ClauseScheduleKind::Static | ClauseScheduleKind::Dynamic | ClauseScheduleKind::Guided
    );
    let (mut chunk, mut ty) = (None, None);
    if has_chunk && p.parse_optional_equal() {
        chunk = Some(p.parse_operand()?);
        ty = Some(p.parse_colon_type()?);
    }
    let mut modifiers = Vec::new();
    while p.parse_optional_comma() {
        modifiers.push(p.parse_any_keyword()?);
    }
    let (modifier, simd) = schedule_modifiers(p, &modifiers)?;
    Ok((
        Some(ClauseScheduleKindAttr::get(kind).into()),
        modifier.map(|modifier| ScheduleModifierAttr::get(modifier).into()),
        simd.then(Attribute::unit),
        chunk,
        ty,
    ))
}

/// The modifier, and whether `simd` follows it.
fn schedule_modifiers(
    p: &mut OpParser<'_, '_>,
    words: &[&str],
) -> Parsed<(Option<ScheduleModifier>, bool)> {
    let at = p.name_offset();
    if words.len() > 2 {
        return Err(p.emit_error(at, " unexpected modifier(s)"));
    }
    let mut modifiers = Vec::new();
    for word in words {
        match ScheduleModifier::symbolize(word) {
            Some(modifier) => modifiers.push(modifier),
            None => return Err(p.emit_error(at, format!(" unknown modifier type: {word}"))),
        }
    }
    let last = ScheduleModifier::simd;
    match modifiers[..] {
        [] => Ok((None, false)),
        [only] if only == last => Ok((Some(ScheduleModifier::none), true)),
        [only] => Ok((Some(only), false)),
        [first, second, ..] if first == last || second != last => {
            Err(p.emit_error(at, " incorrect modifier order"))
        }
        [first, ..] => Ok((Some(first), true)),
    }
}

pub(super) fn print_schedule_clause(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    kind: Option<&Attribute>,
    modifier: Option<&Attribute>,
    simd: Option<&Attribute>,
    chunk: Option<Value>,
    _: Option<&Type>,
) {
    if let Some(kind) = kind.and_then(Attribute::downcast::<ClauseScheduleKindAttr>) {
        p.write(&kind.value().to_string());
    }
    if let Some(chunk) = chunk {
        p.write(" = ");
        print_typed(p, chunk);
    }
    if let Some(modifier) = modifier.and_then(Attribute::downcast::<ScheduleModifierAttr>) {
        p.write(", ");
        p.write(&modifier.value().to_string());
    }
    if simd.is_some() {
        p.write(", simd");
    }
}

// (modifier `:`)? kind
pub(super) fn parse_order_clause(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Option<Attribute>, Option<Attribute>)> {
    let mut offset = p.offset();
    let mut word = p.parse_any_keyword()?;
    let mut modifier = None;
    if let Some(found) = OrderModifier::symbolize(word) {
        modifier = Some(OrderModifierAttr::get(found).into());
        // MLIR fails without a message here.
        p.parse_colon()?;
        offset = p.offset();
        word = p.parse_any_keyword()?;
    }
    match ClauseOrderKind::symbolize(word) {
        Some(order) => Ok((Some(ClauseOrderKindAttr::get(order).into()), modifier)),
        None => Err(invalid_value(p, offset, word)),
    }
}

pub(super) fn print_order_clause(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    order: Option<&Attribute>,
    modifier: Option<&Attribute>,
) {
    if let Some(modifier) = modifier.and_then(Attribute::downcast::<OrderModifierAttr>) {
        p.write(&modifier.value().to_string());
        p.write(":");
    }
    if let Some(order) = order.and_then(Attribute::downcast::<ClauseOrderKindAttr>) {
        p.write(&order.value().to_string());
    }
}

// operand `->` symbol `:` type (`,` …)*
pub(super) fn parse_copyprivate(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Option<Attribute>)> {
    let (mut values, mut types) = Typed::default();
    let mut functions = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        p.parse_arrow()?;
        functions.push(p.parse_attribute_of::<SymbolRefAttr>(None)?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok((values, types, Some(Attribute::array(functions))))
}

pub(super) fn print_copyprivate<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    functions: Option<&Attribute>,
) {
    let functions = functions.and_then(Attribute::as_array).unwrap_or_default();
    for (number, (value, function)) in values.iter().zip(functions).enumerate() {
        separate(p, number);
        p.print_operand(*value);
        p.write(" -> ");
        p.print_attribute(function);
        p.write(" : ");
        p.print_type_of(*value);
    }
}

// kind `->` operand `:` type (`,` …)*
pub(super) fn parse_depend_var_list(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Option<Attribute>)> {
    let (mut values, mut types) = Typed::default();
    let mut kinds = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        let offset = p.offset();
        let word = p.parse_any_keyword()?;
        p.parse_arrow()?;
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        let Some(kind) = ClauseTaskDepend::symbolize(word) else {
            // MLIR fails without a message here.
            return Err(invalid_value(p, offset, word));
        };
        kinds.push(ClauseTaskDependAttr::get(kind).into());
        Ok(())
    })?;
    Ok((values, types, Some(Attribute::array(kinds))))
}

pub(super) fn print_depend_var_list<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    kinds: Option<&Attribute>,
) {
    let kinds = kinds.and_then(Attribute::as_array).unwrap_or_default();
    for (number, (value, kind)) in values.iter().zip(kinds).enumerate() {
        separate(p, number);
        if let Some(kind) = kind.downcast::<ClauseTaskDependAttr>() {
            p.write(&kind.value().to_string());
        }
        p.write(" -> ");
        print_typed(p, *value);
    }
}

/// The hints for synchronization; the first stands for bit 0.
const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

// `none` | hint (`,` hint)*
pub(super) fn parse_synchronization_hint(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    if p.parse_optional_keyword("none") {
        return Ok(Some(Attribute::i64(0)));
    }
    let mut hints = 0;
    p.parse_list(Delimiter::None, |p| {
        let word = p.parse_any_keyword()?;
        match HINTS.iter().position(|hint| *hint == word) {
            Some(bit) => hints |= 1 << bit,
            None => return Err(p.emit_error(p.offset(), format!("{word} is not a valid hint"))),
        }
        Ok(())
    })?;
    Ok(Some(Attribute::i64(hints)))
}

/// The names of the hints in a set.
fn hint_names(hints: i64) -> impl Iterator<Item = &'static str> {
    let is_set = move |bit: usize| hints >> bit & 1 == 1;
    let names = HINTS.iter().enumerate();
    names.filter_map(move |(bit, name)| is_set(bit).then_some(*name))
}

pub(super) fn print_synchronization_hint(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    hints: Option<&Attribute>,
) {
    let hints = hints.and_then(Attribute::as_i64).unwrap_or(0);
    if hints == 0 {
        p.write("none");
        return;
    }
    for (number, name) in hint_names(hints).enumerate() {
        separate(p, number);
        p.write(name);
    }
}

// (`<` operands `<`)? `-` operands
/// Parses `(generated) <- (applied)`, or `<- (applied)` alone.
pub(super) fn parse_loop_transform_clis(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<UnresolvedOperand>)> {
    let mut generatees = Vec::new();
    if !p.parse_optional_less() {
        generatees = p.parse_operand_list(Delimiter::Paren)?;
        p.parse_less()?;
    }
    p.parse_minus()?;
    let applyees = p.parse_operand_list(Delimiter::Paren)?;
    Ok((generatees, applyees))
}

pub(super) fn print_loop_transform_clis(
    p: &mut OpPrinter<'_>,
    _: TileOp,
    generatees: &[Value],
    applyees: &[Value],
) {
    if !generatees.is_empty() {
        p.write("(");
        p.print_operands(generatees);
        p.write(")");
    }
    if !applyees.is_empty() {
        p.write(" <- (");
        p.print_operands(applyees);
        p.write(")");
    }
}
