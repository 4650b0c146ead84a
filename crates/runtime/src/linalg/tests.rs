//! Tests: factors multiply back to the matrix.

use super::*;
use num_complex::Complex64;

fn sample(n: usize, m: usize, seed: u64) -> Mat<f64> {
    let mut s = seed;
    let data = (0..n * m)
        .map(|_| {
            s = s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (s >> 40) as f64 / f64::from(1 << 23) - 1.0
        })
        .collect();
    Mat { rows: n, cols: m, data }
}

fn complex(a: &Mat<f64>, b: &Mat<f64>) -> Mat<Complex64> {
    let data = a.data.iter().zip(&b.data).map(|(&x, &y)| Complex64::new(x, y)).collect();
    Mat { rows: a.rows, cols: a.cols, data }
}

fn distance<T: Field>(a: &Mat<T>, b: &Mat<T>) -> f64 {
    a.data.iter().zip(&b.data).map(|(&x, &y)| (x - y).modulus()).fold(0.0, f64::max)
}

#[test]
fn lu_qr_and_cholesky_multiply_back() {
    let a = complex(&sample(6, 6, 1), &sample(6, 6, 2));
    let f = lu(&a);
    let permuted = Mat {
        rows: 6,
        cols: 6,
        data: (0..6).flat_map(|j| f.order.iter().map(move |&i| (i, j))).map(|(i, j)| a.at(i, j)).collect(),
    };
    assert!(distance(&f.lower().times(&f.upper()).unwrap(), &permuted) < 1e-13);
    let tall = complex(&sample(7, 4, 3), &sample(7, 4, 4));
    let g = qr(&tall);
    assert!(distance(&g.q(7).unwrap().times(&g.r(7)).unwrap(), &tall) < 1e-13);
    let q = g.q(4).unwrap();
    assert!(distance(&q.adjoint().times(&q).unwrap(), &Mat::identity(4).unwrap()) < 1e-13);
    let spd = tall.adjoint().times(&tall).unwrap();
    let r = cholesky(&spd).unwrap();
    assert!(distance(&r.adjoint().times(&r).unwrap(), &spd) < 1e-12);
}

#[test]
fn eigenvectors_and_singular_vectors_reconstruct() {
    let a = sample(7, 7, 9);
    let (values, vectors) = eigen_real(&a, true).unwrap();
    let ca = complex(&a, &Mat::zeros(7, 7).unwrap());
    let av = ca.times(&vectors).unwrap();
    let mut vd = vectors.clone();
    for (j, &d) in values.iter().enumerate() {
        vd.column_mut(j).iter_mut().for_each(|x| *x *= d);
    }
    assert!(distance(&av, &vd) < 1e-10, "{values:?}");
    let s = a.adjoint().times(&a).unwrap();
    let (w, v) = eigen_symmetric(&s, true).unwrap();
    assert!(w.windows(2).all(|p| p[0] <= p[1]));
    let sv = s.times(&v).unwrap();
    let mut vw = v.clone();
    for (j, &d) in w.iter().enumerate() {
        vw.column_mut(j).iter_mut().for_each(|x| *x *= d);
    }
    assert!(distance(&sv, &vw) < 1e-12);
    let tall = sample(8, 5, 11);
    let d = svd(&tall, Vectors::Economy).unwrap();
    let mut us = d.u.clone();
    for (j, &x) in d.s.iter().enumerate() {
        us.column_mut(j).iter_mut().for_each(|u| *u *= x);
    }
    assert!(distance(&us.times(&d.v.adjoint()).unwrap(), &tall) < 1e-13);
}

/// Sizes below and above those at which blocks begin.
const SIZES: [usize; 5] = [1, 7, 33, 70, 131];

#[test]
fn halving_columns_changes_no_digit_of_lu() {
    for n in SIZES {
        let a = sample(n, n + 3, 5);
        let f = lu(&a);
        // One column after the other.
        let mut plain = a.clone();
        for k in 0..n {
            let pivot = (k..n)
                .fold(k, |best, i| if plain.at(i, k).abs() > plain.at(best, k).abs() { i } else { best });
            (0..plain.cols).for_each(|j| plain.data.swap(k + j * n, pivot + j * n));
            for i in k + 1..n {
                *plain.at_mut(i, k) /= plain.at(k, k);
                for j in k + 1..plain.cols {
                    let product = plain.at(i, k) * plain.at(k, j);
                    *plain.at_mut(i, j) -= product;
                }
            }
        }
        assert_eq!(f.packed, plain, "{n}");
    }
}

fn factors_multiply_back<T: Field>(a: &Mat<T>) {
    let (m, n) = (a.rows, a.cols);
    let tolerance = 1e-13 * (m + n) as f64;
    let f = qr(a);
    let q = f.q(m).unwrap();
    assert!(distance(&q.times(&f.r(m)).unwrap(), a) < tolerance, "qr of {m} by {n}");
    assert!(distance(&q.adjoint().times(&q).unwrap(), &Mat::identity(m).unwrap()) < tolerance);
    let f = qr_pivoted(a);
    let moved: Vec<T> = f.order.iter().flat_map(|&j| a.column(j).to_vec()).collect();
    let moved = Mat { rows: m, cols: n, data: moved };
    assert!(distance(&f.q(m).unwrap().times(&f.r(m)).unwrap(), &moved) < tolerance);
    let diagonal: Vec<f64> = (0..m.min(n)).map(|k| f.r(m).at(k, k).modulus()).collect();
    assert!(diagonal.windows(2).all(|d| d[0] >= d[1] * (1.0 - 1e-12)));
    let square = a.adjoint().times(a).unwrap();
    let shifted = {
        let mut s = square.clone();
        (0..n).for_each(|i| *s.at_mut(i, i) += T::ONE);
        s
    };
    let r = cholesky(&shifted).unwrap();
    assert!(r.is_upper() && distance(&r.adjoint().times(&r).unwrap(), &shifted) < tolerance);
    let f = lu(&shifted);
    let inverse = f.solve(&Mat::identity(n).unwrap());
    assert!(distance(&shifted.times(&inverse).unwrap(), &Mat::identity(n).unwrap()) < tolerance * 10.0);
    let b = shifted.column(0);
    let x = f.solve_adjoint(b);
    let ax = shifted.adjoint().times(&Mat { rows: n, cols: 1, data: x }).unwrap();
    assert!(ax.data.iter().zip(b).all(|(&x, &y)| (x - y).modulus() < tolerance * 10.0));
    let (values, vectors) = eigen_symmetric(&square, true).unwrap();
    let mut scaled = vectors.clone();
    for (j, &d) in values.iter().enumerate() {
        scaled.column_mut(j).iter_mut().for_each(|x| *x = x.scale(d));
    }
    assert!(distance(&square.times(&vectors).unwrap(), &scaled) < tolerance * 10.0);
    assert!(distance(&vectors.adjoint().times(&vectors).unwrap(), &Mat::identity(n).unwrap()) < tolerance);
    assert_eq!(values, eigen_symmetric(&square, false).unwrap().0);
    for which in [Vectors::Economy, Vectors::Full] {
        let f = svd(a, which).unwrap();
        let k = f.s.len();
        let mut u = Mat { rows: m, cols: k, data: f.u.data[..m * k].to_vec() };
        for (j, &s) in f.s.iter().enumerate() {
            u.column_mut(j).iter_mut().for_each(|x| *x = x.scale(s));
        }
        let v = Mat { rows: n, cols: k, data: f.v.data[..n * k].to_vec() };
        assert!(distance(&u.times(&v.adjoint()).unwrap(), a) < tolerance);
        assert!(distance(&f.u.adjoint().times(&f.u).unwrap(), &Mat::identity(f.u.cols).unwrap()) < tolerance);
    }
}

#[test]
fn large_factors_multiply_back() {
    for n in SIZES {
        factors_multiply_back(&sample(n, n, 17));
        factors_multiply_back(&sample(n + 60, n, 19));
    }
    for n in [1, 7, 60] {
        factors_multiply_back(&complex(&sample(n, n, 23), &sample(n, n, 29)));
        factors_multiply_back(&complex(&sample(n + 9, n, 23), &sample(n + 9, n, 29)));
    }
}

#[test]
fn the_order_at_which_cholesky_fails_is_the_first() {
    let mut a = Mat::<f64>::identity(50).unwrap();
    for k in [30, 40] {
        *a.at_mut(k, k) = -1.0;
    }
    assert_eq!(cholesky(&a).err(), Some(31));
}

#[test]
fn general_eigenvectors_are_ones_with_the_same_values_alone() {
    for n in [5, 60] {
        let a = sample(n, n, 31);
        let (values, vectors) = eigen_real(&a, true).unwrap();
        let real = complex(&a, &Mat::zeros(n, n).unwrap());
        let other = complex(&a, &sample(n, n, 37));
        let (complex_values, complex_vectors) = eigen(&other, true).unwrap();
        for (a, values, vectors) in [(real, &values, vectors), (other, &complex_values, complex_vectors)] {
            let mut scaled = vectors.clone();
            for (j, &d) in values.iter().enumerate() {
                scaled.column_mut(j).iter_mut().for_each(|x| *x *= d);
            }
            assert!(distance(&a.times(&vectors).unwrap(), &scaled) < 1e-10);
        }
        assert_eq!(values, eigen_real(&a, false).unwrap().0);
        let near = |z: &Complex64| complex_values.iter().any(|w| (w - z).norm() < 1e-10);
        let other = complex(&a, &sample(n, n, 37));
        assert!(eigen(&other, false).unwrap().0.iter().all(near));
        let (t, z) = schur_real(&a).unwrap();
        assert!(distance(&z.times(&t).unwrap().times(&z.adjoint()).unwrap(), &a) < 1e-12);
    }
}
