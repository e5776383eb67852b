//! `ods-phases FILE [TURNS]`: nanoseconds per operation of each phase.

use ods_benches::phases::measure;
use ods_runtime::DialectRegistry;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_default();
    let turns = arguments.next().and_then(|turns| turns.parse().ok());
    match std::fs::read(&file) {
        Ok(text) => {
            let registry = Arc::new(DialectRegistry::new());
            print!("{}", measure(&registry, &text.into(), turns.unwrap_or(5)));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: '{file}': {error}");
            ExitCode::FAILURE
        }
    }
}
