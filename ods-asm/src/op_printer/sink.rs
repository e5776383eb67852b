//! Writes text while the rest is being printed, so that the memory of a printer does not grow with
//! the text.

use super::OpPrinter;
use super::one_line::OneLine;
use std::io::{Error, Result, Write};

/// The receiver of the text.
pub(super) struct Sink<'a> {
    to: &'a mut (dyn Write + Send + Sync),
    /// Joins the lines into one, if requested.
    joined: Option<OneLine>,
    /// The first error. After it nothing is written.
    error: Option<Error>,
}

impl<'a> Sink<'a> {
    pub(super) fn new(to: &'a mut (dyn Write + Send + Sync), one_line: bool) -> Self {
        Self {
            to,
            joined: one_line.then(OneLine::default),
            error: None,
        }
    }

    pub(super) fn write(&mut self, text: &[u8]) {
        if self.error.is_some() {
            return;
        }
        let written = match &mut self.joined {
            Some(joined) => self.to.write_all(&joined.join(text)),
            None => self.to.write_all(text),
        };
        self.error = written.err();
    }

    /// Returns the result of writing.
    #[inline]
    pub(super) fn finish(self) -> Result<()> {
        self.error.map_or(Ok(()), Err)
    }
}

/// The number of bytes that are printed before they are written.
const PIECE: usize = 1 << 16;

impl OpPrinter<'_> {
    /// Writes the printed text if it is long. Called between operations, where no printer looks
    /// back at it.
    #[inline]
    pub(super) fn hand_on_pieces(&mut self) {
        if self.asm.bytes().len() >= PIECE && self.sink.is_some() {
            self.hand_on();
        }
    }

    /// Writes the printed text. Returns whether it did.
    pub(super) fn hand_on(&mut self) -> bool {
        let Some(sink) = &mut self.sink else {
            return false;
        };
        // Active op printers may look back at their output.
        let is_free = self.held == 0;
        if is_free {
            sink.write(self.asm.bytes());
            self.asm.buffer().clear();
        }
        is_free
    }
}
