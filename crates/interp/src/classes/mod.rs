//! Classes that `classdef` files define: inheritance, and where a method is found. What a class is as data,
//! [`class`](crate::class) says.
//! Source: MATLAB's documentation, "Class Definition", "Methods That Modify Default Behavior".

pub(crate) mod ancestors;
pub(crate) mod construct;
pub(crate) mod events;
pub(crate) mod folders;
pub(crate) mod members;
pub(crate) mod meta;
pub(crate) mod overload;
pub(crate) mod properties;

use crate::class::{Access, Class, ClassDef, PropertyDef, class_name};
use crate::classes::folders::{dominant, folder_method, of_old, old_method};
use crate::machine::{Callable, EngineFn, Machine, Table};
use base::Name;
use ir::tir::FuncId;
use runtime::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

impl Machine {
    /// The class of this name, if a class file defines it.
    pub(crate) fn class(&self, name: Name) -> Option<Rc<Class>> {
        if let Some(known) = self.classes.borrow().get(&name) {
            return known.clone();
        }
        // Classes that inherit from themselves end here.
        self.classes.borrow_mut().insert(name, None);
        let def = self.loader.borrow_mut().class(name);
        let class = def.map(|def| Rc::new(inherit(self, def)));
        self.classes.borrow_mut().insert(name, class.clone());
        class
    }

    /// The method of a class, its own or inherited.
    pub(crate) fn find_method(&self, class: &Class, name: Name) -> Option<FuncId> {
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
    pub(crate) fn method(&self, name: Name, args: &[Value]) -> Option<Callable> {
        let Some(object) = dominant(self, args) else { return folder_method(self, name, args) };
        let class_name = class_name(object)?;
        let Some(class) = self.class(class_name) else {
            if let Some(f) = crate::engine::method(class_name, name) {
                return Some(Callable::Engine(f));
            }
            let found = old_method(self, class_name, name);
            return found.or_else(|| of_old(self, class_name, name));
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
    pub(crate) fn acting_class(&self) -> Option<Name> {
        let func = self.current_func()?;
        self.loader.borrow().class_of(func)
    }

    /// Whether the running function may use a member that `owner` declares.
    pub(crate) fn may_use(&self, access: Access, owner: Name) -> bool {
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
    pub(crate) fn class_member(&self, name: Name) -> Option<(Rc<Class>, Vec<Name>)> {
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

pub(crate) fn inherit(m: &Machine, def: ClassDef) -> Class {
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
        let Some(class) = m.class(parent) else {
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

const TABLES: &[Table] = &[members::ABOUT, overload::TABLE, folders::TABLE, ancestors::TABLE];

/// The builtin of this name that tells of classes or indexes objects.
pub(crate) fn find(name: &str) -> Option<EngineFn> {
    TABLES.iter().flat_map(|t| t.iter()).find(|(n, _)| *n == name).map(|(_, f)| *f)
}
