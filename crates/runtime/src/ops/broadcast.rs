//! Implicit expansion: walking two arrays whose extents agree or are 1.

use crate::array::{Array, Dims, ZeroBits, zeros};
use crate::error::Error;
use crate::errors;
use crate::value::Value;
use smallvec::SmallVec;

/// The extents of the result, or the error that they do not agree.
pub fn broadcast_dims(a: &Dims, b: &Dims) -> Result<Dims, Error> {
    if a == b {
        return Ok(a.clone());
    }
    let rank = a.rank().max(b.rank());
    let mut d: SmallVec<[usize; 4]> = SmallVec::new();
    for k in 0..rank {
        d.push(match (a.extent(k), b.extent(k)) {
            (x, y) if x == y => x,
            (1, y) => y,
            (x, 1) => x,
            _ => return Err(errors::sizes_must_match()),
        });
    }
    Ok(Dims::new(&d))
}

/// Applies `f` to corresponding elements; `out` are the extents [`broadcast_dims`] gave. Operands
/// that expand along more than a scalar are written out first: see [`zip_runs`] for what is worth
/// more code.
pub fn zip<A: Copy, B: Copy, R: ZeroBits>(
    (a, ad): (&[A], &Dims),
    (b, bd): (&[B], &Dims),
    out: &Dims,
    f: impl Fn(A, B) -> R,
) -> Result<Vec<R>, Error> {
    let mut data: Vec<R> = zeros(out.checked_numel(size_of::<R>())?)?;
    if ad == bd {
        pairs(&mut data, a, b, f);
    } else if let [y] = *b {
        firsts(&mut data, a, |x| f(x, y));
    } else if let [x] = *a {
        firsts(&mut data, b, |y| f(x, y));
    } else if !data.is_empty() {
        pairs(&mut data, &expanded(a, ad, out), &expanded(b, bd, out), f);
    }
    Ok(data)
}

#[inline]
fn pairs<A: Copy, B: Copy, R>(data: &mut [R], a: &[A], b: &[B], f: impl Fn(A, B) -> R) {
    for ((r, &x), &y) in data.iter_mut().zip(a).zip(b) {
        *r = f(x, y);
    }
}

#[inline]
fn firsts<A: Copy, R>(data: &mut [R], a: &[A], f: impl Fn(A) -> R) {
    for (r, &x) in data.iter_mut().zip(a) {
        *r = f(x);
    }
}

/// An array of doubles written out to extents that it expands to; `None` for other values.
pub(crate) fn written_out(value: &Value, out: &Dims) -> Result<Option<Value>, Error> {
    let Value::Double(a) = value else { return Ok(None) };
    crate::array::probe::<f64>(out.numel())?;
    let data = if out.is_empty() { Vec::new() } else { expanded(a.data(), a.dims(), out) };
    Ok(Some(Value::Double(Array::new(out.clone(), data).into())))
}

/// An operand written out to the result's extents.
fn expanded<T: Copy>(x: &[T], dims: &Dims, out: &Dims) -> Vec<T> {
    let mut data = Vec::with_capacity(out.numel());
    let stride = strides(dims, out);
    for_each_run(out, &mut |at| {
        let from = address(at, &stride);
        if stride[0] == 0 {
            data.extend(std::iter::repeat_n(x[from], out.rows()));
        } else {
            data.extend_from_slice(&x[from..from + out.rows()]);
        }
    });
    data
}

/// How far apart neighbours along each dimension of `out` lie in an operand: 0 where it expands.
fn strides(dims: &Dims, out: &Dims) -> SmallVec<[usize; 4]> {
    let mut stride = 1;
    let mut all = SmallVec::new();
    for k in 0..out.rank() {
        all.push(if dims.extent(k) == 1 { 0 } else { stride });
        stride *= dims.extent(k);
    }
    all
}

fn address(at: &[usize], strides: &[usize]) -> usize {
    at.iter().zip(strides).map(|(i, s)| i * s).sum()
}

/// Calls `f` with the subscripts of the start of every run along the first dimension.
fn for_each_run(out: &Dims, f: &mut dyn FnMut(&[usize])) {
    let mut at: SmallVec<[usize; 4]> = SmallVec::from_elem(0, out.rank());
    loop {
        f(&at);
        let mut k = 1;
        loop {
            if k >= at.len() {
                return;
            }
            at[k] += 1;
            if at[k] < out.extent(k) {
                break;
            }
            at[k] = 0;
            k += 1;
        }
    }
}

/// [`zip`] without copies of expanding operands, for the operations that programs live on.
pub fn zip_runs<A: Copy, B: Copy, R: ZeroBits>(
    (a, ad): (&[A], &Dims),
    (b, bd): (&[B], &Dims),
    out: &Dims,
    f: impl Fn(A, B) -> R,
) -> Result<Vec<R>, Error> {
    if ad == bd || a.len() == 1 || b.len() == 1 || out.is_empty() {
        return zip((a, ad), (b, bd), out, f);
    }
    let mut data: Vec<R> = zeros(out.checked_numel(size_of::<R>())?)?;
    let (sa, sb) = (strides(ad, out), strides(bd, out));
    let rows = out.rows();
    let mut to = 0;
    for_each_run(out, &mut |at| {
        let (oa, ob) = (address(at, &sa), address(at, &sb));
        let run = &mut data[to..to + rows];
        to += rows;
        match (sa[0], sb[0]) {
            (0, 0) => run.fill(f(a[oa], b[ob])),
            (0, _) => firsts(run, &b[ob..ob + rows], |y| f(a[oa], y)),
            (_, 0) => firsts(run, &a[oa..oa + rows], |x| f(x, b[ob])),
            _ => pairs(run, &a[oa..oa + rows], &b[ob..ob + rows], &f),
        }
    });
    Ok(data)
}
