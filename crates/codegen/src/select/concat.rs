//! Concatenation: element by element where all extents are known and small, else by copying parts
//! into a new array; a part that the array itself is followed by is appended in place.

use super::elementwise::const_shape;
use super::function::Selector;
use super::repr::Ext;
use super::value::{Lazy, Node, Sub, Val};
use base::Name;
use ir::loops::{Elem, Expr, Fill, Operand, Stmt, Ty};
use ir::tir::{Arg, VarId};
use types::{AbsValue, Class, Complexity};

/// At most this many elements are written one by one.
const FEW: i64 = 64;

impl Selector<'_, '_> {
    pub(super) fn concatenate(&mut self, vertical: bool, vars: &[VarId], result: &AbsValue) -> Option<Val> {
        let facts = result.unique()?;
        let elem = Elem::of(facts.class, facts.matrix.complexity != Complexity::Real)?;
        let elems: Vec<Elem> = vars.iter().map(|v| self.number_elem(*v)).collect::<Option<_>>()?;
        if elems.iter().any(|e| matches!(e, Elem::I64 | Elem::U64)) || vars.is_empty() {
            return None;
        }
        if let [v] = vars
            && self.before(*v).unique_class()? != Class::Char
        {
            return Some(self.value(*v));
        }
        let known: Vec<Vec<Ext>> =
            vars.iter().map(|v| super::repr::known_extents(self.before(*v))).collect::<Option<_>>()?;
        // Elements one by one, where all extents are known and few.
        let total: Option<i64> = known.iter().map(|k| count(k)).sum();
        if total.is_some_and(|n| n <= FEW)
            && vars.iter().all(|v| self.is_listed(*v))
            && let Some(shape) = self.known(result).and_then(|k| constants(&k))
            && shape.len() == 2
        {
            return self.list_items(vertical, vars, elem, &shape);
        }
        if known.iter().any(|k| k.len() != 2) {
            return None;
        }
        // Parts must surely agree in the other extent, and none may be the vanishing 0-by-0.
        let across = usize::from(vertical);
        if !known.windows(2).all(|w| w[0][across].same(&w[1][across])) {
            return None;
        }
        self.join_parts(vertical, vars, elem, result)
    }

    /// `x = [x, a, ..]` and `x = [x; a; ..]` of matrices of one element type, in place.
    pub(super) fn append(&mut self, v: VarId, name: Name, args: &[Arg]) -> Option<()> {
        let vertical = match name.as_str() {
            "horzcat" => false,
            "vertcat" => true,
            _ => return None,
        };
        let element = |a: &Arg| match a {
            Arg::Var(v) if !self.is_list(*v) => Some(*v),
            _ => None,
        };
        let vars: Vec<VarId> = args.iter().map(element).collect::<Option<_>>()?;
        let (first, parts) = vars.split_first()?;
        // Of several parts none may fail behind the first one.
        let apart = parts.len() == 1 || parts.iter().all(|p| self.is_scalar(*p));
        if *first != v || parts.is_empty() || !apart || parts.contains(&v) || self.before(v).maybe_undefined {
            return None;
        }
        let array = self.slot_local(v)?;
        let Ty::Array(elem, 2) = self.f.locals[array].ty else { return None };
        let matrix = |s: &Self, v: VarId| Some(super::repr::known_extents(s.before(v))?.len() == 2);
        let after = self.after(v).unique()?;
        let elem_after = Elem::of(after.class, after.matrix.complexity != Complexity::Real)?;
        let one_class = self.number_elem(v)? == elem && elem_after == elem;
        let fits = |s: &Self, p: VarId| match s.number_elem(p) {
            Some(e) if e == elem => Some(true),
            Some(Elem::Index | Elem::Bool) => Some(elem == Elem::F64 && s.is_scalar(p)),
            _ => None,
        };
        if self.is_global(array) || !one_class || !matrix(self, v)? {
            return None;
        }
        for p in parts {
            if !matrix(self, *p)? || !fits(self, *p)? {
                return None;
            }
        }
        for p in parts {
            let part = match self.value(*p) {
                Val::Scalar(e) => {
                    let e = self.as_element(e);
                    Operand::Scalar(self.cast(e, elem))
                }
                Val::Array(l, _) if self.f.locals[l].ty == Ty::Array(elem, 2) && l != array => {
                    Operand::Borrow(l)
                }
                val => {
                    let l = self.scratch("part", Ty::Array(elem, 2));
                    self.store_local(l, val);
                    Operand::Borrow(l)
                }
            };
            self.flush(array);
            self.compact(array);
            let at = self.site();
            self.block.push(Stmt::Append { array, part, vertical, at });
        }
        self.mark_set(v);
        Some(())
    }

    /// Whether a value can be written out element by element.
    fn is_listed(&mut self, v: VarId) -> bool {
        matches!(
            self.peek_pending(v),
            Some(
                Val::Scalar(_)
                    | Val::Text(_)
                    | Val::Lazy(Lazy { node: Node::Items(_) | Node::Scalar(_), .. })
            )
        ) || self.is_scalar(v)
    }

    fn list_items(&mut self, vertical: bool, vars: &[VarId], elem: Elem, shape: &[i64]) -> Option<Val> {
        let mut parts: Vec<(usize, Vec<Expr>)> = Vec::new(); // rows, elements
        for v in vars {
            let val = self.value(*v);
            let (rows, items) = match val {
                Val::Scalar(e) => (1, vec![self.as_element(e)]),
                val => {
                    let lazy = self.lazy(val)?;
                    let dims = constants(&lazy.shape.known())?;
                    let n = dims.iter().product::<i64>() as usize;
                    match lazy.node {
                        Node::Items(items) => (dims[0] as usize, items),
                        Node::Scalar(e) => (dims[0] as usize, vec![e; n]),
                        node => {
                            let Val::Array(l, _) =
                                self.materialise(Lazy { elem: lazy.elem, shape: lazy.shape, node }, "t")
                            else {
                                return None;
                            };
                            let load = |k| Expr::Load(l, Box::new(Expr::index(k)));
                            (dims[0] as usize, (0..n as i64).map(load).collect())
                        }
                    }
                }
            };
            if !items.is_empty() {
                parts.push((rows, items.into_iter().map(|e| self.cast(e, elem)).collect()));
            }
        }
        let items = if vertical {
            let columns = shape[1] as usize;
            let mut items = Vec::new();
            for c in 0..columns {
                for (rows, part) in &parts {
                    items.extend(part.get(c * rows..(c + 1) * rows)?.iter().cloned());
                }
            }
            items
        } else {
            parts.into_iter().flat_map(|(_, items)| items).collect()
        };
        if items.len() as i64 != shape.iter().product::<i64>() {
            return None;
        }
        Some(Val::Lazy(Lazy { elem, shape: const_shape(shape), node: Node::Items(items) }))
    }

    /// Copies parts side by side into a new array.
    fn join_parts(&mut self, vertical: bool, vars: &[VarId], elem: Elem, result: &AbsValue) -> Option<Val> {
        let along = usize::from(!vertical);
        let mut lazies = Vec::new();
        for v in vars {
            let val = self.value(*v);
            let lazy = self.lazy(val)?;
            let lazy = match lazy {
                Lazy { node: Node::Items(_), .. } => match self.materialise(lazy, "t") {
                    Val::Array(l, known) => self.lazy_of_array(l, &known),
                    _ => return None,
                },
                lazy => lazy,
            };
            lazies.push(self.retyped(lazy, elem));
        }
        let other = lazies.first()?.shape.dims[1 - along].1.clone();
        let total = lazies.iter().map(|l| l.shape.dims[along].1.clone()).reduce(super::scalar::add)?;
        let dst = self.scratch("t", Ty::Array(elem, 2));
        let mut dims = vec![other.clone(), other];
        dims[along] = total;
        let at = self.site();
        self.block.push(Stmt::Alloc { array: dst, dims, fill: Fill::Raw, at });
        let mut offset = Expr::index(0);
        for lazy in lazies {
            let extents = lazy.shape.exprs();
            let all = Sub::Step(Expr::index(0), Expr::index(1));
            let shifted = Sub::Step(offset.clone(), Expr::index(1));
            let parts = if vertical { vec![shifted, all] } else { vec![all, shifted] };
            self.store_slice(dst, &parts, &extents, &lazy);
            offset = super::scalar::add(offset, extents[along].clone());
        }
        Some(self.local_value(dst, result))
    }
}

fn count(known: &[Ext]) -> Option<i64> {
    constants(known).map(|c| c.iter().product())
}

fn constants(known: &[Ext]) -> Option<Vec<i64>> {
    known
        .iter()
        .map(|k| match k {
            Ext::Const(n) => Some(*n),
            _ => None,
        })
        .collect()
}
