//! Indexing: reading elements and parts of arrays, with MATLAB's checks (assigning is [`super::assign`]'s);
//! fields of dissolved structs; calls of function handles. Other access goes through the runtime
//! library, one step of the path at a time.

use super::function::{Selector, Slot, asked, extent};
use super::repr::{Ext, fits_index, interval};
use super::scalar::{add, add_const, both, compare, mul};
use super::value::{Handle, Lazy, Node, Shape, Sub, Val};
use ir::loops::{Elem, Expr, Fault, LocalId, Operand, Stmt, Ty};
use ir::tir::{Access, Arg, Target, VarId};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Interval};

/// One subscript as given in the program.
pub(super) enum Index {
    /// One place, from 0, of type index.
    At(Expr),
    /// `:`
    All,
    /// A range or vector with its extent.
    Many(Sub, (Ext, Expr)),
}

impl<'a> Selector<'a, '_> {
    pub(super) fn get(&mut self, targets: &'a [Target], base: VarId, path: &'a [Access]) {
        if let ([Target::Var(v)], [Access::Paren(args)]) = (targets, path)
            && args.len() == 2
            && let Some(val) = self.loose(base)
            && let Some(part) = self.attempt(|s| s.direct_get(&val, s.before(base), args))
        {
            return self.define(*v, part);
        }
        let val = self.value(base);
        if let [Target::Var(v)] = targets
            && self.is_list(*v)
            && !matches!(val, Val::Closure(..))
        {
            return match self.list_access(val, path) {
                Some(l) => self.define(*v, Val::Boxed(l)),
                None => self.reject("this comma-separated list"),
            };
        }
        let val = match (val, path) {
            (Val::Closure(handle, bound), [Access::Paren(args), rest @ ..]) => {
                let args: Vec<Val> = args.iter().map(|a| self.arg(*a)).collect();
                let bound = bound.into_iter().chain(args).collect();
                if !rest.is_empty() {
                    return self.reject("indexing into the result of a function handle");
                }
                return self.call_handle(targets, handle, bound);
            }
            // As many places as there are shows at run time: all values, of which each takes one.
            (val, path) if matches!(targets, [Target::List { count, .. }] if self.list_length(*count).is_none()) =>
            {
                let [Target::List { var, .. }] = targets else { return };
                return match self.list_access(val, path) {
                    Some(l) => self.define(*var, Val::Boxed(l)),
                    None => self.reject("this comma-separated list"),
                };
            }
            (val, path)
                if targets.len() > 1
                    || matches!(targets, [Target::List { .. }])
                    || matches!(targets, [Target::Forward(_)]) && asked(self.context) > 1 =>
            {
                let base = self.operand(val);
                return self
                    .deliver_boxed(targets, |s, results| s.path_kernel("get", base, None, path, results));
            }
            (val, path) => {
                // A variable takes the first of a list; an operand must be one value.
                let of_user = |v: &VarId| self.tf.vars[*v].kind == ir::tir::VarKind::User;
                let verb = match targets {
                    [Target::Var(v)] if of_user(v) => "first",
                    _ => "get",
                };
                self.access(val, self.before(base), path, verb)
            }
        };
        let Some(val) = val else { return self.reject("this access") };
        match targets {
            [Target::Var(v) | Target::Forward(v)] => self.define(*v, val),
            _ => {}
        }
    }

    pub(super) fn get_statement(&mut self, ans: VarId, base: VarId, path: &'a [Access], echo: bool) {
        match self.value(base) {
            Val::Closure(handle, bound) => {
                let [Access::Paren(args)] = path else { return self.reject("this access") };
                let args: Vec<Val> = args.iter().map(|a| self.arg(*a)).collect();
                let bound: Vec<Val> = bound.into_iter().chain(args).collect();
                self.call_handle_statement(ans, handle, bound, echo);
            }
            val => {
                // `c{:}` and `s.x` may be any number of values, each of which is `ans` in turn.
                let several =
                    matches!(path.last(), Some(Access::Brace(_) | Access::Dot(_) | Access::DynamicDot(_)));
                if several && !matches!(val, Val::Record(_)) {
                    let Some(list) = self.list_access(val, path) else {
                        return self.reject("this comma-separated list");
                    };
                    let shown = Operand::Scalar(Expr::Bool(echo));
                    let result = self.scratch("v", Ty::Boxed);
                    self.kernel("mc_answers", vec![Operand::Borrow(list), shown], 0, vec![result]);
                    if self.reads.value(ans).is_some() {
                        self.define(ans, Val::Boxed(result));
                    }
                    return;
                }
                let Some(val) = self.access(val, self.before(base), path, "get") else {
                    return self.reject("this access");
                };
                self.define_ans(ans, val, echo);
            }
        }
    }

    /// The value of an operand; a lone colon is a text.
    pub(super) fn arg(&mut self, arg: Arg) -> Val {
        match arg {
            Arg::Var(v) => match self.value(v) {
                Val::Boxed(l) if self.is_list(v) => Val::List(l),
                val => val,
            },
            Arg::Colon => Val::Text(":".into()),
        }
    }

    /// `[targets] = base(args)`
    pub(super) fn get_elements(&mut self, targets: &'a [Target], base: VarId, args: &'a [Arg]) {
        let val = self.value(base);
        if let Val::Closure(handle, bound) = val {
            let args: Vec<Val> = args.iter().map(|a| self.arg(*a)).collect();
            return self.call_handle(targets, handle, bound.into_iter().chain(args).collect());
        }
        match (self.element_access(val, self.before(base), args), targets) {
            (Some(val), [Target::Var(v) | Target::Forward(v)]) => self.define(*v, val),
            (Some(_), _) => {}
            (None, _) => self.reject("this access"),
        }
    }

    /// `val(args)`
    pub(super) fn element_access(&mut self, val: Val, value: &AbsValue, args: &[Arg]) -> Option<Val> {
        if let Some(part) = self.attempt(|s| s.direct_get(&val, value, args)) {
            return Some(part);
        }
        let mut operands = vec![self.operand(val)];
        for a in args {
            let operand = self.index_operand(*a);
            operands.push(operand);
        }
        let spread = operands.iter().any(|o| matches!(o, Operand::Spread(_)));
        let count = if spread { "*".to_owned() } else { args.len().to_string() };
        match self.boxed_call(&format!("get({count})"), operands) {
            Operand::Borrow(l) => Some(Val::Boxed(l)),
            _ => None,
        }
    }

    /// All values that an access gives, as a cell in a local.
    fn list_access(&mut self, val: Val, path: &'a [Access]) -> Option<LocalId> {
        let base = self.operand(val);
        match self.path_call("list", base, None, path) {
            Operand::Borrow(l) => Some(l),
            _ => None,
        }
    }

    fn access(&mut self, val: Val, value: &AbsValue, path: &'a [Access], verb: &str) -> Option<Val> {
        match (val, path) {
            (val, []) => Some(val),
            (Val::Record(fields), [Access::Dot(name), rest @ ..]) => {
                let Some((_, field)) = fields.into_iter().find(|(n, _)| n == name) else {
                    self.raise(&runtime::errors::no_field(name.as_str()));
                    return Some(Val::Boxed(self.scratch("v", Ty::Boxed)));
                };
                let known = value.field(*name);
                self.access(field, &known, rest, verb)
            }
            (
                val @ (Val::Array(..) | Val::Lazy(_) | Val::Scalar(_) | Val::Text(_)),
                [Access::Paren(args)],
            ) => match self.attempt(|s| s.direct_get(&val, value, args)) {
                Some(part) => Some(part),
                None => self.boxed_access(val, path, verb),
            },
            (val, path) => self.boxed_access(val, path, verb),
        }
    }

    /// Access through the runtime library.
    fn boxed_access(&mut self, val: Val, path: &'a [Access], verb: &str) -> Option<Val> {
        let base = self.operand(val);
        match self.path_call(verb, base, None, path) {
            Operand::Borrow(l) => Some(Val::Boxed(l)),
            _ => None,
        }
    }

    /// A call of the path kernel that does `verb` to `base<path>`, with one boxed result.
    fn path_call(
        &mut self,
        verb: &str,
        base: Operand,
        source: Option<Operand>,
        path: &'a [Access],
    ) -> Operand {
        let result = self.scratch("v", Ty::Boxed);
        self.path_kernel(verb, base, source, path, vec![result]);
        Operand::Borrow(result)
    }

    /// A call of the path kernel that does `verb` to `base<path>` (see `cabi/path.rs` in the runtime
    /// library for how its name spells the path).
    fn path_kernel(
        &mut self,
        verb: &str,
        base: Operand,
        source: Option<Operand>,
        path: &'a [Access],
        results: Vec<LocalId>,
    ) {
        let mut name = verb.to_owned();
        let mut operands = vec![base];
        operands.extend(source);
        let mut open = false;
        for step in path {
            let given = operands.len();
            // A list may be any number of operands: those of a later step could not be told apart.
            if open && !matches!(step, Access::Dot(_)) {
                self.reject("an index after a comma-separated list");
            }
            match step {
                Access::Dot(field) => name += &format!(".{field}"),
                Access::DynamicDot(v) => {
                    let val = self.value(*v);
                    let field = self.operand(val);
                    operands.push(field);
                    name += ".?";
                }
                Access::Paren(args) | Access::Brace(args) => {
                    for a in args {
                        let operand = self.index_operand(*a);
                        operands.push(operand);
                    }
                    open |= operands[given..].iter().any(|o| matches!(o, Operand::Spread(_)));
                    let count = if open { "*".to_owned() } else { args.len().to_string() };
                    let (left, right) =
                        if matches!(step, Access::Paren(_)) { ('(', ')') } else { ('{', '}') };
                    name += &format!("{left}{count}{right}");
                }
            }
        }
        let nargout = results.len();
        self.kernel(&name, operands, nargout, results);
    }

    fn index_operand(&mut self, arg: Arg) -> Operand {
        match arg {
            Arg::Colon => Operand::Colon,
            Arg::Var(_) => {
                let val = self.arg(arg);
                self.operand(val)
            }
        }
    }

    /// `val(args)` without the runtime library, where that is possible.
    fn direct_get(&mut self, val: &Val, value: &AbsValue, args: &[Arg]) -> Option<Val> {
        if !args.iter().all(|a| self.direct_index(*a)) || args.is_empty() {
            return None;
        }
        if let Val::Scalar(e) = val {
            // x(1), x(1, 1): the scalar itself, after the checks.
            let elem = match self.f.elem(e) {
                Elem::Index => Elem::F64,
                elem => elem,
            };
            let l = self.scratch("t", Ty::Array(elem, 2));
            self.store_local(l, Val::Scalar(e.clone()));
            return self.direct_get(&Val::Array(l, vec![Ext::Const(1); 2]), value, args);
        }
        let (array, known) = match val {
            Val::Array(l, known) => (*l, known.clone()),
            Val::Lazy(lazy) => match self.materialise(lazy.clone(), "t") {
                Val::Array(l, known) => (l, known),
                _ => return None,
            },
            Val::Text(t) => {
                let lazy = self.lazy(Val::Text(t.clone()))?;
                match self.materialise(lazy, "text") {
                    Val::Array(l, known) => (l, known),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let (elem, rank) = self.array_type(array);
        match args {
            [one] => self.get_linear(array, elem, &known, *one),
            args if args.len() == usize::from(rank) => self.get_subscripts(array, elem, &known, args),
            _ => None,
        }
    }

    fn get_linear(&mut self, array: LocalId, elem: Elem, known: &[Ext], arg: Arg) -> Option<Val> {
        let running = known.iter().position(|k| !k.is_one());
        let vector = known.iter().filter(|k| !k.is_one()).count() <= 1;
        match self.index(arg, 0)? {
            Index::At(i) => {
                self.check_linear(array, known, &i, self.arg_interval(arg));
                Some(Val::Scalar(Expr::Load(array, Box::new(i))))
            }
            Index::All => {
                // x(:) is a column of all elements.
                let count = known.iter().enumerate().map(|(d, k)| extent(array, d, k)).reduce(mul)?;
                let count_known = match running {
                    Some(d) if vector => known[d].clone(),
                    None => Ext::Const(1),
                    _ => Ext::Unknown,
                };
                let count = self.atom("n", count);
                let dims = vec![(count_known, count), (Ext::Const(1), Expr::index(1))];
                Some(Val::Lazy(Lazy { elem, shape: Shape { dims }, node: Node::Flat(array) }))
            }
            Index::Many(sub, n) => {
                self.check_many(array, &sub, &n, None, self.arg_interval(arg));
                // The result of x(index) has the direction of x where both are vectors, else the
                // shape of the index; the index here is a vector along its own direction.
                let Arg::Var(v) = arg else { return None };
                let index_known = self.known(self.before(v))?;
                if index_known.iter().filter(|k| !k.is_one()).count() > 1 || !vector {
                    return None;
                }
                let index_runs = index_known.iter().position(|k| !k.is_one()).unwrap_or(1);
                let d = match running {
                    Some(d) if d < 2 => d,
                    None => index_runs,
                    _ => return None,
                };
                // A vector of unknown direction would be of either shape.
                if known.len() > 2 || known.iter().all(|k| *k == Ext::Unknown) {
                    return None;
                }
                let mut dims = vec![(Ext::Const(1), Expr::index(1)); 2];
                dims[d] = n;
                let mut subs = vec![Sub::At(Expr::index(0)); 2];
                subs[d] = sub;
                Some(Val::Lazy(Lazy { elem, shape: Shape { dims }, node: Node::Slice(array, subs) }))
            }
        }
    }

    fn get_subscripts(&mut self, array: LocalId, elem: Elem, known: &[Ext], args: &[Arg]) -> Option<Val> {
        let mut subs = Vec::new();
        let mut dims = Vec::new();
        for (d, arg) in args.iter().enumerate() {
            match self.index(*arg, d as u8 + 1)? {
                Index::At(i) => {
                    self.check_subscript(array, known, d, &i, self.arg_interval(*arg));
                    subs.push(Sub::At(i));
                    dims.push((Ext::Const(1), Expr::index(1)));
                }
                Index::All => {
                    subs.push(Sub::Step(Expr::index(0), Expr::index(1)));
                    dims.push((known[d].clone(), extent(array, d, &known[d])));
                }
                Index::Many(sub, n) => {
                    self.check_many(array, &sub, &n, Some((d, &known[d])), self.arg_interval(*arg));
                    subs.push(sub);
                    dims.push(n);
                }
            }
        }
        if subs.iter().all(|s| matches!(s, Sub::At(_))) {
            let subs: Vec<Expr> = subs
                .into_iter()
                .map(|s| match s {
                    Sub::At(e) => e,
                    _ => Expr::index(0),
                })
                .collect();
            let place = self.linear(array, &subs);
            return Some(Val::Scalar(Expr::Load(array, Box::new(place))));
        }
        Some(Val::Lazy(Lazy { elem, shape: Shape { dims }, node: Node::Slice(array, subs) }))
    }

    pub(super) fn arg_interval(&self, arg: Arg) -> Interval {
        match arg {
            Arg::Var(v) => interval(self.before(v)),
            Arg::Colon => Interval::TOP,
        }
    }

    /// Whether an operand can be an index without the runtime library: a real number or a vector
    /// of doubles.
    pub(super) fn direct_index(&self, arg: Arg) -> bool {
        let Arg::Var(v) = arg else { return true };
        if self.is_list(v) {
            return false;
        }
        let Some(value) = self.before(v).unique() else { return false };
        let class = value.class;
        let real = value.matrix.complexity == types::Complexity::Real;
        let Some(known) = super::repr::extents(&value.matrix.shape) else { return false };
        let scalar = known.iter().all(Ext::is_one);
        real && (class == Class::Double || (scalar && class.is_integer()))
    }

    /// A subscript; `position` is from 1, or 0 where it is the only one.
    pub(super) fn index(&mut self, arg: Arg, position: u8) -> Option<Index> {
        let Arg::Var(v) = arg else { return Some(Index::All) };
        let range = interval(self.before(v));
        let known = self.known(self.before(v))?;
        if known.iter().all(Ext::is_one) {
            let val = self.value(v);
            let e = self.scalar_any(val);
            return Some(Index::At(self.zero_based(e, range, position)));
        }
        let val = self.value(v);
        let lazy = self.lazy(val)?;
        let runs = lazy.shape.running();
        let n = lazy.shape.dims.get(runs)?.clone();
        if !lazy.shape.is_vector() {
            return None;
        }
        if let Node::Range(lo, step, _) = &lazy.node
            && self.f.elem(lo) == Elem::Index
        {
            let (lo, step) = (self.atom("from", add_const(lo.clone(), -1)), step.clone());
            return Some(Index::Many(Sub::Step(lo, step), n));
        }
        // Each element is checked to be a positive integer before any is used.
        let elem = lazy.elem;
        let Val::Array(l, _) = self.materialise(lazy, "index") else { return None };
        if !(fits_index(&range) && range.lo >= 1.0) {
            let i = self.local("i", Ty::Scalar(Elem::Index));
            let checked = self.lazy_of_array(l, &[n.0.clone(), Ext::Const(1)]);
            let at = self.site();
            let lazy =
                Lazy { shape: Shape { dims: vec![n.clone(), (Ext::Const(1), Expr::index(1))] }, ..checked };
            self.each_element(&lazy, &mut |s, value| {
                let value = s.cast(value, Elem::F64);
                s.block.push(Stmt::ToIndex { local: i, value, position, at });
            });
        }
        let _ = elem;
        Some(Index::Many(Sub::Gather(l), n))
    }

    /// A subscript as a place from 0, checked to be a positive integer.
    pub(super) fn zero_based(&mut self, e: Expr, range: Interval, position: u8) -> Expr {
        let at = self.site();
        let e = match self.f.elem(&e) {
            Elem::Index => e,
            _ if fits_index(&range) => {
                let e = self.cast(e, Elem::F64);
                self.cast(e, Elem::Index)
            }
            _ => {
                let value = self.cast(e, Elem::F64);
                let i = self.local("i", Ty::Scalar(Elem::Index));
                self.block.push(Stmt::ToIndex { local: i, value, position, at });
                return add_const(Expr::Local(i), -1);
            }
        };
        let e = match &e {
            Expr::Op { .. } | Expr::Integer(..) | Expr::Local(_) => e,
            _ => self.atom("i", e),
        };
        if range.lo >= 1.0 || matches!(&e, Expr::Integer(k, _) if *k >= 1) {
            return add_const(e, -1);
        }
        let fails = compare(ScalarOp::Lt, e.clone(), Expr::index(1));
        let args = vec![self.cast(e.clone(), Elem::F64), Expr::index(position.into())];
        self.check(fails, Fault::BadIndex, args);
        add_const(e, -1)
    }

    /// Checks a place from 0 against the number of elements.
    pub(super) fn check_linear(&mut self, array: LocalId, known: &[Ext], i: &Expr, range: Interval) {
        let count = known.iter().try_fold(1i64, |n, k| match k {
            Ext::Const(k) => n.checked_mul(*k),
            _ => None,
        });
        if count.is_some_and(|n| range.hi <= n as f64) {
            return;
        }
        let n = count.map_or(Expr::Numel(array), Expr::index);
        let fails = compare(ScalarOp::Ge, i.clone(), n.clone());
        self.check(fails, Fault::IndexBounds, vec![n]);
    }

    /// Checks a place from 0 against the extent of dimension `d`.
    pub(super) fn check_subscript(
        &mut self,
        array: LocalId,
        known: &[Ext],
        d: usize,
        i: &Expr,
        range: Interval,
    ) {
        if let Ext::Const(n) = known[d]
            && range.hi <= n as f64
        {
            return;
        }
        let n = extent(array, d, &known[d]);
        let fails = compare(ScalarOp::Ge, i.clone(), n.clone());
        let args = vec![Expr::index(d as i64 + 1), n];
        self.check(fails, Fault::SubscriptBounds, args);
    }

    /// Checks the places of a range or vector: all, or its ends.
    pub(super) fn check_many(
        &mut self,
        array: LocalId,
        sub: &Sub,
        n: &(Ext, Expr),
        dim: Option<(usize, &Ext)>,
        range: Interval,
    ) {
        let limit = match dim {
            Some((d, known)) => extent(array, d, known),
            None => Expr::Numel(array),
        };
        let (fault, args) = match dim {
            Some((d, _)) => (Fault::SubscriptBounds, vec![Expr::index(d as i64 + 1), limit.clone()]),
            None => (Fault::IndexBounds, vec![limit.clone()]),
        };
        let position = dim.map_or(0, |(d, _)| d as i64 + 1);
        match sub {
            Sub::At(_) => {}
            Sub::Step(start, step) => {
                let last = add(start.clone(), mul(add_const(n.1.clone(), -1), step.clone()));
                let some = compare(ScalarOp::Gt, n.1.clone(), Expr::index(0));
                let rising = !matches!(step, Expr::Integer(k, _) if *k < 0);
                let (low, high) = if rising { (start.clone(), last) } else { (last, start.clone()) };
                if !(range.lo >= 1.0) {
                    let bad = compare(ScalarOp::Lt, low.clone(), Expr::index(0));
                    let fails = both(some.clone(), bad);
                    let first = self.cast(add_const(low, 1), Elem::F64);
                    let args = vec![first, Expr::index(position)];
                    self.check(fails, Fault::BadIndex, args);
                }
                let beyond = compare(ScalarOp::Ge, high, limit);
                let fails = both(some, beyond);
                self.check(fails, fault, args);
            }
            Sub::Gather(l) => {
                let known = vec![n.0.clone(), Ext::Const(1)];
                let lazy = self.lazy_of_array(*l, &known);
                let dims = vec![n.clone(), (Ext::Const(1), Expr::index(1))];
                let lazy = Lazy { shape: Shape { dims }, ..lazy };
                let limit = self.atom("n", limit);
                self.each_element(&lazy, &mut |s, value| {
                    let value = s.cast(value, Elem::Index);
                    let fails = compare(ScalarOp::Gt, value, limit.clone());
                    s.check(fails, fault, args.clone());
                });
            }
        }
    }

    // ---- Through the runtime library -------------------------------------------------------

    /// `x<path> = src` on a boxed copy of `x`.
    pub(super) fn set_through_box(&mut self, before: &AbsValue, l: LocalId, path: &'a [Access], src: VarId) {
        let val = self.value(src);
        let val = self.stored(val, self.before(src));
        let value = self.operand(val);
        self.flush(l);
        self.compact(l);
        let boxed = match self.f.locals[l].ty {
            Ty::Boxed => l,
            _ => {
                let b = self.scratch("v", Ty::Boxed);
                let at = self.site();
                if !before.is_undefined() {
                    self.block.push(Stmt::Convert { dst: b, src: Operand::Borrow(l), at });
                }
                b
            }
        };
        let from = self.updated(boxed);
        self.path_kernel("set", from, Some(value), path, vec![boxed]);
        if boxed != l {
            let at = self.site();
            self.block.push(Stmt::Convert { dst: l, src: Operand::Take(boxed), at });
        }
    }

    /// `[base<path>] = src{:}`
    pub(super) fn set_list(&mut self, base: VarId, path: &'a [Access], src: VarId) {
        if !self.is_list(src) {
            return self.set(base, path, src);
        }
        let Some(Slot::Local(l)) = self.slot(base) else {
            return self.reject("an assignment to a comma-separated list");
        };
        if self.f.locals[l].ty != Ty::Boxed {
            return self.reject("an assignment to a comma-separated list");
        }
        let Val::Boxed(list) = self.value(src) else { return self.reject("this list") };
        self.flush(l);
        let from = self.updated(l);
        self.path_kernel("setlist", from, Some(Operand::Borrow(list)), path, vec![l]);
        self.mark_set(base);
    }

    /// A local as an operand that comes back changed: taken, so that it changes in place, unless an
    /// error would be caught where the old value can be seen.
    fn updated(&self, l: LocalId) -> Operand {
        let seen = !self.is_scratch(l) && (self.protected > 0 || self.is_global(l));
        if seen || self.f.locals[l].ty != Ty::Boxed { Operand::Borrow(l) } else { Operand::Take(l) }
    }

    pub(super) fn delete(&mut self, base: VarId, path: &'a [Access]) {
        let Some(Slot::Local(l)) = self.slot(base) else {
            return self.reject("deletion in a part of a variable");
        };
        let from = self.updated(l);
        self.flush(l);
        self.compact(l);
        self.path_kernel("delete", from, None, path, vec![l]);
        self.mark_set(base);
    }

    /// Calls a function handle whose target is known.
    pub(super) fn call_handle(&mut self, targets: &'a [Target], handle: Handle, args: Vec<Val>) {
        match handle {
            Handle::Function(f) => self.call_user(targets, f, args),
            Handle::Builtin(name) => self.call_builtin_values(targets, name, args),
        }
    }
}
