% Methods called by dynamic names, by handles of their names, by functions of functions, and on values in cells.
t = Tool(4);
names = {'twice', 'plusn'};
fprintf('%d %d\n', t.(names{1}), t.(names{2})(5));
f = @each;
fprintf('%d\n', f(t));
list = {Tool(1), Tool(2), Tool.make(3)};
fprintf('%d ', cellfun(@(o) o.times3(), list), cellfun(@twice, list), cellfun(@each, list));
fprintf('\n');
fprintf('%d\n', feval('plusn', list{2}, 40));
fprintf('%d\n', applied(list{3}, 1));
fprintf('%d\n', ismethod(t, 'never'));
x = pick(list, 2);
fprintf('%d %d\n', x.v, plusn(x, 1));

function r = applied(o, n)
r = o.plusn(n) + twice(o);
end

function x = pick(c, k)
x = c{k};
end
