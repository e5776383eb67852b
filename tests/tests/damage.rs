//! For arbitrary bytes, reading, verifying and printing neither panic nor hang, and printed
//! text can be read again.
//!
//! Modules of the corpus are damaged at random, for a moment, or for `ODS_DAMAGE_SECONDS` if
//! that variable is set.

use ods_tests::generate::{self, Random};
use ods_tests::{mlir_files, ods_opt, parts};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

/// Replaces, inserts, removes and repeats bytes.
fn damage_bytes(text: &mut Vec<u8>, random: &mut Random) {
    const ODD: &[u8] = b"\0\n\r\t\"\\#!%^@{}[]()<>,:=-+*?|/.019azAZ_$\x7f\x80\xc3\xff";
    for _ in 0..=random.below(4) {
        if text.is_empty() {
            return;
        }
        let at = random.below(text.len());
        match random.below(5) {
            0 => text[at] = *random.pick(ODD),
            1 => text.insert(at, *random.pick(ODD)),
            2 => _ = text.remove(at),
            3 => text.truncate(at),
            _ => {
                let end = (at + random.below(40)).min(text.len());
                let piece = text[at..end].to_vec();
                let to = random.below(text.len());
                text.splice(to..to, piece.iter().cycle().take(piece.len() * 3).copied());
            }
        }
    }
}

/// Reads, verifies, prints and reads again.
fn exercise(text: &[u8]) -> Result<(), String> {
    const ANY: &str = "--allow-unregistered-dialect";
    for args in [
        &[ANY][..],
        &[ANY, "--mlir-print-op-generic"],
        &[ANY, "--mlir-print-op-generic", "--mlir-print-debuginfo"],
    ] {
        let first = ods_opt(args, "damaged", text)?;
        if first.failed {
            return Ok(());
        }
        let again = ods_opt(args, "printed", &first.output)?;
        if again.failed {
            let errors = String::from_utf8_lossy(&again.errors).into_owned();
            let printed = String::from_utf8_lossy(&first.output);
            // As in MLIR: an empty symbol name has no text, and properties of
            // unregistered operations may refer to a location alias before its
            // definition.
            let has_no_text = printed.contains("<<INVALID EMPTY SYMBOL>>")
                || (printed.contains(" <") && errors.contains("undefined symbol alias id 'loc"));
            if has_no_text {
                continue;
            }
            return Err(format!("{printed}does not read back:\n{errors}"));
        }
        // As in MLIR: reading sorts sums and products once more, and takes the
        // hexadecimal text of an infinity for a number.
        let printed = String::from_utf8_lossy(&first.output);
        let settles = ["affine_", ": f4E2M1FN", ": f6E2M3FN", ": f6E3M2FN"]
            .iter()
            .any(|text| printed.contains(text));
        let third = if settles {
            ods_opt(args, "printed", &again.output)?.output
        } else {
            first.output.clone()
        };
        if again.output != third {
            let printed = String::from_utf8_lossy(&first.output).into_owned();
            let printed_again = String::from_utf8_lossy(&again.output);
            return Err(format!("{printed}prints differently:\n{printed_again}"));
        }
    }
    Ok(())
}

#[test]
fn damaged_modules_do_no_harm() {
    let seconds: Option<u64> = std::env::var("ODS_DAMAGE_SECONDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(2));
    let corpus_folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/corpus");
    let mut modules: Vec<String> = Vec::new();
    for file in mlir_files(&corpus_folder).unwrap() {
        let text = std::fs::read_to_string(&file).unwrap();
        // Formats of the test dialect may end in text with which the next operation can begin,
        // so several in a row need not read back.
        let is_ambiguous = file.components().any(|folder| folder.as_os_str() == "test");
        // The contents of `#unknown.attr<…>` are text, in which the numbers of distinct
        // attributes do not change; they may equal those of another module.
        let is_numbered = text.contains("= distinct[") && text.contains("#llvm.");
        if is_ambiguous || is_numbered || text.contains("// NO ROUND TRIP: ") {
            continue;
        }
        modules.extend(parts::split(&text).iter().map(|part| part.text.to_owned()));
    }
    let tokens: Vec<&str> = modules
        .iter()
        .flat_map(|text| generate::tokens(text))
        .collect();
    let seed = seconds.map_or(7, |_| u64::from(std::process::id()));
    let mut random = Random::new(seed);
    while Instant::now() < end {
        let mut text = match random.below(8) {
            0 => generate::module(&mut random),
            _ => random.pick(&modules).clone(),
        };
        if random.once_in(2) {
            text = generate::damage(&text, &tokens, &mut random);
        }
        if random.once_in(6) {
            text.push('\n');
            let other: &String = random.pick(&modules);
            text.push_str(other);
        }
        let mut bytes = text.into_bytes();
        if random.once_in(2) {
            damage_bytes(&mut bytes, &mut random);
        }
        let start = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| exercise(&bytes)));
        let shown = String::from_utf8_lossy(&bytes);
        let Ok(result) = result else {
            panic!("{shown}\n--- panicked");
        };
        if let Err(problem) = result {
            panic!("{shown}\n--- {problem}");
        }
        let took = start.elapsed();
        assert!(took < Duration::from_secs(5), "{shown}\n--- took {took:?}");
    }
}
