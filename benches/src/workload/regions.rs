//! Branching blocks and nested regions.

use super::Writer;

/// Blocks of a function after its entry, and operations of each.
const BLOCKS: usize = 40;
const BLOCK_OPS: usize = 5;

pub(super) fn cfg(w: &mut Writer, ops: usize) {
    for _ in 0..(ops / (BLOCKS * BLOCK_OPS + 2)).max(1) {
        let arguments = w.open_function(&["i32", "i1"], "i32");
        let a = arguments[0];
        w.line(&format!("\"w.br\"(%{a}, %{a})[^bb1] : (i32, i32) -> ()"));
        for block in 1..=BLOCKS {
            branching_block(w, block, a);
        }
        w.close_function();
    }
}

fn branching_block(w: &mut Writer, block: usize, a: usize) {
    let (x, y) = (w.fresh(), w.fresh());
    w.label(&format!("^bb{block}(%{x}: i32, %{y}: i32):"));
    let (sum, product, mixed, test) = (w.fresh(), w.fresh(), w.fresh(), w.fresh());
    let flags = "<{overflowFlags = #w.overflow<none>}>";
    let ty = "(i32, i32) -> i32";
    w.line(&format!("%{sum} = \"w.addi\"(%{x}, %{y}) {flags} : {ty}"));
    w.line(&format!(
        "%{product} = \"w.muli\"(%{sum}, %{a}) {flags} : {ty}"
    ));
    w.line(&format!("%{mixed} = \"w.xori\"(%{product}, %{x}) : {ty}"));
    w.line(&format!(
        "%{test} = \"w.cmpi\"(%{mixed}, %{y}) <{{predicate = 2 : i64}}> : (i32, i32) -> i1"
    ));
    if block == BLOCKS {
        return w.line(&format!("\"w.return\"(%{mixed}) : (i32) -> ()"));
    }
    let (next, other) = (block + 1, 1 + w.random.below(BLOCKS));
    w.line(&format!(
        "\"w.cond_br\"(%{test}, %{sum}, %{mixed}, %{product}, %{x})[^bb{next}, ^bb{other}] \
         <{{operandSegmentSizes = array<i32: 1, 2, 2>}}> : (i1, i32, i32, i32, i32) -> ()"
    ));
}

const DEPTH: usize = 12;

pub(super) fn nest(w: &mut Writer, ops: usize) {
    let inputs = ["memref<?xi32>", "index", "index", "index", "i1"];
    // A region has four operations and its terminator, plus the op that holds it.
    for _ in 0..(ops / (DEPTH * 6 + 2)).max(1) {
        let arguments = w.open_function(&inputs, "()");
        level(w, &arguments, 0, None);
        w.line("\"w.return\"() : () -> ()");
        w.close_function();
    }
}

fn level(w: &mut Writer, arguments: &[usize], depth: usize, outer: Option<usize>) {
    let [memory, low, high, step, condition] = *arguments else {
        return;
    };
    if depth == DEPTH {
        return;
    }
    let is_branch = depth % 3 == 2;
    if is_branch {
        w.line(&format!("\"w.if\"(%{condition}) ({{"));
        w.depth += 1;
    } else {
        w.line(&format!("\"w.for\"(%{low}, %{high}, %{step}) ({{"));
        w.depth += 1;
        let induction = w.fresh();
        w.label(&format!("^bb0(%{induction}: index):"));
    }
    let (loaded, sum, product) = (w.fresh(), w.fresh(), w.fresh());
    let outer = outer.unwrap_or(loaded);
    let flags = "<{overflowFlags = #w.overflow<none>}>";
    w.line(&format!(
        "%{loaded} = \"w.load\"(%{memory}, %{low}) : (memref<?xi32>, index) -> i32"
    ));
    w.line(&format!(
        "%{sum} = \"w.addi\"(%{loaded}, %{outer}) {flags} : (i32, i32) -> i32"
    ));
    w.line(&format!(
        "%{product} = \"w.muli\"(%{sum}, %{loaded}) {flags} : (i32, i32) -> i32"
    ));
    w.line(&format!(
        "\"w.store\"(%{product}, %{memory}, %{high}) : (i32, memref<?xi32>, index) -> ()"
    ));
    level(w, arguments, depth + 1, Some(loaded));
    w.line("\"w.yield\"() : () -> ()");
    w.depth -= 1;
    if is_branch {
        w.line("}, {");
        w.line("}) : (i1) -> ()");
    } else {
        w.line("}) : (index, index, index) -> ()");
    }
}
