//! What has no form in Fortran: cells, structs, strings, handles that are values. What is boxed only
//! because nobody knows its class or rank is a pointer there.

use base::Span;
use ir::loops::kernels::{self, Path};
use ir::loops::{Expr, Function, LocalId, Module, Operand, SiteId, Stmt};

/// Something without a form in Fortran.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// Where; none where only its function is known.
    pub span: Option<Span>,
    /// What it is, as the beginning of a sentence.
    pub what: String,
}

/// All of a module that has no form in Fortran, each kind once.
pub fn refused(module: &Module) -> Vec<Refused> {
    let mut found: Vec<Refused> = Vec::new();
    if !module.classes.texts.is_empty() {
        found.push(Refused { span: None, what: "a class of the program's own".into() });
    }
    for f in module.functions.values() {
        function(module, f, &mut found);
    }
    let mut kept: Vec<Refused> = Vec::new();
    for r in found {
        if kept.iter().all(|k| k.what != r.what) {
            kept.push(r);
        }
    }
    kept
}

fn function(module: &Module, f: &Function, found: &mut Vec<Refused>) {
    let mut last: Option<SiteId> = None;
    let mut errors: Vec<LocalId> = Vec::new();
    f.each_stmt(&mut |s| {
        // The author's variable is a copy, and stands behind.
        match s {
            Stmt::Try { err: Some(err), .. } => errors.push(*err),
            Stmt::Copy(to, from) | Stmt::Move(to, from) if errors.contains(from) => errors.push(*to),
            _ => {}
        }
    });
    f.each_stmt(&mut |s| {
        last = s.site().or(last);
        if let Some(what) = statement(f, s, &errors) {
            let span = last.and_then(|at| module.sites.get(at)).copied();
            found.push(Refused { span, what });
        }
    });
}

fn statement(f: &Function, s: &Stmt, errors: &[LocalId]) -> Option<String> {
    let mut saturates = false;
    s.each_expr(&mut |e| {
        e.each(&mut |e| {
            saturates |= matches!(e, Expr::Op { op, elem, .. } if elem.is_wide() && !op.is_logical());
        });
    });
    match s {
        _ if saturates => Some("arithmetic of integers of 64 bits, which saturates,".to_owned()),
        Stmt::Handle { .. } => Some("a function handle that is a value".to_owned()),
        Stmt::Kernel { name, args, .. } => kernel(f, name.as_str(), args, errors),
        s if s.operands().iter().any(|o| matches!(o, Operand::StringText(_))) => Some("a string".to_owned()),
        _ => None,
    }
}

/// The support module has room for names of so many characters.
const LONGEST: usize = 119;

fn kernel(f: &Function, name: &str, args: &[Operand], errors: &[LocalId]) -> Option<String> {
    if name == kernels::FRAME {
        return Some(
            "a variable that a function which calls itself shares with those nested in it".to_owned(),
        );
    }
    if name == kernels::ON_CLEANUP {
        return Some("an object with a function that is called when it goes".to_owned());
    }
    if name.len() > LONGEST {
        return Some("a call of a function of the library in so many steps".to_owned());
    }
    if name.starts_with(kernels::METHOD) && name.contains(' ') {
        return Some("a call of what may be a method".to_owned());
    }
    let kind = match Path::of(name) {
        Some(path) if path.steps.contains('{') => "cell",
        Some(path) if path.steps.contains('.') => "struct",
        _ => return None,
    };
    // What a caught error says can be asked for.
    if matches!(args.first(), Some(Operand::Borrow(l)) if errors.contains(l)) {
        return None;
    }
    Some(match args.first() {
        Some(Operand::Borrow(l) | Operand::Take(l)) => {
            format!("a part of '{}', which is a {kind},", f.locals[*l].name)
        }
        _ => format!("a part of a {kind}"),
    })
}
