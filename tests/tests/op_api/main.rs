//! The generated Rust code of ops: accessors, setters, builders and adaptors of each kind of
//! argument.
//!
//! The tests of each kind of part (– where ODS has no such feature):
//!
//! | part | get | raw | set | remove | mutable range | adaptor | over constants | index | name | build | text |
//! |---|---|---|---|---|---|---|---|---|---|---|---|
//! | operand, optional, variadic | `operands` | – | `operands` | – | `operands` | `operands` | `operands`, `hooks` | `operands` | – | `operands` | `operands` |
//! | variadic of variadic | `operands` | `operands` | `operands` | – | `operands` | `operands` | `operands` | `operands` | `operands` | `operands`, `builders` | `operands` |
//! | attribute, confined, enum, interface | `attributes` | `attributes` | `attributes` | `attributes` | – | `attributes` | `attributes` | – | `attributes` | `attributes` | `attributes` |
//! | optional, default, both, unit | `attributes` | `attributes` | `attributes` | `attributes` | – | `attributes` | `attributes` | – | `attributes` | `attributes` | `attributes` |
//! | derived attribute | `operands` | `operands` | – | – | – | – | – | – | `operands` | – | – |
//! | property, default, optional, unit, array | `properties` | `properties` | `properties` | – | – | `properties` | `properties` | – | `properties` | `properties` | `properties` |
//! | result | `operands`, `results` | – | – | – | – | – | – | – | – | `results`, `builders` | `operands` |
//! | region, successor | `operands` | – | – | – | – | – | – | – | – | `operands`, `builders` | `operands` |

mod adaptors;
mod attributes;
mod builders;
mod dialect_fields;
mod dialects;
mod effects;
mod groups;
mod handles;
mod hooks;
mod interfaces;
mod names;
mod operands;
mod own_text;
mod properties;
mod results;
mod strict;
mod summaries;
mod without_properties;
mod wrong_text;

use ods_runtime::prelude::*;

/// The module in `text`, which must be valid.
#[track_caller]
fn parse<D: Dialect>(text: &str) -> (Ir, Operation) {
    let registry = DialectRegistry::new().with::<D>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let module = parse_source(
        &mut ir,
        "test.mlir",
        text.as_bytes(),
        ParseOptions::default(),
    )
    .unwrap_or_else(|errors| panic!("{errors:?}"));
    verify(module, &ir).unwrap_or_else(|errors| panic!("{errors:?}"));
    (ir, module)
}

/// The first message about `text`, which is invalid.
#[track_caller]
fn error<D: Dialect>(text: &str) -> String {
    let registry = DialectRegistry::new().with::<D>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let options = ParseOptions::default();
    let errors = match parse_source(&mut ir, "test.mlir", text.as_bytes(), options) {
        Ok(module) => verify(module, &ir).expect_err("the text is wrong"),
        Err(errors) => errors,
    };
    errors[0].message.clone()
}

/// The first operation in `module`, as an `O`.
#[track_caller]
fn first<O: Op>(ir: &Ir, module: Operation) -> O {
    let body = module.cast::<ModuleOp>(ir).expect("a module").body(ir);
    let op = body.operations(ir).next().expect("an operation");
    op.cast::<O>(ir).expect("an operation of that type")
}

/// The text of `op` in custom and in generic form.
fn printed(ir: &Ir, op: Operation) -> [String; 2] {
    [
        op.display(ir).to_string(),
        op.display_generic(ir).to_string(),
    ]
}
