//! `ods-phases [--custom] FILE [TURNS]`: nanoseconds per operation of each phase.
//! `--custom` registers the dialects of `ods-dialects`, for texts in custom form.

use ods_benches::phases::measure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let is_custom = arguments.next_if(|first| first == "--custom").is_some();
    let file = arguments.next().unwrap_or_default();
    let turns = arguments.next().and_then(|turns| turns.parse().ok());
    match std::fs::read(&file) {
        Ok(text) => {
            print!("{}", measure(is_custom, &text.into(), turns.unwrap_or(5)));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: '{file}': {error}");
            ExitCode::FAILURE
        }
    }
}
