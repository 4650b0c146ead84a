//! What a `classdef` declares, as look-up and the run need it: the members with the attributes of
//! their blocks beside each. It does not follow superclasses and evaluates nothing.

use base::{Name, Span};
use std::rc::Rc;
use syntax::ast::{self, Attribute, ClassMembers, ExprKind, Item, Method};

/// A class.
#[derive(Debug)]
pub struct ClassInfo {
    /// Its name without packages.
    pub name: Name,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// The classes it inherits from.
    pub supers: Vec<Name>,
    /// Its properties in order.
    pub properties: Vec<PropertyInfo>,
    /// Its methods in order.
    pub methods: Vec<MethodInfo>,
    /// The members of its enumeration with the constructor's arguments.
    pub members: Vec<ast::EnumMember>,
    /// Its events.
    pub events: Vec<Name>,
    /// Where it stands.
    pub span: Span,
}

/// A property.
#[derive(Debug)]
pub struct PropertyInfo {
    /// Name, size, class, validators and default.
    pub declaration: ast::Declaration,
    /// The attributes of its block.
    pub attributes: Rc<[Attribute]>,
}

/// A method.
#[derive(Debug)]
pub struct MethodInfo {
    /// Its name; `get.Prop` and `set.Prop` for access methods.
    pub name: Name,
    /// Its body; none where it is abstract or in a file of its own.
    pub function: Option<Rc<ast::Function>>,
    /// Whether it takes no object.
    pub is_static: bool,
    /// The attributes of its block.
    pub attributes: Rc<[Attribute]>,
}

impl ClassInfo {
    /// Takes a class apart.
    pub fn new(class: ast::ClassDef) -> ClassInfo {
        let mut info = ClassInfo {
            name: class.name.name,
            attributes: class.attributes,
            supers: class.supers.iter().map(|s| s.name()).collect(),
            properties: Vec::new(),
            methods: Vec::new(),
            members: Vec::new(),
            events: Vec::new(),
            span: class.span,
        };
        for block in class.blocks {
            if let Item::Member(block) = block {
                info.add(block);
            }
        }
        info
    }

    fn add(&mut self, block: ast::ClassBlock) {
        let attributes: Rc<[Attribute]> = block.attributes.into();
        match block.members {
            ClassMembers::Properties(items) => self.properties.extend(
                members(items)
                    .map(|declaration| PropertyInfo { declaration, attributes: attributes.clone() }),
            ),
            ClassMembers::Methods(items) => self.methods.extend(members(items).map(|method| {
                let (name, function) = match method {
                    Method::Function(f) => (f.name.name(), Some(Rc::from(f))),
                    Method::Signature(s) => (s.name.name(), None),
                };
                let is_static = is_set(&attributes, "Static");
                MethodInfo { name, function, is_static, attributes: attributes.clone() }
            })),
            ClassMembers::Events(items) => self.events.extend(members(items).map(|e| e.name)),
            ClassMembers::Enumeration(items) => self.members.extend(members(items)),
        }
    }

    /// The method of this name.
    pub fn method(&self, name: Name) -> Option<&MethodInfo> {
        self.methods.iter().find(|m| m.name == name)
    }
}

fn members<T>(items: Vec<Item<T>>) -> impl Iterator<Item = T> {
    items.into_iter().filter_map(|item| match item {
        Item::Member(member) => Some(member),
        Item::Comment(_) => None,
    })
}

/// Whether a logical attribute is set: `Name`, `Name = true`, not `~Name` nor `Name = false`.
pub fn is_set(attributes: &[Attribute], name: &str) -> bool {
    attributes.iter().any(|a| {
        let off = match a.value.as_ref().map(|v| &v.kind) {
            Some(ExprKind::Ident(value)) => value.as_str() == "false",
            Some(ExprKind::Number { value, .. }) => *value == 0.0,
            _ => false,
        };
        a.name.name.as_str().eq_ignore_ascii_case(name) && !a.negated && !off
    })
}

/// Whether everybody may set the properties of a block with these attributes.
pub fn is_settable(attributes: &[Attribute]) -> bool {
    let closed = |a: &Attribute| {
        let name = a.name.name.as_str().to_ascii_lowercase();
        let to = match a.value.as_ref().map(|v| &v.kind) {
            Some(ExprKind::Ident(to)) => to.as_str().to_owned(),
            Some(ExprKind::Char(to)) => to.to_string(),
            _ => String::new(),
        };
        matches!(name.as_str(), "access" | "setaccess") && !to.eq_ignore_ascii_case("public")
    };
    !is_set(attributes, "Constant") && !attributes.iter().any(closed)
}
