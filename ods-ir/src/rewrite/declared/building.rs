//! The steps of a pattern that change the IR. They cannot fail.

use super::{Arguments, Bound, Machine, ROOT, malformed, op_of};
use crate::attributes::{Attribute, LocationAttr};
use crate::ir::{Ir, Operation, Rewriter, Value};
use crate::location::Location;
use crate::op::{BuildState, OpInfo, Ref, results};
use crate::types::Type;
use ods_table::{Register, ResultTypes, Step};
use smallvec::SmallVec;

impl Machine {
    /// Runs one step.
    pub(super) fn build(&mut self, step: &Step<&'static Ref>, rw: &mut Rewriter<'_>) {
        let (to, bound) = match step {
            Step::Fused { to, of } => (*to, Bound::Location(self.fused(of, None, rw))),
            Step::Named { to, name } => {
                let location = LocationAttr::name(text(name), LocationAttr::Unknown);
                (*to, Bound::Location(rw.location(&location)))
            }
            Step::FusedWith { to, name, of } => {
                (*to, Bound::Location(self.fused(of, Some(text(name)), rw)))
            }
            Step::Part { to, of, number } => (*to, self.part(*of, *number, rw)),
            Step::Gather { to, of } => (*to, Bound::Values(self.all_values(of, rw))),
            Step::Constant { to, constant } => (*to, constant_of(constant)),
            Step::Call {
                to,
                call,
                location,
                arguments,
            } => {
                let Ref::Call(call) = call else { malformed() };
                let arguments = Arguments {
                    registers: &self.registers,
                    list: arguments,
                };
                (*to, call(rw, self.location(*location), arguments))
            }
            Step::Create {
                to,
                op,
                location,
                types,
                arguments,
            } => {
                let location = self.location(*location);
                let op = self.create(op_of(op), location, types, arguments, rw);
                (*to, Bound::Op(op))
            }
            Step::Replace { values } => {
                let (root, values) = (self.op(ROOT), self.all_values(values, rw));
                let count = root.results(rw).len();
                assert!(
                    values.len() == count,
                    "the pattern `{}` makes {} values to replace {count} results",
                    self.name,
                    values.len()
                );
                return rw.replace(root, values);
            }
            Step::Erase {} => return rw.erase(self.op(ROOT)),
            _ => malformed(),
        };
        self.set(to, bound);
    }

    fn all_values(&self, of: &[Register], rw: &Rewriter<'_>) -> SmallVec<[Value; 4]> {
        let mut all = SmallVec::new();
        for register in of {
            all.extend_from_slice(self.values(*register, rw));
        }
        all
    }

    /// One result group of an operation, or one of several values.
    pub(super) fn part(&self, of: Register, number: usize, ir: &Ir) -> Bound {
        if let Bound::Op(op) = *self.get(of) {
            return Bound::Values(results(op, ir, number).into());
        }
        match self.values(of, ir).get(number) {
            Some(value) => Bound::Value(*value),
            None => panic!(
                "the pattern `{}` uses value {number} of {} values",
                self.name,
                self.values(of, ir).len()
            ),
        }
    }

    fn location(&self, register: Register) -> Location {
        match self.get(register) {
            Bound::Location(location) => *location,
            other => self.wrong("a location", other),
        }
    }

    /// Fuses the locations of operations and values.
    fn fused(
        &self,
        of: &[Register],
        metadata: Option<&'static str>,
        rw: &mut Rewriter<'_>,
    ) -> Location {
        let place = |register: &Register| match self.get(*register) {
            Bound::Op(op) => op.location(rw),
            Bound::Location(location) => *location,
            _ => {
                let first = self.values(*register, rw).first();
                first.map_or(Location::UNKNOWN, |value| value.location(rw))
            }
        };
        let places: SmallVec<[Location; 4]> = of.iter().map(place).collect();
        let Some(metadata) = metadata else {
            return rw.fused_location(&places);
        };
        let parts: Vec<_> = { places.iter() }
            .map(|place| rw.location_attr(*place))
            .collect();
        let fused = LocationAttr::fused(parts, Some(Attribute::string(metadata)));
        rw.location(&fused)
    }

    fn create(
        &self,
        info: &'static OpInfo,
        location: Location,
        types: &ResultTypes,
        arguments: &[Register],
        rw: &mut Rewriter<'_>,
    ) -> Operation {
        let spec = info.spec();
        let mut state = BuildState::new(info);
        let (operands, rest) = arguments.split_at(spec.operands.len());
        for register in operands {
            state.values(self.values(*register, rw));
        }
        let (attributes, properties) = rest.split_at(rest.len() - spec.properties.len());
        for (slot, register) in attributes.iter().enumerate() {
            match self.get(*register) {
                Bound::Attr(attr) => state.attr(slot, attr.clone()),
                Bound::Nothing => {}
                other => self.wrong("an attribute", other),
            }
        }
        for (number, register) in properties.iter().enumerate() {
            match self.get(*register) {
                Bound::Prop(value) => state.raw_prop(number, value.clone()),
                other => self.wrong("a property", other),
            }
        }
        match types {
            ResultTypes::Infer => {}
            ResultTypes::OfRoot(first) => {
                let root = self.op(ROOT);
                for group in *first..first + spec.results.len() {
                    let types = results(root, rw, group).iter();
                    let types: Vec<Type> = types.map(|value| value.ty(rw).clone()).collect();
                    state.result_types(&types);
                }
            }
            ResultTypes::Given(list) => {
                for register in list {
                    state.result_types(&self.types(*register, rw));
                }
            }
        }
        state.build(rw, location)
    }

    /// The types in a register, or those of the values in it.
    fn types(&self, register: Register, rw: &Rewriter<'_>) -> Vec<Type> {
        if let Bound::Types(types) = self.get(register) {
            return types.clone();
        }
        let values = self.values(register, rw).iter();
        values.map(|value| value.ty(rw).clone()).collect()
    }
}

fn text(reference: &Ref) -> &'static str {
    match reference {
        Ref::Text(text) => text,
        _ => malformed(),
    }
}

fn constant_of(reference: &Ref) -> Bound {
    match reference {
        Ref::Default(make) => Bound::Attr(make()),
        Ref::Constant(make) => make(),
        _ => malformed(),
    }
}
