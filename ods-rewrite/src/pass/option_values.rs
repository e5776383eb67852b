//! Types of options: [`OptionValue`].

use super::OptionError;
use super::options::{list_items, split_outside, unquoted};

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

    /// Whether text with the name of the option alone is an error; it is not for flags.
    const NEEDS_VALUE: bool = true;

    /// Reads a value; `None` if the text is none.
    fn parse_option(text: &str) -> Option<Self>;

    /// Returns the invalid part of a text that [`parse_option`](Self::parse_option) rejects, such as
    /// one element of a list, and what was expected there.
    ///
    /// ```
    /// use ods_runtime::pass::OptionValue;
    /// let wrong = <Vec<i32> as OptionValue>::wrong_part("1,x,3");
    /// assert_eq!(wrong, ("x", "a number of 32 bits"));
    /// ```
    #[inline]
    fn wrong_part(text: &str) -> (&str, &'static str) {
        (text, Self::EXPECTED)
    }

    /// Writes the value.
    fn print_option(&self) -> String;

    /// Writes the value for a textual pipeline: in braces if it has spaces. `None` if the option is
    /// left out there, as a list without elements is.
    #[inline]
    fn print_in_pipeline(&self) -> Option<String> {
        Some(in_braces_if_needed(self.print_option()))
    }
}

macro_rules! by_text {
    ($($ty:ty: $expected:literal;)*) => {$(
        impl OptionValue for $ty {
            const EXPECTED: &'static str = $expected;

            #[inline]
            fn parse_option(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            #[inline]
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

            #[inline]
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

            #[inline]
            fn print_option(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

whole_numbers! {
    i32: "a number of 32 bits";
    i64: "a number of 64 bits";
    u32: "a number of 32 bits that is not negative";
    u64: "a number of 64 bits that is not negative";
    usize: "a number of 64 bits that is not negative";
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
    const NEEDS_VALUE: bool = false;

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

/// The texts of the elements of a list.
fn elements(text: &str) -> Vec<&str> {
    let text = list_items(text);
    if text.is_empty() {
        return Vec::new();
    }
    let items = split_outside(text, ',', ["{[(", "}])"]);
    items.into_iter().map(str::trim).collect()
}

/// A list of values, separated by commas.
impl<T: OptionValue> OptionValue for Vec<T> {
    const EXPECTED: &'static str = "a list of values separated by commas";
    const IS_LIST: bool = true;

    fn parse_option(text: &str) -> Option<Self> {
        let items = elements(text).into_iter();
        items
            .map(|item| T::parse_option(unquoted(item).ok()?))
            .collect()
    }

    fn wrong_part(text: &str) -> (&str, &'static str) {
        for item in elements(text) {
            match unquoted(item) {
                Ok("") | Err(_) => break,
                Ok(item) if T::parse_option(item).is_none() => return T::wrong_part(item),
                Ok(_) => {}
            }
        }
        (text, Self::EXPECTED)
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
    const NEEDS_VALUE: bool = false;

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

/// Sets an option from its text, for code that `#[derive(Pass)]` writes.
///
/// # Errors
///
/// If the text is not a value of the option.
pub fn set_option<T: OptionValue>(
    option: &mut T,
    name: &str,
    value: &str,
) -> Result<(), OptionError> {
    let parsed = T::parse_option(value).ok_or_else(|| {
        let (part, expected) = T::wrong_part(value);
        OptionError::Value {
            option: name.to_owned(),
            value: part.to_owned(),
            expected: expected.to_owned(),
        }
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
        assert_eq!(round::<Vec<i32>>("{}").as_deref(), Some(""));
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
}
