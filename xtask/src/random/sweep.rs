//! Programs that ask every builtin and every form of the language of operands of every kind: each case is a
//! function of its own, whose operands have one of two values, so that the compiler knows their kind and not
//! more. The other generators write programs as people do; this one, what people do not think of.
//!
//! Invariants: the same seed gives the same program; a case prints what comes or how it fails.

use super::text::{Function, Helpers, Node, Part, Program};
use builtins::Builtin;
use builtins::rule::{Effects, KernelRule};

/// How many cases a program has.
const CASES: usize = 24;

/// Operands: the value of the first round and that of the second.
const OPERANDS: &[(&str, &str)] = &[
    ("2.5", "-3"),
    ("3", "2"),
    ("0", "NaN"),
    ("-0", "Inf"),
    ("1", "1"),
    ("[1 2 3]", "[4 0 -6]"),
    ("[1; 2]", "[0.5; NaN]"),
    ("[1 2; 3 4]", "[0 1; -1 0]"),
    ("[]", "zeros(1, 0)"),
    ("zeros(0, 3)", "ones(2, 3)"),
    ("5", "[1 2 3]"),
    ("[3 1 2]", "[1; 3]"),
    ("cat(3, [1 2], [3 4])", "[5 6]"),
    ("1 + 2i", "3"),
    ("[1i 2]", "[2 -1]"),
    ("complex(2, 0)", "-4"),
    ("single(1.5)", "single(-2)"),
    ("single([1 2 3])", "single(NaN)"),
    ("int8(100)", "int8(-3)"),
    ("int8([1 -128 127])", "int8([3 2 1])"),
    ("uint8(200)", "uint8([1 200])"),
    ("uint64(18446744073709551615)", "uint64(3)"),
    ("int64([5 -7])", "int64(9007199254740993)"),
    ("true", "false"),
    ("[true false true]", "[false false true]"),
    ("'a'", "'b'"),
    ("'abc'", "'xy'"),
    ("''", "'q'"),
    ("['ab'; 'cd']", "'12'"),
    ("\"text\"", "\"a\""),
    ("[\"p\" \"q\"]", "\"\""),
    ("{1, 'a'}", "{}"),
    ("{'b', 'a', 'b'}", "{'c'}"),
    ("{[1 2], {3}}", "{'x'; 2}"),
    ("struct('a', 1)", "struct('a', 'z')"),
    ("struct('a', {1, 2})", "struct('b', 3)"),
    ("@sin", "@(t) t + 1"),
    ("1", "'a'"),
    ("{1}", "[1 2]"),
    ("sparse([1 0 2])", "sparse([0 0; 0 3])"),
    ("[0.1 0.2 0.3]", "1e10"),
    ("7", "10"),
];

/// Statements with operands `a`, `b`, `c`, of which the first ones that a form does not name are not there.
const FORMS: &[&str] = &[
    "show(a + b);",
    "show(a - b);",
    "show(a .* b);",
    "show(a * b);",
    "show(a ./ b);",
    "show(a / b);",
    "show(a .\\ b);",
    "show(a \\ b);",
    "show(a .^ b);",
    "show(a ^ b);",
    "show(a == b);",
    "show(a ~= b);",
    "show(a < b);",
    "show(a >= b);",
    "show(a & b);",
    "show(a | b);",
    "show(~a);",
    "show(-a);",
    "show(+a);",
    "show(a');",
    "show(a.');",
    "show(a && b);",
    "show(a || b);",
    "show(a:b);",
    "show(a:b:c);",
    "show([a b]);",
    "show([a; b]);",
    "show([a, b; c, b]);",
    "show({a, b});",
    "show({a; b});",
    "show(a(b));",
    "show(a(b, c));",
    "show(a(:));",
    "show(a(:, b));",
    "show(a(b, :));",
    "show(a(end));",
    "show(a(end, b));",
    "show(a{b});",
    "show(a.a);",
    "show(a(1).a);",
    "show([a.a]);",
    "a(b) = c; show(a);",
    "a(b, c) = 1; show(a);",
    "a(:) = b; show(a);",
    "a(:, b) = c; show(a);",
    "a(b) = []; show(a);",
    "a(b, :) = []; show(a);",
    "a(:, b) = []; show(a);",
    "a{b} = c; show(a);",
    "a.a = b; show(a);",
    "a(b).a = c; show(a);",
    "a(end + 1) = b; show(a);",
    "a(end + 1, :) = b; show(a);",
    "a{end + 1} = b; show(a);",
    "a.q.r(2) = b; show(a);",
    "a.('a') = b; show(a);",
    "for v = a, show(v); end",
    "for v = a:b, show(v); end",
    "for v = a:b:c, show(v); if numel(v) > 9, break, end, end",
    "if a, disp yes, else, disp no, end",
    "if a & b, disp yes, else, disp no, end",
    "if a == b, disp yes, else, disp no, end",
    "w = 0; while a, w = w + 1; if w > 2, break, end, end, show(w);",
    "switch a, case b, disp one, case {c, 1}, disp two, otherwise, disp none, end",
    "x = []; x(b) = a; show(x);",
    "x = {}; x{b} = a; show(x);",
    "x = []; x(b).f = a; show(x);",
    "x = 1:5; x(a) = b; show(x);",
    "x = 1:5; x(a) = []; show(x);",
    "x = 1:5; show(x(a));",
    "x = magic(4); show(x(a, b));",
    "x = magic(4); x(a, b) = c; show(x);",
    "x = magic(4); x(a, :) = b; show(x);",
    "x = magic(3); x(:, a) = []; show(x);",
    "x = 'hello'; show(x(a));",
    "x = {1, 'b', [2 3]}; show(x(a));",
    "x = {1, 'b', [2 3]}; x(a) = b; show(x);",
    "x = {1, 'b', [2 3]}; x(a) = []; show(x);",
    "x = int8([1 2 3]); x(a) = b; show(x);",
    "x = true(1, 3); x(a) = b; show(x);",
    "x = 0; x = x + a; show(x);",
    "x = a; x = [x b]; show(x);",
    "x = a; x = [x; b]; show(x);",
    "s = struct('f', a); show(s);",
    "a",
    "x = a",
    "disp(a);",
    "display(a);",
    "fprintf('%d %s %g|', a, b);",
    "fprintf('%5.2f|%x\\n', a);",
    "show(sprintf('%d,', a));",
    "show(sprintf(a, b));",
    "show(num2str(a));",
    "show(mat2str(a));",
    "f = @(u) a + u; show(f(b));",
    "f = @(u) a(u); show(f(b));",
    "show(cellfun(@numel, a));",
    "show(cellfun(@(u) u, a, 'UniformOutput', false));",
    "show(arrayfun(@(u) u, a));",
    "show(arrayfun(@(u, v) u + v, a, b));",
    "[p, q] = deal(a, b); show(p); show(q);",
    "[m, i] = max(a); show(m); show(i);",
    "[m, i] = min(a, [], b); show(m); show(i);",
    "[m, i] = sort(a); show(m); show(i);",
    "[u, i, j] = unique(a); show(u); show(i); show(j);",
    "[r, s] = size(a); show(r); show(s);",
    "[t, l] = ismember(a, b); show(t); show(l);",
    "[r, s, v] = find(a); show(r); show(s); show(v);",
    "show(isequal(a, b));",
    "show(class(a));",
    "show(size(a));",
    "show(numel(a) + ndims(a));",
    "show(isempty(a));",
    "show(sum(a(:)));",
    "show(any(a(:)) || all(b(:)));",
    "show(bsxfun(@plus, a, b));",
    "x = zeros(a, b); show(x);",
    "x = ones(a); show(x);",
    "x = repmat(a, b, 2); show(x);",
    "x = reshape(a, b); show(x);",
    "x = cell(a, b); show(x);",
    "n = 0; for k = 1:a, n = n + k; end, show(n);",
    "x = a; x(2) = b; show(x);",
    "x = a; x(2, 2) = b; show(x);",
    "x = b; x(3) = a; show(x);",
    "x.f = a; x.f(2) = b; show(x);",
    "x = {a}; x{1}(2) = b; show(x);",
    "x(3) = a; show(x);",
    "x = a; x(:, end + 1) = b; show(x);",
    "x = a; x(1) = []; show(x);",
    "x = a; x(end) = []; show(x);",
    "x = a; x(logical([1 0])) = b; show(x);",
];

/// Names of builtins that a program must not call, or whose results no two runs share.
const LEFT_OUT: &[&str] = &[
    "version",
    "ver",
    "computer",
    "memory",
    "mfilename",
    "matlabroot",
    "java",
    "nargin",
    "nargout",
    "timeit",
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n.max(1)
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// The name of the program of a seed.
pub fn name(seed: u64) -> String {
    format!("s{seed:05}")
}

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut dice = Dice((seed + 0x1_0000).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    for _ in 0..4 {
        dice.below(2);
    }
    let callable = callable();
    let mut calls = Vec::new();
    let mut functions = Vec::new();
    for k in 1..=CASES {
        let statement = match dice.below(2) {
            0 => dice.of(FORMS).to_string(),
            _ => call(&mut dice, &callable),
        };
        calls.push(Node::Line(format!("case_{k}();")));
        functions.push(case(&mut dice, k, statement));
    }
    functions.insert(0, Function { head: format!("function {}()", name(seed)), body: calls });
    Program { functions, helpers: Helpers::Strict }
}

/// A function that carries out a statement twice, with two values of each operand.
fn case(dice: &mut Dice, k: usize, statement: String) -> Function {
    let line = |text: String| Node::Line(text);
    let mut round = Vec::new();
    let mut second = Vec::new();
    for operand in ["a", "b", "c"].into_iter().filter(|o| names(&statement, o)) {
        let (one, other) = dice.of(OPERANDS);
        round.push(line(format!("{operand} = {one};")));
        if one != other {
            second.push(line(format!("{operand} = {other};")));
        }
    }
    if !second.is_empty() {
        round.push(Node::Block(vec![Part { head: "if k > 1".to_owned(), body: second }]));
    }
    round.push(Node::Block(vec![
        Part { head: "try".to_owned(), body: vec![line(statement)] },
        Part { head: "catch err".to_owned(), body: vec![line("say(err);".to_owned())] },
    ]));
    let body = vec![Node::Block(vec![Part { head: "for k = 1:2".to_owned(), body: round }])];
    Function { head: format!("function case_{k}()"), body }
}

/// Whether a word stands in a statement, other than as a field.
fn names(statement: &str, word: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '\'' | '.');
    statement.match_indices(word).any(|(at, _)| {
        let before = statement[..at].chars().next_back();
        let after = statement[at + word.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// The builtins that programs may call for their results.
fn callable() -> Vec<&'static Builtin> {
    let effects = [
        Effects::RNG,
        Effects::FILE,
        Effects::WORKSPACE,
        Effects::TIME,
        Effects::STATE,
        Effects::STOPS,
        Effects::CALLS,
    ];
    let compiled = |b: &Builtin| !matches!(b.kernel, KernelRule::Engine | KernelRule::None);
    builtins::all()
        .map(|(_, b)| b)
        .filter(|b| !effects.iter().any(|e| b.effects.contains(*e)) && !b.octave_only)
        .filter(|b| {
            compiled(b) && !b.name.as_str().starts_with("mc_") && !LEFT_OUT.contains(&b.name.as_str())
        })
        .filter(|b| b.name.as_str().chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
        .collect()
}

/// A call of a builtin with operands, as many as it takes or one more or less.
fn call(dice: &mut Dice, callable: &[&'static Builtin]) -> String {
    let b = dice.of(callable);
    let required = b.params.fixed.iter().filter(|p| !p.optional).count();
    let most = if b.params.variadic.is_some() { 3 } else { b.params.fixed.len().min(3) };
    let count = required.min(3) + dice.below(most.saturating_sub(required) + 1);
    let args = ["a", "b", "c"][..count.min(3)].join(", ");
    let results = b.outputs.names.len();
    if results == 0 {
        return format!("{}({args});", b.name);
    }
    match dice.below(results.min(3)) {
        0 => format!("show({}({args}));", b.name),
        1 => format!("[p, q] = {}({args}); show(p); show(q);", b.name),
        _ => format!("[p, q, r] = {}({args}); show(p); show(q); show(r);", b.name),
    }
}
