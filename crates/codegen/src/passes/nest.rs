//! Element-wise work and reductions become loops: a `Compute` an `Alloc`, a nest of `For` and a `Put`, a
//! `Reduce` a nest around its step. The first axis is the innermost loop; an axis of extent 1 needs none.
//!
//! It fuses nothing, hoists nothing and reuses no buffer: rows before and after it do. Extents are
//! evaluated once, before anything is allocated.
//!
//! Soundness: a `Compute` reads its array as it was before the statement. The values go straight into
//! that array only where no element is read after it was written; else into a temporary that is moved or
//! stored afterwards:
//!
//! * a new array in place: each read is of the element about to be written, and the extents stay;
//! * a part in place: each read is of an element that no other round writes (the subscripts tell the rounds apart,
//!   and it goes along with them: `A(i,:) = A(i,:) - f*A(k,:)`), or of a slice that is surely another one
//!   (`A(i,:) = A(k,end:-1:1)` with `for i = k+1:n`), and no subscript reads the array.

use super::facts::defs;
use super::fresh::fresh;
use base::{FxHashMap, FxHashSet};
use ir::loops::{Axis, Block, By, Elem, Expr, Fill, Function, LocalId, Module, SiteId, Stmt, Ty};
use types::scalar::ScalarOp;

/// Makes loops of the work on whole arrays.
pub fn nest(_: &Module, function: &mut Function) {
    let mut loops = Loops::of(function);
    let body = std::mem::take(&mut function.body);
    function.body = nested(function, body, &mut loops);
    let epilogue = std::mem::take(&mut function.epilogue);
    function.epilogue = nested(function, epilogue, &mut loops);
}

fn nested(f: &mut Function, block: Block, loops: &mut Loops) -> Block {
    let mut out = Block::with_capacity(block.len());
    for mut stmt in block {
        let around = loops.around.len();
        if let Stmt::For { var, lo, step: Expr::Integer(1.., _), hi, .. } = &stmt {
            loops.around.push((*var, lo.clone(), hi.clone()));
        }
        for inner in stmt.blocks_mut() {
            *inner = nested(f, std::mem::take(inner), loops);
        }
        loops.around.truncate(around);
        match stmt {
            Stmt::Compute { dst, axes, part, value, at } => {
                Compute { dst, axes, part, value, at }.lower(f, &mut out, loops);
            }
            Stmt::Reduce { dst, place, axes, step, until } => {
                reduce(f, &mut out, Reduction { dst, place, step, until }, axes);
            }
            other => out.push(other),
        }
    }
    out
}

/// The constant that an expression is.
fn constant(e: &Expr) -> Option<i128> {
    match e {
        Expr::Integer(v, _) => Some(*v),
        _ => None,
    }
}

/// Extents that are no atoms go into locals of their own.
fn pin(f: &mut Function, out: &mut Block, axes: &mut [Axis]) {
    let names: &[&str] = if axes.len() == 2 { &["rows", "columns"] } else { &["n"] };
    for (k, axis) in axes.iter_mut().enumerate() {
        if !axis.extent.is_atom() {
            let name = names.get(k).copied().unwrap_or("n");
            let local = fresh(f, name, Ty::Scalar(Elem::Index));
            let extent = std::mem::replace(&mut axis.extent, Expr::Local(local));
            out.push(Stmt::Assign(local, extent));
        }
    }
}

/// The nest of loops around a block; nothing where one surely has no rounds.
fn around(axes: &[Axis], mut block: Block) -> Block {
    if never(axes) {
        return Block::new();
    }
    for axis in axes.iter().filter(|a| constant(&a.extent) != Some(1)) {
        block = vec![round(axis, block)];
    }
    block
}

/// Whether a nest of loops surely has no rounds.
fn never(axes: &[Axis]) -> bool {
    axes.iter().any(|a| constant(&a.extent).is_some_and(|n| n <= 0))
}

/// The loop of one axis.
fn round(axis: &Axis, body: Block) -> Stmt {
    let hi = match constant(&axis.extent) {
        Some(n) => Expr::Integer(n - 1, Elem::Index),
        None => Expr::Op {
            op: ScalarOp::Minus,
            args: vec![axis.extent.clone(), Expr::index(1)],
            elem: Elem::Index,
            result: Elem::Index,
        },
    };
    Stmt::For { var: axis.var, lo: Expr::index(0), step: Expr::index(1), hi, body }
}

/// The variables of axes without a loop become 0.
fn settle(axes: &[Axis], exprs: &mut [&mut Expr]) {
    for axis in axes.iter().filter(|a| constant(&a.extent) == Some(1)) {
        for e in &mut *exprs {
            e.each_mut(&mut |x| {
                if *x == Expr::Local(axis.var) {
                    *x = Expr::index(0);
                }
            });
        }
    }
}

/// What a `Compute` holds.
struct Compute {
    dst: LocalId,
    axes: Vec<Axis>,
    part: Option<(Vec<Expr>, By)>,
    value: Expr,
    at: SiteId,
}

impl Compute {
    fn lower(mut self, f: &mut Function, out: &mut Block, loops: &Loops) {
        let own = self.runs_over_own_extents();
        pin(f, out, &mut self.axes);
        let mut parts: Vec<&mut Expr> = vec![&mut self.value];
        parts.extend(self.part.iter_mut().flat_map(|(subs, _)| subs.iter_mut()));
        settle(&self.axes, &mut parts);
        match self.part.take() {
            None => self.whole(f, out, own),
            Some((subs, by)) => self.part(f, out, (subs, by), loops),
        }
    }

    /// Whether the axes' extents are those that the array has.
    fn runs_over_own_extents(&self) -> bool {
        let own = |(d, a): (usize, &Axis)| a.extent == Expr::Extent(self.dst, d as u8);
        self.axes.iter().enumerate().all(own)
    }

    /// The axes' values, as subscripts.
    fn subs(&self) -> Vec<Expr> {
        let sub = |a: &Axis| match constant(&a.extent) {
            Some(1) => Expr::index(0),
            _ => Expr::Local(a.var),
        };
        self.axes.iter().map(sub).collect()
    }

    /// A new array.
    fn whole(self, f: &mut Function, out: &mut Block, own: bool) {
        let subs = self.subs();
        if own && only_reads_at(&self.value, self.dst, &subs) && self.value.reads().contains(&self.dst) {
            let put = Stmt::Put { array: self.dst, subs, value: self.value, by: By::Own };
            return out.extend(around(&self.axes, vec![put]));
        }
        let again = self.value.reads().contains(&self.dst);
        let array = if again { temporary(f, self.dst, f.locals[self.dst].ty) } else { self.dst };
        self.fill(out, array, subs);
        if again {
            out.push(Stmt::Move(self.dst, array));
        }
    }

    /// Allocates `array`, of the axes' extents, and gives it the values.
    fn fill(&self, out: &mut Block, array: LocalId, subs: Vec<Expr>) {
        let dims = self.axes.iter().map(|a| a.extent.clone()).collect();
        let uniform = self.value.is_atom() && !self.axes.iter().any(|a| self.value == Expr::Local(a.var));
        let fill = match &self.value {
            Expr::Number(v, _) if v.to_bits() == 0 => Fill::Zero,
            Expr::Integer(0, _) | Expr::Bool(false) => Fill::Zero,
            v if uniform => Fill::Value(v.clone()),
            _ => Fill::Raw,
        };
        let raw = fill == Fill::Raw;
        out.push(Stmt::Alloc { array, dims, fill, at: self.at });
        if raw {
            let put = Stmt::Put { array, subs, value: self.value.clone(), by: By::Own };
            out.extend(around(&self.axes, vec![put]));
        }
    }

    /// A part of the array as it is.
    fn part(mut self, f: &mut Function, out: &mut Block, (mut subs, by): (Vec<Expr>, By), loops: &Loops) {
        let dst = self.dst;
        let elsewhere = |at: &[Expr]| loops.elsewhere(at, &subs, &self.axes);
        let in_step = |at: &[Expr]| goes_along(at, &subs, &self.axes);
        let at_places = reads_at(&self.value, dst, |at| in_step(at) || elsewhere(at));
        let again = reads_elements(&self.value, dst);
        let moving = subs.iter().any(|s| reads_elements(s, dst));
        let safe = !moving && (!again || (at_places && goes_along(&subs, &subs, &self.axes)));
        if !safe && again {
            self.value = self.kept(f, out, self.value.clone());
        }
        for s in subs.iter_mut().filter(|s| !safe && reads_elements(s, dst)) {
            *s = self.kept(f, out, s.clone());
        }
        let put = Stmt::Put { array: dst, subs, value: self.value, by };
        out.extend(around(&self.axes, vec![put]));
    }

    /// An expression's values in a temporary array, and its element.
    fn kept(&self, f: &mut Function, out: &mut Block, value: Expr) -> Expr {
        let elem = f.elem(&value);
        let rank = self.axes.len().max(2);
        let array = temporary(f, self.dst, Ty::Array(elem, rank as u8));
        let (mut subs, mut axes) = (self.subs(), self.axes.clone());
        while axes.len() < rank {
            let var = fresh(f, "one", Ty::Scalar(Elem::Index));
            axes.push(Axis { var, extent: Expr::index(1) });
            subs.push(Expr::index(0));
        }
        let compute = Compute { dst: array, axes, part: None, value, at: self.at };
        compute.fill(out, array, subs.clone());
        Expr::At(array, subs, By::Own)
    }
}

fn temporary(f: &mut Function, like: LocalId, ty: Ty) -> LocalId {
    let name = format!("{}_new", f.locals[like].name);
    fresh(f, &name, ty)
}

/// Whether the expression reads elements of the array.
fn reads_elements(e: &Expr, array: LocalId) -> bool {
    let mut found = false;
    e.each(&mut |x| found |= matches!(x, Expr::At(l, ..) if *l == array));
    found
}

/// Whether every element of the array that the expression reads is at these subscripts.
fn only_reads_at(e: &Expr, array: LocalId, subs: &[Expr]) -> bool {
    reads_at(e, array, |at| at == subs)
}

/// The same of subscripts that pass a test.
fn reads_at(e: &Expr, array: LocalId, test: impl Fn(&[Expr]) -> bool) -> bool {
    let mut only = true;
    e.each(&mut |x| {
        if let Expr::At(l, at, _) = x
            && *l == array
        {
            only &= test(at);
        }
    });
    only
}

/// The loops around a statement that count upwards, the innermost last: counter, first value, limit.
struct Loops {
    around: Vec<(LocalId, Expr, Expr)>,
    /// Locals that nothing but one loop gives values.
    counters: FxHashSet<LocalId>,
}

impl Loops {
    fn of(f: &Function) -> Loops {
        let mut counts: FxHashMap<LocalId, usize> = FxHashMap::default();
        let mut counters = FxHashSet::default();
        let mut work: Vec<&[Stmt]> = vec![&f.body, &f.epilogue];
        while let Some(block) = work.pop() {
            for s in block {
                defs(s).into_iter().for_each(|l| *counts.entry(l).or_default() += 1);
                if let Stmt::For { var, .. } = s {
                    counters.insert(*var);
                }
                work.extend(s.blocks());
            }
        }
        let given = |l: &LocalId| f.params.iter().any(|p| p.local == *l) || f.locals[*l].global.is_some();
        counters.retain(|l| counts.get(l) == Some(&1) && !given(l));
        Loops { around: Vec::new(), counters }
    }

    /// Whether subscripts surely name other elements than `subs` do in any round: along one dimension, in which no
    /// axis moves, one is greater.
    fn elsewhere(&self, at: &[Expr], subs: &[Expr], axes: &[Axis]) -> bool {
        let fixed = |l: &LocalId| self.counters.contains(l) && !axes.iter().any(|a| a.var == *l);
        at.len() == subs.len()
            && at.iter().zip(subs).any(|(x, y)| match (shifted(x), shifted(y)) {
                (Some((a, x)), Some((b, y))) if fixed(&a) && fixed(&b) => {
                    a == b && x != y || self.is_beyond((a, x), (b, y)) || self.is_beyond((b, y), (a, x))
                }
                _ => false,
            })
    }

    /// Whether `a + x > b + y` by the bounds of the loops that count these.
    fn is_beyond(&self, (a, x): (LocalId, i128), (b, y): (LocalId, i128)) -> bool {
        self.around.iter().any(|(var, lo, hi)| match (shifted(lo), shifted(hi)) {
            (Some((l, least)), _) if *var == a && l == b && least + x > y => true,
            (_, Some((l, most))) if *var == b && l == a && most + y < x => true,
            _ => false,
        })
    }
}

/// A local and what is added to it.
fn shifted(e: &Expr) -> Option<(LocalId, i128)> {
    let small = |k: i128| (-(1 << 32)..=1 << 32).contains(&k).then_some(k);
    match e {
        Expr::Local(l) => Some((*l, 0)),
        Expr::Op { op, args, elem: Elem::Index, .. } => match (op, args.as_slice()) {
            (ScalarOp::Plus, [a, Expr::Integer(k, _)]) => {
                shifted(a).and_then(|(l, x)| Some((l, small(x + k)?)))
            }
            (ScalarOp::Minus, [a, Expr::Integer(k, _)]) => {
                shifted(a).and_then(|(l, x)| Some((l, small(x - k)?)))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether the element at `at` is one that only the same round writes, at `subs`: along each axis both have one
/// subscript in the same dimension that is its variable but for a shift.
fn goes_along(at: &[Expr], subs: &[Expr], axes: &[Axis]) -> bool {
    let shifted = |s: &Expr, axis: &Axis| {
        let var = Expr::Local(axis.var);
        let fixed = |e: &Expr| !axes.iter().any(|a| e.reads().contains(&a.var));
        match s {
            Expr::Op { op: ScalarOp::Plus | ScalarOp::Minus, args, elem: Elem::Index, .. } => {
                matches!(args.as_slice(), [a, b] if (*a == var && fixed(b)) || (*b == var && fixed(a)))
            }
            s => *s == var,
        }
    };
    let same = |axis: &Axis| at.iter().zip(subs).any(|(a, s)| a == s && shifted(s, axis));
    at.len() == subs.len() && axes.iter().filter(|a| constant(&a.extent) != Some(1)).all(same)
}

/// What a `Reduce` does in each round.
struct Reduction {
    dst: LocalId,
    place: Vec<Expr>,
    step: Expr,
    until: Option<Expr>,
}

fn reduce(f: &mut Function, out: &mut Block, mut r: Reduction, mut axes: Vec<Axis>) {
    if never(&axes) {
        return;
    }
    pin(f, out, &mut axes);
    let mut parts: Vec<&mut Expr> = vec![&mut r.step];
    parts.extend(r.place.iter_mut().chain(r.until.as_mut()));
    settle(&axes, &mut parts);
    let runs = |e: &Expr, axis: &Axis| e.reads().contains(&axis.var);
    if let Some(block) = in_register(f, &r, &axes) {
        return out.extend(block);
    }
    let step = match f.locals[r.dst].ty {
        Ty::Array(..) => {
            let subs = r.place.clone();
            Stmt::Put { array: r.dst, subs, value: r.step, by: By::Own }
        }
        _ => Stmt::Assign(r.dst, r.step),
    };
    let mut block = vec![step];
    // Leaving the innermost loop ends the run of one element; a loop along which the place moves goes on
    // with the next one.
    let mut ends = r.until.is_some();
    let looped: Vec<&Axis> = axes.iter().filter(|a| constant(&a.extent) != Some(1)).collect();
    let moves = |axis: &Axis| r.place.iter().any(|p| runs(p, axis));
    if let Some(until) = &r.until {
        if looped.first().is_some_and(|a| moves(a)) {
            block = vec![Stmt::If(Expr::Not(Box::new(until.clone())), block, Vec::new())];
            ends = false;
        }
    }
    // Behind a loop its variable has no value: what ends the loops around it is noted inside.
    let outer = looped.iter().skip(1).take_while(|a| ends && !moves(a)).count();
    let inner = &looped[..outer.min(looped.len())];
    let flag = r.until.as_ref().filter(|u| inner.iter().any(|a| runs(u, a))).map(|_| {
        let flag = fresh(f, "done", Ty::Scalar(Elem::Bool));
        out.push(Stmt::Assign(flag, Expr::Bool(false)));
        flag
    });
    if let (Some(flag), Some(until)) = (flag, &r.until) {
        block.push(Stmt::Assign(flag, until.clone()));
    }
    for axis in looped {
        ends &= !moves(axis);
        if let Some(until) = r.until.as_ref().filter(|_| ends) {
            let test = flag.map_or_else(|| until.clone(), Expr::Local);
            block.push(Stmt::If(test, vec![Stmt::Break], Vec::new()));
        }
        block = vec![round(axis, block)];
    }
    out.extend(block);
}

/// A reduction to elements of an array of which each is finished before the next one begins: it is kept in a local
/// meanwhile. `None` where the innermost loop moves from one to another, or more is read of the array.
fn in_register(f: &mut Function, r: &Reduction, axes: &[Axis]) -> Option<Block> {
    let Ty::Array(elem, _) = f.locals[r.dst].ty else { return None };
    let looped: Vec<&Axis> = axes.iter().filter(|a| constant(&a.extent) != Some(1)).collect();
    let moves = |axis: &&&Axis| r.place.iter().any(|p| p.reads().contains(&axis.var));
    let inside = looped.iter().take_while(|a| !moves(a)).count();
    if r.until.is_some() || inside == 0 {
        return None;
    }
    let element = Expr::At(r.dst, r.place.clone(), By::Own);
    let total = fresh(f, "total", Ty::Scalar(elem));
    let mut step = r.step.clone();
    step.each_mut(&mut |e| {
        if *e == element {
            *e = Expr::Local(total);
        }
    });
    if step.reads().contains(&r.dst) {
        return None;
    }
    let mut block = vec![Stmt::Assign(total, step)];
    for (k, axis) in looped.iter().enumerate() {
        if k == inside {
            block = around_total(r, (total, &element), block);
        }
        block = vec![round(axis, block)];
    }
    Some(if inside == looped.len() { around_total(r, (total, &element), block) } else { block })
}

fn around_total(r: &Reduction, (total, element): (LocalId, &Expr), mut block: Block) -> Block {
    block.insert(0, Stmt::Assign(total, element.clone()));
    block.push(Stmt::Put { array: r.dst, subs: r.place.clone(), value: Expr::Local(total), by: By::Own });
    block
}
