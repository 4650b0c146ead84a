//! Some executables whose C is compiled for the sanitizers of addresses and undefined behaviour: growth,
//! cells, structs, handles that hold themselves, errors that are caught and one that is not. `cargo xtask
//! memory` does it for all programs, and under valgrind.
//!
//! Where the C compiler has no sanitizers, or they do not run, nothing is tested.

use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAMS: &[&str] = &[
    "run/nested_handle_of_itself",
    "run/err_try_catch",
    "run/fn_cellfun",
    "run/struct_nested_update",
    "run/index_growth",
    "run/map_of_itself",
    "diagnostics/error_nested_calls",
];

const FLAGS: &str = "-O0 -g -fsanitize=address,undefined -fno-sanitize-recover=all";

/// The exit code of a program in which something was found.
const FOUND: i32 = 99;

#[test]
fn sanitizers_find_nothing() {
    let place = std::env::temp_dir().join(format!("tame-memory-{}", std::process::id()));
    std::fs::create_dir_all(&place).expect("a folder for the test");
    let found = if sanitizers_run(&place) {
        PROGRAMS.iter().filter_map(|program| finding(&place, program)).collect()
    } else {
        eprintln!("no sanitizers: not tested");
        String::new()
    };
    std::fs::remove_dir_all(&place).expect("the folder goes");
    assert!(found.is_empty(), "{found}");
}

fn sanitizers_run(place: &Path) -> bool {
    let (source, exe) = (place.join("probe.c"), place.join("probe"));
    std::fs::write(&source, "int main(void) { return 0; }\n").expect("a file for the test");
    let mut cc = Command::new(std::env::var("CC").unwrap_or_else(|_| "cc".to_owned()));
    let made = cc.args(FLAGS.split(' ')).arg("-o").arg(&exe).arg(source).output();
    made.is_ok_and(|o| o.status.success()) && Command::new(exe).output().is_ok_and(|o| o.status.success())
}

/// What was found in a program of `tests`, in its own words.
fn finding(place: &Path, program: &str) -> Option<String> {
    let file: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(program);
    let exe = place.join("program");
    let mut build = Command::new(env!("CARGO_BIN_EXE_tame"));
    build.arg("build").arg(file.with_extension("m")).arg("-o").arg(&exe).env("TAME_CFLAGS", FLAGS);
    let built = build.output().expect("tame runs");
    if !built.status.success() {
        return Some(format!("{program}: not built\n{}", String::from_utf8_lossy(&built.stderr)));
    }
    let mut run = Command::new(exe);
    for options in ["ASAN_OPTIONS", "UBSAN_OPTIONS"] {
        run.env(options, format!("exitcode={FOUND}"));
    }
    let said = run.output().expect("the program runs");
    let ended = matches!(said.status.code(), Some(0 | 1));
    (!ended).then(|| format!("{program}: {:?}\n{}\n", said.status, String::from_utf8_lossy(&said.stderr)))
}
