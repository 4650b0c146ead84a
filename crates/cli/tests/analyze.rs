//! What `tame analyze` prints of `tests/analyze/NAME.m`: the listing is `NAME.listing`, the call graph
//! `NAME.dot` where that is there, what another abstraction says `NAME.ABSTRACTION`, the shapes as terms `NAME.shapes`
//! and, under the old rule of expansion, `NAME.classic`. `NAME.args` holds the types of the arguments. The texts were
//! checked by hand against what the programs do; `BLESS=1` writes them anew, to be checked again.

use libtest_mimic::{Arguments, Failed, Trial};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let args = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/analyze");
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut programs: Vec<PathBuf> =
        entries.map(|e| e.path()).filter(|p| p.extension() == Some(OsStr::new("m"))).collect();
    programs.sort();
    let mut trials = Vec::new();
    for program in programs {
        let stem = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for format in ["listing", "dot", "pattern", "sign", "sparsity", "shapes", "classic"] {
            if format == "listing" || program.with_extension(format).exists() {
                let program = program.clone();
                trials.push(Trial::test(format!("analyze/{stem}/{format}"), move || shown(&program, format)));
            }
        }
    }
    libtest_mimic::run(&args, trials).exit();
}

fn shown(program: &Path, format: &str) -> Result<(), Failed> {
    let mut tame = Command::new(env!("CARGO_BIN_EXE_tame"));
    tame.current_dir(program.parent().ok_or("no folder")?);
    let flags: &[&str] = match format {
        "listing" | "dot" => &["--format", format],
        "shapes" => &["--shapes"],
        "classic" => &["--shapes", "--classic"],
        abstraction => &["--abstraction", abstraction],
    };
    tame.arg("analyze").arg(program.file_name().ok_or("no name")?).args(flags);
    if let Ok(args) = std::fs::read_to_string(program.with_extension("args")) {
        tame.args(["--args", args.trim()]);
    }
    let said = tame.output()?;
    if said.status.code() != Some(0) {
        return Err(
            format!("exit {:?}: {}", said.status.code(), String::from_utf8_lossy(&said.stderr)).into()
        );
    }
    let place = program.with_extension(format);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&place, &said.stdout)?;
        return Ok(());
    }
    let found = String::from_utf8_lossy(&said.stdout);
    let expected = std::fs::read_to_string(&place).map_err(|e| format!("{}: {e}", place.display()))?;
    let lines = expected.lines().zip(found.lines());
    match lines.enumerate().find(|(_, (a, b))| a != b) {
        Some((n, (a, b))) => Err(format!("line {}\nexpected: {a}\nfound:    {b}", n + 1).into()),
        None if expected != found => Err("one of the texts goes on where the other ends".into()),
        None => Ok(()),
    }
}
