//! `ods-tblgen`: reads a `.td` file and prints its records.

use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use ods_tablegen::{
    Diagnostics, IncludeDirs, Input, RecordKeeper, dump_json, evaluate, print_records,
};

const USAGE: &str = "\
usage: ods-tblgen [FILE|-] [-I DIR]… [-D NAME]… [-o FILE] [ACTION]

actions:
  --print-records   print all classes and records (the default)
  --dump-json       print all records as JSON
  --null-backend    print nothing: only check the input
";

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    PrintRecords,
    DumpJson,
    Nothing,
}

/// The command line.
#[derive(Debug)]
struct Options {
    input: String,
    output: Option<PathBuf>,
    dirs: IncludeDirs,
    defines: Vec<String>,
    action: Action,
}

/// Runs the tool with the arguments after the program's name.
pub fn run(args: impl Iterator<Item = String>) -> ExitCode {
    match parse_args(args).and_then(|options| options.map_or(Ok(ExitCode::SUCCESS), execute)) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("ods-tblgen: error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the command line; `None` if it only asks for help.
fn parse_args(mut args: impl Iterator<Item = String>) -> Result<Option<Options>, String> {
    let mut options = Options {
        input: "-".to_owned(),
        output: None,
        dirs: IncludeDirs::default(),
        defines: Vec::new(),
        action: Action::PrintRecords,
    };
    let mut input = None;
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-h" | "--help" | "-help" => {
                print!("{USAGE}");
                return Ok(None);
            }
            "--print-records" | "-print-records" => options.action = Action::PrintRecords,
            "--dump-json" | "-dump-json" => options.action = Action::DumpJson,
            "--null-backend" | "-null-backend" => options.action = Action::Nothing,
            "-" => input = Some(arg),
            _ => {
                if let Some(dir) = flag_value(&arg, "-I", &mut args)? {
                    options.dirs.push(dir);
                } else if let Some(name) = flag_value(&arg, "-D", &mut args)? {
                    options.defines.push(name);
                } else if let Some(path) = flag_value(&arg, "-o", &mut args)? {
                    options.output =
                        Some(path.into()).filter(|path: &PathBuf| path.as_os_str() != "-");
                } else if arg.starts_with('-') {
                    return Err(format!("unknown argument '{arg}'; see --help"));
                } else if input.replace(arg).is_some() {
                    return Err("more than one input file".to_owned());
                }
            }
        }
    }
    options.input = input.unwrap_or(options.input);
    Ok(Some(options))
}

/// The value of a flag that is written `-Xvalue` or `-X value`; `None` if `arg` is another one.
fn flag_value(
    arg: &str,
    flag: &str,
    args: &mut impl Iterator<Item = String>,
) -> Result<Option<String>, String> {
    match arg.strip_prefix(flag) {
        None => Ok(None),
        Some("") => args
            .next()
            .map(Some)
            .ok_or_else(|| format!("'{flag}' needs a value")),
        Some(value) => Ok(Some(value.trim_start_matches('=').to_owned())),
    }
}

fn execute(mut options: Options) -> Result<ExitCode, String> {
    let text = read_input(&options.input)?;
    let path = if options.input == "-" {
        "<stdin>"
    } else {
        &options.input
    };
    let mut input = Input::text(path, text).resolver(&mut options.dirs);
    for name in options.defines {
        input = input.define(name);
    }
    let mut diags = Diagnostics::new();
    let keeper = evaluate(input, &mut diags);
    if !diags.is_empty() {
        eprint!("{}", diags.render(keeper.sources()));
    }
    if diags.has_errors() {
        let count = diags.error_count();
        eprintln!(
            "ods-tblgen: {count} {}.",
            if count == 1 { "error" } else { "errors" }
        );
        return Ok(ExitCode::FAILURE);
    }
    let code = print(&keeper, options.action, options.output);
    // The process ends here: taking the records apart first would only cost time.
    std::mem::forget(keeper);
    code
}

fn read_input(path: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let result = if path == "-" {
        std::io::stdin().read_to_end(&mut bytes).map(drop)
    } else {
        std::fs::read(path).map(|read| bytes = read)
    };
    result.map_err(|error| format!("could not open input file '{path}': {error}"))?;
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

fn print(
    keeper: &RecordKeeper,
    action: Action,
    output: Option<PathBuf>,
) -> Result<ExitCode, String> {
    let text = match action {
        Action::PrintRecords => print_records(keeper),
        Action::DumpJson => dump_json(keeper),
        Action::Nothing => String::new(),
    };
    match output {
        Some(path) => std::fs::write(&path, text)
            .map_err(|error| format!("could not write '{}': {error}", path.display()))?,
        None => std::io::stdout()
            .write_all(text.as_bytes())
            .map_err(|error| format!("could not write to the standard output: {error}"))?,
    }
    Ok(ExitCode::SUCCESS)
}
