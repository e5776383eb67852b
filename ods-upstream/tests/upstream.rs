//! The dialects that need nothing but the vocabulary: what `mlir-opt` cannot show.
#![cfg(all(
    feature = "math",
    feature = "ub",
    feature = "vcix",
    feature = "x86vector"
))]

use ods_runtime::prelude::*;
use ods_upstream::math::MathDialect;
use ods_upstream::ub_upstream::{PoisonAttr, PoisonOp, UBDialect};
use ods_upstream::vcix::VCIXDialect;
use ods_upstream::x86vector::X86VectorDialect;
use std::sync::Arc;

fn error_of(text: &str) -> String {
    let mut ir = Ir::with_registry(Arc::new(ods_upstream::all()));
    let module = match parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()) {
        Ok(module) => module,
        Err(errors) => return errors.to_string(),
    };
    verify(module, &ir).map_or_else(|errors| errors.to_string(), |()| String::new())
}

/// `mlir-opt` does not register the dialect.
#[test]
fn the_coprocessor_dialect_is_verified() {
    let of = |attrs: &str, ty: &str| {
        error_of(&format!(
            "func.func @f(%v: {ty}) {{
               %0 = \"vcix.v.sv\"(%v, %v) <{attrs}> : ({ty}, {ty}) -> {ty}
               return
             }}"
        ))
    };
    assert_eq!(of("{opcode = 3 : i32}", "vector<[4]xf32>"), "");
    let error = of("{opcode = 3 : i16}", "vector<[4]xf32>");
    assert!(
        error.contains("'vcix.v.sv' op attribute 'opcode' failed to satisfy constraint"),
        "{error}"
    );
    let error = of("{opcode = 3 : i32}", "vector<2x4xf32>");
    assert!(
        error.contains("must be LLVM dialect-compatible vector type, but got 'vector<2x4xf32>'"),
        "{error}"
    );
}

#[test]
fn nothing_is_missing() {
    assert_eq!(MathDialect::missing(), []);
    assert_eq!(UBDialect::missing(), []);
    assert_eq!(VCIXDialect::missing(), []);
    assert_eq!(X86VectorDialect::missing(), []);
}

#[test]
fn cpp_is_left_out_and_listed() {
    let left_out: Vec<_> = X86VectorDialect::INFO.left_out_parts().collect();
    let of = |part: &str| left_out.contains(&part);
    assert!(
        of("x86vector.avx.rsqrt: extraClassDeclaration"),
        "{left_out:?}"
    );
    assert!(of("x86vector.avx.rsqrt: X86IntrinsicOp"), "{left_out:?}");
}

#[test]
fn undefined_behaviour_is_that_of_the_bundled_dialect() {
    let registry = DialectRegistry::new().with::<UBDialect>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let text = "%0 = ub.poison : i32\n";
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
    verify(module, &ir).unwrap();
    let poison = module.nested::<PoisonOp>(&ir)[0];
    assert!(poison.value(&ir).is::<PoisonAttr>());
    assert!(
        module
            .display(&ir)
            .to_string()
            .contains("= ub.poison : i32")
    );
}
