% Options, optional results, values of unknown shape, growth, large integers.
function fn_options_and_growth
fprintf('%g ', area('circle', 2), area('rect', 2, 3), area('tri', 3, 4)); fprintf('\n');
o = parse('width', 3, 'name', 'abc', 'flag'); fprintf('%d %s %d\n', o.width, o.name, o.flag);
[a,b,c] = stats([1 2 3 4]); fprintf('%g %g %g\n', a, b, c); a = stats([5 6]); fprintf('%g\n', a);
v = [1 2 3]; w = scale(2, v); fprintf('%g ', w, scale(v, 2), scale(2, 3), scale([1 2;3 4], [1;1])); fprintf('\n');
p = zeros(2,3); p(1,:) = row(3); p(2,:) = row(1); fprintf('%g ', p); p(:) = row(1); fprintf('%g ', p); fprintf('\n');
u = []; u(3) = 1; u(end+1) = 2; fprintf('%g ', u); q = 5; q(2,2) = 1; fprintf('%g ', q); q(end+1,:) = [8 9]; fprintf('%g ', q); fprintf('\n');
s = 'abc'; s(5) = 'e'; fprintf('%d ', double(s)); t = ''; t(end+1) = 'x'; t(end+1) = 'y'; fprintf('%s\n', t);
k = int64(2)^40; m = k*k; fprintf('%d %d\n', k, m); fprintf('%d ', intmax('int64') - int64(1), intmin('int64') + 5); fprintf('\n');
x = int64([1 2 3]).*int64([4 5 6]); fprintf('%d ', x, sum(x), prod(x)); fprintf('\n');
z = 1; for i = 1:5, z = [z z(end)*2]; end, fprintf('%d ', z); y = 1; for i = 1:4, y(end+1) = y(end)+y(max(end-1,1)); end, fprintf('%d ', y); fprintf('\n');
r = maybe(3); r2 = maybe(-3); fprintf('%g%+gi %g%+gi\n', real(r), imag(r), real(r2), imag(r2)); d = zeros(1,4); d(2:3) = maybe(4); fprintf('%g ', d); e = zeros(1,3); e(2) = maybe(-4); fprintf('%g ', abs(e)); fprintf('\n');
om = widen(3); vv = [1 2;3 4]; fprintf('%g ', om*vv, vv*om, om*2, om'*om); fprintf('\n'); l = last({}); fprintf('%d ', isempty(l), last({1,2})); fprintf('\n');
f = @(varargin) deal(varargin{:}); [g1, g2] = f(7, 8); fprintf('%d %d\n', g1, g2); c = {3, 'x', [1 2]}; [~, i] = max(cellfun(@numel, c)); fprintf('%d\n', i);
acc = struct('n', 0, 'list', {{}}); for j=1:3, acc = push(acc, j); end, fprintf('%d %d\n', acc.n, numel(acc.list));
if nargin == 0 && ~exist('zzz', 'var') || false, fprintf('ok\n'); end
b = true; b(3) = true; fprintf('%d ', b); b = b & [1 1 0]; fprintf('%d ', b); fprintf('%s\n', class(b)); sw(1); sw('a'); sw({'x'}); sw("str");
end
function sw(x)
switch class(x), case 'double', fprintf('num '); case {'char','string'}, fprintf('text '); otherwise, fprintf('other '); end
end
function acc = push(acc, x)
acc.n = acc.n + 1; acc.list{acc.n} = x;
end
function l = last(c)
l = []; for k = 1:numel(c), l = c{k}; end
end
function y = widen(n)
if n == 0, y = 1; else, y = widen(n-1)*2; end
end
function r = maybe(x)
r = sqrt(x);
end
function r = row(n)
r = 1:n; r = r*2;
end
function y = scale(a, b)
y = a.*b;
end
function [m, s, r] = stats(x)
m = mean(x); if nargout > 1, s = std(x); end, if nargout > 2, r = range_of(x); end
end
function r = range_of(x), r = max(x) - min(x); end
function o = parse(varargin)
o = struct('width', 1, 'name', '', 'flag', false); k = 1;
while k <= numel(varargin)
  switch varargin{k}
    case 'flag', o.flag = true; k = k + 1;
    case {'width', 'name'}, o.(varargin{k}) = varargin{k+1}; k = k + 2;
    otherwise, error('bad:opt', 'bad option %s', varargin{k});
  end
end
end
function a = area(kind, varargin)
switch kind
  case 'circle', a = round(pi*varargin{1}^2);
  case 'rect', a = varargin{1}*varargin{2};
  otherwise, [b, h] = varargin{:}; a = b*h/2;
end
end
