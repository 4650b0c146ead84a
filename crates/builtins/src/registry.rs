//! All builtins, parsed once from the embedded specifications.
//!
//! Invariant: every name and alias is found by [`lookup`]; a [`BuiltinId`] is valid for the life of
//! the process. That each entry is complete is a test, so that a consumer need not check.

use crate::form::Form;
use crate::parse::{
    self, AttributeValue, Attributes, Block, Declared, Entry, Known, Outputs, Params, SpecError,
};
use crate::rule::{Cases, ClassRule, ComplexityRule, Effects, KernelRule, ObjectsRule, ShapeRule, ValueRule};
use base::{EntityRef, FxHashMap, Name, PrimaryMap, entity_impl};
use runtime::errors;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};
use types::{ClassSet, ScalarOp};

pub use crate::parse::{Claim, Example};

/// A builtin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BuiltinId(u32);
entity_impl!(BuiltinId, "builtin");

/// One builtin with everything that is declared of it, inherited attributes included.
#[derive(Debug)]
pub struct Builtin {
    /// The name under which it is called.
    pub name: Name,
    /// Further names of the same function (`inf` for `Inf`).
    pub aliases: Vec<Name>,
    /// The family it belongs to; families belong to families.
    pub family: Option<&'static str>,
    /// The specification file, which is a chapter of the reference.
    pub area: &'static str,
    /// Parameters.
    pub params: Arc<Params>,
    /// Results.
    pub outputs: Arc<Outputs>,
    /// Classes of the results.
    pub class: Arc<ClassRule>,
    /// MATLAB's own classes where `class` is more permissive on purpose.
    pub matlab_class: Option<Arc<ClassRule>>,
    /// Complexities of the results.
    pub complexity: Arc<Cases<ComplexityRule>>,
    /// Shapes of the results.
    pub shape: Arc<Cases<ShapeRule>>,
    /// Elements of the results.
    pub value: Arc<Cases<ValueRule>>,
    /// The function that takes the place of the rules.
    pub transfer: Option<&'static str>,
    /// What a call does besides giving results.
    pub effects: Effects,
    /// What carries it out.
    pub kernel: KernelRule,
    /// What it is when it is called plainly (a map with no more arguments than the scalar operation
    /// has, a fold with at most a dimension), where the kernel does more. Loops are made from it.
    pub plain: Option<KernelRule>,
    /// The form in which compiled programs compute it themselves, where they do not call the kernel.
    pub form: Option<Form>,
    /// The first parameter that is a size, if it and all behind it are: where a call passes, scalars given
    /// for them are whole numbers.
    pub sizes: Option<usize>,
    /// As a statement it gives nothing.
    pub silent: bool,
    /// Whether it looks at objects themselves, not at the built-in values they may have.
    pub objects: Option<ObjectsRule>,
    /// A name that only the Octave dialect has.
    pub octave_only: bool,
    /// Octave does not have it: programs that ask whether it exists there are told so.
    pub matlab_only: bool,
    /// What is said of attributes that the specifications declare; [`attribute`] knows the rest.
    declared: Vec<(&'static str, AttributeValue)>,
    /// One line for the user.
    pub doc: String,
    /// Documented differences from MATLAB.
    pub notes: Vec<String>,
    /// Runnable claims.
    pub examples: Vec<Example>,
    /// Why there is none.
    pub no_example: Option<&'static str>,
    /// The rules as written, by key: what the reference shows.
    pub texts: Vec<(&'static str, &'static str)>,
    /// Where it is declared: line of its specification file.
    pub line: usize,
}

/// A family of builtins: the hierarchy of the Tamer's Figure 5.
#[derive(Debug)]
pub struct Family {
    /// Its name.
    pub name: &'static str,
    /// The family it belongs to.
    pub parent: Option<&'static str>,
    /// What its members have in common.
    pub doc: String,
}

/// A call with too many or too few arguments or results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArityError {
    /// Fewer arguments than needed.
    NotEnoughInputs,
    /// More arguments than taken.
    TooManyInputs,
    /// More results than given.
    TooManyOutputs,
}

impl ArityError {
    /// The error that a program gets.
    pub fn error(self) -> runtime::Error {
        match self {
            ArityError::NotEnoughInputs => errors::not_enough_inputs(),
            ArityError::TooManyInputs => errors::builtin_too_many_inputs(),
            ArityError::TooManyOutputs => errors::builtin_too_many_outputs(),
        }
    }
}

impl From<ArityError> for runtime::Error {
    #[cold]
    fn from(e: ArityError) -> runtime::Error {
        e.error()
    }
}

impl fmt::Display for ArityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.error().message())
    }
}

/// Classes of the language that no class file defines, whose names are those of conversions, too.
const DATA_CLASSES: [&str; 17] = [
    "double",
    "single",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "logical",
    "char",
    "string",
    "cell",
    "struct",
    "dictionary",
    "missing",
];

/// The others, of which some have no function.
const OTHER_CLASSES: [&str; 20] = [
    "function_handle",
    "containers.Map",
    "MException",
    "onCleanup",
    "handle",
    "dynamicprops",
    "event.EventData",
    "event.PropertyEvent",
    "event.listener",
    "event.proplistener",
    "meta.class",
    "meta.property",
    "meta.method",
    "matlab.mixin.Copyable",
    "matlab.mixin.CustomDisplay",
    "matlab.mixin.Heterogeneous",
    "matlab.mixin.SetGet",
    "matlab.mixin.indexing.RedefinesBrace",
    "matlab.mixin.indexing.RedefinesDot",
    "matlab.mixin.indexing.RedefinesParen",
];

/// Whether a name is that of a class which no class file defines.
pub fn is_class(name: &str) -> bool {
    DATA_CLASSES.contains(&name) || OTHER_CLASSES.contains(&name)
}

/// What `exist` says of the name of a class that is no function.
pub fn class_existence(name: &str) -> Option<f64> {
    OTHER_CLASSES.contains(&name).then_some(8.0)
}

impl Builtin {
    /// What `exist` says of it: 2 for a function that is written in MATLAB, 8 for a class, else 5; and the only language that
    /// has it, if there is one.
    pub fn existence(&self) -> (f64, Option<&'static str>) {
        let written = matches!(self.kernel, KernelRule::Matlab(_)) && !self.octave_only;
        let language = match (self.octave_only, self.matlab_only) {
            (true, _) => Some("octave"),
            (_, true) => Some("matlab"),
            _ => None,
        };
        let code = match self.name.as_str() {
            name if OTHER_CLASSES.contains(&name) => 8.0,
            _ if written => 2.0,
            _ => 5.0,
        };
        (code, language)
    }

    /// Whether it may be called so. With no result asked for, as many are allowed as with one.
    pub fn check_arity(&self, nargin: usize, nargout: usize) -> Result<(), ArityError> {
        if nargin < self.params.least() {
            Err(ArityError::NotEnoughInputs)
        } else if self.params.most().is_some_and(|most| nargin > most) {
            Err(ArityError::TooManyInputs)
        } else if !self.outputs.variadic && nargout > self.outputs.names.len() {
            Err(ArityError::TooManyOutputs)
        } else {
            Ok(())
        }
    }

    /// Whether MATLAB, or `octave`, documents a call with so many arguments and results, where that is more than is
    /// provided.
    pub fn is_documented(&self, nargin: usize, nargout: usize, octave: bool) -> bool {
        let Some(AttributeValue::Text(text)) =
            attribute(self, if octave { "octave_takes" } else { "matlab_takes" })
        else {
            return false;
        };
        let mut most = text.split_whitespace().map_while(|n| n.parse::<usize>().ok());
        let (inputs, outputs) = (most.next(), most.next());
        inputs.is_some_and(|most| nargin <= most) && outputs.is_some_and(|most| nargout <= most)
    }

    /// MATLAB's `nargin(name)`: negative where any number of further arguments is taken.
    pub fn nargin(&self) -> i32 {
        let fixed = self.params.fixed.len() as i32;
        if self.params.variadic.is_some() { -fixed - 1 } else { fixed }
    }

    /// MATLAB's `nargout(name)`.
    pub fn nargout(&self) -> i32 {
        let fixed = self.outputs.names.len() as i32;
        if self.outputs.variadic { -fixed - 1 } else { fixed }
    }

    /// The scalar operation it is for each element when it is called plainly.
    pub fn scalar_op(&self) -> Option<ScalarOp> {
        match self.plain.as_ref().unwrap_or(&self.kernel) {
            KernelRule::Map(op) => ScalarOp::from_name(op),
            _ => None,
        }
    }

    /// Whether a result may be known from what elements an argument has, which does not say that the call
    /// passes: an option may be wrong.
    pub fn passes_elements(&self) -> bool {
        let passes = |rule: &ValueRule| matches!(rule, ValueRule::Of(_) | ValueRule::Via(_));
        let never = attribute(self, "fails").and_then(AttributeValue::word) == Some("never");
        self.form.is_none() && !never && self.value.cases.iter().flat_map(|(_, rules)| rules).any(passes)
    }

    /// Whether it is an operator of numbers, so that a result without imaginary parts is made real. Not what
    /// reduces an array: of no elements, the greatest is stored as they are.
    pub fn is_arithmetic(&self) -> bool {
        match self.form {
            Some(Form::Product | Form::Divide { .. } | Form::Power | Form::Transpose { .. }) => true,
            Some(Form::Reduce(_)) => false,
            _ => self.scalar_op().is_some() || self.scalar_fold().is_some(),
        }
    }

    /// The scalar operation and initial value whose fold along a dimension it is when it is called
    /// plainly.
    pub fn scalar_fold(&self) -> Option<(ScalarOp, f64)> {
        match self.plain.as_ref().unwrap_or(&self.kernel) {
            KernelRule::Fold { op, init } => Some((ScalarOp::from_name(op)?, *init)),
            _ => None,
        }
    }

    /// Whether its first argument is a function that it calls, given by a handle or by a name.
    pub fn takes_function(&self) -> bool {
        self.effects.contains(Effects::CALLS) && self.params.position("f") == Some(0)
    }

    /// Whether a call always ends in an error: it never returns, and does not end the program.
    pub fn raises(&self) -> bool {
        self.effects.contains(Effects::STOPS) && self.form != Some(Form::Exit)
    }

    /// The classes of its argument for which it is true, where it asks for nothing else.
    pub fn class_test(&self) -> Option<ClassSet> {
        match self.value.cases.as_slice() {
            [(guards, results)] if guards.is_empty() => match results.as_slice() {
                [ValueRule::Test(classes)] => Some(*classes),
                _ => None,
            },
            _ => None,
        }
    }

    /// How it is called, for hover texts: `[m, i] = max(x, y, dim)`.
    pub fn call_form(&self) -> String {
        let mut args: Vec<String> = self
            .params
            .fixed
            .iter()
            .map(|p| if p.optional { format!("[{}]", p.name) } else { p.name.to_string() })
            .collect();
        args.extend(self.params.variadic.map(|v| format!("{v}, ...")));
        let call = format!("{}({})", self.name, args.join(", "));
        let mut outs: Vec<&str> = self.outputs.names.clone();
        if self.outputs.variadic {
            outs.push("...");
        }
        match outs.as_slice() {
            [] => call,
            [one] => format!("{one} = {call}"),
            several => format!("[{}] = {call}", several.join(", ")),
        }
    }

    /// Whether it belongs to this family, directly or through other families.
    pub fn is_in(&self, family: &str) -> bool {
        let mut at = self.family;
        while let Some(name) = at {
            if name == family {
                return true;
            }
            at = REGISTRY.families.iter().find(|f| f.name == name).and_then(|f| f.parent);
        }
        false
    }
}

/// The specification files by area: the one list.
const SPECS: &[(&str, &str)] = &[
    ("attributes", include_str!("../specs/attributes.spec")),
    ("families", include_str!("../specs/families.spec")),
    ("operators", include_str!("../specs/operators.spec")),
    ("coder", include_str!("../specs/coder.spec")),
    ("elementary", include_str!("../specs/elementary.spec")),
    ("arrays", include_str!("../specs/arrays.spec")),
    ("reductions", include_str!("../specs/reductions.spec")),
    ("linear_algebra", include_str!("../specs/linear_algebra.spec")),
    ("predicates", include_str!("../specs/predicates.spec")),
    ("classes", include_str!("../specs/classes.spec")),
    ("text", include_str!("../specs/text.spec")),
    ("containers", include_str!("../specs/containers.spec")),
    ("containers_objects", include_str!("../specs/containers_objects.spec")),
    ("files", include_str!("../specs/files.spec")),
    ("encodings", include_str!("../specs/encodings.spec")),
    ("validators", include_str!("../specs/validators.spec")),
    ("sets", include_str!("../specs/sets.spec")),
    ("random", include_str!("../specs/random.spec")),
    ("output", include_str!("../specs/output.spec")),
    ("program", include_str!("../specs/program.spec")),
    ("unit_tests", include_str!("../specs/unit_tests.spec")),
    ("calculus", include_str!("../specs/calculus.spec")),
    ("optimization", include_str!("../specs/optimization.spec")),
    ("interpolation", include_str!("../specs/interpolation.spec")),
    ("special_functions", include_str!("../specs/special_functions.spec")),
    ("matrix_methods", include_str!("../specs/matrix_methods.spec")),
    ("sparse", include_str!("../specs/sparse.spec")),
    ("statistics", include_str!("../specs/statistics.spec")),
    ("distributions", include_str!("../specs/distributions.spec")),
    ("signals", include_str!("../specs/signals.spec")),
    ("geometry", include_str!("../specs/geometry.spec")),
    ("data", include_str!("../specs/data.spec")),
    ("rearranging", include_str!("../specs/rearranging.spec")),
    ("text_parts", include_str!("../specs/text_parts.spec")),
    ("patterns", include_str!("../specs/patterns.spec")),
    ("tables", include_str!("../specs/tables.spec")),
    ("boundary", include_str!("../specs/boundary.spec")),
    ("colors", include_str!("../specs/colors.spec")),
    ("graphs", include_str!("../specs/graphs.spec")),
    ("times", include_str!("../specs/times.spec")),
    ("arguments", include_str!("../specs/arguments.spec")),
    ("system", include_str!("../specs/system.spec")),
    ("solvers", include_str!("../specs/solvers.spec")),
    ("internal", include_str!("../specs/internal.spec")),
];

/// The headers of all entries; what stands below one is parsed when somebody asks for it, since most
/// programs need few.
struct Registry {
    slots: PrimaryMap<BuiltinId, Slot>,
    families: Vec<Family>,
    known: Known,
    by_name: FxHashMap<Name, BuiltinId>,
    errors: Vec<(&'static str, SpecError)>,
}

struct Slot {
    area: &'static str,
    names: Vec<&'static str>,
    block: Block,
    built: OnceLock<(Builtin, Vec<SpecError>)>,
}

static REGISTRY: LazyLock<Registry> = LazyLock::new(load);

fn load() -> Registry {
    let mut registry = Registry {
        slots: PrimaryMap::new(),
        families: Vec::new(),
        known: Known::default(),
        by_name: FxHashMap::default(),
        errors: Vec::new(),
    };
    for (area, text) in SPECS {
        for block in parse::blocks(text) {
            registry.add(area, block);
        }
    }
    registry
}

impl Registry {
    fn add(&mut self, area: &'static str, block: Block) {
        if block.is_attribute() {
            return match Declared::parse(&block) {
                Ok(declared) => self.known.declared.push(declared),
                Err(e) => self.errors.push((area, e)),
            };
        }
        let (is_family, names) = block.head();
        if is_family {
            return self.add_family(area, &block);
        }
        let id = self.slots.next_key();
        for name in names.iter().copied() {
            if self.by_name.insert(Name::new(name), id).is_some() {
                self.errors.push((area, block.error(format!("`{name}` is declared twice"))));
            }
        }
        self.slots.push(Slot { area, names, block, built: OnceLock::new() });
    }

    fn add_family(&mut self, area: &'static str, block: &Block) {
        match parse::entry(block, &self.known) {
            Ok(e) => {
                let Some(name) = e.names.first() else { return };
                self.known.families.insert(name, e.attributes);
                self.families.push(Family { name, parent: e.parent, doc: e.doc });
            }
            Err(e) => self.errors.push((area, e)),
        }
    }

    fn built(&self, id: BuiltinId) -> &(Builtin, Vec<SpecError>) {
        let slot = &self.slots[id];
        slot.built.get_or_init(|| slot.build(&self.known))
    }
}

impl Slot {
    /// The entry, and what is wrong with it: what it does not say, it leaves open.
    fn build(&self, known: &Known) -> (Builtin, Vec<SpecError>) {
        let (e, mut errors) = match parse::entry(&self.block, known) {
            Ok(e) => (e, Vec::new()),
            Err(error) => (Entry::nameless(error.line), vec![error]),
        };
        let first = self.names.first().copied().unwrap_or_default();
        let missing = |what: &str| SpecError { line: e.line, message: format!("`{first}` has no {what}") };
        let Attributes { signature, class, complexity, shape, value, kernel, .. } = e.attributes;
        let complete = e.attributes.transfer.is_some() || (class.is_some() && shape.is_some());
        for (there, what) in [
            (signature.is_some(), "signature"),
            (kernel.is_some(), "kernel"),
            (complete, "class or shape rule"),
            (!e.doc.is_empty(), "doc"),
            (!e.examples.is_empty() || e.no_example.is_some(), "example"),
        ] {
            if !there {
                errors.push(missing(what));
            }
        }
        let (params, outputs) = signature.unwrap_or_default();
        let value = value.unwrap_or_else(|| {
            let plain = e.attributes.plain.as_ref().or(kernel.as_ref());
            let map = matches!(plain, Some(KernelRule::Map(_)));
            Arc::new(Cases::always(if map { ValueRule::Op } else { ValueRule::Top }))
        });
        let builtin = Builtin {
            name: Name::new(first),
            aliases: self.names.iter().skip(1).map(|a| Name::new(a)).collect(),
            family: e.parent,
            area: self.area,
            params,
            outputs,
            class: class.unwrap_or_default(),
            matlab_class: e.attributes.matlab_class,
            complexity: complexity.unwrap_or_else(|| Arc::new(Cases::always(ComplexityRule::Real))),
            shape: shape.unwrap_or_else(|| Arc::new(Cases::always(ShapeRule::Unknown))),
            value,
            transfer: e.attributes.transfer,
            effects: e.attributes.effects.unwrap_or_default(),
            kernel: kernel.unwrap_or(KernelRule::None),
            plain: e.attributes.plain,
            form: e.attributes.form,
            sizes: e.attributes.sizes,
            silent: e.attributes.silent,
            objects: e.attributes.objects,
            octave_only: e.attributes.octave,
            matlab_only: e.attributes.matlab,
            declared: e.attributes.declared,
            doc: e.doc,
            notes: e.attributes.notes,
            examples: e.examples,
            no_example: e.no_example,
            texts: e.attributes.texts,
            line: e.line,
        };
        (builtin, errors)
    }
}

/// The builtin of this name.
pub fn lookup(name: Name) -> Option<BuiltinId> {
    REGISTRY.by_name.get(&name).copied()
}

/// The builtin of this name in text form.
pub fn find(name: &str) -> Option<BuiltinId> {
    lookup(Name::new(name))
}

/// What is declared of a builtin.
pub fn builtin(id: BuiltinId) -> &'static Builtin {
    &REGISTRY.built(id).0
}

/// What is declared of the builtin of this name.
pub fn named(name: Name) -> Option<&'static Builtin> {
    lookup(name).map(builtin)
}

/// All builtins in the order of declaration.
pub fn all() -> impl Iterator<Item = (BuiltinId, &'static Builtin)> {
    REGISTRY.slots.keys().map(|id| (id, builtin(id)))
}

/// How many there are.
pub fn count() -> usize {
    REGISTRY.slots.len()
}

/// Every name and alias, for suggestions and completion.
pub fn names() -> impl Iterator<Item = Name> {
    REGISTRY.slots.values().flat_map(|s| s.names.iter().map(|n| Name::new(n)))
}

/// What a builtin says of an attribute that the specifications declare (`specs/attributes.spec`), or what its
/// declaration says of builtins that say nothing; none where there is no such attribute.
pub fn attribute(b: &Builtin, name: &str) -> Option<AttributeValue> {
    let said = b.declared.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    said.or_else(|| attributes().iter().find(|d| d.name == name).map(|d| d.default))
}

/// The attributes that the specifications declare.
pub fn attributes() -> &'static [Declared] {
    &REGISTRY.known.declared
}

/// All families in the order of declaration.
pub fn families() -> &'static [Family] {
    &REGISTRY.families
}

/// Every example of every entry; the engines run them.
pub fn examples() -> impl Iterator<Item = (&'static Builtin, &'static Example)> {
    all().flat_map(|(_, b)| b.examples.iter().map(move |e| (b, e)))
}

/// What is wrong with the embedded specifications; a test asserts that nothing is.
pub fn spec_errors() -> impl Iterator<Item = String> {
    let text = |area: &str, e: &SpecError| format!("specs/{area}.spec: {e}");
    let of_entry = move |id| REGISTRY.built(id).1.iter().map(move |e| text(REGISTRY.slots[id].area, e));
    let of_files = REGISTRY.errors.iter().map(move |(area, e)| text(area, e));
    of_files.chain(REGISTRY.slots.keys().flat_map(of_entry))
}

/// The areas in the order of the reference.
pub fn areas() -> impl Iterator<Item = &'static str> {
    SPECS.iter().map(|(area, _)| *area)
}

/// The position of a builtin among all, for dense tables.
pub fn index(id: BuiltinId) -> usize {
    id.index()
}

#[cfg(test)]
#[path = "registry_tests.rs"]
mod tests;
