//! Variables in files: `.mat` files of levels 4 (read), 5 and 7 (read and written), text files of
//! numbers; and what `load` and `save` make of their arguments. Which workspace is meant is the
//! engine's business: it calls [`load`] and [`save`].
//!
//! Not read: version 7.3 (HDF5), and variables whose class MATLAB keeps in a form of its own
//! (`string`, function handles, objects): they are named in a warning. `save` writes such in the form of
//! `objects.rs`.
//! Source: "MAT-File Format" by The MathWorks; MATLAB documentation, "load", "save".

mod objects;
mod read;
mod write;

use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernels::{ascii_matrix, file_path, file_to_read, parse_matrix};
use crate::value::Value;
use base::{Act, Name};
use std::io::Write;

pub use read::{Contents, read};
pub use write::{Version, write};

/// Types of data elements.
mod tag {
    pub const INT8: u32 = 1;
    pub const UINT8: u32 = 2;
    pub const INT16: u32 = 3;
    pub const UINT16: u32 = 4;
    pub const INT32: u32 = 5;
    pub const UINT32: u32 = 6;
    pub const SINGLE: u32 = 7;
    pub const DOUBLE: u32 = 9;
    pub const INT64: u32 = 12;
    pub const UINT64: u32 = 13;
    pub const MATRIX: u32 = 14;
    pub const COMPRESSED: u32 = 15;
    pub const UTF8: u32 = 16;
    pub const UTF16: u32 = 17;
}

/// Classes of arrays.
mod class {
    pub const CELL: u32 = 1;
    pub const STRUCT: u32 = 2;
    pub const OBJECT: u32 = 3;
    pub const CHAR: u32 = 4;
    pub const SPARSE: u32 = 5;
    pub const DOUBLE: u32 = 6;
    pub const SINGLE: u32 = 7;
    pub const INT8: u32 = 8;
    pub const UINT8: u32 = 9;
    pub const INT16: u32 = 10;
    pub const UINT16: u32 = 11;
    pub const INT32: u32 = 12;
    pub const UINT32: u32 = 13;
    pub const INT64: u32 = 14;
    pub const UINT64: u32 = 15;
}

/// Flags of arrays.
mod flag {
    pub const COMPLEX: u32 = 0x0800;
    pub const LOGICAL: u32 = 0x0200;
}

/// Values nested deeper than this are not read or written.
const DEEPEST: usize = 200;

/// Whether a name fits a pattern of `load`, `save` or `clear`, in which `*` is any text.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((head, tail)) => match name.strip_prefix(head) {
            Some(rest) => {
                (0..=rest.len()).filter(|&k| rest.is_char_boundary(k)).any(|k| fits(tail, &rest[k..]))
            }
            None => false,
        },
    }
}

/// The words of a call of `load` or `save` taken apart.
#[derive(Default)]
struct Words {
    file: Option<String>,
    names: Vec<String>,
    options: Vec<String>,
}

fn words(args: &[Value], function: &str) -> Result<Words, Error> {
    let mut w = Words::default();
    for a in args {
        let texts =
            a.as_texts().ok_or_else(|| errors::argument_class(function, 1, "text", a.class_name()))?;
        for t in texts {
            match &w.file {
                _ if t.starts_with('-') && t.len() > 1 => w.options.push(t.to_ascii_lowercase()),
                None => w.file = Some(t),
                Some(_) => w.names.push(t),
            }
        }
    }
    Ok(w)
}

impl Words {
    /// Whether the words alone say that the file is read as text: an ending other than `.mat` does.
    fn says_text(&self) -> bool {
        let has = |o: &str| self.options.iter().any(|x| x == o);
        let ending = self.file.as_deref().and_then(|f| std::path::Path::new(f).extension());
        has("-ascii") || !has("-mat") && ending.is_some_and(|e| !e.eq_ignore_ascii_case("mat"))
    }
}

/// Whether `load` of these words reads a matrix of numbers, whatever is in the file.
pub fn loads_matrix(args: &[&str]) -> bool {
    let args: Vec<Value> = args.iter().map(|t| Value::char_row(t)).collect();
    words(&args, "load").is_ok_and(|w| w.says_text())
}

/// What `load` found.
pub struct Loaded {
    /// Variables in the order of the file.
    pub variables: Vec<(String, Value)>,
    /// The file was one matrix as text: `x = load(...)` is that matrix, not a struct.
    pub text: bool,
}

impl Loaded {
    /// The value of `s = load(...)`.
    pub fn into_value(mut self) -> Value {
        if self.text
            && let Some((_, v)) = self.variables.pop()
        {
            return v;
        }
        Value::structure(self.variables.iter().map(|(n, v)| (n.as_str(), v.clone())))
    }
}

/// `load(file, names..., '-ascii' | '-mat' | '-regexp')`
pub fn load(cx: &mut Context, args: &[Value]) -> Result<Loaded, Error> {
    let w = words(args, "load")?;
    let as_text = w.says_text();
    let given = w.file.unwrap_or_else(|| "matlab.mat".into());
    let has = |o: &str| w.options.iter().any(|x| x == o);
    let plain = file_to_read(cx, &given);
    let with_mat = file_to_read(cx, &format!("{given}.mat"));
    let bytes = match cx.system.read(&plain) {
        Ok(b) => b,
        Err(_) => cx.system.read(&with_mat).map_err(|_| {
            Error::new("MATLAB:load:couldNotReadFile", format!("Unable to find file or directory '{given}'."))
        })?,
    };
    let is_mat =
        !as_text && (has("-mat") || bytes.starts_with(b"MATLAB") || bytes.iter().take(4).any(|&b| b == 0));
    if !is_mat {
        let value = parse_matrix(&given, &String::from_utf8_lossy(&bytes))?;
        return Ok(Loaded { variables: vec![(variable_name(&given), value)], text: true });
    }
    let mut contents = read(&bytes)?;
    let by_regexp = has("-regexp");
    let mut known = Vec::new();
    for (name, value) in std::mem::take(&mut contents.variables) {
        if !w.names.is_empty() && !names(cx, &w.names, by_regexp, &name)? {
            continue;
        }
        match objects::revived(cx, value)? {
            Some(value) => known.push((name, value)),
            None => contents.skipped.push(name),
        }
    }
    contents.variables = known;
    for name in &contents.skipped {
        cx.warn(
            "tame:load:skipped",
            &format!("Variable '{name}' is of a class that is not read from a MAT-file."),
        )?;
    }
    let variables = contents.variables;
    if !w.names.is_empty() {
        for pattern in w.names.iter().filter(|p| !by_regexp && !variables.iter().any(|v| fits(p, &v.0))) {
            cx.warn("MATLAB:load:variableNotFound", &format!("Variable '{pattern}' not found."))?;
        }
    }
    Ok(Loaded { variables, text: false })
}

/// The variable that a text file is loaded into: its name without folder and ending.
fn variable_name(file: &str) -> String {
    let stem =
        std::path::Path::new(file).file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let name: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("X{name}") }
}

/// `save(file, names..., options...)`. `workspace` holds the variables that may be saved, in the
/// order in which `who` lists them.
pub fn save(cx: &mut Context, args: &[Value], workspace: &[(Name, Value)]) -> Result<(), Error> {
    let w = words(args, "save")?;
    let given = w.file.unwrap_or_else(|| "matlab.mat".into());
    let has = |o: &str| w.options.iter().any(|x| x == o);
    if has("-v7.3") {
        return Err(errors::unsupported("The option '-v7.3' of save"));
    }
    let mut variables = if has("-struct") {
        struct_fields(&w.names, workspace)?
    } else if has("-regexp") {
        let mut found = Vec::new();
        for (name, value) in workspace {
            if names(cx, &w.names, true, name.as_str())? {
                found.push((name.as_str().to_owned(), value.clone()));
            }
        }
        found
    } else {
        chosen(&w.names, workspace)?
    };
    if has("-ascii") {
        let mut text = String::new();
        for (_, v) in &variables {
            text.push_str(&ascii_matrix(v, has("-double"), has("-tabs"))?);
        }
        return put(cx, &given, text.as_bytes(), has("-append"));
    }
    for (_, value) in &mut variables {
        *value = objects::packed(cx, value, 0)?;
    }
    let ending = std::path::Path::new(&given).extension().is_some();
    let file = if ending { given } else { format!("{given}.mat") };
    if has("-append")
        && let Ok(bytes) = cx.system.read(&file_path(cx, &file))
    {
        let mut old = read(&bytes)?.variables;
        old.retain(|o| variables.iter().all(|v| v.0 != o.0));
        old.append(&mut variables);
        variables = old;
    }
    let version = if has("-v6") || has("-nocompression") { Version::V6 } else { Version::V7 };
    let bytes = write(&variables, version)?;
    put(cx, &file, &bytes, false)
}

/// Whether one of the patterns names a variable: one with `*`, or a regular expression.
fn names(cx: &mut Context, patterns: &[String], by_regexp: bool, name: &str) -> Result<bool, Error> {
    for p in patterns {
        let fits = match by_regexp {
            true => {
                let args = vec![Value::char_row(name), Value::char_row(p), Value::char_row("once")];
                !cx.call1(&Value::char_row("regexp"), args)?.is_empty()
            }
            false => fits(p, name),
        };
        if fits {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The variables named, or all.
fn chosen(names: &[String], workspace: &[(Name, Value)]) -> Result<Vec<(String, Value)>, Error> {
    let owned = |v: &(Name, Value)| (v.0.as_str().to_owned(), v.1.clone());
    if names.is_empty() {
        return Ok(workspace.iter().map(owned).collect());
    }
    let mut out: Vec<(String, Value)> = Vec::new();
    for pattern in names {
        let before = out.len();
        for v in workspace.iter().filter(|v| fits(pattern, v.0.as_str())) {
            if out.iter().all(|o| o.0 != v.0.as_str()) {
                out.push(owned(v));
            }
        }
        let known = workspace.iter().any(|v| fits(pattern, v.0.as_str()));
        if out.len() == before && !known && !pattern.contains('*') {
            return Err(Error::new(
                "MATLAB:save:variableNotFound",
                format!("Variable '{pattern}' not found."),
            ));
        }
    }
    Ok(out)
}

/// The fields of the struct named first: those named after it, or all.
fn struct_fields(names: &[String], workspace: &[(Name, Value)]) -> Result<Vec<(String, Value)>, Error> {
    let (of, fields) = names.split_first().ok_or_else(errors::not_enough_inputs)?;
    let found = workspace.iter().find(|v| v.0.as_str() == of).map(|v| &v.1);
    let Some(Value::Struct(s)) = found.filter(|v| v.is_scalar()) else {
        let message = "The argument to -STRUCT must be the name of a scalar structure variable.";
        return Err(Error::new("MATLAB:save:structArgNotScalarStruct", message));
    };
    let all = s.names().iter().zip(s.element(0));
    let wanted = all.filter(|(n, _)| fields.is_empty() || fields.iter().any(|f| fits(f, n.as_str())));
    Ok(wanted.map(|(n, v)| (n.as_str().to_owned(), v.clone())).collect())
}

/// Writes a file whole: to a neighbour first, so that nothing half-written is left.
fn put(cx: &Context, name: &str, bytes: &[u8], append: bool) -> Result<(), Error> {
    let path = file_path(cx, name);
    let outcome = if let Err(e) = cx.may(Act::Write(&path)) {
        Err(e)
    } else if append {
        std::fs::OpenOptions::new().create(true).append(true).open(&path).and_then(|mut f| f.write_all(bytes))
    } else {
        let mut beside = path.clone().into_os_string();
        beside.push(format!(".{}", std::process::id()));
        // Nothing that is there already is written to, links least of all.
        let new = std::fs::OpenOptions::new().write(true).create_new(true).open(&beside);
        new.and_then(|mut f| {
            let whole = f.write_all(bytes).and_then(|()| std::fs::rename(&beside, &path));
            whole.inspect_err(|_| {
                let _ = std::fs::remove_file(&beside);
            })
        })
    };
    outcome.map_err(|_| {
        let message = format!("Unable to write file {name}: permission denied or no such folder.");
        Error::new("MATLAB:save:permissionDenied", message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        assert!(fits("a*", "abc") && fits("*", "x") && fits("a*c", "abc") && fits("x", "x"));
        assert!(!fits("a", "ab") && !fits("*b", "abc"));
        assert_eq!(variable_name("/tmp/2 data.txt"), "X2_data");
    }

    #[test]
    fn variables_come_back() {
        let mut cx = Context::for_tests();
        let file = std::env::temp_dir().join(format!("tame-mat-{}.mat", std::process::id()));
        let name = Value::from(file.to_string_lossy().as_ref());
        let ws = [(Name::new("x"), Value::row(vec![1.0, 2.0])), (Name::new("t"), Value::from("text"))];
        save(&mut cx, &[name.clone(), "x".into()], &ws).unwrap();
        save(&mut cx, &[name.clone(), "t".into(), "-append".into()], &ws).unwrap();
        let loaded = load(&mut cx, &[name.clone()]).unwrap();
        let names: Vec<&str> = loaded.variables.iter().map(|v| v.0.as_str()).collect();
        assert_eq!(names, ["x", "t"]);
        assert_eq!(load(&mut cx, &[name.clone(), "x*".into()]).unwrap().variables.len(), 1);
        assert_eq!(
            save(&mut cx, &[name, "q".into()], &ws).unwrap_err().identifier(),
            "MATLAB:save:variableNotFound"
        );
        let _ = std::fs::remove_file(file);
    }
}
