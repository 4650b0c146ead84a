//! What names stand for: `exist`, `clear`, `which`, `help`, `mfilename`, `dbstack`,
//! and the search path.

use crate::engine::arguments::{none, nothing, text};
use crate::exception::{positions, span_of};
use crate::frame::Frame;
use crate::machine::{Callable, EngineFn, Machine, Outcome};
use crate::slot::Slot;
use crate::spaces::{clear_globals, clear_persistents, value_in};
use crate::workspace;
use base::Name;
use builtins::Claim;
use ir::tir::{FuncId, internal};
use runtime::Context;
use runtime::listing::{fits, matching};

use runtime::classes::Objects;
use runtime::error::Error;
use runtime::exception::whole_path;
use runtime::kernel::{Outputs, one};
use runtime::value::Value;
use std::path::Path;

pub(crate) const TABLE: &[(&str, EngineFn)] = &[
    ("exist", exist),
    ("isvariable", isvariable),
    ("clear", clear),
    ("which", which),
    ("help", help),
    ("mfilename", mfilename),
    ("dbstack", dbstack),
    ("dbstop", nothing),
    ("pkg", nothing),
    ("close", nothing),
    ("coder.inline", nothing),
    ("coder.varsize", nothing),
    ("coder.extrinsic", nothing),
    ("coder.cstructname", nothing),
    ("coder.allowpcode", nothing),
    ("coder.cinclude", nothing),
    ("coder.updateBuildInfo", nothing),
    ("coder.noImplicitExpansionInFunction", nothing),
    ("coder.rowMajor", nothing),
    ("coder.columnMajor", nothing),
    ("addpath", addpath),
    (internal::ADD_PATH, add_known_path),
    ("path", set_path),
    ("rmpath", rmpath),
    ("genpath", genpath),
];

/// Whether a function is one of the library that is written in MATLAB.
fn is_library(m: &Machine, id: FuncId) -> bool {
    let file = m.code(id).file;
    m.loader.borrow().sources().file(file).path.starts_with("<prelude>")
}

/// `exist(name, kind)`: 1 variable, 2 file, 5 builtin, 7 folder, 8 class, 0 nothing.
fn exist(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = text("exist", args, 0)?;
    let kind = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let any = kind.is_empty();
    let path = Path::new(&name);
    let variable = || value_in(m, m.top(), Name::new(&name)).is_some();
    // The other language's functions are not there, though the library's own may call them.
    let known = builtins::find(&name).map(|id| builtins::builtin(id).existence());
    let foreign = known.is_some_and(|(_, l)| l.is_some_and(|l| (l == "octave") != cx.octave));
    let code = |code: f64| Some(if kind == "file" { 2.0 } else { code });
    let function = || match m.look_up(Name::new(&name), m.current_func()) {
        Ok(Some(Callable::User(id))) if !is_library(m, id) => Some(2.0),
        Ok(Some(Callable::Class(_))) => Some(8.0),
        Ok(None) => None,
        Ok(Some(_)) | Err(_) if foreign => None,
        Ok(Some(_)) => code(known.map_or(5.0, |(c, _)| c)),
        // A builtin that is known and cannot run here exists all the same.
        Err(_) => Some(5.0),
    };
    let code = if (any || kind == "var") && variable() {
        1.0
    } else if kind == "var" {
        0.0
    } else if kind == "class" {
        let is_class = builtins::is_class(&name) || (m as &dyn Objects).class(Name::new(&name)).is_some();
        if is_class { 8.0 } else { 0.0 }
    } else if kind == "builtin" {
        function().filter(|c| *c == 5.0).unwrap_or(0.0)
    } else if kind == "dir" {
        if cx.system.is_dir(path) { 7.0 } else { 0.0 }
    } else if let Some(code) = function().or(builtins::class_existence(&name).filter(|_| any)) {
        code
    } else if cx.system.is_file(path) || m.loader.borrow_mut().locate(&name).is_some() {
        2.0
    } else if cx.system.is_dir(path) {
        7.0
    } else {
        0.0
    };
    Ok(one(code))
}

fn isvariable(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = args.first().and_then(Value::as_text);
    Ok(one(name.is_some_and(|n| value_in(m, m.top(), Name::new(&n)).is_some())))
}

/// `clear`, `clear x y*`, `clear all`, `clear -except x`, `clear global`, `clear functions`.
fn clear(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let mut words: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    let mut except: Vec<String> = Vec::new();
    if let Some(at) = words.iter().position(|w| w == "-except") {
        except = words.split_off(at).into_iter().skip(1).collect();
    }
    let option = words.first().map(|w| w.trim_start_matches('-').to_owned()).unwrap_or_default();
    let names: Vec<String> = match option.as_str() {
        "all" | "classes" => {
            clear_globals(m, |_| true);
            clear_persistents(m, None);
            m.forget();
            Vec::new()
        }
        "functions" | "mex" | "import" | "java" => {
            clear_persistents(m, None);
            return none();
        }
        "global" => {
            let patterns: Vec<String> = words.drain(1..).collect();
            let wanted = |n: Name| {
                patterns.is_empty() || patterns.iter().any(|p| fits(p.as_bytes(), n.as_str().as_bytes()))
            };
            clear_globals(m, wanted);
            if patterns.is_empty() { Vec::new() } else { patterns }
        }
        "variables" | "" => Vec::new(),
        "regexp" => {
            let all = workspace::names(&m.frames.borrow(), m.top());
            let matching = matching(cx, all, &words[1..])?;
            if matching.is_empty() {
                return none();
            }
            matching.iter().map(|n| n.as_str().to_owned()).collect()
        }
        _ => words,
    };
    clear_names(m, &names, &except);
    for name in names {
        clear_persistents(m, Some(Name::new(&name)));
    }
    none()
}

fn clear_names(m: &Machine, patterns: &[String], except: &[String]) {
    let mut gone: Vec<Slot> = Vec::new();
    {
        let mut frames = m.frames.borrow_mut();
        let at = frames.len().saturating_sub(1);
        for name in workspace::names(&frames, at) {
            let text = name.as_str().as_bytes();
            let wanted = patterns.is_empty() || patterns.iter().any(|p| fits(p.as_bytes(), text));
            if wanted && !except.iter().any(|p| fits(p.as_bytes(), text)) {
                // The reference goes, not the global it refers to.
                gone.extend(workspace::slot_mut(&mut frames, at, name).map(std::mem::take));
            }
        }
    }
    // Dropped when no frame is borrowed: an onCleanup may be among them.
    drop(gone);
}

fn which(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let name = text("which", args, 0)?;
    let place = if value_in(m, m.top(), Name::new(&name)).is_some() {
        if nargout > 0 { "variable".to_owned() } else { format!("{name} is a variable.") }
    } else {
        // A file of the program may be asked for with its ending.
        let called = name.strip_suffix(".m").filter(|n| !n.contains(['/', '.'])).unwrap_or(&name);
        match m.look_up(Name::new(called), m.current_func()) {
            Ok(Some(Callable::User(id))) => {
                let code = m.code(id);
                let loader = m.loader.borrow();
                whole_path(&loader.sources().file(code.file).path.to_string_lossy())
            }
            Ok(Some(_)) | Err(_) => format!("built-in ({name})"),
            Ok(None) => m.loader.borrow_mut().locate(&name).unwrap_or_default(),
        }
    };
    if nargout > 0 {
        return Ok(one(Value::char_row(&place)));
    }
    cx.print(&if place.is_empty() { format!("'{name}' not found.\n") } else { format!("{place}\n") });
    none()
}

/// The help text of a function: its help comment, or the line that documents a builtin.
fn help(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let name = if args.is_empty() { "help".to_owned() } else { text("help", args, 0)? };
    let found = match m.look_up(Name::new(&name), m.current_func()) {
        Ok(Some(Callable::User(id))) => {
            let loader = m.loader.borrow();
            let lines = loader.program().functions.get(id).map(|f| f.help.join("\n")).unwrap_or_default();
            Some(lines)
        }
        _ => builtins::find(&name).map(|id| described(builtins::builtin(id))),
    };
    let Some(found) = found.filter(|t| !t.is_empty()) else {
        return Err(Error::new("MATLAB:help:NotFound", format!("{name} not found.")));
    };
    if nargout > 0 {
        return Ok(one(Value::char_row(&found)));
    }
    cx.print(&format!("{found}\n"));
    none()
}

/// What `help` says of a builtin: how it is called, what it does, examples.
fn described(b: &builtins::Builtin) -> String {
    let mut text = format!(" {}  {}\n", b.call_form(), b.doc);
    for note in &b.notes {
        text += &format!("\n Against MATLAB: {note}\n");
    }
    for e in &b.examples {
        text += &match e.claim {
            Claim::Equals(right) => format!("\n     {}   % {right}", e.left),
            Claim::Near(right) => format!("\n     {}   % about {right}", e.left),
            Claim::Fails(id) => format!("\n     {}   % error {id}", e.left),
        };
    }
    text
}

fn mfilename(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let option = args.first().and_then(Value::as_text).unwrap_or_default();
    let frames = m.frames.borrow();
    let in_file = |f: &&Box<Frame>| f.code.func.as_u32() != u32::MAX - 1 && f.code.name.as_str() != "eval";
    let Some(f) = frames.iter().rev().find(in_file) else { return Ok(one(Value::empty_char())) };
    let at = span_of(m, &f.code, f.pc as usize).map_or(f.code.file, |at| at.file);
    let loader = m.loader.borrow();
    let file = loader.sources().file(at);
    let path = whole_path(&file.path.to_string_lossy());
    let text = match option.as_str() {
        "fullpath" => path.strip_suffix(".m").unwrap_or(&path).to_owned(),
        "fullpathext" => path,
        _ => file.stem().to_owned(),
    };
    Ok(one(Value::char_row(&text)))
}

/// `dbstack(n, '-completenames')`: the running functions and scripts, the innermost first, but the first `n`.
fn dbstack(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let frames = m.frames.borrow();
    let mut stack: Vec<runtime::Frame> = frames.iter().rev().flat_map(|f| positions(m, f)).collect();
    drop(frames);
    let words: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    let number = args.iter().find(|a| !a.is_text()).and_then(Value::as_usize);
    let skipped = number.or_else(|| words.iter().find_map(|w| w.parse().ok())).unwrap_or(0);
    stack.drain(..skipped.min(stack.len()));
    if nargout == 0 {
        for f in &stack {
            cx.print(&format!("> In {} (line {})\n", f.name, f.line));
        }
        return none();
    }
    let value = match words.iter().any(|w| w == "-completenames") {
        true => runtime::exception::stack_value(&stack),
        false => runtime::exception::stack_with(&stack, |f| {
            Path::new(f).file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
        }),
    };
    Ok(Outputs::from_iter([value, Value::F64(1.0)]))
}

/// Folders that are not there are left out with a warning.
fn addpath(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let old = m.loader.borrow().path().join(":");
    let words: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    let end = words.iter().any(|w| w == "-end") || args.iter().any(|a| a.as_f64() == Some(1.0));
    let names = words.iter().filter(|w| !w.starts_with('-')).flat_map(|w| w.split(':'));
    let mut folders = Vec::new();
    for name in names.filter(|f| !f.is_empty()) {
        if cx.system.is_dir(Path::new(name)) {
            folders.push(name);
        } else {
            let text = format!("Name is nonexistent or not a directory: {name}");
            cx.warn("MATLAB:mpath:nameNonexistentOrNotADirectory", &text)?;
        }
    }
    if !end {
        folders.reverse();
    }
    for folder in folders {
        m.loader.borrow_mut().remove_path(folder);
        m.loader.borrow_mut().add_path(folder, end);
    }
    changed_path(m, cx);
    if nargout == 0 { none() } else { Ok(one(Value::char_row(&old))) }
}

/// Functions and files are looked for in other folders from now on.
pub(crate) fn changed_path(m: &Machine, cx: &mut Context) {
    let here = cx.system.current_dir();
    cx.search_path = m.loader.borrow().path().into_iter().map(|f| here.join(f)).collect();
    m.forget();
}

/// `mc_add_path`
fn add_known_path(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let known = args.len().min(2);
    addpath(m, cx, &mut args[..known], nargout)
}

/// `path`, `path(new)`, `path(front, back)`.
fn set_path(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let old = m.loader.borrow().path();
    let new: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    if !new.is_empty() {
        let mut loader = m.loader.borrow_mut();
        for folder in &old {
            loader.remove_path(folder);
        }
        for folder in new.iter().flat_map(|f| f.split(':')).filter(|f| !f.is_empty()) {
            loader.remove_path(folder);
            loader.add_path(folder, true);
        }
        drop(loader);
        changed_path(m, cx);
    }
    let now = m.loader.borrow().path();
    if nargout == 0 && args.is_empty() {
        let lines: String = now.iter().map(|f| format!("\t{f}\n")).collect();
        cx.print(&format!("\n\t\tMATLABPATH\n\n{lines}\n"));
        return none();
    }
    if nargout == 0 { none() } else { Ok(one(Value::char_row(&now.join(":")))) }
}

/// Folders that are not on the path are told with a warning.
fn rmpath(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let old = m.loader.borrow().path().join(":");
    let words: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    for folder in words.iter().flat_map(|w| w.split(':')).filter(|f| !f.is_empty()) {
        if !m.loader.borrow_mut().remove_path(folder) {
            let text = format!("\"{folder}\" not found in path.");
            cx.warn("MATLAB:rmpath:DirNotFound", &text)?;
        }
    }
    changed_path(m, cx);
    if nargout == 0 { none() } else { Ok(one(Value::char_row(&old))) }
}

fn genpath(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let found = m.loader.borrow().folders_below(&text("genpath", args, 0)?);
    let text = if found.is_empty() { String::new() } else { found.join(":") + ":" };
    Ok(one(Value::char_row(&text)))
}
