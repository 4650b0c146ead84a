//! Fast paths: operations on registers that hold plain scalars, and element access of unshared
//! arrays. Each gives nothing where the general path must decide; none raises an error.
//!
//! Complex products and quotients are those of the table of scalar operations, so that engines
//! agree to the last bit.

use crate::code::{ArgRef, Compare, Reg};
use crate::frame::Frame;
use crate::slot::{Slot, complex_slot, unshared};
use base::Name;
use num_complex::Complex64;
use runtime::array::{Array, Dims};
use runtime::value::Value;
use std::rc::Rc;
use types::ScalarOp;
use types::scalar::{RealFn, complex};

/// A real scalar of class double, logical or char, as arithmetic sees it.
#[inline(always)]
fn real(s: &Slot) -> Option<f64> {
    match s {
        Slot::Val(Value::F64(x)) => Some(*x),
        Slot::Val(Value::Bool(b)) => Some(f64::from(u8::from(*b))),
        Slot::Val(Value::Char1(c)) => Some(f64::from(c.0)),
        _ => None,
    }
}

fn complex_of(s: &Slot) -> Option<Complex64> {
    match s {
        Slot::Complex(re, im) => Some(Complex64::new(*re, *im)),
        s => real(s).map(|x| Complex64::new(x, 0.0)),
    }
}

#[inline(always)]
fn binary(
    a: &Slot,
    b: &Slot,
    on_reals: impl Fn(f64, f64) -> f64,
    on_complex: impl Fn(Complex64, Complex64) -> Complex64,
) -> Option<Slot> {
    if let (Some(x), Some(y)) = (real(a), real(b)) {
        return Some(Slot::Val(Value::F64(on_reals(x, y))));
    }
    Some(complex_slot(on_complex(complex_of(a)?, complex_of(b)?)))
}

/// `a + b`
pub(crate) fn plus(a: &Slot, b: &Slot) -> Option<Slot> {
    binary(a, b, |x, y| x + y, complex::plus)
}

/// `a - b`
pub(crate) fn minus(a: &Slot, b: &Slot) -> Option<Slot> {
    binary(a, b, |x, y| x - y, complex::minus)
}

/// `a .* b`
pub(crate) fn times(a: &Slot, b: &Slot) -> Option<Slot> {
    binary(a, b, |x, y| x * y, complex::times)
}

/// `a ./ b`
pub(crate) fn divide(a: &Slot, b: &Slot) -> Option<Slot> {
    binary(a, b, |x, y| x / y, complex::rdivide)
}

/// `a cmp b` as a truth value.
pub(crate) fn compare_plain(cmp: Compare, a: &Slot, b: &Slot) -> Option<bool> {
    if let (Some(x), Some(y)) = (real(a), real(b)) {
        return Some(cmp.holds(x, y));
    }
    let (x, y) = (complex_of(a)?, complex_of(b)?);
    match cmp {
        Compare::Eq => Some(x == y),
        Compare::Ne => Some(x != y),
        _ => Some(cmp.holds(x.re, y.re)),
    }
}

/// `a cmp b`
pub(crate) fn compare(cmp: Compare, a: &Slot, b: &Slot) -> Option<Slot> {
    compare_plain(cmp, a, b).map(|t| Slot::Val(Value::Bool(t)))
}

/// `~a`
pub(crate) fn not(a: &Slot) -> Option<Slot> {
    let x = real(a)?;
    (!x.is_nan()).then_some(Slot::Val(Value::Bool(x == 0.0)))
}

/// `logical(a)`
pub(crate) fn truth(a: &Slot) -> Option<Slot> {
    let x = real(a)?;
    (!x.is_nan()).then_some(Slot::Val(Value::Bool(x != 0.0)))
}

/// Whether a value is plainly what `switch` can look at.
#[inline]
pub(super) fn is_selector(a: &Slot) -> bool {
    match a {
        Slot::Val(Value::F64(_) | Value::Bool(_) | Value::Char1(_)) => true,
        Slot::Val(Value::Char(text)) => text.dims().is_row(),
        _ => false,
    }
}

/// `op(a)` by the table; where that is not a number, the kernel's, which may raise an error instead.
pub(crate) fn map1(op: ScalarOp, a: &Slot) -> Option<Slot> {
    let info = op.info();
    match a {
        Slot::Complex(re, im) => {
            let zero = Complex64::new(0.0, 0.0);
            let z = op.eval_complex(Complex64::new(*re, *im), zero)?;
            Some(if op.is_logical() { Slot::Val(Value::Bool(z.re != 0.0)) } else { complex_slot(z) })
        }
        a => {
            let x = real(a)?;
            let RealFn::Unary(f) = info.real else { return None };
            if !info.domain.contains(x, 0.0) {
                return None;
            }
            let y = f(x);
            if y.is_nan() && !x.is_nan() {
                return None;
            }
            Some(Slot::Val(if op.is_logical() { Value::Bool(y != 0.0) } else { Value::F64(y) }))
        }
    }
}

/// `op(a, b)` by the table; where that is not a number, the kernel's, which may raise an error instead.
pub(crate) fn map2(op: ScalarOp, a: &Slot, b: &Slot) -> Option<Slot> {
    let (Some(x), Some(y)) = (real(a), real(b)) else {
        // `min` and `max` of logicals, comparisons by abs: the kernel's.
        if op != ScalarOp::Power {
            return None;
        }
        return op.eval_complex(complex_of(a)?, complex_of(b)?).map(complex_slot);
    };
    let info = op.info();
    let RealFn::Binary(f) = info.real else { return None };
    if op.is_logical() {
        if x.is_nan() || y.is_nan() {
            return None;
        }
        return Some(Slot::Val(Value::Bool(f(x, y) != 0.0)));
    }
    // The class of the result of `min`, `mod` and the like depends on those of the operands.
    let doubles = matches!((a, b), (Slot::Val(Value::F64(_)), Slot::Val(Value::F64(_))));
    if !doubles || !info.domain.contains(x, y) {
        return None;
    }
    let z = f(x, y);
    (!z.is_nan()).then_some(Slot::Val(Value::F64(z)))
}

/// The place, from 0, that a subscript names.
#[inline(always)]
pub(crate) fn place(i: f64) -> Option<usize> {
    let k = i as usize;
    if k as f64 == i { k.checked_sub(1) } else { None }
}

/// The place of `(i, j)` in a matrix, where it is inside.
#[inline(always)]
pub(crate) fn place2(dims: &Dims, i: f64, j: f64) -> Option<usize> {
    let (i, j) = (place(i)?, place(j)?);
    let [rows, cols] = dims[..] else { return None };
    if i < rows && j < cols { Some(j * rows + i) } else { None }
}

fn element(base: &Value, k: usize) -> Option<Slot> {
    Some(match base {
        Value::Double(a) => Slot::Val(Value::F64(*a.data().get(k)?)),
        Value::Logical(a) => Slot::Val(Value::Bool(*a.data().get(k)?)),
        Value::Char(a) => Slot::Val(Value::Char1(*a.data().get(k)?)),
        Value::ComplexDouble(a) => complex_slot(*a.data().get(k)?),
        Value::Int32(a) => Slot::Val(Value::I32(*a.data().get(k)?)),
        Value::UInt8(a) => Slot::Val(Value::U8(*a.data().get(k)?)),
        Value::Range(r) if k < r.count() => Slot::Val(Value::F64(r.at(k))),
        Value::F64(x) if k == 0 => Slot::Val(Value::F64(*x)),
        _ => return None,
    })
}

/// `base(i)`
#[inline]
pub(crate) fn index1(base: &Slot, i: &Slot) -> Option<Slot> {
    let k = place(i.number()?)?;
    match base {
        Slot::Val(Value::Double(a)) => a.data().get(k).map(|x| Slot::Val(Value::F64(*x))),
        Slot::Val(v) => element(v, k),
        _ => None,
    }
}

/// `base(i)` of a value.
pub(crate) fn element_at(base: &Value, i: f64) -> Option<Slot> {
    element(base, place(i)?)
}

/// `base(i, j)`
#[inline]
pub(crate) fn index2(base: &Slot, i: &Slot, j: &Slot) -> Option<Slot> {
    match base {
        Slot::Val(v) => element_at2(v, i.number()?, j.number()?),
        _ => None,
    }
}

/// `base(i, j)` of a value.
#[inline]
pub(crate) fn element_at2(base: &Value, i: f64, j: f64) -> Option<Slot> {
    match base {
        Value::Double(a) => {
            let k = place2(a.dims(), i, j)?;
            a.data().get(k).map(|x| Slot::Val(Value::F64(*x)))
        }
        Value::Logical(a) => element(base, place2(a.dims(), i, j)?),
        Value::Char(a) => element(base, place2(a.dims(), i, j)?),
        Value::ComplexDouble(a) => element(base, place2(a.dims(), i, j)?),
        _ => None,
    }
}

/// `base{i}`
pub(crate) fn brace1(base: &Slot, i: &Slot) -> Option<Slot> {
    let k = place(i.number()?)?;
    match base {
        Slot::Val(Value::Cell(a)) => a.data().get(k).map(|v| Slot::new(v.clone())),
        _ => None,
    }
}

/// `base.name` of one struct.
pub(crate) fn field(base: &Slot, name: Name) -> Option<Slot> {
    match base {
        Slot::Val(Value::Struct(s)) if s.numel() == 1 => s.get(0, name).map(|v| Slot::new(v.clone())),
        _ => None,
    }
}

/// A scalar that can be stored into an array in place.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    Number(f64),
    Truth(bool),
    Char(runtime::value::Char),
    Complex(Complex64),
    Other,
}

impl Source {
    /// The scalar in a register.
    #[inline(always)]
    pub(crate) fn of(s: &Slot) -> Source {
        match s {
            Slot::Val(Value::F64(x)) => Source::Number(*x),
            Slot::Val(Value::Bool(b)) => Source::Truth(*b),
            Slot::Val(Value::Char1(c)) => Source::Char(*c),
            Slot::Complex(re, im) => Source::Complex(Complex64::new(*re, *im)),
            _ => Source::Other,
        }
    }
}

/// `base(i) = src`; false where nothing was done.
#[inline]
pub(crate) fn set1(base: &mut Slot, i: Option<f64>, src: Source) -> bool {
    match base {
        Slot::Val(v) => set_value1(v, i, src),
        _ => false,
    }
}

/// `base(i) = src` of a value; false where nothing was done.
#[inline]
pub(crate) fn set_value1(base: &mut Value, i: Option<f64>, src: Source) -> bool {
    let Some(k) = i.and_then(place) else { return false };
    match (base, src) {
        (Value::Double(a), Source::Number(x)) => unshared(a).is_some_and(|a| set_or_push(a, k, x)),
        (Value::Logical(a), Source::Truth(b)) => unshared(a).is_some_and(|a| set_or_push(a, k, b)),
        (Value::Char(a), Source::Char(c)) => unshared(a).is_some_and(|a| set_or_push(a, k, c)),
        (Value::ComplexDouble(a), Source::Complex(z)) => unshared(a).is_some_and(|a| set_or_push(a, k, z)),
        _ => false,
    }
}

/// Sets an element, or appends it to a row; growth has spare room.
#[inline(always)]
fn set_or_push<T>(a: &mut Array<T>, k: usize, x: T) -> bool {
    if let Some(p) = a.data_mut().get_mut(k) {
        *p = x;
        return true;
    }
    let row = a.dims().is_row() || a.dims().is_null();
    row && k == a.numel() && a.push(x).is_ok()
}

/// `base(i, j) = src`; false where nothing was done.
#[inline]
pub(crate) fn set2(base: &mut Slot, i: Option<f64>, j: Option<f64>, src: Source) -> bool {
    match base {
        Slot::Val(v) => set_value2(v, i, j, src),
        _ => false,
    }
}

/// `base(i, j) = src` of a value; false where nothing was done.
#[inline]
pub(crate) fn set_value2(base: &mut Value, i: Option<f64>, j: Option<f64>, src: Source) -> bool {
    let (Some(i), Some(j)) = (i, j) else { return false };
    fn put<T>(rc: &mut Rc<Array<T>>, i: f64, j: f64, x: T) -> bool {
        let Some(a) = unshared(rc) else { return false };
        let Some(k) = place2(a.dims(), i, j) else { return false };
        a.data_mut().get_mut(k).map(|p| *p = x).is_some()
    }
    match (base, src) {
        (Value::Double(a), Source::Number(x)) => put(a, i, j, x),
        (Value::Logical(a), Source::Truth(b)) => put(a, i, j, b),
        (Value::Char(a), Source::Char(c)) => put(a, i, j, c),
        (Value::ComplexDouble(a), Source::Complex(z)) => put(a, i, j, z),
        _ => false,
    }
}

/// `dst = [dst, tail]` where `dst` is an unshared, non-empty row and `tail` a row of its class;
/// false where nothing was done.
pub(crate) fn append(f: &mut Frame, dst: Reg, tail: ArgRef) -> bool {
    let (ArgRef::Copy(t) | ArgRef::Last(t)) = tail else { return false };
    let mut base = std::mem::take(&mut f.regs[dst as usize]);
    let done = match (&mut base, &f.regs[t as usize]) {
        (Slot::Val(base), Slot::Val(tail)) => append_value(base, tail),
        _ => false,
    };
    f.regs[dst as usize] = base;
    if done && matches!(tail, ArgRef::Last(_)) {
        f.regs[t as usize] = Slot::Undefined;
    }
    done
}

fn append_value(base: &mut Value, tail: &Value) -> bool {
    match (base, tail) {
        (Value::Char(a), Value::Char(b)) => extend(a, b.dims(), b.data()),
        (Value::Char(a), Value::Char1(c)) => extend(a, &Dims::scalar(), &[*c]),
        (Value::Double(a), Value::Double(b)) => extend(a, b.dims(), b.data()),
        (Value::Double(a), Value::F64(x)) => extend(a, &Dims::scalar(), &[*x]),
        (Value::Logical(a), Value::Bool(x)) => extend(a, &Dims::scalar(), &[*x]),
        (Value::String(a), Value::String(b)) => extend(a, b.dims(), b.data()),
        (Value::Cell(a), Value::Cell(b)) => extend(a, b.dims(), b.data()),
        _ => false,
    }
}

fn extend<T: Clone>(a: &mut Rc<Array<T>>, dims: &Dims, tail: &[T]) -> bool {
    let Some(a) = unshared(a) else { return false };
    if !a.dims().is_row() || a.numel() == 0 || !dims.is_row() || tail.is_empty() {
        return false;
    }
    a.lengthen(tail).is_ok()
}
