//! Singular values and vectors of real matrices: reduction to bidiagonal form by reflections (after
//! a QR step where one extent is much larger), then implicit QR steps, with shift zero where small
//! values would suffer.
//!
//! The order of reflections and rotations is that of the usual library, so that vectors come with
//! the signs its users know. Complex matrices are `svd.rs`'s.
//! Source: G. H. Golub, C. F. Van Loan, "Matrix Computations", 8.6; J. Demmel, W. Kahan, "Accurate
//! singular values of bidiagonal matrices" (1990).

use super::field::Mat;
use super::rotation::{Rotation, rotate_columns, rotation};
use super::schur::{reflect_columns, reflect_rows, reflection};
use super::svd::{Svd, Vectors};
use crate::error::Error;

const ULP: f64 = f64::EPSILON / 2.0;

/// `I - tau v v'` on the coordinates from `first` on.
struct Reflector {
    first: usize,
    v: Vec<f64>,
    tau: f64,
}

/// The first `cols` columns of the product of reflections.
fn product(reflectors: &[Reflector], size: usize, cols: usize) -> Result<Mat<f64>, Error> {
    let mut q = Mat::zeros(size, cols)?;
    (0..size.min(cols)).for_each(|i| *q.at_mut(i, i) = 1.0);
    for r in reflectors.iter().rev() {
        // The columns before are still those of the identity.
        reflect_rows(&mut q, &r.v, r.tau, r.first, r.first.min(cols)..cols);
    }
    Ok(q)
}

fn left(a: &mut Mat<f64>, i: usize, j: usize) -> (f64, Reflector) {
    let mut v: Vec<f64> = (i..a.rows).map(|r| a.at(r, j)).collect();
    let (beta, tau) = reflection(&mut v);
    let cols = a.cols;
    reflect_rows(a, &v, tau, i, j + 1..cols);
    (beta, Reflector { first: i, v, tau })
}

fn right(a: &mut Mat<f64>, i: usize, j: usize) -> (f64, Reflector) {
    let mut v: Vec<f64> = (j..a.cols).map(|c| a.at(i, c)).collect();
    let (beta, tau) = reflection(&mut v);
    let rows = a.rows;
    reflect_columns(a, &v, tau, j, i + 1..rows);
    (beta, Reflector { first: j, v, tau })
}

/// The singular value decomposition.
pub fn svd_real(a: &Mat<f64>, which: Vectors) -> Result<Svd<f64>, Error> {
    let (m, n) = (a.rows, a.cols);
    let k = m.min(n);
    // Here one factor by QR first is cheaper.
    let much = |long: usize, short: usize| long >= (short as f64 * 1.6) as usize && long > 0;
    let inner = if which == Vectors::Full { Vectors::Economy } else { which };
    if m >= n && much(m, n) {
        let mut r = a.clone();
        let steps: Vec<Reflector> = (0..n)
            .map(|i| {
                let (beta, h) = left(&mut r, i, i);
                *r.at_mut(i, i) = beta;
                h
            })
            .collect();
        let mut square = Mat::zeros(n, n)?;
        (0..n).for_each(|j| (0..=j).for_each(|i| *square.at_mut(i, j) = r.at(i, j)));
        let mut inner = direct(&square, inner)?;
        if which != Vectors::None {
            let q = product(&steps, m, if which == Vectors::Full { m } else { n })?;
            inner.u = times_first(q, &inner.u)?;
        }
        return Ok(inner);
    }
    if m < n && much(n, m) {
        let mut l = a.clone();
        let steps: Vec<Reflector> = (0..m)
            .map(|i| {
                let (beta, h) = right(&mut l, i, i);
                *l.at_mut(i, i) = beta;
                h
            })
            .collect();
        let mut square = Mat::zeros(m, m)?;
        (0..m).for_each(|j| (j..m).for_each(|i| *square.at_mut(i, j) = l.at(i, j)));
        let mut inner = direct(&square, inner)?;
        if which != Vectors::None {
            let q = product(&steps, n, if which == Vectors::Full { n } else { k })?;
            inner.v = times_first(q, &inner.v)?;
        }
        return Ok(inner);
    }
    direct(a, which)
}

/// `q` with its first columns times a square matrix.
fn times_first(mut q: Mat<f64>, b: &Mat<f64>) -> Result<Mat<f64>, Error> {
    let size = q.rows * b.rows;
    let first = Mat { rows: q.rows, cols: b.rows, data: q.data[..size].to_vec() };
    q.data[..size].copy_from_slice(&first.times(b)?.data);
    Ok(q)
}

fn direct(a: &Mat<f64>, which: Vectors) -> Result<Svd<f64>, Error> {
    let (m, n) = (a.rows, a.cols);
    let k = m.min(n);
    let mut w = a.clone();
    let (mut d, mut e) = (vec![0.0; k], vec![0.0; k.saturating_sub(1)]);
    let (mut lefts, mut rights) = (Vec::new(), Vec::new());
    for i in 0..k {
        if m >= n {
            let (beta, h) = left(&mut w, i, i);
            d[i] = beta;
            lefts.push(h);
            if i + 1 < n {
                let (beta, h) = right(&mut w, i, i + 1);
                e[i] = beta;
                rights.push(h);
            }
        } else {
            let (beta, h) = right(&mut w, i, i);
            d[i] = beta;
            rights.push(h);
            if i + 1 < m {
                let (beta, h) = left(&mut w, i + 1, i);
                e[i] = beta;
                lefts.push(h);
            }
        }
    }
    let factor = |reflectors: &[Reflector], size: usize| match which {
        Vectors::None => Ok(Mat { rows: 0, cols: k, data: Vec::new() }),
        Vectors::Economy => product(reflectors, size, k),
        Vectors::Full => product(reflectors, size, size),
    };
    let (u, v) = (factor(&lefts, m)?, factor(&rights, n)?);
    let mut work = Work { d, e, u, v };
    if m < n {
        work.turn_upper();
    }
    work.iterate()?;
    work.order();
    Ok(Svd { u: work.u, s: work.d, v: work.v })
}

struct Work {
    d: Vec<f64>,
    e: Vec<f64>,
    u: Mat<f64>,
    v: Mat<f64>,
}

impl Work {
    /// Lower bidiagonal to upper.
    fn turn_upper(&mut self) {
        for i in 0..self.e.len() {
            let (t, r) = rotation(self.d[i], self.e[i]);
            self.d[i] = r;
            self.e[i] = t.s * self.d[i + 1];
            self.d[i + 1] *= t.c;
            rotate_columns(&mut self.u, &[(i, t)]);
        }
    }

    fn iterate(&mut self) -> Result<(), Error> {
        let n = self.d.len();
        let tol = 10f64.max(100f64.min(ULP.powf(-0.125))) * ULP;
        let mut least = self.d.first().map_or(0.0, |x| x.abs());
        let mut mu = least;
        for i in 1..n {
            mu = self.d[i].abs() * (mu / (mu + self.e[i - 1].abs()));
            least = if mu.is_nan() { 0.0 } else { least.min(mu) };
        }
        let threshold = (tol * least / (n as f64).sqrt()).max(6.0 * (n * n) as f64 * f64::MIN_POSITIVE);
        let mut budget = 6 * n * n + 100;
        let (mut old_low, mut old_high, mut down) = (usize::MAX, usize::MAX, true);
        let mut m = n;
        while m > 1 {
            let high = m - 1;
            let mut low = high;
            let mut greatest = self.d[high].abs();
            while low > 0 {
                if self.e[low - 1].abs() <= threshold {
                    self.e[low - 1] = 0.0;
                    break;
                }
                greatest = greatest.max(self.d[low - 1].abs()).max(self.e[low - 1].abs());
                low -= 1;
            }
            if low == high {
                m -= 1;
                continue;
            }
            if low + 1 == high {
                self.pair(low);
                m -= 2;
                continue;
            }
            if old_high == usize::MAX || low > old_high || high < old_low {
                down = self.d[low].abs() >= self.d[high].abs();
            }
            let Some(smallest) = self.unsplit(low, high, down, tol) else { continue };
            (old_low, old_high) = (low, high);
            if budget == 0 {
                return Err(Error::new("MATLAB:svd:svdNoConvergence", "SVD did not converge."));
            }
            budget -= 1;
            let shift =
                self.shift(low, high, down, n as f64 * tol * (smallest / greatest) <= ULP.max(0.01 * tol));
            match (shift == 0.0, down) {
                (true, true) => self.chase_down_plain(low, high),
                (true, false) => self.chase_up_plain(low, high),
                (false, true) => self.chase_down(low, high, shift),
                (false, false) => self.chase_up(low, high, shift),
            }
            let last = if down { high - 1 } else { low };
            if self.e[last].abs() <= threshold {
                self.e[last] = 0.0;
            }
        }
        Ok(())
    }

    /// Looks for an element that is negligible by its neighbours; where there is none, gives a lower
    /// bound of the block's singular values.
    fn unsplit(&mut self, low: usize, high: usize, down: bool, tol: f64) -> Option<f64> {
        let (d, e) = (&self.d, &mut self.e);
        let (edge, beside) = if down { (high - 1, high) } else { (low, low) };
        if e[edge].abs() <= tol * d[beside].abs() {
            e[edge] = 0.0;
            return None;
        }
        let mut mu = if down { d[low] } else { d[high] }.abs();
        let mut least = mu;
        for step in 0..high - low {
            let at = if down { low + step } else { high - 1 - step };
            if e[at].abs() <= tol * mu {
                e[at] = 0.0;
                return None;
            }
            mu = d[if down { at + 1 } else { at }].abs() * (mu / (mu + e[at].abs()));
            least = least.min(mu);
        }
        Some(least)
    }

    fn shift(&self, low: usize, high: usize, down: bool, none: bool) -> f64 {
        if none {
            return 0.0;
        }
        let (start, at) = if down { (self.d[low], high - 1) } else { (self.d[high], low) };
        let shift = least_of_pair(self.d[at], self.e[at], self.d[at + 1]);
        if start != 0.0 && (shift / start.abs()).powi(2) < ULP { 0.0 } else { shift }
    }

    /// The singular values of a block of two.
    fn pair(&mut self, low: usize) {
        let p = pair(self.d[low], self.e[low], self.d[low + 1]);
        (self.d[low], self.e[low], self.d[low + 1]) = (p.most, 0.0, p.least);
        rotate_columns(&mut self.v, &[(low, p.right)]);
        rotate_columns(&mut self.u, &[(low, p.left)]);
    }

    fn chase_down_plain(&mut self, low: usize, high: usize) {
        let (mut lefts, mut rights) = (Vec::new(), Vec::new());
        let (mut t, mut old) = (Rotation { c: 1.0, s: 0.0 }, Rotation { c: 1.0, s: 0.0 });
        for i in low..high {
            let (next, r) = rotation(self.d[i] * t.c, self.e[i]);
            t = next;
            if i > low {
                self.e[i - 1] = old.s * r;
            }
            let (next, r) = rotation(old.c * r, self.d[i + 1] * t.s);
            old = next;
            self.d[i] = r;
            rights.push((i, t));
            lefts.push((i, old));
        }
        let h = self.d[high] * t.c;
        self.d[high] = h * old.c;
        self.e[high - 1] = h * old.s;
        self.turn(&lefts, &rights);
    }

    fn chase_up_plain(&mut self, low: usize, high: usize) {
        let (mut lefts, mut rights) = (Vec::new(), Vec::new());
        let (mut t, mut old) = (Rotation { c: 1.0, s: 0.0 }, Rotation { c: 1.0, s: 0.0 });
        for i in (low + 1..=high).rev() {
            let (next, r) = rotation(self.d[i] * t.c, self.e[i - 1]);
            t = next;
            if i < high {
                self.e[i] = old.s * r;
            }
            let (next, r) = rotation(old.c * r, self.d[i - 1] * t.s);
            old = next;
            self.d[i] = r;
            rights.push((i - 1, Rotation { c: old.c, s: -old.s }));
            lefts.push((i - 1, Rotation { c: t.c, s: -t.s }));
        }
        let h = self.d[low] * t.c;
        self.d[low] = h * old.c;
        self.e[low] = h * old.s;
        self.turn(&lefts, &rights);
    }

    fn chase_down(&mut self, low: usize, high: usize, shift: f64) {
        let (mut lefts, mut rights) = (Vec::new(), Vec::new());
        let (d, e) = (&mut self.d, &mut self.e);
        let mut f = (d[low].abs() - shift) * (1f64.copysign(d[low]) + shift / d[low]);
        let mut g = e[low];
        for i in low..high {
            let (r, x) = rotation(f, g);
            if i > low {
                e[i - 1] = x;
            }
            f = r.c * d[i] + r.s * e[i];
            e[i] = r.c * e[i] - r.s * d[i];
            g = r.s * d[i + 1];
            d[i + 1] *= r.c;
            let (l, x) = rotation(f, g);
            d[i] = x;
            f = l.c * e[i] + l.s * d[i + 1];
            d[i + 1] = l.c * d[i + 1] - l.s * e[i];
            if i + 1 < high {
                g = l.s * e[i + 1];
                e[i + 1] *= l.c;
            }
            rights.push((i, r));
            lefts.push((i, l));
        }
        e[high - 1] = f;
        self.turn(&lefts, &rights);
    }

    fn chase_up(&mut self, low: usize, high: usize, shift: f64) {
        let (mut lefts, mut rights) = (Vec::new(), Vec::new());
        let (d, e) = (&mut self.d, &mut self.e);
        let mut f = (d[high].abs() - shift) * (1f64.copysign(d[high]) + shift / d[high]);
        let mut g = e[high - 1];
        for i in (low + 1..=high).rev() {
            let (r, x) = rotation(f, g);
            if i < high {
                e[i] = x;
            }
            f = r.c * d[i] + r.s * e[i - 1];
            e[i - 1] = r.c * e[i - 1] - r.s * d[i];
            g = r.s * d[i - 1];
            d[i - 1] *= r.c;
            let (l, x) = rotation(f, g);
            d[i] = x;
            f = l.c * e[i - 1] + l.s * d[i - 1];
            d[i - 1] = l.c * d[i - 1] - l.s * e[i - 1];
            if i > low + 1 {
                g = l.s * e[i - 2];
                e[i - 2] *= l.c;
            }
            rights.push((i - 1, Rotation { c: l.c, s: -l.s }));
            lefts.push((i - 1, Rotation { c: r.c, s: -r.s }));
        }
        e[low] = f;
        self.turn(&lefts, &rights);
    }

    fn turn(&mut self, lefts: &[(usize, Rotation)], rights: &[(usize, Rotation)]) {
        rotate_columns(&mut self.u, lefts);
        rotate_columns(&mut self.v, rights);
    }

    /// Values positive and falling.
    fn order(&mut self) {
        let n = self.d.len();
        for i in 0..n {
            if self.d[i] < 0.0 || (self.d[i] == 0.0 && self.d[i].is_sign_negative()) {
                self.d[i] = -self.d[i];
                self.v.column_mut(i).iter_mut().for_each(|x| *x = -*x);
            }
        }
        for end in (1..n).rev() {
            let mut least = 0;
            for j in 1..=end {
                if self.d[j] <= self.d[least] {
                    least = j;
                }
            }
            if least == end {
                continue;
            }
            self.d.swap(least, end);
            for a in [&mut self.u, &mut self.v] {
                for i in 0..a.rows {
                    let (x, y) = (a.at(i, least), a.at(i, end));
                    (*a.at_mut(i, least), *a.at_mut(i, end)) = (y, x);
                }
            }
        }
    }
}

/// The smaller singular value of `[f g; 0 h]`.
fn least_of_pair(f: f64, g: f64, h: f64) -> f64 {
    let (fa, ga, ha) = (f.abs(), g.abs(), h.abs());
    let (low, high) = (fa.min(ha), fa.max(ha));
    if low == 0.0 {
        return 0.0;
    }
    let (a_s, a_t) = (1.0 + low / high, (high - low) / high);
    if ga < high {
        let a_u = (ga / high).powi(2);
        return low * (2.0 / ((a_s * a_s + a_u).sqrt() + (a_t * a_t + a_u).sqrt()));
    }
    let a_u = high / ga;
    if a_u == 0.0 {
        return low * high / ga;
    }
    let c = 1.0 / ((1.0 + (a_s * a_u).powi(2)).sqrt() + (1.0 + (a_t * a_u).powi(2)).sqrt());
    2.0 * (low * c * a_u)
}

/// `[f g; 0 h]` made diagonal.
struct Pair {
    most: f64,
    least: f64,
    left: Rotation,
    right: Rotation,
}

fn pair(f: f64, g: f64, h: f64) -> Pair {
    let swap = h.abs() > f.abs();
    let (ft, ht) = if swap { (h, f) } else { (f, h) };
    let (fa, ha, ga) = (ft.abs(), ht.abs(), g.abs());
    let mut largest = if swap { 3 } else { 1 };
    let (mut most, mut least) = (fa, ha);
    let (mut l, mut r) = (Rotation { c: 1.0, s: 0.0 }, Rotation { c: 1.0, s: 0.0 });
    if ga > fa {
        largest = 2;
    }
    if ga > fa && fa / ga < ULP {
        most = ga;
        least = if ha > 1.0 { fa / (ga / ha) } else { (fa / ga) * ha };
        l = Rotation { c: 1.0, s: ht / g };
        r = Rotation { c: ft / g, s: 1.0 };
    } else if ga != 0.0 {
        let d = fa - ha;
        let part = if d == fa { 1.0 } else { d / fa };
        let m = g / ft;
        let t = 2.0 - part;
        let s = (t * t + m * m).sqrt();
        let root = if part == 0.0 { m.abs() } else { (part * part + m * m).sqrt() };
        let a = 0.5 * (s + root);
        (most, least) = (fa * a, ha / a);
        let t = if m * m != 0.0 {
            (m / (s + t) + m / (root + part)) * (1.0 + a)
        } else if part == 0.0 {
            2f64.copysign(ft) * 1f64.copysign(g)
        } else {
            g / d.copysign(ft) + m / t
        };
        let length = (t * t + 4.0).sqrt();
        r = Rotation { c: 2.0 / length, s: t / length };
        l = Rotation { c: (r.c + r.s * m) / a, s: (ht / ft) * r.s / a };
    }
    let (left, right) = match swap {
        true => (Rotation { c: r.s, s: r.c }, Rotation { c: l.s, s: l.c }),
        false => (l, r),
    };
    let sign = |x: f64| 1f64.copysign(x);
    let of_most = match largest {
        1 => sign(right.c) * sign(left.c) * sign(f),
        2 => sign(right.s) * sign(left.c) * sign(g),
        _ => sign(right.s) * sign(left.s) * sign(h),
    };
    Pair { most: most.copysign(of_most), least: least.copysign(of_most * sign(f) * sign(h)), left, right }
}
