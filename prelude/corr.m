function [r, p] = corr(x, y, varargin)
% CORR  Correlation between columns: Pearson's, or Spearman's of their ranks.
%   corr(.., 'type', 'Spearman') names the kind, corr(.., 'rows', 'complete')
%   leaves out the rows with NaN.

if nargout > 1
    error('tame:unsupported', 'corr with the significance of correlations is not supported yet.');
end
if nargin < 2
    y = x;
elseif ischar(y) || isstring(y)
    r = corr(x, x, y, varargin{:});
    return
end
kind = 'pearson';
for k = 1:2:numel(varargin)
    value = lower(char(varargin{k+1}));
    if strcmpi(varargin{k}, 'type')
        kind = value;
    elseif strcmpi(varargin{k}, 'rows') && strcmp(value, 'complete')
        whole = ~any(isnan([x, y]), 2);
        x = x(whole, :);
        y = y(whole, :);
    elseif ~(strcmpi(varargin{k}, 'rows') && strcmp(value, 'all'))
        error('tame:unsupported', 'corr with ''%s'' ''%s'' is not supported.', char(varargin{k}), value);
    end
end
if strcmp(kind, 'spearman')
    for k = 1:size(x, 2)
        x(:, k) = tiedrank(x(:, k));
    end
    for k = 1:size(y, 2)
        y(:, k) = tiedrank(y(:, k));
    end
elseif ~strcmp(kind, 'pearson')
    error('tame:unsupported', 'corr with ''type'' ''%s'' is not supported.', kind);
end
x = x - mean(x, 1);
y = y - mean(y, 1);
r = (x' * y) ./ (sqrt(sum(x.^2, 1))' * sqrt(sum(y.^2, 1)));
end
