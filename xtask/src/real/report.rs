//! The tables: programs by collection and verdict, and the reasons of those that remain, grouped.

use super::Row;
use super::compare::Verdict;
use crate::tally;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The columns of a tally.
const COLUMNS: &[&str] = &[
    "equal",
    "close",
    "display",
    "message",
    "both refuse",
    "different",
    "refused",
    "crash",
    "timeout",
    "no reference",
];

/// A comparison: its title, and what it says of a row.
type Comparison = (&'static str, fn(&Row) -> Option<Verdict>);

const COMPARISONS: &[Comparison] = &[
    ("the executable against the interpreter", Row::compiled),
    ("the interpreter in Octave's dialect against Octave", Row::in_octaves_dialect),
    ("the interpreter against Octave", Row::interpreted),
    ("the executable against Octave", Row::compiled_against_octave),
];

/// One line while it runs.
pub fn line(row: &Row) -> String {
    let mut text = row.driver.label();
    if let Some(skip) = row.skip {
        let _ = write!(text, "  [{}]", skip.name());
    }
    for (short, verdict) in [("build", row.compiled()), ("octave", row.in_octaves_dialect())] {
        if let Some(v) = verdict {
            let _ = write!(text, "  {short}: {}", v.name());
        }
    }
    text
}

/// The tallies and the reasons, for a terminal.
pub fn table(rows: &[Row]) -> String {
    let mut text = String::new();
    for (title, verdict) in COMPARISONS {
        let cells = tally(rows, *verdict);
        if cells.len() > 1 {
            let _ = writeln!(text, "\n{title}");
            text += &tally::for_terminal(&cells);
        }
    }
    text.push_str("\nleft out\n");
    for line in skipped(rows) {
        let _ = writeln!(text, "{}", line.join("  "));
    }
    for (title, verdict) in COMPARISONS.iter().take(2) {
        for (what, programs) in reasons(rows, *verdict) {
            let _ = writeln!(text, "\n{title}: {what} ({})", programs.len());
            programs.iter().for_each(|p| text += &format!("    {p}\n"));
        }
    }
    text
}

/// The same as Markdown.
pub fn markdown(rows: &[Row]) -> String {
    let mut text = "# Programs of others\n".to_owned();
    for (title, verdict) in COMPARISONS {
        let cells = tally(rows, *verdict);
        if cells.len() > 1 {
            let _ = writeln!(text, "\n## {}\n", capital(title));
            text += &rows_of(&cells);
        }
    }
    let _ = writeln!(text, "\n## Left out\n");
    let mut cells = vec![vec!["collection".to_owned(), "why".to_owned(), "programs".to_owned()]];
    cells.extend(skipped(rows));
    text += &rows_of(&cells);
    for (title, verdict) in COMPARISONS.iter().take(2) {
        let _ = writeln!(text, "\n## What remains: {title}");
        for (what, programs) in reasons(rows, *verdict) {
            let _ = writeln!(text, "\n{what} ({}):\n", programs.len());
            programs.iter().for_each(|p| text += &format!("- {}\n", p.replace('|', "\\|")));
        }
    }
    text
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|c| c.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

/// A table, its first line the heading.
fn rows_of(cells: &[Vec<String>]) -> String {
    let mut text = String::new();
    for (i, line) in cells.iter().enumerate() {
        let _ = writeln!(text, "| {} |", line.join(" | "));
        if i == 0 {
            let _ = writeln!(text, "|---|{}", "--:|".repeat(line.len().saturating_sub(1)));
        }
    }
    text
}

/// How many programs of each collection had which verdict; columns without any are left out.
fn tally(rows: &[Row], verdict: fn(&Row) -> Option<Verdict>) -> Vec<Vec<String>> {
    let found = rows.iter().filter_map(|r| Some((r.driver.collection.as_str(), verdict(r)?.name())));
    tally::tally("collection", COLUMNS, found)
}

/// Collection, reason, number.
fn skipped(rows: &[Row]) -> Vec<Vec<String>> {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in rows {
        if let Some(skip) = row.skip {
            let how = if skip.runs() { "random (not held against Octave)" } else { skip.name() };
            *counts.entry((&row.driver.collection, how)).or_default() += 1;
        }
    }
    let line = |((c, why), n): ((&str, &str), usize)| vec![c.to_owned(), why.to_owned(), n.to_string()];
    counts.into_iter().map(line).collect()
}

/// What remains, the most frequent first: the verdict with its reason, names and numbers left out,
/// and the programs, each with its own reason.
fn reasons(rows: &[Row], verdict: fn(&Row) -> Option<Verdict>) -> Vec<(String, Vec<String>)> {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows {
        let Some(v) = verdict(row) else { continue };
        let of_interest =
            matches!(v, Verdict::Different(_) | Verdict::Refused(_) | Verdict::Crash(_) | Verdict::Timeout);
        if of_interest {
            let group = format!("{}: {}", v.name(), family(&v));
            let program = format!("{}  {}", row.driver.label(), v.reason().replace('\n', " "));
            groups.entry(group).or_default().push(program);
        }
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(_, programs)| std::cmp::Reverse(programs.len()));
    groups
}

/// A reason without its place and what is quoted in it.
fn family(v: &Verdict) -> String {
    let reason = v.reason();
    let reason = reason.split(" @ ").next().unwrap_or(reason);
    if matches!(v, Verdict::Different(_)) && !reason.contains("fail") {
        let stderr = reason.starts_with("stderr");
        return if stderr { "another error".to_owned() } else { "another text".to_owned() };
    }
    let mut text = String::new();
    let mut quoted = false;
    for c in reason.chars() {
        match c {
            '`' | '\'' => {
                quoted = !quoted;
                text.push_str(if quoted { "`.." } else { "`" });
            }
            _ if quoted => {}
            '0'..='9' => {
                if !text.ends_with('#') {
                    text.push('#');
                }
            }
            _ => text.push(c),
        }
    }
    text
}
