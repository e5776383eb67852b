//! Types and class names.

use super::Parser;
use crate::base::Namespace;
use crate::diagnostics::Kind;
use crate::eval::{Failed, Result};
use crate::limits::MAX_BITS;
use crate::record::RecordId;
use crate::record::types::TypeId;
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

impl Parser<'_, '_> {
    // type ::= `bit` | `int` | `string` | `code` | `dag` | `bits` `<` int `>` | `list` `<` type `>` | id
    pub(super) fn parse_type(&mut self) -> Result<TypeId> {
        let simple = match self.token.kind {
            Tok::Keyword(Keyword::Bit) => TypeId::BIT,
            Tok::Keyword(Keyword::Int) => TypeId::INT,
            Tok::Keyword(Keyword::String | Keyword::Code) => TypeId::STRING,
            Tok::Keyword(Keyword::Dag) => TypeId::DAG,
            Tok::Keyword(Keyword::Bits) => return self.parse_bits_type(),
            Tok::Keyword(Keyword::List) => return self.parse_list_type(),
            Tok::Ident => {
                if let Some(ty) = self.ev.find_alias(self.symbol()) {
                    self.bump();
                    return Ok(ty);
                }
                let class = self.parse_class_id()?;
                return Ok(self.ev.store.class_type(class));
            }
            _ => return self.fail_here("Unknown token when expecting a type"),
        };
        self.bump();
        Ok(simple)
    }

    fn parse_bits_type(&mut self) -> Result<TypeId> {
        self.bump();
        self.expect(Punct::Less, "expected '<' after bits type")?;
        if self.token.kind != Tok::Int {
            return self.fail_here("expected integer in bits<n> type");
        }
        let (width, _) = self.list.ints[self.token.data as usize];
        if !(0..=MAX_BITS).contains(&width) {
            return self.fail_here(format!(
                "bits<n> type is too wide: the limit is {MAX_BITS} bits"
            ));
        }
        self.bump();
        self.expect(Punct::Greater, "expected '>' at end of bits<n> type")?;
        Ok(self.ev.store.types.bits(width as u32))
    }

    fn parse_list_type(&mut self) -> Result<TypeId> {
        self.bump();
        self.expect(Punct::Less, "expected '<' after list type")?;
        let element = self.nested(Self::parse_type)?;
        self.expect(Punct::Greater, "expected '>' at end of list<ty> type")?;
        Ok(self.ev.store.types.list(element))
    }

    /// The name of a class.
    pub(super) fn parse_class_id(&mut self) -> Result<RecordId> {
        let (name, _) = self.peek_ident("expected name for ClassID")?;
        let Some(class) = self.ev.find_class(name) else {
            // The name may be defined in a missing file, which has been reported.
            if self.list.lacks_include {
                return Err(Failed);
            }
            let is_multiclass = self.ev.find_multiclass(name).is_some();
            // In `arguments = …` the `let` is missing; `arguments` is not a misspelt class.
            let is_set = matches!(
                self.list.tokens[self.pos + 1].kind,
                Tok::Punct(Punct::Equal)
            );
            let nearest = if is_set {
                None
            } else {
                self.ev.nearest_named(name, Namespace::Class, "class")
            };
            let kind = Kind::UnknownClass {
                name: self.ev.store.text(name).to_owned(),
                is_multiclass,
            };
            let help = nearest.filter(|_| !is_multiclass);
            return self.ev.fail_with_help(self.token.span, kind, help);
        };
        self.bump();
        Ok(class)
    }

    // operator-type ::= `<` type `>`
    pub(super) fn parse_operator_type(&mut self) -> Result<TypeId> {
        self.expect(Punct::Less, "expected type name for operator")?;
        if self.at_keyword(Keyword::Code) {
            self.error_here("the 'code' type is not allowed in bang operators; use 'string'");
        }
        let ty = self.parse_type()?;
        self.expect(Punct::Greater, "expected type name for operator")?;
        Ok(ty)
    }
}
