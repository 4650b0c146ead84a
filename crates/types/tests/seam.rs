//! Another abstraction of matrices in the place of the default one: signs. It shows that composite
//! values need no change for a new [`MatrixDomain`].

use base::Name;
use std::fmt;
use tame_types::abs::{Elements, Fields};
use tame_types::{Class, ClassValue, MatrixDomain, Shape, Value};

/// The shape, and which signs elements may have: bits for negative, zero, positive.
#[derive(Clone, PartialEq, Debug)]
struct Signs {
    shape: Shape,
    bits: u8,
}

impl MatrixDomain for Signs {
    fn top(_: Class) -> Signs {
        Signs { shape: Shape::Any, bits: 7 }
    }
    fn join(&self, other: &Signs, _: Class) -> Signs {
        Signs { shape: self.shape.join(&other.shape), bits: self.bits | other.bits }
    }
    fn meet(&self, other: &Signs, _: Class) -> Option<Signs> {
        Some(Signs { shape: self.shape.meet(&other.shape)?, bits: self.bits & other.bits })
    }
    fn widen(&self, next: &Signs, class: Class) -> Signs {
        self.join(next, class)
    }
    fn leq(&self, other: &Signs, _: Class) -> bool {
        self.shape.leq(&other.shape) && self.bits & !other.bits == 0
    }
    fn shape(&self) -> &Shape {
        &self.shape
    }
    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result {
        let signs = ["-", "0", "+"].iter().enumerate().filter(|(i, _)| self.bits & 1 << i != 0);
        write!(f, "{class}{inner}[{}]", signs.map(|(_, s)| *s).collect::<String>())
    }
}

fn scalar(bits: u8) -> Value<Signs> {
    Value::one(ClassValue::new(Class::Double, Signs { shape: Shape::scalar(), bits }))
}

fn record(x: Value<Signs>) -> Value<Signs> {
    let fields = Fields { ordered: true, list: vec![(Name::new("x"), x)] };
    let matrix = Signs { shape: Shape::scalar(), bits: 7 };
    Value::one(ClassValue { class: Class::Struct, matrix, elements: Elements::fields(fields) })
}

#[test]
fn structs_of_signs_join_field_by_field() {
    let (a, b) = (record(scalar(1)), record(scalar(4)));
    let both = a.join(&b);
    assert_eq!(both.field(Name::new("x")), scalar(5));
    assert!(a.leq(&both) && !both.leq(&a));
    assert_eq!(both.meet(&a), a);
    assert_eq!(both.to_string(), "struct{x: double[-+]}[-0+]");
}
