//! A pass over Tame IR with facts: elements of an array that change places with each other (`h([i j]) = h([j i])`) are
//! read and assigned one by one, so that neither subscripts nor elements become arrays, and tables of struct arrays and
//! cells stay tables.
//!
//! Sound where all subscripts are positive integers, of which the run may find that they are beyond the last element
//! alone, and what is assigned to has been read, so that nothing grows. Between the reading and the assignment stand
//! literals and operations on single numbers, which do not fail.

use crate::tame::{is_read_once, push, rewrite, temp};
use analysis::{Analysis, Context};
use builtins::Form;
use ir::tir::{Access, Arg, Block, Function, Literal, Program, Stmt, StmtId, Target, VarId, VarKind, walk};
use types::{AbsValue, Class, Complexity, Sparsity};

/// So many elements change places at most.
const MOST: usize = 4;

/// Assigns elements that change places one by one; whether any, so that facts are to be found anew.
pub fn swap(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let Some(exchange) = (Finder { function, contexts }).found(id, made) else { return 0 };
        exchange.write(function, id, made);
        1
    });
    !changed.is_empty()
}

/// Elements that change places.
struct Exchange {
    base: VarId,
    /// They are contents of cells.
    braces: bool,
    /// The elements that are read, and those that they are assigned to.
    from: Vec<VarId>,
    to: Vec<VarId>,
    /// The statements that nobody needs any more.
    gone: Vec<StmtId>,
}

struct Finder<'a> {
    function: &'a Function,
    contexts: &'a [&'a Context],
}

impl Finder<'_> {
    fn found(&self, id: StmtId, before: &[StmtId]) -> Option<Exchange> {
        let Stmt::Set { base, path, src } = &self.function.stmts[id] else { return None };
        let (places, to) = self.joined(only_subscript(path)?, before)?;
        let read = *before.iter().rev().find(|s| walk::defs(&self.function.stmts[**s]).contains(src))?;
        let Stmt::Get { targets, base: of, path } = &self.function.stmts[read] else { return None };
        if *targets != [Target::Var(*src)] || of != base || !is_read_once(self.function, *src) {
            return None;
        }
        let start = before.iter().position(|s| *s == read)?;
        let (named, from) = self.joined(only_subscript(path)?, &before[..start])?;
        let first = before.iter().position(|s| *s == named)?;
        let between = &before[first..];
        let plain = |s: &&StmtId| ![named, read, places].contains(s);
        let fits = between.iter().filter(plain).all(|s| self.cannot_fail(*s))
            && from.len() == to.len()
            && from.len() <= MOST
            && to.iter().all(|t| from.iter().any(|f| self.same(*t, *f, before)))
            && from
                .iter()
                .chain(&to)
                .all(|v| *v != *base && self.all(id, |c| is_place(c.facts.before(id, *v))));
        let class = self.class(id, *base)?;
        let gone = vec![named, read, places];
        fits.then_some(Exchange { base: *base, braces: class == Class::Cell, from, to, gone })
    }

    /// The class of an array whose elements may be read and assigned one by one.
    fn class(&self, id: StmtId, base: VarId) -> Option<Class> {
        let mut found = None;
        let plain = self.all(id, |c| {
            let value = c.facts.before(id, base);
            let class = value.unique_class();
            let known = class.is_some_and(|class| {
                (class.is_matrix() || matches!(class, Class::Struct | Class::Cell))
                    && *found.get_or_insert(class) == class
            });
            known && !value.maybe_undefined
        });
        found.filter(|_| plain)
    }

    /// The statement that makes a row of several numbers, which one statement reads, and these.
    fn joined(&self, row: VarId, before: &[StmtId]) -> Option<(StmtId, Vec<VarId>)> {
        let made = *before.iter().rev().find(|s| walk::defs(&self.function.stmts[**s]).contains(&row))?;
        let Stmt::Call { targets, callee, args } = &self.function.stmts[made] else { return None };
        let row_form = Some(Form::Concat { vertical: false });
        let joins = callee.is_builtin() && builtins::named(callee.name)?.form == row_form;
        let number = |a: &Arg| match a {
            Arg::Var(v) if self.function.vars[*v].kind != VarKind::List => Some(*v),
            _ => None,
        };
        let numbers: Vec<VarId> = args.iter().map(number).collect::<Option<_>>()?;
        let fits =
            joins && *targets == [Target::Var(row)] && is_read_once(self.function, row) && numbers.len() > 1;
        fits.then_some((made, numbers))
    }

    /// Whether two variables hold the same number: temporaries that the last statements made in the same way.
    fn same(&self, a: VarId, b: VarId, before: &[StmtId]) -> bool {
        if a == b {
            return true;
        }
        let made = |v: VarId| {
            let temporary = self.function.vars[v].kind == VarKind::Temp;
            let defines = |s: &&StmtId| walk::defs(&self.function.stmts[**s]).contains(&v);
            before.iter().rev().take(12).find(defines).filter(|_| temporary)
        };
        let (Some(a), Some(b)) = (made(a), made(b)) else { return false };
        match (&self.function.stmts[*a], &self.function.stmts[*b]) {
            (
                Stmt::Literal { value: Literal::Number(a), .. },
                Stmt::Literal { value: Literal::Number(b), .. },
            ) => a == b,
            (Stmt::Call { callee: f, args: x, .. }, Stmt::Call { callee: g, args: y, .. }) => {
                let plain = f.is_builtin() && g.is_builtin() && f.name == g.name && x.len() == y.len();
                let fixed = |v: VarId| self.is_unchanged(v, *a, *b, before);
                plain
                    && self.cannot_fail(*a)
                    && self.cannot_fail(*b)
                    && x.iter().zip(y).all(|pair| match pair {
                        (Arg::Var(x), Arg::Var(y)) => {
                            (x == y && fixed(*x)) || (x != y && self.same(*x, *y, before))
                        }
                        _ => false,
                    })
            }
            _ => false,
        }
    }

    /// Whether nothing between two statements assigns a variable.
    fn is_unchanged(&self, v: VarId, a: StmtId, b: StmtId, before: &[StmtId]) -> bool {
        let at = |s: StmtId| before.iter().position(|t| *t == s);
        let (Some(a), Some(b)) = (at(a), at(b)) else { return false };
        let mut between = before[a.min(b)..a.max(b)].iter();
        !between.any(|s| walk::defs(&self.function.stmts[*s]).contains(&v))
    }

    /// Whether a statement makes a temporary by a literal or an operation on single numbers.
    fn cannot_fail(&self, id: StmtId) -> bool {
        match &self.function.stmts[id] {
            Stmt::Literal { dst, .. } => self.function.vars[*dst].kind == VarKind::Temp,
            Stmt::Call { targets, callee, args } => {
                let [Target::Var(result)] = targets.as_slice() else { return false };
                let operation = builtins::named(callee.name).is_some_and(|b| b.scalar_op().is_some());
                let plain = callee.is_builtin() && operation;
                let number = |c: &Context, a: &Arg| match a {
                    Arg::Var(v) => is_number(c.facts.before(id, *v)),
                    Arg::Colon => false,
                };
                callee.is_builtin()
                    && plain
                    && self.function.vars[*result].kind == VarKind::Temp
                    && self.all(id, |c| args.iter().all(|a| number(c, a)))
            }
            _ => false,
        }
    }

    /// Whether something holds in every context that gets to a statement.
    fn all(&self, id: StmtId, mut holds: impl FnMut(&Context) -> bool) -> bool {
        let mut reached = self.contexts.iter().filter(|c| c.facts.reachable(id)).peekable();
        reached.peek().is_some() && reached.all(|c| holds(c))
    }
}

impl Exchange {
    fn write(self, f: &mut Function, at: StmtId, made: &mut Block) {
        made.retain(|s| !self.gone.contains(s));
        let step = |v: VarId| match self.braces {
            true => vec![Access::Brace(vec![Arg::Var(v)])],
            false => vec![Access::Paren(vec![Arg::Var(v)])],
        };
        let elements: Vec<VarId> = self.from.iter().map(|_| temp(f, "swap_element")).collect();
        for (from, element) in self.from.iter().zip(&elements) {
            let targets = vec![Target::Var(*element)];
            made.push(push(f, at, Stmt::Get { targets, base: self.base, path: step(*from) }));
        }
        for (to, element) in self.to.iter().zip(elements) {
            made.push(push(f, at, Stmt::Set { base: self.base, path: step(*to), src: element }));
        }
    }
}

fn only_subscript(path: &[Access]) -> Option<VarId> {
    match path {
        [Access::Paren(args)] => match args.as_slice() {
            [Arg::Var(v)] => Some(*v),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a value is one real double.
fn is_number(value: &AbsValue) -> bool {
    let real = |v: &types::ClassValue<types::Matrix>| {
        let plain = v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full;
        v.class == Class::Double && plain
    };
    !value.maybe_undefined
        && value.unique().is_some_and(real)
        && value.shape().as_sizes().is_some_and(|s| s.iter().all(|n| *n == 1))
}

/// Whether a value is one positive integer.
fn is_place(value: &AbsValue) -> bool {
    let range = value.unique().map(|v| v.matrix.range(v.class));
    is_number(value) && range.is_some_and(|r| r.integer && r.lo >= 1.0 && !r.nan)
}
