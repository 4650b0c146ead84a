//! Command syntax, by MATLAB's rule.

use crate::common::{check, check_octave, file};
use tame_syntax::{Dialect, dump, parse_statements};

#[test]
fn commands() {
    check("hold on", "script\n  (cmd hold 'on') !");
    check("format long g;", "script\n  (cmd format 'long' 'g')");
    check("hold on, x = 1;", "script\n  (cmd hold 'on') !\n  (= x 1)");
    check("close all % done", "script\n  (cmd close 'all') !\n  (% trailing '% done')");
    check("disp 'two words' more", "script\n  (cmd disp 'two words' 'more') !");
    check("disp it''s", "script\n  (cmd disp 'its') !");
    check("axis([0 1]), grid on", "script\n  (index axis [0 1]) !\n  (cmd grid 'on') !");
    check("cd ..", "script\n  (cmd cd '..') !");
    check("ls *.m", "script\n  (cmd ls '*.m') !");
    check("load data.mat x -ascii", "script\n  (cmd load 'data.mat' 'x' '-ascii') !");
    check("warning off all;", "script\n  (cmd warning 'off' 'all')");
    check("figure ...\n 1", "script\n  (cmd figure '1') !");
    check("if a, hold on, end", "script\n  (if\n    (a\n      (cmd hold 'on') !))");
}

#[test]
fn not_commands() {
    check("a - 1", "script\n  (- a 1) !");
    check("a -1", "script\n  (cmd a '-1') !");
    check("a = 1; a -1", "script\n  (= a 1)\n  (- a 1) !");
    check("a ==b", "script\n  (cmd a '==b') !");
    check("a == b", "script\n  (== a b) !");
    check("a =b", "script\n  (= a b) !");
    check("a {1} = b;", "script\n  (= (brace a 1) b)");
    check("disp (1)", "script\n  (index disp 1) !");
    check("x';", "script\n  (' x)");
    check("x ';", "script\n  (' x)");
    check("x.y = 1; x .y", "script\n  (= (. x y) 1)\n  (. x y) !");
    check("for i=1:2, i -1, end", "script\n  (for i (: 1 2)\n    (- i 1) !)");
}

#[test]
fn variables_of_the_function_are_known() {
    check(
        "function y = f(x)\nx -1\ny -1\nz -1\nend",
        "function-file\n  (function f (x) (y)\n    (- x 1) !\n    (- y 1) !\n    (cmd z '-1') !)",
    );
    check(
        "function f\na = 1;\nend\nfunction g\na -1\nend",
        "function-file\n  (function f () ()\n    (= a 1))\n  (function g () ()\n    (cmd a '-1') !)",
    );
}

#[test]
fn the_workspace_decides_at_a_prompt() {
    let parse = |known: &'static str| {
        let parsed = parse_statements(file(), "a -1", Dialect::Matlab, &|name| name == known);
        dump(&parsed.file)
    };
    assert_eq!(parse("a"), "script\n  (- a 1) !\n");
    assert_eq!(parse("b"), "script\n  (cmd a '-1') !\n");
}

#[test]
fn octave_updates_are_no_commands() {
    check_octave("a += 1", "script\n  (+= a 1) !");
    check_octave("a +=1", "script\n  (+= a 1) !");
    check_octave("a ++;", "script\n  (++ a)");
    check_octave("hold on # now", "script\n  (cmd hold 'on') !\n  (% trailing '# now')");
}
