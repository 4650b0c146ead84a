function [reg, varargout] = parseparams(args, varargin)
% PARSEPARAMS  Arguments up to the first text, and those from it on.

first = find(cellfun(@ischar, args), 1);
if isempty(first)
    first = numel(args) + 1;
end
reg = args(1:first - 1);
prop = args(first:end);
if nargin == 1
    varargout = {prop};
    return
end
names = varargin(1:2:end);
varargout = varargin(2:2:end);
for k = 1:2:numel(prop)
    at = find(strcmpi(prop{k}, names));
    if isempty(at)
        error('parseparams: needs odd number of arguments');
    end
    varargout{at} = prop{k + 1};
end
end
