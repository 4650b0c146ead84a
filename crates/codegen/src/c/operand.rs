//! Operands as C values: plain ones by value or by their struct, boxed ones owned; and boxed values as the
//! content of locals.

use super::expr::{Prec, text, top};
use super::spell::{c_string, c_type, class_code, site};
use super::writer::Writer;
use ir::loops::{Elem, Expr, LocalId, Operand, SiteId, Ty, has_units};

/// Arrays of more dimensions have no `tame_view`.
const VIEWED: u8 = 4;

impl Writer<'_> {
    /// An operand as a plain C value: scalars by value, arrays by their struct.
    pub(super) fn plain_operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => top(&self.f, e),
            Operand::Borrow(l) => self.name(*l).to_owned(),
            Operand::Take(l) => match self.ty(*l) {
                Ty::Array(..) => format!("{}_take(&{})", self.array(*l), self.name(*l)),
                _ => format!("tame_take(&{})", self.name(*l)),
            },
            _ => self.boxed_operand(operand),
        }
    }

    /// What is appended to an array: another one, or a scalar as one of one element.
    pub(super) fn part(&self, array: LocalId, part: &Operand) -> String {
        match (part, self.ty(array)) {
            (Operand::Scalar(e), Ty::Array(elem, _)) => {
                let (name, of, value) = (self.array(array), c_type(elem), top(&self.f, e));
                format!("({name}){{.data = &({of}){{{value}}}, .dim = {{1, 1}}}}")
            }
            _ => self.plain_operand(part),
        }
    }

    /// An operand of a kernel's call, for which nothing is made that the call does not keep: what nobody else can
    /// reach is lent.
    pub(super) fn kernel_operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Borrow(l) if self.f.f.locals[*l].global.is_none() => match self.ty(*l) {
                _ if let Some(from) = self.f.looked(*l) => format!("tame_keep({from})"),
                Ty::Array(_, rank) if rank <= VIEWED => {
                    format!("tame_lend({}_view({}))", self.array(*l), self.name(*l))
                }
                Ty::Boxed => format!("tame_keep({})", self.name(*l)),
                Ty::Scalar(_) => self.lent_scalar(&Expr::Local(*l)),
                Ty::Array(..) => self.boxed_operand(operand),
            },
            Operand::Scalar(e) => self.lent_scalar(e),
            Operand::Text(t) if has_units(t) => format!("tame_row(u{}, {})", c_string(t), t.len()),
            Operand::Colon => "tame_row(u\":\", 1)".into(),
            _ => self.boxed_operand(operand),
        }
    }

    /// A row of characters as a `tame_view`: a text, or a matrix of characters, of which the run knows whether it is one.
    pub(super) fn text_view(&self, operand: &Operand) -> Option<String> {
        match operand {
            Operand::Borrow(l) if self.f.f.locals[*l].global.is_none() => match self.ty(*l) {
                Ty::Array(Elem::Char, 2) => Some(format!("{}_view({})", self.array(*l), self.name(*l))),
                _ => None,
            },
            Operand::Text(t) if has_units(t) => Some(format!("tame_row_view(u{}, {})", c_string(t), t.len())),
            Operand::Scalar(e) if self.f.elem(e) == Elem::Char => {
                Some(format!("tame_row_view((tame_char[]){{{}}}, 1)", top(&self.f, e)))
            }
            _ => None,
        }
    }

    fn lent_scalar(&self, e: &Expr) -> String {
        match self.double(e) {
            Some(number) => format!("tame_number({number})"),
            None if self.f.elem(e) == Elem::Char => {
                format!("tame_row((tame_char[]){{{}}}, 1)", top(&self.f, e))
            }
            None => self.boxed_scalar(e),
        }
    }

    /// A double, or an integer that becomes one, as an argument.
    pub(super) fn double(&self, e: &Expr) -> Option<String> {
        match (self.f.elem(e), e) {
            (Elem::F64, _) => Some(top(&self.f, e)),
            (Elem::Index, Expr::Integer(v, _)) => Some(v.to_string()),
            (Elem::Index, _) => Some(format!("(double){}", text(&self.f, e, Prec::Unary))),
            _ => None,
        }
    }

    /// An operand as an owned boxed value.
    pub(super) fn boxed_operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Scalar(e) => self.boxed_scalar(e),
            Operand::Borrow(l) => match self.ty(*l) {
                _ if let Some(from) = self.f.looked(*l) => format!("tame_another(cx, {from})"),
                Ty::Scalar(_) => self.boxed_scalar(&Expr::Local(*l)),
                Ty::Array(..) => format!("{}_box({})", self.array(*l), self.name(*l)),
                Ty::Boxed => format!("tame_another(cx, {})", self.name(*l)),
            },
            Operand::Take(l) => match self.ty(*l) {
                Ty::Scalar(_) => self.boxed_scalar(&Expr::Local(*l)),
                Ty::Array(..) => format!("{}_give(&{})", self.array(*l), self.name(*l)),
                Ty::Boxed => format!("tame_take(&{})", self.name(*l)),
            },
            Operand::Text(t) => format!("tame_text({})", c_string(t)),
            Operand::StringText(t) => format!("tame_string({})", c_string(t)),
            Operand::Colon => "tame_text(\":\")".into(),
            Operand::Spread(l) => format!("tame_spread_list({})", self.name(*l)),
        }
    }

    fn boxed_scalar(&self, e: &Expr) -> String {
        if let Some(number) = self.double(e) {
            return format!("tame_boxed_double(cx, {number})");
        }
        let elem = self.f.elem(e);
        match elem {
            Elem::Bool => format!("tame_boxed_logical(cx, {})", top(&self.f, e)),
            _ => {
                format!("tame_rt_boxed(cx, {}, &({}){{{}}})", class_code(elem), c_type(elem), top(&self.f, e))
            }
        }
    }

    /// The characters `text` as the content of local `dst`.
    pub(super) fn characters(&self, dst: LocalId, text: &str, at: SiteId) -> String {
        match self.ty(dst) {
            Ty::Array(Elem::Char, 2) if has_units(text) => {
                let (array, name, n) = (self.array(dst), self.name(dst), text.len());
                let literal = format!("({array}){{.data = u{}, .dim = {{1, {n}}}}}", c_string(text));
                match self.f.f.locals[dst].literal {
                    true => format!("{name} = {literal};"),
                    false => format!("{array}_copy(cx, &{name}, {literal});"),
                }
            }
            Ty::Array(Elem::Char, 2) if text.is_empty() => {
                let (array, name) = (self.array(dst), self.name(dst));
                format!("{array}_alloc(cx, &{name}, (int64_t[]){{0, 0}}, {});", site(at))
            }
            _ => self.unboxed(dst, &self.boxed_operand(&Operand::Text(text.to_owned())), at),
        }
    }

    /// An owned boxed value `value` as the content of local `dst`.
    pub(super) fn unboxed(&self, dst: LocalId, value: &str, at: SiteId) -> String {
        let (name, at) = (self.name(dst), site(at));
        match self.ty(dst) {
            Ty::Boxed => format!("tame_set(cx, &{name}, {value});"),
            Ty::Array(..) => format!("{}_unbox(cx, &{name}, {value}, {at});", self.array(dst)),
            Ty::Scalar(Elem::F64) => format!("{name} = tame_to_double(cx, {value}, {at});"),
            Ty::Scalar(Elem::Index) => format!("{name} = tame_index_of(tame_to_double(cx, {value}, {at}));"),
            Ty::Scalar(Elem::Bool) => format!("{name} = tame_to_logical(cx, {value}, {at});"),
            Ty::Scalar(elem) => format!("tame_to_scalar(cx, {}, &{name}, {value}, {at});", class_code(elem)),
        }
    }
}
