//! Valid `.td` files with mutated tokens.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::tablegen::{Corpus, check};
use std::sync::OnceLock;

static CORPUS: OnceLock<Corpus> = OnceLock::new();

fuzz_target!(|choices: &[u8]| {
    check(
        &CORPUS
            .get_or_init(Corpus::load)
            .mutate(&mut choices.iter().copied()),
    );
});
