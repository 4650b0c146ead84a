//! Function handles: `str2func`, `functions`, `inline`.

use crate::engine::arguments::text;
use crate::machine::{EngineFn, Machine, Outcome};
use crate::spaces::{closure_func, handle_of_text, handle_with};
use ir::tir::FunctionKind;
use runtime::array::{Array, Dims};
use runtime::kernel::one;
use runtime::object::Target;
use runtime::value::Value;
use runtime::{Context, errors};

pub(crate) const TABLE: &[(&str, EngineFn)] = &[
    ("str2func", str2func),
    ("localfunctions", localfunctions),
    ("functions", functions),
    ("inline", inline),
];

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
            let Some(func) = closure_func(c) else {
                let kind = if handle.text.starts_with('@') { "anonymous" } else { "simple" };
                fields.push(("type", Value::char_row(kind)));
                fields.push(("file", Value::empty_char()));
                return Ok(one(Value::structure(fields)));
            };
            let code = m.code(func);
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
