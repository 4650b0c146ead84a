//! From the specification of a builtin to the clauses of a call: the annotation database.
//!
//! The clauses themselves stand in `annotations.txt`, one entry for each form or rule of shapes; which entry a builtin
//! has follows from its specification. A builtin whose rule has no entry says nothing, as the paper has it of
//! procedures without source.

use crate::clause::{Clause, Extent, Kinds, ONE, Var, instantiate};
use builtins::Builtin;
use builtins::rule::{Compare, DimRule, Guard, ShapeRule, Test};
use builtins::{Form, Measure, Reduction};

const TEXT: &str = include_str!("annotations.txt");

/// The clauses of an entry as text.
pub fn entry(name: &str) -> &'static str {
    let mut rest = TEXT;
    while let Some(at) = rest.find(&format!("\n{name}\n")) {
        let body = &rest[at + name.len() + 2..];
        let end = body.find("\n\n").unwrap_or(body.len());
        rest = &body[..end];
        return rest;
    }
    ""
}

/// The names of all entries.
pub fn names() -> impl Iterator<Item = &'static str> {
    TEXT.lines().filter(|l| !l.starts_with([' ', '#']) && !l.is_empty())
}

/// An operand of a call.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The variable.
    pub var: Var,
    /// The number that it is, where it is written in the text.
    pub number: Option<f64>,
}

/// The clauses of a call with one result; none where nothing is known.
pub fn clauses(builtin: &Builtin, args: &[Operand], r: Var) -> Vec<Clause> {
    let vars: Vec<Var> = args.iter().map(|a| a.var).collect();
    let of = |name: &str| {
        let letters: Vec<(char, Var)> = "ab".chars().zip(vars.iter().copied()).chain([('r', r)]).collect();
        instantiate(entry(name), &letters)
    };
    match (builtin.form, vars.as_slice()) {
        (Some(Form::Product), [_, _]) => return of("product"),
        (Some(Form::Divide { left: false }), [_, _]) => return of("divide right"),
        (Some(Form::Divide { left: true }), [_, _]) => return of("divide left"),
        (Some(Form::Power), [_, _]) => return of("power"),
        (Some(Form::Transpose { .. }), [_]) => return of("transpose"),
        (Some(Form::Colon), [_, _]) => return colon(args, r),
        (Some(Form::Measure(m)), _) => return measure(m, args, r),
        (Some(Form::Fill(_)), _) => return sizes(args, r),
        (Some(Form::Reduce(Reduction::Max | Reduction::Min)), [_, _]) => return of("broadcast"),
        (Some(Form::Reduce(Reduction::Max | Reduction::Min)), [_, _, _]) => return Vec::new(),
        (Some(Form::Concat { .. }), _) => return Vec::new(),
        _ => {}
    }
    match rule(builtin, args.len()) {
        Some(ShapeRule::Scalar) if vars.is_empty() => vec![Clause::default().scalar(r)],
        Some(ShapeRule::Scalar) => of("scalar"),
        Some(ShapeRule::Same(k)) if *k < vars.len() => {
            instantiate(entry("same"), &[('a', vars[*k]), ('r', r)])
        }
        Some(ShapeRule::Broadcast) if vars.len() == 1 => of("same"),
        Some(ShapeRule::Broadcast) if vars.len() == 2 => of("broadcast"),
        Some(ShapeRule::Matmul) if vars.len() == 2 => of("product"),
        Some(ShapeRule::Transpose) if vars.len() == 1 => of("transpose"),
        Some(ShapeRule::Reduce { of: k, dim }) if *k < vars.len() => {
            let name = match dim.and_then(|d| args.get(d)).map(|d| d.number) {
                None => "reduce",
                Some(Some(1.0)) => "reduce rows",
                Some(Some(2.0)) => "reduce columns",
                Some(_) => return Vec::new(),
            };
            instantiate(entry(name), &[('a', vars[*k]), ('r', r)])
        }
        Some(ShapeRule::Sizes(0)) => sizes(args, r),
        Some(ShapeRule::Dims(dims)) => match dims.as_slice() {
            [rows, columns] => by_extents(extent(rows, args, 90), extent(columns, args, 91), r),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The rule that holds for a call with so many arguments, where no more is asked.
fn rule(builtin: &Builtin, nargin: usize) -> Option<&ShapeRule> {
    let holds = |g: &Guard| {
        let test = match &g.test {
            Test::Nargin(c, n) => c.holds(nargin, *n),
            Test::Nargout(Compare::AtMost | Compare::Equal, n) => *n >= 1,
            Test::Given(k) => *k < nargin,
            // Options in words are not numbers: what asks for them is not meant.
            Test::Has(_) => false,
            _ => return None,
        };
        Some(test != g.negated)
    };
    for (guards, results) in &builtin.shape.cases {
        let said: Option<Vec<bool>> = guards.iter().map(holds).collect();
        match said {
            Some(all) if all.iter().all(|b| *b) => return results.first(),
            Some(_) => {}
            None => return None,
        }
    }
    None
}

/// A result of these extents: a scalar, or an array.
pub fn by_extents(rows: Extent, columns: Extent, r: Var) -> Vec<Clause> {
    let scalar = Clause::default().scalar(r).and_equal(rows, ONE).and_equal(columns, ONE);
    let array = Clause::default().array(r, rows, columns);
    let number = |e: Extent| matches!(e, Extent::Number(n) if n != 1);
    match (rows, columns) {
        (ONE, ONE) => vec![scalar],
        (a, b) if number(a) || number(b) => vec![array],
        _ => vec![scalar, array],
    }
}

fn value(arg: Operand) -> Extent {
    match arg.number {
        Some(n) if n >= 0.0 && n.fract() == 0.0 && n < 1e15 => Extent::Number(n as u64),
        _ => Extent::Value(arg.var),
    }
}

fn colon(args: &[Operand], r: Var) -> Vec<Clause> {
    let (lo, hi) = (args[0], args[1]);
    let length = match (lo.number, hi.number) {
        (Some(1.0), _) => value(hi),
        (Some(a), Some(b)) if b >= a && a.fract() == 0.0 => Extent::Number((b - a) as u64 + 1),
        _ => Extent::Hole(1),
    };
    let ends =
        |c: Clause| [lo, hi].into_iter().filter(|a| a.number.is_none()).fold(c, |c, a| c.scalar(a.var));
    by_extents(ONE, length, r).into_iter().map(ends).collect()
}

fn sizes(args: &[Operand], r: Var) -> Vec<Clause> {
    let made = match args {
        [] => vec![Clause::default().scalar(r)],
        [n] => by_extents(value(*n), value(*n), r),
        [m, n] => by_extents(value(*m), value(*n), r),
        _ => return Vec::new(),
    };
    // `zeros(size(A))` has a row for its one argument, of which nothing is said.
    let scalar = |c: Clause| args.iter().filter(|a| a.number.is_none()).fold(c, |c, a| c.scalar(a.var));
    let mut made: Vec<Clause> = made.into_iter().map(scalar).collect();
    if let [n] = args
        && n.number.is_none()
    {
        made.push(Clause::default().with(n.var, Kinds::ARRAY, None).with(r, Kinds::ANY, None));
    }
    made
}

fn measure(m: Measure, args: &[Operand], r: Var) -> Vec<Clause> {
    let is = |e: Extent| vec![Clause::default().scalar(r).and_equal(Extent::Value(r), e)];
    let Some(x) = args.first().map(|a| a.var) else { return Vec::new() };
    match (m, args.get(1).and_then(|d| d.number)) {
        (Measure::Rows, _) | (Measure::Size, Some(1.0)) => is(Extent::Rows(x)),
        (Measure::Columns, _) | (Measure::Size, Some(2.0)) => is(Extent::Columns(x)),
        (Measure::Size, None) if args.len() == 1 => {
            vec![Clause::default().with(r, Kinds::ROW, Some((ONE, Extent::Number(2))))]
        }
        (Measure::Numel | Measure::Length, _) => {
            elements(x, |c, e| c.scalar(r).and_equal(Extent::Value(r), e))
        }
        _ => vec![Clause::default().scalar(r)],
    }
}

/// A clause for each kind of `x` with the number of its elements; a hole where it is a matrix.
pub fn elements(x: Var, make: impl Fn(Clause, Extent) -> Clause) -> Vec<Clause> {
    let one = |kinds: Kinds| {
        let e = match kinds {
            Kinds::SCALAR => ONE,
            Kinds::ROW => Extent::Columns(x),
            Kinds::COLUMN => Extent::Rows(x),
            _ => Extent::Hole(80),
        };
        make(Clause::default().with(x, kinds, None), e)
    };
    Kinds::ANY.each().map(one).collect()
}

fn extent(rule: &DimRule, args: &[Operand], hole: u16) -> Extent {
    match rule {
        DimRule::Const(n) => Extent::Number(*n),
        DimRule::Value(k, default) => match args.get(*k) {
            Some(a) => value(*a),
            None => default.map_or(Extent::Hole(hole), Extent::Number),
        },
        DimRule::Extent(k, 0) if *k < args.len() => Extent::Rows(args[*k].var),
        DimRule::Extent(k, 1) if *k < args.len() => Extent::Columns(args[*k].var),
        _ => Extent::Hole(hole),
    }
}
