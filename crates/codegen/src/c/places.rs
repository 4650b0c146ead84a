//! Calls of kernels for several results, each of which goes to a place of its own (`tame_place`).

use super::spell::{array_name, c_type, class_code, site};
use super::writer::Writer;
use ir::loops::{Elem, LocalId, SiteId, Stmt, Ty};

/// A call of a kernel with several results, which go to places of their own first: an operand may lie where a result
/// goes.
pub fn call(w: &mut Writer<'_>, results: &[LocalId], call: &str, at: SiteId) {
    let unused: Vec<bool> = results.iter().map(|r| is_unused(w, *r)).collect();
    let (mut places, mut taken) = (Vec::new(), Vec::new());
    w.line("{");
    w.depth += 1;
    for (i, (r, unused)) in results.iter().zip(unused).enumerate() {
        let (name, from) = (w.name(*r).to_owned(), format!("tame_r{i}"));
        if unused {
            places.push("tame_place_unused".to_owned());
            continue;
        }
        let (declared, place, take) = match w.ty(*r) {
            Ty::Array(e, rank) => (
                format!("{} {from} = {{0}};", array_name(e, rank)),
                format!("tame_place_array({}, {rank}, {from})", class_code(e)),
                format!("{}_set(cx, &{name}, {from});", array_name(e, rank)),
            ),
            Ty::Scalar(Elem::Index) => (
                format!("double {from};"),
                format!("tame_place_scalar(TAME_F64, {from})"),
                format!("{name} = tame_index_of({from});"),
            ),
            Ty::Scalar(e) => (
                format!("{} {from};", c_type(e)),
                format!("tame_place_scalar({}, {from})", class_code(e)),
                format!("{name} = {from};"),
            ),
            Ty::Boxed => (
                format!("tame_value {from};"),
                format!("tame_place_value({from})"),
                format!("tame_set(cx, &{name}, {from});"),
            ),
        };
        w.line(&declared);
        places.push(place);
        taken.push(take);
    }
    let (count, places, site) = (places.len(), places.join(", "), site(at));
    w.line(&format!("tame_call_places(cx, {call}, (tame_place[]){{{places}}}, {count}, {site});"));
    taken.iter().for_each(|take| w.line(take));
    w.depth -= 1;
    w.line("}");
}

/// Whether nothing but its end comes of a local.
fn is_unused(w: &Writer<'_>, l: LocalId) -> bool {
    let mut used = w.f.f.results.contains(&l);
    w.f.f.each_stmt(&mut |s| used |= !matches!(s, Stmt::Drop(_)) && s.reads().contains(&l));
    !used
}
