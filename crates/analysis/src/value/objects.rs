//! Objects of classes of the program, where it is to be compiled: which classes there are, which calls may mean
//! methods, and what runs that nobody calls by name.
//!
//! A class is there from where a call, a handle or the text of a question about classes names it, and brings the
//! classes that it names along. From then on values of which nothing is known may be objects. Whatever the run
//! decides by the classes of values ([`CallEdge::Method`]) gives anything; what it may enter are functions that are
//! open: those of the classes that have the name of a call that is left to it, or that rules call by themselves, and
//! all of which handles are made, since objects keep handles where no analysis sees them. They have contexts in
//! which nothing is known of arguments, one for each count of results.
//!
//! Classes of the library that have no compiled form stand apart: an interpreter runs their methods, of which only the
//! names are looked at.
//!
//! Invariant: every name by which the run may find a method is told to [`Engine::leave`] where it stands.

use super::call::Args;
use super::engine::Engine;
use super::handed::makes;
use super::key::{Key, Operand};
use super::lookup::Found;
use super::properties::{self, Property};
use super::state::{State, Term};
use super::stmt::Got;
use super::transfer::{Transfer, reload_after};
use super::{Apart, direct};
use crate::facts::CallEdge;
use crate::members::{Members, is_one, object_class};
use base::{FxHashMap, FxHashSet, Name};
use builtins::rule::Effects;
use ir::tir::{Access, Callee, FuncId, Stmt, StmtId, Target, internal};
use runtime::classes::Deed;
use runtime::classes::text::Declared;
use types::{AbsValue, Class, ClassValue, Matrix, NoFacts, Shape, Truth};

/// The classes of a program.
#[derive(Debug, Default)]
pub struct Classes {
    /// What each declares; its functions have their numbers in Tame IR.
    pub members: Members,
    known: FxHashSet<Name>,
    methods: FxHashSet<Name>,
    /// Some are an interpreter's: nothing is known of what their methods do and give.
    apart: Option<Vec<Name>>,
    any_apart: bool,
    /// Some inherit from built-in classes: their objects are numbers or text to builtins.
    values: bool,
    /// Methods that nobody calls yet where the run decides, by name.
    closed: FxHashMap<Name, Vec<FuncId>>,
    /// The names of calls that are left to the run.
    left: FxHashSet<Name>,
    /// A call is left to the run of which nobody knows the name.
    any_left: bool,
    /// The rules of classes may make objects of what is none.
    any_made: bool,
    /// The classes of which objects may fill arrays: their constructors are called without arguments, on whatever
    /// object.
    filling: FxHashSet<Name>,
    /// Properties may be stored to where nobody looks.
    pub(super) any_stored: bool,
    /// The functions that give defaults, with the properties that have them.
    pub(super) defaults: FxHashMap<FuncId, Vec<Property>>,
    /// How many functions there were when it was found out for how many results they ask at most, and that number.
    asked: (usize, usize),
}

impl Classes {
    /// Whether an interpreter runs some.
    pub fn any_apart(&self) -> bool {
        self.any_apart
    }

    /// The class of this name, if it is one of them.
    fn get(&self, name: Name) -> Option<&Declared> {
        self.members.declared(name)
    }
}

/// As many results as functions that give any number are asked for, beyond those that they declare, where no statement
/// asks for more.
const MOST: usize = 3;

/// The same where a statement fills a list, whose length only the run may know.
const MOST_OF_LISTS: usize = 8;

/// For how many results the statements of the program that were met so far ask at most.
fn most_asked(engine: &mut Engine<'_>) -> usize {
    let known = engine.source().program().functions.len();
    if engine.classes.asked.0 != known {
        let of = |stmt: &Stmt| match stmt {
            Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => {
                let fills = targets.iter().any(|t| matches!(t, Target::List { .. }));
                targets.len().max(if fills { MOST_OF_LISTS } else { 0 })
            }
            _ => 0,
        };
        let source = &*engine.source();
        let own = source.program().functions.iter().filter(|(f, _)| !source.is_library(*f));
        let most = own.flat_map(|(_, f)| f.stmts.values().map(of)).max().unwrap_or(0);
        engine.classes.asked = (known, most.max(MOST));
    }
    engine.classes.asked.1
}

impl Engine<'_> {
    /// Takes a class of the program in, with those that it names.
    pub fn meet(&mut self, class: Name) {
        let mut open = vec![class];
        let mut functions = Vec::new();
        let mut methods = Vec::new();
        let mut met = Vec::new();
        while let Some(class) = open.pop() {
            if !self.options.classes || !self.classes.known.insert(class) {
                continue;
            }
            if stands_apart(self, class) {
                meet_apart(self);
                continue;
            }
            let Some(declared) = self.source().declared(class) else { continue };
            met.push(class);
            methods.extend(declared.functions.iter().map(|(n, f)| (class, *n, *f)));
            self.classes.methods.extend(declared.functions.iter().map(|(n, _)| *n));
            if let Some(def) = &declared.def {
                let built_in = |c: &Name| Class::from_name(c.as_str()).is_some_and(Class::is_matrix);
                self.classes.values |= def.supers.iter().any(built_in);
                open.extend(def.supers.iter().chain(&def.inferior));
                open.extend(def.properties.iter().filter_map(|p| p.class.as_deref()).map(Name::new));
                functions.extend(def.properties.iter().flat_map(|p| p.default.iter().chain(&p.validators)));
                functions.extend(def.members.iter().filter_map(|(_, f)| *f));
            }
            self.classes.members.push(declared);
        }
        met.iter().for_each(|class| properties::meet(self, *class));
        if functions.is_empty() && methods.is_empty() && self.objects {
            return;
        }
        self.set_objects();
        for f in functions {
            self.open(FuncId::from_u32(f.0));
        }
        for (class, name, f) in methods {
            let f = FuncId::from_u32(f.0);
            match self.is_left(class, name, f) {
                true => self.open(f),
                false => self.classes.closed.entry(name).or_default().push(f),
            }
        }
        met.into_iter().for_each(|class| meet_constructors(self, class));
        self.enqueue_all();
    }

    /// Whether the run may call a method. Wherever something becomes a part of objects of the program, it may be
    /// converted to their class, which calls the constructor.
    fn is_left(&mut self, class: Name, name: Name, f: FuncId) -> bool {
        self.classes.any_left
            || self.classes.left.contains(&name)
            || is_ruled(&self.classes, class, name)
            || self.classes.any_made && short(class) == name && !self.source().is_library(f)
    }

    /// A call of this name, perhaps with a package before it, is left to the run: the methods that have it are open.
    pub(super) fn leave(&mut self, name: Name) {
        let method = short(name);
        if !self.options.classes || !self.classes.left.insert(method) {
            return;
        }
        if runtime::classes::is_called_by_rules(method.as_str()) {
            // Rules know what they call it with.
            self.enqueue_all();
        }
        self.classes.closed.remove(&method).into_iter().flatten().for_each(|f| self.open(f));
        // Who makes an object runs the constructors of all classes that its own inherits from.
        let members = &self.classes.members;
        let made = members.list().iter().filter(|c| short(c.name) == method);
        let above = made.filter_map(|c| members.class(c.name)).flat_map(|c| c.ancestors.clone());
        above.collect::<Vec<_>>().into_iter().for_each(|class| self.leave(class));
    }

    /// A call of this name surely fails, which the run tells of: the methods that have it are open. Before all is
    /// known, it may be that what it needs is not known yet.
    pub(super) fn leave_failing(&mut self, name: Name) {
        if self.settled {
            self.leave(name);
        }
    }

    /// Whether a method may be called by its name where nobody looks.
    pub(super) fn is_entered_by_name(&self, name: Name) -> bool {
        self.classes.any_left || self.classes.left.contains(&name)
    }

    /// From now on the run may make objects of any class of the program.
    pub(super) fn construct_any(&mut self) {
        if !self.options.classes || std::mem::replace(&mut self.classes.any_made, true) {
            return;
        }
        let all = self.classes.members.list().iter();
        let own = all.flat_map(|c| c.functions.iter().filter(|(n, _)| *n == short(c.name)));
        let own: Vec<(Name, FuncId)> = own.map(|(n, f)| (*n, FuncId::from_u32(f.0))).collect();
        for (name, f) in own {
            if !self.source().is_library(f) {
                self.leave(name);
            }
        }
    }

    /// From now on arrays of objects of this class may have gaps, which the run fills with others that the constructor
    /// makes without arguments.
    pub(super) fn fill(&mut self, class: Name) {
        if !self.options.classes || self.classes.filling.contains(&class) {
            return;
        }
        let Some(known) = self.classes.members.class(class) else { return };
        for level in known.ancestors.clone() {
            if !self.classes.filling.insert(level) {
                continue;
            }
            let Some(func) = self.classes.members.constructor(level) else { continue };
            // The object may be of any class that inherits from this one.
            let making = Some(AbsValue::top());
            let (args, syms) = (Vec::new(), Vec::new());
            self.enter(Key { syms, making, ..Key::call(func, args, Some(1)) });
        }
    }

    /// Something enters a function that is not looked at.
    fn enter(&mut self, key: Key) {
        let root = self.create(key);
        self.roots.push(root);
        self.enqueue(root);
    }

    /// A call is left to the run by a name that nobody knows: all methods are open.
    pub(super) fn leave_any(&mut self) {
        if self.options.classes && !self.classes.any_left {
            self.classes.any_left = true;
            self.enqueue_all();
            let closed = std::mem::take(&mut self.classes.closed);
            let mut functions: Vec<FuncId> = closed.into_values().flatten().collect();
            functions.sort();
            functions.into_iter().for_each(|f| self.open(f));
        }
    }

    /// From now on a function may be called from where nobody looks, with any arguments, captured ones too.
    pub fn open(&mut self, f: FuncId) {
        let Some(info) = self.info(f).filter(|_| self.opened.insert(f)) else { return };
        for nargout in 0..=self.counts(f) {
            let captured = info.function.captured;
            let any = AbsValue::top().or_undefined();
            let args = vec![(any, Term::None); captured];
            let rest = Some(AbsValue::top());
            let key = Key { rest, bound: captured, ..Key::call(f, args, Some(nargout)) };
            self.enter(key);
        }
    }

    /// For how many results a function of which nothing is known may be called.
    pub fn counts(&mut self, f: FuncId) -> usize {
        let Some(info) = self.info(f) else { return 0 };
        let declared = info.function.outputs.len();
        if info.function.varargout.is_some() {
            declared.max(most_asked(self)).max(declared + MOST)
        } else {
            declared
        }
    }

    /// Whether a call of this name with objects among its arguments may mean something else than without.
    pub fn may_be_method(&self, name: Name) -> bool {
        // A builtin that calls functions passes on what it gets.
        let takes_values = || {
            let spec = builtins::lookup(name).map(builtins::builtin);
            spec.is_some_and(|b| !b.effects.contains(Effects::CALLS))
        };
        self.objects
            && (!self.options.classes
                || self.classes.values && takes_values()
                || self.classes.methods.contains(&name)
                || runtime::classes::is_rule(name.as_str()))
    }

    /// A function that tells of classes may be told the name of one.
    pub(super) fn meet_asked(&mut self, name: Name, args: &Args, from: FuncId) {
        if self.options.classes && runtime::classes::is_rule(name.as_str()) {
            for text in args.list.iter().filter_map(|a| a.value.as_text()) {
                self.meet_named(Name::new(text), from);
            }
        }
    }

    /// The class folders of which one of the arguments may be.
    fn folders_of(&self, args: &Args) -> Vec<Name> {
        let may_be = |folder: &Name| {
            let of = |v: &AbsValue| {
                v.alternatives().is_none_or(|l| l.iter().any(|c| c.class.name() == folder.as_str()))
            };
            args.list.iter().map(|a| &a.value).chain(&args.rest).any(of)
        };
        self.class_folders.iter().copied().filter(may_be).collect()
    }

    /// The function of a class folder that a call means; `None` inside where that is not known.
    pub(super) fn folder_method(&mut self, name: Name, args: &Args) -> Option<Option<FuncId>> {
        let folders = self.folders_of(args);
        let found: Vec<FuncId> =
            folders.into_iter().filter_map(|f| self.source().resolve_method(f, name)).collect();
        match (found.as_slice(), args.list.as_slice()) {
            ([], _) => None,
            ([one], [only]) if only.value.unique().is_some() && args.rest.is_none() => Some(Some(*one)),
            _ => Some(None),
        }
    }

    /// Whether a class folder of a built-in class may have a function for these arguments.
    pub(super) fn is_in_folder(&self, name: Name, args: &Args) -> bool {
        let has = |folder: Name| {
            self.classes.get(folder).is_some_and(|c| c.functions.iter().any(|(n, _)| *n == name))
        };
        // `class(s, 'Name')` in a constructor.
        let made = || !self.class_folders.is_empty() && name.as_str() == "class" && args.list.len() > 1;
        self.folders_of(args).into_iter().any(has) || made()
    }

    /// The class that a name, or what stands before one of its dots, means here: from now on one of the
    /// program's.
    pub(super) fn meet_named(&mut self, name: Name, from: FuncId) -> Option<Name> {
        if !self.options.classes {
            return None;
        }
        let class = self.source().class_named(name, from)?;
        self.meet(class);
        Some(class)
    }
}

impl Transfer<'_, '_> {
    /// A call whose callee the classes of its arguments decide: nothing is known of what it gives. `None` where
    /// they do not.
    pub(super) fn call_by_class(
        &mut self,
        id: StmtId,
        state: &mut State,
        callee: &Callee,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Got> {
        if !self.engine.options.classes {
            return None;
        }
        let values = || args.list.iter().map(|a| &a.value).chain(&args.rest);
        let of_object =
            self.engine.may_be_method(callee.name) && values().any(|v| may_mean_method(self, v, callee.name));
        if !of_object && !self.engine.is_in_folder(callee.name, args) {
            return None;
        }
        leave(self, id, callee.name);
        leave_rule(self.engine, callee.name, args);
        match self.engine.look_up(callee, self.key.func) {
            Some(Found::Function(f)) => {
                self.engine.open(f);
                let before = state.clone();
                self.call_user(id, state, f, args.clone(), 0, nargout, true);
                state.join(&before, &mut Vec::new(), |a, b| a.join(b));
            }
            Some(Found::Builtin(name)) => self.builtin_by_class(id, state, name, args),
            None => drop(self.engine.meet_named(callee.name, self.key.func)),
        }
        self.reload(state);
        let known =
            joined(self.engine, callee.name, args).or_else(|| compared(self.engine, callee.name, args));
        let known = known.filter(|_| nargout.is_some_and(|n| n <= 1));
        Some(known.map_or(Got::Each(AbsValue::top()), |array| Got::List(vec![Operand::of(array)])))
    }

    /// What a builtin does whose arguments may be objects.
    pub(super) fn builtin_by_class(&mut self, id: StmtId, state: &mut State, name: Name, args: &Args) {
        let Some(builtin) = builtins::lookup(name) else { return };
        self.record.edge(id, CallEdge::Builtin { id: builtin, handle: false });
        let spec = builtins::builtin(builtin);
        if spec.effects.contains(Effects::CALLS) {
            self.call_back(id, state, spec, args);
        }
        reload_after(self, state, name);
    }

    /// A call of a name that no function has: of a class or of what it holds, or of a method; `args` where a
    /// constructor may be called directly. `None` where it is none of these; `None` inside where it surely fails.
    pub(super) fn call_class(
        &mut self,
        id: StmtId,
        state: &mut State,
        name: Name,
        args: Option<&Args>,
        nargout: Option<usize>,
    ) -> Option<Option<Got>> {
        let class = self.engine.meet_named(name, self.key.func);
        if class.is_none() && !self.engine.classes.methods.contains(&name) {
            return None;
        }
        if let Some(class) = class {
            makes(self.engine, class, self.key.func);
        }
        if class == Some(name)
            && let Some(made) = args.and_then(|args| self.construct(id, state, name, args, nargout))
        {
            if made.is_none() {
                self.engine.leave_failing(name);
            }
            return Some(made);
        }
        leave(self, id, name);
        self.reload(state);
        let made = class.filter(|c| *c == name).and_then(|c| self.engine.classes.get(c)?.def.as_ref());
        if made.is_some() && nargout.is_some_and(|n| n <= 1) {
            return Some(Some(Got::List(vec![Operand::of(AbsValue::any_of(Class::Object(name)))])));
        }
        if let (Some(class), Some(args)) = (class, args)
            && let Some(nothing) =
                empty(self.engine, class, name, args).filter(|_| nargout.is_some_and(|n| n <= 1))
        {
            return Some(Some(Got::List(vec![Operand::of(nothing)])));
        }
        let none = args.is_some_and(|args| args.list.is_empty() && args.rest.is_none());
        if let Some(class) = class.filter(|_| none && nargout.is_some_and(|n| n <= 1))
            && let Some((of, member)) = name.as_str().rsplit_once('.')
            && of == class.as_str()
            && let Some(value) = direct::constant_of(self, id, state, class, Name::new(member))
        {
            return Some(Some(Got::List(vec![Operand::of(value)])));
        }
        Some(Some(Got::Each(AbsValue::top())))
    }
}

/// Whether a call of this name with a value may mean a method: not where the classes of which the value may be are known
/// and none has one.
fn may_mean_method(me: &Transfer<'_, '_>, value: &AbsValue, name: Name) -> bool {
    let members = &me.engine.classes.members;
    let has = |class: Name| members.class(class).is_none() || members.has_method(class, name);
    let ruled = runtime::classes::is_rule(name.as_str()) || me.engine.classes.values;
    may_be_object(value)
        && value.alternatives().is_none_or(|list| {
            list.iter().any(|v| match v.class {
                Class::Object(class) => ruled || has(class),
                _ => may_be_object(&AbsValue::one(v.clone())),
            })
        })
}

/// Whether a rule may call a method that no program names. A `delete` that is no destructor is a method like others.
fn is_ruled(classes: &Classes, class: Name, name: Name) -> bool {
    let ordinary = || classes.get(class).is_some_and(|c| c.destructor().is_none());
    runtime::classes::is_called_by_rules(name.as_str())
        && !(name.as_str() == runtime::classes::class::DESTRUCTOR && ordinary())
}

/// `class.empty(..)`: an array of objects without elements, where the class does not say otherwise.
fn empty(engine: &Engine<'_>, class: Name, called: Name, args: &Args) -> Option<AbsValue> {
    let member = Name::new(runtime::classes::EMPTY);
    let named = called.as_str().strip_prefix(class.as_str())?.strip_prefix('.')? == member.as_str();
    let members = &engine.classes.members;
    let uniform = named && members.is_uniform(class) && !members.has_method(class, member);
    let shape = match args.list.is_empty() && args.rest.is_none() {
        true => Shape::empty(),
        false => Shape::Any,
    };
    uniform.then(|| AbsValue::of(Class::Object(class), shape))
}

/// Constructors that the run calls where no call of theirs is left to it: those of enumerations, of classes that
/// properties are converted to, of those that stand for numbers or are mixed with others in arrays; and those of
/// superclasses.
fn meet_constructors(engine: &mut Engine<'_>, class: Name) {
    let members = &engine.classes.members;
    let Some(known) = members.class(class) else { return };
    let converted = known.def.properties.iter().filter_map(|p| p.class.as_deref()).map(Name::new);
    let mut made: Vec<Name> = converted.filter(|c| members.class(*c).is_some()).collect();
    let built_in = |c: &Name| Class::from_name(c.as_str()).is_some_and(Class::is_matrix);
    let mixed = |c: &Name| c.as_str() == "matlab.mixin.Heterogeneous" || built_in(c);
    if known.is_enumeration() || known.ancestors.iter().any(mixed) {
        made.push(class);
    }
    if engine.classes.left.contains(&short(class)) {
        made.extend(known.ancestors.iter().copied());
    }
    let members = &engine.classes.members;
    let empty = Name::new(runtime::classes::EMPTY);
    let has_empty =
        |c: &Name| members.declared(*c).is_some_and(|d| d.functions.iter().any(|(n, _)| *n == empty));
    if made.iter().any(has_empty) {
        made.push(empty);
    }
    made.into_iter().for_each(|class| engine.leave(class));
}

/// Whether an interpreter runs the methods of a class.
pub(super) fn stands_apart(engine: &mut Engine<'_>, class: Name) -> bool {
    if engine.options.apart == Apart::None {
        return false;
    }
    if engine.classes.apart.is_none() {
        let all = engine.options.apart == Apart::All;
        engine.classes.apart = Some(engine.source().apart(all));
    }
    engine.classes.apart.as_ref().is_some_and(|all| all.contains(&class))
}

/// From now on there may be objects of all classes whose methods an interpreter runs: it makes one of another.
pub(super) fn meet_apart(engine: &mut Engine<'_>) {
    if std::mem::replace(&mut engine.classes.any_apart, true) {
        return;
    }
    for class in engine.classes.apart.clone().unwrap_or_default() {
        let Some(declared) = engine.source().declared(class) else { continue };
        engine.classes.known.insert(class);
        engine.classes.methods.extend(declared.functions.iter().map(|(n, _)| *n));
    }
    engine.set_objects();
    engine.enqueue_all();
}

/// Whether a value may be an object of a class of the program.
pub(super) fn may_be_object(value: &AbsValue) -> bool {
    const BUILTIN: [&str; 4] = ["MException", "containers.Map", "dictionary", "onCleanup"];
    value.alternatives().is_none_or(|list| {
        list.iter().any(|v| matches!(v.class, Class::Object(name) if !BUILTIN.contains(&name.as_str())))
    })
}

/// A call is left to the rules of classes, which may make objects and assign properties.
pub(super) fn leave_rule(engine: &mut Engine<'_>, name: Name, args: &Args) {
    match runtime::classes::deed(name.as_str()) {
        Deed::Looks | Deed::Compares => {}
        Deed::Joins if args.rest.is_none() && args.list.iter().all(|a| joins_as_it_is(&a.value)) => {}
        Deed::Joins => engine.construct_any(),
        Deed::Constructs => {
            args.list
                .iter()
                .filter_map(|a| a.value.as_text())
                .for_each(|class| engine.leave(Name::new(class)));
        }
        Deed::Assigns => {
            engine.construct_any();
            engine.store_anything();
        }
    }
}

/// Objects of one class side by side.
fn joined(engine: &Engine<'_>, name: Name, args: &Args) -> Option<AbsValue> {
    let joins = runtime::classes::deed(name.as_str()) == Deed::Joins && args.rest.is_none();
    if !joins || !args.list.iter().all(|a| joins_as_it_is(&a.value)) {
        return None;
    }
    let values = args.list.iter().filter_map(|a| a.value.alternatives()).flatten();
    let mut classes = values.filter_map(|v| match v.class {
        Class::Object(class) => Some(class),
        _ => None,
    });
    let class = classes.next()?;
    let members = &engine.classes.members;
    let uniform = members.is_uniform(class) && !members.has_method(class, name);
    (uniform && classes.all(|c| c == class)).then(|| {
        let nothing = super::access::empty();
        let sure = args.list.iter().any(|a| object_class(&a.value).is_some());
        let array = AbsValue::any_of(Class::Object(class));
        if sure { array } else { array.join(&nothing) }
    })
}

/// Whether references are the same ones, where no class says otherwise.
fn compared(engine: &Engine<'_>, name: Name, args: &Args) -> Option<AbsValue> {
    let compares = runtime::classes::deed(name.as_str()) == Deed::Compares && args.rest.is_none();
    let members = &engine.classes.members;
    let plain = |v: &ClassValue<Matrix>| match v.class {
        Class::Object(class) => members.refers(class) && !members.has_method(class, name),
        class => class.is_matrix(),
    };
    let all = || args.list.iter().map(|a| &a.value);
    let known = compares && all().all(|v| v.alternatives().is_some_and(|list| list.iter().all(plain)));
    let shape = if all().all(is_one) { Shape::scalar() } else { Shape::Any };
    known.then(|| AbsValue::of(Class::Logical, shape))
}

/// Arguments may be converted to the class of this name.
pub(super) fn meet_converted(engine: &mut Engine<'_>, name: Name, args: &Args, from: FuncId) {
    if engine.options.classes && name.as_str() == internal::ARGUMENT {
        for text in args.list.iter().filter_map(|a| a.value.as_text()) {
            if let Some(class) = engine.meet_named(Name::new(text), from) {
                engine.leave(class);
            }
        }
    }
}

/// The name without packages.
fn short(class: Name) -> Name {
    Name::new(class.as_str().rsplit('.').next().unwrap_or_default())
}

/// Whether a value among objects becomes an element, or a few, as it is: it surely is an object, or nothing.
fn joins_as_it_is(value: &AbsValue) -> bool {
    let stays = |v: &ClassValue<Matrix>| match v.class {
        Class::Object(_) => true,
        Class::Double => v.matrix.shape.is_empty(&NoFacts) == Truth::Yes,
        _ => false,
    };
    value.alternatives().is_some_and(|list| list.iter().all(stays))
}

/// What a statement does is left to the run, which looks for a method of this name.
pub(super) fn leave(me: &mut Transfer<'_, '_>, id: StmtId, name: Name) {
    me.engine.leave(name);
    me.record.edge(id, CallEdge::Method(name));
}

/// What a call of a method by a path gives. The run tells of one that surely fails.
pub(super) fn or_left(me: &mut Transfer<'_, '_>, got: Option<Got>, path: &[Access]) -> Option<Got> {
    if let (None, [Access::Dot(name), ..]) = (&got, path) {
        me.engine.leave_failing(*name);
    }
    got
}

/// What is called by a value is left to the run: it may be the name of a method. What the library calls by a
/// name it was given by the program, where that was seen ([`leave_texts`]).
pub(super) fn leave_named_by(me: &mut Transfer<'_, '_>, function: &AbsValue) {
    if me.engine.source().is_library(me.key.func) {
        return;
    }
    let texts = |c: Class| matches!(c, Class::Char | Class::String);
    match (function.as_text(), function.alternatives()) {
        (Some(text), _) => me.engine.leave(Name::new(text)),
        (None, Some(list)) if !list.iter().any(|v| texts(v.class)) => {}
        _ => me.engine.leave_any(),
    }
}

/// A text that the program hands to a function of the library may be the name of a method that it calls.
pub(super) fn leave_texts(me: &mut Transfer<'_, '_>, callee: FuncId, args: &Args) {
    let engine = &mut me.engine;
    if engine.options.classes
        && engine.source().is_library(callee)
        && !engine.source().is_library(me.key.func)
    {
        for text in args.list.iter().filter_map(|a| a.value.as_text()) {
            engine.leave(Name::new(text));
        }
    }
}

/// Whether a class folder has a function of this name.
pub(super) fn is_in_any_folder(engine: &mut Engine<'_>, name: Name) -> bool {
    let folders = engine.class_folders.clone();
    folders.into_iter().any(|folder| engine.source().resolve_method(folder, name).is_some())
}
