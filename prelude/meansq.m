function y = meansq(x, varargin)
% MEANSQ  Mean of the squares.

y = mean(abs(x).^2, varargin{:});
end
