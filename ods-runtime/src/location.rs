//! Compact locations, and the source files they point into.
//!
//! A [`Location`] is a `Copy` word. What the parser reads gets a file and a
//! byte offset; line and column are computed only when somebody asks, because
//! most locations of a module are never printed. Every other kind (MLIR's name,
//! call-site, fused, … locations) is an entry of a table inside the `Ir`.

use std::sync::Arc;

/// Where an operation or value comes from, as MLIR's `Location`.
///
/// Compact and `Copy`: it means something together with the `Ir` (or the
/// [`SourceFiles`]) it was made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    /// Byte offset, or number.
    low: u32,
    /// Kind, and number of the file. Two halves, not one word: so that there
    /// are no gaps beside it where it is stored.
    high: u32,
}

/// What a [`Location`] is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocationKind {
    /// No location is known: `loc(unknown)`.
    Unknown,
    /// The byte `offset` of `file`.
    Source {
        /// The file.
        file: FileId,
        /// Byte offset from the start of the file.
        offset: u32,
    },
    /// Entry number of the `Ir`'s table of location attributes.
    Attribute(u32),
}

const KIND_SHIFT: u32 = FileId::MAX.count_ones();
const KIND_SOURCE: u32 = 1;
const KIND_ATTRIBUTE: u32 = 2;
const KIND_DEFERRED: u32 = 3;

impl Location {
    /// `loc(unknown)`.
    pub const UNKNOWN: Self = Self { low: 0, high: 0 };

    /// The location of byte `offset` in `file`.
    pub const fn source(file: FileId, offset: u32) -> Self {
        Self {
            low: offset,
            high: KIND_SOURCE << KIND_SHIFT | file.0,
        }
    }

    /// The location that is entry `index` of the `Ir`'s location table.
    pub(crate) const fn attribute(index: u32) -> Self {
        Self {
            low: index,
            high: KIND_ATTRIBUTE << KIND_SHIFT,
        }
    }

    /// A location that the parser knows by this number, and replaces when it
    /// has read the alias that defines it.
    pub(crate) const fn deferred(number: u32) -> Self {
        Self {
            low: number,
            high: KIND_DEFERRED << KIND_SHIFT,
        }
    }

    /// The number of a location that the parser will replace.
    pub(crate) const fn deferred_number(self) -> Option<u32> {
        if self.high >> KIND_SHIFT == KIND_DEFERRED {
            Some(self.low)
        } else {
            None
        }
    }

    /// Takes the word apart.
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

/// Number of a file in [`SourceFiles`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileId(u32);

impl FileId {
    /// The largest number that a [`Location`] can hold.
    pub const MAX: u32 = crate::limits::MAX_SOURCES;

    /// Which file of its list it is.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    pub(crate) const fn of_number(number: u32) -> Self {
        Self(number)
    }
}

/// The text of a source, shared: made of an owned text without a copy.
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
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SourceText({} bytes)", self.len())
    }
}

impl From<Arc<[u8]>> for SourceText {
    fn from(text: Arc<[u8]>) -> Self {
        Self(SharedText::Slice(text))
    }
}

impl From<Vec<u8>> for SourceText {
    fn from(text: Vec<u8>) -> Self {
        Self(SharedText::Vec(Arc::new(text)))
    }
}

impl From<String> for SourceText {
    fn from(text: String) -> Self {
        text.into_bytes().into()
    }
}

impl From<&[u8]> for SourceText {
    fn from(text: &[u8]) -> Self {
        Arc::<[u8]>::from(text).into()
    }
}

impl<const N: usize> From<&[u8; N]> for SourceText {
    fn from(text: &[u8; N]) -> Self {
        text[..].into()
    }
}

impl From<&str> for SourceText {
    fn from(text: &str) -> Self {
        text.as_bytes().into()
    }
}

/// One file that was parsed: its name as messages print it, and its text.
#[derive(Debug)]
pub struct SourceFile {
    name: Arc<str>,
    text: SourceText,
    /// Byte offset of the start of each line.
    line_starts: std::sync::OnceLock<Vec<u32>>,
    /// Line and column, less one, of the start of the text: parts of a split
    /// file keep the places of the whole.
    start: (u32, u32),
}

impl SourceFile {
    /// The name that messages and `loc("…":l:c)` print.
    pub fn name(&self) -> &Arc<str> {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &SourceText {
        &self.text
    }

    /// Line and column of a byte offset, both counted from 1, columns in bytes.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let starts = self.line_starts();
        let line = starts.partition_point(|start| *start <= offset) - 1;
        let first_column = if line == 0 { self.start.1 } else { 0 };
        let column = first_column + offset - starts[line] + 1;
        (self.start.0 + line as u32 + 1, column)
    }

    /// The byte offset of a line and column, if they are in this text.
    pub fn offset_of(&self, line: u32, column: u32) -> Option<u32> {
        let line = line.checked_sub(self.start.0 + 1)?;
        let first_column = if line == 0 { self.start.1 } else { 0 };
        let column = column.checked_sub(first_column + 1)?;
        let start = *self.line_starts().get(line as usize)?;
        let offset = start.checked_add(column)?;
        (offset as usize <= self.text.len()).then_some(offset)
    }

    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let ends = self
                .text
                .iter()
                .enumerate()
                .filter(|(_, byte)| **byte == b'\n');
            std::iter::once(0)
                .chain(ends.map(|(at, _)| at as u32 + 1))
                .collect()
        })
    }

    /// The line that holds `offset`, without its line end.
    pub fn line_text(&self, offset: u32) -> &[u8] {
        let at = (offset as usize).min(self.text.len());
        let start = self.text[..at]
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |end| end + 1);
        let len = self.text[at..].iter().position(|byte| *byte == b'\n');
        let line = &self.text[start..len.map_or(self.text.len(), |len| at + len)];
        line.strip_suffix(b"\r").unwrap_or(line)
    }
}

/// The files that an `Ir` was parsed from; cheap to clone, shared with
/// diagnostics.
#[derive(Clone, Debug, Default)]
pub struct SourceFiles {
    files: Vec<Arc<SourceFile>>,
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
        self.files.push(Arc::new(SourceFile {
            name: name.into(),
            text: text.into(),
            line_starts: std::sync::OnceLock::new(),
            start,
        }));
        FileId(id)
    }

    pub(crate) fn len(&self) -> usize {
        self.files.len()
    }

    /// Adds the files of another list from number `first` on; the number of the
    /// first of them here.
    pub(crate) fn extend_from(&mut self, other: &Self, first: usize) -> u32 {
        let number = self.files.len();
        self.files.extend(other.files.iter().skip(first).cloned());
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

    /// The file of that number, if it belongs to this list.
    pub fn get(&self, file: FileId) -> Option<&Arc<SourceFile>> {
        self.files.get(file.0 as usize)
    }
}
