//! Values that can hold themselves: variables that nested functions share (a handle in one of them
//! holds all of them) and objects of handle classes. Counting references never frees them, so the
//! machine knows of each, weakly, and empties them when the program ends.
//!
//! What it does not do: find such values while the program runs. Until its end they only cost memory.

use crate::slot::{Shared, Slot};
use runtime::handles::HandleObject;
use runtime::weak_list::WeakList;
use runtime::{Dims, StructArray};
use std::rc::Rc;

/// All that may hold itself.
#[derive(Default)]
pub(crate) struct Cycles {
    cells: WeakList<Shared>,
    objects: WeakList<HandleObject>,
}

impl Cycles {
    /// Remembers a shared variable.
    pub(crate) fn cell(&mut self, cell: &Rc<Shared>) {
        self.cells.add(cell);
    }

    /// Remembers an object.
    pub(crate) fn object(&mut self, object: &Rc<HandleObject>) {
        self.objects.add(object);
    }

    /// Empties everything that is still there. Nothing may run any more.
    pub(crate) fn release(self) {
        for cell in self.cells.alive() {
            let value = cell.try_borrow_mut().map(|mut c| std::mem::replace(&mut *c, Slot::Undefined));
            drop(value);
        }
        for object in self.objects.alive() {
            let nothing = StructArray::from_parts(Dims::matrix(1, 1), Vec::new(), Vec::new());
            let fields = object.fields.try_borrow_mut().map(|mut f| std::mem::replace(&mut *f, nothing));
            drop(fields);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use runtime::object::Maker;
    use runtime::{Closure, FunctionHandle, Target, Value};

    #[test]
    fn a_variable_that_holds_itself_is_freed() {
        let mut cycles = Cycles::default();
        let cell: Rc<Shared> = Rc::default();
        let closure =
            Closure { code: 0, captures: Vec::new(), context: Some(cell.clone()), maker: Maker::Interpreter };
        let handle = FunctionHandle { text: "".into(), target: Target::Closure(closure) };
        *cell.borrow_mut() = Slot::Val(Value::Function(Rc::new(handle)));
        cycles.cell(&cell);
        let weak = Rc::downgrade(&cell);
        drop(cell);
        assert!(weak.upgrade().is_some());
        cycles.release();
        assert!(weak.upgrade().is_none());
    }
}
