//! Sources and spans, and the map from a span to file, line and column.
//!
//! A source is either a text file or a list of tokens from elsewhere (the input of a procedural macro).
//! Both are numbered in one [`SourceMap`]; a [`Span`] names a source and a range in it.
//! Line tables are made on first use.

use std::borrow::Cow;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::limits::SHOWN_AROUND;

/// The number of a source in its [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SourceId(u32);

impl SourceId {
    /// The source that was added this many sources later.
    pub(crate) fn after(self, number: u32) -> Self {
        Self(self.0 + number)
    }

    /// The position of the source in its map, counted from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A range in a source: bytes of a text, or token numbers (first to one past the last) of a token source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The source that the range lies in.
    pub source: SourceId,
    /// The first byte or token.
    pub start: u32,
    /// One past the last byte or token.
    pub end: u32,
}

impl Span {
    /// A span in no source.
    pub(crate) const NOWHERE: Self = Self {
        source: SourceId(u32::MAX),
        start: 0,
        end: 0,
    };

    /// The span of `start..end` in `source`.
    pub fn new(source: SourceId, start: u32, end: u32) -> Self {
        Self { source, start, end }
    }

    /// The smallest span over `self` and `end`; `self` if `end` lies in another source or before it.
    #[must_use]
    pub fn to(self, end: Span) -> Self {
        if self.source == end.source && end.end >= self.start {
            Self {
                end: end.end,
                ..self
            }
        } else {
            self
        }
    }
}

/// The names, texts and include relations of all sources of one evaluation.
#[derive(Debug, Default)]
pub struct SourceMap {
    /// The files of a base library are in many maps.
    sources: Vec<Arc<Source>>,
}

/// A text file or a list of tokens.
#[derive(Debug)]
pub(crate) struct Source {
    path: Arc<Path>,
    /// `None` for a token source.
    text: Option<Text>,
    included_at: Option<Span>,
    /// Byte offsets at which lines begin.
    lines: OnceLock<Vec<u32>>,
}

/// A text that is cheap to clone.
#[derive(Clone, Debug)]
pub(crate) enum Text {
    Static(&'static str),
    Shared(Arc<str>),
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Self::Static(text) => text,
            Self::Shared(text) => text,
        }
    }
}

impl From<Cow<'static, str>> for Text {
    fn from(text: Cow<'static, str>) -> Self {
        match text {
            Cow::Borrowed(text) => Self::Static(text),
            Cow::Owned(text) => Self::Shared(text.into()),
        }
    }
}

impl SourceMap {
    /// An empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text. `included_at` is the span of the file name in its `include`.
    pub fn add_file(
        &mut self,
        path: impl Into<PathBuf>,
        text: impl Into<Cow<'static, str>>,
        included_at: Option<Span>,
    ) -> SourceId {
        self.push(Source::file(
            path.into().into(),
            text.into().into(),
            included_at,
        ))
    }

    /// Adds the files of a library, and returns the first one.
    pub(crate) fn add_files(&mut self, files: &[Arc<Source>]) -> Option<SourceId> {
        let first = SourceId(self.sources.len() as u32);
        self.sources.extend_from_slice(files);
        (!files.is_empty()).then_some(first)
    }

    /// Adds a token source; `name` is only for messages.
    pub fn add_tokens(&mut self, name: impl Into<String>) -> SourceId {
        let path = PathBuf::from(name.into()).into();
        self.push(Source {
            path,
            text: None,
            included_at: None,
            lines: OnceLock::new(),
        })
    }

    fn push(&mut self, source: Source) -> SourceId {
        let id = SourceId(u32::try_from(self.sources.len()).expect("fewer than 2^32 sources"));
        self.sources.push(Arc::new(source));
        id
    }

    fn get(&self, id: SourceId) -> Option<&Source> {
        self.sources.get(id.index()).map(|source| &**source)
    }

    /// How many sources there are.
    pub fn len(&self) -> usize {
        self.sources.len()
    }

    /// Whether there is no source.
    pub fn is_empty(&self) -> bool {
        self.sources.is_empty()
    }

    /// All sources, in the order in which they were added.
    pub fn ids(&self) -> impl Iterator<Item = SourceId> + use<> {
        (0..self.sources.len() as u32).map(SourceId)
    }

    /// Whether `id` is a source of tokens, which has no text.
    pub fn is_tokens(&self, id: SourceId) -> bool {
        self.get(id).is_some_and(|source| source.text.is_none())
    }

    /// The path of a text.
    pub fn path(&self, id: SourceId) -> Option<&Path> {
        let source = self.get(id)?;
        source.text.as_ref().map(|_| &*source.path)
    }

    /// The path of a text, or the name of a source of tokens.
    pub fn name(&self, id: SourceId) -> Option<&Path> {
        self.get(id).map(|source| &*source.path)
    }

    /// The text of a source, unless it is one of tokens.
    pub fn text(&self, id: SourceId) -> Option<&str> {
        self.get(id)?.text.as_deref()
    }

    /// The text of a source, independent of the map's lifetime.
    pub(crate) fn shared_text(&self, id: SourceId) -> Option<Text> {
        self.get(id)?.text.clone()
    }

    /// The place of the `include` of this source.
    pub fn included_at(&self, id: SourceId) -> Option<Span> {
        self.get(id)?.included_at
    }

    /// The paths of all texts, in the order in which they were read; a file included twice is listed twice.
    #[inline]
    pub fn files_read(&self) -> impl Iterator<Item = &Path> {
        self.sources
            .iter()
            .filter(|source| source.text.is_some())
            .map(|source| &*source.path)
    }

    /// Line and column, both counted from 1, of a span's start. Columns count bytes, as llvm-tblgen's do.
    pub fn line_col(&self, span: Span) -> Option<(u32, u32)> {
        let source = self.get(span.source)?;
        let lines = source.lines()?;
        let line = lines.partition_point(|&start| start <= span.start);
        Some((line as u32, span.start - lines[line - 1] + 1))
    }

    /// The line of text in which a span starts, without its end of line.
    pub fn line_text(&self, span: Span) -> Option<&str> {
        let source = self.get(span.source)?;
        let text = source.text.as_deref()?;
        let lines = source.lines()?;
        let line = lines.partition_point(|&start| start <= span.start);
        let start = lines[line - 1] as usize;
        let end = lines.get(line).map_or(text.len(), |&next| next as usize);
        Some(text.get(start..end)?.trim_end_matches(['\n', '\r']))
    }

    /// The part of the line in which a span starts that messages show, and the part of that before the span: a long line
    /// is cut.
    pub fn excerpt(&self, span: Span) -> Option<(&str, &str)> {
        let line = self.line_text(span)?;
        let (_, column) = self.line_col(span)?;
        let at = (column as usize - 1).min(line.len());
        let mut start = at.saturating_sub(SHOWN_AROUND);
        let mut end = line.len().min(at + SHOWN_AROUND);
        while !line.is_char_boundary(start) {
            start -= 1;
        }
        while !line.is_char_boundary(end) {
            end += 1;
        }
        let shown = &line[start..end];
        Some((shown, line.get(start..at).unwrap_or(shown)))
    }

    /// The text that a span covers.
    pub fn span_text(&self, span: Span) -> Option<&str> {
        self.text(span.source)?
            .get(span.start as usize..span.end as usize)
    }
}

impl Source {
    /// A text file.
    pub(crate) fn file(path: Arc<Path>, text: Text, included_at: Option<Span>) -> Self {
        Self {
            path,
            text: Some(text),
            included_at,
            lines: OnceLock::new(),
        }
    }

    /// Its text, if it is a text file.
    pub(crate) fn text(&self) -> Option<&Text> {
        self.text.as_ref()
    }

    fn lines(&self) -> Option<&[u32]> {
        let text = self.text.as_deref()?;
        Some(self.lines.get_or_init(|| {
            let newlines = text.match_indices('\n');
            std::iter::once(0)
                .chain(newlines.map(|(at, _)| at as u32 + 1))
                .collect()
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_from_one_and_in_bytes() {
        let mut map = SourceMap::new();
        let file = map.add_file("a.td", "x\nä = y\r\nz", None);
        assert_eq!(map.line_col(Span::new(file, 0, 1)), Some((1, 1)));
        assert_eq!(map.line_col(Span::new(file, 7, 8)), Some((2, 6)));
        assert_eq!(map.line_text(Span::new(file, 7, 8)), Some("ä = y"));
        assert_eq!(map.line_col(Span::new(file, 11, 11)), Some((3, 2)));
    }

    #[test]
    fn long_lines_are_cut() {
        let mut map = SourceMap::new();
        let line = format!(
            "{}x{}",
            "ä".repeat(SHOWN_AROUND),
            "y".repeat(2 * SHOWN_AROUND)
        );
        let file = map.add_file("a.td", line, None);
        let at = 2 * SHOWN_AROUND as u32;
        let (shown, before) = map.excerpt(Span::new(file, at, at + 1)).unwrap();
        assert_eq!(before, "ä".repeat(SHOWN_AROUND / 2));
        assert_eq!(shown.len(), 2 * SHOWN_AROUND);
        assert!(shown[before.len()..].starts_with('x'));
    }

    #[test]
    fn tokens_have_no_text() {
        let mut map = SourceMap::new();
        let tokens = map.add_tokens("ods!");
        assert!(map.is_tokens(tokens));
        assert_eq!(map.line_col(Span::new(tokens, 3, 4)), None);
        assert_eq!(map.files_read().count(), 0);
    }
}
