//! Which variables are kept as tables ([`Table`]): struct arrays and cells of which everybody asks elements.
//!
//! A variable is one where somebody asks an element, and each statement that touches it has a direct form on columns,
//! hands it on whole to a variable that is kept the same way, or gives it to the runtime library, which is given a copy.
//! Copies, arguments and results make variables of several functions one *group*, which is kept in one way or boxed, so
//! that no call and no copy takes a table apart. What an element is, all statements of the group say: what they store,
//! what the analysis knows where they read, what arrives whole.
//!
//! Fields that nobody looks at before they are stored (`s(k).a = 1; s(k).b = 2;`) may be missing meanwhile: where a
//! statement sees elements as a whole, all of them must be there, in one order.

use super::part::is_struct;
use super::repr::{Ext, Part, Repr, is_one_element, may_be_real};
use super::results::{all_params, asked, outputs, results_wanted};
use super::table::{Kind, Table, held, is_no_matrix};
use super::vars::Vars;
use analysis::{Analysis, CallEdge, Context, ContextId};
use base::{EntityRef, FxHashMap, FxHashSet, Name};
use builtins::Form;
use ir::tir::{self, Access, Arg, Stmt, StmtId, Storage, Target, VarId, VarKind, walk};
use std::rc::Rc;
use types::{AbsValue, Class, Complexity, Elements, Interval, Sparsity};

/// A variable of a context.
type Place = (ContextId, VarId);

/// A step of the way to what is stored in an element.
enum Step {
    /// A part.
    Part(Part),
    /// An element, by these subscripts, which may be proved to be inside.
    Element(Vec<Interval>, bool),
    /// Anything else.
    Other,
}

/// What is known of a group of variables.
#[derive(Default)]
struct Group {
    /// Somebody needs it boxed.
    boxed: bool,
    /// Somebody asks an element, or changes one.
    asked: bool,
    cell: Option<bool>,
    /// The parts of an element of a struct array, in the order in which they were met, or that of a whole.
    fields: Vec<(Name, Kind)>,
    /// The names of the fields as somebody sees them all, in order.
    whole: Option<Vec<Name>>,
    /// The names of the fields of structs that are stored as elements.
    stored: Vec<Vec<Name>>,
    /// What a cell holds.
    contents: Option<Kind>,
    /// The ways to parts of parts that are stored.
    inner: Vec<Vec<Step>>,
}

struct Groups {
    of: FxHashMap<Place, usize>,
    parents: Vec<usize>,
    groups: Vec<Group>,
}

/// Decides for all contexts; `vars` are told.
pub fn settle(
    program: &tir::Program,
    analysis: &Analysis,
    vars: &mut [Vars],
    closed: &dyn Fn(ContextId) -> bool,
) {
    let mut groups = Groups { of: FxHashMap::default(), parents: Vec::new(), groups: Vec::new() };
    for (id, context) in analysis.contexts.iter() {
        let tf = &program.functions[context.func];
        for (v, var) in tf.vars.iter() {
            let local = var.storage == Storage::Local && !var.shared && var.kind != VarKind::List;
            if local && tf.varargin != Some(v) && tf.varargout != Some(v) && vars[id.index()].may_be_table(v)
            {
                groups.of.insert((id, v), groups.parents.len());
                groups.parents.push(groups.parents.len());
                groups.groups.push(Group::default());
            }
        }
    }
    if groups.of.is_empty() {
        return;
    }
    let mut walker = Walker { program, analysis, vars, groups };
    for (id, context) in analysis.contexts.iter() {
        walker.context(id, context, closed(id));
    }
    let Walker { mut groups, .. } = walker;
    let places: Vec<Place> = groups.of.keys().copied().collect();
    let mut made: FxHashMap<usize, Option<Rc<Table>>> = FxHashMap::default();
    for place in places {
        let Some(root) = groups.root(place) else { continue };
        let table = made.entry(root).or_insert_with(|| groups.groups[root].table().map(Rc::new));
        if let Some(table) = table {
            vars[place.0.index()].keep_as_table(place.1, table.clone());
        }
    }
}

impl Groups {
    fn root(&mut self, place: Place) -> Option<usize> {
        let mut at = *self.of.get(&place)?;
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        Some(at)
    }

    fn group(&mut self, place: Place) -> Option<&mut Group> {
        let root = self.root(place)?;
        Some(&mut self.groups[root])
    }

    fn unite(&mut self, a: Place, b: Place) {
        let (Some(a), Some(b)) = (self.root(a), self.root(b)) else { return };
        if a != b {
            let other = std::mem::take(&mut self.groups[b]);
            self.parents[b] = a;
            self.groups[a].take_in(other);
        }
    }
}

impl Group {
    fn take_in(&mut self, other: Group) {
        self.boxed |= other.boxed;
        self.asked |= other.asked;
        if let Some(cell) = other.cell {
            self.is_cell(cell);
        }
        for (name, kind) in other.fields {
            self.field(name, kind);
        }
        if let Some(names) = other.whole {
            self.seen_whole(names);
        }
        if let Some(kind) = other.contents {
            self.content(kind);
        }
        self.stored.extend(other.stored);
        self.inner.extend(other.inner);
    }

    fn is_cell(&mut self, cell: bool) {
        self.boxed |= *self.cell.get_or_insert(cell) != cell;
    }

    fn field(&mut self, name: Name, kind: Kind) {
        match self.fields.iter_mut().find(|(n, _)| *n == name) {
            Some((_, known)) => *known = known.join(&kind),
            None => self.fields.push((name, kind)),
        }
    }

    fn content(&mut self, kind: Kind) {
        self.contents = Some(match self.contents.take() {
            Some(known) => known.join(&kind),
            None => kind,
        });
    }

    fn seen_whole(&mut self, names: Vec<Name>) {
        match &self.whole {
            Some(known) => self.boxed |= *known != names,
            None => self.whole = Some(names),
        }
    }

    /// Elements like those of `value` are there, and looked at: the part that `names` leads to first, or all.
    fn sees(&mut self, value: &AbsValue, name: Option<Name>) {
        let some = held(value);
        let Some(v) = some.unique() else {
            self.boxed |= !some.is_bottom() && !some.is_undefined();
            return;
        };
        // `[]` is not a struct array without elements to who sees the whole.
        self.boxed |= name.is_none() && v.class == Class::Struct && value.unique().is_none();
        self.is_cell(v.class == Class::Cell);
        let value = &some;
        match (v.class, name) {
            (Class::Cell, _) => {
                let content = value.content(None);
                if !content.is_bottom() {
                    self.content(Kind::of(&content));
                }
            }
            (Class::Struct, Some(name)) => {
                let field = value.field(name);
                self.boxed |= field.maybe_undefined;
                if !field.is_bottom() {
                    self.field(name, Kind::of(&field));
                }
            }
            (Class::Struct, None) => {
                let Elements::Fields(fields) = &v.elements else {
                    self.boxed = true;
                    return;
                };
                let fields = fields.content();
                self.boxed |= !fields.ordered || fields.list.iter().any(|(_, f)| f.maybe_undefined);
                for (name, field) in &fields.list {
                    if !field.is_bottom() {
                        self.field(*name, Kind::of(field));
                    }
                }
                self.seen_whole(fields.list.iter().map(|f| f.0).collect());
            }
            _ => self.boxed = true,
        }
    }

    /// A struct is stored as an element.
    fn stores(&mut self, value: &AbsValue) {
        let Kind::Parts(parts) = Kind::of(value) else { return self.boxed = true };
        if !is_struct(&parts) {
            return self.boxed = true;
        }
        let named = |(part, kind): (Part, Kind)| match part {
            Part::Field(name) => Some((name, kind)),
            Part::Place(_) | Part::Property(..) => None,
        };
        let fields: Vec<(Name, Kind)> = parts.into_iter().filter_map(named).collect();
        self.stored.push(fields.iter().map(|f| f.0).collect());
        fields.into_iter().for_each(|(name, kind)| self.field(name, kind));
    }

    /// The table, where everybody agrees.
    fn table(&self) -> Option<Table> {
        if self.boxed || !self.asked {
            return None;
        }
        let mut element = match self.cell? {
            true => self.contents.clone()?,
            false => {
                let names = |fields: &[Name]| -> FxHashSet<Name> { fields.iter().copied().collect() };
                let all: Vec<Name> = self.fields.iter().map(|f| f.0).collect();
                let order = self.whole.as_ref().unwrap_or(&all);
                let same = |other: &Vec<Name>| names(other) == names(order);
                if !same(&all) || !self.stored.iter().all(same) {
                    return None;
                }
                let kind =
                    |n: &Name| self.fields.iter().find(|f| f.0 == *n).map(|f| (Part::Field(*n), f.1.clone()));
                Kind::Parts(order.iter().filter_map(kind).collect())
            }
        };
        self.inner.iter().for_each(|path| settle_store(&mut element, path));
        Table::new(self.cell?, element)
    }
}

/// Makes boxed what cannot stay what it is where something is stored by this way.
fn settle_store(kind: &mut Kind, path: &[Step]) {
    let Some((step, rest)) = path.split_first() else { return };
    let within = |i: &Interval, n: i64| i.lo >= 1.0 && i.hi <= n as f64 && !i.nan && i.integer;
    let inside = |subs: &[Interval], rows: i64, cols: i64| match subs {
        [i] => within(i, rows * cols),
        [i, j] => within(i, rows) && within(j, cols),
        _ => false,
    };
    match (&mut *kind, step) {
        (Kind::Boxed, _) => return,
        (Kind::Parts(parts), Step::Part(which)) => {
            if let Some((_, part)) = parts.iter_mut().find(|(p, _)| p == which) {
                return settle_store(part, rest);
            }
        }
        (Kind::Inner(array), Step::Element(subs, proved)) => {
            if *proved || inside(subs, array.rows, array.cols) {
                settle_store(&mut array.table.element, rest);
                if array.table.element.is_solid() {
                    return;
                }
            }
        }
        (Kind::Fixed(_, rows, cols), Step::Element(subs, _)) if rest.is_empty() => {
            if inside(subs, *rows, *cols) {
                return;
            }
        }
        _ => {}
    }
    *kind = Kind::Boxed;
}

/// How a path asks for an element of a table: its subscripts, and the rest of the path.
pub fn element<'p>(
    path: &'p [Access],
    cell: bool,
    known: &dyn Fn(VarId) -> AbsValue,
) -> Option<(&'p [Arg], &'p [Access])> {
    let (step, rest) = path.split_first()?;
    let args = match (step, cell) {
        (Access::Paren(args), false) | (Access::Brace(args), true) => args,
        _ => return None,
    };
    ((1..=2).contains(&args.len()) && args.iter().all(|a| is_place(*a, known)))
        .then_some((args.as_slice(), rest))
}

/// Whether a value is a struct array or a cell, and nothing else.
fn is_table(value: &AbsValue) -> bool {
    let one = value.unique().is_some_and(|v| matches!(v.class, Class::Struct | Class::Cell));
    one && !value.maybe_undefined
}

/// Whether a value is several real numbers, or truth values.
pub fn are_places(value: &AbsValue) -> bool {
    let fits = value.unique().is_some_and(|v| {
        let plain = v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full;
        plain && matches!(v.class, Class::Double | Class::Logical) && v.matrix.shape.rank() == Some(2)
    });
    fits && !value.maybe_undefined && !is_one_element(value)
}

/// The only dimension along which some elements of a table lie.
pub fn direction(part: &AbsValue) -> Option<usize> {
    match super::repr::known_extents(part)?.as_slice() {
        [rows, columns] if rows.is_one() && !columns.is_one() => Some(1),
        [rows, columns] if columns.is_one() && !rows.is_one() => Some(0),
        _ => None,
    }
}

/// Whether an operand is one number that is real, or may be.
fn is_place(arg: Arg, known: &dyn Fn(VarId) -> AbsValue) -> bool {
    let Arg::Var(v) = arg else { return false };
    let value = known(v);
    let number = value.unique().is_some_and(|v| {
        let real = v.matrix.complexity == Complexity::Real || may_be_real(v);
        (v.class == Class::Double || v.class.is_integer()) && real && v.matrix.sparsity == Sparsity::Full
    });
    number && is_one_element(&value) && !value.maybe_undefined
}

/// Whether an operand is real numbers of which the run may find one.
fn is_open(arg: Arg, known: &dyn Fn(VarId) -> AbsValue) -> bool {
    let Arg::Var(v) = arg else { return false };
    let value = known(v);
    are_places(&value) && value.unique_class() == Some(Class::Double)
}

/// The parts that a path names, and what is left of it.
pub fn parts<'p>(path: &'p [Access], number: &dyn Fn(VarId) -> Option<f64>) -> (Vec<Part>, &'p [Access]) {
    let named: Vec<Part> = path.iter().map_while(|step| Part::named(step, number)).collect();
    let rest = &path[named.len()..];
    (named, rest)
}

struct Walker<'a> {
    program: &'a tir::Program,
    analysis: &'a Analysis,
    vars: &'a [Vars],
    groups: Groups,
}

impl Walker<'_> {
    fn context(&mut self, id: ContextId, context: &Context, closed: bool) {
        let tf = &self.program.functions[context.func];
        if !closed {
            let given = all_params(tf).map(|(_, v)| v).chain(outputs(tf, asked(context)));
            given.collect::<Vec<_>>().into_iter().for_each(|v| self.needs_box((id, v)));
        }
        walk::each(tf, &tf.body, &mut |at, stmt| {
            if context.facts.reachable(at) {
                self.stmt(At { id, context, at }, stmt);
            }
        });
        for (v, value) in
            outputs(tf, asked(context)).iter().zip(&context.outputs).take(results_wanted(context))
        {
            if let Some(group) = self.groups.group((id, *v)) {
                group.boxed |= value.maybe_undefined || held(value) != *value;
                group.sees(value, None);
            }
        }
    }

    fn needs_box(&mut self, place: Place) {
        if let Some(group) = self.groups.group(place) {
            group.boxed = true;
        }
    }

    /// The statement hands one variable, of which `value` is known, on to another.
    fn flows(&mut self, to: Place, from: Place, value: &AbsValue) {
        let kept = |(c, v): Place| self.vars[c.index()].repr(v);
        match (self.groups.root(to).is_some(), self.groups.root(from).is_some()) {
            (true, true) => self.groups.unite(to, from),
            (true, false) => match kept(from) {
                // A struct in parts becomes the only element.
                Some(Repr::Record(parts)) if is_struct(&parts) => {
                    if let Some(group) = self.groups.group(to) {
                        group.is_cell(false);
                        group.stores(value);
                    }
                }
                Some(_) => self.needs_box(to),
                None => {}
            },
            (false, true) if kept(to).is_some() => self.needs_box(from),
            _ => {}
        }
    }

    fn stmt(&mut self, at: At<'_>, stmt: &Stmt) {
        let touched = walk::uses(stmt).into_iter().chain(walk::defs(stmt));
        if !touched.into_iter().any(|v| self.groups.of.contains_key(&(at.id, v))) && !calls_user(&at, stmt) {
            return;
        }
        match stmt {
            Stmt::Copy { dst, src } => self.flows((at.id, *dst), (at.id, *src), at.before(*src)),
            Stmt::Get { targets, base, path } => {
                self.get(at, targets, *base, path);
                self.subscripts(at, path);
            }
            Stmt::Set { base, path, src } => {
                self.set(at, *base, path, *src);
                self.subscripts(at, path);
                self.needs_box((at.id, *src));
            }
            Stmt::Delete { base, path } => {
                if let Some(group) = self.groups.group((at.id, *base)) {
                    let known = |v| at.context.facts.before(at.at, v).clone();
                    let one = matches!(path.as_slice(), [Access::Paren(args)] if args.len() == 1 && is_place(args[0], &known));
                    let value = at.before(*base);
                    group.boxed |= !one || value.maybe_undefined || held(value) != *value;
                }
                self.subscripts(at, path);
            }
            Stmt::Call { targets, callee, args } => {
                if let Some(v) = callee.var {
                    self.needs_box((at.id, v));
                }
                self.call(at, callee.name, args, targets);
            }
            Stmt::CallStatement { ans, callee, args, .. } => {
                if let Some(v) = callee.var {
                    self.needs_box((at.id, v));
                }
                self.needs_box((at.id, *ans));
                self.call(at, callee.name, args, &[]);
            }
            Stmt::Display(v) => self.whole(at, *v),
            Stmt::Literal { .. } | Stmt::Comment(_) | Stmt::Break | Stmt::Continue | Stmt::Return => {}
            stmt => {
                let touched = walk::uses(stmt).into_iter().chain(walk::defs(stmt));
                touched.for_each(|v| self.needs_box((at.id, v)));
            }
        }
    }

    /// What stands as a subscript is no table.
    fn subscripts(&mut self, at: At<'_>, path: &[Access]) {
        for step in path {
            match step {
                Access::Paren(args) | Access::Brace(args) => {
                    for a in args {
                        if let Arg::Var(v) = a {
                            self.needs_box((at.id, *v));
                        }
                    }
                }
                Access::DynamicDot(v) => self.needs_box((at.id, *v)),
                Access::Dot(_) => {}
            }
        }
    }

    /// The runtime library is given the whole.
    fn whole(&mut self, at: At<'_>, v: VarId) {
        let value = at.before(v);
        if let Some(group) = self.groups.group((at.id, v)) {
            group.boxed |= value.maybe_undefined || held(value) != *value;
            group.sees(value, None);
        }
    }

    fn get(&mut self, at: At<'_>, targets: &[Target], base: VarId, path: &[Access]) {
        if let Some(part) = self.slice(at, targets, base, path) {
            return self.flows((at.id, part), (at.id, base), at.before(base));
        }
        for t in targets {
            if let Target::Var(v) | Target::Forward(v) | Target::List { var: v, .. } = t {
                self.needs_box((at.id, *v));
            }
        }
        let value = at.before(base);
        let Some(group) = self.groups.group((at.id, base)) else { return };
        group.asked = true;
        let cell = held(value).unique_class() == Some(Class::Cell);
        let known = |v| at.before(v).clone();
        let one = matches!(targets, [Target::Var(_)]);
        let listed = matches!(targets, [Target::Var(v)] if at.is_list(self.program, Arg::Var(*v)));
        // Braces behind `[]` are an error of their own.
        group.boxed |= cell && held(value) != *value;
        match (element(path, cell, &known), path) {
            (Some((_, [Access::Dot(name), ..])), _) if one && !cell => group.sees(value, Some(*name)),
            (Some((_, [])), _) if one => group.sees(value, None),
            (Some(_), _) if one && cell => group.sees(value, None),
            // One element where the run finds one number (`open`), else the runtime library says what is wrong.
            (None, [Access::Paren(args), Access::Dot(_), ..]) if one && !listed && !cell => {
                let fits =
                    args.len() <= 2 && args.iter().all(|a| is_place(*a, &known) || is_open(*a, &known));
                group.boxed |= !fits;
                group.sees(value, None);
            }
            // All values of a field, or of a cell, as a list. `[]` has no fields, and no row by which it is told.
            (None, [Access::Dot(name)]) if listed && !cell => {
                group.boxed |= held(value) != *value && !has_rows(&held(value));
                group.sees(value, Some(*name));
            }
            (None, [Access::Brace(args)]) if listed && cell && args.as_slice() == [Arg::Colon] => {
                group.sees(value, None);
            }
            _ => group.boxed = true,
        }
    }

    /// The variable that some elements of a table become, which is a table then.
    fn slice(&self, at: At<'_>, targets: &[Target], base: VarId, path: &[Access]) -> Option<VarId> {
        let [Target::Var(part)] = targets else { return None };
        let [Access::Paren(args)] = path else { return None };
        let [Arg::Var(v)] = args.as_slice() else { return None };
        let (value, result) = (at.before(base), at.context.facts.after(at.at, *part));
        let fits = is_table(value) && is_table(result) && value.unique_class() == result.unique_class();
        let named = !at.is_list(self.program, Arg::Var(*v)) && are_places(at.before(*v));
        (fits && named && direction(result).is_some()).then_some(*part)
    }

    fn set(&mut self, at: At<'_>, base: VarId, path: &[Access], src: VarId) {
        let (after, value) = (at.context.facts.after(at.at, base), at.before(src));
        let Some(group) = self.groups.group((at.id, base)) else { return };
        group.asked = true;
        let cell = held(after).unique_class() == Some(Class::Cell);
        let known = |v| at.before(v).clone();
        let Some((_, rest)) = element(path, cell, &known).filter(|_| !after.is_bottom()) else {
            group.boxed = true;
            return;
        };
        group.is_cell(cell);
        let (named, left) = parts(rest, &|v| at.before(v).as_number());
        match (named.as_slice(), left) {
            ([], []) if cell => group.content(Kind::of(value)),
            ([], []) => group.stores(value),
            ([Part::Field(name)], []) if !cell => group.field(*name, Kind::of(value)),
            // A part of a part: what it is then, the analysis knows.
            (named, left) => {
                match (cell, named.first()) {
                    (false, Some(Part::Field(name))) => {
                        let field = after.field(*name);
                        group.field(*name, Kind::of(&field.defined()));
                    }
                    (true, _) => group.content(Kind::of(&after.content(None))),
                    _ => group.boxed = true,
                }
                let scalar = is_one_element(value);
                group.inner.extend((!left.is_empty()).then(|| way(at, rest, scalar)));
            }
        }
    }

    /// The struct array that others, and single structs, are joined to, which all are kept alike then; says whether
    /// that is what a call does.
    fn joined(&mut self, at: At<'_>, target: VarId, args: &[Arg]) -> bool {
        let is_struct_array = |v: &AbsValue| is_table(v) && v.unique_class() == Some(Class::Struct);
        let fits = |a: &Arg| match *a {
            Arg::Var(v) if at.is_list(self.program, *a) || at.before(v).maybe_undefined => false,
            Arg::Var(v) if self.groups.of.contains_key(&(at.id, v)) => is_struct_array(at.before(v)),
            Arg::Var(v) => match self.vars[at.id.index()].repr(v) {
                Some(Repr::Record(parts)) => is_struct(&parts),
                _ => is_no_matrix(at.before(v)),
            },
            Arg::Colon => false,
        };
        let result = at.context.facts.after(at.at, target);
        let kept = self.groups.of.contains_key(&(at.id, target));
        if !kept || !is_struct_array(result) || !args.iter().all(fits) {
            return false;
        }
        for a in args {
            if let Arg::Var(v) = a
                && !is_no_matrix(at.before(*v))
            {
                self.flows((at.id, target), (at.id, *v), at.before(*v));
            }
        }
        true
    }

    fn call(&mut self, at: At<'_>, name: Name, args: &[Arg], targets: &[Target]) {
        let form = builtins::named(name).and_then(|b| b.form);
        let parts = match (form, args) {
            (Some(Form::Concat { .. }), parts) => parts.to_vec(),
            (Some(Form::Insert), [row, _, element]) => vec![*row, *element],
            _ => Vec::new(),
        };
        if let [Target::Var(v)] = targets
            && !parts.is_empty()
            && at.context.facts.calls(at.at).iter().all(|e| matches!(e, CallEdge::Builtin { .. }))
            && self.joined(at, *v, &parts)
        {
            return;
        }
        let edges = at.context.facts.calls(at.at);
        let user: Vec<ContextId> = edges
            .iter()
            .filter_map(|e| match e {
                CallEdge::User { context, handle: None } => Some(*context),
                _ => None,
            })
            .collect();
        let other = user.is_empty() || user.len() < edges.len();
        for (k, a) in args.iter().enumerate() {
            let Arg::Var(v) = a else { continue };
            if user.is_empty() {
                match form {
                    Some(Form::Measure(_) | Form::End | Form::Exists) => self.measured(at, *v),
                    _ => self.whole(at, *v),
                }
                continue;
            }
            let spread = args.iter().take(k).any(|a| at.is_list(self.program, *a));
            for context in &user {
                let tf = &self.program.functions[self.analysis.contexts[*context].func];
                match tf.params.get(k).filter(|_| !spread && !other) {
                    Some(p) => self.flows((*context, *p), (at.id, *v), at.before(*v)),
                    None => self.needs_box((at.id, *v)),
                }
            }
        }
        for (k, t) in targets.iter().enumerate() {
            let v = match t {
                Target::Var(v) => *v,
                Target::Forward(v) | Target::List { var: v, .. } => {
                    self.needs_box((at.id, *v));
                    continue;
                }
                Target::Ignore => continue,
            };
            if user.is_empty() {
                let value = at.context.facts.after(at.at, v);
                if let Some(group) = self.groups.group((at.id, v)) {
                    // Columns are matrices.
                    let flat = held(value).unique().is_none_or(|v| v.matrix.shape.rank() == Some(2));
                    group.boxed |= value.maybe_undefined || !flat;
                    if !held(value).is_bottom() {
                        group.sees(value, None);
                    }
                }
                continue;
            }
            for context in &user {
                let called = &self.analysis.contexts[*context];
                let tf = &self.program.functions[called.func];
                match outputs(tf, asked(called)).get(k).zip(called.outputs.get(k)).filter(|_| !other) {
                    Some((o, value)) => self.flows((at.id, v), (*context, *o), value),
                    None => self.needs_box((at.id, v)),
                }
            }
        }
        // What is left of the callee's results stays its own.
        for context in user {
            if targets.is_empty() {
                let called = &self.analysis.contexts[context];
                let tf = &self.program.functions[called.func];
                outputs(tf, asked(called)).into_iter().for_each(|o| self.needs_box((context, o)));
            }
        }
    }

    /// Its extents are asked for.
    fn measured(&mut self, at: At<'_>, v: VarId) {
        let value = at.before(v);
        let some = held(value);
        if let Some(group) = self.groups.group((at.id, v)) {
            match some.unique_class() {
                Some(Class::Cell) => group.is_cell(true),
                Some(Class::Struct) => group.is_cell(false),
                _ => group.boxed |= !some.is_undefined() && !some.is_bottom(),
            }
        }
    }
}

/// The way to what a statement stores in an element; `scalar` tells whether that is one element.
fn way(at: At<'_>, path: &[Access], scalar: bool) -> Vec<Step> {
    let known = |v| at.before(v).clone();
    let proved = at.context.facts.index(at.at).in_bounds;
    let step = |(k, step): (usize, &Access)| match (Part::named(step, &|v| at.before(v).as_number()), step) {
        (Some(part), _) => Step::Part(part),
        (None, Access::Paren(args)) if scalar || k + 1 < path.len() => {
            let subs: Option<Vec<Interval>> = args.iter().map(|a| place_range(*a, &known)).collect();
            subs.map_or(Step::Other, |subs| Step::Element(subs, proved))
        }
        _ => Step::Other,
    };
    path.iter().enumerate().map(step).collect()
}

/// A statement of a context.
#[derive(Clone, Copy)]
struct At<'a> {
    id: ContextId,
    context: &'a Context,
    at: StmtId,
}

impl<'a> At<'a> {
    fn before(&self, v: VarId) -> &'a AbsValue {
        self.context.facts.before(self.at, v)
    }

    fn is_list(&self, program: &tir::Program, a: Arg) -> bool {
        matches!(a, Arg::Var(v) if program.functions[self.context.func].vars[v].kind == VarKind::List)
    }
}

fn calls_user(at: &At<'_>, stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Call { .. } | Stmt::CallStatement { .. })
        && at.context.facts.calls(at.at).iter().any(|e| matches!(e, CallEdge::User { .. }))
}

/// Whether a value, if there is one, is surely no array of no rows.
fn has_rows(value: &AbsValue) -> bool {
    let rows =
        |v: &AbsValue| matches!(super::repr::known_extents(v)?.first()?, Ext::Const(1..)).then_some(());
    value.is_bottom() || rows(value).is_some()
}

fn place_range(arg: Arg, known: &dyn Fn(VarId) -> AbsValue) -> Option<Interval> {
    let Arg::Var(v) = arg else { return None };
    is_place(arg, known).then(|| super::repr::interval(&known(v)))
}

/// Whether a context is entered by calls that stand in the program alone, whose arguments and results are kept as it
/// wants them.
pub fn called_directly(analysis: &Analysis, handed: &[tir::FuncId]) -> impl Fn(ContextId) -> bool {
    let mut others: FxHashSet<ContextId> = analysis.open.iter().copied().collect();
    others.insert(analysis.entry);
    others.extend(&analysis.entries);
    for (id, context) in analysis.contexts.iter() {
        if handed.contains(&context.func) {
            others.insert(id);
        }
        others.extend(context.facts.all_calls().filter_map(|e| match e {
            CallEdge::User { context, handle: Some(_) } => Some(*context),
            _ => None,
        }));
    }
    move |context| !others.contains(&context)
}
