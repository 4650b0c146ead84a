function fn_inputs_checks
% Checks of arguments by hand.
try
    area('a');
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
try
    area(2, -1);
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
fprintf('%d %d\n', area(3), area(3, 4));
end

function a = area(w, h)
narginchk(1, 2);
if ~isnumeric(w)
    error('area:class', 'a number is needed, not a %s', class(w));
end
if nargin < 2
    h = w;
end
if h < 0
    error('area:negative', 'height %d is negative', h);
end
a = w*h;
end
