function i = index(str, what, direction)
% INDEX  Place of the first (or the last) occurrence of a text, 0 where there is none.
%   Octave's name.

at = strfind(str, what);
if isempty(at)
    i = 0;
elseif nargin > 2 && strcmpi(direction, 'last')
    i = at(end);
else
    i = at(1);
end
end
