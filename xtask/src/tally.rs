//! How many programs of each group had which outcome, as a table.

use std::collections::BTreeMap;

/// The heading and a line for each group, and one for all where there are several; outcomes that no
/// program had have no column.
pub fn tally<'a>(
    first: &str,
    columns: &[&str],
    programs: impl Iterator<Item = (&'a str, &'a str)>,
) -> Vec<Vec<String>> {
    let mut counts: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    let mut all: BTreeMap<&str, usize> = BTreeMap::new();
    for (group, outcome) in programs {
        *counts.entry(group).or_default().entry(outcome).or_default() += 1;
        *all.entry(outcome).or_default() += 1;
    }
    let columns: Vec<&str> = columns.iter().copied().filter(|c| all.contains_key(c)).collect();
    let mut heading = vec![first.to_owned(), "programs".to_owned()];
    heading.extend(columns.iter().map(|c| (*c).to_owned()));
    let mut lines = vec![heading];
    let several = counts.len() > 1;
    for (name, of) in counts.into_iter().chain(several.then_some(("all", all))) {
        let mut line = vec![name.to_owned(), of.values().sum::<usize>().to_string()];
        line.extend(columns.iter().map(|c| of.get(c).copied().unwrap_or(0).to_string()));
        lines.push(line);
    }
    lines
}

/// Such a table for a terminal.
pub fn for_terminal(lines: &[Vec<String>]) -> String {
    let mut text = String::new();
    for line in lines {
        let (first, rest) = line.split_first().map(|(f, r)| (f.as_str(), r)).unwrap_or(("", &[]));
        text += &format!("{first:<16}");
        rest.iter().for_each(|c| text += &format!("{c:>14}"));
        text.push('\n');
    }
    text
}
