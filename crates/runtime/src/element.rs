//! Elements of array classes: from a typed slice to a [`Value`] and back, without caring whether
//! a scalar is unboxed, a range lazy or a matrix sparse.

use crate::array::{Array, ZeroBits};
use crate::text::MString;
use crate::value::{Char, Value};
use num_complex::{Complex, Complex32, Complex64};
use std::borrow::Cow;
use std::rc::Rc;
use types::Class;

/// A type that is the element of an array class.
pub trait Element: Clone + std::fmt::Debug + 'static {
    /// The class of arrays of it.
    const CLASS: Class;

    /// What growth fills with: zero, false, char 0, missing, `[]`.
    fn fill() -> Self;

    /// The value of an array: unboxed where it has one element.
    fn wrap(array: Array<Self>) -> Value;

    /// The value of one element.
    fn wrap_scalar(self) -> Value;

    /// The elements of a value of exactly this class and complexity.
    fn view(value: &Value) -> Option<Cow<'_, [Self]>>;

    /// The array in a value of exactly this class and complexity, boxed and unshared on demand,
    /// to change in place; a range or sparse matrix becomes a full array.
    fn array_mut(value: &mut Value) -> Option<&mut Array<Self>>;

    /// The array of a value of exactly this class and complexity, without copying its elements
    /// where nobody else holds them.
    fn into_array(value: Value) -> Result<Array<Self>, Value>;
}

fn unshare<T: Clone>(rc: Rc<Array<T>>) -> Array<T> {
    Rc::try_unwrap(rc).unwrap_or_else(|shared| (*shared).clone())
}

macro_rules! element {
    ($t:ty, $class:ident, $fill:expr, $scalar:ident, $array:ident) => {
        impl Element for $t {
            const CLASS: Class = Class::$class;
            fn fill() -> Self {
                $fill
            }
            fn wrap(array: Array<Self>) -> Value {
                match array.data() {
                    [x] if array.dims().is_scalar() => Value::$scalar(*x),
                    _ => Value::$array(Rc::new(array)),
                }
            }
            fn wrap_scalar(self) -> Value {
                Value::$scalar(self)
            }
            fn view(value: &Value) -> Option<Cow<'_, [Self]>> {
                match value {
                    Value::$scalar(x) => Some(Cow::Borrowed(std::slice::from_ref(x))),
                    Value::$array(a) => Some(Cow::Borrowed(a.data())),
                    other => <$t as Extra>::view_extra(other).map(|a| Cow::Owned(a.into_parts().1)),
                }
            }
            fn array_mut(value: &mut Value) -> Option<&mut Array<Self>> {
                match value {
                    Value::$array(_) => {}
                    Value::$scalar(x) => *value = Value::$array(Rc::new(Array::scalar(*x))),
                    ref other => *value = Value::$array(Rc::new(<$t as Extra>::view_extra(other)?)),
                }
                match value {
                    Value::$array(a) => Some(Rc::make_mut(a)),
                    _ => None,
                }
            }
            fn into_array(value: Value) -> Result<Array<Self>, Value> {
                match value {
                    Value::$scalar(x) => Ok(Array::scalar(x)),
                    Value::$array(a) => Ok(unshare(a)),
                    other => <$t as Extra>::view_extra(&other).ok_or(other),
                }
            }
        }
    };
}

/// Representations beside the scalar and the array.
trait Extra: Sized {
    fn view_extra(_: &Value) -> Option<Array<Self>> {
        None
    }
}

impl Extra for f64 {
    fn view_extra(value: &Value) -> Option<Array<f64>> {
        match value {
            Value::Range(r) => Some(Array::row(r.to_vec())),
            Value::Sparse(s) => Some(s.to_full()),
            _ => None,
        }
    }
}

impl Extra for bool {
    fn view_extra(value: &Value) -> Option<Array<bool>> {
        match value {
            Value::SparseLogical(s) => Some(s.to_full()),
            _ => None,
        }
    }
}

macro_rules! no_extra { ($($t:ty),*) => { $(impl Extra for $t {})* }; }
no_extra!(f32, i8, i16, i32, i64, u8, u16, u32, u64, Char);

element!(f64, Double, 0.0, F64, Double);
element!(f32, Single, 0.0, F32, Single);
element!(i8, Int8, 0, I8, Int8);
element!(i16, Int16, 0, I16, Int16);
element!(i32, Int32, 0, I32, Int32);
element!(i64, Int64, 0, I64, Int64);
element!(u8, UInt8, 0, U8, UInt8);
element!(u16, UInt16, 0, U16, UInt16);
element!(u32, UInt32, 0, U32, UInt32);
element!(u64, UInt64, 0, U64, UInt64);
element!(bool, Logical, false, Bool, Logical);
element!(Char, Char, Char(0), Char1, Char);

// SAFETY: `Char` is a transparent u16; zero bits are the char 0.
unsafe impl ZeroBits for Char {}

impl Element for Complex64 {
    const CLASS: Class = Class::Double;
    fn fill() -> Self {
        Complex64::new(0.0, 0.0)
    }
    fn wrap(array: Array<Self>) -> Value {
        match array.data() {
            [z] if array.dims().is_scalar() => Value::C64(Rc::new(*z)),
            _ => Value::ComplexDouble(Rc::new(array)),
        }
    }
    fn wrap_scalar(self) -> Value {
        Value::C64(Rc::new(self))
    }
    fn view(value: &Value) -> Option<Cow<'_, [Self]>> {
        match value {
            Value::C64(z) => Some(Cow::Borrowed(std::slice::from_ref(&**z))),
            Value::ComplexDouble(a) => Some(Cow::Borrowed(a.data())),
            Value::SparseComplex(s) => Some(Cow::Owned(s.to_full().into_parts().1)),
            _ => None,
        }
    }
    fn array_mut(value: &mut Value) -> Option<&mut Array<Self>> {
        match value {
            Value::ComplexDouble(_) => {}
            Value::C64(z) => *value = Value::ComplexDouble(Rc::new(Array::scalar(**z))),
            Value::SparseComplex(s) => *value = Value::ComplexDouble(Rc::new(s.to_full())),
            _ => return None,
        }
        match value {
            Value::ComplexDouble(a) => Some(Rc::make_mut(a)),
            _ => None,
        }
    }
    fn into_array(value: Value) -> Result<Array<Self>, Value> {
        match value {
            Value::C64(z) => Ok(Array::scalar(*z)),
            Value::ComplexDouble(a) => Ok(unshare(a)),
            Value::SparseComplex(s) => Ok(s.to_full()),
            other => Err(other),
        }
    }
}

macro_rules! boxed_element {
    ($t:ty, $class:ident, $fill:expr, $array:ident) => {
        impl Element for $t {
            const CLASS: Class = Class::$class;
            fn fill() -> Self {
                $fill
            }
            fn wrap(array: Array<Self>) -> Value {
                Value::$array(Rc::new(array))
            }
            fn wrap_scalar(self) -> Value {
                Value::$array(Rc::new(Array::scalar(self)))
            }
            fn view(value: &Value) -> Option<Cow<'_, [Self]>> {
                match value {
                    Value::$array(a) => Some(Cow::Borrowed(a.data())),
                    _ => None,
                }
            }
            fn array_mut(value: &mut Value) -> Option<&mut Array<Self>> {
                match value {
                    Value::$array(a) => Some(Rc::make_mut(a)),
                    _ => None,
                }
            }
            fn into_array(value: Value) -> Result<Array<Self>, Value> {
                match value {
                    Value::$array(a) => Ok(unshare(a)),
                    other => Err(other),
                }
            }
        }
    };
}

boxed_element!(Complex32, Single, Complex32::new(0.0, 0.0), ComplexSingle);
boxed_element!(Complex<i8>, Int8, Complex::new(0, 0), ComplexInt8);
boxed_element!(Complex<i16>, Int16, Complex::new(0, 0), ComplexInt16);
boxed_element!(Complex<i32>, Int32, Complex::new(0, 0), ComplexInt32);
boxed_element!(Complex<i64>, Int64, Complex::new(0, 0), ComplexInt64);
boxed_element!(Complex<u8>, UInt8, Complex::new(0, 0), ComplexUInt8);
boxed_element!(Complex<u16>, UInt16, Complex::new(0, 0), ComplexUInt16);
boxed_element!(Complex<u32>, UInt32, Complex::new(0, 0), ComplexUInt32);
boxed_element!(Complex<u64>, UInt64, Complex::new(0, 0), ComplexUInt64);
boxed_element!(MString, String, MString::missing(), String);
boxed_element!(Value, Cell, Value::empty(), Cell);

/// Runs a body for the element type of a value whose storage is an [`Array`]: all classes but
/// struct, function handle and objects. `$t` names the type in the body; `$else` answers for the
/// others.
#[macro_export]
macro_rules! with_element_type {
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
            V::C64(_) | V::ComplexDouble(_) | V::SparseComplex(_) => arm!(num_complex::Complex64),
            V::Bool(_) | V::Logical(_) | V::SparseLogical(_) => arm!(bool),
            V::F32(_) | V::Single(_) => arm!(f32),
            V::ComplexSingle(_) => arm!(num_complex::Complex32),
            V::I8(_) | V::Int8(_) => arm!(i8),
            V::I16(_) | V::Int16(_) => arm!(i16),
            V::I32(_) | V::Int32(_) => arm!(i32),
            V::I64(_) | V::Int64(_) => arm!(i64),
            V::U8(_) | V::UInt8(_) => arm!(u8),
            V::U16(_) | V::UInt16(_) => arm!(u16),
            V::U32(_) | V::UInt32(_) => arm!(u32),
            V::U64(_) | V::UInt64(_) => arm!(u64),
            V::Char1(_) | V::Char(_) => arm!($crate::value::Char),
            V::ComplexInt8(_) => arm!(num_complex::Complex<i8>),
            V::ComplexInt16(_) => arm!(num_complex::Complex<i16>),
            V::ComplexInt32(_) => arm!(num_complex::Complex<i32>),
            V::ComplexInt64(_) => arm!(num_complex::Complex<i64>),
            V::ComplexUInt8(_) => arm!(num_complex::Complex<u8>),
            V::ComplexUInt16(_) => arm!(num_complex::Complex<u16>),
            V::ComplexUInt32(_) => arm!(num_complex::Complex<u32>),
            V::ComplexUInt64(_) => arm!(num_complex::Complex<u64>),
            V::String(_) => arm!($crate::text::MString),
            V::Cell(_) => arm!($crate::value::Value),
            _ => $else,
        }
    }};
}
