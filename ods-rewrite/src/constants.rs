//! Constants that are unified and moved to the front of a region: what MLIR's `OperationFolder`
//! does with them.

use crate::marks::Marks;
use ods_ir::attributes::Attribute;
use ods_ir::ir::{Block, Ir, OpBuilder, Operation, Region, Value};
use ods_ir::location::Location;
use ods_ir::op::{DialectFoldInterface, OpInfo};
use ods_ir::registry::DialectInfo;
use ods_lookup::HotMap;
use std::collections::hash_map::Entry;

/// What makes two constants the same: the region they are moved to, and the numbers of the dialect,
/// the value and the type.
type Key = (Region, u32, u32, u32);

/// Marks the numbers of values for which the `Ir` has none.
const OWN_NUMBER: u32 = 1 << 31;

/// The constants known so far, each at the front of the first block of its region.
///
/// Constants move to the nearest region around them that is isolated from above, belongs to a
/// top-level or an unregistered operation, or that a dialect chooses by
/// [`DialectFoldInterface::should_materialize_into`]. A constant that was merged with another one,
/// or moved to another block, gets an unknown location, because it no longer belongs to one place
/// in the source.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::Constants;
///
/// ods! {
///     def C_Dialect : Dialect { let name = "c"; }
///     def NumberOp : Op<C_Dialect, "number", [ConstantLike, Pure]> {
///         let arguments = (ins I64Attr:$value);
///         let results = (outs I64:$result);
///         let assemblyFormat = "$value attr-dict";
///         let hasFolder = 1;
///     }
/// }
/// impl Fold for NumberOp {
///     fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
///         Attribute::i64(self.value(ir)).into()
///     }
/// }
///
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
/// let text = "%a = c.number 1\n%b = c.number 1\n";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut constants = Constants::new();
/// let kept: Vec<bool> = module
///     .nested::<NumberOp>(&ir)
///     .into_iter()
///     .map(|op| constants.insert(&mut ir, op.operation(), Attribute::i64(1)))
///     .collect();
/// // The second one is the first one now.
/// assert_eq!(kept, [true, false]);
/// assert_eq!(module.nested::<NumberOp>(&ir).len(), 1);
/// ```
#[derive(Debug)]
pub struct Constants {
    known: HotMap<Key, Operation>,
    /// The operations at the front.
    owned: Marks,
    /// The numbers of values for which the `Ir` had none.
    values: HotMap<Attribute, u32>,
    dialects: Dialects,
    /// The block of the last constant of [`insert_constant`](Self::insert_constant), and the region
    /// to which its constants move.
    last: Option<(Block, Region)>,
}

/// Numbers of the dialects of operations.
#[derive(Debug, Default)]
struct Dialects {
    names: Vec<Box<str>>,
    /// By the number of an operation's name; `None` if it is not known yet.
    of_name: Vec<Option<u32>>,
}

impl Dialects {
    fn number(&mut self, ir: &Ir, op: Operation) -> u32 {
        let name = op.name_number(ir);
        if let Some(Some(number)) = self.of_name.get(name) {
            return *number;
        }
        let number = self.named(op.name(ir).dialect());
        if self.of_name.len() <= name {
            self.of_name.resize(name + 1, None);
        }
        *self.of_name[name].insert(number)
    }

    fn named(&mut self, dialect: &str) -> u32 {
        let known = self.names.iter().position(|known| **known == *dialect);
        let number = known.unwrap_or_else(|| {
            self.names.push(dialect.into());
            self.names.len() - 1
        });
        number as u32
    }
}

impl Default for Constants {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl Constants {
    /// Knows no constants.
    pub fn new() -> Self {
        Self {
            known: HotMap::default(),
            owned: Marks::new(),
            values: HotMap::default(),
            dialects: Dialects::default(),
            last: None,
        }
    }

    /// Adds an operation that is the constant `value`. Returns false if it was replaced by an equal
    /// one and erased.
    ///
    /// # Panics
    ///
    /// If the operation is not in a region.
    #[inline]
    pub fn insert(&mut self, ir: &mut Ir, op: Operation, value: Attribute) -> bool {
        let value = self.number_of(ir, value);
        self.last = None;
        self.insert_numbered(ir, op, value)
    }

    /// Adds an operation, if it is a constant: see [`insert`](Self::insert). `None` if it is not.
    /// Between two calls no block and no operation with regions may change its place.
    pub(crate) fn insert_constant(&mut self, ir: &mut Ir, op: Operation) -> Option<bool> {
        let plain = op
            .plain_constant_number(ir)
            .filter(|_| self.values.is_empty());
        let value = if let Some(number) = plain {
            number
        } else {
            let value = op.constant_value(ir)?;
            self.number_of(ir, value)
        };
        Some(self.insert_numbered(ir, op, value))
    }

    /// The number of a value: its own, or that of the operations that consist of it.
    fn number_of(&mut self, ir: &mut Ir, value: Attribute) -> u32 {
        let count = self.values.len() as u32 | OWN_NUMBER;
        match self.values.entry(value) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(place) => match ir.number_of_plain_constant(place.key()) {
                Some(plain) => plain,
                None => *place.insert(count),
            },
        }
    }

    fn insert_numbered(&mut self, ir: &mut Ir, op: Operation, value: u32) -> bool {
        let Some(block) = op.parent_block(ir) else {
            panic!("the constant is not in a block");
        };
        let region = match self.last {
            Some((last, region)) if last == block => region,
            _ => insertion_region(ir, block),
        };
        self.last = Some((block, region));
        // The numbers of the type and the value of a known constant are valid while it is there.
        let ty = op.result(ir, 0).type_number(ir);
        let key = (region, self.dialects.number(ir, op), value, ty);
        match self.known.entry(key) {
            Entry::Occupied(known) if *known.get() == op => return true,
            Entry::Occupied(mut known) => {
                if known.get().is_alive(ir) {
                    let known = *known.get();
                    OpBuilder::new(ir).replace_with(op, known);
                    known.set_location(ir, Location::UNKNOWN);
                    return false;
                }
                known.insert(op);
            }
            Entry::Vacant(place) => _ = place.insert(op),
        }
        let Some(front) = region.entry_block(ir) else {
            panic!("the region of a constant has no block");
        };
        if block != front {
            move_to_front(ir, op, front);
            op.set_location(ir, Location::UNKNOWN);
        } else if op.prev(ir).is_some_and(|prev| !self.owns(ir, prev)) {
            move_to_front(ir, op, front);
        }
        self.owned.insert(op.index_in());
        true
    }

    /// Whether an operation is one of those at the front. The index of one that was erased may be
    /// that of another operation now.
    fn owns(&self, ir: &Ir, op: Operation) -> bool {
        self.owned.contains(op.index_in()) && op.spec(ir).is_some_and(|spec| spec.is_constant)
    }

    /// The region to whose front constants of `block` move.
    ///
    /// # Panics
    ///
    /// If the block is not in a region.
    #[inline]
    pub fn region_of(ir: &Ir, block: Block) -> Region {
        insertion_region(ir, block)
    }

    /// The constant `constant`, of the type of `value`, at the front of `region`, which is a region
    /// that [`region_of`](Self::region_of) returned. One that is not known yet is built by `dialect`;
    /// `None` if that dialect does not build constants of this kind.
    ///
    /// # Panics
    ///
    /// If the region has no block.
    #[inline]
    pub fn get_or_create(
        &mut self,
        ir: &mut Ir,
        region: Region,
        dialect: &'static DialectInfo,
        constant: &Attribute,
        value: Value,
    ) -> Option<Operation> {
        let number = self.number_of(ir, constant.clone());
        let wanted = self.dialects.named(dialect.name());
        let ty = value.type_number(ir);
        if let Some(known) = self.known_at(ir, (region, wanted, number, ty)) {
            known.set_location(ir, Location::UNKNOWN);
            return Some(known);
        }
        let Some(front) = region.entry_block(ir) else {
            panic!("the region of a constant has no block");
        };
        let result_type = value.ty(ir).clone();
        let mut builder = OpBuilder::new(ir);
        builder.set_insert_point_to_start(front);
        let made = dialect.materialize_constant(
            &mut builder,
            constant,
            &result_type,
            Location::UNKNOWN,
        )?;
        let own = self.dialects.number(ir, made);
        if own != wanted {
            // The operation may also be known by its own dialect.
            if let Some(known) = self.known_at(ir, (region, own, number, ty)) {
                made.erase(ir);
                known.set_location(ir, Location::UNKNOWN);
                self.known.insert((region, wanted, number, ty), known);
                return Some(known);
            }
            self.known.insert((region, own, number, ty), made);
        }
        self.owned.insert(made.index_in());
        self.known.insert((region, wanted, number, ty), made);
        Some(made)
    }

    /// As [`get_or_create`](Self::get_or_create), for the only result of an operation that nobody
    /// needs once its result is replaced. If the constant is not known yet, the operation itself
    /// becomes it where that makes no difference, and is returned.
    ///
    /// # Panics
    ///
    /// If the region has no block, or if the operation has no result.
    #[inline]
    pub fn get_or_convert(
        &mut self,
        ir: &mut Ir,
        region: Region,
        dialect: &'static DialectInfo,
        constant: &Attribute,
        op: Operation,
    ) -> Option<Operation> {
        let value = op.result(ir, 0);
        let is_own = |info: &OpInfo| std::ptr::eq(info.dialect(), dialect);
        let plain = if op.info(ir).is_some_and(is_own) {
            op.plain_constant_for(ir, constant)
        } else {
            None
        };
        let Some(plain) = plain else {
            return self.get_or_create(ir, region, dialect, constant, value);
        };
        let number = if self.values.is_empty() {
            plain.number()
        } else {
            let own = self.values.get(constant).copied();
            own.unwrap_or_else(|| plain.number())
        };
        let key = (
            region,
            self.dialects.number(ir, op),
            number,
            value.type_number(ir),
        );
        if let Some(known) = self.known_at(ir, key) {
            known.set_location(ir, Location::UNKNOWN);
            return Some(known);
        }
        let Some(front) = region.entry_block(ir) else {
            panic!("the region of a constant has no block");
        };
        op.turn_into_constant(ir, plain);
        move_to_front(ir, op, front);
        op.set_location(ir, Location::UNKNOWN);
        self.owned.insert(op.index_in());
        self.known.insert(key, op);
        Some(op)
    }

    /// The constant with this key, if it is still there.
    #[inline]
    fn known_at(&self, ir: &Ir, key: Key) -> Option<Operation> {
        self.known.get(&key).copied().filter(|op| op.is_alive(ir))
    }
}

fn move_to_front(ir: &mut Ir, op: Operation, block: Block) {
    match block.first_op(ir) {
        Some(first) => op.move_before(ir, first),
        None => block.append(ir, op),
    }
}

/// The region to whose front constants of `block` move.
fn insertion_region(ir: &Ir, block: Block) -> Region {
    let mut block = block;
    loop {
        let Some(region) = block.parent_region(ir) else {
            panic!("a block around the constant is not in a region");
        };
        let Some(parent) = region.parent_op(ir) else {
            return region;
        };
        if parent.spec(ir).is_none_or(|spec| spec.is_isolated) {
            return region;
        }
        let Some(outer) = parent.parent_block(ir) else {
            return region;
        };
        let dialect = parent.name(ir).dialect();
        let interface = ir
            .registry()
            .dialect_interface::<dyn DialectFoldInterface>(dialect);
        if interface.is_some_and(|interface| interface.should_materialize_into(ir, region)) {
            return region;
        }
        block = outer;
    }
}
