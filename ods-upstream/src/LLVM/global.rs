//! The text of globals and aliases.

use super::keywords::{
    parse_linkage, parse_optional_comdat, parse_unnamed_addr, parse_visibility,
    print_optional_comdat, print_word,
};
use super::{AliasOp, GlobalOp, LLVMArrayType, Linkage, UnnamedAddr, Visibility};
use ods_runtime::prelude::*;

/// Parses the words in front of the name.
fn parse_words(p: &mut OpParser<'_, '_>, state: &mut OperationState) {
    parse_linkage(p, state);
    parse_visibility(p, state);
    if p.parse_optional_keyword("thread_local") {
        state.set_attribute("thread_local_", Attribute::unit());
    }
    parse_unnamed_addr(p, state);
}

fn print_words(
    p: &mut OpPrinter<'_>,
    linkage: Linkage,
    visibility: Visibility,
    is_thread_local: bool,
    unnamed: Option<UnnamedAddr>,
) {
    p.write(" ");
    print_word(p, linkage);
    print_word(p, visibility);
    if is_thread_local {
        p.write("thread_local ");
    }
    if let Some(unnamed) = unnamed {
        print_word(p, unnamed);
    }
}

/// Parses the types after a colon: one, or none.
fn parse_optional_type(p: &mut OpParser<'_, '_>) -> Parsed<Option<Type>> {
    let types = p.parse_optional_colon_type_list()?.to_vec();
    if types.len() > 1 {
        return Err(p.emit_error(p.name_offset(), "expected zero or one type"));
    }
    Ok(types.into_iter().next())
}

/// A region without the arguments of its entry.
const INITIALIZER: RegionStyle = RegionStyle {
    entry_arguments: false,
    terminators: true,
    empty_block: false,
};

impl CustomAssembly for GlobalOp {
    // global ::= words `constant`? symbol-name `(` attribute? `)` comdat attr-dict (`:` type)? region?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_words(p, state);
        if p.parse_optional_keyword("constant") {
            state.set_attribute("constant", Attribute::unit());
        }
        p.parse_symbol_name_into("sym_name", state)?;
        p.parse_l_paren()?;
        let mut value = None;
        if !p.parse_optional_r_paren() {
            let attribute = p.parse_attribute(None)?;
            state.set_attribute("value", attribute.clone());
            value = Some(attribute);
            p.parse_r_paren()?;
        }
        parse_optional_comdat(p, state)?;
        p.parse_optional_attr_dict(state)?;
        let mut region = None;
        let ty = match (parse_optional_type(p)?, value) {
            (Some(ty), _) => {
                region = p.parse_optional_region()?;
                ty
            }
            // A string is an array of bytes.
            (None, Some(Attribute::String(text))) => {
                LLVMArrayType::get(Type::int(8), text.bytes().len() as u64).into()
            }
            (None, _) => {
                let message = "type can only be omitted for string globals";
                return Err(p.emit_error(p.name_offset(), message));
            }
        };
        let region = match region {
            Some(region) => region,
            None => p.ir().create_region(),
        };
        state.regions.push(region);
        state.set_attribute("global_type", Attribute::ty(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        print_words(
            p,
            self.linkage(ir),
            self.visibility_(ir),
            self.thread_local_(ir),
            self.unnamed_addr(ir),
        );
        if self.constant(ir) {
            p.write("constant ");
        }
        let name = self.sym_name(ir).to_string();
        p.print_symbol_name(name.as_bytes());
        p.write("(");
        let value = op.attribute(ir, "value");
        if let Some(value) = value {
            p.print_attribute(value);
        }
        p.write(")");
        print_optional_comdat(p, op);
        let elided = [
            "sym_name",
            "global_type",
            "constant",
            "value",
            "linkage",
            "unnamed_addr",
            "thread_local_",
            "visibility_",
            "comdat",
        ];
        p.print_optional_attr_dict_with_defaults(op, &elided);
        if matches!(value, Some(Attribute::String(_))) {
            return;
        }
        p.write(" : ");
        p.print_type(self.global_type(ir));
        let initializer = self.initializer(ir);
        if !initializer.is_empty(ir) {
            p.write(" ");
            p.print_region(initializer, INITIALIZER);
        }
    }
}

impl CustomAssembly for AliasOp {
    // alias ::= words symbol-name attr-dict `:` type region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_words(p, state);
        p.parse_symbol_name_into("sym_name", state)?;
        p.parse_optional_attr_dict(state)?;
        let ty = parse_optional_type(p)?;
        let region = p.parse_region()?;
        state.regions.push(region);
        // C++ reads past the end of the list without a type.
        let Some(ty) = ty else {
            return Err(p.emit_error(p.name_offset(), "expected one type"));
        };
        state.set_attribute("alias_type", Attribute::ty(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        print_words(
            p,
            self.linkage(ir),
            self.visibility_(ir),
            self.thread_local_(ir),
            self.unnamed_addr(ir),
        );
        let name = self.sym_name(ir).to_string();
        p.print_symbol_name(name.as_bytes());
        let elided = [
            "sym_name",
            "alias_type",
            "linkage",
            "unnamed_addr",
            "thread_local_",
            "visibility_",
        ];
        p.print_optional_attr_dict(op, &elided);
        p.write(" : ");
        p.print_type(self.alias_type(ir));
        p.write(" ");
        p.print_region(self.initializer(ir), INITIALIZER);
    }
}
