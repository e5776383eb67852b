//! The limits of the generator, all of them.
//!
//! Each constant says what it counts, what happens beyond it, and why it has this value. The limits
//! of TableGen are in `ods-tablegen/src/limits.rs`. `docs/LIMITS.md` lists those that users can
//! reach.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

/// Levels of `TraitList`s and base interfaces inside each other. Beyond, an error at the trait.
/// Flattening recurses, and hand-written lists have two or three levels.
pub(crate) const MAX_TRAIT_DEPTH: usize = 100;

/// Wrappers (`OptionalAttr`, `ConfinedAttr`, …) around a definition that are followed. Beyond, the
/// wrapper reached is taken for the innermost definition. A definition may name itself, so the walk
/// needs an end.
pub(crate) const MAX_WRAPPERS: usize = 64;

/// Levels of combined predicates inside each other. Beyond, an error. Building a predicate recurses.
pub(crate) const MAX_PRED_DEPTH: usize = 200;

/// Parts of one predicate. Beyond, an error. Predicates that share parts would otherwise take time
/// and memory out of proportion to their text.
pub(crate) const MAX_PRED_PARTS: usize = 1 << 14;

/// Bytes of the code of one predicate after substitution. Beyond, an error, for the same reason as
/// [`MAX_PRED_PARTS`].
pub(crate) const MAX_PRED_CODE: usize = 1 << 18;

/// Levels of translated snippets of C++ inside each other. Beyond, the snippet counts as untranslated.
/// Translating recurses.
pub(crate) const MAX_TRANSLATION_DEPTH: usize = 64;

/// Tokens of a snippet of C++ that is translated. Beyond, the snippet counts as untranslated. Matching
/// takes more than linear time.
pub(crate) const MAX_SNIPPET_TOKENS: usize = 400;

/// Names of C++ that the help of one error translates. Beyond, further names are left out, so that the
/// help stays one line.
pub(crate) const MAX_TRANSLATED_NAMES: usize = 3;

/// Levels of brackets, prefixes and the like in a piece of code. Beyond, an error. rustc's parser
/// recurses over them, and a proc macro cannot give it a larger stack.
pub(crate) const MAX_CODE_DEPTH: u32 = 200;

/// Operators, calls and indices in a row in one expression, for each level of [`MAX_CODE_DEPTH`].
/// Beyond, the same error. Each link holds those before it, so rustc recurses over them too, with less
/// stack for each.
pub(crate) const MAX_LINKS_PER_LEVEL: u32 = 15;

/// Elements after a place in a format that one lint visits. Beyond, the lint stops without a warning.
/// Each group that may be absent doubles the work.
pub(crate) const MAX_FOLLOWED: u32 = 64;

/// Wrappers of an attribute whose constraints the lint on default values reads. Beyond, the inner ones
/// are not checked. A definition may name itself, so the walk needs an end.
pub(crate) const MAX_LAYERS: usize = 16;

/// Columns by which a line of converted text is indented. Beyond, columns in messages are not those of
/// the Rust file. Text would otherwise grow with the square of the indentation.
pub(crate) const MAX_COLUMN: usize = 400;

/// Letters by which the name of an included file may differ from that of a bundled file. Beyond, there
/// is no suggestion: more different names are unlikely to be typos.
pub(crate) const MAX_WRONG_LETTERS: usize = 3;

/// Pieces of code without mistakes that one process remembers. Beyond, further pieces are parsed each
/// time, so that a long-lived process, such as an IDE's, does not grow.
pub(crate) const MAX_RIGHT: usize = 4096;

/// Keys of a derive that an error about an unknown key lists. Beyond, the list is left out: a longer
/// one hides the message.
pub(crate) const MAX_LISTED_KEYS: usize = 12;
