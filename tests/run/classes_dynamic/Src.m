classdef Src < handle
  events
    Tick
  end
  properties (SetObservable)
    P = 1
  end
  methods
    function fire(o,v), notify(o,'Tick',Ev(v)); end
  end
end
