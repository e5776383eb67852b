//! Who sees the symbols: everybody those that are exported, and the program around the others.

use super::{FuncImportOp, GlobalImportOp, GlobalOp, MemImportOp, MemOp, TableImportOp, TableOp};
use ods_runtime::interfaces::{SymbolOpInterface, Visibility};
use ods_runtime::prelude::*;

macro_rules! definitions {
    ($($op:ident)*) => {$(
        impl SymbolOpInterface for $op {
            fn get_visibility(self, ir: &Ir) -> Visibility {
                if self.exported(ir) {
                    Visibility::Public
                } else {
                    Visibility::Nested
                }
            }
        }
    )*};
}

definitions! { GlobalOp MemOp TableOp }

macro_rules! imports {
    ($($op:ident)*) => {$(
        impl SymbolOpInterface for $op {
            fn get_visibility(self, _: &Ir) -> Visibility {
                Visibility::Nested
            }
        }
    )*};
}

imports! { FuncImportOp GlobalImportOp MemImportOp TableImportOp }
