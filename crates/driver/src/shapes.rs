//! Two terms of shapes compared, and the answer in words. What terms are and how they are decided
//! is `types::shapes`.

use std::fmt::{self, Write};
use types::NotationError;
use types::shapes::{Query, Rule, Sizes, Term, Verdict, Witness, decide, parse, simplify};

/// How two terms compare.
#[derive(Clone, Debug)]
pub struct ShapeAnswer {
    /// In words, with numbers where the two differ.
    pub text: String,
    /// False: nothing could be said.
    pub decided: bool,
}

/// Why a term cannot be read.
#[derive(Clone, Debug)]
pub struct ShapeMistake {
    text: String,
    which: &'static str,
    error: NotationError,
}

impl fmt::Display for ShapeMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = self.text.get(..self.error.at).unwrap_or(&self.text).chars().count();
        writeln!(f, "error: the {} term, at character {}: {}", self.which, before + 1, self.error)?;
        // What cannot be seen, line ends too, takes one column.
        let line: String = self.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        writeln!(f, "  {line}\n  {}^", " ".repeat(before))
    }
}

/// Compares two terms, or sets of terms.
pub fn compare_shapes(left: &str, right: &str, classic: bool) -> Result<ShapeAnswer, ShapeMistake> {
    let read =
        |text: &str, which| parse(text).map_err(|error| ShapeMistake { text: text.to_owned(), which, error });
    let (left, right) = (read(left, "first")?, read(right, "second")?);
    let rule = if classic { Rule::Classic } else { Rule::Implicit };
    let verdict = decide(rule, &left, &right);
    let decided = verdict != Verdict::Unknown;
    Ok(ShapeAnswer { text: in_words(rule, &left, &right, verdict), decided })
}

fn in_words(rule: Rule, left: &Query, right: &Query, verdict: Verdict) -> String {
    let at = |w: Witness| {
        let small = w.smallest(rule, left, right);
        let [a, b] = small.shapes_of(rule, left, right).unwrap_or_default();
        let names = small.to_string();
        let place = if names.is_empty() { String::new() } else { format!(" for {names}") };
        (place, sides(left, &a), sides(right, &b))
    };
    let mut text = String::new();
    let _ = match verdict {
        Verdict::Equal => {
            let shortest = shortest(rule, left, right).map(|t| format!("\nboth are {t}"));
            writeln!(text, "equal{}", shortest.unwrap_or_default())
        }
        Verdict::Unknown => {
            writeln!(text, "unknown: no proof was found, and no shapes for which they differ")
        }
        Verdict::Different(w) => {
            let (place, a, b) = at(w);
            writeln!(text, "different{place}: {a} and {b}")
        }
        Verdict::WhereLegal { left: only_left, right: only_right } => {
            let _ = writeln!(text, "equal where both are legal");
            for (name, other, witness) in [("first", "second", only_left), ("second", "first", only_right)] {
                let _ = match witness {
                    Some(w) => {
                        let (place, a, b) = at(w);
                        writeln!(text, "only the {name} is legal{place}: {a} and {b}")
                    }
                    None => writeln!(text, "where the {name} is legal the {other} is too"),
                };
            }
            Ok(())
        }
    };
    text
}

/// A term that is equal to both and shorter.
fn shortest(rule: Rule, left: &Query, right: &Query) -> Option<Term> {
    let (Query::One(a), Query::One(b)) = (left, right) else { return None };
    let smaller = if a.size() <= b.size() { a } else { b };
    Some(simplify(rule, smaller)).filter(|t| t.size() < smaller.size())
}

fn sides(query: &Query, shapes: &[Option<Sizes>]) -> String {
    let shown = |s: &Option<Sizes>| match s {
        Some(s) => s.iter().map(i64::to_string).collect::<Vec<_>>().join("x"),
        None => "illegal".to_owned(),
    };
    let list: Vec<String> = shapes.iter().map(shown).collect();
    match query {
        Query::One(_) => list.join(", "),
        Query::Set(_) => format!("{{{}}}", list.join(", ")),
    }
}
