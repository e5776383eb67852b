use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy", is_extensible, has_operation_interface_fallback, has_non_default_destructor)]
pub struct ToyDialect;
