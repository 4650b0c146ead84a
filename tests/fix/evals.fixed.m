% Texts that stand in the program are statements.
total = sum([1 2 3]);   % a comment that stays
total
if total > 5, big = true; end
try, r = no_such_function(3); catch, r = -1; end
y = total + 1;
a = 1; b = 'it''s';
for k = 1:2
    eval(sprintf('v%d = %d;', k, k*k));   % only the run knows
end
fprintf('%d %d %d %d %s %d\n', big, r, y, a, b, v2);
c = 3, disp(c)
