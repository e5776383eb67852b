//! Parses operands, types, regions and successors of a format.

use super::Interpreter;
use super::lists::Part;
use ods_ir::ir::{Block, Region};
use ods_ir::op::format::ValueGroup;
use ods_ir::op::spec::Arity;
use ods_ir::op::{TypeClass, TypeConstraint};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{AsmParser, Delimiter, Parsed, ReadsTokens, parse_list};
use ods_ir::types::{FunctionType, Type};
use smallvec::{SmallVec, smallvec};

/// Operands.
impl Interpreter<'_, '_, '_> {
    pub(super) fn operands(&mut self) -> Parsed<()> {
        let offset = self.p.offset();
        let operands = self.operand_list()?;
        self.state.all_operands = Some((operands, offset));
        Ok(())
    }

    /// Parses operands separated by commas; the list may be empty.
    fn operand_list(&mut self) -> Parsed<Part> {
        let operands = &mut self.state.lists.operands;
        let start = operands.len();
        (self.p).parse_each_operand(|operand| operands.push(operand))?;
        Ok(Part::since(start, operands))
    }

    pub(super) fn operand_group(&mut self, group: usize, arity: Arity) -> Parsed<()> {
        let offset = self.p.offset();
        let operands = match arity {
            Arity::One => return self.single_operand(group),
            Arity::Optional if self.at_operand() => return self.single_operand(group),
            Arity::Optional => Part::default(),
            Arity::Variadic => self.operand_list()?,
            Arity::VariadicOfVariadic { .. } => self.operand_groups(group)?,
        };
        let parsed = &mut self.state.lists.operand_groups[group];
        (parsed.parts, parsed.offset) = (operands, offset);
        Ok(())
    }

    #[inline]
    pub(super) fn single_operand(&mut self, group: usize) -> Parsed<()> {
        let operand = self.p.parse_operand()?;
        self.state.lists.push_single(group, operand);
        Ok(())
    }

    // `(` operands `)` (`,` `(` operands `)`)*
    fn operand_groups(&mut self, group: usize) -> Parsed<Part> {
        let start = self.state.lists.operands.len();
        let mut sizes: SmallVec<[i32; 8]> = SmallVec::new();
        while self.p.parse_optional_l_paren() {
            let operands = self.operand_list()?;
            self.p.parse_r_paren()?;
            sizes.push(operands.len() as i32);
            if !self.p.consume_if(TokenKind::Comma) {
                break;
            }
        }
        self.state.lists.set_sizes(group, sizes);
        Ok(Part::since(start, &self.state.lists.operands))
    }
}

/// Types.
impl Interpreter<'_, '_, '_> {
    pub(super) fn types_of(&mut self, of: ValueGroup) -> Parsed<()> {
        let start = self.state.lists.types.len();
        let spec = match of {
            ValueGroup::Operand(group) => Some(&self.spec.operands[group]),
            ValueGroup::Result(group) => Some(&self.spec.results[group]),
            ValueGroup::Operands | ValueGroup::Results => None,
        };
        match spec {
            Some(spec) => self.type_list(spec.arity)?,
            None => self.types()?,
        }
        self.set_types(of, Part::since(start, &self.state.lists.types));
        Ok(())
    }

    fn set_types(&mut self, of: ValueGroup, types: Part) {
        match of {
            ValueGroup::Operands => self.state.all_operand_types = Some(types),
            ValueGroup::Results => self.state.all_result_types = Some(types),
            of => {
                if let Some(group) = self.state.lists.typed_group(of) {
                    group.types = Some(types);
                }
            }
        }
    }

    /// Parses at least one type.
    fn types(&mut self) -> Parsed<()> {
        let types = &mut self.state.lists.types;
        self.p.parse_list(Delimiter::None, |p| {
            types.push(p.parse_type()?);
            Ok(())
        })
    }

    /// Parses the types of a group: exactly one, at most one, or at least one.
    fn type_list(&mut self, arity: Arity) -> Parsed<()> {
        match arity {
            Arity::One => {
                let ty = self.p.parse_type()?;
                self.state.lists.types.push(ty);
            }
            Arity::Optional => {
                let ty = self.p.parse_optional_type()?;
                self.state.lists.types.extend(ty);
            }
            Arity::Variadic => self.types()?,
            Arity::VariadicOfVariadic { .. } => {
                while self.p.parse_optional_l_paren() {
                    if !self.p.parse_optional_r_paren() {
                        self.types()?;
                        self.p.parse_r_paren()?;
                    }
                    if !self.p.consume_if(TokenKind::Comma) {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Parses a type of the constraint's class, which may omit dialect and mnemonic.
    pub(super) fn single_type(
        &mut self,
        of: ValueGroup,
        constraint: &TypeConstraint,
    ) -> Parsed<()> {
        let ty = match &constraint.class {
            Some(class) => self.p.parse_stripped_type(class)?,
            None => self.p.parse_type()?,
        };
        self.state.lists.push_single_type(of, ty);
        Ok(())
    }

    pub(super) fn functional_type(
        &mut self,
        inputs: ValueGroup,
        results: ValueGroup,
    ) -> Parsed<()> {
        let offset = self.p.offset();
        let ty = self.p.parse_type()?;
        let Type::Function(function) = &ty else {
            let class = TypeClass::of::<FunctionType>();
            return Err(self.p.emit_wrong_class(&class, offset, &ty));
        };
        for (of, types) in [(inputs, function.inputs()), (results, function.results())] {
            let types = Part::extend(&mut self.state.lists.types, types.iter().cloned());
            self.set_types(of, types);
        }
        Ok(())
    }
}

impl<'a> ReadsTokens<'a> for Interpreter<'_, 'a, '_> {
    fn tokens(&mut self) -> &mut AsmParser<'a> {
        self.p.asm_mut()
    }
}

/// Regions.
impl Interpreter<'_, '_, '_> {
    pub(super) fn region_group(&mut self, number: usize) -> Parsed<()> {
        let regions = if self.spec.regions[number].variadic {
            self.region_list()?
        } else {
            let region = self.p.parse_region()?;
            self.complete_region(region);
            smallvec![region]
        };
        if self.format.assembly.regions_in_place {
            self.state.op.regions.extend_from_slice(&regions);
        } else {
            self.state.set_regions(number, regions);
        }
        Ok(())
    }

    /// Parses an optional region. Returns whether a region that is not empty was parsed.
    pub(super) fn optional_region(&mut self, number: usize) -> Parsed<bool> {
        let Some(region) = self.p.parse_optional_region()? else {
            return Ok(false);
        };
        self.state.set_regions(number, [region]);
        if region.is_empty(self.p.ir) {
            return Ok(false);
        }
        self.complete_region(region);
        Ok(true)
    }

    pub(super) fn regions(&mut self) -> Parsed<()> {
        let regions = self.region_list()?;
        self.state.op.regions.extend(regions);
        Ok(())
    }

    fn region_list(&mut self) -> Parsed<SmallVec<[Region; 2]>> {
        let mut regions = SmallVec::new();
        if self.p.at(TokenKind::LBrace) {
            parse_list(self, Delimiter::None, "", |interpreter| {
                let region = interpreter.p.parse_region()?;
                interpreter.complete_region(region);
                regions.push(region);
                Ok(())
            })?;
        }
        Ok(regions)
    }

    /// Adds the parts of a region that its text may omit.
    fn complete_region(&mut self, region: Region) {
        let location = self.state.op.location;
        if let Some(terminator) = self.spec.implicit_terminator {
            region.ensure_terminator(self.p.ir, terminator(), location);
        } else if self.spec.has_single_block && region.is_empty(self.p.ir) {
            region.add_block(self.p.ir, &[]);
        }
    }
}

/// Successors.
impl Interpreter<'_, '_, '_> {
    pub(super) fn successor_group(&mut self, number: usize) -> Parsed<()> {
        let mut blocks = SmallVec::new();
        if self.spec.successors[number].variadic {
            blocks = self.successor_list()?;
        } else {
            blocks.push(self.p.parse_successor()?);
        }
        if self.format.assembly.successors_in_place {
            self.state.op.successors.extend_from_slice(&blocks);
        } else {
            self.state.set_successors(number, blocks);
        }
        Ok(())
    }

    pub(super) fn successors(&mut self) -> Parsed<()> {
        let blocks = self.successor_list()?;
        self.state.op.successors.extend(blocks);
        Ok(())
    }

    fn successor_list(&mut self) -> Parsed<SmallVec<[Block; 2]>> {
        let mut blocks = SmallVec::new();
        if self.p.at(TokenKind::CaretIdentifier) {
            self.p.parse_list(Delimiter::None, |p| {
                blocks.push(p.parse_successor()?);
                Ok(())
            })?;
        }
        Ok(blocks)
    }
}
