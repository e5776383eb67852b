//! MLIR's interfaces, as code asks for them.

use super::{body, parse};
use ods_dialects::func::FuncDialect;
use ods_runtime::interfaces::{
    CallOpInterface, CallableOpInterface, Callee, FunctionOpInterface,
    RegionBranchTerminatorOpInterface, SymbolOpInterface,
};
use ods_runtime::prelude::*;

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
