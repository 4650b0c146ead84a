//! The concrete value of a MATLAB expression.
//!
//! Invariants: a [`Value`] is 16 bytes and cheap to clone; arrays are shared through `Rc` and
//! copied when a shared one is changed (`Rc::make_mut`). A scalar of a numeric class, a truth
//! value or a char may be held unboxed or as a 1-by-1 array: readers must accept both, which
//! [`Element::view`](crate::element::Element::view) does for them. A complex array always has
//! some non-zero imaginary part unless it was made by `complex`.
//! What is not here: operators (`ops/`), indexing (`index/`), conversions (`convert.rs`).

use crate::array::{Array, Dims};
use crate::containers::{Dictionary, MapObject};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::handles::{HandleObject, Handles};
use crate::object::{FunctionHandle, Object};
use crate::range::Range;
use crate::sparse::Sparse;
use crate::structs::StructArray;
use crate::text::MString;
use base::Name;
use num_complex::{Complex, Complex32, Complex64};
use std::borrow::Cow;
use std::rc::Rc;
use types::Class;

/// A value of a MATLAB program. The header of compiled programs knows where its tag is, that of a double, and where
/// the double lies (`rts/library.h`).
#[derive(Clone, Debug)]
#[repr(u8)]
pub enum Value {
    /// A double scalar.
    F64(f64),
    /// A truth value.
    Bool(bool),
    /// A single scalar.
    F32(f32),
    /// A complex double scalar.
    C64(Rc<Complex64>),
    /// An int8 scalar.
    I8(i8),
    /// An int16 scalar.
    I16(i16),
    /// An int32 scalar.
    I32(i32),
    /// An int64 scalar.
    I64(i64),
    /// A uint8 scalar.
    U8(u8),
    /// A uint16 scalar.
    U16(u16),
    /// A uint32 scalar.
    U32(u32),
    /// A uint64 scalar.
    U64(u64),
    /// One char: a UTF-16 code unit.
    Char1(Char),
    /// Double array.
    Double(Rc<Array<f64>>),
    /// Complex double array.
    ComplexDouble(Rc<Array<Complex64>>),
    /// Single array.
    Single(Rc<Array<f32>>),
    /// Complex single array.
    ComplexSingle(Rc<Array<Complex32>>),
    /// int8 array.
    Int8(Rc<Array<i8>>),
    /// int16 array.
    Int16(Rc<Array<i16>>),
    /// int32 array.
    Int32(Rc<Array<i32>>),
    /// int64 array.
    Int64(Rc<Array<i64>>),
    /// uint8 array.
    UInt8(Rc<Array<u8>>),
    /// uint16 array.
    UInt16(Rc<Array<u16>>),
    /// uint32 array.
    UInt32(Rc<Array<u32>>),
    /// uint64 array.
    UInt64(Rc<Array<u64>>),
    /// Logical array.
    Logical(Rc<Array<bool>>),
    /// Char array.
    Char(Rc<Array<Char>>),
    /// String array.
    String(Rc<Array<MString>>),
    /// Cell array.
    Cell(Rc<Array<Value>>),
    /// Struct array.
    Struct(Rc<StructArray>),
    /// Function handle.
    Function(Rc<FunctionHandle>),
    /// A double row start:step:stop that is not materialised.
    Range(Rc<Range>),
    /// Sparse double matrix.
    Sparse(Rc<Sparse<f64>>),
    /// Sparse complex double matrix.
    SparseComplex(Rc<Sparse<Complex64>>),
    /// Sparse logical matrix.
    SparseLogical(Rc<Sparse<bool>>),
    /// `containers.Map`, a handle.
    Map(Rc<MapObject>),
    /// `dictionary`, a value.
    Dictionary(Rc<Dictionary>),
    /// Object (array) of a value class, MException included.
    Object(Rc<Object>),
    /// Object (array) of a handle class.
    Handle(Handles),
    /// Several values where one is written: a cs-list. Never stored in a variable.
    List(Rc<Vec<Value>>),
    /// Complex int8 array.
    ComplexInt8(Rc<Array<Complex<i8>>>),
    /// Complex int16 array.
    ComplexInt16(Rc<Array<Complex<i16>>>),
    /// Complex int32 array.
    ComplexInt32(Rc<Array<Complex<i32>>>),
    /// Complex int64 array.
    ComplexInt64(Rc<Array<Complex<i64>>>),
    /// Complex uint8 array.
    ComplexUInt8(Rc<Array<Complex<u8>>>),
    /// Complex uint16 array.
    ComplexUInt16(Rc<Array<Complex<u16>>>),
    /// Complex uint32 array.
    ComplexUInt32(Rc<Array<Complex<u32>>>),
    /// Complex uint64 array.
    ComplexUInt64(Rc<Array<Complex<u64>>>),
}

/// A UTF-16 code unit, the element of a char array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(transparent)]
pub struct Char(pub u16);

impl Default for Value {
    /// What is left where a value was taken: the scalar 0.
    fn default() -> Value {
        Value::F64(0.0)
    }
}

/// Class and complexity without sparsity, to choose an implementation by.
impl Value {
    /// A reference to one object of a handle class.
    pub fn reference(object: Rc<HandleObject>) -> Value {
        Value::Handle(Handles::one(object))
    }

    /// The class, as `class(x)` names it.
    pub fn class(&self) -> Class {
        match self {
            Value::F64(_) | Value::C64(_) | Value::Double(_) | Value::ComplexDouble(_) => Class::Double,
            Value::Range(_) | Value::Sparse(_) | Value::SparseComplex(_) => Class::Double,
            Value::F32(_) | Value::Single(_) | Value::ComplexSingle(_) => Class::Single,
            Value::I8(_) | Value::Int8(_) | Value::ComplexInt8(_) => Class::Int8,
            Value::I16(_) | Value::Int16(_) | Value::ComplexInt16(_) => Class::Int16,
            Value::I32(_) | Value::Int32(_) | Value::ComplexInt32(_) => Class::Int32,
            Value::I64(_) | Value::Int64(_) | Value::ComplexInt64(_) => Class::Int64,
            Value::U8(_) | Value::UInt8(_) | Value::ComplexUInt8(_) => Class::UInt8,
            Value::U16(_) | Value::UInt16(_) | Value::ComplexUInt16(_) => Class::UInt16,
            Value::U32(_) | Value::UInt32(_) | Value::ComplexUInt32(_) => Class::UInt32,
            Value::U64(_) | Value::UInt64(_) | Value::ComplexUInt64(_) => Class::UInt64,
            Value::Bool(_) | Value::Logical(_) | Value::SparseLogical(_) => Class::Logical,
            Value::Char1(_) | Value::Char(_) => Class::Char,
            Value::String(_) => Class::String,
            Value::Cell(_) => Class::Cell,
            Value::Struct(_) => Class::Struct,
            Value::Function(_) => Class::FunctionHandle,
            Value::Map(_) => Class::Object(Name::new("containers.Map")),
            Value::Dictionary(_) => Class::Object(Name::new("dictionary")),
            Value::Object(o) => Class::Object(o.class),
            Value::Handle(h) => Class::Object(h.class()),
            Value::List(l) => l.first().map_or(Class::Double, Value::class),
        }
    }

    /// The class's name.
    pub fn class_name(&self) -> &'static str {
        self.class().name()
    }

    /// The size.
    pub fn dims(&self) -> Dims {
        match self {
            Value::F64(_) | Value::Bool(_) | Value::F32(_) | Value::C64(_) | Value::Char1(_) => {
                Dims::scalar()
            }
            Value::I8(_) | Value::I16(_) | Value::I32(_) | Value::I64(_) => Dims::scalar(),
            Value::U8(_) | Value::U16(_) | Value::U32(_) | Value::U64(_) => Dims::scalar(),
            Value::Double(a) => a.dims().clone(),
            Value::ComplexDouble(a) => a.dims().clone(),
            Value::Single(a) => a.dims().clone(),
            Value::ComplexSingle(a) => a.dims().clone(),
            Value::Int8(a) => a.dims().clone(),
            Value::ComplexInt8(a) => a.dims().clone(),
            Value::Int16(a) => a.dims().clone(),
            Value::ComplexInt16(a) => a.dims().clone(),
            Value::Int32(a) => a.dims().clone(),
            Value::ComplexInt32(a) => a.dims().clone(),
            Value::Int64(a) => a.dims().clone(),
            Value::ComplexInt64(a) => a.dims().clone(),
            Value::UInt8(a) => a.dims().clone(),
            Value::ComplexUInt8(a) => a.dims().clone(),
            Value::UInt16(a) => a.dims().clone(),
            Value::ComplexUInt16(a) => a.dims().clone(),
            Value::UInt32(a) => a.dims().clone(),
            Value::ComplexUInt32(a) => a.dims().clone(),
            Value::UInt64(a) => a.dims().clone(),
            Value::ComplexUInt64(a) => a.dims().clone(),
            Value::Logical(a) => a.dims().clone(),
            Value::Char(a) => a.dims().clone(),
            Value::String(a) => a.dims().clone(),
            Value::Cell(a) => a.dims().clone(),
            Value::Struct(s) => s.dims().clone(),
            Value::Function(_) => Dims::scalar(),
            Value::Range(r) => Dims::matrix(1, r.count()),
            Value::Sparse(s) => Dims::matrix(s.rows(), s.cols()),
            Value::SparseComplex(s) => Dims::matrix(s.rows(), s.cols()),
            Value::SparseLogical(s) => Dims::matrix(s.rows(), s.cols()),
            Value::Map(m) => Dims::matrix(m.len(), 1),
            Value::Dictionary(_) => Dims::scalar(),
            Value::Object(o) => o.data.dims().clone(),
            Value::Handle(h) => h.dims(),
            Value::List(l) => Dims::matrix(1, l.len()),
        }
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        match self {
            Value::F64(_) | Value::Bool(_) => 1,
            Value::Double(a) => a.numel(),
            Value::Cell(a) => a.numel(),
            Value::Char(a) => a.numel(),
            v => v.dims().numel(),
        }
    }

    /// No element.
    pub fn is_empty(&self) -> bool {
        self.numel() == 0
    }

    /// One element.
    pub fn is_scalar(&self) -> bool {
        self.numel() == 1
    }

    /// Stored with imaginary parts: what `~isreal(x)` says of a numeric value.
    pub fn is_complex(&self) -> bool {
        use Value::{C64, ComplexDouble, ComplexSingle, SparseComplex};
        matches!(self, C64(_) | ComplexDouble(_) | ComplexSingle(_) | SparseComplex(_))
            || self.is_complex_integer()
    }

    /// Of an integer class and stored with imaginary parts.
    pub fn is_complex_integer(&self) -> bool {
        use Value::{ComplexInt8, ComplexInt16, ComplexInt32, ComplexInt64};
        use Value::{ComplexUInt8, ComplexUInt16, ComplexUInt32, ComplexUInt64};
        matches!(self, ComplexInt8(_) | ComplexInt16(_) | ComplexInt32(_) | ComplexInt64(_))
            || matches!(self, ComplexUInt8(_) | ComplexUInt16(_) | ComplexUInt32(_) | ComplexUInt64(_))
    }

    /// Whether some element has an imaginary part; what is stored as complex need not have one.
    pub fn has_imaginary_part(&self) -> bool {
        match self {
            Value::C64(z) => z.im != 0.0,
            Value::ComplexDouble(a) => a.data().iter().any(|z| z.im != 0.0),
            Value::ComplexSingle(a) => a.data().iter().any(|z| z.im != 0.0),
            Value::SparseComplex(s) => s.iter().any(|(_, _, z)| z.im != 0.0),
            v if v.is_complex() => crate::convert::complexes(v).iter().any(|z| z.im != 0.0),
            _ => false,
        }
    }

    /// A sparse matrix.
    pub fn is_sparse(&self) -> bool {
        matches!(self, Value::Sparse(_) | Value::SparseComplex(_) | Value::SparseLogical(_))
    }

    /// A numeric, logical or char value: a matrix of numbers to arithmetic.
    pub fn is_matrix(&self) -> bool {
        self.class().is_matrix()
    }

    /// A char row, or `''`.
    pub fn is_char_row(&self) -> bool {
        match self {
            Value::Char1(_) => true,
            Value::Char(a) => a.dims().is_row() || a.dims().is_null(),
            _ => false,
        }
    }

    /// A char row or one string that is not missing: what text arguments take.
    pub fn is_text(&self) -> bool {
        match self {
            Value::String(a) => a.numel() == 1 && !a.data()[0].is_missing(),
            v => v.is_char_row(),
        }
    }

    /// The char `:` (or the string `":"`), which indexing reads as a whole dimension.
    pub fn is_colon(&self) -> bool {
        match self {
            Value::Char1(c) => c.0 == u16::from(b':'),
            Value::Char(a) => a.data() == [Char(u16::from(b':'))],
            Value::String(a) => a.numel() == 1 && a.data()[0].as_str() == Some(":"),
            _ => false,
        }
    }

    /// Takes the value out, leaving a scalar 0.
    pub fn take(&mut self) -> Value {
        std::mem::take(self)
    }

    /// Whether it can hold a reference to something that changes.
    pub fn may_refer(&self) -> bool {
        use Value::{Cell, Dictionary, Function, Handle, Map, Object, Struct};
        matches!(self, Cell(_) | Dictionary(_) | Function(_) | Handle(_) | Map(_) | Object(_) | Struct(_))
    }
}

/// Constructors.
impl Value {
    /// `[]`.
    pub fn empty() -> Value {
        Value::Double(Rc::new(Array::empty()))
    }

    /// `''`.
    pub fn empty_char() -> Value {
        Value::Char(Rc::new(Array::empty()))
    }

    /// A 1-by-n double.
    pub fn row(data: Vec<f64>) -> Value {
        f64::wrap(Array::row(data))
    }

    /// An n-by-1 double.
    pub fn column(data: Vec<f64>) -> Value {
        f64::wrap(Array::column(data))
    }

    /// A `rows`-by-`cols` double from its columns; the number of elements must agree.
    pub fn matrix(rows: usize, cols: usize, data: Vec<f64>) -> Value {
        f64::wrap(Array::new(Dims::matrix(rows, cols), data))
    }

    /// A char row; `''` (0-by-0) for empty text.
    pub fn char_row(text: &str) -> Value {
        let units: Vec<Char> = match text.is_ascii() {
            true => text.bytes().map(|b| Char(b.into())).collect(),
            false => text.encode_utf16().map(Char).collect(),
        };
        if units.is_empty() { Value::empty_char() } else { Char::wrap(Array::row(units)) }
    }

    /// A string scalar.
    pub fn string(text: &str) -> Value {
        Value::String(Rc::new(Array::scalar(MString::from(text))))
    }

    /// A cell array.
    pub fn cell(array: Array<Value>) -> Value {
        Value::Cell(Rc::new(array))
    }

    /// A 1-by-n cell.
    pub fn cell_row(data: Vec<Value>) -> Value {
        Value::cell(Array::row(data))
    }

    /// A scalar struct with these fields.
    pub fn structure<'a>(fields: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
        Value::Struct(Rc::new(StructArray::from_fields(fields)))
    }

    /// A complex scalar, narrowed to a real one where the imaginary part is zero.
    pub fn complex(z: Complex64) -> Value {
        if z.im == 0.0 { Value::F64(z.re) } else { Value::C64(Rc::new(z)) }
    }

    /// A cs-list; a list of one value is that value.
    pub fn list(mut values: Vec<Value>) -> Value {
        if values.len() == 1
            && let Some(v) = values.pop()
        {
            return v;
        }
        Value::List(Rc::new(values))
    }
}

/// Readers.
impl Value {
    /// The one real number of a numeric, logical or char value of one element.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Value::F64(x) => Some(*x),
            Value::Bool(b) => Some(f64::from(u8::from(*b))),
            Value::F32(x) => Some(f64::from(*x)),
            Value::Char1(c) => Some(f64::from(c.0)),
            Value::Double(a) if a.numel() == 1 => a.data().first().copied(),
            v if v.is_scalar() && v.is_matrix() && !v.is_complex() => v.doubles().first().copied(),
            _ => None,
        }
    }

    /// The one number of a numeric, logical or char value of one element, complex or not.
    pub fn as_complex(&self) -> Option<Complex64> {
        match self {
            Value::C64(z) => Some(**z),
            Value::ComplexDouble(a) if a.numel() == 1 => a.data().first().copied(),
            Value::ComplexSingle(a) if a.numel() == 1 => {
                a.data().first().map(|z| Complex64::new(z.re.into(), z.im.into()))
            }
            Value::SparseComplex(s) if s.rows() * s.cols() == 1 => Some(s.get(0, 0)),
            v if v.is_complex_integer() && v.is_scalar() => crate::convert::complexes(v).first().copied(),
            v => v.as_f64().map(|x| Complex64::new(x, 0.0)),
        }
    }

    /// The real parts of all elements as doubles; empty for a value that is no matrix of numbers.
    /// 64-bit integers lose their lowest bits.
    pub fn doubles(&self) -> Cow<'_, [f64]> {
        crate::convert::doubles(self)
    }

    /// The text of a char row or of a string scalar that is not missing.
    pub fn as_text(&self) -> Option<String> {
        match self {
            Value::Char1(c) => Some(String::from_utf16_lossy(&[c.0])),
            Value::Char(a) if a.dims().is_row() || a.numel() == 0 => Some(crate::text::to_string(a.data())),
            Value::String(a) if a.numel() == 1 => a.data()[0].as_str().map(str::to_owned),
            _ => None,
        }
    }

    /// A non-negative integer in a scalar.
    pub fn as_usize(&self) -> Option<usize> {
        let x = self.as_f64()?;
        (x >= 0.0 && x <= 9.007_199_254_740_992e15 && x.fract() == 0.0).then_some(x as usize)
    }

    /// The elements of a cell.
    pub fn as_cell(&self) -> Option<&Array<Value>> {
        match self {
            Value::Cell(c) => Some(c),
            _ => None,
        }
    }

    /// The texts of a cell of char rows, of a string array, or of one char row.
    pub fn as_texts(&self) -> Option<Vec<String>> {
        match self {
            Value::Cell(c) => c.data().iter().map(Value::as_text).collect(),
            Value::String(a) => a.data().iter().map(|s| s.as_str().map(str::to_owned)).collect(),
            v => v.as_text().map(|t| vec![t]),
        }
    }

    /// Whether `if` and `while` take the value as true: not empty and no element zero.
    pub fn is_true(&self) -> Result<bool, Error> {
        match self {
            Value::Bool(b) => Ok(*b),
            Value::F64(x) if !x.is_nan() => Ok(*x != 0.0),
            Value::Logical(a) => Ok(a.numel() > 0 && a.data().iter().all(|&b| b)),
            v if v.is_complex() => {
                let (re, im) = crate::convert::complex_parts(self);
                if re.iter().chain(&im).any(|x| x.is_nan()) {
                    return Err(errors::nan_to_logical());
                }
                Ok(!re.is_empty() && re.iter().zip(&im).all(|(r, i)| *r != 0.0 || *i != 0.0))
            }
            Value::SparseLogical(s) => Ok(s.rows() * s.cols() > 0 && s.nnz() == s.rows() * s.cols()),
            Value::Sparse(s) => {
                if s.iter().any(|(_, _, x)| x.is_nan()) {
                    return Err(errors::nan_to_logical());
                }
                Ok(s.rows() * s.cols() > 0 && s.nnz() == s.rows() * s.cols())
            }
            v if v.is_matrix() => {
                let x = v.doubles();
                if x.iter().any(|x| x.is_nan()) {
                    return Err(errors::nan_to_logical());
                }
                Ok(!x.is_empty() && x.iter().all(|&x| x != 0.0))
            }
            // An object that is a built-in value counts as that.
            v => match crate::classes::class::data_of(v) {
                Some(data) if !matches!(data, Value::Object(_)) => data.is_true(),
                _ => Err(errors::conversion("logical", v.class_name())),
            },
        }
    }
}

impl From<f64> for Value {
    fn from(x: f64) -> Value {
        Value::F64(x)
    }
}

impl From<bool> for Value {
    fn from(b: bool) -> Value {
        Value::Bool(b)
    }
}

impl From<usize> for Value {
    fn from(n: usize) -> Value {
        Value::F64(n as f64)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::char_row(text)
    }
}

impl<T: Element> From<Array<T>> for Value {
    fn from(array: Array<T>) -> Value {
        T::wrap(array)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_two_words() {
        assert_eq!(size_of::<Value>(), 16);
        assert_eq!(size_of::<Option<Value>>(), 16);
    }

    #[test]
    fn truth_is_all_nonzero_and_not_empty() {
        assert_eq!(Value::row(vec![1.0, 2.0]).is_true(), Ok(true));
        assert_eq!(Value::row(vec![1.0, 0.0]).is_true(), Ok(false));
        assert_eq!(Value::empty().is_true(), Ok(false));
        assert!(Value::F64(f64::NAN).is_true().is_err());
        assert!(Value::cell_row(vec![]).is_true().is_err());
    }
}
