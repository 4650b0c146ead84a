//! What compiled programs ask of boxed values beside builtins and access paths, as kernels with names of
//! their own: records, argument lists, the columns that a `for` runs over, display under a name.

use crate::array::{Array, Dims};
use crate::classes;
use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::kernels::brief::{Brief, Given, Part};
use crate::kernels::file_to_read;
use crate::object::{FunctionHandle, Object, Target};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_declared" => |_, args, _| Ok(one(args.first_mut().map(Value::take).unwrap_or_else(Value::empty))),
        "mc_handle" => handle,
        "mc_captured" => captured,
        "mc_which" => |_, args, _| Ok(one(super::asked::which(args.first()) as f64)),
        "mc_numbers" => numbers,
        "mc_row" => |_, args, _| Ok(one(args.first_mut().map_or_else(Value::empty, |list| row(list.take())))),
        "mc_place" => |_, args, _| Ok(one(args.first().map_or(0.0, place))),
        "mc_number" => |_, args, _| {
            let number = match args.first() {
                Some(Value::F64(x)) => Some(*x),
                Some(Value::Double(a)) if a.numel() == 1 => a.data().first().copied(),
                _ => None,
            };
            Ok([Value::F64(number.unwrap_or(0.0)), Value::Bool(number.is_some())].into_iter().collect())
        },
        "mc_doubles" => |_, args, _| Ok(one(Value::Bool(are_doubles(args, |d| d.rank() == 2)))),
        "mc_vector" => |_, args, _| Ok(one(Value::Bool(are_doubles(args, Dims::is_vector)))),
        "mc_texts" => |_, args, _| Ok(one(Value::Bool(are_chars(args, |d| d.rank() == 2)))),
        "mc_text" => |_, args, _| Ok(one(Value::Bool(are_chars(args, Dims::is_vector)))),
        "mc_columns" => |cx, args, _| Ok(one(Value::from(columns(cx, &args[0])?))),
        "mc_column" => |cx, args, _| match args {
            [x, k, ..] => Ok(one(column(cx, x, k)?)),
            _ => Err(errors::not_enough_inputs()),
        },
        "mc_record" => record,
        "mc_display" => display,
        "mc_answers" => answers,
        "mc_first" => first,
        "mc_nth" => nth,
        "mc_slice" => slice,
        "mc_given" => given,
        "mc_delete" => delete,
        "mc_present" => |_, _, _| Ok(one(Value::Bool(true))),
        "mc_refers" => |_, args, _| {
            let is_one = matches!(args.first(), Some(Value::Handle(h)) if h.numel() == 1);
            Ok(one(Value::Bool(is_one)))
        },
        "mc_nothing" => |_, _, nargout| Ok(if nargout == 0 { none() } else { one(Value::empty()) }),
        "mc_exit" => exit,
        "mc_argument" => argument,
        "mc_validate" => validate,
        "mc_name_value" => crate::arguments::name_value,
        "mc_on_cleanup" => super::cleanup::on_cleanup,
        "mc_exist_file" => exist_file,
        "mc_load" => |cx, args, _| Ok(one(crate::matfile::load(cx, args)?.into_value())),
        _ => return None,
    };
    Some(kernel)
}

/// The brief forms of those that compiled programs call most.
pub(super) fn brief(name: &str) -> Option<Brief> {
    Some(match name {
        "mc_first" => |p, _| match *p {
            [Part::Cell(list)] => list.data().first().cloned().map(Given::Value),
            _ => None,
        },
        "mc_nth" => |p, _| match *p {
            [Part::Cell(list), Part::Number(k)] => {
                let place = (k as usize).checked_sub(1)?;
                list.data().get(place).cloned().map(Given::Value)
            }
            _ => None,
        },
        "mc_answers" => |p, s| match *p {
            [Part::Cell(list), ..] if list.numel() == 0 && s.wanted == 0 => Some(Given::Nothing),
            _ => None,
        },
        "mc_place" => |p, _| match *p {
            [Part::Number(x)] => Some(Given::Number(place(&Value::F64(x)))),
            _ => None,
        },
        "mc_doubles" => |p, _| match *p {
            [Part::Number(_) | Part::Numbers(..)] => Some(Given::Truth(true)),
            [Part::Text(_) | Part::Nothing | Part::Cell(_)] => Some(Given::Truth(false)),
            _ => None,
        },
        "mc_vector" => |p, _| match *p {
            [Part::Number(_)] => Some(Given::Truth(true)),
            [Part::Numbers(rows, columns, _)] => Some(Given::Truth(rows == 1 || columns == 1)),
            [Part::Text(_) | Part::Nothing | Part::Cell(_)] => Some(Given::Truth(false)),
            _ => None,
        },
        "mc_texts" => |p, _| match *p {
            [Part::Text(_) | Part::Nothing] => Some(Given::Truth(true)),
            [Part::Number(_) | Part::Numbers(..) | Part::Cell(_)] => Some(Given::Truth(false)),
            _ => None,
        },
        "mc_text" => |p, _| match *p {
            [Part::Text(_)] => Some(Given::Truth(true)),
            [Part::Number(_) | Part::Numbers(..) | Part::Nothing | Part::Cell(_)] => {
                Some(Given::Truth(false))
            }
            _ => None,
        },
        _ => return None,
    })
}

/// Whether the first argument is a real double, or an array of them of extents that fit.
fn are_doubles(args: &[Value], fit: fn(&Dims) -> bool) -> bool {
    match args.first() {
        Some(Value::F64(_)) => true,
        Some(Value::Double(a)) => fit(a.dims()),
        _ => false,
    }
}

/// Whether the first argument is a character, or an array of them of extents that fit.
fn are_chars(args: &[Value], fit: fn(&Dims) -> bool) -> bool {
    match args.first() {
        Some(Value::Char1(_)) => true,
        Some(Value::Char(a)) => fit(a.dims()),
        _ => false,
    }
}

/// `mc_numbers(text)`: a matrix from how many rows it has and its elements, column by column.
fn numbers(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let text = args.first().and_then(Value::as_text).unwrap_or_default();
    let mut words = text.split(' ');
    let rows = words.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let data: Vec<f64> = words.map(|x| x.parse().unwrap_or(f64::NAN)).collect();
    let cols = data.len() / rows.max(1);
    Ok(one(Value::matrix(rows, cols, data)))
}

/// The positive integer that a subscript is; 0 for anything else, of which the general form knows what it means.
fn place(x: &Value) -> f64 {
    let number = match x {
        Value::F64(n) => *n,
        Value::Double(a) if a.numel() == 1 => a.data()[0],
        _ => return 0.0,
    };
    // Subscripts are counted exactly up to here.
    let counts = number >= 1.0 && number <= 9_007_199_254_740_992.0 && number.fract() == 0.0;
    if counts { number } else { 0.0 }
}

/// `mc_handle(name, symbol)`: the handle of a builtin that the runtime library knows as `symbol`.
fn handle(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let part = |k: usize| args.get(k).and_then(Value::as_text).unwrap_or_default();
    let target = Target::Named(Name::new(&part(1)));
    Ok(one(Value::Function(Rc::new(FunctionHandle { text: part(0).as_str().into(), target }))))
}

/// `mc_captured(handle, k)`: the value that a handle captured as its `k`-th, if the variable had one.
fn captured(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let k = args.get(1).and_then(Value::as_f64).unwrap_or(0.0) as usize;
    let found = match args.first() {
        Some(Value::Function(handle)) => match &handle.target {
            Target::Closure(closure) => closure.captures.get(k.wrapping_sub(1)),
            Target::Named(_) => None,
        },
        _ => None,
    };
    Ok(found.and_then(|(_, v)| v.clone()).into_iter().collect())
}

/// What a kernel makes of the values of its fields.
pub(super) struct Whole {
    class: Option<Name>,
    fields: Vec<Name>,
}

impl Whole {
    /// `record NAMES` and `instance CLASS NAMES`.
    pub(super) fn parse(name: &str) -> Option<Whole> {
        let mut words = name.split(' ');
        let kind = words.next();
        let class = match kind? {
            "record" => None,
            "instance" => Some(Name::new(words.next()?)),
            _ => return None,
        };
        Some(Whole { class, fields: words.map(Name::new).collect() })
    }

    /// The names of the fields.
    pub(super) fn fields(&self) -> &[Name] {
        &self.fields
    }

    /// The struct or object; the values, one for each field, are taken.
    pub(super) fn of(&self, values: &mut [Value]) -> Result<Value, Error> {
        if values.len() != self.fields.len() {
            return Err(errors::not_enough_inputs());
        }
        let values = values.iter_mut().map(Value::take).collect();
        Ok(self.with(self.fields.as_slice().into(), values))
    }

    /// The same of as many values as fields, whose names are these.
    pub(super) fn with(&self, names: Rc<[Name]>, values: Vec<Value>) -> Value {
        let data = StructArray::with_names(names, values);
        match self.class {
            Some(class) => Value::Object(Rc::new(Object { class, data })),
            None => Value::Struct(Rc::new(data)),
        }
    }
}

/// `mc_record(name, value, ...)`: a scalar struct; of equal names the last one counts.
fn record(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let mut s = StructArray::scalar();
    for pair in args.chunks_mut(2) {
        if let [name, value] = pair {
            s.set_scalar(crate::path::field_name(name)?, value.take());
        }
    }
    Ok(one(Value::Struct(Rc::new(s))))
}

/// `mc_exit(code)`: ends the program here, with what it printed.
fn exit(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let code = args.first().and_then(Value::as_f64).unwrap_or(0.0);
    context.flush();
    if let Some(refused) = super::library::refuses_exit(context, code) {
        return Err(refused);
    }
    std::process::exit(code as i32)
}

/// `mc_display(value, name)`: what a statement without semicolon shows.
fn display(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    if let Some(value) = args.first() {
        super::classes::display(context, &name, value)?;
    }
    Ok(none())
}

/// How an error of an `arguments` block begins, where the program says it; else the name says it, which is the position
/// of a repeating argument.
fn lead(lead: &Value, name: &Value) -> String {
    let known = lead.as_text().filter(|text| !text.is_empty());
    known.unwrap_or_else(|| crate::arguments::lead(&name.as_text().unwrap_or_default(), None))
}

/// `mc_argument(lead, x, name, dims, class)`: of an `arguments` block; `lead` begins the error.
fn argument(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let [begin, x, name, dims, class] = args else { return Err(errors::not_enough_inputs()) };
    let class = class.as_text().unwrap_or_default();
    let checked = crate::arguments::checked(cx, x.take(), &dims.doubles(), &class);
    checked.map(one).map_err(|e| crate::arguments::invalid(&lead(begin, name), &e))
}

/// `mc_validate(lead, name, f, args...)`: calls a validator.
fn validate(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let [begin, name, function, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let rest = rest.iter_mut().map(Value::take).collect();
    match cx.call(function, rest, 0) {
        Ok(_) => Ok(none()),
        Err(e) => Err(crate::arguments::invalid(&lead(begin, name), &e)),
    }
}

/// `mc_exist_file(name, kind)`: 2 for a file, 7 for a folder; `kind` may leave one of them out. `5 in octave` as
/// `kind` is the answer for a function that only this language has.
fn exist_file(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let text = |k: usize| args.get(k).and_then(Value::as_text);
    let name = text(0)
        .ok_or_else(|| errors::argument_class("exist", 1, "a string scalar or character vector", ""))?;
    let (path, kind) = (std::path::Path::new(&name), text(1).unwrap_or_default());
    if let Some((code, language)) = kind.split_once(" in ") {
        let there = (language == "octave") == cx.octave;
        return Ok(one(code.parse::<f64>().ok().filter(|_| there).unwrap_or(0.0)));
    }
    Ok(one(match kind.as_str() {
        "dir" if cx.system.is_dir(path) => 7.0,
        "dir" => 0.0,
        _ if cx.system.is_file(&file_to_read(cx, &name)) => 2.0,
        _ if cx.system.is_dir(path) => 7.0,
        _ => 0.0,
    }))
}

/// `mc_answers(list, shown)`: each of the values in turn as `ans`; gives the last, if there is one.
fn answers(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let values = args.first().and_then(Value::as_cell).map(|c| c.data().to_vec()).unwrap_or_default();
    if args.get(1).is_some_and(|s| matches!(s, Value::Bool(true))) {
        for v in &values {
            super::classes::display(context, "ans", v)?;
        }
    }
    Ok(values.into_iter().next_back().map_or_else(none, one))
}

/// `mc_first(list)`: the first of the values, if there is one.
fn first(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let first = args.first().and_then(Value::as_cell).and_then(|c| c.data().first().cloned());
    Ok(first.map_or_else(none, one))
}

/// `mc_nth(list, k)`: the `k`-th of the values, from 1, if there is one.
fn nth(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let k = args.get(1).and_then(Value::as_usize).unwrap_or(0);
    let list = args.first().and_then(Value::as_cell);
    Ok(list.and_then(|c| c.data().get(k.checked_sub(1)?).cloned()).map_or_else(none, one))
}

/// Values as a row of cells; none as `{}`, which `varargin` is without arguments.
pub(super) fn listed(values: Vec<Value>) -> Value {
    if values.is_empty() { Value::cell(Array::empty()) } else { Value::cell_row(values) }
}

/// `mc_row(list)`: the values of a list as a row of cells, which most lists are.
fn row(list: Value) -> Value {
    match list {
        Value::Cell(values) if values.numel() > 0 && values.dims().is_row() => Value::Cell(values),
        Value::Cell(values) => listed(values.data().to_vec()),
        value => listed(vec![value]),
    }
}

/// `mc_slice(list, n, k)`: at most `k` values behind the first `n`, as a row of cells.
fn slice(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let count = |i: usize| args.get(i).and_then(Value::as_usize).unwrap_or(0);
    let list = args.first().and_then(Value::as_cell);
    let values = list.map(|c| c.data().iter().skip(count(1)).take(count(2)).cloned().collect());
    Ok(one(listed(values.unwrap_or_default())))
}

/// `mc_given(list, k)`: the first `k` values, as a row of cells; the error of a list that has fewer.
fn given(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let wanted = args.get(1).and_then(Value::as_usize).unwrap_or(0);
    let values = args.first().and_then(Value::as_cell).map_or(&[][..], |c| c.data());
    let values = values.get(..wanted).ok_or_else(errors::need_more_outputs)?;
    Ok(one(listed(values.to_vec())))
}

/// `delete(names...)`: files, or objects.
fn delete(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    if let Some(Value::Handle(h)) = args.first() {
        h.objects().iter().for_each(|o| o.valid.set(false));
        return Ok(none());
    }
    if args.first().is_some_and(classes::delete_dynamic) {
        return Ok(none());
    }
    let names: Vec<String> = args.iter().filter_map(Value::as_texts).flatten().collect();
    crate::kernels::delete_files(context, &names)?;
    Ok(none())
}

/// How many rounds `for v = x` makes: the columns of `x`, those of its pages one after another; none
/// for 0-by-0.
fn columns(cx: &mut Context, x: &Value) -> Result<usize, Error> {
    let host = if let Value::Object(_) = x { cx.host() } else { None };
    if let Some(m) = host.as_deref().and_then(Host::objects)
        && let Some(count) = classes::column_count(m, cx, x)?
    {
        return Ok(count);
    }
    let dims = x.dims();
    Ok(if dims.is_null() { 0 } else { dims.trailing() })
}

/// Column `k` (from 1) of `x`.
fn column(cx: &mut Context, x: &Value, k: &Value) -> Result<Value, Error> {
    let host = if let Value::Object(_) = x { cx.host() } else { None };
    if let Some(m) = host.as_deref().and_then(Host::objects)
        && classes::indexes_itself(m, x)
    {
        return classes::column(m, cx, x, k.doubles().first().copied().unwrap_or(1.0) as usize);
    }
    if x.dims().extent(0) == 1 {
        return index::get(x, std::slice::from_ref(k));
    }
    index::get(x, &[Value::from(":"), k.clone()])
}
