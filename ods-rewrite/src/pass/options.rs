//! Options of passes, as text: `{max-iterations=5 top-down=false}`.

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
    /// The values that there are, if these are words.
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
/// assert_eq!(error.to_string(), "for the max-iterations option: 'many' is not a number");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The text is no value of the option.
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
            } => write!(f, "for the {option} option: '{value}' is not {expected}"),
            Self::Syntax(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for OptionError {}

/// A type of options.
///
/// ```
/// use ods_runtime::pass::OptionValue;
/// #[derive(Default)]
/// enum Speed { #[default] Slow, Fast }
///
/// impl OptionValue for Speed {
///     const EXPECTED: &'static str = "`slow` or `fast`";
///     const CHOICES: &'static [&'static str] = &["slow", "fast"];
///
///     fn parse_option(text: &str) -> Option<Self> {
///         match text {
///             "slow" => Some(Self::Slow),
///             "fast" => Some(Self::Fast),
///             _ => None,
///         }
///     }
///
///     fn print_option(&self) -> String {
///         match self {
///             Self::Slow => "slow".to_owned(),
///             Self::Fast => "fast".to_owned(),
///         }
///     }
/// }
/// assert!(Speed::parse_option("faster").is_none());
/// assert_eq!(Vec::<Speed>::parse_option("slow,fast").unwrap().print_option(), "{slow,fast}");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of an option",
    label = "not the type of an option",
    note = "options are numbers, `bool`, `String`, `Option` and `Vec` of these, and types that implement `OptionValue`"
)]
pub trait OptionValue: Sized {
    /// What the text of a value is: `a number`.
    const EXPECTED: &'static str;

    /// The values that there are, if these are words.
    const CHOICES: &'static [&'static str] = &[];

    /// Reads a value; `None` if the text is none.
    fn parse_option(text: &str) -> Option<Self>;

    /// Writes the value.
    fn print_option(&self) -> String;
}

macro_rules! by_text {
    ($($ty:ty: $expected:literal;)*) => {$(
        impl OptionValue for $ty {
            const EXPECTED: &'static str = $expected;

            fn parse_option(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            fn print_option(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

by_text! {
    i32: "a number";
    i64: "a number";
    u32: "a number that is not negative";
    u64: "a number that is not negative";
    usize: "a number that is not negative";
    f64: "a floating point number";
    String: "text";
}

impl OptionValue for bool {
    const EXPECTED: &'static str = "`true` or `false`";

    /// A flag without a value is on.
    fn parse_option(text: &str) -> Option<Self> {
        match text {
            "" | "true" | "True" | "TRUE" | "1" => Some(true),
            "false" | "False" | "FALSE" | "0" => Some(false),
            _ => None,
        }
    }

    fn print_option(&self) -> String {
        self.to_string()
    }
}

/// A list of values, separated by commas.
impl<T: OptionValue> OptionValue for Vec<T> {
    const EXPECTED: &'static str = "a list of values separated by commas";

    fn parse_option(text: &str) -> Option<Self> {
        let in_brackets = [('[', ']'), ('{', '}')]
            .into_iter()
            .find_map(|(open, close)| text.strip_prefix(open)?.strip_suffix(close));
        let text = in_brackets.unwrap_or(text);
        if text.is_empty() {
            return Some(Vec::new());
        }
        let items = split_outside_brackets(text, ',');
        items.into_iter().map(T::parse_option).collect()
    }

    fn print_option(&self) -> String {
        if self.is_empty() {
            return String::new();
        }
        let items: Vec<String> = self.iter().map(T::print_option).collect();
        format!("{{{}}}", items.join(","))
    }
}

/// A value that may be left out, with an empty text.
impl<T: OptionValue> OptionValue for Option<T> {
    const EXPECTED: &'static str = T::EXPECTED;
    const CHOICES: &'static [&'static str] = T::CHOICES;

    fn parse_option(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(None);
        }
        T::parse_option(text).map(Some)
    }

    fn print_option(&self) -> String {
        self.as_ref().map(T::print_option).unwrap_or_default()
    }
}

/// The pieces of `text` between separators that are not within brackets or quotes.
fn split_outside_brackets(text: &str, separator: char) -> Vec<&str> {
    let (mut depth, mut quote) = (0_usize, None);
    text.split(|c| {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '{' | '[' | '(') => depth += 1,
            (None, '}' | ']' | ')') => depth = depth.saturating_sub(1),
            (None, _) => return depth == 0 && c == separator,
        }
        false
    })
    .collect()
}

/// Whether a value is in braces as a whole.
#[inline]
pub(super) fn is_in_braces(value: &str) -> bool {
    let mut depth = 0_usize;
    value.starts_with('{')
        && value.char_indices().all(|(at, c)| {
            match c {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            (depth == 0) == (at + 1 == value.len())
        })
}

/// The options in the text between the braces of a pass: names and values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassOptions {
    entries: Vec<(String, String)>,
}

impl PassOptions {
    /// Reads options: `name=value`, separated by spaces. A value with spaces stands in quotes or
    /// braces; an option without `=` is a flag.
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
    /// If a quote or a brace is not closed, or if a name is missing.
    #[inline]
    pub fn parse(text: &str) -> Result<Self, OptionError> {
        let mut entries = Vec::new();
        for entry in split_outside_brackets(text, ' ') {
            let entry = entry.trim();
            if entry.is_empty() {
                continue;
            }
            let (name, value) = entry.split_once('=').unwrap_or((entry, ""));
            if name.is_empty() {
                return Err(OptionError::Syntax(format!(
                    "expected a name before `{entry}`"
                )));
            }
            entries.push((name.to_owned(), unquoted(value)?.to_owned()));
        }
        Ok(Self { entries })
    }

    /// The names and values, in their order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.entries
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// A value without the quotes or braces around it.
#[inline]
fn unquoted(value: &str) -> Result<&str, OptionError> {
    for (open, close) in [('"', '"'), ('\'', '\''), ('{', '}')] {
        if let Some(inside) = value.strip_prefix(open) {
            return inside.strip_suffix(close).ok_or_else(|| {
                OptionError::Syntax(format!("`{open}` is not closed in `{value}`"))
            });
        }
    }
    Ok(value)
}

/// Sets an option from its text, for code that `#[derive(Pass)]` writes.
///
/// # Errors
///
/// If the text is no value of the option.
pub fn set_option<T: OptionValue>(
    option: &mut T,
    name: &str,
    value: &str,
) -> Result<(), OptionError> {
    let parsed = T::parse_option(value).ok_or_else(|| OptionError::Value {
        option: name.to_owned(),
        value: value.to_owned(),
        expected: T::EXPECTED.to_owned(),
    })?;
    *option = parsed;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_and_written() {
        fn round<T: OptionValue>(text: &str) -> Option<String> {
            T::parse_option(text).as_ref().map(T::print_option)
        }
        assert_eq!(round::<i64>("-1").as_deref(), Some("-1"));
        assert_eq!(round::<u32>("-1"), None);
        assert_eq!(round::<bool>("").as_deref(), Some("true"));
        assert_eq!(round::<bool>("maybe"), None);
        assert_eq!(round::<Vec<i32>>("1,2").as_deref(), Some("{1,2}"));
        assert_eq!(round::<Vec<i32>>("{1,2}").as_deref(), Some("{1,2}"));
        assert_eq!(round::<Vec<i32>>("[]").as_deref(), Some(""));
        assert_eq!(round::<Vec<i32>>("1,x"), None);
        assert_eq!(round::<Option<i32>>("").as_deref(), Some(""));
    }

    #[test]
    fn quotes_and_braces_keep_spaces() {
        let options = PassOptions::parse("a={b c=d} e=\"f g\"").unwrap();
        assert_eq!(
            options.iter().collect::<Vec<_>>(),
            [("a", "b c=d"), ("e", "f g")]
        );
        assert!(PassOptions::parse("a='b").is_err());
        assert!(PassOptions::parse("=b").is_err());
        assert!(PassOptions::parse("  ").unwrap().is_empty());
    }
}
