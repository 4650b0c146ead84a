//! Builtins that need no library call: measures, constant arrays, ranges, transposition, products,
//! reductions, conversions and the operations of the scalar table.
//!
//! A function here gives `None` where there is no direct form; `Selector::attempt` then undoes what it
//! did, and the call goes through the runtime library.

use super::condition::negated;
use super::elementwise::const_shape;
use super::function::{Selector, asked, extent, number};
use super::repr::{Ext, Repr, interval};
use super::scalar::{Out, both, compare, is_real, mul, op, zero};
use super::value::{Handle, Lazy, Node, Shape, Val};
use base::Name;
use ir::loops::{Elem, Expr, Operand, Stmt, Ty};
use ir::tir::{self, Arg, Target, VarId, internal};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity, Interval};

impl Selector<'_, '_> {
    /// A builtin's only result, where it can be computed without the runtime library.
    pub(super) fn builtin(&mut self, target: VarId, name: Name, args: &[Arg]) -> Option<Val> {
        let result = self.after(target);
        let text = name.as_str();
        if text == internal::END {
            return self.end_(args);
        }
        if let (internal::EXISTS, [Arg::Var(v)]) = (text, args) {
            return self.exists(*v);
        }
        match (text, args) {
            ("nargin", []) => return Some(Val::Scalar(number(self.context.nargin as f64))),
            ("nargout", []) => return Some(Val::Scalar(number(asked(self.context) as f64))),
            _ => {}
        }
        match (text, args) {
            ("nargin" | "nargout", [Arg::Var(f)]) => return self.declared_count(text == "nargin", *f),
            ("exist", [Arg::Var(name), ..]) => return self.exist(*name, args.get(1)),
            _ => {}
        }
        if let Some(val) = constant(result)
            && args.iter().all(|a| self.is_pure(*a))
            && !has_effects(text)
        {
            return Some(val);
        }
        if args.iter().any(|a| match a {
            Arg::Var(v) => self.is_list(*v),
            Arg::Colon => true,
        }) {
            return None;
        }
        let vars: Vec<VarId> = args
            .iter()
            .filter_map(|a| match a {
                Arg::Var(v) => Some(*v),
                Arg::Colon => None,
            })
            .collect();
        match text {
            "size" | "numel" | "length" | "isempty" | "ndims" | "rows" | "columns" => {
                self.measure(text, &vars, result)
            }
            "zeros" | "ones" | "true" | "false" | "Inf" | "inf" | "NaN" | "nan" => {
                self.constant_array(text, &vars, result)
            }
            "horzcat" | "vertcat" => self.concatenate(text == "vertcat", &vars, result),
            "transpose" | "ctranspose" => self.transpose(text == "ctranspose", &vars),
            "colon" => self.colon(&vars, result),
            "sum" | "prod" | "max" | "min" | "any" | "all" | "mean" => self.reduce(text, &vars, result),
            "mtimes" => self.mtimes(&vars, result),
            "mrdivide" if self.is_scalar(*vars.get(1)?) => self.elementwise(ScalarOp::Rdivide, &vars, result),
            "mldivide" if self.is_scalar(*vars.first()?) => {
                self.elementwise(ScalarOp::Ldivide, &vars, result)
            }
            "mpower" if vars.iter().all(|v| self.is_scalar(*v)) => {
                self.elementwise(ScalarOp::Power, &vars, result)
            }
            "func2str" => match (vars.first().map(|v| Repr::of(self.before(*v)))?, vars.len()) {
                (Repr::Closure(Handle::Function(f), _), 1) => {
                    let _ = self.value(vars[0]);
                    Some(Val::Text(self.handle_text(f)))
                }
                _ => None,
            },
            internal::TRUTH => {
                let v = *vars.first()?;
                if !self.is_scalar(v) {
                    return None;
                }
                let (value, val) = (self.before(v), self.value(v));
                Some(Val::Scalar(self.truth(val, value)))
            }
            internal::DECIDES_OR | internal::DECIDES_AND => {
                let v = *vars.first()?;
                if !self.is_scalar(v) {
                    return None;
                }
                let value = self.before(v);
                let val = if self.reads.decided.contains(&v) { self.value(v) } else { self.peek(v) };
                let truth = self.truth(val, value);
                Some(Val::Scalar(match text {
                    internal::DECIDES_OR => truth,
                    _ => negated(truth),
                }))
            }
            // The branch around it has looked at the first operand.
            "and" | "or" if vars.len() == 2 && self.reads.decided.contains(&vars[0]) => {
                let (value, val) = (self.before(vars[1]), self.value(vars[1]));
                Some(Val::Scalar(self.truth(val, value)))
            }
            "and" | "or" if vars.len() == 2 && vars.iter().all(|v| self.is_scalar(*v)) => {
                let [a, b] = [vars[0], vars[1]].map(|v| {
                    let (value, val) = (self.before(v), self.value(v));
                    self.truth(val, value)
                });
                let (a, b) = (Box::new(a), Box::new(b));
                Some(Val::Scalar(if text == "and" { Expr::And(a, b) } else { Expr::Or(a, b) }))
            }
            "not"
                if vars.len() == 1
                    && self.is_scalar(vars[0])
                    && self.before(vars[0]).unique_class().is_some_and(|c| c.is_matrix()) =>
            {
                let (value, val) = (self.before(vars[0]), self.value(vars[0]));
                let truth = self.truth(val, value);
                Some(Val::Scalar(Expr::Not(Box::new(truth))))
            }
            "double" | "single" | "logical" | "int8" | "int16" | "int32" | "uint8" | "uint16" | "uint32" => {
                self.convert_class(&vars, result)
            }
            "char"
                if vars.len() == 1 && {
                    let i = interval(self.before(vars[0]));
                    i.integer && !i.nan && i.lo >= 0.0 && i.hi <= 65535.0
                } =>
            {
                self.convert_class(&vars, result)
            }
            "complex" if vars.len() == 2 && vars.iter().all(|v| self.is_scalar(*v) && self.is_real(*v)) => {
                let [a, b] = [vars[0], vars[1]].map(|v| self.value(v));
                let [a, b] = [a, b].map(|v| self.scalar(v, Elem::F64));
                (result.unique_class()? == Class::Double)
                    .then(|| Val::Scalar(Expr::Complex(Box::new(a), Box::new(b))))
            }
            _ => {
                let o = ScalarOp::from_name(text)?;
                (o.arity() == vars.len()).then(|| self.elementwise(o, &vars, result))?
            }
        }
    }

    /// Whether a variable has a value.
    fn exists(&mut self, v: VarId) -> Option<Val> {
        let value = self.before(v);
        Some(Val::Scalar(match (value.is_undefined() || value.is_bottom(), value.maybe_undefined) {
            (true, _) => Expr::Bool(false),
            (false, false) => Expr::Bool(true),
            _ => Expr::Local(self.set_flag(v)?),
        }))
    }

    /// `nargin(f)` and `nargout(f)` of a function that is known here: negative where it takes any number.
    fn declared_count(&mut self, inputs: bool, f: VarId) -> Option<Val> {
        let target = match Repr::of(self.before(f)) {
            Repr::Closure(handle, _) => handle,
            _ => {
                let name = self.before(f).as_text()?;
                match self.cx.program.functions.iter().find(|(_, g)| {
                    g.name.as_str() == name && g.file == self.tf.file && g.kind != tir::FunctionKind::Lambda
                }) {
                    Some((id, _)) => Handle::Function(id),
                    None => Handle::Builtin(Name::new(&name)),
                }
            }
        };
        let count = match target {
            Handle::Function(id) => {
                let g = &self.cx.program.functions[id];
                let (n, any) = match inputs {
                    true => (g.params.len() - g.captured.min(g.params.len()), g.varargin.is_some()),
                    false => (g.outputs.len(), g.varargout.is_some()),
                };
                if any { -(n as f64) - 1.0 } else { n as f64 }
            }
            Handle::Builtin(name) => {
                let b = builtins::builtin(builtins::find(name.as_str())?);
                f64::from(if inputs { b.nargin() } else { b.nargout() })
            }
        };
        let _ = self.value(f);
        Some(Val::Scalar(number(count)))
    }

    /// `exist(name, kind)` of what is no variable: functions are known here, files when the program runs.
    fn exist(&mut self, name: VarId, kind: Option<&Arg>) -> Option<Val> {
        let kind = match kind {
            Some(Arg::Var(k)) => self.before(*k).as_text()?.to_owned(),
            _ => String::new(),
        };
        let known = self.before(name).as_text();
        let builtin = known.as_deref().is_some_and(|n| builtins::find(n).is_some());
        let code = match kind.as_str() {
            "var" => Some(0.0),
            "builtin" => known.map(|_| if builtin { 5.0 } else { 0.0 }),
            "file" if builtin => Some(2.0),
            "" if builtin => Some(5.0),
            "" | "file" => {
                let named = |n: &str| self.cx.program.functions.values().any(|f| f.name.as_str() == n);
                known.filter(|n| named(n)).map(|_| 2.0)
            }
            _ => None,
        };
        if self.tf.dynamic || kind == "class" {
            return None;
        }
        let val = self.value(name);
        match code {
            Some(code) => Some(Val::Scalar(number(code))),
            None => {
                let operands = vec![self.operand(val), Operand::Text(kind)];
                match self.boxed_call("mc_exist_file", operands) {
                    Operand::Borrow(l) => Some(Val::Boxed(l)),
                    _ => None,
                }
            }
        }
    }

    fn is_pure(&self, arg: Arg) -> bool {
        match arg {
            Arg::Var(v) => !self.before(v).maybe_undefined,
            Arg::Colon => true,
        }
    }

    pub(super) fn is_scalar(&self, v: VarId) -> bool {
        super::repr::known_extents(self.before(v)).is_some_and(|k| k.iter().all(Ext::is_one))
    }

    /// Whether a variable is kept as a real number.
    pub(super) fn is_real(&self, v: VarId) -> bool {
        self.number_elem(v).is_some_and(|e| !e.is_complex())
    }

    /// The element type a variable's value has, where it is a number, and dense.
    pub(super) fn number_elem(&self, v: VarId) -> Option<Elem> {
        match Repr::of(self.before(v)) {
            Repr::Scalar(e) | Repr::Array(e, _) => Some(e),
            _ => None,
        }
    }

    /// An operation of the table, element by element.
    fn elementwise(&mut self, o: ScalarOp, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let elems: Vec<Elem> = vars.iter().map(|v| self.number_elem(*v)).collect::<Option<_>>()?;
        if !o.agrees_on_reals() && self.may_narrow(vars) {
            return self.narrowed(o, vars, &elems, result);
        }
        let ranges: Vec<_> = vars.iter().map(|v| interval(self.before(*v))).collect();
        let (_, out) = self.op_elems(o, &elems, result, true)?;
        if self.leaves_reals(o, &ranges, out.kept) && !elems.iter().any(|e| e.is_complex()) {
            return None;
        }
        if vars.iter().all(|v| self.is_scalar(*v)) {
            let args = vars
                .iter()
                .map(|v| {
                    let val = self.value(*v);
                    self.scalar_any(val)
                })
                .collect();
            return self.scalar_op(o, args, result).map(Val::Scalar);
        }
        let (elem, out) =
            self.op_elems(o, &elems.iter().map(|e| widen(*e)).collect::<Vec<_>>(), result, false)?;
        let vals = vars.iter().map(|v| self.value(*v)).collect();
        self.combine(o, vals, elem, out)
    }

    /// Whether operands kept complex may all be real at run time.
    fn may_narrow(&self, vars: &[VarId]) -> bool {
        let complexity = |v: &VarId| self.before(*v).unique().map(|u| u.matrix.complexity);
        let kept = |v: &&VarId| self.number_elem(**v).is_some_and(Elem::is_complex);
        let mut complex = vars.iter().filter(kept).peekable();
        complex.peek().is_some() && complex.all(|v| complexity(v) == Some(Complexity::Any))
    }

    /// An operation that means something else on complex numbers, of operands kept complex that may be
    /// real: which it is shows at run time.
    fn narrowed(&mut self, o: ScalarOp, vars: &[VarId], elems: &[Elem], result: &AbsValue) -> Option<Val> {
        let ranges: Vec<Interval> = vars
            .iter()
            .zip(elems)
            .map(|(v, e)| if e.is_complex() { Interval::TOP } else { interval(self.before(*v)) })
            .collect();
        if !o.info().domain.surely_contains(&ranges) {
            return None; // whether the result is real shows when all elements are known
        }
        let (elem, out) = self.op_elems(o, elems, result, false)?;
        let part = if matches!(elem, Elem::C32) { Elem::F32 } else { Elem::F64 };
        let narrow = (part, Out { computed: part, kept: out.kept });
        if vars.iter().all(|v| self.is_scalar(*v)) {
            let mut real = Expr::Bool(true);
            let mut args = Vec::new();
            for v in vars {
                let val = self.value(*v);
                let e = self.scalar_any(val);
                let e = self.atom("z", e);
                if self.f.elem(&e).is_complex() {
                    real = both(real, is_real(&e));
                }
                args.push(e);
            }
            let [narrow, whole] = [narrow, (elem, out)].map(|(elem, out)| {
                let args = args.iter().map(|a| self.cast(a.clone(), elem)).collect();
                Box::new(self.cast(op(o, args, elem, out.computed), out.kept))
            });
            return Some(Val::Scalar(Expr::Select(Box::new(real), narrow, whole)));
        }
        let args = vars.iter().zip(elems).map(|(v, e)| (self.value(*v), e.is_complex())).collect();
        self.combine_narrowed(o, args, narrow, (elem, out))
    }

    fn end_(&mut self, args: &[Arg]) -> Option<Val> {
        let [Arg::Var(x), Arg::Var(k), Arg::Var(n)] = args else { return None };
        let constant_of = |s: &Self, v: VarId| match interval(s.before(v)) {
            i if i.is_point() => Some(i.lo as usize),
            _ => None,
        };
        let (k, n) = (constant_of(self, *k)?, constant_of(self, *n)?);
        let val = self.peek(*x);
        let dims = self.extents_of(&val)?;
        let e = if k < n {
            dims.get(k - 1).cloned().unwrap_or(Expr::index(1))
        } else {
            dims.into_iter().skip(k - 1).reduce(mul).unwrap_or(Expr::index(1))
        };
        Some(Val::Scalar(e))
    }

    /// The extents of a value as expressions.
    fn extents_of(&mut self, val: &Val) -> Option<Vec<Expr>> {
        match val {
            Val::Scalar(_) => Some(vec![Expr::index(1), Expr::index(1)]),
            Val::Array(l, known) => Some(known.iter().enumerate().map(|(d, k)| extent(*l, d, k)).collect()),
            Val::Lazy(lazy) => Some(lazy.shape.exprs()),
            Val::Text(t) => {
                let n = t.encode_utf16().count() as i64;
                Some(vec![Expr::index(i64::from(n > 0)), Expr::index(n)])
            }
            _ => None,
        }
    }

    /// `[m, n, ..] = size(x)`: the last takes the extents that are left.
    pub(super) fn sizes(&mut self, targets: &[Target], x: VarId) -> Option<()> {
        if matches!(Repr::of(self.before(x)), Repr::Boxed | Repr::Record(_) | Repr::Closure(..)) {
            return None;
        }
        let val = match self.loose(x) {
            Some(val) => val,
            None => self.value(x),
        };
        let dims = self.extents_of(&val)?;
        let changes = targets.contains(&Target::Var(x));
        let mut extents = Vec::new();
        for k in 0..targets.len() {
            let last = k + 1 == targets.len();
            let e = match dims.get(k..) {
                Some(rest) if last => rest.iter().cloned().reduce(mul),
                Some([e, ..]) => Some(e.clone()),
                _ => None,
            };
            let e = e.unwrap_or(Expr::index(1));
            extents.push(if changes { self.atom("n", e) } else { e });
        }
        for (target, e) in targets.iter().zip(extents) {
            match target {
                Target::Var(v) => self.define(*v, Val::Scalar(e)),
                Target::Ignore => {}
                _ => return None,
            }
        }
        Some(())
    }

    fn measure(&mut self, what: &str, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let (&x, rest) = vars.split_first()?;
        if matches!(Repr::of(self.before(x)), Repr::Boxed | Repr::Record(_) | Repr::Closure(..)) {
            return None;
        }
        let d = match rest {
            [] => None,
            [d] if interval(self.before(*d)).is_point() && what == "size" => {
                Some(interval(self.before(*d)).lo as usize)
            }
            _ => return None,
        };
        let val = match self.loose(x) {
            Some(val) => val,
            None => self.value(x),
        };
        let dims = self.extents_of(&val)?;
        let all = || dims.iter().cloned().reduce(mul).unwrap_or(Expr::index(1));
        let e = match (what, d) {
            ("size", Some(d)) if d >= 1 => dims.get(d - 1).cloned().unwrap_or(Expr::index(1)),
            ("size", None) => {
                // Trailing extents of 1 are not shown: only a matrix surely has two.
                if dims.len() != 2 {
                    return None;
                }
                let items = dims.iter().map(|e| self.cast(e.clone(), Elem::F64)).collect();
                let lazy = Lazy { elem: Elem::F64, shape: const_shape(&[1, 2]), node: Node::Items(items) };
                return Some(Val::Lazy(lazy));
            }
            ("rows", _) => dims[0].clone(),
            ("columns", _) => dims[1].clone(),
            ("numel", None) => all(),
            ("isempty", None) => compare(ScalarOp::Eq, all(), Expr::index(0)),
            ("length", None) => {
                let known = super::repr::known_extents(self.before(x));
                let vector: Option<Vec<Expr>> = known.map(|k| {
                    dims.iter().zip(&k).filter(|(_, k)| !k.is_one()).map(|(e, _)| e.clone()).collect()
                });
                match vector.as_deref() {
                    Some([]) => Expr::index(1),
                    Some([one]) => one.clone(),
                    _ => {
                        let n = self.atom("n", all());
                        let longest = dims
                            .iter()
                            .cloned()
                            .reduce(|a, b| op(ScalarOp::Max, vec![a, b], Elem::Index, Elem::Index))?;
                        let empty = compare(ScalarOp::Eq, n, Expr::index(0));
                        Expr::Select(Box::new(empty), Box::new(Expr::index(0)), Box::new(longest))
                    }
                }
            }
            _ => return None,
        };
        let _ = result;
        Some(Val::Scalar(e))
    }

    fn constant_array(&mut self, what: &str, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let elem = Elem::of(result.unique_class()?, false)?;
        let fill = match what {
            "zeros" => zero(elem),
            "ones" => self.cast(Expr::index(1), elem),
            "true" => Expr::Bool(true),
            "false" => Expr::Bool(false),
            "Inf" | "inf" => self.cast(Expr::Number(f64::INFINITY, Elem::F64), elem),
            _ => self.cast(Expr::Number(f64::NAN, Elem::F64), elem),
        };
        // zeros(.., 'int8') names its class last.
        let sizes: Vec<VarId> =
            vars.iter().copied().filter(|v| self.before(*v).unique_class() != Some(Class::Char)).collect();
        if !sizes.iter().all(|v| self.is_scalar(*v) && self.is_real(*v)) {
            return None;
        }
        for v in vars.iter().filter(|v| !sizes.contains(v)) {
            let _ = self.value(*v);
        }
        let mut extents = Vec::new();
        for v in &sizes {
            let (range, val) = (interval(self.before(*v)), self.value(*v));
            let e = self.scalar_any(val);
            let e = match self.f.elem(&e) {
                Elem::Index => e,
                _ => Expr::Limit(Box::new(self.cast(e, Elem::F64))),
            };
            // Negative extents count as 0; the array type sees to it, the recipe must too.
            let e = if range.lo >= 0.0 {
                e
            } else {
                op(ScalarOp::Max, vec![e, Expr::index(0)], Elem::Index, Elem::Index)
            };
            extents.push(self.atom("n", e));
        }
        if extents.len() == 1 {
            extents.push(extents[0].clone());
        }
        while extents.len() < 2 {
            extents.push(Expr::index(1));
        }
        let known = super::repr::known_extents(result)?;
        let dims = extents
            .into_iter()
            .enumerate()
            .map(|(d, e)| (known.get(d).cloned().unwrap_or(Ext::Const(1)), e))
            .take(known.len().max(2))
            .collect();
        Some(Val::Lazy(Lazy { elem, shape: Shape { dims }, node: Node::Scalar(fill) }))
    }

    fn colon(&mut self, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        if result.unique_class()? != Class::Double
            || !vars.iter().all(|v| self.is_scalar(*v) && self.is_real(*v))
        {
            return None;
        }
        let last = vars.last().map(|v| interval(self.before(*v)))?;
        let mut parts = Vec::new();
        for v in vars {
            let val = self.value(*v);
            let e = self.scalar_any(val);
            parts.push(e);
        }
        let (lo, step, hi) = match <[Expr; 2]>::try_from(parts.clone()) {
            Ok([lo, hi]) => (lo, Expr::index(1), hi),
            Err(_) => {
                let [lo, step, hi] = <[Expr; 3]>::try_from(parts).ok()?;
                (lo, step, hi)
            }
        };
        let integers = [&lo, &step].iter().all(|e| self.f.elem(e) == Elem::Index);
        let (lo, step, hi) = if integers {
            let hi = match self.f.elem(&hi) {
                Elem::Index => hi,
                _ if super::repr::fits_index(&last) => {
                    let hi = self.cast(hi, Elem::F64);
                    self.cast(hi, Elem::Index)
                }
                _ => Expr::Limit(Box::new(self.cast(hi, Elem::F64))),
            };
            (lo, step, hi)
        } else {
            (self.cast(lo, Elem::F64), self.cast(step, Elem::F64), self.cast(hi, Elem::F64))
        };
        let [lo, step, hi] = [("from", lo), ("step", step), ("to", hi)].map(|(n, e)| self.atom(n, e));
        let known =
            super::repr::known_extents(result).and_then(|k| k.get(1).cloned()).unwrap_or(Ext::Unknown);
        let count = match &known {
            Ext::Const(n) => Expr::index(*n),
            _ => {
                let count = Expr::Count(Box::new([lo.clone(), step.clone(), hi.clone()]));
                Expr::Local(self.pin("n", count))
            }
        };
        let dims = vec![(Ext::Const(1), Expr::index(1)), (known, count)];
        let node = Node::Range(lo, step, hi);
        Some(Val::Lazy(Lazy { elem: Elem::F64, shape: Shape { dims }, node }))
    }

    fn transpose(&mut self, conjugate: bool, vars: &[VarId]) -> Option<Val> {
        let [v] = vars else { return None };
        let elem = self.number_elem(*v)?;
        if conjugate && elem.is_complex() {
            return None;
        }
        let val = self.value(*v);
        if let Val::Scalar(_) = val {
            return Some(val);
        }
        let lazy = self.lazy(val)?;
        let mut dims = lazy.shape.dims;
        if dims.len() != 2 {
            return None;
        }
        dims.swap(0, 1);
        let node = match lazy.node {
            Node::Items(items) if dims.iter().any(|(k, _)| k.is_one()) => Node::Items(items),
            Node::Scalar(e) => Node::Scalar(e),
            Node::Range(a, b, c) => Node::Range(a, b, c),
            Node::Items(items) => {
                let rows = match dims[1].0 {
                    Ext::Const(n) => n as usize,
                    _ => return None,
                };
                let columns = items.len() / rows.max(1);
                Node::Items(
                    (0..items.len()).map(|k| items[k / columns + k % columns * rows].clone()).collect(),
                )
            }
            node => Node::Transpose(Box::new(node)),
        };
        Some(Val::Lazy(Lazy { elem: lazy.elem, shape: Shape { dims }, node }))
    }

    fn mtimes(&mut self, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let [a, b] = vars else { return None };
        if self.is_scalar(*a) || self.is_scalar(*b) {
            return self.elementwise(ScalarOp::Times, vars, result);
        }
        let real = |e: Option<Elem>| matches!(e, Some(Elem::F64 | Elem::Index | Elem::Bool));
        if !(real(self.number_elem(*a)) && real(self.number_elem(*b))) {
            return None;
        }
        let (Repr::Array(_, 2), Repr::Array(_, 2)) = (Repr::of(self.before(*a)), Repr::of(self.before(*b)))
        else {
            return None;
        };
        let ty = Ty::Array(Elem::F64, 2);
        let [a, b] = [*a, *b].map(|v| {
            let val = self.value(v);
            match val {
                Val::Array(l, _) if self.f.locals[l].ty == ty => l,
                val => {
                    let l = self.scratch("t", ty);
                    self.store_local(l, val);
                    l
                }
            }
        });
        let dst = self.scratch("t", ty);
        let at = self.site();
        let args = vec![Operand::Borrow(a), Operand::Borrow(b)];
        self.block.push(Stmt::Support { name: "mtimes", args, result: dst, at });
        let val = self.local_value(dst, result);
        match Repr::of(result) {
            Repr::Scalar(_) => Some(Val::Scalar(Expr::Load(dst, Box::new(Expr::index(0))))),
            _ => Some(val),
        }
    }

    fn convert_class(&mut self, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let [v] = vars else { return None };
        let class = result.unique_class()?;
        let from = self.number_elem(*v)?;
        let to = Elem::of(class, result.unique()?.matrix.complexity != Complexity::Real)?;
        if class == Class::Logical && interval(self.before(*v)).nan {
            return None; // NaN cannot be converted; the runtime library says so
        }
        if matches!(from, Elem::I64 | Elem::U64) || (from.is_complex() && !to.is_complex()) {
            return None;
        }
        let val = self.value(*v);
        if let Val::Scalar(e) = val {
            let keeps = self.f.elem(&e) == Elem::Index && to == Elem::F64;
            return Some(Val::Scalar(if keeps { e } else { self.cast(e, to) }));
        }
        let lazy = self.lazy(val)?;
        Some(Val::Lazy(self.retyped(lazy, to)))
    }

    fn reduce(&mut self, what: &str, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let x = *vars.first()?;
        let elem = self.number_elem(x)?;
        if what == "max" || what == "min" {
            let o = if what == "max" { ScalarOp::Max } else { ScalarOp::Min };
            return match vars {
                [_, _] => self.elementwise(o, vars, result),
                [_] => self.extreme(o, x, elem, result),
                _ => None,
            };
        }
        let along = match vars {
            [_] => None,
            [_, d] if interval(self.before(*d)).is_point() => Some(interval(self.before(*d)).lo as usize),
            _ => return None,
        };
        if !matches!(elem, Elem::F64 | Elem::Index | Elem::Bool) {
            return None;
        }
        let known = super::repr::known_extents(self.before(x))?;
        let vector_runs = known.iter().position(|k| !k.is_one());
        let one = known.iter().filter(|k| !k.is_one()).count() <= 1;
        let scalar_result = matches!(Repr::of(result), Repr::Scalar(_));
        let along_vector = along.is_none_or(|d| Some(d - 1) == vector_runs || vector_runs.is_none());
        if one && scalar_result && along_vector {
            let val = self.value(x);
            let lazy = self.lazy(val)?;
            return self.reduce_all(what, &lazy).map(Val::Scalar);
        }
        // A matrix along rows or columns; only where the extent of the other is surely not 1.
        let d = along.or_else(|| {
            let first = known.first()?;
            matches!(first, Ext::Const(n) if *n != 1).then_some(1)
        })?;
        if known.len() != 2 || d > 2 || !matches!(what, "sum" | "prod") {
            return None;
        }
        let val = self.value(x);
        let lazy = self.lazy(val)?;
        let (o, init) = if what == "sum" { (ScalarOp::Plus, 0.0) } else { (ScalarOp::Times, 1.0) };
        self.fold_along(lazy, d - 1, o, Expr::Number(init, Elem::F64))
    }

    fn reduce_all(&mut self, what: &str, lazy: &Lazy) -> Option<Expr> {
        Some(match what {
            "sum" => self.fold(lazy, ScalarOp::Plus, Expr::Number(0.0, Elem::F64), "sum"),
            "prod" => self.fold(lazy, ScalarOp::Times, Expr::Number(1.0, Elem::F64), "product"),
            "mean" => {
                let sum = self.fold(lazy, ScalarOp::Plus, Expr::Number(0.0, Elem::F64), "sum");
                let n = lazy.shape.exprs().into_iter().reduce(mul)?;
                let n = self.cast(n, Elem::F64);
                op(ScalarOp::Rdivide, vec![sum, n], Elem::F64, Elem::F64)
            }
            "any" | "all" => {
                let any = what == "any";
                let found = self.pin(what, Expr::Bool(!any));
                let elem = lazy.elem;
                self.each_element(lazy, &mut |s, value| {
                    let nonzero = s.cast(value, Elem::Bool);
                    let stop = if any { nonzero } else { Expr::Not(Box::new(nonzero)) };
                    let set = vec![Stmt::Assign(found, Expr::Bool(any)), Stmt::Break];
                    s.block.push(Stmt::If(stop, set, Vec::new()));
                });
                let _ = elem;
                if matches!(lazy.node, Node::Items(_)) {
                    return None;
                }
                Expr::Local(found)
            }
            _ => return None,
        })
    }

    /// The greatest or least element of a vector that surely has one.
    fn extreme(&mut self, o: ScalarOp, x: VarId, elem: Elem, result: &AbsValue) -> Option<Val> {
        let known = super::repr::known_extents(self.before(x))?;
        let vector = known.iter().filter(|k| !k.is_one()).count() <= 1;
        if !vector || !matches!(Repr::of(result), Repr::Scalar(_)) || !matches!(elem, Elem::F64 | Elem::Index)
        {
            return None;
        }
        let val = self.value(x);
        let lazy = self.lazy(val)?;
        if let Node::Items(items) = &lazy.node {
            let mut items = items.iter().map(|e| self.cast(e.clone(), Elem::F64));
            let first = items.next()?;
            let all = items.fold(first, |a, b| op(o, vec![a, b], Elem::F64, Elem::F64));
            return Some(Val::Scalar(all));
        }
        let start = Expr::Number(f64::NAN, Elem::F64);
        let name = if o == ScalarOp::Max { "largest" } else { "least" };
        Some(Val::Scalar(self.fold(&lazy, o, start, name)))
    }
}

/// The constant a value is known to be, as a scalar number.
fn constant(value: &AbsValue) -> Option<Val> {
    if value.maybe_undefined {
        return None;
    }
    let n = value.as_number()?;
    match value.unique_class()? {
        Class::Double => Some(Val::Scalar(number(n))),
        Class::Logical => Some(Val::Scalar(Expr::Bool(n != 0.0))),
        _ => None,
    }
}

/// Builtins whose calls do more than give a value: never replaced by their result.
fn has_effects(name: &str) -> bool {
    builtins::find(name).is_none_or(|id| !builtins::builtin(id).effects.is_pure())
}

/// What an operand's elements are when it is an array: indices are doubles there.
fn widen(e: Elem) -> Elem {
    if e == Elem::Index { Elem::F64 } else { e }
}
