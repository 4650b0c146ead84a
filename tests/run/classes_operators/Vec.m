classdef Vec
  properties, Data = []; end
  methods
    function o = Vec(d), o.Data = d; end
    function varargout = subsref(o, s)
      switch s(1).type
        case '()', varargout{1} = Vec(o.Data(s(1).subs{:}));
        case '{}', varargout{1} = o.Data(s(1).subs{:}) * 100;
        case '.', if strcmp(s(1).subs,'Sum'), varargout{1} = sum(o.Data); else, [varargout{1:nargout}] = builtin('subsref',o,s); end
      end
    end
    function o = subsasgn(o, s, v)
      if strcmp(s(1).type,'()'), o.Data(s(1).subs{:}) = v; else, o = builtin('subsasgn',o,s,v); end
    end
    function n = numel(o,varargin), n = 1; end
    function e = end(o,k,n), e = numel(o.Data); end
    function disp(o), disp(o.Data); end
    function s = size(o,varargin), s = size(o.Data); end
  end
end
