//! Loops: `omp.loop_nest`, `omp.canonical_loop`, and the transformations of loops.

use super::arguments::{entry_arguments, print_body};
use super::interfaces::{generator, is_in_wrapper};
use super::names::nesting_name;
use super::{
    CanonicalLoopInfoType, CanonicalLoopOp, LoopNestOp, NewCliOp, TerminatorOp, TileOp,
    UnrollHeuristicOp,
};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

/// `word ( … )` if the word is there.
fn parse_group<T>(
    p: &mut OpParser<'_, '_>,
    word: &str,
    inner: impl FnOnce(&mut OpParser<'_, '_>) -> Parsed<T>,
) -> Parsed<Option<T>> {
    if !p.parse_optional_keyword(word) {
        return Ok(None);
    }
    p.parse_l_paren()?;
    let found = inner(p)?;
    p.parse_r_paren()?;
    Ok(Some(found))
}

fn parse_integers(p: &mut OpParser<'_, '_>) -> Parsed<Vec<i64>> {
    let mut integers = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        integers.push(p.parse_integer()?);
        Ok(())
    })?;
    Ok(integers)
}

impl CustomAssembly for LoopNestOp {
    // `(` arguments `)` `:` type `=` `(` operands `)` `to` `(` operands `)` `inclusive`? `step` `(` operands `)`
    // (`collapse` `(` integer `)`)? (`tiles` `(` integer (`,` integer)* `)`)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut arguments = p.parse_argument_list(Delimiter::Paren, false, false)?;
        let ty = p.parse_colon_type()?;
        p.parse_equal()?;
        let lower = p.parse_operands(Delimiter::Paren, arguments.len())?;
        p.parse_keyword("to")?;
        let upper = p.parse_operands(Delimiter::Paren, arguments.len())?;
        for argument in &mut arguments {
            argument.ty = ty.clone();
        }
        if p.parse_optional_keyword("inclusive") {
            state.set_attribute("loop_inclusive", Attribute::unit());
        }
        p.parse_keyword("step")?;
        let steps = p.parse_operands(Delimiter::Paren, arguments.len())?;
        let collapse = parse_group(p, "collapse", |p| p.parse_integer())?;
        if let Some(count) = collapse.filter(|count| *count > 1) {
            state.set_attribute("collapse_num_loops", Attribute::i64(count));
        }
        if let Some(sizes) = parse_group(p, "tiles", parse_integers)? {
            let sizes = DenseArrayAttr::from_i64s(&sizes);
            state.set_attribute("tile_sizes", sizes.into());
        }
        let region = p.parse_region_with(&arguments, false)?;
        state.regions.push(region);
        for operands in [lower, upper, steps] {
            p.resolve_operands_of_type(&operands, &ty, &mut state.operands)?;
        }
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let arguments = entry_arguments(op, ir);
        p.write(" (");
        p.print_operands(arguments);
        p.write(") : ");
        if let Some(first) = arguments.first() {
            p.print_type_of(*first);
        }
        p.write(" = (");
        p.print_operands(self.loop_lower_bounds(ir));
        p.write(") to (");
        p.print_operands(self.loop_upper_bounds(ir));
        p.write(") ");
        if op.attribute(ir, "loop_inclusive").is_some() {
            p.write("inclusive ");
        }
        p.write("step (");
        p.print_operands(self.loop_steps(ir));
        p.write(") ");
        let collapse = self.collapse(ir);
        if collapse > 1 {
            p.write(&format!("collapse({collapse}) "));
        }
        if let Some(sizes) = self.tiles(ir) {
            let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
            p.write(&format!("tiles({}) ", sizes.join(", ")));
        }
        print_body(p, self.region(ir));
    }
}

impl LoopNestOp {
    /// How many loops are one.
    fn collapse(self, ir: &Ir) -> i64 {
        let count = self.operation().attribute(ir, "collapse_num_loops");
        count.and_then(Attribute::as_i64).unwrap_or(1)
    }

    /// The sizes of tiles.
    fn tiles(self, ir: &Ir) -> Option<&[i64]> {
        self.operation().attribute(ir, "tile_sizes")?.as_i64s()
    }
}

impl Verify for LoopNestOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let (bounds, variables) = (self.loop_lower_bounds(ir), entry_arguments(op, ir));
        if bounds.is_empty() {
            return fail("must represent at least one loop");
        }
        if bounds.len() != variables.len() {
            return fail("number of range arguments and IVs do not match");
        }
        let mut pairs = bounds.iter().zip(variables);
        if pairs.any(|(bound, variable)| bound.ty(ir) != variable.ty(ir)) {
            return fail("range argument type does not match corresponding IV type");
        }
        let is_too_many = |count: usize| count > variables.len();
        if usize::try_from(self.collapse(ir)).is_ok_and(is_too_many) {
            return fail("collapse value is larger than the number of loops");
        }
        if self.tiles(ir).is_some_and(|tiles| is_too_many(tiles.len())) {
            return fail("too few canonical loops for tile dimensions");
        }
        if !is_in_wrapper(op, ir) {
            return fail("expects parent op to be a loop wrapper");
        }
        Ok(())
    }
}

impl CustomAssembly for CanonicalLoopOp {
    // (`(` operand `)`)? argument `:` type `in` `range` `(` operand `)` region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut cli = None;
        if p.parse_optional_l_paren() {
            let operand = p.parse_operand()?;
            let ty = Type::from(CanonicalLoopInfoType::get());
            cli = Some(p.resolve_operand(operand, &ty)?);
            p.parse_r_paren()?;
        }
        let variable = p.parse_argument(true, false)?;
        p.parse_keyword("in")?;
        p.parse_keyword("range")?;
        p.parse_l_paren()?;
        let count = p.parse_operand()?;
        p.parse_r_paren()?;
        p.resolve_operands_of_type(&[count], &variable.ty, &mut state.operands)?;
        let region = p.parse_region_with(&[variable], false)?;
        state.regions.push(region);
        state.operands.extend(cli);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        if let Some(cli) = self.cli(ir) {
            p.write("(");
            p.print_operand(cli);
            p.write(")");
        }
        p.write(" ");
        if let Some(variable) = entry_arguments(op, ir).first() {
            p.print_operand(*variable);
            p.write(" : ");
            p.print_type_of(*variable);
        }
        p.write(" in range(");
        p.print_operand(self.trip_count(ir));
        p.write(") ");
        print_body(p, self.region(ir));
        p.print_optional_attr_dict(op, &[]);
    }
}

impl Verify for CanonicalLoopOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.region(ir).is_empty(ir) {
            return Ok(());
        }
        let [variable] = entry_arguments(self.operation(), ir) else {
            let message = "Canonical loop region must have exactly one argument";
            return Err(self.emit_error(ir, message));
        };
        if variable.ty(ir) == self.trip_count(ir).ty(ir) {
            return Ok(());
        }
        let message = "Region argument must be the same type as the trip count";
        Err(self.emit_error(ir, message))
    }
}

impl OpAsmOpInterface for CanonicalLoopOp {
    fn get_asm_block_argument_names(
        self,
        ir: &Ir,
        region: Region,
        set_name_fn: &mut dyn FnMut(Value, &str),
    ) {
        let entry = region.entry_block(ir);
        let variable = entry.and_then(|entry| entry.arguments(ir).first());
        if let Some(variable) = variable {
            set_name_fn(*variable, &nesting_name("iv", self, ir));
        }
    }

    fn get_asm_block_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Block, &str)) {
        let region = self.operation().regions(ir).first();
        if let Some(entry) = region.and_then(|region| region.entry_block(ir)) {
            set_name_fn(entry, "body_entry");
        }
    }
}

impl OpAsmOpInterface for NewCliOp {
    /// The name of a loop says which operation makes it.
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let Some(cli) = self.operation().results(ir).first().copied() else {
            return;
        };
        let made = generator(ir, cli).and_then(|(op, number)| {
            if let Some(made) = CanonicalLoopOp::cast(op, ir) {
                return Some(nesting_name("canonloop", made, ir));
            }
            let half = TileOp::cast(op, ir)?.generatees(ir).len() / 2;
            Some(match number.checked_sub(half) {
                None => format!("grid{}", number + 1),
                Some(inner) => format!("intratile{}", inner + 1),
            })
        });
        set_name_fn(cli, made.as_deref().unwrap_or("cli"));
    }
}

impl CustomAssembly for UnrollHeuristicOp {
    // `(` operand `)` (`->` `(` `)`)? attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_l_paren()?;
        let operand = p.parse_operand()?;
        let ty = Type::from(CanonicalLoopInfoType::get());
        p.resolve_operands_of_type(&[operand], &ty, &mut state.operands)?;
        p.parse_r_paren()?;
        if p.parse_optional_arrow() {
            p.parse_l_paren()?;
            p.parse_r_paren()?;
        }
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write("(");
        p.print_operand(self.applyee(ir));
        p.write(")");
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl Verify for TileOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let (applyees, sizes) = (self.applyees(ir), self.sizes(ir).len());
        let generatees = self.generatees(ir).len();
        if applyees.is_empty() {
            return fail("must apply to at least one loop");
        }
        if sizes != applyees.len() {
            return fail("there must be one tile size for each applyee");
        }
        if generatees != 0 && 2 * sizes != generatees {
            return fail("expecting two times the number of generatees than applyees");
        }
        let mut variables = Vec::new();
        for pair in applyees.windows(2) {
            let (outer, inner) = (generator(ir, pair[0]), generator(ir, pair[1]));
            let Some((outer, _)) = outer else {
                return fail("applyee CLI has no generator");
            };
            let unsupported = "currently only supports omp.canonical_loop as applyee";
            let Some(outer) = CanonicalLoopOp::cast(outer, ir) else {
                return fail(unsupported);
            };
            variables.extend(entry_arguments(outer.operation(), ir).first());
            let Some((inner, _)) = inner else {
                return fail("applyee CLI has no generator");
            };
            let Some(inner) = CanonicalLoopOp::cast(inner, ir) else {
                return fail(unsupported);
            };
            if !is_perfectly_nested(ir, outer, inner) {
                return fail("tiled loop nest must be perfectly nested");
            }
            let count = inner.operation().operands(ir).first();
            if count.is_some_and(|count| variables.contains(&count)) {
                return fail("tiled loop nest must be rectangular");
            }
        }
        Ok(())
    }
}

/// Whether there is nothing but `inner` and a terminator in `outer`.
fn is_perfectly_nested(ir: &Ir, outer: CanonicalLoopOp, inner: CanonicalLoopOp) -> bool {
    let region = outer.operation().regions(ir).first();
    let region = region.filter(|region| region.has_one_block(ir));
    let Some(entry) = region.and_then(|region| region.entry_block(ir)) else {
        return false;
    };
    let mut operations = entry.operations(ir);
    operations.next() == Some(inner.operation())
        && operations
            .next()
            .is_some_and(|last| last.is::<TerminatorOp>(ir))
        && operations.next().is_none()
}
