//! Source files, byte spans, and the map from a span to line and column.
//!
//! Invariant: a [`Span`] counts bytes of the file's decoded UTF-8 text, `start <= end <= len`.
//! Lines end at LF, CR LF or a lone CR; lines and columns shown to users count from 1, columns
//! in characters.

use cranelift_entity::{PrimaryMap, entity_impl};
use std::path::{Path, PathBuf};

/// A file known to a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(u32);
entity_impl!(FileId, "file");

/// A range of bytes in one file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span of bytes `start..end` of `file`.
    pub fn new(file: FileId, start: u32, end: u32) -> Span {
        Span { file, start, end }
    }

    /// The smallest span that covers both; both must lie in one file.
    pub fn to(self, other: Span) -> Span {
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A position as users count it, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineCol {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub col: u32,
}

/// One source file: its path as the user gave it and its decoded text.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// The path as given or found by look-up.
    pub path: PathBuf,
    /// The whole text, decoded to UTF-8.
    pub text: String,
    line_starts: Vec<u32>,
    /// Of such a text columns need not be counted: a program of one long line may have a finding in each word.
    ascii: bool,
}

impl SourceFile {
    /// A file with this path and text.
    pub fn new(path: impl Into<PathBuf>, text: String) -> SourceFile {
        let bytes = text.as_bytes();
        let mut line_starts = vec![0];
        for (i, &b) in bytes.iter().enumerate() {
            if b == b'\n' || (b == b'\r' && bytes.get(i + 1) != Some(&b'\n')) {
                line_starts.push(i as u32 + 1);
            }
        }
        let ascii = text.is_ascii();
        SourceFile { path: path.into(), text, line_starts, ascii }
    }

    /// Decodes bytes as UTF-8, or as Latin-1 where they are not valid UTF-8; a byte-order mark
    /// is dropped.
    pub fn decode(bytes: &[u8]) -> String {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().map(|&b| b as char).collect(),
        }
    }

    /// Line and column of a byte offset.
    pub fn line_col(&self, offset: u32) -> LineCol {
        let line = self.line_starts.partition_point(|&s| s <= offset).max(1);
        let start = self.line_starts[line - 1] as usize;
        let offset = (offset as usize).min(self.text.len()).max(start);
        let before = if self.ascii { None } else { self.text.get(start..offset) };
        let col = before.map_or(offset - start, |s| s.chars().count());
        LineCol { line: line as u32, col: col as u32 + 1 }
    }

    /// The text of line `line` (from 1) without its line end.
    pub fn line(&self, line: u32) -> &str {
        let i = line.saturating_sub(1) as usize;
        let start = self.line_starts.get(i).map_or(self.text.len(), |&s| s as usize);
        let end = self.line_starts.get(i + 1).map_or(self.text.len(), |&s| s as usize);
        self.text[start..end].trim_end_matches(['\n', '\r'])
    }

    /// The number of lines.
    pub fn line_count(&self) -> usize {
        self.line_starts.len()
    }

    /// The file's name without folder and ending: the name by which MATLAB calls it.
    pub fn stem(&self) -> &str {
        self.path.file_stem().and_then(|s| s.to_str()).unwrap_or("")
    }
}

/// All files a session has read.
#[derive(Debug, Default, Clone)]
pub struct SourceMap {
    files: PrimaryMap<FileId, SourceFile>,
}

impl SourceMap {
    /// Adds a file.
    pub fn add(&mut self, file: SourceFile) -> FileId {
        self.files.push(file)
    }

    /// The file with this id.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id]
    }

    /// The file read from `path`, if it was read already.
    pub fn find(&self, path: &Path) -> Option<FileId> {
        self.files.iter().find(|(_, f)| f.path == path).map(|(id, _)| id)
    }

    /// The text under a span.
    pub fn text(&self, span: Span) -> &str {
        self.files[span.file].text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// Line and column where a span begins.
    pub fn line_col(&self, span: Span) -> LineCol {
        self.files[span.file].line_col(span.start)
    }

    /// Every file with its id, in the order of reading.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_at_lf_crlf_and_cr() {
        let f = SourceFile::new("a.m", "a\nb\r\nc\rd".into());
        assert_eq!(f.line_count(), 4);
        assert_eq!(f.line(2), "b");
        assert_eq!(f.line_col(5), LineCol { line: 3, col: 1 });
        assert_eq!(f.line_col(7), LineCol { line: 4, col: 1 });
    }

    #[test]
    fn latin1_is_decoded_and_bom_dropped() {
        assert_eq!(SourceFile::decode(b"\xef\xbb\xbfx"), "x");
        assert_eq!(SourceFile::decode(b"a\xe9"), "a\u{e9}");
    }
}
