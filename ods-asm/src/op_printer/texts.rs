//! A cache of printed texts, by number.

use ods_ir::limits::MAX_CACHED_TEXT;

/// Marks a text that was printed once but is not cached: texts that are printed only once are never
/// cached.
const ONCE: (u32, u32) = (u32::MAX, u32::MAX);

/// Cached texts by number.
#[derive(Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    /// The range of each text in `bytes`; empty if the text was not printed, [`ONCE`] if it was
    /// printed once.
    ranges: Vec<(u32, u32)>,
}

impl Texts {
    /// Returns the text with this number, if it is cached.
    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<&[u8]> {
        let (start, end) = *self.ranges.get(number)?;
        let text = self.bytes.get(start as usize..end as usize)?;
        (!text.is_empty()).then_some(text)
    }

    /// Caches the text with this number, unless it is long or printed for the first time.
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
