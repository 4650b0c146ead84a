//! Structs that are built field by field (`s.a = 0; s.b = 1;`): whether the fields can be kept as variables
//! of their own although the struct lacks some of them for a while.
//!
//! They can where nobody sees the struct before it is complete: every statement that reads it whole finds all
//! fields, in one order, and what is read of a part is surely there. Which fields there are at a statement, the
//! analysis knows; what a struct lacks is not looked at.

use base::Name;
use ir::tir::{Access, Arg, Stmt, VarId};
use types::{AbsValue, Class, ClassValue, Elements, Fields};

/// A place where a struct is looked at: the names that lead from the variable to the part that is read, and
/// the variable's value there.
#[derive(Clone, Debug)]
pub struct Look {
    names: Vec<Name>,
    value: AbsValue,
    /// It is where the struct comes from elsewhere: which fields it has must be known, all need not be there.
    taken: bool,
}

impl Look {
    /// The whole of `value` is read.
    pub fn whole(value: &AbsValue) -> Look {
        Look { names: Vec::new(), value: value.clone(), taken: false }
    }

    /// `value` is taken over, from an argument or a result.
    pub fn taken(value: &AbsValue) -> Look {
        Look { taken: true, ..Look::whole(value) }
    }

    /// How `stmt` reads the variable `v`, which is `value` there.
    pub fn by(stmt: &Stmt, v: VarId, value: &AbsValue) -> Look {
        let names = match stmt {
            Stmt::Get { base, path, .. } | Stmt::GetStatement { base, path, .. }
                if *base == v && !mentions(path, v) =>
            {
                names(path)
            }
            _ => Vec::new(),
        };
        Look { names, ..Look::whole(value) }
    }

    /// The part that `base<path> = ..` changes and does not replace; it must be there.
    pub fn changed(path: &[Access], value: &AbsValue) -> Option<Look> {
        let names = names(path);
        (!names.is_empty() && names.len() < path.len()).then(|| Look { names, ..Look::whole(value) })
    }

    /// What it sees of the field `name`; `None` where it does not look there.
    fn field(&self, name: Name) -> Option<Look> {
        match self.names.split_first() {
            None => Some(Look { value: self.value.field(name), ..self.clone() }),
            Some((first, rest)) if *first == name => {
                Some(Look { names: rest.to_vec(), ..Look::whole(&self.value.field(name)) })
            }
            Some(_) => None,
        }
    }

    /// Whether what it needs of a struct of these fields is surely there.
    fn finds(&self, order: &[Name]) -> bool {
        let Some(there) = fields(&self.value) else { return self.taken || self.value.is_bottom() };
        if self.taken {
            return there.list.iter().all(|f| !f.1.maybe_undefined || f.1.is_undefined());
        }
        match self.names.first() {
            None => {
                let all = there.list.iter().all(|f| !f.1.maybe_undefined);
                all && there.ordered && there.list.iter().map(|f| &f.0).eq(order)
            }
            Some(name) => there.get(*name).is_some_and(|f| !f.maybe_undefined),
        }
    }
}

/// The value of a variable over all statements, with the fields that are there wherever somebody looks.
pub fn completed(value: &AbsValue, looks: &[Look]) -> AbsValue {
    let (Some(one), Some(all)) = (value.unique(), fields(value)) else { return value.clone() };
    let whole = looks.iter().find(|l| l.names.is_empty() && !l.taken).and_then(|l| fields(&l.value));
    let order: Vec<Name> = whole.unwrap_or(all).list.iter().map(|f| f.0).collect();
    let complete = order.len() == all.list.len() && looks.iter().all(|l| l.finds(&order));
    if !complete {
        return value.clone();
    }
    let field = |name: Name| {
        let inner: Vec<Look> = looks.iter().filter_map(|l| l.field(name)).collect();
        let value = all.get(name).cloned().unwrap_or_else(AbsValue::bottom);
        (name, completed(&value.defined(), &inner))
    };
    let list = order.iter().map(|n| field(*n)).collect();
    let elements = Elements::fields(Fields { ordered: true, list });
    let whole = AbsValue::one(ClassValue { elements, ..one.clone() });
    if value.maybe_undefined { whole.or_undefined() } else { whole }
}

fn fields(value: &AbsValue) -> Option<&Fields<types::Matrix>> {
    match value.unique()? {
        ClassValue { class: Class::Struct, elements: Elements::Fields(fields), .. } => Some(fields.content()),
        _ => None,
    }
}

/// The constant field names that a path begins with.
fn names(path: &[Access]) -> Vec<Name> {
    let name = |a: &Access| if let Access::Dot(name) = a { Some(*name) } else { None };
    path.iter().map_while(name).collect()
}

fn mentions(path: &[Access], v: VarId) -> bool {
    let is = |a: &Arg| *a == Arg::Var(v);
    path.iter().any(|a| match a {
        Access::Paren(args) | Access::Brace(args) => args.iter().any(is),
        Access::DynamicDot(name) => *name == v,
        Access::Dot(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use types::Interval;

    fn number() -> AbsValue {
        AbsValue::in_range(Class::Double, types::Shape::scalar(), Interval::TOP)
    }

    fn with(names: &[&str]) -> AbsValue {
        AbsValue::structure(names.iter().map(|n| (Name::new(n), number())))
    }

    fn part(names: &[&str], value: &AbsValue) -> Look {
        Look { names: names.iter().map(|n| Name::new(n)).collect(), ..Look::whole(value) }
    }

    fn names_of(value: &AbsValue) -> Option<Vec<String>> {
        let fields = fields(value)?;
        let sure = fields.ordered && fields.list.iter().all(|f| !f.1.maybe_undefined);
        sure.then(|| fields.list.iter().map(|f| f.0.to_string()).collect())
    }

    #[test]
    fn a_struct_is_complete_where_all_who_look_find_what_they_need() {
        let (early, late) = (with(&["b"]), with(&["b", "a"]));
        let all = early.join(&late);
        assert_eq!(names_of(&all), None);
        let looks = [part(&["b"], &early), Look::whole(&late)];
        assert_eq!(names_of(&completed(&all, &looks)), Some(vec!["b".into(), "a".into()]));
    }

    #[test]
    fn whoever_sees_the_whole_too_early_or_in_another_order_keeps_it_whole() {
        let (early, late, turned) = (with(&["b"]), with(&["b", "a"]), with(&["a", "b"]));
        let all = early.join(&late);
        assert_eq!(names_of(&completed(&all, &[Look::whole(&early)])), None);
        assert_eq!(names_of(&completed(&all, &[part(&["a"], &early)])), None);
        let taken = [part(&["b"], &early), Look::taken(&all)];
        assert_eq!(names_of(&completed(&all, &taken)), None);
        let taken = [part(&["b"], &early), Look::taken(&early)];
        assert!(names_of(&completed(&all, &taken)).is_some());
        let both = late.join(&turned);
        assert_eq!(names_of(&completed(&both, &[Look::whole(&late), Look::whole(&turned)])), None);
    }

    #[test]
    fn parts_of_parts_are_looked_at_alone() {
        let nested = |inner: &AbsValue| AbsValue::structure([(Name::new("p"), inner.clone())]);
        let (early, late) = (nested(&with(&["x"])), nested(&with(&["x", "y"])));
        let all = early.join(&late);
        let inner = |v: &AbsValue| names_of(&v.field(Name::new("p")));
        let deep = completed(&all, &[part(&["p", "x"], &early), Look::whole(&late)]);
        assert_eq!(inner(&deep), Some(vec!["x".into(), "y".into()]));
        assert_eq!(inner(&completed(&all, &[part(&["p"], &early)])), None);
    }
}
