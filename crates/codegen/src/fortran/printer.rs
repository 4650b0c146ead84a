//! The text of a function as it grows: what is being written, its lines and indentation, the names and types of its
//! locals, and the variables that the text needs beside them. What is written is the other files' business.

use super::names::Names;
use base::{FxHashMap, FxHashSet};
use ir::loops::{Elem, Function, FunctionId, LocalId, Module, Ty};
use std::fmt::Write;

/// Writes a function.
pub(super) struct Printer<'a> {
    pub(super) module: &'a Module,
    pub(super) names: &'a Names,
    pub(super) id: FunctionId,
    pub(super) f: &'a Function,
    /// The names of the locals.
    pub(super) locals: FxHashMap<LocalId, String>,
    /// The arrays that are also looked at as vectors, with the names of these.
    pub(super) vectors: FxHashMap<LocalId, String>,
    pub(super) out: String,
    pub(super) depth: usize,
    /// What the text needs beside the locals.
    pub(super) extra: Vec<(String, &'static str)>,
    /// Whether an error that a caller catches may pass through the function.
    pub(super) catches: bool,
    /// The protected blocks around the statement, the innermost last.
    pub(super) guards: Vec<String>,
    /// How many there are around each loop around the statement.
    pub(super) loops: Vec<usize>,
    /// The names in use in the function.
    pub(super) taken: FxHashSet<String>,
}

/// So many columns a line has in free form.
const COLUMNS: usize = 132;

impl Printer<'_> {
    pub(super) fn line(&mut self, text: &str) {
        push_line(&mut self.out, self.depth, text);
    }

    /// What `write` writes, one level deeper.
    pub(super) fn deeper(&mut self, write: impl FnOnce(&mut Self)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    pub(super) fn name(&self, l: LocalId) -> String {
        self.locals.get(&l).cloned().unwrap_or_default()
    }

    pub(super) fn ty(&self, l: LocalId) -> Ty {
        self.f.locals[l].ty
    }

    /// The element type of an array or scalar.
    pub(super) fn elem_of(&self, l: LocalId) -> Elem {
        match self.ty(l) {
            Ty::Scalar(e) | Ty::Array(e, _) => e,
            Ty::Boxed => Elem::F64,
        }
    }

    /// The number of rows of a matrix that grows by rows and has room for more: what Loops keep as the distance of its
    /// columns, Fortran knows as the extent.
    pub(super) fn rows_of(&self, l: LocalId) -> Option<String> {
        self.f.locals[l].lead.map(|rows| self.name(rows))
    }

    /// A further scalar.
    pub(super) fn temporary(&mut self, elem: Elem) -> String {
        let name = self.fresh("t");
        self.extra.push((name.clone(), super::spell::scalar_type(elem)));
        name
    }

    /// A name that nothing in the function has.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        super::names::unique(base, |n| !self.names.is_taken(n) && self.taken.insert(n.to_owned()))
    }
}

/// A line, continued where it is longer than lines may be.
pub(super) fn push_line(out: &mut String, depth: usize, text: &str) {
    let mut indent = 2 * depth;
    let mut rest = text;
    while indent + rest.len() > COLUMNS {
        let Some(at) = break_at(rest, COLUMNS - indent - 2) else { break };
        let (head, tail) = rest.split_at(at);
        let _ = writeln!(out, "{:indent$}{} &", "", head.trim_end());
        rest = tail.trim_start();
        indent = 2 * depth + 2;
    }
    let _ = writeln!(out, "{:indent$}{rest}", "");
}

/// Where a line can be broken: behind the last comma or before the last operator outside of texts that leaves at most
/// so many columns before; where there is none, behind the last parenthesis that opens.
fn break_at(text: &str, most: usize) -> Option<usize> {
    let mut quoted = false;
    let (mut found, mut opened) = (None, None);
    let bytes = text.as_bytes();
    for (k, &byte) in bytes.iter().enumerate() {
        if byte == b'\'' {
            quoted = !quoted;
        }
        if k > 0 && !quoted && byte == b' ' {
            if k > most {
                return found.or(opened).or(Some(k));
            }
            found = Some(k);
        }
        if byte == b'(' && !quoted && k < most && bytes.get(k + 1).is_some_and(|&next| next != b'/') {
            opened = Some(k + 1);
        }
    }
    found.or(opened)
}
