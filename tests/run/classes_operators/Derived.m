classdef Derived < Base
  properties, B = 2; end
  methods
    function o = Derived(a,b)
      o@Base(a); o.B = b; disp('Derived ctor');
    end
    function r = hello(o), r = ['derived+' hello@Base(o)]; end
  end
end
