//! Definitions with mutated tokens, as `ods!` expands them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::definitions::{check, corpus};
use ods_fuzz::mutate::Corpus;
use std::sync::OnceLock;

static CORPUS: OnceLock<Corpus> = OnceLock::new();

fuzz_target!(|choices: &[u8]| {
    let corpus = CORPUS.get_or_init(corpus);
    check(&corpus.mutate(&mut choices.iter().copied()));
});
