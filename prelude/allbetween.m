function r = allbetween(x, low, high, varargin)
% ALLBETWEEN  Whether all elements lie in an interval; kinds as those of isbetween.

r = all(isbetween(x, low, high, varargin{:}), 'all');
end
