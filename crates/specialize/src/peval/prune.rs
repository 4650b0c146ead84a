//! Over the whole residual program: results that no call uses, and parameters that are not read, go from functions
//! and calls. Both leave dead code behind, which goes, too, and may leave more of them.
//!
//! The function that was asked for keeps its results, and functions of which handles are made keep all.

use super::clean;
use super::residual::{self, Node, Residual};
use base::{FxHashSet, Name};
use ir::tir::{Arg, CallTarget, Stmt, Target, Var, VarId, VarKind, walk};

/// How often functions are gone over.
const ROUNDS: u32 = 8;

/// Takes away what no call uses.
pub fn prune(residuals: &mut [Residual], entry: usize) {
    for _ in 0..ROUNDS {
        let order = residual::reached(residuals, entry);
        let mut changed = false;
        for &k in order.iter().filter(|k| **k != entry) {
            if !is_closed(residuals, &order, k) {
                continue;
            }
            let mut outputs = unused_outputs(residuals, &order, k, None);
            let mut params = unread_params(&residuals[k]);
            if outputs.is_empty() && params.is_empty() {
                (outputs, params) = for_itself(residuals, &order, k);
            }
            if outputs.is_empty() && params.is_empty() {
                continue;
            }
            changed = true;
            for &caller in &order {
                change_calls(&mut residuals[caller], k, &outputs, &params);
            }
            let r = &mut residuals[k];
            drop_at(&mut r.shell.outputs, &outputs);
            drop_at(&mut r.shell.params, &params);
        }
        if !changed {
            break;
        }
        for &k in &order {
            let r = &mut residuals[k];
            let (params, outputs) = (r.shell.params.clone(), r.shell.outputs.clone());
            clean::clean(&mut r.shell, &mut r.body, &params, &outputs);
        }
    }
}

/// The call of residual function `k` that a statement is.
fn call_of(stmt: &Stmt, k: usize) -> bool {
    matches!(stmt, Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } | Stmt::FunctionRef { callee, .. }
        if callee.target == CallTarget::Function(residual::number(k)))
}

/// Whether all calls of a function can be changed: it does not ask how it was called, no handle is made of it, and
/// no list is spread to its parameters.
fn is_closed(residuals: &[Residual], order: &[usize], k: usize) -> bool {
    const ASKS: &[&str] = &["nargin", "nargout", "narginchk", "nargoutchk", "nargchk", "exist", "inputname"];
    let mut closed = true;
    residual::each(&residuals[k].body, &mut |n| {
        if let Node::Plain { stmt: Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. }, .. } = n {
            closed &= !ASKS.contains(&callee.name.as_str());
        }
    });
    for r in order.iter().filter_map(|c| residuals.get(*c)) {
        residual::each(&r.body, &mut |n| {
            let Node::Plain { stmt, .. } = n else { return };
            if !call_of(stmt, k) {
                return;
            }
            let args = match stmt {
                Stmt::Call { args, .. } | Stmt::CallStatement { args, .. } => args,
                _ => {
                    closed = false;
                    return;
                }
            };
            let list = |a: &Arg| matches!(a, Arg::Var(v) if r.shell.vars[*v].kind == VarKind::List);
            closed &= !args.iter().any(list);
        });
    }
    closed
}

/// Results that only its own calls use, for nothing but such results, and parameters that are read for nothing but
/// its own calls.
fn for_itself(residuals: &mut [Residual], order: &[usize], k: usize) -> (Vec<usize>, Vec<usize>) {
    let r = &residuals[k];
    let mut own = false;
    residual::each(&r.body, &mut |n| own |= matches!(n, Node::Plain { stmt, .. } if call_of(stmt, k)));
    if !own {
        return (Vec::new(), Vec::new());
    }
    let cleaned = |mut r: Residual| {
        let (params, outputs) = (r.shell.params.clone(), r.shell.outputs.clone());
        clean::clean(&mut r.shell, &mut r.body, &params, &outputs);
        r
    };
    let mut outputs = unused_outputs(residuals, order, k, Some(k));
    while !outputs.is_empty() {
        let mut without = r.clone();
        drop_at(&mut without.shell.outputs, &outputs);
        let mut still = outputs.clone();
        residual::each(&cleaned(without).body, &mut |n| match n {
            Node::Plain { stmt: stmt @ Stmt::Call { targets, .. }, .. } if call_of(stmt, k) => {
                still.retain(|j| targets.get(*j) == Some(&Target::Ignore));
            }
            Node::Plain { stmt, .. } if call_of(stmt, k) => still.clear(),
            _ => {}
        });
        if still.len() == outputs.len() {
            break;
        }
        outputs = still;
    }
    let unread = |j: &usize| {
        let mut without = r.clone();
        change_calls(&mut without, k, &[], &[*j]);
        unread_params(&cleaned(without)).contains(j)
    };
    let params = (0..r.shell.params.len()).filter(unread).take(1).collect();
    (outputs, params)
}

/// Those that no call uses, but for calls in function `but`.
fn unused_outputs(residuals: &[Residual], order: &[usize], k: usize, but: Option<usize>) -> Vec<usize> {
    let mut used = vec![false; residuals[k].shell.outputs.len()];
    for r in order.iter().filter(|c| Some(**c) != but).filter_map(|c| residuals.get(*c)) {
        let read = clean::read(&r.body);
        residual::each(&r.body, &mut |n| match n {
            Node::Plain { stmt: stmt @ Stmt::Call { targets, .. }, .. } if call_of(stmt, k) => {
                for (t, used) in targets.iter().zip(&mut used) {
                    *used |= *t != Target::Ignore;
                }
            }
            Node::Plain { stmt: stmt @ Stmt::CallStatement { ans, echo, .. }, .. } if call_of(stmt, k) => {
                if *echo || read.contains(ans) {
                    used.iter_mut().for_each(|u| *u = true);
                }
            }
            _ => {}
        });
    }
    (0..used.len()).filter(|i| !used[*i]).collect()
}

fn unread_params(r: &Residual) -> Vec<usize> {
    let read = clean::read(&r.body);
    let mut reads: FxHashSet<VarId> = read;
    reads.extend(r.pinned.iter().copied());
    residual::each(&r.body, &mut |n| {
        // What a part is assigned of is read.
        if let Node::Plain {
            stmt: s @ (Stmt::Set { .. } | Stmt::SetList { .. } | Stmt::Delete { .. }), ..
        } = n
        {
            reads.extend(walk::defs(s));
        }
    });
    let params = r.shell.params.iter().enumerate();
    params.filter(|(_, p)| !reads.contains(p) && !r.shell.outputs.contains(p)).map(|(i, _)| i).collect()
}

fn change_calls(r: &mut Residual, k: usize, outputs: &[usize], params: &[usize]) {
    let ans = Name::new("ans");
    let mut none = r.shell.find_var(ans);
    let mut stack: Vec<&mut Vec<Node>> = vec![&mut r.body];
    while let Some(block) = stack.pop() {
        for node in block.iter_mut() {
            if let Node::Plain { stmt, .. } = node {
                if !call_of(stmt, k) {
                    continue;
                }
                if let Stmt::Call { args, .. } | Stmt::CallStatement { args, .. } = stmt {
                    drop_at(args, params);
                }
                if let Stmt::Call { targets, callee, args } = stmt {
                    drop_at(targets, outputs);
                    if targets.is_empty() {
                        let ans =
                            *none.get_or_insert_with(|| r.shell.vars.push(Var::local(ans, VarKind::User)));
                        *stmt = Stmt::CallStatement {
                            ans,
                            callee: *callee,
                            args: std::mem::take(args),
                            echo: false,
                        };
                    }
                }
            } else {
                stack.extend(node.blocks_mut());
            }
        }
    }
}

fn drop_at<T>(list: &mut Vec<T>, places: &[usize]) {
    let mut at = 0;
    list.retain(|_| {
        at += 1;
        !places.contains(&(at - 1))
    });
}
