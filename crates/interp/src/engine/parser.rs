//! `inputParser`: an object that sorts optional, named and unmatched arguments.
//!
//! Its schema and results are fields of a handle object: `mc_required`, `mc_optional` and
//! `mc_named` hold rows of cells `{name, default, validator}`, hidden from the program.

use crate::engine::arguments::text;
use crate::machine::{EngineFn, Machine, Outcome};
use base::Name;
use runtime::error::Error;
use runtime::kernel::{Outputs, one};
use runtime::object::{HandleArray, HandleObject};
use runtime::structs::StructArray;
use runtime::value::Value;
use runtime::{Context, Host, errors};
use std::rc::Rc;

pub(crate) const TABLE: &[(&str, EngineFn)] = &[("inputParser", create)];

pub(crate) const METHODS: &[(&str, EngineFn)] = &[
    ("addRequired", add_required),
    ("addOptional", add_optional),
    ("addParameter", add_parameter),
    ("addParamValue", add_parameter),
    ("addSwitch", add_switch),
    ("parse", parse),
    ("delete", crate::engine::files::delete),
];

fn empty_struct() -> Value {
    Value::Struct(Rc::new(StructArray::scalar()))
}

fn create(m: &Machine, _: &mut Context, _: &mut [Value], _: usize) -> Outcome {
    let class = Name::new("inputParser");
    let none = || Value::cell_row(Vec::new());
    let fields = [
        ("FunctionName", Value::empty_char()),
        ("CaseSensitive", Value::Bool(false)),
        ("KeepUnmatched", Value::Bool(false)),
        ("PartialMatching", Value::Bool(true)),
        ("StructExpand", Value::Bool(true)),
        ("Parameters", none()),
        ("Results", empty_struct()),
        ("Unmatched", empty_struct()),
        ("UsingDefaults", none()),
        ("mc_required", none()),
        ("mc_optional", none()),
        ("mc_named", none()),
    ];
    Ok(one(HandleArray::of(m.new_object(class, StructArray::from_fields(fields)))))
}

fn object(args: &[Value]) -> Result<Rc<HandleObject>, Error> {
    match args.first() {
        Some(Value::Handle(h)) => h.items.data().first().cloned().ok_or_else(errors::not_enough_inputs),
        _ => Err(errors::not_enough_inputs()),
    }
}

fn get(o: &HandleObject, field: &str) -> Value {
    o.fields.borrow().get(0, Name::new(field)).cloned().unwrap_or_else(Value::empty)
}

fn set(o: &HandleObject, field: &str, value: Value) {
    let old = o.fields.borrow_mut().get_mut(0, Name::new(field)).map(|slot| std::mem::replace(slot, value));
    drop(old);
}

fn flag(o: &HandleObject, field: &str) -> bool {
    get(o, field).is_true().unwrap_or(false)
}

fn list(o: &HandleObject, field: &str) -> Vec<Value> {
    get(o, field).as_cell().map(|c| c.data().to_vec()).unwrap_or_default()
}

fn add(o: &HandleObject, field: &str, name: &str, default: Value, validator: Option<Value>) {
    let mut rows = list(o, field);
    rows.push(Value::cell_row(vec![Value::char_row(name), default, validator.unwrap_or_else(Value::empty)]));
    set(o, field, Value::cell_row(rows));
    let mut names = list(o, "Parameters");
    names.push(Value::char_row(name));
    set(o, "Parameters", Value::cell_row(names));
}

fn add_required(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = text("addRequired", args, 1)?;
    add(&*object(args)?, "mc_required", &name, Value::empty(), args.get(2).cloned());
    crate::engine::arguments::none()
}

fn add_optional(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = text("addOptional", args, 1)?;
    let default = args.get(2).cloned().unwrap_or_else(Value::empty);
    add(&*object(args)?, "mc_optional", &name, default, args.get(3).cloned());
    crate::engine::arguments::none()
}

fn add_parameter(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = text("addParameter", args, 1)?;
    let default = args.get(2).cloned().unwrap_or_else(Value::empty);
    add(&*object(args)?, "mc_named", &name, default, args.get(3).cloned());
    crate::engine::arguments::none()
}

fn add_switch(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = text("addSwitch", args, 1)?;
    add(&*object(args)?, "mc_named", &name, Value::Bool(false), Some(Value::Bool(true)));
    crate::engine::arguments::none()
}

/// One argument of the schema.
struct Entry {
    name: String,
    default: Value,
    validator: Value,
}

fn entries(o: &HandleObject, field: &str) -> Vec<Entry> {
    let entry = |row: &Value| {
        let parts = row.as_cell()?.data();
        let part = |i: usize| parts.get(i).cloned().unwrap_or_else(Value::empty);
        Some(Entry { name: part(0).as_text()?, default: part(1), validator: part(2) })
    };
    list(o, field).iter().filter_map(entry).collect()
}

/// A parse in progress.
struct Parse<'a> {
    machine: &'a Machine,
    results: StructArray,
}

impl Parse<'_> {
    fn fail(&self, identifier: &'static str, message: String) -> Error {
        Error::new(identifier, message)
    }

    /// Whether a validator accepts a value; its own error where it raised one.
    fn accepts(&self, cx: &mut Context, e: &Entry, value: &Value) -> Result<(), Option<Error>> {
        if !matches!(e.validator, Value::Function(_)) {
            return Ok(());
        }
        let Value::Function(handle) = &e.validator else { return Ok(()) };
        // A validator that is a check raises an error; one that is a test gives a truth value.
        let asks = match self.machine.call(cx, &e.validator, vec![value.clone()], 1) {
            Ok(out) => out.first().cloned(),
            Err(err)
                if err.identifier() == "MATLAB:TooManyOutputs" || err.identifier() == "MATLAB:maxlhs" =>
            {
                let args = runtime::path::Args::from_iter([value.clone()]);
                self.machine.call_handle(cx, handle, args, 0).map_err(Some)?;
                None
            }
            Err(err) => return Err(Some(err)),
        };
        match asks {
            Some(v) if !v.is_true().unwrap_or(false) => Err(None),
            _ => Ok(()),
        }
    }

    fn take(&mut self, cx: &mut Context, e: &Entry, value: Value) -> Result<(), Error> {
        match self.accepts(cx, e, &value) {
            Ok(()) => {
                self.results.set_scalar(Name::new(&e.name), value);
                Ok(())
            }
            Err(Some(err)) => {
                let text = format!("The value of '{}' is invalid. {}", e.name, err.message());
                Err(self.fail("MATLAB:InputParser:ArgumentFailedValidation", text))
            }
            Err(None) => {
                let function = match &e.validator {
                    Value::Function(f) => f.text.to_string(),
                    _ => String::new(),
                };
                let text = format!(
                    "The value of '{}' is invalid. It must satisfy the function: {function}.",
                    e.name
                );
                Err(self.fail("MATLAB:InputParser:ArgumentFailedValidation", text))
            }
        }
    }
}

fn parse(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let o = object(args)?;
    let mut p = Parse { machine: m, results: StructArray::scalar() };
    let mut given = args.iter().skip(1).cloned().peekable();
    for e in entries(&o, "mc_required") {
        let Some(value) = given.next() else {
            return Err(
                p.fail("MATLAB:InputParser:notEnoughInputs", "Not enough input arguments.".to_owned())
            );
        };
        p.take(cx, &e, value)?;
    }
    let named = entries(&o, "mc_named");
    let (exact_case, partial) = (flag(&o, "CaseSensitive"), flag(&o, "PartialMatching"));
    // MATLAB takes optional arguments by their whole names too.
    let optional = entries(&o, "mc_optional");
    let find = |key: &str| {
        find_named(&named, key, exact_case, partial).or_else(|| find_named(&optional, key, exact_case, false))
    };
    let mut positional = true;
    // The first optional argument that a text, which may be a name, was not accepted for.
    let mut refused: Option<String> = None;
    for e in &optional {
        // A text begins the named arguments where no validator accepts it as a value.
        let names = given.peek().and_then(Value::as_text).is_some();
        let usable = positional && given.peek().is_some();
        let accepted = usable && given.peek().is_some_and(|v| p.accepts(cx, e, v).is_ok());
        if usable && accepted && !(names && !matches!(e.validator, Value::Function(_))) {
            if let Some(v) = given.next() {
                p.results.set_scalar(Name::new(&e.name), v);
            }
            continue;
        }
        if usable && !accepted && !given.peek().is_some_and(|v| v.is_text() || matches!(v, Value::Struct(_)))
        {
            if let Some(v) = given.next() {
                p.take(cx, e, v)?;
            }
            continue;
        }
        if usable && names && !accepted {
            refused.get_or_insert_with(|| e.name.clone());
        }
        positional = false;
    }
    let mut unmatched = StructArray::scalar();
    while let Some(key) = given.next() {
        if let Value::Struct(s) = &key
            && s.numel() == 1
        {
            for &n in s.names() {
                let value = s.get(0, n).cloned().unwrap_or_else(Value::empty);
                named_value(&mut p, cx, &o, &find, &mut unmatched, n.as_str(), value)?;
            }
            continue;
        }
        let Some(key) = key.as_text() else {
            let text = format!(
                "Expected a string scalar or character vector for the parameter name, instead the input type was '{}'.",
                key.class_name()
            );
            return Err(p.fail("MATLAB:InputParser:ParamMustBeChar", text));
        };
        let is_switch = find(&key).is_some_and(|e| matches!(e.validator, Value::Bool(true)));
        let value = if is_switch { Some(Value::Bool(true)) } else { given.next() };
        let Some(value) = value else {
            if let Some(e) = refused.take().filter(|_| find(&key).is_none()) {
                let text = format!(
                    "The argument '{key}' is a string and does not match any parameter names. It failed \
                     validation for the argument '{e}'."
                );
                return Err(p.fail("MATLAB:InputParser:ArgumentFailedValidation", text));
            }
            let text = format!(
                "No value was given for '{key}'. Name-value pair arguments require a name followed by a value."
            );
            return Err(p.fail("MATLAB:InputParser:ParamMissingValue", text));
        };
        named_value(&mut p, cx, &o, &find, &mut unmatched, &key, value)?;
    }
    let mut defaults = Vec::new();
    for e in optional.iter().chain(&named) {
        if p.results.position(Name::new(&e.name)).is_none() {
            p.results.set_scalar(Name::new(&e.name), e.default.clone());
            defaults.push(e.name.clone());
        }
    }
    set(&o, "Results", Value::Struct(Rc::new(sorted(p.results))));
    set(&o, "Unmatched", Value::Struct(Rc::new(unmatched)));
    set(&o, "UsingDefaults", Value::cell_row(defaults.iter().map(|n| Value::char_row(n)).collect()));
    Ok(Outputs::new())
}

fn named_value<'e>(
    p: &mut Parse<'_>,
    cx: &mut Context,
    o: &HandleObject,
    find: &dyn Fn(&str) -> Option<&'e Entry>,
    unmatched: &mut StructArray,
    key: &str,
    value: Value,
) -> Result<(), Error> {
    match find(key) {
        Some(e) => p.take(cx, e, value),
        None if flag(o, "KeepUnmatched") => {
            unmatched.set_scalar(Name::new(key), value);
            Ok(())
        }
        None => {
            let text = format!(
                "'{key}' is not a recognized parameter. For a list of valid name-value pair arguments, see the documentation for this function."
            );
            Err(p.fail("MATLAB:InputParser:UnmatchedParameter", text))
        }
    }
}

fn find_named<'e>(named: &'e [Entry], key: &str, exact_case: bool, partial: bool) -> Option<&'e Entry> {
    let same = |a: &str, b: &str| if exact_case { a == b } else { a.eq_ignore_ascii_case(b) };
    let exact = named.iter().find(|e| same(&e.name, key));
    let begins = |e: &&Entry| e.name.get(..key.len()).is_some_and(|start| same(start, key));
    exact.or_else(|| {
        let mut found = named.iter().filter(begins);
        let first = found.next().filter(|_| partial && !key.is_empty());
        if found.next().is_some() { None } else { first }
    })
}

/// Results come in alphabetical order.
fn sorted(s: StructArray) -> StructArray {
    let mut names = s.names().to_vec();
    names.sort_by_key(|n| n.as_str().to_ascii_lowercase());
    s.ordered_as(&names).unwrap_or(s)
}
