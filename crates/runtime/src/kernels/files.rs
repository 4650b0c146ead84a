//! Kernels of open files: `fopen` to `fclose`, reading and writing of lines and of binary numbers.
//!
//! Texts in files are UTF-8. Where a line holds bytes that are not, they are written again as they were; a whole
//! file read at once is then taken for Latin-1.
//! Not here: formats (`print.rs`, `scanf.rs`), tables of numbers (`delimited.rs`), names of files
//! and folders (`folders.rs`).
//! Source: MATLAB documentation, "Low-Level File I/O".

use super::args::text;
use super::file_bits;
use crate::array::{Array, Dims, append, probe};
use crate::context::Context;
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::files::{Files, OpenFile, write};
use crate::kernel::{Outputs, none, one};
use crate::value::{Char, Value};
use base::Act;
use std::fs::OpenOptions;
use std::io::{BufRead, SeekFrom};
use std::path::PathBuf;
use types::Class;

crate::kernels! {
    "diary" => diary,
    "fopen" => fopen,
    "fclose" => fclose,
    "fgetl" => fgetl,
    "fgets" => fgets,
    "feof" => feof,
    "ferror" => ferror,
    "ftell" => ftell,
    "fseek" => fseek,
    "frewind" => frewind,
    "fread" => fread,
    "fwrite" => fwrite,
    "fputs" => fputs,
    "fflush" => fflush,
    "fileread" => fileread,
}

type R = Result<Outputs, Error>;

/// A path as the program means it: `~` is the home folder, other names start at the current folder.
pub(crate) fn path(cx: &Context, name: &str) -> PathBuf {
    let home = name.strip_prefix('~').filter(|r| r.is_empty() || r.starts_with('/'));
    match (home, cx.system.env("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home + rest),
        _ => cx.system.current_dir().join(name),
    }
}

/// The same of a file that is to be read: one that is not there, and whose name begins no path of its own, is looked
/// for on the search path. Source: MATLAB documentation, `fopen` and `load`.
pub(crate) fn readable(cx: &Context, name: &str) -> PathBuf {
    let place = path(cx, name);
    if cx.search_path.is_empty() || name.starts_with(['/', '~', '.']) || cx.system.is_file(&place) {
        return place;
    }
    cx.search_path.iter().map(|f| f.join(name)).find(|p| cx.system.is_file(p)).unwrap_or(place)
}

/// The text of bytes of a file.
pub(super) fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().iter().map(|&b| char::from(b)).collect())
}

/// What the system says, without the number of the error.
pub(super) fn system_text(e: &std::io::Error) -> String {
    let text = e.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}

fn id_of(v: &Value) -> Result<i64, Error> {
    v.as_f64()
        .filter(|x| x.fract() == 0.0 && v.is_scalar())
        .map(|x| x as i64)
        .ok_or_else(crate::files::invalid)
}

fn open_file<'a>(cx: &'a mut Context, v: &Value) -> Result<&'a mut OpenFile, Error> {
    let id = id_of(v)?;
    cx.state::<Files>().get(id)
}

/// The byte order of files opened with one that is not the machine's.
#[derive(Default)]
struct ByteOrders(base::FxHashMap<i64, bool>);

fn fopen(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    if !args[0].is_text() {
        return about_file(cx, &args[0], nargout);
    }
    let name = text(&args[0], "fopen")?;
    if name == "all" && args.len() == 1 {
        let ids = cx.state::<Files>().ids();
        return Ok(one(Value::row(ids.iter().map(|&i| i as f64).collect())));
    }
    let given = args.get(1).map_or(Ok("r".to_owned()), |m| text(m, "fopen"))?;
    let mode: String = given.chars().filter(|c| !matches!(c, 'b' | 't')).collect();
    let mut how = OpenOptions::new();
    match mode.as_str() {
        "r" => how.read(true),
        "r+" => how.read(true).write(true),
        "w" | "W" => how.write(true).create(true).truncate(true),
        "w+" => how.read(true).write(true).create(true).truncate(true),
        "a" | "A" => how.append(true).create(true),
        "a+" => how.read(true).append(true).create(true),
        _ => return Err(errors::bad_argument("FileIO", "InvalidPermission", "Invalid permission.")),
    };
    let place = if mode == "r" { readable(cx, &name) } else { path(cx, &name) };
    let act = if mode == "r" { Act::Read(&place) } else { Act::Write(&place) };
    let opened = cx.may(act).and_then(|()| how.open(&place)).and_then(|f| match f.metadata()?.is_dir() {
        true => Err(std::io::Error::other("Is a directory")),
        false => Ok(f),
    });
    match opened {
        Ok(file) => {
            // Of files that are read, the whole path is told.
            let told = if mode.starts_with('r') { place.display().to_string() } else { name };
            let id = cx.state::<Files>().insert(&told, &given, file);
            if let Some(order) = args.get(2).and_then(Value::as_text) {
                let big = big_endian(&order)?;
                cx.state::<ByteOrders>().0.insert(id, big);
            }
            Ok(Outputs::from_iter([Value::F64(id as f64), Value::empty_char()]))
        }
        Err(e) => Ok(Outputs::from_iter([Value::F64(-1.0), Value::from(system_text(&e).as_str())])),
    }
}

/// `[name, mode, order, encoding] = fopen(id)`
fn about_file(cx: &mut Context, id: &Value, nargout: usize) -> R {
    let id = id_of(id)?;
    let big = cx.state::<ByteOrders>().0.get(&id).copied().unwrap_or(false);
    let opened = cx.state::<Files>().get(id).ok().map(|f| (f.name.clone(), f.mode.clone()));
    let (name, mode) = match (id, opened) {
        (0, _) => ("stdin".to_owned(), "r".to_owned()),
        (1, _) => ("stdout".to_owned(), "w".to_owned()),
        (2, _) => ("stderr".to_owned(), "w".to_owned()),
        (_, Some((name, mode))) => (name, told_mode(&mode)),
        (_, None) => return Ok(vec![Value::empty_char(); nargout.max(1)].into_iter().take(4).collect()),
    };
    let order = if big { "ieee-be" } else { "ieee-le" };
    let all = [name.as_str(), mode.as_str(), order, "UTF-8"].map(Value::from);
    Ok(all.into_iter().take(nargout.max(1)).collect())
}

/// A mode as `fopen` tells it: files are binary unless a `t` says otherwise.
fn told_mode(given: &str) -> String {
    match given.split_at_checked(1) {
        Some((way, rest)) if !rest.contains(['b', 't']) => format!("{way}b{rest}"),
        _ => given.to_owned(),
    }
}

fn fclose(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    if args[0].as_text().as_deref() == Some("all") {
        cx.state::<Files>().close_all();
        return Ok(one(0.0));
    }
    let id = id_of(&args[0])?;
    cx.state::<ByteOrders>().0.remove(&id);
    if (0..=2).contains(&id) || cx.state::<Files>().close(id) {
        return Ok(one(0.0));
    }
    Err(crate::files::invalid())
}

/// The next line with its end; nothing where the file has ended.
fn next_line(cx: &mut Context, id: &Value) -> Result<Option<Vec<u8>>, Error> {
    if id_of(id)? == 0 {
        cx.flush();
        let mut line = Vec::new();
        let _ = cx.may(Act::Wait).and_then(|()| std::io::stdin().lock().read_until(b'\n', &mut line));
        return Ok((!line.is_empty()).then_some(line));
    }
    Ok(open_file(cx, id)?.read_line())
}

fn fgetl(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let Some(mut line) = next_line(cx, &args[0])? else { return Ok(one(-1.0)) };
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
    }
    Ok(one(crate::text::from_bytes(&line).as_str()))
}

fn fgets(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let Some(line) = next_line(cx, &args[0])? else { return Ok(one(-1.0)) };
    let Some(limit) = args.get(1).and_then(Value::as_usize).filter(|&n| n < line.len()) else {
        return Ok(one(crate::text::from_bytes(&line).as_str()));
    };
    // What is beyond the limit is read by the next call.
    let back = line.len() - limit;
    if id_of(&args[0])? != 0 {
        open_file(cx, &args[0])?.seek(SeekFrom::Current(-(back as i64)));
    }
    Ok(one(crate::text::from_bytes(&line[..limit]).as_str()))
}

fn feof(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    if (0..=2).contains(&id_of(&args[0])?) {
        return Ok(one(0.0));
    }
    Ok(one(f64::from(u8::from(open_file(cx, &args[0])?.at_end))))
}

fn ferror(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    if !(0..=2).contains(&id_of(&args[0])?) {
        open_file(cx, &args[0])?;
    }
    Ok(Outputs::from_iter([Value::empty_char(), Value::F64(0.0)]))
}

fn ftell(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(open_file(cx, &args[0])?.tell().map_or(-1.0, |n| n as f64)))
}

fn fseek(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let offset = args[1]
        .as_f64()
        .filter(|x| x.fract() == 0.0)
        .ok_or_else(|| errors::bad_argument("FileIO", "InvalidOffset", "Offset must be an integer."))?
        as i64;
    let origin = match args.get(2) {
        None => -1,
        Some(o) => match (o.as_text().as_deref(), o.as_f64()) {
            (Some("bof"), _) => -1,
            (Some("cof"), _) => 0,
            (Some("eof"), _) => 1,
            (None, Some(x)) if (-1.0..=1.0).contains(&x) => x as i64,
            _ => return Err(errors::bad_argument("FileIO", "InvalidOrigin", "Invalid origin.")),
        },
    };
    let file = open_file(cx, &args[0])?;
    let (Some(here), Some(length)) = (file.tell(), file.length()) else { return Ok(one(-1.0)) };
    let from = [0, here as i64, length as i64][(origin + 1) as usize];
    let to = from.saturating_add(offset);
    // MATLAB does not go beyond the end.
    let done = (0..=length as i64).contains(&to) && file.seek(SeekFrom::Start(to as u64));
    Ok(one(if done { 0.0 } else { -1.0 }))
}

fn frewind(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    open_file(cx, &args[0])?.seek(SeekFrom::Start(0));
    Ok(none())
}

/// Where `diary` writes: `diary` where nothing else was said.
#[derive(Default)]
struct Diary(Option<PathBuf>);

/// `diary`, `diary on`, `diary off` and `diary name`: what is written is kept in a file as well.
fn diary(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let said = args.first().map(|a| text(a, "diary")).transpose()?;
    let on = match said.as_deref() {
        Some("off") => false,
        Some("on") => true,
        Some(name) => {
            let name = path(cx, name);
            cx.state::<Diary>().0 = Some(name);
            true
        }
        None => cx.diary.is_none(),
    };
    cx.diary = None;
    if on {
        let name = match cx.state::<Diary>().0.clone() {
            Some(name) => name,
            None => path(cx, "diary"),
        };
        let opened = cx.may(Act::Write(&name));
        let opened = opened.and_then(|()| std::fs::File::options().append(true).create(true).open(&name));
        let file = opened.map_err(|e| Error::new("MATLAB:diary:fileOpen", system_text(&e)))?;
        cx.diary = Some(file);
    }
    Ok(none())
}

/// Octave's `fputs`.
fn fputs(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let out = text(&args[1], "fputs")?;
    put(cx, id_of(&args[0])?, &crate::text::to_bytes(&out))?;
    Ok(one(0.0))
}

/// Writes bytes to a file or a standard stream.
fn put(cx: &mut Context, id: i64, bytes: &[u8]) -> Result<(), Error> {
    match id {
        1 => cx.write(bytes),
        2 => {
            cx.flush();
            let _ = std::io::Write::write_all(&mut std::io::stderr(), bytes);
        }
        _ => write(cx, id, bytes)?,
    }
    Ok(())
}

fn fflush(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    match id_of(&args[0])? {
        0..=2 => cx.flush(),
        _ => open_file(cx, &args[0])?.flush(),
    }
    Ok(one(0.0))
}

fn fileread(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = file_to_read(&args[0])?;
    let bytes = cx.system.read(&readable(cx, &name)).map_err(|e| {
        let message = format!("Could not open file {name}. {}.", system_text(&e));
        errors::bad_argument("fileread", "cannotOpenFile", message)
    })?;
    Ok(one(decode(bytes).as_str()))
}

/// The name that `fileread` is given: its arguments are declared, so that errors say which one they are about.
fn file_to_read(v: &Value) -> Result<String, Error> {
    let fail = |rule: &str, words: &str| {
        let text = format!("Invalid argument at position 1. Value must be {words}.");
        Err(Error::new(format!("MATLAB:validators:{rule}"), text))
    };
    match v.as_text() {
        Some(name) if !name.is_empty() => Ok(name),
        Some(_) => fail("mustBeNonzeroLengthText", "text with one or more characters"),
        None if v.as_texts().is_some() => fail("mustBeTextScalar", "a character vector or string scalar"),
        None => fail(
            "mustBeNonzeroLengthText",
            "a character vector, string array, or cell array of character vectors",
        ),
    }
}

/// How numbers lie in a binary file.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    /// Class in the file.
    source: Class,
    /// Class of the result.
    target: Class,
    /// Numbers between skips.
    block: usize,
    /// Numbers of so many bits instead of whole ones, and whether they have a sign.
    bits: Option<(usize, bool)>,
}

fn bad_precision() -> Error {
    errors::bad_argument("FileIO", "InvalidPrecision", "Invalid precision.")
}

/// `uint8`, `uint8=>char`, `*int16`, `4*float32`.
fn layout(text: &str) -> Result<Layout, Error> {
    let (body, target) = match text.split_once("=>") {
        Some((s, t)) => (s.trim(), Some(class_word(t.trim()).ok_or_else(bad_precision)?)),
        None => (text.trim(), None),
    };
    if let Some(same) = body.strip_prefix('*') {
        let (source, bits) = number_word(same)?;
        return Ok(Layout { source, target: source, block: 1, bits });
    }
    let (block, word) = match body.split_once('*') {
        Some((n, w)) if n.chars().all(|c| c.is_ascii_digit()) => (n.parse().map_err(|_| bad_precision())?, w),
        _ => (1, body),
    };
    let (source, bits) = number_word(word)?;
    Ok(Layout { source, target: target.unwrap_or(Class::Double), block, bits })
}

/// The class of the numbers that a word is about, and their bits where those are no whole bytes: `ubit4`, `bit12`.
fn number_word(word: &str) -> Result<(Class, Option<(usize, bool)>), Error> {
    let (signed, digits) = match (word.strip_prefix("bit"), word.strip_prefix("ubit")) {
        (Some(n), _) => (true, n),
        (_, Some(n)) => (false, n),
        _ => return class_word(word).map(|class| (class, None)).ok_or_else(bad_precision),
    };
    let n = digits.parse().ok().filter(|n| (1..=64).contains(n)).ok_or_else(bad_precision)?;
    Ok((file_bits::class_of(n, signed), Some((n, signed))))
}

fn class_word(word: &str) -> Option<Class> {
    Some(match word {
        "uchar" | "unsigned char" | "uint8" => Class::UInt8,
        "char" | "char*1" => Class::Char,
        "schar" | "signed char" | "int8" | "integer*1" => Class::Int8,
        "short" | "int16" | "integer*2" => Class::Int16,
        "int" | "int32" | "integer*4" => Class::Int32,
        "long" | "int64" | "integer*8" => Class::Int64,
        "ushort" | "unsigned short" | "uint16" => Class::UInt16,
        "uint" | "unsigned int" | "uint32" => Class::UInt32,
        "ulong" | "unsigned long" | "uint64" => Class::UInt64,
        "single" | "float" | "float32" | "real*4" => Class::Single,
        "double" | "float64" | "real*8" => Class::Double,
        "logical" => Class::Logical,
        _ => return None,
    })
}

/// Bytes of one number of a class; a char counts as a byte.
pub(crate) fn width(class: Class) -> usize {
    match class {
        Class::Int16 | Class::UInt16 => 2,
        Class::Int32 | Class::UInt32 | Class::Single => 4,
        Class::Int64 | Class::UInt64 | Class::Double => 8,
        _ => 1,
    }
}

fn big_endian(order: &str) -> Result<bool, Error> {
    match order {
        "n" | "native" | "l" | "ieee-le" | "a" | "ieee-le.l64" => Ok(false),
        "b" | "ieee-be" | "s" | "ieee-be.l64" => Ok(true),
        _ => Err(errors::bad_argument("FileIO", "InvalidMachineFormat", "Invalid machine format.")),
    }
}

/// Whether the numbers of a file are big-endian: by the argument, or as it was opened.
fn order_of(cx: &mut Context, id: &Value, given: Option<&Value>) -> Result<bool, Error> {
    match given.and_then(Value::as_text) {
        Some(o) => big_endian(&o),
        None => Ok(cx.state::<ByteOrders>().0.get(&id_of(id)?).copied().unwrap_or(false)),
    }
}

/// Numbers of a class from bytes; a rest that is no whole number is left out.
pub(crate) fn from_bytes(class: Class, bytes: &[u8], big: bool) -> Value {
    let w = width(class);
    let chunks = || {
        bytes.chunks_exact(w).map(move |c| {
            let mut word = [0u8; 8];
            for (k, &b) in c.iter().enumerate() {
                word[if big { w - 1 - k } else { k }] = b;
            }
            u64::from_le_bytes(word)
        })
    };
    match class {
        Class::Int8 => i8::wrap(Array::column(chunks().map(|u| u as i8).collect())),
        Class::Int16 => i16::wrap(Array::column(chunks().map(|u| u as i16).collect())),
        Class::Int32 => i32::wrap(Array::column(chunks().map(|u| u as i32).collect())),
        Class::Int64 => i64::wrap(Array::column(chunks().map(|u| u as i64).collect())),
        Class::UInt8 => u8::wrap(Array::column(chunks().map(|u| u as u8).collect())),
        Class::UInt16 => u16::wrap(Array::column(chunks().map(|u| u as u16).collect())),
        Class::UInt32 => u32::wrap(Array::column(chunks().map(|u| u as u32).collect())),
        Class::UInt64 => u64::wrap(Array::column(chunks().collect())),
        Class::Single => f32::wrap(Array::column(chunks().map(|u| f32::from_bits(u as u32)).collect())),
        Class::Double => f64::wrap(Array::column(chunks().map(f64::from_bits).collect())),
        Class::Logical => bool::wrap(Array::column(chunks().map(|u| u != 0).collect())),
        _ => Char::wrap(Array::column(chunks().map(|u| Char(u as u16)).collect())),
    }
}

/// The bytes of the elements of a matrix of numbers, as its own class has them.
pub(super) fn to_bytes(value: &Value, big: bool) -> Vec<u8> {
    let w = width(value.class());
    let mut out = Vec::with_capacity(value.numel() * w);
    let mut push = |word: u64| {
        let bytes = word.to_le_bytes();
        match big {
            true => out.extend(bytes[..w].iter().rev()),
            false => out.extend_from_slice(&bytes[..w]),
        }
    };
    macro_rules! each {
        ($t:ty, $f:expr) => {
            <$t>::view(value).unwrap_or_default().iter().for_each(|x| push($f(*x)))
        };
    }
    match value.class() {
        Class::Int8 => each!(i8, |x| x as u64),
        Class::Int16 => each!(i16, |x| x as u64),
        Class::Int32 => each!(i32, |x| x as u64),
        Class::Int64 => each!(i64, |x| x as u64),
        Class::UInt8 => each!(u8, u64::from),
        Class::UInt16 => each!(u16, u64::from),
        Class::UInt32 => each!(u32, u64::from),
        Class::UInt64 => each!(u64, |x| x),
        Class::Single => each!(f32, |x: f32| u64::from(x.to_bits())),
        Class::Logical => each!(bool, u64::from),
        Class::Char => each!(Char, |c: Char| u64::from(c.0)),
        _ => value.doubles().iter().for_each(|x| push(x.to_bits())),
    }
    out
}

/// How many numbers are wanted, and the rows of the result where they are named.
pub(super) fn wanted(size: Option<&Value>) -> Result<(usize, Option<usize>), Error> {
    let Some(size) = size.filter(|s| !s.is_empty()) else { return Ok((usize::MAX, None)) };
    let bad = || {
        errors::bad_argument("FileIO", "InvalidSize", "Size must be a positive number, Inf, or a row of two.")
    };
    let count = |x: f64| if x == f64::INFINITY { Some(usize::MAX) } else { (x >= 0.0).then_some(x as usize) };
    match *size.doubles() {
        [n] => Ok((count(n).ok_or_else(bad)?, None)),
        [m, n] => {
            let m = count(m).filter(|&m| m != usize::MAX);
            let (m, n) = (m.ok_or_else(bad)?, count(n).ok_or_else(bad)?);
            Ok((m.saturating_mul(n), Some(m)))
        }
        _ => Err(bad()),
    }
}

/// The bytes to skip and the order of bytes, which may stand in their place.
fn skip_and_order<'a>(skip: Option<&'a Value>, order: Option<&'a Value>) -> (usize, Option<&'a Value>) {
    match skip {
        Some(word) if word.is_text() => (0, Some(word)),
        skip => (skip.and_then(Value::as_usize).unwrap_or(0), order),
    }
}

/// How many numbers are read at a time.
const BLOCK: usize = 1 << 22;

fn fread(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    // The size may be left out: fread(id, precision).
    let (size, rest) = match args.get(1) {
        Some(p) if p.is_text() => (None, &args[1..]),
        size => (size, args.get(2..).unwrap_or(&[])),
    };
    let (most, rows) = wanted(size)?;
    let how = layout(&rest.first().map_or(Ok("uint8".to_owned()), |p| text(p, "fread"))?)?;
    let (skip, order) = skip_and_order(rest.get(1), rest.get(2));
    let big = order_of(cx, &args[0], order)?;
    let file = open_file(cx, &args[0])?;
    if let Some((bits, signed)) = how.bits {
        let bytes = match most {
            usize::MAX => file.read_rest(),
            n => file.read_bytes(n.saturating_mul(bits).div_ceil(8)),
        };
        let mut found = file_bits::unpacked(&bytes, bits, signed, big);
        found.truncate(most);
        let values = convert::from_doubles(how.target, Dims::matrix(found.len(), 1), found);
        return shaped(values, how.target, rows);
    }
    let w = width(how.source);
    // A file may have no end.
    let block = if skip == 0 { BLOCK } else { how.block };
    let mut bytes = Vec::new();
    loop {
        let left = most - bytes.len() / w;
        append(&mut bytes, &file.read_bytes(block.min(left) * w))?;
        // Numbers are made of the bytes.
        probe::<f64>(bytes.len() / w)?;
        if bytes.len() / w >= most || file.at_end {
            break;
        }
        if skip > 0 {
            file.read_bytes(skip);
        }
    }
    shaped(convert::cast(&from_bytes(how.source, &bytes, big), how.target)?, how.target, rows)
}

/// What `fread` gives of a column that was read.
fn shaped(values: Value, class: Class, rows: Option<usize>) -> R {
    let n = values.numel();
    let values = match rows {
        Some(rows) if rows > 0 && n > 0 => {
            let cols = n.div_ceil(rows);
            let mut whole = convert::from_doubles(class, Dims::matrix(rows, cols), vec![0.0; rows * cols]);
            let places = Value::Range(crate::range::Range::count_up(1, n).into());
            crate::index::set(&mut whole, &[places], values)?;
            whole
        }
        _ if n == 0 => super::reshape_value(values, Dims::matrix(0, 0))?,
        _ => values,
    };
    Ok(Outputs::from_iter([values, Value::from(n)]))
}

fn fwrite(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let how = layout(&args.get(2).map_or(Ok("uint8".to_owned()), |p| text(p, "fwrite"))?)?;
    let (skip, order) = skip_and_order(args.get(3), args.get(4));
    let big = order_of(cx, &args[0], order)?;
    let source = if how.source == Class::Char { Class::UInt8 } else { how.source };
    let data = match &args[1] {
        v @ Value::String(_) => convert::cast(v, Class::Char)?,
        v => v.clone(),
    };
    let whole = convert::cast(&data, source)?;
    let bytes = match how.bits {
        Some((bits, signed)) => file_bits::packed(&whole.doubles(), bits, signed, big),
        None => to_bytes(&whole, big),
    };
    let id = id_of(&args[0])?;
    if skip == 0 {
        put(cx, id, &bytes)?;
    } else {
        for block in bytes.chunks(how.block * width(source)) {
            put(cx, id, &vec![0; skip])?;
            put(cx, id, block)?;
        }
    }
    Ok(one(data.numel()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(cx: &mut Context, f: crate::Kernel, args: &[Value]) -> Value {
        f(cx, &mut args.to_vec(), 1).unwrap().into_iter().next().unwrap_or_default()
    }

    #[test]
    fn lines_and_numbers_come_back() {
        let mut cx = Context::for_tests();
        let name = std::env::temp_dir().join(format!("tame-files-{}", std::process::id()));
        let name = Value::from(name.to_string_lossy().as_ref());
        let id = run(&mut cx, fopen, &[name.clone(), "w+".into()]);
        run(&mut cx, fputs, &[id.clone(), "one\r\n\nthree".into()]);
        run(&mut cx, frewind, &[id.clone()]);
        let mut lines = Vec::new();
        while run(&mut cx, feof, &[id.clone()]).as_f64() == Some(0.0) {
            lines.push(run(&mut cx, fgetl, &[id.clone()]).as_text().unwrap());
        }
        assert_eq!(lines, ["one", "", "three"]);
        assert_eq!(run(&mut cx, fgetl, &[id.clone()]).as_f64(), Some(-1.0));
        run(&mut cx, fseek, &[id.clone(), 0.0.into(), "eof".into()]);
        run(
            &mut cx,
            fwrite,
            &[id.clone(), Value::row(vec![1.0, -2.0, 300.0]), "int16".into(), 0.0.into(), "b".into()],
        );
        run(&mut cx, fseek, &[id.clone(), (-6.0).into(), "eof".into()]);
        let back = run(
            &mut cx,
            fread,
            &[id.clone(), Value::row(vec![1.0, 2.0]), "*int16".into(), 0.0.into(), "b".into()],
        );
        assert_eq!((back.class(), back.doubles().to_vec()), (Class::Int16, vec![1.0, -2.0]));
        run(&mut cx, fclose, &[id]);
        assert!(run(&mut cx, fileread, &[name.clone()]).numel() > 6);
        let _ = std::fs::remove_file(name.as_text().unwrap());
    }

    #[test]
    fn a_file_that_is_not_there() {
        let mut cx = Context::for_tests();
        let out = fopen(&mut cx, &mut ["/no/such/file".into()], 2).unwrap();
        assert_eq!(out[0].as_f64(), Some(-1.0));
        assert_eq!(out[1].as_text().as_deref(), Some("No such file or directory"));
        assert_eq!(
            fgetl(&mut cx, &mut [(-1.0).into()], 1).unwrap_err().identifier(),
            "MATLAB:FileIO:InvalidFid"
        );
    }

    #[test]
    fn precisions() {
        assert_eq!(
            layout("uint8=>char").unwrap(),
            Layout { source: Class::UInt8, target: Class::Char, block: 1, bits: None }
        );
        assert_eq!(layout("*single").unwrap().target, Class::Single);
        assert_eq!(layout("3*int16").unwrap().block, 3);
        assert_eq!(layout("ubit4").unwrap().bits, Some((4, false)));
        assert_eq!(layout("*bit12").unwrap().target, Class::Int16);
        assert!(layout("word").is_err() && layout("bit0").is_err() && layout("bit65").is_err());
    }
}
