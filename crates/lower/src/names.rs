//! Names that nobody knows, for `tame check`. Lowering leaves them as unresolved callees, since a
//! program may run without ever reaching them.

use crate::lowering::Lowering;
use crate::prelude;
use crate::project::is_prelude;
use crate::project::{Found, Project, Source};
use base::{
    Cause, Code, Diagnostic, FileId, FxHashMap, FxHashSet, Name, Severity, SourceFile, Span, codes, nearest,
};
use builtins::rule::Effects;
use ir::tir::{
    Access, Arg, CallTarget, Callee, FuncId, Function, FunctionKind, Literal, Program, Stmt, StmtId, VarId,
    VarKind, walk,
};
use syntax::Dialect;

/// Methods of MATLAB's own classes that are called like functions: `addRequired(p, ...)`.
const METHODS: &[&str] = &[
    "addOptional",
    "addParamValue",
    "addParameter",
    "addRequired",
    "addSwitch",
    "addlistener",
    "addprop",
    "copy",
    "copyElement",
    "findobj",
    "findprop",
    "getReport",
    "listener",
    "notify",
    "parse",
    "throw",
    "throwAsCaller",
];

/// Methods of the Java objects that `xmlread` gives, and of every Java object, called like functions.
const METHODS_OF_JAVA: &[&str] = &[
    "appendChild",
    "createAttribute",
    "createComment",
    "createElement",
    "createTextNode",
    "getAttribute",
    "getAttributes",
    "getChildNodes",
    "getData",
    "getDocumentElement",
    "getElementsByTagName",
    "getFirstChild",
    "getLastChild",
    "getLength",
    "getNextSibling",
    "getNodeName",
    "getNodeType",
    "getNodeValue",
    "getParentNode",
    "getTagName",
    "getTextContent",
    "hasAttribute",
    "hasAttributes",
    "hasChildNodes",
    "item",
    "removeChild",
    "setAttribute",
    "setNodeValue",
    "setTextContent",
    "toCharArray",
    "toString",
];

/// Functions of MATLAB that are not provided and make variables of their caller.
const MAKERS: &[&str] = &["syms", "uiimport", "uiopen"];

impl Project<'_> {
    /// Whether a call that is not followed may make or change variables of the function in which it stands. What
    /// nobody knows may be a script.
    pub fn reaches_caller(&self, program: &Program, callee: &Callee) -> bool {
        let name = callee.name.as_str();
        let elsewhere = self.elsewhere();
        match callee.target {
            CallTarget::Function(f) => {
                let f = &program.functions[f];
                f.kind == FunctionKind::Script || self.reaches(f)
            }
            CallTarget::Builtin => {
                matches!(name, "assignin" | "eval" | "evalc" | "evalin" | "load" | "run" | "source")
            }
            CallTarget::Unresolved if name.contains('.') => false,
            CallTarget::Unresolved => {
                MAKERS.contains(&name)
                    || elsewhere.scripts.contains(name)
                    || elsewhere.makers.contains(name)
                    || !elsewhere.names.contains(name) && builtins::not_provided::find(name).is_none()
            }
        }
    }

    /// Whether another function may run in place of the one that look-up finds: one that only MATLAB runs, or, in
    /// place of a builtin, one of another folder of the project.
    pub fn is_replaced(&self, program: &Program, callee: &Callee) -> bool {
        let elsewhere = self.elsewhere();
        let builtin = match callee.target {
            CallTarget::Builtin => true,
            CallTarget::Function(f) => is_prelude(&self.sources.file(program.functions[f].file).path),
            CallTarget::Unresolved => false,
        };
        elsewhere.is_compiled(callee.name) || builtin && elsewhere.functions.contains(callee.name.as_str())
    }

    /// Whether a function of the program reaches the variables of its caller by name.
    fn reaches(&self, f: &Function) -> bool {
        let mut reaches = false;
        walk::each(f, &f.body, &mut |_, stmt| {
            if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = stmt {
                reaches |= matches!(callee.name.as_str(), "evalin" | "assignin");
            }
        });
        reaches && !is_prelude(&self.sources.file(f.file).path)
    }
}

/// A call of a name that leads nowhere.
struct Unknown {
    callee: Callee,
    span: Span,
    /// Whether it stands in a `try`.
    tried: bool,
    /// Whether it has arguments.
    called: bool,
    /// Whether a handle of it is made that nobody is seen to call: a handle of what is not there is no error as yet.
    kept: bool,
}

impl Lowering<'_> {
    /// One diagnostic for each place that calls an unknown name in the files for which `asked` holds.
    pub fn check_names(&mut self, asked: &dyn Fn(&SourceFile) -> bool) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        let mut seen: FxHashSet<(Span, Name)> = FxHashSet::default();
        let mut near: FxHashMap<(FuncId, Name), Option<String>> = FxHashMap::default();
        let mut next = 0;
        // Look-up may load further functions.
        while let Some((id, function)) = self.program.functions.iter().nth(next) {
            next += 1;
            let file = self.project.sources.file(function.file);
            if is_prelude(&file.path) || !asked(file) {
                continue;
            }
            let mut cause: Option<Option<Cause>> = None;
            for Unknown { callee, span, tried, called, kept } in self.nowhere(id) {
                let java = called && METHODS_OF_JAVA.contains(&callee.name.as_str());
                if !seen.insert((span, callee.name)) || java || self.is_known(callee, id) {
                    continue;
                }
                // Where any variable may appear, a name may be one.
                let may_be_variable = callee.var.is_some();
                let mut d = match self.foreign(callee.name.as_str(), id, span) {
                    Some(_) if may_be_variable => continue,
                    Some(d) => d,
                    None if self.is_run_by_others(id) => continue,
                    None => {
                        let cause = cause.get_or_insert_with(|| self.cause(id)).clone();
                        if may_be_variable && cause.is_none() {
                            continue;
                        }
                        self.undefined(callee, id, span, cause, &mut near)
                    }
                };
                if d.severity == Severity::Error {
                    d.severity = match (tried, kept) {
                        (true, _) => Severity::Hint,
                        (false, true) => Severity::Warning,
                        (false, false) => Severity::Error,
                    };
                } else if tried {
                    d.severity = Severity::Hint;
                }
                found.push(d);
            }
        }
        found.sort_by_key(|d| d.span);
        found
    }

    /// Whether a function is, or stands in, a script that other files of the project run: its variables may be
    /// theirs. A script in a `private` folder is run by nobody else.
    pub fn is_run_by_others(&self, id: FuncId) -> bool {
        let mut id = id;
        while let Some(parent) = self.program.functions[id].parent {
            id = parent;
        }
        let f = &self.program.functions[id];
        let folder = self.project.sources.file(f.file).path.parent().and_then(|p| p.file_name());
        let run = || self.project.elsewhere().alone.contains(f.name.as_str());
        f.kind == FunctionKind::Script && (folder.is_some_and(|n| n == "private") || run())
    }

    /// The first statement of a function, or of those around it, that may make variables whose names are not in
    /// its text.
    fn cause(&self, id: FuncId) -> Option<Cause> {
        let mut at = Some(id);
        while let Some(id) = at {
            let function = &self.program.functions[id];
            let mut found: Option<Cause> = None;
            walk::each(function, &function.body, &mut |s, stmt| {
                let (callee, statement) = match stmt {
                    Stmt::Call { callee, .. } => (callee, false),
                    Stmt::CallStatement { callee, .. } => (callee, true),
                    _ => return,
                };
                if found.is_none()
                    && let Some(code) = self.makes_variables(callee, statement)
                {
                    let span = function.spans[s].unwrap_or(function.span);
                    // What a builtin does by name is a finding of its own, or is known after all.
                    let message = match callee.target {
                        CallTarget::Builtin => String::new(),
                        _ => {
                            format!("'{}' may make variables here that the text does not name.", callee.name)
                        }
                    };
                    found = Some(Cause { span, code, message });
                }
            });
            if found.is_some() {
                return found;
            }
            at = function.parent;
        }
        None
    }

    /// Whether a call may make variables of the function in which it stands, and as which finding that counts.
    fn makes_variables(&self, callee: &Callee, statement: bool) -> Option<&'static Code> {
        match (callee.name.as_str(), callee.target) {
            (_, CallTarget::Function(f)) => {
                self.project.reaches(&self.program.functions[f]).then_some(&codes::WILD_ASSIGNIN)
            }
            ("eval" | "evalc", _) => Some(&codes::WILD_EVAL),
            ("evalin", _) => Some(&codes::WILD_EVALIN),
            ("assignin", _) => Some(&codes::WILD_ASSIGNIN),
            ("load", _) if statement => Some(&codes::WILD_LOAD),
            ("run" | "source", _) => Some(&codes::SCRIPT_CALL),
            (name, CallTarget::Unresolved) if MAKERS.contains(&name) => Some(&codes::NOT_PROVIDED),
            (name, _) if self.project.elsewhere().scripts.contains(name) => Some(&codes::SCRIPT_CALL),
            (name, _) => self.project.elsewhere().makers.contains(name).then_some(&codes::WILD_ASSIGNIN),
        }
    }

    /// Whether a call that is not followed may make or change variables of the function in which it stands.
    pub fn reaches_caller(&self, callee: &Callee) -> bool {
        self.project.reaches_caller(&self.program, callee)
    }

    /// The calls of names that lead nowhere and are surely no variables, with whether they stand in a `try`.
    fn unresolved(&self, id: FuncId) -> Vec<(Callee, Span, bool)> {
        let surely = self.nowhere(id).into_iter().filter(|u| u.callee.var.is_none());
        surely.map(|u| (u.callee, u.span, u.tried)).collect()
    }

    /// The calls of names that lead nowhere.
    fn nowhere(&self, id: FuncId) -> Vec<Unknown> {
        let function = &self.program.functions[id];
        let users: FxHashSet<Name> = if function.dynamic {
            function.vars.values().filter(|v| v.kind == VarKind::User).map(|v| v.name).collect()
        } else {
            FxHashSet::default()
        };
        let callee = |stmt: &Stmt| match stmt {
            Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } => {
                // What stands before a dot may be a variable that `load` or a script makes.
                let root = callee.name.as_str().split_once('.').map(|(root, _)| Name::new(root));
                let of_variable = root.is_some_and(|root| users.contains(&root));
                let unresolved = callee.target == CallTarget::Unresolved;
                (unresolved && !of_variable).then_some(*callee)
            }
            _ => None,
        };
        let given = |stmt: &Stmt| match stmt {
            Stmt::Call { args, .. } | Stmt::CallStatement { args, .. } => !args.is_empty(),
            _ => false,
        };
        let mut found = Vec::new();
        let dead = never_run(function);
        let called = called_values(function);
        // A name in `try` may be meant to fail.
        let mut tried: FxHashSet<StmtId> = FxHashSet::default();
        walk::each(function, &function.body, &mut |id, stmt| {
            if dead.contains(&id) {
                return;
            }
            if let Stmt::Try { body, .. } = stmt {
                tried.extend(body.iter().copied());
            }
            if tried.contains(&id) {
                tried.extend(walk::blocks(stmt).into_iter().flatten().copied());
            }
            if let Some(callee) = callee(stmt) {
                let span = function.spans[id].unwrap_or(function.span);
                let kept = matches!(stmt, Stmt::FunctionRef { dst, .. } if !called.contains(dst));
                found.push(Unknown { callee, span, tried: tried.contains(&id), called: given(stmt), kept });
            }
        });
        found
    }

    /// Lowers every function of a file and every method of its class, called or not, for checks.
    pub fn lower_file(&mut self, file: FileId) {
        let Some(unit) = self.project.unit(file) else { return };
        for function in &unit.functions {
            if let Some(Found::Function(source)) = self.project.local(&function.name.text(), file) {
                self.lower_source(source);
            }
        }
        let Some(class) = unit.class.clone() else { return };
        for method in &class.methods {
            if let Some(function) = method.function.clone() {
                let class = Some(class.name);
                self.lower_source(Source { file, function, primary: false, class });
            }
        }
    }

    /// Whether the name is a class's or a script's, or a member of a class.
    fn is_known(&mut self, callee: Callee, id: FuncId) -> bool {
        let name = callee.name.as_str();
        let found = self.project.in_class_folder(name)
            || self.is_foreign(name, id)
            || self.project.is_elsewhere(name)
            || self.project.is_compiled(name)
            || self.project.elsewhere().methods.contains(name)
            || METHODS.contains(&name)
            || self.project.is_method(name);
        if found {
            return true;
        }
        let mut end = name.len();
        loop {
            if self.resolve(&name[..end], Some(id)).is_some() {
                return true;
            }
            match name[..end].rfind('.') {
                Some(dot) => end = dot,
                None => return false,
            }
        }
    }

    /// Whether a name may be of a class of Java or .NET: in a package that the project has not, or taken out of one
    /// by `import`.
    fn is_foreign(&self, name: &str, id: FuncId) -> bool {
        let elsewhere = self.project.elsewhere();
        let own =
            |package: &str| package.split('.').next().is_some_and(|root| elsewhere.names.contains(root));
        let imported = self.infos[id].imports.iter().any(|import| {
            let path = import.path.text();
            let may = import.wildcard || path.rsplit('.').next() == name.split('.').next();
            may && !own(&path)
        });
        elsewhere.foreign && (imported || name.contains('.') && !own(name))
    }

    /// The part of a statement that is the name it begins with, or all of it.
    fn name_in(&self, name: &str, span: Span) -> Span {
        let begins = self.project.sources.text(span).starts_with(name);
        Span { end: if begins { span.start + name.len() as u32 } else { span.end }, ..span }
    }

    /// What is said of a name that MATLAB or Octave knows and this dialect of tame does not.
    fn foreign(&self, name: &str, id: FuncId, span: Span) -> Option<Diagnostic> {
        let span = self.name_in(name, span);
        let octave = builtins::not_provided::is_octave(name);
        if self.project.dialect == Dialect::Octave && builtins::not_provided::is_of_octave_program(name) {
            let text = format!("'{name}' is a function of Octave that tame does not provide.");
            return Some(Diagnostic::new(&codes::NOT_PROVIDED, span, text));
        }
        if octave || self.project.is_octave_only(name) {
            let text = format!("'{name}' is a function of Octave that MATLAB does not have.");
            let found = Diagnostic::new(&codes::OCTAVE_FUNCTION, span, text);
            return Some(found.with_help("`--dialect octave` takes the program as Octave's"));
        }
        let Some(instead) = builtins::not_provided::find(name) else {
            let package = self.imported(name, id)?;
            let text = format!("'{name}' may be of '{package}', a package that tame does not provide.");
            return Some(Diagnostic::new(&codes::NOT_PROVIDED, span, text));
        };
        let text = format!("'{name}' is a function of MATLAB that tame does not provide.");
        let found = Diagnostic::new(&codes::NOT_PROVIDED, span, text);
        Some(if instead.is_empty() { found } else { found.with_help(format!("tame has {instead}")) })
    }

    /// The package that is not provided from which `import` may take a name.
    fn imported(&self, name: &str, id: FuncId) -> Option<String> {
        self.infos[id].imports.iter().find_map(|import| {
            let path = import.path.text();
            let may = import.wildcard || path.rsplit('.').next() == name.split('.').next();
            (may && builtins::not_provided::find(&path).is_some()).then_some(path)
        })
    }

    /// What is said of a name that nobody knows; of what it follows, where something may make a variable of it.
    fn undefined(
        &mut self,
        callee: Callee,
        id: FuncId,
        span: Span,
        cause: Option<Cause>,
        near: &mut FxHashMap<(FuncId, Name), Option<String>>,
    ) -> Diagnostic {
        let name = callee.name.as_str();
        let text = format!("Unrecognized function or variable '{name}'.");
        let mut diagnostic = Diagnostic::new(&codes::UNDEFINED_NAME, self.name_in(name, span), text);
        if let Some(cause) = cause {
            diagnostic.cause = Some(Box::new(cause));
            return diagnostic;
        }
        let near = match near.get(&(id, callee.name)) {
            Some(known) => known.clone(),
            None => near.entry((id, callee.name)).or_insert(self.near(name, id)).clone(),
        };
        match near {
            Some(near) => diagnostic.with_help(format!("did you mean '{near}'?")),
            None => diagnostic,
        }
    }

    /// The known name that was probably meant by an unknown one inside a function: a variable of
    /// it, or what can be called from there.
    fn near(&mut self, name: &str, id: FuncId) -> Option<String> {
        let function = &self.program.functions[id];
        let variables = function.vars.values().filter(|v| v.kind == VarKind::User).map(|v| v.name.as_str());
        let mut candidates: Vec<String> = variables.map(str::to_owned).collect();
        candidates.extend(self.project.names(self.infos[id].file));
        nearest(name, candidates.iter().map(String::as_str)).map(str::to_owned)
    }

    /// The unknown names of the program with the known ones that were probably meant, each once.
    pub fn near_names(&mut self) -> Vec<(Name, String)> {
        let mut found: Vec<(Name, String)> = Vec::new();
        for id in self.program.functions.keys().collect::<Vec<_>>() {
            for (callee, _, tried) in self.unresolved(id) {
                if tried || found.iter().any(|(n, _)| *n == callee.name) || self.is_known(callee, id) {
                    continue;
                }
                if let Some(near) = self.near(callee.name.as_str(), id) {
                    found.push((callee.name, near));
                }
            }
        }
        found
    }

    /// Whether a name, or what stands before one of its dots, is a class where `from` says it.
    pub fn is_class(&mut self, name: &str, from: FuncId) -> bool {
        let file = self.program.functions[from].file;
        self.names_class(name, file)
    }

    /// The class that a name, or the longest part of it before one of its dots, is where `from` says it.
    pub fn class_named(&mut self, name: &str, from: FuncId) -> Option<Name> {
        let file = self.program.functions[from].file;
        self.class_in(name, file)
    }

    /// Whether a class comes with the tool.
    pub fn is_library_class(&mut self, class: &str) -> bool {
        let found = self.project.class(class, None);
        found.is_some_and(|(file, _)| is_prelude(&self.project.sources.file(file).path))
    }

    /// The classes of the library, `all` or those that have no compiled form, but those in whose place the program has
    /// its own.
    pub fn apart(&mut self, all: bool) -> Vec<Name> {
        let classes = prelude::classes().filter(|class| all || prelude::stands_apart(class));
        classes.filter(|class| self.is_library_class(class)).map(Name::new).collect()
    }

    fn class_in(&mut self, name: &str, from: FileId) -> Option<Name> {
        let ends = name.rmatch_indices('.').map(|(i, _)| i);
        let mut parts = std::iter::once(name.len()).chain(ends).map(|end| &name[..end]);
        parts.find(|part| self.project.class(part, Some(from)).is_some()).map(Name::new)
    }

    fn names_class(&mut self, name: &str, from: FileId) -> bool {
        self.class_in(name, from).is_some()
    }

    /// The functions that call what may be a class's: its constructor, its static methods, a method of a class
    /// folder.
    pub fn class_users(&mut self, asked: &[FuncId]) -> FxHashSet<FuncId> {
        let mut known: FxHashMap<(FileId, Name), bool> = FxHashMap::default();
        let mut found = FxHashSet::default();
        for &id in asked {
            let file = self.program.functions[id].file;
            let unresolved: FxHashSet<Name> = self.unresolved(id).into_iter().map(|(c, ..)| c.name).collect();
            for (callee, _) in self.called(id) {
                let name = callee.name;
                let class = match known.get(&(file, name)) {
                    Some(&class) => class,
                    None => {
                        let own = unresolved.contains(&name) && self.names_class(name.as_str(), file);
                        let class = own || self.project.in_class_folder(name.as_str());
                        *known.entry((file, name)).or_insert(class)
                    }
                };
                if class {
                    found.insert(id);
                    break;
                }
            }
        }
        found
    }

    /// The calls whose names are classes, each class once.
    pub fn class_names(&mut self) -> Vec<(Callee, FuncId, Span)> {
        let mut found: Vec<(Callee, FuncId, Span)> = Vec::new();
        for id in self.program.functions.keys().collect::<Vec<_>>() {
            let file = self.program.functions[id].file;
            for (callee, span, _) in self.unresolved(id) {
                let seen = found.iter().any(|(c, ..)| c.name == callee.name);
                if !seen && self.names_class(callee.name.as_str(), file) {
                    found.push((callee, id, span));
                }
            }
            for (callee, span) in self.called(id) {
                let seen = found.iter().any(|(c, ..)| c.name == callee.name);
                if !seen && self.project.in_class_folder(callee.name.as_str()) {
                    found.push((callee, id, span));
                }
            }
        }
        found
    }

    /// All calls by name in a function.
    fn called(&self, id: FuncId) -> Vec<(Callee, Span)> {
        let function = &self.program.functions[id];
        let mut found = Vec::new();
        walk::each(function, &function.body, &mut |id, stmt| {
            if let Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } = stmt
            {
                found.push((*callee, function.spans[id].unwrap_or(function.span)));
            }
        });
        found
    }
}

/// The statements of a function that surely never run: behind the end of their block, or under a condition that the
/// text itself decides (`if 0`).
fn never_run(function: &Function) -> FxHashSet<StmtId> {
    let mut known: FxHashMap<VarId, Option<bool>> = FxHashMap::default();
    walk::each(function, &function.body, &mut |_, stmt| {
        let truth = match stmt {
            Stmt::Literal { value: Literal::Number(x), .. } => Some(*x != 0.0),
            Stmt::Call { callee, args, .. } if callee.target == CallTarget::Builtin && args.is_empty() => {
                match callee.name.as_str() {
                    "true" => Some(true),
                    "false" => Some(false),
                    _ => None,
                }
            }
            _ => None,
        };
        for v in walk::defs(stmt) {
            known.entry(v).and_modify(|old| *old = None).or_insert(truth);
        }
    });
    let mut dead: FxHashSet<StmtId> = FxHashSet::default();
    let behind = |block: &[StmtId], dead: &mut FxHashSet<StmtId>| {
        let ends = |s: &&StmtId| matches!(function.stmts[**s], Stmt::Return | Stmt::Break | Stmt::Continue);
        if let Some(end) = block.iter().find(ends) {
            dead.extend(block.iter().skip_while(|s| *s != end).skip(1).copied());
        }
    };
    behind(&function.body, &mut dead);
    walk::each(function, &function.body, &mut |id, stmt| {
        for block in walk::blocks(stmt) {
            match dead.contains(&id) {
                true => dead.extend(block.iter().copied()),
                false => behind(block, &mut dead),
            }
        }
        if let Stmt::If { cond, then, els } = stmt {
            match known.get(cond).copied().flatten() {
                Some(true) => dead.extend(els.iter().copied()),
                Some(false) => dead.extend(then.iter().copied()),
                None => {}
            }
        }
    });
    dead
}

/// The variables whose values are called where everybody sees it: those that a builtin calls, and those that
/// parentheses stand behind.
fn called_values(function: &Function) -> FxHashSet<VarId> {
    let mut found = FxHashSet::default();
    walk::each(function, &function.body, &mut |_, stmt| match stmt {
        Stmt::Call { callee, args, .. } | Stmt::CallStatement { callee, args, .. }
            if callee.target == CallTarget::Builtin
                && builtins::named(callee.name).is_some_and(|b| b.effects.contains(Effects::CALLS)) =>
        {
            found.extend(args.iter().filter_map(|a| if let Arg::Var(v) = a { Some(*v) } else { None }));
        }
        Stmt::Get { base, path, .. } if matches!(path.first(), Some(Access::Paren(_))) => {
            found.insert(*base);
        }
        _ => {}
    });
    found
}
