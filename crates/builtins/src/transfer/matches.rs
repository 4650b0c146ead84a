//! What `regexp` and `regexpi` give of one text by one expression, where the options are known.
//!
//! Not here: what is found; several texts or expressions, strings, and options that only the run knows, of which the
//! results may be anything.

use super::{Operand, Results};
use types::{AbsValue, Class, Interval, Shape};

/// An output, with the word that asks for it, in the order in which they come where nothing is asked for.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Start,
    End,
    Extents,
    Match,
    Tokens,
    Names,
    Split,
}

const PARTS: [(&str, Part); 7] = [
    ("start", Part::Start),
    ("end", Part::End),
    ("tokenextents", Part::Extents),
    ("match", Part::Match),
    ("tokens", Part::Tokens),
    ("names", Part::Names),
    ("split", Part::Split),
];

/// The results of a call with these arguments, so many of them.
pub(super) fn outputs(args: &[&AbsValue], count: usize) -> Results {
    let known = parts(args);
    let result = |k: usize| match known.as_ref().and_then(|(parts, once)| Some((parts.get(k)?, *once))) {
        Some((part, once)) => value(*part, once),
        None => AbsValue::top(),
    };
    (0..count).map(|k| Operand::from(result(k))).collect()
}

/// The outputs in their order, and whether only the first match is looked for.
fn parts(args: &[&AbsValue]) -> Option<(Vec<Part>, bool)> {
    let [source, expression, options @ ..] = args else { return None };
    if [source, expression].iter().any(|a| a.maybe_undefined || a.unique_class() != Some(Class::Char)) {
        return None;
    }
    let mut asked = Vec::new();
    let mut once = false;
    for option in options {
        let word = option.as_text()?.to_ascii_lowercase();
        match (PARTS.iter().find(|p| p.0 == word), word.as_str()) {
            (Some((_, part)), _) => asked.push(*part),
            (None, "once") => once = true,
            (None, "all") => once = false,
            // All results are cells.
            (None, "forcecelloutput") => return None,
            _ => {}
        }
    }
    let rest: Vec<Part> = PARTS.iter().map(|p| p.1).filter(|p| !asked.contains(p)).collect();
    asked.extend(rest);
    Some((asked, once))
}

fn value(part: Part, once: bool) -> AbsValue {
    let place = |least| {
        let range = Interval::integers(least, types::MAX_EXTENT);
        AbsValue::in_range(Class::Double, Shape::any_matrix(), range)
    };
    let text = || AbsValue::of(Class::Char, Shape::row_or_empty());
    let list = |content| AbsValue::cell_of(Shape::row_or_empty(), content);
    match (part, once) {
        (Part::Start, _) => place(1.0),
        // An empty match ends before it begins.
        (Part::End, _) => place(0.0),
        (Part::Match, true) => text(),
        (Part::Match | Part::Split, _) => list(text()),
        (Part::Tokens, true) => list(text()),
        (Part::Tokens, false) => list(list(text())),
        (Part::Extents, true) => place(0.0),
        (Part::Extents, false) => list(place(0.0)),
        (Part::Names, _) => AbsValue::top(),
    }
}
