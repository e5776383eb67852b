//! The text of types, and what a specifier keeps of an encoding.

use super::{SparseTensorEncodingAttr, StorageSpecifierType};
use ods_runtime::prelude::*;

impl StorageSpecifierType {
    /// The type for an encoding, of which it keeps what says how a tensor is stored.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what builds the type passes its parameters"
    )]
    pub(super) fn construct(encoding: SparseTensorEncodingAttr) -> Self {
        let levels: Vec<_> = encoding.lvl_types().iter().map(|it| it.storage()).collect();
        let slices = encoding.dim_slices();
        Self {
            encoding: SparseTensorEncodingAttr::unchecked(&levels, slices),
        }
    }
}

// level-range ::= integer (`to` integer)?
pub(super) fn parse_level_range_of_type(p: &mut AsmParser<'_>) -> Parsed<(u64, u64)> {
    // Errors are at the mnemonic.
    let before = &p.text()[..p.offset() as usize];
    let names: [&[u8]; 2] = [b"iter_space", b"iterator"];
    let place = |name: &[u8]| before.windows(name.len()).rposition(|word| word == name);
    let start = names.into_iter().filter_map(place).max();
    let start = start.map_or(p.offset(), |start| start as u32);
    parse_level_range(p, start)
}

/// Parses a range of levels: a single level, or all from one up to another. An error of both is at `start`.
pub(super) fn parse_level_range(p: &mut AsmParser<'_>, start: u32) -> Parsed<(u64, u64)> {
    let low = p.parse_integer()? as u64;
    let mut high = low.wrapping_add(1);
    if p.parse_optional_keyword("to") {
        high = p.parse_integer()? as u64;
    }
    if high <= low {
        let message = "expect larger level upper bound than lower bound";
        return Err(p.emit_op_error(start, message));
    }
    Ok((low, high))
}

pub(super) fn print_level_range_of_type(p: &mut AsmPrinter<'_>, low: u64, high: u64) {
    p.write_integer(low);
    if low.wrapping_add(1) != high {
        p.write(" to ");
        p.write_integer(high);
    }
}
