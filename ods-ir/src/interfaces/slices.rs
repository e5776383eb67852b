//! Offsets, sizes and strides with static or dynamic elements.

use crate::attributes::{Attribute, IntegerAttr};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, Value};
use crate::op::{FoldResult, VerifyResult};
use crate::op_interface;
use crate::types::{DYNAMIC, Type};

/// Defines the interface, with the methods of each of the three lists: the names of an entry and of
/// the list, its methods, and the methods for the operands of the lists before it.
macro_rules! interface {
    ($(
        $one:literal $many:literal: $dynamic:ident $all:ident $mixed:ident $is_dynamic:ident
        $static_one:ident $index:ident $dynamic_one:ident, after [$($before:ident)*];
    )*) => {
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

            $(
                #[doc = concat!("The dynamic ", $many, ".")]
                fn $dynamic(self, ir: &Ir) -> &[Value] {
                    group(self.operation(), ir, $many)
                }

                #[doc = concat!("All ", $many, ", with [`DYNAMIC`] for those that are operands.")]
                fn $all(self, ir: &Ir) -> &[i64] {
                    numbers(self.operation(), ir, concat!("static_", $many))
                }

                #[doc = concat!("All ", $many, ".")]
                fn $mixed(self, ir: &Ir) -> Vec<FoldResult> {
                    mixed(self.$all(ir), self.$dynamic(ir))
                }

                #[doc = concat!("Whether the ", $one, " with this index is an operand.")]
                ///
                /// # Panics
                ///
                /// If `idx` is out of bounds.
                fn $is_dynamic(self, ir: &Ir, idx: usize) -> bool {
                    self.$all(ir)[idx] == DYNAMIC
                }

                #[doc = concat!("The ", $one, " with this index, which must be static.")]
                ///
                /// # Panics
                ///
                /// If `idx` is out of bounds.
                fn $static_one(self, ir: &Ir, idx: usize) -> i64 {
                    self.$all(ir)[idx]
                }

                #[doc = concat!("The index of the operand for the dynamic ", $one, " `idx`.")]
                fn $index(self, ir: &Ir, idx: usize) -> usize {
                    Self::get_offset_size_and_stride_start_operand_index()
                        $(+ self.$before(ir).len())*
                        + dynamic_before(self.$all(ir), idx)
                }

                #[doc = concat!("The dynamic ", $one, " `idx`.")]
                ///
                /// # Panics
                ///
                /// If the operation has no such operand.
                fn $dynamic_one(self, ir: &Ir, idx: usize) -> Value {
                    let number = self.$index(ir, idx);
                    self.operation().operand(ir, number)
                }
            )*

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
                true $(&& same(self.$mixed(ir), other.$mixed(ir)))*
            }

            /// Whether all strides are the constant 1.
            fn has_unit_stride(self, ir: &Ir) -> bool {
                self.get_static_strides(ir).iter().all(|stride| *stride == 1)
            }

            /// Whether all offsets are the constant 0.
            fn has_zero_offset(self, ir: &Ir) -> bool {
                self.get_static_offsets(ir).iter().all(|offset| *offset == 0)
            }

            /// Checks that the lists have valid lengths, that the number of operands matches the
            /// [`DYNAMIC`] entries, and that offsets and sizes are not negative.
            fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
                let this = Self::model_of(op);
                let lists = [$(
                    List { name: $one, dynamic: this.$dynamic(ir), all: this.$all(ir) },
                )*];
                verify(&lists, this.get_array_attr_max_ranks(ir))
                    .map_err(|message| Diagnostic::error(op.location(ir), message))
            }
        }
    };
}

interface! {
    "offset" "offsets": get_offsets get_static_offsets get_mixed_offsets is_dynamic_offset
        get_static_offset get_index_of_dynamic_offset get_dynamic_offset, after [];
    "size" "sizes": get_sizes get_static_sizes get_mixed_sizes is_dynamic_size
        get_static_size get_index_of_dynamic_size get_dynamic_size, after [get_offsets];
    "stride" "strides": get_strides get_static_strides get_mixed_strides is_dynamic_stride
        get_static_stride get_index_of_dynamic_stride get_dynamic_stride, after [get_offsets get_sizes];
}

/// The offsets, the sizes or the strides, for the verifier.
struct List<'ir> {
    name: &'static str,
    dynamic: &'ir [Value],
    all: &'ir [i64],
}

#[inline]
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
#[inline]
fn group<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [Value] {
    let group = op.info(ir).and_then(|info| info.spec().operand_group(name));
    group.map_or(&[], |group| crate::op::operands(op, ir, group))
}

/// The numbers in the attribute with this name.
#[inline]
fn numbers<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [i64] {
    let attribute = op.attribute(ir, name);
    attribute.and_then(Attribute::as_i64s).unwrap_or_default()
}

/// The number of [`DYNAMIC`] entries among the first `count`.
#[inline]
fn dynamic_before(all: &[i64], count: usize) -> usize {
    all.iter()
        .take(count)
        .filter(|number| **number == DYNAMIC)
        .count()
}

/// The static entries as attributes, the dynamic ones as operands.
#[inline]
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
