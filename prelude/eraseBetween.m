function out = eraseBetween(str, from, to, varargin)
% ERASEBETWEEN  Texts without what stands between two positions or two texts;
%   'Boundaries' is 'inclusive' or 'exclusive' (positions go with, texts stay).

out = replaceBetween(str, from, to, '', varargin{:});
end
