//! Functions as Fortran text: what they declare, how they begin and end.
//!
//! What a caller lends is an assumed-shape dummy argument, what it gives away an allocatable one; results are the last
//! dummy arguments, but for the only one that is a scalar: it makes the procedure a function. Arrays end with their
//! procedure, as Fortran has it, where Loops drop them.

use super::names::Names;
use super::printer::Printer;
use super::purity::Purity;
use super::spell::{colons, element_type, scalar_type};
use base::{FxHashMap, FxHashSet};
use ir::loops::{Expr, Function, FunctionId, LocalId, Module, Stmt, Ty};
use std::fmt::Write;

/// Whether a procedure is a function of Fortran: it has one result, a scalar of its own.
pub(super) fn is_function(f: &Function) -> bool {
    match f.results.as_slice() {
        [one] => matches!(f.locals[*one].ty, Ty::Scalar(_)) && is_dummy(f, 0),
        _ => false,
    }
}

/// Whether a result is a local that nothing else stands for, so that it can be a dummy argument itself.
fn is_dummy(f: &Function, k: usize) -> bool {
    let l = f.results[k];
    f.locals[l].global.is_none()
        && f.params.iter().all(|p| p.local != l)
        && f.results[..k].iter().all(|r| *r != l)
}

/// The text of a procedure.
pub(super) fn procedure(module: &Module, names: &Names, id: FunctionId, purity: &Purity) -> String {
    let original = &module.functions[id];
    let f = &super::based::from_one(original);
    let (locals, taken) = names.locals(f);
    let mut w = Printer {
        module,
        names,
        id,
        f,
        locals,
        vectors: FxHashMap::default(),
        out: String::new(),
        depth: 2,
        extra: Vec::new(),
        catches: purity.catches(id),
        guards: Vec::new(),
        loops: Vec::new(),
        taken,
    };
    for l in looked_at(f) {
        let name = format!("{}_v", w.name(l));
        let vector = w.fresh(&name);
        w.vectors.insert(l, vector);
    }
    let mut outs: Vec<(String, LocalId, bool)> = Vec::new();
    for (k, r) in f.results.iter().enumerate() {
        let name = w.name(*r);
        match is_dummy(f, k) {
            true => outs.push((name, *r, true)),
            false => outs.push((w.fresh(&format!("{name}_out")), *r, false)),
        }
    }
    w.begin(&outs);
    let begun = w.out.len();
    w.body();
    w.end(&outs);
    if w.out.len() > begun && begun > 0 {
        w.out.insert(begun, '\n');
    }
    w.whole(&outs, purity)
}

/// The arrays of which an element is read or stored by its place alone.
fn looked_at(f: &Function) -> Vec<LocalId> {
    let mut found: Vec<LocalId> = Vec::new();
    let linear = |l: LocalId, subs: &[Expr]| subs.len() == 1 && matches!(f.locals[l].ty, Ty::Array(..));
    f.each_stmt(&mut |s| {
        if let Stmt::Put { array, subs, .. } = s
            && linear(*array, subs)
        {
            found.push(*array);
        }
        s.each_expr(&mut |e| {
            e.each(&mut |e| match e {
                Expr::At(l, subs, _) if linear(*l, subs) => found.push(*l),
                _ => {}
            });
        });
    });
    found.sort();
    found.dedup();
    found
}

impl Printer<'_> {
    /// What comes before the statements.
    fn begin(&mut self, outs: &[(String, LocalId, bool)]) {
        let f = self.f;
        for (name, l, own) in outs {
            let local = &f.locals[*l];
            match local.ty {
                Ty::Scalar(e) if *own => {
                    let zero = zero(e);
                    self.line(&format!("{name} = {zero}"));
                }
                _ => {}
            }
        }
        let is_param = |l: LocalId| f.params.iter().any(|p| p.local == l);
        let used = f.mentioned();
        for (id, local) in f.locals.iter() {
            if local.ty == Ty::Boxed && used.contains(&id) && !is_param(id) && local.global.is_none() {
                let name = self.name(id);
                self.line(&format!("{name} = c_null_ptr"));
            }
            let Ty::Array(_, rank) = local.ty else { continue };
            // What has no elements yet is 0-by-0, whatever its rank.
            let zeros: Vec<&str> = (0..rank).map(|d| if d < 2 { "0" } else { "1" }).collect();
            let zeros = zeros.join(", ");
            let name = self.name(id);
            if local.global.is_some() && used.contains(&id) {
                self.line(&format!("if (.not. allocated({name})) allocate ({name}({zeros}))"));
                self.look(id);
            } else if local.empty && !is_param(id) && used.contains(&id) {
                self.line(&format!("allocate ({name}({zeros}))"));
                self.look(id);
            }
        }
        for p in &f.params {
            self.look(p.local);
            if !used.contains(&p.local) {
                let name = self.name(p.local);
                self.line(&format!("associate (unused => {name})"));
                self.line("end associate");
            }
        }
        if f.raises {
            let name = self.names.sources.get(&f.source).cloned().unwrap_or_default();
            self.line(&format!("call tame_enter(frame, {name})"));
            if self.catches {
                self.line("if (tame_failed) return");
            }
        }
    }

    fn body(&mut self) {
        let f = self.f;
        let mut returns = false;
        f.each_stmt(&mut |s| returns |= matches!(s, Stmt::Return));
        if returns || self.catches {
            self.line("body: block");
            self.deeper(|w| w.block(&f.body));
            self.line("end block body");
        } else {
            self.block(&f.body);
        }
    }

    /// What comes behind the statements.
    fn end(&mut self, outs: &[(String, LocalId, bool)]) {
        let f = self.f;
        for s in &f.epilogue {
            match s {
                // Allocatable variables end with their procedure.
                Stmt::Drop(l) if matches!(f.locals[*l].ty, Ty::Array(..)) => {}
                Stmt::Drop(_) => self.block(&vec![s.clone()]),
                // An error that passes through gives up what there is, and asks nothing.
                s if self.catches => {
                    self.line("ending: block");
                    self.guards.push("ending".to_owned());
                    self.deeper(|w| {
                        w.line("if (tame_failed) exit ending");
                        w.block(&vec![s.clone()]);
                    });
                    self.guards.pop();
                    self.line("end block ending");
                }
                s => self.block(&vec![s.clone()]),
            }
        }
        if f.raises {
            self.line("call tame_leave(frame)");
        }
        for (out, l, own) in outs {
            let name = self.name(*l);
            if !own {
                self.line(&match f.locals[*l].ty {
                    Ty::Array(..) if f.locals[*l].global.is_none() => {
                        format!("call move_alloc({name}, {out})")
                    }
                    _ => format!("{out} = {name}"),
                });
            }
        }
    }

    /// The procedure with its head and declarations around what has been written.
    fn whole(self, outs: &[(String, LocalId, bool)], purity: &Purity) -> String {
        let f = self.f;
        let function = is_function(f);
        let mut args: Vec<String> = f.params.iter().map(|p| self.name(p.local)).collect();
        if !function {
            args.extend(outs.iter().map(|o| o.0.clone()));
        }
        let word = if function { "function" } else { "subroutine" };
        let name = &self.names.functions[&self.id];
        let prefix = purity.prefix(self.id);
        let result = match (function, outs) {
            (true, [(out, ..)]) => format!(" result({out})"),
            _ => String::new(),
        };
        let mut text = String::new();
        for line in &f.help {
            let _ = writeln!(text, "{}", format!("  ! {}", line.trim()).trim_end());
        }
        let head = format!("{prefix}{word} {name}({}){result}", args.join(", "));
        super::printer::push_line(&mut text, 1, &head);
        for line in self.declarations(outs) {
            super::printer::push_line(&mut text, 2, &line);
        }
        let _ = write!(text, "\n{}  end {word} {name}\n", self.out);
        text
    }

    fn declarations(&self, outs: &[(String, LocalId, bool)]) -> Vec<String> {
        let f = self.f;
        let mut lines: Vec<String> = Vec::new();
        let mut written: FxHashSet<LocalId> = FxHashSet::default();
        f.each_stmt(&mut |s| written.extend(s.writes()));
        let target = |l: LocalId| if self.vectors.contains_key(&l) { ", target" } else { "" };
        for p in &f.params {
            let name = self.name(p.local);
            lines.push(match f.locals[p.local].ty {
                Ty::Scalar(e) if written.contains(&p.local) || f.results.contains(&p.local) => {
                    format!("{}, value :: {name}", scalar_type(e))
                }
                Ty::Scalar(e) => format!("{}, intent(in) :: {name}", scalar_type(e)),
                Ty::Array(e, rank) => {
                    let how =
                        if p.borrowed { "intent(in), contiguous" } else { "allocatable, intent(inout)" };
                    let target = target(p.local);
                    format!("{}, {how}{target} :: {name}({})", element_type(e), colons(rank))
                }
                Ty::Boxed if p.borrowed => format!("type(c_ptr), intent(in) :: {name}"),
                Ty::Boxed => format!("type(c_ptr), value :: {name}"),
            });
        }
        for (name, l, own) in outs {
            let target = if *own { target(*l) } else { "" };
            lines.push(match f.locals[*l].ty {
                Ty::Scalar(e) if is_function(f) => format!("{} :: {name}", scalar_type(e)),
                Ty::Scalar(e) => format!("{}, intent(out) :: {name}", scalar_type(e)),
                Ty::Array(e, rank) => {
                    format!(
                        "{}, allocatable, intent(out){target} :: {name}({})",
                        element_type(e),
                        colons(rank)
                    )
                }
                Ty::Boxed => format!("type(c_ptr), intent(out) :: {name}"),
            });
        }
        let words = words(&self.out);
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        let mut add = |ty: String, item: String| match groups.iter_mut().find(|(t, _)| *t == ty) {
            Some((_, items)) => items.push(item),
            None => groups.push((ty, vec![item])),
        };
        for (id, local) in f.locals.iter() {
            let name = self.name(id);
            let dummy = f.params.iter().any(|p| p.local == id) || outs.iter().any(|o| o.1 == id && o.2);
            if local.global.is_none() && !dummy && words.contains(name.as_str()) {
                match local.ty {
                    Ty::Scalar(e) => add(scalar_type(e).to_owned(), name),
                    Ty::Array(e, rank) => {
                        let ty = format!("{}, allocatable{}", element_type(e), target(id));
                        add(ty, format!("{name}({})", colons(rank)));
                    }
                    Ty::Boxed => add("type(c_ptr)".to_owned(), name),
                }
            }
        }
        for (name, ty) in &self.extra {
            add((*ty).to_owned(), name.clone());
        }
        let mut vectors: Vec<_> = self.vectors.iter().collect();
        vectors.sort();
        for (l, vector) in vectors {
            if words.contains(vector.as_str()) {
                let ty = format!("{}, pointer, contiguous", element_type(self.elem_of(*l)));
                add(ty, format!("{vector}(:)"));
            }
        }
        for (ty, items) in groups {
            lines.extend(items.chunks(8).map(|chunk| format!("{ty} :: {}", chunk.join(", "))));
        }
        if f.raises {
            lines.push("type(tame_frame), target :: frame".to_owned());
        }
        lines
    }
}

/// What a scalar holds that was given nothing.
fn zero(elem: ir::loops::Elem) -> &'static str {
    match elem {
        ir::loops::Elem::Bool => ".false.",
        _ => "0",
    }
}

/// The names that a text mentions outside of quotes and comments.
fn words(text: &str) -> FxHashSet<&str> {
    let code = text.lines().filter(|l| !l.trim_start().starts_with('!'));
    let plain = code.flat_map(|l| l.split('\'').step_by(2));
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    // Behind a percent sign stands a component.
    let own = |t: &'_ str| if t.starts_with(name) { t.find(|c| !name(c)).unwrap_or(t.len()) } else { 0 };
    let variables = plain
        .flat_map(move |t| t.split('%').enumerate().map(move |(k, t)| if k == 0 { t } else { &t[own(t)..] }));
    variables.flat_map(move |t| t.split(move |c| !name(c))).collect()
}
