//! Tests of the value analysis on MATLAB text, through lowering.

use crate::{Analysis, CallEdge, Options, ProgramSource, analyze, show};
use base::{MemorySystem, Name};
use ir::tir::{FuncId, Program, Stmt, VarKind};
use lower::Lowering;
use types::{AbsValue, parse_values};

struct Source(Lowering<'static>);

impl ProgramSource for Source {
    fn program(&self) -> &Program {
        &self.0.program
    }

    fn resolve(&mut self, name: Name, from: FuncId) -> Option<FuncId> {
        self.0.resolve_function(name.as_str(), Some(from))
    }

    fn lower_anonymous(&mut self, text: &str) -> Option<FuncId> {
        self.0.lower_anonymous(text, None).ok()
    }
}

fn run(text: &str, args: &str, nargout: usize) -> (Analysis, Source) {
    run_with(text, args, nargout, &Options::default())
}

fn run_with(text: &str, args: &str, nargout: usize, options: &Options) -> (Analysis, Source) {
    let system: &'static MemorySystem = Box::leak(Box::new(MemorySystem::default()));
    let choices = lower::Options { comments: false, ..lower::Options::default() };
    let mut lowering = Lowering::new(system, choices);
    let entry = lowering.load_text("main.m", text).unwrap_or_else(|| panic!("{:?}", lowering.diagnostics()));
    let args: Vec<AbsValue> = parse_values(args).unwrap_or_else(|e| panic!("{e}"));
    let mut source = Source(lowering);
    let analysis = analyze(&mut source, entry, &args, nargout, options);
    (analysis, source)
}

/// Checks the static types of variables of the entry: `name: type`.
fn check(text: &str, args: &str, expected: &[&str]) {
    let (analysis, source) = run(text, args, 1);
    let context = &analysis.contexts[analysis.entry];
    let f = &source.0.program.functions[context.func];
    let mut found = Vec::new();
    for line in expected {
        let name = line.split(':').next().unwrap_or("");
        let value = f.find_var(Name::new(name)).map_or(AbsValue::bottom(), |v| context.facts.var(v).clone());
        found.push(format!("{name}: {}", show(&value, &source.0.program)));
    }
    assert_eq!(found, expected, "\n{text}\n{}", analysis.listing(&source.0.program));
}

/// The indexed reads and writes of all contexts: how many, and how many proved in bounds.
fn bounds(text: &str, args: &str) -> (usize, usize) {
    let (analysis, source) = run(text, args, 1);
    let (mut all, mut proved) = (0, 0);
    for context in analysis.contexts.values() {
        let f = &source.0.program.functions[context.func];
        for (s, stmt) in f.stmts.iter().filter(|(s, _)| context.facts.reachable(*s)) {
            if let Stmt::Get { .. } | Stmt::Set { .. } = stmt {
                all += 1;
                proved += usize::from(context.facts.index(s).in_bounds);
            }
        }
    }
    if all != proved {
        println!("{}", analysis.listing(&source.0.program));
    }
    (all, proved)
}

/// What the analysis reports.
fn reports(text: &str, args: &str) -> Vec<String> {
    let (analysis, _) = run(text, args, 0);
    analysis.diagnostics.iter().map(|d| format!("{}: {}", d.code.name, d.message)).collect()
}

#[test]
fn constants_decide_branches() {
    check(
        "function y = f(a, b)\nswitch nargin\ncase 1\n  b = 'one';\ncase 2\n  b = 2;\nend\ny = b;\n",
        "double(1,1)",
        &["b: char(1,3) = 'one'", "y: char(1,3) = 'one'"],
    );
    check(
        "function y = f(c)\nif ischar(c)\n  y = 1;\nelse\n  y = 'x';\nend\n",
        "double(:,:)",
        &["y: char(1,1) = 'x'"],
    );
}

#[test]
fn listing_shows_each_context() {
    let text = "function y = f(n)\nif nargin < 1\n  n = 3;\nend\ny = g(n, 2) + g('a', 1);\nend\nfunction r = g(x, k)\nr = x*k;\nend\n";
    let (analysis, source) = run(text, "double(1,1)", 1);
    let expected = "\
% args: {n=double(1,1)}
function y = main(n)
    mc_t1 = nargin(); % mc_t1=double(1,1) = 1
    mc_t2 = 1; % mc_t2=double(1,1) = 1
    mc_t3 = lt(mc_t1, mc_t2); % mc_t3=logical(1,1) = false
    if mc_t3
        n = 3; % non-viable
    end
    mc_t4 = 2; % mc_t4=double(1,1) = 2
    mc_t5 = g(n, mc_t4); % mc_t5=double(1,1)
    mc_t6 = 'a'; % mc_t6=char(1,1) = 'a'
    mc_t7 = 1; % mc_t7=double(1,1) = 1
    mc_t8 = g_2(mc_t6, mc_t7); % mc_t8=double(1,1) = 97
    y = plus(mc_t5, mc_t8); % y=double(1,1)
end
% results: [double(1,1)]

% args: {x=double(1,1), k=double(1,1) = 2}
function r = g(x, k)
    r = mtimes(x, k); % r=double(1,1)
end
% results: [double(1,1)]

% args: {x=char(1,1) = 'a', k=double(1,1) = 1}
function r = g_2(x, k)
    r = mtimes(x, k); % r=double(1,1) = 97
end
% results: [double(1,1) = 97]
";
    assert_eq!(analysis.listing(&source.0.program), expected);
}

#[test]
fn loops_widen_and_narrow() {
    check(
        "function s = f(n)\ns = 0;\ni = 1;\nwhile i <= 100\n  s = s + i;\n  i = i + 1;\nend\n",
        "",
        &["i: double(1,1) in [1,101] int", "s: double(1,1) in [0,inf] int"],
    );
    check(
        "function s = f(x)\ns = 0;\nfor i = 1:numel(x)\n  s = s + x(i);\nend\nk = 0;\nwhile s > 1\n  s = s/2;\n  k = k + 1;\nend\n",
        "double(:,:)",
        &[
            "s: double(1,1)",
            "i: double(1,1) in [1,9007199254740992] int",
            "k: double(1,1) in [0,281474976710657] int",
        ],
    );
}

#[test]
fn what_is_raised_by_constants_is_bounded_by_the_rounds() {
    check(
        "function [j, k, m, p] = f(n)\nj = 1;\nk = 0;\nm = 0.5;\np = 0;\nfor i = 1:10\n  j = j + 4;\n  if i > 5\n    k = k - 2;\n  else\n    k = k + 3;\n  end\n  m = m + 1;\n  for l = 1:n\n    p = p + 1;\n  end\nend\n",
        "double(1,1)",
        &[
            "j: double(1,1) in [1,41] int",
            "k: double(1,1) in [-20,30] int",
            "m: double(1,1) in [0.5,inf]",
            "p: double(1,1) in [0,562949953421313] int",
        ],
    );
}

#[test]
fn slices_around_a_place_are_not_empty() {
    check(
        "function [a, b, c] = f(x)\nn = numel(x);\na = 0;\nb = 0;\nc = 0;\nfor i = 1:n\n  a = max(x(max(1, i-5):min(n, i+5)));\n  b = min(x(i:n));\n  c = max(x(max(i-2, 1):i));\nend\n",
        "double(1,:)",
        &["a: double(1,1)", "b: double(1,1)", "c: double(1,1)"],
    );
}

#[test]
fn index_arithmetic_is_whole_numbers() {
    check(
        "function k = f(x)\nn = length(x);\nm = floor(n/2);\nk = 0;\nfor i = 2:n-1\n  j = 2*i - m;\n  k = mod(j, 7);\nend\n",
        "double(1,:)",
        &[
            "n: double(1,1) in [0,9007199254740992] int",
            "m: double(1,1) in [0,4503599627370496] int",
            "k: double(1,1) in [0,6] int",
        ],
    );
}

#[test]
fn symbolic_extents_prove_bounds() {
    // Every access in a tridiagonal sweep over vectors of unknown length.
    let sweep = "function x = f(a, d, c, b)\nn = length(b);\nx = zeros(1, n);\nfor k = 2:n\n  x(k) = x(k-1) + b(k)*b(k-1);\nend\nfor k = n-1:-1:1\n  x(k) = x(k) - b(k)*x(k+1);\nend\n";
    assert_eq!(bounds(sweep, "double(1,n), double(1,n), double(1,n), double(1,n)"), (8, 8));
    let grid = "function u = f(n, m)\nu = zeros(n, m);\nfor j = 2:m-1\n  for i = 2:n-1\n    u(i, j) = u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1);\n  end\nend\n";
    assert_eq!(bounds(grid, "double(1,1), double(1,1)"), (5, 5));
    let search = "function mid = f(x, v)\nlo = 1;\nhi = numel(x);\nmid = 0;\nwhile lo <= hi\n  mid = floor((lo + hi)/2);\n  if x(mid) < v\n    lo = mid + 1;\n  else\n    hi = mid - 1;\n  end\nend\n";
    assert!(bounds(search, "double(1,:), double(1,1)").0 == 1);
    let rows = "function s = f(a)\ns = 0;\nfor i = 1:size(a, 1)\n  for j = 1:size(a, 2)\n    s = s + a(i, j);\n  end\nend\n";
    assert_eq!(bounds(rows, "double(:,:)"), (1, 1));
    let vectors =
        "function y = f(x)\nn = numel(x);\ny = x(2:n) - x(1:n-1);\n[m, k] = max(x);\ny(1) = m*x(k);\n";
    let (all, proved) = bounds(vectors, "double(1,n)");
    assert_eq!((all, proved), (4, 3));
}

#[test]
fn arrays_grow() {
    check(
        "function x = f(n)\nx = [];\nfor i = 1:n\n  x(end+1) = i;\nend\n",
        "double(1,1)",
        &["x: double(0|1,:) in [1,inf] int nan"],
    );
    check(
        "function x = f()\nx = zeros(2, 3);\nx(4, 5) = 1;\ny = x(:, 2)';\nx(:, 1) = [];\n",
        "",
        &["y: double(1,4) in [0,1] int"],
    );
}

#[test]
fn conditions_refine() {
    check(
        "function y = f(x)\nif isempty(x)\n  y = 0;\nelseif isa(x, 'double')\n  y = x;\nelse\n  y = 1;\nend\nz = 0;\nif isreal(y) && numel(y) == 1 && y > 0\n  z = y;\nend\n",
        "{double(1,1) in [-5,5] int, char(1,3)}",
        &["y: double(1,1) in [-5,5] int", "z: double(1,1) in [0,5] int"],
    );
    check(
        "function y = f(n)\ny = 0;\nif n > 0 && n < 10\n  y = n;\nend\nif ~(n <= 20)\n  z = n;\nend\n",
        "double(1,1) in [-inf,inf] int",
        &["y: double(1,1) in [0,9] int", "z: double(1,1) in [21,inf] int"],
    );
    // A flag tells which way was taken.
    check(
        "function y = f(s)\nok = false;\nif isfield(s, 'a')\n  v = s.a;\n  ok = true;\nend\nif ok\n  y = v;\nelse\n  y = 'none';\nend\n",
        "struct{a?: single(1,1)}",
        &["y: {single(1,1), char(1,4) = 'none'}"],
    );
}

#[test]
fn errors_end_paths() {
    check(
        "function y = f(x)\nif ~ischar(x)\n  error('no text');\nend\ny = x;\n",
        "{char(1,:), double(1,1)}",
        &["y: char(1,y_2)"],
    );
    check(
        "function y = f(x)\ny = 0;\ntry\n  y = 'a';\n  y = x.q;\n  y = true;\ncatch e\n  z = y;\nend\n",
        "double(1,1)",
        &["z: {double(1,1) = 0, char(1,1) = 'a'}", "y: {double(1,1) = 0, char(1,1) = 'a'}"],
    );
    assert_eq!(
        reports("x = [1 2 3];\ny = x(5);\n", ""),
        ["certain-error: Index exceeds the number of array elements. Index must not exceed 3."]
    );
    // What fails in a `try`, or in what it calls, is no error of the program.
    let tried = "function g\ntry\nx = [1 2 3];\ny = x(5);\nh(x);\ncatch\nend\nend\nfunction h(x)\nerror('no');\nend\n";
    let (analysis, _) = run(tried, "", 0);
    let said: Vec<_> = analysis.diagnostics.iter().map(|d| (d.severity, d.message.as_str())).collect();
    assert_eq!(
        said,
        [(base::Severity::Hint, "Index exceeds the number of array elements. Index must not exceed 3.")]
    );
}

#[test]
fn handles_carry_values() {
    check(
        "function y = f(a)\ng = @(t, u) a*t + u;\ny = g(2, 3);\nh = @plus;\nz = h(1, int8(2));\nw = feval('h1', 1);\nend\nfunction r = h1(x)\nr = {x, 'b'};\nend\n",
        "single(1,1)",
        &["y: single(1,1)", "z: int8(1,1) = 3", "w: cell(1,2){double(1,1) = 1, char(1,1) = 'b'}"],
    );
    check(
        "function r = f(c)\nr = cellfun(@(s) numel(s), c);\nq = cellfun(@(s) [s 'x'], c, 'UniformOutput', false);\n",
        "cell(1,3) of char(1,:)",
        &["r: double(1,3) in [0,9007199254740992] int", "q: cell(1,3) of char(1,:)"],
    );
}

#[test]
fn recursion_reaches_a_fixpoint() {
    check(
        "function y = main(n)\ny = fib(n);\nz = even(n);\nend\nfunction r = fib(n)\nif n < 2\n  r = n;\nelse\n  r = fib(n-1) + fib(n-2);\nend\nend\nfunction r = even(n)\nif n == 0\n  r = true;\nelse\n  r = odd(n - 1);\nend\nend\nfunction r = odd(n)\nif n == 0\n  r = false;\nelse\n  r = even(n - 1);\nend\nend\n",
        "double(1,1)",
        &["y: double(1,1)", "z: logical(1,1)"],
    );
    // A function that never comes back.
    let (analysis, _) = run("function y = main(x)\ny = main(x + 1);\n", "double(1,1)", 1);
    assert!(!analysis.contexts[analysis.entry].returns);
}

#[test]
fn what_is_inside_widens_like_variables() {
    check(
        "function y = main(n)\ns.a = 0;\ns.b = 'x';\nc = {0, [1 2]};\nfor k = 1:n\n  s.a = s.a + 1;\n  c{1} = c{1} + k;\nend\ny = s.a;\nz = c{1};\nend\n",
        "double(1,1)",
        &["y: double(1,1) in [0,9007199254740992] int", "z: double(1,1) in [0,inf] int nan"],
    );
}

#[test]
fn recursive_calls_keep_what_is_the_same() {
    let program = "function y = main()\ny = play(cell(3, 3), 'max', 4);\nend\nfunction y = play(board, mode, depth)\nif depth == 0\n  y = numel(board);\n  m = mode;\n  return\nend\nboard{depth} = depth;\ny = play(board, mode, depth - 1);\nend\n";
    let (analysis, _) = run(program, "", 1);
    let deepest = analysis.contexts.values().last().expect("a context");
    let args: Vec<String> = deepest.args.iter().map(ToString::to_string).collect();
    assert!(args[0].starts_with("cell(3,3)"), "{args:?}");
    assert_eq!(args[1], "char(1,3) = 'max'");
    assert!(args[2].starts_with("double(1,1)"), "{args:?}");
}

#[test]
fn variables_outside_the_activation_are_joined() {
    check(
        "function y = main()\nglobal g\ng = 1;\nset();\ny = g;\nz = count();\nz = count();\nend\nfunction set()\nglobal g\ng = 'text';\nend\nfunction n = count()\npersistent k\nif isempty(k)\n  k = 0;\nend\nk = k + 1;\nn = k;\nend\n",
        "",
        &[
            "y: {double(0|1,0|1) in [1,1], char(1,4) = 'text'}",
            "z: double(0|1,0|1) in [1,9007199254740992] int",
        ],
    );
    check(
        "function y = main(a)\nk = 1;\nadd();\ny = k;\n  function add()\n    k = k + a;\n  end\nend\n",
        "single(1,1)",
        &["y: {double(1,1) = 1, single(1,1)}"],
    );
}

#[test]
fn parts_of_values_are_followed() {
    check(
        "function y = f()\ns.a = 1;\ns.b.c = {1, 'two'};\ny = s.b.c{2};\ns.b.c{3} = true;\nn = numel(s.b.c);\np(2).x = 5;\nq = p(1).x;\n",
        "",
        &["y: char(1,3) = 'two'", "n: double(1,1) = 3", "q: double(0|1,0|1) in [5,5]"],
    );
}

#[test]
fn argument_lists_spread() {
    check(
        "function y = main()\nc = {1, 'a', true};\n[p, q, r] = c{:};\n[u, v] = two(c{:});\ny = pick(c{1:2}, 7);\nend\nfunction varargout = two(varargin)\nfor k = 1:nargout\n  varargout{k} = varargin{k};\nend\nend\nfunction y = pick(a, b, c)\ny = {c, nargin};\nend\n",
        "",
        &[
            "q: char(1,1) = 'a'",
            "y: cell(1,2){double(1,1) = 7, double(1,1) = 3}",
            "u: {double(1,1) = 1, logical(1,1) = true, char(1,1) = 'a'}",
        ],
    );
}

#[test]
fn unknown_calls_are_reported() {
    let (analysis, _) = run("x = 3;\neval(input('', 's'));\ny = x;\n", "", 0);
    assert!(!analysis.complete);
    assert_eq!(
        reports("function f(g)\ng(1);\n", "function_handle"),
        ["unknown-call: It is not known which function this handle calls."]
    );
}

#[test]
fn contexts_are_few() {
    let mut text = String::from("function y = main(x)\ny = 0;\n");
    for i in 0..100 {
        text.push_str(&format!("y = y + g({i}, x);\n"));
    }
    text.push_str("end\nfunction r = g(k, x)\nr = k*x;\nend\n");
    let (analysis, source) = run(&text, "double(1,1)", 1);
    let g = analysis.contexts.values().filter(|c| source.0.program.functions[c.func].name.as_str() == "g");
    assert!(g.count() <= 6, "{}", analysis.contexts.len());
}

#[test]
fn the_budget_ends_everything() {
    let text = "function y = main(n)\ny = 0;\nfor i = 1:n\nfor j = 1:n\nfor k = 1:n\ny = [y g(i)];\nend\nend\nend\nend\nfunction r = g(x)\nif x > 1\nr = g(x - 1);\nelse\nr = {x};\nend\nend\n";
    let (analysis, _) = run_with(text, "double(1,1)", 1, &Options { budget: 10, ..Options::default() });
    assert!(analysis.steps < 5_000, "{}", analysis.steps);
}

#[test]
fn cost_grows_with_the_length_of_a_chain_of_calls() {
    let steps = |n: usize| {
        let mut text = String::from("function y = f0(x)\ny = f1(x) + 1;\nend\n");
        for i in 1..n {
            text.push_str(&format!("function y = f{i}(x)\ny = f{}(x) + 1;\nend\n", i + 1));
        }
        text.push_str(&format!("function y = f{n}(x)\ny = x;\nend\n"));
        let (analysis, _) = run(&text, "double(1,1)", 1);
        assert_eq!(analysis.contexts.len(), n + 1);
        assert!(analysis.contexts[analysis.entry].returns);
        analysis.steps
    };
    let (a, b) = (steps(100), steps(400));
    assert!(b < 5 * a, "{a} {b}");
}

#[test]
fn nested_loops_do_not_multiply() {
    let mut text = String::from("function y = f(n)\ny = 0;\n");
    for i in 0..12 {
        text.push_str(&format!("for i{i} = 1:n\n"));
    }
    text.push_str("y = y + 1;\n");
    text.push_str(&"end\n".repeat(12));
    let (analysis, _) = run(&text, "double(1,1)", 1);
    assert!(analysis.steps < 20_000, "{}", analysis.steps);
}

#[test]
fn the_call_graph_names_every_callee() {
    let text = "function y = main(x)\nf = @sin;\nif x > 0\n  f = @(t) g(t);\nend\ny = f(x);\nend\nfunction r = g(t)\nr = t;\nend\n";
    let (analysis, source) = run(text, "double(1,1)", 1);
    let entry = &analysis.contexts[analysis.entry];
    let function = &source.0.program.functions[entry.func];
    let call = function
        .stmts
        .keys()
        .find(|&s| matches!(&function.stmts[s], Stmt::Get { .. }) && entry.facts.reachable(s));
    let edges = call.map(|s| entry.facts.calls(s)).unwrap_or(&[]);
    assert_eq!(edges.len(), 2);
    assert!(edges.iter().any(|e| matches!(e, CallEdge::User { handle: Some(0), .. })));
    assert!(edges.iter().any(|e| matches!(e, CallEdge::Builtin { handle: true, .. })));
    assert!(function.vars.values().any(|v| v.kind == VarKind::Temp));
}

#[test]
fn elements_made_field_by_field_have_all_fields() {
    let loop_of = |body: &str| format!("function z = f(n)\n{body}\nend\n");
    // By `end` and by a counter: nothing stays `[]`.
    let ends =
        loop_of("s = [];\nfor k = 1:n\ns(end+1).a = k;\ns(end).b = 'x';\nend\nz = s(1).a;\ny = s(1).b;");
    check(&ends, "double(1,1) in [1,9] int", &["z: double(1,1) in [1,9] int", "y: char(1,1) = 'x'"]);
    let counted = loop_of("for k = 1:n\np(k).x = 2;\np(k).y = k;\nend\nz = p(1).x;\ny = p(1).y;");
    check(&counted, "double(1,1) in [1,9] int", &["z: double(1,1) = 2", "y: double(1,1) in [1,9] int"]);
    let named = loop_of(
        "s = struct('a', {}, 'b', {});\nfor k = 1:n\nm = numel(s) + 1;\ns(m).a = 2;\ns(m).b = 3;\nend\nz = s(1).a;\ny = s(1).b;",
    );
    check(&named, "double(1,1) in [1,9] int", &["z: double(1,1) = 2", "y: double(1,1) = 3"]);
    let whole = loop_of("s = [];\nfor k = 1:n\ns(end+1) = struct('a', k);\nend\nz = s(1).a;");
    check(&whole, "double(1,1) in [1,9] int", &["z: double(1,1) in [1,9] int"]);
    let cells = loop_of("c = {};\nfor k = 1:n\nc{end+1} = 2;\nend\nz = c{1};");
    check(&cells, "double(1,1) in [1,9] int", &["z: double(1,1) = 2"]);
}

#[test]
fn counters_leave_no_gap() {
    let of = |body: &str| format!("function z = f(n)\nm = 0;\n{body}\nz = p(1).x;\nend\n");
    let whole = [
        "for k = 1:n\nif k > 2\nm = m + 1;\np(m).x = 2;\nend\nend",
        "for k = 1:n\np(m + 1).x = 2;\nm = m + 1;\nend",
        // A stack.
        "p = [];\nwhile n > 1\nn = n - 1;\nif n > 4 || m == 0\nm = m + 1;\np(m).x = 2;\nelse\nm = m - 1;\nend\nend",
        // Begun anew.
        "for k = 1:n\nif k == 3\nm = 0;\np = struct('x', {});\nend\nm = m + 1;\np(m).x = 2;\nend",
        "p = struct('x', {2, 2});\nm = numel(p);\nfor k = 1:n\nm = 1 + m;\np(m).x = 2;\nend",
    ];
    for text in whole {
        check(&of(text), "double(1,1) in [1,9] int", &["z: double(1,1) = 2"]);
    }
    let gaps = [
        "for k = 1:n\nm = m + 1;\nm = m + 1;\np(m).x = 2;\nend",
        "for k = 1:n\nm = m + 1;\nif k > 2\np(m).x = 2;\nend\nend",
        "m = 1;\nfor k = 1:n\nm = m + 1;\np(m).x = 2;\nend",
        "for k = 1:n\np(m + 1).x = 2;\nm = m + 2;\nend",
        "for k = 1:n\nm = m + 1;\np(m).x = 2;\nif k == 3\np = struct('x', {});\nend\nend",
        "for k = 1:n\nm = m + 1;\np(m).x = 2;\nif k == 3\np(1) = [];\nend\nend",
        "for k = 1:n\ntry\nm = m + 1;\nerror('no');\ncatch\nend\nm = m + 1;\np(m).x = 2;\nend",
    ];
    for text in gaps {
        check(&of(text), "double(1,1) in [1,9] int", &["z: double(0|1,0|1) in [2,2]"]);
    }
}

#[test]
fn fields_have_the_extents_of_what_is_taken_out() {
    let of = |body: &str| format!("function z = f(n)\nq.list = {{}};\n{body}\nz = q.list{{1}};\nend\n");
    let whole = [
        "for k = 1:n\nq.list{end+1} = 2;\nend",
        "for k = 1:n\nq.list{end+1} = 2;\nif k > 3\nq.list(1) = [];\nend\nend",
        "for k = 1:n\nq.list{numel(q.list)+1} = 2;\nend",
    ];
    for text in whole {
        check(&of(text), "double(1,1) in [1,9] int", &["z: double(1,1) = 2"]);
    }
    let gaps = [
        "for k = 1:n\nq.list{end+2} = 2;\nend",
        "for k = 1:n\nm = numel(q.list) + 1;\nq.list = {};\nq.list{m} = 2;\nend",
        "for k = 1:n\nm = numel(q.list) + 1;\nq.list(1:end-1) = [];\nq.list{m} = 2;\nend",
    ];
    for text in gaps {
        check(&of(text), "double(1,1) in [1,9] int", &["z: double(0|1,0|1) in [2,2]"]);
    }
    // A list of one value has an extent of its own.
    let listed = of("for k = 1:n\nq.list{end+1} = 2;\nend\nfprintf('%d %d', numel(q.list), q.list{7});");
    check(&listed, "double(1,1) in [1,9] int", &["z: double(1,1) = 2"]);
}

#[test]
fn assignments_to_elements_leave_extents() {
    let of = |body: &str| format!("function z = f(n)\nx = zeros(1, 6);\n{body}\nz = max(x);\nend\n");
    let whole = ["for k = 1:n\nx(k) = 2;\nend", "while n > 1\nn = n - 1;\nif n > 4\nx(n) = 2;\nend\nend"];
    for text in whole {
        check(
            &of(&format!("{text}\ny = numel(x) > 5;")),
            "double(1,1) in [1,90] int",
            &["z: double(1,1) in [0,2] int"],
        );
    }
}

#[test]
fn elements_with_gaps_are_not_claimed() {
    let of = |body: &str| format!("function z = f(n)\n{body}\nend\n");
    let gaps = [
        // A round may go by.
        "for k = 1:n\nif k == 2\ncontinue\nend\np(k).x = 2;\nend\nz = p(1).x;",
        // It begins behind a gap, or leaves some.
        "for k = 3:n\np(k).x = 2;\nend\nz = p(1).x;",
        "for k = 1:n\np(2*k).x = 2;\nend\nz = p(1).x;",
        // Elements are taken away.
        "for k = 1:n\np(k).x = 2;\np(1) = [];\nend\nz = p(1).x;",
        "for k = 1:n\np(k).x = 2;\nif k == 2\np = struct('x', {});\nend\nend\nz = p(1).x;",
        // The array that was counted is not the one that grows any more.
        "p = [];\nfor k = 1:n\nm = numel(p) + 1;\nq = p;\np = struct('x', {});\np(m).x = 2;\nend\nz = p(1).x;",
        // The field is read before it is assigned.
        "p = struct('x', {}, 'y', {});\nfor k = 1:n\np(end+1).y = 1;\nz = p(end).x;\np(end).x = 2;\nend\n",
        // Another element is completed.
        "p = [];\nfor k = 1:n\np(end+1).y = 1;\np(1).x = 2;\nend\nz = p(end).x;",
    ];
    for text in gaps {
        check(&of(text), "double(1,1) in [1,9] int", &["z: double(0|1,0|1) in [2,2]"]);
    }
}

#[test]
fn lists_and_trees_are_known_at_every_depth() {
    let list = "function z = f(n)\nt = [];\nfor k = 1:n\nnode.v = k;\nnode.next = t;\nt = node;\nend\nz = 0;\n\
                while ~isempty(t)\nz = t.v;\nt = t.next;\nend\nend\n";
    check(list, "double(1,1) in [1,9] int", &["z: double(1,1) in [0,9] int"]);
    let tree = "function z = f(n)\nt = {1};\nfor k = 1:n\nt = {2, t, t};\nend\nz = walk(t);\nend\n\
                function z = walk(t)\nz = t{1};\nif numel(t) > 1\nz = walk(t{2}) + walk(t{3});\nend\nend\n";
    let (analysis, _) = run(tree, "double(1,1) in [1,9] int", 1);
    assert!(analysis.contexts.values().all(|c| !c.args.iter().any(AbsValue::is_any)));
}

#[test]
fn parts_of_texts_are_texts() {
    let text = "function z = f(t)\nc = strsplit(t, ' ');\nz = c{1};\nend\n";
    check(text, "char(1,:)", &["z: char(0|1,z_2)"]);
    let mapped =
        "function z = f(t)\nc = strrep(lower(strtrim(strsplit(t, ','))), 'a', 'b');\nz = c{2};\nend\n";
    check(mapped, "char(1,:)", &["z: char(0|1,z_2)"]);
    let other = "function z = f(t)\nc = lower({t, 1});\nz = c{2};\nend\n";
    check(other, "char(1,:)", &["z: any"]);
}

#[test]
fn quotients_without_fractions_are_whole() {
    let text = "function s = f()\ns = 0;\nfor j = 1:9\n k = j*(j + 1)/2;\n h = j*(j + 2)/2;\n q = j*(j + 1)*(j + 2)/6;\n s = s + k + h + q;\nend\nend\n";
    let whole =
        ["k: double(1,1) in [1,45] int", "h: double(1,1) in [1.5,49.5]", "q: double(1,1) in [1,165] int"];
    check(text, "", &whole);
}

#[test]
fn a_counter_and_its_array_are_handed_on() {
    let text = |pop: &str| {
        format!(
            "function q = main()
q = struct('t', {{}}, 'id', {{}}); n = 0;
for k = 1:20
  [q, n] = push(q, n, k, k);
end
for k = 1:40
  {pop}
  [q, n] = push(q, n, k, k);
end
end
function [q, n] = push(q, n, t, id)
  n = n + 1;
  q(n).t = t;
  q(n).id = id;
end
function [q, n] = pop(q, n)
  n = n - 1;
end
function q = first_again(q)
  q(1) = q(2);
end
function n = twice(n)
  n = n + 2;
end"
        )
    };
    let whole = "double(1,1)";
    for (pop, full) in [
        ("[q, n] = pop(q, n);", true),
        ("q = first_again(q); n = n - 1;", true),
        ("[r, m] = pop(q, n); [q, n] = push(r, m, k, k);", true),
        ("r = first_again(q); m = n - 1; [q, n] = push(r, m, k, k);", true),
        ("m = twice(n); [q, n] = push(q, m, k, k);", false),
        ("n = twice(n);", false),
        ("q = q(1);", false),
        ("q(end) = [];", false),
    ] {
        let (analysis, source) = run(&text(pop), "", 1);
        let context = &analysis.contexts[analysis.entry];
        let f = &source.0.program.functions[context.func];
        let q = context.facts.var(f.find_var(Name::new("q")).unwrap_or_else(|| panic!("q")));
        let field = q.field(Name::new("id"));
        assert_eq!(
            show(&field, &source.0.program).starts_with(whole),
            full,
            "{pop}\n{}",
            analysis.listing(&source.0.program)
        );
    }
}
