//! Typical mistakes, one in each program of `tests/planted`: `%! CODE` ends the line where it is. At least nine
//! in ten are found there, and nothing else is called an error.

use std::path::Path;
use std::process::Command;

#[test]
fn typical_mistakes_are_found_where_they_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/planted");
    let entries = std::fs::read_dir(&folder).expect("the folder of the programs").flatten();
    let mut programs: Vec<_> = entries.map(|e| e.path()).filter(|p| p.extension().is_some()).collect();
    programs.sort();
    let mut missed = Vec::new();
    for program in &programs {
        let name = program.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(program).expect("a program");
        let planted = text.lines().zip(1..).find_map(|(l, n)| Some((n, l.split_once("%! ")?.1.trim())));
        let (line, code) = planted.expect("a mistake");
        let mut tame = Command::new(env!("CARGO_BIN_EXE_tame"));
        let said = tame.current_dir(&folder).args(["check", &name, "--format", "github"]).output();
        let said = String::from_utf8(said.expect("tame runs").stdout).expect("UTF-8");
        let at = format!("file={name},line={line},");
        let titled = |l: &str| l.contains(&format!("title={code}::"));
        if !said.lines().any(|l| l.contains(&at) && titled(l)) {
            missed.push(format!("{name}:{line}: {code}; said was:\n{said}"));
        }
        let other = said.lines().find(|l| l.starts_with("::error") && !titled(l));
        assert!(other.is_none(), "{name}: {other:?}");
    }
    let most = programs.len() / 10;
    assert!(programs.len() >= 30 && missed.len() <= most, "{} missed:\n{}", missed.len(), missed.join("\n"));
}
