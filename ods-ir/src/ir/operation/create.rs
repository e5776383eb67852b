//! Creates operations.

use crate::attributes::DictionaryAttr;
use crate::diagnostics::Diagnostic;
use crate::ir::ids::{EntityId, NIL};
use crate::ir::pool::PoolSlice;
use crate::ir::{
    Block, Change, EMPTY, Ir, Nested, OpData, Operation, OperationState, Order, Region, RegionData,
    Value, ValueData,
};
use crate::location::Location;
use ods_lookup::LookupSet;
use smallvec::SmallVec;

/// The parts from which [`Ir::create_raw`] creates an operation. Numbers are those of the tables of
/// the `Ir`; the default ones are those of empty lists.
#[derive(Default)]
#[doc(hidden)]
pub struct RawState<'a> {
    pub name: u32,
    pub location: Location,
    pub operands: &'a [Value],
    pub types: &'a [u32],
    pub inherent: u32,
    pub discardable: u32,
    pub successors: &'a [Block],
    pub regions: &'a [Region],
}

/// Whether no region is in the list twice.
fn are_distinct(regions: &[Region]) -> bool {
    /// Longer lists are compared by a table.
    const FEW: usize = 8;
    if regions.len() <= FEW {
        let mut numbered = regions.iter().enumerate();
        return numbered.all(|(number, region)| !regions[..number].contains(region));
    }
    let mut seen = LookupSet::default();
    regions.iter().all(|region| seen.insert(*region))
}

impl Ir {
    /// Creates a detached operation.
    ///
    /// # Panics
    ///
    /// If an operand, successor or region of `state` is stale, if a region already belongs to an
    /// operation, if the location belongs to another `Ir`, or if the definition of the operation
    /// is not registered in this `Ir`.
    pub fn create(&mut self, mut state: OperationState) -> Operation {
        match self.name_number(&state.name) {
            Ok(name) => self.create_named(name, &mut state),
            Err(message) => panic!("{message}"),
        }
    }

    /// As [`Self::create`], with an error for a definition that is not registered.
    pub(crate) fn try_create(
        &mut self,
        state: &mut OperationState,
    ) -> Result<Operation, Diagnostic> {
        let location = state.location;
        match self.name_number(&state.name) {
            Ok(name) => Ok(self.create_named(name, state)),
            Err(message) => Err(Diagnostic::error(location, message)),
        }
    }

    /// As [`Self::create`], for a state whose name has this number. Takes the discardable attributes
    /// and the regions out of the state.
    #[doc(hidden)]
    pub fn create_named(&mut self, name: u32, state: &mut OperationState) -> Operation {
        // Checks all ids before anything is created.
        for value in &state.operands {
            self.values.get(*value);
        }
        for block in &state.successors {
            self.blocks.get(*block);
        }
        for region in &state.regions {
            let is_free = self.regions.get(*region).parent == NIL;
            assert!(is_free, "the region already belongs to an operation");
        }
        assert!(
            are_distinct(&state.regions),
            "the operation gets one region twice"
        );
        self.check_location(state.location);
        self.sweep_types();
        let mut types: SmallVec<[u32; 4]> = SmallVec::new();
        for ty in &state.result_types {
            types.push(self.type_number(ty));
        }
        let inherent = self.slots_number(&state.inherent);
        let discardable = if state.discardable.is_empty() {
            EMPTY
        } else {
            self.dictionary_number(&DictionaryAttr::new(std::mem::take(&mut state.discardable)))
        };
        let mut regions = std::mem::take(&mut state.regions);
        for _ in 0..state.new_regions {
            regions.push(self.create_region());
        }
        self.create_raw(&RawState {
            name,
            location: state.location,
            operands: &state.operands,
            types: &types,
            inherent,
            discardable,
            successors: &state.successors,
            regions: &regions,
        })
    }

    #[doc(hidden)]
    pub fn create_raw(&mut self, state: &RawState<'_>) -> Operation {
        let operands = self.operand_lists.allocate_from(state.operands);
        let successors = self.successor_lists.allocate_from(state.successors);
        let regions = self.region_lists.allocate_from(state.regions);
        let nested = self.nested.insert(Nested {
            regions,
            successors,
        });
        let op: Operation = self.ops.insert(OpData {
            name: state.name,
            parent: NIL,
            prev: NIL,
            next: NIL,
            order: Order::new(0),
            inherent: state.inherent,
            discardable: state.discardable,
            operands,
            results: PoolSlice::default(),
            nested,
            location: state.location,
        });
        let index = op.index();
        let results = self.create_values(state.types, index, 0);
        self.ops.at_mut(index).results = results;
        self.link_operands(operands, state.operands, index);
        for at in successors.range() {
            self.link_successor(at as u32, index);
        }
        for region in state.regions {
            let data = self.regions.get_mut(*region);
            assert!(
                data.parent == NIL,
                "the region already belongs to an operation"
            );
            data.parent = index;
        }
        self.changed(Change::Created(op));
        op
    }

    /// Creates values of the given types, owned by operation or block `owner`.
    pub(crate) fn create_values(&mut self, types: &[u32], owner: u32, mark: u32) -> PoolSlice {
        let mut make = |(number, ty): (usize, &u32)| -> Value {
            self.values.insert(ValueData {
                ty: *ty,
                first_use: NIL,
                owner,
                number: number as u32 | mark,
            })
        };
        match types {
            [] => return PoolSlice::default(),
            [ty] => {
                let made = make((0, ty));
                return self.value_lists.allocate_from(&[made]);
            }
            _ => {}
        }
        let made: SmallVec<[Value; 4]> = types.iter().enumerate().map(make).collect();
        self.value_lists.allocate_from(&made)
    }

    /// Creates a region without operation, for [`OperationState::regions`].
    pub fn create_region(&mut self) -> Region {
        self.regions.insert(RegionData {
            parent: NIL,
            first_block: NIL,
            last_block: NIL,
        })
    }
}
