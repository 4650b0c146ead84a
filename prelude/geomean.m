function m = geomean(x, varargin)
% GEOMEAN  Geometric mean.

m = exp(mean(log(x), varargin{:}));
end
