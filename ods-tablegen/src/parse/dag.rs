//! Dag literals: `(operator:$name arg:$name, …)`.

use super::Parser;
use crate::diagnostics::Kind;
use crate::eval::Result;
use crate::record::symbol::Symbol;
use crate::record::value::{ArgOrigin, DagArg, ValueId};
use crate::syntax::Tok;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // dag ::= `(` value (`:` var-name)? (dag-arg (`,` dag-arg)*)? `)`
    pub(super) fn parse_dag(&mut self) -> Result<ValueId> {
        let start = self.token.span;
        self.bump();
        let starts_operator = matches!(
            self.token.kind,
            Tok::Ident
                | Tok::Punct(Punct::Question | Punct::LSquare)
                | Tok::Bang(BangOp::Cast | BangOp::GetDagOp)
        );
        if !starts_operator {
            return self.fail_here("expected identifier or list of value types in dag init");
        }
        let operator = self.parse_value(None)?;
        let mut name = None;
        if self.consume(Punct::Colon) {
            name = Some(self.expect_var_name("expected variable name in dag operator")?);
        }
        let mut args = Vec::new();
        if !self.at(Punct::RParen) {
            loop {
                args.push(self.parse_dag_arg()?);
                if !self.consume(Punct::Comma) {
                    break;
                }
            }
        }
        self.expect(Punct::RParen, "expected ')' in dag init")?;
        let span = self.span_from(start);
        Ok(self.ev.store.new_dag(operator, name, &args, Some(span)))
    }

    // dag-arg ::= var-name | value (`:` var-name)?
    fn parse_dag_arg(&mut self) -> Result<DagArg> {
        let start = self.token.span;
        let doc = self.list.doc(self.pos);
        let (mut value, mut name) = (ValueId::UNSET, None);
        let (mut value_span, mut name_span) = (None, None);
        if self.token.kind == Tok::VarName {
            name_span = Some(self.token.span);
            name = Some(self.expect_var_name("expected variable name in dag literal")?);
        } else {
            let at = self.pos;
            value = match self.parse_value(None) {
                Err(failed) if !self.recover_at_element(at) => return Err(failed),
                parsed => parsed.unwrap_or(ValueId::UNSET),
            };
            value_span = Some(self.span_from(start));
            if self.consume(Punct::Colon) {
                name_span = Some(self.token.span);
                if self.token.kind != Tok::VarName {
                    return self.fail_here(Kind::NameOfArgument);
                }
                name = Some(self.expect_var_name("expected variable name in dag literal")?);
            }
        }
        let span = self.span_from(start);
        let origin = self.ev.store.add_arg_origin(ArgOrigin {
            span,
            value_span: value_span.unwrap_or(span),
            name_span,
            doc,
        });
        Ok(DagArg {
            value,
            name,
            origin,
        })
    }

    fn expect_var_name(&mut self, message: &str) -> Result<Symbol> {
        if self.token.kind != Tok::VarName {
            return self.fail_here(message);
        }
        let name = self.symbol();
        self.bump();
        Ok(name)
    }
}
