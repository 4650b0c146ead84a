% An object as an operand of && and ||, and as a condition: what its `logical` says; one that has none is no operand.
on = Switch(1);
off = Switch(0);
if on && true, disp('both'), end
if off || on, disp('one'), end
if ~(off && on), disp('not both'), end
a = on || false
b = off && error('not evaluated');
disp(b)
k = 0;
while on && k < 2, k = k + 1; end
disp(k)
s = {on, off, 3};
for j = 1:3
    if s{j} && true, fprintf('%d ', j), end
end
fprintf('\n')
try
    Plain && true
catch e
    disp(e.identifier)
end
try
    [on on] || true;
catch e
    disp(e.identifier)
end
