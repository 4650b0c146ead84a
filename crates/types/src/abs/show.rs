//! Abstract values in the type notation (`docs/notation.md`); `notation` reads it back.

use super::{ClassValue, Elements, Root, Target, Value};
use crate::{Class, MatrixDomain};
use std::fmt;

/// Shows what stands where elements belong.
struct Inner<'a, M>(&'a ClassValue<M>);

impl<M: MatrixDomain> fmt::Display for Inner<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0.elements {
            Elements::None | Elements::Top => Ok(()),
            Elements::Again => f.write_str(" again"),
            Elements::Rec(_, n) => {
                f.write_str(" rec(")?;
                let roots = [Root::Struct, Root::Cell];
                let parts = roots.into_iter().filter_map(|r| Some((r, n.content().part(r)?)));
                for (i, (r, elements)) in parts.enumerate() {
                    let class = if r == Root::Struct { Class::Struct } else { Class::Cell };
                    let shown = ClassValue { class, matrix: M::top(class), elements: elements.clone() };
                    write!(f, "{}{class}{}", if i > 0 { ", " } else { "" }, Inner(&shown))?;
                }
                f.write_str(")")
            }
            Elements::Each(v) => write!(f, " of {}", v.content()),
            Elements::Tuple(list) => {
                f.write_str("{")?;
                write_list(f, list.content())?;
                f.write_str("}")
            }
            Elements::Fields(fields) => {
                f.write_str(if fields.content().ordered { "{" } else { "{~" })?;
                for (i, (name, v)) in fields.content().list.iter().enumerate() {
                    f.write_str(if i > 0 { ", " } else { "" })?;
                    let missing = if v.maybe_undefined { "?" } else { "" };
                    write!(f, "{name}{missing}: {}", v.clone().defined())?;
                }
                f.write_str("}")
            }
            Elements::Handles(list) => {
                for (i, h) in list.content().iter().enumerate() {
                    f.write_str(if i > 0 { ", @" } else { "{@" })?;
                    match h.target {
                        Target::Function(id) => write!(f, "#{id}")?,
                        Target::Nested(id) => write!(f, "##{id}")?,
                        Target::Builtin(name) => write!(f, "{name}")?,
                    }
                    if !h.bound.is_empty() {
                        f.write_str("(")?;
                        write_list(f, &h.bound)?;
                        f.write_str(")")?;
                    }
                }
                f.write_str("}")
            }
        }
    }
}

fn write_list<M: MatrixDomain>(f: &mut fmt::Formatter<'_>, list: &[Value<M>]) -> fmt::Result {
    for (i, v) in list.iter().enumerate() {
        write!(f, "{}{v}", if i > 0 { ", " } else { "" })?;
    }
    Ok(())
}

impl<M: MatrixDomain> fmt::Display for Value<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write_one = |f: &mut fmt::Formatter<'_>, v: &ClassValue<M>| v.matrix.write(f, v.class, &Inner(v));
        match (self.alternatives(), self.maybe_undefined) {
            (None, false) => f.write_str("any"),
            (None, true) => f.write_str("{any, undefined}"),
            (Some([]), true) => f.write_str("undefined"),
            (Some([one]), false) => write_one(f, one),
            (Some(list), undefined) => {
                f.write_str("{")?;
                for (i, v) in list.iter().enumerate() {
                    f.write_str(if i > 0 { ", " } else { "" })?;
                    write_one(f, v)?;
                }
                f.write_str(if undefined { ", undefined}" } else { "}" })
            }
        }
    }
}
