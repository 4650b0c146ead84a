//! Counts of arguments and results that only the run knows: those of lists and of calls through handles. Where
//! the compiler knows them, it has looked itself.

use crate::error::Error;
use crate::errors;
use base::FxHashMap;
use std::sync::LazyLock;

/// `builtins.txt`: the symbol of each builtin, with its counts; none for what the runtime library has not. A test of
/// `codegen` holds it against the specifications.
static BUILTINS: LazyLock<FxHashMap<&str, Option<&str>>> = LazyLock::new(|| {
    let line = |l: &'static str| match l.split_once(' ') {
        Some((name, symbol)) => (name, Some(symbol)),
        None => (l, None),
    };
    include_str!("builtins.txt").lines().map(line).collect()
});

/// What a call by a name that only the run knows does: a symbol with its counts, or, of a builtin that is not here,
/// none.
pub(super) fn builtin(name: &str) -> Option<Option<&'static str>> {
    BUILTINS.get(name).copied()
}

/// How many arguments and results a builtin has: of calls whose counts only the run knows.
pub(super) struct Counts {
    least: usize,
    most: usize,
    results: usize,
    /// It raises an error, in Octave whoever asks for results.
    raises: bool,
}

impl Counts {
    /// From `LEAST MOST RESULTS NAME`, where `-` is any number and `!` none of what raises; the name too.
    pub(super) fn parse(text: &str) -> Option<(Counts, &str)> {
        let mut parts = text.splitn(4, ' ');
        let count = |text: &str| match text {
            "-" => Some(usize::MAX),
            "!" => Some(0),
            n => n.parse().ok(),
        };
        let (least, most) = (count(parts.next()?)?, count(parts.next()?)?);
        let given = parts.next()?;
        let (results, raises) = (count(given)?, given == "!");
        Some((Counts { least, most, results, raises }, parts.next()?))
    }

    pub(super) fn check(&self, nargin: usize, nargout: usize, octave: bool) -> Result<(), Error> {
        if nargin < self.least {
            Err(errors::not_enough_inputs())
        } else if nargin > self.most {
            Err(errors::builtin_too_many_inputs())
        } else if nargout > self.results && !(octave && self.raises) {
            Err(errors::builtin_too_many_outputs())
        } else {
            Ok(())
        }
    }
}
