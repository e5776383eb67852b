//! Dialects of MLIR, written with `ods!`: to be used, and to be read as
//! examples.
//!
//! ```
//! use ods_dialects::func::FuncDialect;
//! use ods_runtime::prelude::*;
//! use std::sync::Arc;
//!
//! let registry = Arc::new(DialectRegistry::new().with::<FuncDialect>());
//! let mut ir = Ir::with_registry(registry);
//! let text = "func.func @f() {\n  return\n}\n";
//! let module = parse_source(&mut ir, "f.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
//! assert!(verify(module, &ir).is_ok());
//! ```

pub mod arith;
pub mod cf;
pub mod func;
pub mod scf;
