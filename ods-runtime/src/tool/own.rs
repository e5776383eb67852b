//! Flags that a driver has besides those of every driver.

use clap::{Arg, ArgMatches, Command};
use ods_rewrite::pass::PassRegistry;

/// A flag with a value: `--name=VALUE`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnFlag {
    /// The name, without dashes.
    pub name: &'static str,
    /// What `--help` shows for the value.
    pub value_name: &'static str,
    /// The line that `--help` shows.
    pub help: &'static str,
}

/// The values of own flags on a command line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnFlags(Vec<(&'static str, String)>);

impl OwnFlags {
    /// The value of a flag, if it is given.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The values of `flags` in `matches`.
    pub(super) fn from_matches(flags: &'static [OwnFlag], matches: &ArgMatches) -> Self {
        let values = flags.iter().filter_map(|flag| {
            let value = matches.get_one::<String>(&id_of(flag))?;
            Some((flag.name, value.clone()))
        });
        Self(values.collect())
    }
}

/// What the flag is called among the arguments, which are called as fields are.
fn id_of(flag: &OwnFlag) -> String {
    format!("--{}", flag.name)
}

/// Checks that no pass and no two flags have the same name: one would be out of reach.
///
/// # Panics
///
/// If they have, in builds with debug assertions.
pub(super) fn check_names(command: &Command, flags: &'static [OwnFlag], passes: &PassRegistry) {
    if !cfg!(debug_assertions) {
        return;
    }
    let mut known: Vec<&str> = vec!["help", "h", "version", "V", "o"];
    for arg in command.get_arguments() {
        known.extend(arg.get_long_and_visible_aliases().unwrap_or_default());
    }
    for flag in flags {
        let name = flag.name;
        assert!(
            !known.contains(&name),
            "two flags of the tool are called `--{name}`"
        );
        known.push(name);
    }
    for name in known {
        assert!(
            passes.pass(name).is_none() && passes.pipeline(name).is_none(),
            "a pass and a flag of the tool are called `--{name}`"
        );
    }
}

/// Adds `flags` to a command.
pub(super) fn with_flags(command: Command, flags: &'static [OwnFlag]) -> Command {
    command.args(flags.iter().map(|flag| {
        Arg::new(id_of(flag))
            .long(flag.name)
            .value_name(flag.value_name)
            .allow_hyphen_values(true)
            .help(flag.help)
    }))
}
