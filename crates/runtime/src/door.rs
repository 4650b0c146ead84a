//! The arguments of an executable at its door: literals of the command line become the values that the function
//! was compiled for, or are refused with the name of the argument and the type that is expected.
//!
//! A literal of another class is taken where it is the same number: `3` for an `int32`, 1 for a `logical`.
//! A name in extents is what the first argument with it says; the others are held against that.
//!
//! What it does not do: compute anything, or know how the function keeps its arguments.

use crate::array::Array;
use crate::context::Context;
use crate::convert;
use crate::literal;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use num_complex::Complex64;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use types::signature::{Argument, Expected, Kind, Parts};
use types::{Class, Complexity, Constant, Dim, Shape, Signature, Sparsity, Sym, parse_signature};

/// What an executable says of the function that it is.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    /// The function's name.
    pub function: String,
    /// Its help comment.
    pub help: String,
    /// The names of its parameters, `varargin` last; the arguments of a typed one.
    pub params: Vec<String>,
    /// The types of its arguments; none of a function that takes anything.
    pub signature: Option<String>,
}

/// What becomes of a command line.
#[derive(Debug)]
pub enum Entered {
    /// These arguments.
    Values(Vec<Value>),
    /// It asks for this text.
    Help(String),
}

impl Usage {
    /// The arguments of a command line.
    pub fn enter(&self, cx: &mut Context, args: &[String]) -> Result<Entered, String> {
        if let [one] = args
            && one == "--help"
        {
            return Ok(Entered::Help(self.text()));
        }
        let signature = self.signature()?;
        let given = match &signature {
            None => {
                let most = if self.takes_rest() { usize::MAX } else { self.params.len() };
                if args.len() > most {
                    return Err(self.count(args.len()));
                }
                let names = |k: usize| self.params.get(k).filter(|n| *n != REST).cloned();
                let value = |(k, text): (usize, &String)| {
                    literal::parse(cx, text).map_err(|why| not_a_value(k, names(k).as_deref(), text, &why))
                };
                args.iter().enumerate().map(value).collect::<Result<Vec<_>, _>>()?
            }
            Some(signature) => self.typed(cx, signature, args)?,
        };
        Ok(Entered::Values(given))
    }

    fn takes_rest(&self) -> bool {
        self.params.last().is_some_and(|p| p == REST)
    }

    fn signature(&self) -> Result<Option<Signature>, String> {
        let read = self.signature.as_deref().map(parse_signature).transpose();
        read.map_err(|e| format!("the signature of {} cannot be read: {e}", self.function))
    }

    fn typed(&self, cx: &mut Context, signature: &Signature, args: &[String]) -> Result<Vec<Value>, String> {
        let open = signature.args.iter().filter(|a| known(cx, a).is_none()).count();
        if args.len() != open {
            return Err(self.count(args.len()));
        }
        let mut fit = Fit { known: FxHashMap::default(), bounds: &signature.bounds };
        let mut texts = args.iter();
        let mut values = Vec::new();
        for (k, arg) in signature.args.iter().enumerate() {
            if let Some(value) = known(cx, arg) {
                values.push(value);
                continue;
            }
            let Some(text) = texts.next() else { return Err(self.count(args.len())) };
            let name = self.params.get(k).map(String::as_str);
            let given = literal::parse(cx, text).map_err(|why| not_a_value(k, name, text, &why))?;
            let shown = type_of(&given);
            let fits = fit.fit(&arg.expected, given).and_then(|v| fit.extent(name, signature, v));
            values.push(fits.map_err(|why| {
                let why = if why.is_empty() { String::new() } else { format!(" ({why})") };
                format!("argument {} must be {}, but {text} is {shown}{why}", titled(k, name), arg.text)
            })?);
        }
        Ok(values)
    }

    /// The arguments as the user gives them, with their types.
    fn arguments(&self) -> Vec<(String, String)> {
        let Ok(Some(signature)) = self.signature() else {
            return self.params.iter().map(|p| (p.clone(), String::new())).collect();
        };
        let open = |(k, a): (usize, &Argument)| {
            let name = self.params.get(k).cloned().unwrap_or_else(|| format!("argument {}", k + 1));
            (!matches!(a.expected, Expected::Value(..)) && !is_literal(&a.text))
                .then(|| (name, a.text.clone()))
        };
        signature.args.iter().enumerate().filter_map(open).collect()
    }

    /// What `--help` shows.
    fn text(&self) -> String {
        let mut text = String::new();
        let help = self.help.trim_end();
        if !help.is_empty() {
            text += &format!("{help}\n\n");
        }
        text += &format!("usage: {}\n", self.line());
        let arguments = self.arguments();
        let width = arguments.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, ty) in arguments.iter().filter(|a| !a.1.is_empty()) {
            text += &format!("  {name:width$}  {ty}\n");
        }
        if !arguments.is_empty() {
            text += "Arguments are written as in MATLAB: 3, '[1 2; 3 4]', \"'text'\", true, \"struct('a', 1)\", '{1, 2}'.\n";
        }
        text
    }

    /// A call in one line.
    fn line(&self) -> String {
        let mut words = vec![self.function.clone()];
        words.extend(self.arguments().into_iter().map(|(name, _)| match name.as_str() {
            REST => "...".to_owned(),
            _ if self.signature.is_none() => format!("[{name}]"),
            _ => name,
        }));
        words.join(" ")
    }

    fn count(&self, given: usize) -> String {
        let given =
            if given == 1 { "1 argument is given".into() } else { format!("{given} arguments are given") };
        format!("{given}; usage: {}", self.line())
    }
}

/// The parameter that takes all further arguments.
const REST: &str = "varargin";

fn titled(k: usize, name: Option<&str>) -> String {
    name.map_or_else(|| (k + 1).to_string(), |n| format!("{} '{n}'", k + 1))
}

fn not_a_value(k: usize, name: Option<&str>, text: &str, why: &str) -> String {
    format!("argument {}: {text} is not a value: {why}", titled(k, name))
}

/// Whether a type is a value written out.
fn is_literal(text: &str) -> bool {
    text.starts_with(['[', '\'', '"', '{', '-', '+', '.']) || text.starts_with(|c: char| c.is_ascii_digit())
}

/// The value of an argument that is compiled in.
pub(crate) fn known(cx: &mut Context, arg: &Argument) -> Option<Value> {
    match &arg.expected {
        Expected::Value(class, constant) => constant_value(*class, constant),
        _ if is_literal(&arg.text) => literal::parse(cx, &arg.text).ok(),
        _ => None,
    }
}

fn constant_value(class: Class, constant: &Constant) -> Option<Value> {
    let one = || crate::array::Dims::scalar();
    Some(match constant {
        Constant::Number(x) => convert::from_doubles(class, one(), vec![*x]),
        Constant::Integer(n) => convert::cast(&Value::I64(i64::try_from(*n).ok()?), class).ok()?,
        Constant::Complex(z) => Value::complex(*z),
        Constant::Text(t) if class == Class::String => Value::string(t),
        Constant::Text(t) => Value::char_row(t),
        Constant::Matrix(t) => {
            let data = t.data().to_vec();
            convert::from_doubles(class, crate::array::Dims::new(&[t.rows(), t.cols()]), data)
        }
    })
}

/// The class and size of a value, as the notation writes them.
fn type_of(value: &Value) -> String {
    let sizes: Vec<String> = value.dims().iter().map(usize::to_string).collect();
    let complex = if value.is_complex() { "complex " } else { "" };
    format!("{complex}{}({})", value.class_name(), sizes.join(","))
}

/// What names of extents stand for.
struct Fit<'a> {
    known: FxHashMap<Sym, i64>,
    bounds: &'a [(Sym, i64)],
}

impl Fit<'_> {
    /// The value as one of a type; else what else is to be said than its class and size.
    fn fit(&mut self, expected: &Expected, value: Value) -> Result<Value, String> {
        let list = match expected {
            Expected::Any => return Ok(value),
            Expected::Value(class, constant) => {
                let same = constant_value(*class, constant).is_some_and(|c| {
                    c.class() == value.class() && c.dims() == value.dims() && c.doubles() == value.doubles()
                });
                return if same { Ok(value) } else { Err(String::new()) };
            }
            Expected::OneOf(list) => list,
        };
        let class = value.class();
        let mut why = String::new();
        let known = list.iter().any(|k| k.class == class);
        for kind in list {
            let made = match known {
                true => (kind.class == class).then(|| value.clone()),
                false => converted(&value, kind.class),
            };
            match made.map(|v| self.fit_one(kind, v)) {
                Some(Ok(v)) => return Ok(v),
                Some(Err(e)) => why = e,
                None => {}
            }
        }
        Err(why)
    }

    fn fit_one(&mut self, kind: &Kind, value: Value) -> Result<Value, String> {
        self.shape(&kind.shape, &value.dims())?;
        if kind.sparsity == Sparsity::Sparse && !value.is_sparse() {
            return Err("it is not sparse".to_owned());
        }
        let value = match kind.complexity {
            Complexity::Real if value.is_complex() => return Err(String::new()),
            Complexity::Complex | Complexity::Imaginary if !value.is_complex() => as_complex(value),
            _ => value,
        };
        if kind.class.is_matrix()
            && !value.is_complex()
            && value.doubles().iter().any(|x| !kind.range.contains(*x))
        {
            return Err("an element is outside of it".to_owned());
        }
        match (value, &kind.parts) {
            (Value::Cell(c), Parts::Each(each)) => self.cells(&c, &|_| each),
            (Value::Cell(c), Parts::List(list)) if list.len() == c.data().len() => {
                self.cells(&c, &|k| &list[k])
            }
            (Value::Cell(_), Parts::List(_)) => Err(String::new()),
            (Value::Struct(s), Parts::Fields(fields)) => self.fields(&s, fields),
            (value, _) => Ok(value),
        }
    }

    fn fields(&mut self, s: &StructArray, fields: &[(Name, Expected, bool)]) -> Result<Value, String> {
        let mut names: Vec<Name> = Vec::new();
        names.extend(
            fields.iter().filter(|(n, _, missing)| !missing || s.position(*n).is_some()).map(|f| f.0),
        );
        let shown: Vec<&str> = s.names().iter().map(|n| n.as_str()).collect();
        let ordered = if names.len() == s.names().len() { s.ordered_as(&names) } else { None };
        let Some(s) = ordered else { return Err(format!("its fields are {}", shown.join(", "))) };
        let mut data = Vec::new();
        for (k, v) in s.data().iter().enumerate() {
            let name = s.names()[k % s.names().len()];
            let expected = fields.iter().find(|f| f.0 == name).map_or(&Expected::Any, |f| &f.1);
            let told = |why: String| format!("its field {name} is {}{}", type_of(v), detail(&why));
            data.push(self.fit(expected, v.clone()).map_err(told)?);
        }
        Ok(Value::Struct(Rc::new(StructArray::from_parts(s.dims().clone(), s.names().to_vec(), data))))
    }

    fn cells<'e>(
        &mut self,
        c: &Array<Value>,
        expected: &dyn Fn(usize) -> &'e Expected,
    ) -> Result<Value, String> {
        let mut data = Vec::new();
        for (k, v) in c.data().iter().enumerate() {
            let told = |why: String| format!("its element {} is {}{}", k + 1, type_of(v), detail(&why));
            data.push(self.fit(expected(k), v.clone()).map_err(told)?);
        }
        Ok(Value::cell(Array::new(c.dims().clone(), data)))
    }

    fn shape(&mut self, shape: &Shape, sizes: &[usize]) -> Result<(), String> {
        let Some(dims) = shape.dims() else { return Ok(()) };
        if sizes.len() > dims.len() {
            return Err(String::new());
        }
        let size = |k: usize| sizes.get(k).map_or(1, |&n| n as i64);
        for (k, d) in dims.iter().enumerate() {
            if let Some(sym) = d.as_sym() {
                self.known.entry(sym).or_insert(size(k));
            }
        }
        for (k, d) in dims.iter().enumerate() {
            let found = d.eval(&|s| self.known.get(&s).copied());
            if let Some(n) = found.filter(|n| *n != size(k) && !d.is_unknown()) {
                let told = matches!(d, Dim::Poly(_)).then(|| format!("{d} is {n}"));
                return Err(told.unwrap_or_default());
            }
            if let Some(sym) = d.as_sym()
                && self.bounds.iter().any(|(s, most)| *s == sym && size(k) > *most)
            {
                return Err(String::new());
            }
        }
        Ok(())
    }

    /// The value of an argument that is an extent of others is theirs.
    fn extent(&mut self, name: Option<&str>, signature: &Signature, value: Value) -> Result<Value, String> {
        let Some(sym) = name.map(Sym::extent).filter(|s| signature.extents(*s)) else { return Ok(value) };
        let Some(x) = value.as_f64() else { return Ok(value) };
        if x < 0.0 || x.fract() != 0.0 || x > 9007199254740992.0 {
            return Err("it is an extent".to_owned());
        }
        match self.known.entry(sym).or_insert(x as i64) {
            n if *n != x as i64 => Err(format!("{} is {n}", sym.name)),
            _ => Ok(value),
        }
    }
}

fn detail(why: &str) -> String {
    if why.is_empty() { String::new() } else { format!(", and {why}") }
}

/// The same numbers in another class.
fn converted(value: &Value, class: Class) -> Option<Value> {
    if !value.is_matrix() || !class.is_matrix() || class == Class::Char || value.class() == Class::Char {
        // A text of either kind.
        let text = value.as_text().filter(|_| {
            matches!(class, Class::Char | Class::String) && !value.is_matrix() || class == Class::String
        })?;
        return Some(if class == Class::String { Value::string(&text) } else { Value::char_row(&text) });
    }
    if class == Class::Logical && value.doubles().iter().any(|x| *x != 0.0 && *x != 1.0) {
        return None;
    }
    let to = convert::cast(value, class).ok()?;
    let same = if value.is_complex() {
        convert::complexes(&to) == convert::complexes(value) || class == Class::Single
    } else {
        class == Class::Single || to.doubles().iter().zip(value.doubles().iter()).all(|(a, b)| a == b)
    };
    same.then_some(to)
}

/// Real numbers stored as complex.
fn as_complex(value: Value) -> Value {
    let dims = value.dims();
    match value.class() {
        Class::Double if dims.numel() == 1 => {
            Value::C64(Rc::new(Complex64::new(value.as_f64().unwrap_or(f64::NAN), 0.0)))
        }
        Class::Double => {
            Value::ComplexDouble(Rc::new(Array::new(dims, convert::complexes(&value).into_owned())))
        }
        Class::Single => {
            let data =
                convert::singles(&value).iter().map(|x| num_complex::Complex32::new(*x, 0.0)).collect();
            Value::ComplexSingle(Rc::new(Array::new(dims, data)))
        }
        _ => value,
    }
}
