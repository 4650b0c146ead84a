//! Calls of the program's functions and of the runtime library, and matrices put together.

use super::printer::Printer;
use super::spell::{class_code, element_type, scalar_type, site, to_element};
use ir::loops::{Elem, Expr, LocalId, Operand, SiteId, Stmt, Ty};

/// Arrays of more dimensions cannot be lent.
const LENT: u8 = 4;

impl Printer<'_> {
    pub(super) fn kernel(&mut self, stmt: &Stmt) {
        let Stmt::Kernel { name, args, nargout, results, at } = stmt else { return };
        let operands: Vec<String> = args.iter().map(|a| self.operand_of_kernel(a)).collect();
        let operands = match operands.as_slice() {
            [] => "[tame_operand ::]".to_owned(),
            some => format!("[{}]", some.join(", ")),
        };
        let (kernel, place) = (self.names.kernels.get(name).cloned().unwrap_or_default(), site(*at));
        match results.as_slice() {
            [] => self.line(&format!("call tame_call({kernel}, {operands}, {place})")),
            [one] if self.guards.is_empty() || matches!(self.ty(*one), Ty::Array(..) | Ty::Boxed) => {
                match (self.ty(*one), nargout) {
                    (Ty::Scalar(elem @ (Elem::F64 | Elem::Index)), 1..) => {
                        let (name, call) =
                            (self.name(*one), format!("tame_call_double({kernel}, {operands}, {place})"));
                        self.line(&match elem {
                            Elem::Index => format!("{name} = tame_index_of({call})"),
                            _ => format!("{name} = {call}"),
                        });
                    }
                    (Ty::Scalar(Elem::Bool), 1..) => {
                        let name = self.name(*one);
                        self.line(&format!("{name} = tame_call_logical({kernel}, {operands}, {place})"));
                    }
                    _ => {
                        let value = format!("tame_value({kernel}, {operands}, {nargout}, {place})");
                        // What the call takes away it cannot be given in the same statement.
                        if !args.contains(&Operand::Take(*one)) && !self.may_leave() {
                            return self.unbox(*one, &value, *at);
                        }
                        self.received(*one, &value, *at);
                    }
                }
            }
            // What a variable has, an error leaves.
            [one] => {
                let value = format!("tame_value({kernel}, {operands}, {nargout}, {place})");
                self.received(*one, &value, *at);
            }
            many => {
                let values = self.fresh("results");
                self.line("block");
                self.depth += 1;
                self.line(&format!("type(c_ptr) :: {values}({})", many.len()));
                self.line(&format!("call tame_calls({kernel}, {operands}, {nargout}, {values}, {place})"));
                self.leave_failed();
                for (k, r) in many.iter().enumerate() {
                    self.unbox(*r, &format!("{values}({})", k + 1), *at);
                }
                self.depth -= 1;
                self.line("end block");
            }
        }
    }

    /// A local gets what a call gives, in two statements: the call may fail.
    fn received(&mut self, one: LocalId, value: &str, at: SiteId) {
        let fresh = self.fresh("value");
        self.extra.push((fresh.clone(), "type(c_ptr)"));
        self.line(&format!("{fresh} = {value}"));
        self.leave_failed();
        self.unbox(one, &fresh, at);
    }

    /// An operand of a kernel's call: what nobody else can reach is lent.
    fn operand_of_kernel(&mut self, operand: &Operand) -> String {
        match operand {
            Operand::Borrow(l) => match self.ty(*l) {
                Ty::Array(elem, rank) if rank <= LENT => {
                    format!("tame_lend({}, {})", self.name(*l), class_code(elem))
                }
                Ty::Boxed => format!("tame_keep({})", self.name(*l)),
                Ty::Scalar(_) => self.lent_scalar(&Expr::Local(*l)),
                Ty::Array(..) => format!("tame_own({})", self.boxed(operand)),
            },
            Operand::Scalar(e) => self.lent_scalar(e),
            Operand::Spread(l) => format!("tame_spread({})", self.name(*l)),
            _ => format!("tame_own({})", self.boxed(operand)),
        }
    }

    fn lent_scalar(&mut self, e: &Expr) -> String {
        match (self.f.elem(e), e) {
            (Elem::F64, _) => format!("tame_number({})", self.exact(e)),
            (Elem::Index, Expr::Integer(v, _)) => format!("tame_number({:?}_real64)", *v as f64),
            (Elem::Index, _) => format!("tame_number(real({}, real64))", self.exact(e)),
            _ => format!("tame_own({})", self.boxed(&Operand::Scalar(e.clone()))),
        }
    }

    pub(super) fn call(&mut self, stmt: &Stmt) {
        let Stmt::Call { function, args, results, at } = stmt else { return };
        let callee = &self.module.functions[*function];
        let name = self.names.functions[function].clone();
        if self.f.raises {
            self.line(&format!("frame%at = {}", site(*at)));
        }
        let mut given: Vec<LocalId> = Vec::new();
        let mut texts: Vec<String> = Vec::new();
        for (a, p) in args.iter().zip(&callee.params) {
            match a {
                Operand::Borrow(l) | Operand::Take(l) => given.push(*l),
                // A result has no value any more when arguments are worked out.
                Operand::Scalar(e) => given.extend(e.reads()),
                _ => {}
            }
            let lent = p.borrowed && matches!(a, Operand::Borrow(_));
            texts.push(match a {
                _ if callee.locals[p.local].ty == Ty::Boxed && !lent => self.boxed(a),
                Operand::Scalar(e) => self.exact(e),
                // What the callee may change elsewhere is lent as a copy.
                Operand::Borrow(l) if self.f.locals[*l].global.is_some() => format!("({})", self.name(*l)),
                Operand::Borrow(l) | Operand::Take(l) => self.name(*l),
                _ => self.boxed(a),
            });
        }
        // A result that nobody wants, or that an argument is, gets a variable of the call's own.
        let mut own: Vec<(String, Ty, Option<LocalId>)> = Vec::new();
        let boxed = |l: LocalId| self.f.locals[l].ty == Ty::Boxed;
        for (k, from) in callee.results.iter().enumerate() {
            match results.get(k) {
                Some(r)
                    if !given.contains(r)
                        && !boxed(*r)
                        && self.guards.is_empty()
                        && self.f.locals[*r].global.is_none()
                        && !results[..k].contains(r) =>
                {
                    texts.push(self.name(*r));
                }
                r => {
                    let fresh = self.fresh("result");
                    texts.push(fresh.clone());
                    own.push((fresh, callee.locals[*from].ty, r.copied()));
                }
            }
        }
        let call = match texts.pop() {
            Some(result) if super::function::is_function(callee) => {
                format!("{result} = {name}({})", texts.join(", "))
            }
            last => {
                texts.extend(last);
                format!("call {name}({})", texts.join(", "))
            }
        };
        if own.is_empty() {
            return self.line(&call);
        }
        self.line("block");
        self.depth += 1;
        for (fresh, ty, _) in &own {
            let declared = match ty {
                Ty::Scalar(e) => format!("{} :: {fresh}", scalar_type(*e)),
                Ty::Array(e, rank) => {
                    format!("{}, allocatable :: {fresh}({})", element_type(*e), super::spell::colons(*rank))
                }
                Ty::Boxed => format!("type(c_ptr) :: {fresh}"),
            };
            self.line(&declared);
        }
        self.line(&call);
        self.leave_failed();
        for (fresh, ty, to) in &own {
            let Some(to) = to.map(|l| self.name(l)) else {
                if *ty == Ty::Boxed {
                    self.line(&format!("call tame_release({fresh})"));
                }
                continue;
            };
            self.line(&match ty {
                Ty::Boxed => format!("call tame_set({to}, {fresh})"),
                Ty::Array(..) => format!("call move_alloc({fresh}, {to})"),
                _ => format!("{to} = {fresh}"),
            });
        }
        self.depth -= 1;
        self.line("end block");
    }

    /// Matrices side by side, or one below the other.
    pub(super) fn join(&mut self, stmt: &Stmt) {
        if let Stmt::Append { array, part, vertical, at } = stmt {
            let (name, (value, _)) = (self.name(*array), self.part(*array, part));
            return self.line(&format!("call tame_append({name}, {value}, .{vertical}., {})", site(*at)));
        }
        let Stmt::Concat { dst, parts, vertical, at } = stmt else { return };
        let (dst, vertical, at) = (*dst, *vertical, *at);
        let Ty::Array(elem, rank) = self.ty(dst) else { return };
        let (values, shapes): (Vec<String>, Vec<String>) = parts.iter().map(|p| self.part(dst, p)).unzip();
        let (joined, joint) = (self.fresh("joined"), self.fresh("joint"));
        self.line("block");
        self.depth += 1;
        let colons = super::spell::colons(rank);
        self.line(&format!("{}, allocatable :: {joined}({colons})", element_type(elem)));
        self.line(&format!("type(tame_joint) :: {joint}"));
        let shapes = format!("reshape([{}], [2, {}])", shapes.join(", "), values.len());
        self.line(&format!("{joint} = tame_joint_of(.{vertical}., {shapes}, {})", site(at)));
        self.leave_failed();
        self.line(&format!("call tame_alloc({joined}, {joint}%dims, {})", site(at)));
        self.leave_failed();
        for value in &values {
            self.line(&format!("call tame_join({joined}, {joint}, {value})"));
        }
        let to = self.name(dst);
        self.line(&format!("call move_alloc({joined}, {to})"));
        self.depth -= 1;
        self.line("end block");
    }

    /// A part of a matrix that is put together, and its extents.
    fn part(&mut self, dst: LocalId, part: &Operand) -> (String, String) {
        let elem = self.elem_of(dst);
        let one = |text: String| (to_element(elem, &text), "1_int64, 1_int64".to_owned());
        match part {
            Operand::Borrow(l) | Operand::Take(l) if matches!(self.ty(*l), Ty::Array(..)) => {
                let name = self.name(*l);
                let shape = format!("shape({name}, int64)");
                (name, shape)
            }
            Operand::Borrow(l) | Operand::Take(l) => one(self.exact(&Expr::Local(*l))),
            Operand::Scalar(e) => one(self.exact(e)),
            _ => one(String::new()),
        }
    }
}
