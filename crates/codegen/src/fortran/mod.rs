//! The Fortran back end: prints Loops of [`Phase::Protected`](ir::loops::Phase), in which accesses have a subscript for
//! each dimension, as free-form Fortran 2018 that a person can maintain, with the user's names and comments. It decides
//! nothing about the program; what it needs beyond Fortran itself is in `rts/` (`tame_fortran.f90`, and procedures of
//! arrays that are made for each type and rank that a program has) and in the runtime library.
//!
//! Layout of the emitted file: the support module (included), a module of the procedures of arrays, the module of the
//! program, the main program.

mod based;
mod call;
mod expr;
mod function;
mod names;
mod printer;
mod purity;
mod refuse;
mod simple;
mod spell;
mod stmt;

use base::{FxHashMap, FxHashSet, SourceMap};
use ir::loops::{Elem, Module, Stmt, Ty};
use names::Names;
use purity::Purity;
use spell::{c_element_type, colons, element_tag, element_type, quoted, scalar_type};
use std::fmt::Write;

pub use refuse::{Refused, refused};

/// The support module every emitted program includes, `tame_fortran.f90`.
pub const SUPPORT: &str = include_str!("../../../../rts/tame_fortran.f90");

/// Its file.
pub const SUPPORT_FILE: &str = "tame_fortran.f90";

const ARRAYS: &str = include_str!("../../../../rts/arrays.f90");
const MATRICES: &str = include_str!("../../../../rts/matrices.f90");
const PRODUCT: &str = include_str!("../../../../rts/product.f90");

/// Prints a program in which nothing is [`refused`]; `stem` is the name of its source, `title` is said in the first
/// comment.
pub fn emit(module: &Module, sources: &SourceMap, stem: &str, title: &str) -> String {
    let names = Names::of(module, stem);
    let purity = Purity::of(module);
    let mut out = format!("! {title}\ninclude '{SUPPORT_FILE}'\n\n");
    out += &arrays(module);
    let _ = write!(
        out,
        "module {}\n  use tame_arrays\n  use tame_fortran\n  implicit none\n  private\n\n",
        names.module
    );
    if let Some(entry) = module.entry {
        let _ = writeln!(out, "  public :: {}\n", names.functions[&entry]);
    }
    out += &variables(module, &names);
    out += "contains\n";
    for id in module.functions.keys().filter(|id| purity.is_reached(*id)) {
        let _ = write!(out, "\n{}", function::procedure(module, &names, id, &purity));
    }
    let _ = writeln!(out, "end module {}\n", names.module);
    out += &main(module, sources, &names);
    out
}

/// What the module of the program declares: variables, kernels, the names of functions for the call stack.
fn variables(module: &Module, names: &Names) -> String {
    let mut out = String::new();
    let mut mentioned = FxHashSet::default();
    for f in module.functions.values() {
        mentioned.extend(f.mentioned().into_iter().filter_map(|l| f.locals[l].global));
    }
    for (id, global) in module.globals.iter().filter(|(id, _)| mentioned.contains(id)) {
        let name = &names.globals[&id];
        let _ = match global.ty {
            Ty::Scalar(Elem::Bool) => writeln!(out, "  logical, save :: {name} = .false."),
            Ty::Scalar(e) => writeln!(out, "  {}, save :: {name} = 0", scalar_type(e)),
            Ty::Array(e, rank) => {
                writeln!(out, "  {}, allocatable, target, save :: {name}({})", element_type(e), colons(rank))
            }
            Ty::Boxed => writeln!(out, "  type(c_ptr), save :: {name} = c_null_ptr"),
        };
    }
    let mut kernels: Vec<_> = names.kernels.iter().collect();
    kernels.sort_by_key(|(_, name)| *name);
    for (kernel, name) in kernels {
        let kernel = quoted(kernel.as_str());
        printer::push_line(
            &mut out,
            1,
            &format!("type(tame_kernel), target, save :: {name} = tame_kernel({kernel} // c_null_char)"),
        );
    }
    let mut sources: Vec<_> = names.sources.iter().collect();
    sources.sort_by_key(|(_, name)| *name);
    for (source, name) in sources {
        let text = quoted(source.as_str());
        let length = source.as_str().len() + 1;
        let line =
            format!("character(kind=c_char, len={length}), target, save :: {name} = {text} // c_null_char");
        printer::push_line(&mut out, 1, &line);
    }
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

fn main(module: &Module, sources: &SourceMap, names: &Names) -> String {
    let Some(entry) = module.entry else { return String::new() };
    let mut out = String::from("program main\n");
    let _ = writeln!(out, "  use {}\n  use tame_fortran\n  implicit none", names.module);
    let mut files: Vec<String> = Vec::new();
    let mut places: Vec<(usize, u32, u32)> = Vec::new();
    for span in module.sites.values() {
        let at = sources.line_col(*span);
        let path = sources.file(span.file).path.to_string_lossy().into_owned();
        let k = files.iter().position(|f| *f == path).unwrap_or_else(|| {
            files.push(path);
            files.len() - 1
        });
        places.push((k + 1, at.line, at.col));
    }
    let _ = writeln!(out, "  ! Where in the MATLAB sources an error can happen: file, line, column.");
    let _ = writeln!(out, "  integer :: sites(3, {})\n", places.len());
    for (k, (file, line, column)) in places.iter().enumerate() {
        let _ = writeln!(out, "  sites(:, {}) = [{file}, {line}, {column}]", k + 1);
    }
    let length = files.iter().map(String::len).max().unwrap_or(1);
    let texts: Vec<String> = files.iter().map(|f| quoted(f)).collect();
    let octave = module.octave;
    let line =
        format!("call tame_begin([character(len={length}) :: {}], sites, .{octave}.)", texts.join(", "));
    printer::push_line(&mut out, 1, &line);
    if let Some(usage) = &module.usage {
        let help: Vec<&str> =
            usage.help.iter().map(|l| l.strip_prefix(' ').unwrap_or(l).trim_end()).collect();
        let mut texts = vec![usage.function.clone(), help.join("\n"), usage.params.join(" ")];
        texts.extend(usage.signature.clone());
        let texts: Vec<String> = texts.iter().map(|t| format!("{} // c_null_char", quoted(t))).collect();
        printer::push_line(&mut out, 1, &format!("call tame_arguments({})", texts.join(", ")));
    }
    let _ = writeln!(out, "  call {}()\n  call tame_end()\nend program main", names.functions[&entry]);
    out
}

/// The module of the procedures of arrays, for the types and ranks that are there.
fn arrays(module: &Module) -> String {
    let mut used: Vec<(Elem, u8)> = Vec::new();
    let locals = module.functions.values().flat_map(|f| f.locals.values().map(|l| l.ty));
    for ty in locals.chain(module.globals.values().map(|g| g.ty)) {
        if let Ty::Array(elem, rank) = ty
            && !used.iter().any(|(e, r)| element_tag(*e) == element_tag(elem) && *r == rank)
        {
            used.push((elem, rank));
        }
    }
    used.sort();
    let mut out = String::from("module tame_arrays\n  use tame_fortran\n  implicit none\n  private\n\n");
    if used.is_empty() {
        return out + "end module tame_arrays\n\n";
    }
    let tag = |(e, rank): &(Elem, u8)| format!("{}_{rank}", element_tag(*e).0);
    for name in ["alloc", "zeros", "filled", "copy", "grow", "grow_linear", "remove", "reshape", "unbox"] {
        let own: Vec<String> = used.iter().map(|u| format!("{name}_{}", tag(u))).collect();
        interface(&mut out, name, &own);
    }
    let matrices: Vec<String> = used.iter().filter(|u| u.1 == 2).map(tag).collect();
    if !matrices.is_empty() {
        let own: Vec<String> =
            matrices.iter().flat_map(|t| [format!("join_{t}"), format!("join_one_{t}")]).collect();
        interface(&mut out, "join", &own);
        for name in ["grow_rows", "compact", "remove_row"] {
            let own: Vec<String> = matrices.iter().map(|t| format!("{name}_{t}")).collect();
            interface(&mut out, name, &own);
        }
        let own: Vec<String> =
            matrices.iter().flat_map(|t| [format!("append_{t}"), format!("append_one_{t}")]).collect();
        interface(&mut out, "append", &own);
    }
    if has_products(module) {
        out += "  public :: tame_mtimes\n";
    }
    out += "\n  interface\n";
    for u in &used {
        let (ty, tag, colons) = (c_element_type(u.0), tag(u), colons(u.1));
        let _ = writeln!(
            out,
            "    subroutine widen_{tag}(x, dims, append) bind(c, name='tame_fortran_widen')\n      import\n      \
             {ty}, allocatable, intent(inout) :: x({colons})\n      integer(c_int64_t), intent(in) :: dims(*)\n      \
             logical(c_bool), value :: append\n    end subroutine"
        );
    }
    out += "  end interface\n\ncontains\n\n";
    for u in &used {
        let mut text = ARRAYS.to_owned();
        if u.1 == 2 {
            text += "\n";
            text += MATRICES;
        }
        for (mark, value) in placed(*u) {
            text = text.replace(&mark, &value);
        }
        out += &text;
        out.push('\n');
    }
    if has_products(module) {
        out += PRODUCT;
        out.push('\n');
    }
    out + "end module tame_arrays\n\n"
}

fn has_products(module: &Module) -> bool {
    let mut found = false;
    for f in module.functions.values() {
        f.each_stmt(&mut |s| found |= matches!(s, Stmt::Product { .. }));
    }
    found
}

/// A name for procedures of several types and ranks.
fn interface(out: &mut String, name: &str, own: &[String]) {
    let _ = writeln!(out, "  public :: tame_{name}\n  interface tame_{name}");
    printer::push_line(out, 2, &format!("procedure {}", own.join(", ")));
    out.push_str("  end interface\n");
}

/// What stands for the marks in the text of the procedures of arrays.
fn placed((elem, rank): (Elem, u8)) -> FxHashMap<String, String> {
    let (tag, bits, zero) = element_tag(elem);
    let each = |what: &dyn Fn(u8) -> String| (1..=rank).map(what).collect::<Vec<_>>().join(", ");
    [
        ("@T@", element_type(elem).to_owned()),
        ("@R@", rank.to_string()),
        ("@N@", format!("{tag}_{rank}")),
        ("@C@", colons(rank)),
        ("@D@", each(&|k| format!("d({k})"))),
        ("@O@", each(&|k| format!(":old({k})"))),
        ("@B@", bits.to_string()),
        ("@Z@", zero.to_owned()),
    ]
    .map(|(mark, value)| (mark.to_owned(), value))
    .into_iter()
    .collect()
}
