//! Operands, types, regions and successors in a format.

use super::Interpreter;
use super::state::{Operands, Types};
use crate::ir::{Block, Region};
use crate::op::TypeConstraint;
use crate::op::format::ValueGroup;
use crate::op::spec::{Arity, ValueSpec};
use crate::text::lexer::TokenKind;
use crate::text::parser::Parsed;
use crate::types::Type;
use smallvec::SmallVec;

/// Operands.
impl Interpreter<'_, '_, '_> {
    pub(super) fn operands(&mut self) -> Parsed<()> {
        let offset = self.p.offset();
        let operands = self.operand_list()?;
        self.state.all_operands = Some((operands, offset));
        Ok(())
    }

    /// Operands between commas; there may be none.
    fn operand_list(&mut self) -> Parsed<Operands> {
        let mut operands = Operands::new();
        if self.at_operand() {
            operands.push(self.p.parse_operand()?);
            while self.p.consume_if(TokenKind::Comma) {
                operands.push(self.p.parse_operand()?);
            }
        }
        Ok(operands)
    }

    pub(super) fn operand_group(&mut self, group: usize) -> Parsed<()> {
        let offset = self.p.offset();
        let operands = match self.spec.operands[group].arity {
            Arity::One => {
                let operand = self.p.parse_operand()?;
                let parsed = &mut self.state.groups[group];
                parsed.operands.push(operand);
                parsed.offset = offset;
                return Ok(());
            }
            Arity::Optional => self.p.parse_optional_operand()?.into_iter().collect(),
            Arity::Variadic => self.operand_list()?,
            Arity::VariadicOfVariadic { .. } => return self.operand_groups(group),
        };
        let parsed = &mut self.state.groups[group];
        (parsed.operands, parsed.offset) = (operands, offset);
        Ok(())
    }

    // `(` operands `)` (`,` `(` operands `)`)*
    fn operand_groups(&mut self, group: usize) -> Parsed<()> {
        let offset = self.p.offset();
        let mut all = Operands::new();
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
        let parsed = &mut self.state.groups[group];
        (parsed.operands, parsed.offset, parsed.sizes) = (all, offset, sizes);
        Ok(())
    }
}

/// Types.
impl Interpreter<'_, '_, '_> {
    pub(super) fn types_of(&mut self, of: ValueGroup, qualified: bool) -> Parsed<()> {
        match of {
            ValueGroup::Operand(group) => {
                let types = self.type_list(&self.spec.operands[group], qualified)?;
                self.state.groups[group].types = Some(types);
            }
            ValueGroup::Result(group) => {
                let types = self.type_list(&self.spec.results[group], qualified)?;
                self.state.results[group] = Some(types);
            }
            ValueGroup::Operands => self.state.all_operand_types = Some(self.types()?),
            ValueGroup::Results => self.state.all_result_types = Some(self.types()?),
        }
        Ok(())
    }

    /// At least one type.
    fn types(&mut self) -> Parsed<Types> {
        let mut types = Types::new();
        loop {
            types.push(self.p.asm_mut().parse_type()?);
            if !self.p.consume_if(TokenKind::Comma) {
                return Ok(types);
            }
        }
    }

    /// The types of a group: one, none or one, or at least one.
    fn type_list(&mut self, spec: &ValueSpec, qualified: bool) -> Parsed<Types> {
        let mut types = Types::new();
        match spec.arity {
            Arity::One if qualified => types.push(self.p.asm_mut().parse_type()?),
            Arity::One => types.push(self.single_type(spec.constraint)?),
            Arity::Optional => types.extend(self.p.asm_mut().parse_optional_type()?),
            Arity::Variadic => types = self.types()?,
            Arity::VariadicOfVariadic { .. } => {
                while self.p.parse_optional_l_paren() {
                    if !self.p.parse_optional_r_paren() {
                        types.extend(self.types()?);
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

    /// A type of the constraint's class, of which the dialect and mnemonic may
    /// be left out.
    fn single_type(&mut self, constraint: &TypeConstraint) -> Parsed<Type> {
        let Some(class) = constraint.class else {
            return self.p.asm_mut().parse_type();
        };
        let offset = self.p.offset();
        let syntax = (class.syntax)();
        let asm = self.p.asm_mut();
        let ty = match syntax {
            Some(syntax) if !asm.at(TokenKind::ExclamationIdentifier) => (syntax.parse)(asm)?,
            _ => asm.parse_type()?,
        };
        if (class.contains)(&ty) {
            return Ok(ty);
        }
        let name = syntax.map_or(class.name, |syntax| syntax.name);
        let message = format!("invalid kind of type specified: expected {name}, but found '{ty}'");
        Err(self.p.emit_error(offset, message))
    }

    pub(super) fn functional_type(
        &mut self,
        inputs: ValueGroup,
        results: ValueGroup,
    ) -> Parsed<()> {
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
            ValueGroup::Operand(group) => self.state.groups[group].types = types,
            ValueGroup::Result(group) => self.state.results[group] = types,
            ValueGroup::Operands => self.state.all_operand_types = types,
            ValueGroup::Results => self.state.all_result_types = types,
        }
    }
}

/// Regions.
impl Interpreter<'_, '_, '_> {
    pub(super) fn region_group(&mut self, number: usize) -> Parsed<()> {
        if self.spec.regions[number].variadic {
            self.state.regions[number] = self.region_list()?;
            return Ok(());
        }
        let region = self.p.parse_region()?;
        self.complete_region(region);
        self.state.regions[number].push(region);
        Ok(())
    }

    /// A region that may be missing: whether there is one with something in it.
    pub(super) fn optional_region(&mut self, number: usize) -> Parsed<bool> {
        let Some(region) = self.p.parse_optional_region()? else {
            return Ok(false);
        };
        self.state.regions[number].push(region);
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

    fn region_list(&mut self) -> Parsed<SmallVec<[Region; 1]>> {
        let mut regions = SmallVec::new();
        let mut next = self.p.parse_optional_region()?;
        while let Some(region) = next {
            self.complete_region(region);
            regions.push(region);
            next = if self.p.consume_if(TokenKind::Comma) {
                Some(self.p.parse_region()?)
            } else {
                None
            };
        }
        Ok(regions)
    }

    /// Gives a region what its text may leave out.
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
        if self.spec.successors[number].variadic {
            self.state.successors[number] = self.successor_list()?;
            return Ok(());
        }
        let block = self.p.parse_successor()?;
        self.state.successors[number].push(block);
        Ok(())
    }

    pub(super) fn successors(&mut self) -> Parsed<()> {
        let blocks = self.successor_list()?;
        self.state.op.successors.extend(blocks);
        Ok(())
    }

    fn successor_list(&mut self) -> Parsed<SmallVec<[Block; 2]>> {
        let mut blocks = SmallVec::new();
        let mut next = self.p.parse_optional_successor()?;
        while let Some(block) = next {
            blocks.push(block);
            next = if self.p.consume_if(TokenKind::Comma) {
                Some(self.p.parse_successor()?)
            } else {
                None
            };
        }
        Ok(blocks)
    }
}
