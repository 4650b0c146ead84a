classdef V
  properties
    x = 1; y = 2
  end
  methods
    function o = V(x,y), if nargin==2, o.x = x; o.y = y; end, end
    function o = scale(o, k), for i=1:numel(o), o(i).x = o(i).x*k; end, end
    function s = plus(a,b), s = V(a.x+b.x, a.y+b.y); end
    function tf = isequalTo(a,b), tf = isequal(a,b); end
    function r = mtimes(a,b), if isa(a,'V'), r = V(a.x*b,a.y*b); else, r = V(a*b.x,a*b.y); end, end
    function r = norm(o), r = sqrt(o.x^2+o.y^2); end
    function o = set.x(o, v), if ~isnumeric(v), error('V:type','x must be numeric'); end, o.x = v; end
    function r = subtract(o, other), r = V(o.x-other.x, o.y-other.y); end
  end
end
