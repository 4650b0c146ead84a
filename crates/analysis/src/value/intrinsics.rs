//! Builtins that the analysis carries out itself, because they look at the call, the workspace or
//! functions given to them: `nargin`, `exist`, `feval`, `cellfun`, `error`, `eval` and their like.

use super::access::{self, Index};
use super::call::Args;
use super::deep;
use super::key::Operand;
use super::lookup::Found;
use super::maps;
use super::objects::may_be_object;
use super::state::{Slot, State};
use super::stmt::{Got, got_all};
use super::transfer::Transfer;
use crate::facts::CallEdge;
use base::Name;
use ir::tir::{FuncId, StmtId, internal};
use types::abs;
use types::{AbsValue, Class, ClassValue, Elements, Interval, Matrix, Shape, Sparsity, Truth};

/// What an intrinsic answers: `None` inside where the call surely fails or does not come back.
type Answer = Option<Got>;

impl Transfer<'_, '_> {
    /// The call of an intrinsic; `None` where `name` is none, or its declaration says enough.
    pub(super) fn intrinsic(
        &mut self,
        id: StmtId,
        state: &mut State,
        name: Name,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Answer> {
        let n = args.list.len();
        let open = args.rest.is_some();
        let answer = match name.as_str() {
            "nargin" if n == 0 && !open => one(nargin(self)),
            "nargout" if n == 0 && !open => one(match self.key.nargout {
                Some(n) => AbsValue::number(n as f64),
                None => count_from(0),
            }),
            "narginchk" if n == 2 => self.check_nargin(id, args),
            "exist" if n > 0 => return self.exist(state, args),
            // An object of a class without a class file.
            "class" if n > 1 => Some(Got::Each(AbsValue::top())),
            "feval" if n > 0 || open => self.feval(id, state, args, nargout),
            "builtin" if n > 0 => return self.by_builtin_name(id, state, args, nargout),
            // Old forms that take further arguments of their own.
            "cellfun"
                if n > 0 && args.list[0].value.as_text().is_some_and(|t| matches!(t, "isclass" | "size")) =>
            {
                return None;
            }
            "cellfun" | "arrayfun" | "structfun" if n > 1 && !open => {
                self.map_function(id, state, name.as_str(), args, nargout)
            }
            // What comes of sparse matrices may be sparse or not.
            "bsxfun" if n == 3 && !open && args.list[1..].iter().all(|a| is_full(&a.value)) => {
                self.broadcast(id, state, args)
            }
            internal::VACANT => one(AbsValue::bottom()),
            "containers.Map" | "dictionary" => {
                if name.as_str() == "containers.Map" {
                    maps::made(self.engine, args);
                }
                one(AbsValue::any_of(Class::Object(name)))
            }
            "keys" if n > 0 && maps::is_map(&args.list[0].value) => one(maps::keys(self)),
            "values" if n > 0 && maps::is_map(&args.list[0].value) => one(maps::values(self)),
            "subsasgn" | "mc_map_set" => {
                self.engine.open_maps();
                return None;
            }
            "str2func" if n > 0 => return self.str2func(args),
            _ if builtins::named(name).is_some_and(|b| b.raises()) => match error(name, args) {
                // A function of the library refuses what it is given: that is said of its call.
                None if self.engine.options.elsewhere && self.engine.source().is_library(self.key.func) => {
                    match said(name, args) {
                        Some(text) => self.fails(id, &text),
                        None => None,
                    }
                }
                answer => answer,
            },
            "assert" if n > 0 => self.assertion(state, args),
            "load" if nargout.is_some_and(|n| n > 0) => {
                let words: Option<Vec<&str>> = args.list.iter().map(|o| o.value.as_text()).collect();
                let matrix = !open && words.is_some_and(|w| runtime::matfile::loads_matrix(&w));
                if !matrix {
                    // Objects come with what their properties held when they were saved.
                    self.engine.store_anything();
                }
                let numbers = AbsValue::of(Class::Double, Shape::any_matrix());
                let any = AbsValue::any_of(Class::Struct).join(&AbsValue::any_of(Class::Double));
                Some(Got::List(vec![Operand::of(if matrix { numbers } else { any })]))
            }
            "load" if !open && self.load(id, state, args) => {
                self.engine.store_anything();
                Some(Got::List(Vec::new()))
            }
            "clear" | "clearvars" if !open && self.clear(state, args) => Some(Got::List(Vec::new())),
            "eval" | "evalc" | "evalin" | "assignin" | "load" | "clear" | "clearvars" | "run" | "source" => {
                self.wild(id, state, name, nargout)
            }
            _ => return None,
        };
        if let Some(builtin) = builtins::lookup(name)
            && name.as_str() != "feval"
        {
            self.record.edge(id, CallEdge::Builtin { id: builtin, handle: false });
        }
        Some(answer)
    }

    fn check_nargin(&mut self, id: StmtId, args: &Args) -> Answer {
        let given = nargin(self).range();
        let (least, most) = (args.list[0].value.range(), args.list[1].value.range());
        if given.hi < least.lo {
            return self.fails(id, "Not enough input arguments.");
        }
        if given.lo > most.hi {
            return self.fails(id, "Too many input arguments.");
        }
        Some(Got::List(Vec::new()))
    }

    /// `exist(name)`, `exist(name, 'var')` of a variable of the function.
    fn exist(&mut self, state: &State, args: &Args) -> Option<Answer> {
        let name = Name::new(args.list[0].value.as_text()?);
        let kind = match args.list.get(1) {
            Some(k) => k.value.as_text()?,
            None => "",
        };
        if matches!(kind, "" | "class") {
            self.engine.meet_named(name, self.key.func);
        }
        if !matches!(kind, "" | "var") {
            return None;
        }
        let value = match self.env.info.function.find_var(name) {
            Some(v) => &state.slot(v).value,
            None if self.env.info.function.dynamic && kind == "var" => return None,
            None if kind == "var" => return Some(one(AbsValue::number(0.0))),
            None => return None,
        };
        match (value.is_undefined(), value.maybe_undefined) {
            (false, false) => Some(one(AbsValue::number(1.0))),
            (true, _) if kind == "var" => Some(one(AbsValue::number(0.0))),
            _ => None,
        }
    }

    /// The function that a handle or a name stands for, called.
    pub(super) fn call_value(
        &mut self,
        id: StmtId,
        state: &mut State,
        function: &AbsValue,
        args: Args,
        nargout: Option<usize>,
    ) -> Answer {
        if let Some(text) = function.as_text() {
            let name = Name::new(text);
            let found = self.engine.look_up_name(name, self.key.func);
            if let Some(Found::Function(f)) = found
                && is_dispatched(self, name, f, &args)
            {
                self.unknown_call(id, name, format!("The arguments decide which '{name}' is called."));
                self.reload(state);
                return Some(Got::Each(AbsValue::top()));
            }
            return match found {
                Some(Found::Function(f)) => self.call_user(id, state, f, args, 0, nargout, true),
                Some(Found::Builtin(b)) => self.call_builtin(id, state, b, args, nargout, true),
                None => {
                    if let Some(got) = self.call_class(id, state, name, None, nargout) {
                        return got;
                    }
                    self.unknown_call(id, name, format!("Nothing is known of the function '{name}'."));
                    self.reload(state);
                    Some(Got::Each(AbsValue::top()))
                }
            };
        }
        self.call_handle(id, state, function, args, nargout)
    }

    fn feval(&mut self, id: StmtId, state: &mut State, args: &Args, nargout: Option<usize>) -> Answer {
        // What begins with a list of unknown length may call each of its elements.
        let Some(function) = args.list.first().map(|o| &o.value).or(args.rest.as_ref()) else { return None };
        self.call_value(id, state, &function.clone(), tail(args), nargout)
    }

    fn by_builtin_name(
        &mut self,
        id: StmtId,
        state: &mut State,
        args: &Args,
        nargout: Option<usize>,
    ) -> Option<Answer> {
        let name = Name::new(args.list[0].value.as_text()?);
        let rest = tail(args);
        if self.engine.options.classes && rest.list.iter().map(|a| &a.value).any(may_be_object) {
            self.builtin_by_class(id, state, name, &rest);
            self.reload(state);
            return Some(Some(Got::Each(AbsValue::top())));
        }
        Some(self.call_builtin(id, state, name, rest, nargout, false))
    }

    /// `cellfun`, `arrayfun`, `structfun`.
    fn map_function(
        &mut self,
        id: StmtId,
        state: &mut State,
        which: &str,
        args: &Args,
        nargout: Option<usize>,
    ) -> Answer {
        let mut inputs = &args.list[1..];
        let mut uniform = Truth::Yes;
        let mut handler = None;
        while let [before @ .., name, value] = inputs
            && !before.is_empty()
            && let Some(option) = name.value.as_text().and_then(|t| runtime::option_of_each(&t))
        {
            if option == "UniformOutput" {
                uniform = value.value.truth();
            } else {
                handler = Some(value.value.clone());
            }
            inputs = before;
        }
        let plain = inputs.len() + 1 == args.list.len();
        if which == "cellfun" {
            let no_cell = |o: &Operand| match o.value.unique_class() {
                Some(Class::Cell | Class::Object(_)) | None => None,
                Some(class) => Some(class),
            };
            if let Some((k, class)) = inputs.iter().enumerate().find_map(|(k, o)| Some((k, no_cell(o)?))) {
                let e = runtime::errors::not_a_cell(which, k + 2, class.name());
                return self.fails(id, e.message());
            }
        }
        let view = self.env.view(state);
        let differs = |(a, b): (&Operand, &Operand)| a.value.shape().surely_differs(&b.value.shape(), &view);
        let known = inputs.iter().all(|o| !o.value.is_any());
        if which != "structfun" && known && inputs.iter().zip(inputs.iter().skip(1)).any(differs) {
            return self.fails(id, "All of the input arguments must be of the same size and shape.");
        }
        let mut call = Args::default();
        for input in inputs {
            let element = match which {
                "cellfun" => input.value.content(None),
                "structfun" => access::field(&view, &input.value, None).map_or(AbsValue::top(), |m| m.all()),
                // What cannot be indexed is its only element.
                _ if input.value.unique_class() == Some(Class::FunctionHandle) => input.value.clone(),
                _ => access::paren(&view, &input.value, &[Index::any_scalar()])
                    .unwrap_or_else(|_| AbsValue::bottom()),
            };
            call.push(Operand { varies: true, ..Operand::of(element) }, None);
        }
        let shape = match (which, inputs.first()) {
            ("structfun", _) => Shape::column(types::Dim::Unknown),
            (_, Some(first)) => first.value.shape(),
            _ => Shape::Any,
        };
        let function = args.list[0].value.clone();
        let plain = which == "cellfun" && inputs.len() == 1 && plain;
        let nothing = class_of_none(&function).filter(|_| plain).unwrap_or(Class::Double);
        // Without elements nothing is called.
        if call.list.iter().any(|o| o.value.is_undefined()) {
            let result = if uniform == Truth::Yes {
                AbsValue::in_range(nothing, shape, Interval::BOTTOM)
            } else {
                AbsValue::cell_of(shape, AbsValue::bottom())
            };
            return Some(Got::List(vec![Operand::of(result); nargout.unwrap_or(1).max(1)]));
        }
        let before = state.clone();
        let mut got = self.call_value(id, state, &function, call.clone(), nargout);
        if let Some(handler) = handler {
            let mut with_error = Args::default();
            with_error.push(Operand::of(AbsValue::any_of(Class::Struct)), None);
            for o in call.list {
                with_error.push(o, None);
            }
            let other = self.call_value(id, state, &handler, with_error, nargout);
            got = match (got, other) {
                (Some(a), Some(b)) => Some(super::call::join_got(a, b)),
                (a, b) => a.or(b),
            };
        }
        let may_be_empty = which != "structfun" && shape.is_empty(&self.env.view(&before)) != Truth::No;
        if may_be_empty {
            // Perhaps it is not called at all.
            state.join(&before, &mut Vec::new(), |a, b| a.join(b));
        }
        let got = match got {
            None if may_be_empty => {
                let none = AbsValue::in_range(nothing, Shape::scalar(), Interval::BOTTOM);
                Got::List(vec![Operand::of(none); nargout.unwrap_or(1).max(1)])
            }
            got => got?,
        };
        // A function asked for nothing may give nothing, or something for some elements: the call says
        // itself whether it has a result (it acts), of what came.
        let results = match got {
            Got::List(list) if list.is_empty() && may_be_empty => {
                vec![AbsValue::bottom(); nargout.unwrap_or(1).max(1)]
            }
            Got::List(list) => list.into_iter().map(|o| o.value.defined()).collect::<Vec<_>>(),
            Got::Each(v) => vec![v; nargout.unwrap_or(1).max(1)],
        };
        if nargout == Some(0) && !may_be_empty && results.iter().all(AbsValue::is_bottom) {
            return Some(Got::List(Vec::new()));
        }
        let fields = match inputs.first().and_then(|i| i.value.unique()).map(|v| &v.elements) {
            Some(Elements::Fields(f)) if which == "structfun" => Some(f.clone()),
            _ => None,
        };
        if which == "structfun" && uniform != Truth::Yes {
            let of = |v: AbsValue| match &fields {
                Some(f) => AbsValue::structure(f.content().list.iter().map(|(n, _)| (*n, v.clone()))),
                None => AbsValue::any_of(Class::Struct),
            };
            let results = results.into_iter().map(|v| match uniform {
                Truth::No => of(v),
                _ => spread_over(&v, &shape).join(&of(v)),
            });
            return Some(Got::List(results.map(Operand::of).collect()));
        }
        let view = self.env.view(state);
        let spread = |v: &AbsValue| !v.is_any() && v.shape().is_scalar(&view) == Truth::No;
        if uniform == Truth::Yes && !may_be_empty && nargout != Some(0) && results.iter().any(spread) {
            return self.fails(id, "Non-scalar in Uniform output. Set 'UniformOutput' to false.");
        }
        let collect = |v: AbsValue| match uniform {
            Truth::Yes if may_be_empty => {
                spread_over(&v, &shape).join(&AbsValue::in_range(nothing, shape.clone(), Interval::BOTTOM))
            }
            Truth::Yes => spread_over(&v, &shape),
            // Each call has extents of its own.
            Truth::No => AbsValue::cell_of(shape.clone(), deep::without_syms(&v)),
            Truth::Maybe => {
                spread_over(&v, &shape).join(&AbsValue::cell_of(shape.clone(), deep::without_syms(&v)))
            }
        };
        Some(Got::List(results.into_iter().map(|v| Operand::of(collect(v))).collect()))
    }

    fn broadcast(&mut self, id: StmtId, state: &mut State, args: &Args) -> Answer {
        let function = args.list[0].value.clone();
        let (a, b) = (&args.list[1].value, &args.list[2].value);
        let shape = types::shape::broadcast(&self.env.view(state), &a.shape(), &b.shape());
        let Ok(shape) = shape else {
            return self.fails(id, "Arrays have incompatible sizes for this operation.");
        };
        let mut call = Args::default();
        for v in [a, b] {
            let part = spread_over(v, &Shape::any_matrix());
            call.push(Operand { varies: true, ..Operand::of(part) }, None);
        }
        let got = self.call_value(id, state, &function, call, Some(1))?;
        Some(Got::List(vec![Operand::of(spread_over(&got_all(&got), &shape.shape))]))
    }

    fn str2func(&mut self, args: &Args) -> Option<Answer> {
        let Some(text) = args.list[0].value.as_text().map(str::to_owned) else {
            // It may be the name of a class.
            self.engine.construct_any();
            return None;
        };
        let target = if text.trim_start().starts_with('@') {
            abs::Target::Function(self.engine.anonymous(&text)?.as_u32())
        } else {
            let name = Name::new(&text);
            self.engine.leave(name);
            match self.engine.look_up_name(name, self.key.func)? {
                // What such a handle calls, its arguments decide.
                Found::Function(_)
                    if self.engine.may_be_method(name)
                        || super::objects::is_in_any_folder(self.engine, name) =>
                {
                    return None;
                }
                Found::Function(f) => self.engine.target(f),
                Found::Builtin(b) => abs::Target::Builtin(b),
            }
        };
        Some(one(AbsValue::handle(target, Vec::new())))
    }

    fn assertion(&mut self, state: &mut State, args: &Args) -> Answer {
        let holds = match args.var(0) {
            Some(v) => self.env.refinement(state).assume(v, true),
            None => args.list[0].value.truth() != Truth::No,
        };
        holds.then(|| Got::List(Vec::new()))
    }

    /// `load` of a file that is there: it makes the variables that the file holds now.
    fn load(&mut self, id: StmtId, state: &mut State, args: &Args) -> bool {
        let words: Option<Vec<&str>> = args.list.iter().map(|o| o.value.as_text()).collect();
        let Some(saved) = words.and_then(|w| self.engine.source().saved_variables(&w)) else { return false };
        let info = self.env.info.clone();
        for (name, value) in saved {
            for (v, _) in info.function.vars.iter().filter(|(_, var)| var.name == name) {
                self.assign(id, state, v, Operand::of(value.clone()), None);
            }
        }
        true
    }

    /// `clear` of variables of this function.
    fn clear(&mut self, state: &mut State, args: &Args) -> bool {
        let info = self.env.info.clone();
        let words: Vec<Option<&str>> = args.list.iter().map(|o| o.value.as_text()).collect();
        let Some(cleared) = crate::clearing::cleared(&info.function, &words) else { return false };
        for v in cleared.vars {
            state.set(v, Slot::default());
        }
        true
    }

    /// Variables may change by name.
    fn wild(&mut self, id: StmtId, state: &mut State, name: Name, nargout: Option<usize>) -> Answer {
        let outside = matches!(name.as_str(), "evalin" | "assignin");
        if outside {
            self.engine.set_reaches_callers();
        }
        // That `clear` removes variables hinders nobody but those who read them.
        if !matches!(name.as_str(), "clear" | "clearvars") {
            let text = format!("'{name}' reaches variables or files by name: the analysis cannot follow it.");
            self.unknown_call(id, name, text);
        }
        self.engine.store_anything();
        self.reload(state);
        self.havoc(state);
        let nargout = nargout.unwrap_or(1);
        Some(Got::List(vec![
            Operand::of(AbsValue::top());
            if name.as_str() == "clear" { 0 } else { nargout }
        ]))
    }
}

/// `error` does nothing where its only argument is empty.
fn error(name: Name, args: &Args) -> Answer {
    let harmless = match (name.as_str(), args.list.as_slice()) {
        ("error", [only]) if args.rest.is_none() => {
            only.value.is_any() || only.value.shape().is_empty(&types::NoFacts) != Truth::No
        }
        _ => false,
    };
    harmless.then(|| Got::List(Vec::new()))
}

/// What `error` says, where that is known: the text behind the identifier.
fn said(name: Name, args: &Args) -> Option<String> {
    let text = |k: usize| args.list.get(k).and_then(|o| o.value.as_text());
    let first = text(0).filter(|_| name.as_str() == "error")?;
    // What has no identifier of MATLAB's may be a form that is not provided.
    let said = text(1).filter(|t| first.starts_with("MATLAB:") && !t.contains('%'))?;
    (!["supported", "provided", "implemented"].iter().any(|w| said.contains(w))).then(|| said.to_owned())
}

/// The class of the result of `cellfun` for a cell without elements, for the functions that it
/// carries out itself.
fn class_of_none(function: &AbsValue) -> Option<Class> {
    let handle = function.unique().and_then(|v| match &v.elements {
        Elements::Handles(n) => match n.content().as_slice() {
            [abs::Handle { target: abs::Target::Builtin(name), .. }] => Some(name.as_str()),
            _ => None,
        },
        _ => None,
    });
    match function.as_text().or(handle)? {
        "isempty" | "isreal" | "islogical" | "ischar" | "iscell" | "isnumeric" => Some(Class::Logical),
        _ => None,
    }
}

fn one(value: AbsValue) -> Answer {
    Some(Got::List(vec![Operand::of(value)]))
}

fn count_from(n: usize) -> AbsValue {
    AbsValue::in_range(Class::Double, Shape::scalar(), Interval::integers(n as f64, 1e9))
}

/// Whether the classes of the arguments decide what a name calls that means `func` without them.
fn is_dispatched(me: &mut Transfer<'_, '_>, name: Name, func: FuncId, args: &Args) -> bool {
    let objects = || args.list.iter().map(|a| &a.value).chain(&args.rest).any(may_be_object);
    !me.engine.source().program().is_before_methods(me.key.func, ir::tir::CallTarget::Function(func))
        && (me.engine.is_in_folder(name, args)
            || me.engine.folder_method(name, args).is_some()
            || me.engine.may_be_method(name) && objects())
}

/// How many arguments the function was given: no more than it takes.
fn nargin(me: &Transfer<'_, '_>) -> AbsValue {
    let given = me.key.args.len() - me.key.bound.min(me.key.args.len());
    let function = &me.env.info.function;
    let most = function.params.len().saturating_sub(function.captured);
    match me.key.rest {
        None => AbsValue::number(given as f64),
        Some(_) if function.varargin.is_some() || most < given => count_from(given),
        Some(_) => {
            let range = Interval::integers(given as f64, most as f64);
            AbsValue::in_range(Class::Double, Shape::scalar(), range)
        }
    }
}

/// All operands but the first.
fn tail(args: &Args) -> Args {
    Args {
        list: args.list.get(1..).unwrap_or(&[]).to_vec(),
        vars: args.vars.get(1..).unwrap_or(&[]).to_vec(),
        rest: args.rest.clone(),
        ..Args::default()
    }
}

/// An array of this shape whose elements are like those of `value`.
pub(super) fn spread_over(value: &AbsValue, shape: &Shape) -> AbsValue {
    value.map(|v| {
        let elements = match &v.elements {
            Elements::Tuple(_) => Elements::each(v.elements.collected()),
            e => e.clone(),
        };
        let complexity = v.matrix.complexity.narrowed();
        let range = v.matrix.range(v.class);
        let matrix = if v.class.is_matrix() {
            Matrix::in_range(v.class, shape.clone(), range).with_complexity(complexity)
        } else {
            Matrix::of(v.class, shape.clone())
        };
        ClassValue { class: v.class, matrix, elements }
    })
}

/// The number a handle carries for a function of the program.
pub fn function_of(target: &abs::Target) -> Option<FuncId> {
    match target {
        abs::Target::Function(n) | abs::Target::Nested(n) => Some(FuncId::from_u32(*n)),
        abs::Target::Builtin(_) => None,
    }
}

/// Whether a value surely is no sparse matrix.
fn is_full(value: &AbsValue) -> bool {
    let full = |v: &ClassValue<Matrix>| v.matrix.sparsity == Sparsity::Full;
    value.alternatives().is_some_and(|all| all.iter().all(full))
}
