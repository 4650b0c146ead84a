classdef Sq < Shape
  properties
    Sides = 4
    W {mustBePositive} = 1
  end
  methods
    function o = Sq(w)
      o@Shape("square");
      if nargin, o.W = w; end
    end
    function a = area(o), a = o.W^2; end
    function describe(o), describe@Shape(o); disp('(square)'); end
    function r = callHidden(o), r = hidden(o); end
    function o = scale(o,k), o.W = o.W*k; end
  end
  methods (Static)
    function o = unit(), o = Sq(1); end
  end
end
