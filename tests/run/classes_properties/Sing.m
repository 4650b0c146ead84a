classdef Sing < handle
  properties, n = 0; end
  methods (Access = private), function o = Sing(), end, end
  methods (Static)
    function o = get()
      persistent inst
      if isempty(inst) || ~isvalid(inst), inst = Sing(); end
      o = inst;
    end
  end
end
