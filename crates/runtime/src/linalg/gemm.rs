//! Products of matrices, real and complex, double and single, tiled for registers and caches.
//!
//! Invariant: each element is the sum of its products in the order of the inner index, each product and
//! each sum rounded on its own, so that the result is to the last bit what the plain loops give; tiles
//! change only which elements are worked on together, and the width of the machine's vectors changes
//! nothing. What is built on it (the blocked factorisations) inherits that: `c -= a * b` in blocks of
//! inner indices subtracts the same products in the same order. (Order of loops and packing: Goto and van
//! de Geijn, "Anatomy of High-Performance Matrix Multiplication", 2008.)

use super::lanes::Lanes;
use num_complex::{Complex, Complex32, Complex64};
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{__m256, __m256d, __m512, __m512d};

/// Inner indices taken at a time: two packed panels fit the first cache.
const DEPTH: usize = 256;
/// Columns of `b` that are packed at a time: they fit the second cache.
const WIDTH: usize = 1024;
/// Rows of `a` that are packed at a time: they fit the second cache.
const HEIGHT: usize = 96;

/// A matrix within another one, column by column: element (i, j) is `data[i + j * stride]`.
#[derive(Clone, Copy)]
pub struct Block<'a, T> {
    /// From the first element on.
    pub data: &'a [T],
    /// How far apart columns begin.
    pub stride: usize,
}

/// What products are made of: numbers in one plane, or the parts of complex ones in two.
pub trait Factor: Copy + std::ops::Neg<Output = Self> {
    /// The numbers of a plane.
    type Part: Copy;
    /// Zero.
    const NONE: Self::Part;
    /// Planes.
    const PLANES: usize;
    /// The number of these parts.
    fn join(re: Self::Part, im: Self::Part) -> Self;
    /// The parts; a real number has one.
    fn parts(self) -> (Self::Part, Self::Part);
    /// `c += a * b` with the widest registers of this machine; the blocks are as large as they must be.
    fn multiply(m: usize, k: usize, n: usize, a: Block<Self>, b: Block<Self>, c: &mut [Self], stride: usize);
}

macro_rules! factors {
    ($wide:ident, $middle:ident, $part:ty, $t:ty, $planes:literal, [$($narrow:tt)*], $vw:ty, $vm:ty,
     ($rw:literal, $cw:literal), ($rm:literal, $cm:literal), $join:expr, $parts:expr) => {
        impl Factor for $t {
            type Part = $part;
            const NONE: $part = 0.0;
            const PLANES: usize = $planes;
            #[inline(always)]
            fn join(re: $part, im: $part) -> $t {
                $join(re, im)
            }
            #[inline(always)]
            fn parts(self) -> ($part, $part) {
                $parts(self)
            }
            fn multiply(m: usize, k: usize, n: usize, a: Block<$t>, b: Block<$t>, c: &mut [$t], stride: usize) {
                #[cfg(target_arch = "x86_64")]
                {
                    if std::arch::is_x86_feature_detected!("avx512f") {
                        // SAFETY: the processor has what the function was compiled for.
                        return unsafe { $wide(m, k, n, a, b, c, stride) };
                    }
                    if std::arch::is_x86_feature_detected!("avx2") {
                        // SAFETY: the processor has what the function was compiled for.
                        return unsafe { $middle(m, k, n, a, b, c, stride) };
                    }
                }
                // SAFETY: arrays are numbers side by side on every processor.
                unsafe { tiled::<$t, $($narrow)*, $rm, $cm>(m, k, n, a, b, c, stride) };
            }
        }

        /// # Safety
        /// The processor has AVX-512F.
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f")]
        unsafe fn $wide(m: usize, k: usize, n: usize, a: Block<$t>, b: Block<$t>, c: &mut [$t], stride: usize) {
            // SAFETY: the processor has what the registers need.
            unsafe { tiled::<$t, $vw, $rw, $cw>(m, k, n, a, b, c, stride) };
        }

        /// # Safety
        /// The processor has AVX2.
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        unsafe fn $middle(m: usize, k: usize, n: usize, a: Block<$t>, b: Block<$t>, c: &mut [$t], stride: usize) {
            // SAFETY: the processor has what the registers need.
            unsafe { tiled::<$t, $vm, $rm, $cm>(m, k, n, a, b, c, stride) };
        }
    };
}

// Registers of rows, and columns, of a tile: its sums stay in registers.
factors! { double_wide, double_middle, f64, f64, 1, [[f64; 2]], __m512d, __m256d, (3, 8), (2, 4), |re, _| re, |x| (x, x) }
factors! { single_wide, single_middle, f32, f32, 1, [[f32; 4]], __m512, __m256, (3, 8), (2, 4), |re, _| re, |x| (x, x) }
factors! { complex_wide, complex_middle, f64, Complex64, 2, [[f64; 2]], __m512d, __m256d, (2, 4), (1, 4),
Complex::new, |z: Complex64| (z.re, z.im) }
factors! { complex_single_wide, complex_single_middle, f32, Complex32, 2, [[f32; 4]], __m512, __m256, (2, 4), (1, 4),
Complex::new, |z: Complex32| (z.re, z.im) }

/// `c += a * b` for `a` m-by-k, `b` k-by-n and `c` m-by-n, whose columns begin `stride` apart.
pub(crate) fn gemm<T: Factor>(
    m: usize,
    k: usize,
    n: usize,
    a: Block<T>,
    b: Block<T>,
    c: &mut [T],
    stride: usize,
) {
    let fits = |len: usize, rows: usize, cols: usize, stride: usize| {
        stride >= rows && len >= (cols - 1) * stride + rows
    };
    if m == 0 || k == 0 || n == 0 {
        return;
    }
    if fits(a.data.len(), m, k, a.stride) && fits(b.data.len(), k, n, b.stride) && fits(c.len(), m, n, stride)
    {
        T::multiply(m, k, n, a, b, c, stride);
    }
}

/// # Safety
/// The processor has the instructions of `V`.
#[inline(always)]
unsafe fn tiled<T: Factor, V: Lanes<Part = T::Part>, const R: usize, const C: usize>(
    m: usize,
    k: usize,
    n: usize,
    a: Block<T>,
    b: Block<T>,
    c: &mut [T],
    stride: usize,
) {
    let deep = DEPTH.min(k);
    let rows = R * V::COUNT;
    let (row, column) = (rows * T::PLANES, C * T::PLANES);
    // Rows of `a` that are packed at a time, in panels of a tile's height.
    let high = (HEIGHT / rows).max(1) * rows;
    let mut packed_a = vec![T::NONE; high.min(m).div_ceil(rows) * row * deep];
    let mut packed_b = vec![T::NONE; WIDTH.min(n).div_ceil(C) * column * deep];
    // The sums of a tile that is not whole, column after column, one plane after the other.
    let mut sums = vec![T::NONE; rows * column];
    for first in (0..n).step_by(WIDTH) {
        let wide = WIDTH.min(n - first);
        for start in (0..k).step_by(DEPTH) {
            let depth = DEPTH.min(k - start);
            // All of these columns of `b` between two inner indices, some columns side by side.
            for (j, panel) in packed_b.chunks_exact_mut(column * deep).enumerate().take(wide.div_ceil(C)) {
                let width = C.min(wide - j * C);
                panel.fill(T::NONE);
                for q in 0..width {
                    let from = &b.data[(first + j * C + q) * b.stride + start..][..depth];
                    for (&x, to) in from.iter().zip(panel.chunks_exact_mut(column)) {
                        let (re, im) = x.parts();
                        to[q] = re;
                        if T::PLANES == 2 {
                            to[C + q] = im;
                        }
                    }
                }
            }
            for upper in (0..m).step_by(high) {
                let tall = high.min(m - upper);
                for (t, panel) in packed_a.chunks_exact_mut(row * deep).enumerate().take(tall.div_ceil(rows))
                {
                    let top = upper + t * rows;
                    let height = rows.min(m - top);
                    for (p, to) in panel.chunks_exact_mut(row).enumerate().take(depth) {
                        let from = &a.data[(start + p) * a.stride + top..][..height];
                        let (re, im) = to.split_at_mut(rows);
                        for (i, &x) in from.iter().enumerate() {
                            let parts = x.parts();
                            re[i] = parts.0;
                            if T::PLANES == 2 {
                                im[i] = parts.1;
                            }
                        }
                    }
                }
                for (j, b) in packed_b.chunks_exact(column * deep).enumerate().take(wide.div_ceil(C)) {
                    let width = C.min(wide - j * C);
                    for (t, a) in packed_a.chunks_exact(row * deep).enumerate().take(tall.div_ceil(rows)) {
                        let top = upper + t * rows;
                        let height = rows.min(m - top);
                        let (a, b) = (&a[..depth * row], &b[..depth * column]);
                        let at = |q: usize| (first + j * C + q) * stride + top;
                        if T::PLANES == 1 && height == rows && width == C {
                            let to = &mut c[at(0)..at(C - 1) + rows];
                            // SAFETY: a number of one plane is its part; the columns of a whole tile lie in
                            // `to`; the processor is the caller's.
                            unsafe {
                                tile::<V, R, C>(depth, a.as_ptr(), b.as_ptr(), to.as_mut_ptr().cast(), stride)
                            };
                            continue;
                        }
                        let (re, im) = sums.split_at_mut(rows * C);
                        for q in 0..width {
                            for (i, x) in c[at(q)..][..height].iter().enumerate() {
                                let parts = x.parts();
                                re[q * rows + i] = parts.0;
                                if T::PLANES == 2 {
                                    im[q * rows + i] = parts.1;
                                }
                            }
                        }
                        // SAFETY: the panels hold `depth` rows and columns, the sums a tile; the processor is
                        // the caller's.
                        unsafe {
                            match T::PLANES {
                                1 => tile::<V, R, C>(depth, a.as_ptr(), b.as_ptr(), sums.as_mut_ptr(), rows),
                                _ => {
                                    complex_tile::<V, R, C>(depth, a.as_ptr(), b.as_ptr(), sums.as_mut_ptr())
                                }
                            }
                        }
                        let (re, im) = sums.split_at(rows * (column - C).max(C));
                        for q in 0..width {
                            for (i, x) in c[at(q)..][..height].iter_mut().enumerate() {
                                let place = q * rows + i;
                                *x = T::join(re[place], if T::PLANES == 2 { im[place] } else { T::NONE });
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Adds the products of two packed panels of real numbers to the sums of a tile.
///
/// # Safety
/// `a` holds `depth * R` registers, `b` `depth * C` numbers, `sums` `R * C` registers; the processor has
/// the instructions of `V`.
#[inline(always)]
unsafe fn tile<V: Lanes, const R: usize, const C: usize>(
    depth: usize,
    mut a: *const V::Part,
    mut b: *const V::Part,
    sums: *mut V::Part,
    stride: usize,
) {
    // SAFETY: the caller's.
    unsafe {
        let mut local = [[V::splat(*b); R]; C];
        for (q, column) in local.iter_mut().enumerate() {
            for (i, s) in column.iter_mut().enumerate() {
                *s = V::load(sums.add(q * stride + i * V::COUNT));
            }
        }
        for _ in 0..depth {
            let mut rows = [local[0][0]; R];
            for (i, x) in rows.iter_mut().enumerate() {
                *x = V::load(a.add(i * V::COUNT));
            }
            for (q, column) in local.iter_mut().enumerate() {
                let factor = V::splat(*b.add(q));
                for (s, x) in column.iter_mut().zip(rows) {
                    *s = s.plus(x.times(factor));
                }
            }
            a = a.add(R * V::COUNT);
            b = b.add(C);
        }
        for (q, column) in local.iter().enumerate() {
            for (i, s) in column.iter().enumerate() {
                s.store(sums.add(q * stride + i * V::COUNT));
            }
        }
    }
}

/// Adds the products of two packed panels of complex numbers to the sums of a tile.
///
/// # Safety
/// As [`tile`], with twice as many numbers in everything.
#[inline(always)]
unsafe fn complex_tile<V: Lanes, const R: usize, const C: usize>(
    depth: usize,
    mut a: *const V::Part,
    mut b: *const V::Part,
    sums: *mut V::Part,
) {
    // SAFETY: the caller's.
    unsafe {
        let plane = R * C * V::COUNT;
        let mut re = [[V::splat(*b); R]; C];
        let mut im = re;
        for q in 0..C {
            for i in 0..R {
                let at = (q * R + i) * V::COUNT;
                (re[q][i], im[q][i]) = (V::load(sums.add(at)), V::load(sums.add(plane + at)));
            }
        }
        for _ in 0..depth {
            let mut rows = [(re[0][0], im[0][0]); R];
            for (i, x) in rows.iter_mut().enumerate() {
                *x = (V::load(a.add(i * V::COUNT)), V::load(a.add((R + i) * V::COUNT)));
            }
            for q in 0..C {
                let (x, y) = (V::splat(*b.add(q)), V::splat(*b.add(C + q)));
                for (i, (u, v)) in rows.into_iter().enumerate() {
                    re[q][i] = re[q][i].plus(u.times(x).minus(v.times(y)));
                    im[q][i] = im[q][i].plus(u.times(y).plus(v.times(x)));
                }
            }
            a = a.add(2 * R * V::COUNT);
            b = b.add(2 * C);
        }
        for q in 0..C {
            for i in 0..R {
                let at = (q * R + i) * V::COUNT;
                re[q][i].store(sums.add(at));
                im[q][i].store(sums.add(plane + at));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain<T: Factor + std::ops::Mul<Output = T> + std::ops::AddAssign>(
        (m, k, n): (usize, usize, usize),
        a: &[T],
        b: &[T],
        c: &mut [T],
    ) {
        for j in 0..n {
            for p in 0..k {
                for i in 0..m {
                    c[i + j * m] += a[i + p * m] * b[p + j * k];
                }
            }
        }
    }

    fn value(i: usize) -> f64 {
        ((i * 7919 + 13) % 101) as f64 / 7.0 - 5.0
    }

    #[test]
    fn tiles_give_what_the_plain_loops_give() {
        for (m, k, n) in
            [(1, 1, 1), (3, 5, 2), (8, 256, 4), (9, 300, 5), (17, 513, 6), (2, 0, 3), (40, 3, 1030)]
        {
            let a: Vec<f64> = (0..m * k).map(value).collect();
            let b: Vec<f64> = (0..k * n).map(|i| value(i + 31)).collect();
            let start: Vec<f64> = (0..m * n).map(|i| value(i + 5)).collect();
            let (mut expected, mut tiled) = (start.clone(), start);
            plain((m, k, n), &a, &b, &mut expected);
            let block = |data, stride| Block { data, stride };
            gemm(m, k, n, block(&a, m), block(&b, k), &mut tiled, m);
            assert_eq!(expected, tiled, "{m} {k} {n}");
            let complex = |x: &[f64]| -> Vec<Complex64> {
                x.iter().enumerate().map(|(i, &re)| Complex::new(re, value(i + 7))).collect()
            };
            let (a, b) = (complex(&a), complex(&b));
            let (mut expected, mut tiled) = (vec![Complex64::ZERO; m * n], vec![Complex64::ZERO; m * n]);
            plain((m, k, n), &a, &b, &mut expected);
            let block = |data, stride| Block { data, stride };
            gemm(m, k, n, block(&a, m), block(&b, k), &mut tiled, m);
            assert_eq!(expected, tiled, "complex {m} {k} {n}");
        }
    }
}
