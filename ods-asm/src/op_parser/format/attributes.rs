//! Parses attributes, properties and dictionaries of a format.

use super::{Interpreter, OpParser};
use ods_ir::attributes::{Attribute, NamedAttribute};
use ods_ir::enums::{EnumTable, bits_to_attribute};
use ods_ir::op::format::AttrStyle;
use ods_ir::op::spec::{OpSpec, Presence};
use ods_ir::op::{AttrConstraint, Property, attributes_violate, set_from_attribute};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::Parsed;

impl OpParser<'_, '_> {
    /// Parses an attribute that satisfies the class of a constraint, and is not an enum case.
    pub(super) fn parse_attr(
        &mut self,
        style: AttrStyle,
        constraint: &AttrConstraint,
    ) -> Parsed<Attribute> {
        let offset = self.offset();
        let asm = self.asm_mut();
        let value = match style {
            AttrStyle::SymbolName => Attribute::string(asm.parse_symbol_name()?),
            AttrStyle::Typed => {
                let ty = constraint.value_type.map(|build| build());
                asm.parse_attribute(ty.as_ref())?
            }
            AttrStyle::Enum(_) | AttrStyle::Generic => asm.parse_attribute(None)?,
            AttrStyle::Stripped => match &constraint.class {
                Some(class) => asm.parse_stripped_attribute(class, None)?,
                None => asm.parse_attribute(None)?,
            },
        };
        match &constraint.class {
            Some(class) => self.check_attribute_class(class, value, offset),
            None => Ok(value),
        }
    }
}

impl Interpreter<'_, '_, '_> {
    /// Parses a required attribute.
    pub(super) fn attr(&mut self, slot: usize, style: AttrStyle) -> Parsed<()> {
        if let AttrStyle::Enum(table) = style {
            return self.enum_attr(slot, table, true).map(|_| ());
        }
        let value = self.p.parse_attr(style, self.spec.slots[slot].constraint)?;
        self.state.op.set_slot(slot, Some(value));
        Ok(())
    }

    /// Parses an optional attribute. Returns whether it was present. The verifier checks its kind,
    /// except that strings, arrays and symbols are parsed only as such.
    pub(super) fn optional_attr(&mut self, slot: usize, style: AttrStyle) -> Parsed<bool> {
        let constraint = self.spec.slots[slot].constraint;
        let asm = self.p.asm_mut();
        let value = match style {
            AttrStyle::Enum(table) => return self.enum_attr(slot, table, false),
            AttrStyle::SymbolName => asm.parse_optional_symbol_name().map(Attribute::string),
            AttrStyle::Typed | AttrStyle::Generic | AttrStyle::Stripped => {
                let first = self.spec.slots[slot].first_token;
                if first.is_some_and(|first| !asm.at(first)) {
                    return Ok(false);
                }
                let ty = match style {
                    AttrStyle::Typed => constraint.value_type.map(|build| build()),
                    _ => None,
                };
                asm.parse_optional_attribute(ty.as_ref())?
            }
        };
        let Some(value) = value else { return Ok(false) };
        self.state.op.set_slot(slot, Some(value));
        Ok(true)
    }

    /// Parses an enum case, as a keyword or a string. Returns whether it was present.
    fn enum_attr(
        &mut self,
        slot: usize,
        table: &'static EnumTable,
        required: bool,
    ) -> Parsed<bool> {
        let attr_name = self.spec.slots[slot].name;
        let offset = self.p.offset();
        let spelling = self.p.spelling(self.p.token());
        let is_written = |text: &str| self.p.at_keyword() && text.as_bytes() == spelling;
        let keyword =
            (table.cases().iter()).find(|case| case.is_keyword() && is_written(case.text()));
        let bits = if let Some(case) = keyword {
            self.p.consume();
            table.symbolize(case.text())
        } else if let Some(name) = self.p.parse_optional_string() {
            if name.as_str().is_empty() {
                return Ok(false);
            }
            let Some(bits) = table.symbolize(name.as_str()) else {
                let message = format!(
                    "invalid {attr_name} attribute specification: \"{}\"",
                    name.as_str()
                );
                return Err(self.p.emit_error(offset, message));
            };
            Some(bits)
        } else if required {
            let message = format!(
                "expected string or keyword containing one of the following enum values for attribute '{attr_name}' [{}]",
                table.joined_cases()
            );
            return Err(self.p.emit_error(offset, message));
        } else {
            None
        };
        let Some(bits) = bits else { return Ok(false) };
        let attr = bits_to_attribute(table, bits);
        self.state.op.set_slot(slot, Some(attr));
        Ok(true)
    }

    /// Parses a required property.
    pub(super) fn property(&mut self, number: usize) -> Parsed<()> {
        let declared = &self.spec.properties[number];
        let offset = self.p.offset();
        let parsed = declared.def.parse(self.p.asm_mut());
        let value = parsed.map_err(|failed| {
            let (name, summary) = (declared.name, declared.def.summary());
            // MLIR adds its message even without a summary; the message is then empty.
            if summary.is_empty() {
                return failed;
            }
            let message = format!("invalid value for property {name}, expected {summary}");
            self.p.emit_error(offset, message)
        })?;
        self.set_property(number, value);
        Ok(())
    }

    /// Parses an optional property. Returns whether it was present.
    pub(super) fn optional_property(&mut self, number: usize) -> Parsed<bool> {
        let def = self.spec.properties[number].def;
        let Some(value) = def.parse_optional(self.p.asm_mut())? else {
            return Ok(false);
        };
        self.set_property(number, value);
        Ok(true)
    }

    pub(super) fn set_property(&mut self, number: usize, value: Property) {
        self.state.op.set_property(self.spec, number, value);
    }

    /// Parses `attr-dict` and checks its inherent attributes immediately.
    pub(super) fn attr_dict(&mut self, with_keyword: bool) -> Parsed<()> {
        let offset = self.p.offset();
        let asm = self.p.asm_mut();
        if with_keyword {
            if !asm.parse_optional_keyword("attributes") {
                return Ok(());
            }
        } else if !asm.at(TokenKind::LBrace) {
            return Ok(());
        }
        let entries = asm.parse_attribute_dict()?;
        let has_properties =
            !self.spec.attributes_in_dictionary || !self.spec.properties.is_empty();
        if has_properties && self.info.dialect().has_strict_properties() {
            return self.discardable_attributes(entries, offset);
        }
        if let Some(reason) = attributes_violate(self.spec, &entries) {
            let message = format!("'{}' op {reason}", self.info.name());
            return Err(self.p.emit_error(offset, message));
        }
        for entry in entries {
            let name = super::super::generic::current_name(&entry.name);
            let Some(slot) = self.spec.slot(name) else {
                self.state.op.discardable.push(entry);
                continue;
            };
            if self.state.op.slot(slot).is_none() {
                self.state.op.set_slot(slot, Some(entry.value.clone()));
            }
            let is_segments = matches!(self.spec.slots[slot].presence, Presence::Segments);
            if !is_segments || self.spec.are_segments(slot, &entry.value) {
                self.written.push((slot, entry.value));
            }
        }
        Ok(())
    }

    /// Checks the entries of an `attr-dict` in a dialect with strict properties.
    fn discardable_attributes(&mut self, entries: Vec<NamedAttribute>, offset: u32) -> Parsed<()> {
        let kind = |entry: &NamedAttribute| {
            let name = super::super::generic::current_name(&entry.name);
            let is_property = self.spec.properties.iter().any(|prop| prop.name == name);
            if is_property {
                return Some("property");
            }
            self.spec.slot(name).map(|_| "attribute")
        };
        let inherent = entries.iter().find_map(|entry| Some((kind(entry)?, entry)));
        if let Some((kind, NamedAttribute { name, .. })) = inherent {
            let message =
                format!("inherent {kind} '{name}' cannot be written in the attribute dictionary");
            return Err(self.p.emit_error(offset, message));
        }
        self.state.op.discardable.extend(entries);
        Ok(())
    }

    // prop-dict ::= (`<` attribute `>`)?
    pub(super) fn prop_dict(&mut self) -> Parsed<()> {
        let mut attr = Attribute::dictionary([]);
        if self.p.parse_optional_less() {
            attr = self.p.parse_attribute(None)?;
            self.p.parse_greater()?;
        }
        let keys = DictionaryKeys {
            spec: self.spec,
            elided: &self.format.elided_slots,
        };
        let set = keys
            .check_required(&attr)
            .and_then(|()| match &attr {
                // The op has nothing to set.
                Attribute::Dictionary(_) if self.spec.slot_count() == 0 => Ok(()),
                attr => set_from_attribute(self.state.op, self.spec, attr),
            })
            .and_then(|()| keys.check_unknown(&attr));
        let Err(reason) = set else { return Ok(()) };
        let name = self.info.name();
        let message = format!("invalid properties {attr} for op {name}: {reason}");
        let offset = self.p.name_offset();
        Err(self.p.asm_mut().emit_error(offset, message))
    }
}

/// The keys that a `prop-dict` may contain: attributes and properties that no other element parses.
struct DictionaryKeys<'f> {
    spec: &'static OpSpec,
    elided: &'f [bool],
}

impl DictionaryKeys<'_> {
    /// Yields each key and whether it is required, properties first: MLIR's order of reporting
    /// missing keys.
    fn keys(&self) -> impl Iterator<Item = (&'static str, bool)> {
        let spec = self.spec;
        let properties = spec.properties.iter().enumerate();
        let properties = properties.map(|(number, declared)| {
            let slot = spec.property_slot(number);
            (slot, declared.name, !declared.has_default)
        });
        let slots = spec.slots.iter().enumerate();
        let slots = slots
            .filter(|(_, declared)| !matches!(declared.presence, Presence::Segments))
            .map(|(slot, declared)| {
                let required = matches!(declared.presence, Presence::Required);
                (slot, declared.name, required)
            });
        let keys = properties.chain(slots);
        keys.filter(|(slot, ..)| !self.elided[*slot])
            .map(|(_, name, required)| (name, required))
    }

    fn check_required(&self, attr: &Attribute) -> Result<(), String> {
        if let Attribute::Dictionary(dictionary) = attr
            && let Some((name, _)) =
                (self.keys()).find(|(name, required)| *required && dictionary.get(name).is_none())
        {
            return Err(format!(
                "expected key entry for {name} in DictionaryAttr to set Properties."
            ));
        }
        Ok(())
    }

    fn check_unknown(&self, attr: &Attribute) -> Result<(), String> {
        let is_known = |entry: &NamedAttribute| self.keys().any(|(name, _)| *entry.name == *name);
        if let Attribute::Dictionary(dictionary) = attr
            && let Some(NamedAttribute { name, .. }) =
                dictionary.iter().find(|entry| !is_known(entry))
        {
            return Err(format!(
                "unknown key '\"{name}\"' when parsing properties dictionary"
            ));
        }
        Ok(())
    }
}
