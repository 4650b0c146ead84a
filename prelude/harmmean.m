function m = harmmean(x, varargin)
% HARMMEAN  Harmonic mean.

m = 1 ./ mean(1 ./ x, varargin{:});
end
