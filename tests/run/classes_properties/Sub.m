classdef Sub < P
  properties, Extra = 'e'; end
  methods
    function obj = Sub(varargin), obj = obj@P(varargin{:}); obj.Extra = 'ctor'; end
    function tick(obj), tick@P(obj); obj.Age = obj.Age + 100; end
    function addTwo(obj), obj.Kids = [obj.Kids, {1, 2}]; end
  end
end
