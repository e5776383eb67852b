//! The JSON dump of llvm-tblgen 22 (`--dump-json`): one line, keys in byte order.

use std::fmt::Write as _;

use super::value::{Node, ValueId};
use super::view::Record;
use super::{RecordKeeper, Store, print_value};

/// All classes and defs as JSON, as `llvm-tblgen --dump-json` prints them.
pub fn dump_json(keeper: &RecordKeeper) -> String {
    let mut dump = Dump {
        keeper,
        store: &keeper.store,
        out: String::new(),
        printed: String::new(),
    };
    dump.root();
    dump.out
}

struct Dump<'k> {
    keeper: &'k RecordKeeper,
    store: &'k Store,
    out: String,
    /// Scratch for the `printable` of a value.
    printed: String,
}

enum Key<'k> {
    Version,
    InstanceOf,
    Def(Record<'k>),
}

impl<'k> Dump<'k> {
    fn root(&mut self) {
        let mut keys: Vec<(&str, Key<'k>)> = vec![
            ("!instanceof", Key::InstanceOf),
            ("!tablegen_json_version", Key::Version),
        ];
        keys.extend(self.keeper.defs().map(|def| (def.name(), Key::Def(def))));
        keys.sort_by_key(|&(name, _)| name);
        self.out.push('{');
        for (n, (name, key)) in keys.into_iter().enumerate() {
            self.separate(n);
            self.key(name);
            match key {
                Key::Version => self.out.push('1'),
                Key::InstanceOf => self.instance_of(),
                Key::Def(def) => self.def(def),
            }
        }
        self.out.push_str("}\n");
    }

    fn separate(&mut self, n: usize) {
        if n != 0 {
            self.out.push(',');
        }
    }

    fn key(&mut self, name: &str) {
        write_string(name, &mut self.out);
        self.out.push(':');
    }

    fn instance_of(&mut self) {
        let mut classes: Vec<(&str, Vec<&str>)> = self
            .keeper
            .classes()
            .map(|class| (class.name(), Vec::new()))
            .collect();
        classes.sort_by_key(|(name, _)| *name);
        let mut defs: Vec<Record<'k>> = self.keeper.defs().collect();
        defs.sort_by_key(|def| def.name());
        for def in defs {
            for class in def.superclasses() {
                if let Ok(place) = classes.binary_search_by_key(&class, |(name, _)| name) {
                    classes[place].1.push(def.name());
                }
            }
        }
        self.out.push('{');
        for (n, (class, names)) in classes.into_iter().enumerate() {
            self.separate(n);
            self.key(class);
            self.strings(names.into_iter());
        }
        self.out.push('}');
    }

    fn strings<'a>(&mut self, strings: impl Iterator<Item = &'a str>) {
        self.out.push('[');
        for (n, text) in strings.enumerate() {
            self.separate(n);
            write_string(text, &mut self.out);
        }
        self.out.push(']');
    }

    fn def(&mut self, def: Record<'k>) {
        self.out.push_str("{\"!anonymous\":");
        self.out
            .push_str(if def.is_anonymous() { "true" } else { "false" });
        self.out.push_str(",\"!fields\":");
        self.strings(
            def.fields()
                .filter(|field| field.is_nonconcrete_ok())
                .map(super::Field::name),
        );
        self.out.push_str(",\"!locs\":");
        let spans = std::iter::once(def.span()).chain(def.defm_spans().iter().copied());
        let locs: Vec<String> = spans.map(|span| self.location(span)).collect();
        self.strings(locs.iter().map(String::as_str));
        self.out.push_str(",\"!name\":");
        write_string(def.name(), &mut self.out);
        self.out.push_str(",\"!superclasses\":");
        self.strings(def.superclasses());
        let data = self.store.record(def.id());
        let mut fields: Vec<(&str, ValueId)> = data
            .fields
            .iter()
            .map(|field| (self.store.text(field.name), field.value))
            .collect();
        fields.sort_by_key(|&(name, _)| name);
        for (name, value) in fields {
            self.out.push(',');
            self.key(name);
            self.value(value);
        }
        self.out.push('}');
    }

    fn location(&self, span: crate::source::Span) -> String {
        let sources = self.keeper.sources();
        let name = sources
            .name(span.source)
            .and_then(|path| path.file_name())
            .unwrap_or_default();
        match sources.line_col(span) {
            Some((line, _)) => format!("{}:{line}", name.to_string_lossy()),
            None => name.to_string_lossy().into_owned(),
        }
    }

    fn value(&mut self, id: ValueId) {
        match self.store.node(id) {
            Node::Unset => self.out.push_str("null"),
            Node::Bit(bit) => self.out.push(if bit { '1' } else { '0' }),
            Node::Int(int) => drop(write!(self.out, "{int}")),
            Node::Str { text, .. } => write_string(self.store.text(text), &mut self.out),
            Node::Bits(range) | Node::List { items: range, .. } => {
                self.out.push('[');
                for (n, &item) in self.store.range(range).iter().enumerate() {
                    self.separate(n);
                    self.value(item);
                }
                self.out.push(']');
            }
            Node::Dag(dag) => {
                let dag = self.store.dag(dag);
                self.out.push_str("{\"args\":[");
                for (n, arg) in self.store.dag_args(dag.args).iter().enumerate() {
                    self.separate(n);
                    self.out.push('[');
                    self.value(arg.value);
                    self.out.push(',');
                    match arg.name {
                        Some(name) => write_string(self.store.text(name), &mut self.out),
                        None => self.out.push_str("null"),
                    }
                    self.out.push(']');
                }
                self.out.push_str("],\"kind\":\"dag\"");
                if let Some(name) = dag.name {
                    self.out.push_str(",\"name\":");
                    write_string(self.store.text(name), &mut self.out);
                }
                self.out.push_str(",\"operator\":");
                self.value(dag.operator);
                self.printable(id);
            }
            Node::Record(record) => {
                let name = self
                    .store
                    .name_of(record)
                    .map_or("", |name| self.store.text(name));
                self.out.push_str("{\"def\":");
                write_string(name, &mut self.out);
                self.out.push_str(",\"kind\":\"def\"");
                self.printable(id);
            }
            Node::Var { name, .. } => {
                self.out.push_str("{\"kind\":\"var\"");
                self.print_into_scratch(id);
                self.out.push_str(",\"printable\":");
                write_string(&self.printed, &mut self.out);
                self.out.push_str(",\"var\":");
                write_string(self.store.text(name), &mut self.out);
                self.out.push('}');
            }
            Node::VarBit { of, bit } if matches!(self.store.node(of), Node::Var { .. }) => {
                let Node::Var { name, .. } = self.store.node(of) else {
                    return;
                };
                let _ = write!(self.out, "{{\"index\":{bit},\"kind\":\"varbit\"");
                self.print_into_scratch(id);
                self.out.push_str(",\"printable\":");
                write_string(&self.printed, &mut self.out);
                self.out.push_str(",\"var\":");
                write_string(self.store.text(name), &mut self.out);
                self.out.push('}');
            }
            Node::AnonymousName(_)
            | Node::VarBit { .. }
            | Node::Field { .. }
            | Node::Instance(_)
            | Node::Op { .. } => {
                self.out.push_str("{\"kind\":\"complex\"");
                self.printable(id);
            }
        }
    }

    fn print_into_scratch(&mut self, id: ValueId) {
        self.printed.clear();
        print_value(self.store, id, &mut self.printed);
    }

    /// `,"printable":…}`
    fn printable(&mut self, id: ValueId) {
        self.print_into_scratch(id);
        self.out.push_str(",\"printable\":");
        write_string(&self.printed, &mut self.out);
        self.out.push('}');
    }
}

/// A JSON string. Non-ASCII characters stand for themselves.
fn write_string(text: &str, out: &mut String) {
    out.push('"');
    let mut done = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.push_str(&text[done..at]);
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\t' => out.push_str("\\t"),
            b'\r' => out.push_str("\\r"),
            _ => drop(write!(out, "\\u{byte:04x}")),
        }
        done = at + 1;
    }
    out.push_str(&text[done..]);
    out.push('"');
}
