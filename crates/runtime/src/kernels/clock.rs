//! Kernels of time: stop-watch, clock, dates; and the functions of a terminal and of figures that
//! have nothing to do here.

use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none, one};
use crate::value::Value;
use base::Act;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

crate::kernels! {
    "tic" => tic,
    "toc" => toc,
    "clock" => clock,
    "cputime" => cputime,
    "now" => now,
    "time" => time,
    "date" => date,
    "datenum" => datenum,
    "datestr" => datestr,
    "datevec" => datevec,
    "pause" => pause,
    "clc" => nothing,
    "beep" => nothing,
    "drawnow" => nothing,
    "more" => nothing,
}

type R = Result<Outputs, Error>;

fn nothing(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(none())
}

fn micros(d: Duration) -> u64 {
    u64::try_from(d.as_micros()).unwrap_or(u64::MAX)
}

/// `tic` starts the stop-watch; `t = tic` gives a mark for `toc(t)` and leaves the watch alone.
fn tic(cx: &mut Context, _: &mut [Value], nargout: usize) -> R {
    let now = cx.system.now();
    if nargout == 0 {
        cx.tic = Some(now);
        return Ok(none());
    }
    Ok(one(Value::U64(micros(now))))
}

fn toc(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let now = cx.system.now();
    let seconds = match args.first() {
        Some(Value::U64(mark)) => micros(now).saturating_sub(*mark) as f64 * 1e-6,
        Some(_) => {
            return Err(errors::bad_argument(
                "toc",
                "callTicFirstInputs",
                "You must call 'tic' with an output before calling 'toc' with an input.",
            ));
        }
        None => match cx.tic {
            Some(start) => now.saturating_sub(start).as_secs_f64(),
            None => {
                return Err(errors::bad_argument(
                    "toc",
                    "callTicFirst",
                    "You must call 'tic' without an output before calling 'toc' without an input.",
                ));
            }
        },
    };
    if nargout == 0 {
        let text = crate::format::sprintf("Elapsed time is %f seconds.\n", &[Value::F64(seconds)])?;
        cx.print(&text);
        return Ok(none());
    }
    Ok(one(seconds))
}

/// Seconds since 1970, local offset ignored: the machine's time zone is not asked for.
fn unix_seconds() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |d| d.as_secs_f64())
}

/// Days from year 0 to 1970.
pub(super) const EPOCH: f64 = 719_529.0;

fn now(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(EPOCH + unix_seconds() / 86400.0))
}

fn time(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(unix_seconds()))
}

fn cputime(cx: &mut Context, _: &mut [Value], _: usize) -> R {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or("");
    let fields: Vec<&str> = after.split_whitespace().collect();
    let ticks = |k: usize| fields.get(k).and_then(|t| t.parse::<f64>().ok());
    Ok(one(match (ticks(11), ticks(12)) {
        (Some(user), Some(system)) => (user + system) / 100.0,
        _ => cx.system.now().as_secs_f64(),
    }))
}

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
    let mut year = ((day - 1.0) / 365.2425).floor();
    while serial(year + 1.0, 1.0, 1.0) <= day {
        year += 1.0;
    }
    while serial(year, 1.0, 1.0) > day {
        year -= 1.0;
    }
    let month = (1..=12).rev().map(f64::from).find(|&m| serial(year, m, 1.0) <= day).unwrap_or(1.0);
    let date = day - serial(year, month, 1.0) + 1.0;
    let hour = (rest / 3600.0).floor();
    let minute = ((rest - hour * 3600.0) / 60.0).floor();
    [year, month, date, hour, minute, rest - hour * 3600.0 - minute * 60.0]
}

fn clock(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(Value::row(parts(EPOCH + unix_seconds() / 86400.0).to_vec())))
}

/// `datenum(y, m, d, h, mi, s)`, or of rows `[y m d h mi s]`, or of texts.
fn datenum(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if let Some(texts) = args[0].as_texts() {
        let dates: Option<Vec<f64>> = texts.iter().map(|t| parse_date(t)).collect();
        return match dates {
            Some(t) => Ok(one(Value::column(t))),
            None => Err(errors::bad_argument("datenum", "ConvertDateString", "DATENUM failed.")),
        };
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

/// A date such as `2020-01-31`, `31-Jan-2020 12:00:00` or `01/31/2020`.
fn parse_date(text: &str) -> Option<f64> {
    let mut words = text.split_whitespace();
    let day = words.next()?;
    let clock = words.next().unwrap_or("0:0:0");
    let p: Vec<&str> = day.split(['-', '/']).collect();
    let number = |t: &str| t.parse::<f64>().ok();
    let month = |t: &str| {
        MONTHS
            .iter()
            .position(|m| {
                m.len() >= 3 && t.len() >= 3 && m[..3].eq_ignore_ascii_case(t.get(..3).unwrap_or(""))
            })
            .map(|k| k as f64 + 1.0)
    };
    let [a, b, c] = p.as_slice() else { return None };
    let (y, m, d) = match () {
        _ if month(b).is_some() => (number(c)?, month(b)?, number(a)?),
        _ if day.contains('/') && a.len() <= 2 => (number(c)?, number(a)?, number(b)?),
        _ => (number(a)?, number(b)?, number(c)?),
    };
    let t: Vec<f64> = clock.split(':').map(number).collect::<Option<_>>()?;
    let at = |k: usize| t.get(k).copied().unwrap_or(0.0);
    Some(serial(y, m, d) + (at(0) * 3600.0 + at(1) * 60.0 + at(2)) / 86400.0)
}

/// The serial day numbers of a date argument: numbers, vectors of six, or text.
fn moments(value: &Value) -> Result<Vec<f64>, Error> {
    let bad =
        || errors::bad_argument("datestr", "ConvertToDateNumber", "Cannot convert input to date numbers.");
    if let Some(texts) = value.as_texts().filter(|_| !value.is_matrix() || value.is_text()) {
        return texts.iter().map(|t| parse_date(t).ok_or_else(bad)).collect();
    }
    let (dims, x) = (value.dims(), value.doubles());
    if dims.cols() == 6 && dims.rank() == 2 {
        let n = dims.rows();
        let at = |i: usize, j: usize| x[i + j * n];
        return Ok((0..n)
            .map(|i| {
                serial(at(i, 0), at(i, 1), at(i, 2))
                    + (at(i, 3) * 3600.0 + at(i, 4) * 60.0 + at(i, 5)) / 86400.0
            })
            .collect());
    }
    Ok(x.into_owned())
}

fn datevec(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let rows: Vec<[f64; 6]> = moments(&args[0])?.into_iter().map(parts).collect();
    let n = rows.len();
    if nargout <= 1 {
        let data = (0..6).flat_map(|j| rows.iter().map(move |r| r[j])).collect();
        return Ok(one(Value::matrix(n, 6, data)));
    }
    Ok((0..nargout.min(6)).map(|j| Value::column(rows.iter().map(|r| r[j]).collect())).collect())
}

/// MATLAB's numbered formats.
const FORMATS: [&str; 32] = [
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
    let when = moments(&args[0])?;
    let format = match args.get(1) {
        Some(f) if f.is_text() => f.as_text().unwrap_or_default(),
        Some(f) => f.as_usize().and_then(|k| FORMATS.get(k)).map(|f| f.to_string()).ok_or_else(|| {
            errors::bad_argument("datestr", "UnknownDateFormat", "Unknown date format number.")
        })?,
        None if when.iter().all(|t| t.fract() == 0.0) => FORMATS[1].into(),
        None => FORMATS[0].into(),
    };
    let rows: Vec<String> = when.iter().map(|&t| write_date(t, &format)).collect();
    Ok(one(crate::text::char_matrix(&rows)))
}

/// A moment written by a format.
pub(super) fn write_date(t: f64, format: &str) -> String {
    let [y, m, d, h, mi, s] = parts(t);
    let month = MONTHS.get((m as usize).wrapping_sub(1)).copied().unwrap_or("");
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

fn date(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(write_date((EPOCH + unix_seconds() / 86400.0).floor(), FORMATS[1]).as_str()))
}

fn pause(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    cx.flush();
    if cx.may(Act::Wait).is_err() {
        return Ok(none());
    }
    match args.first().and_then(Value::as_f64) {
        Some(s) if s > 0.0 && s.is_finite() => std::thread::sleep(Duration::from_secs_f64(s.min(1e6))),
        Some(_) => {}
        // Without a time it waits for a key; `pause('on')` and its like change nothing here.
        None if args.is_empty() => {
            let mut line = String::new();
            let _ = std::io::stdin().read_line(&mut line);
        }
        None => {}
    }
    Ok(none())
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
        assert_eq!(parse_date("2000-01-01"), Some(730486.0));
        assert_eq!(parse_date("01-Jan-2000 12:00:00"), Some(730486.5));
    }
}
