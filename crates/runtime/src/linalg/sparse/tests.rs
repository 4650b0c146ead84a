//! Tests: solutions solve, factors multiply back, orders keep factors sparse.

use super::*;
use crate::context::Context;

/// The Laplacian of a square grid, with elements that need not be symmetric.
fn grid(side: usize, east: f64, west: f64) -> Sparse<f64> {
    let n = side * side;
    let mut triplets = Vec::new();
    for i in 0..n {
        triplets.push((i, i, 4.0));
        if i % side + 1 < side {
            triplets.push((i, i + 1, east));
            triplets.push((i + 1, i, west));
        }
        if i + side < n {
            triplets.push((i, i + side, east));
            triplets.push((i + side, i, west));
        }
    }
    Sparse::from_triplets(n, n, triplets, |a, b| a + b).unwrap()
}

/// A matrix with elements anywhere; none need be on the diagonal.
fn scattered(n: usize, seed: u64) -> Sparse<f64> {
    let mut s = seed;
    let mut next = || {
        s = s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (s >> 33) as usize
    };
    let mut triplets: Vec<(usize, usize, f64)> =
        (0..n).map(|i| (i, (i * 7 + 3) % n, 3.0 + (i % 5) as f64)).collect();
    triplets.extend((0..3 * n).map(|_| (next() % n, next() % n, (next() % 1000) as f64 / 500.0 - 1.0)));
    Sparse::from_triplets(n, n, triplets, |a, b| a + b).unwrap()
}

fn residual<T: Field>(a: &Sparse<T>, x: &[T], b: &[T]) -> f64 {
    let mut r = b.to_vec();
    a.iter().for_each(|(i, j, v)| r[i] -= v * x[j]);
    r.iter().fold(0.0, |m, x| m.max(x.modulus()))
}

fn solves<T: Field>(a: &Sparse<T>) {
    let n = a.rows();
    let b: Vec<T> = (0..n).map(|i| T::real((i % 7) as f64 - 2.0)).collect();
    let mut context = Context::for_tests();
    let x = solve(&mut context, a, &Mat { rows: n, cols: 1, data: b.clone() }).unwrap();
    assert!(residual(a, &x.data, &b) < 1e-9, "{n}");
    // Every kind of factor solves, and so does its adjoint.
    let turned =
        Sparse::from_triplets(n, n, a.iter().map(|(i, j, v)| (j, i, v.conj())).collect(), |_, v| v).unwrap();
    for f in [lu(a, column_order(a), 1.0), lu(a, symmetric_order(a), PREFER), lu(a, (0..n).collect(), 1.0)] {
        assert!(residual(a, &f.solve(&b), &b) < 1e-9, "{n}");
        assert!(residual(&turned, &f.solve_adjoint(&b), &b) < 1e-9, "{n}");
        let mut product: Vec<(usize, usize, T)> = Vec::new();
        for j in 0..n {
            for (k, u) in f.upper.column(j).chain([(j, f.diagonal[j])]) {
                product.push((k, j, u));
                product.extend(f.lower.column(k).map(|(i, l)| (i, j, l * u)));
            }
        }
        let product = Sparse::from_triplets(n, n, product, |a, b| a + b).unwrap();
        let off = a.iter().fold(0.0f64, |m, (i, j, v)| {
            let place = |list: &[usize], i: usize| list.iter().position(|&k| k == i).unwrap();
            m.max((product.get(place(&f.rows, i), place(&f.columns, j)) - v).modulus())
        });
        assert!(n > 200 || off < 1e-12, "{n}: {off}");
    }
    let (below, above) = a.iter().fold((0, 0), |(l, u), (i, j, _)| {
        (usize::max(l, i.saturating_sub(j)), usize::max(u, j.saturating_sub(i)))
    });
    let band = Band::new(a, below, above).unwrap();
    assert!(residual(a, &band.solve(&b), &b) < 1e-9 && residual(&turned, &band.solve_adjoint(&b), &b) < 1e-9);
}

#[test]
fn solutions_solve() {
    for side in [1, 2, 3, 9, 20] {
        solves(&grid(side, -1.0, -1.0));
        solves(&grid(side, -1.3, -0.6));
        solves(&grid(side, -1.3, -0.6).map(|x| Complex64::new(x, if x > 0.0 { 1.0 } else { 0.5 })));
    }
    for n in [5, 60, 150] {
        solves(&scattered(n, n as u64));
    }
}

#[test]
fn cholesky_multiplies_back_and_stays_sparse() {
    let side = 40;
    let a = grid(side, -1.0, -1.0);
    let n = a.rows();
    let f = cholesky(&a, symmetric_order(&a)).ok().expect("positive definite");
    // Octave's `nnz(chol(S(p, p)))` for `p = amd(S)` is 20,771; the natural order leaves about n * side.
    assert!(f.rows.len() < 22_850, "{}", f.rows.len());
    let b = vec![1.0; n];
    let f = cholesky_by_blocks(&a, symmetric_order(&a)).unwrap().expect("positive definite");
    assert!(residual(&a, &f.solve(&b), &b) < 1e-10);
    let hermitian = grid(6, -1.0, -1.0);
    let hermitian = Sparse::from_triplets(
        36,
        36,
        hermitian
            .iter()
            .map(|(i, j, v)| {
                (i, j, Complex64::new(v, f64::from(u8::from(i < j)) - f64::from(u8::from(i > j))))
            })
            .collect(),
        |_, v| v,
    )
    .unwrap()
    .map(|z| if z.im == 0.0 { z * 2.0 } else { z });
    let f = cholesky_by_blocks(&hermitian, symmetric_order(&hermitian)).unwrap().expect("positive definite");
    let b = vec![Complex64::ONE; 36];
    assert!(residual(&hermitian, &f.solve(&b), &b) < 1e-12);
    let not = grid(3, -3.0, -3.0);
    assert!(cholesky(&not, (0..9).collect()).is_err());
    assert!(cholesky_by_blocks(&not, (0..9).collect()).unwrap().is_none());
}

/// A positive definite matrix with elements anywhere.
fn definite(n: usize, seed: u64) -> Sparse<f64> {
    let a = scattered(n, seed);
    let mut triplets: Vec<(usize, usize, f64)> =
        a.iter().flat_map(|(i, j, x)| [(i, j, x / 2.0), (j, i, x / 2.0)]).collect();
    triplets.extend((0..n).map(|i| (i, i, 60.0)));
    Sparse::from_triplets(n, n, triplets, |a, b| a + b).unwrap()
}

#[test]
fn blocks_and_rows_give_the_same_factor() {
    for n in [1, 2, 7, 40, 160, 400] {
        let a = definite(n, 3 * n as u64);
        for order in [(0..n).collect::<Vec<_>>(), symmetric_order(&a), (0..n).rev().collect()] {
            let (rows, blocks) =
                (cholesky(&a, order.clone()), cholesky_by_blocks(&a, order.clone()).unwrap());
            let (rows, blocks) = (rows.ok().expect("definite"), blocks.expect("definite"));
            let of = |list| Sparse::from_triplets(n, n, list, |x: f64, _| x).unwrap();
            let difference = of(rows.elements()).merged(&of(blocks.elements(&order)), |x, y| x - y).unwrap();
            assert!(difference.iter().all(|t| t.2.abs() < 1e-12), "{n}");
            let b: Vec<f64> = (0..n).map(|i| (i % 5) as f64 - 1.5).collect();
            assert!(residual(&a, &blocks.solve(&b), &b) < 1e-11, "{n}");
        }
    }
}

#[test]
fn conditions_are_told_without_estimates() {
    let a = grid(12, -1.0, -1.0);
    let f = cholesky_by_blocks(&a, symmetric_order(&a)).unwrap().expect("definite");
    assert!(has_positive_inverse(&a) && least_dominance(&a) == 0.0);
    let largest = f.solve(&vec![1.0; 144]).into_iter().fold(0.0, f64::max);
    let told = rcond_by(144, 8.0, |x| f.solve(x), |x| f.solve(x));
    assert!((told * 8.0 * largest - 1.0).abs() < 1e-6, "{told}");
    let a = a.merged(
        &Sparse::from_triplets(144, 144, (0..144).map(|i| (i, i, 1.0)).collect(), |x, _| x).unwrap(),
        |x, y| x + y,
    );
    let a = a.unwrap();
    let f = lu(&a, column_order(&a), 1.0);
    assert!(least_dominance(&a) == 1.0);
    assert!(rcond_by(144, 9.0, |x| f.solve(x), |x| f.solve_adjoint(x)) >= 1.0 / 9.0);
}

#[test]
fn three_diagonals_are_a_band() {
    for n in [2, 3, 4, 9, 50] {
        for diagonal in [0.0, 0.5, 4.0] {
            let value = |i: usize, j: usize| ((i * 31 + j * 17) % 13) as f64 - 5.5;
            let list = (0..n).flat_map(|i: usize| (i.saturating_sub(1)..(i + 2).min(n)).map(move |j| (i, j)));
            let list = list.map(|(i, j)| (i, j, if i == j { diagonal } else { value(i, j) })).collect();
            let a = Sparse::from_triplets(n, n, list, |x, _| x).unwrap();
            let (f, band) = (Tridiagonal::new(&a).unwrap(), Band::new(&a, 1, 1).unwrap());
            assert_eq!(f.is_singular(), band.is_singular());
            let b: Vec<f64> = (0..n).map(|i| i as f64 - 2.5).collect();
            if !f.is_singular() {
                assert_eq!(f.solve(&b), band.solve(&b));
                assert_eq!(f.solve_adjoint(&b), band.solve_adjoint(&b));
            }
        }
    }
}

#[test]
fn a_singular_matrix_warns_and_gives_no_numbers() {
    let a = Sparse::from_triplets(
        4,
        4,
        vec![(0, 0, 1.0), (0, 3, 2.0), (3, 0, 1.0), (3, 3, 2.0), (1, 2, 1.0), (2, 1, 1.0)],
        |a, b| a + b,
    )
    .unwrap();
    let mut context = Context::for_tests();
    let x = solve(&mut context, &a, &Mat { rows: 4, cols: 1, data: vec![1.0; 4] }).unwrap();
    assert!(x.data.iter().any(|x| !x.is_finite()));
}

#[test]
fn sums_products_and_transposes_are_those_of_the_full_forms() {
    let (a, b) = (scattered(30, 1), scattered(30, 2));
    let full = |s: &Sparse<f64>| s.to_full().data().to_vec();
    let (x, y) = (full(&a), full(&b));
    let expected = |f: fn(f64, f64) -> f64| x.iter().zip(&y).map(|(&x, &y)| f(x, y)).collect::<Vec<_>>();
    assert_eq!(full(&a.merged(&b, |x, y| x + y).unwrap()), expected(|x, y| x + y));
    assert_eq!(full(&a.merged(&b, |x, y| x * y).unwrap()), expected(|x, y| x * y));
    assert_eq!(a.merged(&a, |x, y| x - y).unwrap().nnz(), 0);
    let a = std::rc::Rc::new(a);
    let turned = std::rc::Rc::new(a.transposed().unwrap());
    let product = |s: &Sparse<f64>| {
        (0..30).map(|c| s.column(c).map(|(r, v)| v * r as f64).sum::<f64>()).collect::<Vec<_>>()
    };
    assert!(
        turned.turned().is_some()
            && product(&turned) == product(&turned.clone())
            && turned.turned().is_none()
    );
    assert!(a.iter().all(|(i, j, x)| turned.get(j, i) == x) && turned.nnz() == a.nnz());
    assert_eq!(turned.transposed().unwrap(), *a);
}
