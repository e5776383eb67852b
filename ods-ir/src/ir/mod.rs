//! The IR: operations, blocks, regions and values in one arena.
//!
//! [`Ir`] owns all entities; [`Operation`], [`Block`], [`Region`] and [`Value`] are small `Copy`
//! ids. Reading takes `&Ir` and changing takes `&mut Ir`, so that the borrow checker enforces what
//! is a convention in C++.
//!
//! **Invariants**
//! - Every operand is linked into the use list of its value, every successor into that of its
//!   block.
//! - Types, attribute lists and location attributes are numbered in tables of the `Ir`; entities
//!   hold the numbers.
//! - Order numbers of operations increase along their block, so that one comparison decides which
//!   operation comes first.

mod block;
mod builder;
mod by_name;
mod change;
mod children;
mod clone;
mod dominance;
mod equivalence;
mod erase_results;
mod expression;
mod ids;
mod interner;
mod locations;
mod mapping;
mod nested;
mod operation;
mod pool;
mod region;
mod report;
mod resources;
mod rewriter;
mod runs;
mod slots;
mod split;
mod state;
mod structural_hash;
mod text;
mod use_check;
mod uses;
mod value;
mod values;
mod walk;

pub use builder::{InsertPoint, IrMut, OpBuilder, Rewriter};
pub use by_name::ByName;
pub use change::{Change, MatchFailure};
use change::{ChangeLog, RewriteDebug};
pub use dominance::Dominance;
pub use equivalence::{Equivalence, EquivalenceFlags};
pub use ids::{Block, Operation, Region, Value};
use locations::{LocationTable, Place};
pub use mapping::{CloneTable, IrMapping};
pub(crate) use nested::{Nested, NestedNumber, NestedTable};
pub use operation::OperationName;
#[doc(hidden)]
pub use operation::{Order, RawState};
pub use rewriter::{Deferred, Replacement};
pub use split::{IdMap, Split};
pub use state::OperationState;
pub(crate) use state::StateName;
pub(crate) use use_check::UseCheck;
pub use uses::OpOperand;
pub use value::ValueDefinition;
pub use walk::{WalkOrder, WalkResult};

use crate::attributes::{DictionaryAttr, LocationAttr, Name};
use crate::interfaces::DefinitionNumber;
use crate::location::{Location, LocationKind, SourceFiles};
use crate::op::spec::OpSpec;
use crate::op::{FoldMemory, KnownConstants, OpInfo, Slot};
use crate::registry::DialectRegistry;
use crate::text::parser::ExternalResources;
use crate::types::{Type, TypeScope};
use ids::Table;
#[doc(hidden)]
pub use ids::{EntityId, NIL};
use interner::Interner;
use ods_lookup::LookupMap;
use pool::{Pool, PoolSlice};
use slots::Slots;
use std::num::NonZeroU32;
use std::sync::{Arc, LazyLock};
use uses::UseNode;

/// The number of the empty list in the tables of slots and of dictionaries.
#[doc(hidden)]
pub const EMPTY: u32 = 0;

/// An operation as stored, in less than a cache line.
#[derive(Clone, Debug)]
pub(crate) struct OpData {
    pub(crate) name: u32,
    pub(crate) parent: u32,
    pub(crate) prev: u32,
    pub(crate) next: u32,
    /// Increases along the block.
    pub(crate) order: Order,
    pub(crate) inherent: u32,
    pub(crate) discardable: u32,
    pub(crate) operands: PoolSlice,
    pub(crate) results: PoolSlice,
    /// Regions and successors; most operations have none.
    pub(crate) nested: NestedNumber,
    pub(crate) location: Location,
}

const _: () = assert!(size_of::<OpData>() == 60);

/// A block as stored.
#[derive(Clone, Debug)]
pub(crate) struct BlockData {
    pub(crate) parent: u32,
    pub(crate) prev: u32,
    pub(crate) next: u32,
    pub(crate) first_op: u32,
    pub(crate) last_op: u32,
    /// The head of the list of successor slots that refer to the block.
    pub(crate) first_use: u32,
    pub(crate) arguments: PoolSlice,
    /// One location per argument.
    pub(crate) locations: PoolSlice,
}

/// A region as stored.
#[derive(Clone, Debug)]
pub(crate) struct RegionData {
    pub(crate) parent: u32,
    pub(crate) first_block: u32,
    pub(crate) last_block: u32,
}

/// A value as stored.
#[derive(Clone, Debug)]
pub(crate) struct ValueData {
    pub(crate) ty: u32,
    /// The head of the list of operand slots that use the value.
    pub(crate) first_use: u32,
    /// The index of the defining operation, or of the block.
    pub(crate) owner: u32,
    /// The result or argument number; the top bit marks a block argument.
    pub(crate) number: u32,
}

/// Marks a block argument in [`ValueData::number`].
pub(crate) const ARGUMENT: u32 = 1 << 31;

/// An operation name used in this `Ir`.
#[derive(Clone, Debug)]
pub(crate) struct NameEntry {
    pub(crate) text: Name,
    pub(crate) info: Option<&'static OpInfo>,
    /// The decoded definition.
    pub(crate) spec: Option<&'static OpSpec>,
    /// The key of the definition in interface tables.
    pub(crate) definition: DefinitionNumber,
    /// Whether the operations are constants.
    pub(crate) is_constant: bool,
    /// Whether the operations are known to be constants that consist of their value.
    pub(crate) is_plain_constant: bool,
}

/// The lookup key of a name.
#[derive(Clone, Debug, Default)]
pub(crate) struct NameTable {
    pub(crate) entries: Vec<NameEntry>,
    by_info: LookupMap<usize, u32>,
    by_text: LookupMap<Name, u32>,
}

/// The types, lists of slots and dictionaries of an `Ir` that may print as aliases, by number.
#[doc(hidden)]
pub struct PartsWithAliases {
    types: Vec<bool>,
    slots: Vec<bool>,
    dictionaries: Vec<bool>,
}

impl PartsWithAliases {
    /// Whether nothing may print as an alias.
    #[doc(hidden)]
    pub fn is_empty(&self) -> bool {
        ![&self.types, &self.slots, &self.dictionaries]
            .iter()
            .any(|all| all.contains(&true))
    }
}

/// An IR: the owner of operations, blocks, regions and values.
///
/// ```
/// use ods_runtime::{Ir, Location, OperationState};
/// let mut ir = Ir::new();
/// let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
/// assert_eq!(op.name(&ir).as_str(), "t.op");
/// ```
#[derive(Clone, Debug)]
pub struct Ir {
    pub(crate) registry: Arc<DialectRegistry>,
    pub(crate) files: SourceFiles,
    pub(crate) ops: Table<OpData>,
    pub(crate) blocks: Table<BlockData>,
    pub(crate) regions: Table<RegionData>,
    pub(crate) values: Table<ValueData>,
    /// Operands, results and block arguments.
    pub(crate) value_lists: Pool<Value>,
    /// Locations of block arguments.
    pub(crate) location_lists: Pool<Location>,
    /// The use-list node of each operand, at the same index as the operand.
    pub(crate) operand_lists: Pool<Value>,
    pub(crate) operand_uses: Vec<UseNode>,
    pub(crate) nested: NestedTable,
    pub(crate) region_lists: Pool<Region>,
    pub(crate) successor_lists: Pool<Block>,
    pub(crate) successor_uses: Vec<UseNode>,
    pub(crate) names: NameTable,
    pub(crate) type_scope: TypeScope,
    pub(crate) types: Interner<Type>,
    pub(crate) slots: Interner<Slots>,
    pub(crate) dictionaries: Interner<DictionaryAttr>,
    pub(crate) locations: LocationTable,
    pub(crate) resources: Vec<ExternalResources>,
    pub(crate) changes: Option<Box<ChangeLog>>,
    pub(crate) constants: KnownConstants,
    pub(crate) fold_memory: FoldMemory,
    rewrite_debug: RewriteDebug,
    transfer: split::Scratch,
}

impl Default for Ir {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl Ir {
    /// Creates an empty IR with only the builtin dialect registered.
    #[inline]
    pub fn new() -> Self {
        Self::with_registry(Arc::new(DialectRegistry::new()))
    }

    /// Creates an empty IR with the dialects of `registry`.
    pub fn with_registry(registry: Arc<DialectRegistry>) -> Self {
        Self::with_parts(registry, SourceFiles::default(), TypeScope::new())
    }

    /// Creates an IR without operations.
    fn with_parts(
        registry: Arc<DialectRegistry>,
        files: SourceFiles,
        type_scope: TypeScope,
    ) -> Self {
        static NO_SLOTS: LazyLock<Slots> = LazyLock::new(Slots::default);
        static NO_ENTRIES: LazyLock<DictionaryAttr> = LazyLock::new(|| DictionaryAttr::new([]));
        let salt = ids::next_salt();
        Self {
            registry,
            files,
            ops: Table::new(salt),
            blocks: Table::new(salt),
            regions: Table::new(salt),
            values: Table::new(salt),
            value_lists: Pool::default(),
            location_lists: Pool::default(),
            operand_lists: Pool::default(),
            operand_uses: Vec::new(),
            nested: NestedTable::default(),
            region_lists: Pool::default(),
            successor_lists: Pool::default(),
            successor_uses: Vec::new(),
            names: NameTable::default(),
            type_scope,
            types: Interner::new(Type::None),
            // The first entry has number `EMPTY`.
            slots: Interner::with_first(NO_SLOTS.clone()),
            dictionaries: Interner::with_first(NO_ENTRIES.clone()),
            locations: LocationTable::default(),
            resources: Vec::new(),
            changes: None,
            constants: KnownConstants::default(),
            fold_memory: FoldMemory::default(),
            rewrite_debug: RewriteDebug::default(),
            transfer: split::Scratch::default(),
        }
    }

    /// The registered dialects.
    pub fn registry(&self) -> &Arc<DialectRegistry> {
        &self.registry
    }

    /// The files that locations of this IR refer to.
    pub fn files(&self) -> &SourceFiles {
        &self.files
    }

    /// The number of live operations, attached or detached.
    pub fn operation_count(&self) -> usize {
        self.ops.len()
    }

    /// Returns a builder without insertion point.
    #[inline]
    pub fn builder(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(self)
    }

    /// Returns the compact location for a location attribute.
    pub fn location(&mut self, attr: &LocationAttr) -> Location {
        if *attr == LocationAttr::Unknown {
            return Location::UNKNOWN;
        }
        self.locations.attr(attr)
    }

    /// A number that no other `Ir` has, except by coincidence after two thousand million others.
    #[doc(hidden)]
    pub fn serial(&self) -> NonZeroU32 {
        self.ops.salt()
    }

    /// Panics if no table of this `Ir` contains the location.
    #[track_caller]
    pub(crate) fn check_location(&self, location: Location) {
        let is_known = self.knows_location(location);
        assert!(is_known, "a location belongs to another `Ir`");
    }

    /// Whether a table of this `Ir` contains the location.
    pub(crate) fn knows_location(&self, location: Location) -> bool {
        match location.kind() {
            LocationKind::Unknown => true,
            LocationKind::Attribute(number) => self.locations.contains(number),
            LocationKind::Source { file, .. } => self.files.get(file).is_some(),
        }
    }

    /// Returns the location as an attribute; computes line and column of source locations.
    ///
    /// # Panics
    ///
    /// If the location belongs to another `Ir`.
    pub fn location_attr(&self, location: Location) -> LocationAttr {
        match location.kind() {
            LocationKind::Unknown => LocationAttr::Unknown,
            LocationKind::Attribute(number) => {
                assert!(
                    self.locations.contains(number),
                    "location {number} belongs to another `Ir`"
                );
                match Place::of(number) {
                    Place::Attr(number) => self.locations.get_attr(number).clone(),
                    Place::CallSite(number) => self.call_site_attr(number),
                    Place::Fused(number) => self.fused_attr(number),
                }
            }
            LocationKind::Source { file, offset } => {
                let attr = self.files.location_attr(file, offset);
                attr.unwrap_or(LocationAttr::Unknown)
            }
        }
    }

    /// Returns the number of `ty` in this IR's table. It is valid until the next
    /// [`Self::sweep_types`], or longer if a value uses it.
    pub(crate) fn type_number(&mut self, ty: &Type) -> u32 {
        self.types.intern_again(ty)
    }

    /// Once there are many types, removes those that no value uses. Call it before numbering types,
    /// never between numbering them and creating their values.
    #[inline]
    #[doc(hidden)]
    pub fn sweep_types(&mut self) {
        if self.types.wants_sweep() {
            self.sweep_types_now();
        }
    }

    #[cold]
    fn sweep_types_now(&mut self) {
        let mut used = vec![false; self.types.capacity()];
        for value in self.values.iter() {
            used[value.ty as usize] = true;
        }
        self.types.sweep(&used);
    }

    #[doc(hidden)]
    pub fn slots_number(&mut self, slots: &[Slot]) -> u32 {
        if slots.iter().all(Slot::is_empty) {
            return EMPTY;
        }
        self.sweep_slots();
        self.slots.intern_with(slots, || slots.into())
    }

    /// Returns the number of a list of one slot, which is not empty.
    #[inline]
    #[doc(hidden)]
    pub fn slot_number(&mut self, slot: Slot) -> u32 {
        self.sweep_slots();
        let mut list = [slot];
        // The slot moves into the list only if that is new.
        self.slots.intern_mut(&mut list[..], |list| {
            Slots::One([std::mem::take(&mut list[0])])
        })
    }

    fn sweep_slots(&mut self) {
        if self.slots.wants_sweep() {
            let used = self.used_lists(self.slots.capacity(), |op| op.inherent);
            self.slots.sweep(&used);
        }
    }

    /// Returns the number of an owned dictionary.
    #[doc(hidden)]
    pub fn own_dictionary(&mut self, dictionary: DictionaryAttr) -> u32 {
        self.sweep_dictionaries();
        self.dictionaries.intern(dictionary)
    }

    pub(crate) fn dictionary_number(&mut self, dictionary: &DictionaryAttr) -> u32 {
        self.sweep_dictionaries();
        self.dictionaries
            .intern_with(dictionary, || dictionary.clone())
    }

    fn sweep_dictionaries(&mut self) {
        if self.dictionaries.wants_sweep() {
            let used = self.used_lists(self.dictionaries.capacity(), |op| op.discardable);
            self.dictionaries.sweep(&used);
        }
    }

    /// The number of sweeps so far that may have invalidated numbers of types, slots and
    /// dictionaries.
    #[doc(hidden)]
    pub fn sweeps(&self) -> u32 {
        let sweeps = self.types.sweeps().wrapping_add(self.slots.sweeps());
        sweeps.wrapping_add(self.dictionaries.sweeps())
    }

    fn used_lists(&self, capacity: usize, number: impl Fn(&OpData) -> u32) -> Vec<bool> {
        let mut used = vec![false; capacity];
        used[EMPTY as usize] = true;
        for op in self.ops.iter() {
            used[number(op) as usize] = true;
        }
        used
    }

    /// Returns the table entries that may print as aliases.
    #[doc(hidden)]
    pub fn parts_with_aliases(&self) -> PartsWithAliases {
        let slots = self.slots.iter();
        let slots = slots.map(|slots| slots.iter().any(Slot::may_have_alias));
        let dictionaries = self.dictionaries.iter().map(DictionaryAttr::has_alias);
        PartsWithAliases {
            types: self.types.iter().map(Type::has_alias).collect(),
            slots: slots.collect(),
            dictionaries: dictionaries.collect(),
        }
    }

    /// Whether the operation or a nested one uses any of these parts.
    #[doc(hidden)]
    #[track_caller]
    pub fn has_part_of(&self, op: Operation, parts: &PartsWithAliases) -> bool {
        let data = self.ops.get(op);
        if data.nested != NestedNumber::NONE
            || parts.slots[data.inherent as usize]
            || parts.dictionaries[data.discardable as usize]
        {
            return true;
        }
        let has_alias = |value: &Value| parts.types[value.type_number(self) as usize];
        op.operands(self).iter().any(has_alias) || op.results(self).iter().any(has_alias)
    }

    /// Reserves memory for the entities that a source probably needs, estimated from its start.
    #[doc(hidden)]
    pub fn reserve_for_source(&mut self, text: &[u8]) {
        // The number of bytes of the sample: few, if the text is a short part of another one.
        let size = (text.len() / 16).clamp(1 << 12, 1 << 15);
        let sample = &text[..text.len().min(size)];
        let (mut ops, mut results, mut names) = (0, 0, 0);
        for line in sample.split(|byte| *byte == b'\n') {
            ops += 1;
            names += line.split(|byte| *byte == b'%').count() - 1;
            results += usize::from(line.trim_ascii_start().first() == Some(&b'%'));
        }
        let scaled = |count: usize| count * (text.len() / size).max(1);
        self.ops.reserve(scaled(ops));
        self.values.reserve(scaled(results));
        self.value_lists.reserve(scaled(results));
        self.operand_lists.reserve(scaled(names - results));
        self.operand_uses.reserve(scaled(names - results));
    }

    /// Frees memory that was reserved but is not needed.
    #[doc(hidden)]
    pub fn shrink(&mut self) {
        self.ops.shrink();
        self.blocks.shrink();
        self.regions.shrink();
        self.values.shrink();
        self.value_lists.shrink();
        self.location_lists.shrink();
        self.operand_lists.shrink();
        shrink(&mut self.operand_uses);
        self.nested.shrink();
        self.region_lists.shrink();
        self.successor_lists.shrink();
        shrink(&mut self.successor_uses);
        self.types.shrink();
        self.slots.shrink();
        self.dictionaries.shrink();
        self.locations.shrink();
    }
}

/// Frees the spare capacity of a list, if that is worthwhile.
fn shrink<T>(list: &mut Vec<T>) {
    if list.capacity() - list.len() > list.len() / 1024 {
        list.shrink_to_fit();
    }
}

impl NameTable {
    /// Returns the number of a registered name, if an operation already has it.
    pub(crate) fn known(&self, info: &'static OpInfo) -> Option<u32> {
        self.by_info.get(&std::ptr::from_ref(info).addr()).copied()
    }

    /// Returns the number of a registered name.
    pub(crate) fn registered(&mut self, info: &'static OpInfo) -> u32 {
        if let Some(number) = self.by_info.get(&std::ptr::from_ref(info).addr()) {
            return *number;
        }
        self.push(NameEntry {
            text: info.name().into(),
            info: Some(info),
            spec: Some(info.spec()),
            definition: info.spec().number,
            is_constant: info.spec().is_constant,
            is_plain_constant: false,
        })
    }

    /// Returns the number of an unregistered name.
    pub(crate) fn unregistered(&mut self, name: &[u8]) -> u32 {
        if let Some(number) = self.by_text.get(name) {
            return *number;
        }
        self.push(NameEntry {
            text: name.into(),
            info: None,
            spec: None,
            definition: DefinitionNumber::NONE,
            is_constant: false,
            is_plain_constant: false,
        })
    }

    /// Returns the number of a name that comes from another table.
    #[inline]
    pub(crate) fn adopted(&mut self, entry: &NameEntry) -> u32 {
        let known = match entry.info {
            Some(info) => self.by_info.get(&std::ptr::from_ref(info).addr()),
            None => self.by_text.get(&entry.text),
        };
        known.copied().unwrap_or_else(|| self.push(entry.clone()))
    }

    fn push(&mut self, entry: NameEntry) -> u32 {
        let number = self.entries.len() as u32;
        match entry.info {
            Some(info) => _ = self.by_info.insert(std::ptr::from_ref(info).addr(), number),
            None => _ = self.by_text.insert(entry.text.clone(), number),
        }
        self.entries.push(entry);
        number
    }
}
