//! Comments that say that something is meant: `%#ok` at the end of a line lets nothing be said of that line,
//! `%#ok<NASGU>` or `%#ok<unused-value,AGROW>` nothing of these kinds, `%#ok<*NASGU>` nothing of this kind in
//! the whole file. Kinds are MATLAB's identifiers or ours. Syntax errors stay.

use base::{Code, Diagnostic, codes};
use std::collections::HashMap;

/// Which identifier of MATLAB's code analyser means which of our codes.
const OF_MATLAB: &[(&str, &[&Code])] = &[
    ("NASGU", &[&codes::UNUSED_VALUE]),
    ("ASGLU", &[&codes::UNUSED_VALUE]),
    ("SETNU", &[&codes::UNUSED_VALUE]),
    ("INUSD", &[&codes::UNUSED_ARGUMENT]),
    ("INUSL", &[&codes::UNUSED_ARGUMENT]),
    ("STOUT", &[&codes::UNSET_OUTPUT]),
    ("VUNUS", &[&codes::UNUSED_RESULT]),
    ("UNRCH", &[&codes::UNREACHABLE_CODE, &codes::DECIDED_CONDITION]),
    ("FXSET", &[&codes::LOOP_VARIABLE]),
    ("NOPRT", &[&codes::MISSING_SEMICOLON]),
    ("NOPTS", &[&codes::MISSING_SEMICOLON]),
    ("EVLCS", &[&codes::WILD_EVAL, &codes::CONSTANT_EVAL]),
    ("EVLDOT", &[&codes::WILD_EVAL, &codes::CONSTANT_EVAL]),
    ("EVLEQ", &[&codes::WILD_EVAL, &codes::CONSTANT_EVAL]),
    ("EVLSEQVAR", &[&codes::WILD_EVAL, &codes::CONSTANT_EVAL]),
    ("EVLC", &[&codes::WILD_EVAL, &codes::CONSTANT_EVAL]),
    ("EVLIN", &[&codes::WILD_EVALIN]),
    ("FVAL", &[&codes::FUNCTION_NAME, &codes::WILD_CALL]),
    ("LOAD", &[&codes::WILD_LOAD, &codes::DECLARED_LOAD]),
    ("CLALL", &[&codes::WILD_CLEAR]),
    ("CLEAR", &[&codes::WILD_CLEAR]),
    ("CLSCR", &[&codes::WILD_CLEAR]),
    ("MCCD", &[&codes::WILD_PATH]),
    ("MCAP", &[&codes::WILD_PATH]),
    ("EXIST", &[&codes::WILD_EXIST]),
];

/// What the comments of a file let pass.
#[derive(Debug, Default)]
pub struct Allowed {
    lines: HashMap<u32, Vec<Kinds>>,
    file: Vec<String>,
}

#[derive(Debug)]
enum Kinds {
    All,
    Named(Vec<String>),
}

impl Allowed {
    /// Those of a text.
    pub fn of(text: &str) -> Allowed {
        let mut allowed = Allowed::default();
        if !text.contains("#ok") {
            return allowed;
        }
        for (line, number) in text.lines().zip(1..) {
            for (at, _) in line.match_indices("#ok") {
                if line[..at].trim_end().ends_with('%') {
                    allowed.comment(&line[at + 3..], number);
                }
            }
        }
        allowed
    }

    fn comment(&mut self, rest: &str, line: u32) {
        let list = match rest.strip_prefix('<') {
            None if rest.starts_with(|c: char| c.is_alphanumeric()) => return,
            None => return self.lines.entry(line).or_default().push(Kinds::All),
            Some(inside) => inside.split('>').next().unwrap_or(""),
        };
        let names = list.split([',', ' ']).filter(|n| !n.is_empty());
        let (whole, here): (Vec<&str>, Vec<&str>) = names.partition(|n| n.starts_with('*'));
        self.file.extend(whole.into_iter().map(|n| n[1..].to_owned()));
        let here = here.into_iter().map(str::to_owned).collect();
        self.lines.entry(line).or_default().push(Kinds::Named(here));
    }

    /// Whether a finding on a line is let pass.
    pub fn lets_pass(&self, d: &Diagnostic, line: u32) -> bool {
        let syntax = [
            &codes::SYNTAX_ERROR,
            &codes::UNCLOSED_BRACKET,
            &codes::UNCLOSED_STRING,
            &codes::UNCLOSED_COMMENT,
            &codes::UNCLOSED_BLOCK,
            &codes::STRAY_END,
        ];
        if syntax.contains(&d.code) {
            return false;
        }
        let here = |kinds: &Kinds| match kinds {
            Kinds::All => true,
            Kinds::Named(names) => names.iter().any(|n| means(n, d.code)),
        };
        self.file.iter().any(|n| means(n, d.code))
            || self.lines.get(&line).is_some_and(|l| l.iter().any(here))
    }
}

/// Whether a name, MATLAB's or ours, is that of a code.
fn means(name: &str, code: &Code) -> bool {
    name == code.name || OF_MATLAB.iter().any(|(id, of)| *id == name && of.iter().any(|c| *c == code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_let_pass_what_they_name() {
        let text = "a %#ok\nb %#ok<NASGU>\nc % #ok<unused-value,STOUT>\nd %#okay\ne\nf %#ok<*INUSD>\n";
        let allowed = Allowed::of(text);
        let d = |code| Diagnostic::without_span(code, "");
        let passes = |code, line| allowed.lets_pass(&d(code), line);
        let lines = |code| (1..=6).filter(|l| passes(code, *l)).collect::<Vec<u32>>();
        assert_eq!(lines(&codes::UNUSED_VALUE), [1, 2, 3]);
        assert_eq!(lines(&codes::UNSET_OUTPUT), [1, 3]);
        assert_eq!(lines(&codes::UNUSED_ARGUMENT), [1, 2, 3, 4, 5, 6]);
        assert!(lines(&codes::SYNTAX_ERROR).is_empty());
    }
}
