//! Texts in custom form, of `arith`, `cf`, `func` and `scf`.

use super::Writer;

const BINARY: [&str; 6] = ["addi", "subi", "muli", "andi", "ori", "xori"];

/// The depth of nested loops.
const DEPTH: usize = 12;

/// The number of blocks of a function.
const BLOCKS: usize = 40;

/// Writes one operation on the newest value and a recent one.
fn step(w: &mut Writer, recent: &mut Vec<usize>, reach: usize) {
    let result = w.fresh();
    if w.random.below(8) == 0 {
        let value = w.random.below(100_000);
        w.line(&format!("%{result} = arith.constant {value} : i32"));
    } else {
        let name = BINARY[w.random.below(BINARY.len())];
        let lhs = recent[recent.len() - 1];
        let rhs = recent[recent.len() - 1 - w.random.below(recent.len().min(reach))];
        w.line(&format!("%{result} = arith.{name} %{lhs}, %{rhs} : i32"));
    }
    recent.push(result);
    if recent.len() > 4 * reach {
        recent.drain(..2 * reach);
    }
}

/// Opens a function; `signature` names its arguments.
fn open(w: &mut Writer, signature: &str) {
    let number = w.function;
    w.function += 1;
    w.line(&format!("func.func @f{number}{signature} {{"));
    w.depth += 1;
}

fn close(w: &mut Writer) {
    w.depth -= 1;
    w.line("}");
}

fn function(w: &mut Writer, steps: usize, reach: usize) {
    w.value = 0;
    let (a, b) = (w.fresh(), w.fresh());
    open(w, &format!("(%{a}: i32, %{b}: i32) -> i32"));
    let mut recent = vec![a, b];
    for _ in 0..steps {
        step(w, &mut recent, reach);
    }
    let last = recent[recent.len() - 1];
    w.line(&format!("return %{last} : i32"));
    close(w);
}

pub(super) fn funcs(w: &mut Writer, ops: usize) {
    for _ in 0..(ops / 52).max(1) {
        function(w, 50, 12);
    }
}

pub(super) fn block(w: &mut Writer, ops: usize) {
    function(w, ops.saturating_sub(3), 40);
}

pub(super) fn cfg(w: &mut Writer, ops: usize) {
    for _ in 0..(ops / (BLOCKS * 5 + 2)).max(1) {
        open(w, "(%a: i32, %c: i1) -> i32");
        w.line("cf.br ^bb1(%a, %a : i32, i32)");
        for number in 1..=BLOCKS {
            w.label(&format!("^bb{number}(%x{number}: i32, %y{number}: i32):"));
            w.line(&format!(
                "%s{number} = arith.addi %x{number}, %y{number} : i32"
            ));
            w.line(&format!("%t{number} = arith.muli %s{number}, %a : i32"));
            w.line(&format!(
                "%u{number} = arith.xori %t{number}, %x{number} : i32"
            ));
            if number == BLOCKS {
                w.line(&format!("return %u{number} : i32"));
                break;
            }
            let (next, other) = (number + 1, 1 + w.random.below(BLOCKS));
            w.line(&format!(
                "%p{number} = arith.cmpi slt, %u{number}, %y{number} : i32"
            ));
            w.line(&format!(
                "cf.cond_br %p{number}, ^bb{next}(%s{number}, %u{number} : i32, i32), ^bb{other}(%t{number}, %x{number} : i32, i32)"
            ));
        }
        close(w);
    }
}

pub(super) fn nest(w: &mut Writer, ops: usize) {
    // Four operations, a loop or a branch, and its implicit terminator.
    for _ in 0..(ops / (DEPTH * 6 + 2)).max(1) {
        open(
            w,
            "(%lower: index, %upper: index, %step: index, %x: i32, %c: i1)",
        );
        for level in 0..DEPTH {
            let before = match level {
                0 => "%x".to_owned(),
                level => format!("%d{}", level - 1),
            };
            w.line(&format!("%a{level} = arith.addi {before}, %x : i32"));
            w.line(&format!("%b{level} = arith.muli %a{level}, {before} : i32"));
            w.line(&format!(
                "%p{level} = arith.cmpi slt, %a{level}, %b{level} : i32"
            ));
            w.line(&format!(
                "%d{level} = arith.select %p{level}, %a{level}, %b{level} : i32"
            ));
            if level % 3 == 2 {
                w.line(&format!("scf.if %p{level} {{"));
            } else {
                w.line(&format!(
                    "scf.for %i{level} = %lower to %upper step %step {{"
                ));
            }
            w.depth += 1;
        }
        for _ in 0..DEPTH {
            close(w);
        }
        w.line("return");
        close(w);
    }
}
