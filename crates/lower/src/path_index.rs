//! What is in folders, and which folders of the search path hold an entry of some name: look-up asks for it at every name, and a path may have
//! thousands of folders (`addpath(genpath(..))`).
//!
//! Not here: what the entries are, and when the path changes (`project.rs`, which then makes a new index).

use base::{FxHashMap, FxHashSet, System};
use std::path::{Path, PathBuf};

/// The names in a folder that look-up asks for.
#[derive(Debug, Default)]
pub(crate) struct Folder {
    /// MATLAB files, without their ending.
    pub files: FxHashSet<String>,
    /// All else.
    pub folders: FxHashSet<String>,
}

impl Folder {
    /// What is in a folder.
    pub fn read(system: &dyn System, path: &Path) -> Folder {
        let mut folder = Folder::default();
        let place = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        for name in system.list(place) {
            match name.strip_suffix(".m") {
                Some(stem) => folder.files.insert(stem.to_owned()),
                None => folder.folders.insert(name),
            };
        }
        // P-code goes before its text, which is then only its help.
        for compiled in folder.folders.iter().filter_map(|f| f.strip_suffix(".p")) {
            folder.files.remove(compiled);
        }
        folder
    }
}

/// The entries of the folders of a path.
#[derive(Debug, Default)]
pub(crate) struct PathIndex {
    /// By the name of an entry (of a MATLAB file, without its ending), the places on the path of the folders with one.
    places: FxHashMap<String, Vec<usize>>,
    /// The `@class` folders.
    pub class_folders: Vec<PathBuf>,
}

impl PathIndex {
    /// Enters a folder of the path, behind those before.
    pub fn enter(&mut self, place: usize, path: &Path, folder: &Folder) {
        for name in folder.files.iter().chain(&folder.folders) {
            let places = self.places.entry(name.clone()).or_default();
            if places.last() != Some(&place) {
                places.push(place);
            }
        }
        let classes = folder.folders.iter().filter(|f| f.starts_with('@'));
        self.class_folders.extend(classes.map(|class| path.join(class)));
    }

    /// The places of the folders with an entry of one of these names, in order.
    pub fn places(&self, names: &[&str]) -> Vec<usize> {
        let found = names.iter().filter_map(|name| self.places.get(*name)).flatten();
        let mut places: Vec<usize> = found.copied().collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}
