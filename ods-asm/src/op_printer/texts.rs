//! A cache of printed texts, by number.

use ods_ir::limits::MAX_CACHED_TEXT;

/// Cached texts by number.
#[derive(Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    /// The range of each text in `bytes`; empty if it is not cached.
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

    /// Caches the text with this number, unless it is long. What is printed once, as the type of a
    /// result, is often printed again, as that of an operand.
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
        self.ranges[number] = (start, end);
        self.bytes.extend_from_slice(text);
    }
}
