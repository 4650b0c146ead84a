//! `cargo xtask dist`: the program as one file that needs nothing beside it, and an archive of it with documents
//! and examples. Takes the release build that is there; the tools are the system's `strip` and `tar`.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const USAGE: &str = "[--out DIR]";

/// What the program carries; the first holds nearly all that the others do.
const LIBRARIES: [&str; 2] = ["libtame_embed.a", "libtame_runtime.a"];

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
        stripped(&beside.join(library), &copy, "--strip-debug")?;
        libraries.push((library, fs::read(&copy)?));
        fs::remove_file(copy)?;
    }
    let program = folder.join("bin/tame");
    stripped(built, &program, "--strip-all")?;
    driver::append_libraries(&mut OpenOptions::new().read(true).write(true).open(&program)?, &libraries)?;
    shared(built, &folder.join("share"))?;
    fs::write(folder.join("THIRD-PARTY.md"), notices()?)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for along in ALONG {
        ran(Command::new("cp").arg("-r").arg(root.join(along)).arg(&folder))?;
    }
    let archive = out.join(format!("{name}.tar.gz"));
    ran(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(out).arg(&name))?;
    Ok(vec![program, archive])
}

/// Manual pages and what shells complete by, where these look for them below a prefix.
fn shared(built: &Path, share: &Path) -> io::Result<()> {
    let manual = share.join("man/man1");
    fs::create_dir_all(&manual)?;
    ran(Command::new(built).arg("man").arg(&manual))?;
    let shells = [
        ("bash", "bash-completion/completions/tame"),
        ("zsh", "zsh/site-functions/_tame"),
        ("fish", "fish/vendor_completions.d/tame.fish"),
    ];
    for (shell, place) in shells {
        let said = Command::new(built).args(["completions", shell]).output()?;
        let place = share.join(place);
        fs::create_dir_all(place.parent().unwrap_or(share))?;
        fs::write(place, said.stdout)?;
    }
    Ok(())
}

/// The licences of everything that the program and its libraries are made of.
fn notices() -> io::Result<String> {
    let wrong = |what: &str| io::Error::other(format!("cargo metadata: {what}"));
    let said = Command::new("cargo").args(["metadata", "--format-version", "1", "--locked"]).output()?;
    let data: serde_json::Value = serde_json::from_slice(&said.stdout).map_err(|e| wrong(&e.to_string()))?;
    let packages = data["packages"].as_array().ok_or_else(|| wrong("no packages"))?;
    let nodes = data["resolve"]["nodes"].as_array().ok_or_else(|| wrong("no dependencies"))?;
    // What is linked into the program: no tests, and no tools of ours.
    let mut wanted: Vec<&str> = packages
        .iter()
        .filter(|p| matches!(p["name"].as_str(), Some("tame-cli" | "tame-runtime" | "tame-embed")))
        .filter_map(|p| p["id"].as_str())
        .collect();
    let mut k = 0;
    while let Some(id) = wanted.get(k).copied() {
        k += 1;
        let node = nodes.iter().find(|n| n["id"] == id);
        for dep in node.and_then(|n| n["deps"].as_array()).into_iter().flatten() {
            let kinds = dep["dep_kinds"].as_array();
            let linked = kinds.is_some_and(|kinds| kinds.iter().any(|k| k["kind"].is_null()));
            if let (true, Some(id)) = (linked, dep["pkg"].as_str())
                && !wanted.contains(&id)
            {
                wanted.push(id);
            }
        }
    }
    let mut others: Vec<&serde_json::Value> = packages
        .iter()
        .filter(|p| p["source"].is_string() && p["id"].as_str().is_some_and(|id| wanted.contains(&id)))
        .collect();
    others.sort_by_key(|p| p["name"].as_str());
    let mut out =
        String::from("# What tame is made of\n\nIt contains these packages, under their licences.\n");
    for p in others {
        let [name, version, licence] =
            ["name", "version", "license"].map(|key| p[key].as_str().unwrap_or("not said"));
        out += &format!("\n## {name} {version}\n\nLicence: {licence}\n");
        let folder = p["manifest_path"].as_str().and_then(|path| Path::new(path).parent());
        let mut files: Vec<PathBuf> = folder
            .and_then(|f| f.read_dir().ok())
            .into_iter()
            .flatten()
            .flatten()
            .map(|e| e.path())
            .filter(|path| {
                let name = path.file_name().map(|n| n.to_string_lossy().to_uppercase()).unwrap_or_default();
                path.is_file()
                    && ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|l| name.starts_with(l))
            })
            .collect();
        files.sort();
        for file in files {
            out += &format!("\n```text\n{}\n```\n", fs::read_to_string(&file)?.trim_end());
        }
    }
    Ok(out)
}

/// A copy without tables for debuggers, of a program without names too.
fn stripped(from: &Path, to: &Path, how: &str) -> io::Result<()> {
    fs::copy(from, to).map_err(|e| io::Error::other(format!("{}: {e}", from.display())))?;
    ran(Command::new("strip").arg(how).arg(to))
}

fn ran(command: &mut Command) -> io::Result<()> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(io::Error::other(format!("{}: {status}", command.get_program().display()))),
        Err(e) => Err(io::Error::other(format!("{}: {e}", command.get_program().display()))),
    }
}
