% A handle among other values: several results come of a call only.
function fn_handle_among_values
[v,w,u] = ask(pick(3), 1, [1;2], {});
disp(v)
end
function f = pick(k)
o = {zeros(3,1), 'abcdef', @ground};
f = o{k+floor(rand)};
end
function [value, terminal, way] = ask(events, t, x, extra)
[value, terminal, way] = events(t, x, extra{:});
value = value(:);
end
function [value, terminal, way] = ground(~, y)
value = y(1); terminal = 1; way = -1;
end
