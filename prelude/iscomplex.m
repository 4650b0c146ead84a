function tf = iscomplex(x)
% ISCOMPLEX  Whether a number is kept with an imaginary part.

tf = isnumeric(x) && ~isreal(x);
end
