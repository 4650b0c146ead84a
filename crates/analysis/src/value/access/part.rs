//! `c{indices} = v` and `s.f = v`.

use super::grow::{Near, adjoins, grown};
use super::index::{Fails, Index, proof};
use super::read::{empty, linear_position};
use crate::value::symbols::SymView;
use base::Name;
use types::abs::Fields;
use types::{AbsValue, Class, ClassValue, Elements, Matrix, Shape, Truth};

/// Whether `x.f = v` and `x(i).f = v` make a struct of an array of the class without elements.
fn is_replaced(class: Class) -> bool {
    class.is_matrix() || class == Class::Cell
}

fn may_be_blank(v: &ClassValue<Matrix>, view: &SymView<'_>) -> bool {
    is_replaced(v.class) && v.matrix.shape.is_empty(view) != Truth::No
}

/// Whether an array may have no elements and a class of which `x{i} = v` makes a cell then.
fn may_become_cell(v: &ClassValue<Matrix>, view: &SymView<'_>) -> bool {
    v.class.is_matrix() && v.matrix.shape.is_empty(view) != Truth::No
}

/// `base` in `base(i).f = v`, where arrays and cells without elements count as no value; `None` where it has none.
pub fn without_blanks(view: &SymView<'_>, base: &AbsValue) -> Option<AbsValue> {
    let blanks = base.alternatives()?.iter().any(|v| may_be_blank(v, view));
    // Those with elements are an error.
    blanks.then(|| base.clone().retain(|v| !is_replaced(v.class)).or_undefined())
}

/// The element that `base(i).f.. = v` makes behind the end, before its field `assigned` is: all other fields of a
/// struct array are `[]` in it, and this one is missing, so that it takes the class of what is stored in a part of
/// it. What is no struct array yet has none.
pub fn new_element(base: &AbsValue, assigned: Option<Name>) -> AbsValue {
    let Some(list) = base.alternatives() else { return AbsValue::undefined() };
    let blank = |name: Name, field: &AbsValue| match assigned {
        Some(n) if n == name => AbsValue::undefined(),
        Some(_) if !field.maybe_undefined => empty(),
        _ => empty().or_undefined(),
    };
    let mut result = AbsValue::undefined();
    result.maybe_undefined =
        list.is_empty() || base.maybe_undefined || list.iter().any(|v| v.class != Class::Struct);
    for v in list.iter().filter(|v| v.class == Class::Struct) {
        let elements = match v.elements.opened() {
            Elements::Fields(n) => {
                let list = n.content().list.iter().map(|(name, f)| (*name, blank(*name, f))).collect();
                Elements::fields(Fields { ordered: n.content().ordered, list })
            }
            Elements::Each(_) => Elements::each(empty().or_undefined()),
            other => other,
        };
        let matrix = Matrix::of(Class::Struct, Shape::scalar());
        result = result.join(&AbsValue::one(ClassValue { class: Class::Struct, matrix, elements }));
    }
    result
}

/// `base{indices} = src`.
pub fn set_brace(
    view: &SymView<'_>,
    base: &AbsValue,
    indices: &[Index],
    src: &AbsValue,
    near: Near,
) -> Result<AbsValue, Fails> {
    if base.is_any() {
        return Ok(AbsValue::any_of(Class::Cell).join(&AbsValue::top()));
    }
    let fresh = AbsValue::cell(0, Vec::new());
    let mut result = AbsValue::bottom();
    let list = base.alternatives().unwrap_or(&[]);
    let blanks = list.iter().any(|v| may_become_cell(v, view));
    let nothing = fresh.unique().cloned();
    let cells = list.iter().filter(|v| v.class == Class::Cell);
    let extra = (blanks || base.maybe_undefined).then_some(nothing.as_ref()).flatten();
    for v in cells.chain(extra) {
        result = result.join(&set_cell(view, v, indices, src, near));
    }
    for v in list.iter().filter(|v| matches!(v.class, Class::Object(_) | Class::String)) {
        result = result.join(&AbsValue::any_of(v.class));
    }
    if result.is_bottom() {
        return Err("Brace indexing is not supported for variables of this type.".to_owned());
    }
    Ok(result)
}

fn set_cell(
    view: &SymView<'_>,
    v: &ClassValue<Matrix>,
    indices: &[Index],
    src: &AbsValue,
    near: Near,
) -> AbsValue {
    let proof = near.and(proof(view, &v.matrix.shape, indices));
    let shape = grown(view, &v.matrix.shape, indices, &Shape::scalar(), proof, near);
    let at = linear_position(v, indices);
    if let (Some(at), Elements::Tuple(n)) = (at, &v.elements) {
        let len = n.content().len();
        let sizes = shape.as_sizes();
        if at < len && proof.in_bounds {
            return AbsValue::one(v.with_content(Some(at), src));
        }
        let row =
            sizes.as_ref().is_some_and(|s| s.len() == 2 && (s[0] == 1 || s[1] == 1) && s[0] * s[1] == at + 1);
        if at >= len && row && at < 64 {
            let mut list = n.content().clone();
            list.resize(at, empty());
            list.push(src.clone());
            let matrix = Matrix::of(Class::Cell, shape);
            return AbsValue::one(ClassValue { class: Class::Cell, matrix, elements: Elements::tuple(list) });
        }
    }
    let gap = !proof.in_bounds && near == Near::Anywhere && !adjoins(view, &v.matrix.shape, indices);
    let mut each = src.clone().defined();
    if v.matrix.shape.is_empty(view) != Truth::Yes {
        each = each.join(&v.elements.collected());
    }
    if gap {
        each = each.join(&empty());
    }
    AbsValue::cell_of(shape, each)
}

/// `base.name = src`; `None` for a name that is not known.
pub fn set_field(
    view: &SymView<'_>,
    base: &AbsValue,
    name: Option<Name>,
    src: &AbsValue,
) -> Result<AbsValue, Fails> {
    if base.is_any() {
        return Ok(AbsValue::top());
    }
    let list = base.alternatives().unwrap_or(&[]);
    let blanks = list.iter().any(|v| may_be_blank(v, view));
    let mut result = AbsValue::bottom();
    if blanks || base.maybe_undefined {
        result = result.join(&match name {
            Some(name) => AbsValue::structure([(name, src.clone().defined())]),
            None => any_struct(Shape::scalar(), src),
        });
    }
    for v in list {
        match v.class {
            Class::Struct => result = result.join(&AbsValue::one(set_struct(v, name, src))),
            Class::Object(_) => result = result.join(&set_property(v, name, src)),
            _ => {}
        }
    }
    if result.is_bottom() {
        return Err(
            "Unable to perform assignment because dot indexing is not supported for variables of this type."
                .to_owned(),
        );
    }
    Ok(result)
}

/// `object.name = src`, where nothing but a field is stored of objects whose fields are known.
fn set_property(v: &ClassValue<Matrix>, name: Option<Name>, src: &AbsValue) -> AbsValue {
    match (&v.elements, name) {
        (Elements::Fields(n), Some(name)) if n.content().get(name).is_some() => {
            AbsValue::one(v.with_field(name, &src.clone().defined(), true))
        }
        _ => AbsValue::any_of(v.class),
    }
}

/// Whether `[base.name] = values` surely assigns to each element of a struct array one of `values`.
pub fn is_structs(base: &AbsValue, values: &AbsValue) -> bool {
    base.unique_class() == Some(Class::Struct) && !base.maybe_undefined && !values.is_bottom()
}

/// `[base.name] = values` for such a struct array, which keeps its shape.
pub fn set_fields(base: &AbsValue, name: Name, values: &AbsValue) -> Result<AbsValue, Fails> {
    Ok(base.clone().map(|v| v.with_field(name, &values.clone().defined(), true)))
}

fn any_struct(shape: Shape, content: &AbsValue) -> AbsValue {
    let matrix = Matrix::of(Class::Struct, shape);
    AbsValue::one(ClassValue { class: Class::Struct, matrix, elements: Elements::each(content.clone()) })
}

fn set_struct(v: &ClassValue<Matrix>, name: Option<Name>, src: &AbsValue) -> ClassValue<Matrix> {
    // That the assignment passed shows that there is one element.
    let matrix = Matrix::of(Class::Struct, Shape::scalar());
    let v = ClassValue { matrix, ..v.clone() };
    match name {
        Some(name) => v.with_field(name, &src.clone().defined(), true),
        None => {
            let each = v.elements.collected().join(src);
            ClassValue { elements: Elements::each(each), ..v }
        }
    }
}
