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

    /// Whether this is a list of values.
    const IS_LIST: bool = false;

    /// Reads a value; `None` if the text is none.
    fn parse_option(text: &str) -> Option<Self>;

    /// Writes the value.
    fn print_option(&self) -> String;

    /// Writes the value for a textual pipeline: in braces if it has spaces. `None` if the option is
    /// left out there, as a list without elements is.
    fn print_in_pipeline(&self) -> Option<String> {
        Some(in_braces_if_needed(self.print_option()))
    }
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
    f64: "a floating point number";
    String: "text";
}

/// Whole numbers are written as for LLVM's command lines: `0x1f`, `0b11`, `0o17` and `017` are in
/// other bases, and there is no plus sign.
macro_rules! whole_numbers {
    ($($ty:ty: $expected:literal;)*) => {$(
        impl OptionValue for $ty {
            const EXPECTED: &'static str = $expected;

            fn parse_option(text: &str) -> Option<Self> {
                let (sign, digits) = match text.strip_prefix('-') {
                    Some(digits) => ("-", digits),
                    None => ("", text),
                };
                let (base, digits) = base_of(digits);
                if !digits.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                    return None;
                }
                Self::from_str_radix(&format!("{sign}{digits}"), base).ok()
            }

            fn print_option(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

whole_numbers! {
    i32: "a number";
    i64: "a number";
    u32: "a number that is not negative";
    u64: "a number that is not negative";
    usize: "a number that is not negative";
}

/// The base that the beginning of a number says, and the digits.
fn base_of(text: &str) -> (u32, &str) {
    let prefixes = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8)];
    for (prefix, base) in prefixes {
        if let Some(digits) = text.strip_prefix(prefix) {
            return (base, digits);
        }
    }
    match text.strip_prefix('0') {
        Some(digits) if digits.starts_with(|c: char| c.is_ascii_digit()) => (8, digits),
        _ => (10, text),
    }
}

/// A value in braces if it would be read as several without them.
fn in_braces_if_needed(text: String) -> String {
    match text.find([' ', '{', '\'', '"']) {
        Some(at) if text[at..].starts_with(' ') => format!("{{{text}}}"),
        _ => text,
    }
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
    const IS_LIST: bool = true;

    fn parse_option(text: &str) -> Option<Self> {
        let text = list_items(text);
        if text.is_empty() {
            return Some(Vec::new());
        }
        let items = split_outside_brackets(text, ',');
        items
            .into_iter()
            .map(|item| T::parse_option(unquoted(item).ok()?))
            .collect()
    }

    fn print_option(&self) -> String {
        if self.is_empty() {
            return String::new();
        }
        let items: Vec<String> = self.iter().map(T::print_option).collect();
        format!("{{{}}}", items.join(","))
    }

    fn print_in_pipeline(&self) -> Option<String> {
        let items = self.iter().map(T::print_in_pipeline);
        let items: Vec<String> = items.map(Option::unwrap_or_default).collect();
        (!items.is_empty()).then(|| format!("{{{}}}", items.join(",")))
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

    fn print_in_pipeline(&self) -> Option<String> {
        self.as_ref().and_then(T::print_in_pipeline)
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

/// The elements in the text of a list, which may be in brackets.
#[inline]
fn list_items(text: &str) -> &str {
    let bracketed = inside(text, '[', ']').or_else(|| inside(text, '{', '}'));
    bracketed.unwrap_or(text)
}

/// The options in the text between the braces of a pass: names and values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassOptions {
    entries: Vec<(String, String)>,
}

impl PassOptions {
    /// Reads options: `name=value`, separated by spaces. A value with spaces stands in quotes or
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
        let mut entries = Vec::new();
        for entry in split_outside_brackets(text, ' ') {
            let entry = entry.trim();
            if entry.is_empty() {
                continue;
            }
            let (name, value) = entry.split_once('=').unwrap_or((entry, ""));
            if name.is_empty() {
                continue;
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
    /// If the pass does not have one of the options, or if a text is no value of one.
    pub fn apply_to(&self, pass: &mut dyn Pass) -> Result<(), OptionError> {
        let known = pass.options();
        let mut lists: Vec<(&str, String)> = Vec::new();
        for (name, value) in self.iter() {
            let is_list = known
                .iter()
                .any(|option| option.is_list && option.name == name);
            if !is_list {
                pass.set_option(name, value)?;
                continue;
            }
            let items = list_items(value);
            match lists.iter_mut().find(|(known, _)| *known == name) {
                Some((_, all)) if items.is_empty() || all.is_empty() => all.push_str(items),
                Some((_, all)) => {
                    all.push(',');
                    all.push_str(items);
                }
                None => lists.push((name, items.to_owned())),
            }
        }
        for (name, items) in lists {
            pass.set_option(name, &items)?;
        }
        Ok(())
    }
}

/// A value without the quotes or braces around it.
#[inline]
fn unquoted(value: &str) -> Result<&str, OptionError> {
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
        assert_eq!(
            round::<Vec<String>>("{a b},\"c d\"").as_deref(),
            Some("{a b,c d}")
        );
        assert_eq!(round::<Option<i32>>("").as_deref(), Some(""));
    }

    #[test]
    fn whole_numbers_are_in_the_bases_of_llvm() {
        let read = |text| i64::parse_option(text);
        assert_eq!(read("0x1f"), Some(31));
        assert_eq!(read("-0X1F"), Some(-31));
        assert_eq!([read("0b11"), read("0B11")], [Some(3), Some(3)]);
        assert_eq!([read("0o17"), read("017")], [Some(15), Some(15)]);
        assert_eq!(
            [read("0"), read("00"), read("-0")],
            [Some(0), Some(0), Some(0)]
        );
        for wrong in [
            "", "-", "+3", "08", "0o8", "0O17", "0x", "0x-3", "--3", "0x+3", "3 ",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!(u32::parse_option("0x10"), Some(16));
        assert_eq!(u32::parse_option("-0x10"), None);
    }

    #[test]
    fn values_are_written_for_pipelines() {
        assert_eq!(String::new().print_in_pipeline().as_deref(), Some(""));
        let text = |text: &str| text.to_owned().print_in_pipeline().unwrap();
        assert_eq!(text("a b"), "{a b}");
        assert_eq!(text("any(cse)"), "any(cse)");
        assert_eq!(text("a{b c}"), "a{b c}");
        let list = |items: &[&str]| {
            let items: Vec<String> = items.iter().copied().map(str::to_owned).collect();
            items.print_in_pipeline()
        };
        assert_eq!(list(&[]), None);
        assert_eq!(list(&["a b", "c"]).as_deref(), Some("{{a b},c}"));
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
