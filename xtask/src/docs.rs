//! `cargo xtask docs`: the pages of the book that are made from declarations, so that they cannot
//! fall behind them. A test fails where a page in `docs/` is not the one made here; `BLESS=1`
//! makes it write the page instead.
//!
//! The diagnostics page shows what each code's example really prints. The reference of builtins is
//! made by the crate `builtins`, which also tests that it is current. Hand-written pages are not
//! touched; that their links lead somewhere is a test here too.

use base::{Code, MemorySystem, Severity, codes};
use driver::{Options, Session};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes all generated pages.
pub fn run(_: &[String]) -> i32 {
    let builtins = builtins::reference().into_iter().map(|(name, text)| (format!("builtins/{name}"), text));
    let architecture = ("../ARCHITECTURE.md".to_owned(), with_pipeline(&architecture()));
    let own = [("diagnostics.md".to_owned(), diagnostics()), architecture];
    match write_pages(own.into_iter().chain(builtins)) {
        Ok(()) => 0,
        Err(e) => {
            eprintln!("docs: {e}");
            1
        }
    }
}

fn write_pages(pages: impl Iterator<Item = (String, String)>) -> std::io::Result<()> {
    fs::create_dir_all(folder().join("builtins"))?;
    for (name, text) in pages {
        fs::write(folder().join(&name), text)?;
        println!("docs/{name}");
    }
    Ok(())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn architecture() -> String {
    fs::read_to_string(folder().join("../ARCHITECTURE.md")).unwrap_or_default()
}

/// ARCHITECTURE.md with the list of passes as the code has it, between its two marks.
fn with_pipeline(page: &str) -> String {
    const MARKS: [&str; 2] = ["<!-- pipeline -->\n", "<!-- end of pipeline -->"];
    let (Some((before, rest)), Some(_)) = (page.split_once(MARKS[0]), page.split_once(MARKS[1])) else {
        return page.to_owned();
    };
    let after = rest.split_once(MARKS[1]).map_or("", |(_, after)| after);
    let mut table = String::from("| pass | required | what it does |\n|---|---|---|\n");
    for pass in driver::PIPELINE {
        let required = if pass.required { "yes" } else { "" };
        let _ = writeln!(table, "| `{}` | {required} | {} |", pass.name, pass.doc);
    }
    format!("{before}{}{table}{}{after}", MARKS[0], MARKS[1])
}

/// The reference of diagnostics: every code, what it means, and an example with what is printed.
fn diagnostics() -> String {
    let mut page = String::from(
        "<!-- Made by `cargo xtask docs` from crates/base/src/codes.rs. Do not edit. -->\n\n\
         # Diagnostics\n\n\
         What `tame` finds wrong before a program runs. Each finding names its code in brackets; each \
         code is declared once, in `crates/base/src/codes.rs`, and what stands below its example was \
         printed for it. Errors of running programs are MATLAB's own, with MATLAB's identifiers, and \
         are not listed here.\n\n| code | severity |\n|---|---|\n",
    );
    for code in codes::ALL {
        let _ = writeln!(page, "| [`{0}`](#{0}) | {1} |", code.name, severity(code));
    }
    for code in codes::ALL {
        let _ = write!(page, "\n## {}\n\n{}\n", code.name, code.explanation);
        if !code.example.is_empty() {
            let found = findings(code);
            let _ = write!(page, "\n```matlab\n{}```\n\n```text\n{found}```\n", ended(code.example));
        }
    }
    page
}

fn severity(code: &Code) -> &'static str {
    match code.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "hint",
    }
}

/// What `tame check` prints of this code for the code's example.
fn findings(code: &Code) -> String {
    let system = MemorySystem::new([("example.m", code.example)]);
    let mut session = Session::new(Box::new(system), Options::default());
    let mut found = driver::check(&mut session, Path::new("example.m"));
    found.retain(|d| d.code == code);
    let text = driver::render(&found, session.sources(), false);
    ended(text.trim_end())
}

fn ended(text: &str) -> String {
    if text.is_empty() || text.ends_with('\n') { text.to_owned() } else { format!("{text}\n") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_diagnostics_page_is_current() {
        let (path, page) = (folder().join("diagnostics.md"), diagnostics());
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &page).expect("docs/diagnostics.md can be written");
        }
        let found = fs::read_to_string(path).unwrap_or_default();
        assert!(found == page, "docs/diagnostics.md is not current: BLESS=1 makes it anew");
    }

    #[test]
    fn the_pipeline_is_that_of_the_code() {
        let page = architecture();
        assert!(page.contains("<!-- pipeline -->"), "ARCHITECTURE.md has lost its list of passes");
        assert!(with_pipeline(&page) == page, "`cargo xtask docs` writes the list of passes");
    }

    #[test]
    fn every_example_provokes_its_code() {
        let silent = codes::ALL.iter().filter(|c| !c.example.is_empty() && findings(c).is_empty());
        let names: Vec<&str> = silent.map(|c| c.name).collect();
        assert!(names.is_empty(), "examples without their diagnostic: {}", names.join(", "));
    }

    /// Relative links of the book and of the pages at the root lead to files that exist.
    #[test]
    fn links_lead_somewhere() {
        let root = folder().join("..");
        let mut pages: Vec<PathBuf> = ["README.md", "ARCHITECTURE.md"].map(|p| root.join(p)).to_vec();
        let book = fs::read_dir(folder()).expect("docs/").flatten().map(|e| e.path());
        pages.extend(book.filter(|p| p.extension().is_some_and(|e| e == "md")));
        let mut wrong = Vec::new();
        for page in pages {
            let text = fs::read_to_string(&page).unwrap_or_default();
            let beside = page.parent().unwrap_or(Path::new("."));
            for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let file = link.split('#').next().unwrap_or("");
                if !file.is_empty() && !file.contains("://") && !beside.join(file).exists() {
                    wrong.push(format!("{}: {link}", page.display()));
                }
            }
        }
        assert!(wrong.is_empty(), "dead links:\n{}", wrong.join("\n"));
    }
}
