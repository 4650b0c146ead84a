//! A pass over Tame IR with facts: a struct of which nobody sees the whole (`state.queue{end+1} = x`) becomes a variable
//! for each field, where a field is a cell or a struct array, so that these are kept as those of variables are.
//!
//! Sound where every statement that names the variable names a field of it first, or makes it of named values, and each
//! field that is read surely is there. What names variables by texts leaves a function as it is.

use crate::tame::{contexts_by_function, names_variables, push};
use analysis::{Analysis, Context};
use base::{FxHashMap, FxHashSet, Name};
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, Function, Program, Stmt, StmtId, Storage, Target, Var, VarId, VarKind, walk,
};
use types::{AbsValue, Class, Elements, Shape};

/// Takes structs apart; whether any, so that facts are to be found anew.
pub fn apart(program: &mut Program, analysis: &Analysis) -> bool {
    let mut changed = false;
    for (f, contexts) in contexts_by_function(analysis) {
        let function = &mut program.functions[f];
        if function.dynamic || !function.inlined.is_empty() || names_variables(function) {
            continue;
        }
        let structs = Finder { function, contexts: &contexts }.structs();
        if !structs.is_empty() {
            changed = true;
            let mut read = FxHashMap::default();
            walk::each(function, &function.body, &mut |_, stmt| {
                walk::uses(stmt).into_iter().for_each(|v| *read.entry(v).or_default() += 1);
            });
            let mut splitter = Splitter { structs, read, fields: FxHashMap::default() };
            let body = std::mem::take(&mut function.body);
            function.body = splitter.block(function, body);
        }
    }
    changed
}

struct Finder<'a> {
    function: &'a Function,
    contexts: &'a [&'a Context],
}

impl Finder<'_> {
    fn structs(&self) -> FxHashSet<VarId> {
        let f = self.function;
        let taken: FxHashSet<VarId> =
            f.params.iter().chain(&f.outputs).chain(&f.varargin).chain(&f.varargout).copied().collect();
        let mut some: FxHashSet<VarId> = FxHashSet::default();
        let mut whole: FxHashSet<VarId> = FxHashSet::default();
        let mut worth: FxHashSet<VarId> = FxHashSet::default();
        walk::each(f, &f.body, &mut |id, stmt| {
            for v in walk::uses(stmt).into_iter().chain(walk::defs(stmt)) {
                let var = &f.vars[v];
                let own = var.kind == VarKind::User && var.storage == Storage::Local && !var.shared;
                if !own || taken.contains(&v) || !self.is_apart(id, stmt, v) {
                    whole.insert(v);
                }
                some.insert(v);
            }
            if let Stmt::Set { base, path, .. } = stmt
                && let Some(Access::Dot(name)) = path.first()
                && self.reached(id).any(|c| is_many(&c.facts.after(id, *base).field(*name)))
            {
                worth.insert(*base);
            }
        });
        some.retain(|v| worth.contains(v) && !whole.contains(v));
        some
    }

    fn reached(&self, id: StmtId) -> impl Iterator<Item = &Context> {
        self.contexts.iter().copied().filter(move |c| c.facts.reachable(id))
    }

    /// Whether a statement names a field of a struct first, which is there where it is read.
    fn is_apart(&self, id: StmtId, stmt: &Stmt, v: VarId) -> bool {
        let once = walk::uses(stmt).into_iter().filter(|u| *u == v).count() <= 1;
        let there = |name: Name| {
            self.reached(id).all(|c| {
                let value = c.facts.before(id, v);
                let one = value.unique_class() == Some(Class::Struct) && value.shape() == Shape::scalar();
                let field = value.field(name);
                one && !value.maybe_undefined && !field.maybe_undefined && !field.is_bottom()
            })
        };
        let to_others =
            !matches!(stmt, Stmt::Get { targets, .. } if targets.iter().any(|t| t.var() == Some(v)));
        match stmt {
            Stmt::Get { targets, base, path } => match path.as_slice() {
                [Access::Dot(name)] => {
                    let one = matches!(targets.as_slice(), [Target::Var(_)]);
                    once && to_others && one && *base == v && there(*name)
                }
                [Access::Dot(name), ..] => once && to_others && *base == v && there(*name),
                _ => false,
            },
            Stmt::Delete { base, path } => match path.as_slice() {
                [Access::Dot(name), _, ..] => once && *base == v && there(*name),
                _ => false,
            },
            Stmt::Set { base, path, src } => {
                let list = self.function.vars[*src].kind == VarKind::List;
                once && *base == v && matches!(path.first(), Some(Access::Dot(_))) && !list
            }
            Stmt::Call { .. } => self.made_of(id, stmt).is_some_and(|made| made == v),
            _ => false,
        }
    }

    /// The variable that is made a struct of named values.
    fn made_of(&self, id: StmtId, stmt: &Stmt) -> Option<VarId> {
        let Stmt::Call { targets, callee, args } = stmt else { return None };
        let [Target::Var(v)] = targets.as_slice() else { return None };
        let plain = callee.is_builtin();
        if !plain || builtins::named(callee.name)?.form != Some(Form::Struct) || args.len() % 2 != 0 {
            return None;
        }
        for pair in args.chunks(2) {
            let [Arg::Var(name), Arg::Var(value)] = pair else { return None };
            let lists = [name, value].iter().any(|a| self.function.vars[**a].kind == VarKind::List);
            let known = self.reached(id).all(|c| {
                let value = c.facts.before(id, *value);
                let cell = value.classes().contains(Class::Cell) || value.is_any() || value.maybe_undefined;
                named(c.facts.before(id, *name)).is_some() && !cell
            });
            if lists || !known || value == v || name == v {
                return None;
            }
        }
        let one = self.reached(id).all(|c| {
            let value = c.facts.after(id, *v);
            value.unique_class() == Some(Class::Struct) && value.shape() == Shape::scalar()
        });
        // The names are those that the first context knows: they are literals of the text.
        let literal = |a: &Arg| {
            let defs = self
                .function
                .stmts
                .values()
                .filter(|s| matches!((s, a), (Stmt::Literal { dst, .. }, Arg::Var(v)) if dst == v));
            defs.count() == 1
        };
        (one && args.iter().step_by(2).all(literal)).then_some(*v)
    }
}

/// The name that a text is.
fn named(value: &AbsValue) -> Option<Name> {
    value.as_text().map(|t| Name::new(&t))
}

/// Whether a value is a cell or a struct array.
fn is_many(value: &AbsValue) -> bool {
    match value.unique_class() {
        Some(Class::Cell) => {
            !matches!(value.unique().map(|v| &v.elements), Some(Elements::Tuple(t)) if !t.content().is_empty())
        }
        Some(Class::Struct) => value.shape() != Shape::scalar(),
        _ => false,
    }
}

struct Splitter {
    structs: FxHashSet<VarId>,
    /// How often the program reads variables.
    read: FxHashMap<VarId, usize>,
    fields: FxHashMap<(VarId, Name), VarId>,
}

impl Splitter {
    fn field(&mut self, f: &mut Function, v: VarId, name: Name) -> VarId {
        let text = format!("{}_{name}", f.vars[v].name);
        let vars = &mut f.vars;
        *self
            .fields
            .entry((v, name))
            .or_insert_with(|| vars.push(Var::local(Name::new(&text), VarKind::User)))
    }

    fn block(&mut self, f: &mut Function, block: Block) -> Block {
        let mut made = Vec::with_capacity(block.len());
        for id in block {
            let mut stmt = f.stmts[id].clone();
            for inner in crate::tame::blocks_mut(&mut stmt) {
                *inner = self.block(f, std::mem::take(inner));
            }
            match &mut stmt {
                Stmt::Get { targets, base, path } if self.structs.contains(base) => {
                    let Some(field) = self.first(f, base, path) else { continue };
                    if path.is_empty() {
                        let [Target::Var(dst)] = targets.as_slice() else { continue };
                        stmt = Stmt::Copy { dst: *dst, src: field };
                    }
                }
                Stmt::Set { base, path, src } if self.structs.contains(base) => {
                    let Some(field) = self.first(f, base, path) else { continue };
                    if path.is_empty() {
                        stmt = Stmt::Copy { dst: field, src: *src };
                    }
                }
                Stmt::Delete { base, path } if self.structs.contains(base) => {
                    self.first(f, base, path);
                }
                Stmt::Call { targets, args, .. } => {
                    let of = targets.first().and_then(Target::var).filter(|v| self.structs.contains(v));
                    if let Some(v) = of {
                        for pair in args.clone().chunks(2) {
                            let [Arg::Var(name), Arg::Var(src)] = pair else { continue };
                            let Some(name) = literal(f, *name) else { continue };
                            let dst = self.field(f, v, name);
                            made.push(push(f, id, Stmt::Copy { dst, src: *src }));
                        }
                        continue;
                    }
                }
                _ => {}
            }
            f.stmts[id] = stmt;
            made.push(id);
        }
        self.read_in_place(f, &mut made);
        made
    }

    /// Takes the name of a field off a path, of which the field's variable is the base by then.
    fn first(&mut self, f: &mut Function, base: &mut VarId, path: &mut Vec<Access>) -> Option<VarId> {
        let Some(Access::Dot(name)) = path.first() else { return None };
        *base = self.field(f, *base, *name);
        path.remove(0);
        Some(*base)
    }

    /// What was read of a field into a temporary that one call behind it takes is read by the call itself.
    fn read_in_place(&self, f: &mut Function, block: &mut Block) {
        let fields: FxHashSet<VarId> = self.fields.values().copied().collect();
        let mut at = 0;
        while let Some(&id) = block.get(at) {
            at += 1;
            let Stmt::Copy { dst, src } = f.stmts[id] else { continue };
            if !fields.contains(&src) || f.vars[dst].kind != VarKind::Temp {
                continue;
            }
            let uses = |s: &Stmt| walk::uses(s).into_iter().filter(|u| *u == dst).count();
            if self.read.get(&dst) != Some(&1) {
                continue;
            }
            let stops = |s: &Stmt| !walk::blocks(s).is_empty() || walk::defs(s).contains(&src);
            let reader =
                block[at..].iter().find(|s| uses(&f.stmts[**s]) > 0 || stops(&f.stmts[**s])).copied();
            if let Some(reader) = reader
                && uses(&f.stmts[reader]) == 1
                && matches!(f.stmts[reader], Stmt::Call { .. } | Stmt::Get { .. })
            {
                let read = |v: VarId| if v == dst { src } else { v };
                walk::rename(&mut f.stmts[reader], &read, &|v| v);
                at -= 1;
                block.remove(at);
            }
        }
    }
}

/// The name that the literal of a variable is.
fn literal(f: &Function, v: VarId) -> Option<Name> {
    f.stmts.values().find_map(|s| match s {
        Stmt::Literal { dst, value: ir::tir::Literal::Char(text) } if *dst == v => Some(Name::new(text)),
        _ => None,
    })
}
