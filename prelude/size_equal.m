function tf = size_equal(varargin)
% SIZE_EQUAL  Whether all arguments have one size. Octave's name.

tf = true;
for k = 2:nargin
    tf = tf && isequal(size(varargin{1}), size(varargin{k}));
end
end
