//! The command line of [`opt_main`](super::opt_main): `mlir-opt`'s flags.

use super::own::{OwnFlags, check_names, with_flags};
use super::passes::{PassFlags, list, take_pass_flags, with_nearest_pass};
use super::{Opt, SPLIT_MARKER};
use crate::text::printer::PrintFlags;
use clap::{ArgAction, CommandFactory as _, FromArgMatches as _, Parser, ValueEnum};
use ods_ir::limits::MAX_RANDOM_OPERATIONS;
use std::str::FromStr;

/// Reads, verifies and prints IR, like `mlir-opt`.
#[derive(Clone, Debug, Parser)]
#[command(version, about, args_override_self = true)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one field for each flag of the command line"
)]
#[non_exhaustive]
pub struct OptOptions {
    /// The file to read; `-` is the standard input.
    #[arg(default_value = "-")]
    pub input: String,
    /// The file to write; `-` is the standard output.
    #[arg(short = 'o', default_value = "-", value_name = "FILE")]
    pub output: String,
    /// Print every operation in its generic form.
    #[arg(long = "mlir-print-op-generic", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_op_generic: bool,
    /// Print locations.
    #[arg(long = "mlir-print-debuginfo", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_debuginfo: bool,
    /// Print without aliases.
    #[arg(long = "mlir-print-local-scope", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_local_scope: bool,
    /// Print locations in a readable form that cannot be parsed.
    #[arg(long = "mlir-pretty-debuginfo", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub pretty_debuginfo: bool,
    /// Do not print regions.
    #[arg(long = "mlir-print-skip-regions", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_skip_regions: bool,
    /// Number values uniquely across regions.
    #[arg(long = "mlir-print-unique-ssa-ids", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_unique_ssa_ids: bool,
    /// Print the users of each value as comments.
    #[arg(long = "mlir-print-value-users", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_value_users: bool,
    /// Name values by the names in their locations.
    #[arg(long = "mlir-use-nameloc-as-prefix", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub use_nameloc_as_prefix: bool,
    /// Print in custom form without verifying first. Without this flag, IR that nothing verified is
    /// verified, and printed in generic form if it is invalid.
    #[arg(long = "mlir-print-assume-verified", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_assume_verified: bool,
    /// Print the operation with each diagnostic about it. Only `0` is supported; accepted for
    /// compatibility with `mlir-opt`.
    #[arg(long = "mlir-print-op-on-diagnostic", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_off, require_equals = true, value_name = "0")]
    pub print_op_on_diagnostic: bool,
    /// Show the stack with each diagnostic. Only `0` is supported; accepted for compatibility with
    /// `mlir-opt`.
    #[arg(long = "mlir-print-stacktrace-on-diagnostic", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_no_stack, require_equals = true, value_name = "0")]
    pub print_stacktrace_on_diagnostic: bool,
    /// Write bytecode. Only `0` is supported; accepted for compatibility with `mlir-opt`.
    #[arg(long = "emit-bytecode", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_no_bytecode, require_equals = true, value_name = "0")]
    pub emit_bytecode: bool,
    /// Read dialects from a file of IRDL. Only an empty name is supported; accepted for compatibility with
    /// `mlir-opt`.
    #[arg(long = "irdl-file", value_parser = parse_no_irdl, value_name = "FILE")]
    pub irdl_file: Option<String>,
    /// Do not verify the input.
    #[arg(long = "mlir-very-unsafe-disable-verifier-on-parsing", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub disable_verifier_on_parsing: bool,
    /// Parse a single top-level operation, without an implicit module.
    #[arg(long = "no-implicit-module", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub no_implicit_module: bool,
    /// Parse the output again and compare.
    #[arg(long = "verify-roundtrip", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub verify_roundtrip: bool,
    /// Print elements attributes with more elements than this in hexadecimal; -1 for
    /// none.
    #[arg(
        long = "mlir-print-elementsattrs-with-hex-if-larger",
        value_name = "N",
        allow_negative_numbers = true
    )]
    pub print_elements_as_hex_if_larger: Option<i64>,
    /// Omit elements attributes with more elements than this.
    #[arg(long = "mlir-elide-elementsattrs-if-larger", value_parser = parse_count, value_name = "N")]
    pub elide_elements_if_larger: Option<u64>,
    /// Omit resources whose text is longer than this.
    #[arg(long = "mlir-elide-resource-strings-if-larger", value_parser = parse_count, value_name = "N")]
    pub elide_resources_if_larger: Option<u64>,
    /// Accept operations, types and attributes of unregistered dialects.
    #[arg(long = "allow-unregistered-dialect", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub allow_unregistered_dialect: bool,
    /// Treat the parts between markers (`// -----` by default) as separate files.
    #[arg(long = "split-input-file", num_args = 0..=1, require_equals = true,
          default_missing_value = SPLIT_MARKER, value_name = "MARKER")]
    pub split_input_file: Option<String>,
    /// The marker between the outputs of the parts.
    #[arg(long = "output-split-marker", default_value = SPLIT_MARKER, value_name = "MARKER")]
    pub output_split_marker: String,
    /// Compare the diagnostics with the `// expected-error {{…}}` comments. The parser
    /// then stops at its first error in each part, as `mlir-opt`'s does.
    #[arg(long = "verify-diagnostics", num_args = 0..=1, require_equals = true,
          default_missing_value = "all", value_name = "WHICH")]
    pub verify_diagnostics: Option<VerifyDiagnostics>,
    /// Verify after each pass.
    #[arg(long = "verify-each", default_value = "true", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub verify_each: bool,
    /// Process a random valid module instead of an input: a seed, the number of operations, and the
    /// dialects of these; all dialects if there are none.
    #[arg(
        long = "random-module",
        require_equals = true,
        value_name = "SEED,SIZE[,DIALECT…]",
        conflicts_with = "input"
    )]
    pub random_module: Option<RandomModule>,
    /// List the registered dialects.
    #[arg(long = "show-dialects", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub show_dialects: bool,
    /// List the hooks that definitions of upstream declare and that nobody wrote, and the C++ that was left out.
    #[arg(long = "show-missing", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub show_missing: bool,
    /// Use one thread only.
    #[arg(long = "mlir-disable-threading", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub disable_threading: bool,
    /// The flags about passes.
    #[command(flatten)]
    pub passes: PassFlags,
    /// The values of the driver's own flags.
    #[arg(skip)]
    pub own: OwnFlags,
}

/// The random module that `--random-module` asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RandomModule {
    /// The seed.
    pub seed: u64,
    /// About how many operations it has.
    pub size: usize,
    /// The dialects of the operations; all if empty.
    pub dialects: Vec<String>,
}

impl FromStr for RandomModule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split(',');
        let (seed, size) = (parts.next().unwrap_or_default(), parts.next());
        let size = size.ok_or("expected SEED,SIZE")?;
        let size: u32 = size
            .parse()
            .map_err(|_| format!("'{size}' is not a valid size"))?;
        if size > MAX_RANDOM_OPERATIONS {
            return Err(format!("at most {MAX_RANDOM_OPERATIONS} operations"));
        }
        Ok(Self {
            seed: seed
                .parse()
                .map_err(|_| format!("'{seed}' is not a valid seed"))?,
            size: size as usize,
            dialects: parts.map(str::to_owned).collect(),
        })
    }
}

/// Which diagnostics `--verify-diagnostics` is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum VerifyDiagnostics {
    /// All expected diagnostics must occur, and no others.
    All,
    /// All expected diagnostics must occur.
    OnlyExpected,
}

pub(super) fn parse_switch(text: &str) -> Result<bool, String> {
    match text {
        "" | "1" | "true" | "True" | "TRUE" => Ok(true),
        "0" | "false" | "False" | "FALSE" => Ok(false),
        _ => Err("expected `0` or `1`".to_owned()),
    }
}

/// A number that is not negative.
pub(super) fn parse_count(text: &str) -> Result<u64, String> {
    let count = text.parse();
    count.map_err(|_| "expected a number from 0 to 2^64 - 1".to_owned())
}

/// A switch that can only be off, with the reason.
fn parse_off_because(text: &str, reason: &str) -> Result<bool, String> {
    if parse_switch(text)? {
        return Err(format!("{reason}: expected `0`"));
    }
    Ok(false)
}

fn parse_off(text: &str) -> Result<bool, String> {
    parse_off_because(text, "operations are not printed with diagnostics")
}

fn parse_no_stack(text: &str) -> Result<bool, String> {
    parse_off_because(text, "the stack is not shown with diagnostics")
}

fn parse_no_bytecode(text: &str) -> Result<bool, String> {
    parse_off_because(text, "bytecode is not written")
}

fn parse_no_irdl(text: &str) -> Result<String, String> {
    if text.is_empty() {
        return Ok(String::new());
    }
    Err("IRDL is not read: expected no name".to_owned())
}

impl OptOptions {
    /// Parses the options of a command line without the name of the program, for a driver with the
    /// passes of `ods_runtime::transforms`.
    ///
    /// # Errors
    ///
    /// A message about the first invalid option.
    pub fn from_args<'a>(args: impl IntoIterator<Item = &'a str>) -> Result<Self, String> {
        Opt::new(crate::DialectRegistry::new()).options(args)
    }

    /// Parses the options of a command line for a driver. As with LLVM's, long options may begin
    /// with a single dash.
    pub(super) fn from_command_line(
        opt: &Opt,
        args: impl IntoIterator<Item = String>,
    ) -> Result<Self, clap::Error> {
        check_names(&Self::command(), opt.own_flags, &opt.passes);
        let (args, by_name) = take_pass_flags(args, &opt.passes);
        let args = args.into_iter().map(|arg| {
            let is_long = arg
                .strip_prefix('-')
                .is_some_and(|name| name.len() > 1 && !name.starts_with(['-', 'o']));
            if is_long || arg.starts_with("-output-") {
                return format!("-{arg}");
            }
            arg
        });
        let mut command = Self::command()
            .name(opt.name.clone())
            .bin_name(opt.name.clone())
            .version(opt.version.clone())
            .after_help(list(&opt.passes));
        if !opt.about.is_empty() {
            command = command.about(opt.about.clone());
        }
        let matches = with_flags(command, opt.own_flags)
            .try_get_matches_from(args)
            .map_err(|error| with_nearest_pass(error, &opt.passes))?;
        let mut options = Self::from_arg_matches(&matches)?;
        options.own = OwnFlags::from_matches(opt.own_flags, &matches);
        options.passes.by_name = by_name;
        Ok(options)
    }

    /// The flags for printing the output.
    pub fn print_flags(&self) -> PrintFlags {
        let hex = match self.print_elements_as_hex_if_larger {
            Some(limit) => u64::try_from(limit).ok(),
            None => PrintFlags::new().hex_elements_larger_than,
        };
        PrintFlags::new()
            .generic(self.print_op_generic)
            .debug_info(self.print_debuginfo)
            .local_scope(self.print_local_scope)
            .pretty_debug_info(self.pretty_debuginfo)
            .skip_regions(self.print_skip_regions)
            .unique_ssa_ids(self.print_unique_ssa_ids)
            .value_users(self.print_value_users)
            .use_name_loc_as_prefix(self.use_nameloc_as_prefix)
            .hex_elements_larger_than(hex)
            .elide_elements_larger_than(self.elide_elements_if_larger)
            .elide_resource_larger_than(self.elide_resources_if_larger)
            .parallel(!self.disable_threading)
    }
}
