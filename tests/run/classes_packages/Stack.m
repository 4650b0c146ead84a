classdef Stack
  properties (SetAccess=private), Items = {}; end
  methods
    function s = push(s, x), s.Items{end+1} = x; end
    function [s, x] = pop(s)
      if isempty(s.Items), error('Stack:empty','Stack is empty'); end
      x = s.Items{end}; s.Items(end) = [];
    end
    function tf = isempty(s), tf = isempty(s.Items); end
    function n = numel(s), n = numel(s.Items); end
  end
end
