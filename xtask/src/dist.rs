//! `cargo xtask dist`: the program as one file that needs nothing beside it, and an archive of it with documents
//! and examples. Takes the release build that is there; the tools are the system's `strip` and `tar`.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const USAGE: &str = "[--out DIR]";

/// What the program carries.
const LIBRARIES: [&str; 2] = ["libtame_runtime.a", "libtame_embed.a"];

/// What the archive holds beside the program.
const ALONG: [&str; 5] = ["README.md", "LICENSE", "CHANGELOG.md", "docs", "examples"];

/// Makes both.
pub fn run(args: &[String]) -> i32 {
    let out = match args {
        [] => Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/dist"),
        [flag, folder] if flag == "--out" => PathBuf::from(folder),
        _ => {
            eprintln!("usage: cargo xtask dist {USAGE}");
            return 2;
        }
    };
    match make(&crate::process::tame(), &out) {
        Ok(made) => {
            for path in made {
                let size = fs::metadata(&path).map_or(0, |m| m.len());
                println!("{} {:.1} MB", path.display(), size as f64 / 1e6);
            }
            0
        }
        Err(e) => {
            eprintln!("dist: {e}");
            1
        }
    }
}

/// The program and the archive, made in a folder from the program that was built and the libraries beside it.
fn make(built: &Path, out: &Path) -> io::Result<Vec<PathBuf>> {
    let name =
        format!("tame-{}-{}-{}", env!("CARGO_PKG_VERSION"), std::env::consts::ARCH, std::env::consts::OS);
    let folder = out.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("bin"))?;
    let beside = built.parent().unwrap_or(Path::new("."));
    let mut libraries = Vec::new();
    for library in LIBRARIES {
        let copy = folder.join(library);
        stripped(&beside.join(library), &copy)?;
        libraries.push((library, fs::read(&copy)?));
        fs::remove_file(copy)?;
    }
    let program = folder.join("bin/tame");
    stripped(built, &program)?;
    driver::append_libraries(&mut OpenOptions::new().read(true).write(true).open(&program)?, &libraries)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for along in ALONG {
        ran(Command::new("cp").arg("-r").arg(root.join(along)).arg(&folder))?;
    }
    let archive = out.join(format!("{name}.tar.gz"));
    ran(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(out).arg(&name))?;
    Ok(vec![program, archive])
}

/// A copy without tables for debuggers.
fn stripped(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to).map_err(|e| io::Error::other(format!("{}: {e}", from.display())))?;
    ran(Command::new("strip").arg("-S").arg(to))
}

fn ran(command: &mut Command) -> io::Result<()> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(io::Error::other(format!("{}: {status}", command.get_program().display()))),
        Err(e) => Err(io::Error::other(format!("{}: {e}", command.get_program().display()))),
    }
}
