//! Any text as the assembly format of an op.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::definitions::check_format;

fuzz_target!(|format: &[u8]| check_format(&String::from_utf8_lossy(format)));
