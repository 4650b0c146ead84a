//! What a library exports, with alternatives: `f(A: T(n,n) | sparse T(n,n), k: int32(1,1)) where T: double | single`.
//!
//! It stands for a signature of each combination, in the order in which they are written, those of the last argument
//! changing fastest. A type variable is text in place of text: what comes out is read as any other signature, and
//! mistakes inside of types are found there. Variables stand where a class may, so extents of the same name stay.

use crate::NotationError;

/// The signatures that a text exports.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Exported {
    /// The function, where the text is a call of one that is known.
    pub function: Option<String>,
    /// A signature of each combination.
    pub signatures: Vec<String>,
}

/// The most signatures that one text may stand for.
pub const MOST: usize = 256;

/// Reads what is exported, item by item, separated by `;`. `known` says which names are those of functions.
pub fn parse_exports(text: &str, known: &dyn Fn(&str) -> bool) -> Result<Vec<Exported>, NotationError> {
    pieces(text, ';').into_iter().map(|(at, item)| one(at, item, known)).collect()
}

fn one(at: usize, text: &str, known: &dyn Fn(&str) -> bool) -> Result<Exported, NotationError> {
    let (head, variables) = match declarations(text) {
        Some(k) => (&text[..k], variables(at + k + WHERE.len(), &text[k + WHERE.len()..])?),
        None => (text, Vec::new()),
    };
    let call =
        head.trim_end().strip_suffix(')').and_then(|h| h.split_once('(')).filter(|(f, _)| known(f.trim()));
    let (function, start, inside) = match call {
        Some((f, inside)) => (Some(f.trim().to_owned()), at + f.len() + 1, inside),
        None => (None, at, head),
    };
    let mut args = Vec::new();
    if !inside.trim().is_empty() {
        for (k, arg) in pieces(inside, ',') {
            args.push(alternatives(start + k, arg)?);
        }
    }
    for (place, name, _) in &variables {
        let used = args.iter().flatten().any(|a| substituted(a, name, "").1);
        if !used {
            return Err(NotationError {
                at: *place,
                message: format!("no argument is of the type `{name}`"),
            });
        }
    }
    let mut made: Vec<Vec<String>> = vec![Vec::new()];
    let mut choices: Vec<Vec<String>> = variables.iter().map(|(_, _, types)| types.clone()).collect();
    choices.extend(args.iter().cloned());
    for list in &choices {
        if made.len() * list.len() > MOST {
            let message = format!("these are more than {MOST} signatures");
            return Err(NotationError { at, message });
        }
        made =
            made.iter().flat_map(|m| list.iter().map(|c| m.iter().chain([c]).cloned().collect())).collect();
    }
    let mut signatures = Vec::new();
    for chosen in made {
        let (types, own) = chosen.split_at(variables.len());
        let mut text = own.join(", ");
        for ((_, name, _), ty) in variables.iter().zip(types) {
            text = substituted(&text, name, ty).0;
        }
        if !signatures.contains(&text) {
            signatures.push(text);
        }
    }
    Ok(Exported { function, signatures })
}

const WHERE: &str = "where ";

/// Where the declarations of type variables begin.
fn declarations(text: &str) -> Option<usize> {
    let mut found = None;
    outside(text, |k, _| {
        let before = text[..k].chars().next_back();
        if text[k..].starts_with(WHERE) && before.is_some_and(|c| c == ')' || c.is_whitespace()) {
            found = Some(k);
        }
    });
    found
}

/// `T: double | single, S: int32 | int64`: the place, name and types of each.
fn variables(at: usize, text: &str) -> Result<Vec<(usize, String, Vec<String>)>, NotationError> {
    let mut found: Vec<(usize, String, Vec<String>)> = Vec::new();
    for (k, part) in pieces(text, ',') {
        let place = at + k;
        let (name, types) = labelled(part).ok_or_else(|| NotationError {
            at: place,
            message: "expected a type variable: `T: double | single`".into(),
        })?;
        if found.iter().any(|f| f.1 == name) {
            return Err(NotationError { at: place, message: format!("the type `{name}` is given twice") });
        }
        let types = alternatives(place + part.len() - types.len(), types)?;
        found.push((place, name.to_owned(), types));
    }
    Ok(found)
}

/// `A: double | single` as `A: double`, `A: single`.
fn alternatives(at: usize, text: &str) -> Result<Vec<String>, NotationError> {
    let (label, types) = match labelled(text) {
        Some((name, types)) => (format!("{name}: "), types),
        None => (String::new(), text),
    };
    let offset = at + text.len() - types.len();
    let mut made = Vec::new();
    for (k, part) in pieces(types, '|') {
        if part.trim().is_empty() {
            return Err(NotationError { at: offset + k, message: "expected a type".into() });
        }
        made.push(format!("{label}{}", part.trim()));
    }
    Ok(made)
}

/// The name before a colon, and what is behind it.
fn labelled(text: &str) -> Option<(&str, &str)> {
    let (name, rest) = text.split_once(':')?;
    let name = name.trim();
    let word = name.starts_with(|c: char| c.is_ascii_alphabetic());
    (word && name.chars().all(is_word)).then_some((name, rest))
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Tells each character outside of brackets and texts, and where it stands.
fn outside(text: &str, mut each: impl FnMut(usize, char)) {
    let (mut depth, mut quote) = (0usize, None);
    for (k, c) in text.char_indices() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ if depth == 0 => each(k, c),
            _ => {}
        }
    }
}

/// The parts between separators that stand outside of brackets and texts.
fn pieces(text: &str, separator: char) -> Vec<(usize, &str)> {
    let mut cuts = vec![0];
    outside(text, |k, c| {
        if c == separator {
            cuts.extend([k, k + c.len_utf8()]);
        }
    });
    cuts.push(text.len());
    cuts.chunks(2).map(|c| (c[0], &text[c[0]..c[1]])).collect()
}

/// A text with another one in place of a word that stands where a class may; and whether it did.
fn substituted(text: &str, word: &str, with: &str) -> (String, bool) {
    let (mut made, mut depth, mut quote, mut found) = (String::new(), 0usize, None, false);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = if is_word(c) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { c.len_utf8() };
        let (part, behind) = rest.split_at(length);
        rest = behind;
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '[') => depth += 1,
            (None, ')' | ']') => depth = depth.saturating_sub(1),
            _ if part == word && depth == 0 && !behind.trim_start().starts_with([':', '?']) => {
                made.push_str(with);
                found = true;
                continue;
            }
            _ => {}
        }
        made.push_str(part);
    }
    (made, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn gives(text: &str, function: Option<&str>, signatures: &[&str]) {
        let read = parse_exports(text, &|f| f == "f").expect("an export");
        assert_eq!(read.len(), 1, "{read:?}");
        assert_eq!(read[0].function.as_deref(), function);
        assert_eq!(read[0].signatures, signatures);
    }

    #[test]
    fn alternatives_and_variables_are_multiplied() {
        gives("f(A: double(n,n), k: 3)", Some("f"), &["A: double(n,n), k: 3"]);
        gives("double(1,:)", None, &["double(1,:)"]);
        gives("f()", Some("f"), &[""]);
        gives(
            "f(a: double|single, [1 2] | 'x|y')",
            Some("f"),
            &["a: double, [1 2]", "a: double, 'x|y'", "a: single, [1 2]", "a: single, 'x|y'"],
        );
        gives(
            "f(T: T(T,n), s: struct{T: T, b?: T(1,1)}) where T: double | complex double",
            Some("f"),
            &[
                "T: double(T,n), s: struct{T: double, b?: double(1,1)}",
                "T: complex double(T,n), s: struct{T: complex double, b?: complex double(1,1)}",
            ],
        );
        gives("A: S | T where S: double, T: double|single", None, &["A: double", "A: single"]);
        let two = parse_exports("f([1;2]) ; f(double)", &|f| f == "f").expect("two");
        assert_eq!(two.iter().map(|e| e.signatures[0].as_str()).collect::<Vec<_>>(), ["[1;2]", "double"]);
    }

    #[test]
    fn mistakes_are_placed() {
        let fails = |text: &str, at: usize, message: &str| {
            let found = parse_exports(text, &|f| f == "f");
            assert_eq!(found, Err(NotationError { at, message: message.into() }), "{text}");
        };
        fails("f(A: double |, k: int8)", 13, "expected a type");
        fails("f(A: double) where T: single", 19, "no argument is of the type `T`");
        fails("f(A: T) where T: single, T: double", 24, "the type `T` is given twice");
        fails("f(A: T) where double", 14, "expected a type variable: `T: double | single`");
        let many = format!("f({})", vec!["a|b"; 9].join(", "));
        fails(&many, 0, "these are more than 256 signatures");
    }
}
