//! A cell or struct of which nobody sees the whole becomes a variable for each part: what is only assigned and read at
//! places that are constants.
//!
//! That is done to variables of which each mention is one of these, and of which each part that is read was surely
//! assigned before: a part that was not is `[]`, or an error. A part that is assigned a value gets the whole of it, so
//! neither the order of fields nor the extents of the cell matter, which nobody asks for.

use super::residual::{self, Node, Residual};
use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{Access, Arg, CallTarget, Literal, Stmt, Storage, Target, Var, VarId, VarKind, internal, walk};

/// A part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Part {
    Place(u32),
    Field(Name),
}

/// The last place of a cell that is followed.
const PLACES: f64 = 64.0;

/// Takes the cells and structs of a function apart.
pub fn apart(r: &mut Residual) {
    let numbers = numbers(r);
    let mut candidates = candidates(r, &numbers);
    if candidates.is_empty() {
        return;
    }
    let mut set = Assigned::default();
    reads_assigned(&r.body, &numbers, &mut candidates, &mut set);
    if candidates.is_empty() {
        return;
    }
    let mut vars: FxHashMap<(VarId, Part), VarId> = FxHashMap::default();
    let mut order: Vec<(VarId, Part)> = Vec::new();
    residual::each(&r.body, &mut |n| {
        if let Node::Plain { stmt, .. } = n {
            match mention(stmt, &numbers) {
                Some(Mention::Set(v, p, _) | Mention::Get(v, p)) => order.push((v, p)),
                Some(Mention::Whole(v, parts)) => {
                    order.extend((1..=parts.len() as u32).map(|k| (v, Part::Place(k))))
                }
                None => {}
            }
        }
    });
    for (v, part) in order.into_iter().filter(|(v, _)| candidates.contains(v)) {
        vars.entry((v, part)).or_insert_with(|| {
            let stem = r.shell.vars[v].name;
            let name = match part {
                Part::Place(k) => format!("{stem}_{k}"),
                Part::Field(f) => format!("{stem}_{f}"),
            };
            let taken = |name: &str| r.shell.vars.values().any(|v| v.name.as_str() == name);
            let name = if taken(&name) { format!("{name}_part") } else { name };
            let kind = if taken(&name) { VarKind::Temp } else { VarKind::User };
            r.shell.vars.push(Var::local(Name::new(&name), kind))
        });
    }
    rewrite(&mut r.body, &numbers, &candidates, &vars);
    let mut parts: Vec<VarId> = vars.into_values().collect();
    parts.sort_unstable();
    for part in parts {
        hand_over(r, part);
    }
}

/// A part of which nothing is read but that it becomes a result, which is nothing else, is the result.
fn hand_over(r: &mut Residual, part: VarId) {
    let copied = |stmt: &Stmt| match stmt {
        Stmt::Copy { dst, src } if *src == part => Some(*dst),
        _ => None,
    };
    let mut result = None;
    let mut alone = true;
    residual::each(&r.body, &mut |n| {
        let stmt = n.shell();
        match copied(&stmt) {
            Some(dst) => alone &= *result.get_or_insert(dst) == dst,
            None => alone &= !walk::uses(&stmt).contains(&part),
        }
    });
    let Some(result) = result.filter(|v| alone && r.shell.outputs.contains(v) && !r.shell.params.contains(v))
    else {
        return;
    };
    residual::each(&r.body, &mut |n| {
        let stmt = n.shell();
        alone &= !walk::uses(&stmt).contains(&result);
        alone &= copied(&stmt).is_some() || !walk::defs(&stmt).contains(&result);
    });
    if !alone {
        return;
    }
    drop_copies(&mut r.body, &|stmt| copied(stmt).is_some());
    let new = |v: VarId| if v == part { result } else { v };
    r.body.iter_mut().for_each(|n| super::inline::rename(n, &new));
}

fn drop_copies(nodes: &mut Vec<Node>, is_copy: &dyn Fn(&Stmt) -> bool) {
    nodes.retain_mut(|n| {
        n.blocks_mut().into_iter().for_each(|b| drop_copies(b, is_copy));
        !matches!(n, Node::Plain { stmt, .. } if is_copy(stmt))
    });
}

/// Temporaries that hold one whole number.
fn numbers(r: &Residual) -> FxHashMap<VarId, u32> {
    let mut found: FxHashMap<VarId, Option<u32>> = FxHashMap::default();
    residual::each(&r.body, &mut |n| {
        let stmt = n.shell();
        let number = match &stmt {
            Stmt::Literal { value: Literal::Number(x), .. }
                if *x >= 1.0 && *x <= PLACES && x.fract() == 0.0 =>
            {
                Some(*x as u32)
            }
            _ => None,
        };
        for v in walk::defs(&stmt) {
            found.entry(v).and_modify(|n| *n = None).or_insert(number);
        }
    });
    found.into_iter().filter_map(|(v, n)| Some((v, n?))).collect()
}

/// What a statement does with a variable that may be taken apart.
enum Mention<'s> {
    Set(VarId, Part, VarId),
    Get(VarId, Part),
    /// All of a cell is assigned.
    Whole(VarId, &'s [Arg]),
}

fn part(step: &Access, numbers: &FxHashMap<VarId, u32>) -> Option<Part> {
    match step {
        Access::Dot(name) => Some(Part::Field(*name)),
        Access::Brace(args) => match args[..] {
            [Arg::Var(i)] => numbers.get(&i).map(|k| Part::Place(*k)),
            _ => None,
        },
        _ => None,
    }
}

fn mention<'s>(stmt: &'s Stmt, numbers: &FxHashMap<VarId, u32>) -> Option<Mention<'s>> {
    match stmt {
        Stmt::Set { base, path, src } => match &path[..] {
            [one] if src != base => Some(Mention::Set(*base, part(one, numbers)?, *src)),
            _ => None,
        },
        Stmt::Get { targets, base, path } if !targets.contains(&Target::Var(*base)) => {
            Some(Mention::Get(*base, part(path.first()?, numbers)?))
        }
        Stmt::Call { targets, callee, args } => match targets[..] {
            [Target::Var(v)]
                if callee.target == CallTarget::Builtin
                    && callee.name.as_str() == internal::CELL
                    && args.iter().all(|a| matches!(a, Arg::Var(x) if *x != v)) =>
            {
                Some(Mention::Whole(v, args))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The variables of which all mentions are of these kinds, and all parts of one.
fn candidates(r: &Residual, numbers: &FxHashMap<VarId, u32>) -> FxHashSet<VarId> {
    let mut bad: FxHashSet<VarId> = r.shell.params.iter().chain(&r.shell.outputs).copied().collect();
    let mut fields: FxHashMap<VarId, bool> = FxHashMap::default();
    residual::each(&r.body, &mut |n| {
        let stmt = n.shell();
        let of = match mention(&stmt, numbers) {
            Some(Mention::Set(v, p, _) | Mention::Get(v, p)) => Some((v, matches!(p, Part::Field(_)))),
            // A list may have any length.
            Some(Mention::Whole(v, args)) => {
                let list = |a: &Arg| matches!(a, Arg::Var(x) if r.shell.vars[*x].kind == VarKind::List);
                (args.len() <= PLACES as usize && !args.iter().any(list)).then_some((v, false))
            }
            None => None,
        };
        if let Some((v, field)) = of {
            if *fields.entry(v).or_insert(field) != field {
                bad.insert(v);
            }
        }
        let own = of.map(|o| o.0);
        if let (Stmt::Get { targets, path, .. }, Some(v)) = (&stmt, own) {
            // One value, in no list.
            let one = matches!(targets[..], [Target::Var(t)] if r.shell.vars[t].kind != VarKind::List);
            if !one && path.len() == 1 {
                bad.insert(v);
            }
        }
        bad.extend(walk::uses(&stmt).into_iter().chain(walk::defs(&stmt)).filter(|v| Some(*v) != own));
        // What is read or written as more than a part of the value.
        match &stmt {
            Stmt::Get { path, .. } if path.len() > 1 && own.is_some() => {
                let more = path[1..].iter().flat_map(|s| match s {
                    Access::Paren(a) | Access::Brace(a) => a.clone(),
                    Access::DynamicDot(v) => vec![Arg::Var(*v)],
                    Access::Dot(_) => Vec::new(),
                });
                bad.extend(more.filter_map(|a| if let Arg::Var(v) = a { Some(v) } else { None }));
            }
            _ => {}
        }
    });
    let own = |v: &VarId| {
        let var = &r.shell.vars[*v];
        var.storage == Storage::Local && !var.shared && var.kind != VarKind::List
    };
    fields.into_keys().filter(|v| !bad.contains(v) && own(v)).collect()
}

type Assigned = FxHashSet<(VarId, Part)>;

/// Drops candidates of which a part is read that was not surely assigned. `set` is what was, also behind the
/// statements; where they do not end, all.
fn reads_assigned(
    nodes: &[Node],
    numbers: &FxHashMap<VarId, u32>,
    candidates: &mut FxHashSet<VarId>,
    set: &mut Assigned,
) {
    for node in nodes {
        match node {
            Node::Plain { stmt, .. } => match mention(stmt, numbers) {
                Some(Mention::Set(v, p, _)) => {
                    set.insert((v, p));
                }
                Some(Mention::Get(v, p)) => {
                    if !set.contains(&(v, p)) {
                        candidates.remove(&v);
                    }
                }
                Some(Mention::Whole(v, args)) => {
                    set.retain(|s| s.0 != v);
                    set.extend((1..=args.len() as u32).map(|k| (v, Part::Place(k))));
                }
                None => {}
            },
            Node::If { then, els, .. } => {
                let mut other = set.clone();
                reads_assigned(then, numbers, candidates, set);
                reads_assigned(els, numbers, candidates, &mut other);
                set.retain(|s| other.contains(s));
            }
            // A cell that is made anew in a round has fewer parts in the next one.
            Node::While { header, body, .. } => {
                anew(node, numbers, set);
                reads_assigned(header, numbers, candidates, set);
                reads_assigned(body, numbers, candidates, &mut set.clone());
            }
            Node::For { body, .. } => {
                anew(node, numbers, set);
                reads_assigned(body, numbers, candidates, &mut set.clone());
            }
            Node::Try { body, handler, .. } => {
                anew(node, numbers, set);
                reads_assigned(body, numbers, candidates, &mut set.clone());
                reads_assigned(handler, numbers, candidates, &mut set.clone());
            }
        }
    }
}

/// What is made anew inside a statement may not be there where it begins again.
fn anew(node: &Node, numbers: &FxHashMap<VarId, u32>, set: &mut Assigned) {
    for block in node.blocks() {
        residual::each(block, &mut |n| {
            if let Node::Plain { stmt, .. } = n
                && let Some(Mention::Whole(v, _)) = mention(stmt, numbers)
            {
                set.retain(|s| s.0 != v);
            }
        });
    }
}

fn rewrite(
    nodes: &mut Vec<Node>,
    numbers: &FxHashMap<VarId, u32>,
    candidates: &FxHashSet<VarId>,
    vars: &FxHashMap<(VarId, Part), VarId>,
) {
    let mut out = Vec::with_capacity(nodes.len());
    for mut node in std::mem::take(nodes) {
        node.blocks_mut().into_iter().for_each(|b| rewrite(b, numbers, candidates, vars));
        let Node::Plain { stmt, from, idle, fact } = &mut node else {
            out.push(node);
            continue;
        };
        match mention(stmt, numbers) {
            Some(Mention::Set(v, p, src)) if candidates.contains(&v) => {
                if let Some(dst) = vars.get(&(v, p)) {
                    *stmt = Stmt::Copy { dst: *dst, src };
                }
                out.push(node);
            }
            Some(Mention::Get(v, p)) if candidates.contains(&v) => {
                if let (Stmt::Get { targets, base, path }, Some(part)) = (&mut *stmt, vars.get(&(v, p))) {
                    match (path.len(), &targets[..]) {
                        (1, [Target::Var(dst)]) => *stmt = Stmt::Copy { dst: *dst, src: *part },
                        (1, _) => {}
                        _ => {
                            *base = *part;
                            path.remove(0);
                        }
                    }
                }
                out.push(node);
            }
            Some(Mention::Whole(v, args)) if candidates.contains(&v) => {
                for (k, a) in args.iter().enumerate() {
                    if let (Arg::Var(src), Some(dst)) = (a, vars.get(&(v, Part::Place(k as u32 + 1)))) {
                        let stmt = Stmt::Copy { dst: *dst, src: *src };
                        out.push(Node::Plain { stmt, from: *from, idle: *idle, fact: *fact });
                    }
                }
            }
            _ => out.push(node),
        }
    }
    *nodes = out;
}
