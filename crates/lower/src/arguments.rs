//! `arguments` blocks: conversions and checks at the start of the function, in the order of the
//! declarations; of output blocks where the function returns. `opts.?Class` stands for a declaration of each
//! property that the class lets everybody set, without its default.

use crate::stmt::Statements;

use base::{Name, codes};
use ir::tir::{Access, Arg, ForRange, Literal, Stmt, Target, VarId, internal};
use syntax::ast::{ArgumentsBlock, Declaration, Dim, Expr, ExprKind, IndexKind};

impl Statements<'_, '_> {
    /// Lowers the blocks of a function.
    pub fn arguments(&mut self, blocks: &[&ArgumentsBlock]) {
        for block in blocks {
            if block.has("Output") {
                self.f.output_checks.extend(block.declarations().filter(|d| d.field.is_none()).cloned());
            }
        }
        let written = || blocks.iter().filter(|b| !b.has("Output")).flat_map(|b| b.declarations());
        let inputs: Vec<Declaration> = written()
            .flat_map(|d| match &d.properties_of {
                Some(class) => self.properties(d, &class.text(), &written().collect::<Vec<_>>()),
                None => vec![d.clone()],
            })
            .collect();
        let mut structs: Vec<Name> = Vec::new();
        for d in &inputs {
            if (d.field.is_some() || d.properties_of.is_some()) && !structs.contains(&d.name.name) {
                structs.push(d.name.name);
            }
        }
        let repeats: Vec<&&ArgumentsBlock> =
            blocks.iter().filter(|b| !b.has("Output") && b.has("Repeating")).collect();
        let repeating: Vec<Declaration> = repeats.iter().flat_map(|b| b.declarations()).cloned().collect();
        let positional: Vec<&Declaration> = inputs
            .iter()
            .filter(|d| repeating.iter().all(|r| r.name.name != d.name.name))
            .filter(|d| d.field.is_none() && d.properties_of.is_none())
            .collect();
        // Where names may follow, only the call says how many of the optional ones are given.
        let unsure: Vec<&Declaration> = if structs.is_empty() || !repeating.is_empty() {
            Vec::new()
        } else {
            positional.iter().copied().filter(|d| d.default.is_some()).collect()
        };
        let moved: Vec<Name> = structs.iter().copied().chain(unsure.iter().map(|d| d.name.name)).collect();
        self.move_parameters(&moved, &repeating);
        let required = positional.iter().filter(|d| d.default.is_none()).count();
        self.require(required);
        for d in &positional {
            if unsure.iter().all(|u| u.name.name != d.name.name) {
                self.at(d.span, |me| me.positional(d));
            }
        }
        let fields = inputs.iter().filter_map(|d| d.field.as_ref());
        let names = fields.map(|f| f.name).collect::<Vec<_>>();
        let Some(rest) = self.rest(&structs, &repeating) else { return };
        self.split_optional(rest, &unsure, &names);
        self.split_repeating(rest, &repeating, &names);
        for name in structs {
            let fields: Vec<&Declaration> = inputs.iter().filter(|d| d.name.name == name).collect();
            self.name_values(rest, name, &fields);
        }
    }

    /// The cell that holds what is passed for names and repeating arguments: `varargin`, or a copy of it where that
    /// is a repeating argument itself and names may follow it or its elements are checked.
    fn rest(&mut self, structs: &[Name], repeating: &[Declaration]) -> Option<VarId> {
        let all = self.f.b.function.varargin?;
        let is_all = |d: &&Declaration| self.f.vars.get(&d.name.name).map(|slot| slot.var) == Some(all);
        let whole = repeating.iter().find(is_all);
        if whole.is_none_or(|d| structs.is_empty() && !is_checked(d)) {
            return Some(all);
        }
        let rest = self.f.unnamed("rest");
        self.f.push(Stmt::Copy { dst: rest, src: all });
        Some(rest)
    }

    /// What `opts.?Class` declares: the properties of the class and of those it inherits from that everybody may
    /// set and that are not declared beside it. The declaration itself where the class is not known.
    fn properties(&mut self, d: &Declaration, class: &str, beside: &[&Declaration]) -> Vec<Declaration> {
        let file = self.f.file;
        let mut found: Vec<Declaration> = Vec::new();
        let mut classes = vec![Name::new(class)];
        while let Some(name) = classes.pop() {
            let Some((_, info)) = self.low.project.class(name.as_str(), Some(file)) else { continue };
            classes.extend(info.supers.iter().copied());
            for p in info.properties.iter().filter(|p| crate::class::is_settable(&p.attributes)) {
                let field = &p.declaration.name;
                let declared = |o: &Declaration| {
                    o.name.name == d.name.name && o.field.as_ref().is_some_and(|f| f.name == field.name)
                };
                if beside.iter().all(|o| !declared(o)) && found.iter().all(|o| !declared(o)) {
                    found.push(Declaration {
                        name: d.name.clone(),
                        field: Some(field.clone()),
                        default: None,
                        span: d.span,
                        ..p.declaration.clone()
                    });
                }
            }
        }
        match self.low.project.class(class, Some(file)) {
            Some(_) => found,
            None => vec![d.clone()],
        }
    }

    /// Name-value structures and repeating arguments are no parameters: what is passed for them comes in
    /// `varargin`.
    fn move_parameters(&mut self, structs: &[Name], repeating: &[Declaration]) {
        if structs.is_empty() && repeating.is_empty() {
            return;
        }
        let function = &mut self.f.b.function;
        let vars = &function.vars;
        function.params.retain(|&p| {
            let name = vars[p].name;
            !structs.contains(&name) && repeating.iter().all(|d| d.name.name != name)
        });
        if self.f.b.function.varargin.is_none() {
            let var = self.f.declare(Name::new("varargin"));
            self.f.b.function.varargin = Some(var);
        }
    }

    /// An error where fewer than `required` arguments are there.
    fn require(&mut self, required: usize) {
        if required == 0 {
            return;
        }
        let given = self.f.operator("nargin", Vec::new(), None);
        let needed = self.f.number(required as f64);
        let cond = self.f.apply("lt", &[given, needed], None);
        let then = self.block(|me| {
            let required = me.f.number(required as f64);
            let given = me.f.operator("nargin", Vec::new(), None);
            let missing = me.f.apply("minus", &[required, given], None);
            me.missing_arguments(missing);
        });
        self.f.push(Stmt::If { cond, then, els: Vec::new() });
    }

    fn missing_arguments(&mut self, count: VarId) {
        let identifier = self.f.text("MATLAB:minrhs");
        let message = self.f.text("Invalid argument list. Function requires %d more input(s).");
        self.f.perform("error", &[identifier, message, count]);
    }

    fn positional(&mut self, d: &Declaration) {
        let Some(var) = self.f.vars.get(&d.name.name).map(|slot| slot.var) else { return };
        let place = self.f.b.function.params.iter().position(|&p| p == var);
        match (&d.default, place) {
            (Some(default), Some(i)) => self.default_argument(i, |me| {
                me.expressions().expr(default, Some(var));
            }),
            _ => {}
        }
        self.check_argument(d, None);
    }

    /// Optional arguments before name-value ones: they come in `varargin`, as many as stand before the first
    /// name, and the names are left there.
    fn split_optional(&mut self, all: VarId, optional: &[&Declaration], names: &[Name]) {
        if optional.is_empty() {
            return;
        }
        let before = self.f.b.function.params.len();
        let most = self.f.number(optional.len() as f64);
        let count = self.positional_count(all, names, most);
        for (k, d) in optional.iter().enumerate() {
            let var = self.f.declare(d.name.name);
            let place = self.f.number((k + 1) as f64);
            let cond = self.f.apply("ge", &[count, place], None);
            let then = self.block(|me| {
                let path = vec![Access::Brace(vec![Arg::Var(place)])];
                me.f.push(Stmt::Get { targets: vec![Target::Var(var)], base: all, path });
            });
            let els = self.block(|me| {
                if let Some(default) = &d.default {
                    me.expressions().expr(default, Some(var));
                }
            });
            self.f.push(Stmt::If { cond, then, els });
            let said = (before + k + 1).to_string();
            self.at(d.span, |me| me.check_as(d, None, &said));
        }
        self.leave_names(all, count);
    }

    /// How many of the arguments in the cell `all` stand before the first of `names`, at most `most`.
    fn positional_count(&mut self, all: VarId, names: &[Name], most: VarId) -> VarId {
        let names: Vec<Arg> = names
            .iter()
            .map(|n| Arg::Var(self.f.literal(Literal::Char(n.as_str().to_owned()), None)))
            .collect();
        let names = self.f.operator(internal::CELL, names, None);
        self.f.apply(internal::POSITIONAL, &[all, names, most], None)
    }

    /// What stands in the cell `all` behind the first `count` arguments is left there.
    fn leave_names(&mut self, all: VarId, count: VarId) {
        let one = self.f.number(1.0);
        let lo = self.f.apply("plus", &[count, one], None);
        let hi = self.f.apply("numel", &[all], None);
        let index = self.f.apply("colon", &[lo, hi], None);
        let rest = self.f.temp();
        let path = vec![Access::Paren(vec![Arg::Var(index)])];
        self.f.push(Stmt::Get { targets: vec![Target::Var(rest)], base: all, path });
        self.f.push(Stmt::Copy { dst: all, src: rest });
    }

    /// Converts and checks a variable, or the field of it that a name-value declaration names.
    pub fn check_argument(&mut self, d: &Declaration, field: Option<Name>) {
        self.check_as(d, field, field.unwrap_or(d.name.name).as_str());
    }

    /// The same; `said` is what errors call it: its name, the position of one that is no parameter, or
    /// `output` and the name of an output.
    pub fn check_as(&mut self, d: &Declaration, field: Option<Name>, said: &str) {
        self.check_said(d, field, &mut |me| me.f.text(said));
    }

    /// The same; `said` makes the text of what errors call it.
    fn check_said(&mut self, d: &Declaration, field: Option<Name>, said: &mut dyn FnMut(&mut Self) -> VarId) {
        let Some(var) = self.f.vars.get(&d.name.name).map(|slot| slot.var) else { return };
        let path: Vec<Access> = field.into_iter().map(Access::Dot).collect();
        if !d.dims.is_empty() || d.class.is_some() {
            let value = self.f.get_value(var, path.clone(), None);
            let name = said(self);
            let dims = self.dims(&d.dims);
            let class = self.f.text(&d.class.as_ref().map_or(String::new(), |c| c.text()));
            let dst = path.is_empty().then_some(var);
            let checked = self.f.apply(internal::ARGUMENT, &[value, name, dims, class], dst);
            self.f.store(var, path.clone(), checked);
        }
        for validator in &d.validators {
            self.at(validator.span, |me| me.validate(validator, var, &path, said));
        }
    }

    /// `mustBePositive` is called with the argument, `mustBeMember(x, s)` as it is written; both by
    /// way of a callee that says in an error which argument it is about.
    fn validate(
        &mut self,
        validator: &Expr,
        var: VarId,
        path: &[Access],
        said: &mut dyn FnMut(&mut Self) -> VarId,
    ) {
        let mut operands = vec![Arg::Var(said(self))];
        let (function, args) = match &validator.kind {
            ExprKind::Ident(function) => {
                let value = self.f.get_value(var, path.to_vec(), None);
                (*function, vec![Arg::Var(value)])
            }
            ExprKind::Index { base, args, kind: IndexKind::Paren } => match base.kind {
                // A property's validator speaks of the property by its name.
                ExprKind::Ident(function) if is_property(args, path) => {
                    let value = self.f.get_value(var, path.to_vec(), None);
                    let mut all = vec![Arg::Var(value)];
                    all.extend(self.expressions().args(&args[1..]));
                    (function, all)
                }
                ExprKind::Ident(function) => (function, self.expressions().args(args)),
                _ => {
                    self.expressions().chain(validator, crate::chain::Out::Statement { echo: false });
                    return;
                }
            },
            _ => {
                self.expressions().chain(validator, crate::chain::Out::Statement { echo: false });
                return;
            }
        };
        let (handle, callee) = (self.f.temp(), self.names().callee(function.as_str()));
        self.f.push(Stmt::FunctionRef { dst: handle, callee });
        operands.push(Arg::Var(handle));
        operands.extend(args);
        let callee = ir::tir::Callee::builtin(internal::VALIDATE);
        let ans = self.f.declare(Name::new("ans"));
        self.f.push(Stmt::CallStatement { ans, callee, args: operands, echo: false });
    }

    fn dims(&mut self, dims: &[Dim]) -> VarId {
        let dims: Vec<Arg> = dims
            .iter()
            .map(|d| {
                Arg::Var(match d {
                    Dim::Fixed(n) => self.f.number(*n as f64),
                    Dim::Any => self.f.operator("NaN", Vec::new(), None),
                })
            })
            .collect();
        self.f.operator(if dims.is_empty() { "vertcat" } else { "horzcat" }, dims, None)
    }

    /// Each repeating argument becomes a cell of every n-th of the arguments that are left, up to the first
    /// name.
    fn split_repeating(&mut self, all: VarId, repeating: &[Declaration], names: &[Name]) {
        let named = |d: &Declaration| self.f.vars.get(&d.name.name).map(|slot| slot.var) != Some(all);
        if !repeating.iter().any(named) {
            return;
        }
        let total = self.f.apply("numel", &[all], None);
        let count = if names.is_empty() { total } else { self.positional_count(all, names, total) };
        if repeating.len() > 1 {
            let size = self.f.number(repeating.len() as f64);
            let minus = self.f.apply("uminus", &[count], None);
            let missing = self.f.apply("mod", &[minus, size], None);
            let zero = self.f.number(0.0);
            let cond = self.f.apply("gt", &[missing, zero], None);
            let then = self.block(|me| me.missing_arguments(missing));
            self.f.push(Stmt::If { cond, then, els: Vec::new() });
        }
        for (k, d) in repeating.iter().enumerate() {
            let var = self.f.declare(d.name.name);
            if var == all {
                continue;
            }
            let lo = self.f.number((k + 1) as f64);
            let step = self.f.number(repeating.len() as f64);
            let index = self.f.apply("colon", &[lo, step, count], None);
            let path = vec![Access::Paren(vec![Arg::Var(index)])];
            let parts = self.f.unnamed("parts");
            self.f.push(Stmt::Get { targets: vec![Target::Var(parts)], base: all, path });
            let first = self.f.b.function.params.len() + k + 1;
            self.at(d.span, |me| me.check_each(d, parts, var, (first, repeating.len())));
        }
        if !names.is_empty() {
            self.leave_names(all, count);
        }
    }

    /// The checks of a repeating argument, for each element of the cell `parts`: the variable holds the
    /// element while it is checked, and the cell at the end. The first stands at the position `first`, the next one
    /// `step` further.
    fn check_each(&mut self, d: &Declaration, parts: VarId, var: VarId, (first, step): (usize, usize)) {
        if is_checked(d) {
            let lo = self.f.number(1.0);
            let hi = self.f.apply("numel", &[parts], None);
            let index = self.f.temp();
            let body = self.block(|me| {
                let path = vec![Access::Brace(vec![Arg::Var(index)])];
                let targets = vec![Target::Var(var)];
                me.f.push(Stmt::Get { targets, base: parts, path: path.clone() });
                me.check_said(d, None, &mut |me| {
                    let before = me.f.number(first as f64 - step as f64);
                    let step = me.f.number(step as f64);
                    let steps = me.f.apply("times", &[index, step], None);
                    let position = me.f.apply("plus", &[before, steps], None);
                    let form = me.f.text("%d");
                    me.f.apply("sprintf", &[form, position], None)
                });
                me.f.push(Stmt::Set { base: parts, path, src: var });
            });
            self.f.push(Stmt::For {
                var: index,
                range: ForRange::Range { lo, step: None, hi },
                body,
                parallel: false,
            });
        }
        self.f.push(Stmt::Copy { dst: var, src: parts });
    }

    /// `opts.Name = default`: the pairs at the end of the arguments become fields.
    fn name_values(&mut self, all: VarId, name: Name, fields: &[&Declaration]) {
        let var = self.f.declare(name);
        if let Some(d) = fields.iter().find(|d| d.properties_of.is_some()) {
            let text = "name-value arguments taken from a class's properties are not supported";
            self.low.diagnose(&codes::UNSUPPORTED, d.span, text);
            return self.f.raise("MATLAB:unsupported", text);
        }
        let names: Vec<Arg> = fields
            .iter()
            .filter_map(|d| d.field.as_ref())
            .map(|f| Arg::Var(self.f.literal(Literal::Char(f.name.as_str().to_owned()), None)))
            .collect();
        let names = self.f.operator(internal::CELL, names, None);
        let rest = self.f.temp();
        let callee = ir::tir::Callee::builtin(internal::NAME_VALUE);
        let args = vec![Arg::Var(all), Arg::Var(names)];
        self.f.push(Stmt::Call { targets: vec![Target::Var(var), Target::Var(rest)], callee, args });
        self.f.push(Stmt::Copy { dst: all, src: rest });
        for d in fields {
            self.at(d.span, |me| me.name_value(d, var));
        }
    }

    fn name_value(&mut self, d: &Declaration, var: VarId) {
        let Some(field) = d.field.as_ref().map(|f| f.name) else { return };
        let text = self.f.text(field.as_str());
        let given = self.f.apply("isfield", &[var, text], None);
        let els = self.block(|me| {
            if let Some(default) = &d.default {
                let src = me.expressions().value(default);
                me.f.push(Stmt::Set { base: var, path: vec![Access::Dot(field)], src });
            }
        });
        if !els.is_empty() {
            self.f.push(Stmt::If { cond: given, then: Vec::new(), els });
        }
        if d.default.is_some() {
            return self.check_argument(d, Some(field));
        }
        // Without a default the field is there only when it was given.
        let then = self.block(|me| me.check_argument(d, Some(field)));
        self.f.push(Stmt::If { cond: given, then, els: Vec::new() });
    }
}

/// Whether the first of these is the name of the field that `path` leads to.
fn is_property(args: &[Expr], path: &[Access]) -> bool {
    match (args.first().map(|a| &a.kind), path) {
        (Some(ExprKind::Ident(name)), [Access::Dot(field)]) => name == field,
        _ => false,
    }
}

/// Whether a declaration says anything of its values.
fn is_checked(d: &Declaration) -> bool {
    !d.dims.is_empty() || d.class.is_some() || !d.validators.is_empty()
}
