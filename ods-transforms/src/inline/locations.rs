//! Locations of inlined operations: the stack of the calls that led to them.

use ods_ir::attributes::LocationAttr;
use ods_ir::ir::{Block, Ir, Operation};
use ods_ir::location::Location;
use ods_lookup::LookupMap;

/// The attributes of locations, each made once.
pub(super) type LocationAttrs = LookupMap<Location, LocationAttr>;

/// Gives everything in the blocks locations that say that it was inlined at `caller`.
#[inline]
pub(super) fn remap_locations(
    ir: &mut Ir,
    attrs: &mut LocationAttrs,
    blocks: &[Block],
    caller: Location,
) {
    let mut stacks = Stacks {
        caller: ir.location_attr(caller),
        attrs,
        known: LookupMap::default(),
    };
    for block in blocks {
        stacks.arguments(ir, *block);
        let mut at = block.first_op(ir);
        while let Some(op) = at {
            at = op.next(ir);
            if op.regions(ir).is_empty() {
                stacks.operation(ir, op);
            } else {
                stacks.nested(ir, op);
            }
        }
    }
}

struct Stacks<'a> {
    caller: LocationAttr,
    attrs: &'a mut LocationAttrs,
    /// The new locations.
    known: LookupMap<Location, Location>,
}

impl Stacks<'_> {
    #[inline]
    fn operation(&mut self, ir: &mut Ir, op: Operation) {
        let location = op.location(ir);
        let stacked = self.of(ir, location);
        op.set_location(ir, stacked);
    }

    #[inline]
    fn nested(&mut self, ir: &mut Ir, top: Operation) {
        let mut all = Vec::new();
        top.walk(ir, |op| all.push(op));
        for op in all {
            self.operation(ir, op);
            let regions = op.regions(ir).iter();
            let blocks: Vec<Block> = regions.flat_map(|region| region.blocks(ir)).collect();
            for block in blocks {
                self.arguments(ir, block);
            }
        }
    }

    #[inline]
    fn arguments(&mut self, ir: &mut Ir, block: Block) {
        for number in 0..block.arguments(ir).len() {
            let location = block.argument_location(ir, number);
            let stacked = self.of(ir, location);
            block.set_argument_location(ir, number, stacked);
        }
    }

    #[inline]
    fn of(&mut self, ir: &mut Ir, callee: Location) -> Location {
        if let Some(known) = self.known.get(&callee) {
            return *known;
        }
        let attr = self.attrs.entry(callee);
        let attr = attr.or_insert_with(|| ir.location_attr(callee));
        let stack = stacked(attr.clone(), &self.caller);
        let location = ir.location(&stack);
        self.known.insert(callee, location);
        location
    }
}

/// The location `callee`, called at the end of its own stack of calls from `caller`.
#[inline]
fn stacked(callee: LocationAttr, caller: &LocationAttr) -> LocationAttr {
    let (mut stack, mut last) = (Vec::new(), callee);
    while let LocationAttr::CallSite(site) = &last {
        stack.push(site.callee().clone());
        last = site.caller().clone();
    }
    let bottom = LocationAttr::call_site(last, caller.clone());
    stack.into_iter().rev().fold(bottom, |below, callee| {
        LocationAttr::call_site(callee, below)
    })
}
