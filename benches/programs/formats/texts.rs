//! Modules of many operations of one op.

use std::fmt::Write as _;

/// The ops that are measured.
pub(super) const OPS: [&str; 8] = [
    "add", "call", "compare", "load", "loop", "branch", "range", "tile",
];

/// A module of `count` operations of `op`: one of [`OPS`] with the way it is parsed, as
/// in `add_format`.
pub(super) fn text(op: &str, count: u32) -> String {
    let mut text = "%0 = bench.start\n".to_owned();
    let kind = op.split('_').next().unwrap_or_default();
    if kind == "branch" {
        text += "\"bench.blocks\"() ({\n";
    }
    for n in 1..=count {
        let before = n - 1;
        let rare = n % 4 == 0;
        let choose = |there| if rare { there } else { "" };
        // Writing to a string cannot fail.
        let _ = match kind {
            "add" => {
                let exact = choose(" exact");
                writeln!(text, "%{n} = bench.{op} %{before}, %{before}{exact} : i32")
            }
            "call" => writeln!(
                text,
                "%{n} = bench.{op} @callee(%{before}, %0, %0) : (i32, i32, i32) -> i32"
            ),
            "compare" => {
                let order = ["eq", "ne", "slt", "sle"][n as usize % 4];
                let weight = choose(" weight 7");
                writeln!(text, "%{n} = bench.{op} {order}, %0, %0{weight} : i32")
            }
            "load" => {
                let mask = choose(" mask %0 : i32");
                writeln!(text, "%{n} = bench.{op} %{before}[%0, %0]{mask} : i32")
            }
            "loop" => {
                let step = choose(" step %0");
                writeln!(text, "bench.{op} %0{step} {{\n  %{n} = bench.start\n}}")
            }
            "branch" => {
                let operands = choose("(%0 : i32)");
                let block = if rare {
                    format!("^b{n}(%a{n}: i32)")
                } else {
                    format!("^b{n}")
                };
                writeln!(
                    text,
                    "bench.{op} %0, ^b{n}{operands}, ^b{n}{operands}\n{block}:"
                )
            }
            "range" => writeln!(text, "%{n} = bench.{op} %0 from {n} to 10 : i32"),
            _ => {
                let at = choose(" at 3 exact");
                writeln!(text, "%{n} = bench.{op} %{before} by 16{at} : i32")
            }
        };
    }
    if kind == "branch" {
        text += "bench.end\n}) : () -> ()\n";
    }
    text
}
