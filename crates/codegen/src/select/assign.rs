//! Assignment to elements and parts of arrays (`x(i) = v`, `x(:, j) = v`): the checks of sizes, growth, and
//! the stores. What has no direct form goes through the runtime library.

use super::elementwise::may_be_one;
use super::function::{Selector, Slot};
use super::index::Index;
use super::repr::{Ext, interval};
use super::scalar::{add, add_const, both, compare, mul, op};
use super::value::{Lazy, Node, Shape, Sub, Val};
use base::Name;
use ir::loops::{Elem, Expr, Fault, Fill, LocalId, Stmt, Ty};
use ir::tir::{Access, Arg, VarId};
use types::scalar::ScalarOp;
use types::{AbsValue, Interval};

/// What must be true of the right side of an assignment to a part of an array.
#[derive(Clone, Copy, PartialEq)]
enum Right {
    /// It has one element, which goes everywhere.
    Scalar,
    /// Its size is that of the part.
    Size,
    /// It has as many elements as the part: there is one subscript.
    Count,
}

impl Right {
    fn of(scalar: bool, alone: bool) -> Right {
        match (scalar, alone) {
            (true, _) => Right::Scalar,
            (false, true) => Right::Count,
            (false, false) => Right::Size,
        }
    }
}

impl<'a> Selector<'a, '_> {
    pub(super) fn set(&mut self, base: VarId, path: &'a [Access], src: VarId) {
        // Where nobody reads the variable, nothing is kept.
        let Some(slot) = self.slot(base) else { return };
        let sides = (self.before(base).clone(), self.after(base).clone());
        self.set_slot(&slot, sides, path, src);
        self.mark_set(base);
    }

    /// `base<path> = src` for what a slot keeps, known before and after.
    pub(super) fn set_slot(
        &mut self,
        slot: &Slot,
        (before, after): (AbsValue, AbsValue),
        path: &'a [Access],
        src: VarId,
    ) {
        match (slot, path) {
            (slot, []) => {
                let val = self.value(src);
                self.store_slot(slot, val, "a field");
            }
            (Slot::Record(fields), [Access::Dot(name), rest @ ..]) => {
                let Some((_, slot)) = fields.iter().find(|(n, _)| n == name) else {
                    return self.reject("this field");
                };
                self.set_slot(slot, (before.field(*name), after.field(*name)), rest, src);
            }
            (Slot::Local(l), [Access::Paren(args)]) if matches!(self.f.locals[*l].ty, Ty::Array(..)) => {
                let direct = self.attempt(|s| s.set_array(&before, &after, *l, args, src).then_some(()));
                if direct.is_none() {
                    self.set_through_box(&before, *l, path, src);
                }
            }
            (Slot::Local(l), [Access::Paren(args)]) if matches!(self.f.locals[*l].ty, Ty::Scalar(_)) => {
                // x(1) = v where x stays a scalar.
                let ones = args.iter().all(|a| match a {
                    Arg::Var(v) => interval(self.before(*v)) == Interval::point(1.0),
                    Arg::Colon => true,
                });
                if !ones {
                    return self.set_scalar(*l, (before, after), path, src);
                }
                let val = self.value(src);
                self.store_local(*l, val);
            }
            (Slot::Local(l), path) => self.set_through_box(&before, *l, path, src),
            _ => self.reject("this assignment"),
        }
    }

    /// `x(mask) = v` and the like where what is read of `x` is one element: on an array of it.
    fn set_scalar(&mut self, l: LocalId, sides: (AbsValue, AbsValue), path: &'a [Access], src: VarId) {
        let elem = match self.f.locals[l].ty {
            Ty::Scalar(Elem::Index) => Elem::F64,
            Ty::Scalar(elem) => elem,
            _ => return self.reject("an indexed assignment to a scalar"),
        };
        let array = self.scratch("x", Ty::Array(elem, 2));
        if sides.0.is_bottom() || sides.0.is_undefined() {
            let at = self.site();
            let dims = vec![Expr::index(0); 2];
            self.block.push(Stmt::Alloc { array, dims, fill: Fill::Zero, at });
        } else {
            self.store_local(array, Val::Scalar(Expr::Local(l)));
        }
        self.set_slot(&Slot::Local(array), sides, path, src);
        let first = self.cast(Expr::Load(array, Box::new(Expr::index(0))), elem);
        let some = compare(ScalarOp::Gt, Expr::Numel(array), Expr::index(0));
        let value = Expr::Select(Box::new(some), Box::new(first), Box::new(super::scalar::zero(elem)));
        let Ty::Scalar(kept) = self.f.locals[l].ty else { return };
        let value = self.cast(value, kept);
        self.flush(l);
        self.block.push(Stmt::Assign(l, value));
    }

    /// An indexed assignment to an array local. False where it has no direct form.
    fn set_array(
        &mut self,
        before: &AbsValue,
        after: &AbsValue,
        l: LocalId,
        args: &[Arg],
        src: VarId,
    ) -> bool {
        let fresh = before.is_bottom() || before.is_undefined();
        self.flush(l);
        if args.len() != 2 {
            self.compact(l);
        }
        let (elem, rank) = self.array_type(l);
        let Some(value) = self.before(src).unique() else { return false };
        let class = value.class;
        // The class of the array stays: MATLAB converts what is stored to it.
        if after.unique_class() != Some(elem.class()) {
            return false;
        }
        let converts = class == elem.class()
            || (class.is_matrix() && (elem.class().is_float() || elem.class().is_integer()));
        let complex = value.matrix.complexity != types::Complexity::Real;
        let ok = converts && (!complex || elem.is_complex());
        if !ok || !args.iter().all(|a| self.direct_index(*a)) {
            return false;
        }
        let unknown = || vec![Ext::Unknown; rank.into()];
        let known = if fresh { unknown() } else { self.known(before).unwrap_or_else(unknown) };
        let mut known = known;
        known.resize(rank.into(), Ext::Const(1));
        let src_known = self.known(self.before(src));
        let scalar = src_known.as_ref().is_some_and(|k| k.iter().all(Ext::is_one));
        if src_known.is_none() {
            return false;
        }
        let places = args.iter().all(|a| match a {
            Arg::Colon => false,
            Arg::Var(v) => self.known(self.before(*v)).is_some_and(|k| k.iter().all(Ext::is_one)),
        });
        if places && scalar {
            return self.set_element(l, elem, &known, args, src);
        }
        if args.len() != usize::from(rank) && args.len() != 1 {
            return false;
        }
        self.set_part(l, elem, &known, args, src, scalar)
    }

    /// `x(i) = v`, `x(i, j) = v`: the store, and growth where the place may lie outside.
    fn set_element(&mut self, l: LocalId, elem: Elem, known: &[Ext], args: &[Arg], src: VarId) -> bool {
        if args.len() != 1 && args.len() != known.len() {
            return false;
        }
        let alone = args.len() == 1;
        let mut subs = Vec::new();
        for (d, arg) in args.iter().enumerate() {
            let position = if alone { 0 } else { d as u8 + 1 };
            let Some(Index::At(i)) = self.index(*arg, position) else { return false };
            let i = match &i {
                Expr::Integer(..) | Expr::Local(_) => i,
                Expr::Op { args, .. }
                    if args.iter().all(|a| matches!(a, Expr::Local(_) | Expr::Integer(..))) =>
                {
                    i
                }
                _ => self.atom("i", i),
            };
            subs.push(i);
        }
        let val = self.value(src);
        let value = self.scalar(val, elem);
        let value = self.as_element(value);
        let at = self.site();
        if alone {
            let within = known.iter().try_fold(1i64, |n, k| match k {
                Ext::Const(k) => n.checked_mul(*k),
                _ => None,
            });
            let range = self.arg_interval(args[0]);
            if within.is_none_or(|n| range.hi > n as f64) {
                let beyond = compare(ScalarOp::Ge, subs[0].clone(), Expr::Numel(l));
                let count = add_const(subs[0].clone(), 1);
                self.block.push(Stmt::If(beyond, vec![Stmt::GrowLinear { array: l, count, at }], Vec::new()));
            }
        } else {
            self.grow_to(l, known, &subs, args);
        }
        let value = if value.reads().contains(&l) && !alone { value } else { value };
        let place = if alone { subs[0].clone() } else { self.linear(l, &subs) };
        self.flush(l);
        self.block.push(Stmt::Store { array: l, index: place, value });
        true
    }

    /// Growth for subscripts (from 0) that may lie outside.
    fn grow_to(&mut self, l: LocalId, known: &[Ext], subs: &[Expr], args: &[Arg]) {
        let at = self.site();
        let outside: Vec<Expr> = subs
            .iter()
            .enumerate()
            .filter(|(d, _)| match known[*d] {
                Ext::Const(n) => self.arg_interval(args[*d]).hi > n as f64,
                _ => true,
            })
            .map(|(d, i)| compare(ScalarOp::Ge, i.clone(), Expr::Extent(l, d as u8)))
            .collect();
        let Some(beyond) = outside.into_iter().reduce(|a, b| Expr::Or(Box::new(a), Box::new(b))) else {
            return;
        };
        let dims = subs.iter().map(|i| add_const(i.clone(), 1)).collect();
        let grow = self.grow(l, dims, true, at);
        self.block.push(Stmt::If(beyond, vec![grow], Vec::new()));
    }

    /// `x(parts) = value` with a slice on the left.
    fn set_part(
        &mut self,
        l: LocalId,
        elem: Elem,
        known: &[Ext],
        args: &[Arg],
        src: VarId,
        scalar: bool,
    ) -> bool {
        let alone = args.len() == 1;
        let vector = known.iter().filter(|k| !k.is_one()).count() <= 1;
        if alone && !vector && !matches!(args[0], Arg::Colon) {
            return self.set_many_linear(l, elem, args[0], src, scalar);
        }
        let running = known.iter().position(|k| !k.is_one()).unwrap_or(1);
        let mut parts: Vec<Sub> = vec![Sub::At(Expr::index(0)); known.len()];
        let mut extents: Vec<(Ext, Expr)> = vec![(Ext::Const(1), Expr::index(1)); known.len()];
        for (d, arg) in args.iter().enumerate() {
            let at_dim = if alone { running } else { d };
            let position = if alone { 0 } else { d as u8 + 1 };
            let Some(index) = self.index(*arg, position) else { return false };
            match index {
                Index::At(i) => {
                    let i = self.atom("i", i);
                    self.grow_dimension(l, known, at_dim, add_const(i.clone(), 1), self.arg_interval(*arg));
                    parts[at_dim] = Sub::At(i);
                }
                Index::All if alone => {
                    // x(:) = v: all elements, in order.
                    return self.set_all(l, elem, src, scalar);
                }
                Index::All => {
                    parts[at_dim] = Sub::Step(Expr::index(0), Expr::index(1));
                    extents[at_dim] = (known[at_dim].clone(), Expr::Extent(l, at_dim as u8));
                }
                Index::Many(sub, n) => {
                    if let Sub::Gather(_) = sub {
                        self.check_growing_gather(l, at_dim, &sub, &n);
                    } else if let Sub::Step(start, step) = &sub {
                        let rising = !matches!(step, Expr::Integer(k, _) if *k < 0);
                        let last = add(start.clone(), mul(add_const(n.1.clone(), -1), step.clone()));
                        let high = if rising { last } else { start.clone() };
                        let some = compare(ScalarOp::Gt, n.1.clone(), Expr::index(0));
                        let low = if rising {
                            start.clone()
                        } else {
                            add(start.clone(), mul(add_const(n.1.clone(), -1), step.clone()))
                        };
                        if !(self.arg_interval(*arg).lo >= 1.0) {
                            let bad = compare(ScalarOp::Lt, low.clone(), Expr::index(0));
                            let fails = both(some.clone(), bad);
                            let first = self.cast(add_const(low, 1), Elem::F64);
                            let args = vec![first, Expr::index(position.into())];
                            self.check(fails, Fault::BadIndex, args);
                        }
                        let need = Expr::Select(
                            Box::new(some),
                            Box::new(add_const(high, 1)),
                            Box::new(Expr::index(0)),
                        );
                        self.grow_dimension(l, known, at_dim, need, self.arg_interval(*arg));
                    }
                    parts[at_dim] = sub;
                    extents[at_dim] = n;
                }
            }
        }
        // A colon over an array without elements takes its extent from the right side.
        let val = self.value(src);
        if args.iter().any(|a| matches!(a, Arg::Colon)) && !scalar {
            let Some(lazy) = self.lazy(val.clone()) else { return false };
            self.grow_colons(l, known, args, &parts, &lazy);
        }
        self.assign_part(l, elem, &parts, &extents, val, Right::of(scalar, alone))
    }

    /// `x(:, j) = v` where `x` may have no rows yet: the colon's extent comes from `v`.
    fn grow_colons(&mut self, l: LocalId, known: &[Ext], args: &[Arg], parts: &[Sub], lazy: &Lazy) {
        for (d, arg) in args.iter().enumerate() {
            if !matches!(arg, Arg::Colon) || matches!(known[d], Ext::Const(n) if n > 0) {
                continue;
            }
            let many = parts.iter().filter(|p| !matches!(p, Sub::At(_))).count();
            let extent = if many == 1 && lazy.shape.is_vector() {
                lazy.shape.dims[lazy.shape.running()].1.clone()
            } else {
                lazy.shape.dims.get(d).map_or(Expr::index(1), |x| x.1.clone())
            };
            let empty = compare(ScalarOp::Eq, Expr::Extent(l, d as u8), Expr::index(0));
            let mut dims: Vec<Expr> = (0..known.len()).map(|k| Expr::Extent(l, k as u8)).collect();
            dims[d] = extent;
            let at = self.site();
            let grow = self.grow(l, dims, false, at);
            self.block.push(Stmt::If(empty, vec![grow], Vec::new()));
        }
    }

    /// Room for `need` places in dimension `d`.
    fn grow_dimension(&mut self, l: LocalId, known: &[Ext], d: usize, need: Expr, range: Interval) {
        if let Ext::Const(n) = known[d]
            && range.hi <= n as f64
        {
            return;
        }
        let need = self.atom("need", need);
        let beyond = compare(ScalarOp::Gt, need.clone(), Expr::Extent(l, d as u8));
        let mut dims: Vec<Expr> = (0..known.len())
            .map(|k| {
                // An array without elements grows from nothing in its other dimensions as well.
                let e = Expr::Extent(l, k as u8);
                if known.len() == 2 && known[k].is_one() { Expr::index(1) } else { e }
            })
            .collect();
        dims[d] = need;
        let at = self.site();
        let grow = self.grow(l, dims, true, at);
        self.block.push(Stmt::If(beyond, vec![grow], Vec::new()));
    }

    fn check_growing_gather(&mut self, l: LocalId, d: usize, sub: &Sub, n: &(Ext, Expr)) {
        let Sub::Gather(g) = sub else { return };
        let largest = self.pin("need", Expr::index(0));
        let dims = vec![n.clone(), (Ext::Const(1), Expr::index(1))];
        let lazy = self.lazy_of_array(*g, &[n.0.clone(), Ext::Const(1)]);
        let lazy = Lazy { shape: Shape { dims }, ..lazy };
        self.each_element(&lazy, &mut |s, value| {
            let value = s.cast(value, Elem::Index);
            let next = op(ScalarOp::Max, vec![Expr::Local(largest), value], Elem::Index, Elem::Index);
            s.block.push(Stmt::Assign(largest, next));
        });
        let (_, rank) = self.array_type(l);
        let unknown = vec![Ext::Unknown; rank.into()];
        self.grow_dimension(l, &unknown, d, Expr::Local(largest), Interval::TOP);
    }

    /// `x(:) = v`.
    fn set_all(&mut self, l: LocalId, elem: Elem, src: VarId, scalar: bool) -> bool {
        let val = self.value(src);
        let count = self.pin("n", Expr::Numel(l));
        let extents = vec![(Ext::Unknown, Expr::Local(count))];
        let parts = vec![Sub::Step(Expr::index(0), Expr::index(1))];
        self.assign_part(l, elem, &parts, &extents, val, Right::of(scalar, true))
    }

    /// `x(index) = v` on a matrix by linear places, which must lie inside.
    fn set_many_linear(&mut self, l: LocalId, elem: Elem, arg: Arg, src: VarId, scalar: bool) -> bool {
        let Some(Index::Many(sub, n)) = self.index(arg, 0) else { return false };
        let range = self.arg_interval(arg);
        // A place beyond the end would have to grow a matrix, which MATLAB refuses.
        self.check_many(l, &sub, &n, None, range);
        let val = self.value(src);
        self.assign_part(l, elem, &[sub], &[n], val, Right::of(scalar, true))
    }

    /// Stores a value in places that exist; sizes are checked here.
    fn assign_part(
        &mut self,
        l: LocalId,
        elem: Elem,
        parts: &[Sub],
        extents: &[(Ext, Expr)],
        val: Val,
        right: Right,
    ) -> bool {
        let counts: Vec<Expr> = extents.iter().map(|(_, e)| e.clone()).collect();
        self.flush(l);
        if right == Right::Scalar {
            let e = self.scalar(val, elem);
            let e = self.as_element(e);
            let e = self.atom("t", e);
            self.store_slice(l, parts, &counts, &everywhere(e, elem));
            return true;
        }
        let Some(lazy) = self.lazy(val) else { return false };
        let dims = &lazy.shape.dims;
        if same_sizes(extents, dims) || !dims.iter().all(|(k, _)| may_be_one(k)) {
            return self.store_sized(l, elem, parts, extents, lazy, right).is_some();
        }
        // Whether the right side has one element, which goes everywhere, shows at run time.
        let count = dims.iter().map(|(_, e)| e.clone()).reduce(mul).unwrap_or(Expr::index(1));
        let one = compare(ScalarOp::Eq, count, Expr::index(1));
        let outer = std::mem::take(&mut self.block);
        let first = self.first_element(&lazy);
        let first = Expr::Local(self.pin("t", self.cast(first, elem)));
        self.store_slice(l, parts, &counts, &everywhere(first, elem));
        let single = std::mem::take(&mut self.block);
        let stored = self.store_sized(l, elem, parts, extents, lazy, right);
        let several = std::mem::replace(&mut self.block, outer);
        self.block.push(Stmt::If(one, single, several));
        stored.is_some()
    }

    /// Stores as many values as there are places; sizes are checked here.
    fn store_sized(
        &mut self,
        l: LocalId,
        elem: Elem,
        parts: &[Sub],
        extents: &[(Ext, Expr)],
        mut lazy: Lazy,
        right: Right,
    ) -> Option<()> {
        self.check_sizes(extents, &lazy, right);
        let read = lazy.node.reads().contains(&l) && !self.same_places(l, parts, &lazy.node);
        // One subscript takes the elements in their order, whatever the shape.
        let flat = right == Right::Count && parts.len() > 1 && !lazy.shape.is_vector();
        if read || flat {
            let Val::Array(t, known) = self.materialise(lazy, "t") else { return None };
            let t = if t == l { self.copied(l) } else { t };
            lazy = self.lazy_of_array(t, &known);
            if flat {
                lazy.node = Node::Flat(t);
            }
        }
        let lazy = self.retyped(lazy, elem);
        let counts: Vec<Expr> = extents.iter().map(|(_, e)| e.clone()).collect();
        self.store_slice(l, parts, &counts, &lazy);
        Some(())
    }

    /// Whether a recipe reads the array only at the very places that are stored to.
    fn same_places(&self, l: LocalId, parts: &[Sub], node: &Node) -> bool {
        let same = |a: &Sub, b: &Sub| match (a, b) {
            (Sub::At(x), Sub::At(y)) => x == y,
            (Sub::Step(a, s), Sub::Step(b, t)) => a == b && s == t,
            (Sub::Gather(a), Sub::Gather(b)) => a == b,
            _ => false,
        };
        let mut ok = true;
        node.each(&mut |n| match n {
            Node::Slice(a, subs) if *a == l => {
                ok &= subs.len() == parts.len() && subs.iter().zip(parts).all(|(a, b)| same(a, b));
            }
            Node::Op { .. } | Node::Cast(..) | Node::Transpose(_) => {}
            other => ok &= !other.reads().contains(&l),
        });
        let mut transposed = false;
        node.each(&mut |n| transposed |= matches!(n, Node::Transpose(_)));
        ok && !transposed
    }

    /// The sizes of the two sides of an assignment must agree, extents of 1 left out.
    fn check_sizes(&mut self, left: &[(Ext, Expr)], right: &Lazy, must: Right) {
        if same_sizes(left, &right.shape.dims) {
            return;
        }
        let (a, b) = (long(left), long(&right.shape.dims));
        let (fails, _) = if a.len() == b.len() {
            let differ = a.iter().zip(&b).filter(|((x, _), (y, _))| !x.same(y));
            let fails = differ
                .map(|((_, ex), (_, ey))| compare(ScalarOp::Ne, ex.clone(), ey.clone()))
                .reduce(|a, b| Expr::Or(Box::new(a), Box::new(b)));
            (fails.unwrap_or(Expr::Bool(false)), ())
        } else {
            let count = |dims: &[(Ext, Expr)]| {
                dims.iter().map(|(_, e)| e.clone()).reduce(mul).unwrap_or(Expr::index(1))
            };
            (compare(ScalarOp::Ne, count(&a), count(&b)), ())
        };
        if must == Right::Count {
            let error = runtime::errors::assignment_count();
            let fault = Fault::Raise(Name::new(error.identifier()), Name::new(error.message()));
            return self.check(fails, fault, Vec::new());
        }
        let rank = left.len().max(right.shape.dims.len());
        let side = |dims: &[(Ext, Expr)]| {
            let mut exprs: Vec<Expr> = dims.iter().map(|(_, e)| e.clone()).collect();
            exprs.resize(rank, Expr::index(1));
            exprs
        };
        let mut args = side(left);
        args.extend(side(&right.shape.dims));
        // `x(i) = v` with one index compares numbers of elements.
        let fault = if left.len() == 1 { Fault::AssignCount } else { Fault::AssignSize };
        let args = if left.len() == 1 { Vec::new() } else { args };
        self.check(fails, fault, args);
    }
}

/// One number at every place.
fn everywhere(e: Expr, elem: Elem) -> Lazy {
    let dims = vec![(Ext::Const(1), Expr::index(1)); 2];
    Lazy { elem, shape: Shape { dims }, node: Node::Scalar(e) }
}

/// The extents that are not surely 1.
fn long(dims: &[(Ext, Expr)]) -> Vec<(Ext, Expr)> {
    dims.iter().filter(|(k, _)| !k.is_one()).cloned().collect()
}

/// Whether the sizes of both sides surely agree, extents of 1 left out.
fn same_sizes(left: &[(Ext, Expr)], right: &[(Ext, Expr)]) -> bool {
    let (a, b) = (long(left), long(right));
    a.len() == b.len() && a.iter().zip(&b).all(|((x, ex), (y, ey))| x.same(y) || ex == ey)
}
