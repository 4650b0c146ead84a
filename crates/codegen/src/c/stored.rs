//! A program as C that holds its sources as data, for the interpreter that is linked with it: what a program
//! becomes that cannot be compiled as a whole.

use super::spell::{c_bytes, c_string};
use std::fmt::Write;

/// A program as sources.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The files, by the places in which they are looked for.
    pub files: Vec<(String, Vec<u8>)>,
    /// The folders on the search path behind that of the entry.
    pub path: Vec<String>,
    /// The file that is run.
    pub entry: String,
    /// The statement that calls its function; none of a script.
    pub command: Option<String>,
    /// Whether the sources are Octave's.
    pub octave: bool,
}

/// The C text of a program that is interpreted as a whole. `title` is said in the first comment.
pub fn emit_stored(program: &Sources, title: &str) -> String {
    let mut out = format!("/* {} */\n#include \"tame.h\"\n\n", title.replace("*/", "* /"));
    tables(&mut out, program);
    out.push_str("int main(void) {\n    return tame_interpret(&program);\n}\n");
    out
}

/// The tables of a program, the last of which is `program`.
fn tables(out: &mut String, program: &Sources) {
    for (k, (_, text)) in program.files.iter().enumerate() {
        let _ = writeln!(out, "static const char text_{k}[] ={};\n", c_lines(text));
    }
    out.push_str("static const tame_file files[] = {\n");
    for (k, (path, _)) in program.files.iter().enumerate() {
        let _ = writeln!(out, "    {{{}, text_{k}, sizeof text_{k} - 1}},", c_string(path));
    }
    out.push_str("    {0}};\n\nstatic const char *const folders[] = {");
    for folder in &program.path {
        let _ = write!(out, "{}, ", c_string(folder));
    }
    let command = program.command.as_ref().map_or("0".to_owned(), |c| c_string(c));
    let _ = writeln!(
        out,
        "0}};\n\nstatic const tame_program program = {{files, {}, folders, {}, {command}, {}}};\n",
        program.files.len(),
        c_string(&program.entry),
        u8::from(program.octave),
    );
}

/// Bytes as string literals of C, one for each line.
fn c_lines(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return " \"\"".to_owned();
    }
    bytes.split_inclusive(|b| *b == b'\n').map(|line| format!("\n    {}", c_bytes(line))).collect()
}
