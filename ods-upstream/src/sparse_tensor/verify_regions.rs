//! Verifiers of operations with regions.

use super::iterate::body_arguments;
use super::verify::{fail, lvl_rank};
use super::{
    BinaryOp, CoIterateOp, ExtractIterSpaceOp, ExtractValOp, ForeachOp, IterSpaceType, IterateOp,
    IteratorType, ReduceOp, SelectOp, UnaryOp, YieldOp, encoding_of,
};
use ods_dialects::arith::ConstantOp;
use ods_runtime::prelude::*;

/// The terminator of the first block of a region.
fn terminator(ir: &Ir, region: Region) -> Option<Operation> {
    region.entry_block(ir)?.terminator(ir)
}

/// A region that computes a value of type `output` of others.
fn verify_formula(
    op: impl OpHandle,
    ir: &Ir,
    (region, name): (Region, &str),
    inputs: &[&Type],
    output: &Type,
) -> VerifyResult {
    let arguments = body_arguments(ir, region);
    if arguments.len() != inputs.len() {
        let expected = inputs.len();
        let message = format!("{name} region must have exactly {expected} arguments");
        return fail(op, ir, message);
    }
    for (place, (argument, input)) in arguments.iter().zip(inputs).enumerate() {
        if argument.ty(ir) != *input {
            let message = format!("{name} region argument {} type mismatch", place + 1);
            return fail(op, ir, message);
        }
    }
    let Some(last) = terminator(ir, region) else {
        let message = format!("{name} region must end with a terminator");
        return fail(op, ir, message);
    };
    if YieldOp::cast(last, ir).is_none() {
        let message = format!("{name} region must end with sparse_tensor.yield");
        return fail(op, ir, message);
    }
    match last.operands(ir) {
        [value] if value.ty(ir) == output => Ok(()),
        _ => fail(op, ir, format!("{name} region yield type mismatch")),
    }
}

impl Verify for BinaryOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [x, y, output] = [self.x(ir), self.y(ir), self.output(ir)].map(|value| value.ty(ir));
        let overlap = self.overlap_region(ir);
        if !overlap.is_empty(ir) {
            verify_formula(self, ir, (overlap, "overlap"), &[x, y], output)?;
        }
        let sides = [
            (self.left_region(ir), "left", x, self.left_identity(ir)),
            (self.right_region(ir), "right", y, self.right_identity(ir)),
        ];
        for (region, name, input, is_identity) in sides {
            if !region.is_empty(ir) {
                verify_formula(self, ir, (region, name), &[input], output)?;
            } else if is_identity && input != output {
                let which = if name == "left" { "first" } else { "second" };
                let message = format!(
                    "{name}=identity requires {which} argument to have the same type as the output"
                );
                return fail(self, ir, message);
            }
        }
        Ok(())
    }
}

impl Verify for UnaryOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [x, output] = [self.x(ir), self.output(ir)].map(|value| value.ty(ir));
        let present = self.present_region(ir);
        if !present.is_empty(ir) {
            verify_formula(self, ir, (present, "present"), &[x], output)?;
        }
        let absent = self.absent_region(ir);
        if absent.is_empty(ir) {
            return Ok(());
        }
        verify_formula(self, ir, (absent, "absent"), &[], output)?;
        let value = terminator(ir, absent).and_then(|last| last.operands(ir).first().copied());
        let Some(value) = value else {
            return Ok(());
        };
        // A value of the region itself, or of the block around, is no invariant.
        let parent = self.operation().parent_block(ir);
        let Some(definition) = value.defining_op(ir) else {
            if value.parent_block(ir) == parent {
                return fail(self, ir, "absent region cannot yield linalg argument");
            }
            return Ok(());
        };
        let block = definition.parent_block(ir);
        let is_local = block == absent.entry_block(ir) || block == parent;
        if is_local && ConstantOp::cast(definition, ir).is_none() {
            let message = "absent region cannot yield locally computed value";
            return fail(self, ir, message);
        }
        Ok(())
    }
}

impl Verify for ReduceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let x = self.x(ir).ty(ir);
        verify_formula(self, ir, (self.region(ir), "reduce"), &[x, x], x)
    }
}

impl Verify for SelectOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let x = self.x(ir).ty(ir);
        verify_formula(self, ir, (self.region(ir), "select"), &[x], &Type::i1())
    }
}

fn types<'a>(ir: &'a Ir, values: &'a [Value]) -> impl Iterator<Item = &'a Type> {
    values.iter().map(|value| value.ty(ir))
}

impl Verify for ForeachOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let tensor = self.tensor(ir).ty(ir);
        let rank = tensor.shape().map_or(0, <[i64]>::len);
        let arguments = body_arguments(ir, self.region(ir));
        let (inits, results) = (self.init_args(ir), self.operation().results(ir));
        let order = self.order(ir);
        if order.is_some_and(|order| order.num_dims() as usize != lvl_rank(tensor)) {
            let message = "Level traverse order does not match tensor's level rank";
            return fail(self, ir, message);
        }
        if rank + 1 + inits.len() != arguments.len() {
            return fail(self, ir, "Unmatched number of arguments in the block");
        }
        if results.len() != inits.len() {
            return fail(self, ir, "Mismatch in number of init arguments and results");
        }
        if !types(ir, results).eq(types(ir, inits)) {
            return fail(self, ir, "Mismatch in types of init arguments and results");
        }
        let last = terminator(ir, self.region(ir));
        let yielded = last.map_or(&[][..], |last| last.operands(ir));
        if !types(ir, yielded).eq(types(ir, results)) {
            return fail(self, ir, "Mismatch in types of yield values and results");
        }
        let mut coordinates = types(ir, &arguments[..rank]);
        if let Some(place) = coordinates.position(|ty| !ty.is_index()) {
            let message = format!("Expecting Index type for argument at index {place}");
            return fail(self, ir, message);
        }
        let (expected, found) = (tensor.element_type(), arguments[rank].ty(ir));
        match expected {
            Some(expected) if expected != found => {
                let message = format!(
                    "Unmatched element type between input tensor and block argument, expected:{expected}, got: {found}"
                );
                fail(self, ir, message)
            }
            _ => Ok(()),
        }
    }
}

impl Verify for ExtractIterSpaceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (low, high) = (self.lo_lvl(ir), self.hi_lvl(ir));
        if low >= high {
            return Err(self.emit_error(ir, "expected smaller level low than level high"));
        }
        let parent = self.parent_iter(ir);
        if parent.is_some() == (low == 0) {
            let message = "parent iterator should be specified iff level lower bound equals 0";
            return Err(self.emit_error(ir, message));
        }
        let parent = parent.and_then(|parent| parent.ty(ir).downcast::<IteratorType>());
        let space = self.extracted_space(ir).ty(ir).downcast::<IterSpaceType>();
        let (Some(parent), Some(space)) = (parent, space) else {
            return Ok(());
        };
        if parent.encoding() != space.encoding() {
            let message = "mismatch in parent iterator encoding and iteration space encoding.";
            return Err(self.emit_error(ir, message));
        }
        if space.lo_lvl() != parent.hi_lvl() {
            let message = "parent iterator should be used to extract an iteration space from a consecutive level.";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for ExtractValOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let encoding = encoding_of(self.tensor(ir).ty(ir));
        let iterator = self.iterator(ir).ty(ir).downcast::<IteratorType>();
        let (Some(encoding), Some(iterator)) = (encoding, iterator) else {
            return Ok(());
        };
        if encoding != iterator.encoding() {
            let message = "mismatch in tensor encoding and iterator encoding.";
            return Err(self.emit_error(ir, message));
        }
        if encoding.lvl_rank() as u64 != iterator.hi_lvl() {
            let message = "must use last-level iterator to extract values. ";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

/// The values of a loop: those that come in, and the set of levels with coordinates.
fn verify_loop(
    op: impl OpHandle,
    ir: &Ir,
    inits: usize,
    (set, levels): (u64, u64),
) -> Result<(), &'static str> {
    if op.operation().results(ir).len() != inits {
        return Err("mismatch in number of loop-carried values and defined values");
    }
    // The highest level of the set, as MLIR counts it.
    let highest = u64::from(u64::BITS - set.leading_zeros());
    if highest > levels {
        return Err("required out-of-bound coordinates");
    }
    Ok(())
}

impl Verify for IterateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let levels = self.space_type(ir).map_or(0, IterSpaceType::space_dim);
        let sets = (self.crd_used_lvls(ir), levels);
        let verified = verify_loop(self, ir, self.init_args(ir).len(), sets);
        verified.map_err(|message| self.emit_error(ir, message))
    }
}

impl Verify for CoIterateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let levels = self.space_type(ir).map_or(0, IterSpaceType::space_dim);
        let sets = (self.crd_used_lvls(ir), levels);
        let verified = verify_loop(self, ir, self.init_args(ir).len(), sets);
        verified.map_err(|message| self.emit_error(ir, message))
    }
}

/// The values that a region of a loop carries: as many as results, of the same types.
fn verify_carried(
    ir: &Ir,
    region: Region,
    (inits, carried, results): (&[Value], &[Value], &[Value]),
    other_count: &str,
) -> Result<(), String> {
    let last = terminator(ir, region);
    let yielded = last.map_or(&[][..], |last| last.operands(ir));
    let counts = [inits.len(), carried.len(), yielded.len()];
    if counts.iter().any(|count| *count != results.len()) {
        return Err(other_count.to_owned());
    }
    for (place, result) in results.iter().enumerate() {
        let groups = [
            (inits, "iter operand"),
            (carried, "iter region arg"),
            (yielded, "yield value"),
        ];
        for (values, what) in groups {
            if values[place].ty(ir) != result.ty(ir) {
                let message = format!("types mismatch between {place}th {what} and defined value");
                return Err(message);
            }
        }
    }
    Ok(())
}

impl IterateOp {
    /// The arguments of the body that are carried. If there are too few arguments, they are all, as in MLIR.
    pub(super) fn carried(self, ir: &Ir) -> &[Value] {
        let arguments = body_arguments(ir, self.region(ir));
        let others = 1 + self.crd_used_lvls(ir).count_ones() as usize;
        let carried = arguments.len().checked_sub(others);
        carried.map_or(arguments, |carried| &arguments[..carried])
    }
}

impl VerifyRegions for IterateOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let arguments = body_arguments(ir, self.region(ir));
        let iterator = arguments.last().and_then(|it| it.ty(ir).downcast());
        let space = self.space_type(ir).map(IterSpaceType::iterator_type);
        if iterator != space.as_ref() {
            return fail("mismatch in iterator and iteration space type");
        }
        let results = self.operation().results(ir);
        let carried = self.carried(ir);
        let others = 1 + self.crd_used_lvls(ir).count_ones() as usize;
        if arguments.len().checked_sub(others) != Some(results.len()) {
            return fail("mismatch in number of basic block args and defined values");
        }
        let values = (self.init_args(ir), carried, results);
        let other_count = "number mismatch between iter args and results.";
        let verified = verify_carried(ir, self.region(ir), values, other_count);
        verified.or_else(|message| fail(&message))
    }
}

impl VerifyRegions for CoIterateOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, inits) = (self.operation(), self.init_args(ir));
        let (regions, results) = (op.regions(ir), op.results(ir));
        for (place, region) in regions.iter().enumerate() {
            if inits.len() != results.len() {
                let message = "mismatch in number of basic block args and defined values";
                return Err(self.emit_error(ir, message));
            }
            let arguments = body_arguments(ir, *region);
            let carried = &arguments[..inits.len().min(arguments.len())];
            let other_count = "number mismatch between iter args and results";
            let values = (inits, carried, results);
            let verified = verify_carried(ir, *region, values, other_count);
            verified
                .map_err(|message| self.emit_error(ir, format!("{message} on {place}th region")))?;
        }
        let mut sets = self.case_sets(ir);
        sets.sort_unstable();
        sets.dedup();
        if sets.len() != regions.len() {
            return Err(self.emit_error(ir, "contains duplicated cases."));
        }
        Ok(())
    }
}
