//! MLIR's interfaces that ops have by definition: effects on memory, result types.

use super::{error, first, parse};
use ods_runtime::interfaces::{
    AutomaticAllocationScopeResource, EffectInstance, EffectOn, MemoryEffect, Resource, ResourceId,
};
use ods_runtime::prelude::*;

struct Screen;

impl Resource for Screen {
    const NAME: &'static str = "Screen";
}

ods! {
    def Says_Dialect : Dialect { let name = "says"; }

    def ScreenResource : Resource<"Screen">;

    def ValueOp : Op<Says_Dialect, "value", [Pure]> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }

    def CopyOp : Op<Says_Dialect, "copy", [MemoryEffects<[MemWrite<ScreenResource, 2, FullEffect>]>]> {
        let arguments = (ins
            Arg<I32, "where to read", [MemRead]>:$from,
            Arg<Variadic<I32>, "where to write", [MemWrite, MemFree]>:$to,
            Arg<OptionalAttr<FlatSymbolRefAttr>, "what is read", [MemReadAt<1, FullEffect>]>:$global);
        let results = (outs Res<I32, "new", [MemAlloc<AutomaticAllocationScopeResource>]>:$result);
        let assemblyFormat = "$from (`to` $to^)? ($global^)? attr-dict";
    }

    def SilentOp : Op<Says_Dialect, "silent"> { let assemblyFormat = "attr-dict"; }

    def BodyOp : Op<Says_Dialect, "body", [RecursiveMemoryEffects, NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "attr-dict-with-keyword $body";
    }

    def LogOp : Op<Says_Dialect, "log", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
        let arguments = (ins UnitAttr:$quiet);
        let assemblyFormat = "(`quiet` $quiet^)? attr-dict";
    }

    def StateOp : Op<Says_Dialect, "state", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
        let arguments = (ins Variadic<AnyType>:$inputs);
        let results = (outs Variadic<AnyType>:$results);
        let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
    }

    def PartsOp : Op<Says_Dialect, "parts", [InferTypeOpAdaptor]> {
        let arguments = (ins AnyType:$input, I64Attr:$count, DefaultValuedProp<BoolProp, "false">:$wide);
        let results = (outs Variadic<AnyType>:$results);
        let assemblyFormat = "$input `,` $count attr-dict `:` type($input)";
    }
}

impl MemoryEffectOpInterface for LogOp {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        if !self.quiet(ir) {
            effects.push(EffectInstance {
                effect: MemoryEffect::Write,
                on: EffectOn::Operation,
                resource: ResourceId::of::<Screen>(),
                stage: 0,
                on_full_region: false,
            });
        }
    }
}

impl InferTypes for StateOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        Ok(state
            .operands
            .iter()
            .map(|value| value.ty(ir).clone())
            .collect())
    }
}

impl InferTypesOfParts for PartsOp {
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: PartsOpAdaptor<'_>,
    ) -> Result<Vec<Type>, Diagnostic> {
        let ty = if parts.wide {
            Type::i64()
        } else {
            parts.input.ty(ir).clone()
        };
        match usize::try_from(parts.count) {
            Ok(count) => Ok(vec![ty; count]),
            Err(_) => Err(Diagnostic::error(location, "the count is negative")),
        }
    }
}

fn effects(ir: &Ir, op: Operation) -> Vec<String> {
    let effects = op.memory_effects(ir).expect("the effects are known");
    let text = |effect: &EffectInstance| {
        let on = match &effect.on {
            EffectOn::Operation => String::new(),
            EffectOn::Value(value) => format!(" {}", value.ty(ir)),
            EffectOn::Attr(attr) => format!(" {attr}"),
        };
        let full = if effect.on_full_region { " all" } else { "" };
        format!(
            "{:?}{on} {:?} {}{full}",
            effect.effect, effect.resource, effect.stage
        )
    };
    effects.iter().map(text).collect()
}

#[test]
fn effects_of_parts_and_of_the_whole() {
    let text = "%0 = says.value\n%1 = says.copy %0 to %0, %0 @g\n%2 = says.copy %0\nsays.silent";
    let (ir, module) = parse::<SaysDialect>(text);
    let value: ValueOp = first(&ir, module);
    assert!(value.operation().is_memory_effect_free(&ir));
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let [_, copy, small, silent] = body.operations(&ir).collect::<Vec<_>>()[..] else {
        panic!("four operations");
    };
    assert_eq!(
        effects(&ir, copy),
        [
            "Write Screen 2 all",
            "Read i32 <Default> 0",
            "Write i32 <Default> 0",
            "Write i32 <Default> 0",
            "Free i32 <Default> 0",
            "Free i32 <Default> 0",
            "Read @g <Default> 1 all",
            "Allocate i32 AutomaticAllocationScope 0",
        ]
    );
    assert_eq!(effects(&ir, small).len(), 3);
    let screen = copy.memory_effects(&ir).unwrap()[0].resource;
    assert!(screen.is::<Screen>() && !screen.is::<AutomaticAllocationScopeResource>());
    assert_eq!(silent.memory_effects(&ir), None);
    assert!(!silent.is_memory_effect_free(&ir));
}

#[test]
fn effects_of_what_is_inside() {
    let text = "says.body {\n  says.log\n  says.body {\n  }\n  says.log quiet\n  %0 = says.value\n}\n\
                says.body {\n  says.silent\n}";
    let (ir, module) = parse::<SaysDialect>(text);
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let [known, unknown] = body.operations(&ir).collect::<Vec<_>>()[..] else {
        panic!("two operations");
    };
    assert_eq!(effects(&ir, known), ["Write Screen 0"]);
    assert_eq!(unknown.memory_effects(&ir), None);
}

#[test]
fn result_types_from_the_state_and_from_parts() {
    let text =
        "%0 = says.value\n%1:2 = says.state %0, %0 : i32, i32\n%2:3 = says.parts %0, 3 : i32";
    let (mut ir, module) = parse::<SaysDialect>(text);
    let value = first::<ValueOp>(&ir, module).result(&ir);
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let op = PartsOp::build(&mut b, Location::UNKNOWN, value, 2, Some(true));
    let types: Vec<&Type> = op.results(&b).iter().map(|value| value.ty(&b)).collect();
    assert_eq!(types, [&Type::i64(), &Type::i64()]);
    let op = StateOp::builder([value]).build(&mut b, Location::UNKNOWN);
    assert_eq!(op.results(&b).len(), 1);
    let failed = PartsOp::builder(value, -1).try_build(&mut b, Location::UNKNOWN);
    assert_eq!(failed.unwrap_err().message, "the count is negative");
    assert_eq!(
        error::<SaysDialect>("%0 = says.value\n%1 = \"says.state\"(%0) : (i32) -> i64"),
        "'says.state' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i64'"
    );
}
