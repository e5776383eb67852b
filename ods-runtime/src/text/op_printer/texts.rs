//! Texts that were printed before, of things that have numbers.

use crate::limits::MAX_CACHED_TEXT;

/// No text yet, but it was printed: what is printed once only is not kept.
const ONCE: (u32, u32) = (u32::MAX, u32::MAX);

/// Texts by number.
#[derive(Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    /// Where each begins and ends in `bytes`; empty if it is not there, and
    /// [`ONCE`] if it was printed once.
    ranges: Vec<(u32, u32)>,
}

impl Texts {
    /// The text of number `number`, if it was kept.
    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<&[u8]> {
        let (start, end) = *self.ranges.get(number)?;
        let text = self.bytes.get(start as usize..end as usize)?;
        (!text.is_empty()).then_some(text)
    }

    /// Keeps the text of number `number`, unless it is long or was printed for
    /// the first time.
    pub(super) fn keep(&mut self, number: usize, text: &[u8]) {
        if text.len() > MAX_CACHED_TEXT {
            return;
        }
        let start = self.bytes.len();
        let (Ok(start), Ok(end)) = (start.try_into(), (start + text.len()).try_into()) else {
            return;
        };
        if self.ranges.len() <= number {
            self.ranges.resize(number + 1, (0, 0));
        }
        let range = &mut self.ranges[number];
        if *range != ONCE {
            *range = ONCE;
            return;
        }
        *range = (start, end);
        self.bytes.extend_from_slice(text);
    }
}
