//! Further entries in an op's list of traits, and interfaces of dialects.

use super::{body, parse};
use ods_runtime::builtin::ModuleOp;
use ods_runtime::prelude::*;
use ods_runtime::traits::{
    AttrSizedOperandSegments, AttrSizedResultSegments, HasParent, SingleBlockImplicitTerminator,
};

ods! {
    def Listed_Dialect : Dialect { let name = "listed"; }
    class Listed_Op<string mnemonic, list<Trait> traits = []> : Op<Listed_Dialect, mnemonic, traits>;

    def EndOp : Listed_Op<"end", [Terminator, HasParent<"LoopOp">]>;
    def LoopOp : Listed_Op<"loop", [SingleBlockImplicitTerminator<"EndOp">, ParentOneOf<["ModuleOp", "LoopOp"]>]> {
        let regions = (region SizedRegion<1>:$body);
    }
    def ManyOp : Listed_Op<"many", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
        let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
        let results = (outs Variadic<AnyType>:$c, Variadic<AnyType>:$d);
    }
    def NamedOp : Listed_Op<"named", [DeclareOpInterfaceMethods<OpAsmOpInterface>]> {
        let results = (outs AnyType:$result);
    }

    /// What a dialect says about inlining.
    def Inlining : DialectInterface<"Inlining"> {
        let methods = [
            InterfaceMethod<"Whether ops of that name may be inlined.", "bool", "isLegalToInline", (ins "&str":$name)>,
            InterfaceMethod<"How much at once.", "usize", "limit", (ins), "", "3">,
        ];
    }
}

impl OpAsmOpInterface for NamedOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.result(ir), "north");
    }
}

struct InlineAll;

impl Inlining for InlineAll {
    fn is_legal_to_inline(&self, name: &str) -> bool {
        name != "listed.many"
    }
}

fn ir() -> Ir {
    let registry = DialectRegistry::new().with::<ListedDialect>();
    let registry = registry.attach_to_dialect::<ListedDialect, dyn Inlining>(&InlineAll);
    Ir::with_registry(registry.into())
}

#[test]
fn operations_are_asked_for_traits_with_arguments() {
    let mut ir = ir();
    let module = parse(
        &mut ir,
        r#"
        "listed.loop"() ({ "listed.end"() : () -> () }) : () -> ()
        "listed.many"() <{operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
        "#,
    );
    let [loop_op, many] = body(&ir, module)[..] else {
        panic!("two operations");
    };
    let end = loop_op.regions(&ir)[0]
        .entry_block(&ir)
        .unwrap()
        .last_op(&ir)
        .unwrap();
    assert!(end.has_trait::<HasParent<LoopOp>>(&ir) && !end.has_trait::<HasParent<ModuleOp>>(&ir));
    assert!(loop_op.has_trait::<HasParent<(ModuleOp, LoopOp)>>(&ir));
    assert!(loop_op.has_trait::<SingleBlockImplicitTerminator<EndOp>>(&ir));
    assert!(!loop_op.has_trait::<SingleBlockImplicitTerminator<ManyOp>>(&ir));
    assert!(many.has_trait::<AttrSizedOperandSegments>(&ir));
    assert!(many.has_trait::<AttrSizedResultSegments>(&ir));
    assert!(!loop_op.has_trait::<AttrSizedOperandSegments>(&ir));
}

#[test]
fn operations_are_asked_for_the_names_of_their_values() {
    let mut ir = ir();
    let module = parse(&mut ir, r#"%0 = "listed.named"() : () -> i1"#);
    let op = body(&ir, module)[0];
    let named = op.interface::<dyn OpAsmOpInterface>(&ir).unwrap();
    let mut names = Vec::new();
    named.get_asm_result_names(&ir, &mut |value, name| names.push((value, name.to_owned())));
    assert_eq!(names, [(op.results(&ir)[0], "north".to_owned())]);
    assert_eq!(named.get_default_dialect(), "");
    assert!(module.interface::<dyn OpAsmOpInterface>(&ir).is_some());
}

#[test]
fn dialects_have_interfaces() {
    let ir = ir();
    let inlining = ir
        .registry()
        .dialect_interface::<dyn Inlining>("listed")
        .unwrap();
    assert!(
        inlining.is_legal_to_inline("listed.loop") && !inlining.is_legal_to_inline("listed.many")
    );
    assert_eq!(inlining.limit(), 3);
    assert!(
        ir.registry()
            .dialect_interface::<dyn Inlining>("builtin")
            .is_none()
    );
}
