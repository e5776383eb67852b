//! `gen-ir WORKLOAD OPERATIONS`: prints a workload.

use ods_benches::workload::Workload;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = match &arguments[..] {
        [workload, ops] => Workload::from_name(workload)
            .zip(ops.parse().ok())
            .map(|(workload, ops)| workload.text(ops)),
        _ => None,
    };
    let Some(text) = text else {
        let names: Vec<&str> = (Workload::ALL.into_iter())
            .chain(Workload::CUSTOM)
            .chain(Workload::LARGE)
            .map(Workload::name)
            .collect();
        let names = names.join("|");
        eprintln!("usage: gen-ir {names} OPERATIONS");
        return ExitCode::FAILURE;
    };
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
