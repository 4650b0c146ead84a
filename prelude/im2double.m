function y = im2double(x, indexed)
% IM2DOUBLE  Images as doubles: integers are divided by the largest of their class. Of an
%   image of indices ('indexed') the integers are raised by one.

if nargin > 1
    y = double(x) + isinteger(x);
elseif isa(x, 'int16')
    y = (double(x) + 32768) / 65535;
elseif isinteger(x)
    y = double(x) / double(intmax(class(x)));
else
    y = double(x);
end
end
