//! The printed form of statements.

use super::super::words::quoted;
use super::super::{Axis, Exits, Expr, Fill, LocalId, Proof, Stmt};
use super::expr::{fault_text, proof_text};
use super::{Printer, at, function_name, text};
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(cond, then, els) => {
                self.line(&format!("if {} {{", self.expr(cond)));
                self.nested(then);
                if !els.is_empty() {
                    self.line("} else {");
                    self.nested(els);
                }
                self.line("}");
            }
            Stmt::While { header, cond, body } => {
                self.line("loop {");
                self.nested(header);
                self.line(&format!("}} while {} {{", self.expr(cond)));
                self.nested(body);
                self.line("}");
            }
            Stmt::For { var, lo, step, hi, body } => {
                let [lo, step, hi] = [lo, step, hi].map(|e| self.expr(e));
                self.line(&format!("for {} = {lo} : {step} : {hi} {{", self.name(*var)));
                self.nested(body);
                self.line("}");
            }
            Stmt::Try { body, err, handler, shared, exits } => {
                self.line(&format!("try{} {{", self.sharing(shared, *exits)));
                self.nested(body);
                let err = err.map_or_else(String::new, |e| format!(" {}", self.name(e)));
                self.line(&format!("}} catch{err} {{"));
                self.nested(handler);
                self.line("}");
            }
            simple => {
                let text = self.simple(simple);
                self.line(&text);
            }
        }
    }

    fn sharing(&self, shared: &[LocalId], exits: Exits) -> String {
        let mut out = String::new();
        if !shared.is_empty() {
            let _ = write!(out, " shared {}", self.names(shared));
        }
        let Exits { breaks, continues, returns, plain } = exits;
        let words =
            [(breaks, " breaks"), (continues, " continues"), (returns, " returns"), (plain, " plain")];
        for (leaves, word) in words {
            if leaves {
                out.push_str(word);
            }
        }
        out
    }

    fn simple(&self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Assign(l, e) => format!("{} = {}", self.name(*l), self.expr(e)),
            Stmt::ToIndex { local, value, position, proof, at: site } => {
                let (l, value) = (self.name(*local), self.expr(value));
                format!("{l} = to_index({value}, {position}){}{}", proved(*proof), at(*site))
            }
            Stmt::Truth { local, value, at: site } => {
                format!("{} = truth {}{}", self.name(*local), self.name(*value), at(*site))
            }
            Stmt::Store { array, index, value } => {
                format!("{}[{}] = {}", self.name(*array), self.expr(index), self.expr(value))
            }
            Stmt::Put { array, subs, value, by } => {
                format!("{} = {}", self.place(*array, subs, *by), self.expr(value))
            }
            Stmt::Compute { dst, axes, part, value, at: site } => {
                let place = part.as_ref().map_or_else(|| self.name(*dst), |(s, by)| self.place(*dst, s, *by));
                let (axes, value) = (self.axes(axes), self.expr(value));
                format!("compute {place} over {axes} = {value}{}", at(*site))
            }
            Stmt::Reduce { dst, place, axes, step, until } => {
                let place = match place.as_slice() {
                    [] => self.name(*dst),
                    subs => format!("{}({})", self.array(*dst), self.exprs(subs)),
                };
                let until = until.as_ref().map_or_else(String::new, |u| format!(" until {}", self.expr(u)));
                format!("reduce {place} over {} = {}{until}", self.axes(axes), self.expr(step))
            }
            Stmt::Reshape(l, dims) => format!("reshape {} to {}", self.name(*l), self.dims(dims)),
            Stmt::Move(d, s) => format!("{} = move {}", self.name(*d), self.name(*s)),
            Stmt::Copy(d, s) => format!("{} = copy {}", self.name(*d), self.name(*s)),
            Stmt::Drop(l) => format!("drop {}", self.name(*l)),
            Stmt::Compact { array, lead } => format!("compact {} by {}", self.name(*array), self.name(*lead)),
            Stmt::Break => "break".into(),
            Stmt::Continue => "continue".into(),
            Stmt::Return => "return".into(),
            Stmt::Check { .. } => self.check(stmt),
            Stmt::Alloc { .. }
            | Stmt::Grow { .. }
            | Stmt::GrowRows { .. }
            | Stmt::GrowLinear { .. }
            | Stmt::Remove { .. } => self.sized(stmt),
            Stmt::Concat { .. }
            | Stmt::Append { .. }
            | Stmt::Call { .. }
            | Stmt::Kernel { .. }
            | Stmt::Convert { .. }
            | Stmt::Handle { .. }
            | Stmt::Product { .. } => self.calling(stmt),
            Stmt::Comment(text) if text.contains(['\n', '\r']) => {
                format!("//{}", text.replace(['\n', '\r'], " "))
            }
            Stmt::Comment(text) => format!("//{text}"),
            Stmt::If(..) | Stmt::While { .. } | Stmt::For { .. } | Stmt::Try { .. } => String::new(),
        }
    }

    fn check(&self, stmt: &Stmt) -> String {
        let Stmt::Check { fails, fault, args, guards, proof, at: site } = stmt else { return String::new() };
        let args = if args.is_empty() { String::new() } else { format!(" ({})", self.exprs(args)) };
        let guards = guards.map_or_else(String::new, |id| format!(" guards {id}"));
        let fails = self.expr(fails);
        format!("fail {}{args} if {fails}{guards}{}{}", fault_text(*fault), proved(*proof), at(*site))
    }

    /// Statements that say how large an array is.
    fn sized(&self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Alloc { array, dims, fill, at: site } => {
                let fill = match fill {
                    Fill::Raw => "raw".to_owned(),
                    Fill::Zero => "zero".to_owned(),
                    Fill::Value(e) => format!("of {}", self.expr(e)),
                };
                format!("{} = alloc{} {fill}{}", self.name(*array), self.dims(dims), at(*site))
            }
            Stmt::Grow { array, dims, amortise, at: site } => {
                let often = if *amortise { " amortised" } else { "" };
                format!("grow {} to {}{often}{}", self.name(*array), self.dims(dims), at(*site))
            }
            Stmt::GrowRows { array, lead, dims, at: site } => {
                let [array, lead] = [*array, *lead].map(|l| self.name(l));
                format!("grow_rows {array} by {lead} to {}{}", self.dims(dims), at(*site))
            }
            Stmt::GrowLinear { array, count, at: site } => {
                format!("grow_linear {} to {}{}", self.name(*array), self.expr(count), at(*site))
            }
            Stmt::Remove { array, axis, place } => {
                format!("remove {} along {axis} : {}", self.name(*array), self.expr(place))
            }
            _ => String::new(),
        }
    }

    /// Statements with operands.
    fn calling(&self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Call { function, args, results, at: site } => {
                let callee = function_name(self.module, *function);
                format!("{}call {callee}({}){}", self.receivers(results), self.operands(args), at(*site))
            }
            Stmt::Kernel { name, args, nargout, results, at: site } => {
                let (results, name) = (self.receivers(results), quoted(name.as_str()));
                format!("{results}kernel {name}/{nargout}({}){}", self.operands(args), at(*site))
            }
            Stmt::Product { dst, a, b, at: site } => {
                let [dst, a, b] = [*dst, *a, *b].map(|l| self.name(l));
                format!("{dst} = product({a}, {b}){}", at(*site))
            }
            Stmt::Concat { dst, parts, vertical, at: site } => {
                let parts = self.operands(parts);
                format!("{} = {}({parts}){}", self.name(*dst), side(*vertical), at(*site))
            }
            Stmt::Append { array, part, vertical, at: site } => {
                let (array, part) = (self.name(*array), self.operand(part));
                format!("append {} {array}, {part}{}", side(*vertical), at(*site))
            }
            Stmt::Convert { dst, src, at: site } => {
                format!("{} = convert {}{}", self.name(*dst), self.operand(src), at(*site))
            }
            Stmt::Handle { dst, thunk, captures, text: shown } => {
                let captures = self.operands(captures);
                format!("{} = handle {thunk}({captures}) {}", self.name(*dst), text(shown))
            }
            _ => String::new(),
        }
    }

    fn receivers(&self, results: &[LocalId]) -> String {
        match results {
            [] => String::new(),
            [one] => format!("{} = ", self.name(*one)),
            many => format!("({}) = ", self.names(many)),
        }
    }

    fn axes(&self, axes: &[Axis]) -> String {
        let each: Vec<String> =
            axes.iter().map(|a| format!("{} < {}", self.name(a.var), self.expr(&a.extent))).collect();
        format!("[{}]", each.join(", "))
    }

    fn dims(&self, dims: &[Expr]) -> String {
        format!("({})", self.exprs(dims))
    }
}

/// Where a part goes.
fn side(vertical: bool) -> &'static str {
    if vertical { "below" } else { "beside" }
}

/// What a proof rests on, behind a statement.
fn proved(proof: Option<Proof>) -> String {
    proof.map_or_else(String::new, |p| format!(" proved {}", proof_text(p)))
}
