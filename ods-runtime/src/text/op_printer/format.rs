//! Interpreting the declarative assembly format of an op.

use super::{OpPrinter, RegionStyle};
use crate::attributes::Attribute;
use crate::ir::{Block, Operation, Region, Value};
use crate::op;
use crate::op::format::{Anchor, AttrStyle, Element, ElementKind, Format, ValueGroup};
use crate::op::spec::{Arity, OpSpec, Presence};

impl<'ir> OpPrinter<'ir> {
    pub(super) fn print_format(
        &mut self,
        op: Operation,
        spec: &'static OpSpec,
        format: &'static Format,
    ) {
        self.print_elements(op, spec, format, &format.elements);
    }

    fn print_elements(
        &mut self,
        op: Operation,
        spec: &'static OpSpec,
        format: &'static Format,
        elements: &[Element],
    ) {
        for element in elements {
            self.print_element(op, spec, format, element);
        }
    }

    fn print_element(
        &mut self,
        op: Operation,
        spec: &'static OpSpec,
        format: &'static Format,
        element: &Element,
    ) {
        let ir = self.ir;
        if element.space {
            self.write_byte(b' ');
        }
        match &element.kind {
            ElementKind::Literal(text, _) => self.write(text),
            ElementKind::Space => self.write_byte(b' '),
            ElementKind::Newline => self.print_newline(),
            ElementKind::Operand(group) => self.print_operand_group(op, spec, *group),
            ElementKind::Operands => self.print_operands(op.operands(ir)),
            ElementKind::Attr(slot, style, _) => {
                if let Some(attr) = op.slot(ir, *slot).or_else(|| spec.default_attr(*slot)) {
                    self.print_attr(attr, *style);
                }
            }
            ElementKind::ImpliedUnit(_) => {}
            ElementKind::Region(number) => {
                self.print_region_list(region_group(op, ir, spec, *number), spec);
            }
            ElementKind::Regions => self.print_region_list(op.regions(ir), spec),
            ElementKind::Successor(number) => {
                self.print_successors(successor_group(op, ir, spec, *number));
            }
            ElementKind::Successors => self.print_successors(op.successors(ir)),
            ElementKind::Type { of, qualified: _ } => self.print_type_group(op, spec, *of),
            ElementKind::FunctionalType(inputs, results) => {
                let (inputs, results) = (values(op, ir, *inputs), values(op, ir, *results));
                self.print_functional_type(inputs, results);
            }
            ElementKind::AttrDict { with_keyword } => {
                let keep = |slot: usize| !format.has_prop_dict && !format.elided_slots[slot];
                let entries = self.dictionary(op, Some(spec), keep);
                if !entries.is_empty() {
                    self.write(if *with_keyword { " attributes " } else { " " });
                    self.asm.print_attribute_dict(entries.iter());
                }
            }
            ElementKind::PropDict => {
                let is_default = |slot: usize| op.slot(ir, slot) == spec.default_attr(slot);
                let keep = |slot: usize| !format.elided_slots[slot] && !is_default(slot);
                let entries = super::inherent_entries(op, ir, spec, keep);
                self.write_byte(b' ');
                if !entries.is_empty() {
                    self.write_byte(b'<');
                    self.asm.print_attribute_dict(entries.iter());
                    self.write_byte(b'>');
                }
            }
            ElementKind::Custom(directive, _) => (directive.print)(self, op),
            ElementKind::Optional(group) => {
                let present = group
                    .anchors
                    .iter()
                    .any(|anchor| is_present(op, ir, spec, *anchor));
                let branch = if present == group.inverted {
                    &group.otherwise
                } else {
                    &group.then
                };
                self.print_elements(op, spec, format, branch);
            }
            ElementKind::OiList(clauses) => {
                for clause in clauses {
                    if clause
                        .anchors
                        .iter()
                        .any(|anchor| is_present(op, ir, spec, *anchor))
                    {
                        self.print_element(op, spec, format, &clause.keyword);
                        self.print_elements(op, spec, format, &clause.elements);
                    }
                }
            }
        }
    }

    fn print_operand_group(&mut self, op: Operation, spec: &OpSpec, group: usize) {
        let ir = self.ir;
        if let Arity::VariadicOfVariadic { segments } = spec.operands[group].arity {
            for (at, values) in op::operand_groups(op, ir, group, segments).enumerate() {
                self.write(if at == 0 { "(" } else { ", (" });
                self.print_operands(values);
                self.write_byte(b')');
            }
            return;
        }
        self.print_operands(op::operands(op, ir, group));
    }

    fn print_type_group(&mut self, op: Operation, spec: &OpSpec, of: ValueGroup) {
        let ir = self.ir;
        if let ValueGroup::Operand(group) = of
            && let Arity::VariadicOfVariadic { segments } = spec.operands[group].arity
        {
            for (at, values) in op::operand_groups(op, ir, group, segments).enumerate() {
                self.write(if at == 0 { "(" } else { ", (" });
                self.print_types_of(values);
                self.write_byte(b')');
            }
            return;
        }
        self.print_types_of(values(op, ir, of));
    }

    fn print_attr(&mut self, attr: &Attribute, style: AttrStyle) {
        match style {
            AttrStyle::SymbolName => match attr {
                Attribute::String(name) => self.asm.print_symbol_name(name.bytes()),
                other => self.asm.print_attribute(other),
            },
            AttrStyle::Typed => self.asm.print_attribute_without_type(attr),
            AttrStyle::Generic | AttrStyle::Stripped => self.asm.print_attribute(attr),
        }
    }

    fn print_region_list(&mut self, regions: &'ir [Region], spec: &OpSpec) {
        let ir = self.ir;
        for (at, region) in regions.iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            // A terminator that says nothing is left out where it is implied.
            let terminators = spec.implicit_terminator.is_none()
                || region
                    .blocks(ir)
                    .last()
                    .and_then(|block| block.last_op(ir))
                    .is_some_and(|last| {
                        !last.operands(ir).is_empty()
                            || !last.results(ir).is_empty()
                            || !last.discardable_attributes(ir).is_empty()
                            || last.slots(ir).iter().any(Option::is_some)
                    });
            self.print_region(
                *region,
                RegionStyle {
                    terminators,
                    ..RegionStyle::default()
                },
            );
        }
    }
}

fn region_group<'ir>(
    op: Operation,
    ir: &'ir crate::ir::Ir,
    spec: &OpSpec,
    number: usize,
) -> &'ir [Region] {
    let regions = op::regions(op, ir, number);
    if spec.regions[number].variadic {
        regions
    } else {
        regions.get(..1).unwrap_or_default()
    }
}

fn successor_group<'ir>(
    op: Operation,
    ir: &'ir crate::ir::Ir,
    spec: &OpSpec,
    number: usize,
) -> &'ir [Block] {
    let blocks = op::successors(op, ir, number);
    if spec.successors[number].variadic {
        blocks
    } else {
        blocks.get(..1).unwrap_or_default()
    }
}

fn values(op: Operation, ir: &crate::ir::Ir, of: ValueGroup) -> &[Value] {
    match of {
        ValueGroup::Operand(group) => op::operands(op, ir, group),
        ValueGroup::Result(group) => op::results(op, ir, group),
        ValueGroup::Operands => op.operands(ir),
        ValueGroup::Results => op.results(ir),
    }
}

/// Whether the anchor of a group asks for the group to be printed.
fn is_present(op: Operation, ir: &crate::ir::Ir, spec: &OpSpec, anchor: Anchor) -> bool {
    match anchor {
        Anchor::Operand(group) => !op::operands(op, ir, group).is_empty(),
        Anchor::Result(group) => !op::results(op, ir, group).is_empty(),
        Anchor::Region(number) => region_group(op, ir, spec, number)
            .iter()
            .any(|region| !region.is_empty(ir)),
        Anchor::Attr(slot) => match (op.slot(ir, slot), spec.slots[slot].presence) {
            (None, _) => false,
            (Some(attr), Presence::Default(_) | Presence::OptionalDefault(_)) => {
                Some(attr) != spec.default_attr(slot)
            }
            (Some(_), _) => true,
        },
    }
}
