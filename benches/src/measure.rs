//! CPU time and medians.

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike as _;
use nix::time::{ClockId, clock_gettime};
use std::io::{Error, Result};
use std::process::{Command, Stdio};
use std::time::Duration;

/// CPU time that this process has used so far, over all threads.
///
/// # Panics
///
/// If the system has no such clock.
pub fn cpu_time() -> Duration {
    clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID)
        .unwrap_or_else(|error| panic!("the system has no CPU clock: {error}"))
        .into()
}

/// Runs `work`; returns its result and its CPU time.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = cpu_time();
    let result = work();
    (result, cpu_time().saturating_sub(start))
}

/// The measurements of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Measured {
    /// CPU time, user and system.
    pub cpu: Duration,
    /// The peak of resident memory, in KiB.
    pub peak_kib: u64,
}

/// Runs a program to its end, without output, and measures it.
///
/// The system reports the usage of all children of a process together. So the running
/// program is started again, as `--child PROGRAM ARGUMENT…`, to have exactly one child:
/// see [`run_child`].
///
/// # Errors
///
/// If the program does not start, or fails.
pub fn measure_process(program: &Command) -> Result<Measured> {
    let mut child = Command::new(std::env::current_exe()?);
    child
        .arg("--child")
        .arg(program.get_program())
        .args(program.get_args());
    if let Some(folder) = program.get_current_dir() {
        child.current_dir(folder);
    }
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => child.env(name, value),
            None => child.env_remove(name),
        };
    }
    let done = child.output()?;
    let text = String::from_utf8_lossy(&done.stdout);
    let mut words = text.split_whitespace().map(str::parse::<u64>);
    match (words.next(), words.next()) {
        (Some(Ok(micros)), Some(Ok(peak_kib))) if done.status.success() => Ok(Measured {
            cpu: Duration::from_micros(micros),
            peak_kib,
        }),
        _ => {
            let errors = String::from_utf8_lossy(&done.stderr);
            Err(Error::other(format!("{program:?}: {errors}")))
        }
    }
}

/// Runs the given program and arguments, without output, and measures it.
///
/// # Errors
///
/// If the program does not start, or fails.
pub fn run_child(mut arguments: impl Iterator<Item = String>) -> Result<Measured> {
    let program = arguments.next().unwrap_or_default();
    let status = Command::new(program)
        .args(arguments)
        .stdout(Stdio::null())
        .status()?;
    if !status.success() {
        return Err(Error::other(status.to_string()));
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let micros = (usage.user_time() + usage.system_time()).num_microseconds();
    Ok(Measured {
        cpu: Duration::from_micros(micros.unsigned_abs()),
        peak_kib: usage.max_rss().unsigned_abs(),
    })
}

/// Prints the measurements for [`measure_process`].
pub fn report_child(measured: Measured) {
    println!("{} {}", measured.cpu.as_micros(), measured.peak_kib);
}

/// The median; zero for an empty list.
pub fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
