//! Text that is handed on while the rest is printed: what a printer keeps does
//! not grow with the text.

use super::OpPrinter;
use std::io::{Error, Result, Write};

/// Who gets the text.
pub(super) struct Sink<'a> {
    to: &'a mut (dyn Write + Send + Sync),
    /// The first error: nothing is written from then on.
    error: Option<Error>,
}

impl<'a> Sink<'a> {
    pub(super) fn new(to: &'a mut (dyn Write + Send + Sync)) -> Self {
        Self { to, error: None }
    }

    pub(super) fn write(&mut self, text: &[u8]) {
        if self.error.is_none() {
            self.error = self.to.write_all(text).err();
        }
    }

    /// What came of it.
    pub(super) fn finish(self) -> Result<()> {
        self.error.map_or(Ok(()), Err)
    }
}

/// So much is printed before it is handed on.
const PIECE: usize = 1 << 16;

impl OpPrinter<'_> {
    /// Hands on what was printed, if it is much: between operations, where nobody
    /// looks back.
    #[inline]
    pub(super) fn hand_on_pieces(&mut self) {
        if self.asm.bytes().len() >= PIECE {
            self.hand_on();
        }
    }

    /// Hands on what was printed; whether it did.
    pub(super) fn hand_on(&mut self) -> bool {
        let Some(sink) = &mut self.sink else {
            return false;
        };
        // Printers of ops may look at what they wrote.
        let is_free = self.held == 0;
        if is_free {
            sink.write(self.asm.bytes());
            self.asm.buffer().clear();
        }
        is_free
    }
}
