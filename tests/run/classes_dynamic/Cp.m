classdef Cp < matlab.mixin.Copyable
  properties
    v = 1
    h
  end
  methods (Access = protected)
    function c = copyElement(o)
      c = copyElement@matlab.mixin.Copyable(o);
      c.v = c.v + 100;
    end
  end
end
