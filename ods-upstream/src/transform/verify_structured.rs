//! What the operations of structured programs have to be.

use super::lists::bools;
use super::verify::check_positions;
use super::{
    BufferizeToAllocationOp, ContinuousTileSizesOp, FuseOp, HoistPadBuildPackingLoopNestOp,
    HoistPadOp, InterchangeOp, MatchOpInterface, MatchStructuredBodyOp, MatchStructuredDimOp,
    MatchStructuredInitOp, MatchStructuredInputOp, MatchStructuredOp, MatchStructuredResultOp,
    MultiTileSizesOp, OneShotBufferizeOp, PackGreedilyOp, PackTransposeOp, PadOp, ReplaceOp,
    SplitOp, TileUsingForOp, TileUsingForallOp, TransformHandleTypeInterface, VectorizeOp,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

fn numbers(op: Operation, ir: &Ir, name: &str) -> Vec<i64> {
    let list = op.attribute(ir, name).and_then(Attribute::as_i64s);
    list.unwrap_or_default().to_vec()
}

/// The elements of an array of integers.
fn integers(attr: &Attribute) -> Vec<i64> {
    let elements = attr.as_array().unwrap_or_default();
    elements.iter().filter_map(Attribute::as_i64).collect()
}

/// Whether the numbers are those from 0, each once.
fn is_permutation(numbers: &[i64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted
        .iter()
        .zip(0..)
        .all(|(number, expected)| *number == expected)
}

/// A list of numbers in a message.
fn listed(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    numbers.join(", ")
}

/// A list is a permutation; `what` is the subject of the message.
fn check_permutation(op: Operation, ir: &Ir, name: &str, what: &str) -> VerifyResult {
    let numbers = numbers(op, ir, name);
    if is_permutation(&numbers) {
        return Ok(());
    }
    let message = format!(
        "expects {what} to be a permutation, found {}",
        listed(&numbers)
    );
    Err(op.emit_error(ir, message))
}

fn string<'a>(op: Operation, ir: &'a Ir, name: &str, default: &'a str) -> &'a str {
    op.attribute(ir, name)
        .and_then(Attribute::as_str)
        .unwrap_or(default)
}

const MATERIALIZE: &str = "bufferization.materialize_in_destination";

impl Verify for BufferizeToAllocationOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let copy = string(op, ir, "memcpy_op", MATERIALIZE);
        if ![MATERIALIZE, "memref.copy", "linalg.copy"].contains(&copy) {
            return Err(self.emit_error(ir, "unsupported memcpy op"));
        }
        let alloc = string(op, ir, "alloc_op", "memref.alloc");
        if !["memref.alloc", "memref.alloca"].contains(&alloc) {
            return Err(self.emit_error(ir, "unsupported alloc op"));
        }
        Ok(())
    }
}

impl Verify for OneShotBufferizeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| Err(self.emit_error(ir, message));
        if !["memref.copy", "linalg.copy"].contains(&string(op, ir, "memcpy_op", "memref.copy")) {
            return fail("unsupported memcpy op");
        }
        let is = |name: &str| op.attribute(ir, name).and_then(Attribute::as_bool) == Some(true);
        if is("print_conflicts") && !is("test_analysis_only") {
            return fail("'print_conflicts' requires 'test_analysis_only'");
        }
        if is("dump_alias_sets") && !is("test_analysis_only") {
            return fail("'dump_alias_sets' requires 'test_analysis_only'");
        }
        Ok(())
    }
}

/// The number of an argument of a block.
fn argument_number(ir: &Ir, value: Value) -> usize {
    let arguments = value.parent_block(ir).map(|block| block.arguments(ir));
    let mut arguments = arguments.unwrap_or_default().iter();
    arguments
        .position(|argument| *argument == value)
        .unwrap_or_default()
}

/// The handles among the numbers of a list, as a message shows them.
fn shown_handles(ir: &Ir, handles: &[Value]) -> String {
    let shown = |handle: &Value| match handle.defining_op(ir) {
        Some(op) => op.name(ir).as_str().to_owned(),
        None => format!(
            "<block argument> of type '{}' at index: {}",
            handle.ty(ir),
            argument_number(ir, *handle)
        ),
    };
    handles.iter().map(shown).collect::<Vec<_>>().join(", ")
}

impl Verify for FuseOp {
    /// The numbers of the interchange are of loops, each at most once; handles are of unknown ones.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let sizes = numbers(op, ir, "static_tile_sizes");
        let interchange = numbers(op, ir, "static_tile_interchange");
        let count = sizes.len();
        let fail = |message: String| Err(self.emit_error(ir, message));
        if interchange.len() > count {
            let handles = shown_handles(ir, self.tile_interchange(ir));
            return fail(format!(
                "interchange length exceeds iteration space dimensions ({count}), found {handles}"
            ));
        }
        let mut is_seen = vec![false; count];
        for number in interchange.into_iter().filter(|number| *number != DYNAMIC) {
            let place = usize::try_from(number).ok();
            let Some(is_seen) = place.and_then(|place| is_seen.get_mut(place)) else {
                return fail(format!(
                    "expects interchange values to be in range [0, {count}), found: {number}"
                ));
            };
            if std::mem::replace(is_seen, true) {
                return fail(format!("found duplicate interchange value: {number}"));
            }
        }
        let loops = if op.attribute(ir, "use_forall").is_some() {
            1
        } else {
            sizes.iter().filter(|size| **size != 0).count()
        };
        if loops + 1 != op.results(ir).len() {
            return fail(format!("expects {loops} loop results"));
        }
        Ok(())
    }
}

impl Verify for InterchangeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_permutation(
            self.operation(),
            ir,
            "iterator_interchange",
            "iterator_interchange",
        )
    }
}

impl Verify for HoistPadBuildPackingLoopNestOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_permutation(self.operation(), ir, "transpose", "transpose")
    }
}

impl Verify for HoistPadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_permutation(self.operation(), ir, "transpose", "transpose")
    }
}

impl Verify for MultiTileSizesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_same_results(self.operation(), ir)
    }
}

impl Verify for ContinuousTileSizesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_same_results(self.operation(), ir)
    }
}

fn check_same_results(op: Operation, ir: &Ir) -> VerifyResult {
    let results = op.results(ir);
    if results
        .windows(2)
        .all(|pair| pair[0].ty(ir) == pair[1].ty(ir))
    {
        return Ok(());
    }
    Err(op.emit_error(ir, "expects all results type to be the same"))
}

impl Verify for PackGreedilyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if !is_permutation(&numbers(op, ir, "matmul_inner_dims_order")) {
            let message = "\"matmul_inner_dims_order\" is not a valid permutation";
            return Err(self.emit_error(ir, message));
        }
        let sizes = numbers(op, ir, "static_matmul_packed_sizes");
        let multiples = numbers(op, ir, "matmul_padded_sizes_next_multiple_of");
        if sizes
            .iter()
            .zip(&multiples)
            .any(|(size, multiple)| *size != 0 && *multiple != 0)
        {
            let message = "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for PackTransposeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let [inner, outer] = ["inner_perm", "outer_perm"].map(|name| numbers(op, ir, name));
        for (name, list) in [("inner_perm", &inner), ("outer_perm", &outer)] {
            if !is_permutation(list) {
                return Err(self.emit_error(ir, format!("\"{name}\" is not a valid permutation")));
            }
        }
        if inner.is_empty() && outer.is_empty() {
            let message = " at least one of \"inner_perm\" or \"outer_perm\" must be specified";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for PadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let array = |name: &str| op.attribute(ir, name);
        if let Some(flags) = array("nofold_flags")
            && integers(flags).iter().any(|flag| ![0, 1].contains(flag))
        {
            return fail(&format!(
                "expects nofold_flags to contain booleans (0/1), found {flags}"
            ));
        }
        let dimensions = array("padding_dimensions");
        let numbers_of = dimensions.map(integers).unwrap_or_default();
        if let Some(dimensions) = dimensions
            && numbers_of.iter().any(|dimension| *dimension < 0)
        {
            return fail(&format!(
                "expects padding_dimensions to contain positive integers, found {dimensions}"
            ));
        }
        let multiples = numbers(op, ir, "static_pad_to_multiple_of");
        if !multiples.is_empty() && multiples.len() != numbers_of.len() {
            return fail("expects as many multiples as padding_dimensions");
        }
        let transposes = array("transpose_paddings").and_then(Attribute::as_array);
        for transpose in transposes.unwrap_or_default() {
            if !is_permutation(&integers(transpose)) {
                return fail(&format!(
                    "expects transpose_paddings to be a permutation, found {transpose}"
                ));
            }
        }
        let copy = string(op, ir, "copy_back_op", MATERIALIZE);
        if ![MATERIALIZE, "linalg.copy", "none"].contains(&copy) {
            return fail("invalid copy_back_op");
        }
        Ok(())
    }
}

impl Verify for ReplaceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let body = self.operation().regions(ir).first();
        let Some(block) = body
            .filter(|body| body.has_one_block(ir))
            .and_then(|body| body.entry_block(ir))
        else {
            return Err(self.emit_error(ir, "expected one block"));
        };
        let mut nested = block.operations(ir);
        let (Some(replacement), None) = (nested.next(), nested.next()) else {
            return Err(self.emit_error(ir, "expected one operation in block"));
        };
        if !replacement.operands(ir).is_empty() {
            return Err(replacement.emit_error(ir, "expected replacement without operands"));
        }
        let is_isolated = replacement.has_trait::<ods_runtime::traits::IsIsolatedFromAbove>(ir);
        if !is_isolated && !replacement.regions(ir).is_empty() {
            return Err(replacement.emit_error(ir, "expect op that is isolated from above"));
        }
        Ok(())
    }
}

impl Verify for SplitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let size = self.operation().attribute(ir, "static_chunk_sizes");
        let is_static = size.and_then(Attribute::as_i64) != Some(DYNAMIC);
        if is_static == self.dynamic_chunk_sizes(ir).is_none() {
            return Ok(());
        }
        let message = "expects either a dynamic or a static split point to be provided";
        Err(self.emit_error(ir, message))
    }
}

/// As many sizes as flags of which are scalable.
fn check_scalable(op: Operation, ir: &Ir, list: &str, what: &str) -> VerifyResult {
    let sizes = numbers(op, ir, list).len();
    let scalable = op
        .attribute(ir, "scalable_sizes")
        .map(bools)
        .unwrap_or_default()
        .len();
    if sizes == scalable {
        return Ok(());
    }
    let message =
        format!("expected same number of {what} ({sizes}) and scalable sizes ({scalable})");
    Err(op.emit_error(ir, message))
}

impl Verify for TileUsingForOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        check_scalable(op, ir, "static_sizes", "sizes")?;
        let sizes = numbers(op, ir, "static_sizes");
        let expected = sizes.iter().filter(|size| **size != 0).count();
        let loops = self.loops(ir).len();
        if loops == expected {
            return Ok(());
        }
        let message = format!(
            "expected number of loops to tile ({expected}) to match number of `loops` results ({loops})"
        );
        Err(self.emit_error(ir, message))
    }
}

impl Verify for TileUsingForallOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let has = |name: &str| !numbers(op, ir, name).is_empty();
        let threads = (
            has("static_num_threads"),
            self.packed_num_threads(ir).is_some(),
        );
        let sizes = (
            has("static_tile_sizes"),
            self.packed_tile_sizes(ir).is_some(),
        );
        let fail = |message: &str| Err(self.emit_error(ir, message));
        if threads == (true, true) {
            return fail("num_threads and packed_num_threads are mutually exclusive");
        }
        if sizes == (true, true) {
            return fail("tile_sizes and packed_tile_sizes are mutually exclusive");
        }
        if threads == (false, false) && sizes == (false, false) {
            return fail("either (packed_)num_threads or (packed_)tile_sizes must be specified");
        }
        Ok(())
    }
}

impl Verify for VectorizeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_scalable(self.operation(), ir, "static_vector_sizes", "vector sizes")
    }
}

impl Verify for MatchStructuredOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let region = self.operation().regions(ir).first();
        let Some(body) = region.and_then(|region| region.entry_block(ir)) else {
            return Ok(());
        };
        let [argument] = body.arguments(ir) else {
            return Err(self.emit_error(ir, "expected one body argument"));
        };
        if !TransformHandleTypeInterface::contains(argument.ty(ir)) {
            let message = "expected body argument to implement TransformHandleTypeInterface";
            return Err(self.emit_error(ir, message));
        }
        let last = body.last_op(ir);
        for nested in body.operations(ir).filter(|nested| Some(*nested) != last) {
            if nested.interface::<dyn MatchOpInterface>(ir).is_none() {
                let message = "expects nested operations to implement MatchOpInterface";
                let error = self.emit_error(ir, message);
                return Err(error.with_note(nested.location(ir), "offending operation"));
            }
        }
        Ok(())
    }
}

impl Verify for MatchStructuredBodyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let names = [
            "reduction_position",
            "passthrough",
            "elementwise",
            "contraction",
        ];
        if names
            .iter()
            .filter(|name| op.attribute(ir, name).is_some())
            .count()
            > 1
        {
            let names = names.map(|name| format!("\"{name}\"")).join(", ");
            return Err(self.emit_error(ir, format!("only one of {{{names}}} is allowed")));
        }
        let contraction = op
            .attribute(ir, "contraction")
            .and_then(Attribute::as_array);
        match contraction {
            Some(elements) if elements.len() != 2 => {
                Err(self.emit_error(ir, "expects \"contraction\" to contain two elements"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for MatchStructuredDimOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if op.attribute(ir, "parallel").is_some() && op.attribute(ir, "reduction").is_some() {
            let message = "cannot request the same dimension to be both parallel and reduction";
            return Err(self.emit_error(ir, message));
        }
        check_positions(op, ir, "raw_dim_list")
    }
}

fn check_structured_operand(op: Operation, ir: &Ir) -> VerifyResult {
    let has = |name: &str| op.attribute(ir, name).is_some();
    if has("permutation") && has("projected_permutation") {
        let message = "\"permutation\" and \"projected_permutation\" are mutually exclusive";
        return Err(op.emit_error(ir, message));
    }
    if numbers(op, ir, "raw_position_list").len() > 1 && !op.results(ir).is_empty() {
        let message = "cannot bind multiple inputs/inits to the same value";
        return Err(op.emit_error(ir, message));
    }
    check_positions(op, ir, "raw_position_list")
}

impl Verify for MatchStructuredInputOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_structured_operand(self.operation(), ir)
    }
}

impl Verify for MatchStructuredInitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_structured_operand(self.operation(), ir)
    }
}

impl Verify for MatchStructuredResultOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let [any, single] = ["any", "single"].map(|name| op.attribute(ir, name).is_some());
        if (any || single) != TransformHandleTypeInterface::contains(self.result(ir).ty(ir)) {
            let message =
                "expects either the any/single keyword or the type value handle result type";
            return Err(self.emit_error(ir, message));
        }
        if any && single {
            return Err(self.emit_error(ir, "'any' and 'single' are mutually exclusive"));
        }
        Ok(())
    }
}
