function y = movvar(x, k, varargin)
% MOVVAR  Variance of a window of k elements that slides along, or of k(1)
%   elements before and k(2) after. A weight (0 or 1) may follow, then options:
%   a dimension, 'omitnan', 'Endpoints', 'SamplePoints'.

weight = 0;
if ~isempty(varargin) && isnumeric(varargin{1})
    if ~isempty(varargin{1})
        weight = varargin{1};
    end
    varargin(1) = [];
end
omit = false;
for q = 1:numel(varargin)
    omit = omit || any(strcmpi(varargin{q}, {'omitnan', 'omitmissing'}));
end
if omit
    y = movfun(@(w) var(w, weight, 1, 'omitnan'), x, k, varargin{:});
else
    y = movfun(@(w) var(w, weight, 1), x, k, varargin{:});
end
end
