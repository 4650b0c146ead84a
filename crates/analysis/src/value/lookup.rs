//! What names mean, and the handles that are made of them.

use super::call::Args;
use super::engine::Engine;
use super::key::Operand;
use super::state::State;
use super::stmt::Got;
use super::transfer::Transfer;
use base::Name;
use builtins::ArityError;
use ir::tir::nested::owners_needed;
use ir::tir::{Arg, CallTarget, Callee, FuncId, FunctionKind, StmtId, VarId};
use runtime::errors;
use types::abs;
use types::{AbsValue, Class};

/// What a name means.
pub enum Found {
    /// A function of the program.
    Function(FuncId),
    /// A builtin.
    Builtin(Name),
}

impl Engine<'_> {
    /// What a callee means in function `from`.
    pub fn look_up(&mut self, callee: &Callee, from: FuncId) -> Option<Found> {
        if self.options.elsewhere && self.source().is_replaced(callee) {
            return None;
        }
        match callee.target {
            CallTarget::Function(f) => Some(Found::Function(f)),
            CallTarget::Builtin => self.builtin_or_prelude(callee.name, from),
            CallTarget::Unresolved => self.look_up_name(callee.name, from),
        }
    }

    /// What a name given at run time means in function `from`.
    pub fn look_up_name(&mut self, name: Name, from: FuncId) -> Option<Found> {
        match self.source().resolve(name, from) {
            Some(f) => Some(Found::Function(f)),
            None => self.builtin_or_prelude(name, from),
        }
    }

    fn builtin_or_prelude(&mut self, name: Name, from: FuncId) -> Option<Found> {
        let id = builtins::lookup(name);
        if let Some(id) = id
            && let builtins::rule::KernelRule::Matlab(file) = &builtins::builtin(id).kernel
        {
            // Several builtins may be one file: `quadgk` is `quad`. What is no function there is a class.
            return self.source().resolve(Name::new(file), from).map(Found::Function);
        }
        (id.is_some() || ir::tir::internal::ALL.contains(&name.as_str())).then_some(Found::Builtin(name))
    }

    /// The handle `@name`, made in function `from`.
    pub fn function_ref(&mut self, callee: &Callee, from: FuncId) -> AbsValue {
        // Called with objects, it means a method.
        self.leave(callee.name);
        match self.look_up(callee, from) {
            Some(Found::Function(f)) => AbsValue::handle(self.target(f), Vec::new()),
            Some(Found::Builtin(name)) => AbsValue::handle(abs::Target::Builtin(name), Vec::new()),
            None => {
                self.meet_named(callee.name, from);
                AbsValue::any_of(Class::FunctionHandle)
            }
        }
    }

    /// What a handle of a function of the program calls; one is made now.
    pub fn target(&mut self, f: FuncId) -> abs::Target {
        if self.made.insert(f) && self.opened.contains(&f) {
            // It is entered by others than before.
            self.enqueue_all();
        }
        if self.calls_any_handle() {
            self.open(f);
        }
        match owners_needed(self.source().program(), f).is_empty() {
            true => abs::Target::Function(f.as_u32()),
            false => abs::Target::Nested(f.as_u32()),
        }
    }
}

impl Transfer<'_, '_> {
    /// `callee(args)` as a statement.
    pub(super) fn call_for_effect(
        &mut self,
        id: StmtId,
        state: &mut State,
        ans: VarId,
        callee: &Callee,
        args: &[Arg],
    ) -> Option<()> {
        if let Some(got) = self.maybe_variable(id, state, callee, args, Some(0))? {
            self.deliver_ans(id, state, ans, got);
            return Some(());
        }
        let operands = self.args(id, state, args)?;
        let got = self.call_named(id, state, callee, operands, Some(0))?;
        self.deliver_ans(id, state, ans, got);
        Some(())
    }
}

/// Whether a file that is called with arguments holds no code: it is the help of a MEX file or the like.
pub(super) fn is_text_alone(me: &mut Transfer<'_, '_>, func: FuncId, args: &Args) -> bool {
    if !me.engine.options.elsewhere || args.list.is_empty() && args.rest.is_none() {
        return false;
    }
    let found = me.engine.source().program().functions.get(func);
    found.is_some_and(|f| crate::lint::is_text_alone(f) || crate::lint::is_stub(f))
}

/// What a call that is not followed does to the variables of its caller.
pub(super) fn reached(me: &mut Transfer<'_, '_>, state: &mut State, callee: &Callee) {
    if me.engine.options.elsewhere && me.engine.source().reaches_caller(callee) {
        me.havoc(state);
    }
}

/// Whether a name alone that is a builtin's, of which this would be a call with too few arguments, may be a
/// variable that a call makes.
pub(super) fn may_be_made(me: &mut Transfer<'_, '_>, name: Name, args: &Args) -> bool {
    if !me.engine.options.elsewhere || !args.list.is_empty() || args.rest.is_some() {
        return false;
    }
    crate::lint::takes_more(name) && {
        let (info, source) = (me.env.info.clone(), me.engine.source());
        *info
            .reached
            .get_or_init(|| crate::lint::has_call(&info.function, &|callee| source.reaches_caller(callee)))
    }
}

/// Whether objects may be among the arguments, of classes that are not followed.
pub(super) fn has_objects(me: &Transfer<'_, '_>, args: &Args) -> bool {
    let object =
        |v: &AbsValue| v.alternatives().is_none_or(|l| l.iter().any(|c| matches!(c.class, Class::Object(_))));
    !me.engine.options.classes && args.list.iter().map(|a| &a.value).chain(&args.rest).any(object)
}

/// Whether what nobody can look at may run in place of a builtin.
pub(super) fn may_be_replaced(me: &mut Transfer<'_, '_>, name: Name, args: &Args) -> bool {
    let objects = has_objects(me, args);
    me.engine.source().may_replace(name, objects)
}

/// Whether a call has more arguments or results than are provided, and the language has such a form; or whether it may
/// be a method's, of an object of which nothing is known.
pub(super) fn is_form_elsewhere(
    me: &mut Transfer<'_, '_>,
    name: Name,
    args: &[Operand],
    nargout: usize,
) -> bool {
    let octave = me.engine.source().octave();
    let Some(spec) = builtins::lookup(name).map(builtins::builtin) else { return false };
    let over = spec.check_arity(args.len(), nargout).is_err_and(|e| e != ArityError::NotEnoughInputs);
    let objects = args.iter().any(|a| a.value.is_any());
    me.engine.options.elsewhere && over && (objects || spec.is_documented(args.len(), nargout, octave))
}

/// A call of a function of the program with more arguments (`over`) or results than it has: an error, but for forms
/// that a function of the library lacks.
pub(super) fn refused(
    me: &mut Transfer<'_, '_>,
    id: StmtId,
    func: FuncId,
    args: &Args,
    (nargout, over): (Option<usize>, bool),
) -> Option<Got> {
    let name = me.engine.source().program().functions.get(func)?.name;
    let library = me.engine.source().is_library(func);
    if library && is_form_elsewhere(me, name, &args.list, nargout.unwrap_or(1)) {
        return Some(Got::Each(AbsValue::top()));
    }
    let script = me.engine.source().program().functions[func].kind == FunctionKind::Script;
    let error = if script {
        errors::script_called(name.as_str())
    } else if over {
        errors::too_many_inputs()
    } else {
        errors::too_many_outputs()
    };
    me.fails(id, error.message())
}
