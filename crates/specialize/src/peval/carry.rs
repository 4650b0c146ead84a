//! An element that a round of a loop reads, and the round before it has assigned, is carried in a variable:
//! `y(j) = g(y(j - 1))` becomes `last = g(last); y(j) = last;`. Products of a number and an element, where a loop
//! goes over all elements, are computed at once before it; a sum with a negative product is a difference.
//!
//! All three are exact: elements are real doubles of full arrays, the array is assigned nowhere else in the loop,
//! and no round goes on without the assignment. The first value is read before the loop only where it has a round.
//! They are done where code was put in place of calls; other functions stay as their author wrote them.

use super::residual::{self, Fact, Node, Residual};
use super::{inline, reuse};
use base::{FxHashMap, Name};
use ir::tir::{
    Access, Arg, CallTarget, Callee, ForRange, Function, Literal, Stmt, Storage, Target, Var, VarId, VarKind,
    walk,
};

/// Changes the loops of a function.
pub fn carry(r: &mut Residual) {
    if !r.inlined || r.shell.dynamic {
        return;
    }
    let mut known = About { facts: reuse::facts(r), defs: FxHashMap::default(), uses: FxHashMap::default() };
    known.count(&r.body);
    let mut body = std::mem::take(&mut r.body);
    signs(&mut body, &mut known);
    block(&mut r.shell, &mut body, &mut known);
    r.body = body;
}

/// What is known of the variables of a function.
struct About {
    facts: FxHashMap<VarId, Fact>,
    /// The statement that assigns a variable, and how many do.
    defs: FxHashMap<VarId, (Stmt, u32)>,
    uses: FxHashMap<VarId, u32>,
}

impl About {
    fn count(&mut self, body: &[Node]) {
        (self.defs, self.uses) = (FxHashMap::default(), FxHashMap::default());
        residual::each(body, &mut |node| {
            let stmt = node.shell();
            walk::uses(&stmt).into_iter().for_each(|v| *self.uses.entry(v).or_insert(0) += 1);
            for v in walk::defs(&stmt) {
                self.defs.entry(v).and_modify(|d| d.1 += 1).or_insert_with(|| (stmt.clone(), 1));
            }
        });
    }

    fn has(&self, v: VarId, fact: Fact) -> bool {
        self.facts.get(&v).is_some_and(|f| f.has(fact))
    }

    /// The only statement that assigns a variable.
    fn def(&self, v: VarId) -> Option<&Stmt> {
        self.defs.get(&v).filter(|d| d.1 == 1).map(|d| &d.0)
    }

    fn used(&self, v: VarId) -> u32 {
        self.uses.get(&v).copied().unwrap_or(0)
    }

    fn number(&self, v: VarId) -> Option<f64> {
        match self.def(v)? {
            Stmt::Literal { value: Literal::Number(x), .. } => Some(*x),
            _ => None,
        }
    }

    /// How far an index is from the variable of a loop.
    fn offset(&self, index: VarId, var: VarId) -> Option<f64> {
        if index == var {
            return Some(0.0);
        }
        let (name, a, b) = binary(self.def(index)?)?;
        let found = match name {
            "plus" if a == var => self.number(b),
            "plus" if b == var => self.number(a),
            "minus" if a == var => self.number(b).map(|x| -x),
            _ => None,
        };
        found.filter(|x| x.fract() == 0.0 && x.abs() < 1e6)
    }
}

/// An operator on two variables.
fn binary(stmt: &Stmt) -> Option<(&'static str, VarId, VarId)> {
    const OPERATORS: &[&str] = &["plus", "minus", "times", "mtimes"];
    let Stmt::Call { targets, callee, args } = stmt else { return None };
    match (&targets[..], callee.target, &args[..]) {
        ([Target::Var(_)], CallTarget::Builtin, [Arg::Var(a), Arg::Var(b)]) => {
            let name = callee.name.as_str();
            OPERATORS.iter().find(|n| **n == name).map(|n| (*n, *a, *b))
        }
        _ => None,
    }
}

/// A read of an element: the target, the array, the index.
fn element(stmt: &Stmt) -> Option<(VarId, VarId, VarId)> {
    let Stmt::Get { targets, base, path } = stmt else { return None };
    match (&targets[..], &path[..]) {
        ([Target::Var(dst)], [Access::Paren(args)]) => match args[..] {
            [Arg::Var(index)] => Some((*dst, *base, index)),
            _ => None,
        },
        _ => None,
    }
}

fn call(name: &str, args: &[VarId], dst: VarId) -> Stmt {
    let callee = Callee { name: Name::new(name), target: CallTarget::Builtin, var: None };
    let args = args.iter().map(|v| Arg::Var(*v)).collect();
    Stmt::Call { targets: vec![Target::Var(dst)], callee, args }
}

/// `a + b * -c` is `a - b * c`.
fn signs(body: &mut [Node], known: &mut About) {
    let mut flips = Vec::new();
    let mut sums = Vec::new();
    residual::each(body, &mut |node| {
        let Node::Plain { stmt, .. } = node else { return };
        if let Some(("plus", _, b)) = binary(stmt)
            && let Some(literal) = negative_factor(known, b, 0)
        {
            flips.push(literal);
            sums.extend(walk::defs(stmt));
        }
    });
    fn change(nodes: &mut [Node], flips: &[VarId], sums: &[VarId]) {
        for node in nodes {
            if let Node::Plain { stmt, .. } = node {
                match stmt {
                    Stmt::Literal { dst, value: Literal::Number(x) } if flips.contains(dst) => *x = -*x,
                    Stmt::Call { targets, callee, .. } => {
                        let plus = callee.name.as_str() == "plus";
                        if plus && matches!(targets[..], [Target::Var(v)] if sums.contains(&v)) {
                            callee.name = Name::new("minus");
                        }
                    }
                    _ => {}
                }
            }
            node.blocks_mut().into_iter().for_each(|b| change(b, flips, sums));
        }
    }
    // A sum is found by its target, which must be its own.
    let own: Vec<bool> = sums.iter().map(|v| known.def(*v).is_some()).collect();
    let mut keep = own.iter();
    flips.retain(|_| keep.next() == Some(&true));
    let mut keep = own.iter();
    sums.retain(|_| keep.next() == Some(&true));
    if !sums.is_empty() {
        change(body, &flips, &sums);
        known.count(body);
    }
}

/// The negative number that a product of real scalars, read once, has as a factor.
fn negative_factor(known: &About, v: VarId, depth: u32) -> Option<VarId> {
    let scalar = Fact::REAL.or(Fact::SCALAR);
    if depth > 8 || known.used(v) != 1 || !known.has(v, scalar) {
        return None;
    }
    if known.number(v).is_some_and(|x| x < 0.0) {
        return Some(v);
    }
    if let Stmt::Copy { src, .. } = known.def(v)? {
        return negative_factor(known, *src, depth + 1);
    }
    let (name, a, b) = binary(known.def(v)?)?;
    if !["times", "mtimes"].contains(&name) || !known.has(a, scalar) || !known.has(b, scalar) {
        return None;
    }
    negative_factor(known, a, depth + 1).or_else(|| negative_factor(known, b, depth + 1))
}

fn block(shell: &mut Function, nodes: &mut Vec<Node>, known: &mut About) {
    let mut i = 0;
    while i < nodes.len() {
        nodes[i].blocks_mut().into_iter().for_each(|b| block(shell, b, known));
        let mut before = Vec::new();
        while let Some(first) = at_once(shell, &mut nodes[i], known) {
            before.extend(first);
        }
        if let Some(first) = carried(shell, &mut nodes[i], known) {
            before.extend(first);
        }
        let n = before.len();
        nodes.splice(i..i, before);
        i += n + 1;
    }
}

/// Whether a variable is the activation's own.
fn is_own(shell: &Function, v: VarId) -> bool {
    shell.vars[v].storage == Storage::Local && !shell.vars[v].shared
}

/// How often variables are assigned and read in some statements.
fn counted(nodes: &[Node]) -> (FxHashMap<VarId, u32>, FxHashMap<VarId, u32>) {
    let mut about =
        About { facts: FxHashMap::default(), defs: FxHashMap::default(), uses: FxHashMap::default() };
    about.count(nodes);
    (about.defs.into_iter().map(|(v, d)| (v, d.1)).collect(), about.uses)
}

/// A loop that counts by one from a number: its variable, the number, and the end.
fn counting<'n>(node: &'n mut Node, known: &About) -> Option<(VarId, f64, VarId, &'n mut Vec<Node>)> {
    let Node::For { var, range: ForRange::Range { lo, step, hi }, body, parallel: false, .. } = node else {
        return None;
    };
    let start = known.number(*lo).filter(|x| x.fract() == 0.0 && x.abs() < 1e6)?;
    let by_one = step.is_none_or(|s| known.number(s) == Some(1.0));
    (by_one && known.has(*hi, Fact::REAL.or(Fact::SCALAR).or(Fact::NUMBER)))
        .then_some((*var, start, *hi, body))
}

fn carried(shell: &mut Function, node: &mut Node, known: &mut About) -> Option<Vec<Node>> {
    let (var, start, hi, body) = counting(node, known)?;
    let (defs, uses) = counted(body);
    let count = |m: &FxHashMap<VarId, u32>, v: VarId| m.get(&v).copied().unwrap_or(0);
    let mut goes_on = false;
    residual::each(body, &mut |n| goes_on |= matches!(n, Node::Plain { stmt: Stmt::Continue, .. }));
    if goes_on || count(&defs, var) > 0 {
        return None;
    }
    // The assignment of the element, and the read of the one before.
    let stored = |n: &Node| match n {
        Node::Plain { stmt: Stmt::Set { base, path, src }, .. } => match &path[..] {
            [Access::Paren(args)] => match args[..] {
                [Arg::Var(index)] => Some((*base, known.offset(index, var)?, *src)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    let scalar = Fact::REAL.or(Fact::SCALAR).or(Fact::PLAIN);
    let found = body.iter().enumerate().find_map(|(p, n)| {
        let (y, to, src) = stored(n)?;
        let fits = is_own(shell, y)
            && count(&defs, y) == 1
            && known.has(y, Fact::REAL.or(Fact::PLAIN))
            && known.has(src, scalar)
            && known.def(src).is_some();
        let read = body[..p].iter().position(|n| {
            let Node::Plain { stmt, .. } = n else { return false };
            element(stmt).is_some_and(|(t, base, index)| {
                base == y
                    && known.offset(index, var) == Some(to - 1.0)
                    && known.def(t).is_some()
                    && known.used(t) == count(&uses, t)
                    && is_own(shell, t)
            })
        })?;
        let calm = |n: &Node| matches!(n, Node::Plain { idle: true, .. });
        (fits && body[..read].iter().all(calm) && start + to - 1.0 >= 1.0).then_some((y, to, src, read, p))
    });
    let (y, to, src, read, p) = found?;
    let Node::Plain { stmt, from, idle, .. } = body.remove(read) else { return None };
    let (t, ..) = element(&stmt)?;
    let last = shell.vars.push(Var::local(Name::new(&format!("{}_last", shell.vars[y].name)), VarKind::User));
    body.iter_mut().for_each(|n| inline::rename(n, &|v| if v == t { last } else { v }));
    // The new value takes the place of the old one where that is not read any more.
    let p = p - 1;
    let made =
        body[..p].iter().position(|n| matches!(n, Node::Plain { stmt, .. } if walk::defs(stmt) == [src]));
    let reads_on = |from: usize| counted(&body[from..]).1.contains_key(&last);
    let inside = known.used(src) == count(&uses, src) && shell.vars[src].kind == VarKind::Temp;
    match made.filter(|q| inside && !reads_on(q + 1)) {
        Some(_) => body.iter_mut().for_each(|n| inline::rename(n, &|v| if v == src { last } else { v })),
        None => body.push(Node::plain(Stmt::Copy { dst: last, src }, None, true)),
    }
    known.facts.insert(last, scalar);
    // Before the loop, where it has a round.
    let temp = |shell: &mut Function| super::lift::fresh(shell);
    let (index, cond) = (temp(shell), temp(shell));
    let first = vec![
        Node::plain(Stmt::Literal { dst: index, value: Literal::Number(start + to - 1.0) }, None, true),
        Node::plain(
            Stmt::Get {
                targets: vec![Target::Var(last)],
                base: y,
                path: vec![Access::Paren(vec![Arg::Var(index)])],
            },
            from,
            idle,
        ),
    ];
    let bound = temp(shell);
    let number = Stmt::Literal { dst: bound, value: Literal::Number(start) };
    Some(vec![
        Node::plain(number, None, true),
        Node::plain(call("ge", &[hi, bound], cond), None, true),
        Node::If { cond, then: first, els: Vec::new(), idle: true },
    ])
}

/// A product of a number and an element, in a loop over all elements.
fn at_once(shell: &mut Function, node: &mut Node, known: &mut About) -> Option<Vec<Node>> {
    let (var, start, hi, body) = counting(node, known)?;
    let (defs, _) = counted(body);
    let array = Fact::REAL.or(Fact::PLAIN);
    let Stmt::Call { callee, args, .. } = known.def(hi)? else { return None };
    let ([Arg::Var(x)], "numel" | "length") = (&args[..], callee.name.as_str()) else { return None };
    let x = *x;
    if start.abs() > 8.0 || defs.contains_key(&x) || defs.contains_key(&var) || !known.has(x, array) {
        return None;
    }
    if known.def(x).is_none() || !is_own(shell, x) {
        return None;
    }
    let (at, factor, read, first) = body.iter().enumerate().find_map(|(i, n)| {
        let Node::Plain { stmt, .. } = n else { return None };
        let (name, a, b) = binary(stmt)?;
        if !["times", "mtimes"].contains(&name) {
            return None;
        }
        [(a, b, true), (b, a, false)].into_iter().find_map(|(c, g, first)| {
            let (_, base, index) = element(known.def(g)?)?;
            known.number(c)?;
            let whole =
                base == x && known.used(g) == 1 && known.offset(index, var).is_some_and(|o| o.abs() <= 8.0);
            let read = body[..i]
                .iter()
                .position(|n| matches!(n, Node::Plain { stmt, idle: true, .. } if walk::defs(stmt) == [g]))?;
            whole.then_some((i, c, read, first))
        })
    })?;
    let Node::Plain { stmt: Stmt::Get { targets, base, .. }, .. } = &mut body[read] else { return None };
    let Some(Target::Var(g)) = targets.first().copied() else { return None };
    let name = Name::new(&format!("{}_times", shell.vars[x].name));
    let whole = shell.vars.push(Var::local(name, VarKind::User));
    *base = whole;
    let number = known.number(factor)?;
    let Node::Plain { stmt, .. } = &mut body[at] else { return None };
    let dst = *walk::defs(stmt).first()?;
    *stmt = Stmt::Copy { dst, src: g };
    let literal = super::lift::fresh(shell);
    let product = match first {
        true => call("times", &[literal, x], whole),
        false => call("times", &[x, literal], whole),
    };
    known.facts.insert(whole, array);
    inline::rename(&mut body[read], &|v| if v == g { dst } else { v });
    body.remove(at);
    let copied = Node::plain(Stmt::Literal { dst: literal, value: Literal::Number(number) }, None, true);
    known.defs.insert(whole, (product.clone(), 1));
    known.defs.remove(&dst);
    Some(vec![copied, Node::plain(product, None, true)])
}
