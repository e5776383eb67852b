//! Operands, results, regions and successors: accessors, setters, mutable
//! ranges, adaptors, builders.

use super::{first, parse, printed};
use ods_runtime::op::{RawAdaptor, Slot};
use ods_runtime::prelude::*;

ods! {
    def Parts_Dialect : Dialect { let name = "parts"; }

    def ValueOp : Op<Parts_Dialect, "value"> {
        let results = (outs AnyType:$result);
        let assemblyFormat = "attr-dict `:` type($result)";
    }

    def ManyOp : Op<Parts_Dialect, "many", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
        let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$some, Variadic<AnyType>:$rest);
        let results = (outs AnyType:$first, Optional<AnyType>:$second, Variadic<AnyType>:$others);
    }

    def GroupsOp : Op<Parts_Dialect, "groups"> {
        let arguments = (ins VariadicOfVariadic<I32, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
    }

    def MixedOp : Op<Parts_Dialect, "mixed", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<AnyType>:$first, VariadicOfVariadic<I32, "sizes">:$groups,
            Optional<AnyType>:$maybe, VariadicOfVariadic<I32, "others">:$last,
            DenseI32ArrayAttr:$sizes, DenseI32ArrayAttr:$others);
    }

    def SameOp : Op<Parts_Dialect, "same", [SameVariadicOperandSize]> {
        let arguments = (ins Variadic<AnyType>:$left, AnyType:$middle, Variadic<AnyType>:$right);
    }

    def UnnamedOp : Op<Parts_Dialect, "unnamed"> {
        let arguments = (ins AnyType, I32Attr:$value, AnyType:$named);
        let results = (outs AnyType, AnyType:$named_result);
    }

    def ControlOp : Op<Parts_Dialect, "control", [Terminator, NoRegionArguments]> {
        let regions = (region SizedRegion<1>:$body, VariadicRegion<MaxSizedRegion<1>>:$more);
        let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
    }

    def DerivedOp : Op<Parts_Dialect, "derived"> {
        let arguments = (ins AnyType:$input);
        DerivedTypeAttr input_type = DerivedTypeAttr<"$_op.operand($_ir, 0).ty($_ir).clone()">;
        DerivedAttr width = DerivedAttr<"i64", [{
            match $_op.operand($_ir, 0).ty($_ir) {
                Type::Integer(ty) => i64::from(ty.width()),
                _ => 0,
            }
        }], "::ods_runtime::Attribute::i64($_self)">;
    }

    class Binary<string mnemonic> : Op<Parts_Dialect, mnemonic>,
        Arguments<(ins I32:$lhs, I32:$rhs)>, Results<(outs I32:$result)>;
    def MixinOp : Binary<"mixin"> { let assemblyFormat = "$lhs `,` $rhs attr-dict"; }
}

const VALUES: &str = "\
%0 = parts.value : i32
%1 = parts.value : i32
%2 = parts.value : i32
";

fn values(ir: &Ir, module: Operation) -> Vec<Value> {
    let body = module.cast::<ModuleOp>(ir).unwrap().body(ir);
    let ops = body.operations(ir);
    ops.filter_map(|op| Some(op.cast::<ValueOp>(ir)?.result(ir)))
        .collect()
}

fn sizes(ir: &Ir, op: impl OpHandle, name: &str) -> String {
    let attr = op.operation().attribute(ir, name);
    attr.expect("the sizes are there").to_string()
}

#[test]
fn ranges_keep_segments_right() {
    let (mut ir, module) = parse::<PartsDialect>(VALUES);
    let values = values(&ir, module);
    let [a, b, c] = values[..] else { panic!() };
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let i32 = Type::i32();
    let op = ManyOp::build(
        &mut OpBuilder::at_end(&mut ir, body),
        Location::UNKNOWN,
        &i32,
        None,
        &[i32.clone(), i32.clone()],
        a,
        None,
        &[b],
        &[],
    );
    assert_eq!(
        sizes(&ir, op, "operandSegmentSizes"),
        "array<i32: 1, 0, 1, 0>"
    );
    // The fluent form takes the same arguments.
    let (some, rest): (&[Value], &[Value]) = (&[b], &[]);
    let fluent = ManyOp::builder(a, None, some, rest)
        .result_type(&i32)
        .result_type(None)
        .result_type(&[i32.clone(), i32.clone()])
        .build(&mut OpBuilder::at_end(&mut ir, body), Location::UNKNOWN);
    assert_eq!(fluent.attributes(&ir), op.attributes(&ir));
    fluent.erase(&mut ir);
    assert_eq!(sizes(&ir, op, "resultSegmentSizes"), "array<i32: 1, 0, 2>");
    assert_eq!((op.second(&ir), op.others(&ir).len()), (None, 2));
    op.set_maybe(&mut ir, a);
    op.set_maybe(&mut ir, Some(c));
    op.rest_mut(&mut ir).extend([a, b]);
    let mut some = op.some_mut(&mut ir);
    some.push(c);
    some.insert(0, a);
    assert_eq!(some.as_slice(), [a, b, c]);
    assert_eq!(some.remove(1), b);
    some.set(0, c);
    assert_eq!((some.len(), some.is_empty()), (2, false));
    assert_eq!(op.some(&ir), [c, c]);
    assert_eq!(op.operation().operands(&ir), [a, c, c, c, a, b]);
    assert_eq!(
        sizes(&ir, op, "operandSegmentSizes"),
        "array<i32: 1, 1, 2, 2>"
    );
    op.some_mut(&mut ir).clear();
    op.rest_mut(&mut ir).assign(&[b]);
    op.set_one(&mut ir, b);
    op.set_maybe(&mut ir, None);
    assert_eq!(op.operation().operands(&ir), [b, b]);
    assert_eq!(
        sizes(&ir, op, "operandSegmentSizes"),
        "array<i32: 1, 0, 0, 1>"
    );
    let ManyOpAdaptor {
        one,
        maybe,
        some,
        rest,
        ..
    } = op.fields(&ir);
    assert_eq!(
        (one, maybe, some, rest),
        (b, None, [].as_slice(), [b].as_slice())
    );
    let numbers = [
        ManyOp::ODS_INDEX_ONE,
        ManyOp::ODS_INDEX_SOME,
        ManyOp::ODS_INDEX_REST,
    ];
    assert_eq!(numbers, [0, 2, 3]);
    let names: Vec<&str> = ManyOp::INFO.attribute_names().collect();
    assert_eq!(names, ["operandSegmentSizes", "resultSegmentSizes"]);
    verify(module, &ir).expect("it is valid");
}

#[test]
fn ranges_of_ranges() {
    let (mut ir, module) = parse::<PartsDialect>(VALUES);
    let values = values(&ir, module);
    let [a, b, c] = values[..] else { panic!() };
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut builder = OpBuilder::at_end(&mut ir, body);
    let op = GroupsOp::build(&mut builder, Location::UNKNOWN, &[&[a], &[], &[b, c]]);
    let groups: Vec<&[Value]> = op.groups(&ir).collect();
    assert_eq!(groups, [[a].as_slice(), &[], &[b, c]]);
    assert_eq!(op.sizes(&ir), [1, 0, 2]);
    op.set_groups(&mut ir, &[&[c, c], &[a]]);
    assert_eq!(op.fields(&ir).groups, [[c, c].as_slice(), &[a]]);
    assert_eq!(
        printed(&ir, op.operation())[1],
        "\"parts.groups\"(%2, %2, %0) <{sizes = array<i32: 2, 1>}> : (i32, i32, i32) -> ()"
    );
    assert_eq!(GroupsOp::SIZES.name(), "sizes");
    verify(module, &ir).expect("it is valid");
}

#[test]
fn mutable_ranges_of_ranges() {
    let (mut ir, module) = parse::<PartsDialect>(VALUES);
    let values = values(&ir, module);
    let [a, b, c] = values[..] else { panic!() };
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut builder = OpBuilder::at_end(&mut ir, body);
    let op = MixedOp::build(
        &mut builder,
        Location::UNKNOWN,
        &[a],
        &[&[b], &[], &[c, c]],
        Some(c),
        &[&[a]],
    );
    // Sizes of groups, sizes of segments, and all operands.
    let state = |ir: &Ir| {
        let names = ["sizes", "others", "operandSegmentSizes"];
        let sizes = names.map(|name| sizes(ir, op, name));
        (
            sizes.map(|text| text.replace("array<i32", "").replace('>', "")),
            op.operation().operands(ir).to_vec(),
        )
    };
    let is = |ir: &Ir, sizes: [&str; 3], operands: &[Value]| {
        assert_eq!(state(ir), (sizes.map(str::to_owned), operands.to_vec()));
        verify(module, ir).expect("it is valid");
    };
    is(
        &ir,
        [": 1, 0, 2", ": 1", ": 1, 3, 1, 1"],
        &[a, b, c, c, c, a],
    );
    let mut groups = op.groups_mut(&mut ir);
    assert_eq!((groups.len(), groups.is_empty()), (3, false));
    assert_eq!(groups.iter().nth(2), Some([c, c].as_slice()));
    // One of the groups.
    groups.group(1).push(a);
    assert_eq!(groups.group(1).as_slice(), [a]);
    groups.group(2).set(1, b);
    assert_eq!(groups.group(2).remove(0), c);
    groups.group(0).extend([c]);
    is(
        &ir,
        [": 2, 1, 1", ": 1", ": 1, 4, 1, 1"],
        &[a, b, c, a, b, c, a],
    );
    // Groups as a whole.
    let mut groups = op.groups_mut(&mut ir);
    groups.push(&[]);
    groups.insert(0, &[c]);
    assert_eq!(groups.remove(1), [b, c]);
    is(
        &ir,
        [": 1, 1, 1, 0", ": 1", ": 1, 3, 1, 1"],
        &[a, c, a, b, c, a],
    );
    op.last_mut(&mut ir).group(0).clear();
    is(
        &ir,
        [": 1, 1, 1, 0", ": 0", ": 1, 3, 1, 0"],
        &[a, c, a, b, c],
    );
    op.groups_mut(&mut ir).clear();
    op.last_mut(&mut ir).assign(&[&[b, b], &[a]]);
    is(&ir, ["", ": 2, 1", ": 1, 0, 1, 3"], &[a, c, b, b, a]);
}

#[test]
fn groups_of_the_same_size() {
    let text = format!("{VALUES}\"parts.same\"(%0, %1, %2) : (i32, i32, i32) -> ()");
    let (ir, module) = parse::<PartsDialect>(&text);
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let op = body
        .operations(&ir)
        .nth(3)
        .unwrap()
        .cast::<SameOp>(&ir)
        .unwrap();
    let [a, b, c] = values(&ir, module)[..] else {
        panic!()
    };
    assert_eq!(
        (op.left(&ir), op.middle(&ir), op.right(&ir)),
        ([a].as_slice(), b, [c].as_slice())
    );
    let raw = RawAdaptor::new(SameOp::INFO, &[1, 2, 3, 4, 5], &[], &[]);
    let fields = SameOp::read(raw);
    assert_eq!(
        (fields.left, fields.middle, fields.right),
        ([1, 2].as_slice(), 3, [4, 5].as_slice())
    );
}

/// The input of folders: constants instead of values.
#[test]
fn adaptors_over_constants() {
    let known = Attribute::i32(1);
    let constants = [Some(&known), None, Some(&known)];
    let sizes = |text| [Slot::from(Attribute::parse(text).expect("an attribute"))];
    let slots = sizes("array<i32: 1, 0, 2, 0>");
    let ManyOpAdaptor {
        one,
        maybe,
        some,
        rest,
        ..
    } = ManyOp::read(RawAdaptor::new(ManyOp::INFO, &constants, &slots, &[]));
    assert_eq!((one, maybe), (Some(&known), None));
    assert_eq!(
        (some, rest),
        ([None, Some(&known)].as_slice(), [].as_slice())
    );
    let slots = sizes("array<i32: 2, 1>");
    let fields = GroupsOp::read(RawAdaptor::new(GroupsOp::INFO, &constants, &slots, &[]));
    assert_eq!(
        fields.groups,
        [[Some(&known), None].as_slice(), &[Some(&known)]]
    );
    assert_eq!(fields.sizes, [2, 1]);
}

#[test]
fn unnamed_parts() {
    let (mut ir, module) = parse::<PartsDialect>(VALUES);
    let [a, b, _] = values(&ir, module)[..] else {
        panic!()
    };
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut builder = OpBuilder::at_end(&mut ir, body);
    let op = UnnamedOp::build(&mut builder, Location::UNKNOWN, a, Type::f32(), a, 3, b);
    assert_eq!((op.named(&ir), op.value(&ir)), (b, 3));
    assert_eq!(op.named_result(&ir).ty(&ir), &Type::f32());
    assert_eq!(op.operation().result(&ir, 0).ty(&ir), &Type::i32());
}

#[test]
fn regions_and_successors() {
    let mut ir = Ir::with_registry(std::sync::Arc::new(
        DialectRegistry::new().with::<PartsDialect>(),
    ));
    let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    let region = module.body_region(&ir);
    let [next, other] = [(); 2].map(|()| region.add_block(&mut ir, &[]));
    let mut b = OpBuilder::at_end(&mut ir, next);
    let op = ControlOp::build(&mut b, Location::UNKNOWN, next, &[other, next], 2);
    assert_eq!(
        (op.next(&ir), op.others(&ir)),
        (next, [other, next].as_slice())
    );
    assert_eq!(op.more(&ir), &op.operation().regions(&ir)[1..]);
    assert_eq!(op.body(&ir), op.operation().regions(&ir)[0]);
    let error = verify(op.operation(), &ir).expect_err("the body has no block");
    assert!(
        error[0]
            .message
            .contains("region #0 ('body') failed to verify constraint: region with 1 blocks")
    );
}

#[test]
fn derived_attributes() {
    let text = "%0 = parts.value : i17\n\"parts.derived\"(%0) : (i17) -> ()";
    let (ir, module) = parse::<PartsDialect>(text);
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let op = body
        .operations(&ir)
        .nth(1)
        .unwrap()
        .cast::<DerivedOp>(&ir)
        .unwrap();
    assert_eq!((op.input_type(&ir), op.width(&ir)), (Type::int(17), 17));
    let attributes = Attribute::Dictionary(op.materialize_derived_attributes(&ir));
    assert_eq!(
        attributes.to_string(),
        "{input_type = i17, width = 17 : i64}"
    );
    assert!(DerivedOp::is_derived_attribute("width") && !DerivedOp::is_derived_attribute("input"));
}

#[test]
fn mixins_set_the_lists() {
    let text = format!("{VALUES}%3 = parts.mixin %0, %1");
    let (ir, module) = parse::<PartsDialect>(&text);
    let op: ValueOp = first(&ir, module);
    let mixin = MixinOp::INFO.spec();
    assert_eq!((mixin.operands.len(), mixin.results[0].name), (2, "result"));
    assert_eq!(op.result(&ir).uses(&ir).count(), 1);
}
