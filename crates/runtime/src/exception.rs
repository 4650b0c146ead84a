//! `MException` objects: errors as values, and back.

use crate::array::{Array, Dims};
use crate::error::{Error, Frame};
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::OnceLock;

/// The folder in which the program began: the names of its files are relative to it.
static START: OnceLock<PathBuf> = OnceLock::new();

/// Notes the folder in which the program began.
pub(crate) fn note_start(folder: &Path) {
    START.get_or_init(|| folder.to_owned());
}

/// The whole path of a file of the program, as stacks have it.
pub fn whole_path(file: &str) -> String {
    let own = file.is_empty() || file.starts_with('<');
    START
        .get()
        .filter(|_| !own)
        .map_or_else(|| file.to_owned(), |s| s.join(file).to_string_lossy().into_owned())
}

/// The name of a file as reports have it: what [`whole_path`] was made of.
fn short_path(file: &str) -> &str {
    let inside = START.get().and_then(|s| Path::new(file).strip_prefix(s).ok());
    inside.and_then(Path::to_str).unwrap_or(file)
}

/// The object that `catch` binds, and the error as the program's language has it.
pub fn caught(error: Error, octave: bool) -> (Value, Error) {
    let error = in_language(error, octave);
    (to_value(&error), error)
}

/// An error as the program's language identifies and words it.
pub fn in_language(mut error: Error, octave: bool) -> Error {
    if !octave {
        return error;
    }
    if let Some(words) = crate::errors::octave_message(&error) {
        error.data_mut().identifier = "Octave:undefined-function".into();
        error.data_mut().message = words;
    } else if let Some(id) = crate::errors::octave_identifier(&error) {
        error.data_mut().identifier = id.into();
    }
    error
}

/// An error as an object.
pub fn to_value(error: &Error) -> Value {
    let causes = error.data().causes.iter().map(to_value).collect::<Vec<_>>();
    let cause_dims = if causes.is_empty() { Dims::matrix(0, 0) } else { Dims::matrix(causes.len(), 1) };
    if let Some(Value::Object(o)) = &error.data().object.0 {
        let mut o = o.clone();
        let fields = &mut Rc::make_mut(&mut o).data;
        fields.set_scalar(Name::new("cause"), Value::cell(Array::new(cause_dims, causes)));
        fields.set_scalar(Name::new("stack"), stack_value(error.stack()));
        return Value::Object(o);
    }
    let data = StructArray::from_fields([
        ("identifier", Value::char_row(error.identifier())),
        ("message", Value::char_row(error.message())),
        ("cause", Value::cell(Array::new(cause_dims, causes))),
        ("stack", stack_value(error.stack())),
        ("Correction", Value::empty()),
    ]);
    Value::Object(Rc::new(Object { class: Name::new("MException"), data }))
}

/// A stack as MATLAB's struct array with fields `file` (the whole path), `name`, `line`.
pub fn stack_value(stack: &[Frame]) -> Value {
    stack_with(stack, whole_path)
}

/// How many frames a program sees of a stack: as many as MATLAB's recursion limit lets there be.
const FRAMES: usize = 500;

/// A stack whose files are named by `file`.
pub fn stack_with(stack: &[Frame], file: impl Fn(&str) -> String) -> Value {
    let names = ["file", "name", "line"].map(Name::new).to_vec();
    let stack = &stack[..stack.len().min(FRAMES)];
    let mut data = Vec::with_capacity(stack.len() * 3);
    for f in stack {
        data.extend([
            Value::char_row(&file(&f.file)),
            Value::char_row(&f.name),
            Value::F64(f64::from(f.line)),
        ]);
    }
    Value::Struct(Rc::new(StructArray::from_parts(Dims::matrix(stack.len(), 1), names, data)))
}

/// Whether a value is an `MException`.
pub fn is_exception(value: &Value) -> bool {
    matches!(value, Value::Object(o) if o.class.as_str() == "MException")
}

/// The error in an `MException`, or in a struct with the fields of one (`lasterror`, `error(s)`).
pub fn from_value(value: &Value) -> Option<Error> {
    let fields = match value {
        Value::Object(o) if o.data.numel() == 1 && o.data.position(Name::new("identifier")).is_some() => {
            &o.data
        }
        Value::Struct(s) if s.numel() == 1 => s,
        _ => return None,
    };
    let text = |name: &str| fields.get(0, Name::new(name)).and_then(Value::as_text);
    let mut error = Error::new(text("identifier").unwrap_or_default(), text("message")?).raised();
    if let Some(Value::Cell(causes)) = fields.get(0, Name::new("cause")) {
        error.data_mut().causes = causes.data().iter().filter_map(from_value).collect();
    }
    if let Some(Value::Struct(s)) = fields.get(0, Name::new("stack")) {
        error.data_mut().stack = (0..s.numel()).map(|e| frame(s, e)).collect();
    }
    // What only the object holds stays with it: properties of classes of errors, corrections.
    let corrected = |o: &Object| o.data.get(0, Name::new("Correction")).is_some_and(|c| c.numel() > 0);
    if matches!(value, Value::Object(o) if o.class.as_str() != "MException" || corrected(o)) {
        error.data_mut().object = crate::error::Thrown(Some(value.clone()));
    }
    Some(error)
}

fn frame(s: &StructArray, e: usize) -> Frame {
    let text = |name: &str| s.get(e, Name::new(name)).and_then(Value::as_text).unwrap_or_default();
    let line = s.get(e, Name::new("line")).and_then(Value::as_f64).unwrap_or(0.0) as u32;
    Frame { file: short_path(&text("file")).into(), name: text("name").into(), line, col: 0 }
}

/// `getReport(ME, 'basic')`: where and what.
pub fn headline(error: &Error) -> String {
    match error.stack().first() {
        Some(top) => format!("Error using {} (line {})\n{}", qualified(top), top.line, error.message()),
        None => error.message().to_owned(),
    }
}

/// What the handler of an error is told of it: where a function of the program raised it, that function too, as
/// `lasterr` had it. Anonymous functions have no name to tell.
pub fn told(error: &Error) -> String {
    match error.stack().first() {
        Some(top) if error.data().raised && !top.name.starts_with('@') => headline(error),
        _ => error.message().to_owned(),
    }
}

/// The name of a function in a report: a local function stands behind its file, `file>local`.
pub fn qualified(f: &Frame) -> String {
    let stem = f.file.rsplit(['/', '\\']).next().and_then(|name| name.strip_suffix(".m")).unwrap_or_default();
    match f.name.split(['/', '.']).next() {
        Some(first) if stem.is_empty() || first == stem || f.name.starts_with('@') => f.name.to_string(),
        _ => format!("{stem}>{}", f.name),
    }
}

/// `getReport(ME)`: where and what, what called that, causes after it.
pub fn report(error: &Error) -> String {
    let mut out = headline(error);
    for f in error.stack().iter().skip(1) {
        out.push_str(&format!("\n\nError in {} (line {})", qualified(f), f.line));
    }
    for cause in &error.data().causes {
        out.push_str("\n\nCaused by:\n");
        for line in report(cause).lines() {
            out.push_str("    ");
            out.push_str(line);
            out.push('\n');
        }
        out.truncate(out.trim_end_matches('\n').len());
    }
    out
}
