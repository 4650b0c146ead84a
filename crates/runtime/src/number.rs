//! Numbers as elements: conversion between the numeric classes, with MATLAB's rounding (half
//! away from zero) and saturation.

use crate::array::ZeroBits;
use crate::element::Element;
use crate::value::Char;
pub use types::scalar::integer::Int;

/// A real element that arithmetic can read as a double and make from one.
pub trait Number: Element + ZeroBits + Copy + PartialOrd {
    /// The value as a double; 64-bit integers round.
    fn to_f64(self) -> f64;
    /// The element nearest to a double: rounded and saturated, NaN becomes 0 in integer classes.
    fn from_f64(x: f64) -> Self;
    /// Whether it is a NaN.
    fn is_nan(self) -> bool {
        false
    }
}

impl Number for f64 {
    fn to_f64(self) -> f64 {
        self
    }
    fn from_f64(x: f64) -> f64 {
        x
    }
    fn is_nan(self) -> bool {
        self.is_nan()
    }
}

impl Number for f32 {
    fn to_f64(self) -> f64 {
        f64::from(self)
    }
    fn from_f64(x: f64) -> f32 {
        x as f32
    }
    fn is_nan(self) -> bool {
        self.is_nan()
    }
}

impl Number for bool {
    fn to_f64(self) -> f64 {
        f64::from(u8::from(self))
    }
    fn from_f64(x: f64) -> bool {
        x != 0.0
    }
}

impl Number for Char {
    fn to_f64(self) -> f64 {
        f64::from(self.0)
    }
    fn from_f64(x: f64) -> Char {
        Char(x as u16)
    }
}

/// An element of an integer class, with its saturating arithmetic.
pub trait Integer: Number + Ord + Eq + Int {}

macro_rules! integers {
    ($($t:ty),*) => { $(
        impl Number for $t {
            fn to_f64(self) -> f64 {
                self as f64
            }
            fn from_f64(x: f64) -> $t {
                // `as` saturates and maps NaN to 0; `round` is half away from zero.
                x.round() as $t
            }
        }
        impl Integer for $t {}
    )* };
}
integers!(i8, i16, i32, i64, u8, u16, u32, u64);

/// Runs a body for the element type of a real numeric, logical or char value.
#[macro_export]
macro_rules! with_number_type {
    ($value:expr, $t:ident => $body:expr, else $else:expr) => {{
        use $crate::value::Value as V;
        macro_rules! arm {
            ($ty:ty) => {{
                type $t = $ty;
                $body
            }};
        }
        match $value {
            V::F64(_) | V::Double(_) | V::Range(_) | V::Sparse(_) => arm!(f64),
            V::Bool(_) | V::Logical(_) | V::SparseLogical(_) => arm!(bool),
            V::F32(_) | V::Single(_) => arm!(f32),
            V::I8(_) | V::Int8(_) => arm!(i8),
            V::I16(_) | V::Int16(_) => arm!(i16),
            V::I32(_) | V::Int32(_) => arm!(i32),
            V::I64(_) | V::Int64(_) => arm!(i64),
            V::U8(_) | V::UInt8(_) => arm!(u8),
            V::U16(_) | V::UInt16(_) => arm!(u16),
            V::U32(_) | V::UInt32(_) => arm!(u32),
            V::U64(_) | V::UInt64(_) => arm!(u64),
            V::Char1(_) | V::Char(_) => arm!($crate::value::Char),
            _ => $else,
        }
    }};
}
