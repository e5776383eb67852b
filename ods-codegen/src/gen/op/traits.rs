//! Traits in an op's table.

use ods_table::{Flag, Item, Line, Ref};
use ods_tablegen::Span;

use super::super::template::{literal, rust};
use super::super::{Generator, names};
use super::table::Table;
use crate::model::{InterfaceTrait, NativeTrait, OpTrait, Operator, PredTrait, Variable};

/// Traits with the user's code, in which the compiler may report errors.
const WRITTEN: [&str; 4] = [
    "PredOpTrait",
    "TypesMatchWith",
    "OptionalTypesMatchWith",
    "RangedTypesMatchWith",
];

impl<'k> Generator<'_, 'k> {
    pub(super) fn table_traits(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for op_trait in &op.traits {
            match op_trait {
                OpTrait::Native(native) => self.table_native_trait(op, *native, table),
                OpTrait::GenInternal(record) => match record.name() {
                    "SameVariadicOperandSize" => table.line(Line::Flag(Flag::SameOperandSize)),
                    "SameVariadicResultSize" => table.line(Line::Flag(Flag::SameResultSize)),
                    _ => {}
                },
                OpTrait::Pred(pred) => self.table_predicate(op, *pred, table),
                OpTrait::Interface(interface) => self.table_interface(op, *interface, table),
            }
        }
    }

    fn table_native_trait(
        &self,
        op: &Operator<'k>,
        native: NativeTrait<'k>,
        table: &mut Table<'_, 'k>,
    ) {
        // A missing op is reported where it is written, or where the trait is listed.
        let op_path = |(path, place): (&str, Option<Span>)| {
            let span = place.unwrap_or_else(|| op.trait_span(native.record()));
            self.text_at(&self.path(path), span)
        };
        let (item, reference) = match native.name_and_arguments().0 {
            "AttrSizedOperandSegments" => return table.line(Line::Flag(Flag::OperandSegments)),
            "AttrSizedResultSegments" => return table.line(Line::Flag(Flag::ResultSegments)),
            "SingleBlockImplicitTerminator" => {
                let end = native.ops().into_iter().map(op_path).next_back();
                let end = end.unwrap_or_default();
                let number = table.own(rust!([end]
                    __rt::Ref::ImplicitTerminator(
                        || <#end as __ods::Op>::INFO,
                        ::core::any::TypeId::of::<__rt::traits::SingleBlockImplicitTerminator<#end>>)
                ));
                (Item::ImplicitTerminator, number)
            }
            "HasParent" => {
                let paths: Vec<String> = native.ops().into_iter().map(op_path).collect();
                let name = format!("__{}_PARENTS", names::plain(op.rust_name()));
                let (is_one, is_tuple) = (paths.len() == 1, paths.len() != 1);
                let number = table.own(rust!([name, is_one, is_tuple; for path in paths => path]
                    {
                        static #name: __rt::TraitInfo = __rt::TraitInfo::parents::<
                            __rt::traits::HasParent<#(#(#path)* #is_one)? #((#(#path),*) #is_tuple)?>
                        >(|| &[#(<#path as __ods::Op>::INFO,)*]);
                        __rt::Ref::Trait(&#name)
                    }
                ));
                (Item::Trait, number)
            }
            _ => return self.table_trait(op, native, table),
        };
        table.line(Line::Item(item, reference));
    }

    fn table_interface(
        &self,
        op: &Operator<'k>,
        interface: InterfaceTrait<'k>,
        table: &mut Table<'_, 'k>,
    ) {
        if interface.name() == "InferTypeOpInterface" {
            let trait_info = Ref::Named("INFER_TYPE_OP_INTERFACE");
            return table.line(Line::Item(Item::Trait, trait_info));
        }
        if let Some(entry) = self.interface_ref(op, interface, table) {
            table.line(Line::Item(Item::Interface, entry));
        }
    }

    /// The code for `$name` in a predicate on the op `__op`: attributes and properties as
    /// they are stored, anything else as its accessor returns it.
    fn gen_variable(&self, op: &Operator<'k>, variable: Variable) -> String {
        match variable {
            Variable::Attribute(slot) => format!("__rt::optional_attr(__op.0, ir, {slot})"),
            Variable::Property(number) => {
                let ty = &self.property_code(&op.properties[number]).storage;
                format!("__rt::property::<{ty}>(__op.0, ir, {number})")
            }
            _ => {
                let accessor = names::accessor(op.variable_name(variable));
                format!("__op.{accessor}(ir)")
            }
        }
    }

    /// `PredOpTrait`
    fn table_predicate(&self, op: &Operator<'k>, pred: PredTrait<'k>, table: &mut Table<'_, 'k>) {
        let Some(predicate) = pred.predicate() else {
            return;
        };
        let condition = self.gen_predicate(&predicate, &mut |hole| match hole {
            "_op" => Some("__op.0".to_owned()),
            "_ir" | "_ctxt" => Some("ir".to_owned()),
            name => Some(self.gen_variable(op, op.variable(name)?)),
        });
        // The code of the prelude's other traits is correct.
        let class = pred.record().direct_class();
        let is_written = class.is_some_and(|class| WRITTEN.contains(&class));
        let place = is_written.then(|| op.trait_span(pred.record()));
        let number = table.own(rust!([
            summary = literal(pred.summary()), this = names::op(op), condition = self.code.at(place, condition)
        ]
            __rt::Ref::Pred(#summary, |__op, ir| {
                let __op = <#this as __ods::Op>::from_operation_unchecked(__op);
                #condition
            })
        ));
        let item = if pred.asks_types_only() {
            Item::TypePred
        } else {
            Item::Pred
        };
        table.line(Line::Item(item, number));
    }
}
