//! What statements make of shapes in one world.

use super::walk::{Role, Walk, may_be_object};
use super::world::{Mentions, Passed, World};
use super::{Check, Passing};
use crate::facts::CallEdge;
use builtins::{BuiltinId, Operand};
use ir::tir::{Access, Arg, Callee, Stmt, StmtId, Target, VarId, VarKind};
use smallvec::SmallVec;
use types::shape::{self, Dims, Index};
use types::shapes::{Op, Term};
use types::{AbsValue, Class, Dim, NoFacts, Shape, Sym};

/// The shapes that a statement gives in one way, by variable; `None` where its rule says nothing.
pub type Outcome = Vec<(VarId, Option<Term>)>;

/// Terms that one is compared with.
const CANDIDATES: usize = 12;

/// The extents of a shape, where all are known.
pub fn extents(shape: &Shape) -> Option<Dims> {
    match shape {
        Shape::Known(dims) if !dims.iter().any(Dim::is_unknown) => Some(dims.clone()),
        _ => None,
    }
}

/// The shape that a term lists.
fn listed(term: &Term) -> Option<Shape> {
    match term.op() {
        Op::Extents(dims) => Some(Shape::new(dims.iter().cloned())),
        _ => None,
    }
}

/// Whether all extents are constants.
fn is_constant(shape: &Shape) -> bool {
    shape.as_sizes().is_some() && matches!(shape, Shape::Known(_))
}

/// Whether the operation on top can fail for its shapes.
fn can_fail(term: &Term) -> bool {
    match term.op() {
        Op::Elementwise | Op::Product | Op::LeftDivide | Op::RightDivide | Op::Power => true,
        Op::Transpose | Op::Reshape(_) | Op::Kron => true,
        Op::Cat(_) => term.args().len() > 1,
        _ => false,
    }
}

/// The term of extents.
pub fn of_dims(dims: Dims) -> Option<Term> {
    Term::of(Op::Extents(dims), [])
}

impl Walk<'_, '_> {
    /// The ways in which a statement may end in a world.
    pub fn outcomes(&mut self, w: &mut World, s: StmtId, stmt: &Stmt) -> Vec<Outcome> {
        match stmt {
            Stmt::Copy { dst, src } => vec![vec![(*dst, Some(self.operand(w, s, *src)))]],
            Stmt::Call { targets, callee, args } => self.call(w, s, targets, callee, args),
            Stmt::Get { targets, base, path } => match (targets.as_slice(), path.as_slice()) {
                ([Target::Var(v)], [Access::Paren(args)]) => {
                    let term = self.indexed(w, s, *v, *base, args);
                    vec![vec![(*v, term)]]
                }
                _ => self.nothing(stmt),
            },
            Stmt::Set { base, path, .. } => match path.as_slice() {
                // Nothing grows: the shape stays.
                [Access::Paren(_) | Access::Brace(_)] if self.facts.index(s).in_bounds => {
                    vec![vec![(*base, w.term(*base).cloned())]]
                }
                [Access::Paren(args)] => {
                    let term = self.grown(w, s, *base, args);
                    vec![vec![(*base, term)]]
                }
                _ => self.nothing(stmt),
            },
            _ => self.nothing(stmt),
        }
    }

    /// The shape after `base(args) = v`, where the subscripts are numbers of rounds or colons.
    fn grown(&mut self, w: &mut World, s: StmtId, base: VarId, args: &[Arg]) -> Option<Term> {
        let shape = listed(w.term(base)?)?;
        let mut reach: Vec<Dim> = Vec::new();
        for (k, a) in args.iter().enumerate() {
            reach.push(match a {
                // What is assigned to nothing gives the extent.
                Arg::Colon if shape.dim(k).surely_equals(&Dim::ZERO, &NoFacts) => return None,
                Arg::Colon => shape.dim(k),
                Arg::Var(v) if is_constant(&self.facts.before(s, *v).shape()) => self.number(w, s, *v)?,
                Arg::Var(_) => return None,
            });
        }
        let shape = match reach.as_slice() {
            [one] if matches!(args, [Arg::Var(_)]) => shape::grow_linear(&NoFacts, &shape, one),
            [] | [_] => return None,
            many => shape::grow(&NoFacts, &shape, many),
        };
        extents(&shape).and_then(of_dims)
    }

    fn nothing(&self, stmt: &Stmt) -> Vec<Outcome> {
        vec![ir::tir::walk::defs(stmt).into_iter().map(|v| (v, None)).collect()]
    }

    /// The shape of a variable that a statement reads; a name for it, where it has none.
    pub fn operand(&mut self, w: &mut World, s: StmtId, v: VarId) -> Term {
        let known = self.facts.before(s, v).shape();
        if is_constant(&known)
            && let Some(term) = extents(&known).and_then(of_dims)
        {
            return term;
        }
        let kept = !self.is_visible(v) && !may_be_object(self.facts.before(s, v));
        if kept && let Some(term) = w.term(v) {
            return term.clone();
        }
        let term = self.from_values(&known).unwrap_or_else(|| self.fresh(v, s, &known, Role::Read));
        if kept {
            let at = w.vars.get(&v).and_then(|k| k.at);
            w.set(v, Some(term.clone()), at);
        }
        term
    }

    fn call(
        &mut self,
        w: &mut World,
        s: StmtId,
        targets: &[Target],
        callee: &Callee,
        args: &[Arg],
    ) -> Vec<Outcome> {
        let none = || vec![targets.iter().filter_map(Target::var).map(|v| (v, None)).collect()];
        let plain = |a: &Arg| match a {
            Arg::Var(v) if self.function.vars[*v].kind != VarKind::List => Some(*v),
            _ => None,
        };
        let args: Option<Vec<VarId>> = args.iter().map(plain).collect();
        let Some(args) = args.filter(|_| callee.var.is_none()) else { return none() };
        match self.facts.calls(s) {
            [CallEdge::Builtin { id, handle: false }] => {
                let first = match targets.first() {
                    Some(Target::Var(v)) => self.builtin(w, s, *v, *id, &args, targets.len()),
                    _ => None,
                };
                let mut outcome = none();
                if let Some(Target::Var(v)) = targets.first() {
                    outcome[0][0] = (*v, first);
                }
                outcome
            }
            [CallEdge::User { context, handle: None }] => {
                let context = *context;
                let terms: Vec<Term> = args.iter().map(|v| self.operand(w, s, *v)).collect();
                let results = self.results(context, &terms);
                let of = |result: Vec<Option<Term>>| {
                    let at = |k: usize| result.get(k).cloned().flatten();
                    let to = |(k, t): (usize, &Target)| t.var().map(|v| (v, at(k)));
                    targets.iter().enumerate().filter_map(to).collect()
                };
                if results.is_empty() { none() } else { results.into_iter().map(of).collect() }
            }
            _ => none(),
        }
    }

    /// The first result of a builtin.
    fn builtin(
        &mut self,
        w: &mut World,
        s: StmtId,
        target: VarId,
        id: BuiltinId,
        args: &[VarId],
        nargout: usize,
    ) -> Option<Term> {
        let facts = self.facts;
        let values: Vec<&AbsValue> = args.iter().map(|v| facts.before(s, *v)).collect();
        // All that is known is known to the value analysis.
        if values.iter().all(|v| is_constant(&v.shape())) {
            return None;
        }
        let terms: Vec<Term> = args.iter().map(|v| self.operand(w, s, *v)).collect();
        let operands: Vec<Operand> = values.iter().map(|v| Operand::from((*v).clone())).collect();
        let known: Vec<Option<Term>> = terms.iter().cloned().map(Some).collect();
        let raw = builtins::shape_term(id, &operands, &known, nargout, &NoFacts)
            .filter(|t| !t.operators().eq(&0) || !Mentions::of(t).is_empty() || *t == Term::scalar());
        if let Some(raw) = raw.as_ref().filter(|t| can_fail(t)) {
            self.check(w, s, raw);
        }
        if is_constant(&facts.after(s, target).shape()) {
            return None;
        }
        // The specification's rule with the extents that are known here.
        let shapes: Option<Vec<Shape>> = terms.iter().map(listed).collect();
        if let Some(shapes) = shapes {
            let sharp = |(v, shape): (&&AbsValue, &Shape)| {
                if is_constant(&v.shape()) { (*v).clone() } else { builtins::with_shape(v, shape) }
            };
            let sharp: Vec<Operand> = values.iter().zip(&shapes).map(sharp).map(Operand::from).collect();
            let results = builtins::transfer(id, &sharp, nargout, &NoFacts);
            let shape = results.ok().and_then(|r| Some(r.first()?.value.shape()));
            if let Some(term) = shape.and_then(|s| extents(&s)).and_then(of_dims) {
                return Some(term);
            }
        }
        let raw = raw?;
        Some(self.canonical(w, &raw))
    }

    /// `base(args)`.
    fn indexed(
        &mut self,
        w: &mut World,
        s: StmtId,
        target: VarId,
        base: VarId,
        args: &[Arg],
    ) -> Option<Term> {
        let facts = self.facts;
        if is_constant(&facts.after(s, target).shape()) {
            return None;
        }
        let whole = facts.before(s, base);
        let plain = |c: Class| c.is_matrix() && c != Class::String || c == Class::Cell || c == Class::Struct;
        if !whole.alternatives().is_some_and(|list| list.iter().all(|v| plain(v.class))) {
            return None;
        }
        let mut colons = 0u8;
        let mut terms: SmallVec<[Term; 3]> = SmallVec::new();
        let mut indices: Vec<Index> = Vec::new();
        terms.push(self.operand(w, s, base));
        for (k, a) in args.iter().enumerate().take(8) {
            match a {
                Arg::Colon => {
                    colons |= 1 << k;
                    indices.push(Index::Colon);
                }
                Arg::Var(v) => {
                    let value = facts.before(s, *v);
                    let classes = value.alternatives()?;
                    let mut term = self.operand(w, s, *v);
                    if classes.iter().all(|c| c.class == Class::Logical) {
                        let count = self.extent(target, s, 100 + k, Role::Made);
                        term = Term::of(Op::Find(count), [term])?;
                    } else if !classes.iter().all(|c| c.class.is_numeric()) {
                        return None;
                    }
                    indices.push(Index::Positions(listed(&term).unwrap_or(Shape::Any)));
                    terms.push(term);
                }
            }
        }
        let shape = match (listed(&terms[0]), indices.as_slice()) {
            (Some(base), [one]) => shape::index_linear(&NoFacts, &base, one),
            (Some(base), many) => shape::index_multi(&base, many),
            (None, _) => Shape::Any,
        };
        if let Some(term) = extents(&shape).and_then(of_dims) {
            return Some(term);
        }
        let raw = Term::of(Op::Index { colons, count: args.len().min(8) as u8 }, terms);
        let raw = raw.filter(|_| (1..=8).contains(&args.len()))?;
        Some(self.canonical(w, &raw))
    }

    /// An operation has passed.
    fn check(&mut self, w: &mut World, s: StmtId, raw: &Term) {
        let names = Mentions::of(raw);
        let near: Vec<Passed> = w.passed.iter().filter(|(t, _)| names.meet(t)).cloned().collect();
        let prover = &mut self.run.prover;
        let passing = if prover.implied(raw, []) {
            Passing::Always
        } else if let Some((_, at)) = near.iter().rev().find(|(t, _)| prover.implied(raw, [t])) {
            Passing::Implied(at.to_vec())
        } else if near.len() > 1 && prover.implied(raw, near.iter().map(|(t, _)| t)) {
            let mut at: Vec<StmtId> = near.iter().flat_map(|(_, at)| at.iter().copied()).collect();
            at.sort_unstable();
            at.dedup();
            Passing::Implied(at)
        } else {
            Passing::Tested
        };
        match &passing {
            Passing::Always => {}
            Passing::Implied(by) => w.pass(raw.clone(), by.as_slice().into()),
            Passing::Tested => w.pass(raw.clone(), [s].into()),
        }
        self.found_check(Check { at: s, term: raw.clone(), passing });
    }

    /// A shorter term, or one that is known already, for the same shape. What is found to be the same gets one term.
    fn canonical(&mut self, w: &mut World, raw: &Term) -> Term {
        let raw = self.run.prover.ordered(raw);
        if self.run.prover.is_spent() {
            return raw;
        }
        let names = Mentions::of(&raw);
        let passed: Vec<Term> = w.passed.iter().map(|(t, _)| t.clone()).collect();
        let mut candidates: Vec<Term> = guesses(&raw);
        let guessed = candidates.len();
        let terms =
            w.vars.values().filter_map(|k| k.term.as_ref()).chain(&passed).chain(w.seen.iter().map(|s| &s.0));
        for t in terms.filter(|t| **t != raw && names.meet(t)) {
            let t = self.run.prover.ordered(t);
            if !candidates.contains(&t) {
                candidates.push(t);
            }
        }
        candidates[guessed..].sort_by_cached_key(|t| (t.size(), self.run.prover.text(t)));
        candidates.truncate(CANDIDATES);
        let mut best = self.run.prover.shortest(&raw);
        let same: Vec<Term> =
            candidates.into_iter().filter(|t| self.run.prover.equal(&raw, t, &passed)).collect();
        for t in &same {
            let t = self.run.prover.shortest(t);
            if self.run.prover.plainness(&t) < self.run.prover.plainness(&best) {
                best = t;
            }
        }
        for t in same.iter().chain([&raw]) {
            w.unite(t, &best);
        }
        best
    }

    /// What a call of a context gives, world by world; empty where nothing is known.
    fn results(&mut self, context: crate::ContextId, args: &[Term]) -> Vec<Vec<Option<Term>>> {
        let Some(called) = self.run.context(context) else { return Vec::new() };
        if called.params.len() != args.len() || called.results.len() > 4 {
            return Vec::new();
        }
        let mut names: Vec<(base::Name, Term)> = Vec::new();
        let mut syms: Vec<(Sym, Dim)> = Vec::new();
        for (param, arg) in called.params.iter().zip(args) {
            match param.terms.first().map(Term::op) {
                Some(Op::Opaque(name)) => names.push((*name, arg.clone())),
                Some(Op::Extents(dims)) => {
                    let Some(shape) = listed(arg) else { continue };
                    for (k, d) in dims.iter().enumerate() {
                        if let Some(sym) = d.as_sym().filter(|s| !syms.iter().any(|(t, _)| t == s)) {
                            syms.push((sym, shape.dim(k)));
                        }
                    }
                }
                _ => {}
            }
        }
        let of = |t: &Term| translated(t, &names, &syms);
        called.results.iter().map(|r| r.iter().map(|t| of(t.as_ref()?)).collect()).collect()
    }
}

/// Extents that the result of an operation on listed extents may have, to be proved.
fn guesses(raw: &Term) -> Vec<Term> {
    let shapes: Option<Vec<Shape>> = raw.args().iter().map(listed).collect();
    let Some(shapes) = shapes.filter(|s| !s.is_empty()) else { return Vec::new() };
    let first = &shapes[0];
    let shape = match (raw.op(), shapes.as_slice()) {
        (Op::Elementwise, [a, b]) => {
            let rank = a.rank().unwrap_or(2).max(b.rank().unwrap_or(2));
            let one = |k: usize| if a.dim(k) == Dim::ONE { b.dim(k) } else { a.dim(k) };
            Shape::new((0..rank).map(one))
        }
        (Op::Product, [a, b]) => Shape::matrix(a.rows(), b.cols()),
        (Op::LeftDivide, [a, b]) => Shape::matrix(a.cols(), b.cols()),
        (Op::RightDivide, [a, b]) => Shape::matrix(a.rows(), b.rows()),
        (Op::Cat(along), parts) => {
            let along = usize::from(*along);
            let rank = first.rank().unwrap_or(2).max(along + 1);
            let sum = |k: usize| parts.iter().fold(Dim::ZERO, |n, p| n.add(&p.dim(k)));
            Shape::new((0..rank).map(|k| if k == along { sum(k) } else { first.dim(k) }))
        }
        _ => return Vec::new(),
    };
    extents(&shape).and_then(of_dims).into_iter().collect()
}

/// A term of a callee in names of the caller; `None` where it mentions what the caller does not know.
fn translated(t: &Term, names: &[(base::Name, Term)], syms: &[(Sym, Dim)]) -> Option<Term> {
    let dim = |d: &Dim| {
        let of = |s: Sym| Some(syms.iter().find(|(t, _)| *t == s).map_or(Dim::Unknown, |(_, d)| d.clone()));
        Some(d.substitute(&of)).filter(|d| !d.is_unknown())
    };
    let dims = |d: &Dims| d.iter().map(dim).collect::<Option<Dims>>();
    let op = match t.op() {
        Op::Opaque(name) => return names.iter().find(|(n, _)| n == name).map(|(_, t)| t.clone()),
        Op::Extents(d) => Op::Extents(dims(d)?),
        Op::Reshape(d) => Op::Reshape(dims(d)?),
        Op::Repmat(d) => Op::Repmat(dims(d)?),
        Op::Find(d) => Op::Find(dim(d)?),
        op => op.clone(),
    };
    let args: Option<Vec<Term>> = t.args().iter().map(|a| translated(a, names, syms)).collect();
    Term::of(op, args?)
}
