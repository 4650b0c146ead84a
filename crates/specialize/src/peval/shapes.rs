//! Conditions as lowering writes them, so that they are raised to `&&`, `||` and plain tests: what is known of a
//! condition in its arms was written in its place.
//!
//! - The truth of a truth value, tested and nothing else, is the value.
//! - In the arm where a condition does not hold, the value `false` is the condition.
//! - What both arms of an `if` begin with, and the condition does not read, stands before it.

use super::residual::{self, Fact, Node, Residual};
use super::reuse;
use base::FxHashMap;
use ir::tir::{Arg, Stmt, Target, VarId, internal, walk};

/// Mends the conditions of a function.
pub fn mend(r: &mut Residual) {
    let facts = reuse::facts(r);
    let mut about = About { truths: FxHashMap::default(), uses: FxHashMap::default(), facts };
    residual::each(&r.body, &mut |node| {
        let stmt = node.shell();
        walk::uses(&stmt).into_iter().for_each(|v| *about.uses.entry(v).or_insert(0) += 1);
        let truth = matches!(&stmt, Stmt::Call { callee, .. } if callee.name.as_str() == internal::TRUTH);
        for v in walk::defs(&stmt) {
            about.truths.entry(v).and_modify(|t| *t &= truth).or_insert(truth);
        }
    });
    block(&mut r.body, &mut about);
}

struct About {
    /// Temporaries that are assigned only the truth of something.
    truths: FxHashMap<VarId, bool>,
    uses: FxHashMap<VarId, u32>,
    facts: FxHashMap<VarId, Fact>,
}

fn block(nodes: &mut Vec<Node>, about: &mut About) {
    let mut i = 0;
    while i < nodes.len() {
        if let Node::If { cond, then, els, .. } = &mut nodes[i] {
            let is_truth = about.truths.get(cond).copied().unwrap_or(false);
            if is_truth {
                let result = short(*cond, then, els, false).or_else(|| short(*cond, els, then, true));
                if let Some(result) = result {
                    *about.uses.entry(*cond).or_insert(0) += 1;
                    about.truths.insert(result, true);
                }
            }
        }
        nodes[i].blocks_mut().into_iter().for_each(|b| block(b, about));
        let first = common(&mut nodes[i]);
        let n = first.len();
        nodes.splice(i..i, first);
        i += n;
        tested(nodes, i, about);
        i += 1;
    }
}

/// `if c; ..; r = truth(x); else; r = false; end`: the second arm becomes `r = c`. Gives `r`.
fn short(cond: VarId, arm: &[Node], other: &mut Vec<Node>, value: bool) -> Option<VarId> {
    let [Node::Plain { stmt, .. }] = &mut other[..] else { return None };
    let result = match stmt {
        Stmt::Call { targets, callee, args } => match targets[..] {
            [Target::Var(v)]
                if args.is_empty() && callee.name.as_str() == if value { "true" } else { "false" } =>
            {
                v
            }
            _ => return None,
        },
        _ => return None,
    };
    ends_in_truth(arm, result, 0).then(|| {
        *stmt = Stmt::Copy { dst: result, src: cond };
        result
    })
}

/// Whether the last thing of a block is to compute a truth.
fn ends_in_truth(block: &[Node], result: VarId, depth: u32) -> bool {
    match block.last() {
        Some(Node::Plain { stmt: Stmt::Call { targets, callee, .. }, .. }) => {
            targets[..] == [Target::Var(result)] && callee.name.as_str() == internal::TRUTH
        }
        Some(Node::If { then, els, .. }) if depth < 60 => {
            let constant = |b: &[Node]| {
                matches!(b, [Node::Plain { stmt: Stmt::Call { targets, callee, args }, .. }]
                    if targets[..] == [Target::Var(result)] && args.is_empty()
                        && ["true", "false"].contains(&callee.name.as_str()))
                    || matches!(b, [Node::Plain { stmt: Stmt::Copy { dst, .. }, .. }] if *dst == result)
            };
            match (constant(then), constant(els)) {
                (true, _) => ends_in_truth(els, result, depth + 1),
                (_, true) => ends_in_truth(then, result, depth + 1),
                _ => false,
            }
        }
        _ => false,
    }
}

/// The truth of what an `if` can test itself goes from before it.
fn tested(nodes: &mut [Node], i: usize, about: &About) {
    let Node::If { cond, then, els, .. } = &nodes[i] else { return };
    let copies = |b: &[Node]| matches!(b, [Node::Plain { stmt: Stmt::Copy { src, .. }, .. }] if src == cond);
    if about.uses.get(cond) != Some(&1) || copies(then) || copies(els) {
        return;
    }
    let mut cond = *cond;
    for node in nodes[..i].iter_mut().rev().take(8) {
        let Node::Plain { stmt, .. } = node else { return };
        if walk::defs(stmt) != [cond] {
            continue;
        }
        if let Stmt::Copy { src, .. } = stmt
            && about.uses.get(src) == Some(&1)
        {
            cond = *src;
            continue;
        }
        if let Stmt::Call { callee, args, .. } = stmt
            && callee.name.as_str() == internal::TRUTH
            && let [Arg::Var(src)] = args[..]
            && about.facts.get(&src).is_some_and(|f| f.has(Fact::TRUTH))
        {
            *stmt = Stmt::Copy { dst: cond, src };
        }
        return;
    }
}

/// What both arms begin with.
fn common(node: &mut Node) -> Vec<Node> {
    let Node::If { cond, then, els, .. } = node else { return Vec::new() };
    let plain = |n: &Node| match n {
        Node::Plain { stmt, idle: true, .. } => {
            let defs = walk::defs(stmt);
            !defs.is_empty() && !defs.contains(cond)
        }
        _ => false,
    };
    let n = then
        .iter()
        .zip(els.iter())
        .take_while(|(a, b)| residual::same(std::slice::from_ref(*a), std::slice::from_ref(*b)) && plain(a))
        .count();
    els.drain(..n);
    then.drain(..n).collect()
}
