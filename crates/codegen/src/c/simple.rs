//! Statements that are one line of C: assignments, stores, arrays, checks and conversions.

use super::expr::top;
use super::spell::{c_string, site};
use super::writer::Writer;
use ir::loops::{Expr, Fault, Fill, LocalId, Operand, SiteId, Stmt, Ty};

impl Writer<'_> {
    fn exprs(&self, exprs: &[Expr]) -> String {
        exprs.iter().map(|e| top(&self.f, e)).collect::<Vec<_>>().join(", ")
    }

    fn dims(&self, dims: &[Expr]) -> String {
        format!("(int64_t[]){{{}}}", self.exprs(dims))
    }

    pub(super) fn simple(&self, stmt: &Stmt) -> String {
        let view = self.f.clone();
        let f = &*view;
        match stmt {
            Stmt::Assign(l, e) => self.assign(*l, e),
            Stmt::ToIndex { local, value, position, at, .. } => {
                format!(
                    "{} = tame_index(cx, {}, {position}, {});",
                    self.name(*local),
                    top(f, value),
                    site(*at)
                )
            }
            Stmt::Truth { local, value, at } => {
                format!("{} = tame_truth(cx, {}, {});", self.name(*local), self.name(*value), site(*at))
            }
            Stmt::Store { array, index, value } => {
                format!("{}.data[{}] = {};", self.name(*array), top(f, index), top(f, value))
            }
            Stmt::Alloc { array, dims, fill, at } => self.alloc(*array, dims, fill, *at),
            Stmt::Grow { array, dims, amortise, at } => format!(
                "{ty}_grow(cx, &{}, {}, {amortise}, {});",
                self.name(*array),
                self.dims(dims),
                site(*at),
                ty = self.array(*array)
            ),
            Stmt::GrowRows { array, lead, dims, at } => format!(
                "{}_grow_rows(cx, &{}, &{}, {}, {});",
                self.array(*array),
                self.name(*array),
                self.name(*lead),
                self.dims(dims),
                site(*at)
            ),
            Stmt::Compact { array, lead } => {
                format!("{}_compact(&{}, &{});", self.array(*array), self.name(*array), self.name(*lead))
            }
            Stmt::GrowLinear { array, count, at } => format!(
                "{}_grow_linear(cx, &{}, {}, {});",
                self.array(*array),
                self.name(*array),
                top(f, count),
                site(*at)
            ),
            Stmt::Remove { array, axis: 0, place } if self.f.f.locals[*array].lead.is_some() => {
                let lead = self.f.f.locals[*array].lead.map(|l| self.name(l)).unwrap_or_default();
                let (ty, name) = (self.array(*array), self.name(*array));
                format!("{ty}_remove_row(&{name}, {lead}, {});", top(f, place))
            }
            Stmt::Remove { array, axis, place } => {
                format!("{}_remove(&{}, {axis}, {});", self.array(*array), self.name(*array), top(f, place))
            }
            Stmt::Append { array, part, vertical, at } => format!(
                "{}_append(cx, &{}, {}, {vertical}, {});",
                self.array(*array),
                self.name(*array),
                self.part(*array, part),
                site(*at)
            ),
            Stmt::Reshape(l, dims) => {
                format!("{}_reshape(&{}, {});", self.array(*l), self.name(*l), self.dims(dims))
            }
            Stmt::Move(d, s) => match self.ty(*d) {
                Ty::Array(..) => {
                    format!("{}_move(cx, &{}, &{});", self.array(*d), self.name(*d), self.name(*s))
                }
                _ => format!("tame_move(cx, &{}, &{});", self.name(*d), self.name(*s)),
            },
            Stmt::Copy(d, s) => match self.ty(*d) {
                Ty::Array(..) => {
                    format!("{}_copy(cx, &{}, {});", self.array(*d), self.name(*d), self.name(*s))
                }
                Ty::Boxed => format!("tame_copy(cx, &{}, {});", self.name(*d), self.name(*s)),
                Ty::Scalar(_) => format!("{} = {};", self.name(*d), self.name(*s)),
            },
            Stmt::Drop(l) => match self.ty(*l) {
                Ty::Boxed => format!("tame_free(cx, &{});", self.name(*l)),
                Ty::Array(..) => format!("{}_free(cx, &{});", self.array(*l), self.name(*l)),
                Ty::Scalar(_) => String::new(),
            },
            Stmt::Check { fails, fault, args, at, .. } => {
                format!("if ({}) {};", top(f, fails), self.fault(*fault, args, *at))
            }
            Stmt::Handle { dst, thunk, captures, text } => {
                let captures: Vec<String> = captures.iter().map(|c| self.boxed_operand(c)).collect();
                let values = match captures.as_slice() {
                    [] => "NULL".to_owned(),
                    _ => format!("(tame_value[]){{{}}}", captures.join(", ")),
                };
                let thunk = &self.names.thunks[thunk].callable;
                let text = c_string(text);
                format!(
                    "tame_set(cx, &{}, tame_handle(&{thunk}, {text}, {}, {values}));",
                    self.name(*dst),
                    captures.len()
                )
            }
            Stmt::Convert { dst, src, at } => self.convert(*dst, src, *at),
            Stmt::Product { dst, a, b, at } => {
                let [to, a, b] = [*dst, *a, *b].map(|l| self.name(l));
                format!("{}_mtimes(cx, &{to}, {a}, {b}, {});", self.array(*dst), site(*at))
            }
            // Required rows leave none of these.
            Stmt::Compute { .. } | Stmt::Reduce { .. } | Stmt::Put { .. } => {
                format!("#error {}", c_string("an earlier phase"))
            }
            Stmt::Comment(text) => format!("/* {} */", text.trim().replace("*/", "* /")),
            Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Call { .. }
            | Stmt::Kernel { .. }
            | Stmt::Try { .. }
            | Stmt::Concat { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return => String::new(),
        }
    }

    /// A concatenation; what is taken over is given up.
    pub(super) fn concat(&mut self, stmt: &Stmt) {
        let Stmt::Concat { dst, parts, vertical, at } = stmt else { return };
        let texts: Vec<String> = parts
            .iter()
            .map(|p| match p {
                Operand::Take(l) => self.name(*l).to_owned(),
                p => self.part(*dst, p),
            })
            .collect();
        let (ty, to) = (self.array(*dst), self.name(*dst));
        let list = format!("{}, ({ty}[]){{{}}}", parts.len(), texts.join(", "));
        self.line(&format!("{ty}_concat(cx, &{to}, {vertical}, {list}, {});", site(*at)));
        for p in parts {
            if let Operand::Take(l) = p
                && l != dst
            {
                self.line(&format!("{ty}_free(cx, &{});", self.name(*l)));
            }
        }
    }

    fn assign(&self, l: LocalId, e: &Expr) -> String {
        let name = self.name(l);
        // `x = x + e` as `x += e`, which is the same sum.
        if let Expr::Op { op, args, elem, .. } = e
            && let [Expr::Local(a), b] = args.as_slice()
            && *a == l
            && !elem.is_complex()
            && !elem.is_wide()
        {
            use types::scalar::ScalarOp;
            let sign = match op {
                ScalarOp::Plus => Some("+="),
                ScalarOp::Minus => Some("-="),
                ScalarOp::Times => Some("*="),
                _ => None,
            };
            if let Some(sign) = sign {
                return format!("{name} {sign} {};", top(&self.f, b));
            }
        }
        format!("{name} = {};", top(&self.f, e))
    }

    fn alloc(&self, array: LocalId, dims: &[Expr], fill: &Fill, at: SiteId) -> String {
        let (ty, name, dims, at) = (self.array(array), self.name(array), self.dims(dims), site(at));
        match fill {
            Fill::Raw => format!("{ty}_alloc(cx, &{name}, {dims}, {at});"),
            Fill::Zero => format!("{ty}_zeros(cx, &{name}, {dims}, {at});"),
            Fill::Value(v) => format!("{ty}_filled(cx, &{name}, {dims}, {}, {at});", top(&self.f, v)),
        }
    }

    fn fault(&self, fault: Fault, args: &[Expr], at: SiteId) -> String {
        let at = site(at);
        let numbers: String = args.iter().map(|a| format!("{}, ", top(&self.f, a))).collect();
        let named = |function: &str, name: base::Name| {
            format!("tame_fault_{function}(cx, {}, {at})", c_string(name.as_str()))
        };
        match fault {
            Fault::BadIndex => format!("tame_fault_bad_index(cx, {numbers}{at})"),
            Fault::IndexBounds => format!("tame_fault_index_bounds(cx, {numbers}{at})"),
            Fault::SubscriptBounds => format!("tame_fault_subscript_bounds(cx, {numbers}{at})"),
            Fault::Nonconformant => format!("tame_fault_nonconformant(cx, {at})"),
            Fault::InnerDim => format!("tame_fault_inner_dim(cx, {at})"),
            Fault::AssignSize => {
                format!(
                    "tame_fault_assign_size(cx, {}, (int64_t[]){{{}}}, {at})",
                    args.len() / 2,
                    self.exprs(args)
                )
            }
            Fault::AssignCount => format!("tame_fault_assign_count(cx, {at})"),
            Fault::Undefined(name) => named("undefined", name),
            Fault::OutputNotAssigned(name) => named("output_not_assigned", name),
            Fault::NotLogicalScalar => format!("tame_fault_not_logical_scalar(cx, {at})"),
            Fault::NanToLogical => format!("tame_fault_nan_to_logical(cx, {at})"),
            Fault::Raise(identifier, message) => {
                let (identifier, message) = (c_string(identifier.as_str()), c_string(message.as_str()));
                format!("tame_fault_raise(cx, {identifier}, {message}, {at})")
            }
        }
    }

    fn convert(&self, dst: LocalId, src: &Operand, at: SiteId) -> String {
        if let Operand::Text(text) = src {
            return self.characters(dst, text, at);
        }
        if let (Ty::Boxed, Operand::Scalar(e)) = (self.ty(dst), src)
            && let Some(number) = self.double(e)
        {
            return format!("tame_set_double(cx, &{}, {number});", self.name(dst));
        }
        if let (Some(own), Operand::Borrow(from)) = (self.f.f.locals[dst].lent, src) {
            let (array, [to, own, from]) = (self.array(dst), [dst, own, *from].map(|l| self.name(l)));
            return format!("{array}_look(cx, &{to}, &{own}, {from}, {});", site(at));
        }
        self.unboxed(dst, &self.boxed_operand(src), at)
    }
}
