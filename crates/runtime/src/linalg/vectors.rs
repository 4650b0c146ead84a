//! Loops over columns that every factorisation is made of, compiled for the widest registers of the
//! machine: dot products, sums of columns, reflections applied to a block.
//!
//! Invariant: the order of operations is fixed by the lengths alone, so that every machine gives the same
//! digits. Dot products of [`SHORT`] and more elements are eight sums side by side.

use super::field::{Field, Mat};

/// Dot products of fewer elements are one sum.
const SHORT: usize = 16;

/// A function that exists once for each width of registers; the widest that the processor has is called.
macro_rules! widest {
    ($(#[$doc:meta])* $vis:vis fn $name:ident $(<$t:ident: $bound:path>)?($($arg:ident: $of:ty),* $(,)?) $(-> $out:ty)? $body:block) => {
        $(#[$doc])*
        $vis fn $name $(<$t: $bound>)?($($arg: $of),*) $(-> $out)? {
            #[inline(always)]
            #[allow(clippy::too_many_arguments)]
            fn plain $(<$t: $bound>)?($($arg: $of),*) $(-> $out)? $body
            #[cfg(target_arch = "x86_64")]
            {
                /// # Safety
                /// The processor has AVX-512F.
                #[target_feature(enable = "avx512f")]
                unsafe fn wide $(<$t: $bound>)?($($arg: $of),*) $(-> $out)? {
                    plain($($arg),*)
                }
                /// # Safety
                /// The processor has AVX2.
                #[target_feature(enable = "avx2")]
                unsafe fn middle $(<$t: $bound>)?($($arg: $of),*) $(-> $out)? {
                    plain($($arg),*)
                }
                if std::arch::is_x86_feature_detected!("avx512f") {
                    // SAFETY: the processor has what the function was compiled for.
                    return unsafe { wide($($arg),*) };
                }
                if std::arch::is_x86_feature_detected!("avx2") {
                    // SAFETY: the processor has what the function was compiled for.
                    return unsafe { middle($($arg),*) };
                }
            }
            plain($($arg),*)
        }
    };
}
pub(crate) use widest;

/// `x' * y`.
#[inline(always)]
pub(super) fn dot<T: Field>(x: &[T], y: &[T]) -> T {
    if x.len() < SHORT {
        return x.iter().zip(y).fold(T::ZERO, |s, (&x, &y)| s + x.conj() * y);
    }
    let (xs, ys) = (x.chunks_exact(8), y.chunks_exact(8));
    let rest = xs.remainder().iter().zip(ys.remainder()).fold(T::ZERO, |s, (&x, &y)| s + x.conj() * y);
    let mut sums = [T::ZERO; 8];
    for (x, y) in xs.zip(ys) {
        for i in 0..8 {
            sums[i] += x[i].conj() * y[i];
        }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + e) + (c + g)) + ((b + f) + (d + h)) + rest
}

/// `y += a * x`.
#[inline(always)]
pub(super) fn add<T: Field>(y: &mut [T], a: T, x: &[T]) {
    for (y, &x) in y.iter_mut().zip(x) {
        *y += x * a;
    }
}

/// `y += a * x` for columns of `a` that begin `stride` apart, in their order.
#[inline(always)]
pub(super) fn combine<T: Field>(y: &mut [T], a: &[T], stride: usize, x: &[T]) {
    let n = y.len();
    let column = |j: usize| &a[j * stride..j * stride + n];
    let whole = x.len() / 4 * 4;
    for j in (0..whole).step_by(4) {
        let (a0, a1, a2, a3) = (column(j), column(j + 1), column(j + 2), column(j + 3));
        let (x0, x1, x2, x3) = (x[j], x[j + 1], x[j + 2], x[j + 3]);
        for i in 0..n {
            y[i] = (((y[i] + a0[i] * x0) + a1[i] * x1) + a2[i] * x2) + a3[i] * x3;
        }
    }
    for j in whole..x.len() {
        add(y, x[j], column(j));
    }
}

widest! {
    /// The length of a vector, without overflow.
    pub(super) fn length<T: Field>(x: &[T]) -> f64 {
        let squares = dot(x, x).re();
        if squares.is_finite() && squares > 1e-280 {
            return squares.sqrt();
        }
        let largest = x.iter().fold(0.0f64, |m, x| m.max(x.modulus()));
        if largest == 0.0 || !largest.is_finite() {
            return largest;
        }
        largest * x.iter().map(|x| (x.modulus() / largest).powi(2)).sum::<f64>().sqrt()
    }
}

widest! {
    /// `(I - tau v v') c` for the columns of a block that begin `stride` apart and are as long as `v`.
    pub(super) fn reflect_block<T: Field>(c: &mut [T], stride: usize, v: &[T], tau: T) {
        if tau == T::ZERO {
            return;
        }
        for column in c.chunks_mut(stride) {
            let Some(column) = column.get_mut(..v.len()) else { continue };
            let s = dot(v, column) * tau;
            add(column, -s, v);
        }
    }
}

widest! {
    /// `c (I - tau v v')` for a block of `rows` rows; its columns begin `stride` apart.
    pub(super) fn reflect_block_right<T: Field>(c: &mut [T], stride: usize, rows: usize, v: &[T], tau: T) {
        if tau == T::ZERO {
            return;
        }
        let mut sums = vec![T::ZERO; rows];
        combine(&mut sums, c, stride, v);
        for s in &mut sums {
            *s = *s * tau;
        }
        for (column, &x) in c.chunks_mut(stride).zip(v) {
            if let Some(column) = column.get_mut(..rows) {
                add(column, -x.conj(), &sums);
            }
        }
    }
}

widest! {
    /// `y += a * x` for the columns of `a`, that begin `stride` apart.
    pub(super) fn add_columns<T: Field>(y: &mut [T], a: &[T], stride: usize, x: &[T]) {
        combine(y, a, stride, x);
    }
}

widest! {
    /// `c -= v w' + w v'` for the square block of the first rows; its columns begin `stride` apart.
    pub(super) fn subtract_pair<T: Field>(c: &mut [T], stride: usize, v: &[T], w: &[T]) {
        for ((column, &vj), &wj) in c.chunks_mut(stride).zip(v).zip(w) {
            let (vj, wj) = (vj.conj(), wj.conj());
            for ((x, &v), &w) in column.iter_mut().zip(v).zip(w) {
                *x -= v * wj + w * vj;
            }
        }
    }
}

widest! {
    /// `x' * y`.
    pub(super) fn inner<T: Field>(x: &[T], y: &[T]) -> T {
        dot(x, y)
    }
}

widest! {
    /// `b` becomes the solution of `U x = b` for the upper triangle of `u`.
    pub(super) fn back_substitute<T: Field>(u: &Mat<T>, b: &mut [T]) {
        for k in (0..u.cols.min(b.len())).rev() {
            let (above, at) = b.split_at_mut(k);
            at[0] = at[0] / u.at(k, k);
            let factor = -at[0];
            add(above, factor, &u.column(k)[..k]);
        }
    }
}

widest! {
    /// `b` becomes the solution of `L x = b` for the lower triangle of `l`; its diagonal is that of ones
    /// where `unit`.
    pub(super) fn forward_substitute<T: Field>(l: &Mat<T>, b: &mut [T], unit: bool) {
        for k in 0..l.cols.min(b.len()) {
            if !unit {
                b[k] = b[k] / l.at(k, k);
            }
            let (done, below) = b.split_at_mut(k + 1);
            add(below, -done[k], &l.column(k)[k + 1..]);
        }
    }
}

widest! {
    /// `b` becomes the solution of `U' x = b` for the upper triangle of `u`.
    pub(super) fn forward_substitute_adjoint<T: Field>(u: &Mat<T>, b: &mut [T]) {
        for k in 0..u.cols.min(b.len()) {
            let (done, at) = b.split_at_mut(k);
            at[0] = (at[0] - dot(&u.column(k)[..k], done)) / u.at(k, k).conj();
        }
    }
}

widest! {
    /// `b` becomes the solution of `L' x = b` for the lower triangle of `l`; its diagonal is that of ones
    /// where `unit`.
    pub(super) fn back_substitute_adjoint<T: Field>(l: &Mat<T>, b: &mut [T], unit: bool) {
        for k in (0..l.cols.min(b.len())).rev() {
            let (at, below) = b.split_at_mut(k + 1);
            let x = at[k] - dot(&l.column(k)[k + 1..], below);
            at[k] = if unit { x } else { x / l.at(k, k).conj() };
        }
    }
}

widest! {
    /// `own` becomes the solution of `L x = own` for the first rows of the columns `l`, and what they take
    /// from the unknowns behind is taken from `rows` of these.
    pub(super) fn substitute_down<T: Field>(l: &[T], own: &mut [T], behind: &mut [T], rows: &[usize], part: &mut [T]) {
        let (w, m) = (own.len(), own.len() + rows.len());
        for (k, column) in l.chunks_exact(m).enumerate() {
            let (done, rest) = own.split_at_mut(k + 1);
            done[k] = done[k] / column[k];
            add(rest, -done[k], &column[k + 1..w]);
        }
        let part = &mut part[..rows.len()];
        part.fill(T::ZERO);
        combine(part, &l[w.min(l.len())..], m, own);
        for (&i, &x) in rows.iter().zip(&*part) {
            behind[i] -= x;
        }
    }
}

widest! {
    /// `own` becomes the solution of `L' x = own` for the first rows of the columns `l`, the unknowns behind
    /// that are in `rows` being known.
    pub(super) fn substitute_up<T: Field>(l: &[T], own: &mut [T], behind: &[T], rows: &[usize], part: &mut [T]) {
        let (w, m) = (own.len(), own.len() + rows.len());
        let part = &mut part[..rows.len()];
        part.iter_mut().zip(rows).for_each(|(x, &i)| *x = behind[i]);
        for (k, column) in l.chunks_exact(m).enumerate().rev() {
            let (at, done) = own.split_at_mut(k + 1);
            let sum = at[k] - dot(&column[k + 1..w], done) - dot(&column[w..], part);
            at[k] = sum / column[k].conj();
        }
    }
}
