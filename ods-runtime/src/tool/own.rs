//! Flags that a driver has besides those of every driver.

use clap::{Arg, ArgMatches, Command};

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
            let value = matches.get_one::<String>(flag.name)?;
            Some((flag.name, value.clone()))
        });
        Self(values.collect())
    }
}

/// Adds `flags` to a command.
pub(super) fn with_flags(command: Command, flags: &'static [OwnFlag]) -> Command {
    command.args(flags.iter().map(|flag| {
        Arg::new(flag.name)
            .long(flag.name)
            .value_name(flag.value_name)
            .allow_hyphen_values(true)
            .help(flag.help)
    }))
}
