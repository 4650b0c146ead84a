//! The door of a function of a library: a function whose parameters are what a caller elsewhere gives, as the types
//! of the entry say, whatever the analysis made of them inside.
//!
//! It checks what the types promise and C does not: equal extents, bounds, integers that are doubles. Arrays that
//! the function changes are copied; all others stay the caller's.
//!
//! What it does not do: print anything. How parameters look in C, Python or Fortran is the printers'.

use super::callback::{Called, described};
use super::naming::Names;
use super::part::maker;
use super::program::{Cx, Refused, Why, function_of};
use super::repr::{self, Part, Repr};
use analysis::ContextId;
use base::{EntityRef, FxHashMap, Name};
use ir::loops::{
    Callback, Elem, Export, Expr, Fault, Form, Formal, Function, Local, LocalId, Module, Operand, Param,
    SiteId, Stmt, Ty, kernels,
};
use types::scalar::ScalarOp;
use types::{AbsValue, Atom, Class, Dim, Interval, Shape, Sym};

/// An entry of a library, as its user says it.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Its name in C.
    pub name: String,
    /// The arguments, in the order of the parameters.
    pub args: Vec<Argument>,
    /// What extents are at most.
    pub bounds: Vec<(Sym, i64)>,
}

/// An argument of an entry.
#[derive(Clone, Debug)]
pub struct Argument {
    /// Its name.
    pub name: String,
    /// Its type as text.
    pub text: String,
    /// What is known of it.
    pub value: AbsValue,
    /// It is the extent of others.
    pub extent: Option<Sym>,
    /// It is a value, and compiled in.
    pub constant: bool,
    /// It is a function that the caller gives.
    pub called: Option<Called>,
}

/// The door of the context of an entry.
pub fn door(
    cx: &Cx<'_>,
    names: &mut Names,
    module: &mut Module,
    context: ContextId,
    wanted: &Wanted,
) -> Result<Export, Refused> {
    let tf = &cx.program.functions[cx.analysis.contexts[context].func];
    let refused = |what: String| Refused {
        func: cx.analysis.contexts[context].func,
        span: Some(tf.span),
        what,
        why: Why::Construct,
    };
    let mut d = Door {
        f: Function::new(names.unique(&format!("{}_door", tf.name)), Name::new("")),
        at: module.sites.push(tf.span),
        bounds: &wanted.bounds,
        known: FxHashMap::default(),
        later: Vec::new(),
    };
    let mut params = Vec::new();
    let mut given = Vec::new();
    let mut functions: Vec<(usize, LocalId, &Called)> = Vec::new();
    for arg in &wanted.args {
        if arg.constant {
            given.push(Given::Constant(arg.text.clone()));
            continue;
        }
        if let Some(called) = &arg.called {
            let l = d.leaf(&arg.name, Ty::Scalar(Elem::U64), false);
            functions.push((params.len(), l, called));
            params.push(Formal { name: arg.name.clone(), text: arg.text.clone(), form: Form::Plain });
            given.push(Given::Callback(l));
            continue;
        }
        let (form, place) = d.param(&arg.name, &arg.text, &arg.value).map_err(&refused)?;
        if let (Some(sym), Given::Leaf(l)) = (arg.extent, &place) {
            d.is_extent(*l, &arg.name, sym);
        }
        params.push(Formal { name: arg.name.clone(), text: arg.text.clone(), form });
        given.push(place);
    }
    let later = std::mem::take(&mut d.later);
    d.f.body.extend(later);
    for (k, l, called) in functions {
        params[k].form = Form::Callback(Box::new(d.callback(l, called).map_err(&refused)?));
    }
    let signature = &cx.signatures[context.index()];
    let mut formal = signature.frames;
    let mut operands: Vec<Operand> = Vec::new();
    let fixed = tf.params.len();
    for (k, repr) in signature.params.iter().enumerate() {
        let Some(repr) = repr else { continue };
        let place = if k < fixed {
            given.get(k).cloned().ok_or_else(|| refused("an argument that is not given".into()))?
        } else {
            let rest = given.get(fixed..).unwrap_or_default().to_vec();
            Given::Record(rest.into_iter().enumerate().map(|(i, g)| (Part::Place(i + 1), g)).collect())
        };
        d.pass(&place, repr, &signature.prototype, &mut formal, &mut operands).map_err(&refused)?;
    }
    let locals: Vec<LocalId> = signature
        .prototype
        .results
        .iter()
        .map(|r| {
            let local = &signature.prototype.locals[*r];
            d.local(&local.name, local.ty)
        })
        .collect();
    d.f.body.push(Stmt::Call {
        function: function_of(context),
        args: operands,
        results: locals.clone(),
        at: d.at,
    });
    let mut results = Vec::new();
    let mut next = locals.into_iter();
    for (k, repr) in signature.results.iter().enumerate() {
        let name =
            tf.outputs.get(k).map_or_else(|| format!("out{}", k + 1), |v| tf.vars[*v].name.to_string());
        let value = cx.analysis.contexts[context].outputs.get(k).cloned().unwrap_or_else(AbsValue::top);
        let form = d.result(repr, &value, &mut next).map_err(&refused)?;
        results.push(Formal { name, text: shown(&value), form });
    }
    let function = module.functions.push(d.f);
    let help = tf.help.clone();
    Ok(Export { name: wanted.name.clone(), source: tf.name.to_string(), function, help, params, results })
}

/// A type without what is said of the values.
fn shown(value: &AbsValue) -> String {
    let text = value.clone().defined().without_constants().to_string();
    text.split(" in [").next().unwrap_or("").to_owned()
}

/// Whether what is kept in parts is a row of cells.
fn has_places(parts: &[(Part, Repr)]) -> bool {
    parts.iter().any(|(part, _)| matches!(part, Part::Place(_)))
}

/// Whether chars surely are a row, or none at all: such a result is a text.
fn is_text(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| match &v.matrix.shape {
        Shape::Known(dims) => dims.first() == Some(&Dim::Const(1)),
        Shape::OrEmpty(_, solid) => solid[0] == 1,
        Shape::Any => false,
    })
}

/// What a caller gives for an argument.
#[derive(Clone)]
enum Given {
    Leaf(LocalId),
    Record(Vec<(Part, Given)>),
    /// A type that is a value.
    Constant(String),
    /// The number of a function.
    Callback(LocalId),
}

struct Door<'a> {
    f: Function,
    at: SiteId,
    bounds: &'a [(Sym, i64)],
    /// Where symbols of extents can be read.
    known: FxHashMap<Sym, Expr>,
    /// Checks of extents, which stand when all symbols are known.
    later: Vec<Stmt>,
}

impl Door<'_> {
    fn local(&mut self, name: &str, ty: Ty) -> LocalId {
        let known = self.f.locals.values().any(|l| l.name == name);
        let name = if known { format!("{name}_{}", self.f.locals.len()) } else { name.to_owned() };
        self.f.locals.push(Local::new(name, ty))
    }

    /// Parameters for an argument like `value`.
    fn param(&mut self, name: &str, text: &str, value: &AbsValue) -> Result<(Form, Given), String> {
        let repr = match Repr::of(value) {
            Repr::Scalar(Elem::Index) => Repr::Scalar(Elem::F64),
            Repr::Array(Elem::Index, rank) => Repr::Array(Elem::F64, rank),
            // Cells are values to callers.
            Repr::Record(parts) if has_places(&parts) => Repr::Boxed,
            repr => repr,
        };
        match repr {
            Repr::Closure(..) | Repr::Choice(_) => Err("an argument that is a function handle".into()),
            Repr::Boxed if value.unique_class() == Some(Class::FunctionHandle) => {
                Err("a function handle without types".into())
            }
            // Of no value, only of variables of contexts that are called directly.
            Repr::Table(_) => Err("an argument in columns".into()),
            Repr::Record(fields) => {
                let mut forms = Vec::new();
                let mut places = Vec::new();
                for (part, _) in fields {
                    let field = part.of(value);
                    let (form, place) = self.param(&format!("{name}_{part}"), text, &field)?;
                    forms.push(Formal { name: part.to_string(), text: shown(&field), form });
                    places.push((part, place));
                }
                Ok((Form::Struct(forms), Given::Record(places)))
            }
            Repr::Scalar(e) => {
                let l = self.leaf(name, Ty::Scalar(e), false);
                self.range(l, e, name, text, value);
                Ok((Form::Plain, Given::Leaf(l)))
            }
            Repr::Array(e, rank) => {
                let plain = value.unique().is_none_or(|v| {
                    let whole = Interval::of_class(v.class);
                    v.matrix.complexity != types::Complexity::Real || whole.leq(v.matrix.range(v.class))
                });
                if !plain {
                    return Err(format!("the type {text}, whose elements would have to be looked at: it"));
                }
                let dims = repr::known_extents(value).unwrap_or_default();
                let row = e == Elem::Char && rank == 2 && dims.first().is_some_and(repr::Ext::is_one);
                let l = self.leaf(name, Ty::Array(e, rank), !row);
                self.extents(l, name, text, value);
                Ok((if row { Form::Text } else { Form::Plain }, Given::Leaf(l)))
            }
            Repr::Boxed => {
                let l = self.leaf(name, Ty::Boxed, false);
                let one = repr::is_one_element(value) && value.unique_class() == Some(Class::String);
                Ok((if one { Form::Text } else { Form::Plain }, Given::Leaf(l)))
            }
        }
    }

    /// A function that the caller gives, whose extents are told it.
    fn callback(&mut self, id: LocalId, called: &Called) -> Result<Callback, String> {
        let (callback, told) = described(called, &mut |dim| self.extent(dim))?;
        for (k, extent) in told.into_iter().enumerate() {
            let args = [Expr::Local(id), Expr::index(k as i64), extent].map(Operand::Scalar);
            let name = Name::new(kernels::CALLBACK_EXTENT);
            self.f.body.push(Stmt::Kernel {
                name,
                args: args.into(),
                nargout: 0,
                results: Vec::new(),
                at: self.at,
            });
        }
        Ok(callback)
    }

    fn leaf(&mut self, name: &str, ty: Ty, borrowed: bool) -> LocalId {
        let local = self.local(name, ty);
        self.f.params.push(Param { local, borrowed });
        local
    }

    fn check(&mut self, fails: Expr, name: &str, text: &str) -> Stmt {
        let message = format!("Argument '{name}' must be {text}.");
        let fault = Fault::Raise(Name::new("tame:argument"), Name::new(&message));
        Stmt::Check { fails, fault, args: Vec::new(), guards: None, proof: None, at: self.at }
    }

    /// A scalar lies where its type says.
    fn range(&mut self, l: LocalId, e: Elem, name: &str, text: &str, value: &AbsValue) {
        let Some(one) = value.unique().filter(|_| matches!(e, Elem::F64 | Elem::F32)) else { return };
        let range = one.matrix.range(one.class);
        let (x, number) = (Expr::Local(l), |x: f64| Expr::Number(x, e));
        let mut holds = Vec::new();
        if range.lo > f64::NEG_INFINITY {
            holds.push(op(ScalarOp::Ge, x.clone(), number(range.lo), e));
        }
        if range.hi < f64::INFINITY {
            holds.push(op(ScalarOp::Le, x.clone(), number(range.hi), e));
        }
        if range.integer {
            let floor = Expr::Op { op: ScalarOp::Floor, args: vec![x.clone()], elem: e, result: e };
            holds.push(op(ScalarOp::Eq, floor, x.clone(), e));
        }
        if !range.nan && holds.is_empty() && range != Interval::of_class(one.class) {
            holds.push(op(ScalarOp::Eq, x.clone(), x, e));
        }
        for one in holds {
            let check = self.check(Expr::Not(Box::new(one)), name, text);
            self.f.body.push(check);
        }
    }

    /// A number is an extent of others.
    fn is_extent(&mut self, l: LocalId, name: &str, sym: Sym) {
        let Ty::Scalar(e) = self.f.locals[l].ty else { return };
        let text = format!("the extent {name} of the other arguments");
        let value = match e {
            Elem::F64 => Expr::Cast(Elem::Index, Box::new(Expr::Local(l))),
            e => Expr::Cast(Elem::Index, Box::new(Expr::Cast(e, Box::new(Expr::Local(l))))),
        };
        if let Some(known) = self.known.get(&sym).cloned() {
            let check = self.check(op(ScalarOp::Ne, value, known, Elem::Index), name, &text);
            self.later.push(check);
        } else {
            self.known.insert(sym, value);
        }
    }

    /// The extents of an array are as its type says.
    fn extents(&mut self, l: LocalId, name: &str, text: &str, value: &AbsValue) {
        let shape = value.unique().map(|v| v.matrix.shape.clone());
        let dims: Vec<Dim> = shape.as_ref().and_then(|s| s.dims()).unwrap_or_default().to_vec();
        for (k, dim) in dims.iter().enumerate() {
            let here = Expr::Extent(l, k as u8);
            if let Some(sym) = dim.as_sym() {
                if let Some((_, most)) = self.bounds.iter().find(|(s, _)| *s == sym) {
                    let check = self.check(
                        op(ScalarOp::Gt, here.clone(), Expr::index(*most), Elem::Index),
                        name,
                        text,
                    );
                    self.later.push(check);
                }
                if !self.known.contains_key(&sym) {
                    self.known.insert(sym, here);
                    continue;
                }
            }
            if let Some(wanted) = self.extent(dim) {
                let check = self.check(op(ScalarOp::Ne, here, wanted, Elem::Index), name, text);
                self.later.push(check);
            }
        }
    }

    /// An extent as an expression over what is known so far; extents of `max`, `min` and `floor` are not looked at.
    fn extent(&self, dim: &Dim) -> Option<Expr> {
        match dim {
            Dim::Const(n) => Some(Expr::index(*n)),
            Dim::Unknown => None,
            Dim::Poly(_) => {
                let mut sum: Option<Expr> = None;
                for (factors, k) in dim.as_terms() {
                    let mut term = Expr::index(*k);
                    for atom in factors {
                        let Atom::Sym(s) = atom else { return None };
                        let factor = self.known.get(s)?.clone();
                        term = match term {
                            Expr::Integer(1, _) => factor,
                            term => op(ScalarOp::Times, term, factor, Elem::Index),
                        };
                    }
                    sum = Some(match sum {
                        None => term,
                        Some(sum) => op(ScalarOp::Plus, sum, term, Elem::Index),
                    });
                }
                sum
            }
        }
    }

    /// Operands for a parameter that is kept like `inner`.
    fn pass(
        &mut self,
        given: &Given,
        inner: &Repr,
        prototype: &Function,
        formal: &mut usize,
        out: &mut Vec<Operand>,
    ) -> Result<(), String> {
        let of_kind = || "an argument of this kind".to_owned();
        match (given, inner) {
            (Given::Record(parts), Repr::Record(wanted)) => {
                for (part, repr) in wanted {
                    let found = parts.iter().find(|(p, _)| p == part).ok_or_else(of_kind)?.1.clone();
                    self.pass(&found, repr, prototype, formal, out)?;
                }
                Ok(())
            }
            (_, Repr::Closure(_, parts)) if parts.is_empty() => Ok(()),
            // It captures the number.
            (Given::Callback(l), Repr::Closure(_, parts)) => match parts.as_slice() {
                [inner] => self.pass(&Given::Leaf(*l), inner, prototype, formal, out),
                _ => Err(of_kind()),
            },
            (Given::Callback(_), _) => Err("an argument that is a function handle".into()),
            (_, Repr::Closure(..) | Repr::Choice(_)) => Err("an argument that is a function handle".into()),
            (Given::Record(parts), Repr::Boxed) => {
                let whole = self.whole(parts);
                self.pass(&Given::Leaf(whole), &Repr::Boxed, prototype, formal, out)
            }
            (Given::Leaf(l), Repr::Record(wanted)) => {
                for (part, repr) in wanted {
                    let (kernel, place) = part.access();
                    let local = self.local("part", Ty::Boxed);
                    let args = std::iter::once(Operand::Borrow(*l)).chain(place).collect();
                    self.kernel(kernel, args, local);
                    self.pass(&Given::Leaf(local), repr, prototype, formal, out)?;
                }
                Ok(())
            }
            (Given::Constant(text), inner) => {
                let local = self.local("constant", Ty::Boxed);
                self.kernel(Name::new(kernels::CONSTANT), vec![Operand::Text(text.clone())], local);
                self.pass(&Given::Leaf(local), inner, prototype, formal, out)
            }
            (Given::Leaf(l), _) => {
                let param = prototype.params.get(*formal).ok_or_else(of_kind)?;
                *formal += 1;
                out.push(self.leaf_operand(*l, prototype.locals[param.local].ty, param.borrowed));
                Ok(())
            }
            (Given::Record(_), _) => Err(of_kind()),
        }
    }

    fn leaf_operand(&mut self, l: LocalId, ty: Ty, borrowed: bool) -> Operand {
        let own = self.f.locals[l].ty;
        let lent = self.f.params.iter().any(|p| p.local == l && p.borrowed);
        let (mut l, mut lent) = (l, lent);
        match (own, ty) {
            (a, b) if a == b => {}
            (Ty::Scalar(_), Ty::Scalar(e)) => {
                return Operand::Scalar(Expr::Cast(e, Box::new(Expr::Local(l))));
            }
            _ => {
                let to = self.local("t", ty);
                let src = match own {
                    Ty::Scalar(_) => Operand::Scalar(Expr::Local(l)),
                    _ => Operand::Borrow(l),
                };
                self.f.body.push(Stmt::Convert { dst: to, src, at: self.at });
                (l, lent) = (to, false);
            }
        }
        match ty {
            Ty::Scalar(_) => Operand::Scalar(Expr::Local(l)),
            _ if borrowed => Operand::Borrow(l),
            _ if lent => {
                let copy = self.local("copy", ty);
                self.f.body.push(Stmt::Copy(copy, l));
                Operand::Take(copy)
            }
            _ => Operand::Take(l),
        }
    }

    fn kernel(&mut self, name: Name, args: Vec<Operand>, result: LocalId) {
        self.f.body.push(Stmt::Kernel { name, args, nargout: 1, results: vec![result], at: self.at });
    }

    /// A struct, or a row of cells, of its parts.
    fn whole(&mut self, parts: &[(Part, Given)]) -> LocalId {
        let mut args = Vec::new();
        for (_, given) in parts {
            args.push(match given {
                Given::Leaf(l) => match self.f.locals[*l].ty {
                    Ty::Scalar(_) => Operand::Scalar(Expr::Local(*l)),
                    _ => Operand::Borrow(*l),
                },
                Given::Callback(l) => Operand::Scalar(Expr::Local(*l)),
                Given::Record(inner) => Operand::Borrow(self.whole(inner)),
                Given::Constant(text) => {
                    let local = self.local("constant", Ty::Boxed);
                    self.kernel(Name::new(kernels::CONSTANT), vec![Operand::Text(text.clone())], local);
                    Operand::Borrow(local)
                }
            });
        }
        let local = self.local("whole", Ty::Boxed);
        let name = maker(parts);
        self.kernel(name, args, local);
        local
    }

    /// The parts of a result that becomes one value.
    fn gathered(
        &mut self,
        parts: &[(Part, Repr)],
        locals: &mut impl Iterator<Item = LocalId>,
    ) -> Result<Vec<(Part, Given)>, String> {
        let mut given = Vec::new();
        for (part, repr) in parts {
            let one = match repr {
                Repr::Record(inner) => Given::Record(self.gathered(inner, locals)?),
                Repr::Closure(..) | Repr::Choice(_) => return Err("a result with a function handle".into()),
                Repr::Table(_) => return Err("a result in columns".into()),
                Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed => {
                    let l = locals.next().ok_or("a result that does not come")?;
                    Given::Leaf(if *repr == Repr::Scalar(Elem::Index) { self.number(l) } else { l })
                }
            };
            given.push((*part, one));
        }
        Ok(given)
    }

    /// An integer that is a double to callers.
    fn number(&mut self, l: LocalId) -> LocalId {
        let x = self.local("number", Ty::Scalar(Elem::F64));
        self.f.body.push(Stmt::Assign(x, Expr::Cast(Elem::F64, Box::new(Expr::Local(l)))));
        x
    }

    /// How a result that is kept like this crosses; its locals become results.
    fn result(
        &mut self,
        repr: &Repr,
        value: &AbsValue,
        locals: &mut impl Iterator<Item = LocalId>,
    ) -> Result<Form, String> {
        let missing = || "a result that does not come".to_owned();
        match repr {
            Repr::Closure(..) | Repr::Choice(_) => Err("a result that is a function handle".into()),
            Repr::Table(_) => Err("a result in columns".into()),
            // Cells are values to callers.
            Repr::Record(parts) if has_places(parts) => {
                let given = self.gathered(parts, locals)?;
                let whole = self.whole(&given);
                self.f.results.push(whole);
                Ok(Form::Plain)
            }
            Repr::Record(fields) => {
                let mut forms = Vec::new();
                for (part, repr) in fields {
                    let field = part.of(value);
                    let form = self.result(repr, &field, locals)?;
                    forms.push(Formal { name: part.to_string(), text: shown(&field), form });
                }
                Ok(Form::Struct(forms))
            }
            Repr::Scalar(Elem::Index) => {
                let l = locals.next().ok_or_else(missing)?;
                let x = self.number(l);
                self.f.results.push(x);
                Ok(Form::Plain)
            }
            Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed => {
                let l = locals.next().ok_or_else(missing)?;
                self.f.results.push(l);
                let row = matches!(repr, Repr::Array(Elem::Char, 2)) && is_text(value);
                let one = *repr == Repr::Boxed
                    && value.unique_class() == Some(Class::String)
                    && repr::is_one_element(value);
                Ok(if row || one { Form::Text } else { Form::Plain })
            }
        }
    }
}

fn op(op: ScalarOp, a: Expr, b: Expr, elem: Elem) -> Expr {
    Expr::Op { op, args: vec![a, b], elem, result: ir::loops::result_of(op, elem) }
}
