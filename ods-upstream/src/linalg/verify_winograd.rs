//! Verifiers of the three steps of Winograd's convolution, F(m x m, r x r).

use super::{WinogradFilterTransformOp, WinogradInputTransformOp, WinogradOutputTransformOp};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

type Checked = Result<(), String>;

/// The sizes of a tile.
#[derive(Clone, Copy)]
struct Tile {
    /// Of the output.
    m: i64,
    /// Of the filter.
    r: i64,
}

impl Tile {
    fn of(op: Operation, ir: &Ir) -> Option<Self> {
        let (m, r) = match op.attribute(ir, "fmr").and_then(Attribute::as_i64)? {
            0 => (2, 3),
            1 => (4, 3),
            2 => (2, 5),
            _ => return None,
        };
        Some(Self { m, r })
    }

    /// Of the input.
    fn input(self) -> i64 {
        self.m + self.r - 1
    }

    /// The size of a tile and the number of tiles along one dimension of an input.
    fn split(self, size: i64) -> (i64, i64) {
        match size {
            DYNAMIC => (self.input(), DYNAMIC),
            1 => (1, 1),
            _ => (self.input(), size.saturating_sub(self.r - 1) / self.m),
        }
    }

    /// One dimension of the output, from the size of a tile and the number of tiles.
    fn join(self, size: i64, tiles: i64, dimension: &str) -> Result<i64, String> {
        if size == DYNAMIC || tiles == DYNAMIC {
            return Ok(DYNAMIC);
        }
        if size == 1 {
            return Ok(tiles);
        }
        if size != self.input() {
            return Err(format!(
                "expect input {dimension} equals to input tile size"
            ));
        }
        Ok(self.m.saturating_mul(tiles))
    }
}

fn check_output(expected: &[i64], output: &[i64]) -> Checked {
    let is_compatible = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
    if expected.len() == output.len() && expected.iter().zip(output).all(is_compatible) {
        Ok(())
    } else {
        Err("the output shape is not expected".to_owned())
    }
}

fn check_filter(tile: Tile, filter: &[i64], output: &[i64]) -> Checked {
    let [count, height, width, channels] = *filter else {
        return Ok(());
    };
    for (size, dimension) in [(height, "height"), (width, "width")] {
        if size != tile.r && size != 1 {
            return Err(format!("expect filter {dimension} either equals to r or 1"));
        }
    }
    if height == 1 && width == 1 {
        return Err("expect either filter height or width equals to r".to_owned());
    }
    let size = |size| if size == tile.r { tile.input() } else { 1 };
    check_output(&[size(height), size(width), channels, count], output)
}

fn check_input(tile: Tile, input: &[i64], output: &[i64]) -> Checked {
    let [count, height, width, channels] = *input else {
        return Ok(());
    };
    let ((height, rows), (width, columns)) = (tile.split(height), tile.split(width));
    check_output(&[height, width, rows, columns, count, channels], output)
}

fn check_value(tile: Tile, value: &[i64], output: &[i64]) -> Checked {
    let [height, width, rows, columns, count, channels] = *value else {
        return Ok(());
    };
    let height = tile.join(height, rows, "height")?;
    let width = tile.join(width, columns, "width")?;
    check_output(&[count, height, width, channels], output)
}

macro_rules! verifiers {
    ($($op:ident: $check:ident;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let op = self.operation();
                let (Some(tile), [from, to]) = (Tile::of(op, ir), op.operands(ir)) else {
                    return Ok(());
                };
                let (Some(from), Some(to)) = (from.ty(ir).shape(), to.ty(ir).shape()) else {
                    return Ok(());
                };
                $check(tile, from, to).map_err(|message| self.emit_error(ir, message))
            }
        }
    )*};
}

verifiers! {
    WinogradFilterTransformOp: check_filter;
    WinogradInputTransformOp: check_input;
    WinogradOutputTransformOp: check_value;
}
