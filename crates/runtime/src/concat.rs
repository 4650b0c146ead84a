//! Concatenation: `[a, b]`, `[a; b]`, `cat(dim, ...)` for every class.

use crate::array::{Array, Dims, with_capacity};
use crate::convert::{cast, complexes, to_string_array};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::handles::Handles;
use crate::index::{full_value, make_room, sparse_again};
use crate::missing;
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::{Char, Value};
use crate::with_element_type;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::rc::Rc;
use types::{Class, concat_class};

/// Joins values along dimension `dim` (from 0).
pub fn concat(dim: usize, mut values: Vec<Value>) -> Result<Value, Error> {
    if let Some(fast) = scalars(dim, &values) {
        return fast;
    }
    if values.len() == 1
        && let Some(v) = values.pop()
    {
        return Ok(v);
    }
    if dim < 2 && grown(dim, &mut values)? {
        return Ok(values.swap_remove(0));
    }
    if dim == 1
        && let Some(row) = joined_row(&values)
    {
        return Ok(row);
    }
    if values.iter().any(missing::is_missing) {
        values = missing::beside(values);
    }
    if dim == 0 && values.iter().all(|v| matches!(v, Value::Map(_))) && !values.is_empty() {
        return crate::kernels::merged_maps(&values);
    }
    let Some(class) = result_class(&values)? else { return Ok(Value::empty()) };
    if values.iter().any(Value::is_sparse) && class != Class::Cell {
        let model = values.iter().find(|v| v.is_sparse()).cloned().unwrap_or_default();
        return sparse_again(&model, concat(dim, values.iter().map(full_value).collect::<Result<_, _>>()?)?);
    }
    let pieces: Vec<Value> = match class {
        Class::Cell => values.into_iter().filter(|v| !is_null(v)).map(as_cell).collect(),
        Class::String => {
            values.iter().filter(|v| !is_null(v)).map(to_string_array).collect::<Result<_, _>>()?
        }
        Class::Struct | Class::Object(_) => values.into_iter().filter(|v| !is_null(v)).collect(),
        c => {
            let complex = values.iter().any(Value::is_complex);
            values.iter().map(|v| matrix_piece(v, c, complex)).collect::<Result<_, _>>()?
        }
    };
    join(dim, &pieces)
}

/// Puts the others behind the first, in place, where nobody else has it, all are texts, doubles, cells or structs with the
/// same fields, and rows (columns, where they are joined one below the other); or changes nothing, and gives false.
fn grown(dim: usize, values: &mut [Value]) -> Result<bool, Error> {
    let Some((first, rest)) = values.split_first_mut() else { return Ok(false) };
    if dim == 0 && lengthened(first, rest)? {
        return Ok(true);
    }
    let line = |dims: &Dims| dims.rank() == 2 && dims.extent(1 - dim) == 1 && dims.extent(dim) > 0;
    // What has no elements is left out of most concatenations, but not of all.
    if !line(&first.dims()) || !rest.iter().all(|v| line(&v.dims())) {
        return Ok(false);
    }
    let extents = |n: usize| if dim == 1 { Dims::matrix(1, n) } else { Dims::matrix(n, 1) };
    fn alike<'a, T: Element>(rest: &'a [Value]) -> Option<SmallVec<[&'a [T]; 4]>> {
        rest.iter().map(|v| if let Cow::Borrowed(view) = T::view(v)? { Some(view) } else { None }).collect()
    }
    macro_rules! numbers {
        ($t:ty, $array:expr) => {{
            let (Some(array), Some(views)) = (Rc::get_mut($array), alike::<$t>(rest)) else {
                return Ok(false);
            };
            let (dims, data) = array.parts_mut();
            data.reserve(views.iter().map(|v| v.len()).sum())?;
            views.iter().for_each(|v| data.extend_from_slice(v));
            *dims = extents(data.len());
        }};
    }
    match first {
        Value::Double(array) => numbers!(f64, array),
        Value::Char(array) => numbers!(Char, array),
        Value::Cell(array) => {
            let plain =
                |v: &Value| matches!(v, Value::Cell(_) | Value::Char(_) | Value::Char1(_) | Value::F64(_));
            let Some(array) = Rc::get_mut(array).filter(|_| rest.iter().all(plain)) else { return Ok(false) };
            let (dims, data) = array.parts_mut();
            data.reserve(rest.iter().map(Value::numel).sum())?;
            for v in rest {
                match v {
                    Value::Cell(more) => data.extend_from_slice(more.data()),
                    other => data.push(other.take()),
                }
            }
            *dims = extents(data.len());
        }
        Value::Struct(s) if dim == 1 => {
            let Some(s) = Rc::get_mut(s) else { return Ok(false) };
            let alike = |v: &Value| matches!(v, Value::Struct(o) if o.numel() == 1 && o.names() == s.names());
            if !rest.iter().all(alike) {
                return Ok(false);
            }
            for v in rest {
                if let Value::Struct(other) = v {
                    s.push(Rc::make_mut(other))?;
                }
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Puts cells of as many columns below the first, in place, where nobody else has it; or changes nothing, and gives
/// false.
fn lengthened(first: &mut Value, rest: &mut [Value]) -> Result<bool, Error> {
    let Value::Cell(array) = first else { return Ok(false) };
    let columns = array.dims().cols();
    let alike = |v: &Value| matches!(v, Value::Cell(c) if c.dims().rank() == 2 && c.dims().cols() == columns);
    if columns < 2 || array.dims().rank() != 2 || array.dims().rows() == 0 || !rest.iter().all(alike) {
        return Ok(false);
    }
    let Some(array) = Rc::get_mut(array) else { return Ok(false) };
    let from = array.dims().clone();
    let rows = from.rows() + rest.iter().map(|v| v.dims().rows()).sum::<usize>();
    let dims = Dims::matrix(rows, columns);
    let numel = dims.checked_numel(size_of::<Value>())?;
    let (old, data) = array.parts_mut();
    data.edit(|data| make_room(data, &from, rows, numel, Value::empty()))?;
    let mut top = from.rows();
    for v in rest {
        let Value::Cell(more) = v else { continue };
        let more_rows = more.dims().rows();
        for (k, part) in more.data().iter().enumerate() {
            if let Some(place) = data.get_mut(k / more_rows * rows + top + k % more_rows) {
                *place = part.clone();
            }
        }
        top += more_rows;
    }
    *old = dims;
    Ok(true)
}

/// Doubles alone: the usual `[1 2 3]` and `[x y]`.
fn scalars(dim: usize, values: &[Value]) -> Option<Result<Value, Error>> {
    let number = |v: &Value| match v {
        Value::F64(x) => Some(*x),
        _ => None,
    };
    if !values.iter().all(|v| number(v).is_some()) {
        return None;
    }
    let data: Vec<f64> = values.iter().filter_map(number).collect();
    match (dim, data.len()) {
        (_, 0) => Some(Ok(Value::empty())),
        (0, _) => Some(Ok(Value::column(data))),
        (1, _) => Some(Ok(Value::row(data))),
        _ => None,
    }
}

/// `[a, b, ..]` of texts or doubles that are rows, with elements; what is 0-by-0 adds none. Anything else is not
/// decided here.
fn joined_row(values: &[Value]) -> Option<Value> {
    fn of<T: Element>(values: &[Value]) -> Option<Value> {
        let mut views = SmallVec::<[&[T]; 8]>::new();
        for v in values {
            let dims = v.dims();
            if !dims.is_row() && !dims.is_null() {
                return None;
            }
            // Ranges and sparse matrices are stored otherwise.
            let Cow::Borrowed(view) = T::view(v)? else { return None };
            views.push(view);
        }
        let n = views.iter().map(|v| v.len()).sum();
        let mut data = with_capacity(n).ok().filter(|_| n > 0)?;
        views.iter().for_each(|v| data.extend_from_slice(v));
        Some(T::wrap(Array::row(data)))
    }
    match values.first()? {
        Value::Char(_) | Value::Char1(_) => of::<Char>(values),
        Value::F64(_) | Value::Double(_) => of::<f64>(values),
        _ => None,
    }
}

/// `[]` of doubles, also where it is stored as complex or sparse: concatenation passes over it.
fn is_null(v: &Value) -> bool {
    v.class() == Class::Double && v.dims().is_null()
}

fn result_class(values: &[Value]) -> Result<Option<Class>, Error> {
    let mut class: Option<Class> = None;
    for v in values {
        let c = v.class();
        class = Some(match class {
            None => c,
            Some(before) => match concat_class(before, c) {
                Some(joined) => joined,
                None if is_null(v) => before,
                None if values.iter().take_while(|w| !std::ptr::eq(*w, v)).all(is_null) => c,
                None => return Err(class_error(before, c)),
            },
        });
    }
    if class == Some(Class::FunctionHandle) && values.len() > 1 {
        return Err(handle_error());
    }
    Ok(class)
}

fn handle_error() -> Error {
    Error::new(
        "MATLAB:concatenation:functionHandles",
        "Nonscalar arrays of function handles are not allowed; use cell arrays instead.",
    )
}

fn class_error(a: Class, b: Class) -> Error {
    if a == Class::FunctionHandle && b == Class::FunctionHandle {
        return handle_error();
    }
    let (to, from) = if b == Class::Struct || matches!(b, Class::Object(_)) { (a, b) } else { (b, a) };
    errors::conversion(to.name(), from.name())
}

fn as_cell(v: Value) -> Value {
    match v {
        Value::Cell(_) => v,
        other => Value::cell(Array::scalar(other)),
    }
}

fn matrix_piece(v: &Value, class: Class, complex: bool) -> Result<Value, Error> {
    let piece = cast(v, class)?;
    if !complex || piece.is_complex() || !class.is_numeric() {
        return Ok(piece);
    }
    Ok(crate::convert::complex_in(class, piece.dims(), complexes(&piece).into_owned()))
}

/// The extents of the result and, for each piece, whether it takes part.
fn joined_dims(dim: usize, sizes: &[Dims]) -> Result<(Dims, Vec<bool>), Error> {
    let model = sizes
        .iter()
        .find(|d| !d.is_empty())
        .or_else(|| sizes.iter().find(|d| !d.is_null()))
        .or_else(|| sizes.first())
        .cloned()
        .unwrap_or_else(|| Dims::matrix(0, 0));
    let mut total = 0usize;
    let mut used = Vec::with_capacity(sizes.len());
    let rank = sizes.iter().map(|d| d.rank()).max().unwrap_or(2).max(dim + 1);
    for d in sizes {
        let fits = (0..rank).all(|k| k == dim || d.extent(k) == model.extent(k));
        let skip = d.is_null() && !(fits && model.is_null()) || (!fits && d.is_empty() && d.rank() == 2);
        if !fits && !skip {
            return Err(errors::concat_sizes());
        }
        used.push(!skip);
        if !skip {
            total = total.saturating_add(d.extent(dim));
        }
    }
    Ok((model.with(dim, total), used))
}

fn join(dim: usize, pieces: &[Value]) -> Result<Value, Error> {
    let Some(first) = pieces.first() else { return Ok(Value::empty()) };
    let sizes: Vec<Dims> = pieces.iter().map(Value::dims).collect();
    let (dims, used) = joined_dims(dim, &sizes)?;
    let parts: Vec<&Value> = pieces.iter().zip(&used).filter(|(_, u)| **u).map(|(p, _)| p).collect();
    with_element_type!(first, T => {
        let n = dims.checked_numel(size_of::<T>())?;
        let mut views = Vec::with_capacity(parts.len());
        for p in &parts {
            match T::view(p) {
                Some(v) => views.push((v, p.dims().split(dim))),
                None => return Err(class_error(first.class(), p.class())),
            }
        }
        let mut data = with_capacity(n)?;
        let outer: usize = dims.iter().skip(dim + 1).product();
        for o in 0..outer {
            for (view, (stride, extent, _)) in &views {
                let run = stride * extent;
                data.extend_from_slice(&view[o * run..(o + 1) * run]);
            }
        }
        Ok(T::wrap(Array::new(dims, data)))
    }, else join_records(dim, dims, &parts, first))
}

/// Struct arrays and objects: elements are gathered by address.
fn join_records(dim: usize, dims: Dims, parts: &[&Value], first: &Value) -> Result<Value, Error> {
    match first {
        Value::Struct(model) => {
            let structs = parts.iter().map(|p| match p {
                Value::Struct(s) => Ok(&**s),
                other => Err(class_error(Class::Struct, other.class())),
            });
            let structs = structs.collect::<Result<Vec<_>, _>>()?;
            Ok(Value::Struct(Rc::new(join_structs(dim, dims, &structs, model)?)))
        }
        Value::Object(model) => {
            let objects = parts.iter().map(|p| match p {
                Value::Object(o) if o.class == model.class => Ok(&o.data),
                other => Err(class_error(first.class(), other.class())),
            });
            let objects = objects.collect::<Result<Vec<_>, _>>()?;
            let data = join_structs(dim, dims, &objects, &model.data)?;
            Ok(Value::Object(Rc::new(Object { class: model.class, data })))
        }
        Value::Handle(model) => {
            let mut items = Vec::new();
            for p in parts {
                match p {
                    Value::Handle(h) => items.extend_from_slice(h.objects()),
                    other => return Err(class_error(first.class(), other.class())),
                }
            }
            let shape = if dims.numel() == items.len() { dims } else { Dims::matrix(1, items.len()) };
            Ok(Value::Handle(Handles::array(model.class(), Array::new(shape, items))))
        }
        other => Err(class_error(other.class(), other.class())),
    }
}

fn join_structs(
    dim: usize,
    dims: Dims,
    parts: &[&StructArray],
    model: &StructArray,
) -> Result<StructArray, Error> {
    let names = model.names().to_vec();
    let mut ordered = Vec::with_capacity(parts.len());
    for p in parts {
        ordered.push(p.ordered_as(&names).ok_or_else(errors::concat_structs)?);
    }
    let mut data = with_capacity(dims.checked_numel(16)?.saturating_mul(names.len()))?;
    let outer: usize = dims.iter().skip(dim + 1).product();
    for o in 0..outer {
        for p in &ordered {
            let (stride, extent, _) = p.dims().split(dim);
            let run = stride * extent;
            for e in o * run..(o + 1) * run {
                data.extend_from_slice(p.element(e));
            }
        }
    }
    Ok(StructArray::from_parts(dims, names, data))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(x: &[f64]) -> Value {
        Value::row(x.to_vec())
    }

    #[test]
    fn classes_and_sizes_follow_matlab() {
        let h = |v: Vec<Value>| concat(1, v).unwrap();
        assert_eq!(h(vec![row(&[1.0, 2.0]), Value::F64(3.0)]).doubles().to_vec(), [1.0, 2.0, 3.0]);
        assert_eq!(h(vec!["ab".into(), Value::F64(99.0)]).as_text().unwrap(), "abc");
        assert_eq!(h(vec![Value::F64(1.9), Value::I8(3)]).class(), Class::Int8);
        assert_eq!(h(vec![Value::empty(), Value::Bool(true)]).numel(), 1);
        assert_eq!(h(vec![Value::cell_row(vec![Value::F64(1.0)]), "x".into()]).numel(), 2);
        assert_eq!(h(vec!["a".into(), Value::string("b")]).class(), Class::String);
        assert!(concat(0, vec!["abc".into(), "de".into()]).is_err());
        assert!(concat(0, vec![row(&[1.0, 2.0]), row(&[1.0])]).is_err());
        let m = concat(0, vec![row(&[1.0, 2.0]), row(&[3.0, 4.0])]).unwrap();
        assert_eq!(m.doubles().to_vec(), [1.0, 3.0, 2.0, 4.0]);
        let page = concat(2, vec![m.clone(), m]).unwrap();
        assert_eq!(&*page.dims(), &[2, 2, 2]);
        let e = concat(1, vec![Value::matrix(0, 3, vec![]), Value::matrix(0, 2, vec![])]).unwrap();
        assert_eq!(&*e.dims(), &[0, 5]);
    }
}
