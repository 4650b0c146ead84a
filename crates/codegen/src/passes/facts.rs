//! Facts of statements that several passes ask for: how often a local is read and defined, what a
//! statement with all its blocks writes, and whether a value may move past it.
//!
//! It decides nothing and changes nothing but what [`replace`] and [`rename`] are told to. Facts are
//! those of the moment: a pass that changes statements asks again.

use base::{FxHashSet, SecondaryMap};
use ir::loops::{Expr, Function, LocalId, Operand, Stmt, Ty, each_stmt};

/// How often each local is mentioned in a function.
#[derive(Default)]
pub(super) struct Counts {
    /// Reads, those at the end (results, flags, leads) among them.
    pub reads: SecondaryMap<LocalId, u32>,
    /// Statements that give it a value or change a part of it.
    pub defs: SecondaryMap<LocalId, u32>,
    /// Statements that take its contents away.
    pub taken: SecondaryMap<LocalId, u32>,
    /// What somebody outside the activation knows, or another local speaks of.
    shared: FxHashSet<LocalId>,
}

impl Counts {
    /// Counts the mentions in a function whose statements are `body` and the epilogue.
    pub fn of(f: &Function, body: &[Stmt]) -> Counts {
        let mut c = Counts::default();
        c.add(body);
        c.add(&f.epilogue);
        f.results.iter().for_each(|l| c.reads[*l] += 1);
        for p in &f.params {
            c.defs[p.local] += 1;
        }
        c.shared.extend(f.results.iter().copied().chain(f.params.iter().map(|p| p.local)));
        for (l, local) in f.locals.iter() {
            local.flag.iter().chain(&local.lead).for_each(|l| c.reads[*l] += 1);
            c.shared.extend(local.flag.iter().chain(&local.lead));
            if local.global.is_some() || local.flag.is_some() || local.lead.is_some() {
                c.shared.insert(l);
            }
        }
        c
    }

    /// Counts the mentions in more statements.
    pub fn add(&mut self, stmts: &[Stmt]) {
        each_stmt(stmts, &mut |s| {
            s.reads().into_iter().for_each(|l| self.reads[l] += 1);
            defs(s).into_iter().for_each(|l| self.defs[l] += 1);
            taken(s).into_iter().for_each(|l| self.taken[l] += 1);
        });
    }

    /// Whether nothing outside the activation knows the local, and no other local speaks of it: where its
    /// mentions are known, all that happens to it is.
    pub fn is_private(&self, l: LocalId) -> bool {
        !self.shared.contains(&l)
    }

    /// How often a local is mentioned.
    pub fn all(&self, l: LocalId) -> u32 {
        self.reads[l] + self.defs[l] + self.taken[l]
    }

    /// Follows a change: `gone` is taken out, and what mentioned `t` mentions `x`.
    pub fn merge(&mut self, gone: &Stmt, t: LocalId, x: LocalId) {
        self.remove(std::slice::from_ref(gone));
        for counts in [&mut self.reads, &mut self.defs, &mut self.taken] {
            counts[x] += std::mem::take(&mut counts[t]);
        }
    }

    /// Takes back what [`Counts::add`] counted in these statements.
    pub fn remove(&mut self, stmts: &[Stmt]) {
        each_stmt(stmts, &mut |s| {
            s.reads().into_iter().for_each(|l| self.reads[l] -= 1);
            defs(s).into_iter().for_each(|l| self.defs[l] -= 1);
            taken(s).into_iter().for_each(|l| self.taken[l] -= 1);
        });
    }
}

/// The locals that a statement itself gives a value or changes in part; not those it takes away.
pub(super) fn defs(s: &Stmt) -> Vec<LocalId> {
    match s {
        Stmt::Move(a, _) => vec![*a],
        Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
        Stmt::Convert { dst, .. } | Stmt::Concat { dst, .. } | Stmt::Handle { dst, .. } => vec![*dst],
        Stmt::Append { array, .. } => vec![*array],
        _ => s.writes(),
    }
}

/// The locals whose contents a statement itself takes away.
pub(super) fn taken(s: &Stmt) -> Vec<LocalId> {
    match s {
        Stmt::Move(_, b) => vec![*b],
        _ => s
            .operands()
            .iter()
            .filter_map(|o| if let Operand::Take(l) = o { Some(*l) } else { None })
            .collect(),
    }
}

/// The local that the statement itself gives a new value as a whole, if it is one alone.
pub(super) fn whole(s: &Stmt) -> Option<LocalId> {
    match s {
        Stmt::Assign(l, _) | Stmt::Copy(l, _) | Stmt::Move(l, _) => Some(*l),
        Stmt::ToIndex { local, .. } | Stmt::Truth { local, .. } => Some(*local),
        Stmt::Compute { dst, part: None, .. } => Some(*dst),
        Stmt::Convert { dst, .. }
        | Stmt::Product { dst, .. }
        | Stmt::Handle { dst, .. }
        | Stmt::Concat { dst, .. } => Some(*dst),
        Stmt::Alloc { array, .. } => Some(*array),
        Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => match results.as_slice() {
            [one] => Some(*one),
            _ => None,
        },
        _ => None,
    }
}

/// How often a statement with all its blocks reads a local.
pub(super) fn reads_of(s: &Stmt, l: LocalId) -> u32 {
    let own = s.reads().iter().filter(|r| **r == l).count() as u32;
    own + s.blocks().iter().map(|b| block_reads(b, l)).sum::<u32>()
}

/// How often the statements of a block read a local.
pub(super) fn block_reads(block: &[Stmt], l: LocalId) -> u32 {
    block.iter().map(|s| reads_of(s, l)).sum()
}

/// How often a statement with all its blocks reads, defines or takes a local.
pub(super) fn mentions(s: &Stmt, l: LocalId) -> u32 {
    let mut n = 0;
    each_mention(s, &mut |m| n += u32::from(m == l));
    n
}

/// Visits what a statement with all its blocks reads, defines or takes, as often as it does.
pub(super) fn each_mention(s: &Stmt, visit: &mut dyn FnMut(LocalId)) {
    each_stmt(std::slice::from_ref(s), &mut |s| {
        s.reads().into_iter().chain(defs(s)).chain(taken(s)).for_each(&mut *visit);
    });
}

/// Whether a statement or one inside it may run code of the program that this function does not show:
/// such code writes globals. Dropping a boxed value runs what `onCleanup` was given.
pub(super) fn may_call(f: &Function, s: &Stmt) -> bool {
    let mut found = false;
    each_stmt(std::slice::from_ref(s), &mut |s| {
        found |= matches!(s, Stmt::Call { .. } | Stmt::Kernel { .. })
            || defs(s).iter().any(|l| f.locals[*l].ty == Ty::Boxed);
    });
    found
}

/// Whether a statement or one inside it may raise an error or do what a person can see.
pub(super) fn may_raise(s: &Stmt) -> bool {
    let mut found = false;
    each_stmt(std::slice::from_ref(s), &mut |s| found |= s.may_raise());
    found
}

/// Whether control may leave the statement for another place than its end, other than by an error.
pub(super) fn may_jump(s: &Stmt) -> bool {
    let mut found = false;
    each_stmt(std::slice::from_ref(s), &mut |s| {
        found |= matches!(s, Stmt::Break | Stmt::Continue | Stmt::Return)
    });
    found
}

/// What a value depends on, to be kept on its way from one place to another.
pub(super) struct Watch {
    locals: FxHashSet<LocalId>,
    global: bool,
}

impl Watch {
    /// Watches these locals.
    pub fn new(f: &Function, locals: impl IntoIterator<Item = LocalId>) -> Watch {
        let locals: FxHashSet<LocalId> = locals.into_iter().collect();
        let global = locals.iter().any(|l| f.locals[*l].global.is_some());
        Watch { locals, global }
    }

    /// Whether it is one of them.
    pub fn has(&self, l: LocalId) -> bool {
        self.locals.contains(&l)
    }

    /// Whether a statement with all its blocks may change one of them.
    pub fn changed_by(&self, f: &Function, s: &Stmt) -> bool {
        if self.global && may_call(f, s) {
            return true;
        }
        let mut found = false;
        each_stmt(std::slice::from_ref(s), &mut |s| {
            found = found || s.writes().iter().any(|w| self.locals.contains(w));
        });
        found
    }

    /// Whether the statement itself, its blocks apart, may change one of them.
    pub fn changed_by_own(&self, f: &Function, s: &Stmt) -> bool {
        let calls = matches!(s, Stmt::Call { .. } | Stmt::Kernel { .. })
            || s.writes().iter().any(|l| f.locals[*l].ty == Ty::Boxed);
        self.global && calls || s.writes().iter().any(|w| self.locals.contains(w))
    }
}

/// Puts a value in place of a scalar local in an expression.
pub(super) fn replace(e: &mut Expr, l: LocalId, value: &Expr) {
    e.each_mut(&mut |e| {
        if *e == Expr::Local(l) {
            *e = value.clone();
        }
    });
}

/// Gives a local another name in a statement and its blocks.
pub(super) fn rename(s: &mut Stmt, from: LocalId, to: LocalId) {
    let swap = |l: &mut LocalId| {
        if *l == from {
            *l = to;
        }
    };
    s.each_expr_mut(&mut |e| {
        e.each_mut(&mut |e| match e {
            Expr::Local(l) | Expr::At(l, ..) | Expr::Load(l, _) | Expr::Extent(l, _) | Expr::Numel(l) => {
                swap(l)
            }
            _ => {}
        })
    });
    for o in s.operands_mut() {
        if let Operand::Borrow(l) | Operand::Take(l) | Operand::Spread(l) = o {
            swap(l);
        }
    }
    match s {
        Stmt::Assign(l, _) | Stmt::Drop(l) | Stmt::Reshape(l, _) => swap(l),
        Stmt::ToIndex { local, .. } => swap(local),
        Stmt::Truth { local, value, .. } => [local, value].into_iter().for_each(swap),
        Stmt::Store { array, .. }
        | Stmt::Put { array, .. }
        | Stmt::Alloc { array, .. }
        | Stmt::Grow { array, .. }
        | Stmt::GrowLinear { array, .. }
        | Stmt::Remove { array, .. }
        | Stmt::Append { array, .. } => swap(array),
        Stmt::Move(a, b) | Stmt::Copy(a, b) => [a, b].into_iter().for_each(swap),
        Stmt::GrowRows { array, lead, .. } | Stmt::Compact { array, lead } => {
            [array, lead].into_iter().for_each(swap)
        }
        Stmt::For { var, .. } => swap(var),
        Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.iter_mut().for_each(swap),
        Stmt::Convert { dst, .. } | Stmt::Handle { dst, .. } | Stmt::Concat { dst, .. } => swap(dst),
        Stmt::Product { dst, a, b, .. } => [dst, a, b].into_iter().for_each(swap),
        Stmt::Compute { dst, axes, .. } | Stmt::Reduce { dst, axes, .. } => {
            swap(dst);
            axes.iter_mut().for_each(|a| swap(&mut a.var));
        }
        Stmt::Try { err, .. } => err.iter_mut().for_each(swap),
        Stmt::If(..)
        | Stmt::While { .. }
        | Stmt::Break
        | Stmt::Continue
        | Stmt::Return
        | Stmt::Check { .. }
        | Stmt::Comment(_) => {}
    }
    for block in s.blocks_mut() {
        block.iter_mut().for_each(|s| rename(s, from, to));
    }
}
