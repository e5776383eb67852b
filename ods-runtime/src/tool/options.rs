//! The command line of [`opt_main`](super::opt_main): `mlir-opt`'s flags.

use crate::text::printer::PrintFlags;
use clap::{ArgAction, Parser};

/// Reads, verifies and prints IR, like `mlir-opt`.
#[derive(Clone, Debug, Parser)]
#[command(version, about)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each flag of the command line"
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
    #[arg(long = "mlir-print-op-generic")]
    pub print_op_generic: bool,
    /// Print locations.
    #[arg(long = "mlir-print-debuginfo")]
    pub print_debuginfo: bool,
    /// Print without aliases.
    #[arg(long = "mlir-print-local-scope")]
    pub print_local_scope: bool,
    /// Leave out elements attributes with more elements than this.
    #[arg(long = "mlir-elide-elementsattrs-if-larger", value_name = "N")]
    pub elide_elements_if_larger: Option<u64>,
    /// Leave out resources whose text is longer than this.
    #[arg(long = "mlir-elide-resource-strings-if-larger", value_name = "N")]
    pub elide_resources_if_larger: Option<u64>,
    /// Keep operations, types and attributes of dialects that are not known.
    #[arg(long = "allow-unregistered-dialect")]
    pub allow_unregistered_dialect: bool,
    /// Treat the parts between lines `// -----` as files of their own.
    #[arg(long = "split-input-file")]
    pub split_input_file: bool,
    /// Compare the diagnostics with the `// expected-error {{…}}` comments.
    #[arg(long = "verify-diagnostics")]
    pub verify_diagnostics: bool,
    /// Verify what was read.
    #[arg(long = "verify-each", default_value = "true", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub verify_each: bool,
    /// List the dialects that are known.
    #[arg(long = "show-dialects")]
    pub show_dialects: bool,
    /// Use one thread only.
    #[arg(long = "mlir-disable-threading")]
    pub disable_threading: bool,
}

fn parse_switch(text: &str) -> Result<bool, String> {
    match text {
        "1" | "true" => Ok(true),
        "0" | "false" => Ok(false),
        _ => Err("expected `0` or `1`".to_owned()),
    }
}

impl OptOptions {
    /// The options on a command line, without the name of the program.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn from_args<'a>(args: impl IntoIterator<Item = &'a str>) -> Result<Self, String> {
        Self::try_parse_from(std::iter::once("ods-opt").chain(args))
            .map_err(|error| error.to_string())
    }

    /// How the output is printed.
    pub fn print_flags(&self) -> PrintFlags {
        PrintFlags {
            generic: self.print_op_generic,
            debug_info: self.print_debuginfo,
            local_scope: self.print_local_scope,
            elide_elements_larger_than: self.elide_elements_if_larger,
            elide_resource_larger_than: self.elide_resources_if_larger,
            ..PrintFlags::default()
        }
    }
}
