//! Prints whole operations.

use super::OpPrinter;
use super::names::Names;
use super::one_line::OneLine;
use super::sink::Sink;
use ods_ir::ir::{Ir, Operation};
use ods_ir::text::parser::ExternalResources;
use ods_ir::text::printer::{AliasState, PrintFlags};
use ods_ir::verify;
use std::fmt;
use std::io::Write;

/// The place of an operation in printed text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperationPlace {
    /// The operation.
    pub op: Operation,
    /// The number of its line, from 1.
    pub line: u32,
    /// The number of bytes before it in the line.
    pub column: u32,
}

/// The text of an operation; it is in the prelude.
pub trait OperationText: Copy {
    /// Prints the operation in the form that `flags` select.
    ///
    /// A top-level operation is printed with the definitions of its aliases and resources, unless
    /// `flags` select local scope, and ends with a line break. The generic form is used regardless
    /// of the flags while the operation is being verified, and if it or an enclosing operation does
    /// not verify, unless the flags [assume](PrintFlags::assume_verified) that it does.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = r#""t.op"() {a = affine_map<(d0) -> (d0)>} : () -> ()"#;
    /// let mut options = ParseOptions::default();
    /// options.allow_unregistered_dialects = true;
    /// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
    /// let text = module.to_text(&ir, PrintFlags::default());
    /// let expected = "#map = affine_map<(d0) -> (d0)>\n\
    ///                 module {\n  \"t.op\"() {a = #map} : () -> ()\n}\n";
    /// assert_eq!(String::from_utf8(text).unwrap(), expected);
    /// ```
    fn to_text(self, ir: &Ir, flags: PrintFlags) -> Vec<u8>;

    /// The text of [`to_text`](Self::to_text), with these resources after an outermost operation instead of
    /// the [external ones](Ir::external_resources) of the IR.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = "module {}\n{-# external_resources: { tool: { fast: true } } #-}";
    /// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// let mut resources = ir.external_resources().to_vec();
    /// resources[0].name = "other".into();
    /// let text = module.to_text_with_resources(&ir, PrintFlags::new(), &resources);
    /// assert!(String::from_utf8(text).unwrap().contains("other: {\n      fast: true\n"));
    /// ```
    fn to_text_with_resources(
        self,
        ir: &Ir,
        flags: PrintFlags,
        external: &[ExternalResources],
    ) -> Vec<u8>;

    /// The text of [`to_text`](Self::to_text), in several lines, and the place of each operation in
    /// it that has a line of its own.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = "module @a {} module @b {}";
    /// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// let (text, places) = module.to_text_with_places(&ir, PrintFlags::default());
    /// assert_eq!(text, b"module {\n  module @a {\n  }\n  module @b {\n  }\n}\n");
    /// let places: Vec<_> = places.iter().map(|place| (place.line, place.column)).collect();
    /// assert_eq!(places, [(1, 0), (2, 2), (4, 2)]);
    /// ```
    fn to_text_with_places(self, ir: &Ir, flags: PrintFlags) -> (Vec<u8>, Vec<OperationPlace>);

    /// Writes the text of [`to_text`](Self::to_text) in pieces, while the rest is being printed. An
    /// operation in custom form, except a module, is one piece.
    ///
    /// # Errors
    ///
    /// Returns the first error of `to`.
    fn write_text(
        self,
        ir: &Ir,
        flags: PrintFlags,
        to: &mut (dyn Write + Send + Sync),
    ) -> std::io::Result<()>;

    /// Returns a `Display` of the operation in custom form.
    fn display(self, ir: &Ir) -> DisplayOperation<'_>;

    /// Returns a `Display` of the operation in generic form.
    fn display_generic(self, ir: &Ir) -> DisplayOperation<'_>;
}

impl OperationText for Operation {
    fn to_text(self, ir: &Ir, flags: PrintFlags) -> Vec<u8> {
        let external = external_of(ir, &flags);
        self.to_text_with_resources(ir, flags, external)
    }

    fn to_text_with_resources(
        self,
        ir: &Ir,
        flags: PrintFlags,
        external: &[ExternalResources],
    ) -> Vec<u8> {
        let one_line = flags.one_line;
        let text = print_text(self, ir, flags, external, To::Bytes, |printer| {
            printer.asm.into_bytes()
        });
        if one_line {
            return OneLine::default().join(&text);
        }
        text
    }

    #[inline]
    fn to_text_with_places(self, ir: &Ir, flags: PrintFlags) -> (Vec<u8>, Vec<OperationPlace>) {
        let flags = flags.one_line(false).parallel(false);
        let external = external_of(ir, &flags);
        let (text, starts) = print_text(self, ir, flags, external, To::BytesAndStarts, |printer| {
            (printer.asm.into_bytes(), printer.starts.unwrap_or_default())
        });
        let (mut line, mut line_start, mut at) = (1, 0, 0);
        let places = starts.into_iter().map(|(op, start)| {
            for (offset, byte) in text[at..start].iter().enumerate() {
                if *byte == b'\n' {
                    line += 1;
                    line_start = at + offset + 1;
                }
            }
            at = start;
            let column = (start - line_start) as u32;
            OperationPlace { op, line, column }
        });
        let places = places.collect();
        (text, places)
    }

    #[inline]
    fn write_text(
        self,
        ir: &Ir,
        flags: PrintFlags,
        to: &mut (dyn Write + Send + Sync),
    ) -> std::io::Result<()> {
        let external = external_of(ir, &flags);
        print_text(self, ir, flags, external, To::Writer(to), |mut printer| {
            printer.hand_on();
            printer.sink.map_or(Ok(()), Sink::finish)
        })
    }

    fn display(self, ir: &Ir) -> DisplayOperation<'_> {
        let (op, flags) = (self, PrintFlags::default());
        DisplayOperation { op, ir, flags }
    }

    fn display_generic(self, ir: &Ir) -> DisplayOperation<'_> {
        let flags = PrintFlags::new().generic(true).local_scope(true);
        let op = self;
        DisplayOperation { op, ir, flags }
    }
}

/// Where text goes.
enum To<'a> {
    Bytes,
    BytesAndStarts,
    Writer(&'a mut (dyn Write + Send + Sync)),
}

/// The resources that belong to no dialect after an outermost operation.
fn external_of<'a>(ir: &'a Ir, flags: &PrintFlags) -> &'a [ExternalResources] {
    if flags.skip_external_resources {
        &[]
    } else {
        ir.external_resources()
    }
}

fn print_text<R>(
    op: Operation,
    ir: &Ir,
    mut flags: PrintFlags,
    external: &[ExternalResources],
    to: To<'_>,
    finish: impl FnOnce(OpPrinter<'_>) -> R,
) -> R {
    let scope = naming_scope(op, ir, &flags);
    flags.generic = flags.generic || !(flags.assume_verified || has_custom_forms(scope, ir));
    let names = Names::new(ir, scope, &flags);
    let is_nested = flags.local_scope || op.parent_block(ir).is_some();
    let aliases: Option<AliasState> =
        (!is_nested).then(|| OpPrinter::collect_aliases(ir, op, &flags));
    let one_line = flags.one_line;
    let mut printer = OpPrinter::new(ir, names, flags, aliases.as_ref());
    match to {
        To::Bytes => {}
        To::BytesAndStarts => printer.starts = Some(Vec::new()),
        To::Writer(to) => printer.sink = Some(Sink::new(to, one_line)),
    }
    printer.asm.print_alias_definitions(false);
    printer.print_full_operation(op);
    if !is_nested {
        printer.write_byte(b'\n');
        printer.asm.print_alias_definitions(true);
        printer.asm.print_file_metadata(external);
    }
    finish(printer)
}

/// Whether the IR is valid, as printers of custom forms require.
fn has_custom_forms(op: Operation, ir: &Ir) -> bool {
    // A verifier hook may print the operation it verifies.
    !verify::is_under_way(ir) && verify::is_valid(op, ir)
}

/// Returns the operation in which values are numbered: the outermost enclosing one, or in local
/// scope the nearest isolated one.
pub(super) fn naming_scope(mut op: Operation, ir: &Ir, flags: &PrintFlags) -> Operation {
    let is_isolated = |op: Operation| op.spec(ir).is_some_and(|spec| spec.is_isolated);
    while let Some(parent) = op.parent_op(ir) {
        if flags.local_scope && is_isolated(op) {
            break;
        }
        op = parent;
    }
    op
}

/// A `Display` of an operation.
#[derive(Debug)]
pub struct DisplayOperation<'ir> {
    op: Operation,
    ir: &'ir Ir,
    flags: PrintFlags,
}

impl DisplayOperation<'_> {
    /// Prints everything in one line: [`PrintFlags::one_line`].
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = "module @a {\n  module @b {\n  }\n}";
    /// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// let line = module.display(&ir).one_line().to_string();
    /// assert_eq!(line, "module @a { module @b {} }");
    /// ```
    #[must_use]
    #[inline]
    pub fn one_line(mut self) -> Self {
        self.flags.one_line = true;
        self
    }

    /// Selects whether locations are printed: [`PrintFlags::debug_info`].
    #[must_use]
    pub fn with_debug_info(mut self, debug_info: bool) -> Self {
        self.flags.debug_info = debug_info;
        self
    }
}

impl fmt::Display for DisplayOperation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.op.to_text(self.ir, self.flags.clone());
        f.write_str(String::from_utf8_lossy(&text).trim_end_matches('\n'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op_parser::{ParseOptions, parse_source};
    use std::io::{Error, ErrorKind, Result};

    /// Stores the pieces, and fails after `most` of them.
    struct Pieces {
        taken: Vec<Vec<u8>>,
        most: usize,
    }

    impl Write for Pieces {
        fn write(&mut self, bytes: &[u8]) -> Result<usize> {
            if self.taken.len() == self.most {
                return Err(Error::from(ErrorKind::StorageFull));
            }
            self.taken.push(bytes.to_vec());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> Result<()> {
            Ok(())
        }
    }

    fn check(ops: usize, flags: &PrintFlags, pieces: std::ops::Range<usize>) {
        let mut text = String::from("module {\n");
        for number in 0..ops {
            let op = "\"t.op\"() {map = affine_map<(d0) -> (d0)>, b = [i32, \"x\"]} : () -> i64\n";
            text += &["  %", &number.to_string(), " = ", op].concat();
        }
        text += "}\n";
        let mut ir = Ir::new();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
        let whole = module.to_text(&ir, flags.clone());
        let mut to = Pieces {
            taken: Vec::new(),
            most: usize::MAX,
        };
        module.write_text(&ir, flags.clone(), &mut to).unwrap();
        assert!(to.taken.concat() == whole);
        let count = to.taken.len();
        assert!(pieces.contains(&count), "{count} pieces");
        to = Pieces {
            taken: Vec::new(),
            most: count - 1,
        };
        let error = module.write_text(&ir, flags.clone(), &mut to).unwrap_err();
        assert_eq!(
            (error.kind(), to.taken.len()),
            (ErrorKind::StorageFull, count - 1)
        );
    }

    #[test]
    fn pieces_are_the_whole_text() {
        for (generic, parallel) in [(false, false), (true, false), (true, true)] {
            let flags = PrintFlags::new().generic(generic).parallel(parallel);
            check(10, &flags, 1..2);
            check(10_000, &flags, 4..100);
        }
    }
}
