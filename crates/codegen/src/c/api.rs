//! What callers elsewhere see of a library: the types and names of its functions in C, in one place for the header,
//! for the functions behind it, and for wrappers of other languages.

use super::names::reserved;
use ir::loops::{Crossing, Elem, Export, Extent, Form, Formal, Module, Ty};

/// A value at the border.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its name in C.
    pub name: String,
    /// Its name in MATLAB.
    pub source: String,
    /// Its type in the notation.
    pub text: String,
    /// How it is passed.
    pub kind: Kind,
}

/// How a value is passed.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A number, truth value or char by value.
    Scalar(Elem),
    /// An array by pointer to its place and extents.
    Array(Elem, u8),
    /// Text in UTF-8.
    Text,
    /// The same, of a string scalar.
    StringText,
    /// A value of any class.
    Boxed,
    /// A struct of this type in C.
    Struct(String, Vec<Part>),
    /// A function that the caller gives.
    Callback(Box<Callback>),
}

/// A function that the caller gives.
#[derive(Clone, Debug)]
pub struct Callback {
    /// Its type in C.
    pub ty: String,
    /// Where what is given with it stands among the arguments.
    pub user: String,
    /// What it is called with.
    pub params: Vec<Part>,
    /// What it gives.
    pub results: Vec<Part>,
    /// The extents of its arguments and results, of arrays.
    pub extents: Vec<Vec<Extent>>,
    /// The name by which the program calls it.
    pub call: base::Name,
}

impl Callback {
    /// The extents of a result, where its memory is there when the function is called.
    pub fn extents_of_result(&self, k: usize) -> &[Extent] {
        self.extents.get(self.params.len() + k).map_or(&[], Vec::as_slice)
    }

    /// Whether the memory of a result is there when the function is called: it is to fill it.
    pub fn has_memory(&self, k: usize) -> bool {
        let array = matches!(self.results[k].kind, Kind::Array(..));
        array && !self.extents_of_result(k).contains(&Extent::Any)
    }
}

/// A function of a library.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name in C.
    pub name: String,
    /// The MATLAB function.
    pub source: String,
    /// The help comment.
    pub help: Vec<String>,
    /// Arguments.
    pub params: Vec<Part>,
    /// Results.
    pub results: Vec<Part>,
    /// The name of the function beside it that puts arrays into memory of the caller, where results have some.
    pub into: Option<String>,
}

/// A procedure: a function of MATLAB whose variants are functions of the library.
#[derive(Clone, Debug)]
pub struct Procedure {
    /// Its name in C.
    pub name: String,
    /// The MATLAB function.
    pub source: String,
    /// Its variants, by their places among the functions.
    pub variants: Vec<usize>,
    /// Whether there is a function that chooses among them when it is called: not where one takes or gives a struct
    /// or a text as C has them.
    pub chooses: bool,
}

/// A library as callers see it.
#[derive(Clone, Debug)]
pub struct Api {
    /// How its names begin.
    pub prefix: String,
    /// Its functions.
    pub functions: Vec<Function>,
    /// Procedures, where its functions are variants of such.
    pub procedures: Vec<Procedure>,
}

impl Api {
    /// Of a module whose names begin with a prefix.
    pub fn of(module: &Module, prefix: &str) -> Api {
        let mut functions: Vec<Function> = module.exports.iter().map(|e| function(module, e)).collect();
        let mut taken: Vec<String> = functions.iter().map(|f| f.name.clone()).collect();
        for f in functions.iter_mut().filter(|f| f.results.iter().any(has_array)) {
            let mut name = format!("{}_into", f.name);
            while taken.contains(&name) {
                name.push('_');
            }
            taken.push(name.clone());
            f.into = Some(name);
        }
        Api { prefix: prefix.to_owned(), functions, procedures: Vec::new() }
    }

    /// Its functions are variants of procedures: the name of each in C behind the prefix, and the MATLAB function.
    pub fn choose(&mut self, procedures: Vec<(String, String)>) {
        // There are many.
        self.functions.iter_mut().for_each(|f| f.into = None);
        let plain = |p: &Part| {
            !matches!(p.kind, Kind::Struct(..) | Kind::Text | Kind::StringText | Kind::Callback(_))
        };
        self.procedures = procedures
            .into_iter()
            .map(|(name, source)| {
                let own = self.functions.iter().enumerate().filter(|(_, f)| f.source == source);
                let chooses = own.clone().all(|(_, f)| f.params.iter().chain(&f.results).all(plain));
                let variants = own.map(|(k, _)| k).collect();
                Procedure { name: format!("{}_{name}", self.prefix), source, variants, chooses }
            })
            .collect();
    }

    /// Whether some function chooses among variants.
    pub fn chooses(&self) -> bool {
        self.procedures.iter().any(|p| p.chooses)
    }

    /// Whether a function takes or gives a sparse matrix.
    pub fn sparse(&self) -> bool {
        let is = |p: &Part| matches!(p.kind, Kind::Boxed) && p.text.contains(SPARSE);
        self.functions.iter().any(|f| f.params.iter().chain(&f.results).any(is))
    }

    /// The types of arrays that its functions take and give.
    pub fn arrays(&self) -> Vec<(Elem, u8)> {
        fn collect(part: &Part, found: &mut Vec<(Elem, u8)>) {
            match &part.kind {
                Kind::Array(e, rank) if !found.contains(&(*e, *rank)) => found.push((*e, *rank)),
                Kind::Struct(_, fields) => fields.iter().for_each(|f| collect(f, found)),
                Kind::Callback(c) => c.params.iter().chain(&c.results).for_each(|f| collect(f, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for f in &self.functions {
            f.params.iter().chain(&f.results).for_each(|p| collect(p, &mut found));
        }
        found.sort();
        found
    }

    /// Whether something of it holds in any value.
    pub fn any(&self, holds: &dyn Fn(&Kind) -> bool) -> bool {
        fn within(part: &Part, holds: &dyn Fn(&Kind) -> bool) -> bool {
            let inside = match &part.kind {
                Kind::Struct(_, fields) => fields.iter().any(|f| within(f, holds)),
                Kind::Callback(c) => c.params.iter().chain(&c.results).any(|f| within(f, holds)),
                _ => false,
            };
            inside || holds(&part.kind)
        }
        self.functions.iter().any(|f| f.params.iter().chain(&f.results).any(|p| within(p, holds)))
    }

    /// The type of an element.
    pub fn elem(&self, e: Elem) -> String {
        match e {
            Elem::C64 => format!("{}_complex", self.prefix),
            Elem::C32 => format!("{}_complex_single", self.prefix),
            Elem::Char => "uint16_t".to_owned(),
            e => super::spell::c_type(e).to_owned(),
        }
    }

    /// The type of an array.
    pub fn array(&self, e: Elem, rank: u8) -> String {
        let of = if rank == 2 { "matrix".to_owned() } else { format!("array{rank}") };
        format!("{}_{of}_{}", self.prefix, word(e))
    }

    /// The declaration of an argument.
    pub fn param(&self, p: &Part) -> String {
        let name = &p.name;
        match &p.kind {
            Kind::Scalar(e) => format!("{} {name}", self.elem(*e)),
            Kind::Array(e, rank) => format!("const {} *{name}", self.array(*e, *rank)),
            Kind::Text | Kind::StringText => format!("const char *{name}"),
            Kind::Boxed => format!("const {}_value *{name}", self.prefix),
            Kind::Struct(ty, _) => format!("const {ty} *{name}"),
            Kind::Callback(c) => format!("{} *{name}, void *{}", c.ty, c.user),
        }
    }

    /// Whether a function takes one that the caller gives.
    pub fn calls_back(&self) -> bool {
        self.any(&|k| matches!(k, Kind::Callback(_)))
    }

    /// The declaration of the type of a function that the caller gives.
    pub fn callback(&self, c: &Callback) -> String {
        let mut params: Vec<String> = c.params.iter().map(|p| self.param(p)).collect();
        params.extend(c.results.iter().map(|p| format!("{}*{}", self.place(&p.kind), p.name)));
        params.push("void *user".into());
        format!("typedef int {}({})", c.ty, params.join(", "))
    }

    /// The type of a value that is kept in a struct or given as a result.
    pub fn place(&self, kind: &Kind) -> String {
        match kind {
            Kind::Scalar(e) => format!("{} ", self.elem(*e)),
            Kind::Array(e, rank) => format!("{} ", self.array(*e, *rank)),
            Kind::Text | Kind::StringText => "char *".to_owned(),
            Kind::Boxed => format!("{}_value *", self.prefix),
            Kind::Struct(ty, _) => format!("{ty} "),
            Kind::Callback(c) => format!("{} *", c.ty),
        }
    }

    /// The prototype of a function.
    pub fn prototype(&self, f: &Function) -> String {
        self.prototype_of(&f.name, f)
    }

    /// The prototype of a function under another name.
    pub fn prototype_of(&self, name: &str, f: &Function) -> String {
        let mut params = vec![format!("{}_context *context", self.prefix)];
        params.extend(f.params.iter().map(|p| self.param(p)));
        params.extend(f.results.iter().map(|p| format!("{}*{}", self.place(&p.kind), p.name)));
        format!("int {name}({})", params.join(", "))
    }

    /// Whether a function puts results into memory of the caller.
    pub fn puts(&self) -> bool {
        self.functions.iter().any(|f| f.into.is_some())
    }
}

/// Whether there is an array in a value.
fn has_array(p: &Part) -> bool {
    match &p.kind {
        Kind::Array(..) => true,
        Kind::Struct(_, fields) => fields.iter().any(has_array),
        _ => false,
    }
}

/// How the notation of types says that a matrix is sparse.
pub const SPARSE: &str = "sparse ";

/// What every library has, behind the prefix.
pub const OWN: [&str; 11] = [
    "init",
    "free",
    "identifier",
    "message",
    "report",
    "set_output",
    "release",
    "context",
    "value",
    "array",
    "throw",
];

/// The names that a linker sees.
pub fn symbols(api: &Api) -> Vec<String> {
    let values = [
        "read",
        "free",
        "class",
        "size",
        "data",
        "array",
        "text",
        "cell",
        "struct",
        "chars",
        "field",
        "field_name",
        "element",
    ];
    let boxed = if api.any(&|k| matches!(k, Kind::Boxed)) { &values[..] } else { &[] };
    let own = OWN[..7].iter().map(|n| format!("{}_{n}", api.prefix));
    let own = own.chain(boxed.iter().map(|n| format!("{}_value_{n}", api.prefix)));
    let own = own.chain(api.calls_back().then(|| format!("{}_throw", api.prefix)));
    let sparse = if api.sparse() { &["triplets", "dense"][..] } else { &[] };
    let own = own.chain(sparse.iter().map(|n| format!("{}_value_{n}", api.prefix)));
    let own = own.chain(api.procedures.iter().filter(|p| p.chooses).map(|p| p.name.clone()));
    let own = own.chain(api.functions.iter().filter_map(|f| f.into.clone()));
    own.chain(api.functions.iter().map(|f| f.name.clone())).collect()
}

/// A class in a name.
pub fn word(e: Elem) -> &'static str {
    match e {
        Elem::C64 => "complex",
        Elem::C32 => "complex_single",
        e => e.class().name(),
    }
}

fn function(module: &Module, e: &Export) -> Function {
    let f = &module.functions[e.function];
    let mut taken: Vec<String> = vec!["context".into(), "cx".into(), "handler".into(), "made".into()];
    let mut own = f.params.iter().map(|p| f.locals[p.local].ty);
    let params = e.params.iter().map(|p| part(&e.name, p, &mut own, &mut taken)).collect();
    let mut own = f.results.iter().map(|r| f.locals[*r].ty);
    let results = e.results.iter().map(|p| part(&e.name, p, &mut own, &mut taken)).collect();
    Function {
        name: e.name.clone(),
        source: e.source.clone(),
        help: e.help.clone(),
        params,
        results,
        into: None,
    }
}

/// A name of C for an argument or result.
fn named(source: &str, taken: &mut Vec<String>) -> String {
    let mut name = source.to_owned();
    // Parameters may hide the functions and locals with short names that the printer keeps clear of.
    let hides = name.len() <= 2 && !name.chars().eq(['I']) && !matches!(name.as_str(), "do" | "if" | "or");
    while reserved(&name) && !hides || taken.contains(&name) {
        name.push('_');
    }
    taken.push(name.clone());
    name
}

fn crossing(c: &Crossing, taken: &mut Vec<String>) -> Part {
    let kind = match c.ty {
        Ty::Scalar(e) => Kind::Scalar(e),
        Ty::Array(e, rank) => Kind::Array(e, rank),
        Ty::Boxed => Kind::Boxed,
    };
    Part { name: named(&c.name, taken), source: c.name.clone(), text: c.text.clone(), kind }
}

fn part(function: &str, formal: &Formal, own: &mut dyn Iterator<Item = Ty>, taken: &mut Vec<String>) -> Part {
    let name = named(&formal.name, taken);
    let kind = match &formal.form {
        Form::Struct(fields) => {
            let mut inner = Vec::new();
            let ty = format!("{function}_{name}");
            let fields = fields.iter().map(|f| part(&ty, f, own, &mut inner)).collect();
            Kind::Struct(ty, fields)
        }
        Form::Callback(c) => {
            own.next();
            let mut user = format!("{name}_user");
            while taken.contains(&user) {
                user.push('_');
            }
            taken.push(user.clone());
            let mut inner = vec!["user".to_owned()];
            let params = c.params.iter().map(|p| crossing(p, &mut inner)).collect();
            let results = c.results.iter().map(|p| crossing(p, &mut inner)).collect();
            Kind::Callback(Box::new(Callback {
                ty: format!("{function}_{name}"),
                user,
                params,
                results,
                extents: c.params.iter().chain(&c.results).map(|p| p.extents.clone()).collect(),
                call: c.call(),
            }))
        }
        form => match (form, own.next().unwrap_or(Ty::Boxed)) {
            (Form::Text, Ty::Boxed) => Kind::StringText,
            (Form::Text, _) => Kind::Text,
            (_, Ty::Scalar(e)) => Kind::Scalar(e),
            (_, Ty::Array(e, rank)) => Kind::Array(e, rank),
            (_, Ty::Boxed) => Kind::Boxed,
        },
    };
    Part { name, source: formal.name.clone(), text: formal.text.clone(), kind }
}

/// A prototype in lines that are not too long.
pub(super) fn wrapped(text: &str) -> String {
    if text.len() <= 100 {
        return text.to_owned();
    }
    let (head, rest) = text.split_once('(').unwrap_or((text, ""));
    format!("{head}(\n    {}", rest.split(", ").collect::<Vec<_>>().join(",\n    "))
}
