//! The Tamer's Table 1 over the programs of `tests/programs`: what the value analysis makes of each.
//! The table (but for its times, which `--nocapture` shows) is `tests/programs/table.txt`;
//! `BLESS=1` writes it anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use tame_driver::{Multi, Options, RealSystem, Session, Survey, survey, with_stack};

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs")
}

fn surveyed(name: &str) -> Survey {
    let file = programs().join(name).join("main.m");
    with_stack(|| {
        let mut session = Session::new(Box::new(RealSystem::default()), Options::default());
        let entry = session.load(&file).expect(name);
        survey(&mut session, entry, &[], 0)
    })
    .expect("a thread")
}

fn told(m: &Multi) -> String {
    let causes: Vec<String> = m.causes.iter().map(|(line, class)| format!("{class} (line {line})")).collect();
    format!("{} in {}: {}", m.variable, m.function, causes.join(", then "))
}

#[test]
fn every_program_of_table_1_is_tame() {
    let mut names: Vec<String> = std::fs::read_dir(programs())
        .expect("tests/programs")
        .flatten()
        .filter(|e| e.path().join("main.m").is_file())
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .filter(|n| n != "heat")
        .collect();
    names.sort();
    assert_eq!(names.len(), 24);
    let head = "name  functions  library  builtins  contexts  wild  classes  features\n";
    let mut table = head.to_owned();
    let mut unique = 0;
    for name in &names {
        let s = surveyed(name);
        assert!(s.wild.is_empty() && s.unknown.is_empty(), "{name}: {:?} {:?}", s.wild, s.unknown);
        unique += usize::from(s.multi.is_empty());
        let classes = if s.multi.is_empty() { "unique" } else { "multi" };
        let features = s.features.join(", ");
        let row = format!(
            "{name:<6}{:>9}{:>9}{:>10}{:>10}  no    {classes:<8} {features}",
            s.functions, s.library, s.builtins, s.contexts
        );
        println!("{row}  {:.1} ms", s.time.as_secs_f64() * 1e3);
        let _ = writeln!(table, "{}", row.trim_end());
        for m in &s.multi {
            assert!(
                m.causes.len() == 2 || m.causes.first().is_some_and(|c| c.1.contains(" or ")),
                "{name}: {}",
                told(m)
            );
            let _ = writeln!(table, "      {}", told(m));
            println!("      {}", told(m));
        }
    }
    assert!(unique >= 21, "only {unique} of 24 have unique classes:\n{table}");
    let file = programs().join("table.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &table).expect("table.txt");
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap_or_default(), table);
}
