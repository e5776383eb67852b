//! Rewrite patterns: definitions that derive from `Pattern`.

use std::borrow::Cow;
use std::cmp::Ordering;

use ods_tablegen::Record;

/// A definition that derives from `Pattern`.
#[derive(Clone, Copy)]
pub struct PatternDef<'k> {
    record: Record<'k>,
    /// The number of an anonymous definition among these.
    number: Option<usize>,
}

impl<'k> PatternDef<'k> {
    /// The patterns among `records`, in the order of `mlir-tblgen --gen-rewriters`: by name.
    pub fn all(records: &[Record<'k>]) -> Vec<Self> {
        let records = records.iter().copied();
        let mut records: Vec<_> = records.filter(|it| it.is_subclass_of("Pattern")).collect();
        if records.is_empty() {
            return Vec::new();
        }
        ods_lookup::sort_by(&mut records, |a, b| by_name(a.name(), b.name()));
        let mut anonymous = 0..;
        let pattern = |record: Record<'k>| Self {
            record,
            number: record.is_anonymous().then(|| anonymous.next()).flatten(),
        };
        records.into_iter().map(pattern).collect()
    }

    /// The record that defines the pattern.
    pub fn record(&self) -> Record<'k> {
        self.record
    }

    /// The name of the definition, or `GeneratedConvert` and a number.
    pub fn rust_name(&self) -> Cow<'k, str> {
        match self.number {
            None => self.record.name().into(),
            Some(number) => format!("GeneratedConvert{number}").into(),
        }
    }

    /// Whether the definition has a name.
    pub fn is_named(&self) -> bool {
        self.number.is_none()
    }
}

/// Compares bytes, but runs of digits by value.
fn by_name(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    loop {
        let digits = |text: &[u8]| text.iter().take_while(|c| c.is_ascii_digit()).count();
        let (m, n) = (digits(a), digits(b));
        let order = if m > 0 && n > 0 {
            m.cmp(&n).then_with(|| a[..m].cmp(&b[..n]))
        } else {
            a.first().cmp(&b.first())
        };
        if order.is_ne() || a.is_empty() {
            return order;
        }
        a = &a[m.max(1)..];
        b = &b[m.max(1)..];
    }
}
