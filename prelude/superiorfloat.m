function c = superiorfloat(varargin)
% SUPERIORFLOAT  'single' where some argument is single, else 'double'.

c = 'double';
for k = 1:nargin
    x = varargin{k};
    if isa(x, 'single')
        c = 'single';
    elseif ~isa(x, 'double') && ~islogical(x) && ~ischar(x)
        error('MATLAB:datatypes:superiorfloat', 'Inputs must be floats, namely single or double.');
    end
end
end
