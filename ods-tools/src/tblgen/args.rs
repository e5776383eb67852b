//! The command line of `ods-tblgen`.
//!
//! Every flag may be written with one dash or with two, and its value behind a
//! blank or a `=`, as LLVM's tools have it.

use std::path::PathBuf;

use regex::Regex;

/// What `--help` prints.
pub(super) const USAGE: &str = "\
usage: ods-tblgen [FILE|-] [ACTION] [OPTION]…

records:
  --print-records       print all classes and records (the default)
  --dump-json           print all records as JSON
  --null-backend        print nothing: only evaluate the input

definitions (includes are found in the -I folders, then in the bundled prelude):
  --check               accept or reject what mlir-tblgen does; code strings are
                        not looked into, so that they may hold C++
  --dump-formats        check, and print for each op that has an assembly format
                        its name and the spaces and literals that it prints

Rust code, as `ods!` generates it (includes as in `ods!`: the prelude is there anyway):
  --gen-rust            everything in the file
  --gen-op-defs         its operations
  --gen-dialect-defs    its dialects
  --gen-enum-defs, --gen-typedef-defs, --gen-attrdef-defs
                        its enums, types or attributes
  --gen-type-constraint-defs, --gen-attr-constraint-defs
                        a function for each constraint with a `cppFunctionName`

documentation, in Markdown:
  --gen-dialect-doc     a dialect: its operations, attributes, types and enums
                        (--dialect says which one, if there are several)
  --gen-op-doc          the operations, as mlir-tblgen lays them out (includes as in --check)

options:
  -I DIR                look for included files in DIR too
  -D NAME               define a preprocessor macro
  -o FILE               write to FILE
  --dialect NAME        only what belongs to this dialect
  --op-include-regex RE, --op-exclude-regex RE
                        only operations whose name matches, or does not
  --on-deprecated none|warn|error
                        what to do where a deprecated definition is used
                        (--check, --dump-formats; the default is warn)
  --deny-warnings       warnings are errors
";

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    PrintRecords,
    DumpJson,
    Nothing,
    Check,
    DumpFormats,
    GenRust(Kind),
    OpDoc,
    DialectDoc,
}

/// What of a file becomes Rust code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Everything,
    Ops,
    Dialects,
    Enums,
    Types,
    Attributes,
    TypeConstraints,
    AttrConstraints,
}

const ACTIONS: [(&str, Action); 15] = [
    ("print-records", Action::PrintRecords),
    ("dump-json", Action::DumpJson),
    ("null-backend", Action::Nothing),
    ("check", Action::Check),
    ("dump-formats", Action::DumpFormats),
    ("gen-rust", Action::GenRust(Kind::Everything)),
    ("gen-op-defs", Action::GenRust(Kind::Ops)),
    ("gen-dialect-defs", Action::GenRust(Kind::Dialects)),
    ("gen-enum-defs", Action::GenRust(Kind::Enums)),
    ("gen-typedef-defs", Action::GenRust(Kind::Types)),
    ("gen-attrdef-defs", Action::GenRust(Kind::Attributes)),
    (
        "gen-type-constraint-defs",
        Action::GenRust(Kind::TypeConstraints),
    ),
    (
        "gen-attr-constraint-defs",
        Action::GenRust(Kind::AttrConstraints),
    ),
    ("gen-op-doc", Action::OpDoc),
    ("gen-dialect-doc", Action::DialectDoc),
];

/// What to do where a deprecated definition is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OnDeprecated {
    Ignore,
    Warn,
    Error,
}

/// The command line.
#[derive(Debug)]
pub(super) struct Options {
    /// The file, or `-`.
    pub(super) input: String,
    pub(super) output: Option<PathBuf>,
    pub(super) include_dirs: Vec<PathBuf>,
    pub(super) defines: Vec<String>,
    pub(super) action: Action,
    pub(super) dialect: Option<String>,
    pub(super) op_include: Option<Regex>,
    pub(super) op_exclude: Option<Regex>,
    pub(super) on_deprecated: OnDeprecated,
    pub(super) deny_warnings: bool,
}

/// The flags that take a value.
const VALUED: [&str; 7] = [
    "o",
    "dialect",
    "op-include-regex",
    "op-exclude-regex",
    "on-deprecated",
    "I",
    "D",
];

impl Options {
    /// Reads the command line; `None` if it only asks for help.
    pub(super) fn parse(mut args: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut options = Self {
            input: "-".to_owned(),
            output: None,
            include_dirs: Vec::new(),
            defines: Vec::new(),
            action: Action::PrintRecords,
            dialect: None,
            op_include: None,
            op_exclude: None,
            on_deprecated: OnDeprecated::Warn,
            deny_warnings: false,
        };
        let (mut input, mut action) = (None, None);
        while let Some(arg) = args.next() {
            let Some(flag) = flag_name(&arg) else {
                if input.replace(arg).is_some() {
                    return Err("more than one input file".to_owned());
                }
                continue;
            };
            if matches!(flag, "h" | "help") {
                return Ok(None);
            }
            if let Some((name, value)) = ACTIONS.iter().find(|(name, _)| *name == flag) {
                if let Some((other, _)) = action.replace((name, *value))
                    && other != name
                {
                    return Err(format!("'--{other}' and '--{name}' exclude each other"));
                }
            } else if flag == "deny-warnings" {
                options.deny_warnings = true;
            } else if let Some((name, value)) = valued_flag(flag) {
                let value = match value {
                    Some(value) => value.to_owned(),
                    None => args.next().ok_or(format!("'{arg}' needs a value"))?,
                };
                options.set(name, value)?;
            } else {
                return Err(unknown_flag(&arg, flag));
            }
        }
        options.input = input.unwrap_or(options.input);
        options.action = action.map_or(options.action, |(_, action)| action);
        Ok(Some(options))
    }

    /// Sets what a flag with a value stands for.
    fn set(&mut self, name: &str, value: String) -> Result<(), String> {
        let regex = |value: &str| {
            Regex::new(value)
                .map_err(|error| format!("'--{name}' is no regular expression: {error}"))
        };
        match name {
            "o" => self.output = Some(value).filter(|path| path != "-").map(PathBuf::from),
            "dialect" => self.dialect = Some(value),
            "op-include-regex" => self.op_include = Some(regex(&value)?),
            "op-exclude-regex" => self.op_exclude = Some(regex(&value)?),
            "I" => self.include_dirs.push(value.into()),
            "D" => self.defines.push(value),
            _ => {
                self.on_deprecated = match value.as_str() {
                    "none" => OnDeprecated::Ignore,
                    "warn" => OnDeprecated::Warn,
                    "error" => OnDeprecated::Error,
                    _ => {
                        let message = format!(
                            "'--on-deprecated' is 'none', 'warn' or 'error', not '{value}'"
                        );
                        return Err(message);
                    }
                }
            }
        }
        Ok(())
    }
}

/// The flag without its dashes; `None` for a file and for `-`.
fn flag_name(arg: &str) -> Option<&str> {
    let flag = arg.strip_prefix('-')?;
    let flag = flag.strip_prefix('-').unwrap_or(flag);
    (!flag.is_empty()).then_some(flag)
}

/// The name of a flag that takes a value, and the value that is attached to it.
fn valued_flag(flag: &str) -> Option<(&'static str, Option<&str>)> {
    let (name, value) = match flag.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (flag, None),
    };
    if let Some(name) = VALUED.iter().find(|known| **known == name) {
        return Some((name, value));
    }
    // `-Idir`, `-DNAME`
    let joined = ["I", "D"].into_iter();
    joined.into_iter().find_map(|name| {
        let value = flag.strip_prefix(name)?;
        Some((name, Some(value)))
    })
}

/// Says what is wrong with a flag, and which one is meant if it is one letter away.
fn unknown_flag(arg: &str, flag: &str) -> String {
    let name = flag.split('=').next().unwrap_or(flag);
    let known = ACTIONS.iter().map(|(name, _)| *name);
    let mut known = known.chain(VALUED).chain(["deny-warnings"]);
    let meant =
        known.find(|known| known.starts_with(name) || name.starts_with(known) && known.len() > 3);
    match meant {
        Some(meant) => format!("unknown argument '{arg}'; is '--{meant}' meant?"),
        None => format!("unknown argument '{arg}'; see --help"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        let args = line.split_whitespace().map(str::to_owned);
        Options::parse(args).map(|options| options.expect("no help asked for"))
    }

    #[test]
    fn flags_are_written_as_in_llvm() {
        let options = parse("-gen-op-defs a.td -Ione -I two -DX -D=Y --dialect=d -o=out").unwrap();
        assert_eq!(options.action, Action::GenRust(Kind::Ops));
        assert_eq!(options.input, "a.td");
        assert_eq!(options.include_dirs, [PathBuf::from("one"), "two".into()]);
        assert_eq!(options.defines, ["X", "Y"]);
        assert_eq!(options.dialect.as_deref(), Some("d"));
        assert_eq!(options.output, Some("out".into()));
    }

    #[test]
    fn wrong_flags_are_explained() {
        for (line, message) in [
            ("a b", "more than one input file"),
            ("--chek", "unknown argument '--chek'; see --help"),
            (
                "--gen-op-def",
                "unknown argument '--gen-op-def'; is '--gen-op-defs' meant?",
            ),
            (
                "--check --dump-json",
                "'--check' and '--dump-json' exclude each other",
            ),
            ("-I", "'-I' needs a value"),
            (
                "--on-deprecated=never",
                "'--on-deprecated' is 'none', 'warn' or 'error', not 'never'",
            ),
        ] {
            assert_eq!(parse(line).unwrap_err(), message, "{line}");
        }
        let error = parse("--op-include-regex=(").unwrap_err();
        assert!(error.starts_with("'--op-include-regex' is no regular expression: "));
    }
}
