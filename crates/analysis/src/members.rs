//! Members of objects whose class is known: which function a method is, and what reading and assigning a property
//! comes to, from the declarations of classes alone. The value analysis and the code generator ask here, so that
//! they agree; the run decides by the same rules (`runtime::classes`).
//!
//! A class has *direct* members where nothing but its declaration says what an access means: its ancestors are all
//! known, no `subsref` or `subsasgn` takes indexing over, and it is no enumeration. Objects of a direct value class
//! that stores properties, whose defaults are plain, are *records*: the analysis follows each property by itself.

use crate::value::access::empty;
use base::{FxHashMap, Name};
use builtins::rule::Effects;
use ir::tir::{CallTarget, FuncId, Function, Stmt};
use runtime::classes::class::{Access, Class as ClassOf, PropertyDef};
use runtime::classes::text::Declared;
use std::cell::RefCell;
use std::rc::Rc;
use types::{AbsValue, Class, ClassValue, Matrix, NoFacts, Shape, Truth};

/// Ancestors that say nothing of methods and properties.
const SILENT: [&str; 3] = ["handle", "matlab.mixin.Copyable", "matlab.mixin.Heterogeneous"];
/// More properties than this are not followed one by one.
const MOST: usize = 64;

/// The function that runs: the class whose members it may use, and its name.
#[derive(Clone, Copy, Debug)]
pub struct Acting {
    /// The class.
    pub class: Option<Name>,
    /// The function.
    pub function: Name,
}

/// One of the constructors that make an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The function.
    pub func: FuncId,
    /// It gets the operands of the call; else none.
    pub given: bool,
}

/// The classes of a program with what they inherit.
#[derive(Debug, Default)]
pub struct Members {
    list: Vec<Declared>,
    known: RefCell<FxHashMap<Name, Option<Rc<ClassOf>>>>,
}

impl Members {
    /// These classes.
    pub fn new(list: Vec<Declared>) -> Members {
        Members { list, known: RefCell::default() }
    }

    /// One more class; those that it inherits from may come later.
    pub fn push(&mut self, class: Declared) {
        self.list.push(class);
        self.known.borrow_mut().clear();
    }

    /// All of them.
    pub fn list(&self) -> &[Declared] {
        &self.list
    }

    /// All of them, given away.
    pub fn into_list(self) -> Vec<Declared> {
        self.list
    }

    /// What is declared of a class.
    pub fn declared(&self, class: Name) -> Option<&Declared> {
        self.list.iter().find(|c| c.name == class)
    }

    /// A class with what it inherits.
    pub fn class(&self, name: Name) -> Option<Rc<ClassOf>> {
        if let Some(known) = self.known.borrow().get(&name) {
            return known.clone();
        }
        // Classes that inherit from themselves end here.
        self.known.borrow_mut().insert(name, None);
        let def = self.declared(name)?.def.clone()?;
        let class = Rc::new(runtime::classes::inherit(&|parent| self.class(parent), def));
        self.known.borrow_mut().insert(name, Some(class.clone()));
        Some(class)
    }

    /// The class, where its members are direct.
    fn direct(&self, name: Name) -> Option<Rc<ClassOf>> {
        let class = self.class(name)?;
        let known = |a: &Name| self.class(*a).is_some() || SILENT.contains(&a.as_str());
        let takes_over = |method: &str| self.own_method(&class, Name::new(method)).is_some();
        let enumerates = class.ancestors.iter().filter_map(|a| self.class(*a)).any(|c| c.is_enumeration());
        let indexes = ["subsref", "subsasgn", "numArgumentsFromSubscript"].into_iter().any(takes_over);
        (class.ancestors.iter().all(known) && !enumerates && !indexes).then_some(class)
    }

    /// The method of a class, its own or inherited, with the class that has it.
    fn own_method(&self, class: &ClassOf, name: Name) -> Option<(Name, FuncId)> {
        // A constructor is no method of the classes that inherit it, and a conversion to the class that is inherited
        // ends where the class has a constructor of its own.
        let names = |a: Name| short(a) == name.as_str();
        if names(class.def.name) && self.constructor(class.def.name).is_some() {
            return None;
        }
        class.ancestors.iter().filter(|a| !names(**a)).find_map(|&a| {
            let functions = &self.declared(a)?.functions;
            let found = functions.iter().find(|(n, _)| *n == name);
            found.map(|(_, f)| (a, FuncId::from_u32(f.0)))
        })
    }

    /// The method that a call with an object of this class means, of those that the class lets who runs call.
    pub fn method(&self, class: Name, name: Name, acting: Acting) -> Option<FuncId> {
        let class = self.direct(class)?;
        if name.as_str() == "delete" && class.is_handle || name.as_str().contains('.') {
            return None;
        }
        let (owner, func) = self.own_method(&class, name)?;
        let declaration = class.ancestors.iter().find_map(|&a| {
            let c = self.class(a)?;
            let m = c.def.methods.iter().find(|m| m.name == name.as_str())?;
            Some((a, m.access, m.is_static || m.is_abstract || m.hidden))
        });
        match declaration {
            Some((by, access, other)) => {
                let may = self.may_use(access, by, acting);
                (by == owner && !other && may).then_some(func)
            }
            None => self.declared(owner).filter(|d| d.folder).map(|_| func),
        }
    }

    /// Whether a class has a method of this name.
    pub fn has_method(&self, class: Name, name: Name) -> bool {
        self.class(class).is_some_and(|class| self.own_method(&class, name).is_some())
    }

    /// Among the classes of operands, the one that decides: the leftmost to which none is superior.
    pub fn dominant(&self, classes: &[Name]) -> Option<Name> {
        let (mut found, rest) = classes.split_first().map(|(first, rest)| (*first, rest))?;
        for &other in rest {
            if other != found && self.class(other)?.def.inferior.contains(&found) {
                found = other;
            }
        }
        Some(found)
    }

    /// Whether who runs may use what `owner` declares with this access.
    fn may_use(&self, access: Access, owner: Name, acting: Acting) -> bool {
        let constructs = || acting.function.as_str() == short(owner);
        let is_a = |a: Name, b: Name| self.class(a).is_some_and(|c| c.is_a(b));
        access.lets(owner, acting.class, constructs, is_a)
    }

    /// A stored property that who runs may `read` (else assign), where that is no more than reading or storing a
    /// field; what is assigned must be of [its kind](fits).
    pub fn field(&self, class: Name, name: Name, acting: Acting, read: bool) -> Option<PropertyDef> {
        let class = self.direct(class)?;
        let (owner, p) = class.property(name)?;
        let (verb, access) = if read { ("get", p.get) } else { ("set", p.set) };
        let method = Name::new(&format!("{verb}.{name}"));
        let ruled = self.own_method(&class, method).is_some() && acting.function != method;
        let plain = !p.constant && !p.dependent && !ruled && !(p.abort_set && !read);
        (plain && self.may_use(access, *owner, acting)).then(|| p.clone())
    }

    /// A constant property that who runs may read.
    pub fn constant(&self, class: Name, name: Name, acting: Acting) -> Option<PropertyDef> {
        let class = self.direct(class)?;
        let (owner, p) = class.property(name)?;
        (p.constant && self.may_use(p.get, *owner, acting)).then(|| p.clone())
    }

    /// Where objects of a class keep a stored property, from 0.
    pub fn place(&self, class: Name, name: Name) -> Option<usize> {
        let class = self.class(class)?;
        let mut stored = class.properties.iter().map(|(_, p)| p).filter(|p| !p.constant && !p.dependent);
        stored.position(|p| p.name == name.as_str())
    }

    /// Whether parts of an array of objects of a class are objects of the same class, by subscripts alone.
    pub fn is_uniform(&self, class: Name) -> bool {
        let mixed = |a: &Name| {
            a.as_str() == "matlab.mixin.Heterogeneous"
                || Class::from_name(a.as_str()).is_some_and(Class::is_matrix)
        };
        self.direct(class).is_some_and(|c| !c.ancestors.iter().any(mixed))
    }

    /// The classes that inherit from one.
    pub fn is_inherited(&self, class: Name) -> bool {
        self.list.iter().any(|c| c.name != class && self.class(c.name).is_some_and(|c| c.is_a(class)))
    }

    /// The class of which a function is a method with an object for its first parameter.
    pub fn is_method_of(&self, func: FuncId) -> Option<(Name, Name)> {
        let (class, name) = self.owner(func)?;
        let def = class.def.as_ref()?;
        let plain = |m: &runtime::classes::class::MethodDef| m.name == name.as_str() && !m.is_static;
        let declared = def.methods.iter().any(plain) || name.as_str().contains('.');
        (declared && short(class.name) != name.as_str()).then_some((class.name, name))
    }

    /// Whether objects of a class are references whose properties are reached by their names alone.
    pub fn refers(&self, class: Name) -> bool {
        self.direct(class).is_some_and(|c| c.is_handle)
    }

    /// The `get` method that reading a property calls.
    pub fn getter(&self, class: Name, name: Name, acting: Acting) -> Option<FuncId> {
        let class = self.direct(class)?;
        let (owner, p) = class.property(name)?;
        let method = Name::new(&format!("get.{name}"));
        let may = !p.constant && acting.function != method && self.may_use(p.get, *owner, acting);
        self.own_method(&class, method).filter(|_| may).map(|(_, func)| func)
    }

    /// Whether assigning a property calls a method of its own.
    pub fn is_set_by_method(&self, class: Name, name: Name, acting: Acting) -> bool {
        let method = Name::new(&format!("set.{name}"));
        let own = self.class(class).and_then(|class| self.own_method(&class, method));
        own.is_some() && acting.function != method
    }

    /// Whether a class has a property of this name, of whatever kind.
    pub fn has_property(&self, class: Name, name: Name) -> bool {
        self.class(class).is_some_and(|c| c.property(name).is_some())
    }

    /// The properties that objects of a value class store, in order, where they may be records: they are where all
    /// defaults are [plain](is_plain).
    pub fn stored(&self, class: Name) -> Option<Vec<PropertyDef>> {
        let class = self.direct(class)?;
        let stored = class.properties.iter().map(|(_, p)| p).filter(|p| !p.constant && !p.dependent);
        let fits = |list: &Vec<PropertyDef>| !class.is_handle && (1..=MOST).contains(&list.len());
        Some(stored.cloned().collect()).filter(fits)
    }

    /// The constructors that a call by the name of a class runs one after another on an object with all defaults.
    pub fn construct(&self, name: Name) -> Option<Vec<Level>> {
        let class = self.direct(name)?;
        let methods = &class.def.methods;
        let private = methods.iter().any(|m| m.name == short(name) && m.access != Access::Public);
        let open =
            class.has_abstract_property || !class.unimplemented.is_empty() || class.broken_seal.is_some();
        if class.def.is_abstract || methods.iter().any(|m| m.is_abstract) || private || open {
            return None;
        }
        self.levels(name)
    }

    /// The same of a call for an object that is there, of a class that inherits from this one.
    pub fn levels(&self, class: Name) -> Option<Vec<Level>> {
        let mut levels = Vec::new();
        self.add_levels(class, true, MOST, &mut levels)?;
        Some(levels)
    }

    /// Recursion is as deep as classes inherit.
    fn add_levels(&self, name: Name, given: bool, depth: usize, levels: &mut Vec<Level>) -> Option<()> {
        let class = self.class(name).filter(|_| depth > 0)?;
        let own = self.constructor(name);
        // Those that a constructor calls itself are its affair.
        let calls = |s: &Name| own.is_some() && class.def.constructs.contains(s);
        for s in class.def.supers.iter().filter(|s| self.class(**s).is_some() && !calls(s)) {
            self.add_levels(*s, given && own.is_none(), depth - 1, levels)?;
        }
        let Some(func) = own else { return Some(()) };
        let again = levels.iter().any(|l| l.func == func);
        levels.push(Level { func, given });
        (!again).then_some(())
    }

    /// The constructor that a class declares.
    pub fn constructor(&self, class: Name) -> Option<FuncId> {
        let own = self.declared(class)?.functions.iter().find(|(n, _)| n.as_str() == short(class));
        own.map(|(_, f)| FuncId::from_u32(f.0))
    }

    /// Whether the constructor of the class itself, with the operands of the call, is all that makes an object.
    pub fn is_simple(&self, class: Name, levels: &[Level]) -> bool {
        matches!(levels, [one] if one.given && self.constructor(class) == Some(one.func))
    }

    /// The class whose constructor a function is, where this is all that makes an object.
    pub fn constructed_by(&self, func: FuncId) -> Option<Name> {
        let own = |c: &&Declared| self.constructor(c.name) == Some(func);
        let class = self.list.iter().find(own)?.name;
        self.construct(class).filter(|levels| self.is_simple(class, levels)).map(|_| class)
    }

    /// The method that `method@class(..)` means.
    pub fn inherited(&self, class: Name, method: Name) -> Option<FuncId> {
        let class = self.class(class).filter(|_| method.as_str() != "delete")?;
        self.own_method(&class, method).map(|(_, func)| func)
    }

    /// Whether a function is a method of one of the classes.
    pub fn has(&self, func: FuncId) -> bool {
        self.owner(func).is_some()
    }

    /// The class that has a function, and the name under which it does.
    fn owner(&self, func: FuncId) -> Option<(&Declared, Name)> {
        let mut all = self.list.iter().flat_map(|c| c.functions.iter().map(move |(name, f)| (c, *name, f)));
        all.find(|(.., f)| f.0 == func.as_u32()).map(|(class, name, _)| (class, name))
    }

    /// The name under which a class has a function.
    pub fn name_of(&self, func: FuncId) -> Option<Name> {
        self.owner(func).map(|(_, name)| name)
    }

    /// Whether a function gives the default of a property.
    pub fn gives_default(&self, func: FuncId) -> bool {
        let properties = self.list.iter().filter_map(|c| c.def.as_ref()).flat_map(|d| &d.properties);
        properties.filter_map(|p| p.default).any(|f| f.0 == func.as_u32())
    }
}

/// The name without packages.
fn short(class: Name) -> &'static str {
    class.as_str().rsplit('.').next().unwrap_or_default()
}

/// Whether a default is the same however often it is computed, and no reference.
pub fn is_plain(f: &Function) -> bool {
    f.captured == 0
        && f.stmts.values().all(|s| match s {
            Stmt::Literal { .. } | Stmt::Copy { .. } | Stmt::Comment(_) | Stmt::Return => true,
            Stmt::Call { callee, .. } => {
                let pure = |b: &builtins::Builtin| b.effects.is_pure() && !b.effects.contains(Effects::CALLS);
                callee.target == CallTarget::Builtin && builtins::named(callee.name).is_some_and(pure)
            }
            _ => false,
        })
}

/// The value of a property without a default; `None` where nothing is known of it.
pub fn initial(class: Option<&str>, dims: &[f64]) -> Option<AbsValue> {
    let scalar = !dims.is_empty() && dims.iter().all(|d| *d == 1.0);
    match class {
        None if dims.is_empty() => Some(empty()),
        None | Some("double") if scalar => Some(AbsValue::number(0.0)),
        Some("double") if dims.is_empty() => Some(empty()),
        Some("logical") if scalar => Some(AbsValue::boolean(false)),
        _ => None,
    }
}

/// Whether assigning a value to a property surely stores it as it is.
pub fn fits(p: &PropertyDef, value: &AbsValue) -> bool {
    takes_all(p) || p.validators.is_empty() && is_of_kind(p, value)
}

/// Whether a value surely has the class and the size that a property is declared with.
pub fn is_of_kind(p: &PropertyDef, value: &AbsValue) -> bool {
    if p.class.is_none() && p.dims.is_empty() {
        return true;
    }
    if value.maybe_undefined {
        return false;
    }
    let Some(v) = value.unique() else { return false };
    let class = p.class.as_ref().is_none_or(|c| v.class.name() == c.as_str());
    let (rows, cols) = match p.dims.as_slice() {
        [] => return class,
        [rows, cols] => (*rows, *cols),
        _ => return false,
    };
    if rows == 1.0 && cols == 1.0 {
        return class && v.matrix.shape.is_scalar(&NoFacts) == Truth::Yes;
    }
    let extent = |wanted: f64, k: usize| {
        wanted.is_nan() || v.matrix.shape.dim(k).as_const().is_some_and(|n| n as f64 == wanted)
    };
    class && v.matrix.shape.rank() == Some(2) && extent(rows, 0) && extent(cols, 1)
}

/// Whether a value is stored in a property as it is, whatever it is.
pub fn takes_all(p: &PropertyDef) -> bool {
    p.class.is_none() && p.dims.is_empty() && p.validators.is_empty()
}

/// What a property surely is after something was assigned that is converted or checked on the way; `source` is that.
pub fn converted(p: &PropertyDef, source: Option<&AbsValue>) -> AbsValue {
    // What only is checked stays what it is.
    if let Some(source) = source.filter(|s| !s.is_any() && is_of_kind(p, s)) {
        return source.clone();
    }
    let source = || source.cloned().map_or_else(AbsValue::top, AbsValue::defined);
    let scalar = !p.dims.is_empty() && p.dims.iter().all(|d| *d == 1.0);
    let shape = if scalar { Shape::scalar() } else { Shape::Any };
    let Some(wanted) = &p.class else {
        return if p.dims.is_empty() { source() } else { AbsValue::top() };
    };
    match Class::from_name(wanted).filter(|c| c.is_matrix()) {
        Some(class) if class.is_float() || class.is_integer() => {
            // Nothing is said of imaginary parts.
            AbsValue::one(types::ClassValue {
                matrix: types::Matrix { shape, ..types::ClassValue::<types::Matrix>::top(class).matrix },
                ..types::ClassValue::top(class)
            })
        }
        Some(class) => AbsValue::of(class, shape),
        None => AbsValue::top(),
    }
}

/// A value behind which a dot stands that finds something: it is no array of what has neither fields nor properties.
pub fn dotted(value: &AbsValue) -> AbsValue {
    value.clone().retain(|v| !v.class.is_matrix() && v.class != Class::Cell)
}

/// The same of a dot and this name: it is no struct either that surely has no such field.
pub fn answering(value: &AbsValue, name: Name) -> AbsValue {
    let has = |v: &ClassValue<Matrix>| {
        v.class != Class::Struct || !AbsValue::one(v.clone()).field(name).is_undefined()
    };
    dotted(value).retain(has)
}

/// The class of a value that surely is one object, or an array of objects, of a class that is no built-in one.
pub fn object_class(value: &AbsValue) -> Option<Name> {
    match value.unique_class()? {
        Class::Object(name) => Some(name),
        _ => None,
    }
}

/// Whether a value is one element, of a known class.
pub fn is_one(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| v.matrix.shape == Shape::scalar())
}

/// Whether a value surely is one object whose properties are followed.
pub fn is_record(value: &AbsValue) -> bool {
    let fields = |v: &ClassValue<Matrix>| matches!(v.elements, types::Elements::Fields(_));
    !value.maybe_undefined
        && object_class(value).is_some()
        && value.unique().is_some_and(|v| fields(v) && v.matrix.shape == Shape::scalar())
}
