//! Whether a concrete value lies in an abstract one.
//!
//! Symbols in shapes stand for numbers: [`Symbols`] remembers which, from the first extent that is
//! a symbol alone, and holds all further extents against that. What has several alternatives is
//! checked with the one of the value's class, which is the only one that can hold it.

use base::{FxHashMap, Name};
use runtime::object::Target as Called;
use runtime::{FunctionHandle, StructArray, Value};
use types::abs::{Handle, Target};
use types::{AbsValue, Class, ClassValue, Complexity, Dim, Elements, Matrix, Shape, Sparsity, Sym};

/// What the symbols of one activation stand for, as far as it was seen.
#[derive(Clone, Debug, Default)]
pub struct Symbols(FxHashMap<Sym, i64>);

impl Symbols {
    /// These symbols get new meanings.
    pub fn forget(&mut self, gone: &[Sym]) {
        for s in gone {
            self.0.remove(s);
        }
    }
}

/// How to look at values.
pub struct Members<'a> {
    /// The names of the program's functions, by number.
    pub functions: &'a [Name],
    /// The symbols of the activation.
    pub symbols: &'a mut Symbols,
    /// Look at the elements of large arrays, too.
    pub thorough: bool,
}

/// Arrays up to this size are always looked at whole.
const SMALL: usize = 64;

/// Beyond this size no elements are looked at: a cell may hold one array a million times.
const LARGE: usize = 1 << 20;

/// How deep cells and structs are followed: abstract values end before.
const DEPTH: usize = 12;

impl Members<'_> {
    /// Why the value (none: the variable has no value) is not in `set`; `None` where it is.
    pub fn missing(&mut self, set: &AbsValue, value: Option<&Value>) -> Option<String> {
        match value {
            None if set.maybe_undefined => None,
            None => Some("the variable has no value".to_owned()),
            Some(v) => self.outside(set, v, 0),
        }
    }

    /// The same for what a list variable holds; one value stands for itself.
    pub fn missing_list(&mut self, set: &AbsValue, value: Option<&Value>) -> Option<String> {
        match value {
            Some(Value::List(list)) => self.list(set, list),
            Some(one) => self.list(set, std::slice::from_ref(one)),
            None => self.missing(set, None),
        }
    }

    fn list(&mut self, set: &AbsValue, list: &[Value]) -> Option<String> {
        let one = set.unique()?;
        match &one.elements {
            Elements::Tuple(n) if n.content().len() != list.len() => {
                Some(format!("a list of {} values, not {}", list.len(), n.content().len()))
            }
            Elements::Tuple(n) => list.iter().zip(n.content()).find_map(|(v, set)| self.outside(set, v, 1)),
            Elements::Each(n) => list.iter().find_map(|v| self.outside(n.content(), v, 1)),
            _ => None,
        }
    }

    fn outside(&mut self, set: &AbsValue, value: &Value, depth: usize) -> Option<String> {
        let list = set.alternatives()?;
        if depth > DEPTH {
            return None;
        }
        let class = value.class();
        let Some(one) = list.iter().find(|v| v.class == class) else {
            return Some(format!("its class is {class}"));
        };
        self.outside_class(one, value, depth)
    }

    fn outside_class(&mut self, one: &ClassValue<Matrix>, value: &Value, depth: usize) -> Option<String> {
        let m = &one.matrix;
        if let Some(why) = self.shape(&m.shape, &value.dims()) {
            return Some(why);
        }
        match m.complexity {
            Complexity::Real if value.is_complex() => return Some("it is complex".to_owned()),
            Complexity::Complex | Complexity::Imaginary if !value.is_complex() => {
                return Some("it is real".to_owned());
            }
            Complexity::Imaginary | Complexity::Narrow
                if value.is_complex() && !value.has_imaginary_part() =>
            {
                return Some("it is complex without an imaginary part".to_owned());
            }
            _ => {}
        }
        match m.sparsity {
            Sparsity::Full if value.is_sparse() => return Some("it is sparse".to_owned()),
            Sparsity::Sparse if !value.is_sparse() => return Some("it is full".to_owned()),
            _ => {}
        }
        match value {
            Value::Cell(c) => self.cell(&one.elements, c.data(), depth),
            Value::Struct(s) => self.fields(&one.elements, s, depth),
            Value::Object(o) => self.fields(&one.elements, &o.data, depth),
            Value::Function(h) => self.handle(&one.elements, h, depth),
            v if v.is_matrix() || v.class() == Class::String => self.elements(one, v),
            _ => None,
        }
    }

    fn shape(&mut self, shape: &Shape, sizes: &[usize]) -> Option<String> {
        let rank = shape.rank()?;
        // Extents that are a symbol alone say what it is; then the others can be held against it.
        let size = |k: usize| sizes.get(k).map_or(1, |&n| n as i64);
        for k in 0..rank {
            if let Dim::Poly(_) = shape.dim(k)
                && let Some(sym) = alone(&shape.dim(k))
            {
                self.symbols.0.entry(sym).or_insert(size(k));
            }
        }
        for k in 0..rank.max(sizes.len()) {
            let d = shape.dim(k);
            if d.is_unknown() {
                continue;
            }
            let mut open = false;
            d.for_each_sym(&mut |s| open |= !self.symbols.0.contains_key(&s));
            let known = &self.symbols.0;
            let found = d.eval(&|s| known.get(&s).copied());
            if !open && found != Some(size(k)) {
                let told = found.map_or(String::new(), |n| format!(" = {n}"));
                return Some(format!("extent {} is {}, not {d}{told}", k + 1, size(k)));
            }
        }
        None
    }

    fn elements(&mut self, one: &ClassValue<Matrix>, value: &Value) -> Option<String> {
        if value.numel() > if self.thorough { LARGE } else { SMALL } {
            return None;
        }
        let found = builtins::abstraction(value);
        let found = found.unique()?;
        let shapeless = |m: &Matrix| Matrix { shape: Shape::Any, ..m.clone() };
        let inside = types::MatrixDomain::leq(&shapeless(&found.matrix), &shapeless(&one.matrix), one.class);
        (!inside).then(|| format!("it is {found}", found = AbsValue::one(found.clone())))
    }

    fn cell(&mut self, elements: &Elements<Matrix>, data: &[Value], depth: usize) -> Option<String> {
        if !self.thorough && data.len() > SMALL {
            return None;
        }
        let at = |k: usize, why: String| format!("{{{}}}: {why}", k + 1);
        match &elements.opened() {
            Elements::Tuple(n) if n.content().len() != data.len() => {
                Some(format!("it has {} cells, not {}", data.len(), n.content().len()))
            }
            Elements::Tuple(n) => data
                .iter()
                .zip(n.content())
                .enumerate()
                .find_map(|(k, (v, set))| self.outside(set, v, depth + 1).map(|why| at(k, why))),
            Elements::Each(n) => data
                .iter()
                .enumerate()
                .find_map(|(k, v)| self.outside(n.content(), v, depth + 1).map(|why| at(k, why))),
            _ => None,
        }
    }

    fn fields(&mut self, elements: &Elements<Matrix>, found: &StructArray, depth: usize) -> Option<String> {
        if !self.thorough && found.dims().numel() > SMALL {
            return None;
        }
        let names = found.names();
        match &elements.opened() {
            Elements::Fields(n) => {
                let known = n.content();
                // Of an order, those that are there stand at the beginning.
                if known.ordered && !names.iter().eq(known.list.iter().take(names.len()).map(|f| &f.0)) {
                    let shown: Vec<&str> = names.iter().map(|n| n.as_str()).collect();
                    return Some(format!("its fields are {}", shown.join(", ")));
                }
                for (name, set) in &known.list {
                    if !names.contains(name) && !set.maybe_undefined {
                        return Some(format!("it has no field {name}"));
                    }
                }
                for name in names {
                    let Some(set) = known.get(*name) else {
                        return Some(format!("it has a field {name}"));
                    };
                    let set = set.clone();
                    for v in found.column(*name).into_iter().flatten() {
                        if let Some(why) = self.outside(&set, v, depth + 1) {
                            return Some(format!(".{name}: {why}"));
                        }
                    }
                }
                None
            }
            Elements::Each(n) => names.iter().find_map(|name| {
                let mut column = found.column(*name).into_iter().flatten();
                column.find_map(|v| {
                    self.outside(n.content(), v, depth + 1).map(|why| format!(".{name}: {why}"))
                })
            }),
            _ => None,
        }
    }

    fn handle(
        &mut self,
        elements: &Elements<Matrix>,
        found: &FunctionHandle,
        depth: usize,
    ) -> Option<String> {
        let Elements::Handles(known) = elements else { return None };
        let told = || Some(format!("it is {}", found.text));
        let mut why = None;
        for h in known.content() {
            if !self.calls(h, found) {
                continue;
            }
            why = self.bound(h, found, depth);
            if why.is_none() {
                return None;
            }
        }
        why.or_else(told)
    }

    /// Whether the handle calls this function.
    fn calls(&self, h: &Handle<Matrix>, found: &FunctionHandle) -> bool {
        match (&found.target, h.target) {
            (Called::Named(name), Target::Builtin(b)) => *name == b,
            (Called::Named(name), Target::Function(f) | Target::Nested(f)) => {
                self.functions.get(f as usize) == Some(name)
            }
            (Called::Closure(c), Target::Function(f) | Target::Nested(f)) => c.code == f as usize,
            (Called::Closure(_), Target::Builtin(_)) => false,
        }
    }

    fn bound(&mut self, h: &Handle<Matrix>, found: &FunctionHandle, depth: usize) -> Option<String> {
        let Called::Closure(c) = &found.target else { return None };
        c.captures.iter().zip(&h.bound).find_map(|((name, v), set)| {
            self.outside(set, v.as_ref()?, depth + 1).map(|why| format!("captured {name}: {why}"))
        })
    }
}

/// The symbol that the extent is.
fn alone(d: &Dim) -> Option<Sym> {
    match d.as_terms() {
        [(mono, 1)] => match mono.as_slice() {
            [types::Atom::Sym(s)] => Some(*s),
            _ => None,
        },
        _ => None,
    }
}
