//! Functions: signatures, files with and without `end`, nesting, `arguments` blocks, help.

use crate::common::{check, parse};
use tame_syntax::{Dialect, UnitKind};

#[test]
fn signatures() {
    check("function f\nx;", "function-file\n  (function-without-end f () ()\n    x)");
    check("function f()\nend", "function-file\n  (function f () ())");
    check("function y = f(x, ~)\nend", "function-file\n  (function f (x ~) (y))");
    check("function [a, b] = f(varargin)\nend", "function-file\n  (function f (varargin) (a b))");
    check("function [a b]=f, a=1;", "function-file\n  (function-without-end f () (a b)\n    (= a 1))");
    check("function [] = f()\nend", "function-file\n  (function f () ())");
    check(
        "function ind = end(obj, k, n)\nind = 1;\nend",
        "function-file\n  (function end (obj k n) (ind)\n    (= ind 1))",
    );
    check("function y = f( ... first\n  a, ...\n  b)\nend", "function-file\n  (function f (a b) (y))");
}

#[test]
fn files_without_end() {
    check(
        "function f\nif x\n y;\nend\nfunction g\nz;\n",
        "
function-file
  (function-without-end f () ()
    (if
      (x
        y)))
  (function-without-end g () ()
    z)",
    );
}

#[test]
fn files_with_end() {
    check(
        "% about\nfunction f\nx;\nend % f\n\nfunction g\ny;\nend\n",
        "
function-file
  (% '% about')
  (function f () ()
    x)
  (% trailing '% f')
  (function g () ()
    y)",
    );
}

#[test]
fn nested_functions() {
    check(
        "function f\na = 1;\nfunction g\na -1\nend\ng\nend\nfunction h\nend\n",
        "
function-file
  (function f () ()
    (= a 1)
    (function g () ()
      (- a 1) !)
    g !)
  (function h () ())",
    );
}

#[test]
fn scripts_with_local_functions() {
    let text = "x = f(1);\nfunction y = f(x)\ny = x;\nend\n";
    check(text, "script\n  (= x (index f 1))\n  (function f (x) (y)\n    (= y x))");
    let unit = parse(text, Dialect::Matlab).file;
    assert_eq!(unit.kind, UnitKind::Script);
    assert_eq!(unit.functions().count(), 1);
    assert_eq!(parse("", Dialect::Matlab).file.kind, UnitKind::Script);
    assert_eq!(parse("% c\nfunction f, end", Dialect::Matlab).file.kind, UnitKind::FunctionFile);
}

#[test]
fn arguments_blocks() {
    check(
        "function f(x, opts)
% HELP
arguments (Input)
  x (1,:) double {mustBePositive, mustBeMember(x, [1 2])} = 3 % size
  opts.Name string = \"a\"
  opts.?matlab.Line
end
arguments (Repeating)
  c
end
x;
end",
        "
function-file
  (function f (x opts) ()
    (% '% HELP')
    (arguments Input
      (declare x (1 :) class double validators mustBePositive (index mustBeMember x [1 2]) default 3)
      (% trailing '% size')
      (declare opts.Name class string default \"a\")
      (declare opts.?matlab.Line))
    (arguments Repeating
      (declare c))
    x)",
    );
    check("function f\narguments = 3;\nend", "function-file\n  (function f () ()\n    (= arguments 3))");
    check(
        "function f\narguments(2) = 3;\nend",
        "function-file\n  (function f () ()\n    (= (index arguments 2) 3))",
    );
}

#[test]
fn help_and_spans() {
    let text = "function y = f(x)\n% F does it\n%   in two lines\n\ny = x;\nend\n";
    let unit = parse(text, Dialect::Matlab).file;
    let f = unit.functions().next().expect("a function");
    assert_eq!(f.help(), " F does it\n   in two lines");
    assert_eq!(&text[f.signature.start as usize..f.signature.end as usize], "function y = f(x)");
    assert_eq!(&text[f.span.start as usize..f.span.end as usize], text.trim_end());
    let last = f.body.last().expect("a statement");
    assert_eq!(&text[last.span.start as usize..last.span.end as usize], "y = x");
}
