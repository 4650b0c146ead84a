//! What has no form in Fortran: what is boxed beyond the one statement that makes and gives it, protected blocks, handles.

use base::Span;
use ir::loops::kernels::{self, Path};
use ir::loops::{Function, Module, Operand, SiteId, Stmt, Ty};

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
    for global in module.globals.values().filter(|g| g.ty == Ty::Boxed) {
        let what = format!("the variable '{}', which has no class and rank of its own,", global.name);
        found.push(Refused { span: None, what });
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
    let first = std::cell::Cell::new(None::<SiteId>);
    let mut own: Vec<(Option<SiteId>, String)> = Vec::new();
    f.each_stmt(&mut |s| {
        last = at(s).or(last);
        first.set(first.get().or(last));
        if let Some(what) = statement(f, s) {
            own.push((last, what));
        }
    });
    let start = first.get();
    for l in f.params.iter().map(|p| p.local).chain(f.results.iter().copied()) {
        if f.locals[l].ty == Ty::Boxed {
            let name = &f.locals[l].name;
            let what =
                format!("the variable '{name}' of {}, which has no class and rank of its own,", f.source);
            own.push((start, what));
        }
    }
    let span = |at: Option<SiteId>| at.and_then(|at| module.sites.get(at)).copied();
    found.extend(own.into_iter().map(|(at, what)| Refused { span: span(at), what }));
}

fn statement(f: &Function, s: &Stmt) -> Option<String> {
    let boxed = |o: &Operand| match o {
        Operand::Spread(_) => Some("a list of values".to_owned()),
        Operand::StringText(_) => Some("a string".to_owned()),
        _ => None,
    };
    let own = match s {
        Stmt::Try { .. } => Some("a block `try`".to_owned()),
        Stmt::Handle { .. } => Some("a function handle that is a value".to_owned()),
        Stmt::Kernel { name, args, .. } => {
            let name = name.as_str();
            let facts = kernels::facts(base::Name::new(name));
            if facts.sees_ends {
                Some("an object with a function that is called when it goes".to_owned())
            } else if name.starts_with(kernels::METHOD) && name.contains(' ') {
                Some("a call of what may be a method".to_owned())
            } else if Path::of(name).is_some() {
                Some(match args.first() {
                    Some(Operand::Borrow(l) | Operand::Take(l)) => format!(
                        "a part of '{}', which is a cell, a struct or of no known class,",
                        f.locals[*l].name
                    ),
                    _ => "a part of a cell or struct".to_owned(),
                })
            } else {
                None
            }
        }
        _ => None,
    };
    own.or_else(|| s.operands().iter().find_map(boxed))
}

fn at(s: &Stmt) -> Option<SiteId> {
    match s {
        Stmt::ToIndex { at, .. }
        | Stmt::Truth { at, .. }
        | Stmt::Alloc { at, .. }
        | Stmt::Grow { at, .. }
        | Stmt::GrowRows { at, .. }
        | Stmt::GrowLinear { at, .. }
        | Stmt::Concat { at, .. }
        | Stmt::Append { at, .. }
        | Stmt::Check { at, .. }
        | Stmt::Call { at, .. }
        | Stmt::Kernel { at, .. }
        | Stmt::Convert { at, .. }
        | Stmt::Product { at, .. } => Some(*at),
        _ => None,
    }
}
