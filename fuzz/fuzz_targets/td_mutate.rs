//! Valid `.td` files with mutated tokens.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::mutate::Corpus;
use ods_fuzz::tablegen::{check, corpus};
use std::sync::OnceLock;

static CORPUS: OnceLock<Corpus> = OnceLock::new();

fuzz_target!(|choices: &[u8]| {
    let corpus = CORPUS.get_or_init(corpus);
    check(&corpus.mutate(&mut choices.iter().copied()));
});
