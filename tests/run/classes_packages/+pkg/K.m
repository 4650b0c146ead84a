classdef K
  properties (Constant), C = 7; end
  properties, V = 1; end
  methods, function o = K(v), if nargin, o.V = v; end, end
   function r = dbl(o), r = 2*o.V; end
   end
  methods (Static), function r = st(x), r = x+100; end, end
end
