//! Function handles: `str2func`, `functions`, `inline`; and objects as far as no class is needed:
//! `isvalid`, `ismethod`, `isprop`, `methods`.

use crate::engine::arguments::text;
use crate::machine::{EngineFn, Machine, Outcome};
use crate::spaces::{handle_of_text, handle_with};
use base::Name;
use ir::tir::{FuncId, FunctionKind};
use runtime::array::{Array, Dims};
use runtime::kernel::one;
use runtime::object::Target;
use runtime::structs::StructArray;
use runtime::value::Value;
use runtime::{Context, errors, index};
use std::rc::Rc;
use types::Class;

pub(crate) const TABLE: &[(&str, EngineFn)] = &[
    ("double.empty", |_, _, args, _| empty_of("double", args)),
    ("single.empty", |_, _, args, _| empty_of("single", args)),
    ("int8.empty", |_, _, args, _| empty_of("int8", args)),
    ("int16.empty", |_, _, args, _| empty_of("int16", args)),
    ("int32.empty", |_, _, args, _| empty_of("int32", args)),
    ("int64.empty", |_, _, args, _| empty_of("int64", args)),
    ("uint8.empty", |_, _, args, _| empty_of("uint8", args)),
    ("uint16.empty", |_, _, args, _| empty_of("uint16", args)),
    ("uint32.empty", |_, _, args, _| empty_of("uint32", args)),
    ("uint64.empty", |_, _, args, _| empty_of("uint64", args)),
    ("logical.empty", |_, _, args, _| empty_of("logical", args)),
    ("char.empty", |_, _, args, _| empty_of("char", args)),
    ("cell.empty", |_, _, args, _| empty_of("cell", args)),
    ("struct.empty", |_, _, args, _| empty_of("struct", args)),
    ("string.empty", |_, _, args, _| empty_of("string", args)),
    ("str2func", str2func),
    ("localfunctions", localfunctions),
    ("functions", functions),
    ("inline", inline),
    ("isvalid", isvalid),
    ("ismethod", ismethod),
    ("isprop", isprop),
];

/// `int8.empty(m, n, ...)`: an array of the class without elements.
fn empty_of(class: &str, args: &[Value]) -> Outcome {
    let dims = runtime::classes::empty_dims(args)?;
    let element = match class {
        "cell" => crate::slot::empty_cell(),
        "struct" => Value::Struct(Rc::new(StructArray::scalar())),
        "string" => Value::string(""),
        "char" => Value::char_row("a"),
        "logical" => Value::Bool(true),
        _ => runtime::convert::cast(&Value::F64(0.0), Class::from_name(class).unwrap_or(Class::Double))?,
    };
    match element {
        Value::Cell(_) => Ok(one(Value::cell(Array::new(dims, Vec::new())))),
        v => Ok(one(index::gather(&v, dims, &[])?)),
    }
}

fn str2func(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    match args.first() {
        Some(v @ Value::Function(_)) => Ok(one(v.clone())),
        _ => Ok(one(handle_of_text(m, &text("str2func", args, 0)?)?)),
    }
}

/// `localfunctions`: handles of the functions that the running function's file declares besides its own.
fn localfunctions(m: &Machine, _: &mut Context, _: &mut [Value], _: usize) -> Outcome {
    let Some(from) = m.current_func() else { return Ok(one(Value::cell(Array::empty()))) };
    let names = m.loader.borrow().local_names(m.code(from).file);
    let mut handles = Vec::with_capacity(names.len());
    for name in names {
        let found = m.loader.borrow_mut().resolve(name, Some(from));
        handles.extend(found.map(|func| handle_with(m, func, Vec::new())));
    }
    Ok(one(Value::cell(Array::new(Dims::matrix(handles.len(), 1), handles))))
}

/// `functions(f)`
fn functions(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(Value::Function(handle)) = args.first() else {
        return Err(errors::argument_class("functions", 1, "a function handle", ""));
    };
    let mut fields = vec![("function", Value::char_row(&handle.text))];
    match &handle.target {
        Target::Named(_) => {
            fields.push(("type", Value::char_row("simple")));
            fields.push(("file", Value::empty_char()));
        }
        Target::Closure(c) => {
            let code = m.code(FuncId::from_u32(c.code as u32));
            let file = m.loader.borrow().sources().file(code.file).path.to_string_lossy().into_owned();
            let kind = match code.kind {
                FunctionKind::Lambda => "anonymous",
                FunctionKind::Nested(_) => "nested",
                FunctionKind::Local => "scopedfunction",
                _ => "simple",
            };
            fields.push(("type", Value::char_row(kind)));
            fields.push(("file", Value::char_row(if kind == "anonymous" { "" } else { &file })));
            if kind == "anonymous" {
                let bound = c.captures.iter().filter_map(|(n, v)| Some((n.as_str(), v.clone()?)));
                fields.push(("workspace", Value::cell_row(vec![Value::structure(bound)])));
                fields.push(("within_file_path", Value::char_row(&file)));
            }
        }
    }
    Ok(one(Value::structure(fields)))
}

/// `inline('x^2+a', 'x', 'a')`, as an anonymous function.
fn inline(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let body = text("inline", args, 0)?;
    let mut names: Vec<String> = args.iter().skip(1).filter_map(Value::as_text).collect();
    if names.is_empty() {
        names = free_names(&body);
    }
    Ok(one(handle_of_text(m, &format!("@({}) {body}", names.join(", ")))?))
}

/// The names in a formula that are no calls, sorted; `x` where there is none.
fn free_names(body: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut rest = body;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        let tail = &rest[start..];
        let end = tail.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(tail.len());
        let (name, after) = tail.split_at(end);
        let before = rest[..start].chars().next_back();
        let exponent = before.is_some_and(|c| c.is_ascii_digit() || c == '.');
        if !after.trim_start().starts_with('(')
            && !exponent
            && !["i", "j", "pi", "Inf", "NaN"].contains(&name)
        {
            names.push(name.to_owned());
        }
        rest = after;
    }
    names.sort();
    names.dedup();
    if names.is_empty() { vec!["x".to_owned()] } else { names }
}

pub(crate) fn isvalid(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    match args.first() {
        Some(Value::Handle(h)) => {
            let valid = h.items.map(|o| o.valid.get());
            Ok(one(Value::from(valid)))
        }
        _ => Ok(one(false)),
    }
}

fn class_of(v: &Value) -> Name {
    match v {
        Value::Object(o) => o.class,
        Value::Handle(h) => h.class,
        v => Name::new(&v.as_text().unwrap_or_default()),
    }
}

fn ismethod(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    let name = text("ismethod", args, 1)?;
    let found = m.loader.borrow_mut().resolve_method(class_of(object), Name::new(&name)).is_some();
    Ok(one(found))
}

fn isprop(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(object) = args.first() else { return Err(errors::not_enough_inputs()) };
    let name = Name::new(&text("isprop", args, 1)?);
    let found = match object {
        Value::Object(o) => o.data.position(name).is_some(),
        Value::Handle(h) => h.items.data().iter().any(|o| o.fields.borrow().position(name).is_some()),
        _ => false,
    };
    Ok(one(found))
}
