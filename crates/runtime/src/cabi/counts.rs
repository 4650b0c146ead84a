//! Counts of arguments and results that only the run knows: those of lists and of calls through handles. Where
//! the compiler knows them, it has looked itself.

use crate::error::Error;
use crate::errors;

/// How many arguments and results a builtin has: of calls whose counts only the run knows.
pub(super) struct Counts {
    least: usize,
    most: usize,
    results: usize,
}

impl Counts {
    /// From `LEAST MOST RESULTS NAME`, where `-` is any number; the name too.
    pub(super) fn parse(text: &str) -> Option<(Counts, &str)> {
        let mut parts = text.splitn(4, ' ');
        let mut count = || match parts.next()? {
            "-" => Some(usize::MAX),
            n => n.parse().ok(),
        };
        let (least, most, results) = (count()?, count()?, count()?);
        Some((Counts { least, most, results }, parts.next()?))
    }

    pub(super) fn check(&self, nargin: usize, nargout: usize) -> Result<(), Error> {
        if nargin < self.least {
            Err(errors::not_enough_inputs())
        } else if nargin > self.most {
            Err(errors::builtin_too_many_inputs())
        } else if nargout > self.results {
            Err(errors::builtin_too_many_outputs())
        } else {
            Ok(())
        }
    }
}
