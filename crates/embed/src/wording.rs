//! MATLAB's words for what the parser says in its own: the texts of the errors that `eval` and its like raise. What
//! the parser says in MATLAB's words already stays. No parsing is done here.
//!
//! Source: MATLAB documentation, "Interpret Error Messages", and messages as users quote them.

use base::{Diagnostic, codes};
use syntax::{MISMATCHED_DELIMITERS as DELIMITERS, MISPLACED_EQUALS as EQUALS};

const MISSING_OPERATOR: &str = "Invalid expression. Check for missing multiplication operator, missing or unbalanced \
     delimiters, or other syntax error. To construct matrices, use brackets instead of parentheses.";
const INCOMPLETE: &str = "Invalid expression. Check for missing or extra characters.";
const OPERATOR: &str = "Invalid use of operator.";
const CHARACTER: &str = "Invalid text character. Check for unsupported symbol, invisible character, or pasting of \
     non-ASCII characters.";

/// What MATLAB says of a slip that a diagnostic reports.
pub fn of(d: &Diagnostic) -> String {
    if d.code == &codes::OCTAVE_SYNTAX {
        return of_octave(&d.message).to_owned();
    }
    if d.code != &codes::SYNTAX_ERROR {
        return d.message.clone();
    }
    if let Some((word, _)) = d.message.strip_prefix('`').and_then(|m| m.split_once("` outside of ")) {
        return reserved(word);
    }
    if d.message.starts_with("invalid character") {
        return CHARACTER.to_owned();
    }
    if d.message.starts_with("expected a variable or a part of one") {
        return EQUALS.to_owned();
    }
    match d.message.strip_prefix("expected ").and_then(|m| m.split_once(", found ")) {
        Some((expected, found)) => unexpected(expected, found.trim_matches('`')),
        None => d.message.clone(),
    }
}

fn of_octave(message: &str) -> &str {
    match message {
        m if m.starts_with("`++`") || m.starts_with("`--`") => INCOMPLETE,
        m if m.starts_with("`#`") => CHARACTER,
        m if m.contains("=` is Octave's") || m.starts_with("an assignment") => EQUALS,
        m => m,
    }
}

fn reserved(word: &str) -> String {
    format!("Illegal use of reserved keyword \"{word}\".")
}

/// A token that does not fit, as the parser names it and what it expected.
fn unexpected(expected: &str, found: &str) -> String {
    if runtime::KEYWORDS.contains(&found) {
        return reserved(found);
    }
    let ends = matches!(found, ";" | "," | "the end of the line" | "the end of the text");
    let text = match expected {
        _ if matches!(found, ")" | "]" | "}") => DELIMITERS,
        e if e.contains("`)`") || e.contains("`]`") || e.contains("`}`") || e.contains("closing bracket") => {
            if ends {
                DELIMITERS
            } else {
                MISSING_OPERATOR
            }
        }
        e if e.starts_with("an operator") || e.starts_with("the end of the statement") => MISSING_OPERATOR,
        _ if ends => INCOMPLETE,
        "an expression" if !found.starts_with(|c: char| c.is_alphanumeric() || "([{.@'\"".contains(c)) => {
            OPERATOR
        }
        _ => INCOMPLETE,
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(message: &str, expected: &str) {
        let d = Diagnostic::without_span(&codes::SYNTAX_ERROR, message);
        assert_eq!(of(&d), expected, "{message}");
    }

    #[test]
    fn slips_have_matlab_words() {
        check("expected an operator or the end of the statement, found `x`", MISSING_OPERATOR);
        check("expected `)`, found `2`", MISSING_OPERATOR);
        check("expected `)`, found `,`", DELIMITERS);
        check("expected `,` or `)`, found `;`", DELIMITERS);
        check("expected the end of the statement, found `)`", DELIMITERS);
        check("expected an expression, found `;`", INCOMPLETE);
        check("expected an expression, found the end of the text", INCOMPLETE);
        check("expected an expression, found `*`", OPERATOR);
        check("expected an expression, found `end`", "Illegal use of reserved keyword \"end\".");
        check("`case` outside of a `switch`", "Illegal use of reserved keyword \"case\".");
        check("invalid character `$`", CHARACTER);
    }
}
