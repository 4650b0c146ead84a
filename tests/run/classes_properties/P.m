classdef P < handle
  % P a person
  properties
    Name (1,:) char = 'none'
    Age (1,1) double = 0
    Tags cell = {}
    Data struct = struct('a',1)
    Mat (2,2) double = eye(2)
    Any
  end
  properties (Constant)
    LIMITS = struct('lo',1,'hi',10);
    NAMES = {'x','y'};
  end
  properties (Transient, Hidden)
    Cache = []
  end
  properties (SetAccess = immutable)
    Id
  end
  properties (SetAccess = protected)
    Kids = {}
  end
  methods
    function obj = P(varargin)
      if nargin >= 1, obj.Name = varargin{1}; end
      if nargin >= 2, obj.Age = varargin{2}; end
      obj.Id = 7;
    end
    function obj = setAge(obj, a), obj.Age = a; end
    function varargout = multi(obj, n)
      for i=1:n, varargout{i} = obj.Age + i; end
    end
    function r = withArgs(obj, x, opts)
      arguments
        obj
        x (1,1) double
        opts.Scale (1,1) double = 2
      end
      r = x * opts.Scale + obj.Age;
    end
    function addKid(obj, k), obj.Kids{end+1} = k; end
    function r = kid(obj, i), r = obj.Kids{i}; end
    function r = eq2(a, b), r = a == b; end
    function r = callPriv(obj), r = priv(obj) + obj.priv(); end
    function r = selfStatic(obj), r = P.stat(obj.Age) + obj.stat(1); end
    function h = handleTo(obj), h = @(x) obj.withArgs(x); end
    function tick(obj), obj.Age = obj.Age + 1; end
    function [a, b] = two(obj), a = 1; b = 2; end
    function r = lt(a,b), r = [a.Age] < [b.Age]; end
  end
  methods (Access = private)
    function r = priv(obj), r = 10; end
  end
  methods (Static)
    function r = stat(x), r = x * 1000; end
    function [a,b] = two_s(), a = 5; b = 6; end
    function o = make(n), o = P.empty; for i=1:n, o(i) = P(sprintf('p%d',i), i); end, end
  end
end
