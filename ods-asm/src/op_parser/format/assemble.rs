//! Builds an operation from the parsed elements of its format.

use super::Interpreter;
use super::lists::Part;
use super::sources::{Known, Resolved, Untransformed};
use super::state::FormatState;
use ods_ir::attributes::DenseArrayAttr;
use ods_ir::limits::MAX_RESULT_TYPES;
use ods_ir::op::format::{Straight, TypeAt, ValueTypes};
use ods_ir::op::infer_result_types;
use ods_ir::op::spec::{Arity, Segments, TypeOf, TypeSource, ValueSpec, segment_attr};
use ods_ir::text::parser::Parsed;
use ods_ir::types::Type;

impl Interpreter<'_, '_, '_> {
    pub(super) fn assemble(&mut self) -> Parsed<()> {
        if !self.format.assembly.regions_in_place {
            self.assemble_regions();
        }
        if !self.format.assembly.successors_in_place {
            self.assemble_successors();
        }
        if self.format.assembly.has_sizes {
            self.segment_sizes();
        }
        if !self.format.transformed.is_empty() {
            self.check_transformed()?;
        }
        let is_inferred = self.result_types()?;
        self.resolve_operands()?;
        if is_inferred {
            match infer_result_types(self.p.ir, self.spec, self.state.op) {
                Ok(types) => self.state.op.result_types = types,
                Err(error) => return Err(self.p.emit(error)),
            }
        }
        Ok(())
    }

    /// Builds an operation whose types are all given.
    pub(super) fn assemble_straight(&mut self, straight: &Straight) -> Parsed<()> {
        let FormatState { op, lists, .. } = &mut self.state;
        let given = |source: &TypeAt, types: &[Type]| match source {
            TypeAt::Written(number) => Some(types[*number].clone()),
            TypeAt::Built(build) => Some(build()),
            TypeAt::Via(..) | TypeAt::Attr(_) => None,
        };
        for source in &straight.results {
            op.result_types.extend(given(source, &lists.types));
        }
        for (number, source) in &straight.operands {
            let operand = lists.operands[*number];
            let value = match source {
                TypeAt::Written(number) => {
                    self.p.resolve_operand(operand, &lists.types[*number])?
                }
                source => match given(source, &lists.types) {
                    Some(ty) => self.p.resolve_operand(operand, &ty)?,
                    None => continue,
                },
            };
            op.operands.push(value);
        }
        Ok(())
    }

    fn assemble_regions(&mut self) {
        let FormatState { op, lists, .. } = &mut self.state;
        for (parsed, declared) in lists.region_groups.iter().zip(&self.spec.regions) {
            let parsed = parsed.parts;
            if parsed.is_empty() && !declared.variadic {
                // The optional group of the region was absent.
                op.regions.push(self.p.ir.create_region());
            } else {
                op.regions.extend_from_slice(parsed.of(&lists.regions));
            }
        }
    }

    fn assemble_successors(&mut self) {
        for blocks in &self.state.lists.successor_groups {
            let blocks = blocks.parts.of(&self.state.lists.blocks);
            self.state.op.successors.extend_from_slice(blocks);
        }
    }

    fn segment_sizes(&mut self) {
        for (group, spec) in self.spec.operands.iter().enumerate() {
            if let Arity::VariadicOfVariadic { segments } = spec.arity {
                let sizes = DenseArrayAttr::from_i32s(self.state.group_sizes(group));
                self.state.op.set_slot(segments, Some(sizes.into()));
            }
        }
        let FormatState {
            op,
            lists,
            all_operands,
            all_result_types,
            ..
        } = &mut self.state;
        if let Segments::Slot(slot) = self.spec.operand_segments
            && all_operands.is_none()
        {
            let groups = lists.operand_groups.iter();
            let sizes = segment_attr(groups.map(|group| group.parts.len()));
            op.set_slot(slot, Some(sizes));
        }
        if let Segments::Slot(slot) = self.spec.result_segments
            && all_result_types.is_none()
        {
            let groups = lists.result_groups.iter();
            let sizes = groups.map(|group| group.types.map_or(0, Part::len));
            op.set_slot(slot, Some(segment_attr(sizes)));
        }
    }

    /// The operand of a type transformer must satisfy its constraint.
    fn check_transformed(&mut self) -> Parsed<()> {
        for of in &self.format.transformed {
            let (types, spec) = match of {
                TypeOf::Operand(group) => (
                    self.state.lists.operand_types(*group),
                    &self.spec.operands[*group],
                ),
                TypeOf::Result(group) => (
                    self.state.lists.result_types(*group),
                    &self.spec.results[*group],
                ),
                TypeOf::Attr(_) => continue,
            };
            let wrong = (types.into_iter().flatten()).find(|ty| !spec.constraint.accepts(ty));
            if let Some(ty) = wrong.cloned() {
                return self.emit_wrong_type(spec, &ty);
            }
        }
        Ok(())
    }

    #[cold]
    fn emit_wrong_type<T>(&mut self, spec: &ValueSpec, ty: &Type) -> Parsed<T> {
        let (name, summary) = (spec.name, spec.constraint.summary_for(ty));
        let variadic = match spec.arity {
            Arity::Variadic | Arity::VariadicOfVariadic { .. } => "variadic of ",
            Arity::One | Arity::Optional => "",
        };
        let message = format!("'{name}' must be {variadic}{summary}, but got '{ty}'");
        Err(self.p.emit_error(self.p.name_offset(), message))
    }

    /// Resolves the result types. Returns whether they are left to `InferTypeOpInterface`.
    fn result_types(&mut self) -> Parsed<bool> {
        if let Some(types) = self.state.all_result_types {
            let FormatState { op, lists, .. } = &mut self.state;
            let types = types.of(&lists.types).iter().cloned();
            op.result_types.extend(types);
            return Ok(false);
        }
        for (group, spec) in self.spec.results.iter().enumerate() {
            let FormatState { op, lists, .. } = &mut self.state;
            match (lists.result_types(group), self.spec.result_types[group]) {
                (Some([ty]), _) => op.result_types.push(ty.clone()),
                (Some(types), _) => op.result_types.extend(types.iter().cloned()),
                (None, Some(TypeSource::Infer)) => return Ok(true),
                // An omitted variadic or optional result has no types.
                (None, None) => {}
                (None, Some(source)) => match lists.one_type(self.spec, source, spec.constraint) {
                    Some(ty) => op.result_types.push(ty.into_owned()),
                    None => self.result_list(spec, source)?,
                },
            }
        }
        Ok(false)
    }

    /// Resolves a result group whose types follow from a list.
    #[inline(never)]
    fn result_list(&mut self, spec: &ValueSpec, source: TypeSource) -> Parsed<()> {
        let FormatState { op, lists, .. } = &mut self.state;
        match Known::new(self.spec, lists, op).resolve(source, spec.constraint) {
            Err(failed) => return self.emit_untransformed(&failed),
            Ok(Resolved::Each(types)) => {
                op.result_types.extend(types.as_slice().first().cloned());
            }
            Ok(Resolved::List(types)) => {
                op.result_types.extend(types.as_slice().iter().cloned());
            }
            Ok(Resolved::Repeated(ty, count)) if count <= MAX_RESULT_TYPES => {
                op.result_types.extend(std::iter::repeat_n(ty, count));
            }
            Ok(Resolved::Repeated(..)) => {
                let message = format!("has too many results for '{}'", spec.name);
                return Err(self.p.emit_error(self.p.name_offset(), message));
            }
        }
        Ok(())
    }

    fn resolve_operands(&mut self) -> Parsed<()> {
        if self.state.all_operands.is_some() || self.state.all_operand_types.is_some() {
            return self.resolve_all_operands();
        }
        let plan = &self.format.operand_types;
        (plan.iter().enumerate()).try_for_each(|(group, plan)| self.resolve_group(group, *plan))
    }

    /// Resolves operands if the operands or their types are written in one list.
    fn resolve_all_operands(&mut self) -> Parsed<()> {
        let all_types = self.state.all_operand_types;
        if let (1, None, Some((operands, offset))) =
            (self.spec.operands.len(), all_types, self.state.all_operands)
        {
            // Operands parsed by `operands` are stored in the only group.
            let group = &mut self.state.lists.operand_groups[0];
            (group.parts, group.offset) = (operands, offset);
            return self.resolve_list(0);
        }
        let types = match all_types {
            Some(types) => types.of(&self.state.lists.types).to_vec(),
            None => self.types_of_groups()?,
        };
        let offset = match self.state.all_operands {
            Some((_, offset)) => offset,
            None => self.p.name_offset(),
        };
        let operands = self.state.all_operands();
        let into = &mut self.state.op.operands;
        self.p.resolve_operands(&operands, &types, offset, into)
    }

    /// Resolves the operands of a group. Usually the group has one operand, or one derived type per
    /// operand; no list of types is built for these.
    #[inline]
    fn resolve_group(&mut self, group: usize, plan: ValueTypes) -> Parsed<()> {
        let FormatState { op, lists, .. } = &mut self.state;
        if let ValueTypes::Built(build) = plan {
            for operand in lists.operands(group) {
                op.operands
                    .push(self.p.resolve_operand(*operand, &build())?);
            }
            return Ok(());
        }
        let operands = lists.operands(group);
        let types = match (lists.operand_types(group), plan) {
            (None, ValueTypes::LikeOperand(of)) => lists.operand_types(of),
            (None, ValueTypes::LikeResult(of)) => lists.result_types(of),
            (None, ValueTypes::Written) if operands.is_empty() => return Ok(()),
            (written, _) => written.filter(|_| operands.len() == 1),
        };
        let Some([ty]) = types else {
            return self.resolve_list(group);
        };
        for operand in operands {
            op.operands.push(self.p.resolve_operand(*operand, ty)?);
        }
        Ok(())
    }

    /// Resolves the operands of a group whose types are a list.
    #[inline(never)]
    fn resolve_list(&mut self, group: usize) -> Parsed<()> {
        let FormatState { op, lists, .. } = &mut self.state;
        let offset = lists.operand_groups[group].offset;
        let operands = lists.operands(group);
        let types = match (lists.operand_types(group), self.spec.operand_types[group]) {
            (Some(types), _) => {
                let into = &mut op.operands;
                return self.p.resolve_operands(operands, types, offset, into);
            }
            (None, Some(source)) => {
                let known = Known::new(self.spec, lists, op);
                match known.resolve(source, self.spec.operands[group].constraint) {
                    Ok(types) => types,
                    Err(failed) => return self.emit_untransformed(&failed),
                }
            }
            (None, None) => Resolved::NONE,
        };
        let into = &mut op.operands;
        match types {
            Resolved::Each(types) => {
                for operand in operands {
                    into.push(self.p.resolve_operand(*operand, &types.as_slice()[0])?);
                }
                Ok(())
            }
            Resolved::List(types) => {
                self.p
                    .resolve_operands(operands, types.as_slice(), offset, into)
            }
            Resolved::Repeated(ty, count) if count == operands.len() => {
                self.p.resolve_operands_of_type(operands, &ty, into)
            }
            Resolved::Repeated(_, count) => {
                let message = format!(
                    "number of operands and types do not match: got {} operands and {count} types",
                    operands.len()
                );
                Err(self.p.emit_error(offset, message))
            }
        }
    }

    /// Returns the types of all groups in one list, for `operands`.
    fn types_of_groups(&mut self) -> Parsed<Vec<Type>> {
        let FormatState { op, lists, .. } = &self.state;
        let known = Known::new(self.spec, lists, op);
        let mut all = Vec::new();
        for (group, spec) in self.spec.operands.iter().enumerate() {
            if let Some(types) = lists.operand_types(group) {
                all.extend_from_slice(types);
            } else if let Some(source) = self.spec.operand_types[group] {
                match known.resolve(source, spec.constraint) {
                    Err(failed) => return self.emit_untransformed(&failed),
                    Ok(Resolved::Each(types)) => all.extend(types.as_slice().first().cloned()),
                    Ok(Resolved::List(types)) => all.extend_from_slice(types.as_slice()),
                    // Exceeding the maximum number of operands is an error for any count.
                    Ok(Resolved::Repeated(ty, count)) => {
                        all.extend(std::iter::repeat_n(ty, count.min(MAX_RESULT_TYPES)));
                    }
                }
            }
        }
        Ok(all)
    }

    /// Reports a type that a transformer does not accept.
    #[cold]
    fn emit_untransformed<T>(&mut self, failed: &Untransformed) -> Parsed<T> {
        let Untransformed { of, ty } = failed;
        match *of {
            TypeOf::Operand(group) => self.emit_wrong_type(&self.spec.operands[group], ty),
            TypeOf::Result(group) => self.emit_wrong_type(&self.spec.results[group], ty),
            TypeOf::Attr(slot) => {
                let name = self.spec.slots[slot].name;
                let message = format!("cannot infer types from the type '{ty}' of '{name}'");
                Err(self.p.emit_error(self.p.name_offset(), message))
            }
        }
    }
}
