//! The printer that interprets formats.

use super::format::{Element, ElementKind, Group, Member, Param, Parameter};
use super::info::{Def, DefInfo};
use crate::text::printer::AsmPrinter;

/// [`Def`] behind a pointer, as far as printing goes.
pub(super) trait Source {
    fn print_param(&self, p: &mut AsmPrinter<'_>, param: Param);
    fn print_custom(&self, p: &mut AsmPrinter<'_>, number: usize);
    fn is_default(&self, p: &AsmPrinter<'_>, index: usize) -> bool;
}

impl<D: Def> Source for D {
    fn print_param(&self, p: &mut AsmPrinter<'_>, param: Param) {
        Def::print_param(self, p, param.index, param.qualified);
    }

    fn print_custom(&self, p: &mut AsmPrinter<'_>, number: usize) {
        Def::print_custom(self, p, number);
    }

    fn is_default(&self, p: &AsmPrinter<'_>, index: usize) -> bool {
        Def::is_default(self, index) || Def::is_hidden(self, p, index)
    }
}

/// Prints what a format describes.
#[inline]
pub(super) fn print_format(p: &mut AsmPrinter<'_>, info: &'static DefInfo, source: &dyn Source) {
    Interpreter { p, info, source }.elements(&info.format().elements);
}

struct Interpreter<'i, 'a> {
    p: &'i mut AsmPrinter<'a>,
    info: &'static DefInfo,
    source: &'i dyn Source,
}

impl Interpreter<'_, '_> {
    #[inline]
    fn elements(&mut self, elements: &[Element]) {
        for element in elements {
            self.element(element);
        }
    }

    /// Whether a parameter is written: it differs from its default.
    #[inline]
    fn is_written(&self, param: Param) -> bool {
        let is_optional = self.info.parameters()[param.index].is_optional();
        !(is_optional && self.source.is_default(self.p, param.index))
    }

    #[inline]
    fn element(&mut self, element: &Element) {
        let is_written = match &element.kind {
            ElementKind::Param(param) => self.is_written(*param),
            ElementKind::Params(params) => params.iter().any(|param| self.is_written(*param)),
            ElementKind::Struct(members) => {
                members.iter().any(|member| self.is_written(member.param))
            }
            _ => true,
        };
        if !is_written {
            return;
        }
        if element.space {
            self.p.write_byte(b' ');
        }
        match &element.kind {
            ElementKind::Literal(text, _) => self.p.write(text),
            ElementKind::Space => self.p.write_byte(b' '),
            ElementKind::Newline => self.p.write_byte(b'\n'),
            ElementKind::Param(param) => self.source.print_param(self.p, *param),
            ElementKind::Params(params) => self.params(params),
            ElementKind::Struct(members) => self.members(members),
            ElementKind::Custom(number) => self.source.print_custom(self.p, *number),
            ElementKind::Optional(group) => self.group(group),
        }
    }

    #[inline]
    fn params(&mut self, params: &[Param]) {
        let mut separator = "";
        for param in params {
            if self.is_written(*param) {
                self.p.write(std::mem::replace(&mut separator, ", "));
                self.source.print_param(self.p, *param);
            }
        }
    }

    #[inline]
    fn members(&mut self, members: &[Member]) {
        let mut separator = "";
        for member in members {
            if !self.is_written(member.param) {
                continue;
            }
            self.p.write(std::mem::replace(&mut separator, ", "));
            self.p
                .write(self.info.parameters()[member.param.index].name());
            self.p.write(" = ");
            match member.custom {
                Some(number) => self.source.print_custom(self.p, number),
                None => self.source.print_param(self.p, member.param),
            }
        }
    }

    #[inline]
    fn group(&mut self, group: &Group) {
        let mut anchors = group.anchors.iter();
        let is_present =
            anchors.any(|Parameter::At(index)| !self.source.is_default(self.p, *index));
        if is_present == group.inverted {
            self.elements(&group.otherwise);
        } else {
            self.elements(&group.then);
        }
    }
}
