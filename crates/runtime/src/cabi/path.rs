//! Access paths of boxed values (`s.a(2).b{k}`): reading, assigning and deleting, a whole path in one
//! call, so that a part of a value that has one owner changes in place.
//!
//! A kernel's name spells the path: a verb (`get`, `part`, `stored`, `list`, `answers`, `set`, `setlist`, `delete`, `put`), then `.name`,
//! `.?` (the operand names the field), `(n)` and `{n}` (that many subscripts; `*` for all operands
//! that are left). The first may be `.name@k` or `.name#k`, which tells emitted code where a property or field lies and means
//! nothing here.
//! Operands: the base, what is assigned, then those of the steps in order.
//!
//! What the steps do is in [`crate::path`], what classes say of them in [`super::classes`].

use super::slot::Known;
use crate::classes;
use crate::context::{Context, Host};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none, one};
use crate::kernels;
use crate::path::{Args, Engine, Source, Step, Steps, assign, create, field_name, member_name};
use crate::path::{first_value, needed_values, one_value, read};
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// What is done at the end of a path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    /// One value.
    Get,
    /// The first of the values.
    First,
    /// All values, as a row of cells.
    List,
    /// The same of a statement: a call at the end is asked for nothing, and gives what it gives.
    Answers,
    /// Assigns a value.
    Set,
    /// Assigns each element of a row of cells to a place.
    SetList,
    /// Removes the places.
    Delete,
    /// Assigns a value, to a part of the object that the base refers to.
    Put,
}

/// A step of a path as a kernel's name spells it.
pub(super) enum Shape {
    Dot(Name),
    DynamicDot,
    Paren(Option<usize>),
    Brace(Option<usize>),
}

/// A path kernel.
pub(super) struct Path {
    pub(super) verb: Verb,
    pub(super) shape: Vec<Shape>,
    /// Where the property lies that it begins with, and those of the objects to which references lead from there.
    pub(super) known: Vec<Known>,
    /// Whether an operand names a field.
    pub(super) named: bool,
    /// Whether it reads what an object stores as a property, whoever may.
    pub(super) stored: bool,
}

impl Path {
    /// The kernel of this name.
    pub(super) fn parse(name: &str) -> Option<Path> {
        let start = name.find(['.', '(', '{'])?;
        let (verb, mut rest) = name.split_at(start);
        let stored = verb == "stored";
        let verb = match verb {
            "get" | "stored" | "part" | "peek" | "measure" => Verb::Get,
            "first" => Verb::First,
            "list" => Verb::List,
            "answers" => Verb::Answers,
            "set" => Verb::Set,
            "setlist" => Verb::SetList,
            "delete" => Verb::Delete,
            "put" => Verb::Put,
            _ => return None,
        };
        let mut shape = Vec::new();
        while let Some(kind) = rest.chars().next() {
            let end = match kind {
                '(' | '{' => rest.find([')', '}'])? + 1,
                _ => rest.get(1..)?.find(['.', '(', '{']).map_or(rest.len(), |i| i + 1),
            };
            let (step, after) = rest.split_at(end);
            let inner = step.trim_matches(['.', '(', ')', '{', '}']);
            let count = if inner == "*" { None } else { inner.parse().ok() };
            shape.push(match kind {
                '(' => Shape::Paren(count),
                '{' => Shape::Brace(count),
                _ if inner == "?" => Shape::DynamicDot,
                _ => Shape::Dot(Name::new(inner.split(['@', '#']).next().unwrap_or(inner))),
            });
            rest = after;
        }
        let known = shape.iter().map(|_| Known::default()).collect();
        let named = shape.iter().any(|step| matches!(step, Shape::DynamicDot));
        Some(Path { verb, shape, known, named, stored })
    }

    /// Whether the base may be a variable without a value.
    pub(super) fn creates(&self) -> bool {
        matches!(self.verb, Verb::Set | Verb::SetList)
    }

    /// Runs the kernel where the base is a variable without a value; its place among `args` is not
    /// looked at.
    pub(super) fn create(&self, cx: &mut Context, args: &mut [Value]) -> Result<Outputs, Error> {
        let (_, source, steps) = self.operands(args)?;
        let host = cx.host();
        let m = engine(&host)?;
        Ok(one(create(m, cx, &steps, self.assigned(source))?))
    }

    /// Runs the kernel.
    pub(super) fn run(&self, cx: &mut Context, args: &mut [Value], nargout: usize) -> Result<Outputs, Error> {
        if self.stored {
            return self.property(args);
        }
        // Entries of maps, by their kernels themselves.
        match (self.verb, self.shape.as_slice(), &mut *args) {
            (Verb::Get | Verb::First, [Shape::Paren(_)], [Value::Map(_) | Value::Dictionary(_), ..])
                if nargout < 2 =>
            {
                return kernels::map_get(cx, args, 1);
            }
            (Verb::Set, [Shape::Paren(Some(1))], [Value::Map(_), value, key]) => {
                std::mem::swap(value, key);
                return kernels::map_set(cx, args, 1);
            }
            _ => {}
        }
        if let (Verb::Get | Verb::First, [Shape::Paren(_)], [f @ Value::Function(_), args @ ..]) =
            (self.verb, self.shape.as_slice(), &mut *args)
        {
            let host = cx.host();
            let values = engine(&host)?.call_handle(
                cx,
                f,
                args.iter_mut().map(Value::take).collect(),
                nargout.max(1),
            )?;
            let steps = [Step::Paren(Args::new())];
            return match (self.verb, nargout) {
                (Verb::First, 0 | 1) => first_value(values, &steps),
                (_, 0 | 1) => one_value(values, &steps),
                (_, n) => needed_values(values, &steps, n),
            };
        }
        if let Some(outcome) = self.method(cx, args, nargout) {
            return outcome;
        }
        let (mut base, source, steps) = self.operands(args)?;
        let host = cx.host();
        let m = engine(&host)?;
        match self.verb {
            Verb::Get => {
                let values = read(m, cx, base, &steps, nargout.max(1))?;
                match nargout {
                    0 | 1 => one_value(values, &steps),
                    n => needed_values(values, &steps, n),
                }
            }
            Verb::First if nargout > 1 => needed_values(read(m, cx, base, &steps, nargout)?, &steps, nargout),
            Verb::First => first_value(read(m, cx, base, &steps, 1)?, &steps),
            Verb::List | Verb::Answers => {
                let asked = usize::from(self.verb == Verb::List);
                let values = read(m, cx, base, &steps, asked)?;
                Ok(one(Value::cell_row(values.into_vec())))
            }
            Verb::Set | Verb::SetList | Verb::Delete => {
                assign(m, cx, &mut base, &steps, self.assigned(source))?;
                Ok(one(base))
            }
            Verb::Put => {
                assign(m, cx, &mut base, &steps, Source::Value(source))?;
                Ok(none())
            }
        }
    }

    /// What the path gives where it surely calls a method of an object, and does no more.
    fn method(&self, cx: &mut Context, args: &mut [Value], nargout: usize) -> Option<Result<Outputs, Error>> {
        let ([object, ..], [Shape::Dot(name)] | [Shape::Dot(name), Shape::Paren(Some(_))]) =
            (&*args, self.shape.as_slice())
        else {
            return None;
        };
        let wanted = match self.verb {
            Verb::Get | Verb::First => nargout.max(1),
            Verb::List => 1,
            Verb::Answers => 0,
            Verb::Set | Verb::SetList | Verb::Delete | Verb::Put => return None,
        };
        if !matches!(object, Value::Object(_) | Value::Handle(_)) {
            return None;
        }
        let host = cx.host();
        let m = host.as_deref().and_then(Host::objects)?;
        let func = classes::plain_method(m, object, *name)?;
        let values = m.call_function(cx, func, args.iter_mut().map(Value::take).collect(), wanted);
        let last = [if self.shape.len() > 1 { Step::Paren(Args::new()) } else { Step::Dot(*name) }];
        Some(values.and_then(|values| match (self.verb, nargout) {
            (Verb::Get, 0 | 1) => one_value(values, &last),
            (Verb::First, 0 | 1) => first_value(values, &last),
            (Verb::Get | Verb::First, n) => needed_values(values, &last, n),
            _ => Ok(one(Value::cell_row(values.into_vec()))),
        }))
    }

    /// What an object of a value class stores as a property.
    fn property(&self, args: &[Value]) -> Result<Outputs, Error> {
        let found = match (args, self.shape.as_slice()) {
            ([Value::Object(o), ..], [Shape::Dot(name)]) => o.data.get(0, *name),
            _ => None,
        };
        found.cloned().map(one).ok_or_else(errors::dot_index)
    }

    /// The base, what is assigned, and the steps with their operands.
    fn operands(&self, args: &mut [Value]) -> Result<(Value, Value, Steps), Error> {
        let mut operands = args.iter_mut().map(Value::take);
        let base = operands.next().ok_or_else(errors::not_enough_inputs)?;
        let source = match self.verb {
            Verb::Set | Verb::SetList | Verb::Put => operands.next().ok_or_else(errors::not_enough_inputs)?,
            _ => Value::empty(),
        };
        let of_object = matches!(base, Value::Object(_) | Value::Handle(_));
        Ok((base, source, self.steps(of_object, &mut operands)?))
    }

    /// What the verb makes of the operand that is assigned.
    fn assigned(&self, source: Value) -> Source {
        match self.verb {
            Verb::SetList => Source::List(source.as_cell().map(|c| c.data().to_vec()).unwrap_or_default()),
            Verb::Delete => Source::Delete,
            _ => Source::Value(source),
        }
    }

    fn steps(&self, of_object: bool, operands: &mut impl Iterator<Item = Value>) -> Result<Steps, Error> {
        let mut steps = Steps::new();
        for shape in &self.shape {
            let mut some = |count: &Option<usize>| match count {
                Some(n) => operands.by_ref().take(*n).collect(),
                None => operands.by_ref().collect::<Args>(),
            };
            steps.push(match shape {
                Shape::Dot(name) => Step::Dot(*name),
                Shape::DynamicDot => {
                    let name = operands.next().unwrap_or_default();
                    Step::Dot(match of_object && steps.is_empty() {
                        true => member_name(&name)?,
                        false => field_name(&name)?,
                    })
                }
                Shape::Paren(n) => Step::Paren(some(n)),
                Shape::Brace(n) => Step::Brace(some(n)),
            });
        }
        Ok(steps)
    }
}

/// The program whose paths these are.
fn engine(host: &Option<Rc<dyn Host>>) -> Result<&dyn Engine, Error> {
    let objects = host.as_deref().and_then(Host::objects);
    objects.map(|m| m as &dyn Engine).ok_or_else(|| errors::unsupported("an access path here"))
}
