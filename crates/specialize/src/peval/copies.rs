//! Copies go: where `y = x` and neither is assigned again, what reads `y` reads `x`.
//!
//! Both have one assignment in the whole function (a parameter counts as one), and all that reads `y` stands
//! behind the copy in its block: so a round of a loop that reads it has copied before.

use super::inline::rename;
use super::residual::{self, Node};
use base::FxHashMap;
use ir::tir::{Function, Stmt, Storage, Target, VarId, VarKind, walk};

/// Takes copies away.
pub fn forward(shell: &Function, body: &mut Vec<Node>, params: &[VarId], outputs: &[VarId]) {
    let mut counts = Counts { defs: FxHashMap::default(), uses: FxHashMap::default(), shown: Vec::new() };
    counts.add(body);
    params.iter().for_each(|p| *counts.defs.entry(*p).or_insert(0) += 1);
    outputs.iter().for_each(|o| *counts.uses.entry(*o).or_insert(0) += 1);
    block(shell, body, &mut counts);
    backward(body, &counts);
    let mut counts = Counts::default();
    counts.add(body);
    params.iter().for_each(|p| *counts.defs.entry(*p).or_insert(0) += 1);
    outputs.iter().for_each(|o| *counts.uses.entry(*o).or_insert(0) += 1);
    renamed(shell, body, &mut counts, params, outputs);
}

/// `x = ..; y = x;` of which nothing else reads `x` is `y = ..`.
fn renamed(
    shell: &Function,
    nodes: &mut Vec<Node>,
    counts: &mut Counts,
    params: &[VarId],
    outputs: &[VarId],
) {
    nodes.iter_mut().flat_map(Node::blocks_mut).for_each(|b| renamed(shell, b, counts, params, outputs));
    let mut i = 0;
    while i < nodes.len() {
        i += 1;
        let Node::Plain { stmt: Stmt::Copy { dst, src }, idle: true, .. } = nodes[i - 1] else { continue };
        let plain = |v: VarId| {
            let var = &shell.vars[v];
            var.storage == Storage::Local && !var.shared && var.kind == VarKind::User
        };
        let own = plain(dst) && plain(src) && dst != src && !params.contains(&src) && !params.contains(&dst);
        if !own || counts.shown.contains(&src) || counts.shown.contains(&dst) || counts.defs(dst) != 1 {
            continue;
        }
        let (mut ahead, mut behind) = (Counts::default(), Counts::default());
        ahead.add(&nodes[..i - 1]);
        behind.add(&nodes[i..]);
        let output = outputs.contains(&dst);
        let mut returns = false;
        residual::each(&nodes[..i - 1], &mut |n| {
            returns |= matches!(n, Node::Plain { stmt: Stmt::Return, .. });
        });
        let source = ahead.uses(src) + 1 == counts.uses(src) && ahead.defs(src) == counts.defs(src);
        let target = behind.uses(dst) + u32::from(output) == counts.uses(dst);
        if source && target && !(output && returns) && counts.defs(src) > 0 {
            let new = |v: VarId| if v == src { dst } else { v };
            nodes[..i - 1].iter_mut().for_each(|n| rename(n, &new));
            nodes.remove(i - 1);
            i -= 1;
            let (defs, uses) = (counts.defs(src), counts.uses(src) - 1 + counts.uses(dst));
            counts.defs.insert(dst, defs);
            counts.uses.insert(dst, uses);
            counts.uses.insert(src, 0);
        }
    }
}

/// `[a, b] = f(x); y = a; z = b;`, of which nothing else reads `a` and `b`, is `[y, z] = f(x)`.
fn backward(nodes: &mut Vec<Node>, counts: &Counts) {
    nodes.iter_mut().flat_map(Node::blocks_mut).for_each(|b| backward(b, counts));
    let mut gone = Vec::new();
    for i in 0..nodes.len() {
        let (head, rest) = nodes.split_at_mut(i + 1);
        let Some(Node::Plain { stmt: Stmt::Call { targets, .. } | Stmt::Get { targets, .. }, .. }) =
            head.last_mut()
        else {
            continue;
        };
        if targets.len() < 2 {
            continue;
        }
        for (k, node) in rest.iter().enumerate() {
            let Node::Plain { stmt: Stmt::Copy { dst, src }, .. } = *node else { break };
            // A copy that nobody reads is one of those that were forwarded: what read it reads its source.
            let own = counts.defs(src) == 1 && counts.uses(src) == 1 && counts.uses(dst) > 0;
            let taken = targets.contains(&Target::Var(dst));
            let Some(t) = targets.iter_mut().find(|t| **t == Target::Var(src)).filter(|_| own && !taken)
            else {
                break;
            };
            *t = Target::Var(dst);
            gone.push(i + 1 + k);
        }
    }
    let mut at = 0;
    nodes.retain(|_| {
        at += 1;
        !gone.contains(&(at - 1))
    });
}

#[derive(Default)]
struct Counts {
    defs: FxHashMap<VarId, u32>,
    uses: FxHashMap<VarId, u32>,
    /// Shown under their names.
    shown: Vec<VarId>,
}

impl Counts {
    fn add(&mut self, body: &[Node]) {
        residual::each(body, &mut |node| {
            let shell = node.shell();
            walk::defs(&shell).into_iter().for_each(|v| *self.defs.entry(v).or_insert(0) += 1);
            walk::uses(&shell).into_iter().for_each(|v| *self.uses.entry(v).or_insert(0) += 1);
            match shell {
                Stmt::Display(v) => self.shown.push(v),
                Stmt::Lambda { captures, .. } => self.shown.extend(captures),
                _ => {}
            }
        });
    }

    fn defs(&self, v: VarId) -> u32 {
        self.defs.get(&v).copied().unwrap_or(0)
    }

    fn uses(&self, v: VarId) -> u32 {
        self.uses.get(&v).copied().unwrap_or(0)
    }
}

fn block(shell: &Function, nodes: &mut [Node], counts: &mut Counts) {
    for i in 0..nodes.len() {
        let (head, rest) = nodes.split_at_mut(i + 1);
        let node = &mut head[i];
        node.blocks_mut().into_iter().for_each(|b| block(shell, b, counts));
        let Node::Plain { stmt: Stmt::Copy { dst, src }, idle: true, .. } = *node else { continue };
        let plain = |v: VarId| {
            let var = &shell.vars[v];
            var.storage == Storage::Local && !var.shared && var.kind == VarKind::User
        };
        // A temporary of which nothing else is read.
        let temps = shell.vars[dst].kind == VarKind::Temp
            && shell.vars[src].kind == VarKind::Temp
            && counts.uses(src) == 1;
        if !(plain(dst) && plain(src) || temps) || dst == src || counts.shown.contains(&dst) {
            continue;
        }
        let mut behind = Counts::default();
        behind.add(rest);
        let once = counts.defs(dst) == 1 && counts.defs(src) == 1;
        if once && behind.uses(dst) == counts.uses(dst) && behind.defs(src) == 0 {
            let new = |v: VarId| if v == dst { src } else { v };
            rest.iter_mut().for_each(|n| rename(n, &new));
            let gone = u32::from(temps);
            let used = counts.uses(dst).saturating_sub(gone);
            *counts.uses.entry(src).or_insert(0) += used;
            counts.uses.insert(dst, 0);
        }
    }
}
