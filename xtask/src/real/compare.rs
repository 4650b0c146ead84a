//! What counts as equal.
//!
//! Texts are compared word by word. Dates and times of day count as one word. Numbers are close where
//! they agree to 1e-10, to one unit of the last digit that is printed, or are both rounding errors of
//! zero. Octave shows values that a statement without semicolon gives in another form than MATLAB, and
//! words errors in its own way, so that what only differs there is told apart.

use super::engine::Outcome;

/// How an engine did, held against another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// The same to the letter, but for dates and white space.
    Equal,
    /// The same but for the last digits of numbers.
    Close,
    /// The same numbers in the same order, shown in another form (Octave alone).
    Display,
    /// The same text, and another error at the same place (Octave alone).
    Message,
    /// Both refuse the program: no MATLAB, or a thing neither has.
    BothRefuse,
    /// Something else, told by the first place.
    Different(String),
    /// The compiler refuses it.
    Refused(String),
    /// A fault.
    Crash(String),
    /// It does not end in time.
    Timeout,
    /// There is nothing to hold it against, for this reason.
    NoReference(&'static str),
}

impl Verdict {
    /// The column of the tables.
    pub fn name(&self) -> &'static str {
        match self {
            Verdict::Equal => "equal",
            Verdict::Close => "close",
            Verdict::Display => "display",
            Verdict::Message => "message",
            Verdict::BothRefuse => "both refuse",
            Verdict::Different(_) => "different",
            Verdict::Refused(_) => "refused",
            Verdict::Crash(_) => "crash",
            Verdict::Timeout => "timeout",
            Verdict::NoReference(_) => "no reference",
        }
    }

    /// What is to be said beside the name.
    pub fn reason(&self) -> &str {
        match self {
            Verdict::Different(why) | Verdict::Refused(why) | Verdict::Crash(why) => why,
            Verdict::NoReference(why) => why,
            _ => "",
        }
    }

    /// Whether the engine did something wrong; not whether it refused.
    pub fn is_a_fault(&self) -> bool {
        matches!(self, Verdict::Different(_) | Verdict::Crash(_))
    }
}

/// Holds the executable against the interpreter.
pub fn engines(run: &Outcome, build: &Outcome) -> Verdict {
    let refuses = |err: &str| err.starts_with("error[");
    match (run, build) {
        (Outcome::Done { err, success: false, .. }, Outcome::Refused(_)) if refuses(err) => {
            Verdict::BothRefuse
        }
        _ => against(run, build, "interpreter").unwrap_or_else(|(out, err)| match compare(out.0, out.1) {
            Verdict::Equal | Verdict::Close if err.0 != err.1 => match compare(err.0, err.1) {
                Verdict::Different(why) => Verdict::Different(format!("stderr: {why}")),
                other => other,
            },
            other => other,
        }),
    }
}

/// Holds one of our engines against Octave.
pub fn with_octave(octave: &Outcome, ours: &Outcome) -> Verdict {
    let failed = matches!(ours, Outcome::Done { success: false, .. });
    against(octave, ours, "octave").unwrap_or_else(|(out, err)| match compare(out.0, out.1) {
        Verdict::Different(_) if numbers_agree(out.0, out.1) => Verdict::Display,
        Verdict::Equal | Verdict::Close if failed && message(err.0) != message(err.1) => Verdict::Message,
        other => other,
    })
}

/// The texts of the first and the second run.
type Pair<'a> = (&'a str, &'a str);

/// What can be said without looking at the texts, or both pairs of texts.
fn against<'a>(
    reference: &'a Outcome,
    ours: &'a Outcome,
    name: &'static str,
) -> Result<Verdict, (Pair<'a>, Pair<'a>)> {
    let (Outcome::Done { out: o, err: e, success: s }, Outcome::Done { out, err, success }) =
        (reference, ours)
    else {
        return Ok(match (reference, ours) {
            (_, Outcome::Refused(why)) => Verdict::Refused(why.clone()),
            (_, Outcome::Crash(why)) => Verdict::Crash(why.clone()),
            (Outcome::Timeout, _) => Verdict::NoReference("reference: timeout"),
            (_, Outcome::Timeout) => Verdict::Timeout,
            _ => Verdict::NoReference("reference: fails itself"),
        });
    };
    match (s, success) {
        (true, false) => Ok(Verdict::Different(format!("only we fail: {}", first_error(err)))),
        (false, true) => Ok(Verdict::Different(format!("only {name} fails: {}", first_error(e)))),
        _ => Err(((o, out), (e, err))),
    }
}

fn first_error(err: &str) -> &str {
    let mut lines = err.lines().filter(|l| !l.trim().is_empty());
    lines.clone().find(|l| l.starts_with("error")).or_else(|| lines.next()).unwrap_or("").trim()
}

fn message(err: &str) -> &str {
    first_error(err).trim_start_matches("error:").trim()
}

/// The words of a text, each with the number of its line.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for word in line.split_whitespace() {
            if is_date(word) || is_time(word) {
                continue;
            }
            for part in word.split_inclusive([',', ';', '=', '(', ')', '[', ']', '{', '}', ':', '|']) {
                let end = part.trim_end_matches([',', ';', '=', '(', ')', '[', ']', '{', '}', ':', '|']);
                let (word, mark) = part.split_at(end.len());
                found
                    .extend([word, mark].iter().filter(|w| !w.is_empty()).map(|w| (number, (*w).to_owned())));
            }
        }
    }
    found
}

/// `22-Nov-2026`.
fn is_date(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let [day, month, year] = parts.as_slice() else { return false };
    day.len() <= 2
        && day.parse::<u32>().is_ok()
        && month.len() == 3
        && month.chars().all(char::is_alphabetic)
        && year.trim_end_matches(['.', ',']).len() == 4
}

/// `17:38:04`, with or without fractions.
fn is_time(word: &str) -> bool {
    let parts: Vec<&str> = word.split(':').collect();
    parts.len() == 3 && parts.iter().all(|p| p.parse::<f64>().is_ok())
}

fn compare(a: &str, b: &str) -> Verdict {
    if a == b {
        return Verdict::Equal;
    }
    let (x, y) = (words(a), words(b));
    let mut verdict = Verdict::Equal;
    for i in 0..x.len().max(y.len()) {
        match (x.get(i), y.get(i)) {
            (Some((_, p)), Some((_, q))) if p == q => {}
            (Some((_, p)), Some((_, q))) if are_close(p, q) => verdict = Verdict::Close,
            (p, q) => {
                let (p, q) = (line(a, p), line(b, q));
                return Verdict::Different(format!("`{p}` became `{q}`"));
            }
        }
    }
    verdict
}

/// The line of a word, not too long.
fn line(text: &str, word: Option<&(usize, String)>) -> String {
    let line = word.and_then(|(n, _)| text.lines().nth(*n)).unwrap_or("<end>");
    line.trim().chars().take(90).collect()
}

fn are_close(a: &str, b: &str) -> bool {
    let (Ok(x), Ok(y)) = (a.parse::<f64>(), b.parse::<f64>()) else { return false };
    let apart = (x - y).abs();
    let is_nothing = |v: f64| v.abs() < 1e-10;
    apart <= 1e-10 * x.abs().max(y.abs())
        || apart <= 1.001 * last_unit(a).max(last_unit(b))
        || is_nothing(x) && is_nothing(y)
}

/// The size of one unit of the last digit of a printed number that has a fraction.
fn last_unit(number: &str) -> f64 {
    let (digits, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let Some((_, fraction)) = digits.split_once('.') else { return 0.0 };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    10f64.powi(exponent - fraction.len() as i32)
}

/// Whether both texts hold the same numbers to the digits of `format short`.
fn numbers_agree(a: &str, b: &str) -> bool {
    let (x, y) = (numbers(a), numbers(b));
    let agree = |(p, q): (&f64, &f64)| p == q || (p - q).abs() <= 6e-4 * p.abs().max(q.abs()).max(1e-3);
    !x.is_empty() && x.len() == y.len() && x.iter().zip(&y).all(agree)
}

/// The numbers of a text, without the headings of columns. Letters that are not ASCII are none: files in
/// other encodings than UTF-8 are read in more than one way.
fn numbers(text: &str) -> Vec<f64> {
    let text: String = text.chars().map(|c| if c.is_ascii() { c } else { ' ' }).collect();
    let heading = |l: &&str| !l.trim_start().starts_with("Column");
    let body: Vec<&str> = text.lines().filter(heading).collect();
    words(&body.join("\n")).iter().filter_map(|(_, w)| w.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_close_in_the_last_digit_and_around_zero() {
        assert_eq!(compare("x = 1.2346\n", "x = 1.2345\n"), Verdict::Close);
        assert_eq!(compare("1.1e-16", "-3e-17"), Verdict::Close);
        assert_eq!(compare("a  b\n\n", "a b"), Verdict::Equal);
        assert!(matches!(compare("x = 12\n", "x = 13\n"), Verdict::Different(_)));
        assert!(matches!(compare("1.2346", "1.2356"), Verdict::Different(_)));
    }

    #[test]
    fn dates_do_not_count() {
        assert_eq!(compare("on 22-Nov-2026 17:38:04", "on 01-Jan-2001 00:00:00"), Verdict::Equal);
    }

    #[test]
    fn octave_shows_values_in_another_form() {
        let done = |out: &str| Outcome::Done { out: out.to_owned(), err: String::new(), success: true };
        let (octave, ours) = (done("x =\n   1   2\n\n"), done("x =\n\n     1     2\n\n"));
        assert_eq!(with_octave(&octave, &ours), Verdict::Equal);
        let (octave, ours) = (done("c = { [1,1] = 3 }"), done("c =\n  1x1 cell array\n {[3]}"));
        assert!(matches!(with_octave(&octave, &ours), Verdict::Different(_)));
        assert_eq!(with_octave(&done("s: 0.3333"), &done("s = 0.33333")), Verdict::Display);
    }
}
