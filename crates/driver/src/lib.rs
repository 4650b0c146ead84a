//! Sessions and pipelines: what the tool can do with a program, as plain data for any front end.
//!
//! *Architecture invariant:* this crate knows no command line, no editor protocol and no terminal.

mod about;
mod analyze;
mod build;
mod callback;
mod carried;
mod check;
mod compiler;
mod entry;
mod fix;
mod fortran;
mod guard;
mod handed;
mod library;
mod precision;
mod procedures;
mod raised;
mod render;
mod repl;
mod session;
mod shapes;
mod soundness;
mod specialize;
mod stages;
mod survey;
mod trials;
mod wheel;
mod wild;

pub use self::specialize::{Residual, SpecializeOptions, annotations, notated, specialized};
pub use self::trials::trials;
pub use about::about;
pub use analyze::{ABSTRACTIONS, Analyzed, Place, analyze_file};
pub use base::{Code, Diagnostic, RealSystem, Sandbox, Severity, System, codes};
pub use build::{
    Compiled, LinkOptions, Made, compile, compile_file, emit_c, header, link, link_flags, scratch_folder,
    write_c,
};
pub use carried::append as append_libraries;
pub use check::{
    Baseline, CheckFormat, Config, Finding, Rules, check, check_all, code_list, formatted, programs_in,
};
pub use codegen::passes::{Options as PassOptions, PIPELINE};
pub use compiler::shown as shown_command;
pub use fix::{Fixed, fix};
pub use fortran::{emit_fortran, link_fortran, write_fortran};
pub use guard::{Limits, guarded};
pub use handed::Share;
pub use interp::with_stack;
pub use ir::tir::FuncId;
pub use library::{Library, LibraryText, build_library, build_mex, build_python, compile_library};
pub use precision::{Precision, precision};
pub use procedures::{Procedures, Wishes, procedures};
pub use raised::raised;
pub use render::render;
pub use repl::{Answer, Repl};
pub use runtime::memory::keep_freed as keep_freed_memory;
pub use session::{Dialect, Finished, Options, Session};
pub use shapes::{ShapeAnswer, ShapeMistake, compare_shapes};
pub use soundness::{Call, Soundness, argument_types, argument_values, check_soundness};
pub use stages::{Stage, dump};
pub use survey::{Multi, Survey, call_structure, suggested_arguments, survey};
pub use wild::Rule;

/// The page that explains how types are written and shown.
pub const NOTATION: &str = include_str!("../../../docs/notation.md");
