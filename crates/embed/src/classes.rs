//! What a class file declares, in the form that engines want it: defaults, validators and inputs
//! of enumeration members become functions, lowered from their text.

use base::{FileId, Name, Span};
use ir::tir::{Arg, FuncId, Literal, Stmt, VarId, internal};
use lower::{ClassInfo, Lowering, MethodInfo, PropertyInfo, is_set};
use runtime::classes::Func;
use runtime::classes::class::{Access, ClassDef, MethodDef, PropertyDef, TEST_ROLES};
use runtime::classes::text::Declared;
use syntax::ast::{Attribute, Dim, EnumMember, Expr, ExprKind};

/// The class that the file of `name` declares.
pub(crate) fn class_def(low: &mut Lowering<'static>, name: Name) -> Option<ClassDef> {
    let (file, info) = low.project.class(name.as_str(), None)?;
    // Names in defaults mean what they mean in the class's own methods.
    let from = info.methods.iter().find_map(|m| low.resolve_method(name.as_str(), m.name.as_str()));
    let mut maker = Maker { low, from, file };
    Some(ClassDef {
        name,
        supers: info.supers.clone(),
        properties: info.properties.iter().map(|p| maker.property(p)).collect(),
        methods: info.methods.iter().map(method).collect(),
        members: info.members.iter().map(|m| (m.name.name, maker.member(m))).collect(),
        events: info.events.clone(),
        is_abstract: is_abstract(&info),
        sealed: is_set(&info.attributes, "Sealed"),
        hidden: is_set(&info.attributes, "Hidden"),
        construct_on_load: is_set(&info.attributes, "ConstructOnLoad"),
        handle_compatible: is_set(&info.attributes, "HandleCompatible"),
        inferior: inferior(&info),
        constructs: constructs(maker.low, name),
    })
}

/// The classes whose constructors that of `class` calls.
fn constructs(low: &mut Lowering<'static>, class: Name) -> Vec<Name> {
    let short = class.as_str().rsplit('.').next().unwrap_or_default();
    let Some(constructor) = low.resolve_method(class.as_str(), short) else { return Vec::new() };
    let function = &low.program.functions[constructor];
    let text = |v: VarId| {
        function.stmts.values().find_map(|s| match s {
            Stmt::Literal { dst, value: Literal::Char(text) } if *dst == v => Some(Name::new(text)),
            _ => None,
        })
    };
    let called = |s: &Stmt| match s {
        Stmt::Call { callee, args, .. } if callee.name.as_str() == internal::CONSTRUCT => match args[..] {
            [_, Arg::Var(level), ..] => text(level),
            _ => None,
        },
        _ => None,
    };
    function.stmts.values().filter_map(called).collect()
}

/// What a program has of a class: its declaration, and its functions with those in files of its folder.
pub fn declared(low: &mut Lowering<'static>, name: Name) -> Option<Declared> {
    let def = class_def(low, name);
    let folder = low.project.class_folders().contains(&name);
    if def.is_none() && !folder {
        return None;
    }
    let mut names: Vec<Name> = def.iter().flat_map(|d| &d.methods).map(|m| Name::new(&m.name)).collect();
    names.extend(low.project.in_folder_of(name));
    names.sort();
    names.dedup();
    let mut function = |n: Name| Some((n, Func(low.resolve_method(name.as_str(), n.as_str())?.as_u32())));
    let functions = names.into_iter().filter_map(&mut function).collect();
    Some(Declared { name, def, functions, folder })
}

fn is_abstract(info: &ClassInfo) -> bool {
    is_set(&info.attributes, "Abstract") || info.properties.iter().any(|p| is_set(&p.attributes, "Abstract"))
}

/// The classes of `InferiorClasses = {?A, ?b.C}`.
fn inferior(info: &ClassInfo) -> Vec<Name> {
    let given = info.attributes.iter().find(|a| a.name.name.as_str() == "InferiorClasses");
    let mut names = Vec::new();
    if let Some(value) = given.and_then(|a| a.value.as_ref()) {
        metaclasses(value, &mut names);
    }
    names
}

fn metaclasses(e: &Expr, names: &mut Vec<Name>) {
    match &e.kind {
        ExprKind::MetaClass(name) => names.push(Name::new(&name.text())),
        ExprKind::Cell(rows) => rows.iter().flatten().for_each(|e| metaclasses(e, names)),
        _ => {}
    }
}

fn method(m: &MethodInfo) -> MethodDef {
    MethodDef {
        name: m.name.as_str().to_owned(),
        is_static: m.is_static,
        is_abstract: is_set(&m.attributes, "Abstract"),
        hidden: is_set(&m.attributes, "Hidden"),
        sealed: is_set(&m.attributes, "Sealed"),
        no_destructor: m.function.as_ref().is_some_and(|f| f.params.len() != 1 || !f.outputs.is_empty()),
        access: access(&m.attributes, &["Access"]),
        inputs: m
            .function
            .iter()
            .flat_map(|f| &f.params)
            .map(|p| p.name.unwrap_or_else(|| Name::new("~")))
            .collect(),
        outputs: m.function.iter().flat_map(|f| &f.outputs).map(|o| o.name).collect(),
        test_role: TEST_ROLES.into_iter().find(|role| is_set(&m.attributes, role)),
    }
}

/// The access that the last of these attributes to be given states.
fn access(attributes: &[Attribute], names: &[&str]) -> Access {
    let mut found = Access::Public;
    for name in names {
        let given = attributes.iter().find(|a| a.name.name.as_str().eq_ignore_ascii_case(name));
        let Some(value) = given.and_then(|a| a.value.as_ref()) else { continue };
        let mut classes = Vec::new();
        metaclasses(value, &mut classes);
        if !classes.is_empty() {
            let names: Vec<&str> = classes.iter().map(|c| c.as_str()).collect();
            found = Access::Listed(Name::new(&names.join(",")));
            continue;
        }
        let word = match &value.kind {
            ExprKind::Ident(word) => word.as_str().to_ascii_lowercase(),
            ExprKind::Char(word) | ExprKind::String(word) => word.to_ascii_lowercase(),
            _ => "private".to_owned(),
        };
        found = match word.as_str() {
            "public" => Access::Public,
            "protected" => Access::Protected,
            "immutable" => Access::Immutable,
            _ => Access::Private,
        };
    }
    found
}

struct Maker<'a> {
    low: &'a mut Lowering<'static>,
    from: Option<FuncId>,
    file: FileId,
}

impl Maker<'_> {
    fn property(&mut self, p: &PropertyInfo) -> PropertyDef {
        let d = &p.declaration;
        let name = d.name.name.as_str().to_owned();
        let default = d.default.as_ref().and_then(|e| self.function("", e.span));
        let validators = d.validators.iter().filter_map(|v| self.validator(&name, v)).collect();
        PropertyDef {
            default,
            validators,
            constant: is_set(&p.attributes, "Constant"),
            dependent: is_set(&p.attributes, "Dependent"),
            hidden: is_set(&p.attributes, "Hidden"),
            abort_set: is_set(&p.attributes, "AbortSet"),
            is_abstract: is_set(&p.attributes, "Abstract"),
            transient: is_set(&p.attributes, "Transient"),
            non_copyable: is_set(&p.attributes, "NonCopyable"),
            test_parameter: is_set(&p.attributes, "TestParameter"),
            get_observable: is_set(&p.attributes, "GetObservable"),
            set_observable: is_set(&p.attributes, "SetObservable"),
            get: access(&p.attributes, &["Access", "GetAccess"]),
            set: access(&p.attributes, &["Access", "SetAccess"]),
            class: d.class.as_ref().map(|c| c.text()),
            dims: d.dims.iter().map(|d| if let Dim::Fixed(n) = d { *n as f64 } else { f64::NAN }).collect(),
            name,
        }
    }

    fn text(&self, span: Span) -> String {
        self.low.sources().text(span).to_owned()
    }

    fn function(&mut self, params: &str, body: Span) -> Option<Func> {
        let text = format!("@({params}) {}", self.text(body));
        self.lowered(&text)
    }

    fn lowered(&mut self, text: &str) -> Option<Func> {
        self.low.lower_anonymous_of(text, self.from, self.file).ok().map(|id| Func(id.as_u32()))
    }

    /// A validator as a function of the property's value.
    fn validator(&mut self, property: &str, e: &Expr) -> Option<Func> {
        if matches!(e.kind, ExprKind::Index { .. }) {
            return self.function(property, e.span);
        }
        let text = format!("@({property}) {}({property})", self.text(e.span));
        self.lowered(&text)
    }

    /// The inputs of a member's constructor as a cell.
    fn member(&mut self, m: &EnumMember) -> Option<Func> {
        let (first, last) = (m.args.first()?, m.args.last()?);
        let text = format!("@() {{{}}}", self.text(first.span.to(last.span)));
        self.lowered(&text)
    }
}
