//! What may be executed although it is not known that it will be: divisions by numbers that are
//! known, and loops that are known to end.

use ods_dialects::{arith, func, scf};
use ods_runtime::interfaces::{ConditionallySpeculatable, Speculatability};
use ods_runtime::prelude::*;
use std::sync::Arc;

/// What `op`, the last but the `return` of a function, says.
fn speculatability(op: &str) -> Speculatability {
    let registry = DialectRegistry::new()
        .with::<arith::ArithDialect>()
        .with::<func::FuncDialect>()
        .with::<scf::SCFDialect>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let text = format!(
        "func.func @f(%x: i8, %b: i1, %i: index, %v: vector<2xi8>) {{
           %zero = arith.constant 0 : i8
           %one = arith.constant 1 : i8
           %minus = arith.constant -1 : i8
           %true = arith.constant true
           %numbers = arith.constant dense<[2, 3]> : vector<2xi8>
           %none = arith.constant dense<[2, 0]> : vector<2xi8>
           %splat = arith.constant dense<-1> : vector<2xi8>
           %step = arith.constant 1 : index
           %steps = arith.constant 2 : index
           {op}
           return
         }}"
    );
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default());
    let module = module.unwrap_or_else(|errors| panic!("{op}: {errors:?}"));
    verify(module, &ir).unwrap_or_else(|errors| panic!("{op}: {errors:?}"));
    let body = |op: Operation, ir: &Ir| op.regions(ir)[0].entry_block(ir).unwrap();
    let function = body(module, &ir).last_op(&ir).unwrap();
    let end = body(function, &ir).last_op(&ir).unwrap();
    let asked = end.prev(&ir).unwrap();
    let interface = asked.interface::<dyn ConditionallySpeculatable>(&ir);
    interface.expect("the interface").get_speculatability(&ir)
}

#[test]
fn divisions_by_what_is_known() {
    use Speculatability::{NotSpeculatable, Speculatable};
    for op in ["divui", "ceildivui", "divsi", "ceildivsi"] {
        let is_signed = op.ends_with("si");
        let by = |divisor: &str| speculatability(&format!("%r = arith.{op} %x, {divisor} : i8"));
        assert_eq!(by("%one"), Speculatable, "{op}");
        assert_eq!(by("%zero"), NotSpeculatable, "{op}");
        assert_eq!(by("%x"), NotSpeculatable, "{op}");
        let minus = if is_signed {
            NotSpeculatable
        } else {
            Speculatable
        };
        assert_eq!(by("%minus"), minus, "{op}");
        let all = |divisor: &str| {
            speculatability(&format!("%r = arith.{op} %v, {divisor} : vector<2xi8>"))
        };
        assert_eq!(all("%numbers"), Speculatable, "{op}");
        assert_eq!(all("%none"), NotSpeculatable, "{op}");
        assert_eq!(all("%splat"), minus, "{op}");
        // The only number of one bit but 0 is -1.
        let bit = speculatability(&format!("%r = arith.{op} %b, %true : i1"));
        assert_eq!(bit, minus, "{op}");
    }
}

#[test]
fn loops_that_end() {
    use Speculatability::{NotSpeculatable, RecursivelySpeculatable};
    let by = |step: &str| speculatability(&format!("scf.for %k = %i to %i step {step} {{ }}"));
    assert_eq!(by("%step"), RecursivelySpeculatable);
    assert_eq!(by("%steps"), NotSpeculatable);
    assert_eq!(by("%i"), NotSpeculatable);
}
