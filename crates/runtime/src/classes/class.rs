//! Classes as data: what a class file declares, what a class has with what it inherits, what `@class` folders
//! told, who listens to events. An object of a value class is a struct array with a class name; one of a handle
//! class is a reference to such. Stored are the properties that are neither constant nor dependent. What a member of an enumeration is called stands in the hidden field [`MEMBER`].

use super::Func;
use crate::handles::HandleObject;
use crate::structs::StructArray;
use crate::value::Value;
use base::{FxHashMap, FxHashSet, Name};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};

/// The hidden field that holds the name of a member of an enumeration.
pub const MEMBER: &str = "mc_member";

/// The method that is called when an object goes.
pub const DESTRUCTOR: &str = "delete";

/// The hidden field that holds the value of an object whose class inherits from a built-in one.
pub const DATA: &str = "mc_data";

/// The built-in classes that a class file can inherit from.
pub(crate) const BUILTIN: &[&str] = &[
    "double", "single", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "logical",
    "char",
];

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
    /// The class and those of a list, their names with commas between them, with what inherits from these.
    Listed(Name),
}

impl Access {
    /// Whether the program may use what `owner` declares so, while it is in a method of the class `acting`;
    /// `constructs` says whether that is the constructor, `is_a` whether a class is or inherits another.
    pub fn lets(
        self,
        owner: Name,
        acting: Option<Name>,
        constructs: impl FnOnce() -> bool,
        is_a: impl Fn(Name, Name) -> bool,
    ) -> bool {
        let Some(acting) = acting else { return self == Access::Public };
        match self {
            Access::Public => true,
            Access::Private => acting == owner,
            Access::Immutable => acting == owner && constructs(),
            Access::Protected => acting == owner || is_a(acting, owner) || is_a(owner, acting),
            Access::Listed(classes) => {
                acting == owner
                    || classes.as_str().split(',').any(|c| acting.as_str() == c || is_a(acting, Name::new(c)))
            }
        }
    }
}

/// A property as the class declares it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PropertyDef {
    /// Its name.
    pub name: String,
    /// A function without inputs that gives the default.
    pub default: Option<Func>,
    /// The same for all objects.
    pub constant: bool,
    /// Not stored: computed by its `get` method.
    pub dependent: bool,
    /// Not shown.
    pub hidden: bool,
    /// Of a handle object: an equal value is not assigned, and no listener told.
    pub abort_set: bool,
    /// Left for subclasses to define.
    pub is_abstract: bool,
    /// Not saved.
    pub transient: bool,
    /// Not copied with its object.
    pub non_copyable: bool,
    /// Of a class of tests: the values that its tests are run with.
    pub test_parameter: bool,
    /// Listeners may be told when it is read.
    pub get_observable: bool,
    /// Listeners may be told when it is assigned.
    pub set_observable: bool,
    /// Who may read it.
    pub get: Access,
    /// Who may assign it.
    pub set: Access,
    /// The class values are converted to.
    pub class: Option<String>,
    /// The size values must have; NaN leaves an extent free. Empty where none is declared.
    pub dims: Vec<f64>,
    /// Functions of one input that fail for a wrong value.
    pub validators: Vec<Func>,
}

/// A method as the class declares it.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodDef {
    /// Its name; `get.Prop` and `set.Prop` for access methods.
    pub name: String,
    /// It takes no object.
    pub is_static: bool,
    /// It has no body.
    pub is_abstract: bool,
    /// Not listed.
    pub hidden: bool,
    /// Subclasses cannot define it again.
    pub sealed: bool,
    /// Its signature is not a destructor's: one object, no result.
    pub no_destructor: bool,
    /// Who may call it.
    pub access: Access,
    /// What its inputs are called; `~` where one has no name.
    pub inputs: Vec<Name>,
    /// What its outputs are called.
    pub outputs: Vec<Name>,
    /// Which of `TEST_ROLES` it has in a class of tests.
    pub test_role: Option<&'static str>,
}

/// The attributes of methods of a class of tests, which say what a test runner does with them.
pub const TEST_ROLES: [&str; 5] =
    ["Test", "TestMethodSetup", "TestMethodTeardown", "TestClassSetup", "TestClassTeardown"];

/// The role of this name.
pub fn test_role(name: &str) -> Option<&'static str> {
    TEST_ROLES.into_iter().find(|role| *role == name)
}

/// A class as its file declares it.
#[derive(Clone, Debug, PartialEq)]
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
    pub members: Vec<(Name, Option<Func>)>,
    /// Its own events.
    pub events: Vec<Name>,
    /// Declared abstract.
    pub is_abstract: bool,
    /// Nothing can inherit from it.
    pub sealed: bool,
    /// Not listed.
    pub hidden: bool,
    /// Its constructor is called when objects are loaded.
    pub construct_on_load: bool,
    /// Declared to be a value class that handle classes may inherit from.
    pub handle_compatible: bool,
    /// The classes it declares inferior to itself.
    pub inferior: Vec<Name>,
    /// The classes whose constructors its own calls: `obj@class(...)`.
    pub constructs: Vec<Name>,
}

impl ClassDef {
    /// The same with other numbers of its functions.
    pub fn renumbered(mut self, number: &dyn Fn(Func) -> Func) -> ClassDef {
        for p in &mut self.properties {
            p.default = p.default.map(number);
            p.validators.iter_mut().for_each(|f| *f = number(*f));
        }
        self.members.iter_mut().for_each(|(_, f)| *f = f.map(number));
        self
    }
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
    /// It inherits from itself: there are no objects of it.
    pub is_cyclic: bool,
    /// The abstract methods that it inherits and that neither it nor another of its ancestors declares with a body.
    pub unimplemented: Vec<Name>,
    /// It has abstract properties, its own or inherited ones that nobody defines.
    pub has_abstract_property: bool,
    /// Why it cannot be a class: what it does with something sealed.
    pub broken_seal: Option<String>,
    /// All properties with the class that declares each, in the order of display.
    pub properties: Vec<(Name, PropertyDef)>,
    pub(crate) methods: RefCell<FxHashMap<Name, Option<Func>>>,
    pub(crate) declarations: RefCell<FxHashMap<Name, Option<Declaration>>>,
    pub(crate) plain: RefCell<FxHashMap<Name, Plain>>,
    pub(crate) plain_methods: RefCell<FxHashMap<Name, Option<Func>>>,
    pub(crate) defaults: RefCell<Option<Vec<(Name, Value)>>>,
    /// The properties of an object with all defaults, once one was made.
    pub(crate) blank: RefCell<Option<StructArray>>,
    /// Whether it has a destructor, once somebody has asked.
    pub(crate) destroys: OnceCell<bool>,
    pub(crate) constants: RefCell<FxHashMap<Name, Value>>,
    pub(crate) enumeration: RefCell<FxHashMap<Name, Value>>,
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
    pub(crate) fn about_array(&self, value: &Value, gap: &str) -> String {
        let size = value.dims().join("×");
        let visible = self.properties.iter().filter(|(_, p)| p.get == Access::Public && !p.hidden);
        let lines: String = visible.map(|(_, p)| format!("    {}\n", p.name)).collect();
        let name = self.def.name.as_str().rsplit('.').next().unwrap_or_default();
        if self.is_enumeration() {
            return format!("  {size} empty {name} enumeration array.\n");
        }
        let empty = if value.is_empty() { "empty " } else { "" };
        let (kind, name) = match super::heterogeneous::classes(value).as_slice() {
            [] | [_] => ("", name.to_owned()),
            several => ("heterogeneous ", format!("{name} ({})", several.join(", "))),
        };
        match lines.is_empty() {
            true => format!("  {size} {empty}{kind}{name} array with no properties.\n"),
            false => format!("  {size} {empty}{kind}{name} array with properties:\n{gap}{lines}"),
        }
    }

    /// Whether it has members instead of constructed objects.
    pub fn is_enumeration(&self) -> bool {
        !self.def.members.is_empty()
    }
}

/// The built-in value of an object whose class inherits from a built-in one; of an array of them (members
/// of an enumeration) the array of their values.
pub fn data_of(v: &Value) -> Option<Value> {
    let Value::Object(o) = v else { return None };
    let first = o.data.get(0, Name::new(DATA))?;
    if o.data.numel() == 1 {
        return Some(first.clone());
    }
    let all = (0..o.data.numel()).filter_map(|e| o.data.get(e, Name::new(DATA)).cloned()).collect();
    let column = crate::concat::concat(0, all).ok()?;
    crate::reshape_value(column, v.dims()).ok()
}

/// The class of an object.
pub fn class_name(v: &Value) -> Option<Name> {
    match v {
        Value::Object(o) => Some(o.class),
        Value::Handle(h) => Some(h.class()),
        _ => None,
    }
}

/// Where a method is declared, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Declaration {
    /// The class that declares it.
    pub owner: Name,
    /// Who may call it.
    pub access: Access,
    /// It takes no object.
    pub is_static: bool,
    /// Not listed.
    pub hidden: bool,
    /// Its signature is not a destructor's.
    pub no_destructor: bool,
}

/// Who reads a property, and who assigns it, where that is no more than reading or storing a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain {
    /// Who reads it so.
    pub get: User,
    /// Who assigns it so.
    pub set: User,
}

impl Plain {
    /// Who does both.
    pub fn both(self) -> User {
        match (self.get, self.set) {
            (User::All, one) | (one, User::All) => one,
            (get, set) if get == set => set,
            _ => User::None,
        }
    }
}

/// Who may do something without further rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum User {
    /// Everybody.
    All,
    /// What runs for this class.
    Only(Name),
    /// Nobody: there are rules.
    None,
}

/// What constructors told of their classes.
#[derive(Debug, Default)]
pub struct Folders {
    /// The parents of each class without a class file.
    pub(crate) parents: RefCell<FxHashMap<Name, Vec<Name>>>,
    /// Pairs of a class and one inferior to it.
    pub(crate) order: RefCell<FxHashSet<(Name, Name)>>,
    /// The classes that have a folder, as of a state of the program.
    pub(crate) known: RefCell<FxHashSet<Name>>,
    /// The state of the program in which `known` was read.
    pub(crate) read_at: Cell<Option<u32>>,
    /// Whether there is any such folder.
    pub(crate) any: Cell<bool>,
}

impl Folders {
    /// Whether a class has neither a class file nor the engine behind it: its folder made it.
    pub(crate) fn is_old(&self, class: Name) -> bool {
        self.parents.borrow().contains_key(&class)
    }

    pub(crate) fn lineage(&self, class: Name, to: Name) -> Option<Vec<Name>> {
        if class == to {
            return Some(Vec::new());
        }
        let parents = self.parents.borrow().get(&class).cloned()?;
        parents.into_iter().find_map(|p| {
            let mut way = self.lineage(p, to)?;
            way.insert(0, p);
            Some(way)
        })
    }
}

/// One listener.
#[derive(Debug)]
pub struct Listener {
    pub(crate) source: Weak<HandleObject>,
    pub(crate) event: String,
    pub(crate) object: Weak<HandleObject>,
    /// Its callback runs: what that does is not told it again.
    pub(crate) running: Rc<Cell<bool>>,
    /// The listener where it lives as long as its source; else as long as somebody refers to it.
    pub(crate) _held: Option<Rc<HandleObject>>,
}

impl Listener {
    /// What it calls: its own, which may be another one than it began with.
    pub(crate) fn callback(&self) -> Option<Value> {
        self.object.upgrade().and_then(|o| o.fields.borrow().get(0, Name::new("Callback")).cloned())
    }

    /// Whether it is there and wants to be called.
    pub(crate) fn is_on(&self) -> bool {
        self.object.upgrade().is_some_and(|o| {
            let on = o.fields.borrow().get(0, Name::new("Enabled")).and_then(Value::as_f64);
            o.valid.get() && on != Some(0.0) && !self.running.get()
        })
    }

    /// Whether it will never be called again.
    pub(crate) fn is_gone(&self) -> bool {
        self.source.strong_count() == 0 || self.object.upgrade().is_none_or(|o| !o.valid.get())
    }
}
