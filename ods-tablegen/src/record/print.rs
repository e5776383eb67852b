//! Printing of types, values and records, as in llvm-tblgen's messages, `!repr` and `--print-records`.

use std::fmt::{self, Write as _};

use super::Store;
use super::data::{FieldData, RecordId};
use super::symbol::Symbol;
use super::types::{RecTy, TypeId};
use super::value::{Node, Op, Range, ValueId};
use super::view::Record;
use crate::token::BangOp;

/// Formats the text that `print` writes.
pub(super) fn fmt_with(f: &mut fmt::Formatter<'_>, print: impl FnOnce(&mut String)) -> fmt::Result {
    let mut out = String::new();
    print(&mut out);
    f.write_str(&out)
}

/// Prints a type as it is written.
pub(crate) fn print_type(store: &Store, id: TypeId, out: &mut String) {
    match store.types.get(id) {
        RecTy::Bit => out.push_str("bit"),
        RecTy::Int => out.push_str("int"),
        RecTy::String => out.push_str("string"),
        RecTy::Dag => out.push_str("dag"),
        RecTy::Bits(width) => drop(write!(out, "bits<{width}>")),
        RecTy::List(element) => {
            out.push_str("list<");
            print_type(store, *element, out);
            out.push('>');
        }
        RecTy::Record(classes) => match &**classes {
            [class] => print_name(store, *class, out),
            classes => {
                out.push('{');
                print_list(classes.iter(), out, |&class, out| {
                    print_name(store, class, out);
                });
                out.push('}');
            }
        },
    }
}

fn print_name(store: &Store, record: RecordId, out: &mut String) {
    print_value_unquoted(store, store.record(record).name, out);
}

/// Prints a value, a string without its quotes.
pub(crate) fn print_value_unquoted(store: &Store, id: ValueId, out: &mut String) {
    match store.node(id) {
        Node::Str { text, .. } => out.push_str(store.text(text)),
        _ => print_value(store, id, out),
    }
}

/// Prints a value.
pub(crate) fn print_value(store: &Store, id: ValueId, out: &mut String) {
    match store.node(id) {
        Node::Unset => out.push('?'),
        Node::Bit(bit) => out.push(if bit { '1' } else { '0' }),
        Node::Int(int) => drop(write!(out, "{int}")),
        Node::Str { text, code, .. } => {
            let (open, close) = if code { ("[{", "}]") } else { ("\"", "\"") };
            out.push_str(open);
            out.push_str(store.text(text));
            out.push_str(close);
        }
        Node::AnonymousName(text) => out.push_str(store.text(text)),
        Node::Bits(range) => {
            out.push_str("{ ");
            let bits = store.range(range).iter().rev();
            print_list(bits, out, |&bit, out| print_value(store, bit, out));
            out.push_str(" }");
        }
        Node::List { items, .. } => {
            out.push('[');
            let items = store.range(items).iter();
            print_list(items, out, |&item, out| print_value(store, item, out));
            out.push(']');
        }
        Node::Dag(dag) => {
            let dag = store.dag(dag);
            out.push('(');
            print_value(store, dag.operator, out);
            if let Some(name) = dag.name {
                out.push_str(":$");
                out.push_str(store.text(name));
            }
            for (n, arg) in store.dag_args(dag.args).iter().enumerate() {
                out.push_str(if n == 0 { " " } else { ", " });
                print_value(store, arg.value, out);
                if let Some(name) = arg.name {
                    out.push_str(":$");
                    out.push_str(store.text(name));
                }
            }
            out.push(')');
        }
        Node::Record(record) => print_name(store, record, out),
        Node::Var { name, .. } => out.push_str(store.text(name)),
        Node::VarBit { of, bit } => {
            print_value(store, of, out);
            let _ = write!(out, "{{{bit}}}");
        }
        Node::Field { of, name, .. } => {
            print_value(store, of, out);
            out.push('.');
            out.push_str(store.text(name));
        }
        Node::Instance(instance) => print_instance(store, instance, out),
        Node::Op { op, ty, operands } => print_op(store, op, ty, operands, out),
    }
}

fn print_list<T>(
    items: impl Iterator<Item = T>,
    out: &mut String,
    mut print: impl FnMut(T, &mut String),
) {
    for (n, item) in items.enumerate() {
        out.push_str(if n == 0 { "" } else { ", " });
        print(item, out);
    }
}

fn print_instance(store: &Store, instance: super::value::InstanceId, out: &mut String) {
    let instance = store.instance(instance);
    print_name(store, instance.class, out);
    out.push('<');
    let declared = store.record(instance.class).template_args();
    let args = store.instance_args(instance.args).iter();
    print_list(args, out, |arg, out| {
        let _ = match declared.get(arg.index as usize) {
            Some(declared) if arg.named => write!(out, "\"{}\": ", store.text(declared.var)),
            _ => write!(out, "{}: ", arg.index),
        };
        print_value(store, arg.value, out);
    });
    out.push('>');
}

fn print_op(store: &Store, op: Op, ty: TypeId, operands: Range, out: &mut String) {
    let values = store.range(operands);
    let bang = match op {
        Op::Bang(bang) => bang,
        Op::ListElement | Op::ListSlice => {
            print_value(store, values[0], out);
            out.push('[');
            print_value(store, values[1], out);
            out.push(']');
            return;
        }
        Op::ClosedRange => {
            print_value(store, values[0], out);
            out.push_str("...");
            print_value(store, values[1], out);
            return;
        }
    };
    out.push('!');
    out.push_str(bang.text());
    match bang {
        BangOp::Cast | BangOp::Exists | BangOp::IsA | BangOp::GetDagArg => {
            print_type_argument(store, ty, out);
        }
        BangOp::Instances => {
            if let Some(element) = store.types.element(ty) {
                print_type_argument(store, element, out);
            }
        }
        _ => {}
    }
    out.push('(');
    if bang == BangOp::Cond {
        print_list(values.chunks_exact(2), out, |pair, out| {
            print_value(store, pair[0], out);
            out.push_str(": ");
            print_value(store, pair[1], out);
        });
    } else {
        let variables = match bang {
            BangOp::Foreach | BangOp::Filter => 0..1,
            BangOp::Foldl => 2..4,
            _ => 0..0,
        };
        print_list(values.iter().enumerate(), out, |(n, &value), out| {
            if variables.contains(&n) {
                print_value_unquoted(store, value, out);
            } else {
                print_value(store, value, out);
            }
        });
    }
    out.push(')');
}

fn print_type_argument(store: &Store, ty: TypeId, out: &mut String) {
    out.push('<');
    print_type(store, ty, out);
    out.push('>');
}

/// Prints a record or class in full, from the first character of its name on.
pub(crate) fn print_record(
    store: &Store,
    id: RecordId,
    superclasses: &[RecordId],
    out: &mut String,
) {
    let data = store.record(id);
    print_name(store, id, out);
    let args = data.template_args();
    if !args.is_empty() {
        out.push('<');
        print_list(args.iter(), out, |arg, out| {
            print_declaration(store, arg.ty, arg.var, arg.default, out);
        });
        out.push('>');
    }
    out.push_str(" {");
    if !superclasses.is_empty() {
        out.push_str("\t//");
        for &class in superclasses {
            out.push(' ');
            print_name(store, class, out);
        }
    }
    out.push('\n');
    let (loose, strict): (Vec<&FieldData>, Vec<&FieldData>) =
        data.fields.iter().partition(|field| field.nonconcrete_ok);
    for field in loose.into_iter().chain(strict) {
        out.push_str(if field.nonconcrete_ok {
            "  field "
        } else {
            "  "
        });
        print_declaration(store, field.ty, field.name, field.value, out);
        out.push_str(";\n");
    }
    out.push_str("}\n");
}

/// `type name = value`; the type of a code block is `code`.
fn print_declaration(store: &Store, ty: TypeId, name: Symbol, value: ValueId, out: &mut String) {
    if ty == TypeId::STRING && matches!(store.node(value), Node::Str { code: true, .. }) {
        out.push_str("code");
    } else {
        print_type(store, ty, out);
    }
    out.push(' ');
    out.push_str(store.text(name));
    out.push_str(" = ");
    print_value(store, value, out);
}

impl fmt::Display for Record<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let superclasses = self.keeper().store.superclasses(self.id());
        fmt_with(f, |out| {
            print_record(&self.keeper().store, self.id(), &superclasses, out);
        })
    }
}
