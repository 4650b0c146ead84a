% A loop over a:s:b counts from a; an array a:s:b is computed from both ends.
function ctl_loops_count_from_the_start()
c = str2double('0.1');
for v = 0.1:5.7, fprintf(' %.17g', v); end
fprintf('\n');
for v = c:5.7, fprintf(' %.17g', v); end
fprintf('\n');
w = c:5.7;
for v = w, fprintf(' %.17g', v); end
fprintf('\n');
fprintf(' %.17g', w); fprintf('\n');
for v = 0:c:0.3, fprintf(' %.17g', v); end
fprintf('\n');
for k = [2.5 -0.5], for v = 1:k:3, fprintf(' %g', v); end, end
fprintf('|\n');
end
