//! Changes of fields after the evaluation, by users of the records that read some definitions differently from how they
//! are written.
//!
//! A field keeps its type, and a string the place where it was written.

use super::data::{FieldData, RecordId};
use super::keeper::RecordKeeper;
use super::types::TypeId;
use super::value::{Node, SpansAt, ValueId};

/// A list in a field of a record.
struct ListField {
    /// The place of the field in its record.
    place: usize,
    values: Vec<ValueId>,
    element: TypeId,
    spans: SpansAt,
}

impl RecordKeeper {
    /// Replaces the text of a string or a code block; its origin stays. Returns whether the record has such a field.
    ///
    /// ```
    /// use ods_tablegen::{Diagnostics, Input, evaluate};
    ///
    /// let mut diags = Diagnostics::new();
    /// let mut keeper = evaluate(Input::text("a.td", "def A { string s = \"x\"; }"), &mut diags);
    /// let a = keeper.def("A").unwrap().id();
    /// assert!(keeper.set_text(a, "s", "y"));
    /// assert_eq!(keeper.record(a).string("s").unwrap(), "y");
    /// ```
    pub fn set_text(&mut self, record: RecordId, field: &str, text: &str) -> bool {
        let Some((place, data)) = self.field_at(record, field) else {
            return false;
        };
        let Node::Str { code, origin, .. } = self.store.node(data.value) else {
            return false;
        };
        let text = self.store.symbols.intern(text);
        let value = self.store.string_or_code(text, code, origin);
        self.store.field_mut(record, place).value = value;
        true
    }

    /// Replaces the text of argument `index` of a dag; its name and its origin stay. Returns whether the record has such a
    /// field, with a string or a record there.
    pub fn set_argument_text(
        &mut self,
        record: RecordId,
        field: &str,
        index: usize,
        text: &str,
    ) -> bool {
        let Some((place, data)) = self.field_at(record, field) else {
            return false;
        };
        let Node::Dag(id) = self.store.node(data.value) else {
            return false;
        };
        let dag = self.store.dag(id);
        let mut args = self.store.dag_args(dag.args).to_vec();
        let Some(arg) = args.get_mut(index) else {
            return false;
        };
        let (code, origin) = match self.store.node(arg.value) {
            Node::Str { code, origin, .. } => (code, origin),
            Node::Record(_) => (false, SpansAt::NONE),
            _ => return false,
        };
        let text = self.store.symbols.intern(text);
        arg.value = self.store.string_or_code(text, code, origin);
        let value = self.store.new_dag(dag.operator, dag.name, &args, dag.span);
        self.store.field_mut(record, place).value = value;
        true
    }

    /// Keeps the arguments of a dag for whose places `keeps` holds, in their order. Returns whether the record has such a
    /// field.
    pub fn retain_arguments(
        &mut self,
        record: RecordId,
        field: &str,
        keeps: impl Fn(usize) -> bool,
    ) -> bool {
        let Some((place, data)) = self.field_at(record, field) else {
            return false;
        };
        let Node::Dag(id) = self.store.node(data.value) else {
            return false;
        };
        let dag = self.store.dag(id);
        let mut args = self.store.dag_args(dag.args).to_vec();
        let mut index = 0..;
        args.retain(|_| index.next().is_some_and(&keeps));
        let value = self.store.new_dag(dag.operator, dag.name, &args, dag.span);
        self.store.field_mut(record, place).value = value;
        true
    }

    /// Replaces the text of element `index` of a list; its origin stays. Returns whether the record has such a field, with
    /// a string there.
    pub fn set_element_text(
        &mut self,
        record: RecordId,
        field: &str,
        index: usize,
        text: &str,
    ) -> bool {
        let Some(mut list) = self.list_at(record, field) else {
            return false;
        };
        let Some(value) = list.values.get_mut(index) else {
            return false;
        };
        let Node::Str { code, origin, .. } = self.store.node(*value) else {
            return false;
        };
        let text = self.store.symbols.intern(text);
        *value = self.store.string_or_code(text, code, origin);
        self.set_list(record, &list);
        true
    }

    /// Sets a `bit`. Returns whether the record has the field.
    pub fn set_bit(&mut self, record: RecordId, field: &str, bit: bool) -> bool {
        let Some((place, _)) = self.field_at(record, field) else {
            return false;
        };
        self.store.field_mut(record, place).value = ValueId::bit(bit);
        true
    }

    /// Keeps the elements of a list for whose places `keeps` holds, in their order. Returns whether the record has such a
    /// field.
    pub fn retain(&mut self, record: RecordId, field: &str, keeps: impl Fn(usize) -> bool) -> bool {
        let Some(mut list) = self.list_at(record, field) else {
            return false;
        };
        let span_of = |index| self.store.span_at(list.spans, index);
        let mut places: Vec<_> = (0..list.values.len()).map_while(span_of).collect();
        let has_places = places.len() == list.values.len();
        let mut index = 0..;
        list.values.retain(|_| index.next().is_some_and(&keeps));
        let mut index = 0..;
        places.retain(|_| index.next().is_some_and(&keeps));
        list.spans = if has_places {
            self.store.add_spans(&places)
        } else {
            SpansAt::NONE
        };
        self.set_list(record, &list);
        true
    }

    /// The list in a field; `None` if the record has no such field, or another value there.
    fn list_at(&self, record: RecordId, field: &str) -> Option<ListField> {
        let (place, data) = self.field_at(record, field)?;
        let Node::List {
            items,
            element,
            spans,
        } = self.store.node(data.value)
        else {
            return None;
        };
        Some(ListField {
            place,
            values: self.store.range(items).to_vec(),
            element,
            spans,
        })
    }

    /// Writes a list back to the field that it is from.
    fn set_list(&mut self, record: RecordId, list: &ListField) {
        let value = (self.store).list(&list.values, list.element, list.spans);
        self.store.field_mut(record, list.place).value = value;
    }

    fn field_at(&self, record: RecordId, field: &str) -> Option<(usize, FieldData)> {
        let name = self.store.symbols.find(field)?;
        let fields = &self.store.record(record).fields;
        let place = fields.find(name)?;
        Some((place, *fields.at(place)))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Diagnostics, Input, RecordKeeper, Value, evaluate};

    fn keeper(text: &'static str) -> RecordKeeper {
        let mut diags = Diagnostics::new();
        let keeper = evaluate(Input::text("a.td", text), &mut diags);
        assert!(diags.is_empty());
        keeper
    }

    #[test]
    fn elements_and_arguments_change_alone() {
        let mut keeper = keeper(
            "def op; def A { list<string> l = [\"x\", \"y\"]; dag d = (op \"a\":$a, \"b\":$b); }",
        );
        let a = keeper.def("A").unwrap().id();
        assert!(keeper.set_element_text(a, "l", 1, "z"));
        assert!(!keeper.set_element_text(a, "l", 2, "z"));
        assert!(keeper.retain_arguments(a, "d", |place| place == 1));
        let record = keeper.record(a);
        let Some(Value::List(list)) = record.value("l") else {
            panic!("a list");
        };
        let texts: Vec<_> = list.iter().filter_map(Value::as_str).collect();
        assert_eq!(texts, ["x", "z"]);
        let Some(Value::Dag(dag)) = record.value("d") else {
            panic!("a dag");
        };
        let names: Vec<_> = dag.args().filter_map(|arg| arg.name).collect();
        assert_eq!(names, ["b"]);
    }

    #[test]
    fn a_string_keeps_its_place() {
        let mut keeper =
            keeper("class C<string t> { string s = t; } def A : C<\"x\">; def B : C<\"x\">;");
        let [a, b] = ["A", "B"].map(|name| keeper.def(name).unwrap().id());
        let origin = |keeper: &RecordKeeper| match keeper.record(a).value("s") {
            Some(Value::String(string)) => string.origin(),
            _ => None,
        };
        let before = origin(&keeper);
        assert!(before.is_some());
        assert!(keeper.set_text(a, "s", "other"));
        assert_eq!(origin(&keeper), before);
        assert_eq!(keeper.record(a).string("s").unwrap(), "other");
        assert_eq!(keeper.record(b).string("s").unwrap(), "x");
        assert!(!keeper.set_text(a, "t", "other"));
    }

    #[test]
    fn an_argument_of_a_dag_keeps_its_name() {
        let mut keeper = keeper("def o; def A { dag d = (o \"x\":$n, 1:$m); }");
        let a = keeper.def("A").unwrap().id();
        assert!(keeper.set_argument_text(a, "d", 0, "y"));
        for (field, index) in [("d", 1), ("d", 2), ("e", 0)] {
            assert!(!keeper.set_argument_text(a, field, index, "z"));
        }
        let Some(Value::Dag(dag)) = keeper.record(a).value("d") else {
            panic!("a dag");
        };
        let args: Vec<_> = dag.args().collect();
        assert_eq!(
            (args[0].value.as_str(), args[0].name),
            (Some("y"), Some("n"))
        );
        assert_eq!((args.len(), args[1].name), (2, Some("m")));
    }

    #[test]
    fn lists_lose_elements_and_keep_places() {
        let mut keeper = keeper("def A { list<int> l = [1, 2, 3]; int i = 1; bit b = 0; }");
        let a = keeper.def("A").unwrap().id();
        let span =
            |keeper: &RecordKeeper, index| keeper.record(a).list("l").unwrap().span_of(index);
        let last = span(&keeper, 2);
        assert!(keeper.retain(a, "l", |index| index != 1));
        assert_eq!(keeper.record(a).value("l").unwrap().to_string(), "[1, 3]");
        assert_eq!(span(&keeper, 1), last);
        assert!(!keeper.retain(a, "i", |_| true));
        assert!(keeper.set_bit(a, "b", true));
        assert!(matches!(
            keeper.record(a).value("b"),
            Some(Value::Bit(true))
        ));
        assert!(!keeper.set_bit(a, "none", true));
    }
}
