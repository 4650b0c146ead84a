//! Small versions stand in place of their calls.
//!
//! Parameters are the arguments, or variables that get them where they are assigned; what a version assigns once
//! becomes a temporary, too, so that it nests into expressions. Left as calls are versions that return early, show
//! variables, declare globals, protect statements, or may read a variable that has no value: in a loop it would
//! have that of an earlier round.
//!
//! Source: the thesis, 6.5, without its rules of one line and one use.

use super::Evaluator;
use super::call::Version;
use super::frame::Frame;
use super::residual::{self, Node};
use base::{FxHashMap, FxHashSet};
use ir::tir::{Arg, ForRange, Stmt, Storage, Target, Var, VarId, VarKind, walk};

impl Evaluator<'_> {
    /// Writes the body of a version in place of its call; false where the call is better.
    pub fn inline(&mut self, fr: &mut Frame, version: &Version, args: &[Arg], targets: &[Target]) -> bool {
        let Some(r) = self.residuals.get(version.number) else { return false };
        let mut size = 0;
        residual::each(&r.body, &mut |n| {
            let counts = !matches!(n, Node::Plain { stmt: Stmt::Literal { .. } | Stmt::Comment(_), .. });
            size += usize::from(counts);
        });
        let given: Option<Vec<VarId>> = args
            .iter()
            .map(|a| match a {
                Arg::Var(v) if fr.shell.vars[*v].kind != VarKind::List => Some(*v),
                _ => None,
            })
            .collect();
        let Some(given) = given.filter(|g| g.len() == r.shell.params.len()) else { return false };
        let mut assigned: FxHashSet<VarId> = r.shell.params.iter().copied().collect();
        let mut local = true;
        residual::each(&r.body, &mut |n| {
            let stmt = n.shell();
            let mut mentioned = walk::uses(&stmt).into_iter().chain(walk::defs(&stmt));
            local &= mentioned.all(|v| {
                let var = &r.shell.vars[v];
                var.storage == Storage::Local && !var.shared
            });
        });
        if (size > self.options.inline && !version.inline)
            || !version.made
            || version.stays
            || !version.ends
            || !local
            || !surely_assigned(&r.body, &mut assigned)
        {
            return false;
        }
        if !r.shell.outputs.iter().all(|o| assigned.contains(o)) {
            return false;
        }
        fr.inlined = true;
        let (body, shell) = (r.body.clone(), r.shell.clone());
        let mut defs: FxHashMap<VarId, u32> = FxHashMap::default();
        residual::each(&body, &mut |n| {
            walk::defs(&n.shell()).into_iter().for_each(|v| *defs.entry(v).or_insert(0) += 1);
        });
        for p in &shell.params {
            *defs.entry(*p).or_insert(0) += 1;
        }
        let mut used: Vec<VarId> = defs.keys().copied().collect();
        used.sort_unstable();
        let mut renamed: FxHashMap<VarId, VarId> = FxHashMap::default();
        for v in used {
            let old = &shell.vars[v];
            let once = defs.get(&v) == Some(&1) && old.kind == VarKind::User;
            let kind = if once { VarKind::Temp } else { old.kind };
            renamed.insert(v, fr.shell.vars.push(Var::local(old.name, kind)));
        }
        // A parameter that is not assigned is its argument.
        let mut copied = Vec::new();
        for (p, src) in shell.params.iter().zip(given) {
            match defs.get(p) {
                Some(1) => {
                    renamed.insert(*p, src);
                }
                _ => copied.push((*p, src)),
            }
        }
        let new = |v: VarId| renamed.get(&v).copied().unwrap_or(v);
        let copy = |dst: VarId, src: VarId| Node::plain(Stmt::Copy { dst, src }, None, true);
        for (p, src) in copied {
            self.write(fr, copy(new(p), src));
        }
        for mut node in body {
            rename(&mut node, &new);
            if !matches!(node, Node::Plain { stmt: Stmt::Comment(_), .. }) {
                self.write(fr, node);
            }
        }
        for (t, o) in targets.iter().zip(&shell.outputs) {
            if let Target::Var(v) = *t {
                self.write(fr, copy(v, new(*o)));
            }
        }
        true
    }
}

/// Puts variables in place of others.
pub fn rename(node: &mut Node, new: &dyn Fn(VarId) -> VarId) {
    match node {
        Node::Plain { stmt, .. } => walk::rename(stmt, new, new),
        Node::If { cond, then, els, .. } => {
            *cond = new(*cond);
            then.iter_mut().chain(els).for_each(|n| rename(n, new));
        }
        Node::While { header, cond, body } => {
            *cond = new(*cond);
            header.iter_mut().chain(body).for_each(|n| rename(n, new));
        }
        Node::For { var, range, body, .. } => {
            *var = new(*var);
            match range {
                ForRange::Range { lo, step, hi } => {
                    (*lo, *hi) = (new(*lo), new(*hi));
                    *step = step.map(new);
                }
                ForRange::Columns(v) => *v = new(*v),
            }
            body.iter_mut().for_each(|n| rename(n, new));
        }
        Node::Try { body, err, handler } => {
            *err = err.map(new);
            body.iter_mut().chain(handler).for_each(|n| rename(n, new));
        }
    }
}

/// Whether every variable that is read has been assigned in this activation; `assigned` grows. False for statements
/// that do not stand in place of a call.
fn surely_assigned(nodes: &[Node], assigned: &mut FxHashSet<VarId>) -> bool {
    for node in nodes {
        match node {
            Node::Plain { stmt, .. } => {
                let fits = !matches!(
                    stmt,
                    Stmt::Return
                        | Stmt::Display(_)
                        | Stmt::Global(_)
                        | Stmt::Persistent(_)
                        | Stmt::CallStatement { .. }
                        | Stmt::GetStatement { .. }
                        | Stmt::Lambda { .. }
                );
                let partly = matches!(stmt, Stmt::Set { .. } | Stmt::SetList { .. } | Stmt::Delete { .. });
                let reads =
                    walk::uses(stmt).into_iter().chain(walk::defs(stmt).into_iter().filter(|_| partly));
                if !fits || !reads.into_iter().all(|v| assigned.contains(&v)) {
                    return false;
                }
                assigned.extend(walk::defs(stmt));
            }
            Node::If { cond, then, els, .. } => {
                let mut other = assigned.clone();
                if !assigned.contains(cond)
                    || !surely_assigned(then, assigned)
                    || !surely_assigned(els, &mut other)
                {
                    return false;
                }
                assigned.retain(|v| other.contains(v));
            }
            _ => return false,
        }
    }
    true
}
