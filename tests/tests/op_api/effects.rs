//! User-defined effects, and interfaces that a dialect provides for its ops.

use super::{first, parse};
use ods_runtime::interfaces::{
    EffectInstance, EffectOn, InterfaceEntry, InterfaceRequest, MemoryEffect, Resource, ResourceId,
};
use ods_runtime::prelude::*;

/// The effect of an op on a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogEffect {
    Write,
    Flush,
}

/// The destination of logs.
pub(crate) struct Console;

impl Resource for Console {
    const NAME: &'static str = "Console";
}

ods! {
    def Log_Dialect : Dialect {
        let name = "log";
        let hasOperationInterfaceFallback = 1;
    }

    def ConsoleResource : Resource<"Console">;
    def LogEffectOpInterface : EffectOpInterfaceBase<"LogEffectOpInterface", "LogEffect">;
    class LogEffects<list<SideEffect> effects = []>
        : SideEffectsTraitBase<LogEffectOpInterface, effects>;
    def LogWrite
        : SideEffect<LogEffectOpInterface, "LogEffect::Write", ConsoleResource, 0, PartialEffect>;
    def LogFlush
        : SideEffect<LogEffectOpInterface, "LogEffect::Flush", ConsoleResource, 1, FullEffect>;

    def PrintOp : Op<Log_Dialect, "print", [LogEffects<[LogFlush]>]> {
        let arguments = (ins
            Arg<Variadic<AnyType>, "what is printed", [LogWrite, MemRead]>:$values,
            Arg<OptionalAttr<SymbolRefAttr>, "where", [LogWrite]>:$target);
        let results = (outs Res<Optional<I32>, "how much it was", [MemAlloc]>:$length);
    }
    def QuietOp : Op<Log_Dialect, "quiet", [LogEffects<[]>, LogEffectOpInterface, Pure]>;
    def OwnOp : Op<Log_Dialect, "own", [DeclareOpInterfaceMethods<LogEffectOpInterface>]>;
    def OtherOp : Op<Log_Dialect, "other">;

    def Weight : OpInterface<"Weight"> {
        let methods = [InterfaceMethod<"How much it weighs.", "usize", "weight">];
    }
    def Height : OpInterface<"Height"> {
        let methods = [InterfaceMethod<"How high it is.", "usize", "height">];
    }
    def HeavyOp : Op<Log_Dialect, "heavy", [DeclareOpInterfaceMethods<Weight>]>;
}

impl LogEffectOpInterface for OwnOp {
    fn get_effects(self, _: &Ir, effects: &mut Vec<EffectInstance<LogEffect>>) {
        effects.push(EffectInstance {
            effect: LogEffect::Flush,
            on: EffectOn::Operation,
            resource: ResourceId::of::<Console>(),
            stage: 7,
            on_full_region: false,
        });
    }
}

/// The effects on logs: effect, subject, stage, and whether it covers the whole resource.
fn log_effects(op: Operation, ir: &Ir) -> Option<Vec<(LogEffect, EffectOn, i32, bool)>> {
    let mut effects = Vec::new();
    op.interface::<dyn LogEffectOpInterface>(ir)?
        .get_effects(ir, &mut effects);
    assert!(effects.iter().all(|effect| effect.resource.is::<Console>()));
    let effects = effects.into_iter();
    Some(
        effects
            .map(|effect| {
                (
                    effect.effect,
                    effect.on,
                    effect.stage,
                    effect.on_full_region,
                )
            })
            .collect(),
    )
}

#[test]
fn effects_of_an_own_kind_are_an_interface() {
    let text = r#"
        %0 = "log.print"() <{target = @f}> : () -> i32
        "log.print"(%0, %0) : (i32, i32) -> ()
        "log.quiet"() : () -> ()
        "log.own"() : () -> ()
        "log.other"() : () -> ()
    "#;
    let (ir, module) = parse::<LogDialect>(text);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let ops: Vec<Operation> = body.operations(&ir).collect();
    let (write, flush) = (LogEffect::Write, LogEffect::Flush);
    let flushes = (flush, EffectOn::Operation, 1, true);
    let value = ops[0].results(&ir)[0];
    assert_eq!(
        log_effects(ops[0], &ir),
        Some(vec![
            flushes.clone(),
            (write, EffectOn::Attr(Attribute::symbol_ref("f")), 0, false),
        ])
    );
    assert_eq!(
        log_effects(ops[1], &ir),
        Some(vec![
            flushes,
            (write, EffectOn::Value(value), 0, false),
            (write, EffectOn::Value(value), 0, false),
        ])
    );
    assert_eq!(log_effects(ops[2], &ir), Some(vec![]));
    assert_eq!(
        log_effects(ops[3], &ir),
        Some(vec![(flush, EffectOn::Operation, 7, false)])
    );
    assert_eq!(log_effects(ops[4], &ir), None);
}

#[test]
fn effects_on_memory_stay_apart() {
    let text = r#"
        %0 = "log.print"() : () -> i32
        "log.print"(%0) : (i32) -> ()
        "log.quiet"() : () -> ()
        "log.own"() : () -> ()
    "#;
    let (ir, module) = parse::<LogDialect>(text);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let kinds = body.operations(&ir).map(|op| {
        let effects = op.memory_effects(&ir)?;
        Some(
            effects
                .iter()
                .map(|effect| effect.effect)
                .collect::<Vec<_>>(),
        )
    });
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        [
            Some(vec![MemoryEffect::Allocate]),
            Some(vec![MemoryEffect::Read]),
            Some(vec![]),
            None,
        ]
    );
}

impl Weight for HeavyOp {
    fn weight(self, _: &Ir) -> usize {
        1000
    }
}

op_model! { struct AnyLogOp for dialect LogDialect; }

impl Weight for AnyLogOp {
    fn weight(self, ir: &Ir) -> usize {
        self.op().operands(ir).len() + 1
    }
}

impl Height for AnyLogOp {
    fn height(self, ir: &Ir) -> usize {
        self.op().name(ir).mnemonic().len()
    }
}

impl OperationInterfaceFallback for LogDialect {
    fn interface_of(request: InterfaceRequest<'_>) -> Option<&'static InterfaceEntry> {
        if request.op_name() == "log.quiet" {
            return None;
        }
        let weight = request.by::<dyn Weight, AnyLogOp>();
        weight.or_else(|| request.by::<dyn Height, AnyLogOp>())
    }
}

#[test]
fn a_dialect_answers_for_interfaces_of_its_ops() {
    let text = r#"
        %0 = "log.print"() : () -> i32
        "log.print"(%0) : (i32) -> ()
        "log.heavy"() : () -> ()
        "log.quiet"() : () -> ()
        "log.unknown"(%0, %0) : (i32, i32) -> ()
        "elsewhere.unknown"() : () -> ()
    "#;
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<LogDialect>().into());
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).expect("well-formed");
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let asked: Vec<_> = body
        .operations(&ir)
        .map(|op| {
            let weight = op.interface::<dyn Weight>(&ir);
            let height = op.interface::<dyn Height>(&ir);
            (
                weight.map(|op| op.weight(&ir)),
                height.map(|op| op.height(&ir)),
            )
        })
        .collect();
    assert_eq!(
        asked,
        [
            (Some(1), Some(5)),
            (Some(2), Some(5)),
            (Some(1000), Some(5)),
            (None, None),
            (Some(3), Some(7)),
            (None, None),
        ]
    );
    // The module's dialect has no fallback.
    assert!(!module.has_interface::<dyn Weight>(&ir));
    let heavy: Option<HeavyOp> = body.operations(&ir).find_map(|op| op.cast(&ir));
    assert_eq!(heavy.expect("it is there").weight(&ir), 1000);
    let (ir, module) = parse::<LogDialect>("\"log.other\"() : () -> ()");
    let other: OtherOp = first(&ir, module);
    assert!(other.operation().has_interface::<dyn Height>(&ir));
}
