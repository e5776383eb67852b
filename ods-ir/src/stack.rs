//! Stack space for hand-written parsers and printers, whose recursion is as deep as the nesting of
//! the text or IR. When the stack of a thread is used up, the recursion continues on a new thread.

use crate::limits::{CUSTOM_FORM_THREAD, MAX_CUSTOM_FORM_STACK};

/// The share of a thread's stack that a recursion may use.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Stack {
    /// Address of a local of the outermost call.
    base: usize,
    /// In bytes; measured from `base`.
    room: usize,
}

impl Stack {
    /// Starts a recursion at the current stack depth of a thread whose stack size is unknown.
    #[inline(never)]
    #[doc(hidden)]
    pub fn here() -> Self {
        Self::with_room(MAX_CUSTOM_FORM_STACK)
    }

    fn with_room(room: usize) -> Self {
        let here = 0_u8;
        let base = std::ptr::from_ref(&here).addr();
        Self { base, room }
    }

    /// Whether the recursion has used up its share.
    #[doc(hidden)]
    pub fn is_used_up(self) -> bool {
        let here = 0_u8;
        self.base.abs_diff(std::ptr::from_ref(&here).addr()) > self.room
    }
}

/// Runs `task` on a new thread with its own stack and waits for it. Returns `None` if no thread can
/// be spawned.
#[doc(hidden)]
pub fn go_on<T: Send>(task: impl FnOnce(Stack) -> T + Send) -> Option<T> {
    let (mut task, mut done) = (Some(task), None);
    on_new_thread(&mut |stack| done = task.take().map(|task| task(stack)));
    done
}

/// Runs `task` on a new thread and waits for it, unless no thread can be spawned.
fn on_new_thread(task: &mut (dyn FnMut(Stack) + Send)) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(CUSTOM_FORM_THREAD)
            .spawn_scoped(scope, || {
                task(Stack::with_room(CUSTOM_FORM_THREAD - MAX_CUSTOM_FORM_STACK));
            });
        if let Ok(thread) = thread
            && let Err(panic) = thread.join()
        {
            std::panic::resume_unwind(panic);
        }
    });
}
