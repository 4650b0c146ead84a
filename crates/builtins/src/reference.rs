//! The reference of builtins as Markdown, made from the specifications: an index, a page for each
//! area, and the class tables of binary functions in the manner of the Tamer's Figure 4.
//!
//! A test compares `docs/builtins` with it; `BLESS=1` rewrites the pages.

use crate::parse::Params;
use crate::registry::{Builtin, Claim, all, areas, families};
use crate::rule::KernelRule;
use crate::{Operand, transfer};
use std::collections::BTreeMap;
use std::fmt::Write;
use types::{AbsValue, Class, NoFacts};

/// Every page: file name and text.
pub fn reference() -> Vec<(String, String)> {
    let mut pages = vec![("README.md".to_string(), index()), ("class-tables.md".to_string(), class_tables())];
    for area in areas() {
        let members: Vec<&Builtin> = all().map(|(_, b)| b).filter(|b| b.area == area).collect();
        if !members.is_empty() {
            pages.push((format!("{}.md", area.replace('_', "-")), page(area, &members)));
        }
    }
    pages
}

fn title(area: &str) -> String {
    let words = area.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |c| c.to_uppercase().collect::<String>() + letters.as_str())
}

fn index() -> String {
    let mut out = String::from(
        "# Builtins\n\nMade from `crates/builtins/specs`; change those and run the tests with `BLESS=1`. \
         The language of the rules is described in [builtin-specs.md](../builtin-specs.md); the classes of \
         binary functions are tables in [class-tables.md](class-tables.md).\n\n| area | builtins |\n|---|---|\n",
    );
    for area in areas() {
        let names: Vec<String> =
            all().filter(|(_, b)| b.area == area).map(|(_, b)| format!("`{}`", b.name)).collect();
        if !names.is_empty() {
            let _ =
                writeln!(out, "| [{}]({}.md) | {} |", title(area), area.replace('_', "-"), names.join(" "));
        }
    }
    out.push_str("\n## Families\n\nA member inherits every rule that it does not give itself.\n\n");
    hierarchy(&mut out, None, 0);
    out
}

/// The families below `parent` as a nested list; families are few and their nesting is shallow.
fn hierarchy(out: &mut String, parent: Option<&str>, depth: usize) {
    for f in families().iter().filter(|f| f.parent == parent && depth < 16) {
        let members: Vec<String> =
            all().filter(|(_, b)| b.family == Some(f.name)).map(|(_, b)| format!("`{}`", b.name)).collect();
        let list = if members.is_empty() { String::new() } else { format!(" {}", members.join(" ")) };
        let _ = writeln!(out, "{}- **{}**: {}{list}", "  ".repeat(depth), f.name, f.doc);
        hierarchy(out, Some(f.name), depth + 1);
    }
}

fn page(area: &str, members: &[&Builtin]) -> String {
    let mut out = format!("# {}\n\nMade from `crates/builtins/specs/{area}.spec`.\n", title(area));
    for b in members {
        entry(&mut out, b);
    }
    out
}

fn entry(out: &mut String, b: &Builtin) {
    let _ = write!(out, "\n## {}\n\n`{}`\n\n{}", b.name, b.call_form(), b.doc);
    if !b.aliases.is_empty() {
        let names: Vec<String> = b.aliases.iter().map(|a| format!("`{a}`")).collect();
        let _ = write!(out, " Also called {}.", names.join(", "));
    }
    if b.octave_only {
        out.push_str(" Only with `--dialect octave`.");
    }
    if b.matlab_only {
        out.push_str(" With `--dialect octave`, `exist` does not know it.");
    }
    out.push('\n');
    for note in &b.notes {
        let _ = write!(out, "\n*Against MATLAB:* {note}\n");
    }
    if !b.examples.is_empty() {
        out.push_str("\n```matlab\n");
        for e in &b.examples {
            let line = match e.claim {
                Claim::Equals(right) => format!("isequaln({}, {right})", e.left),
                Claim::Near(right) => format!("{}   % about {right}", e.left),
                Claim::Fails(id) => format!("{}   % error {id}", e.left),
            };
            let _ = writeln!(out, "{line}");
        }
        out.push_str("```\n");
    }
    let _ = write!(out, "\n```text\n");
    if let Some(family) = b.family {
        let _ = writeln!(out, "family     {family}");
    }
    for (key, text) in &b.texts {
        let _ = writeln!(
            out,
            "{key:<10} {}",
            text.lines().map(str::trim).collect::<Vec<_>>().join("\n           ")
        );
    }
    if !b.effects.is_pure() {
        let _ = writeln!(out, "effects    {}", b.effects.descriptions().collect::<Vec<_>>().join(", "));
    }
    let _ = writeln!(out, "kernel     {}\n```", kernel(b));
}

fn kernel(b: &Builtin) -> String {
    let one = |k: &KernelRule| match k {
        KernelRule::Map(op) => format!("scalar operation {op}, element by element"),
        KernelRule::Fold { op, init } => format!("scalar operation {op} along a dimension, from {init}"),
        KernelRule::Matlab(file) => format!("prelude/{file}.m"),
        KernelRule::Extern(symbol) => format!("runtime {symbol}"),
        KernelRule::Engine => "the engine".to_string(),
        KernelRule::None => "none: running it is an error".to_string(),
    };
    match &b.plain {
        Some(plain) => format!("{}; called plainly: {}", one(&b.kernel), one(plain)),
        None => one(&b.kernel),
    }
}

/// The classes of the tables, with the short names of the Tamer.
const COLUMNS: [(Class, &str); 12] = [
    (Class::Int8, "i8"),
    (Class::Int16, "i16"),
    (Class::Int32, "i32"),
    (Class::Int64, "i64"),
    (Class::UInt8, "u8"),
    (Class::Single, "f32"),
    (Class::Double, "f64"),
    (Class::Char, "c"),
    (Class::Logical, "b"),
    (Class::String, "str"),
    (Class::Cell, "cell"),
    (Class::FunctionHandle, "fun"),
];

fn short(class: Class) -> String {
    COLUMNS
        .iter()
        .find(|(c, _)| *c == class)
        .map_or_else(|| class.name().to_string(), |(_, s)| (*s).to_string())
}

/// Functions of exactly two arguments with one result, grouped by the table of their classes.
fn class_tables() -> String {
    let two = |p: &Params| p.least() <= 2 && p.most() == Some(2) || p.least() == 2;
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (id, b) in all().filter(|(_, b)| two(&b.params) && b.is_in("binary")) {
        let mut table = String::new();
        for (a, name) in COLUMNS {
            let cells: Vec<String> = COLUMNS
                .iter()
                .map(|(c, _)| {
                    let args = [AbsValue::any_of(a), AbsValue::any_of(*c)].map(Operand::from);
                    match transfer(id, &args, 1, &NoFacts) {
                        Ok(r) => r
                            .first()
                            .map_or("-".into(), |r| r.value.unique_class().map_or("*".to_string(), short)),
                        Err(_) => "-".to_string(),
                    }
                })
                .collect();
            let _ = writeln!(table, "| **{name}** | {} |", cells.join(" | "));
        }
        groups.entry(table).or_default().push(format!("`{}`", b.name));
    }
    let mut out = String::from(
        "# Class tables\n\nThe class of `f(a, b)`: rows are the class of `a`, columns that of `b`; `-` is an error, \
         `*` more than one class. Unsigned integers behave like signed ones. An operand that is not of the \
         integer class must be a scalar. Made from the class rules; the Tamer's Figure 4 brought to R2024.\n",
    );
    let head: Vec<&str> = COLUMNS.iter().map(|(_, s)| *s).collect();
    let mut groups: Vec<(String, Vec<String>)> = groups.into_iter().collect();
    groups.sort_by(|a, b| b.1.len().cmp(&a.1.len()).then(a.1.cmp(&b.1)));
    for (table, names) in groups {
        let _ = write!(
            out,
            "\n## {}\n\n| | {} |\n|---|{}\n{table}",
            names.join(", "),
            head.join(" | "),
            "---|".repeat(head.len())
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::reference;
    use std::path::Path;

    #[test]
    fn the_pages_are_current() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/builtins"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(folder).expect("docs/builtins");
        }
        let pages = reference();
        for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = file.file_name();
            assert!(pages.iter().any(|(page, _)| **page == *name), "{name:?} is no page of the reference");
        }
        for (name, text) in pages {
            let path = folder.join(&name);
            if std::env::var_os("BLESS").is_some() {
                std::fs::write(&path, &text).expect("page");
            }
            let there = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(there == text, "docs/builtins/{name} is not current: run the tests with BLESS=1");
        }
    }
}
