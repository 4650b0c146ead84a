classdef Val
  properties
    a (1,1) double = 1
    b (1,:) char = 'abc'
    n {mustBePositive} = 2
    next
  end
  properties (Hidden), h = 7, end
  methods
    function v = Val(varargin)
      for k = 1:2:nargin, v.(varargin{k}) = varargin{k+1}; end
    end
    function v = set.a(v, x), v.a = x * 2; end
    function d = depth(v)
      if isempty(v.next), d = 1; else, d = 1 + depth(v.next); end
    end
    function [x, y] = two(v), x = v.a; y = v.b; end
  end
end
