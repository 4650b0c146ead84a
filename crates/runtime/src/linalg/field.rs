//! The numbers of linear algebra, and a matrix of them.

use super::svd::Svd;
use crate::array::{Array, Dims, ZeroBits};
use crate::convert::{complexes, doubles};
use crate::error::Error;
use crate::value::Value;
use num_complex::Complex64;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// Real or complex double.
pub trait Field:
    ZeroBits
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
    /// Whether it has no imaginary part.
    fn is_real(self) -> bool;
    /// The elements of a value.
    fn elements(value: &Value) -> Vec<Self>;
    /// The singular value decomposition of a finite matrix; `full` asks for square factors.
    fn singular(a: &Mat<Self>, full: bool) -> Result<Svd<Self>, Error>;
    /// Eigenvalues in rising order and vectors of a finite Hermitian matrix.
    fn hermitian(a: &Mat<Self>) -> Result<(Vec<f64>, Mat<Self>), Error>;
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
    fn is_real(self) -> bool {
        true
    }
    fn elements(value: &Value) -> Vec<f64> {
        doubles(value).into_owned()
    }
    fn singular(a: &Mat<f64>, full: bool) -> Result<Svd<f64>, Error> {
        super::bidiagonal::svd_real(a, full)
    }
    fn hermitian(a: &Mat<f64>) -> Result<(Vec<f64>, Mat<f64>), Error> {
        super::tridiagonal::eigen_real_symmetric(a)
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
    fn is_real(self) -> bool {
        self.im == 0.0
    }
    fn elements(value: &Value) -> Vec<Complex64> {
        complexes(value).into_owned()
    }
    fn singular(a: &Mat<Complex64>, full: bool) -> Result<Svd<Complex64>, Error> {
        super::svd::by_rotations(a, full)
    }
    fn hermitian(a: &Mat<Complex64>) -> Result<(Vec<f64>, Mat<Complex64>), Error> {
        super::eigen::by_rotations(a)
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
        let data = (0..self.rows).flat_map(|i| (0..self.cols).map(move |j| self.at(i, j).conj())).collect();
        Mat { rows: self.cols, cols: self.rows, data }
    }

    /// The product.
    pub fn times(&self, other: &Mat<T>) -> Result<Mat<T>, Error> {
        let data = crate::ops::product(&self.data, &other.data, self.rows, self.cols, other.cols)?;
        Ok(Mat { rows: self.rows, cols: other.cols, data })
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
