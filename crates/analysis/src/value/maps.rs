//! What `containers.Map`s hold: one cell for all that texts lead to and one for all that numbers do, whichever map it
//! is, with the classes of keys and those that values are converted to. A map is a handle, so that variables, fields
//! and cells hold only that there is one.
//!
//! Invariant: whatever stores to a map is seen here. These are the constructor ([`made`]) and assignments along paths
//! ([`store`], which asks whether the value that a step applies to may be a map). Maps that are joined hold what maps
//! held before. What is neither (values out of files, `subsasgn` called as a function, variables reached by name)
//! opens the cells ([`Engine::open_maps`]).
//! Source: `kernels/map_objects.rs` of the runtime library, for what becomes of what is stored.

use super::access::Index;
use super::call::Args;
use super::engine::Engine;
use super::env::{Cell, Part};
use super::intrinsics::spread_over;
use super::path::Step;
use super::transfer::Transfer;
use types::{AbsValue, Class, ClassValue, Dim, Elements, Matrix, NoFacts, Shape, Truth};

const KEYS: Cell = Cell::Maps(Part::Keys);
const TYPES: Cell = Cell::Maps(Part::Types);
const BY_TEXT: Cell = Cell::Maps(Part::ByText);
const BY_NUMBER: Cell = Cell::Maps(Part::ByNumber);

impl Engine<'_> {
    /// From now on maps may hold anything.
    pub(super) fn open_maps(&mut self) {
        if !std::mem::replace(&mut self.maps_open, true) {
            let readers = self.cells.readers(|cell| matches!(cell, Cell::Maps(_)));
            readers.into_iter().for_each(|reader| self.enqueue(reader));
        }
    }
}

/// Whether a value surely is a map.
pub(super) fn is_map(value: &AbsValue) -> bool {
    value.unique_class().is_some_and(is_map_class)
}

fn is_map_class(class: Class) -> bool {
    matches!(class, Class::Object(name) if name.as_str() == "containers.Map")
}

fn may_be_map(value: &AbsValue) -> bool {
    value.alternatives().is_none_or(|list| list.iter().any(|v| is_map_class(v.class)))
}

/// The constructor is called.
pub(super) fn made(engine: &mut Engine<'_>, args: &Args) {
    let understood = match args.list.as_slice() {
        _ if args.rest.is_some() => None,
        [] => {
            engine.write_cell(KEYS, &AbsValue::text(""));
            Some(())
        }
        [first, ..] if args.list.len().is_multiple_of(2) && is_option(&first.value) => typed(engine, args),
        // It may be the name of an option.
        [first, second, ..] if may_be_text(&first.value) && first.value.as_text().is_none() => {
            (!may_be_text(&second.value)).then(|| filled(engine, args))
        }
        [_, _, ..] => Some(filled(engine, args)),
        [_] => Some(()),
    };
    if understood.is_none() {
        engine.open_maps();
    }
}

fn may_be_text(value: &AbsValue) -> bool {
    value.alternatives().is_none_or(|l| l.iter().any(|v| matches!(v.class, Class::Char | Class::String)))
}

fn is_option(value: &AbsValue) -> bool {
    let is = |name: &&str| value.as_text().is_some_and(|t| t.eq_ignore_ascii_case(name));
    ["KeyType", "ValueType", "UniformValues"].iter().any(|name| is(&name))
}

/// `containers.Map('KeyType', k, 'ValueType', v)`; nothing where an option is not known.
fn typed(engine: &mut Engine<'_>, args: &Args) -> Option<()> {
    let mut keys = AbsValue::text("");
    for pair in args.list.chunks(2) {
        let [name, given] = pair else { return None };
        let name = name.value.as_text()?.to_ascii_lowercase();
        if name == "uniformvalues" {
            continue;
        }
        let class = given.value.as_text()?;
        match (name.as_str(), Class::from_name(class)) {
            ("keytype", Some(class)) => keys = AbsValue::of(class, Shape::scalar()),
            ("valuetype", Some(class)) => engine.write_cell(TYPES, &AbsValue::of(class, Shape::scalar())),
            ("valuetype", None) if class == "any" => {}
            _ => return None,
        }
    }
    engine.write_cell(KEYS, &keys);
    Some(())
}

/// `containers.Map(keys, values)`.
fn filled(engine: &mut Engine<'_>, args: &Args) {
    let [keys, values, options @ ..] = args.list.as_slice() else { return };
    let single = keys.value.alternatives().is_none_or(|l| {
        let one = |v: &ClassValue<Matrix>| {
            matches!(v.class, Class::Char | Class::Object(_))
                || v.matrix.shape.is_scalar(&NoFacts) != Truth::No
        };
        l.iter().any(one)
    });
    // The only key leads to all of an array.
    let stored =
        if single { values.value.clone() } else { AbsValue::bottom() }.join(&elements(&values.value));
    let keys = elements(&keys.value);
    let mixed = matches!(options, [_, uniform] if uniform.value.truth() == Truth::No);
    if !mixed {
        let types = match stored.alternatives() {
            Some(list) => list
                .iter()
                .filter(|v| v.class.is_matrix())
                .fold(AbsValue::bottom(), |all, v| all.join(&AbsValue::of(v.class, Shape::scalar()))),
            None => AbsValue::top(),
        };
        engine.write_cell(TYPES, &types);
    }
    enter(engine, &keys, &stored);
    let kept = match keys.alternatives() {
        Some(list) => list.iter().fold(AbsValue::bottom(), |all, v| {
            let class = match v.class {
                class if class.is_float() => class,
                Class::Int32 | Class::UInt32 | Class::Int64 | Class::UInt64 => v.class,
                Class::Char | Class::String => Class::Char,
                _ => Class::Double,
            };
            // Numbers of several classes become doubles.
            let double = if class == Class::Char { Class::Char } else { Class::Double };
            let one = |class| AbsValue::of(class, Shape::scalar());
            all.join(&one(class)).join(&one(double))
        }),
        None => AbsValue::top(),
    };
    // A map of no keys has texts for keys.
    engine.write_cell(KEYS, &kept.join(&AbsValue::text("")));
}

/// What a cell holds, the elements of an array, and what is neither.
fn elements(value: &AbsValue) -> AbsValue {
    let Some(list) = value.alternatives() else { return AbsValue::top() };
    list.iter().fold(AbsValue::bottom(), |all, v| {
        let one = AbsValue::one(v.clone());
        all.join(&match v.class {
            Class::Cell => one.content(None).defined(),
            Class::Char | Class::Object(_) | Class::FunctionHandle => one,
            // A missing string is `[]`.
            Class::String => one.join(&texts()).join(&super::access::empty()),
            _ => spread_over(&one, &Shape::scalar()),
        })
    })
}

fn texts() -> AbsValue {
    AbsValue::of(Class::Char, Shape::any_matrix())
}

/// Something is stored under some key.
fn enter(engine: &mut Engine<'_>, key: &AbsValue, value: &AbsValue) {
    for cell in cells(key) {
        engine.write_cell(cell, value);
    }
}

/// Where that is kept which a key leads to.
fn cells(key: &AbsValue) -> Vec<Cell> {
    let is_text = |class| matches!(class, Class::Char | Class::String);
    match key.alternatives() {
        Some(list) if list.iter().all(|v| is_text(v.class)) => vec![BY_TEXT],
        Some(list) if list.iter().all(|v| v.class.is_matrix() && !is_text(v.class)) => vec![BY_NUMBER],
        _ => vec![BY_TEXT, BY_NUMBER],
    }
}

/// A step of an assignment leads through `value`; what is assigned, if it is the last.
pub(super) fn store(me: &mut Transfer<'_, '_>, value: &AbsValue, step: &Step, assigned: Option<&AbsValue>) {
    let Step::Paren(keys) = step else { return };
    // Who stores to what may be a map runs again when the first map is made.
    if !may_be_map(value) || me.engine.read_cell(KEYS, me.context).is_bottom() {
        return;
    }
    let any = AbsValue::top();
    let key = match keys.as_slice() {
        [Index::At(key, _)] => key,
        _ => &any,
    };
    enter(me.engine, key, assigned.unwrap_or(&any));
}

/// What a key leads to; what any key leads to, where none is given.
pub(super) fn entry(me: &mut Transfer<'_, '_>, key: Option<&AbsValue>) -> AbsValue {
    let mut stored = AbsValue::bottom();
    for cell in cells(key.unwrap_or(&AbsValue::top())) {
        stored = stored.join(&me.engine.read_cell(cell, me.context));
    }
    let types = me.engine.read_cell(TYPES, me.context);
    let (Some(list), Some(types)) = (stored.alternatives(), types.alternatives()) else {
        return AbsValue::top();
    };
    let mut all = stored.clone();
    for class in types.iter().map(|t| t.class) {
        for v in list.iter().filter(|v| v.class != class) {
            let converted = match class {
                Class::Char if v.class == Class::String => texts(),
                _ if !class.is_matrix() || class == Class::Char || !v.class.is_matrix() => continue,
                _ => {
                    let matrix = Matrix::of(class, Shape::scalar());
                    let matrix = matrix.with_complexity(v.matrix.complexity);
                    AbsValue::one(ClassValue { class, matrix, elements: Elements::None })
                }
            };
            all = all.join(&converted);
        }
    }
    all
}

/// The keys of a map: a row of cells.
pub(super) fn keys(me: &mut Transfer<'_, '_>) -> AbsValue {
    let kept = me.engine.read_cell(KEYS, me.context);
    let key = match kept.alternatives() {
        Some(list) if !list.is_empty() => list.iter().fold(AbsValue::bottom(), |all, v| {
            all.join(&match v.class {
                Class::Char => texts(),
                class => AbsValue::of(class, Shape::scalar()),
            })
        }),
        _ => AbsValue::top(),
    };
    row(key)
}

/// The values of a map, or of some keys of it.
pub(super) fn values(me: &mut Transfer<'_, '_>) -> AbsValue {
    let held = entry(me, None);
    row(if held.is_bottom() { super::access::empty() } else { held })
}

fn row(content: AbsValue) -> AbsValue {
    AbsValue::cell_of(Shape::row(Dim::Unknown), content)
}
