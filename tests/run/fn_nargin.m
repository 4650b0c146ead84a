function fn_nargin
% Optional arguments and outputs.
describe();
describe(1);
describe(1, 'two');
x = describe(1, 2, 3);
[x, y] = describe(4);
fprintf('%d %d\n', x, y);
fprintf('%d %d\n', nargin(@describe2), nargout(@describe2));
end

function [a, b] = describe(p, q, r)
switch nargin
    case 0
        text = 'none';
    case 1
        text = 'one';
    otherwise
        text = 'more';
end
fprintf('%s, nargin %d, nargout %d, exist %d\n', text, nargin, nargout, exist('q', 'var'));
a = nargin;
b = nargout;
end

function [a, b, c] = describe2(p, q)
a = p;
b = q;
c = 0;
end
