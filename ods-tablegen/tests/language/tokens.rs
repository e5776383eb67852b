//! Sources of tokens other than text: the same rules, with spans that are token numbers.

use std::collections::VecDeque;
use std::rc::Rc;

use expect_test::expect;
use ods_tablegen::{
    BangOp, Diagnostics, IncludeResolver, Input, Keyword, Punct, RecordKeeper, SourceMap, Span,
    Token, TokenKind, TokenSource, evaluate, lex_fragment,
};

use super::render;

/// Tokens from words; `\n` begins a line, and what follows `~` is glued to what precedes it.
struct Words(VecDeque<Token>, Span);

impl Words {
    fn new(sources: &mut SourceMap, text: &str) -> Self {
        let source = sources.add_tokens("words");
        let mut tokens = VecDeque::new();
        let mut diags = Diagnostics::new();
        let (mut first_on_line, mut doc) = (true, None);
        for word in text
            .replace('\n', " \n ")
            .split(' ')
            .filter(|word| !word.is_empty())
        {
            if word == "\n" {
                first_on_line = true;
                continue;
            }
            if let Some(text) = word.strip_prefix("doc:") {
                doc = Some(Rc::from(text));
                continue;
            }
            let span = Span::new(source, tokens.len() as u32, tokens.len() as u32 + 1);
            let glued = word.starts_with('~');
            for kind in lex_fragment(word.trim_start_matches('~'), span, &mut diags) {
                tokens.push_back(Token {
                    kind,
                    span,
                    doc: doc.take(),
                    first_on_line,
                    glued,
                });
                first_on_line = false;
            }
        }
        assert!(diags.is_empty());
        let end = tokens.len() as u32;
        Self(tokens, Span::new(source, end, end))
    }
}

impl TokenSource for Words {
    fn next_token(&mut self, _diags: &mut Diagnostics) -> Token {
        self.0
            .pop_front()
            .unwrap_or(Token::new(TokenKind::Eof, self.1))
    }
}

struct OneFile;

impl IncludeResolver for OneFile {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&std::path::Path>,
    ) -> Result<Option<(std::path::PathBuf, String)>, String> {
        assert!(from.is_none());
        Ok((name == "a.td").then(|| ("a.td".into(), "class A<int i> { int x = i; }".to_owned())))
    }
}

fn evaluate_words(text: &str) -> (RecordKeeper, Diagnostics) {
    let mut sources = SourceMap::new();
    let words = Words::new(&mut sources, text);
    let mut diags = Diagnostics::new();
    let mut resolver = OneFile;
    let keeper = evaluate(
        Input::new(sources)
            .with_tokens(Box::new(words))
            .resolver(&mut resolver),
        &mut diags,
    );
    (keeper, diags)
}

#[test]
fn tokens_evaluate_like_text() {
    let (keeper, diags) = evaluate_words(
        "include \"a.td\" doc:Sums. def 1D : A < 5 > { let x = !add ( x0 , 2 ) ; } defvar y = 1 ;",
    );
    expect![[r"
        def 1D : A (incomplete)
          int x = 5
        token 15: error: Variable not defined: 'x0'
    "]]
    .assert_eq(&render(&keeper, &diags));
    let (keeper, diags) = evaluate_words(
        "include \"a.td\" doc:Sums. def 1D : A < 5 > { bits<3> b = 0b101 ; code c = [{x}] ; }",
    );
    expect![[r"
        def 1D : A
          int x = 5
          bits<3> b = { 1, 0, 1 }
          string c = [{x}]
    "]]
    .assert_eq(&render(&keeper, &diags));
    assert_eq!(
        keeper.def("1D").and_then(ods_tablegen::Record::doc),
        Some("Sums.")
    );
    assert_eq!(
        keeper
            .def("1D")
            .map(|def| keeper.sources().is_tokens(def.defining_source())),
        Some(true)
    );
}

#[test]
fn the_preprocessor_works_on_tokens() {
    let text = "# ~define X\n# ~ifdef X\ndef a ;\n# ~ifndef X\ndef no ;\n# ~else\ndef b ;\n# ~endif\n# ~else\ndef no2 ;\n# ~endif\ndef c # \"d\" ;";
    let (keeper, diags) = evaluate_words(text);
    expect![[r"
        def a : 
        def b : 
        def cd : 
    "]]
    .assert_eq(&render(&keeper, &diags));
}

#[test]
fn directives_on_tokens_are_checked() {
    for text in [
        "# ~else\ndef a ;",
        "# ~ifdef\ndef a ;",
        "# ~ifdef X def a ;\n# ~endif",
        "# ~ifndef X\ndef a ;",
        "# ~ifdef X\ndef b ;",
    ] {
        let (keeper, diags) = evaluate_words(text);
        let found = render(&keeper, &diags);
        assert!(found.contains("error"), "{text}: {found}");
    }
}

#[test]
fn include_wants_a_file() {
    let (keeper, diags) = evaluate_words("include a ; include \"b.td\" def c ;");
    expect![[r"
        def c : 
        token 1: error: expected filename after include
        token 4: error: could not find include file 'b.td'
    "]]
    .assert_eq(&render(&keeper, &diags));
}

#[test]
fn words_are_known_by_name() {
    assert_eq!(Keyword::from_text("multiclass"), Some(Keyword::Multiclass));
    assert_eq!(Keyword::from_text("append"), None);
    assert_eq!(BangOp::from_name("getop"), Some(BangOp::GetDagOp));
    assert_eq!(BangOp::from_name("nope"), None);
    assert_eq!(Punct::from_text("..."), Some(Punct::Ellipsis));
    assert!(
        Keyword::ALL
            .iter()
            .all(|keyword| Keyword::from_text(keyword.text()) == Some(*keyword))
    );
    assert!(
        BangOp::ALL
            .iter()
            .all(|op| BangOp::from_name(op.text()) == Some(*op))
    );
}
