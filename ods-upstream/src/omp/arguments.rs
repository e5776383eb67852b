//! Clauses that pass values to a region as arguments of its first block: how an operation lists them, their text, and
//! their verifier.

use super::{
    ReductionModifier, ReductionModifierAttr, SectionOp, SectionsOp, TargetOp, group, inherent,
};
use ods_runtime::attributes::{DenseArrayAttr, SymbolRefAttr};
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;

/// A clause that passes values, in the order of the arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentClause {
    /// Variables with an address on the device.
    HasDeviceAddr,
    /// Values that the host computes.
    HostEval,
    /// Reductions that a task takes part in.
    InReduction,
    /// Variables that are mapped.
    Map,
    /// Variables that are private.
    Private,
    /// Reductions.
    Reduction,
    /// Reductions that tasks take part in.
    TaskReduction,
    /// Variables whose address on the device is used.
    UseDeviceAddr,
    /// Pointers to the device.
    UseDevicePtr,
}

/// A clause, its keyword, the name of its operands, and the keyword in the error if it is malformed.
type Clause = (ArgumentClause, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const CLAUSES: [Clause; 9] = {
    use ArgumentClause as C;
    [
        (C::HasDeviceAddr, "has_device_addr", "has_device_addr_vars", "has_device_addr"),
        (C::HostEval, "host_eval", "host_eval_vars", "host_eval"),
        (C::InReduction, "in_reduction", "in_reduction_vars", "in_reduction"),
        (C::Map, "map_entries", "map_vars", "map_entries"),
        (C::Private, "private", "private_vars", "private"),
        (C::Reduction, "reduction", "reduction_vars", "reduction"),
        (C::TaskReduction, "task_reduction", "task_reduction_vars", "task_reduction"),
        (C::UseDeviceAddr, "use_device_addr", "use_device_addr_vars", "use_device_addr"),
        // The keyword in the error is MLIR's.
        (C::UseDevicePtr, "use_device_ptr", "use_device_ptr_vars", "use_device_addr"),
    ]
};

/// An operation with clauses that pass values to its region: MLIR's `BlockArgOpenMPOpInterface`.
#[op_interface]
pub trait BlockArgOpenMPOpInterface {
    /// The arguments of a clause.
    fn get_block_args(self, ir: &Ir, clause: ArgumentClause) -> &[Value] {
        block_args(self.operation(), ir, clause)
    }

    /// Checks that the region has an argument for each value.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let expected: usize = CLAUSES.iter().map(|clause| count(op, ir, clause)).sum();
        if entry_arguments(op, ir).len() >= expected {
            return Ok(());
        }
        let message = format!("expected at least {expected} entry block argument(s)");
        Err(op.emit_error(ir, message))
    }
}

/// The arguments of the first block of the first region.
pub(super) fn entry_arguments(op: Operation, ir: &Ir) -> &[Value] {
    let entry = op.regions(ir).first();
    let entry = entry.and_then(|region| region.entry_block(ir));
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// The number of arguments of a clause.
fn count(op: Operation, ir: &Ir, (clause, _, operands, _): &Clause) -> usize {
    let owner = match op.parent_op(ir) {
        // A section has the arguments of all sections.
        Some(parent) if op.is::<SectionOp>(ir) && parent.is::<SectionsOp>(ir) => parent,
        _ => op,
    };
    if *clause == ArgumentClause::Map && !op.is::<TargetOp>(ir) {
        return 0;
    }
    group(owner, ir, operands).len()
}

/// The arguments of a clause; fewer if the operation is not valid.
pub(super) fn block_args(op: Operation, ir: &Ir, clause: ArgumentClause) -> &[Value] {
    let mut start = 0;
    for entry in &CLAUSES {
        let count = count(op, ir, entry);
        if entry.0 == clause {
            let rest = entry_arguments(op, ir).get(start..).unwrap_or_default();
            return &rest[..count.min(rest.len())];
        }
        start += count;
    }
    &[]
}

/// What follows a keyword: operands and their types, symbols, and the flags of some clauses.
#[derive(Default)]
struct ParsedClause {
    operands: Vec<UnresolvedOperand>,
    types: Vec<Type>,
    symbols: Option<Attribute>,
    by_reference: Option<Attribute>,
    modifier: Option<Attribute>,
    needs_barrier: Option<Attribute>,
    map_indices: Option<Attribute>,
}

/// The parts that a kind of clause has beside values.
#[derive(Clone, Copy)]
enum Kind {
    Plain,
    /// A symbol for each value; with the flag, the index of a map.
    Private(bool),
    /// A symbol and the word `byref` for each value; with the flag, a modifier in front.
    Reduction(bool),
}

/// The index of a map: -1 without one.
fn parse_map_index(p: &mut OpParser<'_, '_>) -> Parsed<i64> {
    if !p.parse_optional_l_square() {
        return Ok(-1);
    }
    p.parse_keyword("map_idx")?;
    p.parse_equal()?;
    let index = p.parse_integer()?;
    p.parse_r_square()?;
    Ok(index)
}

// `(` (`mod` `:` word `,`)? value (`,` value)* `:` type (`,` type)* `)` `private_barrier`?
// value ::= `byref`? symbol? operand `->` argument (`[` `map_idx` `=` integer `]`)?
fn parse_clause(
    p: &mut OpParser<'_, '_>,
    kind: Kind,
    arguments: &mut Vec<Argument>,
) -> Parsed<ParsedClause> {
    let mut parsed = ParsedClause::default();
    let (mut symbols, mut flags, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    let start = arguments.len();
    p.parse_l_paren()?;
    if matches!(kind, Kind::Reduction(true)) && p.parse_optional_keyword("mod") {
        p.parse_colon()?;
        let word = p.parse_any_keyword()?;
        p.parse_comma()?;
        let modifier = ReductionModifier::symbolize(word).ok_or(ParseFailed)?;
        parsed.modifier = Some(ReductionModifierAttr::get(modifier).into());
    }
    p.parse_list(Delimiter::None, |p| {
        if matches!(kind, Kind::Reduction(_)) {
            flags.push(p.parse_optional_keyword("byref"));
        }
        if !matches!(kind, Kind::Plain) {
            symbols.push(p.parse_attribute_of::<SymbolRefAttr>(None)?);
        }
        parsed.operands.push(p.parse_operand()?);
        p.parse_arrow()?;
        arguments.push(p.parse_argument(false, false)?);
        if matches!(kind, Kind::Private(true)) {
            indices.push(parse_map_index(p)?);
        }
        Ok(())
    })?;
    p.parse_colon()?;
    p.parse_list(Delimiter::None, |p| {
        parsed.types.push(p.parse_type()?);
        Ok(())
    })?;
    if parsed.operands.len() != parsed.types.len() {
        return Err(ParseFailed);
    }
    p.parse_r_paren()?;
    for (argument, ty) in arguments[start..].iter_mut().zip(&parsed.types) {
        argument.ty = ty.clone();
    }
    match kind {
        Kind::Plain => return Ok(parsed),
        Kind::Private(with_maps) => {
            let barrier = p.parse_optional_keyword("private_barrier");
            parsed.needs_barrier = barrier.then(Attribute::unit);
            let maps = with_maps.then(|| DenseArrayAttr::from_i64s(&indices).into());
            parsed.map_indices = maps;
        }
        Kind::Reduction(_) => {
            parsed.by_reference = Some(DenseArrayAttr::from_bools(&flags).into());
        }
    }
    parsed.symbols = Some(Attribute::array(symbols));
    Ok(parsed)
}

/// The clauses that an operation may have, and the parts of each.
type Allowed<const N: usize> = [(ArgumentClause, Kind); N];

/// Parses clauses in their order, and the region.
fn parse_region<const N: usize>(
    p: &mut OpParser<'_, '_>,
    allowed: Allowed<N>,
) -> Parsed<(Region, [ParsedClause; N])> {
    let mut arguments = Vec::new();
    let mut parsed = allowed.map(|_| ParsedClause::default());
    for (clause, keyword, _, in_error) in CLAUSES {
        if !p.parse_optional_keyword(keyword) {
            continue;
        }
        let place = allowed.iter().position(|(other, _)| *other == clause);
        let found = place.and_then(|place| {
            let found = parse_clause(p, allowed[place].1, &mut arguments).ok()?;
            parsed[place] = found;
            Some(())
        });
        if found.is_none() {
            let message = format!("invalid `{in_error}` format");
            return Err(p.emit_error(p.offset(), message));
        }
    }
    let region = p.parse_region_with(&arguments, false)?;
    Ok((region, parsed))
}

/// Prints a clause; what it has beside values are attributes whose names begin with its keyword.
fn print_clause(
    p: &mut OpPrinter<'_>,
    op: Operation,
    keyword: &str,
    (arguments, operands): (&[Value], &[Value]),
) {
    if arguments.is_empty() {
        return;
    }
    let ir = p.ir();
    let part = |name: &str| inherent(op, ir, &format!("{keyword}_{name}"));
    p.write(keyword);
    p.write("(");
    if let Some(modifier) = part("mod").and_then(Attribute::downcast::<ReductionModifierAttr>) {
        p.write("mod: ");
        p.write(&modifier.value().to_string());
        p.write(", ");
    }
    let symbols = part("syms").and_then(Attribute::as_array);
    let flags = part("byref").and_then(Attribute::as_dense_array::<bool>);
    let indices = part("maps").and_then(Attribute::as_i64s);
    for (number, (operand, argument)) in operands.iter().zip(arguments).enumerate() {
        if number != 0 {
            p.write(", ");
        }
        if flags.and_then(|flags| flags.get(number)) == Some(&true) {
            p.write("byref ");
        }
        if let Some(symbol) = symbols.and_then(|symbols| symbols.get(number)) {
            p.print_attribute(symbol);
            p.write(" ");
        }
        p.print_operand(*operand);
        p.write(" -> ");
        p.print_operand(*argument);
        let index = indices.and_then(|indices| indices.get(number));
        if let Some(index) = index.filter(|index| **index != -1) {
            p.write(&format!(" [map_idx={index}]"));
        }
    }
    p.write(" : ");
    p.print_types_of(operands);
    p.write(") ");
    if part("needs_barrier").is_some() {
        p.write("private_barrier ");
    }
}

/// Prints the clauses of an operation in their order, and its region.
fn print_region(p: &mut OpPrinter<'_>, op: Operation, region: Region) {
    let ir = p.ir();
    for (clause, keyword, operands, _) in CLAUSES {
        let values = (block_args(op, ir, clause), group(op, ir, operands));
        print_clause(p, op, keyword, values);
    }
    print_body(p, region);
}

/// Prints a region without the arguments of its first block.
pub(super) fn print_body(p: &mut OpPrinter<'_>, region: Region) {
    let style = RegionStyle {
        entry_arguments: false,
        ..RegionStyle::default()
    };
    p.print_region(region, style);
}

/// The printers of directives: the parts are those of the operation.
macro_rules! printers {
    ($($name:ident $($part:ident)*;)*) => {$(
        #[allow(clippy::too_many_arguments, reason = "the parts of a directive")]
        pub(super) fn $name<$($part),*>(
            p: &mut OpPrinter<'_>,
            op: impl OpHandle,
            region: Region,
            $(_: $part,)*
        ) {
            print_region(p, op.operation(), region);
        }
    )*};
}

printers! {
    print_in_reduction_private_reduction_region A B C D E F G H I J K L M;
    print_in_reduction_private_region A B C D E F G H;
    print_private_reduction_region A B C D E F G H I;
    print_private_region A B C D;
    print_target_op_region A B C D E F G H I J K L M N O;
    print_task_reduction_region A B C D;
    print_use_device_addr_use_device_ptr_region A B C D;
}

/// Operands of a clause.
type Operands = Vec<UnresolvedOperand>;
type Types = Vec<Type>;
type Attr = Option<Attribute>;

pub(super) fn parse_private_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Region, Operands, Types, Attr, Attr)> {
    let (region, [private]) = parse_region(p, [(ArgumentClause::Private, Kind::Private(false))])?;
    let (symbols, barrier) = (private.symbols, private.needs_barrier);
    Ok((region, private.operands, private.types, symbols, barrier))
}

#[allow(clippy::type_complexity, reason = "the parts of a directive")]
pub(super) fn parse_private_reduction_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Region,
    Operands,
    Types,
    Attr,
    Attr,
    Attr,
    Operands,
    Types,
    Attr,
    Attr,
)> {
    let clauses = [
        (ArgumentClause::Private, Kind::Private(false)),
        (ArgumentClause::Reduction, Kind::Reduction(true)),
    ];
    let (region, [private, reduction]) = parse_region(p, clauses)?;
    Ok((
        region,
        private.operands,
        private.types,
        private.symbols,
        private.needs_barrier,
        reduction.modifier,
        reduction.operands,
        reduction.types,
        reduction.by_reference,
        reduction.symbols,
    ))
}

#[allow(clippy::type_complexity, reason = "the parts of a directive")]
pub(super) fn parse_in_reduction_private_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Region,
    Operands,
    Types,
    Attr,
    Attr,
    Operands,
    Types,
    Attr,
    Attr,
)> {
    let clauses = [
        (ArgumentClause::InReduction, Kind::Reduction(false)),
        (ArgumentClause::Private, Kind::Private(false)),
    ];
    let (region, [reduction, private]) = parse_region(p, clauses)?;
    Ok((
        region,
        reduction.operands,
        reduction.types,
        reduction.by_reference,
        reduction.symbols,
        private.operands,
        private.types,
        private.symbols,
        private.needs_barrier,
    ))
}

#[allow(clippy::type_complexity, reason = "the parts of a directive")]
#[rustfmt::skip]
pub(super) fn parse_in_reduction_private_reduction_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Region,
    Operands, Types, Attr, Attr,
    Operands, Types, Attr, Attr,
    Attr, Operands, Types, Attr, Attr,
)> {
    let clauses = [
        (ArgumentClause::InReduction, Kind::Reduction(false)),
        (ArgumentClause::Private, Kind::Private(false)),
        (ArgumentClause::Reduction, Kind::Reduction(true)),
    ];
    let (region, [outer, private, reduction]) = parse_region(p, clauses)?;
    Ok((
        region,
        outer.operands, outer.types, outer.by_reference, outer.symbols,
        private.operands, private.types, private.symbols, private.needs_barrier,
        reduction.modifier, reduction.operands, reduction.types, reduction.by_reference, reduction.symbols,
    ))
}

pub(super) fn parse_task_reduction_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Region, Operands, Types, Attr, Attr)> {
    let clauses = [(ArgumentClause::TaskReduction, Kind::Reduction(false))];
    let (region, [reduction]) = parse_region(p, clauses)?;
    let (by_reference, symbols) = (reduction.by_reference, reduction.symbols);
    Ok((
        region,
        reduction.operands,
        reduction.types,
        by_reference,
        symbols,
    ))
}

pub(super) fn parse_use_device_addr_use_device_ptr_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Region, Operands, Types, Operands, Types)> {
    let clauses = [
        (ArgumentClause::UseDeviceAddr, Kind::Plain),
        (ArgumentClause::UseDevicePtr, Kind::Plain),
    ];
    let (region, [addresses, pointers]) = parse_region(p, clauses)?;
    let (addresses, types) = (addresses.operands, addresses.types);
    Ok((region, addresses, types, pointers.operands, pointers.types))
}

#[allow(clippy::type_complexity, reason = "the parts of a directive")]
#[rustfmt::skip]
pub(super) fn parse_target_op_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Region,
    Operands, Types,
    Operands, Types,
    Operands, Types, Attr, Attr,
    Operands, Types,
    Operands, Types, Attr, Attr, Attr,
)> {
    let clauses = [
        (ArgumentClause::HasDeviceAddr, Kind::Plain),
        (ArgumentClause::HostEval, Kind::Plain),
        (ArgumentClause::InReduction, Kind::Reduction(false)),
        (ArgumentClause::Map, Kind::Plain),
        (ArgumentClause::Private, Kind::Private(true)),
    ];
    let (region, [addresses, host, reduction, map, private]) = parse_region(p, clauses)?;
    Ok((
        region,
        addresses.operands, addresses.types,
        host.operands, host.types,
        reduction.operands, reduction.types, reduction.by_reference, reduction.symbols,
        map.operands, map.types,
        private.operands, private.types, private.symbols, private.needs_barrier, private.map_indices,
    ))
}
