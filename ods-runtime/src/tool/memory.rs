//! Memory for large inputs.
//!
//! A page fault takes about five microseconds on a virtual machine, and an input of a megabyte takes
//! thousands of pages of 4 KiB. Where the kernel grants huge pages on request (`madvise`), as Debian's
//! and Ubuntu's do, this module requests them.

/// Inputs below this size, in bytes, use few pages, and huge ones would be more memory.
const MIN_INPUT: u64 = 256 << 10;

/// The memory, in bytes, that is expected for each byte of the input.
const PER_BYTE: u64 = 12;

/// The memory that is reserved at most, in bytes; what an input needs beyond it has small pages. What
/// is reserved and not used takes addresses only.
const RESERVABLE: u64 = 1 << 30;

/// The size of a huge page.
const PAGE: usize = 2 << 20;

/// Lets the heap that an input of `len` bytes will need have huge pages. If anything fails, the pages
/// are small ones.
pub(super) fn expect_input(len: u64) {
    if len < MIN_INPUT {
        return;
    }
    let reserved = len.saturating_mul(PER_BYTE).min(RESERVABLE);
    let reserved = usize::try_from(reserved).unwrap_or(usize::MAX) / PAGE * PAGE + PAGE;
    reserve(reserved);
}

#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    target_pointer_width = "64",
    not(miri)
))]
#[expect(
    unsafe_code,
    reason = "the kernel and `malloc` are told about memory by calls of C"
)]
fn reserve(size: usize) {
    use libc::{M_MMAP_THRESHOLD, M_TOP_PAD, MADV_HUGEPAGE, c_int, c_void, madvise, mallopt, sbrk};

    /// More than what `malloc` has left at the end of the heap.
    const REST: usize = 512 << 10;
    /// Larger blocks are not part of the heap: the most that all versions of `malloc` allow.
    const THRESHOLD: c_int = 32 << 20;
    /// How much more than it needs `malloc` asks the kernel for by default.
    const PAD: c_int = 128 << 10;

    let Ok(pad) = c_int::try_from(size) else {
        return;
    };
    // SAFETY: the argument 0 moves nothing.
    let end_of_heap = || unsafe { sbrk(0) } as usize;
    let before = end_of_heap();
    let Some(start) = before.checked_add(REST) else {
        return;
    };
    let start = start.next_multiple_of(PAGE);
    // SAFETY: the calls set how `malloc` asks the kernel for memory, and nothing else.
    let is_set =
        unsafe { mallopt(M_MMAP_THRESHOLD, THRESHOLD) == 1 && mallopt(M_TOP_PAD, pad) == 1 };
    // What is in front of the first huge page is taken and never used: of addresses there are enough.
    // The heap grows, because this is more than what is left of it.
    let mut front = Vec::<u8>::new();
    let is_taken = is_set && front.try_reserve_exact(start - before).is_ok();
    let end = end_of_heap();
    if is_taken && start < end {
        std::mem::forget(std::hint::black_box(front));
        // SAFETY: the memory between is part of the heap; the advice does not change what is in it.
        let _ = unsafe { madvise(start as *mut c_void, end - start, MADV_HUGEPAGE) };
    } else {
        // SAFETY: as above.
        let _ = unsafe { mallopt(M_TOP_PAD, PAD) };
    }
}

#[cfg(not(all(
    target_os = "linux",
    target_env = "gnu",
    target_pointer_width = "64",
    not(miri)
)))]
fn reserve(_: usize) {}
