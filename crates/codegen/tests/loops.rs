//! Passes over Loops, as text: `tests/loops/PASS/NAME.loops` holds a module, then a line `=== after PASS`
//! and the module that the row PASS of the pipeline makes of it; or a line `=== unchanged`, where the row
//! must leave it alone. Lines above the module that begin with `//` say what the case shows;
//! `// count: Alloc 1 Check 0` among them says how many statements of these kinds there are afterwards.
//!
//! The verifier is content with both modules. Each row of the pipeline has at least [`CASES`] cases. With `BLESS=1` in the
//! environment what is expected is written anew from what was found; a case that must not change is
//! never blessed into one that does.

use ir::loops::{Module, print, read, verify};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tame_codegen::passes::{self, Pass};

/// How many cases a pass has at least, those that must not change among them.
const CASES: usize = 10;

/// The rows that do something to long functions alone, which are tested where they are, on functions made for it.
const OF_LENGTH: [&str; 1] = ["cut"];

fn main() {
    let args = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/loops");
    let mut trials = Vec::new();
    let folders: Vec<PathBuf> = entries(&root).into_iter().filter(|f| f.is_dir()).collect();
    let rows = passes::PIPELINE.iter().map(|row| row.name.to_owned());
    let passes: BTreeSet<String> = folders.iter().map(|f| name_of(f)).chain(rows).collect();
    for pass in passes {
        let folder = root.join(&pass);
        let cases: Vec<PathBuf> =
            entries(&folder).into_iter().filter(|f| f.extension().is_some_and(|e| e == "loops")).collect();
        let (count, row) = (cases.len(), pass.clone());
        trials.push(Trial::test(format!("loops/{pass}"), move || match count {
            CASES.. => Ok(()),
            _ if OF_LENGTH.contains(&row.as_str()) => Ok(()),
            _ => Err(format!("{count} cases where {CASES} are wanted").into()),
        }));
        for path in cases {
            let pass = pass.clone();
            trials.push(Trial::test(format!("loops/{pass}/{}", name_of(&path)), move || case(&pass, &path)));
        }
    }
    libtest_mimic::run(&args, trials).exit();
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    found.sort();
    found
}

fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// What a case expects.
enum Expected<'a> {
    /// This text.
    After(&'a str),
    /// What went in.
    Unchanged,
    /// It is not written yet.
    Nothing,
}

fn case(name: &str, path: &Path) -> Result<(), Failed> {
    let pass = passes::find(name).ok_or_else(|| format!("the pipeline has no row {name}"))?;
    let text = std::fs::read_to_string(path)?;
    let (input, expected) = split(&text, name)?;
    let mut module = read(input)?;
    let before = print(&module);
    content(&module, "before")?;
    run(&mut module, pass);
    let after = print(&module);
    content(&module, "after").map_err(|why| format!("{}\n{after}", why.message().unwrap_or_default()))?;
    counted(input, &module)?;
    let matches = match expected {
        Expected::After(wanted) => wanted.trim_end() == after.trim_end(),
        Expected::Unchanged => before == after,
        Expected::Nothing => false,
    };
    if matches {
        return Ok(());
    }
    if std::env::var_os("BLESS").is_some() && !matches!(expected, Expected::Unchanged) {
        let rest = match before == after {
            true => "=== unchanged\n".to_owned(),
            false => format!("=== after {name}\n{after}"),
        };
        std::fs::write(path, format!("{input}{rest}"))?;
        return Ok(());
    }
    let wanted = match expected {
        Expected::After(wanted) => wanted,
        Expected::Unchanged => &before,
        Expected::Nothing => "nothing yet",
    };
    Err(differences(wanted, &after).into())
}

/// The module that goes in, with the lines above it, and what is expected.
fn split<'a>(text: &'a str, pass: &str) -> Result<(&'a str, Expected<'a>), Failed> {
    let Some(start) = text.find("\n=== ").map(|at| at + 1) else { return Ok((text, Expected::Nothing)) };
    let (input, rest) = text.split_at(start);
    let (mark, expected) = rest.split_once('\n').unwrap_or((rest, ""));
    let mark = mark.trim_start_matches("=== ").trim_end();
    match mark.strip_prefix("after ") {
        Some(row) if row == pass => Ok((input, Expected::After(expected))),
        None if mark == "unchanged" && expected.trim().is_empty() => Ok((input, Expected::Unchanged)),
        _ => Err(format!("'=== {mark}' in a case of {pass}").into()),
    }
}

fn run(module: &mut Module, pass: &'static Pass) {
    passes::apply(module, pass, None, &mut 0);
}

fn content(module: &Module, when: &str) -> Result<(), Failed> {
    let wrong = verify(module);
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("the verifier complains {when} the pass:\n{}", wrong.join("\n")).into())
}

/// Compares the numbers of statements with what the lines above the module say.
fn counted(input: &str, module: &Module) -> Result<(), Failed> {
    let lines = input.lines().take_while(|l| l.starts_with("//"));
    for line in lines.filter_map(|l| l.trim_start_matches('/').trim().strip_prefix("count:")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        for pair in words.chunks(2) {
            let [kind, wanted] = pair else { return Err(format!("'{line}' is not in pairs").into()) };
            let wanted: usize = wanted.parse()?;
            let mut found = 0;
            for function in module.functions.values() {
                function.each_stmt(&mut |s| found += usize::from(s.kind() == *kind));
            }
            if found != wanted {
                return Err(format!("{found} statements {kind}, not {wanted}, in\n{}", print(module)).into());
            }
        }
    }
    Ok(())
}

/// Both texts, with the line in which they part.
fn differences(wanted: &str, found: &str) -> String {
    let same = wanted.lines().zip(found.lines()).take_while(|(a, b)| a == b).count();
    let [a, b] = [wanted, found].map(|t| t.lines().nth(same).unwrap_or("the end"));
    format!("line {}: expected\n{a}\nfound\n{b}\n\nexpected:\n{wanted}\nfound:\n{found}", same + 1)
}
