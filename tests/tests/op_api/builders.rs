//! Builders in each form of ODS: with result types, with inferred ones, from whole
//! lists, and those that a definition adds.

use super::parse;
use ods_runtime::prelude::*;

ods! {
    def Built_Dialect : Dialect { let name = "built"; }

    class BuiltOp<string mnemonic, list<Trait> traits = []> : Op<Built_Dialect, mnemonic, traits>;

    def MakeOp : BuiltOp<"make"> { let results = (outs AnyType:$result); }

    // Ways to infer result types.
    def BuildableOp : BuiltOp<"buildable"> { let results = (outs I32:$a, Index:$b); }
    def SameOp : BuiltOp<"same", [SameOperandsAndResultType]> {
        let arguments = (ins Variadic<AnyType>:$rest, AnyType:$one);
        let results = (outs AnyType:$a, AnyType:$b);
    }
    def ChainOp : BuiltOp<"chain", [
        AllTypesMatch<["value", "same"]>,
        TypesMatchWith<"a tuple of `same`", "same", "pair", "Type::tuple([$_self.clone(), $_self.clone()])">
    ]> {
        let arguments = (ins AnyType:$value);
        let results = (outs AnyType:$pair, AnyType:$same);
    }
    def OfAttrOp : BuiltOp<"of_attr", [AllTypesMatch<["value", "result"]>]> {
        let arguments = (ins TypedAttrInterface:$value);
        let results = (outs AnyType:$result);
    }
    def FirstAttrOp : BuiltOp<"first_attr", [FirstAttrDerivedResultType]> {
        let arguments = (ins TypedAttrInterface:$value, TypeAttr:$other);
        let results = (outs AnyType:$a, AnyType:$b);
    }
    def TypeAttrOp : BuiltOp<"type_attr", [FirstAttrDerivedResultType]> {
        let arguments = (ins TypeAttr:$of, I64Attr:$value);
        let results = (outs AnyType:$result);
    }
    def ElementsOp : BuiltOp<"elements", [ShapedTypeMatchesElementCountAndTypes<"vector", "elements">]> {
        let arguments = (ins AnyVectorOfAnyRank:$vector);
        let results = (outs Variadic<AnyType>:$elements);
    }
    def OwnOp : BuiltOp<"own", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
        let arguments = (ins Variadic<AnyType>:$values);
        let results = (outs Variadic<AnyType>:$results);
    }
    // The result types cannot be inferred.
    def NoneOp : BuiltOp<"none"> {
        let arguments = (ins AnyType:$value);
        let results = (outs AnyType:$a, Optional<AnyType>:$b);
    }

    def PartsOp : BuiltOp<"parts", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
        let arguments = (ins
            Variadic<AnyType>:$a, Optional<AnyType>:$b, VariadicOfVariadic<AnyType, "sizes">:$c,
            DenseI32ArrayAttr:$sizes, I64Attr:$number, DefaultValuedAttr<I64Attr, "5">:$filled, I64Prop:$prop,
            DefaultValuedProp<I64Prop, "6">:$other);
        let results = (outs Optional<AnyType>:$x, Variadic<AnyType>:$y);
        let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
        let successors = (successor VariadicSuccessor<AnySuccessor>:$next);
    }

    // A builder with an empty body equals one whose body is `$_state`.
    def BlankOp : BuiltOp<"blank"> {
        let arguments = (ins OptionalAttr<I64Attr>:$value);
        let builders = [OpBuilder<(ins "bool":$nothing), [{ }]>];
    }
    // Names that the definition uses and that the builder would use, too.
    def CalledOp : BuiltOp<"called"> {
        let arguments = (ins TypeAttr:$out_type, I64Attr:$more_count, AnyType, I64Attr:$operand_2, TypeAttr:$result_type_1);
        let results = (outs AnyType:$out, AnyType);
        let regions = (region VariadicRegion<AnyRegion>:$more);
    }

    // Builders that the definition adds.
    def FromText : OpBuilder<(ins "&str":$text), [{
        let value = text.parse().unwrap_or(-1);
        Self::build($_builder, $_loc, value, Some(text))
    }]>;
    def CustomOp : BuiltOp<"custom"> {
        let arguments = (ins I64Attr:$value, OptionalAttr<StrAttr>:$label);
        let builders = [
            OpBuilder<(ins "i64":$value), [{ Self::build($_builder, $_loc, value, None) }]>,
            OpBuilder<(ins "i64":$left, CArg<"i64", "7">:$right), [{
                $_state.set_attribute("value", Attribute::i64(left + right));
            }]>,
            OpBuilder<(ins CArg<"&str", [{ "none" }]>:$label, CArg<"i64", "3">:$number), [{
                Self::build($_builder, $_loc, number, Some(label))
            }]>,
            OpBuilder<(ins "Value":$of, "i32"), [{
                let width = match of.ty($_ir) {
                    Type::Integer(ty) => i64::from(ty.width()),
                    _ => 0,
                };
                Self::build($_builder, $_loc, width + i64::from(arg_1), None)
            }]>,
            // Its function is written by hand.
            OpBuilder<(ins "bool":$flag)>,
            // An `Option` has a `None` of its own.
            OpBuilder<(ins "i64":$base, CArg<"Option<i64>", "None">:$extra, CArg<"Option<&str>", "::core::option::Option::None">:$name), [{
                Self::build($_builder, $_loc, base + extra.unwrap_or(100), name)
            }]>,
            OpBuilder<(ins CArg<"Option<i64>", "Some(8)">:$other), [{
                Self::build($_builder, $_loc, other.unwrap_or(100), None)
            }]>,
            DeprecatedOpBuilder<"say the value", (ins), [{ Self::build($_builder, $_loc, 0, None) }]>,
            FromText
        ];
    }
    def OnlyOp : BuiltOp<"only"> {
        let arguments = (ins I64Attr:$value);
        let skipDefaultBuilders = 1;
        let builders = [OpBuilder<(ins "i64":$half), [{ $_state.set_attribute("value", Attribute::i64(half * 2)); }]>];
    }
}

impl InferTypes for OwnOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        if state.operands.is_empty() {
            return Err(Diagnostic::error(state.location, "there are no values"));
        }
        let types = state.operands.iter().map(|value| value.ty(ir).clone());
        Ok(types.collect())
    }
}

impl CustomOp {
    fn build_with_flag(b: &mut OpBuilder<'_>, loc: Location, flag: bool) -> Self {
        Self::build(b, loc, i64::from(flag), None)
    }
}

const HERE: Location = Location::UNKNOWN;

/// A module to build in, and values of these types.
fn values<const N: usize>(types: [Type; N]) -> (Ir, Operation, [Value; N]) {
    let (mut ir, module) = parse::<BuiltDialect>("");
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let values = types.map(|ty| MakeOp::build(&mut b, HERE, ty).result(&b));
    (ir, module, values)
}

fn end(ir: &mut Ir, module: Operation) -> OpBuilder<'_> {
    let body = module.cast::<ModuleOp>(ir).expect("a module").body(ir);
    OpBuilder::at_end(ir, body)
}

/// The types of the results, as text.
fn types(ir: &Ir, op: impl OpHandle) -> Vec<String> {
    let results = op.operation().results(ir);
    results
        .iter()
        .map(|value| value.ty(ir).to_string())
        .collect()
}

#[test]
fn result_types_are_given() {
    let (mut ir, module, [a]) = values([Type::i8()]);
    let mut b = end(&mut ir, module);
    // A type, one that is borrowed, or that of a value.
    let ty = Type::i16();
    let ops = [
        MakeOp::build(&mut b, HERE, Type::f32()),
        MakeOp::build(&mut b, HERE, &ty),
        MakeOp::build(&mut b, HERE, a),
        MakeOp::builder().result_type(ty).build(&mut b, HERE),
    ];
    assert_eq!(
        ops.map(|op| types(&b, op).concat()),
        ["f32", "i16", "i8", "i16"]
    );
    let both = NoneOp::build(&mut b, HERE, a, Some(Type::f32()), a);
    let one = NoneOp::build(&mut b, HERE, Type::f64(), None, a);
    assert_eq!(
        (types(&b, both), types(&b, one)),
        (vec!["i8".into(), "f32".into()], vec!["f64".into()])
    );
    verify(module, &b).expect("it is valid");
}

#[test]
fn result_types_are_inferred() {
    let vector = Type::parse("vector<2xi8>").expect("a type");
    let (mut ir, module, [a, v]) = values([Type::i8(), vector]);
    let mut b = end(&mut ir, module);
    let op = BuildableOp::build(&mut b, HERE);
    assert_eq!(types(&b, op), ["i32", "index"]);
    // The first operand that is required.
    let op = SameOp::build(&mut b, HERE, &[], a);
    assert_eq!(types(&b, op), ["i8", "i8"]);
    // One result is inferred from another, in any order.
    let op = ChainOp::build(&mut b, HERE, a);
    assert_eq!(types(&b, op), ["tuple<i8, i8>", "i8"]);
    let op = OfAttrOp::build(&mut b, HERE, Attribute::i32(4));
    assert_eq!(types(&b, op), ["i32"]);
    let op = FirstAttrOp::build(&mut b, HERE, Attribute::i64(4), Type::f32());
    assert_eq!(types(&b, op), ["i64", "i64"]);
    let op = TypeAttrOp::build(&mut b, HERE, Type::f32(), 5);
    assert_eq!(types(&b, op), ["f32"]);
    let op = OwnOp::build(&mut b, HERE, &[a, v]);
    assert_eq!(types(&b, op), ["i8", "vector<2xi8>"]);
    // The trait does not determine the number of results.
    let op = ElementsOp::build(&mut b, HERE, &[Type::i8(), Type::i8()], v);
    assert_eq!(types(&b, op), ["i8", "i8"]);
    // Given types come first.
    let op = BuildableOp::builder()
        .result_types([Type::i32(), Type::index()])
        .build(&mut b, HERE);
    assert_eq!(types(&b, op), ["i32", "index"]);
    verify(module, &b).expect("it is valid");
}

#[test]
fn result_types_cannot_be_inferred() {
    let (mut ir, module, [a]) = values([Type::i8()]);
    let mut b = end(&mut ir, module);
    let error = NoneOp::builder(a)
        .try_build(&mut b, HERE)
        .expect_err("no types");
    assert_eq!(
        error.message,
        "'built.none' op has at least 1 result in its definition, but the types of 0 were given"
    );
    let error = OwnOp::builder([a; 0])
        .try_build(&mut b, HERE)
        .expect_err("no values");
    assert_eq!(error.message, "there are no values");
}

#[test]
fn lists_are_taken_as_a_whole() {
    let (mut ir, module, [a, c]) = values([Type::i8(), Type::i16()]);
    let mut b = end(&mut ir, module);
    let mut state = OperationState::new(PartsOp::INFO, HERE);
    state.operands.extend([a, c, c]);
    state.result_types.push(Type::f32());
    state.set_attribute(
        "operandSegmentSizes",
        Attribute::parse("array<i32: 1, 0, 2>").expect("an attribute"),
    );
    state.set_attribute(
        "resultSegmentSizes",
        Attribute::parse("array<i32: 0, 1>").expect("an attribute"),
    );
    state.set_attribute(
        "sizes",
        Attribute::parse("array<i32: 2, 0>").expect("an attribute"),
    );
    state.set_attribute("number", Attribute::i64(1));
    state.set_attribute("other.extra", Attribute::unit());
    state.set_property_named("prop", 2_i64);
    let given = PartsOp::build_generic(&mut b, state.clone());
    state.new_regions = 3;
    let more = PartsOp::build_generic(&mut b, state);
    let named = PartsOp::build(
        &mut b,
        HERE,
        None,
        &[Type::f32()],
        &[a],
        None,
        &[&[c, c], &[]],
        1,
        None,
        2,
        None,
        &[],
        0,
    );
    for (op, regions) in [(given, 1), (more, 3), (named, 1)] {
        assert_eq!((op.a(&b), op.b(&b)), ([a].as_slice(), None));
        assert_eq!(op.c(&b).collect::<Vec<_>>(), [[c, c].as_slice(), &[]]);
        assert_eq!((op.x(&b), op.y(&b).len()), (None, 1));
        assert_eq!(
            (op.number(&b), op.filled(&b), op.prop(&b), op.other(&b)),
            (1, 5, 2, 6)
        );
        assert_eq!(op.operation().regions(&b).len(), regions);
    }
    assert_eq!(
        given.operation().attribute(&b, "other.extra"),
        Some(&Attribute::unit())
    );
    // Result types are inferred if none are given.
    let mut state = OperationState::new(ChainOp::INFO, HERE);
    state.operands.push(c);
    let op = ChainOp::build_generic(&mut b, state.clone());
    assert_eq!(types(&b, op), ["tuple<i16, i16>", "i16"]);
    state.operands.clear();
    let error = ChainOp::try_build_generic(&mut b, state).expect_err("no operand");
    assert_eq!(
        error.message,
        "'built.chain' op failed to infer returned types"
    );
}

#[test]
fn definitions_add_builders() {
    let (mut ir, module, [wide]) = values([Type::int(24)]);
    let mut b = end(&mut ir, module);
    #[expect(deprecated, reason = "it is what is tested")]
    let ops = [
        CustomOp::build_with_value(&mut b, HERE, 1),
        CustomOp::build_with_left_right(&mut b, HERE, 1, 2),
        CustomOp::build_with_left_right(&mut b, HERE, 1, None),
        CustomOp::build_with_label_number(&mut b, HERE, "l", 9),
        CustomOp::build_with_label_number(&mut b, HERE, None, None),
        CustomOp::build_with_of(&mut b, HERE, wide, 2),
        CustomOp::build_with_flag(&mut b, HERE, true),
        CustomOp::build_default(&mut b, HERE),
        CustomOp::build_from_text(&mut b, HERE, "12"),
        CustomOp::build_with_base_extra_name(&mut b, HERE, 1, None, None),
        CustomOp::build_with_base_extra_name(&mut b, HERE, 1, 2, "n"),
        CustomOp::build_with_base_extra_name(&mut b, HERE, 1, Some(3), Some("m")),
        CustomOp::build_with_other(&mut b, HERE, None),
        CustomOp::build_with_other(&mut b, HERE, Some(None)),
        CustomOp::build_with_other(&mut b, HERE, Some(Some(9))),
    ];
    let read = |op: CustomOp| (op.value(&b), op.label(&b));
    let expected = [
        (1, None),
        (3, None),
        (8, None),
        (9, Some("l")),
        (3, Some("none")),
        (26, None),
        (1, None),
        (0, None),
        (12, Some("12")),
        (101, None),
        (3, Some("n")),
        (4, Some("m")),
        (8, None),
        (100, None),
        (9, None),
    ];
    assert_eq!(ops.map(read), expected);
    let blank = BlankOp::build_with_nothing(&mut b, HERE, true);
    assert_eq!(blank.value(&b), None);
    // Without generated builders, the only one is `build`.
    let only = OnlyOp::build(&mut b, HERE, 21);
    assert_eq!(only.value(&b), 42);
    verify(module, &b).expect("it is valid");
}

/// Names of parameters that collide with names of parts are changed.
#[test]
fn parts_are_called_like_parameters() {
    let (mut ir, module, [a]) = values([Type::i8()]);
    let mut b = end(&mut ir, module);
    let op = CalledOp::build(
        &mut b,
        HERE,
        Type::f32(),
        a,
        Type::i16(),
        7,
        a,
        8,
        Type::i32(),
        3,
    );
    assert_eq!(types(&b, op), ["f32", "i8"]);
    assert_eq!((op.more_count(&b), op.operand_2(&b)), (7, 8));
    assert_eq!(
        (op.out_type(&b), op.result_type_1(&b)),
        (&Type::i16(), &Type::i32())
    );
    assert_eq!(op.more(&b).len(), 3);
    verify(module, &b).expect("it is valid");
}

/// The cases in which MLIR's builders assert.
#[test]
fn counts_are_checked() {
    let (mut ir, module, [a]) = values([Type::i8()]);
    let mut b = end(&mut ir, module);
    let results =
        |count, noun| format!(" op has {count} {noun} in its definition, but the types of ");
    for (types, given) in [(vec![], 0), (vec![Type::f32(), Type::f32()], 2)] {
        let error = MakeOp::builder()
            .result_types(types)
            .try_build(&mut b, HERE)
            .expect_err("it has one result");
        let expected = format!("'built.make'{}{given} were given", results(1, "result"));
        assert_eq!(error.message, expected);
    }
    let error = BuildableOp::builder()
        .result_type(Type::i32())
        .try_build(&mut b, HERE)
        .expect_err("it has two results");
    let expected = format!("'built.buildable'{}1 were given", results(2, "results"));
    assert_eq!(error.message, expected);
    let mut state = OperationState::new(NoneOp::INFO, HERE);
    state.result_types.push(Type::f32());
    let error = NoneOp::try_build_generic(&mut b, state.clone()).expect_err("no operand");
    let expected = "'built.none' op has 1 operand in its definition, but 0 were given";
    assert_eq!(error.message, expected);
    state.operands.extend([a, a]);
    assert!(NoneOp::try_build_generic(&mut b, state.clone()).is_err());
    state.operands.pop();
    state.result_types.extend([Type::f32(), Type::f32()]);
    NoneOp::try_build_generic(&mut b, state).expect("how many are optional is not asked");
}

/// An attribute in a whole list may set a property.
#[test]
fn attributes_of_lists_become_properties() {
    let (mut ir, module, []) = values([]);
    let mut b = end(&mut ir, module);
    let mut state = OperationState::new(PartsOp::INFO, HERE);
    let set = |state: &mut OperationState, name: &str, text: &str| {
        state.set_attribute(name, Attribute::parse(text).expect("an attribute"));
    };
    set(&mut state, "operandSegmentSizes", "array<i32: 0, 0, 0>");
    set(&mut state, "resultSegmentSizes", "array<i32: 0, 0>");
    set(&mut state, "sizes", "array<i32>");
    set(&mut state, "number", "1");
    set(&mut state, "prop", "7");
    let op = PartsOp::build_generic(&mut b, state.clone());
    assert_eq!((op.prop(&b), op.other(&b)), (7, 6));
    assert!(op.operation().discardable_attributes(&b).is_empty());
    set(&mut state, "other", "\"x\"");
    let error = PartsOp::try_build_generic(&mut b, state).expect_err("it is no number");
    assert!(
        error
            .message
            .starts_with("'built.parts' op property 'other': ")
    );
}
