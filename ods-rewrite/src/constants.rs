//! Constants that are unified and moved to the front of a region: what MLIR's `OperationFolder`
//! does with them.

use ods_ir::attributes::Attribute;
use ods_ir::ir::{Block, Ir, OpBuilder, Operation, Region, Value};
use ods_ir::location::Location;
use ods_ir::op::DialectFoldInterface;
use ods_ir::registry::DialectInfo;
use ods_lookup::{LookupMap, LookupSet};
use std::collections::hash_map::Entry;

/// What makes two constants the same: the region they are moved to, and the numbers of the dialect,
/// the value and the type.
type Key = (Region, u32, u32, u32);

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
#[derive(Debug, Default)]
pub struct Constants {
    known: LookupMap<Key, Operation>,
    owned: LookupSet<Operation>,
    /// The numbers of values.
    values: LookupMap<Attribute, u32>,
    dialects: Dialects,
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

impl Constants {
    /// Knows no constants.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an operation that is the constant `value`. Returns false if it was replaced by an equal
    /// one and erased.
    ///
    /// # Panics
    ///
    /// If the operation is in no region.
    pub fn insert(&mut self, ir: &mut Ir, op: Operation, value: Attribute) -> bool {
        let Some(block) = op.parent_block(ir) else {
            panic!("the constant is in no block");
        };
        let region = insertion_region(ir, block);
        let count = self.values.len() as u32;
        let value = *self.values.entry(value).or_insert(count);
        // The type of a known constant keeps its number while the constant is there.
        let ty = op.result(ir, 0).type_number(ir);
        let key = (region, self.dialects.number(ir, op), value, ty);
        match self.known.entry(key) {
            Entry::Occupied(known) if *known.get() == op => return true,
            Entry::Occupied(known) => {
                let known = *known.get();
                OpBuilder::new(ir).replace_with(op, known);
                known.set_location(ir, Location::UNKNOWN);
                return false;
            }
            Entry::Vacant(place) => _ = place.insert(op),
        }
        let Some(front) = region.entry_block(ir) else {
            panic!("the region of a constant has no block");
        };
        if block != front {
            move_to_front(ir, op, front);
            op.set_location(ir, Location::UNKNOWN);
        } else if !op.prev(ir).is_none_or(|prev| self.owned.contains(&prev)) {
            move_to_front(ir, op, front);
        }
        self.owned.insert(op);
        true
    }

    /// The region to whose front constants of `block` move.
    ///
    /// # Panics
    ///
    /// If the block is in no region.
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
        let number = if let Some(number) = self.values.get(constant) {
            *number
        } else {
            let count = self.values.len() as u32;
            self.values.insert(constant.clone(), count);
            count
        };
        let wanted = self.dialects.named(dialect.name());
        let key = (region, wanted, number, value.type_number(ir));
        if let Some(known) = self.known.get(&key).copied() {
            known.set_location(ir, Location::UNKNOWN);
            return Some(known);
        }
        let Some(front) = region.entry_block(ir) else {
            panic!("the region of a constant has no block");
        };
        let ty = value.ty(ir).clone();
        let mut builder = OpBuilder::new(ir);
        builder.set_insert_point_to_start(front);
        let made = dialect.materialize_constant(&mut builder, constant, &ty, Location::UNKNOWN)?;
        let own = self.dialects.number(ir, made);
        if own != wanted {
            // The operation may also be known by its own dialect.
            let own_key = (region, own, key.2, key.3);
            if let Some(known) = self.known.get(&own_key).copied() {
                made.erase(ir);
                known.set_location(ir, Location::UNKNOWN);
                self.known.insert(key, known);
                return Some(known);
            }
            self.known.insert(own_key, made);
        }
        self.owned.insert(made);
        self.known.insert(key, made);
        Some(made)
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
            panic!("a block around the constant is in no region");
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
