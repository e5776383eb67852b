//! The parser that interprets formats.

use super::format::{Element, ElementKind, Group, Member, Param, Parameter};
use super::info::{DefInfo, DefSlots};
use crate::text::literal::LiteralKind;
use crate::text::parser::{AsmParser, ParseFailed, Parsed};

/// Parses what a format describes into `slots`.
#[inline]
pub(super) fn parse_format(
    p: &mut AsmParser<'_>,
    info: &'static DefInfo,
    slots: &mut dyn DefSlots,
) -> Parsed<()> {
    let mut interpreter = Interpreter { p, info, slots };
    interpreter.elements(&info.format().elements)
}

struct Interpreter<'i, 't> {
    p: &'i mut AsmParser<'t>,
    info: &'static DefInfo,
    slots: &'i mut dyn DefSlots,
}

impl Interpreter<'_, '_> {
    #[inline]
    fn elements(&mut self, elements: &[Element]) -> Parsed<()> {
        elements
            .iter()
            .try_for_each(|element| self.element(&element.kind))
    }

    #[inline]
    fn element(&mut self, element: &ElementKind) -> Parsed<()> {
        match element {
            ElementKind::Literal(text, kind) => self.literal(text, *kind),
            ElementKind::Space | ElementKind::Newline => Ok(()),
            ElementKind::Param(param) => {
                let optional = self.is_optional(*param);
                self.param(*param, optional).map(|_| ())
            }
            ElementKind::Params(params) => self.params(params),
            ElementKind::Struct(members) => self.members(members),
            ElementKind::Custom(number) => {
                self.slots.parse_custom(self.p, *number, false).map(|_| ())
            }
            ElementKind::Optional(group) => self.group(group),
        }
    }

    #[inline]
    fn literal(&mut self, text: &str, kind: LiteralKind) -> Parsed<()> {
        match kind {
            LiteralKind::Keyword => self.p.parse_keyword(text),
            LiteralKind::Token(kind) if self.p.consume_if(kind) => Ok(()),
            LiteralKind::Token(_) => {
                Err(self.p.emit_wrong_token_error(format!("expected '{text}'")))
            }
        }
    }

    #[inline]
    fn is_optional(&self, param: Param) -> bool {
        self.info.parameters()[param.index].is_optional()
    }

    /// Whether the parameter was there.
    #[inline]
    fn param(&mut self, param: Param, optional: bool) -> Parsed<bool> {
        let parsed = self.slots.parse_param(self.p, param.index, optional);
        parsed.map_err(|failed| {
            // That something nests too deeply is said once, and not on each level.
            if self.p.failed_by_nesting() {
                failed
            } else {
                self.emit_failed(param)
            }
        })
    }

    #[cold]
    #[inline]
    fn emit_failed(&mut self, param: Param) -> ParseFailed {
        let declared = &self.info.parameters()[param.index];
        let message = format!(
            "failed to parse {} parameter '{}' which is to be a `{}`",
            self.info.name(),
            declared.name(),
            declared.type_name()
        );
        self.p.emit_op_error(self.p.offset(), message)
    }

    /// A list: one that may be missing takes its comma with it, and the comma
    /// before the last ones that may be missing says whether any follows.
    #[inline]
    fn params(&mut self, params: &[Param]) -> Parsed<()> {
        // What a comma was read for, and did not follow so far.
        let mut expected = None;
        for (at, param) in params.iter().enumerate() {
            let is_there = self.param(*param, self.is_optional(*param))?;
            let rest = &params[at + 1..];
            if is_there {
                expected = None;
            }
            if rest.is_empty() || !is_there {
                continue;
            }
            if !rest.iter().all(|param| self.is_optional(*param)) {
                self.p.parse_comma()?;
            } else if !self.p.parse_optional_comma() {
                return Ok(());
            }
            expected = rest.first();
        }
        let Some(param) = expected else {
            return Ok(());
        };
        // Its parser says what is missing; one that finds nothing may be content.
        self.param(*param, false)?;
        Err(self.emit_failed(*param))
    }

    /// `name = value`, in any order. Where none may be missing, there are as many as
    /// there are names, and a comma after them belongs to what follows.
    #[inline]
    fn members(&mut self, members: &[Member]) -> Parsed<()> {
        let mut seen = vec![false; members.len()];
        let mut optional = members.iter().map(|member| self.is_optional(member.param));
        if optional.clone().all(|is_optional| is_optional) && !self.p.at_keyword() {
            return Ok(());
        }
        if !optional.any(|is_optional| is_optional) {
            for at in 0..members.len() {
                if at > 0 {
                    self.p.parse_comma()?;
                }
                self.member(members, &mut seen)?;
            }
            return Ok(());
        }
        loop {
            self.member(members, &mut seen)?;
            if !self.p.parse_optional_comma() {
                break;
            }
        }
        for (member, seen) in members.iter().zip(seen) {
            if !seen && !self.is_optional(member.param) {
                let name = self.info.parameters()[member.param.index].name();
                let message = format!("struct is missing required parameter: {name}");
                return Err(self.p.emit_op_error(self.p.offset(), message));
            }
        }
        Ok(())
    }

    #[inline]
    fn member(&mut self, members: &[Member], seen: &mut [bool]) -> Parsed<()> {
        let offset = self.p.offset();
        let key = match self.p.parse_any_keyword() {
            Ok(key) => key,
            Err(failed) => {
                self.p
                    .emit_op_error(offset, "expected a parameter name in struct");
                return Err(failed);
            }
        };
        self.p.parse_equal()?;
        let info = self.info;
        let name = |member: &Member| info.parameters()[member.param.index].name();
        let found = members.iter().position(|member| name(member) == key);
        let Some(at) = found.filter(|at| !seen[*at]) else {
            let message = format!("duplicate or unknown struct parameter name: {key}");
            return Err(self.p.emit_op_error(self.p.offset(), message));
        };
        seen[at] = true;
        match members[at].custom {
            Some(number) => self.slots.parse_custom(self.p, number, false)?,
            None => self.param(members[at].param, false)?,
        };
        Ok(())
    }

    /// The first element that is more than white space decides which branch was
    /// written.
    #[inline]
    fn group(&mut self, group: &Group) -> Parsed<()> {
        let is_parsed =
            |element: &Element| !matches!(element.kind, ElementKind::Space | ElementKind::Newline);
        let Some(first) = group.then.iter().position(is_parsed) else {
            return self.otherwise(&group.otherwise);
        };
        if !self.guard(&group.then[first].kind)? {
            return self.otherwise(&group.otherwise);
        }
        // What alone decides that the group is written is there, although it may
        // be missing elsewhere.
        for element in &group.then[first + 1..] {
            match &element.kind {
                ElementKind::Param(param)
                    if !group.inverted && group.anchors == [Parameter::At(param.index)] =>
                {
                    self.param(*param, false)?;
                }
                kind => self.element(kind)?,
            }
        }
        Ok(())
    }

    /// The second branch is written because the first one is not: as in MLIR, what
    /// stands in it has to be there, even what has a default.
    #[inline]
    fn otherwise(&mut self, elements: &[Element]) -> Parsed<()> {
        elements.iter().try_for_each(|element| match element.kind {
            ElementKind::Param(param) => self.param(param, false).map(drop),
            ref kind => self.element(kind),
        })
    }

    #[inline]
    fn guard(&mut self, element: &ElementKind) -> Parsed<bool> {
        match element {
            ElementKind::Literal(text, LiteralKind::Keyword) => {
                Ok(self.p.parse_optional_keyword(text))
            }
            ElementKind::Literal(_, LiteralKind::Token(kind)) => Ok(self.p.consume_if(*kind)),
            ElementKind::Param(param) => self.param(*param, true),
            ElementKind::Custom(number) => self.slots.parse_custom(self.p, *number, true),
            // The grammar of formats has nothing else here.
            element => self.element(element).map(|()| true),
        }
    }
}
