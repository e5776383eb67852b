//! Any bytes as a `.td` file.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| ods_fuzz::tablegen::check(&String::from_utf8_lossy(bytes)));
