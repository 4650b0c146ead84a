//! Writing: `x(i) = v`, `x(i,j) = v`, with growth and conversion to the target's class.

use super::get::{folded, full_value, parse_all};
use super::subscript::{Places, Subscript, parse};
use crate::array::{Array, Dims, filled};
use crate::convert::{cast, narrow_if_real};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::handles::Handles;
use crate::missing;
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::Value;
use crate::with_element_type;
use smallvec::SmallVec;
use std::rc::Rc;
use types::Class;

/// `target(subscripts...) = source`. What stands for an undefined target is
/// [`crate::path::create`]'s to say.
pub fn set(target: &mut Value, subscripts: &[Value], source: Value) -> Result<(), Error> {
    match (&mut *target, subscripts, &source) {
        (Value::Double(a), [Value::F64(x)], Value::F64(v)) => {
            let i = *x as usize;
            let n = a.numel();
            if i as f64 == *x && i > 0 && i <= n {
                Rc::make_mut(a).data_mut()[i - 1] = *v;
                return Ok(());
            }
            if i == n + 1 && i as f64 == *x && a.dims().is_vector() {
                return Rc::make_mut(a).push(*v);
            }
        }
        (Value::Double(a), [Value::F64(x), Value::F64(y)], Value::F64(v)) => {
            let (i, j) = (*x as usize, *y as usize);
            let (r, c) = (a.dims().rows(), a.dims().trailing());
            if i as f64 == *x && j as f64 == *y && i > 0 && j > 0 && i <= r && j <= c {
                Rc::make_mut(a).data_mut()[(j - 1) * r + i - 1] = *v;
                return Ok(());
            }
        }
        (Value::Logical(a), [Value::F64(x)], Value::Bool(v)) => {
            let i = *x as usize;
            if i as f64 == *x && i > 0 && i <= a.numel() {
                Rc::make_mut(a).data_mut()[i - 1] = *v;
                return Ok(());
            }
        }
        (_, [], _) => {
            return Err(errors::no_subscript());
        }
        _ => {}
    }
    set_general(target, subscripts, source)
}

fn set_general(target: &mut Value, subscripts: &[Value], source: Value) -> Result<(), Error> {
    let source = match missing::is_missing(&source) && !target.dims().is_null() {
        true => missing::in_class(&source, target.class()).unwrap_or(source),
        false => source,
    };
    // A text among strings is one element, however long it is; a string among characters is as many as it has.
    let source = match (&*target, source.class()) {
        (text, Class::String) if text.class() == Class::Char => cast(&source, Class::Char)?,
        (Value::String(_), Class::Char | Class::Cell) => crate::convert::to_string_array(&source)?,
        _ => source,
    };
    let subs: SmallVec<[Subscript; 3]> = match subscripts {
        [one] => SmallVec::from_iter([parse(one, None)?]),
        many => parse_all(many)?,
    };
    let sparse = target.is_sparse();
    if sparse {
        if let Some(result) = super::thin::set(target, &subs, &source) {
            return result;
        }
        let mut dense = full_value(target)?;
        assign(&mut dense, &subs, full_value(&source)?)?;
        *target = crate::convert::to_sparse(&dense)?;
        return Ok(());
    }
    assign(target, &subs, full_value(&source)?)
}

fn assign(target: &mut Value, subs: &[Subscript], source: Value) -> Result<(), Error> {
    // What cannot be an element is told before how many there are.
    if matches!(target, Value::Cell(_)) && source.class() != Class::Cell {
        return Err(errors::conversion("cell", source.class_name()));
    }
    let plan = Plan::new(&target.dims(), subs, &source.dims())?;
    let source = as_element(target, source);
    let (mut target_now, source) = common_class(target, source)?;
    // `common_class` moved the target out; it comes back changed or, on failure, as it was.
    let result = store(&mut target_now, &plan, subs, source);
    *target = target_now;
    result
}

/// An object as an element of an array of objects of several classes. That its class inherits the array's, the
/// rules of classes have seen.
fn as_element(target: &Value, source: Value) -> Value {
    match (target, source) {
        (Value::Object(t), Value::Object(s)) if t.mixed_elements().is_some() => {
            Value::Object(Rc::new(s.mixed(t.class)))
        }
        (Value::Handle(t), Value::Handle(s))
            if t.class() != s.class() && t.objects().iter().any(|o| o.class != t.class()) =>
        {
            Value::Handle(Handles::array(t.class(), s.items()))
        }
        (_, source) => source,
    }
}

/// What an assignment will do, decided before anything is changed.
struct Plan {
    /// The target's extents after growth.
    dims: Dims,
    /// The extents of `dims` seen by the subscripts.
    extents: SmallVec<[usize; 4]>,
    /// How many places are written.
    count: usize,
}

impl Plan {
    fn new(target: &Dims, subs: &[Subscript], source: &Dims) -> Result<Plan, Error> {
        match subs {
            [] => Err(errors::no_subscript()),
            [one] => Plan::linear(target, one, source),
            many => Plan::subscripts(target, many, source),
        }
    }

    fn linear(target: &Dims, sub: &Subscript, source: &Dims) -> Result<Plan, Error> {
        let numel = target.numel();
        let n = source.numel();
        if sub.is_colon() && target.is_null() && n != 1 {
            // `x = []; x(:) = 1:3` keeps the shape of the source.
            return Ok(Plan { dims: source.clone(), extents: SmallVec::from_elem(n, 1), count: n });
        }
        let count = sub.count(numel);
        if n != 1 && n != count {
            return Err(errors::assignment_count());
        }
        let dims = match sub.bound {
            b if b <= numel => target.clone(),
            b if target.is_null() || target.is_row() => Dims::matrix(1, b),
            b if target.is_column() => Dims::matrix(b, 1),
            b if target.is_empty() && target.rank() == 2 => Dims::matrix(1, b),
            _ => return Err(errors::ambiguous_growth()),
        };
        dims.checked_numel(8)?;
        Ok(Plan { extents: SmallVec::from_elem(dims.numel(), 1), dims, count })
    }

    fn subscripts(target: &Dims, subs: &[Subscript], source: &Dims) -> Result<Plan, Error> {
        let mut extents = folded(target, subs.len());
        let scalar = source.numel() == 1;
        colon_extents(&mut extents, target, subs, source);
        let counts: SmallVec<[usize; 4]> = subs.iter().zip(&extents).map(|(s, &n)| s.count(n)).collect();
        let significant =
            |d: &[usize]| -> SmallVec<[usize; 4]> { d.iter().copied().filter(|&n| n != 1).collect() };
        let count = counts.iter().fold(1usize, |n, &c| n.saturating_mul(c));
        if !scalar && significant(&counts) != significant(source) && !(count == 0 && source.is_empty()) {
            return Err(errors::assignment_size(&Dims::new(&counts), source));
        }
        let grows =
            subs.iter().zip(&extents).any(|(s, &n)| s.bound > n) || extents != folded(target, subs.len());
        if !grows {
            return Ok(Plan { dims: target.clone(), extents: folded(target, subs.len()), count });
        }
        let last = subs.len() - 1;
        if subs.len() < target.rank() && subs[last].bound > extents[last] {
            return Err(errors::ambiguous_growth());
        }
        let mut wanted: SmallVec<[usize; 4]> = SmallVec::from_slice(&extents);
        for (w, s) in wanted.iter_mut().zip(subs) {
            *w = (*w).max(s.bound);
        }
        let dims = if subs.len() < target.rank() {
            let mut d: SmallVec<[usize; 4]> = SmallVec::from_slice(target);
            d[..last].copy_from_slice(&wanted[..last]);
            Dims::new(&d)
        } else {
            Dims::new(&wanted)
        };
        dims.checked_numel(8)?;
        Ok(Plan { extents: folded(&dims, subs.len()), dims, count })
    }
}

/// A colon takes its extent from the source where all extents of the target are 0, beyond its last dimension too, where
/// its extent is 1. (In a 0-by-3 target it names no row, and nothing is assigned.)
fn colon_extents(extents: &mut [usize], target: &Dims, subs: &[Subscript], source: &Dims) {
    if target.iter().any(|&n| n != 0) {
        return;
    }
    let open: SmallVec<[bool; 4]> = subs
        .iter()
        .zip(&*extents)
        .enumerate()
        .map(|(k, (s, &n))| s.is_colon() && (n == 0 || k >= target.rank()))
        .collect();
    if !open.contains(&true) {
        return;
    }
    if source.numel() == 1 {
        for (n, &open) in extents.iter_mut().zip(&open) {
            if open {
                *n = 1;
            }
        }
        return;
    }
    if subs.len() == source.rank()
        && subs.iter().zip(source.iter()).all(|(s, &n)| s.is_colon() || s.count(0) == n)
    {
        for (k, n) in extents.iter_mut().enumerate().filter(|(k, _)| open[*k]) {
            *n = source.extent(k);
        }
        return;
    }
    // As many dimensions that are not one place as the source has: each takes its extent, 1 too, so that the pages of
    // `x(:, :, 2) = 1:3` are rows. Of colons alone the first take the extents of the source.
    let spread = || subs.iter().enumerate().filter(|(_, s)| s.is_colon() || s.count(0) != 1).map(|(k, _)| k);
    let blank = |k: usize| !subs[k].is_colon() || open[k];
    let whole = subs.iter().all(Subscript::is_colon) && source.rank() == 2;
    if whole || spread().count() == source.rank() && spread().all(blank) {
        for (k, &n) in spread().zip(source.iter()) {
            if subs[k].is_colon() {
                extents[k] = n;
            }
        }
        return;
    }
    // Match the source's extents that are not 1 to the dimensions that are not one place.
    let mut pending = source.iter().copied().filter(|&n| n != 1);
    for ((s, n), &open) in subs.iter().zip(extents.iter_mut()).zip(&open) {
        if open {
            *n = pending.next().unwrap_or(1);
        } else if s.count(*n) != 1 {
            pending.next();
        }
    }
}

/// Takes the target and brings both sides to the class the target will have.
fn common_class(target: &mut Value, source: Value) -> Result<(Value, Value), Error> {
    let (tc, sc) = (target.class(), source.class());
    let unset = tc == Class::Double && target.dims().is_null();
    if tc == sc {
        return float_complexity(target, source);
    }
    let empty_of =
        |source: &Value| -> Result<Value, Error> { super::gather(source, Dims::matrix(0, 0), &[]) };
    if unset
        && !(sc == Class::Logical)
        && !matches!(source, Value::Function(_) | Value::Map(_) | Value::Dictionary(_))
    {
        let empty = empty_of(&source)?;
        *target = empty;
        return float_complexity(target, source);
    }
    match (tc, sc) {
        // `string(h)` has the text of a handle, but a handle is not stored as one.
        (Class::String, Class::FunctionHandle) => Err(errors::conversion(tc.name(), sc.name())),
        (Class::String, _) => {
            let text = crate::convert::to_string_array(&source)?;
            Ok((target.take(), text))
        }
        (Class::Double | Class::Single, Class::String) => Ok((target.take(), cast(&source, tc)?)),
        (t, s) if t.is_matrix() && s.is_matrix() => {
            if source.is_complex() && !t.is_numeric() {
                return Err(errors::conversion(t.name(), s.name()));
            }
            let converted = cast(&source, t)?;
            float_complexity(target, converted)
        }
        _ => Err(errors::conversion(tc.name(), sc.name())),
    }
}

/// Makes both sides complex where one is.
fn float_complexity(target: &mut Value, source: Value) -> Result<(Value, Value), Error> {
    let target = target.take();
    let pair = match (target.is_complex(), source.is_complex()) {
        (false, true) => (complex_form(&target), source),
        (true, false) => {
            let source = complex_form(&source);
            (target, source)
        }
        _ => (target, source),
    };
    Ok(pair)
}

fn complex_form(value: &Value) -> Value {
    crate::convert::complex_in(value.class(), value.dims(), crate::convert::complexes(value).into_owned())
}

fn store(target: &mut Value, plan: &Plan, subs: &[Subscript], source: Value) -> Result<(), Error> {
    with_element_type!(&*target, T => {
        let view = match T::view(&source) {
            Some(v) => v,
            None => return Err(errors::conversion(target.class_name(), source.class_name())),
        };
        let Some(array) = T::array_mut(target) else {
            return Err(errors::conversion(source.class_name(), "this value"));
        };
        grow(array, &plan.dims, T::fill())?;
        write(array.data_mut(), plan, subs, &view);
        narrow_if_real(target);
        Ok(())
    }, else store_records(target, plan, subs, source))
}

/// Grows an array; elements keep their subscripts, new ones are `fill`.
pub(super) fn grow<T: Clone>(array: &mut Array<T>, dims: &Dims, fill: T) -> Result<(), Error> {
    if array.dims() == dims {
        return Ok(());
    }
    let n = dims.checked_numel(size_of::<T>())?;
    let from = array.dims().clone();
    let (d, data) = array.parts_mut();
    let in_place = from.is_empty()
        || (from.is_vector() && dims.is_vector() && (from.is_row() == dims.is_row() || from.is_scalar()))
        || (from.rank() == 2 && dims.rank() == 2 && from.rows() == dims.rows());
    if in_place {
        let missing = n.saturating_sub(data.len());
        data.reserve(missing)?;
        data.resize(n, fill);
    } else if from.rank() == 2 && dims.rank() == 2 {
        data.edit(|data| super::make_room(data, &from, dims.rows(), n, fill))?;
    } else {
        let mut grown = filled(fill, n)?;
        let rows = from.rows();
        for (c, column) in data.chunks(rows.max(1)).enumerate() {
            let to = super::relocate(c * rows, &from, dims);
            grown[to..to + column.len()].clone_from_slice(column);
        }
        *data = grown.into();
    }
    *d = dims.clone();
    Ok(())
}

fn write<T: Clone>(data: &mut [T], plan: &Plan, subs: &[Subscript], source: &[T]) {
    if plan.count == 0 || source.is_empty() {
        return;
    }
    if let [sub] = subs {
        let total = data.len();
        return write_run(data, sub, total, source, &mut 0);
    }
    let mut next = 0;
    super::get::for_each_run(&plan.extents, subs, &mut |base| {
        let rows = plan.extents[0];
        write_run(&mut data[base..base + rows], &subs[0], rows, source, &mut next);
    });
}

/// Writes one run of places, taking elements of the source in order (or its only one).
fn write_run<T: Clone>(data: &mut [T], sub: &Subscript, extent: usize, source: &[T], next: &mut usize) {
    if let [one] = source {
        match &sub.places {
            Places::All => data.fill(one.clone()),
            Places::Span { start, count } => data[*start..start + count].fill(one.clone()),
            _ => sub.for_each(extent, |i| data[i] = one.clone()),
        }
        return;
    }
    let n = sub.count(extent);
    let part = &source[*next..*next + n];
    *next += n;
    match &sub.places {
        Places::All => data.clone_from_slice(part),
        Places::Span { start, count } => data[*start..start + count].clone_from_slice(part),
        _ => {
            let mut k = 0;
            sub.for_each(extent, |i| {
                data[i] = part[k].clone();
                k += 1;
            });
        }
    }
}

fn places_of(plan: &Plan, subs: &[Subscript]) -> Result<Vec<usize>, Error> {
    match subs {
        [one] => {
            let mut places = Vec::new();
            one.for_each(plan.dims.numel(), |i| places.push(i));
            Ok(places)
        }
        many => super::addresses(&plan.extents, many),
    }
}

fn store_records(target: &mut Value, plan: &Plan, subs: &[Subscript], source: Value) -> Result<(), Error> {
    let places = places_of(plan, subs)?;
    match (target, source) {
        (Value::Struct(t), Value::Struct(s)) => put_structs(Rc::make_mut(t), plan, &places, &s),
        (Value::Object(t), Value::Object(s)) => {
            if t.class != s.class {
                return Err(errors::conversion(t.class.as_str(), s.class.as_str()));
            }
            let Object { data, .. } = Rc::make_mut(t);
            put_structs(data, plan, &places, &s.data)
        }
        (Value::Handle(t), Value::Handle(s)) => put_handles(t, plan, &places, &s),
        (t, s) if plan.dims.is_scalar() && places == [0] => {
            *t = s;
            Ok(())
        }
        (t, s) => Err(errors::conversion(t.class_name(), s.class_name())),
    }
}

fn put_structs(t: &mut StructArray, plan: &Plan, places: &[usize], s: &StructArray) -> Result<(), Error> {
    let ordered = if t.names().is_empty() && t.numel() == 0 {
        *t = StructArray::new(Dims::matrix(0, 0), s.names().to_vec())?;
        s.clone()
    } else {
        s.ordered_as(t.names()).ok_or_else(errors::dissimilar_structs)?
    };
    if t.dims() != &plan.dims {
        t.resize(plan.dims.clone())?;
    }
    for (k, &p) in places.iter().enumerate() {
        let from = ordered.element(if ordered.numel() == 1 { 0 } else { k });
        t.element_mut(p).clone_from_slice(from);
    }
    Ok(())
}

fn put_handles(handles: &mut Handles, plan: &Plan, places: &[usize], s: &Handles) -> Result<(), Error> {
    let Some(filler) = s.objects().first().cloned() else { return Ok(()) };
    let t = handles.make_mut();
    grow(&mut t.items, &plan.dims, filler)?;
    for (k, &p) in places.iter().enumerate() {
        let from = if s.numel() == 1 { 0 } else { k };
        t.items.data_mut()[p] = s.objects()[from].clone();
    }
    handles.simplify();
    Ok(())
}

/// The address of the one place that subscripts name in an array; nothing where it would have to grow.
pub(super) fn existing_place(dims: &Dims, subs: &[Subscript]) -> Result<Option<usize>, Error> {
    let plan = Plan::new(dims, subs, &Dims::scalar())?;
    let place = only_place(&plan, subs)?;
    Ok((plan.dims == *dims).then_some(place))
}

fn only_place(plan: &Plan, subs: &[Subscript]) -> Result<usize, Error> {
    match places_of(plan, subs)?[..] {
        [place] => Ok(place),
        ref places => Err(errors::simple_assignment(places.len())),
    }
}

/// Grows a cell so that one place exists, and gives its address.
pub(super) fn cell_place(target: &mut Array<Value>, subs: &[Subscript]) -> Result<usize, Error> {
    let plan = Plan::new(target.dims(), subs, &Dims::scalar())?;
    let place = only_place(&plan, subs)?;
    grow(target, &plan.dims, Value::empty())?;
    Ok(place)
}

/// Grows a struct array so that one element exists, and gives its address.
pub(super) fn struct_place(target: &mut StructArray, subs: &[Subscript]) -> Result<usize, Error> {
    let plan = Plan::new(target.dims(), subs, &Dims::scalar())?;
    let place = only_place(&plan, subs)?;
    if target.dims() != &plan.dims {
        target.resize(plan.dims)?;
    }
    Ok(place)
}
