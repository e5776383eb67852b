//! Options of passes, as text: `{max-iterations=5 top-down=false}`.

use super::Pass;
use std::fmt;

/// An option with its present value.
///
/// ```
/// use ods_runtime::pass::Pass as _;
/// use ods_runtime::transforms::canonicalize;
/// let options = canonicalize().options();
/// let level = options.iter().find(|option| option.name == "region-simplify").unwrap();
/// assert_eq!(level.value, "normal");
/// assert_eq!(level.choices, ["disabled", "normal", "aggressive"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name.
    pub name: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// The value, as text.
    pub value: String,
    /// The value as it is in a textual pipeline; nothing for a value that is left out there.
    pub in_pipeline: Option<String>,
    /// Whether the option is a list: one that is given again adds to it.
    pub is_list: bool,
    /// What must follow the name and `=`; nothing for a flag, whose name can stand alone.
    pub needs: Option<&'static str>,
    /// The accepted words, for an enumeration.
    pub choices: &'static [&'static str],
}

/// Why an option cannot be set.
///
/// ```
/// use ods_runtime::pass::{OptionError, Pass as _};
/// use ods_runtime::transforms::canonicalize;
/// let mut pass = canonicalize();
/// let error = pass.set_option("max-iterations", "many").unwrap_err();
/// assert!(matches!(error, OptionError::Value { .. }));
/// assert_eq!(error.to_string(), "for the max-iterations option: 'many' is not a number of 64 bits");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The text is not a value of the option.
    Value {
        /// The name.
        option: String,
        /// The text.
        value: String,
        /// What is expected instead.
        expected: String,
    },
    /// The text with the options cannot be read.
    Syntax(String),
}

impl fmt::Display for OptionError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "no such option {name}"),
            Self::Value {
                option,
                value,
                expected,
            } if value.is_empty() => write!(
                f,
                "for the {option} option: the value is missing: write `{option}=` and {expected}, without a space between"
            ),
            Self::Value {
                option,
                value,
                expected,
            } => {
                write!(f, "for the {option} option: '{value}' is not {expected}")?;
                if value.contains(',') && value.contains('=') {
                    f.write_str("; options are separated by spaces")?;
                }
                Ok(())
            }
            Self::Syntax(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for OptionError {}

/// The pieces of `text` between separators that are not within quotes or one of these brackets.
pub(super) fn split_outside<'a>(
    text: &'a str,
    separator: char,
    brackets: [&str; 2],
) -> Vec<&'a str> {
    let (mut depth, mut quote) = (0_usize, None);
    text.split(|c| {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, c) if brackets[0].contains(c) => depth += 1,
            (None, c) if brackets[1].contains(c) => depth = depth.saturating_sub(1),
            (None, _) => return depth == 0 && c == separator,
        }
        false
    })
    .collect()
}

/// The inside of a value that is in these brackets as a whole.
#[inline]
fn inside(value: &str, open: char, close: char) -> Option<&str> {
    let inside = value.strip_prefix(open)?.strip_suffix(close)?;
    let mut depth = 1_usize;
    for c in inside.chars() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
        }
        if depth == 0 {
            return None;
        }
    }
    Some(inside)
}

/// The elements in the text of a list, which may be in braces.
#[inline]
pub(super) fn list_items(text: &str) -> &str {
    inside(text, '{', '}').unwrap_or(text)
}

/// An option in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    name: String,
    /// Empty if there is only a name.
    value: String,
    /// Where the name starts, in bytes of the text.
    name_at: usize,
    /// Where the value starts, without its quotes or braces; nothing if there is only a name.
    value_at: Option<usize>,
}

/// The options in the text between the braces of a pass: names and values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassOptions {
    entries: Vec<Entry>,
}

/// An error, and the byte of the text of all options that is wrong.
pub(super) struct Placed(pub usize, pub OptionError);

impl PassOptions {
    /// Reads options: `name=value`, separated by spaces. A value with spaces is in quotes or
    /// braces; an option without `=` is a flag. A value without a name is left out.
    ///
    /// ```
    /// use ods_runtime::pass::PassOptions;
    /// let options = PassOptions::parse("max=3 list=a,b name='x y' flag").unwrap();
    /// let entries: Vec<_> = options.iter().collect();
    /// assert_eq!(entries, [("max", "3"), ("list", "a,b"), ("name", "x y"), ("flag", "")]);
    /// ```
    ///
    /// # Errors
    ///
    /// If a quote or a brace is not closed.
    #[inline]
    pub fn parse(text: &str) -> Result<Self, OptionError> {
        Self::parse_placed(text).map_err(|Placed(_, error)| error)
    }

    pub(super) fn parse_placed(text: &str) -> Result<Self, Placed> {
        let mut entries = Vec::new();
        let mut start = 0;
        for piece in split_outside(text, ' ', ["{", "}"]) {
            let name_at = start + piece.len() - piece.trim_start().len();
            start += piece.len() + 1;
            let entry = piece.trim();
            let (name, value) = match entry.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (entry, None),
            };
            if name.is_empty() {
                continue;
            }
            let mut value_at = value.map(|_| name_at + name.len() + 1);
            let mut inside = "";
            if let (Some(value), Some(at)) = (value, &mut value_at) {
                inside = unquoted(value).map_err(|error| Placed(*at, error))?;
                *at += usize::from(inside.len() < value.len());
            }
            entries.push(Entry {
                name: name.to_owned(),
                value: inside.to_owned(),
                name_at,
                value_at,
            });
        }
        Ok(Self { entries })
    }

    /// The names and values, in their order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.entries
            .iter()
            .map(|entry| (entry.name.as_str(), entry.value.as_str()))
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Sets the options of a pass. Of an option that is given several times, the last value counts;
    /// a list gets the elements of all of them.
    ///
    /// ```
    /// use ods_runtime::pass::{Pass as _, PassOptions};
    /// use ods_runtime::transforms::canonicalize;
    /// let mut pass = canonicalize();
    /// let text = "max-iterations=1 disable-patterns=a,b max-iterations=2 disable-patterns=c";
    /// PassOptions::parse(text).unwrap().apply_to(&mut pass).unwrap();
    /// let value = |name| pass.options().into_iter().find(|option| option.name == name).unwrap().value;
    /// assert_eq!(value("max-iterations"), "2");
    /// assert_eq!(value("disable-patterns"), "{a,b,c}");
    /// ```
    ///
    /// # Errors
    ///
    /// If the pass does not have one of the options, or if a text is not a value of one.
    #[inline]
    pub fn apply_to(&self, pass: &mut dyn Pass) -> Result<(), OptionError> {
        self.apply_placed(pass).map_err(|Placed(_, error)| error)
    }

    pub(super) fn apply_placed(&self, pass: &mut dyn Pass) -> Result<(), Placed> {
        let known = pass.options();
        let mut lists: Vec<(Vec<&Entry>, String)> = Vec::new();
        for entry in &self.entries {
            let (name, value) = (entry.name.as_str(), entry.value.as_str());
            let spec = known.iter().find(|option| option.name == name);
            if let (Some(expected), None) = (spec.and_then(|spec| spec.needs), entry.value_at) {
                let error = OptionError::Value {
                    option: name.to_owned(),
                    value: String::new(),
                    expected: expected.to_owned(),
                };
                return Err(Placed(entry.name_at, error));
            }
            if spec.is_none_or(|spec| !spec.is_list) {
                pass.set_option(name, value)
                    .map_err(|error| entry.place(error))?;
                continue;
            }
            let items = list_items(value);
            match lists.iter_mut().find(|(known, _)| known[0].name == name) {
                Some((entries, all)) => {
                    entries.push(entry);
                    if !items.is_empty() && !all.is_empty() {
                        all.push(',');
                    }
                    all.push_str(items);
                }
                None => lists.push((vec![entry], items.to_owned())),
            }
        }
        for (entries, items) in lists {
            pass.set_option(&entries[0].name, &items).map_err(|error| {
                let has_part = |entry: &&&Entry| entry.part(&error).is_some();
                entries
                    .iter()
                    .find(has_part)
                    .unwrap_or(&entries[0])
                    .place(error)
            })?;
        }
        Ok(())
    }

    /// Where byte `offset` of `part` is in the text of all options, if a value has this part.
    pub(super) fn place_of(&self, part: &str, offset: usize) -> Option<usize> {
        let is_value = |entry: &&Entry| entry.value == part;
        let has_part = |entry: &&Entry| entry.value.contains(part);
        let mut entries = self.entries.iter();
        let entry = { entries.clone() }
            .find(is_value)
            .or_else(|| entries.find(has_part))?;
        Some(entry.value_at? + entry.value.find(part)? + offset)
    }

    /// An error of a pipeline about one of the options.
    #[cold]
    pub(super) fn place_error(&self, error: OptionError) -> Placed {
        let named = match &error {
            OptionError::Unknown(name) | OptionError::Value { option: name, .. } => {
                self.entries.iter().rfind(|entry| entry.name == *name)
            }
            OptionError::Syntax(_) => None,
        };
        match named {
            Some(entry) => entry.place(error),
            None => Placed(0, error),
        }
    }
}

impl Entry {
    /// The name, for an option that there is not, or what is wrong in the value.
    #[cold]
    fn place(&self, error: OptionError) -> Placed {
        let at = match (self.part(&error), self.value_at) {
            (Some(part), Some(at)) => at + part,
            (None, Some(at)) if matches!(error, OptionError::Value { .. }) => at,
            _ => self.name_at,
        };
        Placed(at, error)
    }

    /// Where the element that is wrong starts in the value.
    fn part(&self, error: &OptionError) -> Option<usize> {
        let OptionError::Value { value, .. } = error else {
            return None;
        };
        let mut start = 0;
        split_outside(&self.value, ',', ["{[(", "}])"])
            .into_iter()
            .find_map(|item| {
                let here = start + item.len() - item.trim_start().len();
                start += item.len() + 1;
                let item = item.trim();
                (item == value || unquoted(item) == Ok(value)).then_some(here)
            })
    }
}

/// A value without the quotes or braces around it.
#[inline]
pub(super) fn unquoted(value: &str) -> Result<&str, OptionError> {
    for quote in ['"', '\''] {
        if let Some(rest) = value.strip_prefix(quote) {
            return match rest.split_once(quote) {
                Some((inside, "")) => Ok(inside),
                // The first element of a list.
                Some(_) => Ok(value),
                None => Err(not_closed(quote, value)),
            };
        }
    }
    if value.starts_with('{') && value.matches('{').count() > value.matches('}').count() {
        return Err(not_closed('{', value));
    }
    Ok(inside(value, '{', '}').unwrap_or(value))
}

#[cold]
fn not_closed(open: char, value: &str) -> OptionError {
    OptionError::Syntax(format!("`{open}` is not closed in `{value}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_values_say_what_is_wrong() {
        let error = |value: &str| OptionError::Value {
            option: "max".to_owned(),
            value: value.to_owned(),
            expected: "a number".to_owned(),
        };
        assert_eq!(
            ["many", "", "1,on=1"].map(|value| error(value).to_string()),
            [
                "for the max option: 'many' is not a number",
                "for the max option: the value is missing: write `max=` and a number, without a space between",
                "for the max option: '1,on=1' is not a number; options are separated by spaces",
            ]
        );
    }

    #[test]
    fn quotes_and_braces_keep_spaces() {
        let options = PassOptions::parse("a={b c=d} e=\"f g\"").unwrap();
        assert_eq!(
            options.iter().collect::<Vec<_>>(),
            [("a", "b c=d"), ("e", "f g")]
        );
        assert!(PassOptions::parse("a='b").is_err());
        assert!(PassOptions::parse("= =b").unwrap().is_empty());
        assert!(PassOptions::parse("a={b").is_err());
        assert!(PassOptions::parse("  ").unwrap().is_empty());
    }
}
