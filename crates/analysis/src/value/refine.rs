//! What a condition that was found true or false says, and what operations that passed say.
//!
//! A condition is taken apart by its origin: the call that computed it, if the operands of that
//! call still have the values they had (their stamps tell). Soundness: each rule states what holds
//! of *every* run in which the condition has the given truth.
//!
//! Nothing here calls, reports or makes a symbol: what is found out goes into the state alone.

use super::key::Operand;
use super::objects::may_be_object;
use super::state::{Origin, Slot, State};
use super::symbols::{SymTable, SymView};
use base::Name;
use ir::tir::{VarId, internal};
use std::rc::Rc;
use types::{
    AbsValue, Class, ClassSet, ClassValue, Complexity, Constant, Dim, Elems, Interval, Matrix, Shape, Truth,
};

/// How far conditions are taken apart.
const DEPTH: u32 = 12;

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cmp {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

impl Cmp {
    fn named(op: &str) -> Option<Cmp> {
        Some(match op {
            "lt" => Cmp::Lt,
            "le" => Cmp::Le,
            "gt" => Cmp::Gt,
            "ge" => Cmp::Ge,
            "eq" | "isequal" | "mc_switch_case" => Cmp::Eq,
            "ne" => Cmp::Ne,
            _ => return None,
        })
    }

    fn negated(self) -> Cmp {
        match self {
            Cmp::Lt => Cmp::Ge,
            Cmp::Le => Cmp::Gt,
            Cmp::Gt => Cmp::Le,
            Cmp::Ge => Cmp::Lt,
            Cmp::Eq => Cmp::Ne,
            Cmp::Ne => Cmp::Eq,
        }
    }

    fn swapped(self) -> Cmp {
        match self {
            Cmp::Lt => Cmp::Gt,
            Cmp::Le => Cmp::Ge,
            Cmp::Gt => Cmp::Lt,
            Cmp::Ge => Cmp::Le,
            c => c,
        }
    }
}

/// A state that is told what holds in it: variables keep their values, of which more is known.
pub struct Refinement<'a> {
    /// The symbols of the context.
    pub table: &'a SymTable,
    /// What is known so far.
    pub state: &'a mut State,
}

impl Refinement<'_> {
    /// The symbols with what is known of them.
    pub fn view(&self) -> SymView<'_> {
        self.state.view(self.table)
    }

    /// Variable `cond` is found true (all elements nonzero, and there is one) or false. Says whether
    /// that can be.
    pub fn assume(&mut self, cond: VarId, taken: bool) -> bool {
        self.assume_at(cond, taken, DEPTH)
    }

    fn assume_at(&mut self, cond: VarId, taken: bool, depth: u32) -> bool {
        let value = self.state.slot(cond).value.clone();
        match value.truth() {
            Truth::Yes if !taken => return false,
            Truth::No if taken => return false,
            _ => {}
        }
        if value.is_bottom() || depth == 0 {
            return !value.is_bottom();
        }
        if !self.apply_guards(cond, taken) {
            return false;
        }
        let scalar = self.is_scalar(cond);
        if let Some(new) = with_truth(&self.state.slot(cond).value, taken, scalar) {
            if new.is_bottom() {
                return false;
            }
            self.narrow(cond, new);
        }
        let Some(origin) = self.state.slot(cond).origin.clone() else { return true };
        if !self.state.is_current(&origin) {
            return true;
        }
        self.assume_origin(&origin, taken, scalar, depth - 1)
    }

    /// The state where paths met was one of them: which, the condition tells.
    fn apply_guards(&mut self, cond: VarId, taken: bool) -> bool {
        let stamp = self.state.slot(cond).stamp;
        for guard in self.state.guards().to_vec().iter().rev() {
            if guard.var != cond || guard.stamp != stamp || stamp == 0 {
                continue;
            }
            let real = if taken { &guard.on_true } else { &guard.on_false };
            if let Some(real) = real {
                let met = guard.met.clone();
                self.state.take_over(|v| met.get(&v).copied().unwrap_or(0), real);
                return !self.state.slot(cond).value.is_bottom();
            }
        }
        true
    }

    fn is_scalar(&self, v: VarId) -> bool {
        let value = &self.state.slot(v).value;
        !value.is_any() && value.shape().is_scalar(&self.view()) == Truth::Yes
    }

    /// The call `origin` gave a value that is true or false; `scalar` says that it is one element.
    fn assume_origin(&mut self, origin: &Rc<Origin>, taken: bool, scalar: bool, depth: u32) -> bool {
        let op = origin.op.as_str();
        if origin.args.len() > 2 {
            return true;
        }
        let var = |i: usize| origin.args.get(i).map(|(v, _)| *v);
        match (op, var(0), var(1)) {
            ("mc_exists", Some(a), None) => {
                if taken {
                    self.state.slot_mut(a).value.maybe_undefined = false;
                } else {
                    self.state.set(a, Slot::default());
                }
                true
            }
            // Of several elements, one may be false while the others are not.
            ("not", Some(a), None) if scalar => self.assume_at(a, !taken, depth),
            ("mc_truth" | "logical" | "all", Some(a), None) if scalar => {
                // Of no elements all are true.
                if op == "all" && !(self.is_vector(a) && (!taken || self.has_elements(a))) {
                    return true;
                }
                self.assume_at(a, taken, depth)
            }
            ("and", Some(a), Some(b)) if taken => {
                self.assume_at(a, true, depth) && self.assume_at(b, true, depth)
            }
            ("or", Some(a), Some(b)) if !taken && scalar && self.is_scalar(a) && self.is_scalar(b) => {
                self.assume_at(a, false, depth) && self.assume_at(b, false, depth)
            }
            ("mc_decides_and", Some(a), None) if taken => self.assume_at(a, false, depth),
            ("mc_decides_or", Some(a), None) if taken => self.assume_at(a, true, depth),
            ("isempty", Some(a), None) => self.learn_empty(a, taken),
            ("isa", Some(a), Some(b)) => match self.state.slot(b).value.as_text() {
                Some(name) => {
                    let classes = class_family(name);
                    classes.is_none_or(|set| self.learn_class(a, set, taken, origin.plain))
                }
                None => true,
            },
            (internal::IS_CLASS, Some(a), Some(b)) => {
                let name = self.state.slot(b).value.as_text().map(Name::new);
                name.is_none_or(|name| self.learn_object(a, Class::Object(name), taken))
            }
            ("isfield", Some(a), Some(b)) if taken && scalar => {
                let name = self.state.slot(b).value.as_text().map(Name::new);
                name.is_none_or(|name| self.learn_field(a, name))
            }
            ("strcmp", Some(a), Some(b)) if taken && scalar => self.learn_text(a, b),
            ("isscalar" | "isrow" | "iscolumn", Some(a), None) if taken => self.learn_shape(a, op),
            (_, Some(a), None) => match builtins::named(origin.op).and_then(|b| b.class_test()) {
                Some(set) => self.learn_class(a, set, taken, origin.plain),
                None => true,
            },
            (_, Some(a), Some(b)) => match Cmp::named(op) {
                Some(cmp) => self.learn_comparison(op, cmp, (a, b), taken, scalar),
                None => true,
            },
            _ => true,
        }
    }

    fn has_elements(&self, v: VarId) -> bool {
        self.state.slot(v).value.shape().is_empty(&self.view()) == Truth::No
    }

    fn is_vector(&self, v: VarId) -> bool {
        let value = &self.state.slot(v).value;
        !value.is_any() && value.shape().is_vector(&self.view()) == Truth::Yes
    }

    /// `a op b` is true (of all elements) or false (of some; of the one where `scalar`).
    fn learn_comparison(
        &mut self,
        op: &str,
        cmp: Cmp,
        (a, b): (VarId, VarId),
        taken: bool,
        scalar: bool,
    ) -> bool {
        if !taken && !scalar {
            return true;
        }
        let text = |v: VarId| self.state.slot(v).value.as_text().map(str::to_owned);
        if matches!(op, "mc_switch_case" | "isequal") {
            let both = |c: Class| [a, b].iter().all(|v| self.state.slot(*v).value.unique_class() == Some(c));
            if taken && (both(Class::Char) || both(Class::String)) && (text(a).is_some() || text(b).is_some())
            {
                return self.learn_text(a, b);
            }
            // A case may be a cell, the arguments of `isequal` of any class.
            let (x, y) = (&self.state.slot(a).value, &self.state.slot(b).value);
            // No case that is a text fits a number, and no number a text.
            let texts = [x, y].iter().filter(|v| v.classes().contains(Class::Char)).count();
            if op == "mc_switch_case" && texts > 0 && !both(Class::Char) {
                return true;
            }
            if !real_numbers(x) || !real_numbers(y) || !self.is_scalar(a) || !self.is_scalar(b) {
                return true;
            }
        }
        let (x, y) = (self.state.slot(a).value.clone(), self.state.slot(b).value.clone());
        if !real_numbers(&x) || !real_numbers(&y) {
            return true;
        }
        // NaN makes every comparison but `ne` false: a false `<` does not say `>=`.
        let (rx, ry) = (x.range(), y.range());
        let nan = rx.nan || ry.nan;
        let holds = if taken { cmp } else { cmp.negated() };
        if !taken && nan && cmp != Cmp::Ne {
            return self.learn_negated(holds, (a, rx), (b, ry));
        }
        let keeps_nan = taken && cmp == Cmp::Ne;
        let one_a = self.is_scalar(a);
        let one_b = self.is_scalar(b);
        // With one element on the other side, the comparison holds of each element here, and an
        // empty array is not true.
        if one_b || one_a || same_shape(&x, &y) {
            let new_a = narrowed(rx, holds, ry, keeps_nan);
            let new_b = narrowed(ry, holds.swapped(), rx, keeps_nan);
            if !self.narrow_range(a, new_a) || !self.narrow_range(b, new_b) {
                return false;
            }
        }
        if one_a && one_b {
            let (p, q) = (self.state.slot(a).term.clone(), self.state.slot(b).term.clone());
            if let (Some(p), Some(q)) = (p.scalar(), q.scalar()) {
                match holds {
                    Cmp::Lt => self.assume_at_most(&p.add(&Dim::ONE), q),
                    Cmp::Le => self.assume_at_most(p, q),
                    Cmp::Gt => self.assume_at_most(&q.add(&Dim::ONE), p),
                    Cmp::Ge => self.assume_at_most(q, p),
                    Cmp::Eq => self.assume_equal(p, q),
                    Cmp::Ne => {}
                }
            }
        }
        true
    }

    /// `a` compares so with `b`, of one element each, or one of them is NaN.
    fn learn_negated(&mut self, holds: Cmp, (a, rx): (VarId, Interval), (b, ry): (VarId, Interval)) -> bool {
        (!self.is_scalar(a) || !self.is_scalar(b))
            || (ry.nan || self.narrow_range(a, narrowed(rx, holds, ry, true)))
                && (rx.nan || self.narrow_range(b, narrowed(ry, holds.swapped(), rx, true)))
    }

    /// `p <= q` holds: symbols that are alone in it get bounds.
    pub fn assume_at_most(&mut self, p: &Dim, q: &Dim) {
        if p.is_unknown() || q.is_unknown() {
            return;
        }
        let d = q.sub(p);
        if d.is_unknown() || self.view().nonneg(&d) {
            return;
        }
        for (mono, k) in d.as_terms().to_vec() {
            let [types::Atom::Sym(s)] = mono.as_slice() else { continue };
            let Some(i) = self.table.index(*s) else { continue };
            if k != 1 && k != -1 {
                continue;
            }
            // d = k*s + rest >= 0
            let rest = d.sub(&Dim::from(*s).mul(&Dim::Const(k)));
            let bound = if k == 1 { Dim::ZERO.sub(&rest) } else { rest };
            let mut own = false;
            bound.for_each_sym(&mut |t| own = own || t == *s);
            if own || bound.is_unknown() {
                continue;
            }
            let limit = self.view().range_of(&bound);
            let b = self.state.bounds_mut(i);
            if !b.is_born() {
                b.range = if s.nonneg { Interval::integers(0.0, f64::INFINITY) } else { Interval::INTEGERS };
            }
            let all = Interval::INTEGERS;
            let range = if k == 1 { all.above(limit.lo, false) } else { all.below(limit.hi, false) };
            let met = b.range.meet(range);
            if !met.is_bottom() {
                b.range = met;
            }
            if bound.as_const().is_none() {
                if k == 1 {
                    b.lo = Some(bound);
                } else {
                    b.hi = Some(bound);
                }
            }
        }
    }

    /// `p == q` holds.
    pub fn assume_equal(&mut self, p: &Dim, q: &Dim) {
        self.assume_at_most(p, q);
        self.assume_at_most(q, p);
    }

    /// The elements of `v` lie in `range`, besides what is known. Says whether that can be.
    pub fn narrow_range(&mut self, v: VarId, range: Interval) -> bool {
        let value = &self.state.slot(v).value;
        if range.is_bottom() {
            // Fine for an array that may be empty.
            return !self.is_scalar(v);
        }
        let old = value.range();
        if old.leq(range) {
            return true;
        }
        let new = value.map(|c| {
            if c.matrix.as_constant().is_some() || !c.class.is_matrix() {
                return c.clone();
            }
            let met = c.matrix.range(c.class).meet(range);
            ClassValue { matrix: Matrix { elems: Elems::Range(met), ..c.matrix.clone() }, ..c.clone() }
        });
        self.narrow(v, new);
        self.learn_range(v, range);
        true
    }

    /// A better value of a variable, which stays the same value.
    fn narrow(&mut self, v: VarId, value: AbsValue) {
        let slot = self.state.slot_mut(v);
        let maybe = slot.value.maybe_undefined;
        slot.value = if maybe { value.or_undefined() } else { value };
        self.point_is_constant(v);
    }

    /// A scalar double between equal bounds, other than zero, is a constant.
    fn point_is_constant(&mut self, v: VarId) {
        let slot = self.state.slot(v);
        let Some(one) = slot.value.unique() else { return };
        if one.matrix.as_constant().is_some() || one.class != Class::Double {
            return;
        }
        let range = one.matrix.range(one.class);
        let scalar = one.matrix.shape == Shape::scalar() && one.matrix.complexity == Complexity::Real;
        if scalar && range.is_point() && !range.nan && range.lo != 0.0 && range.lo.is_finite() {
            let maybe = slot.value.maybe_undefined;
            let value = AbsValue::constant(Class::Double, Constant::Number(range.lo));
            let slot = self.state.slot_mut(v);
            slot.value = if maybe { value.or_undefined() } else { value };
        }
    }

    /// The symbol that a scalar is lies in `range`, too.
    pub fn learn_range(&mut self, v: VarId, range: Interval) {
        let Some(d) = self.state.slot(v).term.scalar().cloned() else { return };
        if range.lo.is_finite() {
            self.assume_at_most(&Dim::Const(range.lo.ceil().clamp(-9e15, 9e15) as i64), &d);
        }
        if range.hi.is_finite() {
            self.assume_at_most(&d, &Dim::Const(range.hi.floor().clamp(-9e15, 9e15) as i64));
        }
    }

    /// `a` has an element, or none.
    fn learn_empty(&mut self, a: VarId, empty: bool) -> bool {
        let value = self.state.slot(a).value.clone();
        let Some(list) = value.alternatives() else { return true };
        let view = self.view();
        let contrary = if empty { Truth::No } else { Truth::Yes };
        // A map may be empty.
        let built_in = |v: &ClassValue<Matrix>| {
            matches!(v.class, Class::Object(_)) && !may_be_object(&AbsValue::one(v.clone()))
        };
        if list.iter().any(built_in) {
            return true;
        }
        let kept = value.clone().retain(|v| v.matrix.shape.is_empty(&view) != contrary);
        if kept.is_undefined() {
            return false;
        }
        let dims: Vec<Dim> = match kept.shape().dims() {
            Some(dims) => dims.to_vec(),
            None => Vec::new(),
        };
        self.narrow(a, kept);
        if !empty {
            for d in dims {
                self.assume_at_most(&Dim::ONE, &d);
                if d.as_const().is_none() && self.view().range_of(&d) == Interval::integers(1.0, 1.0) {
                    self.state.settle(&d, &Dim::ONE);
                }
            }
        }
        true
    }

    /// Results of a builtin that found up to so many elements: no extent is larger, and all have the same.
    pub fn learn_found(&mut self, targets: &[VarId], most: i64) {
        let matrix = |v: &VarId| self.state.slot(*v).value.shape().dims().map(<[Dim]>::to_vec);
        let Some(shapes) = targets.iter().map(matrix).collect::<Option<Vec<_>>>() else { return };
        let Some((first, others)) = shapes.split_first() else { return };
        for d in first.iter().filter(|d| d.as_const().is_none()) {
            self.assume_at_most(d, &Dim::Const(most));
        }
        for (p, q) in others.iter().flat_map(|s| s.iter().zip(first)) {
            if p != q && p.as_const().is_none() {
                self.state.settle(p, q);
            }
        }
    }

    /// `a` is of one of these classes, or of none of them.
    fn learn_class(&mut self, a: VarId, classes: ClassSet, taken: bool, plain: bool) -> bool {
        let value = self.state.slot(a).value.clone();
        let object = |v: &ClassValue<Matrix>| matches!(v.class, Class::Object(_));
        let new = match (taken, value.is_any()) {
            (true, true) => value.restrict(classes),
            // The class of an object may have a test of its own.
            (true, false) => value.retain(|v| classes.contains(v.class) || !plain && object(v)),
            (false, true) => return true,
            (false, false) => value.retain(|v| !classes.contains(v.class)),
        };
        if new.is_undefined() {
            return false;
        }
        self.narrow(a, new);
        true
    }

    /// `a` is an object of just this class, or is none.
    fn learn_object(&mut self, a: VarId, class: Class, taken: bool) -> bool {
        let value = self.state.slot(a).value.clone();
        if value.is_any() {
            return true;
        }
        let new = value.retain(|v| (v.class == class) == taken);
        if new.is_undefined() {
            return false;
        }
        self.narrow(a, new);
        true
    }

    /// `a` is a struct that has this field.
    fn learn_field(&mut self, a: VarId, name: Name) -> bool {
        let value = self.state.slot(a).value.clone();
        let new = value.retain(|v| v.class == Class::Struct);
        if new.is_undefined() {
            return value_is_any(&self.state.slot(a).value);
        }
        let field = new.field(name);
        if !new.is_any() && !field.is_undefined() && field.maybe_undefined {
            let known = new.map(|v| v.with_field(name, &field.clone().defined(), true));
            self.narrow(a, known);
        }
        true
    }

    /// Two texts are equal.
    fn learn_text(&mut self, a: VarId, b: VarId) -> bool {
        for (x, y) in [(a, b), (b, a)] {
            let Some((class, Constant::Text(t))) = self.state.slot(y).value.as_constant() else { continue };
            let (class, t) = (class, t.clone());
            let value = &self.state.slot(x).value;
            if value.unique_class() != Some(class) || t.is_empty() {
                continue;
            }
            let new = AbsValue::constant(class, Constant::Text(t));
            if value.meet(&new).is_undefined() {
                return false;
            }
            self.narrow(x, new);
        }
        true
    }

    fn learn_shape(&mut self, a: VarId, op: &str) -> bool {
        let value = self.state.slot(a).value.clone();
        let Some(list) = value.alternatives() else { return true };
        if list.iter().any(|v| matches!(v.class, Class::Object(_))) {
            return true;
        }
        let shaped = |v: &ClassValue<Matrix>| {
            let old = &v.matrix.shape;
            let shape = match op {
                "isscalar" => Shape::scalar(),
                "isrow" => Shape::row(if old.rank().is_some() { old.cols() } else { Dim::Unknown }),
                _ => Shape::column(if old.rank().is_some() { old.rows() } else { Dim::Unknown }),
            };
            if v.matrix.as_constant().is_some() {
                return v.clone();
            }
            let elements = match &v.elements {
                types::Elements::Tuple(_) => types::Elements::each(v.elements.collected()),
                e => e.clone(),
            };
            ClassValue { matrix: Matrix { shape, ..v.matrix.clone() }, elements, ..v.clone() }
        };
        let new = value.map(shaped);
        self.narrow(a, new);
        true
    }

    /// `v` has one element, if it can.
    pub fn learn_single(&mut self, v: VarId) {
        let shape = self.state.slot(v).value.shape();
        let view = self.view();
        if shape.is_scalar(&view) != Truth::Maybe {
            return;
        }
        let extents: Vec<Dim> = shape.dims().map(<[Dim]>::to_vec).unwrap_or_default();
        self.learn_shape(v, "isscalar");
        for d in extents.iter().filter(|d| d.as_const().is_none() && !d.is_unknown()) {
            self.state.settle(d, &Dim::ONE);
        }
    }

    /// What a call of a builtin that passed says of its arguments.
    pub fn learn_from_call(&mut self, name: &str, args: &[Operand]) {
        let shape = |i: usize| args.get(i).map(|a| a.value.shape());
        let (Some(a), Some(b)) = (shape(0), shape(1)) else { return };
        let view = self.view();
        let whole = |s: &Shape| s.rank() == Some(2) && s.is_scalar(&view) == Truth::No;
        if args.len() != 2 || !whole(&a) || !whole(&b) {
            return;
        }
        let at_least_two = |d: &Dim| d.bounds(&view).lo >= 2.0;
        match name {
            "mtimes" => self.assume_equal(&a.cols(), &b.rows()),
            "plus" | "minus" | "times" | "rdivide" | "power" | "lt" | "le" | "gt" | "ge" | "eq" | "ne" => {
                for k in 0..2 {
                    let (p, q) = (a.dim(k), b.dim(k));
                    if at_least_two(&p) && at_least_two(&q) {
                        self.assume_equal(&p, &q);
                        return;
                    }
                }
            }
            _ => {}
        }
    }
}

fn value_is_any(value: &AbsValue) -> bool {
    value.is_any()
}

/// Whether every alternative is a real array of numbers.
fn real_numbers(value: &AbsValue) -> bool {
    value.alternatives().is_some_and(|l| {
        !l.is_empty() && l.iter().all(|v| v.class.is_matrix() && v.matrix.complexity == Complexity::Real)
    })
}

fn same_shape(a: &AbsValue, b: &AbsValue) -> bool {
    let (a, b) = (a.shape(), b.shape());
    a.surely_equals(&b, &types::NoFacts)
}

/// The members of `x` for which `x op y` may hold.
fn narrowed(x: Interval, op: Cmp, y: Interval, keeps_nan: bool) -> Interval {
    let new = match op {
        Cmp::Lt => x.below(y.hi, true),
        Cmp::Le => x.below(y.hi, false),
        Cmp::Gt => x.above(y.lo, true),
        Cmp::Ge => x.above(y.lo, false),
        // Both zeros are equal.
        Cmp::Eq => x.meet(y.with_neg_zero(true)).with_nan(false),
        Cmp::Ne if y.is_point() && !y.nan => x.without(y.lo),
        Cmp::Ne => x,
    };
    if keeps_nan { new.with_nan(x.nan) } else { new }
}

/// The value of a condition that was found true or false; `None` where that says nothing.
fn with_truth(value: &AbsValue, taken: bool, scalar: bool) -> Option<AbsValue> {
    if value.is_any() || !real_numbers(value) || (!taken && !scalar) {
        return None;
    }
    let narrow = |v: &ClassValue<Matrix>| {
        if v.matrix.as_constant().is_some() {
            return v.clone();
        }
        if scalar && v.class == Class::Logical && v.matrix.shape == Shape::scalar() {
            let matrix = Matrix::constant(Class::Logical, Constant::Number(f64::from(u8::from(taken))));
            return ClassValue { matrix, ..v.clone() };
        }
        let old = v.matrix.range(v.class);
        // NaN in a condition is an error.
        let range = if taken { old.without(0.0) } else { old.meet(Interval::ZEROS) }.with_nan(false);
        ClassValue { matrix: Matrix { elems: Elems::Range(range), ..v.matrix.clone() }, ..v.clone() }
    };
    Some(value.map(narrow))
}

/// The classes for which `isa(x, name)` gives true.
fn class_family(name: &str) -> Option<ClassSet> {
    let all = |f: fn(Class) -> bool| Some(ClassSet::ALL.iter().filter(|&c| f(c)).collect());
    match name {
        "numeric" => all(Class::is_numeric),
        "float" => all(Class::is_float),
        "integer" => all(Class::is_integer),
        _ => Class::from_name(name).map(ClassSet::of),
    }
}
