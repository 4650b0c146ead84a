//! Builtins that read the world on behalf of a workspace: `load`, `save`, `input`, `delete`, `cd`,
//! `exit`. Formats of `.mat` files belong to the runtime.

use crate::engine::arguments::{none, text};
use crate::engine::evaluate::eval;
use crate::machine::{EngineFn, Machine, Outcome};
use crate::spaces::{assign_in, value_in};
use crate::{exception, workspace};
use base::{Act, Name};
use runtime::kernel::one;
use runtime::value::Value;
use runtime::{Context, errors, matfile};
use std::io::BufRead;

pub(crate) const TABLE: &[(&str, EngineFn)] =
    &[("load", load), ("save", save), ("input", input), ("delete", delete), ("cd", cd), ("exit", exit)];

/// `load file names...`: variables into the workspace, or as the fields of a struct.
fn load(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let loaded = matfile::load(cx, args)?;
    if nargout > 0 {
        return Ok(one(loaded.into_value()));
    }
    for (name, value) in loaded.variables {
        assign_in(m, m.top(), Name::new(&name), value);
    }
    none()
}

/// `save file names...`
fn save(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let names = workspace::names(&m.frames.borrow(), m.top());
    let variables: Vec<(Name, Value)> =
        names.into_iter().filter_map(|n| Some((n, value_in(m, m.top(), n)?))).collect();
    matfile::save(cx, args, &variables)?;
    none()
}

/// `input(prompt)`, `input(prompt, 's')`
fn input(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let prompt = text("input", args, 0)?;
    cx.print(&prompt);
    cx.flush();
    let mut line = String::new();
    // End of input reads as an empty answer.
    let _ = cx.may(Act::Wait).and_then(|()| std::io::stdin().lock().read_line(&mut line));
    let line = line.trim_end_matches(['\n', '\r']);
    if args.len() > 1 {
        return Ok(one(Value::char_row(line)));
    }
    if line.trim().is_empty() {
        return Ok(one(Value::empty()));
    }
    eval(m, cx, &mut [Value::char_row(line)], 1)
}

/// `delete(handle)`, `delete file...`
pub(crate) fn delete(_: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    match args.first() {
        Some(Value::Handle(h)) => {
            h.objects().iter().for_each(|o| o.valid.set(false));
            none()
        }
        Some(told) if runtime::classes::delete_dynamic(told) => none(),
        _ => {
            let names: Vec<String> = args.iter().filter_map(Value::as_texts).flatten().collect();
            runtime::delete_files(cx, &names)?;
            none()
        }
    }
}

/// `cd`, `old = cd(folder)`
fn cd(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let old = cx.system.current_dir();
    let shown = || Ok(one(Value::char_row(&old.to_string_lossy())));
    let Some(folder) = args.first() else { return shown() };
    let Some(name) = folder.as_text() else {
        let text = "Folder name must be a character vector or a string scalar.";
        return Err(errors::bad_argument("cd", "InvalidInput", text));
    };
    if cx.may(Act::Wait).is_err() {
        return Err(errors::unsupported("Changing the current folder"));
    }
    let home = || cx.system.env("HOME").unwrap_or_default();
    let target = if name == "~" || name.starts_with("~/") { name.replacen('~', &home(), 1) } else { name };
    if std::env::set_current_dir(&target).is_err() {
        let text =
            format!("Unable to change current folder to '{target}' (Name is nonexistent or not a folder).");
        return Err(errors::bad_argument("cd", "NonExistentFolder", text));
    }
    m.loader.borrow_mut().change_folder(&old, &cx.system.current_dir());
    super::names::changed_path(m, cx);
    if nargout > 0 { shown() } else { none() }
}

fn exit(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let code = args.first().and_then(Value::as_f64).unwrap_or(0.0);
    Err(exception::exit(code as i32))
}
