//! What is left over goes: values that nobody reads, branches that do nothing, `return` where the function ends.
//!
//! Nothing goes that does something or may fail. Source: the thesis, 7.3, on the tree instead of chains.

use super::residual::Node;
use base::FxHashSet;
use ir::tir::{Function, Stmt, Storage, VarId, walk};

type Vars = FxHashSet<VarId>;

/// Takes away what is left over of a function that hands over these variables.
pub fn clean(shell: &mut Function, body: &mut Vec<Node>, params: &[VarId], outputs: &[VarId]) {
    trailing(body);
    super::copies::forward(shell, body, params, outputs);
    undeclared(body);
    let end: Vars = outputs.iter().copied().collect();
    for _ in 0..4 {
        let before = super::residual::size(body);
        let mut sweep = Sweep { shell, returns: end.clone(), loops: Vec::new(), handlers: Vec::new() };
        let mut live = end.clone();
        sweep.block(body, &mut live, true);
        trailing(body);
        if super::residual::size(body) == before {
            break;
        }
    }
}

/// Declarations of global variables that nobody mentions go, where they may.
fn undeclared(body: &mut Vec<Node>) {
    let mut mentioned = Vars::default();
    let mut some = false;
    super::residual::each(body, &mut |node| match node {
        Node::Plain { stmt: Stmt::Global(_), idle, .. } => some |= *idle,
        _ => {
            let stmt = node.shell();
            mentioned.extend(walk::uses(&stmt).into_iter().chain(walk::defs(&stmt)));
        }
    });
    if some {
        retain_declared(body, &mentioned);
    }
}

fn retain_declared(body: &mut Vec<Node>, mentioned: &Vars) {
    body.retain_mut(|node| match node {
        Node::Plain { stmt: Stmt::Global(vars), idle: true, .. } => {
            vars.retain(|v| mentioned.contains(v));
            !vars.is_empty()
        }
        _ => {
            node.blocks_mut().into_iter().for_each(|b| retain_declared(b, mentioned));
            true
        }
    });
}

/// All variables that are read.
pub fn read(body: &[Node]) -> Vars {
    let mut found = Vars::default();
    super::residual::each(body, &mut |node| found.extend(walk::uses(&node.shell())));
    found
}

/// `return` at the end of a function does nothing.
fn trailing(body: &mut Vec<Node>) {
    while let Some(last) = body.last_mut() {
        match last {
            Node::Plain { stmt: Stmt::Return, .. } => {
                body.pop();
            }
            Node::If { then, els, .. } => {
                trailing(then);
                trailing(els);
                return;
            }
            _ => return,
        }
    }
}

/// What is read where a loop is left, and where a round begins.
struct Around {
    behind: Vars,
    head: Vars,
}

struct Sweep<'a> {
    shell: &'a Function,
    returns: Vars,
    loops: Vec<Around>,
    /// What handlers around read.
    handlers: Vec<Vars>,
}

impl Sweep<'_> {
    /// From the last statement to the first: `live` is what is read behind, then before. Takes away only where
    /// `final_round`.
    fn block(&mut self, nodes: &mut Vec<Node>, live: &mut Vars, final_round: bool) {
        let mut kept = Vec::with_capacity(nodes.len());
        for mut node in std::mem::take(nodes).into_iter().rev() {
            let keep = self.node(&mut node, live, final_round);
            if keep || !final_round {
                kept.push(node);
            }
            if let Some(h) = self.handlers.last() {
                live.extend(h.iter().copied());
            }
        }
        kept.reverse();
        *nodes = kept;
    }

    fn node(&mut self, node: &mut Node, live: &mut Vars, last: bool) -> bool {
        match node {
            Node::Plain { stmt, idle, .. } => {
                match stmt {
                    Stmt::Return => live.clone_from(&self.returns),
                    Stmt::Break => {
                        if let Some(l) = self.loops.last() {
                            live.clone_from(&l.behind);
                        }
                    }
                    Stmt::Continue => {
                        if let Some(l) = self.loops.last() {
                            live.clone_from(&l.head);
                        }
                    }
                    _ => {}
                }
                let defs = walk::defs(stmt);
                let asked = !matches!(stmt, Stmt::Call { targets, .. }
                    if targets.iter().all(|t| *t == ir::tir::Target::Ignore));
                if *idle
                    && !(defs.is_empty() && asked)
                    && defs.iter().all(|v| !live.contains(v) && self.own(*v))
                {
                    return false;
                }
                if let Stmt::Call { targets, callee, .. } = stmt
                    && let ir::tir::CallTarget::Function(f) = callee.target
                    && super::residual::index(f).is_some()
                    && last
                {
                    // A result that nobody reads.
                    for t in targets.iter_mut() {
                        if matches!(t, ir::tir::Target::Var(v) if !live.contains(v) && self.own(*v)) {
                            *t = ir::tir::Target::Ignore;
                        }
                    }
                }
                if !matches!(
                    stmt,
                    Stmt::Set { .. }
                        | Stmt::SetList { .. }
                        | Stmt::Delete { .. }
                        | Stmt::CallStatement { .. }
                        | Stmt::GetStatement { .. }
                ) {
                    for v in &defs {
                        live.remove(v);
                    }
                }
                live.extend(walk::uses(stmt));
                true
            }
            Node::If { cond, then, els, idle } => {
                let mut other = live.clone();
                self.block(then, live, last);
                self.block(els, &mut other, last);
                live.extend(other);
                if last && *idle && then.is_empty() && els.is_empty() {
                    return false;
                }
                live.insert(*cond);
                true
            }
            Node::For { var, range, body, idle, parallel } => {
                if body.is_empty() && *idle && !live.contains(var) && self.own(*var) {
                    return false;
                }
                let behind = live.clone();
                self.around(None, body, VarId::from_u32(0), live, last);
                if last && body.is_empty() && *idle && !behind.contains(var) && self.own(*var) {
                    *live = behind;
                    return false;
                }
                let shell = Stmt::For { var: *var, range: *range, body: Vec::new(), parallel: *parallel };
                live.extend(walk::uses(&shell));
                true
            }
            Node::While { header, cond, body } => {
                self.around(Some(header), body, *cond, live, last);
                true
            }
            Node::Try { body, handler, .. } => {
                let behind = live.clone();
                self.block(handler, live, last);
                let mut all = live.clone();
                self.handlers.push(live.clone());
                let mut end = behind;
                end.extend(live.iter().copied());
                self.block(body, &mut end, last);
                self.handlers.pop();
                all.extend(end);
                *live = all;
                if last && body.is_empty() {
                    // Without statements nothing is caught.
                    return false;
                }
                true
            }
        }
    }

    /// A loop: what is read at its head is found first.
    fn around(
        &mut self,
        header: Option<&mut Vec<Node>>,
        body: &mut Vec<Node>,
        cond: VarId,
        live: &mut Vars,
        last: bool,
    ) {
        let behind = live.clone();
        let mut head = behind.clone();
        let mut header = header;
        let mut round = |cleaner: &mut Self, head: &Vars, last: bool| {
            let mut now = head.clone();
            cleaner.loops.push(Around { behind: behind.clone(), head: head.clone() });
            cleaner.block(body, &mut now, last);
            if let Some(h) = &mut header {
                now.extend(behind.iter().copied());
                now.insert(cond);
                cleaner.block(h, &mut now, last);
            }
            cleaner.loops.pop();
            now
        };
        loop {
            let before = head.len();
            head.extend(round(self, &head, false));
            if head.len() == before {
                break;
            }
        }
        if last {
            round(self, &head, true);
        }
        *live = head;
    }

    /// Whether a variable is the activation's own.
    fn own(&self, v: VarId) -> bool {
        self.shell.vars[v].storage == Storage::Local && !self.shell.vars[v].shared
    }
}
