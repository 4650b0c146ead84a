% Graph algorithms, maps, dynamic programming, text tables
function algo_graphs_and_tables
A = inf(5); E = [1 2 4;1 3 1;3 2 2;2 4 1;3 4 5;4 5 3]; for k = 1:size(E,1), A(E(k,1),E(k,2)) = E(k,3); end
[d, prev] = dijkstra(A, 1); fprintf('%g ', d, prev); fprintf('\n'); fprintf('%d ', path_to(prev, 5)); fprintf('\n');
fprintf('%d %s\n', lcs('AGGTAB', 'GXTXAYB'), edit_str('kitten', 'sitting')); fprintf('%d ', knap([60 100 120], [10 20 30], 50)); fprintf('\n');
m = containers.Map('KeyType','char','ValueType','double'); for w = {'a','b','a','c','a'}, if ~m.isKey(w{1}), m(w{1}) = 0; end, m(w{1}) = m(w{1}) + 1; end
for k = m.keys, fprintf('%s:%d ', k{1}, m(k{1})); end, fprintf('%d\n', m.Count);
adj = {[2 3],[4],[4],[]}; order = bfs(adj, 1); fprintf('%d ', order); fprintf('| %d ', topo(adj)); fprintf('\n');
q = nqueens(6); fprintf('%d\n', q); s = subsets([1 2 3]); fprintf('%d ', numel(s), cellfun(@sum, s)); fprintf('\n');
mat = magic(4); [r, c] = find(mat > 12); fprintf('%d,%d ', [r c]'); mat(mat > 12) = -1; fprintf('%d ', sum(mat(:))); fprintf('\n'); B = mat'; B(:,[1 3]) = B(:,[3 1]); fprintf('%d ', B(1,:), trace(B)); fprintf('\n');
fprintf('%s\n', table_of({'x','yy'}, [1.5 2; 30 4])); fprintf('%d ', spiral(3)); fprintf('\n'); fprintf('%d ', collatz(27)); fprintf('\n'); fprintf('%s ', roman(1994), roman(4)); fprintf('\n'); fprintf('%d', gray(3)'); fprintf('\n');
x = fzero(@(x) cos(x)-x, [0 1]); fprintf('%.6f ', x); y = fminsearch(@(p) (p(1)-1)^2+(p(2)+2)^2, [0 0]); fprintf('%.2f ', y); fprintf('%.5f %.5f %.5f ', quad(@(t) t.^2, 0, 1), quadl(@(t) t.^2, 0, 1), integral(@(t) exp(-t), 0, 2)); fprintf('%.4f ', interp1([1 2 3],[4 5 8], 2.5), polyval(polyfit(1:3,[2 4 6],1), 4)); fprintf('\n');
end
function [d, prev] = dijkstra(A, s)
n = size(A,1); d = inf(1,n); prev = zeros(1,n); done = false(1,n); d(s) = 0;
while ~all(done)
  best = inf; u = 0;
  for i = 1:n, if ~done(i) && d(i) < best, best = d(i); u = i; end, end
  if u == 0, break; end
  done(u) = true;
  for v = find(isfinite(A(u,:)))
    if d(u) + A(u,v) < d(v), d(v) = d(u) + A(u,v); prev(v) = u; end
  end
end
end
function p = path_to(prev, t)
p = t; while prev(p(1)) ~= 0, p = [prev(p(1)) p]; end
end
function n = lcs(a, b)
T = zeros(numel(a)+1, numel(b)+1);
for i = 1:numel(a), for j = 1:numel(b)
  if a(i) == b(j), T(i+1,j+1) = T(i,j)+1; else, T(i+1,j+1) = max(T(i,j+1), T(i+1,j)); end
end, end
n = T(end,end);
end
function s = edit_str(a, b)
D = zeros(numel(a)+1, numel(b)+1); D(:,1) = 0:numel(a); D(1,:) = 0:numel(b);
for i = 2:size(D,1), for j = 2:size(D,2), D(i,j) = min([D(i-1,j)+1, D(i,j-1)+1, D(i-1,j-1)+(a(i-1)~=b(j-1))]); end, end
s = num2str(D(end));
end
function best = knap(v, w, W)
K = zeros(1, W+1);
for i = 1:numel(v), for c = W+1:-1:w(i)+1, K(c) = max(K(c), K(c-w(i)) + v(i)); end, end
best = K(end);
end
function order = bfs(adj, s)
seen = false(1, numel(adj)); queue = s; seen(s) = true; order = [];
while ~isempty(queue)
  u = queue(1); queue(1) = []; order(end+1) = u;
  for v = adj{u}, if ~seen(v), seen(v) = true; queue(end+1) = v; end, end
end
end
function o = topo(adj)
n = numel(adj); state = zeros(1,n); o = [];
  function visit(u)
    if state(u) > 0, return; end
    state(u) = 1;
    for v = adj{u}, visit(v); end
    o = [u o];
  end
for k = 1:n, visit(k); end
end
function c = nqueens(n), c = place(zeros(1,n), 1, n); end
function c = place(q, k, n)
if k > n, c = 1; return; end
c = 0;
for col = 1:n
  ok = true;
  for j = 1:k-1, if q(j) == col || abs(q(j)-col) == k-j, ok = false; break; end, end
  if ok, q(k) = col; c = c + place(q, k+1, n); end
end
end
function s = subsets(x)
s = {}; for b = 0:2^numel(x)-1, s{end+1} = x(bitand(b, 2.^(0:numel(x)-1)) > 0); end
end
function t = table_of(h, M)
t = sprintf('%6s', h{:}); for i = 1:size(M,1), t = [t ';' sprintf('%6.1f', M(i,:))]; end
end
function S = spiral(n)
S = zeros(n); r = 1; c = 0; dr = 0; dc = 1;
for k = 1:n*n
  if r+dr < 1 || r+dr > n || c+dc < 1 || c+dc > n || S(r+dr, c+dc) ~= 0, [dr, dc] = deal(dc, -dr); end
  r = r+dr; c = c+dc; S(r,c) = k;
end
end
function n = collatz(x), n = 0; while x ~= 1, if mod(x,2) == 0, x = x/2; else, x = 3*x+1; end, n = n+1; end, end
function s = roman(n)
v = [1000 900 500 400 100 90 50 40 10 9 5 4 1]; r = {'M','CM','D','CD','C','XC','L','XL','X','IX','V','IV','I'}; s = '';
for k = 1:numel(v), while n >= v(k), s = [s r{k}]; n = n - v(k); end, end
end
function g = gray(n)
if n == 1, g = [0;1]; else, h = gray(n-1); m = size(h,1); g = [zeros(m,1) h; ones(m,1) flipud(h)]; end
end
