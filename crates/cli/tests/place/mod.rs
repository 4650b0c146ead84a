//! A folder of its own for a test of the command, removed at the end.

use std::path::PathBuf;
use std::process::Command;

/// The folder; `tmp` in it is the folder for temporary files.
pub struct Place(pub PathBuf);

impl Place {
    /// An empty one; `name` is the test's.
    pub fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("tame-tests-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(path.join("tmp")).expect("a folder for the test");
        Place(path)
    }

    /// A file, in a folder of it perhaps.
    pub fn write(&self, name: &str, text: &str) -> &Place {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file for the test");
        self
    }

    /// The command, which runs there.
    pub fn command(&self) -> Command {
        let mut tame = Command::new(env!("CARGO_BIN_EXE_tame"));
        tame.current_dir(&self.0)
            .env("TMPDIR", self.0.join("tmp"))
            .env("TAME_CFLAGS", "-O0")
            .env_remove("CC");
        tame
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
