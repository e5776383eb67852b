//! Further interfaces of MLIR: slices, parallel combining operations, memory spaces, subsets;
//! and default methods that no op overrides.

use super::{body, messages, parse};
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::interfaces::{
    AlignmentAttrOpInterface, DestinationStyleOpInterface, DynSubsetOpInterface,
    HyperrectangularSlice, InParallelOpInterface, MemorySpaceCastOpInterface,
    OffsetSizeAndStrideOpInterface, ParallelCombiningOpInterface, PtrLikeTypeInterface,
    ReifyRankedShapedTypeOpInterface, SubsetExtractionOpInterface, SubsetInsertionOpInterface,
    SubsetOpInterface,
};
use ods_runtime::op::FoldResult;
use ods_runtime::prelude::*;
use std::ops::Range;

ods! {
    def Far_Dialect : Dialect { let name = "far"; }

    def SliceOp : Op<Far_Dialect, "slice",
                     [AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface]> {
        let arguments = (ins AnyType:$source, Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                             Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                             DenseI64ArrayAttr:$static_sizes, DenseI64ArrayAttr:$static_strides);
        let results = (outs AnyType:$result);
    }
    def JoinOp : Op<Far_Dialect, "join", [InParallelOpInterface]> {
        let regions = (region VariadicRegion<AnyRegion>:$bodies);
    }
    def PutOp : Op<Far_Dialect, "put", [
        ParallelCombiningOpInterface, DestinationStyleOpInterface, AlignmentAttrOpInterface,
        DeclareOpInterfaceMethods<SubsetOpInterface>,
        ReifyRankedShapedTypeOpInterface, SubsetInsertionOpInterface]> {
        let arguments = (ins AnyType:$part, AnyType:$whole, OptionalAttr<I64Attr>:$alignment);
        let results = (outs Variadic<AnyType>:$result);
    }
    def TakeOp : Op<Far_Dialect, "take", [DeclareOpInterfaceMethods<SubsetOpInterface>,
                                          SubsetExtractionOpInterface]> {
        let arguments = (ins AnyType:$whole);
        let results = (outs Variadic<AnyType>:$part);
    }
    def NeitherOp : Op<Far_Dialect, "neither", [SubsetOpInterface]>;
    def CastOp : Op<Far_Dialect, "cast", [MemorySpaceCastOpInterface]> {
        let arguments = (ins AnyType:$source);
        let results = (outs Variadic<AnyType>:$targets);
    }

    def Area : OpInterface<"Area"> {
        let methods = [
            InterfaceMethod<"How wide it is.", "i64", "width">,
            InterfaceMethod<"How much it covers.", "i64", "area", (ins "i64":$height),
                            [{ $_op.width($_ir) * height }]>,
            StaticInterfaceMethod<"In how many dimensions.", "i64", "rank", (ins), [{ 2 }]>,
            InterfaceMethod<"Twice as much.", "i64", "twice", (ins), "", [{ $_op.area($_ir, 2) }]>,
        ];
    }
    def BoxOp : Op<Far_Dialect, "box", [Area]>;
}

impl OffsetSizeAndStrideOpInterface for SliceOp {
    fn get_offset_size_and_stride_start_operand_index() -> usize {
        1
    }

    fn get_array_attr_max_ranks(self, _: &Ir) -> [usize; 3] {
        [2, 2, 2]
    }
}

impl ParallelCombiningOpInterface for PutOp {
    fn get_updated_destinations(self, _: &Ir) -> Range<usize> {
        1..2
    }

    fn get_iterating_parent(self, ir: &Ir) -> Operation {
        self.operation().parent_op(ir).expect("it is in a loop")
    }
}

impl DestinationStyleOpInterface for PutOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        1..2
    }
}

/// The first two elements.
fn first_two() -> HyperrectangularSlice {
    let number = |value| {
        vec![FoldResult::Attr(
            IntegerAttr::new(&Type::int(64), value).into(),
        )]
    };
    HyperrectangularSlice {
        offsets: number(0),
        sizes: number(2),
        strides: number(1),
    }
}

impl SubsetOpInterface for PutOp {
    fn get_accessed_hyperrectangular_slice(self, _: &Ir) -> Option<HyperrectangularSlice> {
        Some(first_two())
    }
}

impl SubsetInsertionOpInterface for PutOp {
    fn get_source_operand(self, _: &Ir) -> usize {
        0
    }

    fn build_subset_extraction(self, builder: &mut OpBuilder<'_>, loc: Location) -> Value {
        let (whole, part) = (self.whole(builder), self.part(builder));
        let ty = part.ty(builder).clone();
        let take = TakeOp::build(builder, loc, &[ty], whole);
        take.operation().result(builder, 0)
    }

    fn get_values_needed_to_build_subset_extraction(self, ir: &Ir) -> Vec<Value> {
        vec![self.whole(ir)]
    }
}

impl SubsetOpInterface for TakeOp {
    fn get_accessed_hyperrectangular_slice(self, _: &Ir) -> Option<HyperrectangularSlice> {
        Some(first_two())
    }
}

impl SubsetExtractionOpInterface for TakeOp {
    fn get_source_operand(self, _: &Ir) -> usize {
        0
    }
}

impl MemorySpaceCastOpInterface for CastOp {
    fn get_source_ptr(self, ir: &Ir) -> Value {
        self.source(ir)
    }

    fn get_target_ptr(self, ir: &Ir) -> Value {
        self.operation().result(ir, 0)
    }

    fn is_valid_memory_space_cast(self, _: &Ir, tgt: &Type, src: &Type) -> bool {
        tgt != src
    }

    fn clone_memory_space_cast_op(
        self,
        builder: &mut OpBuilder<'_>,
        tgt: &Type,
        src: Value,
    ) -> Operation {
        let loc = self.location(builder);
        CastOp::build(builder, loc, std::slice::from_ref(tgt), src).operation()
    }

    fn is_source_promotable(self, _: &Ir) -> bool {
        true
    }
}

impl Area for BoxOp {
    fn width(self, _: &Ir) -> i64 {
        3
    }
}

fn ir() -> Ir {
    Ir::with_registry(DialectRegistry::new().with::<FarDialect>().into())
}

/// `far.slice` with these operands and numbers, and whether it has dynamic ones.
fn slice(dynamic: [usize; 3], offsets: &str, sizes: &str, strides: &str) -> String {
    let [a, b, c] = dynamic;
    let operands = ", %i".repeat(a + b + c);
    let types = ", index".repeat(a + b + c);
    format!(
        "%m, %i = \"t.def\"() : () -> (memref<8x8xf32>, index)
        %0 = \"far.slice\"(%m{operands}) <{{operandSegmentSizes = array<i32: 1, {a}, {b}, {c}>,
            static_offsets = array<i64{offsets}>, static_sizes = array<i64{sizes}>,
            static_strides = array<i64{strides}>}}> : (memref<8x8xf32>{types}) -> memref<4x4xf32>"
    )
}

const DYNAMIC: &str = "-9223372036854775808";

#[test]
fn slices_are_what_their_lists_say() {
    let check = |dynamic, [offsets, sizes, strides]: [&str; 3], expected: &str| {
        let mut ir = ir();
        let module = parse(&mut ir, &slice(dynamic, offsets, sizes, strides));
        assert_eq!(messages(&ir, module).join("\n"), expected);
    };
    let (zeros, fours, ones) = (": 0, 0", ": 4, 4", ": 1, 1");
    let one_dynamic = format!(": {DYNAMIC}, 0");
    check([0; 3], [zeros, fours, ones], "");
    check([1, 0, 0], [&one_dynamic, fours, ones], "");
    check(
        [1, 0, 0],
        [": 0", fours, ones],
        "expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)",
    );
    check(
        [0; 3],
        [zeros, fours, &one_dynamic],
        "expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)",
    );
    check(
        [0; 3],
        [": 0", fours, ": 1"],
        "expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.",
    );
    check(
        [0; 3],
        [zeros, fours, ": 1"],
        "expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.",
    );
    check(
        [0; 3],
        [": -1, 0, 0", ": 4, 4, 4", ": 1, 1, 1"],
        "expected 2 offset values, got 3",
    );
    check([0; 3], ["", "", ""], "expected 2 offset values, got 0");
    check(
        [0; 3],
        [": -1, 0", ": -4, 4", ones],
        "expected offsets to be non-negative, but got -1",
    );
    check(
        [0; 3],
        [zeros, ": 4, -4", ones],
        "expected sizes to be non-negative, but got -4",
    );
    check([0; 3], [zeros, fours, ": -1, 1"], "");
}

#[test]
fn slices_are_asked_through_the_interface() {
    let mut ir = ir();
    let (sizes, strides) = (format!(": 4, {DYNAMIC}"), format!(": {DYNAMIC}, 1"));
    let text = slice([0, 1, 1], ": 0, 0", &sizes, &strides);
    let module = parse(&mut ir, &text);
    assert_eq!(messages(&ir, module), [""; 0]);
    let op = body(&ir, module)[1];
    let slice = op.interface::<dyn OffsetSizeAndStrideOpInterface>(&ir);
    let slice = slice.expect("it has offsets");
    assert!(slice.has_zero_offset(&ir) && !slice.has_unit_stride(&ir));
    assert!(slice.is_dynamic_size(&ir, 1) && !slice.is_dynamic_size(&ir, 0));
    assert_eq!(slice.get_static_size(&ir, 0), 4);
    assert_eq!(slice.get_index_of_dynamic_size(&ir, 1), 1);
    assert_eq!(slice.get_index_of_dynamic_stride(&ir, 0), 2);
    assert_eq!(slice.get_dynamic_stride(&ir, 0), op.operand(&ir, 2));
    let sizes = slice.get_mixed_sizes(&ir);
    assert_eq!(sizes[1], FoldResult::Value(op.operand(&ir, 1)));
    assert!(slice.is_same_as(&ir, slice, &|a, b| a == b));
    assert!(!slice.is_same_as(&ir, slice, &|_, _| false));
}

#[test]
fn what_ends_a_parallel_loop_has_one_block() {
    let check = |regions: &str, expected: &str| {
        let mut ir = ir();
        let module = parse(&mut ir, &format!("\"far.join\"(){regions} : () -> ()"));
        assert_eq!(messages(&ir, module).join("\n"), expected);
    };
    check("", "expected single region op");
    check(" ({}, {})", "expected single region op");
    check(" ({})", "expected single block op region");
    check(" ({ ^a: \"t.x\"() : () -> () })", "");
    let mut ir = ir();
    let module = parse(
        &mut ir,
        "\"far.join\"() ({ ^a: \"t.x\"() : () -> () \"t.y\"() : () -> () }) : () -> ()",
    );
    let join = body(&ir, module)[0].interface::<dyn InParallelOpInterface>(&ir);
    assert_eq!(join.expect("it joins").get_yielding_ops(&ir).count(), 2);
}

#[test]
fn operations_on_subsets_do_one_or_the_other() {
    assert_eq!(
        said_of("%v = \"t.def\"() : () -> tensor<8xf32> \"far.take\"(%v) : (tensor<8xf32>) -> ()"),
        "'far.take' op SubsetExtractionOpInterface ops must have one result"
    );
    assert_eq!(
        said_of("\"far.neither\"() : () -> ()"),
        "'far.neither' op SubsetOpInterface ops must implement either SubsetExtractionOpInterface or SubsetInsertionOpInterface"
    );
}

/// The verifier's messages about the module.
fn said_of(text: &str) -> String {
    let mut ir = ir();
    let module = parse(&mut ir, text);
    messages(&ir, module).join("\n")
}

#[test]
fn subsets_go_in_or_come_out() {
    let mut ir = ir();
    let module = parse(
        &mut ir,
        "%p, %w, %v = \"t.def\"() : () -> (tensor<2xf32>, tensor<8xf32>, tensor<8xf32>)
        %0 = \"far.put\"(%p, %w) <{alignment = 16 : i64}> : (tensor<2xf32>, tensor<8xf32>) -> tensor<8xf32>
        %1 = \"far.take\"(%w) : (tensor<8xf32>) -> tensor<2xf32>
        %2 = \"far.take\"(%v) : (tensor<8xf32>) -> tensor<2xf32>",
    );
    assert_eq!(messages(&ir, module), [""; 0]);
    let ops = body(&ir, module);
    let put = ops[1].interface::<dyn SubsetInsertionOpInterface>(&ir);
    let put = put.expect("it puts in");
    assert_eq!(put.get_destination_operand(&ir), 1);
    assert_eq!(put.get_updated_destination(&ir), ops[1].result(&ir, 0));
    let same = |a: Value, b: Value| a == b;
    let taken = [2, 3].map(|at| ops[at].result(&ir, 0));
    assert!(put.is_equivalent_subset(&ir, taken[0], &same));
    assert!(!put.is_equivalent_subset(&ir, taken[1], &same));
    let as_subset = |at: usize| -> DynSubsetOpInterface {
        let subset = ops[at].interface::<dyn SubsetOpInterface>(&ir);
        subset.expect("it has the base, too")
    };
    assert!(!as_subset(2).operates_on_equivalent_subset(&ir, as_subset(3), &same));
    assert!(as_subset(2).operates_on_equivalent_subset(&ir, as_subset(3), &|_, _| true));
    let aligned = ops[1].interface::<dyn AlignmentAttrOpInterface>(&ir);
    assert_eq!(aligned.and_then(|op| op.get_maybe_align(&ir)), Some(16));
    let shaped = ops[1].interface::<dyn ReifyRankedShapedTypeOpInterface>(&ir);
    let mut builder = OpBuilder::before(&mut ir, ops[2]);
    let shape = shaped
        .expect("it is shaped")
        .reify_dim_of_result(&mut builder, 0, 0);
    assert_eq!(shape, None);
}

#[test]
fn memory_spaces_are_of_pointers() {
    let check = |from: &str, to: &str, expected: &str| {
        let results = if to.is_empty() { "" } else { "%0 = " };
        let text = format!(
            "%p = \"t.def\"() : () -> {from} {results}\"far.cast\"(%p) : ({from}) -> ({to})"
        );
        assert_eq!(said_of(&text), expected);
    };
    let memref = "memref<2xf32>";
    check(memref, "memref<2xf32, 1>", "");
    check("memref<*xf32, 2>", "memref<*xf32>", "");
    check(
        memref,
        "",
        "memory space cast op must have exactly one result",
    );
    check(
        "i32",
        memref,
        "source type must implement `PtrLikeTypeInterface`, but got: 'i32'",
    );
    check(
        memref,
        "i64",
        "target type must implement `PtrLikeTypeInterface`, but got: 'i64'",
    );
}

#[test]
fn memrefs_are_like_pointers() {
    let ir = ir();
    let with = |text: &str, element: Option<Type>| {
        let ty = ir.parse_type(text).expect("a type");
        let pointer = ty.own_interface::<dyn PtrLikeTypeInterface>()?;
        let space = Attribute::from(IntegerAttr::new(&Type::int(64), 3));
        Some(pointer.clone_ptr_with(Some(space), element)?.to_string())
    };
    let half = Some(Type::f16());
    assert_eq!(
        with("memref<2xf32>", None).as_deref(),
        Some("memref<2xf32, 3>")
    );
    assert_eq!(
        with("memref<*xf32, 1>", half).as_deref(),
        Some("memref<*xf16, 3>")
    );
    assert_eq!(with("memref<2xf32>", Some(Type::None)), None);
    assert_eq!(with("vector<2xf32>", None), None);
}

#[test]
fn bodies_are_those_of_all() {
    let mut ir = ir();
    let module = parse(&mut ir, "\"far.box\"() : () -> ()");
    let op = body(&ir, module)[0];
    let area = op.interface::<dyn Area>(&ir).expect("it covers something");
    assert_eq!(
        (area.area(&ir, 4), area.twice(&ir), area.rank()),
        (12, 6, 2)
    );
    let op = op.cast::<BoxOp>(&ir).expect("it is a box");
    assert_eq!((op.area(&ir, 5), BoxOp::rank()), (15, 2));
}
