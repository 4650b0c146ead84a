//! MAT-files to values.
//!
//! Nothing in a file is trusted: every length is checked against the bytes that are there, every
//! size against what an array may have, and nesting is bounded.

use super::{DEEPEST, class, flag, tag};
use crate::array::{Array, Dims};
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::object::Object;
use crate::sparse::Sparse;
use crate::structs::StructArray;
use crate::value::{Char, Value};
use base::Name;
use num_complex::Complex64;
use std::io::Read;
use std::rc::Rc;
use types::Class;

/// What a MAT-file holds.
#[derive(Debug, Default)]
pub struct Contents {
    /// Variables in the order of the file.
    pub variables: Vec<(String, Value)>,
    /// Names of variables whose class is not read.
    pub skipped: Vec<String>,
}

/// The most bytes that one compressed variable may grow to.
const LARGEST: u64 = 1 << 34;

pub(super) fn corrupt() -> Error {
    Error::new("MATLAB:load:unableToReadMatFile", "Unable to read MAT-file. File might be corrupt.")
}

/// Reads a MAT-file.
pub fn read(bytes: &[u8]) -> Result<Contents, Error> {
    if bytes.starts_with(b"\x89HDF") || bytes.get(512..516) == Some(b"\x89HDF") {
        return Err(errors::unsupported("Reading MAT-files of version 7.3"));
    }
    let order = bytes.get(126..128);
    let big = match order {
        Some(b"MI") => true,
        Some(b"IM") => false,
        _ => return read_level4(bytes),
    };
    let version = Bytes { data: bytes, at: 124, big }.u16()?;
    if version == 0x0200 {
        return Err(errors::unsupported("Reading MAT-files of version 7.3"));
    }
    let mut contents = Contents::default();
    let mut r = Bytes { data: bytes, at: 128, big };
    while r.at + 8 <= bytes.len() {
        let (kind, body) = r.element()?;
        match kind {
            tag::COMPRESSED => {
                let mut plain = Vec::new();
                let inflated = flate2::read::ZlibDecoder::new(body).take(LARGEST).read_to_end(&mut plain);
                inflated.map_err(|_| corrupt())?;
                let mut inner = Bytes { data: &plain, at: 0, big };
                let (kind, body) = inner.element()?;
                variable(kind, body, big, &mut contents)?;
            }
            kind => variable(kind, body, big, &mut contents)?,
        }
    }
    Ok(contents)
}

fn variable(kind: u32, body: &[u8], big: bool, contents: &mut Contents) -> Result<(), Error> {
    if kind != tag::MATRIX {
        return Ok(());
    }
    match matrix(body, big, 0)? {
        (name, Some(v)) if !name.is_empty() => {
            contents.variables.retain(|old| old.0 != name);
            contents.variables.push((name, v));
        }
        (name, None) if !name.is_empty() => contents.skipped.push(name),
        // What has no name is MATLAB's own data about objects.
        _ => {}
    }
    Ok(())
}

/// Bytes with a place in them.
struct Bytes<'a> {
    data: &'a [u8],
    at: usize,
    big: bool,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, n: usize) -> Result<&'a [u8], Error> {
        let end = self.at.checked_add(n).ok_or_else(corrupt)?;
        let part = self.data.get(self.at..end).ok_or_else(corrupt)?;
        self.at = end;
        Ok(part)
    }

    fn u16(&mut self) -> Result<u16, Error> {
        let b: [u8; 2] = self.take(2)?.try_into().map_err(|_| corrupt())?;
        Ok(if self.big { u16::from_be_bytes(b) } else { u16::from_le_bytes(b) })
    }

    fn u32(&mut self) -> Result<u32, Error> {
        let b: [u8; 4] = self.take(4)?.try_into().map_err(|_| corrupt())?;
        Ok(if self.big { u32::from_be_bytes(b) } else { u32::from_le_bytes(b) })
    }

    /// A data element: its type and its bytes; the padding after it is passed.
    fn element(&mut self) -> Result<(u32, &'a [u8]), Error> {
        let first = self.u32()?;
        if first >> 16 != 0 {
            let body = self.take(4)?;
            let n = (first >> 16) as usize;
            return Ok((first & 0xffff, body.get(..n).ok_or_else(corrupt)?));
        }
        let n = self.u32()? as usize;
        let body = self.take(n)?;
        if first != tag::COMPRESSED {
            let pad = n.next_multiple_of(8) - n;
            self.at = (self.at + pad).min(self.data.len());
        }
        Ok((first, body))
    }

    /// An element of numbers.
    fn numbers(&mut self) -> Result<Numbers<'a>, Error> {
        let (kind, body) = self.element()?;
        Ok(Numbers { kind, body, big: self.big })
    }

    fn text(&mut self) -> Result<String, Error> {
        let (_, body) = self.element()?;
        Ok(String::from_utf8_lossy(body).trim_end_matches('\0').to_owned())
    }

    fn done(&self) -> bool {
        self.at >= self.data.len()
    }
}

/// Numbers as they are stored, which may be a smaller type than the array's class.
struct Numbers<'a> {
    kind: u32,
    body: &'a [u8],
    big: bool,
}

impl Numbers<'_> {
    fn class(&self) -> Result<Class, Error> {
        Ok(match self.kind {
            tag::INT8 => Class::Int8,
            tag::UINT8 => Class::UInt8,
            tag::INT16 => Class::Int16,
            tag::UINT16 | tag::UTF16 => Class::UInt16,
            tag::INT32 => Class::Int32,
            tag::UINT32 => Class::UInt32,
            tag::SINGLE => Class::Single,
            tag::DOUBLE => Class::Double,
            tag::INT64 => Class::Int64,
            tag::UINT64 => Class::UInt64,
            _ => return Err(corrupt()),
        })
    }

    /// The numbers as a column of their own class.
    fn column(&self) -> Result<Value, Error> {
        Ok(crate::kernels::numbers_from_bytes(self.class()?, self.body, self.big))
    }

    fn doubles(&self) -> Result<Vec<f64>, Error> {
        Ok(self.column()?.doubles().into_owned())
    }

    fn indices(&self) -> Result<Vec<usize>, Error> {
        self.doubles()?.into_iter().map(|x| if x >= 0.0 { Ok(x as usize) } else { Err(corrupt()) }).collect()
    }

    /// The char units of text data.
    fn units(&self) -> Result<Vec<Char>, Error> {
        if self.kind == tag::UTF8 {
            return Ok(crate::text::to_units(&String::from_utf8_lossy(self.body)));
        }
        Ok(self.doubles()?.into_iter().map(|x| Char(x as u16)).collect())
    }
}

/// The name and the value of an array; no value where its class is not read.
fn matrix(body: &[u8], big: bool, depth: usize) -> Result<(String, Option<Value>), Error> {
    if body.is_empty() {
        return Ok((String::new(), Some(Value::empty())));
    }
    if depth > DEEPEST {
        return Err(corrupt());
    }
    let mut r = Bytes { data: body, at: 0, big };
    let flags = r.numbers()?.indices()?;
    let flags = *flags.first().ok_or_else(corrupt)? as u32;
    let kind = flags & 0xff;
    if !(class::CELL..=class::UINT64).contains(&kind) {
        // An opaque object: its name is the next element.
        return Ok((r.text()?, None));
    }
    let dims = Dims::new(&r.numbers()?.indices()?);
    let name = r.text()?;
    let n = dims.checked_numel(8)?;
    let value = match kind {
        class::CELL => {
            let mut cells = Vec::new();
            for _ in 0..n {
                cells.push(nested(&mut r, depth)?);
            }
            Value::cell(Array::new(dims, cells))
        }
        class::STRUCT => structure(&mut r, dims, n, depth)?,
        class::OBJECT => {
            let class = Name::new(&r.text()?);
            match structure(&mut r, dims, n, depth)? {
                Value::Struct(s) => Value::Object(Rc::new(Object { class, data: (*s).clone() })),
                _ => return Ok((name, None)),
            }
        }
        class::CHAR => {
            let mut units = r.numbers()?.units()?;
            // A unit takes a byte at least; pairs of UTF-8 may make fewer units than the size says.
            if n > body.len() {
                return Err(corrupt());
            }
            units.resize(n, Char(0));
            Char::wrap(Array::new(dims, units))
        }
        class::SPARSE => sparse(&mut r, &dims, flags)?,
        kind => numeric(&mut r, dims, n, kind, flags)?,
    };
    Ok((name, Some(value)))
}

/// An array inside another; of a class that is not read it is `[]`.
fn nested(r: &mut Bytes, depth: usize) -> Result<Value, Error> {
    let (kind, body) = r.element()?;
    if kind != tag::MATRIX {
        return Err(corrupt());
    }
    Ok(matrix(body, r.big, depth + 1)?.1.unwrap_or_else(Value::empty))
}

fn structure(r: &mut Bytes, dims: Dims, n: usize, depth: usize) -> Result<Value, Error> {
    let width = *r.numbers()?.indices()?.first().ok_or_else(corrupt)?;
    let (_, text) = r.element()?;
    let mut names = Vec::new();
    for part in text.chunks(width.max(1)) {
        let end = part.iter().position(|&b| b == 0).unwrap_or(part.len());
        names.push(Name::new(&String::from_utf8_lossy(&part[..end])));
    }
    let mut data = Vec::new();
    for _ in 0..n.saturating_mul(names.len()) {
        data.push(nested(r, depth)?);
    }
    Ok(Value::Struct(Rc::new(StructArray::from_parts(dims, names, data))))
}

fn class_of(kind: u32) -> Result<Class, Error> {
    Ok(match kind {
        class::DOUBLE => Class::Double,
        class::SINGLE => Class::Single,
        class::INT8 => Class::Int8,
        class::UINT8 => Class::UInt8,
        class::INT16 => Class::Int16,
        class::UINT16 => Class::UInt16,
        class::INT32 => Class::Int32,
        class::UINT32 => Class::UInt32,
        class::INT64 => Class::Int64,
        class::UINT64 => Class::UInt64,
        _ => return Err(corrupt()),
    })
}

fn numeric(r: &mut Bytes, dims: Dims, n: usize, kind: u32, flags: u32) -> Result<Value, Error> {
    let class = class_of(kind)?;
    let real = r.numbers()?.column()?;
    if real.numel() != n {
        return Err(corrupt());
    }
    let real = crate::kernels::reshape_value(real, dims.clone())?;
    if flags & flag::LOGICAL != 0 {
        return convert::cast(&real, Class::Logical);
    }
    if flags & flag::COMPLEX == 0 || r.done() {
        return convert::cast(&real, class);
    }
    let imaginary = r.numbers()?.doubles()?;
    if imaginary.len() != n {
        return Err(corrupt());
    }
    let data = real.doubles().iter().zip(&imaginary).map(|(&re, &im)| Complex64::new(re, im)).collect();
    convert::cast(&Complex64::wrap(Array::new(dims, data)), class)
}

fn sparse(r: &mut Bytes, dims: &Dims, flags: u32) -> Result<Value, Error> {
    let (rows, cols) = (dims.rows(), dims.cols());
    let row_of = r.numbers()?.indices()?;
    let starts = r.numbers()?.indices()?;
    let real = r.numbers()?.doubles()?;
    let imaginary = if flags & flag::COMPLEX != 0 { r.numbers()?.doubles()? } else { Vec::new() };
    let mut entries = Vec::new();
    for c in 0..cols {
        let (Some(&a), Some(&b)) = (starts.get(c), starts.get(c + 1)) else { return Err(corrupt()) };
        for k in a..b {
            let (Some(&i), Some(&x)) = (row_of.get(k), real.get(k)) else { return Err(corrupt()) };
            if i >= rows {
                return Err(corrupt());
            }
            entries.push((i, c, Complex64::new(x, imaginary.get(k).copied().unwrap_or(0.0))));
        }
    }
    if flags & flag::COMPLEX != 0 {
        return Ok(Value::SparseComplex(Rc::new(Sparse::from_triplets(rows, cols, entries, |a, b| a + b)?)));
    }
    if flags & flag::LOGICAL != 0 {
        let bits = entries.into_iter().map(|(i, j, z)| (i, j, z.re != 0.0)).collect();
        return Ok(Value::SparseLogical(Rc::new(Sparse::from_triplets(rows, cols, bits, |a, b| a | b)?)));
    }
    let reals = entries.into_iter().map(|(i, j, z)| (i, j, z.re)).collect();
    Ok(Value::Sparse(Rc::new(Sparse::from_triplets(rows, cols, reals, |a, b| a + b)?)))
}

/// A file of level 4: full matrices and texts one after the other.
fn read_level4(bytes: &[u8]) -> Result<Contents, Error> {
    let mut contents = Contents::default();
    let mut r = Bytes { data: bytes, at: 0, big: false };
    while !r.done() {
        r.big = false;
        let start = r.at;
        let mut code = r.u32()?;
        if code > 4052 {
            r = Bytes { data: bytes, at: start, big: true };
            code = r.u32()?;
        }
        let (order, precision, form) = (code / 1000, code / 10 % 10, code % 10);
        if order > 1 || code > 4052 {
            return Err(corrupt());
        }
        let (rows, cols) = (r.u32()? as usize, r.u32()? as usize);
        let (complex, length) = (r.u32()? != 0, r.u32()? as usize);
        let name = String::from_utf8_lossy(r.take(length)?).trim_end_matches('\0').to_owned();
        let class = match precision {
            0 => Class::Double,
            1 => Class::Single,
            2 => Class::Int32,
            3 => Class::Int16,
            4 => Class::UInt16,
            5 => Class::UInt8,
            _ => return Err(corrupt()),
        };
        let dims = Dims::matrix(rows, cols);
        let n = dims.checked_numel(8)?;
        let width = crate::kernels::number_width(class);
        let mut part = || -> Result<Vec<f64>, Error> {
            let body = r.take(n.checked_mul(width).ok_or_else(corrupt)?)?;
            Ok(crate::kernels::numbers_from_bytes(class, body, order == 1).doubles().into_owned())
        };
        let real = part()?;
        let imaginary = if complex { part()? } else { Vec::new() };
        let value = match form {
            0 if complex => {
                let data = real.iter().zip(&imaginary).map(|(&a, &b)| Complex64::new(a, b)).collect();
                Complex64::wrap(Array::new(dims, data))
            }
            0 => f64::wrap(Array::new(dims, real)),
            1 => convert::from_doubles(Class::Char, dims, real),
            _ => {
                contents.skipped.push(name);
                continue;
            }
        };
        contents.variables.push((name, value));
    }
    Ok(contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_files_are_errors() {
        assert!(read(b"not a file of variables").is_err());
        let mut bytes =
            crate::matfile::write(&[("x".into(), Value::F64(1.0))], crate::matfile::Version::V6).unwrap();
        for n in (129..bytes.len()).step_by(3) {
            let _ = read(&bytes[..n]);
        }
        for k in 128..bytes.len() {
            bytes[k] ^= 0xff;
            let _ = read(&bytes);
            bytes[k] ^= 0xff;
        }
    }
}
