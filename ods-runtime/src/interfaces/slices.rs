//! Offsets, sizes and strides with static or dynamic elements.

use crate::attributes::{Attribute, IntegerAttr};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, Value};
use crate::op::{FoldResult, VerifyResult};
use crate::op_interface;
use crate::types::{DYNAMIC, Type};

/// An operation with offsets, sizes and strides, each a constant or an operand: MLIR's
/// `OffsetSizeAndStrideOpInterface`.
///
/// By default, the operands are the groups `offsets`, `sizes` and `strides`, and the
/// constants the attributes `static_offsets`, `static_sizes` and `static_strides`: lists
/// with [`DYNAMIC`] in place of each operand.
#[op_interface]
pub trait OffsetSizeAndStrideOpInterface {
    /// The index of the first dynamic offset among the operands; sizes and strides
    /// follow.
    fn get_offset_size_and_stride_start_operand_index() -> usize;

    /// The maximum numbers of offsets, sizes and strides.
    fn get_array_attr_max_ranks(self, ir: &Ir) -> [usize; 3];

    /// The dynamic offsets.
    fn get_offsets(self, ir: &Ir) -> &[Value] {
        group(self.operation(), ir, "offsets")
    }

    /// The dynamic sizes.
    fn get_sizes(self, ir: &Ir) -> &[Value] {
        group(self.operation(), ir, "sizes")
    }

    /// The dynamic strides.
    fn get_strides(self, ir: &Ir) -> &[Value] {
        group(self.operation(), ir, "strides")
    }

    /// All offsets, with [`DYNAMIC`] for those that are operands.
    fn get_static_offsets(self, ir: &Ir) -> &[i64] {
        numbers(self.operation(), ir, "static_offsets")
    }

    /// All sizes, with [`DYNAMIC`] for those that are operands.
    fn get_static_sizes(self, ir: &Ir) -> &[i64] {
        numbers(self.operation(), ir, "static_sizes")
    }

    /// All strides, with [`DYNAMIC`] for those that are operands.
    fn get_static_strides(self, ir: &Ir) -> &[i64] {
        numbers(self.operation(), ir, "static_strides")
    }

    /// All offsets.
    fn get_mixed_offsets(self, ir: &Ir) -> Vec<FoldResult> {
        mixed(self.get_static_offsets(ir), self.get_offsets(ir))
    }

    /// All sizes.
    fn get_mixed_sizes(self, ir: &Ir) -> Vec<FoldResult> {
        mixed(self.get_static_sizes(ir), self.get_sizes(ir))
    }

    /// All strides.
    fn get_mixed_strides(self, ir: &Ir) -> Vec<FoldResult> {
        mixed(self.get_static_strides(ir), self.get_strides(ir))
    }

    /// Whether the offset with this index is an operand.
    ///
    /// # Panics
    ///
    /// If `idx` is out of bounds.
    fn is_dynamic_offset(self, ir: &Ir, idx: usize) -> bool {
        self.get_static_offsets(ir)[idx] == DYNAMIC
    }

    /// The offset with this index, which must be static.
    ///
    /// # Panics
    ///
    /// If `idx` is out of bounds.
    fn get_static_offset(self, ir: &Ir, idx: usize) -> i64 {
        self.get_static_offsets(ir)[idx]
    }

    /// Whether the size with this index is an operand.
    ///
    /// # Panics
    ///
    /// If `idx` is out of bounds.
    fn is_dynamic_size(self, ir: &Ir, idx: usize) -> bool {
        self.get_static_sizes(ir)[idx] == DYNAMIC
    }

    /// The size with this index, which must be static.
    ///
    /// # Panics
    ///
    /// If `idx` is out of bounds.
    fn get_static_size(self, ir: &Ir, idx: usize) -> i64 {
        self.get_static_sizes(ir)[idx]
    }

    /// Whether the stride with this index is an operand.
    ///
    /// # Panics
    ///
    /// If `idx` is out of bounds.
    fn is_dynamic_stride(self, ir: &Ir, idx: usize) -> bool {
        self.get_static_strides(ir)[idx] == DYNAMIC
    }

    /// The stride with this index, which must be static.
    ///
    /// # Panics
    ///
    /// If `idx` is out of bounds.
    fn get_static_stride(self, ir: &Ir, idx: usize) -> i64 {
        self.get_static_strides(ir)[idx]
    }

    /// The index of the operand for the dynamic offset `idx`.
    fn get_index_of_dynamic_offset(self, ir: &Ir, idx: usize) -> usize {
        Self::get_offset_size_and_stride_start_operand_index()
            + dynamic_before(self.get_static_offsets(ir), idx)
    }

    /// The dynamic offset `idx`.
    ///
    /// # Panics
    ///
    /// If the operation has no such operand.
    fn get_dynamic_offset(self, ir: &Ir, idx: usize) -> Value {
        let number = self.get_index_of_dynamic_offset(ir, idx);
        self.operation().operand(ir, number)
    }

    /// The index of the operand for the dynamic size `idx`.
    fn get_index_of_dynamic_size(self, ir: &Ir, idx: usize) -> usize {
        let before = self.get_offsets(ir).len();
        Self::get_offset_size_and_stride_start_operand_index()
            + before
            + dynamic_before(self.get_static_sizes(ir), idx)
    }

    /// The dynamic size `idx`.
    ///
    /// # Panics
    ///
    /// If the operation has no such operand.
    fn get_dynamic_size(self, ir: &Ir, idx: usize) -> Value {
        let number = self.get_index_of_dynamic_size(ir, idx);
        self.operation().operand(ir, number)
    }

    /// The index of the operand for the dynamic stride `idx`.
    fn get_index_of_dynamic_stride(self, ir: &Ir, idx: usize) -> usize {
        let before = self.get_offsets(ir).len() + self.get_sizes(ir).len();
        Self::get_offset_size_and_stride_start_operand_index()
            + before
            + dynamic_before(self.get_static_strides(ir), idx)
    }

    /// The dynamic stride `idx`.
    ///
    /// # Panics
    ///
    /// If the operation has no such operand.
    fn get_dynamic_stride(self, ir: &Ir, idx: usize) -> Value {
        let number = self.get_index_of_dynamic_stride(ir, idx);
        self.operation().operand(ir, number)
    }

    /// Whether both have the same offsets, sizes and strides, compared by `cmp`.
    fn is_same_as(
        self,
        ir: &Ir,
        other: DynOffsetSizeAndStrideOpInterface,
        cmp: &dyn Fn(&FoldResult, &FoldResult) -> bool,
    ) -> bool {
        let same = |these: Vec<FoldResult>, others: Vec<FoldResult>| {
            these.len() == others.len() && these.iter().zip(&others).all(|(a, b)| cmp(a, b))
        };
        same(self.get_mixed_offsets(ir), other.get_mixed_offsets(ir))
            && same(self.get_mixed_sizes(ir), other.get_mixed_sizes(ir))
            && same(self.get_mixed_strides(ir), other.get_mixed_strides(ir))
    }

    /// Whether all strides are the constant 1.
    fn has_unit_stride(self, ir: &Ir) -> bool {
        self.get_static_strides(ir)
            .iter()
            .all(|stride| *stride == 1)
    }

    /// Whether all offsets are the constant 0.
    fn has_zero_offset(self, ir: &Ir) -> bool {
        self.get_static_offsets(ir)
            .iter()
            .all(|offset| *offset == 0)
    }

    /// Checks that the lists have valid lengths, that the number of operands matches the
    /// [`DYNAMIC`] entries, and that offsets and sizes are not negative.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
        let lists = [
            List {
                name: "offset",
                dynamic: this.get_offsets(ir),
                all: this.get_static_offsets(ir),
            },
            List {
                name: "size",
                dynamic: this.get_sizes(ir),
                all: this.get_static_sizes(ir),
            },
            List {
                name: "stride",
                dynamic: this.get_strides(ir),
                all: this.get_static_strides(ir),
            },
        ];
        verify(&lists, this.get_array_attr_max_ranks(ir))
            .map_err(|message| Diagnostic::error(op.location(ir), message))
    }
}

/// The offsets, the sizes or the strides, for the verifier.
struct List<'ir> {
    name: &'static str,
    dynamic: &'ir [Value],
    all: &'ir [i64],
}

fn verify(lists: &[List<'_>; 3], max_ranks: [usize; 3]) -> Result<(), String> {
    for List { name, dynamic, all } in lists {
        let (found, expected) = (dynamic.len(), dynamic_before(all, all.len()));
        if found != expected {
            return Err(format!(
                "expected the number of '{name}s' to match the number of dynamic entries in 'static_{name}s' ({found} vs {expected})"
            ));
        }
    }
    let [offsets, sizes, strides] = lists.each_ref().map(|list| list.all.len());
    let is_one_offset = offsets == 1 && max_ranks[0] == 1;
    if !is_one_offset && offsets != sizes {
        return Err(format!(
            "expected mixed offsets rank to match mixed sizes rank ({offsets} vs {sizes}) so the rank of the result type is well-formed."
        ));
    }
    if sizes != strides {
        return Err(format!(
            "expected mixed sizes rank to match mixed strides rank ({sizes} vs {strides}) so the rank of the result type is well-formed."
        ));
    }
    for (List { name, all, .. }, expected) in lists.iter().zip(max_ranks) {
        if all.len() != expected {
            return Err(format!(
                "expected {expected} {name} values, got {}",
                all.len()
            ));
        }
    }
    for List { name, all, .. } in &lists[..2] {
        if let Some(number) = all
            .iter()
            .find(|number| **number < 0 && **number != DYNAMIC)
        {
            return Err(format!(
                "expected {name}s to be non-negative, but got {number}"
            ));
        }
    }
    Ok(())
}

/// The operand group with this name.
fn group<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [Value] {
    let group = op.info(ir).and_then(|info| info.spec().operand_group(name));
    group.map_or(&[], |group| crate::op::operands(op, ir, group))
}

/// The numbers in the attribute with this name.
fn numbers<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [i64] {
    let attribute = op.attribute(ir, name);
    attribute.and_then(Attribute::as_i64s).unwrap_or_default()
}

/// The number of [`DYNAMIC`] entries among the first `count`.
fn dynamic_before(all: &[i64], count: usize) -> usize {
    all.iter()
        .take(count)
        .filter(|number| **number == DYNAMIC)
        .count()
}

/// The static entries as attributes, the dynamic ones as operands.
fn mixed(all: &[i64], dynamic: &[Value]) -> Vec<FoldResult> {
    let mut dynamic = dynamic.iter();
    let mixed = all.iter().map_while(|number| match *number {
        DYNAMIC => dynamic.next().map(|value| FoldResult::Value(*value)),
        number => Some(FoldResult::Attr(
            IntegerAttr::new(&Type::int(64), number).into(),
        )),
    });
    mixed.collect()
}
