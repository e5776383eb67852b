//! POSIX extended regular expressions over bytes, for `!match` and `!instances`.
//!
//! A search takes time proportional to the product of the lengths of text and pattern: the pattern becomes a small
//! program whose threads run in parallel, without backtracking. Back-references are not supported.

use crate::limits::{MAX_REGEX_COUNT, MAX_REGEX_NESTING, MAX_REGEX_PROGRAM};

/// A compiled pattern.
#[derive(Debug)]
pub(crate) struct Regex {
    program: Vec<Instruction>,
}

#[derive(Clone, Debug)]
enum Instruction {
    /// One byte of the set.
    Bytes(Box<[u64; 4]>),
    /// The beginning of the text.
    Start,
    /// The end of the text.
    End,
    /// Continue at both offsets from here.
    Split(i32, i32),
    /// Continue at this offset from here.
    Jump(i32),
    Match,
}

impl Regex {
    /// Compiles a pattern; the error says what is wrong with it.
    pub(crate) fn new(pattern: &str) -> Result<Self, &'static str> {
        let mut parser = Parser {
            pattern: pattern.as_bytes(),
            pos: 0,
            nesting: 0,
        };
        let mut program = parser.alternatives()?;
        if parser.pos < parser.pattern.len() {
            return Err("parentheses not balanced");
        }
        program.push(Instruction::Match);
        Ok(Self { program })
    }

    /// How long a search in `text` may take, in steps of evaluation.
    pub(crate) fn cost(&self, text: &str) -> u64 {
        (self.program.len() as u64 * text.len() as u64) / 4
    }

    /// Whether the pattern matches somewhere in `text`.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        let text = text.as_bytes();
        let mut threads = Threads::new(self.program.len());
        let mut next = Threads::new(self.program.len());
        for at in 0..=text.len() {
            // A match may begin anywhere.
            if self.add_thread(&mut threads, 0, at, text.len()) {
                return true;
            }
            let Some(&byte) = text.get(at) else { break };
            next.clear();
            for &place in &threads.list {
                if let Instruction::Bytes(set) = &self.program[place]
                    && contains(set, byte)
                    && self.add_thread(&mut next, place + 1, at + 1, text.len())
                {
                    return true;
                }
            }
            std::mem::swap(&mut threads, &mut next);
        }
        false
    }

    /// Adds a thread and all threads that it starts without reading. Returns whether one reaches the end of the pattern.
    fn add_thread(&self, threads: &mut Threads, place: usize, at: usize, len: usize) -> bool {
        let mut stack = vec![place];
        while let Some(place) = stack.pop() {
            if std::mem::replace(&mut threads.known[place], true) {
                continue;
            }
            let target = |offset: i32| place.wrapping_add_signed(offset as isize);
            match self.program[place] {
                Instruction::Match => return true,
                Instruction::Bytes(_) => threads.list.push(place),
                Instruction::Start if at == 0 => stack.push(place + 1),
                Instruction::End if at == len => stack.push(place + 1),
                Instruction::Start | Instruction::End => {}
                Instruction::Jump(offset) => stack.push(target(offset)),
                Instruction::Split(first, second) => stack.extend([target(second), target(first)]),
            }
        }
        false
    }
}

struct Threads {
    list: Vec<usize>,
    known: Vec<bool>,
}

impl Threads {
    fn new(len: usize) -> Self {
        Self {
            list: Vec::new(),
            known: vec![false; len],
        }
    }

    fn clear(&mut self) {
        self.list.clear();
        self.known.fill(false);
    }
}

fn contains(set: &[u64; 4], byte: u8) -> bool {
    set[byte as usize / 64] >> (byte % 64) & 1 != 0
}

fn insert(set: &mut [u64; 4], byte: u8) {
    set[byte as usize / 64] |= 1 << (byte % 64);
}

struct Parser<'a> {
    pattern: &'a [u8],
    pos: usize,
    nesting: u32,
}

type Program = Vec<Instruction>;

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.pattern.get(self.pos).copied()
    }

    fn peek_next(&self) -> Option<u8> {
        self.pattern.get(self.pos + 1).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.pos += usize::from(found);
        found
    }

    // alternatives ::= branch (`|` branch)*
    fn alternatives(&mut self) -> Result<Program, &'static str> {
        let mut program = self.branch()?;
        while self.eat(b'|') {
            let other = self.branch()?;
            // split 1 2; 1: program; jump 3; 2: other; 3:
            let mut both = vec![Instruction::Split(1, program.len() as i32 + 2)];
            both.append(&mut program);
            both.push(Instruction::Jump(other.len() as i32 + 1));
            both.extend(other);
            program = both;
            check_size(program.len())?;
        }
        Ok(program)
    }

    // branch ::= piece+
    fn branch(&mut self) -> Result<Program, &'static str> {
        let mut program = Vec::new();
        let start = self.pos;
        while !matches!(self.peek(), None | Some(b'|' | b')')) {
            program.extend(self.piece()?);
            check_size(program.len())?;
        }
        if self.pos == start {
            Err("empty (sub)expression")
        } else {
            Ok(program)
        }
    }

    // piece ::= atom (`*` | `+` | `?` | `{` count (`,` count?)? `}`)?
    fn piece(&mut self) -> Result<Program, &'static str> {
        let (atom, repeatable) = self.atom()?;
        let Some((least, most)) = self.repetition()? else {
            return Ok(atom);
        };
        if !repeatable || self.at_repetition() {
            return Err("repetition-operator operand invalid");
        }
        repeat(&atom, least, most)
    }

    fn at_repetition(&self) -> bool {
        match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => matches!(self.peek_next(), Some(b'0'..=b'9')),
            _ => false,
        }
    }

    fn repetition(&mut self) -> Result<Option<(u32, Option<u32>)>, &'static str> {
        if !self.at_repetition() {
            return Ok(None);
        }
        let simple = match self.peek() {
            Some(b'*') => Some((0, None)),
            Some(b'+') => Some((1, None)),
            Some(b'?') => Some((0, Some(1))),
            _ => None,
        };
        self.pos += 1;
        if simple.is_some() {
            return Ok(simple);
        }
        let least = self.count()?;
        let most = if !self.eat(b',') {
            Some(least)
        } else if matches!(self.peek(), Some(b'0'..=b'9')) {
            Some(self.count()?)
        } else {
            None
        };
        if most.is_some_and(|most| most < least) {
            return Err("invalid repetition count(s)");
        }
        if self.eat(b'}') {
            Ok(Some((least, most)))
        } else {
            Err("braces not balanced")
        }
    }

    fn count(&mut self) -> Result<u32, &'static str> {
        let mut count = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            count = count * 10 + u32::from(digit - b'0');
            if count > MAX_REGEX_COUNT {
                return Err("invalid repetition count(s)");
            }
            self.pos += 1;
        }
        Ok(count)
    }

    /// One atom, and whether it may be repeated.
    fn atom(&mut self) -> Result<(Program, bool), &'static str> {
        let Some(byte) = self.peek() else {
            return Err("empty (sub)expression");
        };
        if self.at_repetition() {
            return Err("repetition-operator operand invalid");
        }
        self.pos += 1;
        let instruction = match byte {
            b'(' => return self.group().map(|group| (group, true)),
            b'^' => return Ok((vec![Instruction::Start], false)),
            b'$' => Instruction::End,
            b'.' => Instruction::Bytes(Box::new([u64::MAX; 4])),
            b'[' => Instruction::Bytes(Box::new(self.bracket()?)),
            b'\\' => match self.peek() {
                None => return Err("trailing backslash (\\)"),
                Some(b'1'..=b'9') => return Err("back-references are not supported"),
                Some(byte) => {
                    self.pos += 1;
                    single(byte)
                }
            },
            byte => single(byte),
        };
        Ok((vec![instruction], true))
    }

    fn group(&mut self) -> Result<Program, &'static str> {
        if self.eat(b')') {
            return Ok(Vec::new());
        }
        if self.nesting >= MAX_REGEX_NESTING {
            return Err("groups nest too deep");
        }
        self.nesting += 1;
        let program = self.alternatives()?;
        self.nesting -= 1;
        self.eat(b')')
            .then_some(program)
            .ok_or("parentheses not balanced")
    }

    /// `[…]`, after the opening bracket.
    fn bracket(&mut self) -> Result<[u64; 4], &'static str> {
        let mut set = [0; 4];
        let negated = self.eat(b'^');
        let mut first = true;
        loop {
            match self.peek() {
                None => return Err("brackets ([ ]) not balanced"),
                Some(b']') if !first => break,
                Some(b'[') if self.peek_next() == Some(b':') => {
                    self.pos += 2;
                    let name = self.named(b':')?;
                    let member = class_member(name).ok_or("invalid character class")?;
                    (0..=u8::MAX)
                        .filter(member)
                        .for_each(|byte| insert(&mut set, byte));
                }
                Some(_) => self.bracket_range(&mut set)?,
            }
            first = false;
        }
        self.pos += 1;
        if negated {
            set = set.map(|word| !word);
        }
        Ok(set)
    }

    fn bracket_range(&mut self, set: &mut [u64; 4]) -> Result<(), &'static str> {
        let first = self.bracket_byte()?;
        let mut last = first;
        if self.peek() == Some(b'-') && !matches!(self.peek_next(), None | Some(b']')) {
            self.pos += 1;
            last = self.bracket_byte()?;
        }
        if last < first {
            return Err("invalid character range");
        }
        (first..=last).for_each(|byte| insert(set, byte));
        Ok(())
    }

    fn bracket_byte(&mut self) -> Result<u8, &'static str> {
        let byte = self.peek().ok_or("brackets ([ ]) not balanced")?;
        if let (b'[', Some(kind @ (b'.' | b'='))) = (byte, self.peek_next()) {
            self.pos += 2;
            return match self.named(kind)? {
                &[byte] => Ok(byte),
                _ => Err("invalid collating element"),
            };
        }
        self.pos += 1;
        Ok(byte)
    }

    /// The text before `:]`, `.]` or `=]`.
    fn named(&mut self, kind: u8) -> Result<&[u8], &'static str> {
        let rest = &self.pattern[self.pos..];
        let len = rest
            .windows(2)
            .position(|pair| pair == [kind, b']'])
            .ok_or("brackets ([ ]) not balanced")?;
        self.pos += len + 2;
        Ok(&rest[..len])
    }
}

fn single(byte: u8) -> Instruction {
    let mut set = [0; 4];
    insert(&mut set, byte);
    Instruction::Bytes(Box::new(set))
}

fn class_member(name: &[u8]) -> Option<fn(&u8) -> bool> {
    Some(match name {
        b"alpha" => u8::is_ascii_alphabetic,
        b"digit" => u8::is_ascii_digit,
        b"alnum" => u8::is_ascii_alphanumeric,
        b"upper" => u8::is_ascii_uppercase,
        b"lower" => u8::is_ascii_lowercase,
        b"space" => |byte| byte.is_ascii_whitespace() || *byte == 0x0b,
        b"blank" => |byte| matches!(byte, b' ' | b'\t'),
        b"punct" => u8::is_ascii_punctuation,
        b"print" => |byte| byte.is_ascii_graphic() || *byte == b' ',
        b"graph" => u8::is_ascii_graphic,
        b"cntrl" => u8::is_ascii_control,
        b"xdigit" => u8::is_ascii_hexdigit,
        _ => return None,
    })
}

fn check_size(len: usize) -> Result<(), &'static str> {
    if len > MAX_REGEX_PROGRAM {
        Err("too large")
    } else {
        Ok(())
    }
}

/// `atom` from `least` to `most` times.
fn repeat(atom: &[Instruction], least: u32, most: Option<u32>) -> Result<Program, &'static str> {
    let len = atom.len() as i32;
    check_size((atom.len() + 2) * (most.unwrap_or(least).max(1) as usize + 1))?;
    let mut program = Vec::new();
    for _ in 0..least {
        program.extend_from_slice(atom);
    }
    match most {
        None => {
            // split 1 2; 1: atom; jump 0; 2:
            program.push(Instruction::Split(1, len + 2));
            program.extend_from_slice(atom);
            program.push(Instruction::Jump(-(len + 1)));
        }
        Some(most) => {
            for _ in least..most {
                program.push(Instruction::Split(1, len + 1));
                program.extend_from_slice(atom);
            }
        }
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_as_posix_does() {
        for (pattern, text, expected) in [
            ("b", "abc", true),
            ("a{2}b$", "aab", true),
            ("a{2}b$", "aabx", false),
            ("[[:digit:]]", "a1", true),
            ("(a|c)b", "xcb", true),
            ("^b", "ab", false),
            ("a.b", "a\nb", true),
            ("a\\.b", "axb", false),
            ("[^a-c]", "abc", false),
            ("[]x]", "]", true),
            ("[a-]", "-", true),
            ("a{", "a{", true),
            ("()", "", true),
            ("(a*)*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac", false),
            ("^(ab?){2,3}$", "aba", true),
            ("^(ab?){2,3}$", "abaaba", false),
            ("\\w", "w", true),
        ] {
            let regex = Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
            assert_eq!(regex.is_match(text), expected, "{pattern} in {text:?}");
        }
    }

    #[test]
    fn rejects_what_posix_rejects() {
        let patterns = [
            "",
            "|a",
            "a|",
            "(",
            ")",
            "a**",
            "*a",
            "(*a)",
            "^*a",
            "a{3,2}",
            "a{300}",
            "x{1",
            "[",
            "[b-a]",
            "\\",
            "[[:foo:]]",
            "(a{255}){255}",
        ];
        for pattern in patterns {
            assert!(Regex::new(pattern).is_err(), "{pattern}");
        }
    }
}
