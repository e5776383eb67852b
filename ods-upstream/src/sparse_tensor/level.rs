//! Types of levels: a word of 64 bits, with a format, properties, and the two sizes of a structured level.

use std::fmt;

/// How a level is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LevelFormat {
    /// All entries, linearized.
    Dense = 0x0001_0000,
    /// All entries, not linearized.
    Batch = 0x0002_0000,
    /// Only those that are not zero.
    Compressed = 0x0004_0000,
    /// As compressed, where coordinates have no siblings.
    Singleton = 0x0008_0000,
    /// As compressed, with room between regions.
    LooseCompressed = 0x0010_0000,
    /// `n` of `m` consecutive entries are not zero.
    NOutOfM = 0x0020_0000,
}

impl LevelFormat {
    /// All formats.
    const ALL: [Self; 6] = [
        Self::Dense,
        Self::Batch,
        Self::Compressed,
        Self::Singleton,
        Self::LooseCompressed,
        Self::NOutOfM,
    ];

    /// The format that a word stands for.
    pub fn symbolize(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// The word that stands for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Dense => "dense",
            Self::Batch => "batch",
            Self::Compressed => "compressed",
            Self::Singleton => "singleton",
            Self::LooseCompressed => "loose_compressed",
            Self::NOutOfM => "structured",
        }
    }

    /// Whether a level of this format may have properties.
    fn has_properties(self) -> bool {
        matches!(
            self,
            Self::Compressed | Self::Singleton | Self::LooseCompressed
        )
    }
}

/// The type of a level: its format and its properties.
///
/// ```
/// use ods_upstream::sparse_tensor::{LevelFormat, LevelType};
///
/// let level = LevelType::new(LevelFormat::Compressed, LevelType::NONUNIQUE, [0, 0]).unwrap();
/// assert_eq!(level.to_string(), "compressed(nonunique)");
/// assert!(level.is_ordered() && !level.is_unique());
/// assert_eq!(LevelType::new(LevelFormat::Dense, LevelType::NONUNIQUE, [0, 0]), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LevelType(u64);

impl LevelType {
    /// Coordinates may occur more than once.
    pub const NONUNIQUE: u64 = 1;
    /// Coordinates may be in any order.
    pub const NONORDERED: u64 = 2;
    /// Coordinates are stored apart from those of the level before.
    pub const SOA: u64 = 4;

    /// The properties and the words that stand for them.
    pub const PROPERTIES: [(&str, u64); 3] = [
        ("nonunique", Self::NONUNIQUE),
        ("nonordered", Self::NONORDERED),
        ("soa", Self::SOA),
    ];

    /// The type of this format with the properties, and the sizes `n` and `m` of a structured level; none if the format
    /// does not have such properties.
    pub fn new(format: LevelFormat, properties: u64, [n, m]: [u8; 2]) -> Option<Self> {
        let bits = format as u64 | properties | u64::from(n) << 32 | u64::from(m) << 40;
        (properties == 0 || format.has_properties()).then_some(Self(bits))
    }

    /// The word of 64 bits.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The format.
    pub fn format(self) -> LevelFormat {
        let bits = self.0 & 0xffff_0000;
        let mut all = LevelFormat::ALL.into_iter();
        all.find(|format| *format as u64 == bits)
            .unwrap_or(LevelFormat::Dense)
    }

    /// Whether it has this format.
    pub fn is(self, format: LevelFormat) -> bool {
        self.format() == format
    }

    /// Whether positions are stored.
    pub fn has_positions(self) -> bool {
        matches!(
            self.format(),
            LevelFormat::Compressed | LevelFormat::LooseCompressed
        )
    }

    /// Whether coordinates are stored.
    pub fn has_coordinates(self) -> bool {
        !matches!(self.format(), LevelFormat::Dense | LevelFormat::Batch)
    }

    /// Whether a coordinate occurs once.
    pub fn is_unique(self) -> bool {
        self.0 & Self::NONUNIQUE == 0
    }

    /// Whether coordinates are in order.
    pub fn is_ordered(self) -> bool {
        self.0 & Self::NONORDERED == 0
    }

    /// Whether coordinates are stored apart from those of the level before.
    pub fn is_soa(self) -> bool {
        self.0 & Self::SOA != 0
    }

    /// The sizes of a structured level: `n` of `m`.
    pub fn sizes(self) -> [u8; 2] {
        [(self.0 >> 32) as u8, (self.0 >> 40) as u8]
    }

    /// Without the properties that do not change how a tensor is stored.
    #[must_use]
    pub fn storage(self) -> Self {
        Self(self.0 & !(Self::NONUNIQUE | Self::NONORDERED))
    }
}

impl fmt::Display for LevelType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.format().word())?;
        if self.is(LevelFormat::NOutOfM) {
            let [n, m] = self.sizes();
            write!(f, "[{n}, {m}]")?;
        }
        let mut between = "(";
        for (word, property) in Self::PROPERTIES {
            if self.0 & property != 0 {
                write!(f, "{between}{word}")?;
                between = ", ";
            }
        }
        f.write_str(if between == "(" { "" } else { ")" })
    }
}

impl fmt::Debug for LevelType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
