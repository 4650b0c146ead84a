//! Kernels of dates: serial day numbers, date vectors and texts, and what converts between them.
//!
//! Day 1 is the first of January of year 0; day 0 and its times have no date. Texts are read by a
//! format, or, without one, by the forms that `datestr` writes and their kin; what a text does not
//! say is the first of January of this year. Years of two digits lie in the hundred years from 50
//! years ago on, or from the pivot year that is given. Months and days are not translated.
//! Source: MATLAB documentation, "datestr", "datenum", "datevec".

use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use std::time::{SystemTime, UNIX_EPOCH};

crate::kernels! {
    "datenum" => datenum,
    "datestr" => datestr,
    "datevec" => datevec,
}

type R = Result<Outputs, Error>;

/// Seconds since 1970, local offset ignored: the machine's time zone is not asked for.
pub(super) fn unix_seconds() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |d| d.as_secs_f64())
}

/// Days from year 0 to 1970.
pub(super) const EPOCH: f64 = 719_529.0;

/// Serial day number of a date of the Gregorian calendar; months and days may be out of range.
pub(super) fn serial(year: f64, month: f64, day: f64) -> f64 {
    let months = year * 12.0 + (month.max(1.0) - 1.0);
    let (y, m) = ((months / 12.0).floor(), months.rem_euclid(12.0) + 1.0);
    // Days before the first of January of year y, year 0 being a leap year.
    let leap = |k: f64| (k / 4.0).ceil() - (k / 100.0).ceil() + (k / 400.0).ceil();
    let before = [0.0, 31.0, 59.0, 90.0, 120.0, 151.0, 181.0, 212.0, 243.0, 273.0, 304.0, 334.0];
    let whole = m.floor();
    let is_leap = y.rem_euclid(4.0) == 0.0 && (y.rem_euclid(100.0) != 0.0 || y.rem_euclid(400.0) == 0.0);
    let extra = if is_leap && whole > 2.0 { 1.0 } else { 0.0 };
    365.0 * y + leap(y) + before.get((whole as usize).saturating_sub(1)).copied().unwrap_or(0.0) + extra + day
}

/// Year, month, day, hour, minute, second of a serial day number.
pub(super) fn parts(t: f64) -> [f64; 6] {
    // Beyond, years are not whole numbers of doubles any more, or no date is meant.
    if t.is_nan() || t.abs() > 1e12 {
        return [f64::NAN; 6];
    }
    // Whole milliseconds, so that 59.9999999 seconds do not show.
    let seconds = (t * 86400.0 * 1000.0).round() / 1000.0;
    let mut day = (seconds / 86400.0).floor();
    let mut rest = seconds - day * 86400.0;
    if rest < 0.0 {
        rest += 86400.0;
        day -= 1.0;
    }
    let hour = (rest / 3600.0).floor();
    let minute = ((rest - hour * 3600.0) / 60.0).floor();
    let second = rest - hour * 3600.0 - minute * 60.0;
    if day == 0.0 {
        return [0.0, 0.0, 0.0, hour, minute, second];
    }
    let mut year = ((day - 1.0) / 365.2425).floor();
    while serial(year + 1.0, 1.0, 1.0) <= day {
        year += 1.0;
    }
    while serial(year, 1.0, 1.0) > day {
        year -= 1.0;
    }
    let month = (1..=12).rev().map(f64::from).find(|&m| serial(year, m, 1.0) <= day).unwrap_or(1.0);
    let date = day - serial(year, month, 1.0) + 1.0;
    [year, month, date, hour, minute, second]
}

/// `datenum(y, m, d, h, mi, s)`, or of rows `[y m d h mi s]`, or of texts.
fn datenum(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Some(texts) = texts_of(&args[0]) {
        let reading = Reading::of(&args[1..])?;
        let dates: Option<Vec<f64>> = texts.iter().map(|t| reading.read(t)).collect();
        let message = "DATENUM failed.\nFailed on converting date string to date number.";
        let dates = dates.ok_or_else(|| errors::bad_argument("datenum", "ConvertDateString", message))?;
        return Ok(one(Value::column(dates)));
    }
    args.iter().try_for_each(|a| super::args::need_matrix(a, "datenum"))?;
    if let [rows] = args {
        let (dims, x) = (rows.dims(), rows.doubles());
        if dims.cols() != 3 && dims.cols() != 6 {
            return Ok(one(f64::wrap(Array::new(dims, x.into_owned()))));
        }
        let n = dims.rows();
        let at = |i: usize, j: usize| x.get(i + j * n).copied().unwrap_or(0.0);
        let of = |i: usize| {
            serial(at(i, 0), at(i, 1), at(i, 2))
                + (if dims.cols() == 6 { at(i, 3) * 3600.0 + at(i, 4) * 60.0 + at(i, 5) } else { 0.0 })
                    / 86400.0
        };
        return Ok(one(Value::column((0..n).map(of).collect())));
    }
    let dims = args.iter().map(Value::dims).find(|d| !d.is_scalar()).unwrap_or_else(Dims::scalar);
    let n = dims.numel();
    let mut out = Vec::with_capacity(n);
    for i in 0..n {
        let get = |k: usize| {
            let x = args.get(k).map(|a| a.doubles());
            x.map_or(if k == 2 { 1.0 } else { 0.0 }, |x| {
                if x.len() == 1 { x[0] } else { x.get(i).copied().unwrap_or(f64::NAN) }
            })
        };
        out.push(serial(get(0), get(1), get(2)) + (get(3) * 3600.0 + get(4) * 60.0 + get(5)) / 86400.0);
    }
    Ok(one(f64::wrap(Array::new(dims, out))))
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/// Days of a month, February having 29.
const LENGTHS: [f64; 12] = [31.0, 29.0, 31.0, 30.0, 31.0, 30.0, 31.0, 31.0, 30.0, 31.0, 30.0, 31.0];

/// The texts of an argument: the rows of a char matrix, the elements of a string array or cell.
fn texts_of(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::Char(m) if m.dims().rows() > 1 => Some(crate::text::char_matrix_rows(m)),
        v if v.is_matrix() && !v.is_text() => None,
        v => v.as_texts(),
    }
}

/// How texts are read: by a format or by their form, with the first of the hundred years that years
/// of two digits mean.
struct Reading {
    format: Option<String>,
    pivot: f64,
    year: f64,
}

/// What a text says of a moment.
#[derive(Default)]
struct Said {
    year: Option<f64>,
    month: Option<f64>,
    day: Option<f64>,
    clock: [f64; 3],
    /// Half of the day: whether it is the second.
    half: Option<bool>,
}

impl Reading {
    /// From the arguments behind the texts: a format, a pivot year or both.
    fn of(args: &[Value]) -> Result<Reading, Error> {
        let year = parts(EPOCH + unix_seconds() / 86400.0)[0];
        let mut reading = Reading { format: None, pivot: year - 50.0, year };
        for a in args {
            if a.is_text() {
                reading.format = a.as_text();
            } else if let Some(x) = a.as_f64() {
                reading.pivot = x;
            }
        }
        Ok(reading)
    }

    fn read(&self, text: &str) -> Option<f64> {
        let said = match &self.format {
            Some(format) => self.by_format(text, format)?,
            None => self.by_form(text)?,
        };
        let (y, m, d) = (said.year.unwrap_or(self.year), said.month.unwrap_or(1.0), said.day.unwrap_or(1.0));
        let [mut h, mi, s] = said.clock;
        match said.half {
            Some(true) if h < 12.0 => h += 12.0,
            Some(false) if h == 12.0 => h = 0.0,
            _ => {}
        }
        let longest = LENGTHS.get((m as usize).wrapping_sub(1))?;
        if d < 1.0 || d > *longest || h > 24.0 || mi >= 60.0 || s > 60.0 {
            return None;
        }
        Some(serial(y, m, d) + (h * 3600.0 + mi * 60.0 + s) / 86400.0)
    }

    /// A year of two digits in its century.
    fn full_year(&self, digits: &str) -> Option<f64> {
        let y: f64 = digits.parse().ok()?;
        if digits.len() > 2 {
            return Some(y);
        }
        Some(self.pivot + (y - self.pivot).rem_euclid(100.0))
    }

    /// A text read field by field; what stands behind the last field of the format does not count.
    fn by_format(&self, text: &str, format: &str) -> Option<Said> {
        let mut said = Said::default();
        let (mut rest, mut format) = (text.trim_start(), format.trim());
        while !format.is_empty() {
            let field = FIELDS.iter().find(|f| format.starts_with(**f));
            let Some(field) = field else {
                let c = format.chars().next()?;
                format = &format[c.len_utf8()..];
                rest = if c.is_whitespace() { rest.trim_start() } else { rest.strip_prefix(c)? };
                continue;
            };
            format = &format[field.len()..];
            rest = self.field(&mut said, field, rest)?;
        }
        Some(said)
    }

    /// Reads one field; what is left of the text.
    fn field<'a>(&self, said: &mut Said, field: &str, rest: &'a str) -> Option<&'a str> {
        let rest = rest.trim_start();
        let digits = |most: usize| {
            let n = rest.bytes().take(most).take_while(u8::is_ascii_digit).count();
            (n > 0).then(|| rest.split_at(n))
        };
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(letters);
        let (number, left) = match field {
            "yyyy" | "YYYY" | "yy" | "YY" => {
                let (number, left) = digits(field.len())?;
                said.year =
                    Some(if field.len() == 2 { self.full_year(number)? } else { number.parse().ok()? });
                return Some(left);
            }
            "mmmm" | "mmm" => {
                said.month = Some(month_named(word)?);
                return Some(behind);
            }
            "dddd" | "ddd" => return (word.len() >= 3).then_some(behind),
            "AM" | "PM" => {
                said.half = Some(half_named(word.get(..2)?)?);
                return Some(&rest[2..]);
            }
            "FFF" => digits(3)?,
            _ => digits(2)?,
        };
        let x: f64 = number.parse().ok()?;
        match field {
            "mm" => said.month = Some(x),
            "dd" => said.day = Some(x),
            "HH" => said.clock[0] = x,
            "MM" => said.clock[1] = x,
            "SS" => said.clock[2] += x,
            _ => said.clock[2] += x / 10f64.powi(number.len() as i32),
        }
        Some(left)
    }

    /// A text in one of the usual forms.
    fn by_form(&self, text: &str) -> Option<Said> {
        let text = text.trim();
        if let Some(said) = self.by_format(text, "yyyymmddTHHMMSS").filter(|_| text.len() == 15) {
            return Some(said);
        }
        let mut said = Said::default();
        let date = match text.find(':') {
            Some(colon) => {
                let before = &text[..colon];
                let start = before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
                read_clock(&mut said, &text[start..])?;
                text[..start].trim_end_matches(|c: char| c == 'T' || c == ',' || c.is_whitespace())
            }
            None => text,
        };
        if date.is_empty() {
            return (!text.is_empty()).then_some(said);
        }
        self.read_date(&mut said, date)?;
        Some(said)
    }

    /// The date of a text, in numbers or with the name of its month.
    fn read_date(&self, said: &mut Said, date: &str) -> Option<()> {
        let parts: Vec<&str> = date.split(|c: char| "-/., ".contains(c)).filter(|p| !p.is_empty()).collect();
        let all_digits = |p: &str| p.bytes().all(|c| c.is_ascii_digit());
        let number = |p: &str| p.parse::<f64>().ok().filter(|_| all_digits(p));
        let named = parts.iter().position(|p| month_named(p).is_some());
        if let Some(at) = named {
            said.month = month_named(parts[at]);
            let others: Vec<&str> =
                parts.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, p)| *p).collect();
            match others.as_slice() {
                [y, d] if y.len() > 2 => (said.year, said.day) = (Some(number(y)?), Some(number(d)?)),
                [d, y] => (said.day, said.year) = (Some(number(d)?), Some(number(y).and(self.full_year(y))?)),
                [y] if y.len() == 4 => said.year = Some(number(y)?),
                [d] => said.day = Some(number(d)?),
                _ => return None,
            }
            return Some(());
        }
        match parts.as_slice() {
            [y, m, d] if y.len() > 2 => {
                (said.year, said.month, said.day) = (Some(number(y)?), Some(number(m)?), Some(number(d)?));
            }
            [m, d, y] => {
                said.month = Some(number(m)?);
                said.day = Some(number(d)?);
                said.year = Some(number(y).and(self.full_year(y))?);
            }
            [m, d] if date.contains('/') => (said.month, said.day) = (Some(number(m)?), Some(number(d)?)),
            _ => return None,
        }
        Some(())
    }
}

/// The fields of a format that is read; longer ones before those they begin with.
const FIELDS: [&str; 16] = [
    "yyyy", "YYYY", "yy", "YY", "mmmm", "mmm", "mm", "dddd", "ddd", "dd", "HH", "MM", "SS", "FFF", "AM", "PM",
];

/// The month whose name begins as a word of at least three letters does.
fn month_named(word: &str) -> Option<f64> {
    let fits = |m: &&str| word.is_ascii() && word.len() >= 3 && m[..3].eq_ignore_ascii_case(&word[..3]);
    MONTHS.iter().position(|m| fits(&m)).map(|k| k as f64 + 1.0)
}

/// Whether `AM` or `PM` names the second half of the day.
fn half_named(word: &str) -> Option<bool> {
    match () {
        () if word.eq_ignore_ascii_case("PM") => Some(true),
        () if word.eq_ignore_ascii_case("AM") => Some(false),
        () => None,
    }
}

/// The time of day `10:30`, `10:30:00.5` or `10:30 PM`.
fn read_clock(said: &mut Said, text: &str) -> Option<()> {
    let end = text.find(|c: char| !(c.is_ascii_digit() || c == ':' || c == '.')).unwrap_or(text.len());
    let (clock, half) = text.split_at(end);
    let fields: Vec<f64> = clock.split(':').map(|f| f.parse().ok()).collect::<Option<_>>()?;
    if fields.len() > 3 {
        return None;
    }
    for (to, x) in said.clock.iter_mut().zip(fields) {
        *to = x;
    }
    match half.trim() {
        "" | "Z" => {}
        word => said.half = Some(half_named(word)?),
    }
    Some(())
}

/// The serial day numbers of a date argument: numbers, vectors of three or six, or text.
fn moments(value: &Value, how: &[Value]) -> Result<Vec<f64>, Error> {
    if let Some(texts) = texts_of(value) {
        let bad = || {
            errors::bad_argument("datestr", "ConvertToDateNumber", "Cannot convert input to date numbers.")
        };
        let reading = Reading::of(how)?;
        return texts.iter().map(|t| reading.read(t).ok_or_else(bad)).collect();
    }
    let (dims, x) = (value.dims(), value.doubles());
    if dims.rank() == 2 && is_vectors(&dims, &x) {
        let n = dims.rows();
        let at = |i: usize, j: usize| x.get(i + j * n).copied().unwrap_or(0.0);
        return Ok((0..n)
            .map(|i| {
                serial(at(i, 0), at(i, 1), at(i, 2))
                    + (at(i, 3) * 3600.0 + at(i, 4) * 60.0 + at(i, 5)) / 86400.0
            })
            .collect());
    }
    Ok(x.into_owned())
}

/// Whether rows are date vectors: six columns, or three whose months and days are such.
fn is_vectors(dims: &Dims, x: &[f64]) -> bool {
    let n = dims.rows();
    let whole = |j: usize, lo: f64, hi: f64| {
        x[j * n..(j + 1) * n].iter().all(|v| v.fract() == 0.0 && (lo..=hi).contains(v))
    };
    match dims.cols() {
        6 => true,
        3 => n > 0 && whole(0, 500.0, 2500.0) && whole(1, 1.0, 12.0) && whole(2, 0.0, 31.0),
        _ => false,
    }
}

fn datevec(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let when = match texts_of(&args[0]) {
        // Numbers are serial, however many columns there are.
        None => args[0].doubles().into_owned(),
        Some(_) => moments(&args[0], &args[1..])?,
    };
    let rows: Vec<[f64; 6]> = when.into_iter().map(parts).collect();
    let n = rows.len();
    if nargout <= 1 {
        let data = (0..6).flat_map(|j| rows.iter().map(move |r| r[j])).collect();
        return Ok(one(Value::matrix(n, 6, data)));
    }
    let columns = (0..nargout.min(6)).map(|j| rows.iter().map(|r| r[j]).collect());
    Ok(columns.map(Value::column).collect())
}

/// MATLAB's numbered formats.
pub(super) const FORMATS: [&str; 32] = [
    "dd-mmm-yyyy HH:MM:SS",
    "dd-mmm-yyyy",
    "mm/dd/yy",
    "mmm",
    "m",
    "mm",
    "mm/dd",
    "dd",
    "ddd",
    "d",
    "yyyy",
    "yy",
    "mmmyy",
    "HH:MM:SS",
    "HH:MM:SS PM",
    "HH:MM",
    "HH:MM PM",
    "QQ-YY",
    "QQ",
    "dd/mm",
    "dd/mm/yy",
    "mmm.dd,yyyy HH:MM:SS",
    "mmm.dd,yyyy",
    "mm/dd/yyyy",
    "dd/mm/yyyy",
    "yy/mm/dd",
    "yyyy/mm/dd",
    "QQ-YYYY",
    "mmmyyyy",
    "yyyy-mm-dd",
    "yyyymmddTHHMMSS",
    "yyyy-mm-dd HH:MM:SS",
];

fn datestr(_: &mut Context, args: &mut [Value], _: usize) -> R {
    // Names are the same in the language of the machine.
    let count = args.len()
        - usize::from(args.len() > 1 && args[args.len() - 1].as_text().as_deref() == Some("local"));
    let args = &mut args[..count];
    // Behind the format stands the pivot year.
    let when = moments(&args[0], args.get(2..3).unwrap_or(&[]))?;
    let format = match args.get(1) {
        Some(f) if f.is_text() && !f.is_empty() => f.as_text().unwrap_or_default(),
        Some(f) if !f.is_empty() && f.as_f64() != Some(-1.0) => {
            f.as_usize().and_then(|k| FORMATS.get(k)).map(|f| f.to_string()).ok_or_else(|| {
                errors::bad_argument("datestr", "UnknownDateFormat", "Unknown date format number.")
            })?
        }
        _ if when.iter().all(|t| t.fract() == 0.0) => FORMATS[1].into(),
        _ if when.iter().all(|t| t.floor() == 0.0) => FORMATS[16].into(),
        _ => FORMATS[0].into(),
    };
    let rows: Vec<String> = when.iter().map(|&t| write_date(t, &format)).collect();
    Ok(one(crate::text::char_matrix(&rows)))
}

/// A moment written by a format.
pub(super) fn write_date(t: f64, format: &str) -> String {
    let [y, m, d, h, mi, s] = parts(t);
    let month = MONTHS.get((m as usize).max(1) - 1).copied().unwrap_or("");
    // Day 2 is a Sunday, as day 730486 is a Saturday.
    let weekday = DAYS.get((t.floor() as i64 - 2).rem_euclid(7) as usize).copied().unwrap_or("").to_string();
    let pm = format.contains("PM") || format.contains("AM");
    let hour = if pm { if h % 12.0 == 0.0 { 12.0 } else { h % 12.0 } } else { h };
    let mut out = String::new();
    let mut rest = format;
    let fields: [(&str, String); 19] = [
        ("yyyy", format!("{y:04}")),
        ("YYYY", format!("{y:04}")),
        ("yy", format!("{:02}", y.rem_euclid(100.0))),
        ("YY", format!("{:02}", y.rem_euclid(100.0))),
        ("mmmm", month.to_string()),
        ("mmm", month.get(..3).unwrap_or("").to_string()),
        ("mm", format!("{m:02}")),
        ("m", month.get(..1).unwrap_or("").to_string()),
        ("dddd", weekday.clone()),
        ("ddd", weekday.get(..3).unwrap_or("").to_string()),
        ("dd", format!("{d:02}")),
        ("d", weekday.get(..1).unwrap_or("").to_string()),
        ("HH", if pm { format!("{hour:2}") } else { format!("{hour:02}") }),
        ("MM", format!("{mi:02}")),
        ("SS", format!("{:02}", s.floor())),
        ("FFF", format!("{:03}", ((s - s.floor()) * 1000.0).round())),
        ("PM", if h >= 12.0 { "PM".into() } else { "AM".into() }),
        ("AM", if h >= 12.0 { "PM".into() } else { "AM".into() }),
        ("QQ", format!("Q{}", ((m - 1.0) / 3.0).floor() + 1.0)),
    ];
    while !rest.is_empty() {
        if let Some((key, text)) = fields.iter().find(|(k, _)| rest.starts_with(k)) {
            out.push_str(text);
            rest = &rest[key.len()..];
        } else if let Some(c) = rest.chars().next() {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_dates_agree() {
        assert_eq!(serial(2000.0, 1.0, 1.0), 730486.0);
        assert_eq!(serial(1970.0, 1.0, 1.0), EPOCH);
        for day in (1..800_000).step_by(997).map(f64::from) {
            let [y, m, d, ..] = parts(day);
            assert_eq!(serial(y, m, d), day);
        }
        assert_eq!(write_date(730486.5, FORMATS[0]), "01-Jan-2000 12:00:00");
        assert_eq!(write_date(730486.0, "ddd"), "Sat");
    }

    #[test]
    fn texts_are_read() {
        let form = |t: &str| Reading { format: None, pivot: 1976.0, year: 2026.0 }.read(t);
        for text in
            ["2000-01-01", "01-Jan-2000", "1/1/2000", "01/01/00", "Jan 1, 2000", "Jan.01,2000", "2000/01/01"]
        {
            assert_eq!(form(text), Some(730486.0), "{text}");
        }
        for text in ["01-Jan-2000 12:00:00", "20000101T120000", "2000-01-01T12:00:00", "1-Jan-00 12:00 PM"] {
            assert_eq!(form(text), Some(730486.5), "{text}");
        }
        assert_eq!(form("10:30 PM"), Some(serial(2026.0, 1.0, 1.0) + 22.5 / 24.0));
        assert_eq!(form("nothing"), None);
        assert_eq!(form("é:10"), None);
        let by = |t: &str, f: &str| Reading { format: Some(f.into()), pivot: 1976.0, year: 2026.0 }.read(t);
        assert_eq!(by("01/02/2000", "dd/mm/yyyy"), Some(serial(2000.0, 2.0, 1.0)));
        assert_eq!(by("20000203", "yyyymmdd"), Some(serial(2000.0, 2.0, 3.0)));
        assert_eq!(by("2000-01-01", "yyyy-mm-dd HH:MM"), None);
    }
}
