//! Deletion from abstract values: `x(i) = []`, `x(:, j) = []`.
//!
//! Follows `runtime::index::delete`: a subscript that names no place leaves the array as it is; else one
//! subscript makes a column of a column and a row of everything else, and of several ones one dimension
//! shrinks, of the array seen with as many dimensions as there are subscripts.

use super::access::{Index, extent, fix};
use super::symbols::SymView;
use types::{AbsValue, Class, ClassValue, Complexity, Dim, Elements, Elems, Interval, Matrix, Shape, Truth};

/// `base(indices) = []`. A field that is not there begins as `[]`.
pub fn delete(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> AbsValue {
    if base.maybe_undefined {
        let begun = base.clone().defined().join(&AbsValue::of(Class::Double, Shape::empty()));
        return delete(view, &begun, indices);
    }
    let Some(list) = base.alternatives() else { return AbsValue::top() };
    list.iter().fold(AbsValue::bottom(), |all, v| all.join(&AbsValue::one(without(view, v, indices))))
}

fn without(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index]) -> ClassValue<Matrix> {
    let shape = match indices {
        [one] => of_one(view, &v.matrix.shape, one),
        many => of_several(view, &v.matrix.shape, many),
    };
    // Where no place is named, all stays as it is stored.
    let complexity = v.matrix.complexity.join(v.matrix.complexity.narrowed());
    let elems = match complexity {
        Complexity::Real => fix(v.class, Elems::Range(v.matrix.range(v.class))),
        _ => Elems::Range(Interval::TOP),
    };
    let elements = match &v.elements {
        Elements::Tuple(_) => Elements::each(v.elements.collected()),
        e => e.clone(),
    };
    ClassValue { class: v.class, matrix: Matrix { shape, elems, complexity, ..v.matrix.clone() }, elements }
}

/// Whether an index surely names a place, surely none, or may name any number.
fn names_some(view: &SymView<'_>, index: &Index) -> Truth {
    match index {
        i if i.is_scalar(view) => Truth::Yes,
        Index::Colon => Truth::Yes,
        Index::At(v, _) => match v.shape().is_empty(view) {
            Truth::Yes => Truth::No,
            Truth::No if !index.may_be_logical() => Truth::Yes,
            _ => Truth::Maybe,
        },
    }
}

/// With the shape that is left where the index names no place.
fn or_unchanged(base: &Shape, some: Truth, left: Shape) -> Shape {
    match some {
        Truth::Yes => left,
        Truth::No => base.clone(),
        Truth::Maybe => left.join(base),
    }
}

/// What one deletion leaves of an extent. Nothing can be deleted of 0: that fails, and no extent is negative.
fn one_less(extent: &Dim) -> Dim {
    if *extent == Dim::Const(0) { Dim::Const(0) } else { extent.sub(&Dim::ONE) }
}

fn of_one(view: &SymView<'_>, base: &Shape, index: &Index) -> Shape {
    if index.is_colon() {
        return Shape::empty();
    }
    let left = if index.is_scalar(view) { one_less(&base.numel()) } else { Dim::Unknown };
    let shape = match base.is_column(view).and(base.is_scalar(view).negate()) {
        _ if base.is_row_or_empty() => Shape::row(left),
        Truth::Yes => Shape::column(left),
        Truth::No => Shape::row(left),
        Truth::Maybe => Shape::any_matrix(),
    };
    or_unchanged(base, names_some(view, index), shape)
}

fn of_several(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> Shape {
    if base.rank().is_none() {
        return Shape::Any;
    }
    let n = indices.len();
    let free: Vec<usize> = (0..n).filter(|&k| !indices[k].is_colon()).collect();
    let some = free.iter().fold(Truth::Yes, |all, &k| all.and(names_some(view, &indices[k])));
    // The rest of a dimension; which of several ones shrinks is not known.
    let left = |k: usize| match free.as_slice() {
        [] if k == 0 => Dim::Const(0),
        [one] if *one == k && indices[k].is_scalar(view) => one_less(&extent(base, k, n)),
        free if free.contains(&k) => Dim::Unknown,
        _ => extent(base, k, n),
    };
    or_unchanged(base, some, Shape::new((0..n).map(left)))
}
