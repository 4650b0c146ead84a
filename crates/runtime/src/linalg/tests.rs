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
    let (values, vectors) = eigen_real(&a).unwrap();
    let ca = complex(&a, &Mat::zeros(7, 7).unwrap());
    let av = ca.times(&vectors).unwrap();
    let mut vd = vectors.clone();
    for (j, &d) in values.iter().enumerate() {
        vd.column_mut(j).iter_mut().for_each(|x| *x *= d);
    }
    assert!(distance(&av, &vd) < 1e-10, "{values:?}");
    let s = a.adjoint().times(&a).unwrap();
    let (w, v) = eigen_symmetric(&s).unwrap();
    assert!(w.windows(2).all(|p| p[0] <= p[1]));
    let sv = s.times(&v).unwrap();
    let mut vw = v.clone();
    for (j, &d) in w.iter().enumerate() {
        vw.column_mut(j).iter_mut().for_each(|x| *x *= d);
    }
    assert!(distance(&sv, &vw) < 1e-12);
    let tall = sample(8, 5, 11);
    let d = svd(&tall, false).unwrap();
    let mut us = d.u.clone();
    for (j, &x) in d.s.iter().enumerate() {
        us.column_mut(j).iter_mut().for_each(|u| *u *= x);
    }
    assert!(distance(&us.times(&d.v.adjoint()).unwrap(), &tall) < 1e-13);
}
