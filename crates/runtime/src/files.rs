//! Open files by their MATLAB identifiers. 0, 1 and 2 are standard input, output and error.

use crate::context::Context;
use crate::error::Error;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};

/// A file opened by `fopen`.
#[derive(Debug)]
pub struct OpenFile {
    /// The name it was opened by.
    pub name: String,
    /// The mode it was opened in.
    pub mode: String,
    /// The file, buffered for reading; writes go through.
    pub file: BufReader<File>,
    /// The last read met the end.
    pub at_end: bool,
    /// Bytes written and not yet given to the system.
    pending: Vec<u8>,
}

/// The table of open files.
#[derive(Debug, Default)]
pub struct Files {
    open: BTreeMap<i64, OpenFile>,
}

/// The error for an identifier that names no open file.
pub fn invalid() -> Error {
    Error::new(
        "MATLAB:FileIO:InvalidFid",
        "Invalid file identifier. Use fopen to generate a valid file identifier.",
    )
}

impl OpenFile {
    /// Brings pending bytes to the system, at the place where reading left off.
    pub fn flush(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let pending = std::mem::take(&mut self.pending);
        let _ = self.file.stream_position().map(|at| self.file.seek(SeekFrom::Start(at)));
        let _ = self.file.get_mut().write_all(&pending);
    }

    /// Reads a line with its end; nothing where the file has ended. `at_end` then tells whether
    /// anything follows, as `feof` has it after `fgetl`.
    pub fn read_line(&mut self) -> Option<Vec<u8>> {
        self.flush();
        let mut line = Vec::new();
        let _ = self.file.read_until(b'\n', &mut line);
        self.at_end = self.file.fill_buf().map_or(true, <[u8]>::is_empty);
        (!line.is_empty()).then_some(line)
    }

    /// Reads at most `n` bytes; fewer where the file ends, which `at_end` then tells.
    pub fn read_bytes(&mut self, n: usize) -> Vec<u8> {
        self.flush();
        let mut bytes = Vec::new();
        let _ = (&mut self.file).take(n as u64).read_to_end(&mut bytes);
        self.at_end = bytes.len() < n;
        bytes
    }

    /// The position from the start.
    pub fn tell(&mut self) -> Option<u64> {
        self.flush();
        self.file.stream_position().ok()
    }

    /// The length of the file.
    pub fn length(&mut self) -> Option<u64> {
        self.flush();
        self.file.get_ref().metadata().ok().map(|m| m.len())
    }

    /// Reads everything that is left.
    pub fn read_rest(&mut self) -> Vec<u8> {
        self.flush();
        let mut bytes = Vec::new();
        let _ = self.file.read_to_end(&mut bytes);
        self.at_end = true;
        bytes
    }

    /// Goes to a place.
    pub fn seek(&mut self, to: SeekFrom) -> bool {
        self.flush();
        self.at_end = false;
        self.file.seek(to).is_ok()
    }
}

impl Drop for OpenFile {
    fn drop(&mut self) {
        self.flush();
    }
}

impl Files {
    /// Enters an open file and gives its identifier.
    pub fn insert(&mut self, name: &str, mode: &str, file: File) -> i64 {
        let id = (3..).find(|id| !self.open.contains_key(id)).unwrap_or(3);
        let entry = OpenFile {
            name: name.to_owned(),
            mode: mode.to_owned(),
            file: BufReader::new(file),
            at_end: false,
            pending: Vec::new(),
        };
        self.open.insert(id, entry);
        id
    }

    /// The open file of this identifier.
    pub fn get(&mut self, id: i64) -> Result<&mut OpenFile, Error> {
        self.open.get_mut(&id).ok_or_else(invalid)
    }

    /// Closes a file; false where none is open.
    pub fn close(&mut self, id: i64) -> bool {
        self.open.remove(&id).is_some()
    }

    /// Closes all files.
    pub fn close_all(&mut self) {
        self.open.clear();
    }

    /// The identifiers of open files.
    pub fn ids(&self) -> Vec<i64> {
        self.open.keys().copied().collect()
    }
}

/// Writes to an open file.
pub fn write(context: &mut Context, id: i64, bytes: &[u8]) -> Result<(), Error> {
    let file = context.state::<Files>().get(id)?;
    file.pending.extend_from_slice(bytes);
    if file.pending.len() > 1 << 16 {
        file.flush();
    }
    Ok(())
}
