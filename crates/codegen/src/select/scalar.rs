//! Scalar expressions: conversions, and the operations of the table on scalars.

use super::function::Selector;
use super::repr::{EXACT, interval};
use super::value::Val;
use ir::loops::{Elem, Expr, Operand, Stmt, Ty};
use types::scalar::{Domain, ScalarOp};
use types::{AbsValue, Interval};

impl Selector<'_, '_> {
    /// The element type of a value, when it is a number.
    pub fn elem_of(&self, val: &Val) -> Option<Elem> {
        match val {
            Val::Scalar(e) => Some(self.f.elem(e)),
            Val::Array(l, _) => Some(self.array_type(*l).0),
            Val::Lazy(lazy) => Some(lazy.elem),
            Val::Text(_) => Some(Elem::Char),
            _ => None,
        }
    }

    /// A value as a scalar of an element type; an array gives its first element.
    pub fn scalar(&mut self, val: Val, elem: Elem) -> Expr {
        let e = match val {
            Val::Scalar(e) => e,
            Val::Array(l, _) => Expr::Load(l, Box::new(Expr::index(0))),
            Val::Lazy(lazy) => match self.materialise(lazy, "t") {
                Val::Array(l, _) => Expr::Load(l, Box::new(Expr::index(0))),
                _ => Expr::Number(f64::NAN, Elem::F64),
            },
            Val::Text(t) => {
                let unit = t.encode_utf16().next().unwrap_or(0);
                Expr::Integer(unit.into(), Elem::Char)
            }
            Val::Boxed(l) => {
                let x = self.local("t", Ty::Scalar(elem));
                let at = self.site();
                self.block.push(Stmt::Convert { dst: x, src: Operand::Borrow(l), at });
                return Expr::Local(x);
            }
            _ => {
                self.reject("this value as a number");
                Expr::Number(f64::NAN, Elem::F64)
            }
        };
        self.cast(e, elem)
    }

    /// A number as an element of an array: MATLAB has narrowed a complex one whose imaginary part is
    /// zero, and what is widened again has a positive zero.
    pub fn as_element(&mut self, e: Expr) -> Expr {
        if !self.f.elem(&e).is_complex() || matches!(e, Expr::Complex(..) | Expr::Cast(..)) {
            return e;
        }
        let (elem, z) = (self.f.elem(&e), self.atom("z", e));
        let re = op(ScalarOp::Real, vec![z.clone()], Elem::C64, Elem::F64);
        let real = Box::new(is_real(&z));
        Expr::Select(real, Box::new(self.cast(re, elem)), Box::new(z))
    }

    /// An expression converted to an element type by MATLAB's rules.
    pub fn cast(&self, e: Expr, to: Elem) -> Expr {
        let from = self.f.elem(&e);
        match (&e, to) {
            _ if from == to => e,
            (Expr::Integer(v, Elem::Index), Elem::F64 | Elem::F32) => Expr::Number(*v as f64, to),
            (Expr::Number(v, Elem::F64), Elem::F32) => Expr::Number(f64::from(*v as f32), to),
            (Expr::Number(v, _), Elem::Index) if v.fract() == 0.0 && v.abs() < EXACT => {
                Expr::index(*v as i64)
            }
            (Expr::Bool(b), Elem::F64 | Elem::F32) => Expr::Number(f64::from(u8::from(*b)), to),
            // An index widened and narrowed again is itself.
            (Expr::Cast(Elem::F64, inner), Elem::Index) if self.f.elem(inner) == Elem::Index => {
                (**inner).clone()
            }
            _ => Expr::Cast(to, Box::new(e)),
        }
    }

    /// The truth of a value in `if` and `while`: all elements nonzero, and at least one.
    pub fn truth(&mut self, val: Val, value: &AbsValue) -> Expr {
        match val {
            Val::Scalar(e) => {
                let elem = self.f.elem(&e);
                if elem == Elem::Bool {
                    return e;
                }
                let e = self.atom("t", e);
                if matches!(elem, Elem::F64 | Elem::F32) && interval(value).nan {
                    let fails = op(ScalarOp::Ne, vec![e.clone(), e.clone()], elem, Elem::Bool);
                    let fault = ir::loops::Fault::NanToLogical;
                    self.check(fails, fault, Vec::new());
                }
                self.cast(e, Elem::Bool)
            }
            Val::Text(t) => Expr::Bool(!t.is_empty() && !t.contains('\0')),
            Val::Boxed(l) => {
                let x = self.local("t", Ty::Scalar(Elem::Bool));
                let at = self.site();
                self.block.push(Stmt::Truth { local: x, value: l, at });
                Expr::Local(x)
            }
            val @ (Val::Array(..) | Val::Lazy(_)) => self.all_true(val),
            _ => {
                self.reject("this value as a condition");
                Expr::Bool(false)
            }
        }
    }

    /// An operation of the table on scalars; `None` where it has no direct form. `result` is what
    /// the analysis says of the result.
    pub fn scalar_op(&mut self, o: ScalarOp, args: Vec<Expr>, result: &AbsValue) -> Option<Expr> {
        let (elem, out) = self.op_types(o, &args, result)?;
        let args: Vec<Expr> = args.into_iter().map(|a| self.cast(a, elem)).collect();
        if elem == Elem::Index {
            if matches!(o, ScalarOp::Floor | ScalarOp::Ceil | ScalarOp::Round | ScalarOp::Fix) {
                return args.into_iter().next();
            }
            if let [Expr::Integer(a, _), Expr::Integer(b, _)] = args.as_slice()
                && let Some(v) = fold(o, *a, *b)
            {
                return Some(Expr::index(v));
            }
            // (i - 1) + 1 and the like: one constant is enough.
            if let [Expr::Op { op: inner, args: parts, elem: Elem::Index, .. }, Expr::Integer(b, _)] =
                args.as_slice()
                && let [x, Expr::Integer(a, _)] = parts.as_slice()
                && let Some(k) = signed(*inner, *a).and_then(|a| Some(a + signed(o, *b)?))
            {
                return Some(add_const(x.clone(), k as i64));
            }
        }
        let computed = op(o, args, elem, out.computed);
        Some(self.cast(computed, out.kept))
    }

    /// The type of the operands and of the result of an operation on scalars or elements.
    pub fn op_types(&self, o: ScalarOp, args: &[Expr], result: &AbsValue) -> Option<(Elem, Out)> {
        let elems: Vec<Elem> = args.iter().map(|a| self.f.elem(a)).collect();
        let bounded = super::repr::fits_index(&interval(result));
        let small = args.iter().all(|a| small_index(a, 3));
        self.op_elems(o, &elems, result, bounded || small)
    }

    /// As [`Self::op_types`], for operands of these types. `exact` says that an integer result of
    /// integer operands is known to fit.
    pub fn op_elems(
        &self,
        o: ScalarOp,
        elems: &[Elem],
        result: &AbsValue,
        exact: bool,
    ) -> Option<(Elem, Out)> {
        let facts = result.unique()?;
        let kept = Elem::of(facts.class, facts.matrix.complexity != types::Complexity::Real)?;
        let integers = elems.iter().all(|e| *e == Elem::Index);
        if integers && index_op(o) && (o.is_logical() || exact) {
            let computed = if o.is_logical() { Elem::Bool } else { Elem::Index };
            return Some((Elem::Index, Out { computed, kept: computed }));
        }
        if elems.iter().any(|e| matches!(e, Elem::I64 | Elem::U64)) {
            return None; // exact 64-bit arithmetic is the runtime library's
        }
        if o == ScalarOp::Bitshift && elems.iter().any(|e| e.class().is_integer()) {
            return None; // bits are cut off at the width of the class
        }
        let complex = elems.iter().any(|e| e.is_complex()) || (kept.is_complex() && o.keeps_complex());
        let single = elems.iter().any(|e| matches!(e, Elem::F32 | Elem::C32));
        let integer = elems.iter().any(|e| e.class().is_integer());
        let elem = match (complex, single && !integer) {
            (false, false) => Elem::F64,
            (false, true) => Elem::F32,
            (true, false) => Elem::C64,
            (true, true) => Elem::C32,
        };
        let none = matches!(o.info().complex, types::scalar::ComplexFn::None) || o == ScalarOp::Hypot;
        if complex && none {
            return None;
        }
        let computed = match (o.is_logical(), complex && o.keeps_complex()) {
            (true, _) => Elem::Bool,
            (false, true) => elem,
            (false, false) if single && !integer => Elem::F32,
            _ => Elem::F64,
        };
        Some((elem, Out { computed, kept }))
    }

    /// Whether real operands might lead out of the reals where the result is kept real: then only
    /// the runtime library knows.
    pub fn leaves_reals(&self, o: ScalarOp, args: &[Interval], kept: Elem) -> bool {
        o.info().domain != Domain::Total && !kept.is_complex() && !o.info().domain.surely_contains(args)
    }
}

/// The type an operation computes in C and the type its result is kept in (an `int8` sum is
/// computed in double and saturates when it is kept).
#[derive(Clone, Copy)]
pub(super) struct Out {
    pub computed: Elem,
    pub kept: Elem,
}

/// An operation applied.
pub(super) fn op(o: ScalarOp, args: Vec<Expr>, elem: Elem, result: Elem) -> Expr {
    Expr::Op { op: o, args, elem, result }
}

/// Operations that have an exact form on integers.
fn index_op(o: ScalarOp) -> bool {
    use ScalarOp::*;
    matches!(
        o,
        Plus | Minus
            | Times
            | Uminus
            | Uplus
            | Eq
            | Ne
            | Lt
            | Le
            | Gt
            | Ge
            | Min
            | Max
            | Mod
            | Rem
            | Abs
            | Floor
            | Ceil
            | Round
            | Fix
    )
}

/// Whether an index expression is a sum of few loop counters, extents and small constants. Such a
/// sum stays far below 2^53: no loop counts and no array extends beyond 2^48 in this world.
fn small_index(e: &Expr, depth: u32) -> bool {
    match e {
        Expr::Integer(v, Elem::Index) => v.unsigned_abs() < 1 << 40,
        Expr::Local(_) | Expr::Extent(..) | Expr::Numel(_) => true,
        Expr::Op { op: ScalarOp::Plus | ScalarOp::Minus, args, elem: Elem::Index, .. } if depth > 0 => {
            args.iter().all(|a| small_index(a, depth - 1))
        }
        _ => false,
    }
}

fn fold(o: ScalarOp, a: i128, b: i128) -> Option<i64> {
    let v = match o {
        ScalarOp::Plus => a + b,
        ScalarOp::Minus => a - b,
        ScalarOp::Times => a * b,
        _ => return None,
    };
    (v.unsigned_abs() < EXACT as u128).then_some(v as i64)
}

fn signed(o: ScalarOp, v: i128) -> Option<i128> {
    match o {
        ScalarOp::Plus => Some(v),
        ScalarOp::Minus => Some(-v),
        _ => None,
    }
}

/// `e + k` on indices.
pub(super) fn add_const(e: Expr, k: i64) -> Expr {
    let (e, k) = match e {
        Expr::Integer(v, _) => return Expr::index(v as i64 + k),
        Expr::Op { op: o, ref args, elem: Elem::Index, .. } => match args.as_slice() {
            [x, Expr::Integer(c, _)] if signed(o, *c).is_some() => {
                (x.clone(), signed(o, *c).unwrap_or(0) as i64 + k)
            }
            _ => (e, k),
        },
        _ => (e, k),
    };
    match k {
        0 => e,
        k if k < 0 => op(ScalarOp::Minus, vec![e, Expr::index(-k)], Elem::Index, Elem::Index),
        k => op(ScalarOp::Plus, vec![e, Expr::index(k)], Elem::Index, Elem::Index),
    }
}

/// `a + b` on indices.
pub(super) fn add(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (a, Expr::Integer(k, _)) => add_const(a, k as i64),
        (Expr::Integer(k, _), b) => add_const(b, k as i64),
        (a, b) => op(ScalarOp::Plus, vec![a, b], Elem::Index, Elem::Index),
    }
}

/// `a * b` on indices.
pub(super) fn mul(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Integer(0, _), _) | (_, Expr::Integer(0, _)) => Expr::index(0),
        (Expr::Integer(1, _), x) | (x, Expr::Integer(1, _)) => x,
        (Expr::Integer(a, _), Expr::Integer(b, _)) => Expr::index((a * b) as i64),
        (a, b) => op(ScalarOp::Times, vec![a, b], Elem::Index, Elem::Index),
    }
}

/// A comparison of indices.
pub(super) fn compare(o: ScalarOp, a: Expr, b: Expr) -> Expr {
    if let (Expr::Integer(x, _), Expr::Integer(y, _)) = (&a, &b) {
        return Expr::Bool(match o {
            ScalarOp::Lt => x < y,
            ScalarOp::Le => x <= y,
            ScalarOp::Gt => x > y,
            ScalarOp::Ge => x >= y,
            ScalarOp::Eq => x == y,
            _ => x != y,
        });
    }
    op(o, vec![a, b], Elem::Index, Elem::Bool)
}

/// The zero of an element type.
pub(super) fn zero(elem: Elem) -> Expr {
    match elem {
        Elem::F64 | Elem::F32 => Expr::Number(0.0, elem),
        Elem::C64 => complex_zero(Elem::F64),
        Elem::C32 => complex_zero(Elem::F32),
        Elem::Bool => Expr::Bool(false),
        _ => Expr::Integer(0, elem),
    }
}

fn complex_zero(part: Elem) -> Expr {
    Expr::Complex(Box::new(Expr::Number(0.0, part)), Box::new(Expr::Number(0.0, part)))
}

/// Whether a complex number has no imaginary part.
pub(super) fn is_real(z: &Expr) -> Expr {
    // The library keeps complex singles in double too.
    let imag = op(ScalarOp::Imag, vec![z.clone()], Elem::C64, Elem::F64);
    op(ScalarOp::Eq, vec![imag, Expr::Number(0.0, Elem::F64)], Elem::F64, Elem::Bool)
}

/// Both conditions; constants fold.
pub(super) fn both(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Bool(false), _) | (_, Expr::Bool(false)) => Expr::Bool(false),
        (Expr::Bool(true), x) | (x, Expr::Bool(true)) => x,
        (a, b) => Expr::And(Box::new(a), Box::new(b)),
    }
}
