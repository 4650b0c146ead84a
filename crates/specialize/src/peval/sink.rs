//! What surely does not fail moves to where it is read, so that it nests into expressions there: operands of code
//! put in place of calls were computed before all of it.
//!
//! A statement moves that only gives a temporary its value, which one statement of the same block reads, and whose
//! operands are not assigned on the way.

use super::residual::{self, Node};
use base::FxHashMap;
use ir::tir::{Function, Stmt, Storage, Target, VarId, VarKind, walk};

/// Moves statements of a body.
pub fn sink(shell: &Function, body: &mut Vec<Node>) {
    let mut counts = Counts::default();
    residual::each(body, &mut |node| {
        let stmt = node.shell();
        walk::defs(&stmt).into_iter().for_each(|v| counts.entry(v).or_default().0 += 1);
        walk::uses(&stmt).into_iter().for_each(|v| counts.entry(v).or_default().1 += 1);
    });
    block(shell, body, &counts);
}

/// Assignments and reads.
type Counts = FxHashMap<VarId, (u32, u32)>;

fn block(shell: &Function, nodes: &mut Vec<Node>, counts: &Counts) {
    nodes.iter_mut().flat_map(Node::blocks_mut).for_each(|b| block(shell, b, counts));
    // Where each temporary is read in this block.
    let mut readers: FxHashMap<VarId, usize> = FxHashMap::default();
    for (i, node) in nodes.iter().enumerate() {
        readers.extend(in_order(&node.shell()).into_iter().map(|v| (v, i)));
    }
    // The last place before the end at which each variable is assigned, seen from behind.
    let mut place: Vec<usize> = (0..nodes.len()).collect();
    let mut moved: FxHashMap<VarId, usize> = FxHashMap::default();
    let mut next: FxHashMap<VarId, usize> = FxHashMap::default();
    let mut stays: FxHashMap<usize, usize> = FxHashMap::default();
    for i in (0..nodes.len()).rev() {
        if let Some((v, reader)) = movable(shell, &nodes[i], counts, &readers)
            && reader > i
        {
            let target = place[reader];
            // What stays and nests into the same expression was computed later.
            let open = stays.get(&target).is_none_or(|at| *at < i);
            let free = |u: &VarId| next.get(u).is_none_or(|at| *at >= target);
            if open && walk::uses(&nodes[i].shell()).iter().all(free) {
                place[i] = target;
                moved.insert(v, i);
                continue;
            }
        }
        if let Some(reader) = nested(shell, &nodes[i], counts, &readers) {
            stays.insert(place[reader], i);
        }
        residual::each(&nodes[i..=i], &mut |n| {
            next.extend(walk::defs(&n.shell()).into_iter().map(|v| (v, i)));
        });
    }
    let mut old: Vec<Option<Node>> = std::mem::take(nodes).into_iter().map(Some).collect();
    for i in 0..old.len() {
        if place[i] == i {
            emit(&mut old, i, &moved, nodes, 0);
        }
    }
}

/// A statement behind what moves to it.
fn emit(
    old: &mut [Option<Node>],
    i: usize,
    moved: &FxHashMap<VarId, usize>,
    out: &mut Vec<Node>,
    depth: u32,
) {
    let Some(node) = old[i].take() else { return };
    if depth < 200 {
        for v in in_order(&node.shell()) {
            if let Some(at) = moved.get(&v) {
                emit(old, *at, moved, out, depth + 1);
            }
        }
    }
    out.push(node);
}

/// The temporary that a statement gives its value, and the place where it is read.
fn movable(
    shell: &Function,
    node: &Node,
    counts: &Counts,
    readers: &FxHashMap<VarId, usize>,
) -> Option<(VarId, usize)> {
    let Node::Plain { stmt, idle: true, .. } = node else { return None };
    let dst = match stmt {
        Stmt::Literal { dst, .. } | Stmt::Copy { dst, .. } => *dst,
        Stmt::Call { targets, callee, .. } if callee.var.is_none() => match targets[..] {
            [Target::Var(dst)] => dst,
            _ => return None,
        },
        Stmt::Get { targets, .. } => match targets[..] {
            [Target::Var(dst)] => dst,
            _ => return None,
        },
        _ => return None,
    };
    let once = counts.get(&dst) == Some(&(1, 1)) && shell.vars[dst].kind == VarKind::Temp;
    // What others see may change on the way.
    let own = |v: &VarId| shell.vars[*v].storage == Storage::Local && !shell.vars[*v].shared;
    (once && walk::uses(stmt).iter().all(own)).then(|| readers.get(&dst).map(|r| (dst, *r)))?
}

/// Where a temporary is read that a statement gives its value and that could stand there.
fn nested(
    shell: &Function,
    node: &Node,
    counts: &Counts,
    readers: &FxHashMap<VarId, usize>,
) -> Option<usize> {
    let Node::Plain { stmt, .. } = node else { return None };
    match walk::defs(stmt)[..] {
        [v] if counts.get(&v) == Some(&(1, 1)) && shell.vars[v].kind == VarKind::Temp => {
            readers.get(&v).copied()
        }
        _ => None,
    }
}

/// What a statement reads, in the order in which it is computed.
fn in_order(stmt: &Stmt) -> Vec<VarId> {
    let mut found = walk::uses(stmt);
    if let Stmt::Set { src, .. } = stmt {
        found.retain(|v| v != src);
        found.insert(0, *src);
    }
    found
}
