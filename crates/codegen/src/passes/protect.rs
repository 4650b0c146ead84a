//! Says of every protected block which locals it shares with its function and which jumps leave it, so
//! that a printer can make a function of its own of the block.
//!
//! A local is the block's own if nothing outside mentions it and the block reads it nowhere before it
//! has assigned it: what a round of a loop around the block left there must not be lost. It moves
//! no statement.

use base::FxHashSet;
use ir::loops::{Exits, Expr, Function, LocalId, Module, Stmt, Ty};

/// Describes the protected blocks of the function.
pub fn protect(_: &Module, function: &mut Function) {
    let mut protects = false;
    function.each_stmt(&mut |s| protects |= matches!(s, Stmt::Try { .. }));
    if !protects {
        return;
    }
    let whole = function.clone();
    let uses = Uses { function: &whole };
    let mut total = Counts::default();
    uses.block(&whole.body, &mut total);
    uses.block(&whole.epilogue, &mut total);
    for l in whole.results.iter().copied().chain(whole.params.iter().map(|p| p.local)) {
        total.add(l);
    }
    for block in [&mut function.body, &mut function.epilogue] {
        describe(&uses, &total, block);
    }
}

fn describe(uses: &Uses, total: &Counts, block: &mut [Stmt]) {
    for stmt in block {
        for inner in stmt.blocks_mut() {
            describe(uses, total, inner);
        }
        if let Stmt::Try { body, shared, exits, .. } = stmt {
            let mut inside = Counts::default();
            uses.block(body, &mut inside);
            let exposed = uses.exposed(body);
            *shared = uses
                .function
                .locals
                .iter()
                .filter(|(id, l)| {
                    let n = inside.of(*id);
                    let own = matches!(l.ty, Ty::Scalar(_)) && n == total.of(*id) && !exposed.contains(id);
                    n > 0 && l.global.is_none() && !own
                })
                .map(|(id, _)| id)
                .collect();
            *exits = Exits { plain: exits.plain, ..leaves(body, false) };
        }
    }
}

/// Which jumps leave the block.
pub(super) fn leaves(block: &[Stmt], looped: bool) -> Exits {
    let mut found = Exits::default();
    for s in block {
        match s {
            Stmt::Break => found.breaks |= !looped,
            Stmt::Continue => found.continues |= !looped,
            Stmt::Return => found.returns = true,
            _ => {}
        }
        let looped = looped || matches!(s, Stmt::While { .. } | Stmt::For { .. });
        for inner in s.blocks() {
            let inside = leaves(inner, looped);
            found.breaks |= inside.breaks;
            found.continues |= inside.continues;
            found.returns |= inside.returns;
        }
    }
    found
}

/// How often locals are mentioned.
#[derive(Default)]
struct Counts(base::FxHashMap<LocalId, usize>);

impl Counts {
    fn add(&mut self, l: LocalId) {
        *self.0.entry(l).or_default() += 1;
    }

    fn of(&self, l: LocalId) -> usize {
        self.0.get(&l).copied().unwrap_or_default()
    }
}

struct Uses<'a> {
    function: &'a Function,
}

impl Uses<'_> {
    /// Calls `visit` on what a statement mentions itself; with a matrix comes the distance of its columns,
    /// which its places are computed with, with a part that is lent the local that may own it, with a variable in a frame
    /// where that is.
    fn mentions(&self, s: &Stmt, visit: &mut dyn FnMut(LocalId)) {
        let mut all = s.locals();
        s.each_expr(&mut |e| all.extend(e.reads()));
        for l in all {
            visit(l);
            let local = &self.function.locals[l];
            local.lead.into_iter().chain(local.lent).chain(local.within).for_each(&mut *visit);
        }
    }

    fn block(&self, block: &[Stmt], counts: &mut Counts) {
        ir::loops::each_stmt(block, &mut |s| self.mentions(s, &mut |l| counts.add(l)));
    }

    /// The locals that the block may read before it has assigned them.
    fn exposed(&self, block: &[Stmt]) -> FxHashSet<LocalId> {
        let mut found = FxHashSet::default();
        self.flow(block, &mut FxHashSet::default(), &mut found);
        found
    }

    /// `sure` holds what is surely assigned; what a jump leaves out only makes it smaller than it could
    /// be after the jump, where nothing runs.
    fn flow(&self, block: &[Stmt], sure: &mut FxHashSet<LocalId>, found: &mut FxHashSet<LocalId>) {
        for s in block {
            match s {
                Stmt::While { header, cond, body } => {
                    self.flow(header, sure, found);
                    expose(cond, sure, found);
                    self.flow(body, &mut sure.clone(), found);
                    continue;
                }
                Stmt::If(cond, a, b) => {
                    expose(cond, sure, found);
                    let mut other = sure.clone();
                    self.flow(a, sure, found);
                    self.flow(b, &mut other, found);
                    sure.retain(|l| other.contains(l));
                    continue;
                }
                _ => {}
            }
            let written = match s {
                Stmt::Assign(l, _) | Stmt::ToIndex { local: l, .. } | Stmt::Truth { local: l, .. } => {
                    vec![*l]
                }
                Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
                Stmt::Convert { dst, .. } => vec![*dst],
                Stmt::For { var, .. } => vec![*var],
                _ => Vec::new(),
            };
            s.each_expr(&mut |e| expose(e, sure, found));
            self.mentions(s, &mut |l| {
                if !written.contains(&l) && !sure.contains(&l) {
                    found.insert(l);
                }
            });
            if let Stmt::For { var, body, .. } = s {
                let mut inside = sure.clone();
                inside.insert(*var);
                self.flow(body, &mut inside, found);
                // A loop without rounds leaves its variable as it was.
                continue;
            }
            for inner in s.blocks() {
                self.flow(inner, &mut sure.clone(), found);
            }
            sure.extend(written);
        }
    }
}

fn expose(e: &Expr, sure: &FxHashSet<LocalId>, found: &mut FxHashSet<LocalId>) {
    found.extend(e.reads().into_iter().filter(|l| !sure.contains(l)));
}
