//! What each construct is raised to. Texts are written by hand; where source and raised text are the same,
//! there is one.

use base::MemorySystem;
use ir::tir::{self, FuncId};
use lower::Lowering;
use std::path::Path;
use syntax::Dialect;
use tame_specialize::raise::{Home, Options, raise};

fn raised(text: &str, dialect: Dialect) -> String {
    let system = MemorySystem::new([("/w/golden.m", text.as_bytes())]);
    let options = lower::Options { dialect, ..lower::Options::default() };
    let mut lowering = Lowering::new(&system, options);
    let entry = lowering.load_entry(Path::new("/w/golden.m"));
    let problems: Vec<String> = lowering.diagnostics().iter().map(ToString::to_string).collect();
    assert_eq!(problems, Vec::<String>::new());
    let entry = entry.expect("a program");
    let file = lowering.program.functions[entry].file;
    let home = |f: FuncId| match lowering.program.functions[f].file == file {
        true => Home::Text,
        false => Home::Elsewhere,
    };
    let options = Options { dialect, nest: true, sources: Some(lowering.sources()), home: &home };
    raise(&lowering.program, &[entry], &options)
}

/// The text is raised to itself.
#[track_caller]
fn same(text: &str) {
    check(text, text);
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let found = raised(text, Dialect::Matlab);
    assert_eq!(found, expected, "\n{found}");
}

/// Tame IR that lowering does not write.
#[track_caller]
fn check_ir(text: &str, expected: &str) {
    let program = tir::read(base::EntityRef::new(0), text, &|n| lower::is_builtin(n)).expect("Tame IR");
    let roots: Vec<FuncId> = program.functions.keys().take(1).collect();
    let options = Options { dialect: Dialect::Matlab, nest: true, sources: None, home: &|_| Home::Text };
    let found = raise(&program, &roots, &options);
    assert_eq!(found, expected, "\n{found}");
}

#[test]
fn operators_nest_with_the_parentheses_that_they_need() {
    same("x = 1;\ny = (x + 2) * 3 - -x^2;\nz = (-2)^2 + 2^-1;\nw = ~(x == y)' .* [x, y].';\n");
    same("a = 1:3;\nb = 10:-2:0;\nc = (1:3)';\nd = a(1):b(2);\n");
    check("x = ((1)) + ((2 * 3));\n", "x = 1 + 2 * 3;\n");
}

#[test]
fn calls_nest_in_the_order_of_evaluation() {
    same("x = max(rand, numel(zeros(2, 3)));\n");
    same("s.a = min(abs(1), max(2, floor(3)));\n");
    same("x = struct('field', 1).field(1);\n");
}

#[test]
fn conditions_are_conditions_again() {
    same(
        "x = 1;\nif x > 0 && (x < 5 || x == 7)\n    y = 1;\nelseif x | y\n    y = 2;\nelse\n    y = 3;\nend\n",
    );
    same("x = 1;\nok = x > 0 && abs(x) || sin(x);\n");
    same("x = 1;\nwhile ~isempty(x) && x(1) > 2\n    x = sin(x);\nend\n");
    same("x = 1;\nif x & abs(x) & sin(x)\n    y = 1;\nend\n");
}

#[test]
fn loops() {
    same(
        "for i = 1:2:9\n    if i == 3\n        continue\n    end\n    while true\n        break\n    end\nend\n",
    );
    same("for col = magic(3)\n    disp(col);\nend\n");
    same("n = 3;\nfor i = [1:n]\n    disp(i);\nend\n");
    same("parfor i = 1:3\n    x(i) = i;\nend\n");
}

#[test]
fn switch_with_lists_comments_and_otherwise() {
    same(concat!(
        "x = 'A';\nswitch lower(x)\n    % The cases.\n    case 'a'\n        y = 1;\n    case {'b', 'c'}\n",
        "        y = 2;\n    case upper('d')\n        y = 3;\n    otherwise\n        y = 4;\nend\n"
    ));
    same("x = 1;\nswitch x\n    case {}\n        y = 1;\nend\n");
}

#[test]
fn errors_are_caught() {
    same("try\n    sin(1);\ncatch err\n    disp(err.message);\nend\n");
    same("try\n    sin(1);\ncatch\n    cos(2);\nend\n");
}

#[test]
fn anonymous_functions_keep_their_text() {
    // What `func2str` shows: parentheses and the spelling of numbers.
    same("a = 2;\nf = @(x) (a * x) + 1e-3;\ng = @() f(3);\nh = @sin;\nk = @(varargin) numel(varargin);\n");
    same("f = @(x) x > 1 && x < 3;\n");
}

#[test]
fn assignments_with_several_targets() {
    same("[a, b] = size(1);\n[~, i] = max([1, 2]);\n[s.x, c{2}] = deal(1, 2);\n");
    same("c = cell(1, 3);\n[c{1:2}] = deal(0);\n[q, c{:}] = deal(1);\n");
    same("x(2).f = 1;\n[x.f] = deal(3);\n");
    same("[a, b(2)] = size(1)\n");
}

#[test]
fn lists_spread_where_they_did() {
    same(concat!(
        "c = {1, 2};\nx = max(c{:});\ny = [c{:}, 3];\nz = {c{:}};\ns.a = 1;\nw = sin(s.a);\nv = sin((s.a));\n",
        "c{:}\n[a, b] = c{:};\n"
    ));
}

#[test]
fn paths() {
    same(concat!(
        "x.f(3).g{2} = 1;\nx.f(end).g{end + 1} = 2;\nx.f(2) = [];\nname = 'k';\n",
        "x.(name) = x.f(1).g{1}(end);\n"
    ));
    same("x = magic(4);\ny = x(end, 1) + x(end - 1);\nz = x(min(end, 3), :);\nw = x(y(end));\n");
    // `[]` behind a subscript would delete.
    same("c = {1};\nc{1} = [];\nc(1) = [];\n");
    check("x = {1};\nx(1) = ([]);\n", "x = {1};\nx(1) = zeros(0, 0);\n");
}

#[test]
fn what_is_shown_and_what_is_not() {
    same("x = 3\n3 + 4\nsin(2)\nx;\n% A comment.\nx\n");
    // An assignment that is shown and one with the display behind it are one thing.
    check("y = 4;\ny\n", "y = 4\n");
}

#[test]
fn brackets() {
    same("a = [];\nb = [1, 2; 3, 4];\nc = {};\nd = {1, 'a'; [], {2}};\ne = [1; 2];\nf = {1; 2};\n");
    same("x = [1, -2];\ny = [x', x'];\nz = [x - 1, 2];\n");
}

#[test]
fn numbers_read_back() {
    same(
        "a = 0.1;\nb = 1e-10;\nc = 1e6;\nd = 123456.789;\ne = 3i;\nf = 0xFFu8;\ng = -0;\nh = 1.7976931348623157e308;\n",
    );
    check("a = 1000000;\nb = 1000;\nc = 0.1e-2;\n", "a = 1e6;\nb = 1000;\nc = 0.001;\n");
    check("a = 0.3000000000000000444;\nb = 1e999;\n", "a = 0.30000000000000004;\nb = Inf;\n");
}

#[test]
fn texts_read_back() {
    same("a = 'it''s';\nb = \"say \"\"x\"\"\";\nc = '';\nd = \"\";\n");
    let octave = raised("a = \"line\\n\\t'\";\n", Dialect::Octave);
    assert_eq!(octave, "a = \"line\\n\\t'\";\n");
}

#[test]
fn functions() {
    same(concat!(
        "function [a, varargout] = golden(x, ~, varargin)\n    % Help.\n    global g\n    persistent p\n",
        "    a = inner(x) + nargin; % behind\n    varargout = varargin;\n\n    function r = inner(y)\n",
        "        r = x + y;\n    end\nend\n"
    ));
    same(concat!(
        "x = f(1);\n\nfunction r = f(x)\n    arguments\n        x (1, :) double {mustBePositive} = 3\n    end\n",
        "    r = x;\nend\n"
    ));
}

#[test]
fn octave() {
    let text = "unwind_protect\n    sin(1);\nunwind_protect_cleanup\n    cos(2);\nend_unwind_protect\nx = [1, 2, 3](2);\n";
    assert_eq!(raised(text, Dialect::Octave), text);
}

/// What may not be nested stays a variable.
#[test]
fn order_of_effects() {
    // The value of `f` is computed before that of `g`, but stands behind it.
    check_ir(
        "function z = h(x)\n    mc_t1 = f(x);\n    mc_t2 = g(x);\n    z = minus(mc_t2, mc_t1);\nend\n",
        "function z = h(x)\n    f_value = f(x);\n    z = g(x) - f_value;\nend\n",
    );
    // Something is assigned between.
    check_ir(
        "function [y, z] = h(x)\n    mc_t1 = f(x);\n    y = g(x);\n    z = plus(mc_t1, y);\nend\n",
        "function [y, z] = h(x)\n    f_value = f(x);\n    y = g(x);\n    z = f_value + y;\nend\n",
    );
    // A copy may not be read after an assignment.
    check_ir(
        "function [x, z] = h(x)\n    mc_t1 = x;\n    x = g(x);\n    z = plus(mc_t1, x);\nend\n",
        "function [x, z] = h(x)\n    x_before = x;\n    x = g(x);\n    z = x_before + x;\nend\n",
    );
    // A global may be changed by a call.
    check_ir(
        "function z = h()\n    global x;\n    mc_t1 = f();\n    z = plus(x, mc_t1);\nend\n",
        "function z = h()\n    global x\n    f_value = f();\n    z = x + f_value;\nend\n",
    );
    // A temporary that is used twice stays, under a name that is free.
    check_ir(
        "function z = h(x, f_value)\n    mc_t1 = f(x);\n    z = plus(mc_t1, mc_t1);\nend\n",
        "function z = h(x, f_value)\n    f_value2 = f(x);\n    z = f_value2 + f_value2;\nend\n",
    );
}
