//! A pass over Tame IR with facts: what is put behind the last element of a row is assigned there, where the row has
//! room, instead of making a row anew. `c = [c, {x}]` and `c = [c, x]` of cells are `c{end+1} = x`, `s = [s, e]` of
//! structs `s(end+1) = e`, and so is it where the row is a field of structs, `o.list = [o.list, x]`, of numbers too.
//!
//! Sound where the row surely is 0-by-0 or has one row: then both give the same. Elements of structs have the same
//! fields in the same order as the others. Left alone is what several elements are put behind, what columns grow by, and
//! properties, whose methods would see the assignment of a part.

use crate::tame::{of_operation, push, rewrite, temp};
use analysis::{Analysis, Context};
use base::{FxHashMap, Name};
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, Function, Literal, Program, Stmt, StmtId, Target, VarId, VarKind,
    internal, walk,
};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity, Elements, Shape, Sparsity};

/// Assigns what is put behind rows; whether anything is, so that facts are to be found anew.
pub fn grow(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, next, made| {
        let Some(growth) = (Grower { function, contexts }).found(id, next, made) else { return 0 };
        growth.write(function, id, made);
        growth.replaces
    });
    !changed.is_empty()
}

/// An element that is put behind a row.
struct Growth {
    /// The row as it was before, whose elements are counted.
    row: VarId,
    /// Where the row is, and how an element of it is named.
    base: VarId,
    path: Vec<Access>,
    braces: bool,
    element: VarId,
    /// How many statements it takes the place of.
    replaces: usize,
}

struct Grower<'a> {
    function: &'a Function,
    contexts: &'a [&'a Context],
}

impl Grower<'_> {
    fn found(&self, id: StmtId, next: Option<StmtId>, before: &[StmtId]) -> Option<Growth> {
        if let Some((cell, content)) = self.made_cell(id)
            && let Some((row, element, result)) = self.joined(next?)
            && element == cell
            && row == result
            && content != row
            && self.all(next?, |v| is_row(v(row), Class::Cell))
            && self.all(id, |v| is_there(v(content)))
            && self.is_read_once(cell)
        {
            return Some(Growth {
                row,
                base: row,
                path: Vec::new(),
                braces: true,
                element: content,
                replaces: 2,
            });
        }
        let (row, element, result) = self.joined(id)?;
        let (base, path, replaces) = if row == result {
            (row, Vec::new(), 1)
        } else {
            let Stmt::Set { base, path, src } = &self.function.stmts[next?] else { return None };
            let (read, from, steps) = self.read_from(row, before)?;
            let fields = path.iter().all(|step| matches!(step, Access::Dot(_)));
            let same = (from, steps) == (*base, path.as_slice()) && fields && *src == result;
            if !same
                || *base == element
                || !self.is_in_structs(read, *base, path)
                || !self.is_read_once(result)
            {
                return None;
            }
            (*base, path.clone(), 2)
        };
        if element == row {
            return None;
        }
        if self.all(id, |v| is_row(v(row), Class::Cell) && is_content(v(element))) {
            return Some(Growth { row, base, path, braces: true, element, replaces });
        }
        let structs = self.all(id, |v| is_row(v(row), Class::Struct) && is_alike(v(row), v(element)));
        let numbers = !path.is_empty() && self.all(id, |v| is_number_behind(v(row), v(element)));
        (structs || numbers).then_some(Growth { row, base, path, braces: false, element, replaces })
    }

    /// Whether something holds in every context that gets to a statement, of what variables are before it.
    fn all<'s>(&'s self, id: StmtId, holds: impl Fn(&dyn Fn(VarId) -> &'s AbsValue) -> bool) -> bool {
        let mut reached = self.contexts.iter().filter(|c| c.facts.reachable(id)).peekable();
        reached.peek().is_some() && reached.all(|c| holds(&|v| c.facts.before(id, v)))
    }

    /// The result and the operand of a statement that makes a cell of one value.
    fn made_cell(&self, id: StmtId) -> Option<(VarId, VarId)> {
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return None };
        let ([Target::Var(cell)], [Arg::Var(content)]) = (targets.as_slice(), args.as_slice()) else {
            return None;
        };
        let one = self.function.vars[*content].kind != VarKind::List;
        (is_builtin(callee) && callee.name.as_str() == internal::CELL && one).then_some((*cell, *content))
    }

    /// The operands and the result of a statement that joins two values side by side.
    fn joined(&self, id: StmtId) -> Option<(VarId, VarId, VarId)> {
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return None };
        let ([Target::Var(result)], [Arg::Var(a), Arg::Var(b)]) = (targets.as_slice(), args.as_slice())
        else {
            return None;
        };
        let one = [a, b].iter().all(|v| self.function.vars[**v].kind != VarKind::List);
        let form = builtins::named(callee.name).and_then(|b| b.form);
        let side = is_builtin(callee) && form == Some(Form::Concat { vertical: false });
        (side && one).then_some((*a, *b, *result))
    }

    /// The statement that read a temporary, and from where, with nothing behind it that may change what is there.
    fn read_from(&self, row: VarId, before: &[StmtId]) -> Option<(StmtId, VarId, &[Access])> {
        for &id in before.iter().rev() {
            match &self.function.stmts[id] {
                Stmt::Get { targets, base, path } if *targets == [Target::Var(row)] => {
                    return Some((id, *base, path));
                }
                Stmt::Literal { dst, .. } if *dst != row => {}
                Stmt::Call { targets, callee, .. }
                    if is_builtin(callee) && !targets.contains(&Target::Var(row)) =>
                {
                    let plain = builtins::named(callee.name).is_some_and(|b| b.scalar_op().is_some());
                    let temps = targets.iter().all(|t| match t {
                        Target::Var(v) => self.function.vars[*v].kind == VarKind::Temp,
                        _ => false,
                    });
                    if !temps || !(plain || callee.name.as_str() == internal::CELL) {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether fields lead from a variable through single structs alone.
    fn is_in_structs(&self, id: StmtId, base: VarId, path: &[Access]) -> bool {
        self.all(id, |v| {
            let mut value = v(base).clone();
            path.iter().all(|step| {
                let Access::Dot(name) = step else { return false };
                let one = value.unique_class() == Some(Class::Struct) && value.shape() == Shape::scalar();
                let there = one && !value.maybe_undefined;
                value = value.field(*name);
                there && !value.maybe_undefined
            })
        })
    }

    fn is_read_once(&self, v: VarId) -> bool {
        let mut reads: FxHashMap<VarId, usize> = FxHashMap::default();
        walk::each(self.function, &self.function.body, &mut |_, stmt| {
            walk::uses(stmt).into_iter().for_each(|u| *reads.entry(u).or_default() += 1);
        });
        self.function.vars[v].kind == VarKind::Temp && reads.get(&v).is_none_or(|&n| n <= 1)
    }
}

impl Growth {
    fn write(&self, f: &mut Function, at: StmtId, made: &mut Block) {
        let [one, last, place] = ["grow_one", "grow_last", "grow_place"].map(|n| temp(f, n));
        let call = |name: Name, dst: VarId, args: &[VarId]| {
            let callee = Callee { name, target: CallTarget::Builtin, var: None };
            let args = args.iter().map(|v| Arg::Var(*v)).collect();
            Stmt::Call { targets: vec![Target::Var(dst)], callee, args }
        };
        let subscript = vec![Arg::Var(place)];
        let step = if self.braces { Access::Brace(subscript) } else { Access::Paren(subscript) };
        let path = self.path.iter().cloned().chain([step]).collect();
        let stmts = [
            Stmt::Literal { dst: one, value: Literal::Number(1.0) },
            call(Name::new(internal::END), last, &[self.row, one, one]),
            call(of_operation(ScalarOp::Plus), place, &[last, one]),
            Stmt::Set { base: self.base, path, src: self.element },
        ];
        made.extend(stmts.map(|stmt| push(f, at, stmt)));
    }
}

fn is_builtin(callee: &Callee) -> bool {
    callee.target == CallTarget::Builtin && callee.var.is_none()
}

fn is_there(value: &AbsValue) -> bool {
    !value.maybe_undefined && !value.is_bottom() && !value.is_undefined()
}

fn is_row(value: &AbsValue, class: Class) -> bool {
    is_there(value) && value.unique_class() == Some(class) && value.shape().is_row_or_empty()
}

/// Whether a value beside a cell becomes an element of it, as it is.
fn is_content(value: &AbsValue) -> bool {
    let full = |v: &AbsValue| v.shape().as_sizes().is_some_and(|sizes| !sizes.contains(&0));
    is_there(value)
        && match value.unique_class() {
            Some(Class::Char) => true,
            Some(Class::Double | Class::Logical) => full(value),
            _ => false,
        }
}

/// Whether a value is one struct with the fields of the elements of a row.
fn is_alike(row: &AbsValue, element: &AbsValue) -> bool {
    let names = |value: &AbsValue| -> Option<Vec<Name>> {
        let Elements::Fields(fields) = &value.unique()?.elements else { return None };
        let fields = fields.content();
        let there = fields.ordered && fields.list.iter().all(|(_, f)| !f.maybe_undefined);
        there.then(|| fields.list.iter().map(|f| f.0).collect())
    };
    let one = element.unique_class() == Some(Class::Struct) && element.shape() == Shape::scalar();
    is_there(element) && one && names(row).is_some_and(|all| names(element) == Some(all))
}

/// Whether both are real numbers, or both text, and one is a row and the other one element.
fn is_number_behind(row: &AbsValue, element: &AbsValue) -> bool {
    let plain = |value: &AbsValue| {
        let v = value.unique()?;
        let real = v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full;
        (real && matches!(v.class, Class::Double | Class::Char | Class::Logical)).then_some(v.class)
    };
    let same = plain(row).is_some_and(|class| is_row(row, class) && plain(element) == Some(class));
    same && is_there(element) && element.shape() == Shape::scalar()
}
