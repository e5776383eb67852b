//! What the parser, the printer and the tests need of the arena. Not for users; no stability is
//! promised.

use super::{Block, Ir, NIL, Operation, Value, ValueData};
use crate::location::{FileId, SourceText};
use crate::op::OpInfo;
use crate::property::Slot;
use crate::text::parser::ExternalResources;
use crate::types::Type;

#[doc(hidden)]
impl Ir {
    /// Creates a placeholder for a value that is not yet defined.
    pub fn create_placeholder(&mut self, ty: &Type) -> Value {
        let ty = self.type_number(ty);
        self.values.insert(ValueData {
            ty,
            first_use: NIL,
            owner: NIL,
            number: 0,
        })
    }

    /// Frees a placeholder without uses.
    pub fn free_placeholder(&mut self, value: Value) {
        self.values.remove(value);
    }

    /// Whether `value` is one of this IR.
    #[inline]
    pub fn has_value(&self, value: Value) -> bool {
        self.values.contains(value)
    }

    /// Checks that `value` is one of this IR.
    ///
    /// # Panics
    ///
    /// If it is not.
    #[inline]
    pub fn expect_value(&self, value: Value) {
        self.values.get(value);
    }

    /// Checks that `block` is one of this IR.
    ///
    /// # Panics
    ///
    /// If it is not.
    #[inline]
    pub fn expect_block(&self, block: Block) {
        self.blocks.get(block);
    }

    /// One more than the greatest index of a value.
    pub fn value_capacity(&self) -> usize {
        self.values.capacity()
    }

    /// One more than the greatest index of a block.
    pub fn block_capacity(&self) -> usize {
        self.blocks.capacity()
    }

    /// Returns the number of a registered name.
    #[inline]
    pub fn registered_name(&mut self, info: &'static OpInfo) -> u32 {
        self.names.registered(info)
    }

    /// Returns the number of an unregistered name.
    pub fn unregistered_name(&mut self, name: &[u8]) -> u32 {
        self.names.unregistered(name)
    }

    /// Returns the number of `ty`, which is likely to differ from the type before.
    #[inline]
    pub fn new_type_number(&mut self, ty: Type) -> u32 {
        self.types.intern(ty)
    }

    /// The type with this number.
    #[inline]
    pub fn numbered_type(&self, number: u32) -> &Type {
        self.types.get(number)
    }

    /// The values of inherent slots with this number.
    #[inline]
    pub fn numbered_slots(&self, number: u32) -> &[Slot] {
        self.slots.get(number)
    }

    /// The numbers of the inherent slots and of the discardable attributes of `op`.
    #[inline]
    pub fn attribute_numbers(&self, op: Operation) -> (u32, u32) {
        let data = self.ops.get(op);
        (data.inherent, data.discardable)
    }

    /// The numbers of live operations, blocks, regions and values.
    #[inline]
    pub fn entity_counts(&self) -> [usize; 4] {
        [
            self.ops.len(),
            self.blocks.len(),
            self.regions.len(),
            self.values.len(),
        ]
    }

    /// The sizes of the tables of operations and of values, and of the lists in both.
    #[inline]
    pub fn table_sizes(&self) -> [usize; 3] {
        let lists = self.operand_lists.capacity() + self.value_lists.capacity();
        [self.ops.capacity(), self.values.capacity(), lists]
    }

    /// Adds a file, or a part of one that begins at this line and column.
    pub fn add_file(&mut self, name: &str, text: SourceText, start: (u32, u32)) -> FileId {
        self.files.add_part(name, text, start)
    }

    /// Adds resources that a file has.
    pub fn add_external_resources(&mut self, resources: Vec<ExternalResources>) {
        self.resources.extend(resources);
    }
}
