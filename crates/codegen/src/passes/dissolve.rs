//! The pass `dissolve`: small arrays of constant extents become scalars, one for each element, and what
//! runs over them runs no more: `min([a, b, c])` needs no memory.
//!
//! Assumes that extents are constants where they are ([`extents`](super::extents)). It dissolves what is
//! read and stored by constant subscripts alone, once what runs over few constants is written out; not what
//! is lent or handed over, and not what statements with blocks that jump run over. Moves and copies of small
//! arrays are element by element, so that the source may be scalars where the target is none, and memory stays.
//!
//! Soundness: a private array that is never lent is seen by its elements alone. Writing out keeps the order
//! of rounds; of a `Compute` that reads the array that it stores in, all values are taken first. What is moved
//! is not read before it gets a value again.

use super::extents::{Shape, shapes};
use super::facts::{self, Counts, defs, taken};
use super::fresh::fresh;
use super::simplify;
use base::{FxHashMap, FxHashSet};
use ir::loops::{
    Axis, Block, By, Elem, Expr, Fill, Function, LocalId, Module, Operand, Proof, SiteId, Stmt, Ty, each_stmt,
};
use types::ScalarOp;

/// The extents of arrays.
type Sizes = FxHashMap<LocalId, Vec<i64>>;

/// An array has no more elements than this, and what is written out no more rounds.
const MOST: i64 = 9;
/// A value composed of rounds does not become larger than this.
const LARGE: usize = 48;

/// Dissolves small arrays.
pub fn dissolve(_: &Module, f: &mut Function) {
    let whole = |(l, dims): (LocalId, Shape)| Some((l, dims.into_iter().collect::<Option<Vec<i64>>>()?));
    let mut sizes: Sizes = shapes(f, &f.body).into_iter().filter_map(whole).collect();
    sizes.retain(|_, dims| dims.iter().all(|n| (1..=MOST).contains(n)));
    sizes.retain(|_, dims| dims.iter().product::<i64>() <= MOST);
    if sizes.is_empty() {
        return;
    }
    let counts = Counts::of(f, &f.body);
    sizes.retain(|l, _| counts.is_private(*l));
    let mut body = std::mem::take(&mut f.body);
    let mut made = FxHashMap::default();
    each_stmt(&body, &mut |s| {
        if let Stmt::Alloc { array: l, at, .. } | Stmt::Compute { dst: l, part: None, at, .. } = s {
            made.insert(*l, *at);
        }
    });
    copies(f, &mut body, &sizes, &made);
    exchanges(f, &mut body, &sizes);
    let mut kept = FxHashSet::default();
    survey(f, &body, &sizes, &mut kept);
    each_stmt(&f.epilogue, &mut |s| kept.extend(mentioned(s)));
    sizes.retain(|l, _| !kept.contains(l));
    if !sizes.is_empty() {
        let mut order: Vec<LocalId> = sizes.keys().copied().collect();
        order.sort();
        let parts = order.into_iter().map(|l| (l, scalars(f, l, &sizes[&l]))).collect();
        let dissolved = Dissolved { sizes, parts };
        dissolved.block(f, &mut body);
        simplify::block(f, &mut body);
        simplify::branches(&mut body);
        super::forward::unread(f, &mut body);
    }
    f.body = body;
}

/// Writes out moves and copies between arrays of the same few elements.
fn copies(f: &Function, stmts: &mut Block, sizes: &Sizes, made: &FxHashMap<LocalId, SiteId>) {
    let mut out = Vec::with_capacity(stmts.len());
    for mut s in stmts.drain(..) {
        s.blocks_mut().into_iter().for_each(|b| copies(f, b, sizes, made));
        let (Stmt::Move(to, from) | Stmt::Copy(to, from)) = s else {
            out.push(s);
            continue;
        };
        let alike = to != from && f.locals[to].ty == f.locals[from].ty;
        let (Some(dims), Some(at)) =
            (sizes.get(&to).filter(|d| alike && sizes.get(&from) == Some(d)), made.get(&from))
        else {
            out.push(s);
            continue;
        };
        let by = By::Proved(Proof::Made);
        let extents = dims.iter().map(|n| Expr::index(*n)).collect();
        out.push(Stmt::Alloc { array: to, dims: extents, fill: Fill::Raw, at: *at });
        for k in 0..dims.iter().product() {
            let mut rest = k;
            let mut one = |n: &i64| {
                let sub = rest % n;
                rest /= n;
                Expr::index(sub)
            };
            let subs: Vec<Expr> = dims.iter().map(&mut one).collect();
            out.push(Stmt::Put { array: to, subs: subs.clone(), value: Expr::At(from, subs, by), by });
        }
    }
    *stmts = out;
}

/// Writes out stores at few places of an array whose values are read from it, `a([i j]) = a([j i])`, where a
/// small array names the places: all values are taken before the first is stored.
fn exchanges(f: &mut Function, stmts: &mut Block, sizes: &Sizes) {
    let mut out = Vec::with_capacity(stmts.len());
    for mut s in stmts.drain(..) {
        s.blocks_mut().into_iter().for_each(|b| exchanges(f, b, sizes));
        let small = |s: &Stmt| s.reads().iter().any(|l| sizes.contains_key(l));
        match if small(&s) { exchange(f, &s, sizes) } else { None } {
            Some(rounds) => out.extend(rounds),
            None => out.push(s),
        }
    }
    *stmts = out;
}

/// A `Compute` in the array that it reads, all values before the first store: in a part of it, or in the whole of a
/// small one, `a = a + b`.
fn exchange(f: &mut Function, s: &Stmt, sizes: &Sizes) -> Option<Block> {
    let Stmt::Compute { dst, axes, part, value, .. } = s else { return None };
    let subs_read = part.iter().flat_map(|(subs, _)| subs).any(|e| e.reads().contains(dst));
    if !value.reads().contains(dst) || subs_read {
        return None;
    }
    let mut axes = axes.clone();
    if part.is_none() {
        let dims = sizes.get(dst).filter(|dims| dims.len() == axes.len())?;
        for (d, (axis, n)) in axes.iter_mut().zip(dims).enumerate() {
            let n = Expr::index(*n);
            if axis.extent != n && axis.extent != Expr::Extent(*dst, d as u8) {
                return None;
            }
            axis.extent = n;
        }
    }
    let (mut values, mut stores) = (Vec::new(), Vec::new());
    for round in rounds(&axes)? {
        let elem = f.elem(value);
        let t = fresh(f, "t", Ty::Scalar(elem));
        values.push(Stmt::Assign(t, in_round(value, &axes, &round)));
        let (subs, by) = match part {
            Some((subs, by)) => (subs.iter().map(|e| in_round(e, &axes, &round)).collect(), *by),
            None => (round.iter().map(|k| Expr::index(*k)).collect(), By::Own),
        };
        stores.push(Stmt::Put { array: *dst, subs, value: Expr::Local(t), by: settled(by) });
    }
    values.append(&mut stores);
    Some(values)
}

/// Takes up which arrays a block cannot do without.
fn survey(f: &Function, stmts: &[Stmt], sizes: &Sizes, kept: &mut FxHashSet<LocalId>) {
    for s in stmts {
        let own: Vec<LocalId> = mentioned(s).into_iter().filter(|l| sizes.contains_key(l)).collect();
        if own.iter().any(|l| !plain(s, *l, &sizes[l])) || matches!(s, Stmt::For { .. }) {
            match written_out(f, s) {
                Some(rounds) if rounds.iter().all(|s| s.blocks().is_empty()) => {
                    for r in &rounds {
                        let inner = mentioned(r).into_iter().filter(|l| sizes.contains_key(l));
                        kept.extend(inner.filter(|l| !plain(r, *l, &sizes[l])));
                    }
                    continue;
                }
                _ => kept.extend(own.into_iter().filter(|l| !plain(s, *l, &sizes[l]))),
            }
        }
        s.blocks().into_iter().for_each(|b| survey(f, b, sizes, kept));
    }
}

/// The locals that a statement itself mentions.
fn mentioned(s: &Stmt) -> Vec<LocalId> {
    let mut all = s.reads();
    all.extend(defs(s));
    all.extend(taken(s));
    all
}

/// Whether all that a statement itself does with an array is to make it, or to read and store elements at
/// constant places.
fn plain(s: &Stmt, l: LocalId, dims: &[i64]) -> bool {
    let mut fine = 0;
    s.each_expr(&mut |e| {
        e.each(&mut |e| {
            fine += usize::from(matches!(e, Expr::At(a, subs, _) if *a == l && place(subs, dims).is_some()));
        })
    });
    fine += match s {
        Stmt::Alloc { array, fill: Fill::Raw, .. } if *array == l => 1,
        Stmt::Alloc { array, fill: Fill::Value(v), .. } if *array == l && v.is_atom() => 1,
        Stmt::Convert { dst, src: Operand::Text(_), .. } if *dst == l => 1,
        Stmt::Put { array, subs, .. } if *array == l && place(subs, dims).is_some() => 2,
        _ => 0,
    };
    fine == mentioned(s).iter().filter(|m| **m == l).count()
}

/// The place in column-major order that constant subscripts name, if the array has it.
fn place(subs: &[Expr], dims: &[i64]) -> Option<usize> {
    let at = |e: &Expr, n: i64| match e {
        Expr::Integer(v, _) if (0..i128::from(n)).contains(v) => Some(*v as i64),
        _ => None,
    };
    if let [one] = subs {
        return at(one, dims.iter().product()).map(|k| k as usize);
    }
    if subs.len() != dims.len() {
        return None;
    }
    let mut place = 0;
    for (e, n) in subs.iter().zip(dims).rev() {
        place = place * n + at(e, *n)?;
    }
    Some(place as usize)
}

/// What a statement that runs over few constants does, round by round.
fn written_out(f: &Function, s: &Stmt) -> Option<Block> {
    match s {
        Stmt::Compute { dst, axes, part, value, at } => {
            let rounds = rounds(axes)?;
            let subs_read = part.iter().flat_map(|(subs, _)| subs).any(|e| e.reads().contains(dst));
            if value.reads().contains(dst) || subs_read {
                return None;
            }
            let mut out = Vec::new();
            if part.is_none() {
                let dims = axes.iter().map(|a| a.extent.clone()).collect();
                out.push(Stmt::Alloc { array: *dst, dims, fill: Fill::Raw, at: *at });
            }
            for round in rounds {
                let (subs, by) = match part {
                    Some((subs, by)) => (subs.iter().map(|e| in_round(e, axes, &round)).collect(), *by),
                    None => (round.iter().map(|k| Expr::index(*k)).collect(), By::Own),
                };
                let value = in_round(value, axes, &round);
                out.push(Stmt::Put { array: *dst, subs, value, by: settled(by) });
            }
            Some(out)
        }
        Stmt::Reduce { dst, place, axes, step, until } => {
            let rounds = rounds(axes)?;
            // Behind the only round there is nothing to leave out.
            if let Some(until) = until
                && rounds.len() > 1
            {
                let op = decides(f, *dst, step, until).filter(|_| place.is_empty())?;
                let steps = rounds.iter().map(|round| in_round(step, axes, round));
                let both = |a, b| Expr::Op { op, args: vec![a, b], elem: Elem::Bool, result: Elem::Bool };
                return Some(vec![Stmt::Assign(*dst, steps.reduce(both)?)]);
            }
            let steps = rounds.into_iter().map(|round| (in_round(step, axes, &round), round));
            if f.locals[*dst].ty != Ty::Boxed && place.is_empty() {
                return Some(composed(*dst, steps.map(|(e, _)| e)));
            }
            let put = |(value, round): (Expr, Vec<i64>)| {
                let subs = place.iter().map(|e| in_round(e, axes, &round)).collect();
                Stmt::Put { array: *dst, subs, value, by: settled(By::Own) }
            };
            Some(steps.map(put).collect())
        }
        Stmt::For { var, lo: Expr::Integer(lo, Elem::Index), step, hi, body } => {
            let (Expr::Integer(1, _), Expr::Integer(hi, Elem::Index)) = (step, hi) else { return None };
            let jumps = |s: &Stmt| !s.blocks().is_empty() || facts::may_jump(s);
            if hi - lo >= i128::from(MOST) || body.iter().any(jumps) || body.len() > 2 {
                return None;
            }
            let axis = [Axis { var: *var, extent: Expr::index(0) }];
            let mut out = Vec::new();
            for k in *lo..=*hi {
                let mut round = body.clone();
                for s in &mut round {
                    s.each_expr_mut(&mut |e| *e = in_round(e, &axis, &[k as i64]));
                }
                out.append(&mut round);
            }
            Some(out)
        }
        _ => None,
    }
}

/// What all steps together are, of which the first that decides ends a reduction to a truth value: whether any is true,
/// or all are. A step does nothing but give a value, so those behind may be computed as well.
fn decides(f: &Function, dst: LocalId, step: &Expr, until: &Expr) -> Option<ScalarOp> {
    let plain = f.locals[dst].ty == Ty::Scalar(Elem::Bool) && f.elem(step) == Elem::Bool;
    let is_dst = |e: &Expr| *e == Expr::Local(dst);
    if !plain || step.reads().contains(&dst) {
        return None;
    }
    match until {
        until if is_dst(until) => Some(ScalarOp::Or),
        Expr::Op { op: ScalarOp::Not, args, elem: Elem::Bool, .. } if args.iter().all(is_dst) => {
            Some(ScalarOp::And)
        }
        _ => None,
    }
}

/// The values of the axes, round by round, where these are few constants.
fn rounds(axes: &[Axis]) -> Option<Vec<Vec<i64>>> {
    let mut all = vec![Vec::new()];
    for axis in axes.iter().rev() {
        let Expr::Integer(n, _) = axis.extent else { return None };
        if n > i128::from(MOST) || n.max(0) * all.len() as i128 > i128::from(MOST) {
            return None;
        }
        all = all
            .into_iter()
            .flat_map(|outer: Vec<i64>| (0..n as i64).map(move |k| [vec![k], outer.clone()].concat()))
            .collect();
    }
    Some(all)
}

/// An expression where the axes have these values.
fn in_round(e: &Expr, axes: &[Axis], round: &[i64]) -> Expr {
    let mut e = e.clone();
    e.each_mut(&mut |e| match e {
        Expr::Local(l) => {
            if let Some(d) = axes.iter().position(|a| a.var == *l) {
                *e = Expr::index(round[d]);
            }
        }
        Expr::At(_, _, by) => *by = settled(*by),
        _ => {}
    });
    e
}

/// The evidence of an access in one round of what ran over the array's own extents.
fn settled(by: By) -> By {
    if by == By::Own { By::Proved(Proof::Implied) } else { by }
}

/// Steps on a scalar, each on what the one before gave.
fn composed(dst: LocalId, steps: impl Iterator<Item = Expr>) -> Block {
    let mut out: Block = Vec::new();
    for mut step in steps {
        let mut size = 0;
        step.each(&mut |_| size += 1);
        let once = step.reads().iter().filter(|l| **l == dst).count() == 1;
        if let Some(Stmt::Assign(_, before)) = out.last()
            && once
            && {
                before.each(&mut |_| size += 1);
                size <= LARGE
            }
        {
            facts::replace(&mut step, dst, before);
            out.pop();
        }
        out.push(Stmt::Assign(dst, step));
    }
    out
}

/// A scalar for each element.
fn scalars(f: &mut Function, l: LocalId, dims: &[i64]) -> Vec<LocalId> {
    let local = f.locals[l].clone();
    let Ty::Array(elem, _) = local.ty else { return Vec::new() };
    let mut one = |k: i64| {
        let part = fresh(f, &format!("{}_{}", local.name, k + 1), Ty::Scalar(elem));
        f.locals[part].sure = local.sure;
        part
    };
    (0..dims.iter().product()).map(&mut one).collect()
}

struct Dissolved {
    sizes: Sizes,
    parts: FxHashMap<LocalId, Vec<LocalId>>,
}

impl Dissolved {
    fn block(&self, f: &Function, stmts: &mut Block) {
        let mut out = Vec::with_capacity(stmts.len());
        for mut s in stmts.drain(..) {
            let loose = |s: &Stmt| {
                mentioned(s).into_iter().any(|l| self.sizes.get(&l).is_some_and(|dims| !plain(s, l, dims)))
            };
            let inner = matches!(&s, Stmt::For { body, .. } if body.iter().any(loose));
            match written_out(f, &s).filter(|_| inner || loose(&s)) {
                Some(rounds) if !rounds.iter().any(loose) => {
                    rounds.into_iter().for_each(|s| self.stmt(s, &mut out));
                }
                _ => {
                    s.blocks_mut().into_iter().for_each(|b| self.block(f, b));
                    self.stmt(s, &mut out);
                }
            }
        }
        *stmts = out;
    }

    fn stmt(&self, mut s: Stmt, out: &mut Block) {
        s.each_expr_mut(&mut |e| {
            e.each_mut(&mut |e| {
                if let Expr::At(l, subs, _) = e
                    && let Some(part) = self.part(*l, subs)
                {
                    *e = Expr::Local(part);
                }
            })
        });
        match s {
            Stmt::Alloc { array, fill, .. } if self.parts.contains_key(&array) => {
                if let Fill::Value(v) = fill {
                    out.extend(self.parts[&array].iter().map(|part| Stmt::Assign(*part, v.clone())));
                }
            }
            Stmt::Convert { dst, src: Operand::Text(text), .. } if self.parts.contains_key(&dst) => {
                let units = text.encode_utf16().map(|u| Expr::Integer(u.into(), Elem::Char));
                out.extend(self.parts[&dst].iter().zip(units).map(|(part, u)| Stmt::Assign(*part, u)));
            }
            Stmt::Put { array, subs, value, by } => match self.part(array, &subs) {
                Some(part) => out.push(Stmt::Assign(part, value)),
                None => out.push(Stmt::Put { array, subs, value, by }),
            },
            // `least = nan; least = min(least, x)`
            Stmt::Assign(l, mut e) => {
                if let Some(Stmt::Assign(before, start @ (Expr::Number(..) | Expr::Integer(..)))) = out.last()
                    && *before == l
                {
                    facts::replace(&mut e, l, start);
                    out.pop();
                }
                out.push(Stmt::Assign(l, e));
            }
            s => out.push(s),
        }
    }

    fn part(&self, l: LocalId, subs: &[Expr]) -> Option<LocalId> {
        self.parts.get(&l)?.get(place(subs, self.sizes.get(&l)?)?).copied()
    }
}
