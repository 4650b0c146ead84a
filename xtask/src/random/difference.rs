//! Where two outcomes of a program differ, and what differences have in common. Not here: what comes
//! of a difference.
//!
//! Engines of ours must agree in every character of stdout and stderr and in the exit code, but for
//! programs of the typed generator, where last digits may differ, as they may in Octave, of which
//! stderr is not looked at either. What comes of an array without room is not compared: code that
//! makes fewer arrays gets further, if need be without end.

use super::engines::{Engine, Outcome};

/// How an outcome differs from that of the reference.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// What differs: `stdout`, `stderr`, `exit`, `crash`, `slow`, `refused`.
    pub kind: &'static str,
    /// The two sides, for the reader.
    pub told: String,
    /// The same for all differences of a family: the sides without their numbers and names.
    pub signature: String,
}

/// How `found` of `engine` differs from `wanted` of the interpreter. What was refused, or did not end
/// in the reference, differs from nothing.
pub fn difference(wanted: &Outcome, engine: &Engine, found: &Outcome, digits: bool) -> Option<Difference> {
    let told = |kind, text: String| Some(Difference { kind, signature: normal(kind, &text), told: text });
    match (wanted, found) {
        (Outcome::Slow | Outcome::Sound, _) | (_, Outcome::Refused(_) | Outcome::Sound) => None,
        (Outcome::Broken(why), _) => told("reference crash", why.clone()),
        (Outcome::Refused(why), _) => told("reference refused", why.clone()),
        (_, Outcome::Broken(why)) => told("crash", why.clone()),
        (wanted, _) if had_no_room(wanted) => None,
        (_, Outcome::Slow) => told("slow", String::new()),
        (Outcome::Ran(out, err, code), Outcome::Ran(out2, err2, code2)) => {
            let exact = digits && *engine != Engine::Octave;
            if let Some(text) = lines(out, out2, exact) {
                return told("stdout", text);
            }
            if *engine != Engine::Octave
                && let Some(text) = lines(err, err2, true)
            {
                return told("stderr", text);
            }
            (code != code2).then(|| told("exit", format!("  {code}\n  {code2}\n"))).flatten()
        }
    }
}

/// Whether an array had no room.
pub fn had_no_room(outcome: &Outcome) -> bool {
    const TOLD: [&str; 3] = ["array exceeds the maximum", "array exceeds maximum", "Out of memory."];
    match outcome {
        Outcome::Ran(out, err, _) => TOLD.iter().any(|t| out.contains(t) || err.contains(t)),
        _ => false,
    }
}

fn lines(a: &str, b: &str, exact: bool) -> Option<String> {
    let (mut x, mut y) = (a.lines(), b.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (x.next(), y.next()) {
            (None, None) => return None,
            (Some(p), Some(q)) if p == q || !exact && nearly(p, q) => {}
            (p, q) => {
                let side = |s: Option<&str>| s.unwrap_or("<end>").to_owned();
                return Some(format!("line {number}\n  {}\n  {}", side(p), side(q)));
            }
        }
    }
}

/// Whether two lines are the same but for the last digits of numbers.
fn nearly(a: &str, b: &str) -> bool {
    let (mut x, mut y) = (a.split_whitespace(), b.split_whitespace());
    loop {
        match (x.next(), y.next()) {
            (None, None) => return true,
            (Some(p), Some(q)) if p == q => {}
            (Some(p), Some(q)) => match (p.parse::<f64>(), q.parse::<f64>()) {
                (Ok(p), Ok(q)) if (p - q).abs() <= 2e-5 * p.abs().max(1e-3) => {}
                _ => return false,
            },
            _ => return false,
        }
    }
}

/// The text with one `#` for each run of numbers, and without what is in quotes.
fn normal(kind: &str, text: &str) -> String {
    let mut out = format!("{kind}:");
    for line in text.lines().filter(|l| !l.starts_with("line ")) {
        let mut last = String::new();
        for word in line.split_whitespace() {
            let digits = word.starts_with(|c: char| c.is_ascii_digit() || "-+.[".contains(c));
            let plain: String =
                word.chars().map(|c| if c.is_ascii_digit() || c == '-' { '#' } else { c }).collect();
            let short = if digits { "#".to_owned() } else { plain.replace("##", "#") };
            if short != last {
                out.push(' ');
                out.push_str(&short);
            }
            last = short;
        }
        out.push_str(" /");
    }
    out.truncate(out.char_indices().nth(200).map_or(out.len(), |c| c.0));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(out: &str) -> Outcome {
        Outcome::Ran(out.to_owned(), String::new(), 0)
    }

    #[test]
    fn digits_and_signs_of_zeros_count_between_engines_of_ours() {
        let built = Engine::Built(String::new());
        assert!(difference(&ran("0 1"), &built, &ran("-0 1"), true).is_some());
        assert!(difference(&ran("0.1 1"), &built, &ran("0.10000001 1"), true).is_some());
        assert!(difference(&ran("0.1 1"), &Engine::Octave, &ran("0.10000001 1"), true).is_none());
    }

    #[test]
    fn a_family_does_not_look_at_numbers() {
        let one = difference(&ran("double 1 2: 3 4"), &Engine::Octave, &ran("single 1 2: 3 4"), true);
        let two = difference(&ran("double 1 1: 7"), &Engine::Octave, &ran("single 1 1: 7"), true);
        assert_eq!(one.map(|d| d.signature), two.map(|d| d.signature));
    }
}
