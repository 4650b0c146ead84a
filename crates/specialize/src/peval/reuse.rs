//! What is computed twice is computed once: parts of arrays, and larger expressions, that code put in place of
//! calls reads again (`y(j - 1)` as an operand of the caller and of the callee).
//!
//! Numbers stand for values: statements with the same operation on operands of the same numbers have the same
//! value. They are operators and element-wise functions, products and reads of full arrays by indices, which do
//! nothing else; the second one cannot fail where the first did not. Functions into which nothing was put stay as
//! their author wrote them.

use super::residual::{self, Fact, Node, Residual};
use super::total;
use base::{FxHashMap, Name};
use ir::tir::{
    Access, Arg, CallTarget, ForRange, Function, Literal, Stmt, Storage, Target, VarId, VarKind, walk,
};

/// What a computation costs an interpreter, about: an operator is 1.
type Cost = u32;

/// A read of a part of an array.
const PART: Cost = 8;
/// An operation on arrays.
const ARRAYS: Cost = 4;
/// What is worth a variable.
const WORTH: Cost = 4;

/// What is known of each variable, wherever it stands.
pub fn facts(r: &Residual) -> FxHashMap<VarId, Fact> {
    let mut facts: FxHashMap<VarId, Fact> = r.given.clone();
    let mut copies = Vec::new();
    for p in &r.shell.params {
        facts.entry(*p).or_default();
    }
    let mut add = |v: VarId, fact: Fact| {
        facts.entry(v).and_modify(|f| *f = f.and(fact)).or_insert(fact);
    };
    residual::each(&r.body, &mut |node| match node {
        Node::Plain { stmt: Stmt::Copy { dst, src }, fact, .. } => {
            add(*dst, Fact::ALL);
            copies.push((*dst, *src, *fact));
        }
        Node::Plain { stmt: Stmt::Literal { dst, value: Literal::Number(x) }, .. } => {
            let number = if x.is_nan() { Fact::default() } else { Fact::NUMBER };
            add(*dst, Fact::REAL.or(Fact::SCALAR).or(Fact::PLAIN).or(number));
        }
        Node::Plain { stmt: Stmt::Literal { dst, value: Literal::Char(t) }, .. } if !t.is_empty() => {
            add(*dst, Fact::PLAIN.or(Fact::TEXT).or(Fact::CHARS));
        }
        Node::Plain { stmt, fact, .. } => match walk::defs(stmt)[..] {
            [v] => add(v, *fact),
            ref all => all.iter().for_each(|v| add(*v, Fact::default())),
        },
        // Without a round the variable of a loop is empty.
        Node::For { var, range: ForRange::Range { lo, step, hi }, .. } => {
            add(*var, Fact::REAL.or(Fact::PLAIN));
            copies.extend([*lo, *hi].into_iter().chain(*step).map(|v| (*var, v, Fact::default())));
        }
        other => walk::defs(&other.shell()).into_iter().for_each(|v| add(v, Fact::default())),
    });
    loop {
        let mut changed = false;
        for (dst, src, own) in &copies {
            let said = own.or(facts.get(src).copied().unwrap_or_default());
            let before = facts.get(dst).copied().unwrap_or_default();
            let after = before.and(said);
            if !after.has(before) {
                facts.insert(*dst, after);
                changed = true;
            }
        }
        if !changed {
            return facts;
        }
    }
}

/// Takes away what is computed again.
pub fn reuse(r: &mut Residual) {
    if !r.inlined || r.shell.dynamic {
        return;
    }
    let facts = facts(r);
    let mut numbers = Numbers {
        shell: &r.shell,
        facts,
        now: FxHashMap::default(),
        next: 0,
        keys: FxHashMap::default(),
        holders: FxHashMap::default(),
        costs: FxHashMap::default(),
        alias: FxHashMap::default(),
        counters: Vec::new(),
        log: Vec::new(),
    };
    numbers.block(&mut r.body);
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Number(u64),
    Call(Name, Vec<u32>),
    /// A colon has no number.
    Part(u32, Vec<Option<u32>>),
}

enum Undo {
    Now(VarId, Option<u32>),
    Key(Key),
}

struct Numbers<'a> {
    shell: &'a Function,
    facts: FxHashMap<VarId, Fact>,
    /// The number of the value of each variable.
    now: FxHashMap<VarId, u32>,
    next: u32,
    keys: FxHashMap<Key, u32>,
    holders: FxHashMap<u32, Vec<VarId>>,
    /// What it costs to compute a temporary again.
    costs: FxHashMap<VarId, Cost>,
    /// A temporary that is a copy.
    alias: FxHashMap<VarId, VarId>,
    /// The variables of loops around.
    counters: Vec<VarId>,
    log: Vec<Undo>,
}

impl Numbers<'_> {
    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn is_own(&self, v: VarId) -> bool {
        let var = &self.shell.vars[v];
        var.storage == Storage::Local && !var.shared
    }

    fn number(&mut self, v: VarId) -> u32 {
        if !self.is_own(v) {
            return self.fresh();
        }
        match self.now.get(&v) {
            Some(n) => *n,
            None => {
                let n = self.fresh();
                self.set(v, n);
                n
            }
        }
    }

    fn set(&mut self, v: VarId, n: u32) {
        let before = self.now.insert(v, n);
        self.log.push(Undo::Now(v, before));
        self.holders.entry(n).or_default().push(v);
    }

    fn kill(&mut self, nodes: &[Node]) {
        let mut defs = Vec::new();
        residual::each(nodes, &mut |n| defs.extend(walk::defs(&n.shell())));
        for v in defs {
            let n = self.fresh();
            self.set(v, n);
        }
    }

    /// A block that may not run.
    fn inner(&mut self, nodes: &mut Vec<Node>) {
        let mark = self.log.len();
        self.block(nodes);
        self.leave(mark);
    }

    fn leave(&mut self, mark: usize) {
        while self.log.len() > mark {
            match self.log.pop() {
                Some(Undo::Now(v, Some(n))) => {
                    self.now.insert(v, n);
                }
                Some(Undo::Now(v, None)) => {
                    self.now.remove(&v);
                }
                Some(Undo::Key(key)) => {
                    self.keys.remove(&key);
                }
                None => {}
            }
        }
    }

    /// The variable to read in place of another.
    fn instead(&self, v: VarId) -> VarId {
        match self.alias.get(&v) {
            Some(h) if self.now.get(h).is_some() && self.now.get(h) == self.now.get(&v) => *h,
            _ => v,
        }
    }

    fn block(&mut self, nodes: &mut [Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &mut Node) {
        match node {
            Node::Plain { stmt, idle, fact, .. } => self.plain(stmt, idle, fact),
            Node::If { cond, then, els, .. } => {
                *cond = self.instead(*cond);
                self.inner(then);
                self.inner(els);
                self.kill(then);
                self.kill(els);
            }
            Node::While { header, cond, body } => {
                self.kill(header);
                self.kill(body);
                let mark = self.log.len();
                self.block(header);
                *cond = self.instead(*cond);
                self.block(body);
                self.leave(mark);
                self.kill(header);
                self.kill(body);
            }
            Node::For { var, range, body, .. } => {
                match range {
                    ForRange::Range { lo, step, hi } => {
                        (*lo, *hi) = (self.instead(*lo), self.instead(*hi));
                        *step = step.map(|s| self.instead(s));
                    }
                    ForRange::Columns(v) => *v = self.instead(*v),
                }
                let n = self.fresh();
                self.set(*var, n);
                self.kill(body);
                self.counters.push(*var);
                self.inner(body);
                self.counters.pop();
                self.kill(body);
                let n = self.fresh();
                self.set(*var, n);
            }
            Node::Try { body, err, handler } => {
                self.inner(body);
                self.kill(body);
                if let Some(err) = err {
                    let n = self.fresh();
                    self.set(*err, n);
                }
                self.inner(handler);
                self.kill(handler);
            }
        }
    }

    fn plain(&mut self, stmt: &mut Stmt, idle: &mut bool, fact: &mut Fact) {
        walk::rename(stmt, &|v| self.instead(v), &|v| v);
        if let Stmt::Copy { dst, src } = *stmt {
            let n = self.number(src);
            self.costs.insert(dst, 0);
            return self.set(dst, n);
        }
        let (dst, key) = match self.key(stmt) {
            Some((dst, key)) if self.is_own(dst) && self.shell.vars[dst].kind != VarKind::List => (dst, key),
            _ => {
                for v in walk::defs(stmt) {
                    let n = self.fresh();
                    self.set(v, n);
                }
                return;
            }
        };
        let cost = self.cost(stmt);
        let Some(n) = self.keys.get(&key).copied() else {
            let n = self.fresh();
            self.keys.insert(key.clone(), n);
            self.log.push(Undo::Key(key));
            self.costs.insert(dst, cost);
            return self.set(dst, n);
        };
        *idle = true;
        let holder = self.holders.get(&n).into_iter().flatten();
        let holder = holder.copied().find(|h| *h != dst && self.now.get(h) == Some(&n));
        if let Some(h) = holder.filter(|_| cost >= WORTH) {
            *fact = fact.or(self.facts.get(&h).copied().unwrap_or_default());
            *stmt = Stmt::Copy { dst, src: h };
            if self.shell.vars[dst].kind == VarKind::Temp {
                self.alias.insert(dst, h);
            }
        }
        self.costs.insert(dst, cost);
        self.set(dst, n);
    }

    /// What makes two statements equal, where they do nothing but compute.
    fn key(&mut self, stmt: &Stmt) -> Option<(VarId, Key)> {
        let has = |this: &Self, v: VarId| this.facts.get(&v).is_some_and(|f| f.has(Fact::PLAIN));
        match stmt {
            Stmt::Literal { dst, value: Literal::Number(x) } => Some((*dst, Key::Number(x.to_bits()))),
            Stmt::Call { targets, callee, args } => {
                let ([Target::Var(dst)], CallTarget::Builtin, None) =
                    (&targets[..], callee.target, callee.var)
                else {
                    return None;
                };
                if !total::only_computes(callee.name.as_str()) {
                    return None;
                }
                let mut numbers = Vec::with_capacity(args.len());
                for a in args {
                    match a {
                        Arg::Var(v) if has(self, *v) => numbers.push(self.number(*v)),
                        _ => return None,
                    }
                }
                Some((*dst, Key::Call(callee.name, numbers)))
            }
            Stmt::Get { targets, base, path } => {
                let ([Target::Var(dst)], [Access::Paren(args)]) = (&targets[..], &path[..]) else {
                    return None;
                };
                if !has(self, *base) {
                    return None;
                }
                let mut numbers = Vec::with_capacity(args.len());
                for a in args {
                    numbers.push(match a {
                        Arg::Var(v) if has(self, *v) => Some(self.number(*v)),
                        Arg::Var(_) => return None,
                        Arg::Colon => None,
                    });
                }
                Some((*dst, Key::Part(self.number(*base), numbers)))
            }
            _ => None,
        }
    }

    fn cost(&self, stmt: &Stmt) -> Cost {
        let of = |v: &VarId| match self.shell.vars[*v].kind {
            VarKind::Temp => self.costs.get(v).copied().unwrap_or(0),
            _ => 0,
        };
        let scalar =
            |v: &VarId| self.counters.contains(v) || self.facts.get(v).is_some_and(|f| f.has(Fact::SCALAR));
        let uses = walk::uses(stmt);
        let own = match stmt {
            Stmt::Literal { .. } => 0,
            Stmt::Get { .. } => PART,
            _ if uses.iter().all(scalar) => 1,
            _ => ARRAYS,
        };
        own + uses.iter().map(of).sum::<Cost>()
    }
}
