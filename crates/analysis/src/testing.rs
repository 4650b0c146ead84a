//! Helpers of the unit tests: programs from the text of Tame IR, statements named by their lines.

use base::{EntityRef, FileId};
use ir::tir::{self, FuncId, Function, Program, Stmt, StmtId, VarId, walk};

/// The program that `text`, printed Tame IR, holds.
pub fn program(text: &str) -> Program {
    let program =
        tir::read(FileId::new(0), text, &|n| n.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'));
    match program {
        Ok(p) => p,
        Err(e) => panic!("{e} at {:?} in\n{text}", e.span),
    }
}

/// The first function.
pub fn first(program: &Program) -> &Function {
    &program.functions[FuncId::new(0)]
}

/// The line, from 1, of a statement.
pub fn line(text: &str, function: &Function, s: StmtId) -> usize {
    let start = function.spans[s].map_or(0, |s| s.start as usize);
    text[..start.min(text.len())].matches('\n').count() + 1
}

/// Each statement in the order of the text, with its line.
pub fn lines(text: &str, function: &Function) -> Vec<(usize, StmtId, Stmt)> {
    let mut found = Vec::new();
    walk::each(function, &function.body, &mut |s, stmt| {
        found.push((line(text, function, s), s, stmt.clone()));
    });
    found
}

/// The name of a variable.
pub fn name(function: &Function, v: VarId) -> &'static str {
    function.vars[v].name.as_str()
}
