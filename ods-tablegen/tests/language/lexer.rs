//! Tokens.

use expect_test::expect;

use super::{check, check_messages};

#[test]
fn numbers_wrap_and_signs_stick() {
    check(
        r"def a { int x = 18446744073709551615; int y = 0xFFFFFFFFFFFFFFFF; list<int> l = [1, -3, +4]; bits<3> b = 0b011; }",
        expect![[r"
            def a : 
              int x = -1
              int y = -1
              list<int> l = [1, -3, 4]
              bits<3> b = { 0, 1, 1 }
        "]],
    );
}

#[test]
fn digits_begin_identifiers() {
    check(
        r"class 1DTensor; def 7a7b1 : 1DTensor; def 0xg; def 0b2; def 1_0;",
        expect![[r"
            def 7a7b1 : 1DTensor
            def 0xg : 
            def 0b2 : 
            def 1_0 : 
        "]],
    );
}

#[test]
fn a_number_ends_before_a_letter() {
    check_messages(
        r"defvar x = 5b1;",
        expect![[r"
            1:13: error: expected ';'
        "]],
    );
}

#[test]
fn strings_join_and_unescape() {
    check(
        r#"def a { string s = "a\t\"b\"" "\\c" 'x'; }"#,
        expect![[r#"
            def a :  (incomplete)
              string s = "a	"b"\c"
            1:37: error: unexpected character
            1:39: error: unexpected character
        "#]],
    );
}

#[test]
fn strings_join() {
    check(
        r#"def a { string s = "a\t\"b\"" "\\" "c"; code c = [{ raw "\n" }]; }"#,
        expect![[r#"
            def a : 
              string s = "a	"b"\c"
              string c = [{ raw "\n" }]
        "#]],
    );
}

#[test]
fn code_ends_at_the_first_brace_bracket() {
    check(
        r"def a { code c = [{ if (x) { y[0] } }]; }",
        expect![[r"
            def a : 
              string c = [{ if (x) { y[0] } }]
        "]],
    );
}

#[test]
fn a_brace_takes_the_next_character() {
    check_messages(
        r"def a { code c = [{ {x}}]; }",
        expect![[r"
            1:18: error: unterminated code block
        "]],
    );
}

#[test]
fn comments_nest() {
    check(
        r"/* a /* b */ c */ def a; // def b;",
        expect![[r"
            def a : 
        "]],
    );
}

#[test]
fn string_errors_point_into_the_literal() {
    check_messages(
        r#"def a { string s = "a\q"; }
def b { string s = "open
def c;"#,
        expect![[r"
            1:23: error: invalid escape in string literal
            2:21: error: end of line in string literal
        "]],
    );
}

#[test]
fn unknown_characters_and_operators() {
    check_messages(
        r"def a { int x = !nope(1); }
def b { int y = 1 & 2; }
def c { int z = 1..2; }
def d { dag z = (a $1); }",
        expect![[r"
            1:17: error: unknown operator
            2:19: error: unexpected character
            3:18: error: invalid '..' punctuation
            4:20: error: invalid variable name
        "]],
    );
}

#[test]
fn numbers_out_of_range() {
    check_messages(
        r"def a { int x = 99999999999999999999; }
def b { int x = -9223372036854775809; }",
        expect![[r"
            1:17: error: number out of range
            2:17: error: number out of range
        "]],
    );
}

#[test]
fn unterminated_comment() {
    check_messages(
        r"def a; /* no end",
        expect![[r"
            1:8: error: unterminated comment
        "]],
    );
}

#[test]
fn nul_is_for_strings_and_line_comments_only() {
    check_messages(
        "// a\0\ndef a { string s = \"a\0b\"; }\n/* \0 */ def b { code c = [{ \0 }]; }\n#ifdef X\n\0\n#endif",
        expect![[r"
            3:1: error: NUL character is invalid in source; treated as space
            3:26: error: NUL character is invalid in source; treated as space
        "]],
    );
}

#[test]
fn nul_in_comments_of_the_preprocessor() {
    check_messages(
        "#ifdef X /* \0 */\n/* \0\n*/ x\n// \0\ny /* \0 */\n#endif /* \0 */\ndef a;",
        expect![[r"
            1:10: error: NUL character is invalid in source; treated as space
            2:1: error: NUL character is invalid in source; treated as space
            6:8: error: NUL character is invalid in source; treated as space
        "]],
    );
    check_messages(
        "  [{ \0 no end",
        expect![[r"
            1:3: error: NUL character is invalid in source; treated as space
        "]],
    );
    check_messages(
        " /* \0 no end",
        expect![[r"
            1:2: error: NUL character is invalid in source; treated as space
        "]],
    );
}

#[test]
fn an_escaped_newline_is_no_end_of_line() {
    check_messages(
        "def a { string s = \"b\\\r\nc\"; }",
        expect![[r"
            1:23: error: escaped newlines not supported in tblgen
            2:3: error: end of file in string literal
        "]],
    );
}

#[test]
fn invalid_utf8_is_for_comments_only() {
    let text = |bytes: &[u8]| ods_tablegen::source_text(bytes.to_vec());
    check_messages(
        text(b"// \xFF\n/* \xFE */ def a { string s = \"\xC3\xA9\"; }\ndef b { string s = \"x\xC3\"; }\n\
                def c { code s = [{ y\xED\xA0\x80 }]; }\ndef d\xFF;")
        .leak(),
        expect![[r"
            3:22: error: invalid UTF-8: strings and code become Rust, which is UTF-8
            4:22: error: invalid UTF-8: strings and code become Rust, which is UTF-8
            5:6: error: unexpected character
        "]],
    );
}
