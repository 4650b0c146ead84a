function y = movmad(x, k, varargin)
% MOVMAD  Median absolute deviation of a window of k elements that slides along.

y = movfun(@(w) median(abs(w - median(w, 1)), 1), x, k, varargin{:});
end
