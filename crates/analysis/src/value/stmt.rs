//! What each statement does to what is known.

use super::env::Cell;
use super::key::Operand;
use super::state::{Slot, State, Term};
use super::transfer::Transfer;
use ir::tir::{Access, Literal, Stmt, StmtId, Target, VarId, VarKind};
use num_complex::Complex64;
use std::rc::Rc;
use types::{AbsValue, Class, Constant, Dim, Elements, Interval, Shape};

/// What an expression gives.
#[derive(Clone, Debug)]
pub enum Got {
    /// These values.
    List(Vec<Operand>),
    /// Any number of values like this one.
    Each(AbsValue),
}

impl Transfer<'_, '_> {
    /// A statement without blocks. `None` where it surely fails, or is not known to end.
    pub(super) fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State) -> Option<()> {
        match stmt {
            Stmt::Literal { dst, value } => {
                self.assign(id, state, *dst, Operand::of(literal(value)), None);
            }
            Stmt::Copy { dst, src } => {
                self.read(id, state, *src)?;
                let slot = state.slot(*src).clone();
                self.put(id, state, *dst, slot);
            }
            Stmt::Call { targets, callee, args } => self.call_stmt(id, state, targets, callee, args)?,
            Stmt::CallStatement { ans, callee, args, .. } => {
                self.call_for_effect(id, state, *ans, callee, args)?;
            }
            Stmt::Get { targets, base, path } => {
                // An operand takes all values of a list, but of a handle that is called the first result.
                let operand = matches!(targets.as_slice(), [Target::Var(v)] if self.env.is_list(*v));
                let nargout = if operand { Some(1) } else { self.wanted(state, targets) };
                let got = self.get(id, state, *base, path, nargout)?;
                // An operand is one value; a variable takes the first. Who goes on from here needs the statement
                // that says so when it runs.
                if let ([Target::Var(v)], Got::List(list)) = (targets.as_slice(), &got)
                    && self.env.info.function.vars[*v].kind == VarKind::Temp
                    && !matches!(path.last(), Some(Access::Paren(_)))
                    && list.len() > 1
                    && self.engine.options.elsewhere
                {
                    let error = runtime::errors::expected_one_value(list.len());
                    return self.fails(id, error.message());
                }
                let temp = |v: VarId| self.env.info.function.vars[v].kind == VarKind::Temp;
                let one = !operand && matches!(targets.as_slice(), [Target::Var(v)] if temp(*v));
                self.env.learn_single(id, state, *base, path, one);
                match (targets.as_slice(), &got) {
                    ([Target::Var(v)], Got::Each(each)) if operand => {
                        let count = count_of_all(&state.slot(*base).value, path);
                        let value = AbsValue::cell_of(Shape::row(count), each.clone());
                        let list = Operand { value, term: Term::None, varies: false };
                        self.assign(id, state, *v, list, None);
                    }
                    _ => self.deliver(id, state, targets, got, None)?,
                }
                if let [Target::Var(target)] = targets.as_slice() {
                    self.env.name_field(id, state, (*base, path), *target);
                }
            }
            Stmt::GetStatement { ans, base, path, .. } => {
                // Each of the values of `c{:}` or `s.f` is `ans` in turn: the last stays.
                let list = !matches!(path.last(), Some(Access::Paren(_))) && !self.calls(state, *base, path);
                let got = match self.get(id, state, *base, path, if list { None } else { Some(0) })? {
                    Got::List(mut values) if list => Got::List(values.pop().into_iter().collect()),
                    got => got,
                };
                self.deliver_ans(id, state, *ans, got);
            }
            Stmt::Set { base, path, src } => {
                let src = self.read(id, state, *src)?;
                self.set(id, state, *base, path, &src.value, false)?;
            }
            Stmt::SetList { base, path, src } => {
                let list = self.read(id, state, *src)?;
                self.set(id, state, *base, path, &list.value.content(None), true)?;
            }
            Stmt::Delete { base, path } => self.delete(id, state, *base, path)?,
            Stmt::FunctionRef { dst, callee } => {
                let value = self.engine.function_ref(callee, self.key.func);
                self.assign(id, state, *dst, Operand::of(value), None);
            }
            Stmt::Lambda { dst, function, captures } => {
                let bound: Vec<AbsValue> = captures.iter().map(|&v| state.slot(v).value.clone()).collect();
                if self.engine.calls_any_handle() {
                    for (i, value) in bound.iter().enumerate() {
                        self.engine.write_cell(Cell::Captured(*function, i as u32), value);
                    }
                }
                let value = AbsValue::handle(self.engine.target(*function), bound);
                self.assign(id, state, *dst, Operand::of(value), None);
            }
            Stmt::Global(vars) | Stmt::Persistent(vars) => {
                for &v in vars {
                    if let Some(cell) = self.env.cell_of(v) {
                        let value = self.engine.read_cell(cell, self.context);
                        state.set(v, Slot { value, ..Slot::default() });
                    }
                }
            }
            Stmt::Display(v) => {
                self.read(id, state, *v)?;
            }
            _ => {}
        }
        Some(())
    }

    /// How many results the targets ask for; `None` where that is not known.
    pub(super) fn wanted(&self, state: &State, targets: &[Target]) -> Option<usize> {
        targets.iter().try_fold(0, |n, t| match t {
            Target::Var(v) if self.env.is_list(*v) => None,
            Target::Var(_) | Target::Ignore => Some(n + 1),
            Target::List { count, .. } => {
                let k = state.slot(*count).value.as_number()?;
                (k >= 0.0 && k <= 64.0).then_some(n + k as usize)
            }
            Target::Forward(_) => Some(n + self.key.nargout?),
        })
    }

    /// Gives each target its part of `got`. `None` where there are too few values.
    pub(super) fn deliver(
        &mut self,
        id: StmtId,
        state: &mut State,
        targets: &[Target],
        got: Got,
        origin: Option<Rc<super::state::Origin>>,
    ) -> Option<()> {
        let wanted = self.wanted(state, targets);
        if let Some(Target::Var(v) | Target::Forward(v)) = targets.first()
            && targets.len() == 1
            && (self.env.is_list(*v) || matches!(targets[0], Target::Forward(_)))
        {
            let value = match got {
                // A function hands on no more than it is asked for, and one value unasked.
                // Where no result is asked for, there may be none.
                Got::List(list)
                    if matches!(targets[0], Target::Forward(_))
                        && self.key.nargout.is_none_or(|n| n == 0) =>
                {
                    let all = list.into_iter().fold(AbsValue::bottom(), |all, o| all.join(&o.value));
                    AbsValue::cell_of(Shape::row(Dim::Unknown), all.defined())
                }
                Got::List(mut list) => {
                    if let (Target::Forward(_), Some(n)) = (&targets[0], self.key.nargout) {
                        list.truncate(n.max(1));
                    }
                    AbsValue::cell(1, list.into_iter().map(|o| o.value).collect())
                }
                Got::Each(each) => AbsValue::cell_of(Shape::row(Dim::Unknown), each),
            };
            self.assign(id, state, *v, Operand { value, term: Term::None, varies: false }, None);
            return Some(());
        }
        let mut next = 0;
        let at = |i: usize| match &got {
            Got::List(list) => list.get(i).cloned(),
            Got::Each(v) => Some(Operand::of(v.clone())),
        };
        for t in targets {
            match *t {
                Target::Ignore => {
                    at(next)?;
                    next += 1;
                }
                Target::Var(v) | Target::Forward(v) => {
                    let value = at(next)?;
                    next += 1;
                    // Where a result may be missing, the error has been raised. What is vacant nobody looks at.
                    if value.value.is_undefined() && !value.value.is_bottom() {
                        return self.fails(id, "A result that is asked for is not assigned.");
                    }
                    let value = Operand { value: value.value.defined(), ..value };
                    let origin = if targets.len() == 1 { origin.clone() } else { None };
                    self.assign(id, state, v, value, origin);
                }
                Target::List { var, count } => {
                    let k = state.slot(count).value.as_number().map(|k| k as usize);
                    let value = match (k, wanted) {
                        (Some(k), Some(_)) => {
                            let list: Option<Vec<AbsValue>> =
                                (next..next + k).map(|i| at(i).map(|o| o.value.defined())).collect();
                            next += k;
                            AbsValue::cell(1, list?)
                        }
                        _ => AbsValue::cell_of(Shape::row(Dim::Unknown), got_all(&got)),
                    };
                    self.assign(id, state, var, Operand { value, term: Term::None, varies: false }, None);
                }
            }
        }
        Some(())
    }

    /// A result nobody asked for goes to `ans`, if there is one.
    pub(super) fn deliver_ans(&mut self, id: StmtId, state: &mut State, ans: VarId, got: Got) {
        let first = match got {
            Got::List(list) => list.into_iter().next(),
            Got::Each(v) => Some(Operand::of(v.or_undefined())),
        };
        let Some(first) = first.filter(|f| !f.value.is_undefined()) else { return };
        if first.value.maybe_undefined {
            let value = first.value.defined().join(&state.slot(ans).value);
            self.assign(id, state, ans, Operand { value, term: Term::None, varies: false }, None);
        } else {
            self.assign(id, state, ans, first, None);
        }
    }
}

/// All values joined.
pub fn got_all(got: &Got) -> AbsValue {
    match got {
        Got::List(list) => list.iter().fold(AbsValue::bottom(), |a, o| a.join(&o.value)),
        Got::Each(v) => v.clone(),
    }
}

/// Element `i` of a cs-list held as a cell.
pub(super) fn nth_of_list(list: &AbsValue, i: usize) -> AbsValue {
    let value = list.content(Some(i));
    // A `varargout` that some path does not assign has no elements there.
    let sure = !list.maybe_undefined
        && list
            .unique()
            .is_some_and(|v| v.matrix.shape.as_sizes().is_some_and(|s| s.iter().product::<usize>() > i));
    if sure {
        value
    } else if value.is_bottom() {
        AbsValue::undefined()
    } else {
        value.or_undefined()
    }
}

/// The values of a cs-list held as a cell, where their number is known.
pub fn list_values(list: &AbsValue) -> Option<Vec<AbsValue>> {
    let v = list.unique()?;
    let n: usize = v.matrix.shape.as_sizes()?.iter().product();
    if n > 64 {
        return None;
    }
    match &v.elements {
        Elements::Tuple(t) if t.content().len() == n => Some(t.content().clone()),
        _ if n == 0 => Some(Vec::new()),
        _ => Some((0..n).map(|i| nth_of_list(list, i)).collect()),
    }
}

/// How many values a path names that asks for a field of all elements, or for all contents.
fn count_of_all(base: &AbsValue, path: &[Access]) -> Dim {
    match (base.unique().map(|v| (v, v.class)), path) {
        (Some((v, Class::Struct)), [Access::Dot(_)]) => v.matrix.shape.numel(),
        (Some((v, Class::Cell)), [Access::Brace(args)])
            if matches!(args.as_slice(), [ir::tir::Arg::Colon]) =>
        {
            v.matrix.shape.numel()
        }
        _ => Dim::Unknown,
    }
}

/// The value of a constant of the program.
fn literal(value: &Literal) -> AbsValue {
    match value {
        Literal::Number(x) => AbsValue::number(*x),
        Literal::Imaginary(x) => {
            AbsValue::constant(Class::Double, Constant::Complex(Complex64::new(0.0, *x)))
        }
        Literal::Integer(bits, class) => {
            AbsValue::constant(*class, Constant::Integer(ir::tir::integer_of_bits(*bits, *class)))
        }
        Literal::Char(text) => AbsValue::text(text),
        Literal::String(text) => AbsValue::string(text),
        Literal::Matrix(m) => {
            let points = m.data.iter().map(|x| Interval::point(*x));
            let range = points.reduce(Interval::join).unwrap_or(Interval::BOTTOM);
            let shape = Shape::matrix(Dim::Const(m.rows as i64), Dim::Const(m.cols() as i64));
            AbsValue::in_range(Class::Double, shape, range)
        }
    }
}
