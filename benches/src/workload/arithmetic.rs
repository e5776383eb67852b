//! Straight-line integer arithmetic.

use super::Writer;

/// Operations with two operands, and whether they can overflow and so have properties.
const BINARY: [(&str, bool); 6] = [
    ("addi", true),
    ("subi", true),
    ("muli", true),
    ("andi", false),
    ("ori", false),
    ("xori", false),
];

/// Writes one operation on the newest value and a recent one.
fn step(w: &mut Writer, recent: &mut Vec<usize>, reach: usize) {
    let result;
    if w.random.below(8) == 0 {
        let value = w.random.below(100_000);
        result = w.fresh();
        w.line(&format!(
            "%{result} = \"w.constant\"() <{{value = {value} : i32}}> : () -> i32"
        ));
    } else {
        let (name, overflows) = BINARY[w.random.below(BINARY.len())];
        let lhs = recent[recent.len() - 1];
        let rhs = recent[recent.len() - 1 - w.random.below(recent.len().min(reach))];
        let properties = if overflows {
            " <{overflowFlags = #w.overflow<none>}>"
        } else {
            ""
        };
        result = w.fresh();
        w.line(&format!(
            "%{result} = \"w.{name}\"(%{lhs}, %{rhs}){properties} : (i32, i32) -> i32"
        ));
    }
    recent.push(result);
    if recent.len() > 4 * reach {
        recent.drain(..2 * reach);
    }
}

fn function(w: &mut Writer, steps: usize, reach: usize) {
    let mut recent = w.open_function(&["i32", "i32"], "i32");
    for _ in 0..steps {
        step(w, &mut recent, reach);
    }
    let last = recent[recent.len() - 1];
    w.line(&format!("\"w.return\"(%{last}) : (i32) -> ()"));
    w.close_function();
}

pub(super) fn funcs(w: &mut Writer, ops: usize) {
    for _ in 0..(ops / 52).max(1) {
        function(w, 50, 12);
    }
}

pub(super) fn block(w: &mut Writer, ops: usize) {
    function(w, ops.saturating_sub(3), 40);
}
