//! Values to MAT-files of level 5, plain (version 6) or compressed (version 7).

use super::{DEEPEST, class, flag, tag};
use crate::convert;
use crate::error::Error;
use crate::errors;
use crate::structs::StructArray;
use crate::value::Value;
use flate2::Compression;
use std::io::Write;
use types::Class;

/// Which form of level 5 is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// Not compressed.
    V6,
    /// Each variable compressed.
    V7,
}

/// The bytes of a MAT-file with these variables.
pub fn write(variables: &[(String, Value)], version: Version) -> Result<Vec<u8>, Error> {
    let mut text = b"MATLAB 5.0 MAT-file, written by tame".to_vec();
    text.resize(116, b' ');
    let mut out = text;
    out.extend([0; 8]);
    out.extend(0x0100u16.to_le_bytes());
    out.extend(b"IM");
    for (name, value) in variables {
        let mut body = Vec::new();
        matrix(&mut body, name, value, 0)?;
        match version {
            Version::V6 => out.append(&mut body),
            Version::V7 => {
                let mut deflated = flate2::write::ZlibEncoder::new(Vec::new(), Compression::default());
                let packed = deflated.write_all(&body).and_then(|()| deflated.finish());
                let packed = packed.map_err(|_| errors::out_of_memory())?;
                head(&mut out, tag::COMPRESSED, packed.len())?;
                out.extend(packed);
            }
        }
    }
    Ok(out)
}

fn head(out: &mut Vec<u8>, kind: u32, n: usize) -> Result<(), Error> {
    let n = u32::try_from(n).map_err(|_| {
        let message = "A variable of 4 GB or more cannot be saved in a MAT-file of this version.";
        Error::new("MATLAB:save:sizeTooBigForMATFile", message)
    })?;
    out.extend(kind.to_le_bytes());
    out.extend(n.to_le_bytes());
    Ok(())
}

/// A data element, padded to 8 bytes; up to 4 bytes go into the short form.
fn element(out: &mut Vec<u8>, kind: u32, body: &[u8]) -> Result<(), Error> {
    if !body.is_empty() && body.len() <= 4 {
        out.extend((kind | (body.len() as u32) << 16).to_le_bytes());
        out.extend_from_slice(body);
        out.extend(std::iter::repeat_n(0, 4 - body.len()));
        return Ok(());
    }
    head(out, kind, body.len())?;
    out.extend_from_slice(body);
    out.extend(std::iter::repeat_n(0, body.len().next_multiple_of(8) - body.len()));
    Ok(())
}

fn integers(out: &mut Vec<u8>, numbers: impl IntoIterator<Item = usize>) -> Result<(), Error> {
    let body: Vec<u8> = numbers.into_iter().flat_map(|n| (n as i32).to_le_bytes()).collect();
    element(out, tag::INT32, &body)
}

/// The class code and the data type of a class of numbers.
fn codes(class: Class) -> (u32, u32) {
    match class {
        Class::Single => (class::SINGLE, tag::SINGLE),
        Class::Int8 => (class::INT8, tag::INT8),
        Class::Int16 => (class::INT16, tag::INT16),
        Class::Int32 => (class::INT32, tag::INT32),
        Class::Int64 => (class::INT64, tag::INT64),
        Class::UInt8 | Class::Logical => (class::UINT8, tag::UINT8),
        Class::UInt16 => (class::UINT16, tag::UINT16),
        Class::UInt32 => (class::UINT32, tag::UINT32),
        Class::UInt64 => (class::UINT64, tag::UINT64),
        Class::Char => (class::CHAR, tag::UINT16),
        _ => (class::DOUBLE, tag::DOUBLE),
    }
}

/// A miMATRIX element.
fn matrix(out: &mut Vec<u8>, name: &str, value: &Value, depth: usize) -> Result<(), Error> {
    if depth > DEEPEST {
        return Err(errors::unsupported("Saving values nested this deeply"));
    }
    let kind = match value {
        Value::Cell(_) => class::CELL,
        Value::Struct(_) => class::STRUCT,
        Value::Object(_) => class::OBJECT,
        v if v.is_sparse() => class::SPARSE,
        v if v.is_matrix() => codes(v.class()).0,
        v => return Err(errors::unsupported(format!("Saving a value of class {}", v.class_name()))),
    };
    let logical = if value.class() == Class::Logical { flag::LOGICAL } else { 0 };
    let complex = if value.is_complex() { flag::COMPLEX } else { 0 };
    let mut body = Vec::new();
    let nonzeros = if value.is_sparse() {
        convert::complexes(value).iter().filter(|z| z.re != 0.0 || z.im != 0.0).count()
    } else {
        0
    };
    let flags: Vec<u8> =
        [kind | logical | complex, nonzeros as u32].iter().flat_map(|f| f.to_le_bytes()).collect();
    element(&mut body, tag::UINT32, &flags)?;
    match value {
        Value::Object(o) => integers(&mut body, o.data.dims().iter().copied())?,
        value => integers(&mut body, value.dims().iter().copied())?,
    }
    element(&mut body, tag::INT8, name.as_bytes())?;
    match value {
        Value::Cell(c) => {
            for v in c.data() {
                matrix(&mut body, "", v, depth + 1)?;
            }
        }
        Value::Struct(s) => structure(&mut body, s, depth)?,
        Value::Object(o) => {
            element(&mut body, tag::INT8, o.class.as_str().as_bytes())?;
            structure(&mut body, &o.data, depth)?;
        }
        v if v.is_sparse() => sparse(&mut body, v)?,
        v => numbers(&mut body, v)?,
    }
    head(out, tag::MATRIX, body.len())?;
    out.append(&mut body);
    Ok(())
}

fn structure(body: &mut Vec<u8>, s: &StructArray, depth: usize) -> Result<(), Error> {
    let width = s.names().iter().map(|n| n.as_str().len() + 1).max().unwrap_or(1).max(32);
    integers(body, [width])?;
    let mut text = Vec::new();
    for name in s.names() {
        text.extend_from_slice(name.as_str().as_bytes());
        text.resize(text.len().next_multiple_of(width).max(width), 0);
    }
    element(body, tag::INT8, &text)?;
    for v in s.data() {
        matrix(body, "", v, depth + 1)?;
    }
    Ok(())
}

fn doubles(body: &mut Vec<u8>, numbers: impl IntoIterator<Item = f64>) -> Result<(), Error> {
    let bytes: Vec<u8> = numbers.into_iter().flat_map(f64::to_le_bytes).collect();
    element(body, tag::DOUBLE, &bytes)
}

fn numbers(body: &mut Vec<u8>, value: &Value) -> Result<(), Error> {
    if value.is_complex() {
        let (re, im) = convert::complex_parts(value);
        if value.class() == Class::Single {
            for part in [re, im] {
                let bytes: Vec<u8> = part.into_iter().flat_map(|x| (x as f32).to_le_bytes()).collect();
                element(body, tag::SINGLE, &bytes)?;
            }
            return Ok(());
        }
        doubles(body, re)?;
        return doubles(body, im);
    }
    let mut bytes = crate::kernels::numbers_to_bytes(value);
    if value.class() == Class::Char {
        // Units of two bytes, where the kernel writes chars as bytes.
        let units = <crate::value::Char as crate::element::Element>::view(value).unwrap_or_default();
        bytes = units.iter().flat_map(|c| c.0.to_le_bytes()).collect();
    }
    element(body, codes(value.class()).1, &bytes)
}

fn sparse(body: &mut Vec<u8>, value: &Value) -> Result<(), Error> {
    let (rows, cols) = (value.dims().rows(), value.dims().cols());
    let all = convert::complexes(value);
    let mut places = Vec::new();
    let mut starts = vec![0];
    let mut kept = Vec::new();
    for c in 0..cols {
        for r in 0..rows {
            let z = all[c * rows + r];
            if z.re != 0.0 || z.im != 0.0 {
                places.push(r);
                kept.push(z);
            }
        }
        starts.push(kept.len());
    }
    integers(body, places)?;
    integers(body, starts)?;
    doubles(body, kept.iter().map(|z| z.re))?;
    if value.is_complex() {
        doubles(body, kept.iter().map(|z| z.im))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matfile::read;

    fn check(value: Value) {
        for version in [Version::V6, Version::V7] {
            let bytes = write(&[("name".into(), value.clone())], version).unwrap();
            let back = read(&bytes).unwrap().variables;
            assert_eq!(back.len(), 1);
            assert_eq!(back[0].0, "name");
            assert!(crate::ops::is_equal(&back[0].1, &value), "{value:?} {:?}", back[0].1);
            assert_eq!(back[0].1.class(), value.class());
            assert_eq!(back[0].1.is_sparse(), value.is_sparse());
        }
    }

    #[test]
    fn values_come_back() {
        let z = num_complex::Complex64::new(1.0, -2.0);
        let s = Value::structure([("a", Value::F64(1.0)), ("long_name_of_a_field", "text".into())]);
        let full =
            crate::array::Array::new(crate::array::Dims::matrix(2, 3), vec![0.0, 1.0, 0.0, 0.0, 2.0, 3.0]);
        for v in [
            Value::F64(1.5),
            Value::row(vec![1.0, 2.0, 3.0]),
            Value::empty(),
            Value::complex(z),
            Value::from("text"),
            Value::empty_char(),
            Value::Bool(true),
            Value::U8(7),
            Value::I64(i64::MIN),
            Value::F32(0.1),
            Value::cell_row(vec![Value::F64(1.0), s.clone(), Value::cell_row(vec![])]),
            s,
            Value::Sparse(crate::sparse::Sparse::from_full(&full).into()),
        ] {
            check(v);
        }
        assert!(write(&[("f".into(), Value::string("text"))], Version::V7).is_err());
    }
}
