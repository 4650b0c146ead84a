function y = movsum(x, k, varargin)
% MOVSUM  Sum of a window of k elements that slides along, or of
%   k(1) elements before and k(2) after. Options: a dimension, 'omitnan',
%   'Endpoints', 'SamplePoints'.

omit = false;
for q = 1:numel(varargin)
    omit = omit || any(strcmpi(varargin{q}, {'omitnan', 'omitmissing'}));
end
if omit
    y = movfun(@(w) sum(w, 1, 'omitnan'), x, k, varargin{:});
else
    y = movfun(@(w) sum(w, 1), x, k, varargin{:});
end
end
