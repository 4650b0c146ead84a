classdef Ev < event.EventData
  properties, V; end
  methods, function o = Ev(v), o.V = v; end, end
end
