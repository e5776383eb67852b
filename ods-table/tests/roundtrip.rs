//! Random lines and programs read back equal; each prefix of their text and each text with one byte
//! changed, left out or added is an error or writes itself again.

use ods_table::{
    Anchor, Argument, Arity, AttrStyle, Bound, Clause, DefArgument, DefTree, DefWord, Flag, Group,
    Item, Line, Member, Node, OpTree, OpWord, Param, Parameter, Presence, Ref, Target, Tree,
    TypeOf, TypeSource, Value, ValueGroup, Word, read_program, write_program,
};

/// A generator of values (`SplitMix64`).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn list<T>(&mut self, least: usize, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..least + self.below(3)).map(|_| item(self)).collect()
    }

    fn number(&mut self) -> usize {
        self.pick(&[0, 1, 2, 9, 10, 123])
    }

    fn name(&mut self) -> &'static str {
        self.pick(&["", "lhs", "x1", "r0", "true"])
    }

    fn reference(&mut self) -> Ref<'static> {
        let number = self.number();
        self.pick(&[
            Ref::Shared(number),
            Ref::Own(number),
            Ref::Named("TERMINATOR"),
            Ref::Named("i32"),
            Ref::Named("007"),
        ])
    }

    fn source(&mut self) -> TypeSource<'static> {
        let (number, reference, target) = (self.number(), self.reference(), self.target());
        let from = self.pick(&[
            TypeOf::Operand(number),
            TypeOf::Result(number),
            TypeOf::Attr(number),
        ]);
        self.pick(&[
            TypeSource::Build,
            TypeSource::Infer,
            TypeSource::Attr(number),
            TypeSource::Same(target),
            TypeSource::Via(reference, from),
            TypeSource::Elements(from),
        ])
    }

    fn target(&mut self) -> Target {
        let number = self.number();
        self.pick(&[Target::Operand(number), Target::Result(number)])
    }

    fn value(&mut self) -> Value<'static> {
        let segments = self.number();
        Value {
            name: self.name(),
            arity: self.pick(&[
                Arity::One,
                Arity::Optional,
                Arity::Variadic,
                Arity::VariadicOfVariadic { segments },
            ]),
            constraint: self.reference(),
        }
    }

    fn line(&mut self) -> Line<'static> {
        let (name, variadic, reference) = (self.name(), self.flag(), self.reference());
        let (other, constraint) = (self.reference(), [None, Some(self.reference())]);
        match self.below(12) {
            0 => Line::Operand(self.value()),
            1 => Line::Result(self.value()),
            2 => Line::Attr {
                name,
                presence: self.pick(&[
                    Presence::Required,
                    Presence::Optional,
                    Presence::Default(other),
                    Presence::OptionalDefault(other),
                ]),
                constraint: reference,
            },
            3 => Line::Prop {
                name,
                def: reference,
            },
            4 => Line::Region {
                name,
                variadic,
                constraint: reference,
            },
            5 => Line::Successor {
                name,
                variadic,
                constraint: self.pick(&constraint),
            },
            6 => Line::InferResult {
                result: self.number(),
                source: self.source(),
            },
            7 => Line::Resolve {
                target: self.target(),
                source: self.source(),
            },
            8 => Line::Format(self.pick(&["", "_o0 dict", " "])),
            9 => Line::Summary(self.pick(&["", "adds  two (values)", "é ü"])),
            10 => Line::Flag(self.pick(&[
                Flag::OperandSegments,
                Flag::ResultSegments,
                Flag::SameOperandSize,
                Flag::SameResultSize,
                Flag::NoEffects,
                Flag::DefaultDialect,
            ])),
            _ => Line::Item(
                self.pick(&[
                    Item::Trait,
                    Item::Interface,
                    Item::Pred,
                    Item::TypePred,
                    Item::Infer,
                    Item::Verify,
                    Item::VerifyRegions,
                    Item::Effects,
                    Item::Fold,
                    Item::Canonicalize,
                    Item::Patterns,
                    Item::CustomForm,
                    Item::ImplicitTerminator,
                ]),
                reference,
            ),
        }
    }

    fn anchor(&mut self) -> Anchor {
        let number = self.number();
        self.pick(&[
            Anchor::Operand(number),
            Anchor::Result(number),
            Anchor::Attr(number),
            Anchor::Property(number),
            Anchor::Region(number),
        ])
    }

    fn group(&mut self) -> ValueGroup {
        let number = self.number();
        self.pick(&[
            ValueGroup::Operands,
            ValueGroup::Results,
            ValueGroup::Operand(number),
            ValueGroup::Result(number),
        ])
    }

    fn argument(&mut self) -> Argument {
        let number = self.number();
        Argument {
            referenced: self.flag(),
            bound: self.pick(&[
                Bound::String,
                Bound::Operands,
                Bound::Regions,
                Bound::Successors,
                Bound::TypesOfOperands,
                Bound::TypesOfResults,
                Bound::AttrDict,
                Bound::AttrDictWithKeyword,
                Bound::PropDict,
                Bound::Attr(number),
                Bound::Property(number),
                Bound::Operand(number),
                Bound::Region(number),
                Bound::Successor(number),
                Bound::TypeOfOperand(number),
                Bound::TypeOfResult(number),
            ]),
            qualified: self.flag(),
        }
    }

    fn op_word(&mut self) -> OpWord<'static> {
        let (number, reference) = (self.number(), self.reference());
        match self.below(19) {
            0 => OpWord::Operand(number),
            1 => OpWord::Operands,
            2 | 3 => OpWord::Attr {
                slot: number,
                style: self.pick(&[
                    AttrStyle::Enum(reference),
                    AttrStyle::SymbolName,
                    AttrStyle::Typed,
                    AttrStyle::Generic,
                    AttrStyle::Stripped,
                ]),
                optional: self.flag(),
            },
            4 => OpWord::ImpliedUnit(number),
            5 => OpWord::Property(number),
            6 => OpWord::ImpliedUnitProperty(number),
            7 => OpWord::Region(number),
            8 => OpWord::Regions,
            9 => OpWord::Successor(number),
            10 => OpWord::Successors,
            11 | 12 => OpWord::Type {
                of: self.group(),
                qualified: self.flag(),
            },
            13 => OpWord::FunctionalType(self.group(), self.group()),
            14 => OpWord::AttrDict,
            15 => OpWord::AttrDictWithKeyword,
            16 => OpWord::PropDict,
            _ => OpWord::Custom(reference, self.list(0, Self::argument)),
        }
    }

    fn param(&mut self) -> Param {
        Param {
            index: self.number(),
            qualified: self.flag(),
        }
    }

    fn def_word(&mut self) -> DefWord {
        match self.below(4) {
            0 => DefWord::Param(self.param()),
            1 => DefWord::Params(self.list(0, Self::param)),
            2 => DefWord::Struct(self.list(0, |random| Member {
                param: random.param(),
                custom: random.flag().then(|| random.number()),
            })),
            _ => DefWord::Custom(
                self.number(),
                self.list(0, |random| {
                    let param = random.param();
                    random.pick(&[
                        DefArgument::Param(param),
                        DefArgument::Reference(param),
                        DefArgument::String,
                    ])
                }),
            ),
        }
    }

    fn tree<W, A>(
        &mut self,
        depth: usize,
        word: fn(&mut Self) -> W,
        anchor: fn(&mut Self) -> A,
    ) -> Tree<'static, W, A> {
        let inner = |random: &mut Self| random.tree(depth - 1, word, anchor);
        let node = match self.below(if depth == 0 { 6 } else { 8 }) {
            0 => Node::Literal(self.pick(&["'", "_x", "->", "(", "]", "key.word", "|"])),
            1 => Node::Space,
            2 => Node::Newline,
            6 => Node::Optional(Group {
                anchors: self.list(0, anchor),
                inverted: self.flag(),
                then: self.list(0, inner),
                otherwise: self.list(0, inner),
            }),
            7 => Node::OiList(self.list(1, |random| Clause {
                anchors: random.list(0, anchor),
                keyword: inner(random),
                elements: random.list(0, inner),
            })),
            _ => Node::Word(word(self)),
        };
        Tree {
            space: self.flag(),
            node,
        }
    }
}

/// Calls `check` on every prefix of `text` and every text with one changed byte.
fn for_each_change(text: &str, mut check: impl FnMut(&str)) {
    const BYTES: &[u8] = b" _'()[]|;!,-&$q?:*\"0129aoeGr\n";
    for at in 0..=text.len() {
        let (before, after) = text.as_bytes().split_at(at);
        let mut changed = vec![before.to_vec()];
        if let [_, after @ ..] = after {
            changed.push([before, after].concat());
            changed.extend(BYTES.iter().map(|byte| [before, &[*byte], after].concat()));
        }
        changed.extend(BYTES.iter().map(|byte| [before, &[*byte], after].concat()));
        for changed in changed {
            if let Ok(changed) = std::str::from_utf8(&changed) {
                check(changed);
            }
        }
    }
}

fn written_line(line: &Line<'_>) -> String {
    let mut text = String::new();
    line.write(&mut text);
    text
}

fn read_trees<'a, W: Word<'a>, A: Word<'a>>(
    program: &'a str,
) -> ods_table::Result<Vec<Tree<'a, W, A>>> {
    read_program(program, &mut |space, node| Ok(Tree { space, node }))
}

#[test]
fn lines_read_back() {
    let mut random = Random(1);
    for _ in 0..1_000 {
        let line = random.line();
        let text = written_line(&line);
        assert_eq!(Line::read(&text), Ok(line), "{text}");
        for_each_change(&text, |changed| {
            if let Ok(line) = Line::read(changed) {
                assert_eq!(written_line(&line), changed);
            }
        });
    }
}

#[test]
fn formats_of_ops_read_back() {
    let mut random = Random(2);
    for _ in 0..200 {
        let trees: Vec<OpTree<'_>> =
            random.list(0, |random| random.tree(2, Random::op_word, Random::anchor));
        let text = write_program(&trees);
        assert_eq!(read_trees(&text).as_ref(), Ok(&trees), "{text}");
        for_each_change(&text, |changed| {
            if let Ok(trees) = read_trees::<OpWord<'_>, Anchor>(changed) {
                assert_eq!(write_program(&trees), changed);
            }
        });
    }
}

#[test]
fn formats_of_definitions_read_back() {
    let mut random = Random(3);
    for _ in 0..200 {
        let trees: Vec<DefTree<'_>> = random.list(0, |random| {
            random.tree(2, Random::def_word, |random| Parameter::At(random.number()))
        });
        let text = write_program(&trees);
        assert_eq!(read_trees(&text).as_ref(), Ok(&trees), "{text}");
        for_each_change(&text, |changed| {
            if let Ok(trees) = read_trees::<DefWord, Parameter>(changed) {
                assert_eq!(write_program(&trees), changed);
            }
        });
    }
}

#[test]
fn deep_programs_are_errors() {
    let program = "(o0 ".repeat(100_000);
    let found = read_trees::<OpWord<'_>, Anchor>(&program);
    assert_eq!(found, Err(ods_table::Error::Depth));
}

#[test]
fn mistakes_have_kinds() {
    use ods_table::Error;
    for (line, error) in [
        ("", Error::Word),
        ("operands a 1 0", Error::Word),
        ("operand a 1", Error::Missing),
        ("operand a 1 0 0", Error::Extra),
        ("operand a ** 0", Error::Missing),
        ("operand  1 0", Error::Word),
        ("infer o0 build", Error::Word),
        ("resolve o01 build", Error::Word),
        ("effects 0 ", Error::Extra),
    ] {
        assert_eq!(Line::read(line), Err(error), "{line}");
    }
    for (program, error) in [
        ("(o0 'x", Error::Missing),
        ("(o0 'x | )", Error::Missing),
        ("( 'x )", Error::Word),
        ("'", Error::Word),
        ("o0 ", Error::Word),
        ("[ a0 'x ;", Error::Missing),
        ("c0(a0", Error::Word),
        (")", Error::Word),
    ] {
        let found = read_trees::<OpWord<'_>, Anchor>(program);
        assert_eq!(found, Err(error), "{program}");
    }
}
