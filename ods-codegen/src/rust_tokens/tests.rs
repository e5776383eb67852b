//! Rust tokens in, TableGen tokens out.

use expect_test::{Expect, expect};
use ods_tablegen::{Diagnostics, SourceMap, TokenKind};
use proc_macro2::TokenStream;

use super::RustTokens;

/// The tokens, each before it its documentation, and then the errors with the
/// Rust code that they underline.
fn render(stream: TokenStream) -> String {
    let mut diags = Diagnostics::new();
    let source = SourceMap::new().add_tokens("ods!");
    let (tokens, header) = RustTokens::lex(stream, source, &mut diags);
    let mut lines: Vec<String> = header
        .include_dirs
        .iter()
        .map(|dir| format!("include_dir {dir}"))
        .collect();
    let mut line = String::new();
    for lexed in &tokens.tokens[tokens.start..] {
        if let Some(doc) = &lexed.token.doc {
            lines.extend([std::mem::take(&mut line), format!("/// {doc:?}")]);
        }
        if lexed.token.first_on_line {
            line.push('⏎');
        }
        line.push_str(&text(&lexed.token.kind));
        line.push(' ');
    }
    lines.push(line);
    for diagnostic in &diags {
        let (first, last) = tokens.compiler_spans(diagnostic.span.unwrap()).unwrap();
        let code = first
            .join(last)
            .and_then(|span| span.source_text())
            .unwrap_or_default();
        lines.push(format!("`{code}`: {}", diagnostic.message()));
    }
    lines.join("\n")
}

fn text(kind: &TokenKind) -> String {
    match kind {
        TokenKind::Ident(name) => name.to_string(),
        TokenKind::VarName(name) => format!("${name}"),
        TokenKind::Str(text) => format!("{text:?}"),
        TokenKind::Code(text) => format!("[{{{text}}}]"),
        TokenKind::Int(value) => value.to_string(),
        TokenKind::Bang(op) => format!("!{}", op.text()),
        TokenKind::Keyword(keyword) => keyword.text().to_owned(),
        TokenKind::Punct(punct) => punct.text().to_owned(),
        other => format!("{other:?}"),
    }
}

#[track_caller]
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that tests read `expect![…]`"
)]
fn check(source: &str, expected: Expect) {
    expected.assert_eq(&render(source.parse().unwrap()));
}

#[test]
fn definitions_are_tokens() {
    check(
        "def AddOp : Op<D, \"add\", [A<list<int>>]> { let x = (ins I32:$lhs, 1DTensorOf<[F32]>:$rhs); }",
        expect![[
            r#"def AddOp : Op < D , "add" , [ A < list < int > > ] > { let x = ( ins I32 : $lhs , 1DTensorOf < [ F32 ] > : $rhs ) ; } "#
        ]],
    );
}

#[test]
fn operators_signs_and_ranges_are_joined() {
    check(
        "!add(1, -2) !if(a, b) {0...3} 1-3 a # b",
        expect!["!add ( 1 , -2 ) !if ( a , b ) { 0 ... 3 } 1 -3 a # b "],
    );
}

#[test]
fn code_blocks_keep_their_text() {
    check(
        "let body = [{ $_self.x(\"}\") + 1 }]; [ {1, 0} ]",
        expect![[r#"let body = [{ $_self.x("}") + 1 }] ; [ { 1 , 0 } ] "#]],
    );
}

#[test]
fn doc_comments_belong_to_the_next_token() {
    check(
        "/// Adds.\n///\n///   More.\ndef AddOp;\n/** Block\n comment. */ def B;",
        expect![[r#"

            /// "Adds.\n\n  More."
            def AddOp ; 
            /// "Block\ncomment. "
            def B ; "#]],
    );
}

#[test]
fn strings_and_raw_strings() {
    check(
        "\"a\\\"b\" r\"$x `,`\" r#\"say \"hi\"\"#",
        expect![[r#""a\"b" "$x `,`" "say \"hi\"" "#]],
    );
}

#[test]
fn every_mistake_is_reported_where_it_is() {
    check(
        "!frob(a) a .. b \"\\x41\" 'c' @ é",
        expect![[r#"
            Error ( a ) a Error b Error Error Error Error 
            `!frob`: unknown operator `!frob`
            `.`: expected `...` or `.`, found `..`
            `"\x41"`: invalid escape in string literal
            `'c'`: `'c'` is not a TableGen literal
            `@`: unexpected character `@`
            `é`: `é` is not a TableGen name"#]],
    );
}

#[test]
fn attributes_at_the_top() {
    check(
        "#![emit(\"a.td\")] #![include_dir(\"td\")] #![crate(crate::rt)] def A;",
        expect![[r#"
            include_dir td
            include "a.td" def A ; "#]],
    );
    check(
        "#![emit(a)] #![frob] #![export(x in self::y)] #![import(a, b)] def A;",
        expect![[r#"
            def A ; 
            `#![emit(a)]`: `emit` takes one string literal
            `#![frob]`: expected an attribute such as `#![emit("file.td")]`
            `#![export(x in self::y)]`: `export` takes the name of a macro, and maybe the module of the types
            `#![import(a, b)]`: `import` takes the path of a macro that another `ods!` exports"#]],
    );
}

/// The text for other invocations: it gives the same tokens, in the same lines.
#[track_caller]
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that tests read `expect![…]`"
)]
fn check_text(source: &str, expected: Expect) {
    let mut diags = Diagnostics::new();
    let id = SourceMap::new().add_tokens("ods!");
    let (tokens, _) = RustTokens::lex(source.parse::<TokenStream>().unwrap(), id, &mut diags);
    let (line, text) = tokens.to_text();
    expected.assert_eq(&format!("line {line}\n{text}"));
    let mut lexer = ods_tablegen::Lexer::new(id, &text);
    for lexed in &tokens.tokens[tokens.start..] {
        let mut found = ods_tablegen::TokenSource::next_token(&mut lexer, &mut diags);
        if let (TokenKind::Code(code), TokenKind::Str(text)) = (&lexed.token.kind, &found.kind) {
            assert_eq!(code, text);
            found.kind = lexed.token.kind.clone();
        }
        assert_eq!(found.kind, lexed.token.kind, "{text}");
        assert_eq!(found.doc, lexed.token.doc, "{text}");
    }
    assert_eq!(diags.len(), 0);
}

#[test]
fn text_for_other_invocations() {
    check_text(
        "\n\n/// One\n/// two.\ndef A : B<\"x\", [C]> {\n    let f = r#\"a\n\"b\"#; let g = h;\n}",
        expect![[r#"
            line 3
            /// One
            /// two.
            def A : B<"x", [C]> {
                let f = "a\n\"b"
                ; let g = h;
            }"#]],
    );
    check_text(
        "def a_#b : C<-1, 0b011, 4x4, \"a\\n\\\\\"> { dag d = (ins I32:$a, /// Doc.\n I32:$b); }",
        expect![[r#"
            line 1
            def a_#b : C<-1, 0b011, 4 x4 , "a\n\\" > { dag d = ( ins I32 : $a ,
            /// Doc.
             I32:$b); }"#]],
    );
    check_text(
        "class A { code c = [{ if x {\n  y }\n}]; code d = [{ [S { a }] }]; list<int> e = !foldl([1...3]); }",
        expect![[r#"
            line 1
            class A { code c = [{ if x {
              y }
            }]; code d = " [S { a }] "  ; list<int> e = !foldl([1...3]); }"#]],
    );
}

#[test]
fn directives_stay_directives() {
    let mut diags = Diagnostics::new();
    let id = SourceMap::new().add_tokens("ods!");
    let source = "#![emit(\"a.td\")]\n#ifdef X\n  def B;\n#else // C\n#endif";
    let (tokens, _) = RustTokens::lex(source.parse::<TokenStream>().unwrap(), id, &mut diags);
    expect![[r#"
        include "a.td"
        #ifdef X
          def B;
        #else
        #endif"#]]
    .assert_eq(&tokens.to_text().1);
}

#[test]
fn lines_are_known_where_directives_are() {
    check(
        "#ifdef A\ndef B;\n#endif\n",
        expect!["⏎# ifdef A ⏎def B ; ⏎# endif "],
    );
}

#[test]
fn deep_nesting_is_an_error() {
    let source = format!("{}{}", "(".repeat(1000), ")".repeat(1000));
    assert!(render(source.parse().unwrap()).contains("the code nests too deeply"));
}

/// Parsers of Rust call themselves for each of these, too.
#[test]
fn deep_nesting_of_code_is_an_error() {
    for (start, repeated) in [
        ("", "yield "),
        ("", "become "),
        ("let ", "box "),
        ("x", "()"),
        ("x", "[0]"),
    ] {
        let code = |count| format!("[{{ {start}{} 1 }}]", repeated.repeat(count));
        let is_error =
            |count| render(code(count).parse().unwrap()).contains("the code nests too deeply");
        assert!(is_error(5000), "{repeated}");
        assert!(!is_error(100), "{repeated}");
    }
}
