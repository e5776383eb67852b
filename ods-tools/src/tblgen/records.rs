//! `--print-records` and `--dump-json`: all classes and defs, byte for byte as llvm-tblgen 22 prints them.

use std::fmt::Write as _;

use ods_tablegen::{DagArg, Field, Record, RecordKeeper, SourceMap, Span, Value};

/// All classes and defs, each sorted by name, as `llvm-tblgen --print-records` prints them.
pub fn print_records(keeper: &RecordKeeper) -> String {
    let mut out = String::from("------------- Classes -----------------\n");
    for class in sorted(keeper.classes()) {
        let _ = write!(out, "class {class}");
    }
    out.push_str("------------- Defs -----------------\n");
    for def in sorted(keeper.defs()) {
        let _ = write!(out, "def {def}");
    }
    out
}

fn sorted<'k>(records: impl Iterator<Item = Record<'k>>) -> Vec<Record<'k>> {
    let mut records: Vec<Record<'k>> = records.collect();
    records.sort_by_key(|record| record.name());
    records
}

/// All classes and defs as JSON, as `llvm-tblgen --dump-json` prints them: one line, keys in byte order.
pub fn dump_json(keeper: &RecordKeeper) -> String {
    let defs = sorted(keeper.defs());
    let mut keys: Vec<(&str, Key<'_>)> = vec![
        ("!instanceof", Key::InstanceOf),
        ("!tablegen_json_version", Key::Version),
    ];
    keys.extend(defs.iter().map(|&def| (def.name(), Key::Def(def))));
    keys.sort_by_key(|&(name, _)| name);
    let mut json = Json(String::new());
    json.sequence(['{', '}'], keys, |json, (name, key)| {
        json.key(name);
        match key {
            Key::Version => json.raw("1"),
            Key::InstanceOf => json.instances(keeper, &defs),
            Key::Def(def) => json.def(def, keeper.sources()),
        }
    });
    json.raw("\n");
    json.0
}

/// The meaning of a key of the outermost object.
enum Key<'k> {
    Version,
    InstanceOf,
    Def(Record<'k>),
}

/// The text of the dump so far.
struct Json(String);

impl Json {
    fn raw(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// Writes a list or object with commas between its items.
    fn sequence<T>(
        &mut self,
        [open, close]: [char; 2],
        items: impl IntoIterator<Item = T>,
        mut item: impl FnMut(&mut Self, T),
    ) {
        self.0.push(open);
        for (n, it) in items.into_iter().enumerate() {
            if n != 0 {
                self.0.push(',');
            }
            item(self, it);
        }
        self.0.push(close);
    }

    fn strings<'a>(&mut self, strings: impl IntoIterator<Item = &'a str>) {
        self.sequence(['[', ']'], strings, Self::string);
    }

    /// Writes a string; non-ASCII characters are not escaped.
    fn string(&mut self, text: &str) {
        self.0.push('"');
        let mut done = 0;
        for (at, byte) in text.bytes().enumerate() {
            if byte >= 0x20 && byte != b'"' && byte != b'\\' {
                continue;
            }
            self.0.push_str(&text[done..at]);
            match byte {
                b'"' => self.0.push_str("\\\""),
                b'\\' => self.0.push_str("\\\\"),
                b'\n' => self.0.push_str("\\n"),
                b'\t' => self.0.push_str("\\t"),
                b'\r' => self.0.push_str("\\r"),
                _ => drop(write!(self.0, "\\u{byte:04x}")),
            }
            done = at + 1;
        }
        self.0.push_str(&text[done..]);
        self.0.push('"');
    }

    fn key(&mut self, name: &str) {
        self.string(name);
        self.0.push(':');
    }

    /// Writes `,"name":"text"`.
    fn member(&mut self, name: &str, text: &str) {
        self.0.push(',');
        self.key(name);
        self.string(text);
    }

    /// Writes, for each class, the names of the defs that derive from it.
    fn instances(&mut self, keeper: &RecordKeeper, defs: &[Record<'_>]) {
        let classes = sorted(keeper.classes());
        let mut instances = vec![Vec::new(); classes.len()];
        for def in defs {
            for class in def.superclasses() {
                if let Ok(place) = classes.binary_search_by_key(&class, |class| class.name()) {
                    instances[place].push(def.name());
                }
            }
        }
        let instances = classes.iter().zip(instances);
        self.sequence(['{', '}'], instances, |json, (class, names)| {
            json.key(class.name());
            json.strings(names);
        });
    }

    fn def(&mut self, def: Record<'_>, sources: &SourceMap) {
        let _ = write!(self.0, "{{\"!anonymous\":{}", def.is_anonymous());
        self.raw(",\"!fields\":");
        let loose = def.fields().filter(|field| field.is_nonconcrete_ok());
        self.strings(loose.map(Field::name));
        self.raw(",\"!locs\":");
        let spans = std::iter::once(def.span()).chain(def.defm_spans().iter().copied());
        self.sequence(['[', ']'], spans, |json, span| {
            json.string(&location(span, sources));
        });
        self.member("!name", def.name());
        self.raw(",\"!superclasses\":");
        self.strings(def.superclasses());
        let mut fields: Vec<Field<'_>> = def.fields().collect();
        fields.sort_by_key(|field| field.name());
        for field in fields {
            self.0.push(',');
            self.key(field.name());
            self.value(field.value());
        }
        self.0.push('}');
    }

    fn value(&mut self, value: Value<'_>) {
        match value {
            Value::Unset => return self.0.push_str("null"),
            Value::Bit(bit) => return self.0.push(if bit { '1' } else { '0' }),
            Value::Int(int) => {
                let _ = write!(self.0, "{int}");
                return;
            }
            Value::String(text) => return self.string(text.text()),
            Value::Bits(bits) => return self.sequence(['[', ']'], bits.iter(), Self::value),
            Value::List(list) => return self.sequence(['[', ']'], list.iter(), Self::value),
            Value::Dag(dag) => {
                self.raw("{\"args\":");
                self.sequence(['[', ']'], dag.args(), Self::dag_arg);
                self.raw(",\"kind\":\"dag\"");
                if let Some(name) = dag.operator_name() {
                    self.member("name", name);
                }
                self.raw(",\"operator\":");
                self.value(dag.operator());
                self.member("printable", &value.to_string());
            }
            Value::Record(record) => {
                self.raw("{\"def\":");
                self.string(record.name());
                self.raw(",\"kind\":\"def\"");
                self.member("printable", &value.to_string());
            }
            Value::Unresolved(unresolved) => {
                match unresolved.variable() {
                    None => self.raw("{\"kind\":\"complex\""),
                    Some((_, None)) => self.raw("{\"kind\":\"var\""),
                    Some((_, Some(bit))) => {
                        let _ = write!(self.0, "{{\"index\":{bit},\"kind\":\"varbit\"");
                    }
                }
                self.member("printable", &value.to_string());
                if let Some((name, _)) = unresolved.variable() {
                    self.member("var", name);
                }
            }
        }
        self.0.push('}');
    }

    fn dag_arg(&mut self, arg: DagArg<'_>) {
        self.0.push('[');
        self.value(arg.value);
        self.0.push(',');
        match arg.name {
            Some(name) => self.string(name),
            None => self.0.push_str("null"),
        }
        self.0.push(']');
    }
}

/// `file:line`, without the folders of the file.
fn location(span: Span, sources: &SourceMap) -> String {
    let path = sources.name(span.source);
    let name = path.and_then(|path| path.file_name()).unwrap_or_default();
    match sources.line_col(span) {
        Some((line, _)) => format!("{}:{line}", name.to_string_lossy()),
        None => name.to_string_lossy().into_owned(),
    }
}
