//! Struct arrays and cells that compiled programs keep in columns (`codegen/src/lower/table.rs`): made whole, and
//! taken apart by kernels whose names hold the layout.
//!
//! A layout is a text that says what an element is: `s` and a class name and `;` for a number, `z` for a double that
//! may have an imaginary part, `f`, its extents and a class name for a matrix (`f1x2 double;`), `a`, its extents and what its elements are for a struct array
//! (`a1x3 {x:sdouble;}`), `b` for anything, `{name:..}` for a struct, `(..)` for a row of cells; `c` before it says that the whole is a cell. Each number, matrix or thing is a column, in this order. The
//! key, an array of the extents of the whole, stands before them. What an element has of a number or a matrix in struct
//! arrays of its own is one run of the column, element by element.

use super::elements::unexpected_class;
use crate::array::{Array, Dims};
use crate::convert::{complex_in, complexes, doubles, from_doubles, narrow_if_real};
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, one};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;
use types::Class;

/// Layouts are nested no deeper.
const MAX_DEPTH: usize = 16;

/// What an element is.
enum Kind {
    Scalar(Class),
    /// A double that is complex where it has an imaginary part.
    Complex,
    Fixed(usize, usize, Class),
    Boxed,
    /// A struct array of these extents, of such elements.
    Array(usize, usize, Box<Kind>),
    /// The names of its fields, and what each is.
    Struct(Rc<[Name]>, Vec<(Name, Kind)>),
    Row(Vec<Kind>),
}

/// What the name of a kernel says of a table.
pub(super) struct Layout {
    /// It is taken apart, not made whole.
    apart: bool,
    cell: bool,
    element: Kind,
}

impl Layout {
    /// The layout that stands behind the word for what is done.
    pub(super) fn parse(name: &str) -> Option<Layout> {
        let (deed, text) = name.split_once(' ')?;
        let apart = match deed {
            "table" => false,
            "apart" => true,
            _ => return None,
        };
        let (cell, mut rest) = text.strip_prefix('c').map_or((false, text), |rest| (true, rest));
        let element = kind(&mut rest, 0)?;
        rest.is_empty().then_some(Layout { apart, cell, element })
    }

    /// `table LAYOUT(key, columns...)` or `apart LAYOUT(value)`.
    pub(super) fn run(&self, args: &[Value]) -> Result<Outputs, Error> {
        match (self.apart, args) {
            (false, [key, columns @ ..]) => Ok(one(whole(self.cell, &self.element, key, columns)?)),
            (true, [value, ..]) => apart(&self.element, value),
            (_, []) => Err(errors::not_enough_inputs()),
        }
    }
}

/// The struct array or cell.
fn whole(cell: bool, kind: &Kind, key: &Value, columns: &[Value]) -> Result<Value, Error> {
    let dims = key.dims();
    let n = dims.numel();
    if let (false, Kind::Struct(names, fields)) = (cell, kind) {
        let mut data = crate::array::with_capacity(n.saturating_mul(fields.len()))?;
        for k in 0..n {
            let mut columns = columns.iter();
            for (_, kind) in fields {
                data.push(element(kind, &mut columns, k)?);
            }
        }
        return Ok(Value::Struct(Rc::new(StructArray::of_names(dims, names.clone(), data))));
    }
    let mut data = crate::array::with_capacity(n)?;
    for k in 0..n {
        data.push(element(kind, &mut columns.iter(), k)?);
    }
    Ok(Value::cell(Array::new(dims, data)))
}

/// The key, as truth values, and the columns.
fn apart(kind: &Kind, value: &Value) -> Result<Outputs, Error> {
    let dims = value.dims();
    let n = dims.numel();
    let mut columns = Vec::new();
    match (value, kind) {
        (Value::Struct(s), Kind::Struct(_, fields)) => {
            for (name, kind) in fields {
                let elements: Vec<&Value> = match s.column(*name) {
                    Some(column) => column.collect(),
                    None if n == 0 => Vec::new(),
                    None => return Err(errors::no_field(name.as_str())),
                };
                collect(kind, &elements, (&dims, 1), &mut columns)?;
            }
        }
        (value, kind) => {
            let elements: Vec<&Value> = match value.as_cell() {
                Some(cell) => cell.data().iter().collect(),
                None if n == 0 => Vec::new(),
                None => return Err(unexpected_class(value)),
            };
            collect(kind, &elements, (&dims, 1), &mut columns)?;
        }
    }
    let key = Value::Logical(Rc::new(Array::filled(dims, false)?));
    Ok(std::iter::once(key).chain(columns).collect())
}

/// The element at a place of the columns that are next, among all that are there: those of struct arrays in elements
/// follow each other.
fn element<'v>(
    kind: &Kind,
    columns: &mut (impl Iterator<Item = &'v Value> + Clone),
    at: usize,
) -> Result<Value, Error> {
    Ok(match kind {
        Kind::Struct(names, fields) => {
            let data = fields.iter().map(|(_, kind)| element(kind, columns, at)).collect::<Result<_, _>>()?;
            Value::Struct(Rc::new(StructArray::with_names(names.clone(), data)))
        }
        Kind::Array(rows, cols, inner) => {
            let Kind::Struct(names, fields) = &**inner else {
                return Err(errors::unsupported("such a layout"));
            };
            let (count, first) = (rows * cols, columns.clone());
            let mut data = crate::array::with_capacity(count.saturating_mul(fields.len()))?;
            for k in 0..count {
                *columns = first.clone();
                for (_, kind) in fields {
                    data.push(element(kind, columns, at * count + k)?);
                }
            }
            let dims = Dims::matrix(*rows, *cols);
            Value::Struct(Rc::new(StructArray::of_names(dims, names.clone(), data)))
        }
        Kind::Row(parts) => {
            let data = parts.iter().map(|kind| element(kind, columns, at)).collect::<Result<_, _>>()?;
            Value::cell_row(data)
        }
        kind => {
            let column = columns.next().ok_or_else(errors::not_enough_inputs)?;
            match kind {
                Kind::Fixed(rows, cols, _) => {
                    let count = rows * cols;
                    let places: Vec<usize> = (at * count..(at + 1) * count).collect();
                    index::gather(column, Dims::matrix(*rows, *cols), &places)?
                }
                Kind::Boxed => {
                    column.as_cell().and_then(|c| c.data().get(at)).cloned().unwrap_or_else(Value::empty)
                }
                _ => match column {
                    Value::F64(x) if at == 0 => Value::F64(*x),
                    Value::Double(a) if at < a.numel() => Value::F64(a.data()[at]),
                    Value::Logical(a) if at < a.numel() => Value::Bool(a.data()[at]),
                    column => {
                        let mut number = index::gather(column, Dims::scalar(), &[at])?;
                        narrow_if_real(&mut number);
                        number
                    }
                },
            }
        }
    })
}

/// The columns of elements of a kind; `dims` are the extents of the whole, `each` how many elements follow each other
/// within one of its.
fn collect(
    kind: &Kind,
    elements: &[&Value],
    (dims, each): (&Dims, usize),
    columns: &mut Vec<Value>,
) -> Result<(), Error> {
    let run = |count: usize| Dims::new(&[count, dims.rows(), dims.trailing()]);
    match kind {
        Kind::Array(rows, cols, inner) => {
            let Kind::Struct(_, fields) = &**inner else { return Err(errors::unsupported("such a layout")) };
            let count = rows * cols;
            for (name, kind) in fields {
                let mut parts = Vec::with_capacity(elements.len() * count);
                for e in elements {
                    let Value::Struct(s) = e else { return Err(unexpected_class(e)) };
                    if s.numel() != count {
                        return Err(unexpected_class(e));
                    }
                    parts.extend(s.column(*name).ok_or_else(|| errors::no_field(name.as_str()))?);
                }
                collect(kind, &parts, (dims, each * count), columns)?;
            }
            return Ok(());
        }
        Kind::Struct(_, fields) => {
            for (name, kind) in fields {
                let mut parts = Vec::with_capacity(elements.len());
                for e in elements {
                    let Value::Struct(s) = e else { return Err(unexpected_class(e)) };
                    parts.push(s.get(0, *name).ok_or_else(|| errors::no_field(name.as_str()))?);
                }
                collect(kind, &parts, (dims, each), columns)?;
            }
            return Ok(());
        }
        Kind::Row(kinds) => {
            for (at, kind) in kinds.iter().enumerate() {
                let mut parts = Vec::with_capacity(elements.len());
                for e in elements {
                    parts
                        .push(e.as_cell().and_then(|c| c.data().get(at)).ok_or_else(|| unexpected_class(e))?);
                }
                collect(kind, &parts, (dims, each), columns)?;
            }
            return Ok(());
        }
        Kind::Boxed => {
            let data = elements.iter().map(|e| (*e).clone()).collect();
            columns.push(Value::cell(Array::new(dims.clone(), data)));
        }
        Kind::Complex => {
            let dims = if each == 1 { dims.clone() } else { run(each) };
            columns.push(complex_numbers(elements, dims)?);
        }
        Kind::Scalar(class) if each == 1 => columns.push(numbers(elements, 1, *class, dims.clone())?),
        Kind::Scalar(class) => columns.push(numbers(elements, 1, *class, run(each))?),
        Kind::Fixed(rows, cols, class) => {
            columns.push(numbers(elements, rows * cols, *class, run(each * rows * cols))?);
        }
    }
    Ok(())
}

/// A column of so many numbers for each element.
fn numbers(elements: &[&Value], count: usize, class: Class, dims: Dims) -> Result<Value, Error> {
    let mut data = crate::array::with_capacity(elements.len() * count)?;
    for e in elements {
        if let (Value::F64(x), Class::Double, 1) = (e, class, count) {
            data.push(*x);
            continue;
        }
        if e.class() != class || e.numel() != count {
            return Err(unexpected_class(e));
        }
        data.extend_from_slice(&doubles(e));
    }
    Ok(from_doubles(class, dims, data))
}

/// A column of one double for each element, which may be complex.
fn complex_numbers(elements: &[&Value], dims: Dims) -> Result<Value, Error> {
    let mut data = crate::array::with_capacity(elements.len())?;
    for e in elements {
        if e.class() != Class::Double || e.numel() != 1 {
            return Err(unexpected_class(e));
        }
        data.extend_from_slice(&complexes(e));
    }
    Ok(complex_in(Class::Double, dims, data))
}

/// What the next part of a layout says.
fn kind(text: &mut &str, depth: usize) -> Option<Kind> {
    if depth > MAX_DEPTH {
        return None;
    }
    let mut chars = text.chars();
    let first = chars.next()?;
    *text = chars.as_str();
    match first {
        's' => Some(Kind::Scalar(Class::from_name(word(text, ';')?)?)),
        'f' => {
            let (dims, class) = word(text, ';')?.split_once(' ')?;
            let (rows, cols) = dims.split_once('x')?;
            Some(Kind::Fixed(rows.parse().ok()?, cols.parse().ok()?, Class::from_name(class)?))
        }
        'a' => {
            let (rows, cols) = word(text, ' ')?.split_once('x')?;
            let (rows, cols) = (rows.parse().ok()?, cols.parse().ok()?);
            Some(Kind::Array(rows, cols, Box::new(kind(text, depth + 1)?)))
        }
        'z' => Some(Kind::Complex),
        'b' => Some(Kind::Boxed),
        '{' => {
            let mut fields = Vec::new();
            while !text.starts_with('}') {
                let name = Name::new(word(text, ':')?);
                fields.push((name, kind(text, depth + 1)?));
            }
            *text = &text[1..];
            Some(Kind::Struct(fields.iter().map(|f| f.0).collect(), fields))
        }
        '(' => {
            let mut parts = Vec::new();
            while !text.starts_with(')') {
                parts.push(kind(text, depth + 1)?);
            }
            *text = &text[1..];
            Some(Kind::Row(parts))
        }
        _ => None,
    }
}

/// What stands before the next `end`, which is skipped.
fn word<'t>(text: &mut &'t str, end: char) -> Option<&'t str> {
    let (word, rest) = text.split_once(end)?;
    *text = rest;
    Some(word)
}
