//! `who` and `whos`: the variables of the workspace, with their sizes, bytes and classes, in the form of the
//! language: bytes are those that MATLAB, or in its dialect Octave, says a value takes. Which variables there are,
//! each engine knows.

use crate::array::{Array, Dims};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none, one};
use crate::matfile;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// A variable that has a value.
pub struct Variable {
    /// Its name.
    pub name: Name,
    /// Its value.
    pub value: Value,
    /// It is declared `global`.
    pub global: bool,
    /// It is declared `persistent`.
    pub persistent: bool,
}

/// Whether `name` fits a pattern with `*` and `?`.
pub fn fits(pattern: &[u8], name: &[u8]) -> bool {
    match (pattern.split_first(), name.split_first()) {
        (None, None) => true,
        (Some((b'*', rest)), _) => (0..=name.len()).any(|i| fits(rest, &name[i..])),
        (Some((b'?', p)), Some((_, n))) => fits(p, n),
        (Some((a, p)), Some((b, n))) => a == b && fits(p, n),
        _ => false,
    }
}

/// The names in which one of the regular expressions finds something.
pub fn matching(cx: &mut Context, names: Vec<Name>, patterns: &[String]) -> Result<Vec<Name>, Error> {
    let mut fitting = Vec::new();
    for name in names {
        for pattern in patterns {
            let mut search = [Value::char_row(name.as_str()), Value::char_row(pattern), "once".into()];
            let found = crate::find_kernel("regexp").map(|k| k(cx, &mut search, 1)).transpose()?;
            if found.is_some_and(|f| f.first().is_some_and(|v| !v.is_empty())) {
                fitting.push(name);
                break;
            }
        }
    }
    Ok(fitting)
}

/// The names among `names` that the arguments, names with wildcards or behind `-regexp` regular expressions, choose.
fn chosen(cx: &mut Context, mut names: Vec<Name>, args: &[Value]) -> Result<Vec<Name>, Error> {
    let patterns: Vec<String> = args.iter().filter_map(Value::as_text).collect();
    if let [option, expressions @ ..] = &patterns[..]
        && option == "-regexp"
    {
        return matching(cx, names, expressions);
    }
    if let Some(option) = patterns.iter().find(|p| p.starts_with('-')) {
        return Err(errors::unsupported(format!("The option '{option}' of who and whos")));
    }
    names.retain(|n| {
        patterns.is_empty() || patterns.iter().any(|p| fits(p.as_bytes(), n.as_str().as_bytes()))
    });
    Ok(names)
}

/// What a file holds, by name, and the arguments behind it, where the first says `-file`.
fn in_file<'a>(
    cx: &mut Context,
    args: &'a [Value],
) -> Result<Option<(Vec<(Name, Value)>, &'a [Value])>, Error> {
    let [option, file, rest @ ..] = args else { return Ok(None) };
    if option.as_text().as_deref() != Some("-file") {
        return Ok(None);
    }
    let loaded = matfile::load(cx, &[file.clone(), "-mat".into()])?.variables;
    let mut held: Vec<(Name, Value)> = loaded.into_iter().map(|(n, v)| (Name::new(&n), v)).collect();
    held.sort_by_key(|(name, _)| name.as_str());
    Ok(Some((held, rest)))
}

/// `who`: the names of these variables, in order.
pub fn who(
    cx: &mut Context,
    variables: &[Variable],
    args: &[Value],
    nargout: usize,
) -> Result<Outputs, Error> {
    let names = match in_file(cx, args)? {
        Some((held, rest)) => chosen(cx, held.into_iter().map(|(name, _)| name).collect(), rest)?,
        None => chosen(cx, variables.iter().map(|v| v.name).collect(), args)?,
    };
    if nargout > 0 {
        let cells: Vec<Value> = names.iter().map(|n| Value::char_row(n.as_str())).collect();
        let dims = if cells.is_empty() { Dims::matrix(0, 0) } else { Dims::matrix(cells.len(), 1) };
        return Ok(one(Value::cell(Array::new(dims, cells))));
    }
    if !names.is_empty() {
        let width = names.iter().map(|n| n.as_str().len()).max().unwrap_or(0) + 2;
        let per_line = (cx.format.width / width).max(1);
        let rows = names.len().div_ceil(per_line);
        cx.print(match cx.octave {
            true => "Variables visible from the current scope:\n\n",
            false => "\nYour variables are:\n\n",
        });
        for row in 0..rows {
            let line = names.iter().skip(row).step_by(rows).map(|n| format!("{:width$}", n.as_str()));
            let line: String = line.collect();
            // Octave leaves no blanks at the end.
            let line = if cx.octave { line.trim_end() } else { &line };
            cx.print(&format!("{line}\n"));
        }
        cx.print("\n");
    }
    Ok(none())
}

/// What `whos` says of a variable.
struct Row<'a> {
    variable: &'a Variable,
    bytes: usize,
}

/// `whos`: these variables, in order, of a function, or of no function.
pub fn whos(
    cx: &mut Context,
    variables: &[Variable],
    function: Option<&str>,
    args: &[Value],
    nargout: usize,
) -> Result<Outputs, Error> {
    let file = in_file(cx, args)?;
    let held: Vec<Variable>;
    let (all, rest) = match file {
        Some((found, rest)) => {
            let variable = |(name, value)| Variable { name, value, global: false, persistent: false };
            held = found.into_iter().map(variable).collect();
            (&held[..], rest)
        }
        None => (variables, args),
    };
    let names = chosen(cx, all.iter().map(|v| v.name).collect(), rest)?;
    let bytes = |v: &Value| if cx.octave { octave_bytes(v, 0) } else { bytes_of(v, 0) };
    let row = |name: &Name| {
        let variable = all.iter().find(|v| v.name == *name)?;
        Some(Row { bytes: bytes(&variable.value), variable })
    };
    let rows: Vec<Row<'_>> = names.iter().filter_map(row).collect();
    if nargout > 0 {
        return Ok(one(table(function, cx.octave, &rows)));
    }
    if !rows.is_empty() {
        cx.print(&if cx.octave { octave_text(&rows) } else { matlab_text(&rows) });
    }
    Ok(none())
}

/// The struct array that `whos` gives.
fn table(function: Option<&str>, octave: bool, rows: &[Row<'_>]) -> Value {
    let fields = ["name", "size", "bytes", "class", "global", "sparse", "complex", "nesting", "persistent"];
    let function = function.unwrap_or(if octave { "top scope" } else { "" });
    let nesting = StructArray::from_parts(
        Dims::scalar(),
        ["function", "level"].map(Name::new).to_vec(),
        vec![Value::char_row(function), Value::F64(1.0)],
    );
    let nesting = Value::Struct(Rc::new(nesting));
    let records = rows.iter().flat_map(|r| {
        [
            Value::char_row(r.variable.name.as_str()),
            Value::row(r.variable.value.dims().iter().map(|&d| d as f64).collect()),
            Value::F64(r.bytes as f64),
            Value::char_row(r.variable.value.class_name()),
            Value::Bool(r.variable.global),
            Value::Bool(r.variable.value.is_sparse()),
            Value::Bool(r.variable.value.is_complex()),
            nesting.clone(),
            Value::Bool(r.variable.persistent),
        ]
    });
    let dims = Dims::matrix(rows.len(), 1);
    Value::Struct(Rc::new(StructArray::from_parts(dims, fields.map(Name::new).to_vec(), records.collect())))
}

/// The table of MATLAB: sizes meet at their `x`, bytes stand to the right.
fn matlab_text(rows: &[Row<'_>]) -> String {
    let cells: Vec<[String; 5]> = rows.iter().map(cells).collect();
    let longest = |k: usize| cells.iter().map(|r| r[k].len()).max().unwrap_or(0);
    let widest = |k: usize, least: usize| longest(k).max(least).min(base::WIDEST);
    let (name, bytes, class) = (widest(0, 4), widest(2, 5), widest(3, 5));
    let before = |s: &str| s.find('x').unwrap_or(s.len());
    let lead = cells.iter().map(|r| before(&r[1])).max().unwrap_or(0).max(3);
    let tail = cells.iter().map(|r| r[1].len() - before(&r[1])).max().unwrap_or(0).max(2);
    // MATLAB leaves twelve blanks between the heads of sizes and bytes.
    let (lead, size) = (lead, (lead + tail).max(14));
    let mut out = format!(
        "  {:name$}      {:size$}  {:>bytes$}  {:class$}    {}\n\n",
        "Name", "Size", "Bytes", "Class", "Attributes"
    );
    for [n, s, b, c, a] in &cells {
        let s = format!("{}{s}", " ".repeat(lead - before(s)));
        out.push_str(&format!("  {n:name$}    {s:w$}  {b:>bytes$}  {c:class$}    {a:10}\n", w = size + 2));
    }
    out.push('\n');
    out
}

fn cells(row: &Row<'_>) -> [String; 5] {
    let attributes = [
        (row.variable.value.is_complex(), "complex"),
        (row.variable.global, "global"),
        (row.variable.persistent, "persistent"),
        (row.variable.value.is_sparse(), "sparse"),
    ];
    let attributes: Vec<&str> = attributes.iter().filter(|(has, _)| *has).map(|(_, word)| *word).collect();
    [
        row.variable.name.as_str().to_owned(),
        row.variable.value.dims().join("x"),
        row.bytes.to_string(),
        row.variable.value.class_name().to_owned(),
        attributes.join(", "),
    ]
}

/// The table of Octave: first extents stand before a common column, bytes to the right, and their sums below.
fn octave_text(rows: &[Row<'_>]) -> String {
    let name = rows.iter().map(|r| r.variable.name.as_str().len()).max().unwrap_or(0).max(6);
    let mut out = "Variables visible from the current scope:\n\nvariables in scope: top scope\n\n".to_owned();
    out += &format!("  Attr   {:name$}  {:>8}  {:>24}  {}\n", "Name", "Size", "Bytes", "Class");
    out += &format!("  ====   {:name$}  {:>8}  {:>24}  {} \n", "====", "====", "=====", "=====");
    let (mut elements, mut bytes) = (0, 0);
    for r in rows {
        let size = r.variable.value.dims().join("x");
        let (first, rest) = size.split_at(size.find('x').unwrap_or(size.len()));
        let mark = |has: bool, letter: char| if has { letter } else { ' ' };
        out += &format!(
            "  {}  {}{}  {:name$}{first:>7}{rest:<10}  {:>17}  {}\n",
            mark(r.variable.value.is_complex(), 'c'),
            mark(r.variable.global, 'g'),
            mark(r.variable.persistent, 'p'),
            r.variable.name.as_str(),
            r.bytes,
            r.variable.value.class_name(),
        );
        elements += r.variable.value.numel();
        bytes += r.bytes;
    }
    let many = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    out + &format!("\nTotal is {} using {}\n\n", many(elements, "element"), many(bytes, "byte"))
}

/// Deeper nested values are not looked into.
const DEEPEST: usize = 100;

/// The bytes of an element of a class of numbers, truth values or characters.
fn width(class: &str) -> usize {
    match class {
        "logical" | "int8" | "uint8" => 1,
        "char" | "int16" | "uint16" => 2,
        "single" | "int32" | "uint32" => 4,
        _ => 8,
    }
}

/// The bytes MATLAB says a value takes.
fn bytes_of(v: &Value, depth: usize) -> usize {
    const HEADER: usize = 104;
    if depth > DEEPEST {
        return 0;
    }
    let inner = |v: &Value| HEADER + bytes_of(v, depth + 1);
    match v {
        Value::Cell(c) => c.data().iter().map(inner).sum(),
        Value::Struct(s) => s.data().iter().map(inner).sum::<usize>() + 64 * s.names().len(),
        Value::String(s) => s.data().iter().map(|t| 150 + 2 * t.as_str().map_or(0, |t| t.len())).sum(),
        Value::Function(_) => 32,
        Value::Map(_) | Value::Handle(_) | Value::Dictionary(_) => 8,
        v => {
            let bytes = width(v.class_name());
            v.numel() * if v.is_complex() { 2 * bytes } else { bytes }
        }
    }
}

/// The bytes Octave says a value takes: of containers what they hold, of a range its three numbers.
fn octave_bytes(v: &Value, depth: usize) -> usize {
    if depth > DEEPEST {
        return 0;
    }
    let inner = |v: &Value| octave_bytes(v, depth + 1);
    match v {
        Value::Cell(c) => c.data().iter().map(inner).sum(),
        Value::Struct(s) => s.data().iter().map(inner).sum(),
        Value::Function(_) => 0,
        Value::Range(_) => 24,
        v if v.class_name() == "char" => v.numel(),
        v => bytes_of(v, depth),
    }
}
