//! The result of the analysis as text, in the manner of the Tamer's appendix A: each context is
//! printed as a function of its own, with arguments and results around it and with the value of
//! what is assigned beside each statement. Statements that never run are marked `non-viable`.

use crate::facts::{Analysis, CallEdge, Context, ContextId};
use base::{FxHashMap, Name};
use ir::tir::{
    CallTarget, Callee, FuncId, FunctionKind, Program, Stmt, StmtId, Storage, VarId, internal, print, walk,
};
use types::AbsValue;

impl Analysis {
    /// The analysed program with its facts. Calls name the context they lead to.
    pub fn listing(&self, program: &Program) -> String {
        self.listing_of(program, self)
    }

    /// The analysed program with what somebody else says of its values.
    pub fn listing_of(&self, program: &Program, values: &dyn Values) -> String {
        let (specialised, origins) = self.specialised(program);
        let notes = Notes { analysis: self, values, program, specialised: &specialised, origins: &origins };
        print::print_annotated(&specialised, &notes)
    }

    /// A program with one function for each context, and for each of its functions which one.
    fn specialised(&self, program: &Program) -> (Program, Vec<Option<ContextId>>) {
        let mut result = Program::default();
        let mut origins: Vec<Option<ContextId>> = Vec::new();
        let mut first: FxHashMap<FuncId, FuncId> = FxHashMap::default();
        for (id, context) in self.contexts.iter() {
            let Some(function) = program.functions.get(context.func) else { continue };
            let new = result.functions.push(function.clone());
            first.entry(context.func).or_insert(new);
            origins.push(Some(id));
        }
        // Functions that are referred to but never called stand at the end.
        let mut at = 0;
        while at < result.functions.len() {
            let id = FuncId::from_u32(at as u32);
            for f in referred(&result, id) {
                if !first.contains_key(&f)
                    && let Some(function) = program.functions.get(f)
                {
                    let new = result.functions.push(function.clone());
                    first.insert(f, new);
                    origins.push(None);
                }
            }
            at += 1;
        }
        // Contexts are the first functions, in their order, unless one was skipped above.
        let place: FxHashMap<ContextId, FuncId> =
            origins.iter().zip(0..).filter_map(|(c, i)| c.map(|c| (c, FuncId::from_u32(i)))).collect();
        for (new, origin) in origins.iter().enumerate() {
            let id = FuncId::from_u32(new as u32);
            let context = origin.map(|c| &self.contexts[c]);
            redirect(&mut result, id, context, &first, &place);
        }
        (result, origins)
    }
}

/// The functions that a function refers to, by their old numbers.
fn referred(program: &Program, id: FuncId) -> Vec<FuncId> {
    let function = &program.functions[id];
    let mut found = Vec::new();
    for stmt in function.stmts.values() {
        match stmt {
            Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } => {
                if let CallTarget::Function(f) = callee.target {
                    found.push(f);
                }
            }
            Stmt::Lambda { function, .. } => found.push(*function),
            _ => {}
        }
    }
    if let FunctionKind::Nested(parent) = function.kind {
        found.push(parent);
    }
    found.extend(function.parent);
    for var in function.vars.values() {
        if let Storage::Outer(f, _) = var.storage {
            found.push(f);
        }
    }
    found
}

/// Replaces old function numbers by new ones; a call goes to the context it leads to.
fn redirect(
    program: &mut Program,
    id: FuncId,
    context: Option<&Context>,
    first: &FxHashMap<FuncId, FuncId>,
    place: &FxHashMap<ContextId, FuncId>,
) {
    let function = &mut program.functions[id];
    let new = |f: FuncId| first.get(&f).copied().unwrap_or(id);
    for (s, stmt) in function.stmts.iter_mut() {
        let exact = context.and_then(|c| {
            c.facts.calls(s).iter().find_map(|e| match e {
                CallEdge::User { context, handle: None } => place.get(context).copied(),
                _ => None,
            })
        });
        let change = |callee: &mut Callee| {
            if let CallTarget::Function(f) = callee.target {
                callee.target = CallTarget::Function(exact.unwrap_or_else(|| new(f)));
            }
        };
        match stmt {
            Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } => {
                change(callee);
            }
            Stmt::Lambda { function, .. } => *function = new(*function),
            _ => {}
        }
    }
    if let FunctionKind::Nested(parent) = function.kind {
        function.kind = FunctionKind::Nested(new(parent));
    }
    function.parent = function.parent.map(new);
    for var in function.vars.values_mut() {
        if let Storage::Outer(f, v) = var.storage {
            var.storage = Storage::Outer(new(f), v);
        }
    }
}

/// Values of a program to be shown, each in the type notation.
pub trait Values {
    /// The arguments of a context.
    fn args(&self, context: ContextId) -> Vec<String>;
    /// The value of `v` after `s` assigned it.
    fn after(&self, context: ContextId, s: StmtId, v: VarId) -> String;
    /// The results of a context.
    fn outputs(&self, context: ContextId) -> Vec<String>;
}

impl Values for Analysis {
    fn args(&self, context: ContextId) -> Vec<String> {
        self.contexts[context].args.iter().map(AbsValue::to_string).collect()
    }

    fn after(&self, context: ContextId, s: StmtId, v: VarId) -> String {
        self.contexts[context].facts.after(s, v).to_string()
    }

    fn outputs(&self, context: ContextId) -> Vec<String> {
        self.contexts[context].outputs.iter().map(AbsValue::to_string).collect()
    }
}

struct Notes<'a> {
    analysis: &'a Analysis,
    values: &'a dyn Values,
    program: &'a Program,
    specialised: &'a Program,
    origins: &'a [Option<ContextId>],
}

impl Notes<'_> {
    fn context(&self, id: FuncId) -> Option<(ContextId, &Context)> {
        let context = self.origins.get(id.as_u32() as usize).copied().flatten()?;
        Some((context, self.analysis.contexts.get(context)?))
    }

    fn show(&self, text: String) -> String {
        with_names(text, self.program)
    }
}

/// Whether a statement that ends with `value` in a variable gave it that: a call for its effect leaves
/// `ans` as it was where there is no result.
pub fn gives(stmt: &Stmt, value: &AbsValue) -> bool {
    let effect = match stmt {
        Stmt::CallStatement { callee, .. } if callee.target == CallTarget::Builtin => {
            builtins::lookup(callee.name).is_some_and(|id| !builtins::builtin(id).effects.is_pure())
        }
        _ => false,
    };
    let call = matches!(stmt, Stmt::CallStatement { .. } | Stmt::GetStatement { .. });
    !value.is_bottom() && !effect && !(call && value.maybe_undefined)
}

/// A value in the type notation, functions by their names.
pub fn show(value: &AbsValue, program: &Program) -> String {
    with_names(value.to_string(), program)
}

fn with_names(text: String, program: &Program) -> String {
    if !text.contains("@#") {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("@#") {
        out.push_str(before);
        out.push('@');
        // A second `#` marks the functions that belong to an activation.
        let after = after.strip_prefix('#').unwrap_or(after);
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        let id = after[..digits].parse().ok().map(FuncId::from_u32);
        let name = id.and_then(|id| program.functions.get(id)).map_or(Name::new("unknown"), |f| f.name);
        out.push_str(name.as_str());
        rest = &after[digits..];
    }
    out.push_str(rest);
    out
}

impl print::Annotate for Notes<'_> {
    fn hides(&self, stmt: &Stmt) -> bool {
        matches!(stmt, Stmt::CallStatement { callee, .. } if callee.name.as_str() == internal::SWITCH)
    }

    fn before(&self, id: FuncId) -> Vec<String> {
        let Some((at, context)) = self.context(id) else { return vec!["never called".to_owned()] };
        let function = &self.specialised.functions[id];
        if function.kind == FunctionKind::Script {
            return Vec::new();
        }
        let name = |i: usize| match function.params.get(i) {
            Some(&v) => function.vars[v].name.to_string(),
            None => format!("varargin{{{}}}", i + 1 - function.params.len()),
        };
        let args: Vec<String> =
            (0..).zip(self.values.args(at)).map(|(i, v)| format!("{}={}", name(i), self.show(v))).collect();
        let more = if context.open { ", ..." } else { "" };
        vec![format!("args: {{{}{more}}}", args.join(", "))]
    }

    fn stmt(&self, id: FuncId, s: StmtId) -> Option<String> {
        let (at, context) = self.context(id)?;
        let function = &self.specialised.functions[id];
        let stmt = &function.stmts[s];
        if matches!(stmt, Stmt::Comment(_) | Stmt::Break | Stmt::Continue | Stmt::Return) {
            return None;
        }
        let simple = walk::blocks(stmt).is_empty();
        if !context.facts.reachable(s) {
            let silent = matches!(stmt, Stmt::Try { .. } | Stmt::Unwind { .. });
            return (!silent).then(|| "non-viable".to_owned());
        }
        let mut notes = Vec::new();
        for v in walk::defs(stmt) {
            let value = context.facts.after(s, v);
            if simple && value.is_bottom() {
                return Some("fails".to_owned());
            }
            if gives(stmt, value) {
                let shown = self.show(self.values.after(at, s, v));
                notes.push(format!("{}={shown}", function.vars[v].name));
            }
        }
        if let Stmt::Get { .. } | Stmt::Set { .. } = stmt {
            let proof = context.facts.index(s);
            if proof.in_bounds {
                notes.push("in bounds".to_owned());
            }
        }
        (!notes.is_empty()).then(|| notes.join(", "))
    }

    fn after(&self, id: FuncId) -> Vec<String> {
        let Some((at, context)) = self.context(id) else { return Vec::new() };
        if self.specialised.functions[id].kind == FunctionKind::Script {
            return Vec::new();
        }
        if !context.returns {
            return vec!["never returns".to_owned()];
        }
        let results: Vec<String> = self.values.outputs(at).into_iter().map(|v| self.show(v)).collect();
        vec![format!("results: [{}]", results.join(", "))]
    }
}
