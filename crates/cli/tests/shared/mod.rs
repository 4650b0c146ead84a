//! The runtime library as a shared object, made once of the archive that compiled programs link: a test
//! program linked to it takes a third of the time, and does the same.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What `TAME_RUNTIME` is set to for a test program: the shared object, or the archive where none can be made.
pub fn runtime() -> &'static Path {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let archive = archive();
        make(&archive).unwrap_or(archive)
    })
}

/// The library that `tame build` links.
fn archive() -> PathBuf {
    let mut tame = Command::new(env!("CARGO_BIN_EXE_tame"));
    let said = tame.args(["build", "--no-interpreter", "--print-link-flags"]).output();
    let flags = said.map(|o| String::from_utf8_lossy(&o.stdout).into_owned()).unwrap_or_default();
    PathBuf::from(flags.split_whitespace().find(|f| f.ends_with(".a")).unwrap_or_default())
}

/// Only what emitted C may call is visible. One that is newer than the archive stays.
fn make(archive: &Path) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let made = folder.join("libtame_runtime.so");
    let changed = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    if changed(&made) > Some(changed(archive)?) {
        return Some(made);
    }
    let own = folder.join(format!("{}", std::process::id()));
    let (visible, object) = (own.with_extension("map"), own.with_extension("so"));
    std::fs::write(&visible, "{ global: tame_*; local: *; };").ok()?;
    let mut script = OsString::from("-Wl,--version-script=");
    script.push(&visible);
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-Wl,-S", "-Wl,--gc-sections", "-Wl,--whole-archive"]).arg(archive);
    cc.arg("-Wl,--no-whole-archive").arg(script).args(["-lm", "-lpthread", "-ldl", "-o"]).arg(&object);
    let linked = cc.output().ok().filter(|o| o.status.success());
    let _ = std::fs::remove_file(&visible);
    linked.and_then(|_| std::fs::rename(&object, &made).ok()).map(|()| made)
}
