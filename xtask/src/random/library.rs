//! Templates of expressions and statements that call library functions. A hole in braces becomes an
//! expression of its kind:
//!
//! | hole | what it becomes |
//! |---|---|
//! | `{s}` | a double scalar |
//! | `{i}` | a whole number from 1 to 6 |
//! | `{b}` | a logical scalar |
//! | `{v4}` `{c3}` `{q2}` | a row of 4, a column of 3, a 2-by-2 matrix of doubles |
//! | `{w3}` | a text of 3 letters |
//! | `{m}` `{t}` | a matrix of the extents that are wanted, or of these exchanged |
//! | `{R}` `{C}` | the rows and columns that are wanted |
//! | `{l}` | a logical matrix of the extents that are wanted |
//! | `{x}` | the text that is wanted |
//!
//! In statements `$` is a number that makes names fresh.
//!
//! Left out because Octave and MATLAB differ, or because last digits would decide: rounding of what is
//! not exact, results whose order or shape is not documented, `unique` and `ismember` with all outputs.

use super::expr::expression;
use super::generator::Generator;
use super::text::Node;
use super::types::{Array, Class};

/// Expressions that give a double scalar.
const SCALARS: &[&str] = &[
    "dot({v4}, {v4})",
    "norm({v3})",
    "det(round({q2}))",
    "trace({q3})",
    "polyval({v3}, {s} / 8)",
    "mean({v4})",
    "median({v5})",
    "var({v4})",
    "std({c3})",
    "gcd({i} * 4, {i} * 6)",
    "lcm({i}, {i})",
    "nchoosek(6, {i})",
    "factorial({i})",
    "interp1(1:4, {v4}, 1 + {i} / 2)",
    "trapz({v4})",
    "hypot({s}, {s})",
    "sub2ind([6 7], {i}, {i})",
    "bin2dec(dec2bin({i} * 3))",
    "str2double(num2str({i}))",
    "str2double({w3})",
    "numel(strfind({w4}, 'a'))",
    "sum(primes({i} * 4))",
    "isprime({i}) + 0",
    "mode(round({v5}))",
    "numel(find({v4} > {s}))",
    "sum(find({v4} >= {s}, 2))",
    "max(max(abs({q3})))",
    "numel(unique(round({v5})))",
    "sum(setdiff(round({v5}), round({v4})))",
    "sum(union(round({v3}), round({v4})))",
    "sum(intersect(round({v5}), 0:9))",
    "any(strcmp({w2}, {'ab', {w2}})) * 2",
    "sum(histc({v5}, 0:5))",
    "prod(size({q2}))",
    "mod(-{i}, 4) + rem(-{i}, 4)",
    "double(idivide(int32({i} * 7), int32({i}))) + {s}",
    "floor({i} * 7 / 2) - ceil({i} / 4)",
    "bitand({i} * 5, 6) + bitshift({i}, 2)",
    "cross({v3}, {v3}) * [1; 2; 3]",
    "sum(sum(triu({q3}, 1)))",
    "sum(cellfun(@numel, {{w2}, {w3}, {v4}}))",
    "cellfun(@(a, b) a * b, {{i}}, {{s}})",
    "sum(accumarray([1; 2; 2; 1], {v4}'))",
    "length(num2str({i} * 111))",
    "sum(double(sprintf('%d', {i} * 12)))",
    "sum(str2num('[1 2 3]')) + {s}",
    "numel(regexp({w4}, '[a-m]'))",
    "sum(cell2mat({{v2}, {v3}}))",
    "nnz({q3})",
    "numel(num2cell({q2}))",
    "max([{v3}, NaN])",
    "sum(isnan([{s}, NaN, Inf])) + sum(isinf([{s}, -Inf]))",
    "sum(sum(kron({q2}, [1 2])))",
    "abs({s} + 1i * {s})",
    "real((1 + 2i) * {s}) + imag({s} * 1i)",
    "sum(cumsum({v4}) .* (4:-1:1))",
    "sum(linspace({i}, {i} + 3, 4))",
    "nthroot({i}, 3)",
    "fix({i} / 4) + sign({s})",
    "(1:4) * {v4}'",
    "sum(max(abs({q3}), [], 2)) - sum(min({q3}, [], 1))",
    "double(sum(sum(single({q3})))) + double(mean(single({v4})))",
    "sum(sum({q3} * {q3}' / (eye(3) * 2 + ones(3) / 8)))",
    "double(max(single({v5}))) - double(prod(single({v3})))",
];

/// Expressions that give a double row of the extents that are wanted.
const ROWS: &[&str] = &[
    "cumsum({m})",
    "filter(1, [1, -0.5], {m})",
    "interp1(1:4, {v4}, linspace(1, 4, {C}))",
    "mod((1:{C}) * {i}, 7)",
    "cellfun(@(t) t * 2, num2cell({m}))",
    "arrayfun(@(t) t + {i}, {m})",
    "cell2mat(num2cell({m}))",
    "polyval([1, 2], {m})",
    "hypot({m}, {m})",
    "sort({m}, 'descend')",
    "fliplr(cumprod({m} / 8))",
    "accumarray({t} * 0 + 1, {t})' + zeros(1, {C})",
    "reshape({t}, 1, [])",
    "mean([{m}; {m}], 1)",
    "median([{m}; {m}; {m}], 1)",
    "diff([{i}, {m}])",
    "colon(1, {C}) .* {m}",
    "nonzeros(ones(1, {C}) * {i})'",
    "getfield(struct('a', {m}), 'a')",
    "min({m}, [], 1)",
];

/// Expressions that give a double matrix of the extents that are wanted.
const MATRICES: &[&str] = &[
    "rot90({t})",
    "flip({m}, 2)",
    "permute({t}, [2 1])",
    "bsxfun(@times, {m}, {i})",
    "cumsum({m}, 2)",
    "circshift({m}, [1, 1])",
    "repmat({s}, {R}, {C})",
    "ones({R}, 1) * (1:{C}) + {m}",
    "{i} * eye({R}) * {m}",
    "reshape(reshape({m}, [], 1), {R}, {C})",
    "max({m}, {t}')",
    "hypot({m}, {s})",
    "cat(1, {m})",
    "vertcat({m})",
    "tril({m}, 1) + triu({m})",
    "squeeze(sum(cat(3, {m}, {m}), 3))",
    "(2 * eye({R})) \\ {m}",
    "{m} / (4 * eye({C}))",
    "double({l}) .* {m}",
    "floor({m}) + ceil({m}) + round({m} * 4)",
    "abs({m} + 1i)",
    "{m} .^ 2 - {m}",
    "mod(floor({m}), 5)",
    "min(cat(3, {m}, -{m}), [], 3)",
    "double(sum(single(cat(3, {m}, {m} / 3)), 3))",
    "reshape(sum(permute(cat(3, {m}, {m}), [3 1 2]), 1), {R}, {C})",
    "reshape(max(permute(cat(3, {m}, {m} - 1), [1 3 2]), [], 2), {R}, {C})",
    "reshape(double(any(permute(cat(3, {m}, {m}), [1 3 2]), 2)), {R}, {C})",
    "{m} * (eye({C}) + ones({C}, {C}, 'like', {m}))",
    "({m} * [eye({C}); ones(2, {C})]') * [eye({C}); -ones(2, {C})]",
    "{m} - repmat(max({m}, [], 2), 1, {C})",
];

/// Expressions that give a logical matrix of the extents that are wanted.
const LOGICALS: &[&str] = &[
    "ismember({m}, {v3})",
    "isnan({m} ./ 1)",
    "isfinite({m})",
    "({m} > {i}) & ~({m} < {i})",
    "logical(round({m}))",
    "arrayfun(@(t) t > {i}, {m})",
    "xor({l}, {b})",
    "cellfun(@isempty, num2cell({m}))",
    "{l} == {l}",
    "not({l})",
    "or({l}, {b})",
    "mod(round({m}), 2) == 0",
];

/// Expressions that give a logical scalar.
const TRUTHS: &[&str] = &[
    "strcmp({w2}, {w2})",
    "strcmpi({w1}, upper({w1}))",
    "isequal({q2}, {q2})",
    "issorted({v3})",
    "isfield(struct('a', {i}), {w1})",
    "any({v4} > {i})",
    "all({v4} > {i})",
    "ischar({w2}) && ~isempty({v2})",
    "isa({s}, 'double')",
    "ismember({w2}, {'ab', {w2}, 'cd'})",
    "any(any({q2} == {q2}))",
    "isempty(find({v4} > {i} * 4))",
    "isempty(strfind({w4}, {w1}))",
    "isscalar({v2}) || isvector({c3})",
    "strncmp({w3}, {w3}, 1)",
    "true && {b}",
    "isreal({s})",
    "iscellstr({{w1}, {w2}})",
];

/// Expressions that give a row of characters of the length that is wanted.
const TEXTS: &[&str] = &[
    "fliplr({x})",
    "regexprep({x}, '[aeiou]', 'x')",
    "upper({x})",
    "char({x} + 0)",
    "char(double({x}))",
    "strrep({x}, 'a', 'b')",
    "sort({x})",
    "strjust({x}, 'right')",
    "deblank({x})",
    "circshift({x}, 1)",
    "cell2mat({{x}})",
    "char({{x}})",
    "sprintf('%s', {x})",
    "lower(upper({x}))",
];

/// Statements.
const STATEMENTS: &[&str] = &[
    "m$ = containers.Map();\nm$('a') = {s};\nm$({w1}) = {s};\nm$('a') = m$('a') + {i};\nshow(double(m$.Count));\nshow(keys(m$));\nshow(values(m$));\nshow(isKey(m$, {w1}));",
    "m$ = containers.Map('KeyType', 'double', 'ValueType', 'any');\nfor j$ = 1:{i}\n  m$(mod(j$ * 3, 4)) = [j$, {s}];\nend\nshow(cell2mat(keys(m$)));\nshow(m$(3));",
    "p$ = zeros(2, 3, 2);\np$(:, :, 2) = [{v3}; {v3}];\np$(1, 2, 1) = {s};\np$(:, 1, 3) = {i};\nshow(size(p$));\nshow(sum(p$, 3));\nshow(p$(:, :, end));\nshow(squeeze(p$(1, 2, :)));",
    "p$ = reshape(1:24, 2, 3, 4) * {i};\nshow(p$(2, :, 3));\nshow(permute(p$(:, :, 1:2), [3 1 2]));\nshow(max(p$(:)));\nshow(mean(mean(p$, 1), 3));\np$(:, 2, :) = [];\nshow(size(p$));",
    "a$ = {q3};\na$(end + 1, :) = {v3};\na$(:, end + 1) = {i};\na$(2, :) = [];\nshow(a$);\nshow(a$(a$ > {i})');\na$(a$ < 2) = {i};\nshow(a$(:, [1 end]));",
    "a$ = {v5};\na$([1 end]) = a$([end 1]);\na$(a$ > {i} & a$ < 9) = [];\nshow(a$);\na$(end + 2) = {s};\nshow(a$);",
    "a$ = {v4};\na$([true false true false]) = [{s}, {i}];\na$(:) = a$(end:-1:1);\nshow(a$);",
    "a$ = [];\nfor j$ = 1:{i}\n  a$ = [a$; j$, {i}];\n  if size(a$, 1) > 3\n    break\n  end\nend\nshow(a$);",
    "a$ = [];\na$(3) = {i};\na$(2, 2) = {s};\nshow(a$);",
    "a$ = '';\nfor j$ = 1:{i}\n  a$ = [a$, {w2}, ','];\nend\nshow(a$(1:end - 1));\nshow(strsplit(a$, ','));",
    "[a$, b$] = meshgrid(1:{i}, {v2});\nshow(a$);\nshow(b$);",
    "[a$, b$] = ind2sub([3 4], {i} + 5);\nshow([a$, b$]);",
    "[a$, b$] = find({q3} > {i});\nshow([a$, b$]);",
    "[a$, b$] = max({q3}, [], 2);\nshow([a$, b$]);",
    "[a$, b$] = sortrows(round([{v3}; {v3}; {v3}]));\nshow(a$);\nshow(b$);",
    "[a$, b$] = deal({s}, {w3});\nshow(a$);\nshow(b$);",
    "a$ = {{s}, {w2}, {v3}};\n[b$, c$] = a${[1 3]};\nshow(b$);\nshow(c$);\na$(2) = [];\nshow(numel(a$));",
    "a$ = cell(1, 3);\na${2} = {s};\na${end + 1} = {w2};\nshow(a$);\nshow(cellfun(@isempty, a$));\nshow(cellfun('length', a$));",
    "a$ = sort({{w2}, {w3}, {w2}});\nshow(a$);\nshow(strjoin(a$, '-'));\nshow(unique(a$));",
    "a$ = cellfun(@(t) [t, '!'], {{w1}, {w2}}, 'UniformOutput', false);\nshow(a$);",
    "a$ = arrayfun(@(t) 1:t, 1:{i}, 'UniformOutput', false);\nshow(a${end});",
    "a$ = arrayfun(@(t) t * [1 1], {v3}, 'UniformOutput', false);\nshow(vertcat(a${:}));",
    "[a$, b$] = cellfun(@max, {{v3}, {v4}});\nshow([a$; b$]);",
    "s$.list = {};\nfor j$ = 1:{i}\n  s$.list{end + 1} = j$ * {i};\nend\nshow(s$);\nshow([s$.list{:}]);",
    "s$ = struct('a', {{i}, {w2}, {v2}});\nshow(size(s$));\nshow(s$(2));\ns$(2) = [];\nshow({s$.a});",
    "s$(3).a = {i};\nshow(isempty(s$(1).a));\ns$(2).b.c(2) = {s};\nshow(s$(2));\nshow(numel(s$));",
    "s$ = struct('p', {s}, 'q', {w3});\nfor f$ = fieldnames(s$)'\n  show(f${1});\n  show(s$.(f${1}));\nend\nshow(structfun(@(t) numel(t), s$)');",
    "s$.in.deep = {v3};\ns$.in.deep(end + 1) = {s};\ns$.in.more.x = {w2};\nshow(s$);\nshow(isfield(s$.in, {'deep', 'none'}));",
    "s$ = orderfields(struct('b', {s}, 'a', {i}));\ns$ = setfield(s$, 'c', {w1});\nshow(s$);",
    "f$ = @(x, y) x + 2 * y;\ng$ = @(x) f$(x, {i});\nshow(g$({s}));\nshow(feval(f$, 1, {s}));\nshow(func2str(@sin));",
    "f$ = {@sin, @(x) x ^ 2, @abs};\nfor j$ = 1:3\n  show(f${j$}({s}));\nend",
    "try\n  error('tame:first', 'first %d', {i});\ncatch e$\n  try\n    error('tame:second', '%s again', e$.message);\n  catch d$\n    show(strncmp(d$.identifier, 'tame:', 5));\n  end\nend",
    "try\n  x$ = {v3};\n  x$(2) = [];\n  y$ = x$(3);\n  show(y$);\ncatch\n  show(x$);\nend",
    "try\n  if {b}\n    error('tame:flag', 'flag');\n  end\n  show(1);\ncatch e$\n  show(strcmp(e$.identifier, 'tame:flag'));\nend",
    "k$ = 0;\nwhile true\n  k$ = k$ + 1;\n  if mod(k$, 2) == 0, continue; end\n  if k$ > {i}, break; end\n  show(k$ * {s});\nend",
    "for j$ = {q2}\n  show(j$');\nend",
    "for j$ = {{i}, {w2}}\n  show(j$);\nend",
    "for j$ = int8(1):int8({i})\n  show(j$ * 50);\nend",
    "for j$ = 0:0.1:0.3\n  fprintf('%.10g ', j$ * 10);\nend\nfprintf('\\n');",
    "for j$ = single([1 2])\n  show(j$ / 3);\nend",
    "switch {w1}\n  case {'a', 'b', 'c'}\n    show('early');\n  case 'd'\n    show('d');\n  otherwise\n    show('late');\nend",
    "x$ = int8({i} * 40);\nx$ = x$ + 100;\nshow(x$);\nshow(-x$ - 100);\nshow(x$ / 2);\nshow(bitand(uint8(x$), uint8(15)));\nshow(double(x$) / 2);",
    "x$ = uint8({v4});\nx$(2) = 300;\nx$(3) = -5;\nx$(4) = 2.5;\nshow(x$);\nshow(x$ .* 2 - 10);\nshow([x$, 1.7]);",
    "x$ = {c3} + {v3};\nshow(x$);\nshow(x$ == x$');",
    "x$ = complex({v2}, {v2});\nx$(3) = {s};\nshow(x$);\nshow(x$');\nshow(abs(x$));\nshow(real(x$ .* x$));",
    "x$ = {w4};\nx$(end + 1:end + 2) = 'zz';\nx$(1) = upper(x$(1));\nshow(x$);\nshow(x$ == 'z');\nshow(double(x$(2:3)));\nshow([x$; x$]);",
    "x$ = sprintf('%5.2f|%-4s|%03d|%x|%e', {s}, {w2}, {i}, {i} * 9, {s} * 10);\nshow(x$);",
    "fprintf('%d %s\\n', {i}, {w3});\nfprintf('%d,', round({v3} * 4));\nfprintf('\\n');",
    "x$ = regexp('k1=v2,k3=v4', '(\\w)(\\d)', 'tokens');\nshow(x${{i}}{2});",
    "[x$, y$] = strtok(['ab ', {w3}]);\nshow(x$);\nshow(y$);",
    "x$ = logical({v4});\nx$(2) = 5;\nshow(x$);\nshow(x$ + x$);\nshow(any(x$) + all(x$));\nshow(~x$);",
    "x$ = 5:-1:{i};\nshow(x$);\nshow(isempty(x$));\nshow(numel(x$(2:end)));",
    "x$ = {q3};\nx$(:, 2) = [];\nx$(1, :) = x$(1, end:-1:1);\nx$(:, 1) = x$(:, 1) * {i};\nshow(x$);\nshow(x$(:)');\nshow(x$(end));\nshow(x$(end, 1));",
    "x$ = eye(3);\nx$([1 3], :) = x$([3 1], :);\nx$(2, 2:3) = {v2};\nshow(x$);\nshow(x$ * {c3});\nshow(x$ ^ 2);",
    "x$ = {s};\nx$(2, 3) = {i};\nshow(x$);\nx$ = x$(:, any(x$, 1));\nshow(x$);",
    "x$ = zeros(0, 3);\nx$(end + 1, :) = {v3};\nx$ = [x$; {v3}];\nshow(x$);\nshow(sum(zeros(0, 3)));\nshow(size(zeros(0, 3)'));",
    "a$ = {i};\nb$ = a$;\nb$(2) = {s};\nshow(a$);\nc$ = {b$};\nc${1}(1) = -1;\nshow(b$);\nshow(c$);",
    "global G$\nG$ = {s};\nG$ = G$ + 1;\nshow(G$);",
];

/// A statement of the table.
pub fn snippet(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let text = *g.pick(STATEMENTS);
    let number = g.fresh("");
    let filled = fill(g, &text.replace('$', &number), Array::scalar(Class::Double), 2);
    Some(filled.lines().map(|l| Node::Line(l.to_owned())).collect())
}

/// A call of a library function that gives `want`.
pub fn library(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    let table = match (want.class, rows, cols) {
        (_, _, _) if want.complex || rows * cols == 0 => return None,
        (Class::Double, 1, 1) => SCALARS,
        (Class::Double, 1, 2..) => ROWS,
        (Class::Double, 2.., 2..) => MATRICES,
        (Class::Logical, 1, 1) => TRUTHS,
        (Class::Logical, ..) => LOGICALS,
        (Class::Char, 1, 2..) => TEXTS,
        _ => return None,
    };
    let text = *g.pick(table);
    Some(format!("({})", fill(g, text, want, depth)))
}

/// A template with its holes filled.
fn fill(g: &mut Generator, template: &str, want: Array, depth: u32) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let end = rest.find('}').unwrap_or(rest.len());
        let Some(text) = hole(g, &rest[..end], want, depth) else {
            out.push('{');
            continue;
        };
        out.push_str(&text);
        rest = rest.get(end + 1..).unwrap_or("");
    }
    out + rest
}

/// What takes the place of a hole; none where the brace is MATLAB's.
fn hole(g: &mut Generator, name: &str, want: Array, depth: u32) -> Option<String> {
    let double = Array::scalar(Class::Double);
    let (rows, cols) = want.dims?;
    let size = name.get(1..).and_then(|d| d.parse::<usize>().ok());
    Some(match (name.chars().next()?, size) {
        ('s', None) if name == "s" => expression(g, double, depth),
        ('i', None) if name == "i" && g.below(3) > 0 => (1 + g.below(6)).to_string(),
        ('i', None) if name == "i" => {
            format!("(1 + mod(floor(abs(max(min({}, 1e6), -1e6))), 6))", expression(g, double, depth.min(1)))
        }
        ('b', None) if name == "b" => expression(g, Array::scalar(Class::Logical), depth),
        ('v', Some(n)) => expression(g, double.with(1, n), depth),
        ('c', Some(n)) => expression(g, double.with(n, 1), depth),
        ('q', Some(n)) => expression(g, double.with(n, n), depth),
        ('w', Some(n)) => expression(g, Array::new(Class::Char, 1, n), depth),
        ('m', None) if name == "m" => expression(g, double.with(rows, cols), depth),
        ('t', None) if name == "t" => expression(g, double.with(cols, rows), depth),
        ('l', None) if name == "l" => expression(g, Array::new(Class::Logical, rows, cols), depth),
        ('x', None) if name == "x" => expression(g, Array::new(Class::Char, 1, cols), depth),
        ('R', None) if name == "R" => rows.to_string(),
        ('C', None) if name == "C" => cols.to_string(),
        _ => return None,
    })
}
