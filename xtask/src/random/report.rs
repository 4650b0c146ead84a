//! What a run has found: counts, families of differences, and the reasons of refusals.

use super::difference::{Difference, had_no_room};
use super::engines::{Engine, Outcome};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The error of a text that is no MATLAB, when it is called.
const NO_PROGRAM: &str = "MATLAB:m_syntax_error";
/// How many programs of a family are looked at more closely.
const SHOWN: usize = 2;

/// The findings so far.
#[derive(Default)]
pub struct Report {
    /// Comparisons in which both sides are the same.
    pub equal: usize,
    /// Comparisons that differ.
    pub differ: usize,
    slow: usize,
    /// Programs that make arrays larger than the memory.
    without_room: usize,
    /// Texts that are no MATLAB: every engine refuses them.
    no_programs: usize,
    refused: BTreeMap<String, usize>,
    /// For a family: how many, and the names of some.
    families: BTreeMap<String, (usize, Vec<String>)>,
    kept: BTreeSet<String>,
}

impl Report {
    /// A comparison without a difference.
    pub fn agreed(&mut self, wanted: &Outcome, found: &Outcome) {
        match (wanted, found) {
            (Outcome::Refused(_), Outcome::Refused(_)) => self.no_programs += 1,
            (Outcome::Ran(_, err, _), Outcome::Refused(_)) if err.contains(NO_PROGRAM) => {
                self.no_programs += 1;
            }
            (_, Outcome::Refused(why)) => *self.refused.entry(reason(why)).or_default() += 1,
            (Outcome::Slow, _) => self.slow += 1,
            (wanted, _) if had_no_room(wanted) => self.without_room += 1,
            _ => self.equal += 1,
        }
    }

    /// A difference; whether it is one of the first of its family.
    pub fn differs(&mut self, engine: &Engine, name: &str, how: &Difference) -> bool {
        self.differ += 1;
        let family = self.families.entry(format!("{}: {}", engine.name(), how.signature)).or_default();
        family.0 += 1;
        if family.1.len() < 6 {
            family.1.push(name.to_owned());
        }
        family.0 <= SHOWN
    }

    /// Whether no program like this one, but for numbers and names, was kept for this difference.
    pub fn is_new(&mut self, how: &Difference, text: &str) -> bool {
        let body: String = text.lines().skip(1).map(str::trim).filter(|l| *l != "end").collect();
        let like: String = body.chars().filter(|c| !c.is_ascii_digit()).collect();
        self.kept.insert(format!("{}{like}", how.kind))
    }

    /// The counts.
    pub fn line(&self) -> String {
        let refused: usize = self.refused.values().sum();
        format!(
            "{} equal, {} different in {} families, {refused} refused, {} slow, {} without room, {} no programs",
            self.equal,
            self.differ,
            self.families.len(),
            self.slow,
            self.without_room,
            self.no_programs
        )
    }

    /// All of it.
    pub fn table(&self) -> String {
        let mut out = String::from("\nfamilies:\n");
        let mut families: Vec<_> = self.families.iter().collect();
        families.sort_by_key(|f| std::cmp::Reverse(f.1.0));
        for (family, (count, names)) in families {
            let _ = writeln!(out, "{count:6}  {family}  [{}]", names.join(" "));
        }
        out.push_str("refused:\n");
        let mut refused: Vec<_> = self.refused.iter().collect();
        refused.sort_by_key(|r| std::cmp::Reverse(r.1));
        for (why, count) in refused.into_iter().take(25) {
            let _ = writeln!(out, "{count:6}  {why}");
        }
        out.push_str(&self.line());
        out
    }
}

/// A reason without the names of this program.
fn reason(why: &str) -> String {
    let plain: String = why.chars().filter(|c| !c.is_ascii_digit()).collect();
    plain
}
