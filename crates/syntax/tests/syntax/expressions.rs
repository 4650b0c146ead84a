//! Expressions: literals, precedence, indexing, quotes. Values of the precedence cases were checked
//! against Octave where both languages agree.

use crate::common::{check_expr, check_octave_expr};

#[test]
fn numbers() {
    check_expr("1.", "1");
    check_expr("1.e3", "1000");
    check_expr(".5", "0.5");
    check_expr("1e3i", "1000i");
    check_expr("2J", "2i");
    check_expr("1d3", "1000");
    check_expr("1.5D-2", "0.015");
    check_expr("9007199254740993", "9007199254740992");
    check_expr("0x1F", "uint8:0x1f");
    check_expr("0x1Fu16", "uint16:0x1f");
    check_expr("0XfFs8", "int8:0xffffffffffffffff");
    check_expr("0b101s8", "int8:0x5");
    check_expr("0x100", "uint16:0x100");
    check_expr("0xFFFFFFFFFF", "uint64:0xffffffffff");
    check_octave_expr("10_000", "10000");
}

#[test]
fn dots_after_numbers() {
    check_expr("1.*x", "(.* 1 x)");
    check_expr("1./x", "(./ 1 x)");
    check_expr("1.^x", "(.^ 1 x)");
    check_expr("1..^2", "(.^ 1 2)");
    check_expr("3.'", "(.' 3)");
    check_expr("x.^-1", "(.^ x (- 1))");
    check_expr("1 ...\n + 2", "(+ 1 2)");
    check_expr("1...\n+2", "(+ 1 2)");
}

#[test]
fn precedence() {
    check_expr("-2^2", "(- (^ 2 2))");
    check_expr("2^-1", "(^ 2 (- 1))");
    check_expr("2^-1^2", "(^ (^ 2 (- 1)) 2)");
    check_expr("2^3^2", "(^ (^ 2 3) 2)");
    check_expr("2^3'", "(' (^ 2 3))");
    check_expr("2^-a'", "(' (^ 2 (- a)))");
    check_expr("-a*b", "(* (- a) b)");
    check_expr("a*-b", "(* a (- b))");
    check_expr("~x==y", "(== (~ x) y)");
    check_expr("~x'", "(~ (' x))");
    check_expr("a' * b'", "(* (' a) (' b))");
    check_expr("a'.'", "(.' (' a))");
    check_expr("a.'*b", "(* (.' a) b)");
    check_expr("a-b-c", "(- (- a b) c)");
    check_expr("a+b*c", "(+ a (* b c))");
    check_expr("1|0&0", "(| 1 (& 0 0))");
    check_expr("a||b&&c", "(|| a (&& b c))");
    check_expr("a<b==c", "(== (< a b) c)");
    check_expr("a\\b./c", "(./ (\\ a b) c)");
    check_expr("--a", "(- (- a))");
    check_expr("a++b", "(+ a (+ b))");
    check_expr("a--b", "(- a (- b))");
}

#[test]
fn ranges() {
    check_expr("1:3'", "(: 1 (' 3))");
    check_expr("a:b:c", "(: a b c)");
    check_expr("1:n+1", "(: 1 (+ n 1))");
    check_expr("1<2:3", "(< 1 (: 2 3))");
    check_expr("~1:3", "(: (~ 1) 3)");
    check_expr("a:b:c:d", "(: (: a b c) d)");
    check_expr("x(:)", "(index x :)");
    check_expr("x(:, 1:end)", "(index x : (: 1 end))");
    check_expr("x(: , :)'", "(' (index x : :))");
}

#[test]
fn indexing_chains() {
    check_expr("x(end+1)", "(index x (+ end 1))");
    check_expr("x(end).y{end}", "(brace (. (index x end) y) end)");
    check_expr("a.b.c(1).d{2}", "(brace (. (index (. (. a b) c) 1) d) 2)");
    check_expr("s.(name)", "(.() s name)");
    check_expr("s.(\"a\").b", "(. (.() s \"a\") b)");
    check_expr("s.end.if", "(. (. s end) if)");
    check_expr("f()", "(index f)");
    check_expr("f(1)(2)", "(index (index f 1) 2)");
    check_expr("c{:}", "(brace c :)");
    check_expr("c{3 -1}", "(brace c (- 3 1))");
    check_expr("(a).b", "(. (paren a) b)");
    check_expr("x.y'", "(' (. x y))");
    check_expr("x([1 end])", "(index x [1 end])");
    check_expr("f (1)", "(index f 1)");
    check_expr("f(x, Name=3, Other='a')", "(index f x (name-value Name 3) (name-value Other 'a'))");
    check_expr("f(a==b)", "(index f (== a b))");
}

#[test]
fn matrices_where_white_space_separates() {
    check_expr("[1 -2]", "[1 (- 2)]");
    check_expr("[1 - 2]", "[(- 1 2)]");
    check_expr("[1 , -2]", "[1 (- 2)]");
    check_expr("[1 -2 + 3]", "[1 (+ (- 2) 3)]");
    check_expr("[a' b']", "[(' a) (' b)]");
    check_expr("[a 'b']", "[a 'b']");
    check_expr("[a ' b']", "[a ' b']");
    check_expr("[a', b']", "[(' a) (' b)]");
    check_expr("[a.' b]", "[(.' a) b]");
    check_expr("[f (1)]", "[f (paren 1)]");
    check_expr("[f(1) (2)]", "[(index f 1) (paren 2)]");
    check_expr("[f {1}]", "[f {1}]");
    check_expr("[x.y 'str']", "[(. x y) 'str']");
    check_expr("[~a ~b]", "[(~ a) (~ b)]");
    check_expr("[a ~=b]", "[(~= a b)]");
    check_expr("[@f, @g]", "[@f @g]");
    check_expr("{@f @g}", "{@f @g}");
    check_expr("[a == b]", "[(== a b)]");
    check_expr("[a ==b]", "[(== a b)]");
    check_expr("[a * b]", "[(* a b)]");
    check_expr("[1 : 3]", "[(: 1 3)]");
    check_expr("[a .5]", "[a 0.5]");
    check_expr("[a .* b]", "[(.* a b)]");
    check_expr("[(1 -2) 3]", "[(paren (- 1 2)) 3]");
    check_expr("[f(1 -2) 3]", "[(index f (- 1 2)) 3]");
    check_expr("{[1 -2] -3}", "{[1 (- 2)] (- 3)}");
    check_expr("['a' 'b';'c' \"d\"]", "['a' 'b'; 'c' \"d\"]");
    check_expr("[a && b, c || d]", "[(&& a b) (|| c d)]");
}

#[test]
fn rows() {
    check_expr("[]", "[]");
    check_expr("[1 2; 3 4]", "[1 2; 3 4]");
    check_expr("[1 2\n3 4]", "[1 2; 3 4]");
    check_expr("[1 2;\n\n3 4;\n]", "[1 2; 3 4]");
    check_expr("[1,2,\n3,4]", "[1 2; 3 4]");
    check_expr("[1 ...\n 2]", "[1 2]");
    check_expr("[1 ... a comment\n -2]", "[1 (- 2)]");
    check_expr("[1 -...\n 2]", "[(- 1 2)]");
    check_expr("[1, 2 % comment\n 3 4]", "[1 2; 3 4]");
    check_expr("[1, 2\n% comment\n 3 4]", "[1 2; 3 4]");
    check_expr("[1, 2\n%{\ncomment ] \n%}\n 3 4]", "[1 2; 3 4]");
    check_expr("[1 2;,3 4]", "[1 2; 3 4]");
    check_expr("f({1, ...\n 2})", "(index f {1 2})");
    check_expr("f([1\n2])", "(index f [1; 2])");
}

#[test]
fn anonymous_functions_and_handles() {
    check_expr("@(x) x+1", "(@ (x) (+ x 1))");
    check_expr("@() disp('a')", "(@ () (index disp 'a'))");
    check_expr("@(~, x) x", "(@ (~ x) x)");
    check_expr("@(varargin) f(varargin{:})", "(@ (varargin) (index f (brace varargin :)))");
    check_expr("{@(x) x + 1, 2}", "{(@ (x) (+ x 1)) 2}");
    check_expr("{@(x)1 @(x)x(2)}", "{(@ (x) 1) (@ (x) (index x 2))}");
    check_expr("{@(x) (x +1), 2}", "{(@ (x) (paren (+ x 1))) 2}");
    check_expr("@pkg.sub.f", "@pkg.sub.f");
    check_expr("cellfun(@numel, c)", "(index cellfun @numel c)");
    check_expr("@(x) @(y) x+y", "(@ (x) (@ (y) (+ x y)))");
    // MATLAB's documentation: white space separates in a cell array of handles too. Octave
    // lets it mean nothing in the body.
    check_expr("{@(x) x +1, 2}", "{(@ (x) x) (+ 1) 2}");
    check_octave_expr("{@(x) x +1, 2}", "{(@ (x) (+ x 1)) 2}");
    check_octave_expr("{@(x) [x -1] -1}", "{(@ (x) (- [x (- 1)] 1))}");
}

#[test]
fn strings() {
    check_expr("'it''s'", "'it\\'s'");
    check_expr("''", "''");
    check_expr("\"say \"\"hi\"\"\"", "\"say \\\"hi\\\"\"");
    check_expr("\"a\\tb\"", "\"a\\\\tb\"");
    check_octave_expr("\"a\\tb\\\"c\"", "\"a\\x09b\\\"c\"");
    check_octave_expr("\"\\101\\x42\"", "\"AB\"");
    check_octave_expr("'a\\n'", "'a\\\\n'");
    check_expr("['caf\u{e9}' '%']", "['caf\u{e9}' '%']");
}

#[test]
fn classes() {
    check_expr("?pkg.Name", "?pkg.Name");
    check_expr("show@pkg.Base(obj, 1)", "(index (super show pkg.Base) obj 1)");
}

#[test]
fn octave_operators() {
    check_octave_expr("!x==y", "(== (~ x) y)");
    check_octave_expr("a != b", "(~= a b)");
    check_octave_expr("2**3", "(^ 2 3)");
    check_octave_expr("[1 !0]", "[1 (~ 0)]");
    check_octave_expr("a'(2)", "(index (' a) 2)");
    check_octave_expr("c{i++}", "(brace c (_++ i))");
    check_octave_expr("i++ < n", "(< (_++ i) n)");
    check_octave_expr("--k + 1", "(+ (--_ k) 1)");
    check_octave_expr("f(x = 3)", "(index f (set x 3))");
    check_octave_expr("f(1,\n2)", "(index f 1 2)");
    check_octave_expr("[1 -...\n1]", "[1 (- 1)]");
}

#[test]
fn printer_adds_the_parentheses_a_tree_needs() {
    use tame_syntax as syntax;
    use tame_syntax::ast::{BinaryOp, Expr, ExprKind};
    let (a, _) = syntax::parse_expression(crate::common::file(), "a + b", Default::default());
    let (f, _) = syntax::parse_expression(crate::common::file(), "@(x) x", Default::default());
    let span = a.span;
    let times = |l: &Expr, r: &Expr| Expr {
        kind: ExprKind::Binary {
            op: BinaryOp::MatMul,
            left: Box::new(l.clone()),
            right: Box::new(r.clone()),
        },
        span,
    };
    let print = |e: &Expr| syntax::print_expr(e, Default::default());
    assert_eq!(print(&times(&a, &a)), "(a + b) * (a + b)");
    assert_eq!(print(&times(&f, &a)), "(@(x) x) * (a + b)");
    assert_eq!(print(&times(&a, &f)), "(a + b) * @(x) x");
}
