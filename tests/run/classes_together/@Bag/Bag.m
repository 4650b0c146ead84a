classdef Bag
  properties
    items = {}
    m
  end
  methods
    function b = Bag(varargin), b.items = varargin; b.m = containers.Map(); b.m('n') = numel(varargin); end
    n = count(b)
    function varargout = subsref(b, s)
      switch s(1).type
        case '()'
          varargout{1} = b.items{s(1).subs{:}};
        otherwise
          [varargout{1:nargout}] = builtin('subsref', b, s);
      end
    end
    function b = subsasgn(b, s, v)
      if strcmp(s(1).type, '()')
        b.items{s(1).subs{1}} = v;
      else
        b = builtin('subsasgn', b, s, v);
      end
    end
    function n = numel(b, varargin), n = numel(b.items); end
    function e = end(b, k, n), e = numel(b.items); end
    function c = horzcat(varargin)
      c = Bag(); all = {};
      for k = 1:nargin, all = [all varargin{k}.items]; end
      c.items = all;
    end
    function tf = eq(a, b), tf = isequal(a.items, b.items); end
    function r = uminus(a), r = a; r.items = fliplr(a.items); end
  end
end
