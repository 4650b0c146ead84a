//! Arrays of the library's classes `datetime`, `duration`, `calendarDuration` and `categorical`. Each is one object,
//! whose fields hold the elements; here they are taken apart and put together for kernels that work on elements.
//!
//! Not here: what elements mean, which their classes in `prelude/` say, and how they are shown.

use crate::array::Dims;
use crate::concat::concat;
use crate::error::Error;
use crate::kernels::reshape_value;
use crate::object::Object;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// The fields with one value for each element; nothing where an object is no such array.
fn fields(o: &Object) -> Option<&'static [&'static str]> {
    Some(match o.class.as_str() {
        "datetime" | "duration" => &["Data"],
        "calendarDuration" => &["Months", "Days", "Time"],
        "categorical" => &["Codes"],
        _ => return None,
    })
}

fn field<'a>(o: &'a Object, name: &str) -> Option<&'a Value> {
    o.data.get(0, Name::new(name))
}

/// The size of such an array; nothing of another value.
pub fn dims(v: &Value) -> Option<Dims> {
    let Value::Object(o) = v else { return None };
    Some(field(o, fields(o)?.first()?)?.dims())
}

/// The elements of such an array, each an array of one; nothing of another value.
pub fn elements(v: &Value) -> Option<Result<Vec<Value>, Error>> {
    let Value::Object(o) = v else { return None };
    let fields = fields(o)?;
    let element = |i: usize| {
        let mut one = (**o).clone();
        for name in fields {
            let whole = field(o, name).cloned().unwrap_or_default();
            one.data.set_scalar(Name::new(name), crate::index::get(&whole, &[Value::from(i)])?);
        }
        Ok(Value::Object(Rc::new(one)))
    };
    Some((1..=dims(v)?.numel()).map(element).collect())
}

/// Elements side by side in an array of these extents; nothing where the first is no such array.
pub fn joined(values: &[Value], dims: &Dims) -> Option<Result<Value, Error>> {
    let Value::Object(first) = values.first()? else { return None };
    let fields = fields(first)?;
    let mut out = (**first).clone();
    let values = match field(first, "Cats") {
        Some(_) => in_categories_of_all(values, &mut out),
        None => values.to_vec(),
    };
    for name in fields {
        let parts = values.iter().filter_map(|v| match v {
            Value::Object(o) => field(o, name).cloned(),
            _ => None,
        });
        match concat(0, parts.collect()).and_then(|whole| reshape_value(whole, dims.clone())) {
            Ok(whole) => out.data.set_scalar(Name::new(name), whole),
            Err(e) => return Some(Err(e)),
        }
    }
    Some(Ok(Value::Object(Rc::new(out))))
}

/// Categorical elements with codes of the categories that any of them has, which `out` gets.
fn in_categories_of_all(values: &[Value], out: &mut Object) -> Vec<Value> {
    let mut names: Vec<String> = Vec::new();
    let mut coded = Vec::with_capacity(values.len());
    for v in values {
        let Value::Object(o) = v else { continue };
        for name in categories(o) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let code = category(o).and_then(|text| names.iter().position(|n| *n == text)).map_or(0, |at| at + 1);
        let mut element = (**o).clone();
        element.data.set_scalar(Name::new("Codes"), Value::from(code));
        coded.push(Value::Object(Rc::new(element)));
    }
    let cells = names.iter().map(|n| Value::char_row(n)).collect();
    let row = crate::array::Array::new(Dims::matrix(1, names.len()), cells);
    out.data.set_scalar(Name::new("Cats"), Value::cell(row));
    coded
}

fn categories(o: &Object) -> Vec<String> {
    match field(o, "Cats") {
        Some(Value::Cell(c)) => c.data().iter().filter_map(Value::as_text).collect(),
        _ => Vec::new(),
    }
}

/// The name of the category of one categorical element; nothing where it is undefined, or no such element.
pub fn category(o: &Object) -> Option<String> {
    let code = field(o, "Codes")?.as_usize()?;
    categories(o).into_iter().nth(code.checked_sub(1)?)
}
