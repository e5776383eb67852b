//! Texts of types and attributes made from their definitions, for tools that need samples of a type
//! or an attribute whose Rust type they do not know.

use super::format::{Element, ElementKind, Group, Member, Param};
use super::{AttrEntry, DefInfo, ParamInfo, TypeEntry, ValueRegistry};

/// The decisions that a composed text depends on.
pub trait Choices {
    /// The text of a parameter.
    fn parameter(&mut self, info: &ParamInfo) -> String;

    /// Whether an optional part is written.
    fn is_present(&mut self) -> bool;
}

impl DefInfo {
    /// Composes the text after the mnemonic that the assembly format describes, from the texts of
    /// parameters. It need not be valid: a definition may check more than its format says, and
    /// custom directives are left out.
    #[inline]
    pub fn compose(&self, choices: &mut dyn Choices) -> String {
        let mut text = String::new();
        self.elements(&self.format().elements, choices, &mut text);
        text
    }

    #[inline]
    fn elements(&self, elements: &[Element], choices: &mut dyn Choices, text: &mut String) {
        for element in elements {
            if element.space {
                text.push(' ');
            }
            match &element.kind {
                ElementKind::Literal(literal, _) => text.push_str(literal),
                ElementKind::Space | ElementKind::Newline => text.push(' '),
                ElementKind::Param(param) => self.listed(&[*param], choices, text),
                ElementKind::Params(params) => self.listed(params, choices, text),
                ElementKind::Struct(members) => self.members(members, choices, text),
                ElementKind::Custom(_) => {}
                ElementKind::Optional(group) => self.group(group, choices, text),
            }
        }
    }

    /// Whether a parameter is written.
    #[inline]
    fn is_chosen(&self, param: Param, choices: &mut dyn Choices) -> bool {
        !self.parameters()[param.index].is_optional() || choices.is_present()
    }

    #[inline]
    fn listed(&self, params: &[Param], choices: &mut dyn Choices, text: &mut String) {
        let mut separator = "";
        for param in params {
            // An optional parameter alone is always written: its group was chosen.
            if params.len() == 1 || self.is_chosen(*param, choices) {
                text.push_str(std::mem::replace(&mut separator, ", "));
                text.push_str(&choices.parameter(&self.parameters()[param.index]));
            }
        }
    }

    #[inline]
    fn members(&self, members: &[Member], choices: &mut dyn Choices, text: &mut String) {
        let mut separator = "";
        for member in members {
            if self.is_chosen(member.param, choices) {
                let info = &self.parameters()[member.param.index];
                text.push_str(std::mem::replace(&mut separator, ", "));
                text.push_str(info.name());
                text.push_str(" = ");
                text.push_str(&choices.parameter(info));
            }
        }
    }

    #[inline]
    fn group(&self, group: &Group, choices: &mut dyn Choices, text: &mut String) {
        let part = if choices.is_present() {
            &group.then
        } else {
            &group.otherwise
        };
        self.elements(part, choices, text);
    }
}

impl ValueRegistry {
    /// The definitions of the types of a dialect that have a mnemonic, sorted by it.
    #[inline]
    pub fn type_definitions(&self, dialect: &str) -> Vec<&'static DefInfo> {
        let types = self.types_of(dialect);
        let mnemonics = types.map_or_else(Vec::new, |types| types.sorted(|name, _| Some(*name)));
        let entries = mnemonics.iter().filter_map(|name| types?.get(name));
        entries.map(TypeEntry::info).collect()
    }

    /// The definitions of the attributes of a dialect that have a mnemonic, sorted by it.
    #[inline]
    pub fn attribute_definitions(&self, dialect: &str) -> Vec<&'static DefInfo> {
        let attrs = self.attributes_of(dialect);
        let mnemonics = attrs.map_or_else(Vec::new, |attrs| attrs.sorted(|name, _| Some(*name)));
        let entries = mnemonics.iter().filter_map(|name| attrs?.get(name));
        entries.map(AttrEntry::info).collect()
    }
}
