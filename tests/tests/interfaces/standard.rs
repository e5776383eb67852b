//! MLIR's interfaces, used by generic code.

use super::{body, messages, parse};
use ods_dialects::func::FuncDialect;
use ods_dialects::scf::SCFDialect;
use ods_runtime::interfaces::{
    CallOpInterface, CallableOpInterface, Callee, DefaultResource, EffectInstance, EffectOn,
    FunctionOpInterface, InferShapedTypeOpInterface, InferTypeOpInterface, LoopLikeOpInterface,
    MemoryEffect, RegionBranchTerminatorOpInterface, ResourceId, ShapedTypeComponents,
    SymbolOpInterface,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

#[test]
fn functions_and_calls() {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<FuncDialect>().into());
    let text = "func.func private @g(i32) -> i1 func.func @f(%a: i32) -> i1 { %0 = call @g(%a) : (i32) -> i1 return %0 : i1 }";
    let module = parse(&mut ir, text);
    let [g, f] = body(&ir, module)[..] else {
        panic!()
    };
    let function = g.interface::<dyn FunctionOpInterface>(&ir).unwrap();
    assert!(function.is_external(&ir) && function.is_private(&ir) && function.is_declaration(&ir));
    assert_eq!(function.get_name(&ir), "g");
    assert_eq!(function.callable().get_result_types(&ir), [Type::int(1)]);
    let callable = f.interface::<dyn CallableOpInterface>(&ir).unwrap();
    let block = callable
        .get_callable_region(&ir)
        .unwrap()
        .entry_block(&ir)
        .unwrap();
    let [call, end] = block.operations(&ir).collect::<Vec<_>>()[..] else {
        panic!()
    };
    let call = call.interface::<dyn CallOpInterface>(&ir).unwrap();
    assert_eq!(call.resolve_callable(&ir), Some(g));
    assert_eq!(call.get_arg_operands(&ir), 0..1);
    assert!(call.get_arg_attrs(&ir).is_none());
    let symbol = f.interface::<dyn SymbolOpInterface>(&ir).unwrap();
    assert!(!symbol.can_discard_on_use_empty(&ir));
    call.set_callee_from_callable(
        &mut ir,
        Callee::Symbol(ods_runtime::attributes::SymbolRefAttr::flat("f")),
    );
    assert_eq!(call.resolve_callable(&ir), Some(f));
    assert!(end.has_interface::<dyn RegionBranchTerminatorOpInterface>(&ir));
    assert!(end.is_pure(&ir) && !end.would_be_trivially_dead(&ir));
    assert!(!call.operation().is_speculatable(&ir));
}

#[test]
fn loops_say_their_bounds() {
    let registry = DialectRegistry::new().with::<SCFDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let text = r#"
        %0:3 = "test.numbers"() : () -> (index, index, index)
        scf.for %i = %0#0 to %0#1 step %0#2 {}
        scf.forall (%i, %j) = (2, %0#0) to (%0#1, 8) step (1, 2) {}
        scf.parallel (%i) = (%0#0) to (%0#1) step (%0#2) {}
    "#;
    let module = parse(&mut ir, text);
    let [numbers, count, forall, parallel] = body(&ir, module)[..] else {
        panic!()
    };
    let value = |number: usize| FoldResult::Value(numbers.results(&ir)[number]);
    let index = |number| FoldResult::Attr(Attribute::index(number));
    let of = |op: Operation| op.interface::<dyn LoopLikeOpInterface>(&ir).unwrap();
    for op in [count, parallel].map(of) {
        assert_eq!(op.single_lower_bound(&ir), Some(value(0)));
        assert_eq!(op.single_upper_bound(&ir), Some(value(1)));
        assert_eq!(op.single_step(&ir), Some(value(2)));
        assert!(op.single_induction_var(&ir).is_some());
    }
    let forall = of(forall);
    assert_eq!(
        forall.get_loop_lower_bounds(&ir),
        Some(vec![index(2), value(0)])
    );
    assert_eq!(
        forall.get_loop_upper_bounds(&ir),
        Some(vec![value(1), index(8)])
    );
    assert_eq!(forall.get_loop_steps(&ir), Some(vec![index(1), index(2)]));
    assert_eq!(forall.single_step(&ir), None);
}

ods! {
    def Says_Dialect : Dialect { let name = "says"; }
    class Says_Op<string mnemonic, list<Trait> traits = []> : Op<Says_Dialect, mnemonic, traits>;

    def LoadOp : Says_Op<"load"> {
        let arguments = (ins Arg<AnyType, "", [MemRead]>:$from);
    }
    def NopOp : Says_Op<"nop", [Pure]>;
    def LogOp : Says_Op<"log", [MemoryEffectsOpInterface]>;
    def FreshOp : Says_Op<"fresh">;
    def SameOp : Says_Op<"same", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$input);
        let results = (outs AnyType:$result);
    }
    def WideOp : Says_Op<"wide", [InferTypeOpAdaptorWithIsCompatible]> {
        let arguments = (ins AnyInteger:$input);
        let results = (outs AnyType:$result);
    }
    def PadOp : Says_Op<"pad", [InferTensorType]> {
        let arguments = (ins AnyType:$input, I64Attr:$by);
        let results = (outs AnyTensor:$result);
    }
    def CutOp : Says_Op<"cut", [InferShapedTypeOpAdaptorWithReify]> {
        let arguments = (ins AnyRankedTensor:$input);
        let results = (outs AnyTensor:$result);
    }
}

impl MemoryEffectOpInterface for LogOp {
    fn get_effects(self, _: &Ir, effects: &mut Vec<EffectInstance>) {
        effects.push(write());
    }
}

fn write() -> EffectInstance {
    EffectInstance {
        effect: MemoryEffect::Write,
        on: EffectOn::Operation,
        resource: ResourceId::of::<DefaultResource>(),
        stage: 0,
        on_full_region: false,
    }
}

op_model! { struct FreshModel for FreshOp; }

impl MemoryEffectOpInterface for FreshModel {
    fn get_effects(self, _: &Ir, effects: &mut Vec<EffectInstance>) {
        effects.push(write());
    }
}

/// Accepts integers of any width.
impl InferTypesOfParts for WideOp {
    fn infer_types(
        ir: &Ir,
        _: Location,
        parts: WideOpAdaptor<'_>,
    ) -> Result<Vec<Type>, Diagnostic> {
        Ok(vec![parts.input.ty(ir).clone()])
    }

    fn is_compatible_return_types(_: &[Type], found: &[Type]) -> bool {
        found.iter().all(Type::is_integer)
    }
}

impl InferShapedTypeOpInterface for PadOp {
    fn infer_return_type_components(
        _: &Ir,
        state: &OperationState,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let parts = PadOp::fields_of(state)
            .ok_or_else(|| Diagnostic::error(state.location, "it is not said by how much"))?;
        Ok(vec![ShapedTypeComponents::ranked(
            [parts.by, DYNAMIC],
            Type::f32(),
        )])
    }
}

impl InferShapedTypeOpInterface for CutOp {
    fn reify_return_type_shapes(
        self,
        _: &mut OpBuilder<'_>,
        operands: &[Value],
    ) -> Option<Vec<Value>> {
        Some(operands.to_vec())
    }
}

fn says() -> DialectRegistry {
    DialectRegistry::new().with::<SaysDialect>()
}

#[test]
fn effects_are_asked_for() {
    let registry = says().attach::<dyn MemoryEffectOpInterface, FreshOp, FreshModel>();
    let mut ir = Ir::with_registry(registry.into());
    let text = r#"
        %0 = "test.value"() : () -> i1
        "says.load"(%0) : (i1) -> ()
        "says.nop"() : () -> ()
        "says.log"() : () -> ()
        "says.fresh"() : () -> ()
        "says.same"(%0) : (i1) -> i1
    "#;
    let module = parse(&mut ir, text);
    let effects = |op: &Operation| {
        let interface = op.interface::<dyn MemoryEffectOpInterface>(&ir)?;
        let mut effects = Vec::new();
        interface.get_effects(&ir, &mut effects);
        assert_eq!(op.memory_effects(&ir).as_ref(), Some(&effects));
        Some(
            effects
                .iter()
                .map(|effect| effect.effect)
                .collect::<Vec<_>>(),
        )
    };
    let found: Vec<_> = body(&ir, module).iter().map(effects).collect();
    let (read, wrote) = (
        Some(vec![MemoryEffect::Read]),
        Some(vec![MemoryEffect::Write]),
    );
    assert_eq!(
        found,
        [None, read, Some(vec![]), wrote.clone(), wrote, None]
    );
}

#[test]
fn result_types_are_asked_for() {
    let mut ir = Ir::with_registry(says().into());
    let text = r#"
        %0 = "test.value"() : () -> i8
        %1 = "says.same"(%0) : (i8) -> i8
        %2 = "says.wide"(%0) : (i8) -> i64
        %3 = "says.pad"(%0) <{by = 2}> : (i8) -> tensor<2x?xf32>
        %4 = "says.cut"(%3) : (tensor<2x?xf32>) -> tensor<1xi1>
    "#;
    let module = parse(&mut ir, text);
    assert_eq!(messages(&ir, module), [""; 0]);
    let [value, same, wide, pad, cut] = body(&ir, module)[..] else {
        panic!()
    };
    let infer = |op: Operation| {
        let interface = op.interface::<dyn InferTypeOpInterface>(&ir)?;
        let types = interface.infer_return_types(&ir, &OperationState::of(op, &ir));
        Some((interface, types.unwrap()))
    };
    assert!(infer(value).is_none() && infer(cut).is_none());
    assert_eq!(infer(same).unwrap().1, [Type::int(8)]);
    assert_eq!(infer(pad).unwrap().1[0].to_string(), "tensor<2x?xf32>");
    let (interface, types) = infer(wide).unwrap();
    assert!(interface.is_compatible_return_types(&ir, &types, &[Type::int(3)]));
    assert!(!interface.is_compatible_return_types(&ir, &types, &[Type::f32()]));

    let shaped = pad
        .interface::<dyn InferShapedTypeOpInterface>(&ir)
        .unwrap();
    let components = shaped.infer_return_type_components(&ir, &OperationState::of(pad, &ir));
    assert_eq!(components.unwrap()[0].dims, Some(vec![2, DYNAMIC]));
    let cut = cut
        .interface::<dyn InferShapedTypeOpInterface>(&ir)
        .unwrap();
    let operands = [value.results(&ir)[0]];
    let block = value.parent_block(&ir).unwrap();
    let mut builder = OpBuilder::at_end(&mut ir, block);
    assert_eq!(
        cut.reify_return_type_shapes(&mut builder, &operands),
        Some(operands.to_vec())
    );
}

#[test]
fn result_types_are_those_of_the_shapes() {
    let mut ir = Ir::with_registry(says().into());
    let text =
        r#"%0 = "test.value"() : () -> i8  %1 = "says.pad"(%0) <{by = 2}> : (i8) -> tensor<3xf32>"#;
    let module = parse(&mut ir, text);
    let message = "'says.pad' op inferred type(s) 'tensor<2x?xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'";
    assert_eq!(messages(&ir, module), [message]);
    let value = body(&ir, module)[0];
    let block = value.parent_block(&ir).unwrap();
    let mut builder = OpBuilder::at_end(&mut ir, block);
    let input = value.results(&builder)[0];
    let pad = PadOp::build(&mut builder, Location::UNKNOWN, input, 7);
    assert_eq!(pad.result(&ir).ty(&ir).to_string(), "tensor<7x?xf32>");
}

#[test]
fn errors_of_region_branches_point_at_the_branch() {
    let registry = DialectRegistry::new()
        .with::<FuncDialect>()
        .with::<SCFDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let text = "func.func @f(%c: i1, %d: i32) {
  %0 = scf.if %c -> i32 { scf.yield %d : i32 } else { scf.yield }
  return
}";
    let module = parse(&mut ir, text);
    let [error] = &verify(module, &ir).unwrap_err()[..] else {
        panic!()
    };
    assert_eq!(
        error.message,
        "'scf.if' op along control flow edge from Operation scf.yield to parent: \
         region branch point has 0 operands, but region successor needs 1 inputs"
    );
    let [note] = &error.notes[..] else { panic!() };
    assert_eq!(note.message, "region branch point");
    let block = body(&ir, module)[0].regions(&ir)[0].entry_block(&ir);
    let branch = block.and_then(|block| block.first_op(&ir)).unwrap();
    let otherwise = branch.regions(&ir)[1].entry_block(&ir).unwrap();
    assert_eq!(note.location, otherwise.last_op(&ir).unwrap().location(&ir));
}

ods! {
    def Native_Dialect : Dialect { let name = "native"; }
    def FloatsOp : Op<Native_Dialect, "floats", [ResultsAreFloatLike]> {
        let results = (outs Variadic<AnyType>:$values);
    }
}

#[test]
fn results_are_float_like() {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<NativeDialect>().into());
    let mut errors = |ty: &str| {
        let module = parse(&mut ir, &format!("%0 = \"native.floats\"() : () -> {ty}"));
        messages(&ir, module)
    };
    for ty in [
        "f32",
        "vector<2xf32>",
        "tensor<*xf32>",
        "tensor<2xvector<2xf32>>",
    ] {
        assert_eq!(errors(ty), Vec::<String>::new(), "{ty}");
    }
    // Memrefs contain floats, but are not floats.
    for ty in [
        "i32",
        "memref<2xf32>",
        "memref<*xf32>",
        "tensor<2xvector<2xi32>>",
    ] {
        let expected = "'native.floats' op requires a floating point type";
        assert_eq!(errors(ty), [expected], "{ty}");
    }
}
