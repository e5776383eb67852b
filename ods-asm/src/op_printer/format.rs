//! Prints ops by their declarative assembly format.

use super::{OpPrinter, RegionStyle};
use crate::custom_form::{CustomDirective, OptionalCustomDirective};
use ods_ir::attributes::{Attribute, NamedAttribute};
use ods_ir::enums::EnumTable;
use ods_ir::ir::{Block, Ir, Operation, Region, Value};
use ods_ir::op::format::{
    Anchor, AttrStyle, CustomElement, Element, ElementKind, Format, OptionalGroup, ValueGroup,
};
use ods_ir::op::spec::{Arity, OpSpec, Presence};
use ods_ir::op::{self, AttrConstraint, TypeConstraint, inherent_dictionary};

/// An operation and the format that prints it.
struct Formatted<'ir> {
    op: Operation,
    ir: &'ir Ir,
    spec: &'static OpSpec,
    format: &'static Format,
    operands: &'ir [Value],
    results: &'ir [Value],
    /// The segment sizes of operands, if an attribute holds them.
    operand_sizes: &'ir [i32],
    /// The segment sizes of results, if an attribute holds them.
    result_sizes: &'ir [i32],
}

impl OpPrinter<'_> {
    pub(super) fn print_format(
        &mut self,
        op: Operation,
        spec: &'static OpSpec,
        format: &'static Format,
    ) {
        let formatted = Formatted {
            op,
            ir: self.ir,
            spec,
            format,
            operands: op.operands(self.ir),
            results: op.results(self.ir),
            operand_sizes: spec.operand_segments.sizes(|slot| op.slot(self.ir, slot)),
            result_sizes: spec.result_segments.sizes(|slot| op.slot(self.ir, slot)),
        };
        self.print_elements(&formatted, &format.elements);
    }

    /// Handles the most frequent elements inline and calls functions for the others.
    fn print_elements(&mut self, of: &Formatted<'_>, elements: &[Element]) {
        for element in elements {
            let start = self.bytes().len();
            if element.space {
                self.write_byte(b' ');
            }
            match &element.kind {
                ElementKind::Keyword(text) | ElementKind::Token(text, _) => match text.as_bytes() {
                    [byte] => self.write_byte(*byte),
                    text => self.write_bytes(text),
                },
                ElementKind::SingleOperand(group) => {
                    self.print_operands(of.values(ValueGroup::Operand(*group)));
                }
                ElementKind::SingleType(values, constraint) => {
                    self.print_single_type(of.values(*values), constraint);
                }
                ElementKind::AttrDict
                    if of.format.has_discardable_only
                        && of.op.discardable_attributes(of.ir).is_empty() => {}
                kind => self.print_kind(of, kind, start),
            }
        }
    }

    /// Prints an element. Its leading space starts at `start`.
    #[inline(never)]
    fn print_kind(&mut self, of: &Formatted<'_>, kind: &ElementKind, start: usize) {
        let Formatted { op, ir, spec, .. } = *of;
        match kind {
            ElementKind::Keyword(text) | ElementKind::Token(text, _) => self.write(text),
            ElementKind::Space => self.write_byte(b' '),
            ElementKind::Newline => self.print_newline(),
            ElementKind::SingleOperand(group) | ElementKind::Operand(group, _) => {
                self.print_group(of, ValueGroup::Operand(*group), Self::print_operands);
            }
            ElementKind::Operands => self.print_operands(of.operands),
            ElementKind::Attr(slot, style, optional) => match of.attr(*slot, *optional) {
                Some(attr) => self.print_attr(attr, *style, spec.slots[*slot].constraint),
                // An absent attribute prints nothing; this removes its space.
                None => self.asm.buffer().truncate(start),
            },
            ElementKind::Property(number) => {
                if let Some(value) = op.property(ir, spec, *number) {
                    spec.properties[*number].def.print(&mut self.asm, value);
                }
            }
            ElementKind::ImpliedUnit(_) | ElementKind::ImpliedUnitProperty(_) => {}
            ElementKind::Region(number) => self.print_region_list(of.region_group(*number), spec),
            ElementKind::Regions => self.print_region_list(op.regions(ir), spec),
            ElementKind::Successor(number) => self.print_successors(of.successor_group(*number)),
            ElementKind::Successors => self.print_successors(op.successors(ir)),
            ElementKind::SingleType(values, constraint) => {
                self.print_single_type(of.values(*values), constraint);
            }
            ElementKind::Type { of: values, .. } => {
                self.print_group(of, *values, Self::print_types_of);
            }
            ElementKind::FunctionalType(inputs, results) => {
                self.print_functional_type(of.values(*inputs), of.values(*results));
            }
            ElementKind::AttrDict => self.print_attr_dict(of, false),
            ElementKind::AttrDictWithKeyword => self.print_attr_dict(of, true),
            ElementKind::PropDict => self.print_prop_dict(of),
            ElementKind::Custom(CustomElement::Required(directive), _) => {
                (directive.get::<CustomDirective>().print)(self, op);
            }
            ElementKind::Custom(CustomElement::Optional(directive), _) => {
                (directive.get::<OptionalCustomDirective>().print)(self, op);
            }
            ElementKind::Optional(group) => self.print_elements(of, of.branch(group)),
            ElementKind::OiList(clauses) => {
                for clause in clauses {
                    if of.any_present(&clause.anchors) {
                        self.print_elements(of, std::slice::from_ref(&clause.keyword));
                        self.print_elements(of, &clause.elements);
                    }
                }
            }
        }
    }

    /// Prints the values of a group, or each segment of a variadic-of-variadic one in parentheses.
    fn print_group(
        &mut self,
        of: &Formatted<'_>,
        values: ValueGroup,
        print: fn(&mut Self, &[Value]),
    ) {
        let Formatted { op, ir, spec, .. } = *of;
        if let ValueGroup::Operand(group) = values
            && let Arity::VariadicOfVariadic { segments } = spec.operands[group].arity
        {
            return self.print_list(op::operand_groups(op, ir, group, segments), |p, values| {
                p.write_byte(b'(');
                print(p, values);
                p.write_byte(b')');
            });
        }
        print(self, of.values(values));
    }

    /// Prints a type without dialect and mnemonic, if its class can parse this form.
    fn print_single_type(&mut self, values: &[Value], constraint: &TypeConstraint) {
        let [value] = values else {
            return self.print_types_of(values);
        };
        let is_printed = (constraint.class)
            .is_some_and(|class| self.asm.print_type_of_class(&class, value.ty(self.ir)));
        if !is_printed {
            self.print_type_of(*value);
        }
    }

    fn print_attr(&mut self, attr: &Attribute, style: AttrStyle, constraint: &AttrConstraint) {
        match (style, attr) {
            (AttrStyle::Enum(table), Attribute::Integer(integer)) => {
                let bits = integer.value().words().first().copied();
                self.print_enum(table, bits.unwrap_or_default());
            }
            (AttrStyle::SymbolName, Attribute::String(name)) => {
                self.asm.print_symbol_name(name.bytes());
            }
            (AttrStyle::Typed, attr) => self.asm.print_attribute_without_type(attr),
            (AttrStyle::Stripped, attr) => match &constraint.class {
                Some(class) => self.asm.print_attribute_of_class(class, attr),
                None => self.asm.print_attribute(attr),
            },
            (_, attr) => self.asm.print_attribute(attr),
        }
    }

    /// Prints a case as a keyword, or as a string if it is not a valid keyword.
    fn print_enum(&mut self, table: &EnumTable, bits: u64) {
        let is_word = |case: &op::enums::EnumCase| {
            case.is_keyword() && (!table.is_bits() || case.bits().is_power_of_two())
        };
        let text = table.stringify(bits);
        let bare = table.cases().iter().all(is_word)
            || (table.cases().iter()).any(|case| case.bits() == bits && is_word(case));
        if bare {
            return self.write(&text);
        }
        self.write_byte(b'"');
        self.write(&text);
        self.write_byte(b'"');
    }

    fn print_attr_dict(&mut self, of: &Formatted<'_>, with_keyword: bool) {
        let entries = of.attr_dict();
        if with_keyword && !entries.is_empty() {
            self.write(" attributes");
        }
        self.print_attribute_list(&entries);
    }

    fn print_prop_dict(&mut self, of: &Formatted<'_>) {
        let Formatted { op, ir, spec, .. } = *of;
        let entries = inherent_dictionary(op, ir, spec, &|slot| {
            !of.format.elided_slots[slot] && !of.is_default(slot)
        });
        self.write_byte(b' ');
        if !entries.is_empty() {
            self.write_byte(b'<');
            self.asm.print_attribute_dict(entries.iter());
            self.write_byte(b'>');
        }
    }

    fn print_region_list(&mut self, regions: &[Region], spec: &OpSpec) {
        self.print_list(regions, |p, region| {
            let style = RegionStyle {
                terminators: spec.implicit_terminator.is_none()
                    || has_telling_terminator(p.ir, *region),
                ..RegionStyle::default()
            };
            p.print_region(*region, style);
        });
    }
}

/// Whether the terminator of the first block has operands, results or attributes, so that an
/// implicit terminator does not replace it.
fn has_telling_terminator(ir: &Ir, region: Region) -> bool {
    let last = region.entry_block(ir).and_then(|block| block.last_op(ir));
    last.is_some_and(|last| {
        !last.operands(ir).is_empty()
            || !last.results(ir).is_empty()
            || !last.discardable_attributes(ir).is_empty()
            || last.slots(ir).iter().any(|slot| slot.attr().is_some())
    })
}

impl<'ir> Formatted<'ir> {
    /// Returns the attribute that an element prints. An unset required attribute has its default.
    fn attr(&self, slot: usize, optional: bool) -> Option<&'ir Attribute> {
        let attr = self.op.slot(self.ir, slot);
        if optional {
            return attr;
        }
        attr.or_else(|| self.spec.default_attr(slot))
    }

    /// Returns the entries that `attr-dict` prints, without names that other elements print.
    fn attr_dict(&self) -> Vec<NamedAttribute> {
        let Self { op, ir, spec, .. } = *self;
        let attributes = spec.slots.len();
        let is_elided = |slot: usize| self.format.elided_slots[slot] || self.is_default(slot);
        let mut entries = if self.format.has_discardable_only {
            Vec::new()
        } else {
            inherent_dictionary(op, ir, spec, &|slot| slot < attributes && !is_elided(slot))
        };
        let discardable = op.discardable_attributes(ir);
        if discardable.is_empty() {
            return entries;
        }
        let kept = |entry: &&NamedAttribute| !spec.slot(&entry.name).is_some_and(is_elided);
        let is_sorted = entries.is_empty();
        entries.extend(discardable.iter().filter(kept).cloned());
        if !is_sorted {
            ods_lookup::sort_by(&mut entries, |a, b| a.name.cmp(&b.name));
        }
        entries
    }

    /// Whether a slot holds its default, so that dictionaries omit it.
    fn is_default(&self, slot: usize) -> bool {
        let Self { op, ir, spec, .. } = *self;
        let Some(number) = slot.checked_sub(spec.slots.len()) else {
            let default = spec.default_attr(slot);
            return default.is_some() && op.slot(ir, slot) == default;
        };
        let declared = &spec.properties[number];
        declared.has_default && op.property(ir, spec, number) == declared.initial.as_ref()
    }

    /// Returns the branch of a group that is printed.
    fn branch<'a>(&self, group: &'a OptionalGroup) -> &'a [Element] {
        if self.any_present(&group.anchors) == group.inverted {
            &group.otherwise
        } else {
            &group.then
        }
    }

    fn any_present(&self, anchors: &[Anchor]) -> bool {
        anchors.iter().any(|anchor| self.is_present(*anchor))
    }

    /// Whether the value of an anchor is present.
    fn is_present(&self, anchor: Anchor) -> bool {
        let Self { op, ir, spec, .. } = *self;
        match anchor {
            Anchor::Operand(group) => match spec.operands[group].arity {
                // A segment without values counts as present.
                Arity::VariadicOfVariadic { segments } => {
                    op::operand_groups(op, ir, group, segments).next().is_some()
                }
                _ => !self.values(ValueGroup::Operand(group)).is_empty(),
            },
            Anchor::Result(group) => !self.values(ValueGroup::Result(group)).is_empty(),
            Anchor::Region(number) => {
                let mut regions = self.region_group(number).iter();
                if spec.regions[number].variadic {
                    regions.next().is_some()
                } else {
                    regions.any(|region| !region.is_empty(ir))
                }
            }
            Anchor::Property(number) => !self.is_default(spec.property_slot(number)),
            Anchor::Attr(slot) => match (op.slot(ir, slot), spec.slots[slot].presence) {
                (None, _) => false,
                (Some(attr), Presence::Default(_) | Presence::OptionalDefault(_)) => {
                    Some(attr) != spec.default_attr(slot)
                }
                (Some(_), _) => true,
            },
        }
    }

    fn region_group(&self, number: usize) -> &'ir [Region] {
        let regions = op::regions(self.op, self.ir, number);
        if self.spec.regions[number].variadic {
            regions
        } else {
            regions.get(..1).unwrap_or_default()
        }
    }

    fn successor_group(&self, number: usize) -> &'ir [Block] {
        let blocks = op::successors(self.op, self.ir, number);
        if self.spec.successors[number].variadic {
            blocks
        } else {
            blocks.get(..1).unwrap_or_default()
        }
    }

    fn values(&self, of: ValueGroup) -> &'ir [Value] {
        let Self { spec, .. } = *self;
        match of {
            // In a straight format each operand is one value.
            ValueGroup::Operand(group) if self.format.straight.is_some() => {
                self.operands.get(group..=group).unwrap_or_default()
            }
            ValueGroup::Operand(group) => {
                let all = self.operands;
                &all[spec.operand_range_of(group, all.len(), self.operand_sizes)]
            }
            ValueGroup::Result(group) if self.format.straight.is_some() => {
                self.results.get(group..=group).unwrap_or_default()
            }
            ValueGroup::Result(group) => {
                let all = self.results;
                &all[spec.result_range_of(group, all.len(), self.result_sizes)]
            }
            ValueGroup::Operands => self.operands,
            ValueGroup::Results => self.results,
        }
    }
}
