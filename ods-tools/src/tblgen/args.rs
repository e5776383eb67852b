//! The command line of `ods-tblgen`.
//!
//! As in LLVM, every flag may begin with one dash or two, and its value follows
//! after a blank or a `=`.

use std::path::PathBuf;

use clap::error::Error;
use clap::{Arg, ArgAction, ArgGroup, Args, Command, FromArgMatches, Id, ValueEnum};
use regex::Regex;

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    PrintRecords,
    DumpJson,
    Nothing,
    Check,
    DumpFormats,
    CheckRewriters,
    GenRust(Kind),
    GenHooks,
    OpDoc,
    PassDoc,
    DialectDoc,
}

/// The definitions that become Rust code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Everything,
    Ops,
    Dialects,
    Enums,
    Types,
    Attributes,
    Passes,
    TypeConstraints,
    AttrConstraints,
    Patterns,
}

/// The name of a flag, what it does, and its line in `--help`.
type ActionFlag = (&'static str, Action, &'static str);

/// The flags that choose an action, under the headings of `--help`.
#[rustfmt::skip]
const ACTIONS: [(&str, &[ActionFlag]); 4] = [
    ("Records", &[
        ("print-records", Action::PrintRecords, "Print all classes and records (the default)"),
        ("dump-json", Action::DumpJson, "Print all records as JSON"),
        ("null-backend", Action::Nothing, "Print nothing; only evaluate the input"),
    ]),
    ("Definitions (includes are searched in the -I folders, then in the bundled prelude)", &[
        ("check", Action::Check, "Accept or reject the file as mlir-tblgen does; code strings may hold C++ and are not checked"),
        ("dump-formats", Action::DumpFormats, "Check, and print each op that has an assembly format, with the spaces and literals that the format prints"),
    ]),
    ("Rust code, as `ods!` generates it (the prelude is always included)", &[
        ("gen-rust", Action::GenRust(Kind::Everything), "Everything in the file"),
        ("gen-op-defs", Action::GenRust(Kind::Ops), "Its operations"),
        ("gen-dialect-defs", Action::GenRust(Kind::Dialects), "Its dialects"),
        ("gen-enum-defs", Action::GenRust(Kind::Enums), "Its enums"),
        ("gen-typedef-defs", Action::GenRust(Kind::Types), "Its types"),
        ("gen-attrdef-defs", Action::GenRust(Kind::Attributes), "Its attributes"),
        ("gen-type-constraint-defs", Action::GenRust(Kind::TypeConstraints), "A function for each type constraint with a `cppFunctionName`"),
        ("gen-attr-constraint-defs", Action::GenRust(Kind::AttrConstraints), "A function for each attribute constraint with a `cppFunctionName`"),
        ("gen-pass-decls", Action::GenRust(Kind::Passes), "Its passes"),
        ("gen-hooks", Action::GenHooks, "A skeleton of what is left to write for definitions with C++: hooks, functions of formats, interfaces"),
    ]),
    ("Documentation, in Markdown (includes as for --check)", &[
        ("gen-dialect-doc", Action::DialectDoc, "A dialect: its operations, attributes, types and enums (select one of several with --dialect)"),
        ("gen-op-doc", Action::OpDoc, "The operations, as mlir-tblgen lays them out"),
        ("gen-pass-doc", Action::PassDoc, "The passes, as mlir-tblgen lays them out"),
    ]),
];

/// What to do where a deprecated definition is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum OnDeprecated {
    None,
    Warn,
    Error,
}

/// The command line.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The file to read; `-` is the standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    pub(super) input: String,
    /// The file to write; `-` is the standard output.
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(super) output: String,
    /// Search DIR for included files.
    #[arg(short = 'I', value_name = "DIR")]
    pub(super) include_dirs: Vec<PathBuf>,
    /// Define a preprocessor macro.
    #[arg(short = 'D', value_name = "NAME")]
    pub(super) defines: Vec<String>,
    #[arg(skip = Action::PrintRecords)]
    pub(super) action: Action,
    /// Select only the definitions of this dialect.
    #[arg(long, value_name = "NAME")]
    pub(super) dialect: Option<String>,
    /// Select only operations whose name matches.
    #[arg(long = "op-include-regex", value_name = "RE", value_parser = Regex::new)]
    pub(super) op_include: Option<Regex>,
    /// Select only operations whose name does not match.
    #[arg(long = "op-exclude-regex", value_name = "RE", value_parser = Regex::new)]
    pub(super) op_exclude: Option<Regex>,
    /// What to do where a deprecated definition is used (--check, --dump-formats).
    #[arg(long, value_name = "ACTION", default_value = "warn")]
    pub(super) on_deprecated: OnDeprecated,
    /// Its rewrite patterns (`Pat`, `Pattern`). With --check: accept or reject them as mlir-tblgen does, and list those
    /// that are right.
    #[arg(long, help_heading = ACTIONS[2].0)]
    pub(super) gen_rewriters: bool,
    /// Treat warnings as errors.
    #[arg(long)]
    pub(super) deny_warnings: bool,
}

impl Options {
    /// Reads the command line, without the name of the program. A request for
    /// help is also an error, which prints to the standard output.
    pub(super) fn parse(args: impl Iterator<Item = String>) -> Result<Self, Error> {
        let matches = command().try_get_matches_from(args.map(with_clap_dashes))?;
        let mut options = Self::from_arg_matches(&matches)?;
        if let Some(flag) = matches.get_one::<Id>("action") {
            let mut actions = ACTIONS.into_iter().flat_map(|(_, actions)| actions);
            if let Some((_, action, _)) = actions.find(|(name, ..)| flag == name) {
                options.action = *action;
            }
        }
        if options.gen_rewriters {
            options.action = match options.action {
                Action::Check => Action::CheckRewriters,
                _ => Action::GenRust(Kind::Patterns),
            };
        }
        Ok(options)
    }
}

fn command() -> Command {
    let mut command = Command::new("ods-tblgen")
        .no_binary_name(true)
        .args_override_self(true)
        .override_usage("ods-tblgen [FILE|-] [ACTION] [OPTION]…")
        .group(ArgGroup::new("action"));
    for (heading, actions) in ACTIONS {
        command = command.args(actions.iter().map(|&(name, _, help)| {
            let arg = Arg::new(name).long(name).help(help);
            let arg = arg.action(ArgAction::SetTrue).group("action");
            let arg = arg.help_heading(heading);
            match name {
                "check" => arg,
                _ => arg.conflicts_with("gen_rewriters"),
            }
        }));
    }
    Options::augment_args(command).about("Reads a .td file, as llvm-tblgen and mlir-tblgen do")
}

/// One dash before flags of one letter, two before all others.
fn with_clap_dashes(arg: String) -> String {
    let flag = arg.strip_prefix('-').unwrap_or_default();
    let flag = flag.strip_prefix('-').unwrap_or(flag);
    let is_short =
        flag.starts_with(['I', 'D']) || matches!(flag.split('=').next(), Some("o" | "h"));
    match flag {
        "" => arg,
        flag if is_short => format!("-{flag}"),
        flag => format!("--{flag}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, Error> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn flags_are_written_as_in_llvm() {
        let line = "-gen-op-defs a.td -Ione -I two -DX -D=Y --I=three --DZ=1 --dialect=d -o=out";
        let options = parse(line).unwrap();
        assert_eq!(options.action, Action::GenRust(Kind::Ops));
        assert_eq!(options.input, "a.td");
        let folders = ["one", "two", "three"].map(PathBuf::from);
        assert_eq!(options.include_dirs, folders);
        assert_eq!(options.defines, ["X", "Y", "Z=1"]);
        assert_eq!(options.dialect.as_deref(), Some("d"));
        assert_eq!(options.output, "out");
        let options = parse("--check -check -op-exclude-regex=x$ -on-deprecated error - -o -");
        let options = options.unwrap();
        assert_eq!(options.action, Action::Check);
        assert!(options.op_exclude.is_some() && options.op_include.is_none());
        assert_eq!(options.on_deprecated, OnDeprecated::Error);
        assert_eq!((&*options.input, &*options.output), ("-", "-"));
        let options = parse("--gen-rewriters --check").unwrap();
        assert_eq!(options.action, Action::CheckRewriters);
        let options = parse("--gen-rewriters").unwrap();
        assert_eq!(options.action, Action::GenRust(Kind::Patterns));
        assert_eq!(parse("").unwrap().action, Action::PrintRecords);
    }

    #[test]
    fn help_is_no_mistake() {
        for flag in ["-h", "-help", "--help"] {
            let help = parse(flag).unwrap_err();
            assert!(!help.use_stderr());
            let help = help.to_string();
            for (_, actions) in ACTIONS {
                assert!(
                    actions.iter().all(|(name, ..)| help.contains(name)),
                    "{help}"
                );
            }
        }
    }

    #[test]
    fn wrong_flags_are_explained() {
        for (line, message) in [
            ("a b", "unexpected argument 'b' found"),
            ("--chek", "a similar argument exists: '--check'"),
            ("-gen-op-def", "unexpected argument '--gen-op-def' found"),
            ("-gen-op-def", "'--gen-op-defs'"),
            (
                "--check --dump-json",
                "the argument '--check' cannot be used with '--dump-json'",
            ),
            (
                "--gen-rewriters --dump-json",
                "cannot be used with '--dump-json'",
            ),
            ("-I", "a value is required for '-I <DIR>'"),
            (
                "--on-deprecated=never",
                "invalid value 'never' for '--on-deprecated <ACTION>'\n  [possible values: none, warn, error]",
            ),
            ("--op-include-regex=(", "unclosed group"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.use_stderr(), "{line}");
            let error = error.to_string();
            assert!(error.contains(message), "{line}: {error}");
        }
    }
}
