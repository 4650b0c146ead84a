//! A program as C that holds its sources as data, for the interpreter that is linked with it: what a program
//! becomes that cannot be compiled as a whole.

use super::spell::{c_bytes, c_string};
use ir::loops::Usage;
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
    /// What a compiled program hands over.
    pub handed: Vec<HandedOver>,
    /// Of a function that is interpreted with the arguments of the command line.
    pub usage: Option<Usage>,
}

/// A function that a compiled program hands over.
#[derive(Clone, Debug)]
pub struct HandedOver {
    /// Its file.
    pub file: String,
    /// The byte at which its text begins.
    pub start: u32,
    /// Whether it is anonymous.
    pub anonymous: bool,
    /// The variables whose values come first among its arguments.
    pub captured: Vec<String>,
}

/// The C text of a program that is interpreted as a whole. `title` is said in the first comment.
pub fn emit_stored(program: &Sources, title: &str) -> String {
    let mut out = format!("/* {} */\n#include \"tame.h\"\n\n", title.replace("*/", "* /"));
    tables(&mut out, program);
    out.push_str("int main(int argc, char **argv) {\n    return tame_interpret(&program, argc, argv);\n}\n");
    out
}

/// The tables of a program, the last of which is `program`.
pub(super) fn tables(out: &mut String, program: &Sources) {
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
    out.push_str("0};\n\nstatic const tame_handed handed[] = {\n");
    for h in &program.handed {
        let (file, captured) = (c_string(&h.file), c_string(&h.captured.join(" ")));
        let _ = writeln!(out, "    {{{file}, {}, {}, {captured}}},", h.start, u8::from(h.anonymous));
    }
    out.push_str("    {0}};\n\n");
    if let Some(usage) = &program.usage {
        usage_table(out, usage);
    }
    let command = program.command.as_ref().map_or("0".to_owned(), |c| c_string(c));
    let _ = writeln!(
        out,
        "static const tame_program program = {{files, {}, folders, {}, {command}, {}, handed, {}, {}}};\n",
        program.files.len(),
        c_string(&program.entry),
        u8::from(program.octave),
        program.handed.len(),
        if program.usage.is_some() { "&usage" } else { "0" },
    );
}

/// What an executable says of its function, as `usage`.
pub(super) fn usage_table(out: &mut String, usage: &Usage) {
    let _ = writeln!(out, "static const tame_usage usage = {{");
    let lines: Vec<String> =
        usage.help.iter().map(|l| l.strip_prefix(' ').unwrap_or(l).trim_end().to_owned()).collect();
    let help = c_lines(lines.join("\n").as_bytes());
    let _ = writeln!(
        out,
        "    {},{help},\n    {},",
        c_string(&usage.function),
        c_string(&usage.params.join(" "))
    );
    let signature = usage.signature.as_ref().map_or("0".to_owned(), |s| c_string(s));
    let _ = writeln!(out, "    {signature}}};\n");
}

/// Bytes as string literals of C, one for each line.
fn c_lines(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return " \"\"".to_owned();
    }
    bytes.split_inclusive(|b| *b == b'\n').map(|line| format!("\n    {}", c_bytes(line))).collect()
}
