//! The real Schur form by double-shifted QR steps, and with it eigenvalues and eigenvectors of real
//! matrices, in the order and with the signs that LAPACK gives.
//!
//! Steps: balancing, reduction to Hessenberg form, QR steps, back substitution.
//! Source: J. G. F. Francis (1961); G. H. Golub and C. F. Van Loan, Matrix Computations, 7.4 to 7.7;
//! B. N. Parlett and C. Reinsch (1969) for balancing; the conventions for signs follow the
//! description of LAPACK's xGEEV.

use super::field::Mat;
use super::rotation::Rotation;
use super::vectors::{add, length, reflect_block, reflect_block_right, widest};
use crate::error::Error;
use crate::errors;
use num_complex::Complex64;

const ULP: f64 = f64::EPSILON;

/// A reflection `I - tau v v'` with `v[0] = 1` that takes `x` to a multiple of the first unit
/// vector. Gives that multiple and `tau`; `x` becomes `v`.
pub(super) fn reflection(x: &mut [f64]) -> (f64, f64) {
    let alpha = x[0];
    let rest = length(&x[1..]);
    if rest == 0.0 {
        x[0] = 1.0;
        return (alpha, 0.0);
    }
    let beta = -alpha.hypot(rest).copysign(alpha);
    for v in &mut x[1..] {
        *v /= alpha - beta;
    }
    x[0] = 1.0;
    (beta, (beta - alpha) / beta)
}

/// Rows `first..first + v.len()` of columns `columns` reflected.
pub(super) fn reflect_rows(
    h: &mut Mat<f64>,
    v: &[f64],
    tau: f64,
    first: usize,
    columns: std::ops::Range<usize>,
) {
    let rows = h.rows;
    if let Some(block) = h.data.get_mut(columns.start * rows + first..columns.end * rows) {
        reflect_block(block, rows, v, tau);
    }
}

/// Columns `first..first + v.len()` of rows `rows` reflected.
pub(super) fn reflect_columns(
    h: &mut Mat<f64>,
    v: &[f64],
    tau: f64,
    first: usize,
    rows: std::ops::Range<usize>,
) {
    let stride = h.rows;
    reflect_block_right(&mut h.data[first * stride + rows.start..], stride, rows.len(), v, tau);
}

/// Reduces rows and columns `low..high` to Hessenberg form; `z` is the product of the reflections.
pub fn hessenberg_real(h: &mut Mat<f64>, low: usize, high: usize) -> Result<Mat<f64>, Error> {
    let n = h.rows;
    let steps = reduce(h, low, high);
    let mut z = Mat::identity(n)?;
    for (k, v, tau) in steps.iter().rev() {
        // The columns before are still those of the identity.
        reflect_rows(&mut z, v, *tau, k + 1, k + 1..n);
    }
    Ok(z)
}

/// The reduction of [`hessenberg_real`]; gives its reflections: the column each made zero, vector and factor.
fn reduce(h: &mut Mat<f64>, low: usize, high: usize) -> Vec<(usize, Vec<f64>, f64)> {
    let n = h.rows;
    let mut steps = Vec::new();
    for k in low..high.saturating_sub(2) {
        let mut v: Vec<f64> = (k + 1..high).map(|i| h.at(i, k)).collect();
        let (beta, tau) = reflection(&mut v);
        reflect_columns(h, &v, tau, k + 1, 0..high);
        reflect_rows(h, &v, tau, k + 1, k + 1..n);
        *h.at_mut(k + 1, k) = beta;
        for i in k + 2..high {
            *h.at_mut(i, k) = 0.0;
        }
        steps.push((k, v, tau));
    }
    steps
}

/// What balancing did: the rows exchanged (in order) and the factors of the others.
struct Balance {
    low: usize,
    high: usize,
    scale: Vec<f64>,
    swaps: Vec<(usize, usize)>,
}

/// Isolates eigenvalues by exchanges and makes rows and columns of similar size.
fn balance(a: &mut Mat<f64>) -> Balance {
    let n = a.rows;
    let mut b = Balance { low: 0, high: n, scale: vec![1.0; n], swaps: Vec::new() };
    // A row without elements beside the diagonal goes to the end.
    while b.high > 0 {
        let row = (0..b.high).rev().find(|&j| (0..b.high).all(|i| i == j || a.at(j, i) == 0.0));
        let Some(j) = row else { break };
        exchange(a, j, b.high - 1);
        b.swaps.push((j, b.high - 1));
        b.high -= 1;
    }
    // A column without elements beside the diagonal goes to the front.
    while b.low < b.high {
        let column = (b.low..b.high).find(|&j| (b.low..b.high).all(|i| i == j || a.at(i, j) == 0.0));
        let Some(j) = column else { break };
        exchange(a, j, b.low);
        b.swaps.push((j, b.low));
        b.low += 1;
    }
    let mut again = true;
    let mut rounds = 0;
    while again && rounds < 100 {
        again = false;
        rounds += 1;
        for i in b.low..b.high {
            again |= scale_one(a, &mut b, i);
        }
    }
    b
}

fn exchange(a: &mut Mat<f64>, p: usize, q: usize) {
    let n = a.rows;
    if p == q {
        return;
    }
    for i in 0..n {
        a.data.swap(i + p * n, i + q * n);
    }
    for j in 0..n {
        a.data.swap(p + j * n, q + j * n);
    }
}

/// Makes row and column `i` similar by a power of two; says whether that changed much.
fn scale_one(a: &mut Mat<f64>, b: &mut Balance, i: usize) -> bool {
    let size = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0f64, f64::hypot);
    let mut c = size(&mut (b.low..b.high).map(|k| a.at(k, i)));
    let mut r = size(&mut (b.low..b.high).map(|k| a.at(i, k)));
    if c == 0.0 || r == 0.0 {
        return false;
    }
    let sum = c + r;
    let mut f = 1.0f64;
    while c < r / 2.0 && f < 1e150 {
        f *= 2.0;
        c *= 2.0;
        r /= 2.0;
    }
    while c / 2.0 >= r && f > 1e-150 {
        f /= 2.0;
        c /= 2.0;
        r *= 2.0;
    }
    if c + r >= 0.95 * sum || f == 1.0 {
        return false;
    }
    b.scale[i] *= f;
    for k in 0..a.rows {
        *a.at_mut(i, k) /= f;
    }
    for k in 0..a.rows {
        *a.at_mut(k, i) *= f;
    }
    true
}

/// Vectors of the balanced matrix made vectors of the matrix.
fn unbalance(b: &Balance, v: &mut Mat<f64>) {
    let n = v.rows;
    for i in 0..n {
        for j in 0..n {
            *v.at_mut(i, j) *= b.scale[i];
        }
    }
    for &(p, q) in b.swaps.iter().rev() {
        for j in 0..n {
            v.data.swap(p + j * n, q + j * n);
        }
    }
}

/// The rotation that brings a 2-by-2 block to standard form: triangular, or with equal diagonal and
/// off-diagonal elements of opposite signs. Gives the block `[a b; c d]`, cosine and sine.
fn standard_block(mut a: f64, mut b: f64, mut c: f64, mut d: f64) -> ([f64; 4], f64, f64) {
    if c == 0.0 {
        return ([a, b, c, d], 1.0, 0.0);
    }
    if b == 0.0 {
        return ([d, -c, 0.0, a], 0.0, 1.0);
    }
    if a == d && (b < 0.0) != (c < 0.0) {
        return ([a, b, c, d], 1.0, 0.0);
    }
    let difference = a - d;
    let p = 0.5 * difference;
    let most = b.abs().max(c.abs());
    let least = b.abs().min(c.abs()) * 1f64.copysign(b) * 1f64.copysign(c);
    let scale = p.abs().max(most);
    let z = (p / scale) * p + (most / scale) * least;
    if z >= 4.0 * ULP {
        // Two real eigenvalues.
        let z = p + (scale.sqrt() * z.sqrt()).copysign(p);
        a = d + z;
        d -= (most / z) * least;
        let tau = c.hypot(z);
        return ([a, b - c, 0.0, d], z / tau, c / tau);
    }
    // A conjugate pair, or two that are nearly equal: equal diagonal elements first.
    let sigma = b + c;
    let tau = sigma.hypot(difference);
    let mut cs = (0.5 * (1.0 + sigma.abs() / tau)).sqrt();
    let mut sn = -(p / (tau * cs)) * 1f64.copysign(sigma);
    let (aa, bb, cc, dd) = (a * cs + b * sn, -a * sn + b * cs, c * cs + d * sn, -c * sn + d * cs);
    a = aa * cs + cc * sn;
    b = bb * cs + dd * sn;
    c = -aa * sn + cc * cs;
    d = -bb * sn + dd * cs;
    let middle = 0.5 * (a + d);
    (a, d) = (middle, middle);
    if c == 0.0 {
        return ([a, b, c, d], cs, sn);
    }
    if b == 0.0 {
        return ([a, -c, 0.0, d], -sn, cs);
    }
    if (b < 0.0) == (c < 0.0) {
        // They are real after all.
        let (sb, sc) = (b.abs().sqrt(), c.abs().sqrt());
        let p = (sb * sc).copysign(c);
        let tau = 1.0 / (b + c).abs().sqrt();
        let (c1, s1) = (sb * tau, sc * tau);
        (cs, sn) = (cs * c1 - sn * s1, cs * s1 + sn * c1);
        return ([middle + p, b - c, 0.0, middle - p], cs, sn);
    }
    ([a, b, c, d], cs, sn)
}

/// Where the active block that ends at `i` begins: a subdiagonal element before it is negligible.
fn block_start(h: &Mat<f64>, low: usize, high: usize, i: usize) -> usize {
    let mut k = i;
    while k > low {
        let sub = h.at(k, k - 1).abs();
        if sub <= f64::MIN_POSITIVE / ULP {
            break;
        }
        let mut test = h.at(k - 1, k - 1).abs() + h.at(k, k).abs();
        if test == 0.0 {
            if k >= low + 2 {
                test += h.at(k - 1, k - 2).abs();
            }
            if k + 1 < high {
                test += h.at(k + 1, k).abs();
            }
        }
        if sub <= ULP * test {
            let (ab, ba) = (sub.max(h.at(k - 1, k).abs()), sub.min(h.at(k - 1, k).abs()));
            let gap = (h.at(k - 1, k - 1) - h.at(k, k)).abs();
            let (aa, bb) = (h.at(k, k).abs().max(gap), h.at(k, k).abs().min(gap));
            let s = aa + ab;
            if ba * (ab / s) <= (f64::MIN_POSITIVE / ULP).max(ULP * (bb * (aa / s))) {
                break;
            }
        }
        k -= 1;
    }
    k
}

/// The shifts of a step, as real and imaginary parts.
fn shifts(h: &Mat<f64>, l: usize, i: usize, steps: usize) -> [(f64, f64); 2] {
    let (h11, h21, h12, h22) = match steps {
        10 => {
            let s = h.at(l + 1, l).abs() + h.at(l + 2, l + 1).abs();
            let x = 0.75 * s + h.at(l, l);
            (x, s, -0.4375 * s, x)
        }
        20 => {
            let s = h.at(i, i - 1).abs() + h.at(i - 1, i - 2).abs();
            let x = 0.75 * s + h.at(i, i);
            (x, s, -0.4375 * s, x)
        }
        _ => (h.at(i - 1, i - 1), h.at(i, i - 1), h.at(i - 1, i), h.at(i, i)),
    };
    let s = h11.abs() + h12.abs() + h21.abs() + h22.abs();
    if s == 0.0 {
        return [(0.0, 0.0); 2];
    }
    let (h11, h21, h12, h22) = (h11 / s, h21 / s, h12 / s, h22 / s);
    let middle = (h11 + h22) / 2.0;
    let det = (h11 - middle) * (h22 - middle) - h12 * h21;
    let root = det.abs().sqrt();
    if det >= 0.0 {
        return [(middle * s, root * s), (middle * s, -root * s)];
    }
    let (x, y) = (middle + root, middle - root);
    let nearer = if (x - h22).abs() <= (y - h22).abs() { x * s } else { y * s };
    [(nearer, 0.0); 2]
}

/// Where the step begins, and the first column of the shifted product there.
fn step_start(h: &Mat<f64>, l: usize, i: usize, [(r1, i1), (r2, i2)]: [(f64, f64); 2]) -> (usize, [f64; 3]) {
    let mut m = i - 2;
    loop {
        let s = (h.at(m, m) - r2).abs() + i2.abs() + h.at(m + 1, m).abs();
        let sub = h.at(m + 1, m) / s;
        let mut v = [
            sub * h.at(m, m + 1) + (h.at(m, m) - r1) * ((h.at(m, m) - r2) / s) - i1 * (i2 / s),
            sub * (h.at(m, m) + h.at(m + 1, m + 1) - r1 - r2),
            sub * h.at(m + 2, m + 1),
        ];
        let s: f64 = v.iter().map(|x| x.abs()).sum();
        if s != 0.0 {
            v.iter_mut().for_each(|x| *x /= s);
        }
        if m == l {
            return (m, v);
        }
        let around = h.at(m - 1, m - 1).abs() + h.at(m, m).abs() + h.at(m + 1, m + 1).abs();
        if h.at(m, m - 1).abs() * (v[1].abs() + v[2].abs()) <= ULP * v[0].abs() * around {
            return (m, v);
        }
        m -= 1;
    }
}

/// One double-shifted step on rows `l..=i`; the rest of the matrix follows where there is a `z`.
fn double_step(h: &mut Mat<f64>, z: &mut Option<Mat<f64>>, l: usize, i: usize, steps: usize) {
    let n = h.rows;
    let (first, last) = if z.is_some() { (0, n) } else { (l, i + 1) };
    let (m, mut start) = step_start(h, l, i, shifts(h, l, i, steps));
    for k in m..i {
        let size = (i - k + 1).min(3);
        if k > m {
            for (r, x) in start.iter_mut().enumerate().take(size) {
                *x = h.at(k + r, k - 1);
            }
        }
        let v = &mut start[..size];
        let (beta, tau) = reflection(v);
        if k > m {
            *h.at_mut(k, k - 1) = beta;
            for r in 1..size {
                *h.at_mut(k + r, k - 1) = 0.0;
            }
        } else if m > l {
            *h.at_mut(k, k - 1) *= 1.0 - tau;
        }
        reflect_rows(h, v, tau, k, k..last);
        reflect_columns(h, v, tau, k, first..(k + 4).min(i + 1));
        if let Some(z) = z {
            reflect_columns(z, v, tau, k, 0..n);
        }
    }
}

fn rotate(x: &mut f64, y: &mut f64, c: f64, s: f64) {
    (*x, *y) = (c * *x + s * *y, c * *y - s * *x);
}

/// Brings the block at rows `i - 1` and `i` to standard form.
fn finish_block(h: &mut Mat<f64>, z: &mut Option<Mat<f64>>, i: usize) {
    let n = h.rows;
    let ([a, b, c, d], cs, sn) =
        standard_block(h.at(i - 1, i - 1), h.at(i - 1, i), h.at(i, i - 1), h.at(i, i));
    if let Some(z) = z {
        for j in i + 1..n {
            let (mut x, mut y) = (h.at(i - 1, j), h.at(i, j));
            rotate(&mut x, &mut y, cs, sn);
            *h.at_mut(i - 1, j) = x;
            *h.at_mut(i, j) = y;
        }
        for (m, rows) in [(&mut *h, i - 1), (z, n)] {
            for r in 0..rows {
                let (mut x, mut y) = (m.at(r, i - 1), m.at(r, i));
                rotate(&mut x, &mut y, cs, sn);
                *m.at_mut(r, i - 1) = x;
                *m.at_mut(r, i) = y;
            }
        }
    }
    *h.at_mut(i - 1, i - 1) = a;
    *h.at_mut(i - 1, i) = b;
    *h.at_mut(i, i - 1) = c;
    *h.at_mut(i, i) = d;
}

/// QR steps on the Hessenberg matrix `h` (rows and columns `low..high`) until it is quasi-triangular;
/// without a `z` only its diagonal blocks are.
fn quasi_triangular(
    h: &mut Mat<f64>,
    z: &mut Option<Mat<f64>>,
    low: usize,
    high: usize,
) -> Result<(), Error> {
    let mut end = high;
    let mut steps = 0;
    while end > low {
        let i = end - 1;
        let l = block_start(h, low, high, i);
        if l > low {
            *h.at_mut(l, l - 1) = 0.0;
        }
        if l + 1 >= i {
            if l + 1 == i {
                finish_block(h, z, i);
            }
            end = l;
            steps = 0;
            continue;
        }
        if steps > 300 {
            return Err(errors::eig_no_convergence());
        }
        double_step(h, z, l, i, steps);
        steps += 1;
    }
    Ok(())
}

fn finite(a: &Mat<f64>) -> Result<(), Error> {
    if a.data.iter().all(|x| x.is_finite()) {
        return Ok(());
    }
    Err(errors::eig_not_finite())
}

/// The real Schur form `a = z t z'`: `(t, z)`.
pub fn schur_real(a: &Mat<f64>) -> Result<(Mat<f64>, Mat<f64>), Error> {
    finite(a)?;
    let n = a.rows;
    let mut t = a.clone();
    let mut z = Some(hessenberg_real(&mut t, 0, n)?);
    quasi_triangular(&mut t, &mut z, 0, n)?;
    Ok((t, z.unwrap_or(Mat { rows: 0, cols: 0, data: Vec::new() })))
}

/// Eigenvalues and, where they are asked for, eigenvectors of a real matrix: conjugate pairs are exactly
/// conjugate, the one with positive imaginary part first.
pub fn eigen_real(a: &Mat<f64>, vectors: bool) -> Result<(Vec<Complex64>, Mat<Complex64>), Error> {
    finite(a)?;
    let n = a.rows;
    let mut t = a.clone();
    let b = balance(&mut t);
    let mut z = if vectors {
        Some(hessenberg_real(&mut t, b.low, b.high)?)
    } else {
        reduce(&mut t, b.low, b.high);
        None
    };
    quasi_triangular(&mut t, &mut z, b.low, b.high)?;
    let mut values: Vec<Complex64> = (0..n).map(|k| Complex64::new(t.at(k, k), 0.0)).collect();
    for k in 1..n {
        if t.at(k, k - 1) != 0.0 {
            let w = t.at(k, k - 1).abs().sqrt() * t.at(k - 1, k).abs().sqrt();
            values[k - 1].im = w;
            values[k].im = -w;
        }
    }
    let Some(z) = z else { return Ok((values, Mat::zeros(0, 0)?)) };
    let mut parts = z.times(&triangular_vectors(&t, &values)?)?;
    unbalance(&b, &mut parts);
    Ok((values.clone(), unit_vectors(&parts, &values)?))
}

/// Eigenvectors of the quasi-triangular `t`, those of a conjugate pair as real and imaginary part
/// in two columns.
fn triangular_vectors(t: &Mat<f64>, values: &[Complex64]) -> Result<Mat<f64>, Error> {
    let n = t.rows;
    let largest = t.data.iter().fold(0.0f64, |m, x| m.max(x.abs()));
    let least = (ULP * largest).max(f64::MIN_POSITIVE / ULP);
    let mut vectors = Mat::zeros(n, n)?;
    let mut k = 0;
    while k < n {
        let mut x = vec![Complex64::ZERO; n];
        let mut top = k;
        if values[k].im == 0.0 {
            x[k] = Complex64::ONE;
        } else {
            let (b, c) = (t.at(k, k + 1), t.at(k + 1, k));
            if b.abs() >= c.abs() {
                x[k] = Complex64::ONE;
                x[k + 1] = Complex64::new(0.0, values[k].im / b);
            } else {
                x[k] = Complex64::new(-values[k].im / c, 0.0);
                x[k + 1] = Complex64::I;
            }
            top = k + 1;
        }
        solve_above(t, values, &mut x, k, top, least);
        let size = x.iter().fold(0.0f64, |m, z| m.max(z.re.abs() + z.im.abs()));
        for (i, z) in x.iter().enumerate() {
            *vectors.at_mut(i, k) = z.re / size;
            if top > k {
                *vectors.at_mut(i, k + 1) = z.im / size;
            }
        }
        k = top + 1;
    }
    Ok(vectors)
}

/// Back substitution for the rows above `k`, column after column; blocks of two rows are solved together.
fn solve_above(t: &Mat<f64>, values: &[Complex64], x: &mut [Complex64], k: usize, top: usize, least: f64) {
    let w = values[k];
    let (mut re, mut im) = (vec![0.0; k], vec![0.0; k]);
    let real = w.im == 0.0;
    let subtract = |re: &mut [f64], im: &mut [f64], column: usize, x: Complex64| {
        let n = re.len();
        add_real(re, -x.re, &t.column(column)[..n]);
        if !real {
            add_real(im, -x.im, &t.column(column)[..n]);
        }
    };
    for (j, &x) in x.iter().enumerate().take(top + 1).skip(k) {
        subtract(&mut re, &mut im, j, x);
    }
    let mut i = k;
    while i > 0 {
        i -= 1;
        if i > 0 && t.at(i, i - 1) != 0.0 {
            let (p, q) = (i - 1, i);
            let (rp, rq) = (Complex64::new(re[p], im[p]), Complex64::new(re[q], im[q]));
            let (a, d) = (t.at(p, p) - w, t.at(q, q) - w);
            let (b, c) = (t.at(p, q), t.at(q, p));
            let mut det = a * d - b * c;
            if det.norm() < least * least {
                det = Complex64::new(least * least, 0.0);
            }
            x[p] = (rp * d - rq * b) / det;
            x[q] = (rq * a - rp * c) / det;
            i = p;
            subtract(&mut re[..p], &mut im[..p], q, x[q]);
        } else {
            let mut d = t.at(i, i) - w;
            if d.norm() < least {
                d = Complex64::new(least, 0.0);
            }
            x[i] = Complex64::new(re[i], im[i]) / d;
        }
        subtract(&mut re[..i], &mut im[..i], i, x[i]);
    }
}

widest! {
    fn add_real(y: &mut [f64], a: f64, x: &[f64]) {
        add(y, a, x);
    }
}

/// Eigenvalues in rising order and eigenvectors of the symmetric `[a b; b c]`.
pub fn eigen_pair(a: f64, b: f64, c: f64) -> ([f64; 2], [[f64; 2]; 2]) {
    let ([first, second], Rotation { c: x, s: y }) = eigen_pair_raw(a, b, c);
    if first <= second { ([first, second], [[x, y], [-y, x]]) } else { ([second, first], [[-y, x], [x, y]]) }
}

/// The eigenvalues of `[a b; b c]`, the one of larger modulus first, and the rotation that gives its
/// vector.
pub(super) fn eigen_pair_raw(a: f64, b: f64, c: f64) -> ([f64; 2], Rotation) {
    let (sum, difference, twice) = (a + c, a - c, b + b);
    let root = difference.hypot(twice);
    let (most, least) = if a.abs() > c.abs() { (a, c) } else { (c, a) };
    let (first, sign) = if sum < 0.0 { (0.5 * (sum - root), -1.0) } else { (0.5 * (sum + root), 1.0) };
    let second = if sum == 0.0 { -0.5 * root } else { (most / first) * least - (b / first) * b };
    let cs = difference + root.copysign(difference);
    let (mut x, mut y) = if cs.abs() > twice.abs() {
        let t = -twice / cs;
        let y = 1.0 / (1.0 + t * t).sqrt();
        (t * y, y)
    } else if twice == 0.0 {
        (1.0, 0.0)
    } else {
        let t = -cs / twice;
        let x = 1.0 / (1.0 + t * t).sqrt();
        (x, t * x)
    };
    if sign == 1f64.copysign(difference) {
        (x, y) = (-y, x);
    }
    ([first, second], Rotation { c: x, s: y })
}

/// Vectors of length 1; of a complex one the largest component is real.
fn unit_vectors(parts: &Mat<f64>, values: &[Complex64]) -> Result<Mat<Complex64>, Error> {
    let n = parts.rows;
    let mut vectors = Mat::zeros(n, n)?;
    let mut k = 0;
    while k < n {
        let pair = values[k].im != 0.0 && k + 1 < n;
        let part = |i: usize| Complex64::new(parts.at(i, k), if pair { parts.at(i, k + 1) } else { 0.0 });
        let length = (0..n).fold(0.0f64, |m, i| m.hypot(part(i).norm()));
        let length = if length == 0.0 { 1.0 } else { length };
        let mut turn = Complex64::ONE;
        if pair {
            let largest = (0..n)
                .map(part)
                .fold(Complex64::ZERO, |m, z| if z.norm_sqr() > m.norm_sqr() { z } else { m });
            turn = largest.conj() * 1f64.copysign(largest.re) / largest.norm();
        }
        for i in 0..n {
            let mut z = part(i) / length * turn;
            if pair && z.im.abs() <= ULP * z.norm() {
                z.im = 0.0;
            }
            *vectors.at_mut(i, k) = z;
            if pair {
                *vectors.at_mut(i, k + 1) = z.conj();
            }
        }
        k += if pair { 2 } else { 1 };
    }
    Ok(vectors)
}
