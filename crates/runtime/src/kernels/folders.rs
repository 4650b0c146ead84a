//! Kernels of files by name: folders, temporary names, copies, deletion, `dir`; and questions about
//! the machine.
//!
//! Not here: open files (`files.rs`); `cd`, `exist` and `delete` of objects, which need the engine:
//! it calls [`delete_files`].
//! Source: MATLAB documentation, "File Operations".

use super::args::text;
use super::dates;
use super::files::{path, system_text};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none, one};
use crate::structs::StructArray;
use crate::value::Value;
use base::{Act, Name};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{SystemTime, UNIX_EPOCH};

crate::kernels! {
    "mc_add_path" => add_path,
    "mkdir" => mkdir,
    "rmdir" => rmdir,
    "movefile" => movefile,
    "copyfile" => copyfile,
    "fileattrib" => fileattrib,
    "isfile" => isfile,
    "isfolder" => isfolder,
    "dir" => dir,
    "ls" => ls,
    "tempname" => tempname,
    "tempdir" => tempdir,
    "pwd" => pwd,
    "pathsep" => pathsep,
    "getenv" => getenv,
    "isenv" => isenv,
    "setenv" => setenv,
    "unsetenv" => unsetenv,
    "ispc" => ispc,
    "isunix" => isunix,
    "ismac" => ismac,
    "computer" => computer,
    "version" => version,
    "system" => system,
}

type R = Result<Outputs, Error>;

/// What the functions that change folders give: `[ok, message, identifier]`, or an error where
/// nobody asks.
fn done(outcome: Result<(), (String, &'static str)>, nargout: usize) -> R {
    match outcome {
        Ok(()) if nargout == 0 => Ok(none()),
        Ok(()) => Ok(Outputs::from_iter([Value::Bool(true), Value::empty_char(), Value::empty_char()])),
        Err((message, id)) if nargout == 0 => Err(Error::new(id, message)),
        Err((message, id)) => {
            Ok(Outputs::from_iter([Value::Bool(false), Value::from(message.as_str()), Value::from(id)]))
        }
    }
}

fn mkdir(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let mut name = PathBuf::from(text(&args[0], "mkdir")?);
    if let Some(child) = args.get(1) {
        name = name.join(text(child, "mkdir")?);
    }
    let full = path(cx, &name.to_string_lossy());
    if full.is_dir() {
        let message = "Directory already exists.";
        if nargout < 2 {
            if nargout == 0 {
                cx.warn("MATLAB:MKDIR:DirectoryExists", message)?;
            }
            return Ok(one(true));
        }
        let id = Value::from("MATLAB:MKDIR:DirectoryExists");
        return Ok(Outputs::from_iter([Value::Bool(true), Value::from(message), id]));
    }
    let made = cx.may(Act::Write(&full)).and_then(|()| fs::create_dir_all(&full));
    done(made.map_err(|e| (system_text(&e), "MATLAB:MKDIR:OSError")), nargout)
}

fn rmdir(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let name = text(&args[0], "rmdir")?;
    let all = args.get(1).and_then(Value::as_text).is_some_and(|o| o.eq_ignore_ascii_case("s"));
    let full = path(cx, &name);
    let outcome = match cx.may(Act::Write(&full)).is_ok() && full.is_dir() {
        false => Err(("No directories were removed.".to_owned(), "MATLAB:RMDIR:NoDirectoriesRemoved")),
        true if all => fs::remove_dir_all(&full).map_err(|e| (system_text(&e), "MATLAB:RMDIR:OSError")),
        true => fs::remove_dir(&full).map_err(|_| {
            ("Directory is not empty or cannot be removed.".to_owned(), "MATLAB:RMDIR:DirectoryNotRemoved")
        }),
    };
    done(outcome, nargout)
}

/// The files that a name with `*` stands for, with the folder they are in; a plain name stands for
/// itself.
fn expand(cx: &Context, name: &str) -> Vec<PathBuf> {
    let full = path(cx, name);
    let pattern = full.file_name().map(|f| f.to_string_lossy().into_owned()).unwrap_or_default();
    if !pattern.contains('*') {
        return vec![full];
    }
    let folder = full.parent().map(Path::to_path_buf).unwrap_or_default();
    cx.system.list(&folder).into_iter().filter(|f| fits(&pattern, f)).map(|f| folder.join(f)).collect()
}

/// Whether a name fits a pattern in which `*` is any text.
fn fits(pattern: &str, name: &str) -> bool {
    let parts: Vec<&str> = pattern.split('*').collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return false };
    if parts.len() == 1 {
        return pattern == name;
    }
    let Some(mut rest) = name.strip_prefix(first) else { return false };
    for part in &parts[1..parts.len() - 1] {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

fn movefile(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    transfer(cx, args, nargout, "movefile", |from, to| {
        fs::rename(from, to).or_else(|_| copy_all(from, to, 0).and_then(|()| remove_all(from)))
    })
}

fn copyfile(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    transfer(cx, args, nargout, "copyfile", |from, to| copy_all(from, to, 0))
}

fn remove_all(p: &Path) -> std::io::Result<()> {
    if p.is_dir() { fs::remove_dir_all(p) } else { fs::remove_file(p) }
}

/// Folders nested deeper than this are not copied.
const DEEPEST: usize = 200;

fn copy_all(from: &Path, to: &Path, depth: usize) -> std::io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(drop);
    }
    if depth > DEEPEST {
        return Err(std::io::Error::other("Folders are nested too deeply"));
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy_all(&entry.path(), &to.join(entry.file_name()), depth + 1)?;
    }
    Ok(())
}

fn transfer(
    cx: &mut Context,
    args: &[Value],
    nargout: usize,
    function: &str,
    carry: fn(&Path, &Path) -> std::io::Result<()>,
) -> R {
    let from = text(&args[0], function)?;
    let to = args.get(1).map_or(Ok(".".to_owned()), |t| text(t, function))?;
    let (sources, target) = (expand(cx, &from), path(cx, &to));
    let id = if function == "movefile" { "MATLAB:MOVEFILE:OSError" } else { "MATLAB:COPYFILE:OSError" };
    let mut outcome = Ok(());
    if sources.iter().any(|s| !s.exists()) || sources.is_empty() {
        outcome = Err((format!("No matching files named '{from}' were found."), id));
    }
    for source in sources.iter().filter(|_| outcome.is_ok()).collect::<Vec<_>>() {
        let place = match source.file_name().filter(|_| target.is_dir()) {
            Some(name) => target.join(name),
            None => target.clone(),
        };
        let moved = if function == "movefile" { Act::Write(source) } else { Act::Read(source) };
        let may = cx.may(moved).and_then(|()| cx.may(Act::Write(&place)));
        outcome = may.and_then(|()| carry(source, &place)).map_err(|e| (system_text(&e), id));
        if outcome.is_err() {
            break;
        }
    }
    done(outcome, nargout)
}

/// `[ok, values, id] = fileattrib(name)`: what may be done with a file, and `fileattrib(name, '+w', 'u')`, which says
/// what may.
fn fileattrib(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let name = args.first().map_or(Ok(".".to_owned()), |n| text(n, "fileattrib"))?;
    let files = expand(cx, &name);
    if files.is_empty() || files.iter().any(|f| !f.exists()) {
        let message = "The system cannot find the file specified. ";
        return done(Err((message.to_owned(), "MATLAB:FILEATTRIB:CannotFindFile")), nargout);
    }
    let Some(change) = args.get(1) else {
        let names = ATTRIBUTES.map(Name::new).to_vec();
        let data: Vec<Value> = files.iter().flat_map(|f| attributes(f)).collect();
        let s = Value::Struct(Rc::new(StructArray::from_parts(Dims::matrix(1, files.len()), names, data)));
        if nargout == 0 {
            return Ok(one(s));
        }
        return Ok(Outputs::from_iter([Value::Bool(true), s, Value::empty_char()]));
    };
    let change = text(change, "fileattrib")?;
    let users = args.get(2).map_or(Ok(String::new()), |u| text(u, "fileattrib"))?;
    let mut outcome = Ok(());
    for f in &files {
        let changed = cx.may(Act::Write(f)).and_then(|()| set_attributes(f, &change, &users));
        outcome = outcome.and(changed.map_err(|e| (system_text(&e), "MATLAB:FILEATTRIB:OSError")));
    }
    done(outcome, nargout)
}

const ATTRIBUTES: [&str; 14] = [
    "Name",
    "archive",
    "system",
    "hidden",
    "directory",
    "UserRead",
    "UserWrite",
    "UserExecute",
    "GroupRead",
    "GroupWrite",
    "GroupExecute",
    "OtherRead",
    "OtherWrite",
    "OtherExecute",
];

/// What the fields of [`ATTRIBUTES`] are for a file; NaN is what this system does not have.
fn attributes(file: &Path) -> Vec<Value> {
    let full = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let truth = |is: bool| Value::F64(f64::from(u8::from(is)));
    let mut values = vec![Value::from(full.to_string_lossy().as_ref())];
    values.extend([f64::NAN; 3].map(Value::F64));
    values.push(truth(full.is_dir()));
    let mode = mode_of(&full);
    values.extend((0..9).map(|k| truth(mode >> (8 - k) & 1 == 1)));
    values
}

#[cfg(unix)]
fn mode_of(file: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(file).map_or(0, |m| m.permissions().mode())
}

#[cfg(not(unix))]
fn mode_of(file: &Path) -> u32 {
    let read_only = fs::metadata(file).is_ok_and(|m| m.permissions().readonly());
    if read_only { 0o444 } else { 0o666 }
}

/// `+w`, `-x +r`, ... for the user (`u`), the group (`g`), others (`o`) or all (`a`).
#[cfg(unix)]
fn set_attributes(file: &Path, change: &str, users: &str) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut mode = mode_of(file);
    let whose = [('u', 0o700), ('g', 0o070), ('o', 0o007), ('a', 0o777)];
    let named = whose.iter().filter(|w| users.contains(w.0)).fold(0, |mask, w| mask | w.1);
    let mask = if named == 0 { 0o700 } else { named };
    for one in change.split_whitespace() {
        let bits = match one.get(1..) {
            Some("r") => 0o444,
            Some("w") => 0o222,
            Some("x") => 0o111,
            // What other systems have of files.
            _ => 0,
        };
        mode = if one.starts_with('-') { mode & !(bits & mask) } else { mode | bits & mask };
    }
    fs::set_permissions(file, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn set_attributes(file: &Path, change: &str, _: &str) -> std::io::Result<()> {
    let mut permissions = fs::metadata(file)?.permissions();
    if change.contains('w') {
        permissions.set_readonly(change.contains("-w"));
    }
    fs::set_permissions(file, permissions)
}

/// `delete name ...`: files by name or pattern; one that is not there is a warning.
pub fn delete_files(cx: &mut Context, names: &[String]) -> Result<(), Error> {
    for name in names {
        let files = expand(cx, name);
        let missing = !name.contains('*') && files.iter().all(|f| !f.exists());
        if missing {
            cx.warn("MATLAB:DELETE:FileNotFound", &format!("File '{name}' not found."))?;
            continue;
        }
        for f in files {
            if cx.may(Act::Write(&f)).is_err() || f.is_dir() || fs::remove_file(&f).is_err() {
                cx.warn(
                    "MATLAB:DELETE:Permission",
                    &format!("File '{name}' not found or permission denied."),
                )?;
            }
        }
    }
    Ok(())
}

/// A truth value for each text of the argument; false for what is no text.
fn each_name(cx: &Context, v: &Value, test: impl Fn(&Path) -> bool) -> Value {
    let one_name = |t: &str| !t.is_empty() && test(&path(cx, t));
    match v {
        Value::Cell(c) => bool::wrap(c.map(|t| t.as_text().is_some_and(|t| one_name(&t)))),
        Value::String(s) => bool::wrap(s.map(|t| t.as_str().is_some_and(one_name))),
        v => Value::Bool(v.as_text().filter(|_| v.is_text()).is_some_and(|t| one_name(&t))),
    }
}

/// Names are texts, strings or texts in cells.
fn need_names(names: &Value, function: &str) -> Result<(), Error> {
    let are = match names {
        Value::Cell(c) => c.data().iter().all(Value::is_text),
        v => v.is_text() || v.class() == types::Class::Char || v.class() == types::Class::String,
    };
    let text = "Input must be a string array, a character vector, or a cell array of character vectors.";
    if are { Ok(()) } else { Err(errors::bad_argument(function, "InvalidInput", text)) }
}

/// `mc_add_path(folders, place, ..)`: from now on files that are read are looked for in these folders too.
fn add_path(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let folders = text(&args[0], "addpath")?;
    let at_end = args.get(1).and_then(Value::as_text).is_some_and(|w| w == "-end");
    let whole: Vec<PathBuf> = folders.split(':').filter(|f| !f.is_empty()).map(|f| path(cx, f)).collect();
    cx.search_path.retain(|f| !whole.contains(f));
    let at = if at_end { cx.search_path.len() } else { 0 };
    cx.search_path.splice(at..at, whole);
    Ok(none())
}

fn isfile(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    need_names(&args[0], "isfile")?;
    Ok(one(each_name(cx, &args[0], |p| cx.system.is_file(p))))
}

fn isfolder(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    need_names(&args[0], "isfolder")?;
    Ok(one(each_name(cx, &args[0], |p| cx.system.is_dir(p))))
}

/// The files that `dir` lists, with their folder.
fn listed(cx: &Context, args: &[Value]) -> Result<Vec<(String, PathBuf)>, Error> {
    let name = args.first().map_or(Ok(".".to_owned()), |n| text(n, "dir"))?;
    let full = path(cx, &name);
    let full = if name == "." { cx.system.current_dir() } else { full };
    if cx.system.is_dir(&full) {
        let names = [".".to_owned(), "..".to_owned()].into_iter().chain(cx.system.list(&full));
        return Ok(names.map(|n| (n, full.clone())).collect());
    }
    let files = expand(cx, &name).into_iter().filter(|f| f.exists());
    let name_of = |f: &PathBuf| f.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(files.map(|f| (name_of(&f), f.parent().map(Path::to_path_buf).unwrap_or_default())).collect())
}

/// `dir`: a struct array of what a folder holds.
fn dir(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let files = listed(cx, args)?;
    if nargout == 0 {
        let names: String = files.iter().map(|f| format!("{}  ", f.0)).collect();
        cx.print(&format!("\n{}\n\n", names.trim_end()));
        return Ok(none());
    }
    let mut data = Vec::with_capacity(files.len() * 6);
    for (name, folder) in &files {
        let meta = fs::metadata(folder.join(name)).ok();
        let changed =
            meta.as_ref().and_then(|m| m.modified().ok()).and_then(|t| t.duration_since(UNIX_EPOCH).ok());
        let moment = changed.map_or(0.0, |d| dates::EPOCH + d.as_secs() as f64 / 86400.0);
        let is_dir = meta.as_ref().is_some_and(|m| m.is_dir());
        let bytes = meta.filter(|_| !is_dir).map_or(0.0, |m| m.len() as f64);
        data.push(Value::from(name.as_str()));
        data.push(Value::from(folder.to_string_lossy().as_ref()));
        data.push(Value::from(dates::write_date(moment, "dd-mmm-yyyy HH:MM:SS").as_str()));
        data.extend([Value::F64(bytes), Value::Bool(is_dir), Value::F64(moment)]);
    }
    let names = ["name", "folder", "date", "bytes", "isdir", "datenum"].map(Name::new).to_vec();
    let s = StructArray::from_parts(Dims::matrix(files.len(), 1), names, data);
    Ok(one(Value::Struct(Rc::new(s))))
}

fn ls(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let files = listed(cx, args)?;
    let names: Vec<String> = files.into_iter().map(|f| f.0).filter(|n| !n.starts_with('.')).collect();
    let text = names.join("  ") + "\n";
    if nargout > 0 {
        return Ok(one(text.as_str()));
    }
    cx.print(&text);
    Ok(none())
}

fn temporary_folder(cx: &Context) -> String {
    let name = cx.system.env("TMPDIR").filter(|t| !t.is_empty()).unwrap_or_else(|| "/tmp".into());
    if name.ends_with('/') { name } else { name + "/" }
}

fn tempdir(cx: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(temporary_folder(cx).as_str()))
}

fn tempname(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let folder = args.first().map_or(Ok(temporary_folder(cx)), |f| text(f, "tempname"))?;
    #[derive(Default)]
    struct Count(u64);
    let count = cx.state::<Count>();
    count.0 += 1;
    let n = count.0;
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    let name = format!("tp{:x}_{}_{n}", nanos, std::process::id());
    Ok(one(Path::new(&folder).join(name).to_string_lossy().as_ref()))
}

fn pwd(cx: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(cx.system.current_dir().to_string_lossy().as_ref()))
}

fn pathsep(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(if cfg!(windows) { ";" } else { ":" }))
}

fn getenv(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let of = |t: &str| Value::from(cx.system.env(t).unwrap_or_default().as_str());
    match &args[0] {
        Value::Cell(c) => Ok(one(Value::cell(c.map(|t| of(&t.as_text().unwrap_or_default()))))),
        v => Ok(one(of(&text(v, "getenv")?))),
    }
}

fn isenv(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let names =
        args[0].as_texts().ok_or_else(|| errors::argument_class("isenv", 1, "text", args[0].class_name()))?;
    let known = names.iter().map(|n| cx.system.env(n).is_some()).collect();
    let dims = if args[0].is_char_row() { Dims::scalar() } else { args[0].dims() };
    Ok(one(bool::wrap(Array::new(dims, known))))
}

fn setenv(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = text(&args[0], "setenv")?;
    let value = args.get(1).map(|v| text(v, "setenv")).transpose()?.unwrap_or_default();
    cx.system.set_env(&name, Some(&value));
    Ok(none())
}

/// `unsetenv(names)`: the variables are there no more.
fn unsetenv(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let names = args[0].as_texts().filter(|names| !names.iter().any(String::is_empty)).ok_or_else(|| {
        errors::bad_argument(
            "unsetenv",
            "InvalidName",
            "Names of environment variables must be nonempty texts.",
        )
    })?;
    for name in &names {
        cx.system.set_env(name, None);
    }
    Ok(none())
}

fn ispc(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(cfg!(windows)))
}

fn isunix(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(cfg!(unix)))
}

fn ismac(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(cfg!(target_os = "macos")))
}

/// `[name, elements, order] = computer`, `computer('arch')`
fn computer(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let (name, arch) = if cfg!(windows) {
        ("PCWIN64", "win64")
    } else if cfg!(target_os = "macos") {
        ("MACI64", "maci64")
    } else {
        ("GLNXA64", "glnxa64")
    };
    if args.first().and_then(Value::as_text).as_deref() == Some("arch") {
        return Ok(one(arch));
    }
    let most = 281_474_976_710_655.0;
    Ok(Outputs::from_iter([Value::from(name), Value::F64(most), Value::from("L")]))
}

/// `[text, date] = version(question)`: the release whose documentation is followed, of the language of the program.
fn version(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    const DATE: &str = "January 1, 2024";
    let mut out = one(match args.first().and_then(Value::as_text).as_deref() {
        Some("-release") => "2024a",
        Some("-date") => DATE,
        Some("-description") => "",
        _ if cx.octave => "7.3.0",
        _ => "24.1.0 (R2024a)",
    });
    if nargout > 1 {
        out.push(DATE.into());
    }
    Ok(out)
}

/// `[status, output] = system(command)`
fn system(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let command = text(&args[0], "system")?;
    cx.flush();
    let mut shell = std::process::Command::new(if cfg!(windows) { "cmd" } else { "sh" });
    shell.args([if cfg!(windows) { "/C" } else { "-c" }, &command]).current_dir(cx.system.current_dir());
    let output = cx.may(Act::Run).and_then(|()| shell.output());
    let output = output.map_err(|e| errors::bad_argument("system", "NotStarted", system_text(&e)))?;
    let mut written = super::files::decode(output.stdout);
    written.push_str(&super::files::decode(output.stderr));
    let echo = args.iter().skip(1).any(|a| a.as_text().as_deref() == Some("-echo"));
    if nargout < 2 || echo {
        cx.print(&written);
    }
    let status = Value::F64(f64::from(output.status.code().unwrap_or(-1)));
    if nargout == 0 {
        return Ok(none());
    }
    Ok(Outputs::from_iter([status, Value::from(written.as_str())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_are_any_text() {
        assert!(fits("*.m", "a.m") && fits("a*b*c", "axxbc") && fits("*", "x") && fits("a*", "a"));
        assert!(!fits("*.m", "a.mat") && !fits("a*b", "ba"));
    }

    #[test]
    fn folders_come_and_go() {
        let mut cx = Context::for_tests();
        let name = tempname(&mut cx, &mut [], 1).unwrap()[0].clone();
        assert!(mkdir(&mut cx, &mut [name.clone()], 1).unwrap()[0].is_true().unwrap());
        assert!(isfolder(&mut cx, &mut [name.clone()], 1).unwrap()[0].is_true().unwrap());
        assert_eq!(dir(&mut cx, &mut [name.clone()], 1).unwrap()[0].numel(), 2);
        rmdir(&mut cx, &mut [name.clone()], 0).unwrap();
        assert_eq!(
            rmdir(&mut cx, &mut [name], 0).unwrap_err().identifier(),
            "MATLAB:RMDIR:NoDirectoriesRemoved"
        );
    }
}
