//! Cells: what lives outside of any activation (globals, persistent and shared variables, properties of objects,
//! entries of maps, what handles captured), one abstract value for each, which is all that is ever stored there. Whoever reads a cell runs again when it grows.

use super::deep;
use super::engine::Engine;
use super::env::{Cell, LARGEST};
use crate::facts::ContextId;
use base::{FxHashMap, FxHashSet, Name};
use types::{AbsValue, Class, ClassValue, Elems, Interval, Matrix, Shape};

/// What cells may hold, and who reads them.
#[derive(Default)]
pub(super) struct Cells(FxHashMap<Cell, Data>);

#[derive(Default)]
struct Data {
    value: Option<AbsValue>,
    readers: FxHashSet<ContextId>,
    changes: u32,
}

impl Cells {
    /// Who reads cells of a kind.
    pub fn readers(&self, of: impl Fn(&Cell) -> bool) -> FxHashSet<ContextId> {
        let cells = self.0.iter().filter(|(cell, _)| of(cell));
        cells.flat_map(|(_, data)| data.readers.iter().copied()).collect()
    }

    /// The global variables with what they hold.
    pub fn into_globals(self) -> Vec<(Name, AbsValue)> {
        let global = |(cell, data): (Cell, Data)| match cell {
            Cell::Global(name) => Some((name, data.value?)),
            _ => None,
        };
        self.0.into_iter().filter_map(global).collect()
    }
}

/// Whether an interpreter runs some of the program.
fn hands_over(engine: &Engine<'_>) -> bool {
    engine.classes.any_apart() || !engine.handed.is_empty()
}

impl Engine<'_> {
    /// Whether somebody who is not looked at may write a cell: whoever calls the entry with any arguments, a
    /// function that is not followed, or, of objects, one that is handed over.
    fn is_open(&self, cell: Cell) -> bool {
        let outside = self.options.outside || !self.unfollowed.is_empty();
        match cell {
            Cell::Global(_) => self.options.open || outside,
            Cell::Persistent(..) | Cell::Shared(..) => outside,
            Cell::Property(..) | Cell::Assigned(..) => outside || self.classes.any_stored || hands_over(self),
            Cell::Captured(..) => outside || hands_over(self),
            Cell::Maps(_) => outside || self.maps_open || hands_over(self),
        }
    }

    /// What a cell may hold, without symbols; the context runs again when that grows.
    pub fn read_cell(&mut self, cell: Cell, reader: ContextId) -> AbsValue {
        let open = self.is_open(cell);
        let data = self.cells.0.entry(cell).or_default();
        data.readers.insert(reader);
        let value = data.value.get_or_insert_with(|| initial(cell)).clone();
        match cell {
            _ if !open => value,
            Cell::Shared(..) | Cell::Captured(..) => AbsValue::top().or_undefined(),
            _ => AbsValue::top(),
        }
    }

    /// A cell is given a value.
    pub fn write_cell(&mut self, cell: Cell, value: &AbsValue) {
        let value = deep::without_syms(value);
        let coarse = self.is_coarse();
        let data = self.cells.0.entry(cell).or_default();
        let old = data.value.get_or_insert_with(|| initial(cell));
        if value.leq(old) {
            return;
        }
        data.changes += 1;
        *old = match data.changes {
            _ if coarse => anything(cell),
            0..=3 => old.join(&value),
            4..=8 => old.widen(&value),
            // Whoever adds to one bound may make another one wait: few steps are left for both.
            9..=12 => of_any_size(&old.widen(&value), LARGEST),
            13..=20 => of_any_size(&old.widen(&value), f64::INFINITY),
            // All maps share a cell: one that holds values of many kinds leaves the others their numbers.
            _ if matches!(cell, Cell::Maps(_)) => shallow(&of_any_size(&old.widen(&value), f64::INFINITY)),
            _ => anything(cell),
        };
        for reader in data.readers.clone() {
            self.enqueue(reader);
        }
    }
}

/// A value whose numbers, at every depth, are of any size up to `most`; of doubles what is no less than 0 stays so.
fn of_any_size(value: &AbsValue, most: f64) -> AbsValue {
    deep::map(value, &mut |v| {
        let range = v.matrix.range(v.class);
        if !v.class.is_float() || range.lo > range.hi {
            return v.clone();
        }
        let (lo, hi) = (if range.lo < 0.0 { range.lo.min(-most) } else { 0.0 }, range.hi.max(most));
        let matrix = Matrix { elems: Elems::Range(Interval { lo, hi, ..range }), ..v.matrix.clone() };
        ClassValue { matrix, ..v.clone() }
    })
}

/// A value of whose parts nothing is known: what is wider is found in few steps.
fn shallow(value: &AbsValue) -> AbsValue {
    value.map(|v| if v.class.is_matrix() { v.clone() } else { ClassValue::top(v.class) })
}

/// Whatever a cell can hold.
fn anything(cell: Cell) -> AbsValue {
    match cell {
        Cell::Property(..) | Cell::Assigned(..) | Cell::Maps(_) => AbsValue::top(),
        _ => AbsValue::top().or_undefined(),
    }
}

/// What a cell holds before anybody writes it.
fn initial(cell: Cell) -> AbsValue {
    match cell {
        Cell::Global(_) | Cell::Persistent(..) => {
            AbsValue::in_range(Class::Double, Shape::empty(), Interval::BOTTOM)
        }
        Cell::Shared(..) => AbsValue::undefined(),
        // Defaults are stored like other values.
        Cell::Property(..) | Cell::Assigned(..) | Cell::Captured(..) | Cell::Maps(_) => AbsValue::bottom(),
    }
}
