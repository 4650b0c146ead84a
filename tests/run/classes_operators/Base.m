classdef Base < handle
  properties, A = 1; end
  methods
    function o = Base(a), if nargin, o.A = a; end, disp('Base ctor'); end
    function r = hello(o), r = sprintf('base hello %d', o.A); end
    function r = over(o,x), r = x; end
  end
end
