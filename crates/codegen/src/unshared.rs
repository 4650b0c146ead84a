//! A pass over Tame IR with facts: an object of a handle class that one variable alone refers to becomes a struct, and
//! so what the methods of structs cost is all that its methods cost.
//!
//! A variable qualifies that is given an object by one call of its constructor, and of which nothing but properties and
//! methods is used; the same holds of the object in each of these methods, and of what they call. So nobody else ever
//! refers to it, and nobody sees that it is none. Methods that change it get twins that give it back, first among
//! their results: a twin is a copy of the method that stands for it in messages and in what it may use.
//!
//! Classes are left alone where more happens than storing (destructors, access methods, validation, other ancestors
//! than `handle`, defaults that are not the same each time), and methods that ask how many results are wanted. Where a
//! method fails, what it changed before is lost with the variable: no method is called in a protected block.

use crate::tame::{blocks_mut, contexts_by_function, push, temp, with_form};
use analysis::members::{Acting, Members, is_plain, takes_all};
use analysis::{Analysis, Context};
use base::{FxHashMap, FxHashSet, Name};
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, FuncId, Function, FunctionKind, Program, Stmt, StmtId, Storage,
    Target, VarId, VarKind, internal, walk,
};
use runtime::classes::class::PropertyDef;
use types::Class;

/// Makes structs of what qualifies. Gives the functions that were added, each with the one whose twin it is.
pub fn unshared(program: &mut Program, analysis: &Analysis) -> Vec<(FuncId, FuncId)> {
    if analysis.classes.is_empty() {
        return Vec::new();
    }
    let finder = Finder::of(program, analysis);
    let found = finder.variables();
    if found.is_empty() {
        return Vec::new();
    }
    let mut methods: Vec<FuncId> = found.iter().flat_map(|v| v.methods.keys().copied()).collect();
    methods.sort();
    methods.dedup();
    let classes: FxHashMap<FuncId, PlainClass> =
        found.iter().filter_map(|v| Some((v.class.constructor?, v.class.clone()))).collect();
    let receivers: FxHashMap<FuncId, (VarId, Name)> = found
        .iter()
        .flat_map(|v| v.methods.iter().map(|(f, object)| (*f, (*object, v.class.name))))
        .collect();
    let steps: FxHashMap<FuncId, Vec<(StmtId, Call)>> =
        methods.iter().map(|f| (*f, finder.calls(*f, receivers[f].0, receivers[f].1))).collect();
    let changing = finder.changing(&receivers, &steps);
    let of_variables: Vec<Vec<(StmtId, Call)>> =
        found.iter().map(|v| finder.calls(v.function, v.var, v.class.name)).collect();
    let twins: FxHashMap<FuncId, FuncId> = methods
        .iter()
        .map(|f| {
            let twin = program.functions[*f].clone();
            (*f, program.functions.push(twin))
        })
        .collect();
    let names: FxHashMap<FuncId, Name> = methods.iter().map(|f| (*f, program.functions[*f].name)).collect();
    let maker = Maker { twins: &twins, changing: &changing, names: &names };
    for f in &methods {
        let object = receivers[f].0;
        let twin = &mut program.functions[twins[f]];
        match classes.get(f) {
            Some(class) => maker.constructor(twin, object, class),
            None if changing.contains(f) => twin.outputs.insert(0, object),
            None => {}
        }
        maker.call(twin, object, &steps[f]);
    }
    for (v, calls) in found.iter().zip(&of_variables) {
        let function = &mut program.functions[v.function];
        maker.construct(function, v);
        maker.call(function, v.var, calls);
    }
    let mut pairs: Vec<(FuncId, FuncId)> = twins.into_iter().map(|(of, twin)| (twin, of)).collect();
    pairs.sort();
    pairs
}

/// A variable whose object becomes a struct.
struct Found {
    function: FuncId,
    var: VarId,
    /// The statement that makes the object.
    made_at: StmtId,
    class: PlainClass,
    /// The methods that get it, the constructor among them, each with its variable for the object.
    methods: FxHashMap<FuncId, VarId>,
}

/// A class whose objects are no more than their properties.
#[derive(Clone)]
struct PlainClass {
    name: Name,
    properties: Vec<PropertyDef>,
    constructor: Option<FuncId>,
}

/// A call of a method of the object.
struct Call {
    method: FuncId,
    args: Vec<Arg>,
    targets: Vec<Target>,
    /// It is a statement: `ans`, if the method gives something.
    ans: Option<VarId>,
}

/// What a statement does with the object.
enum Use {
    Property,
    Method(Call),
}

struct Finder<'a> {
    program: &'a Program,
    analysis: &'a Analysis,
    members: Members,
    contexts: FxHashMap<FuncId, Vec<&'a Context>>,
}

impl<'a> Finder<'a> {
    fn of(program: &'a Program, analysis: &'a Analysis) -> Finder<'a> {
        let members = Members::new(analysis.classes.clone());
        let contexts = contexts_by_function(analysis).into_iter().collect();
        Finder { program, analysis, members, contexts }
    }

    /// All variables that qualify.
    fn variables(&self) -> Vec<Found> {
        let mut functions: Vec<FuncId> = self.contexts.keys().copied().collect();
        functions.sort();
        let mut classes: FxHashMap<Name, Option<PlainClass>> = FxHashMap::default();
        let mut found = Vec::new();
        for id in functions {
            let f = &self.program.functions[id];
            if f.dynamic || !f.inlined.is_empty() || matches!(f.kind, FunctionKind::Lambda) {
                continue;
            }
            walk::each(f, &f.body, &mut |at, stmt| {
                let Stmt::Call { targets, callee, args } = stmt else { return };
                let ([Target::Var(var)], None, CallTarget::Unresolved) =
                    (targets.as_slice(), callee.var, callee.target)
                else {
                    return;
                };
                let class = classes.entry(callee.name).or_insert_with(|| self.plain_class(callee.name));
                if let Some(class) = class.as_ref().filter(|c| c.constructor.is_some() || args.is_empty()) {
                    found.extend(self.variable(id, (*var, at), args, class));
                }
            });
        }
        found
    }

    /// The class of this name, if its objects are no more than their properties.
    fn plain_class(&self, name: Name) -> Option<PlainClass> {
        let levels = self.members.construct(name).filter(|_| self.members.refers(name))?;
        let class = self.members.class(name)?;
        let declared = self.members.declared(name)?;
        let other = |a: &Name| *a != name && a.as_str() != "handle";
        let accesses = |(n, _): &(Name, _)| n.as_str().starts_with("get.") || n.as_str().starts_with("set.");
        let plain_default = |p: &PropertyDef| {
            p.default.is_none_or(|f| self.program.functions.get(FuncId::from_u32(f.0)).is_some_and(is_plain))
        };
        let stores = |p: &PropertyDef| {
            !p.constant && !p.dependent && !p.is_abstract && !p.abort_set && takes_all(p) && plain_default(p)
        };
        let properties: Vec<PropertyDef> = class.properties.iter().map(|(_, p)| p.clone()).collect();
        if class.is_cyclic
            || class.ancestors.iter().any(other)
            || !class.def.members.is_empty()
            || declared.destructor().is_some()
            || declared.functions.iter().any(accesses)
            || properties.is_empty()
            || !properties.iter().all(stores)
            || !(levels.is_empty() || self.members.is_simple(name, &levels))
        {
            return None;
        }
        Some(PlainClass { name, properties, constructor: levels.first().map(|l| l.func) })
    }

    /// The variable that a call of a constructor gives an object, if it qualifies.
    fn variable(
        &self,
        id: FuncId,
        (var, made_at): (VarId, StmtId),
        args: &[Arg],
        class: &PlainClass,
    ) -> Option<Found> {
        let f = &self.program.functions[id];
        let given = f.params.iter().chain(&f.outputs).chain(&f.varargin).chain(&f.varargout);
        if !is_own(f, var) || given.copied().any(|v| v == var) || args.contains(&Arg::Var(var)) {
            return None;
        }
        let mut methods = FxHashMap::default();
        if let Some(constructor) = class.constructor {
            let made = &self.program.functions[constructor];
            let [object] = made.outputs[..] else { return None };
            let blank = made.stmts.iter().find(|(_, s)| is_blank(s, object)).map(|(at, _)| at)?;
            self.enter(constructor, object, Some(blank), class.name, &mut methods)?;
        }
        self.uses(id, var, Some(made_at), class.name, &mut methods)?;
        // What only makes an object is as good as it is.
        (!methods.is_empty()).then(|| Found { function: id, var, made_at, class: class.clone(), methods })
    }

    /// Notes a method that gets the object in `object`, and those that it calls; nothing where one does not qualify.
    fn enter(
        &self,
        method: FuncId,
        object: VarId,
        made_at: Option<StmtId>,
        class: Name,
        methods: &mut FxHashMap<FuncId, VarId>,
    ) -> Option<()> {
        if methods.insert(method, object).is_some() {
            return Some(());
        }
        let f = self.program.functions.get(method)?;
        let asks = |s: &Stmt| {
            let (Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. }) = s else { return false };
            builtins::named(callee.name).and_then(|b| b.form).is_some_and(|form| {
                let asks = [Form::Nargout, Form::InputName, Form::IgnoredOutput];
                asks.contains(&form) || form == Form::CheckCount { inputs: false }
            })
        };
        let plain = matches!(f.kind, FunctionKind::Primary | FunctionKind::Local);
        let fits = plain
            && !f.dynamic
            && f.inlined.is_empty()
            && f.captured == 0
            && f.varargout.is_none()
            && is_own(f, object)
            && (made_at.is_some() || !f.outputs.contains(&object))
            && self.contexts.contains_key(&method)
            && !f.stmts.values().any(asks);
        if !fits {
            return None;
        }
        self.uses(method, object, made_at, class, methods)
    }

    /// Looks at all that a function does with the object.
    fn uses(
        &self,
        id: FuncId,
        object: VarId,
        made_at: Option<StmtId>,
        class: Name,
        methods: &mut FxHashMap<FuncId, VarId>,
    ) -> Option<()> {
        let f = &self.program.functions[id];
        let protected = protected(f);
        let mut fits = true;
        walk::each(f, &f.body, &mut |at, stmt| {
            let named = walk::uses(stmt).contains(&object) || walk::defs(stmt).contains(&object);
            if !fits || !named || Some(at) == made_at {
                return;
            }
            fits = match self.use_at(id, at, stmt, object, class) {
                Some(Use::Property) => true,
                Some(Use::Method(call)) => {
                    let receiver = self.program.functions.get(call.method).and_then(|m| m.params.first());
                    !protected.contains(&at)
                        && receiver
                            .is_some_and(|o| self.enter(call.method, *o, None, class, methods).is_some())
                }
                None => false,
            };
        });
        fits.then_some(())
    }

    /// What a statement does with the object, where it is one of the things that a struct can do.
    fn use_at(&self, id: FuncId, at: StmtId, stmt: &Stmt, object: VarId, class: Name) -> Option<Use> {
        let acting = self.acting(id);
        let stored = |name: Name, read: bool| self.members.field(class, name, acting, read).is_some();
        let beside = |args: &[Arg]| !args.contains(&Arg::Var(object));
        let free = |path: &[Access]| {
            let mut used = Vec::new();
            walk::path_uses(path, &mut used);
            !used.contains(&object)
        };
        match stmt {
            Stmt::Get { base, path, targets } if *base == object && free(path) => match path.as_slice() {
                [Access::Dot(name), ..] if stored(*name, true) => {
                    (!walk::defs(stmt).contains(&object)).then_some(Use::Property)
                }
                _ => self.method(id, class, path, targets.clone(), None),
            },
            Stmt::GetStatement { base, path, ans, echo } if *base == object && free(path) => {
                match path.as_slice() {
                    [Access::Dot(name), ..] if stored(*name, true) => Some(Use::Property),
                    _ if *echo => None,
                    _ => self.method(id, class, path, Vec::new(), Some(*ans)),
                }
            }
            Stmt::Set { base, path, src } | Stmt::SetList { base, path, src } => {
                let [Access::Dot(name), ..] = path.as_slice() else { return None };
                (*base == object && *src != object && free(path) && stored(*name, false))
                    .then_some(Use::Property)
            }
            Stmt::Delete { base, path } => {
                let [Access::Dot(name), ..] = path.as_slice() else { return None };
                (*base == object && free(path) && stored(*name, false)).then_some(Use::Property)
            }
            Stmt::Call { targets, callee, args } => {
                let [Arg::Var(first), rest @ ..] = args.as_slice() else { return None };
                let fits = *first == object && beside(rest) && self.is_method_call(id, at, callee, rest);
                if fits { self.called(id, class, callee.name, rest, targets.clone(), None) } else { None }
            }
            Stmt::CallStatement { ans, callee, args, echo: false } => {
                let [Arg::Var(first), rest @ ..] = args.as_slice() else { return None };
                let fits = *first == object && beside(rest) && self.is_method_call(id, at, callee, rest);
                if fits { self.called(id, class, callee.name, rest, Vec::new(), Some(*ans)) } else { None }
            }
            _ => None,
        }
    }

    fn acting(&self, id: FuncId) -> Acting {
        Acting { class: self.analysis.class_of.get(&id).copied(), function: self.program.functions[id].name }
    }

    /// Whether the class of the first operand alone decides what a name means.
    fn is_method_call(&self, id: FuncId, at: StmtId, callee: &Callee, rest: &[Arg]) -> bool {
        let f = &self.program.functions[id];
        let is_object = |a: &Arg| match a {
            Arg::Colon => true,
            Arg::Var(v) if f.vars[*v].kind == VarKind::List => true,
            Arg::Var(v) => self.contexts[&id].iter().filter(|c| c.facts.reachable(at)).any(|c| {
                let known = c.facts.before(at, *v).alternatives();
                known.is_none_or(|all| all.iter().any(|a| matches!(a.class, Class::Object(_))))
            }),
        };
        callee.var.is_none()
            && !matches!(callee.target, CallTarget::Function(_))
            && !rest.iter().any(is_object)
    }

    /// `object.method` and `object.method(args)`.
    fn method(
        &self,
        id: FuncId,
        class: Name,
        path: &[Access],
        targets: Vec<Target>,
        ans: Option<VarId>,
    ) -> Option<Use> {
        let (name, args): (_, &[Arg]) = match path {
            [Access::Dot(name)] => (*name, &[]),
            [Access::Dot(name), Access::Paren(args)] => (*name, args),
            _ => return None,
        };
        if self.members.has_property(class, name) {
            return None;
        }
        self.called(id, class, name, args, targets, ans)
    }

    fn called(
        &self,
        id: FuncId,
        class: Name,
        name: Name,
        args: &[Arg],
        targets: Vec<Target>,
        ans: Option<VarId>,
    ) -> Option<Use> {
        let f = &self.program.functions[id];
        let method = self.members.method(class, name, self.acting(id))?;
        let callee = self.program.functions.get(method)?;
        let plain = |t: &Target| match t {
            Target::Var(v) => f.vars[*v].kind != VarKind::List,
            Target::Ignore => true,
            Target::List { .. } | Target::Forward(_) => false,
        };
        let counted = |a: &Arg| matches!(a, Arg::Var(v) if f.vars[*v].kind != VarKind::List);
        let room = callee.varargin.is_some() || args.len() < callee.params.len();
        if !room
            || targets.len() > callee.outputs.len()
            || !targets.iter().all(plain)
            || !args.iter().all(counted)
        {
            return None;
        }
        let gives = !callee.outputs.is_empty();
        // Only what surely comes is `ans`.
        let sure = |c: &&Context| c.outputs.first().is_none_or(|o| !o.maybe_undefined);
        if ans.is_some() && gives && !self.contexts.get(&method)?.iter().all(|c| sure(&c)) {
            return None;
        }
        let ans = ans.filter(|_| gives);
        Some(Use::Method(Call { method, args: args.to_vec(), targets, ans }))
    }

    /// The calls of methods of the object in a function.
    fn calls(&self, id: FuncId, object: VarId, class: Name) -> Vec<(StmtId, Call)> {
        let f = &self.program.functions[id];
        let mut found = Vec::new();
        walk::each(f, &f.body, &mut |at, stmt| {
            if walk::uses(stmt).contains(&object)
                && let Some(Use::Method(call)) = self.use_at(id, at, stmt, object, class)
            {
                found.push((at, call));
            }
        });
        found
    }

    /// The methods that change the object, themselves or by what they call: of these, with the object's variable and
    /// class, and with the calls of methods in each.
    fn changing(
        &self,
        receivers: &FxHashMap<FuncId, (VarId, Name)>,
        steps: &FxHashMap<FuncId, Vec<(StmtId, Call)>>,
    ) -> FxHashSet<FuncId> {
        let stores = |method: FuncId, object: VarId| {
            self.program.functions[method].stmts.values().any(|s| match s {
                Stmt::Set { base, .. } | Stmt::SetList { base, .. } | Stmt::Delete { base, .. } => {
                    *base == object
                }
                _ => false,
            })
        };
        let storing = receivers.iter().filter(|(method, (object, _))| stores(**method, *object));
        let mut changing: FxHashSet<FuncId> = storing.map(|(method, _)| *method).collect();
        loop {
            let before = changing.len();
            let calls = |calls: &[(StmtId, Call)]| calls.iter().any(|(_, c)| changing.contains(&c.method));
            let more: Vec<FuncId> =
                steps.iter().filter(|(_, c)| calls(c)).map(|(method, _)| *method).collect();
            changing.extend(more);
            if changing.len() == before {
                return changing;
            }
        }
    }
}

/// Whether a variable is the activation's own, and nobody else sees it.
fn is_own(f: &Function, v: VarId) -> bool {
    let var = &f.vars[v];
    var.storage == Storage::Local && !var.shared && var.kind == VarKind::User
}

/// `object = mc_object()`
fn is_blank(stmt: &Stmt, object: VarId) -> bool {
    matches!(stmt, Stmt::Call { targets, callee, .. }
        if callee.name.as_str() == internal::OBJECT && *targets == [Target::Var(object)])
}

/// The statements in protected blocks.
fn protected(f: &Function) -> FxHashSet<StmtId> {
    let mut found = FxHashSet::default();
    walk::each(f, &f.body, &mut |_, stmt| {
        if let Stmt::Try { body, .. } | Stmt::Unwind { body, .. } = stmt {
            walk::each(f, body, &mut |id, _| {
                found.insert(id);
            });
        }
    });
    found
}

/// Writes what takes the place of objects and calls of methods.
struct Maker<'a> {
    twins: &'a FxHashMap<FuncId, FuncId>,
    changing: &'a FxHashSet<FuncId>,
    names: &'a FxHashMap<FuncId, Name>,
}

impl Maker<'_> {
    /// Calls the twins of methods.
    fn call(&self, f: &mut Function, object: VarId, calls: &[(StmtId, Call)]) {
        for (at, call) in calls {
            let Call { method, args, targets, ans } = call;
            let callee = self.callee(*method);
            let args: Vec<Arg> = std::iter::once(Arg::Var(object)).chain(args.iter().copied()).collect();
            let changed = self.changing.contains(method).then_some(Target::Var(object));
            let results = targets.iter().copied().chain(ans.map(Target::Var));
            let targets: Vec<Target> = changed.into_iter().chain(results).collect();
            f.stmts[*at] = match (targets.is_empty(), &f.stmts[*at]) {
                (true, Stmt::GetStatement { ans, .. } | Stmt::CallStatement { ans, .. }) => {
                    Stmt::CallStatement { ans: *ans, callee, args, echo: false }
                }
                _ => Stmt::Call { targets, callee, args },
            };
        }
    }

    fn callee(&self, method: FuncId) -> Callee {
        let target = CallTarget::Function(self.twins[&method]);
        Callee { name: self.names[&method], target, var: None }
    }

    /// The call of the constructor becomes one of its twin, or the struct of all defaults.
    fn construct(&self, f: &mut Function, v: &Found) {
        match v.class.constructor {
            Some(constructor) => {
                let new = self.callee(constructor);
                if let Stmt::Call { callee, .. } = &mut f.stmts[v.made_at] {
                    *callee = new;
                }
            }
            None => blank(f, v.made_at, v.var, &v.class),
        }
    }

    /// The twin of a constructor begins with the struct of all defaults.
    fn constructor(&self, f: &mut Function, object: VarId, class: &PlainClass) {
        let at = f.stmts.iter().find(|(_, s)| is_blank(s, object)).map(|(at, _)| at);
        if let Some(at) = at {
            blank(f, at, object, class);
        }
    }
}

/// In place of the statement `at`, `object` becomes a struct whose fields are the properties with their defaults.
fn blank(f: &mut Function, at: StmtId, object: VarId, class: &PlainClass) {
    let builtin = |form: Form| Callee { name: with_form(form), target: CallTarget::Builtin, var: None };
    let mut made = Vec::new();
    let whole =
        Stmt::Call { targets: vec![Target::Var(object)], callee: builtin(Form::Struct), args: Vec::new() };
    made.push(push(f, at, whole));
    for p in &class.properties {
        let value = temp(f, "default");
        let callee = match p.default {
            Some(func) => Callee {
                name: Name::new("default"),
                target: CallTarget::Function(FuncId::from_u32(func.0)),
                var: None,
            },
            None => builtin(Form::Concat { vertical: false }),
        };
        let given = Stmt::Call { targets: vec![Target::Var(value)], callee, args: Vec::new() };
        made.push(push(f, at, given));
        let path = vec![Access::Dot(Name::new(&p.name))];
        made.push(push(f, at, Stmt::Set { base: object, path, src: value }));
    }
    let mut body = std::mem::take(&mut f.body);
    replace(f, &mut body, at, &made);
    f.body = body;
}

/// Puts statements in the place of one, wherever it stands.
fn replace(f: &mut Function, block: &mut Block, at: StmtId, made: &[StmtId]) {
    if let Some(k) = block.iter().position(|s| *s == at) {
        block.splice(k..=k, made.iter().copied());
        return;
    }
    for id in block {
        let mut stmt = std::mem::replace(&mut f.stmts[*id], Stmt::Break);
        blocks_mut(&mut stmt).into_iter().for_each(|b| replace(f, b, at, made));
        f.stmts[*id] = stmt;
    }
}
