//! Statements that are one line of Fortran: assignments, stores, arrays, checks and conversions.

use super::printer::Printer;
use super::spell::{class_code, from_element, quoted, site, to_element};
use ir::loops::{Expr, Fault, Fill, LocalId, Operand, SiteId, Stmt, Ty};

impl Printer<'_> {
    fn exacts(&mut self, exprs: &[Expr]) -> String {
        exprs.iter().map(|e| self.exact(e)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn simple(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign(l, Expr::Extent(array, 0)) if self.f.locals[*array].lead == Some(*l) => {
                let (rows, name) = (self.name(*l), self.name(*array));
                self.line(&format!("{rows} = size({name}, 1, int64)"));
            }
            Stmt::Assign(l, e) => {
                let value = self.top(e);
                let name = self.name(*l);
                self.line(&format!("{name} = {value}"));
            }
            Stmt::ToIndex { local, value, position, at, .. } => {
                let (name, value) = (self.name(*local), self.exact(value));
                self.line(&format!("{name} = tame_index({value}, {position}, {})", site(*at)));
            }
            Stmt::Truth { local, value, at } => {
                let (name, value) = (self.name(*local), self.name(*value));
                self.line(&format!("{name} = tame_truth({value}, {})", site(*at)));
            }
            Stmt::Put { array, subs, value, .. } => {
                let place = self.place(*array, subs);
                let elem = self.elem_of(*array);
                // What is converted by a function has its kind.
                let value = if from_element(elem).is_some() { self.exact(value) } else { self.top(value) };
                self.line(&format!("{place} = {}", to_element(elem, &value)));
            }
            Stmt::Alloc { array, dims, fill, at } => {
                let (name, dims, at) = (self.name(*array), self.exacts(dims), site(*at));
                let text = match fill {
                    Fill::Raw => format!("call tame_alloc({name}, [{dims}], {at})"),
                    Fill::Zero => format!("call tame_zeros({name}, [{dims}], {at})"),
                    Fill::Value(v) => {
                        let elem = self.elem_of(*array);
                        let value = to_element(elem, &self.exact(v));
                        format!("call tame_filled({name}, [{dims}], {value}, {at})")
                    }
                };
                self.line(&text);
            }
            Stmt::Grow { array, dims, amortise, at } => {
                let (name, dims) = (self.name(*array), self.exacts(dims));
                self.line(&format!("call tame_grow({name}, [{dims}], .{amortise}., {})", site(*at)));
            }
            Stmt::GrowRows { array, lead, dims, at } => {
                let (name, rows, dims) = (self.name(*array), self.name(*lead), self.exacts(dims));
                self.line(&format!("call tame_grow_rows({name}, {rows}, [{dims}], {})", site(*at)));
            }
            Stmt::Compact { array, lead } => {
                let (name, rows) = (self.name(*array), self.name(*lead));
                self.line(&format!("call tame_compact({name}, {rows})"));
            }
            Stmt::Remove { array, axis: 0, place } if self.rows_of(*array).is_some() => {
                let (name, place) = (self.name(*array), self.exact(place));
                let rows = self.rows_of(*array).unwrap_or_default();
                self.line(&format!("call tame_remove_row({name}, {rows}, {place})"));
            }
            Stmt::GrowLinear { array, count, at } => {
                let (name, count) = (self.name(*array), self.exact(count));
                self.line(&format!("call tame_grow_linear({name}, {count}, {})", site(*at)));
            }
            Stmt::Remove { array, axis, place } => {
                let (name, place) = (self.name(*array), self.exact(place));
                self.line(&format!("call tame_remove({name}, {}, {place})", axis + 1));
            }
            Stmt::Reshape(l, dims) => {
                let (name, dims) = (self.name(*l), self.exacts(dims));
                self.line(&format!("call tame_reshape({name}, [{dims}])"));
            }
            Stmt::Move(d, s) => {
                let (to, from) = (self.name(*d), self.name(*s));
                self.line(&match self.ty(*d) {
                    Ty::Array(..) => format!("call move_alloc({from}, {to})"),
                    Ty::Boxed => format!("call tame_set({to}, tame_take({from}))"),
                    Ty::Scalar(_) => format!("{to} = {from}"),
                });
            }
            Stmt::Copy(d, s) => {
                let (to, from) = (self.name(*d), self.name(*s));
                self.line(&match self.ty(*d) {
                    Ty::Boxed => format!("call tame_set({to}, tame_retain({from}))"),
                    Ty::Array(..) if d == s => return,
                    Ty::Array(..) => format!("call tame_copy({to}, {from})"),
                    Ty::Scalar(_) => format!("{to} = {from}"),
                });
            }
            Stmt::Drop(l) => {
                let name = self.name(*l);
                match self.ty(*l) {
                    Ty::Boxed => self.line(&format!("call tame_set({name}, c_null_ptr)")),
                    Ty::Array(..) => self.line(&format!("if (allocated({name})) deallocate ({name})")),
                    Ty::Scalar(_) => {}
                }
            }
            Stmt::Convert { dst, src, at } => {
                let value = self.boxed(src);
                self.unbox(*dst, &value, *at);
            }
            Stmt::Product { dst, a, b, at } => {
                let [to, a, b] = [*dst, *a, *b].map(|l| self.name(l));
                self.line(&format!("call tame_mtimes({to}, {a}, {b}, {})", site(*at)));
            }
            // Other files write the rest; what is not there has been refused.
            _ => {}
        }
    }

    /// A local gets an owned boxed value.
    pub(super) fn unbox(&mut self, dst: LocalId, value: &str, at: SiteId) {
        let (name, at) = (self.name(dst), site(at));
        let text = match self.ty(dst) {
            Ty::Boxed => format!("call tame_set({name}, {value})"),
            Ty::Array(elem, _) => format!("call tame_unbox({name}, {value}, {}, {at})", class_code(elem)),
            Ty::Scalar(ir::loops::Elem::Index) => {
                let double = self.temporary(ir::loops::Elem::F64);
                self.line(&format!("call tame_to({double}, {value}, tame_f64, {at})"));
                self.leave_failed();
                format!("{name} = tame_index_of({double})")
            }
            Ty::Scalar(elem) => format!("call tame_to({name}, {value}, {}, {at})", class_code(elem)),
        };
        self.line(&text);
    }

    pub(super) fn fault(&mut self, fault: Fault, args: &[Expr], at: SiteId) -> String {
        let at = site(at);
        let numbers: String = args.iter().map(|a| format!("{}, ", self.exact(a))).collect();
        let named = |function: &str, name: base::Name| {
            format!("call tame_fault_{function}({}, {at})", quoted(name.as_str()))
        };
        match fault {
            Fault::BadIndex => {
                let position = match args {
                    [_, Expr::Integer(k, _)] => k.to_string(),
                    _ => "0".to_owned(),
                };
                let value = args.first().map(|e| self.exact(e)).unwrap_or_default();
                format!("call tame_fault_bad_index({value}, {position}, {at})")
            }
            Fault::IndexBounds => format!("call tame_fault_index_bounds({numbers}{at})"),
            Fault::SubscriptBounds => format!("call tame_fault_subscript_bounds({numbers}{at})"),
            Fault::Nonconformant => format!("call tame_fault_nonconformant({at})"),
            Fault::InnerDim => format!("call tame_fault_inner_dim({at})"),
            Fault::AssignSize => {
                format!("call tame_fault_assign_size([{}], {at})", self.exacts(args))
            }
            Fault::AssignCount => format!("call tame_fault_assign_count({at})"),
            Fault::Undefined(name) => named("undefined", name),
            Fault::OutputNotAssigned(name) => named("output_not_assigned", name),
            Fault::NotLogicalScalar => format!("call tame_fault_not_logical_scalar({at})"),
            Fault::NanToLogical => format!("call tame_fault_nan_to_logical({at})"),
            Fault::Raise(identifier, message) => {
                let (identifier, message) = (quoted(identifier.as_str()), quoted(message.as_str()));
                format!("call tame_fault_raise({identifier}, {message}, {at})")
            }
        }
    }

    /// An operand as an owned boxed value.
    pub(super) fn boxed(&mut self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => self.boxed_scalar(e),
            Operand::Borrow(l) | Operand::Take(l) => match self.ty(*l) {
                Ty::Scalar(_) => self.boxed_scalar(&Expr::Local(*l)),
                Ty::Array(elem, _) => format!("tame_box({}, {})", self.name(*l), class_code(elem)),
                Ty::Boxed if matches!(operand, Operand::Take(_)) => format!("tame_take({})", self.name(*l)),
                Ty::Boxed => format!("tame_retain({})", self.name(*l)),
            },
            Operand::Text(t) => format!("tame_text({})", quoted(t)),
            Operand::Colon => "tame_text(':')".into(),
            Operand::Spread(l) => format!("tame_retain({})", self.name(*l)),
            Operand::StringText(t) => format!("tame_string({})", quoted(t)),
        }
    }

    fn boxed_scalar(&mut self, e: &Expr) -> String {
        use ir::loops::Elem;
        let (elem, text) = (self.f.elem(e), self.exact(e));
        match elem {
            Elem::F64 => format!("tame_double({text})"),
            Elem::Index => match e {
                Expr::Integer(v, _) => format!("tame_double({:?}_real64)", *v as f64),
                _ => format!("tame_double(real({text}, real64))"),
            },
            _ => format!("tame_scalar({text}, {})", class_code(elem)),
        }
    }
}
