classdef Ev < event.EventData
  properties
    v
  end
  methods
    function o = Ev(v), o.v = v; end
  end
end
