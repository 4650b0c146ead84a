//! Productions of expressions. Each gives an expression of exactly the class and extents that are
//! wanted, or nothing where it has none, and the generator tries another.
//!
//! Left out because Octave and MATLAB differ: integers of 64 bits, order of complex numbers, integer
//! arrays with double arrays, negative powers of integers, `cumsum` of integers, `num2str` of fractions.

use super::generator::Generator;
use super::library::library;
use super::types::{Array, Class, INTS, Ty};

type Make = fn(&mut Generator, Array, u32) -> Option<String>;

/// A weight and a production.
type Row = (u32, Make);

const ANY_CLASS: &[Row] = &[
    (22, variable),
    (6, literal),
    (5, element),
    (4, slice),
    (3, transposed),
    (4, joined),
    (2, reshaped),
    (2, repeated),
    (2, in_container),
    (2, flipped),
];

const NUMBERS: &[Row] =
    &[(12, arithmetic), (4, unary), (3, extreme), (3, reduction), (2, accumulated), (2, modulo)];

const DOUBLE: &[Row] = &[
    (9, library),
    (5, smooth),
    (4, counted),
    (4, converted),
    (4, range),
    (3, product),
    (3, made),
    (3, of_row),
    (3, mapped),
    (2, called),
    (2, parts_of_complex),
    (2, differences),
    (2, stacked),
];

const COMPLEX: &[Row] = &[(6, complex_made), (5, complex_arithmetic), (4, complex_unary)];

const LOGICAL: &[Row] =
    &[(6, library), (8, compared), (5, combined), (3, negated), (3, asked), (2, member), (2, any_or_all)];

const CHAR: &[Row] = &[(6, library), (4, cased), (3, from_codes), (2, replaced)];

const INT: &[Row] = &[(5, rounded), (3, bits), (4, with_double)];

const SINGLE: &[Row] = &[(6, rounded), (4, with_double), (3, smooth)];

/// An expression of this type; `depth` bounds how deep it nests.
pub fn expression(g: &mut Generator, want: Array, depth: u32) -> String {
    if depth == 0 {
        return variable(g, want, 0).or_else(|| literal(g, want, 0)).unwrap_or_else(|| "[]".to_owned());
    }
    let own: &[&[Row]] = match want.class {
        _ if want.complex => &[COMPLEX, ANY_CLASS],
        Class::Double => &[DOUBLE, NUMBERS, ANY_CLASS],
        Class::Single => &[SINGLE, NUMBERS, ANY_CLASS],
        Class::Logical => &[LOGICAL, ANY_CLASS],
        Class::Char => &[CHAR, ANY_CLASS],
        Class::Int(_) => &[INT, NUMBERS, ANY_CLASS],
    };
    let total: u32 = own.iter().flat_map(|t| t.iter()).map(|r| r.0).sum();
    for _ in 0..8 {
        let mut at = g.below(total as usize) as u32;
        let found = own.iter().flat_map(|t| t.iter()).find(|r| {
            let hit = at < r.0;
            at = at.saturating_sub(r.0);
            hit
        });
        if let Some(text) = found.and_then(|r| r.1(g, want, depth - 1)) {
            return text;
        }
    }
    literal(g, want, 0).unwrap_or_else(|| "[]".to_owned())
}

/// A number that is exact in every class of fractions.
fn number(g: &mut Generator, class: Class) -> String {
    match class {
        Class::Double | Class::Single => match g.below(6) {
            0 => format!("{}", g.below(100) as f64 / 4.0),
            1 => format!("(-{})", 1 + g.below(9)),
            _ => g.below(12).to_string(),
        },
        Class::Int(_) => {
            let most = if g.below(4) == 0 { 200 } else { 20 };
            g.below(most).to_string()
        }
        Class::Logical => g.pick(&["true", "false"]).to_string(),
        Class::Char => ((b'a' + g.below(26) as u8) as char).to_string(),
    }
}

fn literal(g: &mut Generator, want: Array, _: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if want.complex {
        let one = |g: &mut Generator| format!("({}+{}i)", g.below(6), 1 + g.below(5));
        return Some(matrix(rows, cols, || one(g)));
    }
    Some(match want.class {
        Class::Char if rows == 1 => {
            let text: String = (0..cols).map(|_| number(g, Class::Char)).collect();
            format!("'{text}'")
        }
        Class::Char => {
            let all: Vec<String> = (0..rows)
                .map(|_| format!("'{}'", (0..cols).map(|_| number(g, Class::Char)).collect::<String>()))
                .collect();
            format!("[{}]", all.join("; "))
        }
        Class::Single => format!("single({})", matrix(rows, cols, || number(g, want.class))),
        Class::Int(name) => format!("{name}({})", matrix(rows, cols, || number(g, want.class))),
        class => matrix(rows, cols, || number(g, class)),
    })
}

fn matrix(rows: usize, cols: usize, mut element: impl FnMut() -> String) -> String {
    if rows * cols == 1 {
        return element();
    }
    if rows * cols == 0 {
        return format!("zeros({rows}, {cols})");
    }
    let row = |e: &mut dyn FnMut() -> String| (0..cols).map(|_| e()).collect::<Vec<_>>().join(", ");
    format!("[{}]", (0..rows).map(|_| row(&mut element)).collect::<Vec<_>>().join("; "))
}

fn variable(g: &mut Generator, want: Array, _: u32) -> Option<String> {
    g.variable(|t| *t == Ty::Array(want))
}

/// One element of an array of which the extents are known.
fn element(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    if !want.is_scalar() {
        return None;
    }
    let (name, array) =
        g.array(|a| a.class == want.class && a.complex == want.complex && a.dims.is_some())?;
    let (rows, cols) = array.dims?;
    if rows * cols == 0 {
        return None;
    }
    Some(match g.below(5) {
        0 => format!("{name}(end)"),
        1 => format!("{name}({}, {})", 1 + g.below(rows), 1 + g.below(cols)),
        2 => format!("{name}(end, {})", index(g, cols, depth)),
        3 => format!("{name}({}, end)", index(g, rows, depth)),
        _ => format!("{name}({})", index(g, rows * cols, depth)),
    })
}

/// An index between 1 and `n`.
pub fn index(g: &mut Generator, n: usize, depth: u32) -> String {
    if depth == 0 || g.below(2) == 0 {
        return (1 + g.below(n)).to_string();
    }
    if let Some(k) = g.counter(n) {
        return k;
    }
    let e = expression(g, Array::scalar(Class::Double), depth - 1);
    format!("1 + mod(floor(abs({e})), {n})")
}

/// Part of a matrix.
fn slice(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    let fits = |a: Array| {
        a.class == want.class
            && a.complex == want.complex
            && a.dims.is_some_and(|(r, c)| r >= rows && c >= cols && r * c > 0)
    };
    let (name, array) = g.array(fits)?;
    let (r, c) = array.dims?;
    let part = |g: &mut Generator, n: usize, of: usize| match () {
        () if n == of && g.below(2) == 0 => ":".to_owned(),
        () if n == 1 => index(g, of, depth),
        () if g.below(3) == 0 => {
            let all: Vec<String> = (0..n).map(|_| (1 + g.below(of)).to_string()).collect();
            format!("[{}]", all.join(" "))
        }
        () if g.below(2) == 0 => format!("end-{}:end", n - 1),
        () => {
            let from = 1 + g.below(of - n + 1);
            format!("{from}:{}", from + n - 1)
        }
    };
    if rows == 0 || cols == 0 {
        return None;
    }
    if r == 1 && rows == 1 && g.below(2) == 0 {
        return Some(format!("{name}({})", part(g, cols, c)));
    }
    let first = part(g, rows, r);
    Some(format!("{name}({first}, {})", part(g, cols, c)))
}

fn transposed(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    let inner = expression(g, want.with(cols, rows), depth);
    Some(format!("({inner}){}", g.pick(&["'", ".'"])))
}

/// Parts side by side.
fn joined(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if cols >= 2 && rows > 0 && (rows < 2 || g.below(2) == 0) {
        let left = 1 + g.below(cols - 1);
        let a = expression(g, want.with(rows, left), depth);
        let b = expression(g, want.with(rows, cols - left), depth);
        return Some(if g.below(4) == 0 { format!("horzcat({a}, {b})") } else { format!("[{a}, {b}]") });
    }
    if rows >= 2 && cols > 0 {
        let top = 1 + g.below(rows - 1);
        let a = expression(g, want.with(top, cols), depth);
        let b = expression(g, want.with(rows - top, cols), depth);
        return Some(if g.below(4) == 0 { format!("cat(1, {a}, {b})") } else { format!("[{a}; {b}]") });
    }
    None
}

fn reshaped(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if rows * cols < 2 {
        return None;
    }
    let inner = expression(g, want.with(1, rows * cols), depth);
    Some(format!(
        "reshape({inner}, {rows}, {})",
        if g.below(3) == 0 { "[]".to_owned() } else { cols.to_string() }
    ))
}

fn repeated(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if rows * cols < 2 || want.complex {
        return None;
    }
    let (r, c) = match g.below(3) {
        0 => (1, 1),
        1 => (rows, 1),
        _ => (1, cols),
    };
    let inner = expression(g, want.with(r, c), depth);
    Some(format!("repmat({inner}, {}, {})", rows / r, cols / c))
}

/// A cell, a field, or an element of a struct array.
fn in_container(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let wanted = Ty::Array(want);
    let (name, ty) = g.owner(|t| match t {
        Ty::Cell(all) => all.contains(&wanted),
        Ty::Struct(all) => all.iter().any(|f| f.1 == wanted),
        Ty::Structs(_, n) => *n > 0 && want == Array::scalar(Class::Double),
        _ => false,
    })?;
    match ty {
        Ty::Cell(all) => Some(format!("{name}{{{}}}", 1 + all.iter().position(|t| *t == wanted)?)),
        Ty::Struct(all) => {
            let field = &all.iter().find(|f| f.1 == wanted)?.0;
            Some(if g.below(4) == 0 { format!("{name}.('{field}')") } else { format!("{name}.{field}") })
        }
        Ty::Structs(fields, n) => {
            let field = g.pick(&fields).clone();
            let k = index(g, n, depth);
            Some(if g.below(3) == 0 {
                format!("sum([{name}.{field}])")
            } else {
                format!("{name}({k}).{field}")
            })
        }
        _ => None,
    }
}

fn flipped(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if rows * cols < 2 {
        return None;
    }
    let inner = expression(g, want, depth);
    Some(match g.below(4) {
        0 => format!("fliplr({inner})"),
        1 => format!("flipud({inner})"),
        2 if !want.complex && want.class != Class::Char && want.class != Class::Logical => {
            let dim = 1 + g.below(2);
            let way = g.pick(&["'ascend'", "'descend'"]);
            format!("sort({inner}, {dim}, {way})")
        }
        _ => format!("circshift({inner}, {}, {})", g.below(3), 1 + g.below(2)),
    })
}

/// Another operand for an element-by-element operation that gives `want`: of its extents, or with
/// an extent of 1 that expands.
fn operand(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    let (r, c) = match g.below(6) {
        0 | 1 => (1, 1),
        2 => (1, cols),
        3 => (rows, 1),
        _ => (rows, cols),
    };
    Some(expression(g, want.with(r, c), depth))
}

fn arithmetic(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    let b = operand(g, want, depth)?;
    let (a, b) = if g.below(2) == 0 { (a, b) } else { (b, a) };
    Some(match g.below(9) {
        0..=2 => format!("({a} + {b})"),
        3 | 4 => format!("({a} - {b})"),
        5 | 6 => format!("({a} .* {b})"),
        7 if want.class.is_float() => format!("({a} ./ (abs({b}) + {}))", 1 + g.below(4)),
        8 if want.is_scalar() => format!("({a} * {b})"),
        _ => format!("({a} ./ {})", [2, 4, 8][g.below(3)]),
    })
}

/// An operation with a double scalar, which keeps the class of the other.
fn with_double(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    let b = expression(g, Array::scalar(Class::Double), depth);
    Some(match g.below(5) {
        0 => format!("({a} + {b})"),
        1 => format!("({b} - {a})"),
        2 => format!("({a} * {b})"),
        3 => format!("({a} / {})", 2 + g.below(5)),
        _ => format!("({a} .^ {})", 1 + g.below(3)),
    })
}

fn unary(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let a = expression(g, want, depth);
    Some(match g.below(7) {
        0 => format!("(-{a})"),
        1 => format!("abs({a})"),
        2 => format!("floor({a} / 2)"),
        3 => format!("sign({a})"),
        4 => format!("({a}) .^ 2"),
        5 => format!("round({a})"),
        _ => format!("fix({a})"),
    })
}

fn extreme(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    let b = operand(g, want, depth)?;
    Some(format!("{}({a}, {b})", g.pick(&["max", "min"])))
}

/// A row, column or scalar out of a matrix.
fn reduction(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    // Of integers `sum` and `prod` are doubles.
    let all = ["max", "min", "sum", "prod", "sum"];
    let f = *g.pick(if want.class.is_float() { &all } else { &all[..2] });
    let extra = if matches!(f, "max" | "min") { ", []" } else { "" };
    let n = 2 + g.below(2);
    match (rows, cols) {
        (1, 1) => {
            let (r, c) = if g.below(2) == 0 { (1, n) } else { (n, 1) };
            let inner = expression(g, want.with(r, c), depth);
            Some(format!("{f}({inner})"))
        }
        (1, c) if c > 1 => {
            let inner = expression(g, want.with(n, c), depth);
            Some(if g.below(2) == 0 { format!("{f}({inner})") } else { format!("{f}({inner}{extra}, 1)") })
        }
        (r, 1) if r > 1 => {
            let inner = expression(g, want.with(r, n), depth);
            Some(format!("{f}({inner}{extra}, 2)"))
        }
        _ => None,
    }
}

fn accumulated(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    // Octave's `cumsum` of integers is a double.
    if rows * cols < 2 || !want.class.is_float() {
        return None;
    }
    let inner = expression(g, want, depth);
    Some(format!("{}({inner}, {})", g.pick(&["cumsum", "cumprod"]), 1 + g.below(2)))
}

fn modulo(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let inner = expression(g, want, depth);
    let by = 2 + g.below(9);
    // Of fractions both languages give what is next to a whole number in ways of their own.
    Some(match want.class {
        Class::Int(_) => format!("{}({inner}, {by})", g.pick(&["mod", "rem"])),
        _ => format!("{}(round(max(min({inner}, 1e6), -1e6)), {by})", g.pick(&["mod", "rem"])),
    })
}

/// Functions with values that are not exact.
fn smooth(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    Some(match g.below(6) {
        0 => format!("sin({a})"),
        1 => format!("cos({a})"),
        2 => format!("sqrt(abs({a}))"),
        3 => format!("exp(-abs({a}))"),
        4 => format!("log(1 + abs({a}))"),
        _ => format!("atan({a})"),
    })
}

/// Counts and extents.
fn counted(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    if !want.is_scalar() {
        return None;
    }
    if g.below(2) == 0 {
        let name = g.variable(|t| !matches!(t, Ty::Handle))?;
        return Some(match g.below(4) {
            0 => format!("size({name}, {})", 1 + g.below(3)),
            1 => format!("length({name})"),
            2 => format!("ndims({name})"),
            _ => format!("numel({name})"),
        });
    }
    let (r, c) = (1 + g.below(2), 1 + g.below(4));
    let inner = expression(g, Array::new(Class::Logical, r, c), depth);
    Some(match g.below(3) {
        0 => format!("nnz({inner})"),
        1 => format!("numel(find({inner}))"),
        _ => format!("sum(sum({inner}))"),
    })
}

/// Of another class.
fn converted(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let class = match g.below(5) {
        0 => Class::Single,
        1 => Class::Logical,
        2 => Class::Char,
        _ => Class::Int(INTS[g.below(INTS.len())]),
    };
    let inner = expression(g, Array { class, ..want }, depth);
    Some(match class {
        Class::Logical | Class::Char if g.below(2) == 0 => format!("({inner} + {})", g.below(4)),
        _ => format!("double({inner})"),
    })
}

fn range(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if rows != 1 || cols < 2 {
        return None;
    }
    let n = cols - 1;
    Some(match g.below(5) {
        0 => format!("(1:{cols})"),
        1 => format!("({cols}:-1:1)"),
        2 => format!("(0:0.25:{})", n as f64 / 4.0),
        3 => format!("linspace(0, {}, {cols})", 2 * n),
        _ => {
            let a = expression(g, Array::scalar(Class::Double), depth.min(1));
            format!("({a} + (0:{n}))")
        }
    })
}

fn product(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    let inner = 1 + g.below(3);
    let a = expression(g, want.with(rows, inner), depth);
    let b = expression(g, want.with(inner, cols), depth);
    Some(format!("({a} * {b})"))
}

fn made(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    Some(match g.below(6) {
        0 => format!("zeros({rows}, {cols})"),
        1 => format!("ones({rows}, {cols})"),
        // Octave keeps a diagonal matrix as one, with rules of its own.
        2 => format!("(eye({rows}, {cols}) + 0)"),
        3 if rows == cols && rows > 1 => format!("diag({})", expression(g, want.with(rows, 1), depth)),
        4 if rows == cols && rows > 1 => format!("triu({})", expression(g, want, depth)),
        _ => {
            let a = expression(g, want.with(1, cols), depth);
            let b = expression(g, want.with(rows, 1), depth);
            format!("kron({a}, {b})")
        }
    })
}

/// Numbers out of a row of unknown length.
fn of_row(g: &mut Generator, want: Array, _: u32) -> Option<String> {
    if !want.is_scalar() {
        return None;
    }
    let (name, array) = g.array(|a| a.dims.is_none())?;
    let real = array.class.is_float() || array.class == Class::Logical;
    Some(match g.below(6) {
        0 if real => format!("double(sum({name}))"),
        1 if array.class == Class::Double => format!("max([{name}, 0])"),
        2 if array.class == Class::Double => format!("sum({name} .* (1:numel({name})))"),
        3 => format!("double(isempty({name}))"),
        _ => format!("numel({name})"),
    })
}

/// A function handle over elements.
fn mapped(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let inner = expression(g, want, depth);
    if let Some(f) = g.variable(|t| *t == Ty::Handle)
        && g.below(2) == 0
    {
        return Some(if want.is_scalar() {
            format!("{f}({inner})")
        } else {
            format!("arrayfun({f}, {inner})")
        });
    }
    let by = expression(g, Array::scalar(Class::Double), depth.min(1));
    Some(match g.below(3) {
        0 => format!("arrayfun(@(t) t * 2 + {by}, {inner})"),
        1 => format!("arrayfun(@abs, {inner})"),
        _ => format!("bsxfun(@plus, {inner}, {by})"),
    })
}

fn called(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let call = g.function(want)?;
    let args: Vec<String> = call.params.iter().map(|p| expression(g, *p, depth.min(1))).collect();
    Some(format!("{}({})", call.name, args.join(", ")))
}

fn parts_of_complex(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let inner = expression(g, Array { complex: true, ..want }, depth);
    Some(format!("{}({inner})", g.pick(&["real", "imag", "abs"])))
}

fn differences(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    if rows * cols == 0 {
        return None;
    }
    let inner = expression(g, want.with(rows, cols + 1), depth);
    Some(format!("diff({inner}, 1, 2)"))
}

/// Through an array of three dimensions.
fn stacked(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    let b = expression(g, want, depth);
    Some(match g.below(3) {
        0 => format!("sum(cat(3, {a}, {b}), 3)"),
        1 => format!("max(cat(3, {a}, {b}), [], 3)"),
        _ => format!("squeeze(sum(permute(cat(3, {a}, {b}), [3 1 2]), 1))"),
    })
    .filter(|t| !t.starts_with("squeeze") || want.dims.is_some_and(|(r, _)| r > 1))
}

fn complex_made(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let real = Array { complex: false, ..want };
    let a = expression(g, real, depth);
    let b = expression(g, real, depth);
    Some(if g.below(2) == 0 { format!("complex({a}, {b})") } else { format!("({a} + 1i * {b})") })
}

fn complex_arithmetic(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    let b = operand(g, want, depth)?;
    let real = expression(g, Array { complex: false, ..want }, depth);
    Some(match g.below(5) {
        0 => format!("({a} + {b})"),
        1 => format!("({a} - {b})"),
        2 => format!("({a} .* {b})"),
        3 => format!("({a} .* {real})"),
        _ => format!("({a} ./ {})", 2 + g.below(4)),
    })
}

fn complex_unary(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    Some(match g.below(3) {
        0 => format!("conj({a})"),
        1 => format!("(-{a})"),
        _ => format!("exp(1i * real({a}))"),
    })
}

/// A class whose numbers can be compared with `<`.
fn comparable(g: &mut Generator) -> Class {
    match g.below(6) {
        0 => Class::Single,
        1 => Class::Char,
        2 => Class::Int(INTS[g.below(INTS.len())]),
        _ => Class::Double,
    }
}

fn compared(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let of = Array { class: comparable(g), ..want };
    let a = expression(g, of, depth);
    let b = operand(g, of, depth)?;
    Some(format!("({a} {} {b})", g.pick(&["<", "<=", ">", ">=", "==", "~="])))
}

fn combined(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let a = expression(g, want, depth);
    let b = operand(g, want, depth)?;
    Some(match g.below(4) {
        0 => format!("({a} & {b})"),
        1 => format!("({a} | {b})"),
        2 if want.is_scalar() => format!("({a} {} {b})", g.pick(&["&&", "||"])),
        _ => format!("xor({a}, {b})"),
    })
}

fn negated(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let inner = expression(g, want, depth);
    Some(format!("(~{inner})"))
}

/// Questions about a variable.
fn asked(g: &mut Generator, want: Array, _: u32) -> Option<String> {
    if !want.is_scalar() {
        return None;
    }
    let name = g.variable(|t| !matches!(t, Ty::Handle))?;
    let ask = g.pick(&[
        "isempty",
        "ischar",
        "iscell",
        "isstruct",
        "isnumeric",
        "islogical",
        "isscalar",
        "isfloat",
        "isrow",
    ]);
    Some(format!("{ask}({name})"))
}

fn member(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let of = Array { class: Class::Double, ..want };
    let inner = expression(g, of, depth);
    let set = expression(g, Array::new(Class::Double, 1, 3), depth.min(1));
    Some(format!("ismember({inner}, {set})"))
}

fn any_or_all(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, cols) = want.dims?;
    let f = g.pick(&["any", "all"]);
    if want.is_scalar() && g.below(3) == 0 {
        let a = expression(g, Array::new(Class::Double, 1, 3), depth);
        let b = expression(g, Array::new(Class::Double, 1, 3), depth);
        return Some(format!("isequal({a}, {b})"));
    }
    (rows == 1 && cols > 0).then_some(())?;
    let inner = expression(g, Array::new(Class::Logical, 2, cols), depth);
    Some(format!("{f}({inner}, 1)"))
}

fn cased(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let inner = expression(g, want, depth);
    Some(format!("{}({inner})", g.pick(&["upper", "lower"])))
}

fn from_codes(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let inner = expression(g, Array { class: Class::Double, ..want }, depth);
    Some(format!("char(97 + mod(floor(abs(max(min({inner}, 1e6), -1e6))), 26))"))
}

fn replaced(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let (rows, _) = want.dims?;
    (rows == 1).then_some(())?;
    let inner = expression(g, want, depth);
    Some(format!("strrep({inner}, '{}', '{}')", number(g, Class::Char), number(g, Class::Char)))
}

/// Out of doubles.
fn rounded(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    want.dims?;
    let inner = expression(g, Array { class: Class::Double, ..want }, depth);
    let name = match want.class {
        Class::Int(name) => name,
        _ => "single",
    };
    Some(if g.below(4) == 0 { format!("cast({inner}, '{name}')") } else { format!("{name}({inner})") })
}

fn bits(g: &mut Generator, want: Array, depth: u32) -> Option<String> {
    let Class::Int(name) = want.class else { return None };
    if !name.starts_with('u') {
        let limit = g.pick(&["intmax", "intmin"]);
        return want.is_scalar().then(|| format!("{limit}('{name}')"));
    }
    let a = expression(g, want, depth);
    let b = expression(g, want, depth);
    Some(format!("{}({a}, {b})", g.pick(&["bitand", "bitor", "bitxor"])))
}
