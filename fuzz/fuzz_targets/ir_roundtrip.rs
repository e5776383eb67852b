//! Valid modules, changed in a few places: what is still valid prints and reads
//! back as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::ir::{check_parse, check_round_trip, corpus};
use ods_fuzz::mutate::Corpus;
use std::sync::OnceLock;

static CORPUS: OnceLock<Corpus> = OnceLock::new();

fuzz_target!(|choices: &[u8]| {
    let corpus = CORPUS.get_or_init(corpus);
    let text = corpus.mutate(&mut choices.iter().copied());
    check_parse(text.as_bytes());
    check_round_trip(text.as_bytes());
});
