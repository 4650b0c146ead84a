//! Symbols inside abstract values, nested parts included: finding and replacing them.
//!
//! Recursion is bounded by `types::abs::MAX_DEPTH`. Recursive types mention no symbols: they stay as they are.

use types::abs::{Fields, Handle};
use types::{AbsValue, ClassValue, Dim, Elements, Matrix, Sym};

/// Calls `f` with each symbol in the extents of `value`.
pub fn for_each_sym(value: &AbsValue, f: &mut dyn FnMut(Sym)) {
    for v in value.alternatives().unwrap_or(&[]) {
        for d in v.matrix.shape.dims().unwrap_or(&[]) {
            d.for_each_sym(f);
        }
        parts(&v.elements, &mut |part| for_each_sym(part, f));
    }
}

/// Whether some symbol in `value` is one for which `test` holds.
pub fn mentions(value: &AbsValue, test: &dyn Fn(Sym) -> bool) -> bool {
    let mut found = false;
    for_each_sym(value, &mut |s| found = found || test(s));
    found
}

/// Whether some symbol in `dim` is one for which `test` holds.
pub fn dim_mentions(dim: &Dim, test: &dyn Fn(Sym) -> bool) -> bool {
    let mut found = false;
    dim.for_each_sym(&mut |s| found = found || test(s));
    found
}

/// Calls `f` with each part directly inside.
fn parts(elements: &Elements<Matrix>, f: &mut dyn FnMut(&AbsValue)) {
    match elements {
        Elements::None | Elements::Top | Elements::Rec(..) | Elements::Again => {}
        Elements::Fields(n) => n.content().list.iter().for_each(|(_, v)| f(v)),
        Elements::Each(n) => f(n.content()),
        Elements::Tuple(n) => n.content().iter().for_each(f),
        Elements::Handles(n) => n.content().iter().flat_map(|h| &h.bound).for_each(f),
    }
}

/// `value` with every extent, at every depth, replaced by what `f` makes of it.
pub fn map_dims(value: &AbsValue, f: &mut dyn FnMut(&Dim) -> Dim) -> AbsValue {
    map(value, &mut |v| {
        let shape = v.matrix.shape.map_dims(f);
        if shape == v.matrix.shape {
            return v.clone();
        }
        ClassValue { matrix: Matrix { shape, ..v.matrix.clone() }, ..v.clone() }
    })
}

/// `value` with every alternative, at every depth, replaced by what `f` makes of it; `f` sees an
/// alternative before its parts are replaced, and must not change its class.
pub fn map(value: &AbsValue, f: &mut dyn FnMut(&ClassValue<Matrix>) -> ClassValue<Matrix>) -> AbsValue {
    let Some(list) = value.alternatives() else { return value.clone() };
    let mut result = AbsValue::bottom();
    for v in list {
        let mut v = f(v);
        v.elements = map_elements(&v.elements, f);
        result = result.join(&AbsValue::one(v));
    }
    if value.maybe_undefined { result.or_undefined() } else { result }
}

fn map_elements(
    elements: &Elements<Matrix>,
    f: &mut dyn FnMut(&ClassValue<Matrix>) -> ClassValue<Matrix>,
) -> Elements<Matrix> {
    match elements {
        Elements::None | Elements::Top | Elements::Rec(..) | Elements::Again => elements.clone(),
        Elements::Fields(n) => {
            let fields = n.content();
            let list = fields.list.iter().map(|(name, v)| (*name, map(v, f))).collect();
            Elements::fields(Fields { ordered: fields.ordered, list })
        }
        Elements::Each(n) => Elements::each(map(n.content(), f)),
        Elements::Tuple(n) => Elements::tuple(n.content().iter().map(|v| map(v, f)).collect()),
        Elements::Handles(n) => {
            let of = |h: &Handle<Matrix>, f: &mut dyn FnMut(&ClassValue<Matrix>) -> ClassValue<Matrix>| {
                Handle { target: h.target, bound: h.bound.iter().map(|v| map(v, f)).collect() }
            };
            Elements::handles(n.content().iter().map(|h| of(h, f)).collect())
        }
    }
}

/// `value` without any symbol: what may be kept beyond the context it was found in.
pub fn without_syms(value: &AbsValue) -> AbsValue {
    if !mentions(value, &|_| true) {
        return value.clone();
    }
    map_dims(value, &mut |d| if d.as_const().is_some() { d.clone() } else { Dim::Unknown })
}
