classdef Temp
  properties
    C double = 0
  end
  properties (Dependent)
    F
  end
  methods
    function t = Temp(c)
      arguments
        c (1,1) double = 20
      end
      t.C = c;
    end
    function f = get.F(t), f = t.C*9/5+32; end
    function t = set.F(t,f), t.C = (f-32)*5/9; end
    function varargout = both(t), varargout{1} = t.C; varargout{2} = t.F; end
    function r = mtimes(a,b), r = 'mt'; end
    function r = vertcat(varargin), r = numel(varargin); end
    function r = ge(a,b), r = a.C >= b.C; end
    function r = abs(a), r = abs(a.C); end
    function r = sum(a), r = a.C; end
    function [s,i] = sort(a), s = 1; i = 2; end
    function display(o), disp(['Temp ' num2str(o.C)]); end
  end
end
