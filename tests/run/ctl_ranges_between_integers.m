% Limits between two integers: a range ends before them, also downwards, whatever of it is known.
function ctl_ranges_between_integers()
h = str2double('-2.5');
for step = [-1 -2 2]
  fprintf(' %g', 5:step:h); fprintf('\n');
  for k = 5:step:h, fprintf(' %g', k); end
  fprintf('\n');
end
for k = 5:-1:-2.5, fprintf(' %g', k); end
fprintf('\n');
for k = 5:-1:h, fprintf(' %g', k); end
fprintf('\n');
fprintf(' %d', numel(5:-1:h), numel(1:2.7), numel(-1:-1.5), numel(0:-3:h), numel(1:-h)); fprintf('\n');
x = 1:10;
disp(x(end:-2:1.5))
end
