//! Compact locations, and the source files they refer to.
//!
//! A [`Location`] is a `Copy` value of eight bytes. The parser records a file and a byte offset;
//! line and column are computed on demand, because most locations are never printed. All
//! other kinds (MLIR's name, call-site, fused, … locations) are entries of a table in the `Ir`.

use crate::accessors::conversions;
use crate::attributes::LocationAttr;
use std::sync::Arc;

/// The source location of an operation or value: MLIR's `Location`.
///
/// Compact and `Copy`. It is meaningful only with the `Ir` (or the [`SourceFiles`]) that it was
/// made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    /// The byte offset, or the entry number.
    low: u32,
    /// The kind and the file number. Two 32-bit halves instead of one word avoid padding in structs
    /// that store a location.
    high: u32,
}

/// The parts of a [`Location`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocationKind {
    /// No location is known: `loc(unknown)`.
    Unknown,
    /// Byte `offset` of `file`.
    Source {
        /// The file.
        file: FileId,
        /// Byte offset from the start of the file.
        offset: u32,
    },
    /// An entry of the `Ir`'s table of location attributes.
    Attribute(u32),
}

const KIND_SHIFT: u32 = FileId::MAX.count_ones();
const KIND_SOURCE: u32 = 1;
const KIND_ATTRIBUTE: u32 = 2;
const KIND_DEFERRED: u32 = 3;

impl Location {
    /// `loc(unknown)`.
    pub const UNKNOWN: Self = Self { low: 0, high: 0 };

    /// Whether this is `loc(unknown)`.
    pub const fn is_unknown(self) -> bool {
        self.low == 0 && self.high == 0
    }

    /// Returns the location of byte `offset` in `file`.
    pub const fn source(file: FileId, offset: u32) -> Self {
        Self {
            low: offset,
            high: KIND_SOURCE << KIND_SHIFT | file.0,
        }
    }

    /// Returns the location that refers to entry `index` of the `Ir`'s location table.
    pub(crate) const fn attribute(index: u32) -> Self {
        Self {
            low: index,
            high: KIND_ATTRIBUTE << KIND_SHIFT,
        }
    }

    /// Returns a placeholder that the parser replaces once it has read the definition of the
    /// location alias.
    #[doc(hidden)]
    pub const fn deferred(number: u32) -> Self {
        Self {
            low: number,
            high: KIND_DEFERRED << KIND_SHIFT,
        }
    }

    /// Returns the number of a placeholder that the parser will replace.
    #[doc(hidden)]
    pub const fn deferred_number(self) -> Option<u32> {
        if self.high >> KIND_SHIFT == KIND_DEFERRED {
            Some(self.low)
        } else {
            None
        }
    }

    /// Decodes the location.
    pub const fn kind(self) -> LocationKind {
        match self.high >> KIND_SHIFT {
            KIND_SOURCE => LocationKind::Source {
                file: FileId(self.high & FileId::MAX),
                offset: self.low,
            },
            KIND_ATTRIBUTE => LocationKind::Attribute(self.low),
            _ => LocationKind::Unknown,
        }
    }
}

/// The number of a file in [`SourceFiles`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileId(u32);

impl FileId {
    /// The largest number that a [`Location`] can hold.
    pub const MAX: u32 = crate::limits::MAX_SOURCES;

    /// The first file of a list.
    pub(crate) const FIRST: Self = Self(0);

    /// Returns the index of the file in its list.
    #[inline]
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    #[inline]
    pub(crate) const fn of_number(number: u32) -> Self {
        Self(number)
    }
}

/// The text of a source, shared. Built from an owned text without a copy.
#[derive(Clone)]
pub struct SourceText(SharedText);

#[derive(Clone)]
enum SharedText {
    Slice(Arc<[u8]>),
    Vec(Arc<Vec<u8>>),
}

impl std::ops::Deref for SourceText {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match &self.0 {
            SharedText::Slice(text) => text,
            SharedText::Vec(text) => text,
        }
    }
}

impl std::fmt::Debug for SourceText {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SourceText({} bytes)", self.len())
    }
}

conversions! {
    |text: Arc<[u8]>| -> SourceText = Self(SharedText::Slice(text));
    |text: Vec<u8>| -> SourceText = Self(SharedText::Vec(Arc::new(text)));
    |text: String| -> SourceText = text.into_bytes().into();
    |text: &[u8]| -> SourceText = Arc::<[u8]>::from(text).into();
    [const N: usize] |text: &[u8; N]| -> SourceText = text[..].into();
    |text: &str| -> SourceText = text.as_bytes().into();
}

/// The size of the parts of a text, in bytes; for each, the lines before it are kept. Larger parts
/// take longer to search, smaller ones need more memory.
const PART_OF_LINES: usize = 1024;

/// The lines before a part of a text.
#[derive(Clone, Copy, Debug, Default)]
struct LinesBefore {
    /// The number of ends of lines.
    count: u32,
    /// The offset of the start of the last line.
    start: u32,
}

/// A parsed file: its text, and its name as messages print it.
#[derive(Debug)]
pub struct SourceFile {
    name: Arc<str>,
    text: SourceText,
    /// What is before each part of [`PART_OF_LINES`] bytes.
    lines: std::sync::OnceLock<Vec<LinesBefore>>,
    /// Zero-based line and column of the start of the text. Parts of a split file report positions
    /// in the whole file.
    start: (u32, u32),
}

impl SourceFile {
    /// The name that messages and `loc("…":line:column)` print.
    pub fn name(&self) -> &Arc<str> {
        &self.name
    }

    /// The whole text.
    #[inline]
    pub fn text(&self) -> &SourceText {
        &self.text
    }

    /// Returns line and column of a byte offset, both counted from 1; columns count bytes.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let LinesBefore { count, start } = self.lines_before(offset);
        let first_column = if count == 0 { self.start.1 } else { 0 };
        (self.start.0 + count + 1, first_column + offset - start + 1)
    }

    /// Returns the byte offset of a line and column, if the text contains them.
    pub fn offset_of(&self, line: u32, column: u32) -> Option<u32> {
        let line = line.checked_sub(self.start.0 + 1)?;
        let first_column = if line == 0 { self.start.1 } else { 0 };
        let column = column.checked_sub(first_column + 1)?;
        let offset = self.start_of_line(line)?.checked_add(column)?;
        (offset as usize <= self.text.len()).then_some(offset)
    }

    fn lines(&self) -> &[LinesBefore] {
        self.lines.get_or_init(|| {
            let mut before = LinesBefore::default();
            let parts = self.text.chunks(PART_OF_LINES);
            let mut lines = Vec::with_capacity(parts.len() + 1);
            for (part, number) in parts.zip(0..) {
                lines.push(before);
                before = before.and(part, number * PART_OF_LINES);
            }
            lines.push(before);
            lines
        })
    }

    /// The lines before a byte offset, or before the end of the text.
    fn lines_before(&self, offset: u32) -> LinesBefore {
        let end = self.text.len().min(offset as usize);
        let part = end / PART_OF_LINES;
        let start = part * PART_OF_LINES;
        self.lines()[part].and(&self.text[start..end], start)
    }

    /// The offset of the start of line `line`, counted from 0.
    fn start_of_line(&self, line: u32) -> Option<u32> {
        if line == 0 {
            return Some(0);
        }
        let lines = self.lines();
        // The first part has nothing before it.
        let part = lines.partition_point(|before| before.count < line) - 1;
        let start = part * PART_OF_LINES;
        let mut ends = (start..).zip(self.text.get(start..)?);
        let mut missing = line - lines[part].count;
        let end = ends.find(|(_, byte)| {
            missing -= u32::from(**byte == b'\n');
            missing == 0
        });
        end.map(|(at, _)| at as u32 + 1)
    }

    /// Returns the line that contains `offset`, without its line terminator.
    pub fn line_text(&self, offset: u32) -> &[u8] {
        let LinesBefore { count, start } = self.lines_before(offset);
        let next = self.start_of_line(count + 1);
        let end = next.map_or(self.text.len(), |next| next as usize - 1);
        let line = &self.text[start as usize..end];
        line.strip_suffix(b"\r").unwrap_or(line)
    }
}

impl LinesBefore {
    /// The lines before what follows `text`, which is at `offset` and no longer than a part.
    fn and(self, text: &[u8], offset: usize) -> Self {
        // Short parts are counted in bytes, many at a time.
        let ends = text.chunks(128).map(|text| {
            let is_end = |byte: &u8| u8::from(*byte == b'\n');
            u32::from(text.iter().map(is_end).sum::<u8>())
        });
        let count = ends.sum::<u32>();
        if count == 0 {
            return self;
        }
        let last = text.iter().rposition(|byte| *byte == b'\n');
        Self {
            count: self.count + count,
            start: (offset + last.map_or(0, |last| last + 1)) as u32,
        }
    }
}

/// The files that an `Ir` was parsed from. Cheap to clone; shared with diagnostics.
#[derive(Clone, Debug, Default)]
pub struct SourceFiles {
    files: Arc<Vec<Arc<SourceFile>>>,
}

impl SourceFiles {
    /// Adds a file whose text starts at line `first_line` (0 for a whole file).
    ///
    /// # Panics
    ///
    /// If there are already [`FileId::MAX`] files.
    pub fn add(
        &mut self,
        name: impl Into<Arc<str>>,
        text: impl Into<SourceText>,
        first_line: u32,
    ) -> FileId {
        self.add_part(name, text, (first_line, 0))
    }

    /// Adds a part of a file that starts at the given line and column, both
    /// counted from 0.
    ///
    /// # Panics
    ///
    /// If there are already [`FileId::MAX`] files.
    pub fn add_part(
        &mut self,
        name: impl Into<Arc<str>>,
        text: impl Into<SourceText>,
        start: (u32, u32),
    ) -> FileId {
        let id = self.files.len() as u32;
        assert!(id < FileId::MAX, "too many source files");
        Arc::make_mut(&mut self.files).push(Arc::new(SourceFile {
            name: name.into(),
            text: text.into(),
            lines: std::sync::OnceLock::new(),
            start,
        }));
        FileId(id)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.files.len()
    }

    /// Adds the files of another list, starting at its file `first`. Returns the number of the
    /// first added file in this list.
    #[inline]
    pub(crate) fn extend_from(&mut self, other: &Self, first: usize) -> u32 {
        let number = self.files.len();
        Arc::make_mut(&mut self.files).extend(other.files.iter().skip(first).cloned());
        assert!(
            self.files.len() <= FileId::MAX as usize,
            "too many source files"
        );
        number as u32
    }

    /// All files.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<SourceFile>> {
        self.files.iter()
    }

    /// The location of byte `offset` of a file, with line and column.
    pub(crate) fn location_attr(&self, file: FileId, offset: u32) -> Option<LocationAttr> {
        let source = self.get(file)?;
        let (line, column) = source.line_col(offset);
        Some(LocationAttr::file_line_col(
            source.name().clone(),
            line,
            column,
        ))
    }

    /// Returns the file with this number, if the list contains it.
    pub fn get(&self, file: FileId) -> Option<&Arc<SourceFile>> {
        self.files.get(file.0 as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts with lines of all lengths around those of parts, and with `\r`.
    fn texts() -> Vec<Vec<u8>> {
        let lengths = [0, 1, 255, 256, 1022, 1023, 1024, 1025, 2047];
        let mut texts = vec![Vec::new(), b"\n".to_vec(), b"a".to_vec()];
        for first in lengths {
            let mut text = vec![b'\n'; 3];
            for length in lengths.iter().map(|length| (length + first) % 2048) {
                text.extend(vec![b'x'; length]);
                text.extend_from_slice(if length % 2 == 0 { b"\r\n" } else { b"\n" });
            }
            texts.push(text.clone());
            text.extend(vec![b'\n'; first]);
            text.extend(vec![b'y'; 2048 - text.len() % 1024]);
            texts.push(text);
        }
        texts
    }

    #[test]
    fn lines_and_columns_are_those_of_the_text() {
        for text in texts() {
            let mut files = SourceFiles::default();
            let id = files.add_part("a.mlir", text.clone(), (6, 3));
            let file = &files.files[id.0 as usize];
            let (mut line, mut column) = (7, 4);
            let lines: Vec<&[u8]> = text.split(|byte| *byte == b'\n').collect();
            for offset in 0..=text.len() as u32 {
                assert_eq!(file.line_col(offset), (line, column), "{offset}");
                assert_eq!(file.offset_of(line, column), Some(offset));
                if offset % 17 == 0 || column <= 2 {
                    let expected = lines[line as usize - 7];
                    let expected = expected.strip_suffix(b"\r").unwrap_or(expected);
                    assert_eq!(file.line_text(offset), expected);
                }
                column += 1;
                if text.get(offset as usize) == Some(&b'\n') {
                    (line, column) = (line + 1, 1);
                }
            }
            assert_eq!(file.offset_of(line + 1, 1), None);
            assert_eq!(file.offset_of(6, 1), None);
            assert_eq!(file.offset_of(7, 3), None);
        }
    }
}
