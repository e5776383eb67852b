//! One large entity of each kind, to reveal quadratic behaviour.

use super::Writer;

/// One function with a chain of blocks, each with one operation.
pub(super) fn blocks(w: &mut Writer, size: usize) {
    w.open_function(&["i32"], "i32");
    for block in 1..=size {
        w.line(&format!("\"w.br\"()[^bb{block}] : () -> ()"));
        w.label(&format!("^bb{block}:"));
    }
    w.line("\"w.return\"() : () -> ()");
    w.close_function();
}

/// One operation with `size` operands.
pub(super) fn operands(w: &mut Writer, size: usize) {
    w.open_function(&[], "()");
    let one = w.fresh();
    w.line(&format!("%{one} = \"w.op\"() : () -> i32"));
    let operands = vec![format!("%{one}"); size].join(", ");
    let types = vec!["i32"; size].join(", ");
    w.line(&format!("\"w.op\"({operands}) : ({types}) -> ()"));
    w.line("\"w.return\"() : () -> ()");
    w.close_function();
}

/// One operation with `size` attributes.
pub(super) fn entries(w: &mut Writer, size: usize) {
    w.open_function(&[], "()");
    let entries: Vec<String> = (0..size)
        .map(|number| format!("a{number:07} = {number} : i32"))
        .collect();
    w.line(&format!("\"w.op\"() {{{}}} : () -> ()", entries.join(", ")));
    w.line("\"w.return\"() : () -> ()");
    w.close_function();
}
