//! `classdef` files.

use crate::common::{check, parse};
use tame_syntax::{Dialect, UnitKind};

#[test]
fn a_class_with_every_block() {
    let text = "% about
classdef (Sealed, ConstructOnLoad = false) Point < handle & pkg.Base % trailing
  %POINT help
  properties (Access = private, SetAccess = {?A, ?B})
    x = 1; % first
    y (1,2) double {mustBeReal} = [0 0]
    z
  end
  properties (Constant, ~Hidden), K = 3, end
  methods
    function obj = Point(x)
      obj@handle();
      obj.x = x;
    end
    function v = get.x(obj)
      v = obj.x;
    end
    out = declared(obj, n)
    other(obj);
  end
  methods (Static)
  end
  events
    Moved
    Gone, Back
  end
  enumeration
    Red (1, 0)
    Green
  end
end
function helper
end
";
    check(
        text,
        "
class-file
  (% '% about')
  (classdef Point :Sealed :ConstructOnLoad=false < handle < pkg.Base
    (% trailing '% trailing')
    (% '%POINT help')
    (properties :Access=private :SetAccess={?A ?B}
      (declare x default 1)
      (% trailing '% first')
      (declare y (1 2) class double validators mustBeReal default [0 0])
      (declare z))
    (properties :Constant ~Hidden
      (declare K default 3))
    (methods
      (function Point (x) (obj)
        (index (super obj handle))
        (= (. obj x) x))
      (function get.x (obj) (v)
        (= v (. obj x)))
      (signature declared (obj n) (out))
      (signature other (obj) ()))
    (methods :Static)
    (events
      Moved
      Gone
      Back)
    (enumeration
      (member Red 1 0)
      (member Green)))
  (function helper () ())",
    );
    let unit = parse(text, Dialect::Matlab).file;
    assert_eq!(unit.kind, UnitKind::ClassFile);
    assert_eq!(unit.class().map(|c| c.supers.len()), Some(2));
}

#[test]
fn block_words_are_names_elsewhere() {
    check(
        "properties = 3; methods(1)\nevents off",
        "
script
  (= properties 3)
  (index methods 1) !
  (cmd events 'off') !",
    );
}
