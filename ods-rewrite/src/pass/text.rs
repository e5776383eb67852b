//! Textual pipelines: `builtin.module(func.func(cse,canonicalize{max-iterations=5}))`.
//!
//! ```text
//! pipeline ::= anchor `(` [element (`,` element)*] `)`
//! element  ::= pipeline | name [`{` options `}`]
//! ```

use super::options::{PassOptions, Placed};
use super::pipeline::{Anchor, Pipeline};
use super::{OptionError, Pass, PassRegistry};
use crate::limits::MAX_PIPELINE_DEPTH;
use std::fmt;
use std::sync::Arc;

/// What is wrong in a textual pipeline, and where.
///
/// ```
/// use ods_runtime::pass::{PassRegistry, parse_pipeline};
/// let error = parse_pipeline("builtin.module(", &PassRegistry::new()).unwrap_err();
/// assert_eq!(error.offset, 15);
/// assert!(error.to_string().starts_with("pass pipeline:1:16: error: "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineError {
    /// What is wrong.
    pub message: String,
    /// The whole text.
    pub text: String,
    /// The byte of the text that is wrong.
    pub offset: usize,
    /// The name in it that no pass and no pipeline of the registry has, if that is what is wrong.
    pub unknown: Option<String>,
}

/// Shows the message with line and column, the line, and a caret.
impl fmt::Display for PipelineError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = self.text.get(..self.offset).unwrap_or(&self.text);
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = self.text[start..].lines().next().unwrap_or_default();
        let number = before.matches('\n').count() + 1;
        let column = before[start..].chars().count() + 1;
        write!(
            f,
            "pass pipeline:{number}:{column}: error: {}\n{line}\n{:>column$}",
            self.message, '^'
        )
    }
}

impl std::error::Error for PipelineError {}

/// Reads a pipeline, with the passes and pipelines of a registry.
///
/// # Errors
///
/// If the text is malformed, names a pass that is not registered, or sets an option that the pass
/// does not have; also if a pass is for another op than the pipeline that it is in.
///
/// ```
/// use ods_runtime::pass::{PassRegistry, parse_pipeline};
/// let error = parse_pipeline("builtin.module(fold)", &PassRegistry::new()).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "pass pipeline:1:16: error: 'fold' does not refer to a registered pass or pass pipeline\n\
///      builtin.module(fold)\n               ^",
/// );
/// ```
#[inline]
pub fn parse_pipeline(text: &str, passes: &PassRegistry) -> Result<Pipeline, PipelineError> {
    let mut parser = Parser {
        text,
        at: 0,
        passes,
        depth: 0,
    };
    let name = parser.name();
    let found = name.text.trim();
    if found.is_empty() || !parser.eat('(') {
        return Err(parser.error(
            0,
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
        ));
    }
    parser.check_anchor(&name)?;
    let mut pipeline = Pipeline::new(Anchor::named(found));
    parser.elements(&mut pipeline)?;
    parser.skip_spaces();
    if parser.at < text.len() {
        let message = if parser.peek() == Some(')') {
            "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline"
        } else {
            "expected the end of the pass pipeline"
        };
        return Err(parser.error(parser.at, message));
    }
    Ok(pipeline)
}

/// Reads the steps of a pipeline without the anchor around them, such as `cse,canonicalize`, and adds
/// them to `pipeline`.
///
/// ```
/// use ods_runtime::pass::{Anchor, PassRegistry, Pipeline, parse_steps};
/// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
/// let mut pipeline = Pipeline::new(Anchor::Any);
/// parse_steps("cse,trivial-dce", &passes, &mut pipeline).unwrap();
/// assert_eq!(pipeline.to_string(), "any(cse,trivial-dce)");
/// ```
///
/// # Errors
///
/// As [`parse_pipeline`].
#[inline]
pub fn parse_steps(
    text: &str,
    passes: &PassRegistry,
    pipeline: &mut Pipeline,
) -> Result<(), PipelineError> {
    let wrapped = format!("{}({text})", pipeline.anchor().name());
    let parsed = parse_pipeline(&wrapped, passes).map_err(|error| PipelineError {
        offset: error.offset.saturating_sub(wrapped.len() - text.len() - 1),
        text: text.to_owned(),
        ..error
    })?;
    pipeline.append(parsed);
    Ok(())
}

/// The options of a pass, for the message about one that it does not have; empty for other errors.
#[doc(hidden)]
#[inline]
pub fn known_options(pass: &dyn Pass, error: &OptionError) -> String {
    let names: Vec<&str> = pass.options().iter().map(|option| option.name).collect();
    match (error, names.as_slice()) {
        (OptionError::Unknown(_), []) => "; the pass has no options".to_owned(),
        (OptionError::Unknown(_), names) => format!("; its options are {}", names.join(", ")),
        _ => String::new(),
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    passes: &'a PassRegistry,
    depth: usize,
}

struct Name<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Parser<'a> {
    fn error(&self, offset: usize, message: impl Into<String>) -> PipelineError {
        PipelineError {
            message: message.into(),
            text: self.text.to_owned(),
            offset,
            unknown: None,
        }
    }

    #[inline]
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    #[inline]
    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    #[inline]
    fn eat(&mut self, expected: char) -> bool {
        self.skip_spaces();
        let found = self.peek() == Some(expected);
        if found {
            self.at += expected.len_utf8();
        }
        found
    }

    #[inline]
    fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Reports an anchor that cannot be the name of an operation, as one in quotes.
    #[inline]
    fn check_anchor(&self, name: &Name<'_>) -> Result<(), PipelineError> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "_.$-".contains(c);
        if name.text.chars().all(is_part) {
            return Ok(());
        }
        let message = format!("'{}' is not the name of an operation", name.text);
        Err(self.error(name.start, message))
    }

    /// Reads up to the next punctuation.
    #[inline]
    fn name(&mut self) -> Name<'a> {
        self.skip_spaces();
        let start = self.at;
        let len = self.rest().find([',', '{', '}', '(', ')']);
        self.at += len.unwrap_or(self.rest().len());
        Name {
            text: self.text[start..self.at].trim_end(),
            start,
        }
    }

    /// The elements up to the closing parenthesis.
    #[inline]
    fn elements(&mut self, pipeline: &mut Pipeline) -> Result<(), PipelineError> {
        self.depth += 1;
        if self.depth > MAX_PIPELINE_DEPTH {
            return Err(self.error(
                self.at,
                format!("pipelines are nested more than {MAX_PIPELINE_DEPTH} levels deep"),
            ));
        }
        if !self.eat(')') {
            loop {
                self.element(pipeline)?;
                if self.eat(')') {
                    break;
                }
                if !self.eat(',') {
                    return Err(self.error(
                        self.at,
                        "expected ',' or ')' after the name of a pass or pass pipeline",
                    ));
                }
            }
        }
        self.depth -= 1;
        Ok(())
    }

    #[inline]
    fn element(&mut self, pipeline: &mut Pipeline) -> Result<(), PipelineError> {
        let name = self.name();
        if self.eat('(') {
            self.check_anchor(&name)?;
            let mut nested = Pipeline::new(Anchor::named(name.text));
            self.elements(&mut nested)?;
            pipeline.add_nested(nested);
            return Ok(());
        }
        let (options_at, options) = self.options()?;
        let passes = self.passes;
        let fail = |this: &Self, Placed(at, error): Placed| {
            this.error(
                options_at + at,
                format!(
                    "failed to add `{}` with options `{}`: {error}",
                    name.text, options
                ),
            )
        };
        let parsed = PassOptions::parse_placed(options).map_err(|error| fail(self, error))?;
        if let Some(entry) = passes.pass(name.text) {
            let mut pass = entry.make();
            if let Err(error) = parsed.apply_placed(&mut *pass) {
                let known = known_options(&*pass, &error.1);
                let mut error = fail(self, error);
                error.message += &known;
                return Err(error);
            }
            pass.initialize(passes).map_err(|error| {
                let place = parsed.place_of(&error.text, error.offset);
                self.error(options_at + place.unwrap_or(0), error.message)
            })?;
            if let (Some(wanted), Anchor::Op(anchor)) = (pass.info().anchor, pipeline.anchor())
                && wanted != anchor
            {
                return Err(self.error(
                    name.start,
                    format!(
                        "can't add pass '{}' restricted to '{wanted}' on a pipeline intended to run on '{anchor}': write `{wanted}({})`",
                        pass.info().name,
                        name.text
                    ),
                ));
            }
            pipeline.add_shared(Arc::from(pass));
            return Ok(());
        }
        if let Some(entry) = passes.pipeline(name.text) {
            return entry
                .build(pipeline, &parsed)
                .map_err(|error| fail(self, parsed.place_error(error)));
        }
        let mut message = format!(
            "'{}' does not refer to a registered pass or pass pipeline",
            name.text
        );
        let mut unknown = None;
        if name.text.contains([' ', ';']) {
            message.push_str("; passes are separated by commas");
        } else if name.text.contains('.') && !options.is_empty() {
            let example = format!(
                "; the passes for an operation are in parentheses: `{}({options})`",
                name.text
            );
            message.push_str(&example);
        } else {
            unknown = Some(name.text.to_owned());
        }
        Err(PipelineError {
            unknown,
            ..self.error(name.start, message)
        })
    }

    /// The text between braces, if there are any, and where it starts.
    #[inline]
    fn options(&mut self) -> Result<(usize, &'a str), PipelineError> {
        if !self.eat('{') {
            return Ok((self.at, ""));
        }
        let (start, mut depth) = (self.at, 1_usize);
        for (at, c) in self.rest().char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at = start + at + 1;
                return Ok((start, &self.text[start..start + at]));
            }
        }
        Err(self.error(
            start - 1,
            "missing closing '}' while processing pass options",
        ))
    }
}
