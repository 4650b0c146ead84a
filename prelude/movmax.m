function y = movmax(x, k, varargin)
% MOVMAX  Maximum of a window of k elements that slides along, or of
%   k(1) elements before and k(2) after. Options: a dimension, 'omitnan',
%   'Endpoints', 'SamplePoints'.

omit = false;
for q = 1:numel(varargin)
    omit = omit || any(strcmpi(varargin{q}, {'omitnan', 'omitmissing'}));
end
if omit
    y = movfun(@(w) max(w, [], 1), x, k, varargin{:});
else
    y = movfun(@(w) max(w, [], 1, 'includenan'), x, k, varargin{:});
end
end
