//! Putting an operation together once its text was read.

use super::Interpreter;
use super::state::{Operands, Types};
use crate::op::spec::{Arity, Segments, TypeOf, TypeSource, ValueSpec, segment_attr};
use crate::op::{Transformed, TypeConstraint, attr_type, infer_result_types};
use crate::text::parser::Parsed;
use crate::types::Type;
use smallvec::SmallVec;

/// As many types as an operation may take from the elements of one result type:
/// beyond, it is more likely a slip than an operation.
const MAX_RESULT_TYPES: usize = 1 << 16;

/// The types of a group that are not written.
enum Resolved {
    /// One type, for every value.
    Each(Type),
    /// One type for each value.
    List(Types),
    /// This type, that many times.
    Repeated(Type, usize),
}

impl Resolved {
    fn of(types: &[Type], is_list: bool) -> Self {
        match types {
            [ty, ..] if !is_list => Self::Each(ty.clone()),
            types => Self::List(types.into()),
        }
    }

    fn none() -> Self {
        Self::List(Types::new())
    }
}

impl Interpreter<'_, '_, '_> {
    pub(super) fn assemble(&mut self) -> Parsed<()> {
        self.assemble_regions();
        for blocks in &self.state.successors {
            self.state.op.successors.extend(blocks.iter().copied());
        }
        self.segment_sizes();
        self.check_transformed()?;
        let is_inferred = self.result_types()?;
        self.resolve_operands()?;
        if is_inferred {
            match infer_result_types(self.p.ir, self.spec, self.state.op) {
                Ok(types) => self.state.op.result_types = types.into_iter().collect(),
                Err(error) => return Err(self.p.emit(error)),
            }
        }
        Ok(())
    }

    fn assemble_regions(&mut self) {
        if self.format.has_all_regions {
            return;
        }
        for (parsed, declared) in self.state.regions.iter().zip(&self.spec.regions) {
            let regions = &mut self.state.op.regions;
            if parsed.is_empty() && !declared.variadic {
                // Its group was absent.
                regions.push(self.p.ir.create_region());
            } else {
                regions.extend(parsed.iter().copied());
            }
        }
    }

    fn segment_sizes(&mut self) {
        let state = &mut self.state;
        for (group, spec) in self.spec.operands.iter().enumerate() {
            if let Arity::VariadicOfVariadic { segments } = spec.arity {
                let sizes = segment_attr(&state.groups[group].sizes);
                state.op.set_slot(segments, Some(sizes));
            }
        }
        if let Segments::Slot(slot) = self.spec.operand_segments
            && state.all_operands.is_none()
        {
            let sizes: SmallVec<[i32; 8]> = (state.groups.iter())
                .map(|group| group.operands.len() as i32)
                .collect();
            state.op.set_slot(slot, Some(segment_attr(&sizes)));
        }
        if let Segments::Slot(slot) = self.spec.result_segments
            && state.all_result_types.is_none()
        {
            let sizes: SmallVec<[i32; 8]> = (state.results.iter())
                .map(|types| types.as_ref().map_or(0, |types| types.len() as i32))
                .collect();
            state.op.set_slot(slot, Some(segment_attr(&sizes)));
        }
    }

    /// What a transformer is applied to must satisfy its constraint.
    fn check_transformed(&mut self) -> Parsed<()> {
        for of in &self.format.transformed {
            let (types, spec) = match of {
                TypeOf::Operand(group) => (
                    self.state.groups[*group].types.as_ref(),
                    &self.spec.operands[*group],
                ),
                TypeOf::Result(group) => (
                    self.state.results[*group].as_ref(),
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
        let (name, summary) = (spec.name, spec.constraint.summary);
        let variadic = match spec.arity {
            Arity::Variadic | Arity::VariadicOfVariadic { .. } => "variadic of ",
            Arity::One | Arity::Optional => "",
        };
        let message = format!("'{name}' must be {variadic}{summary}, but got '{ty}'");
        let offset = self.p.name_offset();
        Err(self.p.emit_error(offset, message))
    }

    /// Whether the types are left to `InferTypeOpInterface`.
    fn result_types(&mut self) -> Parsed<bool> {
        if let Some(types) = self.state.all_result_types.take() {
            self.state.op.result_types.extend(types);
            return Ok(false);
        }
        for (group, spec) in self.spec.results.iter().enumerate() {
            if let Some(types) = &self.state.results[group] {
                self.state.op.result_types.extend(types.iter().cloned());
                continue;
            }
            match self.spec.result_types[group] {
                Some(TypeSource::Infer) => return Ok(true),
                // A variable result that was left out has no types.
                None => {}
                Some(source) => match self.types_from(source, spec.constraint)? {
                    Resolved::Each(ty) => self.state.op.result_types.push(ty),
                    Resolved::List(types) => self.state.op.result_types.extend(types),
                    Resolved::Repeated(ty, count) if count <= MAX_RESULT_TYPES => {
                        let types = std::iter::repeat_n(ty, count);
                        self.state.op.result_types.extend(types);
                    }
                    Resolved::Repeated(..) => {
                        let message = format!("has too many results for '{}'", spec.name);
                        let offset = self.p.name_offset();
                        return Err(self.p.emit_error(offset, message));
                    }
                },
            }
        }
        Ok(false)
    }

    fn resolve_operands(&mut self) -> Parsed<()> {
        if let Some((operands, offset)) = self.state.all_operands.take() {
            if let (1, None) = (self.spec.operands.len(), &self.state.all_operand_types) {
                // What is written as `operands` are those of the one group.
                let group = &mut self.state.groups[0];
                (group.operands, group.offset) = (operands, offset);
                return self.resolve_group(0);
            }
            let types = match self.state.all_operand_types.take() {
                Some(types) => types,
                None => self.types_of_groups()?,
            };
            let into = &mut self.state.op.operands;
            return self.p.resolve_operands(&operands, &types, offset, into);
        }
        if let Some(types) = self.state.all_operand_types.take() {
            let groups = self.state.groups.iter();
            let operands: Operands = groups.flat_map(|group| &group.operands).copied().collect();
            let offset = self.p.name_offset();
            let into = &mut self.state.op.operands;
            return self.p.resolve_operands(&operands, &types, offset, into);
        }
        for group in 0..self.spec.operands.len() {
            self.resolve_group(group)?;
        }
        Ok(())
    }

    fn resolve_group(&mut self, group: usize) -> Parsed<()> {
        let parsed = &mut self.state.groups[group];
        let operands = std::mem::take(&mut parsed.operands);
        let offset = parsed.offset;
        let types = match (&parsed.types, self.spec.operand_types[group]) {
            (Some(types), _) => {
                let into = &mut self.state.op.operands;
                return self.p.resolve_operands(&operands, types, offset, into);
            }
            (None, Some(source)) => {
                self.types_from(source, self.spec.operands[group].constraint)?
            }
            (None, None) => Resolved::none(),
        };
        let into = &mut self.state.op.operands;
        match types {
            Resolved::Each(ty) => self.p.resolve_operands_of_type(&operands, &ty, into),
            Resolved::List(types) => self.p.resolve_operands(&operands, &types, offset, into),
            Resolved::Repeated(ty, count) if count == operands.len() => {
                self.p.resolve_operands_of_type(&operands, &ty, into)
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

    /// The types of all groups in one list, for `operands`.
    fn types_of_groups(&mut self) -> Parsed<Types> {
        let mut all = Types::new();
        for (group, spec) in self.spec.operands.iter().enumerate() {
            if let Some(types) = &self.state.groups[group].types {
                all.extend(types.iter().cloned());
            } else if let Some(source) = self.spec.operand_types[group] {
                match self.types_from(source, spec.constraint)? {
                    Resolved::Each(ty) => all.push(ty),
                    Resolved::List(types) => all.extend(types),
                    // More than there can be operands is as wrong as all of them.
                    Resolved::Repeated(ty, count) => {
                        all.extend(std::iter::repeat_n(ty, count.min(MAX_RESULT_TYPES)));
                    }
                }
            }
        }
        Ok(all)
    }

    /// Types that are not written, from what is.
    fn types_from(&mut self, source: TypeSource, constraint: &TypeConstraint) -> Parsed<Resolved> {
        Ok(match source {
            TypeSource::Build => match constraint.build {
                Some(build) => Resolved::Each(build()),
                None => Resolved::none(),
            },
            TypeSource::Operand(group) => self.types_like(TypeOf::Operand(group)),
            TypeSource::Result(group) => self.types_like(TypeOf::Result(group)),
            TypeSource::Attr(slot) => self.types_like(TypeOf::Attr(slot)),
            TypeSource::Via(of, transform) => {
                let types = self.known_types(of);
                match transform.apply_all(&types) {
                    Transformed::One(ty) => Resolved::Each(ty),
                    Transformed::Many(types) => Resolved::List(types.into()),
                    Transformed::Failed(number) => {
                        return self.emit_untransformed(of, &types[number]);
                    }
                }
            }
            TypeSource::Elements(of) => {
                let types = self.known_types(of);
                let Some(shaped) = types.first() else {
                    return Ok(Resolved::none());
                };
                let count = shaped.num_elements().map(usize::try_from);
                match (shaped.element_type(), count) {
                    (Some(element), Some(Ok(count))) => Resolved::Repeated(element.clone(), count),
                    _ => return self.emit_untransformed(of, shaped),
                }
            }
            TypeSource::Infer => Resolved::none(),
        })
    }

    /// A type to which a transformer does not apply.
    #[cold]
    fn emit_untransformed<T>(&mut self, of: TypeOf, ty: &Type) -> Parsed<T> {
        match of {
            TypeOf::Operand(group) => self.emit_wrong_type(&self.spec.operands[group], ty),
            TypeOf::Result(group) => self.emit_wrong_type(&self.spec.results[group], ty),
            TypeOf::Attr(slot) => {
                let name = self.spec.slots[slot].name;
                let message = format!("cannot tell types from the type '{ty}' of '{name}'");
                let offset = self.p.name_offset();
                Err(self.p.emit_error(offset, message))
            }
        }
    }

    /// The types of something else, for a group that has the same.
    fn types_like(&self, of: TypeOf) -> Resolved {
        let is_list = |spec: &ValueSpec| {
            matches!(
                spec.arity,
                Arity::Variadic | Arity::VariadicOfVariadic { .. }
            )
        };
        let is_list = match of {
            TypeOf::Operand(group) => is_list(&self.spec.operands[group]),
            TypeOf::Result(group) => is_list(&self.spec.results[group]),
            TypeOf::Attr(_) => false,
        };
        match self.written_types(of) {
            Some(types) => Resolved::of(types, is_list),
            None => Resolved::of(&self.known_types(of), is_list),
        }
    }

    /// The types of something that are written.
    fn written_types(&self, of: TypeOf) -> Option<&Types> {
        match of {
            TypeOf::Operand(group) => self.state.groups[group].types.as_ref(),
            TypeOf::Result(group) => self.state.results[group].as_ref(),
            TypeOf::Attr(_) => None,
        }
    }

    /// The types of something that are written, or can be built.
    fn known_types(&self, of: TypeOf) -> Types {
        let (written, source, constraint) = match of {
            TypeOf::Operand(group) => (
                &self.state.groups[group].types,
                self.spec.operand_types[group],
                self.spec.operands[group].constraint,
            ),
            TypeOf::Result(group) => (
                &self.state.results[group],
                self.spec.result_types[group],
                self.spec.results[group].constraint,
            ),
            TypeOf::Attr(slot) => {
                let attr = self.state.op.slot(slot);
                let attr = attr.or_else(|| self.spec.default_attr(slot));
                return attr.and_then(attr_type).into_iter().collect();
            }
        };
        match (written, source) {
            (Some(types), _) => types.clone(),
            (None, Some(TypeSource::Build)) => {
                constraint.build.map(|build| build()).into_iter().collect()
            }
            (None, _) => Types::new(),
        }
    }
}
