//! Interpreting the declarative assembly format of an op.
//!
//! The elements are read in order into a [`FormatState`]; then, as in MLIR,
//! regions, successors, segment sizes, result types, operands and inferred
//! types are put together, in this order.

use super::api::{OpParser, UnresolvedOperand};
use crate::attributes::Attribute;
use crate::ir::{Block, OperationState, Region};
use crate::op::format::{
    AttrStyle, Element, ElementKind, Format, LiteralKind, OptionalGroup, ValueGroup,
};
use crate::op::spec::{Arity, OpSpec, Segments, TypeSource, ValueSpec};
use crate::op::{OpInfo, TypeConstraint, infer_result_types};
use crate::text::lexer::TokenKind;
use crate::text::parser::Parsed;
use crate::types::Type;
use smallvec::SmallVec;

type Types = SmallVec<[Type; 2]>;

/// One operand group as parsed.
#[derive(Debug, Default)]
struct ParsedGroup {
    operands: SmallVec<[UnresolvedOperand; 2]>,
    offset: u32,
    /// Sizes of the groups of a variadic of variadic operand.
    sizes: Vec<i32>,
    types: Option<Types>,
}

/// What has been parsed of an op by its format, before it is put together.
#[derive(Debug, Default)]
pub struct FormatState {
    groups: SmallVec<[ParsedGroup; 4]>,
    /// `operands`, and `type(operands)`.
    all_operands: Option<ParsedGroup>,
    results: SmallVec<[Option<Types>; 2]>,
    /// `type(results)`.
    all_results: Option<Types>,
    regions: SmallVec<[SmallVec<[Region; 1]>; 1]>,
    successors: SmallVec<[SmallVec<[Block; 2]>; 2]>,
    /// What custom directives read for attribute slots.
    attrs: SmallVec<[(usize, Attribute); 1]>,
}

impl FormatState {
    fn new(spec: &OpSpec) -> Self {
        let mut state = Self::default();
        state
            .groups
            .resize_with(spec.operands.len(), ParsedGroup::default);
        state.results.resize_with(spec.results.len(), || None);
        state.regions.resize_with(spec.regions.len(), SmallVec::new);
        state
            .successors
            .resize_with(spec.successors.len(), SmallVec::new);
        state
    }
}

/// Everything that one op's format is interpreted with.
struct Interpreter<'p, 'a, 'ir> {
    p: &'p mut OpParser<'a, 'ir>,
    info: &'static OpInfo,
    spec: &'static OpSpec,
    state: &'p mut OperationState,
    parsed: FormatState,
}

impl OpParser<'_, '_> {
    pub(super) fn parse_format(
        &mut self,
        format: &'static Format,
        info: &'static OpInfo,
        state: &mut OperationState,
    ) -> Parsed<()> {
        let spec = info.spec();
        let mut interpreter = Interpreter {
            p: self,
            info,
            spec,
            state,
            parsed: FormatState::new(spec),
        };
        interpreter.elements(&format.elements)?;
        interpreter.assemble()
    }
}

impl Interpreter<'_, '_, '_> {
    fn elements(&mut self, elements: &'static [Element]) -> Parsed<()> {
        elements
            .iter()
            .try_for_each(|element| self.element(&element.kind))
    }

    fn element(&mut self, element: &'static ElementKind) -> Parsed<()> {
        match element {
            ElementKind::Literal(text, kind) => self.literal(text, *kind),
            ElementKind::Space | ElementKind::Newline => Ok(()),
            ElementKind::Operand(group) => self.operand_group(*group),
            ElementKind::Operands => {
                let offset = self.p.offset();
                let operands = self.operand_list()?;
                let all = self.parsed.all_operands.get_or_insert_default();
                (all.operands, all.offset) = (operands, offset);
                Ok(())
            }
            ElementKind::Attr(slot, style, optional) => self.attr(*slot, *style, *optional),
            ElementKind::ImpliedUnit(slot) => {
                self.state.set_slot(*slot, Some(Attribute::Unit));
                Ok(())
            }
            ElementKind::Region(number) => self.region_group(*number),
            ElementKind::Regions => {
                let mut regions = SmallVec::new();
                self.region_list(&mut regions)?;
                self.spread_regions(regions);
                Ok(())
            }
            ElementKind::Successor(number) => self.successor_group(*number),
            ElementKind::Successors => {
                let mut blocks = SmallVec::new();
                self.successor_list(&mut blocks)?;
                self.state.successors.extend(blocks);
                Ok(())
            }
            ElementKind::Type { of, qualified: _ } => self.types_of(*of),
            ElementKind::FunctionalType(inputs, results) => self.functional_type(*inputs, *results),
            ElementKind::AttrDict {
                with_keyword: false,
            } => self.p.parse_optional_attr_dict(self.state),
            ElementKind::AttrDict { with_keyword: true } => {
                self.p.parse_optional_attr_dict_with_keyword(self.state)
            }
            ElementKind::PropDict => self.prop_dict(),
            ElementKind::Custom(directive, _) => {
                (directive.parse)(self.p, &mut self.parsed)?;
                for (slot, attr) in self.parsed.attrs.drain(..) {
                    self.state.set_slot(slot, Some(attr));
                }
                Ok(())
            }
            ElementKind::Optional(group) => self.optional_group(group),
            ElementKind::OiList(clauses) => {
                let mut seen = vec![false; clauses.len()];
                'next: loop {
                    for (at, clause) in clauses.iter().enumerate() {
                        let ElementKind::Literal(keyword, kind) = &clause.keyword.kind else {
                            continue;
                        };
                        if self.optional_literal(keyword, *kind) {
                            if std::mem::replace(&mut seen[at], true) {
                                let message = format!(
                                    "`{keyword}` clause can appear at most once in the expansion of the oilist directive"
                                );
                                let offset = self.p.name_offset();
                                return Err(self.p.emit_error(offset, message));
                            }
                            self.elements(&clause.elements)?;
                            continue 'next;
                        }
                    }
                    return Ok(());
                }
            }
        }
    }

    fn literal(&mut self, text: &str, kind: LiteralKind) -> Parsed<()> {
        match kind {
            LiteralKind::Keyword => self.p.parse_keyword(text),
            LiteralKind::Token(kind) if self.p.at(kind) => {
                self.p.consume();
                Ok(())
            }
            LiteralKind::Token(_) => Err(self
                .p
                .asm_mut()
                .emit_wrong_token_error(format!("expected '{text}'"))),
        }
    }

    fn optional_literal(&mut self, text: &str, kind: LiteralKind) -> bool {
        match kind {
            LiteralKind::Keyword => self.p.parse_optional_keyword(text),
            LiteralKind::Token(kind) => self.p.consume_if(kind),
        }
    }

    /// Operands between commas; there may be none.
    fn operand_list(&mut self) -> Parsed<SmallVec<[UnresolvedOperand; 2]>> {
        let mut operands = SmallVec::new();
        if self.p.at(TokenKind::PercentIdentifier) {
            operands.push(self.p.parse_operand()?);
            while self.p.consume_if(TokenKind::Comma) {
                operands.push(self.p.parse_operand()?);
            }
        }
        Ok(operands)
    }

    fn operand_group(&mut self, group: usize) -> Parsed<()> {
        let offset = self.p.offset();
        let operands = match self.spec.operands[group].arity {
            Arity::One => smallvec::smallvec![self.p.parse_operand()?],
            Arity::Optional => self.p.parse_optional_operand()?.into_iter().collect(),
            Arity::Variadic => self.operand_list()?,
            Arity::VariadicOfVariadic { .. } => return self.operand_groups(group),
        };
        let parsed = &mut self.parsed.groups[group];
        (parsed.operands, parsed.offset) = (operands, offset);
        Ok(())
    }

    // `(` operands `)` (`,` `(` operands `)`)*
    fn operand_groups(&mut self, group: usize) -> Parsed<()> {
        let offset = self.p.offset();
        let mut all = SmallVec::new();
        let mut sizes = Vec::new();
        while self.p.parse_optional_l_paren() {
            let operands = self.operand_list()?;
            self.p.asm_mut().parse_r_paren()?;
            sizes.push(operands.len() as i32);
            all.extend(operands);
            if !self.p.consume_if(TokenKind::Comma) {
                break;
            }
        }
        let parsed = &mut self.parsed.groups[group];
        (parsed.operands, parsed.offset, parsed.sizes) = (all, offset, sizes);
        Ok(())
    }

    fn attr(&mut self, slot: usize, style: AttrStyle, optional: bool) -> Parsed<()> {
        let declared = &self.spec.slots[slot];
        if optional {
            return self.optional_attr(slot, style).map(|_| ());
        }
        let offset = self.p.offset();
        let value = match style {
            AttrStyle::SymbolName => self.p.parse_symbol_name_attr()?,
            AttrStyle::Typed => {
                let ty = declared.constraint.value_type.map(|build| build());
                self.p.asm_mut().parse_attribute(ty.as_ref())?
            }
            AttrStyle::Generic | AttrStyle::Stripped => self.p.asm_mut().parse_attribute(None)?,
        };
        self.set_parsed_attr(slot, value, offset)
    }

    /// Whether the attribute was there.
    fn optional_attr(&mut self, slot: usize, style: AttrStyle) -> Parsed<bool> {
        let declared = &self.spec.slots[slot];
        let offset = self.p.offset();
        let value = match style {
            AttrStyle::SymbolName => self
                .p
                .asm_mut()
                .parse_optional_symbol_name()
                .map(Attribute::string),
            AttrStyle::Typed => {
                let ty = declared.constraint.value_type.map(|build| build());
                self.p.asm_mut().parse_optional_attribute(ty.as_ref())?
            }
            AttrStyle::Generic | AttrStyle::Stripped => {
                self.p.asm_mut().parse_optional_attribute(None)?
            }
        };
        let Some(value) = value else { return Ok(false) };
        self.set_parsed_attr(slot, value, offset)?;
        Ok(true)
    }

    fn set_parsed_attr(&mut self, slot: usize, value: Attribute, offset: u32) -> Parsed<()> {
        if let Some(class) = self.spec.slots[slot].constraint.class
            && !(class.contains)(&value)
        {
            return Err(self
                .p
                .emit_error(offset, "invalid kind of attribute specified"));
        }
        self.state.set_slot(slot, Some(value));
        Ok(())
    }

    fn prop_dict(&mut self) -> Parsed<()> {
        let offset = self.p.name_offset();
        if self.p.parse_optional_less() {
            let attr = self.p.asm_mut().parse_attribute(None)?;
            self.p.asm_mut().parse_greater()?;
            self.p
                .set_properties(self.state, self.info, &attr, offset)?;
        }
        Ok(())
    }

    fn region_group(&mut self, number: usize) -> Parsed<()> {
        if self.spec.regions[number].variadic {
            let mut regions = SmallVec::new();
            self.region_list(&mut regions)?;
            self.parsed.regions[number] = regions;
            return Ok(());
        }
        let region = self.p.parse_region()?;
        self.complete_region(region);
        self.parsed.regions[number].push(region);
        Ok(())
    }

    fn region_list(&mut self, into: &mut SmallVec<[Region; 1]>) -> Parsed<()> {
        let Some(first) = self.p.parse_optional_region()? else {
            return Ok(());
        };
        self.complete_region(first);
        into.push(first);
        while self.p.consume_if(TokenKind::Comma) {
            let region = self.p.parse_region()?;
            self.complete_region(region);
            into.push(region);
        }
        Ok(())
    }

    fn spread_regions(&mut self, regions: SmallVec<[Region; 1]>) {
        self.state.regions.extend(regions);
    }

    /// Gives a region what its text may leave out.
    fn complete_region(&mut self, region: Region) {
        let location = self.state.location;
        if let Some(terminator) = self.spec.implicit_terminator {
            region.ensure_terminator(self.p.ir, terminator(), location);
        } else if self.spec.has_single_block && region.is_empty(self.p.ir) {
            region.add_block(self.p.ir, &[]);
        }
    }

    fn successor_group(&mut self, number: usize) -> Parsed<()> {
        if self.spec.successors[number].variadic {
            let mut blocks = SmallVec::new();
            self.successor_list(&mut blocks)?;
            self.parsed.successors[number] = blocks;
            return Ok(());
        }
        let block = self.p.parse_successor()?;
        self.parsed.successors[number].push(block);
        Ok(())
    }

    fn successor_list(&mut self, into: &mut SmallVec<[Block; 2]>) -> Parsed<()> {
        let Some(first) = self.p.parse_optional_successor()? else {
            return Ok(());
        };
        into.push(first);
        while self.p.consume_if(TokenKind::Comma) {
            let block = self.p.parse_successor()?;
            into.push(block);
        }
        Ok(())
    }

    fn types_of(&mut self, of: ValueGroup) -> Parsed<()> {
        match of {
            ValueGroup::Operand(group) => {
                let types = self.type_list(&self.spec.operands[group])?;
                self.parsed.groups[group].types = Some(types);
            }
            ValueGroup::Result(group) => {
                let types = self.type_list(&self.spec.results[group])?;
                self.parsed.results[group] = Some(types);
            }
            ValueGroup::Operands => {
                let types = self
                    .p
                    .asm_mut()
                    .parse_type_list_no_parens()?
                    .into_iter()
                    .collect();
                self.parsed.all_operands.get_or_insert_default().types = Some(types);
            }
            ValueGroup::Results => {
                let types = self
                    .p
                    .asm_mut()
                    .parse_type_list_no_parens()?
                    .into_iter()
                    .collect();
                self.parsed.all_results = Some(types);
            }
        }
        Ok(())
    }

    /// The types of a group: one, none or one, or at least one.
    fn type_list(&mut self, spec: &ValueSpec) -> Parsed<Types> {
        let mut types = Types::new();
        match spec.arity {
            Arity::One => types.push(self.single_type(spec.constraint)?),
            Arity::Optional => types.extend(self.p.asm_mut().parse_optional_type()?),
            Arity::Variadic => types.extend(self.p.asm_mut().parse_type_list_no_parens()?),
            Arity::VariadicOfVariadic { .. } => {
                while self.p.parse_optional_l_paren() {
                    if !self.p.parse_optional_r_paren() {
                        types.extend(self.p.asm_mut().parse_type_list_no_parens()?);
                        self.p.asm_mut().parse_r_paren()?;
                    }
                    if !self.p.consume_if(TokenKind::Comma) {
                        break;
                    }
                }
            }
        }
        Ok(types)
    }

    fn single_type(&mut self, constraint: &TypeConstraint) -> Parsed<Type> {
        let offset = self.p.offset();
        let ty = self.p.asm_mut().parse_type()?;
        if let Some(class) = constraint.class
            && !(class.contains)(&ty)
        {
            let message = format!(
                "invalid kind of type specified: expected {}, but found '{ty}'",
                class.name
            );
            return Err(self.p.emit_error(offset, message));
        }
        Ok(ty)
    }

    fn functional_type(&mut self, inputs: ValueGroup, results: ValueGroup) -> Parsed<()> {
        let offset = self.p.offset();
        let ty = self.p.asm_mut().parse_type()?;
        let Type::Function(function) = &ty else {
            let message = format!(
                "invalid kind of type specified: expected builtin.function, but found '{ty}'"
            );
            return Err(self.p.emit_error(offset, message));
        };
        self.set_types(inputs, function.inputs());
        self.set_types(results, function.results());
        Ok(())
    }

    fn set_types(&mut self, of: ValueGroup, types: &[Type]) {
        let types = Some(types.iter().cloned().collect());
        match of {
            ValueGroup::Operand(group) => self.parsed.groups[group].types = types,
            ValueGroup::Result(group) => self.parsed.results[group] = types,
            ValueGroup::Operands => self.parsed.all_operands.get_or_insert_default().types = types,
            ValueGroup::Results => self.parsed.all_results = types,
        }
    }

    /// The first element that is more than white space decides which branch
    /// was written.
    fn optional_group(&mut self, group: &'static OptionalGroup) -> Parsed<()> {
        let is_printed =
            |element: &Element| !matches!(element.kind, ElementKind::Space | ElementKind::Newline);
        let Some(first) = group.then.iter().position(is_printed) else {
            return Ok(());
        };
        if self.optional_element(&group.then[first].kind)? {
            self.elements(&group.then[first + 1..])
        } else {
            self.elements(&group.otherwise)
        }
    }

    /// Parses the first element of a group, if it is there.
    fn optional_element(&mut self, element: &'static ElementKind) -> Parsed<bool> {
        let present = match element {
            ElementKind::Literal(text, kind) => return Ok(self.optional_literal(text, *kind)),
            ElementKind::Attr(slot, style, _) => return self.optional_attr(*slot, *style),
            ElementKind::Operand(group) => match self.spec.operands[*group].arity {
                Arity::VariadicOfVariadic { .. } => self.p.at(TokenKind::LParen),
                _ => self.p.at(TokenKind::PercentIdentifier),
            },
            ElementKind::Operands => self.p.at(TokenKind::PercentIdentifier),
            ElementKind::Region(_) | ElementKind::Regions => self.p.at(TokenKind::LBrace),
            ElementKind::Successor(_) | ElementKind::Successors => {
                self.p.at(TokenKind::CaretIdentifier)
            }
            _ => true,
        };
        if present {
            self.element(element)?;
        }
        Ok(present)
    }
}

/// Putting the op together.
impl Interpreter<'_, '_, '_> {
    fn assemble(&mut self) -> Parsed<()> {
        for regions in &self.parsed.regions {
            self.state.regions.extend(regions.iter().copied());
        }
        // Regions of groups that were absent.
        let declared = self
            .spec
            .regions
            .iter()
            .filter(|region| !region.variadic)
            .count();
        while self.state.regions.len() < declared {
            let region = self.p.ir.create_region();
            self.state.regions.push(region);
        }
        for blocks in &self.parsed.successors {
            self.state.successors.extend(blocks.iter().copied());
        }
        self.segment_sizes();
        let inferred = self.result_types()?;
        self.operands()?;
        if inferred {
            match infer_result_types(self.p.ir, self.spec, self.state) {
                Ok(types) => self.state.result_types = types.into_iter().collect(),
                Err(error) => return Err(self.p.emit(error)),
            }
        }
        Ok(())
    }

    fn segment_sizes(&mut self) {
        for (group, spec) in self.spec.operands.iter().enumerate() {
            if let Arity::VariadicOfVariadic { segments } = spec.arity {
                let sizes = crate::op::spec::segment_attr(&self.parsed.groups[group].sizes);
                self.state.set_slot(segments, Some(sizes));
            }
        }
        if let Segments::Slot(slot) = self.spec.operand_segments
            && self
                .parsed
                .all_operands
                .as_ref()
                .is_none_or(|all| all.operands.is_empty())
        {
            let sizes: SmallVec<[i32; 8]> = self
                .parsed
                .groups
                .iter()
                .map(|group| group.operands.len() as i32)
                .collect();
            self.state
                .set_slot(slot, Some(crate::op::spec::segment_attr(&sizes)));
        }
        if let Segments::Slot(slot) = self.spec.result_segments
            && self.parsed.all_results.is_none()
        {
            let sizes: SmallVec<[i32; 8]> = self
                .parsed
                .results
                .iter()
                .map(|types| types.as_ref().map_or(0, |types| types.len() as i32))
                .collect();
            self.state
                .set_slot(slot, Some(crate::op::spec::segment_attr(&sizes)));
        }
    }

    /// Whether the types are left to `InferTypeOpInterface`.
    fn result_types(&mut self) -> Parsed<bool> {
        if let Some(types) = self.parsed.all_results.take() {
            self.state.result_types.extend(types);
            return Ok(false);
        }
        for result in 0..self.spec.results.len() {
            if let Some(types) = &self.parsed.results[result] {
                self.state.result_types.extend(types.iter().cloned());
                continue;
            }
            match self.spec.result_types[result] {
                Some(TypeSource::Infer) => return Ok(true),
                // A variable result that was left out has no types.
                None => {}
                Some(source) => {
                    let types = self.types_from(source, self.spec.results[result].constraint)?;
                    self.state.result_types.extend(types);
                }
            }
        }
        Ok(false)
    }

    fn operands(&mut self) -> Parsed<()> {
        if let Some(all) = self.parsed.all_operands.take()
            && !(all.operands.is_empty() && all.types.is_none())
        {
            return self.all_operands(all);
        }
        for group in 0..self.spec.operands.len() {
            let operands = std::mem::take(&mut self.parsed.groups[group].operands);
            if operands.is_empty() && self.parsed.groups[group].types.is_none() {
                continue;
            }
            let offset = self.parsed.groups[group].offset;
            let types = match self.parsed.groups[group].types.clone() {
                Some(types) => types,
                None => match self.spec.operand_types[group] {
                    Some(source) => {
                        self.types_from(source, self.spec.operands[group].constraint)?
                    }
                    None => Types::new(),
                },
            };
            let variable = self.spec.operands[group].arity.is_variable();
            if let ([ty], true, None) = (&types[..], variable, &self.parsed.groups[group].types) {
                // One known type stands for every operand of the group.
                self.p
                    .resolve_operands_of_type(&operands, ty, &mut self.state.operands)?;
            } else {
                self.p
                    .resolve_operands(&operands, &types, offset, &mut self.state.operands)?;
            }
        }
        Ok(())
    }

    /// `operands`: all of them at once.
    fn all_operands(&mut self, all: ParsedGroup) -> Parsed<()> {
        let types = if let Some(types) = all.types {
            types
        } else {
            let mut types = Types::new();
            for group in 0..self.spec.operands.len() {
                if let Some(written) = &self.parsed.groups[group].types {
                    types.extend(written.iter().cloned());
                } else if let Some(source) = self.spec.operand_types[group] {
                    types.extend(self.types_from(source, self.spec.operands[group].constraint)?);
                }
            }
            types
        };
        self.p
            .resolve_operands(&all.operands, &types, all.offset, &mut self.state.operands)
    }

    /// Types that are not written, from what is.
    fn types_from(&mut self, source: TypeSource, constraint: &TypeConstraint) -> Parsed<Types> {
        Ok(match source {
            TypeSource::Build => constraint.build.map(|build| build()).into_iter().collect(),
            TypeSource::Operand(group) => self.operand_group_types(group)?,
            TypeSource::Result(group) => self.result_group_types(group)?,
            TypeSource::Attr(slot) => self.attr_type(slot).into_iter().collect(),
            TypeSource::OperandVia(group, transform) => {
                let types = self.operand_group_types(group)?;
                self.transformed(&types, &self.spec.operands[group], transform)?
            }
            TypeSource::ResultVia(group, transform) => {
                let types = self.result_group_types(group)?;
                self.transformed(&types, &self.spec.results[group], transform)?
            }
            TypeSource::AttrVia(slot, transform) => self
                .attr_type(slot)
                .as_ref()
                .and_then(transform)
                .into_iter()
                .collect(),
            TypeSource::Infer => Types::new(),
        })
    }

    fn operand_group_types(&mut self, group: usize) -> Parsed<Types> {
        if let Some(types) = &self.parsed.groups[group].types {
            return Ok(types.clone());
        }
        match self.spec.operand_types[group] {
            Some(TypeSource::Build) => {
                self.types_from(TypeSource::Build, self.spec.operands[group].constraint)
            }
            _ => Ok(Types::new()),
        }
    }

    fn result_group_types(&mut self, group: usize) -> Parsed<Types> {
        if let Some(types) = &self.parsed.results[group] {
            return Ok(types.clone());
        }
        match self.spec.result_types[group] {
            Some(TypeSource::Build) => {
                self.types_from(TypeSource::Build, self.spec.results[group].constraint)
            }
            _ => Ok(Types::new()),
        }
    }

    fn attr_type(&self, slot: usize) -> Option<Type> {
        match self.state.slot(slot)? {
            Attribute::Type(ty) => Some(ty.0.clone()),
            attr => attr.value_type(),
        }
    }

    /// Applies a transformer, after its source was checked.
    fn transformed(
        &mut self,
        types: &[Type],
        spec: &ValueSpec,
        transform: fn(&Type) -> Option<Type>,
    ) -> Parsed<Types> {
        let mut results = Types::new();
        for ty in types {
            let accepted = spec.constraint.accepts(ty);
            if let Some(ty) = transform(ty).filter(|_| accepted) {
                results.push(ty);
            } else {
                let (name, summary) = (spec.name, spec.constraint.summary);
                let offset = self.p.name_offset();
                return Err(self.p.emit_error(
                    offset,
                    format!("'{name}' must be {summary}, but got '{ty}'"),
                ));
            }
        }
        Ok(results)
    }
}

/// What glue code of `custom<…>` directives calls.
impl FormatState {
    /// Gives operand group `group` the operands that a custom parser read.
    pub fn set_operands(&mut self, group: usize, operands: &[UnresolvedOperand]) {
        self.groups[group].operands = operands.iter().copied().collect();
    }

    /// Gives operand group `group` its types.
    pub fn set_operand_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        self.groups[group].types = Some(types.into_iter().collect());
    }

    /// Gives result group `group` its types.
    pub fn set_result_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        self.results[group] = Some(types.into_iter().collect());
    }

    /// Gives slot `slot` its attribute, if there is one.
    pub fn set_attr(&mut self, slot: usize, attr: impl Into<Option<Attribute>>) {
        self.attrs.extend(attr.into().map(|attr| (slot, attr)));
    }

    /// Gives region group `group` its regions.
    pub fn set_regions(&mut self, group: usize, regions: impl IntoIterator<Item = Region>) {
        self.regions[group] = regions.into_iter().collect();
    }

    /// Gives successor group `group` its blocks.
    pub fn set_successors(&mut self, group: usize, blocks: impl IntoIterator<Item = Block>) {
        self.successors[group] = blocks.into_iter().collect();
    }
}
