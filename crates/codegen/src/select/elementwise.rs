//! Element-wise operations and reductions: recipes are combined, and computed in one loop.

use super::function::{Selector, extent};
use super::repr::Ext;
use super::scalar::{Out, add, add_const, both, compare, is_real, mul, op, zero};
use super::value::{Lazy, Node, Shape, Sub, Val};
use ir::loops::{Elem, Expr, Fault, Fill, LocalId, Stmt, Ty};
use types::AbsValue;
use types::scalar::ScalarOp;

/// Where an element is.
#[derive(Clone)]
enum Place {
    /// By its place in column-major order.
    Linear(Expr),
    /// By one subscript for each dimension, from 0.
    Subs(Vec<Expr>),
}

impl Selector<'_, '_> {
    /// A value as a recipe; scalars have extents 1.
    pub(super) fn lazy(&mut self, val: Val) -> Option<Lazy> {
        Some(match val {
            Val::Lazy(lazy) => lazy,
            Val::Array(l, known) => self.lazy_of_array(l, &known),
            Val::Scalar(e) => {
                // Arrays of doubles hold doubles, integers among them.
                let elem = self.f.elem(&e);
                let elem = if elem == Elem::Index { Elem::F64 } else { elem };
                let e = self.cast(e, elem);
                let e = self.atom("t", e);
                Lazy { elem, shape: scalar_shape(2), node: Node::Scalar(e) }
            }
            Val::Text(t) => {
                let units: Vec<Expr> =
                    t.encode_utf16().map(|u| Expr::Integer(u.into(), Elem::Char)).collect();
                let n = units.len() as i64;
                let rows = i64::from(n > 0);
                Lazy { elem: Elem::Char, shape: const_shape(&[rows, n]), node: Node::Items(units) }
            }
            _ => return None,
        })
    }

    /// Computes a recipe into a new array.
    pub(super) fn materialise(&mut self, lazy: Lazy, name: &str) -> Val {
        if let Node::Elem(l) = lazy.node
            && self.f.locals[l].ty == Ty::Array(lazy.elem, lazy.shape.dims.len() as u8)
        {
            return Val::Array(l, lazy.shape.known());
        }
        let ty = Ty::Array(lazy.elem, lazy.shape.dims.len() as u8);
        let dst = self.scratch(name, ty);
        let known = lazy.shape.known();
        self.compute(dst, lazy);
        Val::Array(dst, known)
    }

    /// Computes a recipe into an array local, which may be read by the recipe itself.
    pub(super) fn compute(&mut self, dst: LocalId, lazy: Lazy) {
        let reads_dst =
            lazy.node.reads().contains(&dst) || lazy.shape.dims.iter().any(|(_, e)| e.reads().contains(&dst));
        if reads_dst && self.in_place(dst, &lazy) {
            return self.fill(dst, &lazy.node, &lazy.shape);
        }
        if reads_dst {
            let tmp = self.scratch("t", self.f.locals[dst].ty);
            self.compute(tmp, lazy);
            self.block.push(Stmt::Move(dst, tmp));
            return;
        }
        let at = self.site();
        let dims = lazy.shape.exprs();
        let fill = match &lazy.node {
            Node::Scalar(e) if is_zero(e) => Fill::Zero,
            Node::Scalar(e) => Fill::Value(e.clone()),
            _ => Fill::Raw,
        };
        let raw = fill == Fill::Raw;
        self.block.push(Stmt::Alloc { array: dst, dims, fill, at });
        if raw {
            self.fill(dst, &lazy.node, &lazy.shape);
        }
    }

    /// Whether each element depends on `dst` only at its own place, and the extents stay.
    fn in_place(&self, dst: LocalId, lazy: &Lazy) -> bool {
        let mut own = true;
        lazy.node.each(&mut |n| {
            own &= match n {
                Node::Elem(_) | Node::Op { .. } | Node::Cast(..) | Node::Select(..) => true,
                other => !other.reads().contains(&dst),
            }
        });
        let stays = lazy.shape.dims.iter().enumerate().all(|(d, (known, e))| {
            *e == Expr::Extent(dst, d as u8) || (matches!(known, Ext::Const(_)) && own_extent(lazy, dst))
        });
        own && stays
    }

    /// Stores every element of a recipe into an array that has its extents already.
    fn fill(&mut self, dst: LocalId, node: &Node, shape: &Shape) {
        if let Node::Items(items) = node {
            for (k, item) in items.iter().enumerate() {
                let index = Expr::index(k as i64);
                self.block.push(Stmt::Store { array: dst, index, value: item.clone() });
            }
            return;
        }
        if node.is_linear() || shape.is_vector() {
            let k = self.local("k", Ty::Scalar(Elem::Index));
            let outer = std::mem::take(&mut self.block);
            let place = vector_place(shape, node, Expr::Local(k));
            let value = self.element(node, &place);
            self.block.push(Stmt::Store { array: dst, index: Expr::Local(k), value });
            let body = std::mem::replace(&mut self.block, outer);
            let hi = add_const(Expr::Numel(dst), -1);
            self.block.push(Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi, body });
            return;
        }
        let extents: Vec<Expr> = (0..shape.dims.len()).map(|d| extent(dst, d, &shape.dims[d].0)).collect();
        self.nest(&extents, &mut |s, subs| {
            let value = s.element(node, &Place::Subs(subs.to_vec()));
            let index = s.linear(dst, subs);
            s.block.push(Stmt::Store { array: dst, index, value });
        });
    }

    /// Loops over all subscripts, the first dimension innermost.
    fn nest(&mut self, extents: &[Expr], body: &mut dyn FnMut(&mut Self, &[Expr])) {
        const NAMES: [&str; 4] = ["i", "j", "k", "l"];
        let vars: Vec<LocalId> = extents
            .iter()
            .enumerate()
            .map(|(d, _)| self.local(NAMES.get(d).copied().unwrap_or("m"), Ty::Scalar(Elem::Index)))
            .collect();
        let subs: Vec<Expr> = extents
            .iter()
            .zip(&vars)
            .map(|(e, v)| if *e == Expr::index(1) { Expr::index(0) } else { Expr::Local(*v) })
            .collect();
        let outer = std::mem::take(&mut self.block);
        body(self, &subs);
        let mut inner = std::mem::replace(&mut self.block, outer);
        for (e, v) in extents.iter().zip(&vars) {
            if *e == Expr::index(1) {
                continue;
            }
            let hi = add_const(e.clone(), -1);
            inner = vec![Stmt::For { var: *v, lo: Expr::index(0), step: Expr::index(1), hi, body: inner }];
        }
        self.block.append(&mut inner);
    }

    /// The linear place of subscripts in an array.
    pub(super) fn linear(&self, array: LocalId, subs: &[Expr]) -> Expr {
        let mut place = subs.last().cloned().unwrap_or(Expr::index(0));
        for (d, sub) in subs.iter().enumerate().rev().skip(1) {
            let apart = if d == 0 { self.column_distance(array) } else { Expr::Extent(array, d as u8) };
            place = add(sub.clone(), mul(place, apart));
        }
        place
    }

    /// The element of a recipe at a place.
    fn element(&self, node: &Node, place: &Place) -> Expr {
        match node {
            Node::Scalar(e) => e.clone(),
            Node::Elem(l) => {
                let index = match place {
                    Place::Linear(k) => k.clone(),
                    Place::Subs(subs) => self.linear(*l, subs),
                };
                Expr::Load(*l, Box::new(index))
            }
            Node::Flat(l) => {
                let index = match place {
                    Place::Linear(k) => k.clone(),
                    Place::Subs(subs) => subs.iter().cloned().reduce(add).unwrap_or(Expr::index(0)),
                };
                Expr::Load(*l, Box::new(index))
            }
            Node::Spread(l, strides) => {
                let subs = self.subs(place, strides.len());
                let index = strides
                    .iter()
                    .zip(subs)
                    .map(|(s, i)| mul(i, s.clone()))
                    .reduce(add)
                    .unwrap_or(Expr::index(0));
                Expr::Load(*l, Box::new(index))
            }
            Node::Slice(l, parts) => {
                let subs = self.subs(place, parts.len());
                let subs: Vec<Expr> = parts.iter().zip(subs).map(|(p, i)| self.sub(p, i)).collect();
                Expr::Load(*l, Box::new(self.linear(*l, &subs)))
            }
            Node::Range(lo, step, hi) => {
                let k = match place {
                    Place::Linear(k) => k.clone(),
                    Place::Subs(subs) => subs.iter().cloned().reduce(add).unwrap_or(Expr::index(0)),
                };
                self.range_element(lo, step, hi, k)
            }
            Node::Items(items) => items.first().cloned().unwrap_or(Expr::Number(f64::NAN, Elem::F64)),
            Node::Transpose(inner) => {
                let place = match place {
                    Place::Linear(k) => Place::Linear(k.clone()),
                    Place::Subs(subs) => {
                        let mut subs = subs.clone();
                        subs.swap(0, 1);
                        Place::Subs(subs)
                    }
                };
                self.element(inner, &place)
            }
            Node::Op { op: o, args, elem, result } => {
                let args = args.iter().map(|a| self.cast(self.element(a, place), *elem)).collect();
                op(*o, args, *elem, *result)
            }
            Node::Cast(to, inner) => self.cast(self.element(inner, place), *to),
            Node::Select(first, a, b) => {
                let [a, b] = [a, b].map(|n| Box::new(self.element(n, place)));
                Expr::Select(Box::new(first.clone()), a, b)
            }
        }
    }

    fn range_element(&self, lo: &Expr, step: &Expr, hi: &Expr, k: Expr) -> Expr {
        if self.f.elem(lo) == Elem::Index {
            return self.cast(add(lo.clone(), mul(k, step.clone())), Elem::F64);
        }
        let k = self.cast(k, Elem::F64);
        let scaled = op(ScalarOp::Times, vec![k, step.clone()], Elem::F64, Elem::F64);
        let x = op(ScalarOp::Plus, vec![lo.clone(), scaled], Elem::F64, Elem::F64);
        // The last value does not overshoot.
        let limit = match step {
            Expr::Number(s, _) if *s < 0.0 => ScalarOp::Max,
            _ => ScalarOp::Min,
        };
        op(limit, vec![x, hi.clone()], Elem::F64, Elem::F64)
    }

    fn sub(&self, part: &Sub, i: Expr) -> Expr {
        match part {
            Sub::At(e) => e.clone(),
            Sub::Step(start, step) => add(start.clone(), mul(i, step.clone())),
            Sub::Gather(l) => {
                let (elem, _) = self.array_type(*l);
                let x = Expr::Load(*l, Box::new(i));
                add_const(if elem == Elem::Index { x } else { self.cast(x, Elem::Index) }, -1)
            }
        }
    }

    /// The subscripts of a place; a linear place stands for the vector case, where the callers
    /// have put it in the running dimension.
    fn subs(&self, place: &Place, rank: usize) -> Vec<Expr> {
        match place {
            Place::Subs(subs) => {
                let mut subs = subs.clone();
                subs.resize(rank, Expr::index(0));
                subs
            }
            Place::Linear(k) => vec![k.clone(); rank],
        }
    }

    /// Combines operands element by element. `elem` is the type they are computed in.
    pub(super) fn combine(&mut self, o: ScalarOp, args: Vec<Val>, elem: Elem, out: Out) -> Option<Val> {
        let (shape, nodes) = self.operands_at_once(args)?;
        let node = applied(o, nodes, elem, out);
        Some(Val::Lazy(Lazy { elem: out.kept, shape, node }))
    }

    /// One or two operands as recipes over their common extents.
    fn operands_at_once(&mut self, args: Vec<Val>) -> Option<(Shape, Vec<Node>)> {
        let lazies: Vec<Lazy> = args.into_iter().map(|a| self.operand_recipe(a)).collect::<Option<_>>()?;
        let rank = lazies.iter().map(|l| l.shape.dims.len()).max().unwrap_or(2);
        match lazies.len() {
            2 => {
                let [a, b] = <[Lazy; 2]>::try_from(lazies).ok()?;
                self.conform(pad(a, rank), pad(b, rank))
            }
            _ => {
                let one = lazies.into_iter().next()?;
                Some((one.shape, vec![one.node]))
            }
        }
    }

    /// Combines operands of which some (`complex`) are kept complex and may be real: where no imaginary
    /// part is there, MATLAB has narrowed them, and the operation is the one on real numbers.
    pub(super) fn combine_narrowed(
        &mut self,
        o: ScalarOp,
        args: Vec<(Val, bool)>,
        part: (Elem, Out),
        whole: (Elem, Out),
    ) -> Option<Val> {
        let mut real = Expr::Bool(true);
        let mut stored = Vec::new();
        for (val, complex) in args {
            if !complex {
                stored.push(val);
                continue;
            }
            let lazy = self.operand_recipe(val)?;
            let (known, val) = match lazy.node {
                Node::Scalar(ref e) => (is_real(e), Val::Lazy(lazy)),
                _ => match self.materialise(lazy, "z") {
                    Val::Array(l, known) => (self.all_real(l, &known), Val::Array(l, known)),
                    _ => return None,
                },
            };
            real = both(real, known);
            stored.push(val);
        }
        let real = self.atom("is_real", real);
        let (shape, nodes) = self.operands_at_once(stored)?;
        let narrow = applied(o, nodes.clone(), part.0, part.1);
        let node = Node::Select(real, Box::new(narrow), Box::new(applied(o, nodes, whole.0, whole.1)));
        Some(Val::Lazy(Lazy { elem: whole.1.kept, shape, node }))
    }

    /// Whether no element of an array has an imaginary part.
    fn all_real(&mut self, l: LocalId, known: &[Ext]) -> Expr {
        let real = self.pin("is_real", Expr::Bool(true));
        let lazy = self.lazy_of_array(l, known);
        self.each_element(&lazy, &mut |s, value| {
            let set = vec![Stmt::Assign(real, Expr::Bool(false)), Stmt::Break];
            s.block.push(Stmt::If(Expr::Not(Box::new(is_real(&value))), set, Vec::new()));
        });
        Expr::Local(real)
    }

    /// A value as a recipe for the elements at any place: lists of elements become arrays.
    fn operand_recipe(&mut self, val: Val) -> Option<Lazy> {
        let lazy = self.lazy(val)?;
        if !matches!(lazy.node, Node::Items(_)) {
            return Some(lazy);
        }
        match self.materialise(lazy, "t") {
            Val::Array(l, known) => Some(self.lazy_of_array(l, &known)),
            _ => None,
        }
    }

    /// The common extents of two operands, checked, and their recipes over these extents.
    fn conform(&mut self, a: Lazy, b: Lazy) -> Option<(Shape, Vec<Node>)> {
        let mut dims = Vec::new();
        let (mut spread_a, mut spread_b) = (false, false);
        for ((ka, ea), (kb, eb)) in a.shape.dims.iter().zip(&b.shape.dims) {
            if ka.same(kb) {
                dims.push((ka.clone(), ea.clone()));
            } else if ka.is_one() {
                spread_a = true;
                dims.push((kb.clone(), eb.clone()));
            } else if kb.is_one() {
                spread_b = true;
                dims.push((ka.clone(), ea.clone()));
            } else {
                let (ea, eb) = (self.atom("m", ea.clone()), self.atom("n", eb.clone()));
                let differ = compare(ScalarOp::Ne, ea.clone(), eb.clone());
                let more = |e: &Expr| compare(ScalarOp::Ne, e.clone(), Expr::index(1));
                let both = Expr::And(Box::new(more(&ea)), Box::new(more(&eb)));
                let fails = Expr::And(Box::new(differ), Box::new(both));
                self.check(fails, Fault::Nonconformant, Vec::new());
                (spread_a, spread_b) = (true, true);
                let one = compare(ScalarOp::Eq, ea.clone(), Expr::index(1));
                let n = self.pin("n", Expr::Select(Box::new(one), Box::new(eb), Box::new(ea)));
                dims.push((Ext::Unknown, Expr::Local(n)));
            }
        }
        let node_a = if spread_a { self.spread(a)? } else { a.node };
        let node_b = if spread_b { self.spread(b)? } else { b.node };
        Some((Shape { dims }, vec![node_a, node_b]))
    }

    /// The recipe over larger extents: dimensions of extent 1 repeat.
    fn spread(&mut self, lazy: Lazy) -> Option<Node> {
        if lazy.shape.dims.iter().all(|(k, _)| k.is_one()) {
            return Some(match lazy.node {
                Node::Scalar(e) => Node::Scalar(e),
                node => {
                    let place = Place::Linear(Expr::index(0));
                    let e = match &node {
                        Node::Items(items) => items.first()?.clone(),
                        node => self.element(node, &place),
                    };
                    Node::Scalar(Expr::Local(self.pin("t", e)))
                }
            });
        }
        let shape = lazy.shape.clone();
        let Val::Array(l, _) = self.materialise(lazy, "t") else { return None };
        let mut strides = Vec::new();
        let mut stride = Expr::index(1);
        for (d, (known, _)) in shape.dims.iter().enumerate() {
            let n = extent(l, d, known);
            strides.push(match known {
                Ext::Const(1) => Expr::index(0),
                Ext::Const(_) | Ext::Sym(_) if !may_be_one(known) => stride.clone(),
                _ => {
                    let one = compare(ScalarOp::Eq, n.clone(), Expr::index(1));
                    let s = Expr::Select(Box::new(one), Box::new(Expr::index(0)), Box::new(stride.clone()));
                    Expr::Local(self.pin("stride", s))
                }
            });
            stride = mul(stride, n);
        }
        Some(Node::Spread(l, strides))
    }

    /// The first element of a recipe that has one.
    pub(super) fn first_element(&self, lazy: &Lazy) -> Expr {
        self.element(&lazy.node, &Place::Subs(vec![Expr::index(0); lazy.shape.dims.len()]))
    }

    /// Folds the elements of a vector, or of all of an array, in order: `acc = op(acc, element)`.
    pub(super) fn fold(&mut self, lazy: &Lazy, o: ScalarOp, init: Expr, name: &str) -> Expr {
        let elem = self.f.elem(&init);
        let acc = self.pin(name, init);
        let step = |s: &mut Self, value: Expr| {
            let value = s.cast(value, elem);
            let next = op(o, vec![Expr::Local(acc), value], elem, elem);
            s.block.push(Stmt::Assign(acc, next));
        };
        self.each_element(lazy, &mut |s, value| step(s, value));
        Expr::Local(acc)
    }

    /// Runs `body` for each element in column-major order.
    pub(super) fn each_element(&mut self, lazy: &Lazy, body: &mut dyn FnMut(&mut Self, Expr)) {
        if let Node::Items(items) = &lazy.node {
            for item in items {
                body(self, item.clone());
            }
            return;
        }
        if lazy.node.is_linear() || lazy.shape.is_vector() {
            let k = self.local("k", Ty::Scalar(Elem::Index));
            let place = vector_place(&lazy.shape, &lazy.node, Expr::Local(k));
            let value = self.element(&lazy.node, &place);
            let outer = std::mem::take(&mut self.block);
            body(self, value);
            let inner = std::mem::replace(&mut self.block, outer);
            let count = lazy.shape.exprs().into_iter().reduce(mul).unwrap_or(Expr::index(0));
            let hi = add_const(count, -1);
            let hi = if lazy.shape.is_vector() { hi } else { Expr::Local(self.pin("last", hi)) };
            self.block.push(Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi, body: inner });
            return;
        }
        let extents = lazy.shape.exprs();
        self.nest(&extents, &mut |s, subs| {
            let value = s.element(&lazy.node, &Place::Subs(subs.to_vec()));
            body(s, value);
        });
    }

    /// Reduces a matrix along dimension `d` (0 or 1) to a vector: one fold for each column or row.
    pub(super) fn fold_along(&mut self, lazy: Lazy, d: usize, o: ScalarOp, init: Expr) -> Option<Val> {
        let lazy = self.operand_recipe(Val::Lazy(lazy))?;
        let [(known0, e0), (known1, e1)] = <[(Ext, Expr); 2]>::try_from(lazy.shape.dims.clone()).ok()?;
        let elem = self.f.elem(&init);
        let dst = self.scratch("t", Ty::Array(elem, 2));
        let at = self.site();
        let one = (Ext::Const(1), Expr::index(1));
        let dims = if d == 0 { vec![one, (known1, e1.clone())] } else { vec![(known0, e0.clone()), one] };
        let known = dims.iter().map(|(k, _)| k.clone()).collect();
        let exprs = dims.into_iter().map(|(_, e)| e).collect();
        self.block.push(Stmt::Alloc { array: dst, dims: exprs, fill: Fill::Value(init), at });
        self.nest(&[e0, e1], &mut |s, subs| {
            let value = s.element(&lazy.node, &Place::Subs(subs.to_vec()));
            let value = s.cast(value, elem);
            let index = subs[1 - d].clone();
            let acc = Expr::Load(dst, Box::new(index.clone()));
            let next = op(o, vec![acc, value], elem, elem);
            s.block.push(Stmt::Store { array: dst, index, value: next });
        });
        Some(Val::Array(dst, known))
    }

    /// Stores a recipe into a part of an array: `array(parts) = lazy`, extents already agreed on.
    pub(super) fn store_slice(&mut self, array: LocalId, parts: &[Sub], extents: &[Expr], lazy: &Lazy) {
        if let Node::Items(items) = &lazy.node {
            let runs: Vec<usize> = (0..parts.len()).filter(|d| !matches!(parts[*d], Sub::At(_))).collect();
            // Items run down the columns of the first two running dimensions.
            let rows = match lazy.shape.dims.iter().find(|(k, _)| !k.is_one()) {
                Some((Ext::Const(n), _)) if runs.len() > 1 && !lazy.shape.is_vector() => (*n).max(1),
                _ => i64::MAX,
            };
            for (k, item) in items.iter().enumerate() {
                let mut subs: Vec<Expr> = parts.iter().map(|p| self.sub(p, Expr::index(0))).collect();
                let k = k as i64;
                let first = runs.first().copied().unwrap_or(0);
                subs[first] = self.sub(&parts[first], Expr::index(k % rows));
                if let (Some(second), true) = (runs.get(1), rows != i64::MAX) {
                    subs[*second] = self.sub(&parts[*second], Expr::index(k / rows));
                }
                let index = self.linear(array, &subs);
                self.block.push(Stmt::Store { array, index, value: item.clone() });
            }
            return;
        }
        // A vector may be stored into a part that runs the other way.
        let vector = lazy.shape.is_vector();
        let running = parts.iter().position(|p| !matches!(p, Sub::At(_))).unwrap_or(0);
        let one_runs = parts.iter().filter(|p| !matches!(p, Sub::At(_))).count() <= 1;
        self.nest(extents, &mut |s, subs| {
            let place = if vector && one_runs {
                vector_place(&lazy.shape, &lazy.node, subs[running].clone())
            } else {
                Place::Subs(subs.to_vec())
            };
            let value = s.element(&lazy.node, &place);
            let subs: Vec<Expr> = parts.iter().zip(subs).map(|(p, i)| s.sub(p, i.clone())).collect();
            let index = s.linear(array, &subs);
            s.block.push(Stmt::Store { array, index, value });
        });
    }

    /// What is known of the extents of a value that the analysis describes.
    pub(super) fn known(&self, value: &AbsValue) -> Option<Vec<Ext>> {
        super::repr::known_extents(value)
    }
}

/// The place of element `k` of a vector; in an array of any shape when the recipe is linear.
fn vector_place(shape: &Shape, node: &Node, k: Expr) -> Place {
    if node.is_linear() {
        return Place::Linear(k);
    }
    let mut subs = vec![Expr::index(0); shape.dims.len()];
    subs[shape.running()] = k;
    Place::Subs(subs)
}

/// An operation on recipes, computed in `elem`.
fn applied(o: ScalarOp, args: Vec<Node>, elem: Elem, out: Out) -> Node {
    let node = Node::Op { op: o, args, elem, result: out.computed };
    if out.kept == out.computed { node } else { Node::Cast(out.kept, Box::new(node)) }
}

fn is_zero(e: &Expr) -> bool {
    *e == zero(Elem::F64) || *e == zero(Elem::F32) || matches!(e, Expr::Integer(0, _) | Expr::Bool(false))
}

fn own_extent(lazy: &Lazy, dst: LocalId) -> bool {
    let mut found = false;
    lazy.node.each(&mut |n| found |= matches!(n, Node::Elem(l) if *l == dst));
    found
}

pub(super) fn may_be_one(known: &Ext) -> bool {
    match known {
        Ext::Const(n) => *n == 1,
        _ => true,
    }
}

fn scalar_shape(rank: usize) -> Shape {
    Shape { dims: vec![(Ext::Const(1), Expr::index(1)); rank] }
}

/// The shape of these constant extents.
pub(super) fn const_shape(dims: &[i64]) -> Shape {
    Shape { dims: dims.iter().map(|n| (Ext::Const(*n), Expr::index(*n))).collect() }
}

fn pad(mut lazy: Lazy, rank: usize) -> Lazy {
    while lazy.shape.dims.len() < rank {
        lazy.shape.dims.push((Ext::Const(1), Expr::index(1)));
    }
    lazy
}
