//! cs-lists, several targets, statements that show.

use super::check;

#[test]
fn lists_spread_in_calls_and_brackets() {
    check("disp(c{:})", "mc_l1 = {c{:}};\ndisp(mc_l1{:})");
    check("x = [c{:}, a];", "mc_l1 = {c{:}};\nx = horzcat(mc_l1{:}, a);");
    check("x = {s.f};", "mc_l1 = {s.f};\nx = {mc_l1{:}};");
    check("x = c{a} + 1;", "mc_t1 = c{a};\nmc_t2 = 1;\nx = plus(mc_t1, mc_t2);");
}

#[test]
fn certain_scalars_make_one_value() {
    check("x = {c{1}};", "mc_t1 = 1;\nmc_t2 = c{mc_t1};\nx = {mc_t2};");
    check(
        "for i = a:b\ndisp(c{i + 1});\nend",
        "for i = a:b\n    mc_t1 = 1;\n    mc_t2 = plus(i, mc_t1);\n    mc_t3 = c{mc_t2};\n    disp(mc_t3);\nend",
    );
    // A mask or a variable of unknown size may name any number.
    check("disp(c{a == 1});", "mc_t1 = 1;\nmc_t2 = eq(a, mc_t1);\nmc_l3 = {c{mc_t2}};\ndisp(mc_l3{:});");
    check(
        "for i = a:b\ni = c;\ndisp(c{i});\nend",
        "for i = a:b\n    i = c;\n    mc_l1 = {c{i}};\n    disp(mc_l1{:});\nend",
    );
}

#[test]
fn several_targets() {
    check("[x, ~, y] = max(a);", "[x, ~, y] = max(a);");
    check(
        "[x, b(2), s.f] = max(a);",
        "mc_t2 = mc_places(s);\n[x, mc_t1, mc_l3{1:mc_t2}] = max(a);\nmc_t4 = 2;\nb(mc_t4) = mc_t1;\n[s.f] = mc_l3{:};",
    );
    check(
        "[c{1:2}] = max(a);",
        "mc_t1 = 1;\nmc_t2 = 2;\nmc_t3 = colon(mc_t1, mc_t2);\nmc_t4 = mc_count(mc_t3);\n[mc_l5{1:mc_t4}] = max(a);\n[c{mc_t3}] = mc_l5{:};",
    );
    check("[x, y] = c{:};", "[x, y] = c{:};");
    check(
        "[x, y] = a;",
        "\
mc_t1 = 'MATLAB:needMoreRhsOutputs';
mc_t2 = 'Insufficient number of outputs from right hand side of equal sign to satisfy assignment.';
error(mc_t1, mc_t2);",
    );
}

#[test]
fn statements_show_what_they_assign() {
    check("x = a\nx(2) = b", "x = a;\nx\nmc_t1 = 2;\nx(mc_t1) = b;\nx");
    check("[x, y] = max(a)", "[x, y] = max(a);\nx\ny");
    check("a\na + b\nmax(a)\nc{a}\nmax(a);", "a\nans = plus(a, b);\nans\nmax(a)\nc{a}\nmax(a);");
}

#[test]
fn command_syntax() {
    check("format long g", "mc_t1 = 'long';\nmc_t2 = 'g';\nformat(mc_t1, mc_t2)");
}
