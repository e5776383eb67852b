//! `--run` for drivers: [`with_run`].

use crate::args;
use ods_runtime::tool::{Opt, OwnFlag, OwnFlags};
use ods_runtime::{Diagnostic, Diagnostics, Ir, Location, Operation};

/// The flags that [`with_run`] adds.
pub const FLAGS: &[OwnFlag] = &[
    OwnFlag {
        name: "run",
        value_name: "@FUNCTION",
        help: "Execute a function after the passes, and print its results instead of the IR",
    },
    OwnFlag {
        name: "args",
        value_name: "VALUES",
        help: "The arguments of the function that is run, separated by commas",
    },
    OwnFlag {
        name: "run-index-bitwidth",
        value_name: "32|64",
        help: "The bits of an index in the function that is run",
    },
    OwnFlag {
        name: "run-max-steps",
        value_name: "N",
        help: "The operations that the function that is run executes at most",
    },
];

/// Adds the flag `--run=@FUNCTION` and its companions to a driver, whose registry must have the
/// semantics of its dialects ([`attach`](crate::attach)).
///
/// ```
/// use ods_interp::tool::with_run;
/// use ods_runtime::tool::Opt;
///
/// let opt = with_run(Opt::new(ods_interp::attach(ods_dialects::all())));
/// let options = opt.options(["--canonicalize", "--run=@twice", "--args=21"]).unwrap();
/// let text = "func.func @twice(%a: i32) -> i32 {
///   %b = arith.addi %a, %a : i32
///   return %b : i32
/// }";
/// let result = opt.run_on_text(&options, "a.mlir", text.as_bytes());
/// assert_eq!(result.output, b"42 : i32\n");
/// ```
#[must_use]
pub fn with_run(opt: Opt) -> Opt {
    opt.output(FLAGS, |ir, module, flags| {
        if let Some(function) = flags.get("run") {
            return Some(run(ir, module, function, flags));
        }
        let mut given = FLAGS.iter().map(|flag| flag.name);
        let without = given.find(|name| flags.get(name).is_some())?;
        let message =
            format!("--{without} is about the function of --run=@FUNCTION, which is missing");
        Some(Err(Diagnostic::error(Location::UNKNOWN, message).into()))
    })
}

fn run(
    ir: &Ir,
    module: Operation,
    function: &str,
    flags: &OwnFlags,
) -> Result<String, Diagnostics> {
    let invalid =
        |message: String| Diagnostics::from(Diagnostic::error(Location::UNKNOWN, message));
    let index_width = match flags.get("run-index-bitwidth") {
        None | Some("64") => 64,
        Some("32") => 32,
        Some(other) => {
            let message = format!("an index has 32 or 64 bits, not '{other}'");
            return Err(invalid(message));
        }
    };
    let max_steps = flags.get("run-max-steps").map(|text| {
        let steps = text.parse::<u64>();
        steps.map_err(|_| invalid(format!("'{text}' is not a valid number of steps")))
    });
    let arguments = flags.get("args").unwrap_or_default();
    let result = args::run(
        ir,
        module,
        function,
        arguments,
        index_width,
        max_steps.transpose()?,
    );
    result.map_err(|trap| trap.diagnostic(ir).into())
}
