% Trees, lists, stacks and queues of structs and cells; recursion.
function algo_trees_and_stacks
t = []; for v = [5 3 8 1 4 9], t = insert(t, v); end
fprintf('%d ', walk(t)); fprintf('depth %d\n', depth(t));
q = {}; q{end+1} = struct('id',1,'pri',5); q{end+1} = struct('id',2,'pri',1); q{end+1} = struct('id',3,'pri',3);
[~, o] = sort(cellfun(@(e) e.pri, q)); fprintf('%d ', cellfun(@(e) e.id, q(o))); fprintf('\n');
db = struct('name', {'ann','bob','cy'}, 'age', {30, 25, 41});
fprintf('%s ', db([db.age] > 26).name); fprintf('\n'); [~, i] = sort([db.age]); db = db(i); fprintf('%s ', db.name); fprintf('\n');
for k = 1:numel(db), db(k).tags = {}; for j = 1:k, db(k).tags{end+1} = sprintf('t%d', j); end, end
fprintf('%d ', arrayfun(@(d) numel(d.tags), db)); fprintf('\n');
s.a.b.c = 5; s.a.b.d = {1,{2,3}}; s.a.b.d{2}{1} = 'x'; show(s.a.b.d{2}{2}); fn = fieldnames(s.a.b); fprintf('%s ', fn{:}); fprintf('\n');
f = 'dyn'; s.(f) = 3; s.(f)(4) = 7; show(s.dyn); s = rmfield(s, 'dyn'); show(isfield(s, {'a','dyn'}));
fprintf('%d ', hanoi(3, 'A', 'C', 'B')); fprintf('\n'); fprintf('%d\n', ack(2,3)); fprintf('%s\n', perms_of('abc'));
c = cell(2,3); c{2,2} = magic(3); show(cellfun('isempty', c)); show(cellfun(@isempty, c)); c(:,1) = []; show(size(c));
n = flatten({1,{2,{3,4}},5}); show(n); m = memo_fib(30); fprintf('%d\n', m);
[a, b, varargs] = multi(1,2,3,4); show(a); show(b); show([varargs{:}]); st = stack_test(); show(st);
z = struct(); z(3).x = 4; show(size(z)); show(isempty(z(2).x)); w = [z.x]; show(w); ss = struct('m', magic(3)); ss.m(2,:) = []; show(ss.m);
g = @(varargin) numel(varargin); show(g(1,2,3)); k = {@sin, @cos, @(x) x^2}; for i=1:3, fprintf('%.3f ', k{i}(2)); end, fprintf('\n');
acc = 0; for e = {1, 'a', [1 2]}, acc = acc + numel(e{1}); end, show(acc); r = orderfields(struct('b',1,'a',2)); n = fieldnames(r); fprintf('%s', n{:}); fprintf('\n');
p = cell2mat({1 2; 3 4}); show(p); show(isstruct(s)); show(iscell(c)); l = struct('x',{{1,2}}); show([l.x{:}]);
tt = linkedlist(5); show(tt); 
end
function t = insert(t, v)
if isempty(t), t = struct('v', v, 'l', [], 'r', []);
elseif v < t.v, t.l = insert(t.l, v); else, t.r = insert(t.r, v); end
end
function x = walk(t)
if isempty(t), x = []; else, x = [walk(t.l) t.v walk(t.r)]; end
end
function d = depth(t)
if isempty(t), d = 0; else, d = 1 + max(depth(t.l), depth(t.r)); end
end
function n = hanoi(k, a, b, c)
if k == 0, n = 0; else, n = hanoi(k-1, a, c, b) + 1 + hanoi(k-1, c, b, a); end
end
function r = ack(m, n)
if m == 0, r = n+1; elseif n == 0, r = ack(m-1, 1); else, r = ack(m-1, ack(m, n-1)); end
end
function out = perms_of(s)
if numel(s) <= 1, out = s; return; end
out = '';
for k = 1:numel(s)
  rest = s; rest(k) = [];
  p = perms_of(rest);
  for j = 1:size(p,1), out = [out; s(k) p(j,:)]; end
end
if numel(s) == 3, out = out(2,:); end
end
function n = flatten(c)
n = [];
for k = 1:numel(c), if iscell(c{k}), n = [n flatten(c{k})]; else, n(end+1) = c{k}; end, end
end
function f = memo_fib(n)
persistent memo
if isempty(memo), memo = zeros(1,100); end
if n <= 2, f = 1; elseif memo(n) > 0, f = memo(n); else, f = memo_fib(n-1)+memo_fib(n-2); memo(n) = f; end
end
function [a, b, varargout] = multi(varargin)
a = varargin{1}; b = nargin; varargout{1} = varargin(2:end);
end
function out = stack_test()
stack = {}; out = [];
for tok = strsplit('3 4 + 2 * 7 -', ' ')
  x = tok{1};
  switch x
    case {'+','-','*'}
      b = stack{end}; a = stack{end-1}; stack(end-1:end) = [];
      switch x, case '+', r = a+b; case '-', r = a-b; case '*', r = a*b; end
      stack{end+1} = r;
    otherwise, stack{end+1} = str2double(x);
  end
end
out = stack{1};
end
function s = linkedlist(n)
head = []; for k = 1:n, node.value = k; node.next = head; head = node; end
s = 0; while ~isempty(head), s = s*10 + head.value; head = head.next; end
end
function show(x)
fprintf('%g ', x); fprintf('\n');
end
