//! Calls of builtins with as many operands as only the run knows: what a list spread among them may come to.

use super::call::{Args, for_builtin};
use super::symbols::SymView;
use ir::tir::internal;
use types::{AbsValue, Class, ClassValue, Dim, Elements, Elems, Matrix, Shape, Sparsity};

/// Rows of any length where all that is known are rows, or nothing.
fn as_rows(value: &AbsValue) -> Option<AbsValue> {
    let (none, row) = (Shape::empty(), Shape::row(Dim::Unknown));
    let any = none.join(&row);
    let mut rows = AbsValue::bottom();
    for v in value.alternatives()? {
        let shape = match &v.matrix.shape {
            shape if *shape == none => none.clone(),
            shape if shape.leq(&row) => row.clone(),
            shape if shape.leq(&any) => any.clone(),
            _ => return None,
        };
        let elems = types::Elems::Range(v.matrix.range(v.class));
        let matrix = types::Matrix { shape, elems, ..v.matrix.clone() };
        rows = rows.join(&AbsValue::one(types::ClassValue { matrix, ..v.clone() }));
    }
    let plain = |v: &types::ClassValue<types::Matrix>| v.class.is_matrix();
    (!value.maybe_undefined && rows.alternatives()?.iter().all(plain)).then_some(rows)
}

/// One more array beside others.
fn beside(
    builtin: builtins::BuiltinId,
    before: &AbsValue,
    one: &AbsValue,
    view: &SymView<'_>,
) -> Result<AbsValue, ()> {
    let operand =
        |value: &AbsValue| builtins::Operand { value: value.clone(), dim: Dim::Unknown, sizes: None };
    let results = builtins::transfer(builtin, &[operand(before), operand(one)], 1, view).map_err(drop)?;
    results.into_iter().next().map(|r| r.value).ok_or(())
}

/// `{list{:}}`, and `[list{:}]` of numbers, of a list of so many values: `{}` or `[]` of none.
fn of_list(view: &SymView<'_>, name: &str, each: &AbsValue, count: &Dim) -> Option<AbsValue> {
    if each.maybe_undefined || each.is_bottom() {
        return None;
    }
    let some = view.at_most(&Dim::ONE, count);
    let row = Shape::row(count.clone());
    if name == internal::CELL {
        let shape = if some { row } else { Shape::empty().join(&row) };
        return Some(AbsValue::cell_of(shape, each.clone()));
    }
    let shape = match name {
        "horzcat" => row,
        "vertcat" => Shape::column(count.clone()),
        _ => return None,
    };
    let v = each.unique().filter(|v| v.class.is_matrix() && v.matrix.shape == Shape::scalar())?;
    // Of none `[]` comes, which is a double.
    if !some && v.class != Class::Double || v.matrix.sparsity != Sparsity::Full {
        return None;
    }
    let shape = if some { shape } else { Shape::empty().join(&shape) };
    let matrix = Matrix { shape, elems: Elems::Range(v.matrix.range(v.class)), ..v.matrix.clone() };
    Some(AbsValue::one(ClassValue { matrix, ..v.clone() }))
}

/// The results of a call with an unknown number of arguments: those with none, one and two
/// further ones, of which only classes (for concatenation: elements) are believed.
pub(super) fn open_call(
    view: &SymView<'_>,
    builtin: builtins::BuiltinId,
    args: &Args,
    nargout: usize,
) -> Vec<builtins::Operand> {
    let mut operands: Vec<builtins::Operand> = args.list.iter().map(|a| for_builtin(a, view)).collect();
    let rest = args.rest.clone().unwrap_or_else(AbsValue::bottom);
    let name = builtins::builtin(builtin).name.as_str();
    if args.list.is_empty()
        && let Some(made) = of_list(view, name, &rest, &args.count)
    {
        return vec![builtins::Operand::from(made)];
    }
    let concat = matches!(name, "horzcat" | "vertcat" | "cat");
    let mut joined: Option<Vec<AbsValue>> = None;
    // Where few operands are not enough, those with what is needed and up to two more.
    let least = builtins::builtin(builtin).params.least();
    for _ in 0..least.saturating_sub(operands.len()) + 3 {
        if let Ok(results) = builtins::transfer(builtin, &operands, nargout, view) {
            let values: Vec<AbsValue> = results.iter().map(|r| r.value.clone()).collect();
            joined = Some(match joined {
                None => values,
                Some(before) => before.iter().zip(&values).map(|(a, b)| a.join(b)).collect(),
            });
        }
        if rest.is_bottom() {
            break;
        }
        operands.push(builtins::Operand { value: rest.clone(), dim: Dim::Unknown, sizes: None });
    }
    let general = |v: AbsValue| {
        if v.is_any() {
            return v;
        }
        let mut result = AbsValue::bottom();
        for c in v.alternatives().unwrap_or(&[]) {
            let mut top = types::ClassValue::<types::Matrix>::top(c.class);
            if concat {
                let elems = types::Elems::Range(c.matrix.range(c.class));
                top.matrix = types::Matrix { shape: Shape::Any, elems, ..c.matrix.clone() };
                top.elements = match &c.elements {
                    Elements::Tuple(_) => Elements::each(c.elements.collected()),
                    e => e.clone(),
                };
            }
            result = result.join(&AbsValue::one(top));
        }
        result
    };
    if name == "horzcat"
        && let Some([some]) = joined.as_deref()
        && let Some(rows) = as_rows(some)
        && let Ok(more) = beside(builtin, &rows, &rest, view)
        && more.leq(&rows)
    {
        return vec![builtins::Operand::from(rows)];
    }
    let known = joined.unwrap_or_else(|| vec![AbsValue::top(); nargout.max(1)]);
    known.into_iter().map(|v| builtins::Operand::from(general(v))).collect()
}
