//! Classes that `classdef` files define: their data, inheritance, and where a method is found.
//!
//! An object of a value class is a struct array with a class name; one of a handle class is a
//! reference to such. Stored are the properties that are neither constant nor dependent. What a
//! member of an enumeration is called stands in the hidden field [`MEMBER`].
//! Source: MATLAB's documentation, "Class Definition", "Methods That Modify Default Behavior".

mod construct;
mod events;
pub(super) mod folders;
mod members;
mod meta;
pub(super) mod overload;
mod properties;

use super::Machine;
use super::resolve::{Callable, EngineFn};
use base::{FxHashMap, Name};
use builtins::Builtin;
use builtins::rule::ObjectsRule;
use ir::tir::FuncId;
use runtime::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

pub use events::Listeners;
pub(super) use members::{ABOUT, member_of};

/// The hidden field that holds the name of a member of an enumeration.
pub const MEMBER: &str = "mc_member";

/// The hidden field that holds the value of an object whose class inherits from a built-in one.
pub const DATA: &str = "mc_data";

/// The built-in classes that a class file can inherit from.
const BUILTIN: &[&str] = &[
    "double", "single", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "logical",
    "char",
];

/// The built-in value of an object whose class inherits from a built-in one; of an array of them (members
/// of an enumeration) the array of their values.
pub(super) fn data_of(v: &Value) -> Option<Value> {
    let Value::Object(o) = v else { return None };
    let first = o.data.get(0, Name::new(DATA))?;
    if o.data.numel() == 1 {
        return Some(first.clone());
    }
    let all = (0..o.data.numel()).filter_map(|e| o.data.get(e, Name::new(DATA)).cloned()).collect();
    let column = runtime::concat::concat(0, all).ok()?;
    runtime::reshape_value(column, v.dims()).ok()
}

/// Whether a builtin looks at these objects themselves, not at the built-in values they have.
pub(super) fn takes_objects(builtin: &Builtin, args: &[Value]) -> bool {
    let is_member = |v: &Value| matches!(v, Value::Object(o) if o.data.position(Name::new(MEMBER)).is_some());
    let alike = || args.windows(2).all(|p| p[0].class() == p[1].class());
    match builtin.objects {
        Some(ObjectsRule::Whole) => true,
        Some(ObjectsRule::Members) => args.iter().any(is_member),
        Some(ObjectsRule::MembersAlike) => args.iter().any(is_member) && alike(),
        None => false,
    }
}

/// Who may use a property or a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Access {
    /// Everybody.
    #[default]
    Public,
    /// The class and those that inherit from it.
    Protected,
    /// The class.
    Private,
    /// The constructor, to set it.
    Immutable,
}

/// A property as the class declares it.
#[derive(Clone, Debug, Default)]
pub struct PropertyDef {
    /// Its name.
    pub name: String,
    /// A function without inputs that gives the default.
    pub default: Option<FuncId>,
    /// The same for all objects.
    pub constant: bool,
    /// Not stored: computed by its `get` method.
    pub dependent: bool,
    /// Not shown.
    pub hidden: bool,
    /// Who may read it.
    pub get: Access,
    /// Who may assign it.
    pub set: Access,
    /// The class values are converted to.
    pub class: Option<String>,
    /// The size values must have; NaN leaves an extent free. Empty where none is declared.
    pub dims: Vec<f64>,
    /// Functions of one input that fail for a wrong value.
    pub validators: Vec<FuncId>,
}

/// A method as the class declares it.
#[derive(Clone, Debug)]
pub struct MethodDef {
    /// Its name; `get.Prop` and `set.Prop` for access methods.
    pub name: String,
    /// It takes no object.
    pub is_static: bool,
    /// It has no body.
    pub is_abstract: bool,
    /// Not listed.
    pub hidden: bool,
    /// Who may call it.
    pub access: Access,
}

/// A class as its file declares it.
#[derive(Clone, Debug)]
pub struct ClassDef {
    /// Its name with packages.
    pub name: Name,
    /// The classes it inherits from.
    pub supers: Vec<Name>,
    /// Its own properties.
    pub properties: Vec<PropertyDef>,
    /// Its own methods.
    pub methods: Vec<MethodDef>,
    /// The members of its enumeration, each with a function without inputs that gives the inputs
    /// of the constructor as a cell.
    pub members: Vec<(Name, Option<FuncId>)>,
    /// Its own events.
    pub events: Vec<Name>,
    /// Declared abstract.
    pub is_abstract: bool,
    /// The classes it declares inferior to itself.
    pub inferior: Vec<Name>,
}

/// A class with what it inherits.
#[derive(Debug)]
pub struct Class {
    /// The declaration.
    pub def: ClassDef,
    /// The class itself and all it inherits from, nearest first; built-in classes included.
    pub ancestors: Vec<Name>,
    /// Its objects are references.
    pub is_handle: bool,
    /// All properties with the class that declares each, in the order of display.
    pub properties: Vec<(Name, PropertyDef)>,
    methods: RefCell<FxHashMap<Name, Option<FuncId>>>,
    defaults: RefCell<Option<Vec<(Name, Value)>>>,
    constants: RefCell<FxHashMap<Name, Value>>,
    enumeration: RefCell<FxHashMap<Name, Value>>,
}

impl Class {
    /// The property of this name with the class that declares it.
    pub fn property(&self, name: Name) -> Option<&(Name, PropertyDef)> {
        self.properties.iter().find(|(_, p)| p.name == name.as_str())
    }

    /// Whether it is `other` or inherits from it.
    pub fn is_a(&self, other: Name) -> bool {
        self.ancestors.contains(&other)
    }

    /// How an array of its objects is shown: size, class, and the names of properties.
    pub(super) fn about_array(&self, size: &str, gap: &str) -> String {
        let visible = self.properties.iter().filter(|(_, p)| p.get == Access::Public && !p.hidden);
        let lines: String = visible.map(|(_, p)| format!("    {}\n", p.name)).collect();
        let name = self.def.name.as_str().rsplit('.').next().unwrap_or_default();
        let empty = if size.split('×').any(|n| n == "0") { "empty " } else { "" };
        match lines.is_empty() {
            true => format!("  {size} {empty}{name} array with no properties.\n"),
            false => format!("  {size} {empty}{name} array with properties:\n{gap}{lines}"),
        }
    }

    /// Whether it has members instead of constructed objects.
    pub fn is_enumeration(&self) -> bool {
        !self.def.members.is_empty()
    }
}

/// The class of an object.
pub(super) fn class_name(v: &Value) -> Option<Name> {
    match v {
        Value::Object(o) => Some(o.class),
        Value::Handle(h) => Some(h.class),
        _ => None,
    }
}

impl Machine {
    /// The class of this name, if a class file defines it.
    pub(super) fn class(&self, name: Name) -> Option<Rc<Class>> {
        if let Some(known) = self.classes.borrow().get(&name) {
            return known.clone();
        }
        // Classes that inherit from themselves end here.
        self.classes.borrow_mut().insert(name, None);
        let def = self.loader.borrow_mut().class(name);
        let class = def.map(|def| Rc::new(self.inherit(def)));
        self.classes.borrow_mut().insert(name, class.clone());
        class
    }

    fn inherit(&self, def: ClassDef) -> Class {
        let mut ancestors = vec![def.name];
        let mut properties: Vec<(Name, PropertyDef)> =
            def.properties.iter().map(|p| (def.name, p.clone())).collect();
        let mut is_handle = false;
        for &parent in &def.supers {
            is_handle |= matches!(
                parent.as_str(),
                "handle" | "dynamicprops" | "matlab.mixin.Copyable" | "event.EventData" | "event.listener"
            );
            if parent.as_str() == "MException" {
                for name in ["identifier", "message", "cause", "stack"] {
                    let property =
                        PropertyDef { name: name.to_owned(), set: Access::Private, ..Default::default() };
                    properties.push((parent, property));
                }
            }
            let Some(class) = self.class(parent) else {
                ancestors.push(parent);
                if is_handle {
                    ancestors.push(Name::new("handle"));
                }
                continue;
            };
            is_handle |= class.is_handle;
            ancestors.extend(&class.ancestors);
            for (owner, p) in &class.properties {
                if !properties.iter().any(|(_, q)| q.name == p.name) {
                    properties.push((*owner, p.clone()));
                }
            }
        }
        let mut seen = Vec::new();
        ancestors.retain(|a| {
            !seen.contains(a) && {
                seen.push(*a);
                true
            }
        });
        Class {
            def,
            ancestors,
            is_handle,
            properties,
            methods: RefCell::default(),
            defaults: RefCell::default(),
            constants: RefCell::default(),
            enumeration: RefCell::default(),
        }
    }

    /// The method of a class, its own or inherited.
    pub(super) fn find_method(&self, class: &Class, name: Name) -> Option<FuncId> {
        if let Some(known) = class.methods.borrow().get(&name) {
            return *known;
        }
        let found = class.ancestors.iter().find_map(|&a| {
            // A constructor is no method of the classes that inherit it.
            let constructor = a.as_str().rsplit('.').next() == Some(name.as_str());
            if constructor { None } else { self.loader.borrow_mut().resolve_method(a, name) }
        });
        class.methods.borrow_mut().insert(name, found);
        found
    }

    /// What a call of `name` with these arguments means where one of them is an object: a method
    /// of its class, or what all objects of its kind can do.
    pub(super) fn method(&self, name: Name, args: &[Value]) -> Option<Callable> {
        let Some(object) = self.dominant(args) else { return self.folder_method(name, args) };
        let class_name = class_name(object)?;
        let Some(class) = self.class(class_name) else {
            if let Some(f) = super::engine::method(class_name, name) {
                return Some(Callable::Engine(f));
            }
            let found = self.old_method(class_name, name);
            return found.or_else(|| self.of_old(class_name, name));
        };
        let destructor = name.as_str() == "delete" && class.is_handle;
        if !destructor && let Some(func) = self.find_method(&class, name) {
            return Some(Callable::User(func));
        }
        let first = matches!(args.first(), Some(Value::Object(_) | Value::Handle(_)));
        if !first && !matches!(name.as_str(), "eq" | "ne") {
            return None;
        }
        members::of_objects(&class, name).map(Callable::Engine)
    }

    /// The class in whose method the program is: private members are its to use.
    pub(super) fn acting_class(&self) -> Option<Name> {
        let func = self.current_func()?;
        self.loader.borrow().class_of(func)
    }

    /// Whether the running function may use a member that `owner` declares.
    pub(super) fn may_use(&self, access: Access, owner: Name) -> bool {
        let Some(acting) = self.acting_class() else { return access == Access::Public };
        match access {
            Access::Public => true,
            Access::Private | Access::Immutable => acting == owner,
            Access::Protected => {
                acting == owner
                    || self.class(acting).is_some_and(|c| c.is_a(owner))
                    || self.class(owner).is_some_and(|c| c.is_a(acting))
            }
        }
    }

    /// What a dotted name means that no function has: the constructor of a class, or a constant, a
    /// member or a static method of one, with the names that follow.
    pub(super) fn class_member(&self, name: Name) -> Option<(Rc<Class>, Vec<Name>)> {
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
}

/// What objects of a kind can do, by name.
pub(super) type Table = &'static [(&'static str, EngineFn)];
