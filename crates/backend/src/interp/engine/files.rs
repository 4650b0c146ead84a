//! Builtins that read the world on behalf of a workspace: `load`, `save`, `input`, `delete`, `cd`,
//! `exit`. Formats of `.mat` files belong to the runtime.

use super::super::resolve::EngineFn;
use super::super::{Machine, Outcome, exception};
use super::{none, text};
use base::Name;
use runtime::error::Error;
use runtime::kernel::one;
use runtime::value::Value;
use runtime::{Context, errors};
use std::io::BufRead;
use std::path::Path;

pub(super) const TABLE: &[(&str, EngineFn)] = &[
    ("load", load),
    ("save", save),
    ("input", input),
    ("delete", delete),
    ("cd", cd),
    ("exit", exit),
];

/// `load(file)` of a text file of numbers; the variable is named after the file.
fn load(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let words: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    let Some(name) = words.iter().find(|w| !w.starts_with('-')) else {
        return Err(errors::not_enough_inputs());
    };
    let bytes = cx.system.read(Path::new(name)).map_err(|_| {
        let message = format!("Unable to find file or directory '{name}'.");
        Error::new("MATLAB:load:couldNotReadFile", message)
    })?;
    if bytes.contains(&0) || name.ends_with(".mat") {
        return Err(errors::unsupported("Reading MAT-files"));
    }
    let value = numbers(name, &String::from_utf8_lossy(&bytes))?;
    if nargout > 0 {
        return Ok(one(value));
    }
    let stem = Path::new(name).file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let var: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let var = if var.starts_with(|c: char| c.is_ascii_alphabetic()) { var } else { format!("X{var}") };
    m.assign_in(m.top(), Name::new(&var), value);
    none()
}

/// A matrix from lines of numbers; `%` and `#` begin comments.
fn numbers(name: &str, source: &str) -> Result<Value, Error> {
    let mut rows: Vec<Vec<f64>> = Vec::new();
    for (i, line) in source.lines().enumerate() {
        let line = line.split(['%', '#']).next().unwrap_or("");
        let mut row = Vec::new();
        for word in line.split([' ', '\t', ',', ';', '\r']).filter(|w| !w.is_empty()) {
            match word.parse() {
                Ok(x) => row.push(x),
                Err(_) => {
                    let message =
                        format!("Unable to read file '{name}'. Text on line {} is not a number.", i + 1);
                    return Err(Error::new("MATLAB:load:unableToReadMatFile", message));
                }
            }
        }
        if !row.is_empty() {
            rows.push(row);
        }
    }
    let cols = rows.first().map_or(0, Vec::len);
    if let Some(i) = rows.iter().position(|r| r.len() != cols) {
        let message = format!(
            "Number of columns on line {} of ASCII file '{name}' must be the same as previous lines.",
            i + 1
        );
        return Err(Error::new("MATLAB:load:numColumnsNotSame", message));
    }
    let data = (0..cols).flat_map(|j| rows.iter().map(move |r| r[j])).collect();
    Ok(Value::matrix(rows.len(), cols, data))
}

fn save(_: &Machine, _: &mut Context, _: &mut [Value], _: usize) -> Outcome {
    Err(errors::unsupported("Writing MAT-files"))
}

/// `input(prompt)`, `input(prompt, 's')`
fn input(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let prompt = text("input", args, 0)?;
    cx.print(&prompt);
    cx.flush();
    let mut line = String::new();
    // End of input reads as an empty answer.
    let _ = std::io::stdin().lock().read_line(&mut line);
    let line = line.trim_end_matches(['\n', '\r']);
    if args.len() > 1 {
        return Ok(one(Value::char_row(line)));
    }
    if line.trim().is_empty() {
        return Ok(one(Value::empty()));
    }
    match super::find("eval") {
        Some(eval) => eval(m, cx, &mut [Value::char_row(line)], 1),
        None => none(),
    }
}

/// `delete(handle)`; files are the runtime's.
fn delete(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    match args.first() {
        Some(Value::Handle(h)) => {
            h.items.data().iter().for_each(|o| o.valid.set(false));
            none()
        }
        _ => Err(errors::unsupported("Deleting files")),
    }
}

fn cd(_: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    if args.is_empty() {
        return Ok(one(Value::char_row(&cx.system.current_dir().to_string_lossy())));
    }
    Err(errors::unsupported("Changing the current folder"))
}

fn exit(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let code = args.first().and_then(Value::as_f64).unwrap_or(0.0);
    Err(exception::exit(code as i32))
}
