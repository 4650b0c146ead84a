//! The numbers of linear algebra, and a matrix of them.

use super::gemm::{Block, gemm};
use super::svd::{Svd, Vectors};
use crate::array::{Array, Dims, ZeroBits};
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::error::Error;
use crate::value::Value;
use num_complex::Complex64;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// Real or complex double.
pub trait Field:
    ZeroBits
    + super::gemm::Factor
    + Element
    + PartialEq
    + std::fmt::Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
{
    /// Zero.
    const ZERO: Self;
    /// One.
    const ONE: Self;
    /// Modulus.
    fn modulus(self) -> f64;
    /// The size by which pivots are chosen: modulus, or |re| + |im|.
    fn size(self) -> f64;
    /// Complex conjugate.
    fn conj(self) -> Self;
    /// Real part.
    fn re(self) -> f64;
    /// From a real number.
    fn real(x: f64) -> Self;
    /// Times a real number.
    fn scale(self, x: f64) -> Self;
    /// Divided by a real number.
    fn scaled_down(self, x: f64) -> Self;
    /// Whether it has no imaginary part.
    fn is_real(self) -> bool;
    /// The elements of a value.
    fn elements(value: &Value) -> Vec<Self>;
    /// The numbers as reals, one or two for each.
    fn into_reals(x: Vec<Self>) -> Vec<f64>;
    /// The numbers of these reals.
    fn from_reals(x: Vec<f64>) -> Vec<Self>;
    /// The matrix, where its numbers are real.
    fn real_matrix(a: &Mat<Self>) -> Option<&Mat<f64>>;
    /// A real matrix as one of these numbers.
    fn of_real_matrix(a: Mat<f64>) -> Mat<Self>;
    /// The singular value decomposition of a finite matrix.
    fn singular(a: &Mat<Self>, which: Vectors) -> Result<Svd<Self>, Error>;
}

impl Field for f64 {
    const ZERO: f64 = 0.0;
    const ONE: f64 = 1.0;
    fn modulus(self) -> f64 {
        self.abs()
    }
    fn size(self) -> f64 {
        self.abs()
    }
    fn conj(self) -> f64 {
        self
    }
    fn re(self) -> f64 {
        self
    }
    fn real(x: f64) -> f64 {
        x
    }
    fn scale(self, x: f64) -> f64 {
        self * x
    }
    fn scaled_down(self, x: f64) -> f64 {
        self / x
    }
    fn is_real(self) -> bool {
        true
    }
    fn elements(value: &Value) -> Vec<f64> {
        doubles(value).into_owned()
    }
    fn into_reals(x: Vec<f64>) -> Vec<f64> {
        x
    }
    fn from_reals(x: Vec<f64>) -> Vec<f64> {
        x
    }
    fn real_matrix(a: &Mat<f64>) -> Option<&Mat<f64>> {
        Some(a)
    }
    fn of_real_matrix(a: Mat<f64>) -> Mat<f64> {
        a
    }
    fn singular(a: &Mat<f64>, which: Vectors) -> Result<Svd<f64>, Error> {
        super::bidiagonal::svd_real(a, which)
    }
}

impl Field for Complex64 {
    const ZERO: Complex64 = Complex64::new(0.0, 0.0);
    const ONE: Complex64 = Complex64::new(1.0, 0.0);
    fn modulus(self) -> f64 {
        self.re.hypot(self.im)
    }
    fn size(self) -> f64 {
        self.re.abs() + self.im.abs()
    }
    fn conj(self) -> Complex64 {
        Complex64::conj(&self)
    }
    fn re(self) -> f64 {
        self.re
    }
    fn real(x: f64) -> Complex64 {
        Complex64::new(x, 0.0)
    }
    fn scale(self, x: f64) -> Complex64 {
        Complex64::new(self.re * x, self.im * x)
    }
    fn scaled_down(self, x: f64) -> Complex64 {
        Complex64::new(self.re / x, self.im / x)
    }
    fn is_real(self) -> bool {
        self.im == 0.0
    }
    fn elements(value: &Value) -> Vec<Complex64> {
        complexes(value).into_owned()
    }
    fn into_reals(x: Vec<Complex64>) -> Vec<f64> {
        x.into_iter().flat_map(|z| [z.re, z.im]).collect()
    }
    fn from_reals(x: Vec<f64>) -> Vec<Complex64> {
        x.chunks_exact(2).map(|z| Complex64::new(z[0], z[1])).collect()
    }
    fn real_matrix(_: &Mat<Complex64>) -> Option<&Mat<f64>> {
        None
    }
    fn of_real_matrix(a: Mat<f64>) -> Mat<Complex64> {
        Mat { rows: a.rows, cols: a.cols, data: a.data.into_iter().map(Complex64::real).collect() }
    }
    fn singular(a: &Mat<Complex64>, which: Vectors) -> Result<Svd<Complex64>, Error> {
        super::svd::by_rotations(a, which == Vectors::Full)
    }
}

/// A matrix, column after column. `data.len() == rows * cols`.
#[derive(Clone, Debug, PartialEq)]
pub struct Mat<T> {
    /// Rows.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    /// Elements.
    pub data: Vec<T>,
}

impl<T: Field> Mat<T> {
    /// The matrix in a value of numbers.
    pub fn of(value: &Value) -> Mat<T> {
        let dims = value.dims();
        Mat { rows: dims.rows(), cols: dims.trailing(), data: T::elements(value) }
    }

    /// A matrix of zeros.
    pub fn zeros(rows: usize, cols: usize) -> Result<Mat<T>, Error> {
        let n = Dims::matrix(rows, cols).checked_numel(size_of::<T>())?;
        Ok(Mat { rows, cols, data: crate::array::zeros(n)? })
    }

    /// The identity.
    pub fn identity(n: usize) -> Result<Mat<T>, Error> {
        let mut m = Mat::zeros(n, n)?;
        for i in 0..n {
            m.data[i + i * n] = T::ONE;
        }
        Ok(m)
    }

    /// Element at row `i`, column `j`.
    #[inline]
    pub fn at(&self, i: usize, j: usize) -> T {
        self.data[i + j * self.rows]
    }

    /// Element at row `i`, column `j`, to change.
    #[inline]
    pub fn at_mut(&mut self, i: usize, j: usize) -> &mut T {
        &mut self.data[i + j * self.rows]
    }

    /// Column `j`.
    pub fn column(&self, j: usize) -> &[T] {
        &self.data[j * self.rows..(j + 1) * self.rows]
    }

    /// Column `j`, to change.
    pub fn column_mut(&mut self, j: usize) -> &mut [T] {
        &mut self.data[j * self.rows..(j + 1) * self.rows]
    }

    /// The conjugate transpose.
    pub fn adjoint(&self) -> Mat<T> {
        let mut data = vec![T::ZERO; self.data.len()];
        // In square tiles, which the cache likes.
        const TILE: usize = 16;
        for j0 in (0..self.cols).step_by(TILE) {
            for i0 in (0..self.rows).step_by(TILE) {
                for i in i0..(i0 + TILE).min(self.rows) {
                    for j in j0..(j0 + TILE).min(self.cols) {
                        data[i * self.cols + j] = self.at(i, j).conj();
                    }
                }
            }
        }
        Mat { rows: self.cols, cols: self.rows, data }
    }

    /// The product.
    pub fn times(&self, other: &Mat<T>) -> Result<Mat<T>, Error> {
        let mut product = Mat::zeros(self.rows, other.cols)?;
        let (a, b) = (self.block(), other.block());
        gemm(self.rows, self.cols, other.cols, a, b, &mut product.data, self.rows);
        Ok(product)
    }

    /// All of it as a factor of a product.
    pub(super) fn block(&self) -> Block<'_, T> {
        Block { data: &self.data, stride: self.rows }
    }

    /// Equal to its conjugate transpose.
    pub fn is_hermitian(&self) -> bool {
        self.rows == self.cols
            && (0..self.cols).all(|j| (0..=j).all(|i| self.at(i, j) == self.at(j, i).conj()))
    }

    /// All elements below the diagonal are zero.
    pub fn is_upper(&self) -> bool {
        (0..self.cols).all(|j| (j + 1..self.rows).all(|i| self.at(i, j) == T::ZERO))
    }

    /// All elements above the diagonal are zero.
    pub fn is_lower(&self) -> bool {
        (0..self.cols).all(|j| (0..j.min(self.rows)).all(|i| self.at(i, j) == T::ZERO))
    }

    /// The greatest sum of moduli in a column.
    pub fn norm1(&self) -> f64 {
        (0..self.cols).map(|j| self.column(j).iter().map(|x| x.modulus()).sum()).fold(0.0, f64::max)
    }
}

/// `eye(n)`.
pub fn identity(n: usize) -> Result<Array<f64>, Error> {
    let m = Mat::<f64>::identity(n)?;
    Ok(Array::new(Dims::matrix(n, n), m.data))
}
