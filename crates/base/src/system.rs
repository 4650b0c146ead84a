//! The world outside: files, environment and clock. Everything the toolkit knows of the machine
//! goes through [`System`], so that tests run on files in memory and with a clock that stands still.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What a program may want to do to the machine that [`System`] has no words for.
#[derive(Clone, Copy, Debug)]
pub enum Act<'a> {
    /// Open a file for reading.
    Read(&'a Path),
    /// Make, change or remove a file or a folder.
    Write(&'a Path),
    /// Run a command.
    Run,
    /// Sleep, wait for input, change the current folder.
    Wait,
}

/// What the toolkit asks of the machine.
pub trait System {
    /// The bytes of a file.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// What comes on the standard input.
    fn read_input(&self) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::Unsupported.into())
    }
    /// Whether `path` is a file.
    fn is_file(&self, path: &Path) -> bool;
    /// Whether `path` is a folder.
    fn is_dir(&self, path: &Path) -> bool;
    /// The names in a folder, sorted; empty where it cannot be read.
    fn list(&self, path: &Path) -> Vec<String>;
    /// An environment variable.
    fn env(&self, name: &str) -> Option<String>;
    /// Gives an environment variable another value, or none, for this process.
    fn set_env(&self, name: &str, value: Option<&str>) {
        let _ = (name, value);
    }
    /// The current folder.
    fn current_dir(&self) -> PathBuf;
    /// Time since some fixed moment of this process.
    fn now(&self) -> Duration;
    /// Whether something may be done to the machine; nothing where this is not the machine.
    fn permits(&self, act: Act<'_>) -> bool {
        let _ = act;
        false
    }
}

/// A system that asks another one for all that it does not answer itself.
pub trait Layer {
    /// The other one.
    fn under(&self) -> &dyn System;
    /// [`System::read`]
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.under().read(path)
    }
    /// [`System::read_input`]
    fn read_input(&self) -> io::Result<Vec<u8>> {
        self.under().read_input()
    }
    /// [`System::is_file`]
    fn is_file(&self, path: &Path) -> bool {
        self.under().is_file(path)
    }
    /// [`System::is_dir`]
    fn is_dir(&self, path: &Path) -> bool {
        self.under().is_dir(path)
    }
    /// [`System::list`]
    fn list(&self, path: &Path) -> Vec<String> {
        self.under().list(path)
    }
    /// [`System::permits`]
    fn permits(&self, act: Act<'_>) -> bool {
        self.under().permits(act)
    }
}

impl<L: Layer> System for L {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        Layer::read(self, path)
    }
    fn read_input(&self) -> io::Result<Vec<u8>> {
        Layer::read_input(self)
    }
    fn is_file(&self, path: &Path) -> bool {
        Layer::is_file(self, path)
    }
    fn is_dir(&self, path: &Path) -> bool {
        Layer::is_dir(self, path)
    }
    fn list(&self, path: &Path) -> Vec<String> {
        Layer::list(self, path)
    }
    fn env(&self, name: &str) -> Option<String> {
        self.under().env(name)
    }
    fn set_env(&self, name: &str, value: Option<&str>) {
        self.under().set_env(name, value);
    }
    fn current_dir(&self) -> PathBuf {
        self.under().current_dir()
    }
    fn now(&self) -> Duration {
        self.under().now()
    }
    fn permits(&self, act: Act<'_>) -> bool {
        Layer::permits(self, act)
    }
}

/// The machine itself.
#[derive(Debug)]
pub struct RealSystem {
    start: Instant,
    /// Environment variables that the program has set.
    env: Mutex<BTreeMap<String, Option<String>>>,
}

impl Default for RealSystem {
    fn default() -> Self {
        RealSystem { start: Instant::now(), env: Mutex::default() }
    }
}

/// What a pipe or a device gives, of which nobody knows whether it ends.
fn read_stream(path: &Path) -> io::Result<Vec<u8>> {
    const MOST: u64 = 1 << 28;
    let mut bytes = Vec::new();
    io::Read::read_to_end(&mut io::Read::take(std::fs::File::open(path)?, MOST), &mut bytes)?;
    if bytes.len() as u64 == MOST {
        return Err(io::Error::other("it is no file, and has no end within 256 megabytes"));
    }
    Ok(bytes)
}

impl System for RealSystem {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let regular = std::fs::metadata(path)?.is_file();
        if regular { std::fs::read(path) } else { read_stream(path) }
    }
    fn read_input(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin(), &mut bytes)?;
        Ok(bytes)
    }
    fn is_file(&self, path: &Path) -> bool {
        path.is_file()
    }
    fn is_dir(&self, path: &Path) -> bool {
        path.is_dir()
    }
    fn list(&self, path: &Path) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(path) else { return Vec::new() };
        // Pipes and devices are nobody's sources: who reads one may wait for ever.
        let stays = |e: &std::fs::DirEntry| {
            let known = e.file_type().and_then(|t| {
                if t.is_symlink() { e.path().metadata().map(|m| m.file_type()) } else { Ok(t) }
            });
            known.map_or(true, |t| t.is_file() || t.is_dir())
        };
        let mut names: Vec<String> =
            entries.flatten().filter(stays).filter_map(|e| e.file_name().into_string().ok()).collect();
        names.sort();
        names
    }
    fn env(&self, name: &str) -> Option<String> {
        let own = self.env.lock().ok().and_then(|set| set.get(name).cloned());
        own.unwrap_or_else(|| std::env::var(name).ok())
    }
    fn set_env(&self, name: &str, value: Option<&str>) {
        if let Ok(mut set) = self.env.lock() {
            set.insert(name.to_owned(), value.map(str::to_owned));
        }
    }
    fn current_dir(&self) -> PathBuf {
        std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."))
    }
    fn now(&self) -> Duration {
        self.start.elapsed()
    }
    fn permits(&self, _: Act<'_>) -> bool {
        true
    }
}

/// The machine for a program that is not trusted: it runs no commands and writes only below some folders. It
/// reads what the process may read.
#[derive(Debug)]
pub struct Sandbox {
    machine: RealSystem,
    /// Where it may write, links resolved.
    write: Vec<PathBuf>,
}

impl Sandbox {
    /// A machine of which only these folders may change, which must be there.
    pub fn new(write: &[PathBuf]) -> io::Result<Sandbox> {
        let write = write.iter().map(|f| f.canonicalize()).collect::<io::Result<_>>()?;
        Ok(Sandbox { machine: RealSystem::default(), write })
    }

    /// Whether a path, wherever links lead, lies below one of the folders.
    fn may_write(&self, path: &Path) -> bool {
        let full = self.current_dir().join(path);
        // What is not there yet is judged by the nearest folder that is; `..` behind it would lead out.
        let mut rest = Vec::new();
        let mut at = full.as_path();
        loop {
            // A link that leads nowhere yet would be followed when it is written.
            if at.symlink_metadata().is_ok() {
                let Ok(real) = at.canonicalize() else { return false };
                let real = rest.iter().rev().fold(real, |p: PathBuf, part: &std::ffi::OsString| p.join(part));
                return self.write.iter().any(|f| real.starts_with(f));
            }
            match (at.file_name(), at.parent()) {
                (Some(name), Some(up)) => {
                    rest.push(name.to_owned());
                    at = up;
                }
                _ => return false,
            }
        }
    }
}

impl Layer for Sandbox {
    fn under(&self) -> &dyn System {
        &self.machine
    }
    fn permits(&self, act: Act<'_>) -> bool {
        match act {
            Act::Read(_) | Act::Wait => true,
            Act::Write(path) => self.may_write(path),
            Act::Run => false,
        }
    }
}

/// Files in memory, no environment, and a clock that stands still: for tests.
#[derive(Debug, Default, Clone)]
pub struct MemorySystem {
    files: BTreeMap<PathBuf, Vec<u8>>,
}

impl MemorySystem {
    /// A system that holds these files.
    pub fn new<P: Into<PathBuf>, B: Into<Vec<u8>>>(files: impl IntoIterator<Item = (P, B)>) -> Self {
        MemorySystem { files: files.into_iter().map(|(p, b)| (p.into(), b.into())).collect() }
    }
}

impl System for MemorySystem {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.files.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
    fn is_file(&self, path: &Path) -> bool {
        self.files.contains_key(path)
    }
    fn is_dir(&self, path: &Path) -> bool {
        self.files.keys().any(|f| f != path && f.starts_with(path))
    }
    fn list(&self, path: &Path) -> Vec<String> {
        let mut names: Vec<String> = self
            .files
            .keys()
            .filter_map(|f| f.strip_prefix(path).ok()?.components().next())
            .filter_map(|c| c.as_os_str().to_str().map(str::to_owned))
            .collect();
        names.dedup();
        names
    }
    fn env(&self, _: &str) -> Option<String> {
        None
    }
    fn current_dir(&self) -> PathBuf {
        PathBuf::from("/")
    }
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}
