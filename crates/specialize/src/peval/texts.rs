//! Pieces of text that are put behind each other one by one are put there at once, and constant ones are joined:
//! `s = [s, 'a']; s = [s, 'b'];` is `s = [s, 'ab'];`.
//!
//! All pieces are surely rows of characters, of which no order of joining makes a difference, or fails.

use super::residual::{self, Fact, Node, Residual};
use super::reuse;
use base::FxHashMap;
use ir::tir::{Arg, CallTarget, Literal, Stmt, Storage, Target, VarId, walk};

/// Joins the texts of a function.
pub fn join(r: &mut Residual) {
    if r.shell.dynamic {
        return;
    }
    let facts = reuse::facts(r);
    let mut texts: FxHashMap<VarId, (Option<String>, u32)> = FxHashMap::default();
    let mut uses: FxHashMap<VarId, u32> = FxHashMap::default();
    residual::each(&r.body, &mut |node| {
        let stmt = node.shell();
        walk::uses(&stmt).into_iter().for_each(|v| *uses.entry(v).or_insert(0) += 1);
        for v in walk::defs(&stmt) {
            let entry = texts.entry(v).or_insert((None, 0));
            entry.1 += 1;
            if let Stmt::Literal { value: Literal::Char(t), .. } = &stmt {
                entry.0 = Some(t.clone());
            }
        }
    });
    let own = |v: VarId| r.shell.vars[v].storage == Storage::Local && !r.shell.vars[v].shared;
    let rows = |v: VarId| facts.get(&v).is_some_and(|f| f.has(Fact::TEXT));
    let once = |v: VarId| uses.get(&v) == Some(&1);
    let constant = |v: VarId| match texts.get(&v) {
        Some((Some(t), 1)) if once(v) => Some(t.clone()),
        _ => None,
    };
    let chars = |v: VarId| facts.get(&v).is_some_and(|f| f.has(Fact::CHARS));
    block(&mut r.body, &own, &rows, &chars, &constant);
}

fn block(
    nodes: &mut Vec<Node>,
    own: &dyn Fn(VarId) -> bool,
    rows: &dyn Fn(VarId) -> bool,
    chars: &dyn Fn(VarId) -> bool,
    constant: &dyn Fn(VarId) -> Option<String>,
) {
    nodes.iter_mut().flat_map(Node::blocks_mut).for_each(|b| block(b, own, rows, chars, constant));
    let mut i = 0;
    while i < nodes.len() {
        // Constants behind whatever characters: they all stand there, or the first one fails.
        let fits = |a: &[VarId]| {
            a.iter().all(|v| rows(*v))
                || a.split_first().is_some_and(|(f, r)| chars(*f) && r.iter().all(|v| constant(*v).is_some()))
        };
        if let Some((x, first)) = joined(&nodes[i]).filter(|(x, a)| own(*x) && fits(a))
            && let Some(j) = next(nodes, i, x)
            && let Some((y, second)) = joined(&nodes[j])
            && y == x
            && second.first() == Some(&x)
            && !second[1..].contains(&x)
            && (second[1..].iter().all(|v| constant(*v).is_some())
                || first.iter().chain(&second[1..]).all(|v| rows(*v)))
        {
            let all: Vec<Arg> = first.iter().chain(&second[1..]).map(|v| Arg::Var(*v)).collect();
            if let Node::Plain { stmt: Stmt::Call { args, .. }, .. } = &mut nodes[j] {
                *args = all;
            }
            nodes.remove(i);
            continue;
        }
        i += 1;
    }
    // Adjacent constants.
    let mut longer: Vec<(VarId, String)> = Vec::new();
    for node in nodes.iter_mut() {
        let Some((_, parts)) = joined(node).filter(|(_, a)| a.iter().all(|v| chars(*v) || rows(*v))) else {
            continue;
        };
        let mut kept: Vec<(VarId, Option<String>)> = Vec::new();
        for v in parts {
            let text = constant(v);
            match (kept.last_mut(), text) {
                (Some((_, Some(before))), Some(t)) => before.push_str(&t),
                (_, text) => kept.push((v, text)),
            }
        }
        longer.extend(kept.iter().filter_map(|(v, t)| Some((*v, t.clone()?))));
        if let Node::Plain { stmt: Stmt::Call { args, .. }, .. } = node {
            *args = kept.into_iter().map(|(v, _)| Arg::Var(v)).collect();
        }
    }
    for node in nodes.iter_mut() {
        if let Node::Plain { stmt: Stmt::Literal { dst, value: Literal::Char(t) }, .. } = node
            && let Some((_, text)) = longer.iter().find(|l| l.0 == *dst)
        {
            t.clone_from(text);
        }
    }
}

/// `x = [a, b, ..]`
fn joined(node: &Node) -> Option<(VarId, Vec<VarId>)> {
    let Node::Plain { stmt: Stmt::Call { targets, callee, args }, .. } = node else { return None };
    let ([Target::Var(x)], "horzcat", CallTarget::Builtin) =
        (&targets[..], callee.name.as_str(), callee.target)
    else {
        return None;
    };
    let parts: Option<Vec<VarId>> = args
        .iter()
        .map(|a| match a {
            Arg::Var(v) => Some(*v),
            Arg::Colon => None,
        })
        .collect();
    parts.map(|p| (*x, p))
}

/// The next statement that has to do with a variable, where only plain ones that assign nothing the first one
/// reads stand before it.
fn next(nodes: &[Node], i: usize, x: VarId) -> Option<usize> {
    let reads = walk::uses(&nodes[i].shell());
    for (j, node) in nodes.iter().enumerate().skip(i + 1) {
        let Node::Plain { stmt, .. } = node else { return None };
        let (defs, uses) = (walk::defs(stmt), walk::uses(stmt));
        if defs.contains(&x) || uses.contains(&x) {
            return Some(j);
        }
        let plain =
            matches!(stmt, Stmt::Literal { .. } | Stmt::Copy { .. } | Stmt::Call { .. } | Stmt::Get { .. });
        if !plain || defs.is_empty() || defs.iter().any(|d| reads.contains(d)) {
            return None;
        }
    }
    None
}
