//! Names used by generated code. Not for users; no stability is promised.

pub use ods_asm::custom_form::{CustomDirective, OptionalCustomDirective, custom_form};
pub use ods_asm::op_parser::FormatState;
pub use ods_ir::__private::*;

/// Which hooks of upstream's definitions are written.
pub mod written {
    pub use ods_asm::custom_form::written::*;
    pub use ods_ir::op::written::*;
}
pub use ods_macros::{__from_file, derive_imports, ods_imports};

/// Makes the definition of a single op; see [`op_info`](ods_ir::op::op_info).
pub const fn op_info(
    dialect: &'static DialectInfo,
    refs: &'static [Ref],
    name: &'static str,
    table: &'static str,
) -> OpInfo {
    ods_ir::op::op_info(&shared::REFS, dialect, refs, name, table)
}

/// Makes the definitions of several ops; see [`op_infos`](ods_ir::op::op_infos).
pub const fn op_infos<const N: usize>(
    dialect: &'static DialectInfo,
    shared: &'static [Ref],
    own: &'static [Ref],
    tables: [(&'static str, &'static str); N],
) -> [OpInfo; N] {
    ods_ir::op::op_infos(&shared::REFS, dialect, shared, own, tables)
}

/// Makes the definitions of rewrite patterns; see
/// [`pattern_infos`](ods_ir::rewrite::declared::pattern_infos).
pub const fn pattern_infos<const N: usize>(
    shared: &'static [Ref],
    own: &'static [Ref],
    tables: [(&'static str, &'static str); N],
) -> [PatternInfo; N] {
    ods_ir::rewrite::declared::pattern_infos(&shared::REFS, shared, own, tables)
}

/// The constraints defined by the prelude of definitions, with the functions that read and build
/// their attributes.
#[allow(
    missing_docs,
    non_upper_case_globals,
    non_snake_case,
    clippy::all,
    clippy::pedantic,
    unused_qualifications,
    reason = "named by their definitions, and generated"
)]
pub mod shared {
    ods_macros::__shared!();
}
