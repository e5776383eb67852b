//! The text of loops over spaces of iteration.

use super::{CoIterateOp, I64BitSet, IterSpaceType, IterateOp, IteratorType, YieldOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;

/// The head of a loop, as it is read.
struct Head {
    spaces: Vec<IterSpaceType>,
    /// The arguments of the body in front of the iterators: values that are carried, then coordinates.
    arguments: Vec<Argument>,
}

impl IterSpaceType {
    /// The number of levels.
    pub fn space_dim(&self) -> u64 {
        self.hi_lvl().saturating_sub(self.lo_lvl())
    }

    /// The type of iterators over it.
    pub fn iterator_type(&self) -> IteratorType {
        IteratorType::get(self.encoding().clone(), self.lo_lvl(), self.hi_lvl())
    }
}

/// Whether a set of levels has a level.
pub(super) fn is_in(set: I64BitSet, level: usize) -> bool {
    u32::try_from(level).is_ok_and(|level| set.checked_shr(level).unwrap_or(0) & 1 == 1)
}

// defined ::= (argument | `_`) (`,` (argument | `_`))*
/// Parses arguments of which those that nobody needs are left out. Returns which there are.
fn parse_defined(
    p: &mut OpParser<'_, '_>,
    delimiter: Delimiter,
    most: usize,
    arguments: &mut Vec<Argument>,
) -> Parsed<I64BitSet> {
    let (mut set, mut count) = (0, 0_usize);
    let mut is_broken = false;
    let parsed = p.parse_list(delimiter, |p| {
        if !p.parse_optional_keyword("_") {
            arguments.push(p.parse_argument(false, false)?);
            match u32::try_from(count)
                .ok()
                .and_then(|at| 1_u64.checked_shl(at))
            {
                Some(bit) => set |= bit,
                None => is_broken = true,
            }
        }
        count += 1;
        Ok(())
    });
    if is_broken || count > most {
        return Err(p.emit_error(p.name_offset(), "parsed more value than expected."));
    }
    if let Err(failed) = parsed {
        let message = "expecting SSA value or \"_\" for level coordinates";
        p.emit_error(p.name_offset(), message);
        return Err(failed);
    }
    Ok(set)
}

/// Parses `at(…)` and `iter_args(…)`. Returns the arguments, how many of them are carried, and what they begin with.
fn parse_arguments(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<(Vec<Argument>, Option<Vec<UnresolvedOperand>>)> {
    let (mut coordinates, mut set) = (Vec::new(), 0);
    if p.parse_optional_keyword("at") {
        set = parse_defined(p, Delimiter::Paren, usize::MAX, &mut coordinates)?;
    }
    for coordinate in &mut coordinates {
        coordinate.ty = Type::index();
    }
    state.set_attribute("crdUsedLvls", Attribute::i64(set as i64));
    let (mut arguments, mut inits) = (Vec::new(), None);
    if p.parse_optional_keyword("iter_args") {
        let assignments = p.parse_assignments()?.into_iter();
        let (carried, values): (Vec<_>, Vec<_>) = assignments.unzip();
        arguments = carried;
        inits = Some(values);
    }
    arguments.extend(coordinates);
    Ok((arguments, inits))
}

/// Resolves the spaces and the values that are carried, after their types.
fn resolve(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    (spaces, types): (&[UnresolvedOperand], &[Type]),
    inits: Option<Vec<UnresolvedOperand>>,
    arguments: &mut [Argument],
) -> Parsed<()> {
    if inits.is_some() {
        state.result_types.extend(p.parse_arrow_type_list()?);
    }
    p.resolve_operands(spaces, types, p.name_offset(), &mut state.operands)?;
    let Some(inits) = inits else {
        return Ok(());
    };
    if inits.len() != state.result_types.len() {
        let message = "mismatch in number of iteration arguments and return values";
        return Err(p.emit_error(p.name_offset(), message));
    }
    let results = state.result_types.clone();
    for ((init, ty), argument) in inits.into_iter().zip(results).zip(arguments) {
        p.resolve_operands_of_type(&[init], &ty, &mut state.operands)?;
        argument.ty = ty;
    }
    Ok(())
}

fn check_spaces(
    p: &mut OpParser<'_, '_>,
    spaces: &[UnresolvedOperand],
    types: &[Type],
) -> Parsed<()> {
    if types.len() == spaces.len() {
        return Ok(());
    }
    let message = "mismatch in number of iteration space operands and iteration space types";
    Err(p.emit_error(p.name_offset(), message))
}

/// The types of spaces, which all have to be such.
fn space_types(p: &mut OpParser<'_, '_>, types: &[Type]) -> Parsed<Vec<IterSpaceType>> {
    let spaces = types.iter().map(|ty| ty.downcast().cloned());
    let spaces: Option<Vec<_>> = spaces.collect();
    spaces.ok_or_else(|| {
        let message = "expected sparse_tensor.iter_space type for iteration space operands";
        p.emit_error(p.name_offset(), message)
    })
}

fn parse_body(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    arguments: &[Argument],
) -> Parsed<()> {
    let region = p.parse_region_with(arguments, false)?;
    region.ensure_terminator(p.ir(), YieldOp::INFO, state.location);
    state.regions.push(region);
    Ok(())
}

/// Prints arguments, and `_` for those that nobody needs.
fn print_defined(p: &mut OpPrinter<'_>, count: usize, arguments: &[Value], set: I64BitSet) {
    let mut arguments = arguments.iter();
    if set == 0 {
        return;
    }
    for place in 0..count {
        if place != 0 {
            p.write(", ");
        }
        match arguments.next_if_in(is_in(set, place)) {
            Some(argument) => p.print_operand(*argument),
            None => p.write("_"),
        }
    }
}

/// The next element under a condition.
trait NextIfIn: Iterator {
    fn next_if_in(&mut self, is_in: bool) -> Option<Self::Item>;
}

impl<I: Iterator> NextIfIn for I {
    fn next_if_in(&mut self, is_in: bool) -> Option<Self::Item> {
        if is_in { self.next() } else { None }
    }
}

/// Prints `at(…)` and `iter_args(…)`.
fn print_head(
    p: &mut OpPrinter<'_>,
    levels: u64,
    arguments: &[Value],
    inits: &[Value],
    set: I64BitSet,
) {
    let carried = inits.len().min(arguments.len());
    let (carried, coordinates) = arguments.split_at(carried);
    if set != 0 {
        p.write(" at(");
        print_defined(p, usize::try_from(levels).unwrap_or(0), coordinates, set);
        p.write(")");
    }
    if !inits.is_empty() {
        p.write(" iter_args");
        p.print_assignments(carried, inits);
    }
}

fn print_body(p: &mut OpPrinter<'_>, region: Region, terminators: bool) {
    let style = RegionStyle {
        entry_arguments: false,
        terminators,
        empty_block: false,
    };
    p.print_region(region, style);
}

/// The arguments of the only block of a body.
pub(super) fn body_arguments(ir: &Ir, region: Region) -> &[Value] {
    let entry = region.entry_block(ir);
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// The arguments of a body without the last `iterators`.
fn without_iterators(ir: &Ir, region: Region, iterators: usize) -> (&[Value], &[Value]) {
    let all = body_arguments(ir, region);
    all.split_at(all.len().saturating_sub(iterators))
}

impl IterateOp {
    /// The type of the space.
    pub fn space_type(self, ir: &Ir) -> Option<&IterSpaceType> {
        self.iter_space(ir).ty(ir).downcast()
    }
}

impl CustomAssembly for IterateOp {
    // arguments `in` operands (`at` `(` defined `)`)? (`iter_args` assignments)? `:` types (`->` types)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut iterators = p.parse_argument_list(Delimiter::None, false, false)?;
        p.parse_keyword("in")?;
        let spaces = p.parse_operand_list(Delimiter::None)?;
        if iterators.len() != spaces.len() {
            let message = "mismatch in number of sparse iterators and sparse spaces";
            return Err(p.emit_error(p.name_offset(), message));
        }
        let (arguments, inits) = parse_arguments(p, state)?;
        p.parse_colon()?;
        let types: Vec<Type> = p.parse_type_list_no_parens()?.into_iter().collect();
        check_spaces(p, &spaces, &types)?;
        let mut head = Head {
            spaces: space_types(p, &types)?,
            arguments,
        };
        for (iterator, space) in iterators.iter_mut().zip(&head.spaces) {
            iterator.ty = space.iterator_type().into();
        }
        resolve(p, state, (&spaces, &types), inits, &mut head.arguments)?;
        if iterators.len() != 1 {
            let message = "expected only one iterator/iteration space";
            return Err(p.emit_error(p.name_offset(), message));
        }
        head.arguments.extend(iterators);
        parse_body(p, state, &head.arguments)?;
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let (inits, space) = (self.init_args(ir), self.iter_space(ir));
        let (arguments, iterators) = without_iterators(ir, self.region(ir), 1);
        p.write(" ");
        p.print_operands(iterators);
        p.write(" in ");
        p.print_operand(space);
        let levels = self.space_type(ir).map_or(0, IterSpaceType::space_dim);
        print_head(p, levels, arguments, inits, self.crd_used_lvls(ir));
        p.write(" : ");
        p.print_type_of(space);
        p.write(" ");
        if !inits.is_empty() {
            p.print_arrow_type_list(inits.iter().map(|init| init.ty(ir)));
        }
        p.write(" ");
        print_body(p, self.region(ir), !inits.is_empty());
    }
}

impl CoIterateOp {
    /// The sets of spaces that the cases are for.
    pub fn case_sets(self, ir: &Ir) -> Vec<I64BitSet> {
        let cases = self.operation().attribute(ir, "cases");
        let cases = cases.and_then(Attribute::as_array).unwrap_or_default();
        let sets = cases.iter().map(|case| case.as_i64().unwrap_or(0) as u64);
        sets.collect()
    }

    /// The type of the first space.
    pub fn space_type(self, ir: &Ir) -> Option<&IterSpaceType> {
        self.iter_spaces(ir).first()?.ty(ir).downcast()
    }
}

impl CustomAssembly for CoIterateOp {
    // `(` operands `)` (`at` `(` defined `)`)? (`iter_args` assignments)? `:` `(` types `)` (`->` types)? case* attr-dict
    // case ::= `case` defined region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let spaces = p.parse_operand_list(Delimiter::Paren)?;
        let (arguments, inits) = parse_arguments(p, state)?;
        p.parse_colon()?;
        p.parse_l_paren()?;
        let types: Vec<Type> = p.parse_type_list_no_parens()?.into_iter().collect();
        p.parse_r_paren()?;
        check_spaces(p, &spaces, &types)?;
        let mut head = Head {
            spaces: Vec::new(),
            arguments,
        };
        resolve(p, state, (&spaces, &types), inits, &mut head.arguments)?;
        let counts = [spaces.len(), state.result_types.len()];
        let segments = counts.map(|count| i32::try_from(count).unwrap_or(i32::MAX));
        let segments = DenseArrayAttr::from_i32s(&segments);
        state.set_attribute("operandSegmentSizes", segments.into());
        let mut cases = Vec::new();
        while p.parse_optional_keyword("case") {
            let mut iterators = Vec::new();
            let set = parse_defined(p, Delimiter::None, spaces.len(), &mut iterators)?;
            cases.push(Attribute::i64(set as i64));
            if head.spaces.is_empty() {
                head.spaces = space_types(p, &types)?;
            }
            let defined = head.spaces.iter().enumerate();
            let defined = defined.filter(|(place, _)| is_in(set, *place));
            for (iterator, (_, space)) in iterators.iter_mut().zip(defined) {
                iterator.ty = space.iterator_type().into();
            }
            iterators.splice(0..0, head.arguments.iter().cloned());
            parse_body(p, state, &iterators)?;
        }
        state.set_attribute("cases", Attribute::array(cases));
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let (inits, spaces) = (self.init_args(ir), self.iter_spaces(ir));
        let (regions, sets) = (self.operation().regions(ir), self.case_sets(ir));
        let iterators = |place: usize| sets.get(place).map_or(0, |set| set.count_ones() as usize);
        p.write(" (");
        p.print_operands(spaces);
        p.write(")");
        let first = regions.first();
        let arguments = first.map_or(&[][..], |first| {
            without_iterators(ir, *first, iterators(0)).0
        });
        let levels = self.space_type(ir).map_or(0, IterSpaceType::space_dim);
        print_head(p, levels, arguments, inits, self.crd_used_lvls(ir));
        p.write(" : (");
        p.print_types_of(spaces);
        p.write(")");
        if !inits.is_empty() {
            p.print_arrow_type_list(inits.iter().map(|init| init.ty(ir)));
        }
        for (place, region) in regions.iter().enumerate() {
            p.print_newline();
            p.write("case ");
            let (_, defined) = without_iterators(ir, *region, iterators(place));
            let set = sets.get(place).copied().unwrap_or(0);
            print_defined(p, spaces.len(), defined, set);
            p.write(" ");
            print_body(p, *region, !inits.is_empty());
        }
    }
}
