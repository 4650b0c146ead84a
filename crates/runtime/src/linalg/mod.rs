//! Linear algebra on matrices of doubles and complex doubles, dense and sparse.
//!
//! Textbook algorithms, the large ones in blocks on one product (`gemm.rs`), written so that operations
//! happen in one fixed order: every engine and every machine gives the same digits. The order of values,
//! the signs of `qr` and `chol` and those of vectors are the ones LAPACK gives. Source: G. Golub, C. Van
//! Loan, "Matrix Computations".

mod bidiagonal;
mod eigen;
mod field;
pub(crate) mod gemm;
mod lanes;
mod lu;
mod ordered;
mod qr;
mod qz;
mod rotation;
mod schur;
pub(crate) mod small;
mod solve;
pub(crate) mod sparse;
mod svd;
mod tridiagonal;
pub(crate) mod vectors;

pub use eigen::{eigen, eigen_symmetric, hessenberg_complex, schur_complex};
pub use field::{Field, Mat, identity};
pub use lu::{Lu, cholesky, lu};
pub use ordered::{cholesky_in, lu_in};
pub use qr::{Qr, qr, qr_pivoted};
pub use qz::qz;
pub use schur::{eigen_pair, eigen_real, hessenberg_real, schur_real};
pub use solve::{determinant, inverse, rcond, solve};
pub use svd::{Svd, Vectors, svd};

#[cfg(test)]
mod tests;
