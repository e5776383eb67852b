//! Operations and their parts. The other files of this folder create, change, move and erase them.

mod attributes;
mod change;
mod copy;
mod create;
mod erase;
mod order;
mod place;

use super::ids::{EntityId, NIL};
use super::{Block, Ir, NameEntry, OpData, Operation, Region, Value};
use crate::attributes::Name;
use crate::diagnostics::Diagnostic;
use crate::location::Location;
use crate::op::spec::OpSpec;
use crate::op::{OpHandle, OpInfo};
use crate::types::Type;
#[doc(hidden)]
pub use create::RawState;
#[doc(hidden)]
pub use order::Order;

/// The name of an operation, `dialect.mnemonic`, and its definition if it is registered.
#[derive(Clone, Copy, Debug)]
pub struct OperationName<'a> {
    text: &'a Name,
    info: Option<&'static OpInfo>,
}

impl<'a> OperationName<'a> {
    fn of(entry: &'a NameEntry) -> Self {
        let (text, info) = (&entry.text, entry.info);
        Self { text, info }
    }

    /// The full name. In names of unregistered operations, bytes that are not UTF-8 become
    /// replacement characters.
    pub fn as_str(self) -> &'a str {
        self.text.as_str()
    }

    /// The full name as bytes.
    pub fn bytes(self) -> &'a [u8] {
        self.text.bytes()
    }

    /// The part before the first dot; the whole name if it has none.
    pub fn dialect(self) -> &'a str {
        let name = self.as_str();
        name.split_once('.').map_or(name, |(dialect, _)| dialect)
    }

    /// The part after the first dot; empty if the name has none.
    #[inline]
    pub fn mnemonic(self) -> &'a str {
        let name = self.as_str();
        name.split_once('.').map_or("", |(_, mnemonic)| mnemonic)
    }

    /// The definition of a registered operation.
    pub fn info(self) -> Option<&'static OpInfo> {
        self.info
    }
}

impl Ir {
    /// Yields the names in use, by number.
    pub(crate) fn names(&self) -> impl Iterator<Item = OperationName<'_>> {
        self.names.entries.iter().map(OperationName::of)
    }

    /// The name with a [number](Operation::name_number), which outlives the operation.
    ///
    /// # Panics
    ///
    /// If no name in this `Ir` has the number.
    #[doc(hidden)]
    pub fn name_of_number(&self, number: usize) -> OperationName<'_> {
        OperationName::of(&self.names.entries[number])
    }

    /// Returns the name of the operation.
    #[inline]
    #[track_caller]
    pub(crate) fn name_of(&self, op: Operation) -> &NameEntry {
        &self.names.entries[self.ops.get(op).name as usize]
    }

    /// Returns the decoded definition of an operation.
    #[inline]
    pub(crate) fn spec_of(&self, op: &OpData) -> Option<&'static OpSpec> {
        self.names.entries[op.name as usize].spec
    }

    /// Returns the definition of an operation, if it is registered.
    #[inline]
    pub(crate) fn info_of(&self, op: &OpData) -> Option<&'static OpInfo> {
        self.names.entries[op.name as usize].info
    }

    /// Returns the operation whose region contains this one.
    #[inline]
    pub(crate) fn parent_of(&self, op: &OpData) -> Option<&OpData> {
        self.parent_and_index(op).map(|(_, parent)| parent)
    }

    /// As [`parent_of`](Self::parent_of), with the index.
    #[inline]
    pub(crate) fn parent_and_index(&self, op: &OpData) -> Option<(u32, &OpData)> {
        let of = |index: u32| (index != NIL).then_some(index);
        let region = self.blocks.at(of(op.parent)?).parent;
        let parent = of(self.regions.at(of(region)?).parent)?;
        Some((parent, self.ops.at(parent)))
    }

    /// Returns the first operation, from `first` on in its block, that `test` accepts. The flag
    /// tells `test` whether the operation is the last one of the block.
    #[track_caller]
    pub(crate) fn find_in_block(
        &self,
        first: Operation,
        mut test: impl FnMut(&OpData, bool) -> bool,
    ) -> Option<Operation> {
        let mut at = self.ops.get(first).next;
        if test(self.ops.get(first), at == NIL) {
            return Some(first);
        }
        while at != NIL {
            let op = self.ops.at(at);
            if test(op, op.next == NIL) {
                return Some(self.ops.id(at));
            }
            at = op.next;
        }
        None
    }
}

impl Operation {
    /// Whether the operation exists in `ir`.
    #[inline]
    pub fn is_alive(self, ir: &Ir) -> bool {
        ir.ops.contains(self)
    }

    /// The name.
    #[track_caller]
    pub fn name(self, ir: &Ir) -> OperationName<'_> {
        OperationName::of(ir.name_of(self))
    }

    /// An index below the capacity of the table of operations, for side tables.
    #[doc(hidden)]
    pub fn index_in(self) -> usize {
        self.index() as usize
    }

    /// The number of the name in the table of `ir`.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn name_number(self, ir: &Ir) -> usize {
        ir.ops.get(self).name as usize
    }

    /// The definition, if the operation is registered.
    #[inline]
    #[track_caller]
    pub fn info(self, ir: &Ir) -> Option<&'static OpInfo> {
        ir.name_of(self).info
    }

    /// The decoded definition, if the operation is registered.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn spec(self, ir: &Ir) -> Option<&'static OpSpec> {
        ir.spec_of(ir.ops.get(self))
    }

    /// The location.
    #[track_caller]
    pub fn location(self, ir: &Ir) -> Location {
        ir.ops.get(self).location
    }

    /// Changes the location.
    #[track_caller]
    pub fn set_location(self, ir: &mut Ir, location: Location) {
        ir.check_location(location);
        ir.ops.get_mut(self).location = location;
    }

    /// Returns the operation as an `O`, an op type or interface handle, if it is one.
    #[inline]
    #[track_caller]
    pub fn cast<O: OpHandle>(self, ir: &Ir) -> Option<O> {
        O::cast(self, ir)
    }

    /// Whether the operation is an `O`.
    #[track_caller]
    pub fn is<O: OpHandle>(self, ir: &Ir) -> bool {
        O::cast(self, ir).is_some()
    }

    /// All operands.
    #[inline]
    #[track_caller]
    pub fn operands(self, ir: &Ir) -> &[Value] {
        ir.operand_lists.get(ir.ops.get(self).operands)
    }

    /// Returns operand `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[inline]
    #[track_caller]
    pub fn operand(self, ir: &Ir, number: usize) -> Value {
        match self.operands(ir).get(number) {
            Some(operand) => *operand,
            None => self.lacks(ir, "operand", number, self.operands(ir).len()),
        }
    }

    /// All results.
    #[inline]
    #[track_caller]
    pub fn results(self, ir: &Ir) -> &[Value] {
        ir.value_lists.get(ir.ops.get(self).results)
    }

    /// Returns result `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer results.
    #[inline]
    #[track_caller]
    pub fn result(self, ir: &Ir, number: usize) -> Value {
        match self.results(ir).get(number) {
            Some(result) => *result,
            None => self.lacks(ir, "result", number, self.results(ir).len()),
        }
    }

    /// Panics because there is no part with this number.
    #[cold]
    #[track_caller]
    fn lacks(self, ir: &Ir, part: &str, number: usize, count: usize) -> ! {
        let (name, plural) = (self.name(ir).as_str(), if count == 1 { "" } else { "s" });
        panic!("`{name}` has {count} {part}{plural}, so there is no {part} {number}")
    }

    /// The types of the results.
    #[track_caller]
    pub fn result_types(self, ir: &Ir) -> impl ExactSizeIterator<Item = &Type> + Clone {
        self.results(ir).iter().map(|value| value.ty(ir))
    }

    /// All regions.
    #[inline]
    #[track_caller]
    pub fn regions(self, ir: &Ir) -> &[Region] {
        ir.region_lists.get(ir.nested_of(ir.ops.get(self)).regions)
    }

    /// All successors.
    #[inline]
    #[track_caller]
    pub fn successors(self, ir: &Ir) -> &[Block] {
        let nested = ir.nested_of(ir.ops.get(self));
        ir.successor_lists.get(nested.successors)
    }

    /// Creates an error at the operation: `'dialect.name' op message`.
    #[track_caller]
    pub fn emit_error(self, ir: &Ir, message: impl std::fmt::Display) -> Diagnostic {
        let message = format!("'{}' op {message}", self.name(ir).as_str());
        Diagnostic::error(self.location(ir), message).resolved(ir)
    }
}
