% Calls whose number of arguments only the run knows.
c = {1,2,3};
if str2double(getenv('NO_SUCH')) > 5, c = {}; end
c = c(1:min(end, numel(c)));
disp(f(c{:}))
disp(f(10, c{:}))
disp(g(c{:}))
disp(g('a', c{1:2}, c{:}))
try, f(c{:}, c{:}), catch e, disp(e.message), end
try, h(c{:}), catch e, disp(e.message), end
try, h(c{1:0}), catch e, disp(e.message), end
[a, b] = two(c{:});
disp([a b])
k = @(varargin) f(varargin{:});
disp(k(c{:}))
m = @(x, y) two(x, y);
disp(m(c{1:2}))
disp(chk(c{:}))
try, chk(c{:}, 4), catch e, disp(e.identifier), disp(e.message), end
try, chk(c{1:0}), catch e, disp(e.identifier), disp(e.message), end
show(c{:})
d = cellfun(@(varargin) f(varargin{:}), c, c);
disp(d)
disp(rec(c{:}))
function r = f(a,b,c,d)
r = nargin;
if nargin > 1, r = r + b; end
if exist('d','var'), r = r + 100*d; end
end
function r = g(x, varargin)
r = nargin * 10 + numel(varargin);
if ~isempty(varargin), r = r + varargin{end}; end
end
function r = h(a, b)
r = a + b;
end
function [x, y] = two(p, q, varargin)
x = nargin; y = 0;
if nargin >= 2, y = q; end
if nargin < 2, y = p; end
end
function r = chk(varargin)
narginchk(1, 3);
r = nargin;
end
function show(a, b, c)
if nargin < 3, c = 'none'; end
fprintf('%d %d %d\n', a, b, c);
end
function r = rec(varargin)
if nargin == 0, r = 0; return, end
r = varargin{1} + rec(varargin{2:end});
end
