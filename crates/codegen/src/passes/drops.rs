//! Every owner is dropped exactly once, at the end of the branch that alone speaks of it, or of its function; what an
//! error that passes through gives up is said in [`Function::owned`], and whether one can, in [`Function::raises`].
//!
//! A local owns what it holds if it is an array or a boxed value, unless it is lent, a borrowed parameter, a
//! result (the caller takes it over) or stands for a variable that outlives the activation. An owner may
//! be empty: dropping it then does nothing. It ends no life early: another row may. Branches count where they are
//! entered at most once in a call, outside of loops and protected blocks, and where they surely come to their end;
//! In a program that sees when objects go, what a boxed owner holds that stands for no variable of the program's
//! author ([`Local::kept`](ir::loops::Local)) goes where it is read for the last time, too; in others, what is a part of
//! something boxed.
//!
//! An error that nobody catches ends the program, so only functions through which a caught one may pass
//! list what they own: those that a protected block, the runtime library through a handle, or a caller of a
//! library may call. In a program with `onCleanup` every function is one: what it owns goes, caught or not.

use super::liveness::extended;
use base::{FxHashMap, FxHashSet};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Block, Function, FunctionId, LocalId, Module, Stmt, Ty, each_stmt};

/// Drops what the function owns.
pub fn drops(module: &Module, function: &mut Function) {
    let owners = owners(function);
    let kept = |l: &&LocalId| !function.results.contains(*l);
    let at_end: Vec<LocalId> = owners.iter().filter(kept).copied().collect();
    let mut body = std::mem::take(&mut function.body);
    if module.sees_ends {
        at_last_use(function, &mut body, &owners);
    } else {
        copied_parts(function, &mut body, false);
        let held = parts_held(function, &body, &owners);
        if !held.is_empty() && body.iter().any(may_change) {
            at_last_use(function, &mut body, &held);
        }
    }
    function.body = body;
    function.raises = raises(module, function);
    function.owned = if function.raises && catches_through(module, function) { owners } else { Vec::new() };
    let mut body = std::mem::take(&mut function.body);
    let branches = Branches { function, groups: groups(function, &body), seen: module.sees_ends };
    let at_end = branches.drop_within(&mut body, at_end);
    function.body = body;
    function.epilogue.extend(at_end.into_iter().map(Stmt::Drop));
}

/// Drops copies of parts of objects ([`lend`](super::lend)) behind the statements that look at them last, where something
/// changes later: what has another owner is copied whole before it changes, so that `o.list{end+1} = x` would copy the
/// list. Parts of cells and structs are not copied.
fn copied_parts(f: &Function, block: &mut Block, changed_later: bool) {
    let looks = block.iter().any(|s| property_looked_at(f, s).is_some());
    let named = if looks { last_named(block) } else { FxHashMap::default() };
    let mut last_change = None;
    let mut places: Vec<(usize, Vec<LocalId>)> = Vec::new();
    for k in (0..block.len()).rev() {
        let later = changed_later || last_change.is_some();
        block[k].blocks_mut().into_iter().for_each(|inner| copied_parts(f, inner, later));
        if let Some(t) = property_looked_at(f, &block[k]) {
            places.push(last_look(f, block, k, t, &named));
        }
        if last_change.is_none() && may_change(&block[k]) {
            last_change = Some(k);
        }
    }
    places.sort();
    for (k, owns) in places.into_iter().rev() {
        let changes = changed_later || last_change.is_some_and(|at| at > k);
        if changes && !matches!(block[k], Stmt::Break | Stmt::Continue | Stmt::Return) {
            block.splice(k + 1..k + 1, owns.into_iter().map(Stmt::Drop));
        }
    }
}

/// The owners that are given parts of something boxed, which would be copied whole when the part changes there while
/// somebody else has it.
fn parts_held(f: &Function, body: &[Stmt], owners: &[LocalId]) -> Vec<LocalId> {
    let mut held: FxHashSet<LocalId> = FxHashSet::default();
    each_stmt(body, &mut |s| {
        if let Stmt::Kernel { name, results, .. } = s
            && let Some(Path { verb: Verb::Get | Verb::First, .. }) = Path::of(name.as_str())
        {
            held.extend(results);
        }
    });
    // Who lends is read for as long as what it lent.
    f.locals.values().filter_map(|local| local.lent).for_each(|own| _ = held.remove(&own));
    each_stmt(body, &mut |s| {
        if s.writes().iter().any(|l| f.locals[*l].lent.is_some()) {
            s.locals().iter().for_each(|l| _ = held.remove(l));
        }
    });
    owners.iter().copied().filter(|l| held.contains(l)).collect()
}

/// The last statement of a block that names a local, itself or in a block inside.
fn last_named(block: &[Stmt]) -> FxHashMap<LocalId, usize> {
    let mut last = FxHashMap::default();
    for (k, s) in block.iter().enumerate() {
        each_stmt(std::slice::from_ref(s), &mut |s| {
            last.extend(s.locals().into_iter().map(|l| (l, k)));
            s.each_expr(&mut |e| last.extend(e.reads().into_iter().map(|l| (l, k))));
        });
    }
    last
}

/// The lent temporary that a statement gives what is behind a first `.name`.
fn property_looked_at(f: &Function, s: &Stmt) -> Option<LocalId> {
    let Stmt::Kernel { name, results, .. } = s else { return None };
    let &[t] = results.as_slice() else { return None };
    f.locals[t].lent?;
    Path::of(name.as_str()).filter(|path| path.steps.starts_with('.')).map(|_| t)
}

/// The last statement of a block that looks at a temporary which statement `k` gives a value, or at parts of it, with the
/// locals that may own these; `named` is [`last_named`] of the block.
fn last_look(
    f: &Function,
    block: &[Stmt],
    k: usize,
    t: LocalId,
    named: &FxHashMap<LocalId, usize>,
) -> (usize, Vec<LocalId>) {
    let until = |l: LocalId| named.get(&l).copied().unwrap_or(k);
    let (mut parts, mut last) = (FxHashSet::from_iter([t]), until(t));
    let mut at = k + 1;
    while at <= last {
        each_stmt(std::slice::from_ref(&block[at]), &mut |s| {
            if s.locals().iter().any(|l| parts.contains(l)) {
                for l in s.writes().into_iter().filter(|l| f.locals[*l].lent.is_some()) {
                    parts.insert(l);
                    last = last.max(until(l));
                }
            }
        });
        at += 1;
    }
    let mut owns: Vec<LocalId> = parts.into_iter().filter_map(|l| f.locals[l].lent).collect();
    owns.sort();
    (last, owns)
}

/// Whether a statement may change something boxed.
fn may_change(s: &Stmt) -> bool {
    let mut found = false;
    each_stmt(std::slice::from_ref(s), &mut |s| {
        found |= match s {
            Stmt::Call { .. } => true,
            Stmt::Kernel { name, .. } => {
                Path::of(name.as_str()).is_some_and(|path| path.verb.changes() || path.verb == Verb::Put)
            }
            _ => false,
        };
    });
    found
}

/// Drops boxed values that stand for no variable of the program's author behind the statements that read them last.
fn at_last_use(f: &Function, body: &mut Block, owners: &[LocalId]) {
    let mut passing: FxHashSet<LocalId> = owners.iter().copied().collect();
    passing.retain(|l| f.locals[*l].ty == Ty::Boxed && !f.locals[*l].kept && !f.results.contains(l));
    extended(f, body, &mut |s, live, around| {
        let mut named = FxHashSet::default();
        each_stmt(std::slice::from_ref(s), &mut |s| {
            named.extend(s.locals());
            s.each_expr(&mut |e| named.extend(e.reads()));
        });
        let gone = |l: &LocalId| passing.contains(l) && !live.has(*l) && !around.caught.has(*l);
        let mut gone: Vec<LocalId> = named.into_iter().filter(gone).collect();
        gone.sort();
        match s {
            Stmt::Break | Stmt::Continue | Stmt::Return => Vec::new(),
            _ => gone.into_iter().map(Stmt::Drop).collect(),
        }
    });
    where_caught(body, &passing);
}

/// What a protected block would drop itself goes before its handler runs, if an error kept it.
fn where_caught(block: &mut Block, passing: &FxHashSet<LocalId>) {
    for s in block {
        s.blocks_mut().into_iter().for_each(|inner| where_caught(inner, passing));
        let Stmt::Try { body, handler, .. } = s else { continue };
        let mut kept: Vec<LocalId> = Vec::new();
        each_stmt(body, &mut |s| {
            if let Stmt::Drop(l) = s {
                kept.push(*l);
            }
        });
        let mut read = FxHashSet::default();
        each_stmt(handler, &mut |s| {
            read.extend(s.locals());
            s.each_expr(&mut |e| read.extend(e.reads()));
        });
        kept.retain(|l| passing.contains(l) && !read.contains(l));
        kept.sort();
        kept.dedup();
        handler.splice(0..0, kept.into_iter().map(Stmt::Drop));
    }
}

/// Locals that lend something of theirs stand for all that have to do with it.
fn groups(f: &Function, body: &[Stmt]) -> FxHashMap<LocalId, LocalId> {
    fn root(of: &FxHashMap<LocalId, LocalId>, l: LocalId) -> LocalId {
        of.get(&l).map_or(l, |up| root(of, *up))
    }
    let mut of: FxHashMap<LocalId, LocalId> = FxHashMap::default();
    let mut join = |a: LocalId, b: LocalId| {
        let (a, b) = (root(&of, a), root(&of, b));
        if a != b {
            of.insert(a, b);
        }
    };
    for (l, own) in f.locals.iter().filter_map(|(l, local)| Some((l, local.lent?))) {
        join(l, own);
    }
    each_stmt(body, &mut |s| {
        for l in s.writes().into_iter().filter(|l| f.locals[*l].lent.is_some()) {
            s.locals().into_iter().for_each(|from| join(from, l));
        }
    });
    f.locals.keys().map(|l| (l, root(&of, l))).collect()
}

/// Where in a function owners are dropped before its end.
struct Branches<'a> {
    function: &'a Function,
    groups: FxHashMap<LocalId, LocalId>,
    /// The program sees when boxed values go.
    seen: bool,
}

/// The groups of which a statement speaks, and those of the branches of a condition.
struct Mentions {
    whole: FxHashSet<LocalId>,
    branches: Option<[FxHashSet<LocalId>; 2]>,
}

impl Branches<'_> {
    /// Drops those of `owners` in branches of a block that speak of them alone; gives the others.
    fn drop_within(&self, block: &mut Block, owners: Vec<LocalId>) -> Vec<LocalId> {
        if owners.is_empty() {
            return owners;
        }
        let mentions: Vec<Mentions> = block.iter().map(|s| self.mentions(s)).collect();
        let mut alone: FxHashMap<LocalId, Option<usize>> = FxHashMap::default();
        for (k, m) in mentions.iter().enumerate() {
            for group in &m.whole {
                alone.entry(*group).and_modify(|at| *at = None).or_insert(Some(k));
            }
        }
        let mut staying = Vec::new();
        let mut inside: FxHashMap<(usize, usize), Vec<LocalId>> = FxHashMap::default();
        for l in owners {
            match self.branch(&mentions, &alone, l).filter(|(k, b)| self.may_go(l) && ends(&block[*k], *b)) {
                Some(at) => inside.entry(at).or_default().push(l),
                None => staying.push(l),
            }
        }
        for ((k, b), owners) in inside {
            let Stmt::If(_, then, els) = &mut block[k] else { continue };
            let branch = if b == 0 { then } else { els };
            let rest = self.drop_within(branch, owners);
            branch.extend(rest.into_iter().map(Stmt::Drop));
        }
        staying
    }

    /// The statement of a block that alone speaks of an owner, and which of its two branches does.
    fn branch(
        &self,
        mentions: &[Mentions],
        alone: &FxHashMap<LocalId, Option<usize>>,
        l: LocalId,
    ) -> Option<(usize, usize)> {
        let group = self.groups.get(&l)?;
        let k = (*alone.get(group)?)?;
        match mentions[k].branches.as_ref()?.each_ref().map(|b| b.contains(group)) {
            [true, false] => Some((k, 0)),
            [false, true] => Some((k, 1)),
            _ => None,
        }
    }

    fn mentions(&self, s: &Stmt) -> Mentions {
        let of = |block: &[Stmt]| {
            let mut found = FxHashSet::default();
            each_stmt(block, &mut |s| self.spoken_of(s, &mut found));
            found
        };
        let Stmt::If(_, then, els) = s else {
            return Mentions { whole: of(std::slice::from_ref(s)), branches: None };
        };
        let branches = [of(then), of(els)];
        let mut own = FxHashSet::default();
        self.spoken_of(s, &mut own);
        // What the condition reads, neither branch has for itself.
        let whole = branches.iter().flatten().chain(&own).copied().collect();
        let branches = branches.map(|b| if own.is_empty() { b } else { &b | &own });
        Mentions { whole, branches: Some(branches) }
    }

    /// The groups of which a statement speaks itself, blocks excepted.
    fn spoken_of(&self, s: &Stmt, found: &mut FxHashSet<LocalId>) {
        let mut add = |l: LocalId| {
            found.insert(self.groups.get(&l).copied().unwrap_or(l));
        };
        s.locals().into_iter().for_each(&mut add);
        s.each_expr(&mut |e| e.reads().into_iter().for_each(&mut add));
    }

    /// Whether nobody sees when what a local owns goes, and it has nothing before it is given something.
    fn may_go(&self, l: LocalId) -> bool {
        let f = self.function;
        !f.params.iter().any(|p| p.local == l) && !(self.seen && f.locals[l].ty == Ty::Boxed)
    }
}

/// Whether a branch of a condition surely comes to its end.
fn ends(s: &Stmt, branch: usize) -> bool {
    let Stmt::If(_, then, els) = s else { return false };
    let mut ends = true;
    each_stmt(if branch == 0 { then } else { els }, &mut |s| ends &= !matches!(s, Stmt::Return));
    ends
}

/// The locals that own something, results included.
fn owners(f: &Function) -> Vec<LocalId> {
    let used = f.mentioned();
    let borrowed = |l| f.params.iter().any(|p| p.local == l && p.borrowed);
    let param = |l| f.params.iter().any(|p| p.local == l);
    let owners = f.locals.iter().filter(|(id, l)| {
        !matches!(l.ty, Ty::Scalar(_))
            && l.global.is_none()
            && l.lent.is_none()
            && !l.literal
            && !borrowed(*id)
            && (used.contains(id) || param(*id))
    });
    owners.map(|(id, _)| id).collect()
}

/// Whether an error can begin in the function or in one that it calls; one that may call itself may get too deep.
fn raises(module: &Module, f: &Function) -> bool {
    fn may_raise(module: &Module, f: &Function, path: &mut Vec<FunctionId>) -> bool {
        let (mut found, mut calls) = (false, Vec::new());
        f.each_stmt(&mut |s| match s {
            Stmt::Call { function, .. } => calls.push(*function),
            s => found |= s.may_raise(),
        });
        calls.sort();
        calls.dedup();
        found
            || calls.into_iter().any(|id| {
                // Deep chains are taken to raise: what is on the way is looked at again in each.
                let again = path.contains(&id) || path.len() > 4;
                path.push(id);
                let found = again || may_raise(module, &module.functions[id], path);
                path.pop();
                found
            })
    }
    let own = module.functions.iter().find(|(_, g)| g.name == f.name).map(|(id, _)| id);
    may_raise(module, f, &mut own.into_iter().collect())
}

/// Whether an error that is caught may pass through the function.
fn catches_through(module: &Module, function: &Function) -> bool {
    let Some((own, _)) = module.functions.iter().find(|(_, f)| f.name == function.name) else { return true };
    let of = |id: FunctionId| if id == own { function } else { &module.functions[id] };
    let mut next: Vec<FunctionId> =
        module.thunks.values().flat_map(|t| &t.entries).map(|e| e.function).collect();
    next.extend(module.exports.iter().map(|e| e.function));
    for id in module.functions.keys() {
        of(id).each_stmt(&mut |s| {
            if let Stmt::Try { body, .. } = s {
                called(body, &mut next);
            }
        });
    }
    let mut found: FxHashSet<FunctionId> = FxHashSet::default();
    while let Some(id) = next.pop() {
        if found.insert(id) {
            called(&of(id).body, &mut next);
            called(&of(id).epilogue, &mut next);
        }
    }
    module.sees_ends || found.contains(&own)
}

/// The functions that statements call themselves.
fn called(block: &[Stmt], out: &mut Vec<FunctionId>) {
    each_stmt(block, &mut |s| {
        if let Stmt::Call { function, .. } = s {
            out.push(*function);
        }
    });
}
