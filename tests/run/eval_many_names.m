% Thousands of variables made by name: each eval must not look at all of them.
for k = 1:4000
  eval(sprintf('v%d = %d;', k, k));
end
fprintf('%d %d %d\n', v1, v2000, v4000);
