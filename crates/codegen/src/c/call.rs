//! Calls of the program's functions and of the runtime library.

use super::callback;
use super::outside;
use super::places;
use super::spell::{array_name, c_string, site};
use super::writer::Writer;
use base::{EntityRef, Name};
use ir::loops::kernels::{Counts, Draws};
use ir::loops::{Elem, Expr, FrameId, LocalId, Operand, SiteId, Stmt, Ty, has_units, kernels};
use types::ScalarOp;

impl Writer<'_> {
    pub(super) fn kernel(&mut self, stmt: &Stmt) {
        let Stmt::Kernel { name, args, nargout, results, at } = stmt else { return };
        if let Some(text) = self.path(*name, args, *nargout, results, *at) {
            return self.line(&text);
        }
        if let Some(text) = callback::call(self, *name, args, results, *at) {
            return self.line(&text);
        }
        let test = self.text_test(*name, args, results, *at);
        if let Some(text) = test.or_else(|| self.string_test(*name, args, results, *at)) {
            return self.line(&text);
        }
        let looked = self.look(*name, args, results, *at);
        let short = looked.or_else(|| self.drawn(*name, args, results, *at));
        if let Some(text) = short.or_else(|| self.frames(*name, args, results)) {
            return self.line(&text);
        }
        if let ([one], true) = (results.as_slice(), is_constant(self, *name, args)) {
            return constant(self, *name, args, *one, *at);
        }
        let operands: Vec<String> = args.iter().map(|a| self.kernel_operand(a)).collect();
        let values = match operands.as_slice() {
            [] => "NULL".to_owned(),
            _ => format!("(tame_value[]){{{}}}", operands.join(", ")),
        };
        let operands = format!("{}, {values}", operands.len());
        let (kernel, site) = (self.kernel_name(*name).to_owned(), site(*at));
        match results.as_slice() {
            [] => self.line(&format!("tame_call(cx, &{kernel}, {operands}, {nargout}, NULL, 0, {site});")),
            [one] => {
                let text = self.one_result(*one, *nargout, &format!("&{kernel}, {operands}"), *at);
                self.line(&text);
            }
            many if *nargout == many.len() => {
                places::call(self, many, &format!("&{kernel}, {operands}"), *at);
            }
            many => {
                self.line("{");
                self.depth += 1;
                let text = format!("tame_value results[{}];", many.len());
                self.line(&text);
                let count = many.len();
                self.line(&format!(
                    "tame_call(cx, &{kernel}, {operands}, {nargout}, results, {count}, {site});"
                ));
                for (i, r) in many.iter().enumerate() {
                    let text = self.unboxed(*r, &format!("results[{i}]"), *at);
                    self.line(&text);
                }
                self.depth -= 1;
                self.line("}");
            }
        }
    }

    /// A call of a kernel with one result. With none asked for, one may come all the same, as `ans`.
    fn one_result(&self, to: LocalId, nargout: usize, call: &str, at: SiteId) -> String {
        let (name, end) = (self.name(to), site(at));
        match (self.ty(to), nargout) {
            (_, 0) => self.unboxed(to, &format!("tame_call0(cx, {call}, {end})"), at),
            (Ty::Array(..), _) => format!("{}_call(cx, &{name}, {call}, {end});", self.array(to)),
            (Ty::Scalar(Elem::F64), _) => format!("{name} = tame_call_double(cx, {call}, {end});"),
            (Ty::Scalar(Elem::Index), _) => {
                format!("{name} = tame_index_of(tame_call_double(cx, {call}, {end}));")
            }
            (Ty::Scalar(Elem::Bool), _) => format!("{name} = tame_call_logical(cx, {call}, {end});"),
            (Ty::Scalar(Elem::C64), _) => format!("{name} = tame_call_complex(cx, {call}, {end});"),
            _ => self.unboxed(to, &format!("tame_call1(cx, {call}, {end})"), at),
        }
    }

    /// What a boxed value is, without a call of a kernel where it is plain.
    fn look(&self, name: Name, args: &[Operand], results: &[LocalId], at: SiteId) -> Option<String> {
        let [Operand::Borrow(l), rest @ ..] = args else { return None };
        if self.ty(*l) != Ty::Boxed {
            return None;
        }
        let (kernel, value, site) = (self.kernel_name(name), self.name(*l), site(at));
        let facts = kernels::facts(name);
        if let (Some(counts), [result]) = (facts.counts, results) {
            let text = self.counted(counts, (&kernel, &value, &site), rest, *result)?;
            // A part that is only counted has no other owner when it changes next.
            return Some(match self.f.f.locals[*l].lent.filter(|_| self.reads(*l) == 1) {
                Some(own) => format!("{text} tame_free(cx, &{});", self.name(own)),
                None => text,
            });
        }
        if let ([key], [truth]) = (rest, results)
            && facts.keyed
            && self.ty(*truth) == Ty::Scalar(Elem::Bool)
        {
            let (function, key) = match (key, self.text_view(key)) {
                (_, Some(text)) => ("tame_has_text", text),
                (Operand::Scalar(e), None) => ("tame_has_number", self.double(e)?),
                _ => return None,
            };
            let truth = self.name(*truth);
            return Some(format!("{truth} = {function}(cx, {value}, &{kernel}, {key}, {site});"));
        }
        if let ([Operand::Text(class)], [truth]) = (rest, results)
            && name.as_str() == kernels::IS_CLASS
            && has_units(class)
            && self.ty(*truth) == Ty::Scalar(Elem::Bool)
        {
            let (truth, n) = (self.name(*truth), class.len());
            return Some(format!("{truth} = tame_rt_is_of_class({value}, {}, {n});", c_string(class)));
        }
        if !rest.is_empty() {
            return None;
        }
        match results {
            [] if facts.checks => Some(format!("tame_check(cx, &{kernel}, {value}, {site});")),
            [truth] if name.as_str() == kernels::PRESENT && self.ty(*truth) == Ty::Scalar(Elem::Bool) => {
                Some(format!("{} = {value} != NULL;", self.name(*truth)))
            }
            [truth] if name.as_str() == kernels::REFERS && self.ty(*truth) == Ty::Scalar(Elem::Bool) => {
                Some(format!("{} = tame_refers(cx, &{kernel}, {value}, {site});", self.name(*truth)))
            }
            [truth] if name.as_str() == kernels::IS_CELL && self.ty(*truth) == Ty::Scalar(Elem::Bool) => {
                Some(format!("{} = tame_is_cell(cx, &{kernel}, {value}, {site});", self.name(*truth)))
            }
            [truth] if facts.truth && self.ty(*truth) == Ty::Scalar(Elem::Bool) => {
                Some(format!("{} = tame_is_true(cx, &{kernel}, {value}, {site});", self.name(*truth)))
            }
            [number] if name.as_str() == kernels::WHICH && self.ty(*number) == Ty::Scalar(Elem::Index) => {
                Some(format!("{} = tame_rt_which({value});", self.name(*number)))
            }
            [number, ok] if name.as_str() == kernels::NUMBER => {
                let [number, ok] = [*number, *ok].map(|l| self.name(l));
                Some(format!("{ok} = tame_is_number({value}, &{number});"))
            }
            _ => None,
        }
    }

    /// One random number.
    fn drawn(&self, name: Name, args: &[Operand], results: &[LocalId], at: SiteId) -> Option<String> {
        let &[result] = results else { return None };
        let number = match (kernels::facts(name).draws?, args) {
            (Draws::Uniform, []) => "tame_rt_uniform(cx)".to_owned(),
            (Draws::Normal, []) => "tame_rt_normal(cx)".to_owned(),
            (Draws::Whole, [Operand::Scalar(limit)]) => {
                let (kernel, limit) = (self.kernel_name(name), self.double(limit)?);
                format!("tame_randi(cx, &{kernel}, {limit}, {})", site(at))
            }
            _ => return None,
        };
        match self.ty(result) {
            Ty::Scalar(Elem::F64) => Some(format!("{} = {number};", self.name(result))),
            Ty::Scalar(Elem::Index) => Some(format!("{} = tame_index_of({number});", self.name(result))),
            _ => None,
        }
    }

    /// A frame, or where the variables in one are.
    fn frames(&self, name: Name, args: &[Operand], results: &[LocalId]) -> Option<String> {
        match (name.as_str(), args, results) {
            (kernels::FRAME, [Operand::Scalar(Expr::Integer(kind, _))], [made]) => {
                let kind = FrameId::new(usize::try_from(*kind).ok()?);
                let call = outside::made(self.module, self.names, kind);
                Some(format!("tame_set(cx, &{}, {call});", self.name(*made)))
            }
            (kernels::FRAME_ROOM, [Operand::Borrow(frame)], [room]) => {
                let ty = outside::pointer(self.module, self.names, self.f.f, *room);
                let frame = self.name(*frame);
                let ty = ty.unwrap_or_else(|| "int64_t".to_owned());
                Some(format!("{} = ({ty})tame_rt_frame_room({frame});", self.name(*room)))
            }
            _ => None,
        }
    }

    /// How many statements read a local.
    fn reads(&self, l: LocalId) -> usize {
        let mut found = 0;
        self.f.f.each_stmt(&mut |s| found += s.reads().iter().filter(|r| **r == l).count());
        found
    }

    /// What is asked of the number of elements of a boxed value.
    fn counted(
        &self,
        counts: Counts,
        (kernel, value, site): (&str, &str, &str),
        rest: &[Operand],
        result: LocalId,
    ) -> Option<String> {
        let is = |o: &Operand, n: i32| match o {
            Operand::Scalar(Expr::Integer(v, _)) => *v == i128::from(n),
            Operand::Scalar(Expr::Number(v, _)) => *v == f64::from(n),
            _ => false,
        };
        let function = match (counts, rest) {
            (Counts::Elements, []) => "tame_numel_of(cx",
            (Counts::End, [k, n]) if is(k, 1) && is(n, 1) => "tame_end_of(cx",
            (Counts::None, []) => "tame_is_empty(cx",
            (Counts::Length, []) => "tame_length_of(cx",
            (Counts::Extent, [k]) if is(k, 1) => "tame_size_of(cx, 1",
            (Counts::Extent, [k]) if is(k, 2) => "tame_size_of(cx, 2",
            _ => return None,
        };
        let call = format!("{function}, &{kernel}, {value}, {site})");
        let name = self.name(result);
        match (self.ty(result), counts) {
            (Ty::Scalar(Elem::Bool), Counts::None) => Some(format!("{name} = {call};")),
            (_, Counts::None) => None,
            (Ty::Scalar(Elem::F64), _) => Some(format!("{name} = {call};")),
            (Ty::Scalar(Elem::Index), _) => Some(format!("{name} = tame_index_of({call});")),
            _ => None,
        }
    }

    /// Whether a value is one of some texts that are known, without a text made of any.
    fn text_test(&self, name: Name, args: &[Operand], results: &[LocalId], at: SiteId) -> Option<String> {
        let [result] = results else { return None };
        if !kernels::facts(name).same_text || !matches!(self.ty(*result), Ty::Scalar(Elem::Bool) | Ty::Boxed)
        {
            return None;
        }
        let (value, texts) = match args {
            [text @ Operand::Text(_), value] => (value, std::slice::from_ref(text)),
            [value, texts @ ..] => (value, texts),
            [] => return None,
        };
        if let (Ty::Scalar(Elem::Bool), [a, b]) = (self.ty(*result), args)
            && ![a, b].into_iter().any(|o| matches!(o, Operand::Text(_)))
            && let (Some(a), Some(b)) = (self.text_view(a), self.text_view(b))
        {
            let (result, kernel, at) = (self.name(*result), self.kernel_name(name), site(at));
            return Some(format!("{result} = tame_same_rows(cx, &{kernel}, {a}, {b}, {at});"));
        }
        let Operand::Borrow(l) = value else { return None };
        let plain = |t: &Operand| match t {
            Operand::Text(t) if has_units(t) => Some(c_string(t)),
            _ => None,
        };
        let texts: Vec<String> = texts.iter().map(plain).collect::<Option<_>>()?;
        let local = self.name(*l);
        if self.ty(*result) == Ty::Boxed {
            // The answer for a cell of texts is an array.
            let ([text], Ty::Boxed, kernel) = (texts.as_slice(), self.ty(*l), self.kernel_name(name)) else {
                return None;
            };
            let (result, at) = (self.name(*result), site(at));
            return Some(format!("tame_text_test(cx, &{result}, &{kernel}, {local}, {text}, {at});"));
        }
        let one = |text: String| match self.ty(*l) {
            Ty::Boxed => {
                let (kernel, at) = (self.kernel_name(name), site(at));
                Some(format!("tame_is_text(cx, &{kernel}, {local}, {text}, {at})"))
            }
            Ty::Array(Elem::Char, 2) => {
                Some(format!("tame_is_row({local}.data, {local}.dim[0], {local}.dim[1], {text})"))
            }
            Ty::Array(..) | Ty::Scalar(_) => None,
        };
        let tests: Vec<String> = texts.into_iter().map(one).collect::<Option<_>>()?;
        (!tests.is_empty()).then(|| format!("{} = {};", self.name(*result), tests.join(" || ")))
    }

    /// Whether a value is a string scalar that is known, or is not, without a string made of it.
    fn string_test(&self, name: Name, args: &[Operand], results: &[LocalId], at: SiteId) -> Option<String> {
        let differs = match kernels::facts(name).scalar? {
            ScalarOp::Eq => false,
            ScalarOp::Ne => true,
            _ => return None,
        };
        let (
            [Operand::Borrow(l), Operand::StringText(text)] | [Operand::StringText(text), Operand::Borrow(l)],
            [result],
        ) = (args, results)
        else {
            return None;
        };
        if !has_units(text) || self.ty(*l) != Ty::Boxed || self.ty(*result) != Ty::Scalar(Elem::Bool) {
            return None;
        }
        let (local, text, at) = (self.name(*l), c_string(text), site(at));
        let kernel = self.kernel_name(name);
        Some(format!(
            "{} = tame_is_string(cx, &{kernel}, {local}, {text}, {differs}, {at});",
            self.name(*result)
        ))
    }

    pub(super) fn call(&mut self, stmt: &Stmt) {
        let Stmt::Call { function, args, results, at } = stmt else { return };
        let callee = &self.module.functions[*function];
        let operands = args.iter().zip(&callee.params).map(|(a, p)| match callee.locals[p.local].ty {
            // What is lent stays the caller's.
            Ty::Boxed if p.borrowed && matches!(a, Operand::Borrow(_)) => self.plain_operand(a),
            Ty::Boxed => self.boxed_operand(a),
            _ => self.plain_operand(a),
        });
        let operands: Vec<String> = std::iter::once("cx".to_owned()).chain(operands).collect();
        let call = format!("{}({})", self.names.functions[function], operands.join(", "));
        if self.f.f.raises {
            self.line(&format!("{}.at = {};", self.frame(), site(*at)));
        }
        match (results.as_slice(), callee.results.len()) {
            ([], 0) => self.line(&format!("{call};")),
            ([one], 1) => {
                let text = self.receive(*one, &call);
                self.line(&text);
            }
            (some, _) => {
                self.line("{");
                self.depth += 1;
                self.line(&format!("{} r = {call};", self.names.results[function]));
                let fields = self.names.locals(callee);
                for (r, from) in some.iter().zip(&callee.results) {
                    let field = format!("r.{}", fields[from]);
                    let text = self.receive(*r, &field);
                    self.line(&text);
                }
                self.depth -= 1;
                self.line("}");
            }
        }
    }

    /// `dst` takes over a value its C expression owns.
    fn receive(&self, dst: LocalId, value: &str) -> String {
        let name = self.name(dst);
        match self.ty(dst) {
            Ty::Scalar(_) => format!("{name} = {value};"),
            Ty::Array(e, rank) => format!("{}_set(cx, &{name}, {value});", array_name(e, rank)),
            Ty::Boxed => format!("tame_set(cx, &{name}, {value});"),
        }
    }
}

/// Whether a call makes a list that is the same each time. A library may be in use by several threads, of which each
/// makes its own.
fn is_constant(w: &Writer<'_>, name: Name, args: &[Operand]) -> bool {
    let same = |a: &Operand| match a {
        Operand::Text(t) => has_units(t),
        Operand::Scalar(Expr::Number(..) | Expr::Integer(..) | Expr::Bool(_)) => true,
        _ => false,
    };
    name.as_str() == kernels::LIST && !args.is_empty() && w.module.exports.is_empty() && args.iter().all(same)
}

/// A list that is made once.
fn constant(w: &mut Writer<'_>, name: Name, args: &[Operand], to: LocalId, at: SiteId) {
    let operands: Vec<String> = args.iter().map(|a| w.kernel_operand(a)).collect();
    let (kernel, site) = (w.kernel_name(name).to_owned(), site(at));
    let (count, operands) = (operands.len(), operands.join(", "));
    let made = format!("tame_call1(cx, &{kernel}, {count}, (tame_value[]){{{operands}}}, {site})");
    let set = w.unboxed(to, "tame_another(cx, tame_list)", at);
    w.line("{");
    w.depth += 1;
    w.line("static tame_value tame_list;");
    w.line(&format!("if (!tame_list) tame_list = {made};"));
    w.line(&set);
    w.depth -= 1;
    w.line("}");
}
