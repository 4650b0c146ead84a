//! A pass over Tame IR with facts: what is put behind the last element of a row is assigned there, where the row has
//! room, instead of making a row anew. `c = [c, {x}]` and `c = [c, x]` of cells are `c{end+1} = x`, `s = [s, e]` of
//! structs and of cells of one element `s(end+1) = e`, and so is it where the row is a field of structs,
//! `o.list = [o.list, x]`, of numbers too. Columns grow so by what comes below: `c{end+1, 1} = x`.
//!
//! Sound where the row surely is 0-by-0 or has one row, the column is 0-by-0 or has one column: then both give the same.
//! Elements of structs have the same fields in the same order as the others. Left alone is what several elements are put
//! behind, and properties, whose methods would see the assignment of a part.

use crate::tame::{is_same, of_operation, push, rewrite, temp};
use analysis::{Analysis, Context};
use base::Name;
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
    /// Whether it is a column, and the element comes below.
    below: bool,
    /// Where the row is, and how an element of it is named.
    base: VarId,
    path: Vec<Access>,
    /// The base is another variable than the row, which it is given before.
    copied: bool,
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
            && let Some((row, element, result, below)) = self.joined(next?)
            && element == cell
            && is_same(self.function, row, result)
            && content != row
            && content != result
            && self.all(next?, |v| is_line(v(row), Class::Cell, below))
            && self.all(id, |v| is_there(v(content)))
            && self.is_read_once(cell)
        {
            return Some(Growth {
                row,
                below,
                base: result,
                path: Vec::new(),
                copied: row != result,
                braces: true,
                element: content,
                replaces: 2,
            });
        }
        let (row, element, result, below) = self.joined(id)?;
        let (base, path, replaces) = if is_same(self.function, row, result) {
            (result, Vec::new(), 1)
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
        if element == row || element == result {
            return None;
        }
        let braces = self.all(id, |v| is_line(v(row), Class::Cell, below) && is_content(v(element)));
        let cells = self.all(id, |v| is_line(v(row), Class::Cell, below) && is_one_cell(v(element)));
        let structs = self.all(id, |v| is_line(v(row), Class::Struct, below) && is_alike(v(row), v(element)));
        let numbers = !path.is_empty() && self.all(id, |v| is_number_behind(v(row), v(element), below));
        let grows = braces || cells || structs || numbers;
        let copied = path.is_empty() && row != result;
        grows.then_some(Growth { row, below, base, path, copied, braces, element, replaces })
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
        (callee.is_builtin() && callee.name.as_str() == internal::CELL && one).then_some((*cell, *content))
    }

    /// The operands and the result of a statement that joins two values, and whether the second is below.
    fn joined(&self, id: StmtId) -> Option<(VarId, VarId, VarId, bool)> {
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return None };
        let ([Target::Var(result)], [Arg::Var(a), Arg::Var(b)]) = (targets.as_slice(), args.as_slice())
        else {
            return None;
        };
        let one = [a, b].iter().all(|v| self.function.vars[**v].kind != VarKind::List);
        let form = builtins::named(callee.name).and_then(|b| b.form);
        match form {
            Some(Form::Concat { vertical }) if callee.is_builtin() && one => {
                Some((*a, *b, *result, vertical))
            }
            _ => None,
        }
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
                    if callee.is_builtin() && !targets.contains(&Target::Var(row)) =>
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
        // The body is being rewritten: all statements that there are.
        let reads = self.function.stmts.values().filter(|stmt| walk::uses(stmt).contains(&v)).count();
        self.function.vars[v].kind == VarKind::Temp && reads <= 1
    }
}

impl Growth {
    fn write(&self, f: &mut Function, at: StmtId, made: &mut Block) {
        let [one, two, last, place] = ["grow_one", "grow_two", "grow_last", "grow_place"].map(|n| temp(f, n));
        let call = |name: Name, dst: VarId, args: &[VarId]| {
            let callee = Callee { name, target: CallTarget::Builtin, var: None };
            let args = args.iter().map(|v| Arg::Var(*v)).collect();
            Stmt::Call { targets: vec![Target::Var(dst)], callee, args }
        };
        if self.copied {
            made.push(push(f, at, Stmt::Copy { dst: self.base, src: self.row }));
        }
        // `c{end+1, 1}` of a column, `c{end+1}` of a row.
        let (of, subscript) = match self.below {
            true => (two, vec![Arg::Var(place), Arg::Var(one)]),
            false => (one, vec![Arg::Var(place)]),
        };
        let step = if self.braces { Access::Brace(subscript) } else { Access::Paren(subscript) };
        let path = self.path.iter().cloned().chain([step]).collect();
        let stmts = [
            Stmt::Literal { dst: one, value: Literal::Number(1.0) },
            Stmt::Literal { dst: two, value: Literal::Number(2.0) },
            call(Name::new(internal::END), last, &[self.row, one, of]),
            call(of_operation(ScalarOp::Plus), place, &[last, one]),
            Stmt::Set { base: self.base, path, src: self.element },
        ];
        made.extend(stmts.map(|stmt| push(f, at, stmt)));
    }
}

fn is_there(value: &AbsValue) -> bool {
    !value.maybe_undefined && !value.is_bottom() && !value.is_undefined()
}

/// Whether a value is there, of this class, and 0-by-0 or of one row.
pub(crate) fn is_row(value: &AbsValue, class: Class) -> bool {
    is_there(value) && value.unique_class() == Some(class) && value.shape().is_row_or_empty()
}

/// The same, or of a column where that is asked for.
fn is_line(value: &AbsValue, class: Class, column: bool) -> bool {
    let columns =
        || is_there(value) && value.unique_class() == Some(class) && value.shape().is_column_or_empty();
    if column { columns() } else { is_row(value, class) }
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

/// Whether a value is a cell of one element.
pub(crate) fn is_one_cell(value: &AbsValue) -> bool {
    is_there(value) && value.unique_class() == Some(Class::Cell) && value.shape() == Shape::scalar()
}

/// Whether a value is one struct with the fields of the elements of a row.
pub(crate) fn is_alike(row: &AbsValue, element: &AbsValue) -> bool {
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
pub(crate) fn is_number_behind(row: &AbsValue, element: &AbsValue, below: bool) -> bool {
    let plain = |value: &AbsValue| {
        let v = value.unique()?;
        let real = v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full;
        (real && matches!(v.class, Class::Double | Class::Char | Class::Logical)).then_some(v.class)
    };
    let same = plain(row).is_some_and(|class| is_line(row, class, below) && plain(element) == Some(class));
    same && is_there(element) && element.shape() == Shape::scalar()
}
