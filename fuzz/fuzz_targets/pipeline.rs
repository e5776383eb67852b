//! Any text as a pipeline.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| ods_fuzz::pipeline::check(&String::from_utf8_lossy(text)));
