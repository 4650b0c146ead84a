//! The C printer, as text: `tests/c/NAME.loops` holds a module, then a line `=== c` and the C text that the
//! required rows and the printer make of it, without what every program begins with. A C compiler, where
//! there is one, must accept the whole without a warning. With `BLESS=1` in the environment the text is
//! written anew.

use base::{SourceFile, SourceMap, Span};
use ir::loops::{Module, read};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tame_codegen::{c, passes};

const MARK: &str = "=== c\n";

/// Where the C compiler finds the header.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

fn main() {
    let args = Arguments::from_args();
    if let Err(e) = std::fs::write(Path::new(FOLDER).join("tame.h"), c::HEADER) {
        eprintln!("{FOLDER}: {e}");
        std::process::exit(1);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/c");
    let entries = std::fs::read_dir(&root).into_iter().flatten().flatten();
    let mut cases: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    cases.sort();
    let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let trials = cases
        .into_iter()
        .filter(|p| p.extension().is_some_and(|e| e == "loops"))
        .map(|path| Trial::test(format!("c/{}", name(&path)), move || case(&path)))
        .collect();
    libtest_mimic::run(&args, trials).exit();
}

fn case(path: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path)?;
    let (input, wanted) = text.split_once(MARK).unwrap_or((&text, ""));
    let whole = printed(input)?;
    accepted(&whole, path)?;
    let found = whole.split_once("};\n\n").map_or(whole.as_str(), |(_, rest)| rest);
    if found == wanted {
        return Ok(());
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, format!("{input}{MARK}{found}"))?;
        return Ok(());
    }
    Err(format!("expected:\n{wanted}\nfound:\n{found}").into())
}

/// The C text of a module; its positions are those of a file of empty lines.
fn printed(text: &str) -> Result<String, Failed> {
    let mut module: Module = read(text)?;
    let options = passes::Options { naive: true, verify: true, ..Default::default() };
    let wrong = passes::run(&mut module, &options);
    if !wrong.is_empty() {
        return Err(wrong.join("\n").into());
    }
    let mut sources = SourceMap::default();
    let file = sources.add(SourceFile::new("test.m", "\n".repeat(100)));
    for (line, span) in module.sites.values_mut().enumerate() {
        *span = Span::new(file, line as u32, line as u32);
    }
    let text = c::emit(&module, &sources, "test", None);
    // The table of positions comes first, behind the types of arrays and results.
    Ok(match text.split_once("/* Where in the MATLAB sources") {
        Some((types, rest)) => format!("{types}/* Where in the MATLAB sources{rest}"),
        None => text,
    })
}

/// Complains where a C compiler does.
fn accepted(text: &str, path: &Path) -> Result<(), Failed> {
    let flags =
        ["-std=gnu11", "-fsyntax-only", "-Wall", "-Werror", "-Wno-unused-but-set-variable", "-x", "c", "-"];
    let child = Command::new("cc")
        .args(flags)
        .arg("-I")
        .arg(FOLDER)
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else { return Ok(()) };
    if let Some(mut stdin) = child.stdin.take() {
        std::io::Write::write_all(&mut stdin, text.as_bytes())?;
    }
    let said = child.wait_with_output()?;
    if said.status.success() {
        return Ok(());
    }
    Err(format!("{}: {}\n{text}", path.display(), String::from_utf8_lossy(&said.stderr)).into())
}
