//! Access paths of boxed values whose subscripts are numbers, as calls that need no boxed operands
//! (`runtime/src/cabi/quick.rs`).

use super::spell::site;
use super::writer::Writer;
use base::Name;
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Elem, LocalId, Operand, SiteId, Ty};

/// As many subscripts as the header has room for.
const MOST: usize = 8;

impl Writer<'_> {
    /// `base<path>` or `base<path> = value` with numbers for subscripts; `None` for any other kernel.
    pub(super) fn path(
        &self,
        name: Name,
        args: &[Operand],
        nargout: usize,
        results: &[LocalId],
        at: SiteId,
    ) -> Option<String> {
        let path = Path::of(name.as_str())?;
        if let ([number, ok], Some((Operand::Borrow(base), subs))) = (results, args.split_first())
            && path.verb == Verb::Peek
        {
            let [base, number, ok] = [*base, *number, *ok].map(|l| self.name(l));
            let (kernel, subs) = (self.kernel_name(name), self.numbers(subs)?);
            if let Some((place, "")) = path.property() {
                let operands = format!("cx, {base}, {place}, &{kernel}, &{number}");
                return Some(format!("{ok} = tame_property_is_number({operands});"));
            }
            return Some(format!("{ok} = tame_rt_get_number(cx, {base}, &{kernel}, {subs}, &{number});"));
        }
        if let (Verb::Put, [Operand::Borrow(base), value, subs @ ..], []) = (path.verb, args, results) {
            return self.put(path, (*base, name), value, subs, at);
        }
        let ([result], 1) = (results, nargout) else { return None };
        if !path.is_fixed() {
            return None;
        }
        let (base, args) = args.split_first()?;
        let (base, keep) = match base {
            Operand::Borrow(l) => (*l, true),
            Operand::Take(l) => (*l, false),
            _ => return None,
        };
        if self.ty(base) != Ty::Boxed {
            return None;
        }
        let (name, kernel, site) = (self.name(base), self.kernel_name(name), site(at));
        if let Some(text) = self.entry(path, (base, keep), (&name, &kernel, &site), args, *result, at) {
            return Some(text);
        }
        match path.verb {
            verb if keep && verb.reads() => {
                if let Some(text) = self.content(path, (&name, &kernel, &site), args, *result, at) {
                    return Some(text);
                }
                if let ("(1)", [k]) = (path.steps, args)
                    && let Some(text) = element(self, (&name, &kernel, &site), k, *result)
                {
                    return Some(text);
                }
                if let Some(text) = self.property(path, (&name, &kernel, &site), args, *result, at) {
                    return Some(text);
                }
                if let Some(text) = field(self, path, (&name, &kernel, &site), args, *result, at) {
                    return Some(text);
                }
                let subs = self.numbers(args)?;
                Some(match self.ty(*result) {
                    Ty::Scalar(elem @ (Elem::F64 | Elem::Index)) => {
                        let number = match in_cell(self, path, args) {
                            Some(subs) => format!("tame_cell_element(cx, {name}, &{kernel}, {subs}, {site})"),
                            None => format!("tame_get_number(cx, {name}, &{kernel}, {subs}, {site})"),
                        };
                        let to = self.name(*result);
                        match elem {
                            Elem::Index => format!("{to} = tame_index_of({number});"),
                            _ => format!("{to} = {number};"),
                        }
                    }
                    Ty::Array(..) => {
                        let (array, to) = (self.array(*result), self.name(*result));
                        format!("{array}_get(cx, &{to}, {name}, &{kernel}, {subs}, {site});")
                    }
                    _ => match self.f.f.locals[*result].lent {
                        Some(own) => {
                            let (to, own) = (self.name(*result), self.name(own));
                            let steady = if self.f.f.locals[*result].steady { "tame_steady" } else { "tame" };
                            format!("{to} = {steady}_part(cx, &{own}, {name}, &{kernel}, {subs}, {site});")
                        }
                        None => {
                            let value = format!("tame_get(cx, {name}, &{kernel}, {subs}, {site})");
                            self.unboxed(*result, &value, at)
                        }
                    },
                })
            }
            Verb::Measure if keep && matches!(self.ty(*result), Ty::Array(..)) => {
                let (array, to, subs) = (self.array(*result), self.name(*result), self.numbers(args)?);
                let of = if matches!(path.steps, "{1}" | "{2}") { "cell_measure" } else { "measure" };
                Some(format!("{array}_{of}(cx, &{to}, {name}, &{kernel}, {subs}, {site});"))
            }
            Verb::Set if *result == base => {
                let (value, subs) = args.split_first()?;
                if let ("{1}", [k]) = (path.steps, subs)
                    && let Some(k) = self.number(k)
                {
                    let (function, value) = self.stored("tame_cell_put", value);
                    return Some(format!(
                        "{function}(cx, &{name}, {k}, &{kernel}, {value}, {keep}, {site});"
                    ));
                }
                if let (Some(subs), Some(number)) = (in_cell(self, path, subs), self.number(value)) {
                    return Some(format!(
                        "tame_cell_put_element(cx, &{name}, &{kernel}, {subs}, {number}, {keep}, {site});"
                    ));
                }
                let subs = self.numbers(subs)?;
                let (function, value) = self.stored("tame_put", value);
                Some(format!("{function}(cx, &{name}, &{kernel}, {subs}, {value}, {keep}, {site});"))
            }
            Verb::Delete if *result == base && path.steps.ends_with("(1)") => {
                let subs = self.numbers(args)?;
                Some(format!("tame_take_out(cx, &{name}, &{kernel}, {subs}, {keep}, {site});"))
            }
            _ => None,
        }
    }

    /// `base<path> = value` of an object to which the base refers.
    fn put(
        &self,
        path: Path<'_>,
        (base, name): (LocalId, Name),
        value: &Operand,
        subs: &[Operand],
        at: SiteId,
    ) -> Option<String> {
        let (base, kernel, site) = (self.name(base), self.kernel_name(name), site(at));
        if let (Some((place, "")), Some(number)) = (path.property(), self.number(value)) {
            return Some(format!("tame_property_put(cx, {base}, {place}, &{kernel}, {number}, {site});"));
        }
        if let Some((place, "")) = path.property() {
            let value = match value {
                Operand::Borrow(l) if self.ty(*l) == Ty::Boxed => {
                    format!("tame_another(cx, {})", self.name(*l))
                }
                value => self.boxed_operand(value),
            };
            return Some(format!("tame_property_set(cx, {base}, {place}, &{kernel}, {value}, {site});"));
        }
        if let (Some((place, "(1)")), Some(number), [k]) = (path.property(), self.number(value), subs) {
            let (k, rest) = (self.number(k)?, format!("&{kernel}, {number}, {site}"));
            return Some(format!("tame_property_put_element(cx, {base}, {place}, {k}, {rest});"));
        }
        let subs = if path.is_fixed() { self.numbers(subs)? } else { return None };
        let (function, value) = self.stored("tame_refer", value);
        Some(format!("{function}(cx, {base}, &{kernel}, {subs}, {value}, {site});"))
    }

    /// A property of which the place is known, and elements and contents of it; `None` for any other path.
    fn property(
        &self,
        path: Path<'_>,
        (base, kernel, site): (&str, &str, &str),
        args: &[Operand],
        result: LocalId,
        at: SiteId,
    ) -> Option<String> {
        let (place, rest) = path.property()?;
        let (object, to) = (format!("cx, {base}, {place}"), self.name(result));
        let ty = self.ty(result);
        let number = |number: String| number_to(self, result, &number);
        let boxed = |value: String| match self.f.f.locals[result].lent {
            // An object may change while its property is looked at: that is copied.
            Some(own) => {
                let own = self.name(own);
                format!("{{ tame_set(cx, &{own}, {value}); {to} = {own}; }}")
            }
            None => self.unboxed(result, &value, at),
        };
        match (rest, args, ty) {
            ("", [], Ty::Scalar(Elem::F64 | Elem::Index)) => {
                Some(number(format!("tame_property_number({object}, &{kernel}, {site})")))
            }
            ("", [], Ty::Scalar(Elem::Bool)) => {
                Some(format!("{to} = tame_property_logical({object}, &{kernel}, {site});"))
            }
            ("", [], Ty::Boxed) => Some(boxed(format!("tame_property_get({object}, &{kernel}, {site})"))),
            ("(1)", [k], Ty::Scalar(Elem::F64 | Elem::Index)) => {
                let k = self.number(k)?;
                Some(number(format!("tame_property_element({object}, {k}, &{kernel}, {site})")))
            }
            ("{1}", [k], Ty::Boxed) => {
                let k = self.number(k)?;
                Some(boxed(format!("tame_property_content({object}, {k}, &{kernel}, {site})")))
            }
            _ => None,
        }
    }

    /// `base(text)` and `base(text) = value`, of a map; `None` for any other path.
    fn entry(
        &self,
        path: Path<'_>,
        (base, keep): (LocalId, bool),
        (name, kernel, site): (&str, &str, &str),
        args: &[Operand],
        result: LocalId,
        at: SiteId,
    ) -> Option<String> {
        match (path.verb, path.steps, args) {
            (Verb::Get | Verb::First, "(1)", [key]) if keep => {
                let key = self.text_view(key)?;
                let (rest, to) = (format!("(cx, {name}, &{kernel}, {key}, {site})"), self.name(result));
                Some(match self.ty(result) {
                    Ty::Scalar(Elem::F64) => format!("{to} = tame_text_number{rest};"),
                    Ty::Scalar(Elem::Index) => format!("{to} = tame_index_of(tame_text_number{rest});"),
                    _ => match self.f.f.locals[result].lent {
                        Some(own) if self.f.f.locals[result].steady => {
                            let own = self.name(own);
                            format!("{to} = tame_text_part(cx, &{own}, {name}, &{kernel}, {key}, {site});")
                        }
                        Some(own) => {
                            let own = self.name(own);
                            format!("tame_set(cx, &{own}, tame_text_get{rest}); {to} = {own};")
                        }
                        None => self.unboxed(result, &format!("tame_text_get{rest}"), at),
                    },
                })
            }
            (Verb::Set, "(1)", [value, key]) if result == base => {
                let key = self.text_view(key)?;
                let (function, value) = self.stored("tame_text_put", value);
                Some(format!("{function}(cx, &{name}, &{kernel}, {key}, {value}, {keep}, {site});"))
            }
            _ => None,
        }
    }

    /// `base{k}` and `base{i, j}`, of a cell where it lies; `None` for any other path.
    fn content(
        &self,
        path: Path<'_>,
        (base, kernel, site): (&str, &str, &str),
        args: &[Operand],
        result: LocalId,
        at: SiteId,
    ) -> Option<String> {
        let ("{1}" | "{2}") = path.steps else { return None };
        let (rest, to) = (format!("{base}, &{kernel}, {}, {site}", self.numbers(args)?), self.name(result));
        match self.ty(result) {
            Ty::Scalar(Elem::F64) => Some(format!("{to} = tame_cell_number(cx, {rest});")),
            Ty::Scalar(Elem::Index) => Some(format!("{to} = tame_index_of(tame_cell_number(cx, {rest}));")),
            Ty::Scalar(Elem::C64) => Some(format!("{to} = tame_cell_complex(cx, {rest});")),
            Ty::Array(..) => Some(format!("{}_cell_get(cx, &{to}, {rest});", self.array(result))),
            _ => Some(match self.f.f.locals[result].lent {
                Some(own) => format!("{to} = tame_cell_part(cx, &{}, {rest});", self.name(own)),
                None => self.unboxed(result, &format!("tame_cell_get(cx, {rest})"), at),
            }),
        }
    }

    /// The function that stores a value, with the value: a number has one of its own.
    fn stored(&self, function: &str, value: &Operand) -> (String, String) {
        if let Operand::Scalar(e) = value
            && self.f.f.elem(e) == Elem::C64
            && ["tame_put", "tame_cell_put"].contains(&function)
        {
            return (format!("{function}_complex"), self.plain_operand(value));
        }
        match self.number(value) {
            Some(number) => (format!("{function}_number"), number),
            None => (function.to_owned(), self.boxed_operand(value)),
        }
    }

    /// The number of subscripts and an array of them, where all are numbers.
    fn numbers(&self, args: &[Operand]) -> Option<String> {
        let numbers: Vec<String> = args.iter().map(|a| self.number(a)).collect::<Option<_>>()?;
        match numbers.as_slice() {
            [] => Some("0, NULL".to_owned()),
            some if some.len() <= MOST => Some(format!("{}, (double[]){{{}}}", some.len(), some.join(", "))),
            _ => None,
        }
    }

    fn number(&self, operand: &Operand) -> Option<String> {
        let Operand::Scalar(e) = operand else { return None };
        self.double(e)
    }
}

/// The subscripts of `base{k}(i)`, where both are numbers.
fn in_cell(w: &Writer<'_>, path: Path<'_>, subs: &[Operand]) -> Option<String> {
    match subs {
        [k, i] if path.steps == "{1}(1)" => Some(format!("{}, {}", w.number(k)?, w.number(i)?)),
        _ => None,
    }
}

/// `base(k)`, a number or a character of an array where it lies; `None` for anything else.
fn element(
    w: &Writer<'_>,
    (base, kernel, site): (&str, &str, &str),
    k: &Operand,
    result: LocalId,
) -> Option<String> {
    let (k, to) = (w.number(k)?, w.name(result));
    let rest = format!("(cx, {base}, {k}, &{kernel}, {site})");
    Some(match w.ty(result) {
        Ty::Scalar(Elem::F64) => format!("{to} = tame_element_number{rest};"),
        Ty::Scalar(Elem::Index) => format!("{to} = tame_index_of(tame_element_number{rest});"),
        Ty::Scalar(Elem::Char) => format!("{to} = tame_element_unit{rest};"),
        _ => return None,
    })
}

/// A double is given to a local that is one, or an index.
fn number_to(w: &Writer<'_>, result: LocalId, number: &str) -> String {
    let to = w.name(result);
    match w.ty(result) {
        Ty::Scalar(Elem::Index) => format!("{to} = tame_index_of({number});"),
        _ => format!("{to} = {number};"),
    }
}

/// A field of a struct of which the place is known, and its elements; `None` for any other path.
fn field(
    w: &Writer<'_>,
    path: Path<'_>,
    (base, kernel, site): (&str, &str, &str),
    args: &[Operand],
    result: LocalId,
    at: SiteId,
) -> Option<String> {
    let (place, rest) = path.field()?;
    let (to, rest_of) = (w.name(result), format!("{base}, {place}"));
    let number = |number: String| number_to(w, result, &number);
    match (rest, args, w.ty(result)) {
        ("", [], Ty::Scalar(Elem::F64 | Elem::Index)) => {
            Some(number(format!("tame_struct_number(cx, {rest_of}, &{kernel}, {site})")))
        }
        ("(1)", [k], Ty::Scalar(Elem::F64 | Elem::Index)) => {
            let k = w.number(k)?;
            Some(number(format!("tame_struct_element(cx, {rest_of}, {k}, &{kernel}, {site})")))
        }
        ("", [], Ty::Boxed) => Some(match w.f.f.locals[result].lent {
            Some(own) => {
                format!("{to} = tame_struct_part(cx, &{}, {rest_of}, &{kernel}, {site});", w.name(own))
            }
            None => w.unboxed(result, &format!("tame_struct_get(cx, {rest_of}, &{kernel}, {site})"), at),
        }),
        _ => None,
    }
}
