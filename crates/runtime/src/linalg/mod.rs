//! Dense linear algebra on matrices of doubles and complex doubles.
//!
//! Plain textbook algorithms, written so that operations happen in one fixed order and every
//! engine gives the same digits. Source: G. Golub, C. Van Loan, "Matrix Computations".

mod bidiagonal;
mod eigen;
mod field;
pub(crate) mod gemm;
mod lanes;
mod lu;
mod qr;
mod rotation;
mod schur;
mod solve;
mod svd;
mod tridiagonal;
mod vectors;

pub use eigen::{eigen, eigen_symmetric};
pub use field::{Field, Mat, identity};
pub use lu::{Lu, cholesky, lu};
pub use qr::{Qr, qr, qr_pivoted};
pub use schur::{eigen_pair, eigen_real, hessenberg_real, schur_real};
pub use solve::{determinant, inverse, rcond, solve};
pub use svd::{Svd, Vectors, svd};

#[cfg(test)]
mod tests;
