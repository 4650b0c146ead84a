//! Expressions of Loops as C text, with no more parentheses than C needs and a reader wants.

use super::spell::c_type;
use crate::zero::minus_folds;
use base::FxHashMap;
use ir::loops::{Elem, Expr, Function, LocalId, Operand, Stmt, Ty};
use types::scalar::ScalarOp;

/// A function with the C names of its locals.
#[derive(Clone)]
pub(super) struct View<'a> {
    /// The function.
    pub f: &'a Function,
    /// The names; those of shared locals lead through a pointer.
    pub names: FxHashMap<LocalId, String>,
    /// Texts that are looked at in boxed values, and these.
    looked: FxHashMap<LocalId, LocalId>,
}

impl<'a> View<'a> {
    /// A function as it is called in C by these names.
    pub fn new(f: &'a Function, names: FxHashMap<LocalId, String>) -> View<'a> {
        let (mut looked, mut again) = (FxHashMap::default(), Vec::new());
        f.each_stmt(&mut |s| {
            let Stmt::Convert { dst, src, .. } = s else { return };
            let text = f.locals[*dst].ty == Ty::Array(Elem::Char, 2) && f.locals[*dst].lent.is_some();
            match src {
                Operand::Borrow(from) if text && f.locals[*from].ty == Ty::Boxed => {
                    again.extend(looked.insert(*dst, *from).map(|_| *dst));
                }
                _ => again.push(*dst),
            }
        });
        looked.retain(|l, _| !again.contains(l));
        View { f, names, looked }
    }

    /// The boxed value that a text is looked at in, which lives as long as the text is read.
    pub fn looked(&self, l: LocalId) -> Option<&str> {
        self.looked.get(&l).map(|from| self.name(*from))
    }

    /// The C name of a local.
    pub fn name(&self, l: LocalId) -> &str {
        self.names.get(&l).map_or("", String::as_str)
    }

    /// The type of an expression.
    pub fn elem(&self, e: &Expr) -> Elem {
        self.f.elem(e)
    }
}

/// How tightly a C expression binds, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Prec {
    /// `?:`
    Select,
    /// `||`
    Or,
    /// `&&`
    And,
    /// `&`, `|`, `^`, whose operands have parentheses: few know how they bind
    Bits,
    /// `==`, `!=`
    Equality,
    /// `<` and the like
    Relation,
    /// `+`, `-`
    Sum,
    /// `*`, `/`
    Product,
    /// `-x`, `!x`, casts
    Unary,
    /// Names, calls, indexing
    Primary,
}

/// The C text of an expression, in parentheses where it binds looser than `min`.
pub(super) fn text(f: &View, expr: &Expr, min: Prec) -> String {
    let (text, prec) = render(f, expr);
    if prec < min { format!("({text})") } else { text }
}

/// The C text of an expression that stands alone.
pub(super) fn top(f: &View, expr: &Expr) -> String {
    render(f, expr).0
}

fn render(f: &View, expr: &Expr) -> (String, Prec) {
    match expr {
        Expr::Number(v, elem) => number(*v, *elem),
        Expr::Integer(v, elem) => integer(*v, *elem),
        Expr::Bool(v) => (v.to_string(), Prec::Primary),
        Expr::Local(l) => (f.name(*l).to_owned(), Prec::Primary),
        // Earlier phases have subscripts; the pipeline leaves none.
        Expr::At(l, subs, _) => {
            let subs: Vec<String> = subs.iter().map(|s| top(f, s)).collect();
            (format!("{}.data[{}]", f.name(*l), subs.join(", ")), Prec::Primary)
        }
        Expr::Element(parts) => {
            let texts: Vec<String> = parts.iter().map(|p| top(f, p)).collect();
            (format!("tame_range_element({})", texts.join(", ")), Prec::Primary)
        }
        Expr::Load(l, index) => (format!("{}.data[{}]", f.name(*l), top(f, index)), Prec::Primary),
        Expr::Extent(l, d) => (format!("{}.dim[{d}]", f.name(*l)), Prec::Primary),
        Expr::Numel(l) => (format!("tame_numel({})", f.name(*l)), Prec::Primary),
        Expr::Op { op, args, elem, result } => operation(f, *op, args, *elem, *result),
        Expr::Cast(to, a) => cast(f, *to, a),
        Expr::Complex(a, b) => (format!("CMPLX({}, {})", top(f, a), top(f, b)), Prec::Primary),
        Expr::Count(parts) => {
            let texts: Vec<String> = parts.iter().map(|p| top(f, p)).collect();
            let name = if f.elem(&parts[0]) == Elem::Index { "tame_count" } else { "tame_range_count" };
            (format!("{name}({})", texts.join(", ")), Prec::Primary)
        }
        Expr::Limit(a) => (format!("tame_limit({})", top(f, a)), Prec::Primary),
        Expr::Select(c, a, b) => {
            if let Some(product) = narrowed_product(f, c, a, b) {
                return product;
            }
            let [c, a, b] = [c, a, b].map(|e| text(f, e, Prec::Or));
            (format!("{c} ? {a} : {b}"), Prec::Select)
        }
        Expr::And(a, b) => (chain(f, "&&", a, b, Prec::And), Prec::And),
        Expr::Or(a, b) => {
            // Compilers warn of `&&` inside `||` without parentheses, and readers stumble.
            let side = |e: &Expr| match e {
                Expr::And(..) => format!("({})", top(f, e)),
                _ => text(f, e, Prec::Or),
            };
            (format!("{} || {}", side(a), side(b)), Prec::Or)
        }
        Expr::Not(a) => (format!("!{}", text(f, a, Prec::Unary)), Prec::Unary),
    }
}

/// The product of two complex numbers that is the real one where neither has an imaginary part.
fn narrowed_product(f: &View, test: &Expr, real: &Expr, whole: &Expr) -> Option<(String, Prec)> {
    let Expr::Cast(Elem::C64, real) = real else { return None };
    let (Expr::Op { op: ScalarOp::Times, elem: Elem::F64, .. }, Expr::Op { op, args, elem: Elem::C64, .. }) =
        (&**real, whole)
    else {
        return None;
    };
    let told = |a: &Expr| matches!(a, Expr::Cast(..)) || says_real(test, a);
    if *op != ScalarOp::Times || !args.iter().all(told) {
        return None;
    }
    let texts: Vec<String> = args.iter().map(|a| top(f, a)).collect();
    Some((format!("tame_z_product({})", texts.join(", ")), Prec::Primary))
}

/// Whether a condition holds only where `z` has no imaginary part.
fn says_real(test: &Expr, z: &Expr) -> bool {
    match test {
        Expr::And(a, b) => says_real(a, z) || says_real(b, z),
        Expr::Op { op: ScalarOp::Eq, args, .. } => {
            matches!(&args[0], Expr::Op { op: ScalarOp::Imag, args, .. } if args[0] == *z)
        }
        _ => false,
    }
}

fn chain(f: &View, sign: &str, a: &Expr, b: &Expr, prec: Prec) -> String {
    format!("{} {sign} {}", text(f, a, prec), text(f, b, prec))
}

fn number(v: f64, elem: Elem) -> (String, Prec) {
    let suffix = if elem == Elem::F32 { "f" } else { "" };
    let magnitude = v.abs();
    let text = if v.is_nan() {
        return ("NAN".into(), Prec::Primary);
    } else if v.is_infinite() {
        "INFINITY".to_owned()
    } else if elem == Elem::F32 {
        format!("{:?}{suffix}", magnitude as f32)
    } else {
        format!("{magnitude:?}")
    };
    if v.is_sign_negative() { (format!("-{text}"), Prec::Unary) } else { (text, Prec::Primary) }
}

fn integer(v: i128, elem: Elem) -> (String, Prec) {
    let text = match elem {
        Elem::U64 => format!("UINT64_C({v})"),
        Elem::I64 if v == i128::from(i64::MIN) => "INT64_MIN".into(),
        _ if v.unsigned_abs() > i32::MAX as u128 => format!("INT64_C({v})"),
        _ => v.to_string(),
    };
    (text, if v < 0 { Prec::Unary } else { Prec::Primary })
}

fn operation(f: &View, op: ScalarOp, args: &[Expr], elem: Elem, result: Elem) -> (String, Prec) {
    if let [_, b] = args
        && minus_folds(op, args, elem)
    {
        let single = if elem == Elem::F32 { "f" } else { "" };
        return (format!("tame_from_zero{single}({})", top(f, b)), Prec::Primary);
    }
    if let Some((sign, prec)) = infix(op, elem)
        && let [a, b] = args
    {
        if prec == Prec::Bits {
            let [a, b] = [a, b].map(|e| text(f, e, Prec::Unary));
            return (format!("{a} {sign} {b}"), prec);
        }
        let left = text(f, a, prec);
        // The right operand of an operator of the same rank keeps its parentheses: C groups to
        // the left, and floating-point sums must not be regrouped.
        let right = render(f, b);
        let right = if right.1 <= prec { format!("({})", right.0) } else { right.0 };
        return (format!("{left} {sign} {right}"), prec);
    }
    if op == ScalarOp::Uminus
        && let [a] = args
    {
        let (inner, prec) = render(f, a);
        let bare = prec >= Prec::Unary && !inner.starts_with('-');
        return (if bare { format!("-{inner}") } else { format!("-({inner})") }, Prec::Unary);
    }
    // Numbers that are not negative, by a constant.
    if let (ScalarOp::Bitshift, Elem::Index | Elem::I32, [a, Expr::Integer(k, _)]) = (op, elem, args) {
        let a = text(f, a, Prec::Unary);
        let way = if *k < 0 { ">>" } else { "<<" };
        return (format!("{a} {way} {}", k.abs()), Prec::Bits);
    }
    if let (ScalarOp::Idivide, Elem::Index | Elem::I32, [a, b @ Expr::Integer(1.., _)]) = (op, elem, args) {
        return (format!("{} / {}", text(f, a, Prec::Product), text(f, b, Prec::Unary)), Prec::Product);
    }
    let texts: Vec<String> = args.iter().map(|a| text(f, a, Prec::Unary)).collect();
    let refs: Vec<&str> = texts.iter().map(String::as_str).collect();
    let text = match elem {
        Elem::F32 => op.c_single(&refs),
        Elem::C64 => op.c_complex(&refs).unwrap_or_else(|| op.c(&refs)),
        Elem::C32 => {
            let double = op.c_complex(&refs).unwrap_or_else(|| op.c(&refs));
            format!("({}){double}", c_type(result))
        }
        Elem::Index | Elem::I32 if op == ScalarOp::Bitshift => {
            format!("tame_index_bitshift({})", refs.join(", "))
        }
        Elem::Index if INDEX_OPS.contains(&op) => format!("tame_index_{}({})", op.name(), refs.join(", ")),
        Elem::I64 | Elem::U64 => format!("tame_{}_{}({})", elem.tag(), op.name(), refs.join(", ")),
        Elem::I32 if INT_OPS.contains(&op) => format!("tame_int_{}({})", op.name(), refs.join(", ")),
        Elem::Index => return through_doubles(op, &refs, result),
        _ => op.c(&refs),
    };
    (text, Prec::Unary)
}

/// The operations on indices that the header has; the others are computed with doubles, of which indices
/// are an exact part.
const INDEX_OPS: [ScalarOp; 5] = [ScalarOp::Min, ScalarOp::Max, ScalarOp::Abs, ScalarOp::Mod, ScalarOp::Rem];

/// The operations on integers of 32 bits, of which the result is one, that the header has.
const INT_OPS: [ScalarOp; 5] = INDEX_OPS;

fn through_doubles(op: ScalarOp, args: &[&str], result: Elem) -> (String, Prec) {
    let unchanged =
        matches!(op, ScalarOp::Uplus | ScalarOp::Floor | ScalarOp::Ceil | ScalarOp::Round | ScalarOp::Fix);
    match args {
        [a] if unchanged => (a.to_string(), Prec::Unary),
        _ => {
            let doubles: Vec<String> = args.iter().map(|a| format!("(double){a}")).collect();
            let refs: Vec<&str> = doubles.iter().map(String::as_str).collect();
            let cast = if result == Elem::Index { "(int64_t)" } else { "" };
            (format!("{cast}{}", op.c(&refs)), Prec::Unary)
        }
    }
}

/// The C operator for an operation, where C's is exactly it.
fn infix(op: ScalarOp, elem: Elem) -> Option<(&'static str, Prec)> {
    let complex = elem.is_complex();
    // Those of C run over where MATLAB's saturate.
    if elem.is_wide()
        && !op.is_logical()
        && !matches!(op, ScalarOp::Bitand | ScalarOp::Bitor | ScalarOp::Bitxor)
    {
        return None;
    }
    let integers = matches!(elem, Elem::Index | Elem::I32) || elem.is_wide();
    Some(match op {
        ScalarOp::Plus => ("+", Prec::Sum),
        ScalarOp::Minus => ("-", Prec::Sum),
        // Infinities times zeros make C's product of complex numbers another one.
        ScalarOp::Times if !complex => ("*", Prec::Product),
        ScalarOp::Rdivide if !complex && elem != Elem::Index => ("/", Prec::Product),
        ScalarOp::Eq => ("==", Prec::Equality),
        ScalarOp::Ne => ("!=", Prec::Equality),
        ScalarOp::Lt if !complex => ("<", Prec::Relation),
        ScalarOp::Le if !complex => ("<=", Prec::Relation),
        ScalarOp::Gt if !complex => (">", Prec::Relation),
        ScalarOp::Ge if !complex => (">=", Prec::Relation),
        ScalarOp::And if elem == Elem::Bool => ("&", Prec::Bits),
        ScalarOp::Or if elem == Elem::Bool => ("|", Prec::Bits),
        ScalarOp::Bitand if integers => ("&", Prec::Bits),
        ScalarOp::Bitor if integers => ("|", Prec::Bits),
        ScalarOp::Bitxor if integers => ("^", Prec::Bits),
        _ => return None,
    })
}

fn cast(f: &View, to: Elem, a: &Expr) -> (String, Prec) {
    let from = f.elem(a);
    let inner = |min| text(f, a, min);
    let plain = |ty: &str| (format!("({ty}){}", text(f, a, Prec::Unary)), Prec::Unary);
    match (from, to) {
        _ if from == to => render(f, a),
        // C compilers make vector code of bytes, not of truth values in memory.
        (Elem::Bool, Elem::F64 | Elem::F32 | Elem::Index | Elem::I32) if matches!(a, Expr::Load(..)) => {
            (format!("({})tame_bit({})", c_type(to), top(f, a)), Prec::Unary)
        }
        (Elem::Index, Elem::F64) if matches!(a, Expr::Integer(..)) => {
            let Expr::Integer(v, _) = a else { return plain("double") };
            number(*v as f64, Elem::F64)
        }
        (_, Elem::Bool) => (format!("{} != 0", inner(Prec::Sum)), Prec::Equality),
        (Elem::C64 | Elem::C32, Elem::F64 | Elem::F32) => (format!("creal({})", top(f, a)), Prec::Primary),
        (_, Elem::F64 | Elem::F32 | Elem::C64 | Elem::C32) => plain(c_type(to)),
        // Conversions of floats to integers round and saturate in MATLAB, and are undefined in C
        // where they do not fit.
        (Elem::F64 | Elem::F32, Elem::Index) => (format!("tame_index_of({})", top(f, a)), Prec::Primary),
        (Elem::F64 | Elem::F32, _) => (format!("tame_{}_of({})", to.tag(), top(f, a)), Prec::Primary),
        (Elem::Bool | Elem::Char, Elem::Index) => plain("int64_t"),
        (_, _) if to == Elem::Index => plain("int64_t"),
        (_, _) if from == Elem::Bool || holds(to, from) => plain(c_type(to)),
        (Elem::I64 | Elem::U64, _) => (format!("tame_{}_of_integer({})", to.tag(), top(f, a)), Prec::Primary),
        (_, Elem::I64 | Elem::U64) => (format!("tame_{}_of_integer({})", to.tag(), top(f, a)), Prec::Primary),
        (Elem::Index | Elem::U32, _) | (_, Elem::I32 | Elem::U32) => {
            (format!("tame_{}_of_index({})", to.tag(), top(f, a)), Prec::Primary)
        }
        (_, _) => (format!("tame_{}_of_int({})", to.tag(), top(f, a)), Prec::Primary),
    }
}

/// Whether a type holds all values of another, both of integers.
fn holds(to: Elem, from: Elem) -> bool {
    let (Some((low, high)), Some((least, most))) = (to.limits(), from.limits()) else { return false };
    low <= least && most <= high
}
