//! Any bytes as a type and as an attribute.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| ods_fuzz::values::check(bytes));
