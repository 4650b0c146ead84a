//! The machine as an executable sees it that carries its sources: files of MATLAB that were there when it was built
//! are there when it runs, wherever that is; all else is the machine's.
//!
//! Invariant: a stored file hides one of the machine at the same place. A relative place was relative to the
//! folder of the build, and is to the one in which the executable starts.

use base::{Layer, RealSystem, System};
use std::collections::BTreeMap;
use std::io;
use std::ops::Bound;
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;

/// The machine with files that it need not have.
#[derive(Clone)]
pub struct Stored {
    real: Rc<RealSystem>,
    files: Rc<BTreeMap<PathBuf, Vec<u8>>>,
}

impl Stored {
    /// With these files, in the current folder where their places are relative.
    pub fn new(files: impl IntoIterator<Item = (PathBuf, Vec<u8>)>) -> Stored {
        let real = RealSystem::default();
        let start = real.current_dir();
        let files = files.into_iter().map(|(path, text)| (plain(&start.join(path)), text)).collect();
        Stored { real: Rc::new(real), files: Rc::new(files) }
    }

    fn place(&self, path: &Path) -> PathBuf {
        plain(&self.real.current_dir().join(path))
    }

    /// The files at a place and below it: paths are in order by their parts, so these stand side by side.
    fn within<'a>(&'a self, place: &'a Path) -> impl Iterator<Item = &'a Path> {
        let from = self.files.range::<Path, _>((Bound::Included(place), Bound::Unbounded));
        from.map(|(f, _)| f.as_path()).take_while(move |f| f.starts_with(place))
    }
}

/// A path without `.` and `..`, as far as its text tells.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(out.components().next_back(), Some(Component::Normal(_))) => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

impl Layer for Stored {
    fn under(&self) -> &dyn System {
        &*self.real
    }
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        match self.files.get(&self.place(path)) {
            Some(bytes) => Ok(bytes.clone()),
            None => self.real.read(path),
        }
    }
    fn is_file(&self, path: &Path) -> bool {
        self.real.is_file(path) || self.files.contains_key(&self.place(path))
    }
    fn is_dir(&self, path: &Path) -> bool {
        let place = self.place(path);
        self.real.is_dir(path) || self.within(&place).any(|f| f != place)
    }
    fn list(&self, path: &Path) -> Vec<String> {
        let place = self.place(path);
        let inside = self.within(&place).filter_map(|f| f.strip_prefix(&place).ok()?.components().next());
        let mut names = self.real.list(path);
        names.extend(inside.filter_map(|c| c.as_os_str().to_str().map(str::to_owned)));
        names.sort();
        names.dedup();
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_files_are_there_under_all_names_of_their_places() {
        let files = [("no_such_folder/f.m", "y = 1;"), ("/nowhere/lib/g.m", "y = 2;")];
        let stored = Stored::new(files.map(|(p, t)| (PathBuf::from(p), t.as_bytes().to_vec())));
        let system: &dyn System = &stored;
        let here = system.current_dir();
        for path in ["no_such_folder/f.m", "./no_such_folder/../no_such_folder/f.m"] {
            assert_eq!(system.read(Path::new(path)).ok(), Some(b"y = 1;".to_vec()));
            assert!(system.is_file(&here.join(path)));
        }
        assert_eq!(system.list(Path::new("no_such_folder")), ["f.m"]);
        assert_eq!(system.list(Path::new("/nowhere")), ["lib"]);
        assert!(system.is_dir(Path::new("/nowhere")) && !system.is_dir(Path::new("/nowhere/lib/g.m")));
        assert!(system.read(Path::new("g.m")).is_err());
    }
}
