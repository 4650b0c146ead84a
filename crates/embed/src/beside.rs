//! The interpreter beside a compiled program, for the functions that it hands over.

use interp::Interp;
use ir::tir::FuncId;
use runtime::cabi::{Handed, Interpreter};
use runtime::classes::{Func, Objects};
use runtime::kernel::Outputs;
use runtime::path::Args;
use runtime::{Context, Error, Host, Value, errors};
use std::cell::RefCell;

/// An interpreter with the table of what is handed over.
pub struct Beside {
    interp: Interp,
    handed: Vec<Handed>,
    /// The functions of the table that were asked for.
    known: RefCell<Vec<Option<FuncId>>>,
}

impl Beside {
    /// For these functions.
    pub fn new(interp: Interp, handed: Vec<Handed>) -> Beside {
        interp.stand_beside_compiled();
        let known = RefCell::new(vec![None; handed.len()]);
        Beside { interp, handed, known }
    }

    /// A function of the table, found at its first call.
    fn function(&self, which: usize) -> Result<FuncId, Error> {
        if let Some(known) = self.known.borrow().get(which).copied().flatten() {
            return Ok(known);
        }
        let found = self
            .handed
            .get(which)
            .and_then(|h| self.interp.with_loader(|l| l.function_at(&h.file, h.start, h.anonymous)));
        let found = found.ok_or_else(|| errors::unsupported("a function that is not among the sources"))?;
        self.known.borrow_mut()[which] = Some(found);
        Ok(found)
    }

    /// The function of the table that has this name.
    fn named(&self, name: &str) -> Option<FuncId> {
        let all = (0..self.handed.len()).filter(|k| !self.handed[*k].anonymous);
        all.filter_map(|k| self.function(k).ok())
            .find(|f| self.interp.with_loader(|l| l.program().functions[*f].name.as_str() == name))
    }
}

/// A program that calls `exit` ends here: no compiled `catch` may stop it.
fn unless_exit<T>(cx: &mut Context, result: Result<T, Error>) -> Result<T, Error> {
    if let Err(e) = &result
        && let Some(code) = interp::exception::exit_code(e)
    {
        if let Some(refused) = runtime::cabi::refuses_exit(cx, code.into()) {
            return Err(refused);
        }
        cx.flush();
        std::process::exit(crate::exit_status(code).into());
    }
    result
}

impl Host for Beside {
    fn call(
        &self,
        cx: &mut Context,
        function: &Value,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        let named = function.as_text().and_then(|name| self.named(&name));
        let result = match named {
            Some(f) => self.interp.call_function(cx, f, Vec::new(), args, nargout),
            None => self.interp.call_value(cx, function, args, nargout),
        };
        unless_exit(cx, result)
    }

    fn objects(&self) -> Option<&dyn Objects> {
        Some(self.interp.objects())
    }
}

impl Interpreter for Beside {
    fn run(
        &self,
        cx: &mut Context,
        which: usize,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Error> {
        let (function, captured) = (self.function(which)?, &self.handed[which].captured);
        let mut values = args;
        let args = values.split_off(captured.len().min(values.len()));
        let captures = captured.iter().copied().zip(values.into_iter().map(Some)).collect();
        let result = self.interp.call_function(cx, function, captures, args, nargout);
        unless_exit(cx, result)
    }

    fn call_member(
        &self,
        cx: &mut Context,
        func: Func,
        args: Args,
        nargout: usize,
    ) -> Result<Outputs, Error> {
        let function = FuncId::from_u32(func.0);
        let result = self.interp.call_function(cx, function, Vec::new(), args.into_vec(), nargout);
        unless_exit(cx, result).map(Outputs::from_vec)
    }

    fn handle(&self, _: &mut Context, which: usize, captures: Vec<Value>) -> Result<Value, Error> {
        let function = self.function(which)?;
        let named = self.handed[which].captured.iter().copied().zip(captures.into_iter().map(Some)).collect();
        Ok(self.interp.handle(function, named))
    }

    fn near(&self, name: &str) -> Option<String> {
        self.interp.with_loader(|l| l.near(name))
    }

    fn finish(&self, cx: &mut Context) {
        self.interp.finish(cx);
    }
}
