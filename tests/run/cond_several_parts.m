% Conditions of several parts, in branches, loops and assignments.
function cond_several_parts
fprintf('%d\n', escape(complex(0.1,0.2), 50));
x = [1 -2 3]; y = true;
for i = 1:3
  if x(i) > 0 && y
    fprintf('%d\n', i);
  end
  if i < 3 && x(i+1) > 0 && y, fprintf('n %d\n', i); else, fprintf('else\n'); end
  if i < 3 && x(i+1) > 0 && y, fprintf('m %d\n', i); end
  if i == 1 | x(i) > 2, fprintf('or %d\n', i); end
  if i > 1 & x(i) > 2, fprintf('and %d\n', i); end
end
n = 0; k = 10; ok = true;
while n < 3 && k > 0 || n == 7
  n = n + 1; k = k - 1;
end
i = 1;
while i <= 3 && (x(i) > 0 || i == 2)
  i = i + 1;
end
ok = n == 3 && k == 7;
ok2 = ok && ~(x(1) > 5) && y;
ok = ok && x(2) < 0;
fprintf('%d %d %d %d %d\n', n, k, i, ok, ok2);
i = numel(x); key = 5;
while i >= 1 && x(i) > key, x(i) = 0; i = i - 1; end
i = 1;
while true && i < 5, i = i + 1; if i == 3 && y, continue; end, end
fprintf('%d\n', i);
end
function k = escape(c, limit)
z = complex(0, 0);
k = 0;
while k < limit && abs(z) <= 2
    z = z*z + c;
    k = k + 1;
end
end
