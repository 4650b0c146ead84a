//! Operators, literals, indexing, anonymous functions.

use super::{check, check_file, check_octave};

#[test]
fn operators_are_calls() {
    check(
        "x = a + b * -c';",
        "mc_t1 = ctranspose(c);\nmc_t2 = uminus(mc_t1);\nmc_t3 = mtimes(b, mc_t2);\nx = plus(a, mc_t3);",
    );
    check("x = a - b - c;", "mc_t1 = minus(a, b);\nx = minus(mc_t1, c);");
    check(
        "x = ~a ~= b.^c.';",
        "mc_t1 = not(a);\nmc_t2 = power(b, c);\nmc_t3 = transpose(mc_t2);\nx = ne(mc_t1, mc_t3);",
    );
    check("x = a:b; y = a:b:c;", "x = colon(a, b);\ny = colon(a, b, c);");
}

#[test]
fn literals() {
    check("x = -1.5; y = -2i;", "x = -1.5;\nmc_t1 = 2i;\ny = uminus(mc_t1);");
    check("x = 0x1F; y = 'it''s'; z = \"a\";", "x = 0x1Fu8;\ny = 'it''s';\nz = \"a\";");
    check_octave("x = \"a\\n\";", "x = ['' 'a' 10];");
}

#[test]
fn matrices_and_cells() {
    check(
        "x = [a, b; c, 1];",
        "mc_t1 = horzcat(a, b);\nmc_t2 = 1;\nmc_t3 = horzcat(c, mc_t2);\nx = vertcat(mc_t1, mc_t3);",
    );
    check("x = [a; b]; y = []; z = [a];", "x = vertcat(a, b);\ny = vertcat();\nz = a;");
    check("x = {}; y = {a, 'b'};", "x = {};\nmc_t1 = 'b';\ny = {a, mc_t1};");
    check("x = {a; b};", "mc_t1 = {a};\nmc_t2 = {b};\nx = vertcat(mc_t1, mc_t2);");
}

#[test]
fn end_is_a_call_on_the_indexed_part() {
    check("x = a(end);", "mc_t1 = 1;\nmc_t2 = 1;\nmc_t3 = builtin('end', a, mc_t1, mc_t2);\nx = a(mc_t3);");
    check(
        "x = a(:, end);",
        "mc_t1 = 2;\nmc_t2 = 2;\nmc_t3 = builtin('end', a, mc_t1, mc_t2);\nx = a(:, mc_t3);",
    );
    // The inner one belongs to `b`, the outer to `a`; a function in between has none of its own.
    check(
        "x = a(min(end, b(end)));",
        "\
mc_t1 = 1;
mc_t2 = 1;
mc_t3 = builtin('end', a, mc_t1, mc_t2);
mc_t4 = 1;
mc_t5 = 1;
mc_t6 = builtin('end', b, mc_t4, mc_t5);
mc_t7 = b(mc_t6);
mc_t8 = min(mc_t3, mc_t7);
x = a(mc_t8);",
    );
    check(
        "x = s.f{end}(2);",
        "\
mc_t1 = s.f;
mc_t2 = 1;
mc_t3 = 1;
mc_t4 = builtin('end', mc_t1, mc_t2, mc_t3);
mc_t5 = 2;
x = s.f{mc_t4}(mc_t5);",
    );
}

#[test]
fn one_access_is_one_statement() {
    check("x = s.a(1).(b){c};", "mc_t1 = 1;\nx = s.a(mc_t1).(b){c};");
    check("s.a(b).c{1} = a;", "mc_t1 = 1;\ns.a(b).c{mc_t1} = a;");
    check("a(b) = []; a{b} = [];", "a(b) = [];\nmc_t1 = vertcat();\na{b} = mc_t1;");
    check(
        "x(end + 1) = a;",
        "mc_t1 = 1;\nmc_t2 = 1;\nmc_t3 = builtin('end', x, mc_t1, mc_t2);\nmc_t4 = 1;\nmc_t5 = plus(mc_t3, mc_t4);\nx(mc_t5) = a;",
    );
}

#[test]
fn short_circuits_are_branches() {
    check(
        "x = a && b || c;",
        "\
mc_t1 = mc_truth(a);
if mc_t1
    mc_t2 = mc_truth(b);
else
    mc_t2 = mc_t1;
end
if mc_t2
    x = mc_t2;
else
    x = mc_truth(c);
end",
    );
}

#[test]
fn anonymous_functions_become_functions() {
    check_file(
        "function main(a)\nf = @(x, y) x.^2 + a * y;\nend\n",
        "\
function main(a)
    f = @(x, y) lambda_1(a, x, y);
end

function mc_t1 = lambda_1(a, x, y)
    %#tame lambda 1 @(x,y)x.^2+a*y
    mc_t2 = 2;
    mc_t3 = power(x, mc_t2);
    mc_t4 = mtimes(a, y);
    mc_t1 = plus(mc_t3, mc_t4);
end",
    );
}

#[test]
fn an_anonymous_call_gives_what_its_caller_asks_for() {
    check_file(
        "function main(c)\nf = @(varargin) max(varargin{:}, c.d);\ng = @sin;\nend\n",
        "\
function main(c)
    f = @(varargin) lambda_1(c, varargin{:});
    g = @sin;
end

function varargout = lambda_1(c, varargin)
    %#tame lambda 1 @(varargin)max(varargin{:},c.d)
    mc_l1 = {varargin{:}};
    mc_l2 = {c.d};
    [varargout{1:nargout}] = max(mc_l1{:}, mc_l2{:});
end",
    );
}

#[test]
fn anonymous_functions_in_each_other_capture_through() {
    check_file(
        "function main(a)\nf = @(x) @(~) x + a;\nend\n",
        "\
function main(a)
    f = @(x) lambda_1(a, x);
end

function mc_t1 = lambda_1(a, x)
    %#tame lambda 1 @(x)@(~)x+a
    mc_t1 = @(mc_t2) lambda_2(x, a, mc_t2);
end

function mc_t3 = lambda_2(x, a, mc_t2)
    %#tame lambda 2 @(~)x+a
    mc_t3 = plus(x, a);
end",
    );
}

#[test]
fn octave_updates() {
    check_octave("a += 2;", "mc_t1 = 2;\na = plus(a, mc_t1);");
    check_octave("a(b)++;", "mc_t1 = a(b);\nmc_t2 = 1;\nmc_t3 = plus(mc_t1, mc_t2);\na(b) = mc_t3;");
    check_octave("x = y = a;", "y = a;\nx = y;");
}

#[test]
fn long_and_deep_texts_lower() {
    let deep = |open: &str, n: usize, close: &str| format!("{}a{}", open.repeat(n), close.repeat(n));
    for e in [
        format!("a{}", "+a".repeat(1900)),
        format!("a{}", "&&a".repeat(1900)),
        format!("a{}", ".b".repeat(1900)),
        format!("a{}", "'".repeat(1900)),
        deep("(", 240, ")"),
        deep("c{", 240, "}"),
        deep("c{end, ", 100, "}"),
        deep("@() ", 40, ""),
    ] {
        super::lower(&format!("function main(a, c)\nx = {e};\nif {e}, x = 1; end\nend\n"));
    }
}
