//! Bang operators.

use expect_test::expect;

use super::{check, check_messages};

#[test]
fn arithmetic() {
    check(
        r"class I<int a, int b> { list<int> l = [!add(a, b), !sub(a, b), !mul(a, b), !div(a, b), !and(a, b), !or(a, b), !xor(a, b), !shl(a, b), !sra(a, b), !srl(a, b), !logtwo(b), !not(a)]; } def a : I<-7, 2>; def b { int w = !add(9223372036854775807, 1); int n = !add(1, 2, 3, 4); }",
        expect![[r"
            def a : I
              list<int> l = [-5, -9, -14, -3, 0, -5, -5, -28, -2, 4611686018427387902, 1, 0]
            def b : 
              int w = -9223372036854775808
              int n = 10
        "]],
    );
}

#[test]
fn arithmetic_errors() {
    check_messages(
        r#"def a { int x = !div(1, 0); } def b { int x = !div(-9223372036854775808, -1); } def c { int x = !shl(1, 64); } def d { int x = !logtwo(0); } def e { int x = !add(1, "s"); } def f { int x = !sub(1, 2, 3); } def g { int x = !add(1); }"#,
        expect![[r"
            1:5: error: Illegal operation: division by zero
            1:35: error: Illegal operation: INT64_MIN / -1
            1:85: error: Illegal operation: out of bounds shift
            1:116: error: Illegal operation: logtwo is undefined on arguments less than or equal to 0
            1:166: error: expected value of type 'int', got 'string'
            1:190: error: expected two operands to operator
            1:223: error: expected two operands to operator
        "]],
    );
}

#[test]
fn comparisons() {
    check(
        r#"class A; def r : A; def s : A; def a { list<bit> n = [!eq(1, true), !ne(1, 2), !lt(1, 2), !le(2, 2), !gt(1, 2), !ge(2, 1)]; list<bit> t = [!eq("a", "a"), !lt("a", "b"), !gt("B", "a")]; list<bit> q = [!eq(r, r), !ne(r, s)]; }"#,
        expect![[r"
            def r : A
            def s : A
            def a : 
              list<bit> n = [1, 1, 1, 1, 0, 1]
              list<bit> t = [1, 1, 0]
              list<bit> q = [1, 1]
        "]],
    );
}

#[test]
fn conditions_choose_late() {
    check(
        r#"class C<int k> { string s = !if(!eq(k, 1), "one", !cond(!eq(k, 2): "two", !lt(k, 0): "neg", true: "many")); } def a : C<1>; def b : C<2>; def c : C<-5>; def d : C<9>;"#,
        expect![[r#"
            def a : C
              string s = "one"
            def b : C
              string s = "two"
            def c : C
              string s = "neg"
            def d : C
              string s = "many"
        "#]],
    );
}

#[test]
fn condition_errors() {
    check_messages(
        r#"def a { int x = !cond(0: 1, 0: 2); } def b { int x = !cond(1: 1, 1: "s"); } def c { int x = !if(1, 2, "s"); } def d { int x = !if(1, ?, ?); } def e { int x = !cond(); }"#,
        expect![[r"
            1:5: error: a does not have any true condition in:!cond(0: 1, 0: 2)
            1:73: error: inconsistent types 'int' and 'string' for !cond
            1:107: error: inconsistent types 'int' and 'string' for !if
            1:139: error: could not get type for !if
            1:166: error: there should be at least 1 'condition : value' in the !cond operator
        "]],
    );
}

#[test]
fn strings() {
    check(
        r#"class S<string s> { string up = !toupper(s); string lo = !tolower(s); int n = !size(s); int e = !empty(s); string sub = !substr(s, 1, 2); string rest = !substr(s, 1); int f = !find(s, "b"); int g = !find(s, "b", 3); string r = !subst("b", "XY", s); bit m = !match(s, "^[a-c]+$"); string c = !strconcat(s, "-", s); } def a : S<"abcb">;"#,
        expect![[r#"
            def a : S
              string up = "ABCB"
              string lo = "abcb"
              int n = 4
              int e = 0
              string sub = "bc"
              string rest = "bcb"
              int f = 1
              int g = 3
              string r = "aXYcXY"
              bit m = 1
              string c = "abcb-abcb"
        "#]],
    );
}

#[test]
fn string_errors() {
    check_messages(
        r#"def a { string s = !substr("abc", 4); } def b { string s = !substr("abc", 0, -1); } def c { int i = !find("abc", "b", 9); } def d { string s = !subst("", "x", "abc"); } def e { bit b = !match("a", "("); } def f { string s = !strconcat("a"); }"#,
        expect![[r"
            1:5: error: !substr start position is out of range 0...3: 4
            1:45: error: !substr length must be nonnegative
            1:89: error: !find start position is out of range 0...3: 9
            1:129: error: !subst target must not be empty
            1:174: error: invalid regex '(': empty (sub)expression
            1:225: error: expected two operands to operator
        "]],
    );
}

#[test]
fn lists() {
    check(
        r#"class L<list<int> l> { int h = !head(l); list<int> t = !tail(l); int n = !size(l); int e = !empty(l); list<int> c = !listconcat(l, [9], l); list<int> r = !listremove(l, [1, 9]); list<int> s = !listsplat(7, !size(l)); list<int> f = !listflatten([l, [5]]); list<int> g = !range(l); string i = !interleave(l, ", "); } def a : L<[3, 1, 2]>; def b { list<int> u = !range(3); list<int> v = !range(2, 8, 3); list<int> w = !range(5, 0, -2); list<int> x = !range(5, 0); string y = !interleave(["a", "b"], "/"); }"#,
        expect![[r#"
            def a : L
              int h = 3
              list<int> t = [1, 2]
              int n = 3
              int e = 0
              list<int> c = [3, 1, 2, 9, 3, 1, 2]
              list<int> r = [3, 2]
              list<int> s = [7, 7, 7]
              list<int> f = [3, 1, 2, 5]
              list<int> g = [0, 1, 2]
              string i = "3, 1, 2"
            def b : 
              list<int> u = [0, 1, 2]
              list<int> v = [2, 5]
              list<int> w = [5, 3, 1]
              list<int> x = []
              string y = "a/b"
        "#]],
    );
}

#[test]
fn list_errors() {
    check_messages(
        r#"def a { int x = !head([]<int>); } def b { list<int> l = !range(0, 1, 0); } def c { list<int> l = !listsplat(1, -1); } def d { int n = !size(5); } def z; def e { string s = !interleave([z], ","); }"#,
        expect![[r"
            1:30: error: empty list argument in unary operator
            1:39: error: Step of !range can't be 0
            1:115: error: !listsplat count -1 is negative
            1:142: error: expected string, list, or dag type argument in unary operator
            1:185: error: expected list of string, int, bits, or bit; got value of type 'list<{}>'
        "]],
    );
}

#[test]
fn loops_over_lists() {
    check(
        r#"def a { list<int> f = !foreach(x, [1, 2, 3], !mul(x, x)); list<int> g = !filter(x, f, !gt(x, 1)); int h = !foldl(0, f, acc, x, !add(acc, x)); list<string> n = !foreach(x, [1, 2], !foldl("", ["a", "b"], s, y, s # y # x)); }"#,
        expect![[r#"
            def a : 
              list<int> f = [1, 4, 9]
              list<int> g = [4, 9]
              int h = 14
              list<string> n = ["a1b1", "a2b2"]
        "#]],
    );
}

#[test]
fn loop_errors() {
    check_messages(
        r#"def a { list<int> l = !foreach(x, 5, x); } def b { list<int> l = !filter(x, 5, x); } def c { int i = !foldl(0, [1], acc, x, "s"); } def d { int i = !foldl(0, [1], acc, acc, 1); } def e { int i = !foreach(x, [1], x); }"#,
        expect![[r"
            1:38: error: !foreach must have a list or dag argument
            1:80: error: !filter must have a list argument
            1:128: error: !foldl expression must be of same type as start (int), but is of type string
            1:196: error: expected value of type 'int', but got list type
        "]],
    );
}

#[test]
fn dags() {
    check(
        r#"def ins; def outs; class D<dag d> { dag c = !con(d, (ins 9:$z)); int n = !size(d); dag f = !foreach(x, d, !if(!isa<int>(x), x, x)); dag m = !dag(outs, [1, 2], ["a", ?]); int g = !getdagarg<int>(d, "a"); string u = !getdagname(d, 1); dag s = !setdagarg(d, 0, "new"); dag t = !setdagname(d, "b", "q"); dag o = !setdagop(d, outs); string p = !getdagopname(!setdagopname(d, "top")); } def a : D<(ins 1:$a, 2:$b)>;"#,
        expect![[r#"
            def ins : 
            def outs : 
            def a : D
              dag c = (ins 1:$a, 2:$b, 9:$z)
              int n = 2
              dag f = (ins 1:$a, 2:$b)
              dag m = (outs 1:$a, 2)
              int g = 1
              string u = "b"
              dag s = (ins "new":$a, 2:$b)
              dag t = (ins 1:$a, 2:$q)
              dag o = (outs 1:$a, 2:$b)
              string p = "top"
        "#]],
    );
}

#[test]
fn dag_errors() {
    check_messages(
        r#"def x; def y; def a { dag d = !con((x), (y)); } def b { int i = !getdagarg<int>((x 1:$a), 3); } def c { int i = !getdagarg<int>((x 1:$a), "b"); } def d { string s = !getdagname((x), 0); } def e { dag d = !dag(x, 5, ?); }"#,
        expect![[r"
            1:19: error: Concatenated Dag operators do not match: '(x)' vs. '(y)'
            1:53: error: !getdagarg index 3 is out of range (dag has 1 arguments)
            1:101: error: !getdagarg key 'b' is not found
            1:151: error: !getdagname index is out of range 0...-1: 0
            1:213: error: expected list of children, got type 'int'
        "]],
    );
}

#[test]
fn records() {
    check(
        r#"class A { int v = 1; } class B : A; def a1 : A; def b10 : B; def b9 : B; class Q<A x> { bit isb = !isa<B>(x); string n = !cast<string>(x); } def q : Q<b9> { list<A> all = !instances<A>(); list<B> bs = !instances<B>("^b"); bit e = !exists<B>("b9"); bit no = !exists<B>("a1"); A c = !cast<A>("b" # 10); } def r : Q<a1>;"#,
        expect![[r#"
            def a1 : A
              int v = 1
            def b10 : A B
              int v = 1
            def b9 : A B
              int v = 1
            def q : Q
              bit isb = 1
              string n = "b9"
              list<A> all = [a1, b9, b10]
              list<B> bs = [b9, b10]
              bit e = 1
              bit no = 0
              A c = b10
            def r : Q
              bit isb = 0
              string n = "a1"
        "#]],
    );
}

#[test]
fn record_errors() {
    check_messages(
        r#"class A; class B; def a : A; def x { A r = !cast<A>("missing"); } def y { B r = !cast<B>("a"); } def z { int e = !exists<A>(5); } def w { list<A> l = !instances<code>(); }"#,
        expect![[r#"
            1:34: error: Undefined reference to record: 'missing'
            1:71: error: Expected type 'B', got 'A' in: !cast<B>("a")
            1:125: error: expected string type argument in !exists operator
            1:162: error: the 'code' type is not allowed in bang operators; use 'string'
            1:151: error: Field 'l' of type 'list<A>' is incompatible with value '!instances<string>(".*")' of type 'list<string>'
        "#]],
    );
}

#[test]
fn repr_and_initialized() {
    check(
        r#"class A<int i, string s> { string r = !repr([i, 2]); int a = !initialized(i); int b = !initialized(s); string t = !repr(s # "x"); } def x : A<1, ?> { string q = !repr(def0); } def def0 { int k = 1; }"#,
        expect![[r#"
            def x : A (incomplete)
              string r = "[1, 2]"
              int a = 1
              int b = 0
              string t = !repr(!strconcat(?, "x"))
              string q = ?
            def def0 : 
              int k = 1
            1:168: error: Variable not defined: 'def0'
        "#]],
    );
}
