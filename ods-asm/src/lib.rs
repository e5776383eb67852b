//! The text of operations: parser, printer, what custom forms are written with, and verification
//! with messages that print operations.
//!
//! It builds on `ods_ir::text`, the text of types and attributes. Users take it from
//! `ods-runtime`, as `ods_runtime::text`.

pub mod custom_form;
pub mod op_parser;
pub mod op_printer;
pub mod verify;
