//! What a context does with its variables: one walk over its reachable statements answers which values a
//! variable has, whether it is read at all, and whether parts of it change.
//!
//! Invariant: the representation of a variable that is read covers every value that any statement gives
//! it, not only those that are seen where it is read; so nothing that is stored is ever too wide for its
//! place.

use super::fields::{self, Look};
use super::guards;
use super::named;
use super::repr::{self, Part, Repr, is_unsure};
use super::results::{all_params, asked, outputs, results_wanted};
use super::storage::{self, Parameters, Seen};
use super::table::Table;
use analysis::Context;
use base::{FxHashMap, FxHashSet, Name, SecondaryMap};
use builtins::Form;
use ir::tir::{self, Access, Arg, CallTarget, Stmt, StmtId, Target, VarId, VarKind, walk};
use std::rc::Rc;
use types::AbsValue;

/// What one context does with its variables.
#[derive(Default)]
pub struct Vars {
    /// The join of the values of each variable that is read, wherever it is read or assigned.
    values: FxHashMap<VarId, AbsValue>,
    /// Variables of which a part is assigned or deleted.
    changed: FxHashSet<VarId>,
    /// Those of them that a dissolved struct cannot take (`s(2).x = 1`, `s.(name) = 1`), and variables that
    /// something is asked of that only a whole cell answers (`c{k}`).
    whole: FxHashSet<VarId>,
    /// Variables of which a part is assigned where they may have no value.
    begun: FxHashSet<VarId>,
    /// Lists that surely hold nothing, and a `varargin` without arguments that is only spread into such lists.
    nothing: FxHashSet<VarId>,
    /// The author's variables that may keep objects of which is seen when they go.
    guards: FxHashSet<VarId>,
    /// Those of them that lose what they keep when this variable is given a value: other parts of the life of what
    /// was one variable.
    replaced: FxHashMap<VarId, Vec<VarId>>,
    /// Parameters that a call may give no value: captured variables that had none, arguments that are not
    /// given.
    unsure: FxHashSet<VarId>,
    /// Variables that are kept boxed whatever their values: parameters and results of a general function.
    boxed: FxHashSet<VarId>,
    /// Variables that are kept as tables.
    tables: FxHashMap<VarId, Rc<Table>>,
    /// How many statements read and assign each variable, reachable or not.
    uses: SecondaryMap<VarId, u32>,
    defs: SecondaryMap<VarId, u32>,
    /// The only statement that assigns a variable.
    only_def: FxHashMap<VarId, StmtId>,
}

/// The only element of a cs-list, which surely has one.
pub fn only(list: &AbsValue) -> Option<&AbsValue> {
    match &list.unique()?.elements {
        types::Elements::Tuple(list) => match list.content().as_slice() {
            [one] if !one.maybe_undefined => Some(one),
            _ => None,
        },
        _ => None,
    }
}

impl Vars {
    /// Walks over the function of a context once; `general`: its parameters and results are boxed; `ends`: the
    /// program sees when objects go.
    pub fn of(
        context: &Context,
        tf: &tir::Function,
        (general, ends): (bool, bool),
        parameters: &Parameters,
    ) -> Vars {
        let mut found = Vars::default();
        if general {
            found.boxed.extend(tf.params.iter().chain(&tf.outputs).chain(&tf.varargout));
        }
        let mut given: FxHashMap<VarId, AbsValue> = FxHashMap::default();
        let mut looks: FxHashMap<VarId, Vec<Look>> = FxHashMap::default();
        let mut listed: FxHashSet<VarId> = FxHashSet::default();
        let shared = |var: &tir::Var| var.shared || matches!(var.storage, tir::Storage::Outer(..));
        found.changed.extend(tf.vars.iter().filter(|(_, var)| shared(var)).map(|(v, _)| v));
        for (i, v) in all_params(tf) {
            if let Some(value) = context.args.get(i).filter(|a| !a.is_undefined() && i < tf.params.len()) {
                add(&mut given, v, value);
                look(&mut looks, v, value, || Some(Look::taken(value)));
                if i < tf.captured && is_unsure(value) {
                    found.unsure.insert(v);
                }
            }
            if i == tf.params.len() && !context.open {
                add(&mut given, v, &context.rest(i));
            }
            // Only the run knows whether it is given.
            if context.open && i >= context.args.len() && i < tf.params.len() {
                add(&mut given, v, &AbsValue::top().or_undefined());
                found.unsure.insert(v);
            }
        }
        walk::each(tf, &tf.body, &mut |id, stmt| {
            let reachable = context.facts.reachable(id);
            let uses = walk::uses(stmt);
            uses.iter().for_each(|v| found.uses[*v] += 1);
            for v in walk::defs(stmt) {
                found.defs[v] += 1;
                found.only_def.insert(v, id);
                // What the function passes on in a list is its result, not the list that facts speak of.
                if reachable && passed_on(context, tf, v).is_none_or(|one| one.maybe_undefined) {
                    let value = context.facts.after(id, v).clone().defined();
                    if !matches!(stmt, Stmt::Set { .. }) {
                        look(&mut looks, v, &value, || Some(Look::taken(&value)));
                    }
                    add(&mut given, v, &value);
                }
            }
            if let (Stmt::For { var, .. }, Some(none)) = (stmt, context.facts.no_round(id)) {
                add(&mut given, *var, none);
            }
            if reachable {
                for v in uses_of_value(context, id, stmt, uses) {
                    let value = context.facts.before(id, v);
                    add(&mut found.values, v, value);
                    look(&mut looks, v, value, || Some(Look::by(stmt, v, value)));
                }
                for v in named::seen(context, tf, id, stmt) {
                    found.uses[v] += 1;
                    found.changed.insert(v);
                    listed.insert(v);
                }
                if let Stmt::Set { base, path, .. } = stmt {
                    let value = context.facts.before(id, *base);
                    look(&mut looks, *base, value, || Look::changed(path, value));
                    if may_begin(value, path, &number_in(context, id)) {
                        found.begun.insert(*base);
                    }
                }
                found.part(context, id, stmt);
                found.asked_whole(context, tf, id, stmt);
            }
        });
        found.results(context, tf, &mut looks);
        if ends {
            found.guard(tf, &given);
        }
        let kept: Vec<VarId> = found.values.keys().chain(&found.changed).copied().collect();
        for v in kept {
            if let Some(value) = given.get(&v) {
                add(&mut found.values, v, value);
            }
        }
        for v in listed {
            if let Some(value) = found.values.get_mut(&v) {
                *value = value.clone().or_undefined();
            }
        }
        for (v, value) in &mut found.values {
            let local = tf.vars[*v].storage == tir::Storage::Local && !shared(&tf.vars[*v]);
            if let Some(looks) = looks.get(v).filter(|_| local) {
                *value = fields::completed(value, looks);
            }
        }
        // A list of one element is this element to everybody here.
        let results = outputs(tf, asked(context));
        let own = |v: VarId| found.is_temporary(tf, v) && !results.contains(&v);
        let lists = found.values.iter().filter(|(v, _)| tf.vars[**v].kind == VarKind::List && own(**v));
        let only: Vec<(VarId, AbsValue)> =
            lists.filter_map(|(v, list)| Some((*v, only(list)?.clone()))).collect();
        let listed_one: FxHashSet<VarId> = only.iter().map(|(v, _)| *v).collect();
        found.values.extend(only);
        let one = |v: &AbsValue| matches!(Repr::row(v), Some(Repr::Record(parts)) if parts.len() == 1);
        let listed = |v: VarId| tf.vars[v].kind == VarKind::List && !listed_one.contains(&v);
        let lists = found.values.iter().filter(|(v, value)| listed(**v) && one(value));
        let lists: Vec<VarId> = lists.map(|(v, _)| *v).collect();
        // A `varargin` that is a result, too, is the cell that a caller sees.
        let given_back = tf.varargin.filter(|v| tf.outputs.contains(v));
        found.whole.extend(lists.into_iter().chain(tf.varargout).chain(given_back));
        // A `varargout` that may be no cell is an error where results are taken out of it.
        let no_cell = |v: &VarId| {
            let value = found.values.get(v).filter(|_| tf.vars[*v].kind != VarKind::List);
            value.is_some_and(|value| value.unique_class() != Some(types::Class::Cell))
        };
        let no_cell = tf.varargout.filter(no_cell);
        found.boxed.extend(no_cell);
        let listed = |v: VarId| listed(v) || tf.varargin == Some(v);
        let nothing = found.values.iter().filter(|(v, value)| listed(**v) && repr::is_nothing(value));
        found.nothing = nothing.map(|(v, _)| *v).filter(|v| !found.whole.contains(v)).collect();
        found.unsee(context, tf, parameters);
        found
    }

    /// Finds the variables that keep, read or not, what goes at their end.
    fn guard(&mut self, tf: &tir::Function, given: &FxHashMap<VarId, AbsValue>) {
        let may_guard = |v: VarId| tf.vars[v].kind == VarKind::User;
        let holding = given.iter().filter(|(v, value)| may_guard(**v) && guards::may_hold(value));
        self.guards.extend(holding.map(|(v, _)| *v));
        self.changed.extend(&self.guards);
        let mut named: FxHashMap<Name, Vec<VarId>> = FxHashMap::default();
        for v in tf.vars.keys().filter(|v| self.guards.contains(v)) {
            named.entry(tf.vars[v].name).or_default().push(v);
        }
        for (v, var) in tf.vars.iter().filter(|(v, _)| may_guard(*v)) {
            let others = named.get(&var.name).into_iter().flatten().copied().filter(|o| *o != v);
            let others: Vec<VarId> = others.collect();
            if !others.is_empty() {
                self.replaced.insert(v, others);
            }
        }
    }

    /// Whether a variable keeps, read or not, what goes at its end.
    pub fn is_guard(&self, v: VarId) -> bool {
        self.guards.contains(&v)
    }

    /// The variables that lose what they keep when this one is given a value.
    pub fn replaced(&self, v: VarId) -> &[VarId] {
        self.replaced.get(&v).map_or(&[], Vec::as_slice)
    }

    /// Forgets how values are stored that nobody looks at.
    fn unsee(&mut self, context: &Context, tf: &tir::Function, parameters: &Parameters) {
        if !self.values.values().any(storage::is_mixed) {
            return;
        }
        let seen = Seen::inside(context, tf).close(parameters);
        for (v, value) in &mut self.values {
            if storage::is_mixed(value) && !seen.contains(v) {
                *value = storage::unseen(value);
            }
        }
    }

    /// What a variable is, over every place where it is read or assigned; `None` where nobody reads it
    /// and no part of it is assigned.
    pub fn value(&self, v: VarId) -> Option<&AbsValue> {
        self.values.get(&v)
    }

    /// How a variable is kept; `None` where nothing of it is.
    pub fn repr(&self, v: VarId) -> Option<Repr> {
        let value = self.values.get(&v)?;
        if let Some(table) = self.tables.get(&v) {
            return Some(Repr::Table(table.clone()));
        }
        let whole = self.whole.contains(&v);
        Some(match Repr::of(value) {
            _ if self.is_boxed(v) => Repr::Boxed,
            _ if self.nothing.contains(&v) => Repr::Record(Vec::new()),
            Repr::Record(_) if whole => Repr::Boxed,
            Repr::Boxed if !whole => Repr::row(value).unwrap_or(Repr::Boxed),
            repr => repr,
        })
    }

    /// Whether a variable may be kept as a table, as far as its values are concerned.
    pub fn may_be_table(&self, v: VarId) -> bool {
        let boxed = self.is_boxed(v) || self.nothing.contains(&v) || self.repr(v) != Some(Repr::Boxed);
        let class = self.values.get(&v).and_then(|value| super::table::held(value).unique_class());
        !boxed && matches!(class, Some(types::Class::Struct | types::Class::Cell))
    }

    /// A variable is kept as a table.
    pub fn keep_as_table(&mut self, v: VarId, table: Rc<Table>) {
        self.tables.insert(v, table);
    }

    fn is_boxed(&self, v: VarId) -> bool {
        [&self.guards, &self.unsure, &self.boxed].iter().any(|set| set.contains(&v))
    }

    /// Whether a variable is a parameter that a call may give no value.
    pub fn is_unsure(&self, v: VarId) -> bool {
        self.unsure.contains(&v)
    }

    /// Whether a part of a variable is assigned where it may have no value.
    pub fn begins_empty(&self, v: VarId) -> bool {
        self.begun.contains(&v)
    }

    /// How many statements read a variable.
    pub fn uses(&self, v: VarId) -> u32 {
        self.uses[v]
    }

    /// Whether a variable is the compiler's own, with one definition that stands before all its uses.
    pub fn is_temporary(&self, tf: &tir::Function, v: VarId) -> bool {
        tf.vars[v].kind != VarKind::User && self.defs[v] == 1 && tf.varargout != Some(v)
    }

    /// The constant that a temporary is.
    pub fn literal<'t>(&self, tf: &'t tir::Function, v: VarId) -> Option<&'t tir::Literal> {
        if tf.vars[v].kind != VarKind::Temp || self.defs[v] != 1 {
            return None;
        }
        match &tf.stmts[*self.only_def.get(&v)?] {
            Stmt::Literal { value, .. } => Some(value).filter(|l| !matches!(l, tir::Literal::Matrix(_))),
            _ => None,
        }
    }

    fn part(&mut self, context: &Context, id: StmtId, stmt: &Stmt) {
        let (base, path, single) = match stmt {
            Stmt::Set { base, path, .. } => (base, path, true),
            Stmt::SetList { base, path, .. } => (base, path, false),
            // Elements go from a part where this is kept; what loses elements itself is seen whole.
            Stmt::Delete { base, path } => (base, path, path.len() > 1),
            _ => return,
        };
        self.changed.insert(*base);
        let plain = single
            && path.first().is_some_and(|step| Part::named(step, &number_in(context, id)).is_some())
            && !path.iter().any(|a| matches!(a, Access::DynamicDot(_)));
        if !plain {
            self.whole.insert(*base);
        }
    }

    /// Notes the cells that a statement reads otherwise than by constant places, as a list, or to pass them on.
    fn asked_whole(&mut self, context: &Context, tf: &tir::Function, id: StmtId, stmt: &Stmt) {
        // The cell that a `varargin` without arguments is has no parts to be handed on in.
        let handed_on = |v: VarId| tf.varargin != Some(v) || !repr::is_nothing(context.facts.before(id, v));
        let in_parts = |v: VarId| match stmt {
            Stmt::Get { base, path, targets } if *base == v => {
                let list =
                    matches!(targets.as_slice(), [Target::Var(t)] if tf.vars[*t].kind == VarKind::List);
                list && matches!(path.as_slice(), [Access::Brace(args)] if args.as_slice() == [Arg::Colon])
                    || path.first().is_some_and(|step| Part::named(step, &number_in(context, id)).is_some())
            }
            // What a handle is called with.
            Stmt::Get { base, path, .. } | Stmt::GetStatement { base, path, .. } => {
                matches!(path.as_slice(), [Access::Paren(_)])
                    && handed_on(v)
                    && context.facts.before(id, *base).unique_class() == Some(types::Class::FunctionHandle)
            }
            // A row that an element of another cell is made of.
            Stmt::Set { base, src, .. } => *base == v || *src == v && tf.vars[v].kind == VarKind::Temp,
            Stmt::Call { callee, .. } if makes_row(callee) => tf.vars[v].kind == VarKind::Temp,
            // What is in a cell of one element becomes a field.
            Stmt::Call { callee, .. } if makes_struct(callee) => {
                tf.vars[v].kind == VarKind::Temp && repr::is_one_element(context.facts.before(id, v))
            }
            Stmt::Copy { .. } => handed_on(v),
            // Whose answer is known.
            Stmt::Call { targets, callee, .. } if answers_known(context, id, targets, callee) => true,
            Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } => {
                tf.vars[v].kind == VarKind::List
                    || matches!(callee.target, CallTarget::Function(_)) && handed_on(v)
            }
            _ => false,
        };
        let cell = |v: &VarId| context.facts.before(id, *v).unique_class() == Some(types::Class::Cell);
        self.whole.extend(walk::uses(stmt).into_iter().filter(|v| cell(v) && !in_parts(*v)));
    }

    /// The results are read when the function is done.
    fn results(&mut self, context: &Context, tf: &tir::Function, looks: &mut FxHashMap<VarId, Vec<Look>>) {
        let given = outputs(tf, asked(context));
        let wanted = results_wanted(context);
        for (v, value) in given.iter().zip(&context.outputs).take(wanted) {
            add(&mut self.values, *v, value);
            look(looks, *v, value, || Some(Look::whole(value)));
        }
        if let Some(v) = tf.varargout.filter(|_| wanted > given.len()) {
            add(&mut self.values, v, context.facts.var(v));
        }
    }
}

/// Where a variable is the list of an anonymous function that passes on at most one result, that result, which
/// may be missing: what is assigned to the variable is of it, and so is the variable where it is never missing.
pub fn passed_on<'a>(context: &'a Context, tf: &tir::Function, v: VarId) -> Option<&'a AbsValue> {
    match context.outputs.as_slice() {
        [one] if tf.varargout == Some(v) && !one.is_bottom() => {
            (outputs(tf, asked(context)) == [v]).then_some(one)
        }
        _ => None,
    }
}

/// Whether what a path changes of `value`, or what leads there, may have no value before.
fn may_begin(value: &AbsValue, path: &[Access], number: &dyn Fn(VarId) -> Option<f64>) -> bool {
    let absent = value.maybe_undefined || value.is_bottom();
    let step = path.split_first().filter(|(_, rest)| !rest.is_empty());
    absent
        || step.is_some_and(|(step, rest)| {
            Part::named(step, number).is_some_and(|part| may_begin(&part.of(value), rest, number))
        })
}

/// The number that a variable surely is at a statement.
fn number_in(context: &Context, id: StmtId) -> impl Fn(VarId) -> Option<f64> {
    move |v| context.facts.before(id, v).as_number()
}

/// Notes a look at a struct.
fn look(
    looks: &mut FxHashMap<VarId, Vec<Look>>,
    v: VarId,
    value: &AbsValue,
    look: impl FnOnce() -> Option<Look>,
) {
    if value.unique_class() == Some(types::Class::Struct) {
        looks.entry(v).or_default().extend(look());
    }
}

fn add(values: &mut FxHashMap<VarId, AbsValue>, v: VarId, value: &AbsValue) {
    match values.get_mut(&v) {
        Some(known) if known == value => {}
        Some(known) => *known = known.join(value),
        None => drop(values.insert(v, value.clone())),
    }
}

/// Whether a call measures its operand, and what comes of it is known.
fn answers_known(context: &Context, id: StmtId, targets: &[Target], callee: &tir::Callee) -> bool {
    let measures =
        |b: &builtins::Builtin| b.effects.is_pure() && matches!(b.form, Some(Form::Measure(_) | Form::End));
    let known = |t: &Target| matches!(t, Target::Var(v) if context.facts.after(id, *v).as_number().is_some());
    is_builtin(callee, measures) && targets.len() == 1 && targets.iter().all(known)
}

/// Whether a builtin is called that is such a one; functions of the program may have its name.
fn is_builtin(callee: &tir::Callee, such: impl Fn(&builtins::Builtin) -> bool) -> bool {
    callee.target == tir::CallTarget::Builtin && builtins::named(callee.name).is_some_and(such)
}

/// Whether a call makes a row of cells of its operands.
fn makes_row(callee: &tir::Callee) -> bool {
    is_builtin(callee, |b| b.form == Some(Form::Cell))
}

/// Whether a call makes structs of names and values.
fn makes_struct(callee: &tir::Callee) -> bool {
    is_builtin(callee, |b| b.form == Some(Form::Struct))
}

/// The variables that a statement reads other than to change a part of one. Where a variable may
/// refer to something that others see too (a map), a change of a part is seen.
fn uses_of_value(context: &Context, id: StmtId, stmt: &Stmt, mut uses: Vec<VarId>) -> Vec<VarId> {
    if let Stmt::Set { base, .. } | Stmt::SetList { base, .. } = stmt
        && !may_refer(context.facts.before(id, *base))
        && let Some(i) = uses.iter().position(|u| u == base)
    {
        uses.remove(i);
    }
    uses
}

/// Whether a value may be a reference: no value of a known class that is none.
fn may_refer(value: &AbsValue) -> bool {
    let plain = value.is_bottom() || value.is_undefined();
    !plain && value.unique_class().is_none_or(|c| matches!(c, types::Class::Object(_)))
}
