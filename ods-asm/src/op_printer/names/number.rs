//! Chooses the names of values and blocks.
//!
//! The values of a region are numbered first, in order; each nested region continues from there, so
//! that siblings share numbers. In generic form numbers are unique: every region continues after
//! the previously numbered one.
//!
//! Names that ops suggest are made unique within their region and the enclosing ones: `%c`, `%c_0`,
//! `%c_1`.

use super::used::UsedNames;
use super::{Names, ValueName};
use ods_ir::attributes::{LocationAttr, Name};
use ods_ir::interfaces::DynOpAsmOpInterface;
use ods_ir::ir::{Block, Ir, Operation, Region, Value, ValueDefinition};
use ods_ir::op::OpInfo;
use ods_ir::op::asm::{OpAsmOpInterface, may_have_asm_interface};
use ods_ir::text::printer::PrintFlags;
use ods_ir::text::printer::identifier::sanitize;
use std::borrow::Cow;
use std::sync::Arc;

/// Counters that nested regions continue.
#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

impl Names {
    /// Names everything in `op`.
    pub(in super::super) fn new(ir: &Ir, op: Operation, flags: &PrintFlags) -> Self {
        let unique = flags.generic || flags.unique_ssa_ids;
        let mut state = NameState {
            ir,
            flags,
            names: Self {
                values: vec![ValueName::Unknown; ir.value_capacity()],
                blocks: vec![u32::MAX; ir.block_capacity()],
                ..Self::default()
            },
            counters: Counters::default(),
            used: UsedNames::default(),
            arguments_are_used: flags.use_name_loc_as_prefix
                || (flags.unique_ssa_ids && !flags.generic),
            nested: Vec::new(),
            suggestions: Vec::new(),
            candidate: String::new(),
        };
        state.number(op, unique);
        state.names
    }
}

struct NameState<'a> {
    ir: &'a Ir,
    flags: &'a PrintFlags,
    names: Names,
    counters: Counters,
    used: UsedNames,
    /// Whether `used` contains `arg0` and so on. Otherwise the counter decides whether such a name
    /// is taken, because it then counts the arguments of the whole scope.
    arguments_are_used: bool,
    /// The regions in the region being numbered.
    nested: Vec<Region>,
    /// By number of the name: where names for results may come from, if that is known.
    suggestions: Vec<Option<Suggestions>>,
    /// The name being made unique.
    candidate: String,
}

/// Where names for the results of an operation may come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Suggestions {
    /// There are none.
    None,
    /// The op's definition names several results.
    Definition,
    /// The op may have the interface for suggesting names; if it does not, the definition counts.
    Interface,
}

impl Suggestions {
    fn of(op: Operation, ir: &Ir) -> Self {
        if may_have_asm_interface(op, ir) {
            return Self::Interface;
        }
        let is_named = |info: &OpInfo| {
            let results = &info.spec().results;
            results.len() >= 2 && results.iter().any(|result| !result.name.is_empty())
        };
        if op.info(ir).is_some_and(is_named) {
            Self::Definition
        } else {
            Self::None
        }
    }
}

impl NameState<'_> {
    fn number(&mut self, top: Operation, unique: bool) {
        let ir = self.ir;
        self.used.open_scope();
        let outermost = Counters::default();
        let mut pending: Vec<(Region, Counters, usize)> = (top.regions(ir).iter())
            .map(|region| (*region, outermost, self.used.depth()))
            .collect();
        self.number_op(top);
        self.nested.clear();
        while let Some((region, outer, depth)) = pending.pop() {
            if !unique {
                self.counters = outer;
            }
            self.used.close_scopes(depth);
            self.used.open_scope();
            self.number_region(region);
            let (counters, depth) = (self.counters, self.used.depth());
            let nested = self.nested.drain(..);
            pending.extend(nested.map(|region| (region, counters, depth)));
        }
    }

    /// Returns where names for results may come from: nowhere if the generic form is printed.
    fn suggestions_of(&mut self, op: Operation) -> Suggestions {
        if self.flags.generic {
            return Suggestions::None;
        }
        let number = op.name_number(self.ir);
        if self.suggestions.len() <= number {
            self.suggestions.resize(number + 1, None);
        }
        let known = &mut self.suggestions[number];
        *known.get_or_insert_with(|| Suggestions::of(op, self.ir))
    }

    /// Returns the op's interface for suggesting names, unless the generic form is printed.
    fn asm_of(&mut self, op: Operation) -> Option<DynOpAsmOpInterface> {
        match self.suggestions_of(op) {
            Suggestions::Interface => op.interface::<dyn OpAsmOpInterface>(self.ir),
            Suggestions::Definition | Suggestions::None => None,
        }
    }

    fn number_region(&mut self, region: Region) {
        let ir = self.ir;
        let parent = region.parent_op(ir);
        if let Some(op) = parent
            && let Some(asm) = self.asm_of(op)
        {
            asm.get_asm_block_argument_names(ir, region, &mut |value, name| {
                self.name_argument_of(region, value, name);
            });
        }
        for (number, block) in region.blocks(ir).enumerate() {
            self.names.blocks[block.index_in()] = number as u32;
            self.number_arguments(block, number == 0);
            for op in block.operations(ir) {
                self.number_op(op);
            }
        }
    }

    fn name_argument_of(&mut self, region: Region, value: Value, name: &str) {
        let ir = self.ir;
        if let ValueDefinition::Argument(block, _) = value.definition(ir)
            && block.parent_region(ir) == Some(region)
            && self.names.value_name(value) == ValueName::Unknown
        {
            self.name_value(value, name);
        }
    }

    fn number_arguments(&mut self, block: Block, is_entry: bool) {
        let ir = self.ir;
        for (number, argument) in block.arguments(ir).iter().enumerate() {
            if self.names.value_name(*argument) != ValueName::Unknown {
                continue;
            }
            let count = self.counters.argument;
            self.counters.argument += u32::from(is_entry);
            if self.flags.use_name_loc_as_prefix {
                let location = ir.location_attr(block.argument_location(ir, number));
                if let Some(name) = name_of_location(&location) {
                    self.name_value(*argument, &sanitized(name.bytes()));
                    continue;
                }
            }
            if is_entry {
                self.name_entry_argument(*argument, count);
            } else {
                self.number_value(*argument);
            }
        }
    }

    fn number_op(&mut self, op: Operation) {
        let ir = self.ir;
        let results = op.results(ir);
        let regions = op.regions(ir);
        if !regions.is_empty() {
            self.nested.extend_from_slice(regions);
        }
        let suggestions = self.suggestions_of(op);
        if suggestions == Suggestions::Interface
            && let Some(asm) = op.interface::<dyn OpAsmOpInterface>(ir)
        {
            asm.get_asm_block_names(ir, &mut |block, name| {
                if block.parent_op(ir) == Some(op) && !name.is_empty() {
                    let name = sanitize(name.as_bytes(), b"$._-", true);
                    let entry = self.names.block_texts.entry(block.index_in());
                    entry.or_insert_with(|| name.into());
                }
            });
            asm.get_asm_result_names(ir, &mut |value, name| {
                self.name_result_of(op, value, name);
            });
        } else if suggestions != Suggestions::None && !results.is_empty() {
            self.name_results_as_declared(op);
        }
        let Some(first) = results.first() else {
            // Comments on users refer to operations by number.
            if self.flags.value_users {
                self.names.operations.insert(op, self.counters.value);
                self.counters.value += 1;
            }
            return;
        };
        if self.names.value_name(*first) == ValueName::Unknown {
            match self.location_prefix(op) {
                Some(name) => self.name_value(*first, &sanitized(name.bytes())),
                None => self.number_value(*first),
            }
        }
        if results.len() > 1 {
            self.names.name_groups(op, results);
        }
    }

    /// Names the results of an op with several results as its definition declares, unless the op
    /// suggests names itself.
    fn name_results_as_declared(&mut self, op: Operation) {
        let ir = self.ir;
        let Some(spec) = op.info(ir).map(OpInfo::spec) else {
            return;
        };
        if spec.results.len() < 2 || spec.results.iter().all(|result| result.name.is_empty()) {
            return;
        }
        let results = op.results(ir);
        for (group, declared) in spec.results.iter().enumerate() {
            let range = spec.result_range(group, results.len(), |slot| op.slot(ir, slot));
            if let Some(first) = results[range].first() {
                self.name_result_of(op, *first, declared.name);
            }
        }
    }

    fn name_result_of(&mut self, op: Operation, value: Value, name: &str) {
        if let ValueDefinition::Result(owner, number) = value.definition(self.ir)
            && owner == op
            && self.names.value_name(value) == ValueName::Unknown
        {
            match self.location_prefix(op) {
                Some(prefix) => self.name_value(value, &sanitized(prefix.bytes())),
                None => self.name_value(value, name),
            }
            if number != 0 {
                let groups = self.names.groups.entry(op).or_insert_with(|| vec![0]);
                let at = groups.partition_point(|start| (*start as usize) < number);
                groups.insert(at, number as u32);
            }
        }
    }

    fn location_prefix(&self, op: Operation) -> Option<Name> {
        if !self.flags.use_name_loc_as_prefix {
            return None;
        }
        name_of_location(&self.ir.location_attr(op.location(self.ir)))
    }

    fn number_value(&mut self, value: Value) {
        self.names.values[value.index_in()] = ValueName::Number(self.counters.value);
        self.counters.value += 1;
    }

    /// Names an entry block argument `argN`, unless the name is taken.
    fn name_entry_argument(&mut self, value: Value, number: u32) {
        let free = !self.arguments_are_used
            && (self.used.is_empty() || !self.used.contains(&format!("arg{number}")));
        if free {
            self.names.values[value.index_in()] = ValueName::Argument(number);
        } else {
            self.name_value(value, &format!("arg{number}"));
        }
    }

    /// Names a value `name`, made unique. An empty name means a number.
    fn name_value(&mut self, value: Value, name: &str) {
        if name.is_empty() {
            return self.number_value(value);
        }
        let name = if is_plain(name) {
            self.unique_name(name)
        } else {
            self.unique_name(&sanitized(name.as_bytes()))
        };
        self.used.insert(name.clone());
        self.names.values[value.index_in()] = ValueName::Text(self.names.texts.len() as u32);
        self.names.texts.push(name);
    }

    fn unique_name(&mut self, name: &str) -> Arc<str> {
        if !self.is_taken(name) {
            return name.into();
        }
        let mut candidate = std::mem::take(&mut self.candidate);
        candidate.clear();
        candidate.push_str(name);
        candidate.push('_');
        loop {
            candidate.truncate(name.len() + 1);
            candidate.push_str(itoa::Buffer::new().format(self.counters.conflict));
            self.counters.conflict += 1;
            if !self.is_taken(&candidate) {
                break;
            }
        }
        let unique = candidate.as_str().into();
        self.candidate = candidate;
        unique
    }

    fn is_taken(&self, name: &str) -> bool {
        let is_argument = || {
            let number = argument_number(name);
            number.is_some_and(|number| number < self.counters.argument)
        };
        self.used.contains(name) || (!self.arguments_are_used && is_argument())
    }
}

/// The part of a suggested name that is allowed in the name of a value.
fn sanitized(name: &[u8]) -> Cow<'_, str> {
    sanitize(name, b"$._-", true)
}

/// Whether [`sanitized`] certainly changes nothing.
fn is_plain(name: &str) -> bool {
    let is_letter =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'.' | b'_' | b'-');
    !name.starts_with(|first: char| first.is_ascii_digit()) && name.as_bytes().iter().all(is_letter)
}

/// Returns the number in a name `argN`.
fn argument_number(name: &str) -> Option<u32> {
    let digits = name.strip_prefix("arg")?;
    let is_canonical = digits == "0" || !digits.starts_with(['0', '+']);
    digits.parse().ok().filter(|_| is_canonical)
}

/// Returns the first name in a location. Huge locations are not searched.
fn name_of_location(location: &LocationAttr) -> Option<Name> {
    match location {
        _ if location.measure().is_huge() => None,
        LocationAttr::Name(location) => Some(location.name().clone()),
        LocationAttr::CallSite(location) => {
            name_of_location(location.callee()).or_else(|| name_of_location(location.caller()))
        }
        LocationAttr::Fused(location) => location.locations().find_map(name_of_location),
        LocationAttr::Opaque(location) => name_of_location(location.fallback()),
        LocationAttr::Unknown | LocationAttr::FileLineColRange(_) => None,
    }
}
