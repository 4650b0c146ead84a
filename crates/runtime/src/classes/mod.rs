//! Objects of classes: inheritance, where a method is found, how objects are made, read, assigned, shown and
//! told of. What a class is as data, [`class`] says. The engine that runs a program gives what its classes declare
//! and calls its functions ([`Objects`]).
//! Source: MATLAB's documentation, "Class Definition", "Methods That Modify Default Behavior".

pub(crate) mod access;
pub(crate) mod ancestors;
pub mod class;
pub(crate) mod construct;
pub(crate) mod custom_display;
pub(crate) mod events;
pub(crate) mod folders;
pub(crate) mod heterogeneous;
pub mod indexing;
pub(crate) mod members;
pub(crate) mod meta;
mod methods;
pub(crate) mod overload;
pub(crate) mod plain;
pub(crate) mod properties;
mod search;
pub(crate) mod show;
pub mod text;
pub(crate) mod together;

pub use access::{assign, assign_elements, read, truth};
pub use construct::{EMPTY, call_class, empty_dims, initial};
pub use folders::{dominant, folder_method};
pub use members::member_of;
pub use meta::delete_dynamic;
pub use overload::{column, column_count, columns, indexes_itself, plain_indices};
pub use properties::{plain, plain_method};
pub use show::{Shown, display, readable};

use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::handles::{Departures, HandleObject};
use crate::kernel::Outputs;
use crate::path::{Args, Engine};
use crate::structs::StructArray;
use crate::value::Value;
use base::{FxHashMap, FxHashSet, Name};
use class::{Access, Class, ClassDef, Declaration, Folders, Listener, MethodDef, PropertyDef, class_name};
use folders::{of_old, old_method};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::LazyLock;

/// A function of the program, by the engine's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Func(pub u32);

/// What is asked of any object, whatever static methods its class has.
const TELLS_OF_OBJECTS: [&str; 4] = ["isa", "class", "isobject", "metaclass"];

/// The methods by which a class takes indexing over.
static SUBSREF: LazyLock<Name> = LazyLock::new(|| Name::new("subsref"));
static SUBSASGN: LazyLock<Name> = LazyLock::new(|| Name::new("subsasgn"));
static DELETE: LazyLock<Name> = LazyLock::new(|| Name::new(class::DESTRUCTOR));

/// What a call gives.
type Outcome = Result<Outputs, Error>;

/// A function that the rules of classes give.
pub type Rule = fn(&dyn Objects, &mut Context, &mut [Value], usize) -> Outcome;

/// What objects of a kind can do, by name.
type Table = &'static [(&'static str, Rule)];

/// What a call means where an argument is an object.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    /// A method that the program declares.
    Function(Func),
    /// What all objects of its kind can do.
    Rule(Rule),
    /// A method that not everybody may call.
    Restricted(Restricted),
}

/// A method that not everybody may call: who calls it by its name must be allowed to.
#[derive(Clone, Copy, Debug)]
pub struct Restricted {
    /// The method.
    pub func: Func,
    name: Name,
    owner: Name,
    access: Access,
}

impl Restricted {
    /// An error where the running function may not call it.
    pub fn check(self, m: &dyn Objects) -> Result<(), Error> {
        match m.may_use(self.access, self.owner) {
            true => Ok(()),
            false => Err(errors::method_restricted(self.name, self.owner)),
        }
    }
}

/// What a running program knows of its classes.
#[derive(Debug, Default)]
pub struct Classes {
    known: RefCell<FxHashMap<Name, Option<Rc<Class>>>>,
    listeners: RefCell<Vec<Listener>>,
    folders: Folders,
}

impl Classes {
    /// Whether a class has neither a class file nor the engine behind it: its folder made it.
    pub fn is_old(&self, class: Name) -> bool {
        self.folders.is_old(class)
    }
}

/// An engine whose program may have classes.
pub trait Objects: Engine + Host {
    /// What the program knows of them.
    fn classes(&self) -> &Classes;

    /// A number that is another one where functions may have been added or changed.
    fn epoch(&self) -> u32;

    /// What the class file of this name declares.
    fn declaration(&self, class: Name) -> Option<ClassDef>;

    /// The method that a class declares itself.
    fn declared_method(&self, class: Name, name: Name) -> Option<Func>;

    /// The classes that have an `@class` folder on the path.
    fn class_folders(&self) -> Vec<Name>;

    /// The class in whose method the program is: private members are its to use.
    fn acting_class(&self) -> Option<Name>;

    /// Whether the running function has this name: an access method reads and assigns its own property
    /// without calling itself.
    fn is_running(&self, method: Name) -> bool;

    /// Calls a function of the program and waits for it.
    fn call_function(&self, cx: &mut Context, func: Func, args: Args, nargout: usize) -> Outcome;

    /// Whether a function has outputs.
    fn gives(&self, func: Func) -> bool;

    /// Calls the builtin of this name, whatever classes declare; nothing where there is none.
    fn call_plain(&self, cx: &mut Context, name: Name, args: Args, nargout: usize) -> Option<Outcome>;

    /// A new object of a handle class. All are made here: objects may hold themselves.
    fn new_object(&self, class: Name, fields: StructArray) -> Rc<HandleObject>;

    /// Who is told of objects with destructors that go; nothing where the engine has no such objects.
    fn departures(&self) -> Option<Rc<dyn Departures>>;
}

impl dyn Objects + '_ {
    /// The class of this name, if a class file defines it.
    pub fn class(&self, name: Name) -> Option<Rc<Class>> {
        if let Some(known) = self.classes().known.borrow().get(&name) {
            return known.clone();
        }
        // Classes that inherit from themselves end here.
        self.classes().known.borrow_mut().insert(name, None);
        let def = self.declaration(name);
        let class = def.map(|def| Rc::new(inherit(&|parent| self.class(parent), def)));
        self.classes().known.borrow_mut().insert(name, class.clone());
        class
    }

    /// The method of a class, its own or inherited.
    pub fn find_method(&self, class: &Class, name: Name) -> Option<Func> {
        if let Some(known) = class.methods.borrow().get(&name) {
            return *known;
        }
        // A constructor is no method of the classes that inherit it, and a conversion to the class that is inherited
        // ends where the class has a constructor of its own.
        let names = |a: Name| a.as_str().rsplit('.').next() == Some(name.as_str());
        let constructs = names(class.def.name) && self.declared_method(class.def.name, name).is_some();
        let found = class.ancestors.iter().filter(|_| !constructs);
        let found = found.filter(|a| !names(**a)).find_map(|&a| self.declared_method(a, name));
        class.methods.borrow_mut().insert(name, found);
        found
    }

    /// The destructor of a class. A `delete` that takes more than the object, or gives a result, is a method like
    /// others. Source: MATLAB's documentation, "Handle Class Destructor".
    pub(crate) fn destructor(&self, class: &Class) -> Option<Func> {
        let name = *DELETE;
        let ordinary = self.declaration_of(class, name).is_some_and(|d| d.no_destructor);
        if ordinary { None } else { self.find_method(class, name) }
    }

    /// A new object of a handle class, whose destructor is called when nothing refers to it any more.
    pub(crate) fn new_instance(&self, class: &Class, fields: StructArray) -> Rc<HandleObject> {
        let object = self.new_object(class.def.name, fields);
        if *class.destroys.get_or_init(|| self.destructor(class).is_some()) {
            object.departures.replace(self.departures());
        }
        object
    }

    /// What a call of `name` with these arguments means where one of them is an object: a method
    /// of its class, or what all objects of its kind can do.
    pub fn method(&self, name: Name, args: &[Value]) -> Option<Found> {
        match dominant(self, args) {
            Some(object) => self.method_of(class_name(object)?, name, args),
            None => folder_method(self, name, args),
        }
    }

    /// What a call of `name` with these arguments means where the class of one of them decides.
    pub fn method_of(&self, class_name: Name, name: Name, args: &[Value]) -> Option<Found> {
        let Some(class) = self.class(class_name) else {
            let found = old_method(self, class_name, name);
            return found
                .or_else(|| of_old(self, class_name, name))
                .or_else(|| meta::of_meta(class_name, name));
        };
        let destroys =
            name.as_str() == class::DESTRUCTOR && class.is_handle && self.destructor(&class).is_some();
        if !destroys && let Some(func) = self.find_method(&class, name) {
            // A static method that is not listed, or named as what tells of any object, is its class's own
            // affair: `f(object)` does not mean it.
            let asked = TELLS_OF_OBJECTS.contains(&name.as_str());
            let declared = self.declaration_of(&class, name);
            let own = declared.is_some_and(|d| d.is_static && (d.hidden || asked));
            // What a superclass keeps to itself is nothing of this class.
            let kept = declared.is_some_and(|d| {
                d.access == Access::Private && d.owner != class_name && !self.may_use(d.access, d.owner)
            });
            if !own && !kept {
                return Some(match declared {
                    Some(d) if d.access != Access::Public => {
                        Found::Restricted(Restricted { func, name, owner: d.owner, access: d.access })
                    }
                    _ => Found::Function(func),
                });
            }
        }
        let first = matches!(args.first(), Some(Value::Object(_) | Value::Handle(_)));
        if !first && !members::holds_anywhere(name) {
            return None;
        }
        members::of_objects(&class, name).map(Found::Rule)
    }

    /// How a method of a class is declared, by itself or what it inherits from.
    pub(crate) fn declaration_of(&self, class: &Class, name: Name) -> Option<Declaration> {
        if let Some(known) = class.declarations.borrow().get(&name) {
            return *known;
        }
        let found = class.ancestors.iter().find_map(|&owner| {
            let c = self.class(owner)?;
            let m = c.def.methods.iter().find(|m| m.name == name.as_str())?;
            Some(Declaration {
                owner,
                access: m.access,
                is_static: m.is_static,
                hidden: m.hidden,
                no_destructor: m.no_destructor,
            })
        });
        class.declarations.borrow_mut().insert(name, found);
        found
    }

    /// Whether the running function may use a member that `owner` declares.
    pub fn may_use(&self, access: Access, owner: Name) -> bool {
        let constructs = || {
            let constructor = owner.as_str().rsplit('.').next().unwrap_or_default();
            self.is_running(owner) || self.is_running(Name::new(constructor))
        };
        let is_a = |a: Name, b: Name| self.class(a).is_some_and(|c| c.is_a(b));
        access.lets(owner, self.acting_class(), constructs, is_a)
    }

    /// What a dotted name means that no function has: the constructor of a class, or a constant, a
    /// member or a static method of one, with the names that follow.
    pub fn class_member(&self, name: Name) -> Option<(Rc<Class>, Vec<Name>)> {
        let text = name.as_str();
        if let Some(class) = self.class(name) {
            return Some((class, Vec::new()));
        }
        let mut end = text.len();
        while let Some(dot) = text[..end].rfind('.') {
            end = dot;
            if let Some(class) = self.class(Name::new(&text[..end])) {
                return Some((class, text[end + 1..].split('.').map(Name::new).collect()));
            }
        }
        None
    }

    /// The first result of a function of the program.
    pub(crate) fn first(&self, cx: &mut Context, func: Func, args: Args) -> Result<Value, Error> {
        self.call_function(cx, func, args, 1)?.into_iter().next().ok_or_else(errors::too_many_outputs)
    }

    /// Calls a method.
    pub(crate) fn call_found(
        &self,
        cx: &mut Context,
        found: Found,
        mut args: Args,
        nargout: usize,
    ) -> Outcome {
        match found {
            Found::Function(func) => self.call_function(cx, func, args, nargout),
            Found::Rule(rule) => {
                let mut outs = rule(self, cx, &mut args, nargout)?;
                outs.truncate(nargout.max(1));
                Ok(outs)
            }
            Found::Restricted(method) => {
                method.check(self)?;
                self.call_function(cx, method.func, args, nargout)
            }
        }
    }
}

/// A class with what it inherits; `find` gives the classes that a class file defines.
pub fn inherit(find: &dyn Fn(Name) -> Option<Rc<Class>>, def: ClassDef) -> Class {
    let mut ancestors = vec![def.name];
    let mut properties: Vec<(Name, PropertyDef)> =
        def.properties.iter().map(|p| (def.name, p.clone())).collect();
    let mut named: FxHashSet<String> = def.properties.iter().map(|p| p.name.clone()).collect();
    let mut is_handle = false;
    for &parent in &def.supers {
        is_handle |= matches!(
            parent.as_str(),
            "handle"
                | "dynamicprops"
                | "matlab.mixin.Copyable"
                | "matlab.mixin.SetGet"
                | "matlab.mixin.SetGetExactNames"
                | "event.EventData"
                | "event.listener"
        );
        let given: &[&str] = match parent.as_str() {
            "MException" => &["identifier", "message", "cause", "stack"],
            "event.EventData" => &["Source", "EventName"],
            _ => &[],
        };
        if !given.is_empty() {
            for &name in given {
                let property =
                    PropertyDef { name: name.to_owned(), set: Access::Private, ..Default::default() };
                named.insert(property.name.clone());
                properties.push((parent, property));
            }
        }
        let Some(class) = find(parent) else {
            ancestors.push(parent);
            if is_handle {
                ancestors.push(Name::new("handle"));
            }
            continue;
        };
        is_handle |= class.is_handle;
        ancestors.extend(&class.ancestors);
        for (owner, p) in &class.properties {
            if named.insert(p.name.clone()) {
                properties.push((*owner, p.clone()));
            }
        }
    }
    let is_cyclic = ancestors[1..].contains(&def.name);
    let mut seen = FxHashSet::default();
    ancestors.retain(|a| seen.insert(*a));
    let above: Vec<Rc<Class>> = match is_cyclic {
        true => Vec::new(),
        false => ancestors[1..].iter().filter_map(|a| find(*a)).collect(),
    };
    let defs = || above.iter().map(|c| &c.def).chain([&def]);
    let has_body = |name: &str| defs().any(|d| d.methods.iter().any(|m| m.name == name && !m.is_abstract));
    let left = |m: &&MethodDef| m.is_abstract && !has_body(&m.name);
    let unimplemented =
        above.iter().flat_map(|c| c.def.methods.iter().filter(left)).map(|m| Name::new(&m.name)).collect();
    let is_defined =
        |name: &str| defs().any(|d| d.properties.iter().any(|p| p.name == name && !p.is_abstract));
    let has_abstract_property = properties.iter().any(|(_, p)| p.is_abstract && !is_defined(&p.name));
    let broken_seal = broken_seal(&def, &above);
    Class {
        def,
        ancestors,
        unimplemented,
        has_abstract_property,
        broken_seal,
        is_handle,
        is_cyclic,
        properties,
        methods: RefCell::default(),
        declarations: RefCell::default(),
        plain: RefCell::default(),
        plain_methods: RefCell::default(),
        defaults: RefCell::default(),
        blank: RefCell::default(),
        destroys: OnceCell::new(),
        constants: RefCell::default(),
        enumeration: RefCell::default(),
    }
}

/// What a class does that it may not: inherit from a sealed class, define a sealed method again.
fn broken_seal(def: &ClassDef, above: &[Rc<Class>]) -> Option<String> {
    let sealed = above.iter().find(|c| c.def.sealed && def.supers.contains(&c.def.name));
    if let Some(sealed) = sealed {
        return Some(format!("Class '{}' is Sealed and may not be used as a superclass.", sealed.def.name));
    }
    let again = |m: &&MethodDef| m.sealed && def.methods.iter().any(|own| own.name == m.name);
    let (class, method) = above.iter().find_map(|c| Some((c, c.def.methods.iter().find(again)?)))?;
    Some(format!(
        "Method '{}' is Sealed in superclass '{}' and cannot be redefined.",
        method.name, class.def.name
    ))
}

/// Whether objects of some kind can do something of this name without declaring it, or a function of this name
/// tells of classes.
pub fn is_rule(name: &str) -> bool {
    find(name).is_some() || members::is_rule(name)
}

/// Methods that rules and kernels call where no program names them, in the order of the files that do.
const CALLED_BY_RULES: &[&str] = &[
    "logical",
    "displayEmptyObject",
    "displayScalarObject",
    "displayNonScalarObject",
    "getHeader",
    "getPropertyGroups",
    "getFooter",
    "copyElement",
    "getDefaultScalarElement",
    "disp",
    "display",
    "char",
    "string",
    "size",
    "numel",
    "end",
    "subsref",
    "subsasgn",
    "subsindex",
    "eq",
    "table2struct",
    "saveobj",
    "loadobj",
    class::DESTRUCTOR,
];

/// Whether a method may be called where no program names it: by a rule, or to read or assign a property.
pub fn is_called_by_rules(name: &str) -> bool {
    name.contains('.') || CALLED_BY_RULES.contains(&name)
}

/// What the rules of classes may do with objects beside looking at them and calling methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Nothing.
    Looks,
    /// Values that are no objects become some by constructors, where they stand beside objects.
    Joins,
    /// Nothing; what comes of references, of which no class has the method, is a truth value for each pair.
    Compares,
    /// The constructors of the class that is named among the arguments run, or one of its methods.
    Constructs,
    /// Properties are assigned, and constructors may run.
    Assigns,
}

/// What the rules of classes may do by a function of this name.
pub fn deed(name: &str) -> Deed {
    match name {
        "horzcat" | "vertcat" | "cat" => Deed::Joins,
        "eq" | "ne" => Deed::Compares,
        "mc_construct" | "mc_super" => Deed::Constructs,
        "subsasgn" => Deed::Assigns,
        _ => Deed::Looks,
    }
}

const TABLES: &[Table] = &[
    members::ABOUT,
    plain::TABLE,
    overload::TABLE,
    folders::TABLE,
    ancestors::TABLE,
    custom_display::TABLE,
    events::TABLE,
    meta::TABLE,
];

/// The function of this name that tells of classes or indexes objects.
pub fn find(name: &str) -> Option<Rule> {
    TABLES.iter().flat_map(|t| t.iter()).find(|(n, _)| *n == name).map(|(_, f)| *f)
}
