//! Extents of what is inside of structs: what is taken out of a field and gets symbols for extents that are not known
//! has them in the field too, until something else is stored there. So `s.list{end+1} = x` is seen to leave no gap, and
//! a test of `isempty(s.list)` to say something of the next element that is taken.
//!
//! Not here: elements of cells and of struct arrays, and variables that live outside of the activation.

use super::env::Env;
use super::state::State;
use super::symbols::SymView;
use base::Name;
use ir::tir::{Access, StmtId, VarId};
use types::{AbsValue, Class, ClassValue, Dim, Elements, Matrix, Truth};

impl Env {
    /// `target = base<path>` is done.
    pub fn name_field(
        &mut self,
        id: StmtId,
        state: &mut State,
        (base, path): (VarId, &[Access]),
        target: VarId,
    ) {
        let name = |a: &Access| match a {
            Access::Dot(name) => Some(*name),
            _ => None,
        };
        let Some(names) = path.iter().map(name).collect::<Option<Vec<Name>>>() else { return };
        if names.is_empty() || base == target || self.cell_of(base).is_some() {
            return;
        }
        let part = match self.is_list(target) {
            true => {
                self.name_listed(id, state, target);
                state.slot(target).value.content(Some(0))
            }
            false => state.slot(target).value.clone(),
        };
        if let Some(named) = with_extents(&self.view(state), &state.slot(base).value, &names, &part) {
            state.slot_mut(base).value = named;
        }
    }
}

/// The struct `base` with the extents of `part` for those that are not known of its field; nothing where there are
/// none, or only the run knows which field is meant.
fn with_extents(view: &SymView<'_>, base: &AbsValue, names: &[Name], part: &AbsValue) -> Option<AbsValue> {
    let one = base.unique().filter(|_| !base.maybe_undefined)?;
    let Some((name, rest)) = names.split_first() else {
        let part = part.unique().filter(|p| p.class == one.class)?;
        let (old, new) = (one.matrix.shape.dims()?, part.matrix.shape.dims()?);
        let same = |(old, new): (&Dim, &Dim)| old.is_unknown() || old == new;
        let named = old.len() == new.len() && old.iter().zip(new).all(same);
        if !named || !old.iter().any(Dim::is_unknown) {
            return None;
        }
        let matrix = Matrix { shape: part.matrix.shape.clone(), ..one.matrix.clone() };
        return Some(AbsValue::one(ClassValue { matrix, ..one.clone() }));
    };
    if one.class != Class::Struct || one.matrix.shape.is_scalar(view) != Truth::Yes {
        return None;
    }
    let Elements::Fields(fields) = &one.elements else { return None };
    let field = with_extents(view, fields.content().get(*name)?, rest, part)?;
    Some(AbsValue::one(one.with_field(*name, &field, true)))
}
