//! How an error that nobody caught is told: one text for every engine.
//!
//! ```text
//! error: Index exceeds the number of array elements. Index must not exceed 3.
//!   identifier: MATLAB:badsubscript
//!   did you mean 'half'?              (only where a name is unknown)
//!   in pick at main.m:7:9
//!   in main at main.m:2:1
//! ```

use crate::error::Error;
use std::fmt::Write;

/// The file of the statement that a command stands for, `f(3)` of `tame build f.m --args 3`. Its level
/// of the call stack is not the program's and is left out of it.
pub const COMMAND: &str = "<command>";

/// The most frames shown of each end of a deep stack.
const SHOWN: usize = 10;

/// The report of an uncaught error, with a line end; `near` is the name that may have been meant
/// where one is unknown; `octave` where the program is in that language.
pub fn uncaught(error: &Error, near: Option<&str>, octave: bool) -> String {
    let instead = crate::errors::provided_instead(error);
    let error = &crate::exception::in_language(error.clone(), octave);
    let mut out = format!("error: {}\n", error.message());
    if !error.identifier().is_empty() {
        let _ = writeln!(out, "  identifier: {}", error.identifier());
    }
    if let Some(near) = near {
        let _ = writeln!(out, "  did you mean '{near}'?");
    }
    if let Some(instead) = instead {
        let _ = writeln!(out, "  tame has {instead}");
    }
    let stack = error.stack();
    for (i, frame) in stack.iter().enumerate() {
        let hidden = stack.len().saturating_sub(2 * SHOWN);
        if hidden > 0 && i == SHOWN {
            let _ = writeln!(out, "  ... {hidden} more");
        }
        if hidden > 0 && (SHOWN..SHOWN + hidden).contains(&i) {
            continue;
        }
        let name = if frame.name.is_empty() { "script" } else { &frame.name };
        let _ = write!(out, "  in {name}");
        if frame.line > 0 {
            let _ = write!(out, " at {}:{}", frame.file, frame.line);
            if frame.col > 0 {
                let _ = write!(out, ":{}", frame.col);
            }
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Error, uncaught};
    use crate::error::Frame;

    #[test]
    fn names_message_identifier_and_stack() {
        let mut e = Error::new("MATLAB:badsubscript", "Too far.");
        e.data_mut().stack.push(Frame { file: "a.m".into(), name: "f".into(), line: 3, col: 5 });
        e.data_mut().stack.push(Frame { file: "a.m".into(), name: "main".into(), line: 1, col: 0 });
        let expected =
            "error: Too far.\n  identifier: MATLAB:badsubscript\n  in f at a.m:3:5\n  in main at a.m:1\n";
        assert_eq!(uncaught(&e, None, false), expected);
    }

    #[test]
    fn octave_says_where_a_name_means_nothing() {
        let mut e = crate::errors::undefined("q");
        e.data_mut().stack.push(Frame { file: "a.m".into(), name: "main".into(), line: 2, col: 7 });
        let text = uncaught(&e, None, true);
        let expected =
            "error: 'q' undefined near line 2, column 7\n  identifier: Octave:undefined-function\n";
        assert!(text.starts_with(expected), "{text}");
        assert!(uncaught(&e, None, false).starts_with("error: Unrecognized function or variable 'q'.\n"));
    }

    #[test]
    fn deep_stacks_are_cut_in_the_middle() {
        let mut e = Error::new("", "Deep.");
        for line in 1..=25 {
            e.data_mut().stack.push(Frame { file: "a.m".into(), name: "f".into(), line, col: 0 });
        }
        let text = uncaught(&e, None, false);
        assert!(text.contains("a.m:10\n  ... 5 more\n  in f at a.m:16\n"), "{text}");
    }
}
