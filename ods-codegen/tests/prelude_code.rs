//! The code in the bundled prelude: what it calls, and what the generator makes
//! of it. What the prelude says is held against MLIR by the test `prelude`.

#[path = "prelude/expansion.rs"]
mod expansion;
#[path = "prelude/files.rs"]
mod files;
#[path = "prelude/helpers.rs"]
mod helpers;
#[path = "prelude/listed.rs"]
mod listed;
