//! Sources that an executable carries, as emitted C lays them out: what an interpreter runs. The runtime library
//! itself only reads the tables.

use super::{UsageTable, text};
use base::Name;
use std::ffi::{c_char, c_int};
use std::path::PathBuf;

/// `tame_file`: a source file.
#[repr(C)]
pub struct StoredFile {
    path: *const c_char,
    text: *const c_char,
    size: usize,
}

/// `tame_handed`: a function of the program that the interpreter runs, by the place where its text begins.
#[repr(C)]
pub struct HandedEntry {
    file: *const c_char,
    start: u32,
    anonymous: c_int,
    captured: *const c_char,
}

/// A function that is handed over to the interpreter.
#[derive(Clone, Debug)]
pub struct Handed {
    /// Its file.
    pub file: PathBuf,
    /// The byte at which its text begins.
    pub start: u32,
    /// Whether it is an anonymous function.
    pub anonymous: bool,
    /// The variables whose values come first among its arguments.
    pub captured: Vec<Name>,
}

/// `tame_program`: a program as sources. Emitted C alone makes these: as many files as are said, a search path that
/// a null ends, texts that end in NUL, all of which live as long as the process.
#[repr(C)]
pub struct StoredProgram {
    files: *const StoredFile,
    count: usize,
    path: *const *const c_char,
    entry: *const c_char,
    command: *const c_char,
    octave: c_int,
    handed: *const HandedEntry,
    handed_count: usize,
    usage: *const UsageTable,
}

impl StoredProgram {
    /// The files: their places, and what is in them.
    pub fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        if self.count == 0 {
            return Vec::new();
        }
        // SAFETY: the emitted table has `count` entries.
        let files = unsafe { std::slice::from_raw_parts(self.files, self.count) };
        let file = |f: &StoredFile| {
            // SAFETY: the emitted text has `size` bytes.
            let bytes = unsafe { std::slice::from_raw_parts(f.text.cast::<u8>(), f.size) };
            (PathBuf::from(text(f.path).into_owned()), bytes.to_vec())
        };
        files.iter().map(file).collect()
    }

    /// The folders on the search path behind the current one.
    pub fn path(&self) -> Vec<PathBuf> {
        let mut folders = Vec::new();
        let mut at = self.path;
        // SAFETY: a null ends the emitted list.
        while !at.is_null() && unsafe { !(*at).is_null() } {
            // SAFETY: as above.
            folders.push(PathBuf::from(text(unsafe { *at }).into_owned()));
            // SAFETY: as above.
            at = unsafe { at.add(1) };
        }
        folders
    }

    /// The file that is run.
    pub fn entry(&self) -> String {
        text(self.entry).into_owned()
    }

    /// The statement that calls its function, where it is one.
    pub fn command(&self) -> Option<String> {
        (!self.command.is_null()).then(|| text(self.command).into_owned())
    }

    /// What it says of the function whose arguments are those of the command line.
    pub fn usage(&self) -> Option<&UsageTable> {
        // SAFETY: the emitted table is null, or points to one.
        unsafe { self.usage.as_ref() }
    }

    /// The functions that a compiled program hands over; their numbers are their places here.
    pub fn handed(&self) -> Vec<Handed> {
        if self.handed_count == 0 {
            return Vec::new();
        }
        // SAFETY: the emitted table has so many entries.
        let table = unsafe { std::slice::from_raw_parts(self.handed, self.handed_count) };
        let entry = |h: &HandedEntry| Handed {
            file: PathBuf::from(text(h.file).into_owned()),
            start: h.start,
            anonymous: h.anonymous != 0,
            captured: text(h.captured).split_whitespace().map(Name::new).collect(),
        };
        table.iter().map(entry).collect()
    }

    /// Whether the sources are Octave's.
    pub fn is_octave(&self) -> bool {
        self.octave != 0
    }
}
