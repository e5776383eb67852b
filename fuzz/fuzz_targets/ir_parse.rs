//! Any bytes as a module.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| ods_fuzz::ir::check_parse(bytes));
