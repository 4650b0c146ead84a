//! The value of a part: elements, contents of cells, fields.

use super::index::{Fails, Index, extent};
use crate::value::symbols::SymView;
use base::Name;
use runtime::errors;
use types::{
    AbsValue, Class, ClassValue, Complexity, Constant, Dim, Elements, Elems, Interval, Matrix, Shape, Truth,
    shape,
};

/// What an access gives: one value or a cs-list.
#[derive(Clone, Debug)]
pub enum Many {
    /// These values.
    List(Vec<AbsValue>),
    /// Values like this one, it is not known how many.
    Each(AbsValue),
}

impl Many {
    /// All values joined.
    pub fn all(&self) -> AbsValue {
        match self {
            Many::List(list) => list.iter().fold(AbsValue::bottom(), |a, b| a.join(b)),
            Many::Each(v) => v.clone(),
        }
    }
}

/// `[]` as the filling of cells and fields.
pub fn empty() -> AbsValue {
    AbsValue::in_range(Class::Double, Shape::empty(), Interval::BOTTOM)
}

/// `x(indices)` of everything but handles.
pub fn paren(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> Result<AbsValue, Fails> {
    let Some(list) = base.alternatives() else { return Ok(AbsValue::top()) };
    if let Some(text) = surely_out(view, base, indices) {
        return Err(text);
    }
    let mut result = AbsValue::bottom();
    let several = list.len() > 1;
    for v in list.iter().filter(|v| v.class != Class::FunctionHandle) {
        if !(several && has_no_element(view, v, indices)) {
            result = result.join(&paren_class(view, v, indices));
        }
    }
    Ok(result)
}

/// Whether an array surely has no element that subscripts name which are numbers.
fn has_no_element(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index]) -> bool {
    v.class.is_matrix()
        && indices.iter().all(|i| i.is_scalar(view))
        && (0..indices.len()).any(|k| extent(&v.matrix.shape, k, indices.len()).bounds(view).hi < 1.0)
}

/// The error, where an index surely is none.
fn surely_out(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> Option<Fails> {
    let shape = base.shape();
    let objects =
        base.alternatives()?.iter().any(|v| matches!(v.class, Class::Object(_) | Class::FunctionHandle));
    if objects {
        return None;
    }
    for (k, index) in indices.iter().enumerate() {
        if let (Some(last), Some(n)) = (index.last_true(), extent(&shape, k, indices.len()).as_const())
            && last > n
        {
            return Some("The logical indices contain a true value outside of the array bounds.".into());
        }
        let Some(numbers) = index.constant() else { continue };
        if numbers.iter().any(|x| x.fract() != 0.0 || *x < 1.0) {
            return Some("Array indices must be positive integers or logical values.".into());
        }
        let extent = extent(&shape, k, indices.len());
        let most = numbers.iter().copied().fold(0.0, f64::max);
        if most > extent.bounds(view).hi {
            let known = extent.as_const().and_then(|n| usize::try_from(n).ok());
            let error = known.map(|n| match indices.len() {
                1 => errors::index_exceeds_elements(n),
                _ => errors::index_exceeds_bounds(k + 1, n),
            });
            return Some(error.map_or("Index exceeds array bounds.".to_owned(), |e| e.message().to_owned()));
        }
    }
    None
}

/// The shape of `x(indices)`.
fn result_shape(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> Shape {
    let shapes: Option<Vec<shape::Index>> = indices.iter().map(Index::shape).collect();
    match (shapes, indices.len()) {
        (_, 0) => base.clone(),
        (Some(s), 1) => shape::index_linear(view, base, &s[0]),
        (Some(s), _) => shape::index_multi(base, &s),
        (None, 1) => Shape::Any,
        (None, _) => {
            let or_unknown = |i: &Index| i.shape().unwrap_or(shape::Index::Mask(Shape::Any));
            shape::index_multi(base, &indices.iter().map(or_unknown).collect::<Vec<_>>())
        }
    }
}

fn paren_class(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index]) -> AbsValue {
    if matches!(v.class, Class::Object(_)) {
        return AbsValue::top();
    }
    if let Some(c) = paren_constant(v, indices) {
        return AbsValue::constant(v.class, c);
    }
    let shape = result_shape(view, &v.matrix.shape, indices);
    let complexity = match v.matrix.complexity {
        complexity if indices.is_empty() => complexity,
        complexity => complexity.narrowed(),
    };
    let elems = match &v.matrix.elems {
        Elems::Range(r) => *r,
        Elems::Constant(_) => v.matrix.range(v.class),
    };
    let elems = if complexity == Complexity::Real { elems } else { Interval::TOP };
    let matrix = Matrix { complexity, sparsity: v.matrix.sparsity, shape, elems: Elems::Range(elems) };
    let elements = match (&v.elements, indices) {
        (e, []) => e.clone(),
        (Elements::Tuple(list), _) => {
            let pick = |at: &usize| list.content().get(*at).cloned();
            let picked =
                tuple_places(v, indices).and_then(|at| at.iter().map(pick).collect::<Option<Vec<_>>>());
            picked.map_or_else(|| Elements::each(among(v, list.content(), indices)), Elements::tuple)
        }
        (e, _) => e.clone(),
    };
    AbsValue::one(ClassValue { class: v.class, matrix, elements })
}

/// Where the elements that constant indices or colons name are in a tuple, from 0.
fn tuple_places(v: &ClassValue<Matrix>, indices: &[Index]) -> Option<Vec<usize>> {
    let sizes = v.matrix.shape.as_sizes()?;
    let mut places = vec![0];
    let mut stride = 1usize;
    for (k, index) in indices.iter().enumerate() {
        let last = k + 1 == indices.len();
        let extent = if last { sizes.iter().skip(k).product() } else { sizes.get(k).copied().unwrap_or(1) };
        let along: Vec<usize> = match index.constant() {
            _ if index.is_colon() => (0..extent).collect(),
            Some(at) => at.iter().map(|x| (*x as usize).checked_sub(1)).collect::<Option<_>>()?,
            None => return None,
        };
        if along.iter().any(|&at| at >= extent) || along.len().saturating_mul(places.len()) > 64 {
            return None;
        }
        places = along.iter().flat_map(|at| places.iter().map(move |p| p + at * stride)).collect();
        stride = stride.checked_mul(extent)?;
    }
    Some(places)
}

/// What any element holds that the indices may name: of a table of cells, those of a column that is known.
fn among(v: &ClassValue<Matrix>, list: &[AbsValue], indices: &[Index]) -> AbsValue {
    let all = || v.elements.collected();
    let Some(sizes) = v.matrix.shape.as_sizes().filter(|_| indices.len() > 1) else { return all() };
    let last = indices.len() - 1;
    let mut named = vec![true; list.len()];
    let mut stride = 1usize;
    for (k, index) in indices.iter().enumerate() {
        let extent =
            if k == last { sizes.iter().skip(k).product() } else { sizes.get(k).copied().unwrap_or(1) };
        if let Some(at) = index.constant().filter(|_| !index.is_colon() && extent > 0) {
            let is = |place: usize| at.iter().any(|x| *x == (place / stride % extent + 1) as f64);
            named.iter_mut().enumerate().for_each(|(place, named)| *named &= is(place));
        }
        stride = stride.saturating_mul(extent);
    }
    let some = list.iter().zip(&named).filter(|(_, named)| **named).map(|(e, _)| e);
    let joined =
        some.fold(None, |all: Option<AbsValue>, e| Some(all.map_or_else(|| e.clone(), |a| a.join(e))));
    joined.unwrap_or_else(all)
}

/// Elements of a constant at constant positions.
fn paren_constant(v: &ClassValue<Matrix>, indices: &[Index]) -> Option<Constant> {
    let constant = v.matrix.as_constant()?;
    if v.class == Class::String {
        return None;
    }
    if let Constant::Text(t) = constant {
        let [index] = indices else { return None };
        let units: Vec<u16> = t.encode_utf16().collect();
        let Index::At(at, _) = index else { return None };
        let row = at.shape().rows().as_const() == Some(1) && at.shape().rank() == Some(2);
        if !row && (units.len() < 2 || at.shape().cols().as_const() != Some(1)) {
            return None;
        }
        let pick = |x: &f64| units.get((*x as usize).checked_sub(1)?).copied();
        let picked: Vec<u16> = index.constant()?.iter().map(pick).collect::<Option<_>>()?;
        return Constant::text(&String::from_utf16(&picked).ok()?).filter(|_| !picked.is_empty());
    }
    let numbers = constant.numbers(v.class)?;
    let rows = v.matrix.shape.as_sizes()?.first().copied()?;
    let (at, shape_rows): (Vec<usize>, usize) = match indices {
        [i] => {
            let at = i.constant()?;
            let of = |x: &f64| (*x as usize).checked_sub(1);
            let Index::At(index, _) = i else { return None };
            let sizes = index.shape().as_sizes()?;
            // A vector keeps its direction under a vector; else the result is shaped like the index.
            let vector = sizes.len() == 2 && sizes.contains(&1);
            let base_row = rows == 1 && numbers.len() > 1;
            let base_column = rows > 1 && rows == numbers.len();
            let count = match (vector, base_row, base_column) {
                (true, true, _) => 1,
                (true, _, true) => at.len(),
                _ => *sizes.first()?,
            };
            if sizes.len() > 2 {
                return None;
            }
            (at.iter().map(of).collect::<Option<_>>()?, count)
        }
        [i, j] => {
            let (i, j) = (i.constant()?, j.constant()?);
            let mut at = Vec::new();
            for y in &j {
                for x in &i {
                    at.push((*y as usize).checked_sub(1)? * rows + (*x as usize).checked_sub(1)?);
                }
            }
            (at, i.len())
        }
        _ => return None,
    };
    let picked: Vec<f64> = at.iter().map(|&k| numbers.get(k).copied()).collect::<Option<_>>()?;
    match (picked.as_slice(), constant) {
        ([_], Constant::Integer(n)) => Some(Constant::Integer(*n)),
        ([x], _) => Constant::of_class(v.class, *x),
        _ => Constant::matrix(shape_rows, picked),
    }
}

/// `c{indices}`.
pub fn brace(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> Result<Many, Fails> {
    let Some(list) = base.alternatives() else { return Ok(Many::Each(AbsValue::top())) };
    let mut result: Option<Many> = None;
    for v in list {
        let one = match v.class {
            Class::Cell => {
                if let Some(text) = surely_out(view, &AbsValue::one(v.clone()), indices) {
                    if list.len() == 1 {
                        return Err(text);
                    }
                    continue;
                }
                brace_cell(view, v, indices)
            }
            Class::String => Many::Each(AbsValue::of(Class::Char, Shape::row(Dim::Unknown))),
            Class::Object(_) => Many::Each(AbsValue::top()),
            _ => continue,
        };
        result = Some(match (result, one) {
            (None, one) => one,
            (Some(Many::List(a)), Many::List(b)) if a.len() == b.len() => {
                Many::List(a.iter().zip(&b).map(|(x, y)| x.join(y)).collect())
            }
            (Some(a), b) => Many::Each(a.all().join(&b.all())),
        });
    }
    result.ok_or_else(|| "Brace indexing is not supported for variables of this type.".to_owned())
}

fn brace_cell(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index]) -> Many {
    let inside = paren_class(view, v, indices);
    let scalar = indices.iter().all(|i| i.is_scalar(view)) && !indices.is_empty();
    if scalar {
        let content = match linear_position(v, indices) {
            Some(at) => AbsValue::one(v.clone()).content(Some(at)),
            None => inside.content(None),
        };
        return Many::List(vec![content]);
    }
    let count = inside.shape().as_sizes().map(|s| s.iter().product::<usize>());
    match count {
        Some(n) if n <= 64 => Many::List((0..n).map(|i| inside.content(Some(i))).collect()),
        _ => Many::Each(inside.content(None)),
    }
}

/// The position, from 0, that constant scalar indices name in an array of constant shape.
pub(super) fn linear_position(v: &ClassValue<Matrix>, indices: &[Index]) -> Option<usize> {
    let sizes = v.matrix.shape.as_sizes()?;
    let mut at = 0;
    let mut stride = 1usize;
    for (k, index) in indices.iter().enumerate() {
        let numbers = index.constant()?;
        let [x] = numbers.as_slice() else { return None };
        let x = (*x as usize).checked_sub(1)?;
        at += x * stride;
        stride = stride.checked_mul(sizes.get(k).copied().unwrap_or(1))?;
    }
    Some(at)
}

/// `s.name`, for each element of a struct array.
pub fn field(view: &SymView<'_>, base: &AbsValue, name: Option<Name>) -> Result<Many, Fails> {
    if base.is_any() {
        return Ok(Many::Each(AbsValue::top()));
    }
    let has_fields = |v: &ClassValue<Matrix>| matches!(v.class, Class::Struct | Class::Object(_));
    if !base.alternatives().is_some_and(|l| l.iter().any(has_fields)) {
        return Err("Dot indexing is not supported for variables of this type.".to_owned());
    }
    let structs = base.clone().retain(has_fields);
    let followed = |v: &ClassValue<Matrix>| match &v.elements {
        Elements::Fields(n) => name.is_some_and(|name| n.content().get(name).is_some()),
        _ => false,
    };
    let unknown = |v: &ClassValue<Matrix>| v.class != Class::Struct && !followed(v);
    let objects = structs.alternatives().is_some_and(|l| l.iter().any(unknown));
    let value = match name {
        _ if objects => AbsValue::top(),
        Some(name) => structs.field(name),
        None => {
            let list = structs.alternatives().unwrap_or(&[]);
            list.iter().fold(AbsValue::bottom(), |a, v| a.join(&v.elements.collected()))
        }
    };
    // A field that no element has a value for is there: of an array without elements, it is no values.
    if value.is_undefined() && !value.is_bottom() {
        let name = name.map_or("", Name::as_str);
        return Err(format!("Unrecognized field name \"{name}\"."));
    }
    // Where it may be missing, reading it has shown that it is there.
    let value = value.defined();
    let shape = structs.shape();
    let count = shape.as_sizes().map(|s| s.iter().product::<usize>());
    Ok(match count {
        _ if objects => Many::List(vec![value]),
        Some(n) if n <= 64 => Many::List(vec![value; n]),
        _ if shape.is_scalar(view) == Truth::Yes => Many::List(vec![value]),
        _ => Many::Each(value),
    })
}

/// Whether an undefined variable or `[]` stands there: what assignment turns into anything.
pub(super) fn is_blank(v: &ClassValue<Matrix>, view: &SymView<'_>) -> Truth {
    if v.class != Class::Double {
        return Truth::No;
    }
    v.matrix.shape.is_0x0(view)
}
