//! Whether everything that is read has a value: invariant 9. A forward walk over the structure, whose state
//! is the set of locals that have a value on every path to where it stands; where no path leads, there is
//! no state, and nothing to complain of.
//!
//! Not known to the walk: which statements of a protected block may raise (any may), and values (a branch on
//! the same condition twice is two branches; what depends on that needs a flag).

use super::super::{Expr, Function, FunctionId, LocalId, Module, Operand, Stmt, each_stmt, kernels};
use super::Verifier;
use base::{EntityRef, FxHashSet, SecondaryMap};

/// The functions that may come back.
pub(super) type Returns = SecondaryMap<FunctionId, bool>;

/// Which functions may come back: the least set that their statements agree with.
pub(super) fn returning(module: &Module) -> Returns {
    let mut returns = Returns::new();
    loop {
        let mut changed = false;
        for (id, f) in module.functions.iter() {
            if !returns[id] && Walk::new(f, &returns).function().is_some() {
                returns[id] = true;
                changed = true;
            }
        }
        if !changed {
            return returns;
        }
    }
}

/// Complains of reads without a value.
pub(super) fn check(v: &mut Verifier<'_>, returns: &Returns) {
    let mut walk = Walk::new(v.function, returns);
    let end = walk.function();
    for r in &v.function.results {
        if end.as_ref().is_some_and(|set| !set.has(*r) && !walk.always.has(*r)) {
            walk.unset.insert(*r);
        }
    }
    let unset: Vec<LocalId> = v.function.locals.keys().filter(|l| walk.unset.contains(l)).collect();
    for l in unset {
        v.complain(format!("{} is read where it may have no value", v.name(l)));
    }
}

/// A set of locals.
#[derive(Clone, PartialEq)]
struct Set(Vec<u64>);

impl Set {
    fn has(&self, l: LocalId) -> bool {
        self.0.get(l.index() / 64).is_some_and(|word| word >> (l.index() % 64) & 1 == 1)
    }

    fn set(&mut self, l: LocalId, value: bool) {
        if let Some(word) = self.0.get_mut(l.index() / 64) {
            let bit = 1 << (l.index() % 64);
            if value { *word |= bit } else { *word &= !bit }
        }
    }
}

/// What holds on both paths.
fn meet(a: Option<Set>, b: Option<Set>) -> Option<Set> {
    match (a, b) {
        (Some(a), Some(b)) => Some(Set(a.0.iter().zip(&b.0).map(|(x, y)| x & y).collect())),
        (a, None) => a,
        (None, b) => b,
    }
}

struct Walk<'a> {
    function: &'a Function,
    returns: &'a Returns,
    state: Option<Set>,
    /// What has a value wherever it stands, or a flag that says.
    always: Set,
    /// What holds where loops are left, and where they begin again; the innermost last.
    loops: Vec<(Option<Set>, Option<Set>)>,
    /// What holds where the function is left.
    end: Option<Set>,
    /// What was read without a value.
    unset: FxHashSet<LocalId>,
}

impl<'a> Walk<'a> {
    fn new(function: &'a Function, returns: &'a Returns) -> Walk<'a> {
        let none = Set(vec![0; function.locals.len().div_ceil(64)]);
        let (mut state, mut always) = (none.clone(), none);
        function.params.iter().for_each(|p| state.set(p.local, true));
        for (id, local) in function.locals.iter() {
            always.set(id, local.flag.is_some() || local.sure || local.global.is_some());
        }
        Walk {
            function,
            returns,
            state: Some(state),
            always,
            loops: Vec::new(),
            end: None,
            unset: FxHashSet::default(),
        }
    }

    /// What holds at the end, if it comes to that.
    fn function(&mut self) -> Option<Set> {
        let f = self.function;
        self.block(&f.body);
        self.state = meet(self.end.take(), self.state.take());
        self.block(&f.epilogue);
        self.state.take()
    }

    fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            if self.state.is_none() {
                return;
            }
            self.stmt(stmt);
        }
    }

    fn read(&mut self, l: LocalId) {
        if let Some(state) = &self.state
            && !state.has(l)
            && !self.always.has(l)
        {
            self.unset.insert(l);
        }
    }

    fn reads(&mut self, e: &Expr) {
        e.reads().into_iter().for_each(|l| self.read(l));
    }

    fn set(&mut self, l: LocalId, value: bool) {
        if let Some(state) = &mut self.state {
            state.set(l, value);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => {
                self.reads(cond);
                let before = self.state.clone();
                let branch = |walk: &mut Self, taken: bool, block: &[Stmt]| {
                    walk.state = if taken { before.clone() } else { None };
                    walk.block(block);
                    walk.state.take()
                };
                let then = branch(self, *cond != Expr::Bool(false), then);
                let els = branch(self, *cond != Expr::Bool(true), els);
                self.state = meet(then, els);
            }
            Stmt::While { header, cond, body } => {
                self.rounds(&[header, body], &|walk| {
                    walk.block(header);
                    walk.reads(cond);
                    let leaves = if *cond == Expr::Bool(true) { None } else { walk.state.clone() };
                    walk.block(body);
                    leaves
                });
            }
            Stmt::For { var, lo, step, hi, body } => {
                [lo, step, hi].into_iter().for_each(|e| self.reads(e));
                self.rounds(&[body], &|walk| {
                    let leaves = walk.state.clone();
                    walk.set(*var, true);
                    walk.block(body);
                    leaves
                });
                self.set(*var, false);
            }
            Stmt::Try { body, exits, .. } if exits.plain => self.block(body),
            Stmt::Try { body, err, handler, .. } => self.protected(body, *err, handler),
            Stmt::Break | Stmt::Continue => {
                let state = self.state.take();
                if let Some((breaks, continues)) = self.loops.last_mut() {
                    let target = if *stmt == Stmt::Break { breaks } else { continues };
                    *target = meet(target.take(), state);
                }
            }
            Stmt::Return => self.end = meet(self.end.take(), self.state.take()),
            simple => self.simple(simple),
        }
    }

    /// A statement that goes on to the next one, or nowhere.
    fn simple(&mut self, stmt: &Stmt) {
        let axes = match stmt {
            Stmt::Compute { axes, .. } | Stmt::Reduce { axes, .. } => axes.as_slice(),
            _ => &[],
        };
        axes.iter().for_each(|a| self.reads(&a.extent));
        axes.iter().for_each(|a| self.set(a.var, true));
        let mut read = stmt.reads();
        if let Some(base) = beginning(stmt)
            && let Some(at) = read.iter().position(|l| *l == base)
        {
            read.swap_remove(at);
        }
        read.into_iter().for_each(|l| self.read(l));
        stmt.writes().into_iter().for_each(|l| self.set(l, true));
        lost(stmt).into_iter().for_each(|l| self.set(l, false));
        let goes_on = match stmt {
            Stmt::Check { fails, .. } => *fails != Expr::Bool(true),
            Stmt::Kernel { name, .. } => !kernels::facts(*name).ends,
            Stmt::Call { function, .. } => self.returns[*function],
            _ => true,
        };
        if !goes_on {
            self.state = None;
        }
    }

    /// A loop. `round` goes once around and gives what holds where the test leaves it.
    fn rounds(&mut self, blocks: &[&Vec<Stmt>], round: &dyn Fn(&mut Self) -> Option<Set>) {
        // A round takes values away only where it moves, takes or drops; else one is enough.
        let mut takes = FxHashSet::default();
        for b in blocks {
            each_stmt(b, &mut |s| takes.extend(lost(s)));
        }
        let mut head = self.state.take();
        let again = head.as_ref().is_some_and(|h| takes.iter().any(|l| h.has(*l)));
        loop {
            self.state = head.clone();
            self.loops.push((None, None));
            let leaves = round(self);
            let (breaks, continues) = self.loops.pop().unwrap_or_default();
            let back = meet(self.state.take(), continues);
            let next = meet(head.clone(), back);
            if !again || next == head {
                self.state = meet(leaves, breaks);
                return;
            }
            // What was found with too much in the state stands: less cannot make it right.
            head = next;
        }
    }

    fn protected(&mut self, body: &[Stmt], err: Option<LocalId>, handler: &[Stmt]) {
        let before = self.state.clone();
        self.block(body);
        let after = self.state.take();
        self.state = before;
        each_stmt(body, &mut |s| lost(s).into_iter().for_each(|l| self.set(l, false)));
        if let Some(err) = err {
            self.set(err, true);
        }
        self.block(handler);
        self.state = meet(after, self.state.take());
    }
}

/// The local that a kernel may give its first value.
fn beginning(stmt: &Stmt) -> Option<LocalId> {
    let Stmt::Kernel { name, args, .. } = stmt else { return None };
    match args.first() {
        Some(Operand::Borrow(l) | Operand::Take(l)) if kernels::facts(*name).begins => Some(*l),
        _ => None,
    }
}

/// The locals that have no value after a statement, whatever they had before.
fn lost(stmt: &Stmt) -> Vec<LocalId> {
    match stmt {
        Stmt::Move(_, src) => vec![*src],
        Stmt::Drop(l) => vec![*l],
        Stmt::For { var, .. } => vec![*var],
        Stmt::Compute { axes, .. } | Stmt::Reduce { axes, .. } => axes.iter().map(|a| a.var).collect(),
        Stmt::Call { args, results, .. } | Stmt::Kernel { args, results, .. } => {
            taken(args).filter(|l| !results.contains(l)).collect()
        }
        Stmt::Concat { dst, parts: args, .. } | Stmt::Handle { dst, captures: args, .. } => {
            taken(args).filter(|l| l != dst).collect()
        }
        Stmt::Convert { dst, src, .. } => taken(std::slice::from_ref(src)).filter(|l| l != dst).collect(),
        Stmt::Append { part, .. } => taken(std::slice::from_ref(part)).collect(),
        Stmt::Assign(..)
        | Stmt::ToIndex { .. }
        | Stmt::Truth { .. }
        | Stmt::Put { .. }
        | Stmt::Store { .. }
        | Stmt::Alloc { .. }
        | Stmt::Grow { .. }
        | Stmt::GrowRows { .. }
        | Stmt::Compact { .. }
        | Stmt::GrowLinear { .. }
        | Stmt::Remove { .. }
        | Stmt::Reshape(..)
        | Stmt::Copy(..)
        | Stmt::If(..)
        | Stmt::While { .. }
        | Stmt::Break
        | Stmt::Continue
        | Stmt::Return
        | Stmt::Check { .. }
        | Stmt::Product { .. }
        | Stmt::Try { .. }
        | Stmt::Comment(_) => Vec::new(),
    }
}

fn taken(operands: &[Operand]) -> impl Iterator<Item = LocalId> + '_ {
    operands.iter().filter_map(|o| match o {
        Operand::Take(l) => Some(*l),
        _ => None,
    })
}
