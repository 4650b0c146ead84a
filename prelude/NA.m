function x = NA(varargin)
% NA  A missing value, which is NaN here.

x = NaN(varargin{:});
end
