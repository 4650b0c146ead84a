% Compiled code works on values that interpreted functions give.
function handed_values
a = evaluated('1'); b = evaluated('''text'''); c = evaluated('{1,''x''}'); s = evaluated('struct(''f'', 3)');
if a, disp('yes'); end
switch b, case 'text', disp('t'); otherwise, disp('o'); end
for k = c, disp(k); end
disp(s.f + a);
s.g = 4; disp(s);
z = a:3; disp(z);
w = [a, 2; 3, 4]; disp(w');
while a < 3, a = a + 1; end
disp(a);
n = numel(c); disp(n);
x = zeros(1, n); x(1) = evaluated('9'); disp(x);
disp(isa(a, 'double')); disp(class(b));
c{end + 1} = a; disp(numel(c));
u = evaluated('int8(100)'); disp(u + u);
r = evaluated('1:0'); disp(isempty(r)); 
[m, i] = max(evaluated('[3 9 2]')); fprintf('%d %d\n', m, i);
q = evaluated('@(x) x + 1'); disp(q(1));
evaluated('7');
ans
noout('disp(1)');
l = sprintf('%d,', evaluated('[1 2 3]')); disp(l);
p = evaluated('exp(1)'); p
st = evaluated('"str"'); disp(st + "x");
end
function y = evaluated(t)
y = eval(t);
end
function noout(t)
eval(t);
end
