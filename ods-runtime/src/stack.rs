//! Stack for parsers and printers that are written by hand, which call each other as deeply as
//! what they read or print nests. Where the stack of a thread is used up, they go on with a
//! thread of their own.

use crate::limits::{CUSTOM_FORM_THREAD, MAX_CUSTOM_FORM_STACK};

/// How much of a thread's stack a recursion may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    /// Address of a local of the outermost call.
    base: usize,
    /// In bytes.
    room: usize,
}

impl Stack {
    /// A recursion that begins here, on a thread of which nothing is known.
    #[inline(never)]
    pub(crate) fn here() -> Self {
        Self::with_room(MAX_CUSTOM_FORM_STACK)
    }

    fn with_room(room: usize) -> Self {
        let here = 0_u8;
        let base = std::ptr::from_ref(&here).addr();
        Self { base, room }
    }

    /// Whether the recursion has taken what it may.
    pub(crate) fn is_used_up(self) -> bool {
        let here = 0_u8;
        self.base.abs_diff(std::ptr::from_ref(&here).addr()) > self.room
    }
}

/// Goes on with `task` on a thread with a stack of its own, and waits for it; `None` if there
/// are no threads any more, or none at all.
pub(crate) fn go_on<T: Send>(task: impl FnOnce(Stack) -> T + Send) -> Option<T> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(CUSTOM_FORM_THREAD)
            .spawn_scoped(scope, || {
                task(Stack::with_room(CUSTOM_FORM_THREAD - MAX_CUSTOM_FORM_STACK))
            });
        match thread.ok()?.join() {
            Ok(done) => Some(done),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}
