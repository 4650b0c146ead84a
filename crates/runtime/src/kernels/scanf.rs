//! `sscanf` and `fscanf`: values read from a text by a format.
//!
//! The format is used again and again until the text ends or does not fit. When only texts are read
//! (`%s`, `%c`, `%[..]`) the result is char, else a column of doubles in which texts are their codes; where all are
//! whole numbers of 64 bits (`%ld`, `%lu`), of their class.

use super::files::wanted;
use super::texts::{one_text, text, unescape};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::from_doubles;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::files::Files;
use crate::kernel::{Outputs, one};
use crate::number::Int;
use crate::value::Value;
use types::Class;

crate::kernels! {
    "sscanf" => sscanf,
    "fscanf" => fscanf,
}

type R = Result<Outputs, Error>;

/// One part of a format.
enum Item {
    /// White space: any amount of it.
    Space,
    /// Text that must stand there.
    Literal(Vec<char>),
    /// A conversion.
    Field { kind: Kind, skip: bool, width: Option<usize> },
}

/// What a conversion reads.
enum Kind {
    /// `%d`, `%u`, `%x`, `%o`: of a base, as a number of a class.
    Integer(u32, Class),
    /// `%i`: base by prefix.
    AnyBase(Class),
    /// `%f`, `%e`, `%g`
    Float,
    /// `%s`
    Word,
    /// `%c`
    Chars,
    /// `%[...]`: the set and whether it is turned round.
    Set(Vec<char>, bool),
}

impl Kind {
    /// The class of a whole number of 64 bits.
    fn long(&self) -> Option<Class> {
        match self {
            Kind::Integer(_, c) | Kind::AnyBase(c) => {
                Some(*c).filter(|c| matches!(c, Class::Int64 | Class::UInt64))
            }
            _ => None,
        }
    }
}

fn parse(format: &str) -> Result<Vec<Item>, Error> {
    let bad = || errors::bad_argument("sscanf", "InvalidFormat", "Invalid format.");
    let mut items = Vec::new();
    let mut c = format.chars().peekable();
    while let Some(ch) = c.next() {
        if ch.is_whitespace() {
            if !matches!(items.last(), Some(Item::Space)) {
                items.push(Item::Space);
            }
            continue;
        }
        if ch != '%' || c.peek() == Some(&'%') {
            if ch == '%' {
                c.next();
            }
            match items.last_mut() {
                Some(Item::Literal(t)) => t.push(ch),
                _ => items.push(Item::Literal(vec![ch])),
            }
            continue;
        }
        let skip = c.next_if_eq(&'*').is_some();
        let mut width = None;
        while let Some(d) = c.peek().and_then(|d| d.to_digit(10)) {
            width = Some(width.unwrap_or(0usize).saturating_mul(10).saturating_add(d as usize));
            c.next();
        }
        let mut long = false;
        while let Some(l) = c.next_if(|l| matches!(l, 'l' | 'h' | 'L')) {
            long |= l == 'l';
        }
        let (signed, unsigned) =
            if long { (Class::Int64, Class::UInt64) } else { (Class::Int32, Class::UInt32) };
        let kind = match c.next().ok_or_else(bad)? {
            'd' => Kind::Integer(10, signed),
            'u' => Kind::Integer(10, unsigned),
            'i' => Kind::AnyBase(signed),
            'x' | 'X' => Kind::Integer(16, unsigned),
            'o' => Kind::Integer(8, unsigned),
            'f' | 'e' | 'g' | 'E' | 'G' => Kind::Float,
            's' => Kind::Word,
            'c' => Kind::Chars,
            '[' => {
                let negated = c.next_if_eq(&'^').is_some();
                let mut set = Vec::new();
                loop {
                    match c.next().ok_or_else(bad)? {
                        ']' if !set.is_empty() => break,
                        '-' if !set.is_empty() && c.peek().is_some_and(|n| *n != ']') => {
                            let (lo, hi) = (set.last().copied().unwrap_or('-'), c.next().unwrap_or('-'));
                            set.extend((lo..=hi).skip(1).take(70_000));
                        }
                        other => set.push(other),
                    }
                }
                Kind::Set(set, negated)
            }
            _ => return Err(bad()),
        };
        items.push(Item::Field { kind, skip, width });
    }
    Ok(items)
}

/// What was read.
struct Scanned {
    values: Vec<f64>,
    /// The values of whole numbers of 64 bits, which doubles cannot all hold, and their class while all are such.
    exact: Vec<i128>,
    long: Option<Class>,
    all_text: bool,
    /// Conversions that gave something.
    count: usize,
    /// Characters passed.
    used: usize,
    /// The text did not fit before it ended.
    stuck: bool,
}

/// Reads `text` by `format` until `most` values are there; where the size asks for `most` conversions
/// (`fields`), a word counts as one.
fn scan(source: &[char], format: &str, most: usize, by_field: bool) -> Result<Scanned, Error> {
    let items = parse(format)?;
    let long = items.iter().filter_map(|i| match i {
        Item::Field { kind, skip: false, .. } => Some(kind.long()),
        _ => None,
    });
    let long = long.reduce(|a, b| if a == b { a } else { None }).flatten();
    let mut s = Scanned {
        values: Vec::new(),
        exact: Vec::new(),
        long,
        all_text: true,
        count: 0,
        used: 0,
        stuck: false,
    };
    let fields = items.iter().any(|i| matches!(i, Item::Field { .. }));
    // Blanks before the end are characters, too, where the format goes on with such.
    let takes_blanks = matches!(items.first(), Some(Item::Field { kind: Kind::Chars | Kind::Set(..), .. }));
    let full = |s: &Scanned| if by_field { s.count >= most } else { s.values.len() >= most };
    let mut at = 0;
    'rounds: loop {
        let (start, had) = (at, s.count);
        for item in &items {
            match item {
                Item::Space => at += spaces(&source[at..]),
                Item::Literal(t) => {
                    let ahead = at + spaces(&source[at..]);
                    let from = if source[at..].starts_with(t) { at } else { ahead };
                    if !source[from..].starts_with(t) {
                        s.stuck = from < source.len();
                        break 'rounds;
                    }
                    at = from + t.len();
                }
                Item::Field { kind, skip, width } => {
                    if full(&s) {
                        break 'rounds;
                    }
                    if !matches!(kind, Kind::Chars | Kind::Set(..)) {
                        at += spaces(&source[at..]);
                    }
                    let Some((values, length)) = read(&source[at..], kind, *width) else {
                        s.stuck = at < source.len();
                        s.used = at;
                        break 'rounds;
                    };
                    if s.long.is_some() && !skip {
                        s.exact.push(exact(&source[at..at + length], kind));
                    }
                    at += length;
                    s.used = at;
                    if !skip {
                        s.all_text &= matches!(kind, Kind::Word | Kind::Chars | Kind::Set(..));
                        s.count += 1;
                        s.values.extend(values);
                    }
                }
            }
        }
        s.used = at;
        let passed = if takes_blanks { 0 } else { spaces(&source[at..]) };
        let nothing_left = at + passed >= source.len();
        if !fields || nothing_left || (at == start && s.count == had) || full(&s) {
            break;
        }
    }
    if !by_field {
        s.values.truncate(most);
        s.exact.truncate(most);
    }
    Ok(s)
}

fn spaces(source: &[char]) -> usize {
    source.iter().take_while(|c| c.is_whitespace()).count()
}

/// Reads one conversion: values and the length passed; `None` where nothing fits.
fn read(source: &[char], kind: &Kind, width: Option<usize>) -> Option<(Vec<f64>, usize)> {
    let limit = width.unwrap_or(usize::MAX).min(source.len());
    let source = &source[..limit];
    let run = |f: &dyn Fn(char) -> bool| source.iter().take_while(|c| f(**c)).count();
    let codes = |n: usize| -> Vec<f64> {
        source[..n]
            .iter()
            .flat_map(|c| c.encode_utf16(&mut [0; 2]).iter().map(|u| f64::from(*u)).collect::<Vec<_>>())
            .collect()
    };
    match kind {
        Kind::Word => Some(run(&|c| !c.is_whitespace())).filter(|n| *n > 0).map(|n| (codes(n), n)),
        Kind::Chars => {
            let n = width.unwrap_or(1).min(source.len());
            (n > 0).then(|| (codes(n), n))
        }
        Kind::Set(set, negated) => {
            let n = run(&|c| set.contains(&c) != *negated);
            (n > 0).then(|| (codes(n), n))
        }
        Kind::Float => number(source).map(|(x, n)| (vec![x], n)),
        Kind::Integer(base, class) => whole(source, *base, *class),
        Kind::AnyBase(class) => {
            let t: String = source.iter().take(3).collect::<String>().to_lowercase();
            let t = t.trim_start_matches(['+', '-']);
            whole(
                source,
                if t.starts_with("0x") {
                    16
                } else if t.len() > 1 && t.starts_with('0') {
                    8
                } else {
                    10
                },
                *class,
            )
        }
    }
}

/// A whole number, which stops at the ends of its class.
fn whole(source: &[char], base: u32, class: Class) -> Option<(Vec<f64>, usize)> {
    let signed = usize::from(matches!(source.first(), Some('+' | '-')));
    let mut at = signed;
    if base == 16 && source.get(at) == Some(&'0') && matches!(source.get(at + 1), Some('x' | 'X')) {
        at += 2;
    }
    let start = at;
    let mut x = 0.0;
    while let Some(d) = source.get(at).and_then(|c| c.to_digit(base)) {
        x = x * f64::from(base) + f64::from(d);
        at += 1;
    }
    let x = if source.first() == Some(&'-') { -x } else { x };
    let limits = types::Interval::of_class(class);
    (at > start).then(|| (vec![x.clamp(limits.lo, limits.hi)], at))
}

/// The whole number that a text of digits is, whatever it needs.
fn exact(source: &[char], kind: &Kind) -> i128 {
    let text: String = source.iter().collect::<String>().to_lowercase();
    let digits = text.trim_start_matches(['+', '-']);
    let (digits, base) = match (digits.strip_prefix("0x"), kind) {
        (Some(d), Kind::Integer(16, _) | Kind::AnyBase(_)) => (d, 16),
        (None, Kind::AnyBase(_)) if digits.len() > 1 && digits.starts_with('0') => (digits, 8),
        (_, Kind::Integer(base, _)) => (digits, *base),
        _ => (digits, 10),
    };
    let value = i128::from_str_radix(digits, base).unwrap_or(i128::MAX);
    if text.starts_with('-') { -value } else { value }
}

fn number(source: &[char]) -> Option<(f64, usize)> {
    let part = |c: &&char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
    let t: String = source.iter().take(400).take_while(part).collect();
    let signed = usize::from(t.starts_with(['+', '-']));
    let (x, rest) = crate::scan::magnitude(&t[signed..])?;
    let used = t.len() - rest.len();
    Some((if t.starts_with('-') { -x } else { x }, t[..used].chars().count()))
}

/// What was read, in columns of so many rows; fewer values are one shorter column.
fn result(s: &Scanned, rows: Option<usize>) -> Value {
    let class = if s.all_text && s.count > 0 { Class::Char } else { Class::Double };
    if let Some(long) = s.long.filter(|_| s.count > 0) {
        let mut exact = s.exact.clone();
        let dims = shape(&mut exact, rows, class);
        return match long {
            Class::UInt64 => u64::wrap(Array::new(dims, exact.into_iter().map(u64::from_i128).collect())),
            _ => i64::wrap(Array::new(dims, exact.into_iter().map(i64::from_i128).collect())),
        };
    }
    let mut data = s.values.clone();
    let dims = shape(&mut data, rows, class);
    from_doubles(class, dims, data)
}

/// The shape of what was read, filled up with zeros.
fn shape<T: Clone + Default>(data: &mut Vec<T>, rows: Option<usize>, class: Class) -> Dims {
    match rows {
        _ if data.is_empty() => Dims::matrix(0, 0),
        Some(rows) if rows > 0 && rows < data.len() => {
            let cols = data.len().div_ceil(rows);
            data.resize(rows * cols, T::default());
            Dims::matrix(rows, cols)
        }
        None if class == Class::Char => Dims::matrix(1, data.len()),
        _ => Dims::matrix(data.len(), 1),
    }
}

fn sscanf(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let source: Vec<char> = text(&one_text(&args[0], "sscanf", 1)?).chars().collect();
    let format = text(&unescape(&one_text(&args[1], "sscanf", 2)?));
    let (most, rows) = wanted(args.get(2))?;
    let s = scan(&source, &format, most, rows.is_none())?;
    let message = if s.stuck { "Matching failure in format." } else { "" };
    let all = [result(&s, rows), Value::from(s.count), Value::from(message), Value::from(s.used + 1)];
    Ok(all.into_iter().take(nargout.max(1)).collect())
}

fn fscanf(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let id = args[0].as_f64().unwrap_or(-1.0) as i64;
    let format = text(&unescape(&one_text(&args[1], "fscanf", 2)?));
    let (most, rows) = wanted(args.get(2))?;
    let file = cx.state::<Files>().get(id)?;
    let rest = file.read_rest();
    let source: Vec<char> = rest.iter().map(|&b| char::from(b)).collect();
    let s = scan(&source, &format, most, rows.is_none())?;
    let mut unread = rest.len() - s.used.min(rest.len());
    // A format that goes on passes the blanks before the end.
    if !s.stuck
        && args.get(2).is_none()
        && source[s.used.min(source.len())..].iter().all(|c| c.is_whitespace())
    {
        unread = 0;
    }
    if unread > 0 {
        file.seek(std::io::SeekFrom::Current(-(unread as i64)));
    }
    let mut out = one(result(&s, rows));
    if nargout > 1 {
        out.push(Value::from(s.count));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, format: &str, values: &[f64]) {
        let source: Vec<char> = source.chars().collect();
        assert_eq!(scan(&source, format, usize::MAX, false).expect("format").values, values);
    }

    #[test]
    fn formats_are_used_again_until_the_text_ends() {
        check("1 2 3", "%d", &[1.0, 2.0, 3.0]);
        check("1,2,3", "%d,", &[1.0, 2.0, 3.0]);
        check("x=1.5 y=-2e3", "x=%f y=%f", &[1.5, -2000.0]);
        check("ff", "%x", &[255.0]);
        check("12ab", "%d%*s", &[12.0]);
        check("3.7", "%d", &[3.0]);
        check("abc", "%2c", &[97.0, 98.0, 99.0]);
        check("10:20", "%d:%d", &[10.0, 20.0]);
    }

    #[test]
    fn shapes_are_filled_up() {
        let s = scan(&['1', ' ', '2', ' ', '3'], "%d", usize::MAX, false).expect("format");
        let v = result(&s, Some(2));
        assert_eq!(v.dims(), Dims::matrix(2, 2));
    }
}
