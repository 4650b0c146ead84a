//! Expressions of Loops as Fortran text. What C computes only where a condition holds, Fortran may compute anyway: an
//! element that is there under a condition is read by statements that stand before the one that asks for it.

use super::printer::Printer;
use super::spell::{from_element, integer_kind, number};
use crate::zero::minus_folds;
use ir::loops::{Elem, Expr};
use types::scalar::ScalarOp;

/// How tightly a Fortran expression binds, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Prec {
    /// `.eqv.`, `.neqv.`
    Equivalence,
    /// `.or.`
    Or,
    /// `.and.`
    And,
    /// `.not.`
    Not,
    /// `==`, `<` and the like
    Relation,
    /// `+`, `-`, also the sign
    Sum,
    /// `*`, `/`
    Product,
    /// `**`
    Power,
    /// Names, calls, elements
    Primary,
}

type Text = (String, Prec);

/// Whether an expression must not be computed where nobody asks for it.
fn is_guarded(e: &Expr) -> bool {
    let mut found = false;
    e.each(&mut |e| {
        found |= match e {
            Expr::At(..) | Expr::Load(..) => true,
            Expr::Op { op, elem, .. } => {
                matches!(op, ScalarOp::Mod | ScalarOp::Rem) && integer_kind(*elem).is_some()
            }
            _ => false,
        };
    });
    found
}

impl Printer<'_> {
    /// The text of an expression that stands alone.
    pub(super) fn top(&mut self, e: &Expr) -> String {
        match e {
            Expr::Integer(v, elem) if bare(*v, *elem) => v.to_string(),
            e => self.render(e).0,
        }
    }

    /// The text of an argument, whose kind counts.
    pub(super) fn exact(&mut self, e: &Expr) -> String {
        self.render(e).0
    }

    /// The text in parentheses where it binds looser than `min`.
    fn text(&mut self, e: &Expr, min: Prec) -> String {
        let (text, prec) = self.render(e);
        if prec < min { format!("({text})") } else { text }
    }

    fn texts(&mut self, exprs: &[Expr]) -> Vec<String> {
        exprs.iter().map(|e| self.exact(e)).collect()
    }

    fn render(&mut self, e: &Expr) -> Text {
        match e {
            Expr::Number(v, elem) => {
                let (text, signed) = number(*v, *elem);
                (text, if signed { Prec::Sum } else { Prec::Primary })
            }
            Expr::Integer(v, elem) => integer(*v, *elem),
            Expr::Bool(v) => (format!(".{v}."), Prec::Primary),
            Expr::Local(l) => (self.name(*l), Prec::Primary),
            Expr::At(l, subs, _) => {
                let place = self.place(*l, subs);
                let elem = self.elem_of(*l);
                let text = match (from_element(elem), elem) {
                    (Some(function), _) => format!("{function}({place})"),
                    (None, Elem::I8 | Elem::I16) => format!("int({place}, int32)"),
                    (None, Elem::Bool) => format!("logical({place})"),
                    (None, _) => place,
                };
                (text, Prec::Primary)
            }
            // Later phases have these.
            Expr::Load(l, k) => (format!("{}({})", self.name(*l), self.render(k).0), Prec::Primary),
            Expr::Extent(l, 0) if self.rows_of(*l).is_some() => {
                (self.rows_of(*l).unwrap_or_default(), Prec::Primary)
            }
            Expr::Numel(l) if self.rows_of(*l).is_some() => {
                let rows = self.rows_of(*l).unwrap_or_default();
                (format!("{rows} * size({}, 2, int64)", self.name(*l)), Prec::Product)
            }
            Expr::Extent(l, d) => (format!("size({}, {}, int64)", self.name(*l), d + 1), Prec::Primary),
            Expr::Numel(l) => (format!("size({}, kind=int64)", self.name(*l)), Prec::Primary),
            Expr::Op { op, args, elem, result } => self.operation(*op, args, *elem, *result),
            Expr::Cast(to, a) => self.cast(*to, a),
            Expr::Complex(a, b) => {
                let kind = if self.f.elem(a) == Elem::F32 { "real32" } else { "real64" };
                let [a, b] = [a, b].map(|e| self.exact(e));
                (format!("cmplx({a}, {b}, {kind})"), Prec::Primary)
            }
            Expr::Element(parts) => {
                let texts = self.texts(&parts[..]);
                (format!("tame_range_element({})", texts.join(", ")), Prec::Primary)
            }
            Expr::Count(parts) => {
                let name =
                    if self.f.elem(&parts[0]) == Elem::Index { "tame_count" } else { "tame_range_count" };
                let texts = self.texts(&parts[..]);
                (format!("{name}({})", texts.join(", ")), Prec::Primary)
            }
            Expr::Limit(a) => (format!("tame_limit({})", self.exact(a)), Prec::Primary),
            Expr::Select(c, a, b) => self.select(c, a, b),
            Expr::And(a, b) => self.both(a, b, true),
            Expr::Or(a, b) => self.both(a, b, false),
            Expr::Not(a) => (format!(".not. {}", self.text(a, Prec::Relation)), Prec::Not),
        }
    }

    fn select(&mut self, c: &Expr, a: &Expr, b: &Expr) -> Text {
        if !is_guarded(a) && !is_guarded(b) {
            let [a, b] = [a, b].map(|e| self.exact(e));
            let c = self.exact(c);
            return (format!("merge({a}, {b}, {c})"), Prec::Primary);
        }
        let to = self.temporary(self.f.elem(a));
        self.choose(&to, c, a, b);
        (to, Prec::Primary)
    }

    /// A scalar gets one of two values.
    pub(super) fn choose(&mut self, to: &str, c: &Expr, a: &Expr, b: &Expr) {
        let c = self.top(c);
        self.line(&format!("if ({c}) then"));
        for (k, value) in [a, b].into_iter().enumerate() {
            if k == 1 {
                self.line("else");
            }
            self.deeper(|w| {
                let value = w.top(value);
                w.line(&format!("{to} = {value}"));
            });
        }
        self.line("end if");
    }

    fn both(&mut self, a: &Expr, b: &Expr, and: bool) -> Text {
        if is_guarded(b) {
            let to = self.temporary(Elem::Bool);
            let first = self.top(a);
            self.line(&format!("{to} = {first}"));
            self.line(&if and { format!("if ({to}) then") } else { format!("if (.not. {to}) then") });
            self.deeper(|w| {
                let second = w.top(b);
                w.line(&format!("{to} = {second}"));
            });
            self.line("end if");
            return (to, Prec::Primary);
        }
        let (sign, prec) = if and { (".and.", Prec::And) } else { (".or.", Prec::Or) };
        let a = self.text(a, prec);
        let b = self.text(b, prec);
        (format!("{a} {sign} {b}"), prec)
    }

    /// An element of an array, by subscripts from 1.
    pub(super) fn place(&mut self, l: ir::loops::LocalId, subs: &[Expr]) -> String {
        let subs: Vec<String> = subs.iter().map(|s| self.from_one(s)).collect();
        let name = match (subs.len(), self.vectors.get(&l)) {
            (1, Some(vector)) => vector.clone(),
            _ => self.name(l),
        };
        format!("{name}({})", subs.join(", "))
    }

    /// A place from 0 as one from 1.
    pub(super) fn from_one(&mut self, e: &Expr) -> String {
        let e = plus(e, 1);
        self.top(&e)
    }

    fn operation(&mut self, op: ScalarOp, args: &[Expr], elem: Elem, result: Elem) -> Text {
        if let Some((sign, prec)) = infix(op, elem)
            && let [a, b] = args
        {
            let left = self.beside(a, b, prec);
            // Fortran groups to the left, and floating-point sums must not be regrouped.
            let right = match (b, a) {
                (Expr::Integer(v, _), a) if !matches!(a, Expr::Integer(..)) && bare(*v, elem) => {
                    (v.to_string(), if *v < 0 { Prec::Sum } else { Prec::Primary })
                }
                _ => self.render(b),
            };
            let right = match b {
                b if op == ScalarOp::Rdivide && may_be_constant_zero(b) || minus_folds(op, args, elem) => {
                    (format!("tame_same({})", right.0), Prec::Primary)
                }
                _ => right,
            };
            let right = if right.1 <= prec { format!("({})", right.0) } else { right.0 };
            return (format!("{left} {sign} {right}"), prec);
        }
        if op == ScalarOp::Uminus
            && let [a] = args
        {
            return (format!("-{}", self.text(a, Prec::Product)), Prec::Sum);
        }
        // Squares are products, as the library has them.
        if let (ScalarOp::Power, Elem::F64, [a, Expr::Number(2.0, _)]) = (op, elem, args) {
            return (format!("{}**2", self.text(a, Prec::Primary)), Prec::Power);
        }
        if elem == Elem::U64
            && let (Some(text), [..]) = (self.unsigned(op, args), args)
        {
            return text;
        }
        if integer_kind(elem).is_some() {
            return self.integers(op, args, elem, result);
        }
        let text = match elem {
            Elem::C64 => complex_text(op, &self.texts(args)),
            Elem::C32 => {
                let wide = args.iter().map(|a| format!("cmplx({}, kind=real64)", self.exact(a)));
                let wide: Vec<String> = wide.collect();
                let text = complex_text(op, &wide);
                match result {
                    Elem::C32 => format!("cmplx({text}, kind=real32)"),
                    Elem::F32 => format!("real({text}, real32)"),
                    _ => text,
                }
            }
            Elem::F32 if op.is_logical() || op.info().c_single.is_some() => self.plain(op, args),
            Elem::F32 => {
                let wide = args.iter().map(|a| format!("real({}, real64)", self.exact(a)));
                let wide: Vec<String> = wide.collect();
                format!("real({}, real32)", spelt(op, &wide))
            }
            _ => self.plain(op, args),
        };
        (text, Prec::Primary)
    }

    /// The left operand of an operator.
    fn beside(&mut self, a: &Expr, b: &Expr, prec: Prec) -> String {
        match (a, b) {
            (Expr::Integer(v, elem), b) if !matches!(b, Expr::Integer(..)) && bare(*v, *elem) => {
                if *v < 0 && prec > Prec::Sum { format!("({v})") } else { v.to_string() }
            }
            _ => self.text(a, prec),
        }
    }

    /// By the table's own spelling.
    fn plain(&mut self, op: ScalarOp, args: &[Expr]) -> String {
        let texts: Vec<String> = args.iter().map(|a| self.operand(op, a)).collect();
        spelt(op, &texts)
    }

    /// An operand of a spelling: templates stand in parentheses of their own, and so must their operands.
    fn operand(&mut self, op: ScalarOp, a: &Expr) -> String {
        match op.info().fortran {
            types::scalar::Spelling::Call(_) => self.exact(a),
            types::scalar::Spelling::Template(_) => self.text(a, Prec::Primary),
        }
    }

    /// Comparisons of unsigned integers of 64 bits.
    fn unsigned(&mut self, op: ScalarOp, args: &[Expr]) -> Option<Text> {
        let [a, b] = args else { return None };
        let [a, b] = [a, b].map(|e| self.exact(e));
        let primary = |t: String| Some((t, Prec::Primary));
        let not = |t: String| Some((format!(".not. {t}"), Prec::Not));
        match op {
            ScalarOp::Lt => primary(format!("tame_u64_lt({a}, {b})")),
            ScalarOp::Gt => primary(format!("tame_u64_lt({b}, {a})")),
            ScalarOp::Le => not(format!("tame_u64_lt({b}, {a})")),
            ScalarOp::Ge => not(format!("tame_u64_lt({a}, {b})")),
            _ => None,
        }
    }

    fn integers(&mut self, op: ScalarOp, args: &[Expr], elem: Elem, result: Elem) -> Text {
        let kind = integer_kind(elem).unwrap_or("int64");
        let texts = self.texts(args);
        let call = |name: &str| Some(format!("{name}({})", texts.join(", ")));
        let nonzero = |e: Option<&Expr>| matches!(e, Some(Expr::Integer(v, _)) if *v != 0);
        let text = match op {
            ScalarOp::Min => call("min"),
            ScalarOp::Max => call("max"),
            ScalarOp::Abs => call("abs"),
            ScalarOp::Mod if elem != Elem::Index || nonzero(args.get(1)) => call("modulo"),
            ScalarOp::Rem if elem != Elem::Index || nonzero(args.get(1)) => call("mod"),
            ScalarOp::Mod => call("tame_index_mod"),
            ScalarOp::Rem => call("tame_index_rem"),
            ScalarOp::Idivide if nonzero(args.get(1)) => Some(format!("({} / {})", texts[0], texts[1])),
            ScalarOp::Bitand => call("iand"),
            ScalarOp::Bitor => call("ior"),
            ScalarOp::Bitxor => call("ieor"),
            ScalarOp::Bitshift => match args {
                [_, Expr::Integer(k, _)] if *k < 0 => Some(format!("shifta({}, {})", texts[0], -k)),
                [_, Expr::Integer(k, _)] => Some(format!("ishft({}, {k})", texts[0])),
                _ => {
                    let width = if elem == Elem::Index { 64 } else { 32 };
                    let [x, n] = [&texts[0], &texts[1]];
                    Some(format!("ishft({x}, max({}_{kind}, min({width}_{kind}, {n})))", -width))
                }
            },
            ScalarOp::Uplus | ScalarOp::Floor | ScalarOp::Ceil | ScalarOp::Round | ScalarOp::Fix => {
                Some(format!("({})", texts[0]))
            }
            _ => None,
        };
        if let Some(text) = text {
            return (text, Prec::Primary);
        }
        let wide: Vec<String> = texts.iter().map(|t| format!("real({t}, real64)")).collect();
        let text = spelt(op, &wide);
        if result == elem && !op.is_logical() {
            return (format!("int({text}, {kind})"), Prec::Primary);
        }
        (text, Prec::Primary)
    }

    fn cast(&mut self, to: Elem, a: &Expr) -> Text {
        let from = self.f.elem(a);
        if from == to {
            return self.render(a);
        }
        if let (Expr::Integer(v, Elem::Index), Elem::F64) = (a, to)
            && v.unsigned_abs() < 1 << 53
        {
            return self.render(&Expr::Number(*v as f64, Elem::F64));
        }
        let text = self.exact(a);
        (converted(&text, from, to), Prec::Primary)
    }
}

/// The text of a scalar as one of another type.
fn converted(text: &str, from: Elem, to: Elem) -> String {
    let kind = |e: Elem| if matches!(e, Elem::F32 | Elem::C32) { "real32" } else { "real64" };
    let integer = |e: Elem| integer_kind(e);
    let double = |text: &str| match from {
        Elem::F64 => text.to_owned(),
        _ => format!("real({text}, real64)"),
    };
    match (from, to) {
        (Elem::Bool, Elem::F64 | Elem::F32) => {
            let k = kind(to);
            format!("merge(1.0_{k}, 0.0_{k}, {text})")
        }
        (Elem::Bool, Elem::C64 | Elem::C32) => {
            let k = kind(to);
            format!("cmplx(merge(1.0_{k}, 0.0_{k}, {text}), kind={k})")
        }
        (Elem::Bool, _) => {
            let k = integer(to).unwrap_or("int64");
            format!("merge(1_{k}, 0_{k}, {text})")
        }
        (_, Elem::Bool) if integer(from).is_some() => format!("({text} /= 0)"),
        (_, Elem::Bool) => format!("tame_true({text})"),
        (Elem::U64, Elem::F64) => format!("tame_f64_of_u64({text})"),
        (Elem::U64, Elem::F32) => format!("real(tame_f64_of_u64({text}), real32)"),
        (_, Elem::F64 | Elem::F32) => format!("real({text}, {})", kind(to)),
        (_, Elem::C64 | Elem::C32) => format!("cmplx({text}, kind={})", kind(to)),
        (Elem::F64 | Elem::F32 | Elem::C64 | Elem::C32, _) => {
            format!("tame_{}_of({})", to.tag(), double(text))
        }
        (Elem::U64, Elem::I64 | Elem::Index) => format!("tame_i64_of_u64({text})"),
        (Elem::U64, _) => clamp(&format!("tame_i64_of_u64({text})"), "int64", from, to),
        (_, Elem::U64) => {
            let wide = widened(text, from, "int64");
            if from.limits().is_some_and(|(least, _)| least < 0) {
                format!("max({wide}, 0_int64)")
            } else {
                wide
            }
        }
        _ => clamp(text, integer(from).unwrap_or("int64"), from, to),
    }
}

/// An integer in another kind.
fn widened(text: &str, from: Elem, kind: &str) -> String {
    if integer_kind(from) == Some(kind) { text.to_owned() } else { format!("int({text}, {kind})") }
}

/// An integer of one class as one of another, which has its limits.
fn clamp(text: &str, kind: &str, from: Elem, to: Elem) -> String {
    let to_kind = integer_kind(to).unwrap_or("int64");
    let (Some((least, most)), Some((low, high))) = (from.limits(), to.limits()) else {
        return format!("int({text}, {to_kind})");
    };
    let mut text = text.to_owned();
    if least < low {
        text = format!("max({text}, {low}_{kind})");
    }
    if most > high {
        text = format!("min({text}, {high}_{kind})");
    }
    // The least 32-bit integer has no literal.
    let text = text.replace("-2147483648_int32", "-huge(0_int32) - 1");
    if kind == to_kind { text } else { format!("int({text}, {to_kind})") }
}

/// Whether an integer constant beside something of its kind needs no kind of its own.
fn bare(v: i128, elem: Elem) -> bool {
    i32::try_from(v).is_ok() && v != i128::from(i32::MIN) && elem != Elem::U64
}

fn integer(v: i128, elem: Elem) -> Text {
    let kind = integer_kind(elem).unwrap_or("int64");
    // Unsigned integers of 64 bits are their bits; the least integers have no literal.
    let v = if elem == Elem::U64 { i128::from(v as u64 as i64) } else { v };
    let least = if kind == "int32" { i128::from(i32::MIN) } else { i128::from(i64::MIN) };
    if v == least {
        return (format!("(-huge(0_{kind}) - 1)"), Prec::Primary);
    }
    (format!("{v}_{kind}"), if v < 0 { Prec::Sum } else { Prec::Primary })
}

/// Whether an expression is a constant that a compiler may compute, and may be zero.
fn may_be_constant_zero(e: &Expr) -> bool {
    let mut constant = !matches!(e, Expr::Number(v, _) if *v != 0.0);
    e.each(&mut |e| {
        constant &=
            !matches!(e, Expr::Local(_) | Expr::At(..) | Expr::Load(..) | Expr::Extent(..) | Expr::Numel(_));
    });
    constant
}

/// The table's spelling on doubles.
fn spelt(op: ScalarOp, texts: &[String]) -> String {
    let refs: Vec<&str> = texts.iter().map(String::as_str).collect();
    op.fortran(&refs)
}

/// The operation on complex doubles.
fn complex_text(op: ScalarOp, texts: &[String]) -> String {
    match op {
        ScalarOp::Eq | ScalarOp::Ne => spelt(op, texts),
        _ => {
            let refs: Vec<&str> = texts.iter().map(String::as_str).collect();
            op.c_complex(&refs).unwrap_or_else(|| spelt(op, texts))
        }
    }
}

/// The sum of an index and a constant.
pub(super) fn plus(e: &Expr, k: i128) -> Expr {
    let index = |op, a: &Expr, k: i128| Expr::Op {
        op,
        args: vec![a.clone(), Expr::Integer(k, Elem::Index)],
        elem: Elem::Index,
        result: Elem::Index,
    };
    if k == 0 {
        return e.clone();
    }
    match e {
        Expr::Integer(v, Elem::Index) => Expr::Integer(v + k, Elem::Index),
        Expr::Op { op: ScalarOp::Plus, args, elem: Elem::Index, .. } => match args.as_slice() {
            [a, Expr::Integer(v, _)] => plus(a, v + k),
            [a, b] if absorbs(a) => sum(ScalarOp::Plus, plus(a, k), b.clone()),
            [a, b] if absorbs(b) => sum(ScalarOp::Plus, a.clone(), plus(b, k)),
            _ => index(ScalarOp::Plus, e, k),
        },
        Expr::Op { op: ScalarOp::Minus, args, elem: Elem::Index, .. } => match args.as_slice() {
            [a, Expr::Integer(v, _)] => plus(a, k - v),
            [a, b] if absorbs(a) => sum(ScalarOp::Minus, plus(a, k), b.clone()),
            _ if k < 0 => index(ScalarOp::Minus, e, -k),
            _ => index(ScalarOp::Plus, e, k),
        },
        _ if k < 0 => index(ScalarOp::Minus, e, -k),
        _ => index(ScalarOp::Plus, e, k),
    }
}

fn sum(op: ScalarOp, a: Expr, b: Expr) -> Expr {
    Expr::Op { op, args: vec![a, b], elem: Elem::Index, result: Elem::Index }
}

/// Whether an index has a constant that another one is added to.
fn absorbs(e: &Expr) -> bool {
    match e {
        Expr::Integer(..) => true,
        Expr::Op { op: ScalarOp::Plus | ScalarOp::Minus, args, elem: Elem::Index, .. } => {
            matches!(args.as_slice(), [_, Expr::Integer(..)])
        }
        _ => false,
    }
}

/// The Fortran operator for an operation, where Fortran's is exactly it.
fn infix(op: ScalarOp, elem: Elem) -> Option<(&'static str, Prec)> {
    let complex = elem.is_complex();
    let integer = integer_kind(elem).is_some();
    let truth = elem == Elem::Bool;
    let signed = elem != Elem::U64 && !complex && !truth;
    Some(match op {
        ScalarOp::Plus if !truth => ("+", Prec::Sum),
        ScalarOp::Minus if !truth => ("-", Prec::Sum),
        // Infinities times zeros make Fortran's product of complex numbers another one.
        ScalarOp::Times if !complex && !truth => ("*", Prec::Product),
        ScalarOp::Rdivide if !complex && !integer && !truth => ("/", Prec::Product),
        ScalarOp::Eq if truth => (".eqv.", Prec::Equivalence),
        ScalarOp::Ne if truth => (".neqv.", Prec::Equivalence),
        ScalarOp::Eq if integer => ("==", Prec::Relation),
        ScalarOp::Ne if integer => ("/=", Prec::Relation),
        ScalarOp::Lt if signed => ("<", Prec::Relation),
        ScalarOp::Le if signed => ("<=", Prec::Relation),
        ScalarOp::Gt if signed => (">", Prec::Relation),
        ScalarOp::Ge if signed => (">=", Prec::Relation),
        ScalarOp::And if truth => (".and.", Prec::And),
        ScalarOp::Or if truth => (".or.", Prec::Or),
        ScalarOp::Xor if truth => (".neqv.", Prec::Equivalence),
        _ => return None,
    })
}
